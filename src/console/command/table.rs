//! List every command: its words, what follows them, its help, and what it does.
//!
//! To add one: a row here, its help in `locales/`, nothing else. Two rows must not share a word; a test sees to it.

use super::claims::CLAIMS;
use super::{Command, Row, Takes, row};
use crate::console::dial::settings::{Change, Which};
use crate::console::explore::{Query, Rays};
use crate::console::secret::Secret;
use crate::console::voice::Quality;
use crate::console::{BoardWish, LinkWish};
use crate::game::event::{EventKind, Question, Word};
use crate::presentation::doubt::Doubt;
use shakmaty::Color;

/// Every command, in groups and in the order of the help.
pub static COMMANDS: &[&[Row]] =
    &[GAME, OPPONENT, CLAIMS, ARBITER, INFORMATION, CUES, BOARD, PEGS, LINK, PRACTICE, PROGRAM];

/// The game: beginning, the player's words, offers and claims.
static GAME: &[Row] = &[
    row(&["start"], &["start", "beginn", "anfang"], Takes::Nothing, "console-help-start", |a| {
        a.send(EventKind::Started)
    }),
    row(&["resume", "continue"], &["fortsetzen"], Takes::Nothing, "console-help-resume", |a| {
        a.send(EventKind::PlayResumed)
    }),
    row(&["press"], &["drücken", "druecken"], Takes::Nothing, "console-help-press", |a| {
        a.send(EventKind::ClockPressed { by: a.owner })
    }),
    row(&["correct"], &["korrektur", "korrigiere", "berichtige"], Takes::Move, "console-help-correct", |a| {
        Some(Command::Send(EventKind::Corrected { words: a.announcement()? }))
    }),
    row(&["misheard"], &["verhört", "verhoert"], Takes::Move, "console-help-misheard", |a| {
        Some(Command::Send(EventKind::Misheard { words: a.announcement()? }))
    }),
    row(&["repeats", "repeat"], &["wiederhole", "wiederholt"], Takes::Move, "console-help-repeats", |a| {
        Some(Command::Send(EventKind::Repeated { words: a.announcement()? }))
    }),
    row(
        &["adjust", "j'adoube", "adoube"],
        &["zurechtrücken", "zurechtruecken"],
        Takes::Nothing,
        "console-help-adjust",
        |a| a.send(EventKind::Adjusting),
    ),
    row(&["touched"], &["berührt", "beruehrt"], Takes::Square, "console-help-touched", |a| {
        Some(Command::Send(EventKind::Touched { square: a.square()? }))
    }),
    row(&["played"], &["gezogen", "ausgeführt", "ausgefuehrt"], Takes::Transfer, "console-help-played", |a| {
        a.transfer().map(|(from, to, placed)| Command::Send(EventKind::Executed { from, to, placed }))
    }),
    row(&["wrote"], &["geschrieben"], Takes::Text, "console-help-wrote", |a| {
        a.written().map(|(text, words)| Command::Send(EventKind::Wrote { text, words }))
    }),
    row(&["draw"], &["remis"], Takes::Nothing, "console-help-draw", |a| a.alone(Command::Ask(Doubt::Draw))),
    row(&["accept"], &["annehmen"], Takes::Nothing, "console-help-accept", |a| a.alone(Command::Ask(Doubt::Accept))),
    row(&["decline"], &["ablehnen"], Takes::Nothing, "console-help-decline", |a| a.send(EventKind::DrawDeclined)),
    row(&["resign"], &["aufgeben"], Takes::Nothing, "console-help-resign", |a| a.alone(Command::Ask(Doubt::Resign))),
    row(&["flag"], &["fahne", "blättchen", "blaettchen"], Takes::Nothing, "console-help-flag", |a| {
        a.send(EventKind::FlagClaimed)
    }),
    row(&["arbiter"], &["schiedsrichter"], Takes::Nothing, "console-help-arbiter", |a| {
        a.send(EventKind::ArbiterCalled)
    }),
    row(&["again"], &["nochmal", "noch einmal"], Takes::Nothing, "console-help-again", |a| {
        a.send(EventKind::AgainAsked)
    }),
    row(&["compare"], &["vergleichen", "vergleiche"], Takes::Nothing, "console-help-compare", |a| {
        a.send(EventKind::ComparisonAsked)
    }),
];

