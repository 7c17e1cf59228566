//! The sighted player, or a second blind one, at a station of his own: announce, repeat, execute (D.2.1); the ordinary
//! rules for the sighted side (D.2.4); every act its player's own.

use super::table::{RefereeTable, event_of, tournament};
use ansage_game::effect::{Audience, EffectKind};
use ansage_game::event::{EventKind, EventSource};
use ansage_game::joining::{LinkState, ReplyDuties, StationRole};
use ansage_game::moment::Moment;
use ansage_game::ruling::{AssistantDuties, AssistantDuty};
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::{GameTerms, RepetitionPolicy};

/// The terms of `ansage host`.
pub fn hosted() -> GameTerms {
    GameTerms { repeat: RepetitionPolicy::Asked, ..tournament("90+30") }
}

/// Black has joined, his board is set up, and the game has begun.
pub fn joined() -> RefereeTable {
    joined_with(hosted())
}

pub fn joined_with(terms: GameTerms) -> RefereeTable {
    let mut table = RefereeTable::open(terms);
    table.act("join").act("b found").tells("black: stands");
    table.act("start");
    table
}

/// White has announced and pressed: Black is to repeat, to execute and to answer.
pub fn announced() -> RefereeTable {
    let mut table = joined();
    table.white("P?e4").heard().space().tells("completed 1 Pe2e4");
    table
}

fn owed(table: &RefereeTable, who: Color) -> ReplyDuties {
    *table.referee.view(Moment::from_millis(table.now)).owed.get(who)
}

fn links(table: &RefereeTable) -> (LinkState, LinkState) {
    let links = table.referee.view(Moment::from_millis(table.now)).links;
    (links.white, links.black)
}

#[test]
fn d_2_1_announced_repeated_executed_and_answered_from_station_to_station() {
    let mut table = RefereeTable::open(hosted());
    assert_eq!(links(&table), (LinkState::None, LinkState::None));
    table.act("join").tells("link-found false black player false true false");
    assert_eq!(links(&table), (LinkState::None, LinkState::Connected));
    table.act("b found").tells("black: stands").act("start").tells("started");
    table.script(&[
        (1_000, "say P?e4", "white announced Pe2e4"),
        // He may repeat at once, and the hall hears his words.
        (2_000, "b repeat P?e4", "repetition-agrees black Pe2e4 ??"),
        (3_000, "heard", ""),
        // It is not his move yet: no hand on his board can touch anything.
        (3_500, "b pegs -e2", "black: lifted P e2"),
        (4_000, "b pegs +e4", "black: placed P e4 right; black: stands"),
        (5_000, "space", "completed 1 Pe2e4"),
        // What he takes in his hand to move it is told with the move, and not before.
        (6_000, "b pegs -e7", "black: black touched p e7"),
        (7_000, "b say Pe7e5", "black announced Pe7e5"),
        (7_000, "b pegs +e5", "black: placed p e5 right; black: own move stands"),
        (7_500, "repeat P?e5", "repetition-agrees white Pe7e5 ??"),
        (8_000, "heard", ""),
        (9_000, "b f8", "completed 2 Pe7e5 as executed"),
    ]);
    table.runs("white").used(5_000, 4_000).course("Pe2e4 Pe7e5");
    let half_moves = table.referee.half_moves_with_withdrawn();
    assert!(half_moves.iter().all(|half_move| !half_move.entered), "each announced his own");
}

#[test]
fn d_2_1_a_repetition_is_heard_in_the_hall_only_between_two_stations() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("say P?e5").act("repeat P?e5").tells("repetition-agrees player white");
    let mut table = announced();
    table.act("b repeat P?e4").tells("repetition-agrees black Pe2e4 ??");
    assert_eq!(table.told[0].to, Audience::Hall);
    // The other pawn: both facts for both, and it is still to be repeated.
    let mut table = announced();
    table.act("b repeat P?d4").tells("repetition differs: Pd2d4 for Pe2e4");
    assert!(owed(&table, Color::Black).repeat);
    // What cannot be read is told to him who said it.
    table.act("b repeat N?e4").tells("black: refused unreadable no-move-fits reason -");
    table.act("b mumble eva elf").includes("black: refused not-understood");
}

