//! The pictures of the README, from what the program itself shows. `make pictures` names the folder for the pages in
//! `ANSAGE_PICTURES`, and lets a browser take them.

use crate::support::pty::TestHome;
use crate::support::two_stations::{HostTerminal, board};
use std::fmt::Write as _;
use std::path::Path;

/// The sixteen colours of a terminal, as xterm has them.
const COLOURS: [u32; 16] = [
    0x00_0000, 0xcd_0000, 0x00_cd00, 0xcd_cd00, 0x00_00ee, 0xcd_00cd, 0x00_cdcd, 0xe5_e5e5, 0x7f_7f7f, 0xff_0000,
    0x00_ff00, 0xff_ff00, 0x5c_5cff, 0xff_00ff, 0x00_ffff, 0xff_ffff,
];

fn colour(colour: vt100::Color, usual: &str) -> String {
    let number = match colour {
        vt100::Color::Default => return usual.to_owned(),
        vt100::Color::Rgb(red, green, blue) => u32::from_be_bytes([0, red, green, blue]),
        vt100::Color::Idx(at) if at < 16 => COLOURS[usize::from(at)],
        vt100::Color::Idx(at) if at >= 232 => u32::from(at - 232) * 0x0a_0a0a + 0x08_0808,
        vt100::Color::Idx(at) => {
            let level = |step: u8| if step == 0 { 0 } else { 55 + u32::from(step) * 40 };
            let at = at - 16;
            level(at / 36) << 16 | level(at / 6 % 6) << 8 | level(at % 6)
        }
    };
    format!("#{number:06x}")
}

/// A terminal's screen as a page: one row a line, each cell in its colours.
fn page(screen: &vt100::Screen) -> String {
    let (rows, columns) = screen.size();
    let mut page = "<!DOCTYPE html><meta charset=utf-8><style>body{margin:0;background:#000}\
        pre{margin:0;padding:12px;font:20px/24px 'DejaVu Sans Mono',monospace;color:#e5e5e5}</style><pre>"
        .to_owned();
    for row in 0..rows {
        for column in 0..columns {
            let Some(cell) = screen.cell(row, column).filter(|cell| !cell.is_wide_continuation()) else { continue };
            let (mut front, mut back) = (colour(cell.fgcolor(), "#e5e5e5"), colour(cell.bgcolor(), "#000"));
            if cell.inverse() {
                std::mem::swap(&mut front, &mut back);
            }
            let weight = if cell.bold() { ";font-weight:bold" } else { "" };
            let text = match cell.contents() {
                "" => " ",
                "<" => "&lt;",
                "&" => "&amp;",
                text => text,
            };
            write!(page, "<span style=\"color:{front};background:{back}{weight}\">{text}</span>").unwrap();
        }
        page += "\n";
    }
    page + "</pre>"
}

#[test]
fn the_sighted_players_screen_after_a_move_is_a_picture_of_the_readme() {
    let (mut host, home) =
        (HostTerminal::open("readme-board", &["--blind", "white", "--audio", "none"]), TestHome::new("readme-board"));
    let black = board(&home, &host.address(), &host.code, &[]);
    host.seat.until("Black joined.");
    host.seat.line("start");
    host.seat.line("d4");
    black.shows("d2-d4");
    let page = page(&black.picture());
    assert!(page.contains("background:#") && page.matches("<span").count() >= 24 * 80);
    if let Some(folder) = std::env::var_os("ANSAGE_PICTURES") {
        std::fs::write(Path::new(&folder).join("board.html"), page).unwrap();
    }
}
