//! Propose what the article provides (D.2.8): which board must change and how, or to which position the game is
//! retraced, with both clocks as the record has them. The arbiter rules.
//!
//! [`DisputeFacts::gather`] takes what is at hand: two scores, one or none; two boards, one or none; a record or none.
//! [`propose_resolution`] says by what it goes ([`Basis`]), what is found, and what follows. Two scores that agree outrank the
//! course the program kept. A score that merely ends earlier does not disagree.
//!
//! ```
//! use ansage_compare::procedure::{DisputeFacts, Verdict, propose_resolution};
//! use ansage_words::score::written;
//! use ansage_game::seat::ByColor;
//! let sheet = |text: &str| Some(written::read_as_written(text.as_bytes(), None, 1).unwrap());
//! let scores = ByColor { white: sheet("1. e4 e5 2. Nf3"), black: sheet("1. e4 e5 2. Nc3") };
//! let proposal = propose_resolution(&DisputeFacts::gather(scores, ByColor::default(), None, Some(2023))).unwrap();
//! assert_eq!((proposal.verdict, proposal.agreed), (Verdict::ScoresDiffer, 2));
//! ```

mod basis;
mod cells;
mod notes;
mod recorded;
mod results;
mod sheets;
mod table;

use super::boards::Explanation;
use super::comparison::{Comparison, compare_sheets_beside_record};
use super::reading::{SheetReading, read_sheet};
use super::record::{ClocksAfterPress, Record};
use super::steps::HandStep;
use ansage_game::announcement::NamedMove;
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::seat::{ByColor, Color};
use ansage_words::score::LeftOut;
use ansage_words::score::notation::position_after;
use ansage_words::score::result::GameResult;
use ansage_words::score::written::WrittenScore;
use shakmaty::{Board, Chess, Move};

/// The edition that is supposed where nothing names one.
const EDITION: u16 = 2023;

/// What is known of a dispute.
#[derive(Debug, Clone)]
pub struct DisputeFacts {
    /// Both scores side by side; `None` where not both are at hand.
    pub comparison: Option<Comparison>,
    /// The only score at hand, and whose it is.
    pub alone: Option<(Color, SheetReading)>,
    /// Which scores are sheets, and not what the record keeps.
    pub sheets: ByColor<bool>,
    /// Of which scores only half-moves are known that contradict the record; the others are taken from it.
    pub in_parts: ByColor<bool>,
    /// Both boards, as far as they are known.
    pub boards: ByColor<Option<Board>>,
    /// The record, where there is one.
    pub record: Option<Record>,
    /// Announcements that were illegal in the course the program kept, as `illegal_in` finds them.
    pub illegal: Vec<IllegalAnnouncement>,
    /// Those of them that were seen at the table to be legal on the mover's own board.
    pub by_board: Vec<IllegalAnnouncement>,
    /// The edition of the Laws, by its year.
    pub edition: u16,
}

/// An announcement that was illegal in the course the program kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IllegalAnnouncement {
    /// The half-move it would have been, from 1.
    pub ply: usize,
    /// Who announced it.
    pub by: Color,
    /// The move.
    pub named: NamedMove,
}

pub use recorded::is_board_corrected;

pub use ansage_game::proposal::{Basis, DisputeProvision, Verdict};
pub use table::{BoardsFound, ScoresFound, provision, two_boards_article};

/// What is proposed to the arbiter.
#[derive(Debug, Clone)]
pub struct Proposal {
    /// What is found.
    pub verdict: Verdict,
    /// The row of the table: the boards.
    pub boards_found: BoardsFound,
    /// The column of the table: the scores.
    pub scores_found: ScoresFound,
    /// The cell: what the article provides, or what is needed first.
    pub provision: DisputeProvision,
    /// By what.
    pub basis: Basis,
    /// The last half-move on which the scores agree; 0 for none.
    pub agreed: usize,
    /// Its move.
    pub last_agreed: Option<Move>,
    /// The position the course starts from.
    pub start: Chess,
    /// The half-moves that lead to `position`: the agreed ones, and where one score or the record merely goes on
    /// longer, those too.
    pub course: Vec<Move>,
    /// The position both boards are to show.
    pub position: Chess,
    /// What hands must do on each board, where it is known.
    pub adjust: ByColor<Option<Vec<HandStep>>>,
    /// How each known board left a course.
    pub explained: ByColor<Option<Explanation>>,
    /// Which course that is: that of the scores where they agree, else the one that explains the board, the owner's
    /// score first.
    pub against: ByColor<Option<Basis>>,
    /// The clocks just after the press of the last agreed half-move, with the counters; only where moves are retraced.
    pub clocks: Option<ClocksAfterPress>,
    /// What the arbiter may restore instead (2009), and what follows from each reading of what cannot be read.
    pub alternatives: Vec<Alternative>,
    /// What else the arbiter must know.
    pub notes: Vec<ProcedureNote>,
}

