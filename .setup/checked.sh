#!/bin/sh
# Runs a target of the Makefile that checks something, and says at the end what came of it.
#
#   checked.sh test-steps
#
# The last lines are: each test that was left out with its reason, what was left in the temporary folder, the duration, and
# the number of tests that passed, failed and were left out. A step that is not a test and fails counts as one failed test.
# The run has a temporary folder of its own, with a short path, because sockets lie below it. Nothing may be left in it.
# Exit status: 0 everything passed; 1 not.
set -u

steps=$1
began=$(date +%s)
room=$(mktemp -d /tmp/ansage-XXXXXX) || exit 1
trap 'rm -rf "$room"' EXIT
trap 'exit 1' INT TERM HUP
mkdir -m 700 "$room/tmp" "$room/run" || exit 1
export TMPDIR="$room/tmp" XDG_RUNTIME_DIR="$room/run"

{ "${MAKE:-make}" --no-print-directory "$steps" && : >"$room/passed"; } 2>&1 | tee "$room/log"

# Where one test runs at a time its name is on the line already.
sed -n 's/^test [^ ]* \.\.\. \(.*skipped: \)/\1/; /skipped: /p; s/^test \([^ ]*\) \.\.\. ignored\(.*\)/skipped: \1: ignored\2/p' \
    "$room/log" | sort -u >"$room/skipped"
skipped=$(wc -l <"$room/skipped")
count() { sed -n "s/.*test result: .* \([0-9]*\) $1;.*/\1/p" "$room/log" | awk '{ sum += $1 } END { print sum + 0 }'; }
passed=$(count passed)
failed=$(count failed)
if [ ! -e "$room/passed" ] && [ "$failed" = 0 ]; then failed=1; fi
printf '\n'
cat "$room/skipped"
left=$(ls -A "$TMPDIR")
if [ -n "$left" ]; then
    printf 'left in the temporary folder: %s\n' $left
    failed=$((failed + 1))
fi
took=$(($(date +%s) - began))
printf '%s took %d min %d s\n' "${steps%-steps}" $((took / 60)) $((took % 60))
if [ "$skipped" = 0 ]; then
    printf '%d passed, %d failed\n' "$passed" "$failed"
else
    printf '%d passed, %d failed, %d skipped\n' "$passed" "$failed" "$skipped"
fi
[ "$failed" = 0 ]
