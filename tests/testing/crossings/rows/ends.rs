//! The end of the game (5.1, 5.2, 6.8, 6.9): it dates from the move being made, and is told when nothing can be fished.

use super::super::data::ActKind::*;
use super::super::data::{CrossingAct, CrossingEdition, CrossingRow, ExpectedOutcome, FALLS_TOLD, SetUp, d, m, o, t};
use super::super::stages::HalfMoveStage;

/// The sighted player may press his clock, and nothing is entered.
const TO_PRESS: &[HalfMoveStage] =
    &[HalfMoveStage::ToMove, HalfMoveStage::FlagDown, HalfMoveStage::WordAsked, HalfMoveStage::WordAskedAgain];
const ENDING: &[HalfMoveStage] = &[HalfMoveStage::Ending];
const TO_MOVE: &[HalfMoveStage] =
    &[HalfMoveStage::ToMove, HalfMoveStage::Sealing, HalfMoveStage::WordAsked, HalfMoveStage::WordAskedAgain];
const SENSED: &[SetUp] = &[SetUp::PegsBlind, SetUp::BoardSighted];
const BY_WORD: &[SetUp] = &[SetUp::OneBlind, SetUp::OneSighted, SetUp::TwoBlind, SetUp::TwoSighted];
const ONE_SIGHTED: &[SetUp] = &[SetUp::OneSighted];

const WORDS: &[CrossingAct] = &[m(Offer), o(Offer), m(Resign), o(Resign), m(Arbiter), o(Arbiter), m(Accept), o(Accept)];
const STOPS: &[CrossingAct] = &[d(Stop), t(Leave), t(Crash), t(LinkLost)];

/// Either resigns.
const RESIGNS: &[CrossingAct] = &[m(Resign), o(Resign)];

