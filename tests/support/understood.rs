//! Count how many announcements are understood in noise, before and after the hall's voice is made clear.
//!
//! The listener is that of the tests: dynamic time warping over MFCC, against templates of plain speech at another rate and
//! pitch than what is tested, without noise. It has learnt nothing and hears no sense, so that it is far worse than a person:
//! what it shows is the difference. Noise and babble are seeded, and as loud before as after: the peak of the voice is
//! the same.
#![allow(dead_code)]

use super::listener::PhraseRecognizer;
use ansage_sound::clarity;
use ansage_sound::resample::Resampler;
use ansage_sound::speech::driver::studio::synthesize_samples;
use ansage_sound::speech::phrase::apply_lexicon;
use ansage_sound::speech::voice::Voice;
use ansage_words::locale::Lang;
use ansage_words::presentation::{SpeechPiece, VoiceParams};

const FILES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
const RANKS: [&str; 8] = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];
const PIECES: [&str; 6] = ["Bauer", "Springer", "Läufer", "Turm", "Dame", "König"];

/// What is heard beside the voice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BackgroundNoise {
    /// Nothing.
    None,
    /// White noise, so many decibels below the plain voice.
    White(i8),
    /// Six other voices, together so many decibels below it.
    Babble(i8),
}

/// A piece and each of the 64 squares.
pub fn phrases() -> Vec<String> {
    (0..64).map(|at| format!("{} {} {}", PIECES[at * 7 % 6], FILES[at / 8], RANKS[at % 8])).collect()
}

/// What is compared.
pub struct VoiceComparison {
    listener: PhraseRecognizer,
    phrases: Vec<String>,
    /// The voice of the hall: plain and clear, for each phrase.
    spoken: Vec<[Vec<f32>; 2]>,
    babble: Vec<f32>,
}

impl VoiceComparison {
    /// Has everything spoken.
    pub fn new(voice: &mut dyn Voice) -> VoiceComparison {
        let phrases = phrases();
        let template = VoiceParams { rate: 170, pitch: 60, volume: 100 };
        let mut plain = |words: &str, params: &VoiceParams| {
            synthesize_samples(voice, &[SpeechPiece::words(Lang::De, words)], params).expect("speech")
        };
        let listener = PhraseRecognizer::new(phrases.iter().map(|words| (words.clone(), plain(words, &template))));
        let babble = babble(|at, params| plain(&phrases[at], params));
        let hall = VoiceParams { rate: 150, ..VoiceParams::default() };
        let spoken =
            phrases.iter().map(|words| [false, true].map(|clear| spoken(voice, words, &hall, clear))).collect();
        VoiceComparison { listener, phrases, spoken, babble }
    }

    /// How many of the 64 are understood in a noise: plain, and clear.
    pub fn understood(&self, noise: BackgroundNoise) -> [usize; 2] {
        let mut counts = [0; 2];
        for (at, (words, spoken)) in self.phrases.iter().zip(&self.spoken).enumerate() {
            // As loud for both: what is beside the voice does not know how it is shaped.
            let level = power(&spoken[0]).sqrt();
            for (count, samples) in counts.iter_mut().zip(spoken) {
                let heard = self.beside(samples, noise, level, at as u64 + 1);
                let understood = self.listener.recognise(&heard).is_some_and(|heard| heard.phrase == words);
                *count += usize::from(understood);
            }
        }
        counts
    }

    fn beside(&self, samples: &[f32], noise: BackgroundNoise, level: f32, seed: u64) -> Vec<f32> {
        let (decibels, other): (i8, Vec<f32>) = match noise {
            BackgroundNoise::None => return samples.to_vec(),
            BackgroundNoise::White(decibels) => (decibels, white(samples.len(), seed)),
            BackgroundNoise::Babble(decibels) => {
                let from = (seed as usize * 7_919) % (self.babble.len() - samples.len());
                (decibels, self.babble[from..from + samples.len()].to_vec())
            }
        };
        let gain = level / power(&other).sqrt() * 10_f32.powf(-f32::from(decibels) / 20.0);
        samples.iter().zip(other).map(|(sample, other)| sample + gain * other).collect()
    }
}

/// As the hall hears it, shaped or not.
fn spoken(voice: &mut dyn Voice, words: &str, params: &VoiceParams, clear: bool) -> Vec<f32> {
    let mut pcm = voice.synthesize(Lang::De, &apply_lexicon(Lang::De, words), params).expect("speech");
    if clear {
        clarity::enhance_clarity(&mut pcm.samples, pcm.rate);
    }
    Resampler::new(pcm.rate).expect("a rate").convert_all(&pcm.samples)
}

fn power(samples: &[f32]) -> f32 {
    samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len().max(1) as f32
}

/// Evenly spread, the same for the same seed.
fn white(length: usize, seed: u64) -> Vec<f32> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 40) as f32 / (1 << 23) as f32 - 1.0
    };
    (0..length).map(|_| next()).collect()
}

/// Six voices, each with a rate and a pitch of its own, which say one square after the other.
fn babble(mut plain: impl FnMut(usize, &VoiceParams) -> Vec<f32>) -> Vec<f32> {
    let mut sum = vec![0.0; 48_000 * 8];
    for voice in 0..6_usize {
        let params = VoiceParams { rate: 130 + 15 * voice as u16, pitch: 15 + 14 * voice as u8, volume: 100 };
        let mut at = 2_000 * voice;
        let mut which = voice * 11;
        while at < sum.len() {
            let said = plain(which % 64, &params);
            for (sum, sample) in sum[at..].iter_mut().zip(&said) {
                *sum += sample;
            }
            at += said.len() + 3_000;
            which += 13;
        }
    }
    sum
}
