//! Appendix F: Chess960. Numbers and back ranks, and castling from any files.

use super::table::{RefereeTable, brief_all, practice, tournament};
use ansage_game::chess960::{COUNT, USUAL, back_rank_of_number, number_of_back_rank, start_fen, start_position};
use ansage_game::effect::EffectKind;
use ansage_game::moment::Moment;
use ansage_game::reading::{IllegalReason, UnreadableReason, read_announcement};
use ansage_game::referee::Referee;
use ansage_game::seat::Color;
use ansage_game::start::{self, StartFault};
use ansage_game::terms::GameTerms;
use shakmaty::{CastlingMode, Chess, File, Position, Role, Square};
use std::collections::BTreeSet;

const BOTH_MOVE: &str = "4k3/8/8/8/8/8/8/R3K2R w AH - 0 1";
const TRANSPOSED: &str = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1";
const KING_ONLY: &str = "4k3/8/8/8/8/8/8/4KR2 w F - 0 1";
const ROOK_ONLY: &str = "2k5/8/8/8/8/8/8/R1K4R w AH - 0 1";
const ROOKS_WAY_FILLED: &str = "4k3/8/8/8/8/8/8/RN2K3 w A - 0 1";
const CORNER_FILLED: &str = "4k3/8/8/8/8/8/8/NRK5 w B - 0 1";

/// Vector V11: the position, the castling, the board after it, and every way hands may tell it on one's own board:
/// the king's way alone, the rook's where the king stays, both in either order.
const CASTLINGS: [(&str, &str, &str, &[&str]); 7] = [
    (BOTH_MOVE, "O-O", "4k3/8/8/8/8/8/8/R4RK1", &["e1g1", "e1g1 h1f1", "h1f1 e1g1"]),
    (BOTH_MOVE, "O-O-O", "4k3/8/8/8/8/8/8/2KR3R", &["e1c1", "e1c1 a1d1", "a1d1 e1c1"]),
    (TRANSPOSED, "O-O", "4k3/8/8/8/8/8/8/5RK1", &["f1g1", "f1g1 g1f1", "g1f1 f1g1"]),
    (KING_ONLY, "O-O", "4k3/8/8/8/8/8/8/5RK1", &["e1g1"]),
    (ROOK_ONLY, "O-O", "2k5/8/8/8/8/8/8/R4RK1", &["c1g1", "c1g1 h1f1", "h1f1 c1g1"]),
    (ROOK_ONLY, "O-O-O", "2k5/8/8/8/8/8/8/2KR3R", &["a1d1"]),
    (CORNER_FILLED, "O-O-O", "4k3/8/8/8/8/8/8/N1KR4", &["b1d1"]),
];

/// The same position for Black, ranks mirrored.
fn mirrored(fen: &str) -> String {
    let swap = |text: &str| -> String {
        let turned =
            |sign: char| if sign.is_ascii_lowercase() { sign.to_ascii_uppercase() } else { sign.to_ascii_lowercase() };
        text.chars().map(turned).collect()
    };
    let fields: Vec<&str> = fen.split(' ').collect();
    let ranks: Vec<String> = fields[0].split('/').rev().map(swap).collect();
    let Some(rights) = fields.get(2) else { return ranks.join("/") };
    format!("{} b {} - 0 1", ranks.join("/"), swap(rights))
}

fn shown(table: &RefereeTable, whose: Color) -> String {
    table.referee.view(Moment::from_millis(table.now)).shown.get(whose).board_fen().to_string()
}

fn of_fen(fen: &str) -> Chess {
    start::position_from_fen(fen, None).expect(fen)
}

fn reason(fen: &str, code: &str) -> IllegalReason {
    let reading = read_announcement(&of_fen(fen), &code.parse().expect(code)).expect(code);
    reading.legal.expect_err(code)
}

/// The move just completed is illegal for this reason; what follows from it is the edition's business.
#[track_caller]
fn completed_illegal(table: &RefereeTable, expected: IllegalReason) {
    let reason = table.told.iter().find_map(|effect| match &effect.kind {
        EffectKind::IllegalMoveCompleted { reason, .. } => Some(*reason),
        _ => None,
    });
    assert_eq!(reason, Some(expected), "{:?}", table.told);
}

