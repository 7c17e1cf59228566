//! Take in what the host says: keep it, tell it, and come back when the line is lost.

use super::{Leaving, Screen, Table};
use crate::game::effect::{Audience, Effect, EffectKind};
use crate::game::joining::Capacity;
use crate::game::sensed::Pegs;
use crate::game::view::{Awaited, View};
use crate::link::driver::guest::{HostCall, JoinError, Joined};
use crate::link::greeting::Refused;
use crate::link::guest::News;
use crate::link::message::{Bye, FromHost};
use crate::moment::Moment;
use crate::presentation::{Earcon, Presenter, Told, Urgency};
use crate::station::join::words;
use crate::station::next_line::{NextLine, next_line};
use crate::station::{denied, trouble};

/// So much of what was missed is spoken; all of it is shown.
const SPOKEN: usize = 6;

impl Table {
    /// Something of the present line.
    pub(super) fn host_said(&mut self, said: HostCall, at: Moment) {
        match said {
            HostCall::Said(said) => self.hear(said, at),
            HostCall::Gone => self.lose(at),
        }
    }

    fn hear(&mut self, said: FromHost, at: Moment) {
        self.heard_at = at;
        let up_to_date = matches!(said, FromHost::Ping { .. } | FromHost::Entry { late: false, .. });
        let heard = self.guest.heard(said, at);
        self.keep();
        if let Some(view) = self.view(at) {
            self.presenter.arbiter = view.desk.taken;
        }
        for say in heard.say {
            if !self.way.send(&say) {
                return self.lose(at);
            }
        }
        if up_to_date {
            self.tell_missed();
        }
        let happened = heard.news.iter().any(|news| !matches!(news, News::Acted { .. }));
        for news in heard.news {
            self.news(news, at);
        }
        if up_to_date {
            self.tell_back(at);
        }
        if happened {
            self.draw(at, true);
        }
    }

    fn news(&mut self, news: News, at: Moment) {
        match news {
            News::Joined { gap, .. } => {
                self.way.answered();
                self.board_untold = true;
                self.back = self.lost.take().is_some();
                if gap {
                    self.tell_message(&("join-gap", Vec::new()));
                }
                self.see(at);
            }
            News::Changed => self.see(at),
            News::Told { effects, late, .. } => self.effects(&effects, late, at),
            // What was on its way has arrived.
            News::Acted { .. } => self.see(at),
            News::Denied { why, .. } => {
                let denied = words::denied(&self.presenter.program, &why, self.presenter.owner, self.view(at).as_ref());
                self.tell_message(&denied);
                self.see(at);
            }
            News::Bye(why) => self.bye(why, at),
            News::Unfit => self.lose(at),
        }
    }

    /// The table stands otherwise: the board follows.
    pub(super) fn see(&mut self, at: Moment) {
        let Some(view) = self.view(at) else { return };
        self.show_link();
        self.boards.went_on();
        let done = self.screen.model().map(|model| model.see(&view)).unwrap_or_default();
        if !done.is_empty() {
            self.do_all(done, at);
        }
    }

    /// What happened is told, as far as it is this seat's to hear.
    fn effects(&mut self, effects: &[Effect], late: bool, at: Moment) {
        for effect in effects {
            if self.is_known(effect) {
                continue;
            }
            for told in self.presented(effect, at) {
                let Some(told) = self.boards.keep(&effect.kind, told, self.silent) else { continue };
                if late {
                    self.late.push(told);
                } else {
                    self.tell(&told);
                }
            }
        }
        if !late {
            self.settle_line(effects, at);
            self.keep_typed(effects, at);
        }
    }

    /// What this station has told of its own link, or is about to.
    fn is_known(&self, effect: &Effect) -> bool {
        let own = self.presenter.owner;
        match &effect.kind {
            // A sighted player sees his own hand: only what it means by article 4 is told.
            EffectKind::Pegs(Pegs::Lifted { sense: Some(_), .. }) => false,
            EffectKind::Pegs(_) if !self.screen.has_lines() && effect.to == Audience::Seat(own) => true,
            _ if self.capacity() == Capacity::Spectator => false,
            EffectKind::LinkLost { whose, capacity, .. } | EffectKind::LinkFound { whose, capacity, .. } => {
                (*whose, *capacity) == (own, self.capacity())
            }
            _ => false,
        }
    }

    fn presented(&self, effect: &Effect, at: Moment) -> Vec<Told> {
        if effect.kind == EffectKind::Reopened {
            return self.presenter.reopened(self.view(at).map(|view| view.awaited).as_ref());
        }
        match (effect.to, self.capacity()) {
            (Audience::Seat(_) | Audience::Desk, Capacity::Spectator) => Vec::new(),
            // No move is his own who watches: no key comes next for him.
            (_, Capacity::Spectator) if let EffectKind::MoveTold { by, .. } = &effect.kind => {
                Presenter { owner: !*by, ..self.presenter.clone() }.present(effect)
            }
            _ => self.presenter.present(effect),
        }
    }

