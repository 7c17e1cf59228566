//! Put the moves of a sheet with several columns of numbers into their order: 1 to 30 on the left, 31 to 60 on the right.

use super::group::{PlacedItem, SheetItem};

/// A move number, what stands behind it, and which of the numbers of its line it is, from 0.
struct NumberedBlock {
    from: usize,
    value: u32,
    line: usize,
    place: usize,
}

/// The items, block by block where the numbers run down the lines and not along them.
pub fn items_in_reading_order<'a>(items: Vec<PlacedItem<'a>>) -> Vec<PlacedItem<'a>> {
    reordered_items(&items).unwrap_or(items)
}

/// The items in their new order; `None` where the one in which they stand is theirs.
pub fn reordered_items<'a>(items: &[PlacedItem<'a>]) -> Option<Vec<PlacedItem<'a>>> {
    let mut blocks: Vec<NumberedBlock> = Vec::new();
    for (from, placed) in items.iter().enumerate() {
        if let SheetItem::Number { value: Some(value), place, .. } = placed.item {
            let before = blocks.last().filter(|before| before.line == place.line);
            let nth = before.map_or(0, |before| before.place + 1);
            blocks.push(NumberedBlock { from, value, line: place.line, place: nth });
        }
    }
    let most = blocks.iter().map(|block| block.place).max().unwrap_or(0);
    if most == 0 || !(0..=most).all(|place| runs_down(&blocks, place)) {
        return None;
    }
    let begin = blocks.first().map_or(0, |first| first.from);
    // The result below the columns is that of the game, and not of the left one.
    let last = blocks.last().map_or(0, |last| last.from);
    let is_end = |placed: &PlacedItem| matches!(placed.item, SheetItem::End(..));
    let behind = items[last..].iter().position(is_end).map_or(items.len(), |end| last + end);
    let mut ordered = items[..begin].to_vec();
    for place in 0..=most {
        for (i, block) in blocks.iter().enumerate().filter(|(_, block)| block.place == place) {
            let end = blocks.get(i + 1).map_or(behind, |next| next.from);
            ordered.extend_from_slice(&items[block.from..end]);
        }
    }
    ordered.extend_from_slice(&items[behind..]);
    Some(ordered)
}

/// Whether the numbers in this place count on from line to line, and lie behind all numbers to their left.
fn runs_down(blocks: &[NumberedBlock], place: usize) -> bool {
    let of = |place: usize| blocks.iter().filter(move |block| block.place == place).map(|block| block.value);
    let values: Vec<u32> = of(place).collect();
    let counts_on = values.windows(2).all(|pair| pair[0].checked_add(1) == Some(pair[1]));
    let Some(first) = values.first().filter(|_| counts_on) else { return false };
    // A column that has only begun goes on where the one to its left ends.
    match place.checked_sub(1).and_then(|left| of(left).max()) {
        None => values.len() > 1,
        Some(left) => *first > left && (values.len() > 1 || *first == left + 1),
    }
}
