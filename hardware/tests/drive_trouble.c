/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What goes wrong: resets, hangs, noise on the line, a cut cable, bad contacts. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "rig.h"

#define INITIAL "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
#define SNAPSHOT "RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr"

static void begin(struct rig *rig, const char *fen) {
    rig_start(rig, (const char *const[]){"--step", "--position", fen, NULL});
    rig_wait(rig, 300);
    rig_find(rig, "H,1,ansage,1.0,sq=64,id=12,btn=4,rst=pin,cal=default");
    rig_find(rig, "S,0,");
}

/* What was sent and did not arrive is known; from here on both counts agree again. */
static void forget_losses(struct rig *rig) {
    rig->sent_count = rig->frame_count;
}

static void says(struct rig *rig, const char *line, const char *answer) {
    rig_say_bare(rig, line);
    rig_wait(rig, 60);
    const struct frame *frame = rig_next(rig);
    NEED(frame && frame->good && !strcmp(frame->body, answer), "%s: %s instead of %s", line,
         frame ? frame->body : "nothing", answer);
}

void drive_restarts(void) {
    static const struct { const char *command, *hello; } restarts[] = {
        {"reset", "H,1,ansage,1.0,sq=64,id=12,btn=4,rst=pin,cal=default"},
        {"power", "H,1,ansage,1.0,sq=64,id=12,btn=4,rst=power,cal=default"},
        {"hang", "H,1,ansage,1.0,sq=64,id=12,btn=4,rst=watchdog,cal=default"},
        {"hang awake", "H,1,ansage,1.0,sq=64,id=12,btn=4,rst=watchdog,cal=default"},
    };
    struct rig rig;
    begin(&rig, INITIAL);
    for (unsigned i = 0; i < 4; i++) {
        rig_command(&rig, "lift e2");
        rig_wait(&rig, 100);
        NEED(!strncmp(rig_find(&rig, "E,")->body, "E,1,", 4), "numbers begin at 1");
        double at = rig_command(&rig, "%s", restarts[i].command);
        rig_wait(&rig, 700);
        const struct frame *frame = rig_next(&rig);
        NEED(frame && !strcmp(frame->body, restarts[i].hello), "%s: %s", restarts[i].command,
            frame ? frame->body : "nothing");
        NEED(rig_sent_ms(&rig) - at < 350, "%s: back after %.0f ms", restarts[i].command, rig_sent_ms(&rig) - at);
        frame = rig_next(&rig);
        NEED(frame && !strcmp(frame->body, "S,0,RNBQKBNRPPPP.PPP................................pppppppprnbqkbnr"),
             "%s: %s", restarts[i].command, frame ? frame->body : "no snapshot");
        NEED(!rig_next(&rig), "what stood there is told as an event");
        rig_command(&rig, "put e2 P");
        rig_command(&rig, "reset");
        rig_wait(&rig, 300);
        rig_find(&rig, "S,0," SNAPSHOT);
    }
    printf("restarts: pin, power, watchdog twice, each told with its cause\n");
    rig_stop(&rig);
}

static void has_calibration(const char *file, const char *which) {
    struct rig rig;
    char hello[80];
    rig_start(&rig, (const char *const[]){"--step", "--eeprom", file, "--position", INITIAL, NULL});
    rig_wait(&rig, 300);
    sprintf(hello, "H,1,ansage,1.0,sq=64,id=12,btn=4,rst=pin,cal=%s", which);
    rig_find(&rig, hello);
    rig_stop(&rig);
}

