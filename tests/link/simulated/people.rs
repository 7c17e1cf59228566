//! The people at both stations: they play, hear badly, press too early, try what is not theirs, and lose patience.

use super::station::{SECRET, SimulatedStation};
use super::table::SimulatedTable;
use ansage_game::announcement::{Announcement, NamedMove, OriginHint};
use ansage_game::event::{EventKind, OpponentsWord, Question};
use ansage_game::moment::Span;
use ansage_game::reading;
use ansage_game::ruling::{AssistantDuty, Ruling};
use ansage_game::seat::{Color, Seat};
use ansage_game::sensed::{BoardReport, GuideStep};
use ansage_game::view::{AwaitedAct, View};
use ansage_testing::dice::Dice;
use shakmaty::{Board, Chess, Position, Role, Square};

const WALL: &str = "1999-12-31T23:59:59Z";

/// A move as it is said: mostly a legal one, sometimes anything.
fn words(course: &Chess, care: usize, dice: &mut Dice) -> Announcement {
    let legal = course.legal_moves();
    if legal.is_empty() || !dice.chance(care) {
        let square = |dice: &mut Dice| Square::new(dice.below(64) as u32);
        let (from, to) = (OriginHint::from_square(square(dice)), square(dice));
        return Announcement::Piece {
            role: Some(dice.pick(&[Role::Pawn, Role::Knight, Role::Queen])),
            from,
            to,
            promotion: None,
        };
    }
    let chosen = legal[dice.below(legal.len())];
    reading::describe_legal_move(course, chosen).named.to_full_announcement()
}

fn last_of(view: &View, by: Color) -> Option<NamedMove> {
    let last = view.pending.as_ref().or(view.half_moves.last());
    last.filter(|half_move| half_move.player == by).map(|half_move| half_move.description.named)
}

/// What the host's player, his program or an arbiter there does next.
pub fn at_the_host(table: &mut SimulatedTable, dice: &mut Dice) -> Option<(Seat, EventKind)> {
    let view = table.view()?;
    let own = |kind| Some((Seat::White, kind));
    if !table.unheard.is_empty() && dice.chance(70) {
        let utterance = table.unheard.remove(0);
        return own(EventKind::AnnouncementHeard { utterance });
    }
    if dice.chance(12) {
        return aside(table, &view, dice);
    }
    if view.owed.white.repeat && dice.chance(40) {
        let words = last_of(&view, Color::Black).map(NamedMove::to_full_announcement)?;
        return own(EventKind::Repeated { words });
    }
    match &view.awaited {
        AwaitedAct::Start => own(EventKind::Started),
        AwaitedAct::Move(Color::White) => own(EventKind::Announced { words: words(&view.course, 96, dice) }),
        AwaitedAct::Press(Color::White) | AwaitedAct::LastWord(Color::White) => {
            own(EventKind::ClockPressed { player: Color::White })
        }
        // A seat that is the host's again is played at its keyboard.
        AwaitedAct::Move(Color::Black) if !view.links.black.has_own_station() && dice.chance(40) => {
            own(EventKind::Announced { words: words(&view.course, 96, dice) })
        }
        AwaitedAct::Press(Color::Black) if !view.links.black.has_own_station() => {
            own(EventKind::ClockPressed { player: Color::Black })
        }
        AwaitedAct::Resumption | AwaitedAct::Settlement(_) if dice.chance(30) => match view.desk.taken {
            true => Some((Seat::Arbiter, EventKind::PlayResumed)),
            false => own(EventKind::PlayResumed),
        },
        AwaitedAct::Settlement(_) => own(EventKind::Consented),
        AwaitedAct::Seal { player: Color::White, sealed: false } => {
            let commitment = Some(format!("besiegelt{}", dice.number()));
            own(EventKind::MoveSealed { commitment, wall: WALL.into() })
        }
        AwaitedAct::Seal { player: Color::White, sealed: true } => {
            own(EventKind::ClockPressed { player: Color::White })
        }
        AwaitedAct::Unsealing if dice.chance(20) => {
            let kind = EventKind::EnvelopeOpened { salt: String::new(), words: Some(words(&view.course, 100, dice)) };
            Some((Seat::Arbiter, kind))
        }
        _ => None,
    }
}

