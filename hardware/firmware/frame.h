/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writing frames. */
#ifndef FRAME_H
#define FRAME_H

#include <stdint.h>

/* Bytes of the longest frame, with CR and LF. */
#define FRAME_MOST 96

/* A frame in the making. `text` must have room for FRAME_MOST bytes; what does not fit is left out. */
struct frame {
    char *text;
    uint8_t length;
    uint16_t crc;
};

void frame_start(struct frame *frame, char *text, char kind);
void frame_char(struct frame *frame, char letter);
/* A text that lies in the flash, see store.h. */
void frame_text(struct frame *frame, const char *stored);
/* A comma, then the number in decimal. */
void frame_number(struct frame *frame, uint32_t number);
/* A comma, then four hexadecimal digits. */
void frame_hex(struct frame *frame, uint16_t number);
/* The letters of a square, 0 to 63. */
void frame_square(struct frame *frame, uint8_t square);
/* Adds the CRC and the end of the line; the length of it all. */
uint8_t frame_end(struct frame *frame);

#endif
