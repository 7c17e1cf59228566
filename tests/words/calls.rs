//! One sample of everything about replies before the press, calls for the arbiter and words at a shared keyboard, as
//! long as it gets.

use super::samples::move_of;
use ansage::game::claim::Cause;
use ansage::game::effect::{EffectKind, Lapse};
use ansage::game::event::Word;
use ansage::game::reading::Illegal;
use ansage::game::refusal::Refusal;
use ansage::game::ruling::Colored;
use ansage::moment::{Moment, Span};
use ansage::seat::Color;

/// Both clocks may stand for it longer than anybody plays.
const LONG: Span = Span::from_millis(10 * 3_600_000 - 1);

pub fn causes() -> Vec<Cause> {
    let made = Moment::START;
    vec![Cause::Touched, Cause::Mend, Cause::MadeBefore { made, after: made + LONG }]
}

pub fn refusals() -> Vec<Refusal> {
    let each = |whose| {
        [Refusal::ClockNotRunning { whose }, Refusal::ReplyWaits { whose }, Refusal::EntryNotConfirmed { whose }]
    };
    Color::ALL.into_iter().flat_map(each).collect()
}

pub fn effects() -> Vec<EffectKind> {
    let telling = move_of("Ng1f3");
    let of = |by: Color| {
        let lapsed = [Lapse::NotMade, Lapse::Illegal, Lapse::Withdrawn];
        let lapsed = lapsed.map(|why| EffectKind::ReplyLapsed { by, telling, why });
        let early = [(true, true), (true, false), (false, true), (false, false)];
        let early = early.map(|(counts, kept)| EffectKind::EarlyPress { by, counts, kept });
        let again = [Word::Resign, Word::Accept, Word::Consent];
        let again = again.map(|word| EffectKind::ConfirmationAskedAgain { by, word });
        let shared = [Word::Resign, Word::Accept, Word::Consent, Word::Resume];
        let shared = shared.map(|word| EffectKind::SharedKeyboard { by, word });
        let others = [
            EffectKind::CompletedUnpressed { by },
            EffectKind::EntryAwaitsKey { by, telling },
            EffectKind::IllegalUnclaimed { by, telling, reason: Illegal::DoesNotReach },
            EffectKind::ResumeAgreed { by },
            EffectKind::WithoutArbiter { by: Some(Colored(by)), stood: LONG },
        ];
        lapsed.into_iter().chain(early).chain(again).chain(shared).chain(others)
    };
    let unknown = EffectKind::WithoutArbiter { by: None, stood: LONG };
    Color::ALL.into_iter().flat_map(of).chain([unknown]).collect()
}