#[test]
fn f_2_every_number_is_one_position_and_every_position_one_number() {
    let mut seen = BTreeSet::new();
    for at in 0..COUNT {
        let rank = back_rank_of_number(at).expect("a number");
        let files = |role| (0..8).filter(|file| rank[*file] == role).collect::<Vec<usize>>();
        let (bishops, rooks, king) = (files(Role::Bishop), files(Role::Rook), files(Role::King));
        assert_eq!((bishops.len(), rooks.len(), king.len()), (2, 2, 1), "{at}");
        assert_eq!((files(Role::Knight).len(), files(Role::Queen).len()), (2, 1), "{at}");
        assert_ne!(bishops[0] % 2, bishops[1] % 2, "bishops of opposite colours in {at}");
        assert!(rooks[0] < king[0] && king[0] < rooks[1], "the king between the rooks in {at}");
        assert_eq!(number_of_back_rank(&rank), Some(at));
        assert!(seen.insert(start_fen(at).expect("a number")), "{at} is there twice");
        let position = start_position(at).expect("a number");
        let board = position.board();
        for file in File::ALL {
            let (white, black) =
                (Square::from_coords(file, shakmaty::Rank::First), Square::from_coords(file, shakmaty::Rank::Eighth));
            let role = rank[usize::from(file)];
            assert_eq!(board.piece_at(white), Some(role.of(Color::White)), "{at}");
            assert_eq!(board.piece_at(black), Some(role.of(Color::Black)), "Black stands opposite in {at}");
        }
        assert_eq!(position.castles().castling_rights().count(), 4, "{at}");
        assert_eq!(position.castles().mode(), CastlingMode::Chess960);
        assert_eq!(start::position_from_fen(&start_fen(at).unwrap(), None).as_ref(), Ok(&position), "the FEN of {at}");
    }
    assert_eq!(seen.len(), 960);
}

#[test]
fn f_2_the_numbers_are_the_usual_ones() {
    // Published numbers: the ends of the table, the usual position, and one from the middle.
    for (at, rank) in [(0, "BBQNNRKR"), (1, "BQNBNRKR"), (518, "RNBQKBNR"), (534, "RNBKQBNR"), (959, "RKRNNQBB")] {
        let letters: String = back_rank_of_number(at).unwrap().iter().map(|role| role.upper_char()).collect();
        assert_eq!(letters, rank, "{at}");
    }
    assert_eq!(start_position(USUAL).as_ref(), Ok(&Chess::default()));
    assert!(back_rank_of_number(960).is_err() && start_fen(u16::MAX).is_err() && start_position(960).is_err());
    let all_rooks = [Role::Rook; 8];
    assert_eq!(number_of_back_rank(&all_rooks), None);
}

#[test]
fn f_3_every_castling_is_announced_executed_and_compared() {
    for (fen, code, after, hands) in CASTLINGS {
        for told in hands {
            let mut table = RefereeTable::from_position(fen);
            table.act(&format!("say {code}")).tells(&format!("white announced {code}"));
            for hand in told.split(' ') {
                table.act(&format!("played {hand}"));
            }
            table.tells("board-agrees owner white").heard().space();
            table.tells(&format!("completed 1 {code} as executed"));
            assert_eq!(shown(&table, Color::White), after, "{fen} {code} {told}");
            assert_eq!(table.referee.view(Moment::START).course.board().board_fen().to_string(), after);
        }
    }
}

#[test]
fn f_3_castling_may_be_executed_before_it_is_announced() {
    for (fen, code, after, hands) in CASTLINGS {
        for told in hands {
            let mut table = RefereeTable::from_position(fen);
            for hand in told.split(' ') {
                table.act(&format!("played {hand}"));
                let brief = brief_all(&table.told);
                let piece =
                    if "abh".contains(&hand[..1]) || hand == "g1f1" && told.starts_with(hand) { 'R' } else { 'K' };
                if told.len() == 4 || told.starts_with(hand) {
                    assert_eq!(brief, format!("touch-announced {piece} white {}", &hand[..2]), "{fen} {told}");
                } else {
                    assert!(brief.starts_with("touch-announced "), "{brief}");
                }
            }
            table.white(code).tells(&format!("white announced {code}")).heard().space();
            table.tells(&format!("completed 1 {code} as executed"));
            assert_eq!(shown(&table, Color::White), after, "{fen} {code} {told}");
        }
    }
}

#[test]
fn f_3_a_rook_put_in_the_kings_place_leaves_him_in_the_hand() {
    let mut table = RefereeTable::from_position(TRANSPOSED);
    table.script(&[
        (1, "played g1f1", "touch-announced R white g1"),
        (2, "played f1g1", "touch-announced K white f1"),
        (3, "say O-O", "white announced O-O"),
        (4, "heard", ""),
        (5, "space", "completed 1 O-O as executed"),
    ]);
    let mut table = RefereeTable::from_position(TRANSPOSED);
    table.script(&[
        (1, "say O-O", "white announced O-O"),
        (2, "played g1f1", "white's board differs: g1 - for K"),
        (3, "heard", ""),
        (4, "space", "white: refused not-made piece-placed - g1"),
        (5, "played f1g1", "board-agrees owner white"),
        (6, "space", "completed 1 O-O as executed"),
    ]);
}

