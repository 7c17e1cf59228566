//! What must hold of the host's answers, and of the whole journal when a game is at rest.

use super::LinkTally;
use super::table::SimulatedTable;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::referee::Referee;
use ansage_link::host::HostAction;
use ansage_link::message::HostMessage;
use std::collections::BTreeMap;

/// Counts what the host answers.
pub fn answers(out: &[HostAction], tally: &mut LinkTally) {
    let mut replaced = false;
    for out in out {
        match out {
            HostAction::Send { message, .. } => match &**message {
                HostMessage::Bye(ansage_link::message::DisconnectReason::Replaced) => replaced = true,
                HostMessage::Welcome(_) if replaced => tally.count("station replaced its own line"),
                _ => {}
            },
            HostAction::Journal { kind: EventKind::HistoryDiffers { .. }, .. } => {
                tally.count("arbiter called for a history")
            }
            _ => {}
        }
    }
    let denied = out.iter().filter(|out| matches!(out, HostAction::Send { message, .. } if is_denial(message))).count();
    let welcome = out.iter().any(|out| matches!(out, HostAction::Send { message, .. } if is_welcome(message)));
    if welcome && denied > 0 {
        tally.count("denial told again");
    }
}

fn is_denial(message: &HostMessage) -> bool {
    matches!(message, HostMessage::Denied { .. })
}

fn is_welcome(message: &HostMessage) -> bool {
    matches!(message, HostMessage::Welcome(_))
}

/// The acts of each station are in the journal once each, in their order, and moments never go back.
pub fn journal(table: &SimulatedTable) {
    let mut last: BTreeMap<u8, u64> = BTreeMap::new();
    let mut at = Default::default();
    for (_, event, _) in &table.disk.entries {
        assert!(event.at >= at, "moments go back");
        at = event.at;
        let EventSource::Link { station, act } = event.port else { continue };
        if act == 0 {
            assert!(matches!(event.kind, EventKind::LinkDenied { .. }), "an act without a number");
            continue;
        }
        let before = last.insert(station, act).unwrap_or(0);
        assert!(act > before, "act {act} of station {station} after act {before}");
    }
}

/// Played again, the journal comes to the same state.
pub fn replays(table: &SimulatedTable) {
    let mut again = Referee::open(table.terms.clone()).expect("terms that can be played");
    for (_, event, effects) in &table.disk.entries {
        assert_eq!(again.handle(event), *effects, "played again");
    }
    let program = table.program.as_ref().expect("a program that runs");
    assert_eq!(again.state_text(), program.referee.state_text(), "another state when played again");
}

/// What a station says of its history changes nothing in the game but that the arbiter is called.
pub fn differing_history_changes_nothing(table: &SimulatedTable) {
    let mut referee = Referee::open(table.terms.clone()).expect("terms that can be played");
    for (_, event, _) in &table.disk.entries {
        // What time itself has brought about until then (a flag, the assistant's press) is not its doing.
        let mut until = referee.clone();
        until.handle(&Event { kind: EventKind::DeadlineReached, port: EventSource::Clock, ..event.clone() });
        let before = until.view(event.at);
        referee.handle(event);
        if matches!(event.kind, EventKind::HistoryDiffers { .. }) {
            let after = referee.view(event.at);
            assert_eq!(after.half_moves, before.half_moves);
            assert_eq!(after.course, before.course);
            assert_eq!(after.boards, before.boards);
            assert_eq!(after.scores, before.scores);
            assert_eq!(after.clocks, before.clocks, "no time is taken");
            assert_eq!(after.running, None, "the arbiter is called: both clocks stand");
        }
    }
}
