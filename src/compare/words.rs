//! Put what is proposed into words, for the desk, the command line and the report alike.
//!
//! Each [`ArbiterStatement`] is one numbered thing: `told.line` fits 40 cells of a Braille display, `told.speech` has the squares in
//! the words of D.2.1, and `text` is the whole sentence as it is read, with squares as `d6`. The functions go with the
//! parts of a [`Proposal`]; [`proposal_statements`] is all of them in the order in which an arbiter needs them. The words are those of
//! locales/*/reconcile.ftl.
//!
//! - [`summary_statement`]: the first reason why the scores do not agree;
//! - [`found_statements`]: what the article provides, and up to which half-move the scores agree;
//! - [`score_difference_statements`]: every further reason, with line and column, and what of the scores cannot be read;
//! - [`board_explanation_statements`]: how one board left the course; [`board_difference_statement`]: where the two boards differ from each other;
//! - [`board_adjustment_statements`]: whether one board must change, and the steps, numbered; [`numbered_step_statement`] is one of them;
//! - [`clock_statements`]: what the clocks showed at that moment;
//! - [`note_statements`] and [`alternative_statements`].

mod cells;
mod marks;
mod more;
mod sheets;
mod slips;

pub use cells::{StatementReader, cell_statement};
pub use marks::{mark_statements, score_difference_statements};
pub use more::{alternative_statements, note_statement, note_statements};
pub use sheets::summary_statement;
pub use slips::{
    basis_message_key, board_difference_statement, board_explanation_statements, departure_statement,
    differences_between_boards,
};

use super::procedure::{Basis, DisputeFacts, DisputeProvision, Proposal, Verdict};
use super::steps::HandStep;
use ansage_game::announcement::MoveDescription;
use ansage_game::moment::{Moment, Span};
use ansage_game::referee::ArbiterCall;
use ansage_game::seat::{Color, color_name};
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::{Message, MessageValues, Presenter};
use ansage_words::score::illegal::describe_played_move;
use ansage_words::score::notation::position_after;
use shakmaty::{Chess, Move, Position};
use sheets::is_merely_incomplete;

/// One thing that is said to the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArbiterStatement {
    /// For the desk: the line of at most 40 cells, and what is heard.
    pub told: Message,
    /// The whole sentence as it is read.
    pub text: String,
}

/// A half-move with all that is needed to name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HalfMovePlace {
    /// The number of the move, as scores count.
    pub number: u32,
    /// Whose half-move.
    pub turn: Color,
    /// The move.
    pub telling: MoveDescription,
}

/// A presenter for one who reads, and is at no table: in the language of `locale`, in the words of D.2.1, and without
/// advice, for he cannot act on it.
pub fn arbiter_presenter(locale: &Locale) -> Presenter {
    Presenter { arbiter: true, ..Presenter::without_game(locale) }
}

/// How often the arbiter was called, for how long both clocks stood, and how often play went on without the arbiter, in the
/// message `id`. A stop that still lasts counts up to the `last` moment.
pub fn describe_arbiter_calls(locale: &Locale, id: &str, calls: &[ArbiterCall], last: Moment) -> String {
    let stood = calls.iter().map(|call| call.stopped_time(last)).fold(Span::ZERO, |sum, one| sum + one);
    let alone = calls.iter().filter(|call| call.without_arbiter).count();
    locale.message_text(
        id,
        &Args::new().set("count", calls.len()).set_own_text("time", locale.duration_text(stood)).set("alone", alone),
    )
}

