/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 */
#include "parts.h"

#include <math.h>
#include <string.h>

#define SUPPLY 5.0
#define STEPS 1023.0
#define FARAD 200e-12 /* wires and multiplexer on one common */

static const char kinds[] = "PNBRQKpnbrqk";
static const double ohms[] = {910, 2000, 3300, 4700, 6800, 9100, 12000, 16000, 22000, 30000, 43000, 68000};

double parts_random(struct parts *parts) {
    parts->random ^= parts->random << 13;
    parts->random ^= parts->random >> 7;
    parts->random ^= parts->random << 17;
    return (double)(parts->random >> 11) / 9007199254740992.0;
}

static double between(struct parts *parts, double low, double high) {
    return low + (high - low) * parts_random(parts);
}

double parts_peg(char piece) {
    const char *at = piece ? strchr(kinds, piece) : NULL;
    return at ? ohms[at - kinds] : 0;
}

void parts_start(struct parts *parts, uint64_t seed) {
    memset(parts, 0, sizeof *parts);
    parts->random = seed * 2685821657736338717u + 88172645463325252u;
    parts->noise = 3;
    parts->leak = 2e-6;
    parts->bounce_us = 20000;
    for (unsigned i = 0; i < 4; i++) {
        parts->pull[i] = 10000 * between(parts, 0.99, 1.01);
        parts->settled[i] = SUPPLY;
    }
    for (unsigned i = 0; i < SQUARES; i++) {
        parts->squares[i].piece = parts->squares[i].before = '.';
        parts->squares[i].mux = between(parts, 50, 240);
    }
}

void parts_bounce(struct parts *parts, struct contact *contact, bool closed, double now_us) {
    contact->closed = closed;
    contact->changes = 2 * parts->bounces;
    for (unsigned i = 0; i < contact->changes; i++)
        contact->change_at[i] = now_us + parts->bounce_us * parts_random(parts);
}

bool contact_is_closed(const struct contact *contact, double now_us) {
    unsigned to_come = 0;
    for (unsigned i = 0; i < contact->changes; i++)
        to_come += contact->change_at[i] > now_us;
    return contact->closed != (to_come & 1);
}

double contact_quiet_at(const struct contact *contact) {
    double last = 0;
    for (unsigned i = 0; i < contact->changes; i++)
        last = fmax(last, contact->change_at[i]);
    return last;
}

void parts_set(struct parts *parts, unsigned square, char piece, double now_us) {
    struct square *it = &parts->squares[square];
    it->before = it->piece;
    it->peg_before = it->peg;
    it->piece = piece;
    it->peg = parts_peg(piece) * between(parts, 0.99, 1.01);
    it->resistance = between(parts, 0, 50);
    parts_bounce(parts, &it->contact, true, now_us);
}

/* Ohm from the common to ground through the channel of a square; infinite when nothing makes contact. */
static double to_ground(struct parts *parts, const struct square *it, double now_us) {
    double contact = it->resistance + it->extra;
    bool now = contact_is_closed(&it->contact, now_us);
    char piece = now ? it->piece : it->before;
    double peg = now ? it->peg : it->peg_before;
    if (it->broken)
        return INFINITY;
    if (it->shorted)
        return it->mux;
    if (piece == '.')
        return INFINITY;
    if (now_us < contact_quiet_at(&it->contact)) {
        /* In the middle of its bounces a contact touches with anything between nothing and some kiloohm. */
        double wild = parts_random(parts);
        contact += 3000 * wild * wild * wild;
        if (!now && parts_random(parts) < 0.2)
            return INFINITY;
    }
    return peg + contact + it->mux;
}

/* Volts at a common when all has settled, and the resistance seen from it. */
static double settled_volts(struct parts *parts, unsigned common, double now_us, double *seen) {
    double below = to_ground(parts, &parts->squares[common * 16 + parts->address], now_us);
    double pull = parts->pull[common];
    double leak = parts->leak * (2 * parts_random(parts) - 1);
    *seen = isinf(below) ? pull : below * pull / (below + pull);
    return (isinf(below) ? SUPPLY : SUPPLY * below / (below + pull)) + leak * *seen;
}

static double volts(struct parts *parts, unsigned common, double now_us) {
    double seen, target = settled_volts(parts, common, now_us, &seen);
    return target + (parts->settled[common] - target) * exp(-(now_us - parts->address_us) * 1e-6 / (seen * FARAD));
}

void parts_address(struct parts *parts, unsigned address, double now_us) {
    if (address == parts->address)
        return;
    double before[4];
    for (unsigned i = 0; i < 4; i++)
        before[i] = volts(parts, i, now_us);
    memcpy(parts->settled, before, sizeof before);
    parts->address = address;
    parts->address_us = now_us;
}

unsigned parts_millivolts(struct parts *parts, unsigned common, double now_us) {
    double noise = parts->noise * (2 * parts_random(parts) - 1) * SUPPLY / STEPS;
    double all = volts(parts, common, now_us) + noise;
    return (unsigned)(1000 * fmin(fmax(all, 0), SUPPLY) + 0.5);
}