#[test]
fn d_2_1_what_is_owed_blocks_nothing_and_ends_with_the_own_announcement() {
    let none = ReplyDuties::default();
    let mut table = joined();
    assert_eq!(owed(&table, Color::Black), none);
    table.white("P?e4");
    assert_eq!(owed(&table, Color::Black), ReplyDuties { repeat: true, execute: true });
    assert_eq!(owed(&table, Color::White), none, "nobody repeats his own words");
    table.act("b repeat P?e4");
    assert_eq!(owed(&table, Color::Black), ReplyDuties { repeat: false, execute: true });
    // Other words are to be repeated anew.
    table.act("correct P?d4");
    assert_eq!(owed(&table, Color::Black), ReplyDuties { repeat: true, execute: true });
    table.act("b pegs -d2 +d4");
    assert_eq!(owed(&table, Color::Black), ReplyDuties { repeat: true, execute: false });
    table.heard().space().act("b pegs -e7").act("b say Pe7e5").act("b pegs +e5");
    assert_eq!(owed(&table, Color::Black), none);
    // White owes the repetition as well; nothing is known of his board.
    assert_eq!(owed(&table, Color::White), ReplyDuties { repeat: true, execute: false });
    table.heard().act("b f8").tells("completed 2 Pe7e5 as executed");
    assert!(owed(&table, Color::White).repeat);
    table.white("N?f3").heard().space().tells("completed 3 Ng1f3");
    assert_eq!(owed(&table, Color::White), none);
    // Where the table asks for none, none is owed.
    let mut table = joined_with(tournament("90+30"));
    table.white("P?e4");
    assert_eq!(owed(&table, Color::Black), ReplyDuties { repeat: false, execute: true });
    // At one station the read-back is the repetition.
    let mut table = RefereeTable::begun_with(hosted());
    table.moves("P?e4 P?e5");
    assert_eq!((owed(&table, Color::White), owed(&table, Color::Black)), (none, none));
}

#[test]
fn situation_5_over_the_link_a_wrong_execution_is_heard_by_both_at_once_and_no_clock_stops() {
    let mut table = announced();
    table.after(1_000).act("b pegs -e2").tells("black: lifted P e2 for another");
    table.act("b pegs +e3");
    table.tells("black: placed P e3 wrong; black's board differs: e3 P for -, e4 - for P").runs("black");
    assert_eq!(table.told[1].to, Audience::Hall);
    assert!(owed(&table, Color::Black).execute);
    table.after(2_000).act("b pegs -e3 +e4").includes("board-agrees owner black").runs("black").used(0, 3_000);
    assert!(!owed(&table, Color::Black).execute);
    // Another piece of the opponent's than was announced is taken for the execution: nobody has touched it.
    let mut table = announced();
    table.act("b pegs -d2").tells("black: lifted P d2 for another").act("b pegs +d4");
    table.includes("black's board differs: d2 - for P, e2 P for -, d4 P for -, e4 - for P");
}

#[test]
fn situation_5_over_the_link_what_outlives_his_next_announcement_is_a_case() {
    let mut table = announced();
    table.act("b pegs -e2 +e3 -e7").act("b say Pe7e5");
    table.tells("black announced Pe7e5; case of black's board: e3 P for -, e4 - for P");
    // Told once, and still put right by his hands.
    table.act("b pegs +e5").lacks("case").heard().act("b f8").lacks("case");
    table.act("b pegs -e3 +e4").includes("board-agrees owner black");
    // Not executed at all.
    let mut table = announced();
    table.act("b pegs -e7").act("b say Pe7e5").includes("case of black's board: e2 P for -, e4 - for P");
}

