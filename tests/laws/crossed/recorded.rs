//! Acts that cross with something open, and what is known of them afterwards: a claim that was made stays made, and an act
//! that ends the game is told where it makes a case.

use super::super::acts::terms_from;
use super::super::adjournment::{desk, rule};
use super::super::table::RefereeTable;
use ansage_game::claim::{CrossingAct, Measure, Remedy, RemedyCause};
use ansage_game::event::EventKind;
use ansage_game::moment::Moment;
use ansage_game::outcome::{Outcome, WinReason};
use ansage_game::ruling::Ruling;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;

/// White is to move, sighted: Ra8 mates.
const MATE: &str = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
/// White stalemates with his queen on g6.
const STALEMATE: &str = "7k/8/8/6Q1/p7/P7/8/K7 w - - 0 1";
/// The same two with the colours the other way round.
const MATE_BY_BLACK: &str = "r3k3/8/8/8/8/8/5PPP/6K1 b - - 0 1";
const STALEMATE_BY_BLACK: &str = "k7/8/p7/P7/6q1/8/8/7K b - - 0 1";
/// White can checkmate nobody.
const BARE: &str = "4k3/7p/8/8/8/8/8/4K3 w - - 0 1";

/// A game of twenty seconds whose blind player has the keyboard.
fn blind(owner: Color, year: u16, fen: &str) -> GameTerms {
    let white_blind = owner == Color::White;
    GameTerms { owner, white_blind, black_blind: !white_blind, ..terms_from(year, "0:20", fen) }
}

/// The sighted player of this colour has let the flag fall and pressed, the owner of the keyboard has claimed it, the move
/// is entered and heard, and its player confirms it.
fn claimed_before_entry(year: u16, fen: &str, mover: Color, entry: &str, at_desk: bool) -> RefereeTable {
    let owner = !mover;
    let mut table = RefereeTable::begun_with(blind(owner, year, fen));
    if at_desk {
        desk(&mut table);
    }
    let seat = Seat::from(owner);
    table.after(21_000).send(seat, EventKind::DeadlineReached);
    table.send(seat, EventKind::ClockPressed { player: mover }).send(seat, EventKind::FlagClaimed);
    table.includes("claimed flag");
    table.send(seat, EventKind::Announced { words: entry.parse().expect("a move") }).heard();
    table.send(seat, EventKind::Confirmed { player: mover });
    table
}

/// QA13: the claim was made already, and the claimant was asked to make it again.
#[test]
fn art_6_8_and_6_9_a_flag_that_was_claimed_before_the_entry_wins_although_the_entry_ends_the_game() {
    let games = [
        (MATE, Color::White, "Ra1a8"),
        (STALEMATE, Color::White, "Qg5g6"),
        (MATE_BY_BLACK, Color::Black, "Ra8a1"),
        (STALEMATE_BY_BLACK, Color::Black, "Qg4g3"),
    ];
    for (fen, mover, entry) in games {
        let lost = Outcome::Win { winner: !mover, reason: WinReason::FlagFall };
        for year in [2014, 2018, 2023] {
            let mut table = claimed_before_entry(year, fen, mover, entry, false);
            table.lacks("remedy-proposed").course(entry);
            assert_eq!(table.referee.outcome(), Some(lost), "{year} {entry}");
            // Where an arbiter has the desk, both ends are the arbiter's to weigh.
            let mut table = claimed_before_entry(year, fen, mover, entry, true);
            table.includes("remedy-proposed").includes("flag-fall end-game win flag-fall");
            assert_eq!(table.referee.outcome(), None, "{year} {entry}");
            rule(&mut table, Ruling::Uphold);
            assert_eq!(table.referee.outcome(), Some(lost), "{year} {entry}");
        }
    }
}

/// A program of this revision records what follows.
fn resumed_by(revision: u32) -> EventKind {
    EventKind::ProgramResumed { wall: String::new(), alive: None, revision: Some(revision) }
}

/// A journal of revision 5 or before has the case that was told then.
#[test]
fn a_flag_claimed_before_the_entry_replays_in_an_older_journal_as_it_was_decided() {
    let table = claimed_before_entry(2023, MATE, Color::White, "Ra1a8", false);
    let mut older = RefereeTable::open(blind(Color::Black, 2023, MATE));
    older.act("start").send(Seat::Black, resumed_by(5)).send(Seat::Black, EventKind::PlayResumed);
    table.events.iter().filter(|event| event.kind != EventKind::Started).for_each(|event| {
        older.now = event.at.as_millis();
        older.send_by(event.port, event.seat, event.kind.clone());
    });
    older.includes("remedy-proposed white flag-fall end-game win flag-fall black end-game win checkmate white");
    assert_eq!(older.referee.outcome(), None);
}
