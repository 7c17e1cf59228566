//! Decide what each key does, by one table.
//!
//! The focus is on the input line or on the board. On the board the keys are those of Lichess's blind mode, for
//! people's fingers know them. There are no Alt keys, which screen readers own, and no key that only works together
//! with a key-release. The stop key is Ctrl+S: in raw mode a terminal passes it on and no longer stops its output for
//! it, and neither a screen reader nor a terminal multiplexer wants it. Help from the table is in
//! [`crate::console::help`].
//!
//! ```
//! use ansage_seats::console::keymap::{key_intent, InputFocus, KeyIntent, Key};
//! use ansage_words::locale::Lang;
//! assert_eq!(key_intent(InputFocus::Line { empty: true }, Key::Char(' '), Lang::En), Some(KeyIntent::Press));
//! assert_ne!(key_intent(InputFocus::Line { empty: false }, Key::Char(' '), Lang::En), Some(KeyIntent::Press));
//! assert_eq!(key_intent(InputFocus::Line { empty: true }, Key::Enter, Lang::En), Some(KeyIntent::Submit));
//! ```

use super::explore::{BoardQuery, Direction, RayKind};
use ansage_game::event::Question;
pub use ansage_game::key::Key;
use ansage_words::locale::Lang;
use shakmaty::{File, Rank, Role};

/// Where typed keys go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InputFocus {
    /// To the input line.
    Line {
        /// Whether nothing is typed there.
        empty: bool,
    },
    /// To the board.
    Board,
}

/// A change of the input line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineEdit {
    /// Puts a letter in at the cursor.
    Insert(char),
    /// Deletes the letter before the cursor.
    Backspace,
    /// Deletes the letter at the cursor.
    Delete,
    /// One letter back.
    Left,
    /// One letter on.
    Right,
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// Deletes everything before the cursor.
    DeleteBefore,
    /// Deletes the word before the cursor.
    DeleteWord,
    /// The line typed before this one.
    Earlier,
    /// The line typed after this one.
    Later,
}

/// What a key is meant to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyIntent {
    /// The owner's clock.
    Press,
    /// The opponent's clock.
    OpponentPress,
    /// The opponent confirms what was typed for him.
    OpponentConfirms,
    /// Private speech stops.
    Stop,
    /// All cues of the dial off, or on again as before.
    Cues,
    /// A message is told again.
    Message {
        /// The one before, at first the latest; else the one behind it.
        earlier: bool,
    },
    /// Leave, after a question.
    Leave,
    /// Help, and the next part of it.
    Help,
    /// What is typed counts; on an empty line: what is awaited.
    Submit,
    /// Takes back: a kept press, a question, the typed line, the focus on the board.
    Cancel,
    /// The board gets the focus.
    ToBoard,
    /// The input line gets the focus.
    ToLine,
    /// The other player's board, at the arbiter's own desk.
    Whose,
    /// Changes the input line.
    Edit(LineEdit),
    /// To the neighbouring square.
    Toward(Direction),
    /// To the next or the previous piece of this kind.
    Jump {
        /// The kind.
        role: Role,
        /// Onward from a to h, on each file from 1 to 8; or back.
        forward: bool,
    },
    /// To this rank, on the same file.
    ToRank(Rank),
    /// To this file, on the same rank.
    ToFile(File),
    /// The next line that waits to be read, or the next part of the help.
    ReadOn,
    /// The move told before, or after, the one that was told of last.
    Walk(bool),
    /// Tells this message: why there is no such thing here.
    Say(&'static str),
    /// Takes the piece in mind, or sends its move to this square.
    Select,
    /// The next ray from the square.
    Scan {
        /// Diagonals, or rank and file.
        rays: RayKind,
        /// Clockwise, or back.
        forward: bool,
    },
    /// Asks the board.
    Query(BoardQuery),
    /// Asks about the square under the fingers.
    Here(SquareQuery),
    /// Asks the referee.
    Ask(Question),
}

/// What can be asked about the square under the fingers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SquareQuery {
    /// What stands there.
    Square,
    /// What stands a knight's leap away.
    Leaps,
    /// The legal moves from there. Practice only.
    Moves,
    /// The legal captures from there. Practice only.
    Captures,
}

/// Where a row of the table holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowPlace {
    /// In any focus.
    Anywhere,
    /// On the input line.
    Line,
    /// On the input line while nothing is typed.
    EmptyLine,
    /// On the board.
    Board,
}

/// A row: keys that belong together, and the message that explains them. Its attribute `.keys` names the keys.
#[derive(Debug)]
pub struct KeyRow {
    /// Where it holds.
    pub place: RowPlace,
    /// Its keys.
    pub keys: &'static [(Key, KeyIntent)],
    /// The message.
    pub help: &'static str,
}

const fn row(place: RowPlace, help: &'static str, keys: &'static [(Key, KeyIntent)]) -> KeyRow {
    KeyRow { place, keys, help }
}

const fn jump(role: Role, forward: bool) -> KeyIntent {
    KeyIntent::Jump { role, forward }
}

const fn scan(rays: RayKind, forward: bool) -> KeyIntent {
    KeyIntent::Scan { rays, forward }
}

