//! The page for an arbiter on what counts while something is open, as the command prints it.

use super::program::TestFolder;
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::what_counts::render_what_counts_page;

#[test]
fn what_counts_prints_the_page_in_both_languages_and_needs_no_game() {
    let room = TestFolder::new("what-counts");
    let english = room.run("what-counts --lang en").status(0).quiet().out;
    assert!(english.contains("\n## A player has pressed, and the move is not entered yet\n"), "{english}");
    assert_eq!(english, render_what_counts_page(&Locale::for_lang(Lang::En)));
    let german = room.run("what-counts --lang de").status(0).quiet().out;
    assert_eq!(german, render_what_counts_page(&Locale::for_lang(Lang::De)));
    let help = room.run("--help --lang en").status(0).out;
    assert!(help.contains("what-counts"), "{help}");
}

#[test]
fn a_wrong_option_of_a_command_of_two_words_names_that_commands_help() {
    let room = TestFolder::new("what-counts-wrong");
    for wrong in ["what-counts page", "what-counts --page", "report-fault --page"] {
        let command = wrong.split_whitespace().next().unwrap();
        room.run(&format!("{wrong} --lang en")).status(2).empty().says(&format!("ansage {command} --help"));
    }
}
