//! Keep the tables of presentation whole: one row for each effect and each refusal, and none that takes in the rest. A row
//! for the rest would tell a new effect with the words of another, and the compiler would ask for none of its own.

use super::source::RustSource;

/// The tables.
const TABLES: [&str; 2] = ["src/words/presentation/table.rs", "src/words/presentation/refusals.rs"];

/// The rows of these sources' tables that take in whatever is left.
pub fn check(sources: &[RustSource]) -> Vec<String> {
    let missing = TABLES.iter().filter(|table| !sources.iter().any(|source| source.path == **table));
    let mut wrong: Vec<String> = missing.map(|table| format!("{table}:1: a table is not there")).collect();
    for source in sources.iter().filter(|source| TABLES.contains(&source.path.as_str())) {
        for window in source.tokens().windows(4) {
            let [before, pattern, equals, arrow] = window else { continue };
            let is_row = equals.text == "=" && arrow.text == ">";
            // A pattern of one word: what stands for anything, or a name for it.
            let alone = matches!(before.text.as_str(), "{" | "," | "}" | "|");
            let takes_all = pattern.text.starts_with(|c: char| c == '_' || c.is_lowercase());
            if is_row && alone && takes_all && !matches!(pattern.text.as_str(), "true" | "false") {
                let (path, line, name) = (&source.path, pattern.line, &pattern.text);
                wrong.push(format!("{path}:{line}: {name} => is banned here, use a row for each"));
            }
        }
    }
    wrong
}

#[test]
fn rows_for_the_rest_are_seen() {
    let good = "fn rows() { match kind {\n    E::A => a(),\n    E::B { by, why } => { b() }\n    E::C(_) | E::D => c(),\n    \
                E::E { yes } if *yes => d(),\n    E::F(F::G { of, .. }) => f(),\n} }";
    let house = |text: &str| TABLES.map(|path| RustSource::new(path, text));
    assert_eq!(check(&house(good)), Vec::<String>::new());
    for row in ["_ => g(),", "kind => g(),", "E::G | _ => g(),", "_ => {}"] {
        for after in ["c(),\n", "b() }\n", "match kind {\n"] {
            let bad = good.replacen(after, &format!("{after}    {row}\n"), 1);
            assert_eq!(check(&house(&bad)).len(), TABLES.len(), "{bad}");
        }
    }
    assert_eq!(check(&[]).len(), TABLES.len(), "a table that was moved");
}
