//! The procedure whole: by two scores (V8), one, none; with a record and without.

use super::course_of;
use ansage_compare::boards::{BoardDeparture, Explanation, Slip};
use ansage_compare::procedure::{
    AlternativeSource, Basis, ComparedHeader, DisputeFacts, DisputeProvision, IllegalAnnouncement, ProcedureNote,
    Proposal, Verdict, propose_resolution,
};
use ansage_compare::record::{ClocksAfterPress, Record};
use ansage_compare::steps::HandStep;
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::{ByColor, Color};
use ansage_words::score::result::GameResult;
use ansage_words::score::written::{self, WrittenScore};
use shakmaty::{Board, Chess, EnPassantMode, Position, fen::Fen};

const AGREED: &str = "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6";
const WHITE: &str = "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 Nxd6 7. Bg5 Nc6";
const BLACK: &str = "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 Qxd6 7. Bg5 Nc6";
/// What V8 gives for the position after 6.exd6.
const FEN_AGREED: &str = "rnbqkb1r/ppp2ppp/3P4/8/3Qn3/5N2/PPP2PPP/RNB1KB1R b KQkq - 0 6";

fn board(fen: &str) -> Board {
    Board::from_ascii_board_fen(fen.as_bytes()).unwrap()
}

fn after(text: &str) -> Board {
    course_of(text).0.board().clone()
}

/// A record of these moves: a minute and a half-move's seconds are gone after each press.
fn record(moves: &str) -> Record {
    let (_, course) = course_of(moves);
    let moments = (0..=course.len() as u32)
        .map(|ply| ClocksAfterPress {
            at: Moment::from_millis(u64::from(ply) * 1_000),
            clocks: ByColor {
                white: Some(Span::from_secs(5_400 - u64::from(ply))),
                black: Some(Span::from_secs(5_300 - u64::from(ply))),
            },
            completed: ByColor { white: ply.div_ceil(2), black: ply / 2 },
            used: ByColor { white: Span::ZERO, black: Span::ZERO },
        })
        .map(Some)
        .collect();
    let (scores, boards) = (ByColor::default(), ByColor::default());
    Record { start: Chess::new(), course, moments, scores, boards, result: None, edition: 2014 }
}

struct DisputeCase {
    scores: [&'static str; 2],
    boards: ByColor<Option<Board>>,
    record: Option<Record>,
    edition: Option<u16>,
}

impl DisputeCase {
    fn of(white: &'static str, black: &'static str) -> DisputeCase {
        DisputeCase { scores: [white, black], boards: ByColor::default(), record: None, edition: None }
    }

    fn facts(self) -> DisputeFacts {
        let sheet =
            |text: &str| (!text.is_empty()).then(|| written::read_as_written(text.as_bytes(), None, 1).unwrap());
        let scores = ByColor { white: sheet(self.scores[0]), black: sheet(self.scores[1]) };
        DisputeFacts::gather(scores, self.boards, self.record, self.edition)
    }

