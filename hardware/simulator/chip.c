/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 */
#include "chip.h"

#include <simavr/avr_adc.h>
#include <simavr/avr_eeprom.h>
#include <simavr/avr_ioport.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_elf.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MHZ 16
#define BUTTON_PIN 4      /* PD4 to PD7 */
#define BUTTON_STEP_US 250
#define BYTE_US (10 * 1e6 / 38400)
#define STUCK_AT 0x7FF0u /* a place in the flash that the firmware does not use */

double chip_us(const struct chip *chip) {
    return (double)chip->avr->cycle / MHZ;
}

/* The converter starts: what its pin shows now. */
static void converter_starts(avr_irq_t *irq, uint32_t value, void *param) {
    struct chip *chip = param;
    union {
        avr_adc_mux_t mux;
        uint32_t value;
    } wanted = {.value = value};
    (void)irq;
    if (wanted.mux.kind != ADC_MUX_SINGLE || wanted.mux.src > 3)
        return;
    unsigned millivolts = parts_millivolts(&chip->parts, wanted.mux.src, chip_us(chip));
    avr_raise_irq(avr_io_getirq(chip->avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_ADC0 + (int)wanted.mux.src), millivolts);
}

/* S0 to S3 are PB0 to PB3; a pin that is no output floats, and counts as high. */
static void port_b_changes(avr_irq_t *irq, uint32_t value, void *param) {
    struct chip *chip = param;
    avr_ioport_state_t state;
    (void)irq;
    (void)value;
    if (avr_ioctl(chip->avr, AVR_IOCTL_IOPORT_GETSTATE('B'), &state) == 0)
        parts_address(&chip->parts, ((state.port & state.ddr) | (unsigned)~state.ddr) & 15, chip_us(chip));
}

void chip_end_tone(struct chip *chip) {
    double length = chip->tone_edge_us - chip->tone_start_us;
    if (chip->tone_edges > 4 && chip->tone_count < TONES_KEPT) {
        struct tone *tone = &chip->tones[chip->tone_count++];
        tone->hertz = (unsigned)((chip->tone_edges - 1) / 2.0 / length * 1e6 + 0.5);
        tone->ms = (unsigned)(length / 1000 + 0.5);
    }
    chip->tone_edges = 0;
}

/* The piezo at PD3. A pause of 10 ms or another pitch is another tone. */
static void piezo_changes(avr_irq_t *irq, uint32_t value, void *param) {
    struct chip *chip = param;
    double now = chip_us(chip), since = now - chip->tone_edge_us;
    double mean = chip->tone_edges > 2 ? (chip->tone_edge_us - chip->tone_start_us) / (chip->tone_edges - 1) : since;
    (void)irq;
    (void)value;
    if (since > 10000 || (chip->tone_edges > 2 && (since > 1.2 * mean || since < mean / 1.2)))
        chip_end_tone(chip);
    if (chip->tone_edges == 0)
        chip->tone_start_us = now;
    chip->tone_edges++;
    chip->tone_edge_us = now;
}

static void line_ends(struct chip *chip) {
    chip->line[chip->line_length] = 0;
    memcpy(chip->last, chip->line, chip->line_length + 1);
    chip->last_ms = (chip_us(chip) + BYTE_US) / 1000;
    chip->line_length = 0;
    if (chip->trace)
        printf("sent %.3f %s\n", chip->last_ms, chip->last);
}

static void board_sends(avr_irq_t *irq, uint32_t value, void *param) {
    struct chip *chip = param;
    uint8_t byte = (uint8_t)value, sent = byte;
    (void)irq;
    if (chip->flips > 0 && chip->line_length == 5)
        sent ^= 1;
    if (chip->losses == 0)
        cable_send(&chip->cable, sent);
    if (byte == '\n') {
        chip->flips -= chip->flips > 0;
        chip->losses -= chip->losses > 0;
        line_ends(chip);
    } else if (byte != '\r' && chip->line_length < LINE_KEPT - 1) {
        chip->line[chip->line_length++] = (char)byte;
    }
}

static avr_cycle_count_t byte_time(avr_t *avr, avr_cycle_count_t when, void *param) {
    struct chip *chip = param;
    int byte = cable_take(&chip->cable);
    if (byte >= 0)
        avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT), (uint32_t)byte);
    return when + (avr_cycle_count_t)(BYTE_US * MHZ);
}

static void set_button(struct chip *chip, unsigned button, bool pressed) {
    avr_irq_t *pin = avr_io_getirq(chip->avr, AVR_IOCTL_IOPORT_GETIRQ('D'), (int)(BUTTON_PIN + button));
    avr_ioport_external_t levels = {.name = 'D', .mask = 15u << BUTTON_PIN, .value = 0};
    chip->pressed[button] = pressed;
    for (unsigned i = 0; i < BUTTONS; i++)
        levels.value |= (unsigned)!chip->pressed[i] << (BUTTON_PIN + i);
    avr_ioctl(chip->avr, AVR_IOCTL_IOPORT_SET_EXTERNAL('D'), &levels); /* a pressed button is stronger than a pull-up */
    avr_raise_irq(pin, pressed); /* the pin is filtered: first the other level, so that the right one counts */
    avr_raise_irq(pin, !pressed);
}

/* Whether the firmware has its own pull-up at this pin on: without one the pin of an open button floats, here to ground. */
static bool pulled_up(const struct chip *chip, unsigned button) {
    avr_ioport_state_t state;
    unsigned bit = 1u << (BUTTON_PIN + button);
    return avr_ioctl(chip->avr, AVR_IOCTL_IOPORT_GETSTATE('D'), &state) == 0 && (state.port & ~state.ddr & bit);
}

