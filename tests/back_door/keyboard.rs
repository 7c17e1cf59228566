//! Play both positions of a pair at White's keyboard, with or without pegs, and compare all that comes of it.

use super::dice::Dice;
use super::pairs::PositionPair;
use super::{PairTally, completed, said, same_views};
use ansage_game::announcement::Announcement;
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::moment::{Moment, Span};
use ansage_game::reading;
use ansage_game::referee::Referee;
use ansage_game::seat::{Color, Seat};
use ansage_game::sensed::BoardReport;
use ansage_game::terms::GameTerms;
use ansage_game::view::{AwaitedAct, View};
use ansage_seats::console::screen::LineOutput;
use ansage_seats::console::{Console, ConsoleAction, ConsoleSetup};
use ansage_words::presentation::{Message, Presenter};
use shakmaty::{Position, Role, Square};

/// What no tournament answers.
const ADVICE: [&str; 6] = ["moves e2", "moves e7", "captures", "attackers e4", "defenders d5", "takeback"];

/// What is done at both tables.
#[derive(Debug, Clone)]
enum KeyboardAct {
    /// A line is typed at the console.
    Line(String),
    /// Something happens that is not typed.
    Event(EventSource, EventKind),
    /// What was told last is heard to its last word.
    Heard,
}

/// One table: the referee, White's console, and who puts words to effects.
struct KeyboardTable {
    referee: Referee,
    console: Console,
    presenter: Presenter,
    now: u64,
    utterance: u32,
}

/// Everything that comes of an act.
struct ActTrace {
    effects: Vec<Effect>,
    view: View,
    deadline: Option<Moment>,
    about_to_press: bool,
    actions: Vec<ConsoleAction>,
    told: Vec<Message>,
    bytes: Vec<u8>,
}

impl ActTrace {
    fn assert_same(&self, other: &ActTrace, pair: &PositionPair, act: &KeyboardAct) {
        let fens = &pair.fens;
        assert_eq!(self.effects, other.effects, "effects: {fens:?} after {act:?}");
        let tells = self.effects.iter().any(|effect| matches!(effect.kind, EffectKind::MoveAnnounced { .. }));
        same_views(pair, [&self.view, &other.view], tells || self.view.at.as_millis().is_multiple_of(800));
        assert_eq!(self.deadline, other.deadline, "deadline: {fens:?} after {act:?}");
        assert_eq!(self.about_to_press, other.about_to_press, "the assistant's press: {fens:?} after {act:?}");
        assert_eq!(self.actions, other.actions, "the console: {fens:?} after {act:?}");
        assert_eq!(self.told, other.told, "what is said: {fens:?} after {act:?}");
        let [bytes, others] = [&self.bytes, &other.bytes].map(|bytes| String::from_utf8_lossy(bytes));
        assert_eq!(bytes, others, "bytes of the console: {fens:?} after {act:?}");
    }
}

impl KeyboardTable {
    fn open(terms: GameTerms, additions: bool) -> KeyboardTable {
        let plain = ConsoleSetup::default_for_owner(Color::White);
        let presenter = Presenter { additions, ..plain.presenter.clone() };
        let output = LineOutput::Terminal { columns: 80 };
        let console = Console::new(ConsoleSetup { presenter: presenter.clone(), output, ..plain });
        let referee = Referee::open(terms).expect("terms that can be played");
        KeyboardTable { referee, console, presenter, now: 0, utterance: 0 }
    }

    fn at(&self) -> Moment {
        Moment::from_millis(self.now)
    }

    fn event(&mut self, port: EventSource, kind: EventKind) -> Vec<Effect> {
        let event = Event { at: self.at(), seat: Seat::White, port, kind };
        let effects = self.referee.handle(&event);
        for effect in &effects {
            if let EffectKind::MoveAnnounced { utterance, .. } = effect.kind {
                self.utterance = utterance;
            }
        }
        effects
    }

    fn act(&mut self, act: &KeyboardAct) -> ActTrace {
        self.now += 100;
        let view = self.referee.view(self.at());
        let actions = match act {
            KeyboardAct::Line(line) => self.console.handle_line(line, &view),
            KeyboardAct::Event(..) | KeyboardAct::Heard => Vec::new(),
        };
        let mut effects = match act {
            KeyboardAct::Line(_) => Vec::new(),
            KeyboardAct::Event(port, kind) => self.event(*port, kind.clone()),
            KeyboardAct::Heard => {
                let utterance = self.utterance;
                self.event(EventSource::Speech, EventKind::AnnouncementHeard { utterance })
            }
        };
        let (mut told, mut bytes) = (Vec::new(), Vec::new());
        for action in &actions {
            match action {
                ConsoleAction::Event(_, kind) => effects.extend(self.event(EventSource::Keyboard, kind.clone())),
                ConsoleAction::Tell(tell) => told.push(tell.clone()),
                ConsoleAction::Write(written) => bytes.extend(written),
                _ => {}
            }
        }
        told.extend(effects.iter().flat_map(|effect| self.presenter.effect_messages(effect)));
        bytes.extend(told.iter().flat_map(|told| self.console.bytes_to_show_message(told)));
        let view = self.referee.view(self.at());
        ActTrace {
            effects,
            view,
            deadline: self.referee.deadline(),
            about_to_press: self.referee.is_assistant_press_scheduled(),
            actions,
            told,
            bytes,
        }
    }
}

