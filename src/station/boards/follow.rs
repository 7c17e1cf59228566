//! Follow one board for a user: everything it says is printed and spoken, every typed line is done.

use super::lines;
use super::talk::{BoardTalk, TalkStep};
use crate::station::arguments::BoardArguments;
use crate::station::arguments::values::BoardName;
use crate::station::files::CommandFailure;
use crate::station::say::speech_failure_name;
use crate::station::timepiece::Timepiece;
use crate::station::trouble;
use ansage_devices::driver::{DeviceKind, DeviceThread};
use ansage_devices::report::DeviceReport;
use ansage_game::moment::Moment;
use ansage_seats::console::driver::{TerminalInput, read_lines};
use ansage_sound::speech::driver::{PrivateVoice, PublicAudio, SpeechClock, SpeechConfig, SpeechOutput, SpeechReport};
use ansage_sound::speech::queue::Utterance;
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::{Message, Presenter};
use std::collections::{BTreeSet, VecDeque};
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// How long there may be nothing to do.
const PATIENCE: Duration = Duration::from_secs(1);

/// The longest that the last words may take to be heard.
const FAREWELL: Duration = Duration::from_secs(300);

/// What reaches the loop.
enum FollowInput {
    Board(DeviceReport),
    Typed(TerminalInput),
    Speech(SpeechReport),
}

/// `ansage board`.
///
/// # Errors
/// [`CommandFailure`], in words: wrong options, nobody on that port, nobody who reads.
pub fn run_board(wish: &BoardArguments) -> Result<(), CommandFailure> {
    let locale = wish.lang.map_or_else(|| Locale::new(None), Locale::for_lang);
    let presenter = Presenter { words: wish.words, ..Presenter::without_game(&locale) };
    let (device, path) = match &wish.board {
        BoardName::Electronic(named) => (DeviceKind::DgtBoard, named.path.clone()),
        BoardName::Tactile(path) => (DeviceKind::TactileBoard, path.clone()),
    };
    let timepiece = Timepiece::starting_at(Moment::START);
    let (sender, receiver) = channel();
    let output = output(wish, timepiece, &sender);
    let no_thread = |error| CommandFailure::Could(trouble::terminal_error_text(&locale, &error));
    let mut desk = FollowDesk {
        talk: BoardTalk::new(presenter, device, &path),
        output,
        json: wish.json,
        spoken: PendingSpeech::default(),
        waiting: VecDeque::new(),
        ended: false,
        deaf: false,
        locale: locale.clone(),
        timepiece,
    };
    let opening = desk.talk.opening_message();
    desk.print_and_speak(&opening)?;
    let outs = sender.clone();
    let post = move |out| outs.send(FollowInput::Board(out)).is_ok();
    let port = device.start_thread(&path, move || timepiece.now(), post).map_err(no_thread)?;
    let typed = move || read_lines(&mut io::stdin().lock(), |input| sender.send(FollowInput::Typed(input)).is_ok());
    thread::Builder::new().name("lines".into()).spawn(typed).map_err(no_thread)?;
    let ended = desk.run(&receiver, &port);
    drop(port);
    if !matches!(ended, Ok(FollowEnd::Now)) {
        desk.hear_out(&receiver);
    }
    if let Some(output) = desk.output.take() {
        drop(output.finish_public_speech());
    }
    match ended? {
        FollowEnd::Failed(reason) => Err(CommandFailure::Could(reason)),
        FollowEnd::Now | FollowEnd::Well => Ok(()),
    }
}

/// The speech output; `None` where nothing is to be heard.
fn output(wish: &BoardArguments, timepiece: Timepiece, sender: &Sender<FollowInput>) -> Option<SpeechOutput> {
    if wish.json || wish.audio == PublicAudio::None {
        return None;
    }
    let private_voice = wish.voice.unwrap_or(PrivateVoice::Own);
    let clock = SpeechClock::Real(Box::new(move || timepiece.now()));
    let config = SpeechConfig { audio: wish.audio.clone(), private_voice, clock, ..SpeechConfig::default() };
    let sender = sender.clone();
    // When the receiver is gone nobody waits any more.
    let (output, _) =
        SpeechOutput::open(config, Box::new(move |report| drop(sender.send(FollowInput::Speech(report)))));
    Some(output)
}

/// How it ended.
enum FollowEnd {
    /// The user left: nothing more is to be heard.
    Now,
    /// Everything was told.
    Well,
    /// It is of no use; why.
    Failed(String),
}

/// What has been given to the voice and is not yet heard.
#[derive(Default)]
struct PendingSpeech {
    last: u64,
    open: BTreeSet<u64>,
    /// The long text among them: what happens on the board is not to wait for its end.
    long: Option<u64>,
}

struct FollowDesk {
    talk: BoardTalk,
    output: Option<SpeechOutput>,
    json: bool,
    spoken: PendingSpeech,
    /// Lines that wait for the board.
    waiting: VecDeque<String>,
    /// Whether the input has ended.
    ended: bool,
    /// Whether it was told that nothing is heard.
    deaf: bool,
    locale: Locale,
    timepiece: Timepiece,
}

