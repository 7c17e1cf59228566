//! Compare a recording with the journal of its game: the words, their order and their times.

use super::*;
use std::ops::Range;

/// Silence that parts two utterances, in milliseconds; inside one there is none so long, between two are 150.
const GAP: usize = 100;

/// What is longer is words; cues are shorter. In milliseconds.
const WORDS: usize = 500;

/// The silence between two utterances that follow each other.
const BETWEEN: u64 = 150;

/// Something that must be heard.
#[derive(Debug, Clone, PartialEq)]
pub struct ExpectedWords {
    pub words: String,
    /// When it begins and ends, in milliseconds.
    pub time: Option<(u64, u64)>,
}

/// The announcements of a journal, in order, each from the moment it was told, or from the end of those before it, to
/// the moment its last word was heard. `words` are those of its half-moves, in the order in which they were told.
pub fn expected(journal: &[PlayedEntry], words: &[&str]) -> Vec<ExpectedWords> {
    let heard = |utterance: &Value| {
        let is = |entry: &&PlayedEntry| entry.event["announcement-heard"]["utterance"] == *utterance;
        journal.iter().find(is).map(|entry| entry.at).expect("heard to its last word")
    };
    let told =
        journal.iter().flat_map(|entry| entry.effect("move-announced").map(|effect| (entry.at, &effect["utterance"])));
    let told: Vec<(u64, &Value)> = told.collect();
    assert_eq!(told.len(), words.len(), "announcements in the journal");
    let mut free = 0;
    let mut expected = Vec::new();
    for ((at, utterance), words) in told.into_iter().zip(words) {
        let end = heard(utterance);
        expected.push(ExpectedWords { words: (*words).to_owned(), time: Some((at.max(free), end)) });
        free = end + BETWEEN;
    }
    expected
}

/// The stretches of words, as sample ranges.
pub fn utterances(samples: &[f32]) -> Vec<Range<usize>> {
    let mut found = listener::segments(samples, GAP);
    found.retain(|stretch| stretch.len() > 48 * WORDS);
    found
}

/// The stretches of cues.
pub fn cues(samples: &[f32]) -> Vec<Range<usize>> {
    let mut found = listener::segments(samples, GAP);
    found.retain(|stretch| stretch.len() <= 48 * WORDS);
    found
}

/// The same recording, silent before a moment, in milliseconds.
pub fn from(samples: &[f32], moment: u64) -> Vec<f32> {
    let silent = samples.len().min(48 * moment as usize);
    let mut kept = vec![0.0; silent];
    kept.extend(&samples[silent..]);
    kept
}

/// Whether exactly these words are heard, in this order, each at its time give or take `tolerance` milliseconds.
pub fn check(
    listener: &PhraseRecognizer,
    samples: &[f32],
    expected: &[ExpectedWords],
    tolerance: u64,
) -> Result<(), String> {
    let found = utterances(samples);
    for (stretch, ExpectedWords { words, time }) in found.iter().zip(expected) {
        let (begins, ends) = (stretch.start as u64 / 48, stretch.end as u64 / 48);
        let heard = listener.recognise(&samples[stretch.clone()]).ok_or(format!("at {begins}: not recognised"))?;
        if heard.phrase != words {
            return Err(format!("at {begins}: {} was heard instead of {words}", heard.phrase));
        }
        if heard.margin < 1.1 {
            return Err(format!("at {begins}: {words} is only {:.2} times nearer than the next", heard.margin));
        }
        if let Some((begin, end)) = time
            && (begins.abs_diff(*begin) > tolerance || ends.abs_diff(*end) > tolerance)
        {
            return Err(format!("{words} was heard {begins}-{ends} instead of {begin}-{end}"));
        }
    }
    let (heard, told) = (found.len(), expected.len());
    if heard == told { Ok(()) } else { Err(format!("{heard} utterances were heard instead of {told}")) }
}
