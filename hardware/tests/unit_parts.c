/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pieces, debounce, memory. */
#include <math.h>
#include <string.h>

#include "../firmware/debounce.h"
#include "../firmware/memory.h"
#include "../firmware/pieces.h"
#include "check.h"

static const double ohms[KINDS] = {910, 2000, 3300, 4700, 6800, 9100, 12000, 16000, 22000, 30000, 43000, 68000};
static const char kinds[] = "PNBRQKpnbrqk";

static double between(double low, double high) {
    return low + (high - low) * random_below(100001) / 100000.0;
}

/* A code as physics gives it: written down here a second time, away from the table. */
static uint16_t physical_code(uint8_t kind) {
    double below = ohms[kind] * between(0.99, 1.01) + between(50, 240) + between(0, 50);
    double pull = 10000 * between(0.99, 1.01);
    double volts = 5 * below / (below + pull) + between(-2e-6, 2e-6) * below * pull / (below + pull);
    return (uint16_t)floor(volts * 1023 / 5 + between(-3, 3));
}

void test_pieces(void) {
    struct calibration calibration;
    struct windows windows;
    calibration_default(&calibration);
    CHECK(windows_make(&windows, &calibration), "the built-in table is refused");
    for (unsigned i = 0; i < 200000; i++) {
        uint8_t kind = (uint8_t)random_below(KINDS);
        uint16_t code = physical_code(kind);
        CHECK(classify(&windows, code) == kind, "%c at %u is read as %c", kinds[kind], code,
              holds_letter(classify(&windows, code)));
    }
    /* From one end of the codes to the other: short, then each piece in turn, with no evidence between any two. */
    uint8_t last = HOLDS_SHORT, pieces = 0, gaps = 0;
    for (uint16_t code = 0; code < 1024; code++) {
        uint8_t now = classify(&windows, code);
        if (now == last)
            continue;
        CHECK((now == HOLDS_UNREADABLE) != (last == HOLDS_UNREADABLE), "no gap before %u", code);
        if (now == HOLDS_UNREADABLE)
            gaps++;
        else if (now < KINDS)
            CHECK(now == pieces++, "%u is read as %u", code, now);
        last = now;
    }
    CHECK(last == HOLDS_NOTHING && pieces == KINDS && gaps == KINDS + 1, "%u pieces, %u gaps", pieces, gaps);
    for (uint8_t kind = 0; kind + 1 < KINDS; kind++) {
        int gap = windows.from[kind + 1] - windows.to[kind];
        CHECK(gap >= 41 / 2, "only %d steps between %c and %c", gap, kinds[kind], kinds[kind + 1]);
        CHECK(holds_letter(kind) == kinds[kind], "letter of kind %u", kind);
    }
    CHECK(classify(&windows, 30) == HOLDS_SHORT && classify(&windows, 31) == HOLDS_UNREADABLE, "short circuit");
    CHECK(classify(&windows, 966) == HOLDS_NOTHING && classify(&windows, 965) == HOLDS_UNREADABLE, "empty");
    CHECK(holds_letter(HOLDS_NOTHING) == '.' && holds_letter(HOLDS_UNREADABLE) == '?' && holds_letter(15) == '?',
        "letters");

    static const char initial[] = "RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr";
    for (uint8_t square = 0; square < SQUARES; square++)
        CHECK(holds_letter(initial_piece(square)) == initial[square], "square %u", square);

    struct calibration moved = calibration;
    moved.middle[3] = (uint16_t)(moved.middle[3] + 10);
    CHECK(windows_make(&windows, &moved) && classify(&windows, 360 + 10) == 3, "a moved band is not followed");
    moved.middle[3] = moved.middle[4];
    CHECK(!windows_make(&windows, &moved), "two kinds with one code");
    moved = calibration;
    moved.middle[11] = 960;
    CHECK(!windows_make(&windows, &moved), "a piece that looks like an empty aperture");
    moved.middle[11] = 65000;
    CHECK(!windows_make(&windows, &moved), "a code that does not exist");
}

static unsigned read_times(struct square *square, uint8_t reading, unsigned times) {
    unsigned changes = 0;
    for (unsigned i = 0; i < times; i++)
        changes += square_read(square, reading);
    return changes;
}

