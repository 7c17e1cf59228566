//! Compare scores and boards and print what D.2.8 provides: sentences, or JSON that does not change with the language.

mod figures;

use super::arguments::ReconcileArguments;
use super::files::{
    CommandFailure, PrintResult, read_file_or_stdin, replay_journal, to_pretty_json, unreadable_score_failure,
};
use super::report::{self, gather_dispute_facts};
use super::trouble;
use crate::journal_file::JournalError;
use ansage_compare::procedure::{Basis, DisputeFacts, Proposal, propose_resolution};
use ansage_compare::report::{Heading, Report};
use ansage_compare::words::{self, StatementReader};
use ansage_game::foreign::ForeignText;
use ansage_game::journal::JournalFault;
use ansage_game::journal::replay::ReplayedJournal;
use ansage_game::seat::{ByColor, Color};
use ansage_game::start;
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::start_fault_sentence;
use ansage_words::score::written::{self, Notation, WrittenScore};
use figures::position_to_fen;
use shakmaty::{Board, Chess};
use std::path::{Path, PathBuf};

/// At most so many signs of a board that cannot be read are shown.
const LONGEST_SHOWN: usize = 80;

/// `ansage reconcile`.
///
/// # Errors
/// [`CommandFailure::Usage`] where the command line names too little or what is no board, [`CommandFailure::Could`] where a file cannot
/// be read, in words.
pub fn run_reconcile(wish: &ReconcileArguments) -> PrintResult {
    let locale = Locale::new(wish.lang.as_deref());
    let usage = |id| CommandFailure::Usage(locale.message_text(id, &Args::new()));
    let boards = ByColor {
        white: board(&locale, "--white-board", wish.white_board.as_deref())?,
        black: board(&locale, "--black-board", wish.black_board.as_deref())?,
    };
    let given = [&wish.white_score, &wish.black_score].into_iter().flatten().count();
    if wish.journal.is_none() && given + boards.iter().flatten().count() < 2 {
        return Err(usage("reconcile-nothing-to-compare"));
    }
    let standard = |path: &Option<PathBuf>| path.as_deref() == Some(Path::new("-"));
    if standard(&wish.white_score) && standard(&wish.black_score) {
        return Err(usage("reconcile-one-input"));
    }
    let scores = ByColor {
        white: score(&locale, wish.white_score.as_deref())?,
        black: score(&locale, wish.black_score.as_deref())?,
    };
    let journal = wish.journal.as_deref().map(|path| journal(&locale, path)).transpose()?;
    let facts = match &journal {
        None => DisputeFacts::gather(scores, boards, None, wish.laws),
        Some(replayed) => gather_dispute_facts(replayed, scores, boards, wish.laws)
            .ok_or_else(|| at_fault(&locale, wish.journal.as_deref(), JournalFault::NoOpening))?,
    };
    let proposal = propose_resolution(&facts).ok_or_else(|| usage("reconcile-nothing-to-compare"))?;
    if let Some(to) = &wish.report {
        write_report(&locale, wish, (&facts, &proposal), journal.as_ref(), to)?;
    }
    let given = [(Color::White, &wish.white_score), (Color::Black, &wish.black_score)];
    let sheets: Vec<Color> = given.into_iter().filter(|(_, path)| path.is_some()).map(|(color, _)| color).collect();
    if wish.json {
        to_pretty_json(&figures::gather_figures(&facts, &proposal, &sheets))
    } else {
        Ok(sentences(&locale, &facts, &proposal, &sheets))
    }
}

