//! Give the sighted player's board as one picture that any screen can draw: signs, texts and what they stand for, without
//! cells, colours or sizes. What is pressed on it comes back as a [`ScreenSpot`](super::layout::ScreenSpot), to [`BoardModel::handle_mouse_at_spot`].

use super::input::CursorPlace;
use super::layout::ASIDE;
use super::look::PieceStyle;
use super::standing::{latest_announced_move, wrong_squares};
use super::text::clock_reading_text;
use super::{BoardModel, wish::TypedRequest};
use ansage_game::effect::BoardDifference;
use ansage_game::seat::Color;
use ansage_game::view::View;
use ansage_words::locale::Args;
use ansage_words::presentation::diagram::diagram_lines;
use ansage_words::vocabulary::{move_in_printed_words, piece_letter, short_move_notation};
use shakmaty::{Piece, Position, Role, Square};

/// So many differing squares are listed; the rest is counted.
const LISTED: usize = 4;

/// The chess signs, white and black, of king, queen, rook, bishop, knight and pawn.
const SIGNS: [[&str; 6]; 2] = [["♔", "♕", "♖", "♗", "♘", "♙"], ["♚", "♛", "♜", "♝", "♞", "♟"]];

/// How much a text stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Emphasis {
    /// Not at all.
    Plain,
    /// It is a heading, or asked of the player.
    Strong,
    /// Something is wrong, or waits for him.
    Alarm,
}

/// A text of the picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EmphasizedText {
    /// What is read.
    pub text: String,
    /// How much it stands out.
    pub emphasis: Emphasis,
}

/// A piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PiecePicture {
    /// The piece.
    pub piece: Piece,
    /// Its sign, as the player wishes it: a chess sign, or the letters of its colour and its kind.
    pub sign: String,
    /// The letter of its colour.
    pub side: String,
    /// The letter of its kind.
    pub letter: &'static str,
}

/// A square.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SquarePicture {
    /// The square.
    pub square: Square,
    /// What stands there.
    pub piece: Option<PiecePicture>,
    /// Whether it is marked as wrong.
    pub is_wrong: bool,
    /// Whether the piece in the hand stood there.
    pub is_way_back: bool,
    /// Whether the cursor is there.
    pub has_cursor: bool,
}

/// A piece that lies beside the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AsidePicture {
    /// The piece.
    pub piece: PiecePicture,
    /// Whether the cursor is there.
    pub has_cursor: bool,
}

/// A player's clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockPicture {
    /// Whose, what it shows, and whether it runs.
    pub text: String,
    /// What it shows; `None` without clocks.
    pub reading: Option<String>,
    /// Whether it runs.
    pub runs: bool,
}

/// The latest announcement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnnouncementPicture {
    /// By whom.
    pub heading: String,
    /// The words, as printed.
    pub words: String,
    /// The number of the move and its short form.
    pub short: String,
}

/// The line in which is typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedLine {
    /// What stands before it.
    pub prompt: String,
    /// What is typed.
    pub text: String,
    /// So many letters stand before the cursor.
    pub cursor: usize,
    /// Whether the cursor is here, and not on the board.
    pub has_cursor: bool,
}

/// Everything there is to see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Whose board this is.
    pub title: String,
    /// How the link stands.
    pub link: EmphasizedText,
    /// The side that is below.
    pub below: Color,
    /// The 64 squares.
    pub squares: Vec<SquarePicture>,
    /// The pieces beside the board; none where no hands move anything on it.
    pub aside: Vec<AsidePicture>,
    /// The upper clock and the lower one.
    pub clocks: [ClockPicture; 2],
    /// The latest announcement.
    pub announced: Option<AnnouncementPicture>,
    /// What is awaited, offered and wrong.
    pub situation: Vec<EmphasizedText>,
    /// What was told last, the latest at the end.
    pub notices: Vec<String>,
    /// The moves, one number a row.
    pub moves: Vec<String>,
    /// What is in the hand.
    pub held: Option<String>,
    /// The line in which is typed.
    pub line: TypedLine,
    /// The buttons by their names, from the left.
    pub buttons: Vec<String>,
}

