//! No sound card and no voice: said once, and the game goes on in text.

use super::program::{DEADLINE, ProgramResult, RunningProgram, TestFolder, run, with_own_mounts};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

const GAME: &[u8] = b"start\ne4\npress\nopp press\ne5\nc\n";

/// The game was played in text, and `told` was said once.
const NO_CARD: &str = "No sound device: text only.";

/// Plays the game as soon as this line has come: cards are looked for in the background.
fn played_when_told(command: Command, told: &str) -> ProgramResult {
    let mut playing = RunningProgram::start(command);
    playing.until(&[told]);
    playing.send(GAME);
    playing.end()
}

#[track_caller]
fn in_text(room: &TestFolder, played: ProgramResult, told: &str) {
    let played = played.status(0).quiet();
    assert_eq!(played.out.matches(told).count(), 1, "{told:?} once in {played:?}");
    for line in ["w e2-e4", "Black to move.", "b e7-e5", "White to move.", "The game is saved."] {
        assert!(played.out.contains(line), "{line:?} is not in {played:?}");
    }
    room.run("verify game.journal").status(0).quiet();
}

#[test]
fn without_a_sound_card_the_game_goes_on_in_text() {
    let room = TestFolder::new("sound-none");
    for audio in ["default", "Nonesuch"] {
        let _ = std::fs::remove_file(room.path("game.journal"));
        let mut command = room.ansage("play --lang en --journal game.journal --audio");
        command.arg(audio);
        in_text(&room, played_when_told(command, NO_CARD), NO_CARD);
    }
}

#[test]
fn with_a_broken_sound_set_up_the_c_libraries_are_quiet() {
    let room = TestFolder::new("sound-broken");
    room.write("broken.conf", "pcm.!default { type hw card 99\nctl.!default }}} nonsense");
    let mut command = room.ansage("play --lang en --journal game.journal --audio default");
    command.env("ALSA_CONFIG_PATH", room.path("broken.conf")).env("PULSE_SERVER", "unix:/nowhere");
    in_text(&room, played_when_told(command, NO_CARD), NO_CARD);
}

#[test]
fn a_private_device_that_is_missing_is_told() {
    let room = TestFolder::new("sound-private");
    let options = "play --lang en --journal game.journal --audio none --private-audio Nonesuch";
    let told = "No private sound device: text only.";
    in_text(&room, played_when_told(room.ansage(options), told), told);
}

#[test]
fn without_a_voice_of_the_system_the_simple_one_speaks_and_says_so() {
    let room = TestFolder::new("sound-voice");
    let script = r#"for there in /usr/lib/*/libespeak-ng.so.1 /usr/lib/libespeak-ng.so.1 /usr/bin/speech-dispatcher
        do [ ! -e "$there" ] || mount --bind /dev/null "$there" || exit 9
        done; exec "$@""#;
    let play = "play --lang en --journal game.journal --clock script --audio wav:game.wav";
    let mut arguments = vec![env!("CARGO_BIN_EXE_ansage")];
    arguments.extend(play.split(' '));
    let Some(command) = with_own_mounts(&room, script, &arguments) else { return };
    let game = String::from_utf8_lossy(GAME).replace("\npress\n", "\n+9\npress\n");
    in_text(&room, run(command, game.as_bytes()), "Simple voice. Better: libespeak-ng1");
    assert!(room.path("game.wav").metadata().unwrap().len() > 100_000, "and it speaks");
    let say = [env!("CARGO_BIN_EXE_ansage"), "say", "Dame", "--wav", "said.wav", "--lang", "de"];
    run(with_own_mounts(&room, script, &say).unwrap(), b"").status(0).quiet();
}

#[test]
fn a_script_may_end_in_the_middle_of_a_private_answer() {
    let room = TestFolder::new("sound-script-end");
    let options = "play --lang en --journal game.journal --clock script --audio wav:game.wav";
    let played = run(room.ansage(options), b"start\ne4\nboard\n").status(0).quiet();
    assert!(played.out.contains("The game is saved."), "{played:?}");
    hound::WavReader::open(room.path("game.wav")).expect("a whole file");
}

#[test]
fn a_sound_file_that_cannot_be_written_is_told_and_the_game_goes_on() {
    let room = TestFolder::new("sound-wav");
    for wav in ["missing/game.wav", "home"] {
        let _ = std::fs::remove_file(room.path("game.journal"));
        let options = format!("play --lang en --journal game.journal --audio wav:{wav}");
        in_text(&room, run(room.ansage(&options), GAME), "Sound file lost. The game goes on.");
    }
}

#[test]
fn saying_a_text_without_a_sound_card_is_refused_in_words() {
    let room = TestFolder::new("sound-say");
    let mut command = room.ansage("say hello --lang en");
    command.env("LANG", "en_GB.UTF-8");
    run(command, b"").status(1).empty().says("There is no sound device. Nothing was said.");
    run(room.ansage("say hello --wav missing/said.wav"), b"").status(1).empty().says("It is not there.");
    run(room.ansage("say Springer --lang de --wav said.wav"), b"").status(0).quiet().empty();
    assert!(room.path("said.wav").metadata().unwrap().len() > 20_000);
}

#[test]
fn a_press_is_heard_in_time_also_without_a_device() {
    let room = TestFolder::new("sound-press");
    let mut playing = RunningProgram::start(room.ansage("play --lang en --journal game.journal --audio default"));
    playing.line("start");
    playing.line("e4");
    playing.line("press");
    playing.until(&["Black to move."]);
    playing.end().status(0).quiet();
}

/// A program that ends with its test.
struct EndedWithTest(Child);

