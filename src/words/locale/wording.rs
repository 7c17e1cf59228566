//! Put the things of every chess game into words: pieces, colours, lengths of time, numbers of moves, yes and no.
//!
//! These words stand alone, or fill a variable such as `$time`. A length of time names its units: "5 minutes
//! 0 seconds" is never taken for a time of day, as "5:00" is.
//!
//! ```
//! use ansage_words::locale::{Lang, Locale};
//! use ansage_game::moment::Span;
//! let german = Locale::for_lang(Lang::De);
//! assert_eq!(german.duration_text(Span::from_secs(300)), "5 Minuten 0 Sekunden");
//! assert_eq!(german.duration_line(Span::from_secs(300)), "5 min 0 s");
//! assert_eq!(german.parse_yes_no("Ja"), Some(true));
//! ```

use super::message::Args;
use super::{Locale, MessageFault};
use ansage_game::moment::Span;
use shakmaty::{Color, Piece, Role};

impl Locale {
    /// A piece with its colour: "white knight", "schwarze Dame".
    pub fn piece_name(&self, piece: Piece) -> String {
        self.message_text("console-piece", &Args::new().with_role(piece.role).with_color(piece.color))
    }

    /// A kind of piece: "knight".
    pub fn role_name(&self, role: Role) -> String {
        self.message_text("console-role", &Args::new().with_role(role))
    }

    /// A player's colour, standing for the player: "White".
    pub fn color_name(&self, color: Color) -> String {
        self.message_text("console-color", &Args::new().with_color(color))
    }

    /// A length of time as it is heard, whole seconds, rounded down.
    pub fn duration_text(&self, span: Span) -> String {
        let (id, args) = duration(span);
        self.message_text(id, &args)
    }

    /// A length of time as it is read on the line, whole seconds, rounded down.
    pub fn duration_line(&self, span: Span) -> String {
        let (id, args) = duration(span);
        self.message_line(id, &args)
    }

    /// The time of a time control as it is heard: "90 minutes", whole minutes without seconds.
    pub fn control_time_text(&self, span: Span) -> String {
        let (id, args) = allotted(span);
        self.message_text(id, &args)
    }

    /// The time of a time control as it is read on the line.
    pub fn control_time_line(&self, span: Span) -> String {
        let (id, args) = allotted(span);
        self.message_line(id, &args)
    }

    /// How long something took or lasted, as it is heard: less than ten seconds with a tenth, rounded up, else in whole
    /// seconds.
    pub fn elapsed_time_text(&self, span: Span) -> String {
        let (id, args) = lasting(span);
        self.message_text(id, &args)
    }

    /// How long something took or lasted, as it is read on the line.
    pub fn elapsed_time_line(&self, span: Span) -> String {
        let (id, args) = lasting(span);
        self.message_line(id, &args)
    }

    /// "yes" or "no".
    pub fn yes_no_text(&self, yes: bool) -> String {
        self.message_text(if yes { "console-yes" } else { "console-no" }, &Args::new())
    }

    /// What somebody answered to a question of yes or no; `None` where it is neither. Upper and lower case are alike.
    pub fn parse_yes_no(&self, typed: &str) -> Option<bool> {
        let typed = typed.trim().to_lowercase();
        let one_of = |id, args: Args<'_>| self.message_text(id, &args).split_whitespace().any(|word| word == typed);
        if one_of("console-yes-words", Args::new()) {
            Some(true)
        } else {
            one_of("console-no-words", Args::new()).then_some(false)
        }
    }

    /// The faults as lines for a log or a test's failure.
    pub fn faults_text(&self) -> String {
        self.faults().iter().map(MessageFault::to_string).collect::<Vec<_>>().join("\n")
    }
}

/// Three messages and not one: a sentence of optional parts cannot be translated.
fn duration(span: Span) -> (&'static str, Args<'static>) {
    let seconds = span.whole_secs();
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60);
    let args = Args::new().set("seconds", seconds % 60);
    if hours > 0 {
        ("announce-duration-hours", args.set("hours", hours).set("minutes", minutes))
    } else if minutes > 0 {
        ("announce-duration-minutes", args.set("minutes", minutes))
    } else {
        ("announce-duration-seconds", args)
    }
}

/// Under ten seconds a tenth is told, where there is a part of a second: rounded up, so that nothing is "0.0 seconds".
fn lasting(span: Span) -> (&'static str, Args<'static>) {
    let tenths = span.as_millis().div_ceil(100);
    match tenths % 10 {
        tenth @ 1.. if tenths < 100 => {
            ("announce-duration-tenths", Args::new().set("whole", tenths / 10).set("tenth", tenth))
        }
        _ if tenths < 100 => duration(Span::from_secs(tenths / 10)),
        _ => duration(span),
    }
}

/// Minutes are not made hours: a time control is called by its minutes.
fn allotted(span: Span) -> (&'static str, Args<'static>) {
    let (minutes, seconds) = (span.whole_secs() / 60, span.whole_secs() % 60);
    match (minutes, seconds) {
        // What was given back for dead time.
        (0, 0..10) => lasting(span),
        (0, _) => ("announce-duration-seconds", Args::new().set("seconds", seconds)),
        (_, 0) => ("announce-allotted-minutes", Args::new().set("minutes", minutes)),
        _ => ("announce-duration-minutes", Args::new().set("minutes", minutes).set("seconds", seconds)),
    }
}
