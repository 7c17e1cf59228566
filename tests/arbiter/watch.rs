//! What must hold of every reading and every comparison, whatever is on the sheets.

use ansage_compare::comparison::{Agreement, Comparison};
use ansage_compare::reading::{Candidate, MarkKind, ReadingReason, SheetReading};
use ansage_game::reading::read_announcement;
use ansage_words::score::by_files::pawn_capture_by_files;
use ansage_words::score::written::SheetEntry;
use shakmaty::Position;

/// Nothing is read in silence: what no mark proposes is what the entry says, and every mark names its place.
pub fn reading(reading: &SheetReading) {
    let mut position = reading.written.start.clone();
    let mut last = None;
    for (index, half_move) in reading.half_moves.iter().enumerate() {
        assert!(position.is_legal(half_move.legal), "half-move {}", index + 1);
        match (half_move.mark, half_move.entry) {
            (None, Some(entry)) => {
                let SheetEntry { said, text, .. } = &reading.written.entries[entry];
                let meant = match said {
                    Ok(said) => read_announcement(&position, said).unwrap().legal.ok(),
                    Err(_) => pawn_capture_by_files(&position, text, reading.written.lang),
                };
                assert_eq!(meant, Some(half_move.legal), "half-move {}", index + 1);
                assert!(last.is_none_or(|last| entry > last), "half-move {}", index + 1);
            }
            (None, None) => panic!("half-move {} is on no entry and has no mark", index + 1),
            (Some(mark), _) => {
                assert!(index >= reading.certain, "half-move {} is proposed, {} certain", index + 1, reading.certain);
                let candidates = &reading.marks[mark].candidates;
                assert!(candidates.is_empty() || candidates.iter().any(|it| it.ply <= index + 2));
            }
        }
        last = half_move.entry.or(last);
        position.play_unchecked(half_move.legal);
    }
    assert_eq!(position, reading.end);
    assert!(reading.certain <= reading.half_moves.len());
    let used = |entry: usize| reading.half_moves.iter().any(|half_move| half_move.entry == Some(entry));
    let given_up = reading.marks.iter().any(|mark| mark.kind == MarkKind::NotFollowed);
    let marked = |entry: usize| reading.marks.iter().any(|mark| mark.entry == Some(entry));
    for entry in 0..reading.written.entries.len() {
        assert!(used(entry) || marked(entry) || given_up, "entry {entry} is lost");
    }
    for mark in &reading.marks {
        let entry = &reading.written.entries[mark.entry.unwrap()];
        assert_eq!((mark.line, mark.column), (entry.line, entry.column));
        assert_eq!(mark.text.is_empty(), mark.kind == MarkKind::LeftOut || entry.text.is_empty());
        assert!(mark.candidates.len() <= 3);
        for (at, one) in mark.candidates.iter().enumerate() {
            assert_ne!(one.reason, ReadingReason::Following { legal: 0 }, "{mark:#?}");
            let is_same = |known: &&Candidate| (known.ply, known.legal) == (one.ply, one.legal);
            assert_eq!(mark.candidates[..at].iter().find(is_same), None, "{mark:#?}");
        }
    }
}

/// The rows hold every entry of both sheets once, in their order, and say of it what the readings say.
pub fn comparison(compared: &Comparison) {
    for side in [&compared.readings.white, &compared.readings.black] {
        reading(side);
    }
    let both = [
        (&compared.readings.white, compared.rows.iter().map(|row| row.entries.white).collect::<Vec<_>>()),
        (&compared.readings.black, compared.rows.iter().map(|row| row.entries.black).collect()),
    ];
    for (side, entries) in both {
        let mut entries: Vec<usize> = entries.into_iter().flatten().collect();
        entries.sort_unstable();
        assert_eq!(entries, (0..side.written.entries.len()).collect::<Vec<usize>>());
        assert!(side.certain >= compared.agreed || side.half_moves.len() < compared.agreed);
    }
    assert!(compared.rows.windows(2).all(|pair| pair[0].ply <= pair[1].ply));
    let same = compared.rows.iter().take_while(|row| row.agreement == Agreement::Same).count();
    match compared.first {
        Some(first) => {
            assert_eq!(first.ply, compared.agreed + 1);
            assert_eq!((first.row, compared.rows[first.row].ply), (same, first.ply));
            assert_eq!(first.both_readable, compared.rows[first.row].agreement == Agreement::Differ);
        }
        None => assert_eq!((same, compared.agreed), (compared.rows.len(), same)),
    }
}
