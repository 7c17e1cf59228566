//! Play a game at one station in virtual time, in the words of the table, and read its effects as one line.
//!
//! The keyboard belongs to White, who is blind; Black is sighted and has the key F8. An act is what one would type:
//! `say Ng1f3` (an announcement code; for Black when he is to move), `heard` (the last word of what was told last),
//! `space`, `f8`, `correct X`, `misheard X`, `played g1h3`, `opp draw`. A script is a table of
//! `(moment in milliseconds, act, effects)`.

mod compared;
mod joined;
mod pegs;

use ansage_game::announcement::Announcement;
use ansage_game::effect::{AnnouncementManner, Audience, BoardDifference, Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource, OpponentsWord, Question};
use ansage_game::moment::Moment;
use ansage_game::referee::Referee;
use ansage_game::seat::{Color, Seat, color_name};
use ansage_game::terms::{GameMode, GameTerms};
use serde_json::Value;
use shakmaty::{Piece, Role, Square};

/// A table with its referee, its time and what it told last.
#[derive(Clone)]
pub struct RefereeTable {
    pub referee: Referee,
    pub now: u64,
    pub told: Vec<Effect>,
    pub events: Vec<Event>,
    /// The same game in smooth time: told every deadline and the moments between. It must come to the same.
    smooth: Referee,
    utterance: u32,
    /// Whether the words that play goes on are heard to the end at the moment at which they begin.
    pub hears_resumption_at_once: bool,
}

/// The terms of a tournament game.
pub fn tournament(time: &str) -> GameTerms {
    GameTerms::new(time.parse().expect("a time control"))
}

/// The terms of a practice game.
pub fn practice(time: &str) -> GameTerms {
    GameTerms { mode: GameMode::Practice, ..tournament(time) }
}

/// What the arbiter's code is checked by at these tables.
pub const VERIFIER: &str = "proof";

impl RefereeTable {
    /// Opens a game whose arbiter has set his code, where the terms name no other.
    pub fn open(terms: GameTerms) -> RefereeTable {
        let arbiter_code = terms.arbiter_code.clone().or_else(|| Some(VERIFIER.into()));
        RefereeTable::open_under(GameTerms { arbiter_code, ..terms })
    }

    /// Opens a game under just these terms.
    pub fn open_under(terms: GameTerms) -> RefereeTable {
        let referee = Referee::open(terms).expect("terms that can be played");
        let smooth = referee.clone();
        let (told, events) = (Vec::new(), Vec::new());
        RefereeTable { referee, smooth, now: 0, told, events, utterance: 0, hears_resumption_at_once: true }
    }

    /// A tournament game of 90 minutes and 30 seconds a move, begun.
    pub fn begun() -> RefereeTable {
        RefereeTable::begun_with(tournament("90+30"))
    }

    /// A game under these terms, begun at moment 0.
    pub fn begun_with(terms: GameTerms) -> RefereeTable {
        let mut table = RefereeTable::open(terms);
        table.act("start");
        table
    }

    /// A tournament game from a position, begun.
    pub fn from_position(fen: &str) -> RefereeTable {
        RefereeTable::begun_with(GameTerms { start: Some(fen.into()), ..tournament("90+30") })
    }

    /// Lets time pass.
    pub fn after(&mut self, millis: u64) -> &mut RefereeTable {
        self.now += millis;
        self
    }

    /// The owner announces his own move.
    pub fn white(&mut self, code: &str) -> &mut RefereeTable {
        self.act(&format!("say {code}"))
    }

    /// The owner enters his opponent's move.
    pub fn black(&mut self, code: &str) -> &mut RefereeTable {
        self.act(&format!("say {code}"))
    }

    /// The last word of what was told last is heard.
    pub fn heard(&mut self) -> &mut RefereeTable {
        self.act("heard")
    }

    /// White's clock key.
    pub fn space(&mut self) -> &mut RefereeTable {
        self.act("space")
    }

    /// Black's clock key.
    pub fn black_key(&mut self) -> &mut RefereeTable {
        self.act("f8")
    }

    /// Black's confirming key.
    pub fn black_confirms(&mut self) -> &mut RefereeTable {
        self.act("f12")
    }

    /// Moves of both sides in turn, each heard out and pressed; a second for each of the three.
    pub fn moves(&mut self, codes: &str) -> &mut RefereeTable {
        for code in codes.split_whitespace() {
            let key = self.referee.view(Moment::from_millis(self.now)).course;
            let key = if shakmaty::Position::turn(&key) == Color::White { "space" } else { "f8" };
            self.after(1_000).act(&format!("say {code}")).after(1_000).heard().after(1_000).act(key);
        }
        self
    }

    /// One act, at this moment.
    pub fn act(&mut self, act: &str) -> &mut RefereeTable {
        if self.pegs_act(act) { self } else { self.send(Seat::White, event_of(act, self.utterance)) }
    }

