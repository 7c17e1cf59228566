//! Put the rules of the table into words: one message for each parameter, for the arbiter's change and for a listing.

use super::{Channel, Message, MessageValues, Presenter};
use ansage_game::laws::{Edition, GameKind, Parameter, Rules};
use ansage_game::moment::Span;

/// Beyond this no number of illegal moves loses: the arbiter decides.
const MOST_ILLEGAL: u32 = 1_000;

impl Presenter {
    /// One rule of the table in words; `value` as [`Parameter::value_in_rules`] writes it, or as the arbiter has typed it.
    /// `None` where no rule is called `name`, or does not take the value.
    pub fn rule_message(&self, channel: Channel, name: &str, value: &str) -> Option<Message> {
        let mut rules = Rules::from_edition_and_kind(Edition::Y2023, GameKind::Standard);
        // What the arbiter types may be another form of the same value.
        let value = match rules.adapt(name, value) {
            Ok(()) => Parameter::from_name(name)?.value_in_rules(&rules),
            Err(_) => value.to_owned(),
        };
        let words = words(name, &value)?;
        Some(self.build_message(
            channel,
            None,
            words.id(),
            match words {
                RuleMessage::Chosen(_) => MessageValues::new().set_own_text("value", value),
                RuleMessage::Timed(_, span) => MessageValues::new().set_control_time("time", span),
                RuleMessage::Counted(_, count) => MessageValues::new().set("count", count),
                RuleMessage::Alone(_) => MessageValues::new(),
            },
        ))
    }
}

/// The message of a rule, by the form of its value.
enum RuleMessage {
    /// The value is a word of a closed list.
    Chosen(&'static str),
    /// The value is a length of time.
    Timed(&'static str, Span),
    /// The value is a number.
    Counted(&'static str, u32),
    /// The message holds the value.
    Alone(&'static str),
}

impl RuleMessage {
    fn id(&self) -> &'static str {
        match self {
            RuleMessage::Chosen(id)
            | RuleMessage::Timed(id, _)
            | RuleMessage::Counted(id, _)
            | RuleMessage::Alone(id) => id,
        }
    }
}

fn words(name: &str, value: &str) -> Option<RuleMessage> {
    let timed = |id| span(value).map(|span| RuleMessage::Timed(id, span));
    let counted = |id| value.parse().ok().map(|count| RuleMessage::Counted(id, count));
    Some(match name {
        "illegal-loses-at" if value.parse().is_ok_and(|count: u32| count > MOST_ILLEGAL) => {
            RuleMessage::Alone("announce-rule-illegal-never")
        }
        "illegal-loses-at" => counted("announce-rule-illegal-loses-at")?,
        "illegal-bonus" => timed("announce-rule-illegal-bonus")?,
        "illegal-on-claim" => RuleMessage::Chosen("announce-rule-illegal-on-claim"),
        "illegal-claim-lost-by" => RuleMessage::Chosen("announce-rule-illegal-claim-lost"),
        "cannot-mate-draws" => RuleMessage::Chosen("announce-rule-cannot-mate"),
        "unpromoted" => RuleMessage::Chosen("announce-rule-unpromoted"),
        "idle-press-is-illegal" => RuleMessage::Chosen("announce-rule-idle-press"),
        "wrong-claim-bonus" => timed("announce-rule-wrong-claim")?,
        "wrong-claim-halves" => RuleMessage::Chosen("announce-rule-wrong-claim-halves"),
        "claim-lost-by" => RuleMessage::Chosen("announce-rule-claim-lost"),
        "repetition" => RuleMessage::Chosen("announce-rule-repetition"),
        "fivefold" => RuleMessage::Chosen("announce-rule-fivefold"),
        "seventy-five" => RuleMessage::Chosen("announce-rule-seventy-five"),
        "both-flags" => RuleMessage::Chosen("announce-rule-both-flags"),
        "default-time" if value == "announced" => RuleMessage::Alone("announce-rule-default-announced"),
        "default-time" => timed("announce-rule-default-time")?,
        "arbiter-calls-flag" => RuleMessage::Chosen("announce-rule-arbiter-calls-flag"),
        "own-flag-up" => RuleMessage::Chosen("announce-rule-own-flag-up"),
        "first-increment" => RuleMessage::Chosen("announce-rule-first-increment"),
        "own-move-completes" => RuleMessage::Chosen("announce-rule-own-move-completes"),
        "setup-until" if value == "always" => RuleMessage::Alone("announce-rule-setup-always"),
        "setup-until" => counted("announce-rule-setup-until")?,
        "colours-until" if value == "0" => RuleMessage::Alone("announce-rule-colours-go-on"),
        "colours-until" => counted("announce-rule-colours-until")?,
        "freeze" => RuleMessage::Chosen("announce-rule-freeze"),
        "quickplay" => RuleMessage::Chosen("announce-rule-quickplay"),
        "quickplay-applies" => RuleMessage::Chosen("announce-rule-quickplay-applies"),
        "agreement-after-move" => RuleMessage::Chosen("announce-rule-agreement"),
        "resigning-draws" => RuleMessage::Chosen("announce-rule-resigning"),
        "lost-link-stops" => RuleMessage::Chosen("announce-rule-lost-link"),
        "speech-is-free" => RuleMessage::Chosen("announce-rule-speech-is-free"),
        "draws-from" if value == "never" => RuleMessage::Alone("announce-rule-draws-never"),
        "draws-from" => counted("announce-rule-draws-from")?,
        "opponent-hears" => RuleMessage::Chosen("announce-rule-opponent-hears"),
        _ => return None,
    })
}

/// Minutes and seconds, as a rule's value is written: `2:00`.
fn span(value: &str) -> Option<Span> {
    let (minutes, seconds) = value.split_once(':')?;
    Some(Span::from_secs(minutes.parse::<u64>().ok()? * 60 + seconds.parse::<u64>().ok()?))
}
