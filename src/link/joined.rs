//! Be at a game that another station hosts: what may be done, what is sent, kept, told, shown and awaited there, also while
//! the link is lost.
//!
//! Pure: messages, acts and moments go in, and what is to be done comes out, in its order. The line, the disk and the
//! screen are of who runs it, the station as well as any other program that a player joins with.
//!
//! No referee runs here. What stands is what the host has told last, so that exploring answers at once; whatever is an
//! act counts only when the host has written it down, and comes back as what it has brought about. How far that has been
//! told is kept before it is told: after a crash nothing is told twice, and nothing is lost.
//!
//! An act that the host has not answered when the link is lost waits, and is sent once more when it is back. What is done
//! while the link is lost is refused at once: nobody knows how the table will stand then.

mod attempts;

use super::greeting::GreetingRefusal;
use super::guest::{Client, ClientNotice, PENDING_MAX, SavedClient, SendRefusal};
use super::host::HOST_SILENT_AFTER;
use super::message::{ClientMessage, DisconnectReason, HostMessage};
use super::role::Denial;
use super::words;
use ansage_game::effect::Effect;
use ansage_game::event::EventKind;
use ansage_game::joining::{LinkState, StationRole};
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::Seat;
use ansage_game::view::View;
use ansage_words::presentation::listener::{BoardProgress, Listener, Occurrence};
use ansage_words::presentation::{Earcon, LinkDisplay, Message, MessageValues, Presenter};
use attempts::ConnectionAttempts;

/// So much of what was missed is spoken; all of it is shown.
const SPOKEN: usize = 6;

/// How long the host may take at most to answer what was done last, when the input has ended.
const ANSWERS: Span = Span::from_secs(5);

/// What is to be done at a joined station, in this order.
#[derive(Debug, Clone, PartialEq)]
pub enum SeatStep {
    /// This goes to the host. Where it cannot be sent, the line is lost: [`RemoteSeat::handle_lost_connection`].
    Send(ClientMessage),
    /// The line is cut, and whatever it still has to say is not heard.
    Cut,
    /// The host is to be reached anew: [`RemoteSeat::handle_new_connection`], or [`RemoteSeat::handle_failed_attempt`].
    Reach {
        /// The first word over the new line.
        hello: ClientMessage,
        /// Whether it is looked for elsewhere too, where it does not answer at its old address.
        looks: bool,
    },
    /// What is needed to come back ([`Client::state_to_save`]) is kept before anything that follows.
    Keep,
    /// This is told.
    Tell(Message),
    /// This has happened, and is told as at any station.
    Happened(Vec<Effect>),
    /// The table stands otherwise ([`RemoteSeat::view_at`]): what shows it follows.
    See,
    /// The host is to be told what the board here shows.
    ShowBoard,
    /// What is on a screen is drawn anew.
    Draw,
    /// The station is left: for the reason in a text of this id, or because everything is answered.
    Leave(Option<&'static str>),
}

/// A seat at a game that another station hosts.
#[derive(Debug, Clone)]
pub struct RemoteSeat {
    /// What is known of the game, and what the host has not answered yet.
    guest: Client,
    /// How the table stood when this station was let in.
    first: View,
    attempts: ConnectionAttempts,
    /// When something came from the host last.
    heard_at: Moment,
    /// Whether it was told that the link is lost.
    is_lost: bool,
    /// Whether it is still to be told that the link is back.
    is_back: bool,
    /// What happened while the link was lost.
    late: Vec<Message>,
    /// Whether the host is still to be told what the board here shows.
    board_untold: bool,
    /// The input has ended: the station is left when the host has answered everything, or at this moment.
    ending: Option<Moment>,
}

impl RemoteSeat {
    /// A station whose host has said this in answer to its first word; `None` until more has come.
    ///
    /// # Errors
    /// Why it is not let in, as the id of a text.
    pub fn from_admitted_client(
        guest: &mut Client,
        said: HostMessage,
        at: Moment,
    ) -> Result<Option<RemoteSeat>, &'static str> {
        for news in guest.handle_message(said, at).news {
            match news {
                ClientNotice::Bye(why) => return Err(words::rejection_text_id(why)),
                ClientNotice::Unfit => return Err("join-other-game"),
                _ => {}
            }
        }
        Ok(guest.view_at(at).map(|first| RemoteSeat {
            guest: guest.clone(),
            first,
            attempts: ConnectionAttempts::default(),
            heard_at: at,
            is_lost: false,
            is_back: false,
            late: Vec::new(),
            board_untold: false,
            ending: None,
        }))
    }

