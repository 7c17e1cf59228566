/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 */
#include "crc.h"

uint16_t crc_add(uint16_t crc, uint8_t byte) {
    /* Without a table: the eight steps of the polynomial x^16 + x^12 + x^5 + 1 folded into three. */
    uint8_t mixed = (uint8_t)((crc >> 8) ^ byte);
    mixed = (uint8_t)(mixed ^ (mixed >> 4));
    return (uint16_t)((crc << 8) ^ ((uint16_t)mixed << 12) ^ ((uint16_t)mixed << 5) ^ mixed);
}
