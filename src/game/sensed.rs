//! Keep a board that is sensed: what its pegs show, and what hands did on it in this turn.
//!
//! What a sensed board *should* show is never stored: it follows from the course of the game and from the move that was
//! announced, so that a ruling, a mended move or one taken back needs nothing done here. Neither words nor pegs override
//! the other (D.2.3): while they differ, both are facts.

use super::announcement::{Announcement, MoveDescription};
use super::board::placement::{BoardDifference, as_fen_text, differences, set_square};
use super::code;
use super::hands::HandTracker;
use super::touch::{Touch, TouchKind};
use crate::moment::Span;
use crate::seat;
use serde::{Deserialize, Serialize};
use shakmaty::{Board as Placement, Color, Piece, Rank, Role, Square};

/// So many pieces out of their apertures at once are no move any more: the board was knocked over, or is being cleared.
pub(crate) const DISTURBED: usize = 4;

/// What a sensed board reports. The seat of the event tells whose board it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardReport {
    /// The board answers, for the first time or again after it was lost.
    Found {
        /// What it shows.
        #[serde(with = "as_fen_text")]
        shows: Placement,
    },
    /// The same of an electronic board, which tells no lift and no placing, but what stands on it at rest.
    FoundAtRest {
        /// What it shows.
        #[serde(with = "as_fen_text")]
        shows: Placement,
    },
    /// It answers no more: from here on its owner's word stands for its pegs.
    Lost,
    /// Its owner lays it aside: it is not read any more, though it may answer.
    SwitchedOff,
    /// A piece was taken out of its aperture: on a visually disabled player's board a touch (D.2.2), unless it carries
    /// out the opponent's move, mends the board or adjusts.
    Lifted {
        /// The square.
        #[serde(with = "code")]
        square: Square,
        /// The piece that stood there.
        #[serde(with = "code")]
        piece: Piece,
    },
    /// A piece was put into an aperture. A direct swap is a lift and a placing at one moment.
    Placed {
        /// The square.
        #[serde(with = "code")]
        square: Square,
        /// The piece.
        #[serde(with = "code")]
        piece: Piece,
    },
    /// The whole board was read again, because reports were missed, or because it only tells positions at rest. What
    /// changed unseen is no touch.
    Reread {
        /// What it shows.
        #[serde(with = "as_fen_text")]
        shows: Placement,
    },
    /// What the board showed when its owner pressed his clock, and no legal move: two equal full scans after the press.
    ShownAtPress {
        /// What it shows.
        #[serde(with = "as_fen_text")]
        shows: Placement,
    },
    /// The board shows another move of its owner's than the one that was announced and not pressed: the hands have moved on.
    MovedOn {
        /// The words of the move that it shows.
        words: Announcement,
    },
    /// A contact of the board fails, or reads again: a dirty contact, a short circuit, a cable. Until it reads, the square
    /// counts by its owner's word.
    Contact {
        /// The square.
        #[serde(with = "code")]
        square: Square,
        /// Whether the square can be read.
        good: bool,
    },
    /// A piece of its owner's stood on this square in his own turn, and left it again. A board sees pieces, not hands:
    /// this is no touch and no release, but what it saw.
    PieceRested {
        /// The square.
        #[serde(with = "code")]
        square: Square,
        /// The piece.
        #[serde(with = "code")]
        piece: Piece,
        /// How long.
        rested: Span,
    },
    /// Its owner castled, and the rook was lifted before the king.
    RookFirst {
        /// From where.
        #[serde(with = "code")]
        rook: Square,
        /// Where the rook was set down.
        #[serde(with = "code")]
        to: Square,
        /// How long it had rested there when the king was lifted.
        rested: Span,
    },
    /// A piece was off this square in its owner's own turn, and came back.
    PieceAway {
        /// The square.
        #[serde(with = "code")]
        square: Square,
        /// The piece.
        #[serde(with = "code")]
        piece: Piece,
        /// How long.
        away: Span,
    },
}

