//! Cases and claims: nobody settles his own, and what one player alone asserts changes nothing of the other's (6.11.3, 7.5,
//! 9.5).

use super::super::data::Kind::*;
use super::super::data::{Act, Edition, FALLS_TOLD, Row, SetUp, Then, d, m, o, t};
use super::super::stages::Stage;

const ILLEGAL: &[Stage] = &[Stage::IllegalCase];
const HANDS: &[Stage] = &[Stage::HandsCase, Stage::HandsAtDesk];
const CASES: &[Stage] = &[
    Stage::EndCase,
    Stage::LateMate,
    Stage::IllegalCase,
    Stage::HandsCase,
    Stage::HandsAtDesk,
    Stage::WrongClaim,
    Stage::FlagCase,
];
const Y2023: &[Edition] = &[Edition::Standard2023];
const BLITZ: &[Edition] = &[Edition::Blitz2009];
/// Two hands are no illegal move yet.
const UNTIL_2014: &[Edition] = &[Edition::Standard2014, Edition::Standard2009, Edition::Blitz2009];

const TO_MOVE: &[Stage] = &[Stage::ToMove, Stage::FlagDown, Stage::Sealing, Stage::WordAsked, Stage::WordAskedAgain];
const SETTLES: &[Act] = &[m(Consent), o(Consent), d(Uphold), d(SetAside)];
const RESTARTS: &[Act] = &[m(Resume), o(Resume), d(Continue)];
/// An illegal move that is only to be claimed.
const NOT_IN_THE_HALL: &[&str] = &["hall illegal-move-completed", "hall illegal-unclaimed", "remedy-proposed"];