#[test]
fn f_3_castling_stands_by_the_players_word_on_a_stated_board() {
    for (fen, code, after, _) in CASTLINGS {
        let mut table = RefereeTable::from_position(&fen.replace(" w ", " b "));
        // The opponent's move, told executed, makes White's board a known one.
        let (move_code, hand) = if fen == ROOK_ONLY { ("Kc8c7", "c8c7") } else { ("Ke8e7", "e8e7") };
        table.moves(move_code).act(&format!("played {hand}")).tells("board-agrees owner white");
        table.white(code).heard().space().tells(&format!("completed 2 {code}"));
        let board = shown(&table, Color::White);
        assert_eq!(board.rsplit('/').next(), after.rsplit('/').next(), "{fen} {code}");
    }
}

#[test]
fn f_3_the_opponent_castles_and_the_owner_tells_it_of_his_own_board() {
    for (fen, code, after, hands) in CASTLINGS {
        for told in hands {
            let mut table = RefereeTable::from_position(&mirrored(fen));
            table.moves(code);
            for hand in told.split(' ') {
                table.act(&format!("played {}", hand.replace('1', "8")));
            }
            table.tells("board-agrees owner white");
            assert_eq!(shown(&table, Color::White), mirrored(after), "{fen} {code} {told}");
        }
    }
}

#[test]
fn f_3_the_rook_that_castles_is_the_one_of_the_start() {
    // White's board wrongly shows a rook on h1, outside the castling rook on g1.
    let mut table = RefereeTable::from_position("4k3/8/8/8/8/8/8/5KRR b G - 0 1");
    table.moves("Ke8e7").act("played e8e7").moves("Rh1h5");
    table.act("played h5h1").tells("white's board differs: h1 R for -, h5 - for R");
    table.moves("Ke7e8").act("played e7e8");
    table.white("O-O").act("played f1g1").heard().space();
    assert_eq!(brief_all(&table.told), "completed 4 O-O as executed");
    assert!(shown(&table, Color::White).ends_with("/5RKR"), "{}", shown(&table, Color::White));
}

#[test]
fn f_3_what_hands_did_otherwise_is_told_as_a_difference() {
    for (fen, code, hand, tells) in [
        (KING_ONLY, "O-O", "f1g1", "white's board differs: e1 K for -, f1 - for R, g1 R for K"),
        (ROOK_ONLY, "O-O-O", "a1b1", "white's board differs: b1 R for -, d1 - for R"),
        (BOTH_MOVE, "O-O", "e1h1", "white's board differs: f1 - for R, g1 - for K, h1 K for -"),
    ] {
        let mut table = RefereeTable::from_position(fen);
        table.act(&format!("say {code}")).act(&format!("played {hand}")).tells(tells);
    }
}

#[test]
fn f_3_blocked_ways_attacked_squares_and_lost_rights_are_told_by_their_reason() {
    let blocked = IllegalReason::CastlingBlocked;
    let attacked = IllegalReason::CastlingThroughCheck;
    let lost = IllegalReason::CastlingRightLost;
    for (fen, code, expected) in [
        // All squares between start and end of king and rook, the ends too, but for these two themselves.
        (ROOKS_WAY_FILLED, "O-O-O", blocked),
        ("4k3/8/8/8/8/8/8/5KRN w G - 0 1", "O-O-O", lost),
        ("4k3/8/8/8/8/8/8/4KRB1 w F - 0 1", "O-O", blocked),
        ("4k3/8/8/8/8/8/8/RNK4R w AH - 0 1", "O-O-O", blocked),
        ("4k3/8/8/8/8/8/8/R1KN3R w AH - 0 1", "O-O-O", blocked),
        ("4k3/8/8/8/8/8/8/R1K1B2R w AH - 0 1", "O-O", blocked),
        ("4k3/8/8/8/8/8/8/1K3BR1 w G - 0 1", "O-O", blocked),
        // In check, through it, into it, and uncovered by the castling rook itself.
        ("4k3/4r3/8/8/8/8/8/4KR2 w F - 0 1", "O-O", attacked),
        ("4k3/5r2/8/8/8/8/8/4K1R1 w G - 0 1", "O-O", attacked),
        ("4k1r1/8/8/8/8/8/8/4KR2 w F - 0 1", "O-O", attacked),
        ("4k3/8/8/8/8/8/8/qRK5 w B - 0 1", "O-O-O", attacked),
        // No right on that side.
        (TRANSPOSED, "O-O-O", lost),
        (KING_ONLY, "O-O-O", lost),
        (CORNER_FILLED, "O-O", lost),
    ] {
        assert_eq!(reason(fen, code), expected, "{fen} {code}");
        let mut table = RefereeTable::begun_with(GameTerms { start: Some(fen.into()), ..practice("5") });
        table.act(&format!("say {code}"));
        let refused = brief_all(&table.told);
        assert!(refused.starts_with("white: refused not-legal"), "{refused}");
        // In a tournament it is announced, and found illegal when it is completed (7.5).
        let mut table = RefereeTable::from_position(fen);
        table.white(code).tells(&format!("white announced {code}")).heard().space();
        completed_illegal(&table, expected);
    }
}

