/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of the board around the controller: pegs, contacts, multiplexers, wires. */
#ifndef PARTS_H
#define PARTS_H

#include <stdbool.h>
#include <stdint.h>

#define SQUARES 64
#define BOUNCES_MOST 64

/* A contact: closed or open at the end, and before that a number of changes at times in microseconds. */
struct contact {
    bool closed;
    unsigned changes;
    double change_at[2 * BOUNCES_MOST];
};

struct square {
    char piece;        /* its letter, or '.' */
    double peg;        /* ohm, of this very peg */
    char before;       /* while the contact bounces: what makes contact when it is not `piece` */
    double peg_before;
    struct contact contact;
    double resistance; /* of the contact, ohm */
    double extra;      /* dirt: set by the command `contact` */
    bool broken, shorted;
    double mux; /* of this channel */
};

struct parts {
    struct square squares[SQUARES];
    double pull[4];
    double noise;     /* steps of the converter, either way */
    double leak;      /* ampere, either way */
    unsigned bounces; /* for every change of a contact from now on */
    double bounce_us; /* over this time */
    uint64_t random;
    /* what the four commons showed when the address changed last, for the settling */
    double settled[4], address_us;
    unsigned address;
};

void parts_start(struct parts *parts, uint64_t seed);
/* From 0 up to 1. */
double parts_random(struct parts *parts);
/* Ohm of a peg of this kind, without its tolerance; 0 for a letter that is no piece. */
double parts_peg(char piece);
/* What stands on a square changes: '.' for a lift. */
void parts_set(struct parts *parts, unsigned square, char piece, double now_us);
/* The contact begins to bounce towards its new state. */
void parts_bounce(struct parts *parts, struct contact *contact, bool closed, double now_us);
bool contact_is_closed(const struct contact *contact, double now_us);
/* When the last bounce is over. */
double contact_quiet_at(const struct contact *contact);
/* The multiplexers are switched. */
void parts_address(struct parts *parts, unsigned address, double now_us);
/* Millivolts at common 0 to 3. */
unsigned parts_millivolts(struct parts *parts, unsigned common, double now_us);

#endif
