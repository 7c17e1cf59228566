//! Talk at a terminal line by line, before the game's own screen is there: language and voice, which host, which code.
//!
//! A question stands alone on its line and the answer is typed behind it, so that a display that follows the cursor
//! shows both; it is spoken too, for at this moment nobody knows yet who sits here. Without a terminal nobody is asked:
//! the code is the first line of standard input.
//!
//! A reply to an answer comes before the next question. Where lines are written for a Braille display it is read line by line:
//! the first line of the reply stands in the place of the question, and Enter brings the next one. An answer may be typed at
//! each of them.

use super::script;
use super::trouble::wrap_for_terminal;
use crate::station::speaker::Speaker;
use ansage_game::moment::Moment;
use ansage_seats::console::beginning::{HELP, is_word_for_leaving};
use ansage_seats::console::driver::{EchoStyle, Terminal, read_visible_line};
use ansage_seats::console::reply::MORE;
use ansage_seats::console::screen::wrap_text;
use ansage_sound::speech::driver::{PrivateVoice, SpeechOutput};
use ansage_words::locale::CleanText;
use ansage_words::presentation::{Message, MessageValues, Presenter, SpeechPiece};
use std::collections::VecDeque;
use std::io::{self, BufRead, Read, Write};

/// The most bytes of the first line of a file with a code, and of standard input.
const LONGEST: u64 = 256;

/// So much of what was typed is told again.
pub const SHOWN: usize = 20;

/// The cells of a question, so that a blank, the number of a choice and the cursor fit behind it on a display of 40 cells.
pub const MAX_QUESTION: usize = 37;

/// A question: the id of its message. Its line has at most [`MAX_QUESTION`] cells in every language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LineQuestion(&'static str);

impl LineQuestion {
    /// Who speaks private answers.
    pub const VOICE: LineQuestion = LineQuestion("begin-voice");
    /// What to do.
    pub const MENU: LineQuestion = LineQuestion("begin-menu");
    /// Which colour the visually disabled player has.
    pub const COLOUR: LineQuestion = LineQuestion("begin-colour");
    /// How strongly the program is to play.
    pub const LEVEL: LineQuestion = LineQuestion("begin-level");
    /// The player's colour against the program.
    pub const OWN_COLOUR: LineQuestion = LineQuestion("begin-own-colour");
    /// The address of the host.
    pub const HOST: LineQuestion = LineQuestion("join-ask-host");
    /// Whether the only host that was found is meant.
    pub const ONE_HOST: LineQuestion = LineQuestion("join-found-one");
    /// Which of the hosts that were found.
    pub const MANY_HOSTS: LineQuestion = LineQuestion("join-found-many");
    /// The code of the host.
    pub const CODE: LineQuestion = LineQuestion("join-ask-code");
    /// The same after a wrong one.
    pub const CODE_AGAIN: LineQuestion = LineQuestion("join-code-wrong");
    /// The name of a person who joins as an assistant.
    pub const ASSISTANTS_NAME: LineQuestion = LineQuestion("join-ask-name");
    /// The arbiter's code.
    pub const ARBITERS_CODE: LineQuestion = LineQuestion("console-ask-code");

    /// Each of them. The question for the language is made of all languages, and is not among them.
    pub const ALL: [LineQuestion; 12] = [
        LineQuestion::VOICE,
        LineQuestion::MENU,
        LineQuestion::COLOUR,
        LineQuestion::LEVEL,
        LineQuestion::OWN_COLOUR,
        LineQuestion::HOST,
        LineQuestion::ONE_HOST,
        LineQuestion::MANY_HOSTS,
        LineQuestion::CODE,
        LineQuestion::CODE_AGAIN,
        LineQuestion::ASSISTANTS_NAME,
        LineQuestion::ARBITERS_CODE,
    ];

    /// The question in words.
    pub fn to_message<'v>(self, presenter: &Presenter, values: impl Into<MessageValues<'v>>) -> Message {
        presenter.question_message(self.0, values)
    }
}

/// The line dialogue.
pub struct LineDialogue {
    /// How things are put into words.
    pub presenter: Presenter,
    /// The voice.
    pub speaker: Speaker,
    /// Whether a person sits at a terminal.
    pub terminal: bool,
    /// Who speaks to the player; `None` until that is known.
    pub voice: Option<PrivateVoice>,
    /// What can be done at a question and how to go back, where that can be asked for.
    pub help: Option<&'static str>,
    /// The terminal, so that nothing is shown of what is typed before it is asked for.
    held: Option<Terminal>,
    /// What is read before the next question.
    replies: VecDeque<String>,
    /// The moment of virtual time; `None` in real time.
    scripted: Option<Moment>,
}

impl LineDialogue {
    /// A dialogue that has said nothing yet.
    pub fn new(presenter: Presenter, output: SpeechOutput, terminal: bool) -> LineDialogue {
        LineDialogue::with_speaker(presenter, Speaker::new(output), terminal)
    }

    /// A dialogue with a voice that has spoken before.
    pub fn with_speaker(presenter: Presenter, speaker: Speaker, terminal: bool) -> LineDialogue {
        // A terminal that refuses this shows letters twice, and is read all the same.
        let held = if terminal { Terminal::open().ok().flatten() } else { None };
        let (replies, scripted) = (VecDeque::new(), None);
        let voice = Some(PrivateVoice::Own);
        LineDialogue { presenter, speaker, terminal, voice, help: None, held, replies, scripted }
    }