/// The pieces of a FEN; what follows them is passed over.
fn board(locale: &Locale, option: &'static str, value: Option<&str>) -> Result<Option<Board>, CommandFailure> {
    let Some(value) = value else { return Ok(None) };
    let pieces = value.split([' ', '_']).find(|field| !field.is_empty()).unwrap_or_default();
    if let Ok(board) = Board::from_ascii_board_fen(pieces.as_bytes()) {
        return Ok(Some(board));
    }
    let shown = ForeignText::new_within(value, LONGEST_SHOWN);
    let reason = start::position_from_fen(&format!("{pieces} w - - 0 1"), None).err();
    let reason = reason.map(|bad| start_fault_sentence(locale, bad.fault)).unwrap_or_default();
    let args = Args::new().set("option", option).set("value", shown).set_own_text("reason", reason);
    Err(CommandFailure::Usage(locale.message_text("reconcile-bad-board", &args)))
}

fn score(locale: &Locale, path: Option<&Path>) -> Result<Option<Vec<WrittenScore>>, CommandFailure> {
    let Some(path) = path else { return Ok(None) };
    let bytes = read_file_or_stdin(locale, path)?;
    written::read_sheet_as_written(&bytes, None)
        .map(Some)
        .map_err(|error| unreadable_score_failure(locale, path, &error))
}

fn journal(locale: &Locale, path: &Path) -> Result<ReplayedJournal, CommandFailure> {
    let mut replayed = replay_journal(locale, path)?;
    match replayed.fault.take_if(|_| !replayed.torn) {
        Some(fault) => Err(at_fault(locale, Some(path), fault)),
        None => Ok(replayed),
    }
}

fn at_fault(locale: &Locale, path: Option<&Path>, fault: JournalFault) -> CommandFailure {
    let path = path.unwrap_or(Path::new("")).to_owned();
    CommandFailure::Could(trouble::journal_error_text(locale, &JournalError::Fault(path, fault)))
}

fn write_report(
    locale: &Locale,
    wish: &ReconcileArguments,
    (facts, proposal): (&DisputeFacts, &Proposal),
    replayed: Option<&ReplayedJournal>,
    to: &Path,
) -> Result<(), CommandFailure> {
    let heading = replayed.map_or_else(|| Heading::from_sheets(facts), report::report_heading);
    let journal =
        replayed.zip(wish.journal.as_deref()).map(|(replayed, name)| report::to_report_journal(name, replayed));
    let report =
        Report { locale, heading: &heading, facts, proposal: Some(proposal), ruled: None, journal: journal.as_ref() };
    report::write_report(locale, to, &report)
}

/// What an arbiter reads: what is found, what each score says, how a board left the course, what hands must do.
fn sentences(locale: &Locale, facts: &DisputeFacts, proposal: &Proposal, sheets: &[Color]) -> String {
    let presenter = words::arbiter_presenter(locale);
    let mut lines: Vec<String> = words::proposal_statements(&presenter, facts, proposal, StatementReader::Page)
        .into_iter()
        .map(|said| said.text)
        .collect();
    if proposal.basis != Basis::Boards {
        // Beside the half-move it belongs to, before anything is said of another course.
        let place = words::found_statements(&presenter, facts, proposal, StatementReader::Page).len();
        let fen =
            |id, position: &Chess| locale.message_text(id, &Args::new().set_own_text("fen", position_to_fen(position)));
        lines.insert(place, fen("reconcile-position", &proposal.agreed_position()));
        if proposal.goes_on_behind_agreed() {
            lines.insert(place + 1, fen("reconcile-position-to-show", &proposal.position));
        }
    }
    lines.extend(sheets.iter().filter_map(|whose| letters(locale, *whose, &facts.reading(*whose)?.written)));
    lines.into_iter().map(|line| line + "\n").collect()
}

/// Whose letters a sheet was read with; nothing where it is written in words or squares, the same in every language.
fn letters(locale: &Locale, whose: Color, sheet: &WrittenScore) -> Option<String> {
    if matches!(sheet.notation, Notation::Words | Notation::Squares) {
        return None;
    }
    let names: Vec<&str> = sheet.languages.iter().map(|lang| lang.own_name()).collect();
    let args = Args::new().with_color(whose).set_own_text("languages", names.join(", "));
    Some(locale.message_text("reconcile-letters", &args))
}
