#!/bin/sh
# Runs each fuzz target for FUZZ_SECONDS. Findings go to tests/fuzz/target/findings; the corpus itself is only read.
set -eu
cd "$(dirname "$0")"
seconds=${FUZZ_SECONDS:-60}
targets=${FUZZ_TARGETS:-frames dgt link scores announced}

nightly=+nightly
if ! cargo +nightly --version >/dev/null 2>&1; then
    # The fuzzer needs options of the compiler that only nightly ones take. This variable opens them in the stable one,
    # which has the same code behind them; what they do may differ from version to version, and no finding depends on it.
    nightly=
    export RUSTC_BOOTSTRAP=1
fi
if ! command -v c++ >/dev/null 2>&1; then
    echo 'make fuzz: no C++ compiler, which builds the fuzzer itself. Install it: apt-get install g++' >&2
    exit 1
fi
host=$(rustc $nightly -vV | sed -n 's/^host: //p')
for target in $targets; do
    grown=target/corpus/$target
    mkdir -p "$grown" target/findings
    # New inputs go into the first folder; the seeds in the second are only read.
    set -- "$grown" "corpus/$target" \
        -max_total_time="$seconds" -max_len=4096 -artifact_prefix=target/findings/ -print_final_stats=1
    echo "make fuzz: $target for $seconds s"
    if [ -n "$nightly" ] && cargo +nightly fuzz --version >/dev/null 2>&1; then
        folders="$1 $2"
        shift 2
        # shellcheck disable=SC2086
        cargo +nightly fuzz run --fuzz-dir . "$target" $folders -- "$@"
    else
        # What cargo-fuzz would set.
        coverage='-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4'
        coverage="$coverage -Cllvm-args=-sanitizer-coverage-inline-8bit-counters"
        coverage="$coverage -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares"
        RUSTFLAGS="--cfg fuzzing $coverage -Ccodegen-units=1 -Zsanitizer=address" \
            cargo $nightly run --locked --release --target "$host" --bin "$target" -- "$@"
    fi
done
echo 'make fuzz: nothing found'
