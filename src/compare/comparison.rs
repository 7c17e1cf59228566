//! Two sheets laid side by side: they agree by the moves they mean, not by their letters.
//!
//! Both are followed together as long as every entry of either means, by itself, the same legal move. The first place
//! where that ends is the first difference, whatever follows and whatever could be proposed for it. From there on the
//! cheapest explanation of both sheets is searched for on one board, so that a line left out does not part all later ones.
//! Sheets that agree to their end are not searched.

mod costs;
mod edges;
mod gaps;
mod path;
mod remaining;
mod rows;
mod search;

use super::reading::{
    AnnouncementMeaning, GuidedStep, ReadHalfMove, Sheet, SheetReading, announcement_meaning, read_sheet,
    read_sheet_by_steps,
};
use ansage_game::announcement::Announcement;
use ansage_game::seat::{ByColor, Color};
use ansage_words::locale::Lang;
use ansage_words::score::by_files::pawn_capture_by_files;
use ansage_words::score::illegal::move_named_by_squares;
use ansage_words::score::notation::position_after;
use ansage_words::score::written::{SheetEntry, WrittenScore};
use edges::{SearchedSheets, TriedLacking};
use gaps::{gap_of_record, jump_on_both, with_gap};
use path::{JointStep, slips_of_path};
use search::{FoundPath, PathSearch};
use serde::Serialize;
use shakmaty::{Chess, Move, Position};

pub use path::{SheetSlip, SlipKind};

/// Two sheets side by side.
#[derive(Debug, Clone)]
pub struct Comparison {
    /// What is read of each. Marks may name candidates that the other sheet gives.
    pub readings: ByColor<SheetReading>,
    /// How many half-moves from the first on both sheets give alike and beyond doubt. A half-move that both may lack ends
    /// it, also where both say the same behind it.
    pub agreed: usize,
    /// The first half-move on which they differ or one of them cannot be read; `None` where both are the same to the
    /// end. A sheet that merely ends earlier, as of a player who need not write any more (8.4), differs there, with
    /// `both_readable` false: nothing contradicts what the other has beyond it.
    pub first: Option<ScoreDifference>,
    /// Every half-move of either sheet, so laid that one left out does not shift all that follows.
    pub rows: Vec<ComparisonRow>,
    /// Why they do not agree, in the order of the game: one cause, one slip.
    pub slips: Vec<SheetSlip>,
}

impl Comparison {
    /// The reading of a sheet on which the half-moves of a slip are, or are proposed.
    pub fn reading_with(&self, slip: &SheetSlip) -> &SheetReading {
        self.readings.get(slip.whose.map_or(Color::White, |on| !on))
    }

    /// The entries of a sheet that a slip takes; where the sheets part, the first entry from there on.
    pub fn entries_of_slip(&self, slip: &SheetSlip, whose: Color) -> &[SheetEntry] {
        let (first, taken) = (*slip.first_entries.get(whose), *slip.entries.get(whose));
        let count = if slip.kind == SlipKind::Parted { 1 } else { taken };
        let rest = self.readings.get(whose).written.entries.get(first..).unwrap_or_default();
        rest.get(..count).unwrap_or(rest)
    }
}

/// What two sheets say on the first half-move on which they do not agree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScoreDifference {
    /// The half-move, from 1; 0 where the sheets do not even start from the same position.
    pub ply: usize,
    /// Its place in `rows`.
    pub row: usize,
    /// Whether both can be read there and say different things; else one has nothing, or nothing readable, there.
    pub both_readable: bool,
}

/// One half-move on both sheets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ComparisonRow {
    /// The half-move, from 1, as the agreed course and then each sheet is counted.
    pub ply: usize,
    /// Where it stands on each sheet, as a place in `written.entries`.
    pub entries: ByColor<Option<usize>>,
    /// What each means by it, where that can be read.
    pub meant: ByColor<Option<Move>>,
    /// How the two stand to each other.
    pub agreement: Agreement,
}

/// How two sheets stand to each other on a half-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Agreement {
    /// They mean the same.
    Same,
    /// They mean different moves.
    Differ,
    /// Only one sheet has it.
    OneOnly,
    /// At least one cannot be read there.
    Unread,
}

/// Compares two sheets; each is given in every set of letters it may be read with, and the two sets are taken with which
/// they agree furthest.
///
/// `None` only where one of them is given in no set.
pub fn compare_sheets(white: &[WrittenScore], black: &[WrittenScore]) -> Option<Comparison> {
    compare_sheets_beside_record(white, black, None)
}

