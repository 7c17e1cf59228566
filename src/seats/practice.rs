//! Play the opponent in a game of practice, as a sighted player does who has joined with a board of his own.
//!
//! [`PracticeOpponent`] is pure: views of his seat and moments in, acts of his seat out. His hands are those of
//! [`crate::sighted`]: they carry out what was announced, and a move of his own is what they have made of the position. He knows
//! what his seat is told and no more; which move he makes is asked of who chooses it.
//!
//! He takes the time of a person. At most once in a half-move he slips, where [`SlipList`] has a slip that fits, and mends it
//! when he has been told of it.

mod hand;
mod slips;

use crate::sighted::standing;
use crate::sighted::{BoardAction, BoardLook, BoardModel, BoardSetup, LinkDisplay};
use ansage_game::announcement::{Announcement, NamedMove};
use ansage_game::event::EventKind;
use ansage_game::joining::StationRole;
use ansage_game::moment::{Moment, Span};
use ansage_game::reading::to_named_move;
use ansage_game::seat::{ByColor, Color};
use ansage_game::view::{AwaitedAct, View};
use ansage_opponent::dice::Dice;
use ansage_opponent::{PlayerSlip, SlipList};
use ansage_words::presentation::Presenter;
use hand::HandGrip;
use shakmaty::{Chess, Move, Position};
use slips::MadeSlip;
use std::collections::VecDeque;

/// From one grip to the next.
const GRIP: Span = Span::from_millis(600);

/// From the last word of the announcement to the first grip.
const LISTENING: Span = Span::from_millis(1_500);

/// From the last word of his own announcement to the press.
const REACHING_CLOCK: Span = Span::from_millis(800);

/// A voice that says his move for longer he does not wait for.
const HEARING: Span = Span::from_secs(15);

/// So long he needs to agree to something.
const AGREEING: Span = Span::from_secs(2);

/// So late he sees by himself that something stands wrongly: the player has the time to hear it, and to do something about it.
const NOTICING: Span = Span::from_secs(25);

/// So long after a slip of his is settled he goes on.
const SETTLING: Span = Span::from_secs(16);

/// So late he sees that he has not pressed.
const FORGETTING: Span = Span::from_secs(30);

/// With less than this he lets his flag fall, where he does.
const LAST_MINUTE: Span = Span::from_secs(60);

/// What he has tried so often in vain he does no more, until something happens.
const ATTEMPTS: u32 = 3;

/// What he does.
#[derive(Debug, Clone, PartialEq)]
pub enum OpponentStep {
    /// This act of his seat, which goes to the referee. When all acts of a step are on record, [`PracticeOpponent::take_view`] is to
    /// be called.
    Act(EventKind),
    /// A move is to be chosen; the answer goes to [`PracticeOpponent::take_choice`].
    Choose(MoveQuestion),
}

/// What is asked of who chooses his moves.
#[derive(Debug, Clone, PartialEq)]
pub struct MoveQuestion {
    /// The half-moves that were played: the answer is to this position alone.
    pub ply: u32,
    /// The position from which they were played.
    pub start: Chess,
    /// Those half-moves.
    pub moves: Vec<Move>,
    /// Whether only the worth is asked for: he was offered a draw.
    pub worth_only: bool,
}

/// The answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveAnswer {
    /// [`MoveQuestion::ply`].
    pub ply: u32,
    /// The move; `None` where only the worth was asked for, or there is none.
    pub chosen: Option<Move>,
    /// What the position is worth to the player to move, in hundredths of a pawn.
    pub worth: i32,
}

/// What is to be done now, as the view has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum OpponentSituation {
    Idle,
    /// A remedy that he may consent to.
    Consents,
    /// The other player wishes to go on without the arbiter.
    AgreesToResume,
    /// He was offered a draw.
    IsOfferedDraw,
    /// His board does not show what it should.
    PutsRight,
    /// His hand is on its way.
    Moves,
    /// His move is to be chosen.
    Thinks,
    /// It is chosen.
    HasChosen,
    /// His announced move is heard to its last word first.
    HearsOut,
    /// His announced move is to be pressed.
    Presses,
}

/// The opponent of a game of practice.
#[derive(Debug, Clone)]
pub struct PracticeOpponent {
    own: Color,
    slips: SlipList,
    seed: u64,
    board: BoardModel,
    view: Option<View>,
    situation: (OpponentSituation, u32),
    due: Option<Moment>,
    hand: VecDeque<HandGrip>,
    /// Since when it is his move.
    turn_began: Moment,
    chosen: Option<MoveAnswer>,
    /// The position for which a question is on its way.
    asked: Option<u32>,
    slipped: Option<MadeSlip>,
    /// Whether the last announcement was heard to its last word.
    is_heard: bool,
    attempts: u32,
}