fn reported(report: BoardReport) -> KeyboardAct {
    KeyboardAct::Event(EventSource::Board, EventKind::BoardReported(report))
}

/// Plays a pair up to the press, and then presses.
pub fn play(pair: &PositionPair, dice: &mut Dice, tally: &mut PairTally) {
    let laws = dice.pick(&[2001, 2005, 2009, 2014, 2018, 2023]);
    let time = dice.pick(&["90+30", "5+3", "15", "40/90+30,30+30"]);
    let assisted = dice.chance(40);
    let additions = dice.chance(50);
    let mut tables = [0, 1].map(|number| {
        let terms = GameTerms {
            start: Some(pair.fens[number].clone()),
            laws,
            assistant_press: assisted.then(|| Span::from_millis(60_000)),
            ..GameTerms::new(time.parse().expect("a time control"))
        };
        KeyboardTable::open(terms, additions)
    });
    both(&mut tables, pair, &KeyboardAct::Event(EventSource::Keyboard, EventKind::Started), tally);
    let pegs = pair.turn() == Color::White && dice.chance(30);
    if pegs {
        let shows = [0, 1].map(|number| pair.positions[number].board().clone());
        let [first, second] = &mut tables;
        let [one, two] = shows.map(|shows| reported(BoardReport::Found { shows }));
        first.act(&one).assert_same(&second.act(&two), pair, &one);
    }
    let mut hands = pegs && dice.chance(60);
    for _ in 0..4 + dice.below(6) {
        if hands {
            hands = false;
            let Some(made) = pair.some_move(dice) else { continue };
            let done = with_hands(pair, made, dice);
            for report in done {
                both(&mut tables, pair, &reported(report), tally);
            }
            if dice.chance(70) {
                let button = KeyboardAct::Event(EventSource::Board, EventKind::AnnounceButtonPressed);
                let Some(effects) = both(&mut tables, pair, &button, tally) else { return };
                if effects.iter().any(|effect| matches!(effect.kind, EffectKind::MoveAnnounced { .. })) {
                    *tally.entry("pegs announced by themselves").or_default() += 1;
                    *tally.entry("pegs announced, legal in one of the two").or_default() +=
                        u64::from(pair.differs(made));
                }
            }
        }
        let words = said::some(pair, dice);
        let view = tables[0].referee.view(tables[0].at());
        let act = match some_act(pair, &words, view.pending.is_some(), dice) {
            // He would mend his reply, with a piece that may be the one that differs.
            KeyboardAct::Line(line)
                if view.reply.is_some() && pair.turn() == Color::Black && line.starts_with("correct ") =>
            {
                KeyboardAct::Heard
            }
            act => act,
        };
        note_line(pair, &words, &act, tally);
        if both(&mut tables, pair, &act, tally).is_none() {
            return;
        }
    }
    // Now the press finds it.
    both(&mut tables, pair, &KeyboardAct::Heard, tally);
    let AwaitedAct::Press(by) = tables[0].referee.view(tables[0].at()).awaited else { return };
    let press = KeyboardAct::Event(EventSource::Keyboard, EventKind::ClockPressed { player: by });
    both(&mut tables, pair, &press, tally);
}

/// What is typed, for the tally: short forms that strict reading would read differently, and wishes for advice.
fn note_line(pair: &PositionPair, words: &Announcement, act: &KeyboardAct, tally: &mut PairTally) {
    let KeyboardAct::Line(line) = act else { return };
    if *line == said::typed(words) {
        let strict = [0, 1].map(|number| {
            let read = reading::read_announcement(&pair.positions[number], words);
            read.map(|read| read.telling.named)
        });
        *tally.entry("short form that strict reading reads differently").or_default() +=
            u64::from(strict[0] != strict[1]);
    }
    *tally.entry("advice refused").or_default() += u64::from(ADVICE.contains(&line.as_str()));
}

