//! Put the console's own short answers into words: what is awaited, questions, the echo of typing.

use super::explore::moves;
use super::keymap::LineEdit;
use super::line::{TypingEcho, symbol_name};
use super::voice::EchoMode;
use ansage_game::claim::{Claim, Remedy, RemedyCause};
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::joining::ReplyDuties;
use ansage_game::moment::Span;
use ansage_game::refusal::Refusal;
use ansage_game::view::{AwaitedAct, View};
use ansage_words::locale::Args;
use ansage_words::presentation::awaited::awaited_message_id;
use ansage_words::presentation::doubt::asked_assistant;
use ansage_words::presentation::{Channel, Earcon, Message, MessageValues, Presenter, SpeechPiece, Topic, Urgency};
use shakmaty::{Color, Square};

/// A message without variables.
pub fn message_without_values(presenter: &Presenter, earcon: Option<Earcon>, id: &str) -> Message {
    presenter.build_message(Channel::Private, earcon, id, ()).with_immediate_urgency()
}

/// A message in the place of a letter that is not told.
pub fn typing_note_message(presenter: &Presenter, id: &str) -> Message {
    Message { topic: Some(Topic::Typing), line: String::new(), ..message_without_values(presenter, None, id) }
}

/// The same after a sound.
pub fn with_earcon_before(earcon: Earcon, mut told: Message) -> Message {
    told.speech.insert(0, SpeechPiece::Earcon(earcon));
    told
}

/// The board has the focus, and this is told of the square under the fingers.
pub fn with_board_focus_cue(presenter: &Presenter, told: Message) -> Message {
    let line = presenter
        .private_message("console-on-board", MessageValues::new().set_own_text("here", told.line.clone()))
        .line;
    with_earcon_before(Earcon::BoardFocus, Message { line, ..told })
}

/// The input line has the focus again, for it is needed: a sound and no words.
pub fn line_focus_cue(presenter: &Presenter) -> Message {
    let told = message_without_values(presenter, Some(Earcon::LineFocus), "console-to-line");
    Message { line: String::new(), speech: vec![SpeechPiece::Earcon(Earcon::LineFocus)], ..told }
}

/// The refusal of advice, in the words of the referee's own.
pub fn no_advice_message(presenter: &Presenter) -> Message {
    let effect = Effect { to: Audience::Seat(presenter.owner), kind: EffectKind::Refused(Refusal::NoAdvice) };
    let told = presenter.effect_messages(&effect).pop();
    told.unwrap_or_else(|| message_without_values(presenter, Some(Earcon::Refused), "announce-no-advice"))
}

/// The piece under the fingers is taken in mind.
pub(crate) fn with_piece_selected(presenter: &Presenter, square: Square, told: Message) -> Message {
    let selected = presenter.private_message("console-selected", MessageValues::new().set_square("square", square));
    Message { line: selected.line, speech: [told.speech, selected.speech].concat(), ..told }
}

/// What is awaited, and from whom. Nothing is done by asking.
pub fn awaited_message(presenter: &Presenter, view: &View, joined: bool) -> Message {
    let own = presenter.owner;
    // Who sits at another station has his keys and words there.
    let there = joined || view.is_at_two_stations();
    // A case is settled by whom it burdens: where his station is away, by nobody before it is back.
    let lost = view.awaited_lost_link().filter(|lost| match &view.awaited {
        AwaitedAct::Start | AwaitedAct::Resumption | AwaitedAct::Restart(_) => true,
        AwaitedAct::Settlement(remedy) => remedy.burdened == *lost && !view.for_arbiter,
        _ => false,
    });
    let (id, color) = match lost {
        Some(lost) => ("console-awaited-link", lost),
        None => awaited_message_id(view, own, joined),
    };
    let there = if there { "yes" } else { "no" };
    let told = presenter.private_message(id, MessageValues::from_color(color).set("there", there));
    told.with_immediate_urgency().with_topic(Topic::Awaited)
}

/// Each flag that is down while the game goes on. A clock that has run out is what its reading says, which can be asked for
/// at any time.
pub fn fallen_flag_messages(presenter: &Presenter, view: &View) -> Vec<Message> {
    let over = matches!(view.awaited, AwaitedAct::Nothing(_));
    let down = Color::ALL.into_iter().filter(|color| !over && *view.clocks.get(*color) == Some(Span::ZERO));
    down.map(|color| presenter.private_message("announce-flag-fell", color)).collect()
}

/// How a game stands that goes on after a pause: the last move, who is to move, and the clocks.
pub fn game_state_messages(presenter: &Presenter, view: &View) -> Vec<Message> {
    let clocks = [*view.clocks.get(presenter.owner), *view.clocks.get(!presenter.owner)];
    // A move that awaits its press is told with whose turn it is.
    let last = view.pending.is_none().then(|| moves::last_move_message(presenter, view));
    let told =
        last.into_iter().chain([moves::turn_message(presenter, view)]).chain(presenter.clocks_message(clocks, view));
    told.map(|told| Message { urgency: Urgency::Normal, topic: None, ..told }).collect()
}

