//! The set-up script on machines of all kinds: stubs stand for the programs it asks, and record what it makes them do.

#![cfg(unix)]

use std::fmt::Write as _;
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Everything that Debian's list holds when nothing is missing for the tests.
const ALL: &str = "libc6-dev libasound2-dev libspeechd-dev libespeak-ng1 espeak-ng-data brltty espeak-ng pulseaudio-utils \
                   speech-dispatcher speech-dispatcher-espeak-ng pulseaudio libclang1-14 libclang-common-14-dev \
                   gcc-avr avr-libc libsimavr-dev libelf-dev";

/// A machine made of stubs: a folder that is the whole PATH.
struct StubMachine {
    folder: PathBuf,
}

/// What the script did.
struct ScriptResult {
    status: i32,
    said: String,
    did: String,
}

impl StubMachine {
    /// Rust 1.95, no package system yet; the plain tools are the real ones.
    fn new(name: &str) -> StubMachine {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("house-{name}"));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        for tool in ["sh", "sed", "tr", "sort", "dirname", "env"] {
            let real = std::env::split_paths(&std::env::var_os("PATH").unwrap())
                .map(|folder| folder.join(tool))
                .find(|path| path.exists())
                .unwrap_or_else(|| panic!("{tool} is on this machine"));
            symlink(real, folder.join(tool)).unwrap();
        }
        let machine = StubMachine { folder };
        machine.with("cargo", "echo 'cargo 1.95.0 (abc 2026-03-21)'").with("rustc", "echo 'rustc 1.95.0'")
    }

    /// A Debian with these packages and with a C compiler.
    fn debian(name: &str, packages: &str) -> StubMachine {
        let list = packages.split_whitespace().fold(String::new(), |mut list, package| {
            writeln!(list, "ii {package}").unwrap();
            list
        });
        StubMachine::new(name)
            .with("dpkg-query", &format!("printf '%s' '{list}un never-there\nrc libclang-dev\n'"))
            .with("apt-get", "echo \"apt-get $*\" >>\"$DID\"")
            .with("apt-cache", APT_CACHE)
            .with("id", "echo 0")
            .with("cc", ":")
            .with("pkg-config", ":")
    }

    /// With a program of this body, in place of any it had.
    fn with(self, program: &str, body: &str) -> StubMachine {
        let path = self.folder.join(program);
        let _ = fs::remove_file(&path);
        fs::write(&path, format!("#!/bin/sh\n{body}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        self
    }

    fn without(self, program: &str) -> StubMachine {
        fs::remove_file(self.folder.join(program)).unwrap();
        self
    }

    fn for_user(self) -> StubMachine {
        self.with("id", "echo 1000")
    }

    fn set_up(&self, purpose: &str) -> ScriptResult {
        self.runs("packages.sh", &[purpose])
    }

    fn runs(&self, script: &str, arguments: &[&str]) -> ScriptResult {
        let did = self.folder.join("did");
        let _ = fs::remove_file(&did);
        let output = Command::new("/bin/sh")
            .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join(".setup").join(script))
            .args(arguments)
            .env_clear()
            .env("PATH", &self.folder)
            .env("DID", &did)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let said = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
        ScriptResult { status: output.status.code().unwrap(), said, did: fs::read_to_string(&did).unwrap_or_default() }
    }
}

const APT_CACHE: &str = "case $1 in
depends) echo '  Depends: libclang-14-dev' ;;
search) echo 'libclang1-14 - x'; echo 'libclang1-19 - x' ;;
show) : ;;
esac";