impl BoardModel {
    /// Everything there is to see now.
    pub fn build_picture(&self, view: &View) -> Picture {
        let plain = |id| self.message_text(id, &Args::new());
        let wrong = self.marked_differences(view);
        let text = |emphasis| move |text| EmphasizedText { text, emphasis };
        let situation = self.awaited_texts(view).into_iter().map(text(Emphasis::Strong));
        let offered = self.offer_text(view).into_iter().chain(self.wrong_texts(&wrong)).map(text(Emphasis::Alarm));
        let below = self.side_at_bottom();
        Picture {
            title: self.title(),
            link: text(if self.link.there { Emphasis::Plain } else { Emphasis::Alarm })(self.link_text()),
            below,
            squares: self.squares_shown(view, &wrong),
            aside: self.aside_shown(),
            clocks: [!below, below].map(|color| ClockPicture {
                text: self.clock_text(view, color),
                reading: view.clocks.get(color).map(clock_reading_text),
                runs: view.running == Some(color),
            }),
            announced: self.announced(view),
            situation: situation.chain(offered).collect(),
            notices: self.notices.iter().cloned().collect(),
            moves: self.move_rows(view),
            held: self.held_text(),
            line: TypedLine {
                prompt: plain(if self.asked.is_some() { "sighted-prompt-question" } else { "sighted-prompt" }),
                text: self.line.value().to_owned(),
                cursor: self.line.cursor(),
                has_cursor: !self.awake,
            },
            buttons: self.button_requests(view).iter().map(|(id, _): &(_, TypedRequest)| plain(id)).collect(),
        }
    }

    fn piece_shown(&self, piece: Piece) -> PiecePicture {
        let side = self.message_text("console-color-letter", &Args::new().with_color(piece.color));
        let letter = piece_letter(self.setup.presenter.program.lang(), piece.role);
        let place = ASIDE.iter().position(|known| *known == piece.role).unwrap_or(0);
        let sign = match self.setup.look.pieces {
            PieceStyle::Letters => format!("{side}{letter}"),
            PieceStyle::Signs => SIGNS[usize::from(piece.color.is_black())][place].to_owned(),
        };
        PiecePicture { piece, sign, side, letter }
    }

    /// What this board shows: what its owner's hands have put there; for who looks on, what was announced.
    fn squares_shown(&self, view: &View, wrong: &[BoardDifference]) -> Vec<SquarePicture> {
        let shows = match (&self.hands, self.acting_color()) {
            (Some(hands), _) => hands.shown_placement().clone(),
            (None, Some(own)) => view.shown.get(own).clone(),
            (None, None) => view.expected_board(),
        };
        let way_back = self.hands.as_ref().and_then(|hands| hands.piece_in_hand()?.from);
        let shown = |square| SquarePicture {
            square,
            piece: shows.piece_at(square).map(|piece| self.piece_shown(piece)),
            is_wrong: wrong.iter().any(|it| it.square == square),
            is_way_back: way_back == Some(square),
            has_cursor: self.awake && self.at == CursorPlace::Square(square),
        };
        Square::ALL.into_iter().map(shown).collect()
    }

    /// A second set, one of each piece, for promotions and for what is to be mended.
    fn aside_shown(&self) -> Vec<AsidePicture> {
        let colors = Color::ALL.into_iter().filter(|_| self.has_own_hands_on_board());
        let pieces = colors.flat_map(|color| ASIDE.map(|role: Role| Piece { color, role }));
        let shown = |piece| AsidePicture {
            piece: self.piece_shown(piece),
            has_cursor: self.awake && self.at == CursorPlace::Aside(piece),
        };
        pieces.map(shown).collect()
    }

