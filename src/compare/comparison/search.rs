//! Search for the cheapest explanation of two sheets: A* over the entries of both, on one board.
//!
//! A path takes entries of either sheet, and every half-move on it is legal in the position before. What two sheets name at a
//! glance, without positions, is the estimate of what is still to come ([`RemainingCosts`]). The number of places is
//! bounded; where the bound is reached, the sheets part for good.

use super::costs::{ENOUGH_AGREEING, MARGIN};
use super::edges::{OpenGap, PathEdge, PathPlace, SearchedSheets, TriedLacking};
use super::path::JointStep;
use super::remaining::RemainingCosts;
use ansage_game::seat::ByColor;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Move, Position};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

/// So many places are looked at. A pair with three faults takes some three hundred.
const MOST_PLACES: usize = 20_000;
/// The same where a half-move is tried that both lack.
const MOST_PLACES_LACKING: usize = 6_000;

/// So many steps a search tries as a rule: room for them is made at once.
const USUAL_NODES: usize = 1_024;

/// The cheapest path and what speaks against it.
pub(super) struct FoundPath {
    /// Its steps.
    pub steps: Vec<JointStep>,
    /// The earliest half-move before which both sheets may lack one, by an explanation that is not ruled out, and that
    /// half-move. Counted are the half-moves before it.
    pub lacked: Option<(usize, Option<Move>)>,
}

/// A step on the way, and the one before it.
struct PathNode {
    before: Option<usize>,
    step: Option<JointStep>,
    place: PathPlace,
    cost: u32,
    is_end: bool,
    /// The place of its position among all that were looked at.
    position: Option<usize>,
}

/// The next node to look at: the least cost first, then the furthest, then the first found.
type QueueEntry = (Reverse<u32>, usize, Reverse<usize>);

/// The search from one place on.
pub(super) struct PathSearch<'a> {
    sheets: &'a SearchedSheets<'a>,
    remaining: RemainingCosts,
    nodes: Vec<PathNode>,
    positions: Vec<Chess>,
    queue: BinaryHeap<QueueEntry>,
    seen: HashSet<(PathPlace, Zobrist64)>,
}

