//! Say why an answer cannot be taken: what was understood, why not, and one that can.

use super::TimingDialogue;
use super::questions::join_messages;
use ansage_game::foreign::ForeignText;
use ansage_game::time_control::{BadPart, BadTimeControl};
use ansage_words::presentation::{
    Channel, Earcon, Message, MessageValues, Presenter, bad_period_part_reason, speech_pieces_by_language,
};

/// At most so many letters of an answer are shown.
const LONGEST_SHOWN: usize = 20;

/// Why an answer cannot be taken. Each holds what was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TimingFault {
    /// None of the answers that are offered.
    Unknown(String),
    /// A number or a time is wrong.
    Part(BadTimeControl),
    /// The text of a whole control is wrong.
    Whole(BadTimeControl),
    /// No time to begin with, where some is needed.
    NoTime(String),
    /// No seconds, where some are needed.
    NoSeconds(String),
    /// Without time to begin with there can only be a delay.
    OnlyDelay(String),
}

impl TimingFault {
    fn typed(&self) -> &str {
        match self {
            TimingFault::Unknown(typed)
            | TimingFault::NoTime(typed)
            | TimingFault::NoSeconds(typed)
            | TimingFault::OnlyDelay(typed) => typed,
            TimingFault::Part(bad) | TimingFault::Whole(bad) => &bad.spec,
        }
    }

    /// An answer that can be taken.
    fn example(&self) -> &'static str {
        match self {
            TimingFault::Unknown(_) => "1",
            TimingFault::Part(BadTimeControl { part: BadPart::Moves, .. }) => "40",
            TimingFault::Part(BadTimeControl { part: BadPart::Bonus, .. }) | TimingFault::NoSeconds(_) => "30",
            TimingFault::Part(_) | TimingFault::Whole(_) => "90",
            TimingFault::NoTime(_) => "0:30",
            TimingFault::OnlyDelay(_) => "3",
        }
    }

    /// In words, before the question is asked again.
    pub(super) fn to_message(&self, timing: &TimingDialogue, presenter: &Presenter) -> Message {
        let typed = ForeignText::new_within(self.typed(), LONGEST_SHOWN);
        let not_understood = presenter.build_message(
            Channel::Private,
            Earcon::NotUnderstood,
            "console-timing-bad",
            MessageValues::new().set_quoted("text", &typed),
        );
        let why = match self {
            TimingFault::Unknown(_) => return join_messages([not_understood, timing.choices_message(presenter)]),
            TimingFault::NoTime(_) => presenter.private_message("console-timing-no-time", ()),
            TimingFault::NoSeconds(_) => presenter.private_message("console-timing-no-seconds", ()),
            TimingFault::OnlyDelay(_) => presenter.private_message("console-timing-only-delay", ()),
            TimingFault::Whole(bad) => return presenter.bad_time_control_message(bad),
            TimingFault::Part(bad) => {
                let heard = bad_period_part_reason(&presenter.program, bad, true);
                let line = bad_period_part_reason(&presenter.program, bad, false);
                Message {
                    line,
                    speech: speech_pieces_by_language(presenter.program.lang(), &heard),
                    ..not_understood.clone()
                }
            }
        };
        let example =
            presenter.private_message("console-timing-example", MessageValues::new().set("example", self.example()));
        join_messages([not_understood, why, example])
    }
}
