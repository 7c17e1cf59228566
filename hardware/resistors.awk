#!/usr/bin/awk -f
# Copyright (C) 2026 The Ansage authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The resistors of the pegs: which codes each can give when every part is at the bad end of its tolerance, how wide the
# gaps between neighbours are, and the windows that the firmware uses.
#
#   awk -f resistors.awk                 the table, for people
#   awk -v out=header -f resistors.awk   firmware/windows.h
#   awk -v out=gap -f resistors.awk      the smallest gap alone, in steps of the converter
#
# awk, because every Debian has one from the start; it has no python3.
# To try other parts:  awk -v pull_tolerance=0.05 -f resistors.awk

function default_to(value, standard) { return value == "" ? standard : value + 0 }

# The code for a resistance below the tap, a pull-up above it and a leakage current into the tap.
function code(below, pull, leak) {
    return 1023 * (below / (below + pull) + leak * below * pull / (below + pull) / 5)
}
function round(x) { return int(x + 0.5) }

BEGIN {
    split("P N B R Q K p n b r q k", letter, " ")
    kinds = split("910 2000 3300 4700 6800 9100 12000 16000 22000 30000 43000 68000", peg, " ")
    pull = default_to(pull, 10000)                     # ohm, from each common to AVcc
    pull_tolerance = default_to(pull_tolerance, 0.01)
    peg_tolerance = default_to(peg_tolerance, 0.01)
    mux_low = default_to(mux_low, 50)                  # ohm, CD74HC4067 at 5 V, all temperatures
    mux_high = default_to(mux_high, 240)
    mux_middle = default_to(mux_middle, 120)
    contact_high = default_to(contact_high, 50)        # ohm; the best contact has none
    contact_middle = default_to(contact_middle, 20)
    leak = default_to(leak, 2e-6)                      # ampere, either way
    noise = default_to(noise, 3)                       # steps, either way
    short = 30                                         # this and less: a short circuit
    empty = 966                                        # this and more: nothing in the aperture

    for (i = 1; i <= kinds; i++) {
        low[i] = code(peg[i] * (1 - peg_tolerance) + mux_low, pull * (1 + pull_tolerance), -leak) - noise
        high[i] = code(peg[i] * (1 + peg_tolerance) + mux_high + contact_high, pull * (1 - pull_tolerance), leak) + noise
        middle[i] = code(peg[i] + mux_middle + contact_middle, pull, 0)
    }
    empty_low = 1023 - 1023 * leak * pull * (1 + pull_tolerance) / 5 - noise
    short_high = code(mux_high + contact_high, pull * (1 - pull_tolerance), leak) + noise
    # Whole steps: the band of a piece outwards, so that it holds every code the piece can give.
    for (i = 1; i <= kinds; i++) {
        band_low[i] = int(low[i])
        band_high[i] = int(high[i]) + 1
    }
    # The window of a piece: its band, and a quarter of the gap on each side. The half between is no evidence.
    smallest = 1024
    for (i = 1; i <= kinds; i++) {
        below = i > 1 ? band_high[i - 1] : short
        above = i < kinds ? band_low[i + 1] : empty
        from[i] = band_low[i] - int((band_low[i] - below) / 4)
        to[i] = band_high[i] + int((above - band_high[i]) / 4)
        if (i < kinds) {
            gap[i] = low[i + 1] - high[i]
            if (gap[i] < smallest) { smallest = gap[i]; where = letter[i] " and " letter[i + 1] }
        }
    }

    if (out == "gap") {
        print round(smallest)
    } else if (out == "header") {
        print "/* Copyright (C) 2026 The Ansage authors"
        print " * SPDX-License-Identifier: GPL-3.0-or-later"
        print " *"
        print " * Made by resistors.awk, and compared with it by `make test`. Do not edit. */"
        print "#ifndef WINDOWS_H"
        print "#define WINDOWS_H"
        print ""
        print "#define CODE_SHORT " short
        print "#define CODE_EMPTY " empty
        print ""
        print "/* letter, middle code, lowest and highest code the tolerances allow */"
        print "#define PIECE_TABLE(ROW) \\"
        for (i = 1; i <= kinds; i++)
            printf "    ROW('%s', %d, %d, %d)%s\n", letter[i], round(middle[i]), band_low[i], band_high[i], i < kinds ? " \\" : ""
        print ""
        print "#endif"
    } else {
        printf "Pull-up %d ohm %g %%, pegs %g %%, multiplexer %d-%d ohm, contact 0-%d ohm, leakage %g uA, noise %d steps\n", \
            pull, pull_tolerance * 100, peg_tolerance * 100, mux_low, mux_high, contact_high, leak * 1e6, noise
        print "Codes are steps of 1023. The window of a piece is its band and a quarter of the gap on each side."
        print ""
        print "piece    ohm  middle  lowest  highest  window     gap to the next"
        for (i = 1; i <= kinds; i++)
            printf "%-5s  %5d  %6.1f  %6.1f  %7.1f  %3d-%3d    %s\n", letter[i], peg[i], middle[i], low[i], high[i], \
                from[i], to[i], i < kinds ? sprintf("%.1f", gap[i]) : sprintf("%.1f to %d", empty - high[i], empty)
        print ""
        printf "Short circuit: %d and less; the worst short gives %.1f.\n", short, short_high
        printf "Empty: %d and more; the worst empty aperture gives %.1f.\n", empty, empty_low
        printf "Smallest gap: %.1f steps, between %s.\n", smallest, where
    }
}
