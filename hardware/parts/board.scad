// Copyright (C) 2026 The Ansage authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One quarter of the board: 16 squares and its part of the rim. quarter: 0 a1-d4, 1 e1-h4, 2 a5-d8, 3 e5-h8.
// trial = true gives one dark square alone, to try with a peg and a contact holder. Print with the squares up.
include <sizes.scad>
quarter = 0;
trial = false;
$fn = 32;

right = quarter % 2;
upper = floor(quarter / 2);
pocket = holder + 0.6;

// Braille dots 1 to 6 of the letters a to h; digits are the same with the number sign before.
cells = [[1], [1, 2], [1, 4], [1, 4, 5], [1, 5], [1, 2, 4], [1, 2, 4, 5], [1, 2, 5]];
number_sign = [3, 4, 5, 6];

// A cell around the origin.
module cell(dots) {
    for (d = dots)
        translate([(d > 3 ? 0.5 : -0.5) * dot_distance, (1 - (d - 1) % 3) * dot_distance, 0])
            intersection() {
                scale([1, 1, 2 * dot_height / dot]) sphere(d = dot);
                translate([-dot, -dot, -0.2]) cube(2 * dot);
            }
}

module hole() { translate([side / 2, side / 2, -1]) cylinder(d = aperture, h = skin + raised + 2); }

// A square, its top at `skin` or, dark, `raised` higher; then the holder sits in a pocket as deep.
module square_at(file, rank) {
    dark = (file + rank) % 2 == 0;    // a1 is dark
    difference() {
        union() {
            cube([side, side, skin - groove_depth]);
            translate([groove / 2, groove / 2, 0]) cube([side - groove, side - groove, skin + (dark ? raised : 0)]);
        }
        hole();
        if (dark)
            translate([(side - pocket) / 2, (side - pocket) / 2, -1]) cube([pocket, pocket, raised + 1]);
    }
}

// Letters and numbers of the rims near White are read from White's side, those near Black from Black's: turned.
module letter(file) {
    translate([(file % 4 + 0.5) * side, upper ? 4 * side + rim / 2 : -rim / 2, skin])
        rotate(upper ? 180 : 0) cell(cells[file]);
}
module number(rank) {
    translate([right ? 4 * side + rim / 2 : -rim / 2, (rank % 4 + 0.5) * side, skin])
        rotate(right ? 180 : 0) {
            translate([-cell_distance / 2, 0, 0]) cell(number_sign);
            translate([cell_distance / 2, 0, 0]) cell(cells[rank]);
        }
}

if (trial) {
    square_at(0, 0);
} else {
    for (f = [0:3], r = [0:3]) translate([f * side, r * side, 0]) square_at(f, r);
    translate([right ? 4 * side : -rim, upper ? 0 : -rim, 0]) cube([rim, 4 * side + rim, skin]);
    translate([right ? 0 : -rim, upper ? 4 * side : -rim, 0]) cube([4 * side + rim, rim, skin]);
    for (i = [0:3]) {
        letter(i + 4 * right);
        number(i + 4 * upper);
    }
}
