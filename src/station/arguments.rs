//! Read the command line. Each value is what it means: [`values`] reads it, or says why it is none. What concerns several
//! options together is checked by `wishes`.

mod join;
pub mod localized;
mod practice;
pub mod values;

pub use join::JoinArguments;
pub use practice::PracticeArguments;

use crate::station::electronic::NamedBoard;
use crate::station::settings::sources::SettingSources;
use ansage_game::foreign::PersonName;
use ansage_game::moment::Span;
use ansage_game::ruling::AssistantDuties;
use ansage_game::seat::Color;
use ansage_game::terms::{GameMode, RepetitionPolicy};
use ansage_game::time_control::TimeControl;
use ansage_seats::console::dial::settings::ClockCueSettings;
use ansage_seats::console::voice::EchoMode;
use ansage_sound::speech::driver::{PrivateAudio, PrivateVoice, PublicAudio, SpeechClock, SpeechConfig};
use ansage_sound::speech::voice::{StationVoice, StationVoices, VoiceParams};
use ansage_words::locale::Lang;
use ansage_words::presentation::{GuidanceLevel, LineForm, PrivateWording};
use ansage_words::score::braille::BrailleCode;
use ansage_words::vocabulary::{AnnouncementStyle, WordListKind};
use clap::{ArgAction, Parser, Subcommand};
use std::net::SocketAddr;
use std::path::PathBuf;
use values::{BoardName, Chess960Start, VOICES, one_of_parser};

/// Electronic assistant for Appendix D of the FIDE Laws of Chess.
#[derive(Debug, Parser)]
#[command(name = "ansage", version, about, args_conflicts_with_subcommands = true)]
pub struct Arguments {
    /// What to do; asked for at a terminal where it is not said.
    #[command(subcommand)]
    pub command: Option<ProgramCommand>,
    /// The language of the questions.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// Where it sounds: default, none, a name, or wav:FILE; what follows the questions has files of its own, with a number.
    #[arg(long, value_name = "OUTPUT", default_value = "default", value_parser = values::parse_public_audio)]
    pub audio: PublicAudio,
    /// Write down what was given to the voice and when it was heard; what follows the questions has files of its own.
    #[arg(long, value_name = "FILE")]
    pub speech_log: Option<PathBuf>,
    /// real, or script: the line +2.5 lets two and a half seconds pass, + as many as everything takes that is being said.
    #[arg(long = "clock", value_name = "CLOCK", default_value = "real", action = ArgAction::Set, hide = true,
        value_parser = values::parse_clock_mode)]
    pub scripted: bool,
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub enum ProgramCommand {
    /// Play a game at one station. Without a terminal, commands are read from standard input, one a line.
    Play(Box<PlayArguments>),
    /// Play against the program, or a chess engine that is installed, by the procedure of Appendix D, alone at home.
    Practice(Box<PracticeArguments>),
    /// A lesson of two minutes, by ear and keys: a move each way, a slip, a misheard move, the clocks, the cues.
    Learn(LearnArguments),
    /// Play a game that other stations can join, above all the sighted opponent with a board of his own.
    Host(Box<HostArguments>),
    /// Join a game that another station hosts: the sighted player's board, a second blind player's console, an assistant's
    /// keyboard, the arbiter's desk, or to watch.
    Join(Box<JoinArguments>),
    /// Show position, clocks and moves of a live or ended game; nothing can be changed.
    Watch(WatchArguments),
    /// The arbiter's desk on a journal, of a live or an ended game.
    Arbiter(Box<ArbiterArguments>),
    /// Print each half-move of a PGN or text score as it is announced.
    Announce(AnnounceArguments),
    /// Read announcements or a score in any notation and print one PGN game.
    Read(ReadArguments),
    /// Write a player's score or the whole record.
    Export(ExportArguments),
    /// Compare two scores and two boards, and propose what D.2.8 provides.
    Reconcile(ReconcileArguments),
    /// Check the chain of a journal and replay it.
    Verify(VerifyArguments),
    /// List the serial ports, and which of them is worth trying.
    Boards(BoardsArguments),
    /// Show and speak what a tactile board sends, to find a fault. Commands are read from standard input; type help.
    Board(BoardArguments),
    /// Say one text, to try the voice.
    Say(SayArguments),
    /// Tell an arbiter in a minute what he has to know before the program may stand on the board.
    Inspect(InspectArguments),
    /// Print for an arbiter what the program does with each act while something is open.
    WhatCounts(WhatCountsArguments),
    /// Put the last journal, the version and the system into one file, to report a fault. Names are replaced.
    ReportFault(ReportFaultArguments),
}

