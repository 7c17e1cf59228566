//! Put the rules of the table into words: one message for each parameter, for the arbiter's change and for a listing.

use super::{Channel, Presenter, Told, Values};
use ansage_game::laws::{Edition, GameKind, Parameter, Rules};
use ansage_game::moment::Span;

/// Beyond this no number of illegal moves loses: the arbiter decides.
const MOST_ILLEGAL: u32 = 1_000;

impl Presenter {
    /// One rule of the table in words; `value` as [`Parameter::value`] writes it, or as the arbiter has typed it.
    /// `None` where no rule is called `name`, or does not take the value.
    pub fn rule(&self, channel: Channel, name: &str, value: &str) -> Option<Told> {
        let mut rules = Rules::of(Edition::Y2023, GameKind::Standard);
        // What the arbiter types may be another form of the same value.
        let value = match rules.adapt(name, value) {
            Ok(()) => Parameter::named(name)?.value(&rules),
            Err(_) => value.to_owned(),
        };
        let words = words(name, &value)?;
        Some(self.tell(
            channel,
            None,
            words.id(),
            match words {
                Words::Chosen(_) => Values::new().set("value", value),
                Words::Timed(_, span) => Values::new().allotted("time", span),
                Words::Counted(_, count) => Values::new().set("count", count),
                Words::Alone(_) => Values::new(),
            },
        ))
    }
}

/// The message of a rule, by the form of its value.
enum Words {
    /// The value is a word of a closed list.
    Chosen(&'static str),
    /// The value is a length of time.
    Timed(&'static str, Span),
    /// The value is a number.
    Counted(&'static str, u32),
    /// The message holds the value.
    Alone(&'static str),
}

impl Words {
    fn id(&self) -> &'static str {
        match self {
            Words::Chosen(id) | Words::Timed(id, _) | Words::Counted(id, _) | Words::Alone(id) => id,
        }
    }
}

fn words(name: &str, value: &str) -> Option<Words> {
    let timed = |id| span(value).map(|span| Words::Timed(id, span));
    let counted = |id| value.parse().ok().map(|count| Words::Counted(id, count));
    Some(match name {
        "illegal-loses-at" if value.parse().is_ok_and(|count: u32| count > MOST_ILLEGAL) => {
            Words::Alone("announce-rule-illegal-never")
        }
        "illegal-loses-at" => counted("announce-rule-illegal-loses-at")?,
        "illegal-bonus" => timed("announce-rule-illegal-bonus")?,
        "illegal-on-claim" => Words::Chosen("announce-rule-illegal-on-claim"),
        "cannot-mate-draws" => Words::Chosen("announce-rule-cannot-mate"),
        "unpromoted" => Words::Chosen("announce-rule-unpromoted"),
        "idle-press-is-illegal" => Words::Chosen("announce-rule-idle-press"),
        "wrong-claim-bonus" => timed("announce-rule-wrong-claim")?,
        "wrong-claim-halves" => Words::Chosen("announce-rule-wrong-claim-halves"),
        "claim-lost-by" => Words::Chosen("announce-rule-claim-lost"),
        "repetition" => Words::Chosen("announce-rule-repetition"),
        "fivefold" => Words::Chosen("announce-rule-fivefold"),
        "seventy-five" => Words::Chosen("announce-rule-seventy-five"),
        "both-flags" => Words::Chosen("announce-rule-both-flags"),
        "default-time" if value == "announced" => Words::Alone("announce-rule-default-announced"),
        "default-time" => timed("announce-rule-default-time")?,
        "arbiter-calls-flag" => Words::Chosen("announce-rule-arbiter-calls-flag"),
        "own-flag-up" => Words::Chosen("announce-rule-own-flag-up"),
        "first-increment" => Words::Chosen("announce-rule-first-increment"),
        "own-move-completes" => Words::Chosen("announce-rule-own-move-completes"),
        "setup-until" if value == "always" => Words::Alone("announce-rule-setup-always"),
        "setup-until" => counted("announce-rule-setup-until")?,
        "colours-until" if value == "0" => Words::Alone("announce-rule-colours-go-on"),
        "colours-until" => counted("announce-rule-colours-until")?,
        "freeze" => Words::Chosen("announce-rule-freeze"),
        "quickplay" => Words::Chosen("announce-rule-quickplay"),
        "quickplay-applies" => Words::Chosen("announce-rule-quickplay-applies"),
        "agreement-after-move" => Words::Chosen("announce-rule-agreement"),
        "resigning-draws" => Words::Chosen("announce-rule-resigning"),
        "lost-link-stops" => Words::Chosen("announce-rule-lost-link"),
        "speech-is-free" => Words::Chosen("announce-rule-speech-is-free"),
        "draws-from" if value == "never" => Words::Alone("announce-rule-draws-never"),
        "draws-from" => counted("announce-rule-draws-from")?,
        "opponent-hears" => Words::Chosen("announce-rule-opponent-hears"),
        _ => return None,
    })
}

/// Minutes and seconds, as a rule's value is written: `2:00`.
fn span(value: &str) -> Option<Span> {
    let (minutes, seconds) = value.split_once(':')?;
    Some(Span::from_secs(minutes.parse::<u64>().ok()? * 60 + seconds.parse::<u64>().ok()?))
}
