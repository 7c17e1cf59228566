//! A player's hands at one of the five places, and the referee behind them.

use crate::support::table::{RefereeTable, tournament};
use ansage::station::connected_boards::ConnectedBoards;
use ansage::station::electronic::{BoardState, ElectronicBoard, NamedBoard};
use ansage::station::followed::DeviceOutcome;
use ansage::station::inbox::Inbox;
use ansage::station::tactile::TactileBoard;
use ansage::station::timepiece::Timepiece;
use ansage_devices::report::{DeviceIntroduction, DeviceReport, DgtName};
use ansage_devices::tactile::frame::Button;
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{EventKind, EventSource};
use ansage_game::joining::StationRole;
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::{ByColor, Color, Seat};
use ansage_game::terms::{GameTerms, RepetitionPolicy};
use ansage_game::view::View;
use ansage_link::role::{Sender, check_can_send};
use ansage_seats::sighted::{BoardAction, BoardLook, BoardModel, BoardSetup, Key, LinkDisplay};
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::Presenter;
use shakmaty::{Board, Piece, Position, Square};

/// Where a player's hands are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayPlace {
    /// By word at the keyboard of both.
    Word,
    /// The blind player's tactile board at the host's station.
    Pegs,
    /// A DGT board at the host's station.
    Dgt,
    /// A DGT board at a joined station.
    StationDgt,
    /// The screen of a joined station.
    Screen,
}

/// One player's hands at a place; the other player speaks at the host's keyboard.
pub struct HandsTable {
    pub table: RefereeTable,
    pub place: PlayPlace,
    /// Whose hands.
    pub mover: Color,
    /// Everything that was told since the last asking.
    pub told: Vec<Effect>,
    /// What the station of the hands told its own player.
    pub notices: Vec<String>,
    /// What stands there in wood.
    pub(super) wood: Board,
    pub(super) held: Vec<Piece>,
    pub(super) broken: Vec<Square>,
    boards: ConnectedBoards,
    pub(super) screen: Option<BoardModel>,
    presenter: Presenter,
    acts: u64,
    /// The announcement told last.
    utterance: u32,
}

/// The terms of a game by an edition, in which `mover` is blind only at the places of blind players.
pub fn terms(laws: u16, time: &str, fen: &str, mover: Color, blind: bool) -> GameTerms {
    let owner = if blind { mover } else { !mover };
    GameTerms {
        laws,
        white_blind: owner == Color::White,
        black_blind: owner == Color::Black,
        owner,
        start: (!fen.is_empty()).then(|| fen.to_owned()),
        ..tournament(time)
    }
}

impl HandsTable {
    /// A game begun at the place of a sighted Black, by the Laws of 2023.
    pub fn sighted(place: PlayPlace, fen: &str) -> HandsTable {
        HandsTable::begun(place, terms(2023, "90", fen, Color::Black, false), Color::Black)
    }

    /// A game begun at the place of a blind White, by the Laws of 2023.
    pub fn blind(place: PlayPlace, fen: &str) -> HandsTable {
        HandsTable::begun(place, terms(2023, "90", fen, Color::White, true), Color::White)
    }

    /// A game under these terms, begun, with this player's board in place.
    pub fn begun(place: PlayPlace, terms: GameTerms, mover: Color) -> HandsTable {
        let blind = terms.blind_players();
        let joined = matches!(place, PlayPlace::StationDgt | PlayPlace::Screen);
        let repeat = if joined { RepetitionPolicy::Asked } else { terms.repeat };
        let terms = GameTerms { repeat, ..terms };
        let table = RefereeTable::open(terms);
        let wood = table.referee.view(Moment::START).course.board().clone();
        let owner = if place == PlayPlace::Word { table.referee.terms().owner } else { mover };
        let presenter = Presenter { owner, ..Presenter::without_game(&Locale::for_lang(Lang::En)) };
        let mut hands = HandsTable {
            table,
            place,
            mover,
            told: Vec::new(),
            notices: Vec::new(),
            wood,
            held: Vec::new(),
            broken: Vec::new(),
            boards: ConnectedBoards::default(),
            screen: None,
            presenter,
            acts: 0,
            utterance: 0,
        };
        hands.set_up(blind);
        hands.record(EventSource::Keyboard, hands.owner(), EventKind::Started);
        hands.pass(3_000);
        hands.told.clear();
        hands
    }