/// Where nothing but Rust is missing, and apt would install these versions of its packages.
fn without_rust(name: &str, candidates: &[(&str, &str)]) -> StubMachine {
    let rows = candidates.iter().fold(String::new(), |mut rows, (package, version)| {
        writeln!(rows, "{package}) echo '{package}:'; echo '  Candidate: {version}' ;;").unwrap();
        rows
    });
    let apt_cache =
        APT_CACHE.replace("show) :", &format!("policy) case $2 in\n{rows}esac ;;\nshow) [ $2 != stockfish ]"));
    let apt_get = "echo \"apt-get $*\" >>\"$DID\"
        case $* in *install*rustc*)
            for program in cargo rustc; do
                printf '#!/bin/sh\\necho %s 1.96.0\\n' $program >\"$PATH/$program\"
                /bin/chmod +x \"$PATH/$program\"
            done ;;
        esac";
    let machine = StubMachine::debian(name, ALL).with("apt-cache", &apt_cache).with("apt-get", apt_get);
    machine.without("cargo").without("rustc")
}

/// Debian 12 with its security updates.
const BOOKWORM: [(&str, &str); 4] = [
    ("rustc", "1.63.0+dfsg1-2"),
    ("cargo", "0.66.0+ds1-1"),
    ("rustc-web", "1.96.0+dfsg1-1~deb12u2"),
    ("cargo-web", "1.96.0+dfsg1-1~deb12u2"),
];

#[test]
fn nothing_is_done_or_said_where_nothing_is_missing() {
    for machine in [StubMachine::debian("whole", ALL), StubMachine::debian("whole-user", ALL).for_user()] {
        let began = Instant::now();
        let ran = machine.set_up("test");
        assert_eq!((ran.status, ran.said.as_str(), ran.did.as_str()), (0, "", ""));
        assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());
    }
}

#[test]
fn root_installs_what_is_missing_and_nothing_else() {
    let ran = StubMachine::debian("bare", "base-files").without("cc").without("pkg-config").set_up("play");
    assert_eq!(ran.status, 0, "{}", ran.said);
    let calls: Vec<&str> = ran.did.lines().collect();
    assert_eq!(calls.len(), 2, "{calls:?}");
    assert!(calls[0].contains("update"));
    let packages = calls[1].split_once(" install ").unwrap().1;
    assert_eq!(
        packages,
        "gcc pkg-config libc6-dev libasound2-dev libspeechd-dev libespeak-ng1 espeak-ng-data libclang1-14 \
         libclang-common-14-dev stockfish"
    );
    assert!(calls[1].contains("--no-remove"), "nobody loses a package");
    let one = StubMachine::debian("one", &ALL.replace("libspeechd-dev", "")).set_up("test");
    assert!(one.did.ends_with(" install libspeechd-dev\n"), "{}", one.did);
}

#[test]
fn libclang_is_the_releases_own_or_the_newest_or_the_big_one() {
    let without = ALL.replace("libclang1-14", "");
    let chosen = |name: &str, apt_cache: &str| {
        let ran = StubMachine::debian(name, &without).with("apt-cache", apt_cache).set_up("test");
        ran.did.trim_end().rsplit_once(" install ").unwrap().1.to_owned()
    };
    assert_eq!(chosen("clang-own", APT_CACHE), "libclang1-14 libclang-common-14-dev");
    let newest = APT_CACHE.replace("Depends: libclang-14-dev", "");
    assert_eq!(chosen("clang-newest", &newest), "libclang1-19 libclang-common-19-dev");
    assert_eq!(chosen("clang-big", "exit 1"), "libclang-dev");
    let other = ALL.replace("-14", "-19");
    assert_eq!(StubMachine::debian("clang-other", &other).set_up("test").did, "", "any version will do");
    let unlike = ALL.replace("libclang1-14", "libclang1-19");
    assert_ne!(StubMachine::debian("clang-unlike", &unlike).set_up("test").did, "", "but both of the same one");
}

#[test]
fn the_users_sound_server_stays() {
    let pipewire = ALL.replace(" pulseaudio ", " pipewire-pulse ");
    assert_eq!(StubMachine::debian("pipewire", &pipewire).set_up("test").did, "");
}