#[test]
fn art_4_a_touch_on_the_sighted_players_own_board_is_told_and_his_execution_is_none() {
    let mut table = announced();
    table.act("b pegs -e2 +e4").lacks("touched");
    // What he takes in his hand is so far his own affair: it may be his move.
    table.act("b pegs -g8");
    assert_eq!(table.told[0].to, Audience::Seat(Color::Black));
    // It is not: he puts it back, and everybody hears that he has touched it.
    table.act("b pegs +g8").tells("black touched n g8; black: placed n g8 right; black: stands");
    assert_eq!(table.told[0].to, Audience::Hall);
    // What his move moves is told with the move; what he holds besides, after it.
    let mut table = announced();
    table.act("b pegs -e2 +e4").act("b pegs -b8 -e7");
    table.act("b say Pe7e5").tells("black announced Pe7e5; black touched n b8");
    table.act("b pegs +e5 +b8").lacks("touched");
    let mut table = announced();
    table.act("b pegs -e2 +e4");
    // The complaint and its facts are the opponent's and the arbiter's.
    table.act("b pegs -e7").act("b say Pe7e5").act("b pegs +e5").heard().act("b f8");
    table.desk();
    let claim = ansage_game::claim::Claim::Touched;
    table.send(Seat::White, EventKind::Claimed { claim }).includes("touch-facts");
    // "I adjust" before the hand.
    let mut table = announced();
    table.act("b adjust").tells("adjusting player black").act("b pegs -e2 +e4");
    table.act("b adjust").act("b pegs -g8").tells("black adjusts n g8");
    // Once the execution stands, a piece of the opponent's is touched like any other (4.3.2).
    let mut table = announced();
    table.act("b pegs -e2 +e4 -d2").includes("black touched P d2");
    // A draw offer stands through the execution, and is refused by his touch (9.1).
    let mut table = joined();
    table.white("P?e4").act("draw").heard().space();
    table.act("b pegs -e2 +e4").lacks("offer").act("b pegs -e7").includes("offer-lapsed player white");
}

#[test]
fn d_2_4_his_press_stops_his_clock_on_arrival_whatever_is_still_being_spoken() {
    let mut table = announced();
    table.after(4_000).act("b pegs -e7").act("b say Pe7e5").act("b pegs +e5");
    table.after(1_000).act("b f8").tells("press-waits player black").runs("-").used(0, 5_000);
    table.after(2_000).heard().includes("completed 2 Pe7e5").runs("white").used(0, 5_000);
    // Where the table does not wait, White's clock runs at once.
    let mut table = joined_with(GameTerms { clock_waits: false, ..hosted() });
    table.white("P?e4").heard().space();
    table.act("b say Pe7e5").act("b f8").includes("completed 2 Pe7e5").runs("white");
}

#[test]
fn d_2_4_a_press_before_his_move_is_judged_by_his_board_and_refused_without_one() {
    // Nothing was moved on his screen (7.5.3).
    let mut table = announced();
    table.after(1_000).act("b pegs -e2 +e4").act("b f8").tells(
        "black pressed showing; \
         remedy-proposed black illegal-move count 1 irregularity idle-press add-time white 120000",
    );
    table.runs("-");
    let mut table = RefereeTable::begun_with(hosted());
    table.act("join").white("P?e4").heard().space();
    table.after(1_000).act("b f8").tells("black: refused no-move-made").runs("black");
    // The host's key is not his, and his words are not the host's.
    table.black_key().tells("white: refused has-own-station player black").runs("black");
    // Who had pressed at the shared keyboard before he joined says his move at his own station.
    let mut table = RefereeTable::begun_with(hosted());
    table
        .white("P?e4")
        .heard()
        .space()
        .after(2_000)
        .black_key()
        .tells("pressed-before-entry player black")
        .runs("white");
    table.act("join").black("P?e5").tells("white: refused other-players-turn player black");
    table.act("b say Pe7e5").includes("black announced Pe7e5; completed 2 Pe7e5").runs("white").used(0, 2_000);
}

