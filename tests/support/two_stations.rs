//! Set a table for two stations: the host on one terminal, who joins on another, a cable between them.

use super::pty::{TerminalSeat, TestHome};
use super::screen::FullScreen;
use ansage_game::seat::Color;
use ansage_seats::sighted::layout::ScreenLayout;
use ratatui::layout::Rect;
use std::fs;

/// The blind player's station that hosts, on a terminal of its own.
pub struct HostTerminal {
    pub home: TestHome,
    pub seat: TerminalSeat,
    pub port: u16,
    pub code: String,
}

/// The options of every host here, but for its port, the usual time, and whether it is heard and found.
const HOST: [&str; 7] = ["host", "--journal", "journal", "--lang", "en", "--voice", "off"];

impl HostTerminal {
    /// A new game; `name` must be the test's own.
    pub fn open(name: &str, args: &[&str]) -> HostTerminal {
        let home = TestHome::new(&format!("{name}-host"));
        let usual: &[&str] = if args.contains(&"--time") { &[] } else { &["--time", "90+30"] };
        HostTerminal::at(home, &[&["--listen", "127.0.0.1:0"], usual, args].concat())
    }

    /// The game of this home, new or opened again. The port is that of the last time.
    pub fn at(home: TestHome, args: &[&str]) -> HostTerminal {
        let silent: &[&str] = if args.contains(&"--audio") { &[] } else { &["--audio", "none"] };
        HostTerminal::opened(home, &[silent, &["--no-discovery"], args].concat())
    }

    /// A new game that announces itself, on this machine alone.
    pub fn announced(name: &str, args: &[&str]) -> HostTerminal {
        let home = TestHome::new(&format!("{name}-host"));
        // Not the usual port, which is not said.
        let port = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).unwrap().port();
        let usual = ["--listen", &format!("127.0.0.1:{port}"), "--audio", "none", "--time", "90+30"];
        HostTerminal::opened(home, &[&usual, args].concat())
    }

    fn opened(home: TestHome, args: &[&str]) -> HostTerminal {
        let usual = if args.contains(&"--voice") { &HOST[..5] } else { &HOST };
        let mut seat = TerminalSeat::program(&home, 80, &[usual, args].concat());
        let lines = seat.until("Code ");
        let told = |start: &str| {
            let line = lines.iter().find_map(|line| line.split_once(start));
            line.unwrap_or_else(|| panic!("no {start:?} in {lines:?}")).1.to_owned()
        };
        let code = told("Code ").chars().filter(char::is_ascii_digit).collect();
        // The usual port is not said.
        let port = told("ansage join 127.0.0.1").trim_start_matches(':').parse().unwrap_or(20_140);
        HostTerminal { home, seat, port, code }
    }

    /// Where it is, without a cable between.
    pub fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }
}

/// The options of a station that joins here: in English, without sound, by the code.
pub fn joining(home: &TestHome, address: &str, code: &str, args: &[&str]) -> Vec<String> {
    fs::write(home.path("code"), format!("{code}\n")).unwrap();
    let lang: &[&str] = if args.contains(&"--lang") { &[] } else { &["--lang", "en"] };
    let silent: &[&str] = if args.contains(&"--audio") { &[] } else { &["--audio", "none"] };
    let usual = ["join", address, "--code-file", "code"];
    [&usual, silent, lang, args].concat().into_iter().map(str::to_owned).collect()
}

/// A sighted player, assistant or spectator, full-screen.
pub fn board(home: &TestHome, address: &str, code: &str, args: &[&str]) -> FullScreen {
    let args = joining(home, address, code, args);
    FullScreen::program(home, (24, 80), &args.iter().map(String::as_str).collect::<Vec<_>>())
}

/// A station on the line console.
pub fn console(home: &TestHome, address: &str, code: &str, args: &[&str]) -> TerminalSeat {
    let args = joining(home, address, code, &[&["--voice", "off"], args].concat());
    TerminalSeat::program(home, 80, &args.iter().map(String::as_str).collect::<Vec<_>>())
}

/// The cell of a square on a board of 80 x 24 with Black below.
pub fn cell(square: &str) -> (u16, u16) {
    let layout = ScreenLayout::from_area(Rect::new(0, 0, 80, 24), false);
    let square = layout.square_area(square.parse().expect("a square"), Color::Black);
    (square.x + 1, square.y)
}

/// The hand goes to these squares, one click on each; no square twice in a row, for that is a click that bounced.
pub fn clicks(screen: &mut FullScreen, squares: &[&str]) {
    for square in squares {
        screen.click(cell(square));
    }
}
