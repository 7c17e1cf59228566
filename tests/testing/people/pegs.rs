//! Hands on sensed boards: they lift, take off before and after, swap, slide, drop, touch and put back, knock over; and
//! the cable comes out.

use super::People;
use ansage_game::board::{apply_named_move, differences};
use ansage_game::castling::CastlingHomes;
use ansage_game::event::{EventKind, Question};
use ansage_game::moment::Span;
use ansage_game::seat::{Color, Seat};
use ansage_game::sensed::BoardReport;
use ansage_game::view::{AwaitedAct, View};
use shakmaty::{Board, Color as Side, Piece, Position, Role, Square};

/// What a board should show after everything that was announced.
pub fn wanted(view: &View) -> Board {
    let mut wanted = view.course.board().clone();
    if let Some(pending) = &view.pending {
        let telling = pending.description;
        apply_named_move(
            &mut wanted,
            pending.player,
            telling.named,
            telling.en_passant,
            &CastlingHomes::from_start_position(&view.start),
        );
    }
    wanted
}

impl People {
    /// Something happens on a sensed board, where one of this table is.
    pub(super) fn on_pegs(&mut self, view: &View) -> Option<EventKind> {
        let whose = self.dice.pick(&[Color::White, Color::Black]);
        let blind = self.blind;
        if !self.plan.pegs.get(whose) {
            return None;
        }
        self.seat = Some(whose.into());
        let Some(sensed) = view.boards.get(whose).as_present_sensed_board().cloned() else {
            if !self.dice.chance(40) {
                return None;
            }
            // Hands on a screen tell every lift; an electronic board tells what stands at rest, here or over the link.
            let on_a_screen = view.links.get(whose).has_own_station() && self.dice.chance(60);
            let shows = self.shown(view);
            return Some(EventKind::BoardReported(match *blind.get(whose) || on_a_screen {
                true => BoardReport::Found { shows },
                false => BoardReport::FoundAtRest { shows },
            }));
        };
        let shows = sensed.shows;
        if self.dice.chance(1) {
            let report = if self.dice.chance(30) { BoardReport::SwitchedOff } else { BoardReport::Lost };
            return Some(EventKind::BoardReported(report));
        }
        match sensed.tells_lifts {
            true => self.fingers(whose, shows, view),
            false => self.pieces(whose, &shows, view),
        }
    }

    /// What a board shows when it is found, or read again.
    fn shown(&mut self, view: &View) -> Board {
        let mut shows = wanted(view);
        match self.dice.below(10) {
            0 => shows = Board::empty(),
            1 => shows = Board::new(),
            2..4 => {
                let (from, to) = (self.square(), self.square());
                if let Some(piece) = shows.remove_piece_at(from) {
                    shows.set_piece_at(to, piece);
                }
            }
            _ => {}
        }
        shows
    }

    /// An electronic board: settled positions, here and there every change, what stood somewhere meanwhile, and what it
    /// showed at a press.
    fn pieces(&mut self, whose: Color, shows: &Board, view: &View) -> Option<EventKind> {
        let wanted = wanted(view);
        self.seat = Some(Seat::from(whose));
        if view.awaited == AwaitedAct::Entry(whose) && self.dice.chance(40) {
            return Some(EventKind::BoardReported(BoardReport::ShownAtPress { shows: self.shown(view) }));
        }
        let own = view.pending.as_ref().filter(|pending| pending.player == whose);
        if own.is_some() && self.dice.chance(5) {
            let legal = ansage_game::reading::legal_moves(&view.course);
            let words = ansage_game::reading::to_named_move(*legal.get(self.dice.below(legal.len()))?);
            return Some(EventKind::BoardReported(BoardReport::MovedOn { words: words.to_full_announcement() }));
        }
        let square = self.square();
        let piece = wanted.piece_at(square).filter(|piece| piece.color == whose);
        if let Some(piece) = piece.filter(|_| self.dice.chance(10)) {
            let span = Span::from_millis(300 + self.dice.below(4_000) as u64);
            return Some(EventKind::BoardReported(match self.dice.chance(50) {
                true => BoardReport::PieceRested { square, piece, rested: span },
                false => BoardReport::PieceAway { square, piece, away: span },
            }));
        }
        let report = match self.dice.below(20) {
            0 => BoardReport::Reread { shows: self.shown(view) },
            1 => match differences(shows, &wanted).first() {
                Some(it) => step(it.square, it.shows, it.announced)?,
                None => return None,
            },
            _ if *shows == wanted => return None,
            _ => BoardReport::Reread { shows: wanted },
        };
        self.seat = Some(Seat::from(whose));
        Some(EventKind::BoardReported(report))
    }

