#!/bin/sh
# Takes the pictures of the README: what the program shows, in headless Chromium.
#
#   pictures.sh [FOLDER]     locales/en/manual where no folder is named
#
# The sighted player's screen comes from a test, on a terminal; the arbiter's report is the page that the program writes.
# Exit status: 0 both were taken; 1 not, and the reason was said.
set -u

here=$(cd "$(dirname "$0")/.." && pwd) || exit 1
room=$here/target/pictures
into=${1:-$here/locales/en/manual}
. "$here/.setup/browser.sh"
needs "make pictures" fc-list=fontconfig
fc-list | grep -q 'DejaVu Sans Mono' || say "The font DejaVu Sans Mono is missing here (fonts-dejavu-core): another is taken."

rm -rf "$room" && mkdir -p "$room" "$into" || exit 1
cd "$here" || exit 1
cargo build --locked --quiet || exit 1
ANSAGE_PICTURES=$room cargo test --locked --quiet --test program readme::pictures >&2 || exit 1
cat >"$room/white.pgn" <<'SCORE'
[White "Anna Berg"]
[Black "Boris Rot"]
[Date "2026.11.21"]
[Result "*"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O *
SCORE
printf '1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. 0-0\n' >"$room/black.txt"
target/debug/ansage reconcile --lang en --report "$room/report.html" \
    --white-score "$room/white.pgn" --black-score "$room/black.txt" \
    --white-board r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R \
    --black-board r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK1R1 >/dev/null || exit 1

# taken NAME WIDTH,HEIGHT
taken() {
    "$(find_chromium)" --headless --no-sandbox --disable-gpu --hide-scrollbars --no-first-run --disable-background-networking \
        --disable-component-update --disable-sync --user-data-dir="$room/browser" --window-size="$2" \
        --screenshot="$room/$1.png" "file://$room/$1.html" >"$room/$1.log" 2>&1
    [ -s "$room/$1.png" ] || { say "No picture was taken of $1:"; cat "$room/$1.log" >&2; exit 1; }
    mv "$room/$1.png" "$into/$1.png"
}
taken board 990,600
taken report 1000,1105
say "Taken: $into/board.png and $into/report.png"