impl Drop for EndedWithTest {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

/// A sound server with a null sink in a room, which lets anybody in, and its address; `None`, said aloud, where there is
/// none to start.
fn sound_server(room: &TestFolder) -> Option<(EndedWithTest, String)> {
    std::fs::create_dir_all(room.path("server")).unwrap();
    let socket = room.path("server/native");
    let protocol = format!("module-native-protocol-unix auth-anonymous=1 socket={}", socket.display());
    let mut command = room.any("pulseaudio");
    command.env("HOME", room.path("server")).env("XDG_RUNTIME_DIR", room.path("server"));
    command.args(["-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--disallow-exit=yes"]);
    command.args(["-L", "module-null-sink", "-L", &protocol]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let server = command.spawn().map_err(|error| ansage_testing::skip::skipped(format!("pulseaudio: {error}"))).ok()?;
    let server = EndedWithTest(server);
    let until = Instant::now() + DEADLINE;
    while !socket.exists() {
        assert!(Instant::now() < until, "the sound server did not start");
        std::thread::yield_now();
    }
    Some((server, format!("unix:{}", socket.display())))
}

/// There is no other way to sound in a room: whoever plays at all plays over the server.
#[test]
fn p22_without_a_cookie_of_its_own_the_sound_server_is_reached() {
    let room = TestFolder::new("sound-cookie");
    let Some((_server, address)) = sound_server(&room) else { return };
    let cookie = room.path("home/.config/pulse/cookie");
    for kept in [false, true] {
        assert_eq!(cookie.exists(), kept);
        let mut command = room.ansage("play --lang en --voice reader --journal game.journal --audio default");
        command.env("PULSE_SERVER", &address);
        let mut playing = RunningProgram::start(command);
        playing.send(GAME);
        let played = playing.end().status(0).quiet();
        assert!(!played.out.contains(NO_CARD), "{played:?}");
        let bytes = std::fs::read(&cookie).unwrap();
        assert_eq!(bytes.len(), 256, "made once, as PulseAudio's own clients do");
        std::fs::remove_file(room.path("game.journal")).unwrap();
    }
}

/// The library of the sound server makes its folders as it is opened, and complains where it cannot.
#[test]
fn n30_without_sound_nothing_of_the_sound_system_is_touched() {
    let room = TestFolder::new("sound-untouched");
    for (clock, server, home) in [
        ("real", None, None),
        ("script", None, None),
        ("script", None, Some("/proc")),
        ("real", Some("unix:/nowhere"), None),
        ("script", Some("unix:/nowhere"), None),
    ] {
        let case = format!("clock {clock}, server {server:?}, home {home:?}");
        let _ = std::fs::remove_file(room.path("game.journal"));
        let mut command = room.play("game.journal", &format!("--voice off --clock {clock}"));
        let temporary = room.path("temporary");
        std::fs::create_dir_all(&temporary).unwrap();
        command.env("TMPDIR", temporary).env_remove("XDG_RUNTIME_DIR");
        command.envs(server.map(|server| ("PULSE_SERVER", server)));
        command.envs(home.map(|home| ("HOME", home)));
        let mut playing = RunningProgram::start(command);
        playing.send(b"start\n");
        playing.until(&["Game begins."]);
        let maps = std::fs::read_to_string(format!("/proc/{}/maps", playing.id())).unwrap();
        assert!(!maps.contains("libpulse"), "{case}: the library is not opened");
        playing.end().status(0).quiet();
        let made = room.names("temporary");
        assert!(made.iter().all(|name| !name.starts_with("pulse")), "{case}: {made:?}");
        for folder in ["home/.config/pulse", "config/pulse"] {
            assert!(!room.path(folder).exists(), "{case}: {folder} was made");
        }
    }
}

/// Whether the system has stopped a program.
fn is_stopped(id: u32) -> bool {
    let told = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    told.rsplit(')').next().is_some_and(|state| state.trim_start().starts_with('T'))
}

/// A machine that is put to sleep stops a program, and so does a debugger: the way to the sound server does not outlive it.
#[test]
fn p22_a_program_that_was_stopped_for_a_moment_says_on_what_it_was_saying() {
    let room = TestFolder::new("sound-stopped");
    let Some((_server, address)) = sound_server(&room) else { return };
    let options = "play --lang en --voice self --journal game.journal --audio default --speech-log speech.log";
    let mut command = room.ansage(options);
    command.env("PULSE_SERVER", &address);
    let mut playing = RunningProgram::start(command);
    let by = |what: &str, done: &dyn Fn() -> bool| {
        let until = Instant::now() + DEADLINE;
        while !done() {
            assert!(Instant::now() < until, "never {what}: {}", room.text("speech.log"));
            std::thread::yield_now();
        }
    };
    let heard = |words: &str| {
        let log = std::fs::read_to_string(room.path("speech.log")).unwrap_or_default();
        log.lines().any(|line| line.contains(words) && !line.contains("\"cut\":true"))
    };
    playing.line("start");
    by("heard: the beginning", &|| heard("game begins"));
    for (square, piece) in [("a1", "white rook"), ("b1", "white knight"), ("d1", "white queen")] {
        playing.line(&format!("x {square}"));
        playing.until(&[&format!("{square} {piece}")]);
        assert!(!heard(piece), "it is being said");
        playing.signal("STOP");
        by("stopped", &|| is_stopped(playing.id()));
        playing.signal("CONT");
        by(piece, &|| heard(piece));
    }
    let played = playing.end().status(0).quiet();
    for told in ["Sound lost", "Sound is back", NO_CARD] {
        assert!(!played.out.contains(told), "{told}: {played:?}");
    }
}
