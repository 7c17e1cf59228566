/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pieces on the board: exactly the right events, and how soon. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rig.h"

#define SEEDS 4
#define INITIAL "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"

static const char *name(unsigned square) {
    static char text[8][3];
    static unsigned next;
    char *it = text[next++ % 8];
    sprintf(it, "%c%c", 'a' + square % 8, '1' + square / 8);
    return it;
}

/* The next frame is this event and no other. */
static void expect(struct rig *rig, unsigned square, char before, char after) {
    const struct frame *frame = rig_next(rig);
    char end[8];
    sprintf(end, ",%s,%c%c", name(square), before, after);
    NEED(frame, "no event %s", end + 1);
    size_t length = strlen(frame->body);
    NEED(frame->good && frame->body[0] == 'E' && length > strlen(end) && !strcmp(frame->body + length - strlen(end),
        end),
         "%s instead of %s", frame->body, end + 1);
}

static void expect_nothing(struct rig *rig) {
    const struct frame *frame = rig_next(rig);
    NEED(!frame, "%s, and nothing had changed", frame->body);
}

static void lift(struct rig *rig, char *board, unsigned square) {
    rig_command(rig, "lift %s", name(square));
    rig_wait(rig, 70);
    expect(rig, square, board[square], '.');
    board[square] = '.';
}

static void put(struct rig *rig, char *board, unsigned square, char piece) {
    rig_command(rig, "put %s %c", name(square), piece);
    rig_wait(rig, 105);
    expect(rig, square, '.', piece);
    board[square] = piece;
}

static void swap(struct rig *rig, char *board, unsigned square, char piece) {
    rig_command(rig, "swap %s %c", name(square), piece);
    rig_wait(rig, 105);
    expect(rig, square, board[square], piece);
    board[square] = piece;
}

static unsigned find(const char *board, bool taken) {
    unsigned square;
    do
        square = random_below(64);
    while ((board[square] != '.') != taken);
    return square;
}

/* One thing a player may do, and what the board must say of it. */
static void act(struct rig *rig, char *board) {
    unsigned from = find(board, true), to = find(board, false), other = find(board, true);
    char piece = board[from];
    switch (random_below(10)) {
    case 0: /* taken out and back: a touch */
        lift(rig, board, from);
        put(rig, board, from, piece);
        break;
    case 1: /* wriggled: the contact opens for less than a lift takes */
        rig_command(rig, "broken %s\nwait %u\nmend %s", name(from), 1 + random_below(20), name(from));
        rig_wait(rig, 60);
        break;
    case 2: /* captured without an empty square in between */
        if (other == from || board[other] == piece)
            break;
        lift(rig, board, from);
        swap(rig, board, other, piece);
        break;
    case 3:
    case 4: /* the captured piece first */
        if (other == from)
            break;
        lift(rig, board, other);
        lift(rig, board, from);
        put(rig, board, other, piece);
        break;
    case 5: /* two in the hands */
        if (other == from)
            break;
        {
            char second = board[other];
            lift(rig, board, from);
            lift(rig, board, other);
            put(rig, board, to, second);
            put(rig, board, from, piece);
        }
        break;
    default:
        lift(rig, board, from);
        put(rig, board, to, piece);
    }
    expect_nothing(rig);
}

static const char initial[] = "RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr";

void drive_game(unsigned moves) {
    for (unsigned seed = 1; seed <= SEEDS; seed++) {
        struct rig rig;
        char board[65], text[16];
        sprintf(text, "%u", seed);
        rig_start(&rig, (const char *const[]){"--step", "--seed", text, "--position", INITIAL, NULL});
        strcpy(board, initial);
        rig_command(&rig, "bounce 15 20");
        rig_wait(&rig, 400);
        rig_find(&rig, "S,0,");
        for (unsigned move = 0; move < moves / SEEDS; move++) {
            act(&rig, board);
            /* The board thins out by captures: set up again what is missing. */
            while (strspn(board, ".") == 64 || (move % 50 == 49 && memcmp(board, initial, 64))) {
                for (unsigned i = 0; i < 64; i++) {
                    if (board[i] == initial[i])
                        continue;
                    if (board[i] != '.')
                        lift(&rig, board, i);
                    if (initial[i] != '.')
                        put(&rig, board, i, initial[i]);
                }
            }
        }
        rig_say(&rig, "S");
        rig_wait(&rig, 1500);
        const struct frame *frame = rig_find(&rig, "S,");
        NEED(strstr(frame->body, board) && !rig.gap, "%s at the end of %s", frame->body, board);
        for (unsigned i = 0; i < rig.frame_count; i++)
            NEED(rig.frames[i].good, "frame %u was spoilt: %s", i, rig.frames[i].body);
        printf("game, seed %u: %u moves with 15 bounces and noise, %u events, none missed, none spurious\n", seed,
               moves / SEEDS, rig.seq);
        fflush(stdout);
        rig_stop(&rig);
    }
}

