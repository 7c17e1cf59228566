//! Turn what hands, keys and words did into acts: reports of the board, announcements, repetitions, the press.
//!
//! Words go before the report that shows them on the board: they are what it is compared with.

use super::hands::{BoardHands, HandRefusal};
use super::standing::{
    can_announce, can_move_on, is_move_in_course, is_repetition_owed, is_reply_too_early, is_to_move,
    is_unfinished_en_passant, latest_announced_move, opponents_latest_move,
};
use super::wish::TypedRequest;
use super::{BoardAction, BoardModel, standing};
use ansage_game::announcement::NamedMove;
use ansage_game::board::{BoardKnowledge, differences};
use ansage_game::event::EventKind;
use ansage_game::foreign::ForeignText;
use ansage_game::joining::StationRole;
use ansage_game::seat::Color;
use ansage_game::sensed::BoardReport;
use ansage_game::shapes::{HandsOutcome, PartialMove, identify_made_move};
use ansage_game::view::View;
use ansage_words::presentation::doubt::{ConfirmationPrompt, assistant_answer, resume_resolves_dead_time};
use ansage_words::presentation::{Message, MessageValues};
use shakmaty::{Board as Placement, Piece, Position, Square};

/// So many acts may wait for the host; then hands wait, too.
pub const MOST_UNSENT: usize = 48;

fn act(report: BoardReport) -> BoardAction {
    BoardAction::Act(EventKind::BoardReported(report))
}

impl BoardModel {
    /// Whether this board has hands of its own on it: a sighted player's has, where he plays on no electronic one; and no
    /// helper's: the board is his player's.
    pub(super) fn has_own_hands_on_board(&self) -> bool {
        let sighted = self.setup.seat.is_some_and(|seat| !self.setup.blind.get(seat));
        sighted && self.setup.capacity == StationRole::Player && !self.setup.electronic
    }

    /// What stands on it, as soon as it is set up.
    pub(crate) fn shown_placement(&self) -> Option<&Placement> {
        self.hands.as_ref().map(BoardHands::shown_placement)
    }

    /// Puts what is to stand on it there, with nothing in the hand.
    pub(crate) fn set_hands(&mut self, shows: Placement) {
        (self.touched, self.repeated, self.sent, self.resent) = (Vec::new(), None, None, None);
        self.settled = shows.clone();
        self.hands = Some(BoardHands::from_placement(shows));
    }

    /// Whose acts this board sends; `None` for one who looks on.
    pub(super) fn acting_color(&self) -> Option<Color> {
        self.setup.seat.filter(|_| self.setup.capacity != StationRole::Spectator)
    }

    /// A new view of the game came from the host. The first one sets the board up; to be called before any key, and
    /// after [`BoardModel::set_link_display`] where both have changed.
    pub fn handle_new_view(&mut self, view: &View) -> Vec<BoardAction> {
        let Some(own) = self.setup.seat.filter(|_| self.has_own_hands_on_board()) else { return Vec::new() };
        let settled = self.link.unsent == 0;
        if settled {
            self.sent = None;
            // The host has heard what was repeated, and it was something else: the repetition is still to be made.
            if is_repetition_owed(view, own) {
                self.repeated = None;
            }
        }
        let ply = latest_announced_move(view).map_or(0, |latest| latest.ply);
        if self.repeated.is_some_and(|(repeated, _)| repeated != ply) {
            self.repeated = None;
        }
        if !can_announce(view, own) {
            self.touched.clear();
        }
        let waited = std::mem::replace(&mut self.early, is_reply_too_early(view, own));
        let known = match view.boards.get(own) {
            BoardKnowledge::Sensed(sensed) => Some((sensed.shows.clone(), sensed.present)),
            BoardKnowledge::Assumed | BoardKnowledge::Stated(_) => None,
        };
        let Some(hands) = &self.hands else {
            let shows = known.map_or_else(|| before_unexecuted(view, own), |(shows, _)| shows);
            self.settled = shows.clone();
            self.hands = Some(BoardHands::from_placement(shows.clone()));
            return vec![act(BoardReport::Found { shows })];
        };
        // What the host has of this board is mended where something was lost on the way, once for each state.
        let (shows, rests) = (hands.shown_placement().clone(), hands.piece_in_hand().is_none());
        let report = match known {
            Some((there, true)) if there == shows => None,
            Some((_, true)) => Some(BoardReport::Reread { shows: shows.clone() }),
            _ => Some(BoardReport::Found { shows: shows.clone() }),
        };
        match report {
            Some(report) if settled && self.link.there && self.resent.as_ref() != Some(&shows) => {
                // What hands did while nothing reached the host is said now, words first.
                self.resent = Some(shows.clone());
                let words =
                    rests.then(|| self.repeats(view, own, &shows).or_else(|| self.moves(view, own, &shows, true)));
                words.flatten().map(BoardAction::Act).into_iter().chain([act(report)]).collect()
            }
            Some(_) => Vec::new(),
            None => {
                self.resent = None;
                // The move that was to be answered is made now.
                let answers = waited && !self.early && rests && settled;
                let words = if answers { self.moves(view, own, &shows, false) } else { None };
                words.map(BoardAction::Act).into_iter().collect()
            }
        }
    }

