/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 */
#include "debounce.h"

#include "pieces.h"

void square_start(struct square *square) {
    square->state = HOLDS_NOTHING;
    square->candidate = HOLDS_NOTHING;
    square->count = 0;
    square->mute = 0;
}

static bool square_becomes(struct square *square, uint8_t state) {
    square->state = state & 15;
    square->candidate = state & 15;
    square->count = 0;
    return true;
}

bool square_read(struct square *square, uint8_t reading) {
    if (reading == HOLDS_UNREADABLE || reading == HOLDS_SHORT) {
        if (square->mute < MUTE_READINGS && ++square->mute == MUTE_READINGS && square->state != HOLDS_UNREADABLE)
            return square_becomes(square, HOLDS_UNREADABLE);
        return false; /* for nothing and against nothing */
    }
    square->mute = 0;
    if (reading == square->state) {
        square->count = 0;
        return false;
    }
    if (square->count == 0 || reading != square->candidate) {
        square->candidate = reading & 15;
        square->count = 1;
        return false;
    }
    square->count++;
    if (square->count >= (reading == HOLDS_NOTHING ? LIFT_READINGS : PIECE_READINGS))
        return square_becomes(square, reading);
    return false;
}

bool square_in_question(const struct square *square) {
    return square->count != 0;
}
