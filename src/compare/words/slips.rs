//! Say how a board left the course.

use super::{ArbiterStatement, at, half_move_place, in_hand, say};
use crate::boards::{BoardDeparture, Explanation, Slip};
use crate::procedure::{Basis, DisputeFacts, Proposal};
use ansage_game::board::differences;
use ansage_game::effect::BoardDifference;
use ansage_game::seat::{Color, color_name};
use ansage_words::presentation::{MessageValues, Presenter};
use shakmaty::{Move, Role};

/// At most so many possible slips are said; the rest is counted.
const SLIPS_SAID: usize = 3;
/// At most so many squares are named; of more only their number is said.
const SQUARES_SAID: usize = 8;

/// How one board left a course, the likeliest slip first; nothing where the board is not known.
pub fn board_explanation_statements(
    presenter: &Presenter,
    facts: &DisputeFacts,
    proposal: &Proposal,
    whose: Color,
) -> Vec<ArbiterStatement> {
    let Some(found) = proposal.explained.get(whose) else { return Vec::new() };
    let basis = proposal.against.get(whose).unwrap_or(proposal.basis);
    let course = course_of(facts, proposal, basis);
    let named = || MessageValues::from_color(whose).set("basis", basis_message_key(basis));
    match found {
        Explanation::Follows { ply } if *ply == course.len() => {
            vec![say(presenter, "reconcile-follows", named())]
        }
        Explanation::Follows { ply } => {
            let last = ply.checked_sub(1).and_then(|last| half_move_place(&proposal.start, &course, last));
            vec![match last {
                None => say(presenter, "reconcile-follows-start", named()),
                Some(last) => {
                    let later = course.len() - ply;
                    say(
                        presenter,
                        "reconcile-follows-to",
                        at(last).with_color(whose).set("basis", basis_message_key(basis)).set("count", later),
                    )
                }
            }]
        }
        Explanation::Several(departures) => {
            let count = departures.len().to_string();
            let head = say(presenter, "reconcile-left-often", named().set_own_text("count", count.clone()));
            let each = departures.iter().map(|one| departure_statement(presenter, proposal, &course, *one));
            [head].into_iter().chain(each).collect()
        }
        Explanation::Unexplained => vec![say(presenter, "reconcile-unexplained", named())],
        Explanation::Left(departures) => {
            let count = departures.len();
            let mut said = vec![match count {
                1 => say(presenter, "reconcile-left", named()),
                _ => say(presenter, "reconcile-left-somehow", named().set_digits("count", count)),
            }];
            let named = departures.iter().take(SLIPS_SAID);
            said.extend(named.map(|one| departure_statement(presenter, proposal, &course, *one)));
            if count > SLIPS_SAID {
                said.push(say(
                    presenter,
                    "reconcile-slips-more",
                    MessageValues::new().set_digits("count", count - SLIPS_SAID),
                ));
            }
            said
        }
    }
}

/// The squares on which the two boards differ from each other: what White's shows, beside what Black's does. Nothing where
/// not both are known, or they are alike.
pub fn differences_between_boards(facts: &DisputeFacts) -> Option<Vec<BoardDifference>> {
    let squares = differences(facts.boards.white.as_ref()?, facts.boards.black.as_ref()?);
    (!squares.is_empty()).then_some(squares)
}

/// On which squares the two boards differ from each other; of many, only how many.
pub fn board_difference_statement(presenter: &Presenter, facts: &DisputeFacts) -> Option<ArbiterStatement> {
    let squares = differences_between_boards(facts)?;
    let values = MessageValues::new().set("count", squares.len());
    let squares: Vec<_> = squares.iter().map(|it| it.square).collect();
    let values = if squares.len() > SQUARES_SAID {
        values.set("squares", "too-many")
    } else {
        values.set_squares("squares", &squares)
    };
    Some(say(presenter, "reconcile-boards-between", values))
}

/// The half-moves by which a board was explained.
fn course_of(facts: &DisputeFacts, proposal: &Proposal, basis: Basis) -> Vec<Move> {
    let retraced = basis != proposal.basis;
    match (basis, &facts.record) {
        (Basis::Score(color), _) if retraced => facts.certain_half_moves(color).unwrap_or_default(),
        (Basis::Record, Some(record)) => record.course.clone(),
        _ => proposal.course.clone(),
    }
}

/// One way in which a board may have left this course.
pub fn departure_statement(
    presenter: &Presenter,
    proposal: &Proposal,
    course: &[Move],
    one: BoardDeparture,
) -> ArbiterStatement {
    let Some(here) = one.ply.checked_sub(1).and_then(|index| half_move_place(&proposal.start, course, index)) else {
        return from_the_start(presenter, one);
    };
    let on_square = |id, square| say(presenter, id, at(here).set_square("square", square));
    match one.slip {
        Slip::NotExecuted => say(presenter, "reconcile-slip-not-executed", at(here)),
        Slip::OtherSquare { to } => on_square("reconcile-slip-other-square", to),
        Slip::NotRemoved { square } => on_square("reconcile-slip-not-removed", square),
        Slip::OnlyRemoved { square } => on_square("reconcile-slip-only-removed", square),
        Slip::OtherPiece { from, to } => {
            say(presenter, "reconcile-slip-other-piece", at(here).set_square("from", from).set_square("to", to))
        }
        Slip::HalfCastling { role } => {
            let wrong = if role == Role::King { "king" } else { "rook" };
            say(presenter, "reconcile-slip-castling", at(here).set("part", wrong))
        }
        Slip::OtherPromotion { role: Role::Pawn } => say(presenter, "reconcile-slip-still-pawn", at(here)),
        Slip::OtherPromotion { role } => say(
            presenter,
            "reconcile-slip-promotion",
            at(here).set_with_form("piece", |form| in_hand(form.locale, role.of(here.turn))),
        ),
        Slip::Displaced { piece, from, to: Some(to) } => say(
            presenter,
            "reconcile-slip-displaced",
            at(here).set_piece("piece", piece).set_square("from", from).set_square("to", to),
        ),
        Slip::Displaced { piece, from, to: None } => {
            say(presenter, "reconcile-slip-knocked-off", at(here).set_piece("piece", piece).set_square("from", from))
        }
    }
}

/// A piece that stood wrong before the first half-move, or may have.
fn from_the_start(presenter: &Presenter, one: BoardDeparture) -> ArbiterStatement {
    match one.slip {
        Slip::Displaced { piece, from, to: Some(to) } => say(
            presenter,
            "reconcile-slip-always-displaced",
            MessageValues::new().set_piece("piece", piece).set_square("from", from).set_square("to", to),
        ),
        Slip::Displaced { piece, from, .. } => say(
            presenter,
            "reconcile-slip-always-off",
            MessageValues::new().set_piece("piece", piece).set_square("from", from),
        ),
        _ => say(presenter, "reconcile-slips-more", MessageValues::new().set("count", "1")),
    }
}

/// The course as messages select it.
pub fn basis_message_key(basis: Basis) -> &'static str {
    match basis {
        Basis::Scores | Basis::Boards => "scores",
        Basis::Score(color) => color_name(color),
        Basis::Record => "record",
    }
}
