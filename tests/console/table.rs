//! A console at a real referee, in virtual time.

use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::moment::{Moment, Span};
use ansage_game::referee::Referee;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::{GameMode, GameTerms};
use ansage_game::time_control::TimeControl;
use ansage_game::view::View;
use ansage_seats::console::keymap::Key;
use ansage_seats::console::screen::LineOutput;
use ansage_seats::console::{Console, ConsoleAction, ConsoleSetup};
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::{Message, Presenter, SpeechPiece};

/// Game A of Appendix C, as White's keyboard gets it.
pub const GAME_A: [&str; 21] = [
    "e4", "e5", "Nf3", "Nf6", "d4", "exd4", "e5", "Ne4", "Qxd4", "d5", "exd6", "Nxd6", "Bg5", "Nc6", "Qe3+", "Be7",
    "Nbd2", "O-O", "O-O-O", "Re8", "Kb1",
];

pub struct ConsoleTable {
    pub referee: Referee,
    pub console: Console,
    pub presenter: Presenter,
    at: Moment,
    owner: Color,
}

/// What came of one key or line.
#[derive(Debug, Default)]
pub struct ConsoleOutput {
    pub actions: Vec<ConsoleAction>,
    pub effects: Vec<Effect>,
    /// Everything told, by the console or about the referee's effects.
    pub told: Vec<Message>,
    /// The bytes for the screen.
    pub bytes: Vec<u8>,
}

impl ConsoleOutput {
    pub fn lines(&self) -> Vec<&str> {
        self.told.iter().map(|told| told.line.as_str()).collect()
    }
}

impl ConsoleTable {
    pub fn new(lang: Lang, mode: GameMode, output: LineOutput) -> ConsoleTable {
        let terms = GameTerms {
            mode,
            arbiter_code: Some(String::new()),
            ..GameTerms::new("5+3".parse::<TimeControl>().unwrap())
        };
        let plain = ConsoleSetup::default_for_owner(Color::White);
        let locale = Locale::for_lang(lang);
        let presenter = Presenter { program: locale.clone(), hall: locale, ..plain.presenter.clone() };
        let console = Console::new(ConsoleSetup { presenter: presenter.clone(), output, ..plain });
        ConsoleTable {
            referee: Referee::open(terms).unwrap(),
            console,
            presenter,
            at: Moment::START,
            owner: Color::White,
        }
    }

    /// A tournament game in English, at a terminal.
    pub fn tournament() -> ConsoleTable {
        ConsoleTable::new(Lang::En, GameMode::Tournament, LineOutput::Terminal { columns: 80 })
    }

    /// The same after these half-moves of game A.
    pub fn game_a(half_moves: usize, lang: Lang, mode: GameMode) -> ConsoleTable {
        let mut table = ConsoleTable::new(lang, mode, LineOutput::Terminal { columns: 80 });
        table.line("start");
        for (ply, text) in GAME_A.iter().take(half_moves).enumerate() {
            let words = ansage_words::vocabulary::parse_move(text, Lang::En).unwrap();
            table.event(EventKind::Announced { words });
            let by = if ply % 2 == 0 { Color::White } else { Color::Black };
            table.event(EventKind::ClockPressed { player: by });
        }
        assert_eq!(table.view().half_moves.len(), half_moves);
        table
    }

    pub fn view(&self) -> View {
        self.referee.view(self.at)
    }

    pub fn key(&mut self, key: Key) -> ConsoleOutput {
        let actions = self.console.handle_key(key, &self.view());
        self.come(actions)
    }

    pub fn keys(&mut self, text: &str) -> ConsoleOutput {
        text.chars().map(|letter| self.key(Key::Char(letter))).last().unwrap_or_default()
    }

    pub fn line(&mut self, text: &str) -> ConsoleOutput {
        let actions = self.console.handle_line(text, &self.view());
        self.come(actions)
    }

    /// Time passes.
    pub fn passes(&mut self, time: Span) {
        self.at = self.at + time;
    }

    /// The referee gets an event; every announcement is heard at once.
    pub fn event(&mut self, kind: EventKind) -> Vec<Effect> {
        self.at = self.at + Span::from_millis(100);
        let event = Event { at: self.at, seat: Seat::from(self.owner), port: EventSource::Keyboard, kind };
        let mut effects = self.referee.handle(&event);
        let told: Vec<u32> = effects
            .iter()
            .filter_map(|effect| match effect.kind {
                EffectKind::MoveAnnounced { utterance, .. } => Some(utterance),
                _ => None,
            })
            .collect();
        for utterance in told {
            effects.extend(self.event(EventKind::AnnouncementHeard { utterance }));
        }
        effects
    }

    fn come(&mut self, actions: Vec<ConsoleAction>) -> ConsoleOutput {
        let mut came = ConsoleOutput { actions: actions.clone(), ..ConsoleOutput::default() };
        for action in actions {
            match action {
                ConsoleAction::Event(seat, kind) => {
                    assert_eq!(seat, Seat::from(self.owner), "every command is the owner's");
                    let effects = self.event(kind);
                    came.told.extend(effects.iter().flat_map(|effect| self.presenter.effect_messages(effect)));
                    came.effects.extend(effects);
                }
                ConsoleAction::Tell(told) => came.told.push(told),
                ConsoleAction::Write(bytes) => came.bytes.extend(bytes),
                ConsoleAction::AskDrawOffer => {
                    let asked = self.console.ask_for_draw_with_move(&self.view());
                    let more = self.come(asked);
                    came.told.extend(more.told);
                }
                // What needs a secret is answered by the station.
                ConsoleAction::StopPrivate
                | ConsoleAction::ListVoices
                | ConsoleAction::Voice(_)
                | ConsoleAction::Leave
                | ConsoleAction::Desk(_) => {}
                ConsoleAction::Board(_) | ConsoleAction::OpponentsBoard(_) | ConsoleAction::Link(_) => {}
                ConsoleAction::Lines(form) => self.presenter.lines = form,
                ConsoleAction::Ear(words) => self.presenter.ear = words,
                ConsoleAction::Setting(_)
                | ConsoleAction::Inspect(_)
                | ConsoleAction::OnlyNow
                | ConsoleAction::Hint => {}
            }
        }
        let shown: Vec<u8> = came.told.iter().flat_map(|told| self.console.bytes_to_show_message(told)).collect();
        came.bytes.extend(shown);
        let faults = self.presenter.program.faults_text();
        assert!(faults.is_empty(), "{faults}");
        came
    }
}

/// The words of an utterance, language by language: `[de]Eva vier [en]white pawn`.
pub fn heard(told: &Message) -> String {
    let part = |piece: &SpeechPiece| match piece {
        SpeechPiece::Words { lang, text } => format!("[{lang}]{text}"),
        SpeechPiece::Earcon(earcon) => format!("<{earcon:?}>"),
        SpeechPiece::Pause(_) => "/".to_owned(),
    };
    told.speech.iter().map(part).collect::<Vec<_>>().join(" ")
}
