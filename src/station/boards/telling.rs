//! Put what a board says into words: a line, and what is heard.

use super::meaning::ApertureMeaning;
use ansage_devices::contents::SquareContent;
use ansage_devices::driver::denied;
use ansage_devices::report::PortOpenError;
use ansage_devices::tactile::frame::{BadFrame, Button};
use ansage_game::board::differences;
use ansage_game::moment::Span;
use ansage_seats::console::explore::list::{ListItem, list};
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::{
    Earcon, Message, MessageForm, MessageValues, Presenter, SpeechPiece as Spoken, Topic, Urgency,
};
use ansage_words::vocabulary::letter;
use shakmaty::{Board as Placement, Piece, Square};

/// Between two items of a list.
const PAUSE: Span = Span::from_millis(250);

/// So many squares are told without being asked for.
pub const FEW: usize = 10;

/// The same with a sound before it.
pub fn sounding(told: Message, earcon: Earcon) -> Message {
    let speech = [Spoken::Earcon(earcon)].into_iter().chain(told.speech).collect();
    Message { speech, ..told }
}

/// The same as a text that something newer may cut.
pub fn long(told: Message) -> Message {
    told.about(Topic::Help)
}

/// A heading and its items, each on a line of its own.
fn listed(heading: Message, items: impl IntoIterator<Item = Message>) -> Message {
    let mut told = long(heading);
    for item in items {
        told.line = format!("{}\n{}", told.line, item.line);
        told.speech.push(Spoken::Pause(PAUSE));
        told.speech.extend(item.speech);
    }
    told
}

/// What stands on a square: whole words, or letters on the line, as `wB`.
fn standing(form: MessageForm<'_>, piece: Option<Piece>) -> String {
    match piece {
        Some(piece) if !form.is_heard() => {
            let side = form.locale.text("console-color-letter", &Args::new().color(piece.color));
            format!("{side}{}", letter(form.locale.lang(), piece.role))
        }
        piece => form.standing(piece),
    }
}

/// What the board shows on a square, or why that is not known.
fn read_as(form: MessageForm<'_>, meaning: ApertureMeaning) -> String {
    let id = match meaning {
        ApertureMeaning::Clear(SquareContent::Empty) => return standing(form, None),
        ApertureMeaning::Clear(SquareContent::Piece(piece)) => return standing(form, Some(piece)),
        ApertureMeaning::Short => "board-short",
        ApertureMeaning::Clear(SquareContent::Unreadable | SquareContent::Special(_)) | ApertureMeaning::Between => {
            "board-unreadable"
        }
    };
    if form.is_heard() { form.locale.text(id, &Args::new()) } else { form.locale.line(id, &Args::new()) }
}

