/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 */
#include "rig.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

/* Wall seconds after which a simulator that says nothing is taken for dead: only a limit,
    nothing is measured with it. */
#define PATIENCE_S 60

void fail(const char *file, int line, const char *format, ...) {
    va_list list;
    va_start(list, format);
    fprintf(stderr, "%s:%d: ", file, line);
    vfprintf(stderr, format, list);
    fprintf(stderr, "\n");
    va_end(list);
    exit(1); /* the simulators see the end of their input and go */
}

static uint16_t crc_of(const char *text, size_t length) {
    uint16_t crc = 0xFFFF;
    for (size_t i = 0; i < length; i++)
        for (int bit = 7; bit >= 0; bit--) {
            unsigned in = ((uint8_t)text[i] >> bit & 1) ^ (crc >> 15);
            crc = (uint16_t)(crc << 1 ^ (in ? 0x1021 : 0));
        }
    return crc;
}

/* What a host does with a good frame: keeps count, keeps the board, checks the heartbeat against both. */
static void understand(struct rig *rig, const char *body) {
    unsigned seq, crc;
    unsigned long ms;
    char square[3], change[3], rest[70];
    if (body[0] == 'H') {
        rig->known = false;
    } else if (sscanf(body, "S,%u,%64s", &seq, rest) == 2) {
        strcpy(rig->board, rest);
        rig->seq = (uint16_t)seq;
        rig->known = true;
        rig->gap = false;
    } else if (sscanf(body, "E,%u,%lu,%2[a-h1-8],%2s", &seq, &ms, square, change) == 4 && rig->known) {
        char *at = &rig->board[(square[1] - '1') * 8 + square[0] - 'a'];
        rig->gap |= (uint16_t)seq != (uint16_t)(rig->seq + 1);
        NEED(rig->gap || *at == change[0], "%s, but there was %c", body, *at);
        *at = change[1];
        rig->seq = (uint16_t)seq;
    } else if (sscanf(body, "K,%u,", &seq) == 1 && rig->known) {
        rig->gap |= (uint16_t)seq != (uint16_t)(rig->seq + 1);
        rig->seq = (uint16_t)seq;
    } else if (sscanf(body, "B,%u,%lu,%x,", &seq, &ms, &crc) == 3 && rig->known) {
        bool right = (uint16_t)seq == rig->seq && crc == crc_of(rig->board, 64);
        NEED(right || rig->gap || (uint16_t)seq != rig->seq, "heartbeat %s does not fit %s", body, rig->board);
        rig->gap |= !right;
    }
}

static void take_frame(struct rig *rig, const char *line, size_t length) {
    if (length > 0 && line[length - 1] == '\r')
        length--;
    /* `$` always begins anew: a reset cuts a frame short. */
    for (const char *at; length > 1 && (at = memchr(line + 1, '$', length - 1)); line = at)
        length -= (size_t)(at - line);
    if (rig->frame_count == rig->frame_room)
        rig->frames = realloc(rig->frames, (rig->frame_room = 2 * rig->frame_room + 64) * sizeof *rig->frames);
    struct frame *frame = &rig->frames[rig->frame_count++];
    char tail[8];
    memset(frame, 0, sizeof *frame);
    if (length >= 6 && length < FRAME_TEXT) {
        sprintf(tail, "*%04X", crc_of(line + 1, length - 6));
        frame->good = line[0] == '$' && !memcmp(line + length - 5, tail, 5);
        memcpy(frame->body, line + 1, length - 6);
    }
    if (frame->good)
        understand(rig, frame->body);
}

static void take_answer(struct rig *rig, char *line, size_t length) {
    line[length] = 0;
    if (!strncmp(line, "sent ", 5)) {
        if (rig->sent_count == rig->sent_room)
            rig->sent_ms = realloc(rig->sent_ms, (rig->sent_room = 2 * rig->sent_room + 64) * sizeof *rig->sent_ms);
        rig->sent_ms[rig->sent_count++] = atof(line + 5);
    } else if (!strncmp(line, "pty ", 4)) {
        snprintf(rig->path, sizeof rig->path, "%s", line + 4);
    } else if (!strncmp(line, "note ", 5)) {
        snprintf(rig->note, sizeof rig->note, "%s", line);
    } else {
        snprintf(rig->answer, sizeof rig->answer, "%s", line);
        rig->answer_count++;
        NEED(!strncmp(line, "ok ", 3), "%s", line);
    }
}

/* Reads what is there and hands out whole lines; false at the end of the stream. */
static bool pump(struct rig *rig, struct stream *stream) {
    ssize_t got = read(stream->end, stream->text + stream->length, sizeof stream->text - stream->length);
    if (got <= 0)
        return got < 0 && (errno == EAGAIN || errno == EINTR);
    stream->length += (size_t)got;
    rig->heard += stream == &rig->port ? (unsigned)got : 0;
    char *end, *line = stream->text;
    while ((end = memchr(line, '\n', stream->length - (size_t)(line - stream->text)))) {
        if (stream == &rig->port)
            take_frame(rig, line, (size_t)(end - line));
        else
            take_answer(rig, line, (size_t)(end - line));
        line = end + 1;
    }
    stream->length -= (size_t)(line - stream->text);
    memmove(stream->text, line, stream->length);
    if (stream->length == sizeof stream->text)
        stream->length = 0;
    return true;
}

