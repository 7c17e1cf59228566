// Copyright (C) 2026 The Ansage authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One quarter of the board: 16 squares and its part of the rim. quarter: 0 a1-d4, 1 e1-h4, 2 a5-d8, 3 e5-h8.
// All lengths in millimetres. Print with the squares up.
quarter = 0;
side = 30;         // of a square: the whole board is 8 * 30 and two rims of 10
base = 4;          // thickness
raised = 2.5;      // dark squares stand higher, D.1
aperture = 7.2;    // for a peg of 7.0: see peg.scad, try one square first
groove = 0.8;      // between the squares, to be felt
rim = 10;
dot = 1.6;         // Braille: dots of 1.6, 0.6 high, 2.5 apart
$fn = 32;

right = quarter % 2;
upper = floor(quarter / 2);

// Braille dots 1 to 8 of the letters a to h; digits are the same with the number sign before.
cells = [[1], [1, 2], [1, 4], [1, 4, 5], [1, 5], [1, 2, 4], [1, 2, 4, 5], [1, 2, 5]];
number_sign = [3, 4, 5, 6];

module cell(dots) {
    for (d = dots)
        translate([d > 3 ? 2.5 : 0, -((d - 1) % 3) * 2.5, base])
            intersection() {
                scale([1, 1, 0.75]) sphere(d = dot);
                translate([-2, -2, 0]) cube([4, 4, 4]);
            }
}

module square_at(file, rank) {
    dark = (file + rank) % 2 == 0;    // a1 is dark
    translate([file % 4 * side, rank % 4 * side, 0])
        difference() {
            translate([groove / 2, groove / 2, 0])
                cube([side - groove, side - groove, base + (dark ? raised : 0)]);
            translate([side / 2, side / 2, -1]) cylinder(d = aperture, h = base + raised + 2);
        }
}

difference() {
    // floor under the grooves, and the rim on the two outer sides
    translate([right ? 0 : -rim, upper ? 0 : -rim, 0]) cube([4 * side + rim, 4 * side + rim, base - 1]);
    for (f = [0:3], r = [0:3])
        translate([(f + 0.5) * side, (r + 0.5) * side, -1]) cylinder(d = aperture, h = base + raised + 2);
}
for (f = [0:3], r = [0:3]) square_at(f + 4 * right, r + 4 * upper);
translate([right ? 4 * side : -rim, upper ? 0 : -rim, 0]) cube([rim, 4 * side + rim, base]);
translate([right ? 0 : -rim, upper ? 4 * side : -rim, 0]) cube([4 * side + rim, rim, base]);
// letters on the rims below and above, numbers on the rims left and right
for (f = [0:3])
    translate([(f + 0.5) * side - 1.25, (upper ? 4 * side : -rim) + rim / 2 + 2.5, 0]) cell(cells[f + 4 * right]);
for (r = [0:3])
    translate([(right ? 4 * side : -rim) + 1, (r + 0.5) * side + 2.5, 0]) {
        cell(number_sign);
        translate([6, 0, 0]) cell(cells[r + 4 * upper]);
    }
