//! List every command: its words, what follows them and what it does, its help.
//!
//! To add one: a row here, its help in `locales/`, nothing else. Two rows must not share a word; a test sees to it.

use super::Command::{self, Ask, Board, Cues, Link, OpponentsBoard, Send, Tell, Voice};
use super::CommandSyntax::{
    AnySetting, Count, EarWords, Guiding, Hidden, Kind, Level, Line, LineForm, MaybePlayer, MaybeSquare, Move, Name,
    Nothing, OnOff, Port, Rule, Setting, Square, Switch, Text, Time, Times, Topic, Transfer, Words,
};
use super::claims::CLAIMS;
use super::{CommandRow, row, says};
use crate::console::dial::settings::{ClockCueSetting, CueChange};
use crate::console::explore::{BoardQuery, RayKind};
use crate::console::secret::SecretKind;
use crate::console::voice::VoiceQuality;
use crate::console::{BoardRequest, LinkRequest};
use ansage_game::event::{EventKind, OpponentsWord, Question};
use ansage_words::presentation::Channel::{Hall, Private};
use ansage_words::presentation::doubt::ConfirmationPrompt;
use shakmaty::{Color, Role};

fn asked(question: Question) -> Command {
    Send(EventKind::InformationAsked { question })
}

/// All pieces of a kind, of both sides.
fn kind(role: Role) -> Command {
    Tell(BoardQuery::Kind { color: None, role })
}

/// Every command, in groups and in the order of the help.
pub static COMMANDS: &[&[CommandRow]] =
    &[GAME, OPPONENT, CLAIMS, ARBITER, INFORMATION, CUES, BOARD, PEGS, LINK, PRACTICE, PROGRAM];

/// The game: beginning, the player's words, offers and claims.
static GAME: &[CommandRow] = &[
    row("start", "start | beginn | anfang", Nothing(|_| Send(EventKind::Started)), "console-help-start"),
    row("resume | continue", "fortsetzen", Nothing(|_| Send(EventKind::PlayResumed)), "console-help-resume"),
    row("press", "drücken", Nothing(|owner| Send(EventKind::ClockPressed { player: owner })), "console-help-press"),
    row(
        "correct",
        "korrektur | korrigiere | berichtige",
        Move(|words| Send(EventKind::Corrected { words })),
        "console-help-correct",
    ),
    row("misheard", "verhört", Move(|words| Send(EventKind::Misheard { words })), "console-help-misheard"),
    row(
        "repeats | repeat",
        "wiederhole | wiederholt",
        Move(|words| Send(EventKind::Repeated { words })),
        "console-help-repeats",
    ),
    row("adjust | j'adoube | adoube", "zurechtrücken", Nothing(|_| Send(EventKind::Adjusting)), "console-help-adjust"),
    row("touched", "berührt", Square(|square| Send(EventKind::PieceTouched { square })), "console-help-touched"),
    row(
        "played",
        "gezogen | ausgeführt",
        Transfer(|(from, to, placed)| Send(EventKind::Executed { from, to, placed })),
        "console-help-played",
    ),
    row(
        "wrote",
        "geschrieben",
        Text(|text, words| Send(EventKind::ScoreWritten { text: text.into(), words })),
        "console-help-wrote",
    ),
    row("draw | d", "remis", Nothing(|_| Ask(ConfirmationPrompt::Draw)), "console-help-draw"),
    row("accept", "annehmen", Nothing(|_| Ask(ConfirmationPrompt::Accept)), "console-help-accept"),
    row("decline", "ablehnen", Nothing(|_| Send(EventKind::DrawDeclined)), "console-help-decline"),
    row("resign | r", "aufgeben", Nothing(|_| Ask(ConfirmationPrompt::Resign)), "console-help-resign"),
    row("flag", "fahne | blättchen", Nothing(|_| Send(EventKind::FlagClaimed)), "console-help-flag"),
    row("arbiter", "schiedsrichter", Nothing(|_| Send(EventKind::ArbiterCalled)), "console-help-arbiter"),
    row("again", "nochmal | noch einmal", Nothing(|_| Send(EventKind::AnnouncementRepeatAsked)), "console-help-again"),
    row("compare", "vergleichen | vergleiche", Nothing(|_| Send(EventKind::ComparisonAsked)), "console-help-compare"),
];

