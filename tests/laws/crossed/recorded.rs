//! Acts that cross with something open, and what is known of them afterwards: a claim that was made stays made, and an act
//! that ends the game is told where it makes a case.

use super::super::acts::terms_from;
use super::super::adjournment::{desk, rule};
use super::super::table::RefereeTable;
use ansage_game::claim::{Claim, DrawGround, EndingWord, Measure, Remedy, RemedyCause};
use ansage_game::event::{EventKind, OpponentsWord};
use ansage_game::moment::{Moment, Span};
use ansage_game::outcome::{DrawReason, Outcome, WinReason};
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
/// Three half-moves before fifty moves of each.
const SHUFFLED: &str = "r3k3/8/8/8/8/8/8/R3K3 w - - 97 80";
const SHUFFLED_BLACK: &str = "r3k3/8/8/8/8/8/8/R3K3 b - - 97 80";
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

/// The resignation or acceptance of which the open case knows.
fn ending_word(table: &RefereeTable) -> Option<EndingWord> {
    table.referee.view(Moment::from_millis(table.now)).remedy.and_then(|remedy| remedy.ending_word())
}

/// White, the owner of the keyboard, has announced a move and not pressed it.
fn announced(year: u16, time: &str, fen: &str, entry: &str) -> RefereeTable {
    let mut table = RefereeTable::begun_with(terms_from(year, time, fen));
    table.after(1_000).white(entry).heard();
    table
}

/// QA6: the case had two results, and the reason of one of them was told nowhere.
#[test]
fn art_5_1_2_and_9_1_a_case_knows_the_resignation_or_acceptance_that_crossed() {
    for year in [2001, 2005, 2009, 2014, 2018, 2023] {
        for time in ["0:20", "20", "90"] {
            // The mover resigns.
            let mut table = announced(year, time, MATE, "Ra1a8");
            table.act("resign").includes("remedy-proposed");
            assert_eq!(ending_word(&table), Some(EndingWord::Resignation(Color::White)), "{year} {time}");
            let mut table = RefereeTable::begun_with(terms_from(year, time, MATE_BY_BLACK));
            table.after(1_000).black("Ra8a1").heard().act("opp resign").black_confirms_twice();
            assert_eq!(ending_word(&table), Some(EndingWord::Resignation(Color::Black)), "{year} {time}");
            // An acceptance after a move that mates.
            let mut table = RefereeTable::begun_with(terms_from(year, time, MATE));
            table.moves("Ra1b1 Kg8f8 Rb1a1 Kf8g8").white("Ra1a8").heard().act("draw");
            table.act("opp accept").black_confirms_twice().includes("remedy-proposed");
            assert_eq!(ending_word(&table), Some(EndingWord::Acceptance), "{year} {time}");
        }
    }
    // A resignation after an offence whose penalty ends the game: where White can checkmate, and where White cannot.
    for (fen, year) in [(MATE, 2018), (BARE, 2018), (MATE, 2023), (BARE, 2023)] {
        let mut table = RefereeTable::begun_with(terms_from(year, "90", fen));
        table.after(1_000).white("Ke1e3").heard().space().act("resume").white("Ke1e3").heard().space();
        table.act("opp resign").black_confirms_twice();
        assert_eq!(ending_word(&table), Some(EndingWord::Resignation(Color::Black)), "{fen}");
    }
    // What another device says of a player whose seat was released.
    let outcome = Outcome::Win { winner: Color::White, reason: WinReason::Resignation };
    let said = Remedy::from_record(Color::Black, RemedyCause::OtherDevice, vec![Measure::EndGame(outcome)]);
    assert_eq!(said.ending_word(), Some(EndingWord::Resignation(Color::Black)));
}

/// QA6: where falls are not told, the claim of a flag that makes a case was told nowhere.
#[test]
fn art_6_8_a_claim_of_the_flag_that_makes_a_case_is_told() {
    for (year, time, left) in [(2001, "0:20", 20_000), (2005, "20", 1_200_000), (2009, "0:20", 20_000)] {
        let mut table = RefereeTable::begun_with(terms_from(year, time, MATE));
        table.after(left + 1_000).act("deadline").white("Ra1a8").heard().act("opp flag").black_confirms();
        table.includes("claimed flag black -; remedy-proposed black made-before-end");
        let mut table = RefereeTable::begun_with(terms_from(year, time, MATE_BY_BLACK));
        table.after(left + 1_000).act("deadline").black("Ra8a1").heard().act("flag");
        table.includes("claimed flag white -; remedy-proposed white made-before-end");
    }
}

