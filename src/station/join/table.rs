//! Be the joined side of the table: what is typed and clicked goes to the host, what happened there is told here.
//!
//! No referee runs here. What stands is what the host has told last, so that exploring answers at once; whatever is an
//! act counts only when the host has written it down, and comes back as what it has brought about. How far that has been
//! told is on this machine's disk before it is told: after a crash nothing is told twice, and nothing is lost.

mod act;
mod boards;
mod hear;

use super::screen::Screen;
use super::way::Way;
use super::words;
use crate::console::driver::{Input as Typed, Written, write_out};
use crate::game::joining::{Capacity, Link};
use crate::game::view::View;
use crate::link::driver::keys::{GuestKeys, SavedPairing};
use crate::link::guest::Guest;
use crate::link::host::HOST_SILENT_AFTER;
use crate::link::message::guests::FromGuest;
use crate::moment::{Moment, Span};
use crate::presentation::{Earcon, Presenter, Told, Values};
use crate::sighted::LinkShown;
use crate::sighted::driver::Input as Hand;
use crate::speech::driver::Report;
use crate::station::connected_boards::ConnectedBoards;
use crate::station::inbox::Input;
use crate::station::sounds;
use crate::station::speaker::Speaker;
use std::time::Duration;

/// How long the station sleeps at most.
const PATIENCE: Duration = Duration::from_secs(1);
/// How long the host may take at most to answer what was typed last, when the input has ended.
const ANSWERS: Span = Span::from_secs(5);

/// A joined station.
pub struct Table {
    /// What this station knows of the game, and what the host has not answered yet.
    guest: Guest,
    presenter: Presenter,
    speaker: Speaker,
    screen: Screen,
    way: Way,
    /// The board of who sits here.
    boards: ConnectedBoards,
    /// Whether the host is still to be told what that shows.
    board_untold: bool,
    /// Whether there is no sound at all: lines only.
    silent: bool,
    /// What is on the disk.
    saved: SavedPairing,
    keys: GuestKeys,
    /// Whether it was told that it cannot be kept there.
    told_unkept: bool,
    /// Since when the link is lost, where that was told.
    lost: Option<Moment>,
    /// Whether it is still to be told that the link is back.
    back: bool,
    /// What happened while the link was lost.
    late: Vec<Told>,
    /// When something came from the host last.
    heard_at: Moment,
    leaving: Option<Leaving>,
    /// Its input has ended: it is left when the host has answered everything, or at this moment.
    ending: Option<Moment>,
    unread: bool,
}

/// Why the station is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaving {
    /// Its player wished it, or its input has ended.
    Wished,
    /// The host has cut the line for good; this message says why.
    CutOff(&'static str),
    /// Nobody can be told anything any more.
    Unread,
}

/// What a joined station is made of.
pub struct Parts {
    /// What is known of the game: the host has answered already.
    pub guest: Guest,
    /// How things are put into words.
    pub presenter: Presenter,
    /// The voice.
    pub speaker: Speaker,
    /// What is read.
    pub screen: Screen,
    /// The way to the host.
    pub way: Way,
    /// The board of who sits here, not followed yet.
    pub boards: ConnectedBoards,
    /// Whether there is no sound at all.
    pub silent: bool,
    /// What is on the disk.
    pub saved: SavedPairing,
    /// Where it lies.
    pub keys: GuestKeys,
}

impl Table {
    /// A station whose host has just answered.
    pub fn new(parts: Parts, at: Moment) -> Table {
        let Parts { guest, presenter, speaker, screen, way, boards, silent, saved, keys } = parts;
        Table {
            guest,
            presenter,
            speaker,
            screen,
            way,
            boards,
            board_untold: false,
            silent,
            saved,
            keys,
            told_unkept: false,
            lost: None,
            back: false,
            late: Vec::new(),
            heard_at: at,
            leaving: None,
            ending: None,
            unread: false,
        }
    }

    /// Why the station is to be left, where it is.
    pub fn leaving(&self) -> Option<Leaving> {
        if self.unread { Some(Leaving::Unread) } else { self.leaving }
    }

