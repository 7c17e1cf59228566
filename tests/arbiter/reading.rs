//! One sheet by itself: what is certain is read, what is not is marked with its place and its reason.

use crate::arbiter::games::{PlayedGame, REAL};
use crate::arbiter::sheets::{Handwriting, PaperSheet};
use crate::arbiter::watch;
use ansage_compare::reading::{
    AnnouncementMeaning, Candidate, Mark, MarkKind, ReadingReason, SheetReading, announcement_meaning, read_sheet,
};
use ansage_game::announcement::{Announcement, OriginHint};
use ansage_game::reading::{UnreadableReason, read_announcement};
use ansage_words::locale::Lang;
use ansage_words::score::written::{self, Notation, WrittenScore};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, CastlingSide, Chess, Color, Move, Position, Role, Square};

/// A sheet in English letters, from any position; `numbers` as somebody writes who fills one cell after the other.
pub fn sheet(fen: &str, mode: CastlingMode, text: &str, numbers: bool) -> WrittenScore {
    let start: Chess = fen.parse::<Fen>().unwrap().into_position(mode).unwrap();
    let hand = Handwriting::new(Lang::En, Notation::Short, true, numbers);
    let cells = text.split_whitespace().map(|text| crate::arbiter::sheets::PaperCell {
        text: text.to_owned(),
        cells: None,
        number: 1,
        side: Color::White,
    });
    let mut sheet = PaperSheet { hand, start, cells: cells.collect() };
    sheet.number_anew();
    sheet.written()
}

pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn read_text(text: &str, numbers: bool) -> SheetReading {
    let reading = read_sheet(&[sheet(START, CastlingMode::Standard, text, numbers)]).unwrap();
    watch::reading(&reading);
    reading
}

fn only_mark(reading: &SheetReading) -> &Mark {
    assert_eq!(reading.marks.len(), 1, "{:#?}", reading.marks);
    &reading.marks[0]
}

fn uci(legal: Option<Move>) -> String {
    legal.map_or(String::new(), |legal| legal.to_uci(CastlingMode::Standard).to_string())
}

fn first(mark: &Mark) -> (String, ReadingReason) {
    let Candidate { legal, reason, .. } = mark.candidates[0];
    (uci(legal), reason)
}

const RUY: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3";

fn ruy_but(from: &str, to: &str) -> String {
    assert!(RUY.contains(from));
    RUY.replacen(from, to, 1)
}

#[test]
fn a_clean_sheet_has_no_marks() {
    let reading = read_text(RUY, true);
    assert_eq!((reading.certain, reading.marks.len(), reading.half_moves.len()), (17, 0, 17));
}

#[test]
fn something_left_out_is_marked_before_the_entry_behind_it() {
    let reading = read_text(&ruy_but("Nf6 ", ""), false);
    let mark = only_mark(&reading);
    assert_eq!((mark.kind, mark.ply, mark.entry, &*mark.text), (MarkKind::LeftOut, 8, Some(7), ""));
    assert_eq!((mark.line, mark.column), (8, 1), "where O-O stands");
    assert!(mark.candidates.len() > 1, "several moves may have been left out: none is certain");
    assert!(mark.candidates.iter().any(|it| uci(it.legal) == "g8f6"));
    // Another half-move may be missing before it just as well.
    assert_eq!((reading.certain, reading.half_moves.len()), (6, 17));
}

#[test]
fn something_written_twice_is_passed_over() {
    let reading = read_text(&ruy_but("a6", "a6 a6"), true);
    let mark = only_mark(&reading);
    assert_eq!((mark.kind, mark.entry, &*mark.text), (MarkKind::Doubled, Some(6), "a6"));
    assert_eq!(first(mark), (String::new(), ReadingReason::StandsBefore));
    assert_eq!((reading.half_moves.len(), reading.certain < 7), (17, true));
}

#[test]
fn an_impossible_square_is_one_sign_off() {
    let reading = read_text(&ruy_but("Bb3", "Be3"), true);
    let mark = only_mark(&reading);
    assert_eq!((mark.kind, mark.ply, &*mark.text), (MarkKind::Impossible, 13, "Be3"));
    assert_eq!(first(mark), ("a4b3".to_owned(), ReadingReason::OneSign));
    assert_eq!(reading.written.entries[12].text, "Be3", "as written is kept");
    assert_eq!(reading.certain, 12);
}

