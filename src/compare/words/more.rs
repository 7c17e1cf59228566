//! Say what else the arbiter must know, and what else may be the true course.

use super::sheets::{is_said_by_slip, shown};
use super::{ArbiterStatement, at, half_move_place, hand_steps_with_heading, say};
use crate::procedure::{Alternative, AlternativeSource, DisputeFacts, ProcedureNote, Proposal, two_boards_article};
use ansage_game::announcement::MoveDescription;
use ansage_game::seat::{Color, color_name};
use ansage_words::presentation::{MessageValues, Presenter};
use ansage_words::score::LeftOut;
use ansage_words::score::notation::move_number_and_color;
use ansage_words::score::result::GameResult;
use shakmaty::Move;

/// Every note.
pub fn note_statements(presenter: &Presenter, facts: &DisputeFacts, proposal: &Proposal) -> Vec<ArbiterStatement> {
    proposal.notes.iter().map(|one| note_statement(presenter, facts, proposal, one)).collect()
}

/// One note.
pub fn note_statement(
    presenter: &Presenter,
    facts: &DisputeFacts,
    proposal: &Proposal,
    note: &ProcedureNote,
) -> ArbiterStatement {
    let of_record = |ply: usize| {
        let course: &[Move] = facts.record.as_ref().map_or(&[], |record| &record.course);
        half_move_place(&proposal.start, course, ply.saturating_sub(1))
    };
    let counted = |ply: usize| {
        let (number, turn) = move_number_and_color(&proposal.start, ply);
        MessageValues::new().set_digits("number", number).set("turn", color_name(turn))
    };
    let plain = |id| say(presenter, id, ());
    let article = || MessageValues::new().set_own_text("article", two_boards_article(facts.edition));
    let at_record = |id, ply| match of_record(ply) {
        Some(kept) => say(presenter, id, at(kept)),
        None => plain("reconcile-note-no-more"),
    };
    match *note {
        ProcedureNote::CourseDiffers { ply } => at_record("reconcile-note-course-differs", ply),
        ProcedureNote::IllegalThere { ply } => at_record("reconcile-note-illegal-there", ply),
        ProcedureNote::RecordHas { ply } => at_record("reconcile-note-record-has", ply),
        ProcedureNote::RecordGoesOn { ply } => at_record("reconcile-note-record-goes-on", ply),
        ProcedureNote::FirstSymptom { by, named, ply } => say(
            presenter,
            "reconcile-note-first-symptom",
            counted(ply).with_color(by).set_move("move", &MoveDescription::from_named_move(named)),
        ),
        ProcedureNote::SymptomByBoard { by, named, ply } => say(
            presenter,
            "reconcile-note-symptom-by-board",
            counted(ply).with_color(by).set_move("move", &MoveDescription::from_named_move(named)),
        ),
        ProcedureNote::ScoreEnds { whose, ply } => {
            say(presenter, "reconcile-note-score-ends", counted(ply).with_color(whose))
        }
        ProcedureNote::OneScore { whose } => say(presenter, "reconcile-note-one-score", article().with_color(whose)),
        ProcedureNote::LeftOut { whose, ref left } => left_out_statement(presenter, whose, left),
        ProcedureNote::ScoreInParts { whose } => say(presenter, "reconcile-note-score-in-parts", whose),
        ProcedureNote::MayRestore => plain("reconcile-note-may-restore"),
        ProcedureNote::NoScores => say(presenter, "reconcile-note-no-scores", article()),
        ProcedureNote::BoardsAlike => plain("reconcile-note-boards-alike"),
        ProcedureNote::StartsDiffer => plain("reconcile-note-starts-differ"),
        ProcedureNote::OtherStart => plain("reconcile-note-other-start"),
        ProcedureNote::ResultsDiffer { results } => {
            let values = MessageValues::new().set("white", results.white.text()).set("black", results.black.text());
            say(presenter, "reconcile-note-results-differ", values)
        }
        ProcedureNote::ResultOnOne { whose, result } => {
            say(presenter, "reconcile-note-result-on-one", of_score(whose, result))
        }
        ProcedureNote::ResultNotOfRecord { whose, result, record } => {
            say(presenter, "reconcile-note-result-not-of-record", of_score(whose, result).set("other", record.text()))
        }
        ProcedureNote::WrongNumber { whose, line, column, number, due } => {
            let place = MessageValues::from_color(whose).set_digits("line", line).set_digits("column", column);
            let values = place.set_digits("number", number).set_digits("due", due);
            say(presenter, "reconcile-note-number", values)
        }
        ProcedureNote::OfferOnOne { whose, ply } => {
            say(presenter, "reconcile-note-offer-on-one", counted(ply).with_color(whose))
        }
        ProcedureNote::HeaderDiffers { whose, result, header } => {
            say(presenter, "reconcile-note-header-differs", of_score(whose, result).set("other", header.text()))
        }
        ProcedureNote::SecondResult { whose, result, second } => {
            say(presenter, "reconcile-note-second-result", of_score(whose, result).set("other", second.text()))
        }
        ProcedureNote::OtherHeader { header, ref values } => {
            let named = MessageValues::new().set_own_text("header", header.name());
            let values = named.set("white", shown(&values.white)).set("black", shown(&values.black));
            say(presenter, "reconcile-note-other-header", values)
        }
        ProcedureNote::ResultNotOfBoard { whose, result, board } => {
            say(presenter, "reconcile-note-result-not-of-board", of_score(whose, result).set("other", board.text()))
        }
    }
}

