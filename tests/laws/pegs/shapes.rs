//! One table of hands for the three that ask which move a board shows: the announce button of a tactile board, an
//! electronic board at rest, and the board on a screen.

use super::position;
use ansage_game::announcement::NamedMove;
use ansage_game::moment::Moment;
use ansage_game::reading;
use ansage_game::seat::Color;
use ansage_game::shapes::{
    BoardFinding, ComparisonBase, HandsOutcome, MoveScope, PartialMove, identify_board, identify_made_move,
};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

/// What the hands do, from which position; what the button says, what the electronic board shows, what the screen takes it for.
const HANDS: &[(&str, &str, &str, &str, &str)] = &[
    ("-e2 +e4", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "Pe2e4", "Pe2e4", "Pe2e4"),
    ("-e2 +e2", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "pegs-show-no-move", "nothing", "nothing"),
    // A capture, whichever piece goes first.
    ("-d5 -e4 +d5:P", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "Pe4d5", "Pe4d5", "Pe4d5"),
    ("-d5", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "pegs-fit-no-legal-move d5 - for p", "other", "other"),
    // Castling: both pieces, the king alone, the rook alone.
    ("-e1 +g1 -h1 +f1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "O-O", "O-O"),
    ("-h1 +f1 -e1 +g1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O; rook first by white", "O-O", "O-O"),
    (
        "-e1 +g1",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "pegs-fit-no-legal-move e1 - for K, g1 K for -",
        "R h1 f1 left",
        "R h1 f1 left, or Ke1g1",
    ),
    ("-h1 +f1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Rh1f1", "Rh1f1", "Rh1f1"),
    // The long castling, of which the rook's part is a move of its own as well.
    ("-a1 +d1", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "Ra1d1", "Ra1d1", "Ra1d1"),
    // En passant, with the captured pawn and without.
    ("-e5 +d6 -d5", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "Pe5d6", "Pe5d6", "Pe5d6"),
    (
        "-e5 +d6",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "not-made captured-piece-removed d5",
        "pawn d5 left",
        "pawn d5 left, or Pe5d6",
    ),
    // A promotion: the piece, the pawn alone, the pawn left beside its piece, a piece that is no pawn's.
    ("-d7 +d8:N", "8/3P4/7k/8/8/8/8/K7 w - - 0 1", "Pd7d8=N", "Pd7d8=N", "Pd7d8=N"),
    ("-d7 +d8", "8/3P4/7k/8/8/8/8/K7 w - - 0 1", "pawn-not-promoted square d8", "pawn d8 left", "pawn d8 left"),
    ("+d8:Q", "8/3P4/7k/8/8/8/8/K7 w - - 0 1", "pegs-fit-no-legal-move d8 Q for -", "pawn d7 left", "other"),
    ("-d7 +d8:n", "8/3P4/7k/8/8/8/8/K7 w - - 0 1", "pegs-fit-no-legal-move d7 - for P, d8 n for -", "other", "other"),
    // No way of a knight: the screen alone announces it, as its owner's hands have done it.
    ("-b1 +b3", "4k3/p7/8/8/8/8/8/1N2K3 w - - 0 1", "pegs-fit-no-legal-move b1 - for N, b3 N for -", "other", "Nb1b3"),
    // By the way it moves it is a move, though the king would stand in check.
    ("-e1 +f1", "4kr2/8/8/8/8/8/8/4K3 w - - 0 1", "Ke1f1", "Ke1f1", "Ke1f1"),
];

#[test]
fn d_2_3_hands_show_the_same_move_on_every_board() {
    for (hands, fen, button, electronic, screen) in HANDS {
        let parsed: Fen = fen.parse().unwrap();
        let position_of_game: Chess = parsed.into_position(CastlingMode::Standard).unwrap();
        let mut table = position(fen);
        table.hands(hands);
        let view = table.referee.view(Moment::from_millis(table.now));
        let shows = view.boards.get(Color::White).as_present_sensed_board().expect("a board of pegs").shows.clone();
        let told = match button.contains('-') && !button.starts_with('O') {
            true => format!("white: refused {button}"),
            false => format!("white announced {button}; white: own move stands"),
        };
        table.announce_pegs().tells(&told);
        let against = ComparisonBase { position: &position_of_game, earlier: &[], moves: MoveScope::Seen };
        assert_eq!(shown(&identify_board(&shows, &against)), *electronic, "an electronic board, {fen}: {hands}");
        let by_hand = identify_made_move(position_of_game.board(), &shows, Color::White, &position_of_game);
        assert_eq!(by_screen(&by_hand), *screen, "the screen, {fen}: {hands}");
    }
}

/// A board that was put back shows an earlier position: only an electronic one is asked for that.
#[test]
fn d_2_4_a_move_taken_back_is_an_earlier_position() {
    let before = Chess::default();
    let mut after = before.clone();
    let e4 = reading::pseudo_legal_moves(&before)
        .into_iter()
        .find(|made| reading::to_named_move(*made).to_string() == "Pe2e4");
    after.play_unchecked(e4.expect("a way of the pawn"));
    let earlier = [before.board().clone()];
    let against = ComparisonBase { position: &after, earlier: &earlier, moves: MoveScope::Legal };
    assert_eq!(shown(&identify_board(before.board(), &against)), "1 back");
    assert_eq!(by_screen(&identify_made_move(after.board(), before.board(), Color::White, &before)), "Pe4e2");
}

fn left(half: PartialMove) -> String {
    match half {
        PartialMove::Castling { role, from, to } => format!("{} {from} {to} left", role.upper_char()),
        PartialMove::EnPassant { pawn } | PartialMove::Promotion { pawn } => format!("pawn {pawn} left"),
    }
}

fn shown(shows: &BoardFinding) -> String {
    match shows {
        BoardFinding::Back(0) => "nothing".into(),
        BoardFinding::Back(plies) => format!("{plies} back"),
        BoardFinding::Move(made) => reading::to_named_move(*made).to_string(),
        BoardFinding::Half(half) => left(*half),
        BoardFinding::Kings(_) | BoardFinding::Differs(_) => "other".into(),
    }
}

fn by_screen(made: &HandsOutcome) -> String {
    let or = |named: &Option<NamedMove>| named.map(|named| format!(", or {named}")).unwrap_or_default();
    match made {
        HandsOutcome::Nothing => "nothing".into(),
        HandsOutcome::Move(named) => named.to_string(),
        HandsOutcome::Begun(half, named) => left(*half) + &or(named),
        HandsOutcome::Other => "other".into(),
    }
}
