//! Keep the files of the library out of circles: what a file takes from another is taken by none from it in turn.
//!
//! An import leads to the file in which the name is defined, through whatever files hand it on. A file may name what the
//! file above it in the tree defines, of which it is a part (`impl Referee` in `game/referee/press.rs`): that is no
//! arrow, but what it takes from its other neighbours is.

use super::source::{CodePath, RustSource};
use std::collections::{BTreeMap, BTreeSet};

/// Words before the name of what a file defines.
const DEFINES: [&str; 8] = ["struct", "enum", "trait", "fn", "const", "static", "type", "macro_rules"];

type ModulePath = Vec<String>;

/// A file as far as circles need it.
struct FileImports<'a> {
    source: &'a RustSource,
    paths: Vec<CodePath>,
    defined: BTreeSet<String>,
}

/// The files and what ties them, one name for each arrow.
struct ImportGraph<'a> {
    files: BTreeMap<ModulePath, FileImports<'a>>,
}

/// What is wrong with these files: every circle, with the names that close it.
pub fn check(sources: &[RustSource]) -> Vec<String> {
    let house = ImportGraph::read(sources);
    let arrows = house.arrows();
    let mut wrong = Vec::new();
    let mut told: BTreeSet<&ModulePath> = BTreeSet::new();
    for start in arrows.keys() {
        let reached = reach(&arrows, start);
        if !reached.contains(start) || told.contains(start) {
            continue;
        }
        let circle: BTreeSet<&ModulePath> =
            reached.into_iter().filter(|other| reach(&arrows, other).contains(start)).collect();
        told.extend(&circle);
        let mut ties = Vec::new();
        for from in &circle {
            for (to, name) in arrows[*from].iter().filter(|(to, _)| circle.contains(to)) {
                ties.push(format!("    {} -> {}: {name}", from.join("::"), to.join("::")));
            }
        }
        let path = &house.files[start].source.path;
        wrong.push(format!(
            "{path}:1: a circle of files is banned here, use a file both can stand on:\n{}",
            ties.join("\n")
        ));
    }
    wrong
}

fn reach<'a>(
    arrows: &'a BTreeMap<ModulePath, BTreeMap<ModulePath, String>>,
    start: &ModulePath,
) -> BTreeSet<&'a ModulePath> {
    let mut reached = BTreeSet::new();
    let mut waiting: Vec<&ModulePath> = arrows.get(start).into_iter().flat_map(BTreeMap::keys).collect();
    while let Some(module) = waiting.pop() {
        if reached.insert(module) {
            waiting.extend(arrows.get(module).into_iter().flat_map(BTreeMap::keys));
        }
    }
    reached
}

/// The crates among these sources: `game` of `src/game/lib.rs`. What is in none of their folders is of `ansage`.
pub fn crates(sources: &[RustSource]) -> BTreeSet<&str> {
    let roots = sources.iter().filter_map(|source| source.path.strip_prefix("src/")?.strip_suffix("/lib.rs"));
    roots.filter(|folder| !folder.contains('/')).collect()
}

impl<'a> ImportGraph<'a> {
    fn read(sources: &'a [RustSource]) -> ImportGraph<'a> {
        let crates = crates(sources);
        let files = sources.iter().filter_map(|source| {
            // What stands at the edge; a method is no name that others import.
            let edge = source.code.lines().filter(|line| !line.starts_with(' '));
            let edge = RustSource::new("", &edge.collect::<Vec<_>>().join("\n")).tokens();
            let defined = edge.windows(2).filter(|pair| DEFINES.contains(&pair[0].text.as_str()));
            let defined = defined.map(|pair| pair[1].text.clone()).collect();
            Some((module_of(&source.path, &crates)?, FileImports { source, paths: source.paths(), defined }))
        });
        ImportGraph { files: files.collect() }
    }

    fn arrows(&self) -> BTreeMap<ModulePath, BTreeMap<ModulePath, String>> {
        let mut arrows = BTreeMap::new();
        for (module, file) in &self.files {
            let mut to: BTreeMap<ModulePath, String> = BTreeMap::new();
            for path in &file.paths {
                let Some((target, name)) = self.lead(module, &path.parts, 0) else { continue };
                // A part names the whole; a file named for what it hands on takes nothing itself.
                if target != *module && !module.starts_with(&target) {
                    to.entry(target).or_insert(name);
                }
            }
            arrows.insert(module.clone(), to);
        }
        arrows
    }

    /// The file in which the name at the end of a path is defined, and that name.
    fn lead(&self, from: &ModulePath, parts: &[String], handed_on: usize) -> Option<(ModulePath, String)> {
        let whole = self.whole_path(from, parts)?;
        let depth = (1..=whole.len()).rev().find(|depth| self.files.contains_key(&whole[..*depth]))?;
        let (module, rest) = whole.split_at(depth);
        let module = module.to_vec();
        let Some(name) = rest.first() else { return Some((module, whole[depth - 1].clone())) };
        let file = &self.files[&module];
        if file.defined.contains(name) || handed_on > 8 {
            return Some((module, name.clone()));
        }
        let hands_on = |path: &&CodePath| path.parts.last() == Some(name) && path.parts[0] != *name;
        let next = file.paths.iter().find(hands_on).and_then(|path| self.lead(&module, &path.parts, handed_on + 1));
        next.or(Some((module, name.clone())))
    }

    /// A path with the name of its crate before it; none for one that leads out of the crate.
    fn whole_path(&self, from: &ModulePath, parts: &[String]) -> Option<ModulePath> {
        let above = |levels: usize| from[..from.len().saturating_sub(levels)].to_vec();
        let (mut whole, rest) = match parts[0].as_str() {
            "crate" => (from[..1].to_vec(), &parts[1..]),
            "self" => (from.clone(), &parts[1..]),
            "super" => (above(1), &parts[1..]),
            child => {
                let inside = [from.as_slice(), &[child.to_owned()]].concat();
                if self.files.contains_key(&inside) { (from.clone(), parts) } else { return None }
            }
        };
        whole.extend(rest.iter().filter(|part| *part != "self").cloned());
        Some(whole)
    }
}

/// `game::referee` of `src/game/referee.rs`, `ansage::station` of `src/station.rs`; none for the program's own file.
fn module_of(path: &str, crates: &BTreeSet<&str>) -> Option<ModulePath> {
    let inner = path.strip_prefix("src/")?.strip_suffix(".rs")?;
    let mut parts: ModulePath = inner.split('/').map(str::to_owned).collect();
    if !crates.contains(parts[0].as_str()) {
        parts.insert(0, "ansage".to_owned());
    }
    if parts[1..] == ["lib"] {
        parts.pop();
    }
    (inner != "main").then_some(parts)
}
