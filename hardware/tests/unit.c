/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pure parts of the firmware, on the host. */
#include <stdlib.h>

#include "check.h"

unsigned checks_failed, checks_done;

uint32_t random_number(void) {
    static uint64_t state = 20260101;
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33);
}

int main(void) {
    test_pieces();
    test_debounce();
    test_crc_and_frames();
    test_lines();
    test_queue_and_notes();
    test_memory();
    test_board();
    test_board_commands();
    test_calibration();
    printf("unit tests of the firmware: %u checks, %u failed\n", checks_done, checks_failed);
    return checks_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
