//! Frames of the tactile board's protocol (`hardware/PROTOCOL.md`): what is one, and what is none.

use ansage_devices::contents::{BoardContents, SquareContent};
use ansage_devices::tactile::frame::{
    BadFrame, Button, FrameDecoder, Hello, LINE_MAX, TactileFrame, checksum, encode_command,
};
use proptest::prelude::*;
use shakmaty::{Piece, Square};

const START: &str = "RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr";

fn one(bytes: &[u8]) -> Result<TactileFrame, BadFrame> {
    let mut found = FrameDecoder::new().decode_bytes(bytes);
    assert_eq!(found.len(), 1, "{}", bytes.escape_ascii());
    found.remove(0)
}

fn body(body: &str) -> Result<TactileFrame, BadFrame> {
    one(&encode_command(body))
}

fn held(letter: char) -> SquareContent {
    SquareContent::Piece(Piece::from_char(letter).unwrap())
}

#[test]
fn the_checksum_is_the_one_the_protocol_names() {
    assert_eq!(checksum(b"123456789"), 0x29B1);
    assert_eq!(encode_command("H"), b"$H*283C\r\n");
}

#[test]
fn every_frame_of_the_protocol_is_read() {
    let hello = Hello {
        protocol: 1,
        name: "ansage".into(),
        firmware: "1.0".into(),
        started_by: "power".into(),
        squares: 64,
        kinds: 12,
    };
    let start = BoardContents::from_letters(START.as_bytes()).unwrap();
    let cases = [
        ("H,1,ansage,1.0,sq=64,id=12,btn=4,rst=power,cal=default", TactileFrame::Hello(hello.clone())),
        ("H,1,ansage,1.0,rst=power,colour=red", TactileFrame::Hello(hello)),
        (
            "E,7,1200,e2,P.",
            TactileFrame::Changed { seq: 7, ms: 1200, square: Square::E2, was: held('P'), now: SquareContent::Empty },
        ),
        (
            "E,65535,0,h8,pQ",
            TactileFrame::Changed { seq: 65535, ms: 0, square: Square::H8, was: held('p'), now: held('Q') },
        ),
        (
            "E,0,4294967295,a1,R?",
            TactileFrame::Changed {
                seq: 0,
                ms: u32::MAX,
                square: Square::A1,
                was: held('R'),
                now: SquareContent::Unreadable,
            },
        ),
        ("K,8,1300,L1", TactileFrame::Button { seq: 8, ms: 1300, button: Button::Clock, down: true }),
        ("K,9,1400,U4", TactileFrame::Button { seq: 9, ms: 1400, button: Button::Query, down: false }),
        ("B,9,2000,1D0F,125", TactileFrame::Beat { seq: 9, ms: 2000, crc: 0x1D0F, scans: 125 }),
        ("N,crc", TactileFrame::Refused { reason: "crc".into() }),
        ("R,e2,523,P", TactileFrame::Answer { body: "R,e2,523,P".into() }),
    ];
    for (text, expected) in cases {
        assert_eq!(body(text), Ok(expected), "{text}");
    }
    assert_eq!(body(&format!("S,9,{START}")), Ok(TactileFrame::Snapshot { seq: 9, pegs: Box::new(start) }));
    assert_eq!(start.to_letters(), START);
    assert_eq!(start.content_of_square(Square::D1), held('Q'));
    assert_eq!(start.to_placement().board_fen().to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
}

#[test]
fn a_field_that_cannot_be_is_named() {
    for (text, field) in [
        ("E,7,1200,e2", 5),
        ("E,7,1200,e9,P.", 4),
        ("E,7,1200,e2,P", 5),
        ("E,7,1200,e2,PX", 5),
        ("E,7,1200,e2,P.,1", 6),
        ("E,65536,1200,e2,P.", 2),
        ("E,+7,1200,e2,P.", 2),
        ("E,,1200,e2,P.", 2),
        ("K,1,2,L0", 4),
        ("K,1,2,L5", 4),
        ("K,1,2,X1", 4),
        ("B,1,2,12,9", 4),
        ("B,1,2,+123,9", 4),
        ("S,1,....", 3),
        ("H,one,a,b", 2),
        ("H,1,a,b,sq=many", 5),
        ("H,1,a", 4),
    ] {
        assert_eq!(body(text), Err(BadFrame::Field { field, body: text.into() }), "{text}");
    }
    assert_eq!(body("Z,1"), Err(BadFrame::Unknown { body: "Z,1".into() }));
}

#[test]
fn what_is_no_frame_is_told_as_what_it_is_and_costs_no_other() {
    let form = |begins: &str| Err(BadFrame::Form { begins: begins.into() });
    for (bytes, expected) in [
        (&b"AT+CGMI\r"[..], form("AT+CGMI")),
        (b"$B\n", form("$B")),
        (b"$B*12\n", form("$B*12")),
        (b"$N,crc*+12F\n", form("$N,crc*+12F")),
        (b"$N,crc*12345\n", form("$N,crc*12345")),
        (b"\xff\xfe\n", form("\\xff\\xfe")),
        (b"$N,crc*0000\n", Err(BadFrame::Checksum { computed: checksum(b"N,crc"), told: 0 })),
    ] {
        assert_eq!(one(bytes), expected, "{}", bytes.escape_ascii());
    }
    // Half a frame, and then a whole one without an end of the line between them.
    let mut frames = FrameDecoder::new();
    let mut found = frames.decode_bytes(b"$E,7,12");
    found.extend(frames.decode_bytes(&encode_command("N,crc")));
    assert_eq!(found, [form("$E,7,12"), Ok(TactileFrame::Refused { reason: "crc".into() })]);
    assert_eq!(frames.decode_bytes(b"\r\n\r\n\n"), [], "empty lines are nothing");
}

#[test]
fn an_endless_line_is_told_once_and_a_dollar_ends_it() {
    let mut frames = FrameDecoder::new();
    let found = frames.decode_bytes(&[b'x'; 100_000]);
    assert_eq!(found, [Err(BadFrame::TooLong)]);
    assert_eq!(frames.decode_bytes(&encode_command("N,crc")), [Ok(TactileFrame::Refused { reason: "crc".into() })]);
    let longest = [b'x'; LINE_MAX];
    assert!(matches!(frames.decode_bytes(&[&longest[..], b"\n"].concat())[..], [Err(BadFrame::Form { .. })]));
}

proptest! {
    #[test]
    fn frames_are_found_however_the_bytes_are_cut(cuts in proptest::collection::vec(1usize..40, 0..40), noise in ".{0,12}") {
        let mut bytes = noise.replace(['$', '\r', '\n'], "").into_bytes();
        bytes.extend(encode_command("E,1,2,e2,P."));
        bytes.extend(encode_command(&format!("S,1,{START}")));
        let whole = FrameDecoder::new().decode_bytes(&bytes);
        let (mut frames, mut found, mut rest) = (FrameDecoder::new(), Vec::new(), &bytes[..]);
        for cut in cuts {
            let (now, later) = rest.split_at(cut.min(rest.len()));
            found.extend(frames.decode_bytes(now));
            rest = later;
        }
        found.extend(frames.decode_bytes(rest));
        prop_assert_eq!(&found, &whole);
        prop_assert!(whole.iter().filter(|frame| frame.is_ok()).count() == 2);
    }

    #[test]
    fn no_byte_hurts(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        let mut frames = FrameDecoder::new();
        let _ = frames.decode_bytes(&bytes);
        // Whatever came, the next line is read.
        let found = frames.decode_bytes(&[&b"\n"[..], &encode_command("N,x")].concat());
        prop_assert_eq!(found.last(), Some(&Ok(TactileFrame::Refused { reason: "x".into() })));
    }

    #[test]
    fn one_wrong_byte_is_never_another_frame(at in 0usize..14, byte in any::<u8>()) {
        let mut bytes = encode_command("E,7,1200,e2,P.");
        prop_assume!(bytes[at] != byte);
        bytes[at] = byte;
        let right = TactileFrame::Changed { seq: 7, ms: 1200, square: Square::E2, was: held('P'), now: SquareContent::Empty };
        for frame in FrameDecoder::new().decode_bytes(&bytes) {
            prop_assert!(frame.as_ref().is_err() || frame == Ok(right.clone()));
        }
    }
}
