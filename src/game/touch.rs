//! Touch-move (article 4) for one move in the making: what was touched, what it obliges to, who may still complain.
//!
//! On a visually disabled player's board a piece is touched when it is taken out of its aperture (D.2.2); feeling is
//! free and never comes here. Whether a contact was clearly accidental is the arbiter's to find (4.2), and so is every
//! verdict: this module only says which moves the touches allow. Articles are cited as in 2014.
//!
//! ```
//! use ansage_game::{start, touch::{Obligation, Touches, obligation_from_touches}};
//! use shakmaty::{Color, Position, Role, Square};
//! let position = start::position_from_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", None).unwrap();
//! let mut touches = Touches::default();
//! touches.add(Square::E1, Role::King.of(Color::White));
//! touches.add(Square::H1, Role::Rook.of(Color::White));
//! let Obligation::Moves { moves, .. } = obligation_from_touches(&position, &touches) else { panic!() };
//! assert_eq!(moves, position.castling_moves(shakmaty::CastlingSide::KingSide).to_vec());
//! ```

use super::{code, reading};
use crate::seat;
use serde::{Deserialize, Serialize};
use shakmaty::{CastlingMode, CastlingSide, Chess, Color, File, Move, Piece, Position, Rank, Role, Square};

/// In which sense a piece was touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TouchKind {
    /// To move or to capture it (4.3).
    #[default]
    Deliberate,
    /// To adjust it, declared before (4.2): nothing is owed.
    Adjusting,
    /// To carry out the opponent's move on one's own board (D.2.1): no touch, and nothing is owed.
    CarryingOut,
}

/// One piece that was touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Touch {
    /// Where it stood.
    #[serde(with = "code")]
    pub square: Square,
    /// The piece; its colour tells whether it is the player's own.
    #[serde(with = "code")]
    pub piece: Piece,
    /// In which sense.
    pub sense: TouchKind,
}

/// What a player has touched since his turn began, in order.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Touches {
    list: Vec<Touch>,
    adjusting: bool,
    promoted: Option<PromotionChoice>,
    /// What a board saw off its square: a board sees pieces and not hands. It counts where the move is complained of.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    seen: Vec<Touch>,
    /// Where a piece rested before it was moved on (4.7).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rested: Vec<Touch>,
    /// The squares of the move that was withdrawn, as far as nothing else was touched there.
    #[serde(skip_serializing_if = "Vec::is_empty", with = "code::list")]
    withdrawn: Vec<Square>,
}

/// A piece that touched the square of promotion: the choice is made (4.4.d).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct PromotionChoice {
    #[serde(with = "code")]
    square: Square,
    #[serde(with = "code")]
    role: Role,
}

impl Touches {
    /// "I adjust" (4.2): what is touched from here on in this turn owes nothing; what was touched before does.
    pub fn declare_adjusting(&mut self) {
        self.adjusting = true;
    }

    /// Whether what is touched now owes nothing.
    pub(crate) fn is_adjusting(&self) -> bool {
        self.adjusting
    }

    /// Every piece is in its aperture again: what is touched from here on counts.
    pub(crate) fn end_adjusting(&mut self) {
        self.adjusting = false;
    }

    /// Returns `true` if this piece was touched already in the sense in which it would count now.
    pub(crate) fn is_noted(&self, square: Square, piece: Piece) -> bool {
        let sense = if self.adjusting { TouchKind::Adjusting } else { TouchKind::Deliberate };
        self.list.contains(&Touch { square, piece, sense })
    }

    /// A piece was touched. Returns the sense in which it counts: what was declared decides.
    pub fn add(&mut self, square: Square, piece: Piece) -> TouchKind {
        let sense = if self.adjusting { TouchKind::Adjusting } else { TouchKind::Deliberate };
        self.note(Touch { square, piece, sense });
        sense
    }

    /// A piece was moved elsewhere, or captured: whatever was declared, that adjusts nothing.
    pub(crate) fn add_moved(&mut self, square: Square, piece: Piece) {
        self.note(Touch { square, piece, sense: TouchKind::Deliberate });
    }

    /// A piece was touched in this sense.
    pub(crate) fn add_in_sense(&mut self, square: Square, piece: Piece, sense: TouchKind) {
        self.note(Touch { square, piece, sense });
    }

