#!/bin/sh
# Finds out what this machine lacks to build, run or test Ansage, and installs it where that is allowed.
#
#   packages.sh play     what `make play` needs: Rust, a C compiler, headers, the voice
#   packages.sh test     the same, and what the tests and measurements need
#
# What only the tests of the tactile board need is installed with the rest. Where it is all that is missing and may not
# be installed, or this release does not have it, that is said and the status is 0: `make test` leaves them out.
#
# Exit status: 0 nothing is missing any more; 1 something is, and what to type was said on standard error.
# Nothing is installed, no package list is fetched and nothing is printed where nothing is missing.
# Nothing is ever removed: a system that would have to lose a package to gain another is left as it is.
# Rust is installed where there is none and a package of this release is new enough. An old one is left as it is.
set -u

purpose=${1:-play}
here=$(cd "$(dirname "$0")/.." && pwd) || exit 1
needed_rust=$(sed -n 's/^rust-version = "\([0-9.]*\)".*/\1/p' "$here/Cargo.toml")

say() { printf '%s\n' "$*" >&2; }
has() { command -v "$1" >/dev/null 2>&1; }

# at_least 1.95 1.100.2: whether the second version is the first or a later one.
at_least() {
    wanted_major=${1%%.*} wanted_minor=${1#*.}
    major=${2%%.*} minor=${2#*.}
    wanted_minor=${wanted_minor%%.*} minor=${minor%%.*}
    [ "$major" -gt "$wanted_major" ] || { [ "$major" -eq "$wanted_major" ] && [ "$minor" -ge "$wanted_minor" ]; }
}

how_to_get_rust() {
    if has rustup; then
        say "Type:  rustup default stable && rustup update stable"
    else
        say "Rust comes from https://rustup.rs. With curl installed, type:"
        say "  curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh"
        say "Then open a new shell and type make again. The package rustc of Debian 12 and 13 is too old."
    fi
    exit 1
}

# check_rust cargo: refuses a missing, silent or old program.
check_rust() {
    if ! has "$1"; then
        say "Ansage is built with Rust $needed_rust or newer, and there is no $1 here."
        how_to_get_rust
    fi
    found=$("$1" --version 2>/dev/null | sed -n "1s/^$1 \([0-9]*\.[0-9]*\).*/\1/p")
    if [ -z "$found" ]; then
        say "Ansage is built with Rust $needed_rust or newer, and $(command -v "$1") does not tell its version."
        how_to_get_rust
    fi
    if ! at_least "$needed_rust" "$found"; then
        say "Ansage is built with Rust $needed_rust or newer, and $(command -v "$1") is $1 $found."
        how_to_get_rust
    fi
}

check_both() { check_rust cargo && check_rust rustc; }

is_debian() { has dpkg-query && has apt-get; }

# One query for all; `ii` or `hi` stands before what is installed and whole.
installed=" $(dpkg-query -W -f '${db:Status-Abbrev}${Package}\n' 2>/dev/null | sed -n 's/^[hi]i *//p' | tr '\n' ' ')"
is_installed() { case $installed in *" $1 "*) true ;; *) false ;; esac; }

# Whether packages of Rust are to be installed: all of it, or what the tests use and Debian's Rust here lacks.
rust_wanted=no
if is_debian && ! has cargo && ! has rustc && ! has rustup; then
    rust_wanted=yes
else
    check_both
    for part in fmt clippy; do
        [ "$purpose" = test ] || break
        cargo "$part" --version >/dev/null 2>&1 && continue
        component=$part
        [ "$part" = fmt ] && component=rustfmt
        say "The tests use cargo $part, which is not installed."
        if has rustup; then
            rustup component add "$component" >&2 && continue
        elif is_debian && { is_installed rustc || is_installed rustc-web; }; then
            rust_wanted=yes
            break
        fi
        say "Type:  rustup component add $component"
        exit 1
    done
fi

# --- other systems: say what is wanted, go on where the compiler will find it -----------------------------------

elsewhere() {
    if [ "$(uname -s)" = Darwin ]; then
        has cc && exit 0
        say "A C compiler is missing. Type:  xcode-select --install"
        say "For the espeak-ng voice, with Homebrew:  brew install espeak-ng"
        exit 1
    fi
    if has cc && has pkg-config && pkg-config --exists alsa speech-dispatcher; then exit 0; fi
    say "Ansage needs a C compiler, pkg-config, libclang, the headers of ALSA and of speech-dispatcher, and to speak"
    say "the library of espeak-ng with its data. Not all of these were found. Install them, then type make again:"
    if has dnf; then
        say "  sudo dnf install gcc pkgconf-pkg-config clang-libs clang-resource-filesystem alsa-lib-devel speech-dispatcher-devel espeak-ng"
    elif has pacman; then
        say "  sudo pacman -S --needed gcc pkgconf clang alsa-lib speech-dispatcher espeak-ng"
    elif has zypper; then
        say "  sudo zypper install gcc pkg-config clang-devel alsa-devel libspeechd-devel espeak-ng"
    else
        say "  gcc or clang, pkg-config or pkgconf, libclang, alsa-lib, speech-dispatcher, espeak-ng (with headers)"
    fi
    [ "$purpose" = test ] && say "The tests also use brltty, pulseaudio and pactl, espeak-ng and spd-say; those of the tactile" \
        "board avr-gcc with avr-libc, simavr and libelf with headers."
    exit 1
}

is_debian || elsewhere

# --- Debian and its relatives -------------------------------------------------------------------------------------

missing=
want() { missing="$missing $1"; }

has cc || want gcc
has pkg-config || want pkg-config
for package in libc6-dev libasound2-dev libspeechd-dev libespeak-ng1 espeak-ng-data; do
    is_installed "$package" || want "$package"