pub const ROWS: &[Row] = &[
    Row::of("6.11.3", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(&[m(ClaimHands), o(ClaimHands), o(ClaimTouched)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .then(Then::telling().untold(&["game-over"])),
    // L1. The arbiter is there already: the resignation after the mate is his case, too.
    Row::of("5.1.1, 6.12", &[Stage::EnteredMate])
        .first(&[m(Arbiter), o(Arbiter)])
        .second(&[m(Resign)])
        .then(Then::telling().untold(&["game-over"])),
    // An arbiter who is called, or a claim, outlives the key that the entry awaits.
    Row::of("6.11.3, 6.12", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(&[m(Arbiter), o(Arbiter)])
        .second(&[m(ClaimHands), o(ClaimHands), o(ClaimTouched)])
        .then(Then::telling().told(&["hall claimed"])),
    Row::of("6.11.3", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(&[m(ClaimHands), o(ClaimHands), o(ClaimTouched)])
        .second(&[o(Misheard)])
        .by(Y2023)
        .then(Then::awaits("settlement", "-").case("*")),
    Row::of("6.11.3", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(&[o(ClaimTouched)])
        .second(&[o(Misheard)])
        .then(Then::awaits("settlement", "-").case("*")),
    Row::of("6.12", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(&[m(ClaimHands), o(ClaimHands)])
        .second(&[m(Press), m(Confirm)])
        .by(&[Edition::Standard2014, Edition::Standard2009, Edition::Blitz2009])
        .then(Then::second()),
    // L1. Who has resigned does not settle the case of his mate by his own key.
    Row::of("5.1.1, 6.11.3", &[Stage::EnteredMate])
        .first(&[m(Resign)])
        .second(&[m(ClaimHands), o(ClaimHands), o(ClaimTouched), m(Arbiter), o(Arbiter)])
        .then(Then::telling().untold(&["game-over"])),
    // Both orders of an illegal entry and its mending: the other's word takes back what he had entered.
    Row::of("D.2.7", &[Stage::EnteredIllegal])
        .first(&[m(Press), m(Confirm)])
        .second(&[o(Misheard)])
        .then(Then::awaits("move O", "O")),
    Row::of("D.2.7", &[Stage::EnteredIllegal])
        .first(&[o(Misheard)])
        .second(&[m(Press), m(Confirm)])
        .then(Then::awaits("move O", "O")),
    Row::of("D.2.7, 4.8", &[Stage::Mated]).first(&[o(Misheard)]).second(&[o(ClaimTouched)]).then(Then::telling()),
    Row::of("D.2.7, 4.8", &[Stage::Mated]).first(&[o(ClaimTouched)]).second(&[o(Misheard)]).then(Then::telling()),
    Row::of("D.2.7, C.3 (2009)", &[Stage::IllegalSaid])
        .first(&[m(Press)])
        .second(&[m(Correct)])
        .by(BLITZ)
        .then(Then::first().told(&["M refused correction-too-late"])),
    // What was upheld or consented to is settled: no word of the other's undoes it.
    Row::of("7.5.5, 6.11.3", &[Stage::IllegalCase])
        .first(&[d(Uphold), d(SetAside), d(Continue), m(Consent), m(Resume)])
        .second(&[o(Misheard)])
        .then(Then::first().told(&["refused"])),
    Row::of("D.2.7", &[Stage::IllegalCase]).first(&[o(Misheard)]).second(&[o(Resume)]).then(Then::first()),
    Row::of("D.2.7", &[Stage::IllegalCase])
        .first(&[o(Resume)])
        .second(&[o(Misheard)])
        .then(Then::awaits("move O", "O").moves(1, 0).offences(-1, 0)),
    Row::of("D.2.7", &[Stage::IllegalCase])
        .first(&[o(Misheard)])
        .second(&[d(Uphold), d(SetAside), d(Continue), m(Consent), m(Resume)])
        .then(Then::first().told(&["refused"])),
    Row::of("D.2.7, C.3 (2009)", &[Stage::Unclaimed])
        .first(&[o(Say)])
        .second(&[o(Misheard)])
        .then(Then::first().told(&["refused misheard-too-late"])),
    Row::of("D.2.7, C.3 (2009)", &[Stage::Unclaimed])
        .first(&[o(Misheard)])
        .second(&[o(Say)])
        .then(Then::awaits("press O", "O")),
    // L5. Where an illegal move must be claimed it is told to the desk alone, and play goes on (B.5, C.3).
    Row::of("B.6 (2001), C.3 (2009)", &[Stage::IllegalSaid])
        .first(&[m(Press)])
        .second(&[m(Offer), o(Offer)])
        .by(BLITZ)
        .then(Then::awaits("move O", "O").moves(1, 0).offences(0, 0).untold(NOT_IN_THE_HALL)),
    // L5. It can be claimed until the opponent's own next move.
    Row::of("C.3 (2009)", &[Stage::IllegalSaid])
        .first(&[m(Press)])
        .second(&[o(ClaimIllegal)])
        .by(BLITZ)
        .opened()
        .then(Then::awaits("settlement", "-").offences(1, 0).case("illegal-move of M by -")),
    Row::of("C.3 (2009)", &[Stage::Unclaimed])
        .first(&[o(Say)])
        .second(&[o(ClaimIllegal)])
        .where_(&[SetUp::TwoBlind])
        .by(BLITZ)
        .then(Then::awaits("press O", "O").told(&["refused no-illegal-move"])),
    Row::of("D.2.7, C.3 (2009)", &[Stage::Unclaimed])
        .first(&[o(ClaimIllegal)])
        .second(&[o(Misheard)])
        .then(Then::awaits("move O", "O")),
    Row::of("D.2.7, C.3 (2009)", &[Stage::Unclaimed])
        .first(&[o(Misheard)])
        .second(&[o(ClaimIllegal)])
        .then(Then::first().told(&["refused no-illegal-move"])),
    Row::of("C.3 (2009)", &[Stage::Unclaimed])
        .first(&[o(ClaimIllegal)])
        .second(&[o(Say), m(Resume), o(Press), m(Arbiter), o(Arbiter)])
        .by(BLITZ)
        .then(Then::awaits("settlement", "-").moves(-1, 0).offences(1, 0).case("illegal-move of M by -")),
    // The other's own move is entered and pressed as any other, and the illegal one stands.
    Row::of("D.2.4, C.3 (2009)", &[Stage::Unclaimed])
        .first(&[o(Press)])
        .second(&[o(Say)])
        .then(Then::awaits("move M", "M").moves(0, 1)),
    Row::of("D.2.4, C.3 (2009)", &[Stage::Unclaimed])
        .first(&[o(Say)])
        .second(&[o(Press)])
        .then(Then::awaits("last-word O", "-").moves(0, 1)),
    Row::of("6.8", &[Stage::Unclaimed])
        .first(&[o(Press)])
        .second(&[t(FlagFalls)])
        .then(Then::first().untold(&["flag-fell"])),
    Row::of("6.8", &[Stage::Unclaimed]).first(&[t(FlagFalls)]).second(&[o(Press)]).then(Then::second()),
    Row::of("9.2, 9.4", TO_MOVE).first(&[m(Press)]).second(&[m(ClaimDraw)]).then(Then::first().told(&["refused"])),
    // Where the arbiter has come, what a flag is worth before such an end is his to say.
    Row::of("6.8, 12.9", &[Stage::LateMate])
        .first(&[d(Stop)])
        .second(&[o(Flag)])
        .then(Then::first().told(&["refused only-arbiter"])),
    // An illegal move is completed by its press: a flag that was told before that is decided first.
    Row::of("6.8, 7.5.1", &[Stage::IllegalSaid])
        .first(&[m(Press)])
        .second(&[o(Flag)])
        .by(FALLS_TOLD)
        .flag_down()
        .then(Then::over("O flag-fall").offences(1, 0)),
    // An illegal move that the record shows: the penalty stands until the offender consents or the arbiter
    // upholds it.
    Row::of("7.5.1, 7.5.5", &[Stage::IllegalSaid])
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
        .then(Then::awaits("settlement", "-").offences(1, 0).case("illegal-move of M by -")),
    Row::of("7.5.1, 7.5.5", &[Stage::IllegalSaid])
        .first(&[m(Press)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .by(FALLS_TOLD)
        .then(Then::awaits("settlement", "-").offences(1, 0).case("illegal-move of M by -")),
    // D.2.7. The case of a slip that was answered stands, whatever comes.
    Row::of("D.2.7, 6.8", &[Stage::Replied])
        .first(&[m(Correct)])
        .second(&[t(FlagFalls)])
        .then(Then::first().untold(&["flag-fell"])),
    Row::of("D.2.7", &[Stage::Replied])
        .first(&[m(Correct)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost), m(Arbiter), o(Arbiter), m(Flag), o(Flag), d(CallFlag)])
        .then(Then::first()),
    Row::of("D.2.7", &[Stage::Replied])
        .first(&[m(Correct)])
        .second(&[m(ClaimHands), o(ClaimHands), o(ClaimTouched)])
        .then(Then::first().told(&["refused claim-stands"])),
    // What the other misheard is mended, also after its penalty was proposed: it was no illegal move.
    Row::of("D.2.7", &[Stage::IllegalCase])
        .first(&[o(Misheard)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .then(Then::awaits("resumption", "-").moves(1, 0).offences(-1, 0)),
    Row::of("D.2.7", &[Stage::IllegalCase])
        .first(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .second(&[o(Misheard)])
        .then(Then::awaits("resumption", "-").moves(1, 0).offences(-1, 0)),
    // A claim that stands is not put out of the way by another case: the key waits for it.
    Row::of("6.11.3", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(&[m(ClaimHands), o(ClaimHands), o(ClaimTouched)])
        .second(&[m(Press), m(Confirm)])
        .by(Y2023)
        .then(Then::first()),
    Row::of("6.11.3", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(&[o(ClaimTouched)])
        .second(&[m(Press), m(Confirm)])
        .then(Then::first()),
    // Who has entered a wrong move and mends it has used his own time meanwhile (6.2), but for what a call costs: that is the
    // arbiter's to say. In both orders the move is mended and play waits.
    Row::of("6.2, 6.11.3", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(&[m(Arbiter), o(Arbiter), o(Misheard)])
        .second(&[m(Arbiter), o(Arbiter), o(Misheard)])
        .then(Then::awaits("restart", "-").given(0, 0).told(&["hall arbiter-called", "hall entry-charged"])),
    Row::of("6.2, 6.11.3", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(&[m(ClaimHands), o(ClaimHands)])
        .second(&[o(Misheard)])
        .by(UNTIL_2014)
        .then(Then::awaits("restart", "-").given(0, 0).told(&["hall entry-charged"])),
    Row::of("6.2, 6.11.3", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(&[o(Misheard)])
        .second(&[m(ClaimHands), o(ClaimHands)])
        .by(UNTIL_2014)
        .then(Then::awaits("restart", "-").given(0, 0)),
    // The envelope is closed: nothing is claimed, called or offered but at its opening (E.1).
    Row::of("E.1", &[Stage::Sealing])
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
        .then(Then::first()),
    // The envelope is closed by the press, and the sealed move is counted only when it is made.
    Row::of("E.1", &[Stage::Sealing])
        .first(&[m(Press)])
        .second(&[m(Resign), o(Resign), o(Flag), d(CallFlag), d(Declare)])
        .then(Then::second()),
    Row::of("7.5.5", ILLEGAL)
        .first(&[m(Consent), d(Uphold)])
        .second(&[m(Consent), d(Uphold), d(SetAside)])
        .by(Y2023)
        .then(Then::awaits("resumption", "-").given(0, 120)),
    Row::of("7.5.5", ILLEGAL)
        .first(&[m(Resume)])
        .second(&[m(Consent), m(Resume), o(Resume), d(Uphold), d(SetAside), d(Continue)])
        .by(FALLS_TOLD)
        .then(Then::awaits("move M", "M").given(0, 120).told(&["refused"])),
    // L8. Two hands are an assertion: no counter and no clock changes while it stands.
    Row::of("7.5.4", &[Stage::ToMove, Stage::Made, Stage::Unheard, Stage::Offered, Stage::Replied])
        .first(&[m(ClaimHands)])
        .second(&[m(Offer), o(Offer), m(Arbiter), o(Arbiter), m(Press), o(Press), m(Correct), o(Say), t(Heard)])
        .by(Y2023)
        .then(Then::awaits("settlement", "-").given(0, 0).offences(0, 0).case("illegal-move of O by M")),
    Row::of("7.5.4", &[Stage::ToMove, Stage::Made, Stage::Unheard, Stage::Offered, Stage::Replied])
        .first(&[o(ClaimHands)])
        .second(&[m(Offer), o(Offer), m(Arbiter), o(Arbiter), m(Press), o(Press), m(Correct), o(Say), t(Heard)])
        .by(Y2023)
        .then(Then::awaits("settlement", "-").given(0, 0).offences(0, 0).case("illegal-move of M by O")),
    // L8. The claimant cannot settle it, the opponent can: then it counts, and is paid.
    Row::of("7.5.4, 7.5.5", &[Stage::HandsCase])
        .first(&[o(Consent)])
        .second(&[o(Consent), d(Uphold), d(SetAside), m(Offer), o(Offer)])
        .by(Y2023)
        .then(Then::awaits("resumption", "-").given(120, 0).offences(0, 1)),
    Row::of("7.5.4, 7.5.5", HANDS)
        .first(&[d(Uphold)])
        .second(&[o(Consent), d(SetAside), m(Offer), o(Offer)])
        .by(Y2023)
        .then(Then::awaits("resumption", "-").given(120, 0).offences(0, 1)),
    // L8. Set aside, nothing was counted.
    Row::of("7.5.4", HANDS)
        .first(&[d(SetAside)])
        .second(&[o(Consent), d(Uphold), m(Offer), o(Offer)])
        .by(Y2023)
        .then(Then::awaits("resumption", "-").given(0, 0).offences(0, 0)),
    // The arbiter lets a game go on that was over: both clocks stand, and what the wrong claim costs is still to be settled.
    Row::of("9.5.3, 12.9", &[Stage::WrongClaim])
        .first(&[o(Accept)])
        .second(&[d(Continue)])
        .then(Then::awaits("settlement", "-").case("wrong-claim of M by -")),
    // A wrong claim is an offer, which stands: accepted, the game is drawn (9.1.2.3).
    Row::of("9.1.2.3, 5.2.3", &[Stage::WrongClaim])
        .first(SETTLES)
        .second(&[o(Accept)])
        .then(Then::over("draw agreement")),
    Row::of("9.1.2.3, 5.2.3", &[Stage::WrongClaim]).first(&[o(Accept)]).then(Then::over("draw agreement")),
    // A draw is claimed before the move is announced (9.2, 9.4): after that it is too late.
    Row::of("9.2, 9.4", TO_MOVE)
        .first(&[m(Say), m(SayMate), m(SayIllegal)])
        .second(&[m(ClaimDraw)])
        .then(Then::first().told(&["refused claim-lost"])),
    // 4.8. Who has announced his own move complains no more of the one before.
    Row::of("4.8", TO_MOVE)
        .first(&[m(Say), m(SayMate), m(SayIllegal), m(Press)])
        .second(&[m(ClaimTouched)])
        .then(Then::first().told(&["refused"])),
    Row::of("4.8, 9.4", &[Stage::Unclaimed])
        .first(&[o(Say), o(Press)])
        .second(&[o(ClaimTouched), o(ClaimDraw)])
        .then(Then::first().told(&["refused"])),
    Row::of("C.3 (2009)", &[Stage::Unclaimed])
        .first(&[o(Press)])
        .second(&[o(ClaimIllegal)])
        .then(Then::first().told(&["refused no-illegal-move"])),
    // L2. A flag is claimed against a player who has pressed, and his move is not entered: stamped, and both
    // clocks stand.
    Row::of("6.8", &[Stage::Unclaimed])
        .first(&[o(Press)])
        .second(&[m(Flag)])
        .where_(&[SetUp::OneBlind, SetUp::PegsBlind])
        .flag_down()
        .then(Then::awaits("entry O", "-").moves(0, 1).case("flag-fall of O by M")),
    // 4.8. Who has given his reply complains no more of the move it answers; a reply that lapsed was none.
    Row::of("4.8", &[Stage::Made, Stage::FirstMade, Stage::Offered, Stage::Ending, Stage::IllegalSaid])
        .first(&[o(Say)])
        .second(&[o(ClaimTouched)])
        .then(Then::first().told(&["refused complaint-too-late"])),
    Row::of("4.8", &[Stage::Unheard, Stage::Kept])
        .first(&[o(Say)])
        .second(&[o(ClaimTouched)])
        .where_(&[SetUp::OneSighted, SetUp::TwoSighted, SetUp::BoardSighted])
        .then(Then::first().told(&["refused complaint-too-late"])),
    // The entry is mended, and a claim is heard as at any other time; or one that awaits its key, and waits for
    // it.
    Row::of("6.11.3", &[Stage::EnteredMate, Stage::EnteredIllegal, Stage::Pressed])
        .first(&[o(Misheard), m(SayMate), m(SayIllegal)])
        .second(&[m(ClaimHands), o(ClaimHands), o(ClaimTouched)])
        .then(Then::telling().told(&["hall claimed"]).untold(&["game-over"])),
    Row::of("5.1.1", &[Stage::EnteredMate])
        .first(&[m(Press), m(Confirm)])
        .second(&[m(ClaimHands), o(ClaimHands)])
        .then(Then::over("M checkmate").told(&["refused over"])),
    Row::of("6.12", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(&[m(ClaimHands), o(ClaimHands), o(ClaimTouched)])
        .second(&[m(Arbiter), o(Arbiter)])
        .then(Then::telling().untold(&["game-over"])),
    Row::of("5.1.1, 5.1.2", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(&[m(ClaimHands), o(ClaimHands), o(ClaimTouched)])
        .second(&[m(Resign)])
        .then(Then::telling().untold(&["M checkmate"])),
    // At the shared keyboard the other's `resume` only asks for the mover's key.
    Row::of("6.11.3", &[Stage::IllegalCase, Stage::WrongClaim])
        .first(&[o(Resume)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .then(Then::first().stage("settlement")),
    Row::of("6.11.3", &[Stage::IllegalCase, Stage::WrongClaim])
        .first(&[m(Consent)])
        .second(&[o(Resume)])
        .then(Then::first().stage("move M").runs("M")),
    Row::of("6.11.3", &[Stage::IllegalCase, Stage::WrongClaim])
        .first(&[o(Resume)])
        .second(&[m(Consent), m(Resume), d(Uphold), d(SetAside), d(Continue)])
        .where_(&[SetUp::OneSighted])
        .then(Then::second()),
    // What is settled is settled.
    Row::of("6.11.3, 7.5.5", CASES).first(SETTLES).second(SETTLES).then(Then::first()),
    Row::of("6.11.3, 7.5.5", CASES).first(RESTARTS).second(SETTLES).then(Then::first()),
    Row::of("6.11.3, 7.5.5", CASES).first(RESTARTS).second(RESTARTS).then(Then::first()),
    // Settled, the desk lets play go on; where it was taken, nobody else.
    Row::of("6.11.3", CASES).first(SETTLES).second(&[d(Continue)]).then(Then::first().stage("move M").runs("M")),
    Row::of("6.11.3", CASES)
        .first(&[d(Uphold), d(SetAside)])
        .second(&[m(Resume), o(Resume)])
        .then(Then::first().told(&["refused only-arbiter"])),
    Row::of("6.11.3", CASES).first(SETTLES).second(&[m(Resume)]).then(Then::first().stage("move M").runs("M")),
    // A case outlives that the arbiter is called, that play is stopped, that the link is lost or the program
    // left.
    Row::of("6.11.3", CASES)
        .first(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .then(Then::first()),
];
