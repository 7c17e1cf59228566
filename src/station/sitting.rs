//! Sit down at a station: take from the machine what it has (time, voice, terminal, keys), and drive the table with it.
//!
//! Play, host, join and the arbiter's desk all begin and end here; what differs between them is the table they set.

use super::arguments::SoundArguments;
use super::files::CommandFailure;
use super::inbox::{Inbox, InboxSender, StationInput};
use super::settings::kept::KeptSettings;
use super::settings::table::LiveSettings;
use super::speaker::Speaker;
use super::table::{Farewell, LeaveReason, Station};
use super::timepiece::Timepiece;
use super::{beginning, run, script};
use ansage_game::foreign::PersonName;
use ansage_game::moment::Moment;
use ansage_seats::console::dial::settings::ClockCueSettings;
use ansage_seats::console::driver as terminal;
use ansage_seats::console::screen::LineOutput as Lines;
use ansage_seats::console::{ConsoleSetup, ConsoleTuning};
use ansage_seats::sighted::BoardLook;
use ansage_seats::sighted::driver as full_screen;
use ansage_sound::speech::driver::{PrivateVoice, SpeechClock, SpeechOutput};
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::{GuidanceLevel, LineForm, Presenter};
use std::io;
use std::sync::{Arc, Mutex};

/// What a station has of the machine, before its table is set.
pub(crate) struct StationResources {
    departure: terminal::TerminationSignals,
    inbox: Inbox,
    /// The way into its inbox.
    pub slot: InboxSender,
    /// Its time.
    pub timepiece: Timepiece,
}

impl StationResources {
    /// Sits down; the present moment is this one.
    pub fn with_start_moment(from: Moment) -> StationResources {
        let departure = terminal::TerminationSignals::hold_back();
        let timepiece = Timepiece::starting_at(from);
        let (slot, inbox) = Inbox::new(timepiece);
        StationResources { departure, inbox, slot, timepiece }
    }

    /// The way out for sound, which reports to this station.
    pub fn open_speech_output(&self, sounding: &SoundArguments) -> SpeechOutput {
        let (slot, timepiece) = (self.slot.clone(), self.timepiece);
        let report = move |report| {
            // When the station is gone, nobody waits for a report.
            let _ = slot.post(StationInput::Spoken(report));
        };
        let clock = SpeechClock::Real(Box::new(move || timepiece.now()));
        SpeechOutput::open(sounding.to_speech_config(clock), Box::new(report)).0
    }

    /// The next input that reaches the station while its table is not set; `None` where nothing comes by that moment.
    pub(crate) fn wait_for_input_until(&self, until: Moment) -> Option<(Moment, StationInput)> {
        let next = self.inbox.next(self.timepiece.duration_until(until)).ok()?;
        self.inbox.mark_input_done();
        Some(next)
    }

    /// Sets the table and drives it until it is left. `lines` is whether lines are read, and not a board on the screen.
    ///
    /// # Errors
    /// What the system says of its terminal.
    pub fn run_station(
        self,
        lines: bool,
        set: impl FnOnce(Lines, &InboxSender, Timepiece) -> io::Result<Station>,
    ) -> io::Result<Option<Farewell>> {
        let StationResources { departure, inbox, slot, timepiece } = self;
        let typed = |slot: &InboxSender| {
            let slot = slot.clone();
            move |input| slot.post(StationInput::Typed(input))
        };
        departure.spawn_listener(typed(&slot))?;
        let held = if lines { terminal::Terminal::open()? } else { None };
        let written = held.as_ref().map_or(Lines::Plain, terminal::Terminal::line_output);
        let table = set(written, &slot, timepiece)?;
        let full = table.is_full_screen();
        let shared: run::SharedStation = Arc::new(Mutex::new(Some(table)));
        let mut listening = None;
        if held.is_some() {
            let (shared, slot) = (Arc::clone(&shared), slot.clone());
            listening = Some(terminal::listen_to_keys(move |input| run::handle_typed_input(&shared, &slot, input))?);
        } else if full {
            let slot = slot.clone();
            listening = Some(full_screen::listen_to_inputs(move |input| slot.post(StationInput::Hand(input)))?);
        } else {
            drop(terminal::spawn_line_reader(typed(&slot))?);
        }
        let table = run::run_station(&shared, &inbox, timepiece);
        let left = table.map(|table| table.leave(timepiece.now()));
        // Whoever still has something to say finds nobody here, and the terminal is free for its next reader.
        drop((slot, inbox));
        drop(listening);
        Ok(left)
    }
}

