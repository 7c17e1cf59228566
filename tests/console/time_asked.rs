//! Setting the time control by ear: what is heard and shown, and what is kept away from the game meanwhile.

use super::table::{ConsoleOutput, ConsoleTable, heard};
use ansage_game::event::EventKind;
use ansage_game::terms::GameMode;
use ansage_seats::console::ConsoleAction;
use ansage_seats::console::keymap::{InputFocus, Key};
use ansage_seats::console::screen::LineOutput;
use ansage_seats::console::timing::numbered_choices;
use ansage_words::locale::{Args, Lang, Locale};
use ansage_words::presentation::Channel;

const LANGS: [Lang; 2] = [Lang::En, Lang::De];

#[test]
fn each_choice_is_named_in_the_question_by_its_number_and_its_letter() {
    for lang in LANGS {
        let locale = Locale::for_lang(lang);
        let letter = |number: usize, letter: &str| match lang {
            Lang::De => format!("{number}, oder {letter}: "),
            _ => format!("{number}, or {letter}: "),
        };
        let (kinds, adds) = numbered_choices();
        let kind = locale.message_text("console-timing-kind", &Args::new());
        for (number, choice) in (1..).zip(kinds) {
            assert!(kind.contains(&letter(number, choice.words.first_word(lang))), "{kind}");
        }
        let question = locale.message_text("console-timing-adds", &Args::new().set("kind", "periods"));
        for (number, choice) in (1..).zip(adds) {
            assert!(question.contains(&letter(number, choice.words.first_word(lang))), "{question}");
        }
        assert!(locale.faults().is_empty());
    }
}

fn table(lang: Lang) -> ConsoleTable {
    ConsoleTable::new(lang, GameMode::Tournament, LineOutput::Terminal { columns: 40 })
}

/// Everything that is told is told to the player alone, by line and by voice, and no line is too wide.
#[track_caller]
fn private<'a>(came: &'a ConsoleOutput, question: &str) -> Vec<&'a str> {
    let lines: Vec<&str> = came.told.iter().flat_map(|told| told.line.lines()).collect();
    for told in &came.told {
        assert_eq!(told.channel, Channel::Private);
        assert!(!told.speech.is_empty(), "{lines:?} is not heard");
    }
    for line in &lines {
        assert!(line.chars().count() <= 40, "{line:?}");
    }
    assert!(came.actions.iter().all(|action| !matches!(action, ConsoleAction::Event(..))), "{:?}", came.actions);
    assert_eq!(lines.last(), Some(&question), "the question stands under the fingers");
    lines
}

#[test]
fn the_questions_are_heard_and_shown_and_only_yes_sets_the_control() {
    let mut table = table(Lang::En);
    let came = table.line("time");
    let lines = private(&came, "1 game 2 periods 3 move 4 glass 5 none");
    assert_eq!(lines[..2], ["Or type 15+10. Also: cancel, back, ?", "Now: 5 min for the whole game"]);
    assert!(heard(&came.told[0]).contains("2, or p: several periods."));
    private(&table.line(""), "1 game 2 periods 3 move 4 glass 5 none");
    let lines = private(&table.line("2"), "Minutes of period 1?").join("|");
    assert_eq!(lines, "now 5 min, k keeps|Minutes of period 1?");
    private(&table.line("90"), "Moves of period 1? r: rest");
    private(&table.line("40"), "1 none 2 incr 3 delay 4 Bronst 5 fixed");
    private(&table.line("2"), "Seconds added for each move?");
    private(&table.line("30"), "A period after 1? yes or no");
    private(&table.line("yes"), "Minutes of period 2?");
    private(&table.line("30"), "Moves of period 2? r: rest");
    private(&table.line("r"), "1 none 2 incr 3 delay 4 Bronst 5 fixed");
    let came = table.line("+30");
    let lines = private(&came, "Right? yes or no").join("|");
    let read_back =
        "Period 1: 40/90 min|plus 30 s a move, also the first|Period 2: rest, 30 min|plus 30 s a move, also the first";
    assert_eq!(lines, format!("Time control:|{read_back}|Right? yes or no"));
    assert!(heard(&came.told[0]).contains("Period 2, for the rest of the game: 30 minutes."));
    assert_eq!(table.view().time.to_string(), "5+3", "nothing is set before yes");
    let came = table.line("yes");
    assert!(matches!(&came.actions[..], [ConsoleAction::Event(_, EventKind::TimeSet { .. })]), "{:?}", came.actions);
    assert_eq!(table.view().time.to_string(), "40/90+30,30+30");
    assert!(came.told.iter().any(|told| told.channel == Channel::Hall), "the hall is told");
    table.line("start");
    let told = table.line("time");
    assert_eq!(told.lines().join("|"), read_back, "after the start it is only told");
}

#[test]
fn in_german_it_is_asked_in_german() {
    let mut table = table(Lang::De);
    private(&table.line("zeit"), "1 Partie 2 Period. 3 Zug 4 Sand 5 ohne");
    private(&table.line("2"), "Minuten der Periode 1?");
    private(&table.line("neunzig"), "Minuten der Periode 1?");
    private(&table.line("90"), "Züge der Periode 1? r: Rest");
    private(&table.line("?"), "Züge der Periode 1? r: Rest");
    private(&table.line("40"), "1 nichts 2 dazu 3 Aufsch 4 Bron 5 fest");
    private(&table.line("a"), "Sekunden Aufschub pro Zug?");
    private(&table.line("5"), "Noch eine nach Periode 1? ja, nein");
    private(&table.line("nein"), "Richtig? ja oder nein");
    table.line("ja");
    assert_eq!(table.view().time.to_string(), "40/90d5");
}

