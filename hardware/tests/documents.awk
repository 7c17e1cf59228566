#!/usr/bin/awk -f
# Copyright (C) 2026 The Ansage authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Whether all that says how the board is made says the same: the wiring tables of README.md, schematic.net and
# schematic.svg, the bill of materials, the resistors of the calculation, of the simulator and of the tests, the sizes
# of the printed parts, the pins, times and lengths in the sources, and PROTOCOL.md.
#
#   awk -v gap=41 -f tests/documents.awk FILE ...

function wrong(words) { print "documents: " words > "/dev/stderr"; faults++ }
function same(one, other, what) { checks++; if (one "" != other "") wrong(what ": " one " here, " other " there") }
# The number behind these words in a file; it must be there.
function number(file, words,    at) {
    at = index(text[file], words)
    if (!at) { wrong(file " no longer says \"" words "\""); return "nothing" }
    return substr(text[file], at + length(words), 20) + 0
}
# The number at the end of these words' line before them, as in "125 times a second".
function number_before(file, words,    at, parts, count) {
    at = index(text[file], words)
    if (!at) { wrong(file " no longer says \"" words "\""); return "nothing" }
    count = split(substr(text[file], 1, at - 1), parts, /[^0-9.]+/)
    return (parts[count] != "" ? parts[count] : parts[count - 1]) + 0
}
function says(file, words) { checks++; if (!index(text[file], words)) wrong(file " no longer says \"" words "\"") }
function joined(one, other) {
    checks++
    if (!(one in net) || net[one] != net[other]) wrong(one " and " other " are not joined in schematic.net")
}
# "3.3 kOhm" as ohm, "" when there is none.
function ohms(words,    parts) {
    if (!match(words, /[0-9.]+ k?Ohm/)) return ""
    split(substr(words, RSTART, RLENGTH), parts, " ")
    return parts[1] * (parts[2] == "kOhm" ? 1000 : 1)
}
function trimmed(words) { gsub(/^ +| +$/, "", words); return words }
# The list in braces or quotes behind these words, its separators made blanks.
function list(file, words, close_with,    rest) {
    if (!index(text[file], words)) { wrong(file " no longer says \"" words "\""); return "" }
    rest = substr(text[file], index(text[file], words) + length(words))
    rest = substr(rest, 1, index(rest, close_with) - 1)
    gsub(/,/, "", rest)
    return trimmed(rest)
}

# Prose may be wrapped anywhere.
{ text[FILENAME] = text[FILENAME] $0 (FILENAME ~ /\.(md|svg)$/ ? " " : "\n") }

FILENAME == "schematic.net" && !/^#/ {
    name = $1; sub(/:$/, "", name)
    for (i = 2; i <= NF; i++) {
        if ($i in net) wrong($i " is in two nets")
        net[$i] = name
        if ($i ~ /^MUX[0-9]\.SIG$/) muxes++
        if ($i ~ /^BUTTON[0-9]\.1$/) buttons++
        if ($i ~ /^C[0-9]\.1$/) capacitors++
        if ($i ~ /^[a-h][1-8]\.1$/) contacts++
        if ($i ~ /^NANO\./) nano[substr($i, 6)] = 1
    }
}

FILENAME == "bill-of-materials.csv" && FNR > 1 {
    fields = split($0, field, ",")
    if (fields != 4) wrong("bill of materials, line " FNR ": " fields " columns")
    bom_rows++
    bom_count[bom_rows] = field[1] + 0; bom_part[bom_rows] = field[2]
    bom_value[bom_rows] = field[3]; bom_use[bom_rows] = field[4]
}