void drive_memory(void) {
    struct rig rig;
    char file[] = "/tmp/ansage-eeprom-XXXXXX";
    int made = mkstemp(file);
    NEED(made >= 0, "no file");
    close(made);
    rig_start(&rig, (const char *const[]){"--step", "--seed", "7", "--eeprom", file, "--position", INITIAL, NULL});
    rig_wait(&rig, 500);
    rig_find(&rig, "S,0," SNAPSHOT);
    says(&rig, "C,start", "N,crc"); /* what is stored takes a frame */
    rig_say(&rig, "C,start");
    rig_wait(&rig, 300);
    const struct frame *frame = rig_find(&rig, "C,own,");
    char own[FRAME_TEXT];
    strcpy(own, frame->body);
    for (unsigned i = 0; i < 2; i++) {
        rig_command(&rig, i ? "power" : "reset");
        rig_wait(&rig, 300);
        rig_find(&rig,
            i ? "H,1,ansage,1.0,sq=64,id=12,btn=4,rst=power,cal=own"
              : "H,1,ansage,1.0,sq=64,id=12,btn=4,rst=pin,cal=own");
        rig_find(&rig, "S,0," SNAPSHOT);
        says(&rig, "C", own);
    }
    rig_stop(&rig);
    has_calibration(file, "own");
    FILE *cells = fopen(file, "r+b"); /* one bit of the record goes wrong */
    fseek(cells, 16 + 5, SEEK_SET);
    int byte = fgetc(cells);
    fseek(cells, 16 + 5, SEEK_SET);
    fputc(byte ^ 4, cells);
    fclose(cells);
    has_calibration(file, "default");
    unlink(file);
    printf("memory: the calibration survives reset, power and another run; a spoilt one is not used\n");
}

void drive_noise_on_the_line(void) {
    struct rig rig;
    begin(&rig, INITIAL);
    says(&rig, "hello?", "N,unknown");
    says(&rig, "$S*0000", "N,crc");
    says(&rig, "HHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHH", "N,long");
    says(&rig, "\x81\x82", "N,form");
    for (unsigned i = 0; i < 30; i++) {
        rig_command(&rig, "garbage in 400");
        rig_command(&rig, i % 2 ? "put e2 P" : "lift e2");
        rig_wait(&rig, 250);
        char event[20];
        sprintf(event, "E,%u,", i + 1);
        rig_find(&rig, event);
        rig_say_bare(&rig, "");
        rig_say(&rig, "R,e1");
        rig_wait(&rig, 100);
        rig_find(&rig, "R,e1,");
    }
    NEED(!rig.gap, "an event was lost");
    /* And towards the host: nonsense and flipped bits never look like a frame. */
    rig_wait(&rig, 100);
    rig_command(&rig, "garbage out 300");
    rig_command(&rig, "flip 1");
    rig_command(&rig, "lift e2");
    rig_wait(&rig, 100);
    unsigned bad = 0;
    for (unsigned i = 0; i < rig.frame_count; i++)
        bad += !rig.frames[i].good;
    NEED(bad >= 1, "a flipped bit passes");
    rig_wait(&rig, 1200);
    NEED(rig.gap, "the lost event is not noticed at the heartbeat");
    rig_say(&rig, "S");
    rig_wait(&rig, 100);
    NEED(!rig.gap && rig.board[12] == '.', "the snapshot does not mend it");
    printf("noise on the line: refused, no event lost; towards the host noticed and mended by S\n");
    rig_stop(&rig);
}

/* More events than the line takes. */
void drive_overflow(void) {
    struct rig rig;
    begin(&rig, INITIAL);
    double at = rig_command(&rig, "position 8/8/8/8/8/8/8/8");
    rig_wait(&rig, 500);
    for (unsigned i = 0; i < 32; i++)
        NEED(rig_next(&rig), "only %u lifts of a board that was knocked over", i);
    NEED(!rig.gap && strspn(rig.board, ".") == 64, "%s", rig.board);
    printf("knocked over: 32 lifts told within %.0f ms\n", rig_sent_ms(&rig) - at);
    for (unsigned i = 0; i < 5; i++) {
        rig_command(&rig, "position %s\nwait 90\nposition 8/8/8/8/8/8/8/8\nwait 60\nnow", INITIAL);
    }
    rig_command(&rig, "position %s", INITIAL);
    rig_wait(&rig, 2500);
    NEED(rig.gap, "320 events in 0.75 s cannot all be told, and yet there is no gap");
    rig_say(&rig, "S");
    rig_wait(&rig, 100);
    NEED(!rig.gap && !strcmp(rig.board, SNAPSHOT) && rig.seq == 32 + 11 * 32, "%u %s", rig.seq, rig.board);
    rig_wait(&rig, 1100);
    NEED(!rig.gap, "the heartbeat does not fit");
    printf("overflow: the gap is seen, S is true\n");
    rig_stop(&rig);
}

