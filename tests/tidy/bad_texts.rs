//! Texts that break a rule, and texts that only look so.

use super::source::RustSource;
use super::texts::{Ftl, check};

const GOOD: &str = "# Said.\n# Variables:\n#   $count (Number) - how many\nconsole-a = { $count ->\n    [one] one\n   \
                    *[other] { $count }\n}\n    .line = { $count }\n";
const USES: &str = "const A: [&str; 2] = [\"console-a\", \"line\"];";

/// The text as it stands in another language: without comments.
fn plain(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect()
}

/// What is said about one text in English and, without its comments, in German, used as `src` says.
fn said(english: &str, german: &str, src: &str) -> Vec<String> {
    said_as_is(english, &plain(german), src)
}

fn said_as_is(english: &str, german: &str, src: &str) -> Vec<String> {
    let file = |lang: &str, text: &str| Ftl { path: format!("locales/{lang}/console.ftl"), text: text.to_owned() };
    check(&[file("en", english), file("de", german)], &[RustSource::new("src/seats/console.rs", src)])
}

#[test]
fn a_good_text_is_left_in_peace() {
    assert_eq!(said(GOOD, GOOD, USES), [""; 0]);
    let exact = GOOD.replace("[one]", "[1]");
    assert_eq!(said(&exact, &exact, USES), [""; 0], "all numbers of a category may be named exactly");
    let named = "# Said.\n# Variables:\n#   $color (String) - white or black,\n#       told by the seat\n\
                 console-a = { $color ->\n    [white] w\n   *[black] b\n}\n    .line = x\n";
    assert_eq!(said(named, named, USES), [""; 0]);
}

#[test]
fn each_mistake_in_a_text_is_seen() {
    for (from, to, expected) in [
        ("# Said.\n", "", "locales/en/console.ftl:3: console-a without a comment"),
        ("#   $count (Number) - how many\n", "", "$count without an entry under # Variables:"),
        ("$count (Number) - how many", "$count - how many", "use \"  $name (String) - what it is\""),
        ("$count (Number) - how many", "$count (Number) - a\n#   $more (String) - b", "an entry for $more"),
        ("(Number)", "(String)", "chooses plural forms, use (Number)"),
        ("    [one] one\n", "", "$count without [one] is banned here, use every plural form of de"),
        ("[one] one", "[one] one\n    [few] few", "[few] of $count is banned here, de has no such plural form"),
        ("[one] one", "[one] one\n    [king] king", "names and plural forms in one selector"),
        ("[one] one", "[one] one\n    [one] ein", "a second variant with the same key"),
        ("[one] one", "[one] { console-b }", "the message console-b inside another"),
        ("[one] one", "[one] { -brand }", "the term -brand"),
        ("[one] one", "[one] { NUMBER($count) }", "the function NUMBER"),
        ("[one] one", "[one] { $size }", "console-a has other variables than in en"),
        ("    .line = { $count }\n", "", "console-a has other attributes than in en"),
        (".line = { $count }", ".line = This can never fit forty cells of Braille.", "a .line that never fits"),
        (".line = { $count }", ".line = a\n        b { $count }", "a .line that never fits"),
        (".line = { $count }", ".line = { $count }\n    .line = b", "a second .line"),
        ("console-a =", "console_a =", "the id console_a is banned"),
        ("console-a =", "trouble-a =", "use kebab-case beginning with console-"),
        ("console-a = {", "console-a = {{", "this is no Fluent"),
        ("# Said.", "-brand = Ansage\n\n# Said.", "the term -brand is banned"),
    ] {
        let bad = GOOD.replacen(from, to, 1);
        assert_ne!(bad, GOOD, "{from:?} is in the good text");
        // Comments are read in English alone, and forms in each language.
        let said = [said(&bad, GOOD, USES), said(GOOD, &bad, USES)].concat();
        assert!(said.iter().any(|line| line.contains(expected)), "{expected:?} not in {said:#?}");
    }
}

#[test]
fn a_comment_stands_in_english_alone() {
    let said = said_as_is(GOOD, GOOD, USES);
    assert!(said.iter().any(|line| line.contains("the comment of console-a is banned here")), "{said:#?}");
    let said = said_as_is(GOOD, &format!("### Texts.\n\n{}", plain(GOOD)), USES);
    assert!(said.iter().any(|line| line.contains("a comment is banned here")), "{said:#?}");
}

#[test]
fn differences_between_languages_are_seen() {
    let twice = format!("{GOOD}\n{GOOD}");
    assert!(said(GOOD, &twice, USES).iter().any(|line| line.contains("a second console-a")));
    let other = GOOD.replace("console-a", "console-b");
    let both = said(GOOD, &other, USES);
    assert!(both.iter().any(|line| line.contains("console-a is missing in de")), "{both:#?}");
    assert!(both.iter().any(|line| line.contains("console-b is missing in en")), "{both:#?}");
    let named = |keys: &str| {
        format!(
            "# Said.\n# Variables:\n#   $role (String) - piece\nconsole-a = {{ $role ->\n{keys}\n}}\n    .line = x\n"
        )
    };
    let keys = said(&named("    [king] k\n   *[pawn] p"), &named("    [queen] d\n   *[pawn] b"), USES);
    assert!(keys.iter().any(|line| line.contains("$role has other keys than in en")), "{keys:#?}");
}

#[test]
fn ids_without_a_message_and_messages_without_use_are_seen() {
    for (src, expected) in [
        ("const A: &str = \"line\";", "console-a is used nowhere in src"),
        ("const A: &str = \"console-a\";", "console-a.line is used nowhere in src"),
        (
            "const A: [&str; 2] = [\"console-a\",\n\"console-b\"];",
            "src/seats/console.rs:2: there is no message console-b",
        ),
        ("fn f() { g(format!(\"console-{x}\")) }", "the made-up id console-{x} is banned"),
        ("// \"console-a\" \"line\"", "console-a is used nowhere in src"),
    ] {
        let said = said(GOOD, GOOD, src);
        assert!(said.iter().any(|line| line.contains(expected)), "{expected:?} not in {said:#?}");
    }
}

#[test]
fn files_in_other_places_are_seen() {
    for path in ["locales/xx/console.ftl", "locales/de/more.ftl", "locales/console.ftl"] {
        let said = check(&[Ftl { path: path.to_owned(), text: String::new() }], &[]);
        assert!(said[0].contains("this place for texts is banned"), "{path}: {said:?}");
    }
    let polish = Ftl { path: "locales/pl/console.ftl".to_owned(), text: GOOD.to_owned() };
    assert!(check(&[polish], &[]).iter().any(|line| line.contains("texts in pl are banned")));
}
