//! Touch-move (article 4): what was touched, and what it obliges to. Letters as in 2014.

use ansage_game::reading;
use ansage_game::touch::{Obligation, TouchArticle, Touches, obligation_from_touches};
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Piece, Position, Square, fen::Fen};

/// A position as White sees it, or the same with the colours exchanged.
fn position(fen: &str, us: Color) -> Chess {
    let fen: Fen = fen.parse().expect("a FEN");
    let mode = CastlingMode::detect(fen.as_setup());
    let position: Chess = fen.into_position(mode).expect("a position");
    if us == position.turn() {
        return position;
    }
    let setup = position.to_setup(EnPassantMode::Legal).into_mirrored();
    setup.position(mode).expect("the same with the colours exchanged")
}

/// `Ra1a2` for the other colour: `Ra8a7`.
fn turned(text: &str, us: Color) -> String {
    let rank = |it: char| char::from_digit(9 - it.to_digit(10).expect("a rank"), 10).expect("a rank");
    let turn = |it: char| if it.is_ascii_digit() && us == Color::Black { rank(it) } else { it };
    text.chars().map(turn).collect()
}

/// Touches of the pieces that stand on these squares; `~` before what was declared to be adjusted from there on.
fn touches(position: &Chess, squares: &str) -> Touches {
    let mut touches = Touches::default();
    for text in squares.split_whitespace() {
        if text == "~" {
            touches.declare_adjusting();
            continue;
        }
        let square: Square = text.parse().expect("a square");
        let piece: Piece = position.board().piece_at(square).expect("a piece to touch");
        touches.add(square, piece);
    }
    touches
}

fn codes(position: &Chess, moves: &[shakmaty::Move]) -> Vec<String> {
    let mut codes: Vec<String> =
        moves.iter().map(|it| reading::describe_legal_move(position, *it).named.to_string()).collect();
    codes.sort();
    codes
}

/// For both colours: after these touches the article binds to exactly these moves.
#[track_caller]
fn bound(fen: &str, squares: &str, article: TouchArticle, expected: &str) {
    for us in Color::ALL {
        let position = position(fen, us);
        let touches = touches(&position, &turned(squares, us));
        let obligation = obligation_from_touches(&position, &touches);
        let Obligation::Moves { article: found, moves } = &obligation else { panic!("{us}: nothing owed") };
        let mut expected: Vec<String> = expected.split_whitespace().map(|code| turned(code, us)).collect();
        expected.sort();
        assert_eq!((*found, codes(&position, moves)), (article, expected.clone()), "{us}: {squares} in {fen}");
        // Exactly these meet it.
        for legal in position.legal_moves() {
            let code = reading::describe_legal_move(&position, legal).named.to_string();
            assert_eq!(obligation.is_met_by(legal), expected.contains(&code), "{us}: {code}");
        }
    }
}

/// For both colours: nothing is owed.
#[track_caller]
fn free(fen: &str, squares: &str) {
    for us in Color::ALL {
        let position = position(fen, us);
        let obligation = obligation_from_touches(&position, &touches(&position, &turned(squares, us)));
        assert_eq!(obligation, Obligation::None, "{us}: {squares} in {fen}");
        assert!(position.legal_moves().into_iter().all(|legal| obligation.is_met_by(legal)));
    }
}

const CASTLING: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
const TWO_CAPTURES: &str = "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1";
const KING: &str = "Ke1d1 Ke1d2 Ke1e2 Ke1f1 Ke1f2";

#[test]
fn art_4_3_a_the_piece_touched_is_moved() {
    let rook = "Ra1a2 Ra1a3 Ra1a4 Ra1a5 Ra1a6 Ra1a7 Ra1a8 Ra1b1 Ra1c1 Ra1d1";
    bound(CASTLING, "a1", TouchArticle::OwnPiece, rook);
    // The first that can be moved, whatever was touched later.
    bound(CASTLING, "a1 h1", TouchArticle::OwnPiece, rook);
    // The king alone may castle on either side.
    bound(CASTLING, "e1", TouchArticle::OwnPiece, &format!("{KING} O-O O-O-O"));
    // The pinned knight cannot be moved; the pawn touched next can.
    bound("4k3/8/8/8/1b6/8/P2N4/4K3 w - - 0 1", "d2 a2", TouchArticle::OwnPiece, "Pa2a3 Pa2a4");
}

