//! Every byte of the table of messages, and every way in which it can be wrong.

use super::dgt::{EmulatedBoard, TRADEMARK, message};
use super::dice::Dice;
use ansage_devices::contents::SquareContent;
use ansage_devices::dgt::clock::{ClockSide, ClockTimes, DgtClockReading, DisplayedTime};
use ansage_devices::dgt::wire::{DgtCommand, DgtDecoder, DgtMessage, KEPT_MAX, WireError};
use ansage_game::moment::Span;
use shakmaty::{Piece, Square};

fn told(bytes: &[u8]) -> Vec<Result<DgtMessage, WireError>> {
    DgtDecoder::new().decode_bytes(bytes)
}

fn piece(letter: char) -> SquareContent {
    SquareContent::Piece(Piece::from_char(letter).unwrap())
}

#[test]
fn the_commands_are_these_bytes_and_never_bus_boot_loader_or_memory() {
    let bytes: Vec<u8> = DgtCommand::ALL.iter().map(|command| command.to_byte()).collect();
    assert_eq!(bytes, [0x40, 0x41, 0x42, 0x43, 0x44, 0x4B, 0x45, 0x55, 0x46, 0x47, 0x4C, 0x4D]);
    assert!([0x4A, 0x4E, 0x49].iter().all(|never| !bytes.contains(never)));
}

#[test]
fn every_field_and_every_code_of_a_change() {
    for (field, name) in [(0, "a8"), (7, "h8"), (8, "a7"), (36, "e4"), (56, "a1"), (63, "h1")] {
        let square = name.parse::<Square>().unwrap();
        assert_eq!(told(&[0x8E, 0, 5, field, 1]), [Ok(DgtMessage::Field { square, held: piece('P') })], "{name}");
    }
    for field in 64..=127 {
        assert_eq!(told(&[0x8E, 0, 5, field, 1]), [Err(WireError::Field(field))]);
    }
    for (code, letter) in (1..).zip("PRNBKQprnbkq".chars()) {
        let said = Ok(DgtMessage::Field { square: Square::A8, held: piece(letter) });
        assert_eq!(told(&[0x8E, 0, 5, 0, code]), [said]);
    }
    let field = |held| [Ok(DgtMessage::Field { square: Square::A8, held })];
    assert_eq!(told(&[0x8E, 0, 5, 0, 0]), field(SquareContent::Empty));
    for code in 13..=15 {
        assert_eq!(told(&[0x8E, 0, 5, 0, code]), field(SquareContent::Special(code)));
    }
    for code in 16..=127 {
        assert_eq!(told(&[0x8E, 0, 5, 0, code]), [Err(WireError::Piece(code))]);
    }
}

#[test]
fn a_whole_board_from_a8_to_h1() {
    let mut board = EmulatedBoard::new("r2qk3/8/8/8/8/8/8/4K2R");
    let said = told(&board.command(0x42));
    let [Ok(DgtMessage::Board(fields))] = &said[..] else { panic!("{said:?}") };
    let standing: Vec<(Square, SquareContent)> = Square::ALL
        .into_iter()
        .map(|square| (square, fields.content_of_square(square)))
        .filter(|(_, held)| *held != SquareContent::Empty)
        .collect();
    let rooks = [(Square::E1, piece('K')), (Square::H1, piece('R')), (Square::A8, piece('r'))];
    assert_eq!(standing, [&rooks[..], &[(Square::D8, piece('q')), (Square::E8, piece('k'))]].concat());
    let mut wrong = message(0x86, &[0; 64]);
    wrong[40] = 16;
    assert_eq!(told(&wrong), [Err(WireError::Piece(16))]);
}

fn times(data: [u8; 7]) -> ClockTimes {
    let said = told(&message(0x8D, &data));
    let [Ok(DgtMessage::Clock(DgtClockReading::Times(times)))] = said[..] else { panic!("{said:?}") };
    times
}

#[test]
fn the_times_of_a_clock_right_before_left() {
    let said = times([0x01, 0x29, 0x58, 0x62, 0x03, 0x07, 0x0B]);
    let shown =
        |seconds, flag, increment| DisplayedTime { time: Span::from_secs(seconds), flag, blocked: false, increment };
    assert_eq!(
        said,
        ClockTimes {
            right: shown(3_600 + 29 * 60 + 58, false, false),
            left: shown(2 * 3_600 + 3 * 60 + 7, true, true),
            running: true,
            down: ClockSide::Left,
            battery_low: false,
            turn: Some(ClockSide::Right),
        }
    );
    let shown = times([0x10, 0, 0, 0x09, 0x59, 0x59, 0]);
    assert!(shown.right.blocked && !shown.right.flag && !shown.right.increment && !shown.left.blocked);
    assert_eq!(shown.left.time, Span::from_secs(10 * 3_600 - 1));
}

