/* Copyright (C) 2026 The Ansage authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The hardware of the board: ATmega328P at 16 MHz, see ../README.md for the pins. Everything that decides is in board.c. */
#include <avr/eeprom.h>
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <avr/wdt.h>
#include <util/atomic.h>
#include <util/delay.h>

#include "board.h"
#include "memory.h"

#define BAUD 38400
#define UBRR_VALUE ((F_CPU + 8UL * BAUD) / (16UL * BAUD) - 1)
#define SCAN_MS 8
/* Microseconds for the multiplexer and the wires to settle: 10 kOhm and at most 200 pF make 2 for half a step. */
#define SETTLE_US 12
/* PD4 to PD7, to ground when down. */
#define BUTTON_SHIFT 4
#define TONE_PIN 3
#define LED_PIN 5

#define TX_ROOM 128 /* powers of two */
#define RX_ROOM 64

static volatile uint8_t tx_bytes[TX_ROOM], tx_in, tx_out;
static volatile uint8_t rx_bytes[RX_ROOM], rx_in, rx_out;
static volatile uint32_t now_ms;
static volatile bool converted;
static struct board board;
/* The reset flags, saved before the start-up code clears the memory. */
static uint8_t reset_flags __attribute__((section(".noinit")));
static uint8_t loader_flags __attribute__((section(".noinit")));

/* First of all: keep why we started (a boot loader that clears the flags hands them over in r2), stop the watchdog, which
 * stays on after it has fired. */
void keep_reset_cause(void) __attribute__((naked, used, section(".init3")));
void keep_reset_cause(void) {
    __asm__ volatile("sts %0, r2" : "=m"(loader_flags));
    reset_flags = MCUSR;
    MCUSR = 0;
    wdt_disable();
}

static enum cause why_started(void) {
    uint8_t flags = reset_flags ? reset_flags : loader_flags;
    if (flags & ~0x0F)
        return CAUSE_UNKNOWN;
    if (flags & _BV(PORF))
        return CAUSE_POWER;
    if (flags & _BV(BORF))
        return CAUSE_BROWNOUT;
    if (flags & _BV(WDRF))
        return CAUSE_WATCHDOG;
    return flags & _BV(EXTRF) ? CAUSE_PIN : CAUSE_UNKNOWN;
}

ISR(TIMER0_COMPA_vect) {
    now_ms++;
}

ISR(TIMER2_COMPA_vect) {
    PIND = _BV(TONE_PIN); /* writing a one toggles */
}

ISR(ADC_vect) {
    converted = true;
}

ISR(USART_RX_vect) {
    uint8_t status = UCSR0A, byte = UDR0;
    uint8_t next = (uint8_t)((rx_in + 1) & (RX_ROOM - 1));
    if (status & (_BV(FE0) | _BV(DOR0)))
        byte = 0; /* spoils the line it stands in */
    if (next == rx_out)
        return; /* the line will fail its checksum */
    rx_bytes[rx_in] = byte;
    rx_in = next;
}

ISR(USART_UDRE_vect) {
    if (tx_out == tx_in) {
        UCSR0B &= (uint8_t)~_BV(UDRIE0);
        return;
    }
    UDR0 = tx_bytes[tx_out];
    tx_out = (uint8_t)((tx_out + 1) & (TX_ROOM - 1));
}

bool hardware_remember(const struct calibration *calibration) {
    struct record record, check;
    record_make(&record, calibration);
    const uint8_t *bytes = (const uint8_t *)&record;
    for (uint8_t i = 0; i < sizeof record; i++) {
        wdt_reset();
        eeprom_update_byte((uint8_t *)(uintptr_t)(RECORD_ADDRESS + i), bytes[i]);
    }
    eeprom_read_block(&check, (const void *)RECORD_ADDRESS, sizeof check);
    return record_equal(&record, &check);
}

void hardware_tone(uint16_t hertz) {
    TCCR2B = 0;
    if (hertz == 0) {
        TIMSK2 = 0;
        PORTD &= (uint8_t)~_BV(TONE_PIN);
        return;
    }
    /* The counter runs at a 128th of the clock, each round is half a wave: 250 Hz is the lowest that fits. */
    OCR2A = (uint8_t)(F_CPU / 256 / hertz - 1);
    TCNT2 = 0;
    TCCR2A = _BV(WGM21);
    TCCR2B = _BV(CS22) | _BV(CS20);
    TIMSK2 = _BV(OCIE2A);
}