    #[track_caller]
    fn proposed(self) -> Proposal {
        propose_resolution(&self.facts()).expect("something to compare")
    }
}

fn fen(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

fn told(steps: &Option<Vec<HandStep>>) -> String {
    steps.as_ref().unwrap().iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

#[test]
fn d_2_8_scores_agree_and_the_board_executed_otherwise_is_put_right_without_retracing() {
    let upto = "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 Nxd6";
    let wrong = board("rnb1kb1r/ppp2ppp/3q4/8/3Qn3/5N2/PPP2PPP/RNB1KB1R");
    let boards = ByColor { white: Some(after(upto)), black: Some(wrong) };
    let proposal = DisputeCase { boards, record: Some(record(upto)), ..DisputeCase::of(upto, upto) }.proposed();
    assert_eq!((proposal.verdict, proposal.agreed), (Verdict::BoardsDiffer, 12));
    assert_eq!(told(&proposal.adjust.white), "");
    assert_eq!(told(&proposal.adjust.black), "move black queen d6 d8, move black knight e4 d6");
    let (from, to) = (shakmaty::Square::D8, shakmaty::Square::D6);
    let slip = BoardDeparture { ply: 12, slip: Slip::OtherPiece { from, to } };
    assert_eq!(proposal.explained.black, Some(Explanation::Left(vec![slip])));
    assert_eq!(proposal.clocks, None, "no change of the clocks is proposed");
    assert!(proposal.notes.is_empty(), "{:?}", proposal.notes);
}

#[test]
fn d_2_8_scores_differ_and_the_last_agreed_position_and_its_clocks_are_proposed() {
    let boards = ByColor { white: Some(after(WHITE)), black: Some(after(BLACK)) };
    let proposal = DisputeCase { boards, record: Some(record(WHITE)), ..DisputeCase::of(WHITE, BLACK) }.proposed();
    assert_eq!((proposal.verdict, proposal.agreed), (Verdict::ScoresDiffer, 11));
    assert_eq!(fen(&proposal.position), FEN_AGREED);
    let clocks = proposal.clocks.unwrap();
    assert_eq!(clocks.clocks.white, Some(Span::from_secs(5_389)), "just after the press of half-move 11");
    assert_eq!((clocks.completed.white, clocks.completed.black), (6, 5));
    for color in Color::ALL {
        let explained = proposal.explained.get(color).clone();
        assert_eq!(explained, Some(Explanation::Follows { ply: 14 }), "{color}: by his own score");
        assert_eq!(*proposal.against.get(color), Some(Basis::Score(color)));
    }
    assert!(proposal.notes.contains(&ProcedureNote::RecordHas { ply: 12 }), "{:?}", proposal.notes);
    assert!(proposal.alternatives.is_empty(), "2014: moves are retraced, nothing else is restored");
}

#[test]
fn lv_8_and_2009_let_the_arbiter_restore_the_true_course_instead() {
    let boards = ByColor { white: None, black: Some(after(BLACK)) };
    let proposal = DisputeCase { boards, edition: Some(2009), ..DisputeCase::of(WHITE, BLACK) }.proposed();
    assert_eq!(fen(&proposal.position), FEN_AGREED, "retracing is proposed all the same");
    assert!(proposal.notes.contains(&ProcedureNote::MayRestore));
    let restored: Vec<(AlternativeSource, String)> =
        proposal.alternatives.iter().map(|one| (one.of, told(&one.adjust.black))).collect();
    assert_eq!(
        restored,
        [
            (AlternativeSource::Score(Color::White), "move black queen d6 d8, move black knight e4 d6".to_owned()),
            (AlternativeSource::Score(Color::Black), String::new()),
        ]
    );
}

#[test]
fn situation_9_agreeing_scores_outrank_the_course_the_program_kept() {
    // The program took 2...Nc6 for 2...Nf6. Its 4...Nxd4 has no knight on c6 by the scores, and its 5.Qxd4 goes where
    // White's own knight stands.
    let scores = "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. Nxd4 d5";
    let kept = "1. e4 e5 2. Nf3 Nc6 3. d4 exd4 4. Nxd4 Nxd4 5. Qxd4";
    let facts = DisputeCase { record: Some(record(kept)), ..DisputeCase::of(scores, scores) }.facts();
    let symptom = |ply, by, code: &str| IllegalAnnouncement { ply, by, named: code.parse().unwrap() };
    // 1...Ng8-h8 was legal on nobody's board; 3...Nf6xe4 was, by the scores.
    let illegal = vec![symptom(2, Color::Black, "Ng8h8"), symptom(6, Color::Black, "Nf6e4")];
    let proposal = propose_resolution(&DisputeFacts { illegal, ..facts }).unwrap();
    assert_eq!((proposal.verdict, proposal.agreed), (Verdict::Agree, 8));
    let named = "Nf6e4".parse().unwrap();
    assert_eq!(
        proposal.notes,
        [
            ProcedureNote::CourseDiffers { ply: 4 },
            ProcedureNote::IllegalThere { ply: 8 },
            ProcedureNote::IllegalThere { ply: 9 },
            ProcedureNote::RecordGoesOn { ply: 9 },
            ProcedureNote::FirstSymptom { ply: 6, by: Color::Black, named },
        ]
    );
}

#[test]
fn situation_9_a_reply_is_judged_by_its_words_and_no_word_says_that_it_captures() {
    // By the scores c6 is empty: "Springer David vier Cesar sechs" is legal there too, and is no offence.
    let scores = "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. Nxd4 d5";
    let kept = "1. e4 e5 2. Nf3 Nc6 3. d4 exd4 4. Nxd4 d5 5. Nxc6";
    let proposal = DisputeCase { record: Some(record(kept)), ..DisputeCase::of(scores, scores) }.proposed();
    assert_eq!(proposal.notes, [ProcedureNote::CourseDiffers { ply: 4 }, ProcedureNote::RecordGoesOn { ply: 9 }]);
}

#[test]
fn d_2_8_a_score_that_merely_ends_earlier_does_not_disagree() {
    let shorter = "1. e4 e5 2. Nf3 Nf6 3. d4";
    let boards = ByColor { white: Some(after(WHITE)), black: None };
    let proposal = DisputeCase { boards, ..DisputeCase::of(WHITE, shorter) }.proposed();
    assert_eq!((proposal.verdict, proposal.agreed), (Verdict::Agree, 5));
    assert_eq!(proposal.position.board(), &after(WHITE), "the longer score is followed");
    assert_eq!(proposal.notes, [ProcedureNote::ScoreEnds { whose: Color::Black, ply: 6 }]);
}

#[test]
fn d_2_8_where_the_scores_end_the_record_goes_on() {
    let facts = DisputeCase { record: Some(record(WHITE)), ..DisputeCase::of(AGREED, AGREED) };
    let proposal = facts.proposed();
    assert_eq!((proposal.verdict, proposal.agreed, proposal.course.len()), (Verdict::Agree, 11, 14));
    assert_eq!(proposal.notes, [ProcedureNote::RecordGoesOn { ply: 12 }]);
}

#[test]
fn d_2_8_what_cannot_be_read_is_offered_as_proposals_and_nothing_behind_it_is_taken_as_certain() {
    let unclear = "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 ?xd6 7. Bg5 Nc6";
    let proposal = DisputeCase::of(unclear, WHITE).proposed();
    assert_eq!((proposal.verdict, proposal.agreed), (Verdict::Unreadable, 11));
    assert_eq!(fen(&proposal.position), FEN_AGREED);
    let knight = proposal.alternatives.iter().find(|one| one.course == course_of(WHITE).1);
    assert!(knight.is_some(), "what follows if it is what the other score has");
}

#[test]
fn d_2_8_one_score_or_none_or_two_boards_alone_give_what_they_can() {
    let one =
        DisputeCase { boards: ByColor { white: None, black: Some(after(AGREED)) }, ..DisputeCase::of(AGREED, "") }
            .proposed();
    assert_eq!((one.verdict, one.basis), (Verdict::Agree, Basis::Score(Color::White)));
    assert_eq!(one.notes, [ProcedureNote::OneScore { whose: Color::White }]);

    let boards = ByColor { white: Some(after(AGREED)), black: Some(after(WHITE)) };
    let kept =
        DisputeCase { boards: boards.clone(), record: Some(record(AGREED)), ..DisputeCase::of("", "") }.proposed();
    assert_eq!((kept.verdict, kept.basis), (Verdict::BoardsDiffer, Basis::Record));
    assert_eq!(kept.explained.white, Some(Explanation::Follows { ply: 11 }));
    assert_eq!(kept.notes, [ProcedureNote::NoScores]);

    let alone = DisputeCase { boards, ..DisputeCase::of("", "") }.proposed();
    assert_eq!((alone.verdict, alone.basis), (Verdict::BoardsDiffer, Basis::Boards));
    assert_eq!(alone.adjust.white.unwrap().len(), alone.adjust.black.unwrap().len());

    assert!(propose_resolution(&DisputeCase::of("", "").facts()).is_none());
}

fn notes_of(white: &'static str, black: &'static str, result: Option<GameResult>) -> Vec<ProcedureNote> {
    let record = result.map(|result| Record { result: Some(result), ..record("1. e4 e5") });
    propose_resolution(&DisputeCase { record, ..DisputeCase::of(white, black) }.facts()).unwrap().notes
}

#[test]
fn c_12_a_draw_offer_on_one_score_only_is_named() {
    let on_one = |whose, ply| ProcedureNote::OfferOnOne { whose, ply };
    for (white, black, notes) in [
        ("1. e4 e5 (=)", "1. e4 e5", vec![on_one(Color::White, 2)]),
        ("1. e4 e5", "1. e4(=) e5", vec![on_one(Color::Black, 1)]),
        ("1. e4 (=) e5", "1. e4 e5 (=)", vec![on_one(Color::White, 1), on_one(Color::Black, 2)]),
        ("1. e4 (=) e5", "1. e4 {draw?} e5", vec![]),
        ("1. e4= e5", "1. e4 e5+/=", vec![]),
    ] {
        assert_eq!(notes_of(white, black, None), notes, "{white} / {black}");
    }
}

#[test]
fn a_second_result_on_a_score_is_named() {
    let twice =
        ProcedureNote::SecondResult { whose: Color::White, result: GameResult::White, second: GameResult::Black };
    for white in ["1. e4 e5 1-0 0-1", "1. e4 e5 1-0\n0:1", "1. e4 e5 Black resigned 0-1"] {
        assert_eq!(notes_of(white, "1. e4 e5 1-0", None), std::slice::from_ref(&twice), "{white}");
    }
    assert_eq!(notes_of("1. e4 e5 1-0 1-0", "1. e4 e5 1-0 *", None), []);
}

#[test]
fn other_players_and_another_day_on_the_two_scores_are_named() {
    let other = |header, white: &str, black: &str| ProcedureNote::OtherHeader {
        header,
        values: ByColor { white: white.to_owned(), black: black.to_owned() },
    };
    let players = ComparedHeader::Player;
    for (white, black, notes) in [
        (
            "White: Anna\nBlack: Ben\n1. e4 e5",
            "White: Ben\nBlack: Anna\n1. e4 e5",
            vec![other(players(Color::White), "Anna", "Ben"), other(players(Color::Black), "Ben", "Anna")],
        ),
        (
            "[Date \"2024.05.03\"]\n\n1. e4 e5",
            "Datum: 4.5.2024\n1. e4 e5",
            vec![other(ComparedHeader::Date, "2024.05.03", "4.5.2024")],
        ),
        ("[Date \"2024.05.03\"]\n\n1. e4 e5", "Datum: 3.5.2024\n1. e4 e5", vec![]),
        ("White: Anna Berg\n1. e4 e5", "[White \"Berg, Anna\"]\n\n1. e4 e5", vec![]),
        ("White: Berg\n1. e4 e5", "White: Anna Berg\n1. e4 e5", vec![]),
        ("[White \"?\"]\n\n1. e4 e5", "White: Anna Berg\n1. e4 e5", vec![]),
    ] {
        assert_eq!(notes_of(white, black, None), notes, "{white} / {black}");
    }
}

#[test]
fn a_number_that_is_not_that_of_its_move_is_named_with_its_place() {
    let wrong =
        |line, column, number, due| ProcedureNote::WrongNumber { whose: Color::White, line, column, number, due };
    let black = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";
    for (white, notes) in [
        ("1. e4 e5 2. Nf3 Nc6 4. Bb5 a6", vec![wrong(1, 21, 4, 3)]),
        ("1. e4 e5\n2. Nf3 Nc6\n2. Bb5 a6", vec![wrong(3, 1, 2, 3)]),
        ("1. e4 e5 3. Nf3 Nc6 4. Bb5 a6", vec![wrong(1, 10, 3, 2)]),
        ("7. e4 e5 8. Nf3 Nc6 9. Bb5 a6", vec![wrong(1, 1, 7, 1)]),
        ("1 e4 e5\n2 Nf3 Nc6\n3 Bb5 a6", vec![]),
    ] {
        assert_eq!(notes_of(white, black, None), notes, "{white}");
    }
}

#[test]
fn art_8_7_results_that_differ_are_named_with_their_scores() {
    let results = ByColor { white: GameResult::White, black: GameResult::Draw };
    for black in ["1. e4 e5 1/2-1/2", "1. e4 e5 1/2", "1. e4 e5 remis", "[Result \"½-½\"]\n\n1. e4 e5"] {
        assert_eq!(notes_of("1. e4 e5 1:0", black, None), [ProcedureNote::ResultsDiffer { results }], "{black}");
    }
    let moves_differ = notes_of("1. e4 e5 2. Nf3 1:0", "1. e4 e5 2. Nc3 remis", None);
    assert!(moves_differ.contains(&ProcedureNote::ResultsDiffer { results }), "{moves_differ:?}");
}

#[test]
fn art_8_7_results_that_are_written_differently_agree() {
    assert_eq!(notes_of("1. e4 e5 ½-½", "[Result \"remis\"]\n\n1. e4 e5", None), []);
}

#[test]
fn art_8_7_a_result_on_one_score_only_is_named() {
    let only = ProcedureNote::ResultOnOne { whose: Color::Black, result: GameResult::Black };
    assert_eq!(notes_of("1. e4 e5", "1. e4 e5 0-1", None), [only]);
}

#[test]
fn art_8_7_the_result_of_the_record_is_compared_with_each_score() {
    let other = |whose| ProcedureNote::ResultNotOfRecord { whose, result: GameResult::White, record: GameResult::Draw };
    let notes = notes_of("1. e4 e5 1-0", "1. e4 e5 1-0", Some(GameResult::Draw));
    assert_eq!(notes, [other(Color::White), other(Color::Black)]);
}

#[test]
fn art_8_7_the_header_is_compared_with_the_end_of_the_moves() {
    let differs =
        ProcedureNote::HeaderDiffers { whose: Color::White, result: GameResult::Black, header: GameResult::White };
    assert_eq!(notes_of("[Result \"1-0\"]\n\n1. e4 e5 0-1", "1. e4 e5 0-1", None), [differs]);
}

#[test]
fn art_8_7_mate_on_the_board_is_compared_with_the_result() {
    let mate = "1. f3 e5 2. g4 Qh4# 1-0";
    let wrong = |whose| ProcedureNote::ResultNotOfBoard { whose, result: GameResult::White, board: GameResult::Black };
    assert_eq!(notes_of(mate, mate, None), [wrong(Color::White), wrong(Color::Black)]);
}

#[test]
fn art_8_7_the_loss_of_both_behind_the_moves_is_a_result() {
    let results = ByColor { white: GameResult::BothLost, black: GameResult::White };
    assert_eq!(notes_of("1. e4 e5 0-0", "1. e4 e5 1-0", None), [ProcedureNote::ResultsDiffer { results }]);
}

#[test]
fn castling_at_the_end_of_a_score_is_a_half_move_where_it_is_legal() {
    let castled = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0";
    let sheet = written::read_as_written(castled.as_bytes(), None, 1).unwrap().remove(0);
    assert_eq!((sheet.entries.len(), sheet.result()), (7, None));
}

/// A score of which only these half-moves (from 1) are known, as a record keeps it.
fn told_of(moves: &str, plies: &[usize]) -> Option<WrittenScore> {
    let mut score = written::read_as_written(moves.as_bytes(), None, 1).unwrap().remove(0);
    (1..).zip(&mut score.entries).for_each(|(ply, entry)| entry.line = ply);
    score.entries.retain(|entry| plies.contains(&entry.line));
    Some(score)
}

/// The course that both have announced and executed is not changed by one line of one player. Both must have it.
#[test]
fn d_2_8_what_one_player_alone_has_written_is_no_course() {
    const KEPT: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5";
    const OTHER: &str = "1. e4 e5 2. Nf3 Nf6 3. Bb5";
    let all = [1, 2, 3, 4, 5];
    let proposed = |white: Option<WrittenScore>, black: Option<WrittenScore>| {
        let record = Record { scores: ByColor { white, black }, ..record(KEPT) };
        DisputeCase { record: Some(record), ..DisputeCase::of("", "") }.proposed()
    };
    let parts = |whose| ProcedureNote::ScoreInParts { whose };
    // White's score is kept by the program, with one line of another move; and the other way round.
    for mirrored in [false, true] {
        let of = |own, other| if mirrored { proposed(other, own) } else { proposed(own, other) };
        let (own, opponent) = if mirrored { (Color::Black, Color::White) } else { (Color::White, Color::Black) };
        let alone = of(told_of(OTHER, &all), None);
        assert_eq!((alone.verdict, alone.basis, alone.agreed), (Verdict::ScoresDiffer, Basis::Score(own), 3));
        // The article needs both scores: no clocks before.
        assert_eq!((alone.provision, alone.clocks), (DisputeProvision::NeedsBoards, None));
        assert!(alone.notes.contains(&ProcedureNote::OneScore { whose: own }));
        assert!(alone.notes.contains(&ProcedureNote::RecordHas { ply: 4 }));
        // Only the opponent has told another move.
        let told = of(told_of(KEPT, &all), told_of(OTHER, &[4]));
        assert_eq!((told.verdict, told.basis, told.agreed), (Verdict::ScoresDiffer, Basis::Scores, 3));
        assert!(told.notes.contains(&parts(opponent)), "{:?}", told.notes);
        // Both have another move, and not the same.
        let both = of(told_of(OTHER, &all), told_of("1. e4 e5 2. Nf3 d6", &[4]));
        assert_eq!((both.verdict, both.agreed), (Verdict::ScoresDiffer, 3));
        // Both have the same: that outranks what the program kept.
        let same = of(told_of(OTHER, &all), told_of(OTHER, &[4]));
        assert_eq!((same.verdict, same.basis), (Verdict::Agree, Basis::Scores));
        assert_eq!(same.course, course_of(OTHER).1);
        assert!(same.notes.contains(&ProcedureNote::CourseDiffers { ply: 4 }));
        // What agrees with the course, told in parts, says nothing of the rest.
        let agrees = of(told_of(KEPT, &all), told_of(KEPT, &[4]));
        assert_eq!((agrees.verdict, agrees.basis), (Verdict::Agree, Basis::Score(own)));
    }
    // What nobody can play there contradicts it as well: it is not hidden because a half-move before it was not told.
    let impossible = proposed(told_of(KEPT, &all), told_of("1. e4 e4", &[2]));
    assert_eq!((impossible.verdict, impossible.agreed), (Verdict::Unreadable, 1));
    // A whole sheet that the arbiter has before him, beside the record.
    let sheet = DisputeCase { record: Some(record(KEPT)), ..DisputeCase::of(OTHER, "") }.proposed();
    assert_eq!((sheet.verdict, sheet.agreed), (Verdict::ScoresDiffer, 3));
}
