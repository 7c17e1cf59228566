//! Hold that the map of the library leads somewhere: every file, module and name that its tables and sentences tell is
//! there, and every module stands in it.

use super::checklists::quoted;

/// What is wrong with this map. `read` gives the text of a source file, `is_there` whether a path, with `*` for one name,
/// is one of the repository; `modules` are those at the top of the library.
pub fn check(
    text: &str,
    read: impl Fn(&str) -> Option<String>,
    is_there: impl Fn(&str) -> bool,
    modules: &[String],
) -> Vec<String> {
    let map: String = prose(text);
    let names: Vec<&str> = quoted(&map).map(|name| name.trim_start_matches("mod@")).collect();
    let mut wrong = Vec::new();
    let mut last = String::new();
    for name in &names {
        let found = match name {
            _ if name.contains(' ') => is_target(name, &read),
            _ if name.contains('/') => is_there(&place(name)),
            _ if name.contains("::") => {
                let parts: Vec<&str> = name.split("::").collect();
                let parts: Vec<&str> =
                    [parts[0].trim_start_matches(CRATE)].into_iter().chain(parts[1..].iter().copied()).collect();
                let found = is_name(&parts, &read);
                last = parts.join("/");
                found
            }
            _ if name.starts_with(CRATE) => read(&format!("{}lib.rs", folder(name))).is_some(),
            // A module at the top, or a room of the one that was named last.
            _ => read(&format!("src/{name}.rs")).is_some() || read(&format!("src/{last}/{name}.rs")).is_some(),
        };
        if !found {
            wrong.push(format!("the map names `{name}`, which is not there"));
        }
    }
    let unnamed = modules.iter().filter(|module| !names.contains(&module.as_str()));
    wrong.extend(unnamed.map(|module| format!("the map does not name the module {module}")));
    wrong
}

/// The other crates of this house: `ansage_game` lies in `src/game`.
const CRATE: &str = "ansage_";

fn folder(name: &str) -> String {
    format!("src/{}/", name.trim_start_matches(CRATE))
}

/// The documentation of a crate without its drawings.
fn prose(text: &str) -> String {
    let mut drawn = false;
    let lines = text.lines().filter_map(|line| line.strip_prefix("//!"));
    let told = lines.filter(|line| {
        let fence = line.trim_start().starts_with("```");
        drawn ^= fence;
        !fence && !drawn
    });
    told.collect::<Vec<_>>().join("\n")
}

/// Drivers stand below src, the rest is named from the top of the repository.
fn place(name: &str) -> String {
    if name.starts_with('*') { format!("src/{name}") } else { name.to_owned() }
}

/// `make lint`: a target of the Makefile.
fn is_target(command: &str, read: &impl Fn(&str) -> Option<String>) -> bool {
    let Some(target) = command.strip_prefix("make ") else { return false };
    read("Makefile").is_some_and(|text| text.lines().any(|line| line.starts_with(&format!("{target}:"))))
}

/// A module, or what the file of its parent defines.
fn is_name(parts: &[&str], read: &impl Fn(&str) -> Option<String>) -> bool {
    let Some((name, parents)) = parts.split_last() else { return false };
    let defines = |text: String| {
        ["struct", "enum", "trait", "fn", "type", "const"].iter().any(|kind| {
            let begins = |rest: &str| rest.starts_with(|c: char| !c.is_alphanumeric() && c != '_');
            text.split(&format!("pub {kind} {name}")).skip(1).any(begins)
        })
    };
    read(&format!("src/{}.rs", parts.join("/"))).is_some()
        || read(&format!("src/{}.rs", parents.join("/"))).is_some_and(defines)
}

#[test]
fn maps_that_lead_nowhere_are_seen() {
    let good = "//! # Layers\n//! ```text\n//! a drawing names `anything`\n//! ```\n//! | 4 | `*/driver.rs` |\n\
                //! | a move | [`game::board::Board`], [`mod@game::board`]; rooms below `game::referee`: `press` |\n\
                //! The rest: [`game`], `make lint`, `locales/`.\nuse std::fmt;\n";
    let read = |path: &str| match path {
        "src/game.rs" | "src/game/referee.rs" | "src/game/referee/press.rs" => Some(String::new()),
        "src/game/board.rs" => Some("pub enum Board { A }".to_owned()),
        "Makefile" => Some("help:\nlint:\n\tcargo\n".to_owned()),
        _ => None,
    };
    let is_there = |path: &str| ["src/*/driver.rs", "locales/"].contains(&path);
    let modules = ["game".to_owned()];
    assert_eq!(check(good, read, is_there, &modules), Vec::<String>::new());
    for (part, other) in [
        ("`*/driver.rs`", "`*/pilot.rs`"),
        ("`locales/`", "`texts/`"),
        ("game::board::Board", "game::board::Boar"),
        ("mod@game::board", "mod@game::plank"),
        ("`game::referee`", "`game::umpire::law`"),
        ("`press`", "`push`"),
        ("make lint", "make tea"),
        ("[`game`]", "the rules"),
        ("[`game`]", "`game` and `attic`"),
    ] {
        let bad = good.replacen(part, other, 1);
        assert!(!check(&bad, read, is_there, &modules).is_empty(), "{other}");
    }
}
