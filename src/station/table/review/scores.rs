//! Show both scores side by side around a half-move.

use crate::station::table::Station;
use ansage_compare::comparison::{Agreement, ComparisonRow};
use ansage_compare::procedure::DisputeFacts;
use ansage_game::seat::{ByColor, Color, color_name};
use ansage_seats::console::desk::report::join_messages;
use ansage_words::presentation::{Message, MessageForm, MessageValues};
use ansage_words::score::written::SheetEntry;

/// So many half-moves before and after the one that is looked at.
const AROUND: usize = 3;
/// The letters of an entry that fit beside another on a line.
const CELLS: usize = 10;

/// What both sheets have on one half-move.
struct ScoreRow {
    ply: usize,
    entries: ByColor<Option<SheetEntry>>,
    agreement: Agreement,
}

impl Station {
    pub(super) fn show_scores(&mut self, around: Option<u32>) {
        let facts = self.facts();
        let (lines, first) = lines(&facts);
        if lines.is_empty() {
            return self.say("desk-no-scores");
        }
        let wanted = |ply: u32| lines.iter().position(|line| line.ply >= ply as usize);
        let at = match around {
            Some(ply) => wanted(ply),
            None => first,
        };
        let at = at.unwrap_or(lines.len() - 1);
        let shown = &lines[at.saturating_sub(AROUND)..(at + AROUND + 1).min(lines.len())];
        let told = shown.iter().flat_map(|line| [self.score_row(line)].into_iter().chain(self.put_in(line))).collect();
        self.present_message(&join_messages(told));
    }

    /// On whose sheets the arbiter has put in this half-move.
    fn put_in(&self, line: &ScoreRow) -> Vec<Message> {
        let is_put_in = |color: &Color| line.entries.get(*color).as_ref().is_some_and(|entry| entry.by_arbiter);
        let (number, mover) = self.presenter.move_number_and_player(line.ply as u32);
        let place = |color| MessageValues::from_color(color).set("number", number).set("mover", color_name(mover));
        let told = |color| self.presenter.private_message("desk-score-put-in", place(color));
        Color::ALL.into_iter().filter(is_put_in).map(told).collect()
    }

    fn score_row(&self, line: &ScoreRow) -> Message {
        let (number, color) = self.presenter.move_number_and_player(line.ply as u32);
        let of = |whose: Color, form: MessageForm<'_>| match line.entries.get(whose) {
            None => "-".to_owned(),
            // What the program wrote for its owner stands there as a code.
            Some(SheetEntry { text, said: Ok(words), .. }) if words.to_string() == *text => {
                form.announcement_text(words)
            }
            Some(entry) if form.is_heard() => entry.text.clone(),
            Some(entry) => entry.text.chars().take(CELLS).collect(),
        };
        let values =
            MessageValues::new().set("number", number).with_color(color).set_variant_name("agreement", &line.agreement);
        let values = values.set_with_form("white", |form| of(Color::White, form));
        self.presenter.private_message("desk-score-row", values.set_with_form("black", |form| of(Color::Black, form)))
    }
}

/// Every half-move of either sheet, and the place of the first on which they do not agree.
fn lines(facts: &DisputeFacts) -> (Vec<ScoreRow>, Option<usize>) {
    if let Some(comparison) = &facts.comparison {
        let entry = |whose: Color, row: &ComparisonRow| {
            let entries = &comparison.readings.get(whose).written.entries;
            row.entries.get(whose).and_then(|at| entries.get(at)).cloned()
        };
        let line = |row: &ComparisonRow| ScoreRow {
            ply: row.ply,
            entries: ByColor { white: entry(Color::White, row), black: entry(Color::Black, row) },
            agreement: row.agreement,
        };
        return (comparison.rows.iter().map(line).collect(), comparison.first.map(|first| first.row));
    }
    let Some((whose, reading)) = &facts.alone else { return (Vec::new(), None) };
    let line = |(index, entry): (usize, &SheetEntry)| {
        let mut entries = ByColor { white: None, black: None };
        *entries.get_mut(*whose) = Some(entry.clone());
        ScoreRow { ply: index + 1, entries, agreement: Agreement::OneOnly }
    };
    (reading.written.entries.iter().enumerate().map(line).collect(), None)
}
