//! Try every hint in the state in which it is given: what a reminder or a refusal names to type or to press is not refused
//! there. The states are the stages of the table; the words are those of the console, in English and in German.

use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::event::EventKind;
use ansage_game::moment::Moment;
use ansage_game::refusal::Refusal;
use ansage_game::seat::{Color, Seat};
use ansage_seats::console::answer;
use ansage_seats::console::command::{self, CommandRow};
use ansage_seats::console::screen::LineOutput;
use ansage_seats::console::{Console, ConsoleAction, ConsoleSetup};
use ansage_testing::crossings::admission::AdmissionAnswer;
use ansage_testing::crossings::data::{ActSide, EDITIONS, MOMENTS, SET_UPS};
use ansage_testing::crossings::runner::{ACTS, CrossingGround};
use ansage_testing::crossings::session::{CrossingSession, EventRoute};
use ansage_testing::crossings::stages::STAGES;
use ansage_testing::crossings::{CrossingFaults, CrossingSite};
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::{Earcon, Message, Presenter, SpeechPiece};
use shakmaty::Position;

/// What hints tell to type. Others ask, explain or look at something: they are refused nowhere.
const NAMED: [&str; 7] = ["start", "resume", "consent", "correct", "misheard", "flag", "arbiter"];

fn presenter(lang: Lang) -> Presenter {
    let locale = Locale::for_lang(lang);
    Presenter { program: locale.clone(), hall: locale, ..ConsoleSetup::default_for_owner(Color::White).presenter }
}

/// All the words of a message.
fn text(told: &Message) -> String {
    let spoken = told.speech.iter().filter_map(|piece| match piece {
        SpeechPiece::Words { text, .. } => Some(text.as_str()),
        SpeechPiece::Earcon(_) | SpeechPiece::Pause(_) => None,
    });
    std::iter::once(told.line.as_str()).chain(spoken).collect::<Vec<_>>().join(" | ")
}

/// Whether a message tells its hearer to type this command: after "type", or on the line as a word that is followed by what
/// it takes or does. German commands are small letters, which no noun begins with; what the opponent may do is not meant.
fn tells(told: &Message, row: &CommandRow, lang: Lang) -> bool {
    let (verb, text) = (row.words.first_word(lang), text(told));
    let words: Vec<&str> =
        text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let after = |pair: &[&str], before: &[&str]| pair[1] == verb && before.contains(&pair[0].to_lowercase().as_str());
    let line = told.line.as_str();
    let on_the_line = line.ends_with(&format!(": {verb}"))
        || line.contains(&format!("{verb} MOVE"))
        || line.contains(&format!(". {verb}: "));
    match lang {
        Lang::De => words.windows(2).any(|pair| after(pair, &["mit", "tippen", "sie", "auch", "möglich", "ändern"])),
        _ => on_the_line || words.windows(2).any(|pair| after(pair, &["type"])),
    }
}

/// A state at the owner's console.
struct ConsoleStage {
    session: CrossingSession,
    lang: Lang,
}

impl ConsoleStage {
    fn view(&self) -> ansage_game::view::View {
        self.session.referee.view(Moment::from_millis(self.session.now))
    }

    /// What was told to the owner of the keyboard when he, or somebody for him, was refused something; and what is awaited.
    fn hints(&self, ground: &CrossingGround) -> Vec<Message> {
        let presenter = presenter(self.lang);
        let mut told = vec![answer::awaited_message(&presenter, &self.view(), false)];
        let own = |act: &ansage_testing::crossings::data::CrossingAct| {
            act.by != ActSide::Desk && self.session.color(act.by) == Color::White
        };
        for act in ACTS.iter().filter(|act| own(act) && matches!(ground.answer(**act), AdmissionAnswer::Refused(_))) {
            let effects = self.session.clone().act(*act);
            told.extend(effects.iter().flat_map(|effect| presenter.effect_messages(effect)));
        }
        told
    }

    /// Types a line, and says yes where that is asked. What was refused, if anything.
    fn types(&self, line: &str) -> Option<String> {
        let mut session = self.session.clone();
        let setup = ConsoleSetup {
            presenter: presenter(self.lang),
            output: LineOutput::Plain,
            ..ConsoleSetup::default_for_owner(Color::White)
        };
        let mut console = Console::new(setup);
        let mut sent = false;
        for line in [line, if self.lang == Lang::De { "ja" } else { "yes" }] {
            let actions = console.handle_line(line, &session.referee.view(Moment::from_millis(session.now)));
            for action in actions {
                match action {
                    ConsoleAction::Event(seat, kind) => {
                        sent = true;
                        let effects = session.send(&(seat, EventRoute::Typed, kind));
                        if let Some(refused) = refused(&effects) {
                            return Some(refused);
                        }
                    }
                    ConsoleAction::Tell(told) if is_refusal(&told) && !sent => return Some(text(&told)),
                    _ => {}
                }
            }
            if sent {
                return None;
            }
        }
        None
    }

