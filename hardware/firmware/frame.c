/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 */
#include "frame.h"

#include "crc.h"
#include "store.h"

/* `*`, four digits, CR, LF */
#define TAIL 7

static void put(struct frame *frame, char letter) {
    frame->text[frame->length++] = letter;
}

void frame_start(struct frame *frame, char *text, char kind) {
    frame->text = text;
    frame->length = 0;
    frame->crc = CRC_START;
    put(frame, '$');
    frame_char(frame, kind);
}

void frame_char(struct frame *frame, char letter) {
    if (frame->length >= FRAME_MOST - TAIL)
        return;
    put(frame, letter);
    frame->crc = crc_add(frame->crc, (uint8_t)letter);
}

void frame_text(struct frame *frame, const char *stored) {
    for (char letter; (letter = (char)stored_byte(stored)) != 0; stored++)
        frame_char(frame, letter);
}

void frame_number(struct frame *frame, uint32_t number) {
    char digits[10];
    uint8_t count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    frame_char(frame, ',');
    while (count > 0)
        frame_char(frame, digits[--count]);
}

static char hex_digit(uint16_t value) {
    value &= 15;
    return (char)(value < 10 ? '0' + value : 'A' + value - 10);
}

void frame_hex(struct frame *frame, uint16_t number) {
    frame_char(frame, ',');
    for (int8_t shift = 12; shift >= 0; shift = (int8_t)(shift - 4))
        frame_char(frame, hex_digit((uint16_t)(number >> shift)));
}

void frame_square(struct frame *frame, uint8_t square) {
    frame_char(frame, (char)('a' + square % 8));
    frame_char(frame, (char)('1' + square / 8));
}

uint8_t frame_end(struct frame *frame) {
    uint16_t crc = frame->crc;
    put(frame, '*');
    for (int8_t shift = 12; shift >= 0; shift = (int8_t)(shift - 4))
        put(frame, hex_digit((uint16_t)(crc >> shift)));
    put(frame, '\r');
    put(frame, '\n');
    return frame->length;
}
