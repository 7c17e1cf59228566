//! Be the joined side of the table: what is typed and clicked goes to the host, what happened there is told here.
//!
//! No referee runs here. What stands is what the host has told last, so that exploring answers at once; whatever is an
//! act counts only when the host has written it down, and comes back as what it has brought about. How far that has been
//! told is on this machine's disk before it is told: after a crash nothing is told twice, and nothing is lost.

mod act;
mod hear;

use super::inbox::Input;
use super::mouth::Mouth;
use super::screen::Screen;
use super::way::Way;
use super::words;
use crate::console::driver::{Input as Typed, Written};
use crate::game::view::View;
use crate::link::driver::keys::{GuestKeys, SavedPairing};
use crate::link::guest::Guest;
use crate::link::message::guests::FromGuest;
use crate::locale::Args;
use crate::moment::{Moment, Span};
use crate::presentation::{Channel, Presenter, Told};
use crate::sighted::LinkShown;
use crate::sighted::driver::Input as Hand;
use crate::speech::driver::Report;
use crate::station::sounds;
use std::time::Duration;

/// How long the station sleeps at most.
const PATIENCE: Duration = Duration::from_secs(1);

/// A joined station.
pub struct Table {
    /// What this station knows of the game, and what the host has not answered yet.
    guest: Guest,
    /// How the table stands, as the host told it last.
    view: View,
    presenter: Presenter,
    mouth: Mouth,
    screen: Screen,
    way: Way,
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
    leaving: Option<Leaving>,
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
    /// How the table stands.
    pub view: View,
    /// How things are put into words.
    pub presenter: Presenter,
    /// The voice.
    pub mouth: Mouth,
    /// What is read.
    pub screen: Screen,
    /// The way to the host.
    pub way: Way,
    /// What is on the disk.
    pub saved: SavedPairing,
    /// Where it lies.
    pub keys: GuestKeys,
}

impl Table {
    /// A station whose host has just answered.
    pub fn new(parts: Parts) -> Table {
        let Parts { guest, view, presenter, mouth, screen, way, saved, keys } = parts;
        Table {
            guest,
            view,
            presenter,
            mouth,
            screen,
            way,
            saved,
            keys,
            told_unkept: false,
            lost: None,
            back: false,
            late: Vec::new(),
            leaving: None,
            unread: false,
        }
    }

    /// Why the station is to be left, where it is.
    pub fn leaving(&self) -> Option<Leaving> {
        if self.unread { Some(Leaving::Unread) } else { self.leaving }
    }

    /// How long nothing is to be done, if nothing comes.
    pub fn patience(&self, now: Moment) -> Duration {
        let ahead = |moment: Moment| Duration::from_millis((moment - now).as_millis() + 1);
        let shown = self.shown(now);
        // Moments of the game are the host's: only how far they lie ahead counts here.
        let in_game = [self.cue_at(), self.screen.changes_at(&shown)].into_iter().flatten();
        let in_game = in_game.map(|moment| Duration::from_millis((moment - shown.at).as_millis() + 1));
        let waits = [self.way.due(), self.guest.silent_at()].into_iter().flatten().map(ahead);
        in_game.chain(waits).chain([PATIENCE]).min().unwrap_or(PATIENCE)
    }

    fn cue_at(&self) -> Option<Moment> {
        match &self.screen {
            Screen::Lines(console) => console.cue_at(),
            Screen::Board { .. } | Screen::Page { .. } => None,
        }
    }

    /// The table as it stands now. While the link is lost and the clocks stand for it by the rule, they stand here too.
    fn shown(&self, now: Moment) -> View {
        let now = match self.lost {
            Some(since) if self.view.rules.lost_link_stops => since,
            _ => now,
        };
        self.view.clone().advanced(self.guest.moment(now))
    }

    /// Takes one input.
    pub fn take(&mut self, input: Input, at: Moment) {
        match input {
            Input::Typed(typed) => self.typed(typed, at),
            Input::Hand(hand) => self.hand(hand, at),
            Input::Spoken(report) => self.spoken(&report),
            Input::Line(number, said) if self.way.is_present(number) => match said {
                Some(said) => self.hear(said, at),
                None => self.lose(at),
            },
            Input::Reached(number, reached) if self.way.is_present(number) => self.reached(*reached, at),
            Input::Line(..) | Input::Reached(..) => {}
        }
    }

    fn typed(&mut self, typed: Typed, at: Moment) {
        let view = self.shown(at);
        let Screen::Lines(console) = &mut self.screen else {
            return match typed {
                Typed::Line(line) => self.page_line(&line, at),
                Typed::End => self.leave(Leaving::Wished),
                Typed::Bad(_) | Typed::Key(_) | Typed::Columns(_) => {}
            };
        };
        let actions = match typed {
            Typed::Key(key) => console.key(key, &view),
            Typed::Line(line) => console.line(&line, &view),
            Typed::Bad(fault) => console.bad_line(fault),
            Typed::Columns(columns) => return console.resize(columns),
            Typed::End => return self.leave(Leaving::Wished),
        };
        self.act(actions, at);
    }

    fn page_line(&mut self, line: &str, at: Moment) {
        let view = self.shown(at);
        let done = self.screen.model().map(|model| model.line(line, &view)).unwrap_or_default();
        self.do_all(done, at);
    }

    fn hand(&mut self, hand: Hand, at: Moment) {
        let view = self.shown(at);
        let Screen::Board { model, cells } = &mut self.screen else { return };
        let done = match hand {
            Hand::Key(key) => model.key(key, &view, view.at),
            Hand::Mouse(mouse) => model.mouse(mouse, &view, view.at),
            Hand::Resized => {
                cells.resized();
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
        if self.guest.silent_at().is_some_and(|at| at <= now) && self.way.is_there() {
            self.lose(now);
        }
        self.way.try_again(&self.saved, now);
        let view = self.shown(now);
        if let Screen::Lines(console) = &mut self.screen
            && let Some(told) = console.cue(&view)
        {
            self.tell(&told);
        }
        self.draw(now, false);
    }

    fn draw(&mut self, now: Moment, happened: bool) {
        let unsent = self.guest.unanswered();
        let delay = self.guest.delay().map(Span::from_millis);
        self.screen.link(LinkShown { there: self.lost.is_none(), delay, unsent });
        let view = self.shown(now);
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
        self.mouth.say(told);
    }

    fn tell_message(&mut self, (id, args): &words::Message) {
        let told = words::refused(&self.presenter, &(*id, args.clone()));
        self.tell(&told);
    }

    fn leave(&mut self, why: Leaving) {
        self.leaving = self.leaving.or(Some(why));
    }

    /// Says good-bye to the host and to who sits here, and plays public speech to its end.
    pub fn close(mut self) {
        let _ = self.way.send(&FromGuest::Bye);
        if self.leaving == Some(Leaving::Wished) && !self.unread {
            let told = self.presenter.tell(Channel::Private, None, "join-left", |_| Args::new());
            self.tell(&told);
        }
        self.screen.end();
        drop(self.screen);
        self.mouth.close();
    }
}