    /// The sense in which a piece would be touched now: what was declared decides.
    pub(crate) fn sense_now(&self) -> TouchKind {
        if self.adjusting { TouchKind::Adjusting } else { TouchKind::Deliberate }
    }

    /// A board saw this piece off its square.
    pub(crate) fn add_seen(&mut self, square: Square, piece: Piece) {
        let touch = Touch { square, piece, sense: TouchKind::Deliberate };
        if !self.seen.contains(&touch) {
            self.seen.push(touch);
        }
    }

    /// A piece rested on this square before it was moved on.
    pub(crate) fn add_rest(&mut self, square: Square, piece: Piece) {
        self.rested.push(Touch { square, piece, sense: TouchKind::Deliberate });
    }

    /// The touches of a move that is complained of: with what a board saw.
    pub(crate) fn with_seen(&self) -> Touches {
        let mut touches = self.clone();
        std::mem::take(&mut touches.seen).into_iter().for_each(|touch| touches.note(touch));
        touches
    }

    /// The move of this piece was withdrawn: that it was moved is a touch like any other, but not what was complained of.
    pub(crate) fn add_withdrawn(&mut self, square: Square, piece: Piece) {
        let touch = Touch { square, piece, sense: TouchKind::Deliberate };
        if !self.list.contains(&touch) {
            self.list.push(touch);
            self.withdrawn.push(square);
        }
    }

    fn without_withdrawn(&self) -> Touches {
        let mut touches = self.clone();
        touches.list.retain(|touch| !self.withdrawn.contains(&touch.square));
        touches
    }

    /// The squares touched to move or to capture, without those of the withdrawn move where others were touched.
    pub(crate) fn complained_squares(&self) -> Vec<Square> {
        let mut squares = self.deliberate_squares();
        if squares.iter().any(|square| !self.withdrawn.contains(square)) {
            squares.retain(|square| !self.withdrawn.contains(square));
        }
        squares
    }

    /// The other legal moves by which a piece was on a square where it rested. Which of them and `played` stands by 4.7 is
    /// for people to find.
    pub(crate) fn moves_to_rests(&self, position: &Chess, played: Option<Move>) -> Vec<Move> {
        let by_rest =
            |made: &Move, rest: &Touch| made.role() == rest.piece.role && target(made, position.turn()) == rest.square;
        let legal = reading::legal_moves(position);
        let others = legal.iter().filter(|made| Some(**made) != played);
        others.filter(|made| self.rested.iter().any(|rest| by_rest(made, rest))).copied().collect()
    }

    /// A piece was lifted to carry out the opponent's move.
    pub fn add_touch_for_opponents_move(&mut self, square: Square, piece: Piece) {
        self.note(Touch { square, piece, sense: TouchKind::CarryingOut });
    }

    /// The same touch again changes nothing.
    fn note(&mut self, touch: Touch) {
        if !self.list.contains(&touch) {
            self.list.push(touch);
        }
    }

    /// A promoted piece touched the square of promotion (4.4.d): the choice is made. Only a board that is sensed can
    /// tell it before the announcement.
    pub fn set_promotion_choice(&mut self, square: Square, role: Role) {
        self.promoted.get_or_insert(PromotionChoice { square, role });
    }

    /// Everything touched, in order, each piece once in each sense.
    pub fn touches(&self) -> &[Touch] {
        &self.list
    }

    /// What was touched to be moved or captured, in order.
    pub(crate) fn deliberate_touches(&self) -> impl Iterator<Item = &Touch> {
        self.list.iter().filter(|touch| touch.sense == TouchKind::Deliberate)
    }

    /// The squares touched to move or to capture, in order.
    pub fn deliberate_squares(&self) -> Vec<Square> {
        self.deliberate_touches().map(|touch| touch.square).collect()
    }

    /// Whether this very square was touched already to carry out the opponent's move.
    pub(crate) fn is_touched_for_opponents_move(&self, square: Square) -> bool {
        self.list.iter().any(|touch| touch.square == square && touch.sense == TouchKind::CarryingOut)
    }

    /// Whether nothing is remembered.
    pub fn is_empty(&self) -> bool {
        *self == Touches::default()
    }
}

impl TouchKind {
    /// Whether it was to move or to capture.
    pub(crate) fn is_deliberate(&self) -> bool {
        *self == TouchKind::Deliberate
    }
}

