//! The settings of the finding's rows P2 and P9, in the real program: changed, left, resumed and found again; told by ear;
//! refused where the journal counts; never half on the disk.

#![cfg(unix)]

use crate::support::code::VERIFIER;
use crate::support::program::{ProgramResult, RunningProgram, TestFolder, run};
use crate::support::pty::{TerminalSeat, TestHome};
use ansage::station::settings::file::{SettingsSection, SettingsText};
use ansage_testing::dice::Dice;
use std::fs;
use std::thread;

const FILE: &str = "config/ansage/settings.toml";

/// What `play` says to these lines.
fn play(room: &TestFolder, options: &str, lines: &[&str]) -> ProgramResult {
    run(room.play("game.journal", options), (lines.join("\n") + "\n").as_bytes())
}

/// An entry of the room's file.
fn entry(room: &TestFolder, section: &str, name: &str) -> Option<String> {
    let read = SettingsText::parse(&room.text(FILE));
    read.entry(&SettingsSection::from_name(section), name).map(|entry| entry.value.clone().unwrap().join(""))
}

/// Whether these stand in the output, in this order.
#[track_caller]
fn says(ended: &ProgramResult, parts: &[&str]) {
    let mut rest = ended.out.as_str();
    for part in parts {
        let Some(at) = rest.find(part) else { panic!("{part:?} is not there, or not in its place: {}", ended.out) };
        rest = &rest[at + part.len()..];
    }
}

#[test]
fn p2_rate_verbosity_and_low_are_there_after_leaving_and_resuming() {
    let room = TestFolder::new("settings-resumed");
    let changes = ["rate 300", "pitch up", "verbosity 0", "low 1:00", "guide cues", "volume 80"];
    play(&room, "", &["start"].into_iter().chain(changes).collect::<Vec<_>>()).status(0).quiet();
    let told = ["settings rate", "settings verbosity", "settings cues", "settings guide", "rate", "low"];
    let ended = play(&room, "", &told).status(0).quiet();
    says(
        &ended,
        &[
            "rate 300, from your settings",
            "verbosity quiet, from your settings",
            "cues low=1:00, from your settings",
            "guide cues, from your settings",
            "rate 300 (80 to 450)",
            "1:00",
        ],
    );
    let file = room.text(FILE);
    for line in ["\nrate = 300\n", "\npitch = 60\n", "\nvolume = 80\n", "\n# lang = \"en\"\n", "# How fast your voice"]
    {
        assert!(file.contains(line), "{line:?} is not in {file}");
    }
}

#[test]
fn p2_the_alarm_is_there_again_in_a_resumed_game_on_a_terminal() {
    let home = TestHome::new("settings-alarm");
    let mut seat = TerminalSeat::bare(&home, 80, &["--audio", "none", "--voice", "off", "--time", "90+30"]);
    seat.hears(&["Not begun. Type start", "New game journal"]);
    seat.line("low 1:00");
    seat.until("low");
    seat.line("lang de");
    seat.until("Das Programm spricht Deutsch.");
    seat.line("ende");
    seat.until("Die Partie ist gespeichert.");
    assert!(seat.ended());
    let config = fs::read_to_string(home.path("config/ansage/settings.toml")).unwrap();
    assert!(config.contains("cues = \"low=1:00\"") && config.contains("lang = \"de\""), "{config}");
    let mut seat =
        TerminalSeat::program(&home, 80, &["play", "--journal", "journal", "--audio", "none", "--voice", "off"]);
    seat.until("Gespeicherte Partie");
    seat.line("zeitnot");
    seat.until("1:00");
}

