//! Play both positions of a pair at the sighted player's own board, and lay them on an electronic one.

use super::dice::Dice;
use super::pairs::PositionPair;
use super::seat::{SightedSeat, setup, terms};
use super::{PairTally, completed, said, same_views};
use ansage_game::announcement::NamedMove;
use ansage_game::effect::EffectKind;
use ansage_game::event::EventKind;
use ansage_game::seat::Color;
use ansage_game::shapes::{ComparisonBase, MoveScope, identify_board};
use ansage_seats::sighted::layout::ScreenLayout;
use ansage_seats::sighted::{BoardAction, BoardLook};
use ratatui::buffer::Buffer;
use shakmaty::{Bitboard, Chess, Move, Piece, Position, Role, Square, attacks};

/// What is done at both boards.
#[derive(Debug, Clone)]
enum BoardAct {
    /// Squares are clicked.
    Hands(String),
    /// A line is typed at the board.
    Line(String),
    /// The blind opponent announces.
    Announced(String),
    /// His announcement is heard to its last word.
    Heard,
}

/// Plays a pair up to the press.
pub fn play(pair: &PositionPair, dice: &mut Dice, tally: &mut PairTally) {
    electronic(pair, dice, tally);
    let mut seats =
        [0, 1].map(|number| SightedSeat::with(setup(BoardLook::default()), terms(Some(&pair.fens[number]))));
    for _ in 0..3 + dice.below(4) {
        let act = match (pair.turn(), dice.below(10)) {
            (Color::Black, 0..=6) => own_hands(pair, &seats[0], dice, tally),
            (Color::White, 0..=2) => BoardAct::Announced(said::some(pair, dice).to_string()),
            (Color::White, 3..=6) => theirs_by_hand(pair, &seats[0], dice, tally),
            (_, 7) => BoardAct::Heard,
            _ => BoardAct::Line(said::typed(&said::some(pair, dice))),
        };
        let done = seats.each_mut().map(|seat| done(seat, &act));
        if seats.iter().all(|seat| completed(&seat.told).is_some()) || seats.iter().any(|seat| answers(pair, seat)) {
            return;
        }
        let (fens, views) = (&pair.fens, [seats[0].view(), seats[1].view()]);
        assert_eq!(seats[0].told, seats[1].told, "{fens:?} after {act:?}");
        assert_eq!(done[0], done[1], "{fens:?} after {act:?}");
        same_views(pair, views.each_ref(), dice.chance(20));
        let screens = seats.each_mut().map(|seat| screen(seat, pair.square));
        assert!(screens[0] == screens[1], "{fens:?} after {act:?}: {:?} {:?}", screens[0], screens[1]);
        note(pair, &seats[0], tally);
        *tally.entry("moved on by hand").or_default() += u64::from(done[0].1.contains("move on to"));
        seats.iter_mut().for_each(|seat| seat.told.clear());
    }
}

/// Whether an answer was told with a piece like the one that differs, which may be its twin.
fn answers(pair: &PositionPair, seat: &SightedSeat) -> bool {
    seat.told.iter().any(|effect| match effect.kind {
        EffectKind::MoveAnnounced { player: by, description: telling, .. }
        | EffectKind::ReplyLapsed { player: by, description: telling, .. } => {
            let NamedMove::Piece { role, .. } = telling.named else { return false };
            by != pair.turn() && pair.roles.contains(&role)
        }
        _ => false,
    })
}

/// What the board wants done, and what it has sent.
fn done(seat: &mut SightedSeat, act: &BoardAct) -> (Vec<BoardAction>, String) {
    let done = match act {
        BoardAct::Hands(clicks) => {
            seat.hands(clicks);
            Vec::new()
        }
        BoardAct::Line(line) => seat.type_line(line),
        BoardAct::Announced(code) => {
            seat.announce(code);
            Vec::new()
        }
        BoardAct::Heard => {
            let utterance = seat.told.iter().rev().find_map(|effect| match effect.kind {
                EffectKind::MoveAnnounced { utterance, .. } => Some(utterance),
                _ => None,
            });
            let kind = EventKind::AnnouncementHeard { utterance: utterance.unwrap_or(1) };
            seat.host(Color::White, kind);
            Vec::new()
        }
    };
    (done, seat.acts())
}

/// The screen but for one square.
fn screen(seat: &mut SightedSeat, but: Square) -> Buffer {
    let mut buffer = seat.draw();
    let look = seat.model.current_look();
    let rect = ScreenLayout::from_area(seat.area, look.large).square_area(but, look.below.unwrap_or(seat.own));
    for (x, y) in (rect.top()..rect.bottom()).flat_map(|y| (rect.left()..rect.right()).map(move |x| (x, y))) {
        buffer[(x, y)].reset();
    }
    buffer
}

fn note(pair: &PositionPair, seat: &SightedSeat, tally: &mut PairTally) {
    for effect in &seat.told {
        if let EffectKind::MoveAnnounced { player: Color::Black, description: telling, .. } = &effect.kind {
            let differs = u64::from(pair.turn() == Color::Black && pair.differs_named(telling.named));
            *tally.entry("announced by hand, legal in one of the two").or_default() += differs;
        }
    }
}

