//! The house rules: no circles, small rooms, and texts that are whole in every language. Each rule is also tried on
//! snippets that break it, so that a rule gone blind is noticed.

#[path = "tidy/bad_sources.rs"]
mod bad_sources;
#[path = "tidy/bad_texts.rs"]
mod bad_texts;
#[path = "tidy/checklists.rs"]
mod checklists;
#[path = "tidy/circles.rs"]
mod circles;
#[path = "tidy/map.rs"]
mod map;
#[path = "tidy/names.rs"]
mod names;
#[path = "tidy/patterns.rs"]
mod patterns;
#[path = "tidy/programs.rs"]
mod programs;
#[path = "tidy/rows.rs"]
mod rows;
#[path = "tidy/shape.rs"]
mod shape;
#[path = "tidy/source.rs"]
mod source;
#[path = "tidy/texts.rs"]
mod texts;

use source::RustSource;

/// Fails with every complaint at once.
fn nothing(wrong: &[String]) {
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let sources = RustSource::all_below("src");
    assert!(sources.iter().any(|source| !source.paths().is_empty()), "the sources are read");
    nothing(&circles::check(&sources));
}

#[test]
fn files_and_functions_are_small_documented_and_finished() {
    let mut sources = RustSource::all_below("src");
    sources.extend(RustSource::all_below("tests"));
    assert!(sources.iter().any(|source| !source.functions().is_empty()), "functions are found");
    nothing(&shape::check(&sources));
}

#[test]
fn names_are_nouns_of_one_type_and_verbs_that_say_what_is_done() {
    let mut sources = RustSource::all_below("src");
    sources.extend(RustSource::all_below("tests"));
    nothing(&names::check(&sources));
}

#[test]
fn the_top_of_the_repository_holds_only_what_belongs_there() {
    let entries = std::fs::read_dir(env!("CARGO_MANIFEST_DIR")).unwrap();
    let names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    assert!(names.iter().any(|name| name == "Cargo.toml"));
    nothing(&shape::check_top_level(names.iter().map(String::as_str)));
}

/// Each list for contributors leads to files that are there and to tests that hold it.
#[test]
fn lists_for_contributors_name_files_and_tests_that_are_there() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(root.join(".github/CONTRIBUTING.md")).unwrap();
    nothing(&checklists::check(
        &text,
        |path| std::fs::read_to_string(root.join(path)).ok(),
        |path| root.join(path).exists(),
    ));
}

/// A newcomer finds by the map of the library what he seeks.
#[test]
fn the_map_of_the_library_names_what_is_there_and_all_of_its_modules() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(root.join("src/lib.rs")).unwrap();
    let is_there = |path: &str| match path.strip_prefix("src/*/") {
        Some(file) => RustSource::all_below("src").iter().any(|source| source.path.ends_with(&format!("/{file}"))),
        None => root.join(path).exists(),
    };
    let entries = std::fs::read_dir(root.join("src")).unwrap().map(|entry| entry.unwrap().path());
    let names = entries.filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
    let names = names.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()));
    let mut modules: Vec<String> = names.filter(|name| name != "lib").collect();
    modules.extend(circles::crates(&RustSource::all_below("src")).iter().map(|name| format!("ansage_{name}")));
    assert!(modules.iter().any(|module| module == "ansage_game"), "the modules are found: {modules:?}");
    nothing(&map::check(&text, |path| std::fs::read_to_string(root.join(path)).ok(), is_there, &modules));
}

#[test]
fn every_file_belongs_to_a_program() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources = RustSource::all_below("src");
    let crates: Vec<String> = circles::crates(&sources).iter().map(|name| format!("src/{name}/")).collect();
    let folders: Vec<String> =
        ["", "tests/fuzz/", "tests/testing/"].map(str::to_owned).into_iter().chain(crates).collect();
    let manifests: Vec<(&str, String)> = folders
        .iter()
        .map(|folder| (folder.as_str(), std::fs::read_to_string(root.join(folder).join("Cargo.toml")).unwrap()))
        .collect();
    let manifests: Vec<(&str, &str)> = manifests.iter().map(|(folder, text)| (*folder, text.as_str())).collect();
    sources.extend(RustSource::all_below("tests"));
    nothing(&programs::check(&sources, &manifests));
}

#[test]
fn no_row_of_presentation_takes_in_the_rest() {
    nothing(&rows::check(&RustSource::all_below("src")));
}

#[test]
fn texts_are_whole_in_every_language() {
    let files = texts::Ftl::all();
    assert_eq!(files.len(), 19 * ansage_words::locale::Lang::TEXTS.len());
    nothing(&texts::check(&files, &RustSource::all_below("src")));
}
