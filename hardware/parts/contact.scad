// Copyright (C) 2026 The Ansage authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The contact holder under a square: a block with a bore for the peg and two straight spring wires beside the bore, one
// for each band of the peg, on opposite sides. The wire near the board, the first, is ground, the other goes to the
// multiplexer.
// Printed with the side down that is glued to the board; a dimple marks the side of the first wire.
include <sizes.scad>
wall = 3;
foil = 0.07;
$fn = 32;

// How far from the axis of the bore a wire rests when a peg pushes it against the outer edge of its hole.
rest = peg / 2 + foil + wire / 2 - bite;

module spring(from_foot, turned) {
    translate([0, 0, from_foot - skin]) rotate(turned) {
        translate([rest - (wire_hole - wire) / 2, holder, 0])
            rotate([90, 0, 0]) cylinder(d = wire_hole, h = 2 * holder);
        // room for the wire to bend
        translate([rest - 1.2, wall - holder / 2, -1]) cube([2.4, holder - 2 * wall, 2]);
    }
}

difference() {
    translate([-holder / 2, -holder / 2, 0]) cube([holder, holder, holder_height]);
    translate([0, 0, -1]) cylinder(d = aperture + 0.2, h = holder_height + 2);
    spring(first_band, 0);
    spring(second_band, 180);
    translate([holder / 2, 0, holder_height]) sphere(d = 3);
}
