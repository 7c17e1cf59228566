//! Build what is told: the line in the program's language, the speech in the listener's, the words of D.2.1 by a
//! German voice within either.

use super::worded::{LineForm, PrivateWording, move_in_plain_words, spaced_square_name};
use super::{Channel, Earcon, Message, SpeechPiece, Topic, Urgency};
use crate::locale::message::{CleanText, PrintableValue, WholeNumber, role_key};
use crate::locale::{Args, Lang, Locale, name_text};
use crate::vocabulary::{
    AnnouncementStyle, WordListKind, fide, move_in_spoken_words, piece_letter, short_move_notation,
};
use ansage_game::announcement::{Announcement, MoveDescription, NamedMove, OriginHint};
use ansage_game::foreign::{ForeignText, PersonName};
use ansage_game::moment::Span;
use ansage_game::reading::IllegalReason;
use ansage_game::seat::{Color, color_name};
use fluent::FluentValue;
use serde::Serialize;
use shakmaty::{Role, Square};
use std::path::Path;
use std::rc::Rc;

/// So much of the name of a port is shown on a line: beside it there is room for what is said of it.
const PORT_SHOWN: usize = 11;
/// So many characters of a text from elsewhere are heard: some five seconds.
const QUOTED_HEARD: usize = 80;
/// So many are shown on a line of 40 cells, beside what is said of them.
const QUOTED_SHOWN: usize = 20;
/// So many of each, where a line shows two.
const QUOTED_SHOWN_OF_TWO: usize = 11;
/// Marks the beginning of words for the German voice inside a text of another language.
const GERMAN_BEGINS: char = '\u{E000}';
/// Marks their end.
const GERMAN_ENDS: char = '\u{E001}';

/// Puts words of D.2.1 between marks, so that [`speech_pieces_by_language`] gives them to the German voice.
pub fn mark_as_german(words: &str) -> String {
    format!("{GERMAN_BEGINS}{words}{GERMAN_ENDS}")
}

/// Cuts a text where [`mark_as_german`] words begin and end: every second part is German.
pub fn split_at_german_marks(text: &str) -> impl Iterator<Item = &str> {
    text.split([GERMAN_BEGINS, GERMAN_ENDS])
}

/// Cuts a text into pieces by language: what is [`mark_as_german`] is German, the rest is in `lang`.
///
/// ```
/// use ansage_words::locale::Lang;
/// use ansage_words::presentation::{SpeechPiece, speech_pieces_by_language, mark_as_german};
/// let text = format!("White announced {}.", mark_as_german("Eva vier"));
/// assert_eq!(speech_pieces_by_language(Lang::En, &text), [SpeechPiece::words(Lang::En, "White announced"), SpeechPiece::words(Lang::De, "Eva vier")]);
/// ```
pub fn speech_pieces_by_language(lang: Lang, text: &str) -> Vec<SpeechPiece> {
    let mut pieces = Vec::new();
    let mut push = |lang, part: &str| {
        let part = part.trim();
        // A full stop left over between two marks is no word.
        if part.chars().any(char::is_alphanumeric) {
            pieces.push(SpeechPiece::words(lang, part));
        }
    };
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(GERMAN_BEGINS) {
        let (german, after) = after.split_once(GERMAN_ENDS).unwrap_or((after, ""));
        push(lang, before);
        push(Lang::De, german);
        rest = after;
    }
    push(lang, rest);
    pieces
}

/// How squares, moves and times are written into a message: to be heard, or for the line.
#[derive(Debug, Clone, Copy)]
pub struct MessageForm<'a> {
    /// The texts.
    pub locale: &'a Locale,
    heard: bool,
    // The text of a message, and not its line.
    whole: bool,
    // In plain words: on a line that a voice reads out, or for an ear that wants no German words in it.
    plain: bool,
    presenter: &'a Presenter,
}

