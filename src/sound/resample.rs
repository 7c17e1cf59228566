//! Bring a voice's samples to the mixer's rate.
//!
//! A windowed sinc of 16 taps in as many phases as the ratio of the two rates needs (22,050 to 48,000: 320). Linear or
//! cubic interpolation would be shorter, but would leave mirror images of the consonants above 11 kHz, where the eight
//! file names differ most. It is done by the feeder, not in the audio callback, and block by block: the first frame of a
//! sentence does not wait for the last one to be converted.
//!
//! ```
//! use ansage_sound::resample::Resampler;
//! let resampler = Resampler::new(24_000).unwrap();
//! assert_eq!(resampler.convert_all(&[0; 2_400]).len(), 4_800);
//! ```

use super::RATE;
use std::f32::consts::PI;
use std::sync::Arc;

const TAPS: usize = 16;

/// More phases than this would only serve rates that no voice has.
const MOST_PHASES: usize = 960;

/// A conversion from one fixed rate.
pub struct Resampler {
    from: u32,
    up: usize,
    down: usize,
    table: Arc<[[f32; TAPS]]>,
}

impl Resampler {
    /// From `rate` samples a second; `None` for a rate that no voice has: below 8,000 or above 96,000, or without a
    /// simple ratio to 48,000.
    pub fn new(rate: u32) -> Option<Resampler> {
        let common = gcd(rate, RATE);
        let (up, down) = ((RATE / common) as usize, (rate / common) as usize);
        if !(8_000..=96_000).contains(&rate) || up > MOST_PHASES {
            return None;
        }
        // A little below half of the lower rate, so that the window's slope lies inside.
        let cutoff = 0.96 * (RATE as f32 / rate as f32).min(1.0);
        let table = (0..up).map(|phase| taps(phase as f32 / up as f32, cutoff)).collect();
        Some(Resampler { from: rate, up, down, table })
    }

    /// The rate it converts from.
    pub fn source_rate(&self) -> u32 {
        self.from
    }

    /// Samples of 48,000 a second, between -1 and 1 but for overshoot. Before and after the given samples is silence.
    pub fn convert_all(&self, samples: &[i16]) -> Vec<f32> {
        let mut conversion = self.start_conversion(samples);
        let mut out = Vec::new();
        conversion.append_next_samples(&mut out, conversion.remaining_sample_count());
        out
    }

    /// The same, to be taken in blocks.
    pub fn start_conversion(&self, samples: &[i16]) -> Conversion {
        let mut padded = Vec::with_capacity(samples.len() + TAPS);
        padded.resize(TAPS / 2 - 1, 0.0);
        padded.extend(samples.iter().map(|sample| f32::from(*sample) / 32_768.0));
        padded.extend([0.0; TAPS / 2 + 1]);
        let left = samples.len() * self.up / self.down;
        let table = Arc::clone(&self.table);
        Conversion { padded, table, up: self.up, down: self.down, whole: 0, phase: 0, left }
    }
}

/// Samples that are being converted.
pub struct Conversion {
    padded: Vec<f32>,
    table: Arc<[[f32; TAPS]]>,
    up: usize,
    down: usize,
    whole: usize,
    phase: usize,
    left: usize,
}

impl Conversion {
    /// How many samples are still to come.
    pub fn remaining_sample_count(&self) -> usize {
        self.left
    }

    /// Append the next samples to `out`, at most `most` of them.
    pub fn append_next_samples(&mut self, out: &mut Vec<f32>, most: usize) {
        let count = most.min(self.left);
        out.reserve(count);
        let (mut whole, mut phase) = (self.whole, self.phase);
        for _ in 0..count {
            let Some(window) = self.padded[whole..].first_chunk() else { break };
            out.push(weigh(window, &self.table[phase]));
            phase += self.down;
            // Cheaper than a division, which would take longer than the sum.
            while phase >= self.up {
                phase -= self.up;
                whole += 1;
            }
        }
        (self.whole, self.phase) = (whole, phase);
        self.left -= count;
    }
}

/// The weighted sum, in four strands that the processor can add side by side.
fn weigh(window: &[f32; TAPS], weights: &[f32; TAPS]) -> f32 {
    let mut strands = [0.0; 4];
    for at in 0..TAPS {
        strands[at % 4] += window[at] * weights[at];
    }
    strands[0] + strands[1] + strands[2] + strands[3]
}

/// The weights of the samples around a point `fraction` of the way to the next sample; they sum to one.
fn taps(fraction: f32, cutoff: f32) -> [f32; TAPS] {
    let mut weights = std::array::from_fn(|tap| {
        let distance = tap as f32 - (TAPS / 2 - 1) as f32 - fraction;
        let angle = PI * distance * cutoff;
        let sinc = if angle.abs() < 1e-6 { 1.0 } else { angle.sin() / angle };
        let window = 0.5 + 0.5 * (PI * distance / (TAPS / 2) as f32).cos();
        sinc * window
    });
    let sum: f32 = weights.iter().sum();
    weights.iter_mut().for_each(|weight| *weight /= sum);
    weights
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
