//! One sighted player at his board, with the real referee behind it and nothing in between.
#![allow(dead_code)]

use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::joining::StationRole;
use ansage_game::moment::{Moment, Span};
use ansage_game::referee::Referee;
use ansage_game::seat::{ByColor, Color, Seat as Place};
use ansage_game::sensed::BoardReport;
use ansage_game::terms::{GameMode, GameTerms, RepetitionPolicy};
use ansage_game::view::View;
use ansage_seats::sighted::layout::{ScreenLayout, ScreenSpot};
use ansage_seats::sighted::{BoardAction, BoardLook, BoardModel, BoardSetup, Key, LinkDisplay, MouseAct, MouseInput};
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::Presenter;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shakmaty::Square;

/// How words are put for the player of a colour.
pub fn presenter(lang: Lang, owner: Color) -> Presenter {
    Presenter { owner, ..Presenter::without_game(&Locale::for_lang(lang)) }
}

/// What a board is made for: Black's, who is sighted, against a blind White.
pub fn setup(look: BoardLook) -> BoardSetup {
    BoardSetup {
        presenter: presenter(Lang::En, Color::Black),
        seat: Some(Color::Black),
        capacity: StationRole::Player,
        electronic: false,
        blind: ByColor { white: true, black: false },
        look,
        no_color: false,
    }
}

/// The player at his board.
pub struct SightedSeat {
    pub referee: Referee,
    pub model: BoardModel,
    pub own: Color,
    pub now: u64,
    /// What the board sent, in order.
    pub sent: Vec<EventKind>,
    /// What the referee brought about.
    pub told: Vec<Effect>,
    pub area: Rect,
    acted: u64,
}

impl SightedSeat {
    /// A tournament game in which repetitions are asked for, begun.
    pub fn new() -> SightedSeat {
        SightedSeat::with(setup(BoardLook::default()), terms(None))
    }

    /// The same from a position.
    pub fn from(fen: &str) -> SightedSeat {
        SightedSeat::with(setup(BoardLook::default()), terms(Some(fen)))
    }

    /// A game under these terms, begun.
    pub fn with(setup: BoardSetup, terms: GameTerms) -> SightedSeat {
        let mut seat = SightedSeat::waiting(setup, terms);
        seat.host(Color::White, EventKind::Started);
        seat
    }

    /// The same, not begun.
    pub fn waiting(setup: BoardSetup, terms: GameTerms) -> SightedSeat {
        let own = setup.seat.unwrap_or(Color::White);
        let mut seat = SightedSeat {
            referee: Referee::open(terms).expect("terms that can be played"),
            model: BoardModel::new(setup),
            own,
            now: 0,
            sent: Vec::new(),
            told: Vec::new(),
            area: Rect::new(0, 0, 80, 24),
            acted: 0,
        };
        seat.model.set_link_display(LinkDisplay { there: true, delay: Some(Span::from_millis(3)), unsent: 0 });
        if seat.model.can_act() {
            let joined = EventKind::LinkFound { station: 1, role: StationRole::Player, again: false };
            seat.handle(own, EventSource::Station, joined);
        }
        seat.see();
        seat
    }

    pub fn view(&self) -> View {
        self.referee.view(Moment::from_millis(self.now))
    }

    fn see(&mut self) {
        let view = self.view();
        let done = self.model.handle_new_view(&view);
        self.take(done);
    }

    /// Somebody at the host acts, or the host itself.
    pub fn host(&mut self, by: Color, kind: EventKind) {
        self.handle(by, EventSource::Keyboard, kind);
        self.see();
    }

    /// The opponent announces, when the last word of what was announced before was heard.
    pub fn announce(&mut self, code: &str) {
        self.now += 1_000;
        self.last_word();
        self.now -= 1_000;
        let words = code.parse().expect("an announcement");
        self.host(!self.own, EventKind::Announced { words });
    }

    /// The last word of what was announced last is heard, at this moment.
    pub fn last_word(&mut self) {
        let utterance = self.told.iter().rev().find_map(|effect| match effect.kind {
            EffectKind::MoveAnnounced { utterance, .. } => Some(utterance),
            _ => None,
        });
        if let Some(utterance) = utterance {
            self.now -= 1_000;
            self.handle(Color::White, EventSource::Speech, EventKind::AnnouncementHeard { utterance });
            self.see();
        }
    }

    /// The opponent announces, is heard, and presses.
    pub fn move_of_theirs(&mut self, code: &str) {
        self.announce(code);
        self.now += 1_000;
        self.last_word();
        self.host(!self.own, EventKind::ClockPressed { player: !self.own });
    }

    fn handle(&mut self, by: Color, port: EventSource, kind: EventKind) {
        self.now += 1_000;
        let event = Event { at: Moment::from_millis(self.now), seat: Place::from(by), port, kind };
        self.told.extend(self.referee.handle(&event));
    }

