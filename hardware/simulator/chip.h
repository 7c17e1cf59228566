/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The controller in simavr, and what hangs on its pins. */
#ifndef CHIP_H
#define CHIP_H

#include <simavr/sim_avr.h>
#include <stdbool.h>
#include <stdint.h>

#include "cable.h"
#include "parts.h"

#define BUTTONS 4
#define TONES_KEPT 64
#define LINE_KEPT 160

struct tone {
    unsigned hertz, ms;
};

struct chip {
    avr_t *avr;
    struct parts parts;
    struct cable cable;
    struct contact buttons[BUTTONS];
    bool pressed[BUTTONS]; /* as the pin shows it now */
    bool was_reset;
    bool trace;      /* each line of the board is told on standard output */
    unsigned flips;  /* so many of the next frames get one wrong bit */
    unsigned losses; /* so many of the next frames are lost */
    char line[LINE_KEPT], last[LINE_KEPT];
    unsigned line_length;
    double last_ms;
    struct tone tones[TONES_KEPT];
    unsigned tone_count;
    double tone_start_us, tone_edge_us;
    unsigned tone_edges;
    const char *eeprom;
};

/* Loads the firmware; false, and a message on standard error, when it cannot. */
bool chip_start(struct chip *chip, const char *firmware, uint64_t seed);
double chip_us(const struct chip *chip);
/* Runs until this simulated time. */
void chip_run_until(struct chip *chip, double us);
enum chip_reset { RESET_PIN, RESET_POWER };
void chip_reset(struct chip *chip, enum chip_reset how);
/* The firmware jumps into a loop that does nothing; with its interrupts on when `awake`. */
void chip_hang(struct chip *chip, bool awake);
/* Writes the EEPROM into its file, when there is one. */
void chip_save(struct chip *chip);
/* Ends a tone that still sounds. */
void chip_end_tone(struct chip *chip);

#endif