    /// The hand goes to a square: it takes the piece there, or puts down the one it holds.
    pub(crate) fn grip_square(&mut self, square: Square, view: &View) -> Vec<BoardAction> {
        if let Some(refused) = self.no_hands() {
            return refused;
        }
        let Some(hands) = self.hands.as_mut() else { return Vec::new() };
        if hands.piece_in_hand().is_none() {
            return match hands.lift_piece(square) {
                Ok(report) => {
                    self.touch(square, view);
                    vec![act(report)]
                }
                Err(cannot) => self.cannot(cannot),
            };
        }
        match hands.put_piece(square) {
            Ok(reports) => {
                self.touch(square, view);
                self.rest(reports, view)
            }
            Err(cannot) => self.cannot(cannot),
        }
    }

    /// A piece that lies beside the board is taken; or the one in the hand is laid there.
    pub(crate) fn grip_beside_board(&mut self, piece: Option<Piece>, view: &View) -> Vec<BoardAction> {
        if let Some(refused) = self.no_hands() {
            return refused;
        }
        let Some(hands) = self.hands.as_mut() else { return Vec::new() };
        match (hands.piece_in_hand(), piece) {
            (Some(held), _) => {
                let _ = hands.put_beside_board();
                // What lay beside the board before has changed nothing on it.
                if held.from.is_some() { self.rest(Vec::new(), view) } else { Vec::new() }
            }
            (None, Some(piece)) => {
                let _ = hands.lift_piece_beside_board(piece);
                Vec::new()
            }
            (None, None) => self.cannot(HandRefusal::NothingHeld),
        }
    }

    /// What stands on this square goes off the board, and lies beside it; or what is in the hand does.
    pub(crate) fn take_off_board(&mut self, square: Square, view: &View) -> Vec<BoardAction> {
        if self.has_piece_in_hand() {
            return self.grip_beside_board(None, view);
        }
        let lifted = self.grip_square(square, view);
        if !self.has_piece_in_hand() {
            return lifted;
        }
        lifted.into_iter().chain(self.grip_beside_board(None, view)).collect()
    }

    /// The piece in the hand goes back where it came from: touched is touched all the same.
    pub(super) fn put_back_piece_in_hand(&mut self, view: &View) -> Vec<BoardAction> {
        let back = self.hands.as_ref().and_then(BoardHands::origin_square_if_free);
        match back {
            Some(square) => self.grip_square(square, view),
            None => self.grip_beside_board(None, view),
        }
    }

    /// Notes a square that is changed for a move of one's own; what carries out or mends the opponent's is none.
    fn touch(&mut self, square: Square, view: &View) {
        let settled = |own| self.settled == standing::expected_board(view, own, &self.settled);
        let moves = self.setup.seat.is_some_and(|own| can_announce(view, own) && settled(own));
        if moves && !self.touched.contains(&square) {
            self.touched.push(square);
        }
    }

