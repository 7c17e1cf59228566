/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs the unmodified firmware of the board, with its parts around it and its serial line as a pseudo terminal. */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "commands.h"

#define STEP_US 1000
#define LINE_MOST 256

static struct chip chip;
static struct commands commands = {.chip = &chip};
static volatile sig_atomic_t asked_to_end;

struct input {
    char text[4096];
    size_t length;
    bool ended;
};

static void end_asked(int signal) {
    (void)signal;
    asked_to_end = 1;
}

static double wall_us(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

static void read_input(struct input *input) {
    ssize_t got = read(STDIN_FILENO, input->text + input->length, sizeof input->text - input->length);
    if (got > 0)
        input->length += (size_t)got;
    else if (got == 0 || errno != EINTR)
        input->ended = true;
}

/* Carries out the lines that are there, up to one that waits. */
static void obey(struct input *input) {
    char *end;
    while (!commands.quit && chip_us(&chip) >= commands.wait_until_us &&
           (end = memchr(input->text, '\n', input->length))) {
        char line[LINE_MOST];
        size_t length = (size_t)(end - input->text);
        size_t kept = length < LINE_MOST ? length : LINE_MOST - 1;
        memcpy(line, input->text, kept);
        line[kept] = 0;
        input->length -= length + 1;
        memmove(input->text, end + 1, input->length);
        commands_line(&commands, line);
    }
    if (input->length == sizeof input->text && !memchr(input->text, '\n', input->length))
        input->length = 0; /* no command is that long */
    if (input->ended && chip_us(&chip) >= commands.wait_until_us && !memchr(input->text, '\n', input->length))
        commands.quit = true;
}

/* Waits until the wall clock comes to `until_us`, and not at all for 0, unless the host or a command comes. */
static void watch(struct input *input, double until_us) {
    for (;;) {
        double left = until_us > 0 ? until_us - wall_us() : 0;
        bool listening = !input->ended && input->length < sizeof input->text;
        struct pollfd ends[2] = {{listening ? STDIN_FILENO : -1, POLLIN, 0}, {chip.cable.master, POLLIN, 0}};
        struct timespec timeout = {0, left > 0 ? (long)(left * 1000) : 0};
        int ready = ppoll(ends, 2, &timeout, NULL);
        if (ready > 0 && ends[0].revents)
            read_input(input);
        if (ready > 0 && ends[1].revents)
            cable_poll(&chip.cable);
        if (ready <= 0 || left <= 0 || wall_us() >= until_us)
            return;
    }
}

/* Time stands still until a command or the host has something. */
static void stand(struct input *input) {
    struct pollfd ends[2] = {{STDIN_FILENO, POLLIN, 0}, {chip.cable.master, POLLIN, 0}};
    if (poll(ends, 2, -1) <= 0)
        return;
    if (ends[1].revents)
        cable_poll(&chip.cable);
    if (ends[0].revents)
        read_input(input);
}

enum pace { REAL, FAST, STEP };

static void run(enum pace pace) {
    struct input input = {.length = 0};
    double anchor = wall_us() - chip_us(&chip);
    while (!commands.quit && !asked_to_end) {
        double next = chip_us(&chip);
        if (pace == STEP && next >= commands.wait_until_us) {
            stand(&input);
        } else {
            next += STEP_US;
            chip_run_until(&chip, next);
            watch(&input, pace == REAL ? anchor + next : 0);
        }
        commands_due(&commands);
        obey(&input);
        fflush(stdout);
        double late = wall_us() - anchor - next;
        if (pace == REAL && late > 500000) {
            printf("note %.3f late %.0f ms: this machine is too busy for real time\n", next / 1000, late / 1000);
            anchor += late;
        }
    }
}

static int usage(void) {
    fprintf(stderr, "board-simulator [--fast | --step] [--trace] [--seed N] [--link PATH] [--eeprom FILE]\n"
                    "                [--position FEN] FIRMWARE.elf\n"
                    "Commands come on standard input, one a line; README.md tells them.\n");
    return 2;
}

int main(int count, char **argument) {
    enum pace pace = REAL;
    unsigned long seed = 1;
    const char *firmware = NULL, *fen = NULL;
    for (int i = 1; i < count; i++) {
        bool more = i + 1 < count;
        if (!strcmp(argument[i], "--fast"))
            pace = FAST;
        else if (!strcmp(argument[i], "--step"))
            pace = STEP;
        else if (!strcmp(argument[i], "--trace"))
            chip.trace = true;
        else if (!strcmp(argument[i], "--seed") && more)
            seed = strtoul(argument[++i], NULL, 10);
        else if (!strcmp(argument[i], "--link") && more)
            chip.cable.link = argument[++i];
        else if (!strcmp(argument[i], "--eeprom") && more)
            chip.eeprom = argument[++i];
        else if (!strcmp(argument[i], "--position") && more)
            fen = argument[++i];
        else if (argument[i][0] == '-' || firmware)
            return usage();
        else
            firmware = argument[i];
    }
    if (!firmware)
        return usage();
    struct sigaction end = {.sa_handler = end_asked};
    sigaction(SIGTERM, &end, NULL);
    sigaction(SIGINT, &end, NULL);
    sigaction(SIGHUP, &end, NULL);
    signal(SIGPIPE, SIG_IGN);
    if (!chip_start(&chip, firmware, seed) || !cable_open(&chip.cable))
        return 1;
    printf("pty %s\n", chip.cable.path);
    if (fen) {
        char line[LINE_MOST];
        snprintf(line, sizeof line, "position %s", fen);
        commands_line(&commands, line);
    }
    fflush(stdout);
    run(pace);
    chip_save(&chip);
    if (chip.cable.master >= 0)
        cable_close(&chip.cable);
    return 0;
}