static void start_hardware(void) {
    DDRB = 0x0F | _BV(LED_PIN);
    DDRC = 0;
    PORTC = 0x30; /* A4 and A5 are free: not left floating */
    DDRD = _BV(TONE_PIN) | _BV(1);
    PORTD = 0xF0 | _BV(2) | _BV(1) | _BV(0);
    DIDR0 = 0x0F;

    OCR0A = F_CPU / 64 / 1000 - 1;
    TCCR0A = _BV(WGM01);
    TCCR0B = _BV(CS01) | _BV(CS00);
    TIMSK0 = _BV(OCIE0A);

    UBRR0 = UBRR_VALUE;
    UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
    UCSR0B = _BV(RXEN0) | _BV(TXEN0) | _BV(RXCIE0);

    ADMUX = _BV(REFS0);
    ADCSRA = _BV(ADEN) | _BV(ADIE) | _BV(ADPS2) | _BV(ADPS1) | _BV(ADPS0);
    set_sleep_mode(SLEEP_MODE_IDLE);
    wdt_enable(WDTO_250MS);
}

static void send_frames(void) {
    static char text[FRAME_MOST];
    uint8_t used = (uint8_t)((tx_in - tx_out) & (TX_ROOM - 1));
    if (used >= TX_ROOM - FRAME_MOST)
        return;
    uint8_t length = board_frame(&board, text);
    for (uint8_t i = 0; i < length; i++) {
        tx_bytes[tx_in] = (uint8_t)text[i];
        tx_in = (uint8_t)((tx_in + 1) & (TX_ROOM - 1));
    }
    if (length)
        ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
            UCSR0B |= _BV(UDRIE0);
        }
}

static uint32_t milliseconds(void) {
    uint32_t ms;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        ms = now_ms;
    }
    return ms;
}

/* Lines, tones, buttons and frames, while the converter works. */
static void serve(void) {
    static uint8_t last;
    uint32_t ms = milliseconds();
    if ((uint8_t)ms != last) {
        last = (uint8_t)ms;
        board_tick(&board, ms, (uint8_t)(~PIND >> BUTTON_SHIFT) & 0x0F);
        if (ms & 512)
            PORTB |= _BV(LED_PIN);
        else
            PORTB &= (uint8_t)~_BV(LED_PIN);
    }
    while (rx_out != rx_in) {
        board_byte(&board, rx_bytes[rx_out]);
        rx_out = (uint8_t)((rx_out + 1) & (RX_ROOM - 1));
    }
    send_frames();
}

static void start_conversion(uint8_t common) {
    ADMUX = (uint8_t)(_BV(REFS0) | common);
    converted = false;
    ADCSRA |= _BV(ADSC);
}

static uint16_t finish_conversion(void) {
    cli();
    while (!converted) {
        sleep_enable();
        sei();
        sleep_cpu(); /* the instruction after sei is carried out before any interrupt: no wake-up is missed */
        sleep_disable();
        cli();
    }
    sei();
    return ADC;
}

/* Reads every square once. Squares 0 to 15 hang on the first multiplexer, 16 to 31 on the second, and so on. While one
 * is converted the one before is looked at. */
static void scan(void) {
    for (uint8_t channel = 0; channel < 16; channel++) {
        PORTB = (uint8_t)((PORTB & 0xF0) | channel);
        _delay_us(SETTLE_US);
        start_conversion(0);
        serve();
        for (uint8_t common = 0; common < 4; common++) {
            uint16_t code = finish_conversion();
            if (common < 3)
                start_conversion((uint8_t)(common + 1));
            board_reading(&board, (uint8_t)(common * 16 + channel), code);
        }
    }
    board_scan_end(&board);
}

int main(void) {
    struct record record;
    struct calibration stored;
    start_hardware();
    eeprom_read_block(&record, (const void *)RECORD_ADDRESS, sizeof record);
    board_start(&board, why_started(), record_read(&record, &stored) ? &stored : 0);
    sei();
    for (uint32_t next = SCAN_MS;; next += SCAN_MS) {
        wdt_reset();
        scan();
        while ((int32_t)(milliseconds() - next) < 0) {
            serve();
            sleep_mode(); /* the millisecond wakes it */
        }
        if ((int32_t)(milliseconds() - next) >= SCAN_MS)
            next = milliseconds(); /* a scan was missed: do not hurry after it */
    }
}
