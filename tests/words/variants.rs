//! Each variant that a text tells apart by its journal name has words of its own in every language: a new one that has none
//! would be told in those of the last. The names come from serde, so that none is forgotten here.

use ansage_game::claim::Provision;
use ansage_game::effect::LapseReason;
use ansage_game::event::OpponentsWord;
use ansage_game::outcome::{DrawReason, Points, WinReason};
use ansage_game::touch::TouchKind;
use serde::de::DeserializeOwned;
use std::fs;
use std::path::Path;

/// The names of all variants, as serde lists them when it is given none of them.
fn names<T: DeserializeOwned>() -> Vec<String> {
    let error = serde_json::from_str::<T>("\"?\"").err().expect("no variant has this name").to_string();
    let (_, expected) = error.split_once("expected").expect(&error);
    expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The lines of a message in a language.
fn message(lang: &str, id: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang);
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let texts = files.filter(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    let all = texts.map(|path| fs::read_to_string(path).unwrap()).collect::<Vec<_>>().join("\n");
    let (_, rest) = all.split_once(&format!("\n{id} =")).unwrap_or_else(|| panic!("no {id} in {lang}"));
    let indented = |line: &&str| line.is_empty() || line.starts_with(' ');
    rest.lines()
        .enumerate()
        .take_while(|(at, line)| *at == 0 || indented(line))
        .map(|(_, line)| line)
        .collect::<Vec<_>>()
        .join("\n")
}

/// What has no words of its own where `id` tells `variable` apart.
fn missing(id: &str, variable: &str, names: &[String]) -> Vec<String> {
    let mut missing = Vec::new();
    for lang in ["en", "de"] {
        let text = message(lang, id);
        let choices = text.matches(&format!("${variable} ->")).count();
        assert!(choices > 0, "{id} in {lang} tells no ${variable} apart");
        let told = |name: &&String| text.matches(&format!("[{name}]")).count() < choices;
        missing.extend(names.iter().filter(told).map(|name| format!("{lang} {id}: {name}")));
    }
    missing
}

#[test]
fn each_variant_that_a_text_tells_apart_has_words_of_its_own() {
    let mut wrong = missing("announce-won", "why", &names::<WinReason>());
    wrong.extend(missing("announce-drawn", "why", &names::<DrawReason>()));
    wrong.extend(missing("announce-ended", "how", &names::<Points>()));
    wrong.extend(missing("announce-confirm", "word", &names::<OpponentsWord>()));
    wrong.extend(missing("announce-reply-lapsed", "why", &names::<LapseReason>()));
    // How late a player may be has messages of its own: rows of the table above this one's.
    let provisions: Vec<String> = names::<Provision>().into_iter().filter(|name| name != "default-time").collect();
    wrong.extend(missing("announce-provided", "provision", &provisions));
    wrong.extend(missing("announce-touched", "sense", &names::<TouchKind>()));
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_variant_without_words_of_its_own_is_seen() {
    let names = ["checkmate".to_owned(), "by-telephone".to_owned()];
    assert_eq!(
        missing("announce-won", "why", &names),
        ["en announce-won: by-telephone", "de announce-won: by-telephone"]
    );
}
