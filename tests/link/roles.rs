//! Who may send what over the link: every capacity, every event, every duty.

use ansage_game::event::{EventKind, OpponentsWord, Question};
use ansage_game::joining::StationRole;
use ansage_game::ruling::{AssistantDuties, AssistantDuty, Ruling};
use ansage_game::seat::{ByColor, Color};
use ansage_game::sensed::BoardReport;
use ansage_link::role::{Denial, Sender, check_can_send, event_name};
use shakmaty::Square;

/// One event of every kind, as the player of Black would send it.
fn every_kind() -> Vec<EventKind> {
    let words = "Pe7e5".parse().expect("a move code");
    let text = String::from("e5");
    let wall = String::new();
    let terms = Box::new(ansage_game::terms::GameTerms::new("90+30".parse().expect("a time control")));
    vec![
        EventKind::Opened { terms, wall: wall.clone() },
        EventKind::ProgramResumed { wall: wall.clone(), alive: None, revision: None },
        EventKind::ProgramLeft,
        EventKind::ProgramStalled { since: ansage_game::moment::Moment::START },
        EventKind::TimeSet { time: "5".parse().expect("a time control") },
        EventKind::Started,
        EventKind::PlayResumed,
        EventKind::Announced { words },
        EventKind::NotUnderstood {
            text: text.as_str().into(),
            understood: text.as_str().into(),
            part: text.as_str().into(),
        },
        EventKind::AnnouncementHeard { utterance: 1 },
        EventKind::AnnouncementDelayed { utterance: 1 },
        EventKind::AnnouncementBegun { utterance: 1 },
        EventKind::Corrected { words },
        EventKind::Misheard { words },
        EventKind::ReplyEntered { words },
        EventKind::Repeated { words },
        EventKind::Executed { from: Square::E7, to: Square::E5, placed: None },
        EventKind::BoardReported(BoardReport::Lost),
        EventKind::AnnounceButtonPressed,
        EventKind::ScoreWritten { text: text.as_str().into(), words: None },
        EventKind::PieceTouched { square: Square::E7 },
        EventKind::Adjusting,
        EventKind::ClockPressed { player: Color::Black },
        EventKind::PressCancelled,
        EventKind::SpokenForOpponent { word: OpponentsWord::Draw },
        EventKind::DrawOffered,
        EventKind::DrawAccepted,
        EventKind::DrawDeclined,
        EventKind::Resigned,
        EventKind::FlagClaimed,
        EventKind::Claimed { claim: ansage_game::claim::Claim::Touched },
        EventKind::Consented,
        EventKind::ArbiterCalled,
        EventKind::CodeProposed { verifier: text.clone(), arbiter: text.as_str().into() },
        EventKind::Confirmed { player: Color::Black },
        EventKind::DeskTaken { verifier: text.clone(), arbiter: text.as_str().into() },
        EventKind::DeskLeft,
        EventKind::Ruled { ruling: Ruling::Continue },
        EventKind::MoveSealed { commitment: None, wall: wall.clone() },
        EventKind::EnvelopeOpened { salt: text.clone(), words: None },
        EventKind::InformationAsked { question: Question::TimeUsed },
        EventKind::AnnouncementRepeatAsked,
        EventKind::ComparisonAsked,
        EventKind::MovesTakenBack,
        EventKind::DeadlineReached,
        EventKind::LinkFound { station: 1, role: StationRole::Player, again: false },
        EventKind::AssistantAsked { station: 2, name: text.as_str().into() },
        EventKind::AssistantAnswered { station: 2, accepted: true },
        EventKind::LinkLost { station: 1, role: StationRole::Player, since: None },
        EventKind::SeatReleased,
        EventKind::LinkDenied { what: text.as_str().into(), reason: text.as_str().into() },
        EventKind::CodeRefused { count: 1, changed: false },
        EventKind::HistoryDiffers { seq: 1, head: text },
    ]
}

