//! Write the tables of keys, commands and orders of the README from those of the program.

use ansage::console::command::table::COMMANDS;
use ansage::console::desk::table::ORDERS;
use ansage::console::keymap::KEYS;
use ansage::locale::{Args, Locale};

/// The tables of keys, commands and orders of the arbiter, as Markdown for the README.
pub fn key_table_markdown(locale: &Locale) -> String {
    let text = |id: &str| locale.text(id, &Args::new());
    let keys = KEYS.iter().map(|row| (locale.attr(row.help, "keys", &Args::new()), text(row.help)));
    let named =
        |words: &mut dyn Iterator<Item = String>| words.map(|word| format!("`{word}`")).collect::<Vec<_>>().join(" ");
    let commands = COMMANDS
        .iter()
        .flat_map(|group| group.iter())
        .map(|row| (named(&mut row.words.in_lang(locale.lang())), text(row.help)));
    let orders = ORDERS.iter().map(|row| (named(&mut row.words.in_lang(locale.lang())), text(row.help)));
    let mut lines = Vec::new();
    let mut table = |first: String, rows: Vec<(String, String)>| {
        lines.push(format!("| {first} | {} |", text("console-table-does")));
        lines.push("|---|---|".to_owned());
        lines.extend(rows.into_iter().map(|(name, does)| format!("| {name} | {does} |")));
        lines.push(String::new());
    };
    table(text("console-table-keys"), keys.collect());
    table(text("console-table-commands"), commands.collect());
    table(text("arbiter-table-orders"), orders.collect());
    lines.join("\n")
}
