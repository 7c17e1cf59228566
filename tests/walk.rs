//! The way of a newcomer, from the shell to the tenth half-move, with everything switched on: menu, confinement, the file of
//! settings, voice and a real terminal. Time is virtual.
//!
//! Each walk is a text file in tests/walk. A line is one of these:
//! - `> e4`: e4 is typed, then Enter. `> [F5]` is a key without Enter; `> e4 [Space]` types and then presses the key.
//! - `| Black to move`: what a display of 40 cells shows then, which follows the cursor.
//! - `" Black to move.`: something that is heard then; nothing else is. Without such a line nobody listens, and the next keys
//!   come at once. `" ` alone: there is silence.
//! - `+ 2.5`: so many seconds pass.
//! - `# Anything`: for the reader.
//!
//! To write what the program does now into the files: `ANSAGE_WALK=write cargo test --test program walk::`. Then read the
//! difference, line by line.

use crate::support::pty::{TerminalSeat, TestHome, keys};
use serde_json::Value;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The cells of the display.
const CELLS: usize = 40;

/// How long nothing comes before a file is written anew.
const STILL: Duration = Duration::from_millis(700);

/// What is heard, each with what leads to it: the same words of another person are not said twice.
fn with_who_says_it(heard: &[String]) -> Vec<String> {
    let leads = |words: &str| [":", " repeats", " wiederholt"].iter().any(|end| words.ends_with(end));
    let mut whole: Vec<String> = Vec::new();
    for words in heard {
        match whole.last_mut() {
            Some(before) if leads(before) => *before = format!("{before} {words}"),
            _ => whole.push(words.clone()),
        }
    }
    whole
}

/// A step of a walk.
#[derive(Debug, Default)]
pub struct WalkStep {
    /// The number of its line.
    line: usize,
    /// The lines for the reader before it.
    notes: Vec<String>,
    typed: String,
    shown: String,
    heard: Option<Vec<String>>,
}

/// The steps of a file.
pub fn steps(text: &str) -> Vec<WalkStep> {
    let mut steps: Vec<WalkStep> = Vec::new();
    let mut notes = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let (sign, rest) = line.split_at_checked(1).unwrap_or_default();
        let rest = rest.trim().to_owned();
        match (sign, steps.last_mut()) {
            (">" | "+", _) => {
                let typed = if sign == "+" { format!("+{rest}") } else { rest };
                let notes = std::mem::take(&mut notes);
                steps.push(WalkStep { line: number, notes, typed, ..WalkStep::default() });
            }
            ("|", Some(step)) => step.shown = rest,
            ("\"", Some(step)) => step.heard.get_or_insert_default().extend((!rest.is_empty()).then_some(rest)),
            ("#" | "", _) => notes.push(line.to_owned()),
            _ => panic!("line {number} is no step: {line}"),
        }
    }
    steps
}

/// The steps as a file.
pub fn written(steps: &[WalkStep]) -> String {
    let mut text = String::new();
    for step in steps {
        step.notes.iter().for_each(|note| writeln!(text, "{note}").unwrap());
        match step.typed.strip_prefix('+') {
            Some(seconds) => writeln!(text, "+ {seconds}").unwrap(),
            None => writeln!(text, "{}", format!("> {}", step.typed).trim_end()).unwrap(),
        }
        if !step.shown.is_empty() {
            writeln!(text, "| {}", step.shown).unwrap();
        }
        match step.heard.as_deref() {
            Some([]) => writeln!(text, "\"").unwrap(),
            heard => heard.unwrap_or_default().iter().for_each(|words| writeln!(text, "\" {words}").unwrap()),
        }
    }
    text
}

/// The bytes that a terminal sends for what is typed: a line ends with Enter where it does not end with a key.
fn bytes_of(typed: &str) -> String {
    let named = |name: &str| match name {
        "Space" => keys::SPACE,
        "Enter" => keys::ENTER,
        "Escape" => keys::ESCAPE,
        "F1" => keys::F1,
        "F5" => keys::F5,
        "F6" => keys::F6,
        "F7" => keys::F7,
        "F8" => keys::F8,
        "F12" => keys::F12,
        "Ctrl+S" => keys::STOP,
        _ => panic!("there is no key [{name}]"),
    };
    let mut bytes = String::new();
    let mut rest = typed;
    while let Some((before, after)) = rest.split_once('[') {
        let (name, after) = after.split_once(']').expect("a key in brackets");
        bytes += before.trim_end();
        bytes += named(name);
        rest = after.trim_start();
    }
    bytes += rest;
    if !typed.ends_with(']') {
        bytes += keys::ENTER;
    }
    bytes
}

/// Something that was said.
#[derive(Debug, Clone, PartialEq)]
struct SpokenLine {
    words: String,
    begun: u64,
    ended: u64,
    part: usize,
}

/// The program on its walk, and what it has said so far.
pub struct ProgramWalk {
    _home: TestHome,
    seat: TerminalSeat,
    log: PathBuf,
    /// How many of the sayings have been looked at.
    listened: usize,
}