    fn set_up(&mut self, blind: ByColor<bool>) {
        let timepiece = Timepiece::starting_at(Moment::START);
        let (inbox, _) = Inbox::new(timepiece);
        if self.is_joined() {
            let kind = EventKind::LinkFound { station: 1, role: StationRole::Player, again: false };
            self.record(EventSource::Station, self.mover, kind);
            let mut model = BoardModel::new(BoardSetup {
                presenter: self.presenter.clone(),
                seat: Some(self.mover),
                capacity: StationRole::Player,
                electronic: self.place == PlayPlace::StationDgt,
                blind,
                look: BoardLook::default(),
                no_color: false,
            });
            model.set_link_display(LinkDisplay { there: true, delay: Some(Span::from_millis(3)), unsent: 0 });
            self.screen = Some(model);
        }
        match self.place {
            PlayPlace::Dgt | PlayPlace::StationDgt => {
                let named = NamedBoard { path: "dgt".into(), side: None };
                self.boards.electronic = Some(ElectronicBoard::new(named, self.mover, inbox, timepiece));
                let about = DeviceIntroduction::Dgt(DgtName::default());
                self.device(DeviceReport::Found { about, shows: self.wood.clone() });
            }
            PlayPlace::Pegs => {
                self.boards.tactile = Some(TactileBoard::new(Some("pegs".into()), self.mover, inbox, timepiece));
                self.device(DeviceReport::Found { about: DeviceIntroduction::Key, shows: self.wood.clone() });
            }
            PlayPlace::Word => {}
            PlayPlace::Screen => self.see(),
        }
    }

    pub fn presenter(&self) -> Presenter {
        self.presenter.clone()
    }

    pub fn owner(&self) -> Color {
        self.table.referee.terms().owner
    }

    pub fn is_joined(&self) -> bool {
        matches!(self.place, PlayPlace::StationDgt | PlayPlace::Screen)
    }

    pub fn now(&self) -> Moment {
        Moment::from_millis(self.table.now)
    }

    /// The game as it is known where the hands are.
    pub fn view(&self) -> View {
        let view = self.table.referee.view(self.now());
        if self.is_joined() { view.restricted_to_seat(Some(self.mover)) } else { view }
    }

    /// One event at the host, and what follows from it where the hands are.
    pub fn record(&mut self, port: EventSource, seat: impl Into<Seat>, kind: EventKind) {
        self.table.send_by(port, seat.into(), kind);
        for effect in &self.table.told {
            if let EffectKind::MoveAnnounced { utterance, .. } = effect.kind {
                self.utterance = utterance;
            }
        }
        self.told.extend(self.table.told.clone());
        self.boards.note_game_progress();
        self.see();
    }

    fn see(&mut self) {
        let view = self.view();
        let Some(screen) = &mut self.screen else { return };
        let done = screen.handle_new_view(&view);
        self.take(done);
    }

    /// An act of the player at a joined station, as far as the host lets it through.
    fn send(&mut self, kind: EventKind) {
        let view = self.table.referee.view(self.now());
        let sender = Sender { role: StationRole::Player, seat: self.mover };
        let blind = self.table.referee.terms().blind_players();
        self.acts += 1;
        match check_can_send(sender, view.duties, self.mover, blind, &kind) {
            Ok(()) => self.record(EventSource::Link { station: 1, act: self.acts }, self.mover, kind),
            Err(why) => self.notices.push(format!("denied: {}", why.name())),
        }
    }

    pub fn take(&mut self, done: Vec<BoardAction>) {
        for action in done {
            match action {
                BoardAction::Act(kind) => {
                    self.read_board_before(&kind);
                    self.send(kind);
                }
                BoardAction::Tell(told) => self.notices.push(told.line.clone()),
                BoardAction::Board(_) | BoardAction::Quit => {}
            }
        }
    }

