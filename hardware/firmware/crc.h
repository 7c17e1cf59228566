/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * CRC-16: polynomial 1021, start FFFF, nothing reflected, nothing inverted. */
#ifndef CRC_H
#define CRC_H

#include <stdint.h>

#define CRC_START 0xFFFFu

uint16_t crc_add(uint16_t crc, uint8_t byte);

#endif
