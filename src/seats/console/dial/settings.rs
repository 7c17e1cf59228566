//! Hold which cues of the dial are on, read them from words, and tell them.
//!
//! Nothing is on in a tournament, for the Laws require nothing; in practice the dial, the last five minutes and the last
//! ten seconds are.
//!
//! ```
//! use ansage_seats::console::dial::settings::ClockCueSettings;
//! use ansage_game::moment::Span;
//! let settings: ClockCueSettings = "dial,low=5:00+1:00".parse().unwrap();
//! assert!(settings.dial && !settings.seconds);
//! assert_eq!(settings.low, [Span::from_secs(300), Span::from_secs(60)]);
//! assert_eq!("dial,low=5".parse::<ClockCueSettings>().unwrap_err().part, "5");
//! ```

use crate::console::parts::join_with_pause;
use ansage_game::moment::Span;
use ansage_game::terms::GameMode;
use ansage_words::presentation::{Channel, Earcon, Message, MessageValues, Presenter};
use std::fmt;
use std::str::FromStr;

/// The longest low time: a day.
const LONGEST: Span = Span::from_secs(24 * 60 * 60);

/// So many low times can be set.
const MOST: usize = 10;

/// Between the answers about two settings.
const PAUSE: Span = Span::from_millis(400);

/// Which cues are on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockCueSettings {
    /// The marks: one sound each five minutes, two each quarter of an hour.
    pub dial: bool,
    /// The cue at the beginning of the last five minutes.
    pub last_five: bool,
    /// The ticks of the last ten seconds.
    pub seconds: bool,
    /// The low times, from the longest to the shortest, each once.
    pub low: Vec<Span>,
    /// Whether a low time is also told in words.
    pub spoken: bool,
}

/// One of the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClockCueSetting {
    /// The marks.
    Dial,
    /// The last five minutes.
    LastFive,
    /// The last ten seconds.
    Seconds,
    /// The low times.
    Low,
    /// Whether low times are told in words.
    Spoken,
}

/// What a player wishes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CueChange {
    /// To hear what is on: one setting, or all.
    Tell(Option<ClockCueSetting>),
    /// One setting on or off.
    Set(ClockCueSetting, bool),
    /// These low times; none for no low time.
    Low(Vec<Span>),
    /// Everything off.
    Quiet,
    /// On again as before; where nothing was on before, as usual in practice.
    Back,
    /// Everything off, or on again as before.
    Toggle,
}

impl ClockCueSettings {
    /// Nothing.
    pub fn all_off() -> ClockCueSettings {
        ClockCueSettings { dial: false, last_five: false, seconds: false, low: Vec::new(), spoken: false }
    }

    /// What is on in practice.
    pub fn default_for_practice() -> ClockCueSettings {
        ClockCueSettings { dial: true, last_five: true, seconds: true, ..ClockCueSettings::all_off() }
    }

    /// What is on where nobody said anything.
    pub fn default_for_mode(mode: GameMode) -> ClockCueSettings {
        match mode {
            GameMode::Tournament => ClockCueSettings::all_off(),
            GameMode::Practice => ClockCueSettings::default_for_practice(),
        }
    }

    /// Whether nothing would be heard.
    pub fn is_all_off(&self) -> bool {
        !(self.dial || self.last_five || self.seconds) && self.low.is_empty()
    }

    /// Switches one setting. Low times are switched on by naming them.
    pub fn switch_setting(&mut self, which: ClockCueSetting, on: bool) {
        match which {
            ClockCueSetting::Dial => self.dial = on,
            ClockCueSetting::LastFive => self.last_five = on,
            ClockCueSetting::Seconds => self.seconds = on,
            ClockCueSetting::Low if !on => self.low.clear(),
            ClockCueSetting::Low => {}
            ClockCueSetting::Spoken => self.spoken = on,
        }
    }

    /// Tells one setting, or all.
    pub fn to_message(&self, which: Option<ClockCueSetting>, presenter: &Presenter) -> Message {
        let one = |which| self.one(which, presenter);
        let told = match which {
            Some(which) => one(which),
            None if self.is_all_off() => note_message(presenter, "console-cues-none"),
            None => {
                let all =
                    [ClockCueSetting::Dial, ClockCueSetting::LastFive, ClockCueSetting::Seconds, ClockCueSetting::Low]
                        .map(one);
                Message { topic: None, ..join_with_pause(all, PAUSE) }
            }
        };
        told.with_immediate_urgency()
    }

