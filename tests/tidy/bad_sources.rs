//! Sources that break a rule, and sources that only look so.

use super::source::Source;
use super::{circles, layers, shape};

/// A file, its text, and what is said about it; an empty text means nothing is.
type Case = (&'static str, &'static str, &'static str);

fn judge(cases: &[Case], check: fn(&[Source]) -> Vec<String>) {
    for (path, text, expected) in cases {
        let said = check(&[Source::new(path, text)]);
        if expected.is_empty() {
            assert!(said.is_empty(), "{path}: {text:?} is right, but: {said:?}");
        } else {
            assert!(said.iter().any(|line| line.contains(expected)), "{path}: {text:?}: {expected:?} not in {said:?}");
        }
    }
}

#[test]
fn imports_upwards_are_seen() {
    judge(
        &[
            ("src/game.rs", "use crate::locale::Lang;", "src/game.rs:1: crate::locale::Lang (L2 in L1) is banned here"),
            ("src/game/clock.rs", "\nfn f(_: crate::journal::Line) {}", "src/game/clock.rs:2: crate::journal::Line"),
            ("src/seat.rs", "use crate::{moment::Span, game};", "crate::game (L1 in L0)"),
            ("src/locale.rs", "use crate::arbiter::ruling;", "above L2 in L2"),
            ("src/console.rs", "use crate::sound::Mixer;", "crate::sound::Mixer (L3 in L3)"),
            ("src/sighted.rs", "use crate::console::Line;", "L3 in L3"),
            ("src/console/line.rs", "use crate::station;", "L5 in L3"),
            ("src/console/driver.rs", "use crate::station::Run;", "L5 in L4"),
            ("src/speech/driver.rs", "use crate::sound::driver::Card;", ""),
            ("src/console/line.rs", "use crate::console::driver::Terminal;", "L4 in L3"),
            ("src/console/line.rs", "use super::driver::Terminal;", "super::driver::Terminal is banned"),
            ("src/console.rs", "use crate::console::{driver, line};", "L4 in L3"),
            ("src/console.rs", "fn f() { driver::start() }", "driver::start is banned"),
            ("src/presentation.rs", "use super::journal::Entry;", "L3 in L2"),
            ("src/game/touch.rs", "use super::super::journal;", "super::super is banned"),
            ("src/game.rs", "use crate as ours;", "another name for crate"),
            ("src/game.rs", "use crate::*;", "crate::* is banned"),
            ("src/game.rs", "use crate::attic::Old;", "crate::attic::Old is banned"),
            ("src/attic.rs", "//! Old things.", "a module without a layer"),
            ("src/console.rs", "use crate::game::Referee; use crate::locale::{self, Lang};", ""),
            ("src/console/driver.rs", "use super::line::Line; use crate::console::line;", ""),
            ("src/console/driver/raw.rs", "use crate::journal::Line;", ""),
            ("src/console.rs", "pub mod driver;", ""),
            ("src/presentation.rs", "use crate::locale::Lang; // crate::journal", ""),
            ("src/game.rs", "/* use crate::journal; /* nested */ */ const A: &str = \"crate::journal\";", ""),
            (
                "src/game.rs",
                "const A: char = '\"'; const B: &str = r#\"\"crate::journal\"#; struct S<'a>(&'a str);",
                "",
            ),
            ("src/arbiter/report.rs", "use crate::score::Sheet; use crate::locale::Locale;", ""),
            ("src/station/run.rs", "use crate::sound::driver::Card; use crate::station::Role;", ""),
            ("src/main.rs", "use ansage::station;", ""),
            ("src/lib.rs", "pub mod game; pub use crate::station;", ""),
        ],
        layers::check,
    );
}

#[test]
fn code_after_a_literal_is_still_read() {
    for before in ["'\"'", "'\\''", "b'\\\\'", "\"a\\\"b\"", "br##\"a\"#b\"##", "'x'", "b\"//\"", "\"/*\"", "1 as u8"] {
        let text = format!("fn f<'a>() {{ let _ = {before}; crate::journal::g() }}");
        let said = layers::check(&[Source::new("src/game.rs", &text)]);
        assert_eq!(said.len(), 1, "{text}: {said:?}");
    }
}

#[test]
fn the_world_outside_is_seen() {
    judge(
        &[
            ("src/journal/line.rs", "use std::fs::File;", "std::fs::File is banned here, use data in"),
            ("src/game.rs", "use std::{fmt, io::Write};", "std::io::Write is banned"),
            ("src/score/pgn.rs", "use std::io::{Cursor, Seek};", ""),
            ("src/console.rs", "fn f() { std::thread::spawn(g); }", "std::thread::spawn"),
            ("src/link.rs", "use std::os::unix::net::UnixStream;", "std::os::unix::net"),
            ("src/link.rs", "use ::std::net::TcpStream;", "std::net::TcpStream"),
            ("src/console/screen.rs", "use crossterm::event::KeyEvent;", "crossterm::event::KeyEvent is banned"),
            ("src/sighted.rs", "use ratatui::crossterm::event;", "ratatui::crossterm::event is banned"),
            ("src/sound/mixer.rs", "fn f() { cpal::default_host(); }", "cpal::default_host is banned"),
            ("src/score.rs", "use hound::WavWriter;", "hound::WavWriter is banned"),
            ("src/game/clock.rs", "use std::time::{Duration, Instant};", "std::time::Instant is banned"),
            ("src/game/clock.rs", "use core::time; fn f(t: std::time::SystemTime) {}", "SystemTime is banned"),
            ("src/main.rs", "use std::time::Instant;", "use crate::moment::Moment as an argument"),
            ("src/game.rs", "use std as s;", "another name for std"),
            ("src/game.rs", "use std::*;", "std::* is banned"),
            ("src/game.rs", "fn f() { println!(); }", "println! is banned"),
            ("src/game/clock.rs", "use std::time::Duration; use std::collections::BTreeMap;", ""),
            ("src/journal/driver.rs", "use std::fs::File; use std::time::Instant;", ""),
            ("src/sound/driver/wav.rs", "use hound::WavWriter;", ""),
            ("src/station/config.rs", "use std::{fs, io, thread, time::Instant};", ""),
            ("src/main.rs", "use std::io::Write; fn main() { println!(); }", ""),
        ],
        layers::check,
    );
}

#[test]
fn circles_in_a_layer_are_seen() {
    let source = |path, text| Source::new(path, text);
    let said = layers::check(&[
        source("src/locale.rs", "use crate::score::Sheet;"),
        source("src/score.rs", "use crate::vocabulary::Words;"),
        source("src/vocabulary.rs", "use crate::locale::Lang;"),
    ]);
    assert_eq!(said.len(), 3, "{said:?}");
    assert!(said[0].contains("a circle of imports"));
}

#[test]
fn large_unsaid_and_unfinished_code_is_seen() {
    let long_function = format!("//! Doc.\nfn long() {{\n{}}}\n", "    f();\n".repeat(69));
    let fitting = format!("//! Doc.\nfn long(a: [u8; 2]) {{\n{}}}\nfn g();\n", "    f();\n".repeat(68));
    let patterns = format!("//! Doc.\nfn long() {{\n{}{}}}\n", "    f();\n".repeat(68), "    | E::F\n".repeat(40));
    let long_file = format!("//! Doc.\n{}", "const A: u8 = 0;\n".repeat(800));
    let long: Vec<Case> = vec![
        ("src/game.rs", long_function.leak(), "src/game.rs:2: fn long of 71 lines is banned"),
        ("src/game.rs", fitting.leak(), ""),
        ("src/game.rs", patterns.leak(), ""),
        ("tests/laws.rs", long_file.leak(), "a file of 801 lines is banned"),
        ("src/game.rs", "pub fn f() {}", "use a first line with //!"),
        ("src/main.rs", "fn main() {}", ""),
        ("src/game/mod.rs", "//! Doc.", "mod.rs is banned"),
        ("src/game.rs", "//! Doc.\nfn f() { todo!() }", "src/game.rs:2: todo! is banned"),
        ("tests/laws.rs", "fn f() { unimplemented!() }", "unimplemented! is banned"),
        ("src/game.rs", "//! Doc.\nfn f() { dbg!(1); }", "dbg! is banned"),
        ("src/game.rs", "//! Doc.\nconst A: &str = \"todo!\"; // dbg!", ""),
        ("tests/laws.rs", "fn f() { std::thread::sleep(t); }", "sleep is banned"),
    ];
    judge(&long, shape::check);
}

#[test]
fn strangers_at_the_top_are_seen() {
    assert_eq!(shape::check_top_level(["docs", ".ci", "src", "NOTES.md"]).len(), 2);
}

#[test]
fn circles_of_files_are_seen_through_whatever_hands_a_name_on() {
    let said = |files: &[(&str, &str)]| {
        let sources: Vec<Source> = files.iter().map(|(path, text)| Source::new(path, text)).collect();
        circles::check(&sources)
    };
    let one = ("src/game/board.rs", "use super::effect::Effect; pub struct Board;");
    let back = ("src/game/effect.rs", "use crate::game::board::Board; pub enum Effect {}");
    let circle = said(&[one, back]);
    assert_eq!(circle.len(), 1, "{circle:?}");
    assert!(circle[0].contains("ansage::game::board -> ansage::game::effect: Effect"), "{circle:?}");
    // Through a file that hands the name on.
    let hands = ("src/game.rs", "pub use board::Board; mod board; mod effect;");
    let through = ("src/game/effect.rs", "use super::Board; pub enum Effect {}");
    assert_eq!(said(&[one, hands, through]).len(), 1);
    // A part names the whole, and no arrow is in a comment or leads to a name of another crate.
    let part = ("src/game/board/shown.rs", "use super::Board; impl Board {}");
    let whole = ("src/game/board.rs", "mod shown; use shown::Shown; // use super::effect::Effect;\npub struct Board;");
    assert_eq!(said(&[part, whole, back]), [""; 0]);
}