/// `ansage play`.
#[derive(Debug, clap::Args)]
pub struct PlayArguments {
    /// The journal; an existing one is resumed.
    #[arg(long, value_name = "FILE")]
    pub journal: Option<PathBuf>,
    /// The terms of an event, in a file: laws, time, duties, rules, names, the hall's speech, and what the arbiter's code is
    /// checked by. They go before those of the file of settings; options go before them.
    #[arg(long, value_name = "FILE")]
    pub event: Option<PathBuf>,
    /// What the event's file has for the arbiter's code: what it is checked by.
    #[arg(skip)]
    pub event_code: Option<String>,
    /// The edition of the Laws: 2001, 2005, 2009, 2014, 2018 or 2023.
    #[arg(long, value_name = "YEAR", default_value = "2023", allow_negative_numbers = true, value_parser = values::parse_laws_edition)]
    pub laws: u16,
    /// The time control: 90+30, 40/90+30,30+30 (periods), 10d5 (delay), 10b5 (Bronstein), 0:30f (fixed time a move),
    /// 5h (hourglass), 5, none. Without it 90+30; the command time changes it before the start.
    #[arg(long, value_name = "SPEC", allow_negative_numbers = true, value_parser = values::parse_time_control)]
    pub time: Option<TimeControl>,
    /// Who is visually disabled: white, black or both.
    #[arg(long, value_name = "WHO", default_value = "white",
        value_parser = one_of_parser([("white", BlindPlayers::White), ("black", BlindPlayers::Black), ("both", BlindPlayers::Both)]))]
    pub blind: BlindPlayers,
    /// tournament or practice.
    #[arg(long, value_name = "MODE", default_value = "tournament",
        value_parser = one_of_parser([("tournament", GameMode::Tournament), ("practice", GameMode::Practice)]))]
    pub mode: GameMode,
    /// Whether the opponent's repetition is asked for: asked or off. Without it asked for host, off for play.
    #[arg(long, value_name = "RULE", value_parser = one_of_parser([("asked", RepetitionPolicy::Asked), ("off", RepetitionPolicy::Off)]))]
    pub repeat: Option<RepetitionPolicy>,
    /// Whether the other clock waits for the last word of a sighted player's announcement: yes or no.
    #[arg(long, value_name = "RULE", default_value = "yes", action = ArgAction::Set,
        value_parser = one_of_parser([("yes", true), ("no", false)]))]
    pub clock_waits: bool,
    /// The assistant presses so many seconds after the last word, unless a key holds it.
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, value_parser = values::number_parser(1..=60))]
    pub assistant_press: Option<u16>,
    /// The duties of your assistant, by their letters in D.2.9: abcdef, fewer, or none.
    #[arg(long, value_name = "LETTERS", allow_negative_numbers = true, value_parser = values::parse_assistant_duties)]
    pub duties: Option<AssistantDuties>,
    /// The duties of your opponent's assistant; a sighted player's may do a and b only (D.2.10).
    // Read by `values::parse_duties_for_player` when it is known who is blind.
    #[arg(long, value_name = "LETTERS")]
    pub opponent_duties: Option<String>,
    /// A rule adapted from the start (D.1), such as seventy-five=no; as often as you like.
    #[arg(long = "rule", value_name = "NAME=VALUE", allow_negative_numbers = true, value_parser = values::parse_adapted_rule)]
    pub rules: Vec<(String, String)>,
    /// The provisions for a quickplay finish apply.
    #[arg(long, value_name = "RULE", num_args = 0..=1, require_equals = true, default_value = "no",
        default_missing_value = "yes", action = ArgAction::Set, value_parser = values::parse_yes_no)]
    pub quickplay: bool,
    /// The game is locked to what an arbiter has inspected: no other mode, no other game at the same time, changes are told.
    #[arg(long, value_name = "RULE", num_args = 0..=1, require_equals = true, default_value = "no",
        default_missing_value = "yes", action = ArgAction::Set, value_parser = values::parse_yes_no)]
    pub locked: bool,
    /// The position to start from.
    #[arg(long, value_name = "FEN", allow_negative_numbers = true, value_parser = values::parse_fen)]
    pub fen: Option<String>,
    /// Chess960: the number of the start position, 0 to 959, or drawn.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = values::parse_chess960_start)]
    pub chess960: Option<Chess960Start>,
    /// The name of White.
    #[arg(long, value_name = "NAME", default_value = "", value_parser = values::parse_person_name)]
    pub white: PersonName,
    /// The name of Black.
    #[arg(long, value_name = "NAME", default_value = "", value_parser = values::parse_person_name)]
    pub black: PersonName,
    /// The name of the arbiter.
    #[arg(long, value_name = "NAME", default_value = "", value_parser = values::parse_person_name)]
    pub arbiter: PersonName,
    /// The arbiter's code in a file of his own, for a new game: the code in one line, or what ansage arbiter --make-code
    /// has made of it. Without it the first code typed at the table counts, when the other player has confirmed it.
    #[arg(long, value_name = "FILE")]
    pub arbiter_code_file: Option<PathBuf>,
    /// How the words are said.
    #[command(flatten)]
    pub saying: WordingArguments,
    /// The language of the program: en or de.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// The language of public speech.
    #[arg(long, value_name = "LANG", value_parser = values::parse_language)]
    pub hall_lang: Option<Lang>,
    /// Say capture, check, mate and en passant too; the Appendix has no words for them.
    #[arg(long, value_name = "RULE", num_args = 0..=1, require_equals = true, default_value = "no",
        default_missing_value = "yes", action = ArgAction::Set, value_parser = values::parse_yes_no)]
    pub additions: bool,
    /// How it sounds.
    #[command(flatten)]
    pub sounding: SoundArguments,
    /// The cues of your own clock: dial, final, seconds, spoken, low=TIME+TIME, all, off; dial,low=5:00+1:00.
    /// Without it: off in a tournament, all in practice.
    #[arg(long, value_name = "LIST", allow_negative_numbers = true, value_parser = values::parse_clock_cues)]
    pub cues: Option<ClockCueSettings>,
    /// The port of your tactile board, such as /dev/ttyUSB0; ansage boards lists them.
    #[arg(long, value_name = "PORT", value_parser = values::port_parser("/dev/ttyUSB0"))]
    pub board: Option<String>,
    /// How you are led to what your board should show: words, cues (words only where something is wrong) or off.
    #[arg(long, value_name = "HOW", default_value = "words",
        value_parser = one_of_parser(GuidanceLevel::ALL.map(|how| (how.name(), how))))]
    pub guide: GuidanceLevel,
    /// The sighted opponent's DGT board: dgt:PORT, and behind a comma left or right, his side of the clock beside it;
    /// dgt:/dev/ttyUSB1,left.
    #[arg(long, value_name = "BOARD", value_parser = values::parse_electronic_board)]
    pub opponent_board: Option<NamedBoard>,
    /// A clock key of the opponent's own: a second keyboard or a button, such as /dev/input/by-id/usb-pad-event-kbd, or one
    /// on a serial port. Every key of it is his; so it is never the keyboard on which you type.
    #[arg(long, value_name = "DEVICE", value_parser = values::port_parser("/dev/ttyUSB1"))]
    pub opponent_key: Option<String>,
    /// real, or script: a line +2.5 lets two and a half seconds pass.
    #[arg(long = "clock", value_name = "CLOCK", default_value = "real", action = ArgAction::Set,
        value_parser = values::parse_clock_mode)]
    pub scripted: bool,
}