    fn one(&self, which: ClockCueSetting, presenter: &Presenter) -> Message {
        let choose = |on: bool, yes: &'static str, no: &'static str| note_message(presenter, if on { yes } else { no });
        match which {
            ClockCueSetting::Dial => choose(self.dial, "console-cue-dial-on", "console-cue-dial-off"),
            ClockCueSetting::LastFive => choose(self.last_five, "console-cue-final-on", "console-cue-final-off"),
            ClockCueSetting::Seconds => choose(self.seconds, "console-cue-seconds-on", "console-cue-seconds-off"),
            ClockCueSetting::Spoken => choose(self.spoken, "console-cue-low-spoken", "console-cue-low-sounded"),
            ClockCueSetting::Low if self.low.is_empty() => note_message(presenter, "console-cue-low-off"),
            ClockCueSetting::Low => {
                let heard: Vec<String> =
                    self.low.iter().map(|time| presenter.program.control_time_text(*time)).collect();
                let heard = presenter.private_message(
                    "console-cue-low-on",
                    MessageValues::new().set_own_text("times", heard.join(", ")),
                );
                let written: Vec<String> = self.low.iter().map(|time| written(*time)).collect();
                let line = presenter.silent_message(
                    "console-cue-low-on",
                    MessageValues::new().set_own_text("times", written.join(" ")),
                );
                Message { line: line.line, ..heard }
            }
        }
    }
}

fn note_message(presenter: &Presenter, id: &'static str) -> Message {
    presenter.private_message(id, ())
}

/// The time left, as a low time tells it: after its sound.
pub(super) fn low_time_message(left: Span, presenter: &Presenter) -> Message {
    presenter.build_message(
        Channel::Private,
        Earcon::LowTime,
        "console-low-left",
        MessageValues::new().set_control_time("left", left),
    )
}

/// `5:00`, `1:30:00`: as it is typed.
fn written(time: Span) -> String {
    let seconds = time.whole_secs();
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// A time as it is typed: minutes and seconds `5:00`, or hours before them `1:30:00`. At most a day, and not nothing.
pub fn parse_time(text: &str) -> Option<Span> {
    let parts: Vec<&str> = text.split(':').collect();
    let (first, rest) = parts.split_first().filter(|(_, rest)| (1..=2).contains(&rest.len()))?;
    let digits = |part: &str| part.chars().all(|letter| letter.is_ascii_digit());
    let whole: u64 = first.parse().ok().filter(|_| digits(first) && first.len() <= 4)?;
    let seconds = rest.iter().try_fold(whole, |sum, part| {
        let number: u64 = part.parse().ok().filter(|_| digits(part) && part.len() == 2)?;
        (number < 60).then_some(60 * sum + number)
    })?;
    let time = Span::from_secs(seconds);
    (time > Span::ZERO && time <= LONGEST).then_some(time)
}

/// Low times in any order, each read by [`parse_time`].
///
/// # Errors
/// The first that is none, or the first that is too many.
pub fn parse_times<'a>(texts: impl Iterator<Item = &'a str>) -> Result<Vec<Span>, &'a str> {
    let mut found: Vec<Span> = Vec::new();
    for text in texts {
        let time = parse_time(text).ok_or(text)?;
        if !found.contains(&time) {
            found.push(time);
        }
        if found.len() > MOST {
            return Err(text);
        }
    }
    found.sort_by(|a, b| b.cmp(a));
    Ok(found)
}

/// A part of a text that names no cue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadCues {
    /// The part.
    pub part: String,
    /// Whether it stands where a low time should.
    pub in_times: bool,
}

impl fmt::Display for BadCues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = if self.in_times { "low time" } else { "cue" };
        write!(f, "{kind} {:?} not understood", self.part)
    }
}

impl std::error::Error for BadCues {}

impl fmt::Display for ClockCueSettings {
    /// The text that reads as these cues: `dial,final,seconds,low=5:00+1:00`; `off` for none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let low = self.low.iter().map(|time| written(*time)).collect::<Vec<_>>().join("+");
        let low = (!low.is_empty()).then(|| format!("low={low}"));
        let on = [(self.dial, "dial"), (self.last_five, "final"), (self.seconds, "seconds"), (self.spoken, "spoken")];
        let parts = on.into_iter().filter(|(on, _)| *on).map(|(_, word)| word.to_owned()).chain(low);
        let text = parts.collect::<Vec<_>>().join(",");
        f.write_str(if text.is_empty() { "off" } else { &text })
    }
}

impl FromStr for ClockCueSettings {
    type Err = BadCues;

    /// `dial,low=5:00+1:00,seconds`; `all` for what is usual in practice, `off` for nothing.
    fn from_str(text: &str) -> Result<ClockCueSettings, BadCues> {
        let mut settings = ClockCueSettings::all_off();
        for part in text.split(',') {
            match part.trim() {
                "off" => settings = ClockCueSettings::all_off(),
                "all" => {
                    settings = ClockCueSettings {
                        low: settings.low,
                        spoken: settings.spoken,
                        ..ClockCueSettings::default_for_practice()
                    }
                }
                "dial" => settings.dial = true,
                "final" => settings.last_five = true,
                "seconds" => settings.seconds = true,
                "spoken" => settings.spoken = true,
                other => match other.strip_prefix("low=") {
                    Some(list) => {
                        settings.low = parse_times(list.split('+').map(str::trim))
                            .map_err(|part| BadCues { part: part.to_owned(), in_times: true })?;
                    }
                    None => return Err(BadCues { part: other.to_owned(), in_times: false }),
                },
            }
        }
        Ok(settings)
    }
}
