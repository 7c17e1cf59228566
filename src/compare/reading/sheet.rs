//! Walk along the entries of a sheet, and count how far they can be followed as they stand.

use super::MarkKind;
use super::likeness::names_square_of_castled_king;
use super::meaning::{AnnouncementMeaning, announcement_meaning};
use ansage_words::score::by_files::pawn_capture_by_files;
use ansage_words::score::illegal::move_named_by_squares;
use ansage_words::score::written::{SheetEntry, WrittenScore};
use shakmaty::{CastlingSide, Chess, Move, Position};
use std::cell::Cell;

/// How many positions may be looked at for one sheet, whatever stands on it.
const MOST_LOOKS: usize = 400_000;

/// What a castling that names the king's square alone says against a slip before it, in quarters of an entry.
const CASTLING_BY_SQUARE_PENALTY: i64 = 3;

/// A sheet, with the cell of its table in which each entry stands.
pub(crate) struct Sheet<'a> {
    pub written: &'a WrittenScore,
    cells: Vec<Option<i64>>,
    looks: Cell<usize>,
}

/// A place on the way through a sheet.
#[derive(Debug, Clone)]
pub(crate) struct SheetPlace {
    pub position: Chess,
    /// The next entry.
    pub entry: usize,
    /// The half-moves before it.
    pub ply: usize,
    pub columns: ColumnShift,
}

/// By how much the half-moves run ahead of the cells in which they stand.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct ColumnShift {
    /// `None` as long as no cell told it.
    pub ahead: Option<i64>,
    /// By how much it may change once without being a contradiction: after something left out or written twice.
    pub free: i64,
}

/// How far a sheet can be followed.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct SheetProgress {
    /// So many entries, as they stand.
    pub entries: usize,
    /// What numbers and columns say against it, in quarters of an entry.
    pub against: i64,
    /// Whether that is to the end.
    pub to_the_end: bool,
}

impl<'a> Sheet<'a> {
    pub fn new(written: &'a WrittenScore) -> Sheet<'a> {
        Sheet { written, cells: cells(written), looks: Cell::new(MOST_LOOKS) }
    }

    pub fn len(&self) -> usize {
        self.written.entries.len()
    }

    pub fn entry(&self, at: usize) -> Option<&SheetEntry> {
        self.written.entries.get(at)
    }

    /// How many more positions may be looked at.
    pub fn remaining_lookups(&self) -> usize {
        self.looks.get()
    }

    /// The cell of the table in which an entry stands, counted in half-moves from 0; `None` where nothing tells it.
    pub fn cell(&self, at: usize) -> Option<i64> {
        self.cells.get(at).copied().flatten()
    }

    /// The move the next entry means as it stands.
    pub fn move_of_next_entry(&self, place: &SheetPlace) -> Result<Move, MarkKind> {
        self.move_of_entry(place.entry, &place.position)
    }

    /// The move an entry means in a position as it stands.
    pub fn move_of_entry(&self, at: usize, position: &Chess) -> Result<Move, MarkKind> {
        self.looks.set(self.looks.get().saturating_sub(1));
        let entry = self.entry(at).ok_or(MarkKind::LeftOut)?;
        let Ok(said) = &entry.said else {
            let by_files = pawn_capture_by_files(position, &entry.text, self.written.lang);
            return by_files.ok_or(MarkKind::Unreadable);
        };
        let marked = || move_named_by_squares(position, said).filter(|_| entry.marked_illegal);
        match announcement_meaning(position, said) {
            AnnouncementMeaning::Move(legal) => Ok(legal),
            other => marked().ok_or(match other {
                AnnouncementMeaning::Ambiguous => MarkKind::Ambiguous,
                AnnouncementMeaning::PromotionMissing => MarkKind::PromotionMissing,
                _ => MarkKind::Impossible,
            }),
        }
    }

    /// The castling of which the next entry names the king's square alone.
    fn castling_of_next_entry(&self, place: &SheetPlace) -> Option<Move> {
        let said = self.entry(place.entry)?.said.as_ref().ok()?;
        let castlings = CastlingSide::ALL.into_iter().flat_map(|side| place.position.castling_moves(side));
        castlings.into_iter().find(|legal| names_square_of_castled_king(said, *legal))
    }

    /// By how much the cell of the next entry contradicts those before it.
    pub fn column_shift_of_next_entry(&self, place: &SheetPlace) -> i64 {
        let (Some(cell), Some(ahead)) = (self.cell(place.entry), place.columns.ahead) else { return 0 };
        let shift = place.ply as i64 - cell - ahead;
        if shift == place.columns.free { 0 } else { shift }
    }

    /// Goes on by the next entry, which means `legal`.
    pub fn advance_by_entry(&self, place: &mut SheetPlace, legal: Move) {
        if let Some(cell) = self.cell(place.entry) {
            place.columns = ColumnShift { ahead: Some(place.ply as i64 - cell), free: 0 };
        }
        place.entry += 1;
        place.play(legal);
    }

    /// Follows at most so many entries as they stand.
    pub fn follow_entries(&self, place: &mut SheetPlace, most: usize) -> SheetProgress {
        let mut followed = SheetProgress::default();
        while followed.entries < most && self.remaining_lookups() > 0 {
            let legal = match self.move_of_next_entry(place) {
                Ok(legal) => legal,
                Err(_) => {
                    let Some(castling) = self.castling_of_next_entry(place) else { break };
                    followed.against += CASTLING_BY_SQUARE_PENALTY;
                    castling
                }
            };
            followed.against += column_shift_penalty(self.column_shift_of_next_entry(place));
            self.advance_by_entry(place, legal);
            followed.entries += 1;
        }
        followed.to_the_end = place.entry >= self.len();
        followed
    }
}

impl SheetPlace {
    /// Goes on by a half-move that is on no entry.
    pub fn play(&mut self, legal: Move) {
        self.position.play_unchecked(legal);
        self.ply += 1;
    }
}

/// What a contradicting number says, in quarters of an entry: a wrong column more than a slip of the number.
pub(super) fn column_shift_penalty(shift: i64) -> i64 {
    match shift {
        0 => 0,
        _ if shift % 2 == 0 => 3,
        _ => 6,
    }
}

/// The cells of the table in which the entries stand, from 0; nothing where numbers do not run through the sheet.
fn cells(written: &WrittenScore) -> Vec<Option<i64>> {
    let first = i64::from(written.start.fullmoves().get());
    let turn = i64::from(written.start.turn().is_black());
    let cell = |entry: &SheetEntry| {
        let side = i64::from(entry.side?.is_black());
        Some((i64::from(entry.number?) - first) * 2 + side - turn)
    };
    let cells: Vec<Option<i64>> = written.entries.iter().map(cell).collect();
    let known = cells.windows(2).filter_map(|pair| Some(pair[1]? - pair[0]?));
    let (mut runs, mut jumps) = (0, 0);
    known.for_each(|step| if step == 1 { runs += 1 } else { jumps += 1 });
    if runs > 2 * jumps { cells } else { vec![None; cells.len()] }
}