    /// The table as it stands now. While the link is lost nobody here knows more than the rule of the table: either both
    /// clocks stand, or the one that ran runs on.
    pub fn view_at(&self, now: Moment) -> View {
        self.guest.view_at(now).unwrap_or_else(|| self.first.clone())
    }

    /// What is known of the game, and what has to be kept to come back.
    pub fn client(&self) -> &Client {
        &self.guest
    }

    /// How the link to the host stands.
    pub fn link_display(&self) -> LinkDisplay {
        let delay = self.guest.round_trip_millis().map(Span::from_millis);
        LinkDisplay { there: self.guest.is_admitted(), delay, unsent: self.guest.unanswered_act_count() }
    }

    /// Whether the host has answered everything: what is known of the game is not behind it.
    pub fn has_all_answers(&self) -> bool {
        self.guest.is_admitted() && self.guest.unanswered_act_count() == 0
    }

    /// Whether the last answers are awaited before the station is left.
    pub fn is_awaiting_last_answers(&self) -> bool {
        self.ending.is_some()
    }

    /// Whether what is awaited is told only when the host has noted that he is back.
    pub fn is_return_unacknowledged(&self) -> bool {
        self.is_back
    }

    /// When [`RemoteSeat::handle_time`] has something to do: the host is taken for lost, or looked for again, or not waited for
    /// any longer.
    pub fn next_deadline(&self) -> Option<Moment> {
        [self.attempts.next_attempt_at(), self.silent_at(), self.ending].into_iter().flatten().min()
    }

    /// When the host, which asks again and again, is taken for lost if nothing comes until then.
    fn silent_at(&self) -> Option<Moment> {
        self.attempts.is_connected().then(|| self.heard_at + HOST_SILENT_AFTER)
    }

    /// The first things that are told to who has just joined.
    pub fn opening_steps(&mut self, presenter: &Presenter, at: Moment) -> Vec<SeatStep> {
        let SavedClient { capacity, .. } = *self.guest.state_to_save();
        let view = self.view_at(at);
        // Who was here before is still taken for lost.
        self.is_back = capacity == StationRole::Player && *view.links.get(presenter.owner) == LinkState::Lost;
        let told = presenter.joined_messages(capacity, &view).into_iter().map(SeatStep::Tell);
        // Who leaves at once comes back without a code all the same.
        [SeatStep::Keep].into_iter().chain(told).chain([SeatStep::See]).collect()
    }

    /// An act of this station. What this role may not do is not sent: the host would refuse it, and the hall need not hear
    /// of a slip of the finger.
    pub fn send_act(&mut self, seat: Seat, kind: EventKind, presenter: &Presenter, at: Moment) -> Vec<SeatStep> {
        let can_send = self.guest.is_admitted() && self.guest.unanswered_act_count() < PENDING_MAX;
        if matches!(kind, EventKind::BoardReported(_)) && !can_send {
            // What a board shows is no act that could wait for a lost link: it is told anew when the link is back.
            self.board_untold = true;
            return Vec::new();
        }
        let allowed = match seat.color() {
            Some(seat) => self.guest.check_can_act(seat, &kind).map(|()| seat),
            None => Err(Denial::Arbiters),
        };
        let seat = match allowed {
            Ok(seat) => seat,
            Err(why) => return vec![SeatStep::Tell(words::denial_message(presenter, &why, Some(&self.view_at(at))))],
        };
        let sent =
            if self.guest.is_admitted() { self.guest.prepare_act(seat, kind) } else { Err(SendRefusal::NotJoined) };
        let id = match sent {
            Ok((_, act)) => return act.into_iter().map(SeatStep::Send).collect(),
            Err(SendRefusal::NotJoined) => "join-not-sent",
            Err(SendRefusal::Full) => "join-too-fast",
        };
        vec![SeatStep::Tell(presenter.urgent_message(Earcon::Refused, id, ()))]
    }

