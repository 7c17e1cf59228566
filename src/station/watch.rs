//! Show a live or ended game to the other side of the table, read-only.
//!
//! On a terminal the picture is drawn again whenever the journal has grown, and once a second for the clocks;
//! elsewhere it is printed once, with what an arbiter needs to continue the game with an ordinary clock if the machine fails.

use super::arguments::WatchArguments;
use super::files::{CommandFailure, replay_sound_journal, stdout_error_text};
use super::trouble;
use crate::journal_file;
use ansage_game::board::BoardKnowledge;
use ansage_game::event::EventKind;
use ansage_game::journal::replay::ReplayedJournal;
use ansage_game::moment::{Moment, Span};
use ansage_game::outcome::Outcome;
use ansage_game::referee::Referee;
use ansage_game::seat::Color;
use ansage_game::view::{AwaitedAct, View, ViewMove};
use ansage_seats::console::desk::report::open_matters_messages;
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::diagram::{diagram_lines, piece_letter_on_square};
use ansage_words::presentation::recorded::spoken_text;
use ansage_words::presentation::{Presenter, chess960_line};
use ansage_words::vocabulary::short_move_notation;
use crossterm::cursor::MoveTo;
use crossterm::terminal::{Clear, ClearType};
use crossterm::{execute, queue};
use shakmaty::fen::Fen;
use shakmaty::{EnPassantMode, Position};
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant, SystemTime};

/// How often the journal is looked at.
const PAUSE: Duration = Duration::from_millis(200);

/// At most so many moves are listed.
const MOVES_LISTED: usize = 10;

/// `ansage watch`.
///
/// # Errors
/// [`CommandFailure`], in words.
pub fn run_watch(wish: &WatchArguments) -> Result<(), CommandFailure> {
    let locale = Locale::new(wish.lang.as_deref());
    let mut out = io::stdout();
    let terminal = out.is_terminal() && !wish.once;
    let mut seen = replay_sound_journal(&locale, &wish.journal)?;
    let mut since = Instant::now();
    let delay = wish.delay.unwrap_or(Span::ZERO);
    loop {
        if seen.referee.is_none() {
            return Err(CommandFailure::Could(locale.message_text("trouble-fault-no-opening", &Args::new())));
        }
        let running = if terminal { Span::from_millis(since.elapsed().as_millis() as u64) } else { Span::ZERO };
        let now = age(&seen, &wish.journal, running, delay > Span::ZERO);
        let shown = seen.game_before_delay(now, delay);
        let picture =
            shown.as_ref().map(|shown| picture(&locale, &shown.referee, shown.at, !terminal)).unwrap_or_default();
        let picture = delayed_line(&locale, delay) + &picture;
        let written = if terminal { redraw(&mut out, &picture) } else { out.write_all(picture.as_bytes()) };
        match written {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                return Err(CommandFailure::Could(stdout_error_text(&error)));
            }
            Ok(()) if terminal && shown.is_none_or(|shown| shown.referee.outcome().is_none()) => {}
            _ => return Ok(()),
        }
        let drawn = Instant::now();
        while drawn.elapsed() < Duration::from_secs(1) {
            thread::sleep(PAUSE);
            if follow(&locale, &wish.journal, &mut seen)? {
                since = Instant::now();
                break;
            }
        }
    }
}

/// Takes in what has come to the journal since. Returns whether anything has.
fn follow(locale: &Locale, path: &Path, seen: &mut ReplayedJournal) -> Result<bool, CommandFailure> {
    let could = |error| CommandFailure::Could(trouble::journal_error_text(locale, &error));
    let before = seen.sound_bytes;
    match journal_file::read_bytes_after(path, before as u64).map_err(could)? {
        Some(behind) if behind.is_empty() => return Ok(false),
        Some(behind) => seen.continue_replay(&behind),
        None => *seen = replay_sound_journal(locale, path)?,
    }
    if seen.fault.is_some() && !seen.torn {
        // What follows does not fit: it is another journal now, or it is damaged, and that is said.
        *seen = replay_sound_journal(locale, path)?;
        return Ok(true);
    }
    Ok(seen.sound_bytes != before)
}

/// The moment to show: that of the last entry, and for a live game the time since the file was written.
fn age(seen: &ReplayedJournal, path: &Path, watched: Span, delayed: bool) -> Moment {
    let last = seen.last_moment();
    // Nothing happens in a game that was left; what was is shown in its time.
    if !delayed && matches!(seen.entries.last().map(|entry| &entry.event.kind), Some(EventKind::ProgramLeft)) {
        return last;
    }
    // The clocks of a program that has died stopped with it, however long ago the file was written.
    if !delayed && !journal_file::is_being_written(path) {
        return journal_file::last_moment_of_program(path, seen);
    }
    let written = path.metadata().and_then(|metadata| metadata.modified());
    let since = written.ok().and_then(|written| SystemTime::now().duration_since(written).ok());
    last + since.map_or(watched, |since| Span::from_millis(since.as_millis() as u64))
}

/// Above a game that is shown later: by how much.
fn delayed_line(locale: &Locale, delay: Span) -> String {
    match delay {
        Span::ZERO => String::new(),
        delay => {
            locale.message_line("inspect-shown-later", &Args::new().set_own_text("time", locale.duration_line(delay)))
                + "\n"
        }
    }
}

fn redraw(out: &mut impl Write, picture: &str) -> io::Result<()> {
    queue!(out, MoveTo(0, 0))?;
    for line in picture.lines() {
        queue!(out, Clear(ClearType::UntilNewLine))?;
        write!(out, "{line}\r\n")?;
    }
    execute!(out, Clear(ClearType::FromCursorDown))
}

