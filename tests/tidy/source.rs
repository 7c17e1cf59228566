//! Read Rust sources as far as a lint needs it: code without comments and texts, literals, tokens, paths, functions.

use std::path::Path;

/// Words that may stand before a path from the root, as in `use ::std::fs`.
const BEFORE_PATHS: [&str; 14] =
    ["use", "as", "in", "dyn", "impl", "for", "where", "return", "mut", "const", "if", "match", "else", "move"];

/// One source file.
pub struct RustSource {
    /// Its path from the top of the repository, with `/` between.
    pub path: String,
    /// As it is on the disk.
    pub text: String,
    /// The same without comments and with emptied literals; every line keeps its number.
    pub code: String,
    /// Every text literal with its line.
    pub literals: Vec<(usize, String)>,
}

/// A word or a sign of the code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodeToken {
    pub line: usize,
    pub text: String,
}

impl CodeToken {
    pub fn is_word(&self) -> bool {
        self.text.starts_with(|c: char| c.is_alphabetic() || c == '_')
    }
}

/// A path such as `std::fs::File`, groups resolved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodePath {
    pub line: usize,
    pub parts: Vec<String>,
}

/// A function with a body.
pub struct Function {
    pub line: usize,
    pub name: String,
    /// How many it has, but for those on which a list of patterns goes on, and for the rows of a table.
    pub lines: usize,
}

impl RustSource {
    pub fn new(path: &str, text: &str) -> RustSource {
        let (code, literals) = blank(text);
        RustSource { path: path.to_owned(), text: text.to_owned(), code, literals }
    }

    /// All `.rs` files below a folder of the repository.
    pub fn all_below(folder: &str) -> Vec<RustSource> {
        let mut found = Vec::new();
        files_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), "rs", &mut |path, text| {
            found.push(RustSource::new(path, text));
        });
        found
    }

    pub fn tokens(&self) -> Vec<CodeToken> {
        let mut tokens: Vec<CodeToken> = Vec::new();
        for (n, line) in self.code.lines().enumerate() {
            let mut rest = line.trim_start();
            while let Some(first) = rest.chars().next() {
                let word = |c: char| c.is_alphanumeric() || c == '_';
                let length = match first {
                    _ if word(first) => rest.find(|c| !word(c)).unwrap_or(rest.len()),
                    ':' if rest.starts_with("::") => 2,
                    _ => first.len_utf8(),
                };
                tokens.push(CodeToken { line: n + 1, text: rest[..length].to_owned() });
                rest = rest[length..].trim_start();
            }
        }
        tokens
    }

    /// Every path of two parts or more, in `use` and elsewhere.
    pub fn paths(&self) -> Vec<CodePath> {
        let tokens = self.tokens();
        let mut found = Vec::new();
        let mut at = 0;
        while at < tokens.len() {
            let starts = tokens[at].is_word()
                && !BEFORE_PATHS.contains(&tokens[at].text.as_str())
                && tokens.get(at + 1).is_some_and(|next| next.text == "::");
            at = if starts { path_from(&tokens, at, &[], &mut found) } else { at + 1 };
        }
        found
    }

    /// Every function with a body.
    pub fn functions(&self) -> Vec<Function> {
        let tokens = self.tokens();
        let mut found = Vec::new();
        for (at, pair) in tokens.windows(2).enumerate() {
            if pair[0].text != "fn" || !pair[1].is_word() {
                continue;
            }
            let (mut brackets, mut braces) = (0, 0);
            for token in &tokens[at..] {
                match token.text.as_str() {
                    "(" | "[" => brackets += 1,
                    ")" | "]" => brackets -= 1,
                    ";" if brackets == 0 && braces == 0 => break,
                    "{" => braces += 1,
                    "}" => braces -= 1,
                    _ => continue,
                }
                if token.text == "}" && braces == 0 {
                    // A list of patterns for one arm is no work, and neither is a row of a table: an arm on one line.
                    let row = |line: &str| {
                        line.starts_with(char::is_uppercase) && line.contains(" => ") && line.ends_with(',')
                    };
                    let body = self.code.lines().take(token.line).skip(pair[0].line - 1).map(str::trim);
                    let lines = body.filter(|line| !line.starts_with("| ") && !row(line)).count();
                    found.push(Function { line: pair[0].line, name: pair[1].text.clone(), lines });
                    break;
                }
            }
        }
        found
    }
}

