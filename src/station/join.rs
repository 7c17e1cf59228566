//! Join a game that another station hosts: `ansage join`.
//!
//! A sighted player gets his own board full-screen, a blind one the line console, an assistant what his player would get,
//! the arbiter his desk, a spectator the board to look at. The host keeps the journal and decides; see `table::joined`.
//!
//! Before the game's screen is there, host and code are asked for line by line (`line_dialogue`); who has joined before is
//! asked nothing (`join::connect_to_host`). A lost link is tried again by itself (`join::way`).

mod codes;
mod desk;
mod reach;
pub(super) mod way;

use super::arguments::JoinArguments;
use super::arguments::values::BoardName;
use super::connected_boards::ConnectedBoards;
use super::electronic::ElectronicBoard;
use super::files::CommandFailure;
use super::inbox::{InboxSender, StationInput};
use super::line_dialogue::LineDialogue;
use super::screen::StationScreen;
use super::sitting::{self, StationResources};
use super::table::{Authority, RemoteHost, Station, StationParts};
use super::tactile::TactileBoard;
use super::timepiece::Timepiece;
use super::trouble;
use ansage_game::foreign::PersonName;
use ansage_game::joining::StationRole;
use ansage_game::moment::{Moment, Span};
use ansage_game::view::View;
use ansage_link::driver::guest::HostEvent;
use ansage_link::driver::keys::{ClientKeyFolder, SeatAssignment};
use ansage_link::guest::{Client, JoinSummary as Known};
use ansage_link::joined::RemoteSeat;
use ansage_link::message::{ClientMessage, HostMessage};
use ansage_seats::console::dial::settings::ClockCueSettings;
use ansage_seats::console::driver as terminal;
use ansage_seats::console::screen::LineOutput as Lines;
use ansage_seats::console::{Console, ConsoleSetup};
use ansage_seats::sighted::driver as full_screen;
use ansage_seats::sighted::{BoardLook, BoardModel, BoardSetup};
use ansage_sound::speech::driver::{PrivateVoice, SpeechClock, SpeechOutput};
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::Presenter;
use ansage_words::vocabulary::{AnnouncementStyle, WordListKind};
use reach::{ReachedHost, connect_to_host};
use shakmaty::Position;
use std::io;
use std::path::PathBuf;
use way::HostRoute;

/// How long the host may take to answer the first word.
const ANSWER: Span = Span::from_secs(10);

/// `ansage join`.
///
/// # Errors
/// [`CommandFailure`], in words. The game is the host's: nothing of it is lost here.
pub fn run_join(wishes: JoinArguments) -> Result<(), CommandFailure> {
    if wishes.capacity == StationRole::Assistant && wishes.seat.is_none() {
        return Err(CommandFailure::Usage(wishes.program.message_text("join-seat-needed", &Args::new())));
    }
    attend(wishes).map_err(|failure| match failure {
        // A display follows the lines of a terminal, and pans none that is wider than it.
        CommandFailure::Could(reason) if terminal::is_terminal() => {
            CommandFailure::Could(trouble::wrap_for_terminal(&reason))
        }
        CommandFailure::GivenUp(reason) if terminal::is_terminal() => {
            CommandFailure::GivenUp(trouble::wrap_for_terminal(&reason))
        }
        failure => failure,
    })
}

