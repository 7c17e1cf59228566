//! Follow one board for a user: everything it says is printed and spoken, every typed line is done.

use super::dgt::Dgt;
use super::talk::Talk;
use super::talks::{Step, Talks};
use crate::console::driver::{Input, read_lines};
use crate::eboard;
use crate::locale::{Args, Locale};
use crate::moment::Moment;
use crate::presentation::{Presenter, Told};
use crate::seat::Color;
use crate::speech::driver::{Clock, Config, Output, Report};
use crate::speech::queue::Utterance;
use crate::station::arguments::{Board, Voicing};
use crate::station::electronic::Named;
use crate::station::files::Failure;
use crate::station::timepiece::Timepiece;
use crate::station::trouble;
use crate::station::wishes::{bad_option, lang, words};
use crate::tactile;
use crate::vocabulary::Style;
use serde_json::Value;
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
enum Heard<S> {
    Board(S),
    Typed(Input),
    Speech(Report),
}

/// `ansage board`.
///
/// # Errors
/// [`Failure`], in words: wrong options, nobody on that port, nobody who reads.
pub fn board(wish: &Board) -> Result<(), Failure> {
    let locale = Locale::new(wish.lang.as_deref());
    lang(&locale, "--lang", wish.lang.as_deref()).map_err(Failure::Usage)?;
    let presenter = Presenter {
        hall: locale.clone(),
        words: words(&locale, &wish.words).map_err(Failure::Usage)?,
        style: Style::Long,
        additions: false,
        owner: Color::White,
        first: Color::White,
        arbiter: false,
        on_paper: false,
        program: locale.clone(),
    };
    let timepiece = Timepiece::starting_at(Moment::START);
    let now = move || timepiece.now();
    if wish.port.starts_with("dgt:") {
        let example = "dgt:/dev/ttyUSB1";
        let named = Named::read(&wish.port)
            .ok_or_else(|| Failure::Usage(bad_option(&locale, "ansage board", &wish.port, example)))?;
        let path = named.path.clone();
        return listen(wish, locale, timepiece, Dgt::new(presenter, &named.path), |post| {
            let port = eboard::driver::Port::follow(&path, now, post)?;
            // Nothing that a user types here is sent to a board of this kind.
            Ok(move |_| {
                let _ = &port;
            })
        });
    }
    listen(wish, locale, timepiece, Talk::new(presenter, &wish.port), |post| {
        let port = tactile::driver::Port::follow(&wish.port, now, post)?;
        Ok(move |bytes| port.send(bytes))
    })
}

/// Listens to the board of this talk until its user leaves. `follow` opens its port, with where to post what it says,
/// and gives a way to send it something; the port is closed when that is dropped.
fn listen<T, F>(
    wish: &Board,
    locale: Locale,
    timepiece: Timepiece,
    talk: T,
    follow: impl FnOnce(Box<dyn FnMut(T::Said) -> bool + Send>) -> io::Result<F>,
) -> Result<(), Failure>
where
    T: Talks,
    T::Said: Send + 'static,
    F: Fn(Vec<u8>),
{
    let (sender, receiver) = channel();
    let output = output(wish, &locale, timepiece, &sender).map_err(Failure::Usage)?;
    let no_thread = |error| Failure::Could(trouble::terminal(&locale, &error));
    let outs = sender.clone();
    let mut desk = Desk {
        talk,
        output,
        json: wish.json,
        spoken: Spoken::default(),
        waiting: VecDeque::new(),
        ended: false,
        deaf: false,
        locale: locale.clone(),
        timepiece,
    };
    let opening = desk.talk.opening();
    desk.tell(&opening)?;
    let send = follow(Box::new(move |out| outs.send(Heard::Board(out)).is_ok())).map_err(no_thread)?;
    let typed = move || read_lines(&mut io::stdin().lock(), |input| sender.send(Heard::Typed(input)).is_ok());
    thread::Builder::new().name("lines".into()).spawn(typed).map_err(no_thread)?;
    let ended = desk.run(&receiver, &send);
    drop(send);
    if !matches!(ended, Ok(End::Now)) {
        desk.hear_out(&receiver);
    }
    if let Some(output) = desk.output.take() {
        drop(output.close());
    }
    match ended? {
        End::Failed(reason) => Err(Failure::Could(reason)),
        End::Now | End::Well => Ok(()),
    }
}

/// The speech output; `None` where nothing is to be heard.
fn output<S: Send + 'static>(
    wish: &Board,
    locale: &Locale,
    timepiece: Timepiece,
    sender: &Sender<Heard<S>>,
) -> Result<Option<Output>, String> {
    let voicing = Voicing {
        verbosity: "letters".to_owned(),
        voice: wish.voice.clone(),
        audio: wish.audio.clone(),
        private_audio: None,
        ears: None,
        rate: "160".to_owned(),
        pitch: "50".to_owned(),
        volume: "100".to_owned(),
    };
    let sounding = voicing.checked(locale)?;
    if wish.json || sounding.is_silent() {
        return Ok(None);
    }
    let config: Config = sounding.output(Clock::Real(Box::new(move || timepiece.now())));
    let sender = sender.clone();
    // When the receiver is gone nobody waits any more.
    let (output, _) = Output::open(config, Box::new(move |report| drop(sender.send(Heard::Speech(report)))));
    Ok(Some(output))
}

/// How it ended.
enum End {
    /// The user left: nothing more is to be heard.
    Now,
    /// Everything was told.
    Well,
    /// It is of no use; why.
    Failed(String),
}

