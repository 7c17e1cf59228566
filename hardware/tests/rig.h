/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drives a simulator: its commands, what it answers, and the other end of its serial line. */
#ifndef RIG_H
#define RIG_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#define FRAME_TEXT 128
#define ANSWER_TEXT 1024

/* Ends the test at once: what follows would make no sense. */
void fail(const char *file, int line, const char *format, ...) __attribute__((noreturn, format(printf, 3, 4)));
#define FAIL(...) fail(__FILE__, __LINE__, __VA_ARGS__)
#define NEED(condition, ...)      \
    do {                          \
        if (!(condition))         \
            FAIL(__VA_ARGS__);    \
    } while (0)

struct frame {
    char body[FRAME_TEXT]; /* without `$` and CRC */
    bool good;             /* the CRC was right */
};

/* A line on one of the two streams, in pieces. */
struct stream {
    int end;
    char text[8192];
    size_t length;
};

struct rig {
    pid_t process;
    int commands;
    struct stream answers, port;
    char path[128], answer[ANSWER_TEXT], note[ANSWER_TEXT];
    struct frame *frames; /* as they came over the serial line */
    double *sent_ms;      /* when the simulator sent the last byte of each line, in its own time */
    unsigned answer_count;
    unsigned said;  /* bytes sent over the serial line */
    unsigned heard; /* and received */
    unsigned frame_count, sent_count, frame_room, sent_room, next;
    /* what a host knows: the snapshot, changed by every event */
    char board[65];
    uint16_t seq;
    bool known, gap;
};

/* Starts a simulator with these options, null at the end; its serial line is opened. */
void rig_start(struct rig *rig, const char *const *options);
void rig_stop(struct rig *rig);
/* Sends a command,
    waits for its answer; the simulated milliseconds. The answer is in `answer`. Several lines in one text
 * are carried out with no time between them. */
double rig_command(struct rig *rig, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Sends a line over the serial line, in its frame or bare. */
void rig_say(struct rig *rig, const char *body);
void rig_say_bare(struct rig *rig, const char *text);
/* Lets `ms` simulated milliseconds go by; afterwards all that was sent until then has been received. */
void rig_wait(struct rig *rig, unsigned ms);
/* The next frame that begins with this, heartbeats and others between are left out; fails when there is none. */
const struct frame *rig_find(struct rig *rig, const char *start);
/* The next frame that is no heartbeat, or null. */
const struct frame *rig_next(struct rig *rig);
/* When frame `rig->next - 1` was sent. */
double rig_sent_ms(const struct rig *rig);
/* The serial line again, after a hang-up. */
void rig_open_port(struct rig *rig);
bool rig_port_is_dead(struct rig *rig);

extern const char *simulator, *firmware;
uint32_t random_below(uint32_t limit);

void drive_game(unsigned moves);
/* With a report: more samples, and how they are spread. */
void drive_latency(bool report);
void drive_buttons(void);
void drive_restarts(void);
void drive_memory(void);
void drive_noise_on_the_line(void);
void drive_overflow(void);
void drive_cable(void);
void drive_contacts(void);
void drive_self_test(void);
void drive_side_by_side(void);
void drive_commands(void);

#endif
