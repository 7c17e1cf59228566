//! Play at one station: join everything and run it.

use super::arguments::{
    HostArguments, LearnArguments, PlayArguments, PracticeArguments, ProgramCommand, SoundArguments, localized,
};
use super::connected_boards::ConnectedBoards;
use super::files::CommandFailure;
use super::inbox::{InboxSender, StationInput};
use super::opening::{self, OpenedJournal, OpeningNote};
use super::practice::FoundOpponent;
use super::screen::StationScreen;
use super::sitting::{self, StationResources};
use super::speaker::Speaker;
use super::table::{Authority, Farewell, LocalGame, Station, StationParts};
use super::tactile::TactileBoard;
use super::wishes::GameOptions;
use super::{beginning, code, trouble};
use ansage_game::foreign::PersonName;
use ansage_game::joining::StationRole;
use ansage_game::moment::Moment;
use ansage_link::driver::DeskSocket;
use ansage_seats::console::dial::settings::ClockCueSettings;
use ansage_seats::console::driver::is_terminal;
use ansage_seats::console::lesson::Lesson;
use ansage_seats::console::screen::LineOutput as Lines;
use ansage_seats::console::{Console, ConsoleSetup};
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::{LineForm, Message, MessageValues, Presenter};
use shakmaty::Position;
use std::io;
use std::path::Path;

/// The time of a lesson: enough for all questions.
const LESSON_TIME: &str = "15+10";

/// `ansage play`.
///
/// # Errors
/// [`CommandFailure`], in words. Whatever was told is in the journal.
pub fn run_play(wish: &PlayArguments) -> Result<(), CommandFailure> {
    sit(wish.to_game_options().map_err(CommandFailure::Usage)?, None)
}

/// `ansage practice`.
///
/// # Errors
/// [`CommandFailure`], in words. Whatever was told is in the journal.
pub fn run_practice(wish: &PracticeArguments) -> Result<(), CommandFailure> {
    sit(wish.to_game_options().map_err(CommandFailure::Usage)?, None)
}

/// `ansage learn`: a game of practice that is kept nowhere, with a lesson.
///
/// # Errors
/// [`CommandFailure`], in words.
pub fn run_learn(wish: &LearnArguments) -> Result<(), CommandFailure> {
    let mut sounding = wish.sounding.clone();
    let is_known = wish.lang.is_some() || sounding.sources.value_and_origin("lang").is_some();
    let lang = match wish.lang.clone() {
        None if !is_known && !wish.scripted && is_terminal() => {
            let Some(lang) = beginning::ask_language(&mut sounding) else { return Ok(()) };
            Some(lang)
        }
        lang => lang,
    };
    let locale = Locale::new(lang.as_deref());
    let no_place = |error: io::Error| {
        let reason = trouble::io_error_text(&locale, &error);
        CommandFailure::Could(locale.message_text("learn-no-place", &Args::new().set_own_text("reason", reason)))
    };
    // A folder of its own, which goes with the lesson.
    let place = tempfile::tempdir().map_err(no_place)?;
    let line = ["ansage", "play", "--mode", "practice", "--time", LESSON_TIME];
    let read = localized::parse_command_line(line, &locale).ok().and_then(|arguments| arguments.command);
    let Some(ProgramCommand::Play(usual)) = read else {
        return Err(CommandFailure::Usage(localized::no_command_text(&locale)));
    };
    let play = PlayArguments {
        journal: Some(place.path().join("lesson.journal")),
        lang,
        saying: wish.saying,
        sounding,
        scripted: wish.scripted,
        ..*usual
    };
    sit(play.to_game_options().map_err(CommandFailure::Usage)?, Some(Lesson::default()))
}

/// `ansage host`.
///
/// # Errors
/// [`CommandFailure`], in words. Whatever was told is in the journal.
pub fn run_host(wish: &HostArguments) -> Result<(), CommandFailure> {
    sit(wish.to_game_options().map_err(CommandFailure::Usage)?, None)
}