#[test]
fn p2_once_counts_for_this_time_only() {
    let room = TestFolder::new("settings-once");
    let lines =
        ["rate 300", "rate 200 once", "settings rate", "low 1:00 once", "settings cues", "settings pitch 70 once"];
    let ended = play(&room, "", &lines).status(0).quiet();
    says(
        &ended,
        &[
            "rate 200 (80 to 450)",
            "rate 200, this time only",
            "cues low=1:00, this time only",
            "pitch 70, this time only",
        ],
    );
    assert_eq!(entry(&room, "player", "rate").as_deref(), Some("300"));
    assert_eq!((entry(&room, "player", "cues"), entry(&room, "player", "pitch")), (None, None));
    says(
        &play(&room, "", &["settings rate", "settings pitch"]),
        &["rate 300, from your settings", "pitch 50, the default"],
    );
}

#[test]
fn p2_each_value_knows_where_it_came_from() {
    let room = TestFolder::new("settings-sources");
    fs::create_dir_all(room.path("config/ansage")).unwrap();
    let text =
        "[player]\nrate = 200\npitch = 40\n[profile.Anna]\nrate = 300\n[game]\nlaws = 2018\n[hall]\nwords = \"nato\"\n";
    room.write(FILE, text);
    let asked = ["settings rate", "settings pitch", "settings volume", "settings laws", "settings words"];
    for (options, environment, told) in [
        ("", None, ["rate 200, from your settings", "pitch 40, from your settings", "volume 100, the default"]),
        (
            "--profile anna",
            None,
            ["rate 300, from profile Anna", "pitch 40, from your settings", "volume 100, the default"],
        ),
        ("--profile Anna", Some(("ANSAGE_RATE", "120")), ["rate 120, from the environment", "pitch 40", "volume 100"]),
        (
            "--profile Anna --rate 90 --volume 50",
            Some(("ANSAGE_RATE", "120")),
            ["rate 90, from the command line", "pitch 40, from your settings", "volume 50, from the command line"],
        ),
        ("", Some(("ANSAGE_PROFILE", "Anna")), ["rate 300, from profile Anna", "pitch 40", "volume 100"]),
    ] {
        let mut command = room.play("game.journal", options);
        command.envs(environment);
        let ended = run(command, (asked.join("\n") + "\n").as_bytes()).status(0).quiet();
        says(&ended, &[&told[..], &["laws 2018, from the journal", "words nato, from your settings"]].concat());
    }
    // What is changed is kept in the profile, and a new one is begun.
    play(&room, "--profile anna", &["rate 310"]).status(0);
    let ended = play(&room, "--profile Bert", &["rate 99", "settings rate"]).status(0);
    says(&ended, &["New profile Bert. Known: Anna", "rate 99, from profile Bert"]);
    let read = SettingsText::parse(&room.text(FILE));
    let value = |name: &str| {
        read.entry(&SettingsSection::Profile(name.into()), "rate").unwrap().value.clone().unwrap().join("")
    };
    assert_eq!((value("Anna"), value("Bert")), ("310".into(), "99".into()));
    assert_eq!(entry(&room, "player", "rate").as_deref(), Some("200"));
}

#[test]
fn p2_settings_by_ear_in_parts_by_name_and_in_both_languages() {
    let room = TestFolder::new("settings-ear");
    let nothing = play(&room, "", &["settings"]).status(0).quiet();
    // The options of these tests are not usual: no sound, and a language.
    says(&nothing, &["2 settings changed", "lang en, from the command line", "audio none, from the command line"]);
    let changed = ["rate 300", "pitch 60", "volume 90", "verbosity 1", "settings", "more", "more"];
    let ended = play(&room, "", &changed).status(0).quiet();
    says(&ended, &["6 settings changed", "rate 300", "verbosity words", "audio none"]);
    let all = play(&room, "", &["settings all", "more", "settings hall lang", "settings nonsense", "settings file"]);
    says(&all, &["lang en", "en or de", "hall lang en, the default", "No setting \"nonsense\"", "settings.toml"]);
    let german = "einstellungen\neinstellungen tempo\neinstellungen tempo 250\neinstellungen stimme vorleser\nstimme aus\n\
                  einstellungen bedenkzeit\neinstellungen alle\neinstellungen tonhöhe üblich\n";
    let mut command = room.ansage("play --audio none --lang de --journal game.journal");
    command.env("LANG", "de_DE.UTF-8");
    let ended = run(command, german.as_bytes()).status(0).quiet();
    says(
        &ended,
        &[
            "Einstellungen nicht wie üblich",
            "Eine Zahl von 80 bis 450.",
            "Tempo 300, aus Einstellungen",
            "Tempo ist jetzt 250",
            "Ihr Vorleser liest die Antworten.",
            "Antworten werden nicht gesprochen.",
            "Bedenkzeit 90+30, aus dem Protokoll",
            "Tonhöhe 50, wie üblich",
        ],
    );
    assert_eq!(entry(&room, "player", "pitch"), None, "what is usual needs no entry");
    assert_eq!(entry(&room, "player", "voice").as_deref(), Some("off"), "the file has the names of the options");
}

