//! Put the console's own short answers into words: what is awaited, questions, the echo of typing.

use super::keymap::Edit;
use super::line::Heard;
use super::voice::Echo;
use crate::game::claim::{Cause, Claim, Remedy};
use crate::game::effect::{Audience, Effect, EffectKind};
use crate::game::joining::Owed;
use crate::game::refusal::Refusal;
use crate::game::view::{Awaited, View};
use crate::locale::Args;
use crate::presentation::rulings::Settling;
use crate::presentation::{Channel, Earcon, Piece, Presenter, Told, Topic, Urgency, Values};
use shakmaty::{Color, Square};

/// A message without variables.
pub fn plain(presenter: &Presenter, earcon: Option<Earcon>, id: &str) -> Told {
    presenter.tell(Channel::Private, earcon, id, ()).now()
}

/// A message in the place of a letter that is not told.
pub fn typing(presenter: &Presenter, id: &str) -> Told {
    Told { topic: Some(Topic::Typing), line: String::new(), ..plain(presenter, None, id) }
}

/// The same after a sound.
pub fn after(earcon: Earcon, mut told: Told) -> Told {
    told.speech.insert(0, Piece::Earcon(earcon));
    told
}

/// The refusal of advice, in the words of the referee's own.
pub fn no_advice(presenter: &Presenter) -> Told {
    let effect = Effect { to: Audience::Seat(presenter.owner), kind: EffectKind::Refused(Refusal::NoAdvice) };
    let told = presenter.present(&effect).pop();
    told.unwrap_or_else(|| plain(presenter, Some(Earcon::Refused), "announce-no-advice"))
}

/// The piece under the fingers is taken in mind.
pub fn selected(presenter: &Presenter, square: Square, told: Told) -> Told {
    let selected = presenter.note("console-selected", Values::new().square("square", square));
    Told { line: selected.line, speech: [told.speech, selected.speech].concat(), ..told }
}

/// What is awaited, and from whom. Nothing is done by asking.
pub fn awaited(presenter: &Presenter, view: &View, joined: bool) -> Told {
    let own = presenter.owner;
    // Who sits at another station has his keys and words there.
    let there = joined || view.is_joined();
    // A case is settled by whom it burdens: where his station is away, by nobody before it is back.
    let lost = view.awaited_link().filter(|lost| match &view.awaited {
        Awaited::Start | Awaited::Resumption | Awaited::Restart(_) => true,
        Awaited::Settlement(remedy) => remedy.of == *lost && !view.for_arbiter,
        _ => false,
    });
    let replied = view.reply.is_some();
    let (id, color) = match &view.awaited {
        _ if lost.is_some() => ("console-awaited-link", lost.unwrap_or(own)),
        Awaited::Start => ("announce-not-started", own),
        Awaited::Move(color) if *color == own => ("console-awaited-own-move", own),
        Awaited::Move(color) => ("console-awaited-move", *color),
        Awaited::LastWord(color) => ("announce-press-waits", *color),
        Awaited::Press(color) if *color == own && replied => ("console-awaited-own-press-answered", !own),
        Awaited::Press(color) if *color == own && !view.made && !view.differences(own).is_empty() => {
            match view.boards.get(own).sensed() {
                Some(_) => ("console-awaited-own-press-pegs", own),
                None => ("console-awaited-own-press-undone", own),
            }
        }
        Awaited::Press(color) if *color == own => ("console-awaited-own-press", own),
        Awaited::Press(color) if replied => ("console-awaited-press-answered", *color),
        Awaited::Press(color) if there => ("console-awaited-press-there", *color),
        Awaited::Press(color) => ("console-awaited-press", *color),
        Awaited::Entry(color) if there => ("console-awaited-entry-there", *color),
        Awaited::Entry(color) => ("announce-replied", *color),
        Awaited::Confirmation(color, _) => ("console-awaited-confirmation", *color),
        Awaited::Settlement(remedy) => settled(remedy, own, view),
        Awaited::Seal { by, .. } if *by != own => ("console-awaited-seal-opponent", *by),
        Awaited::Seal { sealed: false, .. } if joined => ("console-awaited-seal-paper", own),
        Awaited::Seal { sealed: false, .. } => ("console-awaited-seal", own),
        Awaited::Seal { sealed: true, .. } => ("console-awaited-sealed", own),
        Awaited::Unsealing => ("announce-envelope-closed", own),
        Awaited::Key(color) => ("console-awaited-key", *color),
        Awaited::Restart(_) | Awaited::Resumption if view.for_arbiter => ("console-awaited-resumption-arbiter", own),
        Awaited::Resumption if view.desk.taken && view.remedy.is_some() && !view.gives_up_time(own) => {
            ("console-awaited-resumption-arbiter", own)
        }
        Awaited::Restart(None) => ("console-awaited-restart", own),
        Awaited::Restart(Some(agreed)) if *agreed == own => ("console-awaited-restart-other", !own),
        Awaited::Restart(Some(agreed)) => ("console-awaited-restart-own", *agreed),
        Awaited::Resumption if view.gives_up_time(own) => ("console-awaited-resumption-without", own),
        Awaited::Resumption => ("console-awaited-resumption", own),
        Awaited::Nothing(_) => ("announce-is-over", own),
    };
    let there = if there { "yes" } else { "no" };
    let told = presenter.note(id, Values::of(color).set("there", there));
    told.now().about(Topic::Awaited)
}