/// What happens beside the moves.
fn aside(table: &SimulatedTable, view: &View, dice: &mut Dice) -> Option<(Seat, EventKind)> {
    let own = |kind| Some((Seat::White, kind));
    let questions = [Question::Clocks, Question::OwnClock, Question::TimeUsed, Question::MoveCount];
    if let Some(asked) = view.assistant_asked.white.as_ref().filter(|_| dice.chance(20)) {
        return own(EventKind::AssistantAnswered { station: asked.station, accepted: dice.chance(90) });
    }
    match dice.below(24) {
        0..4 => own(EventKind::InformationAsked { question: dice.pick(&questions) }),
        4..8 => own(EventKind::ScoreWritten { text: format!("{SECRET}{}", dice.below(1_000)).into(), words: None }),
        8 => own(EventKind::DrawOffered),
        9 => own(EventKind::DrawDeclined),
        10 => own(EventKind::AnnouncementRepeatAsked),
        11 => own(EventKind::ClockPressed { player: Color::Black }),
        12 => own(EventKind::SpokenForOpponent { word: OpponentsWord::Resign }),
        13 => own(EventKind::NotUnderstood { text: SECRET.into(), understood: "".into(), part: SECRET.into() }),
        14 => own(EventKind::Corrected { words: words(&view.course, 90, dice) }),
        15 if dice.chance(40) => Some((Seat::Black, EventKind::SeatReleased)),
        16 if dice.chance(10) => own(EventKind::ArbiterCalled),
        17..20 if view.desk.taken => {
            let duty =
                Ruling::SetDuty { player: Color::White, duty: dice.pick(&AssistantDuty::ALL), on: dice.chance(70) };
            let clock = Ruling::SetClock { player: Color::Black, left: Span::from_secs(300) };
            let ruling = match dice.below(6) {
                0 => duty,
                1 => clock,
                2..5 => Ruling::Adjourn,
                _ => Ruling::Continue,
            };
            Some((Seat::Arbiter, EventKind::Ruled { ruling }))
        }
        17..20 if dice.chance(60) => {
            let (verifier, arbiter) = (format!("{SECRET}verifier"), String::new());
            match table.has_code() {
                true => Some((Seat::Arbiter, EventKind::DeskTaken { verifier, arbiter: arbiter.into() })),
                false => own(EventKind::CodeProposed { verifier, arbiter: arbiter.into() }),
            }
        }
        _ => None,
    }
}

/// What somebody at a joined station does next, knowing only what that station shows.
pub fn at_a_station(station: &mut SimulatedStation, now: u64, dice: &mut Dice) -> Option<(Color, EventKind)> {
    let seat = station.guest.join_summary()?.seat;
    let view = station.guest.view_at(station.moment(now))?;
    if station.capacity != ansage_game::joining::StationRole::Player || dice.chance(5) {
        return Some(forbidden(seat, &view, dice));
    }
    if let Some(kind) = station.steps.pop_front() {
        return Some((seat, kind));
    }
    let blind = station.guest.join_summary()?.blind;
    player(station, seat, blind, &view, dice).map(|kind| (seat, kind))
}

fn player(station: &mut SimulatedStation, seat: Color, blind: bool, view: &View, dice: &mut Dice) -> Option<EventKind> {
    if view.desk.code_asked == Some(seat) && dice.chance(30) {
        return Some(if dice.chance(70) { EventKind::Confirmed { player: seat } } else { EventKind::PressCancelled });
    }
    if view.offer == Some(!seat) && dice.chance(30) {
        return Some(if dice.chance(15) { EventKind::DrawAccepted } else { EventKind::DrawDeclined });
    }
    if dice.chance(8) {
        return talk(view, dice);
    }
    if view.owed.get(seat).repeat && dice.chance(60) {
        let right = last_of(view, !seat).filter(|_| dice.chance(85));
        let words = right.map_or_else(|| words(&view.course, 50, dice), NamedMove::to_full_announcement);
        return Some(EventKind::Repeated { words });
    }
    let by_hand = station.shows && !blind;
    if by_hand
        && view.pending.as_ref().is_none_or(|pending| pending.player != seat)
        && view.awaited != AwaitedAct::Move(seat)
    {
        mend(station, &view.expected_board(), dice);
        if let Some(kind) = station.steps.pop_front() {
            return Some(kind);
        }
    }
    match view.awaited {
        AwaitedAct::Start if dice.chance(5) => Some(EventKind::Started),
        AwaitedAct::Move(by) if by == seat => {
            let words = words(&view.course, 94, dice);
            if by_hand && dice.chance(85) {
                mend(station, &after(&view.course, words), dice);
            }
            station.steps.push_back(EventKind::Announced { words });
            station.steps.push_back(EventKind::ClockPressed { player: seat });
            station.steps.pop_front()
        }
        AwaitedAct::Press(by) if by == seat => Some(EventKind::ClockPressed { player: by }),
        AwaitedAct::Resumption | AwaitedAct::Settlement(_) if dice.chance(30) => Some(EventKind::PlayResumed),
        AwaitedAct::Seal { player: by, sealed } if by == seat => Some(match sealed {
            true => EventKind::ClockPressed { player: by },
            false => EventKind::MoveSealed { commitment: None, wall: WALL.into() },
        }),
        _ => None,
    }
}