/// The opponent's words at a shared keyboard; his own key confirms them.
static OPPONENT: &[Row] = &[
    row(&["opp"], &["gegner"], Takes::Move, "console-help-opp-move", |a| {
        Some(Command::Send(EventKind::ReplyEntered { words: a.announcement()? }))
    }),
    row(&["opp resume"], &["gegner fortsetzen", "gegner setzt fort"], Takes::Nothing, "console-help-opp-resume", |a| {
        a.speak(Word::Resume)
    }),
    row(&["opp press"], &["gegner drückt", "gegner drueckt"], Takes::Nothing, "console-help-opp-press", |a| {
        a.send(EventKind::ClockPressed { by: !a.owner })
    }),
    row(&["opp yes"], &["gegner ja"], Takes::Nothing, "console-help-opp-yes", |a| {
        a.send(EventKind::Confirmed { by: !a.owner })
    }),
    row(&["opp draw"], &["gegner remis"], Takes::Nothing, "console-help-opp-draw", |a| a.speak(Word::Draw)),
    row(&["opp accept"], &["gegner annehmen", "gegner nimmt an"], Takes::Nothing, "console-help-opp-accept", |a| {
        a.speak(Word::Accept)
    }),
    row(&["opp decline"], &["gegner ablehnen", "gegner lehnt ab"], Takes::Nothing, "console-help-opp-accept", |a| {
        a.speak(Word::Decline)
    }),
    row(&["opp resign"], &["gegner aufgeben", "gegner gibt auf"], Takes::Nothing, "console-help-opp-resign", |a| {
        a.speak(Word::Resign)
    }),
    row(
        &["opp flag"],
        &["gegner fahne", "gegner blättchen", "gegner blaettchen"],
        Takes::Nothing,
        "console-help-opp-flag",
        |a| a.speak(Word::Flag),
    ),
    row(&["opp arbiter"], &["gegner schiedsrichter"], Takes::Nothing, "console-help-opp-arbiter", |a| {
        a.speak(Word::Arbiter)
    }),
    row(
        &["opp adjust"],
        &["gegner zurechtrücken", "gegner zurechtruecken"],
        Takes::Nothing,
        "console-help-opp-touched",
        |a| a.speak(Word::Adjust),
    ),
    row(&["opp touched"], &["gegner berührt", "gegner beruehrt"], Takes::Square, "console-help-opp-touched", |a| {
        Some(Command::Send(EventKind::SpokenFor { word: Word::Touched(a.square()?) }))
    }),
    row(&["opp repeats", "opp repeat"], &["gegner wiederholt"], Takes::Move, "console-help-opp-repeats", |a| {
        Some(Command::Send(EventKind::SpokenFor { word: Word::Repeats(a.announcement()?) }))
    }),
    row(&["opp played"], &["gegner gezogen", "gegner zog"], Takes::Transfer, "console-help-opp-played", |a| {
        let (from, to, placed) = a.transfer()?;
        Some(Command::Send(EventKind::SpokenFor { word: Word::Played { from, to, placed } }))
    }),
    row(&["opp wrote"], &["gegner schrieb", "gegner geschrieben"], Takes::Text, "console-help-opp-played", |a| {
        let (text, words) = a.written()?;
        Some(Command::Send(EventKind::SpokenFor { word: Word::Wrote { text, words } }))
    }),
];

/// The arbiter's code, and the sealed move: what follows is not shown.
static ARBITER: &[Row] = &[
    row(&["ruling"], &["schiedsspruch"], Takes::Hidden, "console-help-ruling", |a| a.hidden(Secret::Code)),
    row(&["seal"], &["abgabe"], Takes::Hidden, "console-help-seal", |a| a.hidden(Secret::Move)),
];