impl<'a> PathSearch<'a> {
    /// Begins after the `first` entries of both sheets, which lead to `position` and are those of the record where
    /// `is_recorded`.
    pub fn new(sheets: &'a SearchedSheets<'a>, first: usize, position: Chess, is_recorded: bool) -> PathSearch<'a> {
        PathSearch::from_place(sheets, (first, first), position, is_recorded)
    }

    /// Begins after the `at` entries of both sheets and a gap of `missing` half-moves, which lead to `position`.
    pub fn behind_gap(sheets: &'a SearchedSheets<'a>, at: usize, missing: usize, position: Chess) -> PathSearch<'a> {
        PathSearch::from_place(sheets, (at, at + missing), position, false)
    }

    fn from_place(
        sheets: &'a SearchedSheets<'a>,
        (first, ply): (usize, usize),
        position: Chess,
        is_recorded: bool,
    ) -> PathSearch<'a> {
        let entries = sheets.sheets.as_ref().map(|sheet| &sheet.written.entries[..]);
        let remaining = RemainingCosts::new(entries, first);
        let ahead = sheets.sheets.as_ref().map(|sheet| {
            let last = first.checked_sub(1)?;
            Some(last as i64 - sheet.cell(last)?)
        });
        let place = PathPlace {
            entries: ByColor { white: first, black: first },
            ply,
            gap: OpenGap::Closed,
            agreeing: ENOUGH_AGREEING,
            ahead,
            lacked: None,
            has_slipped: false,
            is_recorded,
        };
        let start = PathNode { before: None, step: None, place, cost: 0, is_end: false, position: Some(0) };
        let queue = BinaryHeap::from([(Reverse(0), 2 * first, Reverse(0))]);
        let mut nodes = Vec::with_capacity(USUAL_NODES);
        nodes.push(start);
        PathSearch { sheets, remaining, nodes, positions: vec![position], queue, seen: HashSet::new() }
    }

    /// The cheapest path; `None` where the bound is reached before one is found.
    pub fn find_path(mut self) -> Option<FoundPath> {
        let mut best: Option<(usize, u32)> = None;
        let mut lacked: Option<(usize, usize)> = None;
        let mut looked = 0;
        let is_first_slip = self.sheets.lacking == TriedLacking::AsFirstSlip;
        let most = if self.sheets.lacking == TriedLacking::Nowhere { MOST_PLACES } else { MOST_PLACES_LACKING };
        while let Some((Reverse(cost), _, Reverse(node))) = self.queue.pop() {
            if best.is_some_and(|(_, least)| cost > least + MARGIN) {
                break;
            }
            let place = self.nodes[node].place;
            // Of dearer explanations only those count by which certainty ends earlier.
            if best.is_some() && place.has_slipped && place.lacked.is_none() {
                continue;
            }
            if looked >= most {
                // What is still open may be as likely: certainty ends where it lies.
                self.queue.push((Reverse(cost), 0, Reverse(node)));
                lacked = self.earliest_open(lacked, best?.1 + MARGIN);
                break;
            }
            looked += 1;
            if self.nodes[node].is_end {
                best = best.or(Some((node, cost)));
                if let Some(ply) = place.lacked {
                    lacked = Some(lacked.unwrap_or((ply, node)).min((ply, node)));
                }
                // Elsewhere every explanation begins at the same half-move.
                if !is_first_slip {
                    break;
                }
                continue;
            }
            self.look_at(node);
        }
        let (node, _) = best?;
        let steps = self.steps_to(node);
        let lacked = lacked.map(|(ply, node)| {
            let missing = self.steps_to(node).into_iter().find_map(|step| match step {
                JointStep::LeftOutOnBoth { legal, .. } => Some(legal),
                _ => None,
            });
            (ply, missing)
        });
        Some(FoundPath { steps, lacked })
    }

    /// The earliest half-move that both may lack on what is not looked at and costs at most so much.
    fn earliest_open(&self, known: Option<(usize, usize)>, most: u32) -> Option<(usize, usize)> {
        let open = self.queue.iter().filter(|(Reverse(cost), ..)| *cost <= most);
        let open = open.map(|(_, _, Reverse(node))| {
            let place = self.nodes[*node].place;
            (place.lacked.unwrap_or(place.ply), *node)
        });
        open.chain(known).min()
    }

    fn look_at(&mut self, node: usize) {
        let Some(position) = self.position_of(node) else { return };
        let key = (self.nodes[node].place, position.zobrist_hash(EnPassantMode::Legal));
        if !self.seen.insert(key) {
            return;
        }
        let cost = self.nodes[node].cost;
        for edge in self.sheets.edges(&position, &self.nodes[node].place) {
            self.add(node, cost, edge);
        }
        self.nodes[node].position = Some(self.positions.len());
        self.positions.push(position);
    }

    fn add(&mut self, before: usize, cost: u32, edge: PathEdge) {
        let PathEdge { step, cost: more, place, is_end } = edge;
        let estimate = if is_end { Some(0) } else { self.remaining.at(place.entries) };
        let Some(estimate) = estimate else { return };
        let cost = cost + more;
        self.nodes.push(PathNode { before: Some(before), step, place, cost, is_end, position: None });
        let at = self.nodes.len() - 1;
        let progress = place.entries.white + place.entries.black;
        self.queue.push((Reverse(cost + estimate), progress, Reverse(at)));
    }

    fn position_of(&self, node: usize) -> Option<Chess> {
        let node = &self.nodes[node];
        if let Some(position) = node.position {
            return self.positions.get(position).cloned();
        }
        let mut position = self.positions.get(self.nodes[node.before?].position?)?.clone();
        for legal in node.step?.moves().into_iter().flatten() {
            position.play_unchecked(legal);
        }
        Some(position)
    }

    fn steps_to(&self, node: usize) -> Vec<JointStep> {
        let mut steps = Vec::new();
        let mut at = Some(node);
        while let Some(node) = at {
            steps.extend(self.nodes[node].step);
            at = self.nodes[node].before;
        }
        steps.reverse();
        steps
    }
}