/// `ansage learn`.
#[derive(Debug, clap::Args)]
pub struct LearnArguments {
    /// The language of the program: en or de.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// How the words are said.
    #[command(flatten)]
    pub saying: WordingArguments,
    /// How it sounds.
    #[command(flatten)]
    pub sounding: SoundArguments,
    /// real, or script: a line +2.5 lets two and a half seconds pass.
    #[arg(long = "clock", value_name = "CLOCK", default_value = "real", action = ArgAction::Set,
        value_parser = values::parse_clock_mode)]
    pub scripted: bool,
}

/// Who is visually disabled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BlindPlayers {
    /// White alone.
    White,
    /// Black alone.
    Black,
    /// Both players.
    Both,
}

/// `ansage host`.
#[derive(Debug, clap::Args)]
pub struct HostArguments {
    /// The game.
    #[command(flatten)]
    pub play: PlayArguments,
    /// Where other stations reach this one, such as 192.168.1.7:20140 or 127.0.0.1:0. Without it every address of this
    /// machine, port 20140, or another where that is taken.
    #[arg(long, value_name = "ADDR:PORT", value_parser = values::parse_socket_address)]
    pub listen: Option<SocketAddr>,
    /// The game is not announced on the local network: who joins types the address.
    #[arg(long)]
    pub no_discovery: bool,
    /// Spectators are told everything so much later: MIN:SEC.
    #[arg(long, value_name = "MIN:SEC", allow_negative_numbers = true, value_parser = values::parse_delay)]
    pub delay: Option<Span>,
    /// What the clocks do when the link to a player's own station is lost: stop or run. Without it stop.
    #[arg(long, value_name = "RULE", value_parser = one_of_parser([("stop", "yes"), ("run", "no")]))]
    pub lost_link: Option<&'static str>,
}