static avr_cycle_count_t button_time(avr_t *avr, avr_cycle_count_t when, void *param) {
    struct chip *chip = param;
    (void)avr;
    for (unsigned i = 0; i < BUTTONS; i++) {
        bool now = contact_is_closed(&chip->buttons[i], chip_us(chip)) || !pulled_up(chip, i);
        if (now != chip->pressed[i])
            set_button(chip, i, now);
    }
    return when + BUTTON_STEP_US * MHZ;
}

/* What a reset takes away and the world around puts back. */
static void after_reset(struct chip *chip) {
    chip->was_reset = false;
    chip->line_length = 0;
    for (unsigned i = 0; i < BUTTONS; i++)
        set_button(chip, i, contact_is_closed(&chip->buttons[i], chip_us(chip)));
    avr_cycle_timer_register(chip->avr, (avr_cycle_count_t)(BYTE_US * MHZ), byte_time, chip);
    avr_cycle_timer_register(chip->avr, BUTTON_STEP_US * MHZ, button_time, chip);
}

/* simavr gives no word of a reset by the watchdog: the reset of the core is called through here. */
static void (*core_reset)(avr_t *avr);
static struct chip *the_chip;

static void reset_happens(avr_t *avr) {
    if (core_reset)
        core_reset(avr);
    the_chip->was_reset = true;
}

static void no_sleep(avr_t *avr, avr_cycle_count_t how_long) {
    (void)avr; /* the main loop keeps the pace */
    (void)how_long;
}

static void only_errors(avr_t *avr, const int level, const char *format, va_list list) {
    (void)avr;
    if (level <= LOG_ERROR)
        vfprintf(stderr, format, list);
}

static void load_eeprom(struct chip *chip) {
    uint8_t bytes[1024];
    FILE *file = chip->eeprom ? fopen(chip->eeprom, "rb") : NULL;
    if (!file)
        return;
    avr_eeprom_desc_t cells = {.ee = bytes, .offset = 0, .size = (uint32_t)fread(bytes, 1, sizeof bytes, file)};
    fclose(file);
    if (cells.size > 0)
        avr_ioctl(chip->avr, AVR_IOCTL_EEPROM_SET, &cells);
}

void chip_save(struct chip *chip) {
    avr_eeprom_desc_t cells = {.ee = NULL, .offset = 0, .size = 1024};
    FILE *file = chip->eeprom ? fopen(chip->eeprom, "wb") : NULL;
    if (!file)
        return;
    avr_ioctl(chip->avr, AVR_IOCTL_EEPROM_GET, &cells);
    if (cells.ee)
        fwrite(cells.ee, 1, cells.size, file);
    fclose(file);
}

bool chip_start(struct chip *chip, const char *firmware, uint64_t seed) {
    elf_firmware_t elf = {0};
    uint32_t flags = 0;
    avr_global_logger_set(only_errors);
    if (elf_read_firmware(firmware, &elf) != 0) {
        fprintf(stderr, "The firmware %s cannot be read. `make -C hardware firmware` builds it.\n", firmware);
        return false;
    }
    chip->avr = avr_make_mcu_by_name("atmega328p");
    if (!chip->avr) {
        fprintf(stderr, "This simavr does not know the ATmega328P.\n");
        return false;
    }
    the_chip = chip;
    parts_start(&chip->parts, seed);
    avr_t *avr = chip->avr;
    core_reset = avr->reset;
    avr->reset = reset_happens;
    avr_init(avr);
    avr_load_firmware(avr, &elf);
    avr->frequency = MHZ * 1000000;
    avr->vcc = avr->avcc = avr->aref = 5000;
    avr->sleep = no_sleep;
    avr->log = LOG_ERROR;
    /* rjmp to itself: where a firmware that hangs hangs */
    avr->flash[STUCK_AT] = 0xFF;
    avr->flash[STUCK_AT + 1] = 0xCF;
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags); /* no echo on our output, no sleep of its own */
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_OUT_TRIGGER), converter_starts, chip);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), board_sends, chip);
    for (int pin = 0; pin < 4; pin++)
        avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), pin), port_b_changes, chip);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('D'), 3), piezo_changes, chip);
    load_eeprom(chip);
    /* simavr 1.6 leaves a timer of its own behind that fires at every cycle until the first reset of a running firmware. */
    after_reset(chip);
    chip_run_until(chip, 1000);
    chip_reset(chip, RESET_POWER);
    return true;
}

void chip_run_until(struct chip *chip, double us) {
    avr_cycle_count_t end = (avr_cycle_count_t)(us * MHZ);
    while (chip->avr->cycle < end) {
        int state = avr_run(chip->avr);
        if (chip->was_reset) {
            printf("note %.3f watchdog reset\n", chip_us(chip) / 1000);
            after_reset(chip);
        }
        if (state == cpu_Crashed || state == cpu_Done) {
            fprintf(stderr, "The firmware left the rails at %#x, %.3f ms.\n", chip->avr->pc, chip_us(chip) / 1000);
            exit(1);
        }
    }
}

void chip_reset(struct chip *chip, enum chip_reset how) {
    avr_reset(chip->avr);
    if (how == RESET_POWER) {
        for (unsigned i = 0x100; i <= chip->avr->ramend; i++)
            chip->avr->data[i] = (uint8_t)(256 * parts_random(&chip->parts));
        avr_regbit_set(chip->avr, chip->avr->reset_flags.porf);
    } else {
        avr_regbit_set(chip->avr, chip->avr->reset_flags.extrf);
    }
    after_reset(chip);
}

void chip_hang(struct chip *chip, bool awake) {
    chip->avr->pc = STUCK_AT;
    chip->avr->state = cpu_Running;
    chip->avr->sreg[S_I] = awake;
    chip->avr->interrupt_state = awake;
}
