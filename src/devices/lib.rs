//! Follow what is connected to a port of this machine: a blind player's tactile board, a sighted player's electronic one,
//! a clock key of a player's own.
//!
//! Every device has the same [`life`]: opened, asked, found, silent, lost, found again, with longer and longer pauses. A
//! kind of device is a [`life::DeviceProtocol`]: bytes in, and bytes and [`report`]s out, with one row that says how it is
//! called, how fast its line is, what it is asked and how long it is waited for. All of them are pure; [`driver`] has the
//! ports and a thread for each device.
//!
//! | device | its protocol |
//! |---|---|
//! | [`tactile`] board | text lines with a checksum: every lift, every placing, four buttons |
//! | [`dgt`] board | bytes of the maker's: what stands on each field, and the clock beside it |
//! | [`clock_key`] | any byte is a press |
//!
//! The tactile board feels hands: a lift is a touch (D.2.2). An electronic board is read only when it has come to rest
//! ([`settle`], and what it shows then: [`ansage_game::shapes`]): a full scan takes it a quarter of a second, so that a
//! placing may be told before the lift, a captured piece may never show as gone, and a slide visits every square. What
//! pieces did beside the move is measured in [`ansage_game::hands`].
//!
//! ```
//! use ansage_devices::dgt::wire::{DgtMessage, DgtDecoder};
//! let told = DgtDecoder::new().decode_bytes(&[0x8E, 0, 5, 36, 1]);
//! assert!(matches!(told[..], [Ok(DgtMessage::Field { .. })]), "a white pawn on e4");
//! ```
//!
//! It depends on `ansage-game` alone. Only [`driver`] touches ports, threads and clocks.

pub mod adapter;
pub mod clock_key;
pub mod contents;
pub mod dgt;
#[cfg(not(target_family = "wasm"))]
pub mod driver;
pub mod life;
pub mod report;
pub mod settle;
pub mod tactile;
