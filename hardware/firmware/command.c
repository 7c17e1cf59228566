/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carrying out lines from the host. */
#include "board.h"
#include "store.h"

#define TONES_MOST 3

/* Whether `text` is the stored word and nothing more. */
static bool is_word(const char *text, const char *stored) {
    char letter;
    while ((letter = (char)stored_byte(stored++)) != 0)
        if (*text++ != letter)
            return false;
    return *text == 0;
}

static enum refusal read_command(struct board *board, const char *text) {
    if (text[0] != ',')
        return REFUSED_VALUE;
    uint8_t file = 8, rank;
    text++;
    if (*text >= 'a' && *text <= 'h')
        file = (uint8_t)(*text++ - 'a');
    if (*text < '1' || *text > '8' || text[1] != 0)
        return REFUSED_VALUE;
    rank = (uint8_t)(*text - '1');
    board->read = (uint8_t)(file == 8 ? READ_A_RANK + rank : rank * 8 + file);
    board->wishes |= WISH_R;
    return REFUSED_NOTHING;
}

static enum refusal calibration_command(struct board *board, const char *text, bool framed) {
    enum refusal refusal = REFUSED_NOTHING;
    bool start = is_word(text, STORED_TEXT(",start"));
    if (start || is_word(text, STORED_TEXT(",default"))) {
        if (!framed)
            return REFUSED_CRC;
        if (board->learning)
            return REFUSED_BUSY;
        refusal = start ? board_calibrate(board) : board_forget_calibration(board);
    } else if (*text != 0) {
        return REFUSED_VALUE;
    }
    if (refusal == REFUSED_NOTHING)
        board->wishes |= WISH_C;
    return refusal;
}

static enum refusal tone_command(struct board *board, const char *text) {
    uint16_t hertz[TONES_MOST], ms[TONES_MOST];
    uint8_t count = 0;
    while (*text != 0) {
        int16_t value[2];
        if (count == TONES_MOST)
            return REFUSED_VALUE;
        for (uint8_t i = 0; i < 2; i++) {
            if (*text != ',')
                return REFUSED_VALUE;
            text++;
            value[i] = read_number(&text, i == 0 ? NOTE_HIGHEST : NOTE_LONGEST);
        }
        if (value[0] < 0 || (value[0] > 0 && value[0] < NOTE_LOWEST) || value[1] < 1)
            return REFUSED_VALUE;
        hertz[count] = (uint16_t)value[0];
        ms[count++] = (uint16_t)value[1];
    }
    if (count == 0)
        return REFUSED_VALUE;
    if (notes_room(&board->notes) < count)
        return REFUSED_BUSY;
    for (uint8_t i = 0; i < count; i++)
        notes_add(&board->notes, hertz[i], ms[i], 0, 1);
    board->wishes |= WISH_A;
    return REFUSED_NOTHING;
}

static enum refusal self_test_command(struct board *board) {
    if (board->learning || board->notes.count > 0)
        return REFUSED_BUSY;
    board_self_test(board);
    return REFUSED_NOTHING;
}

/* The commands that are one letter alone. */
static enum refusal letter_command(struct board *board, char letter) {
    switch (letter) {
    case 'H':
        board->wishes |= WISH_H;
        break;
    case 'S':
        board->wishes |= WISH_S;
        break;
    case 'B':
        board->wishes |= WISH_B;
        break;
    case 'X':
        return self_test_command(board);
    default:
        return REFUSED_UNKNOWN;
    }
    return REFUSED_NOTHING;
}

void board_command(struct board *board, const char *text, bool framed) {
    enum refusal refusal;
    char letter = text[0];
    if (letter == 0 || (text[1] != 0 && text[1] != ','))
        refusal = REFUSED_UNKNOWN;
    else if (letter == 'R')
        refusal = read_command(board, text + 1);
    else if (letter == 'C')
        refusal = calibration_command(board, text + 1, framed);
    else if (letter == 'T')
        refusal = tone_command(board, text + 1);
    else if (text[1] == ',' && (letter == 'H' || letter == 'S' || letter == 'B' || letter == 'X'))
        refusal = REFUSED_VALUE;
    else
        refusal = letter_command(board, letter);
    if (refusal != REFUSED_NOTHING)
        board->refusal = (uint8_t)refusal;
}