    /// One event, at this moment.
    pub fn send(&mut self, seat: Seat, kind: EventKind) -> &mut RefereeTable {
        self.send_by(EventSource::Keyboard, seat, kind)
    }

    /// One event by another way, at this moment.
    pub fn send_by(&mut self, port: EventSource, seat: Seat, kind: EventKind) -> &mut RefereeTable {
        let event = Event { at: Moment::from_millis(self.now), seat, port, kind };
        self.told = self.referee.handle(&event);
        let smoothly = self.pass_smoothly(&event);
        assert_eq!(smoothly, self.told, "smooth and jumping time differ at {event:?}");
        assert_eq!(self.smooth.state_text(), self.referee.state_text(), "at {event:?}");
        self.events.push(event);
        let mut resumed = None;
        for effect in &self.told {
            match effect.kind {
                EffectKind::MoveAnnounced { utterance, .. } => self.utterance = utterance,
                EffectKind::PlayResumed { utterance, .. } => resumed = utterance,
                _ => {}
            }
        }
        if let Some(utterance) = resumed.filter(|_| self.hears_resumption_at_once) {
            let told = std::mem::take(&mut self.told);
            self.send_by(EventSource::Speech, Seat::White, EventKind::AnnouncementHeard { utterance });
            self.told = told;
        }
        self
    }

    fn pass_smoothly(&mut self, event: &Event) -> Vec<Effect> {
        let mut told = Vec::new();
        let start = self.events.last().map_or(0, |last| last.at.as_millis());
        // A reopened game was not running in between; what is dated back was not seen since.
        let seen = match event.kind {
            EventKind::ProgramResumed { alive, .. } => alive.map_or(start, Moment::as_millis),
            EventKind::LinkLost { since: Some(since), .. } | EventKind::ProgramStalled { since } => since.as_millis(),
            _ => event.at.as_millis(),
        };
        let (span, steps) = (seen.saturating_sub(start), 4);
        for step in 1..=steps {
            let until = start + span * step / steps;
            while let Some(deadline) = self.smooth.deadline().filter(|deadline| deadline.as_millis() <= until) {
                let reached = EventKind::DeadlineReached;
                let reached = Event { at: deadline, seat: event.seat, port: EventSource::Clock, kind: reached };
                told.extend(self.smooth.handle(&reached));
            }
            let passing = Moment::from_millis(until);
            let passing =
                Event { at: passing, seat: event.seat, port: EventSource::Clock, kind: EventKind::DeadlineReached };
            told.extend(self.smooth.handle(&passing));
        }
        told.extend(self.smooth.handle(event));
        told
    }

    /// What the last act brought about is exactly this.
    #[track_caller]
    pub fn tells(&mut self, expected: &str) -> &mut RefereeTable {
        assert_eq!(brief_all(&self.told), expected, "after {:?}", self.events.last());
        self
    }

    /// Plays a table of `(moment, act, effects)`.
    #[track_caller]
    pub fn script(&mut self, rows: &[(u64, &str, &str)]) -> &mut RefereeTable {
        for (moment, act, effects) in rows {
            assert!(*moment >= self.now, "the script goes back in time at {act:?}");
            self.now = *moment;
            self.act(act);
            assert_eq!(brief_all(&self.told), *effects, "at {moment}, after {act:?}");
        }
        self
    }

    /// Only this clock runs; `-` for none.
    #[track_caller]
    pub fn runs(&mut self, whose: &str) -> &mut RefereeTable {
        let running = self.referee.view(Moment::from_millis(self.now)).running;
        assert_eq!(running.map_or("-", color_name), whose, "whose clock runs at {}", self.now);
        self
    }

    /// The times used by White and Black in milliseconds.
    #[track_caller]
    pub fn used(&mut self, white: u64, black: u64) -> &mut RefereeTable {
        let used = self.referee.view(Moment::from_millis(self.now)).used;
        assert_eq!((used.white.as_millis(), used.black.as_millis()), (white, black), "time used at {}", self.now);
        self
    }

    /// The moves completed by White and Black.
    #[track_caller]
    pub fn completed(&mut self, white: u32, black: u32) -> &mut RefereeTable {
        let completed = self.referee.view(Moment::from_millis(self.now)).completed;
        assert_eq!((completed.white, completed.black), (white, black), "moves completed");
        self
    }

    /// The clocks show this, in milliseconds.
    #[track_caller]
    pub fn left(&self, of: Color) -> u64 {
        let clocks = self.referee.view(Moment::from_millis(self.now)).clocks;
        clocks.get(of).expect("a clock").as_millis()
    }

