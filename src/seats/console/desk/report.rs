//! Tell the arbiter what he asks for: how the game stands, the rules, what is written on the envelope.

use crate::console::answer;
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::laws::Rules;
use ansage_game::laws::{PARAMETERS, Parameter};
use ansage_game::moment::Span;
use ansage_game::ruling::Envelope;
use ansage_game::seat::Color;
use ansage_game::view::{AwaitedAct, View};
use ansage_words::locale::Locale;
use ansage_words::presentation::{Channel, Earcon, Message, MessageValues, Presenter, Topic, square_words};
use ansage_words::vocabulary::rules as words;
use shakmaty::{Board, Position, Square, fen::Fen};

const PAUSE: Span = Span::from_millis(400);

/// Several answers as one.
pub fn joined(parts: Vec<Message>) -> Message {
    answer::in_turn(parts, PAUSE)
}

/// How the game stands: what is awaited, clocks and counters, what stands to be settled, illegal moves.
pub fn state(presenter: &Presenter, view: &View) -> Message {
    let mut parts = vec![awaited(presenter, view)];
    if let AwaitedAct::Nothing(outcome) = view.awaited {
        parts.extend(presenter.present_at_desk(&Effect { to: Audience::Hall, kind: EffectKind::GameOver(outcome) }));
    }
    parts.extend(last_move(presenter, view));
    parts.push(match view.running {
        Some(color) => presenter.note("arbiter-state-runs", color),
        None => presenter.note("arbiter-state-stands", ()),
    });
    for color in Color::ALL {
        parts.push(clock(presenter, view, color));
    }
    for color in Color::ALL {
        let count = *view.desk.offences.get(color);
        if count > 0 {
            parts.push(presenter.note("arbiter-state-offences", MessageValues::of(color).set("count", count)));
        }
    }
    for color in Color::ALL.into_iter().filter(|color| view.clock.is_fallen(*color)) {
        parts.push(presenter.note("arbiter-state-flag", color));
    }
    if let Some(color) = view.offer {
        parts.push(presenter.note("announce-draw-offered", color));
    }
    parts.extend(boards(presenter, view));
    parts.extend(stops(presenter, view));
    if !view.desk.facts.is_empty() {
        parts.push(presenter.facts_wait(view.desk.facts.len()));
    }
    parts.extend(to_settle(presenter, view));
    joined(parts)
}

/// The calls for the arbiter so far, and for how long both clocks stood for them.
fn stops(presenter: &Presenter, view: &View) -> Option<Message> {
    let stops = &view.desk.stops;
    let alone = stops.iter().filter(|stop| stop.without_arbiter).count();
    let stood = stops.iter().map(|stop| stop.stood.unwrap_or(view.at - stop.at));
    let stood = stood.fold(Span::ZERO, |sum, one| sum + one);
    (!stops.is_empty()).then(|| {
        presenter.note(
            "arbiter-state-stops",
            MessageValues::new().set("count", stops.len()).span("time", stood).set("alone", alone),
        )
    })
}

/// The last half-move, and whose move it is now.
fn last_move(presenter: &Presenter, view: &View) -> Option<Message> {
    let last = view.half_moves.last()?;
    let next = ansage_game::seat::color_name(view.course.turn());
    let values = MessageValues::new().set("number", last.number.to_string()).color(last.player).set("next", next);
    Some(presenter.note("desk-state-last", values.telling("move", &last.description)))
}

/// The boards that are known to differ, with the squares.
fn boards(presenter: &Presenter, view: &View) -> Vec<Message> {
    let differing = |whose: Color| (whose, view.differences(whose));
    let boards = Color::ALL.into_iter().map(differing).filter(|(_, squares)| !squares.is_empty());
    let told = boards.flat_map(|(whose, squares)| {
        let kind = EffectKind::BoardDiffers { owner: whose, squares };
        presenter.present_at_desk(&Effect { to: Audience::Hall, kind })
    });
    told.collect()
}

/// The clocks of these players, as they stand, and which of them runs.
pub fn clocks(presenter: &Presenter, view: &View, whose: &[Color]) -> Message {
    let mut parts = Vec::new();
    for color in whose.iter().copied() {
        parts.push(clock(presenter, view, color));
        if view.running == Some(color) {
            parts.push(presenter.note("arbiter-state-runs", color));
        }
    }
    if view.running.is_none() {
        parts.push(presenter.note("arbiter-state-stands", ()));
    }
    Message { topic: Some(Topic::Clock), ..joined(parts) }
}

fn clock(presenter: &Presenter, view: &View, color: Color) -> Message {
    let (used, moves) = (*view.used.get(color), *view.completed.get(color));
    match view.clocks.get(color) {
        Some(left) => presenter.note(
            "arbiter-state-clock",
            MessageValues::of(color).span("left", *left).span("used", used).set("moves", moves),
        ),
        None => {
            presenter.note("arbiter-state-untimed", MessageValues::of(color).span("used", used).set("moves", moves))
        }
    }
}

/// Whose board is under the fingers.
pub(crate) fn whose_board(presenter: &Presenter, whose: Color) -> Message {
    presenter.note("desk-whose-board", whose).now()
}

/// What is awaited, told to who is none of the players: every move is somebody else's.
pub fn awaited(presenter: &Presenter, view: &View) -> Message {
    let of = |color: Color| Presenter { owner: !color, ..presenter.clone() };
    match &view.awaited {
        AwaitedAct::Start => answer::plain(presenter, None, "desk-not-begun"),
        // Whose key is whose is the players' to know.
        AwaitedAct::Press(by) => presenter.note("desk-awaited-press", *by),
        AwaitedAct::Seal { player: by, .. } => presenter.note("desk-awaited-seal", *by),
        AwaitedAct::Move(color) | AwaitedAct::LastWord(color) => {
            // Nor is any answer that waits.
            answer::awaited(&of(*color), &View { reply: None, ..view.clone() }, false)
        }
        _ => answer::awaited(presenter, view, false),
    }
}

