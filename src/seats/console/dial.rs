//! Make the dial of D.2.5 heard: decide which mark of the player's own clock sounds, and when.
//!
//! The special clock of D.2.5 has a raised dot every five minutes and two every quarter of an hour, and a flag that can
//! be felt in the last five minutes. Here each is a short sound, to the player's own ear only. [`AudibleClock`] is told how his
//! clock stands ([`DialClock`]) after every event and whenever a mark is due; [`AudibleClock::next_cue`] says when that is. It reads no
//! time and counts none, so that any kind of time control will do.
//!
//! - A mark sounds when the running clock of the player passes it. While the opponent's clock runs, or both stand, there
//!   is none.
//! - **Nothing twice**: a mark that was passed is passed for good, also where an increment lifts the clock above it for
//!   a while: someone who counts the marks must not count one twice. It sounds again when the clock has got well above
//!   it: five minutes above, or as much above as there is below. Only the ticks of the last ten seconds sound each time.
//! - **Nothing late**: a mark or a tick that was passed more than `LATE` ago stays silent, for it would tell a wrong
//!   time. What tells a state, "under five minutes" and "low", still holds and is told, once: of several low times only
//!   the lowest, with the time that is really left.
//! - A clock that begins below a mark never passed it.
//!
//! A mark is no event: it changes nothing, nobody acts on it, and the clock's readings are in the journal. So it never
//! reaches the referee and is not journaled, as little as a glance at a dial is.
//!
//! ```
//! use ansage_seats::console::dial::{ClockCue, AudibleClock, DialClock, settings::ClockCueSettings};
//! use ansage_game::moment::{Moment, Span};
//! let mut dial = AudibleClock::new(ClockCueSettings { dial: true, ..ClockCueSettings::all_off() });
//! let face = |at, left| {
//!     let (at, reading) = (Moment::from_millis(at), Span::from_millis(left));
//!     DialClock { at, reading: Some(reading), ends: Some(at + reading) }
//! };
//! assert_eq!(dial.due_cues(face(0, 5_402_000)), []);
//! assert_eq!(dial.next_cue(), Some((Moment::from_millis(2_000), ClockCue::Quarter)));
//! assert_eq!(dial.due_cues(face(2_000, 5_400_000)), [ClockCue::Quarter]);
//! assert_eq!(dial.next_cue(), Some((Moment::from_millis(302_000), ClockCue::Mark)));
//! ```

pub mod settings;

use super::{Console, ConsoleAction};
use ansage_game::moment::{Moment, Span};
use ansage_game::view::View;
use ansage_words::presentation::{Channel, Earcon, Message, Presenter, SpeechPiece, Topic, Urgency};
use settings::{ClockCueSetting, ClockCueSettings, CueChange};

/// From mark to mark; also the last part of a period, in which the flag can be felt.
const FIVE_MINUTES: Span = Span::from_secs(5 * 60);
const QUARTER: Span = Span::from_secs(15 * 60);

/// The seconds that tick at the end.
const LAST_SECONDS: u64 = 10;

/// A mark passed longer ago than this is late. A station that is awake is a few milliseconds late at most.
const LATE: Span = Span::from_millis(300);

/// Between the two sounds of a quarter.
const BETWEEN: Span = Span::from_millis(120);

/// Something that the dial lets be heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClockCue {
    /// Five minutes of the dial: one sound.
    Mark,
    /// A quarter of an hour: two sounds.
    Quarter,
    /// The last five minutes of a period begin.
    LastFive,
    /// The clock is as low as the player wished to be told: the time left.
    Low(Span),
    /// This is one of the last seconds, 10 to 1.
    Second(u64),
}

/// The player's own clock as it stands at a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DialClock {
    /// The moment.
    pub at: Moment,
    /// The time left in this period; `None` without clocks.
    pub reading: Option<Span>,
    /// When this clock runs out, if nothing stops it before; `None` while it stands. A delay that is still to pass is
    /// in it.
    pub ends: Option<Moment>,
}

impl DialClock {
    /// The owner's clock of a view.
    pub fn from_view(view: &View) -> DialClock {
        let ends = view.clock.moment_of_low_time(view.owner, Span::ZERO);
        DialClock { at: view.at, reading: *view.clocks.get(view.owner), ends }
    }

