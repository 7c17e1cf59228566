/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 */
#include "notes.h"

bool notes_add(struct notes *notes, uint16_t hertz, uint16_t ms, uint16_t gap, uint8_t times) {
    if (notes->count == NOTES_ROOM)
        return false;
    struct beeps *beeps = &notes->waiting[(notes->first + notes->count) % NOTES_ROOM];
    beeps->hertz = hertz;
    beeps->ms = ms;
    beeps->gap = gap;
    beeps->times = times;
    notes->count++;
    return true;
}

uint8_t notes_room(const struct notes *notes) {
    return (uint8_t)(NOTES_ROOM - notes->count);
}

bool notes_tick(struct notes *notes, uint32_t ms, uint16_t *hertz) {
    struct beeps *beeps = &notes->waiting[notes->first];
    if (notes->count == 0)
        return false;
    if (notes->playing && (int32_t)(ms - notes->until) < 0)
        return false;
    if (notes->playing && notes->sounding && beeps->gap > 0) {
        notes->sounding = false;
        notes->until = ms + beeps->gap;
        *hertz = 0;
        return true;
    }
    if (notes->playing && --beeps->times == 0) {
        notes->first = (uint8_t)((notes->first + 1) % NOTES_ROOM);
        notes->count--;
        beeps = &notes->waiting[notes->first];
    }
    notes->playing = notes->count > 0;
    notes->sounding = notes->playing;
    notes->until = ms + beeps->ms;
    *hertz = notes->playing ? beeps->hertz : 0;
    return true;
}