#[test]
fn d_2_10_what_a_seat_with_its_own_station_does_is_done_there_alone() {
    let refused = "white: refused has-own-station player black";
    for act in ["f8", "opp draw", "opp resign", "opp arbiter", "opp repeats P?e4", "opp played e2e4", "misheard P?d4"] {
        announced().act(act).tells(refused).runs("black").course("Pe2e4");
    }
    announced().black("P?e5").tells("white: refused other-players-turn player black").runs("black");
    // In the other direction, too: nothing that Black sends is White's.
    let mut table = joined();
    table.act("b say P?e4").tells("black: refused other-players-turn player white");
    table.act("b space").tells("black: refused has-own-station player white").runs("white");
    let word = ansage_game::event::OpponentsWord::Resign;
    table.at_his_station(EventKind::SpokenForOpponent { word }).tells("black: refused has-own-station player white");
    table.act("b misheard P?e4").tells("black: refused has-own-station player white");
    // What only the host's station can know is not believed from elsewhere.
    for kind in [
        EventKind::ProgramLeft,
        EventKind::ProgramResumed { wall: String::new(), alive: None, revision: None },
        EventKind::DeskLeft,
    ] {
        table.at_his_station(kind).tells("black: refused has-own-station player white").runs("white");
    }
    table.act("b heard").tells("black: refused has-own-station player white");
    // Not even under his own name at another keyboard.
    table.send(Seat::Black, event_of("resign", 0)).tells("black: refused has-own-station player black").runs("white");
    // A station that has not joined for this seat is none of his.
    let unknown = EventSource::Link { station: 7, act: 1 };
    table.send_by(unknown, Seat::Black, event_of("resign", 0)).tells("black: refused not-joined player black");
    let stolen = table.link();
    table.send_by(stolen, Seat::White, event_of("resign", 0)).tells("white: refused not-joined player white");
    table.send_by(stolen, Seat::Arbiter, event_of("resume", 0)).tells("white: refused not-joined player white");
    // A word that awaited his key is dropped when he joins.
    let mut table = RefereeTable::begun_with(hosted());
    table.moves("P?e4 P?e5").act("opp draw").act("join");
    table.tells("confirmation-dropped black draw; link-found false black player true true false");
}

#[test]
fn d_2_1_his_board_is_the_one_at_his_station() {
    let mut table = RefereeTable::begun_with(hosted());
    table.act("B: found").act("B: read e7e6").includes("black's board differs");
    table.act("join").act("b found").tells("black: stands");
    // The electronic board that stands at the host still is not his any more, and says nothing.
    let shows = ansage_game::sensed::BoardReport::Reread { shows: shakmaty::Board::empty() };
    table.send_by(EventSource::EBoard, Seat::Black, EventKind::BoardReported(shows)).tells("");
    table.act("free").tells("white: refused seat-released-at-desk");
    table.act("drop").send_by(EventSource::Desk, Seat::Black, EventKind::SeatReleased);
    table.act("B: found").includes("black's board found again");
}

#[test]
fn d_2_9_an_assistant_at_a_station_acts_for_his_player_and_takes_no_seat() {
    let mut table = RefereeTable::begun_with(hosted());
    table.joins_as(StationRole::Assistant, false).tells("link-found false black assistant true true false");
    assert_eq!(links(&table), (LinkState::None, LinkState::None));
    table.white("P?e4").heard().space().act("b say P?e5").tells("black announced Pe7e5");
    // Black himself still has his key at the table.
    table.heard().black_key().tells("completed 2 Pe7e5");
    table.drops_as(StationRole::Assistant).tells("link-lost black assistant true false").runs("white");
    table.act("b say P?e4").tells("black: refused not-joined player black");
    // Who only watches, and a desk that is not taken, are told to the host alone, and do nothing.
    for capacity in [StationRole::Spectator, StationRole::Arbiter] {
        let mut table = announced();
        let of = |kind| (EventSource::Station, Seat::Black, kind);
        let (port, seat, kind) = of(EventKind::LinkFound { station: 3, role: capacity, again: false });
        table.send_by(port, seat, kind).includes("white: link-found");
        let port = EventSource::Link { station: 3, act: 1 };
        table.send_by(port, Seat::Black, event_of("resign", 0)).tells("black: refused not-joined player black");
        table.send_by(
            EventSource::Station,
            Seat::Black,
            EventKind::LinkLost { station: 3, role: capacity, since: None },
        );
        table.includes("white: link-lost").runs("black");
    }
}

