//! What a joined player has at his own station: cues in his ear, and a board, the tactile board's real firmware in its
//! simulator or the emulated DGT board, over the link to the real host.

#![cfg(unix)]

use crate::pegs::hand::START;
use crate::support::dgt::EmulatedDgt;
use crate::support::proxy::Proxy;
use crate::support::pty::{TerminalSeat, TestHome, keys};
use crate::support::recorded::{recognise, sounds};
use crate::support::simulator::Simulator;
use crate::support::two_stations::{HostTerminal, board, console};
use ansage_words::presentation::Earcon;
use std::path::Path;

/// Changes on the emulated board, written like `e7. e5p`.
fn changed(dgt: &EmulatedDgt, changes: &str) {
    for change in changes.split(' ') {
        dgt.set(&change[..2], change.chars().nth(2).unwrap());
    }
}

/// White announces and presses at the host; his pieces are set on Black's board.
fn white(host: &mut TerminalSeat, said: &str, line: &str, dgt: &EmulatedDgt, changes: &str) {
    host.line(said);
    host.until(&format!("w {line}"));
    host.keys(keys::SPACE);
    host.until("Black to move");
    changed(dgt, changes);
    host.until("Black repeats");
}

/// D.2.4: a sighted player who has joined plays on his DGT board. What he sets there is the repetition, his move and its
/// mending; a lost link takes nothing of it.
#[test]
fn d_2_4_a_sighted_player_joins_with_his_electronic_board() {
    let mut host = HostTerminal::open("joined-dgt", &[]);
    let cable = Proxy::to(host.port);
    let dgt = EmulatedDgt::start(START);
    let home = TestHome::new("joined-dgt");
    let named = format!("dgt:{}", dgt.path());
    let mut black = board(&home, &cable.address(), &host.code, &["--board", &named]);
    black.shows("Looking for Black's board");
    let host = &mut host.seat;
    host.until("Black's board: connected");
    host.say("start", &["Game begins. White's clock runs."]);
    white(host, "e4", "e2-e4", &dgt, "e2. e4P");
    // His move, on the board alone; his key is the clock's.
    changed(&dgt, "e7. e5p");
    host.until("b e7-e5");
    black.row(&["b ", "e7-e5"]);
    black.keys(keys::SPACE);
    host.until("White to move");
    // Another move than the announced one is set, heard at both, and put right.
    host.line("Nf3");
    host.until("w Ng1-f3");
    host.keys(keys::SPACE);
    host.until("Black to move");
    changed(&dgt, "g1. h3N");
    host.until("Black's board differs: 2");
    black.shows("Black's board differs: 2");
    changed(&dgt, "h3. f3N");
    host.until("Black repeats");
    host.until("Black's board: as announced.");
    // Nothing is moved on the screen.
    black.line("hand b8 c6");
    black.shows("Your board is the electronic one");
    // What he sets while the link is lost is told when it is back.
    cable.cut();
    host.until("Link to Black lost.");
    black.shows("Link lost. Both clocks stopped.");
    changed(&dgt, "b8. c6n");
    cable.mend();
    host.until("resume");
    black.shows("Link there again. Enter: next");
    host.line("resume");
    host.until("b Nb8-c6");
    black.keys(keys::SPACE);
    host.until("White to move");
    // Laid aside, moves are typed.
    black.line("board off");
    host.until("Black's board is off: by word now");
    host.line("Bc4");
    host.until("w Bf1-c4");
    black.row(&["w ", "Bf1-c4"]);
    black.line("Bc4");
    host.until("Black repeats");
}

