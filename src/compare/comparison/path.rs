//! What one path through two sheets says of each half-move, and what it says of each sheet alone.

use crate::reading::{GuidedStep, ReadingReason};
use ansage_game::seat::{ByColor, Color};
use serde::Serialize;
use shakmaty::Move;

/// One step along both sheets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum JointStep {
    /// Both entries mean this move.
    Agreed(Move),
    /// Both mean this move, and certainty ends here: the other move may be missing on both before it.
    InDoubt(Move, Option<Move>),
    /// The numbers of both say that `missing` half-moves are left out before this move, which both mean. The move is `None`
    /// where nothing can be followed after the gap.
    BehindGap { legal: Option<Move>, missing: usize },
    /// Both can be read, and say different things: the path takes the move of this player's sheet.
    Different { taken: Color, legal: Move },
    /// This player's entry cannot be read, and the other's means this move.
    Unread { on: Color, legal: Move },
    /// Neither can be read: what fits them, or what the record has. They are misled where both name a move all the same.
    NeitherRead { legal: Move, by_record: bool, misled: bool },
    /// This player's sheet lacks the other's half-move.
    LeftOut { on: Color, legal: Move },
    /// Both sheets lack a half-move.
    LeftOutOnBoth { legal: Move, by_record: bool },
    /// This player's entry is not part of the game.
    PassedOver { on: Color, is_written_twice: bool },
    /// The next two entries of this player's sheet stand in each other's place.
    Exchanged { on: Color, first: Move, second: Move },
    /// From here on the sheets have nothing in common. They are misled where both name what cannot be.
    Parted { misled: bool },
}

impl JointStep {
    /// Whether both sheets name here what cannot be: a half-move before it may be missing on both.
    pub fn is_misled(self) -> bool {
        matches!(self, JointStep::NeitherRead { misled: true, .. } | JointStep::Parted { misled: true })
    }

    /// The moves of the step, in the order of the game.
    pub fn moves(self) -> [Option<Move>; 2] {
        match self {
            JointStep::Agreed(legal)
            | JointStep::InDoubt(legal, _)
            | JointStep::Different { legal, .. }
            | JointStep::Unread { legal, .. }
            | JointStep::NeitherRead { legal, .. }
            | JointStep::LeftOut { legal, .. }
            | JointStep::LeftOutOnBoth { legal, .. } => [Some(legal), None],
            JointStep::Exchanged { first, second, .. } => [Some(first), Some(second)],
            JointStep::BehindGap { legal, .. } => [legal, None],
            JointStep::PassedOver { .. } | JointStep::Parted { .. } => [None, None],
        }
    }

    /// What the step says of one sheet.
    pub fn on_sheet(self, whose: Color) -> Vec<GuidedStep> {
        let reason = |by_record: bool| by_record.then_some(ReadingReason::Record);
        match self {
            JointStep::Agreed(_) => vec![GuidedStep::AsWritten],
            JointStep::InDoubt(_, missing) => vec![GuidedStep::InDoubt(missing)],
            JointStep::BehindGap { legal, .. } => legal.map(|_| GuidedStep::BehindGap).into_iter().collect(),
            JointStep::Different { taken, legal } if taken != whose => vec![GuidedStep::Contradicted(legal)],
            JointStep::Unread { on, legal } if on == whose => {
                vec![GuidedStep::Meant(legal, Some(ReadingReason::OtherSheet))]
            }
            JointStep::NeitherRead { legal, by_record, .. } => vec![GuidedStep::Meant(legal, reason(by_record))],
            JointStep::LeftOut { on, legal } if on == whose => {
                vec![GuidedStep::LeftOut(legal, Some(ReadingReason::OtherSheet))]
            }
            JointStep::LeftOutOnBoth { legal, by_record } => vec![GuidedStep::LeftOut(legal, reason(by_record))],
            JointStep::PassedOver { on, .. } => [GuidedStep::PassedOver].into_iter().filter(|_| on == whose).collect(),
            JointStep::Exchanged { on, first, second } if on == whose => vec![GuidedStep::Exchanged(first, second)],
            JointStep::Exchanged { .. } => vec![GuidedStep::AsWritten; 2],
            JointStep::Different { .. } | JointStep::Unread { .. } | JointStep::LeftOut { .. } => {
                vec![GuidedStep::AsWritten]
            }
            JointStep::Parted { .. } => Vec::new(),
        }
    }

    /// The half-moves that a slip is about, as far as they are known, and how many they are.
    fn missing_or_meant(self) -> (Vec<Move>, usize) {
        match self {
            JointStep::BehindGap { missing, .. } => (Vec::new(), missing),
            JointStep::LeftOutOnBoth { by_record: false, .. } => (Vec::new(), 1),
            _ => {
                let known: Vec<Move> = self.moves().into_iter().flatten().collect();
                let count = known.len();
                (known, count)
            }
        }
    }

