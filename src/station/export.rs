//! Write a player's score or the whole record: each form in a module of its own, all from one [`ExportSource`].

mod braille;
mod pgn;
mod sound;
mod text;

pub use braille::{export_brf, export_unicode_braille};
pub use pgn::{export_pgn, game_to_export};
pub use text::export_text;

use super::arguments::{ExportArguments, WordingArguments};
use super::files::{CommandFailure, PrintResult, replay_sound_journal};
use super::report;
use super::trouble;
use ansage_game::announcement::Announcement;
use ansage_game::journal::facts::{RecordFact, RecordedCourse};
use ansage_game::journal::replay::ReplayedJournal;
use ansage_game::pending::HalfMove;
use ansage_game::reading;
use ansage_game::referee::Referee;
use ansage_game::seat::Color;
use ansage_words::locale::{Args, Lang, Locale};
use ansage_words::presentation::Presenter;
use ansage_words::presentation::recorded::join_lines;
use ansage_words::score::braille::BrailleCode;
use ansage_words::score::illegal::move_named_by_squares;
use ansage_words::score::pgn::Ply;
use ansage_words::vocabulary::{AnnouncementStyle, WordListKind};
use shakmaty::{Chess, Position};
use std::io::ErrorKind;
use std::path::Path;

/// `ansage export`: what goes to standard output in the order of the forms below, then the files.
///
/// # Errors
/// [`CommandFailure`], in words.
pub fn run_export(wish: &ExportArguments) -> PrintResult {
    let locale = Locale::new(wish.lang.as_deref());
    let letters = wish.letters.unwrap_or(locale.lang());
    let WordingArguments { words, style } = wish.saying;
    let printed: [(bool, PrintedForm); 4] = [
        (wish.pgn, export_pgn),
        (wish.text, export_text),
        (wish.brf, export_brf),
        (wish.braille, export_unicode_braille),
    ];
    let files: [(Option<&Path>, WrittenForm); 2] =
        [(wish.wav.as_deref(), sound::write_wav), (wish.report.as_deref(), write_export_report)];
    if printed.iter().all(|(wished, _)| !wished) && files.iter().all(|(path, _)| path.is_none()) {
        return Err(CommandFailure::Usage(locale.message_text("trouble-export-what", &Args::new())));
    }
    let sheet = wish.wav.as_deref().map(sound::cue_sheet_path);
    for path in wish.wav.as_deref().into_iter().chain(sheet.as_deref()) {
        free(&locale, path)?;
    }
    if let Some(path) = &wish.report {
        report::check_report_path(&locale, path)?;
    }
    let replayed = replay_sound_journal(&locale, &wish.journal)?;
    let Some(referee) = &replayed.referee else {
        return Err(CommandFailure::Could(locale.message_text("trouble-fault-no-opening", &Args::new())));
    };
    let source = ExportSource {
        locale: &locale,
        letters,
        braille_code: wish.braille_code,
        words,
        style,
        seat: wish.seat,
        plain: wish.plain,
        replayed: &replayed,
        referee,
        course: &RecordedCourse::from_journal(&replayed),
    };
    let mut text = String::new();
    for (_, print) in printed.iter().filter(|(wished, _)| *wished) {
        text += &print(&source)?;
    }
    for (path, write) in &files {
        if let Some(path) = path {
            write(&source, wish, path)?;
        }
    }
    Ok(text)
}

/// Nothing is written over, least of all the journal; a device may be.
fn free(locale: &Locale, path: &Path) -> Result<(), CommandFailure> {
    let there = path.is_file() || path.is_dir() || path.is_symlink();
    if there {
        Err(CommandFailure::Could(trouble::file_error_text(locale, path, &ErrorKind::AlreadyExists.into())))
    } else {
        Ok(())
    }
}

