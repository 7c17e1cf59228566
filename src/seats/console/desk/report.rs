//! Tell the arbiter what he asks for: how the game stands, the rules, what is written on the envelope.

use crate::console::answer;
use crate::console::parts::join_with_pause;
use ansage_game::claim::RemedyCause;
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
use shakmaty::{Position, Square, fen::Fen};

const PAUSE: Span = Span::from_millis(400);

/// Several answers as one.
pub fn join_messages(parts: Vec<Message>) -> Message {
    join_with_pause(parts, PAUSE)
}

/// How the game stands: what is awaited, clocks and counters, what stands to be settled, illegal moves.
pub fn state_message(presenter: &Presenter, view: &View) -> Message {
    let mut parts = vec![awaited_message(presenter, view)];
    // What was in the making when the game ended, or play stopped.
    if matches!(
        view.awaited,
        AwaitedAct::Nothing(_) | AwaitedAct::Resumption | AwaitedAct::Restart(_) | AwaitedAct::Settlement(_)
    ) {
        parts.extend(view.desk.open_moves.iter().map(|open| presenter.open_move_message(open)));
    }
    parts.extend(last_move(presenter, view));
    if !matches!(view.awaited, AwaitedAct::Entry(_)) {
        parts.extend(view.unentered.map(|player| missing_entry(presenter, view, player)));
    }
    parts.push(match view.running {
        Some(color) => presenter.private_message("arbiter-state-runs", color),
        None => presenter.private_message("arbiter-state-stands", ()),
    });
    for color in Color::ALL {
        parts.push(clock(presenter, view, color));
    }
    for color in Color::ALL {
        let count = *view.desk.offences.get(color);
        if count > 0 {
            parts.push(
                presenter
                    .private_message("arbiter-state-offences", MessageValues::from_color(color).set("count", count)),
            );
        }
    }
    for color in Color::ALL.into_iter().filter(|color| view.clock.is_fallen(*color)) {
        parts.push(presenter.private_message("arbiter-state-flag", color));
    }
    if let Some(color) = view.offer {
        parts.push(presenter.private_message("announce-draw-offered", color));
    }
    parts.extend(boards(presenter, view));
    parts.extend(stops(presenter, view));
    let waiting = view.desk.facts.iter().filter(|fact| fact.contact_of_board().is_none()).count();
    if waiting > 0 {
        parts.push(presenter.waiting_facts_message(waiting));
    }
    parts.extend(open_matters_messages(presenter, view));
    join_messages(parts)
}

/// A player has pressed so long ago, and the move is not entered yet.
fn missing_entry(presenter: &Presenter, view: &View, player: Color) -> Message {
    let age = view.unentered_since.map_or(Span::ZERO, |since| view.at - since);
    presenter.private_message("desk-awaited-entry", MessageValues::from_color(player).set_duration("age", age))
}

/// The calls for the arbiter so far, and for how long both clocks stood for them.
fn stops(presenter: &Presenter, view: &View) -> Option<Message> {
    let stops = &view.desk.stops;
    let alone = stops.iter().filter(|stop| stop.without_arbiter).count();
    let stood = stops.iter().map(|stop| stop.stopped_time(view.at));
    let stood = stood.fold(Span::ZERO, |sum, one| sum + one);
    (!stops.is_empty()).then(|| {
        presenter.private_message(
            "arbiter-state-stops",
            MessageValues::new().set("count", stops.len()).set_duration("time", stood).set("alone", alone),
        )
    })
}

/// The last half-move, and whose move it is now. Of a move that is pressed and not entered another sentence tells both.
fn last_move(presenter: &Presenter, view: &View) -> Option<Message> {
    let last = view.half_moves.last()?;
    let next = match view.unentered {
        Some(_) => "none",
        None => ansage_game::seat::color_name(view.course.turn()),
    };
    let values = MessageValues::new().set_digits("number", last.number).with_color(last.player).set("next", next);
    Some(presenter.private_message("desk-state-last", values.set_move("move", &last.description)))
}

/// The boards that are known to differ, with the squares.
fn boards(presenter: &Presenter, view: &View) -> Vec<Message> {
    let differing = |whose: Color| (whose, view.differences(whose));
    let boards = Color::ALL.into_iter().map(differing).filter(|(_, squares)| !squares.is_empty());
    let told = boards.flat_map(|(whose, squares)| {
        let kind = EffectKind::BoardDiffers { owner: whose, squares };
        presenter.effect_messages_for_desk(&Effect { to: Audience::Hall, kind })
    });
    told.collect()
}

/// The clocks of these players, as they stand, and which of them runs.
pub fn clocks_message(presenter: &Presenter, view: &View, whose: &[Color]) -> Message {
    let mut parts = Vec::new();
    for color in whose.iter().copied() {
        parts.push(clock(presenter, view, color));
        if view.running == Some(color) {
            parts.push(presenter.private_message("arbiter-state-runs", color));
        }
    }
    if view.running.is_none() {
        parts.push(presenter.private_message("arbiter-state-stands", ()));
    }
    Message { topic: Some(Topic::Clock), ..join_messages(parts) }
}

