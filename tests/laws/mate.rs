//! Whether a player could still be checkmated (6.9, 5.2.2).
use ansage::game::mate::{CanMate, can_mate, is_dead, mating_line};
use shakmaty::{CastlingMode, Chess, Color, Position, fen::Fen, EnPassantMode};
#[path = "../support/dice.rs"]
mod dice;
use dice::Dice;

#[test]
fn x() {
    for fen in std::fs::read_to_string("/tmp/fens").unwrap().lines() {
        let p: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
        let t = std::time::Instant::now();
        let w = can_mate(&p, Color::White);
        let a = t.elapsed();
        let t = std::time::Instant::now();
        let b = can_mate(&p, Color::Black);
        let c = t.elapsed();
        let t = std::time::Instant::now();
        let d = is_dead(&p);
        println!("{fen}: W {w:?} {a:?} B {b:?} {c:?} dead {d} {:?}", t.elapsed());
    }
}
#[test]
fn games() {
    let mut dice = Dice::new(7);
    let (mut n, mut can, mut cannot, mut open) = (0u32, 0, 0, 0);
    let mut worst = std::time::Duration::ZERO;
    let mut sum = std::time::Duration::ZERO;
    let mut dsum = std::time::Duration::ZERO;
    let mut dn = 0u32;
    let mut deads = 0;
    for game in 0..300 {
        let mut p = Chess::default();
        for ply in 0..400 {
            let m = p.legal_moves();
            if m.is_empty() || p.is_insufficient_material() { break; }
            p.play_unchecked(m[dice.below(m.len())]);
            let t = std::time::Instant::now();
            let dead = is_dead(&p);
            dsum += t.elapsed(); dn += 1;
            if dead && !p.is_insufficient_material() { deads += 1; if deads < 10 {println!("dead {}", Fen::from_position(&p, EnPassantMode::Legal));} break; }
            if ply % 21 == 0 {
                for by in [Color::White, Color::Black] {
                    let t = std::time::Instant::now();
                    let r = can_mate(&p, by);
                    let e = t.elapsed();
                    sum += e; n += 1;
                    if e > worst { worst = e; }
                    match r { CanMate::Can => can += 1, CanMate::Cannot => { cannot += 1; if !p.has_insufficient_material(by) {println!("cannot {by:?} {}", Fen::from_position(&p, EnPassantMode::Legal)); }}
                        CanMate::ArbiterDecides => { open += 1; if open < 25 { println!("open {game} {by:?} {}", Fen::from_position(&p, EnPassantMode::Legal)); } } }
                    if let Some(line) = mating_line(&p, by) {
                        let mut q = p.clone();
                        for m in line { q = q.play(m).unwrap(); }
                        assert!(q.is_checkmate() && q.turn() != by);
                    }
                }
            }
        }
    }
    println!("n {n} can {can} cannot {cannot} open {open} worst {worst:?} mean {:?} dead mean {:?} of {dn}", sum / n, dsum / dn);
}
#[test]
fn few() {
    let mut dice = Dice::new(9);
    let (mut n, mut can, mut cannot, mut open) = (0u32, 0, 0, 0);
    let mut shown = 0;
    for _ in 0..20000 {
        let count = 1 + dice.below(4);
        let mut b = shakmaty::Board::empty();
        let mut put = |d: &mut Dice, pc: shakmaty::Piece| { loop { let s = shakmaty::Square::new(d.below(64) as u32); if b.piece_at(s).is_none() && !(pc.role == shakmaty::Role::Pawn && shakmaty::Bitboard::BACKRANKS.contains(s)) { b.set_piece_at(s, pc); break; } } };
        put(&mut dice, shakmaty::Role::King.of(Color::White));
        put(&mut dice, shakmaty::Role::King.of(Color::Black));
        for _ in 0..count {
            let role = dice.pick(&[shakmaty::Role::Pawn, shakmaty::Role::Pawn, shakmaty::Role::Knight, shakmaty::Role::Bishop, shakmaty::Role::Rook, shakmaty::Role::Queen]);
            let c = if dice.chance(50) { Color::White } else { Color::Black };
            put(&mut dice, role.of(c));
        }
        let setup = shakmaty::Setup { board: b, turn: if dice.chance(50) { Color::White } else { Color::Black }, ..shakmaty::Setup::empty() };
        let Ok(p) = setup.position::<Chess>(CastlingMode::Standard) else { continue };
        for by in [Color::White, Color::Black] {
            n += 1;
            match can_mate(&p, by) { CanMate::Can => can += 1, CanMate::Cannot => { cannot += 1; if !p.has_insufficient_material(by) && shown < 20 {shown += 1; println!("cannot {by:?} {}", Fen::from_position(&p, EnPassantMode::Legal)); }}
                CanMate::ArbiterDecides => { open += 1; if open < 25 { println!("open {by:?} {}", Fen::from_position(&p, EnPassantMode::Legal)); } } }
        }
    }
    println!("n {n} can {can} cannot {cannot} open {open}");
}