    /// The same in virtual time, which begins now.
    pub fn with_virtual_time(self) -> LineDialogue {
        LineDialogue { scripted: Some(Moment::START), ..self }
    }

    /// Whether a reply is read line by line, on a Braille display.
    pub fn is_read_line_by_line(&self) -> bool {
        matches!(self.voice, None | Some(PrivateVoice::Off))
    }

    /// Says something, on a line of its own.
    pub fn say_text(&mut self, id: &str, args: &[(&'static str, CleanText)]) {
        self.show_message(&self.presenter.private_message(id, args));
    }

    /// Says what was put into words already.
    pub fn show_message(&mut self, told: &Message) {
        self.speaker.say_message(told);
        // Where nobody reads any more, the next thing that has to be read says so.
        let lines: Vec<String> = told.line.lines().map(wrap_for_terminal).collect();
        let _ = self.print(&lines.join("\n"), self.end_of_line());
    }

    /// Says something that was caused by the last answer, before the next question.
    pub fn reply(&mut self, told: &Message) {
        if !self.is_read_line_by_line() {
            return self.show_message(told);
        }
        self.speaker.say_message(told);
        self.replies.extend(told.line.lines().flat_map(|line| wrap_text(line, MAX_QUESTION - 2)));
    }

    /// Asks, and gives the line that was typed; `None` where nothing more can be typed, or a word for going back was.
    pub fn ask_question(&mut self, question: LineQuestion, args: &[(&'static str, CleanText)]) -> Option<String> {
        let question = question.to_message(&self.presenter, args);
        loop {
            let typed = self.ask_message(&question)?;
            match self.help {
                Some(help) if typed == HELP => self.reply(&self.presenter.private_message(help, ())),
                Some(_) if is_word_for_leaving(&typed) => return None,
                _ => return Some(typed),
            }
        }
    }

    /// Asks what was put into words already, and gives the line that was typed; `None` where nothing more can be typed.
    pub fn ask_message(&mut self, question: &Message) -> Option<String> {
        self.speaker.say_message(question);
        self.ask_again(question)
    }

    /// Asks the same once more, without a voice: it was heard, and an empty answer repeats it.
    pub fn ask_again(&mut self, question: &Message) -> Option<String> {
        // A screen reader reads the sentence, and the fingers the short question behind it.
        if matches!(self.voice, None | Some(PrivateVoice::Reader)) && self.replies.is_empty() {
            self.print(&wrap_for_terminal(&sentence_of_message(question)), self.end_of_line()).ok()?;
        }
        loop {
            let next = self.replies.front();
            let shown = next.map_or(question.line.clone(), |line| format!("{line} {MORE}"));
            self.print(&shown, " ").ok()?;
            let typed = self.typed()?;
            if let Some(seconds) = self.scripted.and_then(|_| typed.strip_prefix(script::PAUSE)) {
                self.pause(seconds);
                continue;
            }
            if typed.is_empty() && self.replies.pop_front().is_some() {
                // The question lies under the fingers again, and is heard again.
                if self.replies.is_empty() {
                    self.speaker.say_message(question);
                }
                continue;
            }
            self.replies.clear();
            self.speaker.stop_private_speech();
            return Some(typed);
        }
    }

    fn typed(&self) -> Option<String> {
        match &self.held {
            Some(_) => read_visible_line(io::stdout(), EchoStyle::Letters).ok().flatten(),
            None => read_trimmed_line(&mut io::stdin().lock()).ok().flatten(),
        }
    }

    /// Lets so many seconds of virtual time pass; without a number, until nothing more is being said.
    fn pause(&mut self, seconds: &str) {
        let (output, now) = (self.speaker.output_mut(), self.scripted.unwrap_or_default());
        let mut now = now + script::parse_pause(seconds).unwrap_or_default();
        output.advance_to(now);
        while let Some(next) = output.next_report_moment().filter(|_| seconds.is_empty()) {
            output.advance_to(next);
            now = next;
        }
        self.scripted = Some(now);
    }

    /// A question, behind which the answer is typed.
    pub fn show_question(&mut self, question: &Message) -> io::Result<()> {
        self.speaker.say_message(question);
        self.print(&question.line, " ")
    }

    fn print(&self, line: &str, end: &str) -> io::Result<()> {
        let line = line.replace('\n', self.end_of_line());
        write!(io::stdout(), "{line}{end}").and_then(|()| io::stdout().flush())
    }

    fn end_of_line(&self) -> &'static str {
        if self.held.is_some() { "\r\n" } else { "\n" }
    }
}

/// What is spoken of a message, to be read.
fn sentence_of_message(told: &Message) -> String {
    let words = told.speech.iter().filter_map(|piece| match piece {
        SpeechPiece::Words { text, .. } => Some(text.as_str()),
        SpeechPiece::Earcon(_) | SpeechPiece::Pause(_) => None,
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The next line without its end; `None` where there is none. What is longer than any answer is cut.
pub fn read_trimmed_line(source: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = source.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
}