/* Random contact for some readings, then a settled state: whatever came before, the end is right, and no state is
 * believed that did not come often enough in a row among the readings with evidence. */
static void debounce_property(void) {
    struct square square;
    square_start(&square);
    uint8_t run_of = HOLDS_NOTHING, believed = HOLDS_NOTHING;
    unsigned run = 0;
    for (unsigned i = 0; i < 100000; i++) {
        uint8_t reading = (uint8_t)random_below(3) ? (uint8_t)random_below(3) : HOLDS_NOTHING;
        if (random_below(4) == 0)
            reading = HOLDS_UNREADABLE;
        if (reading != HOLDS_UNREADABLE) {
            run = reading == run_of ? run + 1 : 1;
            run_of = reading;
        }
        if (square_read(&square, reading)) {
            CHECK(square.state == run_of && square.state != believed, "believed %u", square.state);
            CHECK(run >= (square.state == HOLDS_NOTHING ? 4u : 8u), "%u after only %u readings", square.state, run);
            believed = square.state;
        }
        if (random_below(200) == 0) {
            uint8_t settled = random_below(2) ? HOLDS_NOTHING : (uint8_t)random_below(KINDS);
            CHECK(read_times(&square, settled, 8) <= 1, "two changes while nothing changes");
            CHECK(square.state == settled && !square_in_question(&square), "not settled");
            believed = run_of = settled;
            run = 8;
        }
    }
}

void test_debounce(void) {
    struct square square;
    square_start(&square);
    CHECK(read_times(&square, 2, 7) == 0 && square_in_question(&square), "a piece after 7 readings");
    CHECK(read_times(&square, 2, 1) == 1 && square.state == 2 && !square_in_question(&square), "no piece after 8");
    CHECK(read_times(&square, HOLDS_NOTHING, 3) == 0 && read_times(&square, 2, 1) == 0, "a lift of 3 readings");
    CHECK(!square_in_question(&square), "the piece is back");
    CHECK(read_times(&square, HOLDS_NOTHING, 3) == 0 && read_times(&square, HOLDS_NOTHING, 1) == 1, "no lift after 4");
    CHECK(read_times(&square, 2, 8) == 1, "the same piece again");
    CHECK(read_times(&square, 7, 8) == 1 && square.state == 7, "a direct swap");
    /* No evidence stands between the readings and changes nothing. */
    for (unsigned i = 0; i < 3; i++)
        CHECK(read_times(&square, HOLDS_NOTHING, 1) == 0 && read_times(&square, HOLDS_UNREADABLE, 20) == 0,
            "too early");
    CHECK(read_times(&square, HOLDS_NOTHING, 1) == 1, "no lift after 4 readings with evidence");
    CHECK(read_times(&square, 5, 8) == 1, "a king");
    CHECK(read_times(&square, HOLDS_UNREADABLE, 124) == 0, "unreadable before a second is over");
    CHECK(read_times(&square, HOLDS_SHORT, 1) == 1 && square.state == HOLDS_UNREADABLE,
        "not unreadable after a second");
    CHECK(read_times(&square, HOLDS_SHORT, 1000) == 0, "told twice");
    CHECK(read_times(&square, 5, 8) == 1 && square.state == 5, "readable again");
    debounce_property();
}

void test_memory(void) {
    struct calibration calibration, read;
    struct record record;
    calibration_default(&calibration);
    record_make(&record, &calibration);
    CHECK(record_read(&record, &read) && !memcmp(&read, &calibration, sizeof read), "a record is not read back");
    for (unsigned bit = 0; bit < 8 * sizeof record; bit++) {
        struct record spoilt = record;
        ((uint8_t *)&spoilt)[bit / 8] ^= (uint8_t)(1 << bit % 8);
        CHECK(!record_read(&spoilt, &read), "bit %u is wrong and nobody minds", bit);
        CHECK(!record_equal(&spoilt, &record), "bit %u", bit);
    }
    record_make(&record, NULL);
    CHECK(!record_read(&record, &read), "an empty record is read");
    memset(&record, 0, sizeof record);
    CHECK(!record_read(&record, &read), "zeros are read");
}
