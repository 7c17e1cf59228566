//! Measure how loud a short sound is to a listener, over its own length.
//!
//! The weighting is that of ITU-R BS.1770: a shelf for the head and a high-pass below 40 Hz, at 48,000 frames a second.
//! The blocks of 400 milliseconds of that recommendation would miss sounds that are shorter; so the mean is over the sound
//! itself. Heard in both ears, as on one output for all.
//!
//! ```
//! use ansage_sound::loudness::loudness_in_lufs;
//! let tone: Vec<f32> = (0..48_000).map(|at| 0.5 * (at as f32 * 0.1309).sin()).collect();
//! // A tone of 1 kHz at half of full scale, in both ears: 6 dB below one at full scale.
//! assert!((loudness_in_lufs(&tone) + 6.0).abs() < 0.1);
//! assert_eq!(loudness_in_lufs(&[]), f32::NEG_INFINITY);
//! ```

/// The shelf of +4 dB that stands for the head, then the high-pass: feed-forward and feedback weights at 48 kHz, from
/// tables 1 and 2 of ITU-R BS.1770-5.
const STAGES: [([f64; 3], [f64; 2]); 2] = [
    (
        [1.535_124_859_586_97, -2.691_696_189_406_38, 1.198_392_810_852_85],
        [-1.690_659_293_182_41, 0.732_480_774_215_85],
    ),
    ([1.0, -2.0, 1.0], [-1.990_047_454_833_98, 0.990_072_250_366_21]),
];

/// What the recommendation adds, so that a tone of 1 kHz at full scale in one ear gives -3.01.
const OFFSET: f64 = -0.691;

/// The loudness of a sound in both ears, in LUFS, over its whole length; minus infinity for silence.
pub fn loudness_in_lufs(samples: &[f32]) -> f32 {
    let mut weighted: Vec<f64> = samples.iter().map(|sample| f64::from(*sample)).collect();
    for (ahead, back) in STAGES {
        let (mut given, mut made) = ([0.0; 2], [0.0; 2]);
        for sample in &mut weighted {
            let out =
                ahead[0] * *sample + ahead[1] * given[0] + ahead[2] * given[1] - back[0] * made[0] - back[1] * made[1];
            (given, made) = ([*sample, given[0]], [out, made[0]]);
            *sample = out;
        }
    }
    let sum: f64 = weighted.iter().map(|sample| sample * sample).sum();
    let mean = 2.0 * sum / samples.len().max(1) as f64;
    (OFFSET + 10.0 * mean.log10()) as f32
}