fn attend(mut wishes: JoinArguments) -> Result<(), CommandFailure> {
    let sitting = StationResources::with_start_moment(Moment::START);
    let mut asking = asking(&wishes, &sitting);
    let keys = ClientKeyFolder::in_folder(&folder());
    let ReachedHost { joined, mut guest, mut pairing } = connect_to_host(&wishes, &mut asking, &keys)?;
    if wishes.capacity == StationRole::Arbiter {
        return desk::run_joined_desk(joined, &pairing, &keys, asking, wishes);
    }
    let refused = |error: io::Error| CommandFailure::Could(trouble::terminal_error_text(&wishes.program, &error));
    let way = HostRoute::open(sitting.slot.clone(), joined.end).map_err(refused)?;
    let (known, seat) = answered(&wishes, &mut guest, (&sitting, &way), &mut asking)?;
    pairing.seated = SeatAssignment { capacity: known.capacity, seat: guest.state_to_save().seat };
    let presenter = presenter(&wishes, &known, &seat.view_at(sitting.timepiece.now()));
    let mut speaker = asking.speaker;
    // A spectator sees the host's side of the table, whose player may be blind: he himself looks on.
    let blind = known.blind && known.capacity != StationRole::Spectator;
    // Who is blind is asked once who speaks to him; a sighted player reads.
    if blind {
        speaker = sitting::ask_private_voice_once(&mut wishes.sounding, &presenter, speaker);
    } else if wishes.sounding.private_voice.is_none() {
        wishes.sounding.private_voice = Some(PrivateVoice::Off);
        speaker.output_mut().set_private_voice(PrivateVoice::Off);
    }
    let lines = blind || wishes.console || full_screen::is_line_mode_requested();
    let presenter = if lines { sitting::presenter_for_console(&wishes.sounding, presenter) } else { presenter };
    let keeper = Authority::Host(Box::new(RemoteHost { seat, way, saved: pairing, keys, told_unkept: false }));
    let left = sitting.run_station(lines, |written, slot, timepiece| {
        let (boards, unfit) = boards(&wishes, &known, slot, timepiece);
        let screen = screen(&wishes, &known, &presenter, lines.then_some(written))?;
        let cues = screen.console().map_or_else(ClockCueSettings::all_off, |console| console.current_tuning().cues);
        let settings =
            sitting::initial_settings(&wishes.sounding, &presenter, cues, wishes.guiding, screen.board_look());
        let mut table = Station::new(StationParts {
            keeper,
            screen,
            settings,
            presenter: presenter.clone(),
            speaker,
            silent: wishes.sounding.is_silent(),
            capacity: known.capacity,
            arbiter: PersonName::default(),
            journal: PathBuf::new(),
            boards,
        });
        if let Some(id) = unfit {
            table.show_refusal(id);
        }
        table.show_opening_settings();
        table.show_joined_game(timepiece.now());
        Ok(table)
    });
    sitting::farewell_result(
        left.map_err(refused)?,
        &wishes.program,
        Some(wishes.program.message_text("join-unread", &Args::new())),
    )
}

/// The dialogue before anything is known of the game.
fn asking(wishes: &JoinArguments, sitting: &StationResources) -> LineDialogue {
    let scripted = || {
        SpeechOutput::open(wishes.sounding.to_speech_config(SpeechClock::Virtual(Moment::START)), Box::new(|_| {})).0
    };
    let output = if wishes.scripted { scripted() } else { sitting.open_speech_output(&wishes.sounding) };
    let mut asking = LineDialogue::new(first_presenter(wishes), output, terminal::is_terminal());
    asking.voice = wishes.sounding.private_voice.or(Some(PrivateVoice::Own));
    // Without a terminal an answer is what a file holds.
    asking.help = asking.terminal.then_some("join-help");
    if wishes.scripted { asking.with_virtual_time() } else { asking }
}

/// The board of who sits here; and where the one that was named is none for his seat, what is said of that.
fn boards(
    wishes: &JoinArguments,
    known: &Known,
    slot: &InboxSender,
    timepiece: Timepiece,
) -> (ConnectedBoards, Option<&'static str>) {
    let none = ConnectedBoards { guiding: wishes.guiding, ..ConnectedBoards::default() };
    if known.capacity != StationRole::Player {
        return (none, wishes.board.as_ref().map(|_| "join-board-no-player"));
    }
    let tactile = |path| Some(TactileBoard::new(path, known.seat, slot.clone(), timepiece));
    match (wishes.board.clone(), known.blind) {
        (Some(BoardName::Tactile(path)), true) => (ConnectedBoards { tactile: tactile(Some(path)), ..none }, None),
        // One may be named later.
        (None, true) => (ConnectedBoards { tactile: tactile(None), ..none }, None),
        (Some(BoardName::Electronic(named)), false) => {
            let electronic = Some(ElectronicBoard::new(named, known.seat, slot.clone(), timepiece));
            (ConnectedBoards { electronic, ..none }, None)
        }
        (None, false) => (none, None),
        (Some(BoardName::Electronic(_)), true) => {
            (ConnectedBoards { tactile: tactile(None), ..none }, Some("join-board-no-pegs"))
        }
        (Some(BoardName::Tactile(_)), false) => (none, Some("join-board-no-dgt")),
    }
}

/// Where the keys of joined games lie: the user's data folder, or the present one where the system knows none.
fn folder() -> PathBuf {
    let data = directories::ProjectDirs::from("", "", "ansage").map(|dirs| dirs.data_dir().to_owned());
    data.unwrap_or_default().join("pairings")
}

