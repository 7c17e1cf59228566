//! Cut the screen into board, clocks, news and line, for every size of terminal.
//!
//! Squares are about twice as wide as high in cells, so that they are square on glass. Their height follows from the
//! rows there are: 2 in the usual 24, more where there is more room, and with large print everything goes to the board
//! that the news can spare.

use ansage_game::seat::Color;
use ratatui::layout::Rect;
use shakmaty::{File, Piece, Rank, Square};

/// The pieces beside the board, in the order in which they lie there.
pub(crate) const ASIDE: [shakmaty::Role; 6] = {
    use shakmaty::Role::{Bishop, King, Knight, Pawn, Queen, Rook};
    [King, Queen, Rook, Bishop, Knight, Pawn]
};

/// No smaller terminal shows a board: it shows lines.
pub const LEAST: (u16, u16) = (64, 23);

/// Rows below the board and its letters: what lies beside it, and the bottom of the screen.
const BELOW: u16 = 3;
/// The input line and the buttons.
const BOTTOM: u16 = 2;
/// The numbers of the ranks and a blank.
const LEFT: u16 = 2;
/// The fewest columns of the news beside the board.
const NEWS: u16 = 40;
/// The same in large print.
const NEWS_LARGE: u16 = 28;
/// The widest news: longer lines are hard to read.
const NEWS_WIDEST: u16 = 64;

/// What is at a place of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScreenSpot {
    /// A square of the board.
    Square(Square),
    /// A piece beside the board.
    Aside(Piece),
    /// A player's clock.
    Clock(Color),
    /// The button of this number, from 0.
    Button(usize),
}

/// Where everything is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScreenLayout {
    /// The first row.
    pub title: Rect,
    /// The 64 squares.
    pub board: Rect,
    /// Rows of a square; it has twice as many columns.
    pub square: u16,
    /// Two rows with the pieces beside the board.
    pub aside: Rect,
    /// The upper clock and the lower one.
    pub clocks: [Rect; 2],
    /// What was announced, what is awaited, what was told, the moves.
    pub news: Rect,
    /// The input line.
    pub line: Rect,
    /// The buttons.
    pub buttons: Rect,
    /// Whether there is room for a board at all.
    pub fits: bool,
}

/// So wide is a button, blanks at both sides included.
pub(crate) const BUTTON: u16 = 13;

impl ScreenLayout {
    /// The layout of this area.
    pub fn from_area(area: Rect, large: bool) -> ScreenLayout {
        let fits = area.width >= LEAST.0 && area.height >= LEAST.1;
        let news = if large { NEWS_LARGE } else { NEWS };
        let high = area.height.saturating_sub(1 + 1 + BELOW + BOTTOM) / 8;
        let wide = area.width.saturating_sub(LEFT + 1 + news) / 16;
        let square = high.min(wide).clamp(2, 8);
        let board = Rect::new(area.x + LEFT, area.y + 1, 16 * square, 8 * square);
        let right = board.right() + 2;
        let width = area.right().saturating_sub(right + 1).min(NEWS_WIDEST);
        let tall = if large && area.height >= 30 { 4 } else { 1 };
        let top = area.y + 1;
        let clocks = [Rect::new(right, top, width, tall), Rect::new(right, top + tall, width, tall)];
        let below = clocks[1].bottom() + 1;
        let buttons = Rect::new(area.x, area.bottom().saturating_sub(1), area.width, 1);
        let line = Rect::new(area.x, area.bottom().saturating_sub(2), area.width, 1);
        let news = Rect::new(right, below, width, line.y.saturating_sub(below));
        let aside = Rect::new(board.x, board.bottom() + 1, board.width, 2);
        ScreenLayout { title: Rect { height: 1, ..area }, board, square, aside, clocks, news, line, buttons, fits }
    }

    /// Whether its squares are larger than without large print.
    pub(crate) fn can_enlarge_squares(&self, area: Rect) -> bool {
        self.square > ScreenLayout::from_area(area, false).square || self.square > 2
    }

    /// The cells of a square, with this side below.
    pub fn square_area(&self, square: Square, below: Color) -> Rect {
        let (file, rank) = (u16::from(square.file() as u8), u16::from(square.rank() as u8));
        let (column, row) = if below == Color::White { (file, 7 - rank) } else { (7 - file, rank) };
        let wide = 2 * self.square;
        Rect::new(self.board.x + column * wide, self.board.y + row * self.square, wide, self.square)
    }

    /// The cells of a piece beside the board: the lower side's pieces in the lower row.
    pub fn piece_area_beside_board(&self, piece: Piece, below: Color) -> Rect {
        let place = ASIDE.iter().position(|role| *role == piece.role).unwrap_or(0) as u16;
        let wide = (self.aside.width / ASIDE.len() as u16).min(8);
        let row = u16::from(piece.color == below);
        Rect::new(self.aside.x + place * wide, self.aside.y + row, wide, 1)
    }

    /// The cells of a button.
    pub fn button_area(&self, number: usize) -> Rect {
        let width = BUTTON.min(self.buttons.width);
        Rect { x: self.buttons.x + number as u16 * width, width, ..self.buttons }
    }

    /// What is at this place, with this side below.
    pub fn spot_at(&self, column: u16, row: u16, below: Color) -> Option<ScreenSpot> {
        let inside = |rect: Rect| rect.contains((column, row).into());
        if !self.fits {
            return None;
        }
        if inside(self.board) {
            let file = (column - self.board.x) / (2 * self.square);
            let rank = (row - self.board.y) / self.square;
            let (file, rank) = if below == Color::White { (file, 7 - rank) } else { (7 - file, rank) };
            return Some(ScreenSpot::Square(Square::from_coords(File::new(file.into()), Rank::new(rank.into()))));
        }
        let aside = Color::ALL.into_iter().flat_map(|color| ASIDE.map(|role| Piece { color, role }));
        if let Some(piece) = aside.into_iter().find(|piece| inside(self.piece_area_beside_board(*piece, below))) {
            return Some(ScreenSpot::Aside(piece));
        }
        let clocks = [(self.clocks[0], !below), (self.clocks[1], below)];
        if let Some((_, color)) = clocks.into_iter().find(|(rect, _)| inside(*rect)) {
            return Some(ScreenSpot::Clock(color));
        }
        inside(self.buttons).then(|| ScreenSpot::Button(usize::from((column - self.buttons.x) / BUTTON)))
    }
}
