//! Put the serial ports of this machine into words, those worth trying first.

use ansage_devices::adapter::{AdapterLikelihood, likelihood_from_usb_id};
use ansage_devices::driver::{SerialPortInfo, SerialPortType, UsbPortInfo};
use ansage_game::foreign::ForeignText;
use ansage_words::locale::{Args, CleanText, Locale};
use serde_json::{Value, json};

/// At most so many letters of what a device says of itself are shown.
const LONGEST: usize = 80;

/// A port, and whether it may be opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PortEntry {
    /// The port.
    pub port: SerialPortInfo,
    /// The group that may open it, where the user may not.
    pub denied: Option<String>,
}

impl PortEntry {
    /// How likely a board is there: 0 is the likeliest.
    fn rank(&self) -> usize {
        match &self.port.port_type {
            SerialPortType::UsbPort(usb) if likelihood_from_usb_id((usb.vid, usb.pid)) != AdapterLikelihood::Other => 0,
            SerialPortType::UsbPort(_) => 1,
            SerialPortType::BluetoothPort => 2,
            SerialPortType::PciPort | SerialPortType::Unknown => 3,
        }
    }
}

fn sorted(entries: &[PortEntry]) -> Vec<&PortEntry> {
    let mut sorted: Vec<&PortEntry> = entries.iter().collect();
    sorted.sort_by_key(|entry| entry.rank());
    sorted
}

/// The list for people, a line for each thing that is said.
pub fn ports_text(locale: &Locale, entries: &[PortEntry]) -> String {
    let say = |id: &str, args: &Args<'_>| locale.message_text(id, args);
    let sorted = sorted(entries);
    let Some(first) = sorted.first() else { return say("board-no-ports", &Args::new()) + "\n" };
    let mut lines = vec![say("board-ports", &Args::new().set("count", entries.len()))];
    for entry in &sorted {
        lines.push(port(locale, entry));
        if let SerialPortType::UsbPort(usb) = &entry.port.port_type {
            lines.push(details(locale, usb));
        }
        if let Some(group) = &entry.denied {
            lines.push(say("board-port-denied", &Args::new().set_own_text("group", group)));
        }
    }
    let hint = if first.rank() < 2 { "board-ports-try" } else { "board-ports-none-likely" };
    lines.push(say(hint, &Args::new().set_path("path", &first.port.port_name)));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// What a port is.
fn port(locale: &Locale, entry: &PortEntry) -> String {
    let (kind, name) = match &entry.port.port_type {
        SerialPortType::UsbPort(usb) => match likelihood_from_usb_id((usb.vid, usb.pid)) {
            AdapterLikelihood::Arduino(name) => ("arduino", name),
            AdapterLikelihood::Chip(name) => ("chip", name),
            AdapterLikelihood::Other => ("usb", ""),
        },
        SerialPortType::BluetoothPort => ("bluetooth", ""),
        SerialPortType::PciPort | SerialPortType::Unknown => ("built-in", ""),
    };
    let args = Args::new().set("kind", kind).set("name", name);
    locale.message_text("board-port", &args.set_path("path", &entry.port.port_name))
}

fn details(locale: &Locale, usb: &UsbPortInfo) -> String {
    let or_none = |text: &str| {
        if text.is_empty() { CleanText::own("none") } else { ForeignText::new_within(text, LONGEST).into() }
    };
    let product = format!("{} {}", said(&usb.manufacturer), said(&usb.product));
    let args = Args::new()
        .set_own_text("id", format!("{:04X}:{:04X}", usb.vid, usb.pid))
        .set("serial", or_none(said(&usb.serial_number)))
        .set("product", or_none(product.trim()));
    locale.message_text("board-port-details", &args)
}

/// What a device says of itself; nothing where it says nothing.
fn said(text: &Option<String>) -> &str {
    text.as_deref().unwrap_or_default()
}

/// The list for programs: an array, the likeliest first.
pub fn ports_json(entries: &[PortEntry]) -> String {
    let all: Vec<Value> = sorted(entries).into_iter().map(entry_json).collect();
    format!("{}\n", Value::from(all))
}

fn entry_json(entry: &PortEntry) -> Value {
    let kind = match &entry.port.port_type {
        SerialPortType::UsbPort(_) => "usb",
        SerialPortType::BluetoothPort => "bluetooth",
        SerialPortType::PciPort => "built-in",
        SerialPortType::Unknown => "unknown",
    };
    let mut object = json!({
        "path": entry.port.port_name, "kind": kind, "worth_trying": entry.rank() < 2, "may_open": entry.denied.is_none(),
    });
    if let SerialPortType::UsbPort(usb) = &entry.port.port_type {
        object["adapter"] = match likelihood_from_usb_id((usb.vid, usb.pid)) {
            AdapterLikelihood::Arduino(name) | AdapterLikelihood::Chip(name) => name.into(),
            AdapterLikelihood::Other => Value::Null,
        };
        object["vendor_id"] = format!("{:04x}", usb.vid).into();
        object["product_id"] = format!("{:04x}", usb.pid).into();
        object["serial"] = said(&usb.serial_number).into();
        object["maker"] = said(&usb.manufacturer).into();
        object["product"] = said(&usb.product).into();
    }
    object
}