/// Whether its player sends it; the letter of the assistant's duty; for whom the assistant does it: his own player, his
/// opponent, or both. A new event does not compile before it is decided here, too, and belongs into [`every_kind`].
fn row(kind: &EventKind) -> (bool, Option<(char, bool, bool)>) {
    const NOBODY: (bool, Option<(char, bool, bool)>) = (false, None);
    const PLAYER: (bool, Option<(char, bool, bool)>) = (true, None);
    match kind {
        EventKind::Opened { .. }
        | EventKind::ProgramResumed { .. }
        | EventKind::ProgramLeft
        | EventKind::ProgramStalled { .. }
        | EventKind::TimeSet { .. }
        | EventKind::AnnouncementHeard { .. }
        | EventKind::AnnouncementDelayed { .. }
        | EventKind::AnnouncementBegun { .. }
        | EventKind::Misheard { .. }
        | EventKind::ReplyEntered { .. }
        | EventKind::SpokenForOpponent { .. }
        | EventKind::CodeProposed { .. }
        | EventKind::DeskTaken { .. }
        | EventKind::DeskLeft
        | EventKind::Ruled { .. }
        | EventKind::EnvelopeOpened { .. }
        | EventKind::DeadlineReached
        | EventKind::LinkFound { .. }
        | EventKind::AssistantAsked { .. }
        | EventKind::LinkLost { .. }
        | EventKind::SeatReleased
        | EventKind::LinkDenied { .. }
        | EventKind::CodeRefused { .. }
        | EventKind::HistoryDiffers { .. } => NOBODY,
        EventKind::Started
        | EventKind::PlayResumed
        | EventKind::NotUnderstood { .. }
        | EventKind::Repeated { .. }
        | EventKind::BoardReported(_)
        | EventKind::AnnounceButtonPressed
        | EventKind::Adjusting
        | EventKind::DrawOffered
        | EventKind::DrawAccepted
        | EventKind::DrawDeclined
        | EventKind::Resigned
        | EventKind::Claimed { .. }
        | EventKind::Consented
        | EventKind::Confirmed { .. }
        | EventKind::ComparisonAsked
        | EventKind::AssistantAnswered { .. }
        | EventKind::InformationAsked { .. }
        | EventKind::MovesTakenBack => PLAYER,
        EventKind::Executed { .. } => (true, Some(('a', true, true))),
        EventKind::Announced { .. } | EventKind::Corrected { .. } => (true, Some(('b', true, true))),
        EventKind::AnnouncementRepeatAsked => (true, Some(('b', true, false))),
        EventKind::ScoreWritten { .. } | EventKind::ClockPressed { .. } | EventKind::PressCancelled => {
            (true, Some(('c', true, false)))
        }
        EventKind::FlagClaimed | EventKind::ArbiterCalled => (true, Some(('e', true, false))),
        EventKind::PieceTouched { .. } => (true, Some(('e', false, true))),
        EventKind::MoveSealed { .. } => (true, Some(('f', true, false))),
    }
}

/// The same event as of another seat, where it names one.
fn of_seat(kind: &EventKind, seat: Color) -> EventKind {
    match kind {
        EventKind::ClockPressed { .. } => EventKind::ClockPressed { player: seat },
        EventKind::Confirmed { .. } => EventKind::Confirmed { player: seat },
        kind => kind.clone(),
    }
}

fn all_duties() -> Vec<AssistantDuties> {
    let single = AssistantDuty::ALL.into_iter().map(|duty| AssistantDuties::NONE.with_duty_set(duty, true));
    let but_one = AssistantDuty::ALL.into_iter().map(|duty| AssistantDuties::ALL.with_duty_set(duty, false));
    [AssistantDuties::ALL, AssistantDuties::NONE].into_iter().chain(single).chain(but_one).collect()
}

/// Every combination, with whether it is let through.
fn everything(
    mut see: impl FnMut(StationRole, AssistantDuties, Color, Color, ByColor<bool>, &EventKind, Result<(), Denial>),
) {
    for kind in every_kind() {
        for (capacity, own, seat) in StationRole::ALL.into_iter().flat_map(|capacity| {
            let sides = Color::ALL.into_iter().flat_map(|own| Color::ALL.into_iter().map(move |seat| (own, seat)));
            sides.map(move |(own, seat)| (capacity, own, seat))
        }) {
            for duties in all_duties() {
                for white_blind in [true, false] {
                    let blind = ByColor { white: white_blind, black: false };
                    let mut all = ByColor { white: AssistantDuties::ALL, black: AssistantDuties::ALL };
                    *all.get_mut(own) = duties;
                    let kind = of_seat(&kind, seat);
                    let answer = check_can_send(Sender { role: capacity, seat: own }, all, seat, blind, &kind);
                    see(capacity, duties, own, seat, blind, &kind, answer);
                }
            }
        }
    }
}

