//! Search for a series of moves that mates, both sides helping: the most hopeful position first, none of them twice.

use super::estimate::{SearchHeuristics, estimate_distance_to_mate};
use super::walls;
use crate::reading;
use shakmaty::{Chess, Color, Move, Position};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};

/// What a search came to.
pub enum SearchOutcome {
    /// A series of legal moves that ends with checkmate.
    Mate(Vec<Move>),
    /// Every position that can arise was seen, and none is the mate.
    Nowhere,
    /// As many positions as allowed were seen, and none is the mate.
    Unknown,
}

/// A position that can arise, and how.
struct SearchNode {
    position: Chess,
    before: usize,
    played: Option<Move>,
}

/// The positions seen so far.
#[derive(Default)]
struct VisitedPositions {
    nodes: Vec<SearchNode>,
    /// Where each stands in `nodes`. Two positions of one hash stand at neighbouring keys, so that no position is ever
    /// taken for another.
    places: HashMap<u64, usize>,
}

impl VisitedPositions {
    /// The place of a position that was not seen before.
    fn note(&mut self, node: SearchNode) -> Option<usize> {
        let mut hasher = DefaultHasher::new();
        node.position.hash(&mut hasher);
        let mut key = hasher.finish();
        while let Some(place) = self.places.get(&key) {
            if self.nodes[*place].position == node.position {
                return None;
            }
            key = key.wrapping_add(1);
        }
        let place = self.nodes.len();
        self.places.insert(key, place);
        self.nodes.push(node);
        Some(place)
    }

    /// The moves from the first position to the one at `place`, and then `last`.
    fn line(&self, place: usize, last: Option<Move>) -> Vec<Move> {
        let mut line: Vec<Move> = last.into_iter().collect();
        let mut node = &self.nodes[place];
        while let Some(played) = node.played {
            line.push(played);
            node = &self.nodes[node.before];
        }
        line.reverse();
        line
    }
}

/// Looks for a mate by `by` among at most `limit` positions that can arise from this one.
pub fn search(position: &Chess, by: Color, taste: SearchHeuristics, limit: usize) -> SearchOutcome {
    if mated(position, by) {
        return SearchOutcome::Mate(Vec::new());
    }
    let mut seen = VisitedPositions::default();
    // The lowest estimate first; of two that are equal the later one, so that the search goes on where it is.
    let mut open = BinaryHeap::new();
    if let Some(place) = seen.note(SearchNode { position: position.clone(), before: 0, played: None }) {
        open.push((Reverse(estimate_distance_to_mate(position, by, taste, 0)), place));
    }
    while let Some((_, place)) = open.pop() {
        for played in reading::legal_moves(&seen.nodes[place].position) {
            let mut next = seen.nodes[place].position.clone();
            next.play_unchecked(played);
            if mated(&next, by) {
                return SearchOutcome::Mate(seen.line(place, Some(played)));
            }
            // Only a capture or a pawn's move changes the material and the walls.
            if played.is_zeroing() && walls::is_mate_obviously_impossible(&next, by) {
                continue;
            }
            let guessed = estimate_distance_to_mate(&next, by, taste, seen.nodes.len() as u64);
            if let Some(place) = seen.note(SearchNode { position: next, before: place, played: Some(played) }) {
                open.push((Reverse(guessed), place));
            }
        }
        if seen.nodes.len() >= limit && !open.is_empty() {
            return SearchOutcome::Unknown;
        }
    }
    SearchOutcome::Nowhere
}

/// Whether the opponent of `by` stands checkmated.
fn mated(position: &Chess, by: Color) -> bool {
    position.turn() != by && reading::is_checkmated(position)
}