fn wrong(presenter: &Presenter, square: Square, shown: ApertureMeaning, due: &Placement) -> Message {
    let values = MessageValues::new().square("square", square).formed("shown", |form| read_as(form, shown));
    presenter.note("board-wrong", values.formed("due", |form| standing(form, due.piece_at(square))))
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
pub fn summary(presenter: &Presenter, shows: &ShownPegs) -> Message {
    match shows.wrong().len() {
        0 => presenter.note("board-shows-start", ()),
        _ if shows.pieces.occupied().is_empty() && shows.bad.is_empty() => presenter.note("board-shows-empty", ()),
        count if count > FEW => presenter.note("board-differs-many", MessageValues::new().set("count", count)),
        _ => all_wrong(presenter, shows),
    }
}

/// Every square that differs from the initial position.
pub fn all_wrong(presenter: &Presenter, shows: &ShownPegs) -> Message {
    let squares = shows.wrong();
    if squares.is_empty() {
        return presenter.note("board-shows-start", ());
    }
    let start = Placement::new();
    let heading = presenter.note("board-differs", MessageValues::new().set("count", squares.len()));
    let items = squares.iter().map(|square| wrong(presenter, *square, shows.on(*square), &start));
    listed(heading, items.chain(super::meaning::multiplexer(&squares).map(|rank| multiplexer(presenter, rank))))
}

fn multiplexer(presenter: &Presenter, first: u8) -> Message {
    presenter.note(
        "board-multiplexer",
        MessageValues::new().set("first", first.to_string()).set("second", (first + 1).to_string()),
    )
}

/// Every piece on the board, White's first, the king before the others.
pub fn position(presenter: &Presenter, shows: &Placement) -> Message {
    if shows.occupied().is_empty() {
        return presenter.note("board-shows-empty", ());
    }
    let mut all: Vec<(Square, Piece)> = shows.clone().into_iter().collect();
    all.sort_by_key(|(square, piece)| (piece.color.is_black(), std::cmp::Reverse(piece.role as u8), *square));
    let items: Vec<ListItem> = all.iter().map(|(square, piece)| ListItem::piece(*square, *piece, presenter)).collect();
    let told = list(presenter, "board-position", MessageValues::new().set("count", all.len()), items);
    Message { urgency: Urgency::Normal, ..long(told) }
}

/// What has changed unseen.
pub fn read(presenter: &Presenter, before: &Placement, shows: &Placement) -> Message {
    let changed = differences(shows, before);
    let heading = presenter.note("board-read", MessageValues::new().set("count", changed.len()));
    let now = changed.iter().map(|it| {
        let values = MessageValues::new().square("square", it.square);
        presenter.note("board-now", values.formed("shown", |form| standing(form, it.shows)))
    });
    listed(heading, now)
}

/// An aperture holds something else.
pub fn changed(presenter: &Presenter, square: Square, was: Option<Piece>, now: Option<Piece>) -> Message {
    let values = MessageValues::new().square("square", square);
    match (was, now) {
        (Some(was), Some(now)) => presenter.note("board-swapped", values.piece("piece", now).piece("was", was)),
        (Some(was), None) => presenter.note("board-lifted", values.piece("piece", was)),
        (None, now) => presenter.note("board-placed", values.piece("piece", now)),
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
pub fn button(presenter: &Presenter, button: Button, down: bool) -> Message {
    presenter.note("board-button", MessageValues::new().yes_no("down", down).set("button", button_name(button)))
}

/// An aperture cannot be read, or can be read again.
pub fn contact(presenter: &Presenter, square: Square, good: bool) -> Message {
    presenter.note("board-contact", MessageValues::new().yes_no("good", good).square("square", square))
}

/// A message about a square alone.
pub fn square(presenter: &Presenter, id: &'static str, square: Square) -> Message {
    presenter.note(id, MessageValues::new().square("square", square))
}

/// An answer of a later firmware.
pub fn unknown(presenter: &Presenter, body: &str) -> Message {
    presenter.note("board-answer", MessageValues::new().set("body", body.to_owned()))
}

/// Lines that are no messages, so many so far.
pub fn garbage(presenter: &Presenter, count: u64, bad: &BadFrame) -> Message {
    let why = why(&presenter.program, bad);
    presenter.note("board-garbage", MessageValues::new().set("count", count).set("why", why.clone()))
}

fn why(locale: &Locale, bad: &BadFrame) -> String {
    match bad {
        BadFrame::TooLong => locale.text("board-garbage-long", &Args::new()),
        BadFrame::Form { begins } => locale.text("board-garbage-form", &Args::new().set("begins", begins.as_str())),
        BadFrame::Checksum { .. } => locale.text("board-garbage-checksum", &Args::new()),
        BadFrame::Unknown { body } | BadFrame::Field { body, .. } => {
            locale.text("board-garbage-unknown", &Args::new().set("body", body.as_str()))
        }
    }
}

/// How one aperture reads.
pub fn reading(presenter: &Presenter, square: Square, code: u16, meaning: ApertureMeaning) -> Message {
    let (key, piece) = match meaning {
        ApertureMeaning::Clear(SquareContent::Piece(piece)) => ("piece", Some(piece)),
        ApertureMeaning::Clear(SquareContent::Empty) => ("empty", None),
        ApertureMeaning::Short => ("short", None),
        ApertureMeaning::Clear(SquareContent::Unreadable | SquareContent::Special(_)) | ApertureMeaning::Between => {
            ("between", None)
        }
    };
    let values = MessageValues::new().square("square", square).set("code", code.to_string());
    presenter.note("board-reading", values.set("meaning", key).piece("piece", piece))
}

/// What the self-test found.
pub fn test(presenter: &Presenter, start: bool, count: usize, squares: &[(Square, ApertureMeaning)]) -> Message {
    let with = if start { "start" } else { "empty" };
    if count == 0 {
        return presenter.note("board-test-good", MessageValues::new().set("with", with));
    }
    let due = if start { Placement::new() } else { Placement::empty() };
    let heading = presenter.note("board-test-bad", MessageValues::new().set("with", with).set("count", count));
    let items = squares.iter().map(|(square, meaning)| wrong(presenter, *square, *meaning, &due));
    listed(heading, items.chain((count > squares.len()).then(|| presenter.note("board-test-more", ()))))
}

/// Two things said one after the other, as one.
pub fn together([first, second]: [Message; 2]) -> Message {
    listed(first, [second])
}

/// Why the port could not be opened.
pub fn not_opened(presenter: &Presenter, path: &str, why: PortOpenError) -> Message {
    let group = match why {
        PortOpenError::Denied => denied(path).unwrap_or_else(|| "dialout".to_owned()),
        _ => String::new(),
    };
    presenter.note(
        "board-not-opened",
        MessageValues::new().set("why", why.name()).set("path", path.to_owned()).set("group", group),
    )
}

/// A line that is no command here.
pub fn not_understood(presenter: &Presenter, id: &'static str, line: &str) -> Message {
    let visible = |letter: &char| !letter.is_control();
    let text: String = line.trim().chars().filter(visible).take(12).collect();
    sounding(presenter.note(id, MessageValues::new().set("text", text)), Earcon::NotUnderstood)
}