    fn apply(&mut self, done: Vec<DeviceOutcome>) {
        for outcome in done {
            match outcome {
                DeviceOutcome::Act(_, _, kind) if self.is_joined() => self.send(kind),
                DeviceOutcome::Act(seat, port, kind) => self.record(port, seat, kind),
                DeviceOutcome::Tell(told) => self.notices.push(told.line.clone()),
            }
        }
    }

    /// A device at this place says something.
    pub fn device(&mut self, report: DeviceReport) {
        let (view, at) = (self.view(), self.now());
        let done = match (&mut self.boards.electronic, &mut self.boards.tactile) {
            (Some(board), _) => {
                board.handle_report(report, &BoardState::from_view(&view, self.mover), &self.presenter, at)
            }
            (None, Some(board)) => board.handle_report(report, &self.presenter),
            (None, None) => return,
        };
        self.apply(done);
    }

    fn read_board_before(&mut self, kind: &EventKind) {
        let (view, at) = (self.view(), self.now());
        let done = self.boards.read_board_before_press(kind, &view, &self.presenter, at);
        self.apply(done);
    }

    /// Lets time pass; a board that comes to rest meanwhile is read.
    pub fn pass(&mut self, millis: u64) -> &mut HandsTable {
        let end = self.table.now + millis;
        for _ in 0..1_000 {
            let Some(due) = self.boards.rest_deadline().filter(|due| due.as_millis() <= end) else { break };
            self.table.now = self.table.now.max(due.as_millis());
            let (view, at) = (self.view(), self.now());
            let done = self.boards.handle_board_rest(&view, &self.presenter, at);
            self.apply(done);
        }
        self.table.now = end;
        self.record(EventSource::Clock, self.owner(), EventKind::DeadlineReached);
        self
    }

    /// Somebody at the host's keyboard says, types or presses something: the event of an act of the tables.
    pub fn host(&mut self, act: &str) -> &mut HandsTable {
        let kind = crate::support::table::event_of(act, u32::MAX);
        self.record(EventSource::Keyboard, self.owner(), kind);
        self
    }

    /// An event at the host's keyboard.
    pub fn host_event(&mut self, kind: EventKind) -> &mut HandsTable {
        self.record(EventSource::Keyboard, self.owner(), kind);
        self
    }

    /// The last word of what was told last is heard.
    pub fn heard(&mut self) -> &mut HandsTable {
        self.pass(1_000);
        let utterance = self.utterance;
        self.record(EventSource::Speech, self.owner(), EventKind::AnnouncementHeard { utterance });
        self
    }

    /// The other player announces, is heard, and presses; nothing is carried out on the board here.
    pub fn other_moves(&mut self, code: &str) -> &mut HandsTable {
        self.host(&format!("say {code}")).heard();
        let player = !self.mover;
        self.host_event(EventKind::ClockPressed { player }).pass(500)
    }

    /// The player here presses; the board is read, and the last word heard.
    pub fn press(&mut self) -> &mut HandsTable {
        let kind = EventKind::ClockPressed { player: self.mover };
        match self.place {
            PlayPlace::Word => self.record(EventSource::Keyboard, self.owner(), kind),
            PlayPlace::Pegs => self.device(DeviceReport::Button { button: Button::Clock, down: true }),
            PlayPlace::Dgt => {
                self.read_board_before(&kind);
                self.record(EventSource::Keyboard, self.owner(), kind);
            }
            PlayPlace::StationDgt | PlayPlace::Screen => {
                let (view, at) = (self.view(), self.now());
                let Some(screen) = &mut self.screen else { return self };
                let done = screen.handle_key(Key::Char(' '), &view, at);
                self.take(done);
            }
        }
        self.pass(2_000).heard().pass(1_000)
    }

    /// A line typed at the joined station.
    pub fn typed(&mut self, line: &str) -> &mut HandsTable {
        for key in line.chars().map(Key::Char).chain([Key::Enter]) {
            let (view, at) = (self.view(), self.now());
            let Some(screen) = &mut self.screen else { return self };
            let done = screen.handle_key(key, &view, at);
            self.take(done);
        }
        self
    }
}
