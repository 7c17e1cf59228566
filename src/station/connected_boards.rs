//! Attend the boards that are connected to a station, of whatever kind it is: follow them, hand on what they report, and do
//! what is wished of them.
//!
//! A station that hosts has its owner's tactile board and the opponent's electronic one; a station that has joined has the
//! board of who sits there, tactile or electronic. What comes of a board is the same at both: acts in somebody's name, and
//! words for who sits here. Whether an act is recorded here or sent to the host is the station's affair.

use super::electronic::{BoardState, ElectronicBoard};
use super::followed::{DeviceOutcome, FollowedDevice};
use super::tactile::TactileBoard;
use ansage_devices::driver::{DeviceKind, check_port_can_open};
use ansage_devices::report::DeviceReport;
use ansage_game::event::{EventKind, EventSource};
use ansage_game::moment::Moment;
use ansage_game::seat::Color;
use ansage_game::sensed::BoardReport;
use ansage_game::view::View;
use ansage_seats::console::BoardRequest;
use ansage_words::presentation::{Earcon, GuidanceLevel, MessageValues, Presenter};

/// The boards at a station.
#[derive(Debug, Default)]
pub struct ConnectedBoards {
    /// The tactile board of who sits here; none at an arbiter's desk, and none in virtual time.
    pub tactile: Option<TactileBoard>,
    /// The electronic board of a sighted player: of the opponent at a keyboard for both, his own at his own station.
    pub electronic: Option<ElectronicBoard>,
    /// The opponent's own clock key at a keyboard for both: what is pressed there is his, and nobody else's.
    pub key: Option<FollowedDevice>,
    /// How much the owner of the tactile board is told of where his hand goes next.
    pub guiding: GuidanceLevel,
}

impl ConnectedBoards {
    /// When [`ConnectedBoards::handle_board_rest`] is to be called.
    pub fn rest_deadline(&self) -> Option<Moment> {
        self.electronic.as_ref().and_then(ElectronicBoard::rest_deadline)
    }

    /// The game has gone on: what stands on a board may mean something else.
    pub fn note_game_progress(&mut self) {
        if let Some(electronic) = &mut self.electronic {
            electronic.note_game_progress();
        }
    }

    /// A device has said something.
    pub fn handle_device_report(
        &mut self,
        device: DeviceKind,
        number: u64,
        out: DeviceReport,
        view: &View,
        presenter: &Presenter,
        at: Moment,
    ) -> Vec<DeviceOutcome> {
        let follows = [
            self.tactile.as_ref().map(|board| &board.follow),
            self.electronic.as_ref().map(|board| &board.follow),
            self.key.as_ref(),
        ];
        if !follows.into_iter().flatten().any(|follow| follow.is_report_from(device, number)) {
            return Vec::new();
        }
        match &mut self.tactile {
            Some(board) if device == DeviceKind::TactileBoard => board.handle_report(out, presenter),
            _ if device == DeviceKind::DgtBoard => {
                self.with_electronic(view, |board, standing| board.handle_report(out, standing, presenter, at))
            }
            _ => self.key_said(&out, presenter),
        }
    }

    /// A press of the opponent's own key comes like that of the clock key here.
    fn key_said(&mut self, out: &DeviceReport, presenter: &Presenter) -> Vec<DeviceOutcome> {
        let Some(key) = &mut self.key else { return Vec::new() };
        let by = key.owner();
        let act = |kind| vec![DeviceOutcome::Act(presenter.owner, EventSource::OpponentKey, kind)];
        match out {
            DeviceReport::Button { .. } => act(EventKind::ClockPressed { player: by }),
            DeviceReport::Confirmed => act(EventKind::Confirmed { player: by }),
            DeviceReport::Found { .. } => {
                key.clear_reported_troubles();
                vec![key.message_outcome("board-key-found", None, presenter, MessageValues::new())]
            }
            DeviceReport::Lost(_) => {
                key.clear_reported_troubles();
                vec![key.message_outcome("board-key-lost", Some(Earcon::PortLost), presenter, MessageValues::new())]
            }
            DeviceReport::Fault(fault) => key.absence_outcomes(fault, presenter),
            _ => Vec::new(),
        }
    }