/// The article by which a player is bound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TouchArticle {
    /// 4.3.a: own pieces were touched; the first that can be moved is moved.
    OwnPiece,
    /// 4.3.b: the opponent's pieces were touched; the first that can be captured is captured.
    OpponentsPiece,
    /// 4.3.c: pieces of both were touched; the first of the opponent's is captured with the first of one's own, or
    /// the first touched that can be moved or captured is.
    Both,
    /// 4.4.a: king, then rook; castling on that side is legal.
    Castle,
    /// 4.4.b: rook, then king; no castling on that side in this move.
    RookBeforeKing,
    /// 4.4.c: king, then rook; castling on that side is illegal, so that the king makes another move, if it has one.
    KingOtherwise,
    /// 4.4.d: the piece that touched the square of promotion.
    Promotion,
    /// 4.7: a piece rested on another square to which it could move. A board sees rest and not release.
    Released,
    /// 4.5: nothing that was touched can be moved or captured.
    Free,
}

impl TouchArticle {
    /// Its number in an edition of the Laws, named by its year: letters until 2014, figures since.
    pub fn number(self, laws: u16) -> &'static str {
        let (letters, figures) = match self {
            TouchArticle::OwnPiece => ("4.3.a", "4.3.1"),
            TouchArticle::OpponentsPiece => ("4.3.b", "4.3.2"),
            TouchArticle::Both => ("4.3.c", "4.3.3"),
            TouchArticle::Castle => ("4.4.a", "4.4.1"),
            TouchArticle::RookBeforeKing => ("4.4.b", "4.4.2"),
            TouchArticle::KingOtherwise => ("4.4.c", "4.4.3"),
            TouchArticle::Promotion => ("4.4.d", "4.4.4"),
            TouchArticle::Released if laws < 2014 => ("4.6", "4.7"),
            TouchArticle::Released => ("4.7", "4.7"),
            TouchArticle::Free => ("4.5", "4.5"),
        };
        if laws < 2018 { letters } else { figures }
    }
}

/// What must be played after touches, where they leave no choice of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TouchDuty {
    /// The piece on this square is captured (4.3.2), with that one if both were touched (4.3.3).
    Capture {
        /// The square of the captured piece.
        #[serde(with = "code")]
        captured: Square,
        /// The square of the capturing piece, where it is bound.
        #[serde(with = "code")]
        with: Option<Square>,
    },
    /// The player castles (4.4.1).
    Castle,
}

/// What the touches oblige the player to move to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Obligation {
    /// Nothing was touched to be moved or captured.
    None,
    /// One of these moves.
    Moves {
        /// The article that binds.
        article: TouchArticle,
        /// The legal moves that meet it: in a tournament advice, and for the arbiter only.
        moves: Vec<Move>,
    },
}

impl Obligation {
    /// The one capture or castling that is left.
    pub(crate) fn duty(&self, touches: &Touches) -> Option<TouchDuty> {
        let Obligation::Moves { article, moves } = self else { return None };
        let same = |square: fn(&Move) -> Option<Square>| {
            let first = moves.first().and_then(square)?;
            moves.iter().all(|made| square(made) == Some(first)).then_some(first)
        };
        match article {
            TouchArticle::Castle => Some(TouchDuty::Castle),
            TouchArticle::OpponentsPiece | TouchArticle::Both => {
                let with = same(|made| made.from()).filter(|from| touches.complained_squares().contains(from));
                same(captured).map(|captured| TouchDuty::Capture { captured, with })
            }
            _ => None,
        }
    }

    /// Whether this move meets it. Whether the move is legal is another question.
    pub fn is_met_by(&self, played: Move) -> bool {
        match self {
            Obligation::None => true,
            Obligation::Moves { moves, .. } => moves.contains(&played),
        }
    }
}

/// What the touches oblige the player to move in `position` to (4.3 to 4.5).
///
/// A touched piece that does not stand so in `position` binds nobody here: then the boards differ, which is another
/// matter (D.2.8).
pub fn obligation_from_touches(position: &Chess, touches: &Touches) -> Obligation {
    // That the withdrawn move was made binds where nothing else does.
    let complained = obligation(position, &touches.without_withdrawn(), true);
    match complained {
        Obligation::Moves { article, .. } if article != TouchArticle::Free => complained,
        _ => obligation(position, touches, true),
    }
}

