//! Find the number and the column of each half-move, and what is noted beside it.
//!
//! Numbers and dots tell first: White's move stands behind its number, Black's behind it. Where the sheet has columns,
//! they tell better: a move keeps the column in which it stands, rightly or wrongly.

use super::group::{ItemPlace, PlacedItem, SheetHalfMove, SheetItem};
use crate::score::account::{LeftOutKind, Part};
use crate::score::illegal::is_illegal_mark;
use crate::score::remark::{add_comment_facts, add_remark, is_minutes_first, read_handwritten_time};
use crate::score::signs::is_draw_offer_remark;
use ansage_game::moment::Span;
use shakmaty::{Color, Outcome};
use std::collections::BTreeMap;

/// A half-move, its place in the game as far as the sheet tells it, and what is noted beside it.
#[derive(Debug, Clone)]
pub struct HalfMoveDraft<'a> {
    /// The half-move.
    pub half: SheetHalfMove<'a>,
    /// Whether only a dash, dots or a question mark stand there.
    pub gap: bool,
    /// The number of the move.
    pub number: Option<u32>,
    /// The line and the column of that number, where it stands right before the half-move.
    pub numbered_at: Option<(usize, usize)>,
    /// Whose column it is.
    pub side: Option<Color>,
    /// Whether it is marked as illegal.
    pub marked_illegal: bool,
    /// Whether a draw was offered.
    pub offered: bool,
    /// What the clock showed.
    pub clock: Option<Span>,
    /// A time by hand beside it, or [`TWO_TIMES`].
    time: Option<&'a str>,
    /// A remark.
    pub comment: Option<String>,
}

impl HalfMoveDraft<'_> {
    /// `2. Nf3`: whether it stands right behind its number, where no column can be empty before it.
    fn is_right_behind_number(&self) -> bool {
        let Some(((line, column), number)) = self.numbered_at.zip(self.number) else { return false };
        let width = if number > 9 { 2 } else { 1 };
        self.side.is_some() && line == self.half.place.line && self.half.place.column <= column + width + 2
    }

    fn note(&mut self, comment: &str) {
        if is_illegal_mark(comment) {
            self.marked_illegal = true;
            return;
        }
        add_comment_facts(comment, &mut self.clock, &mut self.offered, &mut self.comment);
    }
}

/// Stands for two times beside one half-move: the sheet does not tell whose each is.
const TWO_TIMES: &str = "/";

/// A move number and the half-moves behind it.
#[derive(Debug, Clone, Copy)]
struct NumberRow {
    value: u32,
    later: bool,
    place: ItemPlace,
    first: usize,
}

/// Everything that was found.
#[derive(Debug, Default)]
pub struct SheetColumns<'a> {
    /// The half-moves in the order in which they stand.
    pub drafts: Vec<HalfMoveDraft<'a>>,
    /// The first result.
    pub outcome: Option<Outcome>,
    /// Where it stands.
    pub outcome_place: Option<ItemPlace>,
    /// Another result behind it, and where it stands.
    pub other_outcome: Option<(Outcome, ItemPlace)>,
    /// The result above the first half-move.
    pub outcome_above: Option<Outcome>,
    /// Whether a word for a draw stands behind the last half-move.
    pub ends_drawn: bool,
    /// The first half-move that stands behind a result.
    pub behind_result: Option<usize>,
    /// What is remarked before the first half-move.
    pub before: Vec<&'a str>,
    /// What is remarked behind the result.
    pub after: Vec<&'a str>,
    /// What was taken as what: where it begins and ends in the movetext, in bytes.
    pub taken: Vec<(usize, usize, Part)>,
    rows: Vec<NumberRow>,
    /// The times before the first half-move, which are noted beside it.
    times_before: Vec<&'a str>,
    number: Option<u32>,
    /// Its place in `taken`.
    number_taken: usize,
    /// Where it stands, until a half-move follows.
    number_place: Option<ItemPlace>,
    /// Whether a draw offer stands between that number and its half-move.
    offer_ahead: bool,
    /// Whose half-move the numbers expect next.
    next: Option<Color>,
    /// How many half-moves stand behind the number.
    count: usize,
}

