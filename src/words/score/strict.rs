//! Follow a sheet from legal move to legal move, where nothing of it is doubtful.
//!
//! [`super::written`] takes the sheet as it stands. Nothing is guessed here: what is not legal, not one move, or not the player's
//! whose it is by number and column, is named with its place.

use super::account::{LeftOut, LeftOutKind};
use super::behind::{WrongSign, find_wrong_sign};
use super::by_files::pawn_capture_by_files;
use super::form;
use super::illegal::{ILLEGAL_MARK, move_named_by_squares};
use super::pgn::{PgnGame, Ply, tag_value};
use super::readings::{LetterLanguages, read_in_best_language};
use super::remark::add_remark;
use super::result::GameResult;
use super::trouble;
use super::written::{self, SheetDoubts, SheetEntry, TakenSheets, WrittenScore};
use super::{ReadGame, ResultSource, ScoreError, UnreadHalfMove, UnreadReason};
use crate::locale::Lang;
use crate::vocabulary::{ParseError, ParseReason, is_dash};
use ansage_game::announcement::Announcement;
use shakmaty::{Chess, Color, Move, Outcome, Position, Role};

/// Reads a game in print.
///
/// # Errors
/// [`ScoreError`] with the first thing that cannot be taken, in the reading that gets furthest.
pub(super) fn read_strictly(text: &str, letters: LetterLanguages, number: usize) -> Result<ReadGame, ScoreError> {
    let first = letters.first_language();
    let taken = written::take_for_following(text, first, number)?;
    let languages: Vec<Lang> = taken.first().into_iter().flat_map(|taken| &taken.sheets).map(|it| it.lang).collect();
    let tried = languages.into_iter().take(letters.max_languages()).map(|lang| (lang, ()));
    read_in_best_language(tried, first, |lang, ()| {
        let of_lang = |taken: &TakenSheets| taken.sheets.iter().find(|sheet| sheet.lang == lang).cloned();
        // A game in Braille has no place for the reason of its result.
        let has_reason = matches!(letters, LetterLanguages::Only(_));
        let doubts =
            |taken: &TakenSheets| SheetDoubts { has_reason: taken.doubts.has_reason || has_reason, ..taken.doubts };
        let read = |taken: &TakenSheets| {
            let read = follow(of_lang(taken)?, &doubts(taken));
            Some(read.map(|read| ReadGame { more_games: taken.more_games, ..read }))
        };
        taken.iter().filter_map(read).collect()
    })
}

