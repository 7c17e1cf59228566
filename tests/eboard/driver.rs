//! The driver before the emulator on a pseudo-terminal: nothing sleeps, everything is awaited.

use super::dgt::{EmulatedClock, EmulatedDgt, FRESH};
use ansage_devices::dgt::clock::ClockSide;
use ansage_devices::driver::{DeviceKind, DeviceThread};
use ansage_devices::report::{DeviceFault, DeviceIntroduction, DeviceLoss, DeviceReport, PortOpenError};
use ansage_devices::settle::{RestDetector, RestingBoard};
use ansage_game::moment::Moment;
use ansage_game::shapes::{ComparisonBase, MoveScope};
use shakmaty::san::San;
use shakmaty::{Board, Chess, Piece, Square};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const PATIENCE: Duration = Duration::from_secs(30);

/// The driver on this port, and what it posts.
struct DriverUnderTest {
    _port: DeviceThread,
    told: Receiver<DeviceReport>,
    begin: Instant,
}

impl DriverUnderTest {
    fn on(dgt: &EmulatedDgt) -> DriverUnderTest {
        let (post, told) = channel();
        let begin = Instant::now();
        let port = DeviceKind::DgtBoard
            .start_thread(dgt.path(), move || moment(begin), move |out| post.send(out).is_ok())
            .unwrap();
        DriverUnderTest { _port: port, told, begin }
    }

    fn next(&self) -> DeviceReport {
        self.told.recv_timeout(PATIENCE).expect("something told")
    }

    /// Everything up to the first that fits, which is the last.
    fn until(&self, what: &str, fits: impl Fn(&DeviceReport) -> bool) -> Vec<DeviceReport> {
        let end = Instant::now() + PATIENCE;
        let mut told = Vec::new();
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.told.recv_timeout(left) {
                Ok(out) => {
                    told.push(out);
                    if told.last().is_some_and(&fits) {
                        return told;
                    }
                }
                Err(_) => panic!("awaited {what}, told {told:?}"),
            }
        }
    }

    fn found(dgt: &EmulatedDgt) -> DriverUnderTest {
        let heard = DriverUnderTest::on(dgt);
        let told = heard.next();
        assert!(matches!(&told, DeviceReport::Found { .. }), "{told:?}");
        heard
    }

    /// What the board shows once it rests.
    fn settled(&self, settle: &mut RestDetector, position: &Chess) -> RestingBoard {
        let end = Instant::now() + PATIENCE;
        loop {
            assert!(Instant::now() < end, "nothing settled");
            let now = moment(self.begin);
            if let Some(settled) =
                settle.match_resting_board(&ComparisonBase { position, earlier: &[], moves: MoveScope::Legal }, now)
            {
                return settled;
            }
            let left = settle.deadline().map_or(PATIENCE, |due| Duration::from_millis((due - now).as_millis().max(1)));
            match self.told.recv_timeout(left) {
                Ok(DeviceReport::Changed { square, now, .. }) => settle.record_change(square, now, moment(self.begin)),
                Ok(DeviceReport::Found { shows, .. } | DeviceReport::Read { shows }) => {
                    settle.record_whole_board(shows, moment(self.begin))
                }
                Ok(DeviceReport::Lost(_)) => settle.forget_board(),
                Ok(_) | Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => panic!("the driver has ended"),
            }
        }
    }
}

fn moment(begin: Instant) -> Moment {
    Moment::from_millis(begin.elapsed().as_millis() as u64)
}

fn changed(square: Square, was: char, now: char) -> DeviceReport {
    DeviceReport::Changed { square, was: Piece::from_char(was), now: Piece::from_char(now), ms: None }
}

fn legal(position: &Chess, san: &str) -> RestingBoard {
    RestingBoard::Played(san.parse::<San>().unwrap().to_move(position).unwrap())
}

#[test]
fn a_board_is_found_on_its_port_and_tells_its_changes() {
    let dgt = EmulatedDgt::start(START);
    let heard = DriverUnderTest::on(&dgt);
    let found = heard.next();
    let DeviceReport::Found { about: DeviceIntroduction::Dgt(name), shows } = found else { panic!("{found:?}") };
    assert_eq!((name.version, name.serial.as_str(), shows), ((1, 8), "3000024715", Board::new()));
    dgt.set("e2", '.');
    dgt.set("e4", 'P');
    assert_eq!(heard.next(), changed(Square::E2, 'P', '.'));
    assert_eq!(heard.next(), changed(Square::E4, '.', 'P'));
}