    /// A contact fails, or the first that had failed reads again.
    fn contact(&mut self, whose: Color, view: &View) -> EventKind {
        let sensed = view.boards.get(whose).as_present_sensed_board();
        let unread = sensed.and_then(|sensed| sensed.unread.first().copied());
        let square = unread.unwrap_or_else(|| self.square());
        self.seat = Some(Seat::from(whose));
        EventKind::BoardReported(BoardReport::Contact { square, good: unread.is_some() })
    }

    fn fingers(&mut self, whose: Color, shows: Board, view: &View) -> Option<EventKind> {
        let wanted = wanted(view);
        let own_turn = view.awaited == AwaitedAct::Move(whose);
        match self.dice.below(100) {
            0 => return Some(EventKind::InformationAsked { question: Question::LastSquare }),
            1 => return Some(EventKind::AnnounceButtonPressed),
            2 => return Some(EventKind::BoardReported(BoardReport::Reread { shows: self.shown(view) })),
            3 if self.dice.chance(30) => return self.knock_over(whose, &shows),
            4..7 => return self.touch_and_return(whose, &shows),
            7 => return self.drop_anywhere(&shows),
            8 if self.dice.chance(30) => return Some(self.contact(whose, view)),
            _ => {}
        }
        if own_turn && shows == wanted {
            return if self.dice.chance(85) { self.move_first(whose, view) } else { None };
        }
        let wrong = differences(&shows, &wanted);
        if wrong.is_empty() {
            return None;
        }
        let it = wrong[self.dice.below(wrong.len())];
        if let (Some(_), Some(piece), true) = (it.shows, it.announced, self.dice.chance(30)) {
            // A direct swap.
            self.steps
                .push_front((whose.into(), EventKind::BoardReported(BoardReport::Placed { square: it.square, piece })));
            return step(it.square, it.shows, None).map(EventKind::BoardReported);
        }
        step(it.square, it.shows, it.announced).map(EventKind::BoardReported)
    }

    /// The move is set on the board before it is announced, and the button pressed or the words said.
    fn move_first(&mut self, whose: Color, view: &View) -> Option<EventKind> {
        let legal = ansage_game::reading::legal_moves(&view.course);
        let promotion = legal.iter().find(|it| it.is_promotion());
        let special = promotion.or_else(|| legal.iter().find(|it| it.is_en_passant() || it.is_castle()));
        let special = special.copied().filter(|_| self.dice.chance(85));
        let played = special.or((!legal.is_empty()).then(|| legal[self.dice.below(legal.len())]))?;
        let mut after = view.course.clone();
        after.play_unchecked(played);
        let mut wrong = differences(view.course.board(), after.board());
        let turn = self.dice.below(wrong.len());
        wrong.rotate_left(turn);
        let mut acts = Vec::new();
        for it in wrong.iter().filter(|it| it.shows.is_some()) {
            acts.push(step(it.square, it.shows, None));
        }
        let mut pawn_first = false;
        if played.is_promotion() && self.dice.chance(85) {
            // The pawn is put there first, or the piece from the box before the pawn is lifted.
            match self.dice.below(4) {
                0..2 => pawn_first = true,
                2 => acts.insert(0, step(played.to(), None, after.board().piece_at(played.to()))),
                _ => {
                    acts.push(step(played.to(), None, Some(Role::Knight.of(whose))));
                    acts.push(step(played.to(), Some(Role::Knight.of(whose)), None));
                }
            }
        }
        if let (Some(from), true) = (played.from(), self.dice.chance(10)) {
            // It slides over a square on its way.
            let over = Square::ALL.into_iter().find(|square| after.board().piece_at(*square).is_none());
            if let (Some(over), Some(piece)) = (over, view.course.board().piece_at(from)) {
                acts.push(step(over, None, Some(piece)));
                acts.push(step(over, Some(piece), None));
            }
        }
        let seat = Seat::from(whose);
        let mut acts: Vec<(Seat, EventKind)> =
            acts.into_iter().flatten().map(|report| (seat, EventKind::BoardReported(report))).collect();
        if pawn_first {
            let (square, piece) = (played.to(), Role::Pawn.of(whose));
            acts.push((seat, EventKind::BoardReported(BoardReport::Placed { square, piece })));
            acts.push((seat, EventKind::AnnounceButtonPressed));
            acts.push((seat, EventKind::BoardReported(BoardReport::Lifted { square, piece })));
        }
        let put = wrong.iter().filter(|it| it.announced.is_some()).filter_map(|it| step(it.square, None, it.announced));
        acts.extend(put.map(|report| (seat, EventKind::BoardReported(report))));
        let mut acts = acts.into_iter();
        let first = acts.next()?;
        self.steps.extend(acts);
        if self.dice.chance(70) {
            self.steps.push_back((seat, EventKind::AnnounceButtonPressed));
        }
        if self.dice.chance(30) || played.is_promotion() {
            self.touched = Some(whose);
        }
        Some(first.1)
    }