    /// The host has said something over the line that is there.
    pub fn handle_host_message(&mut self, said: HostMessage, listener: &Listener<'_>, at: Moment) -> Vec<SeatStep> {
        self.heard_at = at;
        let up_to_date = matches!(said, HostMessage::Ping { .. } | HostMessage::Entry { late: false, .. });
        let before = self.guest.state_to_save().last_seq;
        let heard = self.guest.handle_message(said, at);
        // Kept before it is told.
        let mut steps = if self.guest.state_to_save().last_seq == before { Vec::new() } else { vec![SeatStep::Keep] };
        steps.extend(heard.say.into_iter().map(SeatStep::Send));
        let presenter = Presenter { arbiter: self.view_at(at).desk.taken, ..listener.presenter.clone() };
        let listener = Listener { presenter: &presenter, ..*listener };
        if up_to_date {
            steps.extend(self.show_missed_entries(&presenter));
        }
        let happened = heard.news.iter().any(|news| !matches!(news, ClientNotice::Acted { .. }));
        for news in heard.news {
            steps.extend(self.news(news, &listener, at));
        }
        if up_to_date && std::mem::take(&mut self.is_back) {
            // Told once, behind what was missed.
            steps.push(SeatStep::Tell(presenter.link_back_message_at_client(&self.view_at(at))));
        }
        if happened {
            steps.push(SeatStep::Draw);
        }
        steps
    }

    fn news(&mut self, news: ClientNotice, listener: &Listener<'_>, at: Moment) -> Vec<SeatStep> {
        match news {
            ClientNotice::Joined { gap, .. } => {
                self.attempts.mark_answered();
                self.board_untold = true;
                self.is_back = std::mem::take(&mut self.is_lost);
                let gap = gap.then(|| listener.presenter.urgent_message(Earcon::Refused, "join-gap", ()));
                gap.map(SeatStep::Tell).into_iter().chain([SeatStep::See]).collect()
            }
            ClientNotice::AwaitsConsent { player } => {
                self.attempts.mark_answered();
                let asks = MessageValues::from_color(player);
                vec![SeatStep::Tell(listener.presenter.urgent_message(Earcon::Refused, "join-awaits-consent", asks))]
            }
            // What was on its way has arrived.
            ClientNotice::Changed | ClientNotice::Acted { .. } => vec![SeatStep::See],
            ClientNotice::Told { effects, late: false, .. } => vec![SeatStep::Happened(effects)],
            ClientNotice::Told { effects, .. } => {
                let happened =
                    Occurrence { event: None, repeated: None, nearer: BoardProgress::No, effects: &effects, at };
                let view = self.view_at(at);
                let told = listener.messages_for(&happened, &view);
                self.late.extend(told.into_iter().map(|(told, _)| told));
                Vec::new()
            }
            ClientNotice::Denied { why, .. } => {
                let denied = words::denial_message(listener.presenter, &why, Some(&self.view_at(at)));
                vec![SeatStep::Tell(denied), SeatStep::See]
            }
            ClientNotice::Bye(why) => self.dismissed(why, listener.presenter, at),
            ClientNotice::Unfit => self.handle_lost_connection(listener.presenter, at),
        }
    }