#[test]
fn art_4_3_b_the_opponents_piece_touched_is_captured() {
    bound(TWO_CAPTURES, "d5", TouchArticle::OpponentsPiece, "Nc3d5 Pe4d5");
    // The first that can be captured.
    let two = "4k3/8/8/p2p4/4P3/2N5/8/4K3 w - - 0 1";
    bound(two, "a5 d5", TouchArticle::OpponentsPiece, "Nc3d5 Pe4d5");
    // En passant: the pawn stands elsewhere than where the capturing pawn goes.
    bound("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "d5", TouchArticle::OpponentsPiece, "Pe5d6");
    // A promotion that captures, with any piece.
    let promotion = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    bound(promotion, "b8", TouchArticle::OpponentsPiece, "Pa7b8=Q Pa7b8=R Pa7b8=B Pa7b8=N");
}

#[test]
fn art_4_3_c_the_one_touched_captures_the_other_in_either_order() {
    bound(TWO_CAPTURES, "c3 d5", TouchArticle::Both, "Nc3d5");
    bound(TWO_CAPTURES, "d5 c3", TouchArticle::Both, "Nc3d5");
    // The first of each, not any pair.
    bound(TWO_CAPTURES, "c3 e4 d5", TouchArticle::Both, "Nc3d5");
    bound("4k3/8/8/1p1p4/4P3/2N5/8/4K3 w - - 0 1", "c3 d5 b5", TouchArticle::Both, "Nc3d5");
}

#[test]
fn art_4_3_c_where_that_capture_is_illegal_the_first_touched_is_moved_or_captured() {
    let fen = "4k3/8/8/3p4/4P3/8/8/R3K3 w Q - 0 1";
    bound(fen, "a1 d5", TouchArticle::Both, "Ra1a2 Ra1a3 Ra1a4 Ra1a5 Ra1a6 Ra1a7 Ra1a8 Ra1b1 Ra1c1 Ra1d1");
    bound(fen, "d5 a1", TouchArticle::Both, "Pe4d5");
}

#[test]
fn art_4_4_a_king_and_then_rook_castle_on_that_side() {
    bound(CASTLING, "e1 h1", TouchArticle::Castle, "O-O");
    bound(CASTLING, "e1 a1", TouchArticle::Castle, "O-O-O");
    // Set up for Chess960: king and rook with the right to castle, not another rook beyond.
    let chess960 = "4k3/8/8/8/8/8/8/1R1K2RR w G - 0 1";
    bound(chess960, "d1 g1", TouchArticle::Castle, "O-O");
    bound(chess960, "d1 h1", TouchArticle::OwnPiece, "Kd1c1 Kd1c2 Kd1d2 Kd1e1 Kd1e2 O-O");
}

#[test]
fn art_4_4_b_rook_and_then_king_do_not_castle_on_that_side() {
    let rook = "Rh1f1 Rh1g1 Rh1h2 Rh1h3 Rh1h4 Rh1h5 Rh1h6 Rh1h7 Rh1h8";
    bound(CASTLING, "h1 e1", TouchArticle::RookBeforeKing, rook);
    bound(CASTLING, "h1 e1 h1", TouchArticle::RookBeforeKing, rook);
    // The rook cannot be moved: the king is, and may castle on the other side.
    let shut_in = "4k3/8/8/8/8/8/7P/R3K1NR w KQ - 0 1";
    bound(shut_in, "h1 e1", TouchArticle::RookBeforeKing, &format!("{KING} O-O-O"));
    // Chess960, side by side: to castle would be the king's only move, and is ruled out. Any other is free.
    let side_by_side = "k7/8/8/8/8/3b4/5PPP/6KR w H - 0 1";
    bound(side_by_side, "g1 h1", TouchArticle::Castle, "O-O");
    bound(side_by_side, "h1 g1", TouchArticle::Free, "Pf2f3 Pf2f4 Pg2g3 Pg2g4 Ph2h3 Ph2h4");
}

#[test]
fn art_4_4_c_where_that_castling_is_illegal_the_king_moves_otherwise() {
    let attacked = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    bound(attacked, "e1 h1", TouchArticle::KingOtherwise, "Ke1d1 Ke1d2 Ke1e2 O-O-O");
    // The right is lost.
    let lost = "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1";
    bound(lost, "e1 h1", TouchArticle::KingOtherwise, &format!("{KING} O-O-O"));
    // The king has no other move: any is free, also one of another piece than the rook.
    let no_move = "3rkr2/8/8/8/8/8/P3P2P/4K2R w K - 0 1";
    let all = "Pa2a3 Pa2a4 Pe2e3 Pe2e4 Ph2h3 Ph2h4 Rh1f1 Rh1g1";
    bound(no_move, "e1 h1", TouchArticle::KingOtherwise, all);
    // No castling was meant where the two do not stand so: 4.3.a.
    let rook = "Rg1f1 Rg1g2 Rg1g3 Rg1g4 Rg1g5 Rg1g6 Rg1g7 Rg1g8 Rg1h1";
    bound("3rkr2/8/8/8/8/8/P3P3/4K1R1 w - - 0 1", "e1 g1", TouchArticle::OwnPiece, rook);
}

#[test]
fn art_4_4_d_the_piece_that_touched_the_square_of_promotion_is_the_choice() {
    for us in Color::ALL {
        let position = position("8/P7/8/8/8/8/8/k1K5 w - - 0 1", us);
        let mut touches = touches(&position, &turned("a7", us));
        touches.set_promotion_choice(turned("a8", us).parse().expect("a square"), shakmaty::Role::Knight);
        touches.set_promotion_choice(turned("a8", us).parse().expect("a square"), shakmaty::Role::Queen);
        let Obligation::Moves { article, moves } = obligation_from_touches(&position, &touches) else {
            panic!("nothing owed")
        };
        assert_eq!((article, codes(&position, &moves)), (TouchArticle::Promotion, vec![turned("Pa7a8=N", us)]));
    }
}

#[test]
fn art_4_5_where_nothing_touched_can_be_moved_or_captured_any_move_is_free() {
    let pinned = "4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1";
    bound(pinned, "d2", TouchArticle::Free, "Ke1d1 Ke1e2 Ke1f1 Ke1f2");
    bound(pinned, "d2 b4", TouchArticle::Free, "Ke1d1 Ke1e2 Ke1f1 Ke1f2");
    bound(pinned, "b4", TouchArticle::Free, "Ke1d1 Ke1e2 Ke1f1 Ke1f2");
}

#[test]
fn art_4_2_what_is_adjusted_after_a_declaration_owes_nothing() {
    free(CASTLING, "~ a1 e1");
    // A declaration made after the touch does not undo it.
    bound(TWO_CAPTURES, "d5 ~ e1", TouchArticle::OpponentsPiece, "Nc3d5 Pe4d5");
}

#[test]
fn d_2_2_fingers_that_read_a_piece_in_its_aperture_have_not_touched_it() {
    // Feeling is no event at all; what carries out the opponent's move is one, and owes nothing either.
    free(CASTLING, "");
    let position = position(CASTLING, Color::White);
    let mut touches = Touches::default();
    let rook = position.board().piece_at(Square::A1).expect("a rook");
    touches.add_touch_for_opponents_move(Square::A1, rook);
    assert_eq!(obligation_from_touches(&position, &touches), Obligation::None);
    assert_eq!(touches.touches().len(), 1);
}

#[test]
fn d_2_8_a_piece_touched_that_the_course_does_not_have_there_binds_nobody() {
    let position = position(CASTLING, Color::White);
    let mut touches = Touches::default();
    touches.add(Square::A1, shakmaty::Role::Bishop.of(Color::White));
    touches.add(Square::C4, shakmaty::Role::Queen.of(Color::Black));
    assert_eq!(obligation_from_touches(&position, &touches), Obligation::None);
}

#[test]
fn art_4_is_numbered_by_letters_until_2014_and_by_figures_since() {
    for (laws, number) in [(2001, "4.4.c"), (2009, "4.4.c"), (2014, "4.4.c"), (2018, "4.4.3"), (2023, "4.4.3")] {
        assert_eq!(TouchArticle::KingOtherwise.number(laws), number, "{laws}");
    }
}