#[test]
fn p2_a_wrong_value_is_told_with_what_works_and_changes_nothing() {
    let room = TestFolder::new("settings-wrong");
    for (line, said) in [
        ("settings rate fast", "rate \"fast\": not understood. Try rate 80 .. 450"),
        ("settings rate 451", "Try rate 80 .. 450"),
        ("lang fr", "lang \"fr\": not understood. Try lang en | de"),
        ("voice loud", "voice \"loud\": not understood. Try voice self | reader | off"),
        ("words latin", "Try words fide | plain | nato"),
        ("style tall", "Try style long | short"),
        ("ears three", "Try ears split | same"),
        ("settings cues loud", "cues: \"loud\" is none of its words"),
        ("settings time 5+0", "time: the journal counts, or a ruling"),
        ("settings laws 2001", "laws 2023, from the journal"),
    ] {
        let ended = play(&room, "", &[line]).status(0).quiet();
        says(&ended, &[said]);
        assert!(!room.path(FILE).exists(), "{line}");
    }
}

#[test]
fn p9_voice_lang_words_style_and_ears_change_in_play() {
    let room = TestFolder::new("settings-in-play");
    let lines = [
        "start",
        "voice reader",
        "words nato",
        "style short",
        "ears split",
        "lang de",
        "wortlaut",
        "hall lang en",
        "settings lang",
        "sprache en",
        "e4",
        "words",
    ];
    let ended = play(&room, "", &lines).status(0).quiet();
    says(
        &ended,
        &[
            "Your screen reader reads your answers.",
            "The hall now hears NATO words.",
            "The hall now hears short moves.",
            "Your answers are in one ear now.",
            "Das Programm spricht Deutsch.",
            "Saal: Englisch",
            "You now hear English.",
            "Echo",
        ],
    );
    for (section, name, value) in [
        ("player", "voice", "reader"),
        ("hall", "words", "nato"),
        ("hall", "style", "short"),
        ("player", "ears", "split"),
        ("hall", "hall-lang", "en"),
        ("player", "lang", "en"),
    ] {
        assert_eq!(entry(&room, section, name).as_deref(), Some(value), "{name}");
    }
    let next = run(room.ansage("play --audio none --journal next"), b"start\ne4\nwords\nsettings voice\n").status(0);
    says(&next, &["Echo", "voice reader, from your settings"]);
}

/// The loudest sample of each ear in these seconds of a recording.
fn loudest(room: &TestFolder, file: &str, (from, to): (usize, usize)) -> [u16; 2] {
    let mut recording = hound::WavReader::open(room.path(file)).unwrap();
    let rate = recording.spec().sample_rate as usize;
    let samples: Vec<i16> = recording.samples::<i16>().map(Result::unwrap).collect();
    let part = &samples[2 * rate * from..2 * rate * to];
    [0, 1].map(|ear| part.iter().skip(ear).step_by(2).map(|sample| sample.unsigned_abs()).max().unwrap())
}

