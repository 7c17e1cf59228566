//! Tell what else stands on the sheets: numbers that are not those of their moves, a draw offer that only one sheet has (C.12), and
//! other players or another day.

use super::{ComparedHeader, DisputeFacts, ProcedureNote};
use crate::comparison::{Agreement, ComparisonRow};
use crate::reading::SheetReading;
use ansage_game::seat::{ByColor, Color};
use ansage_words::score::notation::move_number_and_color;
use ansage_words::score::pgn::tag_value;
use ansage_words::score::{LeftOut, LeftOutKind};
use shakmaty::Position;
use std::collections::BTreeSet;

/// The notes on numbers, then on offers, then on headers.
pub(super) fn notes_on_sheets(facts: &DisputeFacts) -> Vec<ProcedureNote> {
    let mut notes = Vec::new();
    for whose in Color::ALL {
        if let Some(reading) = facts.reading(whose).filter(|_| *facts.sheets.get(whose)) {
            notes.extend(notes_on_numbers(whose, reading));
            notes.extend(notes_on_text(whose, reading));
        }
    }
    notes.extend(notes_on_offers(facts));
    notes.extend(notes_on_headers(facts));
    notes
}

/// Text in which moves or a result may be lost.
fn notes_on_text(whose: Color, reading: &SheetReading) -> impl Iterator<Item = ProcedureNote> {
    let may_lose = |left: &&LeftOut| {
        matches!(left.kind, LeftOutKind::Footing | LeftOutKind::Result | LeftOutKind::NextMove | LeftOutKind::Variation)
    };
    let told = reading.written.left_out.iter().filter(may_lose).take(MOST_TOLD);
    told.map(move |left| ProcedureNote::LeftOut { whose, left: left.clone() })
}

/// The most notes on text for one sheet.
const MOST_TOLD: usize = 8;

/// The headers that name somebody or something else. A name is the same where one sheet has it shorter, or the other way round.
fn notes_on_headers(facts: &DisputeFacts) -> Vec<ProcedureNote> {
    let Some(comparison) = facts.comparison.as_ref().filter(|_| facts.sheets.white && facts.sheets.black) else {
        return Vec::new();
    };
    let words = |value: &str| -> BTreeSet<String> {
        let words = value.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(|word| word.trim_start_matches('0').to_lowercase()).collect()
    };
    let headers = [ComparedHeader::Player(Color::White), ComparedHeader::Player(Color::Black), ComparedHeader::Date];
    let note = |header: ComparedHeader| {
        let value = |whose: Color| tag_value(&comparison.readings.get(whose).written.tags, header.name());
        let (white, black) = (value(Color::White)?, value(Color::Black)?);
        let (one, other) = (words(white), words(black));
        let same = one.is_subset(&other) || other.is_subset(&one);
        let values = ByColor { white: white.to_owned(), black: black.to_owned() };
        (!same).then_some(ProcedureNote::OtherHeader { header, values })
    };
    headers.into_iter().filter_map(note).collect()
}

/// Where the numbers leave those of the moves. Numbers that go on counting from there are not told again.
fn notes_on_numbers(whose: Color, reading: &SheetReading) -> Vec<ProcedureNote> {
    let written = &reading.written;
    let first = written.start.fullmoves().get();
    // Where the game starts later, its moves may be counted from 1 all the same.
    let from_one = written.entries.iter().find_map(|entry| entry.number) == Some(1);
    let mut ahead = if from_one { 1 - i64::from(first) } else { 0 };
    let mut notes = Vec::new();
    // Where something is left out or passed over, the numbers may run on behind it: that is told by its mark.
    let (mut next_entry, mut is_explained) = (0, false);
    for (index, half_move) in reading.half_moves.iter().enumerate() {
        is_explained |= half_move.entry != Some(next_entry);
        next_entry = half_move.entry.map_or(next_entry, |entry| entry + 1);
        let Some(entry) = half_move.entry.and_then(|entry| written.entries.get(entry)) else { continue };
        let Some(((line, column), number)) = entry.numbered_at.zip(entry.number) else { continue };
        let (due, _) = move_number_and_color(&written.start, index + 1);
        let now = i64::from(number) - i64::from(due);
        let is_told = std::mem::take(&mut is_explained) || half_move.mark.is_some();
        if std::mem::replace(&mut ahead, now) != now && !is_told {
            notes.push(ProcedureNote::WrongNumber { whose, line, column, number, due });
        }
    }
    notes
}

/// The half-moves on which both sheets agree, and only one has a draw offer with it.
fn notes_on_offers(facts: &DisputeFacts) -> Vec<ProcedureNote> {
    let Some(comparison) = facts.comparison.as_ref().filter(|_| facts.sheets.white && facts.sheets.black) else {
        return Vec::new();
    };
    let offered = |whose: Color, entry: Option<usize>| {
        let written = &comparison.readings.get(whose).written;
        entry.and_then(|entry| written.entries.get(entry)).is_some_and(|entry| entry.offered)
    };
    let agreed = |row: &&ComparisonRow| row.ply <= comparison.agreed && row.agreement == Agreement::Same;
    let same = comparison.rows.iter().filter(agreed);
    let on_one = same.filter_map(|row| {
        let [white, black] = Color::ALL.map(|whose| offered(whose, *row.entries.get(whose)));
        let whose = if white { Color::White } else { Color::Black };
        (white != black).then_some(ProcedureNote::OfferOnOne { whose, ply: row.ply })
    });
    on_one.collect()
}