/// Everything that is proposed.
pub fn proposal_statements(
    presenter: &Presenter,
    facts: &DisputeFacts,
    proposal: &Proposal,
    reader: StatementReader,
) -> Vec<ArbiterStatement> {
    let mut said = found_statements(presenter, facts, proposal, reader);
    said.extend(score_difference_statements(presenter, facts, proposal));
    for color in Color::ALL {
        said.extend(board_explanation_statements(presenter, facts, proposal, color));
    }
    said.extend(board_difference_statement(presenter, facts));
    for color in Color::ALL {
        said.extend(board_adjustment_statements(presenter, proposal, color));
    }
    said.extend(clock_statements(presenter, proposal));
    said.extend(note_statements(presenter, facts, proposal));
    said.extend(alternative_statements(presenter, facts, proposal));
    said
}

/// What the article provides and the first reason why the scores do not agree, at the desk in this order. Then up to which
/// half-move they agree.
pub fn found_statements(
    presenter: &Presenter,
    facts: &DisputeFacts,
    proposal: &Proposal,
    reader: StatementReader,
) -> Vec<ArbiterStatement> {
    let cell = cell_statement(presenter, facts, proposal, reader);
    let mut said: Vec<ArbiterStatement> = summary_statement(presenter, facts).into_iter().collect();
    said.insert(if reader == StatementReader::Desk { 0 } else { said.len() }, cell);
    match (proposal.verdict, proposal.basis) {
        (Verdict::ScoresDiffer, Basis::Score(_)) => said.push(say(presenter, "reconcile-score-and-record-differ", ())),
        (Verdict::Unreadable, Basis::Score(_)) => said.push(say(presenter, "reconcile-unreadable", ())),
        _ if is_merely_incomplete(facts) => said.push(say(presenter, "reconcile-incomplete", ())),
        _ => {}
    }
    if proposal.basis != Basis::Boards {
        said.push(agreed_statement(presenter, proposal));
    }
    said
}

/// Up to which half-move the scores agree, or the course is certain.
fn agreed_statement(presenter: &Presenter, proposal: &Proposal) -> ArbiterStatement {
    let last = proposal.agreed.checked_sub(1).and_then(|last| half_move_place(&proposal.start, &proposal.course, last));
    let Some(last) = last else { return say(presenter, "reconcile-nothing-agreed", ()) };
    let id = match proposal.basis {
        Basis::Scores => "reconcile-agreed-to",
        _ if proposal.verdict == Verdict::ScoresDiffer => "reconcile-agreed-with-record",
        _ => "reconcile-read-to",
    };
    say(presenter, id, at(last).set_digits("ply", proposal.agreed))
}

/// Which known boards are such: `both`, `white`, `black` or `none`.
fn which(proposal: &Proposal, such: impl Fn(&[HandStep]) -> bool) -> &'static str {
    let of = |color| proposal.adjust.get(color).as_deref().is_some_and(&such);
    match (of(Color::White), of(Color::Black)) {
        (true, true) => "both",
        (true, false) => "white",
        (false, true) => "black",
        (false, false) => "none",
    }
}

/// Whether one board must change, and how: a heading, then the steps in their order. Nothing where it is not known.
pub fn board_adjustment_statements(presenter: &Presenter, proposal: &Proposal, whose: Color) -> Vec<ArbiterStatement> {
    let Some(steps) = proposal.adjust.get(whose) else { return Vec::new() };
    if proposal.basis == Basis::Boards {
        // Nobody knows which of the two is right, so none is said to be.
        let heading = || say(presenter, "reconcile-board-as-other", whose);
        let heading = (!steps.is_empty()).then(heading).into_iter();
        return heading.chain(numbered(presenter, steps)).collect();
    }
    hand_steps_with_heading(presenter, whose, steps)
}

/// What hands must do on one board: a heading, then the steps in their order.
pub fn hand_steps_with_heading(presenter: &Presenter, whose: Color, steps: &[HandStep]) -> Vec<ArbiterStatement> {
    if steps.is_empty() {
        return vec![say(presenter, "reconcile-board-right", whose)];
    }
    let count = steps.len();
    let mut said = vec![say(presenter, "reconcile-board-steps", MessageValues::from_color(whose).set("count", count))];
    said.extend(numbered(presenter, steps));
    said
}