    fn no_hands(&mut self) -> Option<Vec<BoardAction>> {
        if !self.has_own_hands_on_board() {
            let id = if self.setup.electronic { "sighted-electronic" } else { "sighted-no-hands" };
            return Some(self.show_message(id, None));
        }
        if !self.link.there {
            return Some(self.show_message("join-not-sent", None));
        }
        (self.link.unsent >= MOST_UNSENT).then(|| self.show_message("sighted-full", None))
    }

    fn cannot(&mut self, cannot: HandRefusal) -> Vec<BoardAction> {
        match cannot {
            HandRefusal::Empty(square) => self.show_message("sighted-empty", Some(square)),
            HandRefusal::Occupied(square) => self.show_message("sighted-occupied", Some(square)),
            HandRefusal::NothingHeld => self.show_message("sighted-nothing-held", None),
            HandRefusal::HandFull => self.show_message("sighted-hand-full", None),
        }
    }

    /// Nothing is in the hand any more: what stands may be a move, or the execution of one.
    fn rest(&mut self, reports: Vec<BoardReport>, view: &View) -> Vec<BoardAction> {
        let Some((own, shows)) = self.setup.seat.zip(self.hands.as_ref().map(|hands| hands.shown_placement().clone()))
        else {
            return Vec::new();
        };
        let words = self.repeats(view, own, &shows).or_else(|| self.moves(view, own, &shows, false));
        let mut done: Vec<BoardAction> = words.into_iter().map(BoardAction::Act).collect();
        done.extend(reports.into_iter().map(act));
        if let HandsOutcome::Begun(half, _) = self.find_begun_move(view, own, &shows) {
            done.extend(self.left_to_do(half));
        }
        self.settled = shows;
        done
    }

    /// The repetition, where the hands have done just what was announced. Where they have done something else, the
    /// board tells the difference, and the repetition is still owed.
    fn repeats(&mut self, view: &View, own: Color, shows: &Placement) -> Option<EventKind> {
        let theirs = opponents_latest_move(view, own)?;
        let (ply, named) = (theirs.ply, theirs.description.named);
        let done = identify_made_move(&standing::board_before_latest_move(view), shows, theirs.player, &view.start)
            == HandsOutcome::Move(named);
        let owed = is_repetition_owed(view, own) && self.repeated.is_none();
        if !done || !owed {
            return None;
        }
        self.repeated = Some((ply, named));
        Some(EventKind::Repeated { words: named.to_full_announcement() })
    }

    /// The announcement, where the hands have made a move of their own; `late` is whether that did not reach the host.
    fn moves(&mut self, view: &View, own: Color, shows: &Placement, late: bool) -> Option<EventKind> {
        if can_move_on(view, own) {
            let HandsOutcome::Move(named) = identify_made_move(view.course.board(), shows, own, &view.start) else {
                return None;
            };
            let told = view.pending.as_ref().map(|pending| pending.description.named);
            if told == Some(named) {
                return None;
            }
            self.sent = view.pending.as_ref().map(|pending| (pending.ply, named));
            return Some(EventKind::BoardReported(BoardReport::MovedOn { words: named.to_full_announcement() }));
        }
        let made = if late { self.made_here(view, own, shows, true) } else { self.find_begun_move(view, own, shows) };
        match made {
            HandsOutcome::Move(named) => Some(self.announce(view, named)),
            _ => None,
        }
    }

    fn announce(&mut self, view: &View, named: NamedMove) -> EventKind {
        self.sent = Some((latest_announced_move(view).map_or(0, |latest| latest.ply) + 1, named));
        self.touched.clear();
        EventKind::Announced { words: named.to_full_announcement() }
    }

    /// What the hands have made for a move of their own, where one is awaited: from what should stand, else from what
    /// stood on this very board, right or wrong, unless that mends it.
    pub(super) fn find_begun_move(&self, view: &View, own: Color, shows: &Placement) -> HandsOutcome {
        self.made_here(
            view,
            own,
            shows,
            self.settled == standing::expected_board(view, own, shows) || !self.touched.is_empty(),
        )
    }

