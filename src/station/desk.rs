//! Be the arbiter's desk: `ansage arbiter JOURNAL`, on a game that is being played or on one that was left.
//!
//! On a live journal the desk connects to the station, which alone writes it; see [`ansage_link`]. On a game that was
//! left it takes the journal's lock, as `play` does. Who only looks leaves nothing in it: the journal is opened again
//! when the code was typed, and time runs in it only from `resume` on.
//!
//! What the arbiter types and hears where the boards differ and the scores agree (D.2.8, situation 9). In the hall the
//! players hear every ruling; what is only asked is heard at the desk alone.
//! ```text
//! ruling Enter         the arbiter's code? Not shown.
//! ******* Enter        the arbiter is at the desk
//! stop                 both clocks stand
//! state                whose move it is, both clocks and counters
//! sheet white w.pgn    White's sheet as it stands: so many half-moves are known
//! sheet black b.txt    Black's; a single half-move is dictated: sheet black 6 black Qxd6
//! board white agrees   White's board is as it should be
//! board black white Ke1 Qd1 ... black Ke8 ...
//!                      what Black's board shows, piece by piece; a FEN does too
//! Tab, w               the fingers on White's board, on Black's
//! differences          Black's board: the squares, and that it left the course with move 6, by which slip
//! propose              the scores agree; Black's board is to be put right, in so many steps; no clock changes
//! walk                 the first step, on which board, in words and as squares
//! next                 it is done and on record; the next step. repeat and previous go nowhere else
//! next                 Black's board agrees
//! resume               the clock of the player to move runs
//! done                 the arbiter has left the desk
//! ```
//! And where the scores differ (situation 10):
//! ```text
//! scores               both sheets around the first half-move on which they differ, a line for each half-move
//! scores 12 black      around another
//! propose              the last half-move on which they agree, its position, the steps of each board, and both clocks
//!                      and counters just after that press
//! accept               what would be ruled: course, clocks and counters. Yes or no?
//! yes                  each of them is a ruling, heard in the hall
//! clock white 1:20:00  the arbiter changes a proposal by a ruling of his own
//! walk, next ...       both boards, step by step
//! resume, done
//! ```
//! In place of `accept`, `course 11 Nxd6` keeps eleven half-moves and adds others (2009: the true course is restored).

use super::arguments::{ArbiterArguments, JoinArguments, SoundArguments, WordingArguments};
use super::connected_boards::ConnectedBoards;
use super::files::CommandFailure;
use super::inbox::{InboxSender, StationInput};
use super::kept_journals::{LAST, is_newest_journal_missing, resolve_journal_path};
use super::opening::OpeningNote;
use super::screen::StationScreen;
use super::sitting::{self, StationResources};
use super::speaker::Speaker;
use super::table::{Authority, DeskConnection, Farewell, LocalGame, Station, StationParts};
use super::trouble;
use crate::journal_file::{Journal, JournalError, ReopenedJournal};
use ansage_game::foreign::PersonName;
use ansage_game::joining::StationRole;
use ansage_game::journal::replay::JournalReplica;
use ansage_game::moment::{Moment, Span};
use ansage_game::referee::Referee;
use ansage_link::driver;
use ansage_link::driver::guest::ClientEndpoint;
use ansage_link::guest::Client;
use ansage_link::message::{DisconnectReason, HostMessage};
use ansage_seats::console::Console;
use ansage_seats::console::dial::settings::ClockCueSettings;
use ansage_seats::console::screen::LineOutput as Lines;
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::{GuidanceLevel, MessageValues, Presenter};
use ansage_words::vocabulary::{AnnouncementStyle, WordListKind};
use shakmaty::Position;
use std::io;
use std::path::{Path, PathBuf};

/// The journal as it was found.
enum FoundJournal {
    /// Nobody plays: it is locked for this process.
    Ended { journal: Journal, referee: Referee, from: Moment, notes: Vec<OpeningNote> },
    /// A station plays.
    Live { line: ClientEndpoint, replica: Box<JournalReplica>, referee: Referee, from: Moment },
}

/// What was wished for on the command line.
struct DeskOptions {
    sounding: SoundArguments,
    saying: WordingArguments,
    scripted: bool,
    arbiter: PersonName,
    /// Whether the code was given already: where the desk is free, he is at it.
    admitted: bool,
}

/// `ansage arbiter`.
///
/// # Errors
/// [`CommandFailure`], in words.
pub fn run_arbiter_desk(wish: &ArbiterArguments) -> Result<(), CommandFailure> {
    let locale = Locale::new(wish.lang.as_deref());
    let wished = DeskOptions {
        sounding: wish.sounding.clone(),
        saying: wish.saying,
        scripted: wish.scripted,
        arbiter: wish.arbiter.clone(),
        admitted: false,
    };
    let named = wish.journal.as_deref().unwrap_or(Path::new(LAST));
    let path = resolve_journal_path(named);
    if is_newest_journal_missing(named, &path) {
        return Err(CommandFailure::Could(locale.message_text("trouble-no-saved-game", &Args::new())));
    }
    let found = find(&locale, &path).map_err(CommandFailure::Could)?;
    if wished.scripted && matches!(found, FoundJournal::Live { .. }) {
        return Err(CommandFailure::Usage(locale.message_text("trouble-desk-live-script", &Args::new())));
    }
    sit(&locale, wished, found, path)
}

