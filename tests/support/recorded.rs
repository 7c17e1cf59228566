//! Find the sounds of a recording again, and know the earcons among them.

use ansage_sound::earcon;
use ansage_words::presentation::Earcon;
use std::path::Path;

/// Silence that parts two sounds, in milliseconds; between the two of a quarter there are 120.
const GAP: usize = 60;

/// A sound in a recording: when it begins, in milliseconds, and its samples.
pub struct RecordedSound {
    pub at: u64,
    pub samples: Vec<f32>,
}

/// The sounds of one side of the recording, read in a stream: a long game would not fit into memory.
pub fn sounds(file: &Path, side: usize) -> Vec<RecordedSound> {
    let mut reader = hound::WavReader::open(file).expect("a WAV file");
    assert_eq!((reader.spec().sample_rate, reader.spec().channels), (48_000, 2));
    let (mut found, mut silence): (Vec<RecordedSound>, usize) = (Vec::new(), usize::MAX);
    for (at, sample) in reader.samples::<i16>().skip(side).step_by(2).enumerate() {
        let sample = f32::from(sample.expect("a sample")) / 32_768.0;
        let loud = sample.abs() >= 0.002;
        if loud && silence > 48 * GAP {
            found.push(RecordedSound { at: at as u64 / 48, samples: Vec::new() });
        }
        silence = if loud { 0 } else { silence.saturating_add(1) };
        if silence <= 48 * GAP
            && let Some(sound) = found.last_mut()
        {
            sound.samples.push(sample);
        }
    }
    found
}

/// The earcon that this is: the one whose samples it follows, at a shift of a few milliseconds.
pub fn recognise(sound: &[f32]) -> Option<Earcon> {
    let likeness = |earcon: &Earcon| {
        let wanted = earcon::earcon_samples(*earcon);
        let first = wanted.iter().position(|sample| sample.abs() >= 0.002).unwrap_or(0);
        let wanted = &wanted[first..];
        let power = |samples: &[f32]| samples.iter().map(|sample| sample * sample).sum::<f32>();
        let alike = |shift: usize| {
            let heard = &sound[shift.min(sound.len())..];
            let dot: f32 = heard.iter().zip(wanted).map(|(a, b)| a * b).sum();
            dot / (power(heard) * power(wanted)).sqrt().max(1e-6)
        };
        (0..48).map(alike).fold(0.0, f32::max)
    };
    let best = Earcon::ALL.into_iter().map(|one| (one, likeness(&one))).max_by(|(_, a), (_, b)| a.total_cmp(b));
    best.filter(|(_, likeness)| *likeness > 0.9).map(|(earcon, _)| earcon)
}
