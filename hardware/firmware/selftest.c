/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Self-test and calibration: both look at the whole board at once, and both can be had without a computer. */
#include "board.h"
#include "windows.h"

static uint8_t seen(const struct board *board, uint8_t square) {
    return classify(&board->windows, board_code(board, square));
}

static void find_faults(struct board *board, bool against_start) {
    board->against_start = against_start;
    board->fault_count = 0;
    board->fault_told = 0;
    for (uint8_t square = 0; square < SQUARES; square++) {
        if (seen(board, square) == (against_start ? initial_piece(square) : HOLDS_NOTHING))
            continue;
        if (board->fault_count < FAULTS_MOST)
            board->faults[board->fault_count] = square;
        board->fault_count++;
    }
}

static void sound_good(struct board *board) {
    notes_add(&board->notes, 660, 120, 30, 1);
    notes_add(&board->notes, 880, 120, 30, 1);
    notes_add(&board->notes, 1320, 240, 0, 1);
}

static void sound_bad(struct board *board) {
    notes_add(&board->notes, 500, 250, 50, 1);
    notes_add(&board->notes, 300, 500, 500, 1);
}

void board_self_test(struct board *board) {
    find_faults(board, true);
    uint8_t from_start = board->fault_count;
    find_faults(board, false);
    if (from_start <= board->fault_count)
        find_faults(board, true);
    if (board->fault_count == 0)
        sound_good(board);
    else
        sound_bad(board);
    board->wishes |= WISH_X;
}

/* The next faulty square, once the one before has been heard: high beeps count the file, low ones the rank. */
void board_tell_faults(struct board *board) {
    if (board->notes.count > 0 || board->fault_told >= board->fault_count || board->fault_told >= FAULTS_MOST)
        return;
    uint8_t square = board->faults[board->fault_told++];
    notes_add(&board->notes, 1200, 120, 180, (uint8_t)(square % 8 + 1));
    notes_add(&board->notes, 0, 300, 0, 1);
    notes_add(&board->notes, 400, 120, 180, (uint8_t)(square / 8 + 1));
    notes_add(&board->notes, 0, 900, 0, 1);
}

/* Whether the initial position stands there as far as contacts go: what the pegs hold is what shall be measured. */
static bool contacts_of_start(const struct board *board) {
    for (uint8_t square = 0; square < SQUARES; square++) {
        uint16_t code = board_code(board, square);
        if ((initial_piece(square) == HOLDS_NOTHING) != (code >= CODE_EMPTY) || code <= CODE_SHORT)
            return false;
    }
    return true;
}

static enum refusal measure(const struct board *board, struct calibration *found) {
    for (uint8_t kind = 0; kind < KINDS; kind++) {
        uint16_t sum = 0, least = 1023, most = 0;
        uint8_t count = 0;
        for (uint8_t square = 0; square < SQUARES; square++) {
            if (initial_piece(square) != kind)
                continue;
            uint16_t code = board_code(board, square);
            sum = (uint16_t)(sum + code);
            least = code < least ? code : least;
            most = code > most ? code : most;
            count++;
        }
        if (most - least > band_width(kind))
            return REFUSED_SPREAD;
        found->middle[kind] = (uint16_t)((sum + count / 2) / count);
    }
    return REFUSED_NOTHING;
}

enum refusal board_calibrate(struct board *board) {
    struct calibration found;
    struct windows windows;
    enum refusal refusal = contacts_of_start(board) ? measure(board, &found) : REFUSED_START;
    if (refusal == REFUSED_NOTHING && !windows_make(&windows, &found))
        refusal = REFUSED_SPREAD;
    if (refusal == REFUSED_NOTHING && !hardware_remember(&found))
        refusal = REFUSED_MEMORY;
    if (refusal != REFUSED_NOTHING) {
        sound_bad(board);
        return refusal;
    }
    board->calibration = found;
    board->windows = windows;
    board->own = true;
    sound_good(board);
    return REFUSED_NOTHING;
}

enum refusal board_forget_calibration(struct board *board) {
    if (!hardware_remember(0))
        return REFUSED_MEMORY;
    board->own = false;
    calibration_default(&board->calibration);
    windows_make(&board->windows, &board->calibration);
    return REFUSED_NOTHING;
}