/// Plays, as it was wished, to the end.
fn sit(mut wishes: GameOptions<'_>, lesson: Option<Lesson>) -> Result<(), CommandFailure> {
    let (play, locale) = (wishes.play, wishes.program.clone());
    let code = play.arbiter_code_file.as_deref().map(|file| code::read_code_file(&locale, file));
    let code = code.transpose().map_err(CommandFailure::Could)?;
    let code = code.or_else(|| play.event_code.clone().map(code::CodeMedium::Verifier));
    let mut against = wishes.find_new_opponent();
    let mut opened = opening::open_game_journal(&wishes, code.as_ref())?;
    if opened.resumed {
        wishes.check_kept_opponent(opened.referee.terms()).map_err(CommandFailure::Could)?;
        let kept = opened.referee.terms().program_opponent().filter(|_| wishes.hosting.is_none());
        let castling = opened.referee.start_position().castles().mode();
        against = kept.map(|kept| FoundOpponent::find(&wishes.engine_wish(), kept, castling));
    }
    // Until the game is left.
    let _turn = opened.turn.take();
    let owner = opened.referee.terms().owner;
    let presenter = Presenter {
        hall: wishes.hall.clone(),
        words: play.saying.words,
        style: play.saying.style,
        additions: play.additions,
        owner,
        first: opened.referee.start_position().turn(),
        first_number: opened.referee.start_position().fullmoves().get(),
        arbiter: opened.referee.desk_code_verifier().is_some(),
        ..Presenter::without_game(&locale)
    };
    let path = opened.journal.path().to_path_buf();
    let sounding = play.sounding.clone();
    let game = PlannedGame { wishes, opened, presenter, lesson, against, sounding };
    let left = if play.scripted { game.scripted() } else { game.real() }.map_err(CommandFailure::Could)?;
    let args = Args::new().set_path("path", &path);
    sitting::farewell_result(left, &locale, Some(locale.message_text("trouble-output-closed", &args)))
}

/// A game that is about to be played.
struct PlannedGame<'a> {
    wishes: GameOptions<'a>,
    opened: OpenedJournal,
    presenter: Presenter,
    lesson: Option<Lesson>,
    /// The opponent that the program plays.
    against: Option<FoundOpponent>,
    /// How it sounds, as it was wished and asked.
    sounding: SoundArguments,
}

impl PlannedGame<'_> {
    /// In virtual time.
    fn scripted(self) -> Result<Option<Farewell>, String> {
        let (from, presenter, sounding) = (self.opened.from, self.presenter.clone(), self.sounding.clone());
        let set = |lines, output| Ok(self.table(Speaker::new(output), lines, None, None));
        let left = sitting::run_scripted_station(&sounding, &presenter, from, set);
        left.map(Some).map_err(|error| trouble::terminal_error_text(&presenter.program, &error))
    }

    /// In real time, from a terminal or a pipe.
    fn real(mut self) -> Result<Option<Farewell>, String> {
        let (locale, play) = (self.presenter.program.clone(), self.wishes.play);
        let sitting = StationResources::with_start_moment(self.opened.from);
        let speaker = Speaker::new(sitting.open_speech_output(&self.sounding));
        let speaker = sitting::ask_private_voice_once(&mut self.sounding, &self.presenter, speaker);
        let mut door = None;
        let left = sitting.run_station(true, |lines, slot, timepiece| {
            let called = slot.clone();
            let opened = DeskSocket::open(self.opened.journal.path(), move |call| {
                called.post(StationInput::Call(Box::new(call)))
            });
            let no_door =
                opened.as_ref().err().and_then(|error| trouble::no_desk_access_message(&self.presenter, error));
            door = opened.ok();
            let (board, key) = (play.opponent_board.clone(), play.opponent_key.clone());
            let tactile = TactileBoard::new(play.board.clone(), self.presenter.owner, slot.clone(), timepiece);
            let mut table = self.table(speaker, lines, Some(tactile), Some(slot));
            if let Some(told) = no_door {
                table.present_message(&told);
            }
            table.follow_opponents_devices(board, key, slot, timepiece);
            table.start_liveness_record(slot, timepiece);
            Ok(table)
        });
        drop(door);
        left.map_err(|error| trouble::terminal_error_text(&locale, &error))
    }

    /// Sets the table and tells what is to be told at the start.
    fn table(self, speaker: Speaker, lines: Lines, board: Option<TactileBoard>, slot: Option<&InboxSender>) -> Station {
        let PlannedGame { wishes, opened, presenter, lesson, against, sounding } = self;
        let GameOptions { play, hosting, practice, .. } = wishes;
        let presenter = sitting::presenter_for_console(&sounding, presenter);
        let OpenedJournal { journal, referee, from, resumed, entries, notes, .. } = opened;
        let at_terminal = matches!(lines, Lines::Terminal { .. });
        let usual_cues = match lesson {
            // The lesson does not explain the marks of the dial.
            Some(_) => ClockCueSettings::all_off(),
            None => ClockCueSettings::default_for_mode(referee.terms().mode),
        };
        let cues = play.cues.clone().unwrap_or(usual_cues);
        let settings = sitting::initial_settings(&sounding, &presenter, cues.clone(), play.guide, None);
        let opponent = referee.terms().names.player_name(!presenter.owner).clone();
        let setup = sitting::console_setup(&sounding, &presenter, lines, (cues, opponent));
        let setup = ConsoleSetup { has_board: play.board.is_some(), ..setup };
        let path = journal.path().to_path_buf();
        let greeting = lesson.is_none().then(|| greeting(&presenter, &path, resumed));
        let chess960 = referee.terms().chess960;
        let parts = StationParts {
            keeper: Authority::Here(Box::new(LocalGame { journal, referee })),
            presenter: presenter.clone(),
            screen: StationScreen::Lines(Box::new(Console::new(setup))),
            speaker,
            silent: sounding.is_silent(),
            capacity: StationRole::Player,
            arbiter: PersonName::default(),
            journal: path,
            boards: ConnectedBoards { tactile: board, guiding: play.guide, ..ConnectedBoards::default() },
            settings,
        };
        let mut table = Station::new(parts);
        let hosting = hosting.zip(slot);
        let is_new = lesson.is_none() && !resumed;
        let begins = is_new && at_terminal && play.board.is_none();
        let greets_last = resumed && at_terminal && play.board.is_none();
        let is_seed_named = practice.is_some_and(|wish| wish.seed.is_some());
        let told = against.as_ref().map(|against| against.messages(&presenter, is_seed_named)).unwrap_or_default();
        told.iter().for_each(|told| table.present_message(told));
        // A player who listens hears first what to do, and does not wait for the rest. A pipe gets it last, and so does a
        // player with a board, whose lines stay in their order.
        if begins {
            show_new_game(&mut table, from, play, greeting.as_ref());
        } else if !greets_last {
            greeting.iter().for_each(|greeting| table.present_message(greeting));
        }
        let drawn = play.has_random_chess960_start() && !resumed;
        show_opening_notes(&mut table, &presenter, &notes, (chess960, drawn));
        if let Some((hosting, slot)) = hosting {
            table.start_hosting(hosting, &entries, resumed, slot);
        }
        if let Some(lesson) = lesson {
            table.start_lesson(lesson);
        } else if resumed {
            show_resumed_game(&mut table, from, greeting.as_ref().filter(|_| greets_last));
            match (hosting, against) {
                (Some(_), _) => table.present_absent_clients(),
                (None, Some(against)) => table.seat_program_opponent(against, &entries, slot, from),
                (None, None) => table.release_all_seats(from),
            }
        } else {
            if let Some(against) = against {
                table.seat_program_opponent(against, &entries, slot, from);
            }
            if !begins && at_terminal {
                table.show_how_to_begin(from, play.time.is_none());
            } else if !begins {
                table.present_awaited_act(from);
            }
        }
        table
    }
}

