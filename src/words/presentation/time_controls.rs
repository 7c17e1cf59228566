//! Read a time control aloud, and say what is wrong with one that cannot be read.

use super::{Channel, Earcon, Message, MessageValues, Presenter};
use crate::locale::{Args, Locale};
use ansage_game::foreign::ForeignText;
use ansage_game::moment::Span;
use ansage_game::time_control::{BadPart, BadReason, BadTimeControl, Bonus, MOST_PERIODS, Period, TimeControl};
use ansage_game::view::View;

/// At most so many letters of a bad control are shown.
const LONGEST_SHOWN: usize = 60;

impl Presenter {
    /// A time control as whole sentences, period by period, each with its line: "Period 1: 40 moves, for them 90
    /// minutes.", "Added for each move, also the first: 30 seconds." Whether an increment is added before the first move
    /// is a rule of the table.
    pub fn time_control_messages(&self, control: &TimeControl, first_increment: bool) -> Vec<Message> {
        self.time_control_messages_for_channel(Channel::Private, control, first_increment)
    }

    /// The time control of a game as it is in force, with what the arbiter has added for each move (G.4, 6.12).
    pub fn time_in_force_messages(&self, view: &View) -> Vec<Message> {
        let control = self.time_control_messages(&view.time, view.rules.first_increment);
        control.into_iter().chain(self.extra_increment_message(view)).collect()
    }

    /// What the arbiter has added for each move of both; nothing where he has not.
    pub(super) fn extra_increment_message(&self, view: &View) -> Option<Message> {
        let extra = Some(view.clock.extra_increment()).filter(|extra| *extra > Span::ZERO)?;
        Some(self.private_message("announce-control-extra", MessageValues::new().set_control_time("time", extra)))
    }

    /// The same for the hall, or for the owner alone.
    pub fn time_control_messages_for_channel(
        &self,
        channel: Channel,
        control: &TimeControl,
        first_increment: bool,
    ) -> Vec<Message> {
        match control {
            TimeControl::Untimed => vec![self.build_message(channel, None, "announce-no-clocks", ())],
            TimeControl::Hourglass { base } => {
                vec![self.build_message(
                    channel,
                    None,
                    "announce-control-hourglass",
                    MessageValues::new().set_control_time("time", *base),
                )]
            }
            TimeControl::Periods(periods) => {
                let numbered = (1..).zip(periods);
                let of = periods.len();
                numbered
                    .flat_map(|(number, period)| self.period(channel, (number, of), period, first_increment))
                    .collect()
            }
        }
    }

    /// The one period of a time control that a player is in, counted from 1; the last may repeat.
    pub(super) fn period_messages(
        &self,
        (control, first_increment): (&TimeControl, bool),
        number: u32,
    ) -> Vec<Message> {
        let TimeControl::Periods(periods) = control else {
            return self.time_control_messages(control, first_increment);
        };
        let at = (number.max(1) as usize).min(periods.len());
        let period = periods.get(at.saturating_sub(1));
        period
            .map_or_else(Vec::new, |period| self.period(Channel::Private, (at, periods.len()), period, first_increment))
    }

    fn period(&self, channel: Channel, (number, of): (usize, usize), period: &Period, first: bool) -> Vec<Message> {
        let lasts = match period.moves {
            None if of == 1 => "all",
            None => "rest",
            Some(_) if number == of => "repeats",
            Some(_) => "moves",
        };
        let id = if period.bonus == Bonus::Fixed { "announce-control-fixed" } else { "announce-control-period" };
        let time = self.build_message(
            channel,
            None,
            id,
            MessageValues::new()
                .set("lasts", lasts)
                .set_digits("number", number)
                .set("count", period.moves.unwrap_or(0))
                .set_control_time("time", period.time),
        );
        let bonus = match period.bonus {
            Bonus::None | Bonus::Fixed => None,
            Bonus::Increment(span) => Some(("announce-control-increment", span)),
            Bonus::Delay(span) => Some(("announce-control-delay", span)),
            Bonus::Bronstein(span) => Some(("announce-control-bronstein", span)),
        };
        let first = if first { "yes" } else { "no" };
        let bonus = bonus.map(|(id, span)| {
            self.build_message(
                channel,
                None,
                id,
                MessageValues::new().set("first", first).set_control_time("time", span),
            )
        });
        [time].into_iter().chain(bonus).collect()
    }
}

impl Presenter {
    /// What is wrong with a time control that a player has typed, and one that works.
    pub fn bad_time_control_message(&self, bad: &BadTimeControl) -> Message {
        let id = if bad.spec.contains(',') { "console-bad-time-period" } else { "console-bad-time" };
        let values = MessageValues::new().set("value", shown(&bad.spec)).set_digits("period", bad.period);
        let values = values
            .set_with_form("reason", |form| bad_period_part_reason(form.locale, bad, true))
            .set("example", example(bad));
        self.build_message(Channel::Private, Earcon::NotUnderstood, id, values).with_high_urgency()
    }
}

/// What is wrong with a time control, which period and which part, and one that works.
pub fn bad_time_control_text(locale: &Locale, bad: &BadTimeControl) -> String {
    let args = Args::new().set("value", shown(&bad.spec)).set_digits("period", bad.period);
    let args = args.set_own_text("reason", bad_period_part_reason(locale, bad, true)).set("example", example(bad));
    let alone = !bad.spec.contains(',');
    locale.message_text(if alone { "trouble-bad-time" } else { "trouble-bad-time-period" }, &args)
}

/// What was typed, as far as there is room for it.
fn shown(text: &str) -> ForeignText {
    ForeignText::new_within(text, LONGEST_SHOWN)
}

/// A control of the kind that was probably meant.
fn example(bad: &BadTimeControl) -> &'static str {
    match (bad.reason, bad.part) {
        (BadReason::UnknownLetter(_), BadPart::Bonus) => "10d5",
        (BadReason::Mixed, BadPart::Period) => "5h",
        _ if bad.spec.contains([',', '/']) => "40/90+30,30+30",
        _ => "90+30",
    }
}

/// Why a part of a time control is wrong: a sentence to be heard, or its line.
pub fn bad_period_part_reason(locale: &Locale, bad: &BadTimeControl, heard: bool) -> String {
    let say = |id, args: &Args<'_>| if heard { locale.message_text(id, args) } else { locale.message_line(id, args) };
    let part = match bad.part {
        BadPart::Period => "period",
        BadPart::Moves => "moves",
        BadPart::Time => "time",
        BadPart::Bonus => "bonus",
    };
    let args = Args::new().set("part", part);
    let text = shown(&bad.text);
    match bad.reason {
        BadReason::Missing => say("trouble-time-missing", &args),
        BadReason::Number => say("trouble-time-number", &args.set("text", text)),
        BadReason::TooMuch => say("trouble-time-too-much", &args.set("text", text)),
        BadReason::Zero => say("trouble-time-zero", &args),
        BadReason::MovesMissing => say("trouble-time-moves-missing", &args.set("text", text)),
        BadReason::UnknownLetter(letter) => {
            let letter = shown(&letter.to_string());
            say("trouble-time-letter", &args.set("text", text).set("letter", letter))
        }
        BadReason::TooManyPeriods => say("trouble-time-too-many", &Args::new().set_digits("most", MOST_PERIODS)),
        BadReason::Mixed => say("trouble-time-mixed", &args.set("text", text)),
    }
}
