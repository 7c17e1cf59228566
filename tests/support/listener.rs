//! Recognise which of a set of known phrases is spoken in a recording.
//!
//! No model and no training: each phrase is a template made by the voice that will be heard, and a segment of the
//! recording is compared with every template by dynamic time warping over MFCC. So it tells apart what a listener has
//! to tell apart, and nothing about how natural it sounds.

use std::f32::consts::PI;
use std::ops::Range;

/// Samples per second inside; 4 kHz of sound hold what tells the words apart.
const RATE: usize = 8_000;
/// One frame every 10 ms, 25 ms long.
const HOP: usize = 80;
const WINDOW: usize = 200;
const FFT: usize = 256;
const BANDS: usize = 20;
const COEFFICIENTS: usize = 12;

type Feature = [f32; COEFFICIENTS];

/// What was heard.
#[derive(Debug, Clone, PartialEq)]
pub struct HeardPhrase<'a> {
    /// The phrase that fits best.
    pub phrase: &'a str,
    /// How badly it fits, per frame.
    pub distance: f32,
    /// How much worse the next phrase fits, as a factor.
    pub margin: f32,
}

/// Phrases and their templates.
pub struct PhraseRecognizer {
    templates: Vec<(String, Vec<Feature>)>,
}

impl PhraseRecognizer {
    /// Learn phrases, each with its samples (mono, 48,000 a second). One that is known already is not learnt again.
    pub fn new(phrases: impl IntoIterator<Item = (String, Vec<f32>)>) -> PhraseRecognizer {
        let mut templates: Vec<(String, Vec<Feature>)> = Vec::new();
        for (name, samples) in phrases {
            if templates.iter().all(|(known, _)| *known != name) {
                templates.push((name, features(&samples)));
            }
        }
        PhraseRecognizer { templates }
    }

    /// Which phrase is in these samples (mono, 48,000 a second).
    pub fn recognise(&self, samples: &[f32]) -> Option<HeardPhrase<'_>> {
        let heard = features(samples);
        let mut best: Option<(&str, f32)> = None;
        let mut second = f32::INFINITY;
        for (name, template) in &self.templates {
            let distance = warp(&heard, template, second);
            match best {
                Some((_, least)) if distance >= least => second = second.min(distance),
                _ => {
                    second = best.map_or(f32::INFINITY, |(_, least)| least);
                    best = Some((name, distance));
                }
            }
        }
        let (phrase, distance) = best.filter(|(_, distance)| distance.is_finite())?;
        Some(HeardPhrase { phrase, distance, margin: second / distance.max(1e-6) })
    }
}

/// The stretches of sound that are separated by at least `gap` milliseconds of near-silence, as sample ranges.
pub fn segments(samples: &[f32], gap: usize) -> Vec<Range<usize>> {
    let gap = gap * 48;
    let mut found: Vec<Range<usize>> = Vec::new();
    for (at, sample) in samples.iter().enumerate() {
        if sample.abs() < 0.002 {
            continue;
        }
        match found.last_mut() {
            Some(last) if at - last.end < gap => last.end = at + 1,
            _ => found.push(at..at + 1),
        }
    }
    found
}

/// One channel of interleaved stereo.
pub fn channel(stereo: &[f32], which: usize) -> Vec<f32> {
    stereo.iter().skip(which).step_by(2).copied().collect()
}

/// The samples of a WAV file, interleaved, between -1 and 1.
pub fn read_wav(path: &std::path::Path) -> Vec<f32> {
    let mut reader = hound::WavReader::open(path).expect("a WAV file");
    assert_eq!((reader.spec().sample_rate, reader.spec().channels), (48_000, 2));
    reader.samples::<i16>().map(|sample| f32::from(sample.expect("a sample")) / 32_768.0).collect()
}

/// Cepstra without their mean, which takes out level and colour.
fn features(samples: &[f32]) -> Vec<Feature> {
    let narrow = decimate(samples);
    let filters = mel_filters();
    let cosines: Vec<Feature> = (0..BANDS).map(cosine_column).collect();
    let mut frames: Vec<Feature> =
        narrow.windows(WINDOW).step_by(HOP).map(|frame| cepstrum(frame, &filters, &cosines)).collect();
    let count = frames.len().max(1) as f32;
    for index in 0..COEFFICIENTS {
        let mean = frames.iter().map(|frame| frame[index]).sum::<f32>() / count;
        frames.iter_mut().for_each(|frame| frame[index] -= mean);
    }
    frames
}

/// 48,000 to 8,000 samples a second: a mean over a triangle of 12, then every sixth.
fn decimate(samples: &[f32]) -> Vec<f32> {
    let weights: [f32; 12] = std::array::from_fn(|at| (if at < 6 { at + 1 } else { 12 - at }) as f32 / 42.0);
    let step = 48_000 / RATE;
    samples.windows(12).step_by(step).map(|part| part.iter().zip(weights).map(|(a, b)| a * b).sum()).collect()
}

