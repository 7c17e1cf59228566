//! Know the USB adapters that boards are built with, by the numbers of their vendors and products.

/// How likely a board is behind an adapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Adapter {
    /// A board of Arduino's own, by its name.
    Arduino(&'static str),
    /// A chip that boards like the Arduino Nano have, by its name.
    Chip(&'static str),
    /// Nothing that a board is usually built with.
    Other,
}

/// The vendors, their products, and what these are.
const KNOWN: [(u16, u16, Adapter); 18] = [
    (0x1A86, 0x7523, Adapter::Chip("CH340")),
    (0x1A86, 0x7522, Adapter::Chip("CH340")),
    (0x1A86, 0x5523, Adapter::Chip("CH341")),
    (0x1A86, 0x55D4, Adapter::Chip("CH9102")),
    (0x0403, 0x6001, Adapter::Chip("FT232R")),
    (0x0403, 0x6015, Adapter::Chip("FT231X")),
    (0x10C4, 0xEA60, Adapter::Chip("CP2102")),
    (0x067B, 0x2303, Adapter::Chip("PL2303")),
    (0x2341, 0x0001, Adapter::Arduino("Arduino Uno")),
    (0x2341, 0x0043, Adapter::Arduino("Arduino Uno")),
    (0x2341, 0x0243, Adapter::Arduino("Arduino Uno")),
    (0x2A03, 0x0043, Adapter::Arduino("Arduino Uno")),
    (0x2341, 0x0010, Adapter::Arduino("Arduino Mega 2560")),
    (0x2341, 0x0042, Adapter::Arduino("Arduino Mega 2560")),
    (0x2341, 0x0036, Adapter::Arduino("Arduino Leonardo")),
    (0x2341, 0x8036, Adapter::Arduino("Arduino Leonardo")),
    (0x2341, 0x0058, Adapter::Arduino("Arduino Nano Every")),
    (0x2341, 0x8037, Adapter::Arduino("Arduino Micro")),
];

/// What an adapter with these numbers, vendor and product, is.
///
/// ```
/// use ansage_devices::adapter::{Adapter, adapter};
/// assert_eq!(adapter((0x1A86, 0x7523)), Adapter::Chip("CH340"));
/// ```
pub fn adapter(id: (u16, u16)) -> Adapter {
    let known = KNOWN.iter().find(|(vendor, product, _)| (*vendor, *product) == id);
    match known {
        Some((_, _, adapter)) => *adapter,
        None if matches!(id.0, 0x2341 | 0x2A03) => Adapter::Arduino("Arduino"),
        None => Adapter::Other,
    }
}
