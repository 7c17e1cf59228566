/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 */
#include "memory.h"

#include <string.h>

#include "crc.h"

#define RECORD_VERSION 1

static uint16_t record_crc(const struct record *record) {
    const uint8_t *bytes = (const uint8_t *)record;
    uint16_t crc = CRC_START;
    for (uint8_t i = 0; i < sizeof *record - sizeof record->crc; i++)
        crc = crc_add(crc, bytes[i]);
    return crc;
}

void record_make(struct record *record, const struct calibration *calibration) {
    memset(record, 0xFF, sizeof *record);
    if (!calibration)
        return;
    record->version = RECORD_VERSION;
    record->kinds = KINDS;
    for (uint8_t kind = 0; kind < KINDS; kind++) {
        record->middle[2 * kind] = (uint8_t)calibration->middle[kind];
        record->middle[2 * kind + 1] = (uint8_t)(calibration->middle[kind] >> 8);
    }
    uint16_t crc = record_crc(record);
    record->crc[0] = (uint8_t)crc;
    record->crc[1] = (uint8_t)(crc >> 8);
}

bool record_read(const struct record *record, struct calibration *calibration) {
    uint16_t crc = record_crc(record);
    if (record->version != RECORD_VERSION || record->kinds != KINDS || record->crc[0] != (uint8_t)crc ||
        record->crc[1] != (uint8_t)(crc >> 8))
        return false;
    for (uint8_t kind = 0; kind < KINDS; kind++)
        calibration->middle[kind] = (uint16_t)(record->middle[2 * kind] | (uint16_t)record->middle[2 * kind + 1] << 8);
    return true;
}

bool record_equal(const struct record *one, const struct record *other) {
    return memcmp(one, other, sizeof *one) == 0;
}
