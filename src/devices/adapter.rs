//! Know the USB adapters that boards are built with, by the numbers of their vendors and products.

/// How likely a board is behind an adapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AdapterLikelihood {
    /// A board of Arduino's own, by its name.
    Arduino(&'static str),
    /// A chip that boards like the Arduino Nano have, by its name.
    Chip(&'static str),
    /// Nothing that a board is usually built with.
    Other,
}

/// The vendors, their products, and what these are.
const KNOWN: [(u16, u16, AdapterLikelihood); 18] = [
    (0x1A86, 0x7523, AdapterLikelihood::Chip("CH340")),
    (0x1A86, 0x7522, AdapterLikelihood::Chip("CH340")),
    (0x1A86, 0x5523, AdapterLikelihood::Chip("CH341")),
    (0x1A86, 0x55D4, AdapterLikelihood::Chip("CH9102")),
    (0x0403, 0x6001, AdapterLikelihood::Chip("FT232R")),
    (0x0403, 0x6015, AdapterLikelihood::Chip("FT231X")),
    (0x10C4, 0xEA60, AdapterLikelihood::Chip("CP2102")),
    (0x067B, 0x2303, AdapterLikelihood::Chip("PL2303")),
    (0x2341, 0x0001, AdapterLikelihood::Arduino("Arduino Uno")),
    (0x2341, 0x0043, AdapterLikelihood::Arduino("Arduino Uno")),
    (0x2341, 0x0243, AdapterLikelihood::Arduino("Arduino Uno")),
    (0x2A03, 0x0043, AdapterLikelihood::Arduino("Arduino Uno")),
    (0x2341, 0x0010, AdapterLikelihood::Arduino("Arduino Mega 2560")),
    (0x2341, 0x0042, AdapterLikelihood::Arduino("Arduino Mega 2560")),
    (0x2341, 0x0036, AdapterLikelihood::Arduino("Arduino Leonardo")),
    (0x2341, 0x8036, AdapterLikelihood::Arduino("Arduino Leonardo")),
    (0x2341, 0x0058, AdapterLikelihood::Arduino("Arduino Nano Every")),
    (0x2341, 0x8037, AdapterLikelihood::Arduino("Arduino Micro")),
];

/// What an adapter with these numbers, vendor and product, is.
///
/// ```
/// use ansage_devices::adapter::{AdapterLikelihood, likelihood_from_usb_id};
/// assert_eq!(likelihood_from_usb_id((0x1A86, 0x7523)), AdapterLikelihood::Chip("CH340"));
/// ```
pub fn likelihood_from_usb_id(id: (u16, u16)) -> AdapterLikelihood {
    let known = KNOWN.iter().find(|(vendor, product, _)| (*vendor, *product) == id);
    match known {
        Some((_, _, adapter)) => *adapter,
        None if matches!(id.0, 0x2341 | 0x2A03) => AdapterLikelihood::Arduino("Arduino"),
        None => AdapterLikelihood::Other,
    }
}