    /// The command with what it takes: a move that can be said in this state.
    fn line(&self, row: &CommandRow) -> String {
        let verb = row.words.first_word(self.lang);
        let view = self.view();
        let last = view.half_moves.last().map(|last| last.player);
        let pending = view.pending.as_ref().map(|pending| pending.player);
        // Before the last half-move where that is the one to be mended.
        let ended = pending.is_none() && last == Some(Color::Black);
        let position = match self
            .session
            .referee
            .half_moves_with_withdrawn()
            .iter()
            .rev()
            .find(|half_move| !half_move.withdrawn)
        {
            Some(last) if ended => last.before.clone(),
            _ => view.course.clone(),
        };
        let takes_move = matches!(row.words.first_word(Lang::En), "correct" | "misheard");
        let words = position.legal_moves().iter().map(|legal| legal.to_string()).find(|words| words.len() == 5);
        match (takes_move, words) {
            (true, Some(words)) => format!("{verb} {}", words.replace('-', "")),
            _ => verb.to_owned(),
        }
    }
}

/// What was refused to White, but where the refusal itself says what his board shows or what is missing on it: then the hint
/// was right, and the hand is asked for (D.2.3, 4.7).
fn refused(effects: &[Effect]) -> Option<String> {
    effects.iter().find_map(|effect| match (&effect.kind, effect.to) {
        (EffectKind::Refused(Refusal::NotMade(_) | Refusal::CorrectionAgainstBoard { .. }), _) => None,
        (EffectKind::Refused(refusal), Audience::Seat(Color::White)) => Some(format!("{refusal:?}")),
        _ => None,
    })
}

fn is_refusal(told: &Message) -> bool {
    let refusal = |piece: &SpeechPiece| matches!(piece, SpeechPiece::Earcon(Earcon::Refused | Earcon::NotUnderstood));
    told.speech.iter().any(refusal)
}

#[test]
fn what_a_hint_names_is_not_refused_in_the_state_in_which_it_is_given() {
    let mut wrong = CrossingFaults::default();
    let mut tried = 0;
    let tables = SET_UPS
        .iter()
        .flat_map(|set_up| EDITIONS.iter().map(|edition| CrossingSite { set_up: *set_up, edition: *edition }));
    for at in tables {
        for stage in STAGES {
            let Some(ground) = CrossingGround::open(at, *stage, MOMENTS[0]) else { continue };
            let Some(session) = stage.table(at.set_up, at.edition) else { continue };
            // Where the arbiter is at the desk of this console, what is typed there is his.
            if session.referee.view(Moment::from_millis(session.now)).desk.here {
                continue;
            }
            for lang in [Lang::En, Lang::De] {
                let state = ConsoleStage { session: session.clone(), lang };
                tried += try_all(&state, &ground, &mut wrong);
            }
        }
    }
    println!("{tried} hints tried");
    assert!(tried > 500, "hints are found: {tried}");
    wrong.assert_nothing();
}

/// Tries each command and key that is named; returns how many there were.
fn try_all(state: &ConsoleStage, ground: &CrossingGround, wrong: &mut CrossingFaults) -> u64 {
    let mut tried = 0;
    for told in state.hints(ground) {
        let text = text(&told);
        let at = format!("{:?} {:?} {:?}", ground.stage, ground.at.set_up, ground.at.edition);
        for verb in NAMED {
            let row = command::find_command(verb).expect("a command");
            if !tells(&told, row, state.lang) {
                continue;
            }
            tried += 1;
            let line = state.line(row);
            if let Some(refusal) = state.types(&line) {
                wrong.add(
                    format!("{:?}: {text:?} names {verb:?}; refused: {refusal}", ground.stage),
                    format!("{at} {line:?}"),
                );
            }
        }
        let space = if state.lang == Lang::De { "Leertaste" } else { "Space" };
        let later = ["seal", "abgabe"].iter().any(|first| text.contains(first));
        if text.contains(space) && !later {
            tried += 1;
            let effects = state.session.clone().send(&(
                Seat::White,
                EventRoute::Typed,
                EventKind::ClockPressed { player: Color::White },
            ));
            if let Some(refusal) = refused(&effects) {
                wrong.add(format!("{:?}: {text:?} names {space}; refused: {refusal}", ground.stage), at);
            }
        }
    }
    tried
}
