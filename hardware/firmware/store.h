/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Constants that stay in the flash: the controller has 2 KB of memory. On the host they are ordinary constants. */
#ifndef STORE_H
#define STORE_H

#ifdef __AVR__
#include <avr/pgmspace.h>
#define STORED PROGMEM
#define STORED_TEXT(text) PSTR(text)
#define stored_byte(address) pgm_read_byte(address)
#define stored_word(address) pgm_read_word(address)
#else
#include <stdint.h>
#define STORED
#define STORED_TEXT(text) (text)
#define stored_byte(address) (*(const uint8_t *)(address))
#define stored_word(address) (*(const uint16_t *)(address))
#endif

#endif