/// How what stands can be settled, and by whom.
fn settled(remedy: &Remedy, own: Color, view: &View) -> (&'static str, Color) {
    match Settling::of(remedy, view.for_arbiter) {
        // Play cannot go on before the link is back; to agree he needs nobody.
        Settling::Resume(color) if color == own && view.awaited_link().is_some() => {
            ("console-awaited-settle-consent", own)
        }
        Settling::Resume(color) if color == own => ("console-awaited-settle-resume", own),
        Settling::Resume(color) => ("console-awaited-settle-resume-opponent", color),
        Settling::Consent(color) if color == own => ("console-awaited-settle-consent", own),
        Settling::Consent(color) if view.may_withdraw(own) => ("console-awaited-settle-withdraw", color),
        Settling::Consent(color) => ("console-awaited-settle-opponent", color),
        Settling::Flag(color) if color == own => ("console-awaited-flag-own", own),
        Settling::Flag(color) => ("console-awaited-flag-opponent", color),
        Settling::Entry(_) | Settling::Arbiter => ("console-awaited-settle-arbiter", own),
    }
}

/// Who has to confirm an arbiter's code, and how.
fn code_asked(presenter: &Presenter, view: &View) -> Option<Told> {
    let by = view.desk.code_asked?;
    let id = match view.links.get(by).is_own() {
        _ if by == presenter.owner => "console-awaited-code-own",
        true => "console-awaited-code-there",
        false => "console-awaited-code",
    };
    Some(presenter.note(id, by))
}

/// The same with what is still owed of the latest announcement (D.2.1), where the players sit at two stations, with a
/// code that is to be confirmed, and with dead time that is proposed and that going on settles. The lines come one by one,
/// what is awaited last; it is heard in one go, what is awaited first.
pub fn reminder(presenter: &Presenter, view: &View, joined: bool) -> Vec<Told> {
    // Who settles what stands depends on whether an arbiter has the desk by now.
    let presenter = &Presenter { arbiter: view.desk.taken, ..presenter.clone() };
    let mut awaited = awaited(presenter, view, joined);
    let mut told = Vec::new();
    if view.offer == Some(!presenter.owner) {
        let offered = presenter.note("console-awaited-offer", !presenter.owner);
        awaited.speech.extend(offered.speech.iter().cloned());
        told.push(Told { speech: Vec::new(), ..offered });
    }
    if let Some(code) = code_asked(presenter, view) {
        awaited.speech.extend(code.speech.iter().cloned());
        told.push(Told { speech: Vec::new(), ..code });
    }
    // What is proposed for dead time, and at two stations every case: whoever came back, or is new, has not heard it.
    let told_again = |remedy: &&Remedy| remedy.cause == Cause::DeadTime || joined || view.is_joined();
    let waits = view.remedy.iter().filter(|remedy| remedy.claim == Some(Claim::Flag));
    let cases = waits.chain(view.remedy.iter().filter(|it| it.claim != Some(Claim::Flag)).filter(told_again));
    // Of a flag that waits for an entry what is provided follows from the entry.
    let shown = |remedy: &Remedy| if remedy.claim == Some(Claim::Flag) { 1 } else { usize::MAX };
    for proposed in cases.flat_map(|remedy| presenter.case(remedy).into_iter().take(shown(remedy))) {
        awaited.speech.extend(proposed.speech.iter().cloned());
        told.push(Told { speech: Vec::new(), ..proposed });
    }
    for who in [presenter.owner, !presenter.owner].into_iter().filter(|_| view.is_joined()) {
        let id = if who == presenter.owner { "console-owed-own" } else { "console-owed-opponent" };
        let what = match *view.owed.get(who) {
            Owed { repeat: true, execute: true } => "both",
            Owed { repeat: true, .. } => "repeat",
            Owed { execute: true, .. } => "execute",
            Owed { .. } => continue,
        };
        let owed = presenter.note(id, Values::of(who).set("what", what));
        awaited.speech.extend(owed.speech);
        told.push(Told { speech: Vec::new(), ..owed });
    }
    told.push(awaited);
    told
}

/// The echo of a change of the input line. What could not be done is always told.
pub fn echo(heard: &Heard, edit: Edit, echo: Echo, presenter: &Presenter) -> Option<Told> {
    let typing = |told: Told| told.now().about(Topic::Typing);
    let spoken = |text: &str| {
        let speech = vec![Piece::words(presenter.program.lang(), text)];
        let told = Told { channel: Channel::Private, line: String::new(), speech, urgency: Urgency::Now, topic: None };
        Some(typing(told))
    };
    let letter = |letter: char| match letter {
        ' ' => spoken(&presenter.program.text("console-letter-space", &Args::new())),
        letter => spoken(letter.encode_utf8(&mut [0; 4])),
    };
    let sound = || {
        let speech = vec![Piece::Earcon(Earcon::Edge)];
        Told { channel: Channel::Private, line: String::new(), speech, urgency: Urgency::Now, topic: None }
    };
    match heard {
        Heard::Full => Some(plain(presenter, Some(Earcon::Refused), "console-line-full")),
        Heard::NoCell => Some(plain(presenter, Some(Earcon::Refused), "console-no-text")),
        // At the ends of the line and of the history there is a sound, so that no key is silent.
        Heard::Edge if matches!(edit, Edit::Home | Edit::End) => None,
        Heard::Edge => Some(typing(sound())),
        Heard::Typed { word: Some(word), .. } if echo != Echo::Quiet => spoken(word),
        Heard::Typed { letter: typed, .. } | Heard::Letter(typed) if echo == Echo::Letters => letter(*typed),
        Heard::Text(text) if echo != Echo::Quiet => spoken(text),
        Heard::Empty => spoken(&presenter.program.text("console-line-empty", &Args::new())),
        _ => None,
    }
}
