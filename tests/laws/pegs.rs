//! Sensed boards: hardware.md's "From events to moves" and Appendix D.2.2, D.2.3, D.2.7, rule by rule.

mod announce;
mod at_press;
mod cable;
mod eboard;
mod guide;
mod made;
mod mend;
mod promotion;
mod shapes;
mod touch;

use super::table::{RefereeTable, brief};
use ansage_game::claim::Claim;
use ansage_game::effect::{Audience, EffectKind};
use ansage_game::event::{EventKind, OpponentsWord};
use ansage_game::seat::Seat;

/// A game begun, with White's board found.
fn table() -> RefereeTable {
    let mut table = RefereeTable::begun();
    table.found("");
    table
}

/// A game begun from a position, with White's board found.
fn position(fen: &str) -> RefereeTable {
    let mut table = RefereeTable::from_position(fen);
    table.found("");
    table
}

/// These moves were played, and then White's board is found as it should be.
fn after(codes: &str) -> RefereeTable {
    let mut table = RefereeTable::begun();
    table.moves(codes).found("");
    table
}

/// Black complains of touched pieces and the arbiter comes: the facts, or why there are none.
fn facts(table: &mut RefereeTable) -> String {
    table
        .send(Seat::White, EventKind::SpokenForOpponent { word: OpponentsWord::Claim(Claim::Touched) })
        .black_confirms();
    if let Some(refused) = table.told.iter().find(|effect| matches!(effect.kind, EffectKind::Refused(_))) {
        return brief(refused);
    }
    let mut told: Vec<String> = table.told.iter().map(brief).collect();
    table.send(Seat::White, EventKind::DeskTaken { verifier: "proof".into(), arbiter: "".into() });
    told.extend(table.told.iter().map(brief));
    told.iter().find_map(|told| told.strip_prefix("desk: touch-facts ")).unwrap_or_default().into()
}

/// Everything told last was told to everybody.
fn public(table: &RefereeTable) -> bool {
    table.told.iter().all(|effect| effect.to == Audience::Hall)
}
