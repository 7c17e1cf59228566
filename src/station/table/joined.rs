//! Be at a game that another station hosts: what is typed, clicked and felt here goes to the host, what happened there is
//! told here. What of it is pure is [`ansage_link::joined`]; here are the line, the disk, the screen and the boards.

use super::{Authority, LeaveReason, Station};
use crate::station::join::way::HostRoute;
use crate::station::timepiece::calendar_time_now;
use crate::station::trouble;
use ansage_game::event::{Event, EventKind};
use ansage_game::moment::Moment;
use ansage_game::terms::GameTerms;
use ansage_link::driver::guest::{HostEvent, JoinError, JoinedConnection};
use ansage_link::driver::keys::{ClientKeyFolder, ClientPairing};
use ansage_link::joined::{RemoteSeat, SeatStep};
use ansage_link::message::ClientMessage;
use ansage_seats::console::secret::DeskRequest;
use ansage_words::presentation::Message;
use ansage_words::presentation::listener::{BoardProgress, Occurrence};

/// The host of a game, as its guest knows it.
pub struct RemoteHost {
    /// What is known of the game here, and what is to be done.
    pub seat: RemoteSeat,
    /// The line to it.
    pub way: HostRoute,
    /// What is on the disk.
    pub saved: ClientPairing,
    /// Where that is.
    pub keys: ClientKeyFolder,
    /// Whether it was told that it cannot be kept there.
    pub told_unkept: bool,
}

impl RemoteHost {
    /// The terms of the game, as the host has told them.
    pub(super) fn game_terms(&self) -> Option<&GameTerms> {
        self.seat.client().join_summary().map(|table| &*table.terms)
    }

    /// Says good-bye to the host.
    pub(super) fn say_bye_and_close(self) {
        // Where there is no line, nobody waits for a farewell.
        let _ = self.way.send(&ClientMessage::Bye);
        self.way.close();
    }
}

impl Station {
    /// Nothing more will be typed. At a joined station what was typed last is answered before it is left.
    pub fn handle_end_of_input(&mut self, at: Moment) {
        if let Some(joined) = self.keeper.remote_host_mut() {
            joined.seat.stop_acting(at);
        }
        self.advance_host_link(at);
    }

    /// What time brings about on the line to the host.
    pub fn advance_host_link(&mut self, now: Moment) {
        if self.is_leaving() {
            return;
        }
        if let Authority::Host(joined) = &mut self.keeper {
            let steps = joined.seat.handle_time(&self.presenter, now);
            self.carry_out(steps, now);
        }
    }

    /// At a station that was just let in: what is there to be known, and the first picture.
    pub fn show_joined_game(&mut self, at: Moment) {
        let Authority::Host(joined) = &mut self.keeper else { return };
        let steps = joined.seat.opening_steps(&self.presenter, at);
        let back_untold = joined.seat.is_return_unacknowledged();
        self.carry_out(steps, at);
        self.follow_connected_devices(at);
        if !back_untold {
            self.present_awaited_act(at);
        }
        self.draw_board(at, true);
    }

    /// Something of the line of this number.
    pub fn handle_host_event(&mut self, number: u64, said: HostEvent, at: Moment) {
        if matches!(self.keeper, Authority::Station(_)) {
            return self.handle_station_event(said, at);
        }
        let presenter = self.presenter.clone();
        let listener = self.listener(&presenter);
        let Some(joined) = self.keeper.remote_host_mut().filter(|joined| joined.way.is_current_line(number)) else {
            return;
        };
        match said {
            HostEvent::Said(said) => {
                let unanswered = joined.seat.client().unanswered_act_count();
                let steps = joined.seat.handle_host_message(said, &listener, at);
                self.is_requested = joined.seat.client().unanswered_act_count() < unanswered;
                self.presenter.arbiter = self.view(at).desk.taken;
                self.carry_out(steps, at);
            }
            HostEvent::Gone => self.lose_host(at),
        }
    }

    /// The attempt of this number to reach the host has ended.
    pub fn handle_host_reached(&mut self, number: u64, reached: Result<JoinedConnection, JoinError>, at: Moment) {
        let Some(joined) = self.keeper.remote_host_mut().filter(|joined| joined.way.is_current_line(number)) else {
            return;
        };
        let why = match reached {
            Ok(reached) => {
                joined.saved.address = reached.address;
                if joined.way.use_connection(reached.end).is_ok() {
                    return joined.seat.handle_new_connection(at);
                }
                None
            }
            Err(JoinError::Refused(why)) => Some(why),
            Err(_) => None,
        };
        let steps = joined.seat.handle_failed_attempt(why, at);
        self.carry_out(steps, at);
    }