#[test]
fn p9_ears_split_in_play_are_heard_on_one_side_and_the_same_again_on_both() {
    let room = TestFolder::new("settings-ears");
    let script = "start\nvoice off\n+4\nears split\naccept\n+2\nears same\naccept\n+2\n";
    let command = room.ansage("play --lang en --clock script --audio wav:game.wav --journal game.journal");
    run(command, script.as_bytes()).status(0).quiet();
    let [left, right] = loudest(&room, "game.wav", (4, 6));
    assert!(left == 0 && right > 1_000, "the sound of a refusal is private: {left}, {right}");
    let [left, right] = loudest(&room, "game.wav", (6, 8));
    assert!(left > 1_000 && right > 1_000, "{left}, {right}");
}

#[test]
fn p9_the_first_answer_is_kept_in_the_same_file_and_an_old_one_is_carried_over() {
    let home = TestHome::new("settings-first");
    let mut seat = TerminalSeat::play(&home, 80, &["--audio", "none", "--lines", "short"]);
    seat.row_starts_with("Voice: 1 program 2 reader 3 Braille");
    seat.keys("Vorleser\r");
    seat.until("Voice: 1 program 2 reader 3 Braille Vorleser");
    seat.hears(&["Not begun. Type start", "New game journal"]);
    seat.line("settings voice");
    seat.until("voice reader, from your settings");
    seat.quit();
    let file = fs::read_to_string(home.path("config/ansage/settings.toml")).unwrap();
    assert!(file.contains("\nvoice = \"reader\"\n"), "{file}");

    let room = TestFolder::new("settings-old");
    fs::create_dir_all(room.path("config/ansage")).unwrap();
    room.write("config/ansage/voice", "off");
    says(&play(&room, "", &["settings voice"]), &["voice off, from your settings"]);
    assert!(!room.path("config/ansage/voice").exists(), "it was read once");
    // What is said since goes before one that comes back.
    room.write("config/ansage/voice", "reader");
    says(&play(&room, "", &["settings voice"]), &["voice off, from your settings"]);
}

#[test]
fn p2_a_contradicting_option_is_refused_in_words_and_the_game_goes_on_without_it() {
    let room = TestFolder::new("settings-contradicts");
    let begun = "--time 15+10 --laws 2018 --mode practice --rule seventy-five=no --white Anna";
    play(&room, begun, &["start", "e4"]).status(0);
    let journal = room.text("game.journal");
    for (option, said) in [
        ("--time 5+0", "--time 5+0 contradicts the saved game, whose journal has 15+10."),
        ("--laws 2023", "--laws 2023 contradicts the saved game, whose journal has 2018."),
        ("--mode tournament", "whose journal has practice."),
        ("--blind both", "--blind both contradicts the saved game, whose journal has white."),
        (
            "--rule seventy-five=yes",
            "--rule seventy-five=yes contradicts the saved game, whose journal has seventy-five=no.",
        ),
        ("--black Bert", "--black Bert contradicts the saved game, whose journal has nothing."),
        ("--chess960 12", "--chess960 12 contradicts the saved game"),
    ] {
        let refused = play(&room, option, &["c"]).status(1).empty();
        assert!(refused.err.contains(said) && refused.err.contains("leave out --"), "{}", refused.err);
        assert_eq!(room.text("game.journal"), journal, "{option}");
    }
    let mut german = room.ansage("play --audio none --lang de --journal game.journal --time 5+0");
    german.env("LANG", "de_DE.UTF-8");
    run(german, b"").status(1).empty().says("--time 5+0 widerspricht der gespeicherten Partie");
    // The same, and what is usual, contradict nothing; what the file has for new games does not either.
    fs::create_dir_all(room.path("config/ansage")).unwrap();
    room.write(FILE, "[game]\ntime = \"3+2\"\nmode = \"tournament\"\n");
    for option in [begun, "--time 15+10", ""] {
        says(&play(&room, option, &["settings time"]).status(0).quiet(), &["time 15+10, from the journal"]);
    }
}