    /// How long nothing is to be done, if nothing comes.
    pub fn patience(&self, now: Moment) -> Duration {
        let until = |from: Moment, to: Moment| Duration::from_millis((to - from).as_millis() + 1);
        // Moments of the game are the host's: only how far they lie ahead counts here.
        let in_game = self.view(now).map(|view| {
            let next = [self.cue_at(), self.screen.changes_at(&view)].into_iter().flatten().min();
            next.map_or(PATIENCE, |next| until(view.at, next))
        });
        let silent = self.way.is_there().then(|| self.heard_at + HOST_SILENT_AFTER);
        let waits = [self.way.due(), silent, self.ending, self.board_rests_at()]
            .into_iter()
            .flatten()
            .map(|moment| until(now, moment));
        waits.chain(in_game).chain([PATIENCE]).min().unwrap_or(PATIENCE)
    }

    /// The table as it stands now. While the link is lost nobody here knows more than the rule of the table: either both
    /// clocks stand, or the one that ran runs on.
    fn view(&self, now: Moment) -> Option<View> {
        let view = self.guest.view(now)?;
        Some(match self.guest.is_there() {
            true => view,
            false if view.rules.lost_link_stops => View { running: None, ..view },
            false => view.advanced(self.guest.moment(now)),
        })
    }

    fn cue_at(&self) -> Option<Moment> {
        match &self.screen {
            Screen::Lines(console) if self.guest.is_there() => console.cue_at(),
            _ => None,
        }
    }

    fn capacity(&self) -> Capacity {
        self.guest.table().map_or(self.guest.saved().capacity, |table| table.capacity)
    }

    /// Takes one input.
    pub fn take(&mut self, input: Input, at: Moment) {
        match input {
            Input::Typed(typed) => self.typed(typed, at),
            Input::Hand(hand) => self.hand(hand, at),
            Input::Spoken(report) => self.spoken(&report),
            Input::Host(number, said) if self.way.is_present(number) => self.host_said(said, at),
            Input::Reached(number, reached) if self.way.is_present(number) => self.reached(*reached, at),
            Input::Board(number, out) => self.tactile_said(number, out, at),
            Input::EBoard(number, out) => self.electronic_said(number, out, at),
            Input::Host(..) | Input::Reached(..) => {}
            // A host's, and a desk's.
            Input::Call(_) | Input::Station(_) | Input::Guest(_) | Input::OpponentsKey(_) => {}
            Input::AliveNotKept(_) | Input::Changed => {}
        }
    }

    fn typed(&mut self, typed: Typed, at: Moment) {
        let Some(view) = self.view(at) else { return };
        let Screen::Lines(console) = &mut self.screen else {
            return match typed {
                Typed::Line(line) => self.page_line(&line, at),
                Typed::End => self.end_of_input(at),
                Typed::Bad(_) | Typed::Key(_) | Typed::Columns(_) => {}
            };
        };
        let actions = match typed {
            Typed::Key(key) => console.key(key, &view),
            Typed::Line(line) => console.line(&line, &view),
            Typed::Bad(fault) => console.bad_line(fault),
            Typed::Columns(columns) => return console.resize(columns),
            Typed::End => return self.end_of_input(at),
        };
        self.act(actions, at);
    }

    /// What was typed last is answered before the station is left.
    fn end_of_input(&mut self, at: Moment) {
        self.ending = Some(at + ANSWERS);
        self.leave_when_answered(at);
    }

    fn leave_when_answered(&mut self, now: Moment) {
        let answered = self.guest.waiting() == 0 || !self.guest.is_there();
        if self.ending.is_some_and(|end| answered || end <= now) {
            self.leave(Leaving::Wished);
        }
    }

    fn page_line(&mut self, line: &str, at: Moment) {
        let Some(view) = self.view(at) else { return };
        let done = self.screen.model().map(|model| model.line(line, &view)).unwrap_or_default();
        self.do_all(done, at);
    }

    fn hand(&mut self, hand: Hand, at: Moment) {
        let Some(view) = self.view(at) else { return };
        let Screen::Board { model, cells } = &mut self.screen else { return };
        let done = match hand {
            Hand::Key(key) => model.key(key, &view, view.at),
            Hand::Mouse(mouse) => model.mouse(mouse, &view, view.at),
            Hand::Ready => Vec::new(),
            Hand::Resized => {
                // What cannot be painted now fails with the next picture, and is told there.
                let _ = cells.spoilt();
                Vec::new()
            }
            Hand::End => return self.leave(Leaving::Wished),
        };
        self.do_all(done, at);
    }

