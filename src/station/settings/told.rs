//! Put settings into words: the file with its comments, what is wrong in one, the table of the manual.

use super::file::{commented_lines, written};
use super::sources::{SettingFault, SettingFaultKind, SettingFaultPlace, SettingParsers};
use super::table::{SETTINGS, SettingRow, SettingScope};
use ansage_words::locale::{Args, Locale};

/// What a setting is, and what may be typed: for the help of its option.
pub fn help_of(row: &SettingRow, locale: &Locale) -> String {
    let values = locale.attr(row.help, "values", &Args::new());
    format!("{} {values}", locale.text(row.help, &Args::new()))
}

/// The help of a setting with its default in words: above its entry in the file, and in the manual.
fn help_with_default(row: &SettingRow, locale: &Locale) -> String {
    let text = help_of(row, locale);
    match locale.attr_if_any(row.help, "usual") {
        Some(usual) => locale.text("cli-default", &Args::new().set("text", text).set("value", usual)),
        None => text,
    }
}

/// The value that is shown where nobody has set one.
fn shown(row: &SettingRow, parsers: &SettingParsers) -> String {
    let usual = parsers.usual(row.name);
    if usual.is_empty() { row.example.to_owned() } else { usual }
}

/// The file as it is before anything is set: every setting in a comment, with what it is and what may stand there.
pub fn fresh(locale: &Locale, parsers: &SettingParsers) -> String {
    let text = |id: &str| commented_lines(&locale.text(id, &Args::new()));
    let mut file = text("settings-file-head");
    for scope in SettingScope::ALL {
        let about = match scope {
            SettingScope::Player => "settings-file-player",
            SettingScope::Hall => "settings-file-hall",
            SettingScope::Machine => "settings-file-machine",
            SettingScope::Game => "settings-file-game",
        };
        file.push_str(&format!("\n{}[{}]\n", text(about), scope.section()));
        for row in SETTINGS.iter().filter(|row| row.scope == scope && row.name != "rule") {
            let help = commented_lines(&help_with_default(row, locale));
            file.push_str(&format!("\n{help}# {} = {}\n", row.name, written(&shown(row, parsers))));
        }
    }
    file.push_str(&format!("\n{}# [game.rules]\n# seventy-five = \"no\"\n", text("settings-file-rules")));
    file.push_str(&format!("\n{}# [profile.Anna]\n# rate = 300\n", text("settings-file-profile")));
    file
}

/// What is wrong in a file or in the environment, and what to do. `file` is how the file is called.
pub fn fault_text(fault: &SettingFault, file: &str, event: bool, locale: &Locale, parsers: &SettingParsers) -> String {
    let (line, place) = match &fault.place {
        SettingFaultPlace::Line(line) => (line.to_string(), file.to_owned()),
        SettingFaultPlace::Variable(name) => (String::new(), name.clone()),
        SettingFaultPlace::Whole => (String::new(), file.to_owned()),
    };
    let args = Args::new().set("file", place).set("line", line);
    match &fault.what {
        SettingFaultKind::NoEntry => locale.text("settings-wrong-entry", &args),
        SettingFaultKind::NoSection(name) => locale.text("settings-wrong-section", &args.set("name", name.clone())),
        SettingFaultKind::Unknown(name, near) => {
            locale.text("settings-wrong-name", &args.set("name", name.clone()).set("near", near.unwrap_or("none")))
        }
        SettingFaultKind::Misplaced(name, section) => {
            locale.text("settings-wrong-place", &args.set("name", name.clone()).set("section", *section))
        }
        SettingFaultKind::NotHere(name) => {
            let file = if event { "event" } else { "profile" };
            locale.text("settings-wrong-here", &args.set("name", name.clone()).set("where", file))
        }
        SettingFaultKind::BadValue(name, value) => {
            let reason = reason(name, value, locale, parsers);
            match fault.place {
                SettingFaultPlace::Variable(_) => locale.text("settings-wrong-variable", &args.set("reason", reason)),
                _ => locale.text("settings-wrong-value", &args.set("reason", reason)),
            }
        }
        SettingFaultKind::CodeItself => locale.text("settings-wrong-code", &args),
        SettingFaultKind::Unreadable(reason) => locale.text("settings-unreadable", &args.set("reason", reason.clone())),
    }
}

/// Why a value is none: in the words of its parser.
fn reason(name: &str, value: &str, locale: &Locale, parsers: &SettingParsers) -> String {
    let known = super::table::named(name).filter(|row| row.name != "rule");
    let (option, value) = match known {
        Some(row) => (row.name, super::value_words::canonical(value)),
        None => ("rule", value.to_owned()),
    };
    let none =
        || locale.text("settings-no-value", &Args::new().set("name", option.to_owned()).set("value", value.clone()));
    parsers.why_not(option, &value, locale).unwrap_or_else(none)
}

/// The table of the settings, as Markdown for the manual.
pub fn table_markdown(locale: &Locale, parsers: &SettingParsers) -> String {
    let text = |id: &str| locale.text(id, &Args::new());
    let mut lines = vec![
        format!(
            "| {} | {} | {} |",
            text("settings-table-name"),
            text("settings-table-section"),
            text("settings-table-is")
        ),
        "|---|---|---|".to_owned(),
    ];
    for row in SETTINGS {
        let usual = parsers.usual(row.name);
        let usual = if usual.is_empty() { String::new() } else { format!(" `{usual}`") };
        let is = help_with_default(row, locale).replace('|', "\\|");
        lines.push(format!("| `{}`{usual} | {} | {is} |", row.name, row.scope.section()));
    }
    lines.join("\n")
}