/// Compares two sheets with the half-moves of a record from the same start as a third witness, where the sheets do not
/// agree.
///
/// `None` only where one of them is given in no set.
pub fn compare_sheets_beside_record(
    white: &[WrittenScore],
    black: &[WrittenScore],
    record: Option<&[Move]>,
) -> Option<Comparison> {
    let mut best: Option<(usize, &WrittenScore, &WrittenScore, ParallelReading)> = None;
    for one in white {
        for other in black {
            let together = read_in_parallel(one, other);
            let clean = together.ended(one, other);
            let agreed = together.course.len();
            if best.as_ref().is_none_or(|(most, ..)| agreed > *most) {
                best = Some((agreed, one, other, together));
            }
            if clean {
                break;
            }
        }
    }
    let (_, one, other, together) = best?;
    if !together.same_start {
        let readings = ByColor { white: read_sheet(white)?, black: read_sheet(black)? };
        let first = Some(ScoreDifference { ply: 0, row: 0, both_readable: false });
        let rows = rows::comparison_rows(&readings, 0);
        return Some(Comparison { readings, agreed: 0, first, rows, slips: Vec::new() });
    }
    let both = ByColor { white: one, black: other };
    let course = &together.course[..];
    let gap = gap_of_record(both, course, record).or_else(|| jump_on_both(both, course, record));
    if together.ended(one, other) && gap.is_none() {
        return Some(alike(one, other, together));
    }
    let explained = explain(both, &together, gap.map(|gap| gap.at), record);
    let (agreed, steps) = with_gap(both, course, record, gap, explained);
    Some(compared_by_path(both, &course[..agreed], &steps))
}

/// So many half-moves before the first difference are looked at again: a line.
const LOOKED_BACK: usize = 2;

/// How many half-moves are beyond doubt, and the path of both sheets from there on. They are at most those before the `gap`
/// of both, where one is known.
fn explain(
    both: ByColor<&WrittenScore>,
    together: &ParallelReading,
    gap: Option<usize>,
    record: Option<&[Move]>,
) -> (usize, Vec<JointStep>) {
    let course = &together.course;
    let limit = gap.unwrap_or(course.len());
    let recorded = record.map(|record| record.iter().zip(course).take_while(|(kept, meant)| kept == meant).count());
    let is_left = recorded.is_some_and(|same| same < limit && record.is_some_and(|record| record.len() > same));
    // What is written twice may agree by chance with the next half-move of the other sheet, as `d5 d5` with `d5 cd5`.
    let first = recorded.filter(|_| is_left).unwrap_or(limit).min(limit.saturating_sub(LOOKED_BACK));
    let search = |first: usize, lacking: TriedLacking| {
        let sheets = SearchedSheets::new(both.map(Sheet::new), course, record, lacking);
        let position = position_after(&both.white.start, &course[..first]);
        let is_recorded = recorded.is_some_and(|same| same >= first);
        PathSearch::new(&sheets, first, position, is_recorded).find_path()
    };
    let Some(found) = search(first, TriedLacking::Nowhere) else {
        return (limit, vec![JointStep::Parted { misled: false }]);
    };
    let (mut first, mut found) = (first, found);
    if gap.is_none() && found.steps.iter().any(|step| step.is_misled()) {
        // Where the sheets part by what they say, what they agree on before that is not in question.
        let agreeing = found.steps.iter().take_while(|step| matches!(step, JointStep::Agreed(_))).count();
        let is_first = found.steps.get(agreeing).is_some_and(|step| step.is_misled());
        let (from, tried) = if is_first { (0, TriedLacking::AsFirstSlip) } else { (first, TriedLacking::Anywhere) };
        if let Some(lacking) = search(from, tried) {
            (first, found) = (from, lacking);
        }
    }
    let FoundPath { mut steps, lacked } = found;
    let agreeing = steps.iter().take_while(|step| matches!(step, JointStep::Agreed(_))).count();
    let agreed = (first + agreeing).min(limit).min(lacked.map_or(limit, |(ply, _)| ply)).max(first);
    steps.drain(..agreed - first);
    if let Some(JointStep::Agreed(legal)) = steps.first().copied() {
        let missing = lacked.filter(|(ply, _)| *ply == agreed).and_then(|(_, missing)| missing);
        steps[0] = JointStep::InDoubt(legal, missing);
    }
    (agreed, steps)
}

/// What a sheet has where the path of both ends behind the moves `agreed`.
fn others_move_at_parting(other: &WrittenScore, agreed: &[Move], steps: &[JointStep]) -> Option<Move> {
    matches!(steps.first(), Some(JointStep::Parted { .. })).then_some(())?;
    let said = other.entries.get(agreed.len())?.said.as_ref().ok()?;
    announcement_meaning(&position_after(&other.start, agreed), said).legal_move()
}