/// `ansage arbiter`.
#[derive(Debug, clap::Args)]
pub struct ArbiterArguments {
    /// The journal; last for the newest one in your folder.
    #[arg(required_unless_present = "make_code")]
    pub journal: Option<PathBuf>,
    /// Ask for a code, and print what it can be checked by: for a file that keeps no code, and any number of games.
    /// Without a terminal the code is one line of standard input.
    #[arg(long, conflicts_with_all = ["journal", "arbiter", "scripted"])]
    pub make_code: bool,
    /// The name of the arbiter, for a journal that has none.
    #[arg(long, value_name = "NAME", default_value = "", value_parser = values::parse_person_name)]
    pub arbiter: PersonName,
    /// How the words are said.
    #[command(flatten)]
    pub saying: WordingArguments,
    /// The language of the program: en or de.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// How it sounds.
    #[command(flatten)]
    pub sounding: SoundArguments,
    /// real, or script: a line +2.5 lets two and a half seconds pass. On an ended game only.
    #[arg(long = "clock", value_name = "CLOCK", default_value = "real", action = ArgAction::Set,
        value_parser = values::parse_clock_mode)]
    pub scripted: bool,
}

/// How a console sounds.
#[derive(Debug, Clone, clap::Args)]
pub struct SoundArguments {
    /// What is said while you type: quiet, words or letters.
    #[arg(long = "verbosity", value_name = "LEVEL", default_value = "letters",
        value_parser = values::parse_echo_mode)]
    pub echo: EchoMode,
    /// Who speaks private answers: self, reader or off. Asked at the first start on a terminal.
    #[arg(long = "voice", value_name = "WHO", value_parser = one_of_parser(VOICES))]
    pub private_voice: Option<PrivateVoice>,
    /// The sound output: default, none, a name, or wav:FILE.
    #[arg(long, value_name = "OUTPUT", default_value = "default", value_parser = values::parse_public_audio)]
    pub audio: PublicAudio,
    /// The output for private answers: none, or a name.
    #[arg(long, value_name = "OUTPUT", value_parser = values::parse_private_audio)]
    pub private_audio: Option<PrivateAudio>,
    /// split: private answers in one ear only. same: in both, as public speech.
    #[arg(long, value_name = "HOW", value_parser = values::parse_split_ears)]
    pub ears: Option<bool>,
    /// How lines are written: words, for a voice that reads them out, or short, for a Braille display. Without it as fits
    /// who speaks: words for your own voice and a screen reader, short for nobody and where no terminal is.
    #[arg(long, value_name = "HOW", value_parser = one_of_parser(LineForm::ALL.map(|form| (form.name(), form))))]
    pub lines: Option<LineForm>,
    /// In which words you hear squares and moves in private: hall, as there, or plain, in the program's language.
    #[arg(long, value_name = "WORDS", default_value = "hall",
        value_parser = one_of_parser(PrivateWording::ALL.map(|words| (words.name(), words))))]
    pub ear: PrivateWording,
    /// The speed of your own voice, in words a minute.
    #[arg(long, value_name = "80..450", default_value = "160", value_parser = values::number_parser(80..=450))]
    pub rate: u16,
    /// Its pitch.
    #[arg(long, value_name = "0..100", default_value = "50", value_parser = values::number_parser(0..=100))]
    pub pitch: u16,
    /// Its volume in per cent.
    #[arg(long, value_name = "0..200", default_value = "100", value_parser = values::number_parser(0..=200))]
    pub volume: u16,
    /// Its name, of the voices that the command voices lists.
    #[arg(long, value_name = "NAME")]
    pub voice_name: Option<String>,
    /// The speed of the voice that the hall hears. Your own settings never change it.
    #[arg(long, value_name = "80..200", default_value = "150", value_parser = values::number_parser(80..=200))]
    pub hall_rate: u16,
    /// The pitch of the voice that the hall hears.
    #[arg(long, value_name = "0..100", default_value = "50", value_parser = values::number_parser(0..=100))]
    pub hall_pitch: u16,
    /// The volume of the voice that the hall hears, in per cent.
    #[arg(long, value_name = "20..200", default_value = "100", value_parser = values::number_parser(20..=200))]
    pub hall_volume: u16,
    /// Whether that voice is shaped so that it is understood in a noisy hall: on or off.
    #[arg(long, value_name = "on|off", default_value = "on", action = ArgAction::Set,
        value_parser = one_of_parser([("on", true), ("off", false)]))]
    pub hall_clarity: bool,
    /// Its name, of the voices that the command voices lists.
    #[arg(long, value_name = "NAME")]
    pub hall_voice_name: Option<String>,
    /// Write down what was given to the voice and when it was heard: one JSON object a line.
    #[arg(long, value_name = "FILE")]
    pub speech_log: Option<PathBuf>,
    /// Whose settings of the file: a person's own go before those of everybody at this machine. A new name begins new ones.
    #[arg(long, value_name = "NAME", value_parser = values::parse_profile_name)]
    pub profile: Option<String>,
    /// Where every setting has its value from.
    #[arg(skip)]
    pub sources: SettingSources,
}

