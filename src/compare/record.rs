//! Take from the record of a game what bears on D.2.8: the course, the clocks after each press, both scores and both
//! boards.
//!
//! It is taken from the referee: that of a game that goes on, or the one who has played a journal again
//! (`ansage_game::journal::replay`). What happened besides is told by the report from the journal itself.
//!
//! ```
//! use ansage_compare::record::record_from_referee;
//! use ansage_game::event::{Event, EventKind, EventSource};
//! use ansage_game::{referee::Referee, terms::GameTerms};
//! use ansage_game::moment::Moment;
//! use ansage_game::seat::Seat;
//! let mut referee = Referee::open(GameTerms::new("90+30".parse().unwrap())).unwrap();
//! for kind in [EventKind::Started, EventKind::Announced { words: "P?e4".parse().unwrap() }] {
//!     referee.handle(&Event { at: Moment::START, seat: Seat::White, port: EventSource::Keyboard, kind });
//! }
//! let record = record_from_referee(&referee);
//! assert_eq!((record.course.len(), record.moments.len()), (0, 1));
//! ```

use crate::reading::moves_fitting_announcement;
use ansage_game::announcement::Announcement;
use ansage_game::moment::Moment;
use ansage_game::outcome::Outcome;
use ansage_game::reading;
use ansage_game::referee::Referee;
use ansage_game::score::Score;
use ansage_game::seat::{ByColor, Color};
use ansage_words::locale::Lang;
use ansage_words::score::illegal::is_illegal;
use ansage_words::score::notation::move_number_and_color;
use ansage_words::score::result::GameResult;
use ansage_words::score::written::{Notation, SheetEntry, SignSet, WrittenScore};
use ansage_words::vocabulary::{ParseError, parse_move};
use shakmaty::{Board, Chess, Move, Position};

pub use ansage_game::clock::ClocksAfterPress;

/// What a record knows.
#[derive(Debug, Clone)]
pub struct Record {
    /// The position the game started from.
    pub start: Chess,
    /// The standing half-moves.
    pub course: Vec<Move>,
    /// Just after the press of each standing half-move, and before the first: one more than `course` has. By ruling: as
    /// of its first press, else of the half-move in whose place it stands. `None` if no press has completed it.
    pub moments: Vec<Option<ClocksAfterPress>>,
    /// What is known of each player's score; `None` where nothing is. The line of an entry is its half-move, from 1, and
    /// its number and side are those of the move: a half-move that is not known has no entry.
    pub scores: ByColor<Option<WrittenScore>>,
    /// What each player's board shows, where that is known.
    pub boards: ByColor<Option<Board>>,
    /// The result; `None` while the game goes on, and where it has none that a sheet could have.
    pub result: Option<GameResult>,
    /// The edition of the Laws, by its year.
    pub edition: u16,
}

impl Record {
    /// A score of which only parts are known, one of them other than the course: the rest is taken as the course has it, up
    /// to the last half-move that is known. `None` where nothing that can be read contradicts the course.
    pub fn contradicting_score(&self, whose: Color) -> Option<WrittenScore> {
        let known = self.scores.get(whose).as_ref()?;
        let (mut entries, mut position, mut differs) = (Vec::new(), self.start.clone(), false);
        for (ply, kept) in (1..).zip(&self.course) {
            let named = reading::describe_legal_move(&position, *kept).named.to_full_announcement();
            let told = known.entries.iter().find(|entry| entry.line == ply);
            // What can be read and is not possible there contradicts it too: something before it was not told.
            differs |= told.and_then(|entry| entry.said.as_ref().ok()).is_some_and(|said| {
                match reading::read_announcement(&position, said) {
                    Ok(read) => read.legal != Ok(*kept),
                    Err(_) => !moves_fitting_announcement(&position, said).contains(kept),
                }
            });
            let (number, by) = move_number_and_color(&self.start, ply);
            let text = || named.to_string();
            entries.push(told.cloned().unwrap_or_else(|| entry_from_record(text(), ply, (number, by), Ok(named))));
            position.play_unchecked(*kept);
            if known.entries.last().is_some_and(|last| last.line == ply) {
                break;
            }
        }
        differs.then(|| WrittenScore { entries, ..known.clone() })
    }