/// What a path says of both sheets.
fn compared_by_path(both: ByColor<&WrittenScore>, agreed: &[Move], steps: &[JointStep]) -> Comparison {
    let readings = ByColor::new_with(|whose| {
        let guided: Vec<GuidedStep> = steps.iter().flat_map(|step| step.on_sheet(whose)).collect();
        read_sheet_by_steps(both.get(whose), agreed, &guided, others_move_at_parting(both.get(!whose), agreed, steps))
    });
    let slips = slips_of_path(steps, agreed.len());
    let agreed = agreed.len();
    let rows = rows::comparison_rows(&readings, agreed);
    let row = rows.iter().position(|row| row.ply > agreed);
    let first = row.map(|at| ScoreDifference {
        ply: agreed + 1,
        row: at,
        both_readable: rows[at].agreement == Agreement::Differ,
    });
    Comparison { readings, agreed, first, rows, slips }
}

/// Two sheets followed together.
struct ParallelReading {
    same_start: bool,
    /// What both mean alike, entry for entry.
    course: Vec<Move>,
    end: Chess,
}

impl ParallelReading {
    fn ended(&self, one: &WrittenScore, other: &WrittenScore) -> bool {
        self.same_start && self.course.len() == one.entries.len() && self.course.len() == other.entries.len()
    }
}

fn read_in_parallel(one: &WrittenScore, other: &WrittenScore) -> ParallelReading {
    let mut end = one.start.clone();
    let mut course = Vec::new();
    let same_start = same_position(&one.start, &other.start);
    if same_start {
        course.reserve(one.entries.len().min(other.entries.len()));
        let langs = [one.lang, other.lang];
        for (one, other) in one.entries.iter().zip(&other.entries) {
            let meaning = common_meaning(&end, one, other)
                .or_else(|| common_capture_by_files(&end, [one, other], langs))
                .or_else(|| common_illegal_move(&end, one, other));
            let Some(legal) = meaning else { break };
            end.play_unchecked(legal);
            course.push(legal);
        }
    }
    ParallelReading { same_start, course, end }
}

/// The legal move that both mean.
fn common_meaning(position: &Chess, one: &SheetEntry, other: &SheetEntry) -> Option<Move> {
    let (Ok(one), Ok(other)) = (&one.said, &other.said) else { return None };
    let AnnouncementMeaning::Move(legal) = announcement_meaning(position, one) else { return None };
    (one == other || announcement_meaning(position, other) == AnnouncementMeaning::Move(legal)).then_some(legal)
}

/// The pawn's capture that both mean and at least one tells by its files.
fn common_capture_by_files(position: &Chess, entries: [&SheetEntry; 2], langs: [Lang; 2]) -> Option<Move> {
    if entries.iter().all(|entry| entry.said.is_ok()) {
        return None;
    }
    let meant = |at: usize| match &entries[at].said {
        Ok(said) => announcement_meaning(position, said).legal_move(),
        Err(_) => pawn_capture_by_files(position, &entries[at].text, langs[at]),
    };
    meant(0).filter(|legal| meant(1) == Some(*legal))
}

/// The illegal move that both name and at least one marks as such: it remained in force, whatever the other notes.
fn common_illegal_move(position: &Chess, one: &SheetEntry, other: &SheetEntry) -> Option<Move> {
    let (marked, beside) = if one.marked_illegal { (one, other) } else { (other, one) };
    let (Ok(said), Ok(other)) = (&marked.said, &beside.said) else { return None };
    let played = move_named_by_squares(position, said).filter(|_| marked.marked_illegal)?;
    let same = match *other {
        Announcement::Castle(side) => played.castling_side() == Some(side),
        Announcement::Piece { role, from, to, promotion } => {
            played.castling_side().is_none()
                && role.is_none_or(|role| role == played.role())
                && played.from().is_some_and(|square| from.is_matched_by(square))
                && (to, promotion) == (played.to(), played.promotion())
        }
    };
    same.then_some(played)
}

/// Whether two positions are the same to play from; how the moves are counted does not matter.
fn same_position(one: &Chess, other: &Chess) -> bool {
    one.board() == other.board()
        && one.turn() == other.turn()
        && one.castles().castling_rights() == other.castles().castling_rights()
        && one.legal_ep_square() == other.legal_ep_square()
}

/// Two sheets that give the same to the end.
fn alike(one: &WrittenScore, other: &WrittenScore, together: ParallelReading) -> Comparison {
    let agreed = together.course.len();
    let half_move = |(entry, legal): (usize, &Move)| ReadHalfMove { legal: *legal, entry: Some(entry), mark: None };
    let read = |written: &WrittenScore| SheetReading {
        written: written.clone(),
        half_moves: together.course.iter().enumerate().map(half_move).collect(),
        marks: Vec::new(),
        certain: agreed,
        end: together.end.clone(),
    };
    let rows = together.course.iter().enumerate().map(rows::agreed_row).collect();
    Comparison {
        readings: ByColor { white: read(one), black: read(other) },
        agreed,
        first: None,
        rows,
        slips: Vec::new(),
    }
}