fn left_out_statement(presenter: &Presenter, whose: Color, left: &LeftOut) -> ArbiterStatement {
    let what = MessageValues::new().set_variant_name("kind", &left.kind).set_digits("line", left.line);
    let what = what.set("text", shown(&left.text));
    let values = MessageValues::from_color(whose).set_digits("line", left.line);
    say(presenter, "reconcile-note-left-out", values.set_embedded_message("what", "trouble-score-left-out", what))
}

/// `$color` of a score and the `$result` it has.
fn of_score(whose: Color, result: GameResult) -> MessageValues<'static> {
    MessageValues::from_color(whose).set("result", result.text())
}

/// Every other course that may be the true one; with what hands must do for it where the arbiter may restore it.
pub fn alternative_statements(
    presenter: &Presenter,
    facts: &DisputeFacts,
    proposal: &Proposal,
) -> Vec<ArbiterStatement> {
    proposal.alternatives.iter().flat_map(|one| alternative(presenter, facts, proposal, one)).collect()
}

fn alternative(
    presenter: &Presenter,
    facts: &DisputeFacts,
    proposal: &Proposal,
    one: &Alternative,
) -> Vec<ArbiterStatement> {
    let last = one.course.len().checked_sub(1).and_then(|last| half_move_place(&proposal.start, &one.course, last));
    let Some(last) = last else { return Vec::new() };
    let mut said = vec![match one.of {
        AlternativeSource::Score(whose) => say(presenter, "reconcile-alternative-score", at(last).with_color(whose)),
        AlternativeSource::Candidate { whose, mark, candidate } => {
            let mark = facts.reading(whose).and_then(|reading| reading.marks.get(mark));
            if mark.is_some_and(|mark| is_said_by_slip(facts, mark)) {
                return vec![say(presenter, "reconcile-alternative-completed", at(last).with_color(whose))];
            }
            let line = mark.map_or(0, |mark| mark.line);
            say(
                presenter,
                "reconcile-alternative-candidate",
                at(last).with_color(whose).set_digits("line", line).set_digits("candidate", candidate + 1),
            )
        }
    }];
    // What follows from a mere proposal is walked through only when the arbiter has taken it.
    for color in Color::ALL.into_iter().filter(|_| matches!(one.of, AlternativeSource::Score(_))) {
        if let Some(steps) = one.adjust.get(color) {
            said.extend(hand_steps_with_heading(presenter, color, steps));
        }
    }
    said
}