/// What a sensed board brings about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SensedEffect {
    /// A board answers.
    Found {
        /// Whose.
        #[serde(with = "seat::as_name")]
        owner: Color,
        /// Whether it was lost before.
        again: bool,
    },
    /// It answers no more; what its pegs show is its owner's word from here on. Play goes on.
    Lost {
        /// Whose.
        #[serde(with = "seat::as_name")]
        owner: Color,
    },
    /// Its owner has laid it aside; his word stands for what he sets from here on.
    SwitchedOff {
        /// Whose.
        #[serde(with = "seat::as_name")]
        owner: Color,
    },
    /// A piece was lifted.
    Lifted {
        /// By whom.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The square.
        #[serde(with = "code")]
        square: Square,
        /// The piece.
        #[serde(with = "code")]
        piece: Piece,
        /// In which sense it counts as touched; `None` where nothing can be touched now: before the start, while play
        /// is suspended, in the opponent's turn.
        sense: Option<TouchKind>,
    },
    /// A piece was placed.
    Placed {
        /// By whom.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The square.
        #[serde(with = "code")]
        square: Square,
        /// The piece.
        #[serde(with = "code")]
        piece: Piece,
        /// Whether it is what the announcements put there; `None` in a move of one's own that is not announced yet,
        /// where nothing is right or wrong.
        right: Option<bool>,
    },
    /// What the hand does next to make the board show what was announced, or to set it up.
    Guided {
        /// Whose board.
        #[serde(with = "seat::as_name")]
        owner: Color,
        /// What.
        step: GuideStep,
    },
    /// Everything stands somewhere, and something stands wrong, while the player is led to what the board should show:
    /// for him alone.
    WrongSquares {
        /// Whose board.
        #[serde(with = "seat::as_name")]
        owner: Color,
        /// The squares.
        squares: Vec<BoardDifference>,
    },
    /// The board shows what it should.
    Agrees {
        /// Whose board.
        #[serde(with = "seat::as_name")]
        owner: Color,
        /// Whether a move of its owner stands so that awaits only its last word or the press.
        own_move: bool,
    },
    /// Words and pegs differ, and a move of which they differ is not made (D.2.3). Two facts, and never which of them to
    /// change.
    PegsDiffer {
        /// Whose move.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// What was announced.
        announced: MoveDescription,
        /// The squares on which the pegs show something else.
        squares: Vec<BoardDifference>,
        /// Whether these squares are not of the move: they do not refuse the press.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        beside_move: bool,
    },
    /// A square of a board cannot be read and counts by word, or can be read again: for both players and the record.
    Contact {
        /// Whose board.
        #[serde(with = "seat::as_name")]
        owner: Color,
        /// The square.
        #[serde(with = "code")]
        square: Square,
        /// Whether it can be read.
        good: bool,
        /// Whether this square was announced as faulty before, since the board was found.
        again: bool,
        /// The number of squares that cannot be read now.
        unread: u32,
    },
    /// Many pieces are out of their apertures at once.
    Disturbed {
        /// Whose board.
        #[serde(with = "seat::as_name")]
        owner: Color,
        /// How many.
        out: u32,
    },
    /// The owner of a board that is sensed pressed his clock, and it shows no legal move: on these squares it is not as
    /// before his move.
    ShownAtPress {
        /// Who pressed.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The squares; none where nothing was moved.
        squares: Vec<BoardDifference>,
    },
    /// What a sighted player's board saw in his own turn: a piece of his stood on a square and left it again. For his
    /// opponent and the desk, as the fact it is.
    PieceRested {
        /// Whose piece.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The square.
        #[serde(with = "code")]
        square: Square,
        /// The piece.
        #[serde(with = "code")]
        piece: Piece,
        /// How long.
        rested: Span,
    },
    /// The same of a piece that was off its square and came back.
    PieceAway {
        /// Whose piece.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The square.
        #[serde(with = "code")]
        square: Square,
        /// The piece.
        #[serde(with = "code")]
        piece: Piece,
        /// How long.
        away: Span,
    },
    /// The rook was lifted before the king (4.4.b) for the castling that was announced: a fact for both.
    RookLiftedFirst {
        /// By whom.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
}

