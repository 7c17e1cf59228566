//! The page for an arbiter on what an act is worth while a matter is open: as the referee's own table has it.

use ansage_game::referee::what_counts::{ActGroup, ActWorth, OpenMatter, worths_of};
use ansage_words::locale::{Args, Lang, Locale};
use ansage_words::presentation::what_counts::{
    act_message_id, matter_message_id, render_what_counts_page, worth_message_id,
};
use std::collections::BTreeSet;

const WORTHS: [ActWorth; 4] = [ActWorth::Counts, ActWorth::Case, ActWorth::JudgedFirst, ActWorth::Refused];

fn locales() -> impl Iterator<Item = Locale> {
    Lang::TEXTS.into_iter().map(Locale::for_lang)
}

/// What stands below the heading of a matter, each item in one line.
fn items(page: &str, heading: &str) -> Vec<String> {
    let (_, rest) = page.split_once(&format!("\n## {heading}\n\n")).expect(heading);
    let section = rest.split("\n## ").next().unwrap().replace("\n  ", " ");
    section
        .lines()
        .filter(|line| !line.is_empty())
        .map(|line| line.strip_prefix("- ").expect(line).to_owned())
        .collect()
}

/// The item of a matter that begins with a group's words or has them in its list of acts.
fn item(page: &str, heading: &str, act: &str) -> String {
    let has = |item: &String| item.to_lowercase().contains(&act.to_lowercase());
    let found: Vec<String> = items(page, heading).into_iter().filter(has).collect();
    assert_eq!(found.len(), 1, "{act:?} in {found:#?}");
    found.into_iter().next().unwrap()
}

#[test]
fn every_matter_group_and_worth_has_words_of_its_own_in_both_languages() {
    for locale in locales() {
        let matters = OpenMatter::ALL.map(matter_message_id);
        let acts = ActGroup::ALL.map(act_message_id);
        let ids: Vec<&str> = [&matters[..], &acts, &WORTHS.map(worth_message_id)].concat();
        let texts: BTreeSet<String> = ids.iter().map(|id| locale.message_text(id, &Args::new())).collect();
        assert!(locale.faults().is_empty(), "{:?}", locale.faults());
        assert_eq!(texts.len(), ids.len(), "two of them have the same words: {texts:#?}");
    }
}

#[test]
fn the_page_has_one_heading_for_each_matter_and_lines_of_at_most_80_cells() {
    for locale in locales() {
        let page = render_what_counts_page(&locale);
        assert!(locale.faults().is_empty(), "{:?}", locale.faults());
        let headings: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        let expected = OpenMatter::ALL.map(|matter| locale.message_text(matter_message_id(matter), &Args::new()));
        assert_eq!(headings, expected);
        assert_eq!(page.lines().filter(|line| line.starts_with("# ")).count(), 1);
        let wide: Vec<&str> = page.lines().filter(|line| line.chars().count() > 80).collect();
        assert!(wide.is_empty(), "{wide:#?}");
    }
}

#[test]
fn every_group_stands_once_below_each_matter_with_what_the_table_says() {
    for locale in locales() {
        let page = render_what_counts_page(&locale);
        let text = |id| locale.message_text(id, &Args::new());
        for (matter, group) in OpenMatter::ALL.iter().flat_map(|matter| ActGroup::ALL.map(|group| (*matter, group))) {
            let item = item(&page, &text(matter_message_id(matter)), &text(act_message_id(group)));
            let worths = worths_of(matter, group);
            let own = item.find(&format!(": {}.", text(worth_message_id(worths.own)))).expect(&item);
            let opponents = item.rfind(&format!(": {}.", text(worth_message_id(worths.opponents)))).expect(&item);
            assert_eq!(own == opponents, worths.own == worths.opponents, "{item}");
            assert!(own <= opponents, "{item}");
            assert!(!group.is_arbiters() || own == opponents, "the arbiter is nobody's opponent: {item}");
        }
    }
}

#[test]
fn d_2_3_a_press_without_its_move_is_judged_before_an_end() {
    let page = render_what_counts_page(&Locale::for_lang(Lang::En));
    let item = item(&page, "A player has pressed, and the move is not entered yet", "a claim of the flag");
    assert_eq!(
        item,
        "A resignation, the acceptance of a draw, a claim of the flag: what is open is judged first, and the program \
         asks for it."
    );
}

#[test]
fn article_9_4_a_claim_of_a_draw_differs_by_player_where_the_opponent_entered_the_move() {
    let page = render_what_counts_page(&Locale::for_lang(Lang::En));
    let item = item(&page, "The opponent has entered a player's move, and it is not pressed yet", "a claim of a draw");
    assert_eq!(
        item,
        "A claim of a draw. By that player: the act counts, or both results go to the arbiter if the open matter may \
         have ended the game. By the opponent: the act is refused, privately."
    );
}

#[test]
fn appendix_e_only_an_end_and_the_envelope_count_over_a_sealed_move() {
    let page = render_what_counts_page(&Locale::for_lang(Lang::De));
    let heading = "Der Abgabezug eines Spielers ist im Umschlag";
    assert_eq!(items(&page, heading).len(), 2);
    let counted = item(&page, heading, "das Öffnen des Umschlags");
    assert!(counted.starts_with("Eine Aufgabe, ") && counted.ends_with(": die Handlung zählt."), "{counted}");
    let refused = item(&page, heading, "die Fortsetzung der Partie durch den Schiedsrichter");
    assert!(refused.ends_with(": die Handlung wird privat abgelehnt."), "{refused}");
}
