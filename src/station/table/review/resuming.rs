//! Let play go on from the desk, and ask first where a board is known not to be as it should be.

use crate::station::table::Station;
use ansage_game::event::{Event, EventKind};
use ansage_game::moment::Moment;
use ansage_game::referee::Referee;
use ansage_game::seat::{Color, Seat};
use ansage_seats::console::desk::report::join_messages;
use ansage_words::presentation::{Message, MessageValues};

impl Station {
    /// Play goes on, at once where it was `asked` before.
    pub(super) fn resume_from_desk(&mut self, asked: bool, at: Moment) {
        let unset = if asked { Vec::new() } else { self.unset_boards() };
        if unset.is_empty() {
            let port = self.review.port.unwrap_or(ansage_game::event::EventSource::Keyboard);
            self.record_event(Event { at, seat: Seat::Arbiter, port, kind: EventKind::PlayResumed });
            return;
        }
        self.review.resume_asked = true;
        let question = self.presenter.question_message("desk-ask-resume", ());
        self.present_message(&join_messages(unset.into_iter().chain([question]).collect()));
    }

    /// What is to be done on a board before play goes on: it differs, or nobody has read it since the course went back.
    pub(super) fn unset_boards(&self) -> Vec<Message> {
        let Some(compared) = self.keeper.referee().map(Referee::boards_and_scores) else { return Vec::new() };
        let boards = [(Color::White, compared.white_board), (Color::Black, compared.black_board)];
        let told = |(owner, differences): (Color, Option<Vec<_>>)| match differences {
            Some(differences) if differences.is_empty() => None,
            Some(differences) => {
                let values = MessageValues::from_color(owner).set("count", differences.len());
                Some(self.presenter.private_message("desk-board-unset", values))
            }
            None => self.review.unread.get(owner).then(|| self.presenter.private_message("desk-board-unread", owner)),
        };
        boards.into_iter().filter_map(told).collect()
    }
}