/// Clocks, both boards where they differ, the last moves, what is awaited; `complete` adds [`facts_to_continue`].
fn picture(locale: &Locale, referee: &Referee, now: Moment, complete: bool) -> String {
    let view = referee.view(now);
    let mut lines = Vec::new();
    for color in [Color::Black, Color::White] {
        if let Some(left) = view.clocks.get(color) {
            let runs = if view.running == Some(color) { "yes" } else { "no" };
            let args =
                Args::new().with_color(color).set_own_text("time", locale.duration_line(*left)).set("runs", runs);
            lines.push(locale.message_line("trouble-watch-clock", &args));
        }
    }
    lines.extend(referee.terms().chess960.and_then(|number| chess960_line(locale, number)));
    lines.push(String::new());
    lines.extend(boards(locale, &view));
    lines.push(String::new());
    lines.extend(moves(&view, locale));
    if complete {
        lines.extend(facts_to_continue(locale, &view.clone().restricted_to_seat(None)));
    }
    match referee.outcome() {
        Some(outcome) => lines.push(outcome_texts(locale, outcome).0),
        None => {
            let standing = view.running.is_none() && view.awaited != AwaitedAct::Start;
            lines.extend(standing.then(|| locale.message_line("arbiter-state-stands", &Args::new())));
            lines.extend(
                open_matters_messages(&Presenter::without_game(locale), &view).into_iter().map(|told| told.line),
            );
        }
    }
    lines.join("\n") + "\n"
}

/// How a game ended, on a line and in the words that are heard, which are without figures.
pub(super) fn outcome_texts(locale: &Locale, outcome: Outcome) -> (String, String) {
    let told = Presenter::without_game(locale).game_over_message(outcome);
    (told.line, spoken_text(&told.speech))
}

/// One diagram; both players' boards, each under its owner's name, as soon as one of them is known.
fn boards(locale: &Locale, view: &View) -> Vec<String> {
    if view.boards.iter().all(|board| *board == BoardKnowledge::Assumed) {
        return board_lines(&view.expected_board(), locale);
    }
    let mut lines = Vec::new();
    for color in [Color::White, Color::Black] {
        let differing = view.differences(color).len();
        let owner = Args::new().with_color(color).set("count", differing);
        let id = if differing == 0 { "announce-board-agrees" } else { "announce-board-differs" };
        lines.push(if *view.boards.get(color) == BoardKnowledge::Assumed {
            locale.message_line("trouble-watch-board-assumed", &owner)
        } else {
            locale.message_line(id, &owner)
        });
        lines.extend(board_lines(view.shown.get(color), locale));
        lines.push(String::new());
    }
    lines
}

/// As on the blind player's own diagram, from White's side.
fn board_lines(board: &shakmaty::Board, locale: &Locale) -> Vec<String> {
    diagram_lines(Color::White, |square| piece_letter_on_square(board, square, locale.lang()))
}

fn moves(view: &View, locale: &Locale) -> Vec<String> {
    let skipped = view.half_moves.len().saturating_sub(MOVES_LISTED);
    let shown = view.half_moves.iter().skip(skipped).chain(&view.pending);
    shown.map(|half_move| numbered_move(locale, half_move)).collect()
}

fn numbered_move(locale: &Locale, half_move: &ViewMove) -> String {
    let dots = half_move.player.fold_wb(".", "...");
    format!("{}{dots} {}", half_move.number, short_move_notation(&half_move.description, locale.lang()))
}

/// What an arbiter needs, beside clocks and moves, to continue the game with an ordinary clock. `view` is restricted to what
/// everybody may know: a reply that waits for a press, a sealed move and facts for the arbiter are not in these lines.
fn facts_to_continue(locale: &Locale, view: &View) -> Vec<String> {
    let line = |id: &str, args: Args| locale.message_line(id, &args);
    let of = |color: Color| Args::new().with_color(color);
    let fen = Fen::from_position(&view.course, EnPassantMode::Legal).to_string();
    let mut lines = vec![line("trouble-watch-fen", Args::new().set_own_text("fen", fen))];
    for color in [Color::White, Color::Black] {
        let count = *view.completed.get(color);
        lines.push(line("trouble-watch-completed", of(color).set("count", count)));
    }
    let announced = view.pending.as_ref().or(view.half_moves.last());
    let named =
        |id: &str, half_move: &ViewMove| line(id, Args::new().set_own_text("move", numbered_move(locale, half_move)));
    lines.extend(announced.map(|half_move| named("trouble-watch-last", half_move)));
    if matches!(view.awaited, AwaitedAct::Nothing(_)) {
        return lines;
    }
    lines.extend(view.pending.as_ref().map(|half_move| named("trouble-watch-pending", half_move)));
    lines.push(match (&view.awaited, view.unentered) {
        (AwaitedAct::Start, _) => line("desk-not-begun", Args::new()),
        (_, Some(player)) => {
            let age = view.unentered_since.map_or(Span::ZERO, |since| view.at - since);
            line("desk-awaited-entry", of(player).set_own_text("age", locale.duration_line(age)))
        }
        _ => line("trouble-watch-turn", of(view.course.turn())),
    });
    let arbiter = match view.awaited {
        AwaitedAct::Unsealing | AwaitedAct::Restart(_) => true,
        AwaitedAct::Settlement(_) | AwaitedAct::Resumption => view.for_arbiter,
        _ => false,
    };
    lines.extend(arbiter.then(|| line("trouble-watch-arbiter", Args::new())));
    lines.extend(view.remedy.is_none().then(|| line("trouble-watch-no-case", Args::new())));
    lines
}
