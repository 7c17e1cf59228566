//! Draw the 64 squares and the pieces beside them.

use super::{Canvas, glyphs, wide};
use crate::sighted::layout::ScreenLayout;
use crate::sighted::look::PieceStyle;
use crate::sighted::picture::{Picture, PiecePicture};
use ansage_game::seat::Color;
use ratatui::layout::Rect;
use shakmaty::{File, Rank, Square};

impl Canvas<'_> {
    pub(super) fn draw_board(&mut self, picture: &Picture, layout: &ScreenLayout) {
        let palette = self.palette;
        for shown in &picture.squares {
            let (square, rect) = (shown.square, layout.square_area(shown.square, picture.below));
            let ground = palette.square_style(square.is_light());
            self.buffer.set_style(rect, ground);
            if palette.dotted && square.is_dark() {
                for row in rect.rows() {
                    self.put(row, &".".repeat(row.width.into()), ground);
                }
            }
            if let Some(piece) = &shown.piece {
                self.draw_piece(piece, square, rect);
            }
            if shown.is_wrong {
                // A sign at the foot of the square, with its name: whatever stands there stays to be seen.
                let foot = Rect { y: rect.bottom() - 1, height: 1, ..rect };
                let text = format!("{:^width$}", format!("!{square}"), width = usize::from(rect.width));
                self.put(foot, &text, palette.alarm);
            }
            if shown.is_way_back {
                self.frame(rect, ("(", ")"));
            }
            if shown.has_cursor {
                self.frame(rect, ("[", "]"));
            }
        }
        self.draw_names(layout, picture.below);
        for shown in &picture.aside {
            let (piece, rect) = (shown.piece.piece, layout.piece_area_beside_board(shown.piece.piece, picture.below));
            let text = format!("{:^width$}", shown.piece.sign, width = usize::from(rect.width));
            self.put(rect, &text, palette.piece_style(piece.color.is_black(), piece.color));
            if shown.has_cursor {
                self.frame(rect, ("[", "]"));
            }
        }
    }

    fn draw_piece(&mut self, shown: &PiecePicture, square: Square, rect: Rect) {
        let style = self.palette.piece_style(square.is_light(), shown.piece.color);
        if self.look.large && rect.height >= 3 && self.look.pieces == PieceStyle::Letters {
            if self.palette.patch {
                self.buffer.set_style(Rect { x: rect.x + 1, width: rect.width - 2, ..rect }, style);
            }
            let inner = Rect { x: rect.x + 1, width: rect.width - 1, ..rect };
            glyphs::draw_piece_letter(self, inner, shown.letter, style);
            // The colour by its letter as well.
            let foot = Rect { y: rect.bottom() - 1, height: 1, width: 1, ..rect };
            return self.put(foot, &shown.side, style);
        }
        let row = Rect { y: rect.y + (rect.height - 1) / 2, height: 1, ..rect };
        if self.palette.patch {
            self.put(Rect { x: rect.x + rect.width / 2 - 2, width: 4, ..row }, "    ", style);
        }
        let width = wide(&shown.sign);
        self.put(Rect { x: rect.x + (rect.width - width) / 2, width, ..row }, &shown.sign, style);
    }

    /// The letters and figures of the squares.
    fn draw_names(&mut self, layout: &ScreenLayout, below: Color) {
        for rank in Rank::ALL {
            let rect = layout.square_area(Square::from_coords(File::A, rank), below);
            let at =
                Rect { x: layout.board.x.saturating_sub(2), y: rect.y + (rect.height - 1) / 2, width: 1, height: 1 };
            self.put(at, rank.char().encode_utf8(&mut [0; 4]), self.palette.strong);
        }
        for file in File::ALL {
            let rect = layout.square_area(Square::from_coords(file, Rank::First), below);
            let at = Rect { x: rect.x + (rect.width - 1) / 2, y: layout.board.bottom(), width: 1, height: 1 };
            self.put(at, file.char().encode_utf8(&mut [0; 4]), self.palette.strong);
        }
    }

    /// Signs at both sides of a square, in every row of it.
    fn frame(&mut self, rect: Rect, (left, right): (&str, &str)) {
        for row in rect.rows() {
            self.put(Rect { width: 1, ..row }, left, self.palette.cursor);
            self.put(Rect { x: row.right() - 1, width: 1, ..row }, right, self.palette.cursor);
        }
    }
}
