//! Hold that the lists for contributors lead somewhere: every file they name is there, and every test that keeps them.

/// The lists that there must be.
const LISTS: [&str; 7] = ["a language", "a word list", "an effect", "a command", "a setting", "a board", "an earcon"];

/// What is wrong with these lists. `read` gives a file's text, `is_there` whether a path is one of the repository.
pub fn check(text: &str, read: impl Fn(&str) -> Option<String>, is_there: impl Fn(&str) -> bool) -> Vec<String> {
    let mut wrong = Vec::new();
    for list in LISTS {
        let Some((_, rest)) = text.split_once(&format!("## Add {list}\n")) else {
            wrong.push(format!("no list says how to add {list}"));
            continue;
        };
        let part = rest.split("\n## ").next().unwrap_or(rest);
        let Some((_, kept)) = part.split_once("Kept by: ") else {
            wrong.push(format!("no test keeps the list for {list}"));
            continue;
        };
        let tests: Vec<_> = quoted(kept).filter_map(|name| name.split_once("::")).collect();
        if tests.is_empty() {
            wrong.push(format!("no test keeps the list for {list}"));
        }
        for (file, test) in tests {
            let found = read(file).is_some_and(|source| source.contains(&format!("fn {test}(")));
            if !found {
                wrong.push(format!("{list}: no test {test} in {file}"));
            }
        }
    }
    if !text.contains("## Words\n") {
        wrong.push("no part says what the words of the code mean".to_owned());
    }
    let paths = quoted(text).filter(|name| name.contains('/') && !name.contains([' ', ':']));
    wrong.extend(paths.filter(|path| !is_there(path)).map(|path| format!("{path} is not there")));
    wrong
}

/// What stands between backticks.
pub(super) fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

#[test]
fn lists_that_lead_nowhere_are_seen() {
    let lists: String =
        LISTS.iter().map(|list| format!("## Add {list}\n1. `src/a.rs`\n\nKept by: `tests/b.rs::holds`.\n\n")).collect();
    let good = format!("## Words\n\n{lists}");
    let read = |path: &str| (path == "tests/b.rs").then(|| "fn holds() {}".to_owned());
    let is_there = |path: &str| path == "src/a.rs";
    assert_eq!(check(&good, read, is_there), Vec::<String>::new());
    for (part, other) in [
        ("## Words", "## Names"),
        ("## Add an earcon", "## Add a sound"),
        ("tests/b.rs::holds", "tests/b.rs::loosens"),
        ("Kept by: `tests/b.rs::holds`", "Kept by nobody"),
        ("`src/a.rs`", "`src/c.rs`"),
    ] {
        let bad = good.replacen(part, other, 1);
        assert_eq!(check(&bad, read, is_there).len(), 1, "{other}");
    }
}
