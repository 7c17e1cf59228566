//! Positions in which an illegal move stands: the king that could be captured never is, nothing ends by itself, and
//! nothing breaks (1.4.1, 5.1, 5.2, 7.5).

use super::dice::Dice;
use super::table::{RefereeTable, tournament};
use ansage_game::announcement::{Announcement, MoveDescription, NamedMove, OriginHint};
use ansage_game::effect::EffectKind;
use ansage_game::mate::{MatingAbility, is_dead, mating_ability};
use ansage_game::moment::Moment;
use ansage_game::outcome::Outcome;
use ansage_game::reading::{self, IllegalReason};
use ansage_game::start;
use ansage_game::terms::GameTerms;
use ansage_game::touch::{Obligation, Touches, obligation_from_touches};
use ansage_game::view::View;
use shakmaty::{Board, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, File, Piece, Position, Rank};
use shakmaty::{Role, Setup, Square, fen::Fen};

fn position(fen: &str) -> Chess {
    start::position_from_fen(fen, None).expect("a position")
}

/// A position that no game knows.
fn lawless(fen: &str) -> Chess {
    let setup = fen.parse::<Fen>().expect("a FEN").into_setup();
    let built = reading::position_from_setup(&setup, CastlingMode::detect(&setup));
    built.unwrap_or_else(|| panic!("no position: {fen}"))
}

fn fen(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Always).to_string()
}

/// What an announcement does to the board, as FEN; nothing where it cannot stand there.
fn stands(position: &Chess, said: &str) -> Option<String> {
    let read = reading::read_announced_move(position, &said.parse().expect("a code")).expect("one move");
    reading::position_after_reading(position, (&read.telling, read.legal)).map(|after| fen(&after))
}

