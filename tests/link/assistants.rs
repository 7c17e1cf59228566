//! Assistants at the host's machine: nobody is one before the player or the arbiter has agreed to this person.

use super::machines::{HostBench, bye, hello};
use ansage_game::event::{EventKind, EventSource, Question};
use ansage_game::joining::StationRole;
use ansage_game::seat::{Color, Seat};
use ansage_link::guest::Client;
use ansage_link::message::{ClientMessage, DisconnectReason, HostMessage};
use ansage_link::role::Denial;

fn assistant(name: &str) -> ClientMessage {
    Client::with_name(StationRole::Assistant, Some(Color::White), name.into()).hello_message()
}

fn is_welcomed(messages: &[HostMessage]) -> bool {
    messages.iter().any(|message| matches!(message, HostMessage::Welcome(_)))
}

fn awaits_consent(messages: &[HostMessage]) -> bool {
    messages.iter().any(|message| matches!(message, HostMessage::AwaitConsent { player: Color::White }))
}

fn effects(messages: &[HostMessage]) -> String {
    let effects = messages.iter().filter_map(|message| match message {
        HostMessage::Entry { effects, .. } => Some(format!("{effects:?}")),
        _ => None,
    });
    effects.collect()
}

fn answer(bench: &mut HostBench, station: u8, accepted: bool) {
    bench.happen(Seat::White, EventKind::AssistantAnswered { station, accepted });
}

fn presses(bench: &HostBench) -> usize {
    bench.table.disk.entries.iter().filter(|(_, event, _)| event.port.station() == Some(2)).count()
}

#[test]
fn f17_a_new_code_lets_no_assistant_in_without_consent() {
    let mut bench = HostBench::new();
    let said = bench.says(1, 2, &assistant("Cy Tal"));
    assert!(awaits_consent(&said) && !is_welcomed(&said), "{said:?}");
    bench.happen(Seat::White, EventKind::Started);
    let kind = EventKind::Announced { words: "P?e4".parse().expect("a move") };
    let said = bench.says(1, 2, &ClientMessage::Act { n: 1, seat: Seat::White, kind });
    let is_denied = |it: &HostMessage| matches!(it, HostMessage::Denied { n: 1, why: Denial::AwaitsConsent });
    assert!(said.iter().all(is_denied) && said.len() == 1, "it is told nothing of the game: {said:?}");
    assert_eq!(presses(&bench), 0, "nothing that it sends counts");
    answer(&mut bench, 2, false);
    assert_eq!(bye(&bench.answers(1)), Some(DisconnectReason::NotAccepted));
}

#[test]
fn f17_an_assistant_without_a_name_is_not_asked_about() {
    let mut bench = HostBench::new();
    let said = bench.says(1, 2, &hello(StationRole::Assistant, Some(Color::White)));
    assert_eq!(bye(&said), Some(DisconnectReason::NoName));
    let asked =
        |(_, event, _): &(_, ansage_game::event::Event, _)| matches!(event.kind, EventKind::AssistantAsked { .. });
    assert!(!bench.table.disk.entries.iter().any(asked));
}

#[test]
fn f17_after_a_yes_the_assistant_is_in_and_comes_back_with_its_key_unasked() {
    let mut bench = HostBench::new();
    bench.says(1, 2, &assistant("Cy Tal"));
    answer(&mut bench, 2, true);
    assert!(is_welcomed(&bench.answers(1)));
    bench.gone(1);
    let said = bench.says(2, 2, &assistant(""));
    assert!(is_welcomed(&said) && !awaits_consent(&said), "{said:?}");
    // Also after the journal was opened again; a new device is asked about again.
    bench.restart();
    assert!(is_welcomed(&bench.says(3, 2, &assistant(""))));
    bench.gone(3);
    assert!(awaits_consent(&bench.says(4, 3, &assistant("Cy Tal"))));
    // The old one is the assistant until somebody has agreed to the new one.
    assert!(is_welcomed(&bench.says(5, 2, &assistant(""))));
    answer(&mut bench, 3, true);
    assert_eq!(bye(&bench.answers(5)), Some(DisconnectReason::SeatTaken));
}