#[test]
fn p2_an_event_names_the_terms_of_its_games_and_its_journal_keeps_them() {
    let room = TestFolder::new("settings-event");
    let event = format!(
        "arbiter-code = \"{VERIFIER}\"\n[game]\nlaws = 2018\ntime = \"15+10\"\nwhite = \"Anna Berg\"\narbiter = \"Clara\"\n\
         repeat = \"asked\"\n[game.rules]\nseventy-five = false\n[hall]\nwords = \"nato\"\n"
    );
    room.write("open.toml", &event);
    let lines = ["settings laws", "settings time", "settings words", "settings rule", "start", "e4", "words"];
    let ended = play(&room, "--event open.toml", &lines).status(0).quiet();
    says(
        &ended,
        &["laws 2018, from the journal", "time 15+10", "words nato, from the event", "seventy-five=no", "Echo"],
    );
    let journal = room.text("game.journal");
    for kept in ["\"laws\":2018", "\"time\":\"15+10\"", "Anna Berg", "$argon2id$", "seventy-five"] {
        assert!(journal.contains(kept), "{kept}");
    }
    // It goes on with the same event, and by itself; an option goes before it in a new game.
    play(&room, "--event open.toml", &["c"]).status(0).quiet();
    play(&room, "", &["c"]).status(0).quiet();
    let own = run(room.play("own.journal", "--event open.toml --time 5"), b"settings time\nsettings white\n").status(0);
    says(&own, &["time 5, from the journal", "white Anna Berg"]);
    room.write("other.toml", "[game]\ntime = \"90+30\"\n");
    play(&room, "--event other.toml", &["c"]).status(1).empty().says("The event has time 90+30");
}

#[test]
fn p2_a_wrong_event_begins_no_game_and_tells_line_and_remedy() {
    let room = TestFolder::new("settings-bad-event");
    for (text, said) in [
        ("[game]\n\ntime = \"5+x\"\n", "open.toml, line 3: time \"5+x\": not understood"),
        ("[game]\ntimee = \"5\"\n", "open.toml, line 2: \"timee\" is no setting. Write time"),
        ("[player]\nrate = 300\n", "line 2: rate is not the event's to say"),
        ("arbiter-code = \"geheim 77\"\n", "line 1: arbiter-code is what the code is checked by, and never the code"),
        ("[game\n", "line 1: this is no entry"),
    ] {
        room.write("open.toml", text);
        let refused = play(&room, "--event open.toml", &["start"]).status(2).empty();
        assert!(refused.err.contains(said) && refused.err.contains("No game was begun"), "{}", refused.err);
        assert!(!refused.err.contains("geheim") && !room.path("game.journal").exists());
    }
    play(&room, "--event nowhere.toml", &[]).status(2).empty().says("nowhere.toml");
}

#[test]
fn p2_a_wrong_file_is_told_and_nothing_of_it_is_lost() {
    let room = TestFolder::new("settings-wrong-file");
    fs::create_dir_all(room.path("config/ansage")).unwrap();
    let text = "# mine\n[player]\nrate = \"fast\" # ?\nraet = 1\nthis is nothing\npitch = 40\n";
    room.write(FILE, text);
    let ended = play(&room, "", &["settings pitch", "volume 70", "rate 222"]).status(0).quiet();
    says(
        &ended,
        &[
            "line 5: this is no entry",
            "line 3: rate \"fast\": not understood. Try rate 80 .. 450",
            "line 4: \"raet\"",
            "pitch 40",
        ],
    );
    let after = room.text(FILE);
    for line in text.lines().filter(|line| !line.starts_with("rate")) {
        assert!(after.lines().any(|kept| kept == line), "{line} is not in {after}");
    }
    assert!(after.contains("rate = 222 # ?") && after.contains("volume = 70"), "{after}");
    // Bytes that are no text are told, and stay.
    room.write(FILE, [0xff, 0xfe, 0x00]);
    let ended = play(&room, "", &["rate 99", "settings rate", "rate 98"]).status(0).quiet();
    says(&ended, &["settings.toml cannot be read", "Not kept.", "rate 99, this time: not kept", "rate 98"]);
    assert_eq!(ended.out.matches("Not kept.").count(), 1, "told once: {}", ended.out);
    assert_eq!(fs::read(room.path(FILE)).unwrap(), [0xff, 0xfe, 0x00]);
}

