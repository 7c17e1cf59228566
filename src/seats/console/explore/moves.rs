//! Tell what has been played and written: the last move, the last moves, the owner's score, the piece captured last.

use super::list::{ListItem, list_message};
use ansage_game::announcement::{MoveDescription, NamedMove};
use ansage_game::reading::position_after_announced_move;
use ansage_game::view::{View, ViewMove};
use ansage_words::locale::Args;
use ansage_words::presentation::{
    Channel, Earcon, LineForm, Message, MessageValues, Presenter, SpeechPiece as Spoken, Topic,
};
use shakmaty::{Board, Color, Piece, Position, Role, Square, attacks};

fn about_score(told: Message) -> Message {
    told.with_immediate_urgency().with_topic(Topic::Score)
}

fn plain(presenter: &Presenter, id: &str) -> Message {
    about_score(presenter.private_message(id, ()))
}

/// Every move that was told and stands, the one that still awaits the press too.
fn announced_moves(view: &View) -> impl DoubleEndedIterator<Item = &ViewMove> {
    view.half_moves.iter().chain(&view.pending)
}

/// Whether a hand that knows how the pieces go could mean this move on this board: whether it is legal is not asked (D.2.1).
pub(crate) fn can_go(board: &Board, from: Square, to: Square) -> bool {
    let Some(piece) = board.piece_at(from) else { return false };
    let taken = board.piece_at(to);
    let is_own = taken.is_some_and(|taken| taken.color == piece.color);
    let forward = |steps: i32| from.offset(piece.color.fold_wb(8, -8) * steps);
    let castles = from.rank() == to.rank()
        && (is_own && taken.is_some_and(|taken| taken.role == Role::Rook) || from.distance(to) == 2);
    match piece.role {
        Role::Pawn if from.file() == to.file() => {
            let two = forward(2) == Some(to) && forward(1).is_some_and(|passed| board.piece_at(passed).is_none());
            taken.is_none() && (forward(1) == Some(to) || two)
        }
        Role::King if castles => true,
        _ => !is_own && attacks::attacks(from, piece, board.occupied()).contains(to),
    }
}

/// The last move, said again to the player alone.
pub fn last_move_message(presenter: &Presenter, view: &View) -> Message {
    let Some(last) = announced_moves(view).next_back() else { return plain(presenter, "announce-nothing-announced") };
    about_score(
        presenter.private_message(
            "console-last",
            MessageValues::from_color(last.player).set_move("move", &last.description),
        ),
    )
}

/// Whose move it is; and of one that is announced, that it is not completed: its player has not done with it (6.2.1).
pub fn turn_message(presenter: &Presenter, view: &View) -> Message {
    if let Some(open) = &view.pending {
        let values = MessageValues::from_color(open.player).set_move("move", &open.description);
        return about_score(presenter.private_message("console-turn-open", values));
    }
    let turn = view.half_moves.last().map_or_else(|| view.start.turn(), |last| !last.player);
    about_score(presenter.private_message("console-turn", turn))
}

/// Through the moves that were told, one at a time: the one before `at`, or behind it, with its number. Before the first
/// step the place is behind the last move. Gives the new place, and what stands there.
pub fn step_through_moves(
    at: Option<usize>,
    forward: bool,
    presenter: &Presenter,
    view: &View,
) -> (Option<usize>, Message) {
    let all: Vec<&ViewMove> = announced_moves(view).collect();
    if all.is_empty() {
        return (None, plain(presenter, "announce-nothing-announced"));
    }
    let at = at.unwrap_or(all.len()).min(all.len());
    let next = if forward { Some(at + 1).filter(|next| *next < all.len()) } else { at.checked_sub(1) };
    let Some(next) = next else {
        let which = if forward { "last" } else { "first" };
        let told = presenter.build_message(
            Channel::Private,
            Earcon::Edge,
            "console-walk-end",
            MessageValues::new().set("which", which),
        );
        return (Some(if forward { all.len() } else { 0 }), about_score(told));
    };
    let told = all[next];
    let values = MessageValues::from_color(told.player).set("number", told.number).set_move("move", &told.description);
    (Some(next), about_score(presenter.private_message("console-walked", values)))
}

/// The last move in the words in which it was announced, on the line too: for who reads instead of hearing.
pub fn last_move_in_words_message(presenter: &Presenter, view: &View) -> Message {
    let Some(last) = announced_moves(view).next_back() else { return plain(presenter, "announce-nothing-announced") };
    let line = presenter.spoken_move(&last.description);
    Message { line, ..self::last_move_message(presenter, view) }
}