fn clock(presenter: &Presenter, view: &View, color: Color) -> Message {
    let (used, moves) = (*view.used.get(color), *view.completed.get(color));
    match view.clocks.get(color) {
        Some(left) => presenter.private_message(
            "arbiter-state-clock",
            MessageValues::from_color(color).set_duration("left", *left).set_duration("used", used).set("moves", moves),
        ),
        None => presenter.private_message(
            "arbiter-state-untimed",
            MessageValues::from_color(color).set_duration("used", used).set("moves", moves),
        ),
    }
}

/// Whose board is under the fingers.
pub(crate) fn board_owner_message(presenter: &Presenter, whose: Color) -> Message {
    presenter.private_message("desk-whose-board", whose).with_immediate_urgency()
}

/// What is awaited, told to the arbiter: facts, and no key or command of a player's.
pub fn awaited_message(presenter: &Presenter, view: &View) -> Message {
    let of = |color: Color| Presenter { owner: !color, ..presenter.clone() };
    match &view.awaited {
        AwaitedAct::Start => answer::message_without_values(presenter, None, "desk-not-begun"),
        // The moves in the making say it.
        AwaitedAct::Press(_) | AwaitedAct::Key(_) => {
            join_messages(view.desk.open_moves.iter().map(|open| presenter.open_move_message(open)).collect())
        }
        // The players enter it, and the clock that runs does not show that it is missing.
        AwaitedAct::Entry(by) => missing_entry(presenter, view, *by),
        AwaitedAct::Seal { player: by, .. } => presenter.private_message("desk-awaited-seal", *by),
        AwaitedAct::Confirmation(by, word) => presenter
            .private_message("announce-not-confirmed", MessageValues::from_color(*by).set_variant_name("word", word)),
        AwaitedAct::Restart(agreed) => {
            let suspended = [presenter.private_message("desk-suspended", ())].into_iter();
            join_messages(
                suspended.chain(agreed.map(|by| presenter.private_message("record-resume-agreed", by))).collect(),
            )
        }
        AwaitedAct::Resumption => presenter.private_message("desk-suspended", ()),
        AwaitedAct::Settlement(_) => presenter.private_message("desk-case-open", ()),
        AwaitedAct::Nothing(outcome) => Message { channel: Channel::Private, ..presenter.game_over_message(*outcome) },
        AwaitedAct::Move(color) | AwaitedAct::LastWord(color) => {
            // Nor is any answer that waits.
            answer::awaited_message(&of(*color), &View { reply: None, ..view.clone() }, false)
        }
        AwaitedAct::Unsealing => answer::awaited_message(presenter, view, false),
    }
}

/// What stands until somebody settles it: what the Laws provide, and an adjournment.
pub fn open_matters_messages(presenter: &Presenter, view: &View) -> Vec<Message> {
    let mut parts = Vec::new();
    if let Some(remedy) = &view.remedy {
        let presenter = Presenter { arbiter: view.desk.taken, ..presenter.clone() };
        parts.extend(presenter.case_messages(remedy));
    }
    if let Some(postponed) = &view.desk.postponed {
        parts.extend(presenter.postponed_case_messages(postponed));
    }
    if let Some(sealing) = &view.desk.sealing {
        let id = match (&sealing.envelope, &sealing.sealed) {
            (Some(_), _) => "arbiter-state-envelope",
            (None, Some(_)) => "arbiter-state-sealed",
            (None, None) => "arbiter-state-to-seal",
        };
        parts.push(presenter.private_message(id, sealing.sealer));
    }
    parts
}

/// All rules with their values.
pub fn rules_message(presenter: &Presenter, rules: &Rules) -> Message {
    join_messages(PARAMETERS.iter().map(|parameter| named_rule(presenter, parameter, rules)).collect())
}

/// A rule in words to be heard; on the line as it is typed.
fn named_rule(presenter: &Presenter, parameter: &'static Parameter, rules: &Rules) -> Message {
    let value = parameter.value_in_rules(rules);
    let lang = presenter.program.lang();
    let values = MessageValues::new().set_own_text("name", words::rule_name(parameter.name, lang));
    let typed =
        presenter.private_message("arbiter-rule", values.set_own_text("value", words::rule_value_text(&value, lang)));
    match presenter.rule_message(Channel::Private, parameter.name, &value) {
        Some(words) => Message { line: typed.line, ..words },
        None => typed,
    }
}

/// One rule with its value, and the values it takes.
pub fn rule_message(presenter: &Presenter, parameter: &'static Parameter, rules: &Rules) -> Message {
    let lang = presenter.program.lang();
    let values = MessageValues::new().set_own_text("name", words::rule_name(parameter.name, lang));
    let values = values.set_own_text("value", words::rule_value_text(&parameter.value_in_rules(rules), lang));
    presenter
        .private_message(
            "arbiter-rule-takes",
            values.set_own_text("values", words::rule_values_text(parameter.values, lang)),
        )
        .with_immediate_urgency()
}