/// One step of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GuideStep {
    /// Lift the piece on this square.
    Lift {
        /// The square.
        #[serde(with = "code")]
        square: Square,
        /// The piece that stands there.
        #[serde(with = "code")]
        piece: Piece,
    },
    /// Put a piece on this square.
    Place {
        /// The square.
        #[serde(with = "code")]
        square: Square,
        /// The piece that belongs there.
        #[serde(with = "code")]
        piece: Piece,
    },
}

impl GuideStep {
    /// The next step from what a board shows to what it should show; `None` where it does. A piece in the hand is put
    /// down before another is lifted; a captured piece goes off first; in castling the king goes before the rook.
    ///
    /// ```
    /// use ansage_game::sensed::GuideStep;
    /// use shakmaty::{Board, Piece, Role, Square, Color};
    /// let (start, mut wanted) = (Board::new(), Board::new());
    /// wanted.discard_piece_at(Square::E2);
    /// wanted.set_piece_at(Square::E4, Role::Pawn.of(Color::White));
    /// let lift = GuideStep::Lift { square: Square::E2, piece: Role::Pawn.of(Color::White) };
    /// assert_eq!(GuideStep::next_step(&start, &wanted), Some(lift));
    /// ```
    pub fn next_step(shows: &Placement, wanted: &Placement) -> Option<GuideStep> {
        let wrong = differences(shows, wanted);
        let in_hand = |color| shows.by_color(color).count() < wanted.by_color(color).count();
        let put = wrong.iter().find_map(|it| {
            let short = |piece: &Piece| in_hand(piece.color) && is_short(shows, wanted, *piece);
            let piece = it.announced.filter(|piece| it.shows.is_none() && short(piece))?;
            Some(GuideStep::Place { square: it.square, piece })
        });
        let lifts = wrong.iter().filter_map(|it| Some((it.announced.is_none(), it.square, it.shows?)));
        // A piece that is on the board no more goes off before any other is moved.
        let stays = |piece: Piece| !is_short(wanted, shows, piece);
        let lift = lifts.min_by_key(|(vacated, _, piece)| (stays(*piece), *vacated, piece.role != Role::King));
        put.or_else(|| lift.map(|(_, square, piece)| GuideStep::Lift { square, piece }))
    }
}

/// Whether a pawn of this colour is to be promoted on this square.
pub(crate) fn is_promotion_square(square: Square, color: Color) -> bool {
    square.rank() == color.fold_wb(Rank::Eighth, Rank::First)
}

/// Whether fewer of these pieces stand than should.
fn is_short(shows: &Placement, wanted: &Placement, piece: Piece) -> bool {
    shows.by_piece(piece).count() < wanted.by_piece(piece).count()
}

/// A board that is sensed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SensedBoard {
    /// What it shows, or showed when it was lost.
    #[serde(with = "as_fen_text")]
    pub shows: Placement,
    /// Whether it answers. While it does not, nothing of it is known.
    pub present: bool,
    /// Whether it tells every lift and every placing; an electronic board tells what stands at rest.
    pub tells_lifts: bool,
    /// The square that changed last.
    #[serde(with = "code")]
    pub last: Option<Square>,
    /// Whether its owner is led, step by step, to what it should show.
    pub guiding: bool,
    /// The step told last.
    pub step: Option<GuideStep>,
    /// The squares that its owner has changed for a move of his own.
    #[serde(with = "code::list")]
    pub own: Vec<Square>,
    /// Whether it was told that many pieces are out.
    pub disturbed: bool,
    /// Whether it was told that the rook was lifted first.
    pub rook_told: bool,
    /// What its owner, who sits at a station of his own, has touched on his move and only he was told of so far: the
    /// opponent hears of it when the piece is put back, or another move is announced.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub in_hand: Vec<Touch>,
    /// What the hands of its owner have done in this turn.
    #[serde(default, skip_serializing_if = "HandTracker::is_empty")]
    pub(crate) hands: HandTracker,
    /// The squares that cannot be read. Their owner's word counts there, whatever `shows` has.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "code::list")]
    pub unread: Vec<Square>,
    /// The squares that were announced as faulty since the board was found.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "code::list")]
    pub(crate) announced_faulty: Vec<Square>,
}

