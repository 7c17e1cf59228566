//! Say why two sheets do not agree: one cause, one sentence.

use super::{ArbiterStatement, HalfMovePlace, say};
use crate::comparison::{Agreement, Comparison, SheetSlip, SlipKind};
use crate::procedure::DisputeFacts;
use crate::reading::{Mark, MarkKind, ReadingReason};
use ansage_game::foreign::ForeignText;
use ansage_game::seat::{Color, color_name};
use ansage_words::locale::Args;
use ansage_words::presentation::{MessageForm, MessageValues, Presenter};
use ansage_words::score::illegal::describe_played_move;
use ansage_words::score::notation::move_number_and_color;
use ansage_words::score::written::SheetEntry;
use shakmaty::Position;

/// Half-moves of one cause that are named; of more the number is said.
const HALF_MOVES_SAID: usize = 8;
/// The cells for half-moves on a line, beside what is said of them.
const HALF_MOVES_CELLS: usize = 20;

/// Signs of one sheet that fit on a line beside those of the other.
const SHOWN_ON_LINE: usize = 8;
/// The most signs of a sheet that are shown.
const LONGEST_SHOWN: usize = 24;

/// What stands on a sheet, as far as there is room for it.
pub(super) fn shown(text: &str) -> ForeignText {
    ForeignText::new_within(text, LONGEST_SHOWN)
}

/// The first reason why two scores do not agree; `None` if they agree or only one is at hand.
pub fn summary_statement(presenter: &Presenter, facts: &DisputeFacts) -> Option<ArbiterStatement> {
    let slip = facts.comparison.as_ref()?.slips.first()?;
    slip_statement(presenter, facts, slip)
}

/// Every further reason, in the order of the game.
pub(super) fn further_slip_statements(presenter: &Presenter, facts: &DisputeFacts) -> Vec<ArbiterStatement> {
    let slips = facts.comparison.iter().flat_map(|comparison| comparison.slips.iter().skip(1));
    slips.filter_map(|slip| slip_statement(presenter, facts, slip)).collect()
}

/// Returns `true` if the sheets contradict each other nowhere: half-moves are left out or written twice, beyond doubt.
pub(super) fn is_merely_incomplete(facts: &DisputeFacts) -> bool {
    let slips = facts.comparison.as_ref().map_or(&[][..], |comparison| &comparison.slips);
    let is_incomplete = |slip: &SheetSlip| {
        slip.is_borne_out && slip.whose.is_some() && matches!(slip.kind, SlipKind::LeftOut | SlipKind::WrittenTwice)
    };
    !slips.is_empty() && slips.iter().all(is_incomplete)
}

/// Returns `true` if the sentence on the slip says all that this mark says.
pub(super) fn is_said_by_slip(facts: &DisputeFacts, mark: &Mark) -> bool {
    let [candidate] = &mark.candidates[..] else { return false };
    facts.comparison.as_ref().is_some_and(|comparison| !comparison.slips.is_empty())
        && !matches!(mark.kind, MarkKind::Doubtful | MarkKind::WrongColumn)
        && matches!(candidate.reason, ReadingReason::OtherSheet | ReadingReason::Record | ReadingReason::StandsBefore)
}

fn slip_statement(presenter: &Presenter, facts: &DisputeFacts, slip: &SheetSlip) -> Option<ArbiterStatement> {
    let comparison = facts.comparison.as_ref()?;
    let sheets = SlippedSheets { facts, comparison, slip };
    let (number, turn) = move_number_and_color(&comparison.readings.white.written.start, slip.ply);
    let counted = || MessageValues::new().set_digits("number", number).set("turn", color_name(turn));
    let named = || {
        let places = sheets.half_moves();
        counted().set_with_form("moves", move |form| half_moves_text(form, &places))
    };
    let on_one = |values: MessageValues<'static>, on: Color| {
        let values = values.with_color(on).set_yes_no("certain", slip.is_borne_out);
        sheets.set_place(sheets.set_text(values, "text", on), "place", on)
    };
    let on_both = || {
        let values = sheets.set_text_with_place(counted(), "white", Color::White);
        sheets.set_text_with_place(values, "black", Color::Black)
    };
    let (id, values) = match (slip.kind, slip.whose) {
        (SlipKind::LeftOut, Some(on)) => ("reconcile-sheets-left-out", on_one(named(), on)),
        (SlipKind::LeftOut, None) => {
            // Only the record names what neither sheet has.
            let known = if slip.half_moves.is_empty() { "no" } else { "record" };
            ("reconcile-sheets-both-left-out", named().set("known", known).set("count", slip.count))
        }
        (SlipKind::WrittenTwice, Some(on)) => ("reconcile-sheets-twice", on_one(counted(), on)),
        (SlipKind::Inserted, Some(on)) => ("reconcile-sheets-inserted", on_one(counted(), on)),
        (SlipKind::Exchanged, Some(on)) => ("reconcile-sheets-exchanged", on_one(counted(), on)),
        (SlipKind::Unread, Some(on)) => {
            let kind = MessageValues::new().set_variant_name("kind", &sheets.kind_of_mark(on));
            ("reconcile-sheets-unread", on_one(named(), on).set_embedded_message("kind", "reconcile-mark-kind", kind))
        }
        (SlipKind::Unread, None) => ("reconcile-sheets-neither-read", on_both()),
        (SlipKind::InDoubt, _) => ("reconcile-sheets-in-doubt", named()),
        (SlipKind::Parted, _) if sheets.can_both_be_read() => ("reconcile-sheets-parted", on_both()),
        (SlipKind::Parted, _) => ("reconcile-sheets-unlike", on_both()),
        (SlipKind::Different, _) | (SlipKind::WrittenTwice | SlipKind::Inserted | SlipKind::Exchanged, None) => {
            ("reconcile-sheets-differ", on_both())
        }
    };
    Some(say(presenter, id, values))
}