    /// When the running clock passes a reading, if nothing stops it before. In every kind of time control a clock that
    /// runs down does so evenly to its end.
    pub fn moment_of_reading(&self, reading: Span) -> Option<Moment> {
        let ends = self.ends.filter(|_| self.reading.is_some_and(|left| left > reading))?;
        Some(Moment::from_millis(ends.as_millis().saturating_sub(reading.as_millis())))
    }
}

/// The audible dial of one player.
#[derive(Debug, Clone)]
pub struct AudibleClock {
    settings: ClockCueSettings,
    /// What was on before everything was switched off.
    before: Option<ClockCueSettings>,
    /// The last look.
    face: Option<DialClock>,
    /// What was passed, each by its reading.
    passed: Vec<(Span, CueKind)>,
}

/// What sounds at a reading. Of several at one reading the first here comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum CueKind {
    Second,
    Mark,
    LastFive,
    Low,
}

impl CueKind {
    fn cue(self, reading: Span) -> ClockCue {
        match self {
            CueKind::Second => ClockCue::Second(reading.whole_secs()),
            CueKind::Mark if reading.as_millis().is_multiple_of(QUARTER.as_millis()) => ClockCue::Quarter,
            CueKind::Mark => ClockCue::Mark,
            CueKind::LastFive => ClockCue::LastFive,
            CueKind::Low => ClockCue::Low(reading),
        }
    }

    /// Whether it is still true after its moment.
    fn is_state(self) -> bool {
        matches!(self, CueKind::LastFive | CueKind::Low)
    }
}

/// So far above what it passed the clock must get before it may pass it again.
fn well_above(reading: Span) -> Span {
    reading + reading.min(FIVE_MINUTES)
}

impl AudibleClock {
    /// A dial that has not been looked at.
    pub fn new(settings: ClockCueSettings) -> AudibleClock {
        AudibleClock { settings, before: None, face: None, passed: Vec::new() }
    }

    /// What is on.
    pub fn settings(&self) -> &ClockCueSettings {
        &self.settings
    }

    /// This is on from now on.
    pub fn set_settings(&mut self, settings: ClockCueSettings) {
        self.settings = settings;
    }

