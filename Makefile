# make play    plays a game, make test    runs every check. Both do their set-up themselves.

SHELL = /bin/sh
CARGO = cargo
ARGS =

# The folder for `make install`. A package build puts DESTDIR before it. PROFILE is the profile of Cargo.
PREFIX ?= $(if $(filter 0,$(shell id -u)),/usr/local,$(HOME)/.local)
DESTDIR ?=
PROFILE = release
INSTALL = PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' PROFILE='$(PROFILE)' .setup/install.sh

# rustup's programs before a distribution's older ones, also in a shell that has not read its profile again.
export PATH := $(HOME)/.cargo/bin:$(PATH)

.DEFAULT_GOAL := help
.PHONY: help play test test-steps smoke smoke-steps lint doc bench soak streams streams-record streams-play levels axe pictures fuzz golden journals-v1 \
	setup install uninstall deb deb-trial play-trial

help:
	@echo 'make play           asks what you would like: a new game, the last one, practice, joining; or a game with options, as in make play ARGS="--lang de"'
	@echo 'make test           every check: set-up, format, clippy, the documentation, the tactile board in its simulator, all tests'
	@echo 'make smoke          what needs other builds, each for a short time: bench, streams, fuzz, soak'
	@echo 'make lint           the quick checks: format, clippy, layers, texts, types for Windows'
	@echo 'make bench          the figures, each against something else in the same run'
	@echo 'make soak           hours: random games, pairs of scores and of positions, moves on the simulated board, an hour of play'
	@echo 'make streams        whether games recorded at another commit bring about the same here: make streams BASE=main'
	@echo 'make axe            the HTML report before axe-core in headless Chromium'
	@echo 'make pictures       the pictures of the README taken anew in headless Chromium'
	@echo 'make fuzz           arbitrary bytes for what reads boards, lines, scores and moves, a minute each: make fuzz FUZZ_SECONDS=600'
	@echo 'make golden         the journals of tests/journals written anew, when REVISION in src/game/journal.rs has counted up'
	@echo 'make journals-v1    the ten journals and the names of version 1, written once; on trial: make journals-v1 V1=/tmp/v1'
	@echo 'make setup          only the set-up: what is missing is installed, or named'
	@echo 'make install        puts ansage, its man pages and its manual into ~/.local, as root into /usr/local, or: make install PREFIX=/opt/ansage'
	@echo 'make uninstall      takes all of that away again'
	@echo 'make deb            a package for Debian in target/deb'
	@echo 'make deb-trial      the package in a fresh root: installed, played with, removed'
	@echo 'make play-trial     make play in a fresh Debian 12 without Rust: set up, built, played, saved'

# What the simulated board lacks here, in words; `lacks` is empty where it can be built. Then the tests that play on it
# are told by ANSAGE_HARDWARE to fail, not to skip, when they do not find it.
WITH_BOARD = lacks=$$($(MAKE) --silent --no-print-directory -C hardware lacks) || exit 1; \
	skipped="skipped: the tests of the tactile board. Missing here: $$lacks"

# Every test program and every bench, also where one of them has failed. Most of `program` and `realtime` is waiting for a terminal, a board
# or a clock; those of the crates only reckon, so they run beside them with what they leave of the processors (nice), and are read when
# they have ended. What needs real time or a board runs one at a time. Benches are only tried, beside nothing
# else: no figure is demanded.
CRATES = game words compare link devices sound seats opponent
BENCHES = sound console arbiter opponent tactile link drift
TESTS = { failed=''; pure=$$(mktemp) && $(CARGO) test --locked --no-run || exit 1; \
	nice -n 19 $(CARGO) test --locked --no-fail-fast $(CRATES:%=--test %) --test pure >"$$pure" 2>&1 & beside=$$!; \
	trap 'kill $$beside; rm -f "$$pure"; exit 1' INT TERM HUP; \
	$(CARGO) test --locked --no-fail-fast --lib --bins --test tidy --test program || failed=yes; \
	$(CARGO) test --locked --no-fail-fast --doc || failed=yes; \
	$(CARGO) test --locked --no-fail-fast --test realtime -- --test-threads=1 || failed=yes; \
	wait $$beside || failed=yes; cat "$$pure"; rm -f "$$pure"; \
	$(CARGO) test --locked --no-fail-fast $(BENCHES:%=--bench %) || failed=yes; \
	[ -z "$$failed" ]; }

