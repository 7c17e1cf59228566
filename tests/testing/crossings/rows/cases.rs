//! Cases and claims: nobody settles his own, and what one player alone asserts changes nothing of the other's (6.11.3, 7.5,
//! 9.5).

use super::super::data::ActKind::*;
use super::super::data::{CrossingAct, CrossingEdition, CrossingRow, ExpectedOutcome, FALLS_TOLD, SetUp, d, m, o, t};
use super::super::stages::HalfMoveStage;

const ILLEGAL: &[HalfMoveStage] = &[HalfMoveStage::IllegalCase];
const HANDS: &[HalfMoveStage] = &[HalfMoveStage::HandsCase, HalfMoveStage::HandsAtDesk];
const CASES: &[HalfMoveStage] = &[
    HalfMoveStage::EndCase,
    HalfMoveStage::LateMate,
    HalfMoveStage::IllegalCase,
    HalfMoveStage::HandsCase,
    HalfMoveStage::HandsAtDesk,
    HalfMoveStage::WrongClaim,
    HalfMoveStage::FlagCase,
];
const Y2023: &[CrossingEdition] = &[CrossingEdition::Standard2023];
const BLITZ: &[CrossingEdition] = &[CrossingEdition::Blitz2009];
/// Two hands are no illegal move yet.
const UNTIL_2014: &[CrossingEdition] =
    &[CrossingEdition::Standard2014, CrossingEdition::Standard2009, CrossingEdition::Blitz2009];

const TO_MOVE: &[HalfMoveStage] = &[
    HalfMoveStage::ToMove,
    HalfMoveStage::FlagDown,
    HalfMoveStage::Sealing,
    HalfMoveStage::WordAsked,
    HalfMoveStage::WordAskedAgain,
];
const SETTLES: &[CrossingAct] = &[m(Consent), o(Consent), d(Uphold), d(SetAside)];
const RESTARTS: &[CrossingAct] = &[m(Resume), o(Resume), d(Continue)];
/// An illegal move that is only to be claimed.
const NOT_IN_THE_HALL: &[&str] = &["hall illegal-move-completed", "hall illegal-unclaimed", "remedy-proposed"];