#[test]
fn without_root_the_command_to_type_is_said() {
    let bare = || StubMachine::debian("user", "base-files").for_user();
    let no_sudo = bare().set_up("play");
    assert_eq!((no_sudo.status, no_sudo.did.as_str()), (1, ""));
    assert!(no_sudo.said.contains("su -c 'apt-get update && apt-get install"), "{}", no_sudo.said);
    assert!(no_sudo.said.contains("libspeechd-dev libespeak-ng1 espeak-ng-data libclang1-14"), "{}", no_sudo.said);
    let asks = bare().with("sudo", "exit 1").set_up("play");
    assert_eq!((asks.status, asks.did.as_str()), (1, ""), "no terminal, so no password can be typed");
    assert!(asks.said.contains("  sudo apt-get update && sudo apt-get install"), "{}", asks.said);
    let free = bare().with("sudo", "echo \"sudo $*\" >>\"$DID\"; shift; \"$@\"").set_up("play");
    assert_eq!(free.status, 0, "{}", free.said);
    assert!(free.did.contains("sudo -n apt-get -q update") && free.did.contains("libspeechd-dev"), "{}", free.did);
}

#[test]
fn what_simulates_the_tactile_board_comes_with_the_tests_and_never_stops_them() {
    let without = ALL.replace("gcc-avr avr-libc libsimavr-dev libelf-dev", "");
    let board = || StubMachine::debian("board", &without);
    assert_eq!(board().set_up("play").did, "", "nobody needs it to play");
    let root = board().set_up("test");
    assert!(root.did.ends_with(" install gcc-avr avr-libc libsimavr-dev libelf-dev\n"), "{}", root.did);
    for user in [board().for_user(), board().for_user().with("sudo", "exit 1")] {
        let ran = user.set_up("test");
        assert_eq!((ran.status, ran.did.as_str()), (0, ""), "{}", ran.said);
        assert!(ran.said.contains("install --no-install-recommends gcc-avr avr-libc libsimavr-dev libelf-dev"));
        assert!(ran.said.contains("the tests of the tactile board are left out"), "{}", ran.said);
    }
    let bare = StubMachine::debian("board-bare", "base-files").for_user().set_up("test");
    assert_eq!(bare.status, 1, "without the rest nothing goes");
    assert!(bare.said.contains("gcc-avr avr-libc libsimavr-dev libelf-dev"), "one command for all: {}", bare.said);
    let no_avr = APT_CACHE.replace("show) :", "show) [ $2 != libsimavr-dev ]");
    let ran = board().with("apt-cache", &no_avr).set_up("test");
    assert_eq!(ran.status, 0);
    assert!(ran.said.contains("This release has no libsimavr-dev") && !ran.did.contains("install"), "{}", ran.said);
    let offline = board().with("apt-get", "exit 100").with("apt-cache", "exit 1").set_up("test");
    assert_eq!(offline.status, 1, "they could be had: {}", offline.said);
}

#[test]
fn a_failed_installation_is_told() {
    let machine = StubMachine::debian("offline", "base-files");
    let ran = machine.with("apt-get", "echo 'E: no network'; exit 100").set_up("play");
    assert_eq!(ran.status, 1);
    for part in ["going on with the old one", "E: no network", "could not be installed", "type as root"] {
        assert!(ran.said.contains(part), "{part:?} not in {}", ran.said);
    }
}

#[test]
fn an_old_or_missing_rust_is_refused_in_words() {
    for (name, cargo, rustc, expected) in [
        ("debian-rust", "cargo 0.66.0", "rustc 1.63.0 (Debian)", "cargo is cargo 0.66"),
        ("old-rustc", "cargo 1.95.0", "rustc 1.94.1", "rustc is rustc 1.94"),
        ("silent", "error: no toolchain", "rustc 1.95.0", "does not tell its version"),
        ("next", "cargo 1.100.0", "rustc 2.0.0-nightly", ""),
    ] {
        let machine = StubMachine::debian(name, ALL);
        let ran = machine.with("cargo", &format!("echo '{cargo}'")).with("rustc", &format!("echo '{rustc}'"));
        let ran = ran.set_up("play");
        assert_eq!(ran.status, i32::from(!expected.is_empty()), "{name}: {}", ran.said);
        assert!(ran.said.contains(expected), "{name}: {}", ran.said);
        assert_eq!(ran.did, "", "{name}: nothing is installed before Rust is there");
    }
    let none = StubMachine::debian("no-cargo", ALL).without("cargo").set_up("play");
    assert!(none.status == 1 && none.said.contains("there is no cargo") && none.said.contains("https://rustup.rs"));
    let rustup =
        StubMachine::debian("rustup", ALL).with("rustup", ":").with("rustc", "echo 'rustc 1.80.0'").set_up("play");
    assert!(rustup.said.contains("rustup update stable"), "{}", rustup.said);
}