fn numbered(presenter: &Presenter, steps: &[HandStep]) -> impl Iterator<Item = ArbiterStatement> {
    let count = steps.len();
    steps.iter().enumerate().map(move |(index, one)| numbered_step_statement(presenter, index + 1, count, *one))
}

/// One step, with its number and how many there are.
pub fn numbered_step_statement(presenter: &Presenter, number: usize, count: usize, step: HandStep) -> ArbiterStatement {
    // The piece as the object of a verb, and with its squares in the printed words of D.2.1.
    let taken = |piece: shakmaty::Piece, squares: Vec<shakmaty::Square>| {
        let values = MessageValues::new().set_digits("number", number).set_digits("of", count);
        let values = values.set_with_form("piece", move |form| in_hand(form.locale, piece));
        values.set_with_form("words", move |form| form.piece_with_squares_text(piece.role, &squares))
    };
    match step {
        HandStep::Remove { piece, square } => {
            say(presenter, "reconcile-step-remove", taken(piece, vec![square]).set_square("square", square))
        }
        HandStep::Move { piece, from, to } => say(
            presenter,
            "reconcile-step-move",
            taken(piece, vec![from, to]).set_square("from", from).set_square("to", to),
        ),
        HandStep::Place { piece, square } => {
            say(presenter, "reconcile-step-place", taken(piece, vec![square]).set_square("square", square))
        }
    }
}

/// What both clocks showed just after the last agreed half-move, as a proposal; where no move is taken back, that they
/// are not changed.
pub fn clock_statements(presenter: &Presenter, proposal: &Proposal) -> Vec<ArbiterStatement> {
    if !proposal.proposes_clocks() {
        let kept = proposal.verdict == Verdict::BoardsDiffer && proposal.provision == DisputeProvision::Adjust;
        return kept.then(|| say(presenter, "reconcile-clocks-kept", ())).into_iter().collect();
    }
    let Some(known) = proposal.clocks.filter(|known| known.clocks.iter().any(Option::is_some)) else {
        return vec![say(presenter, "reconcile-clocks-unknown", ())];
    };
    let ply = proposal.agreed.to_string();
    let since = if proposal.agreed == 0 { "start" } else { "press" };
    let mut said =
        vec![say(presenter, "reconcile-clocks", MessageValues::new().set("since", since).set_own_text("ply", ply))];
    for color in Color::ALL {
        if let Some(left) = *known.clocks.get(color) {
            let moves = *known.completed.get(color);
            said.push(say(
                presenter,
                "reconcile-clock",
                MessageValues::from_color(color).set_duration("left", left).set("moves", moves),
            ));
        }
    }
    said
}

/// Half-move `index` (from 0) of a course; `None` behind its end.
pub fn half_move_place(start: &Chess, course: &[Move], index: usize) -> Option<HalfMovePlace> {
    let legal = *course.get(index)?;
    let position = position_after(start, &course[..index]);
    Some(HalfMovePlace {
        number: position.fullmoves().get(),
        turn: position.turn(),
        telling: describe_played_move(&position, legal),
    })
}

/// `$number`, `$turn` and `$move` of a half-move.
fn at(place: HalfMovePlace) -> MessageValues<'static> {
    let values = MessageValues::new().set_digits("number", place.number).set("turn", color_name(place.turn));
    values.set_with_form("move", move |form| form.move_text(&place.telling))
}

/// A piece as the object of a verb: "schwarzen Springer".
fn in_hand(locale: &Locale, piece: shakmaty::Piece) -> String {
    locale.message_text("reconcile-piece", &Args::new().with_role(piece.role).with_color(piece.color))
}

fn say<'a>(presenter: &Presenter, id: &str, values: impl Into<MessageValues<'a>>) -> ArbiterStatement {
    let values = values.into();
    ArbiterStatement { text: presenter.written_text(id, values.clone()), told: presenter.private_message(id, values) }
}