impl SoundArguments {
    /// Whether nothing is heard at all. A private output is heard also where the hall has none.
    pub fn is_silent(&self) -> bool {
        self.audio == PublicAudio::None && !matches!(self.private_audio, Some(PrivateAudio::Named(_)))
    }

    /// Whether everybody hears private answers: they sound where public words do.
    pub fn shares_output(&self) -> bool {
        let apart = matches!(self.private_audio, Some(PrivateAudio::Named(_) | PrivateAudio::None));
        !self.is_silent() && !apart && !self.ears.unwrap_or(false)
    }

    /// How the two voices speak.
    pub fn voices(&self) -> StationVoices {
        let params = |rate, pitch, volume| VoiceParams { rate, pitch: pitch as u8, volume: volume as u8 };
        StationVoices {
            hall: StationVoice {
                params: params(self.hall_rate, self.hall_pitch, self.hall_volume),
                name: self.hall_voice_name.clone(),
                clarity: self.hall_clarity,
            },
            player: StationVoice {
                params: params(self.rate, self.pitch, self.volume),
                name: self.voice_name.clone(),
                clarity: false,
            },
        }
    }

    /// What the speech output is opened with.
    pub fn to_speech_config(&self, clock: SpeechClock) -> SpeechConfig {
        SpeechConfig {
            audio: self.audio.clone(),
            private_audio: self.private_audio.clone().unwrap_or(PrivateAudio::Same),
            ears_split: self.ears.unwrap_or(false),
            private_voice: self.private_voice.unwrap_or(PrivateVoice::Own),
            voices: self.voices(),
            speech_log: self.speech_log.clone(),
            clock,
            ..SpeechConfig::default()
        }
    }
}

/// How moves are said.
#[derive(Debug, Clone, Copy, clap::Args)]
pub struct WordingArguments {
    /// The word list: fide, plain or nato.
    #[arg(long, value_name = "LIST", default_value = "fide", value_parser = values::parse_word_list)]
    pub words: WordListKind,
    /// long or short.
    #[arg(long, value_name = "STYLE", default_value = "long", value_parser = values::parse_announcement_style)]
    pub style: AnnouncementStyle,
}

/// `ansage watch`.
#[derive(Debug, clap::Args)]
pub struct WatchArguments {
    /// The journal; last for the newest one in your folder.
    #[arg(value_parser = values::journal_path_parser())]
    pub journal: PathBuf,
    /// The language of the program.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// Everything is shown so much later, the end and the clocks too: MIN:SEC.
    #[arg(long, value_name = "MIN:SEC", allow_negative_numbers = true, value_parser = values::parse_delay)]
    pub delay: Option<Span>,
    /// Print once and leave, with all that is needed to continue with an ordinary clock; so it is where the output is no terminal.
    #[arg(long)]
    pub once: bool,
}