    fn announced(&self, view: &View) -> Option<AnnouncementPicture> {
        let latest = latest_announced_move(view)?;
        let presenter = &self.setup.presenter;
        let dots = if latest.player.is_white() { "." } else { "..." };
        let short = short_move_notation(&latest.description, presenter.program.lang());
        Some(AnnouncementPicture {
            heading: self.message_text("sighted-announced", &Args::new().with_color(latest.player)),
            words: move_in_printed_words(&latest.description, presenter.words, presenter.style, presenter.additions),
            short: format!("{}{dots} {short}", latest.number),
        })
    }

    /// The squares that are marked.
    pub(super) fn marked_differences(&self, view: &View) -> Vec<BoardDifference> {
        let Some((own, hands)) = self.setup.seat.zip(self.hands.as_ref()) else { return Vec::new() };
        let mut marks = wrong_squares(view, &self.expected_board(view), hands.shown_placement(), own);
        // A move of one's own in the making is neither right nor wrong.
        marks.retain(|it| !self.touched.contains(&it.square));
        if let Some(from) = hands.piece_in_hand().and_then(|held| held.from) {
            marks.retain(|it| it.square != from);
        }
        marks
    }

    /// What is wrong on the marked squares, in words.
    fn wrong_texts(&self, marks: &[BoardDifference]) -> Vec<String> {
        let standing = |piece: Option<Piece>| match piece {
            Some(piece) => self.setup.presenter.program.piece_name(piece),
            None => self.message_text("announce-nothing", &Args::new()),
        };
        let text = |it: &BoardDifference| {
            let args =
                Args::new().set_own_text("square", it.square.to_string()).set_own_text("shows", standing(it.shows));
            self.message_text("announce-square-differs", &args.set_own_text("announced", standing(it.announced)))
        };
        let mut texts: Vec<String> = marks.iter().take(LISTED).map(text).collect();
        if marks.len() > LISTED {
            texts.push(self.message_text("announce-more-squares", &Args::new().set("count", marks.len() - LISTED)));
        }
        texts
    }

    fn move_rows(&self, view: &View) -> Vec<String> {
        let lang = self.setup.presenter.program.lang();
        let mut rows: Vec<String> = Vec::new();
        for made in view.half_moves.iter().chain(&view.pending) {
            let short = short_move_notation(&made.description, lang);
            match rows.last_mut() {
                Some(row) if made.player == !view.start.turn() || !made.player.is_white() => row.push_str(&short),
                _ => {
                    let before = if made.player.is_white() { String::new() } else { format!("{:12}", "...") };
                    rows.push(format!("{:>3}. {before}{short:12}", made.number));
                }
            }
        }
        rows
    }

    fn held_text(&self) -> Option<String> {
        let held = self.hands.as_ref()?.piece_in_hand()?;
        let args = Args::new().set_own_text("piece", self.setup.presenter.program.piece_name(held.piece));
        Some(match held.from {
            Some(square) => self.message_text("sighted-held-from", &args.set_own_text("square", square.to_string())),
            None => self.message_text("sighted-held", &args),
        })
    }

    /// The picture as lines of text, for where there is no room, or no terminal.
    pub fn picture_as_text(&self, view: &View) -> String {
        self.build_picture(view).to_text()
    }
}

impl Picture {
    /// The same as lines of text.
    pub fn to_text(&self) -> String {
        let mut rows = vec![format!("{}  {}", self.title, self.link.text)];
        rows.extend(self.announced.iter().map(|it| format!("{} {} ({})", it.heading, it.words, it.short)));
        rows.extend(self.situation.iter().map(|text| text.text.clone()));
        rows.extend(self.clocks.iter().map(|clock| clock.text.clone()));
        rows.extend(self.notices.last().cloned());
        rows.extend(self.held.clone());
        rows.extend(diagram_lines(self.below, |square| match &self.squares[usize::from(square)].piece {
            Some(piece) => format!("{}{}", piece.side, piece.letter),
            None => " .".to_owned(),
        }));
        rows.join("\n") + "\n"
    }
}
