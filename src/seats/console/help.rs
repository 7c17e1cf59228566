//! Explain commands and keys, from their tables: in small parts to be heard, and as a table for the manual.
//!
//! ```
//! use ansage_seats::console::help::key_table_markdown;
//! use ansage_words::locale::{Lang, Locale};
//! assert!(key_table_markdown(&Locale::for_lang(Lang::En)).contains("| F7 |"));
//! ```

use super::command::table::COMMANDS;
use super::command::{CommandRow, ExpectedArguments, find_command, list_message_of_verb};
use super::desk::table::ORDERS;
use super::keymap::{KEYS, Key};
use super::parts::join_with_pause;
use super::spellings::Spellings;
use ansage_game::foreign::ForeignText;
use ansage_game::laws::{PARAMETERS, Parameter, Rules};
use ansage_game::moment::Span;
use ansage_game::view::View;
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::{
    Channel, Earcon, LineForm, Message, MessageValues, Presenter, SpeechPiece, Topic, Urgency,
};

/// So many commands or keys are told in one part.
const IN_ONE_PART: usize = 4;
const PAUSE: Span = Span::from_millis(400);

/// A table that is told part by part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HelpTable {
    /// The commands.
    Commands,
    /// The keys.
    Keys,
    /// The keys of the arbiter's own desk.
    DeskKeys,
    /// The rules of the table.
    Rules,
    /// The arbiter's orders.
    Orders,
    /// A list that was asked for, such as the cues; its rows are the console's own.
    Listed,
    /// What belongs to a topic, by its number.
    Topic(usize),
    /// The overview: it follows where the player is.
    Overview,
}

/// A topic of the help: its words, its message, and the messages of the commands and keys that belong to it.
struct HelpTopic {
    words: Spellings,
    about: &'static str,
    holds: &'static [&'static str],
}

/// Where the opponent acts: the help tells of no key that is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpponentsPlace {
    /// At this keyboard, by his own keys and words.
    Here,
    /// At a station of his own.
    Apart,
}

impl OpponentsPlace {
    /// As the game has it.
    pub fn of_view(view: &View) -> OpponentsPlace {
        if view.is_at_two_stations() { OpponentsPlace::Apart } else { OpponentsPlace::Here }
    }

    /// Whether this row of the help is true there.
    fn allows(self, row: &str) -> bool {
        let of_keyboard = row.contains("-opp-")
            || ["console-key-opponent-press", "console-key-opponent-confirms", "console-opponents-words"]
                .contains(&row);
        self == OpponentsPlace::Here || !of_keyboard
    }

    /// What is said in the place of this message.
    fn message_for(self, id: &'static str) -> &'static str {
        match (self, id) {
            (OpponentsPlace::Apart, "console-opponents-words") => "console-opponent-apart",
            (OpponentsPlace::Apart, "console-topic-clock") => "console-clock-apart",
            (OpponentsPlace::Apart, "console-topic-game") => "console-game-apart",
            _ => id,
        }
    }
}

const fn about(
    english: &'static str,
    german: &'static str,
    about: &'static str,
    holds: &'static [&'static str],
) -> HelpTopic {
    HelpTopic { words: Spellings { english, german }, about, holds }
}

