//! Write a game as PGN, with the clocks and the journal's facts as comments.

use super::{ExportSource, append_to_remark};
use crate::station::files::{CommandFailure, PrintResult};
use ansage_game::event::EventKind;
use ansage_game::time_control::{Bonus, Period, TimeControl};
use ansage_words::locale::Args;
use ansage_words::score::pgn::{PgnGame, write_pgn_game};
use shakmaty::{KnownOutcome, Outcome};

/// `export --pgn`.
///
/// # Errors
/// [`CommandFailure`], in words.
pub fn export_pgn(source: &ExportSource<'_>) -> PrintResult {
    Ok(write_pgn_game(&game_to_export(source)?))
}

/// The game that `export --pgn` writes.
///
/// # Errors
/// [`CommandFailure`], in words.
pub fn game_to_export(source: &ExportSource<'_>) -> Result<PgnGame, CommandFailure> {
    let &ExportSource { locale, referee, seat, .. } = source;
    let (facts, mut plies) = source.annotated_plies()?;
    let mut comment = None;
    if seat.is_none() && !source.plain {
        append_to_remark(&mut comment, control_in_words(source).into_iter().chain(facts));
    }
    // PGN has no gaps: what stands behind the first one is only in the text. This is told even where no comment is
    // wanted, or the score would look whole.
    let gap =
        seat.is_some_and(|seat| referee.score(seat).last_half_move().is_some_and(|last| last as usize > plies.len()));
    if gap {
        let said = locale.message_text("trouble-export-gap", &Args::new().set_digits("ply", plies.len() + 1));
        match plies.last_mut() {
            Some(last) => append_to_remark(&mut last.comment, [said]),
            None => return Err(CommandFailure::Could(said)),
        }
    }
    Ok(PgnGame {
        tags: pgn_tags(source),
        start: referee.start_position().clone(),
        comment,
        plies,
        outcome: outcome(source),
    })
}

/// The result.
pub fn outcome(source: &ExportSource<'_>) -> Outcome {
    let outcome = source.referee.outcome().and_then(|outcome| outcome.pgn_result().parse::<KnownOutcome>().ok());
    outcome.map_or(Outcome::Unknown, Outcome::Known)
}

/// The headers.
pub fn pgn_tags(source: &ExportSource<'_>) -> Vec<(String, String)> {
    let names = &source.referee.terms().names;
    let mut tags = Vec::new();
    if let Some(date) = date(source) {
        tags.push(("Date".to_owned(), date));
    }
    for (tag, name) in [("White", &names.white), ("Black", &names.black), ("Arbiter", &names.arbiter)] {
        if !name.is_empty() {
            tags.push((tag.to_owned(), name.to_string()));
        }
    }
    tags.push(("TimeControl".to_owned(), field(&source.referee.terms().time)));
    // Said only where it is not the usual way a game ends; the header has few words for it, a comment has all.
    if let Some(outcome) = source.referee.outcome().filter(|outcome| outcome.pgn_termination() != "normal") {
        tags.push(("Termination".to_owned(), outcome.pgn_termination().to_owned()));
    }
    tags
}

fn date(source: &ExportSource<'_>) -> Option<String> {
    match &source.replayed.entries.first()?.event.kind {
        EventKind::Opened { wall, .. } => Some(wall.get(..10)?.replace('-', ".")),
        _ => None,
    }
}

/// A time control as PGN has it in the header `TimeControl`; `?` where it knows no such control.
fn field(control: &TimeControl) -> String {
    let period = |period: &Period| {
        let moves = period.moves.map_or(String::new(), |moves| format!("{moves}/"));
        let secs = period.time.whole_secs();
        match period.bonus {
            Bonus::None => Some(format!("{moves}{secs}")),
            Bonus::Increment(each) => Some(format!("{moves}{secs}+{}", each.whole_secs())),
            Bonus::Delay(_) | Bonus::Bronstein(_) | Bonus::Fixed => None,
        }
    };
    match control {
        TimeControl::Untimed => "-".to_owned(),
        TimeControl::Hourglass { base } => format!("*{}", base.whole_secs()),
        TimeControl::Periods(periods) => {
            let fields: Option<Vec<String>> = periods.iter().map(period).collect();
            fields.map_or("?".to_owned(), |fields| fields.join(":"))
        }
    }
}

/// The time control in words, where the header has none for it, and where it has one that means something else: by the
/// Laws an increment is added before the first move too.
fn control_in_words(source: &ExportSource<'_>) -> Vec<String> {
    let control = &source.referee.terms().time;
    let field = field(control);
    let first_increment = source.referee.rules_in_force().first_increment;
    if field != "?" && (first_increment || !field.contains('+')) {
        return Vec::new();
    }
    source.presenter().time_control_messages(control, first_increment).into_iter().map(|told| told.line).collect()
}