FILENAME == "README.md" && /^\|/ {
    split($0, cell, "|")
    for (i = 2; i <= 5; i++) cell[i] = trimmed(cell[i])
    if (cell[2] ~ /^([DA][0-9]+|5V|GND)$/) { port[cell[2]] = cell[3]; goes[cell[2]] = cell[4] }
    if (cell[2] ~ /^[1-4]$/ && cell[5] ~ /^A[0-3]$/) {
        mux_of[cell[3]] = mux_of[cell[4]] = cell[2]; upper[cell[4]] = 1; sig[cell[2]] = cell[5]
    }
    if (cell[2] ~ /^[a-h]$/) { channel[cell[2], 0] = cell[3]; channel[cell[2], 1] = cell[4] }
    if (cell[3] ~ /Ohm$/ && cell[4] ~ /Ohm$/) {
        peg["white", cell[2]] = ohms(cell[3]); peg["black", cell[2]] = ohms(cell[4])
    }
    if (cell[2] ~ /^[a-z_]+$/ && cell[3] ~ /^[0-9.]+$/) told[cell[2]] = cell[3] + 0
}

FILENAME == "parts/sizes.scad" && /^[a-z_]+ = / { value = $3; sub(/;.*/, "", value); size[$1] = value + 0 }

function wiring(    k, m, r, f, file, square, index_of, pin) {
    for (k = 0; k < 4; k++) {
        for (m = 1; m <= 4; m++) joined("NANO.D" (8 + k), "MUX" m ".S" k)
        same(goes["D" (8 + k)], "S" k " of all four multiplexers", "README, D" (8 + k))
        joined("NANO.A" k, "MUX" (k + 1) ".SIG"); joined("NANO.A" k, "R" (k + 1) ".2")
        joined("NANO.5V", "R" (k + 1) ".1")
        same(goes["A" k], "SIG of multiplexer " (k + 1) ", and through R" (k + 1) ", 10 kOhm, to 5V", "README, A" k)
        same(sig[k + 1], "A" k, "README, SIG of multiplexer " (k + 1))
        joined("NANO.D" (4 + k), "BUTTON" (k + 1) ".1"); joined("NANO.GND", "BUTTON" (k + 1) ".2")
        same(substr(goes["D" (4 + k)], 1, 9), "button " (k + 1) ",", "README, D" (4 + k))
        m = k + 1
        joined("NANO.5V", "MUX" m ".VCC"); joined("NANO.GND", "MUX" m ".GND"); joined("NANO.GND", "MUX" m ".EN")
        joined("NANO.5V", "C" m ".1"); joined("NANO.GND", "C" m ".2")
    }
    joined("NANO.D3", "R5.1"); joined("R5.2", "PIEZO.1"); joined("NANO.GND", "PIEZO.2")
    same(substr(goes["D3"], 1, 31), "through R5, 220 Ohm, to the pie", "README, D3")
    for (pin in port)
        if (pin ~ /^[AD]/)
            same(port[pin],
                pin ~ /^A/ ? "PC" substr(pin, 2) : substr(pin, 2) + 0 < 8 ? "PD" substr(pin,
                2) : "PB" (substr(pin, 2) - 8), "README, port of " pin)
    for (pin in nano) if (!(pin in goes)) wrong("README has no row for " pin)
    for (r = 1; r <= 8; r++)
        for (f = 1; f <= 8; f++) {
            file = substr("abcdefgh", f, 1); square = file r
            joined("MUX" mux_of[r] "." channel[file, (r in upper) + 0], square ".1"); joined("NANO.GND", square ".2")
            # as the firmware and the simulator number them
            index_of = (r - 1) * 8 + f - 1
            joined("MUX" (int(index_of / 16) + 1) ".C" index_of % 16, square ".1")
        }
    same(muxes " " buttons " " capacitors " " contacts, "4 4 4 64",
        "schematic.net, multiplexers, buttons, capacitors, squares")
    says("firmware/main.c", "board_reading(&board, (uint8_t)(common * 16 + channel), code)")
    says("firmware/main.c", "(PORTB & 0xF0) | channel")
    says("firmware/main.c", "DDRB = 0x0F |")
    says("simulator/parts.c", "common * 16 + parts->address")
    same(number("firmware/main.c", "#define BUTTON_SHIFT "), 4, "firmware, button 1 at PD")
    same(number("simulator/chip.c", "#define BUTTON_PIN "), 4, "simulator, button 1 at PD")
    same(number("firmware/main.c", "#define TONE_PIN "), 3, "firmware, piezo at PD")
    same(number("simulator/chip.c", "avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('D'), "), 3, "simulator, piezo at PD")
    says("schematic.net",
        "R1-R4 10 kOhm 1 %, R5 220 Ohm, C1-C4 100 nF at MUX1-MUX4 (CD74HC4067), NANO Arduino Nano (ATmega328P)")
}

