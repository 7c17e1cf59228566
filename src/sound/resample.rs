//! Bring a voice's samples to the mixer's rate.
//!
//! A windowed sinc of 16 taps in as many phases as the ratio of the two rates needs (22,050 to 48,000: 320). Linear or
//! cubic interpolation would be shorter, but would leave mirror images of the consonants above 11 kHz, where the eight
//! file names differ most. It is done once, when the words are made, not in the audio callback.
//!
//! ```
//! use ansage::sound::resample::Resampler;
//! let resampler = Resampler::new(24_000).unwrap();
//! assert_eq!(resampler.convert(&[0; 2_400]).len(), 4_800);
//! ```

use super::RATE;
use std::f32::consts::PI;

const TAPS: usize = 16;

/// A conversion from one fixed rate.
pub struct Resampler {
    from: u32,
    up: usize,
    down: usize,
    table: Vec<[f32; TAPS]>,
}

impl Resampler {
    /// From `rate` samples a second; `None` for a rate that no voice has (below 8,000 or above 96,000).
    pub fn new(rate: u32) -> Option<Resampler> {
        if !(8_000..=96_000).contains(&rate) {
            return None;
        }
        let common = gcd(rate, RATE);
        let (up, down) = ((RATE / common) as usize, (rate / common) as usize);
        // Below the lower of the two rates' halves, a little less so that the window's slope lies inside.
        let cutoff = 0.96 * (RATE as f32 / rate as f32).min(1.0);
        let table =
            if up <= 960 { (0..up).map(|phase| taps(phase as f32 / up as f32, cutoff)).collect() } else { vec![] };
        Some(Resampler { from: rate, up, down, table })
    }

    /// The rate it converts from.
    pub fn from(&self) -> u32 {
        self.from
    }

    /// Samples of 48,000 a second, between -1 and 1 but for overshoot.
    pub fn convert(&self, samples: &[i16]) -> Vec<f32> {
        let length = samples.len() * self.up / self.down;
        let mut out = Vec::with_capacity(length);
        let (mut whole, mut phase) = (0, 0);
        for _ in 0..length {
            out.push(self.at(samples, whole, phase));
            phase += self.down;
            whole += phase / self.up;
            phase %= self.up;
        }
        out
    }

    fn at(&self, samples: &[i16], whole: usize, phase: usize) -> f32 {
        let computed;
        let weights = match self.table.get(phase) {
            Some(weights) => weights,
            None => {
                computed = taps(phase as f32 / self.up as f32, 0.96);
                &computed
            }
        };
        let first = whole as isize - (TAPS as isize / 2 - 1);
        let sum: f32 = if first >= 0 && first as usize + TAPS <= samples.len() {
            let window = &samples[first as usize..first as usize + TAPS];
            window.iter().zip(weights).map(|(sample, weight)| f32::from(*sample) * weight).sum()
        } else {
            let near = |at: usize| samples.get(usize::try_from(first + at as isize).ok()?);
            (0..TAPS).filter_map(|at| near(at).map(|sample| f32::from(*sample) * weights[at])).sum()
        };
        sum / 32_768.0
    }
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
