/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board: readings, buttons and lines in, frames and tones out. No hardware here; it runs on the host in the tests. */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include "debounce.h"
#include "frame.h"
#include "line.h"
#include "notes.h"
#include "pieces.h"
#include "queue.h"

#define BUTTONS 4
/* Milliseconds a button must agree with itself. */
#define BUTTON_MS 10
#define HEARTBEAT_MS 1000
/* How long the heartbeat waits for a square that is about to change. */
#define HEARTBEAT_WAIT_MS 300
/* Scans after the start before the squares are believed; more while some square is in question, but not for ever. */
#define LEARN_SCANS 12
#define LEARN_SCANS_MOST 60
/* Squares that one self-test names. */
#define FAULTS_MOST 8

enum cause { CAUSE_POWER, CAUSE_PIN, CAUSE_BROWNOUT, CAUSE_WATCHDOG, CAUSE_UNKNOWN };

enum refusal {
    REFUSED_NOTHING,
    REFUSED_CRC,
    REFUSED_LONG,
    REFUSED_FORM,
    REFUSED_UNKNOWN,
    REFUSED_VALUE,
    REFUSED_BUSY,
    REFUSED_START,
    REFUSED_SPREAD,
    REFUSED_MEMORY
};

/* Answers that wait for the line. */
enum wish { WISH_H = 1, WISH_S = 2, WISH_B = 4, WISH_C = 8, WISH_R = 16, WISH_X = 32, WISH_A = 64 };

#define READ_A_RANK 64 /* `read` is this plus the rank, 0 to 7 */

struct board {
    struct square squares[SQUARES];
    uint16_t smooth[SQUARES]; /* the codes, smoothed, times 32 */
    struct queue queue;
    struct line line;
    struct notes notes;
    struct calibration calibration;
    struct windows windows;
    uint32_t ms;
    uint32_t beat;       /* when the next heartbeat is due */
    uint32_t second;     /* when the counting of scans began */
    uint16_t counted;    /* scans since then */
    uint16_t per_second; /* scans in the second before */
    uint8_t cause;
    uint8_t refusal;
    uint8_t wishes;
    uint8_t read;    /* what R was asked for */
    uint8_t learned; /* scans since the start, up to LEARN_SCANS_MOST */
    bool learning;
    bool first_scan;
    bool own; /* a stored calibration is in use */
    uint8_t down;
    uint8_t unsteady[BUTTONS];
    uint8_t held; /* buttons that were down all the time since the start */
    uint8_t faults[FAULTS_MOST];
    uint8_t fault_count; /* of all, also of those not listed */
    uint8_t fault_told;  /* how many have been told in tones */
    bool against_start;  /* the self-test compared with the initial position */
};

/* What the hardware does for the board; main.c or a test has it. */
bool hardware_remember(const struct calibration *calibration); /* null: forget */
void hardware_tone(uint16_t hertz);

/* `own` is the stored calibration or null; a useless one is not used. */
void board_start(struct board *board, enum cause cause, const struct calibration *own);
/* One reading of a square. */
void board_reading(struct board *board, uint8_t square, uint16_t code);
/* All squares have been read once more. */
void board_scan_end(struct board *board);
/* Called once a millisecond; `down` has bit 0 set when button 1 is down. */
void board_tick(struct board *board, uint32_t ms, uint8_t down);
/* A byte from the host. */
void board_byte(struct board *board, uint8_t byte);
/* The next frame for the host, its length, or 0. `text` has room for FRAME_MOST bytes. */
uint8_t board_frame(struct board *board, char *text);

/* The smoothed code of a square. */
uint16_t board_code(const struct board *board, uint8_t square);

/* command.c: carries out a line. */
void board_command(struct board *board, const char *text, bool framed);
/* selftest.c */
void board_self_test(struct board *board);
void board_tell_faults(struct board *board);
enum refusal board_calibrate(struct board *board);
enum refusal board_forget_calibration(struct board *board);

#endif
