//! Compute the short sounds with a fixed meaning: one row per earcon.
//!
//! All are as loud as each other to a listener ([`crate::loudness`]), so that none is missed and none startles: at
//! -18 LUFS beside speech, and knocks, which are short and ring off, as near to it as their peak allows.
//!
//! Each is at most 400 milliseconds long and differs from every other in contour or timbre, not only in pitch: rising
//! is "done" or "yours", falling is "refused" or "gone", a repeated note asks for attention. They are computed, not
//! recorded: the same samples on every machine, without a file to lose.
//!
//! ```
//! use ansage_words::presentation::Earcon;
//! use ansage_sound::{RATE, earcon};
//! for one in Earcon::ALL {
//!     let samples = earcon::earcon_samples(one);
//!     assert!(samples.len() as u32 <= RATE * 400 / 1_000);
//! }
//! ```

use super::loudness::loudness_in_lufs;
use super::{FRAMES_PER_MILLI, RATE};
use ansage_words::presentation::Earcon;
use std::f32::consts::TAU;

/// How loud each is, in LUFS over its own length.
const LOUDNESS: f32 = -18.0;

/// The greatest sample of any: below the knee of the mixer even when its player has it louder.
const PEAK: f32 = 0.75;

/// The colour of a note.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Timbre {
    /// A sine: a flute.
    Pure,
    /// Higher partials that fade before the lowest, and the whole rings off: a small bell.
    Bell,
    /// Odd harmonics: a clarinet.
    Reed,
    /// A sine that is bent quickly downwards: a knock on wood.
    Wood,
    /// Noise: a brush; the pitch sets how bright it is.
    Brush,
}

/// One note: from a pitch to a pitch, for so long. A gap is a note of pitch zero.
#[derive(Debug, Clone, Copy)]
struct Note {
    from: f32,
    to: f32,
    millis: u64,
    timbre: Timbre,
}

const fn note(hertz: f32, millis: u64, timbre: Timbre) -> Note {
    Note { from: hertz, to: hertz, millis, timbre }
}

const fn slide(from: f32, to: f32, millis: u64, timbre: Timbre) -> Note {
    Note { from, to, millis, timbre }
}

const fn gap(millis: u64) -> Note {
    note(0.0, millis, Timbre::Pure)
}

/// The table.
fn notes(earcon: Earcon) -> Vec<Note> {
    use Timbre::{Bell, Brush, Pure, Reed, Wood};
    match earcon {
        Earcon::ClockPressed => vec![note(1_600.0, 40, Wood), note(800.0, 60, Wood)],
        Earcon::PressKept => vec![note(800.0, 50, Wood), gap(60), note(800.0, 50, Wood)],
        Earcon::Refused => vec![note(220.0, 110, Reed), note(165.0, 170, Reed)],
        Earcon::NotUnderstood => vec![slide(330.0, 262.0, 90, Reed), slide(262.0, 330.0, 110, Reed)],
        Earcon::OpponentsMove => vec![note(784.0, 90, Bell), note(1_047.0, 140, Bell)],
        Earcon::Difference => {
            vec![note(247.0, 90, Reed), note(208.0, 90, Reed), note(247.0, 90, Reed), note(208.0, 90, Reed)]
        }
        Earcon::DrawOffer => vec![note(523.0, 110, Pure), note(440.0, 110, Pure), note(523.0, 130, Pure)],
        Earcon::FlagFall => vec![slide(1_400.0, 200.0, 380, Reed)],
        Earcon::GameStart => vec![note(523.0, 90, Pure), note(659.0, 90, Pure), note(784.0, 160, Pure)],
        Earcon::GameEnd => vec![note(784.0, 100, Bell), note(659.0, 100, Bell), note(523.0, 190, Bell)],
        Earcon::Question => vec![slide(500.0, 900.0, 200, Pure)],
        Earcon::BoardFocus => vec![slide(250.0, 500.0, 110, Reed)],
        Earcon::LineFocus => vec![slide(1_000.0, 500.0, 110, Pure)],
        Earcon::Edge => vec![note(120.0, 80, Wood)],
        Earcon::LightSquare => vec![note(2_093.0, 45, Bell)],
        Earcon::DarkSquare => vec![note(349.0, 45, Bell)],
        Earcon::PortLost => vec![note(1_500.0, 120, Brush), note(330.0, 90, Reed), note(147.0, 170, Reed)],
        Earcon::PortFound => vec![note(6_000.0, 120, Brush), note(392.0, 90, Bell), note(784.0, 170, Bell)],
        Earcon::DialMark => vec![note(1_245.0, 110, Pure)],
        Earcon::LastFive => {
            vec![note(466.0, 70, Bell), note(466.0, 70, Bell), note(466.0, 70, Bell), note(932.0, 180, Bell)]
        }
        Earcon::LowTime => vec![note(620.0, 110, Reed), gap(50), note(620.0, 110, Reed), note(880.0, 110, Reed)],
        Earcon::LastSecond => vec![note(3_200.0, 40, Wood)],
        Earcon::PegTouched => vec![slide(400.0, 1_500.0, 70, Pure)],
        Earcon::PegLifted => vec![slide(700.0, 1_100.0, 30, Reed), note(3_000.0, 40, Brush)],
        Earcon::PegPlaced => vec![note(2_600.0, 30, Wood), note(700.0, 45, Wood)],
        Earcon::PegRight => vec![note(600.0, 30, Wood), note(1_480.0, 90, Bell)],
        Earcon::PegWrong => vec![note(600.0, 30, Wood), slide(330.0, 140.0, 130, Reed)],
        Earcon::BoardStands => vec![note(880.0, 45, Bell), note(1_319.0, 45, Bell), note(1_760.0, 110, Bell)],
        Earcon::MoveStands => vec![note(1_760.0, 45, Pure), gap(25), note(1_760.0, 45, Pure), note(880.0, 90, Bell)],
    }
}

