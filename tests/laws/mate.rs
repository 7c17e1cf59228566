//! Whether a player could still be checkmated by any series of legal moves (6.9), and dead positions (5.2.2).

mod brute;

use ansage_game::mate::{MatingAbility, is_dead, mating_ability, mating_line};
use ansage_testing::dice::Dice;
use brute::{mirrored, placed, position};
use shakmaty::{Bitboard, Board, Chess, Color, EnPassantMode, File, Piece, Position, Rank, Role, Square, fen::Fen};

/// Whether White and Black can mate: `+` can, `-` cannot.
type MateRow = (&'static str, &'static str);

/// The rows of V7: the flag of White falls, so that what Black can do decides.
const FLAG_OF_WHITE: [MateRow; 5] = [
    ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "+-"),
    ("4k2r/8/8/8/8/8/8/4K3 w - - 0 1", "-+"),
    ("4k1n1/8/8/8/8/8/8/4K3 w - - 0 1", "--"),
    ("4k1n1/8/8/8/8/8/4P3/4K3 w - - 0 1", "++"),
    ("4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", "++"),
];

/// Who can mate with what against what.
const MATERIAL: [MateRow; 36] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "++"),
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "--"),
    ("4k3/8/8/8/8/8/8/4KQ2 w - - 0 1", "+-"),
    ("4k3/8/8/8/8/8/8/4KB2 b - - 0 1", "--"),
    ("4k3/8/8/8/8/8/8/4KBN1 w - - 0 1", "+-"),
    ("4k3/8/8/8/8/8/8/3NK1N1 w - - 0 1", "+-"),
    ("4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", "+-"),
    ("4k3/8/8/8/8/4B3/8/2B1K3 w - - 0 1", "--"),
    ("4k3/8/8/6B1/8/4B3/8/2B1K3 w - - 0 1", "--"),
    // A lone knight needs a rook, a bishop, a knight or a pawn in the king's way; queens would capture it.
    ("4kq2/8/8/8/8/8/8/4KN2 w - - 0 1", "-+"),
    ("3qkq2/8/8/8/8/8/8/4KN2 w - - 0 1", "-+"),
    ("4kr2/8/8/8/8/8/8/4KN2 w - - 0 1", "++"),
    ("3qkr2/8/8/8/8/8/8/4KN2 w - - 0 1", "++"),
    ("4kb2/8/8/8/8/8/8/4KN2 w - - 0 1", "++"),
    ("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", "++"),
    ("4k3/5p2/8/8/8/8/8/4KN2 w - - 0 1", "++"),
    ("3qk3/5p2/8/8/8/8/8/4KN2 w - - 0 1", "++"),
    // A lone bishop needs a knight, a pawn or a bishop of the other colour there.
    ("4kq2/8/8/8/8/8/8/4KB2 w - - 0 1", "-+"),
    ("4kr2/8/8/8/8/8/8/4KB2 w - - 0 1", "-+"),
    ("r2qkr2/8/8/8/8/8/8/4KB2 w - - 0 1", "-+"),
    ("4kn2/8/8/8/8/8/8/4KB2 w - - 0 1", "++"),
    ("4k3/5p2/8/8/8/8/8/4KB2 w - - 0 1", "++"),
    ("4k3/p7/8/8/8/8/8/4KB2 w - - 0 1", "++"),
    // Bishops of one colour on both sides, however many were promoted.
    ("2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", "--"),
    ("2b1k3/8/4b3/8/8/3B4/8/4KB2 w - - 0 1", "--"),
    ("2b1k3/8/4b2b/8/8/3B4/8/4KB2 w - - 0 1", "++"),
    ("2b1kr2/8/8/8/8/8/8/4KB2 w - - 0 1", "-+"),
    // More of everything on one side.
    ("rnbqkbnr/pppppppp/8/8/8/8/8/4K3 w kq - 0 1", "-+"),
    ("rnbqkbnr/pppppppp/8/8/8/8/8/4K1N1 w kq - 0 1", "++"),
    ("rnbqkbnr/pppppppp/8/8/8/8/8/4KB2 w kq - 0 1", "++"),
    ("rnbqkbnr/pppppppp/8/8/8/8/4P3/4K3 w kq - 0 1", "++"),
    ("rr1qk1qq/8/8/8/8/8/8/4K1N1 w - - 0 1", "++"),
    ("1q1qk1qq/8/8/8/8/8/8/4K1N1 w - - 0 1", "-+"),
    ("4k3/8/8/8/8/8/P6p/4K3 w - - 0 1", "++"),
    ("8/8/8/8/8/1k6/p7/K7 w - - 0 1", "--"),
    ("4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1", "++"),
];

