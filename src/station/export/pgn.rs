//! Write a game as PGN, with the clocks and the journal's facts as comments.

use super::course::{AnnotationKind, RecordedCourse};
use super::{ExportSource, numbered, placed};
use crate::station::files::{CommandFailure, PrintResult};
use ansage_compare::words;
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::event::EventKind;
use ansage_game::time_control::{Bonus, Period, TimeControl};
use ansage_words::locale::Args;
use ansage_words::presentation::Presenter;
use ansage_words::presentation::recorded::join_lines;
use ansage_words::score::pgn::{PgnGame, write_pgn_game};
use shakmaty::{KnownOutcome, Outcome};

/// `export --pgn`.
///
/// # Errors
/// [`CommandFailure`], in words.
pub fn export_pgn(source: &ExportSource<'_>) -> PrintResult {
    Ok(write_pgn_game(&game(source)?))
}

fn game(source: &ExportSource<'_>) -> Result<PgnGame, CommandFailure> {
    let &ExportSource { locale, referee, seat, .. } = source;
    let mut plies = source.plies_to_export()?;
    let mut before = Vec::new();
    if !source.wish.plain {
        let course = RecordedCourse::from_journal(source.replayed);
        source.add_draw_offers_and_clocks(&course, &mut plies);
        if seat.is_none() {
            before = control_in_words(source);
            for (ply, text) in facts(source, &course) {
                match ply.and_then(|ply| plies.get_mut(ply)) {
                    Some(ply) => add(ply.comment.get_or_insert_default(), &text),
                    None => before.push(text),
                }
            }
        }
    }
    // PGN has no gaps: what stands behind the first one is only in the text. This is told even where no comment is
    // wanted, or the score would look whole.
    let gap =
        seat.is_some_and(|seat| referee.score(seat).last_half_move().is_some_and(|last| last as usize > plies.len()));
    if gap {
        let said = locale.message_text("trouble-export-gap", &Args::new().set("ply", (plies.len() + 1).to_string()));
        match plies.last_mut() {
            Some(last) => add(last.comment.get_or_insert_default(), &said),
            None => return Err(CommandFailure::Could(said)),
        }
    }
    Ok(PgnGame {
        tags: pgn_tags(source),
        start: referee.start_position().clone(),
        comment: Some(join_lines(before)).filter(|comment| !comment.is_empty()),
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
            tags.push((tag.to_owned(), name.clone()));
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

/// The facts in words, each with the half-move beside which it stands, counted from 0.
fn facts(source: &ExportSource<'_>, course: &RecordedCourse) -> Vec<(Option<usize>, String)> {
    let presenter = source.presenter();
    let half_moves = source.referee.half_moves_with_withdrawn();
    let lang = source.locale.lang();
    let mut facts = Vec::new();
    for fact in &course.facts {
        let text = match &fact.what {
            AnnotationKind::Told(kind) => fact_text(&presenter, kind),
            AnnotationKind::Mended { manner, now } => presenter.mended_move_text(*manner, now),
            AnnotationKind::Settled { case, upheld, by_arbiter } => {
                presenter.case_verdict_text(case, *upheld, *by_arbiter)
            }
            AnnotationKind::EnvelopeHeld(held) => presenter.envelope_text(held.as_ref()),
            AnnotationKind::Open(open) => presenter.open_move_text(open),
            AnnotationKind::Withdrawn(indexes) => {
                let moves = numbered(indexes.iter().filter_map(|index| half_moves.get(*index)).map(placed), lang);
                source.locale.message_text("record-withdrawn", &Args::new().set("moves", moves))
            }
        };
        facts.push((source.half_move_before_fact(fact), text));
    }
    facts
}

/// A fact in the lines of the table. Where scores differ, the line is too short to say whose moves they are: there the
/// whole sentence stands.
fn fact_text(presenter: &Presenter, kind: &EffectKind) -> String {
    let scores_differ = match kind {
        EffectKind::ScoresDiffer { .. } => true,
        EffectKind::ComparisonShown(compared) => compared.scores.first.is_some(),
        _ => false,
    };
    if !scores_differ {
        return presenter.recorded_text(kind);
    }
    let mut told = presenter.effect_messages(&Effect { to: Audience::Hall, kind: kind.clone() });
    if let Some(last) = told.last_mut() {
        last.line = words::spoken_text(&last.speech);
    }
    join_lines(told.into_iter().map(|told| told.line))
}

fn add(comment: &mut String, text: &str) {
    *comment = join_lines([std::mem::take(comment), text.to_owned()]);
}
