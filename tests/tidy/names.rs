//! Names that explain themselves: types, predicates and pairs of players.

use super::source::{CodeToken, RustSource};
use std::collections::BTreeMap;

/// Pronouns, particles and participles. A type is a noun.
const NOT_NOUNS: [&str; 72] = [
    "About",
    "Adds",
    "Against",
    "Alone",
    "Announced",
    "Any",
    "Asked",
    "At",
    "Bad",
    "Barred",
    "Before",
    "Begun",
    "Behind",
    "Below",
    "Beside",
    "Between",
    "Both",
    "By",
    "Cannot",
    "Chosen",
    "Compared",
    "Confirming",
    "Do",
    "Does",
    "Done",
    "Each",
    "Elsewhere",
    "Failed",
    "Found",
    "From",
    "Given",
    "Happened",
    "Heard",
    "Held",
    "Here",
    "How",
    "In",
    "Joined",
    "Joining",
    "Keeping",
    "Kept",
    "Left",
    "Lent",
    "Made",
    "May",
    "Must",
    "Named",
    "Nearer",
    "Of",
    "On",
    "One",
    "Opened",
    "Other",
    "Out",
    "Reached",
    "Said",
    "Saved",
    "Sealed",
    "Seen",
    "Served",
    "Settled",
    "Shown",
    "Shows",
    "Speaking",
    "Spoken",
    "Takes",
    "Then",
    "Told",
    "Together",
    "Tried",
    "Typed",
    "Used",
];

/// Words that ask instead of naming.
const QUESTIONS: [&str; 9] = ["What", "When", "Where", "Which", "Who", "Whose", "Why", "Wanted", "Written"];

/// Words of functions that say neither what is done nor to what.
const VAGUE_VERBS: [&str; 17] = [
    "tell", "tells", "told", "happen", "happens", "happened", "grant", "grants", "granted", "obey", "settle",
    "settles", "settled", "stand", "stands", "standing", "stood",
];

/// A function as far as it is called.
struct Signature {
    line: usize,
    name: String,
    parameters: Vec<CodeToken>,
    result: String,
}

/// What is wrong with the names of these files.
pub fn check(sources: &[RustSource]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut seen: BTreeMap<String, String> = BTreeMap::new();
    for source in sources {
        let tokens = source.tokens();
        for CodeToken { line, text } in types(&tokens) {
            let place = format!("{}:{line}", source.path);
            if NOT_NOUNS.contains(&text.as_str()) || QUESTIONS.contains(&text.as_str()) {
                wrong.push(format!("{place}: the type {text} is banned here, use a noun"));
            }
            if let Some(other) = seen.insert(text.clone(), place.clone()) {
                wrong.push(format!("{place}: a second type {text} is banned here, the first is at {other}"));
            }
        }
        for signature in signatures(&tokens) {
            wrong.extend(
                complaints(&signature, source.path.starts_with("src/"))
                    .into_iter()
                    .map(|complaint| format!("{}:{}: fn {}: {complaint}", source.path, signature.line, signature.name)),
            );
        }
    }
    wrong
}

fn complaints(signature: &Signature, in_library: bool) -> Vec<&'static str> {
    let words = |wanted: &[&str]| {
        signature.parameters.windows(wanted.len()).filter(|found| found.iter().map(|it| &it.text).eq(wanted)).count()
    };
    let mut complaints = Vec::new();
    if ["is_", "has_", "can_"].iter().any(|asks| signature.name.starts_with(asks)) {
        if words(&["&", "mut", "self"]) > 0 {
            complaints.push("a question that changes its object is banned here, use a verb");
        } else if signature.result != "bool" {
            complaints.push("a question that is not answered with bool is banned here, use another name");
        }
    }
    let colors = words(&[":", "Color", ","]) + usize::from(words(&[":", "Color"]) > words(&[":", "Color", ","]));
    if colors > 1 || words(&["(", "Color", ",", "Color", ")"]) > 0 {
        complaints.push("two colours that can be swapped are banned here, use a struct with named fields");
    }
    if in_library && signature.name.split('_').any(|word| VAGUE_VERBS.contains(&word)) {
        complaints.push("this verb is banned here, say what is done: see \"Words\" in CONTRIBUTING.md");
    }
    complaints
}

/// The name of every type, but for the types that a trait asks for.
fn types(tokens: &[CodeToken]) -> Vec<CodeToken> {
    let mut found = Vec::new();
    // For each open brace, whether it is that of a trait or of what implements one.
    let mut open: Vec<bool> = Vec::new();
    let mut belongs_to_trait = false;
    for (at, token) in tokens.iter().enumerate() {
        let begins_item = at == 0 || ["}", ";", "]", "{", "unsafe", "pub", ")"].contains(&tokens[at - 1].text.as_str());
        match token.text.as_str() {
            "impl" | "trait" if begins_item => belongs_to_trait = true,
            "fn" => belongs_to_trait = false,
            "{" => open.push(std::mem::take(&mut belongs_to_trait)),
            "}" => {
                open.pop();
            }
            _ => {}
        }
        let declares = match token.text.as_str() {
            "struct" | "enum" | "union" | "trait" => begins_item,
            "type" => begins_item && open.last() != Some(&true),
            _ => false,
        };
        found.extend(tokens.get(at + 1).filter(|name| declares && name.is_word()).cloned());
    }
    found
}

/// Every function, with a body or without.
fn signatures(tokens: &[CodeToken]) -> Vec<Signature> {
    let mut found = Vec::new();
    for (at, pair) in tokens.windows(2).enumerate().filter(|(_, pair)| pair[0].text == "fn" && pair[1].is_word()) {
        // The parameters stand in the first round brackets outside the generic ones; `->` closes none of these.
        let (mut angles, mut rounds, mut begin) = (0, 0, None);
        for (here, token) in tokens.iter().enumerate().skip(at + 2) {
            match token.text.as_str() {
                "<" if begin.is_none() => angles += 1,
                ">" if begin.is_none() && tokens[here - 1].text != "-" => angles -= 1,
                "(" if begin.is_some() => rounds += 1,
                "(" if angles == 0 => begin = Some(here + 1),
                ")" if rounds == 0 && begin.is_some() => {
                    let after: Vec<&str> = tokens[here + 1..].iter().take(4).map(|it| it.text.as_str()).collect();
                    let result = match after[..] {
                        ["-", ">", result, "{" | ";" | "where"] => result.to_owned(),
                        _ => String::new(),
                    };
                    let parameters = tokens[begin.unwrap_or(here)..here].to_vec();
                    found.push(Signature { line: pair[1].line, name: pair[1].text.clone(), parameters, result });
                    break;
                }
                ")" if begin.is_some() => rounds -= 1,
                "{" | ";" if begin.is_none() => break,
                _ => {}
            }
        }
    }
    found
}
