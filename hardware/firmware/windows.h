/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Made by resistors.awk, and compared with it by `make test`. Do not edit. */
#ifndef WINDOWS_H
#define WINDOWS_H

#define CODE_SHORT 30
#define CODE_EMPTY 966

/* letter, middle code, lowest and highest code the tolerances allow */
#define PIECE_TABLE(ROW) \
    ROW('P', 97, 84, 115) \
    ROW('N', 180, 167, 198) \
    ROW('B', 262, 248, 279) \
    ROW('R', 334, 320, 350) \
    ROW('Q', 419, 406, 434) \
    ROW('K', 491, 478, 506) \
    ROW('p', 561, 548, 575) \
    ROW('n', 632, 619, 645) \
    ROW('b', 705, 693, 717) \
    ROW('r', 768, 757, 779) \
    ROW('q', 830, 820, 841) \
    ROW('k', 892, 883, 902)

#endif
