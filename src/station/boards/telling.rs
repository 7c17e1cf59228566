//! Put what a board says into words: a line, and what is heard.

use super::meaning::ApertureMeaning;
use ansage_devices::contents::SquareContent;
use ansage_devices::driver::group_needed_for_port;
use ansage_devices::report::PortOpenError;
use ansage_devices::tactile::frame::{BadFrame, Button};
use ansage_game::board::differences;
use ansage_game::foreign::ForeignText;
use ansage_game::moment::Span;
use ansage_seats::console::explore::list::{ListItem, list_message};
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::{
    Earcon, Message, MessageForm, MessageValues, Presenter, SpeechPiece as Spoken, Topic, Urgency,
};
use ansage_words::vocabulary::piece_letter;
use shakmaty::{Board as Placement, Piece, Square};

/// Between two items of a list.
const PAUSE: Span = Span::from_millis(250);

/// So many squares are told without being asked for.
pub const FEW: usize = 10;

/// The same with a sound before it.
pub fn with_earcon(told: Message, earcon: Earcon) -> Message {
    let speech = [Spoken::Earcon(earcon)].into_iter().chain(told.speech).collect();
    Message { speech, ..told }
}

/// The same as a text that something newer may cut.
pub fn as_interruptible(told: Message) -> Message {
    told.with_topic(Topic::Help)
}

/// A heading and its items, each on a line of its own.
fn listed(heading: Message, items: impl IntoIterator<Item = Message>) -> Message {
    let mut told = as_interruptible(heading);
    for item in items {
        told.line = format!("{}\n{}", told.line, item.line);
        told.speech.push(Spoken::Pause(PAUSE));
        told.speech.extend(item.speech);
    }
    told
}

/// What stands on a square: whole words, or letters on the line, as `wB`.
fn square_content_text(form: MessageForm<'_>, piece: Option<Piece>) -> String {
    match piece {
        Some(piece) if !form.is_heard() => {
            let side = form.locale.message_text("console-color-letter", &Args::new().with_color(piece.color));
            format!("{side}{}", piece_letter(form.locale.lang(), piece.role))
        }
        piece => form.square_content_text(piece),
    }
}

/// What the board shows on a square, or why that is not known.
fn read_as(form: MessageForm<'_>, meaning: ApertureMeaning) -> String {
    let id = match meaning {
        ApertureMeaning::Clear(SquareContent::Empty) => return square_content_text(form, None),
        ApertureMeaning::Clear(SquareContent::Piece(piece)) => return square_content_text(form, Some(piece)),
        ApertureMeaning::Short => "board-short",
        ApertureMeaning::Clear(SquareContent::Unreadable | SquareContent::Special(_)) | ApertureMeaning::Between => {
            "board-unreadable"
        }
    };
    if form.is_heard() {
        form.locale.message_text(id, &Args::new())
    } else {
        form.locale.message_line(id, &Args::new())
    }
}

fn wrong(presenter: &Presenter, square: Square, shown: ApertureMeaning, due: &Placement) -> Message {
    let values = MessageValues::new().set_square("square", square).set_with_form("shown", |form| read_as(form, shown));
    presenter.private_message(
        "board-wrong",
        values.set_with_form("due", |form| square_content_text(form, due.piece_at(square))),
    )
}

/// What a board shows, and the apertures among them that cannot be read.
#[derive(Debug, Clone, Default)]
pub struct ShownPegs {
    /// The pieces that can be read.
    pub pieces: Placement,
    /// The apertures that cannot.
    pub bad: Vec<Square>,
}

impl ShownPegs {
    fn on(&self, square: Square) -> ApertureMeaning {
        match self.pieces.piece_at(square) {
            _ if self.bad.contains(&square) => ApertureMeaning::Between,
            Some(piece) => ApertureMeaning::Clear(SquareContent::Piece(piece)),
            None => ApertureMeaning::Clear(SquareContent::Empty),
        }
    }

