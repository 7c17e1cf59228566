//! Hold that every file of Rust belongs to a program: one that no `mod` leads to is compiled by nobody, and its tests
//! are never run.

use super::source::RustSource;
use std::collections::BTreeSet;

/// Where programs begin: the library and the program itself, and what these manifests name.
const ROOTS: [&str; 2] = ["src/lib.rs", "src/main.rs"];

/// The files to which no program leads; each manifest is the path of its folder, with `/` at the end, and its text.
pub fn check(sources: &[RustSource], manifests: &[(&str, &str)]) -> Vec<String> {
    let mut reached: BTreeSet<String> = BTreeSet::new();
    let named = manifests.iter().flat_map(|(folder, text)| {
        let rows = text.lines().filter_map(|line| line.strip_prefix("path = \"")?.split('"').next());
        rows.map(move |path| joined(folder.trim_end_matches('/'), path))
    });
    let roots: Vec<String> = ROOTS.map(str::to_owned).into_iter().chain(named).collect();
    for root in &roots {
        let folder = root.rsplit_once('/').map_or("", |(folder, _)| folder);
        walk(root, folder, sources, &mut reached);
    }
    let lost = sources.iter().filter(|source| !reached.contains(&source.path));
    lost.map(|source| {
        let path = &source.path;
        format!("{path}:1: a file of no program is banned here, use a line mod in the one it belongs to")
    })
    .collect()
}

/// The file, and all to which it leads; modules without a path of their own stand in `folder`.
fn walk(path: &str, folder: &str, sources: &[RustSource], reached: &mut BTreeSet<String>) {
    let Some(source) = sources.iter().find(|source| source.path == path) else { return };
    reached.insert(path.to_owned());
    for (file, below) in modules(source, folder) {
        walk(&file, &below, sources, reached);
    }
}

/// The files of the modules of a file, each with the folder of its own modules.
fn modules(source: &RustSource, folder: &str) -> Vec<(String, String)> {
    let tokens = source.tokens();
    let own = source.path.rsplit_once('/').map_or("", |(own, _)| own);
    let mut found = Vec::new();
    // The inline modules around, by the depth of their braces.
    let (mut depth, mut around): (usize, Vec<(usize, &str)>) = (0, Vec::new());
    let mut path = None;
    for (at, token) in tokens.iter().enumerate() {
        let next = |more: usize| tokens.get(at + more).map_or("", |token| token.text.as_str());
        match token.text.as_str() {
            "path" if next(1) == "=" && at > 0 && tokens[at - 1].text == "[" => {
                path = source.literals.iter().find(|(line, _)| *line == token.line).map(|(_, literal)| literal);
            }
            "mod" if next(2) == ";" => {
                let below: Vec<&str> = [folder].into_iter().chain(around.iter().map(|(_, name)| *name)).collect();
                let below = below.join("/");
                found.push(match path.take() {
                    Some(path) => {
                        let file = joined(own, path);
                        let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder).to_owned();
                        (file, folder)
                    }
                    None => (format!("{below}/{}.rs", next(1)), format!("{below}/{}", next(1))),
                });
            }
            "mod" if next(2) == "{" => around.push((depth, &tokens[at + 1].text)),
            "{" => depth += 1,
            "}" => {
                depth = depth.saturating_sub(1);
                around.retain(|(outside, _)| *outside < depth);
            }
            _ => {}
        }
    }
    found
}

/// A path from a folder, with every `..` gone.
fn joined(folder: &str, path: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/') {
        if part == ".." {
            parts.pop();
        } else {
            parts.push(part);
        }
    }
    parts.join("/")
}

#[test]
fn files_that_no_program_leads_to_are_seen() {
    let manifests = [("", "[[test]]\nname = \"pure\"\npath = \"tests/pure.rs\"\n")];
    let files = [
        ("src/lib.rs", "pub mod game;"),
        ("src/main.rs", "fn main() {}"),
        ("src/game.rs", "mod rules { mod inner { } }\npub mod clock;"),
        ("src/game/clock.rs", ""),
        (
            "tests/pure.rs",
            "mod laws;\nmod support {\n    pub mod dice;\n}\n#[path = \"fuzz/src/link.rs\"]\nmod fuzz;\nmod late;",
        ),
        ("tests/laws.rs", "mod clock;"),
        ("tests/laws/clock.rs", "#[path = \"../shared.rs\"]\nmod shared;"),
        ("tests/shared.rs", ""),
        ("tests/support/dice.rs", ""),
        ("tests/fuzz/src/link.rs", ""),
        ("tests/late.rs", ""),
    ];
    let read = |but: Option<&str>| -> Vec<RustSource> {
        let text = |(path, text): &(&'static str, &'static str)| {
            RustSource::new(path, &but.map_or((*text).to_owned(), |line| text.replace(line, "")))
        };
        files.iter().map(text).collect()
    };
    assert_eq!(check(&read(None), &manifests), Vec::<String>::new());
    for (line, lost) in [
        ("pub mod clock;", "src/game/clock.rs"),
        ("mod laws;", "tests/laws.rs"),
        ("pub mod dice;", "tests/support/dice.rs"),
        ("#[path = \"fuzz/src/link.rs\"]\nmod fuzz;", "tests/fuzz/src/link.rs"),
        ("mod late;", "tests/late.rs"),
        ("#[path = \"../shared.rs\"]\nmod shared;", "tests/shared.rs"),
    ] {
        let said = check(&read(Some(line)), &manifests);
        assert!(said.iter().any(|it| it.starts_with(&format!("{lost}:1:"))), "{line}: {said:?}");
    }
    assert!(!check(&read(None), &[]).is_empty(), "a program that no manifest names");
}
