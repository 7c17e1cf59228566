//! The steps that are possible at a place of the search, and what each costs.

use super::costs::{
    DIFFERENT, ENOUGH_AGREEING, EXCHANGED, INSERTED, JUMP_AT_PARTING, LEFT_OUT, LEFT_OUT_BY_RECORD, LEFT_OUT_ON_BOTH,
    NEITHER_READ, NEXT_LEFT_OUT, NOT_BORNE_OUT, NUMBER, UNREAD, WRITTEN_TWICE, cost_of_parting,
};
use super::path::JointStep;
use crate::reading::{Likeness, MarkKind, Sheet, likeness_of_entry_to_move, moves_fitting_announcement};
use ansage_game::reading::legal_moves;
use ansage_game::seat::{ByColor, Color};
use shakmaty::{Chess, Move, Position};
use std::cell::Cell;

/// The most places at which moves are tried for entries that cannot be read on either sheet.
const MOST_GUESSED_PLACES: usize = 60;

/// Where a path is, besides the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct PathPlace {
    /// How many entries of each sheet are behind it.
    pub entries: ByColor<usize>,
    /// How many half-moves.
    pub ply: usize,
    /// The gap that is still open.
    pub gap: OpenGap,
    /// How many half-moves agree since the last gap, up to as many as bear it out.
    pub agreeing: u8,
    /// By how much the half-moves run ahead of each sheet's numbers, once a number tells it.
    pub ahead: ByColor<Option<i64>>,
    /// The half-moves before the first that both sheets lack.
    pub lacked: Option<usize>,
    /// Whether anything but agreement is behind it.
    pub has_slipped: bool,
    /// Whether all half-moves are those of the record.
    pub is_recorded: bool,
}

/// Where a half-move is tried that both sheets lack: any legal move may be it, so that it costs much to try.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TriedLacking {
    /// No sheet gives cause for it.
    Nowhere,
    /// Before anything else is wrong: it decides where certainty ends.
    AsFirstSlip,
    /// Once, behind what is wrong besides.
    Anywhere,
}

/// What the last step left open: its continuation is cheaper, and numbers may jump by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum OpenGap {
    Closed,
    LeftOut(Color),
    LeftOutOnBoth,
    PassedOver(Color),
    Exchanged(Color),
}

/// A possible step, what it costs, and where it leads.
pub(super) struct PathEdge {
    pub step: Option<JointStep>,
    pub cost: u32,
    pub place: PathPlace,
    /// Whether the path ends with it.
    pub is_end: bool,
}

/// Both sheets with what the search knows besides.
pub(super) struct SearchedSheets<'a> {
    pub sheets: ByColor<Sheet<'a>>,
    /// The half-moves on which they agree from the first entries on. An illegal move that only one of them marks is among
    /// them, which the other's entry does not mean by itself.
    known: &'a [Move],
    /// The half-moves of the record, where it starts from the same position.
    pub record: Option<&'a [Move]>,
    /// Where a half-move is tried that both sheets lack.
    pub lacking: TriedLacking,
    guessed: Cell<usize>,
}