/// The opponent's words at a shared keyboard; his own key confirms them.
static OPPONENT: &[CommandRow] = &[
    row("opp", "gegner", Move(|words| Send(EventKind::ReplyEntered { words })), "console-help-opp-move"),
    row(
        "opp resume",
        "gegner fortsetzen | gegner setzt fort",
        Nothing(|_| says(OpponentsWord::Resume)),
        "console-help-opp-resume",
    ),
    row(
        "opp press",
        "gegner drückt",
        Nothing(|owner| Send(EventKind::ClockPressed { player: !owner })),
        "console-help-opp-press",
    ),
    row("opp yes", "gegner ja", Nothing(|owner| Send(EventKind::Confirmed { player: !owner })), "console-help-opp-yes"),
    row("opp draw", "gegner remis", Nothing(|_| says(OpponentsWord::Draw)), "console-help-opp-draw"),
    row(
        "opp accept",
        "gegner annehmen | gegner nimmt an",
        Nothing(|_| says(OpponentsWord::Accept)),
        "console-help-opp-accept",
    ),
    row(
        "opp decline",
        "gegner ablehnen | gegner lehnt ab",
        Nothing(|_| says(OpponentsWord::Decline)),
        "console-help-opp-accept",
    ),
    row(
        "opp resign",
        "gegner aufgeben | gegner gibt auf",
        Nothing(|_| says(OpponentsWord::Resign)),
        "console-help-opp-resign",
    ),
    row("opp flag", "gegner fahne | gegner blättchen", Nothing(|_| says(OpponentsWord::Flag)), "console-help-opp-flag"),
    row("opp arbiter", "gegner schiedsrichter", Nothing(|_| says(OpponentsWord::Arbiter)), "console-help-opp-arbiter"),
    row("opp adjust", "gegner zurechtrücken", Nothing(|_| says(OpponentsWord::Adjust)), "console-help-opp-touched"),
    row(
        "opp touched",
        "gegner berührt",
        Square(|square| says(OpponentsWord::Touch(square))),
        "console-help-opp-touched",
    ),
    row(
        "opp repeats | opp repeat",
        "gegner wiederholt",
        Move(|words| says(OpponentsWord::Repeat(words))),
        "console-help-opp-repeats",
    ),
    row(
        "opp played",
        "gegner gezogen | gegner zog",
        Transfer(|(from, to, placed)| says(OpponentsWord::Execute { from, to, placed })),
        "console-help-opp-played",
    ),
    row(
        "opp wrote",
        "gegner schrieb | gegner geschrieben",
        Text(|text, words| says(OpponentsWord::Write { text: text.into(), words })),
        "console-help-opp-played",
    ),
];

/// The arbiter's code, and the sealed move: what follows is not shown.
static ARBITER: &[CommandRow] = &[
    row("ruling", "schiedsspruch", Hidden(SecretKind::Code), "console-help-ruling"),
    row("seal", "abgabe", Hidden(SecretKind::Move), "console-help-seal"),
];

/// Information on request (D.2.9.d) and the record.
static INFORMATION: &[CommandRow] = &[
    row("c | clock | clocks", "c | uhr | uhren", Nothing(|_| asked(Question::Clocks)), "console-help-clocks"),
    row("m | my | my clock | mine", "m | meine uhr", Nothing(|_| asked(Question::OwnClock)), "console-help-clocks"),
    row(
        "o | opponent | opponent's clock",
        "o | gegner | gegner uhr | seine uhr",
        Nothing(|_| asked(Question::OpponentsClock)),
        "console-help-clocks",
    ),
    row("turn | t", "am zug", Nothing(|_| Tell(BoardQuery::Turn)), "console-help-turn"),
    row("count", "zugzahl | anzahl", Nothing(|_| asked(Question::MoveCount)), "console-help-count"),
    row("used", "verbraucht", Nothing(|_| asked(Question::TimeUsed)), "console-help-used"),
    row("control", "zeitkontrolle", Nothing(|_| asked(Question::Control)), "console-help-control"),
    row("time", "zeit | bedenkzeit", Time, "console-help-time"),
    row("rules", "regeln", Rule, "console-help-rules"),
    row("l | last", "l | letzter | zug", Count, "console-help-last"),
    row("earlier", "zurück", Nothing(|_| Command::Walk(false)), "console-help-walk"),
    row("later", "vor", Nothing(|_| Command::Walk(true)), "console-help-walk"),
    row("score", "partie | formular | notation", Nothing(|_| Tell(BoardQuery::Score)), "console-help-score"),
    row("words", "wortlaut | worte", Words, "console-help-words"),
    row("captured", "geschlagen", Nothing(|_| Tell(BoardQuery::Captured)), "console-help-captured"),
];

