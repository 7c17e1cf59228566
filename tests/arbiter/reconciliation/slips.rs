//! By what a board left the course: one row for each thing that hands do, with the half-move it was done at.

use super::course_of;
use ansage_compare::boards::{BoardDeparture, Explanation, Slip, explain_board_against_course};
use shakmaty::{Board, Chess, Piece, Position, Role, Square};

/// The start of game A (V1), up to the capture en passant.
const EN_PASSANT: &str = "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6";
const CASTLED: &str = "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O d6 5. d3 a6";
const LONG: &str = "1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. O-O-O";
const PROMOTED: &str = "1. a4 b5 2. axb5 a6 3. bxa6 Nc6 4. a7 Nb8 5. axb8=Q h6";
const QUIET: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";

/// The board after a course, and then these squares as they really are: `e3=K e2=.`.
fn shown(course: &str, really: &str) -> Board {
    let mut board = course_of(course).0.board().clone();
    for change in really.split_whitespace() {
        let (square, stands) = change.split_once('=').unwrap();
        let square: Square = square.parse().unwrap();
        match Piece::from_char(stands.chars().next().unwrap()) {
            Some(piece) => board.set_piece_at(square, piece),
            None => board.discard_piece_at(square),
        }
    }
    board
}

fn explained(course: &str, really: &str) -> Explanation {
    explain_board_against_course(&Chess::new(), &course_of(course).1, &shown(course, really))
}

fn to(square: Square) -> Slip {
    Slip::OtherSquare { to: square }
}

fn other(from: Square, to: Square) -> Slip {
    Slip::OtherPiece { from, to }
}

fn moved(piece: char, from: Square, to: Option<Square>) -> Slip {
    Slip::Displaced { piece: Piece::from_char(piece).unwrap(), from, to }
}

/// What happened, the course, what the board really shows, the half-move, and what is to be named first.
#[rustfmt::skip]
fn rows() -> Vec<(&'static str, &'static str, &'static str, usize, Slip)> {
    use Square::*;
    vec![
        ("T8: a pawn is off, and none went from h to a", "1. e4 a6 2. d4 Ra7 3. c4 d6", "h7=.", 0, moved('p', H7, None)),
        ("king on the next square", "1. e4 e5 2. Ke2 a6", "e2=. e3=K", 3, to(E3)),
        ("queen on the next square", "1. e4 e5 2. Qh5 a6", "h5=. h4=Q", 3, to(H4)),
        ("rook on the next square", "1. a4 a5 2. Ra3 e6", "a3=. b3=R", 3, to(B3)),
        ("bishop on the next square", "1. e4 e5 2. Bc4 a6", "c4=. b4=B", 3, to(B4)),
        ("knight on the next square", "1. Nf3 a6", "f3=. g3=N", 1, to(G3)),
        ("pawn on the next square", "1. c4 a6 2. d4 e6", "c4=. b4=P", 1, to(B4)),
        ("pawn one square short", "1. e4 a6", "e4=. e3=P", 1, to(E3)),
        ("carried on by the next move", "1. Nf3 a6 2. Nd4 a5", "d4=. e4=N", 3, to(E4)),
        ("captured piece pushed aside", "1. e4 e5 2. Bc4 a6 3. Bxf7+ Ke7", "g6=p", 5, Slip::NotRemoved { square: G6 }),
        ("captured piece left, the other beside it", "1. e4 d5 2. exd5 a6", "d5=p e5=P", 3, to(E5)),
        ("captured piece removed, the other left", "1. e4 d5 2. exd5 a6", "d5=. e4=P", 3, Slip::OnlyRemoved { square: D5 }),
        ("en passant, pawn not removed", EN_PASSANT, "d5=p", 11, Slip::NotRemoved { square: D5 }),
        ("en passant, only the pawn removed", EN_PASSANT, "d6=. e5=P", 11, Slip::OnlyRemoved { square: D5 }),
        ("another piece than announced (V8)", "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 Nxd6",
            "d6=q d8=. e4=n", 12, other(D8, D6)),
        ("another square than announced", "1. e4 e5 2. Qe2 a6", "e2=. h5=Q", 3, to(H5)),
        ("the twin from another square", "1. Nf3 d5 2. d4 Nf6 3. Nbd2 a6", "b1=N f3=.", 5, other(F3, D2)),
        ("another move altogether", "1. e4 e5 2. Nf3 a6", "f3=. g1=N d2=. d4=P", 3, other(D2, D4)),
        ("king castled, rook left", CASTLED, "f1=. h1=R", 7, Slip::HalfCastling { role: Role::Rook }),
        ("king castled, rook on e1", CASTLED, "f1=. e1=R", 7, Slip::HalfCastling { role: Role::Rook }),
        ("rook castled, king left", CASTLED, "g1=. e1=K", 7, Slip::HalfCastling { role: Role::King }),
        ("long, rook left", LONG, "d1=. a1=R", 9, Slip::HalfCastling { role: Role::Rook }),
        ("long, king on b1", LONG, "c1=. b1=K", 9, Slip::HalfCastling { role: Role::King }),
        ("promoted to another piece", PROMOTED, "b8=N", 9, Slip::OtherPromotion { role: Role::Knight }),
        ("pawn left on the last rank", PROMOTED, "b8=P", 9, Slip::OtherPromotion { role: Role::Pawn }),
        ("executed twice: the pawn", "1. e3 a6", "e3=. e4=P", 1, to(E4)),
        ("executed twice: the rook", "1. a4 e6 2. Ra2 h6", "a2=. a3=R", 3, to(A3)),
        ("not executed", QUIET, "f3=. g1=N", 3, Slip::NotExecuted),
        ("not executed, castling", CASTLED, "f1=. g1=. e1=K h1=R", 7, Slip::NotExecuted),
        ("a piece knocked off", QUIET, "e5=.", 2, moved('p', E5, None)),
        ("a piece pushed to the next square", QUIET, "b7=. b6=p", 0, moved('p', B7, Some(B6))),
        ("a piece standing wrong from the start", QUIET, "h2=. h3=P", 0, moved('P', H2, Some(H3))),
    ]
}

