//! Put the serial ports of this machine into words, those worth trying first.

use crate::locale::{Args, Locale};
use crate::tactile::adapter::{Adapter, adapter};
use crate::tactile::driver::{Kind, Listed, Usb};
use serde_json::{Value, json};

/// A port, and whether it may be opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The port.
    pub port: Listed,
    /// The group that may open it, where the user may not.
    pub denied: Option<String>,
}

impl Entry {
    /// How likely a board is there: 0 is the likeliest.
    fn rank(&self) -> usize {
        match &self.port.kind {
            Kind::Usb(usb) if adapter(usb.id) != Adapter::Other => 0,
            Kind::Usb(_) => 1,
            Kind::Bluetooth => 2,
            Kind::BuiltIn | Kind::Unknown => 3,
        }
    }
}

fn sorted(entries: &[Entry]) -> Vec<&Entry> {
    let mut sorted: Vec<&Entry> = entries.iter().collect();
    sorted.sort_by_key(|entry| entry.rank());
    sorted
}

/// The list for people, a line for each thing that is said.
pub fn text(locale: &Locale, entries: &[Entry]) -> String {
    let say = |id: &str, args: &Args<'_>| locale.text(id, args);
    let sorted = sorted(entries);
    let Some(first) = sorted.first() else { return say("board-no-ports", &Args::new()) + "\n" };
    let mut lines = vec![say("board-ports", &Args::new().set("count", entries.len()))];
    for entry in &sorted {
        lines.push(port(locale, entry));
        if let Kind::Usb(usb) = &entry.port.kind {
            lines.push(details(locale, usb));
        }
        if let Some(group) = &entry.denied {
            lines.push(say("board-port-denied", &Args::new().set("group", group.as_str())));
        }
    }
    let hint = if first.rank() < 2 { "board-ports-try" } else { "board-ports-none-likely" };
    lines.push(say(hint, &Args::new().set("path", first.port.path.as_str())));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// What a port is.
fn port(locale: &Locale, entry: &Entry) -> String {
    let (kind, name) = match &entry.port.kind {
        Kind::Usb(usb) => match adapter(usb.id) {
            Adapter::Arduino(name) => ("arduino", name),
            Adapter::Chip(name) => ("chip", name),
            Adapter::Other => ("usb", ""),
        },
        Kind::Bluetooth => ("bluetooth", ""),
        Kind::BuiltIn | Kind::Unknown => ("built-in", ""),
    };
    let args = Args::new().set("kind", kind).set("name", name);
    locale.text("board-port", &args.set("path", entry.port.path.as_str()))
}

fn details(locale: &Locale, usb: &Usb) -> String {
    let or_none = |text: &str| if text.is_empty() { "none".to_owned() } else { printable(text) };
    let product = format!("{} {}", usb.maker, usb.product);
    let args = Args::new()
        .set("id", format!("{:04X}:{:04X}", usb.id.0, usb.id.1))
        .set("serial", or_none(&usb.serial))
        .set("product", or_none(product.trim()));
    locale.text("board-port-details", &args)
}

/// What a device says of itself may be anything.
fn printable(text: &str) -> String {
    text.chars().take(80).map(|letter| if letter.is_control() { char::REPLACEMENT_CHARACTER } else { letter }).collect()
}

/// The list for programs: an array, the likeliest first.
pub fn json(entries: &[Entry]) -> String {
    let all: Vec<Value> = sorted(entries).into_iter().map(entry_json).collect();
    format!("{}\n", Value::from(all))
}

fn entry_json(entry: &Entry) -> Value {
    let kind = match &entry.port.kind {
        Kind::Usb(_) => "usb",
        Kind::Bluetooth => "bluetooth",
        Kind::BuiltIn => "built-in",
        Kind::Unknown => "unknown",
    };
    let mut object = json!({
        "path": entry.port.path, "kind": kind, "worth_trying": entry.rank() < 2, "may_open": entry.denied.is_none(),
    });
    if let Kind::Usb(usb) = &entry.port.kind {
        object["adapter"] = match adapter(usb.id) {
            Adapter::Arduino(name) | Adapter::Chip(name) => name.into(),
            Adapter::Other => Value::Null,
        };
        object["vendor_id"] = format!("{:04x}", usb.id.0).into();
        object["product_id"] = format!("{:04x}", usb.id.1).into();
        object["serial"] = usb.serial.as_str().into();
        object["maker"] = usb.maker.as_str().into();
        object["product"] = usb.product.as_str().into();
    }
    object
}
