/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tones that wait for the piezo. */
#ifndef NOTES_H
#define NOTES_H

#include <stdbool.h>
#include <stdint.h>

#define NOTES_ROOM 8
#define NOTE_LOWEST 250
#define NOTE_HIGHEST 4000
#define NOTE_LONGEST 2000

/* `times` beeps of `ms` milliseconds, each followed by `gap` milliseconds of silence. 0 Hz is a pause. */
struct beeps {
    uint16_t hertz;
    uint16_t ms;
    uint16_t gap;
    uint8_t times;
};

struct notes {
    struct beeps waiting[NOTES_ROOM];
    uint8_t first;
    uint8_t count;
    bool sounding; /* the first one is in its tone, or else in its gap */
    bool playing;
    uint32_t until;
};

/* False when there is no room. */
bool notes_add(struct notes *notes, uint16_t hertz, uint16_t ms, uint16_t gap, uint8_t times);

uint8_t notes_room(const struct notes *notes);

/* The time goes on. True when the piezo must change to `*hertz`, 0 for silence. */
bool notes_tick(struct notes *notes, uint32_t ms, uint16_t *hertz);

#endif