fn talk(view: &View, dice: &mut Dice) -> Option<EventKind> {
    Some(match dice.below(12) {
        0 => EventKind::DrawOffered,
        1 => EventKind::FlagClaimed,
        2 if dice.chance(10) => EventKind::Resigned,
        3 if dice.chance(15) => EventKind::ArbiterCalled,
        4 => EventKind::AnnouncementRepeatAsked,
        5 => EventKind::InformationAsked { question: Question::Clocks },
        6 => EventKind::ScoreWritten { text: "e4".into(), words: None },
        7 => EventKind::Corrected { words: words(&view.course, 90, dice) },
        8 => EventKind::Adjusting,
        9 => EventKind::ClockPressed { player: Color::Black },
        10 => EventKind::NotUnderstood { text: "?".into(), understood: "".into(), part: "?".into() },
        _ => return None,
    })
}

/// What may not be sent from there, or not by everybody.
fn forbidden(seat: Color, view: &View, dice: &mut Dice) -> (Color, EventKind) {
    let words = words(&view.course, 90, dice);
    match dice.below(10) {
        0 => (!seat, EventKind::Announced { words }),
        1 => (!seat, EventKind::ClockPressed { player: !seat }),
        2 => (seat, EventKind::ClockPressed { player: !seat }),
        3 => (seat, EventKind::Misheard { words }),
        4 => (seat, EventKind::TimeSet { time: "5+3".parse().expect("a time control") }),
        5 => (seat, EventKind::Ruled { ruling: Ruling::Continue }),
        6 => (seat, EventKind::AnnouncementHeard { utterance: 1 }),
        7 => (!seat, EventKind::Resigned),
        8 => (seat, EventKind::MoveSealed { commitment: Some("mine".into()), wall: WALL.into() }),
        _ => (seat, EventKind::ProgramResumed { wall: WALL.into(), alive: None, revision: None }),
    }
}

/// The pieces after a move, where it is one.
fn after(course: &Chess, words: Announcement) -> Board {
    let mut after = course.clone();
    let legal = course
        .legal_moves()
        .into_iter()
        .find(|legal| reading::describe_legal_move(course, *legal).named.to_full_announcement() == words);
    if let Some(legal) = legal {
        after.play_unchecked(legal);
    }
    after.board().clone()
}

/// Hands on the own board, on the way to what it should show; sometimes to something else.
fn mend(station: &mut SimulatedStation, wanted: &Board, dice: &mut Dice) {
    let hand = dice.below(4);
    for _ in 0..6 {
        let Some(step) = GuideStep::next_step(&station.board, wanted) else { return };
        let report = match step {
            GuideStep::Lift { square, piece } => {
                station.board.discard_piece_at(square);
                BoardReport::Lifted { square, piece }
            }
            GuideStep::Place { square, piece } => {
                let wrong = Square::new(dice.below(64) as u32);
                let free = station.board.piece_at(wrong).is_none();
                let square = if hand == 0 && free && dice.chance(20) { wrong } else { square };
                station.board.set_piece_at(square, piece);
                BoardReport::Placed { square, piece }
            }
        };
        station.steps.push_back(EventKind::BoardReported(report));
    }
}