/// A form that is printed on standard output.
type PrintedForm = fn(&ExportSource<'_>) -> PrintResult;

/// A form that is written into a file.
type WrittenForm = fn(&ExportSource<'_>, &ExportArguments, &Path) -> Result<(), CommandFailure>;

/// The report on the whole game.
fn write_export_report(source: &ExportSource<'_>, wish: &ExportArguments, path: &Path) -> Result<(), CommandFailure> {
    report::write_journal_report(source.locale, &wish.journal, source.replayed, path)
}

/// What is exported, and how; the command line is read before.
pub struct ExportSource<'a> {
    /// The language asked for.
    pub locale: &'a Locale,
    /// Whose letters name the pieces.
    pub letters: Lang,
    /// The code in Braille; `None` for that of the letters.
    pub braille_code: Option<BrailleCode>,
    /// The word list.
    pub words: WordListKind,
    /// Long or short announcements.
    pub style: AnnouncementStyle,
    /// Whose score; `None` for the record.
    pub seat: Option<Color>,
    /// Whether the moves are written alone.
    pub plain: bool,
    /// The journal.
    pub replayed: &'a ReplayedJournal,
    /// The referee after its last entry.
    pub referee: &'a Referee,
    /// What the journal tells besides the moves.
    pub course: &'a RecordedCourse,
}

impl ExportSource<'_> {
    /// The half-moves to be written: the standing ones of the record, or what a player has written as far as it reads.
    ///
    /// # Errors
    /// [`CommandFailure::Could`] where nothing is written in the player's score.
    pub fn plies_to_export(&self) -> Result<Vec<Ply>, CommandFailure> {
        let Some(seat) = self.seat else {
            return Ok(self.half_moves_in_force().map(|(_, half_move)| Ply::new(half_move.played)).collect());
        };
        let score = self.referee.score(seat);
        if score.is_empty() {
            return Err(CommandFailure::Could(
                self.locale.message_text("trouble-export-no-score", &Args::new().with_color(seat)),
            ));
        }
        let mut position = self.referee.start_position().clone();
        let mut plies = Vec::new();
        for ply in 1.. {
            let Some(words) = score.line(ply).and_then(|line| line.words) else { break };
            // What the record has as illegal and in force, its owner may have written as well.
            let kept = self.half_moves_in_force().nth(plies.len()).map(|(_, half_move)| half_move.played);
            let by_squares = || move_named_by_squares(&position, &words).filter(|played| kept == Some(*played));
            let Some(played) = meant(&position, &words).or_else(by_squares) else { break };
            position.play_unchecked(played);
            plies.push(Ply::new(played));
        }
        Ok(plies)
    }

    /// The half-moves to be written with what stands beside them, and what stands before the first: the draw offers made
    /// with them (C.12), which a player writes, too; in the record, unless it is to be plain, also the facts, and what the
    /// clock of its player showed just after the press, increment included. What stands by a ruling was completed by no
    /// press.
    ///
    /// # Errors
    /// As [`ExportSource::plies_to_export`].
    pub fn annotated_plies(&self) -> Result<(Option<String>, Vec<Ply>), CommandFailure> {
        let mut plies = self.plies_to_export()?;
        if self.plain {
            return Ok((None, plies));
        }
        let (course, whole) = (self.course, self.seat.is_none());
        for (ply, (index, half_move)) in plies.iter_mut().zip(self.half_moves_in_force()) {
            ply.draw_offered = course.offered.contains(&index);
            let after = half_move.after.filter(|_| whole && !half_move.ruled);
            ply.clock = after.and_then(|after| *after.clocks.get(half_move.player));
        }
        let mut before = None;
        let presenter = self.presenter();
        for fact in course.facts.iter().filter(|fact| whole && fact.belongs_to_score()) {
            let ply = self.half_move_before_fact(fact).and_then(|ply| plies.get_mut(ply));
            let sentences = presenter.fact_sentences(&fact.what);
            append_to_remark(ply.map_or(&mut before, |ply| &mut ply.comment), sentences);
        }
        Ok((before, plies))
    }

    /// The standing half-move beside which a fact is told, counted from 0: the last one before it that stands at the end.
    fn half_move_before_fact(&self, fact: &RecordFact) -> Option<usize> {
        let before = fact.after.map_or(0, |after| after + 1);
        self.half_moves_in_force().take_while(|(index, _)| *index < before).count().checked_sub(1)
    }

    /// The standing half-moves, each with its place among all that were completed.
    fn half_moves_in_force(&self) -> impl Iterator<Item = (usize, &HalfMove)> {
        self.referee.half_moves_with_withdrawn().iter().enumerate().filter(|(_, half_move)| !half_move.withdrawn)
    }

    /// Puts effects into the words of the language asked for, as everybody in the hall gets them.
    pub fn presenter(&self) -> Presenter {
        Presenter {
            words: self.words,
            style: self.style,
            owner: self.referee.terms().owner,
            first: self.referee.start_position().turn(),
            first_number: self.referee.start_position().fullmoves().get(),
            ..Presenter::without_game(self.locale)
        }
    }
}

fn meant(position: &Chess, words: &Announcement) -> Option<shakmaty::Move> {
    reading::read_announcement(position, words).ok()?.legal.ok()
}

/// Puts sentences behind those of a remark.
fn append_to_remark(remark: &mut Option<String>, sentences: impl IntoIterator<Item = String>) {
    let joined = join_lines(remark.take().into_iter().chain(sentences));
    *remark = Some(joined).filter(|joined| !joined.is_empty());
}
