//! Announcing, hearing, correcting, pressing (D.2.1, D.2.3, D.2.7, 6.2).

use super::super::data::Kind::*;
use super::super::data::{Act, FALLS_TOLD, Row, SetUp, Then, m, o, t};
use super::super::stages::Stage;

/// The sighted player may press his clock, and nothing is entered.
const TO_PRESS: &[Stage] = &[Stage::ToMove, Stage::FlagDown, Stage::WordAsked, Stage::WordAskedAgain];
const SAYS: &[Act] = &[m(Say), m(SayMate), m(SayIllegal)];
const BLIND: &[SetUp] = &[SetUp::OneBlind, SetUp::TwoBlind, SetUp::PegsBlind];
const SIGHTED: &[SetUp] = &[SetUp::OneSighted, SetUp::TwoSighted, SetUp::BoardSighted];
const ONE_SIGHTED: &[SetUp] = &[SetUp::OneSighted];
const TO_MOVE: &[Stage] = &[Stage::ToMove, Stage::FlagDown, Stage::Sealing, Stage::WordAsked, Stage::WordAskedAgain];
const ANNOUNCED: &[Stage] =
    &[Stage::Made, Stage::FirstMade, Stage::Offered, Stage::Unheard, Stage::Unmade, Stage::Ending, Stage::IllegalSaid];
const ALL_ANNOUNCED: &[Stage] = &[
    Stage::Made,
    Stage::FirstMade,
    Stage::Offered,
    Stage::Unheard,
    Stage::Unmade,
    Stage::Ending,
    Stage::IllegalSaid,
    Stage::Kept,
];
/// The mover's press does something at once.
const PRESSABLE: &[Stage] = &[
    Stage::Made,
    Stage::FirstMade,
    Stage::Offered,
    Stage::Replied,
    Stage::IllegalSaid,
    Stage::ToMove,
    Stage::Sealing,
    Stage::Unmade,
    Stage::WordAsked,
    Stage::WordAskedAgain,
];
const MADE: &[Stage] = &[Stage::Made, Stage::FirstMade, Stage::Offered];

