//! Go over the player's own board with keys, and ask it: what the hands could feel, said at once.
//!
//! What is shown is [`View::shown`] of the owner, never the course of the game and never the other board. Up is away
//! from the player. Squares are said in the words of D.2.1 by a German voice, pieces in the program's language. The
//! same question is answered again in the same words.
//!
//! ```
//! use ansage_seats::console::explore::{Direction, BoardExplorer};
//! use shakmaty::{Color, Square};
//! let explorer = BoardExplorer::new(Color::Black);
//! assert_eq!(explorer.current_square(), Square::H8, "the near corner at the left hand");
//! assert_eq!(explorer.neighbouring_square(Direction::Up), Some(Square::H7));
//! assert_eq!(explorer.neighbouring_square(Direction::Left), None);
//! ```

mod advice;
pub mod list;
pub(super) mod moves;

use super::parts::join_with_pause;
use ansage_game::moment::Span;
use ansage_game::view::View;
use ansage_words::presentation::diagram::{diagram_lines, piece_letter_on_square};
use ansage_words::presentation::{Channel, Earcon, LineForm, Message, MessageValues, Presenter, Topic, mark_as_german};
use ansage_words::vocabulary::fide;
use list::{ListItem, list_message};
use shakmaty::{Bitboard, Board, Color, File, Rank, Role, Square, attacks};

/// Between the pieces of one side and those of the other.
const SIDES_APART: Span = Span::from_millis(400);

/// To a neighbouring square, as the player sits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// Away from the player.
    Up,
    /// To his right hand.
    Right,
    /// Towards him.
    Down,
    /// To his left hand.
    Left,
}

/// Which rays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RayKind {
    /// Along rank and file.
    Lines,
    /// Along the diagonals.
    Diagonals,
}

/// What can be asked of the board and the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardQuery {
    /// What stands on a square.
    Square(Square),
    /// Where the pieces of a kind stand.
    Kind {
        /// Of one side only.
        color: Option<Color>,
        /// The kind.
        role: Role,
    },
    /// Every piece of a side.
    Side(Color),
    /// The whole board.
    Board,
    /// A rank.
    Rank(Rank),
    /// A file.
    File(File),
    /// The pieces on the rays from a square.
    Rays(RayKind, Square),
    /// The pieces a knight's leap away.
    Leaps(Square),
    /// Whose move it is.
    Turn,
    /// The last move.
    Last,
    /// The last move in the words of the announcement, to be read.
    InWords,
    /// The last moves of both, so many; `None` for all.
    LastMoves(Option<usize>),
    /// The owner's score.
    Score,
    /// The piece captured last.
    Captured,
    /// The legal moves of a piece. Practice only.
    Moves(Square),
    /// The legal captures, of one piece or of all. Practice only.
    Captures(Option<Square>),
    /// The opponent's pieces that attack a square. Practice only.
    Attackers(Square),
    /// The pieces that defend a square. Practice only.
    Defenders(Square),
}

impl BoardQuery {
    /// Whether the answer would be advice, which a tournament forbids (11.3).
    pub(crate) fn is_advice(self) -> bool {
        matches!(
            self,
            BoardQuery::Moves(_) | BoardQuery::Captures(_) | BoardQuery::Attackers(_) | BoardQuery::Defenders(_)
        )
    }
}

/// The place of the fingers on the board.
#[derive(Debug, Clone)]
pub struct BoardExplorer {
    owner: Color,
    square: Square,
    ray: Option<(RayKind, usize)>,
}

/// Steps of the rays clockwise from the one away from the player, as files and ranks for White.
const fn steps(rays: RayKind) -> [(i32, i32); 4] {
    match rays {
        RayKind::Lines => [(0, 1), (1, 0), (0, -1), (-1, 0)],
        RayKind::Diagonals => [(1, 1), (1, -1), (-1, -1), (-1, 1)],
    }
}

fn step(square: Square, (files, ranks): (i32, i32), owner: Color) -> Option<Square> {
    let side = owner.fold_wb(1, -1);
    Some(Square::from_coords(square.file().offset(side * files)?, square.rank().offset(side * ranks)?))
}

fn ray(from: Square, by: (i32, i32), owner: Color) -> impl Iterator<Item = Square> {
    std::iter::successors(step(from, by, owner), move |square| step(*square, by, owner))
}

impl BoardExplorer {
    /// The fingers in the near corner at the left hand.
    pub fn new(owner: Color) -> BoardExplorer {
        BoardExplorer { owner, square: owner.fold_wb(Square::A1, Square::H8), ray: None }
    }