impl MessageForm<'_> {
    /// A text from elsewhere, within quotation marks; on a line `shown` characters of it.
    pub fn quoted_text(self, text: &ForeignText, shown: usize) -> String {
        let max = if self.heard || self.whole { QUOTED_HEARD } else { shown };
        ForeignText::new_within(text.bare(), max).to_string()
    }

    /// A text from elsewhere that is read aloud: a listener hears where it begins and ends.
    pub fn spoken_quotation(self, text: &ForeignText) -> String {
        let quoted = ForeignText::new_within(text.bare(), QUOTED_HEARD);
        match self.heard {
            true => self.locale.message_text("announce-quotation", &Args::new().set("text", quoted)),
            false => self.quoted_text(text, QUOTED_SHOWN),
        }
    }

    /// A square: "Eva vier", or `e4`.
    pub fn square_text(self, square: Square) -> String {
        match (self.heard, self.plain) {
            (true, true) => spaced_square_name(square),
            (true, false) => mark_as_german(&square_words(square, self.presenter.words)),
            (false, _) => square.to_string(),
        }
    }

    /// A move: in the words of D.2.1, or `Sg1-f3`.
    pub fn move_text(self, telling: &MoveDescription) -> String {
        match (self.heard, self.plain) {
            (true, true) => move_in_plain_words(telling, self.locale, spaced_square_name),
            (true, false) => mark_as_german(&self.presenter.spoken_move(telling)),
            (false, true) => move_in_plain_words(telling, self.locale, |square| square.to_string()),
            (false, false) => short_move_notation(telling, self.presenter.program.lang()),
        }
    }

    /// An announcement as it was said, without the position that gives it its meaning: on the line in short.
    pub fn announcement_text(self, words: &Announcement) -> String {
        let Announcement::Piece { role: Some(role), to, promotion, from } = *words else {
            return match words {
                Announcement::Castle(side) => {
                    self.move_text(&MoveDescription::from_named_move(NamedMove::Castle(*side)))
                }
                Announcement::Piece { to, .. } => self.square_text(*to),
            };
        };
        let named = NamedMove::Piece { role, from: from.square().unwrap_or(to), to, promotion };
        let telling = MoveDescription { needed: from, ..MoveDescription::from_named_move(named) };
        let short = if from.square().is_some() { AnnouncementStyle::Long } else { AnnouncementStyle::Short };
        if self.plain && from.square().is_some() {
            self.move_text(&telling)
        } else if self.plain {
            self.said_in_part((role, from), to, promotion)
        } else if self.heard {
            mark_as_german(&move_in_spoken_words(&telling, self.presenter.words, short, false))
        } else {
            let lang = self.presenter.program.lang();
            let piece = if role == Role::Pawn { "" } else { piece_letter(lang, role) };
            let file = from.file.map(|file| file.char().to_string()).unwrap_or_default();
            let rank = from.rank.map(|rank| rank.char().to_string()).unwrap_or_default();
            format!("{piece}{file}{rank}{to}{}", promotion.map_or("", |role| piece_letter(lang, role)))
        }
    }

    /// An announcement without its whole from-square, in plain words.
    fn said_in_part(self, (role, from): (Role, OriginHint), to: Square, promotion: Option<Role>) -> String {
        let file = from.file.map(|file| file.char().to_string());
        let rank = from.rank.map(|rank| rank.char().to_string());
        let from: Vec<String> = file.into_iter().chain(rank).collect();
        let args =
            Args::new().with_role(role).set_own_text("from", from.join(" ")).set_own_text("to", self.square_text(to));
        let becomes = promotion.map_or("none", role_key);
        let args = args.set("how", "moves").set("becomes", becomes);
        self.locale.message_text("announce-move-in-words", &args).replace("  ", " ")
    }

    /// A piece and its squares in the printed words of D.2.1, to be read beside `d6`; `none` where the squares are heard in
    /// words anyway. On paper they are marked, so that a screen reader says them in German.
    pub fn piece_with_squares_text(self, role: shakmaty::Role, squares: &[Square]) -> String {
        if self.heard {
            return "none".to_owned();
        }
        let list = fide::printed_word_list(self.presenter.words);
        let words =
            |square: &Square| [&list.files[usize::from(square.file())], &list.ranks[usize::from(square.rank())]];
        let piece = [&list.roles[fide::role_index(role)]];
        let all: Vec<&str> = piece.into_iter().chain(squares.iter().flat_map(words)).map(AsRef::as_ref).collect();
        let all = all.join(" ");
        if self.presenter.on_paper { mark_as_german(&all) } else { all }
    }

    /// What stands on a square: a piece, or nothing.
    pub fn square_content_text(self, piece: Option<shakmaty::Piece>) -> String {
        piece.map_or_else(
            || self.locale.message_text("announce-nothing", &Args::new()),
            |piece| self.locale.piece_name(piece),
        )
    }

    /// A port: whole where it is heard, and what tells it from others on a line.
    pub fn port_text(self, path: &str) -> String {
        if self.has_room_for_words() { path.to_owned() } else { shorten_port_name(path) }
    }

    /// Whether there is room for whole words: to be heard or on paper, but not on the line.
    pub(super) fn has_room_for_words(self) -> bool {
        self.heard || self.plain || self.presenter.on_paper
    }

    /// Whether it is to be heard, and not for the line.
    pub fn is_heard(self) -> bool {
        self.heard
    }

    /// Whether it is for the line of at most 40 cells.
    pub fn is_for_line(self) -> bool {
        !self.heard && !self.whole
    }

    /// A message within another one: its text to be heard, else its line, also on paper.
    pub fn heard_or_short_text(self, id: &str, args: &Args<'_>) -> String {
        if self.heard { self.locale.message_text(id, args) } else { self.locale.message_line(id, args) }
    }

    /// A message within another one: its text, or its line.
    pub fn embedded_message_text(self, id: &str, args: &Args<'_>) -> String {
        if self.whole || self.has_room_for_words() {
            self.locale.message_text(id, args)
        } else {
            self.locale.message_line(id, args)
        }
    }

    /// Why a move is illegal.
    pub(super) fn illegal_reason_text(self, reason: IllegalReason) -> String {
        self.embedded_message_text("announce-illegal", &illegal_reason_args(reason))
    }

    /// A length of time, as a duration and never as a time of day.
    pub fn duration_text(self, span: Span) -> String {
        if self.has_room_for_words() { self.locale.duration_text(span) } else { self.locale.duration_line(span) }
    }
}

