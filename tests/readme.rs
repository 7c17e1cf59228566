//! The README and the manual as far as they can be computed: tables, the transcript and the recording of a move, the pictures,
//! and whether each command line means something to the program.
//!
//! `ANSAGE_UPDATE=1 cargo test --test program readme` writes the tables, the transcript, the recording and the man pages anew.
//! `make pictures` takes the pictures.

mod man;
mod pictures;

use crate::support::played;
use crate::walk::{self, ProgramWalk};
use ansage::station::arguments::Arguments;
use ansage::station::settings::sources::SettingParsers;
use ansage::station::settings::told::settings_table_markdown;
use ansage_game::seat::Color;
use ansage_seats::console::command::{LineMeaning, parse_line};
use ansage_seats::console::help::key_table_markdown;
use ansage_words::locale::{Lang, Locale};
use clap::{CommandFactory, Parser};
use std::fs;
use std::path::{Path, PathBuf};

/// The topics' files, from the top of the project.
const MANUAL: &str = "locales/en/manual";

/// A file of the project.
fn at(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn text(path: &str) -> String {
    fs::read_to_string(at(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn readme() -> String {
    text("README.md")
}

fn manual() -> Vec<String> {
    let files = fs::read_dir(at(MANUAL)).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut files: Vec<String> =
        files.filter(|file| file.ends_with(".md")).map(|file| format!("{MANUAL}/{file}")).collect();
    files.sort();
    files
}

/// What is between two marks: before, between, after.
fn marked<'a>(text: &'a str, mark: &str) -> [&'a str; 3] {
    let (begins, ends) = (format!("<!-- {mark} -->\n"), format!("<!-- /{mark} -->"));
    let from = text.find(&begins).unwrap_or_else(|| panic!("the mark {mark}")) + begins.len();
    let to = from + text[from..].find(&ends).unwrap_or_else(|| panic!("the end of the mark {mark}"));
    [&text[..from], &text[from..to], &text[to..]]
}

fn is_to_be_written() -> bool {
    std::env::var_os("ANSAGE_UPDATE").is_some()
}

/// This is between the marks of a file; with `ANSAGE_UPDATE` it is written there.
fn check_between_the_marks(path: &str, mark: &str, wanted: &str) {
    let whole = text(path);
    let [before, between, after] = marked(&whole, mark);
    if is_to_be_written() {
        return fs::write(at(path), format!("{before}{wanted}{after}")).unwrap();
    }
    assert!(
        between == wanted,
        "{path}: {mark} is not what the program gives; ANSAGE_UPDATE=1 writes it anew:\n{wanted}"
    );
}

#[test]
fn the_tables_of_commands_and_keys_are_those_of_the_program() {
    let locale = Locale::for_lang(Lang::En);
    let parsers = SettingParsers::from_command(&Arguments::command());
    let table = |text: String| format!("\n{}\n", text.trim());
    check_between_the_marks(&format!("{MANUAL}/commands.md"), "keys", &table(key_table_markdown(&locale)));
    check_between_the_marks(
        &format!("{MANUAL}/settings.md"),
        "settings",
        &table(settings_table_markdown(&locale, &parsers)),
    );
}

#[test]
fn the_readme_begins_with_the_two_commands_and_is_short() {
    let readme = readme();
    let commands: Vec<&str> = readme.lines().filter(|line| line.starts_with("    make")).take(2).collect();
    assert_eq!(commands, ["    make play", "    make test"]);
    assert!(readme.find("make play") < readme.find("##"), "they are at the beginning");
    assert!(readme.lines().count() <= 300);
}

#[test]
fn every_topic_of_the_manual_is_named_and_every_link_leads_somewhere() {
    let readme = readme();
    for file in manual() {
        assert!(readme.contains(&format!("]({file})")), "the README does not name {file}");
    }
    for file in manual().into_iter().chain(["README.md".to_owned()]) {
        let text = text(&file);
        let folder = at(&file).parent().unwrap().to_owned();
        let headings: Vec<String> = text.lines().filter(|line| line.starts_with('#')).map(anchor).collect();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link) {
            let leads = match link.strip_prefix('#') {
                Some(heading) => headings.iter().any(|known| known == heading),
                None => link.starts_with("https://") || folder.join(link).exists(),
            };
            assert!(leads, "{file}: {link} leads nowhere");
        }
    }
}

/// What a heading is called in a link.
fn anchor(heading: &str) -> String {
    let words = heading.trim_start_matches('#').trim().to_lowercase();
    words
        .chars()
        .filter(|letter| letter.is_alphanumeric() || " -".contains(*letter))
        .collect::<String>()
        .replace(' ', "-")
}

/// The code of a Markdown text: lines that are set in, and what is between backticks.
fn code(text: &str) -> Vec<String> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("    ")).map(str::to_owned);
    let spans = text.lines().flat_map(|line| line.split('`').skip(1).step_by(2)).map(str::to_owned);
    lines.chain(spans).collect()
}

