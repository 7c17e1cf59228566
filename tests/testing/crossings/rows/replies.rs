//! Replies before the press (6.2.1, 6.2.1.2, D.2.7) and presses before the entry.

use super::super::data::ActKind::*;
use super::super::data::{CrossingRow, ExpectedOutcome, FROM_2014, SetUp, m, o, t};
use super::super::stages::HalfMoveStage;

const MADE: &[HalfMoveStage] = &[HalfMoveStage::Made, HalfMoveStage::FirstMade, HalfMoveStage::Offered];
const REPLIED: &[HalfMoveStage] = &[HalfMoveStage::Replied];
const BLIND: &[SetUp] = &[SetUp::OneBlind, SetUp::TwoBlind, SetUp::PegsBlind];
const SIGHTED: &[SetUp] = &[SetUp::OneSighted, SetUp::TwoSighted, SetUp::BoardSighted];
const HAS_WORDS: &[SetUp] = &[SetUp::OneBlind, SetUp::TwoBlind, SetUp::TwoSighted];

pub const ROWS: &[CrossingRow] =
    &[
        // Entered for its player, a reply is his by his own key: pressed early, it is completed by the mover's next move.
        CrossingRow::of("6.2.1.2, 6.2.1", REPLIED)
            .first(&[o(Press)])
            .second(&[m(Next)])
            .where_(&[SetUp::OneBlind, SetUp::PegsBlind])
            .by(FROM_2014)
            .opened()
            .then(ExpectedOutcome::awaits("press M", "M").moves(1, 1).given(0, 0)),
        CrossingRow::of("6.2.1.2, D.2.7", REPLIED)
            .first(&[m(Next)])
            .second(&[o(Correct)])
            .by(FROM_2014)
            .then(ExpectedOutcome::awaits("press M", "M").moves(1, 1).told(&["O refused correction-too-late"])),
        // A reply that is corrected is a new announcement: the blind player's is made with its last word, and so it lapses.
        CrossingRow::of("6.2.1.2, 1.3", REPLIED)
            .first(&[o(Correct)])
            .second(&[m(Next)])
            .where_(SIGHTED)
            .by(FROM_2014)
            .then(ExpectedOutcome::awaits("press M", "M").told(&["hall reply-lapsed"])),
        CrossingRow::of("6.2.1.2", REPLIED)
            .first(&[o(Correct)])
            .second(&[m(Next)])
            .where_(BLIND)
            .by(FROM_2014)
            .then(ExpectedOutcome::awaits("press M", "M").moves(1, 1)),
        // L3. The reply completes nothing: the mover still presses, his move counts with his press, and the reply is the
        // other's announced move.
        CrossingRow::of("6.2.1", MADE)
            .first(&[o(Say)])
            .second(&[m(Press)])
            .then(ExpectedOutcome::awaits("press O", "O").moves(1, 0).told(&["hall move-completed"])),
        CrossingRow::of("6.2.1", MADE)
            .first(&[m(Press)])
            .second(&[o(Say)])
            .then(ExpectedOutcome::awaits("press O", "O").moves(1, 0).told(&["hall move-completed"])),
        // L3. His clock runs on: it falls although the reply was given.
        CrossingRow::of("6.2.1", MADE)
            .first(&[o(Say)])
            .second(&[t(FlagFalls)])
            .by(super::super::data::FALLS_TOLD)
            .then(ExpectedOutcome::awaits("press M", "M").told(&["hall flag-fell"])),
        // L3. Only his own next move completes the unpressed one, from 2014 on: both are counted, without increment.
        CrossingRow::of("6.2.1.2", REPLIED)
            .first(&[m(Next)])
            .second(&[m(Press)])
            .where_(&[SetUp::OneBlind, SetUp::TwoBlind])
            .by(FROM_2014)
            .then(ExpectedOutcome::awaits("last-word M", "M").moves(1, 1).given(0, 0)),
        CrossingRow::of("6.2.1.2", REPLIED)
            .first(&[m(Next)])
            .second(&[m(Press)])
            .where_(SIGHTED)
            .by(FROM_2014)
            .then(ExpectedOutcome::awaits("last-word M", "-").moves(2, 1)),
        CrossingRow::of("6.2.1.2", REPLIED)
            .first(&[m(Next)])
            .second(&[m(Offer), o(Offer), o(Press), t(Heard), m(Correct), o(Say)])
            .by(FROM_2014)
            .then(ExpectedOutcome::awaits("press M", "M").moves(1, 1).given(0, 0)),
        // Pressed first, his next words are a reply to the other's unpressed move.
        CrossingRow::of("6.2.1", REPLIED)
            .first(&[m(Press)])
            .second(&[m(Next)])
            .then(ExpectedOutcome::awaits("press O", "O").moves(1, 0)),
        // L3, D.2.7. A slip is corrected at once: after a reply to a made move it is a case, and the press waits for it.
        CrossingRow::of("D.2.7", REPLIED)
            .first(&[m(Correct)])
            .second(&[m(Press), m(Next), o(Press), o(Correct)])
            .then(ExpectedOutcome::awaits("settlement", "-").case("correction of O by M").told(&["refused suspended"])),
        CrossingRow::of("D.2.7", REPLIED)
            .first(&[o(Press), o(Correct), t(FlagFalls)])
            .second(&[m(Correct)])
            .then(ExpectedOutcome::second()),
        // The reply is announced, too: its slip is corrected until its own press.
        CrossingRow::of("D.2.7", REPLIED)
            .first(&[m(Press)])
            .second(&[o(Correct)])
            .then(ExpectedOutcome::awaits("press O", "O").moves(1, 0).untold(&["refused"])),
        CrossingRow::of("D.2.7", REPLIED)
            .first(&[o(Correct)])
            .second(&[m(Press)])
            .then(ExpectedOutcome::awaits("press O", "O").moves(1, 0).untold(&["refused"])),
        CrossingRow::of("D.2.7", REPLIED)
            .first(&[m(Press)])
            .second(&[m(Correct)])
            .then(ExpectedOutcome::first().told(&["M refused correction-too-late"])),
        CrossingRow::of("D.2.7", MADE)
            .first(&[o(Say)])
            .second(&[m(Correct)])
            .where_(HAS_WORDS)
            .then(ExpectedOutcome::awaits("settlement", "-").case("correction of O by M")),
        // A correction before the reply is D.2.7 as it stands; the reply to what a blind player has not said to the end lapses.
        CrossingRow::of("D.2.7, 1.3", MADE)
            .first(&[m(Correct)])
            .second(&[o(Say)])
            .where_(&[SetUp::OneBlind, SetUp::TwoBlind])
            .then(ExpectedOutcome::awaits("press M", "M").told(&["hall reply-lapsed"])),
        CrossingRow::of("D.2.7", MADE)
            .first(&[m(Correct)])
            .second(&[o(Say)])
            .where_(&[SetUp::TwoSighted])
            .then(ExpectedOutcome::awaits("press M", "M").untold(&["reply-lapsed"])),
        // A sighted player's move is made as soon as he has announced it, and an illegal one can be corrected like any other.
        CrossingRow::of("D.2.7, D.2.4", &[HalfMoveStage::Unheard])
            .first(&[m(Correct)])
            .second(&[o(Say)])
            .where_(&[SetUp::TwoSighted])
            .then(ExpectedOutcome::awaits("press M", "M").untold(&["reply-lapsed"])),
        CrossingRow::of("D.2.7, D.2.4", &[HalfMoveStage::Unheard])
            .first(&[o(Say)])
            .second(&[m(Correct)])
            .where_(&[SetUp::TwoSighted])
            .then(ExpectedOutcome::awaits("settlement", "-").case("correction of O by M")),
        CrossingRow::of("D.2.7, D.2.4", &[HalfMoveStage::IllegalSaid, HalfMoveStage::Ending])
            .first(&[m(Correct)])
            .second(&[o(Say)])
            .where_(&[SetUp::TwoSighted])
            .then(ExpectedOutcome::awaits("press M", "M").untold(&["reply-lapsed"])),
        CrossingRow::of("D.2.7", &[HalfMoveStage::IllegalSaid, HalfMoveStage::Ending])
            .first(&[o(Say)])
            .second(&[m(Correct)])
            .where_(HAS_WORDS)
            .then(ExpectedOutcome::awaits("settlement", "-").case("correction of O by M")),
        CrossingRow::of("D.2.7, 1.3", &[HalfMoveStage::IllegalSaid, HalfMoveStage::Ending])
            .first(&[m(Correct)])
            .second(&[o(Say)])
            .where_(&[SetUp::OneBlind, SetUp::TwoBlind])
            .then(ExpectedOutcome::awaits("press M", "M").told(&["hall reply-lapsed"])),
        // On a sensed board that does not show his move the sighted player has not made it: a reply lapses, his press counts.
        CrossingRow::of("1.3, D.2.4", &[HalfMoveStage::Unmade])
            .first(&[o(Say)])
            .second(&[m(Press)])
            .where_(&[SetUp::BoardSighted])
            .then(ExpectedOutcome::awaits("move O", "O").moves(1, 0).told(&["hall reply-lapsed"])),
        CrossingRow::of("1.3, D.2.4", &[HalfMoveStage::Unmade])
            .first(&[m(Press)])
            .second(&[o(Say)])
            .where_(&[SetUp::BoardSighted])
            .then(ExpectedOutcome::awaits("press O", "O").moves(1, 0)),
        // 1.3. A reply given before the move is made lapses, and everybody hears it.
        CrossingRow::of("1.3, D.2.3", &[HalfMoveStage::Unheard])
            .first(&[o(Say)])
            .second(&[t(Heard)])
            .where_(BLIND)
            .then(ExpectedOutcome::awaits("press M", "M").told(&["hall reply-lapsed"])),
        CrossingRow::of("1.3, D.2.3", &[HalfMoveStage::Unheard])
            .first(&[t(Heard)])
            .second(&[o(Say)])
            .where_(BLIND)
            .then(ExpectedOutcome::awaits("press M", "M").untold(&["reply-lapsed"])),
        CrossingRow::of("1.3, D.2.3", &[HalfMoveStage::Unmade])
            .first(&[o(Say)])
            .second(&[m(Correct)])
            .then(ExpectedOutcome::second().told(&["hall reply-lapsed"])),
        // L15. A press of the player whose clock does not run counts as soon as the move before it is completed, if his reply
        // is entered: the sighted player's clock never runs.
        CrossingRow::of("6.2.1, D.2.4", REPLIED)
            .first(&[o(Press)])
            .second(&[m(Press)])
            .then(ExpectedOutcome::awaits("move M", "M").moves(1, 1).told(&["hall early-press"])),
        CrossingRow::of("6.2.1, D.2.4", REPLIED)
            .first(&[m(Press)])
            .second(&[o(Press)])
            .then(ExpectedOutcome::awaits("move M", "M").moves(1, 1).untold(&["early-press"])),
        // L15. Without a reply it is refused at once, aloud, also while the mover's press is kept.
        CrossingRow::of("6.2.1, D.2.4", &[HalfMoveStage::Kept])
            .first(&[t(Heard)])
            .second(&[o(Say)])
            .where_(BLIND)
            .then(ExpectedOutcome::awaits("press O", "O").moves(1, 0)),
        CrossingRow::of("6.2.1, D.2.4", &[HalfMoveStage::Kept])
            .first(&[t(Heard)])
            .second(&[o(Say)])
            .where_(SIGHTED)
            .then(ExpectedOutcome::awaits("press O", "O")),
        // L15. A reply to a move that the blind player has not said to the end lapses, and his kept press counts with the word.
        CrossingRow::of("1.3, D.2.3", &[HalfMoveStage::Kept]).first(&[o(Say)]).second(&[t(Heard)]).where_(BLIND).then(
            ExpectedOutcome::awaits("move O", "O").moves(1, 0).told(&["hall reply-lapsed", "hall move-completed"]),
        ),
        // A reply to an illegal move lapses at its press.
        CrossingRow::of("7.5, 1.3", &[HalfMoveStage::IllegalSaid])
            .first(&[o(Say)])
            .second(&[m(Press)])
            .by(super::super::data::FALLS_TOLD)
            .then(
                ExpectedOutcome::awaits("settlement", "-")
                    .offences(1, 0)
                    .case("illegal-move of M by -")
                    .told(&["hall reply-lapsed"]),
            ),
        // The arbiter's stop leaves a reply waiting.
        CrossingRow::of("6.11.3", REPLIED)
            .first(&[m(Press)])
            .second(&[m(Arbiter), o(Arbiter)])
            .then(ExpectedOutcome::awaits("restart", "-").moves(1, 0)),
    ];