/// The topics, in the order in which they are named: no more than can be kept in mind.
static TOPICS: [HelpTopic; 8] = [
    about(
        "game | first | first game",
        "spiel | erste | erste partie",
        "console-topic-game",
        &[
            "console-help-start",
            "console-key-space",
            "console-key-opponent-press",
            "console-key-enter",
            "console-help-correct",
            "console-help-misheard",
            "console-help-last",
            "console-help-again",
            "console-help-draw",
            "console-help-resign",
            "console-help-takeback",
            "console-help-hint",
            "console-help-quit",
        ],
    ),
    about(
        "clock",
        "uhr",
        "console-topic-clock",
        &[
            "console-key-space",
            "console-key-press",
            "console-help-clocks",
            "console-help-control",
            "console-help-time",
            "console-help-used",
            "console-help-flag",
            "console-help-low",
            "console-help-dial",
            "console-help-cues",
        ],
    ),
    about(
        "claims",
        "reklamationen",
        "console-claims",
        &[
            "console-help-claim-repetition",
            "console-help-claim-fifty",
            "console-help-claim-quickplay",
            "console-help-claim-touched",
            "console-help-claim-illegal",
            "console-help-flag",
            "console-help-compare",
        ],
    ),
    about(
        "opponent",
        "gegner",
        "console-opponents-words",
        &[
            "console-key-opponent-press",
            "console-key-opponent-confirms",
            "console-help-opp-move",
            "console-help-opp-draw",
            "console-help-opp-accept",
            "console-help-opp-resign",
            "console-help-opp-flag",
            "console-help-repeats",
            "console-help-misheard",
            "console-help-again",
            "console-help-claim-touched",
            "console-help-claim-illegal",
            "console-help-compare",
            "console-help-clocks",
        ],
    ),
    about(
        "board",
        "brett",
        "console-topic-board",
        &[
            "console-key-tab",
            "console-key-board-steps",
            "console-key-arrows",
            "console-key-select",
            "console-key-line",
            "console-help-board",
            "console-help-square",
            "console-help-white",
            "console-help-kinds",
            "console-help-line",
            "console-help-rays",
            "console-help-walk",
            "console-help-guide",
        ],
    ),
    about(
        "sounds",
        "klänge",
        "console-topic-sounds",
        &[
            "console-help-sounds",
            "console-key-stop",
            "console-key-cues",
            "console-help-cues",
            "console-help-dial",
            "console-help-rate",
            "console-help-verbosity",
        ],
    ),
    about(
        "arbiter",
        "schiedsrichter",
        "console-topic-arbiter",
        &[
            "console-help-arbiter",
            "console-help-ruling",
            "console-help-resume",
            "console-help-seal",
            "console-help-rules",
        ],
    ),
    about(
        "settings",
        "einstellungen",
        "console-topic-settings",
        &["console-help-lines", "console-help-ear", "console-help-rate", "console-help-verbosity", "console-help-link"],
    ),
];

/// The number of a topic, by one of its words.
pub fn find_topic(words: &str) -> Option<usize> {
    let words = words.trim().to_lowercase();
    TOPICS.iter().position(|topic| topic.words.has_word(&words))
}

/// The words of all topics.
fn topic_list(presenter: &Presenter) -> String {
    let words: Vec<&str> = TOPICS.iter().map(|topic| topic.words.first_word(presenter.program.lang())).collect();
    words.join(", ")
}

/// The topics in one sentence.
pub fn topic_list_message(presenter: &Presenter) -> Message {
    let values = MessageValues::new().set_own_text("topics", topic_list(presenter));
    let told = presenter.private_message("console-help-topics", values);
    told.with_immediate_urgency().with_topic(Topic::Help)
}

/// There is no help of that name; what there is.
fn unknown_topic_message(words: &str, presenter: &Presenter) -> Message {
    let word = ForeignText::new_within(words, LONGEST_TOPIC);
    let values = MessageValues::new()
        .set_quoted_within("word", &word, LONGEST_TOPIC)
        .set_own_text("topics", topic_list(presenter));
    let told = presenter.build_message(Channel::Private, Earcon::NotUnderstood, "console-help-unknown", values);
    told.with_immediate_urgency().with_topic(Topic::Help)
}

/// The word that asks for the topics.
pub(crate) const TOPICS_WORDS: Spellings = Spellings { english: "topics | topic", german: "themen | thema" };

/// The most letters of an unknown word that the answer repeats: with the rest of it they fill a line of 40 cells.
const LONGEST_TOPIC: usize = 10;

/// Every topic on a line of its own, to be read behind the overview, which names them to the ear.
pub fn topics_message(presenter: &Presenter) -> Option<Message> {
    let line = |topic: &HelpTopic| {
        let word = topic.words.first_word(presenter.program.lang());
        presenter.private_message("console-help-topic", MessageValues::new().set("topic", word)).line
    };
    let lines: Vec<String> = TOPICS.iter().map(line).collect();
    (presenter.lines == LineForm::Short).then(|| silent(presenter, &lines))
}

