//! Keep the README true where it can be computed: its tables of commands and keys are the program's own.
//!
//! `ANSAGE_UPDATE=1 cargo test --test program readme` writes them anew.

use ansage::console::help::key_table_markdown;
use ansage::locale::{Lang, Locale};
use std::fs;

const BEGINS: &str = "<!-- keys -->\n";
const ENDS: &str = "<!-- /keys -->";

#[test]
fn the_tables_of_commands_and_keys_are_those_of_the_program() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let readme = fs::read_to_string(path).expect("the README is there");
    let (before, rest) = readme.split_once(BEGINS).expect("the README has a mark where its tables begin");
    let (tables, after) = rest.split_once(ENDS).expect("the README has a mark where its tables end");
    let wanted = format!("\n{}\n", key_table_markdown(&Locale::of(Lang::En)).trim());
    if std::env::var_os("ANSAGE_UPDATE").is_some() {
        fs::write(path, [before, BEGINS, &wanted, ENDS, after].concat()).expect("the README can be written");
        return;
    }
    assert!(tables == wanted, "README.md: the tables are not those of the program; ANSAGE_UPDATE=1 writes them anew");
}

#[test]
fn the_readme_begins_with_the_two_commands() {
    let readme = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md")).expect("the README is there");
    let commands: Vec<&str> = readme.lines().filter(|line| line.starts_with("    make")).take(2).collect();
    assert_eq!(commands, ["    make play", "    make test"]);
    assert!(readme.find("make play") < readme.find("##"), "they stand at the beginning");
}