impl Proposal {
    /// The position after the last half-move on which the scores agree.
    pub fn agreed_position(&self) -> Chess {
        position_after(&self.start, self.course.get(..self.agreed).unwrap_or(&self.course))
    }

    /// Returns `true` if clocks belong to what is provided: moves are retraced, or may be.
    pub fn proposes_clocks(&self) -> bool {
        use DisputeProvision::{CompleteOrRetrace, NeedsReading, UnreadableNeedsBoards};
        self.provision.retraces() || matches!(self.provision, CompleteOrRetrace | NeedsReading | UnreadableNeedsBoards)
    }

    /// Returns `true` if the boards are to show a later position: one score, or the record, goes on longer.
    pub fn goes_on_behind_agreed(&self) -> bool {
        self.agreed < self.course.len() && self.basis != Basis::Boards
    }
}

/// Another course that may be the true one.
#[derive(Debug, Clone)]
pub struct Alternative {
    /// Whose, or by which reading.
    pub of: AlternativeSource,
    /// Its half-moves from the start on.
    pub course: Vec<Move>,
    /// The position after them.
    pub position: Chess,
    /// What hands must do on each board to show it, where the board is known.
    pub adjust: ByColor<Option<Vec<HandStep>>>,
}

/// Where another course comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AlternativeSource {
    /// It is that of this player's score; the other's would be made to agree.
    Score(Color),
    /// It follows if this candidate is what was meant.
    Candidate {
        /// On whose score.
        whose: Color,
        /// The place of the mark among the marks of that score's reading.
        mark: usize,
        /// The place of the candidate.
        candidate: usize,
    },
}