/// Both sheets, at one slip.
#[derive(Clone, Copy)]
struct SlippedSheets<'a> {
    facts: &'a DisputeFacts,
    comparison: &'a Comparison,
    slip: &'a SheetSlip,
}

impl SlippedSheets<'_> {
    /// The half-moves of the slip, each with its place in the game.
    fn half_moves(self) -> Vec<HalfMovePlace> {
        let mut position = self.comparison.reading_with(self.slip).position_before(self.slip.ply);
        let place = |legal: &shakmaty::Move| {
            let telling = describe_played_move(&position, *legal);
            let place = HalfMovePlace { number: position.fullmoves().get(), turn: position.turn(), telling };
            position.play_unchecked(*legal);
            place
        };
        self.slip.half_moves.iter().map(place).collect()
    }

    /// Whether each sheet has a half-move there that can be read.
    fn can_both_be_read(self) -> bool {
        let mut rows = self.comparison.rows.iter();
        rows.find(|row| row.ply >= self.slip.ply).is_some_and(|row| row.agreement == Agreement::Differ)
    }

    fn kind_of_mark(self, on: Color) -> MarkKind {
        let entry = Some(*self.slip.first_entries.get(on));
        let mut marks = self.comparison.readings.get(on).marks.iter();
        marks.find(|mark| mark.entry == entry).map_or(MarkKind::Impossible, |mark| mark.kind)
    }

    fn entries(self, on: Color) -> Vec<SheetEntry> {
        self.comparison.entries_of_slip(self.slip, on).to_vec()
    }

    /// The line and column of the first entry of the slip, or of the entry before which something is missing. `None` for a score that
    /// the program keeps.
    fn place(self, on: Color) -> Option<(usize, usize)> {
        let entry = self.comparison.readings.get(on).written.entries.get(*self.slip.first_entries.get(on))?;
        self.facts.sheets.get(on).then_some((entry.line, entry.column))
    }

    fn set_text(self, values: MessageValues<'static>, name: &'static str, on: Color) -> MessageValues<'static> {
        let (entries, is_sheet) = (self.entries(on), *self.facts.sheets.get(on));
        values.set_with_form(name, move |form| entries_text(form, &entries, is_sheet))
    }

    fn set_place(self, values: MessageValues<'static>, name: &'static str, on: Color) -> MessageValues<'static> {
        let place = self.place(on);
        values.set_with_form(name, move |form| place_text(form, place))
    }

    fn set_text_with_place(
        self,
        values: MessageValues<'static>,
        name: &'static str,
        on: Color,
    ) -> MessageValues<'static> {
        let (entries, is_sheet, place) = (self.entries(on), *self.facts.sheets.get(on), self.place(on));
        values.set_with_form(name, move |form| entries_text(form, &entries, is_sheet) + &place_text(form, place))
    }
}

/// `20. Qf3xe4 g7-g6`, or to be heard each with its player.
fn half_moves_text(form: MessageForm<'_>, places: &[HalfMovePlace]) -> String {
    let name = |(index, place): (usize, &HalfMovePlace)| {
        let place_in_list = if index == 0 { "first" } else { "later" };
        let args = Args::new().set_digits("number", place.number).set("turn", color_name(place.turn));
        let args = args.set("place", place_in_list).set_own_text("move", form.move_text(&place.telling));
        form.heard_or_short_text("reconcile-half-move", &args)
    };
    let mut named: Vec<String> = places.iter().take(HALF_MOVES_SAID).enumerate().map(name).collect();
    while form.is_for_line() && named.len() > 1 && named.join(" ").len() > HALF_MOVES_CELLS {
        named.pop();
    }
    if places.len() > named.len() {
        let args = Args::new().set("count", places.len() - named.len());
        named.push(form.heard_or_short_text("reconcile-half-moves-more", &args));
    }
    named.join(if form.is_heard() { ", " } else { " " })
}

/// What is written on a sheet, as it is written; a half-move that the program wrote for its owner, in words.
fn entries_text(form: MessageForm<'_>, entries: &[SheetEntry], is_sheet: bool) -> String {
    if let [SheetEntry { said: Ok(words), .. }] = entries
        && !is_sheet
    {
        return form.announcement_text(words);
    }
    if entries.is_empty() {
        return form.square_content_text(None);
    }
    let written: Vec<&str> = entries.iter().map(|entry| entry.text.as_str()).collect();
    form.quoted_text(&shown(&written.join(" ")), SHOWN_ON_LINE)
}

/// ` (line 20, column 5)`, and nothing on a line of 40 cells.
fn place_text(form: MessageForm<'_>, place: Option<(usize, usize)>) -> String {
    let Some((line, column)) = place.filter(|_| !form.is_for_line()) else { return String::new() };
    let args = Args::new().set_digits("line", line).set_digits("column", column);
    format!(" {}", form.locale.message_text("reconcile-sheet-place", &args))
}