#[test]
fn art_7_5_an_illegal_move_stands_on_the_board_as_hands_make_it() {
    for (before, said, after) in [
        // The king is left in check, and stands so with the opponent to move.
        ("4k3/8/8/8/8/3q4/8/4K3 w - - 4 9", "K?e2", "4k3/8/8/8/8/3q4/4K3/8 b - - 5 9"),
        // A rook goes as no rook goes, and takes.
        ("4k3/8/8/3p4/8/8/8/R3K3 w Q - 4 9", "Ra1d5", "4k3/8/8/3R4/8/8/8/4K3 b - - 0 9"),
        // What stands there goes, whatever was named.
        ("4k3/8/8/8/8/8/8/R3K3 w - - 4 9", "Ba1d4", "4k3/8/8/8/3R4/8/8/4K3 b - - 5 9"),
        // Castling out of check; without the right; across a piece that stands between.
        ("4r1k1/8/8/8/8/8/8/4K2R w K - 4 9", "O-O", "4r1k1/8/8/8/8/8/8/5RK1 b - - 5 9"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 4 9", "O-O", "4k3/8/8/8/8/8/8/5RK1 b - - 5 9"),
        ("4k3/8/8/8/8/8/8/RN2K3 w Q - 4 9", "O-O-O", "4k3/8/8/8/8/8/8/1NKR4 b - - 5 9"),
        // En passant by a pinned pawn; and a pawn's capture of nothing.
        ("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 9", "P?d6", "4r1k1/8/3P4/8/8/8/8/4K3 b - - 0 9"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 9", "Pe5d6", "4k3/8/3P4/3p4/8/8/8/4K3 b - - 0 9"),
        // A promotion where no pawn reaches the last rank.
        ("4k3/8/4P3/8/8/8/8/4K3 w - - 4 9", "Pe6e7=Q", "4k3/4Q3/8/8/8/8/8/4K3 b - - 0 9"),
        // The double step over a piece: nothing is taken in passing after it.
        ("4k3/8/8/8/3p4/4N3/4P3/4K3 w - - 4 9", "Pe2e4", "4k3/8/8/8/3pP3/4N3/8/4K3 b - e3 0 9"),
    ] {
        assert_eq!(stands(&position(before), said).as_deref(), Some(after), "{before} {said}");
    }
    let jumped = position("4k3/8/8/8/3p4/4N3/4P3/4K3 w - - 4 9");
    let read = reading::read_announced_move(&jumped, &"Pe2e4".parse().unwrap()).expect("one move");
    let after = reading::position_after_announced_move(&jumped, &read.telling).expect("it stands");
    assert!(!reading::legal_moves(&after).iter().any(|it| it.is_en_passant()));
    assert!(!reading::pseudo_legal_moves(&after).iter().any(|it| it.is_en_passant()));
}

#[test]
fn art_7_5_what_is_no_move_on_any_board_does_not_stand() {
    for (before, said) in [
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Rb1b4"),
        ("4k3/8/8/8/8/8/r7/R3K3 w - - 0 1", "Ra2a4"),
        // A king would leave the board, or a second one come to it.
        ("6k1/8/8/8/8/8/4R3/4K3 w - - 0 1", "Re2e1"),
        ("8/P7/8/8/8/8/8/k1K5 w - - 0 1", "P?a8=K"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Ke1e2=Q"),
        // King and rook do not stand for it, or find no room.
        ("4k3/8/8/8/8/8/8/3K3R w - - 0 1", "O-O"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "O-O"),
        ("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "O-O"),
    ] {
        assert_eq!(stands(&position(before), said), None, "{before} {said}");
    }
    // Nor is the king captured that an illegal move has left in check.
    let exposed = lawless("4k3/8/8/8/8/8/8/4RK2 w - - 0 1");
    assert_eq!(stands(&exposed, "R?e8"), None);
}

#[test]
fn art_1_4_1_a_king_is_never_captured() {
    // Black has left his king in check, and White does not claim it.
    let exposed = lawless("4k3/4p3/8/8/8/8/8/K3R3 b - - 0 1");
    let left = reading::read_announced_move(&exposed, &"Pe7e5".parse().unwrap()).expect("one move").telling;
    let exposed = reading::position_after_announced_move(&exposed, &left).expect("it stands");
    assert!(!reading::is_opponent_in_check(&exposed), "the pawn still stands between");
    let exposed = lawless("4k3/8/8/4p3/8/8/4Q3/K3R3 w - - 0 1");
    assert!(!reading::is_opponent_in_check(&exposed));
    let exposed = lawless("4k3/8/8/p7/8/8/8/K3R3 w - - 0 1");
    assert!(reading::is_opponent_in_check(&exposed));
    let captures = Err(IllegalReason::CapturesKing);
    for said in ["Re1e8", "?e1e8", "R?e8"] {
        let announced = reading::read_announced_move(&exposed, &said.parse().unwrap()).expect("one move");
        assert_eq!(announced.legal, captures, "{said}");
    }
    let read = reading::read_announcement(&exposed, &"Re1e8".parse().unwrap()).expect("one move");
    assert_eq!(read.legal, captures);
    let short = reading::read_announcement(&exposed, &"R?e8".parse().unwrap());
    assert_eq!(short, Err(reading::UnreadableReason::NoMoveFits { reason: Some(IllegalReason::CapturesKing) }));
    assert!(reading::legal_moves(&exposed).iter().all(|it| it.to() != Square::E8));
    assert!(reading::pseudo_legal_moves(&exposed).iter().all(|it| it.to() != Square::E8));
}

#[test]
fn art_5_1_1_where_an_illegal_move_stands_nothing_ends_by_itself() {
    // It would be mate, stalemate and a dead position.
    for (ended, standing) in [
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "7k/6Q1/r5K1/8/8/8/8/8 b - - 0 1"),
        ("k7/2Q5/8/8/8/8/p7/K7 b - - 0 1", "k7/2Q5/8/8/8/8/1p6/K7 b - - 0 1"),
        ("4k3/8/8/8/8/8/4K3/4N3 b - - 0 1", "8/8/8/8/8/3k4/4K3/4N3 b - - 0 1"),
    ] {
        let ends = |position: &Chess| Outcome::from_position(position).is_some() || is_dead(position);
        assert!(ends(&position(ended)), "{ended}");
        let exposed = lawless(standing);
        assert!(reading::is_opponent_in_check(&exposed) && !ends(&exposed), "{standing}");
    }
    let bare = lawless("8/8/8/8/8/4k3/4K3/8 w - - 0 1");
    assert!(reading::is_opponent_in_check(&bare));
    assert_eq!((Outcome::from_position(&bare), is_dead(&bare)), (None, false));
    for by in Color::ALL {
        assert_eq!(mating_ability(&bare, by), MatingAbility::ArbiterDecides);
    }
}

#[test]
fn art_4_5_a_touched_king_of_the_opponent_is_not_to_be_captured() {
    let exposed = lawless("4k3/8/8/p7/8/8/8/K3R3 w - - 0 1");
    let mut touches = Touches::default();
    touches.add(Square::E8, Role::King.of(Color::Black));
    let Obligation::Moves { moves, .. } = obligation_from_touches(&exposed, &touches) else { panic!() };
    assert!(moves.iter().all(|it| it.to() != Square::E8));
}

#[test]
fn art_7_5_a_king_left_in_check_is_claimed_and_not_captured_in_blitz_before_2014() {
    let terms = GameTerms { laws: 2005, start: Some("4k3/8/8/8/8/3q4/8/4K3 w - - 0 1".into()), ..tournament("5") };
    let mut table = RefereeTable::begun_with(terms);
    table
        .act("say K?e2")
        .heard()
        .space()
        .tells("completed 1 Ke1e2; desk: illegal-unclaimed Ke1e2 ?? white exposes-king")
        .runs("black");
    let view = table.referee.view(Moment::from_millis(table.now));
    assert!(reading::is_opponent_in_check(&view.course));
    // Every station sees it stand.
    let sent = serde_json::to_string(&view).expect("plain data");
    let come: View = serde_json::from_str(&sent).expect("a view");
    assert_eq!((come.course.board(), come.course.turn()), (view.course.board(), Color::Black));
    // Taking the king is announced like any move, and is found by the press.
    table.act("say Qd3e2").tells("black entered Qd3e2");
    table.heard().act("f8");
    let reason = table.told.iter().find_map(|effect| match effect.kind {
        EffectKind::IllegalMoveCompleted { player: Color::Black, reason, .. } => Some(reason),
        _ => None,
    });
    assert_eq!(reason, Some(IllegalReason::CapturesKing), "{:?}", table.told);
    assert!(table.referee.outcome().is_none());
}

/// A board at large: both kings, and anything else.
fn thrown(dice: &mut Dice) -> Chess {
    loop {
        let mut board = Board::empty();
        let mut setup = Setup { turn: dice.pick(&Color::ALL), ..Setup::empty() };
        let castles = dice.chance(30);
        for color in Color::ALL {
            let home = color.backrank();
            let king = match castles {
                true => Square::from_coords(File::E, home),
                false => dice.pick(&Square::ALL),
            };
            board.set_piece_at(king, Role::King.of(color));
            for file in [File::A, File::H].into_iter().filter(|_| castles) {
                let corner = Square::from_coords(file, home);
                if dice.chance(60) {
                    board.set_piece_at(corner, Role::Rook.of(color));
                    setup.castling_rights.add(corner);
                }
            }
        }
        for _ in 0..dice.below(14) {
            let square = dice.pick(&Square::ALL);
            let role = dice.pick(&[Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen]);
            if board.piece_at(square).is_none() {
                board.set_piece_at(square, role.of(dice.pick(&Color::ALL)));
            }
        }
        setup.board = board;
        let wanted = setup.clone();
        if setup.board.kings().count() == 2 {
            let built = reading::position_from_setup(&setup, CastlingMode::Standard);
            let built = built
                .unwrap_or_else(|| panic!("one king of each side: {}", Fen::try_from_setup(wanted.clone()).unwrap()));
            assert_eq!((built.board(), built.turn()), (&wanted.board, wanted.turn));
            return built;
        }
    }
}

/// Asks everything that is asked of a position at the table. Returns the positions after each move that can stand.
fn ask_everything(position: &Chess, dice: &mut Dice) -> Vec<Chess> {
    let mut after = Vec::new();
    let lawless = reading::is_opponent_in_check(position);
    assert_eq!(position.board().kings().count(), 2);
    for legal in reading::legal_moves(position) {
        assert!(legal.capture() != Some(Role::King), "{} {legal:?}", fen(position));
        let told = reading::describe_legal_move(position, legal);
        assert_eq!(reading::to_named_move(legal), told.named);
        // What is legal goes by the way pieces move, and is carried out as it is played.
        assert!(reading::pseudo_legal_moves(position).contains(&legal), "{} {legal:?}", fen(position));
        assert_eq!(reading::move_as_executed(position, &told), Some(legal), "{}", fen(position));
        let announced =
            reading::read_announced_move(position, &told.named.to_full_announcement()).expect("named in full");
        assert_eq!(announced.legal, Ok(legal), "{}", fen(position));
    }
    let mut announcements: Vec<Announcement> = CastlingSide::ALL.map(Announcement::Castle).into();
    for to in Square::ALL {
        for role in Role::ALL {
            announcements.push(Announcement::Piece { role: Some(role), from: OriginHint::UNSAID, to, promotion: None });
        }
        for from in Square::ALL {
            let promotion = dice.chance(5).then(|| dice.pick(&Role::ALL));
            let role = dice.chance(30).then(|| dice.pick(&Role::ALL));
            announcements.push(Announcement::Piece { role, from: OriginHint::from_square(from), to, promotion });
        }
    }
    for said in announcements {
        let strict = reading::read_announcement(position, &said);
        let announced = reading::read_announced_move(position, &said);
        for reading in strict.into_iter().chain(announced) {
            let stands = reading::position_after_reading(position, (&reading.telling, reading.legal));
            assert!(stands.is_some() || reading.legal.is_err(), "{} {said}", fen(position));
            if let Some(stands) = stands.filter(|_| dice.chance(3)) {
                after.push(stands);
            }
        }
    }
    let outcome = Outcome::from_position(position);
    assert!(outcome.is_none() || !lawless);
    if lawless || dice.chance(2) {
        for by in Color::ALL {
            let found = mating_ability(position, by);
            assert!(!lawless || found == MatingAbility::ArbiterDecides);
        }
        assert!(!is_dead(position) || !lawless);
    }
    let mut touches = Touches::default();
    for _ in 0..4 {
        let square = dice.pick(&Square::ALL);
        if let Some(piece) = position.board().piece_at(square) {
            touches.add(square, piece);
        }
        if let Obligation::Moves { moves, .. } = obligation_from_touches(position, &touches) {
            assert!(moves.iter().all(|it| it.capture() != Some(Role::King)));
        }
    }
    // Every station sees the same position.
    let told = fen(position);
    let setup = told.parse::<Fen>().expect("a FEN").into_setup();
    let again = reading::position_from_setup(&setup, CastlingMode::Standard).unwrap_or_else(|| panic!("{told}"));
    let lawful_rights = again.castles().castling_rights() == position.castles().castling_rights();
    if lawful_rights && setup.ep_square.is_none() {
        let counted = |it: &Chess| (it.board().clone(), it.turn(), it.halfmoves());
        assert_eq!(counted(&again), counted(position), "{told}");
    }
    after
}

#[test]
fn art_7_5_no_lawless_position_breaks_anything() {
    let mut dice = Dice::new(75);
    let (mut exposed, mut both, mut back_ranks) = (0, 0, 0);
    for _ in 0..400 {
        let mut position = thrown(&mut dice);
        for _ in 0..3 {
            exposed += usize::from(reading::is_opponent_in_check(&position));
            both += usize::from(reading::is_opponent_in_check(&position) && position.is_check());
            let pawns = position.board().pawns();
            back_ranks += usize::from(Rank::ALL.iter().any(|rank| {
                matches!(rank, Rank::First | Rank::Eighth) && pawns.into_iter().any(|pawn| pawn.rank() == *rank)
            }));
            let after = ask_everything(&position, &mut dice);
            if after.is_empty() {
                break;
            }
            position = after[dice.below(after.len())].clone();
        }
    }
    println!("{exposed} lawless, {both} with both kings in check, {back_ranks} with a pawn on a back rank");
    assert!(exposed > 300 && both > 60 && back_ranks > 300);
}

#[test]
fn art_3_8_2_a_lawless_position_keeps_its_rights_and_its_last_move_on_its_way_to_another_station() {
    for told in [
        "4k3/8/8/8/8/8/8/R3K2r b Q - 3 20",
        "r3k2r/8/8/8/8/8/4R3/4K3 w kq - 0 20",
        "4k3/8/8/8/4Pp2/8/8/K3R3 b - e3 0 20",
        "4k3/8/8/8/5pP1/8/8/K3R3 b - g3 0 20",
        "8/8/8/8/4k3/4K3/8/8 w - - 7 20",
        "r3k3/4K3/8/8/8/8/8/8 w q - 7 20",
        "P3k3/8/8/8/8/8/8/p3K3 w - - 7 20",
        "4k3/8/8/8/8/8/4r3/4K3 b - - 0 20",
        "4kr2/8/8/8/8/8/8/4RK2 w - - 90 20",
        "4kr2/8/8/8/8/8/8/4RK2 b - - 0 20",
    ] {
        assert_eq!(fen(&lawless(told)), told);
    }
    let without_king = "8/8/8/8/8/8/8/4K3 w - - 0 1".parse::<Fen>().unwrap().into_setup();
    assert!(reading::position_from_setup(&without_king, CastlingMode::Standard).is_none());
}

#[test]
fn f_3_in_chess960_the_outermost_rook_castles_where_the_right_is_lost() {
    let chess960 = start::position_from_fen("4k3/8/8/8/8/8/8/R1R1K2R w - - 0 1", Some(CastlingMode::Chess960))
        .expect("a position");
    let stands = |side| {
        let read = reading::read_announced_move(&chess960, &Announcement::Castle(side)).expect("castling");
        assert_eq!(read.legal, Err(IllegalReason::CastlingRightLost));
        reading::position_after_announced_move(&chess960, &read.telling)
            .map(|after| after.board().board_fen().to_string())
    };
    assert_eq!(stands(CastlingSide::KingSide).as_deref(), Some("4k3/8/8/8/8/8/8/R1R2RK1"));
    assert_eq!(stands(CastlingSide::QueenSide), None, "the other rook stands where the king goes");
    let piece = Piece { color: Color::White, role: Role::King };
    assert_eq!(chess960.board().piece_at(Square::E1), Some(piece));
    let bare = MoveDescription::from_named_move(NamedMove::Castle(CastlingSide::KingSide));
    assert!(reading::move_as_executed(&chess960, &bare).is_some());
}
