//! Tell the referee's answers to their asker alone (D.2.9.d).

use super::{Presenter, Told, Topic, Urgency};
use crate::game::clock::PeriodFace;
use crate::game::event::Answer;
use crate::game::time_control::TimeControl;
use crate::locale::Args;
use crate::moment::Span;

impl Presenter {
    pub(super) fn answered(&self, answer: &Answer) -> Vec<Told> {
        let clock = |id, spans: [(&'static str, Option<crate::moment::Span>); 2]| {
            if spans.iter().all(|(_, span)| span.is_none()) {
                return self.answer(Topic::Clock, "announce-no-clocks", |_| Args::new());
            }
            self.answer(Topic::Clock, id, |form| {
                let known = spans.iter().filter_map(|(name, span)| span.map(|span| (*name, form.span(span))));
                known.fold(Args::new(), |args, (name, text)| args.set(name, text))
            })
        };
        let told = match *answer {
            Answer::Clocks { own, opponents } => clock("announce-clocks", [("own", own), ("opponents", opponents)]),
            Answer::OwnClock { own } => clock("announce-own-clock", [("own", own), ("opponents", None)]),
            Answer::OpponentsClock { opponents } => {
                clock("announce-opponents-clock", [("own", None), ("opponents", opponents)])
            }
            Answer::MoveCount { own, opponents } => {
                self.answer(Topic::Clock, "announce-count", |_| Args::new().set("own", own).set("opponents", opponents))
            }
            Answer::TimeUsed { own, opponents } => {
                clock("announce-used", [("own", Some(own)), ("opponents", Some(opponents))])
            }
            Answer::LastSquare { square: Some(square), piece } => {
                self.answer(Topic::Explore, "announce-last-square", |form| {
                    Args::new().set("square", form.square(square)).set("piece", form.standing(piece))
                })
            }
            Answer::LastSquare { square: None, .. } => {
                self.answer(Topic::Explore, "announce-no-last-square", |_| Args::new())
            }
            Answer::Control { period, moves, ref time, first_increment, owed } => {
                let mut told = self.control(period, moves, (time, first_increment));
                if owed > Span::ZERO {
                    let owed = self.answer(Topic::Clock, "announce-asked-control-owed", |form| {
                        Args::new().set("time", form.span(owed))
                    });
                    told.push(Told { urgency: Urgency::Next, topic: None, ..owed });
                }
                return told;
            }
        };
        vec![Told { urgency: Urgency::Next, ..told }]
    }

    /// The asker's period: its number, the moves to go, and of which kind it is.
    fn control(&self, period: PeriodFace, moves: Option<u32>, control: (&TimeControl, bool)) -> Vec<Told> {
        let PeriodFace { number, of, .. } = period;
        let args = move || {
            let args = Args::new().set("number", number.to_string());
            match of {
                Some(of) => args.set("of", of.to_string()),
                None => args,
            }
        };
        let id = match (moves, of) {
            (Some(_), Some(_)) => "announce-asked-control",
            (Some(_), None) => "announce-asked-control-endless",
            (None, _) => "announce-asked-control-rest",
        };
        let known = matches!(control.0, TimeControl::Periods(_)).then(|| {
            self.answer(Topic::Clock, id, move |_| moves.map_or_else(args, |count| args().set("count", count)))
        });
        let told = known.into_iter().chain(self.period_of(control, number));
        // Told one after the other: none replaces the one before it.
        told.map(|told| Told { urgency: Urgency::Next, topic: None, ..told }).collect()
    }
}
