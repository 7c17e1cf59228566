//! What was found, as JSON: English names, algebraic squares, no word that changes with the language.

use ansage_compare::boards::{BoardDeparture, Explanation, Slip};
use ansage_compare::comparison::{Comparison, SheetSlip, SlipKind};
use ansage_compare::procedure::{
    Alternative, AlternativeSource, Basis, DisputeFacts, ProcedureNote, Proposal, Verdict, two_boards_article,
};
use ansage_compare::reading::{Mark, SheetReading};
use ansage_compare::steps::HandStep;
use ansage_compare::words;
use ansage_game::seat::{ByColor, Color, color_name};
use ansage_words::locale::Lang;
use ansage_words::locale::message::role_key;
use ansage_words::presentation::variant_name;
use ansage_words::score::notation::{move_number_and_color, move_to_san, position_after};
use serde::Serialize;
use serde_json::{Value, json};
use shakmaty::fen::Fen;
use shakmaty::{Chess, EnPassantMode, Move, Piece, Position};

/// At most so many possible slips of one board are listed.
const SLIPS_LISTED: usize = 10;

/// The object of the contract; `fen` is the position after the last agreed half-move.
#[derive(Debug, Serialize)]
pub(super) struct ReconcileFigures {
    verdict: &'static str,
    agreed_plies: usize,
    last_agreed_san: Option<String>,
    fen: Option<String>,
    white_score: Option<NextDifference>,
    black_score: Option<NextDifference>,
    adjust: Vec<ClockAdjustment>,
    clocks: ClockFigures,
    notes: Vec<Value>,
}

/// What a score has where the two differ first; nothing where they do not.
#[derive(Debug, Serialize)]
struct NextDifference {
    next: Option<String>,
    line: Option<usize>,
}

#[derive(Debug, Serialize)]
struct ClockAdjustment {
    board: &'static str,
    steps: Vec<String>,
}

#[derive(Debug, Serialize)]
struct ClockFigures {
    white_ms: Option<u64>,
    black_ms: Option<u64>,
    source: &'static str,
}

/// What was found.
pub(super) fn gather_figures(facts: &DisputeFacts, proposal: &Proposal, sheets: &[Color]) -> ReconcileFigures {
    let known = proposal.clocks.map(|known| known.clocks);
    let millis = |color| known.and_then(|clocks| *clocks.get(color)).map(|left| left.as_millis());
    let (white_ms, black_ms) = (millis(Color::White), millis(Color::Black));
    let source = if white_ms.is_some() || black_ms.is_some() { "journal" } else { "none" };
    let last = proposal.agreed.checked_sub(1);
    ReconcileFigures {
        verdict: match proposal.verdict {
            Verdict::Agree => "agree",
            Verdict::BoardsDiffer => "boards_differ",
            Verdict::ScoresDiffer => "scores_differ",
            Verdict::Unreadable => "unreadable",
        },
        agreed_plies: proposal.agreed,
        last_agreed_san: last.and_then(|last| san_at(&proposal.start, &proposal.course, last)),
        fen: (proposal.basis != Basis::Boards).then(|| position_to_fen(&proposal.agreed_position())),
        white_score: next(facts, Color::White),
        black_score: next(facts, Color::Black),
        adjust: adjust(&proposal.adjust),
        clocks: ClockFigures { white_ms, black_ms, source },
        notes: notes(facts, proposal).into_iter().chain(letters(facts, sheets)).collect(),
    }
}