impl MessageForm<'_> {
    /// The time of a time control, or a time left that was named: whole minutes without seconds.
    pub fn control_time_text(self, span: Span) -> String {
        if self.has_room_for_words() {
            self.locale.control_time_text(span)
        } else {
            self.locale.control_time_line(span)
        }
    }

    /// How long something took or lasted: short times with a tenth of a second.
    pub fn elapsed_time_text(self, span: Span) -> String {
        if self.has_room_for_words() {
            self.locale.elapsed_time_text(span)
        } else {
            self.locale.elapsed_time_line(span)
        }
    }
}

/// What fills the variables of a message. What is written otherwise to be heard than for the line, as a square or a length
/// of time, is put in as itself, and written when the message is told.
///
/// ```
/// use ansage_words::presentation::MessageValues;
/// let values = MessageValues::new().with_color(shakmaty::Color::White).set_square("square", shakmaty::Square::E4).set("count", 3);
/// ```
#[derive(Clone, Default)]
pub struct MessageValues<'a>(Vec<(&'static str, MessageValue<'a>)>);

#[derive(Clone)]
enum MessageValue<'a> {
    Same(FluentValue<'a>),
    Formed(Rc<dyn Fn(MessageForm<'_>) -> String + 'a>),
}

impl<'a> MessageValues<'a> {
    /// Nothing yet.
    pub fn new() -> MessageValues<'a> {
        MessageValues::default()
    }

    /// `$color` of a player, to which others are added.
    pub fn from_color(color: Color) -> MessageValues<'a> {
        MessageValues::new().with_color(color)
    }

    /// A value that is heard as it is read.
    pub fn set(mut self, name: &'static str, value: impl PrintableValue<'a>) -> MessageValues<'a> {
        self.0.push((name, MessageValue::Same(value.into_fluent_value())));
        self
    }

    /// A text that the program has put together from its own words and from clean texts.
    pub fn set_own_text(self, name: &'static str, words: impl Into<String>) -> MessageValues<'a> {
        self.set(name, CleanText::own(words))
    }

    /// The digits of a number.
    pub fn set_digits(self, name: &'static str, number: impl WholeNumber) -> MessageValues<'a> {
        self.set(name, CleanText::digits(number))
    }

    /// The path of a file.
    pub fn set_path(self, name: &'static str, path: impl AsRef<Path>) -> MessageValues<'a> {
        self.set(name, CleanText::path(path))
    }

    /// `$color`, as the selectors of all messages name it: `white` or `black`.
    pub fn with_color(self, color: Color) -> MessageValues<'a> {
        self.set("color", color_name(color))
    }

    /// `$role`, as the selectors of all messages name it.
    pub fn with_role(self, role: Role) -> MessageValues<'a> {
        self.set("role", role_key(role))
    }

    /// A value for a selector: `yes` or `no`.
    pub fn set_yes_no(self, name: &'static str, yes: bool) -> MessageValues<'a> {
        self.set(name, if yes { "yes" } else { "no" })
    }

    /// A value for a selector: the name of a variant, as the journal writes it.
    pub fn set_variant_name(self, name: &'static str, variant: &impl Serialize) -> MessageValues<'a> {
        self.set_own_text(name, variant_name(variant))
    }

    /// A message within this one.
    pub fn set_embedded_message(
        self,
        name: &'static str,
        id: &'static str,
        values: MessageValues<'a>,
    ) -> MessageValues<'a> {
        self.set_with_form(name, move |form| form.embedded_message_text(id, &values.to_args(form)))
    }

    /// Whatever is written in its own way to be heard and for the line.
    pub fn set_with_form(
        mut self,
        name: &'static str,
        write: impl Fn(MessageForm<'_>) -> String + 'a,
    ) -> MessageValues<'a> {
        self.0.push((name, MessageValue::Formed(Rc::new(write))));
        self
    }

    /// A square.
    pub fn set_square(self, name: &'static str, square: Square) -> MessageValues<'a> {
        self.set_with_form(name, move |form| form.square_text(square))
    }

    /// Squares, one after the other.
    pub fn set_squares(self, name: &'static str, squares: &'a [Square]) -> MessageValues<'a> {
        self.set_with_form(name, |form| {
            squares.iter().map(|square| form.square_text(*square)).collect::<Vec<_>>().join(", ")
        })
    }

    /// A text from elsewhere, within quotation marks: its beginning alone where there is little room.
    pub fn set_quoted(self, name: &'static str, text: &'a ForeignText) -> MessageValues<'a> {
        self.set_quoted_within(name, text, QUOTED_SHOWN)
    }

    /// A text from elsewhere that is read aloud between a spoken beginning and end.
    pub fn set_spoken_quotation(self, name: &'static str, text: &'a ForeignText) -> MessageValues<'a> {
        self.set_with_form(name, move |form| form.spoken_quotation(text))
    }

    /// A text from elsewhere, of which a line shows at most `shown` characters.
    pub fn set_quoted_within(self, name: &'static str, text: &'a ForeignText, shown: usize) -> MessageValues<'a> {
        self.set_with_form(name, move |form| form.quoted_text(text, shown))
    }

    /// The beginning of a line that was understood, and the part that was not: a line of 40 cells has room for both.
    pub fn set_understood_part(self, understood: &'a ForeignText, part: &'a ForeignText) -> MessageValues<'a> {
        let shown = if understood.is_empty() || part.is_empty() { QUOTED_SHOWN } else { QUOTED_SHOWN_OF_TWO };
        self.set_quoted_within("understood", understood, shown).set_quoted_within("part", part, shown)
    }

    /// The name of a person, as it is.
    pub fn set_name(self, name: &'static str, person: &'a PersonName) -> MessageValues<'a> {
        self.set_with_form(name, move |_| name_text(person))
    }

    /// What stands on a square: a piece, or nothing.
    pub fn set_piece(self, name: &'static str, piece: impl Into<Option<shakmaty::Piece>>) -> MessageValues<'a> {
        let piece = piece.into();
        self.set_with_form(name, move |form| form.square_content_text(piece))
    }

    /// A move as it is announced.
    pub fn set_move(self, name: &'static str, telling: &'a MoveDescription) -> MessageValues<'a> {
        self.set_with_form(name, |form| form.move_text(telling))
    }

    /// A move as it was said.
    pub fn set_announcement(self, name: &'static str, words: &'a Announcement) -> MessageValues<'a> {
        self.set_with_form(name, |form| form.announcement_text(words))
    }

    /// Why a move is illegal.
    pub(super) fn set_illegal_reason(self, reason: IllegalReason) -> MessageValues<'a> {
        self.set_with_form("reason", move |form| form.illegal_reason_text(reason))
    }

    /// A length of time, as a duration and never as a time of day.
    pub fn set_duration(self, name: &'static str, span: Span) -> MessageValues<'a> {
        self.set_with_form(name, move |form| form.duration_text(span))
    }

    /// The time of a time control, or a time left that was named: whole minutes without seconds.
    pub fn set_control_time(self, name: &'static str, span: Span) -> MessageValues<'a> {
        self.set_with_form(name, move |form| form.control_time_text(span))
    }

    /// How long something took or lasted: short times with a tenth of a second.
    pub fn set_elapsed_time(self, name: &'static str, span: Span) -> MessageValues<'a> {
        self.set_with_form(name, move |form| form.elapsed_time_text(span))
    }

    /// All values, as they are written in this form.
    pub(super) fn to_args(&self, form: MessageForm<'_>) -> Args<'_> {
        self.0.iter().fold(Args::new(), |args, (name, value)| match value {
            MessageValue::Same(value) => args.set_fluent_value(name, value.clone()),
            MessageValue::Formed(write) => args.set_own_text(name, write(form)),
        })
    }
}

/// The name of a variant, as the journal writes it; no name for what has none.
pub fn variant_name(variant: &impl Serialize) -> String {
    match serde_json::to_value(variant) {
        Ok(serde_json::Value::String(name)) => name,
        Ok(serde_json::Value::Object(fields)) => fields.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

impl From<()> for MessageValues<'_> {
    fn from((): ()) -> Self {
        MessageValues::new()
    }
}

/// Texts by their names.
impl<'a> From<&'a [(&'static str, CleanText)]> for MessageValues<'a> {
    fn from(texts: &'a [(&'static str, CleanText)]) -> Self {
        texts.iter().fold(MessageValues::new(), |values, (name, text)| values.set(name, text))
    }
}

impl From<Color> for MessageValues<'_> {
    fn from(color: Color) -> Self {
        MessageValues::from_color(color)
    }
}

/// The last part of a port's name, and of that the end: so much has room on a line beside what is said of it.
pub fn shorten_port_name(path: &str) -> String {
    let last = path.trim_end_matches(['/', '\\']).rsplit(['/', '\\']).next().unwrap_or(path);
    let before = last.chars().count().saturating_sub(PORT_SHOWN);
    last.chars().skip(before).collect()
}

/// A square in the words of a list, spelled for the German voice.
pub fn square_words(square: Square, words: WordListKind) -> String {
    let list = fide::spoken_word_list(words);
    format!("{} {}", list.files[usize::from(square.file())], list.ranks[usize::from(square.rank())])
}

/// Puts effects into words for one station.
#[derive(Debug, Clone)]
pub struct Presenter {
    /// The language of lines and private answers.
    pub program: Locale,
    /// The language of public speech.
    pub hall: Locale,
    /// The list of words for squares and pieces.
    pub words: WordListKind,
    /// Long or short announcements.
    pub style: AnnouncementStyle,
    /// Whether capture, check, mate and en passant are said; the Appendix has no words for them.
    pub additions: bool,
    /// The player of this station.
    pub owner: Color,
    /// Whose clock runs first: Black's where the game starts from a position in which he is to move.
    pub first: Color,
    /// The number of the first move: not 1 where the game starts from a later position.
    pub first_number: u32,
    /// Whether an arbiter has taken the desk: what stands is then his to settle, and no player is told how he could.
    pub arbiter: bool,
    /// Whether what is told is read on paper and not heard: squares and moves then stand in their short form.
    pub on_paper: bool,
    /// How lines are written.
    pub lines: LineForm,
    /// In which words squares and moves are heard in private.
    pub ear: PrivateWording,
}

impl Presenter {
    /// How things are put into words where nothing is known of a game: in one language, in the words of D.2.1, for White.
    pub fn without_game(locale: &Locale) -> Presenter {
        Presenter {
            program: locale.clone(),
            hall: locale.clone(),
            words: WordListKind::Fide,
            style: AnnouncementStyle::Long,
            additions: false,
            owner: Color::White,
            first: Color::White,
            first_number: 1,
            arbiter: false,
            on_paper: false,
            lines: LineForm::Short,
            ear: PrivateWording::Hall,
        }
    }

    /// A move as it is announced in the hall, for the German voice.
    pub fn spoken_move(&self, telling: &MoveDescription) -> String {
        move_in_spoken_words(telling, self.words, self.style, self.additions)
    }

    /// Tells a message: heard on `channel` in its language, after a cue where there is one, and read on the line in the
    /// program's. `values` fill it: `()` where it has no variable, a colour where `$color` is the only one.
    pub fn build_message<'v>(
        &self,
        channel: Channel,
        cue: impl Into<Option<Earcon>>,
        id: &str,
        values: impl Into<MessageValues<'v>>,
    ) -> Message {
        let values = values.into();
        let voice = match channel {
            Channel::Hall => &self.hall,
            Channel::Private => &self.program,
        };
        let plain = channel == Channel::Private && self.uses_plain_private_wording();
        let form = MessageForm { locale: voice, heard: !self.on_paper, whole: true, plain, presenter: self };
        let text = voice.message_text(id, &values.to_args(form));
        let mut told = self.build_message_with_line(channel, cue, id, values);
        told.speech.extend(speech_pieces_by_language(voice.lang(), &text));
        told
    }

    /// Shows a message on the line; of sound there is the cue alone.
    pub fn build_message_with_line<'v>(
        &self,
        channel: Channel,
        cue: impl Into<Option<Earcon>>,
        id: &str,
        values: impl Into<MessageValues<'v>>,
    ) -> Message {
        let values = values.into();
        let line = match self.lines {
            // The mark of en passant ends with a full stop of its own.
            LineForm::Short => self.program.message_line(id, &values.to_args(self.read())).replace("e.p..", "e.p."),
            LineForm::Words => {
                let worded = self
                    .program
                    .message_in_words(id, &values.to_args(MessageForm { plain: true, whole: true, ..self.read() }));
                split_at_german_marks(&worded).collect()
            }
        };
        Message {
            channel,
            line,
            speech: cue.into().map(SpeechPiece::Earcon).into_iter().collect(),
            urgency: Urgency::Normal,
            topic: None,
        }
    }

    /// Tells a message to the hall.
    pub fn hall_message<'v>(&self, id: &str, values: impl Into<MessageValues<'v>>) -> Message {
        self.build_message(Channel::Hall, None, id, values)
    }

    /// Tells a message to the owner alone.
    pub fn private_message<'v>(&self, id: &str, values: impl Into<MessageValues<'v>>) -> Message {
        self.build_message(Channel::Private, None, id, values)
    }

    /// Tells the owner that something was not done, and why.
    pub fn refusal_message<'v>(&self, id: &str, values: impl Into<MessageValues<'v>>) -> Message {
        self.build_message(Channel::Private, Earcon::Refused, id, values)
    }

    /// Something to be known at once, behind a sound.
    pub fn urgent_message<'v>(&self, cue: Earcon, id: &str, values: impl Into<MessageValues<'v>>) -> Message {
        self.build_message(Channel::Private, cue, id, values).with_immediate_urgency()
    }

    /// Asks the owner something: an instruction, which comes after a reply.
    pub fn question_message<'v>(&self, id: &str, values: impl Into<MessageValues<'v>>) -> Message {
        self.build_message(Channel::Private, Earcon::Question, id, values).with_topic(Topic::Instruction)
    }

    /// Shows a message to the owner, without a sound.
    pub fn silent_message<'v>(&self, id: &str, values: impl Into<MessageValues<'v>>) -> Message {
        self.build_message_with_line(Channel::Private, None, id, values)
    }

    /// Answers the owner; a newer answer about the same topic replaces this one.
    pub fn answer_message<'v>(&self, topic: Topic, id: &str, values: impl Into<MessageValues<'v>>) -> Message {
        self.private_message(id, values).with_topic(topic)
    }

    /// A whole message as it is read and not heard: squares and moves in their short form, on a line as long as it is.
    pub fn written_text<'v>(&self, id: &str, values: impl Into<MessageValues<'v>>) -> String {
        self.program.message_text(id, &values.into().to_args(MessageForm { whole: true, ..self.read() }))
    }

    fn read(&self) -> MessageForm<'_> {
        MessageForm { locale: &self.program, heard: false, whole: false, plain: false, presenter: self }
    }
}