/// Calls `found` with path (from the top of the repository) and text of every file below `folder`, in order.
pub fn files_below(folder: &Path, extension: &str, found: &mut impl FnMut(&str, &str)) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "target") {
                files_below(&path, extension, found);
            }
        } else if path.extension().is_some_and(|e| e == extension) {
            let short = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap().to_str().unwrap().replace('\\', "/");
            found(&short, &std::fs::read_to_string(&path).unwrap());
        }
    }
}

/// Reads one path or the members of one group; gives the place after it.
fn path_from(tokens: &[CodeToken], mut at: usize, before: &[String], found: &mut Vec<CodePath>) -> usize {
    let mut parts = before.to_vec();
    let line = tokens[at].line;
    loop {
        let token = &tokens[at];
        at += 1;
        if token.text == "{" {
            while at < tokens.len() && tokens[at].text != "}" {
                if tokens[at].is_word() || tokens[at].text == "{" {
                    at = path_from(tokens, at, &parts, found);
                } else {
                    at += 1;
                }
            }
            return at + 1;
        }
        parts.push(token.text.clone());
        let goes_on = tokens.get(at).is_some_and(|next| next.text == "::")
            && tokens.get(at + 1).is_some_and(|next| next.is_word() || next.text == "{" || next.text == "*");
        if !goes_on {
            break;
        }
        at += 1;
    }
    if parts.len() > 1 {
        found.push(CodePath { line, parts });
    }
    // `as name` inside a group is no path of its own.
    let renamed = !before.is_empty() && tokens.get(at).is_some_and(|next| next.text == "as");
    if renamed { at + 2 } else { at }
}

/// The code with comments and the insides of literals replaced by spaces, and the text literals.
fn blank(text: &str) -> (String, Vec<(usize, String)>) {
    let (mut code, mut literals) = (String::with_capacity(text.len()), Vec::new());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let before_is_word = code.chars().next_back().is_some_and(|c| c.is_alphanumeric() || c == '_');
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            block_comment(rest)
        } else if let Some((open, close)) = text_literal(rest, before_is_word) {
            let line = code.matches('\n').count() + 1;
            literals.push((line, rest[open..close.0].to_owned()));
            close.1
        } else if first == '\'' {
            char_literal(rest)
        } else {
            0
        };
        if length == 0 {
            code.push(first);
            rest = &rest[first.len_utf8()..];
        } else {
            code.extend(rest[..length].chars().map(|c| if c == '\n' { '\n' } else { ' ' }));
            rest = &rest[length..];
        }
    }
    (code, literals)
}

fn block_comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        if rest[at..].starts_with("/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if rest[at..].starts_with("*/") {
            (depth, at) = (depth - 1, at + 2);
        } else {
            at += rest[at..].chars().next().map_or(1, char::len_utf8);
        }
        if depth == 0 {
            break;
        }
    }
    at
}

/// Where the inside of a text literal begins, where it ends, and where the literal ends.
fn text_literal(rest: &str, before_is_word: bool) -> Option<(usize, (usize, usize))> {
    let prefix = rest.find(|c| !matches!(c, 'b' | 'c' | 'r')).unwrap_or(0);
    let raw = rest[..prefix].ends_with('r');
    let hashes = if raw { rest[prefix..].find(|c| c != '#')? } else { 0 };
    let open = prefix + hashes;
    if prefix > 2 || (before_is_word && prefix > 0) || !rest[open..].starts_with('"') {
        return None;
    }
    let inside = open + 1;
    if raw {
        let end = format!("\"{}", "#".repeat(hashes));
        let close = inside + rest[inside..].find(&end).unwrap_or(rest.len() - inside - end.len());
        return Some((inside, (close, close + end.len())));
    }
    let mut escaped = false;
    for (at, c) in rest[inside..].char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return Some((inside, (inside + at, inside + at + 1))),
            _ => {}
        }
    }
    Some((inside, (rest.len(), rest.len())))
}

/// The length of a character literal; 0 for a lifetime.
fn char_literal(rest: &str) -> usize {
    let mut chars = rest.char_indices().skip(1);
    match chars.next() {
        Some((_, '\\')) => {
            chars.next();
            chars.find(|(_, c)| *c == '\'').map_or(0, |(at, _)| at + 1)
        }
        Some(_) => chars.next().filter(|(_, c)| *c == '\'').map_or(0, |(at, _)| at + 1),
        None => 0,
    }
}