/// Waits for the host's answer to the first word.
fn answered(
    wishes: &JoinArguments,
    guest: &mut Client,
    (sitting, way): (&StationResources, &HostRoute),
    asking: &mut LineDialogue,
) -> Result<(Known, RemoteSeat), CommandFailure> {
    let could = |id: &str| CommandFailure::Could(wishes.program.message_text(id, &Args::new()));
    let mut until = sitting.timepiece.now() + ANSWER;
    loop {
        let Some((at, input)) = sitting.wait_for_input_until(until) else { return Err(could("join-no-answer")) };
        let said = match input {
            StationInput::Host(_, HostEvent::Said(said)) => said,
            StationInput::Host(_, HostEvent::Gone) => return Err(could("join-no-answer")),
            _ => continue,
        };
        match said {
            // An assistant waits for consent as long as the host is there.
            HostMessage::AwaitConsent { player } => {
                asking.show_message(&asking.presenter.private_message("join-awaits-consent", player));
            }
            HostMessage::Ping { n, .. } => drop(way.send(&ClientMessage::Pong { n })),
            said => {
                let seat = RemoteSeat::from_admitted_client(guest, said, at).map_err(could)?;
                if let (Some(known), Some(seat)) = (guest.join_summary(), seat) {
                    return Ok((known.clone(), seat));
                }
                continue;
            }
        }
        until = at + ANSWER;
    }
}

/// How things are put into words before anything is known of the game.
fn first_presenter(wishes: &JoinArguments) -> Presenter {
    Presenter {
        words: wishes.words.unwrap_or(WordListKind::Fide),
        style: wishes.style.unwrap_or(AnnouncementStyle::Long),
        ..Presenter::without_game(&wishes.program)
    }
}

/// The words of this station: moves as in the host's hall, where nobody wished otherwise.
fn presenter(wishes: &JoinArguments, known: &Known, view: &View) -> Presenter {
    let hall = wishes.hall.or_else(|| known.hall.lang.parse().ok()).unwrap_or(wishes.program.lang());
    let words = WordListKind::ALL.into_iter().find(|words| words.name() == known.hall.words);
    let style = AnnouncementStyle::ALL.into_iter().find(|style| style.name() == known.hall.style);
    Presenter {
        hall: Locale::for_lang(hall),
        words: wishes.words.or(words).unwrap_or(WordListKind::Fide),
        style: wishes.style.or(style).unwrap_or(AnnouncementStyle::Long),
        owner: known.seat,
        first: view.start.turn(),
        first_number: view.start.fullmoves().get(),
        arbiter: view.desk.taken,
        ..first_presenter(wishes)
    }
}

/// What is read here: lines, written like this, or the board on the screen.
fn screen(
    wishes: &JoinArguments,
    known: &Known,
    presenter: &Presenter,
    lines: Option<Lines>,
) -> io::Result<StationScreen> {
    if let Some(written) = lines {
        let cues = wishes.cues.clone().unwrap_or_else(|| ClockCueSettings::default_for_mode(known.terms.mode));
        let opponent = known.terms.names.player_name(!known.seat).clone();
        let setup = sitting::console_setup(&wishes.sounding, presenter, written, (cues, opponent));
        let setup = ConsoleSetup { has_board: wishes.board.is_some(), ..setup };
        let console = Console::new_at_client(setup);
        let looks_on = known.capacity == StationRole::Spectator;
        return Ok(StationScreen::Lines(Box::new(if looks_on { console.into_spectator_console() } else { console })));
    }
    let (asked, no_color) = full_screen::requested_theme();
    let (look, theme) = wishes.looks.unwrap_or_default();
    let theme = theme.or(asked).unwrap_or(look.theme);
    let setup = BoardSetup {
        presenter: presenter.clone(),
        seat: (known.capacity != StationRole::Spectator).then_some(known.seat),
        capacity: known.capacity,
        electronic: matches!(wishes.board, Some(BoardName::Electronic(_))) && known.capacity == StationRole::Player,
        blind: known.terms.blind_players(),
        look: BoardLook { theme, ..look },
        no_color,
    };
    let model = Box::new(BoardModel::new(setup));
    Ok(match full_screen::TerminalScreen::open()? {
        Some(cells) => StationScreen::Board { model, cells },
        None => StationScreen::Page { model, printed: String::new() },
    })
}
