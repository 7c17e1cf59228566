//! Keep rooms small and signposted: lengths of files and functions, documentation, unfinished code.

use super::source::RustSource;

const FILE_LINES: usize = 800;
const FUNCTION_LINES: usize = 70;
const TOP_LEVEL: [&str; 10] =
    ["Cargo.toml", "Cargo.lock", "src", "locales", "tests", "hardware", "README.md", "LICENSE", "Makefile", "target"];

/// What in these files, of src or of tests, is too long, unsaid or unfinished.
pub fn check(sources: &[RustSource]) -> Vec<String> {
    let mut wrong = Vec::new();
    for source in sources {
        let path = &source.path;
        let lines = source.text.lines().count();
        if lines > FILE_LINES {
            wrong.push(format!("{path}:{lines}: a file of {lines} lines is banned here, use files of {FILE_LINES}"));
        }
        for function in source.functions() {
            if function.lines > FUNCTION_LINES {
                wrong.push(format!(
                    "{path}:{}: fn {} of {} lines is banned here, use functions of {FUNCTION_LINES}",
                    function.line, function.name, function.lines
                ));
            }
        }
        if path.ends_with("/mod.rs") {
            wrong.push(format!("{path}:1: mod.rs is banned here, use a file named like its module beside the folder"));
        }
        if path.starts_with("src/") && path != "src/main.rs" && !source.text.starts_with("//!") {
            wrong.push(format!("{path}:1: a module without documentation is banned here, use a first line with //!"));
        }
        wrong.extend(unfinished(source));
    }
    wrong
}

fn unfinished(source: &RustSource) -> Vec<String> {
    let mut wrong = Vec::new();
    for pair in source.tokens().windows(2) {
        let (word, line) = (pair[0].text.as_str(), pair[0].line);
        if matches!(word, "todo" | "unimplemented" | "dbg") && pair[1].text == "!" {
            wrong.push(format!("{}:{line}: {word}! is banned here, use finished code", source.path));
        }
    }
    if source.path.starts_with("tests/") {
        for path in source.paths().iter().filter(|path| path.parts.last().is_some_and(|last| last == "sleep")) {
            wrong.push(format!("{}:{}: sleep is banned here, use virtual time or an event", source.path, path.line));
        }
    }
    wrong
}

/// What lies at the top of the repository and should not.
pub fn check_top_level<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    names
        .into_iter()
        .filter(|name| !name.starts_with('.') && !TOP_LEVEL.contains(name))
        .map(|name| format!("{name}:1: a new name at the top is banned here, use one of the folders"))
        .collect()
}