/// Lines without a voice.
fn silent(presenter: &Presenter, lines: &[String]) -> Message {
    Message { line: lines.join("\n"), speech: Vec::new(), ..help_message(presenter, "console-help-end", None) }
}

/// Every row of a page and of those behind it, one under the other and without a heading.
pub fn help_rows_message(page: HelpPage, presenter: &Presenter, rules: &Rules, place: OpponentsPlace) -> Message {
    let lines: Vec<String> = rows_of(page.table, presenter, rules, place).into_iter().map(|(line, _)| line).collect();
    silent(presenter, &lines)
}

/// Where in the help a listener is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HelpPage {
    /// What is told.
    pub table: HelpTable,
    /// The part that comes next, from 0.
    pub part: usize,
}

impl HelpPage {
    /// The beginning of this table.
    pub fn first_page(table: HelpTable) -> HelpPage {
        HelpPage { table, part: 0 }
    }
}

fn rows() -> impl Iterator<Item = &'static CommandRow> {
    COMMANDS.iter().flat_map(|group| group.iter())
}

fn help_message(presenter: &Presenter, id: &str, earcon: Option<Earcon>) -> Message {
    let told = presenter.build_message(Channel::Private, earcon, id, ());
    told.with_immediate_urgency().with_topic(Topic::Help)
}

/// The overview.
pub(crate) fn overview_message(presenter: &Presenter) -> Message {
    help_message(presenter, "console-help", None)
}

/// What one command does, or that there is none of that name.
pub fn command_help_message(words: &str, presenter: &Presenter, place: OpponentsPlace) -> Message {
    let topic = find_topic(words).map(|topic| place.message_for(TOPICS[topic].about));
    let command = || list_message_of_verb(words).or_else(|| find_command(words).map(|row| row.help));
    match topic.or_else(command).or_else(|| key_named(words)) {
        Some(help) => with_keys_named(help, help_message(presenter, help, None), presenter),
        None => unknown_topic_message(words, presenter),
    }
}

/// The help about a key names it in words too; any other help is as it was.
fn with_keys_named(help: &str, told: Message, presenter: &Presenter) -> Message {
    let locale = &presenter.program;
    if locale.message_attribute_if_any(help, "keys").is_none() {
        return told;
    }
    let text = help_text_with_keys(locale, help);
    let line = if presenter.lines == LineForm::Words { text.clone() } else { told.line };
    Message { line, speech: words(locale, text), ..told }
}

/// The help about a key, by its name in either language.
fn key_named(words: &str) -> Option<&'static str> {
    let words = words.trim().to_lowercase().replace(['+', '-'], " ");
    let named = |key: Key| match key {
        Key::Char(' ') => vec!["space".to_owned(), "leertaste".to_owned()],
        Key::F(number) => vec![format!("f{number}"), format!("f {number}")],
        Key::Enter => vec!["enter".to_owned(), "eingabetaste".to_owned()],
        Key::Escape => vec!["escape".to_owned(), "esc".to_owned()],
        Key::Tab => vec!["tab".to_owned(), "tabulator".to_owned()],
        Key::Left | Key::Right | Key::Up | Key::Down => vec!["arrows".to_owned(), "pfeile".to_owned()],
        Key::PageUp | Key::PageDown => vec!["page up".to_owned(), "bild auf".to_owned()],
        Key::Ctrl(letter) => ["control", "ctrl", "strg", "steuerung"].map(|name| format!("{name} {letter}")).to_vec(),
        Key::Alt(letter) => vec![format!("alt {letter}")],
        Key::Char(letter) => vec![letter.to_string()],
        _ => Vec::new(),
    };
    // On the line a key does what it does first of all.
    let rows = KEYS.iter().filter(|row| row.keys.iter().any(|(key, _)| named(*key).contains(&words)));
    rows.map(|row| row.help).next()
}

