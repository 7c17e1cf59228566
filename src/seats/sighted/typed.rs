//! Take a move that was typed: the repetition of the opponent's, or one's own where no hands are here to make it.
//!
//! A repetition that differs is heard in the hall and stands in the record. So what is no repetition is not sent as one.

use super::standing::{can_announce, is_move_in_course, is_repetition_owed, is_to_move, opponents_latest_move};
use super::{BoardAction, BoardModel};
use ansage_game::announcement::{Announcement, NamedMove};
use ansage_game::event::EventKind;
use ansage_game::seat::Color;
use ansage_game::view::View;
use shakmaty::Position;

impl BoardModel {
    /// A move was named: the repetition of the opponent's; a move of one's own is made by hand.
    pub(super) fn handle_named_move(&mut self, words: Announcement, view: &View) -> Vec<BoardAction> {
        let Some(own) = self.acting_color() else { return self.show_message("sighted-looks-on", None) };
        let owed =
            opponents_latest_move(view, own).filter(|_| self.repeated.is_none() && is_repetition_owed(view, own));
        let repeats = owed.is_some_and(|theirs| words.is_matched_by(theirs.description.named));
        if !self.has_own_hands_on_board() && !repeats && can_announce(view, own) {
            return vec![BoardAction::Act(EventKind::Announced { words })];
        }
        match opponents_latest_move(view, own).map(|theirs| (theirs.ply, theirs.description.named)) {
            Some((_, named)) if self.has_own_hands_on_board() && !self.is_repetition(&words, named, view, own) => {
                self.show_message("sighted-by-hand", None)
            }
            Some(theirs) => {
                self.repeated = Some(theirs);
                vec![BoardAction::Act(EventKind::Repeated { words })]
            }
            None if is_to_move(view, own) => self.show_message("sighted-by-hand", None),
            None => self.show_message("announce-nothing-misheard", None),
        }
    }

    /// Whether typed words are the repetition of this announcement, right or wrong: there is one to be made, and they
    /// are not rather the player's own next move.
    fn is_repetition(&self, words: &Announcement, announced: NamedMove, view: &View, own: Color) -> bool {
        let executed =
            self.hands.as_ref().is_some_and(|hands| *hands.shown_placement() == view.expected_board_of_player(own));
        let open = self.repeated.is_none() && (is_repetition_owed(view, own) || !executed);
        let answers = view.course.turn() == own && is_to_move(view, own) && is_move_in_course(view, words);
        open && (!answers || words.is_matched_by(announced))
    }
}
