//! The house rules: layers, small rooms, and texts that are whole in every language. Each rule is also tried on
//! snippets that break it, so that a rule gone blind is noticed.

#[path = "tidy/bad_sources.rs"]
mod bad_sources;
#[path = "tidy/bad_texts.rs"]
mod bad_texts;
#[path = "tidy/checklists.rs"]
mod checklists;
#[path = "tidy/circles.rs"]
mod circles;
#[path = "tidy/layers.rs"]
mod layers;
#[path = "tidy/patterns.rs"]
mod patterns;
#[path = "tidy/shape.rs"]
mod shape;
#[path = "tidy/source.rs"]
mod source;
#[path = "tidy/texts.rs"]
mod texts;

use source::Source;

/// Fails with every complaint at once.
fn nothing(wrong: &[String]) {
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn every_module_imports_only_downwards() {
    let sources = Source::all_below("src");
    assert!(sources.iter().any(|source| !source.paths().is_empty()), "the sources are read");
    nothing(&layers::check(&sources));
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let sources = Source::all_below("src");
    nothing(&circles::check(&sources));
}

#[test]
fn files_and_functions_are_small_documented_and_finished() {
    let mut sources = Source::all_below("src");
    sources.extend(Source::all_below("tests"));
    assert!(sources.iter().any(|source| !source.functions().is_empty()), "functions are found");
    nothing(&shape::check(&sources));
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

#[test]
fn texts_are_whole_in_every_language() {
    let files = texts::Ftl::all();
    assert_eq!(files.len(), 12 * ansage::locale::Lang::TEXTS.len());
    nothing(&texts::check(&files, &Source::all_below("src")));
}