/// What a command takes, after what did not fit it.
pub fn expected_arguments_message(word: &str, expected: ExpectedArguments, presenter: &Presenter) -> Message {
    let values = MessageValues::new().set_own_text("command", word);
    let (id, values) = match expected {
        ExpectedArguments::Kind(kind) => ("console-takes", values.set("takes", kind)),
        ExpectedArguments::Number(least, most) => {
            ("console-takes-number", values.set("least", least).set("most", most))
        }
        ExpectedArguments::Message(id) => (id, MessageValues::new()),
    };
    presenter.build_message(Channel::Private, Earcon::NotUnderstood, id, values).with_immediate_urgency()
}

/// How a command is typed, after one that did not fit.
pub fn usage_message(id: &str, presenter: &Presenter) -> Message {
    let told = help_message(presenter, id, None);
    Message { urgency: Urgency::Next, topic: None, ..told }
}

/// One part of the help, or of the rules as they stand; `None` behind the last.
pub fn help_part_message(
    page: HelpPage,
    presenter: &Presenter,
    rules: &Rules,
    place: OpponentsPlace,
) -> Option<Message> {
    let rows = rows_of(page.table, presenter, rules, place);
    let parts = rows.len().div_ceil(IN_ONE_PART);
    let rows = rows.chunks(IN_ONE_PART).nth(page.part)?;
    let number = MessageValues::new().set("part", page.part + 1).set("parts", parts);
    let heading = presenter.private_message("console-help-part", number);
    let (mut lines, mut speech) = (vec![heading.line.clone()], heading.speech.clone());
    for (line, heard) in rows {
        lines.push(line.clone());
        speech.push(SpeechPiece::Pause(PAUSE));
        speech.extend(heard.iter().cloned());
    }
    let line = lines.join("\n");
    Some(Message { line, speech, topic: Some(Topic::Help), urgency: Urgency::Now, ..heading })
}

/// One part of a list of answers, under a heading where one is given; `None` behind the last.
pub fn list_part_message(
    heading: Option<&Message>,
    rows: &[Message],
    part: usize,
    presenter: &Presenter,
) -> Option<Message> {
    let parts = rows.len().div_ceil(IN_ONE_PART);
    let shown = rows.chunks(IN_ONE_PART).nth(part)?;
    let number =
        presenter.private_message("console-help-part", MessageValues::new().set("part", part + 1).set("parts", parts));
    // Lines are read one at a time: which part it is counts for the ear alone.
    let number = if heading.is_some() && presenter.lines == LineForm::Short {
        Message { line: String::new(), ..number }
    } else {
        number
    };
    let numbered = (parts > 1).then_some(number);
    let all = heading.cloned().into_iter().chain(numbered).chain(shown.iter().cloned());
    Some(join_with_pause(all, PAUSE))
}

/// Every row of a table: what is read, and what is heard.
fn rows_of(
    table: HelpTable,
    presenter: &Presenter,
    rules: &Rules,
    place: OpponentsPlace,
) -> Vec<(String, Vec<SpeechPiece>)> {
    let locale = &presenter.program;
    let text = |id: &str| locale.message_text(id, &Args::new());
    let line = |id: &str| match presenter.lines {
        LineForm::Short => locale.message_line(id, &Args::new()),
        LineForm::Words => help_text_with_keys(locale, id),
    };
    let row_of_key = |id: &str| (line(id), words(locale, help_text_with_keys(locale, id)));
    // Words that belong together have one help, told once.
    let told_once = |ids: &mut dyn Iterator<Item = &'static str>| {
        let mut told: Vec<&str> = Vec::new();
        ids.for_each(|id| {
            if !told.contains(&id) {
                told.push(id)
            }
        });
        told.into_iter().map(|id| (line(id), words(locale, text(id)))).collect()
    };
    // A command is named by its text, a rule on the line by its name.
    match table {
        HelpTable::Commands => told_once(&mut rows().map(|row| row.help).filter(|id| place.allows(id))),
        HelpTable::Orders => told_once(&mut ORDERS.iter().map(|row| row.help)),
        HelpTable::Keys | HelpTable::DeskKeys => {
            let at_desk = table == HelpTable::DeskKeys;
            let ids = KEYS.iter().filter_map(|row| if at_desk { desks_own(row.help) } else { Some(row.help) });
            ids.filter(|id| place.allows(id)).map(row_of_key).collect()
        }
        HelpTable::Topic(number) => {
            let holds = TOPICS.get(number).map_or(&[][..], |topic| topic.holds).iter().copied();
            holds.filter(|id| place.allows(id)).map(row_of_key).collect()
        }
        HelpTable::Listed | HelpTable::Overview => Vec::new(),
        HelpTable::Rules => PARAMETERS.iter().filter_map(|rule| row_of_rule(rule, presenter, rules)).collect(),
    }
}

