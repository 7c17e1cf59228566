//! The files with the keys: private, replaced in one step, never lost because they cannot be understood.

use super::program::TestFolder;
use ansage_game::hex::hex;
use ansage_game::joining::StationRole;
use ansage_game::seat::Color;
use ansage_link::driver::keys::{ClientKeyFolder, ClientPairing, KeyFile, KeyFileError, SeatAssignment};
use ansage_link::pairing::{PairingId, PairingKey};
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

const KEY: [u8; 32] = [0xAB; 32];
const BLACK: SeatAssignment = SeatAssignment { capacity: StationRole::Player, seat: Some(Color::Black) };
const WATCHING: SeatAssignment = SeatAssignment { capacity: StationRole::Spectator, seat: None };

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn kept(path: &Path) -> KeyFile {
    let mut keys = KeyFile::open(path).unwrap().keys;
    keys.add_pairing(PairingId([1; 16]), PairingKey::new(KEY)).unwrap();
    keys.set_port(20_555).unwrap();
    keys
}

fn saved(game: &str, seated: SeatAssignment) -> ClientPairing {
    ClientPairing::new("192.168.1.7:20140", PairingId([3; 16]), PairingKey::new(KEY), game, seated)
}

fn game(n: u8) -> String {
    hex(&[n; 16])
}

#[test]
fn the_hosts_file_lies_beside_the_journal_and_is_its_owners_alone() {
    let room = TestFolder::new("keys-host");
    let path = KeyFile::path_beside_journal(&room.path("g.journal"));
    assert!(path.ends_with("g.journal.pairing"));
    let opened = KeyFile::open(&path).unwrap();
    assert!(opened.aside.is_none() && opened.keys.pairings().is_empty() && opened.keys.port() == 0);
    assert!(!path.exists(), "nothing is written before there is something to keep");
    let mut keys = kept(&path);
    assert_eq!(mode(&path), 0o600);
    keys.set_seat_assignment(PairingId([1; 16]), BLACK).unwrap();
    let again = KeyFile::open(&path).unwrap().keys;
    assert_eq!((again.game_name(), again.port(), again.pairings()), (keys.game_name(), 20_555, keys.pairings()));
    assert_eq!(again.find_pairing(PairingId([1; 16])).unwrap().seated, Some(BLACK));
    assert_eq!(
        room.names("."),
        ["g.journal.pairing", "home", "no-cards.conf", "run"],
        "nothing is left of the writing"
    );
    assert_ne!(
        KeyFile::open(&room.path("other.pairing")).unwrap().keys.game_name(),
        keys.game_name(),
        "each game has its name"
    );
}

#[test]
fn a_file_that_others_could_read_is_private_after_the_next_change() {
    let room = TestFolder::new("keys-open");
    let path = room.path("g.journal.pairing");
    let mut keys = kept(&path);
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    keys.set_port(20_556).unwrap();
    assert_eq!(mode(&path), 0o600);
}

#[test]
fn a_link_put_in_place_of_the_file_is_replaced_not_followed() {
    let room = TestFolder::new("keys-symlink");
    let path = room.path("g.journal.pairing");
    let mut keys = kept(&path);
    fs::remove_file(&path).unwrap();
    symlink(room.write("victim", "precious"), &path).unwrap();
    keys.set_port(20_556).unwrap();
    assert_eq!(room.text("victim"), "precious");
    assert_eq!(KeyFile::open(&path).unwrap().keys.port(), 20_556);
}

#[test]
fn a_damaged_file_is_set_aside_and_told_and_never_written_over() {
    let room = TestFolder::new("keys-damaged");
    let path = room.path("g.journal.pairing");
    kept(&path);
    let whole = fs::read(&path).unwrap();
    let mut damaged: Vec<Vec<u8>> = vec![Vec::new(), b"\0".repeat(1_000), b"[]".to_vec(), b"{\"format\":0}".to_vec()];
    damaged.extend((1..whole.len() - 2).step_by(29).map(|end| whole[..end].to_vec()));
    damaged.push(vec![b'['; 200_000]);
    damaged.push(vec![b' '; 300_000]);
    for (number, bytes) in damaged.iter().enumerate() {
        fs::write(&path, bytes).unwrap();
        let opened = KeyFile::open(&path).unwrap();
        let aside = opened.aside.expect("set aside");
        assert_eq!(fs::read(&aside).unwrap(), *bytes, "as it was");
        let ending = if number == 0 { String::new() } else { (number + 1).to_string() };
        assert!(aside.ends_with(format!("g.journal.pairing.damaged{ending}")), "{}", aside.display());
        assert!(opened.keys.pairings().is_empty());
        opened.keys.save().unwrap();
    }
}

#[test]
fn every_byte_of_the_file_changed_gives_an_answer_and_loses_nothing() {
    let room = TestFolder::new("keys-every");
    let path = room.path("g.journal.pairing");
    kept(&path);
    let whole = fs::read(&path).unwrap();
    for at in 0..whole.len() {
        let mut changed = whole.clone();
        changed[at] ^= 0x15;
        fs::write(&path, &changed).unwrap();
        let lies_at = match KeyFile::open(&path) {
            Ok(opened) => opened.aside.unwrap_or_else(|| path.clone()),
            Err(KeyFileError::Later(_)) => path.clone(),
            Err(error) => panic!("byte {at}: {error:?}"),
        };
        assert_eq!(fs::read(&lies_at).unwrap(), changed, "byte {at}");
        if lies_at != path {
            fs::remove_file(lies_at).unwrap();
        }
    }
}

