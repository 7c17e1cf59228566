/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The commands on standard input, see README.md beside this file. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "chip.h"

#define PLANS_MOST 64

/* Something that happens to a square later. */
struct plan {
    double at_us;
    unsigned square;
    char piece;
};

struct commands {
    struct chip *chip;
    struct plan plans[PLANS_MOST];
    unsigned plan_count;
    double wait_until_us;
    bool quit;
};

/* Carries out one line and answers it on standard output. */
void commands_line(struct commands *commands, char *line);
/* Carries out what is planned up to now. */
void commands_due(struct commands *commands);

#endif
