//! Take the arbiter's code from his own medium, and make what it is checked by: `ansage arbiter --make-code`.
//!
//! A file holds one line: the code, or a verifier that was made of it beforehand, so that the code itself is on no
//! medium at all. One verifier serves a whole hall.

use super::arguments::ArbiterArguments;
use super::files::{CommandFailure, PrintResult};
use super::secret::{BadArbiterCode, LONGEST, SHORTEST, check_code, code_matches_verifier, is_verifier, make_verifier};
use super::trouble;
use super::trouble::wrap_for_terminal;
use ansage_seats::console::driver as keyboard;
use ansage_seats::console::secret::SecretText;
use ansage_words::locale::{Args, Locale};
use std::fs::File;
use std::io::{self, BufRead, IsTerminal, Read, Write};
use std::path::Path;

/// The most bytes of a file with a code: more than any code or verifier has.
const LARGEST: u64 = 512;

/// How a verifier begins, whole or damaged.
const PHC: &str = "$";

/// What the arbiter's medium holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CodeMedium {
    /// The code.
    Code(SecretText),
    /// What a code is checked by.
    Verifier(String),
}

impl CodeMedium {
    /// What the code is checked by from now on.
    ///
    /// # Errors
    /// The sentence for the person who started the program: the system gives nothing random.
    pub fn to_verifier(&self, locale: &Locale) -> Result<String, String> {
        match self {
            CodeMedium::Verifier(text) => Ok(text.clone()),
            CodeMedium::Code(code) => made(locale, code),
        }
    }

    /// Whether it is the code that is checked by this.
    pub(crate) fn matches_verifier(&self, known: &str) -> bool {
        match self {
            CodeMedium::Verifier(text) => text == known,
            CodeMedium::Code(code) => code_matches_verifier(known, code.reveal()),
        }
    }
}

/// Reads the file of `--arbiter-code-file`.
///
/// # Errors
/// The sentence for the person who started the program: which file, why not, what works.
pub fn read_code_file(locale: &Locale, path: &Path) -> Result<CodeMedium, String> {
    let refused = |reason: String| {
        locale.message_text("trouble-code-file", &Args::new().set_path("path", path).set_own_text("reason", reason))
    };
    given(locale, path).map_err(refused)
}

fn given(locale: &Locale, path: &Path) -> Result<CodeMedium, String> {
    let why = |id: &str| locale.message_text(id, &Args::new());
    let bytes = bytes(path).map_err(|error| trouble::io_error_text(locale, &error))?;
    if bytes.len() as u64 > LARGEST {
        return Err(locale.message_text("trouble-code-large", &Args::new().set_digits("most", LARGEST)));
    }
    let text = std::str::from_utf8(&bytes).map_err(|_| why("trouble-code-no-text"))?;
    // Some editors put this before every text.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).trim();
    if text.is_empty() {
        return Err(why("trouble-code-empty"));
    }
    if text.lines().count() > 1 {
        return Err(why("trouble-code-lines"));
    }
    if text.starts_with(PHC) {
        return match is_verifier(text) {
            true => Ok(CodeMedium::Verifier(text.to_owned())),
            false => Err(why("trouble-code-damaged")),
        };
    }
    check_code(text).map_err(|bad| bad_code(locale, bad))?;
    Ok(CodeMedium::Code(SecretText::new(text)))
}

/// No more than it takes to see that a file is too large.
fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(LARGEST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Why a code is none, in words.
fn bad_code(locale: &Locale, bad: BadArbiterCode) -> String {
    match bad {
        BadArbiterCode::Short => locale.message_text("trouble-code-short", &Args::new().set_digits("least", SHORTEST)),
        BadArbiterCode::Figures => locale.message_text("trouble-code-figures", &Args::new()),
        BadArbiterCode::Untypable => {
            locale.message_text("trouble-code-untypable", &Args::new().set_digits("most", LONGEST))
        }
    }
}

fn checked(locale: &Locale, code: SecretText) -> Result<SecretText, CommandFailure> {
    check_code(code.reveal()).map_err(|bad| CommandFailure::Could(bad_code(locale, bad))).map(|()| code)
}

fn made(locale: &Locale, code: &SecretText) -> Result<String, String> {
    make_verifier(code.reveal()).map_err(|error| {
        locale.message_text("trouble-code-no-random", &Args::new().set_own_text("reason", error.to_string()))
    })
}

/// `ansage arbiter --make-code`: what the code is checked by, for a file.
///
/// # Errors
/// [`CommandFailure`], in words. The code is in none of them.
pub fn make_code_verifier(wish: &ArbiterArguments) -> PrintResult {
    let locale = Locale::new(wish.lang.as_deref());
    let made = asked(&locale).and_then(|code| made(&locale, &code).map_err(CommandFailure::Could));
    made.map(|text| text + "\n").map_err(|failure| match failure {
        CommandFailure::Could(reason) if io::stderr().is_terminal() => {
            CommandFailure::Could(wrap_for_terminal(&reason))
        }
        failure => failure,
    })
}

/// The code: typed twice and not shown, or one line of standard input.
fn asked(locale: &Locale) -> Result<SecretText, CommandFailure> {
    let text = |id: &str| CommandFailure::Could(locale.message_text(id, &Args::new()));
    if !io::stdin().is_terminal() {
        let mut line = Vec::new();
        let read = io::stdin().lock().take(LARGEST).read_until(b'\n', &mut line);
        let line = read.ok().and_then(|_| std::str::from_utf8(&line).ok()).map(str::trim);
        let given = line.filter(|line| !line.is_empty()).map(SecretText::new);
        return given.ok_or_else(|| text("trouble-code-not-given")).and_then(|code| checked(locale, code));
    }
    let ask = |id: &str| {
        let typed = keyboard::read_hidden_line(io::stderr(), || {
            write!(io::stderr(), "{} ", locale.message_line(id, &Args::new())).and_then(|()| io::stderr().flush())
        });
        let typed = typed.map_err(|error| CommandFailure::Could(trouble::terminal_error_text(locale, &error)))?;
        typed.ok_or_else(|| text("trouble-code-not-given"))
    };
    let first = checked(locale, ask("console-ask-code")?)?;
    if ask("trouble-code-again")? != first {
        return Err(text("trouble-code-unlike"));
    }
    Ok(first)
}
