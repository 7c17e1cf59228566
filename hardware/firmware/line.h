/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lines from the host: bytes in, commands or refusals out. */
#ifndef LINE_H
#define LINE_H

#include <stdbool.h>
#include <stdint.h>

/* Bytes of a line without its end. */
#define LINE_MOST 48

enum line_result {
    LINE_NOTHING, /* not yet a line */
    LINE_FRAMED,  /* `body` holds the body, its CRC was right */
    LINE_BARE,    /* `body` holds a line without frame */
    LINE_CRC,     /* refused, see PROTOCOL.md */
    LINE_LONG,
    LINE_FORM
};

struct line {
    char body[LINE_MOST + 1]; /* ends with 0 when a line is complete */
    uint8_t length;
    bool bad;     /* a byte that is not printable, or something after a refusal: skip to the end of the line */
    bool skipped; /* already refused: say nothing more of this line */
};

void line_start(struct line *line);

/* One byte. After anything but LINE_NOTHING the body stays until the next byte. */
enum line_result line_byte(struct line *line, uint8_t byte);

/* The value of a hexadecimal digit, or -1. */
int8_t hex_value(char digit);

/* Reads a decimal number up to `most` from `*text` and moves it behind; -1 when there is none or it is too big. */
int16_t read_number(const char **text, int16_t most);

#endif