/// Courses that nobody can leave.
const FORCED: [MateRow; 14] = [
    // The mate stands on the board; so does the stalemate.
    ("8/8/8/8/8/8/P1n5/K1k5 w - - 0 1", "-+"),
    ("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "+-"),
    ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "--"),
    // The only move captures the last piece that could mate.
    ("7k/8/8/8/8/8/q7/K7 w - - 0 1", "--"),
    ("k7/8/8/8/8/8/1r6/K7 w - - 0 1", "--"),
    ("8/8/8/5N2/8/8/2q4k/2K5 w - - 0 1", "--"),
    ("8/8/6B1/8/8/8/5Q2/1K3k2 b - - 0 1", "--"),
    ("8/8/8/8/8/2k5/p7/K7 w - - 0 1", "--"),
    // With a friend to recapture it is another matter.
    ("7k/8/8/8/8/1r6/q7/K7 w - - 0 1", "-+"),
    ("8/8/8/8/8/1k6/q7/K7 w - - 0 1", "-+"),
    // A pawn is captured by force only if nothing else is left.
    ("8/8/8/8/8/1k6/p7/K7 b - - 0 1", "-+"),
    ("8/8/8/8/8/p1k5/8/K7 b - - 0 1", "-+"),
    ("k7/P7/K7/8/8/8/8/8 b - - 0 1", "--"),
    ("k7/8/K1P5/8/8/8/8/8 b - - 0 1", "+-"),
];

/// Walls of pawns.
const WALLS: [MateRow; 14] = [
    // Kings alone, and nothing that a king could reach.
    ("8/8/8/1k6/p1p1p1p1/P1P1P1P1/1K6/8 w - - 0 1", "--"),
    ("8/5k2/8/p1p1p1p1/P1P1P1P1/8/2K5/8 w - - 0 1", "--"),
    ("8/5k2/1p6/pPp1p1p1/P1P1PpPp/5P1P/2K5/8 w - - 0 1", "--"),
    ("8/8/3k4/1p1p1p1p/1P1P1P1P/8/3K4/8 w - - 0 1", "--"),
    // A way round the end of the wall.
    ("8/3k4/8/2p1p1p1/2P1P1P1/8/3K4/8 w - - 0 1", "++"),
    // One pawn that no pawn protects and a king reaches.
    ("8/5k2/8/p1p1p1p1/2P1P1P1/P7/2K5/8 w - - 0 1", "++"),
    // Bishops that see nothing but their own wall; and one that sees the other.
    ("8/2b1k3/7p/p1p1p1pP/PpP1PpP1/1P3P2/8/4KB2 w - - 0 1", "--"),
    ("8/4k3/7p/p1p1p1pP/PpP1PpP1/1P3P2/8/4KB2 w - - 0 1", "--"),
    ("8/4k3/7p/p1p1p1pP/PpP1PpP1/1P3P2/8/2B1K3 w - - 0 1", "++"),
    // A knight leaps over every wall, a rook finds something to give itself up for.
    ("8/4k3/7p/p1p1p1pP/PpP1PpP1/1P3P2/8/4KN2 w - - 0 1", "++"),
    ("8/5k2/8/p1p1p1p1/P1P1P1P1/8/2K5/7R w - - 0 1", "++"),
    // The wall is shut, unless the pawn on b5 has only just come from b7: then it is opened en passant.
    ("8/2k5/p7/Pp1p1p1p/1P1P1P1P/8/3K4/8 w - - 0 1", "--"),
    ("8/2k5/p7/Pp1p1p1p/1P1P1P1P/8/3K4/8 w - b6 0 1", "++"),
    // A spare move of a pawn opens nothing.
    ("8/5k2/8/p1p1p1p1/P1P1P1P1/8/2K5/8 b - - 0 1", "--"),
];

