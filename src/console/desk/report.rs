//! Tell the arbiter what he asks for: how the game stands, the rules, what is written on the envelope.

use crate::console::answer;
use crate::game::effect::{Audience, Effect, EffectKind};
use crate::game::laws::Rules;
use crate::game::laws::{PARAMETERS, Parameter};
use crate::game::ruling::Envelope;
use crate::game::view::{Awaited, View};
use crate::locale::{Args, Locale};
use crate::moment::Span;
use crate::presentation::{Channel, Earcon, Form, Presenter, Told, Topic, Urgency, square_words};
use crate::seat::Color;
use crate::vocabulary::rules as words;
use shakmaty::{Board, Position, Square, fen::Fen};

const PAUSE: Span = Span::from_millis(400);

/// Several answers as one.
pub fn joined(parts: Vec<Told>) -> Told {
    answer::in_turn(parts, PAUSE)
}

fn tell<'a>(presenter: &'a Presenter, id: &'a str, args: impl Fn(Form<'a>) -> Args<'a>) -> Told {
    presenter.tell(Channel::Private, None, id, args)
}

/// How the game stands: what is awaited, clocks and counters, what stands to be settled, illegal moves.
pub fn state(presenter: &Presenter, view: &View) -> Told {
    let mut parts = vec![awaited(presenter, view)];
    if let Awaited::Nothing(outcome) = view.awaited {
        parts.extend(presenter.present_at_desk(&Effect { to: Audience::Hall, kind: EffectKind::GameOver(outcome) }));
    }
    parts.extend(last_move(presenter, view));
    parts.push(match view.running {
        Some(color) => tell(presenter, "arbiter-state-runs", |_| Args::new().color(color)),
        None => tell(presenter, "arbiter-state-stands", |_| Args::new()),
    });
    for color in Color::ALL {
        parts.push(clock(presenter, view, color));
    }
    for color in Color::ALL {
        let count = *view.desk.offences.get(color);
        if count > 0 {
            parts.push(tell(presenter, "arbiter-state-offences", |_| Args::new().color(color).set("count", count)));
        }
    }
    for color in Color::ALL.into_iter().filter(|color| view.clock.is_fallen(*color)) {
        parts.push(tell(presenter, "arbiter-state-flag", |_| Args::new().color(color)));
    }
    if let Some(color) = view.offer {
        parts.push(tell(presenter, "arbiter-state-offer", |_| Args::new().color(color)));
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
fn stops(presenter: &Presenter, view: &View) -> Option<Told> {
    let stops = &view.desk.stops;
    let alone = stops.iter().filter(|stop| stop.without_arbiter).count();
    let stood = stops.iter().map(|stop| stop.stood.unwrap_or(view.at - stop.at));
    let stood = stood.fold(Span::ZERO, |sum, one| sum + one);
    (!stops.is_empty()).then(|| {
        tell(presenter, "arbiter-state-stops", |form| {
            Args::new().set("count", stops.len()).set("time", form.span(stood)).set("alone", alone)
        })
    })
}

/// The last half-move, and whose move it is now.
fn last_move(presenter: &Presenter, view: &View) -> Option<Told> {
    let last = view.half_moves.last()?;
    Some(tell(presenter, "desk-state-last", |form| {
        let next = crate::seat::color_name(view.course.turn());
        let args = Args::new().set("number", last.number.to_string()).color(last.by).set("next", next);
        args.set("move", form.telling(&last.telling))
    }))
}

/// The boards that are known to differ, with the squares.
fn boards(presenter: &Presenter, view: &View) -> Vec<Told> {
    let differing = |whose: Color| (whose, view.differences(whose));
    let boards = Color::ALL.into_iter().map(differing).filter(|(_, squares)| !squares.is_empty());
    let told = boards.flat_map(|(whose, squares)| {
        let kind = EffectKind::BoardDiffers { whose, squares };
        presenter.present_at_desk(&Effect { to: Audience::Hall, kind })
    });
    told.collect()
}

/// The clocks of these players, as they stand, and which of them runs.
pub fn clocks(presenter: &Presenter, view: &View, whose: &[Color]) -> Told {
    let mut parts = Vec::new();
    for color in whose.iter().copied() {
        parts.push(clock(presenter, view, color));
        if view.running == Some(color) {
            parts.push(tell(presenter, "arbiter-state-runs", |_| Args::new().color(color)));
        }
    }
    if view.running.is_none() {
        parts.push(tell(presenter, "arbiter-state-stands", |_| Args::new()));
    }
    Told { topic: Some(Topic::Clock), ..joined(parts) }
}

fn clock(presenter: &Presenter, view: &View, color: Color) -> Told {
    let (used, moves) = (*view.used.get(color), *view.completed.get(color));
    match view.clocks.get(color) {
        Some(left) => tell(presenter, "arbiter-state-clock", |form| {
            let args = Args::new().color(color).set("left", form.span(*left)).set("used", form.span(used));
            args.set("moves", moves)
        }),
        None => tell(presenter, "arbiter-state-untimed", |form| {
            Args::new().color(color).set("used", form.span(used)).set("moves", moves)
        }),
    }
}

/// Whose board is under the fingers.
pub fn whose_board(presenter: &Presenter, whose: Color) -> Told {
    let told = tell(presenter, "desk-whose-board", |_| Args::new().color(whose));
    Told { urgency: Urgency::Now, ..told }
}

/// What is awaited, told to who is none of the players: every move is somebody else's.
pub fn awaited(presenter: &Presenter, view: &View) -> Told {
    let of = |color: Color| Presenter { owner: !color, ..presenter.clone() };
    match &view.awaited {
        Awaited::Start => answer::plain(presenter, None, "desk-not-begun"),
        // Whose key is whose is the players' to know.
        Awaited::Press(by) => tell(presenter, "desk-awaited-press", |_| Args::new().color(*by)),
        Awaited::Seal { by, .. } => tell(presenter, "desk-awaited-seal", |_| Args::new().color(*by)),
        Awaited::Move(color) | Awaited::LastWord(color) => {
            // Nor is any answer that waits.
            answer::awaited(&of(*color), &View { reply: None, ..view.clone() }, false)
        }
        _ => answer::awaited(presenter, view, false),
    }
}

/// What stands until somebody settles it: what the Laws provide, and an adjournment.
pub fn to_settle(presenter: &Presenter, view: &View) -> Vec<Told> {
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
        parts.push(tell(presenter, id, |_| Args::new().color(sealing.sealer)));
    }
    parts
}

/// All rules with their values.
pub fn rules(presenter: &Presenter, rules: &Rules) -> Told {
    joined(PARAMETERS.iter().map(|parameter| named_rule(presenter, parameter, rules)).collect())
}

/// A rule in words to be heard; on the line as it is typed.
fn named_rule(presenter: &Presenter, parameter: &'static Parameter, rules: &Rules) -> Told {
    let value = parameter.value(rules);
    let typed = tell(presenter, "arbiter-rule", |_| {
        let lang = presenter.program.lang();
        let args = Args::new().set("name", words::name(parameter.name, lang));
        args.set("value", words::shown_value(&value, lang))
    });
    match presenter.rule(Channel::Private, parameter.name, &value) {
        Some(words) => Told { line: typed.line, ..words },
        None => typed,
    }
}

/// One rule with its value, and the values it takes.
pub fn rule(presenter: &Presenter, parameter: &'static Parameter, rules: &Rules) -> Told {
    let told = tell(presenter, "arbiter-rule-takes", |_| {
        let lang = presenter.program.lang();
        let args = Args::new().set("name", words::name(parameter.name, lang));
        let args = args.set("value", words::shown_value(&parameter.value(rules), lang));
        args.set("values", words::values(parameter.values, lang))
    });
    Told { urgency: Urgency::Now, ..told }
}

/// The facts for the arbiter alone, in order, or that there are none: complaints about touched pieces (4.8), and illegal
/// moves that are to be claimed.
pub fn facts(presenter: &Presenter, view: &View) -> Told {
    if view.desk.facts.is_empty() {
        return answer::plain(presenter, Some(Earcon::Refused), "arbiter-no-facts");
    }
    let for_desk = view.desk.facts.iter().map(|kind| Effect { to: Audience::Desk, kind: kind.clone() });
    joined(for_desk.flat_map(|effect| presenter.present_at_desk(&effect)).collect())
}

/// What is written on the envelope, or that there is none.
pub fn envelope(presenter: &Presenter, view: &View) -> Told {
    let envelope = view.desk.sealing.as_ref().and_then(|sealing| sealing.envelope.as_ref());
    let Some(envelope) = envelope else {
        return answer::plain(presenter, Some(Earcon::Refused), "arbiter-no-envelope");
    };
    let by = envelope.sealed_by;
    let mut parts = Vec::new();
    if !(envelope.white.is_empty() && envelope.black.is_empty()) {
        parts.push(tell(presenter, "arbiter-envelope-names", |_| {
            Args::new().set("white", envelope.white.as_str()).set("black", envelope.black.as_str())
        }));
    }
    parts.push(tell(presenter, "arbiter-envelope-sealed", |_| Args::new().color(by).set("number", envelope.number)));
    parts.push(position(presenter, envelope));
    for color in Color::ALL {
        let (left, used) =
            color.fold_wb((envelope.white_left, envelope.white_used), (envelope.black_left, envelope.black_used));
        parts.push(match left {
            Some(left) => tell(presenter, "arbiter-envelope-times", |form| {
                Args::new().color(color).set("left", form.span(left)).set("used", form.span(used))
            }),
            None => {
                tell(presenter, "arbiter-envelope-used", |form| Args::new().color(color).set("used", form.span(used)))
            }
        });
    }
    parts.push(match envelope.draw_offered_by {
        Some(offer) => tell(presenter, "arbiter-envelope-offer", |_| Args::new().color(offer.0)),
        None => tell(presenter, "arbiter-envelope-no-offer", |_| Args::new()),
    });
    if let Some((date, time)) = envelope.date.trim_end_matches('Z').split_once('T') {
        parts.push(tell(presenter, "arbiter-envelope-date", |_| {
            Args::new().set("date", date.to_owned()).set("time", time.get(..5).unwrap_or(time).to_owned())
        }));
    }
    if !envelope.resumption.is_empty() {
        parts.push(tell(presenter, "arbiter-envelope-resumption", |_| {
            Args::new().set("text", envelope.resumption.as_str())
        }));
    }
    let kept = if envelope.on_paper { "arbiter-envelope-paper" } else { "arbiter-envelope-kept" };
    parts.push(tell(presenter, kept, |_| Args::new()));
    joined(parts)
}

/// The position: square by square to be heard, as FEN on the line.
fn position(presenter: &Presenter, envelope: &Envelope) -> Told {
    let board = envelope.position.parse::<Fen>().map_or_else(|_| Board::empty(), |fen| fen.into_setup().board);
    tell(presenter, "arbiter-envelope-position", |form| {
        let piece = |square: Square| Some((board.piece_at(square)?, square));
        let pieces: Vec<String> = Square::ALL
            .into_iter()
            .filter_map(piece)
            .map(|(piece, square)| named(form.locale, piece, square, presenter))
            .collect();
        Args::new().set("pieces", pieces.join(", ")).set("fen", envelope.position.as_str())
    })
}

fn named(locale: &Locale, piece: shakmaty::Piece, square: Square, presenter: &Presenter) -> String {
    format!("{} {}", locale.piece(piece), crate::presentation::quoted(&square_words(square, presenter.words)))
}