    /// The course as a sheet.
    pub fn course_as_score(&self) -> WrittenScore {
        let mut position = self.start.clone();
        let entry = |(ply, legal): (usize, &Move)| {
            let named = reading::describe_legal_move(&position, *legal).named.to_full_announcement();
            position.play_unchecked(*legal);
            entry_from_record(named.to_string(), ply, move_number_and_color(&self.start, ply), Ok(named))
        };
        let entries = (1..).zip(&self.course).map(entry).collect();
        recorded_sheet(&self.start, entries)
    }
}

/// What a referee knows of the game as it stands.
pub fn record_from_referee(referee: &Referee) -> Record {
    let view = referee.view(Moment::START);
    let illegal: Vec<u32> = (1..)
        .zip(moves_in_force(referee))
        .filter(|(_, it)| is_illegal(&it.before, it.played))
        .map(|(ply, _)| ply)
        .collect();
    let begun = referee.clocks_at_start().unwrap_or_else(|| referee.clock().both_clocks_at(Moment::START));
    Record {
        start: referee.start_position().clone(),
        course: moves_in_force(referee).map(|half_move| half_move.played).collect(),
        moments: [Some(begun)].into_iter().chain(moves_in_force(referee).map(|half_move| half_move.after)).collect(),
        scores: ByColor::new_with(|whose| {
            let score = referee.score(whose);
            (!score.is_empty()).then(|| sheet(score, referee.start_position(), &illegal))
        }),
        boards: ByColor::new_with(|whose| referee.known_board(whose)),
        result: referee.outcome().and_then(result_of),
        edition: view.edition,
    }
}

/// A win without play counts as a win, a forfeit of both as the loss of both.
fn result_of(outcome: Outcome) -> Option<GameResult> {
    let lost = matches!(outcome, Outcome::BothForfeit).then_some(GameResult::BothLost);
    let written = [outcome.tournament_result(), outcome.pgn_result()];
    lost.or_else(|| written.into_iter().find_map(GameResult::from_text))
}

fn moves_in_force(referee: &Referee) -> impl Iterator<Item = &ansage_game::pending::HalfMove> {
    referee.half_moves_with_withdrawn().iter().filter(|half_move| !half_move.withdrawn)
}

/// A score as it is known, as a sheet. What the program wrote for its owner is named in full. The half-moves `illegal`
/// (from 1) remain in force.
fn sheet(score: &Score, start: &Chess, illegal: &[u32]) -> WrittenScore {
    let entry = |(ply, line): (u32, &ansage_game::score::ScoreLine)| {
        let said = line.words.map_or_else(|| parse_move(line.text.bare(), Lang::En), Ok);
        let place = move_number_and_color(start, ply as usize);
        let entry = entry_from_record(line.text.bare().to_owned(), ply as usize, place, said);
        SheetEntry { marked_illegal: illegal.contains(&ply), by_arbiter: score.is_put_in_by_arbiter(ply), ..entry }
    };
    WrittenScore { recorded_whole: score.is_whole(), ..recorded_sheet(start, score.lines().map(entry).collect()) }
}

/// A sheet of entries from the record.
fn recorded_sheet(start: &Chess, entries: Vec<SheetEntry>) -> WrittenScore {
    WrittenScore {
        start: start.clone(),
        tags: Vec::new(),
        remark: None,
        entries,
        // The program writes no result into a score; what the record has is compared with the sheets by itself.
        outcome: None,
        result_at_end: None,
        other_result: None,
        lang: Lang::En,
        languages: vec![Lang::En],
        notation: Notation::Long,
        script: SignSet::Print,
        left_out: Vec::new(),
        recorded_whole: false,
    }
}

/// What is known of one half-move. The number and the side are those of the move.
fn entry_from_record(
    text: String,
    ply: usize,
    (number, by): (u32, Color),
    said: Result<Announcement, ParseError>,
) -> SheetEntry {
    SheetEntry {
        text,
        line: ply,
        column: 1,
        numbered_at: None,
        number: Some(number),
        side: Some(by),
        marked_illegal: false,
        by_arbiter: false,
        said,
        offered: false,
        clock: None,
        comment: None,
    }
}