#[test]
fn an_ambiguous_knight_names_its_twins() {
    let reading = read_text("d4 d5 Nf3 Nf6 e3 e6 Nd2 Be7", true);
    let mark = only_mark(&reading);
    assert_eq!((mark.kind, mark.ply), (MarkKind::Ambiguous, 7));
    let named: Vec<String> = mark.candidates.iter().take(2).map(|it| uci(it.legal)).collect();
    assert!(named.contains(&"b1d2".to_owned()) && named.contains(&"f3d2".to_owned()), "{named:?}");
    assert!(reading.certain < 7);
}

#[test]
fn a_promotion_without_its_piece_is_never_a_silent_queen() {
    let written = sheet("8/5P2/k7/8/8/8/8/K7 w - - 0 1", CastlingMode::Standard, "f8 Kb6 Nd7", true);
    let reading = read_sheet(&[written]).unwrap();
    watch::reading(&reading);
    let mark = only_mark(&reading);
    assert_eq!((mark.kind, mark.ply, reading.certain), (MarkKind::PromotionMissing, 1, 0));
    // Only a knight goes to d7 from f8.
    assert_eq!(first(mark).0, "f7f8n");
}

/// Any move may be meant by `?`, and Nc6 follows each of them: none is proposed.
#[test]
fn an_unreadable_move_that_several_fit_is_never_certain() {
    let reading = read_text("e4 e5 ? Nc6", true);
    let mark = only_mark(&reading);
    assert_eq!((mark.kind, mark.ply, reading.certain), (MarkKind::Unreadable, 3, 2));
    assert_eq!((&mark.candidates[..], reading.half_moves.len()), (&[][..], 4), "what is written behind it is read");
}

#[test]
fn what_can_be_read_of_a_move_narrows_it() {
    let reading = read_text(&ruy_but("Nf6", "N?6"), true);
    assert_eq!(first(only_mark(&reading)).0, "g8f6");
}

/// The reason of a proposal: the only legal move that fits, or how much of what follows is then legal.
#[test]
fn a_proposal_tells_its_reason() {
    // Of "a bishop to ?5" only one is legal.
    let reading = read_text(&ruy_but("Bb5", "Bb?"), true);
    assert_eq!(first(only_mark(&reading)), ("f1b5".to_owned(), ReadingReason::OnlyLegal));
    // Nothing can be read: only with this move the other twelve half-moves are legal.
    let reading = read_text(&ruy_but("Bb5", "?"), true);
    assert_eq!(first(only_mark(&reading)), ("f1b5".to_owned(), ReadingReason::Following { legal: 12 }));
}

#[test]
fn a_wrong_square_that_shows_later_is_found_where_it_lies() {
    // 3.Bc4 is legal, but then 4.Ba4 is not.
    let reading = read_text(&ruy_but("Bb5", "Bc4"), true);
    let mark = only_mark(&reading);
    assert!(mark.candidates.iter().any(|it| it.ply == 5 && uci(it.legal) == "f1b5"), "{mark:?}");
    assert!(reading.certain < 5);
}

#[test]
fn numbers_tell_what_is_left_out() {
    let mut written = sheet(START, CastlingMode::Standard, RUY, true);
    written.entries.remove(7);
    let reading = read_sheet(&[written]).unwrap();
    watch::reading(&reading);
    let mark = only_mark(&reading);
    assert_eq!((mark.kind, mark.ply, reading.half_moves.len()), (MarkKind::LeftOut, 8, 17));
}

#[test]
fn columns_that_are_exchanged_leave_the_moves_as_written() {
    let mut written = sheet(START, CastlingMode::Standard, RUY, true);
    (written.entries[6].side, written.entries[7].side) = (Some(Color::Black), Some(Color::White));
    let reading = read_sheet(&[written]).unwrap();
    watch::reading(&reading);
    assert!(!reading.marks.is_empty());
    assert!(reading.marks.iter().all(|mark| mark.kind == MarkKind::WrongColumn), "{:#?}", reading.marks);
    assert_eq!((reading.half_moves.len(), reading.certain), (17, 6));
    assert!(reading.half_moves.iter().all(|half_move| half_move.mark.is_none()));
}

#[test]
fn a_wrong_number_alone_does_not_stop_the_reading() {
    let mut written = sheet(START, CastlingMode::Standard, RUY, true);
    for entry in &mut written.entries[10..] {
        entry.number = entry.number.map(|number| number + 1);
    }
    let reading = read_sheet(&[written]).unwrap();
    watch::reading(&reading);
    assert_eq!(reading.half_moves.len(), 17);
    assert!(reading.half_moves.iter().all(|half_move| half_move.mark.is_none()));
    assert_eq!(reading.certain, 10, "a whole move may be left out there");
}