pub const ROWS: &[Row] = &[
    Row::of("6.8", &[Stage::Unheard])
        .first(&[t(FlagFalls)])
        .second(&[m(Press)])
        .then(Then::second().told(&["flag-fell"])),
    // One move at a time.
    Row::of("D.2.1", TO_MOVE).first(SAYS).second(SAYS).then(Then::first().told(&["refused"])),
    Row::of("D.2.4", &[Stage::Pressed, Stage::FlagCase])
        .first(SAYS)
        .second(SAYS)
        .then(Then::first().told(&["refused"])),
    // The sighted player presses, and his move is entered: completed by his press, whenever it is entered.
    Row::of("D.2.4", TO_PRESS)
        .first(&[m(Press)])
        .second(&[m(Say)])
        .where_(ONE_SIGHTED)
        .then(Then::awaits("move O", "O").moves(1, 0).told(&["hall replied", "hall move-completed"])),
    // Entered first, his clock stands at his press, and the other's waits for the last word.
    Row::of("D.2.4", TO_MOVE)
        .first(SAYS)
        .second(&[m(Press)])
        .where_(SIGHTED)
        .then(Then::awaits("last-word M", "-").moves(1, 0).told(&["hall press-waits"]).untold(&["game-over"])),
    // Heard and pressed: it counts with whichever is last.
    Row::of("D.2.3", &[Stage::Unheard])
        .first(&[m(Press), t(Heard)])
        .second(&[m(Press), t(Heard)])
        .then(Then::awaits("move O", "O").moves(1, 0)),
    // What was being spoken when the program died is told again.
    Row::of("D.2.1", &[Stage::Unheard, Stage::Kept])
        .first(&[t(Crash)])
        .second(&[t(Heard)])
        .then(Then::telling().told(&["hall move-told"])),
    Row::of("D.2.1", &[])
        .first(&[t(Crash)])
        .second(&[m(Misheard), o(Misheard)])
        .then(Then::telling().told(&["hall move-told"])),
    // What the other misheard is mended until the player's own next announcement.
    Row::of("D.2.7", TO_MOVE)
        .first(SAYS)
        .second(&[m(Misheard)])
        .then(Then::first().told(&["refused misheard-too-late"])),
    Row::of("D.2.7", TO_MOVE).first(&[m(Misheard)]).second(SAYS).then(Then::awaits("press M", "M")),
    // A slip is corrected before the other's clock is started (D.2.7), never after.
    Row::of("D.2.7", MADE)
        .first(&[m(Press)])
        .second(&[m(Correct)])
        .then(Then::first().told(&["M refused correction-too-late"])),
    Row::of("D.2.7", &[Stage::Unheard, Stage::Unmade, Stage::Ending, Stage::IllegalSaid])
        .first(&[m(Press)])
        .second(&[m(Correct)])
        .where_(SIGHTED)
        .then(Then::first().told(&["refused correction-too-late"])),
    // A kept press starts no clock: the correction takes it back.
    Row::of("D.2.7, D.2.3", &[Stage::Unheard])
        .first(&[m(Press)])
        .second(&[m(Correct)])
        .where_(BLIND)
        .then(Then::awaits("press M", "M").told(&["M press-cancelled"])),
    Row::of("D.2.7, D.2.3", ANNOUNCED)
        .first(&[m(Correct)])
        .second(&[m(Press)])
        .where_(BLIND)
        .then(Then::awaits("last-word M", "M").told(&["M press-kept"])),
    Row::of("D.2.7, D.2.4", ANNOUNCED)
        .first(&[m(Correct), o(Misheard)])
        .second(&[m(Press)])
        .where_(SIGHTED)
        .then(Then::awaits("last-word M", "-").moves(1, 0).told(&["hall press-waits"])),
    Row::of("D.2.3", &[Stage::Kept])
        .first(&[t(Heard)])
        .second(&[m(Correct)])
        .then(Then::first().told(&["M refused correction-too-late"])),
    Row::of("D.2.3", &[Stage::Kept]).first(&[m(Correct)]).second(&[t(Heard)]).then(Then::awaits("press M", "M")),
    Row::of("D.2.3", &[Stage::Kept])
        .first(&[t(Heard), m(Correct)])
        .second(&[m(Cancel)])
        .then(Then::first().told(&["M refused nothing-pressed"])),
    Row::of("D.2.3", &[Stage::Kept]).first(&[m(Cancel)]).second(&[t(Heard)]).then(Then::awaits("press M", "M")),
    Row::of("D.2.7", &[Stage::Kept]).first(&[m(Cancel)]).second(&[m(Correct)]).then(Then::second()),
    // What was misheard of a pressed move is mended until the answer.
    Row::of("D.2.7, C.3 (2009)", &[Stage::IllegalSaid])
        .first(&[m(Press)])
        .second(&[o(Misheard)])
        .then(Then::awaits("move O", "O").moves(1, 0)),
    Row::of("D.2.7", MADE)
        .first(&[m(Press)])
        .second(&[o(Misheard)])
        .where_(ONE_SIGHTED)
        .then(Then::awaits("move O", "O").moves(1, 0)),
    Row::of("D.2.7", ANNOUNCED)
        .first(&[o(Misheard)])
        .second(&[o(Say)])
        .where_(ONE_SIGHTED)
        .then(Then::awaits("press M", "M").untold(&["refused"])),
    // The press has stopped his clock; what the other mends of it is said on his own time.
    Row::of("D.2.7, 6.2", &[Stage::Unheard])
        .first(&[m(Press)])
        .second(&[o(Misheard)])
        .where_(ONE_SIGHTED)
        .then(Then::awaits("last-word M", "O").moves(1, 0)),
    Row::of("D.2.7", &[Stage::Kept])
        .first(&[o(Misheard)])
        .second(&[o(Say)])
        .where_(ONE_SIGHTED)
        .then(Then::awaits("last-word M", "O").untold(&["refused"])),
    Row::of("D.2.7", ALL_ANNOUNCED)
        .first(&[o(Say)])
        .second(&[o(Misheard)])
        .where_(ONE_SIGHTED)
        .then(Then::first().told(&["O refused misheard-too-late"])),
    // A press before the flag stops the clock; after the flag it completes the move all the same (6.8: nobody has claimed).
    Row::of("6.8", PRESSABLE).first(&[m(Press)]).second(&[t(FlagFalls)]).then(Then::first().untold(&["flag-fell"])),
    Row::of("6.8", &[Stage::Pressed]).first(SAYS).second(&[t(FlagFalls)]).then(Then::telling()),
    Row::of("6.8", &[Stage::Pressed]).first(&[t(FlagFalls)]).second(SAYS).then(Then::second().told(&["flag-fell"])),
    Row::of("6.8", PRESSABLE).first(&[t(FlagFalls)]).second(&[m(Press)]).then(Then::second().told(&["flag-fell"])),
    // A press that is kept for the last word does not beat the flag; a sighted player's, on arrival, does.
    Row::of("D.2.3, 6.8", &[Stage::Kept])
        .first(&[t(FlagFalls)])
        .second(&[t(Heard)])
        .where_(BLIND)
        .then(Then::awaits("move O", "O").moves(1, 0).told(&["flag-fell"])),
    Row::of("D.2.3, 6.8", &[Stage::Kept])
        .first(&[t(Heard)])
        .second(&[t(FlagFalls)])
        .then(Then::first().untold(&["flag-fell"])),
    Row::of("D.2.4, 6.8", &[Stage::Unheard])
        .first(&[m(Press)])
        .second(&[t(FlagFalls)])
        .where_(SIGHTED)
        .then(Then::awaits("last-word M", "-").moves(1, 0).untold(&["flag-fell"])),
    Row::of("D.2.3, 6.8", &[Stage::Unheard])
        .first(&[m(Press)])
        .second(&[t(FlagFalls)])
        .where_(BLIND)
        .by(FALLS_TOLD)
        .then(Then::awaits("last-word M", "M").told(&["hall flag-fell"])),
];