/// The dial of D.2.5, made audible.
static CUES: &[CommandRow] = &[
    row("dial", "zifferblatt", Switch(Some(ClockCueSetting::Dial)), "console-help-dial"),
    row("final", "endphase", Switch(Some(ClockCueSetting::LastFive)), "console-help-dial"),
    row("low", "zeitnot", Times, "console-help-low"),
    row("seconds", "sekunden", Switch(Some(ClockCueSetting::Seconds)), "console-help-dial"),
    row("cues", "signale", Switch(None), "console-help-cues"),
    row("quiet", "ruhe", Nothing(|_| Cues(CueChange::Quiet)), "console-help-cues"),
];

/// The player's own board.
static BOARD: &[CommandRow] = &[
    row(
        "b | board",
        "b | brett | stellung",
        MaybeSquare(|at| at.map_or(Tell(BoardQuery::Board), Command::OnBoard)),
        "console-help-board",
    ),
    row("x | ? | sq | square", "x | feld", Square(|at| Tell(BoardQuery::Square(at))), "console-help-square"),
    row("p | pieces", "p | figur | figuren", Kind, "console-help-white"),
    row("kings | king", "könig | könige", Nothing(|_| kind(Role::King)), "console-help-kinds"),
    row("queens | queen", "dame | damen", Nothing(|_| kind(Role::Queen)), "console-help-kinds"),
    row("rooks | rook", "turm | türme", Nothing(|_| kind(Role::Rook)), "console-help-kinds"),
    row("bishops | bishop", "läufer", Nothing(|_| kind(Role::Bishop)), "console-help-kinds"),
    row("knights | knight", "springer", Nothing(|_| kind(Role::Knight)), "console-help-kinds"),
    row("pawns | pawn", "bauer | bauern", Nothing(|_| kind(Role::Pawn)), "console-help-kinds"),
    row("s | scan", "s | linie | reihe", Line, "console-help-line"),
    row("white", "weiß", Nothing(|_| Tell(BoardQuery::Side(Color::White))), "console-help-white"),
    row("black", "schwarz", Nothing(|_| Tell(BoardQuery::Side(Color::Black))), "console-help-white"),
    row("rays", "strahlen", Square(|at| Tell(BoardQuery::Rays(RayKind::Lines, at))), "console-help-rays"),
    row("diagonals", "diagonalen", Square(|at| Tell(BoardQuery::Rays(RayKind::Diagonals, at))), "console-help-rays"),
    row("leaps", "sprünge", Square(|at| Tell(BoardQuery::Leaps(at))), "console-help-rays"),
];

/// The boards that are sensed.
static PEGS: &[CommandRow] = &[
    row("guide", "anleitung", Guiding, "console-help-guide"),
    row("board off", "brett aus", Nothing(|_| Board(BoardRequest::Off)), "console-help-board-off"),
    row("board on", "brett an | brett ein", Port, "console-help-board-off"),
    row("opp board off", "gegner brett aus", Nothing(|_| OpponentsBoard(false)), "console-help-opp-board-off"),
    row(
        "opp board on",
        "gegner brett an | gegner brett ein",
        Nothing(|_| OpponentsBoard(true)),
        "console-help-opp-board-off",
    ),
];

/// The other stations of the game.
static LINK: &[CommandRow] = &[
    row("link", "verbindung", Nothing(|_| Link(LinkRequest::Tell)), "console-help-link"),
    row("link code", "verbindung code", Nothing(|_| Link(LinkRequest::NewCode)), "console-help-link-code"),
    row("link free", "verbindung frei | verbindung freigeben", MaybePlayer, "console-help-link-free"),
];

