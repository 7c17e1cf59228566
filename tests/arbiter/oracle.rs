//! Never certain where two readings fit: every single repair of a sheet is tried with bare hands, and what the reader
//! says is held against it.

use crate::arbiter::damage::{PenSlip, damage, meant};
use crate::arbiter::games::REAL;
use crate::arbiter::paper::file;
use crate::arbiter::sheets::{Handwriting, PaperSheet};
use crate::arbiter::watch;
use ansage_compare::comparison::compare_sheets;
use ansage_compare::reading::{ReadingReason, read_sheet};
use ansage_testing::dice::Dice;
use ansage_words::locale::Lang;
use ansage_words::score::written::Notation;
use shakmaty::{Chess, Position};

/// How a sheet reads to its end with one repair: the half-move it is about, from 1.
fn repairs(sheet: &PaperSheet) -> Vec<usize> {
    let mut found = Vec::new();
    let mut position = sheet.start.clone();
    for at in 0..=sheet.cells.len() {
        for legal in position.legal_moves() {
            let mut after = position.clone();
            after.play_unchecked(legal);
            let instead = sheet.cells.get(at).is_some_and(|cell| meant(sheet, &position, &cell.text) != Some(legal));
            found.extend((instead && reads(sheet, at + 1, &after)).then_some(at + 1));
            // Something left out at the very end leaves no trace.
            found.extend((at < sheet.cells.len() && reads(sheet, at, &after)).then_some(at + 1));
        }
        let Some(cell) = sheet.cells.get(at) else { break };
        found.extend((reads(sheet, at + 1, &position)).then_some(at + 1));
        match meant(sheet, &position, &cell.text) {
            Some(legal) => position.play_unchecked(legal),
            None => break,
        }
    }
    found
}

fn reads(sheet: &PaperSheet, from: usize, position: &Chess) -> bool {
    let mut position = position.clone();
    sheet.cells[from.min(sheet.cells.len())..].iter().all(|cell| match meant(sheet, &position, &cell.text) {
        Some(legal) => {
            position.play_unchecked(legal);
            true
        }
        None => false,
    })
}

#[test]
fn nothing_is_certain_where_two_readings_fit() {
    let mut dice = Dice::new(0x0C1E);
    let kinds = [
        PenSlip::LeftOut,
        PenSlip::Doubled,
        PenSlip::WrongLegal,
        PenSlip::WrongIllegal,
        PenSlip::Unreadable,
        PenSlip::Ambiguous,
    ];
    let (mut several, mut single) = (0, 0);
    for round in 0..120 {
        let length = 16 + dice.below(12);
        let game = REAL[dice.below(REAL.len())].first(length);
        let hand = Handwriting::new(dice.pick(&Lang::ALL), Notation::Short, dice.chance(50), false);
        let mut sheet = PaperSheet::of(&game, hand);
        let Some(done) = damage(&mut sheet, &game, kinds[round % kinds.len()], &mut dice) else { continue };
        if reads(&sheet, 0, &sheet.start) {
            continue;
        }
        let repairs = repairs(&sheet);
        let reading = read_sheet(&[sheet.written()]).unwrap();
        watch::reading(&reading);
        assert!(!reading.marks.is_empty(), "{done:?} {}", file(&sheet));
        assert!(reading.certain < done.ply, "{done:?} {}", file(&sheet));
        if repairs.len() > 1 {
            several += 1;
            let named = reading.marks[0].candidates.len() > 1;
            let earliest = repairs.iter().min().copied().unwrap_or(0);
            assert!(named || reading.certain < earliest, "{done:?} {repairs:?} {}", file(&sheet));
        } else {
            single += 1;
        }
    }
    assert!(several >= 40 && single >= 3, "{several} with several readings, {single} with one");
}

/// Beside the other sheet, too: what it tells comes first, and what fits as well is named behind it.
#[test]
fn beside_the_other_sheet_what_fits_as_well_is_named() {
    let mut dice = Dice::new(0x0C1F);
    let (mut several, mut single) = (0, 0);
    for round in 0..120 {
        let game = REAL[dice.below(REAL.len())].first(18 + dice.below(12));
        let hand = Handwriting::new(dice.pick(&Lang::ALL), Notation::Short, dice.chance(50), round % 3 > 0);
        let other = PaperSheet::of(&game, Handwriting::new(Lang::En, Notation::Squares, false, true));
        let mut sheet = PaperSheet::of(&game, hand);
        let left_out = round % 2 == 0;
        let kind = if left_out { PenSlip::LeftOut } else { PenSlip::Unreadable };
        let Some(done) = damage(&mut sheet, &game, kind, &mut dice) else { continue };
        if reads(&sheet, 0, &sheet.start) {
            continue;
        }
        let position = &game.positions[done.ply - 1];
        let behind = if left_out { done.ply - 1 } else { done.ply };
        let fitting = position.legal_moves().into_iter().filter(|legal| {
            let mut after = position.clone();
            after.play_unchecked(*legal);
            reads(&sheet, behind, &after)
        });
        let fitting = fitting.count();
        let compared = compare_sheets(&sheet.readings(), &other.readings()).unwrap();
        watch::comparison(&compared);
        let reading = &compared.readings.white;
        let told = format!("{done:?} {fitting} fit {:#?}\n{}", reading.marks, file(&sheet));
        assert!(reading.certain < done.ply, "{told}");
        let true_move = Some(game.moves[done.ply - 1]);
        let of = |it: &ansage_compare::reading::Candidate| (it.ply, it.legal) == (done.ply, true_move);
        let Some(mark) = reading.marks.iter().find(|mark| mark.candidates.iter().any(of)) else { continue };
        assert_eq!(mark.candidates[0].reason, ReadingReason::OtherSheet, "{told}");
        // Of more than six that fit, three would be named by chance.
        assert!(fitting > 6 || mark.candidates.len() >= fitting.min(3), "{told}");
        several += usize::from(fitting > 1);
        single += usize::from(fitting == 1);
    }
    assert!(several >= 40 && single >= 3, "{several} with several readings, {single} with one");
}