pub const ROWS: &[CrossingRow] = &[
    // What was pressed is made, and may have ended the game: it is entered before anybody resigns.
    CrossingRow::of("5.1.1, 5.2.1, 9.6", TO_PRESS)
        .first(&[m(Press)])
        .second(RESIGNS)
        .where_(ONE_SIGHTED)
        .then(ExpectedOutcome::awaits("entry M", "O").moves(1, 0).told(&["refused move-not-entered"])),
    CrossingRow::of("5.1.1, 5.2.1, 9.6", &[HalfMoveStage::Unclaimed])
        .first(&[o(Press)])
        .second(RESIGNS)
        .where_(&[SetUp::OneBlind, SetUp::PegsBlind])
        .then(ExpectedOutcome::awaits("entry O", "M").moves(0, 1).told(&["refused move-not-entered"])),
    // Who says that his move came first has given that up: the flag that was told has ended the game.
    CrossingRow::of("5.1.1, 6.9", &[HalfMoveStage::EndCase, HalfMoveStage::Ending])
        .first(&[m(Consent)])
        .second(&[o(Resign), m(Resign), o(Consent), d(Uphold), d(SetAside)])
        .then(ExpectedOutcome::first().told(&["refused game-is-over"])),
    // L1. Another case stands: that of the end waits until it is settled.
    CrossingRow::of("5.1.1, 6.12", ENDING)
        .first(&[m(ClaimHands), o(ClaimHands)])
        .second(&[m(Resign)])
        .where_(BY_WORD)
        .by(&[CrossingEdition::Standard2023])
        .then(ExpectedOutcome::first().told(&["refused case-pending"])),
    CrossingRow::of("5.1.1, 6.12", ENDING)
        .first(&[o(ClaimTouched)])
        .second(&[m(Resign)])
        .where_(BY_WORD)
        .then(ExpectedOutcome::first().told(&["refused case-pending"])),
    // L6. Made before the flag, which was not told, and pressed before any claim: mate.
    CrossingRow::of("5.1.1, 6.8", ENDING)
        .first(&[t(FlagFalls)])
        .second(&[m(Press)])
        .where_(BY_WORD)
        .by(&[CrossingEdition::Blitz2009])
        .then(ExpectedOutcome::over("M checkmate").moves(1, 0)),
    CrossingRow::of("5.1.1", ENDING)
        .first(&[t(FlagFalls)])
        .second(&[o(Say), o(Offer)])
        .where_(SENSED)
        .then(ExpectedOutcome::over("M checkmate").moves(1, 0)),
    // L6. Not told, and claimed: what was made before the claim is a case, whoever resigns of those who may not
    // end it.
    CrossingRow::of("5.1.1, 6.8", ENDING)
        .first(&[o(Flag)])
        .second(&[m(Resign)])
        .flag_down()
        .then(ExpectedOutcome::telling().untold(&["M resignation"])),
    CrossingRow::of("5.1.1, 5.1.2", ENDING)
        .first(&[o(Flag)])
        .second(&[o(Resign)])
        .flag_down()
        .then(ExpectedOutcome::over("M checkmate").moves(1, 0)),
    CrossingRow::of(
        "5.1.1, D.2.4",
        &[HalfMoveStage::ToMove, HalfMoveStage::Sealing, HalfMoveStage::WordAsked, HalfMoveStage::WordAskedAgain],
    )
    .first(&[m(SayMate)])
    .second(&[m(Resign)])
    .where_(&[SetUp::OneSighted, SetUp::TwoSighted])
    .by(&[CrossingEdition::Blitz2009])
    .flag_down()
    .then(ExpectedOutcome::awaits("settlement", "-").case("made-before-end of O by M")),
    CrossingRow::of("5.1.1, D.2.4", &[HalfMoveStage::FlagDown])
        .first(&[m(SayMate)])
        .second(&[m(Resign), o(Flag)])
        .where_(&[SetUp::OneSighted, SetUp::TwoSighted])
        .by(&[CrossingEdition::Blitz2009])
        .then(ExpectedOutcome::awaits("settlement", "-").case("made-before-end of O by M")),
    // L1. A sighted player's mate is made when he has announced it: before the flag it is a case, after it the
    // flag is first.
    CrossingRow::of("5.1.1, D.2.4", TO_MOVE)
        .first(&[m(SayMate)])
        .second(&[t(FlagFalls)])
        .where_(&[SetUp::OneSighted, SetUp::TwoSighted])
        .by(FALLS_TOLD)
        .then(ExpectedOutcome::awaits("settlement", "-").case("made-before-end of O by M").told(&["hall flag-fell"])),
    CrossingRow::of("6.8, D.2.4", TO_MOVE)
        .first(&[t(FlagFalls)])
        .second(&[m(SayMate)])
        .where_(&[SetUp::OneSighted, SetUp::TwoSighted])
        .by(FALLS_TOLD)
        .then(ExpectedOutcome::awaits("press M", "M").told(&["hall flag-fell"])),
    // L4. The end was told by the press, and the other says that he misheard: a case of both.
    CrossingRow::of("5.1.1, D.2.7", ENDING)
        .first(&[m(Press)])
        .second(&[o(Misheard)])
        .then(ExpectedOutcome::over("M checkmate").stage("settlement").moves(1, 0).case("correction of M by O")),
    // L1. Corrected in time, or misheard: it was no mate, and what ends the game ends it (D.2.7).
    CrossingRow::of("D.2.7, 5.1.2", ENDING)
        .first(&[m(Correct), o(Misheard)])
        .second(&[m(Resign)])
        .then(ExpectedOutcome::over("O resignation")),
    CrossingRow::of("D.2.7, 5.1.2", ENDING)
        .first(&[m(Correct), o(Misheard)])
        .second(&[o(Resign)])
        .then(ExpectedOutcome::over("M resignation")),
    CrossingRow::of("D.2.7, 6.8", ENDING)
        .first(&[m(Correct), o(Misheard)])
        .second(&[o(Flag)])
        .flag_down()
        .then(ExpectedOutcome::over("O flag-fall")),
    // A mate announced after the flag's told fall is made after it: the flag is decided first. Where it was not
    // told, what was
    // made before the claim stands.
    CrossingRow::of(
        "6.8",
        &[HalfMoveStage::ToMove, HalfMoveStage::Sealing, HalfMoveStage::WordAsked, HalfMoveStage::WordAskedAgain],
    )
    .first(&[m(SayMate)])
    .second(&[o(Flag), d(CallFlag)])
    .by(FALLS_TOLD)
    .flag_down()
    .then(ExpectedOutcome::over("O flag-fall")),
    CrossingRow::of(
        "6.8, A.4.d (2009)",
        &[HalfMoveStage::ToMove, HalfMoveStage::Sealing, HalfMoveStage::WordAsked, HalfMoveStage::WordAskedAgain],
    )
    .first(&[m(SayMate)])
    .second(&[o(Flag)])
    .where_(&[SetUp::OneSighted, SetUp::TwoSighted])
    .by(&[CrossingEdition::Blitz2009])
    .flag_down()
    .then(ExpectedOutcome::awaits("settlement", "-").case("made-before-end of O by M")),
    // L1. Announced by a sighted player, it is made: his resignation is a case, his opponent's ends the game.
    CrossingRow::of(
        "5.1.1, D.2.4",
        &[HalfMoveStage::ToMove, HalfMoveStage::Sealing, HalfMoveStage::WordAsked, HalfMoveStage::WordAskedAgain],
    )
    .first(&[m(SayMate)])
    .second(&[m(Resign)])
    .where_(&[SetUp::OneSighted, SetUp::TwoSighted])
    .flag_up()
    .then(ExpectedOutcome::awaits("settlement", "-").case("made-before-end of O by M")),
    CrossingRow::of(
        "6.8, 5.1.2",
        &[
            HalfMoveStage::ToMove,
            HalfMoveStage::FlagDown,
            HalfMoveStage::Sealing,
            HalfMoveStage::WordAsked,
            HalfMoveStage::WordAskedAgain,
        ],
    )
    .first(&[m(SayMate)])
    .second(&[m(Resign)])
    .by(FALLS_TOLD)
    .flag_down()
    .then(ExpectedOutcome::over("O*")),
    // L4. A mate or an illegal move that awaits its mover's key is judged before either resigns.
    CrossingRow::of("5.1.1, 5.1.2", &[HalfMoveStage::Pressed])
        .first(&[m(SayMate)])
        .second(&[m(Resign), o(Resign)])
        .opened()
        .then(ExpectedOutcome::first().told(&["refused entry-not-confirmed"])),
    // 5.1.1. Who resigns after a mate that was made has lost by the mate.
    CrossingRow::of("5.1.1, 5.1.2", TO_MOVE)
        .first(&[m(SayMate)])
        .second(&[o(Resign)])
        .where_(&[SetUp::OneSighted, SetUp::TwoSighted])
        .flag_up()
        .then(ExpectedOutcome::over("M checkmate").moves(1, 0)),
    CrossingRow::of("5.1.1, 5.1.2", &[])
        .first(&[m(SayMate)])
        .second(&[o(Resign)])
        .where_(&[SetUp::OneSighted, SetUp::TwoSighted])
        .by(&[CrossingEdition::Blitz2009])
        .then(ExpectedOutcome::over("M checkmate").moves(1, 0)),
    CrossingRow::of("5.1.1, 5.1.2", &[]).first(&[m(SayMate)]).second(&[o(Resign)]).then(ExpectedOutcome::over("M*")),
    CrossingRow::of("5.1.1, 5.1.2", ENDING)
        .first(&[m(Resign)])
        .second(&[o(Resign)])
        .where_(BY_WORD)
        .then(ExpectedOutcome::over("M checkmate").moves(1, 0)),
    // The mating move can still be complained of and mended, as after its press.
    CrossingRow::of("4.8, 5.1.1", ENDING)
        .first(&[o(Resign)])
        .second(&[o(ClaimTouched)])
        .then(ExpectedOutcome::first().stage("settlement").case("touched of M by O")),
    CrossingRow::of("D.2.7, 5.1.1", ENDING)
        .first(&[o(Resign)])
        .second(&[o(Misheard)])
        .then(ExpectedOutcome::first().stage("settlement").case("correction of M by O")),
    // L1. Who resigns against a mate that was made has lost either way, and at once.
    CrossingRow::of("5.1.1, 5.1.2", ENDING)
        .first(&[o(Resign)])
        .second(&[
            m(Resign),
            m(Press),
            o(Say),
            o(Press),
            m(Correct),
            m(Arbiter),
            o(Arbiter),
            t(FlagFalls),
            m(ClaimHands),
            o(ClaimHands),
        ])
        .then(ExpectedOutcome::first().stage("game-is-over").runs("-")),
    // L1. The case stands, whatever else is said and whoever stops the game; only a resignation of its burdened
    // player, or of
    // both, leaves nothing to settle.
    CrossingRow::of("5.1.1, D.2.3", ENDING)
        .first(&[m(Resign)])
        .second(&[m(ClaimHands), o(ClaimHands), m(ClaimTouched), o(ClaimTouched), o(Misheard)])
        .where_(BY_WORD)
        .then(ExpectedOutcome::first().told(&["refused case-pending"])),
    // L1. The mate was pressed: told, and nothing undoes it.
    CrossingRow::of("5.1.1", ENDING)
        .first(&[m(Press)])
        .second(WORDS)
        .then(ExpectedOutcome::over("M checkmate").moves(1, 0).told(&["refused"])),
    CrossingRow::of("5.1.1", ENDING)
        .first(&[m(Press)])
        .second(STOPS)
        .then(ExpectedOutcome::over("M checkmate").moves(1, 0)),
    CrossingRow::of("5.1.1", ENDING)
        .first(&[m(Press)])
        .second(&[o(Flag)])
        .then(ExpectedOutcome::over("M checkmate").moves(1, 0)),
    // L6. Claimed where the fall was not told, what was made before the claim is a case; while it stands, no
    // other is.
    CrossingRow::of("5.1.1, 6.8", ENDING)
        .first(&[o(Flag)])
        .second(&[
            m(ClaimHands),
            o(ClaimHands),
            o(ClaimTouched),
            m(Press),
            m(Correct),
            o(Say),
            o(Misheard),
            m(Arbiter),
            o(Arbiter),
        ])
        .where_(BY_WORD)
        .flag_down()
        .then(ExpectedOutcome::first().told(&["refused"])),
    // L4. The mate is told, and yet a complaint of what was touched for it remains open.
    CrossingRow::of("5.1.1, 4.8", &[HalfMoveStage::Ending])
        .first(&[m(Resign), o(Resign), t(FlagFalls)])
        .second(&[o(ClaimTouched)])
        .where_(&[SetUp::PegsBlind, SetUp::BoardSighted])
        .then(ExpectedOutcome::telling().told(&["hall game-over", "hall claimed"])),
    CrossingRow::of("5.1.1, 4.8", &[HalfMoveStage::Ending, HalfMoveStage::EnteredMate])
        .first(&[m(Press), m(Confirm)])
        .second(&[o(ClaimTouched)])
        .then(ExpectedOutcome::telling().told(&["hall game-over", "hall claimed"])),
    CrossingRow::of("D.2.4", &[HalfMoveStage::Pressed, HalfMoveStage::ToMove])
        .first(&[m(SayIllegal), m(SayMate)])
        .second(STOPS)
        .where_(ONE_SIGHTED)
        .then(ExpectedOutcome::telling().untold(&["game-over", "illegal-move-completed"])),
    // L4. A case of mending outlives a stop.
    CrossingRow::of("D.2.7", &[HalfMoveStage::Mated])
        .first(&[o(Misheard)])
        .second(STOPS)
        .then(ExpectedOutcome::first()),
    CrossingRow::of("D.2.7", &[HalfMoveStage::Mated])
        .first(STOPS)
        .second(&[o(Misheard)])
        .then(ExpectedOutcome::second()),
    // L1. A mate that is made and pressed is told; no flag that falls later, no press and no word changes it
    // (5.1.1).
    CrossingRow::of("5.1.1", ENDING)
        .first(&[m(Press)])
        .second(&[t(FlagFalls)])
        .then(ExpectedOutcome::over("M checkmate").moves(1, 0).told(&["hall game-over"]).untold(&["flag-fell"])),
    // L1. Made and not pressed when the flag falls, and the pegs prove it: it has ended the game, and no flag
    // has fallen.
    CrossingRow::of("5.1.1", ENDING)
        .first(&[t(FlagFalls)])
        .second(&[m(Press), o(Press), o(Flag), d(CallFlag), m(Arbiter), o(Arbiter), m(Resign), o(Resign), m(Offer)])
        .where_(SENSED)
        .then(ExpectedOutcome::over("M checkmate").moves(1, 0).told(&["hall game-over"]).untold(&["flag-fell"])),
    CrossingRow::of("5.1.1", ENDING)
        .first(&[t(FlagFalls)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost), m(ClaimHands), o(ClaimHands), o(ClaimTouched)])
        .where_(SENSED)
        .then(ExpectedOutcome::over("M checkmate").moves(1, 0).untold(&["flag-fell"])),
    CrossingRow::of("5.1.1, D.2.3", ENDING)
        .first(&[t(FlagFalls)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost), m(ClaimHands), o(ClaimHands), o(ClaimTouched)])
        .where_(BY_WORD)
        .by(FALLS_TOLD)
        .then(ExpectedOutcome::awaits("settlement", "-").case("made-before-end of O by M").told(&["hall flag-fell"])),
    // L1. Corrected before the flag: it was no mate, and the flag falls.
    CrossingRow::of("D.2.7, 6.8", ENDING)
        .first(&[m(Correct), o(Misheard)])
        .second(&[t(FlagFalls)])
        .then(ExpectedOutcome::awaits("press M", "M").told(&["flag-fell"])),
    // L1. Words alone make it a claim: the flag is told, both clocks stand, and nobody's word ends the game.
    CrossingRow::of("5.1.1, D.2.3", ENDING)
        .first(&[t(FlagFalls)])
        .second(&[m(Press), o(Press), o(Flag), m(Arbiter), o(Arbiter), m(Correct), o(Say), o(Misheard)])
        .where_(BY_WORD)
        .by(FALLS_TOLD)
        .then(
            ExpectedOutcome::awaits("settlement", "-")
                .case("made-before-end of O by M")
                .told(&["hall flag-fell"])
                .untold(&["game-over"]),
        ),
    // L1. A reply given in between changes nothing of it.
    CrossingRow::of("5.1.1", ENDING)
        .first(&[o(Say), m(Offer)])
        .second(&[t(FlagFalls)])
        .where_(SENSED)
        .then(ExpectedOutcome::over("M checkmate").moves(1, 0).untold(&["flag-fell"])),
    CrossingRow::of("5.1.1, D.2.3", ENDING)
        .first(&[o(Say), m(Offer)])
        .second(&[t(FlagFalls)])
        .where_(BY_WORD)
        .by(FALLS_TOLD)
        .then(ExpectedOutcome::awaits("settlement", "-").case("made-before-end of O by M").told(&["hall flag-fell"])),
    // L1. `resign` after one's own announced mate: the pegs prove that the game was over.
    CrossingRow::of("5.1.1, 5.1.2", ENDING)
        .first(&[m(Resign)])
        .second(&[m(Press), o(Say), o(Press), m(Correct), m(Arbiter), o(Arbiter), t(FlagFalls)])
        .where_(SENSED)
        .then(ExpectedOutcome::over("M checkmate").moves(1, 0)),
    // L1. By word it is a claim, and the opponent's consent ends the game by the mate.
    CrossingRow::of("5.1.1, 5.1.2", ENDING)
        .first(&[m(Resign)])
        .second(&[m(Press), o(Say), m(Correct), m(Arbiter), o(Arbiter), t(FlagFalls)])
        .where_(BY_WORD)
        .then(ExpectedOutcome::awaits("settlement", "-").case("made-before-end of O by M").untold(&["game-over"])),
    // L1. Pressed first, it is mate, and nobody can resign any more.
    CrossingRow::of("5.1.1", ENDING)
        .first(&[m(Press)])
        .second(&[o(Say), m(Correct), m(ClaimHands), o(ClaimHands), d(Adjourn)])
        .then(ExpectedOutcome::over("M checkmate").moves(1, 0)),
    // A reply to it waits as after any other move, and the press tells the end.
    CrossingRow::of("5.1.1", ENDING)
        .first(&[o(Say)])
        .second(&[m(Press)])
        .then(ExpectedOutcome::over("M checkmate").moves(1, 0).told(&["hall game-over"])),
    // The case of L1: the opponent consents and it is mate; set aside, the flag decides; nobody else settles
    // it.
    CrossingRow::of("5.1.1, 6.8", &[HalfMoveStage::EndCase, HalfMoveStage::Ending])
        .first(&[o(Consent), d(Uphold)])
        .second(&[m(Offer), o(Offer), m(Resign), o(Resign), o(Consent), m(Consent), d(Uphold), d(SetAside), d(Stop)])
        .then(ExpectedOutcome::over("M checkmate").moves(1, 0).told(&["refused"])),
    CrossingRow::of("6.8, 6.9", &[HalfMoveStage::EndCase, HalfMoveStage::Ending])
        .first(&[d(SetAside)])
        .second(&[o(Consent), m(Consent), d(Uphold), d(Stop), m(Resign), o(Resign), m(Offer), o(Offer)])
        .then(ExpectedOutcome::over("O flag-fall")),
    // A flag that was told before the mate was made is decided first: the flag claim ends the game, the
    // opponent's
    // consent leaves the mate.
    CrossingRow::of("6.8, 6.9", &[HalfMoveStage::LateMate])
        .first(&[o(Flag), m(Consent), d(Uphold)])
        .second(&[
            o(Flag),
            m(Consent),
            o(Consent),
            d(Uphold),
            d(SetAside),
            m(Resign),
            o(Resign),
            m(Offer),
            o(Offer),
            d(Stop),
        ])
        .then(ExpectedOutcome::over("O flag-fall")),
    CrossingRow::of("6.8, 5.1.1", &[HalfMoveStage::LateMate])
        .first(&[o(Consent), d(SetAside)])
        .second(&[
            o(Flag),
            m(Consent),
            o(Consent),
            d(Uphold),
            d(SetAside),
            m(Resign),
            o(Resign),
            m(Offer),
            o(Offer),
            d(Stop),
        ])
        .then(ExpectedOutcome::over("M checkmate")),
    // A mate announced after the flag's fall, and a flag claimed before its press.
    CrossingRow::of("6.8", &[HalfMoveStage::FlagDown])
        .first(&[m(SayMate)])
        .second(&[o(Flag), d(CallFlag)])
        .by(FALLS_TOLD)
        .then(ExpectedOutcome::over("O flag-fall")),
    // L4. Entered after the press: the clocks stand, and nothing is told of an end.
    CrossingRow::of("5.1.1, D.2.4", TO_PRESS)
        .first(&[m(Press)])
        .second(&[m(SayMate)])
        .where_(ONE_SIGHTED)
        .then(ExpectedOutcome::entry_awaits_key().moves(1, 0).told(&["hall entry-awaits-key"]).untold(&["game-over"])),
    // An illegal move that was entered after its press awaits the key, too; where it must be claimed nothing is
    // told.
    CrossingRow::of("7.5, D.2.4", TO_PRESS)
        .first(&[m(Press)])
        .second(&[m(SayIllegal)])
        .where_(ONE_SIGHTED)
        .by(FALLS_TOLD)
        .then(
            ExpectedOutcome::entry_awaits_key()
                .moves(1, 0)
                .told(&["hall entry-awaits-key"])
                .untold(&["illegal-move-completed"]),
        ),
    CrossingRow::of("B.5, C.3 (2009)", TO_PRESS)
        .first(&[m(Press)])
        .second(&[m(SayIllegal)])
        .where_(ONE_SIGHTED)
        .by(&[CrossingEdition::Blitz2009])
        .then(ExpectedOutcome::awaits("move O", "O").moves(1, 0).untold(&[
            "illegal-move-completed",
            "entry-awaits-key",
            "hall illegal-unclaimed",
        ])),
    // L4. After the end was told nothing changes by one player's word.
    // L6. Where the fall may not be signalled the hall hears nothing of it, whatever else is done.
    CrossingRow::of(
        "B.6 (2001), A.4.d (2009)",
        &[HalfMoveStage::ToMove, HalfMoveStage::Made, HalfMoveStage::Replied, HalfMoveStage::Offered],
    )
    .first(&[t(FlagFalls)])
    .second(&[m(Offer), o(Offer), m(Arbiter), o(Arbiter), m(Resign), o(Resign)])
    .by(&[CrossingEdition::Blitz2009])
    .then(ExpectedOutcome::second_closes().untold(&["hall flag-fell"])),
];
