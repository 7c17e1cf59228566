//! The man pages in `locales/en/man`: clap_mangen writes them from the command line, with the English texts of `--help`.
//! They are committed, and `make install` only copies them.

use super::{at, is_to_be_written};
use ansage::station::arguments::localized::localized_command;
use ansage_words::locale::{Lang, Locale};
use clap_mangen::Man;
use std::collections::BTreeMap;
use std::fs;

const FOLDER: &str = "locales/en/man";

/// The page of the program and one for each of its commands, by file name.
fn pages() -> BTreeMap<String, String> {
    let mut program = localized_command(&Locale::for_lang(Lang::En));
    program.build();
    let commands: Vec<_> = program.get_subcommands().cloned().collect();
    let pages = [program].into_iter().chain(commands).map(|command| {
        // A blank date, so that the version stays in its own place.
        let page = Man::new(command).date(" ").source(concat!("ansage ", env!("CARGO_PKG_VERSION"))).manual("Ansage");
        let mut text = Vec::new();
        page.render(&mut text).unwrap();
        (page.get_filename(), String::from_utf8(text).unwrap())
    });
    pages.collect()
}

#[test]
fn the_man_pages_are_those_of_the_command_line() {
    let pages = pages();
    if is_to_be_written() {
        fs::create_dir_all(at(FOLDER)).unwrap();
        pages.iter().for_each(|(name, page)| fs::write(at(FOLDER).join(name), page).unwrap());
    }
    let files = fs::read_dir(at(FOLDER)).unwrap().map(|file| file.unwrap().path());
    let committed: BTreeMap<String, String> = files
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(&path).unwrap()))
        .collect();
    assert!(committed.keys().eq(pages.keys()), "{:?}, and the commands are {:?}", committed.keys(), pages.keys());
    for (name, page) in &pages {
        assert!(committed[name] == *page, "{name} is not what the program gives; ANSAGE_UPDATE=1 writes it anew");
    }
    assert!(pages.len() > 10 && pages.contains_key("ansage.1") && pages.contains_key("ansage-play.1"));
}