#[test]
fn every_bit_of_the_state_of_a_clock() {
    let of = |status| times([1, 0, 0, 1, 0, 0, status]);
    let still = of(0);
    assert_eq!((still.running, still.down, still.battery_low, still.turn), (false, ClockSide::Right, false, None));
    assert!(of(0x01).running);
    assert_eq!(of(0x02).down, ClockSide::Left, "the right side is up: the left player has pressed");
    assert!(of(0x04).battery_low);
    assert_eq!(of(0x08).turn, Some(ClockSide::Right));
    assert_eq!(of(0x10).turn, Some(ClockSide::Left));
    assert_eq!(of(0x18).turn, None, "both at once is nobody's turn");
    assert_eq!(told(&message(0x8D, &[1, 0, 0, 1, 0, 0, 0x20])), [Ok(DgtMessage::Clock(DgtClockReading::Absent))]);
    assert_eq!(told(&message(0x8D, &[0; 7])), [Ok(DgtMessage::Clock(DgtClockReading::Nothing))]);
    assert_eq!(of(0x40), still, "bit 6 has no meaning");
}

#[test]
fn a_nibble_above_nine_or_a_sixtieth_minute_is_no_time() {
    let bad =
        |data: [u8; 7], time| assert_eq!(told(&message(0x8D, &data)), [Err(WireError::Time(time))], "{data:02X?}");
    bad([0x0B, 0, 0, 0, 0, 0, 0], [0x0B, 0, 0]);
    bad([0x01, 0x60, 0, 0, 0, 0, 0], [0x01, 0x60, 0]);
    bad([0x01, 0, 0x0A, 0, 0, 0, 0], [0x01, 0, 0x0A]);
    bad([1, 0, 0, 0x0F, 0, 0, 0], [0x0F, 0, 0]);
    bad([1, 0, 0, 1, 0x5A, 0, 0], [1, 0x5A, 0]);
    bad([1, 0, 0, 1, 0, 0x7F, 0], [1, 0, 0x7F]);
}

#[test]
fn an_acknowledgement_is_no_time_whichever_nibble_says_so() {
    // The upper bits of its four bytes are in the two that mark it.
    assert_eq!(
        told(&message(0x8D, &[0x3A, 0x10, 0x01, 0x0A, 0x02, 0x03, 0])),
        [Ok(DgtMessage::ClockAck([0x10, 0x01, 0x82, 0x83]))]
    );
    assert_eq!(
        told(&message(0x8D, &[0x0A, 0x10, 0x08, 0x3A, 0x00, 0x35, 0])),
        [Ok(DgtMessage::ClockAck([0x90, 0x88, 0x00, 0x35]))]
    );
    assert_eq!(
        told(&message(0x8D, &[0x01, 0x7F, 0x08, 0x0A, 0x00, 0x35, 0])),
        [Ok(DgtMessage::ClockAck([0x7F, 0x08, 0x00, 0x35]))]
    );
}

#[test]
fn the_smaller_messages() {
    assert_eq!(told(&message(0x91, b"24715")), [Ok(DgtMessage::Serial("24715".into()))]);
    assert_eq!(told(&message(0xA2, b"3000024715")), [Ok(DgtMessage::LongSerial("3000024715".into()))]);
    assert_eq!(told(&message(0x91, b"24\t15")), [Err(WireError::Character(9))]);
    assert_eq!(told(&message(0x93, &[1, 8])), [Ok(DgtMessage::Version { major: 1, minor: 8 })]);
    assert_eq!(told(&message(0x90, &[0x08, 0x01])), [Ok(DgtMessage::BusAddress(0x401))]);
    for size in [4, 9] {
        let battery: Vec<u8> = (0..size).map(|byte| if byte == 0 { 100 } else { 0x7F }).collect();
        assert_eq!(told(&message(0xA0, &battery)), [Ok(DgtMessage::Battery { percent: 100 })]);
    }
    assert_eq!(told(&message(0xA0, &[101, 0, 0, 0])), [Err(WireError::Percent(101))]);
}

#[test]
fn a_trademark_goes_by_and_not_a_byte_of_it_is_kept() {
    let mut board = EmulatedBoard::new("8/8/8/8/8/8/8/8");
    let mut wire = DgtDecoder::new();
    let said = wire.decode_bytes(&board.command(0x47));
    assert_eq!(said, [Ok(DgtMessage::Trademark)]);
    assert!(!format!("{wire:?}{said:?}").contains(&TRADEMARK[..4]));
    let bytes: Vec<String> = TRADEMARK.bytes().map(|byte| byte.to_string()).collect();
    assert!(!format!("{wire:?}").contains(&bytes[..3].join(", ")), "{wire:?}");
    // As long as a message can be, and still nothing is held.
    let mut long = vec![0x92, 0x7F, 0x7F];
    long.resize(0x3FFF, b'A');
    assert_eq!(wire.decode_bytes(&long), [Ok(DgtMessage::Trademark)]);
    assert_eq!(wire.unknown_message_count(), 0);
}

