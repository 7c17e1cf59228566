/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 */
#include "queue.h"

#include <stddef.h>

void queue_add(struct queue *queue, uint32_t ms, uint8_t where, uint8_t change) {
    queue->seq++;
    if (queue->count == QUEUE_ROOM)
        return;
    struct event *event = &queue->events[(queue->first + queue->count) % QUEUE_ROOM];
    event->seq = queue->seq;
    event->ms = ms;
    event->where = where;
    event->change = change;
    queue->count++;
}

const struct event *queue_first(const struct queue *queue) {
    return queue->count ? &queue->events[queue->first] : NULL;
}

void queue_remove_first(struct queue *queue) {
    if (queue->count == 0)
        return;
    queue->first = (uint8_t)((queue->first + 1) % QUEUE_ROOM);
    queue->count--;
}