impl FollowDesk {
    fn run(&mut self, receiver: &Receiver<FollowInput>, port: &DeviceThread) -> Result<FollowEnd, CommandFailure> {
        loop {
            let awaited =
                self.talk.next_deadline().map_or(PATIENCE, |until| self.timepiece.duration_until(until).min(PATIENCE));
            let steps = match receiver.recv_timeout(awaited) {
                Ok(FollowInput::Board(out)) => self.board(out)?,
                Ok(FollowInput::Typed(input)) => self.typed(input)?,
                Ok(FollowInput::Speech(report)) => {
                    self.heard(&report)?;
                    Vec::new()
                }
                Err(RecvTimeoutError::Timeout) => Vec::new(),
                Err(RecvTimeoutError::Disconnected) => return Ok(FollowEnd::Well),
            };
            if let Some(end) = self.follow(steps, port)? {
                return Ok(end);
            }
            let late = self.talk.handle_deadlines(self.timepiece.now());
            if let Some(end) = self.follow(late, port)? {
                return Ok(end);
            }
            while let Some(line) = self.waiting.pop_front_if(|line| !self.talk.needs_line_to_wait(line)) {
                let steps = self.talk.handle_line(&line, self.timepiece.now());
                if let Some(end) = self.follow(steps, port)? {
                    return Ok(end);
                }
            }
            if self.ended && self.talk.is_lost() {
                let told = self.talk.left_while_lost_message();
                self.say(&told);
                return Ok(FollowEnd::Failed(told.line));
            }
            if self.ended && self.waiting.is_empty() && self.talk.is_connected() && self.talk.next_deadline().is_none()
            {
                return Ok(FollowEnd::Well);
            }
        }
    }

    fn board(&mut self, said: DeviceReport) -> Result<Vec<TalkStep>, CommandFailure> {
        if let Some(value) = lines::report_to_json(&said).filter(|_| self.json) {
            self.print(&value.to_string())?;
        }
        Ok(self.talk.handle_report(said, self.timepiece.now()))
    }

    fn typed(&mut self, input: TerminalInput) -> Result<Vec<TalkStep>, CommandFailure> {
        match input {
            TerminalInput::Line(line) => {
                let first = self.waiting.is_empty();
                if first && self.talk.needs_line_to_wait(&line) && !self.talk.is_connected() {
                    let told = self.talk.waiting_message();
                    self.print_and_speak(&told)?;
                }
                self.waiting.push_back(line);
            }
            TerminalInput::Bad(_) => {
                let told = self.talk.bad_line_message();
                self.print_and_speak(&told)?;
            }
            TerminalInput::End => self.ended = true,
            TerminalInput::Key(_) | TerminalInput::Paste(_) | TerminalInput::Columns(_) => {}
        }
        Ok(Vec::new())
    }

    fn follow(&mut self, steps: Vec<TalkStep>, port: &DeviceThread) -> Result<Option<FollowEnd>, CommandFailure> {
        for step in steps {
            match step {
                TalkStep::Tell(told) => self.print_and_speak(&told)?,
                TalkStep::Send(bytes) => port.send_command(bytes),
                TalkStep::Fail(told) => {
                    self.say(&told);
                    return Ok(Some(FollowEnd::Failed(told.line)));
                }
                TalkStep::Leave => return Ok(Some(FollowEnd::Now)),
            }
        }
        Ok(None)
    }

    /// Prints and speaks.
    fn print_and_speak(&mut self, told: &Message) -> Result<(), CommandFailure> {
        self.say(told);
        if self.json || told.line.is_empty() { Ok(()) } else { self.print(&told.line) }
    }

    fn print(&self, line: &str) -> Result<(), CommandFailure> {
        let mut out = io::stdout().lock();
        match writeln!(out, "{line}").and_then(|()| out.flush()) {
            Ok(()) => Ok(()),
            Err(error) => Err(CommandFailure::Could(crate::station::files::stdout_error_text(&error))),
        }
    }

    fn say(&mut self, told: &Message) {
        let Some(output) = &mut self.output else { return };
        if self.spoken.long.is_some_and(|long| self.spoken.open.contains(&long)) {
            output.stop_private_speech();
        }
        self.spoken.last += 1;
        let id = self.spoken.last;
        self.spoken.open.insert(id);
        self.spoken.long = told.topic.map(|_| id);
        output.queue_utterance(Utterance::from_message(id, told, true));
    }

    fn heard(&mut self, report: &SpeechReport) -> Result<(), CommandFailure> {
        if let SpeechReport::Finished { id, .. } | SpeechReport::Cut { id, .. } = report {
            self.spoken.open.remove(id);
        }
        let id = speech_failure_name(report).map(|why| match why {
            "voice" => "trouble-voice-none",
            "failed" => "trouble-voice-failed",
            _ => "board-no-sound",
        });
        match id {
            // Once is enough: all of them come to the same.
            Some(id) if !std::mem::replace(&mut self.deaf, true) => {
                self.print(&self.locale.message_line(id, &Args::new()))
            }
            _ => Ok(()),
        }
    }

    /// What was said last is heard to its end.
    fn hear_out(&mut self, receiver: &Receiver<FollowInput>) {
        while !self.spoken.open.is_empty() {
            match receiver.recv_timeout(FAREWELL) {
                Ok(FollowInput::Speech(report)) => drop(self.heard(&report)),
                Ok(_) => {}
                Err(_) => return,
            }
        }
    }
}
