/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of the simulated board: every tolerance is there, reaches its ends and does not go beyond them. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../simulator/parts.h"
#include "check.h"

static const double ohms[] = {910, 2000, 3300, 4700, 6800, 9100, 12000, 16000, 22000, 30000, 43000, 68000};
static const char kinds[] = "PNBRQKpnbrqk";

#define LONG_AFTER 1e9 /* microseconds: all has bounced and settled */
#define STEP_MV (5000 / 1023.0)

unsigned checks_failed, checks_done;

/* The least and the most that was seen of something. */
struct range {
    double least, most;
};
static const struct range nothing_seen = {1e12, -1e12};

static void seen(struct range *range, double value) {
    range->least = fmin(range->least, value);
    range->most = fmax(range->most, value);
}

/* Within the tolerance, and within a tenth of its width of both ends. */
static void check_range(const char *what, struct range range, double low, double high) {
    double near = (high - low) / 10;
    CHECK(range.least >= low && range.most <= high, "%s: %g to %g", what, range.least, range.most);
    CHECK(range.least < low + near && range.most > high - near, "%s: only %g to %g", what, range.least, range.most);
}

static struct parts quiet(uint64_t seed) {
    struct parts parts;
    parts_start(&parts, seed);
    parts.noise = parts.leak = 0;
    return parts;
}

static void test_tolerances(void) {
    struct range pull = nothing_seen, mux = nothing_seen, peg = nothing_seen, contact = nothing_seen;
    for (uint64_t seed = 1; seed <= 100; seed++) {
        struct parts parts;
        parts_start(&parts, seed);
        CHECK(parts.noise == 3 && parts.leak == 2e-6, "noise and leakage at the start");
        for (unsigned i = 0; i < 4; i++)
            seen(&pull, parts.pull[i]);
        for (unsigned i = 0; i < SQUARES; i++) {
            unsigned kind = i % 12;
            parts_set(&parts, i, kinds[kind], 0);
            seen(&mux, parts.squares[i].mux);
            seen(&peg, parts.squares[i].peg / ohms[kind]);
            seen(&contact, parts.squares[i].resistance);
        }
    }
    check_range("pull-ups", pull, 9900, 10100);
    check_range("multiplexers", mux, 50, 240);
    check_range("pegs", peg, 0.99, 1.01);
    check_range("contacts", contact, 0, 50);
}

/* Each of the 64 squares is seen at its own common and address, and nowhere else. */
static void test_multiplexers(void) {
    struct parts parts = quiet(3);
    for (unsigned square = 0; square < SQUARES; square++) {
        char piece = kinds[square % 12];
        parts_set(&parts, square, piece, 0);
        const struct square *it = &parts.squares[square];
        double below = it->peg + it->resistance + it->mux;
        for (unsigned address = 0; address < 16; address++) {
            parts_address(&parts, address, 0);
            for (unsigned common = 0; common < 4; common++) {
                bool here = common == square / 16 && address == square % 16;
                double wanted = here ? 5000 * below / (below + parts.pull[common]) : 5000;
                double got = parts_millivolts(&parts, common, LONG_AFTER);
                CHECK(fabs(got - wanted) <= 1, "%c on %u, common %u, address %u: %g mV instead of %g", piece, square,
                    common,
                      address, got, wanted);
            }
        }
        parts_set(&parts, square, '.', 0);
    }
}

static double level(struct parts *parts, double extra, bool broken, bool shorted) {
    struct square *it = &parts->squares[5];
    it->extra = extra;
    it->broken = broken;
    it->shorted = shorted;
    return parts_millivolts(parts, 0, LONG_AFTER);
}

static void test_faults(void) {
    struct parts parts = quiet(4);
    parts_address(&parts, 5, 0);
    parts_set(&parts, 5, 'N', 0);
    double clean = level(&parts, 0, false, false), dirty = level(&parts, 400, false, false);
    CHECK(dirty > clean + 100, "dirt of 400 ohm: %g mV instead of %g", dirty, clean);
    CHECK(level(&parts, 0, true, false) == 5000, "a wire is off");
    CHECK(level(&parts, 0, false, true) < 5000 * 240 / 10000.0, "a short circuit");
}

