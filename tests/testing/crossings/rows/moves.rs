//! Announcing, hearing, correcting, pressing (D.2.1, D.2.3, D.2.7, 6.2).

use super::super::data::ActKind::*;
use super::super::data::{CrossingAct, CrossingEdition, CrossingRow, ExpectedOutcome, FALLS_TOLD, SetUp, d, m, o, t};
use super::super::stages::HalfMoveStage;

/// The sighted player may press his clock, and nothing is entered.
const TO_PRESS: &[HalfMoveStage] =
    &[HalfMoveStage::ToMove, HalfMoveStage::FlagDown, HalfMoveStage::WordAsked, HalfMoveStage::WordAskedAgain];
const SAYS: &[CrossingAct] = &[m(Say), m(SayMate), m(SayIllegal)];
const BLIND: &[SetUp] = &[SetUp::OneBlind, SetUp::TwoBlind, SetUp::PegsBlind];
const SIGHTED: &[SetUp] = &[SetUp::OneSighted, SetUp::TwoSighted, SetUp::BoardSighted];
const ONE_SIGHTED: &[SetUp] = &[SetUp::OneSighted];
const TO_MOVE: &[HalfMoveStage] = &[
    HalfMoveStage::ToMove,
    HalfMoveStage::FlagDown,
    HalfMoveStage::Sealing,
    HalfMoveStage::WordAsked,
    HalfMoveStage::WordAskedAgain,
];
const ANNOUNCED: &[HalfMoveStage] = &[
    HalfMoveStage::Made,
    HalfMoveStage::FirstMade,
    HalfMoveStage::Offered,
    HalfMoveStage::Unheard,
    HalfMoveStage::Unmade,
    HalfMoveStage::Ending,
    HalfMoveStage::IllegalSaid,
];
const ALL_ANNOUNCED: &[HalfMoveStage] = &[
    HalfMoveStage::Made,
    HalfMoveStage::FirstMade,
    HalfMoveStage::Offered,
    HalfMoveStage::Unheard,
    HalfMoveStage::Unmade,
    HalfMoveStage::Ending,
    HalfMoveStage::IllegalSaid,
    HalfMoveStage::Kept,
];
/// The mover's press does something at once.
const PRESSABLE: &[HalfMoveStage] = &[
    HalfMoveStage::Made,
    HalfMoveStage::FirstMade,
    HalfMoveStage::Offered,
    HalfMoveStage::Replied,
    HalfMoveStage::IllegalSaid,
    HalfMoveStage::ToMove,
    HalfMoveStage::Sealing,
    HalfMoveStage::Unmade,
    HalfMoveStage::WordAsked,
    HalfMoveStage::WordAskedAgain,
];
const MADE: &[HalfMoveStage] = &[HalfMoveStage::Made, HalfMoveStage::FirstMade, HalfMoveStage::Offered];

