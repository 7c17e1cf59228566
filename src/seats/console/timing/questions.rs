//! Put the questions into words, each with what stands now and how it is kept, and read the whole control back.
//!
//! Whatever belongs together is one telling: its lines one below the other, the question last and so under the
//! fingers, its sentences one after the other with a rest between them.

use super::{BonusKind, ControlKind, TimingDialogue, TimingQuestion, adds_of};
use crate::console::answer;
use crate::console::parts::join_with_pause;
use ansage_game::moment::Span;
use ansage_game::time_control::Period;
use ansage_game::view::View;
use ansage_words::presentation::{Message, MessageValues, Presenter, Urgency};

/// Between two sentences of a telling.
const PAUSE: Span = Span::from_millis(300);

/// Several tellings as one: the player's answer cuts what he need not hear any more.
pub(super) fn join_messages(parts: impl IntoIterator<Item = Message>) -> Message {
    join_with_pause(parts, PAUSE)
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
    pub(super) fn opening_message(&self, presenter: &Presenter) -> Message {
        let begins = presenter.private_message("console-timing-begins", ());
        let now = presenter.private_message("console-timing-now", ());
        let mut control = presenter.time_control_messages(&self.now, self.first_increment);
        // Alone under the fingers the first words would say nothing.
        let now = match control.first_mut() {
            Some(first) => {
                let line = format!("{} {}", now.line, std::mem::take(&mut first.line));
                Message { line, ..now }
            }
            None => now,
        };
        join_messages([begins, now].into_iter().chain(control).chain([self.current_question_message(presenter)]))
    }

    /// The question that stands: it is heard before what stands now in its place, and shown after it.
    pub(super) fn current_question_message(&self, presenter: &Presenter) -> Message {
        let asked = self.question_message(presenter);
        if let TimingQuestion::Confirm(control) = self.current_question() {
            let read_back = presenter.time_control_messages(control, self.first_increment);
            return join_messages(
                [presenter.private_message("console-timing-will-be", ())].into_iter().chain(read_back).chain([asked]),
            );
        }
        let Some(now) = self.current_answer_message(presenter) else { return asked };
        let line = format!("{}\n{}", now.line, asked.line);
        Message { line, ..join_messages([asked, now]) }
    }

    /// The question alone.
    pub(in crate::console) fn question_message(&self, presenter: &Presenter) -> Message {
        let (kind, number) = (kind_key(self.chosen_kind()), self.period_number());
        let with_kind = MessageValues::new().set("kind", kind);
        match self.current_question() {
            TimingQuestion::Kind => presenter.question_message("console-timing-kind", ()),
            TimingQuestion::Time => {
                presenter.question_message("console-timing-time", with_kind.set_digits("number", number))
            }
            TimingQuestion::Moves => {
                presenter.question_message("console-timing-moves", MessageValues::new().set_digits("number", number))
            }
            TimingQuestion::Adds => presenter.question_message("console-timing-adds", with_kind),
            TimingQuestion::Seconds(adds) => {
                presenter.question_message("console-timing-seconds", MessageValues::new().set("adds", adds_key(*adds)))
            }
            TimingQuestion::Another => {
                let last = number.saturating_sub(1);
                presenter.question_message("console-timing-another", MessageValues::new().set_digits("number", last))
            }
            TimingQuestion::Confirm(_) => presenter.question_message("console-timing-confirm", ()),
        }
    }

    /// What stands now in the place of this question, where an answer can be kept.
    fn current_answer_message(&self, presenter: &Presenter) -> Option<Message> {
        let Period { moves, time, bonus } = self.period_now()?;
        let (adds, seconds) = adds_of(bonus);
        let of_time = |time: Span| {
            presenter.private_message("console-timing-now-time", MessageValues::new().set_control_time("time", time))
        };
        match self.current_question() {
            TimingQuestion::Time if self.fits(time) => Some(of_time(time)),
            TimingQuestion::Moves => {
                let lasts = if moves.is_some() { "moves" } else { "rest" };
                let values = MessageValues::new().set("lasts", lasts).set("count", moves.unwrap_or(0));
                Some(presenter.private_message("console-timing-now-moves", values))
            }
            TimingQuestion::Adds if self.fits_adds(adds) => Some(
                presenter.private_message(
                    "console-timing-now-adds",
                    MessageValues::new()
                        .set("adds", adds_key(adds))
                        .set_control_time("time", seconds.unwrap_or(Span::ZERO)),
                ),
            ),
            TimingQuestion::Seconds(_) => seconds.map(of_time),
            _ => None,
        }
    }

    /// What may be typed at this question.
    pub(super) fn choices_message(&self, presenter: &Presenter) -> Message {
        let question = match self.current_question() {
            TimingQuestion::Kind => "kind",
            TimingQuestion::Time => "time",
            TimingQuestion::Moves => "moves",
            TimingQuestion::Adds if self.chosen_kind() == ControlKind::Periods => "adds-fixed",
            TimingQuestion::Adds => "adds",
            TimingQuestion::Seconds(_) => "seconds",
            TimingQuestion::Another | TimingQuestion::Confirm(_) => "yes-no",
        };
        presenter.private_message("console-timing-choices", MessageValues::new().set("question", question))
    }
}

/// The opening words of a new game whose time nobody has named: what is awaited, the control in words, and how it is changed.
/// The first line is what is awaited, with the control's short text behind it.
pub fn new_game_time_message(view: &View, presenter: &Presenter) -> Message {
    let control = presenter.time_control_messages(&view.time, view.rules.first_increment);
    let heard = control.into_iter().map(|told| Message { line: String::new(), ..told });
    let change = presenter
        .private_message("console-timing-opening", MessageValues::new().set_own_text("control", view.time.to_string()));
    let awaited = answer::awaited_message(presenter, view, false);
    let line = format!("{}\n{}", awaited.line, change.line);
    Message {
        line,
        urgency: Urgency::Normal,
        topic: None,
        ..join_messages([awaited].into_iter().chain(heard).chain([change]))
    }
}