/// The samples of an earcon, 48,000 a second, at a level that stands beside speech.
pub fn earcon_samples(earcon: Earcon) -> Vec<f32> {
    let mut out = Vec::new();
    for note in notes(earcon) {
        sound(note, &mut out);
    }
    let peak = out.iter().fold(f32::MIN_POSITIVE, |peak, sample| peak.max(sample.abs()));
    let gain = 10_f32.powf((LOUDNESS - loudness_in_lufs(&out)) / 20.0).min(PEAK / peak);
    out.iter_mut().for_each(|sample| *sample *= gain);
    out
}

fn sound(note: Note, out: &mut Vec<f32>) {
    let length = (note.millis * FRAMES_PER_MILLI) as usize;
    let mut phase = 0.0_f32;
    let mut noise = Noise { state: 0x2545_f491, low: 0.0 };
    for at in 0..length {
        let part = at as f32 / length as f32;
        let bend = if note.timbre == Timbre::Wood { 1.0 + 2.0 * (-part * 12.0).exp() } else { 1.0 };
        let hertz = (note.from + (note.to - note.from) * part) * bend;
        phase = (phase + hertz / RATE as f32).fract();
        let sample = if note.from == 0.0 { 0.0 } else { wave(note.timbre, phase, part, hertz, &mut noise) };
        out.push(0.35 * sample * envelope(at, length, note.timbre, part));
    }
}

fn wave(timbre: Timbre, phase: f32, part: f32, hertz: f32, noise: &mut Noise) -> f32 {
    let partial = |number: f32| (TAU * phase * number).sin();
    match timbre {
        Timbre::Pure | Timbre::Wood => partial(1.0),
        Timbre::Bell => 0.6 * partial(1.0) + (0.3 * partial(3.0) + 0.2 * partial(5.0)) * (-4.0 * part).exp(),
        Timbre::Reed => 0.7 * partial(1.0) + 0.35 * partial(3.0) + 0.2 * partial(5.0) + 0.1 * partial(7.0),
        Timbre::Brush => noise.next(hertz),
    }
}

/// Soft edges of 4 milliseconds; bells and knocks also ring off.
fn envelope(at: usize, length: usize, timbre: Timbre, part: f32) -> f32 {
    let edge = 4.0 * FRAMES_PER_MILLI as f32;
    let soft = (at as f32 / edge).min((length - at) as f32 / edge).min(1.0);
    let ring = match timbre {
        Timbre::Bell => (-3.0 * part).exp(),
        Timbre::Wood => (-5.0 * part).exp(),
        _ => 1.0,
    };
    soft * ring
}

/// The same noise every time, behind a low-pass of one pole.
struct Noise {
    state: u32,
    low: f32,
}

impl Noise {
    fn next(&mut self, hertz: f32) -> f32 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 17;
        self.state ^= self.state << 5;
        let white = self.state as f32 / u32::MAX as f32 * 2.0 - 1.0;
        let pole = (TAU * hertz / RATE as f32).min(1.0);
        self.low += pole * (white - self.low);
        self.low * (1.0 / pole).sqrt()
    }
}
