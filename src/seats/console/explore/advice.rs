//! Answer in practice what a tournament forbids (11.3): legal moves, captures, attackers and defenders.
//!
//! These alone look at the course of the game: on a board that differs they would advise on another game.

use super::list::{ListItem, list_message};
use super::{BoardQuery, order_by_file, squares_sorted_by_file};
use ansage_game::reading::{self, describe_legal_move};
use ansage_game::view::View;
use ansage_words::presentation::{Message, MessageValues, Presenter};
use shakmaty::{Color, Move, Position, Square};

/// Answers one of the questions that are advice.
pub(super) fn advice_message(query: BoardQuery, presenter: &Presenter, view: &View) -> Message {
    let position = &view.course;
    let moves = |wanted: &dyn Fn(&Move) -> bool| -> Vec<ListItem> {
        let mut legal: Vec<Move> = reading::legal_moves(position).into_iter().filter(|legal| wanted(legal)).collect();
        legal.sort_by_key(|legal| (legal.from().map(order_by_file), order_by_file(legal.to())));
        legal.into_iter().map(|legal| ListItem::from_move(&describe_legal_move(position, legal), presenter)).collect()
    };
    let board = position.board();
    // On an empty square the player's own pieces defend.
    let owner_of = |at: Square| board.color_at(at).unwrap_or(view.owner);
    let standing = |at: Square, attacker: Color| {
        let squares = board.attacks_to(at, attacker, board.occupied());
        let on = |square| Some(ListItem::from_piece(square, board.piece_at(square)?, presenter));
        squares_sorted_by_file(squares).into_iter().filter_map(on).collect::<Vec<_>>()
    };
    let seen = |what: &'static str, at| MessageValues::new().set("what", what).set_square("square", at);
    match query {
        BoardQuery::Moves(at) => {
            let items = moves(&|legal| legal.from() == Some(at));
            list_message(presenter, "console-seen", seen("moves", at), items)
        }
        BoardQuery::Captures(Some(at)) => {
            let items = moves(&|legal| legal.is_capture() && legal.from() == Some(at));
            list_message(presenter, "console-seen", seen("captures-from", at), items)
        }
        BoardQuery::Attackers(at) => {
            let items = standing(at, !owner_of(at));
            list_message(presenter, "console-seen", seen("attackers", at), items)
        }
        BoardQuery::Defenders(at) => {
            let items = standing(at, owner_of(at));
            list_message(presenter, "console-seen", seen("defenders", at), items)
        }
        _ => list_message(presenter, "console-captures", (), moves(&|legal| legal.is_capture())),
    }
}
