//! Tell replies, early presses, entries that await a key, and how play goes on after a call for the arbiter.

use super::{Channel, Earcon, Presenter, Told};
use crate::game::effect::{EffectKind, Lapse};
use crate::game::event::Word;
use crate::locale::Args;

use Channel::{Hall, Private};

const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// The key of a word that ends the game, settles a case or restarts play.
const fn weighty_key(word: &Word) -> &'static str {
    match word {
        Word::Resign => "resign",
        Word::Accept => "accept",
        Word::Resume => "resume",
        _ => "consent",
    }
}

impl Presenter {
    /// Replies, presses and entries that cross, and calls for the arbiter.
    pub(super) fn of_call(&self, kind: &EffectKind) -> Option<Told> {
        Some(match kind {
            EffectKind::ReplyLapsed { by, telling, why } => {
                let why = match why {
                    Lapse::NotMade => "not-made",
                    Lapse::Illegal => "illegal",
                    Lapse::Withdrawn => "withdrawn",
                };
                self.tell(Hall, Some(Earcon::Difference), "announce-reply-lapsed", |form| {
                    Args::new().color(*by).set("move", form.telling(telling)).set("why", why)
                })
            }
            EffectKind::EarlyPress { by, counts, kept } => {
                let earcon = if *counts { Earcon::PressKept } else { Earcon::Refused };
                self.tell(Hall, Some(earcon), "announce-early-press", |_| {
                    Args::new().color(*by).set("counts", yes_no(*counts)).set("kept", yes_no(*kept))
                })
            }
            EffectKind::CompletedUnpressed { by } => {
                self.tell(Private, None, "announce-completed-unpressed", |_| Args::new().color(*by))
            }
            EffectKind::EntryAwaitsKey { by, telling } => {
                self.tell(Hall, Some(Earcon::Question), "announce-entry-awaits-key", |form| {
                    Args::new().color(*by).set("move", form.telling(telling))
                })
            }
            EffectKind::IllegalUnclaimed { by, telling, .. } => {
                self.tell(Private, Some(Earcon::Difference), "announce-illegal-unclaimed", |form| {
                    Args::new().color(*by).set("move", form.telling(telling))
                })
            }
            EffectKind::ResumeAgreed { by } => {
                self.tell(Hall, Some(Earcon::Question), "announce-resume-agreed", |_| Args::new().color(*by))
            }
            EffectKind::WithoutArbiter { stood, .. } => {
                self.tell(Private, None, "announce-without-arbiter", |form| Args::new().set("time", form.span(*stood)))
            }
            EffectKind::ConfirmationAskedAgain { by, word } => {
                self.tell(Hall, Some(Earcon::Question), "announce-confirm-again", |_| {
                    Args::new().color(*by).set("word", weighty_key(word))
                })
            }
            EffectKind::SharedKeyboard { by, word } => self.tell(Private, None, "announce-shared-keyboard", |_| {
                Args::new().color(*by).set("word", weighty_key(word))
            }),
            _ => return None,
        })
    }
}