    /// The electronic board may have come to rest.
    pub fn handle_board_rest(&mut self, view: &View, presenter: &Presenter, now: Moment) -> Vec<DeviceOutcome> {
        match self.rest_deadline().is_some_and(|deadline| deadline <= now) {
            true => self.with_electronic(view, |board, standing| board.handle_rest(standing, presenter, now)),
            false => Vec::new(),
        }
    }

    /// Before the key of its owner counts, the electronic board is read: the move that stands there was made.
    pub fn read_board_before_press(
        &mut self,
        kind: &EventKind,
        view: &View,
        presenter: &Presenter,
        at: Moment,
    ) -> Vec<DeviceOutcome> {
        let whose = self.electronic.as_ref().map(|board| board.follow.owner());
        match matches!(kind, EventKind::ClockPressed { player: by } if Some(*by) == whose) {
            true => self.with_electronic(view, |board, standing| board.read_at_press(standing, presenter, at)),
            false => Vec::new(),
        }
    }

    fn with_electronic(
        &mut self,
        view: &View,
        does: impl FnOnce(&mut ElectronicBoard, &BoardState) -> Vec<DeviceOutcome>,
    ) -> Vec<DeviceOutcome> {
        let Some(board) = &mut self.electronic else { return Vec::new() };
        let standing = BoardState::from_view(view, board.follow.owner());
        does(board, &standing)
    }

    /// What the board shows, for a host that may have missed what it reported; `view` is what the host knows.
    pub fn reports_for_host(&mut self, view: &View, owner: Color) -> Vec<DeviceOutcome> {
        let known = view
            .boards
            .get(owner)
            .as_present_sensed_board()
            .filter(|sensed| sensed.present)
            .map(|sensed| sensed.shows.clone());
        if let Some(electronic) = &mut self.electronic {
            electronic.reset_reported_board(known);
            return Vec::new();
        }
        let shows = self.tactile.as_ref().and_then(|board| board.shown_position().cloned());
        let report = match (shows, known) {
            (Some(shows), None) => BoardReport::Found { shows },
            (Some(shows), Some(known)) if shows != known => BoardReport::Reread { shows },
            (None, Some(_)) if self.tactile.is_some() => BoardReport::Lost,
            _ => return Vec::new(),
        };
        vec![DeviceOutcome::Act(owner, EventSource::Board, EventKind::BoardReported(report))]
    }

    /// Looks from now on for every device whose port was named, where it is not followed yet.
    pub fn follow_named_devices(&mut self, presenter: &Presenter) -> Vec<DeviceOutcome> {
        let follows = [
            self.tactile.as_mut().map(|board| &mut board.follow),
            self.electronic.as_mut().map(|board| &mut board.follow),
            self.key.as_mut(),
        ];
        let new = follows.into_iter().flatten().filter(|follow| !follow.is_followed());
        new.filter_map(|follow| follow.start_following(presenter)).map(DeviceOutcome::Tell).collect()
    }

    /// What is wished of the board of who sits here.
    pub fn handle_board_request(&mut self, wish: BoardRequest, presenter: &Presenter) -> Vec<DeviceOutcome> {
        let own_electronic = self.electronic.as_ref().is_some_and(|board| board.follow.owner() == presenter.owner);
        match wish {
            BoardRequest::Lead(how) => {
                self.guiding = how;
                let told = presenter.private_message("board-guide", MessageValues::new().set("how", how.name()));
                vec![DeviceOutcome::Tell(told.with_immediate_urgency())]
            }
            BoardRequest::Off if own_electronic => self.switch_electronic_board(false, presenter),
            BoardRequest::On(_) if own_electronic => self.switch_electronic_board(true, presenter),
            BoardRequest::Off => self.lay_tactile_aside(presenter),
            BoardRequest::On(path) => self.read_tactile(path, presenter),
        }
    }