static int by_size(const void *one, const void *other) {
    double a = *(const double *)one, b = *(const double *)other;
    return (a > b) - (a < b);
}

/* How many lie in each step of four milliseconds. */
static void spread(const double *ms, unsigned count) {
    for (unsigned from = (unsigned)ms[0] / 4 * 4, i = 0; i < count; from += 4) {
        unsigned here = 0;
        for (; i < count && ms[i] < from + 4; i++)
            here++;
        if (here > 0)
            printf("    %3u to %3u ms: %3u of %u\n", from, from + 4, here, count);
    }
}

/* The median. */
static double judge(const char *what, double *ms, unsigned count, double most, bool report) {
    qsort(ms, count, sizeof *ms, by_size);
    printf("latency of %s: least %.1f, median %.1f, 95 %% %.1f, most %.1f ms (limit %.0f)\n", what, ms[0],
        ms[count / 2],
           ms[count * 95 / 100], ms[count - 1], most);
    if (report)
        spread(ms, count);
    NEED(ms[count - 1] <= most, "%s told after %.1f ms", what, ms[count - 1]);
    return ms[count / 2];
}

#define SAMPLES 100
#define SAMPLES_REPORTED 600

/* The rate that the heartbeats tell once the board runs. */
static void check_rate(const struct rig *rig) {
    unsigned beats = 0, scans;
    for (unsigned i = 0; i < rig->frame_count; i++) {
        const char *body = rig->frames[i].body;
        if (body[0] != 'B' || beats++ < 2) /* the first two count from the start */
            continue;
        NEED(sscanf(strrchr(body, ','), ",%u", &scans) == 1 && scans >= 124 && scans <= 126, "125 scans a second: %s",
            body);
    }
    NEED(beats > 10, "only %u heartbeats", beats);
}

/* From the hand to the last byte on the line, in simulated time; without bounces, and with 15 within 20 ms, where the
 * time counts from the beginning of the bounces. */
void drive_latency(bool report) {
    struct rig rig;
    double lifts[SAMPLES_REPORTED], places[SAMPLES_REPORTED], lift_median = 0;
    unsigned samples = report ? SAMPLES_REPORTED : SAMPLES;
    rig_start(&rig, (const char *const[]){"--step", "--position", INITIAL, NULL});
    rig_wait(&rig, 400);
    rig_find(&rig, "S,0,");
    for (unsigned bounces = 0; bounces <= 15; bounces += 15) {
        rig_command(&rig, "bounce %u 20", bounces);
        for (unsigned i = 0; i < samples; i++) {
            unsigned square = i % 16;
            rig_wait(&rig, 60 + random_below(40));
            lifts[i] = rig_command(&rig, "lift %s", name(square));
            rig_wait(&rig, 100);
            expect(&rig, square, initial[square], '.');
            lifts[i] = rig_sent_ms(&rig) - lifts[i];
            rig_wait(&rig, random_below(40));
            places[i] = rig_command(&rig, "put %s %c", name(square), initial[square]);
            rig_wait(&rig, 130);
            expect(&rig, square, '.', initial[square]);
            places[i] = rig_sent_ms(&rig) - places[i];
        }
        double median = judge(bounces ? "lifts with bounces" : "lifts", lifts, samples, bounces ? 43 + 20 : 43, report);
        judge(bounces ? "placings with bounces" : "placings", places, samples, bounces ? 78 + 20 : 78, report);
        NEED(!bounces || median > lift_median + 5, "no later with bounces: they are not there");
        lift_median = median;
    }
    check_rate(&rig);
    rig_stop(&rig);
}

void drive_buttons(void) {
    struct rig rig;
    rig_start(&rig, (const char *const[]){"--step", NULL});
    rig_command(&rig, "bounce 15 5");
    rig_wait(&rig, 300);
    rig_find(&rig, "S,0,");
    for (unsigned i = 0; i < 40; i++) {
        char end[8];
        for (unsigned released = 0; released < 2; released++) {
            double at = rig_command(&rig, "%s %u", released ? "release" : "press", i % 4 + 1);
            rig_wait(&rig, 60);
            const struct frame *frame = rig_next(&rig);
            sprintf(end, ",%c%u", released ? 'U' : 'L', i % 4 + 1);
            NEED(frame && frame->good && frame->body[0] == 'K' && !strcmp(strrchr(frame->body, ','), end),
                 "%s instead of %s", frame ? frame->body : "nothing", end);
            NEED(rig_sent_ms(&rig) - at < 30, "a button told after %.1f ms", rig_sent_ms(&rig) - at);
        }
    }
    expect_nothing(&rig);
    printf("buttons: 40 presses with 15 bounces, each told once\n");
    rig_stop(&rig);
}