/// Drives a table in virtual time, by the keys of a terminal or the lines of standard input.
///
/// # Errors
/// What setting the table gives, and what the system says of its terminal.
pub(crate) fn run_scripted_station(
    sounding: &SoundArguments,
    presenter: &Presenter,
    from: Moment,
    set: impl FnOnce(Lines, SpeechOutput) -> io::Result<Station>,
) -> io::Result<Farewell> {
    let (output, notes) = SpeechOutput::open(sounding.to_speech_config(SpeechClock::Virtual(from)), Box::new(|_| {}));
    let held = terminal::Terminal::open()?;
    let mut table = set(held.as_ref().map_or(Lines::Plain, terminal::Terminal::line_output), output)?;
    for note in notes {
        table.handle_speech_report(note, from);
    }
    let mut script = script::ScriptedStation::new(&mut table, presenter, from);
    match held {
        Some(_) => script.play_keys(),
        None => script.play_lines(&mut io::stdin().lock()),
    }
    let end = script.finish_speech();
    Ok(table.leave(end))
}

/// Asks once who speaks private answers, where nobody said so and somebody sits at a terminal. The answer is kept.
pub(crate) fn ask_private_voice_once(
    sounding: &mut SoundArguments,
    presenter: &Presenter,
    speaker: Speaker,
) -> Speaker {
    if sounding.private_voice.is_some() || !terminal::is_terminal() {
        return speaker;
    }
    beginning::ask_private_voice(sounding, presenter, speaker)
}

/// How lines are written and squares heard by who sits at the line console here: as he wished, or as fits who speaks to him.
pub fn presenter_for_console(sounding: &SoundArguments, presenter: Presenter) -> Presenter {
    let usual = match sounding.private_voice {
        _ if !terminal::is_terminal() => LineForm::Short,
        Some(PrivateVoice::Off) => LineForm::Short,
        Some(PrivateVoice::Own | PrivateVoice::Reader) | None => LineForm::Words,
    };
    Presenter { lines: sounding.lines.unwrap_or(usual), ear: sounding.ear, ..presenter }
}

/// The settings of a station that begins: how it stands.
pub fn initial_settings(
    sounding: &SoundArguments,
    presenter: &Presenter,
    cues: ClockCueSettings,
    guiding: GuidanceLevel,
    look: Option<BoardLook>,
) -> KeptSettings {
    let standing = LiveSettings {
        tuned: ConsoleTuning { voices: sounding.voices(), echo: sounding.echo, cues },
        presenter: presenter.clone(),
        guiding,
        private_voice: sounding.private_voice.unwrap_or(PrivateVoice::Own),
        ears_split: sounding.ears.unwrap_or(false),
        look,
    };
    KeptSettings::new(sounding, standing)
}

/// What a console is made of.
pub fn console_setup(
    sounding: &SoundArguments,
    presenter: &Presenter,
    output: Lines,
    (cues, opponent): (ClockCueSettings, PersonName),
) -> ConsoleSetup {
    let (echo, voices) = (sounding.echo, sounding.voices());
    ConsoleSetup { presenter: presenter.clone(), output, echo, voices, cues, opponent, has_board: false }
}

/// Whether a station was left as it should be. `unread` is said where nobody read its lines any more.
///
/// # Errors
/// [`CommandFailure`], in words.
pub fn farewell_result(
    farewell: Option<Farewell>,
    locale: &Locale,
    unread: Option<String>,
) -> Result<(), CommandFailure> {
    let text = |id: &str| Err(CommandFailure::Could(locale.message_text(id, &Args::new())));
    match farewell {
        Some(Farewell { why: LeaveReason::CutOff(id), .. }) => text(id),
        None | Some(Farewell { saved: false, .. }) => text("trouble-not-saved"),
        Some(Farewell { why: LeaveReason::Unread, .. }) => {
            unread.map_or(Ok(()), |unread| Err(CommandFailure::Could(unread)))
        }
        Some(Farewell { why: LeaveReason::Wished, .. }) => Ok(()),
    }
}
