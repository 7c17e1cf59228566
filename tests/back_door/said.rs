//! Put moves into words in every form, as they are typed.

use super::dice::Dice;
use super::pairs::PositionPair;
use ansage_game::announcement::{Announcement, NamedMove, OriginHint};
use ansage_game::reading;
use shakmaty::{CastlingSide, Position, Role, Square};

/// An announcement in some form: of a move that pieces make, or of one that none does.
pub fn some(pair: &PositionPair, dice: &mut Dice) -> Announcement {
    match pair.some_move(dice).filter(|_| dice.chance(85)) {
        Some(made) => form(reading::to_named_move(made), pair, dice),
        None => nonsense(pair, dice),
    }
}

/// One of the forms of a move: what may be left out of it is, by chance.
pub fn form(named: NamedMove, pair: &PositionPair, dice: &mut Dice) -> Announcement {
    let (role, from, to, promotion) = match named {
        // Castling is said, or told by the king's squares.
        NamedMove::Castle(side) => {
            let king = pair.positions[0].board().king_of(pair.turn()).expect("a king");
            let to = Square::from_coords(side.king_to_file(), king.rank());
            match dice.below(3) {
                0 => (Role::King, king, to, None),
                _ => return Announcement::Castle(side),
            }
        }
        NamedMove::Piece { role, from, to, promotion } => (role, from, to, promotion),
    };
    let origin = match dice.below(8) {
        0 | 1 => OriginHint::from_square(from),
        2 => OriginHint { file: Some(from.file()), rank: None },
        3 if role != Role::Pawn => OriginHint { file: None, rank: Some(from.rank()) },
        _ => OriginHint::UNSAID,
    };
    let whole = origin.square().is_some();
    let role = (!whole || dice.chance(60)).then_some(role);
    let promotion = promotion.filter(|_| dice.chance(90));
    Announcement::Piece { role, from: origin, to, promotion }
}

fn nonsense(pair: &PositionPair, dice: &mut Dice) -> Announcement {
    // Over the piece that differs no castling goes: it would take or pass it.
    if dice.chance(8) && pair.square.rank() != pair.turn().backrank() {
        return Announcement::Castle(dice.pick(&CastlingSide::ALL));
    }
    let (from, to) = (pair.other_square(dice), pair.other_square(dice));
    let role = Some(dice.pick(&[Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn]));
    let from = if dice.chance(50) { OriginHint::from_square(from) } else { OriginHint::UNSAID };
    Announcement::Piece { role, from, to, promotion: None }
}

/// As it is typed.
pub fn typed(words: &Announcement) -> String {
    let Announcement::Piece { role, from, to, promotion } = *words else {
        return words.to_string();
    };
    let role = match role {
        None | Some(Role::Pawn) => String::new(),
        Some(role) => role.upper_char().to_string(),
    };
    let file = from.file.map(|file| file.char().to_string()).unwrap_or_default();
    let rank = from.rank.map(|rank| rank.char().to_string()).unwrap_or_default();
    let promotion = promotion.map(|role| format!("={}", role.upper_char())).unwrap_or_default();
    format!("{role}{file}{rank}{to}{promotion}")
}
