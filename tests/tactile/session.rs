//! One board's life: asked, found, silent, lost, found again.

use super::dice::Dice;
use super::line::{BoardPeer, bad_line};
use ansage_devices::life::{DeviceInput, ReopenDelays};
use ansage_devices::report::{DeviceFault, DeviceIntroduction, DeviceLoss, DeviceReport, PortOpenError};
use ansage_devices::tactile::frame::{BadFrame, Button, Hello, encode_command};
use ansage_devices::tactile::{ANSWER, NUDGE, QUIET, TRIES, TactileSession};
use ansage_game::moment::{Moment, Span};
use shakmaty::{Board, Piece, Square};

const START: &str = "RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr";

/// A session, the moment, and what it has said.
struct SessionTable {
    session: TactileSession,
    now: Moment,
}

impl SessionTable {
    fn new() -> SessionTable {
        SessionTable { session: TactileSession::new(Moment::START), now: Moment::START }
    }

    fn take(&mut self, input: DeviceInput<'_>) -> Vec<DeviceReport> {
        self.session.handle_input(input, self.now)
    }

    fn bytes(&mut self, bytes: &[u8]) -> Vec<DeviceReport> {
        self.take(DeviceInput::Bytes(bytes))
    }

    /// Lets time pass to the deadline.
    fn due(&mut self) -> (Span, Vec<DeviceReport>) {
        let deadline = self.session.deadline().expect("a deadline");
        let passed = deadline - self.now;
        self.now = deadline;
        (passed, self.take(DeviceInput::Due))
    }

    /// A table with this board found.
    fn with(peer: &BoardPeer) -> SessionTable {
        let mut table = SessionTable::new();
        assert_eq!(table.due(), (Span::ZERO, vec![DeviceReport::Open]));
        assert_eq!(table.take(DeviceInput::Opened), []);
        assert_eq!(table.bytes(&peer.hello("power")), [DeviceReport::Send(encode_command("S"))]);
        let found = table.bytes(&peer.snapshot());
        assert!(matches!(&found[..], [DeviceReport::Found { .. }]), "{found:?}");
        table
    }
}

fn piece(letter: char) -> Option<Piece> {
    Piece::from_char(letter)
}

fn fen(text: &str) -> Board {
    Board::from_ascii_board_fen(text.as_bytes()).unwrap()
}

fn hello() -> Hello {
    Hello {
        protocol: 1,
        name: "ansage".into(),
        firmware: "1.0".into(),
        started_by: "power".into(),
        squares: 64,
        kinds: 12,
    }
}

#[test]
fn a_board_that_starts_when_its_port_is_opened_is_left_in_peace_and_then_asked() {
    let mut table = SessionTable::new();
    table.due();
    table.take(DeviceInput::Opened);
    assert_eq!(table.due(), (QUIET, vec![DeviceReport::Send(encode_command("H"))]));
    assert_eq!(table.bytes(&BoardPeer::new(START).hello("power")), [DeviceReport::Send(encode_command("S"))]);
    let found = DeviceReport::Found { about: DeviceIntroduction::Tactile(hello()), shows: Board::new() };
    assert_eq!(table.bytes(&BoardPeer::new(START).snapshot()), [found]);
    assert!(table.session.is_connected());
}

#[test]
fn a_board_that_beats_is_asked_at_once() {
    let mut table = SessionTable::new();
    table.due();
    table.take(DeviceInput::Opened);
    let mut peer = BoardPeer::new(START);
    assert_eq!(table.bytes(&peer.beat()), [DeviceReport::Send(encode_command("H"))]);
    assert_eq!(table.bytes(&peer.beat()), [], "and only once");
}