impl PracticeOpponent {
    /// At this seat. The presenter has the words that his board would show.
    pub fn new(own: Color, slips: SlipList, seed: u64, presenter: &Presenter) -> PracticeOpponent {
        let mut board = BoardModel::new(BoardSetup {
            presenter: presenter.clone(),
            seat: Some(own),
            capacity: StationRole::Player,
            electronic: false,
            blind: ByColor { white: own.is_black(), black: own.is_white() },
            look: BoardLook::default(),
            no_color: true,
        });
        board.set_link_display(LinkDisplay { there: true, ..LinkDisplay::default() });
        PracticeOpponent {
            own,
            slips,
            seed,
            board,
            view: None,
            situation: (OpponentSituation::Idle, 0),
            due: None,
            hand: VecDeque::new(),
            turn_began: Moment::START,
            chosen: None,
            asked: None,
            slipped: None,
            is_heard: true,
            attempts: 0,
        }
    }

    /// When [`PracticeOpponent::act`] is to be called; `None` while he has nothing to do.
    pub fn next_deadline(&self) -> Option<Moment> {
        self.due
    }

    /// The table stands so, as his seat may see it. Gives the acts that put his board on record, or mend what was lost.
    pub fn take_view(&mut self, view: View, now: Moment) -> Vec<OpponentStep> {
        let view = view.restricted_to_seat(Some(self.own));
        let is_taken_back = self.view.as_ref().is_some_and(|before| ply_of(before) > ply_of(&view));
        if is_taken_back {
            // Both put back what was played; nobody watches that. A ruling keeps him bound to what he has touched.
            self.hand.clear();
            if matches!(view.awaited, AwaitedAct::Move(_)) {
                self.slipped.iter_mut().for_each(|made| (made.touched, made.is_done) = (None, true));
            }
            self.board.set_hands(view.expected_board_of_player(self.own));
        }
        let steps = to_steps(self.board.handle_new_view(&view));
        // He thinks when his board is right: what he repeats then is heard before his next move.
        let is_new = ply_of(&view) != self.view.as_ref().map_or(0, ply_of);
        if view.awaited != AwaitedAct::Move(self.own) || is_new || self.is_board_wrong(&view) {
            self.turn_began = now;
        }
        if self.chosen.is_some_and(|chosen| chosen.ply != ply_of(&view)) {
            self.chosen = None;
        }
        self.view = Some(view);
        self.choose_next_deed(now);
        steps
    }

    /// An announcement begins, or its last word was heard. To be called before the view that follows.
    pub fn note_speech(&mut self, is_heard: bool) {
        self.is_heard = is_heard;
    }

    /// The player draws his attention to what was announced: he looks at his board and at his clock now.
    pub fn be_reminded(&mut self, now: Moment) {
        if matches!(self.situation.0, OpponentSituation::PutsRight | OpponentSituation::Presses) {
            self.due = self.due.map(|due| due.min(now + LISTENING));
        }
    }

    /// What he does at this moment, where something is due.
    pub fn act(&mut self, now: Moment) -> Vec<OpponentStep> {
        if self.due.is_none_or(|due| due > now) {
            return Vec::new();
        }
        self.due = None;
        let Some(view) = self.view.take() else { return Vec::new() };
        let steps = self.do_what_is_due(&view);
        self.view = Some(view);
        if !steps.iter().any(|step| matches!(step, OpponentStep::Act(_))) {
            self.choose_next_deed(now);
        }
        steps
    }

    /// The answer to a question of his.
    pub fn take_choice(&mut self, answer: MoveAnswer, now: Moment) -> Vec<OpponentStep> {
        let Some(view) = &self.view else { return Vec::new() };
        // After a takeback another position may have as many half-moves. A move that is illegal there answers nothing.
        let is_legal = answer.chosen.is_none_or(|chosen| view.course.is_legal(chosen));
        if self.asked.take() != Some(answer.ply) || ply_of(view) != answer.ply || !is_legal {
            self.choose_next_deed(now);
            return Vec::new();
        }
        // A move that was asked for before the offer says nothing of the worth: that is asked for next.
        if self.situation.0 == OpponentSituation::IsOfferedDraw && answer.chosen.is_none() {
            let own_worth = if view.course.turn() == self.own { answer.worth } else { -answer.worth };
            let kind =
                if accepts_draw(own_worth, answer.ply) { EventKind::DrawAccepted } else { EventKind::DrawDeclined };
            return vec![OpponentStep::Act(kind)];
        }
        self.chosen = Some(answer).filter(|answer| answer.chosen.is_some());
        self.choose_next_deed(now);
        Vec::new()
    }

