//! Tell the referee's answers to their asker alone (D.2.9.d).

use super::{Message, MessageForm, MessageValues, Presenter, Topic, Urgency};
use ansage_game::clock::PeriodState;
use ansage_game::event::Answer;
use ansage_game::moment::Span;
use ansage_game::time_control::TimeControl;
use ansage_game::view::View;

/// Below this a clock is told in figures: who has so little asks often, and whole words take seven seconds of it.
const IN_FIGURES: Span = Span::from_secs(60 * 60);

/// A clock in figures, apart and never with colons, for it is no time of day: `1 30 24`, `4 07`, `12`.
fn figures(span: Span) -> String {
    let all = span.whole_secs();
    let (hours, minutes, seconds) = (all / 3600, all / 60 % 60, all % 60);
    match (hours, minutes) {
        (0, 0) => format!("0 {seconds:02}"),
        (0, _) => format!("{minutes} {seconds:02}"),
        _ => format!("{hours} {minutes:02} {seconds:02}"),
    }
}

impl Presenter {
    /// Both clocks, the owner's first, and which one runs or stands for an entry: in figures on the line, and for the ear where both have less than
    /// an hour. `None` without clocks.
    pub fn clocks_message(&self, [own, opponents]: [Option<Span>; 2], view: &View) -> Option<Message> {
        let (own, opponents) = own.zip(opponents)?;
        let runs = match view.running {
            Some(color) if color == self.owner => "own",
            Some(_) => "opponent",
            None if view.held_for_entry == Some(self.owner) => "held",
            None => "none",
        };
        let quick = own.max(opponents) < IN_FIGURES;
        let id = if quick { "announce-clocks-quick" } else { "announce-clocks-run" };
        let written = move |span: Span| {
            move |form: MessageForm<'_>| {
                if quick || !form.has_room_for_words() { figures(span) } else { form.duration_text(span) }
            }
        };
        let values = MessageValues::new().set("runs", runs);
        let values = values.set_with_form("own", written(own)).set_with_form("opponents", written(opponents));
        Some(self.answer_message(Topic::Clock, id, values).with_high_urgency())
    }

    pub(super) fn answer_messages(&self, answer: &Answer) -> Vec<Message> {
        let clock = |id, of: &'static str, [own, opponents]: [Option<Span>; 2]| {
            if own.is_none() && opponents.is_none() {
                return self.answer_message(Topic::Clock, "announce-no-clocks", ());
            }
            let known = |span: Option<Span>| {
                move |form: MessageForm<'_>| span.map_or_else(String::new, |span| form.duration_text(span))
            };
            let values = MessageValues::new()
                .set("of", of)
                .set_with_form("own", known(own))
                .set_with_form("opponents", known(opponents));
            self.answer_message(Topic::Clock, id, values)
        };
        let told = match *answer {
            Answer::Clocks { own, opponents } => clock("announce-clocks", "both", [own, opponents]),
            Answer::OwnClock { own } => clock("announce-clocks", "own", [own, None]),
            Answer::OpponentsClock { opponents } => clock("announce-clocks", "opponent", [None, opponents]),
            Answer::MoveCount { own, opponents } => self.answer_message(
                Topic::Clock,
                "announce-count",
                MessageValues::new().set("own", own).set("opponents", opponents),
            ),
            Answer::TimeUsed { own, opponents } => clock("announce-used", "both", [Some(own), Some(opponents)]),
            Answer::LastSquare { square: Some(square), piece } => self.answer_message(
                Topic::Explore,
                "announce-last-square",
                MessageValues::new().set_square("square", square).set_piece("piece", piece),
            ),
            Answer::LastSquare { square: None, .. } => {
                self.answer_message(Topic::Explore, "announce-no-last-square", ())
            }
            Answer::Control { period, moves, ref time, first_increment, owed } => {
                let mut told = self.control(period, moves, (time, first_increment));
                if owed > Span::ZERO {
                    let owed = self.answer_message(
                        Topic::Clock,
                        "announce-asked-control-owed",
                        MessageValues::new().set_duration("time", owed),
                    );
                    told.push(Message { urgency: Urgency::Next, topic: None, ..owed });
                }
                return told;
            }
        };
        vec![told.with_high_urgency()]
    }

    /// The asker's period: its number, the moves to go, and of which kind it is.
    fn control(&self, period: PeriodState, moves: Option<u32>, control: (&TimeControl, bool)) -> Vec<Message> {
        let PeriodState { number, of, .. } = period;
        let values = MessageValues::new().set_digits("number", number).set_digits("of", of.unwrap_or(0));
        let id = match (moves, of) {
            (Some(_), Some(_)) => "announce-asked-control",
            (Some(_), None) => "announce-asked-control-endless",
            (None, _) => "announce-asked-control-rest",
        };
        let known = matches!(control.0, TimeControl::Periods(_))
            .then(|| self.answer_message(Topic::Clock, id, values.set("count", moves.unwrap_or(0))));
        let told = known.into_iter().chain(self.period_messages(control, number));
        // Told one after the other: none replaces the one before it.
        told.map(|told| Message { urgency: Urgency::Next, topic: None, ..told }).collect()
    }
}