#[test]
fn where_there_is_no_rust_the_first_packages_that_are_new_enough_are_installed() {
    let newer = [("rustc", "1:1.97.1+dfsg1-1"), ("cargo", "1:1.97.1+dfsg1-1"), BOOKWORM[2], BOOKWORM[3]];
    for (name, candidates, purpose, packages) in [
        ("rust-play", BOOKWORM, "play", "rustc-web cargo-web"),
        ("rust-test", BOOKWORM, "test", "rustc-web cargo-web rust-web-clippy rustfmt-web"),
        ("rust-newer", newer, "test", "rustc cargo rust-clippy rustfmt"),
    ] {
        let machine = without_rust(name, &candidates);
        let ran = machine.set_up(purpose);
        assert_eq!(ran.status, 0, "{name}: {}", ran.said);
        assert!(ran.did.ends_with(&format!(" install {packages}\n")), "{name}: {}", ran.did);
        let again = machine.set_up(purpose);
        assert_eq!((again.status, again.did.as_str(), again.said.as_str()), (0, "", ""), "{name}");
    }
    let user = without_rust("rust-user", &BOOKWORM).for_user().set_up("play");
    assert_eq!((user.status, user.did.as_str()), (1, ""));
    assert!(user.said.contains("apt-get install --no-install-recommends rustc-web cargo-web'"), "{}", user.said);
}

#[test]
fn a_rust_that_no_package_brings_is_said() {
    let plain =
        [BOOKWORM[0], BOOKWORM[1], ("rustc-web", "1.85.0+dfsg3-1~deb12u3"), ("cargo-web", "1.85.0+dfsg3-1~deb12u3")];
    let half = [BOOKWORM[0], BOOKWORM[1], BOOKWORM[2], ("cargo-web", "(none)")];
    for (name, candidates) in [("rust-plain", &plain[..]), ("rust-half", &half[..]), ("rust-none", &[])] {
        for machine in [without_rust(name, candidates), without_rust(name, candidates).for_user()] {
            let ran = machine.set_up("play");
            assert_eq!(ran.status, 1, "{name}: {}", ran.said);
            assert!(ran.said.contains("no package of this system is new enough"), "{name}: {}", ran.said);
            assert!(ran.said.contains("https://rustup.rs"), "{name}: {}", ran.said);
            assert!(!ran.did.contains("install"), "{name}: {}", ran.did);
        }
    }
    let broken =
        without_rust("rust-broken", &BOOKWORM).with("apt-get", "echo \"apt-get $*\" >>\"$DID\"").set_up("play");
    assert!(broken.did.contains("rustc-web") && broken.status == 1, "{}", broken.said);
    assert!(broken.said.contains("there is no cargo here"), "{}", broken.said);
    let rustup = without_rust("rust-rustup", &BOOKWORM).with("rustup", ":").set_up("play");
    assert_eq!((rustup.status, rustup.did.as_str()), (1, ""), "rustup would have to go");
    assert!(rustup.said.contains("rustup default stable"), "{}", rustup.said);
}

#[test]
fn clippy_comes_from_where_rust_came_from() {
    let cargo = "case $1 in clippy) exit 1 ;; *) echo 'cargo 1.96.0' ;; esac";
    let list = ALL.replace(' ', "\nii ");
    let machine = without_rust("debian-clippy", &BOOKWORM).with("cargo", cargo).with("rustc", "echo 'rustc 1.96.0'");
    let ran = machine.with("dpkg-query", &format!("printf 'ii {list}\nii rustc-web\n'")).set_up("test");
    assert_eq!(ran.status, 0, "{}", ran.said);
    assert!(ran.did.ends_with(" install rustc-web cargo-web rust-web-clippy rustfmt-web\n"), "{}", ran.did);
}