#[test]
fn d_2_9_a_b_e_an_assistant_at_a_station_acts_for_the_opponents_seat_too() {
    let station = 2;
    let mut table = RefereeTable::begun_with(GameTerms { clock_waits: false, ..hosted() });
    let found = EventKind::LinkFound { station, role: StationRole::Assistant, again: false };
    table.send_by(EventSource::Station, Seat::White, found).tells("link-found false white assistant true true false");
    let mut n = 0;
    let mut helper = |seat: Seat, act: &str| {
        n += 1;
        (EventSource::Link { station, act: n }, seat, event_of(act, 0))
    };
    // (b) He announces the moves of either player.
    let (port, seat, kind) = helper(Seat::White, "say P?e4");
    table.send_by(port, seat, kind).tells("white announced Pe2e4");
    table.heard().space().tells("completed 1 Pe2e4");
    // (a) He makes his player's move on the opponent's board.
    let (port, seat, kind) = helper(Seat::Black, "played e2e4");
    table.send_by(port, seat, kind).tells("board-agrees owner black");
    let (port, seat, kind) = helper(Seat::Black, "say P?e5");
    table.send_by(port, seat, kind).tells("black announced Pe7e5");
    // (e) What the opponent touches he points out: it is told as the opponent's.
    let mut touching = RefereeTable::begun_with(hosted());
    let found = EventKind::LinkFound { station, role: StationRole::Assistant, again: false };
    touching.send_by(EventSource::Station, Seat::White, found).white("P?e4").heard().space();
    let (port, seat, kind) = helper(Seat::Black, "touched g8");
    touching.send_by(port, seat, kind).tells("touch-announced n black g8");
    // A player's own station never reaches the other seat, and nobody who is not there any more.
    let lost = EventKind::LinkLost { station, role: StationRole::Assistant, since: None };
    touching.send_by(EventSource::Station, Seat::White, lost);
    let (port, seat, kind) = helper(Seat::Black, "touched b8");
    touching.send_by(port, seat, kind).tells("black: refused not-joined player black");
}

#[test]
fn d_2_9_b_between_two_stations_a_move_is_told_in_the_hall_also_where_no_assistant_announces() {
    let mute = Some(AssistantDuties::ALL.with_duty_set(AssistantDuty::Announce, false));
    let mut table = joined_with(GameTerms { white_duties: mute, ..hosted() });
    table.white("P?e4").tells("white announced Pe2e4");
}

#[test]
fn situation_15_over_the_link_an_offer_is_answered_by_himself_alone() {
    let mut table = joined();
    table.white("P?e4").heard().space().act("b say Pe7e5").heard().act("b f8");
    table.white("N?f3").act("draw").tells("draw-offered player white").heard().space();
    table.act("opp accept").tells("white: refused has-own-station player black");
    table.act("accept").tells("white: refused no-offer").runs("black");
    table.act("b pegs -e2 +e4 -g1 +f3").lacks("offer-lapsed");
    table.act("b accept").tells("game-over draw agreement").runs("-");
    // Declined in words, and offered by him.
    let mut table = announced();
    table.act("b say Pe7e5").act("b draw").tells("draw-offered player black").heard().act("b f8");
    table.act("decline").tells("draw-declined player white");
    table.act("b resign").tells("game-over win resignation white");
    // The arbiter and the flag are his to call as well; what is refused is told to him.
    let mut table = announced();
    table.act("b flag").tells("black: refused flag-up").act("b arbiter").tells("arbiter-called player black").runs("-");
    table
        .act("b arbiter")
        .tells("black: refused arbiter-is-called")
        .act("b resume")
        .tells("resume-agreed player black");
    table
        .act("b resume")
        .tells("black: refused resume-needs-arbiter")
        .runs("-")
        .act("resume")
        .tells("desk: resumed-without-arbiter black 0; play-resumed turn black")
        .runs("black");
}

#[test]
fn d_2_9_d_an_answer_is_for_him_who_asks() {
    let mut table = announced();
    table.after(1_000).act("b ask own");
    assert!(matches!(table.told[0].kind, EffectKind::Answered(_)));
    assert_eq!(table.told[0].to, Audience::Seat(Color::Black));
    table.act("b played e2e4").tells("black: refused board-is-sensed");
    table.act("b correct P?e5").includes("black: refused");
}

#[test]
fn d_2_3_the_host_is_told_of_codes_and_denied_messages_once() {
    let mut table = announced();
    let denied = |what: &str| EventKind::LinkDenied { what: what.into(), reason: "role".into() };
    table.at_his_station(denied("ruled")).tells("white: link-denied black ruled");
    table.at_his_station(denied("ruled")).tells("").at_his_station(denied("unreadable")).includes("unreadable");
    // The arbiter hears it when he takes the desk.
    table.desk().includes("desk: link-denied");
    table.send(Seat::White, EventKind::CodeRefused { count: 5, changed: true }).tells("white: code-refused true 5");
    // However many there are, the record is bounded.
    for number in 0..200 {
        table.at_his_station(denied(&format!("thing-{number}")));
    }
    table.tells("");
    assert!(table.referee.state_text().len() < 20_000);
}