    /// Looks what is to be done, and sets when. What has been begun keeps its moment.
    fn choose_next_deed(&mut self, now: Moment) {
        let Some(view) = &self.view else { return };
        let situation = (self.find_situation(view), ply_of(view));
        if situation == self.situation && self.due.is_some() {
            return;
        }
        self.attempts =
            if situation == self.situation && situation.0 != OpponentSituation::Moves { self.attempts + 1 } else { 0 };
        self.situation = situation;
        let delay = self.delay(view, situation.0).filter(|_| self.attempts < ATTEMPTS);
        let from = if situation.0 == OpponentSituation::HasChosen { self.turn_began } else { now };
        self.due = delay.map(|delay| (from + delay).max(now));
    }

    fn find_situation(&self, view: &View) -> OpponentSituation {
        let other = !self.own;
        let is_playing = match &view.awaited {
            AwaitedAct::Settlement(_) if view.can_consent(self.own) => return OpponentSituation::Consents,
            AwaitedAct::Restart(Some(agreed)) if *agreed == other => return OpponentSituation::AgreesToResume,
            // What he has slipped in is settled, and he makes his move.
            AwaitedAct::Resumption if view.course.turn() == self.own && self.has_slipped(view) => {
                return OpponentSituation::AgreesToResume;
            }
            AwaitedAct::Move(_) | AwaitedAct::Press(_) | AwaitedAct::Entry(_) => true,
            _ => false,
        };
        if !self.hand.is_empty() {
            return OpponentSituation::Moves;
        }
        if !is_playing || self.lets_flag_fall(view) {
            return OpponentSituation::Idle;
        }
        if self.is_board_wrong(view) {
            return OpponentSituation::PutsRight;
        }
        match view.awaited {
            AwaitedAct::Move(by) if by == self.own && view.offer == Some(other) => OpponentSituation::IsOfferedDraw,
            AwaitedAct::Move(by) if by == self.own && self.chosen.is_some() => OpponentSituation::HasChosen,
            AwaitedAct::Move(by) if by == self.own => OpponentSituation::Thinks,
            AwaitedAct::Press(by) if by == self.own && !self.is_heard => OpponentSituation::HearsOut,
            AwaitedAct::Press(by) if by == self.own => OpponentSituation::Presses,
            _ => OpponentSituation::Idle,
        }
    }

    /// Whether he has slipped in his own half-move that is to be made now.
    fn has_slipped(&self, view: &View) -> bool {
        self.slipped.as_ref().is_some_and(|made| made.ply == slips::ply_at_hand(view) && made.touched.is_some())
    }

    fn delay(&self, view: &View, situation: OpponentSituation) -> Option<Span> {
        let slipped = self.slipped.as_ref().filter(|made| made.ply == slips::ply_at_hand(view));
        match situation {
            OpponentSituation::Idle => None,
            OpponentSituation::Consents => Some(AGREEING),
            // Whoever wishes to look into it has the time to.
            OpponentSituation::AgreesToResume if view.awaited == AwaitedAct::Resumption => Some(SETTLING),
            OpponentSituation::AgreesToResume => Some(AGREEING),
            OpponentSituation::IsOfferedDraw if self.asked.is_some() => None,
            OpponentSituation::IsOfferedDraw => Some(AGREEING),
            OpponentSituation::PutsRight if slipped.is_some_and(|made| made.is_wrong_on_board()) => Some(NOTICING),
            OpponentSituation::PutsRight => Some(LISTENING),
            OpponentSituation::Moves => Some(GRIP),
            OpponentSituation::Thinks if self.asked.is_some() => None,
            OpponentSituation::Thinks => Some(Span::ZERO),
            OpponentSituation::HasChosen => Some(self.pace(view)),
            OpponentSituation::Presses
                if slipped.is_some_and(|made| made.slip == PlayerSlip::ForgetsPress) && view.reply.is_none() =>
            {
                Some(FORGETTING)
            }
            OpponentSituation::HearsOut => Some(HEARING),
            OpponentSituation::Presses => Some(REACHING_CLOCK),
        }
    }

    /// How long he thinks: as a person does, and less where his time runs out.
    fn pace(&self, view: &View) -> Span {
        let millis = 2_000 + Dice::new(self.seed ^ u64::from(ply_of(view))).below(5_000) as u64;
        let left = view.clocks.get(self.own).map(|left| left.as_millis() / 40);
        Span::from_millis(left.map_or(millis, |left| millis.min(left)))
    }

    /// Whether he sits there until his time is over.
    fn lets_flag_fall(&self, view: &View) -> bool {
        let is_short = view.clocks.get(self.own).is_some_and(|left| left < LAST_MINUTE);
        is_short && view.running == Some(self.own) && self.slips.lets_flag_fall(self.seed)
    }

    fn is_board_wrong(&self, view: &View) -> bool {
        let Some(shows) = self.board.shown_placement() else { return false };
        standing::expected_board(view, self.own, shows) != *shows
    }