#[test]
fn f_3_the_right_is_lost_when_king_or_castling_rook_has_moved() {
    for (moves, code) in [("Kc1c2 Kc8c7 Kc2c1 Kc7c8", "O-O"), ("Ra1a2 Kc8c7 Ra2a1 Kc7c8", "O-O-O")] {
        let mut table = RefereeTable::from_position(ROOK_ONLY);
        table.moves(moves).white(code).heard().space();
        completed_illegal(&table, IllegalReason::CastlingRightLost);
    }
    // The other rook keeps its right.
    let mut table = RefereeTable::from_position(ROOK_ONLY);
    table.moves("Ra1a2 Kc8c7 Ra2a1 Kc7c8 O-O").course("Ra1a2 Kc8c7 Ra2a1 Kc7c8 O-O");
}

#[test]
fn f_3_castling_is_said_and_a_kings_move_is_a_kings_move() {
    let transposed = of_fen("4k3/8/8/8/8/8/8/4K1R1 w G - 0 1");
    let told =
        |code: &str| read_announcement(&transposed, &code.parse().unwrap()).expect(code).telling.named.to_string();
    assert_eq!(told("Ke1f1"), "Ke1f1");
    assert_eq!(told("O-O"), "O-O");
    assert_eq!(told("Ke1g1"), "O-O", "the king takes his own rook: nothing else can be meant");
    assert_eq!(told("?e1g1"), "O-O");
    // Where the king reaches g1 by a step, two squares are that step, though he could castle there too.
    let step = of_fen("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    let told = |code: &str| read_announcement(&step, &code.parse().unwrap()).expect(code).telling.named.to_string();
    assert_eq!((told("Kf1g1"), told("?f1g1"), told("K?g1")), ("Kf1g1".into(), "Kf1g1".into(), "Kf1g1".into()));
    assert_eq!((told("Kf1h1"), told("O-O")), ("O-O".into(), "O-O".into()));
    // Two steps are no castling, and its own reason is given for the king and a rook that he may not castle with yet.
    assert_eq!(
        reason("4k3/8/8/8/8/8/8/4K1NR w HB - 0 1".replace("HB", "H").as_str(), "O-O"),
        IllegalReason::CastlingBlocked
    );
    assert_eq!(reason("4k3/8/8/8/8/8/8/3K2R1 w G - 0 1", "Kd1f1"), IllegalReason::DoesNotReach);
    assert_eq!(reason("4k3/8/8/8/8/8/8/3KB1R1 w G - 0 1", "Kd1g1"), IllegalReason::CastlingBlocked);
    // In the usual game two squares of the king are castling, as ever.
    let usual = of_fen(BOTH_MOVE);
    assert_eq!(read_announcement(&usual, &"Ke1g1".parse().unwrap()).unwrap().telling.named.to_string(), "O-O");
    let numbered = start_position(USUAL).unwrap();
    assert!(matches!(read_announcement(&numbered, &"K?g1".parse().unwrap()), Err(UnreadableReason::NoMoveFits { .. })));
}

#[test]
fn f_the_terms_alone_decide_how_castling_goes() {
    let mode = |terms: GameTerms| Referee::open(terms).expect("terms").start_position().castles().mode();
    let of_fen = |fen: &str| mode(GameTerms { start: Some(fen.into()), ..tournament("5") });
    assert_eq!(mode(tournament("5")), CastlingMode::Standard);
    assert_eq!(mode(GameTerms { chess960: Some(USUAL), ..tournament("5") }), CastlingMode::Chess960);
    // Rights that the usual game knows, written either way.
    assert_eq!(of_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), CastlingMode::Standard);
    assert_eq!(of_fen(BOTH_MOVE), CastlingMode::Standard);
    assert_eq!(of_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), CastlingMode::Standard);
    // Rights that it does not know: Shredder-FEN and X-FEN.
    for fen in [TRANSPOSED, KING_ONLY, ROOK_ONLY, "4k3/8/8/8/8/8/8/5KR1 w K - 0 1"] {
        assert_eq!(of_fen(fen), CastlingMode::Chess960, "{fen}");
    }
    let refused = Referee::open(GameTerms { chess960: Some(960), ..tournament("5") }).expect_err("no such number");
    assert_eq!(refused.fault, StartFault::Number);
}

