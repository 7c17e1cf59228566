/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 */
#include "board.h"

#include <string.h>

#include "crc.h"
#include "store.h"

void board_start(struct board *board, enum cause cause, const struct calibration *own) {
    memset(board, 0, sizeof *board);
    for (uint8_t square = 0; square < SQUARES; square++)
        square_start(&board->squares[square]);
    line_start(&board->line);
    board->own = own && windows_make(&board->windows, own);
    if (board->own) {
        board->calibration = *own;
    } else {
        calibration_default(&board->calibration);
        windows_make(&board->windows, &board->calibration);
    }
    board->cause = (uint8_t)cause;
    board->wishes = WISH_H | WISH_S;
    board->learning = true;
    board->first_scan = true;
    board->held = (1 << BUTTONS) - 1;
    board->beat = HEARTBEAT_MS;
}

uint16_t board_code(const struct board *board, uint8_t square) {
    return (uint16_t)((board->smooth[square] + 16) >> 5);
}

void board_reading(struct board *board, uint8_t square, uint16_t code) {
    int16_t difference = (int16_t)((int16_t)(code << 5) - (int16_t)board->smooth[square]);
    if (board->first_scan || difference > 32 * 32 || difference < -32 * 32)
        board->smooth[square] = (uint16_t)(code << 5);
    else
        board->smooth[square] = (uint16_t)(board->smooth[square] + difference / 4);

    struct square *it = &board->squares[square];
    uint8_t before = it->state;
    if (square_read(it, classify(&board->windows, code)) && !board->learning)
        queue_add(&board->queue, board->ms, square, (uint8_t)(before << 4 | it->state));
}

static bool in_question(const struct board *board) {
    for (uint8_t square = 0; square < SQUARES; square++)
        if (square_in_question(&board->squares[square]))
            return true;
    return false;
}

/* The squares are known: what was held down all the time asks for something that needs no computer. */
static void learning_ends(struct board *board) {
    board->learning = false;
    if (board->held & 8)
        board_self_test(board);
    if (board->held & 4)
        board->refusal = (uint8_t)board_calibrate(board);
}

void board_scan_end(struct board *board) {
    board->first_scan = false;
    board->counted++;
    if (!board->learning)
        return;
    board->learned++;
    if (board->learned >= LEARN_SCANS_MOST || (board->learned >= LEARN_SCANS && !in_question(board)))
        learning_ends(board);
}

static void tick_buttons(struct board *board, uint8_t down) {
    if (board->learning)
        board->held &= down;
    for (uint8_t button = 0; button < BUTTONS; button++) {
        uint8_t bit = (uint8_t)(1 << button);
        if (((board->down ^ down) & bit) == 0) {
            board->unsteady[button] = 0;
        } else if (++board->unsteady[button] >= BUTTON_MS) {
            board->unsteady[button] = 0;
            board->down ^= bit;
            if (!board->learning)
                queue_add(&board->queue, board->ms, EVENT_BUTTON + button, (board->down & bit) != 0);
        }
    }
}

void board_tick(struct board *board, uint32_t ms, uint8_t down) {
    uint16_t hertz;
    board->ms = ms;
    tick_buttons(board, down);
    if (ms - board->second >= 1000) {
        board->per_second = board->counted;
        board->counted = 0;
        board->second = ms;
    }
    if (notes_tick(&board->notes, ms, &hertz))
        hardware_tone(hertz);
    board_tell_faults(board);
}

void board_byte(struct board *board, uint8_t byte) {
    switch (line_byte(&board->line, byte)) {
    case LINE_NOTHING:
        break;
    case LINE_FRAMED:
        board_command(board, board->line.body, true);
        break;
    case LINE_BARE:
        board_command(board, board->line.body, false);
        break;
    case LINE_CRC:
        board->refusal = REFUSED_CRC;
        break;
    case LINE_LONG:
        board->refusal = REFUSED_LONG;
        break;
    case LINE_FORM:
        board->refusal = REFUSED_FORM;
        break;
    }
}

