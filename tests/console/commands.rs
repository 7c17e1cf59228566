//! Commands: the whole table, in both languages, and what is no command.

use super::table::{ConsoleOutput, ConsoleTable, heard};
use ansage_game::effect::{Audience, Effect, EffectKind as Brought};
use ansage_game::event::{Answer, EventKind, OpponentsWord, Question};
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameMode;
use ansage_seats::console::ConsoleAction;
use ansage_seats::console::command::table::COMMANDS;
use ansage_seats::console::command::{Command, CommandRow, CommandSyntax, LineMeaning, parse_line};
use ansage_seats::console::help::{HelpPage, HelpTable, OpponentsPlace, help_part_message, key_table_markdown};
use ansage_seats::console::keymap::Key;
use ansage_seats::console::screen::LineOutput;
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::{LineForm, Presenter, StationVoices};
use shakmaty::Square;
use std::collections::BTreeSet;

fn rows() -> impl Iterator<Item = &'static CommandRow> {
    COMMANDS.iter().flat_map(|group| group.iter())
}

/// Arguments that fit.
fn samples(takes: CommandSyntax) -> &'static [&'static str] {
    match takes {
        CommandSyntax::Nothing(_) => &[""],
        CommandSyntax::Square(_) => &["e4", "E4", "eva vier"],
        CommandSyntax::MaybeSquare(_) => &["", "e4"],
        CommandSyntax::Move(_) => &["e4", "Nf3", "Springer Gustav eins Felix drei", "0-0"],
        CommandSyntax::Transfer(_) => &["e2 e4", "e2e4", "e7 e8 Q", "e7e8q", "g1 f3 springer"],
        CommandSyntax::Text(_) => &["e4", "??"],
        CommandSyntax::Kind => &["N", "white N", "knight", "p black", "springer"],
        CommandSyntax::Line => &["e", "4", "eva", "fünf"],
        CommandSyntax::Count => &["", "5", "all"],
        CommandSyntax::Level(_) => &["", "100", "up", "down"],
        CommandSyntax::OnOff(_) => &["", "on", "aus"],
        CommandSyntax::Name(_) => &["", "f3", "2"],
        CommandSyntax::Switch(_) => &["", "on", "off", "an", "aus"],
        CommandSyntax::Times => &["", "off", "5:00", "5:00 2:00 0:30", "1:30:00, 0:10", "spoken", "ton"],
        CommandSyntax::MaybeMove(_) => &["", "Nf3"],
        CommandSyntax::Claim => &["fifty", "repetition Nf3", "hände"],
        CommandSyntax::Rule => &["", "illegal-bonus", "nonsense"],
        CommandSyntax::Time => &["", "5+3", "5x3"],
        CommandSyntax::Topic => &["", "draw", "nonsense"],
        CommandSyntax::Port => &["", "/dev/ttyUSB0"],
        CommandSyntax::Guiding => &["", "words", "cues", "off"],
        CommandSyntax::MaybePlayer => &["", "white", "schwarz"],
        CommandSyntax::LineForm => &["", "words", "kurz"],
        CommandSyntax::EarWords => &["", "plain", "saal"],
        CommandSyntax::Hidden(_) => &["", "e4", "nonsense"],
        CommandSyntax::AnySetting => &["", "rate", "rate 200", "rate 200 once", "nonsense"],
        CommandSyntax::Setting(_) => &["", "reader", "nonsense"],
        CommandSyntax::Words => &["", "nato"],
    }
}