fn follow(sheet: WrittenScore, doubts: &SheetDoubts) -> Result<ReadGame, ScoreError> {
    if let Some((line, mark)) = doubts.unclosed {
        return Err(ScoreError::Unclosed { line, mark });
    }
    if let Some((line, column, mark)) = doubts.unopened {
        return Err(ScoreError::Unopened { line, column, mark });
    }
    let mut position = sheet.start.clone();
    // Where the game starts later, its moves may be counted from 1 all the same.
    let first = position.fullmoves().get();
    let counted_before = if sheet.entries.iter().find_map(|entry| entry.number) == Some(1) { first - 1 } else { 0 };
    let mut plies: Vec<Ply> = Vec::with_capacity(sheet.entries.len());
    let mut left_out = sheet.left_out.clone();
    let has_small_pawn = sheet.entries.iter().any(|entry| matches!(entry.text.as_bytes(), [b'a'..=b'h', ..]));
    let mut letters: Vec<(Role, char)> = Vec::new();
    for (i, entry) in sheet.entries.iter().enumerate() {
        let SheetEntry { line, column, clock, offered, ref comment, ref text, .. } = *entry;
        let trouble =
            |why| UnreadHalfMove::after_plies(&sheet.start, &plies, (line, column), text.clone(), sheet.lang, why);
        if doubts.behind_result == Some(i) {
            return Err(ScoreError::Move(trouble(UnreadReason::AfterTheEnd)));
        }
        if let Some((first, second)) = differing_letter(&mut letters, text, sheet.lang) {
            return Err(ScoreError::Move(trouble(UnreadReason::LettersDiffer { first, second })));
        }
        let legal = legal_move(&position, position.fullmoves().get() - counted_before, entry, sheet.lang);
        let played = legal.clone().or_else(|why| marked_move(&position, entry).ok_or(why));
        let played = played.map_err(|why| {
            let is_number = matches!(why, UnreadReason::MoveMissing | UnreadReason::WrongNumber { .. });
            let mut trouble = trouble(why);
            if let Some((at, number)) = entry.numbered_at.zip(entry.number).filter(|_| is_number) {
                let dots = if entry.side == Some(Color::Black) { "..." } else { "." };
                ((trouble.line, trouble.column), trouble.text) = (at, format!("{number}{dots}"));
            }
            ScoreError::Move(trouble)
        })?;
        if is_capture_by_square_alone(text, played) {
            left_out.push(LeftOut { kind: LeftOutKind::Capture, line, text: text.clone() });
        }
        if is_pawn_by_capital(text, played) && has_small_pawn {
            left_out.push(LeftOut { kind: LeftOutKind::Pawn, line, text: text.clone() });
        }
        let praise = text.trim_start_matches(|c: char| !matches!(c, '!' | '?'));
        if !praise.is_empty() {
            left_out.push(LeftOut { kind: LeftOutKind::Judgement, line, text: text.clone() });
        }
        position.play_unchecked(played);
        let mut ply = Ply { legal: played, clock, comment: comment.clone(), draw_offered: offered };
        if entry.marked_illegal && legal.is_ok() {
            add_remark(&mut ply.comment, ILLEGAL_MARK);
        }
        match find_wrong_sign(text, played, &position) {
            Some(WrongSign::EnPassant) => return Err(ScoreError::Move(trouble(UnreadReason::NotEnPassant))),
            Some(WrongSign::Mate) => add_remark(&mut ply.comment, sign_behind(text, "#")),
            Some(WrongSign::Check) => add_remark(&mut ply.comment, sign_behind(text, "+")),
            Some(WrongSign::Capture) => add_remark(&mut ply.comment, "x"),
            None => {}
        }
        plies.push(ply);
    }
    check_results(&sheet, &position, doubts)?;
    let both_lost = sheet.result() == Some(GameResult::BothLost);
    let WrittenScore { start, mut tags, remark: comment, outcome, lang, languages, .. } = sheet;
    let outcome = outcome.unwrap_or(Outcome::Unknown);
    // PGN has no such result.
    if both_lost && tag_value(&tags, "Termination").is_none() {
        tags.push(("Termination".to_owned(), "both players lost".to_owned()));
    }
    left_out.sort_by_key(|left| left.line);
    let game = PgnGame { tags, start, comment, plies, outcome };
    Ok(ReadGame { game, lang, languages, left_out, more_games: false })
}

/// The letter for a piece that stood before, and the one here that would name the same piece. In such a score one of them may
/// mean another: R is the rook, and in several languages the king.
fn differing_letter(known: &mut Vec<(Role, char)>, text: &str, lang: Lang) -> Option<(char, char)> {
    let form = form::parse_token_form(text.as_bytes())?;
    for letter in form.piece_letters().into_iter().flatten() {
        let Some(role) = letter.piece_in_language(lang) else { continue };
        match known.iter().find(|(named, _)| *named == role) {
            None => known.push((role, letter.to_char())),
            Some((_, first)) if looks_like_latin(*first) != looks_like_latin(letter.to_char()) => {
                return Some((*first, letter.to_char()));
            }
            Some(_) => {}
        }
    }
    None
}

/// The Latin capital that a Cyrillic one looks like.
fn looks_like_latin(letter: char) -> char {
    let alike = "АAВBЕEКKМMНHОOРPСCТTХX";
    let mut pairs = alike.chars();
    while let (Some(cyrillic), Some(latin)) = (pairs.next(), pairs.next()) {
        if cyrillic == letter {
            return latin;
        }
    }
    letter
}

/// `B6` for a move of a pawn: the piece with that letter may have been meant.
fn is_pawn_by_capital(text: &str, played: Move) -> bool {
    played.role() == Role::Pawn && matches!(text.as_bytes(), [b'A'..=b'H', b'1'..=b'8' | b'x' | b':', ..])
}

/// What stands behind a half-move for a check or a mate: the sign, or the word as it stands there.
fn sign_behind<'a>(text: &'a str, sign: &'a str) -> &'a str {
    let tail = text.rsplit(|c: char| c.is_ascii_digit()).next().unwrap_or_default().trim();
    if tail.contains(['+', '#', '†', '‡']) || !tail.contains(char::is_alphabetic) { sign } else { tail }
}