#[test]
fn f17_an_assistant_who_waits_while_the_journal_is_opened_again_is_asked_about_again() {
    let mut bench = HostBench::new();
    bench.says(1, 2, &assistant("Cy Tal"));
    bench.restart();
    assert!(awaits_consent(&bench.says(2, 2, &assistant("Cy Tal"))));
    answer(&mut bench, 2, true);
    assert!(is_welcomed(&bench.answers(2)));
}

#[test]
fn f17_two_assistants_at_once_and_one_answer() {
    let mut bench = HostBench::new();
    bench.says(1, 2, &assistant("Cy Tal"));
    assert!(awaits_consent(&bench.says(2, 3, &assistant("Ed Ost"))));
    answer(&mut bench, 2, true);
    let sent = std::mem::take(&mut bench.table.sent);
    let text = format!("{sent:?}");
    assert!(text.contains("Welcome") && text.contains("SeatTaken"), "{text}");
    assert_eq!(bye(&bench.says(3, 4, &assistant("Fe Alt"))), Some(DisconnectReason::SeatTaken));
}

#[test]
fn f17_what_the_player_asks_is_not_the_assistants() {
    let mut bench = HostBench::new();
    bench.says(1, 2, &assistant("Cy Tal"));
    answer(&mut bench, 2, true);
    bench.happen(Seat::White, EventKind::Started);
    bench.answers(1);
    for question in [Question::Clocks, Question::TimeUsed, Question::MoveCount] {
        bench.happen(Seat::White, EventKind::InformationAsked { question });
    }
    bench.happen(Seat::White, EventKind::FlagClaimed);
    let told = effects(&bench.answers(1));
    assert!(!told.contains("Answered") && !told.contains("Refused"), "{told}");
    // What is refused to the assistant is told there.
    let kind = EventKind::FlagClaimed;
    let said = bench.says(1, 2, &ClientMessage::Act { n: 1, seat: Seat::White, kind });
    assert!(effects(&said).contains("Refused"), "{said:?}");
    // Also while the link was lost.
    let (last_seq, head) = (bench.table.disk.entries.len() as u64, bench.table.disk.entries.last().unwrap().0.clone());
    bench.gone(1);
    bench.happen(Seat::White, EventKind::InformationAsked { question: Question::TimeUsed });
    let mut back = assistant("");
    if let ClientMessage::Hello { last_seq: seq, head: known, .. } = &mut back {
        (*seq, *known) = (last_seq, head);
    }
    let said = bench.says(2, 2, &back);
    assert!(is_welcomed(&said) && !effects(&said).contains("Answered"), "{said:?}");
}

#[test]
fn f17_an_assistant_does_not_answer_about_another_one() {
    let mut bench = HostBench::new();
    bench.says(1, 2, &assistant("Cy Tal"));
    answer(&mut bench, 2, true);
    bench.gone(1);
    bench.says(1, 2, &assistant(""));
    bench.gone(1);
    bench.says(3, 3, &assistant("Ed Ost"));
    bench.says(1, 2, &assistant(""));
    let kind = EventKind::AssistantAnswered { station: 3, accepted: true };
    let said = bench.says(1, 2, &ClientMessage::Act { n: 1, seat: Seat::White, kind: kind.clone() });
    assert!(said.iter().any(|it| matches!(it, HostMessage::Denied { why: Denial::PlayersOwn, .. })), "{said:?}");
    // Nor does it where the referee alone looks.
    let port = EventSource::Link { station: 2, act: 9 };
    bench.table.happen(Seat::White, port, kind, &mut Default::default());
    assert!(bye(&bench.answers(3)).is_none() && !is_welcomed(&bench.answers(3)));
}