    /// What both clocks show now.
    pub fn clocks(&mut self, white: u64, black: u64) -> &mut RefereeTable {
        let clocks = self.referee.view(Moment::from_millis(self.now)).clocks;
        let millis = |color: Color| clocks.get(color).map(|left| left.as_millis());
        let shown = (millis(Color::White), millis(Color::Black));
        assert_eq!(shown, (Some(white), Some(black)), "the clocks at {}", self.now);
        self
    }

    /// The course of the game is this, half-move by half-move.
    #[track_caller]
    pub fn course(&mut self, codes: &str) -> &mut RefereeTable {
        let view = self.referee.view(Moment::from_millis(self.now));
        let played: Vec<String> =
            view.half_moves.iter().map(|half_move| half_move.description.named.to_string()).collect();
        assert_eq!(played.join(" "), codes, "the course of the game");
        self
    }

    /// How the two known boards differ: square, what White's shows, what Black's shows.
    pub fn boards_differ(&self) -> String {
        let shown = self.referee.view(Moment::from_millis(self.now)).shown;
        let differences = ansage_game::board::differences(&shown.white, &shown.black);
        let pair = |it: &BoardDifference| format!("{} {}{}", it.square, letter(it.shows), letter(it.announced));
        differences.iter().map(pair).collect::<Vec<_>>().join(", ")
    }

    /// What a player's score says, half-move by half-move; `-` where it is not known.
    pub fn score(&self, whose: Color) -> String {
        let scores = self.referee.view(Moment::from_millis(self.now)).scores;
        let lines = scores.get(whose).iter().map(|line| line.as_ref().map_or("-", |line| line.bare()).to_owned());
        lines.collect::<Vec<_>>().join(" ")
    }
}

fn code(text: &str) -> Announcement {
    text.parse().expect("an announcement code")
}

/// `e7e6`, or `e7e8=N` where another piece was put down.
fn hands(text: &str) -> (Square, Square, Option<Role>) {
    let square = |at: std::ops::Range<usize>| text[at].parse().expect("a square");
    let placed = text.split_once('=').map(|(_, role)| role.chars().next().and_then(Role::from_char).expect("a piece"));
    (square(0..2), square(2..4), placed)
}

/// The event of an act.
pub fn event_of(act: &str, last_utterance: u32) -> EventKind {
    let (verb, rest) = act.split_once(' ').unwrap_or((act, ""));
    match verb {
        "start" => EventKind::Started,
        "say" => EventKind::Announced { words: code(rest) },
        "reply" => EventKind::ReplyEntered { words: code(rest) },
        "correct" => EventKind::Corrected { words: code(rest) },
        "misheard" => EventKind::Misheard { words: code(rest) },
        "repeat" => EventKind::Repeated { words: code(rest) },
        "heard" => EventKind::AnnouncementHeard { utterance: rest.parse().unwrap_or(last_utterance) },
        "delayed" => EventKind::AnnouncementDelayed { utterance: rest.parse().unwrap_or(last_utterance) },
        "begun" => EventKind::AnnouncementBegun { utterance: rest.parse().unwrap_or(last_utterance) },
        "space" => EventKind::ClockPressed { player: Color::White },
        "f8" => EventKind::ClockPressed { player: Color::Black },
        "f12" => EventKind::Confirmed { player: Color::Black },
        "escape" => EventKind::PressCancelled,
        "opp" => EventKind::SpokenForOpponent { word: word_of(rest) },
        "played" => {
            let (from, to, placed) = hands(rest);
            EventKind::Executed { from, to, placed }
        }
        "wrote" => EventKind::ScoreWritten { text: rest.into(), words: rest.parse().ok() },
        "touched" => EventKind::PieceTouched { square: rest.parse().expect("a square") },
        "adjust" => EventKind::Adjusting,
        "draw" => EventKind::DrawOffered,
        "accept" => EventKind::DrawAccepted,
        "decline" => EventKind::DrawDeclined,
        "resign" => EventKind::Resigned,
        "paper" => EventKind::MoveSealed { commitment: None, wall: String::new() },
        "flag" => EventKind::FlagClaimed,
        "arbiter" => EventKind::ArbiterCalled,
        "consent" => EventKind::Consented,
        "again" => EventKind::AnnouncementRepeatAsked,
        "compare" => EventKind::ComparisonAsked,
        "takeback" => EventKind::MovesTakenBack,
        "leave" => EventKind::ProgramLeft,
        "reopen" => EventKind::ProgramResumed { wall: String::new(), alive: None, revision: None },
        "resume" => EventKind::PlayResumed,
        "deadline" => EventKind::DeadlineReached,
        "mumble" => EventKind::NotUnderstood { text: rest.into(), understood: "".into(), part: rest.into() },
        "ask" => EventKind::InformationAsked { question: question_of(rest) },
        _ => panic!("no act {act:?}"),
    }
}