/// The words of a command line; blanks between double quotes part none.
fn words_of(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for (number, part) in line.split('"').enumerate() {
        for (at, piece) in part.split(' ').enumerate() {
            if at > 0 && number % 2 == 1 {
                words.last_mut().unwrap().push(' ');
            } else if at > 0 {
                words.push(String::new());
            }
            words.last_mut().unwrap().push_str(piece);
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

#[test]
fn every_command_line_means_something() {
    let makefile = text("Makefile");
    let mut read = 0;
    for file in manual().into_iter().chain(["README.md".to_owned()]) {
        for code in code(&text(&file)) {
            let words = words_of(&code);
            // Where the shell writes the output is the shell's.
            let words = words.iter().take_while(|word| !word.starts_with('>'));
            let words: Vec<&str> = words.map(|word| word.trim_matches(['[', ']'])).collect();
            match words.as_slice() {
                ["make", target, ..] => {
                    assert!(makefile.contains(&format!("\n{target}:")), "{file}: there is no {code}");
                }
                // The whole line of a script is another's.
                ["ansage", rest @ ..] if !rest.contains(&"|") => {
                    let parsed = Arguments::try_parse_from(&words);
                    // A command that is only named takes what it takes.
                    let is_named = |error: &clap::Error| {
                        rest.len() == 1 && error.kind() == clap::error::ErrorKind::MissingRequiredArgument
                    };
                    let is_wrong = parsed.as_ref().is_err_and(|error| error.use_stderr() && !is_named(error));
                    assert!(!is_wrong, "{file}: {code}: {}", parsed.unwrap_err());
                }
                _ => continue,
            }
            read += 1;
        }
    }
    assert!(read > 40, "only {read} were found");
}

#[test]
fn the_words_for_a_first_game_are_understood() {
    let readme = readme();
    let rows = readme.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    let words: Vec<&str> = rows.map(|(word, _)| word).collect();
    assert_eq!(words.len(), 10);
    for word in words {
        let typed = parse_line(word, Lang::En, Color::White);
        assert!(matches!(typed, LineMeaning::Command(_) | LineMeaning::Move(_)), "{word}: {typed:?}");
    }
}

/// How each kind of line of the transcript begins, and the sign for it in a walk.
const KINDS: [(&str, &str); 3] = [("type     ", "> "), ("display  ", "| "), ("voice    ", "\" ")];

#[test]
fn the_transcript_is_what_the_program_shows_and_says() {
    let readme = readme();
    let [_, transcript, _] = marked(&readme, "transcript");
    let lines = transcript.trim().lines().filter(|line| !line.starts_with("```"));
    let as_walk = lines.map(|line| {
        let known = KINDS.iter().find_map(|(kind, sign)| Some((sign, line.strip_prefix(kind)?)));
        let (sign, rest) = known.unwrap_or_else(|| panic!("no line of the transcript: {line}"));
        format!("{sign}{rest}\n")
    });
    let mut steps = walk::steps(&as_walk.collect::<String>());
    let mut walk = ProgramWalk::begins("readme");
    // English, the program's own voice, a new game, as White.
    for (answer, next) in [("1", "Voice"), ("1", "1 new"), ("1", "Blind"), ("1", "")] {
        walk.answers(answer, next);
    }
    walk.hears_out();
    steps.iter_mut().for_each(|step| walk.takes_down(step));
    let written = walk::written(&steps)
        .lines()
        .map(|line| {
            let (kind, rest) = KINDS.iter().find_map(|(kind, sign)| Some((kind, line.strip_prefix(sign)?))).unwrap();
            format!("{kind}{rest}\n")
        })
        .collect::<String>();
    check_between_the_marks("README.md", "transcript", &format!("```text\n{written}```\n"));
}

/// A move of each player, from the first word of the one to the last word of the other.
const MOVES: &str = "start\n+\ne4\n+\npress\n+1\nopp press\n+1\ne5\n+\n";

/// The recording keeps one sample of three, of both ears together: speech needs no more.
const THINNED: usize = 3;

#[test]
fn the_recording_is_what_the_program_says() {
    let folder = played::folder("readme-recording");
    let script = folder.join("script");
    fs::write(&script, MOVES).unwrap();
    let options = ["play", "--clock", "script", "--lang", "en", "--audio", "wav:all.wav", "--speech-log", "log"];
    let played = played::ansage(&folder).args(options).stdin(fs::File::open(script).unwrap()).output().unwrap();
    assert!(played.status.success(), "{played:?}");
    let log = fs::read_to_string(folder.join("log")).unwrap();
    let said: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let moves = said.iter().filter(|said| said["words"].as_str().is_some_and(|words| words.starts_with("Bauer")));
    let moves: Vec<_> = moves.collect();
    let readme = readme();
    let [_, between, _] = marked(&readme, "recording");
    let quoted: Vec<&str> = between.split('"').skip(1).step_by(2).collect();
    assert_eq!(moves.iter().map(|said| said["words"].as_str().unwrap()).collect::<Vec<_>>(), quoted);
    let millis = |said: &serde_json::Value, name: &str| said[name].as_u64().unwrap() as usize;
    let (from, to) = (millis(moves[0], "begun"), millis(moves[1], "ended"));
    let samples: Vec<i16> =
        hound::WavReader::open(folder.join("all.wav")).unwrap().samples().map(Result::unwrap).collect();
    let kept = samples[from * 48 * 2..to * 48 * 2].chunks_exact(2 * THINNED);
    let kept: Vec<i16> =
        kept.map(|ears| (ears.iter().map(|ear| i32::from(*ear)).sum::<i32>() / ears.len() as i32) as i16).collect();
    let recording = at(&format!("{MANUAL}/move.wav"));
    if is_to_be_written() {
        let spec = hound::WavSpec {
            channels: 1,
            sample_rate: 48_000 / THINNED as u32,
            bits_per_sample: 16,
            sample_format: hound::SampleFormat::Int,
        };
        let mut file = hound::WavWriter::create(&recording, spec).unwrap();
        kept.iter().for_each(|sample| file.write_sample(*sample).unwrap());
        return file.finalize().unwrap();
    }
    // Another version of the voice speaks a little faster or slower.
    let there = hound::WavReader::open(&recording).unwrap().duration() as usize;
    assert!(there.abs_diff(kept.len()) < kept.len() / 10, "{there} samples, and now {}", kept.len());
    let seconds = ["four", "five", "six", "seven", "eight", "nine"][(there * THINNED + 24_000) / 48_000 - 4];
    assert!(readme.contains(&format!("({seconds} seconds)")), "the recording lasts {seconds} seconds");
}