/// The weights of each band: its first bin and a triangle.
fn mel_filters() -> Vec<(usize, Vec<f32>)> {
    let mel = |hertz: f32| 2_595.0 * (1.0 + hertz / 700.0).log10();
    let hertz = |mel: f32| 700.0 * (10_f32.powf(mel / 2_595.0) - 1.0);
    let (low, high) = (mel(100.0), mel(3_900.0));
    let edge = |index: usize| hertz(low + (high - low) * index as f32 / (BANDS + 1) as f32) * FFT as f32 / RATE as f32;
    let band = |index: usize| {
        let (left, middle, right) = (edge(index), edge(index + 1), edge(index + 2));
        let first = left.ceil() as usize;
        let weight = |bin: usize| {
            let bin = bin as f32;
            ((bin - left) / (middle - left)).min((right - bin) / (right - middle)).max(0.0)
        };
        (first, (first..=right as usize).map(weight).collect())
    };
    (0..BANDS).map(band).collect()
}

fn cosine_column(band: usize) -> Feature {
    std::array::from_fn(|index| ((index + 1) as f32 * (band as f32 + 0.5) * PI / BANDS as f32).cos())
}

fn cepstrum(frame: &[f32], filters: &[(usize, Vec<f32>)], cosines: &[Feature]) -> Feature {
    let mut real = [0.0; FFT];
    let mut imaginary = [0.0; FFT];
    let mut before = 0.0;
    for (at, sample) in frame.iter().enumerate() {
        let window = 0.54 - 0.46 * (2.0 * PI * at as f32 / (WINDOW - 1) as f32).cos();
        real[at] = (sample - 0.95 * before) * window;
        before = *sample;
    }
    fft(&mut real, &mut imaginary);
    let mut out = [0.0; COEFFICIENTS];
    for ((first, weights), cosine) in filters.iter().zip(cosines) {
        let power = |at: usize| real[at] * real[at] + imaginary[at] * imaginary[at];
        let energy: f32 = weights.iter().enumerate().map(|(at, weight)| weight * power(first + at)).sum();
        // The floor keeps silence from being the strongest feature.
        let level = (energy + 1e-4).ln();
        out.iter_mut().zip(cosine).for_each(|(sum, factor)| *sum += level * factor);
    }
    out
}

/// In place, radix 2.
fn fft(real: &mut [f32; FFT], imaginary: &mut [f32; FFT]) {
    let bits = FFT.trailing_zeros();
    for at in 0..FFT {
        let mirrored = at.reverse_bits() >> (usize::BITS - bits);
        if mirrored > at {
            real.swap(at, mirrored);
        }
    }
    let mut half = 1;
    while half < FFT {
        let (sin, cos) = (-PI / half as f32).sin_cos();
        for start in (0..FFT).step_by(2 * half) {
            let (mut wr, mut wi) = (1.0, 0.0);
            for at in start..start + half {
                let (br, bi) = (real[at + half], imaginary[at + half]);
                let (tr, ti) = (br * wr - bi * wi, br * wi + bi * wr);
                (real[at + half], imaginary[at + half]) = (real[at] - tr, imaginary[at] - ti);
                real[at] += tr;
                imaginary[at] += ti;
                (wr, wi) = (wr * cos - wi * sin, wr * sin + wi * cos);
            }
        }
        half *= 2;
    }
}

/// The mean distance along the best path, in a band around the diagonal; infinite where the lengths differ too much or
/// nothing below `limit` is possible.
fn warp(a: &[Feature], b: &[Feature], limit: f32) -> f32 {
    let (rows, columns) = (a.len(), b.len());
    if rows == 0 || columns == 0 || 3 * rows.abs_diff(columns) > rows.max(columns) {
        return f32::INFINITY;
    }
    let band = rows.abs_diff(columns) + 8 + rows.max(columns) / 10;
    let total = (rows + columns) as f32;
    let mut before = vec![f32::INFINITY; columns + 1];
    let mut current = before.clone();
    before[0] = 0.0;
    for (row, frame) in a.iter().enumerate() {
        let centre = row * columns / rows;
        let (from, to) = (centre.saturating_sub(band), (centre + band + 1).min(columns));
        current.fill(f32::INFINITY);
        let mut least = f32::INFINITY;
        for column in from..to {
            let cost = distance(frame, &b[column]);
            // A step on both sides counts twice, so that all paths weigh the same.
            let best = (before[column] + 2.0 * cost).min(before[column + 1] + cost).min(current[column] + cost);
            current[column + 1] = best;
            least = least.min(best);
        }
        if least > limit * total {
            return f32::INFINITY;
        }
        std::mem::swap(&mut before, &mut current);
    }
    before[columns] / total
}

fn distance(a: &Feature, b: &Feature) -> f32 {
    a.iter().zip(b).map(|(a, b)| (a - b) * (a - b)).sum::<f32>().sqrt()
}