/// Information on request (D.2.9.d) and the record.
static INFORMATION: &[Row] = &[
    row(&["c", "clock", "clocks"], &["c", "uhr", "uhren"], Takes::Nothing, "console-help-clocks", |a| {
        a.send(EventKind::Asked { question: Question::Clocks })
    }),
    row(&["m", "my clock", "mine"], &["m", "meine uhr"], Takes::Nothing, "console-help-clocks", |a| {
        a.send(EventKind::Asked { question: Question::OwnClock })
    }),
    row(
        &["o", "opponent", "opponent's clock"],
        &["o", "gegner", "gegner uhr", "seine uhr"],
        Takes::Nothing,
        "console-help-clocks",
        |a| a.send(EventKind::Asked { question: Question::OpponentsClock }),
    ),
    row(&["count"], &["zugzahl"], Takes::Nothing, "console-help-count", |a| {
        a.send(EventKind::Asked { question: Question::MoveCount })
    }),
    row(&["used"], &["verbraucht"], Takes::Nothing, "console-help-used", |a| {
        a.send(EventKind::Asked { question: Question::TimeUsed })
    }),
    row(&["control"], &["zeitkontrolle"], Takes::Nothing, "console-help-control", |a| {
        a.send(EventKind::Asked { question: Question::Control })
    }),
    row(&["time"], &["zeit", "bedenkzeit"], Takes::Time, "console-help-time", |a| {
        Some(Command::Time(a.rest.to_owned()))
    }),
    row(&["rules"], &["regeln"], Takes::Rule, "console-help-rules", |a| {
        Some(Command::Rules((!a.rest.is_empty()).then(|| a.rest.to_owned())))
    }),
    row(&["l", "last"], &["l", "letzter", "zug"], Takes::Count, "console-help-last", |a| match a.rest {
        "" => Some(Command::Tell(Query::Last)),
        _ => a.count().map(|count| Command::Tell(Query::LastMoves(count))),
    }),
    row(&["score"], &["partie", "formular", "notation"], Takes::Nothing, "console-help-score", |a| {
        a.alone(Command::Tell(Query::Score))
    }),
    row(&["words"], &["wortlaut"], Takes::Nothing, "console-help-words", |a| a.alone(Command::Tell(Query::InWords))),
    row(&["captured"], &["geschlagen"], Takes::Nothing, "console-help-captured", |a| {
        a.alone(Command::Tell(Query::Captured))
    }),
];

/// The dial of D.2.5, made audible.
static CUES: &[Row] = &[
    row(&["dial"], &["zifferblatt"], Takes::Switch, "console-help-dial", |a| a.cue(Which::Dial)),
    row(&["final"], &["endphase"], Takes::Switch, "console-help-dial", |a| a.cue(Which::LastFive)),
    row(&["low"], &["zeitnot"], Takes::Times, "console-help-low", |a| a.low()),
    row(&["seconds"], &["sekunden"], Takes::Switch, "console-help-dial", |a| a.cue(Which::Seconds)),
    row(&["cues"], &["signale"], Takes::Switch, "console-help-cues", |a| a.cues()),
    row(&["quiet"], &["ruhe"], Takes::Nothing, "console-help-cues", |a| a.alone(Command::Cues(Change::Quiet))),
];

/// The player's own board.
static BOARD: &[Row] = &[
    row(&["b", "board"], &["b", "brett"], Takes::Nothing, "console-help-board", |a| {
        a.alone(Command::Tell(Query::Board))
    }),
    row(&["x", "?", "sq", "square"], &["x", "feld"], Takes::Square, "console-help-square", |a| a.about(Query::Square)),
    row(&["p", "pieces"], &["p", "figur", "figuren"], Takes::Kind, "console-help-white", |a| {
        a.kind().map(Command::Tell)
    }),
    row(&["s", "scan"], &["s", "linie", "reihe"], Takes::Line, "console-help-line", |a| a.line().map(Command::Tell)),
    row(&["white"], &["weiß", "weiss"], Takes::Nothing, "console-help-white", |a| {
        a.alone(Command::Tell(Query::Side(Color::White)))
    }),
    row(&["black"], &["schwarz"], Takes::Nothing, "console-help-white", |a| {
        a.alone(Command::Tell(Query::Side(Color::Black)))
    }),
    row(&["rays"], &["strahlen"], Takes::Square, "console-help-rays", |a| a.about(|at| Query::Rays(Rays::Lines, at))),
    row(&["diagonals"], &["diagonalen"], Takes::Square, "console-help-rays", |a| {
        a.about(|at| Query::Rays(Rays::Diagonals, at))
    }),
    row(&["leaps"], &["sprünge", "spruenge"], Takes::Square, "console-help-rays", |a| a.about(Query::Leaps)),
];