    fn slip(self) -> Option<(SlipKind, Option<Color>)> {
        match self {
            JointStep::Agreed(_) => None,
            JointStep::InDoubt(..) => Some((SlipKind::InDoubt, None)),
            JointStep::Different { .. } => Some((SlipKind::Different, None)),
            JointStep::Unread { on, .. } => Some((SlipKind::Unread, Some(on))),
            JointStep::NeitherRead { .. } => Some((SlipKind::Unread, None)),
            JointStep::LeftOut { on, .. } => Some((SlipKind::LeftOut, Some(on))),
            JointStep::LeftOutOnBoth { .. } | JointStep::BehindGap { .. } => Some((SlipKind::LeftOut, None)),
            JointStep::PassedOver { on, is_written_twice: true } => Some((SlipKind::WrittenTwice, Some(on))),
            JointStep::PassedOver { on, is_written_twice: false } => Some((SlipKind::Inserted, Some(on))),
            JointStep::Exchanged { on, .. } => Some((SlipKind::Exchanged, Some(on))),
            JointStep::Parted { .. } => Some((SlipKind::Parted, None)),
        }
    }
}

/// One cause for which two sheets do not agree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetSlip {
    /// What it is.
    pub kind: SlipKind,
    /// On whose sheet; `None` for both, and where the two contradict each other.
    pub whose: Option<Color>,
    /// The first half-move of it, from 1.
    pub ply: usize,
    /// The half-moves that are left out, or that the unreadable entries stand for. Of what both sheets lack only those of
    /// the record are known.
    pub half_moves: Vec<Move>,
    /// The first entry of each sheet from which it takes any.
    pub first_entries: ByColor<usize>,
    /// How many half-moves it is about, known or not.
    pub count: usize,
    /// How many entries of each sheet it takes.
    pub entries: ByColor<usize>,
    /// Whether enough half-moves agree after it to make it certain; else it is the likelier reading.
    pub is_borne_out: bool,
}

/// What a slip is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SlipKind {
    /// Half-moves are left out.
    LeftOut,
    /// Half-moves are written twice.
    WrittenTwice,
    /// Entries are not part of the game.
    Inserted,
    /// Entries stand in each other's place.
    Exchanged,
    /// An entry cannot be read, or its move is not legal.
    Unread,
    /// Both can be read, and say different things.
    Different,
    /// Both sheets say the same, and another explanation of what follows is as likely.
    InDoubt,
    /// The sheets have nothing in common from here on.
    Parted,
}

/// Half-moves that agree right behind a gap and bear it out.
const BEARING_OUT: usize = 4;

/// How many entries of a sheet a step takes.
fn entries_of_step(step: JointStep, whose: Color) -> usize {
    let entries = step.on_sheet(whose).into_iter().map(|step| match step {
        GuidedStep::LeftOut(..) | GuidedStep::BehindGap => 0,
        GuidedStep::Exchanged(..) => 2,
        _ => 1,
    });
    entries.sum()
}

/// The slips of a path whose first half-move is the one behind `agreed` half-moves: one cause, one slip.
pub(super) fn slips_of_path(steps: &[JointStep], agreed: usize) -> Vec<SheetSlip> {
    let mut slips: Vec<SheetSlip> = Vec::new();
    let mut ply = agreed;
    let mut next_entries = ByColor { white: agreed, black: agreed };
    let mut before = None;
    for (at, step) in steps.iter().enumerate() {
        let moves = step.moves().into_iter().flatten();
        let (known, count) = step.missing_or_meant();
        let taken = ByColor::new_with(|whose| entries_of_step(*step, whose));
        let slip = step.slip();
        if let Some((kind, whose)) = slip {
            let rest = steps.get(at + 1..).unwrap_or_default();
            let agreeing = rest.iter().take_while(|step| matches!(step, JointStep::Agreed(_))).count();
            let is_borne_out = agreeing >= BEARING_OUT;
            match slips.last_mut().filter(|_| before == slip && kind != SlipKind::Different) {
                Some(last) => {
                    last.half_moves.extend(known);
                    last.count += count;
                    last.entries.white += taken.white;
                    last.entries.black += taken.black;
                    last.is_borne_out = is_borne_out;
                }
                None => {
                    let (ply, half_moves, first_entries) = (ply + 1, known, next_entries);
                    let entries = taken;
                    slips.push(SheetSlip { kind, whose, ply, half_moves, count, first_entries, entries, is_borne_out });
                }
            }
        }
        before = slip;
        ply += moves.count();
        next_entries = ByColor::new_with(|whose| *next_entries.get(whose) + *taken.get(whose));
    }
    slips
}
