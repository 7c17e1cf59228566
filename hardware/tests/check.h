/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All that the unit tests need of a harness. */
#ifndef CHECK_H
#define CHECK_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

extern unsigned checks_failed, checks_done;

#define CHECK(condition, ...)                                     \
    do {                                                          \
        checks_done++;                                            \
        if (!(condition)) {                                       \
            checks_failed++;                                      \
            fprintf(stderr, "%s:%d: %s: ", __FILE__, __LINE__, #condition); \
            fprintf(stderr, __VA_ARGS__);                         \
            fprintf(stderr, "\n");                                \
        }                                                         \
    } while (0)

/* The same numbers in every run. */
uint32_t random_number(void);
static inline uint32_t random_below(uint32_t limit) { return random_number() % limit; }

void test_pieces(void);
void test_debounce(void);
void test_crc_and_frames(void);
void test_lines(void);
void test_queue_and_notes(void);
void test_memory(void);
void test_board(void);
void test_board_commands(void);
void test_calibration(void);

#endif
