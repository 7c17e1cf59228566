//! How soon a key is echoed at a host while 10,000 connections bring garbage, beside a bare echo in the same moments.

use super::measured::FigureBound::{AtMost, Open};
use super::measured::{BenchFigure, times};
use super::{BenchTerminal, ConsoleBenchError, bare, median, shown};
use ansage_words::locale::Args;
use portable_pty::CommandBuilder;
use std::io::Write;
use std::net::TcpStream;
use std::path::Path;
use std::time::Duration;

/// The number of connections, and the bytes that each brings.
const CONNECTIONS: usize = 10_000;
const GARBAGE: usize = 1_024;
/// The longest that a key may wait, in milliseconds.
const LONGEST: f64 = 172.0;
/// A key that no message of the host's contains.
const KEY: &str = "~";

/// Takes the figures.
pub fn crowd(folder: &Path) -> Result<Vec<BenchFigure>, ConsoleBenchError> {
    let mut bare = bare()?;
    let mut ours = BenchTerminal::take(host(folder))?;
    bare.printed("ready")?;
    let port = ours.port(&shown::line("link-address", &Args::new().set("address", "127.0.0.1")))?;
    let connections = if super::measured::is_measuring() { CONNECTIONS } else { times(CONNECTIONS) };
    let crowd = std::thread::spawn(move || {
        (0..connections).filter(|number| bring_garbage(&format!("127.0.0.1:{port}"), *number)).count()
    });
    let (mut bare_times, mut our_times) = (Vec::new(), Vec::new());
    while !crowd.is_finished() || our_times.is_empty() {
        bare_times.push(bare.echo(KEY)?);
        our_times.push(ours.echo(KEY)?);
        ours.type_keys("\x7f")?;
    }
    let came = crowd.join().map_err(|_| "the connections ended in a panic")?;
    let longest = our_times.iter().max().copied().unwrap_or_default().as_secs_f64() * 1_000.0;
    let keys = our_times.len();
    let (bare, ours) = (median(bare_times), median(our_times));
    println!(
        "{came} connections of garbage, {keys} keys: bare {bare:.3} ms, ours {ours:.3} ms, {longest:.1} ms at most"
    );
    Ok(vec![
        BenchFigure::millis("key to echo among 10,000 connections, longest", longest, AtMost(LONGEST)),
        BenchFigure::ratio("key to echo among 10,000 connections, to a bare echo", ours / bare, Open),
    ])
}

/// A game at a host that listens on the loopback.
fn host(folder: &Path) -> CommandBuilder {
    drop(std::fs::remove_file(folder.join("crowd")));
    let mut command = super::ansage(folder, "crowd");
    let arguments =
        ["host", "--lang", "en", "--audio", "none", "--voice", "off", "--no-discovery", "--listen", "127.0.0.1:0"];
    let program = command.get_argv()[..1].to_vec();
    *command.get_argv_mut() = program;
    command.args(arguments);
    command.args(["--journal", "crowd"]);
    command
}

/// Returns `true` if the connection was taken. What the host does with it does not matter.
fn bring_garbage(address: &str, number: usize) -> bool {
    let Ok(mut stream) = TcpStream::connect(address) else { return false };
    drop(stream.set_write_timeout(Some(Duration::from_millis(100))));
    drop(stream.write_all(&vec![(number % 251) as u8; GARBAGE]));
    true
}