    /// What happened while the link was lost: all of it is shown, and the last of it spoken.
    fn show_missed_entries(&mut self, presenter: &Presenter) -> Vec<SeatStep> {
        let missed = std::mem::take(&mut self.late);
        let silent = missed.len().saturating_sub(SPOKEN);
        let count = MessageValues::new().set("count", missed.len());
        let counted = (silent > 0).then(|| presenter.urgent_message(Earcon::Refused, "join-missed", count));
        let told = missed.into_iter().enumerate().map(|(number, told)| match number < silent {
            true => Message { speech: Vec::new(), ..told },
            false => told,
        });
        counted.into_iter().chain(told).map(SeatStep::Tell).collect()
    }

    fn dismissed(&mut self, why: DisconnectReason, presenter: &Presenter, at: Moment) -> Vec<SeatStep> {
        if let Some(id) = words::permanent_disconnect_text_id(why) {
            return self.give_up(id);
        }
        if why != DisconnectReason::Left {
            return self.handle_lost_connection(presenter, at);
        }
        self.is_lost = true;
        let told = SeatStep::Tell(presenter.urgent_message(Earcon::PortLost, "join-host-left", ()));
        [vec![told], self.handle_lost_connection(presenter, at)].concat()
    }

    /// The host is not tried again: the station is left for this reason.
    fn give_up(&mut self, why: &'static str) -> Vec<SeatStep> {
        self.attempts.stop_attempts();
        vec![SeatStep::Cut, SeatStep::Leave(Some(why))]
    }

    /// The line is lost: told once, and tried again by itself.
    pub fn handle_lost_connection(&mut self, presenter: &Presenter, at: Moment) -> Vec<SeatStep> {
        if !self.attempts.is_connected() {
            return Vec::new();
        }
        let view = self.view_at(at);
        self.guest.handle_lost_connection();
        self.attempts.mark_lost(at);
        let mut steps = vec![SeatStep::Cut];
        // Where it was not even told that the link is back, it need not be told that it is lost.
        let (was_lost, was_back) = (std::mem::replace(&mut self.is_lost, true), std::mem::take(&mut self.is_back));
        if !was_lost && !was_back {
            steps.push(SeatStep::Tell(presenter.link_lost_message_at_client(&view)));
        }
        steps.push(SeatStep::Draw);
        steps
    }

    /// The host was reached: there is a line again, and the first word went over it.
    pub fn handle_new_connection(&mut self, at: Moment) {
        self.heard_at = at;
        self.attempts.mark_connected();
    }

    /// The host was not reached; `why` where it has said so itself. A refusal comes in the clear and answers a damaged
    /// greeting too: it counts only if each of several attempts in a row ends so.
    pub fn handle_failed_attempt(&mut self, why: Option<GreetingRefusal>, at: Moment) -> Vec<SeatStep> {
        match why.and_then(words::permanent_refusal_text_id) {
            Some(id) if self.attempts.count_refusal() => return self.give_up(id),
            Some(_) => {}
            None => self.attempts.clear_refusals(),
        }
        self.attempts.mark_failed(at);
        Vec::new()
    }

    /// What time brings about: a host that is silent, the next attempt, a board to be told of, an end that is waited for.
    pub fn handle_time(&mut self, presenter: &Presenter, now: Moment) -> Vec<SeatStep> {
        let answered = self.guest.unanswered_act_count() == 0 || !self.guest.is_admitted();
        if self.ending.is_some_and(|end| answered || end <= now) {
            return vec![SeatStep::Leave(None)];
        }
        let silent = self.silent_at().is_some_and(|silent| silent <= now);
        let mut steps = if silent { self.handle_lost_connection(presenter, now) } else { Vec::new() };
        if let Some(looks) = self.attempts.begin_attempt(now) {
            steps.push(SeatStep::Reach { hello: self.guest.hello_message(), looks });
        }
        if self.has_all_answers() && std::mem::take(&mut self.board_untold) {
            steps.push(SeatStep::ShowBoard);
        }
        steps
    }

    /// Nothing more will be done here. What was done last is answered before the station is left.
    pub fn stop_acting(&mut self, at: Moment) {
        self.ending = Some(at + ANSWERS);
    }
}