/// Sorts items into half-moves; `black_begins` says that the game starts with Black to move, `given` how much time a player has
/// at the beginning, where a header tells it.
pub fn sort_items_into_half_moves<'a>(
    items: &[PlacedItem<'a>],
    black_begins: bool,
    given: Option<Span>,
) -> SheetColumns<'a> {
    let mut columns = SheetColumns::default();
    columns.drafts.reserve(items.len());
    columns.taken.reserve(items.len());
    for (i, placed) in items.iter().enumerate() {
        let part = columns.take(&placed.item, &items[i + 1..], black_begins);
        columns.taken.push((placed.from, placed.to, part));
    }
    columns.note_number_at_end();
    for time in std::mem::take(&mut columns.times_before) {
        columns.drafts.first_mut().into_iter().for_each(|draft| draft.note(time));
    }
    set_clocks_by_hand(&mut columns.drafts, given);
    for draft in &mut columns.drafts {
        draft.offered |= draft.comment.as_deref().is_some_and(is_draw_offer_remark);
    }
    if !columns.has_numbers_of_running_text() && !columns.every_half_move_is_numbered() {
        columns.by_columns();
    }
    columns
}

/// Takes the times by hand for what the clocks showed: hours and minutes, and from the first that can only be minutes and seconds on
/// such. Times that rise are times used, or no times: they stay remarks.
fn set_clocks_by_hand(drafts: &mut [HalfMoveDraft], given: Option<Span>) {
    let times = || drafts.iter().filter_map(|draft| draft.time);
    let Some(first) = times().next() else { return };
    let is_more = |time| given.is_some_and(|given| read_handwritten_time(time, false).is_some_and(|left| left > given));
    let in_minutes = is_minutes_first(first) || times().any(is_more);
    let mut left: Vec<Option<Span>> = vec![None; drafts.len()];
    let (mut rises, mut clear_rises, mut falls) = (0, 0, 0);
    for player in [0, 1] {
        let mut minutes_first = in_minutes;
        let mut before: Option<Span> = None;
        for (i, draft) in drafts.iter().enumerate().skip(player).step_by(2) {
            let Some(time) = draft.time else { continue };
            minutes_first |= is_minutes_first(time);
            left[i] = read_handwritten_time(time, minutes_first);
            if let (Some(before), Some(now)) = (before, left[i]) {
                rises += usize::from(now > before);
                clear_rises += usize::from(now > before + ROUNDED_UP);
                falls += usize::from(now < before);
            }
            before = left[i].or(before);
        }
    }
    if rises > 0 && falls == 0 || clear_rises > 0 && clear_rises >= falls {
        return;
    }
    for (draft, left) in drafts.iter_mut().zip(left) {
        draft.clock = draft.clock.or(left);
    }
}

/// A clock may rise by so much through an increment.
const ROUNDED_UP: Span = Span::from_secs(60);

