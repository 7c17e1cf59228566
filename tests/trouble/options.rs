//! Wrong options: exit status 2, what was understood, why not, and an example that works.

use super::program::{TestFolder, run};
use ansage::station::arguments::localized;
use ansage_words::locale::{Lang, Locale};

/// Each option of `play` with bad values; the part of the answer after `Try OPTION `, of which one word works.
const BAD: [(&str, &[&str], &str); 20] = [
    ("--blind", &["red", "White", "", "white,black"], "both"),
    ("--mode", &["serious", ""], "practice"),
    ("--repeat", &["yes", ""], "asked"),
    ("--clock-waits", &["maybe", ""], "no"),
    ("--assistant-press", &["0", "61", "x", "", "-1"], "1"),
    ("--words", &["latin", "FIDE", ""], "nato"),
    ("--style", &["tall", ""], "short"),
    ("--hall-lang", &["fr", "x", ""], "de"),
    ("--verbosity", &["loud", ""], "quiet"),
    ("--voice", &["mine", ""], "reader"),
    ("--ears", &["both", ""], "split"),
    ("--rate", &["0", "79", "451", "fast", "99999999999", ""], "450"),
    ("--pitch", &["101", "-1", "high", ""], "100"),
    ("--volume", &["201", "loud", ""], "200"),
    ("--hall-rate", &["79", "201", "fast", ""], "200"),
    ("--hall-pitch", &["101", "high", ""], "100"),
    ("--hall-volume", &["19", "201", ""], "200"),
    ("--hall-clarity", &["maybe", ""], "on"),
    ("--clock", &["virtual", ""], "script"),
    ("--audio", &["wav:"], "wav:game.wav"),
];

#[test]
fn a_bad_value_is_answered_with_one_that_works() {
    let room = TestFolder::new("options-values");
    for (option, values, works) in BAD {
        for value in values {
            let mut command = room.ansage("play --journal game.journal --lang en");
            command.arg(format!("{option}={value}"));
            let ended = run(command, b"").status(2).empty();
            let (what, example) = ended.err.trim_end().split_once(": not understood. Try ").expect(&ended.err);
            assert_eq!(what, format!("{option} \"{value}\""));
            assert!(example.starts_with(option), "{example}");
            let named = example.split([' ', '|']).any(|word| word == works);
            assert!(named, "{works} is not in {example}");
        }
        let working = run(room.play(&format!("{}.journal", &option[2..]), &format!("{option}={works}")), b"");
        if option != "--audio" {
            working.status(0).quiet();
        }
    }
    assert!(!room.path("game.journal").exists(), "nothing is begun with a wrong option");
}

#[test]
fn a_bad_value_that_begins_with_a_minus_is_a_value() {
    let room = TestFolder::new("options-minus");
    for option in ["--time", "--laws", "--fen", "--chess960", "--rule", "--duties", "--cues", "--assistant-press"] {
        let mut command = room.ansage("play --journal game.journal --lang en");
        command.args([option, "-5"]);
        let ended = run(command, b"").status(2).empty();
        assert!(ended.err.contains("-5") && ended.err.contains(&format!(" Try {option} ")), "{}", ended.err);
    }
}

/// Bad time controls, what is said of them, and the one that is named instead.
const BAD_TIMES: [(&str, &str, &str); 22] = [
    ("", ": not understood. There is no time in it.", "90+30"),
    ("x", ": not understood. In \"x\" the letter \"x\" means nothing", "90+30"),
    ("-5", ": not understood. \"-5\" is no time", "90+30"),
    ("0", ": not understood. There is no time to begin with.", "90+30"),
    ("90+", ": not understood. The number of seconds for each move is missing.", "90+30"),
    ("+30", ": not understood. The time in minutes is missing.", "90+30"),
    ("99999", ": not understood. \"99999\" is too long: a period has 24 hours at most", "90+30"),
    ("90+30+1", ": not understood. \"+30+1\" is more than one kind of extra time", "90+30"),
    ("5.5", ": not understood. \"5.5\" is no time", "90+30"),
    ("1e3", ": not understood. In \"e3\" the letter \"e\" means nothing", "10d5"),
    ("10d5s", ": not understood. In \"d5s\" the letter \"s\" means nothing", "10d5"),
    ("5+4000", ": not understood. \"4000\" seconds are too many", "90+30"),
    ("5+1.5", ": not understood. \"1.5\" is no whole number of seconds.", "90+30"),
    ("40/5h", ": not understood. \"40/5h\" is an hourglass", "5h"),
    ("0/5", ": not understood. A period has one move at least.", "40/90+30,30+30"),
    ("x/5", ": not understood. \"x\" is no number of moves.", "40/90+30,30+30"),
    ("/5", ": not understood. The number of moves before the slash is missing.", "40/90+30,30+30"),
    ("2000/5", ": not understood. \"2000\" moves are too many", "40/90+30,30+30"),
    ("90+30,30", ": period 1 not understood. Another period follows \"90+30\"", "40/90+30,30+30"),
    ("40/90,30+x", ": period 2 not understood. In \"+x\" the letter \"x\" means nothing", "10d5"),
    ("40/90,", ": period 2 not understood. There is no time in it.", "40/90+30,30+30"),
    ("1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1,1", ": period 9 not understood. There can be no more than 8", "40/90+30,30+30"),
];

