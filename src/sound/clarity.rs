//! Shape a voice so that it is understood in a noisy hall, at the same peak.
//!
//! Two steps: a shelf lifts what tells the consonants apart, and a gain lifts what is soft beside what is loud, so that
//! the ends of words do not sink into the noise. Pauses are left alone. The whole phrase has to be known, for its loudest
//! moment sets the gain of all others: this is done before a phrase is played, never while.
//!
//! ```
//! use ansage_sound::clarity::enhance_clarity;
//! let tone = |level: f32| (0..11_025).map(move |at| (level * (at as f32 * 0.6).sin()) as i16);
//! let mut phrase: Vec<i16> = tone(20_000.0).chain(tone(2_000.0)).collect();
//! enhance_clarity(&mut phrase, 22_050);
//! let loudest = |part: &[i16]| part.iter().map(|sample| sample.unsigned_abs()).max().unwrap_or(0);
//! assert!(loudest(&phrase).abs_diff(20_000) < 20);
//! assert!(loudest(&phrase[12_000..]) > 5_500, "what is soft is lifted");
//! ```

use std::f32::consts::{PI, SQRT_2};

/// The shelf: so much is lifted above this tone.
const SHELF_DECIBELS: f32 = 6.0;
const SHELF_HERTZ: f32 = 1_000.0;

/// The envelope is taken over so many milliseconds, and its gain follows it in steps of half of that.
const ENVELOPE_MILLIS: f32 = 12.5;

/// A moment gets the loudest moment's level over its own, to this power.
const EXPONENT: f32 = 0.5;

/// At most so much: 12 dB.
const MOST: f32 = 3.981;

/// What is softer than this beside the loudest moment, -40 dB, is a pause and is not lifted.
const PAUSE: f32 = 0.01;

/// Shape a whole phrase, trimmed of the silence around it. `rate` is its samples a second. The greatest sample stays as
/// great as it was.
pub fn enhance_clarity(samples: &mut [i16], rate: u32) {
    let peak = |samples: &[f32]| samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
    let mut shaped: Vec<f32> = samples.iter().map(|sample| f32::from(*sample)).collect();
    let before = peak(&shaped);
    if before == 0.0 || rate == 0 {
        return;
    }
    lift_consonants(&mut shaped, rate);
    let step = ((rate as f32 * ENVELOPE_MILLIS / 2_000.0) as usize).max(1);
    let gains = gains(&shaped, step);
    for (at, sample) in shaped.iter_mut().enumerate() {
        let (from, part) = (at / step, (at % step) as f32 / step as f32);
        let next = gains[(from + 1).min(gains.len() - 1)];
        *sample *= gains[from] + (next - gains[from]) * part;
    }
    let scale = before / peak(&shaped);
    for (sample, shaped) in samples.iter_mut().zip(shaped) {
        *sample = (shaped * scale).round() as i16;
    }
}

/// A shelf of the second order, by the cookbook formulae of R. Bristow-Johnson, with the steepest slope that does not
/// overshoot.
fn lift_consonants(samples: &mut [f32], rate: u32) {
    let a = 10_f32.powf(SHELF_DECIBELS / 40.0);
    let (sin, cos) = (2.0 * PI * SHELF_HERTZ / rate as f32).sin_cos();
    let slope = 2.0 * a.sqrt() * sin / SQRT_2;
    let whole = (a + 1.0) - (a - 1.0) * cos + slope;
    let ahead = [
        a * ((a + 1.0) + (a - 1.0) * cos + slope) / whole,
        -2.0 * a * ((a - 1.0) + (a + 1.0) * cos) / whole,
        a * ((a + 1.0) + (a - 1.0) * cos - slope) / whole,
    ];
    let back = [2.0 * ((a - 1.0) - (a + 1.0) * cos) / whole, ((a + 1.0) - (a - 1.0) * cos - slope) / whole];
    let (mut given, mut made) = ([0.0; 2], [0.0; 2]);
    for sample in samples {
        let out =
            ahead[0] * *sample + ahead[1] * given[0] + ahead[2] * given[1] - back[0] * made[0] - back[1] * made[1];
        (given, made) = ([*sample, given[0]], [out, made[0]]);
        *sample = out;
    }
}

/// The gain at the beginning of every step, and one behind the last.
fn gains(samples: &[f32], step: usize) -> Vec<f32> {
    let energies: Vec<f32> = samples.chunks(step).map(|part| part.iter().map(|sample| sample * sample).sum()).collect();
    // The envelope at a boundary is that of the step before and the step behind it.
    let at = |index: usize| energies.get(index).copied().unwrap_or(0.0);
    let envelope = |boundary: usize| {
        let before = if boundary == 0 { at(0) } else { at(boundary - 1) };
        (before + at(boundary)).sqrt()
    };
    let envelopes: Vec<f32> = (0..=energies.len()).map(envelope).collect();
    let peak = envelopes.iter().fold(f32::MIN_POSITIVE, |peak, one| peak.max(*one));
    let gain = |envelope: &f32| match envelope / peak {
        level if level < PAUSE => 1.0,
        level => level.powf(-EXPONENT).min(MOST),
    };
    envelopes.iter().map(gain).collect()
}
