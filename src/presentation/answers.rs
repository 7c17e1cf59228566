//! Tell the referee's answers to their asker alone (D.2.9.d).

use super::{Presenter, Told, Topic, Urgency, Values};
use crate::game::clock::PeriodFace;
use crate::game::event::Answer;
use crate::game::time_control::TimeControl;
use crate::moment::Span;

impl Presenter {
    pub(super) fn answered(&self, answer: &Answer) -> Vec<Told> {
        let clock = |id, spans: [(&'static str, Option<crate::moment::Span>); 2]| {
            if spans.iter().all(|(_, span)| span.is_none()) {
                return self.answer(Topic::Clock, "announce-no-clocks", ());
            }
            let known = spans.into_iter().filter_map(|(name, span)| Some((name, span?)));
            let values = known.fold(Values::new(), |values, (name, span)| values.span(name, span));
            self.answer(Topic::Clock, id, values)
        };
        let told = match *answer {
            Answer::Clocks { own, opponents } => clock("announce-clocks", [("own", own), ("opponents", opponents)]),
            Answer::OwnClock { own } => clock("announce-own-clock", [("own", own), ("opponents", None)]),
            Answer::OpponentsClock { opponents } => {
                clock("announce-opponents-clock", [("own", None), ("opponents", opponents)])
            }
            Answer::MoveCount { own, opponents } => {
                self.answer(Topic::Clock, "announce-count", Values::new().set("own", own).set("opponents", opponents))
            }
            Answer::TimeUsed { own, opponents } => {
                clock("announce-used", [("own", Some(own)), ("opponents", Some(opponents))])
            }
            Answer::LastSquare { square: Some(square), piece } => self.answer(
                Topic::Explore,
                "announce-last-square",
                Values::new().square("square", square).piece("piece", piece),
            ),
            Answer::LastSquare { square: None, .. } => self.answer(Topic::Explore, "announce-no-last-square", ()),
            Answer::Control { period, moves, ref time, first_increment, owed } => {
                let mut told = self.control(period, moves, (time, first_increment));
                if owed > Span::ZERO {
                    let owed =
                        self.answer(Topic::Clock, "announce-asked-control-owed", Values::new().span("time", owed));
                    told.push(Told { urgency: Urgency::Next, topic: None, ..owed });
                }
                return told;
            }
        };
        vec![told.next()]
    }

    /// The asker's period: its number, the moves to go, and of which kind it is.
    fn control(&self, period: PeriodFace, moves: Option<u32>, control: (&TimeControl, bool)) -> Vec<Told> {
        let PeriodFace { number, of, .. } = period;
        let values = Values::new().set("number", number.to_string()).set("of", of.unwrap_or(0).to_string());
        let id = match (moves, of) {
            (Some(_), Some(_)) => "announce-asked-control",
            (Some(_), None) => "announce-asked-control-endless",
            (None, _) => "announce-asked-control-rest",
        };
        let known = matches!(control.0, TimeControl::Periods(_))
            .then(|| self.answer(Topic::Clock, id, values.set("count", moves.unwrap_or(0))));
        let told = known.into_iter().chain(self.period_of(control, number));
        // Told one after the other: none replaces the one before it.
        told.map(|told| Told { urgency: Urgency::Next, topic: None, ..told }).collect()
    }
}
