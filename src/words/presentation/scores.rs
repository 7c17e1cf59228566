//! Say why a score cannot be read: where, what was understood, why not.

use super::phrase::{illegal_reason_args, variant_name};
use super::starts::start_fault_sentence;
use crate::locale::{Args, Lang, Locale};
use crate::score::Encoding;
use crate::score::{self, LeftOut, LeftOutKind, ResultSource, ScoreError, UnreadHalfMove, UnreadReason};
use crate::vocabulary::ParseReason;
use ansage_game::foreign::ForeignText;
use ansage_game::reading::UnreadableReason;
use std::collections::BTreeMap;

/// At most so many letters of a file are shown; the longest position has about 90.
const LONGEST_SHOWN: usize = 100;

/// A whole sentence for a person.
pub fn score_error_sentence(locale: &Locale, error: &ScoreError) -> String {
    match error {
        ScoreError::BadBytes { line, column, likely } => {
            let args = at(*line, *column);
            match likely.map(Encoding::name) {
                _ if *likely == Some(Encoding::Utf16) => locale.message_text("trouble-score-utf16", &args),
                Some(Some(name)) => locale.message_text("trouble-score-encoding", &args.set("encoding", name)),
                Some(None) => locale.message_text("trouble-score-binary", &args),
                None => locale.message_text("trouble-score-bytes", &args),
            }
        }
        ScoreError::TooLong { line } => {
            let args = Args::new().set_digits("line", line).set_digits("most", score::written::MOST_ENTRIES);
            locale.message_text("trouble-score-too-long", &args)
        }
        ScoreError::NoGame { game, found } => {
            let args = Args::new().set_digits("game", game).set("count", *found);
            locale.message_text("trouble-score-no-game", &args)
        }
        ScoreError::SeveralGames { found } => {
            locale.message_text("trouble-score-several-games", &Args::new().set("count", *found))
        }
        ScoreError::Empty => locale.message_text("trouble-score-empty", &Args::new()),
        ScoreError::EmptyGame { game, found } => {
            let args = Args::new().set_digits("game", game).set_digits("count", found);
            locale.message_text("trouble-score-empty-game", &args)
        }
        ScoreError::StartMissing => locale.message_text("trouble-score-start-missing", &Args::new()),
        ScoreError::FenMissing => locale.message_text("trouble-score-fen-missing", &Args::new()),
        ScoreError::BadHeader { line } => {
            locale.message_text("trouble-score-header", &Args::new().set_digits("line", line))
        }
        ScoreError::OtherFormat { line, format } => locale.message_text(
            "trouble-score-format",
            &Args::new().set_digits("line", line).set_own_text("format", variant_name(format)),
        ),
        ScoreError::BadStart(bad) => {
            let args =
                Args::new().set("fen", shown(&bad.fen)).set_own_text("reason", start_fault_sentence(locale, bad.fault));
            locale.message_text("trouble-score-start", &args)
        }
        ScoreError::Unclosed { line, mark } => {
            let args = Args::new().set_digits("line", line).set_own_text("mark", mark.to_string());
            locale.message_text("trouble-score-unclosed", &args)
        }
        ScoreError::Unopened { line, column, mark } => {
            locale.message_text("trouble-score-unopened", &at(*line, *column).set_own_text("mark", mark.to_string()))
        }
        ScoreError::BadTag { line, column } => locale.message_text("trouble-score-tag", &at(*line, *column)),
        ScoreError::Unaccounted { line, column, text } => {
            locale.message_text("trouble-score-unaccounted", &at(*line, *column).set("text", shown(text)))
        }
        ScoreError::OtherVariant { name } => {
            locale.message_text("trouble-score-variant", &Args::new().set("name", shown(name)))
        }
        ScoreError::ResultsDiffer { line, column, written, other, source } => {
            let id = match source {
                ResultSource::Header => "trouble-score-result-header",
                ResultSource::Sheet => "trouble-score-result-twice",
                ResultSource::Board => "trouble-score-result-board",
                ResultSource::BoardAndHeader => "trouble-score-header-board",
            };
            let args = at(*line, *column).set_own_text("written", written.text()).set_own_text("other", other.text());
            locale.message_text(id, &args)
        }
        ScoreError::SeveralReadings { ply, readings } => {
            let readings: Vec<String> =
                readings.iter().map(|reading| format!("{} {}", reading.lang, reading.san)).collect();
            let args = Args::new().set_digits("ply", ply).set_own_text("readings", readings.join(", "));
            locale.message_text("trouble-score-several", &args)
        }
        ScoreError::Move(trouble) => {
            let reason = why(locale, trouble);
            let args = at(trouble.line, trouble.column).set("text", shown(&trouble.text));
            locale
                .message_text("trouble-score-move", &args.set_digits("ply", trouble.ply).set_own_text("reason", reason))
        }
    }
}

