//! Play without an engine: a small search over the rules of chess.
//!
//! The same game, level and seed give the same move on every machine: no time is asked for. A level is a number of positions that
//! are looked at, and how much chance is mixed into the judgement.
//!
//! What counts is material, and where the pieces stand, weighed between the middle game and the end by the pieces that are left.
//! Captures and promotions are followed to their end, so that nothing is given away at the edge of what is seen.
//!
//! ```
//! use ansage_opponent::{Level, SmallOpponent};
//! use shakmaty::fen::Fen;
//! use shakmaty::{CastlingMode, Chess, Position};
//! let fen: Fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1".parse().unwrap();
//! let position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
//! let opponent = SmallOpponent::new(Level::new(4).unwrap(), 1);
//! assert_eq!(opponent.choose_move(&position, &[]).unwrap().to_string(), "Ra1-a8", "a mate is seen");
//! ```

use crate::Level;
use crate::dice::Dice;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, Color, EnPassantMode, Move, Position, Role, Square};

/// What a level is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct SearchStrength {
    /// Half-moves that are looked ahead at most.
    depth: u32,
    /// Positions that are looked at, at most.
    nodes: u64,
    /// The most by which chance changes the worth of a move, in hundredths of a pawn.
    noise: i32,
}

/// By level, from 1.
const STRENGTHS: [SearchStrength; SmallOpponent::HIGHEST.number() as usize] = [
    SearchStrength { depth: 1, nodes: 2_000, noise: 250 },
    SearchStrength { depth: 1, nodes: 5_000, noise: 50 },
    SearchStrength { depth: 2, nodes: 10_000, noise: 20 },
    SearchStrength { depth: 8, nodes: 120_000, noise: 5 },
];

/// The worth of a mate, less the half-moves to it. Greater than that of all pieces.
const MATE: i32 = 30_000;

/// From here on a worth is that of a mate.
const NEAR_MATE: i32 = MATE - 1_000;

/// In hundredths of a pawn: pawn, knight, bishop, rook, queen, king.
const WORTH: [i32; 6] = [100, 320, 330, 500, 900, 0];

/// Chooses moves at a level.
#[derive(Debug, Clone)]
pub struct SmallOpponent {
    strength: SearchStrength,
    seed: u64,
}

impl SmallOpponent {
    /// The highest level that it plays.
    pub const HIGHEST: Level = Level::new(4).unwrap();

    /// An opponent of this level, or of [`SmallOpponent::HIGHEST`] where it is higher.
    pub fn new(level: Level, seed: u64) -> SmallOpponent {
        let strength = STRENGTHS[usize::from(level.min(SmallOpponent::HIGHEST).number()) - 1];
        SmallOpponent { strength, seed }
    }

    /// What the position is worth to the player to move, in hundredths of a pawn; `None` where he has no move.
    pub fn worth(&self, start: &Chess, moves: &[Move]) -> Option<i32> {
        let (position, mut search) = self.begin_search(start, moves);
        self.judge_moves(&position, &mut search).into_iter().map(|(_, worth)| worth).max()
    }

    /// The move in the position to which these moves have led from the start; `None` where there is none.
    pub fn choose_move(&self, start: &Chess, moves: &[Move]) -> Option<Move> {
        let (position, mut search) = self.begin_search(start, moves);
        let worths = self.judge_moves(&position, &mut search);
        // Thrown anew for each position, so that a game that is gone on with, or a move taken back, changes nothing.
        let mut dice = Dice::new(self.seed ^ hash(&position).0 ^ moves.len() as u64);
        let best = worths.into_iter().map(|(candidate, worth)| {
            // A mate is not missed by chance, and not walked into.
            let noise = self.noise(&mut dice);
            (candidate, if worth.abs() > NEAR_MATE { worth } else { worth + noise })
        });
        best.max_by_key(|(_, worth)| *worth).map(|(candidate, _)| candidate)
    }

    /// The position to which these moves have led from the start, and a search that knows those before it.
    fn begin_search(&self, start: &Chess, moves: &[Move]) -> (Chess, PositionSearch) {
        let (mut position, mut line) = (start.clone(), Vec::new());
        for played in moves {
            line.push(hash(&position));
            position.play_unchecked(*played);
        }
        line.push(hash(&position));
        (position, PositionSearch { left: self.strength.nodes, line })
    }

    /// Every move with its worth, as deep as the positions suffice: right for those that chance can make the best.
    fn judge_moves(&self, position: &Chess, search: &mut PositionSearch) -> Vec<(Move, i32)> {
        let mut judged: Vec<(Move, i32)> =
            most_promising_first(position.legal_moves()).map(|found| (found, -MATE)).collect();
        for depth in 0..self.strength.depth {
            let (mut deeper, mut best) = (Vec::with_capacity(judged.len()), -MATE);
            for (candidate, _) in &judged {
                let alpha = best - 2 * self.strength.noise - 1;
                let Some(worth) = search.worth_after(position, *candidate, depth, -MATE, -alpha, 1) else { break };
                best = best.max(worth);
                deeper.push((*candidate, worth));
            }
            if deeper.len() < judged.len() {
                // What was looked at before it was enough stands; at first there is nothing else.
                return if depth == 0 { deeper } else { judged };
            }
            judged = deeper;
            judged.sort_by_key(|(_, worth)| -worth);
        }
        judged
    }

    fn noise(&self, dice: &mut Dice) -> i32 {
        let most = self.strength.noise;
        let thrown = dice.below(2 * most.unsigned_abs() as usize + 1);
        i32::try_from(thrown).unwrap_or(most) - most
    }
}