    fn do_what_is_due(&mut self, view: &View) -> Vec<OpponentStep> {
        match self.situation.0 {
            OpponentSituation::Idle => Vec::new(),
            OpponentSituation::Consents => vec![OpponentStep::Act(EventKind::Consented)],
            OpponentSituation::AgreesToResume => vec![OpponentStep::Act(EventKind::PlayResumed)],
            OpponentSituation::IsOfferedDraw => self.ask(view, true),
            OpponentSituation::Thinks => self.ask(view, false),
            OpponentSituation::PutsRight => self.put_right(view),
            OpponentSituation::HasChosen => self.begin_move(view),
            OpponentSituation::Moves => self.grip(view),
            OpponentSituation::HearsOut | OpponentSituation::Presses => self.press(view),
        }
    }

    fn ask(&mut self, view: &View, worth_only: bool) -> Vec<OpponentStep> {
        let ply = ply_of(view);
        self.asked = Some(ply);
        // Where the course was put together anew, it is the position that counts.
        let (start, moves) =
            played_moves(view).map_or((view.course.clone(), Vec::new()), |it| (view.start.clone(), it));
        vec![OpponentStep::Choose(MoveQuestion { ply, start, moves, worth_only })]
    }

    /// Carries out what was announced, rightly or not, or mends what stands wrongly.
    fn put_right(&mut self, view: &View) -> Vec<OpponentStep> {
        let Some(shows) = self.board.shown_placement().cloned() else { return Vec::new() };
        let wanted = standing::expected_board(view, self.own, &shows);
        if let Some((made, words, target)) = self.slip_in_execution(view, &shows) {
            self.slipped = Some(made);
            self.hand = hand::steps(&shows, &target);
            return vec![OpponentStep::Act(EventKind::Repeated { words })];
        }
        self.hand = hand::steps(&shows, &wanted);
        self.grip(view)
    }

    /// Begins the move that was chosen, or the slip in its place.
    fn begin_move(&mut self, view: &View) -> Vec<OpponentStep> {
        let Some(shows) = self.board.shown_placement().cloned() else { return Vec::new() };
        let Some(chosen) = self.chosen.and_then(|answer| answer.chosen) else { return Vec::new() };
        let chosen = self.move_with_touched_piece(view).unwrap_or(chosen);
        self.hand = self.slip_in_move(view, chosen).unwrap_or_else(|| {
            let target = slips::board_after(view, to_named_move(chosen), chosen.is_en_passant());
            hand::steps(&shows, &target)
        });
        self.grip(view)
    }

    /// The next thing that his hand does.
    fn grip(&mut self, view: &View) -> Vec<OpponentStep> {
        let done = match self.hand.pop_front() {
            Some(HandGrip::Grip(square)) => self.board.grip_square(square, view),
            Some(HandGrip::TakeOff(square)) => self.board.take_off_board(square, view),
            Some(HandGrip::TakeFromBeside(piece)) => self.board.grip_beside_board(Some(piece), view),
            Some(HandGrip::LayAside) => self.board.grip_beside_board(None, view),
            None => Vec::new(),
        };
        to_steps(done)
    }

    fn press(&mut self, view: &View) -> Vec<OpponentStep> {
        let ply = slips::ply_at_hand(view);
        if let Some(made) = self.slipped.as_mut().filter(|made| made.ply == ply && made.slip == PlayerSlip::OffersDraw)
            && !made.is_done
        {
            made.is_done = true;
            return vec![OpponentStep::Act(EventKind::DrawOffered)];
        }
        to_steps(self.board.press_clock(view))
    }
}

/// The half-moves in force.
fn ply_of(view: &View) -> u32 {
    view.half_moves.last().map_or(0, |last| last.ply)
}

fn to_steps(done: Vec<BoardAction>) -> Vec<OpponentStep> {
    let acts = done.into_iter().filter_map(|action| match action {
        BoardAction::Act(kind) => Some(OpponentStep::Act(kind)),
        BoardAction::Tell(_) | BoardAction::Board(_) | BoardAction::Quit => None,
    });
    acts.collect()
}

/// He takes the draw where he is worse, and late in the game also where he is not better.
const fn accepts_draw(worth: i32, ply: u32) -> bool {
    worth <= -150 || ply >= 120 && worth <= 0
}

/// The moves of the game; `None` where they do not lead to its position.
pub fn played_moves(view: &View) -> Option<Vec<Move>> {
    let mut position = view.start.clone();
    let mut moves = Vec::new();
    for half_move in &view.half_moves {
        let named = half_move.description.named;
        let played = position.legal_moves().into_iter().find(|legal| to_named_move(*legal) == named)?;
        position.play_unchecked(played);
        moves.push(played);
    }
    (position.board() == view.course.board() && position.turn() == view.course.turn()).then_some(moves)
}

/// The words that name a move in full.
fn words_of(named: NamedMove) -> Announcement {
    named.to_full_announcement()
}
