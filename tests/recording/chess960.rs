//! A drawn start position of Chess960 played until both have castled, one on each side; the words in the recording.

use super::*;
use crate::support::played::checker::utterances;
use ansage_game::chess960;
use shakmaty::{CastlingSide, Chess, Move, Position, Rank, Role};

/// A course of legal moves in which White castles on one side and Black on the other, if one is found by chance.
fn course(start: &Chess, sides: (CastlingSide, CastlingSide), seed: u64) -> Option<Vec<(Chess, Move)>> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let (mut position, mut played, mut castled) = (start.clone(), Vec::new(), [false, false]);
    while played.len() < 60 && castled != [true, true] {
        let white = position.turn() == shakmaty::Color::White;
        let side = if white { sides.0 } else { sides.1 };
        let mine = usize::from(!white);
        let castling = position.castling_moves(side).first().copied().filter(|_| !castled[mine]);
        let legal = position.legal_moves();
        let able = |it: &Move| !it.is_castle() && !it.is_promotion() && !matches!(it.role(), Role::King | Role::Rook);
        let any: Vec<Move> = legal.iter().copied().filter(able).collect();
        // Pieces that leave the first rank make room.
        let home = if white { Rank::First } else { Rank::Eighth };
        let leaves = |it: &Move| it.from().is_some_and(|from| from.rank() == home) && it.to().rank() != home;
        let out: Vec<Move> = any.iter().copied().filter(leaves).collect();
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let among = if out.is_empty() || (state >> 60) < 6 { &any } else { &out };
        let next = castling.or_else(|| among.get((state >> 33) as usize % among.len().max(1)).copied())?;
        castled[mine] |= next.is_castle();
        played.push((position.clone(), next));
        position.play_unchecked(next);
    }
    (castled == [true, true] && !position.is_game_over()).then_some(played)
}

fn shortest(start: &Chess, sides: (CastlingSide, CastlingSide)) -> Vec<(Chess, Move)> {
    let found = (0..20_000).filter_map(|seed| course(start, sides, seed)).min_by_key(Vec::len);
    found.expect("both can castle within thirty moves")
}

/// What is typed: castling in figures, everything else from square to square.
fn typed(played: Move) -> String {
    match played.castling_side() {
        Some(CastlingSide::KingSide) => "0-0".into(),
        Some(CastlingSide::QueenSide) => "0-0-0".into(),
        None => format!("{}{}", played.from().expect("a square"), played.to()),
    }
}

/// Draws a position, plays it, and hears both castlings in the words of D.2.1.
fn castles(name: &str, sides: (CastlingSide, CastlingSide)) {
    let options = ["--voice", "off", "--chess960", "drawn"];
    let drawn = PlayedGameFiles::of(name, &options, "");
    let number = drawn.journal[0].event["opened"]["terms"]["chess960"].as_u64().expect("a number");
    println!("drawn: {number}");
    let start = chess960::start_position(u16::try_from(number).expect("a number")).expect("a position");
    let course = shortest(&start, sides);
    let mut script = "start\n+30\n".to_owned();
    for (number, (_, played)) in course.iter().enumerate() {
        script += &match number % 2 {
            0 => format!("{}\n+5\npress\n+1\n", typed(*played)),
            _ => format!("opp press\n+1\n{}\n+5\n", typed(*played)),
        };
    }
    let lines = run(&drawn.folder, &options, &script);
    let played = PlayedGameFiles::left_in(drawn.folder, lines);
    assert_eq!(played.moments("move-completed").len(), course.len(), "{:?}", played.lines);
    let Some(listener) = castling_listener() else { return };
    let told: Vec<(u64, String)> = played
        .journal
        .iter()
        .flat_map(|entry| entry.effect("move-announced").map(|told| (entry.at, told["description"].to_string())))
        .collect();
    let castled: Vec<usize> = (0..course.len()).filter(|at| course[*at].1.is_castle()).collect();
    assert_eq!((told.len(), castled.len()), (course.len(), 2));
    // The second session's recording begins where its moments begin.
    let opened = played
        .journal
        .iter()
        .rev()
        .find(|entry| entry.event.get("program-resumed").is_some())
        .expect("program-resumed")
        .at;
    let stretches = utterances(&played.left);
    for at in castled {
        let moment = told[at].0 - opened;
        let near = |stretch: &&std::ops::Range<usize>| (stretch.start as u64 / 48).abs_diff(moment) < 400;
        let stretch = stretches.iter().find(near).unwrap_or_else(|| panic!("nothing is heard at {moment} ms"));
        let heard = listener.recognise(&played.left[stretch.clone()]).expect("words");
        let wanted = match course[at].1.castling_side() {
            Some(CastlingSide::KingSide) => "Kurze Rochade",
            _ => "Lange Rochade",
        };
        assert!(heard.phrase == wanted && heard.margin > 1.1, "{heard:?} instead of {wanted}");
    }
}

fn castling_listener() -> Option<PhraseRecognizer> {
    let mut voice = open_voice(VoiceKind::Libespeak).map_err(ansage_testing::skip::skipped).ok()?;
    let words = ["Kurze Rochade", "Lange Rochade", "Springer Gustav eins Felix drei", "Bauer Eva zwei Eva vier"];
    let mut speak = |words: &str| {
        let samples =
            synthesize_samples(voice.as_mut(), &[SpeechPiece::words(Lang::De, words)], &VoiceParams::default());
        (words.to_owned(), samples.expect("speech"))
    };
    Some(PhraseRecognizer::new(words.map(&mut speak)))
}

#[test]
fn f_a_drawn_game_of_chess960_castles_to_both_sides_and_both_are_heard() {
    castles("chess960-short-long", (CastlingSide::KingSide, CastlingSide::QueenSide));
    castles("chess960-long-short", (CastlingSide::QueenSide, CastlingSide::KingSide));
}
