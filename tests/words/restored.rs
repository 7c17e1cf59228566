//! One sample of everything about restored courses, dictated boards and sheets, and comparisons, as long as it gets.

use super::samples::move_of;
use ansage_game::comparison::{BoardsAndScores, LackingLine, ScoreLinePair, ScorePair, SquareConflict};
use ansage_game::effect::{BoardDifference, EffectKind};
use ansage_game::reading::{IllegalReason, UnreadableReason};
use ansage_game::refusal::{CourseFault, Refusal};
use ansage_game::ruling::{RulingChange, SheetLine};
use ansage_game::seat::Color;
use shakmaty::{Role, Square};

pub fn changes() -> Vec<RulingChange> {
    let whose = Color::Black;
    let moves = |count| vec![move_of("Ng1f3"); count];
    let named = ["", "Frau Recht"].into_iter().flat_map(|name| {
        let arbiter = ansage_game::foreign::PersonName::new(name);
        let course = |keep, count| RulingChange::CourseRestored {
            keep,
            mover: if keep % 2 == 0 { Color::White } else { whose },
            moves: moves(count),
            arbiter: name.into(),
        };
        let line = |text: &str| SheetLine { ply: 2_000, text: text.into(), words: text.parse().ok() };
        let sheet = |ply, known, inserted, was| RulingChange::SheetSet {
            player: whose,
            ply,
            known,
            inserted,
            was,
            arbiter: arbiter.clone(),
        };
        [
            course(0, 0),
            course(0, 1),
            course(240, 20),
            course(1_999, 1),
            course(0, 2_000),
            course(1_000, 1_000),
            RulingChange::BoardSet { owner: whose, arbiter: arbiter.clone() },
            sheet(None, 1, None, None),
            sheet(None, 2_000, None, None),
            sheet(Some(2_000), 1, None, None),
            sheet(Some(2_000), 1, None, Some("Sf6 oder Lf6, unleserlich".into())),
            sheet(Some(2_000), 1, Some(line("Ng1f3")), None),
            sheet(Some(2_000), 1, Some(line("Sf3 oder Lf3")), None),
        ]
    });
    named.collect()
}

pub fn refusals() -> Vec<Refusal> {
    let square = Square::E8;
    let faults = [
        CourseFault::Unreadable(UnreadableReason::Ambiguous { role: Role::Knight, to: square, from: Vec::new() }),
        CourseFault::Unreadable(UnreadableReason::PromotionMissing { to: square }),
        CourseFault::Unreadable(UnreadableReason::NoMoveFits { reason: None }),
        CourseFault::Unreadable(UnreadableReason::NoPieceNamed { from: square }),
        CourseFault::NotLegal(IllegalReason::DoesNotReach),
    ];
    let words = "Pe7e8=Q".parse().unwrap();
    let broken = faults.map(|fault| Refusal::DictatedMoveFaulty { ply: 1_200, player: Color::Black, words, fault });
    broken.into_iter().chain([Refusal::NoTimeToChange, Refusal::FixedByRuling]).collect()
}

pub fn comparisons() -> Vec<EffectKind> {
    let (square, pawn) = (Square::E4, Some(Role::Pawn.of(Color::White)));
    let differs = || Some(vec![BoardDifference { square, shows: pawn, announced: None }; 8]);
    let between = |count| Some(vec![SquareConflict { square, white: pawn, black: None }; count]);
    let lines = ScoreLinePair {
        ply: 18,
        white: "Sf3".into(),
        black: "Nf6".into(),
        white_move: "Ng1f3".parse().ok(),
        black_move: "Ng8f6".parse().ok(),
    };
    let known = |agreed, first| ScorePair { white_known: true, black_known: true, agreed, first, lacking: None };
    let lacking = |written: &str| {
        let player = Color::Black;
        Some(LackingLine { player, ply: 18, written: written.into(), written_move: written.parse().ok() })
    };
    let compared = |white_board, black_board, between, scores| {
        EffectKind::ComparisonShown(Box::new(BoardsAndScores { white_board, black_board, between, scores }))
    };
    vec![
        compared(None, None, None, ScorePair::default()),
        compared(Some(Vec::new()), Some(Vec::new()), between(0), known(None, None)),
        compared(differs(), Some(Vec::new()), between(1), known(Some(2_000), Some(lines.clone()))),
        compared(differs(), differs(), between(8), known(None, Some(lines))),
        compared(None, None, None, ScorePair { lacking: lacking("Ng1f3"), ..known(Some(2_000), None) }),
        compared(None, None, None, ScorePair { lacking: lacking("x"), ..known(None, None) }),
    ]
}
