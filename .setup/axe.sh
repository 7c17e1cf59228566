#!/bin/sh
# Checks the HTML reports with axe-core in headless Chromium: light, dark, forced colours, print, a narrow window.
#
# Needs Chromium, Node and npm; on Debian and its relatives they are installed where that is allowed. axe-core comes
# from the npm registry into target/axe. Exit status: 0 no violation; 1 any, or something is missing that was named.
set -u

here=$(cd "$(dirname "$0")/.." && pwd) || exit 1
room=$here/target/axe
axe_version=4.14.1

. "$here/.setup/browser.sh"
needs "make axe" node=nodejs npm=npm

mkdir -p "$room" || exit 1
axe=$room/node_modules/axe-core/axe.min.js
if ! grep -q "\"version\": \"$axe_version\"" "$room/node_modules/axe-core/package.json" 2>/dev/null; then
    if ! npm install --prefix "$room" --ignore-scripts --no-audit --no-fund --no-save "axe-core@$axe_version" >&2; then
        say "axe-core $axe_version could not be fetched from the npm registry; without it there is no make axe."
        exit 1
    fi
fi

# Pages of every kind: those of the tests, and those the program itself writes.
pages=$room/pages
rm -rf "$pages" && mkdir -p "$pages" || exit 1
cd "$here" || exit 1
cargo build --locked --quiet || exit 1
ANSAGE_REPORTS=$pages cargo test --locked --quiet --test program well_formed >&2 || exit 1
ansage=$here/target/debug/ansage

# A dispute: played, ruled on and resumed by lines, with a report from the desk in the midst of it. Nothing of the
# user's is read or changed.
dispute=$room/dispute
rm -rf "$dispute" && mkdir -p "$dispute/home" && cp tests/axe/*.pgn tests/axe/*.txt "$dispute" || exit 1
(
    cd "$dispute" || exit 1
    HOME=$dispute/home XDG_CONFIG_HOME=$dispute/home XDG_DATA_HOME=$dispute/home \
        "$ansage" play --lang en --audio none --clock script --white Anna --black Boris --arbiter 'Clara Rot' \
        --journal dispute.journal <"$here/tests/axe/dispute.lines" >lines.out 2>&1 && mv desk.html "$pages"
) || { say "The dispute could not be played:"; cat "$dispute/lines.out" >&2; exit 1; }

black_board=r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK1R1
white_board=r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R
for lang in en de; do
    for journal in tests/journals/*.journal "$dispute/dispute.journal"; do
        name=$(basename "$journal" .journal)
        "$ansage" export "$journal" --lang "$lang" --report "$pages/$name-$lang.html" || exit 1
    done
    # NAME ARGUMENT...: what the program finds, as a page.
    found() {
        name=$1
        shift
        "$ansage" reconcile --lang "$lang" "$@" --report "$pages/$name-$lang.html" >/dev/null || exit 1
    }
    found agree --white-score tests/axe/white.pgn --black-score tests/axe/white.pgn
    found differ --white-score tests/axe/white.pgn --black-score tests/axe/black.txt
    found damaged --white-score tests/axe/white.pgn --black-score tests/axe/damaged.txt
    found boards --white-score tests/axe/white.pgn --black-score tests/axe/white.pgn \
        --white-board "$white_board" --black-board "$black_board"
    found journal --white-score tests/axe/white.pgn --black-score tests/axe/black.txt \
        --black-board "$black_board" --journal "$dispute/dispute.journal"
done

node tests/axe/check.mjs "$axe" "$(find_chromium)" "$pages"/*.html
