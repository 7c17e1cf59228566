//! How the game stands for the sighted opponent's board: what it is compared with, and what may be made of a move on it.

use ansage_game::announcement::{Announcement, MoveDescription};
use ansage_game::moment::Span;
use ansage_game::reading;
use ansage_game::seat::Color;
use ansage_game::shapes::{ComparisonBase, MoveScope};
use ansage_game::terms::GameMode;
use ansage_game::view::{AwaitedAct, View};
use ansage_seats::sighted::standing::is_to_move;
use shakmaty::{Board as Placement, ByColor, Chess, Position};

/// What may be made of a move that the board shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MovePermission {
    /// It is announced.
    Announce,
    /// It mends the move that was announced and not pressed.
    Correct,
    /// It waits: the game has not begun, or he is not to move yet.
    Wait,
    /// The game is over: the board is cleared.
    Over,
}

/// How the game stands for this board.
#[derive(Debug, Clone)]
pub struct BoardState {
    pub(super) position: Chess,
    earlier: Vec<Placement>,
    pub(super) wanted: Placement,
    pub(super) moves: MoveScope,
    /// Whether his own next move is awaited, and nothing of it is known.
    pub(super) own_move: bool,
    /// Whether he has pressed, and his move is not known.
    pub(super) entry: bool,
    pub(super) may: MovePermission,
    pub(super) practice: bool,
    /// How many half-moves are completed.
    pub(super) half_moves: usize,
    pending: Option<MoveDescription>,
    /// What he still owes the repetition of, at a station of his own (D.2.1): carried out on his board, it is that.
    pub(super) owed: Option<Announcement>,
    /// The clock of the game, and whether it runs.
    pub(super) clocks: ByColor<Option<Span>>,
    pub(super) running: bool,
}

impl BoardState {
    /// How it stands.
    pub fn from_view(view: &View, whose: Color) -> BoardState {
        let announced = view.expected_board();
        let course = &view.course;
        let own = view.pending.as_ref().filter(|pending| pending.player == whose);
        let theirs = view.pending.as_ref().filter(|pending| pending.player != whose);
        let replied = view.expected_board_with_reply();
        let played = view
            .pending
            .as_ref()
            .and_then(|pending| reading::position_after_announced_move(course, &pending.description));
        let may = match view.awaited {
            AwaitedAct::Nothing(_) => MovePermission::Over,
            _ if own.is_some() && replied.is_none() => MovePermission::Correct,
            _ if is_to_move(view, whose) => MovePermission::Announce,
            _ => MovePermission::Wait,
        };
        let mut earlier: Vec<Placement> = Vec::new();
        if replied.is_some() {
            earlier.push(announced.clone());
        } else if theirs.is_some() {
            earlier.push(course.board().clone());
        }
        earlier.extend(view.boards_before_half_moves().into_iter().rev());
        let practice = view.mode == GameMode::Practice;
        if !practice {
            // Nothing is taken back: only the last announcement may still be to be executed.
            earlier.truncate(1);
        }
        let before_reply = played.clone().unwrap_or_else(|| course.clone());
        let answered = view
            .reply
            .as_ref()
            .and_then(|reply| reading::position_after_announced_move(&before_reply, &reply.description));
        let expected = theirs.is_some() || replied.is_some();
        let unclear = (expected && played.is_none()) || (replied.is_some() && answered.is_none());
        let position = match (answered, theirs) {
            (Some(answered), _) => answered,
            (None, Some(_)) => before_reply,
            (None, None) => course.clone(),
        };
        let moves = match position.turn() == whose && !unclear {
            true if practice => MoveScope::Legal,
            true => MoveScope::Seen,
            false => MoveScope::None,
        };
        let wanted = replied.unwrap_or(announced);
        BoardState {
            own_move: matches!(view.awaited, AwaitedAct::Move(by) if by == whose),
            entry: matches!(view.awaited, AwaitedAct::Entry(by) if by == whose),
            moves,
            position,
            earlier,
            wanted,
            may,
            practice,
            half_moves: view.half_moves.len(),
            pending: view.pending.as_ref().map(|it| it.description),
            owed: theirs
                .or(view.half_moves.last())
                .filter(|_| view.owed.get(whose).repeat)
                .map(|it| it.description.named.to_full_announcement()),
            clocks: view.clocks,
            running: view.running.is_some(),
        }
    }

    pub(super) fn comparison_base(&self) -> ComparisonBase<'_> {
        ComparisonBase { position: &self.position, earlier: &self.earlier, moves: self.moves }
    }

    pub(super) fn situation(&self) -> Situation {
        (self.position.board().clone(), self.position.turn(), self.may, self.pending)
    }
}

/// What a board at rest is compared with; while it stays the same, nothing is news.
pub(super) type Situation = (Placement, Color, MovePermission, Option<MoveDescription>);