/// What else the arbiter must know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProcedureNote {
    /// The course the program kept is not that of the agreeing scores, from this half-move on.
    CourseDiffers {
        /// The half-move, from 1.
        ply: usize,
    },
    /// A half-move of the record is illegal in the course of the scores.
    IllegalThere {
        /// The half-move, from 1.
        ply: usize,
    },
    /// An announcement that was called illegal is legal by the scores: the first symptom of the difference, and no
    /// offence.
    FirstSymptom {
        /// The half-move it would have been, from 1.
        ply: usize,
        /// Who announced it.
        by: Color,
        /// The move.
        named: NamedMove,
    },
    /// An announcement that was called illegal was legal on the mover's own board, which is not as it should be: the
    /// first symptom of the difference, and no offence.
    SymptomByBoard {
        /// The half-move it would have been, from 1.
        ply: usize,
        /// Who announced it.
        by: Color,
        /// The move.
        named: NamedMove,
    },
    /// The edition lets the arbiter restore the true course and make both scores agree instead (2009).
    MayRestore,
    /// This score has nothing from this half-move on, and the other goes on.
    ScoreEnds {
        /// Whose.
        whose: Color,
        /// The first half-move it does not have.
        ply: usize,
    },
    /// What the course the program kept has where the scores differ, or where one cannot be read.
    RecordHas {
        /// The half-move, from 1.
        ply: usize,
    },
    /// The record goes on after the end of the scores, from this half-move on.
    RecordGoesOn {
        /// The half-move, from 1.
        ply: usize,
    },
    /// Only this player's score is at hand.
    OneScore {
        /// Whose.
        whose: Color,
    },
    /// Something on this player's sheet is none of its moves.
    LeftOut {
        /// Whose.
        whose: Color,
        /// What.
        left: LeftOut,
    },
    /// Of this player's score only half-moves are known, of which one contradicts the record.
    ScoreInParts {
        /// Whose.
        whose: Color,
    },
    /// No score is at hand: the course is the one the program kept.
    NoScores,
    /// Both boards show the same, and not the position they are to show.
    BoardsAlike,
    /// The record starts from another position than the scores, and is not compared with them.
    OtherStart,
    /// The two scores start from different positions.
    StartsDiffer,
    /// The results of the two scores differ (8.7).
    ResultsDiffer {
        /// What each score has.
        results: ByColor<GameResult>,
    },
    /// Only this player's score has a result.
    ResultOnOne {
        /// Whose.
        whose: Color,
        /// The result.
        result: GameResult,
    },
    /// A score has another result than the record.
    ResultNotOfRecord {
        /// Whose score.
        whose: Color,
        /// What it has.
        result: GameResult,
        /// What the record has.
        record: GameResult,
    },
    /// A number on a sheet is not that of its move.
    WrongNumber {
        /// Whose sheet.
        whose: Color,
        /// The line of the number, from 1.
        line: usize,
        /// Its column in characters, from 1.
        column: usize,
        /// What is written.
        number: u32,
        /// The number of the move.
        due: u32,
    },
    /// Only this player's sheet has a draw offer with a half-move on which both agree (C.12).
    OfferOnOne {
        /// Whose.
        whose: Color,
        /// The half-move, from 1.
        ply: usize,
    },
    /// The header of a score has another result than the end of its moves.
    HeaderDiffers {
        /// Whose score.
        whose: Color,
        /// Behind the moves.
        result: GameResult,
        /// In the header.
        header: GameResult,
    },
    /// A second result stands behind the moves of a score.
    SecondResult {
        /// Whose score.
        whose: Color,
        /// The first.
        result: GameResult,
        /// The second.
        second: GameResult,
    },
    /// The headers of the two scores name different players, or different days.
    OtherHeader {
        /// Which header.
        header: ComparedHeader,
        /// What each score has.
        values: ByColor<String>,
    },
    /// A score has another result than the mate or stalemate on the board.
    ResultNotOfBoard {
        /// Whose score.
        whose: Color,
        /// What it has.
        result: GameResult,
        /// What the last position gives.
        board: GameResult,
    },
}

/// A header that is the same on both scores of one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ComparedHeader {
    /// A player's name.
    Player(Color),
    /// The day.
    Date,
}

impl ComparedHeader {
    /// Its name in PGN.
    pub const fn name(self) -> &'static str {
        match self {
            ComparedHeader::Player(Color::White) => "White",
            ComparedHeader::Player(Color::Black) => "Black",
            ComparedHeader::Date => "Date",
        }
    }
}

impl Default for DisputeFacts {
    /// Nothing is known but the edition that is supposed.
    fn default() -> DisputeFacts {
        DisputeFacts::gather(ByColor::default(), ByColor::default(), None, None)
    }
}

impl DisputeFacts {
    /// Takes what is at hand; what is wanting, the record gives. Each score comes in every set of letters it may be read
    /// with. `edition` is the year of the Laws, where it is wished for.
    pub fn gather(
        scores: ByColor<Option<Vec<WrittenScore>>>,
        boards: ByColor<Option<Board>>,
        record: Option<Record>,
        edition: Option<u16>,
    ) -> DisputeFacts {
        // Of a score that is known in parts only, what was told is compared where it contradicts the course. For the rest the
        // arbiter asks for the sheet.
        let recorded = |color| record.as_ref()?.scores.get(color).clone().filter(is_unbroken);
        let contradicting = |color| record.as_ref()?.contradicting_score(color);
        let in_parts = ByColor::new_with(|color| {
            let told = scores.get(color).is_none() && recorded(color).is_none();
            told.then(|| contradicting(color)).flatten()
        });
        let known = ByColor::new_with(|color| {
            let kept = || recorded(color).or_else(|| in_parts.get(color).clone()).map(|score| vec![score]);
            scores.get(color).clone().or_else(kept)
        });
        let sensed = |color| record.as_ref()?.boards.get(color).clone();
        let shown = ByColor::new_with(|color| boards.get(color).clone().or_else(|| sensed(color)));
        let comparison = match (&known.white, &known.black) {
            (Some(white), Some(black)) => {
                let start = white.first().map(|written| &written.start);
                let kept = record.as_ref().filter(|kept| start.is_some_and(|it| basis::is_same_start(&kept.start, it)));
                compare_sheets_beside_record(white, black, kept.map(|kept| &kept.course[..]))
            }
            _ => None,
        };
        let alone = Color::ALL.into_iter().filter(|_| comparison.is_none()).find_map(|color| {
            let written = known.get(color).as_ref()?;
            Some((color, read_sheet(written)?))
        });
        let edition = edition.or(record.as_ref().map(|record| record.edition)).unwrap_or(EDITION);
        let sheets = scores.map(|score| score.is_some());
        DisputeFacts {
            comparison,
            alone,
            sheets,
            in_parts: in_parts.map(|score| score.is_some()),
            boards: shown,
            record,
            illegal: Vec::new(),
            by_board: Vec::new(),
            edition,
        }
    }