#[test]
fn a_missing_clippy_is_named_or_added() {
    let cargo = "case $1 in clippy) exit 1 ;; *) echo 'cargo 1.95.0' ;; esac";
    let without = StubMachine::debian("no-clippy", ALL).with("cargo", cargo).set_up("test");
    assert!(without.status == 1 && without.said.contains("rustup component add clippy"), "{}", without.said);
    assert_eq!(
        StubMachine::debian("clippy-play", ALL).with("cargo", cargo).set_up("play").status,
        0,
        "no need to play"
    );
    let added =
        StubMachine::debian("add-clippy", ALL).with("cargo", cargo).with("rustup", "echo \"rustup $*\" >>\"$DID\"");
    assert_eq!(added.set_up("test").did, "rustup component add clippy\n");
}

#[test]
fn other_systems_get_a_list_and_go_on_when_the_libraries_are_there() {
    for (tool, expected) in [
        ("dnf", "sudo dnf install gcc"),
        ("pacman", "sudo pacman -S --needed gcc"),
        ("zypper", "sudo zypper install gcc"),
        ("emerge", "gcc or clang, pkg-config or pkgconf"),
    ] {
        let machine = StubMachine::new(tool).with("uname", "echo Linux").with(tool, "echo called >>\"$DID\"");
        let ran = machine.set_up("test");
        assert!(ran.status == 1 && ran.said.contains(expected), "{tool}: {}", ran.said);
        assert_eq!(ran.did, "", "only told, not run");
        let machine = machine.with("cc", ":").with("pkg-config", "[ \"$*\" = '--exists alsa speech-dispatcher' ]");
        assert_eq!(machine.set_up("play").status, 0, "{tool}");
    }
    let apple = StubMachine::new("apple").with("uname", "echo Darwin");
    assert!(apple.set_up("play").said.contains("xcode-select --install"));
    assert_eq!(apple.with("cc", ":").set_up("play").status, 0);
}

#[test]
fn the_machine_that_checks_submissions_runs_what_a_person_runs() {
    let script = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/.ci/run")).expect("the script");
    assert!(script.ends_with("\nmake test\nmake smoke\n"), "the last things it does");
    assert!(script.contains("set -euo pipefail"), "and nothing before it fails in silence");
}