/// `ansage inspect`.
#[derive(Debug, clap::Args)]
pub struct InspectArguments {
    /// The journal of a live or an ended game; last for the newest one in your folder. Without it the program alone.
    pub journal: Option<PathBuf>,
    /// The same as an option, as other commands have it.
    #[arg(long = "journal", value_name = "FILE", conflicts_with = "journal")]
    pub named: Option<PathBuf>,
    /// The language of messages and speech.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// Where it is spoken: default, none, a name, or wav:FILE. Without it the usual output at a terminal, and none elsewhere.
    #[arg(long, value_name = "OUTPUT", value_parser = values::parse_public_audio)]
    pub audio: Option<PublicAudio>,
}

/// `ansage what-counts`.
#[derive(Debug, clap::Args)]
pub struct WhatCountsArguments {
    /// The language of the page.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
}

/// `ansage report-fault`.
#[derive(Debug, clap::Args)]
pub struct ReportFaultArguments {
    /// The journal; without it the newest one in your folder.
    pub journal: Option<PathBuf>,
    /// The speech log of that game, where one was written.
    #[arg(long, value_name = "FILE")]
    pub speech_log: Option<PathBuf>,
    /// Where the report is written; without it a new file in the present directory.
    #[arg(long, value_name = "FILE")]
    pub to: Option<PathBuf>,
    /// The language of messages.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
}

/// `ansage announce`.
#[derive(Debug, clap::Args)]
pub struct AnnounceArguments {
    /// A PGN file or a score in text; - for standard input.
    pub file: PathBuf,
    /// How the words are said.
    #[command(flatten)]
    pub saying: WordingArguments,
    /// Which game of the file.
    #[arg(long, value_name = "N", default_value = "1", value_parser = values::number_parser(1..=u16::MAX))]
    pub game: u16,
    /// The language whose letters the score uses; found from the score without it.
    #[arg(long, value_name = "LANG", value_parser = values::parse_language)]
    pub letters: Option<Lang>,
    /// The language of messages.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// One JSON array instead of lines.
    #[arg(long)]
    pub json: bool,
}

/// `ansage read`.
#[derive(Debug, clap::Args)]
pub struct ReadArguments {
    /// Announcements, or a score in any notation; - for standard input.
    pub file: PathBuf,
    /// The word list. Every list is understood, so this is accepted and changes nothing.
    #[arg(long, value_name = "LIST", default_value = "fide", value_parser = values::parse_word_list)]
    pub words: WordListKind,
    /// Which game of the file.
    #[arg(long, value_name = "N", default_value = "1", value_parser = values::number_parser(1..=u16::MAX))]
    pub game: u16,
    /// The language whose letters the score uses; found from the score without it.
    #[arg(long, value_name = "LANG", value_parser = values::parse_language)]
    pub letters: Option<Lang>,
    /// The language of messages.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// One JSON object instead of PGN.
    #[arg(long)]
    pub json: bool,
}

/// `ansage export`.
#[derive(Debug, clap::Args)]
pub struct ExportArguments {
    /// The journal; last for the newest one in your folder.
    #[arg(value_parser = values::journal_path_parser())]
    pub journal: PathBuf,
    /// As PGN, with the clocks and the journal's facts as comments.
    #[arg(long)]
    pub pgn: bool,
    /// As text.
    #[arg(long)]
    pub text: bool,
    /// In Braille ASCII, on pages of 40 x 25.
    #[arg(long)]
    pub brf: bool,
    /// In Unicode Braille, on pages of 40 x 25.
    #[arg(long)]
    pub braille: bool,
    /// The code in Braille: uk or plain; uk for English letters and plain for others without it.
    #[arg(long, value_name = "CODE", value_parser = one_of_parser([("uk", BrailleCode::Uk), ("plain", BrailleCode::Plain)]))]
    pub braille_code: Option<BrailleCode>,
    /// As sound: the public announcements with the numbers of the moves, long silences shortened; marks to skip by are
    /// in the file, and in a .cue sheet beside it.
    #[arg(long, value_name = "FILE")]
    pub wav: Option<PathBuf>,
    /// The sound keeps the silences of the game: 11.5 MB a minute.
    #[arg(long, requires = "wav")]
    pub real_times: bool,
    /// As a report in HTML: boards, scores, clocks, rulings, in the language of the messages.
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
    /// One player's score instead of the whole record: white or black.
    #[arg(long, value_name = "WHO", value_parser = values::parse_player_color)]
    pub seat: Option<Color>,
    /// The moves alone: no clocks, no comments.
    #[arg(long)]
    pub plain: bool,
    /// The language whose letters name the pieces in text: en, de, bg, sr, lv, ru or pl; that of messages without it.
    #[arg(long, value_name = "LANG", value_parser = values::parse_language)]
    pub letters: Option<Lang>,
    /// The language of messages and comments.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// How the words are said.
    #[command(flatten)]
    pub saying: WordingArguments,
}

