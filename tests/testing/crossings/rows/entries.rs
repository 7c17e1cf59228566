//! Entries (D.2.4, 5.1.1, 5.2.1, 6.8): a move that was pressed and is not entered, a claim meanwhile, and the key that an entry awaits.

use super::super::data::ActKind::*;
use super::super::data::{CrossingAct, CrossingEdition, CrossingRow, ExpectedOutcome, FALLS_TOLD, SetUp, d, m, o, t};
use super::super::stages::HalfMoveStage;

const ONE_SIGHTED: &[SetUp] = &[SetUp::OneSighted];
const WORDS: &[CrossingAct] = &[m(Offer), o(Offer), m(Resign), o(Resign), m(Arbiter), o(Arbiter), m(Accept), o(Accept)];
const STOPS: &[CrossingAct] = &[d(Stop), t(Leave), t(Crash), t(LinkLost)];

pub const ROWS: &[CrossingRow] = &[
    CrossingRow::of("5.1.2, 12.9", &[HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal])
        .first(&[d(Declare)])
        .second(&[m(Confirm)])
        .then(ExpectedOutcome::first().told(&["refused"])),
    // L2. Set aside by the arbiter, this flag is claimed no more: as long as it is down, he alone comes back to it.
    CrossingRow::of("6.8", &[HalfMoveStage::FlagCase])
        .first(&[d(SetAside)])
        .second(&[m(Flag)])
        .then(ExpectedOutcome::first().told(&["refused flag-set-aside"])),
    // L2. Where an illegal move must be claimed, it is entered like a plain one, and the flag claim is judged.
    CrossingRow::of("6.8, C.3 (2009)", &[HalfMoveStage::Pressed])
        .first(&[m(Flag)])
        .second(&[m(SayIllegal)])
        .by(&[CrossingEdition::Blitz2009])
        .flag_down()
        .then(ExpectedOutcome::over("M flag-fall")),
    CrossingRow::of("6.8, C.3 (2009)", &[HalfMoveStage::Pressed])
        .first(&[m(SayIllegal)])
        .second(&[m(Flag)])
        .by(&[CrossingEdition::Blitz2009])
        .flag_down()
        .then(ExpectedOutcome::over("M flag-fall")),
    // L2. His own flag is down when he presses: the claim of it waits for the entry, too, for 6.9 asks what stands then.
    CrossingRow::of("6.8, 6.9", &[HalfMoveStage::FlagDown])
        .first(&[m(Press)])
        .second(&[o(Flag)])
        .where_(ONE_SIGHTED)
        .then(ExpectedOutcome::awaits("entry M", "-").case("flag-fall of M by O").moves(1, 0)),
    CrossingRow::of("6.8, 6.9", &[HalfMoveStage::ToMove, HalfMoveStage::WordAsked, HalfMoveStage::WordAskedAgain])
        .first(&[m(Press)])
        .second(&[o(Flag)])
        .where_(ONE_SIGHTED)
        .flag_down()
        .then(ExpectedOutcome::awaits("entry M", "-").case("flag-fall of M by O").moves(1, 0)),
    // An illegal move that was confirmed counts, whoever resigns then.
    CrossingRow::of("7.5, 5.1.2", &[HalfMoveStage::EnteredIllegal])
        .first(&[m(Confirm)])
        .second(&[m(Resign)])
        .opened()
        .then(ExpectedOutcome::over("O resignation").moves(-1, 0).offences(1, 0)),
    CrossingRow::of("7.5, 5.1.2", &[HalfMoveStage::EnteredIllegal])
        .first(&[m(Confirm)])
        .second(&[o(Resign)])
        .opened()
        .then(ExpectedOutcome::over("M resignation").moves(-1, 0).offences(1, 0)),
    // L4. The mover's key has told it.
    CrossingRow::of("5.1.1, D.2.7", &[HalfMoveStage::EnteredMate])
        .first(&[m(Press), m(Confirm)])
        .second(WORDS)
        .then(ExpectedOutcome::over("M checkmate").told(&["refused"])),
    CrossingRow::of("5.1.1, D.2.7", &[HalfMoveStage::EnteredMate])
        .first(&[m(Press), m(Confirm)])
        .second(STOPS)
        .then(ExpectedOutcome::over("M checkmate")),
    CrossingRow::of("7.5", &[HalfMoveStage::EnteredIllegal])
        .first(&[m(Press), m(Confirm)])
        .second(&[d(Stop), t(Leave), t(Crash), m(Arbiter), o(Arbiter), m(ClaimHands), o(ClaimHands), o(ClaimTouched)])
        .then(ExpectedOutcome::awaits("settlement", "-").moves(-1, 0).offences(1, 0).case("illegal-move of M by -")),
    // The mover's key may come although play was stopped.
    CrossingRow::of("6.12", &[HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal])
        .first(STOPS)
        .second(&[m(Arbiter), o(Arbiter)])
        .then(ExpectedOutcome::telling()),
    CrossingRow::of("D.2.7", &[HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal])
        .first(STOPS)
        .second(&[o(Misheard)])
        .then(ExpectedOutcome::awaits("resumption", "-")),
    CrossingRow::of("D.2.4", &[HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal])
        .first(&[d(Stop), t(Leave), t(Crash), t(LinkLost), m(Arbiter), o(Arbiter)])
        .second(&[m(Press), m(Confirm)])
        .then(ExpectedOutcome::second()),
    // Called then, the arbiter is there for the entry, too.
    CrossingRow::of(
        "D.2.4, 6.12",
        &[HalfMoveStage::Pressed, HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal],
    )
    .first(&[m(SayIllegal), m(SayMate), o(Misheard), m(Arbiter), o(Arbiter)])
    .second(&[m(Arbiter), o(Arbiter)])
    .where_(ONE_SIGHTED)
    .then(ExpectedOutcome::telling().untold(&["game-over"])),
    // L4. Mended: play goes on, until something stops it.
    CrossingRow::of("D.2.7", &[HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal])
        .first(&[o(Misheard)])
        .second(STOPS)
        .then(ExpectedOutcome::awaits("resumption", "-")),
    CrossingRow::of("D.2.7, 5.1.2", &[HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal])
        .first(&[o(Misheard)])
        .second(&[m(Resign)])
        .opened()
        .then(ExpectedOutcome::over("O resignation")),
    CrossingRow::of("D.2.7, 5.1.2", &[HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal])
        .first(&[o(Misheard)])
        .second(&[o(Resign)])
        .opened()
        .then(ExpectedOutcome::over("M resignation")),
    // L2. The claim of a flag while a press awaits its entry is stamped: both clocks stand, nothing is decided.
    CrossingRow::of("6.8, 5.2.1", &[HalfMoveStage::Pressed])
        .first(&[m(Flag)])
        .second(&[m(SayMate)])
        .where_(ONE_SIGHTED)
        .flag_down()
        .then(
            ExpectedOutcome::entry_awaits_key()
                .case("flag-fall of O by M")
                .untold(&["game-over"])
                .told(&["hall entry-awaits-key"]),
        ),
    // L2. Entered first and claimed before the key: the same.
    CrossingRow::of("6.8, 5.2.1", &[HalfMoveStage::Pressed])
        .first(&[m(SayMate)])
        .second(&[m(Flag)])
        .where_(ONE_SIGHTED)
        .flag_down()
        .then(ExpectedOutcome::entry_awaits_key().case("flag-fall of O by M").untold(&["game-over"])),
    // L2. The entry is still taken, whoever stops the game; what it comes to outlives that.
    CrossingRow::of("6.8", &[HalfMoveStage::FlagCase])
        .first(STOPS)
        .second(&[m(Say), m(SayMate), m(SayIllegal)])
        .then(ExpectedOutcome::second()),
    CrossingRow::of("6.8", &[HalfMoveStage::FlagCase])
        .first(&[m(Say), m(SayMate), m(SayIllegal)])
        .second(STOPS)
        .then(ExpectedOutcome::first()),
    CrossingRow::of("6.8, 7.5", &[HalfMoveStage::Pressed])
        .first(&[m(Flag)])
        .second(&[m(SayIllegal)])
        .by(FALLS_TOLD)
        .flag_down()
        .then(ExpectedOutcome::entry_awaits_key().case("flag-fall of O by M")),
    CrossingRow::of("6.8, 7.5", &[HalfMoveStage::Pressed])
        .first(&[m(SayIllegal)])
        .second(&[m(Flag)])
        .by(FALLS_TOLD)
        .flag_down()
        .then(ExpectedOutcome::entry_awaits_key().case("flag-fall of O by M")),
    CrossingRow::of("6.8, 6.11.3", &[HalfMoveStage::Pressed])
        .first(&[m(Flag)])
        .second(&[m(ClaimHands), o(ClaimHands)])
        .flag_down()
        .then(ExpectedOutcome::first().told(&["refused case-pending"])),
    // L2. The arbiter's and the burdened player's word on it, and the entry: whichever is first decides.
    CrossingRow::of("6.8", &[HalfMoveStage::FlagCase])
        .first(&[d(SetAside)])
        .second(&[m(Say), m(SayMate), m(SayIllegal)])
        .then(ExpectedOutcome::first()),
    CrossingRow::of("6.8", &[HalfMoveStage::FlagCase])
        .first(&[m(Say)])
        .second(&[d(SetAside), d(Uphold), o(Consent), m(Flag)])
        .then(ExpectedOutcome::over("M flag-fall").told(&["refused game-is-over"])),
    CrossingRow::of("6.8", &[HalfMoveStage::FlagCase])
        .first(&[m(SayMate), m(SayIllegal)])
        .second(&[d(SetAside), d(Uphold), o(Consent), m(Flag)])
        .then(ExpectedOutcome::telling().untold(&["M checkmate", "illegal-move-completed"])),
    // L2. A plain move entered: the claim is judged.
    CrossingRow::of("6.8, 6.9", &[HalfMoveStage::Pressed])
        .first(&[m(Flag)])
        .second(&[m(Say)])
        .flag_down()
        .then(ExpectedOutcome::over("M flag-fall").told(&["hall game-over"])),
    CrossingRow::of("6.8, 6.9", &[HalfMoveStage::Pressed])
        .first(&[m(Say)])
        .second(&[m(Flag)])
        .flag_down()
        .then(ExpectedOutcome::over("M flag-fall")),
    // L2. Without an entry the claimant may have the claim judged, or the arbiter decides.
    CrossingRow::of("6.8", &[HalfMoveStage::FlagCase])
        .first(&[m(Flag), d(Uphold), o(Consent)])
        .second(&[
            m(Say),
            m(SayMate),
            m(SayIllegal),
            m(Flag),
            d(Uphold),
            d(SetAside),
            o(Consent),
            m(Resign),
            o(Resign),
            d(Stop),
        ])
        .then(ExpectedOutcome::over("M flag-fall")),
    // L4. A mate that the other has entered is provisional: the mover's key tells it, and then it stands.
    CrossingRow::of("5.1.1, D.2.7", &[HalfMoveStage::EnteredMate])
        .first(&[m(Press), m(Confirm)])
        .second(&[o(Misheard)])
        .then(ExpectedOutcome::over("M checkmate").stage("settlement").case("correction of M by O")),
    // L4. Misheard before: play goes on, and the key that was meant to confirm is a press too early.
    CrossingRow::of("D.2.7", &[HalfMoveStage::EnteredMate])
        .first(&[o(Misheard)])
        .second(&[m(Press), m(Confirm)])
        .then(ExpectedOutcome::awaits("move O", "O").untold(&["game-over"])),
];
