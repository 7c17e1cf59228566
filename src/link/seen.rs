//! Tell a joined station how the table stands, without saying again what it has: half-moves and scores only grow, but
//! for a ruling or a correction, so that a message stays small in a long game.

use ansage_game::seat::{ByColor, Color};
use ansage_game::view::View;
use serde::{Deserialize, Serialize};

/// A view, less what the station has already.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ViewDelta {
    /// So many half-moves of the view before stay.
    half_moves: usize,
    /// So many lines of each score of the view before stay.
    white_lines: usize,
    /// The same for Black's.
    black_lines: usize,
    /// The rest.
    view: View,
}

/// A [`ViewDelta`] that does not fit the view it should follow: something between was lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DeltaMismatch;

impl ViewDelta {
    /// This view, for a station that has the one before, or none.
    pub fn between_views(view: &View, before: Option<&View>) -> ViewDelta {
        let mut view = view.clone();
        let kept = before.map_or(0, |before| agreeing(&view.half_moves, &before.half_moves));
        let lines = |color| before.map_or(0, |it: &View| agreeing(view.scores.get(color), it.scores.get(color)));
        let (white_lines, black_lines) = (lines(Color::White), lines(Color::Black));
        view.half_moves.drain(..kept);
        view.scores.white.drain(..white_lines);
        view.scores.black.drain(..black_lines);
        ViewDelta { half_moves: kept, white_lines, black_lines, view }
    }

    /// The whole view, from the one before.
    ///
    /// # Errors
    /// [`DeltaMismatch`] where the view before does not have what stays.
    pub fn apply_to_view(self, before: Option<&View>) -> Result<View, DeltaMismatch> {
        let ViewDelta { half_moves, white_lines, black_lines, mut view } = self;
        view.half_moves.splice(..0, whole(before.map(|it| it.half_moves.as_slice()), half_moves)?);
        let lines = ByColor { white: white_lines, black: black_lines };
        for color in Color::ALL {
            let list = before.map(|it| it.scores.get(color).as_slice());
            view.scores.get_mut(color).splice(..0, whole(list, *lines.get(color))?);
        }
        Ok(view)
    }
}

/// How many entries from the beginning two lists share.
fn agreeing<T: PartialEq>(one: &[T], other: &[T]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

/// The first of a list.
fn whole<T: Clone>(list: Option<&[T]>, count: usize) -> Result<Vec<T>, DeltaMismatch> {
    list.unwrap_or_default().get(..count).map(<[T]>::to_vec).ok_or(DeltaMismatch)
}
