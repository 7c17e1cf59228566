//! Put what a record tells beside its moves into words that are understood alone: for comments, scores and reports.

use super::phrase::variant_name;
use super::{MessageValues, Presenter, SpeechPiece};
use ansage_game::announcement::{Announcement, MoveDescription};
use ansage_game::claim::{Remedy, RemedyCause};
use ansage_game::effect::{AnnouncementManner, Audience, Effect, EffectKind};
use ansage_game::pending::{OpenMove, OpenMoveState};

impl Presenter {
    /// A half-move that was announced or entered and is not completed.
    pub fn open_move_text(&self, open: &OpenMove) -> String {
        let state = match open.state {
            OpenMoveState::NotPressed => "not-pressed",
            OpenMoveState::EntryUnconfirmed => "unconfirmed",
        };
        let values = MessageValues::from_color(open.player).set("state", state);
        self.written_text("record-open-move", values.set_move("move", &open.description))
    }

    /// An announcement that was put in the place of another; empty where it was not.
    pub fn mended_move_text(&self, manner: AnnouncementManner, now: &MoveDescription) -> String {
        let (how, was) = match manner {
            AnnouncementManner::Corrected { was } => ("corrected", was),
            AnnouncementManner::Misheard { was } => ("misheard", was),
            AnnouncementManner::Promoted { was } => ("promoted", was),
            AnnouncementManner::Announced | AnnouncementManner::Entered | AnnouncementManner::Repeated => {
                return String::new();
            }
        };
        let values = MessageValues::new().set("how", how).set_move("was", &was);
        self.written_text("record-mended", values.set_move("move", now))
    }

    /// What the envelope held, as it was opened; `None` where it could not be read.
    pub fn envelope_text(&self, held: Option<&Announcement>) -> String {
        match held {
            Some(words) => {
                self.written_text("record-envelope-held", MessageValues::new().set_announcement("move", words))
            }
            None => self.written_text("record-envelope-unreadable", ()),
        }
    }

    /// A case that was upheld or set aside, by the arbiter or with the consent of the player it burdens.
    pub fn case_verdict_text(&self, remedy: &Remedy, upheld: bool, by_arbiter: bool) -> String {
        let count = match remedy.cause {
            RemedyCause::IllegalMove { count } => count,
            _ => 0,
        };
        let claim = remedy.claim.as_ref().map_or_else(|| "none".to_owned(), variant_name);
        let values = MessageValues::from_color(remedy.burdened)
            .set("verdict", if upheld { "upheld" } else { "aside" })
            .set_yes_no("arbiter", by_arbiter)
            .set_variant_name("case", &remedy.cause)
            .set("claim", claim)
            .set("count", count);
        self.written_text("record-settled", values)
    }

    /// What an effect says in a record: where the words at the table are meant for those who sit there (the next key, what
    /// can still be done), in words of its own.
    pub fn recorded_text(&self, kind: &EffectKind) -> String {
        match kind {
            EffectKind::Reopened => self.written_text("record-reopened", ()),
            EffectKind::ReopenedAfterCrash => self.written_text("record-reopened-after-crash", ()),
            EffectKind::ProgramStalled { time } => {
                self.written_text("record-stalled", MessageValues::new().set_duration("time", *time))
            }
            EffectKind::PlayResumed { turn } => self.written_text("record-resumed", *turn),
            EffectKind::IllegalUnclaimed { player, description, .. } => self.written_text(
                "record-illegal-unclaimed",
                MessageValues::from_color(*player).set_move("move", description),
            ),
            EffectKind::RemedyProposed(Remedy { burdened, cause: RemedyCause::IllegalMove { count }, .. }) => {
                self.written_text("record-illegal-counted", MessageValues::from_color(*burdened).set("count", *count))
            }
            EffectKind::RemedyProposed(remedy) => {
                // The whole sentence, as it is read.
                let read = Presenter { on_paper: true, ..self.clone() };
                let words = |piece: SpeechPiece| match piece {
                    SpeechPiece::Words { text, .. } => Some(text),
                    SpeechPiece::Earcon(_) | SpeechPiece::Pause(_) => None,
                };
                let told = read.cause(remedy).map(|told| told.speech).unwrap_or_default();
                told.into_iter().filter_map(words).collect::<Vec<_>>().join(" ")
            }
            _ => {
                let effect = Effect { to: Audience::Hall, kind: kind.clone() };
                join_lines(self.effect_messages(&effect).into_iter().map(|told| told.line))
            }
        }
    }
}

/// Remarks, one after the other.
pub fn join_lines(lines: impl IntoIterator<Item = String>) -> String {
    let joined = |one: String, other: String| match one.chars().next_back() {
        Some('.' | '!' | '?' | ':') => format!("{one} {other}"),
        _ => format!("{one}; {other}"),
    };
    lines.into_iter().filter(|line| !line.is_empty()).reduce(joined).unwrap_or_default()
}