    /// Whose board it is, and from whose side it is gone over.
    pub fn board_owner(&self) -> Color {
        self.owner
    }

    /// Turns to the other player's board, and to his side of it.
    pub fn turn_to_other_board(&mut self) {
        (self.owner, self.ray) = (!self.owner, None);
    }

    /// The square under the fingers.
    pub fn current_square(&self) -> Square {
        self.square
    }

    /// The square beside it; `None` over the edge.
    pub fn neighbouring_square(&self, direction: Direction) -> Option<Square> {
        step(self.square, steps(RayKind::Lines)[direction as usize], self.owner)
    }

    /// Puts the fingers on a square and says what stands there.
    pub fn move_to_square(&mut self, to: Square, presenter: &Presenter, view: &View) -> Message {
        (self.square, self.ray) = (to, None);
        square(to, presenter, view)
    }

    /// To the neighbouring square, or the sound of the edge.
    pub(crate) fn move_in_direction(&mut self, direction: Direction, presenter: &Presenter, view: &View) -> Message {
        match self.neighbouring_square(direction) {
            Some(to) => self.move_to_square(to, presenter, view),
            None => edge(presenter, "console-edge", self.square),
        }
    }

    /// To the next or previous piece of a kind, of either side, file by file round the board.
    pub fn move_to_next_piece(&mut self, role: Role, forward: bool, presenter: &Presenter, view: &View) -> Message {
        let squares = squares_sorted_by_file(shown(view).by_role(role));
        let here = order_by_file(self.square);
        let next = if forward {
            squares.iter().find(|square| order_by_file(**square) > here).or(squares.first())
        } else {
            squares.iter().rev().find(|square| order_by_file(**square) < here).or(squares.last())
        };
        match next {
            Some(to) => self.move_to_square(*to, presenter, view),
            None => answer(presenter.build_message(
                Channel::Private,
                Earcon::Edge,
                "console-no-such-piece",
                MessageValues::new().with_role(role),
            )),
        }
    }

    /// The pieces on the next ray from the square, clockwise or back.
    pub fn scan_rays(&mut self, rays: RayKind, forward: bool, presenter: &Presenter, view: &View) -> Message {
        let mut at = match self.ray {
            Some((same, at)) if same == rays => at,
            _ if forward => 3,
            _ => 0,
        };
        let all = steps(rays);
        for _ in 0..all.len() {
            at = if forward { at + 1 } else { at + 3 } % all.len();
            let squares: Vec<Square> = ray(self.square, all[at], self.owner).collect();
            if let Some(end) = squares.last() {
                self.ray = Some((rays, at));
                let items = pieces_on(squares.iter().copied(), presenter, view);
                let told = list_message(
                    presenter,
                    "console-seen",
                    MessageValues::new().set("what", "ray").set_square("square", *end),
                    items,
                );
                return answer(told);
            }
        }
        edge(presenter, "console-edge", self.square)
    }
}

/// The owner's own board.
fn shown(view: &View) -> &Board {
    view.shown.get(view.owner)
}

/// Answers of the board come at once and replace each other.
fn answer(told: Message) -> Message {
    told.with_immediate_urgency().with_topic(Topic::Explore)
}

fn edge(presenter: &Presenter, id: &str, at: Square) -> Message {
    answer(presenter.build_message(Channel::Private, Earcon::Edge, id, MessageValues::new().set_square("square", at)))
}

/// Says what stands on a square; an empty one also by the sound of its colour.
fn square(at: Square, presenter: &Presenter, view: &View) -> Message {
    let piece = shown(view).piece_at(at);
    let (earcon, id) = match piece {
        Some(_) => (None, "console-square"),
        None if at.is_light() => (Some(Earcon::LightSquare), "console-square-light"),
        None => (Some(Earcon::DarkSquare), "console-square-dark"),
    };
    answer(presenter.build_message(
        Channel::Private,
        earcon,
        id,
        MessageValues::new().set_square("square", at).set_piece("piece", piece),
    ))
}

fn pieces_on(squares: impl IntoIterator<Item = Square>, presenter: &Presenter, view: &View) -> Vec<ListItem> {
    let on = |square| Some(ListItem::from_piece(square, shown(view).piece_at(square)?, presenter));
    squares.into_iter().filter_map(on).collect()
}