#[test]
fn three_slips_on_one_sheet_are_three_marks() {
    let game = &REAL[6];
    let mut sheet = PaperSheet::of(game, Handwriting::new(Lang::De, Notation::Long, true, true));
    for at in [20, 48, 76] {
        sheet.cells[at].overwrite("?".to_owned());
    }
    let reading = read_sheet(&[sheet.written()]).unwrap();
    watch::reading(&reading);
    let marked: Vec<usize> = reading.marks.iter().map(|mark| mark.ply).collect();
    assert!(marked.starts_with(&[21, 49, 77]), "{marked:?}");
    assert_eq!(reading.certain, 20);
    assert_eq!(reading.half_moves.len(), game.moves.len());
}

#[test]
fn behind_the_end_of_the_game_nothing_is_followed() {
    let written = sheet("k7/8/1K6/8/8/8/8/7R w - - 0 1", CastlingMode::Standard, "Rh8# Ka7 Kc6", true);
    let reading = read_sheet(&[written]).unwrap();
    watch::reading(&reading);
    assert_eq!(reading.half_moves.len(), 1);
    let kinds: Vec<MarkKind> = reading.marks.iter().map(|mark| mark.kind).collect();
    assert_eq!(kinds, [MarkKind::Impossible, MarkKind::NotFollowed]);
    assert!(reading.marks.iter().all(|mark| mark.candidates.is_empty()));
}

#[test]
fn two_thousand_entries_of_garbage_end_and_are_not_read() {
    let mut dice = ansage_testing::dice::Dice::new(28);
    let words = ["e4", "Nf3", "?", "Qxz9", "O-O", "d8=Q", "Kd2", "a6", "exd5", "Ke9", "12", "хх", "Rad1", "h7h8q"];
    for numbers in [true, false] {
        let number =
            |at: usize| if numbers && at.is_multiple_of(2) { format!("{}. ", at / 2 + 1) } else { String::new() };
        let text: Vec<String> = (0..1_900).map(|at| number(at) + dice.pick(&words)).collect();
        let reading =
            read_sheet(&written::read_as_written(text.join("\n").as_bytes(), Some(Lang::En), 1).unwrap()).unwrap();
        watch::reading(&reading);
        assert!(reading.half_moves.len() < 100);
        assert!(reading.marks.iter().any(|mark| mark.kind == MarkKind::NotFollowed));
    }
}

#[test]
fn of_several_sets_of_letters_the_one_that_reads_is_taken() {
    let game = REAL[0].first(30);
    let hand = Handwriting::new(Lang::De, Notation::Short, true, true);
    let mut english = PaperSheet::of(&game, hand);
    let german = english.written();
    english.hand.lang = Lang::Pl;
    let reading = read_sheet(&[english.written(), german]).unwrap();
    assert_eq!((reading.written.lang, reading.certain), (Lang::De, 30));
    assert!(read_sheet(&[]).is_none());
}