/// What `.setup/checked.sh` says of steps that do this, and its exit status.
fn checked(name: &str, steps: &str) -> (i32, String) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("checked-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let make = folder.join("make");
    fs::write(&make, format!("#!/bin/sh\n{steps}\n")).unwrap();
    fs::set_permissions(&make, fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join(".setup/checked.sh"));
    let output = command.arg("test-steps").env("MAKE", &make).stdin(Stdio::null()).output().unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn a_run_ends_with_its_duration_its_skipped_tests_and_its_numbers() {
    let results = "echo 'test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured'
        echo 'test one ... skipped: one: no such board'; echo 'skipped: two: no such kernel' >&2
        echo 'test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured'";
    let (status, told) = checked("good", results);
    let end: Vec<&str> = told.lines().rev().take(4).collect();
    assert_eq!(end[0], "15 passed, 0 failed, 2 skipped");
    assert!(end[1].starts_with("test took 0 min "), "{told}");
    assert_eq!(end[2..], ["skipped: two: no such kernel", "skipped: one: no such board"], "{told}");
    assert_eq!(status, 0);
    let end = |(status, told): (i32, String)| (status, told.lines().next_back().map(str::to_owned).unwrap());
    let failing = "echo 'test result: FAILED. 7 passed; 2 failed; 0 ignored'; exit 101";
    assert_eq!(end(checked("failing", failing)), (1, "7 passed, 2 failed".to_owned()));
    let no_test = "echo 'test result: ok. 7 passed; 0 failed; 0 ignored'; exit 2";
    assert_eq!(end(checked("no-test", no_test)), (1, "7 passed, 1 failed".to_owned()), "a step that is no test");
}

#[test]
fn a_run_leaves_nothing_in_the_temporary_folder() {
    let (status, told) = checked("left", "mkdir \"$TMPDIR/pulse-abc\"; echo \"room $TMPDIR\"");
    assert_eq!(status, 1);
    assert!(told.contains("left in the temporary folder: pulse-abc\n"), "{told}");
    assert_eq!(told.lines().next_back(), Some("0 passed, 1 failed"));
    let room = told.lines().find_map(|line| line.strip_prefix("room ")).expect("it is told");
    assert!(room.len() < 30 && !Path::new(room).exists(), "short, and removed: {room}");
}

/// Every target that checks something is run by `make test` or `make smoke`, and every bench.
#[test]
fn every_target_that_checks_something_runs_somewhere() {
    let makefile = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/Makefile")).expect("the Makefile");
    assert!(makefile.contains("\ntest-steps: doc\n") && recipe("doc").contains("RUSTDOCFLAGS='-D warnings'"));
    let smoke = recipe("smoke-steps");
    for target in ["try bench", "try streams", "try fuzz", "try levels", "try deb-trial", "try play-trial", "try soak"]
    {
        assert!(smoke.contains(target), "{target} in {smoke}");
    }
    let manifest = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")).expect("the manifest");
    let benches = makefile.lines().find_map(|line| line.strip_prefix("BENCHES = ")).expect("the benches");
    let mut benches: Vec<&str> = benches.split(' ').collect();
    let mut named: Vec<&str> = manifest.split("[[bench]]").skip(1).filter_map(|row| row.split('"').nth(1)).collect();
    benches.sort_unstable();
    named.sort_unstable();
    assert_eq!(benches, named);
    let crates = makefile.lines().find_map(|line| line.strip_prefix("CRATES = ")).expect("the crates");
    let members = manifest.lines().find(|line| line.starts_with("members = ")).expect("the members");
    let members: Vec<&str> = members.split('"').filter_map(|member| member.strip_prefix("src/")).collect();
    assert_eq!(crates.split(' ').collect::<Vec<_>>(), members, "each with a test program of its name");
}

/// What the Makefile does for a target.
fn recipe(target: &str) -> String {
    let makefile = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/Makefile")).expect("the Makefile");
    let rest = makefile.split(&format!("\n{target}:")).last().expect("the target");
    let (_, rest) = rest.split_once('\n').expect("its recipe");
    rest.lines().take_while(|line| line.starts_with('\t')).collect::<Vec<_>>().join("\n")
}

#[test]
fn make_test_runs_the_board_and_make_play_knows_nothing_of_it() {
    assert!(recipe("test").contains(".setup/checked.sh test-steps"), "which counts, and says what was left out");
    let test = recipe("test-steps");
    assert!(test.contains("$(MAKE) --no-print-directory -C hardware test &&"), "firmware, simulator, their tests");
    assert!(
        test.contains("    export ANSAGE_HARDWARE=1 && $(TESTS);"),
        "then the board is there, and no test may skip it"
    );
    let makefile = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/Makefile")).expect("the Makefile");
    let (_, all) = makefile.split_once("\nTESTS = ").expect("the tests");
    let all = all.split_once("\n\n").expect("an end").0;
    for program in [
        "--lib",
        "--bins",
        "--doc",
        "tidy",
        "$(CRATES:%=--test %)",
        "--test pure",
        "program",
        "realtime -- --test-threads=1",
        "$(BENCHES:%=--bench %)",
    ] {
        assert!(all.contains(program), "{program} in {all}");
    }
    assert_eq!(all.matches("failed=yes").count(), 5, "whatever has failed, the rest is run, and the end says so");
    assert_eq!(test.matches("echo \"$$skipped\"").count(), 1, "what is left out is said, and repeated at the end");
    let play = recipe("play");
    assert!(play.contains("packages.sh play") && !play.contains("hardware"), "{play}");
}

/// What `.setup/install.sh` does with an empty program that Cargo has built in `folder`.
fn installed(folder: &Path, order: &str, prefix: &str) -> std::process::Output {
    fs::create_dir_all(folder.join("target/release")).unwrap();
    fs::write(folder.join("target/release/ansage"), "").unwrap();
    let mut command = Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join(".setup/install.sh"));
    command.arg(order).env("CARGO_TARGET_DIR", folder.join("target")).env("DESTDIR", folder.join("root"));
    command.env("PREFIX", prefix).env("PROFILE", "release").stdin(Stdio::null()).output().unwrap()
}