#[test]
fn d_2_8_by_what_a_board_left_the_course_is_named_with_its_half_move() {
    for (what, course, really, ply, slip) in rows() {
        let Explanation::Left(found) = explained(course, really) else {
            panic!("{what}: {:?}", explained(course, really));
        };
        assert_eq!(found[0], BoardDeparture { ply, slip }, "{what}: {found:?}");
    }
}

#[test]
fn d_2_8_where_two_slips_fit_none_is_said_alone() {
    // Put on e4 instead of e3, or on e3 and pushed afterwards; only removed, or captured and put back.
    for (course, really, both) in [
        ("1. e3 a6", "e3=. e4=P", [to(Square::E4), moved('P', Square::E3, Some(Square::E4))]),
        (
            "1. e4 d5 2. exd5 a6",
            "d5=. e4=P",
            [Slip::OnlyRemoved { square: Square::D5 }, moved('P', Square::D5, Some(Square::E4))],
        ),
    ] {
        let Explanation::Left(found) = explained(course, really) else { panic!("{course}") };
        for slip in both {
            assert!(found.iter().any(|departure| departure.slip == slip), "{course}: {slip:?} in {found:?}");
        }
    }
}

#[test]
fn d_2_8_a_board_on_which_several_things_went_wrong_is_explained_by_the_fewest() {
    let named = |course: &str, really: &str| match explained(course, really) {
        Explanation::Several(found) => {
            found.iter().map(|departure| (departure.ply, departure.slip)).collect::<Vec<_>>()
        }
        other => panic!("{other:?}"),
    };
    // Two pieces knocked over.
    let (e5, h2) = (moved('p', Square::E5, None), moved('P', Square::H2, None));
    assert_eq!(named(QUIET, "e5=. h2=."), [(0, h2), (2, e5)]);
    // The pawn left en passant, and another pawn pushed to the next file.
    assert_eq!(
        named(EN_PASSANT, "d5=p h7=. g6=p"),
        [(0, moved('p', Square::H7, Some(Square::G6))), (11, Slip::NotRemoved { square: Square::D5 })]
    );
    // Pieces swept off by the handful are no slips at all.
    let swept = "a1=. b1=. c1=. d1=. e1=. h1=. a2=. b2=. c2=. d2=. f2=. g2=. h2=.";
    assert_eq!(explained(QUIET, swept), Explanation::Unexplained);
}