impl<'a> SheetColumns<'a> {
    /// Takes an item, and says as what.
    fn take(&mut self, item: &SheetItem<'a>, after: &[PlacedItem<'a>], black_begins: bool) -> Part {
        match *item {
            SheetItem::Number { value, later, place } => self.number(value, later, place),
            SheetItem::Half(half) => self.half(half, false),
            SheetItem::Layout => return Part::Layout,
            SheetItem::LeftOut(kind) => return Part::LeftOut(kind),
            SheetItem::Dots(half) => {
                let goes_on = self.is_dots_before_black(after, black_begins);
                if goes_on {
                    (self.next, self.count) = (Some(Color::Black), 1);
                    return Part::Number;
                }
                self.half(half, true);
            }
            SheetItem::Gap(half) => {
                let praise = half.text.starts_with('?');
                let stands_between = self.count == 1 && self.fills_the_row(after, half.place.line);
                let behind = praise && self.count >= 2;
                if self.number.is_some() && (stands_between || behind) {
                    return if praise { Part::LeftOut(LeftOutKind::Judgement) } else { Part::Layout };
                }
                self.half(half, true);
            }
            // `2. (=) Nf3`
            SheetItem::Offer if self.number_place.is_some() && next_is_half(after) => self.offer_ahead = true,
            SheetItem::Offer => match self.drafts.last_mut() {
                Some(draft) => draft.offered = true,
                None => self.before.push("(=)"),
            },
            SheetItem::Remark(text) if self.outcome.is_some() && self.behind_result.is_none() => self.after.push(text),
            SheetItem::Remark(text) => match self.drafts.last_mut() {
                Some(draft) => draft.note(text),
                None => self.before.push(text),
            },
            // The sheet does not tell which player's times these are.
            SheetItem::Time(text) if self.outcome.is_some() && self.behind_result.is_none() => self.after.push(text),
            SheetItem::DrawWord(text) => {
                self.ends_drawn = true;
                return self.take(&SheetItem::Remark(text), after, black_begins);
            }
            SheetItem::End(outcome, _) if self.drafts.is_empty() && self.outcome_above.is_none() => {
                self.outcome_above = Some(outcome);
            }
            SheetItem::Time(text) => match self.drafts.last_mut() {
                Some(draft) => {
                    let time = text.trim_matches(['(', ')', '[', ']']);
                    draft.time = Some(if draft.time.is_some() { TWO_TIMES } else { time });
                    add_remark(&mut draft.comment, time);
                }
                None => self.times_before.push(text),
            },
            SheetItem::End(outcome, half) if self.outcome.is_none_or(|known| known == outcome) => {
                self.outcome = Some(outcome);
                // `White won on time` tells more than a result.
                self.after
                    .extend(Some(half.text).filter(|text| text.contains(' ') && text.contains(char::is_lowercase)));
                self.outcome_place = self.outcome_place.or(Some(half.place));
            }
            SheetItem::End(Outcome::Unknown, _) => {}
            SheetItem::End(outcome, half) if self.outcome == Some(Outcome::Unknown) => {
                (self.outcome, self.outcome_place) = (Some(outcome), Some(half.place));
            }
            SheetItem::End(outcome, half) => {
                self.other_outcome = self.other_outcome.or(Some((outcome, half.place)));
            }
        }
        match item {
            SheetItem::Number { .. } => Part::Number,
            SheetItem::Half(_) | SheetItem::Dots(_) | SheetItem::Gap(_) => Part::HalfMove,
            SheetItem::Offer => Part::Offer,
            SheetItem::Remark(_) | SheetItem::DrawWord(_) => Part::Remark,
            SheetItem::Time(_) => Part::Clock,
            SheetItem::End(..) => Part::Result,
            SheetItem::Layout => Part::Layout,
            SheetItem::LeftOut(kind) => Part::LeftOut(*kind),
        }
    }

    fn number(&mut self, value: Option<u32>, later: bool, place: ItemPlace) {
        // A number right before another one has no move.
        if self.number_place.is_some()
            && self.number != value
            && let Some(taken) = self.taken.get_mut(self.number_taken)
        {
            taken.2 = Part::LeftOut(LeftOutKind::Number);
        }
        self.number_taken = self.taken.len();
        let again = self.number.is_some() && self.number == value && self.count == 1;
        let later = later || again;
        (self.number, self.number_place) = (value, Some(place));
        (self.next, self.count) = if later { (Some(Color::Black), 1) } else { (Some(Color::White), 0) };
        if let Some(value) = value {
            self.rows.push(NumberRow { value, later, place, first: self.drafts.len() });
        }
    }

    /// A number behind the last half-move is that of the next move, or it is noted beside the last.
    fn note_number_at_end(&mut self) {
        let Some(value) = self.number.filter(|_| self.number_place.is_some()) else { return };
        let Some(last) = self.drafts.last_mut() else { return };
        if let Some(taken) = self.taken.get_mut(self.number_taken) {
            taken.2 = Part::LeftOut(LeftOutKind::Number);
        }
        if last.number.is_some_and(|number| number.checked_add(1) != Some(value) && number != value) {
            add_remark(&mut last.comment, &value.to_string());
        }
    }

    fn half(&mut self, half: SheetHalfMove<'a>, gap: bool) {
        self.ends_drawn = false;
        let number = self.number.filter(|_| self.count < 2);
        let numbered_at = self.number_place.take().filter(|_| number.is_some()).map(|at| (at.line, at.column));
        let side = self.next;
        self.behind_result = self.behind_result.or(self.outcome.map(|_| self.drafts.len()));
        let offered = std::mem::take(&mut self.offer_ahead);
        let (marked_illegal, clock, time, comment) = (false, None, None, None);
        self.drafts.push(HalfMoveDraft {
            half,
            gap,
            number,
            numbered_at,
            side,
            marked_illegal,
            offered,
            clock,
            time,
            comment,
        });
        self.next = if side == Some(Color::White) { Some(Color::Black) } else { None };
        self.count += 1;
    }

    /// `1. e4 {...} 1. ... e5`, and `1. ...` where the game begins with Black's move: no half-move is meant by them.
    fn is_dots_before_black(&self, after: &[PlacedItem], black_begins: bool) -> bool {
        let half_follows = next_is_half(after);
        match (self.count, self.number) {
            (_, None) => self.drafts.is_empty() && black_begins,
            (0, number) => match self.drafts.last() {
                Some(last) => last.number == number && last.side == Some(Color::White),
                None => black_begins && half_follows,
            },
            (1, _) => half_follows,
            _ => false,
        }
    }

    /// Whether exactly one half-move more stands behind this number.
    fn fills_the_row(&self, after: &[PlacedItem], line: usize) -> bool {
        let mut rest = without_notes(after);
        let second = matches!(rest.next(), Some(SheetItem::Half(half)) if half.place.line == line);
        second && !matches!(rest.next(), Some(SheetItem::Half(_) | SheetItem::Gap(_) | SheetItem::Dots(_)))
    }

    /// `1. e4 {...} 1... e5 2. Nf3`: where numbers stand before Black's moves, too, and no half-move is missing between two,
    /// they tell everything. Remarks may break such lines so that they look like columns.
    fn has_numbers_of_running_text(&self) -> bool {
        let place = |draft: &HalfMoveDraft| Some((draft.number?, draft.side?));
        let follows = |pair: &[HalfMoveDraft]| match (place(&pair[0]), place(&pair[1])) {
            (Some((one, Color::White)), Some((other, Color::Black))) => one == other,
            (Some((one, Color::Black)), Some((other, Color::White))) => one.checked_add(1) == Some(other),
            _ => false,
        };
        self.rows.iter().any(|row| row.later) && self.drafts.windows(2).all(follows)
    }

    /// `1. e4 2. e5 3. Nf3`: where nearly every number has one half-move and they count on, they number half-moves.
    fn every_half_move_is_numbered(&mut self) -> bool {
        let ends = self.rows.iter().skip(1).map(|row| row.first).chain([self.drafts.len()]);
        let single = self.rows.iter().zip(ends).filter(|(row, end)| end - row.first == 1).count();
        let counts_on = self.rows.windows(2).filter(|rows| rows[1].value == rows[0].value + 1).count();
        let rows = self.rows.len();
        if rows < 4 || single * 5 < rows * 4 || counts_on * 5 < (rows - 1) * 4 || self.rows.iter().any(|row| row.later)
        {
            return false;
        }
        // White's moves alone would be numbered so as well: then nothing stands in Black's column on any line.
        for (i, row) in self.rows.iter().enumerate() {
            let end = self.rows.get(i + 1).map_or(self.drafts.len(), |next| next.first);
            for draft in &mut self.drafts[row.first..end] {
                draft.number = Some(row.value.div_ceil(2));
                draft.side = Some(if row.value % 2 == 1 { Color::White } else { Color::Black });
            }
        }
        true
    }

    fn by_columns(&mut self) {
        if self.drafts.iter().any(|draft| draft.half.place.cell > 0) {
            self.by_cells();
        } else {
            self.by_places();
        }
    }

    /// Tables with cells: the two cells in which most half-moves stand, counted from their number's cell.
    fn by_cells(&mut self) {
        let mut cells: BTreeMap<usize, usize> = BTreeMap::new();
        let offsets: Vec<usize> = self.drafts.iter().enumerate().map(|(i, draft)| self.offset(i, draft)).collect();
        for offset in &offsets {
            *cells.entry(*offset).or_default() += 1;
        }
        let enough = self.drafts.len() / 8;
        // Where blanks part the half-moves of many lines and tabs those of others, cells are no columns.
        let place = |i: usize| (self.drafts[i].half.place.line, offsets[i]);
        if (1..self.drafts.len()).filter(|i| place(*i) == place(i - 1)).count() > enough {
            return;
        }
        let used: Vec<usize> = cells.into_iter().filter(|(_, count)| *count > enough).map(|(cell, _)| cell).collect();
        let [white, black] = used[..] else { return };
        for (draft, offset) in self.drafts.iter_mut().zip(offsets) {
            draft.side = match offset {
                offset if offset == white => Some(Color::White),
                offset if offset == black => Some(Color::Black),
                _ => draft.side,
            };
        }
    }

    /// How far a half-move's cell is from the cell of its number, or of the numbers of other lines.
    fn offset(&self, i: usize, draft: &HalfMoveDraft) -> usize {
        let ItemPlace { line, cell, .. } = draft.half.place;
        let rows = self.rows.partition_point(|row| row.first <= i);
        let own = self.rows[..rows].iter().rev().find(|row| row.place.line == line && row.place.cell <= cell);
        let base = own.or(self.rows.first()).map_or(0, |row| row.place.cell);
        cell.saturating_sub(base)
    }

    /// Two columns by their places on the line: at most two half-moves a line, and two on most.
    fn by_places(&mut self) {
        let mut lines: Vec<(usize, usize)> = Vec::new();
        for (i, draft) in self.drafts.iter().enumerate() {
            let same = i > 0 && self.drafts[i - 1].half.place.line == draft.half.place.line;
            match lines.last_mut().filter(|_| same) {
                Some((_, end)) => *end = i + 1,
                None => lines.push((i, i + 1)),
            }
        }
        let pairs = lines.iter().filter(|(from, end)| end - from == 2).count();
        let most = lines.iter().map(|(from, end)| end - from).max();
        // A number within a line says that lines are no rows.
        let apart =
            |(from, end): &(usize, usize)| end - from == 2 && self.drafts[*from].number != self.drafts[end - 1].number;
        // So does a line that goes on without a number where others have theirs.
        let unnumbered = |(from, _): &(usize, usize)| {
            let line = self.drafts[*from].half.place.line;
            !self.rows.is_empty() && self.rows.binary_search_by_key(&line, |row| row.place.line).is_err()
        };
        if lines.iter().any(unnumbered)
            || lines.iter().any(apart)
            || lines.len() < 2
            || most != Some(2)
            || pairs * 2 < lines.len()
        {
            return;
        }
        let column = |i: usize| self.drafts[i].half.place.column;
        let mut seconds: Vec<usize> =
            lines.iter().filter(|(from, end)| end - from == 2).map(|(i, _)| column(i + 1)).collect();
        seconds.sort_unstable();
        let second = seconds[seconds.len() / 2];
        let aligned = seconds.iter().filter(|column| column.abs_diff(second) <= 1).count() * 5 >= seconds.len() * 4;
        let firsts =
            lines.iter().filter(|(from, end)| end - from == 2).map(|(from, _)| column(*from)).max().unwrap_or(0);
        let sides: Vec<(usize, Color)> = lines
            .iter()
            .flat_map(|(from, end)| match end - from {
                2 => vec![(*from, Color::White), (from + 1, Color::Black)],
                _ if self.drafts[*from].is_right_behind_number() => Vec::new(),
                _ if aligned && column(*from).abs_diff(second) <= 1 && second > firsts => vec![(*from, Color::Black)],
                _ if aligned || self.drafts[*from].side.is_none() => vec![(*from, Color::White)],
                _ => Vec::new(),
            })
            .collect();
        for (i, side) in sides {
            self.drafts[i].side = Some(side);
        }
    }
}

fn next_is_half(after: &[PlacedItem]) -> bool {
    matches!(without_notes(after).next(), Some(SheetItem::Half(_)))
}

/// The items that are no notes beside half-moves.
fn without_notes<'i, 'a>(items: &'i [PlacedItem<'a>]) -> impl Iterator<Item = SheetItem<'a>> + use<'i, 'a> {
    let is_note = |item: &SheetItem| {
        use SheetItem::{Layout, LeftOut, Offer, Remark, Time};
        matches!(item, Remark(_) | Time(_) | Offer | Layout | LeftOut(_))
    };
    items.iter().map(|placed| placed.item).filter(move |item| !is_note(item))
}