    /// The squares that are not as they are in the initial position, as far as one can see.
    fn wrong(&self) -> Vec<Square> {
        let start = Placement::new();
        let right = |square: &Square| start.piece_at(*square) == self.pieces.piece_at(*square);
        Square::ALL.into_iter().filter(|square| self.bad.contains(square) || !right(square)).collect()
    }
}

/// The position in a few words.
pub fn position_summary_message(presenter: &Presenter, shows: &ShownPegs) -> Message {
    match shows.wrong().len() {
        0 => presenter.private_message("board-shows-start", ()),
        _ if shows.pieces.occupied().is_empty() && shows.bad.is_empty() => {
            presenter.private_message("board-shows-empty", ())
        }
        count if count > FEW => {
            presenter.private_message("board-differs-many", MessageValues::new().set("count", count))
        }
        _ => start_differences_message(presenter, shows),
    }
}

/// Every square that differs from the initial position.
pub fn start_differences_message(presenter: &Presenter, shows: &ShownPegs) -> Message {
    let squares = shows.wrong();
    if squares.is_empty() {
        return presenter.private_message("board-shows-start", ());
    }
    let start = Placement::new();
    let heading = presenter.private_message("board-differs", MessageValues::new().set("count", squares.len()));
    let items = squares.iter().map(|square| wrong(presenter, *square, shows.on(*square), &start));
    listed(
        heading,
        items.chain(super::meaning::faulty_multiplexer_rank(&squares).map(|rank| multiplexer(presenter, rank))),
    )
}

fn multiplexer(presenter: &Presenter, first: u8) -> Message {
    presenter.private_message(
        "board-multiplexer",
        MessageValues::new().set_own_text("first", first.to_string()).set_own_text("second", (first + 1).to_string()),
    )
}

/// Every piece on the board, White's first, the king before the others.
pub fn position_message(presenter: &Presenter, shows: &Placement) -> Message {
    if shows.occupied().is_empty() {
        return presenter.private_message("board-shows-empty", ());
    }
    let mut all: Vec<(Square, Piece)> = shows.clone().into_iter().collect();
    all.sort_by_key(|(square, piece)| (piece.color.is_black(), std::cmp::Reverse(piece.role as u8), *square));
    let items: Vec<ListItem> =
        all.iter().map(|(square, piece)| ListItem::from_piece(*square, *piece, presenter)).collect();
    let told = list_message(presenter, "board-position", MessageValues::new().set("count", all.len()), items);
    Message { urgency: Urgency::Normal, ..as_interruptible(told) }
}

/// What has changed unseen.
pub fn unseen_changes_message(presenter: &Presenter, before: &Placement, shows: &Placement) -> Message {
    let changed = differences(shows, before);
    let heading = presenter.private_message("board-read", MessageValues::new().set("count", changed.len()));
    let now = changed.iter().map(|it| {
        let values = MessageValues::new().set_square("square", it.square);
        presenter
            .private_message("board-now", values.set_with_form("shown", |form| square_content_text(form, it.shows)))
    });
    listed(heading, now)
}

/// An aperture holds something else.
pub fn square_changed_message(
    presenter: &Presenter,
    square: Square,
    was: Option<Piece>,
    now: Option<Piece>,
) -> Message {
    let values = MessageValues::new().set_square("square", square);
    match (was, now) {
        (Some(was), Some(now)) => {
            presenter.private_message("board-swapped", values.set_piece("piece", now).set_piece("was", was))
        }
        (Some(was), None) => presenter.private_message("board-lifted", values.set_piece("piece", was)),
        (None, now) => presenter.private_message("board-placed", values.set_piece("piece", now)),
    }
}

/// The name of a button in selectors and in JSON.
pub fn button_name(button: Button) -> &'static str {
    match button {
        Button::Clock => "clock",
        Button::Announce => "announce",
        Button::Repeat => "repeat",
        Button::Query => "query",
    }
}

/// A button.
pub fn button_message(presenter: &Presenter, button: Button, down: bool) -> Message {
    presenter.private_message(
        "board-button",
        MessageValues::new().set_yes_no("down", down).set("button", button_name(button)),
    )
}