#[test]
fn a_file_of_a_later_version_is_not_touched() {
    let room = TestFolder::new("keys-later");
    let path = room.write("g.journal.pairing", br#"{"format": 2, "news": true}"#);
    let refused = KeyFile::open(&path).unwrap_err();
    assert!(matches!(&refused, KeyFileError::Later(at) if *at == path), "{refused:?}");
    assert_eq!(room.text("g.journal.pairing"), r#"{"format": 2, "news": true}"#);
}

#[test]
fn what_is_no_file_is_told_and_stays() {
    let room = TestFolder::new("keys-folder");
    let path = room.path("g.journal.pairing");
    fs::create_dir(&path).unwrap();
    assert!(matches!(KeyFile::open(&path), Err(KeyFileError::Io(at, _)) if at == path));
    assert!(path.is_dir());
    let device = KeyFile::open(Path::new("/dev/zero"));
    assert!(matches!(device, Err(KeyFileError::Io(..))));
}

#[test]
fn numbers_of_stations_are_never_given_again_and_end() {
    let room = TestFolder::new("keys-numbers");
    let path = room.path("g.journal.pairing");
    let mut keys = KeyFile::open(&path).unwrap().keys;
    for station in 1..=255_u8 {
        let id = PairingId([station; 16]);
        assert_eq!(keys.add_pairing(id, PairingKey::new(KEY)), Some(station));
        assert!(keys.forget_pairing(id).unwrap());
    }
    assert_eq!(keys.add_pairing(PairingId([0; 16]), PairingKey::new(KEY)), None);
    assert_eq!(KeyFile::open(&path).unwrap().keys.add_pairing(PairingId([0; 16]), PairingKey::new(KEY)), None);
}

#[test]
fn a_guest_keeps_a_pairing_for_each_place_at_each_game() {
    let room = TestFolder::new("keys-guest");
    let folder = room.path("data/pairings");
    let keys = ClientKeyFolder::in_folder(&folder);
    assert!(keys.read_all_pairings().unwrap().saved.is_empty(), "no folder yet");
    for pairing in [saved(&game(1), BLACK), saved(&game(1), WATCHING), saved(&game(2), BLACK)] {
        assert_eq!(keys.save_pairing(&pairing).unwrap(), None);
    }
    let later = ClientPairing { last_seq: 41, head: "abc".into(), ..saved(&game(1), BLACK) };
    keys.save_pairing(&later).unwrap();
    let all = keys.read_all_pairings().unwrap();
    assert_eq!((all.saved.len(), all.unread.len()), (3, 0));
    assert!(all.saved.contains(&later));
    assert_eq!(mode(&folder), 0o700);
    assert_eq!(mode(&folder.join(format!("{}-player-black.json", game(1)))), 0o600);
    keys.forget_pairing(&game(1), BLACK).unwrap();
    keys.forget_pairing(&game(1), BLACK).unwrap();
    assert_eq!(keys.read_all_pairings().unwrap().saved.len(), 2);
}

#[test]
fn a_guests_damaged_file_is_told_kept_and_in_nobodys_way() {
    let room = TestFolder::new("keys-guest-damaged");
    let folder = room.path("pairings");
    let keys = ClientKeyFolder::in_folder(&folder);
    keys.save_pairing(&saved(&game(2), BLACK)).unwrap();
    let path = folder.join(format!("{}-player-black.json", game(1)));
    fs::write(&path, "{\"format\":1").unwrap();
    let all = keys.read_all_pairings().unwrap();
    assert_eq!((all.saved.len(), all.unread.len()), (1, 1));
    assert_eq!(all.unread[0], path);
    let aside = keys.save_pairing(&saved(&game(1), BLACK)).unwrap().expect("set aside");
    assert_eq!(fs::read_to_string(aside).unwrap(), "{\"format\":1");
    assert_eq!(keys.read_all_pairings().unwrap().saved.len(), 2);
    fs::write(&path, r#"{"format": 9}"#).unwrap();
    assert!(matches!(keys.save_pairing(&saved(&game(1), BLACK)), Err(KeyFileError::Later(_))));
    assert_eq!(fs::read_to_string(&path).unwrap(), r#"{"format": 9}"#);
}

#[test]
fn no_game_has_a_name_that_leads_out_of_the_folder() {
    let room = TestFolder::new("keys-names");
    let keys = ClientKeyFolder::in_folder(&room.path("pairings"));
    let long = "a".repeat(33);
    for bad in ["", "..", "../../etc/passwd", "/etc/passwd", "a/b", "A0", "0".repeat(31).as_str(), &long, "ä"] {
        assert!(keys.save_pairing(&saved(bad, BLACK)).is_err(), "{bad:?}");
    }
    assert!(keys.read_all_pairings().unwrap().saved.is_empty());
}

/// A key of no pairing.
pub fn key() -> PairingKey {
    PairingKey::new(KEY)
}
