//! Read the clock beside a DGT board: its lever, its times, its battery.
//!
//! The clock of the game is the table's own, which the blind player can ask (D.2.5); this one stands beside the sighted
//! player's board and obeys his hand. So only its lever counts, as the press of the player on whose side it went down,
//! and which player sits on which side is asked when the game is set up: makers' revisions differ in what they call left.
//! Its times are never believed. Where they differ from the table's by more than [`TOLERANCE`], that is a fact for the
//! arbiter's desk.

use ansage_game::moment::Span;

/// So far the clock may be from the table's own before it is worth a word: whole seconds are shown, a press on the one
/// reaches the other late, and a player's increment may have been added on one of them only.
pub const TOLERANCE: Span = Span::from_secs(5);

/// A side of the clock, seen from its front.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClockSide {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

impl ClockSide {
    /// Its name in selectors and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            ClockSide::Left => "left",
            ClockSide::Right => "right",
        }
    }

    /// The other side.
    pub fn other(self) -> ClockSide {
        match self {
            ClockSide::Left => ClockSide::Right,
            ClockSide::Right => ClockSide::Left,
        }
    }
}

/// What the board says of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DgtClockReading {
    /// None is connected.
    Absent,
    /// Nothing at all, as after a command: no news.
    Nothing,
    /// What it shows.
    Times(ClockTimes),
}

/// What a clock shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockTimes {
    /// The left player's time.
    pub left: DisplayedTime,
    /// The right player's time.
    pub right: DisplayedTime,
    /// Whether it runs.
    pub running: bool,
    /// The side on which the lever is down: that player pressed last.
    pub down: ClockSide,
    /// Whether it asks for a new battery.
    pub battery_low: bool,
    /// Whose time runs, where it says so.
    pub turn: Option<ClockSide>,
}

/// The time of one player, as his clock shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DisplayedTime {
    /// The time.
    pub time: Span,
    /// Whether the flag is shown as fallen.
    pub flag: bool,
    /// Whether the time ended there and the clock stands at zero.
    pub blocked: bool,
    /// Whether time is added at each move.
    pub increment: bool,
}

/// A time in three bytes: hours and marks, minutes and seconds in decimal digits. None for a digit above nine, and for more
/// than 59 minutes or seconds.
pub fn decode_time([hours, minutes, seconds]: [u8; 3]) -> Option<DisplayedTime> {
    let two = |byte: u8| {
        let (tens, units) = (byte >> 4, byte & 0x0F);
        (tens <= 5 && units <= 9).then(|| u64::from(tens * 10 + units))
    };
    let whole = u64::from(hours & 0x0F);
    if whole > 9 {
        return None;
    }
    Some(DisplayedTime {
        time: Span::from_secs(whole * 3_600 + two(minutes)? * 60 + two(seconds)?),
        blocked: hours & 0x10 != 0,
        increment: hours & 0x20 != 0,
        flag: hours & 0x40 != 0,
    })
}

/// What follows from a reading.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadingOutcome {
    /// A clock is there, for the first time or again.
    Found(ClockTimes),
    /// It is not connected any more.
    Gone,
    /// The lever went down on this side.
    Lever(ClockSide),
    /// It shows something else.
    Shows(ClockTimes),
    /// It asks for a new battery; told once.
    BatteryLow,
}

/// The clock, as far as it is known.
#[derive(Debug, Clone, Default)]
pub struct DgtClock {
    shows: Option<ClockTimes>,
    low: bool,
}

impl DgtClock {
    /// What it shows, where one is there.
    pub fn displayed_times(&self) -> Option<ClockTimes> {
        self.shows
    }

    /// Takes a reading. The first one of a clock is no press, wherever its lever stands.
    pub fn handle_reading(&mut self, reading: DgtClockReading) -> Vec<ReadingOutcome> {
        let times = match reading {
            DgtClockReading::Nothing => return Vec::new(),
            DgtClockReading::Absent => return self.shows.take().map(|_| ReadingOutcome::Gone).into_iter().collect(),
            DgtClockReading::Times(times) => times,
        };
        let mut out = Vec::new();
        match self.shows.replace(times) {
            None => out.push(ReadingOutcome::Found(times)),
            Some(before) if before == times => {}
            Some(before) => {
                if before.down != times.down {
                    out.push(ReadingOutcome::Lever(times.down));
                }
                out.push(ReadingOutcome::Shows(times));
            }
        }
        if times.battery_low && !std::mem::replace(&mut self.low, true) {
            out.push(ReadingOutcome::BatteryLow);
        }
        out
    }

    /// Nothing is known of it any more: its board was lost.
    pub fn forget_clock(&mut self) {
        self.shows = None;
    }
}

impl ClockTimes {
    /// A player's time.
    pub fn time_of_side(&self, side: ClockSide) -> Span {
        match side {
            ClockSide::Left => self.left.time,
            ClockSide::Right => self.right.time,
        }
    }

    /// Whether a player's time here is that of the table, within [`TOLERANCE`].
    pub fn is_equal_to_table(&self, side: ClockSide, table: Span) -> bool {
        let shown = self.time_of_side(side);
        shown.saturating_sub(table).max(table.saturating_sub(shown)) <= TOLERANCE
    }
}