/* Waits for something on either stream. */
static void listen_once(struct rig *rig, int milliseconds) {
    struct pollfd ends[2] = {{rig->answers.end, POLLIN, 0}, {rig->port.end, POLLIN, 0}};
    int ready = poll(ends, 2, milliseconds);
    NEED(ready > 0 || milliseconds < 1000 * PATIENCE_S, "the simulator says nothing; last: %s", rig->answer);
    if (ready > 0 && ends[1].revents & POLLIN)
        pump(rig, &rig->port);
    if (ready > 0 && ends[0].revents)
        NEED(pump(rig, &rig->answers), "the simulator has ended; last: %s", rig->answer);
}

void rig_open_port(struct rig *rig) {
    if (rig->port.end >= 0)
        close(rig->port.end);
    rig->port.length = 0;
    rig->port.end = open(rig->path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    NEED(rig->port.end >= 0, "%s: %s", rig->path, strerror(errno));
}

bool rig_port_is_dead(struct rig *rig) {
    char byte;
    ssize_t got = read(rig->port.end, &byte, 1);
    return got == 0 || (got < 0 && errno == EIO);
}

void rig_start(struct rig *rig, const char *const *options) {
    int in[2], out[2];
    const char *argument[16] = {simulator, "--trace"};
    unsigned count = 2;
    memset(rig, 0, sizeof *rig);
    rig->port.end = -1;
    for (; options && *options; options++)
        argument[count++] = *options;
    argument[count] = firmware;
    NEED(pipe2(in, O_CLOEXEC) == 0 && pipe2(out, O_CLOEXEC) == 0, "no pipes");
    rig->process = fork();
    NEED(rig->process >= 0, "no process");
    if (rig->process == 0) {
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        execv(simulator, (char *const *)argument);
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    rig->commands = in[1];
    rig->answers.end = out[0];
    while (!rig->path[0])
        listen_once(rig, 1000 * PATIENCE_S);
    rig_open_port(rig);
    rig_command(rig, "reset");
}

void rig_stop(struct rig *rig) {
    int status;
    close(rig->commands);
    for (;;) {
        struct pollfd end = {rig->answers.end, POLLIN, 0};
        if (poll(&end, 1, 1000 * PATIENCE_S) == 0) {
            kill(rig->process, SIGKILL);
            FAIL("the end of its input does not end the simulator");
        }
        if (!pump(rig, &rig->answers))
            break;
    }
    waitpid(rig->process, &status, 0);
    NEED(WIFEXITED(status) && WEXITSTATUS(status) == 0, "the simulator ended badly");
    close(rig->answers.end);
    close(rig->port.end);
    free(rig->frames);
    free(rig->sent_ms);
}

double rig_command(struct rig *rig, const char *format, ...) {
    char line[256], *after;
    va_list list;
    va_start(list, format);
    vsnprintf(line, sizeof line - 1, format, list);
    va_end(list);
    strcat(line, "\n");
    unsigned lines = 0;
    for (const char *at = line; (at = strchr(at, '\n')); at++)
        lines++;
    rig->answer_count = 0;
    NEED(write(rig->commands, line, strlen(line)) == (ssize_t)strlen(line), "no command is taken");
    while (rig->answer_count < lines)
        listen_once(rig, 1000 * PATIENCE_S);
    return strtod(rig->answer + 3, &after);
}

void rig_say_bare(struct rig *rig, const char *text) {
    char line[256];
    int length = snprintf(line, sizeof line, "%s\r\n", text);
    NEED(write(rig->port.end, line, (size_t)length) == length, "the line takes nothing");
    rig->said += (unsigned)length;
    /* The terminal may take its time; the simulated time stands still meanwhile. */
    for (unsigned received = 0, tries = 0; received < rig->said; tries++) {
        NEED(tries < 100000, "the simulator has not received %s", text);
        rig_command(rig, "now");
        NEED(sscanf(strstr(rig->answer, "received"), "received %u", &received) == 1, "%s", rig->answer);
    }
}

void rig_say(struct rig *rig, const char *body) {
    char line[200];
    snprintf(line, sizeof line, "$%s*%04X", body, crc_of(body, strlen(body)));
    rig_say_bare(rig, line);
}

void rig_wait(struct rig *rig, unsigned ms) {
    rig_command(rig, "wait %u\nnow", ms);
    /* The terminal may hand over its bytes a little later than the pipe. */
    for (unsigned tries = 0; rig->frame_count < rig->sent_count && tries < 200; tries++)
        listen_once(rig, 10);
}

double rig_sent_ms(const struct rig *rig) {
    return rig->next <= rig->sent_count ? rig->sent_ms[rig->next - 1] : -1;
}

const struct frame *rig_next(struct rig *rig) {
    while (rig->next < rig->frame_count)
        if (rig->frames[rig->next++].body[0] != 'B')
            return &rig->frames[rig->next - 1];
    return NULL;
}

const struct frame *rig_find(struct rig *rig, const char *start) {
    unsigned from = rig->next;
    while (rig->next < rig->frame_count) {
        const struct frame *frame = &rig->frames[rig->next++];
        if (frame->good && !strncmp(frame->body, start, strlen(start)))
            return frame;
    }
    for (unsigned i = from; i < rig->frame_count; i++)
        fprintf(stderr, "%s %s\n", rig->frames[i].good ? "got" : "bad", rig->frames[i].body);
    FAIL("no frame %s", start);
}