static bool heartbeat_due(struct board *board) {
    int32_t late = (int32_t)(board->ms - board->beat);
    if (late < 0 || (late < HEARTBEAT_WAIT_MS && in_question(board)))
        return false;
    board->beat = board->ms + HEARTBEAT_MS;
    return true;
}

static uint16_t state_crc(const struct board *board) {
    uint16_t crc = CRC_START;
    for (uint8_t square = 0; square < SQUARES; square++)
        crc = crc_add(crc, (uint8_t)holds_letter(board->squares[square].state));
    return crc;
}

static uint8_t event_frame(const struct event *event, char *text) {
    struct frame frame;
    bool button = event->where >= EVENT_BUTTON;
    frame_start(&frame, text, button ? 'K' : 'E');
    frame_number(&frame, event->seq);
    frame_number(&frame, event->ms);
    frame_char(&frame, ',');
    if (button) {
        frame_char(&frame, event->change ? 'L' : 'U');
        frame_char(&frame, (char)('1' + event->where - EVENT_BUTTON));
    } else {
        frame_square(&frame, event->where);
        frame_char(&frame, ',');
        frame_char(&frame, holds_letter(event->change >> 4));
        frame_char(&frame, holds_letter(event->change & 15));
    }
    return frame_end(&frame);
}

static uint8_t hello_frame(const struct board *board, char *text) {
    struct frame frame;
    frame_start(&frame, text, 'H');
    frame_text(&frame, STORED_TEXT(",1,ansage,1.0,sq=64,id=12,btn=4,rst="));
    switch (board->cause) {
    case CAUSE_POWER:
        frame_text(&frame, STORED_TEXT("power"));
        break;
    case CAUSE_PIN:
        frame_text(&frame, STORED_TEXT("pin"));
        break;
    case CAUSE_BROWNOUT:
        frame_text(&frame, STORED_TEXT("brownout"));
        break;
    case CAUSE_WATCHDOG:
        frame_text(&frame, STORED_TEXT("watchdog"));
        break;
    default:
        frame_text(&frame, STORED_TEXT("unknown"));
    }
    frame_text(&frame, board->own ? STORED_TEXT(",cal=own") : STORED_TEXT(",cal=default"));
    return frame_end(&frame);
}

static uint8_t snapshot_frame(const struct board *board, char *text) {
    struct frame frame;
    frame_start(&frame, text, 'S');
    frame_number(&frame, board->queue.seq);
    frame_char(&frame, ',');
    for (uint8_t square = 0; square < SQUARES; square++)
        frame_char(&frame, holds_letter(board->squares[square].state));
    return frame_end(&frame);
}

static uint8_t heartbeat_frame(const struct board *board, char *text) {
    struct frame frame;
    frame_start(&frame, text, 'B');
    frame_number(&frame, board->queue.seq);
    frame_number(&frame, board->ms);
    frame_hex(&frame, state_crc(board));
    frame_number(&frame, board->per_second);
    return frame_end(&frame);
}

/* answers.c */
uint8_t answer_frame(struct board *board, char *text);

uint8_t board_frame(struct board *board, char *text) {
    if (board->wishes & WISH_H) {
        board->wishes &= (uint8_t)~WISH_H;
        return hello_frame(board, text);
    }
    const struct event *event = queue_first(&board->queue);
    if (event) {
        uint8_t length = event_frame(event, text);
        queue_remove_first(&board->queue);
        return length;
    }
    uint8_t length = answer_frame(board, text);
    if (length || board->learning)
        return length;
    if (board->wishes & WISH_S) {
        board->wishes &= (uint8_t)~WISH_S;
        return snapshot_frame(board, text);
    }
    if (board->wishes & WISH_B) {
        board->wishes &= (uint8_t)~WISH_B;
        return heartbeat_frame(board, text);
    }
    return heartbeat_due(board) ? heartbeat_frame(board, text) : 0;
}