/// The same as a program before revision 8 had it: a castling in which the rook alone moves was the king's move.
pub(crate) fn obligation_before_revision_8(position: &Chess, touches: &Touches) -> Obligation {
    obligation(position, touches, false)
}

fn obligation(position: &Chess, touches: &Touches, rook_castles_alone: bool) -> Obligation {
    let stands = |touch: &&Touch| position.board().piece_at(touch.square) == Some(touch.piece);
    let touched: Vec<Touch> = touches.deliberate_touches().filter(stands).copied().collect();
    let hands = TouchContext::new(position, touched, rook_castles_alone);
    if hands.touched.is_empty() {
        return Obligation::None;
    }
    let (article, moves) = hands.bound();
    match touches.promoted.and_then(|choice| with_choice(choice, &moves)) {
        Some(moves) => Obligation::Moves { article: TouchArticle::Promotion, moves },
        None => Obligation::Moves { article, moves },
    }
}

/// The moves left by a promoted piece that was set down, where it leaves fewer and any at all.
fn with_choice(choice: PromotionChoice, moves: &[Move]) -> Option<Vec<Move>> {
    let another = |it: &Move| it.to() == choice.square && it.promotion().is_some_and(|role| role != choice.role);
    let left: Vec<Move> = moves.iter().filter(|it| !another(it)).copied().collect();
    (!left.is_empty() && left.len() < moves.len()).then_some(left)
}

/// What hands did in a position, and what the position allows.
struct TouchContext<'a> {
    position: &'a Chess,
    us: Color,
    touched: Vec<Touch>,
    /// All legal moves but castling with a rook that was touched before the king.
    allowed: Vec<Move>,
    /// Whether a castling in which the king stays is a move of its rook, too.
    rook_castles_alone: bool,
}