static void test_noise_and_leakage(void) {
    struct parts parts = quiet(5);
    parts_address(&parts, 5, 0);
    parts_set(&parts, 5, 'q', 0);
    double still = parts_millivolts(&parts, 0, LONG_AFTER);
    struct range noise = nothing_seen, leak = nothing_seen;
    parts.noise = 3;
    for (unsigned i = 0; i < 2000; i++)
        seen(&noise, (parts_millivolts(&parts, 0, LONG_AFTER) - still) / STEP_MV);
    check_range("noise", noise, -3.2, 3.2);
    parts.noise = 0;
    parts.leak = 2e-6;
    double below = parts.squares[5].peg + parts.squares[5].resistance + parts.squares[5].mux;
    double most = 2e-6 * below * parts.pull[0] / (below + parts.pull[0]) * 1000;
    for (unsigned i = 0; i < 2000; i++)
        seen(&leak, parts_millivolts(&parts, 0, LONG_AFTER) - still);
    check_range("leakage, mV", leak, -most - 1, most + 1);
}

static void test_bounces(void) {
    struct parts parts = quiet(6);
    unsigned most = 0;
    parts.bounces = 15;
    for (unsigned i = 0; i < 200; i++) {
        struct contact contact = {0};
        parts_bounce(&parts, &contact, true, 1000);
        bool last = true; /* it is touched, and then bounces */
        CHECK(contact_is_closed(&contact, 999), "not touched");
        unsigned changes = 0;
        for (double us = 1000; us < 22000; us += 5) {
            bool now = contact_is_closed(&contact, us);
            changes += now != last;
            last = now;
        }
        CHECK(last && contact_quiet_at(&contact) <= 21000, "not closed after its bounces");
        CHECK(changes % 2 == 0, "%u changes from closed to closed", changes);
        most = changes > most ? changes : most;
    }
    CHECK(most >= 26 && most <= 30, "at most %u changes in 15 bounces", most);
    /* While it bounces a square reads as taken, as empty and as something between. */
    unsigned open = 0, between = 0, closed = 0;
    parts_address(&parts, 5, 0);
    for (unsigned i = 0; i < 400; i++) {
        parts_set(&parts, 5, i % 2 ? '.' : 'P', 1e6 * i);
        double mv = parts_millivolts(&parts, 0, 1e6 * i + 10000);
        open += mv > 4990;
        closed += mv < 700;
        between += mv >= 700 && mv <= 4990;
    }
    CHECK(open > 40 && closed > 20 && between > 20, "%u open, %u closed, %u between", open, closed, between);
}

/* A common needs some microseconds after the address has changed. */
static void test_settling(void) {
    struct parts parts = quiet(7);
    parts_set(&parts, 0, 'P', 0);
    parts_set(&parts, 1, 'k', 0);
    parts_address(&parts, 1, 1);
    double king = parts_millivolts(&parts, 0, LONG_AFTER);
    parts_address(&parts, 0, LONG_AFTER);
    double pawn = parts_millivolts(&parts, 0, 2 * LONG_AFTER);
    CHECK(king > pawn + 3000, "%g and %g", king, pawn);
    parts_address(&parts, 1, 2 * LONG_AFTER);
    CHECK(fabs(parts_millivolts(&parts, 0, 2 * LONG_AFTER) - pawn) <= 1, "switched at once");
    CHECK(parts_millivolts(&parts, 0, 2 * LONG_AFTER + 1) < king - 20 * STEP_MV, "settled after one microsecond");
    CHECK(fabs(parts_millivolts(&parts, 0, 2 * LONG_AFTER + 15) - king) <= STEP_MV, "not settled after fifteen");
}

int main(void) {
    test_tolerances();
    test_multiplexers();
    test_faults();
    test_noise_and_leakage();
    test_bounces();
    test_settling();
    printf("model of the parts: %u checks, %u failed\n", checks_done, checks_failed);
    return checks_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