/// The files below a folder, each with its mode.
fn files_below(folder: &Path) -> Vec<(PathBuf, u32)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.map(|entry| entry.unwrap().path());
    let files = paths.flat_map(|path| {
        let mode = fs::metadata(&path).unwrap().permissions().mode() & 0o777;
        if path.is_dir() { files_below(&path) } else { vec![(path, mode)] }
    });
    files.collect()
}

#[test]
fn what_is_installed_is_whole_and_is_taken_away_again() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("installed");
    let _ = fs::remove_dir_all(&folder);
    let root = folder.join("root");
    let others = root.join("usr/share/doc/other/README.md");
    fs::create_dir_all(others.parent().unwrap()).unwrap();
    fs::write(&others, "").unwrap();
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let ran = installed(&folder, "install", "/usr");
    assert!(ran.status.success(), "{ran:?}");
    let files = files_below(&root.join("usr"));
    assert!(files.contains(&(root.join("usr/bin/ansage"), 0o755)), "{files:?}");
    for (from, to) in [("locales/en/manual", "share/doc/ansage/manual"), ("locales/en/man", "share/man/man1")] {
        for file in fs::read_dir(project.join(from)).unwrap().map(|file| file.unwrap().path()) {
            let there = root.join("usr").join(to).join(file.file_name().unwrap());
            // A page may lead to what only the source has; that is named without a link there.
            let source = fs::read(&file).unwrap();
            let leads_out = source.windows(10).any(|part| part == b"](../../..");
            assert!(leads_out || source == fs::read(&there).unwrap(), "{}", there.display());
            assert!(files.contains(&(there.clone(), 0o644)), "{}", there.display());
        }
    }
    let doc = root.join("usr/share/doc/ansage");
    let mut links = 0;
    let is_page = |path: &&PathBuf| path.extension().is_some_and(|ending| ending == "md");
    for page in files.iter().map(|(path, _)| path).filter(is_page) {
        let text = fs::read_to_string(page).unwrap();
        for link in text.split("](").skip(1).map(|rest| rest.split([')', '#']).next().unwrap()) {
            assert!(link.contains("://") || page.parent().unwrap().join(link).exists(), "{}: {link}", page.display());
            links += 1;
        }
    }
    assert!(links > 20, "only {links} were found");
    assert!(doc.join("LICENSE").exists());
    let ran = installed(&folder, "uninstall", "/usr");
    assert!(ran.status.success(), "{ran:?}");
    assert_eq!(files_below(&root).into_iter().map(|(path, _)| path).collect::<Vec<_>>(), [others]);
    assert!(!doc.exists(), "its own folder is removed too");
    assert!(!installed(&folder, "install", "usr").status.success(), "a folder that depends on where make runs");
}

#[test]
fn where_there_is_no_debian_the_trials_in_a_fresh_root_are_skipped() {
    for trial in ["deb-trial", "play-trial"] {
        let ran = StubMachine::new(&format!("no-{trial}")).runs(&format!("{trial}.sh"), &[]);
        assert_eq!(ran.status, 0, "{trial}");
        assert!(ran.said.starts_with(&format!("skipped: make {trial}, ")), "{}", ran.said);
        assert!(ran.said.contains("not Debian"), "{}", ran.said);
    }
}
