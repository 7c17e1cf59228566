#!/bin/sh
# Prints the table of the figures that the benches have written, and keeps them where that is asked for.
#
#   figures.sh FILE [KEEP]
#
# FILE has a row for each figure: name, value, unit, demand, kept value, verdict. KEEP is `yes` for all of them, or the beginning
# of the names of those that are kept, in tests/bench/figures.tsv. Exit status: 0 done; 1 not, and the reason was said.
set -u

here=$(cd "$(dirname "$0")/.." && pwd) || exit 1
figures=$1
keep=${2:-}
kept=$here/tests/bench/figures.tsv

[ -s "$figures" ] || { printf 'no figures: the benches have written none to %s\n' "$figures" >&2; exit 1; }
awk -F '\t' '
    { row[NR] = $1; demand[NR] = $4; before[NR] = $5; now[NR] = $2 " " $3 ($6 == "NOT MET" ? ", NOT MET" : "")
      if (length($1) > wide) wide = length($1)
      if (length($4) > bound) bound = length($4) }
    END { form = "%-" wide "s  %-" bound "s  %8s  %s\n"
          printf "\n" form, "figure", "demand", "before", "now"
          for (at = 1; at <= NR; at++) printf form, row[at], demand[at], before[at], now[at] }' "$figures"

[ -n "$keep" ] || exit 0
# A figure that was not taken in this run keeps its value.
awk -F '\t' -v OFS='\t' -v keep="$keep" '
    NR == FNR { if (keep == "yes" || index($1, keep) == 1) new[$1] = $2 OFS $3; next }
    $1 in new { print $1, new[$1]; delete new[$1]; next }
    { print }
    END { for (name in new) print name, new[name] }' "$figures" "$kept" >"$figures.kept" &&
    LC_ALL=C sort -o "$kept" "$figures.kept" && rm -f "$figures.kept" || exit 1
printf 'kept in %s\n' "${kept#"$here"/}"
