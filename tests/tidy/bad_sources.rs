//! Sources that break a rule, and sources that only look so.

use super::source::RustSource;
use super::{circles, names, shape};

/// A file, its text, and what is said about it; an empty text means nothing is.
type SourceCase = (&'static str, &'static str, &'static str);

fn judge(cases: &[SourceCase], check: fn(&[RustSource]) -> Vec<String>) {
    for (path, text, expected) in cases {
        let said = check(&[RustSource::new(path, text)]);
        if expected.is_empty() {
            assert!(said.is_empty(), "{path}: {text:?} is right, but: {said:?}");
        } else {
            assert!(said.iter().any(|line| line.contains(expected)), "{path}: {text:?}: {expected:?} not in {said:?}");
        }
    }
}

#[test]
fn code_after_a_literal_is_still_read() {
    for before in ["'\"'", "'\\''", "b'\\\\'", "\"a\\\"b\"", "br##\"a\"#b\"##", "'x'", "b\"//\"", "\"/*\"", "1 as u8"] {
        let text = format!("//! Doc.\nfn f<'a>() {{ let _ = {before}; todo!() }}");
        let said = shape::check(&[RustSource::new("src/game.rs", &text)]);
        assert_eq!(said.len(), 1, "{text}: {said:?}");
    }
}

#[test]
fn large_unsaid_and_unfinished_code_is_seen() {
    let long_function = format!("//! Doc.\nfn long() {{\n{}}}\n", "    f();\n".repeat(69));
    let fitting = format!("//! Doc.\nfn long(a: [u8; 2]) {{\n{}}}\nfn g();\n", "    f();\n".repeat(68));
    let patterns = format!("//! Doc.\nfn long() {{\n{}{}}}\n", "    f();\n".repeat(68), "    | E::F\n".repeat(40));
    let long_file = format!("//! Doc.\n{}", "const A: u8 = 0;\n".repeat(800));
    let long: Vec<SourceCase> = vec![
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
        let sources: Vec<RustSource> = files.iter().map(|(path, text)| RustSource::new(path, text)).collect();
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

#[test]
fn names_that_explain_nothing_are_seen() {
    let cases: [SourceCase; 22] = [
        ("src/game.rs", "struct Board; mod inner { enum Board {} }", "src/game.rs:1: a second type Board is banned"),
        ("src/game.rs", "trait Board {}\ntype Board = u8;", "src/game.rs:2: a second type Board is banned"),
        ("src/game.rs", "impl A for B { type Error = u8; } impl A for C { type Error = u8; }", ""),
        ("src/game.rs", "trait A { type Item; } trait B { type Item; } pub struct Board<'a>(&'a u8);", ""),
        ("src/game.rs", "fn f(struct_: u8) {} // struct Told;\nconst A: &str = \"enum Of {}\";", ""),
        ("tests/laws.rs", "pub(super) enum Of { A }", "the type Of is banned here, use a noun"),
        ("src/game.rs", "#[derive(Debug)]\nstruct Told(u8);", "src/game.rs:2: the type Told is banned"),
        ("src/game.rs", "type Which = u8;", "the type Which is banned"),
        (
            "src/game.rs",
            "impl A { pub fn is_asked(&mut self) -> bool { true } }",
            "fn is_asked: a question that changes",
        ),
        ("tests/laws.rs", "fn has_part() {}", "fn has_part: a question that is not answered with bool"),
        (
            "tests/laws.rs",
            "fn can_mate(by: u8) -> Option<bool> { None }",
            "fn can_mate: a question that is not answered",
        ),
        ("src/game.rs", "fn is_open<F: Fn(u8) -> bool>(of: F) -> bool where F: Copy { of(1) }", ""),
        ("src/game.rs", "fn island(&mut self) -> u8 { 1 }", ""),
        ("src/game.rs", "fn claim(by: Color, who: Color) {}", "fn claim: two colours that can be swapped"),
        ("src/game.rs", "fn claim(\n    by: Color,\n    at: u8,\n    who: Color,\n) {}", "fn claim: two colours"),
        ("tests/laws.rs", "fn claim((by, who): (Color, Color)) {}", "fn claim: two colours"),
        ("src/game.rs", "fn claim(by: Color, at: u8) -> Color { by }", ""),
        ("src/game.rs", "fn claim(by: Color) {} fn other(who: Color, out: Option<Color>) {}", ""),
        ("src/game.rs", "fn tell_board() {}", "fn tell_board: this verb is banned here"),
        ("src/game.rs", "trait A { fn so_it_stands(&self) -> bool; }", "fn so_it_stands: this verb is banned here"),
        ("src/game.rs", "fn teller() {} fn understood() {}", ""),
        ("tests/laws.rs", "fn what_stands_is_told() {}", ""),
    ];
    judge(&cases, names::check);
}