/// What stands until somebody settles it: what the Laws provide, and an adjournment.
pub fn to_settle(presenter: &Presenter, view: &View) -> Vec<Message> {
    let mut parts = Vec::new();
    if let Some(remedy) = &view.remedy {
        let presenter = Presenter { arbiter: view.desk.taken, ..presenter.clone() };
        parts.extend(presenter.case(remedy));
    }
    if let Some(sealing) = &view.desk.sealing {
        let id = match (&sealing.envelope, &sealing.sealed) {
            (Some(_), _) => "arbiter-state-envelope",
            (None, Some(_)) => "arbiter-state-sealed",
            (None, None) => "arbiter-state-to-seal",
        };
        parts.push(presenter.note(id, sealing.sealer));
    }
    parts
}

/// All rules with their values.
pub fn rules(presenter: &Presenter, rules: &Rules) -> Message {
    joined(PARAMETERS.iter().map(|parameter| named_rule(presenter, parameter, rules)).collect())
}

/// A rule in words to be heard; on the line as it is typed.
fn named_rule(presenter: &Presenter, parameter: &'static Parameter, rules: &Rules) -> Message {
    let value = parameter.value(rules);
    let lang = presenter.program.lang();
    let values = MessageValues::new().set("name", words::name(parameter.name, lang));
    let typed = presenter.note("arbiter-rule", values.set("value", words::shown_value(&value, lang)));
    match presenter.rule(Channel::Private, parameter.name, &value) {
        Some(words) => Message { line: typed.line, ..words },
        None => typed,
    }
}

/// One rule with its value, and the values it takes.
pub fn rule(presenter: &Presenter, parameter: &'static Parameter, rules: &Rules) -> Message {
    let lang = presenter.program.lang();
    let values = MessageValues::new().set("name", words::name(parameter.name, lang));
    let values = values.set("value", words::shown_value(&parameter.value(rules), lang));
    presenter.note("arbiter-rule-takes", values.set("values", words::values(parameter.values, lang))).now()
}

/// The facts for the arbiter alone, in order, or that there are none: complaints about touched pieces (4.8), and illegal
/// moves that are to be claimed.
pub fn facts(presenter: &Presenter, view: &View) -> Message {
    if view.desk.facts.is_empty() {
        return answer::plain(presenter, Some(Earcon::Refused), "arbiter-no-facts");
    }
    let for_desk = view.desk.facts.iter().map(|kind| Effect { to: Audience::Desk, kind: kind.clone() });
    joined(for_desk.flat_map(|effect| presenter.present_at_desk(&effect)).collect())
}

/// What is written on the envelope, or that there is none.
pub fn envelope(presenter: &Presenter, view: &View) -> Message {
    let envelope = view.desk.sealing.as_ref().and_then(|sealing| sealing.envelope.as_ref());
    let Some(envelope) = envelope else {
        return answer::plain(presenter, Some(Earcon::Refused), "announce-no-envelope");
    };
    let by = envelope.sealed_by;
    let mut parts = Vec::new();
    if !(envelope.white.is_empty() && envelope.black.is_empty()) {
        parts.push(presenter.note(
            "arbiter-envelope-names",
            MessageValues::new().set("white", envelope.white.as_str()).set("black", envelope.black.as_str()),
        ));
    }
    parts.push(presenter.note("arbiter-envelope-sealed", MessageValues::of(by).set("number", envelope.number)));
    parts.push(position(presenter, envelope));
    for color in Color::ALL {
        let (left, used) =
            color.fold_wb((envelope.white_left, envelope.white_used), (envelope.black_left, envelope.black_used));
        parts.push(match left {
            Some(left) => {
                presenter.note("announce-adjourn-clock", MessageValues::of(color).span("left", left).span("used", used))
            }
            None => presenter.note("announce-adjourn-used", MessageValues::of(color).span("used", used)),
        });
    }
    parts.push(match envelope.draw_offered_by {
        Some(offer) => presenter.note("announce-draw-offered", offer.0),
        None => presenter.note("announce-no-offer", ()),
    });
    if let Some((date, time)) = envelope.date.trim_end_matches('Z').split_once('T') {
        parts.push(presenter.note(
            "arbiter-envelope-date",
            MessageValues::new().set("date", date.to_owned()).set("time", time.get(..5).unwrap_or(time).to_owned()),
        ));
    }
    if !envelope.resumption.is_empty() {
        parts.push(
            presenter
                .note("arbiter-envelope-resumption", MessageValues::new().set("text", envelope.resumption.as_str())),
        );
    }
    let kept = if envelope.on_paper { "arbiter-open-paper" } else { "arbiter-open-kept" };
    parts.push(presenter.note(kept, ()));
    joined(parts)
}

/// The position: square by square to be heard, as FEN on the line.
fn position(presenter: &Presenter, envelope: &Envelope) -> Message {
    let board = envelope.position.parse::<Fen>().map_or_else(|_| Board::empty(), |fen| fen.into_setup().board);
    let pieces = board.into_iter().map(|(square, piece)| named(&presenter.program, piece, square, presenter));
    let pieces = pieces.collect::<Vec<_>>().join(", ");
    presenter.note(
        "arbiter-envelope-position",
        MessageValues::new().set("pieces", pieces).set("fen", envelope.position.as_str()),
    )
}

fn named(locale: &Locale, piece: shakmaty::Piece, square: Square, presenter: &Presenter) -> String {
    format!("{} {}", locale.piece(piece), ansage_words::presentation::quoted(&square_words(square, presenter.words)))
}
