//! A full disk at the host: what a joined station does meanwhile is not told before it is recorded, and is not lost.

use super::guest::words;
use super::hosting::{RunningHost, events_in, free_port, read_code};
use super::program::{RunningProgram, TestFolder, with_own_mounts};
use ansage_game::event::EventKind;
use ansage_game::seat::Color;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

const ON_A_SMALL_DISK: &str = r#"mount -t tmpfs -o size=64k none home && exec "$@""#;

#[test]
fn what_a_station_does_while_the_disk_is_full_counts_when_there_is_room_again() {
    let room = TestFolder::new("host-disk");
    let listen = format!("127.0.0.1:{}", free_port());
    let options = "--audio none --lang en --no-discovery --time 90+30 --journal home/game.journal --listen";
    let mut host = vec![env!("CARGO_BIN_EXE_ansage"), "host"];
    host.extend(options.split(' ').chain([&*listen]));
    let Some(command) = with_own_mounts(&room, ON_A_SMALL_DISK, &host) else { return };
    let mut running = RunningProgram::start(command);
    let address = running.until(&["ansage join "]).replace("ansage join ", "");
    let code = read_code(&running.until(&["Code "]));
    let mut host = RunningHost { running, address, code };
    let mut black = host.black();
    host.e4();
    // The disk is the program's own; its process shows it to us.
    let root = PathBuf::from(format!("/proc/{}/root", host.running.id()));
    let disk = root.join(room.path("home").strip_prefix("/").unwrap());
    let filler = disk.join("filler");
    let mut file = OpenOptions::new().create(true).append(true).open(&filler).unwrap();
    while file.write_all(&[0; 512]).is_ok() {}
    drop(file);
    loop {
        host.line("c");
        if host.running.until(&["you ", "Not recorded"]).contains("Not recorded") {
            break;
        }
    }
    let n = black.act(Color::Black, EventKind::Announced { words: words("e7e5") });
    host.until("Not recorded");
    fs::remove_file(&filler).unwrap();
    host.until("e7-e5");
    black.recorded(n);
    let journal = fs::read_to_string(disk.join("game.journal")).unwrap();
    assert_eq!(events_in(&journal, "announced").len(), 2);
    host.quit();
}
