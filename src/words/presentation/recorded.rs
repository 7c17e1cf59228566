//! Put what a record tells beside its moves into words that are understood alone: for comments, scores and reports.

use super::phrase::variant_name;
use super::{Message, MessageValues, Presenter, SpeechPiece};
use crate::locale::Lang;
use crate::score::illegal::{ILLEGAL_MARK, is_illegal};
use crate::score::notation::move_to_san;
use ansage_game::announcement::{Announcement, MoveDescription};
use ansage_game::claim::{Claim, Remedy, RemedyCause};
use ansage_game::effect::{AnnouncementManner, Audience, Effect, EffectKind, LapseReason};
use ansage_game::joining::StationRole;
use ansage_game::journal::facts::FactKind;
use ansage_game::moment::Span;
use ansage_game::pending::{HalfMove, OpenMove, OpenMoveState};
use ansage_game::proposal::{Basis, DisputeProvision, Verdict};
use ansage_game::seat::color_name;
use shakmaty::{Chess, Color, Move, Position};

impl Presenter {
    fn open_move_text(&self, open: &OpenMove) -> String {
        self.written_text("record-open-move", open_move_values(open))
    }

    /// A half-move that was announced or entered and is not completed, as the desk is told it.
    pub fn open_move_message(&self, open: &OpenMove) -> Message {
        self.private_message("record-open-move", open_move_values(open))
    }

    /// An announcement that was put in the place of another; empty where it was not.
    fn mended_move_text(&self, manner: AnnouncementManner, now: &MoveDescription) -> String {
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
    fn envelope_text(&self, held: Option<&Announcement>) -> String {
        match held {
            Some(words) => {
                self.written_text("record-envelope-held", MessageValues::new().set_announcement("move", words))
            }
            None => self.written_text("record-envelope-unreadable", ()),
        }
    }

    /// A case that was upheld or set aside, by the arbiter or with the consent of the player it burdens.
    fn case_verdict_text(&self, remedy: &Remedy, upheld: bool, by_arbiter: bool) -> String {
        let count = match remedy.cause {
            RemedyCause::IllegalMove { count } => count,
            _ => 0,
        };
        let claim = remedy.claim.as_ref().map_or_else(|| "none".to_owned(), variant_name);
        let values = MessageValues::from_color(remedy.burdened)
            .set("verdict", if upheld { "upheld" } else { "aside" })
            .set_yes_no("arbiter", by_arbiter)
            .set_variant_name("case", &remedy.cause)
            .set_own_text("claim", claim)
            .set("count", count);
        self.written_text("record-settled", values)
    }

    /// The sentences that tell why a case is open, without what is proposed.
    pub fn case_reason_sentences(&self, case: &Remedy) -> Vec<String> {
        let told = self.on_paper().reason_messages(case);
        told.into_iter().map(|told| spoken_text(&told.speech)).filter(|text| !text.is_empty()).collect()
    }

    /// Whole sentences in the reader's language. They give no advice, because the reader cannot act on it.
    fn on_paper(&self) -> Presenter {
        Presenter { on_paper: true, arbiter: true, hall: self.program.clone(), ..self.clone() }
    }

    /// The sentences of a fact: what happened and who did it, as it is read afterwards. The next key, the question that was
    /// open, and what could still be done are left out.
    pub fn fact_sentences(&self, what: &FactKind) -> Vec<String> {
        let one = |text: String| if text.is_empty() { Vec::new() } else { vec![text] };
        match what {
            FactKind::Told(kind) => self.recorded_effect_sentences(kind),
            FactKind::MadeByWord { player, description } => one(self
                .written_text("record-made-by-word", MessageValues::from_color(*player).set_move("move", description))),
            FactKind::Mended { manner, now } => one(self.mended_move_text(*manner, now)),
            FactKind::Settled { case, upheld, by_arbiter } => one(self.case_verdict_text(case, *upheld, *by_arbiter)),
            FactKind::EnvelopeHeld(held) => one(self.envelope_text(held.as_ref())),
            FactKind::FlagClaimed(player) => {
                let values = MessageValues::from_color(*player).set_claim(&Claim::Flag);
                one(self.written_text("announce-claimed", values))
            }
            FactKind::StoppedUnentered(player) => {
                one(self.written_text("record-unentered", MessageValues::from_color(*player).set("end", "no")))
            }
            FactKind::Unentered(player) => {
                one(self.written_text("record-unentered", MessageValues::from_color(*player).set("end", "yes")))
            }
            FactKind::Open(open) => one(self.open_move_text(open)),
            FactKind::Withdrawn(half_moves) => {
                let moves = numbered_half_moves(half_moves.iter().map(position_and_move), self.program.lang());
                one(self.written_text("record-withdrawn", MessageValues::new().set_own_text("moves", moves)))
            }
        }
    }

    /// What an effect says in a record: where the words at the table are meant for those who sit there, in words of its own.
    fn recorded_effect_sentences(&self, kind: &EffectKind) -> Vec<String> {
        let one =
            match kind {
                EffectKind::Reopened => self.written_text("record-reopened", ()),
                EffectKind::ReopenedAfterCrash => self.written_text("record-reopened-after-crash", ()),
                EffectKind::ProgramStalled { time } => {
                    self.written_text("record-stalled", MessageValues::new().set_duration("time", *time))
                }
                EffectKind::IllegalMoveCompleted { player, description, .. } => self
                    .written_text("record-illegal", MessageValues::from_color(*player).set_move("move", description)),
                EffectKind::LegalOnMoversBoard { player, description } => self.written_text(
                    "record-legal-on-own-board",
                    MessageValues::from_color(*player).set_move("move", description),
                ),
                EffectKind::ResumeAgreed { player } => self.written_text("record-resume-agreed", *player),
                EffectKind::ProposalRecorded { verdict, provision, basis, agreed } => {
                    self.proposal_text((*verdict, *provision), *basis, *agreed)
                }
                EffectKind::PeriodTimeDue { player, time } => self.period_time_text(*player, *time, true),
                EffectKind::PeriodTimeOver { player, time } => self.period_time_text(*player, *time, false),
                EffectKind::LinkFound { player, role: StationRole::Player, again: true, waits, .. } => self
                    .written_text("record-link-back", MessageValues::from_color(*player).set_yes_no("stood", *waits)),
                EffectKind::LinkFound { role: StationRole::Spectator, .. } => self.written_text("record-spectator", ()),
                EffectKind::SeatReleased { player, kept } => self
                    .written_text("record-seat-released", MessageValues::from_color(*player).set_yes_no("kept", *kept)),
                EffectKind::ReplyLapsed { player, description, reason: LapseReason::NotMade } => self.written_text(
                    "record-reply-too-early",
                    MessageValues::from_color(*player).set_move("move", description),
                ),
                EffectKind::PlayResumed { turn, .. } => self.written_text("record-resumed", *turn),
                EffectKind::IllegalUnclaimed { player, description, .. } => self.written_text(
                    "record-illegal-unclaimed",
                    MessageValues::from_color(*player).set_move("move", description),
                ),
                _ => {
                    let told = self.on_paper().effect_messages(&Effect { to: Audience::Hall, kind: kind.clone() });
                    let sentences = told.into_iter().map(|told| spoken_text(&told.speech));
                    return sentences.filter(|text| !text.is_empty()).collect();
                }
            };
        vec![one]
    }

    /// What the arbiter was proposed, and by what.
    fn proposal_text(
        &self,
        (verdict, provision): (Verdict, Option<DisputeProvision>),
        basis: Basis,
        agreed: u32,
    ) -> String {
        let (number, player) = self.move_number_and_player(agreed);
        let values = MessageValues::from_color(player)
            .set_own_text("number", if agreed == 0 { "none".to_owned() } else { number.to_string() })
            .set_own_text("provided", provided_key(verdict, provision))
            .set_variant_name("basis", &basis);
        let owner = match basis {
            Basis::Score(owner) => owner,
            Basis::Scores | Basis::Record | Basis::Boards => Color::White,
        };
        let values = values.set("owner", color_name(owner));
        self.written_text("record-proposed", values)
    }

    fn period_time_text(&self, player: Color, time: Span, reached: bool) -> String {
        let values = MessageValues::from_color(player).set_duration("time", time);
        self.written_text("record-period-time", values.set_yes_no("reached", reached))
    }
}

/// What was proposed, by the name for messages.
fn provided_key(verdict: Verdict, provision: Option<DisputeProvision>) -> String {
    use DisputeProvision as P;
    let key = match provision {
        None | Some(P::Restore | P::Adjust | P::Retrace | P::RetraceIfBoardsDiffer) => return variant_name(&verdict),
        Some(P::Nothing | P::CompleteScore | P::CorrectScores) => "agree",
        Some(P::CompleteOrRetrace) => "two-ways",
        Some(P::NeedsReading | P::LackingNeedsBoards | P::UnreadableNeedsBoards) => "unreadable",
        Some(P::NeedsScores | P::NeedsBoards) => "missing",
    };
    key.to_owned()
}

fn open_move_values(open: &OpenMove) -> MessageValues<'_> {
    let state = match open.state {
        OpenMoveState::NotPressed => "not-pressed",
        OpenMoveState::EntryUnconfirmed => "unconfirmed",
    };
    MessageValues::from_color(open.player).set("state", state).set_move("move", &open.description)
}