    fn spoken(&mut self, report: &Report) {
        for told in sounds::present(&self.presenter, report) {
            self.tell(&told);
        }
    }

    /// What time brings about: cues, the next attempt, a host that is silent, the picture of running clocks.
    pub fn settle(&mut self, now: Moment) {
        self.leave_when_answered(now);
        if self.way.is_there() && self.heard_at + HOST_SILENT_AFTER <= now {
            self.lose(now);
        }
        if self.way.due().is_some_and(|due| due <= now) {
            let hello = self.guest.hello();
            self.way.try_again(&self.saved, &hello, now);
        }
        if let Some(view) = self.view(now).filter(|_| self.guest.is_there())
            && let Screen::Lines(console) = &mut self.screen
            && let Some(told) = console.cue(&view)
        {
            self.tell(&told);
        }
        self.board_rests(now);
        self.draw(now, false);
    }

    fn show_link(&mut self) {
        let unsent = self.guest.waiting();
        let delay = self.guest.delay().map(Span::from_millis);
        self.screen.link(LinkShown { there: self.guest.is_there(), delay, unsent });
    }

    fn draw(&mut self, now: Moment, happened: bool) {
        self.show_link();
        let Some(view) = self.view(now) else { return };
        let written = self.screen.draw(&view, happened);
        self.written(written);
    }

    fn written(&mut self, written: Written) {
        self.unread |= written != Written::Done;
    }

    /// Shows and speaks.
    pub fn tell(&mut self, told: &Told) {
        if !self.unread {
            let written = self.screen.tell(told);
            self.written(written);
        }
        self.speaker.say(told);
    }

    fn tell_message(&mut self, (id, args): &words::Message) {
        let told = words::urgent(&self.presenter, Earcon::Refused, (id, args));
        self.tell(&told);
    }

    /// Says what is awaited, as an empty line asks for it.
    pub fn remind(&mut self, at: Moment) {
        let Some(view) = self.view(at) else { return };
        if let Screen::Lines(console) = &mut self.screen {
            let actions = console.line("", &view);
            self.act(actions, at);
        }
    }

    /// The first picture.
    pub fn open(&mut self, at: Moment) {
        // Who leaves at once comes back without a code all the same.
        self.save();
        let told = words::joined(&self.presenter, self.capacity());
        self.tell(&told);
        if self.capacity() == Capacity::Assistant {
            let letters = words::duties(self.presenter.owner, self.view(at).as_ref());
            let told = self.presenter.note("join-duties", Values::new().set("letters", letters));
            self.tell(&told);
        }
        self.see(at);
        self.follow_boards(at);
        // Who was here before is still taken for lost; what is awaited is said when the host has noted that he is back.
        let own = self.presenter.owner;
        let links = self.view(at).map(|view| view.links);
        self.back = self.capacity() == Capacity::Player && links.is_some_and(|links| *links.get(own) == Link::Lost);
        if !self.back {
            self.remind(at);
        }
        self.draw(at, true);
    }

    fn leave(&mut self, why: Leaving) {
        self.leaving = self.leaving.or(Some(why));
    }

    /// Says good-bye to the host and to who sits here, and plays public speech to its end.
    pub fn close(mut self) {
        let wished = self.leaving == Some(Leaving::Wished) && !self.unread;
        let left = wished.then(|| self.presenter.note("join-left", ()));
        if let Some(told) = &left {
            self.tell(told);
        }
        self.screen.end();
        let Table { way, speaker, screen, .. } = self;
        let full = matches!(screen, Screen::Board { .. });
        // The terminal is put back before anything waits.
        drop(screen);
        if let Some(told) = left.filter(|_| full) {
            let _ = write_out(format!("{}\n", told.line).as_bytes());
        }
        // Where there is no line, nobody waits for a farewell.
        let _ = way.send(&FromGuest::Bye);
        way.close();
        speaker.close();
    }
}