    /// The same; `by_hand` is whether hands have begun a move in this turn.
    fn made_here(&self, view: &View, own: Color, shows: &Placement, by_hand: bool) -> HandsOutcome {
        if !is_to_move(view, own) || self.sent.is_some() {
            return HandsOutcome::Nothing;
        }
        let wanted = standing::expected_board(view, own, shows);
        let right = identify_made_move(&wanted, shows, own, &view.start);
        // What he has begun himself in this turn is no wrong board to move on.
        if by_hand {
            return right;
        }
        // What looks like a move was left over on a wrong board, or made while nothing was played, and no hand has made it in
        // this turn: nobody announces it for him. Put back and made again it is his move.
        if right != HandsOutcome::Other {
            return if right == HandsOutcome::Nothing { HandsOutcome::Nothing } else { HandsOutcome::Other };
        }
        let mends = differences(shows, &wanted).len() < differences(&self.settled, &wanted).len();
        if mends { HandsOutcome::Other } else { identify_made_move(&self.settled, shows, own, &view.start) }
    }

    fn left_to_do(&mut self, half: PartialMove) -> Vec<BoardAction> {
        let (message, values) = standing::remaining_step_message(half);
        let told = self.build_message(message, values);
        self.show_note(told)
    }

    /// The player's clock. What the board shows is judged by the host (7.5, D.2.4); a whole move that may be half of another is
    /// announced first. A piece in the hand is neither.
    pub(crate) fn press_clock(&mut self, view: &View) -> Vec<BoardAction> {
        let Some(own) = self.acting_color() else { return self.show_message("sighted-looks-on", None) };
        let press = BoardAction::Act(EventKind::ClockPressed { player: own });
        let Some(hands) = self.hands.as_ref().filter(|_| self.has_own_hands_on_board()) else { return vec![press] };
        let shows = hands.shown_placement().clone();
        let announced = view.reply.is_none() && view.pending.as_ref().is_some_and(|pending| pending.player == own);
        if hands.piece_in_hand().is_some() && (announced || is_to_move(view, own)) {
            return self.show_message("sighted-press-held", None);
        }
        match self.find_begun_move(view, own, &shows) {
            HandsOutcome::Begun(half, Some(named)) if is_complete_move(view, half, named) => {
                vec![BoardAction::Act(self.announce(view, named)), press]
            }
            _ => vec![press],
        }
    }

    /// A whole typed line.
    pub(super) fn handle_typed_line(&mut self, line: &str, view: &View) -> Vec<BoardAction> {
        let color = self.setup.seat.unwrap_or(Color::White);
        let wish = super::wish::parse_typed_request(line, self.setup.presenter.program.lang(), color);
        self.handle_request(wish, line, view)
    }

    /// What was asked for, in this line or by a button.
    pub(super) fn handle_request(&mut self, wish: TypedRequest, line: &str, view: &View) -> Vec<BoardAction> {
        let color = self.setup.seat.unwrap_or(Color::White);
        let understood = !matches!(wish, TypedRequest::NotUnderstood { .. } | TypedRequest::Nothing);
        let mut done = Vec::new();
        if understood && let Some(asked) = self.asked.take() {
            match (&wish, asked.prompt().event_when_confirmed(color)) {
                // What was asked about is no more: the answer would be one to something else.
                (TypedRequest::Yes, _) if !asked.is_still_valid(view) => {
                    return self.show_message("console-question-lapsed", None);
                }
                (TypedRequest::Yes, Some(kind)) => return vec![BoardAction::Act(kind)],
                (TypedRequest::Yes, None) => return vec![BoardAction::Quit],
                // The other player waits for the answer.
                (TypedRequest::No, _) if asked.prompt() == ConfirmationPrompt::Code => {
                    return vec![BoardAction::Act(EventKind::PressCancelled)];
                }
                _ => done.extend(self.show_message("console-not-done", None)),
            }
            if wish == TypedRequest::No {
                return done;
            }
        }
        done.extend(self.apply_typed_request(wish, line, view));
        done
    }