#[test]
fn another_device_is_asked_a_few_times_told_once_an_opening_and_let_go() {
    let mut table = SessionTable::new();
    table.due();
    table.take(DeviceInput::Opened);
    let begins = || DeviceReport::Fault(DeviceFault::BadFrame(BadFrame::Form { begins: "+CREG: 1".into() }));
    assert_eq!(table.bytes(b"+CREG: 1\r\n"), [begins()]);
    for _ in 0..TRIES {
        let (_, asked) = table.due();
        assert_eq!(asked, [DeviceReport::Send(encode_command("H"))]);
    }
    assert_eq!(
        table.due(),
        (ANSWER, vec![DeviceReport::Fault(DeviceFault::NoBoard { bytes: 10 }), DeviceReport::Close])
    );
    assert_eq!(table.due(), (ReopenDelays::LAST, vec![DeviceReport::Open]));
}

#[test]
fn a_board_of_another_protocol_or_size_is_told_and_not_used() {
    for text in ["H,2,ansage,2.0", "H,1,ansage,1.0,sq=100", "H,1,ansage,1.0,id=2"] {
        let mut table = SessionTable::new();
        table.due();
        table.take(DeviceInput::Opened);
        let told = table.bytes(&encode_command(text));
        assert!(
            matches!(&told[..], [DeviceReport::Fault(DeviceFault::OtherBoard(_)), DeviceReport::Close]),
            "{told:?}"
        );
        assert_eq!(table.bytes(&BoardPeer::new(START).snapshot()), [], "nothing more of it is heard");
    }
}

/// The fuzz target's first find: the port was closed, and the board still counted as there.
#[test]
fn a_found_board_that_becomes_another_one_is_lost() {
    let mut table = SessionTable::with(&BoardPeer::new(START));
    let told = table.bytes(&encode_command("H,1,ansage,1.0,sq=100"));
    assert!(
        matches!(
            &told[..],
            [
                DeviceReport::Lost(DeviceLoss::Silent),
                DeviceReport::Fault(DeviceFault::OtherBoard(_)),
                DeviceReport::Close
            ]
        ),
        "{told:?}"
    );
    assert!(!table.session.is_connected());
}

