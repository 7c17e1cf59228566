#!/usr/bin/awk -f
# Copyright (C) 2026 The Ansage authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Every connection of the board.   awk -f schematic.awk   the list;   awk -v out=svg -f schematic.awk   a drawing

function net(name, ends) { nets[++count] = name; members[count] = ends }
function square(i) { return substr("abcdefgh", i % 8 + 1, 1) (int(i / 8) + 1) }
function text(x, y, words) { printf "<text x=\"%d\" y=\"%d\">%s</text>\n", x, y, words }
function box(x, y, w, h, words) {
    printf "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"black\"/>\n", x, y, w, h
    text(x + 6, y + 16, words)
}
function wire(x1, y1, x2, y2) {
    printf "<path d=\"M%d %dH%dV%dH%d\" fill=\"none\" stroke=\"black\"/>\n", x1, y1, int((x1 + x2) / 2), y2, x2
}

BEGIN {
    net("5V", "NANO.5V MUX1.VCC MUX2.VCC MUX3.VCC MUX4.VCC R1.1 R2.1 R3.1 R4.1 C1.1 C2.1 C3.1 C4.1")
    ground = "NANO.GND PIEZO.2 BUTTON1.2 BUTTON2.2 BUTTON3.2 BUTTON4.2 C1.2 C2.2 C3.2 C4.2"
    for (m = 1; m <= 4; m++) ground = ground " MUX" m ".GND MUX" m ".EN"
    for (i = 0; i < 64; i++) ground = ground " " square(i) ".2"
    net("GND", ground)
    for (s = 0; s < 4; s++) net("S" s, "NANO.D" (8 + s) " MUX1.S" s " MUX2.S" s " MUX3.S" s " MUX4.S" s)
    for (m = 1; m <= 4; m++) net("COMMON" m, "NANO.A" (m - 1) " MUX" m ".SIG R" m ".2")
    for (b = 1; b <= 4; b++) net("BUTTON" b, "NANO.D" (3 + b) " BUTTON" b ".1")
    net("TONE", "NANO.D3 R5.1")
    net("PIEZO", "R5.2 PIEZO.1")
    for (i = 0; i < 64; i++) net(toupper(square(i)), "MUX" (int(i / 16) + 1) ".C" (i % 16) " " square(i) ".1")

    if (out != "svg") {
        print "# R1-R4 10 kOhm 1 %, R5 220 Ohm, C1-C4 100 nF at MUX1-MUX4 (CD74HC4067), NANO Arduino Nano (ATmega328P)."
        print "# Made by schematic.awk. Each line: a net, then all pins it joins. a1.1 and a1.2 are the contacts of square a1."
        for (i = 1; i <= count; i++) print nets[i] ": " members[i]
        exit
    }
    print "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 900 640\" font-family=\"sans-serif\" font-size=\"12\" role=\"img\" aria-labelledby=\"t d\">"
    print "<title id=\"t\">Schematic of the tactile board</title>"
    print "<desc id=\"d\">An Arduino Nano on the left. D8 to D11 go to S0 to S3 of four multiplexers in the middle, A0 to A3 to"
    print "their commons, each with 10 kilohm to 5 volt. Each multiplexer serves the sixteen squares of two ranks on the right;"
    print "the other contact of every square is at ground. D4 to D7 are four buttons to ground, D3 drives a piezo over 220 ohm."
    print "The same connections stand as text in schematic.net.</desc>"
    box(20, 40, 150, 560, "Arduino Nano")
    for (m = 1; m <= 4; m++) {
        y = 40 + (m - 1) * 110
        box(400, y, 150, 90, "MUX" m " CD74HC4067")
        box(680, y, 190, 90, "ranks " (2 * m - 1) " and " (2 * m) ", 16 squares")
        text(406, y + 36, "SIG"); text(406, y + 56, "S0-S3"); text(406, y + 76, "EN, GND")
        wire(170, y + 32, 400, y + 32); text(130, y + 36, "A" (m - 1)); text(300, y + 28, "10k to 5V")
        wire(170, y + 52, 400, y + 52); text(106, y + 56, "D8-D11")
        wire(550, y + 45, 680, y + 45); text(580, y + 40, "C0 to C15")
        text(686, y + 40, "a" (2 * m - 1) " is C0, h" (2 * m) " is C15"); text(686, y + 64, "second contact: GND")
    }
    for (b = 1; b <= 4; b++) {
        y = 480 + 24 * b
        wire(170, y - 4, 400, y - 4); text(140, y, "D" (3 + b))
        text(406, y, "button " b ", to GND")
    }
    wire(170, 490, 400, 490); text(140, 494, "D3"); text(406, 494, "220 ohm, piezo, GND")
    print "</svg>"
}