pub const ROWS: &[CrossingRow] = &[
    // A press with a board on which nothing was moved is a case at once; what comes after it meets that case.
    CrossingRow::of("7.5.3, 6.2.1", &[HalfMoveStage::ToMove, HalfMoveStage::FlagDown])
        .first(&[m(Press)])
        .second(&[
            m(Say),
            m(SayMate),
            m(SayIllegal),
            m(ClaimHands),
            o(ClaimHands),
            m(Arbiter),
            o(Arbiter),
            o(Flag),
            d(Stop),
            t(Leave),
            t(Crash),
            t(LinkLost),
        ])
        .where_(&[SetUp::BoardSighted])
        .then(ExpectedOutcome::first()),
    CrossingRow::of("6.8", &[HalfMoveStage::Unheard])
        .first(&[t(FlagFalls)])
        .second(&[m(Press)])
        .then(ExpectedOutcome::second().told(&["flag-fell"])),
    // One move at a time.
    CrossingRow::of("D.2.1", TO_MOVE).first(SAYS).second(SAYS).then(ExpectedOutcome::first().told(&["refused"])),
    CrossingRow::of("D.2.4", &[HalfMoveStage::Pressed, HalfMoveStage::FlagCase])
        .first(SAYS)
        .second(SAYS)
        .then(ExpectedOutcome::first().told(&["refused"])),
    // The sighted player presses, and his move is entered: completed by his press, whenever it is entered.
    CrossingRow::of("D.2.4", TO_PRESS).first(&[m(Press)]).second(&[m(Say)]).where_(ONE_SIGHTED).then(
        ExpectedOutcome::awaits("move O", "O").moves(1, 0).told(&["hall pressed-before-entry", "hall move-completed"]),
    ),
    // Entered first, his clock stands at his press, and the other's waits for the last word.
    CrossingRow::of("D.2.4", TO_MOVE).first(SAYS).second(&[m(Press)]).where_(SIGHTED).then(
        ExpectedOutcome::awaits("last-word M", "-").moves(1, 0).told(&["hall press-waits"]).untold(&["game-over"]),
    ),
    // Heard and pressed: it counts with whichever is last.
    CrossingRow::of("D.2.3", &[HalfMoveStage::Unheard])
        .first(&[m(Press), t(Heard)])
        .second(&[m(Press), t(Heard)])
        .then(ExpectedOutcome::awaits("move O", "O").moves(1, 0)),
    // What was being spoken when the program died is told again.
    CrossingRow::of("D.2.1", &[HalfMoveStage::Unheard, HalfMoveStage::Kept])
        .first(&[t(Crash)])
        .second(&[t(Heard)])
        .then(ExpectedOutcome::telling().told(&["hall move-announced"])),
    CrossingRow::of("D.2.1", &[])
        .first(&[t(Crash)])
        .second(&[m(Misheard), o(Misheard)])
        .then(ExpectedOutcome::telling().told(&["hall move-announced"])),
    // What the other misheard is mended until the player's own next announcement.
    CrossingRow::of("D.2.7", TO_MOVE)
        .first(SAYS)
        .second(&[m(Misheard)])
        .then(ExpectedOutcome::first().told(&["refused misheard-too-late"])),
    CrossingRow::of("D.2.7", TO_MOVE).first(&[m(Misheard)]).second(SAYS).then(ExpectedOutcome::awaits("press M", "M")),
    // A slip is corrected before the other's clock is started (D.2.7), never after.
    CrossingRow::of("D.2.7", MADE)
        .first(&[m(Press)])
        .second(&[m(Correct)])
        .then(ExpectedOutcome::first().told(&["M refused correction-too-late"])),
    CrossingRow::of(
        "D.2.7",
        &[HalfMoveStage::Unheard, HalfMoveStage::Unmade, HalfMoveStage::Ending, HalfMoveStage::IllegalSaid],
    )
    .first(&[m(Press)])
    .second(&[m(Correct)])
    .where_(SIGHTED)
    .then(ExpectedOutcome::first().told(&["refused correction-too-late"])),
    // A kept press starts no clock: the correction takes it back.
    CrossingRow::of("D.2.7, D.2.3", &[HalfMoveStage::Unheard])
        .first(&[m(Press)])
        .second(&[m(Correct)])
        .where_(BLIND)
        .then(ExpectedOutcome::awaits("press M", "M").told(&["M press-cancelled"])),
    CrossingRow::of("D.2.7, D.2.3", ANNOUNCED)
        .first(&[m(Correct)])
        .second(&[m(Press)])
        .where_(BLIND)
        .then(ExpectedOutcome::awaits("last-word M", "M").told(&["M press-kept"])),
    CrossingRow::of("D.2.7, D.2.4", ANNOUNCED)
        .first(&[m(Correct), o(Misheard)])
        .second(&[m(Press)])
        .where_(SIGHTED)
        .then(ExpectedOutcome::awaits("last-word M", "-").moves(1, 0).told(&["hall press-waits"])),
    CrossingRow::of("D.2.3", &[HalfMoveStage::Kept])
        .first(&[t(Heard)])
        .second(&[m(Correct)])
        .then(ExpectedOutcome::first().told(&["M refused correction-too-late"])),
    CrossingRow::of("D.2.3", &[HalfMoveStage::Kept])
        .first(&[m(Correct)])
        .second(&[t(Heard)])
        .then(ExpectedOutcome::awaits("press M", "M")),
    CrossingRow::of("D.2.3", &[HalfMoveStage::Kept])
        .first(&[t(Heard), m(Correct)])
        .second(&[m(Cancel)])
        .then(ExpectedOutcome::first().told(&["M refused nothing-pressed"])),
    CrossingRow::of("D.2.3", &[HalfMoveStage::Kept])
        .first(&[m(Cancel)])
        .second(&[t(Heard)])
        .then(ExpectedOutcome::awaits("press M", "M")),
    CrossingRow::of("D.2.7", &[HalfMoveStage::Kept])
        .first(&[m(Cancel)])
        .second(&[m(Correct)])
        .then(ExpectedOutcome::second()),
    // What was misheard of a pressed move is mended until the answer.
    CrossingRow::of("D.2.7, C.3 (2009)", &[HalfMoveStage::IllegalSaid])
        .first(&[m(Press)])
        .second(&[o(Misheard)])
        .by(&[CrossingEdition::Blitz2009])
        .then(ExpectedOutcome::awaits("move O", "O").moves(1, 0)),
    // It was his own press: that the move was another is for both, or for the arbiter.
    CrossingRow::of("7.5.5, D.2.7", &[HalfMoveStage::IllegalSaid])
        .first(&[m(Press)])
        .second(&[o(Misheard)])
        .then(ExpectedOutcome::awaits("settlement", "-").moves(0, 0).offences(1, 0).case("correction of M by O")),
    CrossingRow::of("D.2.7", MADE)
        .first(&[m(Press)])
        .second(&[o(Misheard)])
        .where_(ONE_SIGHTED)
        .then(ExpectedOutcome::awaits("move O", "O").moves(1, 0)),
    CrossingRow::of("D.2.7", ANNOUNCED)
        .first(&[o(Misheard)])
        .second(&[o(Say)])
        .where_(ONE_SIGHTED)
        .then(ExpectedOutcome::awaits("press M", "M").untold(&["refused"])),
    // The press has stopped his clock; what the other mends of it is said on his own time.
    CrossingRow::of("D.2.7, 6.2", &[HalfMoveStage::Unheard])
        .first(&[m(Press)])
        .second(&[o(Misheard)])
        .where_(ONE_SIGHTED)
        .then(ExpectedOutcome::awaits("last-word M", "O").moves(1, 0)),
    CrossingRow::of("D.2.7", &[HalfMoveStage::Kept])
        .first(&[o(Misheard)])
        .second(&[o(Say)])
        .where_(ONE_SIGHTED)
        .then(ExpectedOutcome::awaits("last-word M", "O").untold(&["refused"])),
    CrossingRow::of("D.2.7", ALL_ANNOUNCED)
        .first(&[o(Say)])
        .second(&[o(Misheard)])
        .where_(ONE_SIGHTED)
        .then(ExpectedOutcome::first().told(&["O refused misheard-too-late"])),
    // A press before the flag stops the clock; after the flag it completes the move all the same (6.8: nobody has claimed).
    CrossingRow::of("6.8", PRESSABLE)
        .first(&[m(Press)])
        .second(&[t(FlagFalls)])
        .then(ExpectedOutcome::first().untold(&["flag-fell"])),
    CrossingRow::of("6.8", &[HalfMoveStage::Pressed])
        .first(SAYS)
        .second(&[t(FlagFalls)])
        .then(ExpectedOutcome::telling()),
    CrossingRow::of("6.8", &[HalfMoveStage::Pressed])
        .first(&[t(FlagFalls)])
        .second(SAYS)
        .then(ExpectedOutcome::second().told(&["flag-fell"])),
    CrossingRow::of("6.8", PRESSABLE)
        .first(&[t(FlagFalls)])
        .second(&[m(Press)])
        .then(ExpectedOutcome::second().told(&["flag-fell"])),
    // A press that is kept for the last word does not beat the flag; a sighted player's, on arrival, does.
    CrossingRow::of("D.2.3, 6.8", &[HalfMoveStage::Kept])
        .first(&[t(FlagFalls)])
        .second(&[t(Heard)])
        .where_(BLIND)
        .then(ExpectedOutcome::awaits("move O", "O").moves(1, 0).told(&["flag-fell"])),
    CrossingRow::of("D.2.3, 6.8", &[HalfMoveStage::Kept])
        .first(&[t(Heard)])
        .second(&[t(FlagFalls)])
        .then(ExpectedOutcome::first().untold(&["flag-fell"])),
    CrossingRow::of("D.2.4, 6.8", &[HalfMoveStage::Unheard])
        .first(&[m(Press)])
        .second(&[t(FlagFalls)])
        .where_(SIGHTED)
        .then(ExpectedOutcome::awaits("last-word M", "-").moves(1, 0).untold(&["flag-fell"])),
    CrossingRow::of("D.2.3, 6.8", &[HalfMoveStage::Unheard])
        .first(&[m(Press)])
        .second(&[t(FlagFalls)])
        .where_(BLIND)
        .by(FALLS_TOLD)
        .then(ExpectedOutcome::awaits("last-word M", "M").told(&["hall flag-fell"])),
];