    fn lay_tactile_aside(&mut self, presenter: &Presenter) -> Vec<DeviceOutcome> {
        let Some(board) = self.tactile.as_mut().filter(|board| board.follow.is_followed()) else {
            return vec![answer(presenter, "board-game-is-off", presenter.owner)];
        };
        let was_found = board.is_connected();
        board.release_port();
        let aside =
            DeviceOutcome::Act(presenter.owner, EventSource::Board, EventKind::BoardReported(BoardReport::SwitchedOff));
        Some(aside)
            .filter(|_| was_found)
            .into_iter()
            .chain([answer(presenter, "board-game-off", presenter.owner)])
            .collect()
    }

    fn read_tactile(&mut self, path: String, presenter: &Presenter) -> Vec<DeviceOutcome> {
        if path.starts_with("dgt:") {
            return vec![answer(presenter, "join-board-no-pegs", presenter.owner)];
        }
        let Some(board) = &mut self.tactile else {
            return vec![answer(presenter, "board-game-script", presenter.owner)];
        };
        let found = board.is_connected();
        // Without a port it is the one on which a board was found last.
        let worked = board.last_working_port().filter(|_| path.is_empty() && !found).map(str::to_owned);
        let path = worked.unwrap_or(path);
        let other = !path.is_empty() && path != board.follow.port_path();
        if board.follow.is_followed() && !other {
            return vec![answer(
                presenter,
                if found { "board-game-is-on" } else { "board-game-is-looked-for" },
                presenter.owner,
            )];
        }
        if path.is_empty() && board.follow.port_path().is_empty() {
            return vec![answer(presenter, "board-game-no-port", presenter.owner)];
        }
        // A working board is not given up for a port that cannot be opened.
        if other && found && check_port_can_open(&path).is_err() {
            let told = presenter.refusal_message(
                "board-game-kept",
                MessageValues::new().set_with_form("path", |form| form.port_text(&path)),
            );
            return vec![DeviceOutcome::Tell(told.with_immediate_urgency())];
        }
        let mut done = if other && found { self.lay_tactile_aside(presenter) } else { Vec::new() };
        if let Some(board) = &mut self.tactile {
            if other {
                board.set_port_path(path);
            }
            done.extend(board.follow.start_following(presenter).map(DeviceOutcome::Tell));
        }
        done
    }

    /// The electronic board is laid aside, or read again.
    pub fn switch_electronic_board(&mut self, reads: bool, presenter: &Presenter) -> Vec<DeviceOutcome> {
        let Some(board) = &mut self.electronic else {
            return vec![answer(presenter, "board-opponent-unnamed", !presenter.owner)];
        };
        let whose = board.follow.owner();
        match (reads, board.follow.is_followed()) {
            (true, false) => board.follow.start_following(presenter).map(DeviceOutcome::Tell).into_iter().collect(),
            (true, true) if board.is_connected() => vec![answer(presenter, "board-opponent-is-on", whose)],
            (true, true) => vec![answer(presenter, "board-opponent-is-looked-for", whose)],
            (false, false) => vec![answer(presenter, "board-opponent-is-off", whose)],
            (false, true) => {
                board.release_port().into_iter().chain([answer(presenter, "board-opponent-off", whose)]).collect()
            }
        }
    }
}

/// Answers a wish about the board of this player.
fn answer(presenter: &Presenter, id: &str, whose: Color) -> DeviceOutcome {
    let told =
        presenter.private_message(id, MessageValues::from_color(whose).set_yes_no("own", whose == presenter.owner));
    DeviceOutcome::Tell(told.with_immediate_urgency())
}