/// Without clocks no time can be given, and the first offence is settled as with clocks: by the player whom it burdens.
#[test]
fn art_7_5_1_and_7_5_5_without_clocks_a_first_offence_is_settled_by_resume_of_the_player_whom_it_burdens() {
    const KINGS: &str = "4k3/p6p/8/8/8/8/P6P/4K3 w - - 0 1";
    let untimed = |year| RefereeTable::begun_with(terms_from(year, "none", KINGS));
    let provided = |whose: &str| format!("remedy-proposed {whose} illegal-move count 1 continue-play");
    for year in [2001, 2005, 2009, 2014, 2018, 2023] {
        for act in ["resume", "consent"] {
            let mut table = untimed(year);
            table.white("Ke1e3").heard().space().includes(&provided("white"));
            table.act("opp resume").lacks("play-resumed");
            table.act(act).includes("upheld");
            if act == "consent" {
                table.act("resume");
            }
            table.includes("play-resumed turn white").white("Ke1e2").heard().space().ends_with("completed 1 Ke1e2");
            let mut table = untimed(year);
            table.moves("Ke1e2").black("Ke8e6").heard().black_key().includes(&provided("black"));
            table.act(&format!("opp {act}")).black_confirms_twice().includes("upheld");
            if act == "consent" {
                table.act("resume");
            }
            table.includes("play-resumed turn black").black("Ke8e7").heard().black_key().ends_with("completed 2 Ke8e7");
        }
        // A claim of one is consented to as well, and the second offence ends the game or is provided as before.
        let mut table = untimed(year);
        table.moves("Ke1e2").black("Ke8e7").heard().black_key().claim("two-hands");
        if year >= 2018 {
            table.includes("continue-play").opp_consents().includes("upheld").act("resume").includes("play-resumed");
            assert_eq!(table.offences(Color::Black), 1);
        }
    }
    // With clocks, and by a program of revision 5 or before, nothing of that is provided.
    let mut table = RefereeTable::begun_with(terms_from(2023, "90", KINGS));
    table.white("Ke1e3").heard().space().lacks("continue-play").includes("add-time black");
    let mut older = untimed(2023);
    older.send(Seat::White, resumed_by(5)).act("resume").white("Ke1e3").heard().space();
    older.lacks("continue-play").act("resume").tells("white: refused case-pending");
}

/// Time that the arbiter gives puts a flag up, and changes neither result of a case that ends on time: both are told again.
#[test]
fn art_6_8_where_the_arbiter_gives_time_in_a_case_about_a_flag_its_results_are_told_again() {
    for give in ["add", "set", "add to Black"] {
        let mut table = RefereeTable::begun_with(terms_from(2023, "0:20", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"));
        table.after(19_000).act("say Ra1a8").heard().after(2_000).act("opp flag");
        table.includes("remedy-proposed");
        desk(&mut table);
        let (player, time) = (Color::White, Span::from_secs(30));
        table.rule(match give {
            "add" => Ruling::TakeMeasure(Measure::AddTime { player, time }),
            "set" => Ruling::SetClock { player, left: time },
            _ => Ruling::TakeMeasure(Measure::AddTime { player: !player, time }),
        });
        table.includes("win flag-fall");
        table.rule(Ruling::SetAside).includes("game-over win flag-fall");
    }
}

/// The sighted player of this colour confirms an acceptance or a claim of a draw once, and then the flag falls.
fn half_confirmed(year: u16, owner: Color, word: &OpponentsWord, older: bool) -> RefereeTable {
    let mut table =
        RefereeTable::open(blind(owner, year, if owner == Color::White { SHUFFLED } else { SHUFFLED_BLACK }));
    table.act("start");
    let seat = Seat::from(owner);
    let moves = if owner == Color::White { ["Ra1b1", "Ra8b8", "Rb1a1"] } else { ["Ra8b8", "Ra1b1", "Rb8a8"] };
    for (code, mover) in moves.into_iter().zip([owner, !owner, owner]) {
        table.send(seat, EventKind::Announced { words: code.parse().expect("a move") }).heard();
        table.send(seat, EventKind::ClockPressed { player: mover }).includes("completed");
    }
    if older {
        table.send(seat, resumed_by(5)).send(seat, EventKind::PlayResumed);
    }
    if *word == OpponentsWord::Accept {
        table.send(seat, EventKind::DrawOffered);
    }
    table.send(seat, EventKind::SpokenForOpponent { word: word.clone() });
    table.after(5_000).send(seat, EventKind::Confirmed { player: !owner }).includes("confirmation-asked-again");
    table.after(20_000).send(seat, EventKind::DeadlineReached);
    table
}

/// The key that completes an act is its moment: one that waits for it a second time holds no claim of the flag back.
#[test]
fn art_6_8_the_flag_is_decided_before_a_draw_that_awaits_its_second_key() {
    let fifty = OpponentsWord::Claim(Claim::Draw { ground: DrawGround::FiftyMoves, with: None });
    for owner in Color::ALL {
        let (seat, lost) = (Seat::from(owner), Outcome::Win { winner: owner, reason: WinReason::FlagFall });
        for word in [OpponentsWord::Accept, fifty.clone()] {
            for year in [2001, 2005, 2009, 2014, 2018, 2023] {
                let mut table = half_confirmed(year, owner, &word, false);
                table.send(seat, EventKind::FlagClaimed).includes("confirmation-dropped");
                assert_eq!(table.referee.outcome(), Some(lost), "{year} {owner:?} {word:?}");
                // The second key comes after a fall that was told: both results, as where it is confirmed once.
                let mut table = half_confirmed(year, owner, &word, false);
                table.send(seat, EventKind::Confirmed { player: !owner });
                let told = table.referee.rules_in_force().arbiter_calls_flag;
                assert_eq!(table.referee.outcome().is_none(), told, "{year} {owner:?} {word:?}");
                if told {
                    table.includes("remedy-proposed").includes("flag-fall end-game win flag-fall");
                    table.send(seat, EventKind::FlagClaimed);
                    assert_eq!(table.referee.outcome(), Some(lost), "{year} {owner:?} {word:?}");
                }
            }
        }
        // In a journal of revision 5 or before the acceptance is as of its first key.
        let mut older = half_confirmed(2023, owner, &OpponentsWord::Accept, true);
        older.send(seat, EventKind::FlagClaimed).includes("refused case-pending");
        older.send(seat, EventKind::Confirmed { player: !owner });
        assert_eq!(older.referee.outcome(), Some(Outcome::Draw(DrawReason::Agreement)));
    }
}