# Other systems, as far as their standard library is here or rustup can fetch it. Windows: the same types and names hold
# there. WebAssembly: the crates without their drivers, for they take nothing from a machine.
OTHER_SYSTEMS = check() { \
	    if [ -d "$$(rustc --print sysroot)/lib/rustlib/$$1/lib" ] || rustup target add $$1 >/dev/null 2>&1; then \
	        target=$$1; shift; $(CARGO) check --locked --target $$target "$$@"; \
	    else \
	        echo "skipped: cargo check for $$1. Its standard library is not here, and rustup cannot fetch it"; \
	    fi; }; \
	check x86_64-pc-windows-gnu && RUSTFLAGS='--cfg getrandom_backend="custom"' check wasm32-unknown-unknown --lib $(CRATES:%=-p ansage-%)

play:
	@.setup/packages.sh play
	@$(CARGO) build --release --locked
	@$(if $(strip $(ARGS)),,if [ -t 0 ]; then exec $(CARGO) run --release --locked --quiet; fi;) \
	$(CARGO) run --release --locked --quiet -- play $(ARGS)

test:
	@.setup/packages.sh test
	@MAKE='$(MAKE)' .setup/checked.sh test-steps

test-steps: doc
	$(CARGO) fmt --check
	$(CARGO) clippy --locked --all-targets -- -D warnings
	@$(WITH_BOARD); if [ -z "$$lacks" ]; then \
	    $(MAKE) --no-print-directory -C hardware test && \
	    export ANSAGE_HARDWARE=1 && $(TESTS); \
	else \
	    echo "$$skipped" && $(TESTS); \
	fi

# As long as it takes to see that each still runs; also where another has failed.
smoke:
	@.setup/packages.sh test
	@MAKE='$(MAKE)' .setup/checked.sh smoke-steps

smoke-steps: export ANSAGE_GAMES = 20
smoke-steps:
	@failed=''; try() { $(MAKE) --no-print-directory "$$@" || { echo "make $$*: failed"; failed=yes; }; }; \
	try bench ANSAGE_DEMANDS=busy ANSAGE_ALIGNED=100; \
	if git rev-parse --git-dir >/dev/null 2>&1; then try streams BASE=HEAD; \
	    else echo 'skipped: make streams. Here is no git repository'; fi; \
	if command -v c++ >/dev/null; then try fuzz FUZZ_SECONDS=5; \
	    else echo 'skipped: make fuzz. Here is no C++ compiler (Debian: g++)'; fi; \
	try levels GAMES=1; \
	try pictures PICTURES=target/pictures/tried; \
	try deb-trial PROFILE=dev; \
	try play-trial; \
	try soak OPTIMISED= ANSAGE_DRIFT_SECONDS=5 ANSAGE_CROSSINGS=few ANSAGE_SHEETS=400 ANSAGE_ALIGNED=100 ANSAGE_PAIRS=1000 ANSAGE_HANDS=400 ANSAGE_COSTLY_SECONDS=20 ANSAGE_BOARD_MOVES=200; \
	[ -z "$$failed" ]

# The library's own; a link that leads nowhere is an error.
doc:
	RUSTDOCFLAGS='-D warnings' $(CARGO) doc --locked --no-deps --lib

lint:
	@.setup/packages.sh test
	@$(MAKE) --no-print-directory doc
	$(CARGO) fmt --check
	$(CARGO) clippy --locked --all-targets -- -D warnings
	$(CARGO) test --locked --test tidy
	@$(OTHER_SYSTEMS)
	@echo 'make lint: all checks passed'

# ANSAGE_DEMANDS=busy leaves room for a machine that does something else as well, see tests/support/measured.rs. The values
# are kept in tests/bench/figures.tsv by `make bench KEEP=yes`, or only those whose names begin so: make bench KEEP=start
KEEP =
bench: export ANSAGE_DEMANDS ?=
bench: export ANSAGE_FIGURES = $(CURDIR)/target/figures.tsv
# How many pairs of score sheets of each kind are compared for the rates at which their slips are found.
bench: export ANSAGE_ALIGNED ?= 1000
bench:
	@.setup/packages.sh test
	@$(WITH_BOARD); if [ -z "$$lacks" ]; then \
	    $(MAKE) --no-print-directory -C hardware firmware simulator && export ANSAGE_HARDWARE=1; \
	    else echo "$$skipped"; fi && \
	failed=''; mkdir -p target && rm -f "$$ANSAGE_FIGURES"; \
	$(CARGO) test --locked --package ansage-compare aligned_rates -- --nocapture || failed=yes; \
	$(CARGO) bench --locked --no-fail-fast $(patsubst %,--bench %,$(filter-out drift,$(BENCHES))) || failed=yes; \
	.setup/figures.sh "$$ANSAGE_FIGURES" '$(KEEP)' && [ -z "$$failed" ]

