//! Costs of what may be wrong on two sheets. The cheapest explanation is the likeliest.
//!
//! They were set by hand, and the rates of the tests hold with them. Only their order matters: a slip of the pen is cheaper
//! than half-moves left out, those are cheaper than sheets that differ, and two slips are dearer than any single one.

/// A half-move is left out; each further one of the same gap costs [`NEXT_LEFT_OUT`].
pub(super) const LEFT_OUT: u32 = 10;
pub(super) const NEXT_LEFT_OUT: u32 = 2;
/// Both sheets lack the same half-move.
pub(super) const LEFT_OUT_ON_BOTH: u32 = 14;
/// The same as the record bears it out.
pub(super) const LEFT_OUT_BY_RECORD: u32 = 12;
/// Both sheets can be read, and say different things.
pub(super) const DIFFERENT: u32 = 12;
/// One sheet cannot be read, or names what is not legal.
pub(super) const UNREAD: u32 = 8;
/// Neither sheet can be read: what fits both, what is one symbol off, and what nothing speaks for.
pub(super) const NEITHER_READ: [u32; 3] = [10, 12, 16];
/// A half-move is written twice.
pub(super) const WRITTEN_TWICE: u32 = 6;
/// An entry is not part of the game.
pub(super) const INSERTED: u32 = 14;
/// Two entries stand in each other's place.
pub(super) const EXCHANGED: u32 = 8;
/// A number or a column contradicts those before.
pub(super) const NUMBER: u32 = 4;
/// A number jumps where the sheets would part.
pub(super) const JUMP_AT_PARTING: u32 = 8;
/// So many half-moves that agree bear out a gap before them.
pub(super) const ENOUGH_AGREEING: u8 = 4;
/// What a gap costs that fewer bear out.
pub(super) const NOT_BORNE_OUT: u32 = 12;
/// By how much an explanation may be dearer than the cheapest without being ruled out.
pub(super) const MARGIN: u32 = 12;

/// The sheets part for good: the dearer, the more of the shorter one is left. Without this end the search would explain two
/// sheets of different games by gaps.
pub(super) fn cost_of_parting(left: usize) -> u32 {
    DIFFERENT + left.min(36) as u32
}
