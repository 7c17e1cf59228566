// Copyright (C) 2026 The Ansage authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The foot of a piece with its peg: a channel through the peg holds the resistor, its two leads come out at the tip and
// at the side and are bent flat into the notches: tip and ring are the two contacts. Glue the piece on top, or print
// it on. black = true adds the pin that tells black pieces, D.1: set it on the head of a piece that is printed apart.
peg = 7.0;         // 0.2 less than the aperture
length = 12;
foot = 22;         // diameter; a king's may be 24
foot_height = 3;
channel = 2.6;     // a resistor of 0.25 W
lead = 0.9;
black = false;
$fn = 48;

difference() {
    union() {
        cylinder(d = foot, h = foot_height);
        translate([0, 0, foot_height]) cylinder(d = peg, h = length);
    }
    translate([0, 0, foot_height - 1]) cylinder(d = channel, h = length + 2);
    // the lead of the tip lies across the end, the lead of the ring in a groove along the side
    translate([-peg, -lead / 2, foot_height + length - lead]) cube([2 * peg, lead, 2]);
    translate([peg / 2 - lead, -lead / 2, foot_height]) cube([2, lead, length - 4]);
    translate([0, -lead / 2, foot_height]) cube([peg, lead, lead]);
}
// printed beside it: the pin, 2 mm thick and 3 mm high on a small plate
if (black) translate([foot, 0, 0]) { cylinder(d = 6, h = 0.8); cylinder(d1 = 2.4, d2 = 1.6, h = 3.8); }
