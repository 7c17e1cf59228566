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
    pub fn key(&mut self, key: Key, view: &View, now: Moment) -> Vec<BoardAction> {
        let empty = self.line.value().is_empty();
        let again = self.entered.is_some_and(|(at, entered)| at == self.at && now - entered < BOUNCE);
        let bounced = key == Key::Enter && empty && again;
        match key {
            Key::Char(' ') if empty => self.press(view),
            Key::F(7) => self.press(view),
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
                CursorPlace::Square(square) => self.take_off(square, view),
                CursorPlace::Aside(_) => self.grip_aside(None, view),
            },
            Key::Delete | Key::Backspace if empty => self.grip_aside(None, view),
            Key::F(1 | 2) => self.toggle_help(),
            Key::F(3) => self.turn(),
            Key::F(4) => self.enlarge(),
            Key::F(5) => self.change_pieces(),
            Key::F(6) => self.change_theme(),
            Key::Ctrl('c' | 'd') => self.leave(view),
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
            return self.line(&line, view);
        }
        if self.asked.is_some() || !self.awake {
            return self.tell_awaited(view);
        }
        match self.at {
            CursorPlace::Square(square) => self.grip(square, view),
            CursorPlace::Aside(piece) => self.grip_aside(Some(piece), view),
        }
    }

    /// A whole typed line, as from a pipe.
    pub fn line(&mut self, line: &str, view: &View) -> Vec<BoardAction> {
        match line.trim().trim_start_matches('/').to_lowercase().as_str() {
            "turn" | "drehen" => self.turn(),
            "large" | "groß" | "gross" => self.enlarge(),
            "letters" | "signs" | "buchstaben" | "zeichen" => self.change_pieces(),
            "colours" | "colors" | "farben" => self.change_theme(),
            _ => match self.by_hand(line, view) {
                Some(done) => done,
                None => self.wish(line, view),
            },
        }
    }

    fn escape(&mut self, view: &View) -> Vec<BoardAction> {
        if self.help {
            return self.toggle_help();
        }
        if self.asked.take().is_some() {
            return self.tell("console-not-done", None);
        }
        if !self.line.value().is_empty() {
            self.line.reset();
            return Vec::new();
        }
        if self.hands.as_ref().is_some_and(|hands| hands.held().is_some()) {
            return self.put_back(view);
        }
        Vec::new()
    }

    /// The side that is below.
    pub(super) fn below(&self) -> Color {
        self.setup.look.below.or(self.setup.seat).unwrap_or(Color::White)
    }

    fn go(&mut self, key: Key) -> Vec<BoardAction> {
        self.awake = true;
        let flip = self.below() == Color::Black;
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

    pub(super) fn turn(&mut self) -> Vec<BoardAction> {
        self.setup.look.below = Some(!self.below());
        Vec::new()
    }

    fn enlarge(&mut self) -> Vec<BoardAction> {
        let look = &mut self.setup.look;
        look.large = !look.large;
        if look.large && !ScreenLayout::of(self.area, true).is_larger(self.area) {
            return self.tell("sighted-no-room", None);
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
            return self.tell("sighted-no-color", None);
        }
        let look = &mut self.setup.look;
        let place = Theme::ALL.iter().position(|theme| *theme == look.theme).unwrap_or(0);
        look.theme = Theme::ALL[(place + 1) % Theme::ALL.len()];
        Vec::new()
    }

    /// The mouse. Where it is on the board follows from the last drawing.
    pub fn mouse(&mut self, mouse: MouseInput, view: &View, now: Moment) -> Vec<BoardAction> {
        let layout = ScreenLayout::of(self.area, self.setup.look.large);
        self.at_spot(mouse.what, layout.spot(mouse.column, mouse.row, self.below()), view, now)
    }

    /// A button of the mouse, or a finger, at a spot of the picture; `None` for what is beside them all.
    pub fn at_spot(&mut self, what: MouseAct, spot: Option<ScreenSpot>, view: &View, now: Moment) -> Vec<BoardAction> {
        if self.help && what == MouseAct::Down {
            return self.toggle_help();
        }
        match (what, spot) {
            (MouseAct::Aside, Some(ScreenSpot::Square(square))) => self.take_off(square, view),
            (MouseAct::Aside, _) => self.grip_aside(None, view),
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
                let held = self.is_holding();
                self.pressed = (!held).then_some(CursorPlace::Square(square));
                self.grip(square, view)
            }
            ScreenSpot::Aside(piece) => {
                self.pressed = (!self.is_holding()).then_some(CursorPlace::Aside(piece));
                self.grip_aside(Some(piece), view)
            }
            ScreenSpot::Clock(color) if Some(color) == self.setup.seat => self.press(view),
            ScreenSpot::Clock(_) => self.tell("sighted-others-clock", None),
            ScreenSpot::Button(number) => self.push_button(number, view),
        }
    }

    pub(super) fn is_holding(&self) -> bool {
        self.hands.as_ref().is_some_and(|hands| hands.held().is_some())
    }

    /// A piece that was taken with the button held down is put where the button comes up.
    fn drop_on(&mut self, square: Square, view: &View) -> Vec<BoardAction> {
        let dragged = self.pressed.take().is_some_and(|from| from != CursorPlace::Square(square));
        if dragged && self.is_holding() { self.grip(square, view) } else { Vec::new() }
    }

    fn drop_aside(&mut self, view: &View) -> Vec<BoardAction> {
        let dragged = matches!(self.pressed.take(), Some(CursorPlace::Square(_)));
        if dragged && self.is_holding() { self.grip_aside(None, view) } else { Vec::new() }
    }

    /// A button asks for what the same word typed would; help does not let a question go.
    fn push_button(&mut self, number: usize, view: &View) -> Vec<BoardAction> {
        match self.buttons(view).into_iter().nth(number) {
            Some((_, TypedRequest::Help)) => self.toggle_help(),
            Some((_, wish)) => self.wished(wish, "", view),
            None => Vec::new(),
        }
    }
}
