//! Keep the layers of the program: each module imports only downwards, and only drivers, `station` and `main` touch
//! the world outside.

use super::source::{CodePath, Source};
use std::collections::{BTreeMap, BTreeSet};

/// The layers from the bottom to the top. A new module gets its place here first.
const LAYERS: [(&str, &[&str]); 6] = [
    ("L0", &["moment", "seat", "key", "hex"]),
    ("L1", &["game"]),
    ("L2", &["vocabulary", "locale", "presentation", "score"]),
    ("above L2", &["arbiter"]),
    ("L3", &["console", "sighted", "devices", "link", "speech", "sound", "journal"]),
    ("L4", &["journal_file"]),
];
const STATION: usize = LAYERS.len();
const MAIN: usize = STATION + 1;
const DRIVER: usize = LAYERS.len() - 1;

/// Layers whose modules may import each other, as long as they do not do so in a circle.
/// Drivers are among them: the driver of speech feeds that of sound.
const NEIGHBOURLY: [&str; 3] = ["L0", "L2", "L4"];

/// Crates that touch devices, terminals and libraries outside.
const OUTSIDE_CRATES: [&str; 7] = ["crossterm", "serialport", "cpal", "tts", "libloading", "hound", "mdns_sd"];

/// One module in its layer.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    module: String,
    rank: usize,
}

impl Place {
    fn layer(&self) -> &'static str {
        LAYERS.get(self.rank).map_or("L5", |(name, _)| name)
    }

    fn outside(&self) -> bool {
        self.rank >= DRIVER
    }
}

/// What in these files breaks the layers.
pub fn check(sources: &[Source]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut neighbours: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for source in sources {
        if source.path == "src/lib.rs" {
            continue;
        }
        let Some(place) = place_of_file(&source.path) else {
            wrong.push(format!(
                "{}:1: a module without a layer is banned here, use the table in tests/tidy/layers.rs",
                source.path
            ));
            continue;
        };
        for path in source.paths() {
            if let Some((what, instead)) = banned(&place, source, &path) {
                wrong.push(format!("{}:{}: {what} is banned here, use {instead}", source.path, path.line));
            }
            if let Some(target) = imported(source, &path)
                && target.rank == place.rank
                && target.module != place.module
            {
                neighbours.entry(place.module.clone()).or_default().insert(target.module);
            }
        }
        wrong.extend(by_token(&place, source));
    }
    wrong.extend(circles(&neighbours));
    wrong
}

/// The layer of a file. Files of a driver stand in L4, above their own module.
fn place_of_file(path: &str) -> Option<Place> {
    let inner = path.strip_prefix("src/")?;
    if inner == "main.rs" || inner.starts_with("bin/") {
        return Some(Place { module: "main".to_owned(), rank: MAIN });
    }
    let module = inner.split(['/', '.']).next()?;
    let driver = inner.ends_with("/driver.rs") || inner.contains("/driver/");
    place(module, driver)
}

fn place(module: &str, driver: bool) -> Option<Place> {
    let rank = match LAYERS.iter().position(|(_, modules)| modules.contains(&module)) {
        Some(_) if driver => DRIVER,
        Some(rank) => rank,
        None if module == "station" => STATION,
        None => return None,
    };
    Some(Place { module: module.to_owned(), rank })
}

/// The module of ours a path leads to.
fn imported(source: &Source, path: &CodePath) -> Option<Place> {
    let root_child = source.path.matches('/').count() == 1;
    let module = match path.parts[0].as_str() {
        "crate" | "ansage" => path.parts.get(1)?,
        // In a file directly under src, `super` is the root of the crate.
        "super" if root_child && place(path.parts.get(1)?, false).is_some() => path.parts.get(1)?,
        _ => return None,
    };
    place(module, path.parts.get(2).is_some_and(|part| part == "driver"))
}

/// What is wrong with a path, and what to use instead.
fn banned(from: &Place, source: &Source, path: &CodePath) -> Option<(String, String)> {
    let parts: Vec<&str> = path.parts.iter().map(String::as_str).collect();
    let shown = parts.join("::");
    if parts.starts_with(&["super", "super"]) {
        return Some(("super::super".into(), "crate::... so that the layer is seen".into()));
    }
    let foreign = parts[0] == "crate" && imported(source, path).is_none();
    if foreign {
        return Some((shown, "a module of the table in tests/tidy/layers.rs".into()));
    }
    if let Some(to) = imported(source, path) {
        return wrong_way(from, &to).map(|instead| (format!("{shown} ({} in {})", to.layer(), from.layer()), instead));
    }
    if from.rank < DRIVER && parts.contains(&"driver") {
        return Some((shown, "what the driver is given; only station wires drivers".into()));
    }
    let std = matches!(parts[0], "std" | "core" | "alloc");
    if std
        && parts.iter().any(|part| matches!(*part, "Instant" | "SystemTime"))
        && (!from.outside() || from.rank == MAIN)
    {
        return Some((shown, "crate::moment::Moment as an argument".into()));
    }
    // A cursor over bytes in memory, and the trait to move it, touch nothing outside.
    let in_memory = parts.len() == 3 && parts[1] == "io" && matches!(parts[2], "Cursor" | "Seek");
    let world = std && !in_memory && parts[1..].iter().any(|part| matches!(*part, "fs" | "io" | "net" | "thread"));
    let device = OUTSIDE_CRATES.contains(&parts[0]) || (parts[0] == "ratatui" && parts[1] == "crossterm");
    let everything = std && parts[1] == "*";
    ((world || device || everything) && !from.outside())
        .then(|| (shown, "data in and data out; only */driver.rs, station and main touch the world".into()))
}

/// What to do instead of importing `to`; `None` where that is allowed.
fn wrong_way(from: &Place, to: &Place) -> Option<String> {
    if to.rank < from.rank || (to.module == from.module && to.rank == from.rank) {
        return None;
    }
    if to.rank == from.rank {
        let neighbourly = NEIGHBOURLY.contains(&from.layer());
        return (!neighbourly).then(|| "a type of a lower layer; station wires these modules together".into());
    }
    Some("an import downwards; move the type to a lower layer or pass it in".into())
}

/// What no path shows: other names for `std` and `crate`, a driver inside a group, printing.
fn by_token(from: &Place, source: &Source) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut say = |line: usize, what: &str, instead: &str| {
        wrong.push(format!("{}:{line}: {what} is banned here, use {instead}", source.path));
    };
    for pair in source.tokens().windows(2) {
        let (this, next) = (pair[0].text.as_str(), pair[1].text.as_str());
        if matches!(this, "std" | "crate" | "self") && next == "as" {
            say(pair[0].line, &format!("another name for {this}"), "its own name");
        }
        let prints = matches!(this, "print" | "println" | "eprint" | "eprintln") && next == "!";
        if prints && !from.outside() {
            say(pair[0].line, &format!("{this}!"), "a returned value; only drivers, station and main write");
        }
    }
    wrong
}

/// Circles among the modules of one layer.
fn circles(edges: &BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    let mut wrong = Vec::new();
    for start in edges.keys() {
        let mut reached = BTreeSet::new();
        let mut waiting = vec![start];
        while let Some(module) = waiting.pop() {
            for next in edges.get(module).into_iter().flatten() {
                if reached.insert(next) {
                    waiting.push(next);
                }
            }
        }
        if reached.contains(start) {
            wrong.push(format!("src/{start}.rs:1: a circle of imports is banned here, use a type both can stand on"));
        }
    }
    wrong
}
