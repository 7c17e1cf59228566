//! Say how a board left the course.

use super::{Said, at, in_hand, place, say};
use crate::arbiter::boards::{Departure, Explanation, Slip};
use crate::arbiter::procedure::{Basis, Facts, Proposal};
use crate::game::board::differences;
use crate::game::effect::Difference;
use crate::locale::Args;
use crate::presentation::Presenter;
use crate::seat::{Color, color_name};
use shakmaty::{Move, Role};

/// At most so many possible slips are said; the rest is counted.
const SLIPS_SAID: usize = 3;
/// At most so many squares are named; of more only their number is said.
const SQUARES_SAID: usize = 8;

/// How one board left a course, the likeliest slip first; nothing where the board is not known.
pub fn explanation(presenter: &Presenter, facts: &Facts, proposal: &Proposal, whose: Color) -> Vec<Said> {
    let Some(found) = proposal.explained.get(whose) else { return Vec::new() };
    let basis = proposal.against.get(whose).unwrap_or(proposal.basis);
    let course = course_of(facts, proposal, basis);
    let named = move || Args::new().color(whose).set("basis", basis_key(basis));
    match found {
        Explanation::Follows { ply } if *ply == course.len() => {
            vec![say(presenter, "reconcile-follows", |_| named())]
        }
        Explanation::Follows { ply } => {
            let last = ply.checked_sub(1).and_then(|last| place(&proposal.start, &course, last));
            vec![match last {
                None => say(presenter, "reconcile-follows-start", |_| named()),
                Some(last) => {
                    let later = course.len() - ply;
                    say(presenter, "reconcile-follows-to", |form| {
                        at(form, last).color(whose).set("basis", basis_key(basis)).set("count", later)
                    })
                }
            }]
        }
        Explanation::Several(departures) => {
            let count = departures.len().to_string();
            let head = say(presenter, "reconcile-left-often", |_| named().set("count", count.clone()));
            let each = departures.iter().map(|one| departure(presenter, proposal, &course, *one));
            [head].into_iter().chain(each).collect()
        }
        Explanation::Unexplained => vec![say(presenter, "reconcile-unexplained", |_| named())],
        Explanation::Left(departures) => {
            let count = departures.len();
            let mut said = vec![match count {
                1 => say(presenter, "reconcile-left", |_| named()),
                _ => say(presenter, "reconcile-left-somehow", |_| named().set("count", count.to_string())),
            }];
            let named = departures.iter().take(SLIPS_SAID);
            said.extend(named.map(|one| departure(presenter, proposal, &course, *one)));
            if count > SLIPS_SAID {
                said.push(say(presenter, "reconcile-slips-more", |_| {
                    Args::new().set("count", (count - SLIPS_SAID).to_string())
                }));
            }
            said
        }
    }
}

/// The squares on which the two boards differ from each other: what White's shows, beside what Black's does. Nothing where
/// not both are known, or they are alike.
pub fn between_boards(facts: &Facts) -> Option<Vec<Difference>> {
    let squares = differences(facts.boards.white.as_ref()?, facts.boards.black.as_ref()?);
    (!squares.is_empty()).then_some(squares)
}

/// On which squares the two boards differ from each other; of many, only how many.
pub fn between(presenter: &Presenter, facts: &Facts) -> Option<Said> {
    let squares = between_boards(facts)?;
    Some(say(presenter, "reconcile-boards-between", |form| {
        let named: Vec<String> = squares.iter().map(|it| form.square(it.square)).collect();
        let named = if named.len() > SQUARES_SAID { "too-many".to_owned() } else { named.join(", ") };
        Args::new().set("count", squares.len()).set("squares", named)
    }))
}

/// The half-moves by which a board was explained.
fn course_of(facts: &Facts, proposal: &Proposal, basis: Basis) -> Vec<Move> {
    let retraced = basis != proposal.basis;
    match (basis, &facts.record) {
        (Basis::Score(color), _) if retraced => {
            facts.reading(color).map_or_else(Vec::new, |reading| reading.moves(reading.half_moves.len()))
        }
        (Basis::Record, Some(record)) => record.course.clone(),
        _ => proposal.course.clone(),
    }
}

/// One way in which a board may have left this course.
pub fn departure(presenter: &Presenter, proposal: &Proposal, course: &[Move], one: Departure) -> Said {
    let Some(here) = one.ply.checked_sub(1).and_then(|index| place(&proposal.start, course, index)) else {
        return from_the_start(presenter, one);
    };
    let on_square = |id, square| say(presenter, id, |form| at(form, here).set("square", form.square(square)));
    match one.slip {
        Slip::NotExecuted => say(presenter, "reconcile-slip-not-executed", |form| at(form, here)),
        Slip::OtherSquare { to } => on_square("reconcile-slip-other-square", to),
        Slip::NotRemoved { square } => on_square("reconcile-slip-not-removed", square),
        Slip::OnlyRemoved { square } => on_square("reconcile-slip-only-removed", square),
        Slip::OtherPiece { from, to } => say(presenter, "reconcile-slip-other-piece", |form| {
            at(form, here).set("from", form.square(from)).set("to", form.square(to))
        }),
        Slip::HalfCastling { role } => {
            let wrong = if role == Role::King { "king" } else { "rook" };
            say(presenter, "reconcile-slip-castling", |form| at(form, here).set("part", wrong))
        }
        Slip::OtherPromotion { role: Role::Pawn } => say(presenter, "reconcile-slip-still-pawn", |form| at(form, here)),
        Slip::OtherPromotion { role } => say(presenter, "reconcile-slip-promotion", |form| {
            at(form, here).set("piece", in_hand(form.locale, role.of(here.turn)))
        }),
        Slip::Displaced { piece, from, to: Some(to) } => say(presenter, "reconcile-slip-displaced", |form| {
            let args = at(form, here).set("piece", form.locale.piece(piece));
            args.set("from", form.square(from)).set("to", form.square(to))
        }),
        Slip::Displaced { piece, from, to: None } => say(presenter, "reconcile-slip-knocked-off", |form| {
            at(form, here).set("piece", form.locale.piece(piece)).set("from", form.square(from))
        }),
    }
}

/// A piece that stood wrong before the first half-move, or may have.
fn from_the_start(presenter: &Presenter, one: Departure) -> Said {
    match one.slip {
        Slip::Displaced { piece, from, to: Some(to) } => say(presenter, "reconcile-slip-always-displaced", |form| {
            let args = Args::new().set("piece", form.locale.piece(piece));
            args.set("from", form.square(from)).set("to", form.square(to))
        }),
        Slip::Displaced { piece, from, .. } => say(presenter, "reconcile-slip-always-off", |form| {
            Args::new().set("piece", form.locale.piece(piece)).set("from", form.square(from))
        }),
        _ => say(presenter, "reconcile-slips-more", |_| Args::new().set("count", "1")),
    }
}

/// The course as messages select it.
pub fn basis_key(basis: Basis) -> &'static str {
    match basis {
        Basis::Scores | Basis::Boards => "scores",
        Basis::Score(color) => color_name(color),
        Basis::Record => "record",
    }
}