/// The last moves of both players, so many moves; all of them for `None`.
pub(crate) fn last_moves_message(count: Option<usize>, presenter: &Presenter, view: &View) -> Message {
    let all: Vec<&ViewMove> = announced_moves(view).collect();
    let Some(last) = all.last() else { return plain(presenter, "announce-nothing-announced") };
    let from = count.map_or(0, |count| last.number.saturating_sub(u32::try_from(count).unwrap_or(u32::MAX)));
    let chosen: Vec<&ViewMove> = all.into_iter().filter(|told| told.number > from || count.is_none()).collect();
    let mut items = Vec::new();
    for (index, told) in chosen.iter().enumerate() {
        let first = index == 0 || chosen[index - 1].number != told.number;
        items.push(numbered(
            first.then_some(told.number),
            told.player,
            ListItem::from_move(&told.description, presenter),
            presenter,
        ));
    }
    about_score(list_message(presenter, "console-last-moves", (), items))
}

/// The owner's score as he, or the program for him, has written it (D.2.6).
pub fn score_message(presenter: &Presenter, view: &View) -> Message {
    let lines = view.scores.get(view.owner);
    if lines.iter().all(Option::is_none) {
        return plain(presenter, "console-score-empty");
    }
    let first = view.half_moves.first().map_or((1, Color::White), |first| (first.number, first.player));
    let black_first = u32::from(first.1 == Color::Black);
    let locale = &presenter.program;
    let missing = locale.message_text("console-score-gap", &Args::new());
    let mut items = Vec::new();
    for (ply, text) in (0_u32..).zip(lines) {
        let by = if (ply + black_first) % 2 == 0 { Color::White } else { Color::Black };
        let number = first.0 + (ply + black_first) / 2;
        let item = match text {
            None => ListItem::from_words(locale, &missing, "-"),
            Some(text) => match text.bare().parse::<NamedMove>() {
                Ok(named) => {
                    // What is written is a move; that it captures is told as the announcement told it.
                    let told = view.half_moves.get(ply as usize).map(|told| &told.description);
                    let told = told.filter(|told| told.named == named).cloned();
                    ListItem::from_move(&told.unwrap_or(MoveDescription::from_named_move(named)), presenter)
                }
                Err(_) => {
                    let shown = text.to_string();
                    ListItem::from_words(locale, &separate_letters_and_digits(&shown), &shown.replace(' ', ""))
                }
            },
        };
        items.push(numbered((by == Color::White || ply == 0).then_some(number), by, item, presenter));
    }
    about_score(list_message(presenter, "console-score", (), items))
}

/// An item with the number of its move, where a new one begins. Black's move alone in its row has three dots.
fn numbered(number: Option<u32>, by: Color, item: ListItem, presenter: &Presenter) -> ListItem {
    let Some(number) = number else { return item };
    let locale = &presenter.program;
    let heard = locale.message_text("console-move-number", &Args::new().set("number", number));
    let speech = [vec![Spoken::words(locale.lang(), heard)], item.heard].concat();
    let dots = by.fold_wb(".", "...");
    let line = match presenter.lines {
        LineForm::Short => format!("{number}{dots}{}", item.line),
        LineForm::Words => format!("{number}. {}", item.line),
    };
    ListItem { heard: speech, line }
}

/// Letters and figures apart, so that no voice makes a power of ten of "1e4".
fn separate_letters_and_digits(text: &str) -> String {
    let mut spelled = String::new();
    let mut before = ' ';
    for letter in text.chars() {
        if before.is_alphabetic() && letter.is_ascii_digit() || before.is_ascii_digit() && letter.is_alphabetic() {
            spelled.push(' ');
        }
        spelled.push(letter);
        before = letter;
    }
    spelled
}

/// The piece that was captured last, and where.
pub fn last_capture_message(presenter: &Presenter, view: &View) -> Message {
    let captures = |(_, told): &(usize, &ViewMove)| told.description.capture;
    let last = announced_moves(view).enumerate().filter(captures).last();
    let Some((index, capture, NamedMove::Piece { from, to, .. })) =
        last.map(|(at, told)| (at, told, told.description.named))
    else {
        return plain(presenter, "console-nothing-captured");
    };
    let square = if capture.description.en_passant { Square::from_coords(to.file(), from.rank()) } else { to };
    let piece = captured_role(view, index, square).map(|role| Piece { role, color: !capture.player });
    about_score(match piece {
        Some(piece) => presenter.private_message(
            "console-captured",
            MessageValues::new().set_piece("piece", piece).set_square("square", square),
        ),
        None => presenter.private_message("console-captured-on", MessageValues::new().set_square("square", square)),
    })
}

/// What the move of this index captured, by going through the game from its start; `None` where that does not lead to the
/// course. Whether the latest announcement is legal is not asked.
fn captured_role(view: &View, index: usize, square: Square) -> Option<Role> {
    let mut position = view.start.clone();
    let mut role = None;
    for (at, told) in announced_moves(view).enumerate() {
        if at == index {
            role = position.board().role_at(square);
        }
        if at == view.half_moves.len() {
            break;
        }
        position = position_after_announced_move(&position, &told.description)?;
        if at + 1 == view.half_moves.len() && position.board() != view.course.board() {
            return None;
        }
    }
    role
}