/// `d5` for a pawn's capture: it is read, and told.
fn is_capture_by_square_alone(text: &str, played: Move) -> bool {
    let bare = text.trim_end_matches(['+', '#', '!', '?']);
    played.is_capture() && played.role() == Role::Pawn && matches!(bare.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
}

/// The result behind the moves agrees with the header, and both with mate or stalemate.
fn check_results(sheet: &WrittenScore, last: &Chess, doubts: &SheetDoubts) -> Result<(), ScoreError> {
    let (line, column) = doubts.result_place.unwrap_or((1, 1));
    let differ = |written, other, source| Err(ScoreError::ResultsDiffer { line, column, written, other, source });
    // A flag or a ruling may have decided before the mate: a header or what stands behind the result says so.
    let ended_otherwise = doubts.has_reason
        || tag_value(&sheet.tags, "Termination").is_some_and(|how| !how.eq_ignore_ascii_case("normal"));
    let by_board = board_outcome(last).filter(|_| !ended_otherwise).and_then(GameResult::from_outcome);
    if let Some((line, written, other)) = doubts.headings {
        return Err(ScoreError::ResultsDiffer { line, column: 1, written, other, source: ResultSource::Sheet });
    }
    if let (Some(first), Some(second), Some((line, column))) =
        (sheet.result_at_end, sheet.other_result, doubts.other_place)
    {
        return Err(ScoreError::ResultsDiffer {
            line,
            column,
            written: second,
            other: first,
            source: ResultSource::Sheet,
        });
    }
    match (sheet.result_at_end, sheet.result_in_header(), by_board) {
        (Some(written), Some(other), _) if written != other => differ(written, other, ResultSource::Header),
        (Some(written), _, Some(other)) if written != other => differ(written, other, ResultSource::Board),
        (None, Some(written), Some(other)) if written != other => differ(written, other, ResultSource::BoardAndHeader),
        _ => Ok(()),
    }
}

/// The outcome by mate or stalemate.
fn board_outcome(last: &Chess) -> Option<Outcome> {
    last.legal_moves().is_empty().then(|| last.outcome())
}

fn legal_move(position: &Chess, due: u32, entry: &SheetEntry, lang: Lang) -> Result<Move, UnreadReason> {
    let by_files = || pawn_capture_by_files(position, &entry.text, lang);
    // `-O-O`: a sign is missing before the dash, and it may be the longer castling.
    if matches!(entry.said, Ok(Announcement::Castle(_))) && entry.text.starts_with(is_dash) {
        return Err(UnreadReason::NotUnderstood(half_castling(&entry.text)));
    }
    let named = match &entry.said {
        Ok(said) => Ok(*said),
        // In capitals alone B may be the bishop or a file: one of them may be legal.
        Err(error) if let Some(said) = only_legal_meaning(position, error) => Ok(said),
        Err(error) => Err(by_files().ok_or_else(|| UnreadReason::NotUnderstood(error.clone()))?),
    };
    if let Some(written) = entry.number.filter(|number| *number != due) {
        // The next move's number before Black's: his is left out.
        let is_next = position.turn().is_black() && written == due.saturating_add(1);
        return Err(if is_next { UnreadReason::MoveMissing } else { UnreadReason::WrongNumber { written, due } });
    }
    if entry.side.is_some_and(|side| side != position.turn()) {
        return Err(UnreadReason::MoveMissing);
    }
    named.map_or_else(Ok, |said| trouble::only_legal_move(position, said))
}

fn half_castling(text: &str) -> ParseError {
    let (part, understood) = (String::new(), String::new());
    ParseError { text: text.to_owned(), part, at: 1, understood, reason: ParseReason::HalfCastling }
}

/// Of several things that a half-move may mean, the one that is legal.
fn only_legal_meaning(position: &Chess, error: &ParseError) -> Option<Announcement> {
    let ParseReason::SeveralMeanings(meanings) = &error.reason else { return None };
    let mut legal = meanings.iter().filter(|said| trouble::only_legal_move(position, **said).is_ok());
    legal.next().copied().filter(|_| legal.next().is_none())
}

/// The move that is marked as illegal, and remains in force.
fn marked_move(position: &Chess, entry: &SheetEntry) -> Option<Move> {
    move_named_by_squares(position, entry.said.as_ref().ok()?).filter(|_| entry.marked_illegal)
}
