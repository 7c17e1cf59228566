#!/bin/sh
# Tries the first command of the README in a fresh Debian 12 that has make and certificates, and no Rust: `make play` sets
# it up, builds, and plays a game by script, which is saved.
#
#   play-trial.sh            copies the sources into a fresh root, and the crates that Cargo keeps here
#   play-trial.sh inside     what is done in the fresh root, as its root
#
# The build is not optimised, because only that it can be built matters. Where no root can be made, a line that begins with
# "skipped: " says why. Exit status: 0 passed, or skipped; 1 failed.
set -u

trial='make play-trial' tried='from an empty Debian 12 to a saved game'
here=$(cd "$(dirname "$0")/.." && pwd) || exit 1
. "$here/.setup/trials.sh"

inside() {
    begin
    export HOME=/root CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=256
    cd "$here" || exit 1
    if has cargo || has rustc; then fail 'there is a Rust before the set-up.'; fi
    # What is not the game goes to standard error.
    printf 'start\ne4\n+3\npress\n' | make play ARGS='--clock script --audio none --lang en' >/tmp/game 2>/tmp/printed ||
        { tail -n 100 /tmp/printed; cat /tmp/game; fail 'make play failed.'; }
    grep '^Installing:' /tmp/printed
    rustc --version
    cat /tmp/game
    grep -q 'e2-e4' /tmp/game && grep -q 'Black to move' /tmp/game || fail 'the game was not played.'
    target/release/ansage verify last && target/release/ansage export last --pgn | grep '^1\. e4 ' || fail 'the game was not saved.'
}

if [ "${1:-}" = inside ]; then
    inside
    exit
fi

prepare
cd "$here" || exit 1
# What git knows of, or without git everything but what was built.
{ git ls-files -z 2>/dev/null || find . -name target -prune -o -type f -print0; } |
    tar -c --owner=0 --group=0 --null -T - --transform='s,^,ansage/,' -f "$room/root.tar" || exit 1
# Of the crates that Cargo keeps here those of Cargo.lock, each with its line of the index. It fetches what it lacks.
crates=${CARGO_HOME:-$HOME/.cargo}
if [ -d "$crates/registry" ]; then
    (cd "$crates" && find registry/index registry/cache -type f) | awk -F '["/]' '
        NR == FNR { if ($1 == "name = ") kept[name = $2]; if ($1 == "version = ") kept[name "-" $2 ".crate"]; next }
        $NF in kept || $NF == "config.json"' Cargo.lock - |
        tar -r --owner=0 --group=0 -C "$crates" -T - --transform='s,^,.cargo/,' -f "$room/root.tar" || exit 1
fi
in_fresh_root bookworm --include=make,ca-certificates --customize-hook="tar-in '$room/root.tar' /root" \
    --customize-hook='chroot "$1" sh /root/ansage/.setup/play-trial.sh inside'