#[test]
fn f_the_number_is_kept_in_the_terms_and_older_terms_have_none() {
    let terms = GameTerms { chess960: Some(356), ..tournament("5") };
    let written = serde_json::to_string(&terms).unwrap();
    assert!(written.contains("\"chess960\":356"), "{written}");
    assert_eq!(serde_json::from_str::<GameTerms>(&written).unwrap(), terms);
    let usual = serde_json::to_string(&tournament("5")).unwrap();
    assert!(!usual.contains("chess960"), "{usual}");
    assert_eq!(serde_json::from_str::<GameTerms>(&usual).unwrap().chess960, None);
}

#[test]
fn f_3_an_illegal_castling_by_another_board_is_no_offence() {
    // On White's own board the bishop has left f1; in the course it stands in the way.
    let mut table = RefereeTable::from_position("4k3/8/8/8/8/8/P7/1K3BR1 b G - 0 1");
    table.moves("Ke8e7").act("played e8e7").moves("Pa2a3");
    table.act("played f1h3").tells("white's board differs: f1 - for B, h3 B for -");
    table.moves("Ke7e8").act("played e7e8").white("O-O").heard().space();
    assert!(brief_all(&table.told).starts_with("white completed O-O, legal on his own board"), "{:?}", table.told);
}

#[test]
fn f_a_start_position_that_is_none_is_told_by_field_and_reason() {
    for (fen, understood, fault) in [
        ("", "", StartFault::Empty),
        ("x", "", StartFault::Ranks(1)),
        ("8/8 w", "", StartFault::Ranks(2)),
        ("8/8/8/8/8/8/8/8/8 w - - 0 1", "", StartFault::Ranks(9)),
        ("4k3/8/8/9/8/8/8/4K3 w - - 0 1", "", StartFault::Rank(5)),
        ("4k3/8/8/8/8/8/8/4K2 w - - 0 1", "", StartFault::Rank(1)),
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", "4k3/8/8/8/8/8/8/4K3", StartFault::Turn),
        ("4k3/8/8/8/8/8/8/4K3 w X - 0 1", "4k3/8/8/8/8/8/8/4K3 w", StartFault::Castling),
        ("4k3/8/8/8/8/8/8/4K3 w - i9 0 1", "4k3/8/8/8/8/8/8/4K3 w -", StartFault::EnPassant),
        ("4k3/8/8/8/8/8/8/4K3 w - - x 1", "4k3/8/8/8/8/8/8/4K3 w - -", StartFault::HalfMoves),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 x", "4k3/8/8/8/8/8/8/4K3 w - - 0", StartFault::MoveNumber),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 2", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", StartFault::TooLong),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/8/8/8/8/8 w - - 0 1", StartFault::NoPieces),
        ("8/8/8/8/8/8/8/4K3 w - -", "8/8/8/8/8/8/8/4K3 w - -", StartFault::KingMissing),
        ("4k3/8/8/8/8/8/8/4KK2 w", "4k3/8/8/8/8/8/8/4KK2 w", StartFault::SeveralKings),
        ("4k2P/8/8/8/8/8/8/4K3", "4k2P/8/8/8/8/8/8/4K3", StartFault::PawnOnLastRank),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", "4k3/8/8/8/8/8/8/4K3 w K - 0 1", StartFault::CastlingRights),
        ("4k3/8/8/8/8/8/8/4K3 w - e3 0 1", "4k3/8/8/8/8/8/8/4K3 w - e3 0 1", StartFault::NoEnPassant),
        ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", StartFault::OpponentInCheck),
        ("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", StartFault::TooManyPieces),
    ] {
        let bad = start::position_from_fen(fen, None).expect_err(fen);
        assert_eq!((&*bad.valid_fields(), bad.fault), (understood, fault), "{fen}");
    }
}
