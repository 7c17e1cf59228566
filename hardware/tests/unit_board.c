/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board as a whole, with made-up hardware. */
#include <string.h>

#include "../firmware/board.h"
#include "../firmware/crc.h"
#include "check.h"

static struct board board;
static uint16_t codes[SQUARES];
static uint32_t now;
static uint8_t down;
static struct calibration remembered;
static bool memory_works = true, has_memory;
static uint16_t tones[200];
static unsigned tone_count;

bool hardware_remember(const struct calibration *calibration) {
    if (!memory_works)
        return false;
    has_memory = calibration != NULL;
    if (calibration)
        remembered = *calibration;
    return true;
}

void hardware_tone(uint16_t hertz) {
    if (hertz && tone_count < 200)
        tones[tone_count++] = hertz;
}

static void scan(void) {
    for (uint8_t square = 0; square < SQUARES; square++)
        board_reading(&board, square, codes[square]);
    board_scan_end(&board);
    for (unsigned i = 0; i < 8; i++)
        board_tick(&board, ++now, down);
}

static void scans(unsigned count) {
    while (count-- > 0)
        scan();
}

/* The next frame without `$`, CRC and line end; empty when there is none. The CRC is checked. */
static const char *frame(void) {
    static char text[FRAME_MOST + 1];
    uint8_t length = board_frame(&board, text);
    if (length == 0)
        return "";
    uint16_t crc = CRC_START;
    char tail[8];
    for (uint8_t i = 1; i < length - 7; i++)
        crc = crc_add(crc, (uint8_t)text[i]);
    sprintf(tail, "*%04X\r\n", crc);
    CHECK(length <= FRAME_MOST && text[0] == '$' && !memcmp(text + length - 7, tail, 7), "%.*s", length, text);
    text[length - 7] = 0;
    return text + 1;
}

#define EXPECT(text)                                          \
    do {                                                      \
        const char *sent = frame();                           \
        CHECK(!strcmp(sent, text), "%s instead of %s", sent, text); \
    } while (0)

static uint16_t code_of(char letter) {
    struct calibration calibration;
    calibration_default(&calibration);
    const char *at = strchr("PNBRQKpnbrqk", letter);
    return at ? calibration.middle[at - "PNBRQKpnbrqk"] : 1023;
}

static void place(const char *letters) {
    for (uint8_t square = 0; square < SQUARES; square++)
        codes[square] = code_of(letters[square]);
}

static const char initial[] = "RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr";
static const char nothing[] = "................................................................";

static void start(const char *letters, enum cause cause, const struct calibration *own) {
    now = 0;
    tone_count = 0;
    place(letters);
    board_start(&board, cause, own);
}

/* Started, its H and S read. */
static void started(const char *letters) {
    down = 0;
    start(letters, CAUSE_POWER, NULL);
    scans(20);
    frame();
    frame();
    CHECK(frame()[0] == 0, "more than H and S");
}

static void say(const char *line) {
    for (; *line; line++)
        board_byte(&board, (uint8_t)*line);
    board_byte(&board, '\r');
}

static void say_framed(const char *body) {
    char line[100];
    uint16_t crc = CRC_START;
    for (const char *at = body; *at; at++)
        crc = crc_add(crc, (uint8_t)*at);
    sprintf(line, "$%s*%04X", body, crc);
    say(line);
}

static void test_start(void) {
    char snapshot[100];
    start(initial, CAUSE_WATCHDOG, NULL);
    EXPECT("H,1,ansage,1.0,sq=64,id=12,btn=4,rst=watchdog,cal=default");
    scans(11);
    say("S");
    say("B");
    EXPECT("");
    scans(1);
    sprintf(snapshot, "S,0,%s", initial);
    EXPECT(snapshot);
    const char *beat = frame();
    CHECK(!strncmp(beat, "B,0,96,", 7), "%s", beat);
    EXPECT("");
    start(nothing, CAUSE_PIN, NULL);
    EXPECT("H,1,ansage,1.0,sq=64,id=12,btn=4,rst=pin,cal=default");
    scans(20);
    sprintf(snapshot, "S,0,%s", nothing);
    EXPECT(snapshot);
}

static void test_events(void) {
    started(initial);
    codes[12] = 1023;
    scans(3);
    EXPECT("");
    scans(1);
    EXPECT("E,1,184,e2,P.");
    codes[28] = code_of('P');
    scans(8);
    EXPECT("E,2,248,e4,.P");
    codes[52] = code_of('Q');
    scans(8);
    EXPECT("E,3,312,e7,pQ");
    codes[0] = 10;
    codes[1] = 140; /* between P and N */
    scans(124);
    const char *beat = frame();
    CHECK(beat[0] == 'B', "%s", beat);
    EXPECT("");
    scans(1);
    EXPECT("E,4,1312,a1,R?");
    EXPECT("E,5,1312,b1,N?");
    say("S");
    EXPECT("S,5,??BQKBNRPPPP.PPP............P...................ppppQppprnbqkbnr");
}