impl TouchContext<'_> {
    fn new(position: &Chess, touched: Vec<Touch>, rook_castles_alone: bool) -> TouchContext<'_> {
        let mut hands =
            TouchContext { position, us: position.turn(), touched, allowed: Vec::new(), rook_castles_alone };
        let legal = reading::legal_moves(position);
        let permitted = |it: &Move| it.castling_side().is_none_or(|side| !hands.is_forbidden(side));
        let allowed: Vec<Move> = legal.iter().copied().filter(permitted).collect();
        // Never bound to nothing at all.
        hands.allowed = if allowed.is_empty() { legal.to_vec() } else { allowed };
        hands
    }

    fn bound(&self) -> (TouchArticle, Vec<Move>) {
        let (own, theirs) = (self.first(true), self.first(false));
        if let (Some(own), Some(theirs)) = (own, theirs) {
            let both = self.moves(|it| it.from() == Some(own.square) && captured(it) == Some(theirs.square));
            if !both.is_empty() {
                return (TouchArticle::Both, both);
            }
        }
        let alone = match (own, theirs) {
            (Some(_), Some(_)) => TouchArticle::Both,
            (Some(_), None) => TouchArticle::OwnPiece,
            _ => TouchArticle::OpponentsPiece,
        };
        let binds = self.touched.iter().enumerate().find_map(|(index, touch)| self.binds(index, *touch, alone));
        binds.unwrap_or_else(|| (TouchArticle::Free, self.allowed.clone()))
    }

    /// What the touch in this place obliges to, if it can be obeyed.
    fn binds(&self, index: usize, touch: Touch, alone: TouchArticle) -> Option<(TouchArticle, Vec<Move>)> {
        if touch.piece.color != self.us {
            let captures = self.moves(|it| captured(it) == Some(touch.square));
            return (!captures.is_empty()).then_some((alone, captures));
        }
        let moves = self.moves(|it| it.from() == Some(touch.square) || self.castles_alone(it, touch.square));
        let article = if touch.piece.role == Role::King {
            if let Some(side) = self.rook_after(index) {
                return Some(self.castle(side, moves));
            }
            let forbidden = CastlingSide::ALL.into_iter().any(|side| self.is_forbidden(side));
            if forbidden { TouchArticle::RookBeforeKing } else { alone }
        } else {
            let side = self.castling_side(touch.square);
            if side.is_some_and(|side| self.is_forbidden(side)) { TouchArticle::RookBeforeKing } else { alone }
        };
        (!moves.is_empty()).then_some((article, moves))
    }

    /// King, then rook (4.4.a, 4.4.c); `moves` are the king's.
    fn castle(&self, side: CastlingSide, moves: Vec<Move>) -> (TouchArticle, Vec<Move>) {
        let castling = self.position.castling_moves(side);
        match (castling.first(), moves.is_empty()) {
            (Some(castling), _) => (TouchArticle::Castle, vec![*castling]),
            (None, false) => (TouchArticle::KingOtherwise, moves),
            // Then any move is free, even one that leaves the rook where it stands.
            (None, true) => (TouchArticle::KingOtherwise, self.allowed.clone()),
        }
    }

    /// The side of the first castling rook touched after the king in this place, and not before it too.
    fn rook_after(&self, king: usize) -> Option<CastlingSide> {
        let mut sides = self.touched.iter().skip(king + 1).filter_map(|touch| self.castling_side(touch.square));
        sides.find(|side| !self.is_forbidden(*side))
    }

    /// Whether a rook was touched before the king, so that castling with it is ruled out (4.4.b).
    fn is_forbidden(&self, side: CastlingSide) -> bool {
        let king = self.touched.iter().position(|touch| touch.piece == Role::King.of(self.us));
        let rook = self.touched.iter().position(|touch| self.castling_side(touch.square) == Some(side));
        matches!((rook, king), (Some(rook), Some(king)) if rook < king)
    }

    /// Whether this is a castling with the rook on this square in which the king stays: the rook alone is moved.
    fn castles_alone(&self, made: &Move, square: Square) -> bool {
        let Move::Castle { king, rook } = *made else { return false };
        self.rook_castles_alone && rook == square && target(made, self.us) == king
    }

    /// The side on which a player may mean to castle with his rook on this square, whether he still can or not: king
    /// and rook stand as for castling.
    fn castling_side(&self, square: Square) -> Option<CastlingSide> {
        let board = self.position.board();
        let king = board.king_of(self.us)?;
        let home = self.us.fold_wb(Rank::First, Rank::Eighth);
        if board.piece_at(square) != Some(Role::Rook.of(self.us)) || king.rank() != home || square.rank() != home {
            return None;
        }
        let usual = self.position.castles().mode() == CastlingMode::Standard;
        if usual && (king.file() != File::E || !matches!(square.file(), File::A | File::H)) {
            return None;
        }
        let side = CastlingSide::from_king_side(square.file() > king.file());
        self.position.castles().rook(self.us, side).is_none_or(|rook| rook == square).then_some(side)
    }

    fn first(&self, own: bool) -> Option<&Touch> {
        self.touched.iter().find(|touch| (touch.piece.color == self.us) == own)
    }

    fn moves(&self, fits: impl Fn(&Move) -> bool) -> Vec<Move> {
        self.allowed.iter().copied().filter(fits).collect()
    }
}

/// The square to which a move carries its piece: of a castling, the king.
fn target(made: &Move, by: Color) -> Square {
    made.castling_side().map_or(made.to(), |side| side.king_to(by))
}

/// The square of the piece that a move captures, which en passant is not the square it goes to.
fn captured(played: &Move) -> Option<Square> {
    match *played {
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        _ => played.is_capture().then(|| played.to()),
    }
}

/// The right to complain of a completed half-move (4.8; 4.7 in 2009): kept until the opponent touches a piece to move
/// or capture it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Complaint {
    /// Whose half-move it is.
    #[serde(with = "seat::as_name")]
    pub against: Color,
    /// The number of the half-move, from 1.
    pub ply: u32,
    /// What he touched for it.
    pub touches: Touches,
    lost: bool,
}

impl Complaint {
    /// `against` has completed half-move `ply` after these touches.
    pub fn new(against: Color, ply: u32, touches: Touches) -> Complaint {
        Complaint { against, ply, touches, lost: false }
    }

    /// A player has touched a piece to move or capture it, or announced his move: he can complain no more.
    pub fn expire_on_act(&mut self, who: Color) {
        self.lost |= who != self.against;
    }

    /// Whether it may still be made.
    pub fn can_still_be_made(&self) -> bool {
        !self.lost
    }
}