#[test]
fn lifts_placings_swaps_and_buttons_come_in_their_order() {
    let mut peer = BoardPeer::new(START);
    let mut table = SessionTable::with(&peer);
    let bytes =
        [peer.change(12, b'.'), peer.button("L1"), peer.button("U1"), peer.change(28, b'P'), peer.change(52, b'Q')];
    let changed = |square, was, now, ms| DeviceReport::Changed { square, was, now, ms: Some(ms) };
    let pressed = |down| DeviceReport::Button { button: Button::Clock, down };
    assert_eq!(
        table.bytes(&bytes.concat()),
        [
            changed(Square::E2, piece('P'), None, 40),
            pressed(true),
            pressed(false),
            changed(Square::E4, None, piece('P'), 80),
            changed(Square::E7, piece('p'), piece('Q'), 120),
        ]
    );
    let shows = fen("rnbqkbnr/ppppQppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(table.session.shown_placement(), &shows);
}

#[test]
fn a_bad_contact_is_a_fault_and_never_a_lift() {
    let mut peer = BoardPeer::new(START);
    let mut table = SessionTable::with(&peer);
    let contact = |good| DeviceReport::Contact { square: Square::E2, good };
    assert_eq!(table.bytes(&peer.change(12, b'?')), [contact(false)]);
    assert_eq!(table.session.shown_placement(), &Board::new(), "the pawn counts as standing there");
    assert_eq!(table.bytes(&peer.change(12, b'P')), [contact(true)]);
    table.bytes(&peer.change(12, b'?'));
    let lifted = DeviceReport::Changed { square: Square::E2, was: piece('P'), now: None, ms: Some(160) };
    assert_eq!(table.bytes(&peer.change(12, b'.')), [contact(true), lifted]);
}

#[test]
fn pegs_that_cannot_be_read_when_the_board_is_found_are_named() {
    let mut peer = BoardPeer::new(START);
    peer.letters[0] = b'?';
    let mut table = SessionTable::new();
    table.due();
    table.take(DeviceInput::Opened);
    table.bytes(&peer.hello("power"));
    let shows = fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR");
    let contact = |good| DeviceReport::Contact { square: Square::A1, good };
    assert_eq!(
        table.bytes(&peer.snapshot()),
        [contact(false), DeviceReport::Found { about: DeviceIntroduction::Tactile(hello()), shows }]
    );
    let placed = DeviceReport::Changed { square: Square::A1, was: None, now: piece('R'), ms: Some(40) };
    assert_eq!(table.bytes(&peer.change(0, b'R')), [contact(true), placed]);
}

#[test]
fn a_gap_in_the_numbers_asks_for_a_snapshot_and_what_changed_unseen_is_no_lift() {
    let mut peer = BoardPeer::new(START);
    let mut table = SessionTable::with(&peer);
    peer.change(12, b'.');
    let asked = [DeviceReport::Fault(DeviceFault::Missed), DeviceReport::Send(encode_command("S"))];
    assert_eq!(table.bytes(&peer.change(28, b'P')), asked);
    assert_eq!(table.bytes(&peer.change(52, b'.')), [], "before the snapshot nothing counts");
    let shows = fen("rnbqkbnr/pppp1ppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(table.bytes(&peer.snapshot()), [DeviceReport::Read { shows }]);
    let placed = DeviceReport::Changed { square: Square::E5, was: None, now: piece('p'), ms: Some(160) };
    assert_eq!(table.bytes(&peer.change(36, b'p')), [placed], "and from then on everything does");
}

#[test]
fn a_heartbeat_that_tells_of_another_state_asks_for_a_snapshot() {
    let mut peer = BoardPeer::new(START);
    let mut table = SessionTable::with(&peer);
    assert_eq!(table.bytes(&peer.beat()), []);
    let asked = [DeviceReport::Fault(DeviceFault::Missed), DeviceReport::Send(encode_command("S"))];
    // The number is right, the state is not.
    peer.letters[12] = b'.';
    assert_eq!(table.bytes(&peer.beat()), asked);
    assert!(matches!(&table.bytes(&peer.snapshot())[..], [DeviceReport::Read { .. }]));
    // The last event was lost.
    peer.change(12, b'P');
    assert_eq!(table.bytes(&peer.beat()), asked);
    // A snapshot of what was known already is nothing new.
    let mut peer = BoardPeer::new(START);
    let mut table = SessionTable::with(&peer);
    peer.button("U1");
    assert_eq!(table.bytes(&peer.beat()), asked);
    assert_eq!(table.bytes(&peer.snapshot()), []);
}

#[test]
fn numbers_go_round_after_65535() {
    let mut peer = BoardPeer::new(START);
    let mut table = SessionTable::with(&peer);
    for turn in 0..70_000 {
        let letter = if turn % 2 == 0 { b'.' } else { b'P' };
        let told = table.bytes(&peer.change(12, letter));
        assert!(matches!(&told[..], [DeviceReport::Changed { .. }]), "{turn}: {told:?}");
    }
}

#[test]
fn a_silent_board_is_asked_and_then_lost_and_its_port_is_opened_again() {
    let mut table = SessionTable::with(&BoardPeer::new(START));
    assert_eq!(table.due(), (NUDGE, vec![DeviceReport::Send(encode_command("B"))]));
    let (passed, told) = table.due();
    assert_eq!((passed, told), (ANSWER, vec![DeviceReport::Lost(DeviceLoss::Silent), DeviceReport::Close]));
    assert!(!table.session.is_connected());
    assert_eq!(table.due(), (ReopenDelays::FIRST, vec![DeviceReport::Open]));
    let mut pauses = Vec::new();
    for _ in 0..5 {
        let why = PortOpenError::Missing;
        assert_eq!(
            table.take(DeviceInput::Unopened(why)),
            [DeviceReport::Fault(DeviceFault::NotOpened(why))],
            "lost is told once"
        );
        let (passed, told) = table.due();
        assert_eq!(told, [DeviceReport::Open]);
        pauses.push(passed.as_millis());
    }
    assert_eq!(pauses, [1_000, 2_000, 4_000, 5_000, 5_000]);
}

#[test]
fn an_unplugged_board_is_told_at_once_and_found_again_with_what_it_shows_then() {
    let mut peer = BoardPeer::new(START);
    let mut table = SessionTable::with(&peer);
    assert_eq!(table.take(DeviceInput::Cut), [DeviceReport::Lost(DeviceLoss::Cut)]);
    assert_eq!(table.bytes(&peer.beat()), [], "a closed port has nothing to say");
    peer.change(12, b'.');
    peer.change(28, b'P');
    table.due();
    table.take(DeviceInput::Opened);
    table.bytes(&peer.hello("pin"));
    let shows = fen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    let told = table.bytes(&peer.snapshot());
    assert!(matches!(&told[..], [DeviceReport::Found { shows: found, .. }] if *found == shows), "{told:?}");
    assert_eq!(table.take(DeviceInput::Cut), [DeviceReport::Lost(DeviceLoss::Cut)]);
    assert_eq!(table.due().0, ReopenDelays::FIRST, "a board that was found begins with the short pause");
}

/// One board is taken away in the middle of a line, and another put in its place: nothing of the first is left.
#[test]
fn a_board_in_the_place_of_another_is_not_taken_for_it() {
    let mut first = BoardPeer::new(START);
    first.letters[12] = b'?';
    let mut table = SessionTable::new();
    table.due();
    table.take(DeviceInput::Opened);
    table.bytes(&first.hello("power"));
    let told = table.bytes(&first.snapshot());
    assert!(matches!(&told[..], [DeviceReport::Contact { good: false, .. }, DeviceReport::Found { .. }]), "{told:?}");
    let beat = first.beat();
    assert_eq!(table.bytes(&beat[..beat.len() / 2]), []);
    assert_eq!(table.take(DeviceInput::Cut), [DeviceReport::Lost(DeviceLoss::Cut)]);
    table.due();
    table.take(DeviceInput::Opened);
    let second = BoardPeer::new(START);
    // What it shows before it has said what it is belongs to nobody, and is not the first board's.
    assert_eq!(table.bytes(&second.snapshot()), [DeviceReport::Send(encode_command("H"))]);
    assert_eq!(table.bytes(&second.snapshot()), []);
    let hello = encode_command("H,1,another,2.0,sq=64,id=12,btn=4,rst=power,cal=default");
    assert_eq!(table.bytes(&hello), [DeviceReport::Send(encode_command("S"))]);
    let told = table.bytes(&second.snapshot());
    let name = match &told[..] {
        [DeviceReport::Found { about: DeviceIntroduction::Tactile(hello), .. }] => hello.name.as_str(),
        _ => panic!("no contact of this board was ever bad: {told:?}"),
    };
    assert_eq!(name, "another");
}

#[test]
fn a_board_that_starts_again_by_itself_is_no_lost_board() {
    let mut peer = BoardPeer::new(START);
    let mut table = SessionTable::with(&peer);
    table.bytes(&peer.change(12, b'.'));
    let told = table.bytes(&peer.restart("watchdog"));
    assert_eq!(
        told,
        [
            DeviceReport::Fault(DeviceFault::Restarted { by: "watchdog".into() }),
            DeviceReport::Send(encode_command("S"))
        ]
    );
    assert_eq!(table.bytes(&peer.change(12, b'P')).len(), 1, "its numbers begin anew");
}

#[test]
fn a_snapshot_that_never_comes_is_asked_for_a_few_times() {
    let mut peer = BoardPeer::new(START);
    let mut table = SessionTable::with(&peer);
    peer.change(12, b'.');
    table.bytes(&peer.beat());
    for _ in 1..TRIES {
        assert_eq!(table.due(), (ANSWER, vec![DeviceReport::Send(encode_command("S"))]));
    }
    assert_eq!(table.due(), (ANSWER, vec![DeviceReport::Lost(DeviceLoss::Silent), DeviceReport::Close]));
}

#[test]
fn a_refusal_and_a_button_in_a_gap_are_told() {
    let mut peer = BoardPeer::new(START);
    let mut table = SessionTable::with(&peer);
    assert_eq!(
        table.bytes(&encode_command("N,crc")),
        [DeviceReport::Fault(DeviceFault::Refused { reason: "crc".into() })]
    );
    peer.change(12, b'.');
    let told = table.bytes(&peer.button("L3"));
    let pressed = DeviceReport::Button { button: Button::Repeat, down: true };
    assert_eq!(told, [pressed, DeviceReport::Fault(DeviceFault::Missed), DeviceReport::Send(encode_command("S"))]);
}

/// Whatever the line loses, changes or doubles: the state is right again after a few quiet heartbeats, and no lift is
/// told that did not happen.
#[test]
fn a_bad_line_costs_lifts_but_never_makes_one() {
    for seed in 0..300 {
        let mut dice = Dice::new(seed);
        let mut peer = BoardPeer::new(START);
        let mut table = SessionTable::with(&peer);
        let mut happened = Vec::new();
        for _ in 0..60 {
            let square = dice.below(64);
            let letter = dice.pick(b"PNBRQKpnbrqk.....");
            let was = peer.letters[square];
            let bytes = if letter == was { peer.beat() } else { peer.change(square, letter) };
            happened.push((square, was, letter));
            let came = bad_line(&bytes, &mut dice, 400);
            converse(&mut table, &mut peer, &came, &mut dice, 400, &happened, seed);
            if dice.chance(3) {
                let bytes = peer.restart("watchdog");
                let came = bad_line(&bytes, &mut dice, 400);
                converse(&mut table, &mut peer, &came, &mut dice, 400, &happened, seed);
            }
        }
        for _ in 0..3 {
            let bytes = peer.beat();
            converse(&mut table, &mut peer, &bytes, &mut dice, usize::MAX / 3, &happened, seed);
        }
        let letters: String = shown(table.session.shown_placement());
        assert_eq!(letters.as_bytes(), peer.letters, "seed {seed}");
    }
}

fn shown(board: &Board) -> String {
    Square::ALL.into_iter().map(|square| board.piece_at(square).map_or('.', Piece::char)).collect()
}

fn converse(
    table: &mut SessionTable,
    peer: &mut BoardPeer,
    came: &[u8],
    dice: &mut Dice,
    rarity: usize,
    happened: &[(usize, u8, u8)],
    seed: u64,
) {
    let mut told = table.bytes(came);
    table.now = table.now + Span::from_millis(40);
    for _ in 0..20 {
        let mut answers = Vec::new();
        for out in std::mem::take(&mut told) {
            match out {
                DeviceReport::Send(bytes) => answers.extend(peer.answer(&bad_line(&bytes, dice, rarity))),
                DeviceReport::Changed { square, was, now, .. } => {
                    let letter = |piece: Option<Piece>| piece.map_or(b'.', |piece| piece.char() as u8);
                    let change = (usize::from(square), letter(was), letter(now));
                    assert!(happened.contains(&change), "seed {seed}: {change:?} never happened");
                }
                // So bad a line that no snapshot came through in all tries: the port is opened anew.
                DeviceReport::Open => {
                    table.take(DeviceInput::Opened);
                }
                _ => {}
            }
        }
        if answers.is_empty() && table.session.deadline().is_none_or(|deadline| deadline - table.now > ANSWER) {
            return;
        }
        if answers.is_empty() {
            told = table.due().1;
        } else {
            told = table.bytes(&bad_line(&answers, dice, rarity));
        }
    }
}
