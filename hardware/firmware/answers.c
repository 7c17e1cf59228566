/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The answers that are not about what the squares hold: R, X, C, A, N. */
#include "board.h"
#include "store.h"

uint8_t answer_frame(struct board *board, char *text);

static uint8_t reading_frame(const struct board *board, char *text) {
    struct frame frame;
    frame_start(&frame, text, 'R');
    frame_char(&frame, ',');
    if (board->read >= READ_A_RANK) {
        uint8_t rank = (uint8_t)(board->read - READ_A_RANK);
        frame_char(&frame, (char)('1' + rank));
        for (uint8_t file = 0; file < 8; file++)
            frame_number(&frame, board_code(board, (uint8_t)(rank * 8 + file)));
    } else {
        uint16_t code = board_code(board, board->read);
        frame_square(&frame, board->read);
        frame_number(&frame, code);
        frame_char(&frame, ',');
        frame_char(&frame, holds_letter(classify(&board->windows, code)));
    }
    return frame_end(&frame);
}

static uint8_t self_test_frame(const struct board *board, char *text) {
    struct frame frame;
    frame_start(&frame, text, 'X');
    frame_text(&frame, board->against_start ? STORED_TEXT(",start") : STORED_TEXT(",empty"));
    frame_number(&frame, board->fault_count);
    for (uint8_t i = 0; i < board->fault_count && i < FAULTS_MOST; i++) {
        uint8_t square = board->faults[i];
        frame_char(&frame, ',');
        frame_square(&frame, square);
        frame_char(&frame, holds_letter(classify(&board->windows, board_code(board, square))));
    }
    return frame_end(&frame);
}

static uint8_t calibration_frame(const struct board *board, char *text) {
    struct frame frame;
    frame_start(&frame, text, 'C');
    frame_text(&frame, board->own ? STORED_TEXT(",own") : STORED_TEXT(",default"));
    for (uint8_t kind = 0; kind < KINDS; kind++)
        frame_number(&frame, board->calibration.middle[kind]);
    return frame_end(&frame);
}

static uint8_t refusal_frame(uint8_t refusal, char *text) {
    struct frame frame;
    frame_start(&frame, text, 'N');
    frame_char(&frame, ',');
    switch (refusal) {
    case REFUSED_CRC:
        frame_text(&frame, STORED_TEXT("crc"));
        break;
    case REFUSED_LONG:
        frame_text(&frame, STORED_TEXT("long"));
        break;
    case REFUSED_FORM:
        frame_text(&frame, STORED_TEXT("form"));
        break;
    case REFUSED_UNKNOWN:
        frame_text(&frame, STORED_TEXT("unknown"));
        break;
    case REFUSED_VALUE:
        frame_text(&frame, STORED_TEXT("value"));
        break;
    case REFUSED_BUSY:
        frame_text(&frame, STORED_TEXT("busy"));
        break;
    case REFUSED_START:
        frame_text(&frame, STORED_TEXT("start"));
        break;
    case REFUSED_SPREAD:
        frame_text(&frame, STORED_TEXT("spread"));
        break;
    default:
        frame_text(&frame, STORED_TEXT("memory"));
    }
    return frame_end(&frame);
}

static bool take(struct board *board, uint8_t wish) {
    if ((board->wishes & wish) == 0)
        return false;
    board->wishes = (uint8_t)(board->wishes & ~wish);
    return true;
}

uint8_t answer_frame(struct board *board, char *text) {
    if (take(board, WISH_R))
        return reading_frame(board, text);
    if (take(board, WISH_X))
        return self_test_frame(board, text);
    if (take(board, WISH_C))
        return calibration_frame(board, text);
    if (take(board, WISH_A)) {
        struct frame frame;
        frame_start(&frame, text, 'A');
        frame_text(&frame, STORED_TEXT(",T"));
        return frame_end(&frame);
    }
    if (board->refusal != REFUSED_NOTHING) {
        uint8_t refusal = board->refusal;
        board->refusal = REFUSED_NOTHING;
        return refusal_frame(refusal, text);
    }
    return 0;
}
