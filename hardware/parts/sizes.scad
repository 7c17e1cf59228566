// Copyright (C) 2026 The Ansage authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All sizes that more than one part depends on, in millimetres. README.md names them, and `make -C hardware documents`
// compares the two.

// board
side = 30;          // of a square, from groove to groove
rim = 10;
skin = 4;           // of every square over its contacts, the same under light and dark ones
raised = 2.5;       // dark squares stand higher, D.1
groove = 0.8;       // between the squares, to be felt
groove_depth = 1;
aperture = 6.4;

// Braille: dots of 1.6, 0.6 high, 2.5 apart, cells 6 apart
dot = 1.6;
dot_height = 0.6;
dot_distance = 2.5;
cell_distance = 6;

// peg
peg = 6.0;
peg_length = 14;
foot = 22;          // diameter; a king's may be 24
foot_height = 3;
band_width = 3;     // of the copper foil round the peg
first_band = 7.5;   // middle of the band, from the foot
second_band = 11.5;

// contact holder under every square
holder = 22;
holder_height = 11;
wire = 0.5;         // spring wire
wire_hole = 1;
bite = 0.35;        // how far a peg pushes each wire aside; 0.1 more for a firmer hold