pub const ROWS: &[CrossingRow] = &[
    CrossingRow::of("6.11.3", &[HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal])
        .first(&[m(ClaimHands), o(ClaimHands)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .then(ExpectedOutcome::telling().untold(&["game-over"])),
    // An arbiter who is called, or a claim, outlives the key that the entry awaits.
    CrossingRow::of("6.11.3, 6.12", &[HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal])
        .first(&[m(Arbiter), o(Arbiter)])
        .second(&[m(ClaimHands), o(ClaimHands)])
        .then(ExpectedOutcome::telling().told(&["hall claimed"])),
    CrossingRow::of("6.11.3", &[HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal])
        .first(&[m(ClaimHands), o(ClaimHands)])
        .second(&[o(Misheard)])
        .by(Y2023)
        .then(ExpectedOutcome::awaits("settlement", "-").case("*")),
    CrossingRow::of("6.12", &[HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal])
        .first(&[m(ClaimHands), o(ClaimHands)])
        .second(&[m(Press), m(Confirm)])
        .by(&[CrossingEdition::Standard2014, CrossingEdition::Standard2009, CrossingEdition::Blitz2009])
        .then(ExpectedOutcome::second()),
    // Both orders of an illegal entry and its mending: the other's word takes back what he had entered.
    CrossingRow::of("D.2.7", &[HalfMoveStage::EnteredIllegal])
        .first(&[m(Confirm)])
        .second(&[o(Misheard)])
        .then(ExpectedOutcome::awaits("settlement", "-").moves(-1, 0).offences(1, 0).case("correction of M by O")),
    CrossingRow::of("D.2.7", &[HalfMoveStage::EnteredIllegal])
        .first(&[o(Misheard)])
        .second(&[m(Press), m(Confirm)])
        .then(ExpectedOutcome::awaits("move O", "O")),
    CrossingRow::of("D.2.7, 4.8", &[HalfMoveStage::Mated])
        .first(&[o(Misheard)])
        .second(&[o(ClaimTouched)])
        .then(ExpectedOutcome::telling()),
    CrossingRow::of("D.2.7, 4.8", &[HalfMoveStage::Mated])
        .first(&[o(ClaimTouched)])
        .second(&[o(Misheard)])
        .then(ExpectedOutcome::telling()),
    CrossingRow::of("D.2.7, C.3 (2009)", &[HalfMoveStage::IllegalSaid])
        .first(&[m(Press)])
        .second(&[m(Correct)])
        .by(BLITZ)
        .then(ExpectedOutcome::first().told(&["M refused correction-too-late"])),
    // What was upheld or consented to is settled: no word of the other's undoes it.
    CrossingRow::of("7.5.5, 6.11.3", &[HalfMoveStage::IllegalCase])
        .first(&[d(Uphold), d(SetAside), d(Continue), m(Consent), m(Resume)])
        .second(&[o(Misheard)])
        .then(ExpectedOutcome::first().told(&["refused"])),
    CrossingRow::of("D.2.7", &[HalfMoveStage::IllegalCase])
        .first(&[o(Misheard)])
        .second(&[o(Resume)])
        .then(ExpectedOutcome::first()),
    CrossingRow::of("D.2.7", &[HalfMoveStage::IllegalCase])
        .first(&[o(Resume)])
        .second(&[o(Misheard)])
        .then(ExpectedOutcome::awaits("settlement", "-").case("correction of M by O")),
    // The mover has confirmed it: both agree that it was another move, or the arbiter finds so. Else it stays what it is.
    CrossingRow::of("7.5.5, D.2.7", &[HalfMoveStage::IllegalCase])
        .first(&[o(Misheard)])
        .second(&[d(Uphold), m(Consent)])
        .then(ExpectedOutcome::awaits("resumption", "-").moves(1, 0).offences(-1, 0)),
    CrossingRow::of("7.5.5, D.2.7", &[HalfMoveStage::IllegalCase])
        .first(&[o(Misheard)])
        .second(&[d(SetAside)])
        .then(ExpectedOutcome::awaits("settlement", "-").case("illegal-move of M by -").told(&["hall set-aside"])),
    CrossingRow::of("7.5.5, D.2.7", &[HalfMoveStage::IllegalCase])
        .first(&[o(Misheard)])
        .second(&[d(Continue), m(Resume)])
        .then(ExpectedOutcome::first().told(&["refused case-pending"])),
    CrossingRow::of("D.2.7, C.3 (2009)", &[HalfMoveStage::Unclaimed])
        .first(&[o(Say)])
        .second(&[o(Misheard)])
        .then(ExpectedOutcome::first().told(&["refused misheard-too-late"])),
    CrossingRow::of("D.2.7, C.3 (2009)", &[HalfMoveStage::Unclaimed])
        .first(&[o(Misheard)])
        .second(&[o(Say)])
        .then(ExpectedOutcome::awaits("press O", "O")),
    // L5. Where an illegal move must be claimed it is told to the desk alone, and play goes on (B.5, C.3).
    CrossingRow::of("B.6 (2001), C.3 (2009)", &[HalfMoveStage::IllegalSaid])
        .first(&[m(Press)])
        .second(&[m(Offer), o(Offer)])
        .by(BLITZ)
        .then(ExpectedOutcome::awaits("move O", "O").moves(1, 0).offences(0, 0).untold(NOT_IN_THE_HALL)),
    // L5. It can be claimed until the opponent's own next move.
    CrossingRow::of("C.3 (2009)", &[HalfMoveStage::IllegalSaid])
        .first(&[m(Press)])
        .second(&[o(ClaimIllegal)])
        .by(BLITZ)
        .opened()
        .then(ExpectedOutcome::awaits("settlement", "-").offences(1, 0).case("illegal-move of M by -")),
    CrossingRow::of("C.3 (2009)", &[HalfMoveStage::Unclaimed])
        .first(&[o(Say)])
        .second(&[o(ClaimIllegal)])
        .where_(&[SetUp::TwoBlind])
        .by(BLITZ)
        .then(ExpectedOutcome::awaits("press O", "O").told(&["refused complaint-too-late"])),
    CrossingRow::of("D.2.7, C.3 (2009)", &[HalfMoveStage::Unclaimed])
        .first(&[o(ClaimIllegal)])
        .second(&[o(Misheard)])
        .then(ExpectedOutcome::awaits("settlement", "-").moves(-1, 0).offences(1, 0).case("correction of M by O")),
    CrossingRow::of("D.2.7, C.3 (2009)", &[HalfMoveStage::Unclaimed])
        .first(&[o(Misheard)])
        .second(&[o(ClaimIllegal)])
        .then(ExpectedOutcome::first().told(&["refused no-illegal-move"])),
    CrossingRow::of("C.3 (2009)", &[HalfMoveStage::Unclaimed])
        .first(&[o(ClaimIllegal)])
        .second(&[o(Say), m(Resume), o(Press), m(Arbiter), o(Arbiter)])
        .by(BLITZ)
        .then(ExpectedOutcome::awaits("settlement", "-").moves(-1, 0).offences(1, 0).case("illegal-move of M by -")),
    // The other's own move is entered and pressed as any other, and the illegal one stands.
    CrossingRow::of("D.2.4, C.3 (2009)", &[HalfMoveStage::Unclaimed])
        .first(&[o(Press)])
        .second(&[o(Say)])
        .then(ExpectedOutcome::awaits("move M", "M").moves(0, 1)),
    CrossingRow::of("D.2.4, C.3 (2009)", &[HalfMoveStage::Unclaimed])
        .first(&[o(Say)])
        .second(&[o(Press)])
        .then(ExpectedOutcome::awaits("last-word O", "-").moves(0, 1)),
    CrossingRow::of("6.8", &[HalfMoveStage::Unclaimed])
        .first(&[o(Press)])
        .second(&[t(FlagFalls)])
        .then(ExpectedOutcome::first().untold(&["flag-fell"])),
    CrossingRow::of("6.8", &[HalfMoveStage::Unclaimed])
        .first(&[t(FlagFalls)])
        .second(&[o(Press)])
        .then(ExpectedOutcome::second()),
    CrossingRow::of("9.2, 9.4", TO_MOVE)
        .first(&[m(Press)])
        .second(&[m(ClaimDraw)])
        .then(ExpectedOutcome::first().told(&["refused"])),
    // Where the arbiter has come, what a flag is worth before such an end is his to say.
    CrossingRow::of("6.8, 12.9", &[HalfMoveStage::LateMate])
        .first(&[d(Stop)])
        .second(&[o(Flag)])
        .then(ExpectedOutcome::first().told(&["refused only-arbiter"])),
    // An illegal move is completed by its press: a flag that was told before that is decided first.
    CrossingRow::of("6.8, 7.5.1", &[HalfMoveStage::IllegalSaid])
        .first(&[m(Press)])
        .second(&[o(Flag)])
        .by(FALLS_TOLD)
        .flag_down()
        .then(ExpectedOutcome::over("O flag-fall").offences(1, 0)),
    // An illegal move that the record shows: the penalty stands until the offender consents or the arbiter
    // upholds it.
    CrossingRow::of("7.5.1, 7.5.5", &[HalfMoveStage::IllegalSaid])
        .first(&[m(Press)])
        .second(&[
            m(Press),
            o(Press),
            o(Say),
            m(Correct),
            m(Arbiter),
            o(Arbiter),
            m(ClaimHands),
            o(ClaimHands),
            o(ClaimTouched),
            o(Flag),
            d(CallFlag),
        ])
        .by(FALLS_TOLD)
        .then(ExpectedOutcome::awaits("settlement", "-").offences(1, 0).case("illegal-move of M by -")),
    CrossingRow::of("7.5.1, 7.5.5", &[HalfMoveStage::IllegalSaid])
        .first(&[m(Press)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .by(FALLS_TOLD)
        .then(ExpectedOutcome::awaits("settlement", "-").offences(1, 0).case("illegal-move of M by -")),
    // D.2.7. The case of a slip that was answered stands, whatever comes.
    CrossingRow::of("D.2.7, 6.8", &[HalfMoveStage::Replied])
        .first(&[m(Correct)])
        .second(&[t(FlagFalls)])
        .then(ExpectedOutcome::first().untold(&["flag-fell"])),
    CrossingRow::of("D.2.7", &[HalfMoveStage::Replied])
        .first(&[m(Correct)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost), m(Arbiter), o(Arbiter), m(Flag), o(Flag), d(CallFlag)])
        .then(ExpectedOutcome::first()),
    CrossingRow::of("D.2.7", &[HalfMoveStage::Replied])
        .first(&[m(Correct)])
        .second(&[m(ClaimHands), o(ClaimHands), o(ClaimTouched)])
        .then(ExpectedOutcome::first().told(&["refused case-pending"])),
    // Whether the other misheard it is settled like its penalty, whatever comes between.
    CrossingRow::of("D.2.7", &[HalfMoveStage::IllegalCase])
        .first(&[o(Misheard)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .then(ExpectedOutcome::awaits("settlement", "-").case("correction of M by O")),
    CrossingRow::of("D.2.7", &[HalfMoveStage::IllegalCase])
        .first(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .second(&[o(Misheard)])
        .then(ExpectedOutcome::awaits("settlement", "-").case("correction of M by O")),
    // A claim that stands is not put out of the way by another case: the key waits for it.
    CrossingRow::of("6.11.3", &[HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal])
        .first(&[m(ClaimHands), o(ClaimHands)])
        .second(&[m(Press), m(Confirm)])
        .by(Y2023)
        .then(ExpectedOutcome::first()),
    // Who has entered a wrong move and mends it has used his own time meanwhile (6.2), but for what a call costs: that is the
    // arbiter's to say. In both orders the move is mended and play waits.
    CrossingRow::of("6.2, 6.11.3", &[HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal])
        .first(&[m(Arbiter), o(Arbiter), o(Misheard)])
        .second(&[m(Arbiter), o(Arbiter), o(Misheard)])
        .then(ExpectedOutcome::awaits("restart", "-").given(0, 0).told(&["hall arbiter-called", "hall entry-charged"])),
    CrossingRow::of("6.2, 6.11.3", &[HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal])
        .first(&[m(ClaimHands), o(ClaimHands)])
        .second(&[o(Misheard)])
        .by(UNTIL_2014)
        .then(ExpectedOutcome::awaits("restart", "-").given(0, 0).told(&["hall entry-charged"])),
    CrossingRow::of("6.2, 6.11.3", &[HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal])
        .first(&[o(Misheard)])
        .second(&[m(ClaimHands), o(ClaimHands)])
        .by(UNTIL_2014)
        .then(ExpectedOutcome::awaits("restart", "-").given(0, 0)),
    // The envelope is closed: nothing is claimed, called or offered but at its opening (E.1).
    CrossingRow::of("E.1", &[HalfMoveStage::Sealing])
        .first(&[m(Press)])
        .second(&[
            d(Stop),
            t(Leave),
            t(Crash),
            t(LinkLost),
            m(Arbiter),
            o(Arbiter),
            m(ClaimHands),
            o(ClaimHands),
            m(ClaimTouched),
            m(ClaimDraw),
        ])
        .then(ExpectedOutcome::first()),
    // The envelope is closed by the press, and the sealed move is counted only when it is made.
    CrossingRow::of("E.1", &[HalfMoveStage::Sealing])
        .first(&[m(Press)])
        .second(&[m(Resign), o(Resign), o(Flag), d(CallFlag), d(Declare)])
        .then(ExpectedOutcome::second()),
    CrossingRow::of("7.5.5", ILLEGAL)
        .first(&[m(Consent), d(Uphold)])
        .second(&[m(Consent), d(Uphold), d(SetAside)])
        .by(Y2023)
        .then(ExpectedOutcome::awaits("resumption", "-").given(0, 120)),
    CrossingRow::of("7.5.5", ILLEGAL)
        .first(&[m(Resume)])
        .second(&[m(Consent), m(Resume), o(Resume), d(Uphold), d(SetAside), d(Continue)])
        .by(FALLS_TOLD)
        .then(ExpectedOutcome::awaits("move M", "M").given(0, 120).told(&["refused"])),
    // L8. Two hands are an assertion: no counter and no clock changes while it stands.
    CrossingRow::of(
        "7.5.4",
        &[
            HalfMoveStage::ToMove,
            HalfMoveStage::Made,
            HalfMoveStage::Unheard,
            HalfMoveStage::Offered,
            HalfMoveStage::Replied,
        ],
    )
    .first(&[m(ClaimHands)])
    .second(&[m(Offer), o(Offer), m(Arbiter), o(Arbiter), m(Press), o(Press), m(Correct), o(Say), t(Heard)])
    .by(Y2023)
    .then(ExpectedOutcome::awaits("settlement", "-").given(0, 0).offences(0, 0).case("illegal-move of O by M")),
    CrossingRow::of(
        "7.5.4",
        &[
            HalfMoveStage::ToMove,
            HalfMoveStage::Made,
            HalfMoveStage::Unheard,
            HalfMoveStage::Offered,
            HalfMoveStage::Replied,
        ],
    )
    .first(&[o(ClaimHands)])
    .second(&[m(Offer), o(Offer), m(Arbiter), o(Arbiter), m(Press), o(Press), m(Correct), o(Say), t(Heard)])
    .by(Y2023)
    .then(ExpectedOutcome::awaits("settlement", "-").given(0, 0).offences(0, 0).case("illegal-move of M by O")),
    // L8. The claimant cannot settle it, the opponent can: then it counts, and is paid.
    CrossingRow::of("7.5.4, 7.5.5", &[HalfMoveStage::HandsCase])
        .first(&[o(Consent)])
        .second(&[o(Consent), d(Uphold), d(SetAside), m(Offer), o(Offer)])
        .by(Y2023)
        .then(ExpectedOutcome::awaits("resumption", "-").given(120, 0).offences(0, 1)),
    CrossingRow::of("7.5.4, 7.5.5", HANDS)
        .first(&[d(Uphold)])
        .second(&[o(Consent), d(SetAside), m(Offer), o(Offer)])
        .by(Y2023)
        .then(ExpectedOutcome::awaits("resumption", "-").given(120, 0).offences(0, 1)),
    // L8. Set aside, nothing was counted.
    CrossingRow::of("7.5.4", HANDS)
        .first(&[d(SetAside)])
        .second(&[o(Consent), d(Uphold), m(Offer), o(Offer)])
        .by(Y2023)
        .then(ExpectedOutcome::awaits("resumption", "-").given(0, 0).offences(0, 0)),
    // The arbiter lets a game go on that was over: both clocks stand, and what the wrong claim costs is still to be settled.
    CrossingRow::of("9.5.3, 12.9", &[HalfMoveStage::WrongClaim])
        .first(&[o(Accept)])
        .second(&[d(Continue)])
        .then(ExpectedOutcome::awaits("settlement", "-").case("wrong-claim of M by -")),
    CrossingRow::of("D.2.7, 5.2.3", &[HalfMoveStage::WrongClaim])
        .first(&[o(Accept)])
        .second(&[m(Misheard)])
        .then(ExpectedOutcome::over("draw agreement").stage("settlement").case("correction of O by M")),
    // A wrong claim is an offer, which stands: accepted, the game is drawn (9.1.2.3).
    CrossingRow::of("9.1.2.3, 5.2.3", &[HalfMoveStage::WrongClaim])
        .first(SETTLES)
        .second(&[o(Accept)])
        .then(ExpectedOutcome::over("draw agreement")),
    CrossingRow::of("9.1.2.3, 5.2.3", &[HalfMoveStage::WrongClaim])
        .first(&[o(Accept)])
        .then(ExpectedOutcome::over("draw agreement")),
    // A draw is claimed before the move is announced (9.2, 9.4): after that it is too late.
    CrossingRow::of("9.2, 9.4", TO_MOVE)
        .first(&[m(Say), m(SayMate), m(SayIllegal)])
        .second(&[m(ClaimDraw)])
        .then(ExpectedOutcome::first().told(&["refused claim-lost"])),
    // 4.8. Who has announced his own move complains no more of the one before.
    CrossingRow::of("4.8", TO_MOVE)
        .first(&[m(Say), m(SayMate), m(SayIllegal), m(Press)])
        .second(&[m(ClaimTouched)])
        .then(ExpectedOutcome::first().told(&["refused"])),
    CrossingRow::of("4.8, 9.4", &[HalfMoveStage::Unclaimed])
        .first(&[o(Say), o(Press)])
        .second(&[o(ClaimTouched), o(ClaimDraw)])
        .then(ExpectedOutcome::first().told(&["refused"])),
    CrossingRow::of("C.3 (2009)", &[HalfMoveStage::Unclaimed])
        .first(&[o(Press)])
        .second(&[o(ClaimIllegal)])
        .then(ExpectedOutcome::first().told(&["refused complaint-too-late"])),
    // L2. A flag is claimed against a player who has pressed, and his move is not entered: stamped, and both
    // clocks stand.
    CrossingRow::of("6.8", &[HalfMoveStage::Unclaimed])
        .first(&[o(Press)])
        .second(&[m(Flag)])
        .where_(&[SetUp::OneBlind, SetUp::PegsBlind])
        .flag_down()
        .then(ExpectedOutcome::awaits("entry O", "-").moves(0, 1).case("flag-fall of O by M")),
    // 4.8. Who has given his reply complains no more of the move it answers; a reply that lapsed was none.
    CrossingRow::of(
        "4.8",
        &[
            HalfMoveStage::Made,
            HalfMoveStage::FirstMade,
            HalfMoveStage::Offered,
            HalfMoveStage::Ending,
            HalfMoveStage::IllegalSaid,
        ],
    )
    .first(&[o(Say)])
    .second(&[o(ClaimTouched)])
    .then(ExpectedOutcome::first().told(&["refused complaint-too-late"])),
    CrossingRow::of("4.8", &[HalfMoveStage::Unheard, HalfMoveStage::Kept])
        .first(&[o(Say)])
        .second(&[o(ClaimTouched)])
        .where_(&[SetUp::OneSighted, SetUp::TwoSighted, SetUp::BoardSighted])
        .then(ExpectedOutcome::first().told(&["refused complaint-too-late"])),
    // The entry is mended, and a claim is heard as at any other time; or one that awaits its key, and waits for
    // it.
    CrossingRow::of("6.11.3", &[HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal, HalfMoveStage::Pressed])
        .first(&[o(Misheard), m(SayMate), m(SayIllegal)])
        .second(&[m(ClaimHands), o(ClaimHands), o(ClaimTouched)])
        .then(ExpectedOutcome::telling().told(&["hall claimed"]).untold(&["game-over"])),
    CrossingRow::of("5.1.1", &[HalfMoveStage::EnteredMate])
        .first(&[m(Press), m(Confirm)])
        .second(&[m(ClaimHands), o(ClaimHands)])
        .then(ExpectedOutcome::over("M checkmate").told(&["refused game-is-over"])),
    CrossingRow::of("6.12", &[HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal])
        .first(&[m(ClaimHands), o(ClaimHands)])
        .second(&[m(Arbiter), o(Arbiter)])
        .then(ExpectedOutcome::telling().untold(&["game-over"])),
    // At the shared keyboard the other's `resume` only asks for the mover's key.
    CrossingRow::of("6.11.3", &[HalfMoveStage::IllegalCase, HalfMoveStage::WrongClaim])
        .first(&[o(Resume)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .then(ExpectedOutcome::first().stage("settlement")),
    CrossingRow::of("6.11.3", &[HalfMoveStage::IllegalCase, HalfMoveStage::WrongClaim])
        .first(&[m(Consent)])
        .second(&[o(Resume)])
        .then(ExpectedOutcome::first().stage("move M").runs("M")),
    CrossingRow::of("6.11.3", &[HalfMoveStage::IllegalCase, HalfMoveStage::WrongClaim])
        .first(&[o(Resume)])
        .second(&[m(Consent), m(Resume), d(Uphold), d(SetAside), d(Continue)])
        .where_(&[SetUp::OneSighted])
        .then(ExpectedOutcome::second()),
    // What is settled is settled.
    CrossingRow::of("6.11.3, 7.5.5", CASES).first(SETTLES).second(SETTLES).then(ExpectedOutcome::first()),
    CrossingRow::of("6.11.3, 7.5.5", CASES).first(RESTARTS).second(SETTLES).then(ExpectedOutcome::first()),
    CrossingRow::of("6.11.3, 7.5.5", CASES).first(RESTARTS).second(RESTARTS).then(ExpectedOutcome::first()),
    // Settled, the desk lets play go on; where it was taken, nobody else.
    CrossingRow::of("6.11.3", CASES)
        .first(SETTLES)
        .second(&[d(Continue)])
        .then(ExpectedOutcome::first().stage("move M").runs("M")),
    CrossingRow::of("6.11.3", CASES)
        .first(&[d(Uphold), d(SetAside)])
        .second(&[m(Resume), o(Resume)])
        .then(ExpectedOutcome::first().told(&["refused only-arbiter"])),
    CrossingRow::of("6.11.3", CASES)
        .first(SETTLES)
        .second(&[m(Resume)])
        .then(ExpectedOutcome::first().stage("move M").runs("M")),
    // A case outlives that the arbiter is called, that play is stopped, that the link is lost or the program
    // left.
    CrossingRow::of("6.11.3", CASES)
        .first(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .then(ExpectedOutcome::first()),
];