#[test]
fn an_unknown_message_is_skipped_to_its_end_and_counted() {
    let mut wire = DgtDecoder::new();
    let mut bytes = message(0x8F, &[0x6B; 300]);
    bytes.extend(message(0x94, &[]));
    bytes.extend(message(0x8E, &[36, 1]));
    assert_eq!(wire.decode_bytes(&bytes), [Ok(DgtMessage::Field { square: Square::E4, held: piece('P') })]);
    assert_eq!(wire.unknown_message_count(), 2);
}

#[test]
fn a_length_that_a_message_never_has_costs_only_that_message() {
    let known = [(0x86, 67), (0x8D, 10), (0x8E, 5), (0x90, 5), (0x91, 8), (0x93, 5), (0xA2, 13)];
    for (id, right) in known {
        for length in (0..=130).filter(|length| *length != right) {
            let mut bytes = vec![id, (length >> 7) as u8, (length & 0x7F) as u8, 1, 2, 3];
            bytes.extend([0x8E, 0, 5, 36, 0]);
            let field = Ok(DgtMessage::Field { square: Square::E4, held: SquareContent::Empty });
            assert_eq!(told(&bytes), [Err(WireError::Length { id, length }), field], "{id:02X} {length}");
        }
    }
    for length in [0, 1, 2, 6, 13] {
        assert_eq!(told(&[0xA0, 0, length]), [Err(WireError::Length { id: 0xA0, length: length.into() })]);
    }
    for length in 0..3 {
        assert_eq!(told(&[0xBF, 0, length]), [Err(WireError::Length { id: 0xBF, length: length.into() })]);
    }
}

#[test]
fn a_byte_with_bit_seven_begins_anew_wherever_it_comes() {
    let whole = [0x8E, 0, 5, 36, 1];
    let said = Ok(DgtMessage::Field { square: Square::E4, held: piece('P') });
    for cut in 1..whole.len() {
        let bytes = [&whole[..cut], &whole[..]].concat();
        assert_eq!(told(&bytes), [Err(WireError::Cut { id: 0x8E }), said.clone()], "after {cut} bytes");
    }
    let inside = [&[0x8F, 0x02, 0x00, 1, 2][..], &whole[..]].concat();
    assert_eq!(told(&inside), [Err(WireError::Cut { id: 0x8F }), said.clone()]);
    assert_eq!(
        told(&[&[0xFF; 3][..], &whole[..]].concat()),
        [Err(WireError::Cut { id: 0xFF }), Err(WireError::Cut { id: 0xFF }), Err(WireError::Cut { id: 0xFF }), said]
    );
}

#[test]
fn bytes_outside_any_message_are_told_once_for_a_row_of_them() {
    let field = |held| Ok(DgtMessage::Field { square: Square::E4, held });
    let bytes = [&b"+CREG: 1"[..], &[0x8E, 0, 5, 36, 1], &[7, 7], &[0x8E, 0, 5, 36, 0]].concat();
    let stray = [Err(WireError::Stray(b'+')), field(piece('P')), Err(WireError::Stray(7)), field(SquareContent::Empty)];
    assert_eq!(told(&bytes), stray);
}

#[test]
fn pieces_of_any_size_say_the_same_and_nothing_grows() {
    let mut dice = Dice::new(0xD6_7001);
    for _ in 0..2_000 {
        let length = dice.below(300);
        let bytes: Vec<u8> = (0..length)
            .map(|_| match dice.below(4) {
                0 => dice.pick(&[0x86, 0x8D, 0x8E, 0x91, 0x92, 0x93, 0xA0, 0xA2, 0x8F]),
                1 => dice.pick(&[0, 5, 10, 67, 8, 13]),
                _ => dice.below(256) as u8,
            })
            .collect();
        let whole = told(&bytes);
        let mut wire = DgtDecoder::new();
        let mut pieces = Vec::new();
        let mut rest = &bytes[..];
        while !rest.is_empty() {
            let (piece, behind) = rest.split_at(1 + dice.below(rest.len()));
            pieces.extend(wire.decode_bytes(piece));
            rest = behind;
        }
        assert_eq!(pieces, whole, "{bytes:02X?}");
        assert!(whole.len() <= bytes.len() && format!("{wire:?}").len() < 200 + 5 * KEPT_MAX);
        assert!(whole.iter().filter_map(|said| said.as_ref().err()).all(|bad| !bad.to_string().is_empty()));
    }
}