impl Presenter {
    /// A move as it stands on a line: in signs, or in words.
    pub fn move_line(&self, telling: &MoveDescription) -> String {
        match self.lines {
            LineForm::Short => short_move_notation(telling, self.program.lang()),
            LineForm::Words => move_in_plain_words(telling, &self.program, |square| square.to_string()),
        }
    }

    /// Whether squares and moves are heard in private as letters and figures.
    pub fn uses_plain_private_wording(&self) -> bool {
        self.ear == PrivateWording::Plain
    }

    /// A move as it is heard in private, and the language of the voice that says it.
    pub fn private_move_words(&self, telling: &MoveDescription) -> (Lang, String) {
        match self.ear {
            PrivateWording::Hall => (Lang::De, self.spoken_move(telling)),
            PrivateWording::Plain => {
                (self.program.lang(), move_in_plain_words(telling, &self.program, spaced_square_name))
            }
        }
    }

    /// A square as it is heard in private, and the language of the voice that says it.
    pub fn private_square_words(&self, square: Square) -> (Lang, String) {
        match self.ear {
            PrivateWording::Hall => (Lang::De, square_words(square, self.words)),
            PrivateWording::Plain => (self.program.lang(), spaced_square_name(square)),
        }
    }
}

/// The variables of the reason why a move is illegal. Reasons are spoken within a sentence, so squares are named as on the
/// line; where a reason has none, no text names one.
pub(super) fn illegal_reason_args(reason: IllegalReason) -> Args<'static> {
    let none = || (String::new(), Role::Pawn);
    let on = |square: Square| (square.to_string(), Role::Pawn);
    let (why, (square, role)) = match reason {
        IllegalReason::NothingThere(square) => ("nothing-there", on(square)),
        IllegalReason::OpponentsPiece(square) => ("opponents-piece", on(square)),
        IllegalReason::OtherPiece(square, role) => ("other-piece", (square.to_string(), role)),
        IllegalReason::OwnPieceOnTarget(square) => ("own-piece", on(square)),
        IllegalReason::DoesNotReach => ("does-not-reach", none()),
        IllegalReason::Blocked(square) => ("blocked", on(square)),
        IllegalReason::StillInCheck => ("still-in-check", none()),
        IllegalReason::ExposesKing => ("exposes-king", none()),
        IllegalReason::CapturesKing => ("captures-king", none()),
        IllegalReason::CastlingRightLost => ("castling-right", none()),
        IllegalReason::CastlingBlocked => ("castling-blocked", none()),
        IllegalReason::CastlingThroughCheck => ("castling-check", none()),
        IllegalReason::NoPromotion => ("no-promotion", none()),
        IllegalReason::BadPromotion => ("bad-promotion", none()),
    };
    Args::new().set("why", why).set_own_text("square", square).with_role(role)
}