    /// Takes the announcements that were illegal from all effects of the game, in order.
    #[must_use]
    pub fn with_illegal_announcements<'a>(self, effects: impl IntoIterator<Item = &'a Effect> + Clone) -> DisputeFacts {
        let by_other = |effect: &&Effect| !matches!(effect.kind, EffectKind::IllegalMoveCompleted { .. });
        let by_board = illegal_in(effects.clone().into_iter().filter(by_other));
        DisputeFacts { illegal: illegal_in(effects), by_board, ..self }
    }

    /// The half-moves of a score that are certain: behind them the reading may be another player's, and is evidence of nothing.
    pub fn certain_half_moves(&self, whose: Color) -> Option<Vec<Move>> {
        self.reading(whose).map(|reading| reading.first_moves(reading.certain))
    }

    /// What is read of a score, where it is at hand.
    pub fn reading(&self, whose: Color) -> Option<&SheetReading> {
        match (&self.comparison, &self.alone) {
            (Some(comparison), _) => Some(comparison.readings.get(whose)),
            (None, Some((color, reading))) => (*color == whose).then_some(reading),
            (None, None) => None,
        }
    }
}

/// The announcements that were illegal in the course the program kept, from all effects of a game in order.
fn illegal_in<'a>(effects: impl IntoIterator<Item = &'a Effect>) -> Vec<IllegalAnnouncement> {
    let (mut completed, mut found) = (0_usize, Vec::new());
    for effect in effects {
        match effect.kind {
            EffectKind::MoveCompleted { ply, .. } => completed = ply as usize,
            EffectKind::TakenBack { half_moves, .. } => completed = completed.saturating_sub(half_moves as usize),
            EffectKind::IllegalMoveCompleted { player: by, description: telling, .. }
            | EffectKind::LegalOnMoversBoard { player: by, description: telling } => {
                found.push(IllegalAnnouncement { ply: completed + 1, by, named: telling.named });
            }
            _ => {}
        }
    }
    found
}

/// Proposes; `None` where there is nothing to compare: no course, and not both boards.
pub fn propose_resolution(facts: &DisputeFacts) -> Option<Proposal> {
    let proposal = match (&facts.comparison, &facts.alone, &facts.record) {
        (Some(comparison), ..) => basis::propose_by_scores(facts, comparison),
        (None, Some((whose, reading)), _) => basis::propose_by_one_score(facts, *whose, reading),
        (None, None, Some(record)) => basis::propose_by_record(facts, record),
        (None, None, None) => basis::propose_by_boards(facts)?,
    };
    let mut proposal = notes::add_notes(facts, cells::with_cell(facts, proposal));
    proposal.notes.extend(results::notes_on_results(facts, &proposal));
    proposal.notes.extend(sheets::notes_on_sheets(facts));
    Some(proposal)
}

/// Whether every half-move from the first to the last of a record's score is known, or known not to be on the sheet.
fn is_unbroken(score: &WrittenScore) -> bool {
    score.recorded_whole || score.entries.iter().zip(1..).all(|(entry, ply)| entry.line == ply)
}