/// What is heard, as a text; sounds and pauses are left out.
pub fn spoken_text(speech: &[SpeechPiece]) -> String {
    let words = speech.iter().filter_map(|piece| match piece {
        SpeechPiece::Words { text, .. } => Some(text.as_str()),
        SpeechPiece::Earcon(_) | SpeechPiece::Pause(_) => None,
    });
    words.collect::<Vec<_>>().join(" ")
}

/// A half-move as [`numbered_half_moves`] takes it.
pub fn position_and_move(half_move: &HalfMove) -> (&Chess, Move) {
    (&half_move.before, half_move.played)
}

/// Half-moves, each in the position before it, with their numbers: `4. Nc3 Nf6`, `4... Nf6`, `4. Nc3c6 illegal`.
pub fn numbered_half_moves<'a>(half_moves: impl IntoIterator<Item = (&'a Chess, Move)>, lang: Lang) -> String {
    let mut text = String::new();
    for (before, played) in half_moves {
        let number = before.fullmoves();
        let numbered = match before.turn() {
            Color::White => format!("{number}. "),
            Color::Black if text.is_empty() => format!("{number}... "),
            Color::Black => String::new(),
        };
        let blank = if text.is_empty() { "" } else { " " };
        let mark = if is_illegal(before, played) { format!(" {ILLEGAL_MARK}") } else { String::new() };
        text += &format!("{blank}{numbered}{}{mark}", move_to_san(before, played, lang));
    }
    text
}

/// Remarks, one after the other.
pub fn join_lines(lines: impl IntoIterator<Item = String>) -> String {
    let joined = |one: String, other: String| match one.chars().next_back() {
        Some('.' | '!' | '?' | ':') => format!("{one} {other}"),
        _ => format!("{one}; {other}"),
    };
    lines.into_iter().filter(|line| !line.is_empty()).reduce(joined).unwrap_or_default()
}