    /// Leaves under the fingers what the player needs next: the move, and not the squares of a difference told with it;
    /// and what is awaited, when play goes on.
    fn settle_line(&mut self, effects: &[Effect], at: Moment) {
        if !self.screen.has_lines() {
            return;
        }
        let awaited = self.view(at).map(|view| view.awaited);
        match next_line(effects, awaited.as_ref()) {
            Some(NextLine::Awaited) => self.remind(at),
            Some(NextLine::Move(effect)) => {
                for told in self.presenter.present(effect) {
                    self.tell(&Told { speech: Vec::new(), ..told });
                }
            }
            None => {}
        }
    }

    /// A move that the player typed too early stays in the line.
    fn keep_typed(&mut self, effects: &[Effect], at: Moment) {
        let own = self.presenter.owner;
        let mine = |effect: &Effect| match &effect.kind {
            EffectKind::ReplyLapsed { by, .. } => *by == own,
            _ => effect.to == Audience::Seat(own),
        };
        if !effects.iter().any(|effect| effect.kind.is_too_early() && mine(effect)) {
            return;
        }
        let (Some(view), Screen::Lines(console)) = (self.view(at), &mut self.screen) else { return };
        if let Some(told) = console.keep_typed(&view) {
            self.tell(&told);
        }
    }

    /// What happened while the link was lost: all of it is shown, and the last of it spoken.
    fn tell_missed(&mut self) {
        let missed = std::mem::take(&mut self.late);
        let silent = missed.len().saturating_sub(SPOKEN);
        if silent > 0 {
            self.tell_message(&("join-missed", vec![("count", missed.len().to_string())]));
        }
        for (number, told) in missed.into_iter().enumerate() {
            let speech = if number < silent { Vec::new() } else { told.speech };
            self.tell(&Told { speech, ..told });
        }
    }

    /// The link is there again: told once, behind what was missed.
    fn tell_back(&mut self, at: Moment) {
        if !std::mem::take(&mut self.back) {
            return;
        }
        let stands = |view: View| matches!(view.awaited, Awaited::Resumption | Awaited::Restart(_));
        let stands = self.view(at).is_some_and(stands);
        let play = if stands { "stands" } else { "goes" };
        let told = denied::urgent(&self.presenter, Earcon::PortFound, ("join-back", &[("play", play.to_owned())]));
        self.tell(&Told { urgency: Urgency::Normal, ..told });
    }

    /// Keeps on the disk how far has been told, before it is told.
    fn keep(&mut self) {
        let known = self.guest.saved();
        if (self.saved.last_seq, &self.saved.head) == (known.last_seq, &known.head) {
            return;
        }
        self.save();
    }

    /// Keeps on the disk what this station needs to come back without a code.
    pub(super) fn save(&mut self) {
        let known = self.guest.saved();
        (self.saved.last_seq, self.saved.head) = (known.last_seq, known.head.clone());
        match self.keys.save(&self.saved) {
            Ok(_) => self.told_unkept = false,
            Err(_) if self.told_unkept => {}
            Err(error) => {
                self.told_unkept = true;
                let told = trouble::not_kept(&self.presenter, &error);
                self.tell(&told);
            }
        }
    }

    fn bye(&mut self, why: Bye, at: Moment) {
        match words::cut_off(why) {
            Some(id) => {
                self.way.give_up();
                self.leave(Leaving::CutOff(id));
            }
            None if why == Bye::Left => {
                let told = denied::urgent(&self.presenter, Earcon::PortLost, ("join-host-left", &[]));
                self.tell(&told);
                self.lost = self.lost.or(Some(at));
                self.lose(at);
            }
            None => self.lose(at),
        }
    }

    /// The line is lost: told once, and tried again by itself.
    pub(super) fn lose(&mut self, at: Moment) {
        if self.leaving.is_some() {
            return;
        }
        let view = self.view(at);
        self.guest.lost();
        self.way.lost(at);
        if self.lost.replace(at).is_none()
            && let Some(view) = view
        {
            let told = words::lost(&self.presenter, &view);
            // Where it was not even told that the link is back, it need not be told that it is lost.
            if !std::mem::take(&mut self.back) {
                self.tell(&told);
            }
        }
        self.draw(at, true);
    }

    /// An attempt to reach the host has ended.
    pub(super) fn reached(&mut self, reached: Result<Joined, JoinError>, at: Moment) {
        match reached {
            Ok(joined) => {
                self.heard_at = at;
                self.saved.address = joined.address;
                if !self.way.reached(joined.end) {
                    self.way.failed(at);
                }
            }
            Err(JoinError::Refused(Refused::UnknownKey)) => {
                self.way.give_up();
                self.leave(Leaving::CutOff("join-key-unknown"));
            }
            Err(JoinError::Refused(Refused::OtherProtocol { .. })) => {
                self.way.give_up();
                self.leave(Leaving::CutOff("join-other-protocol"));
            }
            Err(_) => self.way.failed(at),
        }
    }
}
