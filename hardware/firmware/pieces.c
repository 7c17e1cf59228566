/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 */
#include "pieces.h"

#include "store.h"
#include "windows.h"

#define MIDDLE(letter, middle, low, high) middle,
#define LOW(letter, middle, low, high) (middle) - (low),
#define HIGH(letter, middle, low, high) (high) - (middle),
#define LETTER(letter, middle, low, high) letter,

static const uint16_t table_middle[KINDS] STORED = {PIECE_TABLE(MIDDLE)};
static const uint8_t table_below[KINDS] STORED = {PIECE_TABLE(LOW)};
static const uint8_t table_above[KINDS] STORED = {PIECE_TABLE(HIGH)};
static const char letters[] STORED = {PIECE_TABLE(LETTER) '.', '?', '!'};

/* The least gap between two bands: with less, half of it is not more than the noise. */
#define LEAST_GAP 16

void calibration_default(struct calibration *calibration) {
    for (uint8_t kind = 0; kind < KINDS; kind++)
        calibration->middle[kind] = stored_word(&table_middle[kind]);
}

uint16_t band_width(uint8_t kind) {
    return (uint16_t)(stored_byte(&table_below[kind]) + stored_byte(&table_above[kind]));
}

bool windows_make(struct windows *windows, const struct calibration *calibration) {
    int16_t low[KINDS + 1], high[KINDS + 1];
    high[0] = CODE_SHORT; /* high[k] is the upper end of the band before kind k */
    low[KINDS] = CODE_EMPTY;
    for (uint8_t kind = 0; kind < KINDS; kind++) {
        if (calibration->middle[kind] > 1023)
            return false;
        low[kind] = (int16_t)(calibration->middle[kind] - stored_byte(&table_below[kind]));
        high[kind + 1] = (int16_t)(calibration->middle[kind] + stored_byte(&table_above[kind]));
    }
    for (uint8_t kind = 0; kind <= KINDS; kind++)
        if (low[kind] - high[kind] < LEAST_GAP)
            return false;
    for (uint8_t kind = 0; kind < KINDS; kind++) {
        windows->from[kind] = (uint16_t)(low[kind] - (low[kind] - high[kind]) / 4);
        windows->to[kind] = (uint16_t)(high[kind + 1] + (low[kind + 1] - high[kind + 1]) / 4);
    }
    return true;
}

uint8_t classify(const struct windows *windows, uint16_t code) {
    if (code <= CODE_SHORT)
        return HOLDS_SHORT;
    if (code >= CODE_EMPTY)
        return HOLDS_NOTHING;
    uint8_t kind = 0;
    while (kind < KINDS && code > windows->to[kind])
        kind++;
    return kind < KINDS && code >= windows->from[kind] ? kind : HOLDS_UNREADABLE;
}

char holds_letter(uint8_t holds) {
    return (char)stored_byte(&letters[holds > HOLDS_SHORT ? HOLDS_UNREADABLE : holds]);
}

uint8_t initial_piece(uint8_t square) {
    /* R N B Q K B N R as kinds */
    static const uint8_t officers[8] STORED = {3, 1, 2, 4, 5, 2, 1, 3};
    switch (square / 8) {
    case 0:
        return stored_byte(&officers[square % 8]);
    case 1:
        return 0;
    case 6:
        return 6;
    case 7:
        return (uint8_t)(stored_byte(&officers[square % 8]) + 6);
    default:
        return HOLDS_NOTHING;
    }
}
