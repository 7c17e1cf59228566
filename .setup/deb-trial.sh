#!/bin/sh
# Tries the Debian package in a fresh root: it is installed, tells its version, plays a game by script, and is removed
# without a trace.
#
#   deb-trial.sh             builds the package and a fresh root of the running release
#   deb-trial.sh inside      what is done in the fresh root, as its root
#
# Where no root can be made, a line that begins with "skipped: " says why. Exit status: 0 passed, or skipped; 1 failed.
set -u

trial='make deb-trial' tried='the Debian package in a fresh root'
. "$(dirname "$0")/trials.sh"
player=/tmp/player

# What apt and dpkg keep for themselves is no trace of a package.
files() {
    find / \( -path /proc -o -path /sys -o -path /dev -o -path /var/lib/dpkg -o -path /var/lib/apt -o -path /var/cache \
        -o -path /var/log -o -path "$player" \) -prune -o -print | sort
}

# Runs a command, and shows what it printed only if it fails.
quietly() { "$@" >"$player/printed" 2>&1 || { cat "$player/printed"; return 1; }; }

inside() {
    begin
    export HOME=$player DEBIAN_FRONTEND=noninteractive
    mkdir "$player" && cd "$player" || exit 1
    : >before && : >after && files >before || exit 1
    quietly apt-get -q -y --no-install-recommends install /tmp/ansage.deb || fail 'the package could not be installed.'
    for file in $(dpkg -L ansage); do [ -e "$file" ] || fail "$file was not installed."; done
    dpkg -V ansage || fail 'a file is not as it was packed.'
    zcat /usr/share/man/man1/ansage-play.1.gz | grep -q '^\.TH ansage-play' || fail 'there is no man page of ansage play.'
    for file in README.md LICENSE copyright manual/play.md manual/move.wav manual/board.png; do
        [ -s "/usr/share/doc/ansage/$file" ] || fail "there is no $file."
    done
    for page in /usr/share/doc/ansage/README.md /usr/share/doc/ansage/manual/*.md; do
        for link in $(grep -o ']([^#:)]*)' "$page" | tr -d ']()'); do
            [ -e "${page%/*}/$link" ] || fail "$page leads to $link, which is not there."
        done
    done
    ansage --version || fail 'ansage --version failed.'
    printf 'start\ne4\n+3\npress\n' | ansage play --clock script --audio none --lang en >game 2>&1 ||
        { cat game; fail 'the game failed.'; }
    cat game
    grep -q 'e2-e4' game && grep -q 'Black to move' game || fail 'the game was not played.'
    cd / && quietly apt-get -q -y purge --autoremove ansage || fail 'the package could not be removed.'
    files >"$player/after"
    diff "$player/before" "$player/after" || fail 'these files are not as they were before.'
    say 'The package was installed, played, and removed without a trace.'
}

if [ "${1:-}" = inside ]; then
    inside
    exit
fi

here=$(cd "$(dirname "$0")/.." && pwd) || exit 1
prepare
built=$("$here/.setup/deb.sh") || fail 'the package could not be built.'
release=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
[ -n "$release" ] || skip 'The running release has no name in /etc/os-release.'
in_fresh_root "$release" --customize-hook="upload '$built' /tmp/ansage.deb" \
    --customize-hook="upload '$here/.setup/trials.sh' /tmp/trials.sh" \
    --customize-hook="upload '$here/.setup/deb-trial.sh' /tmp/deb-trial.sh" \
    --customize-hook='chroot "$1" sh /tmp/deb-trial.sh inside'