/// An aperture cannot be read, or can be read again.
pub fn contact_message(presenter: &Presenter, square: Square, good: bool) -> Message {
    presenter
        .private_message("board-contact", MessageValues::new().set_yes_no("good", good).set_square("square", square))
}

/// A message about a square alone.
pub fn square_message(presenter: &Presenter, id: &'static str, square: Square) -> Message {
    presenter.private_message(id, MessageValues::new().set_square("square", square))
}

/// An answer of a later firmware.
pub fn unknown_answer_message(presenter: &Presenter, body: &str) -> Message {
    presenter.private_message("board-answer", MessageValues::new().set("body", ForeignText::new(body)))
}

/// Lines that are no messages, so many so far.
pub fn bad_frames_message(presenter: &Presenter, count: u64, bad: &BadFrame) -> Message {
    let why = why(&presenter.program, bad);
    presenter.private_message("board-garbage", MessageValues::new().set("count", count).set_own_text("why", why))
}

fn why(locale: &Locale, bad: &BadFrame) -> String {
    match bad {
        BadFrame::TooLong => locale.message_text("board-garbage-long", &Args::new()),
        BadFrame::Form { begins } => {
            locale.message_text("board-garbage-form", &Args::new().set("begins", ForeignText::new(begins)))
        }
        BadFrame::Checksum { .. } => locale.message_text("board-garbage-checksum", &Args::new()),
        BadFrame::Unknown { body } | BadFrame::Field { body, .. } => {
            locale.message_text("board-garbage-unknown", &Args::new().set("body", ForeignText::new(body)))
        }
    }
}

/// How one aperture reads.
pub fn aperture_reading_message(presenter: &Presenter, square: Square, code: u16, meaning: ApertureMeaning) -> Message {
    let (key, piece) = match meaning {
        ApertureMeaning::Clear(SquareContent::Piece(piece)) => ("piece", Some(piece)),
        ApertureMeaning::Clear(SquareContent::Empty) => ("empty", None),
        ApertureMeaning::Short => ("short", None),
        ApertureMeaning::Clear(SquareContent::Unreadable | SquareContent::Special(_)) | ApertureMeaning::Between => {
            ("between", None)
        }
    };
    let values = MessageValues::new().set_square("square", square).set_digits("code", code);
    presenter.private_message("board-reading", values.set("meaning", key).set_piece("piece", piece))
}

/// What the self-test found.
pub fn self_test_message(
    presenter: &Presenter,
    start: bool,
    count: usize,
    squares: &[(Square, ApertureMeaning)],
) -> Message {
    let with = if start { "start" } else { "empty" };
    if count == 0 {
        return presenter.private_message("board-test-good", MessageValues::new().set("with", with));
    }
    let due = if start { Placement::new() } else { Placement::empty() };
    let heading =
        presenter.private_message("board-test-bad", MessageValues::new().set("with", with).set("count", count));
    let items = squares.iter().map(|(square, meaning)| wrong(presenter, *square, *meaning, &due));
    listed(heading, items.chain((count > squares.len()).then(|| presenter.private_message("board-test-more", ()))))
}

/// Two things said one after the other, as one.
pub fn join_messages([first, second]: [Message; 2]) -> Message {
    listed(first, [second])
}

/// Why the port could not be opened.
pub fn port_not_opened_message(presenter: &Presenter, path: &str, why: PortOpenError) -> Message {
    let group = match why {
        PortOpenError::Denied => group_needed_for_port(path).unwrap_or_else(|| "dialout".to_owned()),
        _ => String::new(),
    };
    presenter.private_message(
        "board-not-opened",
        MessageValues::new().set("why", why.name()).set_path("path", path).set_own_text("group", group),
    )
}

/// A line that is no command here.
pub fn unknown_command_message(presenter: &Presenter, id: &'static str, line: &str) -> Message {
    let text = ForeignText::new_within(line, 12);
    with_earcon(presenter.private_message(id, MessageValues::new().set_quoted("text", &text)), Earcon::NotUnderstood)
}