# The number of games, and the seconds of real play: make soak ANSAGE_GAMES=2000 ANSAGE_DRIFT_SECONDS=5 for a try.
soak: export ANSAGE_GAMES ?= 100000
soak: export ANSAGE_DRIFT_SECONDS ?= 3600
soak: export ANSAGE_CROSSINGS ?= all
soak: export ANSAGE_SHEETS ?= 40000
soak: export ANSAGE_ALIGNED ?= 10000
soak: export ANSAGE_PAIRS ?= 1000000
soak: export ANSAGE_HANDS ?= 100000
soak: export ANSAGE_COSTLY_SECONDS ?= 600
soak: ANSAGE_BOARD_MOVES ?= 20000
# Empty for a short run: building costs more than it saves there.
soak: OPTIMISED = --release
soak:
	@.setup/packages.sh test
	$(CARGO) test --locked $(OPTIMISED) --test game simulation
	$(CARGO) test --locked $(OPTIMISED) --test pure round_trip
	$(CARGO) test --locked $(OPTIMISED) --test pure random_rulings
	$(CARGO) test --locked $(OPTIMISED) --test pure hands::random
	$(CARGO) test --locked $(OPTIMISED) --test seats back_door
	$(CARGO) test --locked $(OPTIMISED) --test game crossings
	$(CARGO) test --locked $(OPTIMISED) --test link
	$(CARGO) test --locked $(OPTIMISED) --test program costly
	$(CARGO) test --locked $(OPTIMISED) --test compare rates
	$(CARGO) bench --locked --bench drift
	@$(WITH_BOARD); if [ -z "$$lacks" ]; then \
	    $(MAKE) --no-print-directory -C hardware test MOVES=$(ANSAGE_BOARD_MOVES); else echo "$$skipped"; fi
	@echo 'make soak: all checks passed'

# ANSAGE_GAMES is the number of games, as in the simulation itself: make streams BASE=main ANSAGE_GAMES=200 for a try.
streams: export ANSAGE_GAMES ?= 2000
streams: export BASE ?=
streams:
	@.setup/streams.sh

# For .setup/streams.sh, which calls the first in the tree of BASE: every commit knows itself how its games are recorded.
streams-record:
	ANSAGE_STREAMS_RECORD='$(STREAMS)' $(CARGO) test --locked --test game streams_are_recorded -- --nocapture

streams-play:
	ANSAGE_STREAMS_PLAY='$(STREAMS)' $(CARGO) test --locked --test game recorded_streams_bring -- --nocapture

# Who wins of each two neighbouring levels, in GAMES games: our own opponent's, or with ENGINE=/usr/games/stockfish an engine's.
levels: export GAMES ?= 20
levels: export ENGINE ?=
levels: export LEVEL ?=
levels:
	$(CARGO) run --release --locked --quiet --example levels

axe:
	@.setup/packages.sh test
	@.setup/axe.sh

# To try it: make pictures PICTURES=/tmp
pictures:
	@.setup/packages.sh test
	@.setup/pictures.sh $(PICTURES)

# With a nightly compiler and cargo-fuzz those are used.
fuzz:
	@tests/fuzz/run.sh

# When REVISION in src/game/journal.rs has counted up: the tables are played again, and the games chosen again that show everything.
golden:
	@.setup/packages.sh test
	ANSAGE_GOLDEN=1 ANSAGE_GAMES=2000 $(CARGO) test --locked --test game simulation::golden -- --nocapture
	ANSAGE_GOLDEN=1 $(CARGO) test --locked --test program written_anew
	$(CARGO) test --locked --test program golden

# Every later program must open these journals. They are written into an empty folder, or not at all.
V1 = tests/journals/v1
journals-v1: export ANSAGE_V1 := $(abspath $(V1))
journals-v1: export ANSAGE_GAMES ?= 4000
journals-v1:
	@.setup/packages.sh test
	@[ -z "$$(ls -A '$(abspath $(V1))' 2>/dev/null)" ] || \
		{ echo 'make journals-v1: $(V1) has files in it. The journals of version 1 are never written anew'; exit 1; }
	ANSAGE_WRITE_V1=1 $(CARGO) test --locked --test game simulation::kept -- --nocapture
	ANSAGE_WRITE_V1=1 $(CARGO) test --locked --test words names:: -- --nocapture
	ANSAGE_WRITE_V1=1 $(CARGO) test --locked --test program written_once
	$(CARGO) test --locked --test program kept::

setup:
	@.setup/packages.sh test
	@echo 'make setup: nothing is missing'

install:
	@.setup/packages.sh play
	$(CARGO) build --locked --profile $(PROFILE) --bin ansage
	@$(INSTALL) install

uninstall:
	@$(INSTALL) uninstall

deb:
	@MAKE='$(MAKE)' PROFILE='$(PROFILE)' .setup/deb.sh

# Builds the package itself. The release profile takes long; `make smoke` tries the profile that the tests have built.
deb-trial:
	@MAKE='$(MAKE)' PROFILE='$(PROFILE)' .setup/deb-trial.sh

play-trial:
	@.setup/play-trial.sh
