//! Take keys, clicks and typed lines.
//!
//! Letters go to the line, arrows move the cursor on the board, Enter does what stands in the line or, where nothing
//! does, grips at the cursor. A cursor that was not moved since the line was used sleeps: Enter then only says what is
//! awaited, and touches nothing (4.3). A second Enter on the same square so soon that it has bounced does nothing. Space on an empty line is the clock and nothing else.

use super::layout::ASIDE;
use super::layout::{ScreenLayout, ScreenSpot};
use super::look::{PieceStyle, Theme};
use super::wish::TypedRequest;
use super::{BoardAction, BoardModel, Key, MouseAct, MouseInput};
use crate::console::line::normalize_typed_text;
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::Color;
use ansage_game::view::View;
use shakmaty::{Piece, Square};
use tui_input::InputRequest;

/// Two clicks, or two Enters, on one square within this are one that bounced: nobody moves a piece and thinks better of
/// it so soon.
const BOUNCE: Span = Span::from_millis(300);

/// The longest line that may be typed.
const LONGEST: usize = 200;

/// Where the cursor is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CursorPlace {
    /// On a square.
    Square(Square),
    /// On a piece beside the board.
    Aside(Piece),
}

impl BoardModel {
    /// A key.
    pub fn handle_key(&mut self, key: Key, view: &View, now: Moment) -> Vec<BoardAction> {
        let empty = self.line.value().is_empty();
        let again = self.entered.is_some_and(|(at, entered)| at == self.at && now - entered < BOUNCE);
        let bounced = key == Key::Enter && empty && again;
        match key {
            Key::Char(' ') if empty => self.press_clock(view),
            Key::F(7) => self.press_clock(view),
            Key::Enter if bounced => Vec::new(),
            Key::Enter => {
                self.entered = Some((self.at, now));
                self.enter(view)
            }
            Key::Escape => self.escape(view),
            Key::Up | Key::Down => self.go(key),
            Key::Left | Key::Right if empty => self.go(key),
            Key::Tab => self.change_place(),
            // A cursor that sleeps names no square; and who holds Backspace to empty the line means no piece.
            Key::Delete if empty && self.awake => match self.at {
                CursorPlace::Square(square) => self.take_off_board(square, view),
                CursorPlace::Aside(_) => self.grip_beside_board(None, view),
            },
            Key::Delete | Key::Backspace if empty => self.grip_beside_board(None, view),
            Key::F(1 | 2) => self.toggle_help(),
            Key::F(3) => self.turn_board(),
            Key::F(4) => self.enlarge(),
            Key::F(5) => self.change_pieces(),
            Key::F(6) => self.change_theme(),
            Key::Ctrl('c' | 'd') => self.ask_to_leave(view),
            Key::Char(letter) => self.edit(InputRequest::InsertChar(letter)),
            Key::Backspace => self.edit(InputRequest::DeletePrevChar),
            Key::Delete => self.edit(InputRequest::DeleteNextChar),
            Key::Left => self.edit(InputRequest::GoToPrevChar),
            Key::Right => self.edit(InputRequest::GoToNextChar),
            Key::Home | Key::Ctrl('a') => self.edit(InputRequest::GoToStart),
            Key::End | Key::Ctrl('e') => self.edit(InputRequest::GoToEnd),
            Key::Ctrl('u') => self.edit(InputRequest::DeleteLine),
            Key::Ctrl('w') => self.edit(InputRequest::DeletePrevWord),
            _ => Vec::new(),
        }
    }

    fn edit(&mut self, request: InputRequest) -> Vec<BoardAction> {
        self.awake = false;
        let full = self.line.value().chars().count() >= LONGEST;
        if !(full && matches!(request, InputRequest::InsertChar(_))) {
            let _ = self.line.handle(request);
        }
        Vec::new()
    }

    fn enter(&mut self, view: &View) -> Vec<BoardAction> {
        let line = self.line.value_and_reset();
        if !line.trim().is_empty() {
            self.awake = false;
            return self.handle_line(&line, view);
        }
        if self.asked.is_some() || !self.awake {
            return self.show_awaited(view);
        }
        match self.at {
            CursorPlace::Square(square) => self.grip_square(square, view),
            CursorPlace::Aside(piece) => self.grip_beside_board(Some(piece), view),
        }
    }