/// Answers a question. What is advice is answered whatever the mode: who calls this has asked `BoardQuery::is_advice`.
pub fn answer_query(query: BoardQuery, presenter: &Presenter, view: &View) -> Message {
    let () = ();
    let around = |what: &'static str, at: Square, squares: Vec<Square>| {
        let items = pieces_on(squares, presenter, view);
        answer(list_message(
            presenter,
            "console-seen",
            MessageValues::new().set("what", what).set_square("square", at),
            items,
        ))
    };
    match query {
        BoardQuery::Square(at) => square(at, presenter, view),
        BoardQuery::Kind { color, role } => {
            let of = |side| color.is_none_or(|color| color == side);
            let sides = [view.owner, !view.owner].into_iter().filter(|side| of(*side));
            let on = |side| (role.of(side), squares_sorted_by_file(shown(view).by_piece(role.of(side))));
            let found = sides.map(on).filter(|(_, squares)| !squares.is_empty());
            let items = found.map(|(piece, squares)| ListItem::from_side(piece, &squares, presenter)).collect();
            answer(list_message(presenter, "console-kind", MessageValues::new().with_role(role), items))
        }
        BoardQuery::Side(color) => side_message(color, presenter, view),
        BoardQuery::Board => {
            let board = shown(view);
            let heading = presenter.private_message("console-board", ());
            let sides = Color::ALL.map(|color| side_message(color, presenter, view));
            let told = answer(join_with_pause([heading].into_iter().chain(sides), SIDES_APART));
            match presenter.lines {
                LineForm::Short => {
                    let letter = |square| piece_letter_on_square(board, square, presenter.program.lang());
                    Message { line: diagram_lines(view.owner, letter).join("\n"), ..told }
                }
                LineForm::Words => told,
            }
        }
        BoardQuery::Rank(rank) => {
            let items = pieces_on(Bitboard::from_rank(rank), presenter, view);
            let name = mark_as_german(fide::spoken_word_list(presenter.words).ranks[usize::from(rank)].as_ref());
            let name = if presenter.uses_plain_private_wording() { rank.char().to_string() } else { name };
            answer(list_message(presenter, "console-rank", line_values(&name, rank.char()), items))
        }
        BoardQuery::File(file) => {
            let items = pieces_on(Bitboard::from_file(file), presenter, view);
            let name = mark_as_german(fide::spoken_word_list(presenter.words).files[usize::from(file)].as_ref());
            let name = if presenter.uses_plain_private_wording() { file.char().to_string() } else { name };
            answer(list_message(presenter, "console-file", line_values(&name, file.char()), items))
        }
        BoardQuery::Rays(rays, at) => {
            let squares = steps(rays).into_iter().flat_map(|by| ray(at, by, view.owner)).collect();
            match rays {
                RayKind::Lines => around("rays", at, squares),
                RayKind::Diagonals => around("diagonals", at, squares),
            }
        }
        BoardQuery::Leaps(at) => around("leaps", at, squares_sorted_by_file(attacks::knight_attacks(at))),
        BoardQuery::Turn => moves::turn_message(presenter, view),
        BoardQuery::Last => moves::last_move_message(presenter, view),
        BoardQuery::InWords => moves::last_move_in_words_message(presenter, view),
        BoardQuery::LastMoves(count) => moves::last_moves_message(count, presenter, view),
        BoardQuery::Score => moves::score_message(presenter, view),
        BoardQuery::Captured => moves::last_capture_message(presenter, view),
        BoardQuery::Moves(_) | BoardQuery::Captures(_) | BoardQuery::Attackers(_) | BoardQuery::Defenders(_) => {
            answer(advice::advice_message(query, presenter, view))
        }
    }
}

/// A rank or a file as it is heard and as it is read.
fn line_values<'a>(heard: &str, sign: char) -> MessageValues<'a> {
    MessageValues::new().set_own_text("name", heard).set_own_text("sign", sign.to_string())
}

/// The pieces of a side, its colour told once: king, queens, rooks, bishops, knights, pawns, each kind by file.
fn side_message(color: Color, presenter: &Presenter, view: &View) -> Message {
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    let kinds = roles.map(|role| (role.of(color), squares_sorted_by_file(shown(view).by_piece(role.of(color)))));
    let found = kinds.iter().filter(|(_, squares)| !squares.is_empty());
    let items = found.map(|(piece, squares)| ListItem::from_kind(*piece, squares, presenter)).collect();
    answer(list_message(presenter, "console-side", color, items))
}

/// Squares from a to h, and on a file from 1 to 8: as a player goes over the board in mind.
fn squares_sorted_by_file(squares: Bitboard) -> Vec<Square> {
    let mut squares: Vec<Square> = squares.into_iter().collect();
    squares.sort_by_key(|square| order_by_file(*square));
    squares
}

/// The place of a square where the board is gone through file by file.
fn order_by_file(square: Square) -> (File, Rank) {
    (square.file(), square.rank())
}