/// Every announcement there is about a target square, and whether the lean reading is that of the whole one.
#[test]
fn the_lean_meaning_is_that_of_the_reading_of_announcements() {
    let mut dice = ansage_testing::dice::Dice::new(7);
    let odd =
        ["8/3P4/7k/8/8/8/8/K7 w - - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "4k3/8/8/8/8/8/8/R3KR2 w Q - 0 1"];
    let chess960 =
        ["4k3/8/8/8/8/8/8/1R1K2R1 w KQ - 0 1", "2k5/8/8/8/8/8/8/R1K4R w KQ - 0 1", "4k3/8/8/8/8/8/8/5KR1 w K - 0 1"];
    let position = |fen: &str, mode| fen.parse::<Fen>().unwrap().into_position::<Chess>(mode).unwrap();
    let mut positions: Vec<Chess> = odd.iter().map(|fen| position(fen, CastlingMode::Standard)).collect();
    positions.extend(chess960.iter().map(|fen| position(fen, CastlingMode::Chess960)));
    positions.extend(REAL.iter().flat_map(|game: &PlayedGame| game.positions.iter().step_by(9).cloned()));
    let (mut moves, mut tried) = (0, 0);
    for position in &positions {
        for side in CastlingSide::ALL {
            agree(position, &Announcement::Castle(side));
        }
        for _ in 0..400 {
            let role = dice.pick(&[
                None,
                Some(Role::Pawn),
                Some(Role::Knight),
                Some(Role::King),
                Some(Role::Queen),
                Some(Role::Rook),
                Some(Role::Bishop),
            ]);
            let square = Square::new(dice.below(64) as u32);
            let from = dice.pick(&[
                OriginHint::UNSAID,
                OriginHint::from_square(square),
                OriginHint { file: Some(square.file()), rank: None },
                OriginHint { file: None, rank: Some(square.rank()) },
            ]);
            let promotion = if dice.chance(10) {
                dice.pick(&[Some(Role::Queen), Some(Role::Knight), Some(Role::King)])
            } else {
                None
            };
            let to = Square::new(dice.below(64) as u32);
            moves += usize::from(agree(position, &Announcement::Piece { role, from, to, promotion }));
            tried += 1;
        }
        for legal in position.legal_moves() {
            for rook in [true, false] {
                let from = legal.from().unwrap();
                let to = match legal {
                    Move::Castle { rook: square, .. } if rook => square,
                    Move::Castle { king, .. } => {
                        Square::from_coords(legal.castling_side().unwrap().king_to_file(), king.rank())
                    }
                    _ => legal.to(),
                };
                let promotion = legal.promotion();
                for role in [None, Some(legal.role())] {
                    agree(position, &Announcement::Piece { role, from: OriginHint::from_square(from), to, promotion });
                }
            }
        }
    }
    assert!(moves > tried / 200, "{moves} of {tried} are moves");
}

fn agree(position: &Chess, said: &Announcement) -> bool {
    let expected = match read_announcement(position, said) {
        Ok(reading) => reading.legal.map_or(AnnouncementMeaning::Impossible, AnnouncementMeaning::Move),
        Err(UnreadableReason::Ambiguous { .. }) => AnnouncementMeaning::Ambiguous,
        Err(UnreadableReason::PromotionMissing { .. }) => AnnouncementMeaning::PromotionMissing,
        Err(_) => AnnouncementMeaning::Impossible,
    };
    assert_eq!(announcement_meaning(position, said), expected, "{said} in {position:?}");
    matches!(expected, AnnouncementMeaning::Move(_))
}

/// An illegal move that nobody has claimed has left the king to be captured: no reading captures it.
#[test]
fn art_1_4_1_no_sheet_captures_a_king() {
    let mut position = Chess::default();
    for (role, from, to) in [
        (Role::Pawn, Square::E2, Square::E4),
        (Role::Pawn, Square::F7, Square::F6),
        (Role::Queen, Square::D1, Square::H5),
        (Role::Pawn, Square::A7, Square::A6),
    ] {
        position.play_unchecked(Move::Normal { role, from, to, capture: None, promotion: None });
    }
    for from in [OriginHint::UNSAID, OriginHint::from_square(Square::H5)] {
        let said = Announcement::Piece { role: Some(Role::Queen), from, to: Square::E8, promotion: None };
        assert!(!agree(&position, &said), "{said}");
    }
    for behind in ["3. Nf9 Kf8 4. d4 d6", "3. Qxe8 Kf8 4. d4 Kf7", "3. Ke9 Kf8 4. Nf3 d6"] {
        let text = format!("1. e4 f6 2. Qh5 a7a6 {{illegal}} {behind}\n");
        let sheets = written::read_sheet_as_written(text.as_bytes(), None).expect("a sheet");
        let reading = read_sheet(&sheets).expect("a sheet that is read");
        assert!(reading.half_moves.len() >= 4, "{:?}", reading.marks);
    }
}

/// Found by many thousands of pairs: no half-move is lost or joined to the next, however it is damaged.
#[test]
fn a_damaged_half_move_stays_one_entry() {
    let texts = |sheet: &str| -> Vec<String> {
        let written = written::read_as_written(sheet.as_bytes(), None, 1).unwrap().remove(0);
        written.entries.iter().map(|entry| entry.text.clone()).collect()
    };
    assert_eq!(texts("1. e4 c5 2. Nf3 d6 3. e1 e5 4. Bc4 a6").len(), 8, "two squares are no long form without a sign");
    // In the first move of a score in Braille a cell is smudged.
    assert_eq!(texts("1 =4 C6\n2 D4 D5\n3 SC3 D;E4\n").len(), 6);
}
