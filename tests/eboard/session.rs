//! One board's life before the emulator, in virtual time: asked, found, silent, lost, found again.

use super::dgt::{EmulatedBoard, FRESH, message};
use super::dice::Dice;
use ansage_devices::dgt::clock::ClockSide;
use ansage_devices::dgt::wire::WireError;
use ansage_devices::dgt::{ANSWER, DgtSession, TRIES, VERIFY};
use ansage_devices::life::{DeviceInput, ReopenDelays};
use ansage_devices::report::{
    BatteryOwner, DeviceFault, DeviceIntroduction, DeviceLoss, DeviceReport, DgtName, PortOpenError,
};
use ansage_game::moment::{Moment, Span};
use shakmaty::{Board, Piece, Square};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// A session, the board on its line, and the moment.
struct SessionOnLine {
    session: DgtSession,
    now: Moment,
    board: EmulatedBoard,
    /// Whether the board answers.
    answers: bool,
}

impl SessionOnLine {
    fn new(board: EmulatedBoard) -> SessionOnLine {
        SessionOnLine { session: DgtSession::new(Moment::START), now: Moment::START, board, answers: true }
    }

    /// Gives the session something, its commands to the board and the board's answers to the session, until nothing more
    /// is said. What is for others comes back.
    fn take(&mut self, input: DeviceInput<'_>) -> Vec<DeviceReport> {
        let mut told = self.session.handle_input(input, self.now);
        let mut done = Vec::new();
        while !told.is_empty() {
            match told.remove(0) {
                DeviceReport::Send(bytes) if self.answers => {
                    let answers: Vec<u8> = bytes.iter().flat_map(|byte| self.board.command(*byte)).collect();
                    told.extend(self.session.handle_input(DeviceInput::Bytes(&answers), self.now));
                }
                DeviceReport::Send(_) => {}
                DeviceReport::Open => told.extend(self.session.handle_input(DeviceInput::Opened, self.now)),
                other => done.push(other),
            }
        }
        done
    }

    fn hear(&mut self, bytes: &[u8]) -> Vec<DeviceReport> {
        self.take(DeviceInput::Bytes(bytes))
    }

    /// Lets time pass to the deadline.
    fn due(&mut self) -> (Span, Vec<DeviceReport>) {
        let deadline = self.session.deadline().expect("a deadline");
        let passed = deadline - self.now;
        self.now = deadline;
        (passed, self.take(DeviceInput::Due))
    }

    /// A line with its board found.
    fn found(fen: &str) -> SessionOnLine {
        let mut line = SessionOnLine::new(EmulatedBoard::new(fen));
        let (_, told) = line.due();
        assert!(matches!(&told[..], [DeviceReport::Found { .. }]), "{told:?}");
        line
    }
}

fn piece(letter: char) -> Option<Piece> {
    Piece::from_char(letter)
}

fn changed(square: Square, was: char, now: char) -> DeviceReport {
    DeviceReport::Changed { square, was: piece(was), now: piece(now), ms: None }
}

fn board(fen: &str) -> Board {
    Board::from_ascii_board_fen(fen.as_bytes()).unwrap()
}

#[test]
fn a_board_is_asked_version_serial_numbers_and_board_and_then_tells_by_itself() {
    let mut line = SessionOnLine::new(EmulatedBoard::new(START));
    let name = DgtName { version: (1, 8), serial: "3000024715".into() };
    assert_eq!(
        line.due(),
        (Span::ZERO, vec![DeviceReport::Found { about: DeviceIntroduction::Dgt(name), shows: Board::new() }])
    );
    assert_eq!(line.board.asked, [0x40, 0x4D, 0x45, 0x55, 0x4B, 0x42, 0x41, 0x4C]);
    assert!(line.session.is_connected());
    let told = [line.board.set("e2", '.'), line.board.set("e4", 'P')].concat();
    assert_eq!(line.hear(&told), [changed(Square::E2, 'P', '.'), changed(Square::E4, '.', 'P')]);
    assert_eq!(*line.session.shown_placement(), board("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"));
}

#[test]
fn what_changes_between_the_answer_and_its_reading_is_told() {
    let (mut session, now) = (DgtSession::new(Moment::START), Moment::START);
    let mut dgt = EmulatedBoard::new(START);
    let mut told = session.handle_input(DeviceInput::Due, now);
    // Right behind its answer with the whole board e2 is lifted.
    while !session.is_connected() {
        let mut answers = Vec::new();
        for out in std::mem::take(&mut told) {
            match out {
                DeviceReport::Open => told.extend(session.handle_input(DeviceInput::Opened, now)),
                DeviceReport::Send(bytes) => {
                    for byte in bytes {
                        answers.extend(dgt.command(byte));
                        if byte == 0x42 {
                            answers.extend(dgt.set("e2", '.'));
                        }
                    }
                }
                other => panic!("{other:?}"),
            }
        }
        told.extend(session.handle_input(DeviceInput::Bytes(&answers), now));
    }
    assert!(told.contains(&changed(Square::E2, 'P', '.')), "{told:?}");
}

