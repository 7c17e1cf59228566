//! Say what stands on the sheets where they do not agree, and what of them cannot be read.

use super::sheets::{further_slip_statements, is_said_by_slip, shown};
use super::{ArbiterStatement, HalfMovePlace, at, say};
use crate::procedure::{DisputeFacts, Proposal, Verdict};
use crate::reading::{Candidate, Mark, ReadingReason, SheetReading};
use ansage_game::reading::describe_legal_move;
use ansage_game::seat::Color;
use ansage_words::locale::CleanText;
use ansage_words::presentation::{MessageValues, Presenter};
use shakmaty::{Chess, Position};

/// Why the scores do not agree besides the summary, or what the only score says where it differs from the record. Then every
/// mark of both that says more.
pub fn score_difference_statements(
    presenter: &Presenter,
    facts: &DisputeFacts,
    proposal: &Proposal,
) -> Vec<ArbiterStatement> {
    let mut said = further_slip_statements(presenter, facts);
    let is_explained = facts.comparison.as_ref().is_some_and(|comparison| !comparison.slips.is_empty());
    let row = facts.comparison.as_ref().and_then(|comparison| comparison.rows.get(comparison.first?.row));
    let differ = matches!(proposal.verdict, Verdict::ScoresDiffer | Verdict::Unreadable);
    for whose in Color::ALL {
        let Some(reading) = facts.reading(whose) else { continue };
        if let Some(row) = row.filter(|_| differ && !is_explained) {
            let entry = row.entries.get(whose).and_then(|entry| reading.written.entries.get(entry));
            said.push(match entry {
                None => say(presenter, "reconcile-says-nothing", whose),
                Some(entry) => say(
                    presenter,
                    "reconcile-says",
                    MessageValues::from_color(whose)
                        .set("text", shown(&entry.text))
                        .set_digits("line", entry.line)
                        .set_digits("column", entry.column),
                ),
            });
        }
        for one in reading.marks.iter().filter(|mark| !is_said_by_slip(facts, mark)) {
            said.extend(mark_statements(presenter, whose, reading, one));
        }
    }
    said
}

/// One mark of a score, then what it may mean, numbered.
pub fn mark_statements(
    presenter: &Presenter,
    whose: Color,
    reading: &SheetReading,
    mark: &Mark,
) -> Vec<ArbiterStatement> {
    let kind = MessageValues::new().set_variant_name("kind", &mark.kind);
    let values = MessageValues::from_color(whose).set_digits("line", mark.line).set_embedded_message(
        "kind",
        "reconcile-mark-kind",
        kind,
    );
    let (at, text) = if mark.text.is_empty() {
        ("before", CleanText::own("none"))
    } else {
        ("in", CleanText::from(&shown(&mark.text)))
    };
    let values = values.set_digits("column", mark.column).set("at", at).set("text", text);
    let mut said = vec![say(presenter, "reconcile-mark", values)];
    let candidates = mark.candidates.iter().enumerate();
    said.extend(
        candidates.map(|(number, one)| candidate(presenter, &reading.position_before(one.ply), number + 1, one)),
    );
    said
}

/// Adds the number of a candidate and what speaks for it.
fn candidate(presenter: &Presenter, before: &Chess, number: usize, one: &Candidate) -> ArbiterStatement {
    let legal_after = match one.reason {
        ReadingReason::Following { legal } => legal.to_string(),
        _ => String::new(),
    };
    let reasoned = |values: MessageValues<'static>| {
        let values = values.set_embedded_message(
            "reason",
            "reconcile-reason",
            MessageValues::new().set_variant_name("reason", &one.reason).set_own_text("count", legal_after),
        );
        values.set_digits("candidate", number)
    };
    match one.legal.filter(|legal| before.is_legal(*legal)) {
        Some(legal) => {
            let meant = HalfMovePlace {
                number: before.fullmoves().get(),
                turn: before.turn(),
                telling: describe_legal_move(before, legal),
            };
            say(presenter, "reconcile-candidate", reasoned(at(meant)))
        }
        None => say(presenter, "reconcile-candidate-none", reasoned(MessageValues::new())),
    }
}