/// What has been given to the voice and is not yet heard.
#[derive(Default)]
struct Spoken {
    last: u64,
    open: BTreeSet<u64>,
    /// The long text among them: what happens on the board is not to wait for its end.
    long: Option<u64>,
}

struct Desk<T> {
    talk: T,
    output: Option<Output>,
    json: bool,
    spoken: Spoken,
    /// Lines that wait for the board.
    waiting: VecDeque<String>,
    /// Whether the input has ended.
    ended: bool,
    /// Whether it was told that nothing is heard.
    deaf: bool,
    locale: Locale,
    timepiece: Timepiece,
}

impl<T: Talks> Desk<T> {
    fn run(&mut self, receiver: &Receiver<Heard<T::Said>>, send: &impl Fn(Vec<u8>)) -> Result<End, Failure> {
        loop {
            let awaited = self.talk.awaits().map_or(PATIENCE, |until| self.timepiece.until(until).min(PATIENCE));
            let steps = match receiver.recv_timeout(awaited) {
                Ok(Heard::Board(out)) => self.board(out)?,
                Ok(Heard::Typed(input)) => self.typed(input)?,
                Ok(Heard::Speech(report)) => {
                    self.heard(&report)?;
                    Vec::new()
                }
                Err(RecvTimeoutError::Timeout) => Vec::new(),
                Err(RecvTimeoutError::Disconnected) => return Ok(End::Well),
            };
            if let Some(end) = self.follow(steps, send)? {
                return Ok(end);
            }
            let late = self.talk.due(self.timepiece.now());
            if let Some(end) = self.follow(late, send)? {
                return Ok(end);
            }
            while let Some(line) = self.waiting.pop_front_if(|line| !self.talk.must_wait(line)) {
                let steps = self.talk.line(&line, self.timepiece.now());
                if let Some(end) = self.follow(steps, send)? {
                    return Ok(end);
                }
            }
            if self.ended && self.talk.is_lost() {
                let told = self.talk.left_lost();
                self.say(&told);
                return Ok(End::Failed(told.line));
            }
            if self.ended && self.waiting.is_empty() && self.talk.is_found() && self.talk.awaits().is_none() {
                return Ok(End::Well);
            }
        }
    }

    fn board(&mut self, said: T::Said) -> Result<Vec<Step>, Failure> {
        if self.json
            && let Some(value) = T::value(&said)
        {
            self.print(&Value::to_string(&value))?;
        }
        Ok(self.talk.hear(said, self.timepiece.now()))
    }

    fn typed(&mut self, input: Input) -> Result<Vec<Step>, Failure> {
        match input {
            Input::Line(line) => {
                let first = self.waiting.is_empty();
                if first && self.talk.must_wait(&line) && !self.talk.is_found() {
                    let told = self.talk.waits();
                    self.tell(&told)?;
                }
                self.waiting.push_back(line);
            }
            Input::Bad(_) => {
                let told = self.talk.bad_line();
                self.tell(&told)?;
            }
            Input::End => self.ended = true,
            Input::Key(_) | Input::Columns(_) => {}
        }
        Ok(Vec::new())
    }

    fn follow(&mut self, steps: Vec<Step>, send: &impl Fn(Vec<u8>)) -> Result<Option<End>, Failure> {
        for step in steps {
            match step {
                Step::Tell(told) => self.tell(&told)?,
                Step::Send(bytes) => send(bytes),
                Step::Fail(told) => {
                    self.say(&told);
                    return Ok(Some(End::Failed(told.line)));
                }
                Step::Leave => return Ok(Some(End::Now)),
            }
        }
        Ok(None)
    }

    /// Prints and speaks.
    fn tell(&mut self, told: &Told) -> Result<(), Failure> {
        self.say(told);
        if self.json || told.line.is_empty() { Ok(()) } else { self.print(&told.line) }
    }

    fn print(&self, line: &str) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        match writeln!(out, "{line}").and_then(|()| out.flush()) {
            Ok(()) => Ok(()),
            Err(error) => Err(Failure::Could(crate::station::files::unwritten(&error))),
        }
    }

    fn say(&mut self, told: &Told) {
        let Some(output) = &mut self.output else { return };
        if self.spoken.long.is_some_and(|long| self.spoken.open.contains(&long)) {
            output.stop_private();
        }
        self.spoken.last += 1;
        let id = self.spoken.last;
        self.spoken.open.insert(id);
        self.spoken.long = told.topic.map(|_| id);
        output.say(Utterance {
            id,
            channel: told.channel,
            speech: told.speech.clone(),
            urgency: told.urgency,
            topic: told.topic,
        });
    }

    fn heard(&mut self, report: &Report) -> Result<(), Failure> {
        let id = match report {
            Report::Finished { id, .. } | Report::Cut { id, .. } => {
                self.spoken.open.remove(id);
                return Ok(());
            }
            Report::NoSoundDevice { .. } => "trouble-no-sound",
            Report::VoiceChosen { voice: None, .. } => "trouble-voice-none",
            Report::VoiceFailed(_) => "trouble-voice-failed",
            Report::WavFailed(_) => "trouble-wav-failed",
            _ => return Ok(()),
        };
        // Once is enough: all of them come to the same.
        if std::mem::replace(&mut self.deaf, true) {
            return Ok(());
        }
        self.print(&self.locale.line(id, &Args::new()))
    }

    /// What was said last is heard to its end.
    fn hear_out(&mut self, receiver: &Receiver<Heard<T::Said>>) {
        while !self.spoken.open.is_empty() {
            match receiver.recv_timeout(FAREWELL) {
                Ok(Heard::Speech(report)) => drop(self.heard(&report)),
                Ok(_) => {}
                Err(_) => return,
            }
        }
    }
}
