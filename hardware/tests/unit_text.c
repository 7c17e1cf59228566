/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * CRC, frames, lines, queue, tones. */
#include <string.h>

#include "../firmware/crc.h"
#include "../firmware/frame.h"
#include "../firmware/line.h"
#include "../firmware/notes.h"
#include "../firmware/queue.h"
#include "check.h"

static uint16_t crc_of(const char *text, size_t length) {
    uint16_t crc = CRC_START;
    for (size_t i = 0; i < length; i++)
        crc = crc_add(crc, (uint8_t)text[i]);
    return crc;
}

/* The polynomial bit by bit, as the definition has it. */
static uint16_t crc_slowly(const char *text, size_t length) {
    uint16_t crc = 0xFFFF;
    for (size_t i = 0; i < length; i++)
        for (int bit = 7; bit >= 0; bit--) {
            unsigned in = ((uint8_t)text[i] >> bit & 1) ^ (crc >> 15);
            crc = (uint16_t)(crc << 1 ^ (in ? 0x1021 : 0));
        }
    return crc;
}

void test_crc_and_frames(void) {
    char text[FRAME_MOST + 1];
    CHECK(crc_of("123456789", 9) == 0x29B1, "%04X", crc_of("123456789", 9));
    for (unsigned i = 0; i < 5000; i++) {
        size_t length = random_below(sizeof text);
        for (size_t k = 0; k < length; k++)
            text[k] = (char)random_number();
        CHECK(crc_of(text, length) == crc_slowly(text, length), "length %zu", length);
    }
    struct frame frame;
    frame_start(&frame, text, 'E');
    frame_number(&frame, 0);
    frame_number(&frame, 4294967295u);
    frame_char(&frame, ',');
    frame_square(&frame, 63);
    frame_hex(&frame, 0x0A9F);
    text[frame_end(&frame)] = 0;
    CHECK(!strncmp(text, "$E,0,4294967295,h8,0A9F*", 24), "%s", text);
    CHECK(strlen(text) == 24 + 6 && !strcmp(text + 28, "\r\n"), "%s", text);
    frame_start(&frame, text, 'S');
    for (unsigned i = 0; i < 300; i++)
        frame_char(&frame, 'x');
    CHECK(frame_end(&frame) == FRAME_MOST, "too long a frame");
}

static char taken[LINE_MOST + 1];

/* Feeds a text; the last result that was one, and its line in `taken`. */
static enum line_result feed(struct line *line, const char *text) {
    enum line_result last = LINE_NOTHING;
    for (; *text; text++) {
        enum line_result now = line_byte(line, (uint8_t)*text);
        if (now != LINE_NOTHING) {
            last = now;
            strcpy(taken, line->body);
        }
    }
    return last;
}

static void framed(char *out, const char *body) {
    sprintf(out, "$%s*%04X\r\n", body, crc_slowly(body, strlen(body)));
}

/* Noise of any kind: nothing outside the buffer is touched (the sanitizers watch), and the next good line is taken. */
static void line_property(void) {
    struct line line = {.length = 0};
    char good[64];
    line_start(&line);
    framed(good, "R,e2");
    for (unsigned i = 0; i < 5000; i++) {
        for (unsigned k = random_below(150); k > 0; k--) {
            static const char likely[] = "$*\r\nHSB,0123456789ABCDEF";
            uint8_t byte = random_below(2) ? (uint8_t)random_number() : (uint8_t)likely[random_below(sizeof likely)];
            enum line_result result = line_byte(&line, byte);
            CHECK(strlen(line.body) <= LINE_MOST, "body too long");
            CHECK(result == LINE_NOTHING || byte == '\r' || byte == '\n' || byte == '$' || result == LINE_LONG, "%d",
                result);
        }
        CHECK(feed(&line, good) == LINE_FRAMED && !strcmp(taken, "R,e2"), "after noise %u: %s", i, taken);
    }
}