/// The boards that are sensed.
static PEGS: &[Row] = &[
    row(&["guide"], &["anleitung"], Takes::Guiding, "console-help-guide", |a| a.guiding()),
    row(&["board off"], &["brett aus"], Takes::Nothing, "console-help-board-off", |a| {
        a.alone(Command::Board(BoardWish::Off))
    }),
    row(&["board on"], &["brett an", "brett ein"], Takes::Port, "console-help-board-off", |a| {
        Some(Command::Board(BoardWish::On(a.rest.to_owned())))
    }),
    row(&["opp board off"], &["gegner brett aus"], Takes::Nothing, "console-help-opp-board-off", |a| {
        a.alone(Command::OpponentsBoard(false))
    }),
    row(
        &["opp board on"],
        &["gegner brett an", "gegner brett ein"],
        Takes::Nothing,
        "console-help-opp-board-off",
        |a| a.alone(Command::OpponentsBoard(true)),
    ),
];

/// The other stations of the game.
static LINK: &[Row] = &[
    row(&["link"], &["verbindung"], Takes::Nothing, "console-help-link", |a| a.alone(Command::Link(LinkWish::Tell))),
    row(&["link code"], &["verbindung code"], Takes::Nothing, "console-help-link-code", |a| {
        a.alone(Command::Link(LinkWish::NewCode))
    }),
    row(
        &["link free"],
        &["verbindung frei", "verbindung freigeben"],
        Takes::MaybePlayer,
        "console-help-link-free",
        |a| a.free(),
    ),
];

/// Practice only: in a tournament this is advice, and refused.
static PRACTICE: &[Row] = &[
    row(&["moves"], &["züge", "zuege"], Takes::Square, "console-help-moves", |a| a.about(Query::Moves)),
    row(&["captures"], &["schlagzüge", "schlagzuege"], Takes::MaybeSquare, "console-help-moves", |a| match a.rest {
        "" => Some(Command::Tell(Query::Captures(None))),
        _ => a.about(|at| Query::Captures(Some(at))),
    }),
    row(&["attackers"], &["angreifer"], Takes::Square, "console-help-attackers", |a| a.about(Query::Attackers)),
    row(&["defenders"], &["verteidiger"], Takes::Square, "console-help-attackers", |a| a.about(Query::Defenders)),
    row(&["takeback"], &["rücknahme", "ruecknahme"], Takes::Nothing, "console-help-takeback", |a| {
        a.alone(Command::Ask(Doubt::TakeBack))
    }),
];

/// The program: voice, help, questions, leaving.
static PROGRAM: &[Row] = &[
    row(&["rate"], &["tempo"], Takes::Level, "console-help-rate", |a| Some(Command::Voice(Quality::Rate, a.level()?))),
    row(&["pitch"], &["tonhöhe", "tonhoehe"], Takes::Level, "console-help-rate", |a| {
        Some(Command::Voice(Quality::Pitch, a.level()?))
    }),
    row(&["volume"], &["lautstärke", "lautstaerke"], Takes::Level, "console-help-rate", |a| {
        Some(Command::Voice(Quality::Volume, a.level()?))
    }),
    row(&["verbosity"], &["ausführlichkeit", "ausfuehrlichkeit"], Takes::Level, "console-help-verbosity", |a| {
        a.level().map(Command::Echo)
    }),
    row(&["help", "h", "?"], &["hilfe", "h"], Takes::Topic, "console-help-help", |a| {
        Some(Command::Help((!a.rest.is_empty()).then(|| a.rest.to_owned())))
    }),
    row(&["more"], &["weiter"], Takes::Nothing, "console-help-more", |a| a.alone(Command::More)),
    row(&["keys"], &["tasten"], Takes::Nothing, "console-help-keys", |a| a.alone(Command::Keys)),
    row(&["yes"], &["ja"], Takes::Nothing, "console-help-yes", |a| a.alone(Command::Yes)),
    row(&["no"], &["nein"], Takes::Nothing, "console-help-yes", |a| a.alone(Command::No)),
    row(&["quit", "exit"], &["beenden", "ende"], Takes::Nothing, "console-help-quit", |a| {
        a.alone(Command::Ask(Doubt::Leave))
    }),
];