    fn touch_and_return(&mut self, whose: Color, shows: &Board) -> Option<EventKind> {
        let square = self.dice.pick(&shows.occupied().into_iter().chain([Square::E4]).collect::<Vec<_>>());
        let piece = shows.piece_at(square)?;
        if self.dice.chance(20) {
            self.steps.push_front((whose.into(), EventKind::BoardReported(BoardReport::Lifted { square, piece })));
            self.steps.push_back((whose.into(), EventKind::BoardReported(BoardReport::Placed { square, piece })));
            return Some(EventKind::Adjusting);
        }
        self.steps.push_front((whose.into(), EventKind::BoardReported(BoardReport::Placed { square, piece })));
        self.touched = Some(whose);
        Some(EventKind::BoardReported(BoardReport::Lifted { square, piece }))
    }

    fn drop_anywhere(&mut self, shows: &Board) -> Option<EventKind> {
        let square = self.square();
        let piece = Piece {
            color: self.dice.pick(&[Side::White, Side::Black]),
            role: self.dice.pick(&[Role::Pawn, Role::Knight, Role::Queen]),
        };
        step(square, shows.piece_at(square), Some(piece)).map(EventKind::BoardReported)
    }

    fn knock_over(&mut self, whose: Color, shows: &Board) -> Option<EventKind> {
        for square in shows.occupied().into_iter().take(5) {
            let lifted = shows.piece_at(square).map(|piece| BoardReport::Lifted { square, piece })?;
            self.steps.push_front((whose.into(), EventKind::BoardReported(lifted)));
        }
        None
    }
}

/// A lift where something stands, else a placing.
fn step(square: Square, shows: Option<Piece>, announced: Option<Piece>) -> Option<BoardReport> {
    match (shows, announced) {
        (Some(piece), _) => Some(BoardReport::Lifted { square, piece }),
        (None, Some(piece)) => Some(BoardReport::Placed { square, piece }),
        (None, None) => None,
    }
}

/// Anything that a board could report.
pub fn anything(dice: &mut super::Dice) -> BoardReport {
    let square = Square::ALL[dice.below(64)];
    let piece = Piece { color: dice.pick(&Side::ALL), role: dice.pick(&Role::ALL) };
    let mut shows = Board::new();
    for _ in 0..dice.below(40) {
        let (from, to) = (Square::ALL[dice.below(64)], Square::ALL[dice.below(64)]);
        match shows.remove_piece_at(from) {
            Some(piece) if dice.chance(70) => shows.set_piece_at(to, piece),
            _ => {}
        }
    }
    match dice.below(12) {
        0 if dice.chance(50) => BoardReport::Found { shows },
        0 => BoardReport::FoundAtRest { shows },
        1 if dice.chance(50) => BoardReport::SwitchedOff,
        1 => BoardReport::Lost,
        2 => BoardReport::Reread { shows },
        3..8 => BoardReport::Lifted { square, piece },
        _ => BoardReport::Placed { square, piece },
    }
}