static void test_buttons(void) {
    started(nothing);
    uint32_t at = now;
    for (unsigned i = 0; i < 9; i++) { /* bounces */
        board_tick(&board, ++now, i % 2 ? 4 : 0);
        EXPECT("");
    }
    char text[40];
    for (unsigned i = 0; i < 10; i++)
        board_tick(&board, ++now, 4);
    sprintf(text, "K,1,%u,L3", at + 19);
    EXPECT(text);
    for (unsigned i = 0; i < 100; i++)
        board_tick(&board, ++now, 4);
    EXPECT("");
    for (unsigned i = 0; i < 10; i++)
        board_tick(&board, ++now, 1);
    sprintf(text, "K,2,%u,L1", at + 129);
    EXPECT(text);
    sprintf(text, "K,3,%u,U3", at + 129);
    EXPECT(text);
}

static void test_heartbeat(void) {
    char expected[60];
    uint16_t crc = CRC_START;
    started(initial);
    for (const char *at = initial; *at; at++)
        crc = crc_add(crc, (uint8_t)*at);
    scans(105); /* 1000 ms since the start */
    sprintf(expected, "B,0,1000,%04X,124", crc);
    const char *beat = frame();
    CHECK(!strncmp(beat, expected, 13) && beat[0] == 'B', "%s instead of %s", beat, expected);
    scans(124);
    EXPECT("");
    codes[12] = 1023; /* the heartbeat waits for the lift and counts it */
    scans(3);
    EXPECT("");
    scans(1);
    const char *event = frame();
    CHECK(!strncmp(event, "E,1,", 4), "%s", event);
    beat = frame();
    CHECK(!strncmp(beat, "B,1,", 4), "%s", beat);
    /* A square that never makes up its mind does not silence the board. */
    unsigned silent = 0;
    for (; silent < 300; silent++) {
        codes[12] = silent % 4 ? 1023 : code_of('P');
        scan();
        if (frame()[0] == 'B')
            break;
    }
    CHECK(silent * 8 >= 980 && silent * 8 <= 1320, "heartbeat after %u ms", silent * 8);
}

/* Nobody takes the frames away: the queue fills, the gap and the heartbeat tell, S is true. */
static void test_overflow(void) {
    started(initial);
    for (unsigned i = 0; i < 3; i++) {
        place(nothing);
        scans(10);
        place(initial);
        scans(10);
    }
    unsigned seen = 0;
    const char *text;
    char expected[100];
    while ((text = frame())[0] == 'E') {
        sprintf(expected, "E,%u,", ++seen);
        CHECK(!strncmp(text, expected, strlen(expected)), "%s instead of %s", text, expected);
    }
    CHECK(seen == QUEUE_ROOM, "%u events kept", seen);
    say("S");
    sprintf(expected, "S,%u,%s", 6 * 32, initial);
    EXPECT(expected);
    codes[12] = 1023;
    scans(4);
    text = frame();
    CHECK(!strncmp(text, "E,193,", 6), "%s", text);
}

void test_board(void) {
    test_start();
    test_events();
    test_buttons();
    test_heartbeat();
    test_overflow();
}

static void test_refusals(void) {
    static const struct { const char *line, *answer; } bare[] = {
        {"x", "N,unknown"}, {"HH", "N,unknown"}, {"Z,1", "N,unknown"}, {"H,1", "N,value"}, {"X,1", "N,value"},
        {"R", "N,value"}, {"R,", "N,value"}, {"R,i2", "N,value"}, {"R,e9", "N,value"}, {"R,e22", "N,value"}, {"R,0",
            "N,value"},
        {"C,start", "N,crc"}, {"C,default", "N,crc"}, {"C,else", "N,value"},
        {"T", "N,value"}, {"T,", "N,value"}, {"T,249,5", "N,value"}, {"T,4001,5", "N,value"}, {"T,440", "N,value"},
        {"T,440,0", "N,value"}, {"T,440,2001", "N,value"}, {"T,440,5,", "N,value"}, {"T,440,5x", "N,value"},
        {"T,1,1", "N,value"}, {"T,440,5,440,5,440,5,440,5", "N,value"},
        {"$S*0000", "N,crc"}, {"$S", "N,crc"}, {"\x80S", "N,form"},
        {"HHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHH", "N,long"},
    };
    started(initial);
    for (unsigned i = 0; i < sizeof bare / sizeof *bare; i++) {
        say(bare[i].line);
        const char *got = frame();
        CHECK(!strcmp(got, bare[i].answer), "%s: %s instead of %s", bare[i].line, got, bare[i].answer);
        EXPECT("");
    }
    for (unsigned i = 0; i < 50; i++)
        say("nonsense");
    EXPECT("N,unknown");
    EXPECT(""); /* fifty refusals became one */
}