#[test]
fn the_board_never_hears_of_bus_boot_loader_or_memory() {
    let dgt = EmulatedDgt::start(START);
    let heard = DriverUnderTest::found(&dgt);
    dgt.noise(&[0x8E, 0x8E]);
    heard.until("a fault", |out| matches!(out, DeviceReport::Fault(_)));
    dgt.set("e2", '.');
    heard.until("a change", |out| *out == changed(Square::E2, 'P', '.'));
    let asked = dgt.asked();
    assert!(asked.starts_with(&[0x40, 0x4D]), "{asked:02X?}");
    assert!(asked.iter().all(|byte| ![0x4A, 0x4E, 0x49].contains(byte)), "{asked:02X?}");
}

#[test]
fn a_move_with_a_slide_over_the_line_is_settled_as_one() {
    let dgt = EmulatedDgt::start("4k3/8/8/8/8/8/8/R3K3");
    let heard = DriverUnderTest::on(&dgt);
    let fen: shakmaty::fen::Fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1".parse().unwrap();
    let position: Chess = fen.into_position(shakmaty::CastlingMode::Standard).unwrap();
    let mut settle = RestDetector::new();
    assert_eq!(heard.settled(&mut settle, &position), RestingBoard::Same);
    dgt.slide('R', &["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"]);
    assert_eq!(heard.settled(&mut settle, &position), legal(&position, "Ra8+"));
}

#[test]
fn half_a_scan_shows_the_placing_first_and_a_capture_without_an_empty_square() {
    let dgt = EmulatedDgt::start("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR");
    let heard = DriverUnderTest::found(&dgt);
    dgt.put("d5", 'P');
    dgt.put("e4", '.');
    dgt.scan(8, 5);
    assert_eq!(heard.next(), changed(Square::D5, 'p', 'P'));
    dgt.scan(4, 1);
    assert_eq!(heard.next(), changed(Square::E4, 'P', '.'));
}

#[test]
fn lost_bytes_and_noise_cost_nothing_but_a_question() {
    let dgt = EmulatedDgt::start(START);
    let heard = DriverUnderTest::on(&dgt);
    let position = Chess::default();
    let mut settle = RestDetector::new();
    assert_eq!(heard.settled(&mut settle, &position), RestingBoard::Same);
    // The lift is lost whole, the placing in part.
    dgt.lose(7);
    dgt.set("g1", '.');
    dgt.set("f3", 'N');
    dgt.noise(b"\x00\x7F\xFFnoise");
    assert_eq!(heard.settled(&mut settle, &position), legal(&position, "Nf3"));
}

#[test]
fn a_hung_board_is_lost_and_found_again_with_what_changed_meanwhile() {
    let dgt = EmulatedDgt::start(START);
    let heard = DriverUnderTest::found(&dgt);
    dgt.hang(true);
    dgt.set("e2", '.');
    assert_eq!(
        heard.until("a loss", |out| matches!(out, DeviceReport::Lost(_))),
        [DeviceReport::Lost(DeviceLoss::Silent)]
    );
    dgt.hang(false);
    let told = heard.until("the board", |out| matches!(out, DeviceReport::Found { .. }));
    let [DeviceReport::Found { shows, .. }] = &told[..] else { panic!("{told:?}") };
    assert_eq!(shows.piece_at(Square::E2), None);
}

#[test]
fn a_cable_that_comes_out_is_told_at_once_and_the_board_is_found_again() {
    let dgt = EmulatedDgt::start(START);
    let heard = DriverUnderTest::found(&dgt);
    dgt.unplug();
    assert_eq!(heard.next(), DeviceReport::Lost(DeviceLoss::Cut));
    dgt.put("e2", '.');
    dgt.put("e4", 'P');
    dgt.plug();
    let told = heard.until("the board", |out| matches!(out, DeviceReport::Found { .. }));
    let [DeviceReport::Found { shows, .. }] = &told[..] else { panic!("{told:?}") };
    assert_eq!(shows.to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
}

#[test]
fn a_port_that_is_not_there_is_told_once_and_opened_when_it_is() {
    let dgt = EmulatedDgt::unplugged(START);
    let heard = DriverUnderTest::on(&dgt);
    assert_eq!(heard.next(), DeviceReport::Fault(DeviceFault::NotOpened(PortOpenError::Missing)));
    dgt.plug();
    assert!(matches!(heard.next(), DeviceReport::Found { .. }));
}

#[test]
fn the_lever_and_the_clock_that_is_taken_away() {
    let dgt = EmulatedDgt::start(START);
    let heard = DriverUnderTest::found(&dgt);
    dgt.clock(Some(FRESH));
    assert!(matches!(heard.next(), DeviceReport::ClockFound(_)));
    dgt.clock(Some(EmulatedClock { right_up: true, running: true, ..FRESH }));
    assert_eq!(heard.next(), DeviceReport::Lever(ClockSide::Left));
    assert!(matches!(heard.next(), DeviceReport::Clock(_)));
    dgt.clock(None);
    assert_eq!(heard.next(), DeviceReport::ClockGone);
}