    /// A whole typed line, as from a pipe.
    pub fn handle_line(&mut self, line: &str, view: &View) -> Vec<BoardAction> {
        let line = &*normalize_typed_text(line);
        match line.trim().trim_start_matches('/').to_lowercase().as_str() {
            "turn" | "drehen" => self.turn_board(),
            "large" | "groß" | "gross" => self.enlarge(),
            "letters" | "signs" | "buchstaben" | "zeichen" => self.change_pieces(),
            "colours" | "colors" | "farben" => self.change_theme(),
            _ => match self.handle_hand_line(line, view) {
                Some(done) => done,
                None => self.handle_typed_line(line, view),
            },
        }
    }

    fn escape(&mut self, view: &View) -> Vec<BoardAction> {
        if self.help {
            return self.toggle_help();
        }
        if self.asked.take().is_some() {
            return self.show_message("console-not-done", None);
        }
        if !self.line.value().is_empty() {
            self.line.reset();
            return Vec::new();
        }
        if self.hands.as_ref().is_some_and(|hands| hands.piece_in_hand().is_some()) {
            return self.put_back_piece_in_hand(view);
        }
        Vec::new()
    }

    /// The side that is below.
    pub(super) fn side_at_bottom(&self) -> Color {
        self.setup.look.below.or(self.setup.seat).unwrap_or(Color::White)
    }

    fn go(&mut self, key: Key) -> Vec<BoardAction> {
        self.awake = true;
        let flip = self.side_at_bottom() == Color::Black;
        let (files, ranks): (i32, i32) = match key {
            Key::Left => (-1, 0),
            Key::Right => (1, 0),
            Key::Up => (0, 1),
            _ => (0, -1),
        };
        self.at = match self.at {
            CursorPlace::Square(square) => {
                let (files, ranks) = if flip { (-files, -ranks) } else { (files, ranks) };
                let file = square.file().offset(files).unwrap_or(square.file());
                let rank = square.rank().offset(ranks).unwrap_or(square.rank());
                CursorPlace::Square(Square::from_coords(file, rank))
            }
            CursorPlace::Aside(piece) => {
                let place = ASIDE.iter().position(|role| *role == piece.role).unwrap_or(0) as i32;
                let role = ASIDE[(place + files).clamp(0, ASIDE.len() as i32 - 1) as usize];
                CursorPlace::Aside(Piece { role, color: if ranks == 0 { piece.color } else { !piece.color } })
            }
        };
        Vec::new()
    }

    /// From the board to what lies beside it, and back.
    fn change_place(&mut self) -> Vec<BoardAction> {
        self.awake = true;
        self.at = match (self.at, self.was_at) {
            (CursorPlace::Square(square), _) => {
                self.was_at = square;
                CursorPlace::Aside(Piece {
                    role: shakmaty::Role::Queen,
                    color: self.setup.seat.unwrap_or(Color::White),
                })
            }
            (CursorPlace::Aside(_), square) => CursorPlace::Square(square),
        };
        Vec::new()
    }

    pub(super) fn toggle_help(&mut self) -> Vec<BoardAction> {
        self.help = !self.help;
        Vec::new()
    }

    pub(super) fn turn_board(&mut self) -> Vec<BoardAction> {
        self.setup.look.below = Some(!self.side_at_bottom());
        Vec::new()
    }

    fn enlarge(&mut self) -> Vec<BoardAction> {
        let look = &mut self.setup.look;
        look.large = !look.large;
        if look.large && !ScreenLayout::from_area(self.area, true).can_enlarge_squares(self.area) {
            return self.show_message("sighted-no-room", None);
        }
        Vec::new()
    }

    fn change_pieces(&mut self) -> Vec<BoardAction> {
        let look = &mut self.setup.look;
        look.pieces = if look.pieces == PieceStyle::Letters { PieceStyle::Signs } else { PieceStyle::Letters };
        Vec::new()
    }