/// What a row of the help says in words: of a key its names, from the attribute `.keys`, before what it does.
fn help_text_with_keys(locale: &Locale, id: &str) -> String {
    let does = locale.message_in_words(id, &Args::new());
    locale.message_attribute_if_any(id, "keys").map_or_else(|| does.clone(), |keys| format!("{keys}: {does}"))
}

fn words(locale: &Locale, text: String) -> Vec<SpeechPiece> {
    vec![SpeechPiece::words(locale.lang(), text)]
}

/// The help about a key at the arbiter's own desk, where it may mean something else, or nothing.
fn desks_own(id: &'static str) -> Option<&'static str> {
    match id {
        "console-key-cues" | "console-key-opponent-confirms" => None,
        "console-key-space" => Some("desk-key-space"),
        "console-key-press" => Some("desk-key-white"),
        "console-key-opponent-press" => Some("desk-key-black"),
        "console-key-escape" => Some("desk-key-escape"),
        "console-key-leave" => Some("desk-key-leave"),
        "console-key-arrows" => Some("desk-key-arrows"),
        "console-key-clocks" => Some("desk-key-clocks"),
        other => Some(other),
    }
}

/// The line names the rule as it is asked for and adapted; the ear gets its words.
fn row_of_rule(rule: &Parameter, presenter: &Presenter, rules: &Rules) -> Option<(String, Vec<SpeechPiece>)> {
    let value = rule.value_in_rules(rules);
    let told = presenter.rule_message(Channel::Private, rule.name, &value)?;
    Some((format!("{}: {value}", rule.name), told.speech))
}

/// Behind the last part.
pub fn help_end_message(presenter: &Presenter) -> Message {
    help_message(presenter, "console-help-end", Some(Earcon::Edge))
}

/// The tables of keys, commands and orders of the arbiter, as Markdown for the manual.
pub fn key_table_markdown(locale: &Locale) -> String {
    let text = |id: &str| locale.message_text(id, &Args::new());
    let keys = KEYS.iter().map(|row| (locale.message_attribute(row.help, "keys", &Args::new()), text(row.help)));
    // Words that have one help stand in one row.
    let grouped = |named: &mut dyn Iterator<Item = (&'static str, String)>| {
        let mut rows: Vec<(&str, String)> = Vec::new();
        for (help, word) in named {
            match rows.iter_mut().find(|(of, _)| *of == help) {
                Some((_, words)) => words.push_str(&format!(" `{word}`")),
                None => rows.push((help, format!("`{word}`"))),
            }
        }
        rows.into_iter().map(|(help, words)| (words, text(help))).collect()
    };
    let lang = locale.lang();
    let commands =
        grouped(&mut rows().flat_map(|row| row.words.words_in_language(lang).map(move |word| (row.help, word))));
    let orders =
        grouped(&mut ORDERS.iter().flat_map(|row| row.words.words_in_language(lang).map(move |word| (row.help, word))));
    let mut lines = Vec::new();
    let mut table = |first: String, rows: Vec<(String, String)>| {
        lines.push(format!("| {first} | {} |", text("console-table-does")));
        lines.push("|---|---|".to_owned());
        lines.extend(rows.into_iter().map(|(name, does)| format!("| {name} | {does} |")));
        lines.push(String::new());
    };
    table(text("console-table-keys"), keys.collect());
    table(text("console-table-commands"), commands);
    table(text("arbiter-table-orders"), orders);
    lines.join("\n")
}