/* What two settings of the same length sound like, told apart by the tones. */
static void test_self_test(void) {
    started(initial);
    say("X");
    EXPECT("X,start,0");
    scans(100);
    CHECK(tone_count == 3 && tones[2] == 1320, "%u tones", tone_count);
    started(nothing);
    codes[8 * 3 + 2] = 20; /* c4: 3 high, 4 low */
    scans(3);
    say("X");
    EXPECT("X,empty,1,c4!");
    say("X");
    EXPECT("N,busy");
    scans(500);
    static const uint16_t expected[] = {500, 300, 1200, 1200, 1200, 400, 400, 400, 400};
    CHECK(tone_count == 9 && !memcmp(tones, expected, sizeof expected), "%u tones", tone_count);
    started(initial);
    for (uint8_t square = 48; square < 60; square++)
        codes[square] = 1023;
    scans(3);
    say_framed("X");
    EXPECT("X,start,12,a7.,b7.,c7.,d7.,e7.,f7.,g7.,h7.");
    down = 8; /* held since the start: without a computer */
    start(initial, CAUSE_POWER, NULL);
    codes[4] = code_of('Q');
    scans(20);
    frame();
    EXPECT("X,start,1,e1Q");
    CHECK(frame()[0] == 'S', "no snapshot");
    scans(500);
    CHECK(tone_count == 2 + 5 + 1, "%u tones for e1", tone_count);
    down = 0;
    scans(10);
}

void test_board_commands(void) {
    test_refusals();
    test_self_test();
    started(initial);
    codes[12] = 101;
    scans(30);
    say("R,e2");
    EXPECT("R,e2,101,P");
    say_framed("R,2");
    EXPECT("R,2,97,97,97,97,101,97,97,97");
    say("R,e4");
    EXPECT("R,e4,1023,.");
    codes[28] = 5;
    scans(3);
    say("R,e4");
    EXPECT("R,e4,5,!");
    codes[28] = 140;
    scans(3);
    say("R,e4");
    EXPECT("R,e4,140,?");
    say("T,440,100,0,50,880,100");
    EXPECT("A,T");
    scans(100);
    CHECK(tone_count == 2 && tones[0] == 440 && tones[1] == 880, "%u tones", tone_count);
    for (unsigned i = 0; i < 2; i++) {
        say("T,440,2000,550,2000,660,2000");
        EXPECT("A,T");
    }
    say("T,440,2000,550,2000,660,2000");
    EXPECT("N,busy");
}

/* Every peg with half as many ohms again is another board: calibrated it is read, and the calibration survives. */
void test_calibration(void) {
    struct calibration shifted;
    calibration_default(&shifted);
    started(nothing);
    say_framed("C,start");
    EXPECT("N,start");
    started(initial);
    for (uint8_t square = 0; square < SQUARES; square++)
        if (codes[square] < 966)
            codes[square] = (uint16_t)(codes[square] + 16);
    scans(40);
    say("C");
    EXPECT("C,default,97,180,262,334,419,491,561,632,705,768,830,892");
    memory_works = false;
    say_framed("C,start");
    EXPECT("N,memory");
    memory_works = true;
    say_framed("C,start");
    EXPECT("C,own,113,196,278,350,435,507,577,648,721,784,846,908");
    CHECK(has_memory && remembered.middle[0] == 113, "not remembered");
    codes[8] = (uint16_t)(codes[8] + 40);
    scans(3);
    say_framed("C,start");
    EXPECT("N,spread");

    struct calibration kept = remembered;
    start(initial, CAUSE_PIN, &kept);
    for (uint8_t square = 0; square < SQUARES; square++)
        codes[square] = (uint16_t)(codes[square] < 966 ? codes[square] + 24 : 1023);
    scans(20);
    EXPECT("H,1,ansage,1.0,sq=64,id=12,btn=4,rst=pin,cal=own");
    const char *got = frame();
    CHECK(!strcmp(got + 4, initial), "%s", got);
    say_framed("C,default");
    EXPECT("C,default,97,180,262,334,419,491,561,632,705,768,830,892");
    CHECK(!has_memory, "not forgotten");
    kept.middle[4] = 5;
    start(initial, CAUSE_PIN, &kept);
    EXPECT("H,1,ansage,1.0,sq=64,id=12,btn=4,rst=pin,cal=default");

    down = 4; /* button 3 held since the start calibrates */
    start(initial, CAUSE_POWER, NULL);
    scans(20);
    CHECK(has_memory && board.own, "not calibrated by button");
    down = 0;
}
