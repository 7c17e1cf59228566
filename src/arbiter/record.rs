//! Take from the record of a game what bears on D.2.8: the course, the clocks after each press, both scores, both
//! boards, and what the arbiter did and was told.
//!
//! A journal is taken by playing its events again ([`of_events`]); a game that goes on, from its referee
//! ([`of_referee`]).
//!
//! ```
//! use ansage::arbiter::record;
//! use ansage::game::event::{Event, EventKind, Port};
//! use ansage::game::{referee::Referee, terms::Terms};
//! use ansage::{moment::Moment, seat::Seat};
//! let terms = Terms::new("90+30".parse().unwrap());
//! let event = |kind| Event { at: Moment::START, seat: Seat::White, port: Port::Keyboard, kind };
//! let events = [event(EventKind::Started), event(EventKind::Announced { words: "P?e4".parse().unwrap() })];
//! let entries = events.iter().map(|event| (event, &[][..]));
//! let record = record::of_events(&terms, entries).unwrap();
//! assert_eq!((record.course.len(), record.moments.len()), (0, 1));
//! ```

use crate::game::board;
use crate::game::effect::{Difference, Effect, EffectKind};
use crate::game::event::{Event, EventKind};
use crate::game::referee::Referee;
use crate::game::ruling::Ruling;
use crate::game::score::Score;
use crate::game::sensed::Pegs;
use crate::game::start::BadStart;
use crate::game::terms::Terms;
use crate::locale::Lang;
use crate::moment::Moment;
use crate::score::written::{Entry, Notation, Script, Written};
use crate::seat::{ByColor, Color, Seat};
use crate::vocabulary::parse;
use shakmaty::{Board, Chess, Move, Position};

pub use crate::game::clock::AfterPress;

/// What a record knows.
#[derive(Debug, Clone)]
pub struct Record {
    /// The position the game started from.
    pub start: Chess,
    /// The standing half-moves.
    pub course: Vec<Move>,
    /// Of each standing half-move, whether it stands by a ruling and not by a press.
    pub ruled: Vec<bool>,
    /// Just after the press of each standing half-move, and before the first: one more than `course` has. By ruling: as
    /// of the half-move in whose place it stands, or at the ruling.
    pub moments: Vec<AfterPress>,
    /// What is known of each player's score; `None` where nothing is. The line of an entry is its half-move, from 1, and
    /// its number and side are those of the move: a half-move that is not known has no entry.
    pub scores: ByColor<Option<Written>>,
    /// What each player's board shows, where that is known.
    pub boards: ByColor<Option<Board>>,
    /// The edition of the Laws, by its year.
    pub edition: u16,
    /// What the arbiter did and was told, in order; nothing where only a referee was asked.
    pub happenings: Vec<Happening>,
}

/// Something that bears on the arbiter's work.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Happening {
    /// When.
    pub at: Moment,
    /// Whose act it was, or at whose keyboard.
    pub seat: Seat,
    /// How many half-moves stood after it.
    pub ply: usize,
    /// What.
    pub what: What,
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// The arbiter ruled.
    Ruled {
        /// His name, where known.
        arbiter: String,
        /// What he ruled.
        ruling: Ruling,
        /// What came of it; a refusal where nothing did.
        told: Vec<EffectKind>,
    },
    /// A difference, a case for the arbiter, a call, an illegal move, a claim, the desk, the result.
    Told(EffectKind),
}

/// What a journal knows: its events are played again.
///
/// # Errors
/// [`BadStart`] where the terms name a position that cannot be played from.
pub fn of_events<'a>(
    terms: &Terms,
    entries: impl IntoIterator<Item = (&'a Event, &'a [Effect])>,
) -> Result<Record, BadStart> {
    let mut referee = Referee::open(terms.clone())?;
    let mut happenings = Vec::new();
    for (event, effects) in entries {
        referee.handle(event);
        let ply = standing(&referee).count();
        let happening = |what| Happening { at: event.at, seat: event.seat, ply, what };
        match &event.kind {
            EventKind::Ruled { ruling } => {
                let arbiter = referee.terms().names.arbiter.clone();
                let told = effects.iter().map(|effect| effect.kind.clone()).collect();
                happenings.push(happening(What::Ruled { arbiter, ruling: ruling.clone(), told }));
            }
            _ => {
                let told = effects.iter().filter(|effect| matters(&effect.kind));
                happenings.extend(told.map(|effect| happening(What::Told(effect.kind.clone()))));
            }
        }
    }
    Ok(Record { happenings, ..of_referee(&referee) })
}