/// Does the same at both tables; all that comes of it is the same. `None` where a move was completed by it.
fn both(
    tables: &mut [KeyboardTable; 2],
    pair: &PositionPair,
    act: &KeyboardAct,
    tally: &mut PairTally,
) -> Option<Vec<Effect>> {
    let [first, second] = tables;
    let (one, other) = (first.act(act), second.act(act));
    // By its player's own next move (6.2.1.2): as good as a press.
    if let (Some(legal), Some(others)) = (completed(&one.effects), completed(&other.effects)) {
        *tally.entry("completed, illegal in one of the two").or_default() += u64::from(legal != others);
        return None;
    }
    one.assert_same(&other, pair, act);
    note(pair, &one.effects, tally);
    *tally.entry("assistant about to press").or_default() += u64::from(one.about_to_press);
    Some(one.effects)
}

/// What came about at the first table.
fn note(pair: &PositionPair, effects: &[Effect], tally: &mut PairTally) {
    for effect in effects {
        match &effect.kind {
            EffectKind::MoveAnnounced { player: by, description: telling, .. } if *by == pair.turn() => {
                let differs = u64::from(pair.differs_named(telling.named));
                *tally.entry("announced, legal in one of the two").or_default() += differs;
                let castles = u64::from(telling.named.castling_side().is_some());
                *tally.entry("castling, legal in one of the two").or_default() += differs * castles;
                *tally.entry("en passant, legal in one of the two").or_default() +=
                    differs * u64::from(telling.en_passant);
            }
            EffectKind::MoveAnnounced { .. } => *tally.entry("reply to it").or_default() += 1,
            _ => {}
        }
    }
}

/// The hands that make a move on the pegs; sometimes the last of it is left out.
fn with_hands(pair: &PositionPair, made: shakmaty::Move, dice: &mut Dice) -> Vec<BoardReport> {
    let before = pair.positions[0].board().clone();
    let mut after = pair.positions[0].clone();
    after.play_unchecked(made);
    let mut reports = Vec::new();
    for square in Square::ALL {
        let gone = before.piece_at(square).filter(|piece| after.board().piece_at(square) != Some(*piece));
        reports.extend(gone.map(|piece| BoardReport::Lifted { square, piece }));
    }
    for square in Square::ALL {
        let come = after.board().piece_at(square).filter(|piece| before.piece_at(square) != Some(*piece));
        reports.extend(come.map(|piece| BoardReport::Placed { square, piece }));
    }
    if dice.chance(25) {
        reports.pop();
    }
    reports
}

fn some_act(pair: &PositionPair, words: &Announcement, pending: bool, dice: &mut Dice) -> KeyboardAct {
    let line = said::typed(words);
    let square = pair.other_square(dice);
    KeyboardAct::Line(match dice.below(30) {
        // What White types now is his reply, with a piece that may be the one that differs.
        0..=8 if pending && pair.turn() == Color::Black => return reply(pair, dice),
        0..=8 => line,
        9..=11 => return KeyboardAct::Heard,
        12 | 13 => format!("correct {line}"),
        14 => format!("misheard {line}"),
        15 => format!("repeat {line}"),
        16 => format!("opp repeats {line}"),
        17 => format!("wrote {line}"),
        18 => format!("opp wrote {line}"),
        19 => format!("touched {square}"),
        20 => format!("opp touched {square}"),
        21 => {
            let (from, to) = (pair.other_square(dice), pair.other_square(dice));
            format!("played {from} {to}")
        }
        22 | 23 => return reply(pair, dice),
        24 => dice.pick(&ADVICE).into(),
        25 => dice.pick(&["last", "score", "words", "again", "captured", "count", "clock", "used", ""]).into(),
        26 => dice.pick(&["draw", "yes", "no", "accept", "decline", "opp draw", "adjust"]).into(),
        27 => return KeyboardAct::Event(EventSource::Clock, EventKind::DeadlineReached),
        28 => dice.pick(&["compare", "rules", "control", "opp adjust", "arbiter", "resume"]).into(),
        _ => return KeyboardAct::Event(EventSource::Keyboard, EventKind::PressCancelled),
    })
}

/// The opponent answers a move that was not pressed, with a piece that is neither of the two, named in full.
fn reply(pair: &PositionPair, dice: &mut Dice) -> KeyboardAct {
    let them = !pair.turn();
    let board = pair.positions[0].board();
    let others = |square: &Square| board.role_at(*square).is_some_and(|role| !pair.roles.contains(&role));
    let pieces: Vec<Square> = board.by_color(them).into_iter().filter(others).collect();
    let from = if pieces.is_empty() { pair.other_square(dice) } else { dice.pick(&pieces) };
    let role = board.role_at(from).unwrap_or(Role::King);
    let to = pair.other_square(dice);
    let words = format!("{}{from}{to}", role.upper_char());
    KeyboardAct::Line(if them == Color::Black && dice.chance(60) { format!("opp {words}") } else { words })
}
