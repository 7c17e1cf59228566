/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The calibration as it lies in the EEPROM. */
#ifndef MEMORY_H
#define MEMORY_H

#include "pieces.h"

/* Not 0: the cell that a failing supply spoils most easily. */
#define RECORD_ADDRESS 16

struct record {
    uint8_t version;
    uint8_t kinds;
    uint8_t middle[2 * KINDS]; /* low byte first */
    uint8_t crc[2];            /* of all before, low byte first */
};

/* Null makes a record that holds nothing. */
void record_make(struct record *record, const struct calibration *calibration);
bool record_read(const struct record *record, struct calibration *calibration);
bool record_equal(const struct record *one, const struct record *other);

#endif
