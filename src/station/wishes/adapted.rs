//! Check what is adapted when a game is opened: the duties of assistants (D.2.9, D.2.10), and single rules (D.1).

use crate::game::laws::{BadRule, Edition, Kind, Parameter, Rules};
use crate::game::ruling::{Duties, Duty};
use crate::game::terms::Terms;
use crate::locale::{Args, Locale};
use crate::seat::Color;
use crate::vocabulary::rules as names;

/// At most so many letters of a bad value are told again.
const QUOTED: usize = 60;

fn short(value: &str) -> String {
    super::shown(value).chars().take(QUOTED).collect()
}

/// The duties named by their letters; `None` where nobody named any.
///
/// # Errors
/// The sentence that says what works: a letter that is no duty, or one that a sighted player's assistant cannot have.
pub fn duties(locale: &Locale, option: &str, value: Option<&str>, blind: bool) -> Result<Option<Duties>, String> {
    let Some(value) = value else { return Ok(None) };
    if value == "none" {
        return Ok(Some(Duties::NONE));
    }
    let mut duties = Duties::NONE;
    let args =
        |letter: String| Args::new().set("option", option.to_owned()).set("value", short(value)).set("letter", letter);
    for letter in value.to_lowercase().chars() {
        let Some(duty) = Duty::of_letter(letter) else {
            return Err(locale.text("trouble-no-duty", &args(letter.to_string())));
        };
        if !blind && !Duties::is_for_sighted(duty) {
            return Err(locale.text("trouble-duty-for-sighted", &args(letter.to_string())));
        }
        duties = duties.with(duty, true);
    }
    if value.is_empty() {
        return Err(locale.text("trouble-no-duty", &args(String::new())));
    }
    Ok(Some(duties))
}

/// A sighted player may have an assistant only where the visually disabled player makes use of none (D.2.10), unless the
/// arbiter gives him one.
///
/// # Errors
/// The sentence that says so, and what works.
pub fn one_assistant(locale: &Locale, own: Option<Duties>, opponents: Option<Duties>) -> Result<(), String> {
    let own = own.unwrap_or(Duties::ALL);
    let both = own != Duties::NONE && opponents.is_some_and(|opponents| opponents != Duties::NONE);
    if both { Err(locale.text("trouble-one-assistant", &Args::new())) } else { Ok(()) }
}

/// Against an opponent who does not hear, the visually disabled player must have an assistant (2018 and later).
///
/// # Errors
/// The sentence that says so, and what works.
pub fn assistant_there(locale: &Locale, terms: &Terms) -> Result<(), String> {
    let none = |color: Color| *terms.duties().get(color) == Duties::NONE;
    let lacks = Color::ALL.into_iter().any(|color| terms.needs_assistant(&terms.rules(), color) && none(color));
    if lacks { Err(locale.text("trouble-assistant-needed", &Args::new())) } else { Ok(()) }
}

/// Rules adapted from the start, as names and values.
///
/// # Errors
/// The sentence that says what works: no name and value, no such rule, no such value.
pub fn rules(locale: &Locale, given: &[String], quickplay: bool) -> Result<Vec<(String, String)>, String> {
    let mut adapted = Vec::new();
    if quickplay {
        adapted.push(("quickplay-applies".to_owned(), "yes".to_owned()));
    }
    // Names and values are the same in every edition.
    let mut trial = Rules::of(Edition::Y2023, Kind::Standard);
    for one in given {
        let Some((name, value)) = one.split_once('=') else {
            return Err(locale.text("trouble-rule-form", &Args::new().set("value", short(one))));
        };
        let typed = name.trim().to_lowercase();
        let name = names::named(&typed).map_or(typed, |rule| rule.name.to_owned());
        let value = names::value(&name, value);
        trial.adapt(&name, &value).map_err(|bad| match bad {
            BadRule::NoSuchRule(name) => locale.text("trouble-no-such-rule", &Args::new().set("name", short(&name))),
            BadRule::BadValue { name, value, values } => {
                let works = Parameter::named(name).map(|parameter| parameter.value(&trial)).unwrap_or_default();
                let lang = locale.lang();
                let args = Args::new().set("name", names::name(name, lang)).set("value", short(&value));
                let args = args.set("values", names::values(values, lang));
                let args = args.set("example", names::shown_value(&works, lang));
                locale.text("trouble-bad-rule-value", &args)
            }
        })?;
        adapted.push((name, value));
    }
    Ok(adapted)
}