#[test]
fn a_bad_answer_is_told_with_its_reason_and_an_example() {
    let mut table = table(Lang::En);
    table.line("time");
    let lines = private(&table.line("7"), "1 game 2 periods 3 move 4 glass 5 none").join("|");
    assert_eq!(lines, "Not understood: \"7\"|1 to 5, k: as now, or type 15+10|1 game 2 periods 3 move 4 glass 5 none");
    table.line("1");
    let came = table.line("1500");
    let lines = private(&came, "Minutes for the game?").join("|");
    let why = "Too long: 1440 minutes at most.|Example: 90";
    assert_eq!(lines, format!("Not understood: \"1500\"|{why}|now 5 min, k keeps|Minutes for the game?"));
    assert!(heard(&came.told[0]).contains("\"1500\" is too long: a period has 24 hours at most"));
    let lines = private(&table.line("40/90+30,30+"), "Minutes for the game?").join("|");
    assert_eq!(lines, "Period 2? Try: time 40/90+30,30+30|now 5 min, k keeps|Minutes for the game?");
    let lines = private(&table.line(&"9".repeat(150)), "Minutes for the game?").join("|");
    assert!(lines.starts_with("Not understood: \"9999"), "{lines}");
    table.line("0");
    let lines = private(&table.line("1"), "1 none 2 incr 3 delay 4 Bronstein").join("|");
    assert!(lines.starts_with("Not understood: \"1\"|No time: only a delay will do.|Example: 3|"), "{lines}");
    table.line("d");
    let lines = private(&table.line("0"), "Seconds of delay in each move?").join("|");
    assert!(lines.starts_with("Not understood: \"0\"|One second at least; none: back, n|Example: 30|"), "{lines}");
}

#[test]
fn moves_commands_and_clock_keys_are_put_off_and_help_the_stop_key_and_leaving_work() {
    let mut table = table(Lang::En);
    table.line("time");
    table.line("1");
    for line in ["e4", "start", "draw", "c", "b", "count", "Springer Gustav eins Felix drei", "0-0", "/start"] {
        let lines = private(&table.line(line), "Minutes for the game?").join("|");
        assert!(lines.starts_with("Not done: time is being set. cancel?|"), "{line}: {lines}");
    }
    for key in [Key::Char(' '), Key::F(7), Key::F(8)] {
        private(&table.key(key), "Minutes for the game?");
    }
    table.key(Key::Tab);
    assert_eq!(table.key(Key::Up).lines(), ["a2 white pawn"], "the board can be explored");
    for key in [Key::Char(' '), Key::Enter, Key::Char('t')] {
        private(&table.key(key), "Minutes for the game?");
    }
    assert_eq!(table.key(Key::Escape).lines(), ["Input line."]);
    assert_eq!(table.line("help").lines()[0], "help: more, keys, or help COMMAND");
    assert_eq!(table.line("help time").lines(), ["time: asks for it; time 90+30: sets it"]);
    assert!(table.line("rate up").actions.iter().any(|action| matches!(action, ConsoleAction::Voice(_))));
    assert_eq!(table.key(Key::Ctrl('s')).actions, [ConsoleAction::StopPrivate]);
    private(&table.line(""), "Minutes for the game?");
    assert_eq!(table.key(Key::Ctrl('c')).actions, [ConsoleAction::Leave]);
    assert_eq!(table.line("quit").actions, [ConsoleAction::Leave]);
    let space = ansage_seats::console::keymap::key_intent(InputFocus::Line { empty: true }, Key::Char(' '), Lang::En);
    assert_eq!(
        space,
        Some(ansage_seats::console::keymap::KeyIntent::Press),
        "the space bar is the clock at other times"
    );
}

#[test]
fn escape_clears_what_is_typed_first_and_then_leaves_with_nothing_changed() {
    let mut table = table(Lang::En);
    table.line("time");
    table.line("1");
    table.keys("9x");
    assert_eq!(table.key(Key::Escape).lines(), ["Line cleared."]);
    private(&table.line("60"), "1 none 2 incr 3 delay 4 Bronstein");
    let left = table.key(Key::Escape);
    assert_eq!(left.lines(), ["The time control stays as it was."]);
    assert!(left.effects.is_empty());
    assert_eq!(table.key(Key::Escape).lines(), ["There is nothing to take back."]);
    table.line("time");
    assert_eq!(table.line("cancel").lines(), ["The time control stays as it was."]);
    assert_eq!(table.view().time.to_string(), "5+3");
    table.line("start");
    assert!(!table.line("e4").effects.is_empty(), "play goes its way");
}

#[test]
fn a_start_from_elsewhere_ends_the_questions_and_the_line_counts_as_what_it_is() {
    let mut table = table(Lang::En);
    table.line("time");
    table.line("1");
    table.event(EventKind::Started);
    let came = table.line("e4");
    assert_eq!(came.lines()[0], "Game begun: the arbiter sets clocks.");
    assert!(came.actions.iter().any(|action| matches!(action, ConsoleAction::Event(_, EventKind::Announced { .. }))));
    assert_eq!(table.line("").lines(), ["Space: clock, or correct MOVE"]);
    assert_eq!(table.view().time.to_string(), "5+3");
}