/// What a referee knows of the game as it stands.
pub fn of_referee(referee: &Referee) -> Record {
    let view = referee.view(Moment::START);
    // What its owner has not told of counts as executed, here as wherever boards are compared.
    let compared = referee.compared();
    let known = |found: &Option<Vec<Difference>>| {
        found.as_ref().map(|squares| board::differing_by(view.course.board(), squares))
    };
    let begun = referee.begun().unwrap_or_else(|| referee.clock().both(Moment::START));
    Record {
        start: referee.start_position().clone(),
        course: standing(referee).map(|half_move| half_move.played).collect(),
        ruled: standing(referee).map(|half_move| half_move.ruled).collect(),
        moments: [begun].into_iter().chain(standing(referee).map(|half_move| half_move.after)).collect(),
        scores: ByColor { white: Color::White, black: Color::Black }.map(|whose| {
            let score = referee.score(whose);
            (!score.is_empty()).then(|| sheet(score, referee.start_position()))
        }),
        boards: ByColor { white: known(&compared.white_board), black: known(&compared.black_board) },
        edition: view.edition,
        happenings: Vec::new(),
    }
}

fn standing(referee: &Referee) -> impl Iterator<Item = &crate::game::pending::HalfMove> {
    referee.half_moves().iter().filter(|half_move| !half_move.withdrawn)
}

/// A score as it is known, as a sheet. What the program wrote for its owner is named in full.
fn sheet(score: &Score, start: &Chess) -> Written {
    let before = u32::from(start.turn() == Color::Black);
    let entry = |(ply, line): (u32, &crate::game::score::Line)| {
        let counted = ply - 1 + before;
        Entry {
            text: line.text.clone(),
            line: ply as usize,
            column: 1,
            number: Some(start.fullmoves().get() + counted / 2),
            side: Some(if counted.is_multiple_of(2) { Color::White } else { Color::Black }),
            said: line.words.map_or_else(|| parse(&line.text, Lang::En), Ok),
            offered: false,
            clock: None,
            comment: None,
        }
    };
    Written {
        start: start.clone(),
        tags: Vec::new(),
        entries: score.lines().map(entry).collect(),
        outcome: None,
        lang: Lang::En,
        languages: vec![Lang::En],
        notation: Notation::Long,
        script: Script::Print,
    }
}

/// Whether an effect belongs into the arbiter's account of a game.
fn matters(kind: &EffectKind) -> bool {
    matches!(
        kind,
        EffectKind::BoardDiffers { .. }
            | EffectKind::BoardAgrees { .. }
            | EffectKind::BoardsCase { .. }
            | EffectKind::ScoresDiffer { .. }
            | EffectKind::RepetitionDiffers { .. }
            | EffectKind::Compared(_)
            | EffectKind::IllegalMoveCompleted { .. }
            | EffectKind::IllegalByOtherBoard { .. }
            | EffectKind::ArbiterCalled { .. }
            | EffectKind::Claimed { .. }
            | EffectKind::ClaimChecked { .. }
            | EffectKind::ClaimOvertaken { .. }
            | EffectKind::TouchBinds { .. }
            | EffectKind::TouchNotKept { .. }
            | EffectKind::Provided { .. }
            | EffectKind::RemedyProposed(_)
            | EffectKind::Upheld
            | EffectKind::SetAside
            | EffectKind::Changed(_)
            | EffectKind::TouchFacts { .. }
            | EffectKind::RuledBy { .. }
            | EffectKind::OfferOutOfTurn { .. }
            | EffectKind::PeriodTimeDue { .. }
            | EffectKind::PeriodTimeOver { .. }
            | EffectKind::ClaimedMoveNotMade { .. }
            | EffectKind::FlagFell { .. }
            | EffectKind::EntryAwaitsKey { .. }
            | EffectKind::ReplyLapsed { .. }
            | EffectKind::EarlyPress { .. }
            | EffectKind::CompletedUnpressed { .. }
            | EffectKind::MoveLeftOut { .. }
            | EffectKind::EntryCharged { .. }
            | EffectKind::ReleasedBefore { .. }
            | EffectKind::IllegalUnclaimed { .. }
            | EffectKind::SharedKeyboard { .. }
            | EffectKind::ResumeAgreed { .. }
            | EffectKind::WithoutArbiter { .. }
            | EffectKind::CodeSet { .. }
            | EffectKind::DeskTaken { .. }
            | EffectKind::DeskLeft
            | EffectKind::Pegs(
                Pegs::Found { .. }
                    | Pegs::Lost { .. }
                    | Pegs::LaidAside { .. }
                    | Pegs::Differ { .. }
                    | Pegs::Disturbed { .. }
                    | Pegs::RookFirst { .. }
                    | Pegs::ShownAtPress { .. }
                    | Pegs::Rested { .. }
                    | Pegs::Away { .. }
            )
            | EffectKind::TimeMissing { .. }
            | EffectKind::StoodStill { .. }
            | EffectKind::LinkFound { .. }
            | EffectKind::LinkLost { .. }
            | EffectKind::LinkFreed { .. }
            | EffectKind::LinkDenied { .. }
            | EffectKind::HistoryDiffers { .. }
            | EffectKind::Adjourning(_)
            | EffectKind::PlayResumed { .. }
            | EffectKind::GameOver(_)
    )
}
