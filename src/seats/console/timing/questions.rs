//! Put the questions into words, each with what stands now and how it is kept, and read the whole control back.
//!
//! Whatever belongs together is one telling: its lines one below the other, the question last and so under the
//! fingers, its sentences one after the other with a rest between them.

use super::{BonusKind, ControlKind, TimingDialogue, TimingQuestion, adds_of};
use crate::console::answer;
use ansage_game::moment::Span;
use ansage_game::time_control::Period;
use ansage_game::view::View;
use ansage_words::presentation::{Message, MessageValues, Presenter, Urgency};

/// Between two sentences of a telling.
const PAUSE: Span = Span::from_millis(300);

/// Several tellings as one: the player's answer cuts what he need not hear any more.
pub(super) fn join(parts: impl IntoIterator<Item = Message>) -> Message {
    answer::in_turn(parts, PAUSE)
}

fn kind_key(kind: ControlKind) -> &'static str {
    match kind {
        ControlKind::Game => "game",
        ControlKind::Periods => "periods",
        ControlKind::Fixed => "fixed",
        ControlKind::Hourglass => "hourglass",
        ControlKind::Untimed => "none",
    }
}

fn adds_key(adds: BonusKind) -> &'static str {
    match adds {
        BonusKind::Nothing => "nothing",
        BonusKind::Increment => "increment",
        BonusKind::Delay => "delay",
        BonusKind::Bronstein => "bronstein",
        BonusKind::Fixed => "fixed",
    }
}

impl TimingDialogue {
    /// The first words: how to leave, what stands now, and the first question.
    pub(super) fn begun(&self, presenter: &Presenter) -> Message {
        let begins = [presenter.note("console-timing-begins", ()), presenter.note("console-timing-now", ())];
        let now = presenter.time_control(&self.now, self.first_increment);
        join(begins.into_iter().chain(now).chain([self.asked(presenter)]))
    }

    /// The question that stands, after what stands now in its place.
    pub(super) fn asked(&self, presenter: &Presenter) -> Message {
        let asked = self.question_told(presenter);
        if let TimingQuestion::Confirm(control) = self.question() {
            let read_back = presenter.time_control(control, self.first_increment);
            return join([presenter.note("console-timing-will-be", ())].into_iter().chain(read_back).chain([asked]));
        }
        join(self.now_told(presenter).into_iter().chain([asked]))
    }

    fn question_told(&self, presenter: &Presenter) -> Message {
        let (kind, number) = (kind_key(self.kind()), self.number());
        let with_kind = MessageValues::new().set("kind", kind);
        match self.question() {
            TimingQuestion::Kind => presenter.question("console-timing-kind", ()),
            TimingQuestion::Time => {
                presenter.question("console-timing-time", with_kind.set("number", number.to_string()))
            }
            TimingQuestion::Moves => {
                presenter.question("console-timing-moves", MessageValues::new().set("number", number.to_string()))
            }
            TimingQuestion::Adds => presenter.question("console-timing-adds", with_kind),
            TimingQuestion::Seconds(adds) => {
                presenter.question("console-timing-seconds", MessageValues::new().set("adds", adds_key(*adds)))
            }
            TimingQuestion::Another => {
                let last = number.saturating_sub(1);
                presenter.question("console-timing-another", MessageValues::new().set("number", last.to_string()))
            }
            TimingQuestion::Confirm(_) => presenter.question("console-timing-confirm", ()),
        }
    }

    /// What stands now in the place of this question, where an answer can be kept.
    fn now_told(&self, presenter: &Presenter) -> Option<Message> {
        let Period { moves, time, bonus } = self.period_now()?;
        let (adds, seconds) = adds_of(bonus);
        let of_time =
            |time: Span| presenter.note("console-timing-now-time", MessageValues::new().allotted("time", time));
        match self.question() {
            TimingQuestion::Time if self.fits(time) => Some(of_time(time)),
            TimingQuestion::Moves => {
                let lasts = if moves.is_some() { "moves" } else { "rest" };
                let values = MessageValues::new().set("lasts", lasts).set("count", moves.unwrap_or(0));
                Some(presenter.note("console-timing-now-moves", values))
            }
            TimingQuestion::Adds if self.fits_adds(adds) => Some(presenter.note(
                "console-timing-now-adds",
                MessageValues::new().set("adds", adds_key(adds)).allotted("time", seconds.unwrap_or(Span::ZERO)),
            )),
            TimingQuestion::Seconds(_) => seconds.map(of_time),
            _ => None,
        }
    }

    /// What may be typed at this question.
    pub(super) fn choices_told(&self, presenter: &Presenter) -> Message {
        let question = match self.question() {
            TimingQuestion::Kind => "kind",
            TimingQuestion::Time => "time",
            TimingQuestion::Moves => "moves",
            TimingQuestion::Adds if self.kind() == ControlKind::Periods => "adds-fixed",
            TimingQuestion::Adds => "adds",
            TimingQuestion::Seconds(_) => "seconds",
            TimingQuestion::Another | TimingQuestion::Confirm(_) => "yes-no",
        };
        presenter.note("console-timing-choices", MessageValues::new().set("question", question))
    }
}

/// The opening words of a new game whose time nobody has named: what is awaited, the control in words, and how it is changed.
/// The first line is what is awaited, with the control's short text behind it.
pub fn opening(view: &View, presenter: &Presenter) -> Message {
    let control = presenter.time_control(&view.time, view.rules.first_increment);
    let heard = control.into_iter().map(|told| Message { line: String::new(), ..told });
    let change = presenter.note("console-timing-opening", MessageValues::new().set("control", view.time.to_string()));
    let awaited = answer::awaited(presenter, view, false);
    let line = format!("{}\n{}", awaited.line, change.line);
    Message { line, urgency: Urgency::Normal, topic: None, ..join([awaited].into_iter().chain(heard).chain([change])) }
}