/// The arbiter's desk over a line to a station that plays: one that was joined from another machine. His code was given
/// there, and this is what was heard then.
///
/// # Errors
/// [`CommandFailure`], in words.
pub(crate) fn run_joined_arbiter_desk(
    (line, heard): (ClientEndpoint, HostMessage),
    place: &str,
    wishes: JoinArguments,
) -> Result<(), CommandFailure> {
    let locale = wishes.program;
    let found = take_lines(&locale, place, line, Some(heard)).map_err(CommandFailure::Could)?;
    let words = wishes.words.unwrap_or(WordListKind::Fide);
    let saying = WordingArguments { words, style: wishes.style.unwrap_or(AnnouncementStyle::Long) };
    let wished =
        DeskOptions { sounding: wishes.sounding, saying, scripted: false, arbiter: wishes.arbiter, admitted: true };
    sit(&locale, wished, found, PathBuf::from(place))
}

fn sit(locale: &Locale, wished: DeskOptions, found: FoundJournal, path: PathBuf) -> Result<(), CommandFailure> {
    let referee = match &found {
        FoundJournal::Ended { referee, .. } | FoundJournal::Live { referee, .. } => referee,
    };
    let presenter = Presenter {
        words: wished.saying.words,
        style: wished.saying.style,
        owner: referee.terms().owner,
        first: referee.start_position().turn(),
        first_number: referee.start_position().fullmoves().get(),
        arbiter: true,
        ..Presenter::without_game(locale)
    };
    let session = DeskSession { wished, found, presenter, path };
    let left =
        if session.wished.scripted { session.scripted() } else { session.real() }.map_err(CommandFailure::Could)?;
    sitting::farewell_result(left, locale, None)
}

/// Opens the journal, or finds the station that plays on it.
fn find(locale: &Locale, path: &Path) -> Result<FoundJournal, String> {
    let ReopenedJournal { journal, replayed, tail } = match Journal::open(path) {
        Ok(reopened) => reopened,
        Err(JournalError::InUse(_)) => return connect(locale, path),
        Err(error) => return Err(trouble::journal_error_text(locale, &error)),
    };
    let from = journal.last_alive_moment().unwrap_or(replayed.last_moment());
    let other = OpeningNote::of_other_program(&replayed);
    let referee = replayed.referee.ok_or_else(|| locale.message_text("trouble-fault-no-opening", &Args::new()))?;
    let notes = tail.map(OpeningNote::Tail).into_iter().chain(other).collect();
    Ok(FoundJournal::Ended { journal, referee, from, notes })
}

/// Connects to the station and takes in all lines up to now.
fn connect(locale: &Locale, path: &Path) -> Result<FoundJournal, String> {
    let named = |id: &str, reason: String| {
        locale.message_text(id, &Args::new().set_path("path", path).set_own_text("reason", reason))
    };
    let unreached = |error: io::Error| match error.kind() {
        io::ErrorKind::Unsupported => named("trouble-desk-not-here", String::new()),
        _ => named("trouble-desk-no-station", trouble::io_error_text(locale, &error)),
    };
    let hello = Client::new(StationRole::Arbiter, None).hello_message();
    let line = driver::connect(path, &hello).map_err(unreached)?;
    take_lines(locale, &path.display().to_string(), line, None)
}

/// Takes in all lines up to now, with what was `heard` before. `place` is how the game is named in messages: its
/// journal's path, or the host's address.
fn take_lines(
    locale: &Locale,
    place: &str,
    mut line: ClientEndpoint,
    mut heard: Option<HostMessage>,
) -> Result<FoundJournal, String> {
    let named = |id: &str, reason: String| {
        locale.message_text(id, &Args::new().set_path("path", place).set_own_text("reason", reason))
    };
    let unreached = |error: io::Error| named("trouble-desk-no-station", trouble::io_error_text(locale, &error));
    let mut replica = JournalReplica::default();
    let mut last = None;
    loop {
        match heard.take().map_or_else(|| line.receive(), Ok).map_err(unreached)? {
            HostMessage::LinesFollow { last_seq, since } => last = Some((last_seq, Span::from_millis(since))),
            HostMessage::Line { text, .. } => {
                let fault = |fault| named("trouble-desk-lines", trouble::journal_fault_text(locale, &fault));
                replica.append_line(&text).map_err(fault)?;
            }
            HostMessage::Bye(DisconnectReason::TooMany) => return Err(named("trouble-desk-full", String::new())),
            HostMessage::Bye(DisconnectReason::OtherProtocol) => {
                return Err(named("trouble-desk-version", String::new()));
            }
            _ => return Err(unreached(io::ErrorKind::ConnectionReset.into())),
        }
        let replayed = &replica.replayed;
        if let (Some((seq, since)), Some(referee)) = (last, &replayed.referee)
            && replayed.entries.len() as u64 >= seq
        {
            let (referee, from) = (referee.clone(), replayed.last_moment() + since);
            return Ok(FoundJournal::Live { line, replica: Box::new(replica), referee, from });
        }
    }
}

