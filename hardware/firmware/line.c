/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 */
#include "line.h"

#include "crc.h"

void line_start(struct line *line) {
    line->length = 0;
    line->bad = false;
    line->skipped = false;
    line->body[0] = 0;
}

int8_t hex_value(char digit) {
    if (digit >= '0' && digit <= '9')
        return (int8_t)(digit - '0');
    if (digit >= 'A' && digit <= 'F')
        return (int8_t)(digit - 'A' + 10);
    if (digit >= 'a' && digit <= 'f')
        return (int8_t)(digit - 'a' + 10);
    return -1;
}

int16_t read_number(const char **text, int16_t most) {
    int32_t value = 0;
    if (**text < '0' || **text > '9')
        return -1;
    for (; **text >= '0' && **text <= '9'; (*text)++) {
        value = value * 10 + (**text - '0');
        if (value > most)
            return -1;
    }
    return (int16_t)value;
}

/* A complete line that begins with `$`: takes the frame off when its CRC is right. */
static enum line_result unframe(struct line *line) {
    uint8_t star = 1;
    uint16_t crc = CRC_START, told = 0;
    while (star < line->length && line->body[star] != '*')
        crc = crc_add(crc, (uint8_t)line->body[star++]);
    if (star + 5 != line->length)
        return LINE_CRC;
    for (uint8_t i = 1; i <= 4; i++) {
        int8_t value = hex_value(line->body[star + i]);
        if (value < 0)
            return LINE_CRC;
        told = (uint16_t)(told << 4 | (uint8_t)value);
    }
    if (told != crc)
        return LINE_CRC;
    for (uint8_t i = 1; i < star; i++)
        line->body[i - 1] = line->body[i];
    line->body[star - 1] = 0;
    return LINE_FRAMED;
}

static enum line_result line_end(struct line *line) {
    uint8_t length = line->length;
    bool bad = line->bad, skipped = line->skipped;
    line->body[length] = 0;
    line->bad = false;
    line->skipped = false;
    enum line_result result = LINE_NOTHING;
    if (skipped)
        result = LINE_NOTHING;
    else if (bad)
        result = LINE_FORM;
    else if (length > 0)
        result = line->body[0] == '$' ? unframe(line) : LINE_BARE;
    line->length = 0;
    return result;
}

enum line_result line_byte(struct line *line, uint8_t byte) {
    if (byte == '\r' || byte == '\n')
        return line_end(line);
    if (byte == '$') {
        bool something = (line->length > 0 || line->bad) && !line->skipped;
        line->bad = false;
        line->skipped = false;
        line->body[0] = '$';
        line->length = 1;
        return something ? LINE_FORM : LINE_NOTHING;
    }
    if (line->skipped)
        return LINE_NOTHING;
    if (byte < ' ' || byte > '~')
        line->bad = true;
    if (line->length == LINE_MOST) {
        line->skipped = true;
        return LINE_LONG;
    }
    line->body[line->length++] = (char)byte;
    return LINE_NOTHING;
}