/// Who has to confirm an arbiter's code, and how.
fn code_asked(presenter: &Presenter, view: &View) -> Option<Message> {
    let by = view.desk.code_asked?;
    let id = match view.links.get(by).has_own_station() {
        _ if by == presenter.owner => "console-awaited-code-own",
        true => "console-awaited-code-there",
        false => "console-awaited-code",
    };
    Some(presenter.private_message(id, by))
}

/// The same with what is still owed of the latest announcement (D.2.1), where the players sit at two stations, with a
/// code that is to be confirmed, and with dead time that is proposed and that going on settles. The lines come one by one,
/// what is awaited last; it is heard in one go, what is awaited first.
pub fn reminder_messages(presenter: &Presenter, view: &View, joined: bool) -> Vec<Message> {
    // Who settles what stands depends on whether an arbiter has the desk by now.
    let presenter = &Presenter { arbiter: view.desk.taken, ..presenter.clone() };
    let offered =
        view.offer.filter(|by| *by != presenter.owner).map(|by| presenter.private_message("console-awaited-offer", by));
    let asks = asked_assistant(view).filter(|_| view.owner == presenter.owner);
    let asks = asks.map(|it| presenter.assistant_question(view.owner, &it.name, *view.duties.get(view.owner)));
    let mut beside: Vec<Message> = offered.into_iter().chain(code_asked(presenter, view)).chain(asks).collect();
    // What is proposed for dead time, and at two stations every case: whoever came back, or is new, has not heard it.
    let told_again = |remedy: &&Remedy| remedy.cause == RemedyCause::DeadTime || joined || view.is_at_two_stations();
    let waits = view.remedy.iter().filter(|remedy| remedy.claim == Some(Claim::Flag));
    let cases = waits.chain(view.remedy.iter().filter(|it| it.claim != Some(Claim::Flag)).filter(told_again));
    // Of a flag that waits for an entry what is provided follows from the entry.
    let shown = |remedy: &Remedy| if remedy.claim == Some(Claim::Flag) { 1 } else { usize::MAX };
    beside.extend(cases.flat_map(|remedy| presenter.case_messages(remedy).into_iter().take(shown(remedy))));
    for who in [presenter.owner, !presenter.owner].into_iter().filter(|_| view.is_at_two_stations()) {
        let id = if who == presenter.owner { "console-owed-own" } else { "console-owed-opponent" };
        let what = match *view.owed.get(who) {
            ReplyDuties { repeat: true, execute: true } => "both",
            ReplyDuties { repeat: true, .. } => "repeat",
            ReplyDuties { execute: true, .. } => "execute",
            ReplyDuties { .. } => continue,
        };
        beside.push(presenter.private_message(id, MessageValues::new().with_color(who).set("what", what)));
    }
    let mut awaited = awaited_message(presenter, view, joined);
    awaited.speech.extend(beside.iter().flat_map(|told| told.speech.iter().cloned()));
    let lines = beside.into_iter().map(|told| Message { speech: Vec::new(), ..told });
    lines.chain([awaited]).collect()
}

/// There is a symbol in the line that no command and no move has.
pub fn unreadable_symbol_message(symbol: char, presenter: &Presenter) -> Message {
    let values = MessageValues::new().set_own_text("symbol", symbol_name(symbol));
    let told = presenter.build_message(Channel::Private, Earcon::NotUnderstood, "console-no-such-symbol", values);
    told.with_immediate_urgency()
}

/// The echo of a change of the input line. What could not be done is always told.
pub fn echo_message(heard: &TypingEcho, edit: LineEdit, echo: EchoMode, presenter: &Presenter) -> Option<Message> {
    let heard_alone = |piece| {
        let (channel, urgency, topic) = (Channel::Private, Urgency::Now, Some(Topic::Typing));
        Some(Message { channel, line: String::new(), speech: vec![piece], urgency, topic })
    };
    let spoken = |text: &str| heard_alone(SpeechPiece::words(presenter.program.lang(), text));
    let letter = |letter: char| match letter {
        ' ' => spoken(&presenter.program.message_text("console-letter-space", &Args::new())),
        letter => spoken(letter.encode_utf8(&mut [0; 4])),
    };
    match heard {
        TypingEcho::Full => Some(message_without_values(presenter, Some(Earcon::Refused), "console-line-full")),
        TypingEcho::NoCell(symbol) => Some(unreadable_symbol_message(*symbol, presenter)),
        // At the ends of the line and of the history there is a sound, so that no key is silent.
        TypingEcho::Edge if matches!(edit, LineEdit::Home | LineEdit::End) => None,
        TypingEcho::Edge => heard_alone(SpeechPiece::Earcon(Earcon::Edge)),
        TypingEcho::Typed { word: Some(word), .. } if echo != EchoMode::Quiet => spoken(word),
        TypingEcho::Typed { letter: typed, .. } | TypingEcho::Letter(typed) if echo == EchoMode::Letters => {
            letter(*typed)
        }
        TypingEcho::Text(text) if echo != EchoMode::Quiet => spoken(text),
        TypingEcho::Empty => spoken(&presenter.program.message_text("console-line-empty", &Args::new())),
        _ => None,
    }
}