    /// Does what the board wants done, and shows it the view of the host.
    pub fn take(&mut self, done: Vec<BoardAction>) -> Vec<BoardAction> {
        for wish in &done {
            if let BoardAction::Act(kind) = wish {
                self.sent.push(kind.clone());
                self.acted += 1;
                let port = EventSource::Link { station: 1, act: self.acted };
                self.handle(self.own, port, kind.clone());
            }
        }
        if done.iter().any(|wish| matches!(wish, BoardAction::Act(_))) {
            self.see();
        }
        done
    }

    pub fn key(&mut self, key: Key) -> Vec<BoardAction> {
        self.now += 1_000;
        let done = self.model.handle_key(key, &self.view(), Moment::from_millis(self.now));
        self.take(done)
    }

    /// Types a line and Enter.
    pub fn type_line(&mut self, line: &str) -> Vec<BoardAction> {
        for letter in line.chars() {
            self.key(Key::Char(letter));
        }
        self.key(Key::Enter)
    }

    pub fn click(&mut self, spot: ScreenSpot) -> Vec<BoardAction> {
        self.mouse(spot, MouseAct::Down).into_iter().chain(self.mouse(spot, MouseAct::Up)).collect()
    }

    pub fn mouse(&mut self, spot: ScreenSpot, what: MouseAct) -> Vec<BoardAction> {
        self.now += 1_000;
        let (column, row) = self.place(spot);
        let done =
            self.model.handle_mouse(MouseInput { column, row, what }, &self.view(), Moment::from_millis(self.now));
        self.take(done)
    }

    /// A cell of this place.
    pub fn place(&self, spot: ScreenSpot) -> (u16, u16) {
        let look = self.model.current_look();
        let (layout, below) = (ScreenLayout::from_area(self.area, look.large), look.below.unwrap_or(self.own));
        let rect = match spot {
            ScreenSpot::Square(square) => layout.square_area(square, below),
            ScreenSpot::Aside(piece) => layout.piece_area_beside_board(piece, below),
            ScreenSpot::Clock(color) => layout.clocks[usize::from(color == below)],
            ScreenSpot::Button(number) => layout.button_area(number),
        };
        (rect.x + rect.width / 2, rect.y + rect.height / 2)
    }

    /// Clicks these squares in turn: `e7 e5`; `*` and a piece's letter is one beside the board, and a lone `*` lays
    /// aside.
    pub fn hands(&mut self, clicks: &str) -> &mut SightedSeat {
        for click in clicks.split_whitespace() {
            let spot = match click.strip_prefix('*') {
                Some(piece) => {
                    let piece = piece.chars().next().and_then(shakmaty::Piece::from_char);
                    ScreenSpot::Aside(
                        piece.unwrap_or(shakmaty::Piece { color: Color::White, role: shakmaty::Role::King }),
                    )
                }
                None => ScreenSpot::Square(click.parse::<Square>().expect("a square")),
            };
            self.click(spot);
        }
        self
    }

    /// What was sent since the last asking, in short.
    pub fn acts(&mut self) -> String {
        self.sent.drain(..).map(|kind| short(&kind)).collect::<Vec<_>>().join(", ")
    }

    pub fn draw(&mut self) -> Buffer {
        let view = self.view();
        let mut buffer = Buffer::empty(self.area);
        self.model.draw(&view, self.area, &mut buffer);
        buffer
    }

    /// The lines of the screen.
    pub fn screen(&mut self) -> String {
        text(&self.draw())
    }
}

/// The letters of a screen.
pub fn text(buffer: &Buffer) -> String {
    let row = |y: u16| -> String {
        let cells = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol());
        cells.collect::<String>().trim_end().to_owned()
    };
    (0..buffer.area.height).map(row).collect::<Vec<_>>().join("\n")
}

/// The terms of these games.
pub fn terms(fen: Option<&str>) -> GameTerms {
    let arbiter_code = Some("proof".to_owned());
    GameTerms {
        start: fen.map(str::to_owned),
        repeat: RepetitionPolicy::Asked,
        arbiter_code,
        ..GameTerms::new("90+30".parse().expect("a time"))
    }
}

/// The same in practice.
pub fn practice() -> GameTerms {
    GameTerms { mode: GameMode::Practice, ..terms(None) }
}

/// An act in short: `lift e7`, `put e5`, `say Pe7e5`.
pub fn short(kind: &EventKind) -> String {
    match kind {
        EventKind::BoardReported(BoardReport::Lifted { square, .. }) => format!("lift {square}"),
        EventKind::BoardReported(BoardReport::Placed { square, piece }) => format!("put {}{square}", piece.char()),
        EventKind::BoardReported(BoardReport::Found { .. }) => "found".into(),
        EventKind::BoardReported(BoardReport::Reread { .. }) => "read".into(),
        EventKind::Announced { words } => format!("say {words}"),
        EventKind::Corrected { words } => format!("correct {words}"),
        EventKind::BoardReported(BoardReport::MovedOn { words }) => format!("move on to {words}"),
        EventKind::Repeated { words } => format!("repeat {words}"),
        EventKind::ClockPressed { .. } => "press".into(),
        other => format!("{other:?}"),
    }
}