void drive_cable(void) {
    struct rig rig;
    begin(&rig, INITIAL);
    rig_command(&rig, "cut");
    rig_command(&rig, "lift d7");
    rig_command(&rig, "wait 300");
    rig_command(&rig, "lift e2");
    rig_command(&rig, "wait 300");
    forget_losses(&rig);
    NEED(rig.seq == 0, "a cut cable speaks");
    rig_command(&rig, "reconnect");
    rig_wait(&rig, 1200);
    NEED(rig.gap, "two events were lost and the heartbeat does not tell");
    rig_say(&rig, "S");
    rig_wait(&rig, 100);
    NEED(!rig.gap && rig.board[12] == '.' && rig.board[51] == '.', "%s", rig.board);

    rig_command(&rig, "lose 1");
    rig_command(&rig, "put e2 P");
    rig_command(&rig, "wait 150");
    forget_losses(&rig);
    rig_command(&rig, "put d7 p");
    rig_wait(&rig, 150);
    NEED(rig.gap && rig.seq == 4, "the lost event is not noticed at the next one");

    /* Nobody has the port open for a while: the line is there when somebody comes back. */
    close(rig.port.end);
    rig_command(&rig, "wait 300");
    rig_open_port(&rig);
    forget_losses(&rig);
    rig_say_bare(&rig, "S");
    rig_wait(&rig, 100);
    rig_find(&rig, "S,4," SNAPSHOT);

    rig_command(&rig, "cut hangup");
    NEED(rig_port_is_dead(&rig), "no hang-up");
    rig_command(&rig, "wait 200");
    rig_command(&rig, "reconnect");
    rig_open_port(&rig);
    forget_losses(&rig);
    rig_say_bare(&rig, "H");
    rig_say_bare(&rig, "S");
    rig_wait(&rig, 300);
    rig_find(&rig, "H,1,");
    rig_find(&rig, "S,4," SNAPSHOT);
    printf("cable: cut, hang-up and lost frames are noticed and mended\n");
    rig_stop(&rig);
}

static void expect_event(struct rig *rig, const char *end) {
    const struct frame *frame = rig_next(rig);
    NEED(frame && frame->body[0] == 'E' && strlen(frame->body) > strlen(end) &&
             !strcmp(frame->body + strlen(frame->body) - strlen(end), end),
         "%s instead of %s", frame ? frame->body : "nothing", end);
}

void drive_contacts(void) {
    struct rig rig;
    begin(&rig, INITIAL);
    rig_command(&rig, "noise 8"); /* more than twice what is allowed for */
    rig_wait(&rig, 3000);
    NEED(!rig_next(&rig), "noise makes an event");
    rig_command(&rig, "noise 3");
    rig_command(&rig, "contact 500 a2"); /* between P and N */
    rig_wait(&rig, 700);
    NEED(!rig_next(&rig), "a dirty contact counts before a second is over");
    rig_wait(&rig, 500);
    expect_event(&rig, ",a2,P?");
    rig_command(&rig, "mend a2");
    rig_wait(&rig, 200);
    expect_event(&rig, ",a2,?P");
    rig_command(&rig, "short h5");
    rig_wait(&rig, 1200);
    expect_event(&rig, ",h5,.?");
    rig_say_bare(&rig, "R,h5");
    rig_wait(&rig, 60);
    const struct frame *frame = rig_next(&rig);
    NEED(frame && !strncmp(frame->body, "R,h5,", 5) && strchr(frame->body, '!'), "%s", frame ? frame->body : "nothing");
    rig_command(&rig, "mend h5");
    rig_wait(&rig, 200);
    expect_event(&rig, ",h5,?.");
    rig_command(&rig, "slide a1 a8 15"); /* over a piece and five empty squares, onto a piece: into its aperture */
    rig_wait(&rig, 400);
    expect_event(&rig, ",a1,R.");
    expect_event(&rig, ",a8,rR");
    rig_command(&rig, "swap e1 e8");
    rig_wait(&rig, 200);
    frame = rig_next(&rig); /* which of the two comes first is the scan's affair */
    bool white_first = frame && strstr(frame->body, ",e1,Kk");
    NEED(white_first || (frame && strstr(frame->body, ",e8,kK")), "%s", frame ? frame->body : "nothing");
    expect_event(&rig, white_first ? ",e8,kK" : ",e1,Kk");
    NEED(!rig_next(&rig), "more than happened");
    printf("contacts: noise, dirt, short circuit, sliding, swaps\n");
    rig_stop(&rig);
}