/// The most notes of one kind that have a line each.
const MOST_TOLD: usize = 8;

/// What was left out of a score, and why: a line each. Signs of judgement, which may stand beside every move, have one line.
pub fn left_out_sentences(locale: &Locale, left_out: &[LeftOut]) -> Vec<String> {
    let told = |left: &LeftOut| {
        let args = Args::new().set_own_text("kind", variant_name(&left.kind)).set_digits("line", left.line);
        locale.message_text("trouble-score-left-out", &args.set("text", shown(&left.text)))
    };
    let mut lines = Vec::new();
    let mut more: BTreeMap<LeftOutKind, usize> = BTreeMap::new();
    for left in left_out {
        let count = more.entry(left.kind).or_default();
        *count += 1;
        let most = if left.kind == LeftOutKind::Judgement { 1 } else { MOST_TOLD };
        if *count <= most {
            lines.push(told(left));
        }
    }
    for (kind, count) in more {
        let most = if kind == LeftOutKind::Judgement { 1 } else { MOST_TOLD };
        if count > most {
            let args = Args::new().set_own_text("kind", variant_name(&kind)).set("count", count - most);
            lines.push(locale.message_text("trouble-score-left-out-more", &args));
        }
    }
    lines
}

/// What stands in a file, as it may be shown: its beginning, within quotation marks.
fn shown(text: &str) -> ForeignText {
    ForeignText::new_within(text, LONGEST_SHOWN)
}

fn at(line: usize, column: usize) -> Args<'static> {
    Args::new().set_digits("line", line).set_digits("column", column)
}

fn why(locale: &Locale, trouble: &UnreadHalfMove) -> String {
    let plain = |id| locale.message_text(id, &Args::new());
    match &trouble.why {
        UnreadReason::NotUnderstood(not) if not.reason == ParseReason::HalfCastling => {
            plain("trouble-score-half-castling")
        }
        _ if let Some(letter) = trouble.unknown_piece_letter() => {
            let args = Args::new().set_own_text("letter", letter.to_string());
            locale.message_text("trouble-score-letter", &args.set_own_text("languages", languages()))
        }
        UnreadReason::NotUnderstood(not) if not.understood.is_empty() && not.part.is_empty() => {
            plain("trouble-score-no-half-move")
        }
        UnreadReason::NotUnderstood(not) => {
            let id = match (not.understood.is_empty(), not.part.is_empty()) {
                (_, true) => "trouble-score-unfinished",
                (true, false) => "trouble-score-not-understood",
                (false, false) => "trouble-score-not-understood-after",
            };
            let args = Args::new().set("understood", shown(&not.understood)).set("part", shown(&not.part));
            locale.message_text(id, &args)
        }
        UnreadReason::Illegal { reason, .. } => locale.message_text("announce-illegal", &illegal_reason_args(*reason)),
        UnreadReason::Unreadable { reason, .. } => unreadable(locale, reason),
        UnreadReason::AfterTheEnd => plain("trouble-score-after-the-end"),
        UnreadReason::LettersDiffer { first, second } => {
            let args = Args::new().set_own_text("first", first.to_string()).set_own_text("second", second.to_string());
            locale.message_text("trouble-score-letters-differ", &args)
        }
        UnreadReason::NotEnPassant => plain("trouble-score-not-en-passant"),
        UnreadReason::MoveMissing => plain("trouble-score-move-missing"),
        UnreadReason::WrongNumber { written, due } => locale.message_text(
            "trouble-score-number",
            &Args::new()
                .set_digits("written", written)
                .set_digits("due", due)
                .set_own_text("again", if *written == 1 { "yes" } else { "no" }),
        ),
    }
}

/// The languages whose letters are read, in their own names.
fn languages() -> String {
    Lang::ALL.map(Lang::own_name).join(", ")
}

fn unreadable(locale: &Locale, reason: &UnreadableReason) -> String {
    match reason {
        UnreadableReason::Ambiguous { role, to, from } => {
            let from: Vec<String> = from.iter().map(ToString::to_string).collect();
            let args = Args::new()
                .with_role(*role)
                .set_own_text("square", to.to_string())
                .set_own_text("from", from.join(", "));
            locale.message_text("announce-ambiguous-from", &args)
        }
        UnreadableReason::PromotionMissing { to } => {
            locale.message_text("announce-promotion-missing", &Args::new().set_own_text("square", to.to_string()))
        }
        UnreadableReason::NoMoveFits { reason: Some(reason) } => {
            locale.message_text("announce-illegal", &illegal_reason_args(*reason))
        }
        UnreadableReason::NoMoveFits { reason: None } => {
            locale.message_text("trouble-score-no-move-fits", &Args::new().set_own_text("languages", languages()))
        }
        UnreadableReason::NoPieceNamed { from } => {
            locale.message_text("announce-no-piece-named", &Args::new().set_own_text("square", from.to_string()))
        }
    }
}