# The drawing names what the list joins.
function drawing(    k, m) {
    for (m = 1; m <= 4; m++) {
        says("schematic.svg", ">MUX" m " CD74HC4067<"); says("schematic.svg", ">A" (m - 1) "<")
        says("schematic.svg", ">D" (3 + m) "<")
        says("schematic.svg", ">ranks " (2 * m - 1) " and " (2 * m) ", 16 squares<")
        says("schematic.svg", ">button " m ", to GND<")
        says("schematic.svg", ">a" (2 * m - 1) " is C0, h" (2 * m) " is C15<")
    }
    says("schematic.svg", ">D8-D11<"); says("schematic.svg", ">S0-S3<"); says("schematic.svg", ">10k to 5V<")
    says("schematic.svg", ">D3<"); says("schematic.svg", ">220 ohm, piezo, GND<")
    says("schematic.svg", "D8 to D11 go to S0 to S3 of four multiplexers")
    says("schematic.svg", "A0 to A3 to their commons, each with 10 kilohm")
    says("schematic.svg", "D4 to D7 are four buttons to ground, D3 drives a piezo over 220 ohm")
}

function parts_to_buy(    i, n, words, sum, colour, piece, plural, k) {
    n = split("pawn knight bishop rook queen king", plural, " ")
    split("8 2 2 2 1 1", standing, " ")
    for (i = 1; i <= bom_rows; i++) {
        if (bom_part[i] == "resistor" && match(bom_use[i], /(white|black) [a-z]+/)) {
            split(substr(bom_use[i], RSTART, RLENGTH), words, " ")
            colour = words[1]; piece = words[2]; sub(/s$/, "", piece)
            same(ohms(bom_value[i]), peg[colour, piece], "bill of materials, " colour " " piece)
            for (k = 1; k <= n; k++) if (plural[k] == piece) same(bom_use[i] + 0, standing[k],
                "bill of materials, " colour " " piece "s")
            sum = bom_use[i] + (match(bom_use[i], /and [0-9]+/) ? substr(bom_use[i], RSTART + 4, 2) : 0)
            same(bom_count[i], sum, "bill of materials, resistors of " colour " " piece)
            pegs += bom_count[i]; blacks += colour == "black" ? bom_count[i] : 0; kinds++
            says("bill-of-materials.csv", bom_value[i])
            if (bom_value[i] !~ / 1 % /) wrong("bill of materials: " bom_value[i] " is not one of 1 %")
        } else counted[bom_part[i]] = counted[bom_part[i]] bom_count[i] " "
        if (bom_part[i] == "resistor" && bom_use[i] ~ /^R1 to R4/) same(ohms(bom_value[i]), 10000,
            "bill of materials, R1 to R4")
        if (bom_part[i] == "resistor" && bom_use[i] ~ /^R5/) same(ohms(bom_value[i]), 220, "bill of materials, R5")
        if (bom_part[i] == "multiplexer" && bom_value[i] !~ /^CD74HC4067 /)
            wrong("bill of materials: multiplexer " bom_value[i])
        if (bom_part[i] == "controller" && bom_value[i] !~ /ATmega328P/)
            wrong("bill of materials: controller " bom_value[i])
        if (bom_part[i] == "capacitor" && bom_value[i] !~ /^100 nF/) wrong("bill of materials: capacitor " bom_value[i])
        if (bom_part[i] == "set of pieces" && !index(bom_value[i], "at most 24 mm")) wrong("bill of materials: feet")
        if (bom_part[i] == "spring wire") { same(bom_value[i] + 0, size["wire"], "spring wire"); same(bom_use[i] + 0,
            2 * contacts, "spring wires") }
        if (bom_part[i] == "copper foil tape") { same(bom_value[i] + 0, size["band_width"],
            "foil"); same(bom_use[i] + 0, 2 * pegs, "bands") }
    }
    same(kinds, 12, "bill of materials, kinds of resistors in pegs")
    same(counted["resistor"], "4 1 ", "bill of materials, R1 to R4, R5")
    same(counted["peg"], pegs " ", "bill of materials, pegs")
    same(counted["pin"], blacks " ", "bill of materials, pins of black pieces")
    same(counted["controller"] counted["multiplexer"] counted["capacitor"] counted["button"] counted["piezo"],
        "1 4 4 4 1 ", "bill of materials, electronics")
    same(counted["contact holder"] counted["quarter of the board"], contacts " 4 ",
        "bill of materials, contact holders, quarters")
}