    fn change_theme(&mut self) -> Vec<BoardAction> {
        if self.setup.no_color {
            return self.show_message("sighted-no-color", None);
        }
        let look = &mut self.setup.look;
        let place = Theme::ALL.iter().position(|theme| *theme == look.theme).unwrap_or(0);
        look.theme = Theme::ALL[(place + 1) % Theme::ALL.len()];
        Vec::new()
    }

    /// The mouse. Where it is on the board follows from the last drawing.
    pub fn handle_mouse(&mut self, mouse: MouseInput, view: &View, now: Moment) -> Vec<BoardAction> {
        let layout = ScreenLayout::from_area(self.area, self.setup.look.large);
        self.handle_mouse_at_spot(mouse.what, layout.spot_at(mouse.column, mouse.row, self.side_at_bottom()), view, now)
    }

    /// A button of the mouse, or a finger, at a spot of the picture; `None` for what is beside them all.
    pub fn handle_mouse_at_spot(
        &mut self,
        what: MouseAct,
        spot: Option<ScreenSpot>,
        view: &View,
        now: Moment,
    ) -> Vec<BoardAction> {
        if self.help && what == MouseAct::Down {
            return self.toggle_help();
        }
        match (what, spot) {
            (MouseAct::Aside, Some(ScreenSpot::Square(square))) => self.take_off_board(square, view),
            (MouseAct::Aside, _) => self.grip_beside_board(None, view),
            (MouseAct::Up, Some(ScreenSpot::Square(square))) => self.drop_on(square, view),
            (MouseAct::Up, Some(ScreenSpot::Aside(_))) => self.drop_aside(view),
            (MouseAct::Up, _) => {
                self.pressed = None;
                Vec::new()
            }
            (MouseAct::Down, Some(spot)) => self.click(spot, view, now),
            (MouseAct::Down, None) => Vec::new(),
        }
    }

    fn click(&mut self, spot: ScreenSpot, view: &View, now: Moment) -> Vec<BoardAction> {
        let bounced = self.clicked.is_some_and(|(last, at)| last == spot && now - at < BOUNCE);
        if bounced {
            return Vec::new();
        }
        self.clicked = Some((spot, now));
        match spot {
            ScreenSpot::Square(square) => {
                (self.at, self.awake) = (CursorPlace::Square(square), false);
                let held = self.has_piece_in_hand();
                self.pressed = (!held).then_some(CursorPlace::Square(square));
                self.grip_square(square, view)
            }
            ScreenSpot::Aside(piece) => {
                self.pressed = (!self.has_piece_in_hand()).then_some(CursorPlace::Aside(piece));
                self.grip_beside_board(Some(piece), view)
            }
            ScreenSpot::Clock(color) if Some(color) == self.setup.seat => self.press_clock(view),
            ScreenSpot::Clock(_) => self.show_message("sighted-others-clock", None),
            ScreenSpot::Button(number) => self.push_button(number, view),
        }
    }

    pub(super) fn has_piece_in_hand(&self) -> bool {
        self.hands.as_ref().is_some_and(|hands| hands.piece_in_hand().is_some())
    }

    /// A piece that was taken with the button held down is put where the button comes up.
    fn drop_on(&mut self, square: Square, view: &View) -> Vec<BoardAction> {
        let dragged = self.pressed.take().is_some_and(|from| from != CursorPlace::Square(square));
        if dragged && self.has_piece_in_hand() { self.grip_square(square, view) } else { Vec::new() }
    }

    fn drop_aside(&mut self, view: &View) -> Vec<BoardAction> {
        let dragged = matches!(self.pressed.take(), Some(CursorPlace::Square(_)));
        if dragged && self.has_piece_in_hand() { self.grip_beside_board(None, view) } else { Vec::new() }
    }

    /// A button asks for what the same word typed would; help does not let a question go.
    fn push_button(&mut self, number: usize, view: &View) -> Vec<BoardAction> {
        match self.button_requests(view).into_iter().nth(number) {
            Some((_, TypedRequest::Help)) => self.toggle_help(),
            Some((_, wish)) => self.handle_request(wish, "", view),
            None => Vec::new(),
        }
    }
}