impl ProgramWalk {
    /// Begins, at a terminal of its own, with nothing kept from before.
    pub fn begins(name: &str) -> ProgramWalk {
        let home = TestHome::new(&format!("walk-{name}"));
        let audio = format!("wav:{}", home.path("evening.wav"));
        let log = home.path("evening.log");
        let options = ["--clock", "script", "--audio", &audio, "--speech-log", &log];
        let seat = TerminalSeat::program(&home, 80, &options);
        let walk = ProgramWalk { _home: home, seat, log: log.into(), listened: 0 };
        walk.seat.row_starts_with("1 English");
        walk
    }

    /// Answers a question; the next one begins like this.
    pub fn answers(&mut self, answer: &str, next: &str) {
        self.seat.keys(&bytes_of(answer));
        self.seat.row_starts_with(next);
    }

    /// The file of each part of the evening: the first has the name itself.
    fn part(&self, number: usize) -> PathBuf {
        match number {
            1 => self.log.clone(),
            number => self.log.with_file_name(format!("evening-{number}.log")),
        }
    }

    /// All that was said so far.
    fn said(&self) -> Vec<SpokenLine> {
        let mut all = Vec::new();
        // A part without sound has no file.
        for part in 1..100 {
            let text = fs::read_to_string(self.part(part)).unwrap_or_default();
            all.extend(text.lines().filter_map(|line| {
                let line: Value = serde_json::from_str(line).ok()?;
                let words = line["words"].as_str()?.to_owned();
                Some(SpokenLine { words, begun: line["begun"].as_u64()?, ended: line["ended"].as_u64()?, part })
            }));
        }
        all
    }

    /// Hears everything out, and gives what was said since the last time.
    pub fn hears_out(&mut self) -> Vec<String> {
        self.seat.passes("+\r");
        let said = self.said();
        let new = said[self.listened..].iter().map(|said| said.words.clone()).collect();
        self.listened = said.len();
        new
    }

    fn goes(&mut self, step: &WalkStep) {
        let (from, line) = (self.seat.so_far(), step.line);
        if step.typed.starts_with('+') {
            return self.seat.passes(&bytes_of(&step.typed));
        }
        self.seat.keys(&bytes_of(&step.typed));
        if !step.shown.is_empty() {
            self.seat.displays(CELLS, &step.shown, from);
        }
        if let Some(heard) = &step.heard {
            let new = self.hears_out();
            assert_eq!(new, *heard, "heard at line {line}");
            let mut new = with_who_says_it(&new);
            new.sort();
            assert!(new.windows(2).all(|pair| pair[0] != pair[1]), "heard twice at line {line}: {new:?}");
        }
    }

    /// Does the step, and takes down what comes of it.
    pub fn takes_down(&mut self, step: &mut WalkStep) {
        if step.typed.starts_with('+') {
            return self.seat.passes(&bytes_of(&step.typed));
        }
        self.seat.keys(&bytes_of(&step.typed));
        self.seat.assert_still(STILL);
        step.shown = self.seat.window(CELLS);
        if step.heard.is_some() {
            step.heard = Some(self.hears_out());
        }
    }
}

/// Walks through a file, and looks at everything that was said: in order, one thing after the other.
fn walk(name: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/walk").join(name).with_extension("txt");
    let mut steps = steps(&fs::read_to_string(&file).unwrap());
    let mut walk = ProgramWalk::begins(name);
    if std::env::var_os("ANSAGE_WALK").is_some_and(|wish| wish == "write") {
        steps.iter_mut().for_each(|step| walk.takes_down(step));
        fs::write(&file, written(&steps)).unwrap();
        return;
    }
    for step in &steps {
        let is_blank = !step.shown.chars().any(|cell| cell != '>' && !cell.is_whitespace());
        assert!(!is_blank || step.typed.starts_with('+'), "line {}: the display is blank", step.line);
        walk.goes(step);
    }
    let said = walk.said();
    assert_eq!(said.len(), walk.listened, "heard after the last step: {:?}", &said[walk.listened..]);
    for pair in said.windows(2).filter(|pair| pair[0].part == pair[1].part) {
        assert!(pair[0].ended <= pair[1].begun, "one over the other: {pair:?}");
    }
    walk.seat.keys(&bytes_of("leave"));
    assert!(walk.seat.ended(), "the program was not left in good order");
}

#[test]
fn english_with_the_programs_own_voice_to_the_tenth_half_move() {
    walk("english-voice");
}

#[test]
fn english_on_a_braille_display_to_the_start() {
    walk("english-braille");
}

#[test]
fn english_with_a_screen_reader_to_the_start() {
    walk("english-reader");
}

#[test]
fn german_with_the_programs_own_voice_to_the_start() {
    walk("german-voice");
}

#[test]
fn german_on_a_braille_display_to_the_start() {
    walk("german-braille");
}

#[test]
fn german_with_a_screen_reader_to_the_start() {
    walk("german-reader");
}