    /// Sends an act of this station's seat. `true` where it is on its way.
    pub(super) fn send_act_to_host(&mut self, event: Event) -> bool {
        let Event { at, seat, kind, .. } = event;
        let Authority::Host(joined) = &mut self.keeper else { return false };
        let steps = joined.seat.send_act(seat, kind, &self.presenter, at);
        let sent = matches!(steps[..], [SeatStep::Send(_)]);
        self.carry_out(steps, at);
        sent
    }

    /// The line is no more, or takes nothing any more.
    fn lose_host(&mut self, at: Moment) {
        if self.is_leaving() {
            return;
        }
        if let Authority::Host(joined) = &mut self.keeper {
            let steps = joined.seat.handle_lost_connection(&self.presenter, at);
            self.carry_out(steps, at);
        }
    }

    fn carry_out(&mut self, steps: Vec<SeatStep>, at: Moment) {
        for step in steps {
            let Some(joined) = self.keeper.remote_host_mut() else { return };
            match step {
                SeatStep::Send(said) => {
                    if !joined.way.send(&said) {
                        self.lose_host(at);
                    }
                }
                SeatStep::Cut => joined.way.cut_line(),
                SeatStep::Reach { hello, looks } => {
                    if !joined.way.start_reaching_host(joined.saved.clone(), hello, looks) {
                        let steps = joined.seat.handle_failed_attempt(None, at);
                        self.carry_out(steps, at);
                    }
                }
                SeatStep::Keep => self.save(),
                SeatStep::Tell(told) => self.present_message(&told),
                SeatStep::Happened(effects) => {
                    let nearer = BoardProgress::No;
                    let happened = Occurrence { event: None, repeated: None, nearer, effects: &effects, at };
                    if !self.note_referee_refusal(&happened) {
                        self.present_occurrence(&happened);
                    }
                }
                SeatStep::See => self.see(at),
                SeatStep::ShowBoard => {
                    let told = self.boards.reports_for_host(&self.view(at), self.presenter.owner);
                    self.apply_device_outcomes(told, at);
                }
                SeatStep::Draw => self.draw_board(at, true),
                SeatStep::Leave(why) => self.leave_for(why.map_or(LeaveReason::Wished, LeaveReason::CutOff)),
            }
        }
    }

    /// The table stands otherwise: the board follows.
    fn see(&mut self, at: Moment) {
        self.show_link_on_board();
        self.boards.note_game_progress();
        let view = self.view(at);
        let done = self.screen.board_model_mut().map(|model| model.handle_new_view(&view)).unwrap_or_default();
        if !done.is_empty() {
            self.perform_board_actions(done, at);
        }
    }

    /// How the link to the host stands, for a board that shows it.
    pub(super) fn show_link_on_board(&mut self) {
        if let (Some(joined), Some(model)) = (self.keeper.remote_host(), self.screen.board_model_mut()) {
            model.set_link_display(joined.seat.link_display());
        }
    }

    /// Keeps on the disk what this station needs to come back without a code.
    fn save(&mut self) {
        let Some(joined) = self.keeper.remote_host_mut() else { return };
        let known = joined.seat.client().state_to_save();
        (joined.saved.last_seq, joined.saved.head) = (known.last_seq, known.head.clone());
        let kept = joined.keys.save_pairing(&joined.saved);
        let was_told = std::mem::replace(&mut joined.told_unkept, kept.is_err());
        if let Err(error) = kept
            && !was_told
        {
            self.present_message(&trouble::pairing_not_saved_message(&self.presenter, &error));
        }
    }

    /// What belongs to the arbiter or needs his code is not done here, but that a move is sealed on paper.
    pub(super) fn handle_desk_request_at_client(&mut self, wish: &DeskRequest, at: Moment) {
        match wish {
            DeskRequest::SealPaper => {
                let kind = EventKind::MoveSealed { commitment: None, wall: calendar_time_now() };
                self.record_owner_act(kind, at);
            }
            DeskRequest::Seal(_) => self.show_refusal("join-seal-paper"),
            _ => self.show_refusal("join-no-desk"),
        }
    }

    /// Where this station has joined, and how long its words take there and back.
    pub(super) fn show_link_to_host(&mut self) {
        let Some(joined) = self.keeper.remote_host() else { return };
        self.present_message(&self.presenter.link_to_host_message(&joined.saved.address, joined.seat.link_display()));
    }

    /// The last message of a joined station or a lesson, if the player asked to leave.
    pub(super) fn present_farewell(&mut self) -> Option<Message> {
        let id = match self.keeper {
            Authority::Host(_) => "join-left",
            _ if self.lesson.is_some() => "begin-lesson-over",
            _ => return None,
        };
        let told =
            (self.leave_reason() == Some(LeaveReason::Wished)).then(|| self.presenter.private_message(id, ()))?;
        self.present_message(&told);
        Some(told)
    }
}