static void hears(struct rig *rig, const char *tones) {
    rig_command(rig, "tones");
    const char *heard = strstr(rig->answer, "tones");
    /* The pitch as hertz, the length as milliseconds; the length may be one off. */
    unsigned hertz, ms, wanted_hertz, wanted_ms;
    int used;
    for (heard += 5; *tones; tones += used, tones += strspn(tones, " ")) {
        NEED(sscanf(tones, "%u:%u%n", &wanted_hertz, &wanted_ms, &used) == 2, "bad list");
        int here = 0;
        NEED(sscanf(heard, "%u:%u%n", &hertz, &ms, &here) == 2, "%s ends before %s", rig->answer, tones);
        heard += here;
        NEED(abs((int)hertz - (int)wanted_hertz) * 50 <= (int)wanted_hertz && abs((int)ms - (int)wanted_ms) <= 5,
             "%s: %u:%u instead of %u:%u", rig->answer, hertz, ms, wanted_hertz, wanted_ms);
    }
    NEED(!*heard, "%s: more tones than expected", rig->answer);
}

void drive_self_test(void) {
    struct rig rig;
    begin(&rig, INITIAL);
    says(&rig, "X", "X,start,0");
    rig_wait(&rig, 1000);
    hears(&rig, "660:120 880:120 1320:240");
    rig_command(&rig, "short c2");
    rig_wait(&rig, 100);
    says(&rig, "X", "X,start,1,c2!");
    rig_wait(&rig, 4000);
    hears(&rig, "500:250 300:500 1200:120 1200:120 1200:120 400:120 400:120");
    rig_wait(&rig, 1000);
    rig_find(&rig, "E,1,");
    /* Without a computer: button 4 held while the board starts. */
    rig_command(&rig, "mend all");
    rig_command(&rig, "press 4");
    rig_command(&rig, "power");
    rig_wait(&rig, 1500);
    rig_find(&rig, "X,start,0");
    hears(&rig, "660:120 880:120 1320:240");
    rig_command(&rig, "release 4");
    rig_wait(&rig, 100);
    rig_find(&rig, "K,1,");
    /* And button 3 calibrates. */
    rig_command(&rig, "press 3");
    rig_command(&rig, "power");
    rig_wait(&rig, 1500);
    hears(&rig, "660:120 880:120 1320:240");
    rig_find(&rig, "H,1,");
    rig_say_bare(&rig, "C");
    rig_wait(&rig, 100);
    rig_find(&rig, "C,own,");
    rig_command(&rig, "release 3");
    rig_say(&rig, "T,440,100,0,50,1000,60");
    rig_wait(&rig, 400);
    rig_find(&rig, "A,T");
    hears(&rig, "440:100 1000:60");
    printf("self-test: heard by its tones, also without a computer\n");
    rig_stop(&rig);
}

/* Two boards at once, each with its own line; one of them in real time. */
void drive_side_by_side(void) {
    struct rig one, other;
    char path[64];
    sprintf(path, "/tmp/ansage-board-%ld", (long)getpid());
    begin(&one, INITIAL);
    rig_start(&other, (const char *const[]){"--seed", "5", "--link", path, NULL});
    NEED(access(path, R_OK | W_OK) == 0, "the link does not lead to the line");
    rig_wait(&other, 300);
    rig_find(&other, "S,0,................................................................");
    rig_command(&one, "lift e2");
    rig_command(&other, "put e4 Q");
    rig_wait(&one, 100);
    rig_wait(&other, 150);
    expect_event(&one, ",e2,P.");
    expect_event(&other, ",e4,.Q");
    NEED(!rig_next(&one) && !rig_next(&other), "one board tells of the other");
    rig_stop(&one);
    rig_stop(&other);
    NEED(access(path, F_OK) != 0, "the link is left behind");
    printf("side by side: two simulators, one in real time\n");
}