fn question_of(text: &str) -> Question {
    match text {
        "clocks" => Question::Clocks,
        "own" => Question::OwnClock,
        "opponents" => Question::OpponentsClock,
        "count" => Question::MoveCount,
        "used" => Question::TimeUsed,
        "last" => Question::LastSquare,
        _ => panic!("no question {text:?}"),
    }
}

fn word_of(text: &str) -> OpponentsWord {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    match verb {
        "draw" => OpponentsWord::Draw,
        "accept" => OpponentsWord::Accept,
        "decline" => OpponentsWord::Decline,
        "resign" => OpponentsWord::Resign,
        "flag" => OpponentsWord::Flag,
        "arbiter" => OpponentsWord::Arbiter,
        "resume" => OpponentsWord::Resume,
        "consent" => OpponentsWord::Consent,
        "adjust" => OpponentsWord::Adjust,
        "touched" => OpponentsWord::Touch(rest.parse().expect("a square")),
        "repeats" => OpponentsWord::Repeat(code(rest)),
        "played" => {
            let (from, to, placed) = hands(rest);
            OpponentsWord::Execute { from, to, placed }
        }
        "wrote" => OpponentsWord::Write { text: rest.into(), words: rest.parse().ok() },
        _ => panic!("no word {text:?}"),
    }
}

/// Effects as one line, with `; ` between.
pub fn brief_all(effects: &[Effect]) -> String {
    effects.iter().map(brief).collect::<Vec<_>>().join("; ")
}

/// An effect in short: private ones begin with the player who hears them.
pub fn brief(effect: &Effect) -> String {
    let to = match effect.to {
        Audience::Hall => String::new(),
        Audience::Seat(who) => format!("{}: ", color_name(who)),
        Audience::Desk => "desk: ".into(),
    };
    let kind = match &effect.kind {
        EffectKind::MoveAnnounced { player: by, manner, description: telling, .. } => {
            let manner = match manner {
                AnnouncementManner::Announced => "announced".into(),
                AnnouncementManner::Entered => "entered".into(),
                AnnouncementManner::Corrected { was } => format!("corrected {} to", was.named),
                AnnouncementManner::Misheard { was } => format!("misheard {} for", was.named),
                AnnouncementManner::Promoted { was } => format!("promoted {} to", was.named),
                AnnouncementManner::Repeated => "again".into(),
            };
            format!("{} {manner} {}", color_name(*by), telling.named)
        }
        EffectKind::MoveCompleted { ply, description: telling, by_word, .. } => {
            let how = if *by_word { "" } else { " as executed" };
            format!("completed {ply} {}{how}", telling.named)
        }
        EffectKind::PlayResumed { turn, .. } => format!("play-resumed turn {}", color_name(*turn)),
        EffectKind::BoardDiffers { owner: whose, squares } => {
            format!("{}'s board differs: {}", color_name(*whose), squares_of(squares))
        }
        EffectKind::BoardsDisputed { owner: whose, squares } => {
            format!("case of {}'s board: {}", color_name(*whose), squares_of(squares))
        }
        EffectKind::RepetitionDiffers { announced, repeated, .. } => {
            format!("repetition differs: {} for {}", repeated.named, announced.named)
        }
        EffectKind::IllegalMoveCompleted { player: by, description: telling, .. } => {
            format!("{} completed illegal {}", color_name(*by), telling.named)
        }
        EffectKind::LegalOnMoversBoard { player: by, description: telling } => {
            format!("{} completed {}, legal on his own board", color_name(*by), telling.named)
        }
        EffectKind::ComparisonShown(compared) => compared::briefly(compared),
        EffectKind::BoardSensed(told) => pegs::brief(told),
        EffectKind::Refused(refusal) => pegs::refused(refusal),
        kind => flat(&serde_json::to_value(kind).expect("plain data")),
    };
    format!("{to}{kind}").trim().replace("  ", " ")
}

fn squares_of(squares: &[BoardDifference]) -> String {
    let one = |it: &BoardDifference| format!("{} {} for {}", it.square, letter(it.shows), letter(it.announced));
    squares.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn letter(piece: Option<Piece>) -> char {
    piece.map_or('-', Piece::char)
}

/// Plain data as words.
fn flat(value: &Value) -> String {
    match value {
        Value::Null => "-".into(),
        Value::String(text) => text.clone(),
        Value::Array(values) => values.iter().map(flat).collect::<Vec<_>>().join(" "),
        Value::Object(parts) => {
            let mut names: Vec<&String> = parts.keys().collect();
            names.sort();
            let part = |name: &&String| match &parts[*name] {
                inner if parts.len() == 1 && name.chars().next().is_some_and(char::is_alphabetic) => {
                    format!("{name} {}", flat(inner))
                }
                inner => flat(inner),
            };
            names.iter().map(part).collect::<Vec<_>>().join(" ")
        }
        other => other.to_string(),
    }
}
