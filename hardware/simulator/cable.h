/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cable: a pseudo terminal of our own, so that many simulators run side by side. */
#ifndef CABLE_H
#define CABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CABLE_ROOM 4096

struct cable {
    int master;
    int slave; /* kept open: without it the master gives EIO whenever the host closes its end */
    char path[128];
    const char *link;
    bool cut;
    uint8_t to_board[CABLE_ROOM];
    size_t first, count;
    unsigned long received; /* bytes from the host */
    unsigned long dropped;  /* bytes for a host that did not read */
};

/* False, and a message on standard error, when there is no terminal to be had or the link cannot be made. */
bool cable_open(struct cable *cable);
/* The host sees a hang-up. */
void cable_close(struct cable *cable);
/* Reads what the host has sent. */
void cable_poll(struct cable *cable);
/* The next byte for the board, or -1. */
int cable_take(struct cable *cable);
/* A byte as if the host had sent it. */
void cable_put(struct cable *cable, uint8_t byte);
void cable_send(struct cable *cable, uint8_t byte);

#endif
