//! Keep the README true where it can be computed: its tables of commands and keys are the program's own.
//!
//! `ANSAGE_UPDATE=1 cargo test --test program readme` writes them anew.

use ansage::console::help::key_table_markdown;
use ansage::locale::{Lang, Locale};
use ansage::station::arguments::Arguments;
use ansage::station::settings::sources::Parsers;
use ansage::station::settings::told::table_markdown;
use clap::CommandFactory;
use std::fs;

#[test]
fn the_tables_of_commands_and_keys_are_those_of_the_program() {
    let locale = Locale::of(Lang::En);
    let parsers = Parsers::of(&Arguments::command());
    are_the_programs(&[("keys", &key_table_markdown(&locale)), ("settings", &table_markdown(&locale, &parsers))]);
}

/// The tables between these marks are these; with `ANSAGE_UPDATE` they are written anew.
fn are_the_programs(tables: &[(&str, &str)]) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let readme = fs::read_to_string(path).expect("the README is there");
    let wanted = tables.iter().fold(readme.clone(), |readme, (mark, table)| {
        let (begins, ends) = (format!("<!-- {mark} -->\n"), format!("<!-- /{mark} -->"));
        let (before, rest) = readme.split_once(&begins).expect("the README has a mark where its tables begin");
        let (_, after) = rest.split_once(&ends).expect("the README has a mark where its tables end");
        format!("{before}{begins}\n{}\n{ends}{after}", table.trim())
    });
    if std::env::var_os("ANSAGE_UPDATE").is_some() {
        return fs::write(path, wanted).expect("the README can be written");
    }
    assert!(readme == wanted, "README.md: the tables are not those of the program; ANSAGE_UPDATE=1 writes them anew");
}

#[test]
fn the_readme_begins_with_the_two_commands() {
    let readme = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md")).expect("the README is there");
    let commands: Vec<&str> = readme.lines().filter(|line| line.starts_with("    make")).take(2).collect();
    assert_eq!(commands, ["    make play", "    make test"]);
    assert!(readme.find("make play") < readme.find("##"), "they stand at the beginning");
}
