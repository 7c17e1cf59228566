/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The simulator as a program: its commands, its pace, its ends, many of them at once. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "rig.h"

#define INITIAL "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
#define SNAPSHOT "RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr"
#define MANY 6

/* Runs a simulator over these lines (for printf of the shell) until it ends; all that it said. */
static const char *run(const char *options, const char *lines, int expected_status) {
    static char said[8192];
    char command[1024];
    snprintf(command, sizeof command, "printf '%s' | '%s' %s '%s' 2>&1", lines, simulator, options, firmware);
    FILE *from = popen(command, "r");
    NEED(from, "no shell");
    alarm(60); /* a simulator that does not end ends the test */
    said[fread(said, 1, sizeof said - 1, from)] = 0;
    int status = pclose(from);
    alarm(0);
    NEED(WIFEXITED(status) && WEXITSTATUS(status) == expected_status, "status %d after %s: %s", status, lines, said);
    return said;
}

static void answers(const char *said, const char *part) {
    NEED(strstr(said, part), "%s not in: %s", part, said);
}

static void wrong_lines(void) {
    static const struct { const char *line, *reason; } wrong[] = {
        {"dance e2", "no such command"},      {"lift e4", "there is no piece"},       {"lift e9",
            "a square is a1 to h8"},
        {"put e2 X", "a piece is one of"},    {"put e2 P", "the aperture is taken"},  {"press 5", "a button is 1"},
        {"move e2 e2", "from where to where"}, {"swap e2", "what shall be there"},    {"wait long",
            "how many milliseconds"},
        {"position 8/8", "that is not the whole board"}, {"position x", "that is no placement"},      {"contact e4",
            "as in: contact 400 e4"},
    };
    char lines[1024] = "", part[128];
    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++)
        strcat(strcat(lines, wrong[i].line), "\\n");
    strcat(lines, "show\\n");
    const char *said = run("--step --position " INITIAL, lines, 0);
    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        snprintf(part, sizeof part, " %s: ", wrong[i].line);
        const char *at = strstr(said, part);
        NEED(at && !strncmp(at + strlen(part), wrong[i].reason, strlen(wrong[i].reason)), "%s: %s", wrong[i].line,
            said);
    }
    answers(said, "ok 1.000 show " SNAPSHOT); /* nothing was lost by them, and no time went by */
    answers(run("--sideways", "", 2), "board-simulator [--fast | --step]");
}

static void paces(void) {
    struct timespec began, now;
    clock_gettime(CLOCK_MONOTONIC, &began);
    const char *said = run("--fast", "wait 6000\\nnow\\n", 0);
    clock_gettime(CLOCK_MONOTONIC, &now);
    answers(said, "\nok 60"); /* 6 seconds and some milliseconds */
    NEED(now.tv_sec - began.tv_sec < 5, "--fast took %ld s for 6", (long)(now.tv_sec - began.tv_sec));
    said = run("", "wait 50\\nquit\\nshow\\n", 0);
    NEED(!strstr(said, "show"), "quit does not end it: %s", said);
}

static unsigned said_of(const struct rig *rig, char kind) {
    unsigned count = 0;
    for (unsigned i = 0; i < rig->frame_count; i++)
        count += rig->frames[i].good && rig->frames[i].body[0] == kind;
    return count;
}

static void begin(struct rig *rig, const char *seed) {
    rig_start(rig, (const char *const[]){"--step", "--seed", seed, "--position", INITIAL, NULL});
    rig_wait(rig, 300);
    rig_find(rig, "S,0," SNAPSHOT);
}

static void levels(void) {
    struct rig rig;
    begin(&rig, "11");
    rig_command(&rig, "move e2 e4 300");
    rig_wait(&rig, 250);
    NEED(!strncmp(rig_next(&rig)->body, "E,1,", 4) && !rig_next(&rig), "put down too early");
    rig_wait(&rig, 200);
    rig_find(&rig, "E,2,");
    rig_command(&rig, "show");
    answers(rig.answer, "RNBQKBNRPPPP.PPP............P...");
    NEED(!strcmp(rig.board, strstr(rig.answer, "show ") + 5), "%s shown, %s told", rig.answer, rig.board);
    unsigned events = said_of(&rig, 'E');
    rig_command(&rig, "leak 1000");
    rig_wait(&rig, 1500);
    NEED(said_of(&rig, 'E') > events, "a leak of 1000 microampere changes nothing");
    rig_command(&rig, "leak 2");
    rig_wait(&rig, 1500);
    events = said_of(&rig, 'E');
    rig_command(&rig, "noise 1000");
    rig_wait(&rig, 1500);
    NEED(said_of(&rig, 'E') > events, "noise of 1000 steps changes nothing");
    rig_command(&rig, "noise 3");
    rig_wait(&rig, 1500);
    unsigned heard = rig.heard;
    rig_command(&rig, "garbage out 500");
    rig_command(&rig, "wait 10");
    rig_wait(&rig, 1);
    NEED(rig.heard - heard >= 500, "only %u bytes of 500", rig.heard - heard);
    rig_command(&rig, "garbage in 500");
    rig_wait(&rig, 1500);
    NEED(said_of(&rig, 'N') > 0, "500 bytes of nonsense, and nothing was refused");
    unsigned sent = rig.sent_count;
    rig_command(&rig, "trace off");
    rig_command(&rig, "wait 1500");
    NEED(rig.sent_count == sent, "trace off, and lines are told");
    rig_command(&rig, "frame");
    NEED(strstr(rig.answer, " $B,"), "%s is no heartbeat", rig.answer);
    rig_stop(&rig);
}

/* Many at once: each knows its own board, its own line. A signal ends one, its link goes with it. */
static void many(void) {
    struct rig rig[MANY];
    char seed[8], link[64];
    for (unsigned i = 0; i < MANY; i++) {
        sprintf(seed, "%u", i + 1);
        begin(&rig[i], seed);
        for (unsigned k = 0; k < i; k++)
            NEED(strcmp(rig[i].path, rig[k].path), "two on one line: %s", rig[i].path);
    }
    for (unsigned i = 0; i < MANY; i++)
        rig_command(&rig[i], "lift %c2", 'a' + i);
    for (unsigned i = 0; i < MANY; i++) {
        rig_wait(&rig[i], 100);
        const struct frame *frame = rig_next(&rig[i]);
        NEED(frame && frame->body[0] == 'E' && strrchr(frame->body, ',')[-2] == (char)('a' + i), "board %u: %s", i,
             frame ? frame->body : "nothing");
        NEED(!rig_next(&rig[i]), "board %u tells of another", i);
    }
    for (unsigned i = 0; i < MANY; i++)
        rig_stop(&rig[i]);
    sprintf(link, "/tmp/ansage-board-%ld-term", (long)getpid());
    rig_start(&rig[0], (const char *const[]){"--link", link, NULL});
    NEED(access(link, R_OK | W_OK) == 0, "no link");
    kill(rig[0].process, SIGTERM);
    rig_stop(&rig[0]);
    NEED(access(link, F_OK) != 0, "a signal leaves the link behind");
}

void drive_commands(void) {
    wrong_lines();
    paces();
    levels();
    many();
    printf("commands: refused with an example, obeyed, three paces; %d simulators at once\n", MANY);
}
