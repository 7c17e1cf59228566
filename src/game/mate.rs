//! Whether a player could still be checkmated (articles 6.9 and 5.2.2).
//!
//! Three means, each of which can be trusted on its own: the material that cannot mate in any position; pawn walls
//! that nobody can ever open (`mate::walls`); and a search that plays for both sides towards a mate (`mate::search`), whose
//! mate is one that was played out, and whose "nowhere" comes after every position that can arise. What none of them
//! shows within a fixed number of positions stays with the arbiter. Nothing depends on time, so that a journal gives
//! the same answers wherever it is replayed.

mod estimate;
mod patterns;
mod search;
mod walls;

use super::reading;
use estimate::SearchHeuristics;
use search::SearchOutcome;
use shakmaty::{Chess, Color, Move, Position};

/// The searches that are made one after another until one decides, and how many positions each looks at before the
/// next begins; after the last the arbiter is left to decide.
const SEARCHES: [(SearchHeuristics, usize); 12] = [
    (SearchHeuristics { hunt: true, surplus: 6, chance: 0 }, 1_500),
    (SearchHeuristics { hunt: false, surplus: 6, chance: 0 }, 1_500),
    (SearchHeuristics { hunt: true, surplus: 20, chance: 8 }, 1_500),
    (SearchHeuristics { hunt: false, surplus: 20, chance: 8 }, 1_500),
    (SearchHeuristics { hunt: true, surplus: 0, chance: 8 }, 1_500),
    (SearchHeuristics { hunt: false, surplus: 0, chance: 8 }, 1_500),
    (SearchHeuristics { hunt: true, surplus: 6, chance: 16 }, 1_500),
    (SearchHeuristics { hunt: false, surplus: 6, chance: 16 }, 1_500),
    (SearchHeuristics { hunt: true, surplus: 20, chance: 32 }, 3_000),
    (SearchHeuristics { hunt: false, surplus: 20, chance: 32 }, 3_000),
    (SearchHeuristics { hunt: true, surplus: 6, chance: 16 }, 6_000),
    (SearchHeuristics { hunt: false, surplus: 6, chance: 16 }, 10_000),
];

/// With more legal moves than this a position is not taken for a forced one.
const FORCED_MOVES: usize = 3;

/// How many half-moves a forced course to a dead position is followed.
const FORCED_PLIES: u32 = 4;

/// Whether a player can checkmate the opponent's king by some series of legal moves (article 6.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MatingAbility {
    /// Such a series was found.
    Can,
    /// It was shown that there is none.
    Cannot,
    /// Neither was shown.
    ArbiterDecides,
}

/// Whether `by` can checkmate the other king by some series of legal moves from here, both sides helping (6.9).
///
/// A mate that stands on the board counts. Where an illegal move stands and a king could be captured, the arbiter decides. The fifty and seventy-five moves and the repetitions (9.2, 9.3, 9.6) do not.
#[must_use]
pub fn mating_ability(position: &Chess, by: Color) -> MatingAbility {
    match decide(position, by) {
        SearchOutcome::Mate(_) => MatingAbility::Can,
        SearchOutcome::Nowhere => MatingAbility::Cannot,
        SearchOutcome::Unknown => MatingAbility::ArbiterDecides,
    }
}

/// A series of legal moves that ends with `by` giving checkmate, where [`mating_ability`] says that there is one.
///
/// It is empty where the mate stands on the board, and not the shortest.
#[must_use]
pub fn mating_line(position: &Chess, by: Color) -> Option<Vec<Move>> {
    match decide(position, by) {
        SearchOutcome::Mate(line) => Some(line),
        SearchOutcome::Nowhere | SearchOutcome::Unknown => None,
    }
}

fn decide(position: &Chess, by: Color) -> SearchOutcome {
    if reading::is_opponent_in_check(position) {
        return SearchOutcome::Unknown;
    }
    if walls::is_mate_obviously_impossible(position, by) || !walls::is_mate_conceivable(position, by) {
        return SearchOutcome::Nowhere;
    }
    let undecided = |found: &SearchOutcome| matches!(found, SearchOutcome::Unknown);
    let mut found = SEARCHES.iter().map(|(taste, limit)| search::search(position, by, *taste, *limit));
    found.find(|found| !undecided(found)).unwrap_or(SearchOutcome::Unknown)
}

/// Whether the position is shown to be dead: neither player can checkmate by any series of legal moves (5.2.2).
///
/// Quick enough to be asked after every half-move. It knows the material that cannot mate, locked walls of pawns, and
/// a few forced half-moves that lead to one of these or to stalemate, which itself counts; `false` means only that none of these was seen.
#[must_use]
pub fn is_dead(position: &Chess) -> bool {
    !reading::is_opponent_in_check(position) && is_dead_within(position, FORCED_PLIES)
}

fn is_dead_within(position: &Chess, plies: u32) -> bool {
    if [Color::White, Color::Black].iter().all(|by| walls::is_mate_obviously_impossible(position, *by)) {
        return true;
    }
    if plies == 0 {
        return false;
    }
    let moves = reading::legal_moves(position);
    if moves.is_empty() {
        return !position.is_check();
    }
    moves.len() <= FORCED_MOVES
        && moves.iter().all(|played| {
            let mut next = position.clone();
            next.play_unchecked(*played);
            is_dead_within(&next, plies - 1)
        })
}
