/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 */
#include "commands.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WORDS 8

struct words {
    unsigned count;
    char *word[WORDS];
};

static void say(const struct commands *commands, const char *kind, const char *text) {
    printf("%s %.3f %s\n", kind, chip_us(commands->chip) / 1000, text);
}

/* A word of the line; empty when there are not so many. */
static const char *word(const struct words *words, unsigned index) {
    return index < words->count ? words->word[index] : "";
}

static int square_of(const char *text) {
    if (text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8' || text[2])
        return -1;
    return (text[1] - '1') * 8 + text[0] - 'a';
}

static bool is_piece(const char *text) {
    return parts_peg(text[0]) > 0 && !text[1];
}

/* A number from 0 to `most`, or -1. */
static double number_of(const char *text, double most) {
    char *end;
    double value = strtod(text, &end);
    return end == text || *end || !(value >= 0) || value > most ? -1 : value;
}

static void change(struct commands *commands, int square, char piece) {
    parts_set(&commands->chip->parts, (unsigned)square, piece, chip_us(commands->chip));
}

static bool plan(struct commands *commands, double ms, int square, char piece) {
    if (commands->plan_count == PLANS_MOST)
        return false;
    commands->plans[commands->plan_count++] =
        (struct plan){chip_us(commands->chip) + 1000 * ms, (unsigned)square, piece};
    return true;
}

void commands_due(struct commands *commands) {
    for (;;) {
        unsigned next = PLANS_MOST;
        for (unsigned i = 0; i < commands->plan_count; i++)
            if (commands->plans[i].at_us <= chip_us(commands->chip) &&
                (next == PLANS_MOST || commands->plans[i].at_us < commands->plans[next].at_us))
                next = i;
        if (next == PLANS_MOST)
            return;
        change(commands, (int)commands->plans[next].square, commands->plans[next].piece);
        memmove(&commands->plans[next], &commands->plans[next + 1],
                (--commands->plan_count - next) * sizeof *commands->plans);
    }
}

/* put, lift, swap, move, slide: null when it was done, else what is wrong. */
static const char *pieces(struct commands *commands, const struct words *words) {
    struct square *squares = commands->chip->parts.squares;
    const char *verb = word(words, 0);
    int from = square_of(word(words, 1)), to = square_of(word(words, 2));
    if (from < 0)
        return "a square is a1 to h8, as in: put e2 P";
    if (!strcmp(verb, "put")) {
        if (!is_piece(word(words, 2)))
            return "a piece is one of PNBRQKpnbrqk, as in: put e2 P";
        if (squares[from].piece != '.')
            return "the aperture is taken; first lift it, or: swap e2 Q";
        change(commands, from, word(words, 2)[0]);
        return NULL;
    }
    if (squares[from].piece == '.')
        return "there is no piece in that aperture; see: show";
    char piece = squares[from].piece;
    if (!strcmp(verb, "lift")) {
        change(commands, from, '.');
    } else if (!strcmp(verb, "swap")) {
        if (to < 0 && !is_piece(word(words, 2)))
            return "what shall be there instead? As in: swap e2 Q, or: swap e2 e7";
        change(commands, from, to < 0 ? word(words, 2)[0] : squares[to].piece);
        if (to >= 0)
            change(commands, to, piece);
    } else {
        bool slide = !strcmp(verb, "slide");
        double ms = words->count > 3 ? number_of(word(words, 3), 60000) : slide ? 15 : 200;
        if (to < 0 || to == from || ms < 0)
            return "from where to where, and in how many milliseconds? As in: move e2 e4 200, or: slide e2 e4 15";
        change(commands, from, '.');
        int files = to % 8 - from % 8, ranks = to / 8 - from / 8;
        int steps = slide ? (int)fmax(abs(files), abs(ranks)) : 1;
        if (commands->plan_count + 2 * (unsigned)steps > PLANS_MOST)
            return "too much is going on; wait a little, as in: wait 500";
        for (int step = 1; step < steps; step++) {
            int over = from + 8 * (int)lround((double)ranks * step / steps) + (int)lround((double)files * step / steps);
            if (squares[over].piece != '.')
                continue;
            plan(commands, ms * step, over, piece);
            plan(commands, ms * (step + 1) - 0.5, over, '.');
        }
        plan(commands, ms * steps, to, piece);
    }
    return NULL;
}

static const char *position(struct commands *commands, const char *fen) {
    char board[64];
    memset(board, '.', sizeof board);
    int file = 0, rank = 7;
    for (; *fen && *fen != ' '; fen++) {
        if (*fen == '/' && file == 8 && rank > 0)
            file = 0, rank--;
        else if (*fen >= '1' && *fen <= '8' && file + *fen - '0' <= 8)
            file += *fen - '0';
        else if (parts_peg(*fen) > 0 && file < 8)
            board[rank * 8 + file++] = *fen;
        else
            return "that is no placement, as in: position rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    }
    if (rank != 0 || file != 8)
        return "that is not the whole board, as in: position 8/8/8/8/8/8/8/8";
    for (int square = 0; square < 64; square++)
        if (commands->chip->parts.squares[square].piece != board[square])
            change(commands, square, board[square]);
    return NULL;
}

static const char *buttons(struct commands *commands, const struct words *words) {
    const char *which = word(words, 1);
    bool press = !strcmp(word(words, 0), "press");
    if (which[0] < '1' || which[0] > '4' || which[1])
        return "a button is 1 clock, 2 announce, 3 repeat, 4 query, as in: press 1";
    parts_bounce(&commands->chip->parts, &commands->chip->buttons[which[0] - '1'], press, chip_us(commands->chip));
    return NULL;
}

/* contact OHM SQUARE, broken SQUARE, short SQUARE, mend SQUARE; `all` for a square */
static const char *contacts(struct commands *commands, const struct words *words) {
    const char *verb = word(words, 0);
    bool ohm = !strcmp(verb, "contact");
    const char *where = word(words, ohm ? 2 : 1);
    double extra = ohm ? number_of(word(words, 1), 1e7) : 0;
    bool all = !strcmp(where, "all");
    int only = square_of(where);
    if (extra < 0 || (!all && only < 0))
        return "as in: contact 400 e4, broken e4, short e4, mend e4, mend all";
    for (int i = 0; i < 64; i++) {
        struct square *it = &commands->chip->parts.squares[i];
        if (!all && i != only)
            continue;
        if (ohm || !strcmp(verb, "mend"))
            it->extra = extra;
        it->broken = !ohm && (!strcmp(verb, "broken") || (it->broken && strcmp(verb, "mend")));
        it->shorted = !ohm && (!strcmp(verb, "short") || (it->shorted && strcmp(verb, "mend")));
    }
    return NULL;
}

static const char *levels(struct commands *commands, const struct words *words) {
    struct parts *parts = &commands->chip->parts;
    const char *verb = word(words, 0);
    double value = number_of(word(words, 1), 1000);
    double ms = words->count > 2 ? number_of(word(words, 2), 1000) : 20;
    if (value < 0 || ms < 0)
        return "a number is missing or too big, as in: noise 3, bounce 15 20, leak 2, flip 1, lose 1";
    if (!strcmp(verb, "noise")) {
        parts->noise = value;
    } else if (!strcmp(verb, "leak")) {
        parts->leak = value * 1e-6;
    } else if (!strcmp(verb, "flip")) {
        commands->chip->flips = (unsigned)value;
    } else if (!strcmp(verb, "lose")) {
        commands->chip->losses = (unsigned)value;
    } else if (value > BOUNCES_MOST) {
        return "at most 64 bounces, as in: bounce 15 20";
    } else {
        parts->bounces = (unsigned)value;
        parts->bounce_us = 1000 * ms;
    }
    return NULL;
}

static const char *garbage(struct commands *commands, const struct words *words) {
    struct chip *chip = commands->chip;
    bool out = !strcmp(word(words, 1), "out");
    double count = number_of(word(words, 2), CABLE_ROOM / 2);
    if ((!out && strcmp(word(words, 1), "in")) || count < 0)
        return "which way, and how many bytes? As in: garbage in 100 (to the board), garbage out 100 (to the host)";
    for (int i = 0; i < (int)count; i++) {
        uint8_t byte = (uint8_t)(256 * parts_random(&chip->parts));
        if (out)
            cable_send(&chip->cable, byte);
        else
            cable_put(&chip->cable, byte);
    }
    return NULL;
}

static const char *cable(struct commands *commands, const struct words *words) {
    struct cable *it = &commands->chip->cable;
    if (!strcmp(word(words, 0), "cut")) {
        it->cut = true;
        if (!strcmp(word(words, 1), "hangup") && it->master >= 0)
            cable_close(it);
        return NULL;
    }
    it->cut = false;
    if (it->master < 0) {
        if (!cable_open(it))
            return "no pseudo terminal";
        printf("pty %s\n", it->path);
    }
    return NULL;
}

static const char *restart(struct commands *commands, const struct words *words) {
    const char *verb = word(words, 0);
    if (!strcmp(verb, "hang"))
        chip_hang(commands->chip, !strcmp(word(words, 1), "awake"));
    else
        chip_reset(commands->chip, !strcmp(verb, "power") ? RESET_POWER : RESET_PIN);
    return NULL;
}

/* Questions answer in their own words: true when it was one. */
static bool question(struct commands *commands, const struct words *words) {
    struct chip *chip = commands->chip;
    const char *verb = word(words, 0);
    char text[1024] = "";
    size_t length = 0;
    if (!strcmp(verb, "frame")) {
        snprintf(text, sizeof text, "frame %.3f %s", chip->last_ms, chip->last);
    } else if (!strcmp(verb, "now")) {
        snprintf(text, sizeof text, "now received %lu dropped %lu", chip->cable.received, chip->cable.dropped);
    } else if (!strcmp(verb, "show")) {
        strcpy(text, "show ");
        for (length = 0; length < 64; length++)
            text[5 + length] = chip->parts.squares[length].piece;
        text[69] = 0;
    } else if (!strcmp(verb, "tones")) {
        if (chip_us(chip) - chip->tone_edge_us > 10000)
            chip_end_tone(chip);
        length = (size_t)snprintf(text, sizeof text, "tones");
        for (unsigned i = 0; i < chip->tone_count; i++)
            length += (size_t)snprintf(text + length, sizeof text - length, " %u:%u", chip->tones[i].hertz,
                                       chip->tones[i].ms);
        chip->tone_count = 0;
    } else {
        return false;
    }
    say(commands, "ok", text);
    return true;
}

static const char *other(struct commands *commands, const struct words *words) {
    const char *verb = word(words, 0);
    double ms;
    if (!strcmp(verb, "wait")) {
        if ((ms = number_of(word(words, 1), 1e8)) < 0)
            return "how many milliseconds? As in: wait 500";
        commands->wait_until_us = chip_us(commands->chip) + 1000 * ms;
    } else if (!strcmp(verb, "trace")) {
        commands->chip->trace = strcmp(word(words, 1), "off") != 0;
    } else if (!strcmp(verb, "position")) {
        return position(commands, word(words, 1));
    } else if (!strcmp(verb, "quit")) {
        commands->quit = true;
    } else {
        return "no such command; the commands: put lift swap move slide position press release noise bounce leak contact "
               "broken short mend cut reconnect garbage flip lose reset power hang wait trace frame tones show now quit";
    }
    return NULL;
}

static const struct {
    const char *verbs;
    const char *(*act)(struct commands *, const struct words *);
} table[] = {
    {" put lift swap move slide ", pieces},     {" press release ", buttons}, {" contact broken short mend ", contacts},
    {" noise bounce leak flip lose ", levels},  {" garbage ", garbage},       {" cut reconnect ", cable},
    {" reset power hang ", restart},
};

void commands_line(struct commands *commands, char *line) {
    struct words words = {0};
    char echo[256], verb[64], answer[512];
    snprintf(echo, sizeof echo, "%s", line);
    for (char *at = strtok(line, " \t\r\n"); at && words.count < WORDS; at = strtok(NULL, " \t\r\n"))
        words.word[words.count++] = at;
    if (words.count == 0 || words.word[0][0] == '#' || question(commands, &words))
        return;
    const char *wrong = NULL;
    bool found = false;
    snprintf(verb, sizeof verb, " %s ", words.word[0]);
    for (unsigned i = 0; i < sizeof table / sizeof *table && !found; i++)
        if ((found = strstr(table[i].verbs, verb) != NULL))
            wrong = table[i].act(commands, &words);
    if (!found)
        wrong = other(commands, &words);
    if (wrong)
        snprintf(answer, sizeof answer, "%s: %s", echo, wrong);
    say(commands, wrong ? "error" : "ok", wrong ? answer : echo);
}