/// D.2.2, D.2.3: a blind player who has joined plays on his tactile board.
#[test]
fn d_2_3_a_blind_player_joins_with_his_tactile_board() {
    let Some(mut pegs) = Simulator::start(&["--position", START]) else { return };
    let mut host = HostTerminal::open("joined-pegs", &["--blind", "both"]);
    let home = TestHome::new("joined-pegs");
    let path = pegs.path();
    let mut black = console(&home, &host.address(), &host.code, &["--board", &path]);
    black.until("Black's board: connected");
    let host = &mut host.seat;
    host.until("Black's board: connected");
    host.say("start", &["Game begins. White's clock runs."]);
    host.line("e4");
    host.until("Space: clock");
    host.keys(keys::SPACE);
    host.until("Black to move");
    // He is led to what was announced.
    black.until("Lift e2: white pawn");
    pegs.command("lift e2");
    black.until("Place e4: white pawn");
    pegs.command("put e4 P");
    black.until("The board is right");
    // A touch is shown to the opponent (D.2.2); the announce button says what stands on the pegs.
    pegs.command("lift e7");
    host.until("Black touched e7");
    pegs.command("put e5 p");
    black.until("e5 placed: black pawn");
    for button in [2, 1] {
        pegs.say(&format!("press {button}"));
        pegs.say("wait 60");
        pegs.say(&format!("release {button}"));
        pegs.say("wait 60");
        if button == 2 {
            black.until("The move stands");
            host.until("b e7-e5");
        }
    }
    host.until("White to move");
    // The cable comes out: told at both; words go on.
    pegs.command("cut hangup");
    host.until("Black's board lost: by word now");
    black.until("Black's board lost: by word now");
}

/// A board that is none for the seat is said to be, with what to do; the game goes on without it.
#[test]
fn d_1_a_board_that_does_not_suit_the_seat_is_not_used_and_that_is_said() {
    let host = HostTerminal::open("unfit-dgt", &["--blind", "both"]);
    let home = TestHome::new("unfit-dgt");
    let mut black = console(&home, &host.address(), &host.code, &["--board", "dgt:/dev/none"]);
    black.until("Not used: DGT boards are for the sighted");
    black.until("Not begun. Type start");
    black.say("board on dgt:/dev/none", &["Not used: DGT boards are for the sighted"]);
    black.line("board on /dev/none");
    black.until("No port /dev/none: play in words");
    let host = HostTerminal::open("unfit-pegs", &[]);
    let home = TestHome::new("unfit-pegs");
    let black = board(&home, &host.address(), &host.code, &["--board", "/dev/none"]);
    black.shows("Board not used: name it dgt:PORT");
    let host = HostTerminal::open("unfit-helper", &[]);
    let home = TestHome::new("unfit-helper");
    let watches = board(&home, &host.address(), &host.code, &["--role", "spectator", "--board", "dgt:/dev/none"]);
    watches.shows("Board not used: only a player's.");
}

/// D.2.5: the dial sounds in the ear of a blind player who has joined as it does at a shared station: each of the last ten
/// seconds of his own clock, a second apart, and his low time; nothing of the clock of his opponent.
#[test]
fn d_2_5_the_dials_cues_are_heard_at_a_joined_station() {
    let mut host = HostTerminal::open("joined-cues", &["--blind", "both", "--time", "0:14"]);
    let home = TestHome::new("joined-cues");
    let wav = home.path("joined.wav");
    let sound = format!("wav:{wav}");
    let options = ["--audio", &sound, "--cues", "all,low=0:12"];
    let mut black = console(&home, &host.address(), &host.code, &options);
    let host = &mut host.seat;
    host.until("Black joined");
    host.say("start", &["Game begins. White's clock runs."]);
    host.line("e4");
    host.until("Space: clock");
    host.keys(keys::SPACE);
    host.until("Black to move");
    black.until("lack's flag");
    black.line("quit");
    black.until("yes or no");
    black.line("yes");
    assert!(black.ended());
    let heard = sounds(Path::new(&wav), 0).into_iter();
    let known: Vec<(u64, Earcon)> = heard.filter_map(|it| Some((it.at, recognise(&it.samples)?))).collect();
    let at = |wanted: Earcon| known.iter().filter(|(_, it)| *it == wanted).map(|(at, _)| *at).collect::<Vec<_>>();
    let ticks = at(Earcon::LastSecond);
    let even = ticks.windows(2).filter(|pair| (pair[1] - pair[0]).abs_diff(1_000) <= 60).count();
    assert!(ticks.len() >= 9 && even >= 8, "ticks at {ticks:?} of {known:?}");
    assert!(!at(Earcon::LowTime).is_empty(), "{known:?}");
}