done
if [ "$purpose" = test ]; then
    for package in brltty espeak-ng pulseaudio-utils speech-dispatcher speech-dispatcher-espeak-ng; do
        is_installed "$package" || want "$package"
    done
    # pulseaudio and pipewire's own sound server exclude each other on some releases: then the user's stays.
    is_installed pulseaudio || is_installed pipewire-pulse || is_installed pipewire-alsa || want pulseaudio
fi

# Building the firmware of the tactile board, and running it in a simulator.
board=
if [ "$purpose" = test ]; then
    for package in gcc-avr avr-libc libsimavr-dev libelf-dev; do
        is_installed "$package" || board="$board $package"
    done
fi

# bindgen needs libclang and the headers that belong to it: of any version, but of the same one.
libclang_found=no
if [ -n "${LIBCLANG_PATH:-}" ] || is_installed libclang-dev; then libclang_found=yes; fi
for package in $installed; do
    number=${package#libclang1-}
    [ "$number" != "$package" ] && is_installed "libclang-common-$number-dev" && libclang_found=yes
done

only_board() { [ -z "$missing" ] && [ "$libclang_found" = yes ] && [ "$rust_wanted" = no ]; }
[ -z "$board" ] && only_board && exit 0
without_board() { say "Until then the tests of the tactile board are left out."; exit 0; }

# The version that is this release's default, or else the newest, or else the big package that takes all with it.
libclang_packages() {
    default=$(LC_ALL=C apt-cache depends libclang-dev 2>/dev/null | sed -n 's/.*Depends: libclang-\([0-9]*\)-dev.*/\1/p')
    newest=$(apt-cache search --names-only '^libclang1-[0-9]+$' 2>/dev/null | sed 's/^libclang1-\([0-9]*\).*/\1/' | sort -rn)
    for number in $default $newest; do
        if apt-cache show "libclang1-$number" "libclang-common-$number-dev" >/dev/null 2>&1; then
            printf 'libclang1-%s libclang-common-%s-dev' "$number" "$number"
            return
        fi
    done
    printf libclang-dev
}

# Whether apt would install the needed Rust or a newer one with this package. Its version has an epoch before it at times.
is_new_enough() {
    candidate=$(LC_ALL=C apt-cache policy "$1" 2>/dev/null |
        sed -n 's/^ *Candidate: \([0-9]*:\)\{0,1\}\([0-9]*\.[0-9]*\).*/\2/p')
    [ -n "$candidate" ] && at_least "$needed_rust" "$candidate"
}

# The packages of Rust that are new enough, if there are any: the release's own, or those that Debian brings up to date for
# its browsers. The two exclude each other.
rust_packages() {
    for web in '' -web; do
        [ -z "$web" ] && is_installed rustc-web && continue
        is_new_enough "rustc$web" && is_new_enough "cargo$web" || continue
        printf ' rustc%s cargo%s' "$web" "$web"
        [ "$purpose" = test ] && printf ' rust%s-clippy rustfmt%s' "$web" "$web"
        return
    done
}

# Leaves where Rust is missing and none of these packages is new enough.
need_rust_packages() {
    [ "$rust_wanted" = no ] || [ -n "$(rust_packages)" ] && return
    say "Ansage is built with Rust $needed_rust or newer, and no package of this system is new enough."
    how_to_get_rust
}

as_root=
if [ "$(id -u)" != 0 ]; then
    all=$missing$board
    if [ "$rust_wanted" = yes ]; then
        rust=$(rust_packages)
        all=$all${rust:- rustc cargo}
    fi
    all=${all# }
    [ "$libclang_found" = yes ] || all="${all:+$all }$(libclang_packages)"
    if ! has sudo; then
        need_rust_packages
        say "These packages are missing: $all"
        say "There is no sudo here. Type, with the password of root:"
        say "  su -c 'apt-get update && apt-get install --no-install-recommends $all'"
        only_board && without_board
        exit 1
    elif sudo -n true 2>/dev/null; then
        as_root="sudo -n"
    elif [ -t 0 ] && [ -t 2 ]; then
        say "These packages are missing: $all"
        say "They are now installed with sudo, which may ask for your password."
        as_root=sudo
    else
        need_rust_packages
        say "These packages are missing: $all"
        say "Type, with your password:"
        say "  sudo apt-get update && sudo apt-get install --no-install-recommends $all"
        only_board && without_board
        exit 1
    fi
fi

say "Fetching the list of packages."
# Without a network the lists that are there may still do.
fetched=yes
$as_root apt-get -q update >&2 </dev/null || {
    fetched=no
    say "The list of packages could not be fetched; going on with the old one."
}
need_rust_packages
[ "$rust_wanted" = no ] || missing="$missing$(rust_packages)"
for package in $board; do
    [ "$fetched" = no ] || apt-cache show "$package" >/dev/null 2>&1 && continue
    say "This release has no $package: the tests of the tactile board are left out."
    board=
    break
done
[ -z "$board" ] && only_board && exit 0
[ "$libclang_found" = yes ] || missing="$missing $(libclang_packages)"
missing=$missing$board
# A strong opponent to practise against: recommended, and so never the reason for installing anything.
[ "$purpose" = play ] && ! is_installed stockfish && apt-cache show stockfish >/dev/null 2>&1 && missing="$missing stockfish"
say "Installing:$missing"
# shellcheck disable=SC2086 # several words are meant
if ! $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-remove --no-install-recommends \
    -o DPkg::Lock::Timeout=120 install $missing >&2 </dev/null; then
    say "These packages could not be installed:$missing"
    say "The reason stands above. To try by hand, type as root:"
    say "  apt-get update && apt-get install --no-install-recommends$missing"
    exit 1
fi
[ "$rust_wanted" = no ] || check_both
