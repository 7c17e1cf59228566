/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The unmodified firmware in the simulator, driven as a host and as a player would. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rig.h"

const char *simulator, *firmware;

uint32_t random_below(uint32_t limit) {
    static uint64_t state = 20260102;
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33) % limit;
}

int main(int count, char **argument) {
    if (count != 4) {
        fprintf(stderr, "drive SIMULATOR FIRMWARE.elf MOVES|latency\n");
        return 2;
    }
    simulator = argument[1];
    firmware = argument[2];
    if (!strcmp(argument[3], "latency")) {
        drive_latency(true);
        return 0;
    }
    drive_restarts();
    drive_memory();
    drive_buttons();
    drive_noise_on_the_line();
    drive_cable();
    drive_overflow();
    drive_contacts();
    drive_self_test();
    drive_side_by_side();
    drive_commands();
    drive_latency(false);
    drive_game((unsigned)atoi(argument[3]));
    printf("simulator: all checks passed\n");
    return 0;
}
