#!/bin/sh
# Records games of the simulation at the commit BASE, plays the recorded events here, and compares their effects.
#
# All of it lies in target/streams: the tree of BASE while it records, what is built there, and the recording, which is
# kept for the next comparison with the same commit. Exit status: 0 all the same; 1 not, or it could not be compared.
set -u

here=$(cd "$(dirname "$0")/.." && pwd) || exit 1
room=$here/target/streams
base=$room/base
cd "$here" || exit 1

say() { printf 'make streams: %s\n' "$*" >&2; }

if [ -z "${BASE:-}" ]; then
    say 'name the commit to compare with, for example: make streams BASE=main'
    exit 1
fi
games=${ANSAGE_GAMES:-2000}
case $games in
    '' | *[!0-9]*) say "ANSAGE_GAMES is a number of games, not $games"; exit 1 ;;
esac
if ! command -v git >/dev/null 2>&1 || ! git rev-parse --git-dir >/dev/null 2>&1; then
    say 'the files of another commit come from git, and here is no git repository.'
    exit 1
fi
commit=$(git rev-parse --verify --quiet "$BASE^{commit}") || { say "no commit is called $BASE."; exit 1; }
if ! git show "$commit:Makefile" 2>/dev/null | grep -q '^streams-record:'; then
    say "$BASE is older than the recorder: that commit cannot write its games down. Name one that can."
    first=$(git log --reverse --format=%h -S'streams-record:' HEAD -- Makefile | head -n 1)
    [ -z "$first" ] || say "The first that can is $first."
    exit 1
fi
.setup/packages.sh test || exit 1

# A recording is whole when it has its name; until then it is called part.
recording=$room/$commit-$games
if [ ! -d "$recording" ]; then
    leave() {
        git worktree remove --force "$base" >/dev/null 2>&1
        rm -rf "$base" "$room/part"
        git worktree prune
    }
    trap leave EXIT
    trap 'exit 1' INT TERM HUP
    leave
    rm -rf "$room"/*-[0-9]*
    mkdir -p "$room"
    git worktree add --quiet --detach "$base" "$commit" || exit 1
    say "records $games games at $(git log -1 --format='%h, %s' "$commit")"
    # What both trees depend on is built once.
    CARGO_TARGET_DIR=$here/target ANSAGE_GAMES=$games \
        make --no-print-directory -C "$base" streams-record STREAMS="$room/part" ||
        { say "$BASE could not record its games, see above."; exit 1; }
    [ -n "$(ls "$room/part" 2>/dev/null)" ] || { say "$BASE has recorded nothing."; exit 1; }
    mv "$room/part" "$recording" || exit 1
    leave
    trap - EXIT
fi

say "plays here what was recorded at $BASE"
outcome=0
make --no-print-directory streams-play STREAMS="$recording" >"$room/compared.txt" || outcome=1
cat "$room/compared.txt"
# Without the test of that name cargo would be content with none.
if [ "$outcome" = 0 ] && grep -q '^streams: all the same$' "$room/compared.txt"; then
    say "every event brings about what it did at $BASE"
    exit 0
fi
say "not shown to be the same as at $BASE. What was told stands in target/streams/compared.txt"
exit 1
