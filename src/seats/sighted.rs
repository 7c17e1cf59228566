//! Be the sighted player's board: his own hands on his own pieces, on a screen of his own (D.2.1, D.2.4).
//!
//! [`BoardModel`] is pure: keys, clicks and typed lines in, a list of [`BoardAction`]s out; [`BoardModel::draw`] puts it into a buffer of
//! cells. The terminal is the driver's.
//! What is to be seen is [`BoardModel::build_picture`], which any other screen can draw as well.
//!
//! His board is his. Nothing is filled in: what the opponent announces stands on it only when his own hand has put it
//! there, and may differ, or the comparison of D.2.1 would compare nothing. In the same way a move of his own is what his
//! hands have made of the position, legal or not.

mod act;
mod asking;
mod by_hand;
#[cfg(not(target_family = "wasm"))]
pub mod driver;
pub mod hands;
mod input;
pub mod layout;
pub mod look;
mod paint;
pub mod picture;
pub mod standing;
mod text;
pub mod theme;
mod typed;
pub mod wish;

pub use ansage_game::key::Key;
pub use ansage_words::presentation::LinkDisplay;
pub use look::{BoardLook, PieceStyle, Theme};

use ansage_game::announcement::NamedMove;
use ansage_game::event::EventKind;
use ansage_game::joining::StationRole;
use ansage_game::moment::Moment;
use ansage_game::seat::{ByColor, Color};
use ansage_words::presentation::doubt::PromptContext;
use ansage_words::presentation::{Message, Presenter};
use hands::BoardHands;
use input::CursorPlace;
use layout::ScreenSpot;
use ratatui::layout::Rect;
use shakmaty::{Board as Placement, Square};
use std::collections::VecDeque;
use tui_input::Input;

/// So many messages are kept to be shown.
const NOTICES: usize = 12;

/// What the board is made for.
#[derive(Debug, Clone)]
pub struct BoardSetup {
    /// The words: lines in the language of this station, announcements in that of the hall.
    pub presenter: Presenter,
    /// Whose board it is; `None` for somebody who only looks on.
    pub seat: Option<Color>,
    /// In which capacity he sits here.
    pub capacity: StationRole,
    /// Whether he plays on an electronic board beside the screen: then no hands move anything on it.
    pub electronic: bool,
    /// Which players are blind.
    pub blind: ByColor<bool>,
    /// How it looks at first.
    pub look: BoardLook,
    /// Whether colours are not wanted at all (`NO_COLOR`).
    pub no_color: bool,
}

/// What the mouse did, in cells from the upper left corner of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MouseInput {
    /// The column, from 0.
    pub column: u16,
    /// The row, from 0.
    pub row: u16,
    /// What it did there.
    pub what: MouseAct,
}

/// What a button of the mouse did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MouseAct {
    /// The left button went down.
    Down,
    /// The left button came up: where the piece was dragged to.
    Up,
    /// Another button went down: the piece in the hand is laid beside the board.
    Aside,
}

/// What is to be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardAction {
    /// This act of the board's seat goes to the host, in this order.
    Act(EventKind),
    /// This is shown already, and may be spoken, or printed where there is no screen.
    Tell(Message),
    /// His electronic board is read again, or laid aside.
    Board(bool),
    /// The player leaves this station. He was asked.
    Quit,
}

/// The board of one player, or of one who looks on.
#[derive(Debug, Clone)]
pub struct BoardModel {
    setup: BoardSetup,
    link: LinkDisplay,
    /// Where it was drawn last.
    area: Rect,
    /// The hands, as soon as the board is set up.
    hands: Option<BoardHands>,
    /// What stood when nothing was in the hand last.
    settled: Placement,
    /// The squares that were touched since the turn began, or since the announcement.
    touched: Vec<Square>,
    /// The announcement that was repeated.
    repeated: Option<(u32, NamedMove)>,
    /// The announcement of his own that is on its way to the host.
    sent: Option<(u32, NamedMove)>,
    /// What was told to the host once more, because its view showed something else.
    resent: Option<Placement>,
    /// Whether the other player's move was announced and not made when the game was seen last.
    early: bool,
    /// Where the cursor is, and where on the board it was last.
    at: CursorPlace,
    was_at: Square,
    /// Whether the cursor was moved since the line was used: only then does Enter grip.
    awake: bool,
    line: Input,
    /// Where the cursor was at the last Enter, and when.
    entered: Option<(CursorPlace, Moment)>,
    clicked: Option<(ScreenSpot, Moment)>,
    /// Where the button of the mouse went down and took a piece.
    pressed: Option<CursorPlace>,
    asked: Option<PromptContext>,
    /// What was told last, the latest at the end.
    notices: VecDeque<String>,
    help: bool,
}

impl BoardModel {
    /// A board of which nothing is known yet.
    pub fn new(setup: BoardSetup) -> BoardModel {
        let home = setup.seat.map_or(Square::E2, |seat| seat.fold_wb(Square::E2, Square::E7));
        let theme = if setup.no_color { Theme::Plain } else { setup.look.theme };
        BoardModel {
            link: LinkDisplay::default(),
            area: Rect::new(0, 0, 80, 24),
            hands: None,
            settled: Placement::empty(),
            touched: Vec::new(),
            repeated: None,
            sent: None,
            resent: None,
            early: false,
            at: CursorPlace::Square(home),
            was_at: home,
            awake: false,
            line: Input::default(),
            entered: None,
            clicked: None,
            pressed: None,
            asked: None,
            notices: VecDeque::new(),
            help: false,
            setup: BoardSetup { look: BoardLook { theme, ..setup.look }, ..setup },
        }
    }

    /// Something was told to everybody, or to this seat: it is shown.
    pub fn show_public_message(&mut self, told: &Message) {
        if told.line.trim().is_empty() || self.notices.back() == Some(&told.line) {
            return;
        }
        if self.notices.len() == NOTICES {
            self.notices.pop_front();
        }
        self.notices.push_back(told.line.clone());
    }

    /// The link stands so.
    pub fn set_link_display(&mut self, link: LinkDisplay) {
        self.link = link;
    }

    /// Whether acts come from this board: nobody acts who only looks on.
    pub fn can_act(&self) -> bool {
        self.acting_color().is_some()
    }

    /// Where it was drawn last.
    pub fn drawn_area(&self) -> Rect {
        self.area
    }

    /// How it looks now, for the next time.
    pub fn current_look(&self) -> BoardLook {
        self.setup.look
    }

    /// It looks like this from now on.
    pub fn set_look(&mut self, look: BoardLook) {
        let theme = if self.setup.no_color { Theme::Plain } else { look.theme };
        self.setup.look = BoardLook { theme, ..look };
    }
}