impl<'a> SearchedSheets<'a> {
    pub fn new(
        sheets: ByColor<Sheet<'a>>,
        known: &'a [Move],
        record: Option<&'a [Move]>,
        lacking: TriedLacking,
    ) -> SearchedSheets<'a> {
        SearchedSheets { sheets, known, record, lacking, guessed: Cell::new(0) }
    }

    /// Every step that is possible at a place.
    pub fn edges(&self, position: &Chess, place: &PathPlace) -> Vec<PathEdge> {
        let mut edges = Vec::with_capacity(8);
        let left = ByColor::new_with(|whose| self.sheets.get(whose).len() - place.entries.get(whose));
        if left.white == 0 || left.black == 0 {
            let is_borne_out = place.agreeing >= ENOUGH_AGREEING || left.white == left.black;
            let cost = if is_borne_out { 0 } else { NOT_BORNE_OUT };
            edges.push(PathEdge { step: None, cost, place: *place, is_end: true });
            return edges;
        }
        let known = self.known.get(place.ply).filter(|_| !place.has_slipped);
        let meant = ByColor::new_with(|whose| match known {
            Some(legal) => Ok(*legal),
            None => self.sheets.get(whose).move_of_entry(*place.entries.get(whose), position),
        });
        let agree = meant.white.is_ok() && meant.white == meant.black;
        match (meant.white, meant.black) {
            (Ok(legal), Ok(_)) if agree => self.agree(&mut edges, place, legal),
            (Ok(white), Ok(black)) => {
                for (taken, legal) in [(Color::White, white), (Color::Black, black)] {
                    self.read_both(&mut edges, place, JointStep::Different { taken, legal }, DIFFERENT);
                }
            }
            (Ok(legal), Err(_)) => {
                self.read_both(&mut edges, place, JointStep::Unread { on: Color::Black, legal }, UNREAD);
            }
            (Err(_), Ok(legal)) => {
                self.read_both(&mut edges, place, JointStep::Unread { on: Color::White, legal }, UNREAD);
            }
            (Err(white), Err(black)) => self.read_neither(&mut edges, position, place, [white, black]),
        }
        for on in Color::ALL {
            if let Ok(legal) = *meant.get(!on) {
                self.leave_out(&mut edges, place, on, legal);
                self.exchange(&mut edges, position, place, on, legal);
            }
            self.pass_over(&mut edges, place, on);
        }
        self.leave_out_on_both(&mut edges, position, place);
        if !agree {
            let unreadable = [meant.white, meant.black].map(|one| one == Err(MarkKind::Unreadable));
            let step =
                JointStep::Parted { misled: meant.white.is_err() && meant.black.is_err() && unreadable == [false; 2] };
            // What cannot be read on one sheet contradicts nothing yet.
            let unread = if unreadable[0] != unreadable[1] { UNREAD } else { 0 };
            let cost = cost_of_parting(left.white.min(left.black)) + unread + self.cost_of_opening(place);
            // A number that jumps tells a gap, and no other game.
            let jumps = Color::ALL.into_iter().filter(|whose| self.number_jumps(place, *whose)).count() as u32;
            let cost = cost + jumps * JUMP_AT_PARTING;
            edges.push(PathEdge { step: Some(step), cost, place: *place, is_end: true });
        }
        edges
    }

    /// What it costs to open something while the gap before is not borne out.
    fn cost_of_opening(&self, place: &PathPlace) -> u32 {
        if place.agreeing < ENOUGH_AGREEING { NOT_BORNE_OUT } else { 0 }
    }

    /// The place behind the next entries of these sheets, with this move, and what their numbers cost.
    fn behind(&self, place: &PathPlace, reads: ByColor<bool>, legal: Option<Move>) -> (u32, PathPlace) {
        let (mut cost, mut next) = (0, PathPlace { gap: OpenGap::Closed, has_slipped: true, ..*place });
        for whose in Color::ALL.into_iter().filter(|whose| *reads.get(*whose)) {
            let at = *place.entries.get(whose);
            *next.entries.get_mut(whose) = at + 1;
            let Some(cell) = self.sheets.get(whose).cell(at).filter(|_| legal.is_some()) else { continue };
            let ahead = place.ply as i64 - cell;
            let known = next.ahead.get_mut(whose).replace(ahead);
            let foretold = match place.gap {
                OpenGap::LeftOut(on) | OpenGap::PassedOver(on) => on == whose,
                OpenGap::LeftOutOnBoth => true,
                OpenGap::Closed | OpenGap::Exchanged(_) => false,
            };
            if known.is_some_and(|known| known != ahead) && !foretold {
                cost += NUMBER;
            }
        }
        if let Some(legal) = legal {
            next.is_recorded = place.is_recorded && self.recorded(place.ply) == Some(legal);
            next.ply += 1;
        }
        (cost, next)
    }

    /// Whether the number of the next entry runs ahead of the half-moves.
    fn number_jumps(&self, place: &PathPlace, whose: Color) -> bool {
        let cell = self.sheets.get(whose).cell(*place.entries.get(whose));
        cell.zip(*place.ahead.get(whose)).is_some_and(|(cell, ahead)| place.ply as i64 - cell < ahead)
    }

    fn recorded(&self, ply: usize) -> Option<Move> {
        self.record?.get(ply).copied()
    }

    fn agree(&self, edges: &mut Vec<PathEdge>, place: &PathPlace, legal: Move) {
        let (cost, mut next) = self.behind(place, ByColor { white: true, black: true }, Some(legal));
        next.agreeing = (place.agreeing + 1).min(ENOUGH_AGREEING);
        if let OpenGap::LeftOut(on) = place.gap
            && self.sheets.get(on).cell(*place.entries.get(on)).is_some()
            && place.ahead.get(on) == next.ahead.get(on)
        {
            // The sheet's own number jumps by just what is missing.
            next.agreeing = ENOUGH_AGREEING;
        }
        next.has_slipped = place.has_slipped;
        edges.push(PathEdge { step: Some(JointStep::Agreed(legal)), cost, place: next, is_end: false });
    }

    /// One entry of each sheet, of which at most one means the move.
    fn read_both(&self, edges: &mut Vec<PathEdge>, place: &PathPlace, step: JointStep, cost: u32) {
        let legal = step.moves()[0];
        let (numbers, mut next) = self.behind(place, ByColor { white: true, black: true }, legal);
        // Of two readings that cost the same, the record decides.
        let against_record = u32::from(place.is_recorded && self.record.is_some() && !next.is_recorded);
        next.agreeing = ENOUGH_AGREEING;
        let cost = cost + numbers + against_record + self.cost_of_opening(place);
        edges.push(PathEdge { step: Some(step), cost, place: next, is_end: false });
    }

    /// What the record has, what fits what is written, or any move where nothing is.
    fn read_neither(&self, edges: &mut Vec<PathEdge>, position: &Chess, place: &PathPlace, kinds: [MarkKind; 2]) {
        let misled = kinds.iter().all(|kind| *kind != MarkKind::Unreadable);
        if let Some(legal) = self.recorded(place.ply).filter(|_| place.is_recorded) {
            let step = JointStep::NeitherRead { legal, by_record: true, misled };
            self.read_both(edges, place, step, NEITHER_READ[0]);
        }
        if self.guessed.replace(self.guessed.get() + 1) >= MOST_GUESSED_PLACES {
            return;
        }
        let unlike = kinds.iter().all(|kind| *kind == MarkKind::Unreadable);
        let fitting = ByColor::new_with(|whose| {
            let said = self.sheets.get(whose).entry(*place.entries.get(whose))?.said.as_ref().ok()?;
            Some(moves_fitting_announcement(position, said))
        });
        for legal in legal_moves(position) {
            let like = Color::ALL.into_iter().map(|whose| match fitting.get(whose) {
                Some(fitting) if fitting.contains(&legal) => Likeness::Fits,
                _ => self.likeness(position, place, whose, legal),
            });
            let cost = match like.max() {
                Some(Likeness::Fits) => NEITHER_READ[0],
                Some(Likeness::OneSign) => NEITHER_READ[1],
                _ if unlike => NEITHER_READ[2],
                _ => continue,
            };
            self.read_both(edges, place, JointStep::NeitherRead { legal, by_record: false, misled }, cost);
        }
    }

    fn likeness(&self, position: &Chess, place: &PathPlace, whose: Color, legal: Move) -> Likeness {
        let sheet = self.sheets.get(whose);
        let entry = sheet.entry(*place.entries.get(whose));
        entry.map_or(Likeness::Unlike, |entry| likeness_of_entry_to_move(sheet.written, entry, position, legal))
    }

    fn leave_out(&self, edges: &mut Vec<PathEdge>, place: &PathPlace, on: Color, legal: Move) {
        let (numbers, mut next) = self.behind(place, ByColor::new_with(|whose| whose != on), Some(legal));
        let goes_on = place.gap == OpenGap::LeftOut(on);
        let cost = if goes_on { NEXT_LEFT_OUT } else { LEFT_OUT + self.cost_of_opening(place) };
        next.gap = OpenGap::LeftOut(on);
        next.agreeing = 0;
        let step = Some(JointStep::LeftOut { on, legal });
        edges.push(PathEdge { step, cost: cost + numbers, place: next, is_end: false });
    }

    fn pass_over(&self, edges: &mut Vec<PathEdge>, place: &PathPlace, on: Color) {
        let sheet = self.sheets.get(on);
        let at = *place.entries.get(on);
        let said = |at: usize| sheet.entry(at).and_then(|entry| entry.said.as_ref().ok());
        let is_written_twice = (1..=2)
            .any(|back| at.checked_sub(back).is_some_and(|before| said(at).is_some() && said(before) == said(at)));
        let (_, mut next) = self.behind(place, ByColor::new_with(|whose| whose == on), None);
        let cost = if place.gap == OpenGap::PassedOver(on) {
            NEXT_LEFT_OUT
        } else if is_written_twice {
            WRITTEN_TWICE
        } else {
            INSERTED + self.cost_of_opening(place)
        };
        next.gap = OpenGap::PassedOver(on);
        next.agreeing = if is_written_twice { place.agreeing } else { 0 };
        let step = Some(JointStep::PassedOver { on, is_written_twice });
        edges.push(PathEdge { step, cost, place: next, is_end: false });
    }

    /// The next two entries of one sheet in each other's place, as the other sheet has them.
    fn exchange(&self, edges: &mut Vec<PathEdge>, position: &Chess, place: &PathPlace, on: Color, first: Move) {
        let (own, other) = (self.sheets.get(on), self.sheets.get(!on));
        let (at, beside) = (*place.entries.get(on), *place.entries.get(!on));
        if own.move_of_entry(at + 1, position) != Ok(first) {
            return;
        }
        let mut between = position.clone();
        between.play_unchecked(first);
        let Ok(second) = own.move_of_entry(at, &between) else { return };
        if other.move_of_entry(beside + 1, &between) != Ok(second) {
            return;
        }
        let both = ByColor { white: true, black: true };
        let (one, next) = self.behind(place, both, Some(first));
        let (two, mut next) = self.behind(&next, both, Some(second));
        let goes_on = place.gap == OpenGap::Exchanged(on);
        let cost = if goes_on { 0 } else { EXCHANGED + self.cost_of_opening(place) };
        next.gap = OpenGap::Exchanged(on);
        next.agreeing = ENOUGH_AGREEING;
        let step = Some(JointStep::Exchanged { on, first, second });
        edges.push(PathEdge { step, cost: cost + one + two, place: next, is_end: false });
    }

    /// A half-move that both sheets lack: the record's, or any behind which both can be read alike.
    fn leave_out_on_both(&self, edges: &mut Vec<PathEdge>, position: &Chess, place: &PathPlace) {
        let mut add = |legal: Move, by_record: bool, cost: u32| {
            let (_, mut next) = self.behind(place, ByColor { white: false, black: false }, Some(legal));
            let goes_on = place.gap == OpenGap::LeftOutOnBoth;
            next.gap = OpenGap::LeftOutOnBoth;
            // What the record has needs nothing behind it to bear it out.
            next.agreeing = if by_record { ENOUGH_AGREEING } else { 0 };
            next.lacked = place.lacked.or(Some(place.ply));
            let cost = if goes_on { NEXT_LEFT_OUT } else { cost + self.cost_of_opening(place) };
            let step = Some(JointStep::LeftOutOnBoth { legal, by_record });
            edges.push(PathEdge { step, cost, place: next, is_end: false });
        };
        if let Some(legal) = self.recorded(place.ply).filter(|_| place.is_recorded) {
            add(legal, true, LEFT_OUT_BY_RECORD);
        }
        let is_tried = match self.lacking {
            TriedLacking::Nowhere => false,
            TriedLacking::AsFirstSlip => !place.has_slipped,
            TriedLacking::Anywhere => place.lacked.is_none(),
        };
        if !is_tried || place.gap != OpenGap::Closed {
            return;
        }
        for legal in legal_moves(position) {
            let mut after = position.clone();
            after.play_unchecked(legal);
            let read = |whose: Color| self.sheets.get(whose).move_of_entry(*place.entries.get(whose), &after);
            let white = read(Color::White);
            if white.is_ok() && white == read(Color::Black) {
                add(legal, false, LEFT_OUT_ON_BOTH);
            }
        }
    }
}
