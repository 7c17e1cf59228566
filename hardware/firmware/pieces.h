/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a code of the converter says about a square. */
#ifndef PIECES_H
#define PIECES_H

#include <stdbool.h>
#include <stdint.h>

#define SQUARES 64
#define KINDS 12

/* What a square holds, or what one reading says. The kinds of pieces come first, in the order of their resistors. */
enum holds {
    HOLDS_PIECE = 0, /* 0 to 11: P N B R Q K p n b r q k */
    HOLDS_NOTHING = 12,
    HOLDS_UNREADABLE = 13, /* as a state: a peg that cannot be read; as a reading: between two windows */
    HOLDS_SHORT = 14       /* only as a reading */
};

/* The windows in use. A code between two windows is no evidence for anything. */
struct windows {
    uint16_t from[KINDS];
    uint16_t to[KINDS];
};

/* The middle code of each kind of piece. */
struct calibration {
    uint16_t middle[KINDS];
};

/* The built-in calibration, from windows.h. */
void calibration_default(struct calibration *calibration);

/* Windows for a calibration: the tolerance band of each kind moved to its middle code, and a quarter of the gap on each
 * side. False, and the windows untouched, when two bands come closer than a fair reading allows. */
bool windows_make(struct windows *windows, const struct calibration *calibration);

/* How far the codes of one kind may lie apart: the width of its tolerance band. */
uint16_t band_width(uint8_t kind);

/* What one reading says. */
uint8_t classify(const struct windows *windows, uint16_t code);

/* The letter of a state: PNBRQKpnbrqk, '.' or '?'; '!' for a short circuit. */
char holds_letter(uint8_t holds);

/* What a square holds in the initial position. */
uint8_t initial_piece(uint8_t square);

#endif