#[test]
fn p2_a_kill_in_the_middle_of_writing_leaves_the_old_or_the_new() {
    let room = TestFolder::new("settings-killed");
    play(&room, "", &["rate 100"]).status(0);
    let seed = 20_261_123;
    let mut dice = Dice::new(seed);
    for round in 0..12 {
        let mut running = RunningProgram::start(room.play(&format!("{round}.journal"), ""));
        running.until(&["Not begun"]);
        let lines: String = (0..200).map(|number| format!("rate {}\n", 100 + number)).collect();
        running.send(lines.as_bytes());
        // Somewhere in the writing: behind the answer to one of the lines.
        let last = 100 + dice.below(60);
        running.until(&[&format!("rate {last} ")]);
        running.signal("KILL");
        assert_eq!(running.wait().signal, Some(9));
        let text = room.text(FILE);
        let read = SettingsText::parse(&text);
        let value = entry(&room, "player", "rate").unwrap().parse::<u32>().unwrap();
        assert!(read.broken.is_empty() && (100..300).contains(&value), "round {round}, seed {seed}: {text}");
        assert!(text.ends_with("# rate = 300\n"), "it is whole to its end: {text}");
    }
    // And whoever comes then can write.
    play(&room, "", &["rate 333"]).status(0);
    assert_eq!(entry(&room, "player", "rate").as_deref(), Some("333"));
}

#[test]
fn p2_two_stations_of_one_person_lose_nothing_of_each_other() {
    let room = TestFolder::new("settings-two");
    let changes =
        |name: &str, from: usize| (0..40).map(|number| format!("{name} {}\n", from + number)).collect::<String>();
    thread::scope(|scope| {
        for (journal, name, from) in [("a.journal", "rate", 100), ("b.journal", "volume", 10)] {
            let (room, lines) = (&room, changes(name, from));
            scope.spawn(move || run(room.play(journal, ""), lines.as_bytes()).status(0).quiet());
        }
    });
    let both = (entry(&room, "player", "rate"), entry(&room, "player", "volume"));
    assert_eq!(both, (Some("139".into()), Some("49".into())), "{}", room.text(FILE));
    assert!(room.names("config/ansage").iter().all(|name| !name.ends_with("new")), "nothing half written is left");
    // One that holds the turn for long keeps nobody from playing.
    let lock = fs::File::options().write(true).open(room.path("config/ansage/.settings.lock")).unwrap();
    lock.lock().unwrap();
    let ended = play(&room, "", &["rate 200", "start"]).status(0);
    says(&ended, &["Not kept.", "Game begins"]);
    drop(lock);
}

#[test]
fn p2_settings_are_read_and_written_in_the_configuration_folder_alone() {
    let room = TestFolder::new("settings-folder");
    play(&room, "", &["rate 200"]).status(0);
    assert!(room.path(FILE).exists());
    assert!(room.names("home").iter().all(|name| name != ".config"), "XDG_CONFIG_HOME is respected");
    // A link to a file elsewhere stays one.
    fs::rename(room.path(FILE), room.path("elsewhere.toml")).unwrap();
    std::os::unix::fs::symlink(room.path("elsewhere.toml"), room.path(FILE)).unwrap();
    play(&room, "", &["rate 210"]).status(0);
    assert!(fs::symlink_metadata(room.path(FILE)).unwrap().is_symlink());
    assert!(room.text("elsewhere.toml").contains("rate = 210"));
}