/// Every key that does something, in the order of the help. Letters typed on the input line are not in it.
pub static KEYS: &[KeyRow] = &[
    row(RowPlace::EmptyLine, "console-key-space", &[(Key::Char(' '), KeyIntent::Press)]),
    row(RowPlace::Anywhere, "console-key-press", &[(Key::F(7), KeyIntent::Press)]),
    row(RowPlace::Anywhere, "console-key-opponent-press", &[(Key::F(8), KeyIntent::OpponentPress)]),
    row(RowPlace::Anywhere, "console-key-opponent-confirms", &[(Key::F(12), KeyIntent::OpponentConfirms)]),
    row(RowPlace::Line, "console-key-enter", &[(Key::Enter, KeyIntent::Submit)]),
    row(RowPlace::Anywhere, "console-key-escape", &[(Key::Escape, KeyIntent::Cancel)]),
    row(RowPlace::Anywhere, "console-key-stop", &[(Key::Ctrl('s'), KeyIntent::Stop)]),
    row(RowPlace::Anywhere, "console-key-cues", &[(Key::F(9), KeyIntent::Cues)]),
    row(
        RowPlace::Anywhere,
        "console-key-messages",
        &[(Key::F(5), KeyIntent::Message { earlier: true }), (Key::F(6), KeyIntent::Message { earlier: false })],
    ),
    row(RowPlace::Anywhere, "console-key-help", &[(Key::F(1), KeyIntent::Help), (Key::F(2), KeyIntent::Help)]),
    row(
        RowPlace::Anywhere,
        "console-key-leave",
        &[(Key::Ctrl('c'), KeyIntent::Leave), (Key::Ctrl('d'), KeyIntent::Leave)],
    ),
    row(
        RowPlace::Anywhere,
        "console-key-arrows",
        &[
            (Key::Left, KeyIntent::Toward(Direction::Left)),
            (Key::Right, KeyIntent::Toward(Direction::Right)),
            (Key::Up, KeyIntent::Toward(Direction::Up)),
            (Key::Down, KeyIntent::Toward(Direction::Down)),
        ],
    ),
    row(RowPlace::Line, "console-key-tab", &[(Key::Tab, KeyIntent::ToBoard)]),
    row(RowPlace::Board, "console-key-line", &[(Key::Char('i'), KeyIntent::ToLine), (Key::Tab, KeyIntent::ToLine)]),
    row(
        RowPlace::Line,
        "console-key-history",
        &[
            (Key::PageUp, KeyIntent::Edit(LineEdit::Earlier)),
            (Key::PageDown, KeyIntent::Edit(LineEdit::Later)),
            (Key::Ctrl('p'), KeyIntent::Edit(LineEdit::Earlier)),
            (Key::Ctrl('n'), KeyIntent::Edit(LineEdit::Later)),
        ],
    ),
    row(
        RowPlace::Line,
        "console-key-edit",
        &[
            (Key::Backspace, KeyIntent::Edit(LineEdit::Backspace)),
            (Key::Delete, KeyIntent::Edit(LineEdit::Delete)),
            (Key::Home, KeyIntent::Edit(LineEdit::Home)),
            (Key::End, KeyIntent::Edit(LineEdit::End)),
            (Key::Ctrl('a'), KeyIntent::Edit(LineEdit::Home)),
            (Key::Ctrl('e'), KeyIntent::Edit(LineEdit::End)),
            (Key::Ctrl('b'), KeyIntent::Edit(LineEdit::Left)),
            (Key::Ctrl('f'), KeyIntent::Edit(LineEdit::Right)),
            (Key::Ctrl('u'), KeyIntent::Edit(LineEdit::DeleteBefore)),
            (Key::Ctrl('w'), KeyIntent::Edit(LineEdit::DeleteWord)),
        ],
    ),
    row(
        RowPlace::Board,
        "console-key-pieces",
        &[
            (Key::Char('k'), jump(Role::King, true)),
            (Key::Char('q'), jump(Role::Queen, true)),
            (Key::Char('r'), jump(Role::Rook, true)),
            (Key::Char('b'), jump(Role::Bishop, true)),
            (Key::Char('n'), jump(Role::Knight, true)),
            (Key::Char('p'), jump(Role::Pawn, true)),
            (Key::Char('K'), jump(Role::King, false)),
            (Key::Char('Q'), jump(Role::Queen, false)),
            (Key::Char('R'), jump(Role::Rook, false)),
            (Key::Char('B'), jump(Role::Bishop, false)),
            (Key::Char('N'), jump(Role::Knight, false)),
            (Key::Char('P'), jump(Role::Pawn, false)),
        ],
    ),
    row(
        RowPlace::Board,
        "console-key-ranks",
        &[
            (Key::Char('1'), KeyIntent::ToRank(Rank::First)),
            (Key::Char('2'), KeyIntent::ToRank(Rank::Second)),
            (Key::Char('3'), KeyIntent::ToRank(Rank::Third)),
            (Key::Char('4'), KeyIntent::ToRank(Rank::Fourth)),
            (Key::Char('5'), KeyIntent::ToRank(Rank::Fifth)),
            (Key::Char('6'), KeyIntent::ToRank(Rank::Sixth)),
            (Key::Char('7'), KeyIntent::ToRank(Rank::Seventh)),
            (Key::Char('8'), KeyIntent::ToRank(Rank::Eighth)),
        ],
    ),
    // A terminal does not tell Shift and a figure, only the sign that the keyboard makes of them: see `shifted_figure`.
    row(RowPlace::Board, "console-key-files", &[]),
    row(RowPlace::Board, "console-key-here", &[(Key::Char('o'), KeyIntent::Here(SquareQuery::Square))]),
    row(RowPlace::Board, "console-key-last", &[(Key::Char('l'), KeyIntent::Query(BoardQuery::Last))]),
    row(RowPlace::Board, "console-key-clocks", &[(Key::Char('t'), KeyIntent::Ask(Question::Clocks))]),
    row(RowPlace::Board, "console-key-captured", &[(Key::Char('c'), KeyIntent::Query(BoardQuery::Captured))]),
    row(
        RowPlace::Board,
        "console-key-diagonals",
        &[(Key::Char('x'), scan(RayKind::Diagonals, true)), (Key::Char('X'), scan(RayKind::Diagonals, false))],
    ),
    row(
        RowPlace::Board,
        "console-key-lines",
        &[(Key::Char('v'), scan(RayKind::Lines, true)), (Key::Char('V'), scan(RayKind::Lines, false))],
    ),
    // Where a screen reader leaves it to the program.
    row(
        RowPlace::Anywhere,
        "console-key-alt-lines",
        &[(Key::Alt('x'), scan(RayKind::Lines, true)), (Key::Alt('X'), scan(RayKind::Lines, false))],
    ),
    // A screen reader of the terminal takes the arrows left and right for its own.
    row(
        RowPlace::Board,
        "console-key-board-steps",
        &[
            (Key::Char('e'), KeyIntent::Toward(Direction::Up)),
            (Key::Char('s'), KeyIntent::Toward(Direction::Left)),
            (Key::Char('d'), KeyIntent::Toward(Direction::Down)),
            (Key::Char('f'), KeyIntent::Toward(Direction::Right)),
        ],
    ),
    row(
        RowPlace::Board,
        "console-key-walk",
        &[(Key::Char('A'), KeyIntent::Walk(false)), (Key::Char('D'), KeyIntent::Walk(true))],
    ),
    row(RowPlace::Board, "console-key-more", &[(Key::Char('+'), KeyIntent::ReadOn)]),
    row(
        RowPlace::Board,
        "console-key-none",
        &[(Key::Char('g'), KeyIntent::Say("console-no-engine")), (Key::Char('G'), KeyIntent::Say("console-no-engine"))],
    ),
    row(RowPlace::Board, "console-key-leaps", &[(Key::Char('j'), KeyIntent::Here(SquareQuery::Leaps))]),
    row(RowPlace::Board, "console-key-select", &[(Key::Char(' '), KeyIntent::Select), (Key::Enter, KeyIntent::Select)]),
    row(
        RowPlace::Board,
        "console-key-moves",
        &[
            (Key::Char('m'), KeyIntent::Here(SquareQuery::Moves)),
            (Key::Char('M'), KeyIntent::Here(SquareQuery::Captures)),
        ],
    ),
    row(RowPlace::Board, "console-key-whose", &[(Key::Char('w'), KeyIntent::Whose)]),
    row(
        RowPlace::Board,
        "console-key-board-help",
        &[(Key::Char('h'), KeyIntent::Help), (Key::Char('?'), KeyIntent::Help)],
    ),
];

