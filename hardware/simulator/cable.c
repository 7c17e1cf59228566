/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 */
#include "cable.h"

#include <errno.h>
#include <fcntl.h>
#include <pty.h>
#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static bool make_link(const struct cable *cable) {
    if (!cable->link)
        return true;
    char beside[512];
    snprintf(beside, sizeof beside, "%s.%ld", cable->link, (long)getpid());
    unlink(beside);
    /* Renamed into place: whoever looks finds the old one or the new one. */
    return symlink(cable->path, beside) == 0 && rename(beside, cable->link) == 0;
}

bool cable_open(struct cable *cable) {
    struct termios raw;
    cable->first = cable->count = 0;
    if (openpty(&cable->master, &cable->slave, cable->path, NULL, NULL) != 0) {
        fprintf(stderr, "No pseudo terminal: %s\n", strerror(errno));
        return false;
    }
    tcgetattr(cable->slave, &raw);
    cfmakeraw(&raw);
    cfsetspeed(&raw, B38400);
    tcsetattr(cable->slave, TCSANOW, &raw);
    fcntl(cable->master, F_SETFL, O_NONBLOCK);
    fcntl(cable->master, F_SETFD, FD_CLOEXEC);
    if (!make_link(cable)) {
        fprintf(stderr, "The link %s cannot be made: %s\n", cable->link, strerror(errno));
        return false;
    }
    return true;
}

void cable_close(struct cable *cable) {
    close(cable->slave);
    close(cable->master);
    cable->master = cable->slave = -1;
    if (cable->link)
        unlink(cable->link);
}

void cable_put(struct cable *cable, uint8_t byte) {
    if (cable->count == CABLE_ROOM)
        return;
    cable->to_board[(cable->first + cable->count++) % CABLE_ROOM] = byte;
}

void cable_poll(struct cable *cable) {
    uint8_t bytes[256];
    ssize_t got;
    while (cable->master >= 0 && cable->count < CABLE_ROOM / 2 && (got = read(cable->master, bytes, sizeof bytes)) > 0) {
        cable->received += (unsigned long)got;
        for (ssize_t i = 0; i < got && !cable->cut; i++)
            cable_put(cable, bytes[i]);
    }
}

int cable_take(struct cable *cable) {
    if (cable->count == 0)
        return -1;
    int byte = cable->to_board[cable->first];
    cable->first = (cable->first + 1) % CABLE_ROOM;
    cable->count--;
    return byte;
}

void cable_send(struct cable *cable, uint8_t byte) {
    if (!cable->cut && cable->master >= 0 && write(cable->master, &byte, 1) != 1)
        cable->dropped++;
}