# What resistors.awk calculates with when nothing else is said.
function assumed(name) { return number("resistors.awk", name " = default_to(" name ", ") }

function resistors(    all, n, i, name, pull, tolerance, band, leak) {
    n = split("pawn knight bishop rook queen king", name, " ")
    for (i = 1; i <= n; i++) all = all (i > 1 ? " " : "") peg["white", name[i]]
    for (i = 1; i <= n; i++) all = all " " peg["black", name[i]]
    same(list("resistors.awk", "kinds = split(\"", "\""), all, "resistors.awk, ohms")
    same(list("simulator/parts.c", "ohms[] = {", "}"), all, "simulator, ohms")
    same(list("tests/unit_parts.c", "ohms[KINDS] = {", "}"), all, "unit tests, ohms")
    same(list("tests/model.c", "ohms[] = {", "}"), all, "tests of the simulator, ohms")
    same(list("resistors.awk", "split(\"P", "\""), "N B R Q K p n b r q k", "resistors.awk, pieces")
    # the tolerances that were calculated with are those of the simulated parts and of the tests
    pull = assumed("pull"); tolerance = assumed("pull_tolerance")
    leak = substr(text["resistors.awk"], index(text["resistors.awk"], "leak = default_to(leak, ") + 24, 4)
    same(assumed("peg_tolerance"), tolerance, "resistors.awk, tolerances")
    band = (1 - tolerance) ", " (1 + tolerance)
    says("simulator/parts.c", "parts->pull[i] = " pull " * between(parts, " band ")")
    says("simulator/parts.c", "it->peg = parts_peg(piece) * between(parts, " band ")")
    says("simulator/parts.c", "mux = between(parts, " assumed("mux_low") ", " assumed("mux_high") ")")
    says("simulator/parts.c", "it->resistance = between(parts, 0, " assumed("contact_high") ")")
    says("simulator/parts.c", "parts->noise = " assumed("noise") ";")
    says("simulator/parts.c", "parts->leak = " leak ";")
    says("tests/unit_parts.c", "ohms[kind] * between(" band ") + between(" assumed("mux_low") ", " assumed("mux_high") \
        ") + between(0, " assumed("contact_high") ")")
    says("tests/unit_parts.c", "pull = " pull " * between(" band ")")
    says("tests/unit_parts.c", "between(-" leak ", " leak ")")
    same(ohms(substr(text["schematic.net"], index(text["schematic.net"], "R1-R4 ") + 6, 20)), pull,
        "schematic.net, R1 to R4")
}

function sizes(    name, edge) {
    for (name in size) same(told[name], size[name], "README, size " name)
    for (name in told) if (!(name in size)) wrong("README tells the size " name ", which no part has")
    same(number_before("README.md", " by 24 cm of squares"), 8 * size["side"] / 10, "README, the squares")
    same(number_before("README.md", " by 26 cm with the rim"), (8 * size["side"] + 2 * size["rim"]) / 10,
        "README, the whole board")
    if (8 * size["side"] < 200) wrong("D.1: the board is smaller than 20 cm")
    if (size["raised"] < 2 ||
        size["raised"] > 3) wrong("the dark squares stand " size["raised"] " mm higher, not 2 to 3")
    same(number("README.md", "| dark squares slightly raised | "), size["raised"], "README, D.1, raised")
    same(number("README.md", "| a securing aperture in each square | "), size["aperture"], "README, D.1, aperture")
    edge = size["band_width"] / 2
    if (size["peg"] >= size["aperture"]) wrong("the peg does not go through the aperture")
    if (size["first_band"] - edge < size["skin"]) wrong("the first band lies within the board")
    if (size["first_band"] + edge >= size["second_band"] - edge) wrong("the bands touch")
    if (size["second_band"] + edge > size["peg_length"] - 1) wrong("the second band hangs over the tip")
    if (size["skin"] + size["holder_height"] <= size["peg_length"]) wrong("the peg is longer than its holder is deep")
    if (size["holder"] + 7 > size["side"]) wrong("no room for strips between the holders")
}