#[test]
fn every_capacity_may_send_its_own_events_and_no_other() {
    let mut seen = 0;
    everything(|capacity, duties, own, seat, blind, kind, answer| {
        let (player, assistant) = row(kind);
        let expected = match capacity {
            StationRole::Spectator => false,
            StationRole::Arbiter => matches!(
                kind,
                EventKind::Ruled { .. }
                    | EventKind::DeskLeft
                    | EventKind::PlayResumed
                    | EventKind::ComparisonAsked
                    | EventKind::AssistantAnswered { .. }
            ),
            StationRole::Player => player && seat == own,
            StationRole::Assistant => assistant.is_some_and(|(letter, his, others)| {
                let duty = AssistantDuty::from_letter(letter).expect("a letter of D.2.9");
                let sighted_may = matches!(letter, 'a' | 'b');
                duties.has_duty(duty) && (*blind.get(own) || sighted_may) && if seat == own { his } else { others }
            }),
        };
        assert_eq!(
            answer.is_ok(),
            expected,
            "{capacity:?} of {own:?} for {seat:?} with {duties:?}: {kind:?}: {answer:?}"
        );
        if capacity == StationRole::Spectator {
            assert_eq!(answer, Err(Denial::Spectator));
        }
        seen += 1;
    });
    assert_eq!(seen, 53 * 4 * 4 * 14 * 2, "every event is in the table");
}

/// D.2.9: each of the six switches opens its own acts and no other.
#[test]
fn each_duty_of_an_assistant_opens_its_own_acts_d_2_9() {
    let opened = |duty: AssistantDuty| -> Vec<&'static str> {
        let mut names = Vec::new();
        everything(|capacity, duties, own, _, blind, kind, answer| {
            let only = duties == AssistantDuties::NONE.with_duty_set(duty, true);
            if capacity == StationRole::Assistant && own == Color::White && blind.white && only && answer.is_ok() {
                names.push(event_name(kind));
            }
        });
        names.sort_unstable();
        names.dedup();
        names
    };
    assert_eq!(opened(AssistantDuty::Execute), ["executed"]);
    assert_eq!(opened(AssistantDuty::Announce), ["announced", "announcement-repeat-asked", "corrected"]);
    assert_eq!(opened(AssistantDuty::ScoreAndClock), ["clock-pressed", "press-cancelled", "score-written"]);
    assert_eq!(opened(AssistantDuty::Inform), [""; 0], "the program answers, and the player alone");
    assert_eq!(opened(AssistantDuty::Claim), ["arbiter-called", "flag-claimed", "piece-touched"]);
    assert_eq!(opened(AssistantDuty::Adjourn), ["move-sealed"]);
}

/// D.2.10: a sighted player's assistant makes and announces moves, whatever else somebody has switched on for him.
#[test]
fn a_sighted_players_assistant_has_a_and_b_only_d_2_10() {
    everything(|capacity, duties, own, seat, blind, kind, answer| {
        if capacity != StationRole::Assistant || *blind.get(own) || row(kind).1.is_none() {
            return;
        }
        let a_or_b =
            matches!(kind, EventKind::Executed { .. } | EventKind::Announced { .. } | EventKind::Corrected { .. })
                || matches!(kind, EventKind::AnnouncementRepeatAsked) && seat == own;
        if a_or_b {
            assert!(duties != AssistantDuties::ALL || answer.is_ok(), "{kind:?}: {answer:?}");
        } else {
            assert!(answer.is_err(), "{kind:?} with {duties:?}");
            let reaches = (seat == own) != matches!(kind, EventKind::PieceTouched { .. });
            assert!(!reaches || answer == Err(Denial::SightedAssistant), "{kind:?}: {answer:?}");
        }
    });
}

#[test]
fn names_are_those_of_the_journal() {
    for kind in every_kind() {
        let written = serde_json::to_value(&kind).expect("plain data");
        let tag = written.as_str().map(str::to_owned);
        let tag = tag.or_else(|| written.as_object().and_then(|object| object.keys().next().cloned()));
        assert_eq!(tag.as_deref(), Some(event_name(&kind)));
    }
    let recorded = [
        (Denial::Spectator, "spectator"),
        (Denial::OtherSeat, "other-seat"),
        (Denial::PlayersOwn, "players-own"),
        (Denial::NoDuty, "no-duty"),
        (Denial::SightedAssistant, "sighted-assistant"),
        (Denial::Hosts, "hosts"),
        (Denial::Arbiters, "arbiters"),
        (Denial::OnPaper, "on-paper"),
        (Denial::TooLong, "too-long"),
        (Denial::Flood, "flood"),
        (Denial::Unreadable, "unreadable"),
        (Denial::Unrecorded, "unrecorded"),
    ];
    for (denial, name) in recorded {
        assert_eq!(Denial::from_name(name).as_ref(), Some(&denial));
        assert_eq!(denial.name(), name);
        assert_eq!(serde_json::to_value(denial).expect("plain data"), name);
    }
    assert_eq!(Denial::WrongCode { count: 3 }.name(), "wrong-code");
}