#[test]
fn a_cue_that_is_none_is_named_and_the_words_there_are() {
    let room = TestFolder::new("options-cues");
    for (value, part) in [
        ("loud", "\"loud\" is none"),
        ("", "\"\" is none"),
        ("dial,,seconds", "\"\" is none"),
        ("dial,flag", "\"flag\" is none"),
        ("low", "\"low\" is none"),
        ("low=", "\"\" is no low time"),
        ("low=5", "\"5\" is no low time"),
        ("low=5:00+0:00", "\"0:00\" is no low time"),
        ("dial,low=5:00+1:60", "\"1:60\" is no low time"),
        ("low=24:00:01", "\"24:00:01\" is no low time"),
        ("low=-1:00", "\"-1:00\" is no low time"),
        ("low=0:01+0:02+0:03+0:04+0:05+0:06+0:07+0:08+0:09+0:10+0:11", "\"0:11\" is no low time"),
    ] {
        let mut command = room.ansage("play --journal game.journal --lang en");
        command.arg(format!("--cues={value}"));
        let ended = run(command, b"").status(2).empty();
        ended.says(part).says("Try --cues ");
    }
    assert!(!room.path("game.journal").exists(), "nothing is begun with a wrong option");
    for (at, works) in
        ["off", "all", "dial,low=5:00+1:00", "low=5:00+0:30", "dial,final,seconds,spoken"].iter().enumerate()
    {
        run(room.play(&format!("{at}.journal"), &format!("--cues {works}")), b"").status(0).quiet();
    }
}

#[test]
fn a_bad_time_control_is_answered_with_the_period_the_part_the_reason_and_one_that_works() {
    let room = TestFolder::new("options-time");
    for (time, said, works) in BAD_TIMES {
        for (lang, understood, ready) in
            [("en", said, " Try --time "), ("de", "verstanden. ", " Versuchen Sie --time ")]
        {
            let mut command = room.ansage("play --journal game.journal");
            command.args(["--lang", lang]).arg(format!("--time={time}"));
            let ended = run(command, b"").status(2).empty();
            assert!(ended.err.starts_with(&format!("--time \"{time}\": ")), "{ended:?}");
            assert!(ended.err.trim_end().ends_with(&format!("{ready}{works}")), "{ended:?}");
            ended.says(understood);
        }
    }
    assert!(!room.path("game.journal").exists(), "nothing is begun with a wrong option");
}