impl SensedBoard {
    /// A board that shows this.
    pub fn from_placement(shows: Placement) -> SensedBoard {
        SensedBoard {
            shows,
            present: true,
            tells_lifts: true,
            last: None,
            guiding: false,
            step: None,
            own: Vec::new(),
            disturbed: false,
            rook_told: false,
            in_hand: Vec::new(),
            hands: HandTracker::default(),
            unread: Vec::new(),
            announced_faulty: Vec::new(),
        }
    }

    /// What it shows, with `by_word` on the squares that cannot be read.
    pub fn shown_with_word(&self, by_word: &Placement) -> Placement {
        let mut shows = self.shows.clone();
        self.unread.iter().for_each(|square| set_square(&mut shows, *square, by_word.piece_at(*square)));
        shows
    }

    /// The squares on which it differs from this. A square that cannot be read differs from nothing.
    pub fn differences_from(&self, wanted: &Placement) -> Vec<BoardDifference> {
        differences(&self.shown_with_word(wanted), wanted)
    }

    /// Returns `true` if every square that can be read is as here.
    pub fn agrees_with(&self, wanted: &Placement) -> bool {
        self.shown_with_word(wanted) == *wanted
    }

    /// A contact fails or reads again. Returns `None` if that was known, and otherwise whether the square was announced as
    /// faulty before.
    pub(crate) fn set_contact(&mut self, square: Square, good: bool) -> Option<bool> {
        if self.unread.contains(&square) != good {
            return None;
        }
        match good {
            true => self.unread.retain(|unread| *unread != square),
            false => self.unread.push(square),
        }
        let again = self.announced_faulty.contains(&square);
        if !again {
            self.announced_faulty.push(square);
        }
        Some(again)
    }

    /// The squares that its owner has changed for a move of his own, as far as they hold the same in what is shown now.
    pub(crate) fn own_squares_unchanged_in(&self, shows: &Placement) -> Vec<Square> {
        self.own.iter().copied().filter(|square| self.shows.piece_at(*square) == shows.piece_at(*square)).collect()
    }

    /// Whether no piece that should stand somewhere is in a hand: a position at rest, right or wrong. A knight that was
    /// put where a queen was announced is in no hand either, so that only the number of each colour counts.
    pub fn has_no_piece_in_hand(&self, wanted: &Placement) -> bool {
        let shows = self.shown_with_word(wanted);
        Color::ALL.into_iter().all(|color| shows.by_color(color).count() >= wanted.by_color(color).count())
    }

    /// Whether the hands are on the way from `base` to `wanted`, or have not begun: every square that is not as wanted
    /// shows what it showed before, or is empty because the move takes something away there. A pawn that was put on the
    /// square of promotion is on the way, too.
    pub fn is_move_in_progress(&self, base: &Placement, wanted: &Placement) -> bool {
        self.differences_from(wanted).into_iter().all(|it| {
            let before = base.piece_at(it.square);
            let pawn = it.shows.filter(|piece| piece.role == Role::Pawn && is_promotion_square(it.square, piece.color));
            match it.shows {
                None => before != it.announced,
                shows => {
                    shows == before || pawn.is_some_and(|pawn| it.announced.is_some_and(|to| to.color == pawn.color))
                }
            }
        })
    }

    /// How many pieces are missing on the squares where they should stand, with nothing else in their place.
    pub fn missing_piece_count(&self, wanted: &Placement) -> usize {
        self.differences_from(wanted).iter().filter(|it| it.shows.is_none()).count()
    }

    /// Notes a square that its owner has changed for a move of his own.
    pub(crate) fn note_own_move_square(&mut self, square: Square) {
        if !self.own.contains(&square) {
            self.own.push(square);
        }
    }

    /// His move was completed, or withdrawn: the next turn begins.
    pub fn begin_next_turn(&mut self) {
        self.own.clear();
        self.in_hand.clear();
        self.hands.begin_turn();
        self.rook_told = false;
    }
}