/// Says what is to be known of how this game was opened; `chess960` is its start position by its number, and whether it was drawn now.
fn show_opening_notes(
    table: &mut Station,
    presenter: &Presenter,
    notes: &[OpeningNote],
    (chess960, drawn): (Option<u16>, bool),
) {
    if presenter.program.unmet_wish_sentence().is_some() {
        table.present_message(&trouble::missing_language_message(presenter));
    }
    table.show_opening_settings();
    notes.iter().for_each(|note| table.present_message(&note.to_message(presenter)));
    table.follow_connected_devices(Moment::START);
    if let Some(told) = chess960.and_then(|number| presenter.chess960_start_message(number, drawn)) {
        table.present_message(&told);
    }
}

/// Says how a new game begins, and where it lies: under the fingers that is needed last, and only where the player has named it.
fn show_new_game(table: &mut Station, from: Moment, play: &PlayArguments, greeting: Option<&Message>) {
    let is_last = table.is_holding_back_lines();
    greeting.into_iter().filter(|_| !is_last).for_each(|greeting| table.present_message(greeting));
    table.show_how_to_begin(from, play.time.is_none());
    let is_wanted = is_last && play.journal.is_some();
    greeting.into_iter().filter(|_| is_wanted).for_each(|greeting| table.present_message(greeting));
}

/// Resumes the saved game and says how it stands. Where lines are kept back, the greeting is the last of them; where all
/// are printed, the last one stays under the fingers, and that is the clocks.
fn show_resumed_game(table: &mut Station, from: Moment, greeting: Option<&Message>) {
    let resumed = table.program_resumed_event();
    table.record_own_event(from, resumed);
    let (last, first) = if table.is_holding_back_lines() { (greeting, None) } else { (None, greeting) };
    first.into_iter().for_each(|greeting| table.present_message(greeting));
    table.show_game_state(from);
    last.into_iter().for_each(|greeting| table.present_message(greeting));
}

/// Where the journal lies: shown, not spoken, for a path is no speech. Its name alone where lines are short: a path fills more than
/// one of them.
fn greeting(presenter: &Presenter, path: &Path, resumed: bool) -> Message {
    let name = path.file_name().map(Path::new).filter(|_| presenter.lines == LineForm::Short);
    let path = name.unwrap_or(path);
    let id = if resumed { "trouble-journal-at" } else { "trouble-new-game" };
    presenter.silent_message(id, MessageValues::new().set_path("path", path))
}