    /// Going on is asked about where it gives time, or gives it up.
    pub(super) fn resume_play(&mut self, view: &View) -> Vec<BoardAction> {
        match self.acting_color().is_some_and(|own| resume_resolves_dead_time(view, own)) {
            true => self.ask_confirmation(ConfirmationPrompt::Resume, view),
            false => vec![BoardAction::Act(EventKind::PlayResumed)],
        }
    }

    fn apply_typed_request(&mut self, wish: TypedRequest, line: &str, view: &View) -> Vec<BoardAction> {
        match wish {
            TypedRequest::Nothing => self.show_awaited(view),
            TypedRequest::Help => self.toggle_help(),
            TypedRequest::Turn => self.turn_board(),
            TypedRequest::Board(reads) if self.setup.electronic => vec![BoardAction::Board(reads)],
            TypedRequest::SealAloud => self.show_message("join-seal-paper", None),
            TypedRequest::Elsewhere | TypedRequest::Board(_) => self.show_message("sighted-elsewhere", None),
            TypedRequest::No if self.is_asked_for_code(view) => vec![BoardAction::Act(EventKind::PressCancelled)],
            TypedRequest::Yes | TypedRequest::No
                if self.acting_color() == Some(view.owner)
                    && let Some(answer) = assistant_answer(view, wish == TypedRequest::Yes) =>
            {
                vec![BoardAction::Act(answer)]
            }
            TypedRequest::Yes | TypedRequest::No => self.show_message("console-nothing-asked", None),
            TypedRequest::Ask(ConfirmationPrompt::Leave) => self.ask_to_leave(view),
            TypedRequest::NotUnderstood { understood, part } => {
                let [text, part, understood] = [line, &part, &understood].map(ForeignText::from);
                let told = self.build_message(
                    "sighted-not-understood",
                    MessageValues::new()
                        .set_quoted("text", &text)
                        .set_quoted("part", &part)
                        .set_quoted("understood", &understood),
                );
                self.show_note(told)
            }
            _ if self.acting_color().is_none() => self.show_message("sighted-looks-on", None),
            TypedRequest::Move(words) => self.handle_named_move(words, view),
            TypedRequest::Send(EventKind::ClockPressed { .. }) => self.press_clock(view),
            TypedRequest::Send(EventKind::PlayResumed) => self.resume_play(view),
            TypedRequest::Send(kind) => vec![BoardAction::Act(kind)],
            TypedRequest::Ask(doubt) => self.ask_confirmation(doubt, view),
        }
    }

    /// A message of this board's own, about a square where it is about one.
    pub(super) fn show_message(&mut self, id: &str, square: Option<Square>) -> Vec<BoardAction> {
        let told = self.build_message(
            id,
            square.map_or_else(MessageValues::new, |square| MessageValues::new().set_square("square", square)),
        );
        self.show_note(told)
    }

    pub(super) fn build_message<'a>(&self, id: &str, values: impl Into<MessageValues<'a>>) -> Message {
        self.setup.presenter.question_message(id, values).with_immediate_urgency()
    }

    pub(super) fn show_note(&mut self, told: Message) -> Vec<BoardAction> {
        self.show_public_message(&told);
        vec![BoardAction::Tell(told)]
    }
}

/// What a board shows that joins in mid-game: everything but the announcement that is still to be executed.
fn before_unexecuted(view: &View, own: Color) -> Placement {
    let unexecuted = view.pending.as_ref().is_some_and(|pending| pending.player != own) && view.reply.is_none();
    if unexecuted { view.course.board().clone() } else { view.expected_board_of_player(own) }
}

/// Whether what may be half a move is a whole one as well, now that the clock is pressed.
pub(super) fn is_complete_move(view: &View, half: PartialMove, named: NamedMove) -> bool {
    match (half, named) {
        (PartialMove::Castling { .. }, NamedMove::Piece { from, to, .. }) => from.distance(to) == 1,
        (PartialMove::EnPassant { .. }, named) => !is_unfinished_en_passant(view, named),
        _ => is_move_in_course(view, &named.to_full_announcement()),
    }
}