function sources() {
    same(number_before("README.md", " times a second"), 1000 / number("firmware/main.c", "#define SCAN_MS "),
        "README, scans a second")
    same(number("PROTOCOL.md", "Each square is read "), 1000 / number("firmware/main.c", "#define SCAN_MS "),
        "PROTOCOL, scans a second")
    same(number("PROTOCOL.md", "A lift is believed after "), number("firmware/debounce.h", "#define LIFT_READINGS "),
        "readings of a lift")
    same(number("PROTOCOL.md", "a piece after "), number("firmware/debounce.h", "#define PIECE_READINGS "),
        "readings of a piece")
    same(number("README.md", "a contact that opens for "),
        8 * (number("firmware/debounce.h", "#define LIFT_READINGS ") - 1), "README, a contact that opens")
    same(number("PROTOCOL.md", "a button after "), number("firmware/board.h", "#define BUTTON_MS "),
        "PROTOCOL, buttons")
    same(number("PROTOCOL.md", "Events wait in a queue of "), number("firmware/queue.h", "#define QUEUE_ROOM "),
        "PROTOCOL, queue")
    same(number("PROTOCOL.md", "lines are at most "), number("firmware/frame.h", "#define FRAME_MOST "),
        "PROTOCOL, longest line")
    same(number("PROTOCOL.md", "A line to the board has at most "), number("firmware/line.h", "#define LINE_MOST "),
        "PROTOCOL, longest line to the board")
    same(number("PROTOCOL.md", "Text lines over a serial line, "), number("firmware/main.c", "#define BAUD "),
        "PROTOCOL, baud")
    same(number("README.md", "picocom -b "), number("firmware/main.c", "#define BAUD "), "README, baud")
    same(number("simulator/cable.c", "cfsetspeed(&raw, B"), number("firmware/main.c", "#define BAUD "),
        "simulator, baud")
    same(number("simulator/chip.c", "(10 * 1e6 / "), number("firmware/main.c", "#define BAUD "),
        "simulator, length of a byte")
    same(1000 * number("PROTOCOL.md", "restarts by its watchdog after "),
        number("firmware/main.c", "wdt_enable(WDTO_"), "PROTOCOL, watchdog")
    same(number("PROTOCOL.md", "the line within "), number("tests/drive_game.c", "bounces ? 43 + 20 : "),
        "PROTOCOL, latest lift")
    same(number("PROTOCOL.md", "of a lift and "), number("tests/drive_game.c", "bounces ? 78 + 20 : "),
        "PROTOCOL, latest placing")
    same(number_before("README.md", " steps of 1023"), gap, "README, smallest gap")
    same(number("PROTOCOL.md", "The heartbeat waits, at most 0."),
        number("firmware/board.h", "#define HEARTBEAT_WAIT_MS ") / 100, "PROTOCOL, heartbeat waits")
    same(number("README.md", "| one square: `R` says 0 to "), number("firmware/windows.h", "#define CODE_SHORT "),
        "README, short circuit")
    same(number("PROTOCOL.md", "250 to "), number("firmware/notes.h", "#define NOTE_HIGHEST "),
        "PROTOCOL, highest tone")
    same(number("PROTOCOL.md", "(1 to "), number("firmware/notes.h", "#define NOTE_LONGEST "), "PROTOCOL, longest tone")
}

END {
    wiring(); drawing(); parts_to_buy(); resistors(); sizes(); sources()
    if (faults) exit 1
    print "documents: " checks " comparisons of tables, schematic, parts and sources"
}