#[test]
fn every_command_is_understood_by_all_its_words_and_never_silent() {
    for mode in [GameMode::Tournament, GameMode::Practice] {
        for half_moves in [0, 3] {
            for row in rows() {
                for word in row.words.all_words() {
                    for sample in samples(row.takes) {
                        let mut table = ConsoleTable::game_a(half_moves, Lang::De, mode);
                        let typed = format!("{word} {sample}");
                        let came = table.line(&typed);
                        // The station answers these.
                        let elsewhere = |action: &ConsoleAction| {
                            let boards = matches!(
                                action,
                                ConsoleAction::Board(_) | ConsoleAction::OpponentsBoard(_) | ConsoleAction::Link(_)
                            );
                            boards
                                || matches!(
                                    action,
                                    ConsoleAction::Leave
                                        | ConsoleAction::Desk(_)
                                        | ConsoleAction::ListVoices
                                        | ConsoleAction::Setting(_)
                                        | ConsoleAction::Inspect(_)
                                        | ConsoleAction::Hint
                                )
                        };
                        let left = came.actions.iter().any(elsewhere);
                        assert!(left || came.told.iter().any(|told| !told.line.is_empty()), "{typed}: {came:?}");
                        let refused = |action: &ConsoleAction| {
                            matches!(action, ConsoleAction::Event(_, EventKind::NotUnderstood { .. }))
                        };
                        assert!(!came.actions.iter().any(refused), "{typed}: {came:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn no_typed_line_means_two_commands() {
    let mut seen = BTreeSet::new();
    for row in rows() {
        let words: BTreeSet<String> = row.words.all_words().collect();
        for word in words {
            assert_eq!(word, word.to_lowercase(), "small letters");
            // `?` alone is help, and with a square it asks for the square. `gegner` alone is his clock, and with a move
            // it enters that.
            assert!(seen.insert(word.clone()) || ["?", "gegner"].contains(&word.as_str()), "{word} is in two rows");
        }
    }
    let read = |line| ansage_seats::console::command::parse_line(line, Lang::De, Color::White);
    let sent = |kind| LineMeaning::Command(Command::Send(kind));
    assert_eq!(read("gegner"), sent(EventKind::InformationAsked { question: Question::OpponentsClock }));
    assert_eq!(read("gegner e5"), sent(EventKind::ReplyEntered { words: "P?e5".parse().unwrap() }));
    assert!(matches!(read("?"), LineMeaning::Command(Command::Help(None))));
    assert!(matches!(read("? e4"), LineMeaning::Command(Command::Tell(_))));
}

#[test]
fn english_words_do_in_every_language_and_a_slash_may_stand_before_them() {
    for (line, kind) in [
        ("start", EventKind::Started),
        ("/start", EventKind::Started),
        ("BEGINN", EventKind::Started),
        ("c", EventKind::InformationAsked { question: Question::Clocks }),
        ("Uhr", EventKind::InformationAsked { question: Question::Clocks }),
        ("my clock", EventKind::InformationAsked { question: Question::OwnClock }),
        ("o", EventKind::InformationAsked { question: Question::OpponentsClock }),
        ("count", EventKind::InformationAsked { question: Question::MoveCount }),
        ("used", EventKind::InformationAsked { question: Question::TimeUsed }),
        ("press", EventKind::ClockPressed { player: Color::White }),
        ("opp press", EventKind::ClockPressed { player: Color::Black }),
        ("correct Sh3", EventKind::Corrected { words: "N?h3".parse().unwrap() }),
        ("misheard e5", EventKind::Misheard { words: "P?e5".parse().unwrap() }),
        ("opp   draw", EventKind::SpokenForOpponent { word: OpponentsWord::Draw }),
        ("opp e5", EventKind::ReplyEntered { words: "P?e5".parse().unwrap() }),
        ("gegner Sf6", EventKind::ReplyEntered { words: "N?f6".parse().unwrap() }),
        ("opp Springer Gustav acht Felix sechs", EventKind::ReplyEntered { words: "Ng8f6".parse().unwrap() }),
        ("opp resume", EventKind::SpokenForOpponent { word: OpponentsWord::Resume }),
        ("gegner setzt fort", EventKind::SpokenForOpponent { word: OpponentsWord::Resume }),
        ("opp touched e4", EventKind::SpokenForOpponent { word: OpponentsWord::Touch("e4".parse().unwrap()) }),
        ("gegner gibt auf", EventKind::SpokenForOpponent { word: OpponentsWord::Resign }),
        ("noch einmal", EventKind::AnnouncementRepeatAsked),
        ("decline", EventKind::DrawDeclined),
    ] {
        assert_eq!(parse_line(line, Lang::De, Color::White), LineMeaning::Command(Command::Send(kind)), "{line}");
    }
    let transfer = EventKind::Executed {
        from: "e7".parse().unwrap(),
        to: "e8".parse().unwrap(),
        placed: Some(shakmaty::Role::Knight),
    };
    for line in ["played e7 e8 N", "played e7e8s", "gezogen e7 e8 Springer"] {
        assert_eq!(
            parse_line(line, Lang::De, Color::White),
            LineMeaning::Command(Command::Send(transfer.clone())),
            "{line}"
        );
    }
}

#[test]
fn the_opponents_board_is_laid_aside_and_read_again_in_both_languages() {
    for (line, reads) in [
        ("opp board off", false),
        ("gegner brett aus", false),
        ("opp board on", true),
        ("gegner brett an", true),
        ("gegner brett ein", true),
    ] {
        for lang in [Lang::En, Lang::De] {
            let wanted = LineMeaning::Command(Command::OpponentsBoard(reads));
            assert_eq!(parse_line(line, lang, Color::White), wanted, "{line}");
        }
    }
}

#[test]
fn moves_and_commands_live_together() {
    for (line, code) in [
        ("s f3", "N?f3"),
        ("l c4", "B?c4"),
        ("c4", "P?c4"),
        ("b4", "P?b4"),
        ("b1c3", "?b1c3"),
        ("o-o", "O-O"),
        ("0-0-0", "O-O-O"),
        ("Springer Gustav eins Felix drei", "Ng1f3"),
        ("exd6 e.p.", "Pe?d6"),
    ] {
        assert_eq!(parse_line(line, Lang::De, Color::White), LineMeaning::Move(code.parse().unwrap()), "{line}");
    }
    assert!(matches!(parse_line("s f", Lang::De, Color::White), LineMeaning::Command(Command::Tell(_))));
    assert!(
        matches!(parse_line("/s f3", Lang::De, Color::White), LineMeaning::Unfitting { .. }),
        "a slash is a command"
    );
    assert_eq!(parse_line(" \t ", Lang::De, Color::White), LineMeaning::Nothing);
}

#[test]
fn a_move_with_a_blank_behind_its_capital_letter_is_no_command_of_that_letter() {
    for (line, lang, words) in [
        ("B d3", Lang::En, "B?d3"),
        ("B takes e6", Lang::En, "B?e6"),
        ("b takes e6", Lang::En, "B?e6"),
        ("B d3", Lang::De, "B?d3"),
        ("L schlägt e6", Lang::De, "B?e6"),
        ("S f3", Lang::De, "N?f3"),
        ("T d1", Lang::De, "R?d1"),
    ] {
        assert_eq!(
            parse_line(line, lang, Color::White),
            LineMeaning::Move(words.parse().unwrap()),
            "{line:?} {lang:?}"
        );
    }
    // A small letter is the command's, and with locked capitals it cannot be told.
    for line in ["b d3", "B D3", "/B d3", "b david drei", "brett d3"] {
        let LineMeaning::Command(Command::OnBoard(at)) = parse_line(line, Lang::De, Color::White) else {
            panic!("{line:?}")
        };
        assert_eq!(at, Square::D3);
    }
}

#[test]
fn a_typed_move_is_announced_by_the_owners_seat_whoever_moves() {
    let mut table = ConsoleTable::game_a(1, Lang::De, GameMode::Tournament);
    let came = table.line("e5");
    assert_eq!(
        came.actions,
        [ConsoleAction::Event(Seat::White, EventKind::Announced { words: "P?e5".parse().unwrap() })]
    );
    assert_eq!(table.view().pending.unwrap().player, Color::Black);
}

#[test]
fn what_is_not_understood_is_journaled_with_what_was() {
    let mut table = ConsoleTable::game_a(0, Lang::De, GameMode::Tournament);
    let came = table.line("Springer Gustav eins Felx drei");
    let [ConsoleAction::Event(Seat::White, EventKind::NotUnderstood { text, understood, part })] = &came.actions[..]
    else {
        panic!("{:?}", came.actions)
    };
    assert_eq!((text.bare(), understood.bare()), ("Springer Gustav eins Felx drei", "Springer Gustav eins"));
    assert_eq!(part, "Felx");
    let came = table.line("correct Zz9");
    let [ConsoleAction::Event(_, EventKind::NotUnderstood { understood, .. }), ConsoleAction::Tell(usage)] =
        &came.actions[..]
    else {
        panic!("{:?}", came.actions)
    };
    assert_eq!((understood.bare(), usage.line.as_str()), ("correct", "korrektur ZUG: korrigiert Ihre Worte"));
    assert!(matches!(table.line("/nonsense").actions[..], [ConsoleAction::Event(_, EventKind::NotUnderstood { .. })]));
}

#[test]
fn what_cannot_be_taken_back_is_asked_about() {
    for (line, kind) in [("draw", EventKind::DrawOffered), ("resign", EventKind::Resigned)] {
        let sent = [ConsoleAction::Event(Seat::White, kind)];
        let mut table = ConsoleTable::game_a(2, Lang::De, GameMode::Tournament);
        assert!(matches!(table.line(line).actions[..], [ConsoleAction::Tell(_)]), "asked, not done");
        assert!(table.line("").lines()[0].ends_with("ja oder nein"), "Enter asks again and is no yes");
        assert_eq!(table.console.clone().handle_line("ja", &table.view()), sent);
        assert_eq!(table.console.clone().handle_line("Y", &table.view()), sent);
        assert_eq!(table.console.clone().handle_line("nein", &table.view()).len(), 1);
        // What only asks leaves it standing, and it is asked again.
        let came = table.line("c");
        assert!(came.lines().last().is_some_and(|line| line.ends_with("ja oder nein")), "{:?}", came.lines());
        assert_eq!(table.console.clone().handle_line("ja", &table.view()), sent);
        table.line("adjust");
        assert_eq!(table.line("ja").lines(), ["Es war nichts gefragt."], "another command let the question go");
    }
    let mut table = ConsoleTable::game_a(2, Lang::De, GameMode::Tournament);
    assert_eq!(
        table.line("accept").actions,
        [ConsoleAction::Event(Seat::White, EventKind::DrawAccepted)],
        "none to accept"
    );
}

#[test]
fn the_voice_is_changed_within_its_bounds_and_told() {
    let mut table = ConsoleTable::game_a(0, Lang::En, GameMode::Tournament);
    let came = table.line("rate up");
    let mut change = StationVoices::default();
    change.player.params.rate = 180;
    assert_eq!(came.actions[0], ConsoleAction::Voice(change));
    assert_eq!(came.lines(), ["rate 180 (80 to 450)"]);
    assert_eq!(table.line("rate").lines(), ["rate 180 (80 to 450)"]);
    assert_eq!(table.line("volume 9999").lines(), ["volume 200 (0 to 200)"]);
    assert!(matches!(table.line("volume up").actions[..], [ConsoleAction::Tell(_)]), "no change, but an answer");
}

#[test]
fn help_is_told_in_small_parts_and_has_every_command_and_key() {
    for lang in Lang::TEXTS {
        // For the ear; on a Braille display the rows come one by one.
        let mut table = ConsoleTable::new(lang, GameMode::Tournament, LineOutput::Plain);
        table.line("help");
        let mut all = String::new();
        loop {
            let came = table.line("more");
            let told = &came.told[0];
            if !told.line.contains('\n') {
                break;
            }
            assert!(told.line.lines().count() <= 5, "{}", told.line);
            assert!(told.line.lines().all(|line| line.chars().count() <= 40), "{}", told.line);
            all += &told.line;
        }
        for row in rows() {
            assert!(all.contains(row.words.first_word(lang)), "{}", row.words.first_word(lang));
        }
        let keys = table.line("keys");
        assert!(heard(&keys.told[0]).contains("F7"));
        assert!(
            help_part_message(
                HelpPage { table: HelpTable::Keys, part: 99 },
                &table.presenter,
                &table.view().rules,
                OpponentsPlace::Here
            )
            .is_none()
        );
    }
}

/// A player who reads or hears the list of keys learns from each row which key it is about.
#[test]
fn every_row_about_a_key_names_the_key_in_words_and_in_speech() {
    for (lang, table, row) in [
        (Lang::En, HelpTable::Keys, "F8: The clock of your opponent at this keyboard"),
        (Lang::De, HelpTable::Keys, "F8: Die Uhr Ihres Gegners an dieser Tastatur"),
        (Lang::En, HelpTable::DeskKeys, "Space: Both clocks, where nothing is typed."),
        (Lang::De, HelpTable::DeskKeys, "Leertaste: Beide Uhren, solange nichts getippt ist."),
        (Lang::En, HelpTable::Topic(0), "Space: Your clock, where nothing is typed."),
    ] {
        let ConsoleTable { presenter, referee, .. } = ConsoleTable::game_a(0, lang, GameMode::Tournament);
        let presenter = Presenter { lines: LineForm::Words, ..presenter };
        let rules = referee.view(Moment::START).rules;
        let parts = (0..)
            .map_while(|part| help_part_message(HelpPage { table, part }, &presenter, &rules, OpponentsPlace::Here));
        let (mut lines, mut speech) = (String::new(), String::new());
        for part in parts {
            for line in part.line.lines().skip(1).filter(|_| !matches!(table, HelpTable::Topic(_))) {
                assert!(line.contains(": "), "{line} names no key");
            }
            lines += &part.line;
            speech += &heard(&part);
        }
        assert!(lines.contains(row), "{row} in {lines}");
        assert!(speech.contains(row), "{row} in {speech}");
    }
    let mut table = ConsoleTable::game_a(0, Lang::En, GameMode::Tournament);
    assert!(heard(&table.line("help F8").told[0]).contains("F8: The clock"));
    assert_eq!(table.line("help F8").lines(), ["F8: your opponent's clock"]);
}

#[test]
fn help_tells_what_one_command_does() {
    let mut table = ConsoleTable::game_a(0, Lang::De, GameMode::Tournament);
    assert_eq!(table.line("hilfe korrektur").lines(), ["korrektur ZUG: korrigiert Ihre Worte"]);
    assert_eq!(table.line("help /correct").lines(), table.line("h correct").lines());
    assert_eq!(table.line("help opp draw").lines(), ["gegner remis: er bietet Remis an"]);
    assert_eq!(table.line("help nonsense").lines(), ["Keine Hilfe: \"nonsense\". hilfe themen"]);
}

/// Only a line that begins as a move is answered as one.
#[test]
fn a_command_with_wrong_arguments_is_answered_with_what_it_takes() {
    let answers = [
        (Lang::En, "rate banana", "rate takes a number from 80 to 450, or up or down."),
        (Lang::De, "tempo banane", "Nach tempo kommt eine Zahl von 80 bis 450, oder höher oder tiefer."),
        (Lang::En, "hall volume x", "hall volume takes a number from 20 to 200, or up or down."),
        (Lang::En, "low 99", "low takes times such as 5:00 and 0:30, or spoken, sound or off."),
        (Lang::En, "exit now", "exit takes nothing after it."),
        (Lang::De, "beenden jetzt", "Nach beenden kommt nichts mehr."),
        (Lang::En, "touched zz", "touched takes a square, such as e4."),
        (Lang::En, "touched", "touched takes a square, such as e4."),
        (Lang::En, "/s zz", "s takes a file or a rank, such as e or 4."),
        (Lang::En, "lines fancy", "lines takes words or short."),
    ];
    for (lang, line, expected) in answers {
        let mut table = ConsoleTable::game_a(0, lang, GameMode::Tournament);
        table.line("lines words");
        let came = table.line(line);
        assert_eq!(came.lines(), [expected], "{line}");
        assert!(heard(&came.told[0]).starts_with("<NotUnderstood> "), "{line}");
        assert!(!came.actions.iter().any(|action| matches!(action, ConsoleAction::Event(..))), "{line}");
    }
    let line = |text: &str| {
        let mut table = ConsoleTable::game_a(0, Lang::En, GameMode::Tournament);
        table.line(text).lines().join("|")
    };
    assert_eq!(line("premove e4"), line("premove"));
    assert_eq!(line("claim foo"), line("help claim"));
    assert_eq!(line("opp"), line("help opp"));
    // A move that was begun, the player's or the opponent's, is still answered as a move.
    for begun in ["correct Nz", "opp Springer Gustav zz", "Springer Gustav zz"] {
        assert!(line(begun).starts_with("Not taken: "), "{begun}: {}", line(begun));
    }
}

#[test]
fn the_topics_of_the_help_are_found_and_named() {
    let topics = "game, clock, claims, opponent, board, sounds, arbiter, settings";
    let mut table = ConsoleTable::game_a(0, Lang::En, GameMode::Tournament);
    assert!(heard(&table.line("help foo").told[0]).contains(&format!("No help on \"foo\". Topics: {topics}.")));
    assert!(heard(&table.line("help topics").told[0]).contains(&format!("Topics: {topics}.")));
    assert_eq!(table.line("help topics").told[1].line.lines().count(), 8);
    assert_eq!(table.line("help first").lines(), table.line("help game").lines());
    for (lang, long) in [(Lang::En, "help f"), (Lang::De, "hilfe f")] {
        let mut table = ConsoleTable::game_a(0, lang, GameMode::Tournament);
        let shown = table.line(&(long.to_owned() + &"o".repeat(100))).told.remove(0).line;
        assert!(shown.chars().count() <= 40, "{shown}");
    }
    let mut german = ConsoleTable::game_a(0, Lang::De, GameMode::Tournament);
    assert!(heard(&german.line("hilfe themen").told[0]).contains("Themen: spiel, uhr, reklamationen"));
}

#[test]
fn help_about_a_verb_names_all_its_commands() {
    for (lang, verb) in [(Lang::En, "claim"), (Lang::De, "reklamiere"), (Lang::En, "opp"), (Lang::De, "gegner")] {
        let mut table = ConsoleTable::game_a(0, lang, GameMode::Tournament);
        let list = heard(&table.line(&format!("help {verb}")).told[0]);
        // Another word for "his clock" is none of what he says.
        let ends = rows().filter_map(|row| row.words.first_word(lang).strip_prefix(verb)?.strip_prefix(' '));
        let missing: Vec<&str> = ends.filter(|end| !list.contains(end)).collect();
        assert!(missing.is_empty() && list.contains(verb), "{missing:?} not in {list}");
    }
    // A reply is entered without a word of its own.
    let list = |lang, verb: &str| heard(&ConsoleTable::game_a(0, lang, GameMode::Tournament).line(verb).told[0]);
    assert!(list(Lang::En, "help opp").contains("opp and his move"), "{}", list(Lang::En, "help opp"));
    assert!(list(Lang::De, "hilfe gegner").contains("gegner und sein Zug"), "{}", list(Lang::De, "hilfe gegner"));
}

#[test]
fn the_readmes_tables_name_every_key_and_command() {
    for lang in Lang::TEXTS {
        let locale = Locale::for_lang(lang);
        let table = key_table_markdown(&locale);
        assert!(rows().all(|row| table.contains(&format!("`{}`", row.words.first_word(lang)))));
        assert!(table.lines().all(|line| line.is_empty() || line.starts_with('|') && line.ends_with('|')));
        assert!(locale.faults().is_empty(), "{}", locale.faults_text());
    }
}

#[test]
fn a_word_for_the_opponent_that_is_none_names_those_there_are() {
    let mut table = ConsoleTable::game_a(0, Lang::De, GameMode::Tournament);
    assert_eq!(table.line("opp").lines(), ["gegner e5, gegner remis, ..."]);
    assert_eq!(table.line("opp dances").lines(), ["gegner e5, gegner remis, ..."]);
    assert!(table.line("gegner").lines()[0].starts_with("Gegner "), "the opponent's clock");
}

#[test]
fn a_word_for_the_opponent_is_taken_back_with_no_or_escape_and_never_confirmed_with_yes() {
    for back in ["no", "\u{1b}"] {
        let mut table = ConsoleTable::game_a(0, Lang::En, GameMode::Tournament);
        table.line("opp repeats Sc6");
        assert_eq!(table.line("yes").lines(), ["Black confirms with F12"]);
        let came = if back == "no" { table.line(back) } else { table.key(Key::Escape) };
        assert_eq!(came.lines(), ["Black has not confirmed."]);
        assert_eq!(table.line("no").lines(), ["Nothing was asked."]);
    }
}

#[test]
fn lines_are_in_the_letters_of_the_language_and_fit_a_display_with_hours_on_the_clock() {
    let mut table = ConsoleTable::game_a(0, Lang::De, GameMode::Tournament);
    assert_eq!(table.line("opp repeats Nc6").lines(), ["Schwarz wiederholt Sc6? F12: ja"]);
    let long = Span::from_millis(2 * 3_600_000 - 1);
    for lang in Lang::TEXTS {
        let presenter = Presenter { program: Locale::for_lang(lang), ..table.presenter.clone() };
        let clocks = Answer::Clocks { own: Some(long), opponents: Some(long) };
        for answer in [clocks, Answer::TimeUsed { own: long, opponents: long }] {
            let effect = Effect { to: Audience::Seat(Color::White), kind: Brought::Answered(answer) };
            let line = &presenter.effect_messages(&effect)[0].line;
            assert!(line.chars().count() <= 40, "{line}");
        }
    }
}

#[test]
fn what_a_repetition_and_a_score_came_to_is_heard() {
    let mut table = ConsoleTable::game_a(2, Lang::En, GameMode::Tournament);
    assert_eq!(heard(&table.line("repeats e5").told[0]), "[en]Black repeats as announced.".replace("Black", "White"));
    assert!(!table.line("wrote e5").told[0].speech.is_empty());
}

#[test]
fn n18_correct_in_the_opponents_move_names_misheard() {
    let mut table = ConsoleTable::game_a(2, Lang::En, GameMode::Tournament);
    assert_eq!(table.line("correct e6").lines(), ["Nothing to correct.", "misheard MOVE: fixes the entered move"]);
    table.line("Nf3");
    assert_eq!(table.line("correct Nc3").told.len(), 1, "it is his own");
}

#[test]
fn what_is_dropped_is_named_and_a_question_that_takes_its_place_stands_alone() {
    let mut table = ConsoleTable::tournament();
    table.line("start");
    table.line("resign");
    assert_eq!(table.line("resign").lines(), ["Resign? yes or no"], "the same question is asked again, and is open");
    assert_eq!(table.line("draw").lines(), ["Offer a draw? yes or no"]);
    table.line("resign");
    assert_eq!(table.line("e4").lines().last(), Some(&"Resign? Dropped, not done."));
}

/// What is asked about may change while it is asked: to ask once more never does it.
#[test]
fn an_open_question_is_asked_again_and_never_carried_out_by_another_command() {
    let mut table = ConsoleTable::tournament();
    for line in ["start", "e4", "press", "resign"] {
        table.line(line);
    }
    // Black has pressed without an entry: a resignation would be refused now, and is not asked about.
    table.event(EventKind::ClockPressed { player: Color::Black });
    for line in ["help", "keys", ""] {
        let came = table.line(line);
        let resigned = |action: &ConsoleAction| matches!(action, ConsoleAction::Event(_, EventKind::Resigned));
        assert!(!came.actions.iter().any(resigned), "{line}: {:?}", came.actions);
        assert_eq!(came.lines().last(), Some(&"Resign? yes or no"), "{line}");
    }
}

/// 9.1: an offer that is typed behind a move is asked about when the move was announced, as `draw` is.
#[test]
fn art_9_1_an_offer_typed_behind_a_move_is_asked_about_and_never_swallowed() {
    let offers = |came: &ConsoleOutput| came.effects.iter().any(|it| matches!(it.kind, Brought::DrawOffered { .. }));
    for (typed, answer, offered) in [("e4(=)", "yes", true), ("e4 (=)", "yes", true), ("Nf3(=)", "no", false)] {
        let mut table = ConsoleTable::tournament();
        table.line("start");
        let came = table.line(typed);
        assert!(came.lines().iter().any(|line| line.contains("Offer a draw?")), "{typed}: {:?}", came.lines());
        assert!(!offers(&came), "{typed}: nothing is offered before the answer");
        assert_eq!(offers(&table.line(answer)), offered, "{typed}, {answer}");
    }
    for (typed, why) in [("Ke4(=)", "no move fits"), ("correct e4(=)", "not a move alone"), ("e4(=)(=)", "twice")] {
        let mut table = ConsoleTable::tournament();
        table.line("start");
        let came = table.line(typed);
        assert!(!came.lines().iter().any(|line| line.contains("Offer a draw?")), "{typed}, {why}: {:?}", came.lines());
    }
}
