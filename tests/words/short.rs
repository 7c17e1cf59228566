//! What nobody asked for takes at most 5 s at 160 words a minute, in both languages, as the voice says it.

use super::effects::presenter;
use super::samples::effects;
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::seat::Color;
use ansage_words::locale::Lang;
use ansage_words::presentation::{Message, SpeechPiece};

/// Five seconds at 160 words a minute.
const MOST: usize = 5 * 160 / 60;

/// How many words a voice makes of a text: a number has one for each of its figures, up to a hundred two.
fn words(text: &str) -> usize {
    let one = |word: &str| {
        let figures = word.chars().filter(char::is_ascii_digit).count();
        let letters = word.chars().any(char::is_alphabetic);
        let numbers = word.split(|sign: char| !sign.is_ascii_digit()).filter(|number| !number.is_empty());
        let said: usize = numbers.map(|number| if number.len() < 3 { 1 } else { number.len() }).sum();
        if figures == 0 { usize::from(letters) } else { said + usize::from(letters) }
    };
    text.split_whitespace().map(one).sum()
}

fn spoken(told: &Message) -> String {
    let said = told.speech.iter().filter_map(|piece| match piece {
        SpeechPiece::Words { text, .. } => Some(text.as_str()),
        _ => None,
    });
    said.collect::<Vec<_>>().join(" ")
}

/// Whether it is the answer to what somebody has just done or asked.
fn is_reply(kind: &EffectKind) -> bool {
    matches!(kind, EffectKind::Refused(_) | EffectKind::Answered(_) | EffectKind::CodeRefused { .. })
}

/// What still takes longer, by its effect, with the most words that it has: rulings, claims and rules with all their
/// particulars, and times of more than an hour. A number here only ever falls.
const STILL_LONGER: &[(&str, usize)] = &[
    ("Adjournment", 18),
    ("AnnouncementWaited", 16),
    ("AssistantAsks", 21),
    ("BoardsDisputed", 15),
    ("RulingApplied", 30),
    ("Claimed", 14),
    ("ClaimedMoveNotMade", 22),
    ("CodeSet", 18),
    ("ComparisonShown", 23),
    ("ConfirmationAsked", 17),
    ("ConfirmationAskedAgain", 14),
    ("DecisionPostponed", 25),
    ("GameOver", 15),
    ("LinkDenied", 15),
    ("LinkFound", 17),
    ("PeriodTimeDue", 23),
    ("PeriodTimeOver", 31),
    ("ProvisionNamed", 27),
    ("OtherMoveReleased", 17),
    ("RemedyProposed", 25),
    ("ReplyLapsed", 26),
    ("ScoreRecorded", 16),
    ("ScoresDiffer", 23),
    ("SheetLacks", 17),
    ("TimeMissing", 25),
    ("TouchNotKept", 15),
];

fn name(kind: &EffectKind) -> String {
    let shown = format!("{kind:?}");
    shown.split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

#[test]
fn nothing_told_unasked_takes_more_than_five_seconds_but_what_is_listed_with_its_length() {
    let mut longer = std::collections::BTreeMap::new();
    let mut heard = 0;
    for lang in Lang::TEXTS {
        let presenter = presenter(lang, lang);
        for kind in effects().into_iter().filter(|kind| !is_reply(kind)) {
            for to in [Audience::Hall, Audience::Seat(Color::White)] {
                for told in presenter.effect_messages(&Effect { to, kind: kind.clone() }) {
                    heard += usize::from(!told.speech.is_empty());
                    let count = words(&spoken(&told));
                    if count > MOST {
                        let most = longer.entry(name(&kind)).or_insert(0);
                        *most = count.max(*most);
                    }
                }
            }
        }
    }
    assert!(heard > 1_000, "{heard}");
    let listed = STILL_LONGER.iter().map(|(name, most)| ((*name).to_owned(), *most)).collect();
    assert_eq!(longer, listed, "the words of what takes longer than five seconds, and those listed");
}
