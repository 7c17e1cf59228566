//! Take in what the host says: keep it, tell it, and come back when the line is lost.

use super::{Keeper, Leaving};
use crate::game::view::Awaited;
use crate::link::driver::guest::{HostCall, JoinError, LetIn as Reached};
use crate::link::greeting::GreetingRefused;
use crate::link::guest::News;
use crate::link::message::{Bye, FromHost};
use crate::moment::Moment;
use crate::presentation::listener::{Happened, Nearer};
use crate::presentation::{Earcon, Told, Urgency};
use crate::station::join::words;
use crate::station::table::Table;
use crate::station::{denied, trouble};

/// So much of what was missed is spoken; all of it is shown.
const SPOKEN: usize = 6;

impl Table {
    /// Something of the line of this number.
    pub fn host_said(&mut self, number: u64, said: HostCall, at: Moment) {
        if matches!(self.keeper, Keeper::Station(_)) {
            return self.station_said(said, at);
        }
        if !self.keeper.joined().is_some_and(|joined| joined.way.is_present(number)) {
            return;
        }
        match said {
            HostCall::Said(said) => self.hear(said, at),
            HostCall::Gone => self.lose(at),
        }
    }

    fn hear(&mut self, said: FromHost, at: Moment) {
        let Some(joined) = self.keeper.joined_mut() else { return };
        joined.heard_at = at;
        let up_to_date = matches!(said, FromHost::Ping { .. } | FromHost::Entry { late: false, .. });
        let heard = joined.guest.heard(said, at);
        self.keep();
        self.presenter.arbiter = self.view(at).desk.taken;
        for say in heard.say {
            if !self.keeper.joined().is_some_and(|joined| joined.way.send(&say)) {
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
                if let Some(joined) = self.keeper.joined_mut() {
                    joined.way.answered();
                    joined.board_untold = true;
                    joined.back = std::mem::take(&mut joined.is_lost);
                }
                if gap {
                    self.tell_message(&("join-gap", Vec::new()));
                }
                self.see(at);
            }
            News::Changed => self.see(at),
            News::Told { effects, late, .. } => {
                let happened = Happened { event: None, repeated: None, nearer: Nearer::No, effects: &effects, at };
                if !late {
                    return self.tell_happened(&happened);
                }
                let told = self.put_into_words(&happened).into_iter().map(|(told, _)| told);
                if let Some(joined) = self.keeper.joined_mut() {
                    joined.late.extend(told);
                }
            }
            // What was on its way has arrived.
            News::Acted { .. } => self.see(at),
            News::Denied { why, .. } => {
                let denied = words::denied(&self.presenter.program, &why, self.presenter.owner, &self.view(at));
                self.tell_message(&denied);
                self.see(at);
            }
            News::Bye(why) => self.bye(why, at),
            News::Unfit => self.lose(at),
        }
    }

    /// The table stands otherwise: the board follows.
    pub(super) fn see(&mut self, at: Moment) {
        self.show_link();
        self.boards.went_on();
        let view = self.view(at);
        let done = self.screen.model().map(|model| model.see(&view)).unwrap_or_default();
        if !done.is_empty() {
            self.do_all(done, at);
        }
    }

    /// What happened while the link was lost: all of it is shown, and the last of it spoken.
    fn tell_missed(&mut self) {
        let missed = self.keeper.joined_mut().map(|joined| std::mem::take(&mut joined.late)).unwrap_or_default();
        let silent = missed.len().saturating_sub(SPOKEN);
        if silent > 0 {
            self.tell_message(&("join-missed", vec![("count", missed.len().to_string())]));
        }
        for (number, told) in missed.into_iter().enumerate() {
            let speech = if number < silent { Vec::new() } else { told.speech };
            self.tell(&Told { speech, ..told }, None);
        }
    }

    /// The link is there again: told once, behind what was missed.
    fn tell_back(&mut self, at: Moment) {
        if !self.keeper.joined_mut().is_some_and(|joined| std::mem::take(&mut joined.back)) {
            return;
        }
        let stands = matches!(self.view(at).awaited, Awaited::Resumption | Awaited::Restart(_));
        let play = if stands { "stands" } else { "goes" };
        let told = denied::urgent(&self.presenter, Earcon::PortFound, ("join-back", &[("play", play.to_owned())]));
        self.tell(&Told { urgency: Urgency::Normal, ..told }, None);
    }

    /// Keeps on the disk how far has been told, before it is told.
    fn keep(&mut self) {
        let Some(joined) = self.keeper.joined() else { return };
        let known = joined.guest.saved();
        if (joined.saved.last_seq, &joined.saved.head) != (known.last_seq, &known.head) {
            self.save();
        }
    }

    /// Keeps on the disk what this station needs to come back without a code.
    pub(super) fn save(&mut self) {
        let Some(joined) = self.keeper.joined_mut() else { return };
        let known = joined.guest.saved();
        (joined.saved.last_seq, joined.saved.head) = (known.last_seq, known.head.clone());
        let kept = joined.keys.save(&joined.saved);
        let was_told = std::mem::replace(&mut joined.told_unkept, kept.is_err());
        if let Err(error) = kept.map(drop)
            && !was_told
        {
            let told = trouble::not_kept(&self.presenter, &error);
            self.tell(&told, None);
        }
    }

    fn bye(&mut self, why: Bye, at: Moment) {
        match words::cut_off(why) {
            Some(id) => self.give_up(id),
            None if why == Bye::Left => {
                let told = denied::urgent(&self.presenter, Earcon::PortLost, ("join-host-left", &[]));
                self.tell(&told, None);
                if let Some(joined) = self.keeper.joined_mut() {
                    joined.is_lost = true;
                }
                self.lose(at);
            }
            None => self.lose(at),
        }
    }

    /// The host is not tried again: the station is left for this reason.
    fn give_up(&mut self, why: &'static str) {
        if let Some(joined) = self.keeper.joined_mut() {
            joined.way.give_up();
        }
        self.leave_for(Leaving::CutOff(why));
    }

    /// The line is lost: told once, and tried again by itself.
    pub(super) fn lose(&mut self, at: Moment) {
        if self.is_leaving() {
            return;
        }
        let view = self.view(at);
        let Some(joined) = self.keeper.joined_mut() else { return };
        joined.guest.lost();
        joined.way.lost(at);
        let was_lost = std::mem::replace(&mut joined.is_lost, true);
        // Where it was not even told that the link is back, it need not be told that it is lost.
        if !was_lost && !std::mem::take(&mut joined.back) {
            let told = words::lost(&self.presenter, &view);
            self.tell(&told, None);
        }
        self.draw(at, true);
    }

    /// The attempt of this number to reach the host has ended.
    pub fn host_reached(&mut self, number: u64, reached: Result<Reached, JoinError>, at: Moment) {
        let Some(joined) = self.keeper.joined_mut().filter(|joined| joined.way.is_present(number)) else { return };
        match reached {
            Ok(reached) => {
                joined.heard_at = at;
                joined.saved.address = reached.address;
                if !joined.way.reached(reached.end) {
                    joined.way.failed(at);
                }
            }
            Err(JoinError::Refused(GreetingRefused::UnknownKey)) => self.give_up("join-key-unknown"),
            Err(JoinError::Refused(GreetingRefused::OtherProtocol { .. })) => self.give_up("join-other-protocol"),
            Err(_) => joined.way.failed(at),
        }
    }
}
