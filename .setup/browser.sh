# Sourced by what needs a browser. Chromium, and further packages of Debian and its relatives, are installed where that is
# allowed. `say`, `has` and `find_chromium` are there afterwards.

say() { printf '%s\n' "$*" >&2; }
has() { command -v "$1" >/dev/null 2>&1; }

find_chromium() {
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        if has "$name"; then command -v "$name"; return; fi
    done
}

# needs TARGET [PROGRAM=PACKAGE...]: leaves where something is missing and cannot be installed.
needs() {
    target=$1
    shift
    missing=
    [ -n "$(find_chromium)" ] || missing="$missing chromium"
    for pair in "$@"; do
        has "${pair%%=*}" || missing="$missing ${pair#*=}"
    done
    [ -n "$missing" ] || return 0
    if ! has apt-get; then
        say "$target needs these, which are missing:$missing. Install them, then type $target again."
        exit 1
    fi
    as_root=
    if [ "$(id -u)" != 0 ]; then
        if has sudo && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
            as_root=sudo
        else
            say "$target needs these packages. Type:  sudo apt-get install --no-install-recommends$missing"
            exit 1
        fi
    fi
    say "Installing:$missing"
    $as_root apt-get -q update >&2 </dev/null || say "The list of packages could not be fetched; going on with the old one."
    # shellcheck disable=SC2086 # several words are meant
    if ! $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-remove --no-install-recommends \
        -o DPkg::Lock::Timeout=120 install $missing >&2 </dev/null; then
        say "These packages could not be installed:$missing. The reason is above; without them there is no $target."
        exit 1
    fi
}
