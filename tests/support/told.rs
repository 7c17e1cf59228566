//! Compare what was printed with what stands in the journal: nothing may be told that is not recorded.

/// Printed words, and the journal's words that must stand behind each of them.
const PAIRS: [(&str, &str); 5] = [
    ("Game begins.", r#""kind":"started""#),
    ("to move.", r#"{"move-completed""#),
    ("has pressed.", r#"{"pressed-before-entry""#),
    ("Suspended", r#""kind":"#),
    ("The game is saved.", r#""kind":"saved""#),
];

/// Demands of the printed lines of one run that `journal`, the text that run has added so far, holds them all.
#[track_caller]
pub fn assert_recorded<'a>(printed: impl Iterator<Item = &'a str> + Clone, journal: &str) {
    let journal = &journal[..journal.rfind('\n').map_or(0, |end| end + 1)];
    for (line, entry) in PAIRS {
        let said = printed.clone().filter(|printed| printed.contains(line)).count();
        let held = journal.matches(entry).count();
        // "Play goes on. White to move." is a reminder, told once after each resuming.
        let reminders = journal.matches(r#""play-resumed""#).count();
        assert!(said <= held + reminders, "{line:?} was told {said} times, recorded {held} times");
    }
    let tellings = journal.split(r#""description":""#).skip(1).map(|rest| rest[..5].to_owned());
    let mut recorded = tellings.peekable();
    let mut latest = String::new();
    for squares in printed.filter_map(announced) {
        // Told again on request ("last"), a move is no new entry.
        let found = squares == latest || recorded.by_ref().any(|telling| telling.ends_with(&squares));
        assert!(found, "{squares} was told and is not recorded");
        latest = squares;
    }
}

/// The squares of a line like `w Ng1-f3. Space: clock`.
fn announced(line: &str) -> Option<String> {
    let rest = line.strip_prefix("w ").or(line.strip_prefix("b "))?;
    let (from, to) = rest.split_once(['-', 'x'])?;
    let from = from.get(from.len().checked_sub(2)?..)?;
    let to = to.get(..2)?;
    to.starts_with(|file: char| file.is_ascii_lowercase()).then(|| format!("{from}{to}"))
}