void test_lines(void) {
    /* A body that is not complete ends with the 0 that was there before it. */
    struct line line = {.length = 0};
    char text[128];
    line_start(&line);
    CHECK(feed(&line, "H\r\n") == LINE_BARE, "bare H");
    CHECK(feed(&line, "\r\n\n\r") == LINE_NOTHING, "empty lines");
    framed(text, "C,start");
    CHECK(feed(&line, text) == LINE_FRAMED && !strcmp(taken, "C,start"), "%s", taken);
    sprintf(text, "$S*%04x\n", crc_slowly("S", 1));
    CHECK(feed(&line, text) == LINE_FRAMED && !strcmp(taken, "S"), "small letters in the CRC");
    for (unsigned i = 0; i < 4; i++) {
        framed(text, "S");
        text[3 + i] = text[3 + i] == '0' ? '1' : '0';
        CHECK(feed(&line, text) == LINE_CRC, "%s", text);
    }
    CHECK(feed(&line, "$S\r\n") == LINE_CRC && feed(&line, "$S*12\r\n") == LINE_CRC, "no CRC, half a CRC");
    CHECK(feed(&line, "$S*00000\r\n") == LINE_CRC && feed(&line, "$S*00G0\r\n") == LINE_CRC, "odd CRCs");
    CHECK(feed(&line, "$\r\n") == LINE_CRC, "a frame of nothing");
    CHECK(feed(&line, "\x01H\r\n") == LINE_FORM && feed(&line, "H\r\n") == LINE_BARE, "not printable");
    memset(text, 'H', 60);
    text[60] = 0;
    CHECK(feed(&line, text) == LINE_LONG, "too long");
    CHECK(feed(&line, text) == LINE_NOTHING && feed(&line, "\r\n") == LINE_NOTHING, "told once");
    CHECK(feed(&line, "B\r\n") == LINE_BARE && !strcmp(taken, "B"), "after a long line");
    text[48] = 0;
    CHECK(feed(&line, text) == LINE_NOTHING && feed(&line, "\n") == LINE_BARE, "as long as can be");
    CHECK(line_byte(&line, 'x') == LINE_NOTHING && line_byte(&line, '$') == LINE_FORM, "something before $");
    framed(text, "B");
    CHECK(feed(&line, text + 1) == LINE_FRAMED && !strcmp(taken, "B"), "the frame after it");
    const char *number = "4000,1";
    CHECK(read_number(&number, 4000) == 4000 && *number == ',', "number");
    CHECK(read_number(&number, 4000) == -1, "no number");
    number = "4001";
    CHECK(read_number(&number, 4000) == -1, "too big");
    number = "99999999999999";
    CHECK(read_number(&number, 4000) == -1, "far too big");
    line_property();
}

void test_queue_and_notes(void) {
    static struct queue queue;
    uint16_t expected = 1;
    queue.seq = 0;
    for (unsigned i = 0; i < 200000; i++) { /* the numbers come round three times */
        queue_add(&queue, i, i % 64, 7);
        if (i % 5 == 4)
            while (queue_first(&queue)) {
                CHECK(queue_first(&queue)->seq == expected, "%u", queue_first(&queue)->seq);
                CHECK(queue_first(&queue)->where == (queue_first(&queue)->ms & 63), "mixed up");
                expected++;
                queue_remove_first(&queue);
            }
    }
    queue_remove_first(&queue);
    CHECK(queue.count == 0, "less than nothing");
    for (unsigned i = 0; i < QUEUE_ROOM + 3; i++)
        queue_add(&queue, i, 1, 7);
    CHECK(queue.count == QUEUE_ROOM && queue_first(&queue)->seq == expected, "the oldest stay");
    while (queue.count > 0)
        queue_remove_first(&queue);
    queue_add(&queue, 0, 1, 7);
    CHECK(queue_first(&queue)->seq == (uint16_t)(expected + QUEUE_ROOM + 3), "dropped events use up their numbers");

    struct notes notes = {0};
    CHECK(notes_add(&notes, 1200, 100, 50, 2) && notes_add(&notes, 400, 30, 0, 1), "room");
    static const struct { uint32_t at; uint16_t hertz; } expect[] = {{7, 1200}, {107, 0}, {157, 1200}, {257, 0}, {307,
        400}, {337, 0}};
    unsigned next = 0;
    for (uint32_t ms = 7; ms < 500; ms++) {
        uint16_t hertz;
        if (!notes_tick(&notes, ms, &hertz))
            continue;
        CHECK(next < 6 && expect[next].at == ms && expect[next].hertz == hertz, "%u Hz at %u", hertz, ms);
        next++;
    }
    CHECK(next == 6 && notes.count == 0, "%u changes", next);
    for (unsigned i = 0; i < NOTES_ROOM; i++)
        CHECK(notes_add(&notes, 300, 1, 0, 1), "room for %u", i);
    CHECK(!notes_add(&notes, 300, 1, 0, 1) && notes_room(&notes) == 0, "no room");
}