/// `ansage reconcile`.
#[derive(Debug, clap::Args)]
pub struct ReconcileArguments {
    /// White's score, in any notation that is read; - for standard input.
    #[arg(long, value_name = "FILE")]
    pub white_score: Option<PathBuf>,
    /// Black's score.
    #[arg(long, value_name = "FILE")]
    pub black_score: Option<PathBuf>,
    /// What White's board shows: a FEN, or only its first part.
    #[arg(long, value_name = "FEN")]
    pub white_board: Option<String>,
    /// What Black's board shows.
    #[arg(long, value_name = "FEN")]
    pub black_board: Option<String>,
    /// The journal of the game: its course and clocks, and what of scores and boards is not given here.
    #[arg(long, value_name = "JOURNAL", value_parser = values::journal_path_parser())]
    pub journal: Option<PathBuf>,
    /// The edition of the Laws; without it that of the journal, or 2023.
    #[arg(long, value_name = "YEAR", allow_negative_numbers = true, value_parser = values::parse_laws_edition)]
    pub laws: Option<u16>,
    /// One JSON object instead of sentences.
    #[arg(long)]
    pub json: bool,
    /// A report in HTML besides.
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
    /// The language of messages.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
}

/// `ansage verify`.
#[derive(Debug, clap::Args)]
pub struct VerifyArguments {
    /// The journal; last for the newest one in your folder.
    #[arg(value_parser = values::journal_path_parser())]
    pub journal: PathBuf,
    /// The checksum that a report names: which entry has it, and what came after that entry.
    #[arg(long, value_name = "CHECKSUM")]
    pub at: Option<String>,
    /// The language of messages.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
}

/// `ansage boards`.
#[derive(Debug, clap::Args)]
pub struct BoardsArguments {
    /// One JSON array instead of lines.
    #[arg(long)]
    pub json: bool,
    /// The language of messages.
    #[arg(long, value_name = "LANG", value_parser = values::parse_language)]
    pub lang: Option<Lang>,
}

/// `ansage board`.
#[derive(Debug, clap::Args)]
pub struct BoardArguments {
    /// The port; any path, such as /dev/ttyUSB0. To hear which there are: ansage boards.
    /// A sighted player's DGT board: dgt:/dev/ttyUSB1.
    #[arg(value_name = "PORT", value_parser = values::parse_followed_board)]
    pub board: BoardName,
    /// The language of messages and speech.
    #[arg(long, value_name = "LANG", value_parser = values::parse_language)]
    pub lang: Option<Lang>,
    /// Who speaks: self, reader or off.
    #[arg(long, value_name = "WHO", value_parser = one_of_parser(VOICES))]
    pub voice: Option<PrivateVoice>,
    /// The sound output: default, none, a name, or wav:FILE.
    #[arg(long, value_name = "OUTPUT", default_value = "default", value_parser = values::parse_public_audio)]
    pub audio: PublicAudio,
    /// The word list: fide, plain or nato.
    #[arg(long, value_name = "LIST", default_value = "fide", value_parser = values::parse_word_list)]
    pub words: WordListKind,
    /// One JSON object a line instead of sentences; nothing is spoken.
    #[arg(long)]
    pub json: bool,
}

/// `ansage say`.
#[derive(Debug, clap::Args)]
pub struct SayArguments {
    /// The text.
    pub text: String,
    /// Its language.
    #[arg(long, value_name = "LANG", value_parser = values::parse_language)]
    pub lang: Option<Lang>,
    /// Into a file instead of the sound card.
    #[arg(long, value_name = "FILE")]
    pub wav: Option<PathBuf>,
}