fn shown(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

/// What is found, with a mate played out and the other side of the board asked too.
fn found(position: &Chess, by: Color) -> MatingAbility {
    let found = mating_ability(position, by);
    let line = mating_line(position, by);
    assert_eq!(line.is_some(), found == MatingAbility::Can, "{}", shown(position));
    if let Some(line) = line {
        let end = line.into_iter().fold(position.clone(), |position, played| position.play(played).expect("legal"));
        assert!(end.is_checkmate() && end.turn() != by, "{} leads to {}", shown(position), shown(&end));
    }
    found
}

fn judge(rows: &[MateRow]) {
    for (fen, expected) in rows {
        let position = position(fen);
        for (position, turned) in [(position.clone(), false), (mirrored(&position), true)] {
            for (color, sign) in Color::ALL.into_iter().zip([&expected[..1], &expected[1..]]) {
                let by = if turned { !color } else { color };
                let means = if sign == "+" { MatingAbility::Can } else { MatingAbility::Cannot };
                assert_eq!(found(&position, by), means, "{by:?} in {}", shown(&position));
            }
            let alive = expected.contains('+') || position.is_stalemate();
            assert!(alive || is_dead(&position), "{} is dead", shown(&position));
            assert!(!is_dead(&position) || !expected.contains('+'), "{} is not dead", shown(&position));
        }
    }
}

#[test]
fn v7_the_flag_falls_against_little_material() {
    judge(&FLAG_OF_WHITE);
}

#[test]
fn article_6_9_what_can_mate_against_what() {
    judge(&MATERIAL);
}

#[test]
fn article_6_9_forced_courses() {
    judge(&FORCED);
}

#[test]
fn article_5_2_2_walls_of_pawns() {
    judge(&WALLS);
}

#[test]
fn article_6_9_the_material_that_never_mates_is_that_of_which_no_mate_can_be_put_together() {
    let fit = |mating: Role, others: &[Role]| brute::mate_exists(mating, others);
    let roles = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    assert_eq!((fit(Role::Knight, &[]), fit(Role::Bishop, &[])), (false, false));
    for mating in [Role::Knight, Role::Bishop] {
        for role in roles {
            let fen = format!("4k{}2/8/8/8/8/8/8/4K{}2 w - - 0 1", role.char(), mating.upper_char());
            assert_eq!(
                mating_ability(&position(&fen), Color::White) == MatingAbility::Can,
                fit(mating, &[role]),
                "{fen}"
            );
        }
    }
}

/// A position of a few pieces at random; often one in which there is little choice.
fn few_pieces(dice: &mut Dice) -> Option<Chess> {
    let mut board = Board::empty();
    let mut put = |dice: &mut Dice, piece: Piece| {
        let free = !board.occupied() & if piece.role == Role::Pawn { !Bitboard::BACKRANKS } else { Bitboard::FULL };
        let squares: Vec<Square> = free.into_iter().collect();
        board.set_piece_at(dice.pick(&squares), piece);
    };
    Color::ALL.into_iter().for_each(|color| put(dice, Role::King.of(color)));
    for _ in 0..=dice.below(3) {
        let role = dice.pick(&[Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen]);
        let color = dice.pick(&Color::ALL);
        put(dice, role.of(color));
    }
    placed(board, dice.pick(&Color::ALL))
}

/// A position behind locked walls, with kings and perhaps bishops.
fn walled(dice: &mut Dice) -> Option<Chess> {
    let mut board = Board::empty();
    let mut rank = 2 + dice.below(3) as u32;
    for file in File::ALL {
        // Neighbours one rank apart lock each other; anything else may leave a gap.
        let steps: &[i32] = if dice.chance(95) { &[-1, 1] } else { &[-2, 0, 2] };
        rank = rank.saturating_add_signed(dice.pick(steps)).clamp(1, 5);
        if dice.chance(6) {
            continue;
        }
        board.set_piece_at(Square::from_coords(file, Rank::new(rank)), Role::Pawn.of(Color::White));
        board.set_piece_at(Square::from_coords(file, Rank::new(rank + 1)), Role::Pawn.of(Color::Black));
    }
    let bishops = [Role::Bishop.of(Color::White), Role::Bishop.of(Color::Black)];
    let mut pieces = vec![Role::King.of(Color::White), Role::King.of(Color::Black)];
    pieces.extend(bishops.into_iter().filter(|_| dice.chance(20)));
    for piece in pieces {
        let home = Bitboard::from_rank(piece.color.fold_wb(Rank::First, Rank::Eighth));
        let home = home | Bitboard::from_rank(piece.color.fold_wb(Rank::Second, Rank::Seventh));
        let squares: Vec<Square> = (home & !board.occupied()).into_iter().collect();
        board.set_piece_at(dice.pick(&squares), piece);
    }
    placed(board, dice.pick(&Color::ALL))
}

/// How often the code decided and how often the plain search did.
#[derive(Debug, Default)]
struct SearchTally {
    asked: usize,
    can: usize,
    cannot: usize,
    left_to_arbiter: usize,
    checked: usize,
    checked_cannot: usize,
}

impl SearchTally {
    fn compare(&mut self, position: &Chess, limit: usize) {
        let sides = Color::ALL.map(|by| (by, found(position, by), brute::mate_found_within(position, by, limit)));
        for (by, found, brute) in sides {
            self.asked += 1;
            self.can += usize::from(found == MatingAbility::Can);
            self.cannot += usize::from(found == MatingAbility::Cannot);
            self.left_to_arbiter += usize::from(found == MatingAbility::ArbiterDecides);
            self.checked += usize::from(brute.is_some());
            self.checked_cannot += usize::from(brute == Some(false));
            let wrong =
                [(MatingAbility::Cannot, Some(true)), (MatingAbility::Can, Some(false))].contains(&(found, brute));
            assert!(!wrong, "{by:?} in {}: {found:?}, but every position says {brute:?}", shown(position));
        }
        let alive = sides.iter().any(|(_, _, brute)| *brute == Some(true));
        assert!(!(alive && is_dead(position)), "{} is not dead", shown(position));
    }
}

#[test]
fn article_6_9_few_pieces_at_random_against_every_position_that_can_arise() {
    let (mut dice, mut tally) = (Dice::new(69), SearchTally::default());
    while tally.asked < 800 {
        let Some(position) = few_pieces(&mut dice) else { continue };
        if position.legal_moves().len() <= 2 || dice.chance(4) {
            tally.compare(&position, 8_000);
        }
    }
    println!("{tally:?}");
    assert!(tally.checked_cannot >= 250, "{tally:?}");
    assert!(tally.left_to_arbiter * 200 <= tally.asked, "{tally:?}");
}

#[test]
fn article_5_2_2_walls_at_random_against_every_position_that_can_arise() {
    let (mut dice, mut tally) = (Dice::new(522), SearchTally::default());
    while tally.asked < 300 {
        if let Some(position) = walled(&mut dice) {
            tally.compare(&position, 20_000);
        }
    }
    println!("{tally:?}");
    assert!(tally.checked_cannot >= 60 && tally.can >= 100, "{tally:?}");
    assert!(tally.left_to_arbiter * 20 <= tally.asked, "{tally:?}");
}

#[test]
fn article_6_9_a_game_that_was_won_could_be_won_all_along() {
    let mut dice = Dice::new(8);
    let (mut won, mut asked, mut open) = (0, 0, 0);
    while won < 12 {
        let mut game = vec![Chess::default()];
        while let Some(position) = game.last().filter(|position| !position.is_game_over() && game.len() < 300) {
            let moves = position.legal_moves();
            game.push(position.clone().play(moves[dice.below(moves.len())]).unwrap());
        }
        let Some(end) = game.pop().filter(Chess::is_checkmate) else { continue };
        won += 1;
        assert_eq!(found(&end, !end.turn()), MatingAbility::Can);
        assert_eq!(found(&end, end.turn()), MatingAbility::Cannot);
        assert!(game.iter().all(|position| !is_dead(position)), "{}", shown(&end));
        let last = game.last().unwrap();
        assert_eq!(found(last, !end.turn()), MatingAbility::Can, "one move before the mate: {}", shown(last));
        for position in game.iter().step_by(5) {
            asked += 1;
            let found = found(position, !end.turn());
            assert_ne!(found, MatingAbility::Cannot, "{}", shown(position));
            open += usize::from(found == MatingAbility::ArbiterDecides);
        }
    }
    println!("{open} of {asked} left to the arbiter");
    assert!(open * 200 <= asked, "{open} of {asked}");
}