/// A player, blind, at Black: what is in an act counts, too.
fn players(kind: &EventKind) -> Result<(), Denial> {
    let both = ByColor { white: AssistantDuties::ALL, black: AssistantDuties::ALL };
    check_can_send(
        Sender { role: StationRole::Player, seat: Color::Black },
        both,
        Color::Black,
        ByColor { white: true, black: true },
        kind,
    )
}

#[test]
fn an_act_may_not_hide_anothers_in_it() {
    assert_eq!(players(&EventKind::ClockPressed { player: Color::White }), Err(Denial::OtherSeat));
    assert_eq!(players(&EventKind::ClockPressed { player: Color::Black }), Ok(()));
    let sealed = |commitment: Option<&str>| {
        players(&EventKind::MoveSealed { commitment: commitment.map(str::to_owned), wall: String::new() })
    };
    assert_eq!(sealed(Some("proof")), Err(Denial::OnPaper), "what opens it would not lie with the arbiter");
    assert_eq!(sealed(None), Ok(()));
    let sealed_at = |length: usize| players(&EventKind::MoveSealed { commitment: None, wall: "ä".repeat(length) });
    assert_eq!((sealed_at(200), sealed_at(201)), (Ok(()), Err(Denial::TooLong)));
    // What a person writes is never longer: it is cut where it is read.
    let sent = format!(r#"{{"score-written":{{"text":"{}","words":null}}}}"#, "ä".repeat(201));
    let cut = EventKind::ScoreWritten { text: format!("{}…", "ä".repeat(199)).into(), words: None };
    assert_eq!(serde_json::from_str::<EventKind>(&sent).unwrap(), cut);
}

/// The names in a value, however deep.
fn names(value: &serde_json::Value, found: &mut Vec<String>) {
    match value {
        serde_json::Value::Object(fields) => fields.iter().for_each(|(name, value)| {
            found.push(name.clone());
            names(value, found);
        }),
        serde_json::Value::Array(values) => values.iter().for_each(|value| names(value, found)),
        _ => {}
    }
}

/// Presses are stamped by the host: nothing that a station may send says when it happened, but for the calendar time of
/// an envelope, which the host fills in itself.
#[test]
fn nothing_that_may_be_sent_says_when_it_happened() {
    for kind in every_kind().into_iter().filter(|kind| players(kind).is_ok()) {
        let said = ansage_link::message::ClientMessage::Act { n: 1, seat: Color::Black.into(), kind };
        let mut found = Vec::new();
        names(&serde_json::to_value(&said).unwrap(), &mut found);
        let times = ["at", "now", "time", "moment", "since", "clock", "millis", "ms"];
        found.retain(|name| times.contains(&name.as_str()) || name == "wall" && !found_sealed(&said));
        assert!(found.is_empty(), "{said:?} says {found:?}");
    }
}

fn found_sealed(said: &ansage_link::message::ClientMessage) -> bool {
    matches!(said, ansage_link::message::ClientMessage::Act { kind: EventKind::MoveSealed { .. }, .. })
}

/// D.2.9.d: the answers are the player's, so that no assistant asks.
#[test]
fn f17_no_assistant_asks_what_is_answered_to_the_player_alone_d_2_9_d() {
    let all = ByColor { white: AssistantDuties::ALL, black: AssistantDuties::ALL };
    let blind = ByColor { white: true, black: false };
    let asks = |role, question| {
        let kind = EventKind::InformationAsked { question };
        check_can_send(Sender { role, seat: Color::White }, all, Color::White, blind, &kind)
    };
    let questions = [Question::Clocks, Question::OwnClock, Question::OpponentsClock, Question::MoveCount];
    for question in questions.into_iter().chain([Question::TimeUsed, Question::Control, Question::LastSquare]) {
        assert_eq!(asks(StationRole::Assistant, question), Err(Denial::PlayersOwn), "{question:?}");
        assert_eq!(asks(StationRole::Player, question), Ok(()), "{question:?}");
    }
}