/// Practice only: in a tournament this is advice, and refused.
static PRACTICE: &[CommandRow] = &[
    row("moves", "züge", Square(|at| Tell(BoardQuery::Moves(at))), "console-help-moves"),
    row("captures", "schlagzüge", MaybeSquare(|at| Tell(BoardQuery::Captures(at))), "console-help-moves"),
    row("attackers", "angreifer", Square(|at| Tell(BoardQuery::Attackers(at))), "console-help-attackers"),
    row("defenders", "verteidiger", Square(|at| Tell(BoardQuery::Defenders(at))), "console-help-attackers"),
    row("hint", "tipp", Nothing(|_| Command::Hint), "console-help-hint"),
    row("takeback | undo | u", "rücknahme", Nothing(|_| Ask(ConfirmationPrompt::TakeBack)), "console-help-takeback"),
];

/// The program: voice, help, questions, leaving.
static PROGRAM: &[CommandRow] = &[
    row("rate", "tempo", Level(|level| Voice(Private, VoiceQuality::Rate, level)), "console-help-rate"),
    row("pitch", "tonhöhe", Level(|level| Voice(Private, VoiceQuality::Pitch, level)), "console-help-rate"),
    row("volume", "lautstärke", Level(|level| Voice(Private, VoiceQuality::Volume, level)), "console-help-rate"),
    row("hall", "saal", Nothing(|_| Command::HallVoice), "console-help-hall"),
    row("hall rate", "saal tempo", Level(|level| Voice(Hall, VoiceQuality::Rate, level)), "console-help-hall"),
    row("hall pitch", "saal tonhöhe", Level(|level| Voice(Hall, VoiceQuality::Pitch, level)), "console-help-hall"),
    row(
        "hall volume",
        "saal lautstärke",
        Level(|level| Voice(Hall, VoiceQuality::Volume, level)),
        "console-help-hall-sound",
    ),
    row("hall clarity", "saal klarheit", OnOff(Command::Clarity), "console-help-hall-sound"),
    row("hall voice", "saal stimme", Name(|name| Command::VoiceName(Hall, name)), "console-help-voices"),
    row("voices", "stimmen", Name(Command::Voices), "console-help-voices"),
    row("sounds", "töne | klänge", Nothing(|_| Command::Sounds), "console-help-sounds"),
    row(
        "messages | message",
        "meldungen | früher",
        Nothing(|_| Command::Message { earlier: true }),
        "console-help-messages",
    ),
    row("newer", "neuere | später", Nothing(|_| Command::Message { earlier: false }), "console-help-messages"),
    row("verbosity", "ausführlichkeit", Level(Command::Echo), "console-help-verbosity"),
    row("lines", "zeilen", LineForm, "console-help-lines"),
    row("ear", "ohr", EarWords, "console-help-ear"),
    row("settings | setting", "einstellungen | einstellung", AnySetting, "console-help-settings"),
    row("inspect", "prüfung | prüfen", Nothing(|_| Command::Inspect(Private)), "console-help-inspect"),
    row("inspect hall", "prüfung saal", Nothing(|_| Command::Inspect(Hall)), "console-help-inspect-hall"),
    row("voice", "stimme", Setting("voice"), "console-help-voice"),
    row("lang | language", "sprache", Setting("lang"), "console-help-lang"),
    row("hall lang", "saal sprache", Setting("hall-lang"), "console-help-lang"),
    row("style", "stil", Setting("style"), "console-help-style"),
    row("ears", "ohren", Setting("ears"), "console-help-ears"),
    row("help | h | ?", "hilfe | h", Topic, "console-help-help"),
    row("more", "weiter | mehr", Nothing(|_| Command::More), "console-help-more"),
    row("keys", "tasten", Nothing(|_| Command::Keys), "console-help-keys"),
    row("yes", "ja", Nothing(|_| Command::Yes), "console-help-yes"),
    row("no", "nein", Nothing(|_| Command::No), "console-help-yes"),
    row("premove", "vorauszug", Nothing(|_| Command::Note("console-no-premove")), "console-no-premove"),
    row("learn | lesson", "lernen | lektion", Nothing(|_| Command::Note("console-no-lesson")), "console-no-lesson"),
    row("abort", "abbrechen", Nothing(|_| Command::Note("console-no-abort")), "console-no-abort"),
    row("pocket", "tasche", Nothing(|_| Command::Note("console-no-pocket")), "console-no-pocket"),
    row(
        "quit | exit | leave",
        "beenden | ende | verlassen",
        Nothing(|_| Ask(ConfirmationPrompt::Leave)),
        "console-help-quit",
    ),
];
