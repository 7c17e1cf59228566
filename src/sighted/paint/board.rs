//! Draw the 64 squares and the pieces beside them.

use super::{Model, glyphs, is_at, label, put, wide};
use crate::game::view::View;
use crate::locale::Args;
use crate::seat::Color;
use crate::sighted::input::At;
use crate::sighted::layout::ASIDE;
use crate::sighted::layout::Layout;
use crate::sighted::look::Pieces;
use crate::sighted::theme::Palette;
use crate::vocabulary::letter;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shakmaty::{File, Piece, Rank, Role, Square};

/// The chess signs, white and black, of king, queen, rook, bishop, knight and pawn.
const SIGNS: [[&str; 6]; 2] = [["♔", "♕", "♖", "♗", "♘", "♙"], ["♚", "♛", "♜", "♝", "♞", "♟"]];

fn place(role: Role) -> usize {
    ASIDE.iter().position(|known| *known == role).unwrap_or(0)
}

impl Model {
    /// What this board shows: what its owner's hands have put there; for who looks on, what was announced.
    fn shows(&self, view: &View) -> shakmaty::Board {
        let hands = self.hands.as_ref().map(|hands| hands.shows().clone());
        hands.unwrap_or_else(|| match self.actor() {
            Some(own) => view.shown.get(own).clone(),
            None => view.wanted(),
        })
    }

    /// A piece in letters or as a sign.
    pub(super) fn label(&self, pieces: Pieces, piece: Piece) -> String {
        if pieces == Pieces::Signs {
            return SIGNS[usize::from(piece.color.is_black())][place(piece.role)].to_owned();
        }
        let color = self.text("console-color-letter", &Args::new().color(piece.color));
        color + letter(self.setup.presenter.program.lang(), piece.role)
    }

    pub(super) fn draw_board(&self, view: &View, layout: &Layout, buffer: &mut Buffer, palette: &Palette) {
        let (shows, marks, below) = (self.shows(view), self.marks(view), self.below());
        for square in Square::ALL {
            let rect = layout.square(square, below);
            let ground = palette.square(square.is_light());
            buffer.set_style(rect, ground);
            if palette.dotted && square.is_dark() {
                for row in rect.rows() {
                    put(buffer, row, &".".repeat(row.width.into()), ground);
                }
            }
            if let Some(piece) = shows.piece_at(square) {
                self.draw_piece(piece, square, rect, buffer, palette);
            }
            let way_back = self.hands.as_ref().and_then(|hands| hands.held()?.from) == Some(square);
            if marks.iter().any(|it| it.square == square) {
                // A sign at the foot of the square, with its name: whatever stands there stays to be seen.
                let foot = Rect { y: rect.bottom() - 1, height: 1, ..rect };
                let text = format!("{:^width$}", format!("!{square}"), width = usize::from(rect.width));
                put(buffer, foot, &text, palette.alarm);
            }
            if way_back {
                frame(buffer, rect, ("(", ")"), palette);
            }
            if is_at(self, At::Square(square)) {
                frame(buffer, rect, ("[", "]"), palette);
            }
        }
        self.draw_names(layout, buffer, palette);
        self.draw_aside(layout, buffer, palette);
    }

    fn draw_piece(&self, piece: Piece, square: Square, rect: Rect, buffer: &mut Buffer, palette: &Palette) {
        let style = palette.piece(square.is_light(), piece.color);
        let large = self.setup.look.large && rect.height >= 3;
        let text = label(&self.setup.look, self, piece);
        if large && self.setup.look.pieces == Pieces::Letters {
            let lang = self.setup.presenter.program.lang();
            if palette.patch {
                buffer.set_style(Rect { x: rect.x + 1, width: rect.width - 2, ..rect }, style);
            }
            glyphs::draw(
                buffer,
                Rect { x: rect.x + 1, width: rect.width - 1, ..rect },
                letter(lang, piece.role),
                style,
            );
            // The colour by its letter as well.
            let foot = Rect { y: rect.bottom() - 1, height: 1, width: 1, ..rect };
            return put(buffer, foot, &self.text("console-color-letter", &Args::new().color(piece.color)), style);
        }
        let row = rect.y + (rect.height - 1) / 2;
        let width = wide(&text);
        if palette.patch {
            let inner = Rect { x: rect.x + rect.width / 2 - 2 + 1 - 1, width: 4, y: row, height: 1 };
            put(buffer, inner, "    ", style);
        }
        let middle = rect.x + (rect.width - width) / 2;
        put(buffer, Rect { x: middle, y: row, width, height: 1 }, &text, style);
    }

    /// The letters and figures of the squares.
    fn draw_names(&self, layout: &Layout, buffer: &mut Buffer, palette: &Palette) {
        let below = self.below();
        for rank in Rank::ALL {
            let rect = layout.square(Square::from_coords(File::A, rank), below);
            let at =
                Rect { x: layout.board.x.saturating_sub(2), y: rect.y + (rect.height - 1) / 2, width: 1, height: 1 };
            put(buffer, at, rank.char().encode_utf8(&mut [0; 4]), palette.strong);
        }
        for file in File::ALL {
            let rect = layout.square(Square::from_coords(file, Rank::First), below);
            let at = Rect { x: rect.x + (rect.width - 1) / 2, y: layout.board.bottom(), width: 1, height: 1 };
            put(buffer, at, file.char().encode_utf8(&mut [0; 4]), palette.strong);
        }
    }

    /// A second set, one of each piece, for promotions and for what is to be mended.
    fn draw_aside(&self, layout: &Layout, buffer: &mut Buffer, palette: &Palette) {
        if !self.has_hands() {
            return;
        }
        for piece in Color::ALL.into_iter().flat_map(|color| ASIDE.map(|role| Piece { color, role })) {
            let rect = layout.aside(piece, self.below());
            let text = format!("{:^width$}", label(&self.setup.look, self, piece), width = usize::from(rect.width));
            put(buffer, rect, &text, palette.piece(piece.color.is_black(), piece.color));
            if is_at(self, At::Aside(piece)) {
                frame(buffer, rect, ("[", "]"), palette);
            }
        }
    }

    /// The board as eight lines of text.
    pub(super) fn diagram(&self, view: &View) -> Vec<String> {
        let (shows, below) = (self.shows(view), self.below());
        let order = |count: u32| -> Vec<u32> {
            if below == Color::White { (0..count).collect() } else { (0..count).rev().collect() }
        };
        let piece = |file: u32, rank: u32| {
            let piece = shows.piece_at(Square::from_coords(File::new(file), Rank::new(rank)));
            piece.map_or_else(|| " .".to_owned(), |piece| self.label(Pieces::Letters, piece))
        };
        let row = |rank: u32| {
            let pieces: Vec<String> = order(8).into_iter().map(|file| piece(file, rank)).collect();
            format!("{} {}", rank + 1, pieces.join(" "))
        };
        let files: Vec<String> = order(8).into_iter().map(|file| format!(" {}", File::new(file).char())).collect();
        order(8).into_iter().rev().map(row).chain([format!("  {}", files.join(" "))]).collect()
    }
}

/// Signs at both sides of a square, in every row of it.
fn frame(buffer: &mut Buffer, rect: Rect, (left, right): (&str, &str), palette: &Palette) {
    for row in rect.rows() {
        put(buffer, Rect { width: 1, ..row }, left, palette.cursor);
        put(buffer, Rect { x: row.right() - 1, width: 1, ..row }, right, palette.cursor);
    }
}