/// Black makes a move with his hands, the whole of it or half, or goes on from what stands.
fn own_hands(pair: &PositionPair, seat: &SightedSeat, dice: &mut Dice, tally: &mut PairTally) -> BoardAct {
    let pending = seat.view().pending.filter(|_| dice.chance(70));
    if let Some(NamedMove::Piece { from, to, .. }) = pending.map(|pending| pending.description.named) {
        let goes_on = |made: &Move| made.from() == Some(from) && !matches!(made, Move::Castle { .. });
        let onwards: Vec<Square> = pair.moves.iter().filter(|made| goes_on(made)).map(|made| made.to()).collect();
        let onwards = if onwards.is_empty() { from } else { dice.pick(&onwards) };
        return BoardAct::Hands(format!("{to} {onwards}"));
    }
    if dice.chance(20) {
        // No piece moves so, for everybody to see: what is made of it then mends it.
        let own: Vec<Square> = pair.positions[0].board().by_color(pair.turn()).into_iter().collect();
        return BoardAct::Hands(format!("{} {}", dice.pick(&own), pair.other_square(dice)));
    }
    let Some(made) = pair.some_move(dice) else { return BoardAct::Heard };
    let half = dice.chance(25);
    let two_parts = matches!(made, Move::Castle { .. } | Move::EnPassant { .. });
    *tally.entry("half done, legal in one of the two").or_default() +=
        u64::from(half && two_parts && pair.differs(made));
    BoardAct::Hands(clicks(made, half))
}

/// The clicks that make a move.
fn clicks(made: Move, half: bool) -> String {
    let by = made.to();
    match made {
        Move::Castle { king, rook } => {
            let side = made.castling_side().expect("castling");
            let to = |file| Square::from_coords(file, king.rank());
            let king = format!("{king} {}", to(side.king_to_file()));
            let rook = format!(" {rook} {}", to(side.rook_to_file()));
            format!("{king}{}", if half { "" } else { &rook })
        }
        Move::EnPassant { from, to } => {
            let taken = format!(" {} *", Square::from_coords(to.file(), from.rank()));
            format!("{from} {to}{}", if half { "" } else { &taken })
        }
        _ => format!("{} {by}", made.from().unwrap_or(by)),
    }
}

/// Black carries out what White announced, or answers it before the press with a piece that is neither of the two.
fn theirs_by_hand(pair: &PositionPair, seat: &SightedSeat, dice: &mut Dice, tally: &mut PairTally) -> BoardAct {
    let board = pair.positions[0].board();
    let pending = seat.view().pending.filter(|_| dice.chance(70));
    if let Some(NamedMove::Piece { from, to, .. }) = pending.map(|pending| pending.description.named) {
        *tally.entry("carried out").or_default() += 1;
        return BoardAct::Hands(format!("{from} {to}"));
    }
    let own = board.by_color(Color::Black);
    let others = |square: &Square| board.role_at(*square).is_some_and(|role| !pair.roles.contains(&role));
    let pieces: Vec<Square> = own.into_iter().filter(others).collect();
    // Not where the piece that differs could go: for everybody to see, that would be its move half made, or not.
    let goes = attacks::queen_attacks(pair.square, Bitboard::EMPTY) | attacks::knight_attacks(pair.square);
    let to = pair.other_square(dice);
    match pieces.is_empty() || goes.contains(to) {
        true => BoardAct::Heard,
        false => BoardAct::Hands(format!("{} {to}", dice.pick(&pieces))),
    }
}

/// What an electronic board shows, at rest and half done, is the same move in both, or the same difference.
fn electronic(pair: &PositionPair, dice: &mut Dice, tally: &mut PairTally) {
    for _ in 0..3 {
        let Some(made) = pair.some_move(dice) else { return };
        let shows = [0, 1].map(|number| {
            let position = &pair.positions[number];
            let against = ComparisonBase { position, earlier: &[], moves: MoveScope::Seen };
            let whole = after(position, made);
            let mut half = whole.board().clone();
            let piece = half.remove_piece_at(made.to()).unwrap_or(Piece { color: pair.turn(), role: Role::King });
            half.set_piece_at(made.from().unwrap_or(made.to()), piece);
            let alone = made.castling_side().map(|side| {
                let mut king_alone = position.board().clone();
                king_alone.discard_piece_at(made.from().expect("the king's square"));
                king_alone.set_piece_at(side.king_to(pair.turn()), Role::King.of(pair.turn()));
                identify_board(&king_alone, &against)
            });
            format!("{:?} {:?} {alone:?}", identify_board(whole.board(), &against), identify_board(&half, &against))
        });
        assert_eq!(shows[0], shows[1], "{pair:?} after {made:?}");
        assert!(shows[0].starts_with("Move(") || shows[0].starts_with("Kings"), "{} {pair:?}", shows[0]);
        *tally.entry("electronic board, legal in one of the two").or_default() += u64::from(pair.differs(made));
    }
}

fn after(position: &Chess, made: Move) -> Chess {
    let mut after = position.clone();
    after.play_unchecked(made);
    after
}
