/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * When a reading is believed, per square. */
#ifndef DEBOUNCE_H
#define DEBOUNCE_H

#include <stdbool.h>
#include <stdint.h>

/* Readings in a row. A lift is a touch (D.2.2): a contact that opens for up to three readings, 24 ms, is none. A piece
 * takes longer: its peg slides along the contact on the way in. */
#define LIFT_READINGS 4
#define PIECE_READINGS 8
/* Readings in a row without evidence before a square counts as unreadable: a second. */
#define MUTE_READINGS 125

/* One square. All zero but `state` is a good start. */
struct square {
    uint8_t state : 4;     /* what it is believed to hold */
    uint8_t candidate : 4; /* what the last readings with evidence said instead */
    uint8_t count;         /* how many of them; 0: none */
    uint8_t mute;          /* readings in a row without evidence */
};

void square_start(struct square *square);

/* One reading. True when `state` has changed. */
bool square_read(struct square *square, uint8_t reading);

/* Whether the last readings disagree with the state. */
bool square_in_question(const struct square *square);

#endif