#[test]
fn a_time_control_of_every_kind_is_played_and_resumed() {
    let room = TestFolder::new("options-time-kinds");
    for (number, time) in
        ["40/90+30,30+30", "10d5", "10b5", "0:30f", "5h", "2:30+2", "5", "none", "90+30"].iter().enumerate()
    {
        let journal = format!("{number}.journal");
        run(room.play(&journal, &format!("--time {time}")), b"start\ne4\n").status(0).quiet();
        assert!(room.text(&journal).contains(&format!(r#""time":"{time}""#)), "{time}");
        run(room.play(&journal, ""), b"resume\n").status(0).quiet();
        room.run(&format!("verify {journal}")).status(0);
    }
}

#[test]
fn a_position_that_cannot_be_played_from_is_refused_with_one_that_can() {
    let room = TestFolder::new("options-fen");
    let good = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    for fen in
        ["", "x", "8/8/8/8/8/8/8/8 w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 x - - 0 1", "4k3/8/8/8/8/8/8/4KK2 w - - 0 1"]
    {
        let mut command = room.play("game.journal", "");
        command.args(["--fen", fen]);
        run(command, b"").status(2).empty().says("no position to play from").says(good);
    }
    let mut command = room.play("game.journal", "");
    command.args(["--fen", good]);
    let played = run(command, b"start\ne4\n").status(0).quiet();
    assert!(played.out.contains("w e2-e4"), "{played:?}");
}

#[test]
fn unknown_options_and_commands_are_named_with_what_works() {
    let room = TestFolder::new("options-unknown");
    for (arguments, named) in [
        ("play --foo", "There is no option \"--foo\". All options: ansage play --help"),
        ("play --tim 5", "There is no option \"--tim\". Did you mean --time? All options: ansage play --help"),
        ("play stray", "ansage play takes nothing like \"stray\". What it takes: ansage play --help"),
        ("verify", "<JOURNAL> is missing. What ansage verify needs: ansage verify --help"),
        ("verify a b", "ansage verify takes nothing like \"b\"."),
        ("announce", "<FILE> is missing. What ansage announce needs: ansage announce --help"),
        ("verfy", "There is no command \"verfy\". Did you mean verify? There are: play, practice, learn, host"),
        ("help dance", "There is no command \"dance\"."),
        ("export j --brf --xyz", "There is no option \"--xyz\"."),
        ("play --journal", "Behind --journal <FILE> a value is missing."),
        ("announce x --json=3", "--json takes no value: leave out \"3\"."),
        ("play --time 5 --time 6", "--time <SPEC> stands there twice."),
        ("export j --real-times", "--wav <FILE> is missing."),
        ("arbiter --make-code --arbiter X", "cannot be used together. Leave one out."),
        ("", "Which command? There are: play, practice, learn, host"),
    ] {
        room.run(arguments).status(2).empty().says(named);
    }
    for help in ["--help", "play --help", "announce --help", "--version"] {
        assert!(room.run(help).status(0).quiet().out.contains("ansage"), "{help}");
    }
    for (word, option) in [("help", "--help"), ("help play", "play --help")] {
        assert_eq!(room.run(word).status(0).quiet().out, room.run(option).out, "{word}");
    }
    let mut command = room.ansage("verify");
    command.arg(<std::ffi::OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(b"\xff\xfe"));
    run(command, b"").status(1).empty().says("It is not there.");
}

#[test]
fn p9_help_and_errors_of_the_command_line_are_in_the_chosen_language() {
    let room = TestFolder::new("options-language");
    let help = room.run("play --lang de --help").status(0).quiet().out;
    assert!(help.contains("\nAufruf: ansage play [Optionen]\n\nOptionen:\n"), "{help}");
    assert!(
        help.contains(
            "Wer sehbehindert ist. weiß, schwarz oder beide; auch white, black oder both. [Vorgabe: white]\n"
        ),
        "{help}"
    );
    for english in ["Usage", "Options", "[default", "OPTIONS", "Print", "Without", "Sonst "] {
        assert!(!help.contains(english), "{english} in {help}");
    }
    let of_join = room.run("help join").status(0).quiet().out;
    assert!(of_join.contains("\nUsage: ansage join [options] [HOST[:PORT]]\n\nBehind the command:\n"), "{of_join}");
    for (arguments, told) in [
        (
            "play --lang de --tim 5",
            "Die Option \"--tim\" gibt es nicht. Meinen Sie --time? Alle Optionen: ansage play --help",
        ),
        (
            "play --tim 5 --lang=de",
            "Die Option \"--tim\" gibt es nicht. Meinen Sie --time? Alle Optionen: ansage play --help",
        ),
        ("verify --lang de", "<JOURNAL> fehlt. Was ansage verify braucht: ansage verify --help"),
        ("say --lang de a b", "Mit \"b\" kann ansage say nichts anfangen."),
    ] {
        room.run(arguments).status(2).empty().says(told);
    }
}

#[test]
fn p9_every_command_and_option_has_its_help_in_every_language() {
    fn helps(command: &clap::Command, into: &mut Vec<(String, String)>) {
        let name = command.get_name();
        into.push((name.to_owned(), command.get_about().map(ToString::to_string).unwrap_or_default()));
        for argument in command.get_arguments() {
            let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
            into.push((format!("{name} {}", argument.get_id()), help));
        }
        command.get_subcommands().for_each(|below| helps(below, into));
    }
    let in_each = Lang::TEXTS.map(|lang| {
        let (locale, mut told) = (Locale::for_lang(lang), Vec::new());
        helps(&localized::localized_command(&locale), &mut told);
        assert_eq!(locale.faults(), [], "{lang}");
        told
    });
    assert!(in_each[0].len() > 130, "{}", in_each[0].len());
    for (english, german) in in_each[0].iter().zip(&in_each[1]) {
        assert!(
            !english.1.is_empty() && english.1 != german.1,
            "{english:?} {german:?}: a row in src/station/arguments/localized.rs"
        );
    }
}

/// The options of a help, by their long names.
fn options(help: &str) -> Vec<&str> {
    let lines = help.lines().map(str::trim_start).filter(|line| line.starts_with('-'));
    lines.filter_map(|line| line.split([' ', '[']).find(|word| word.starts_with("--"))).collect()
}

#[test]
fn the_short_help_names_twenty_options_on_forty_lines_and_the_long_one_all() {
    let room = TestFolder::new("options-brief");
    for lang in ["en", "de"] {
        for command in ["", "play", "host", "join", "learn", "arbiter", "export", "reconcile"] {
            let help = |how: &str| room.run(&format!("{command} --lang {lang} {how}")).status(0).quiet().out;
            let (brief, long) = (help("-h"), help("--help"));
            assert!(options(&brief).len() <= 20 && brief.lines().count() <= 40, "{command}: {brief}");
            assert!(options(&brief).iter().all(|option| options(&long).contains(option)), "{command}");
            for form in ["Without it", "without it", "where nobody says", "wo niemand etwas sagt", "ohne diese Angabe"]
            {
                assert!(!long.contains(form), "{command}: {form}: {long}");
            }
        }
    }
    let all = room.run("play --lang en --help").status(0).quiet().out;
    assert!(options(&all).len() > 45 && all.contains("[default: 160]"), "{all}");
    for heading in ["\nOptions:", "\nThe game:", "\nFor you:", "\nPublic speech:", "\nThis machine:"] {
        assert!(all.contains(heading), "{heading} in {all}");
    }
    let lesson = room.run("learn --lang en --help").status(0).quiet().out;
    assert!(lesson.contains("--rate") && !lesson.contains("--hall-") && !lesson.contains("--clock"), "{lesson}");
}

#[test]
fn wrong_values_of_the_other_commands_are_answered_with_ones_that_work() {
    let room = TestFolder::new("options-others");
    room.write("game.pgn", "1. e4 e5 *");
    run(room.play("game.journal", ""), b"start\n").status(0);
    for (arguments, works) in [
        ("announce game.pgn --words latin", "--words fide | plain | nato"),
        ("announce game.pgn --style tall", "--style long | short"),
        ("announce game.pgn --letters xx", "--letters en | de"),
        ("announce game.pgn --game x", "--game 1"),
        ("announce game.pgn --game 0", "--game 1"),
        ("read game.pgn --words latin", "--words fide | plain | nato"),
        ("read game.pgn --letters xx", "--letters en | de"),
        ("read game.pgn --game x", "--game 1"),
        ("export game.journal --pgn --seat red", "--seat white | black"),
        ("export game.journal --pgn --words latin", "--words fide | plain | nato"),
        ("export game.journal --text --style tall", "--style long | short"),
        ("export game.journal", "--pgn, --text, --brf, --braille, --wav FILE or --report FILE.html"),
        ("say hello --lang xx", "--lang en | de"),
    ] {
        room.run(arguments).status(2).empty().says(works);
    }
}

#[test]
fn a_language_without_texts_is_told_and_english_is_used() {
    let room = TestFolder::new("options-lang");
    for (lang, name) in [("fr", "fr"), ("lv", "lv"), ("fr_FR.UTF-8", "fr_FR.UTF-8"), ("tlh", "tlh")] {
        let mut command = room.ansage("play --audio none --journal game.journal");
        command.args(["--lang", lang]);
        let ended = run(command, b"").status(0).quiet();
        let told = format!("No texts in \"{name}\". English is used.");
        assert_eq!(ended.out.matches(&told).count(), 1, "{ended:?}");
        assert!(ended.out.contains("The game is saved."), "{ended:?}");
    }
    let german = run(room.ansage("play --audio none --journal g --lang de_AT.UTF-8"), b"").status(0).quiet();
    assert!(german.out.contains("Die Partie ist gespeichert."), "{german:?}");
    for lang in ["fr", "de", "en"] {
        let verified = room.run(&format!("verify g --lang {lang}")).status(0).quiet();
        assert_eq!(verified.out.starts_with("The chain is sound: "), lang != "de", "{verified:?}");
    }
}