/// The desk, about to be sat at.
struct DeskSession {
    wished: DeskOptions,
    found: FoundJournal,
    presenter: Presenter,
    path: PathBuf,
}

impl DeskSession {
    fn from(&self) -> Moment {
        match &self.found {
            FoundJournal::Ended { from, .. } | FoundJournal::Live { from, .. } => *from,
        }
    }

    /// In virtual time.
    fn scripted(self) -> Result<Option<Farewell>, String> {
        let (from, presenter, sounding) = (self.from(), self.presenter.clone(), self.wished.sounding.clone());
        let set = |lines, output| self.table(Speaker::new(output), lines, None);
        let left = sitting::run_scripted_station(&sounding, &presenter, from, set);
        left.map(Some).map_err(|error| trouble::terminal_error_text(&presenter.program, &error))
    }

    /// In real time, from a terminal or a pipe.
    fn real(mut self) -> Result<Option<Farewell>, String> {
        let locale = self.presenter.program.clone();
        let sitting = StationResources::with_start_moment(self.from());
        let speaker = Speaker::new(sitting.open_speech_output(&self.wished.sounding));
        let speaker = sitting::ask_private_voice_once(&mut self.wished.sounding, &self.presenter, speaker);
        let left = sitting.run_station(true, |lines, slot, timepiece| {
            let mut table = self.table(speaker, lines, Some(slot))?;
            table.start_liveness_record(slot, timepiece);
            Ok(table)
        });
        left.map_err(|error| trouble::terminal_error_text(&locale, &error))
    }

    /// Sets the desk and tells what is to be told at the start.
    fn table(self, speaker: Speaker, lines: Lines, slot: Option<&InboxSender>) -> io::Result<Station> {
        let DeskSession { wished, found, presenter, path } = self;
        let presenter = sitting::presenter_for_console(&wished.sounding, presenter);
        let setup = sitting::console_setup(
            &wished.sounding,
            &presenter,
            lines,
            (ClockCueSettings::all_off(), PersonName::default()),
        );
        let settings = sitting::initial_settings(
            &wished.sounding,
            &presenter,
            ClockCueSettings::all_off(),
            GuidanceLevel::default(),
            None,
        );
        let live = matches!(found, FoundJournal::Live { .. });
        let occupied = match &found {
            FoundJournal::Ended { referee, .. } | FoundJournal::Live { referee, .. } => {
                referee.view(Moment::START).desk.occupied
            }
        };
        let (keeper, notes) = match found {
            FoundJournal::Ended { journal, referee, notes, .. } => {
                (Authority::Here(Box::new(LocalGame { journal, referee })), notes)
            }
            FoundJournal::Live { line, replica, referee, from } => {
                // He is at the desk when the station says so; what is typed waits for that.
                let awaiting = (wished.admitted && !occupied).then_some(from);
                let slot = slot.cloned();
                let post = move |said| slot.as_ref().is_some_and(|slot| slot.post(StationInput::Host(0, said)));
                let remote = DeskConnection::new(line.spawn_reader(post)?, (*replica, referee), awaiting);
                (Authority::Station(Box::new(remote)), Vec::new())
            }
        };
        let mut table = Station::new(StationParts {
            keeper,
            presenter: presenter.clone(),
            screen: StationScreen::Lines(Box::new(Console::new_at_arbiter_desk(setup))),
            speaker,
            silent: wished.sounding.is_silent(),
            capacity: StationRole::Arbiter,
            arbiter: wished.arbiter.clone(),
            journal: path.clone(),
            boards: ConnectedBoards::default(),
            settings,
        });
        let id = if live { "desk-live" } else { "desk-ended" };
        let greeting = presenter.private_message(id, MessageValues::new().set_path("path", &path));
        table.present_message(&greeting);
        table.show_opening_settings();
        for note in notes {
            table.present_message(&note.to_message(&presenter));
        }
        let id = match (occupied, wished.admitted) {
            (true, _) => "desk-occupied",
            (false, false) => "desk-code-awaited",
            // That he is at the desk is on its way.
            (false, true) => return Ok(table),
        };
        table.present_message(&presenter.private_message(id, ()));
        Ok(table)
    }
}