#[test]
fn a_board_without_a_serial_number_is_found_as_well() {
    let mut session = DgtSession::new(Moment::START);
    assert_eq!(session.handle_input(DeviceInput::Due, Moment::START), [DeviceReport::Open]);
    assert_eq!(session.handle_input(DeviceInput::Opened, Moment::START), [DeviceReport::Send(vec![0x40, 0x4D])]);
    let version = message(0x93, &[1, 2]);
    assert_eq!(
        session.handle_input(DeviceInput::Bytes(&version), Moment::START),
        [DeviceReport::Send(vec![0x45, 0x55])]
    );
    let later = Moment::START + ANSWER;
    assert_eq!(session.deadline(), Some(later));
    assert_eq!(session.handle_input(DeviceInput::Due, later), [DeviceReport::Send(vec![0x4B, 0x42])]);
    let told = session.handle_input(DeviceInput::Bytes(&message(0x86, &[0; 64])), later);
    let name = DgtName { version: (1, 2), serial: String::new() };
    assert_eq!(told[0], DeviceReport::Found { about: DeviceIntroduction::Dgt(name), shows: Board::empty() });
}

#[test]
fn what_was_lost_on_the_line_is_found_within_a_second_and_a_half() {
    let mut line = SessionOnLine::found(START);
    line.board.set("e2", '.');
    let told = line.board.set("e4", 'P');
    assert_eq!(line.hear(&told), [changed(Square::E4, '.', 'P')], "the lift was lost");
    let shows = board("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(line.due(), (VERIFY, vec![DeviceReport::Fault(DeviceFault::Missed), DeviceReport::Read { shows }]));
    assert_eq!(line.due(), (VERIFY, vec![]), "and nothing is told where nothing was lost");
}

#[test]
fn bytes_that_are_no_message_have_the_whole_board_asked_for_at_once() {
    let mut line = SessionOnLine::found(START);
    line.board.set("e2", '.');
    let bad = DeviceReport::Fault(DeviceFault::BadMessage(WireError::Field(99)));
    let shows = board("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(
        line.hear(&[0x8E, 0, 5, 99, 1]),
        [bad, DeviceReport::Fault(DeviceFault::Missed), DeviceReport::Read { shows }]
    );
    assert_eq!(line.board.asked.iter().filter(|byte| **byte == 0x42).count(), 2);
}

#[test]
fn a_board_whose_power_failed_for_a_moment_tells_its_changes_again() {
    let mut line = SessionOnLine::found(START);
    line.board.restart();
    assert!(line.board.set("e2", '.').is_empty(), "it has forgotten that it should");
    let shows = board("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(line.due().1, [DeviceReport::Fault(DeviceFault::Missed), DeviceReport::Read { shows }]);
    let told = line.board.set("e4", 'P');
    assert_eq!(line.hear(&told), [changed(Square::E4, '.', 'P')]);
}

#[test]
fn a_silent_board_is_lost_told_once_and_looked_for_with_longer_pauses() {
    let mut line = SessionOnLine::found(START);
    line.answers = false;
    assert_eq!(line.due(), (VERIFY, vec![]));
    for _ in 1..TRIES {
        assert_eq!(line.due(), (ANSWER, vec![]));
    }
    assert_eq!(line.due(), (ANSWER, vec![DeviceReport::Lost(DeviceLoss::Silent), DeviceReport::Close]));
    let mut pauses = Vec::new();
    for _ in 0..6 {
        pauses.push(line.due().0.as_millis());
        for _ in 1..TRIES {
            assert_eq!(line.due(), (ANSWER, vec![]));
        }
        assert_eq!(line.due().1, [DeviceReport::Close], "that it is not there is no news");
    }
    assert_eq!(pauses, [500, 1_000, 2_000, 4_000, 5_000, 5_000]);
    line.answers = true;
    line.board.set("e2", '.');
    let (_, told) = line.due();
    assert!(
        matches!(&told[..], [DeviceReport::Found { shows, .. }] if shows == line.session.shown_placement()),
        "{told:?}"
    );
    assert_eq!(*line.session.shown_placement(), board("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR"));
    line.take(DeviceInput::Cut);
    assert_eq!(line.session.deadline(), Some(line.now + ReopenDelays::FIRST), "the pauses begin anew");
}

#[test]
fn a_cut_cable_is_told_at_once_and_a_port_that_is_not_there_once() {
    let mut line = SessionOnLine::found(START);
    assert_eq!(line.take(DeviceInput::Cut), [DeviceReport::Lost(DeviceLoss::Cut)]);
    assert!(!line.session.is_connected());
    for pause in [500, 1_000, 2_000] {
        line.now = line.now + Span::from_millis(pause);
        assert_eq!(line.session.handle_input(DeviceInput::Due, line.now), [DeviceReport::Open]);
        let gone = DeviceInput::Unopened(PortOpenError::Missing);
        assert_eq!(line.session.handle_input(gone, line.now), [], "that the port is gone was told");
    }
    let mut never = DgtSession::new(Moment::START);
    never.handle_input(DeviceInput::Due, Moment::START);
    let not_opened = |why| vec![DeviceReport::Fault(DeviceFault::NotOpened(why))];
    let mut now = Moment::START;
    for (why, told) in [
        (PortOpenError::Missing, not_opened(PortOpenError::Missing)),
        (PortOpenError::Missing, vec![]),
        (PortOpenError::Denied, not_opened(PortOpenError::Denied)),
    ] {
        assert_eq!(never.handle_input(DeviceInput::Unopened(why), now), told);
        now = never.deadline().unwrap();
        assert_eq!(never.handle_input(DeviceInput::Due, now), [DeviceReport::Open]);
    }
}

#[test]
fn another_device_is_told_once_and_not_fed_for_ever() {
    let mut line = SessionOnLine::new(EmulatedBoard::new(START));
    line.answers = false;
    assert_eq!(line.due().1, []);
    assert_eq!(line.hear(b"+CREG: 1\r\n"), [DeviceReport::Fault(DeviceFault::BadMessage(WireError::Stray(b'+')))]);
    for _ in 1..TRIES {
        line.due();
    }
    assert_eq!(line.due().1, [DeviceReport::Fault(DeviceFault::NoBoard { bytes: 10 }), DeviceReport::Close]);
    assert_eq!(line.hear(&message(0x93, &[1, 8])), [], "what a closed port still says is nobody's word");
    line.due();
    for _ in 1..TRIES {
        line.due();
    }
    assert_eq!(line.due().1, [DeviceReport::Close]);
}

#[test]
fn a_thing_that_is_no_piece_of_chess_is_told_and_counts_as_nothing() {
    let mut line = SessionOnLine::found(START);
    let told = line.board.set("e4", 'X');
    assert_eq!(line.hear(&told), [DeviceReport::Fault(DeviceFault::Special { square: Square::E4 })]);
    assert_eq!(*line.session.shown_placement(), Board::new());
    assert_eq!(line.due().1, [], "and it is told once");
    let told = line.board.set("e2", 'X');
    let special = DeviceReport::Fault(DeviceFault::Special { square: Square::E2 });
    assert_eq!(line.hear(&told), [special, changed(Square::E2, 'P', '.')]);
}

#[test]
fn the_lever_of_the_clock_its_battery_and_its_coming_and_going() {
    let mut line = SessionOnLine::found(START);
    let told = line.board.set_clock(Some(FRESH));
    assert!(matches!(line.hear(&told)[..], [DeviceReport::ClockFound(_)]));
    let pressed = pressed_clock(true, false);
    let told = line.board.set_clock(Some(pressed));
    assert!(matches!(line.hear(&told)[..], [DeviceReport::Lever(ClockSide::Left), DeviceReport::Clock(_)]));
    let told = line.board.set_clock(Some(pressed_clock(false, true)));
    assert!(matches!(
        line.hear(&told)[..],
        [DeviceReport::Lever(ClockSide::Right), DeviceReport::Clock(_), DeviceReport::BatteryLow(BatteryOwner::Clock)]
    ));
    let told = line.board.set_clock(None);
    assert_eq!(line.hear(&told), [DeviceReport::ClockGone]);
    assert_eq!(line.hear(&message(0xA0, &[15, 0, 0, 0])), [DeviceReport::BatteryLow(BatteryOwner::Board)]);
    assert_eq!(line.hear(&message(0xA0, &[14, 0, 0, 0])), []);
}

fn pressed_clock(right_up: bool, low: bool) -> super::dgt::EmulatedClock {
    super::dgt::EmulatedClock { running: true, right_up, low, ..FRESH }
}

#[test]
fn whatever_comes_it_goes_on_and_ends_with_what_the_board_shows() {
    for seed in 0..300 {
        let mut dice = Dice::new(seed);
        let mut line = SessionOnLine::found(START);
        let squares: Vec<String> = Square::ALL.iter().map(|square| square.to_string()).collect();
        for _ in 0..dice.below(40) {
            let square = &squares[dice.below(64)];
            let mut told = line.board.set(square, dice.pick(&['.', 'P', 'q', 'K', 'n']));
            match dice.below(4) {
                0 => told.truncate(dice.below(told.len() + 1)),
                1 => told.insert(dice.below(told.len() + 1), dice.below(256) as u8),
                _ => {}
            }
            line.hear(&told);
        }
        // Behind a broken length everything up to the next message may be lost: two questions at most.
        line.due();
        line.due();
        let fen = line.session.shown_placement().to_string();
        let mut asked = SessionOnLine::new(line.board.clone());
        asked.due();
        assert_eq!(fen, asked.session.shown_placement().to_string(), "seed {seed}");
        assert!(line.board.asked.iter().all(|byte| ![0x4A, 0x4E, 0x49].contains(byte)));
    }
}
