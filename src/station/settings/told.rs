//! Put settings into words: the file with its comments, what is wrong in one, the table of the manual.

use super::file::{to_comment_lines, to_file_value};
use super::sources::{SettingFault, SettingFaultKind, SettingFaultPlace, SettingParsers};
use super::table::{SETTINGS, SettingRow, SettingScope};
use ansage_game::foreign::ForeignText;
use ansage_words::locale::{Args, Locale};

/// So many characters of a file are shown again.
const QUOTED: usize = 60;

/// What a setting is, and what may be typed: for the help of its option.
pub fn setting_help_text(row: &SettingRow, locale: &Locale) -> String {
    let values = locale.message_attribute(row.help, "values", &Args::new());
    format!("{} {values}", locale.message_text(row.help, &Args::new()))
}

/// The help of a setting with its default in words: above its entry in the file, and in the manual.
fn help_with_default(row: &SettingRow, locale: &Locale) -> String {
    let text = setting_help_text(row, locale);
    match locale.message_attribute_if_any(row.help, "usual") {
        Some(usual) => {
            locale.message_text("cli-default", &Args::new().set_own_text("text", text).set_own_text("value", usual))
        }
        None => text,
    }
}

/// The value that is shown where nobody has set one.
fn shown(row: &SettingRow, parsers: &SettingParsers) -> String {
    let usual = parsers.default_value(row.name);
    if usual.is_empty() { row.example.to_owned() } else { usual }
}

/// The file as it is before anything is set: every setting in a comment, with what it is and what may stand there.
pub fn new_file_text(locale: &Locale, parsers: &SettingParsers) -> String {
    let text = |id: &str| to_comment_lines(&locale.message_text(id, &Args::new()));
    let mut file = text("settings-file-head");
    for scope in SettingScope::ALL {
        let about = match scope {
            SettingScope::Player => "settings-file-player",
            SettingScope::Hall => "settings-file-hall",
            SettingScope::Machine => "settings-file-machine",
            SettingScope::Game => "settings-file-game",
        };
        file.push_str(&format!("\n{}[{}]\n", text(about), scope.section_name()));
        for row in SETTINGS.iter().filter(|row| row.scope == scope && row.name != "rule") {
            let help = to_comment_lines(&help_with_default(row, locale));
            file.push_str(&format!("\n{help}# {} = {}\n", row.name, to_file_value(&shown(row, parsers))));
        }
    }
    file.push_str(&format!("\n{}# [game.rules]\n# seventy-five = \"no\"\n", text("settings-file-rules")));
    file.push_str(&format!("\n{}# [profile.Anna]\n# rate = 300\n", text("settings-file-profile")));
    file
}

/// What is wrong in a file or in the environment, and what to do. `file` is how the file is called.
pub fn setting_fault_text(
    fault: &SettingFault,
    file: &str,
    event: bool,
    locale: &Locale,
    parsers: &SettingParsers,
) -> String {
    let (line, place) = match &fault.place {
        SettingFaultPlace::Line(line) => (line.to_string(), file.to_owned()),
        SettingFaultPlace::Variable(name) => (String::new(), name.clone()),
        SettingFaultPlace::Whole => (String::new(), file.to_owned()),
    };
    let args = Args::new().set_path("file", place).set_own_text("line", line);
    match &fault.what {
        SettingFaultKind::NoEntry => locale.message_text("settings-wrong-entry", &args),
        SettingFaultKind::NoSection(name) => {
            locale.message_text("settings-wrong-section", &args.set("name", quoted(name)))
        }
        SettingFaultKind::Unknown(name, near) => locale
            .message_text("settings-wrong-name", &args.set("name", quoted(name)).set("near", near.unwrap_or("none"))),
        SettingFaultKind::Misplaced(name, section) => {
            locale.message_text("settings-wrong-place", &args.set_own_text("name", name).set("section", *section))
        }
        SettingFaultKind::NotHere(name) => {
            let file = if event { "event" } else { "profile" };
            locale.message_text("settings-wrong-here", &args.set_own_text("name", name).set("where", file))
        }
        SettingFaultKind::BadValue(name, value) => {
            let reason = reason(name, value, locale, parsers);
            match fault.place {
                SettingFaultPlace::Variable(_) => {
                    locale.message_text("settings-wrong-variable", &args.set_own_text("reason", reason))
                }
                _ => locale.message_text("settings-wrong-value", &args.set_own_text("reason", reason)),
            }
        }
        SettingFaultKind::CodeItself => locale.message_text("settings-wrong-code", &args),
        SettingFaultKind::Unreadable(reason) => {
            locale.message_text("settings-unreadable", &args.set_own_text("reason", reason))
        }
    }
}

/// What stands in the file, within quotation marks.
fn quoted(text: &str) -> ForeignText {
    ForeignText::new_within(text, QUOTED)
}

/// Why a value is none: in the words of its parser.
fn reason(name: &str, value: &str, locale: &Locale, parsers: &SettingParsers) -> String {
    let known = super::table::find_setting(name).filter(|row| row.name != "rule");
    let (option, value) = match known {
        Some(row) => (row.name, super::value_words::canonical_value(value)),
        None => ("rule", value.to_owned()),
    };
    let none = || {
        locale.message_text("settings-no-value", &Args::new().set_own_text("name", option).set("value", quoted(&value)))
    };
    parsers.value_error_text(option, &value, locale).unwrap_or_else(none)
}

/// The table of the settings, as Markdown for the manual.
pub fn settings_table_markdown(locale: &Locale, parsers: &SettingParsers) -> String {
    let text = |id: &str| locale.message_text(id, &Args::new());
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
        let usual = parsers.default_value(row.name);
        let usual = if usual.is_empty() { String::new() } else { format!(" `{usual}`") };
        let is = help_with_default(row, locale).replace('|', "\\|");
        lines.push(format!("| `{}`{usual} | {} | {is} |", row.name, row.scope.section_name()));
    }
    lines.join("\n")
}
