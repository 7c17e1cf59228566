// Copyright (C) 2026 The Ansage authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The foot of a piece with its peg. The resistor lies in the wide channel, put in from above; its two leads come out
// through small holes on opposite sides, under two bands of copper foil: these are the contacts. Printed with the foot
// down. black = true adds the pin that tells black pieces, D.1: printed beside, for the head of the piece.
include <sizes.scad>
black = false;
channel = 3.6;      // for a resistor of 0.25 W, 2.5 thick, with one lead folded back beside it
lead_hole = 1;
$fn = 48;

// Where the lead comes out, and a notch along the circumference in which it lies under the foil.
module lead_out(from_foot, turned) {
    translate([0, 0, foot_height + from_foot]) rotate(turned) {
        rotate([0, 90, 0]) cylinder(d = lead_hole, h = peg);
        translate([peg / 2 - 0.7, 0, -0.4]) cube([2, peg, 0.8]);
    }
}

difference() {
    union() {
        cylinder(d = foot, h = foot_height);
        cylinder(d = peg, h = foot_height + peg_length - 1);
        translate([0, 0, foot_height + peg_length - 1]) cylinder(d1 = peg, d2 = peg - 2.2, h = 1);
    }
    translate([0, 0, -1]) cylinder(d = channel, h = foot_height + second_band + 2);
    lead_out(first_band, 0);
    lead_out(second_band, 180);
}
if (black) translate([foot, 0, 0]) { cylinder(d = 6, h = 0.8); cylinder(d1 = 2.4, d2 = 1.6, h = 3.8); }
