//! Codes: how they are typed, how many may be tried, and what a guesser can hope for.

use ansage_game::hex::{hex, unhex, unhex_exactly};
use ansage_game::moment::{Moment, Span};
use ansage_link::pairing::{BadJoiningCode, GUESSES, JoiningCode, PairingCodes, PairingKey};

fn code(text: &str) -> JoiningCode {
    JoiningCode::parse(text).unwrap()
}

#[test]
fn a_code_is_read_as_people_type_it_and_told_in_two_groups() {
    for typed in ["471123", "471 123", " 4 7 1 1 2 3 ", "471-123", "47.11.23", "471\u{a0}123"] {
        assert_eq!(code(typed).digits(), [4, 7, 1, 1, 2, 3], "{typed:?}");
    }
    assert_eq!(code("000007").to_string(), "000 007");
    assert_eq!(JoiningCode::parse("47112"), Err(BadJoiningCode::Digits { count: 5 }));
    assert_eq!(JoiningCode::parse("4711234"), Err(BadJoiningCode::Digits { count: 7 }));
    assert_eq!(JoiningCode::parse(&"9".repeat(100_000)), Err(BadJoiningCode::Digits { count: 100_000 }));
    assert_eq!(JoiningCode::parse(""), Err(BadJoiningCode::Digits { count: 0 }));
    assert_eq!(JoiningCode::parse("47112e"), Err(BadJoiningCode::Other { found: 'e' }));
    assert_eq!(
        JoiningCode::parse("47112\u{0663}"),
        Err(BadJoiningCode::Other { found: '\u{0663}' }),
        "a digit of another script"
    );
}

#[test]
fn every_code_can_be_drawn_and_keeps_its_zeros() {
    assert_eq!(JoiningCode::from_random_number(7).digits(), [0, 0, 0, 0, 0, 7]);
    assert_eq!(JoiningCode::from_random_number(999_999).digits(), [9; 6]);
    assert_eq!(JoiningCode::from_random_number(1_000_000).digits(), [0; 6]);
    assert_eq!(JoiningCode::from_random_number(u64::MAX).to_string().len(), 7);
}

#[test]
fn no_log_shows_a_code_or_a_key() {
    assert_eq!(format!("{:?}", code("471123")), "Code(..)");
    assert_eq!(format!("{:?}", PairingKey::new([0x5A; 32])), "PairingKey(..)");
    let pairing = format!("{:?}", PairingCodes::new(code("471123")));
    assert!(!pairing.contains("471") && !pairing.contains("4, 7"), "{pairing}");
}

#[test]
fn figures_are_read_back_and_nothing_else_is() {
    assert_eq!(hex(&[0, 0x9F, 0xFF]), "009fff");
    assert_eq!(unhex_exactly::<3>("009fFF"), Some([0, 0x9F, 0xFF]));
    for bad in ["", "009ff", "009fff0", "009ffg", "00 9ff", "+09fff", "\u{663}09fff"] {
        assert_eq!(unhex_exactly::<3>(bad), None, "{bad:?}");
    }
    assert_eq!((unhex(""), unhex("00ff"), unhex("0f0"), unhex("zz")), (Some(vec![]), Some(vec![0, 0xFF]), None, None));
}

#[test]
fn five_wrong_codes_make_a_new_one_and_the_pause_grows_to_five_minutes() {
    let mut pairing = PairingCodes::new(code("471123"));
    let mut now = Moment::START;
    let mut pauses = Vec::new();
    for turn in 0..6_u64 {
        let (round, _) = pairing.begin_attempt(now).unwrap();
        for count in 1..GUESSES {
            let wrong = pairing.record_wrong_code(round, now, JoiningCode::from_random_number(1)).unwrap();
            assert_eq!((wrong.count, wrong.pause), (count, None));
        }
        let fifth = pairing.record_wrong_code(round, now, JoiningCode::from_random_number(100 + turn)).unwrap();
        assert_eq!(fifth.count, GUESSES);
        assert_eq!(*pairing.current_code(), JoiningCode::from_random_number(100 + turn), "a new code");
        let pause = fifth.pause.unwrap();
        pauses.push(pause.whole_secs());
        assert_eq!(pairing.begin_attempt(now).unwrap_err(), pause);
        let left = Span::from_millis(1);
        assert_eq!(pairing.begin_attempt(now + pause.saturating_sub(left)).unwrap_err(), left);
        assert_eq!(
            pairing.record_wrong_code(round, now, JoiningCode::from_random_number(9)),
            None,
            "the old code is not tried any more"
        );
        now = now + pause;
    }
    assert_eq!(pauses, [30, 60, 120, 240, 300, 300]);
    assert!(pairing.begin_attempt(now).is_ok());
}

#[test]
fn a_code_lets_one_station_in_and_the_next_code_is_another() {
    let mut pairing = PairingCodes::new(code("471123"));
    let (first, _) = pairing.begin_attempt(Moment::START).unwrap();
    let (second, _) = pairing.begin_attempt(Moment::START).unwrap();
    pairing.record_wrong_code(first, Moment::START, JoiningCode::from_random_number(1)).unwrap();
    assert!(pairing.use_code(first, JoiningCode::from_random_number(808_808)));
    assert_eq!(*pairing.current_code(), code("808808"));
    assert!(
        !pairing.is_generation_valid(second) && !pairing.use_code(second, JoiningCode::from_random_number(2)),
        "the code was used up"
    );
    let (round, _) = pairing.begin_attempt(Moment::START).unwrap();
    assert_eq!(
        pairing.record_wrong_code(round, Moment::START, JoiningCode::from_random_number(3)).unwrap().count,
        1,
        "counted anew"
    );
}

#[test]
fn a_new_code_asked_for_at_the_host_ends_the_pause_but_the_next_one_is_longer() {
    let mut pairing = PairingCodes::new(code("471123"));
    let five = |pairing: &mut PairingCodes| {
        let (round, _) = pairing.begin_attempt(Moment::START).unwrap();
        (0..5)
            .filter_map(|_| {
                pairing.record_wrong_code(round, Moment::START, JoiningCode::from_random_number(1)).unwrap().pause
            })
            .last()
            .unwrap()
    };
    assert_eq!(five(&mut pairing).whole_secs(), 30);
    pairing.replace_code(code("808808"));
    assert_eq!(
        (pairing.remaining_pause(Moment::START), pairing.current_code().to_string().as_str()),
        (None, "808 808")
    );
    assert_eq!(five(&mut pairing).whole_secs(), 60);
}

/// Who tries as often as he may, a whole day long. The bound is what the pauses leave him.
#[test]
fn a_guesser_gets_few_tries_a_day() {
    let (mut pairing, mut now, mut tries) =
        (PairingCodes::new(JoiningCode::from_random_number(1)), Moment::START, 0_u64);
    let day = Moment::START + Span::from_secs(24 * 3_600);
    while now < day {
        match pairing.begin_attempt(now) {
            Ok((round, _)) => {
                tries += 1;
                pairing.record_wrong_code(round, now, JoiningCode::from_random_number(tries));
            }
            Err(pause) => now = now + pause,
        }
    }
    println!("a guesser has {tries} tries in 24 hours: one chance in {}", 1_000_000 / tries);
    assert!(tries <= 5 * (4 + 24 * 12), "{tries}");
}