/// What a key does; `None` where it does nothing.
pub fn key_intent(focus: InputFocus, key: Key, lang: Lang) -> Option<KeyIntent> {
    let in_place = |place: RowPlace| match place {
        RowPlace::Anywhere => true,
        RowPlace::Line => matches!(focus, InputFocus::Line { .. }),
        RowPlace::EmptyLine => focus == InputFocus::Line { empty: true },
        RowPlace::Board => focus == InputFocus::Board,
    };
    let rows = KEYS.iter().filter(|row| in_place(row.place));
    let found = rows.flat_map(|row| row.keys).find(|(known, _)| *known == key).map(|(_, intent)| *intent);
    found.or_else(|| match (focus, key) {
        (InputFocus::Line { .. }, Key::Char(letter)) => Some(KeyIntent::Edit(LineEdit::Insert(letter))),
        (InputFocus::Board, Key::Char(sign)) => shifted_figure(sign, lang).map(KeyIntent::ToFile),
        _ => None,
    })
}

/// The file for Shift and a figure. Where the keyboards of two languages disagree, the program's language decides.
fn shifted_figure(sign: char, lang: Lang) -> Option<File> {
    let german = lang == Lang::De;
    let file = match sign {
        '!' => File::A,
        '@' | '"' => File::B,
        '#' | '§' => File::C,
        '$' => File::D,
        '%' => File::E,
        '&' if german => File::F,
        '^' => File::F,
        '&' | '/' => File::G,
        '*' | '(' => File::H,
        _ => return None,
    };
    Some(file)
}