    /// Everything that is on and lies below a reading, in no order.
    fn below(&self, reading: Span) -> impl Iterator<Item = (Span, CueKind)> + '_ {
        let ClockCueSettings { dial, last_five, seconds, low, .. } = &self.settings;
        let (dial, last_five, seconds) = (*dial, *last_five, *seconds);
        let marks = reading.as_millis().div_ceil(FIVE_MINUTES.as_millis());
        let marks = (1..marks).map(|number| Span::from_millis(number * FIVE_MINUTES.as_millis()));
        let marks = marks.filter(move |at| dial && !(last_five && *at == FIVE_MINUTES)).map(|at| (at, CueKind::Mark));
        let last_five = Some((FIVE_MINUTES, CueKind::LastFive)).filter(|_| last_five);
        let seconds = (1..=LAST_SECONDS).filter(move |_| seconds).map(|left| (Span::from_secs(left), CueKind::Second));
        let low = low.iter().map(|left| (*left, CueKind::Low));
        let all = marks.chain(last_five).chain(seconds).chain(low);
        all.filter(move |(at, _)| *at < reading).filter(|one| !self.passed.contains(one))
    }

    /// What sounds next and when, if nothing happens before.
    pub fn next_cue(&self) -> Option<(Moment, ClockCue)> {
        let face = self.face.filter(|face| face.ends.is_some())?;
        let all = self.below(face.reading?);
        let (at, kind) = all.max_by(|(a, one), (b, other)| a.cmp(b).then(other.cmp(one)))?;
        Some((face.moment_of_reading(at)?, kind.cue(at)))
    }

    /// Looks at the clock, and gives what is to be heard now, in its order.
    pub fn due_cues(&mut self, face: DialClock) -> Vec<ClockCue> {
        let before = self.face.replace(face).and_then(|face| face.reading);
        let Some(reading) = face.reading else { return Vec::new() };
        self.passed.retain(|(at, _)| reading < well_above(*at));
        let Some(before) = before.filter(|_| face.ends.is_some() && reading > Span::ZERO) else { return Vec::new() };
        let mut due: Vec<(Span, CueKind)> = self.below(before).filter(|(at, _)| *at >= reading).collect();
        due.sort_by_key(|(at, kind)| (std::cmp::Reverse(*at), *kind));
        self.passed.extend(due.iter().filter(|(_, kind)| *kind != CueKind::Second));
        let lowest = due.iter().rfind(|(_, kind)| *kind == CueKind::Low).copied();
        let is_late = |at: Span| at.saturating_sub(reading) > LATE;
        due.retain(|one| !is_late(one.0) || one.1.is_state());
        due.retain(|one| one.1 != CueKind::Low || Some(*one) == lowest);
        due.into_iter().map(|(at, kind)| kind.cue(if is_late(at) { reading } else { at })).collect()
    }

    /// Changes what is on, and answers with what is on now. Nothing sounds that lies above the clock as it stands.
    pub fn change_settings(&mut self, change: CueChange, face: DialClock, presenter: &Presenter) -> Message {
        self.due_cues(face);
        match change {
            CueChange::Tell(which) => return self.settings.to_message(which, presenter),
            CueChange::Quiet => return self.silence(presenter),
            CueChange::Toggle if !self.settings.is_all_off() => return self.silence(presenter),
            CueChange::Toggle if self.before.is_none() => {}
            CueChange::Back if !self.settings.is_all_off() => {}
            CueChange::Toggle | CueChange::Back => {
                self.settings = self.before.take().unwrap_or_else(ClockCueSettings::default_for_practice)
            }
            CueChange::Set(which, on) => {
                self.settings.switch_setting(which, on);
                return self.settings.to_message(Some(which), presenter);
            }
            CueChange::Low(times) => {
                self.settings.low = times;
                return self.settings.to_message(Some(ClockCueSetting::Low), presenter);
            }
        }
        self.settings.to_message(None, presenter)
    }

    /// Everything off, and kept for later.
    fn silence(&mut self, presenter: &Presenter) -> Message {
        let spoken = self.settings.spoken;
        let before = std::mem::replace(&mut self.settings, ClockCueSettings { spoken, ..ClockCueSettings::all_off() });
        if !before.is_all_off() {
            self.before = Some(before);
        }
        if self.before.is_none() {
            return self.settings.to_message(None, presenter);
        }
        presenter.private_message("console-cues-off", ()).with_immediate_urgency()
    }

    /// The cues of one moment, to be heard: private, after what is being said. A low time has a line too.
    pub fn cues_message(&self, cues: &[ClockCue], presenter: &Presenter) -> Option<Message> {
        let last = cues.last()?;
        let topic = if matches!(last, ClockCue::Second(_)) { Topic::Tick } else { Topic::Dial };
        let (channel, urgency) = (Channel::Private, Urgency::Normal);
        let empty = Message { channel, line: String::new(), speech: Vec::new(), urgency, topic: Some(topic) };
        Some(cues.iter().fold(empty, |mut told, cue| {
            if !told.speech.is_empty() {
                told.speech.push(SpeechPiece::Pause(BETWEEN));
            }
            let sound = |earcon| vec![SpeechPiece::Earcon(earcon)];
            told.speech.extend(match cue {
                ClockCue::Mark => sound(Earcon::DialMark),
                ClockCue::Quarter => {
                    [sound(Earcon::DialMark), vec![SpeechPiece::Pause(BETWEEN)], sound(Earcon::DialMark)].concat()
                }
                ClockCue::LastFive => sound(Earcon::LastFive),
                ClockCue::Second(_) => sound(Earcon::LastSecond),
                ClockCue::Low(left) => {
                    let low = settings::low_time_message(*left, presenter);
                    told.line = low.line;
                    if self.settings.spoken { low.speech } else { sound(Earcon::LowTime) }
                }
            });
            told
        }))
    }
}

impl Console {
    /// When a cue of the dial is due, if nothing happens before.
    pub fn next_cue_moment(&self) -> Option<Moment> {
        self.dial.next_cue().map(|(at, _)| at)
    }

    /// When the dial was looked at last. It is never looked at as it was before that.
    pub fn last_clock_check(&self) -> Moment {
        self.dial.face.map_or(Moment::START, |face| face.at)
    }

    /// Looks at the owner's clock: after every event, and when a cue is due. Gives what is to be heard now.
    pub fn check_clock_cues(&mut self, view: &View) -> Option<Message> {
        let cues = self.dial.due_cues(DialClock::from_view(view));
        self.dial.cues_message(&cues, &self.presenter)
    }

    /// Changes which cues are on.
    pub(super) fn change_clock_cues(&mut self, change: CueChange, view: &View) -> Vec<ConsoleAction> {
        vec![ConsoleAction::Tell(self.dial.change_settings(change, DialClock::from_view(view), &self.presenter))]
    }
}