/// The facts for the arbiter alone, in order, or that there are none: complaints about touched pieces (4.8), and illegal
/// moves that are to be claimed.
pub fn facts_message(presenter: &Presenter, view: &View) -> Message {
    if view.desk.facts.is_empty() {
        return answer::message_without_values(presenter, Some(Earcon::Refused), "arbiter-no-facts");
    }
    let facts = &view.desk.facts;
    let by = |kind: &EffectKind| match kind {
        EffectKind::IllegalUnclaimed { player, .. } => Some(*player),
        _ => None,
    };
    let claimable =
        view.claimable_illegal_move.and_then(|player| facts.iter().rposition(|kind| by(kind) == Some(player)));
    let case = view.remedy.as_ref().filter(|case| matches!(case.cause, RemedyCause::IllegalMove { .. }));
    let claimed = case.and_then(|case| facts.iter().rposition(|kind| by(kind) == Some(case.burdened)));
    let told = facts.iter().enumerate().flat_map(|(index, kind)| match kind {
        EffectKind::IllegalUnclaimed { player, description, .. } if claimed == Some(index) => {
            let values = MessageValues::from_color(*player).set_move("move", description);
            vec![presenter.private_message("record-illegal-claimed", values)]
        }
        // The opponent has moved since, or the game is over.
        EffectKind::IllegalUnclaimed { player, description, .. } if claimable != Some(index) => {
            let values = MessageValues::from_color(*player).set_move("move", description);
            vec![presenter.private_message("record-illegal-unclaimed", values)]
        }
        _ => presenter.effect_messages_for_desk(&Effect { to: Audience::Desk, kind: kind.clone() }),
    });
    join_messages(told.collect())
}

/// What is written on the envelope, or that there is none.
pub fn envelope_message(presenter: &Presenter, view: &View) -> Message {
    let envelope = view.desk.sealing.as_ref().and_then(|sealing| sealing.envelope.as_ref());
    let Some(envelope) = envelope else {
        return answer::message_without_values(presenter, Some(Earcon::Refused), "announce-no-envelope");
    };
    let by = envelope.sealed_by;
    let mut parts = Vec::new();
    if !(envelope.white.is_empty() && envelope.black.is_empty()) {
        parts.push(presenter.private_message(
            "arbiter-envelope-names",
            MessageValues::new().set_name("white", &envelope.white).set_name("black", &envelope.black),
        ));
    }
    parts.push(
        presenter
            .private_message("arbiter-envelope-sealed", MessageValues::from_color(by).set("number", envelope.number)),
    );
    parts.push(position(presenter, envelope));
    for color in Color::ALL {
        let (left, used) =
            color.fold_wb((envelope.white_left, envelope.white_used), (envelope.black_left, envelope.black_used));
        parts.push(match left {
            Some(left) => presenter.private_message(
                "announce-adjourn-clock",
                MessageValues::from_color(color).set_duration("left", left).set_duration("used", used),
            ),
            None => presenter
                .private_message("announce-adjourn-used", MessageValues::from_color(color).set_duration("used", used)),
        });
    }
    parts.push(match envelope.draw_offered_by {
        Some(offer) => presenter.private_message("announce-draw-offered", offer.0),
        None => presenter.private_message("announce-no-offer", ()),
    });
    let calendar = |letter: char| letter.is_ascii_digit() || "-:.TZ".contains(letter);
    let date = Some(envelope.date.bare()).filter(|date| date.chars().all(calendar)).unwrap_or_default();
    if let Some((date, time)) = date.trim_end_matches('Z').split_once('T') {
        parts.push(presenter.private_message(
            "arbiter-envelope-date",
            MessageValues::new().set_own_text("date", date).set_own_text("time", time.get(..5).unwrap_or(time)),
        ));
    }
    if !envelope.resumption.is_empty() {
        parts.push(presenter.private_message(
            "arbiter-envelope-resumption",
            MessageValues::new().set_quoted("text", &envelope.resumption),
        ));
    }
    let kept = if envelope.on_paper { "arbiter-open-paper" } else { "arbiter-open-kept" };
    parts.push(presenter.private_message(kept, ()));
    join_messages(parts)
}

/// The position: square by square to be heard, as FEN on the line.
fn position(presenter: &Presenter, envelope: &Envelope) -> Message {
    let fen = envelope.position.parse().unwrap_or_else(|_| Fen::empty());
    let board = &fen.as_setup().board;
    let pieces = board.into_iter().map(|(square, piece)| named(&presenter.program, piece, square, presenter));
    let pieces = pieces.collect::<Vec<_>>().join(", ");
    presenter.private_message(
        "arbiter-envelope-position",
        MessageValues::new().set_own_text("pieces", pieces).set_own_text("fen", fen.to_string()),
    )
}

fn named(locale: &Locale, piece: shakmaty::Piece, square: Square, presenter: &Presenter) -> String {
    format!(
        "{} {}",
        locale.piece_name(piece),
        ansage_words::presentation::mark_as_german(&square_words(square, presenter.words))
    )
}
