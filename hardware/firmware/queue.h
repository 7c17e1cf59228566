/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events that wait for the line. */
#ifndef QUEUE_H
#define QUEUE_H

#include <stdbool.h>
#include <stdint.h>

/* Every square may change at once. */
#define QUEUE_ROOM 64

struct event {
    uint16_t seq;
    uint32_t ms;
    uint8_t where;  /* 0 to 63 a square; 64 and more a button, its number in the low bits */
    uint8_t change; /* square: old in the high half, new in the low half; button: 1 pressed, 0 let go */
};

#define EVENT_BUTTON 64

struct queue {
    struct event events[QUEUE_ROOM];
    uint8_t first;
    uint8_t count;
    uint16_t seq; /* the last number given */
};

/* Gives the event its number. When the queue is full the event is dropped and its number used up: the gap tells. */
void queue_add(struct queue *queue, uint32_t ms, uint8_t where, uint8_t change);

/* The oldest event, or null. */
const struct event *queue_first(const struct queue *queue);

void queue_remove_first(struct queue *queue);

#endif