/// One search.
struct PositionSearch {
    /// Positions that may still be looked at.
    left: u64,
    /// The positions of the game and of the line that is looked at.
    line: Vec<Zobrist64>,
}

impl PositionSearch {
    /// What a move is worth to the player who makes it. `alpha` and `beta` are his opponent's bounds. `None` when no positions are left.
    fn worth_after(
        &mut self,
        position: &Chess,
        made: Move,
        depth: u32,
        alpha: i32,
        beta: i32,
        ply: i32,
    ) -> Option<i32> {
        let mut after = position.clone();
        after.play_unchecked(made);
        self.worth(&after, depth, alpha, beta, ply).map(|worth| -worth)
    }

    /// What a position is worth to the player to move.
    fn worth(&mut self, position: &Chess, depth: u32, alpha: i32, beta: i32, ply: i32) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        let moves = position.legal_moves();
        if moves.is_empty() {
            return Some(if position.is_check() { ply - MATE } else { 0 });
        }
        let here = hash(position);
        let is_repeated = || self.line.iter().rev().take(position.halfmoves() as usize).any(|before| *before == here);
        if position.is_insufficient_material() || position.halfmoves() >= 100 || is_repeated() {
            return Some(0);
        }
        if depth == 0 && !position.is_check() {
            return self.worth_when_quiet(position, alpha, beta);
        }
        self.line.push(here);
        let (mut best, mut alpha) = (Some(-MATE), alpha);
        for candidate in most_promising_first(moves) {
            let worth = self.worth_after(position, candidate, depth.saturating_sub(1), -beta, -alpha, ply + 1);
            best = best.zip(worth).map(|(best, worth)| best.max(worth));
            alpha = alpha.max(best.unwrap_or(beta));
            if alpha >= beta {
                break;
            }
        }
        self.line.pop();
        best
    }

    /// The worth after all captures and promotions have been played out.
    fn worth_when_quiet(&mut self, position: &Chess, alpha: i32, beta: i32) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        let mut best = evaluate(position);
        let mut moves = position.capture_moves();
        moves.extend(position.promotion_moves().into_iter().filter(|candidate| !candidate.is_capture()));
        for candidate in most_promising_first(moves) {
            if best >= beta {
                break;
            }
            let mut after = position.clone();
            after.play_unchecked(candidate);
            best = best.max(-self.worth_when_quiet(&after, -beta, -alpha.max(best))?);
        }
        Some(best)
    }
}

fn hash(position: &Chess) -> Zobrist64 {
    position.zobrist_hash(EnPassantMode::Legal)
}

fn worth_of(role: Role) -> i32 {
    WORTH[role as usize - 1]
}

/// The dearest piece taken by the cheapest first, then promotions, then the rest.
fn most_promising_first(moves: impl IntoIterator<Item = Move>) -> impl Iterator<Item = Move> {
    let promise = |candidate: &Move| {
        let taken = candidate.capture().map_or(0, |taken| 16 * worth_of(taken) - worth_of(candidate.role()));
        -(taken + candidate.promotion().map_or(0, |role| 8 * worth_of(role)))
    };
    let mut moves: Vec<Move> = moves.into_iter().collect();
    moves.sort_by_key(promise);
    moves.into_iter()
}

/// The worth of a position to the player to move, in hundredths of a pawn, without looking ahead.
fn evaluate(position: &Chess) -> i32 {
    let board = position.board();
    let count = |role: Role| i32::try_from(board.by_role(role).count()).unwrap_or(0);
    // 24 with all pieces on the board, 0 with none but pawns.
    let phase = (count(Role::Knight) + count(Role::Bishop) + 2 * count(Role::Rook) + 4 * count(Role::Queen)).min(24);
    let worth: i32 = board
        .iter()
        .map(|(square, piece)| {
            let seen = if piece.color == Color::White { square } else { square.flip_vertical() };
            let worth = worth_of(piece.role) + worth_of_place(piece.role, seen, phase);
            if piece.color == position.turn() { worth } else { -worth }
        })
        .sum();
    // To be on the move is worth a little.
    worth + 10
}

/// What the place of a piece adds, as its own side sees the board.
fn worth_of_place(role: Role, at: Square, phase: i32) -> i32 {
    // 0 at the edge, 3 in the middle.
    let middle = |line: u32| line.min(7 - line) as i32;
    let (file, rank) = (u32::from(at.file()), u32::from(at.rank()));
    let centre = middle(file) + middle(rank);
    match role {
        Role::Pawn => {
            let advanced = [0, 0, 5, 10, 20, 35, 60, 0][rank as usize] * (32 - phase) / 24;
            let holds_centre = middle(file) == 3 && middle(rank) == 3;
            advanced + if holds_centre { 20 * phase / 24 } else { 0 }
        }
        Role::Knight => 9 * centre - 30,
        Role::Bishop => 4 * centre - if rank == 0 { 20 } else { 10 },
        Role::Rook => 6 * i32::from(middle(file) == 3) + 20 * i32::from(rank == 6),
        // Not too early into the open.
        Role::Queen => 2 * centre - if rank > 1 { phase / 4 } else { 0 },
        Role::King => {
            let castled = rank == 0 && matches!(file, 1 | 2 | 6);
            let hidden = if castled { 30 } else { -25 * rank.min(3) as i32 };
            (hidden * phase + (10 * centre - 30) * (24 - phase)) / 24
        }
    }
}