/// A position as FEN.
pub(super) fn position_to_fen(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

fn san_at(start: &Chess, course: &[Move], index: usize) -> Option<String> {
    let legal = *course.get(index)?;
    Some(move_to_san(&position_after(start, course.get(..index)?), legal, Lang::En))
}

/// The boards that must change.
fn adjust(steps: &ByColor<Option<Vec<HandStep>>>) -> Vec<ClockAdjustment> {
    let of = |color| {
        let steps: Vec<String> = steps.get(color).as_ref()?.iter().map(ToString::to_string).collect();
        (!steps.is_empty()).then_some(ClockAdjustment { board: color_name(color), steps })
    };
    Color::ALL.into_iter().filter_map(of).collect()
}

/// What a score has next: the move it means there, else what is written.
fn next(facts: &DisputeFacts, whose: Color) -> Option<NextDifference> {
    let reading = facts.reading(whose)?;
    let row = facts.comparison.as_ref().and_then(|comparison| comparison.rows.get(comparison.first?.row));
    let entry = row.and_then(|row| reading.written.entries.get((*row.entries.get(whose))?));
    let agreed = facts.comparison.as_ref().map_or(0, |comparison| comparison.agreed);
    let meant = row.and_then(|row| {
        let position = reading.position_before(agreed + 1);
        let legal = (*row.meant.get(whose)).filter(|legal| position.is_legal(*legal))?;
        Some(move_to_san(&position, legal, Lang::En))
    });
    let next = entry.map(|entry| meant.unwrap_or_else(|| entry.text.clone()));
    Some(NextDifference { next, line: entry.map(|entry| entry.line) })
}

fn notes(facts: &DisputeFacts, proposal: &Proposal) -> Vec<Value> {
    let mut notes: Vec<Value> = (proposal.basis != Basis::Boards).then(|| cell(facts, proposal)).into_iter().collect();
    notes.extend(proposal.notes.iter().map(|one| note(facts, proposal, one)));
    if proposal.goes_on_behind_agreed() {
        notes.push(json!({"code": "position_to_show", "fen": position_to_fen(&proposal.position)}));
    }
    for color in Color::ALL {
        notes.extend(explained(proposal, color));
    }
    notes.extend(
        facts.comparison.iter().flat_map(|compared| compared.slips.iter().map(|slip| sheet_slip(compared, slip))),
    );
    for color in Color::ALL {
        if let Some(reading) = facts.reading(color) {
            notes.extend(reading.marks.iter().map(|one| mark(color, reading, one)));
        }
    }
    notes.extend(between(facts));
    notes.extend(proposal.alternatives.iter().map(|one| alternative(facts, one)));
    notes
}

/// Whose letters the sheets are read with.
fn letters(facts: &DisputeFacts, sheets: &[Color]) -> impl Iterator<Item = Value> {
    sheets.iter().filter_map(|whose| {
        let codes: Vec<&str> = facts.reading(*whose)?.written.languages.iter().map(|lang| lang.code()).collect();
        Some(json!({"code": "letters", "score": color_name(*whose), "languages": codes}))
    })
}

fn note(facts: &DisputeFacts, proposal: &Proposal, note: &ProcedureNote) -> Value {
    let kept = |ply: usize| {
        let course = facts.record.as_ref().map_or(&[][..], |record| &record.course);
        san_at(&proposal.start, course, ply.saturating_sub(1))
    };
    let of_record = |code: &str, ply: usize| json!({"code": code, "ply": ply, "san": kept(ply)});
    match *note {
        ProcedureNote::CourseDiffers { ply } => of_record("course_differs", ply),
        ProcedureNote::IllegalThere { ply } => of_record("illegal_there", ply),
        ProcedureNote::RecordHas { ply } => of_record("record_has", ply),
        ProcedureNote::RecordGoesOn { ply } => of_record("record_goes_on", ply),
        ProcedureNote::FirstSymptom { ply, by, named } => {
            json!({"code": "first_symptom", "ply": ply, "by": color_name(by), "move": named.to_string()})
        }
        ProcedureNote::SymptomByBoard { ply, by, named } => {
            json!({"code": "symptom_by_board", "ply": ply, "by": color_name(by), "move": named.to_string()})
        }
        ProcedureNote::ScoreEnds { whose, ply } => {
            json!({"code": "score_ends", "score": color_name(whose), "ply": ply})
        }
        ProcedureNote::OneScore { whose } => json!({"code": "one_score", "score": color_name(whose)}),
        ProcedureNote::LeftOut { whose, ref left } => {
            json!({"code": "left_out", "score": color_name(whose), "what": left})
        }
        ProcedureNote::ScoreInParts { whose } => json!({"code": "score_in_parts", "score": color_name(whose)}),
        ProcedureNote::MayRestore => json!({"code": "may_restore"}),
        ProcedureNote::NoScores => json!({"code": "no_scores"}),
        ProcedureNote::BoardsAlike => json!({"code": "boards_alike"}),
        ProcedureNote::OtherStart => json!({"code": "other_start"}),
        ProcedureNote::StartsDiffer => json!({"code": "starts_differ"}),
        ProcedureNote::ResultsDiffer { results } => {
            json!({"code": "results_differ", "white_score": results.white.text(), "black_score": results.black.text()})
        }
        ProcedureNote::ResultOnOne { whose, result } => {
            json!({"code": "result_on_one", "score": color_name(whose), "result": result.text()})
        }
        ProcedureNote::ResultNotOfRecord { whose, result, record } => json!({
            "code": "result_not_of_record", "score": color_name(whose), "result": result.text(), "record": record.text()
        }),
        ProcedureNote::WrongNumber { whose, line, column, number, due } => json!({
            "code": "wrong_number", "score": color_name(whose), "line": line, "column": column, "number": number, "due": due
        }),
        ProcedureNote::OfferOnOne { whose, ply } => {
            json!({"code": "offer_on_one", "score": color_name(whose), "ply": ply})
        }
        ProcedureNote::HeaderDiffers { whose, result, header } => json!({
            "code": "header_differs", "score": color_name(whose), "result": result.text(), "header": header.text()
        }),
        ProcedureNote::SecondResult { whose, result, second } => json!({
            "code": "second_result", "score": color_name(whose), "result": result.text(), "second": second.text()
        }),
        ProcedureNote::OtherHeader { header, ref values } => json!({
            "code": "other_header", "header": header.name(), "white_score": values.white, "black_score": values.black
        }),
        ProcedureNote::ResultNotOfBoard { whose, result, board } => json!({
            "code": "result_not_of_board", "score": color_name(whose), "result": result.text(), "board": board.text()
        }),
    }
}

/// The squares on which the two boards differ from each other, where they do.
fn between(facts: &DisputeFacts) -> Option<Value> {
    let squares = words::differences_between_boards(facts)?;
    let on = |piece: Option<Piece>| piece.map(|piece| format!("{} {}", color_name(piece.color), role_key(piece.role)));
    let squares: Vec<Value> = squares
        .iter()
        .map(
            |it| json!({"square": it.square.to_string(), "white_board": on(it.shows), "black_board": on(it.announced)}),
        )
        .collect();
    Some(json!({"code": "boards_differ", "squares": squares}))
}

fn explained(proposal: &Proposal, whose: Color) -> Option<Value> {
    let course = words::basis_message_key(proposal.against.get(whose).unwrap_or(proposal.basis));
    let board = color_name(whose);
    Some(match proposal.explained.get(whose).as_ref()? {
        Explanation::Follows { ply } => {
            json!({"code": "board_follows", "board": board, "course": course, "ply": ply})
        }
        Explanation::Several(found) => {
            let slips: Vec<Value> = found.iter().map(slip).collect();
            json!({"code": "board_left_often", "board": board, "course": course, "slips": slips})
        }
        Explanation::Unexplained => json!({"code": "board_unexplained", "board": board, "course": course}),
        Explanation::Left(found) => {
            let slips: Vec<Value> = found.iter().take(SLIPS_LISTED).map(slip).collect();
            json!({"code": "board_left", "board": board, "course": course, "slips": slips, "found": found.len()})
        }
    })
}

fn slip(departure: &BoardDeparture) -> Value {
    let ply = departure.ply;
    match departure.slip {
        Slip::NotExecuted => json!({"ply": ply, "slip": "not_executed"}),
        Slip::OtherSquare { to } => json!({"ply": ply, "slip": "other_square", "to": to.to_string()}),
        Slip::OtherPiece { from, to } => {
            json!({"ply": ply, "slip": "other_piece", "from": from.to_string(), "to": to.to_string()})
        }
        Slip::NotRemoved { square } => json!({"ply": ply, "slip": "not_removed", "square": square.to_string()}),
        Slip::OnlyRemoved { square } => {
            json!({"ply": ply, "slip": "only_removed", "square": square.to_string()})
        }
        Slip::HalfCastling { role } => json!({"ply": ply, "slip": "half_castling", "piece": role_key(role)}),
        Slip::OtherPromotion { role } => json!({"ply": ply, "slip": "other_promotion", "piece": role_key(role)}),
        Slip::Displaced { piece, from, to } => json!({
            "ply": ply,
            "slip": "displaced",
            "piece": format!("{} {}", color_name(piece.color), role_key(piece.role)),
            "from": from.to_string(),
            "to": to.map(|to| to.to_string()),
        }),
    }
}

/// What the article on two boards provides, or what is needed first.
fn cell(facts: &DisputeFacts, proposal: &Proposal) -> Value {
    json!({
        "code": "provision",
        "boards": json_key(proposal.boards_found.message_key()),
        "scores": json_key(proposal.scores_found.message_key()),
        "provides": json_key(&variant_name(&proposal.provision)),
        "article": two_boards_article(facts.edition),
    })
}

/// Why the scores do not agree: one cause.
fn sheet_slip(compared: &Comparison, slip: &SheetSlip) -> Value {
    let start = &compared.readings.white.written.start;
    let (number, turn) = move_number_and_color(start, slip.ply);
    let mut position = compared.reading_with(slip).position_before(slip.ply);
    let san = |legal: &Move| {
        let text = move_to_san(&position, *legal, Lang::En);
        position.play_unchecked(*legal);
        text
    };
    let is_named = matches!(slip.kind, SlipKind::LeftOut | SlipKind::Unread);
    let half_moves: Vec<String> = slip.half_moves.iter().filter(|_| is_named).map(san).collect();
    let written = |whose| -> Vec<&str> {
        compared.entries_of_slip(slip, whose).iter().map(|entry| entry.text.as_str()).collect()
    };
    json!({
        "code": "slip",
        "kind": json_key(&variant_name(&slip.kind)),
        "score": slip.whose.map(color_name),
        "ply": slip.ply,
        "number": number,
        "turn": color_name(turn),
        "san": half_moves,
        "white": written(Color::White),
        "black": written(Color::Black),
        "certain": slip.is_borne_out && slip.whose.is_some(),
    })
}

fn mark(whose: Color, reading: &SheetReading, mark: &Mark) -> Value {
    let (number, turn) = move_number_and_color(&reading.written.start, mark.ply);
    let candidates: Vec<Value> = mark
        .candidates
        .iter()
        .map(|meant| {
            let position = reading.position_before(meant.ply);
            let legal = meant.legal.filter(|legal| position.is_legal(*legal));
            let text = legal.map(|legal| move_to_san(&position, legal, Lang::En));
            json!({"ply": meant.ply, "san": text, "reason": json_key(meant.reason.message_key())})
        })
        .collect();
    json!({
        "code": "mark",
        "score": color_name(whose),
        "kind": json_key(mark.kind.message_key()),
        "ply": mark.ply,
        "number": number,
        "turn": color_name(turn),
        "line": mark.line,
        "column": mark.column,
        "text": mark.text,
        "candidates": candidates,
    })
}

/// A key of messages as `--json` writes it.
fn json_key(key: &str) -> String {
    key.replace('-', "_")
}

fn alternative(facts: &DisputeFacts, one: &Alternative) -> Value {
    let (source, whose, line) = match one.of {
        AlternativeSource::Score(whose) => ("score", whose, None),
        AlternativeSource::Candidate { whose, mark, .. } => {
            let line = facts.reading(whose).and_then(|reading| reading.marks.get(mark)).map(|mark| mark.line);
            ("candidate", whose, line)
        }
    };
    let number = match one.of {
        AlternativeSource::Score(_) => None,
        AlternativeSource::Candidate { candidate, .. } => Some(candidate + 1),
    };
    json!({
        "code": "alternative",
        "of": source,
        "score": color_name(whose),
        "line": line,
        "candidate": number,
        "plies": one.course.len(),
        "fen": position_to_fen(&one.position),
        "adjust": adjust(&one.adjust),
    })
}
