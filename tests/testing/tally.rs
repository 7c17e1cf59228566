//! Count what came about in the games, variant by variant, and name what never did.
//!
//! Each list below is also a match without a wildcard: a variant that is new to the game has to come here, and then
//! some game has to reach it.

use ansage_game::claim::{self, Claim, DrawGround, Irregularity, Measure, Provision};
use ansage_game::clock::PeriodKind as Runs;
use ansage_game::effect::{AnnouncementManner, EffectKind};
use ansage_game::event::{Answer, Event, EventKind, OpponentsWord, Question};
use ansage_game::laws::{Edition, GameKind};
use ansage_game::outcome::{DrawReason, Outcome, WinReason};
use ansage_game::reading::{IllegalReason, UnreadableReason};
use ansage_game::referee::Referee;
use ansage_game::refusal::{CourseFault, MissingCondition, MissingQuickplayCondition, Refusal};
use ansage_game::ruling::{AdjournmentStep, AssistantDuty, Ruling, RulingChange};
use ansage_game::sensed::{BoardReport, SensedEffect};
use ansage_game::touch::{TouchArticle, TouchKind};
use std::collections::BTreeMap;

/// What no game is asked to reach, and why.
const EXEMPT: [(&str, &str); 8] = [
    ("EventKind::Opened", "the driver writes it before the first event"),
    ("Refusal::NoAdvice", "the console says it, not the referee"),
    (
        "RemedyCause::AcceptedAfterEntry",
        "needs a word between the last word of an entry and its press: tests/laws/draws.rs has it",
    ),
    (
        "RemedyCause::HeldForEntry",
        "needs a wrong entry that waits longer than its clock had: tests/laws/crossed/left_open.rs has it",
    ),
    ("BoardReport::RookFirst", "no simulated hand castles with the rook first: tests/hands/rows_touch.rs does"),
    ("IllegalReason::ExposesKing", "needs a pinned piece that is moved: tests/laws/back_door.rs has them"),
    ("IllegalReason::CapturesKing", "needs a check that nobody has parried: tests/laws/lawless.rs looks for them"),
    ("RemedyCause::FlagFall", "needs a position in which nobody can show a mate: tests/laws/mate.rs looks for them"),
];

/// The variants of an enum: all of their names, and the name of each value.
macro_rules! variants {
    ($($function:ident $names:ident $type:ident: $($variant:ident)+;)+) => {
        $(
            const $names: &[&str] = &[$(concat!(stringify!($type), "::", stringify!($variant))),+];
            fn $function(value: &$type) -> &'static str {
                match value {
                    $($type::$variant { .. } => concat!(stringify!($type), "::", stringify!($variant)),)+
                }
            }
        )+
    };
}

use claim::RemedyCause;

variants! {
    event EVENTS EventKind: Opened ProgramResumed ProgramLeft ProgramStalled TimeSet Started PlayResumed Announced ReplyEntered NotUnderstood AnnouncementHeard
        AnnouncementDelayed AnnouncementBegun
        Corrected Misheard Repeated Executed BoardReported AnnounceButtonPressed ScoreWritten PieceTouched Adjusting ClockPressed PressCancelled SpokenForOpponent DrawOffered
        DrawAccepted DrawDeclined Resigned FlagClaimed Claimed Consented ArbiterCalled CodeProposed Confirmed
        DeskTaken DeskLeft Ruled MoveSealed EnvelopeOpened InformationAsked AnnouncementRepeatAsked ComparisonAsked MovesTakenBack DeadlineReached
        LinkFound AssistantAsked AssistantAnswered LinkLost SeatReleased LinkDenied CodeRefused HistoryDiffers;
    word WORDS OpponentsWord: Draw Accept Decline Resign Flag Claim Consent Withdraw Arbiter Resume Adjust Touch Repeat Execute Write;
    report REPORTS BoardReport: Found FoundAtRest Lost SwitchedOff Lifted Placed Reread ShownAtPress MovedOn Contact PieceRested PieceAway RookFirst;
    pegs PEGS SensedEffect: Found Lost SwitchedOff Lifted Placed Guided WrongSquares Agrees PegsDiffer Disturbed Contact RookLiftedFirst ShownAtPress PieceRested PieceAway;
    question QUESTIONS Question: Clocks OwnClock OpponentsClock MoveCount TimeUsed Control LastSquare;
    answer ANSWERS Answer: Clocks OwnClock OpponentsClock MoveCount TimeUsed Control LastSquare;
    claimed CLAIMS Claim: Draw Quickplay FiveSeconds Checkmate Stalemate Touched Illegal Unpromoted Flag Correction Irregularity;
    ground GROUNDS DrawGround: Repetition FiftyMoves;
    irregularity IRREGULARITIES Irregularity: WrongSetUp ColoursSwapped BoardTurned Displaced IdlePress TwoHands Absent;
    provision PROVISIONS Provision: NewGame PlayContinues TurnBoard RestoredOnOwnTime AsIllegal ArbiterDecides DefaultTime;
    cause CAUSES RemedyCause: IllegalMove WrongClaim Claim SealedMove FlagFall Touched Correction DeadTime HeldForEntry AcceptedAfterEntry OtherDevice MadeBeforeEnd;
    measure MEASURES Measure: AddTime RemoveTime AddIncrement RestorePosition CorrectMove ContinuePlay EndGame;
    ruling RULINGS Ruling: Uphold SetAside Stop TakeMeasure SetClock SetCount AdaptRule SetEdition SetDuty IllegalMove Warn CallFlag BothFlags
        Adjourn SetResumption SealedReply EnvelopeLost Continue RestoreCourse SetBoard SetScoreLine SetScoreSheet RecordProposal;
    duty DUTIES AssistantDuty: Execute Announce ScoreAndClock Inform Claim Adjourn;
    change CHANGES RulingChange: TimeAdded TimeTaken PeriodTakenBack IncrementAdded ClockSet ClockChanged CountSet PositionRestored RuleAdapted EditionChanged
        DutySet Warned Stopped BothFlagsFallen FlagCalled FlagAfterRuling ResultLifted CourseRestored BoardSet SheetSet;
    step STEPS AdjournmentStep: Ordered MoveSealed PlayedOpenly EnvelopeClosed EnvelopeOpened ResumptionSet ReplySealed EnvelopeLost;
    effect EFFECTS EffectKind: Started PlayResumed MoveAnnounced Refused PressKept PressCancelled MoveCompleted PressedBeforeEntry
        ReplyLapsed EarlyPress CompletedUnpressed EntryAwaitsKey IllegalUnclaimed ResumeAgreed ResumedWithoutArbiter
        ConfirmationAskedAgain SharedKeyboard PressWaits RepetitionDiffers RepetitionAgrees BoardDiffers BoardAgrees BoardUnknown BoardsDisputed ScoresDiffer SheetLacks ScoreRecorded
        TouchAnnounced BoardSensed Adjusting ConfirmationAsked ConfirmationDropped DrawOffered DrawDeclined OfferRestored EntryCharged AnnouncementWaited PressedMoveMissing OtherMoveReleased OfferLapsed DecisionPostponed CaseVoided FlagFell
        ClaimOffered ArbiterCalled IllegalMoveCompleted LegalOnMoversBoard ReopenedAfterCrash TimeMissing ProgramStalled Reopened Saved Answered TakenBack
        TimeSet Claimed ClaimChecked ClaimSuperseded TouchBinds TouchAsserted TouchNotKept RemedyProposed SetAside Upheld ProvisionNamed TouchFacts RulingApplied CodeAsked CodeDropped CodeSet
        DeskTaken DeskLeft Adjournment OfferOutOfTurn ClaimedMoveNotMade PeriodTimeDue PeriodTimeOver ComparisonShown RuledBy ProposalRecorded LinkFound AssistantAsks AssistantSettled LinkLost
        SeatReleased DeviceReplaced LinkDenied CodeRefused HistoryDiffers GameOver;
    manner MANNERS AnnouncementManner: Announced Entered Corrected Misheard Promoted Repeated;
    sense SENSES TouchKind: Deliberate Adjusting CarryingOut;
    article ARTICLES TouchArticle: OwnPiece OpponentsPiece Both Castle RookBeforeKing KingOtherwise Promotion Released Free;
    refusal REFUSALS Refusal: NotUnderstood Unreadable NotLegal NotStarted AlreadyStarted Suspended NotSuspended GameIsOver
        OverByFinalPosition AdjournmentOrdered
        OwnMoveAwaitsPress OwnPressKept OwnReplyPending NotTheOpponentsMove EntryNotConfirmed FlagClaimNotConfirmed ResumeNeedsArbiter NotMade ClockNotRunning MoveNotEntered AlreadyPressed NothingPressed NothingToCorrect
        CorrectionTooLate CorrectionAgainstBoard NothingMisheard MisheardTooLate NothingAnnounced StillBeingSaid NothingChanged AdjustOutOfTurn OfferPending NoOffer ClaimNeedsMove AlreadyCounted
        FlagUp NothingOnSquare BoardNotSensed BoardIsSensed AnnounceNotYours PegsShowNoMove PegsFitNoLegalMove PawnNotPromoted NoAdvice PracticeOnly NothingToTakeBack TimeControlFixed NotOnMove ClaimLost CasePending NothingPending
        ConsentNotYours OnlyArbiter SeatReleasedAtDesk DeviceNotConfirmed NoArbiterAtDesk OwnFlagDown NoAgreementYet NotQuickplay NoIllegalMove
        OpponentHasNotPressed DutyNotGiven DutyNotForSighted AssistantNeeded DrawTooEarly NoReplyToSeal NoSuchRule BadRuleValue NoSuchEdition NoSuchHalfMove
        FlagClaimByPlayersOnly FlagsUp NotAdjourning NotSealer OpponentPresent DefaultTimeNotPassed NothingSealed EnvelopeClosed NoEnvelope SealBroken
        TouchedPieceFirst NothingTouched ComplaintTooLate NoClocks NoTimeToChange DictatedMoveFaulty FixedByRuling ScoreKeptByProgram
        HasOwnStation OtherPlayersTurn FlagSetAside LinkIsLost NotJoined NoMoveMade KeyIsForClock
        TouchedWithoutMove OwnFlagFellFirst NotOwnPiece ArbiterIsCalled;
    fault FAULTS CourseFault: Unreadable NotLegal;
    quickplay QUICKPLAY MissingQuickplayCondition: Blitz NotAnnounced NotLastPeriod TimeLeft FlagDown NoFiveSeconds NotOnMove;
    missing MISSING MissingCondition: Announcement CapturedPieceRemoved PiecePlaced Pegs;
    unreadable UNREADABLE UnreadableReason: Ambiguous PromotionMissing NoMoveFits NoPieceNamed;
    illegal ILLEGAL IllegalReason: NothingThere OpponentsPiece OtherPiece OwnPieceOnTarget DoesNotReach Blocked StillInCheck
        ExposesKing CastlingRightLost CastlingBlocked CastlingThroughCheck NoPromotion BadPromotion CapturesKing;
    outcome OUTCOMES Outcome: Win Draw Points BothForfeit Unfinished Cancelled;
    win WINS WinReason: Checkmate Resignation FlagFall IllegalMoves SealedMove Default Forfeit Arbiter;
    draw DRAWS DrawReason: Agreement Stalemate DeadPosition FlagFallCannotMate Repetition FiftyMoves Fivefold
        SeventyFive BothFlags Quickplay IllegalCannotMate ResignedCannotMate Arbiter;
    edition EDITIONS Edition: Y2001 Y2005 Y2009 Y2014 Y2018 Y2023;
    kind KINDS GameKind: Standard Rapid Blitz;
    runs RUNS Runs: Untimed Plain Increment Delay Bronstein Fixed Hourglass;
}

/// Each edition with each kind of game.
const TABLES: [[&str; 3]; 6] = [
    ["2001 standard", "2001 rapid", "2001 blitz"],
    ["2005 standard", "2005 rapid", "2005 blitz"],
    ["2009 standard", "2009 rapid", "2009 blitz"],
    ["2014 standard", "2014 rapid", "2014 blitz"],
    ["2018 standard", "2018 rapid", "2018 blitz"],
    ["2023 standard", "2023 rapid", "2023 blitz"],
];

const ALL: [&[&str]; 33] = [
    EVENTS,
    REPORTS,
    PEGS,
    WORDS,
    QUESTIONS,
    ANSWERS,
    CLAIMS,
    GROUNDS,
    IRREGULARITIES,
    PROVISIONS,
    CAUSES,
    MEASURES,
    RULINGS,
    DUTIES,
    CHANGES,
    STEPS,
    EFFECTS,
    MANNERS,
    SENSES,
    ARTICLES,
    REFUSALS,
    FAULTS,
    QUICKPLAY,
    MISSING,
    UNREADABLE,
    ILLEGAL,
    OUTCOMES,
    WINS,
    DRAWS,
    EDITIONS,
    KINDS,
    RUNS,
    GAMES,
];

/// What makes a game worth having been played.
const GAMES: &[&str] = &[
    "game of 40 half-moves and more",
    "game of 100 half-moves and more",
    "game that was adjourned",
    "game with both flags down",
    "game with a clock that kept its display",
    "journal cut off and played on",
    "replay cut off and played on",
];

/// How often each came about.
#[derive(Debug, Default, Clone)]
pub struct VariantTally(BTreeMap<&'static str, u64>);

impl VariantTally {
    pub fn count(&mut self, name: &'static str) {
        *self.0.entry(name).or_default() += 1;
    }

    /// Counts what is only worth a name of its own.
    pub fn game(&mut self, which: &'static str) {
        assert!(GAMES.contains(&which), "{which} is listed");
        self.count(which);
    }

    pub fn terms(&mut self, referee: &Referee) {
        let terms = referee.terms();
        self.count(edition(&terms.edition()));
        let kind_of_game = terms.game_kind_by_edition(terms.edition());
        self.count(kind(&kind_of_game));
        let row = Edition::ALL.iter().position(|edition| *edition == terms.edition());
        self.count(TABLES[row.unwrap_or_default()][kind_of_game as usize]);
    }

    pub fn add(&mut self, other: &VariantTally) {
        for (name, count) in &other.0 {
            *self.0.entry(name).or_default() += count;
        }
    }

    pub fn event(&mut self, of: &Event) {
        self.count(event(&of.kind));
        match &of.kind {
            EventKind::SpokenForOpponent { word: spoken } => {
                self.count(word(spoken));
                if let OpponentsWord::Claim(claim) = spoken {
                    self.claim(claim);
                }
            }
            EventKind::Claimed { claim } => self.claim(claim),
            EventKind::BoardReported(reported) => self.count(report(reported)),
            EventKind::InformationAsked { question: asked } => self.count(question(asked)),
            EventKind::Ruled { ruling: ruled } => {
                self.count(ruling(ruled));
                match ruled {
                    Ruling::TakeMeasure(taken) => self.count(measure(taken)),
                    Ruling::SetDuty { duty: which, .. } => self.count(duty(which)),
                    _ => {}
                }
            }
            _ => {}
        }
    }

    fn claim(&mut self, claim: &Claim) {
        self.count(claimed(claim));
        match claim {
            Claim::Draw { ground: on, .. } => self.count(ground(on)),
            Claim::Irregularity(what) => self.count(irregularity(what)),
            _ => {}
        }
    }

    pub fn effect(&mut self, of: &EffectKind) {
        self.count(effect(of));
        match of {
            EffectKind::Refused(why) => self.refused(why),
            EffectKind::MoveAnnounced { manner: how, .. } => self.count(manner(how)),
            EffectKind::Answered(told) => {
                self.count(answer(told));
                if let Answer::Control { period, .. } = told {
                    self.count(runs(&period.kind));
                }
            }
            // What is claimed by an event of its own, a flag or the mending of a move, is a claim all the same.
            EffectKind::Claimed { claim: posed @ (Claim::Flag | Claim::Correction { .. }), .. } => self.claim(posed),
            EffectKind::ProvisionNamed { provision: provided, .. } => self.count(provision(provided)),
            EffectKind::RemedyProposed(remedy) => {
                self.count(cause(&remedy.cause));
                remedy.measures.iter().chain(&remedy.otherwise).for_each(|taken| self.count(measure(taken)));
            }
            EffectKind::RulingApplied(what) => self.count(change(what)),
            EffectKind::Adjournment(what) => self.count(step(what)),
            EffectKind::BoardSensed(told) => {
                self.count(pegs(told));
                if let SensedEffect::Lifted { sense: Some(how), .. } = told {
                    self.count(sense(how));
                }
            }
            EffectKind::TouchAnnounced { sense: how, .. } => self.count(sense(how)),
            EffectKind::TouchFacts { article: Some(which), .. } => self.count(article(which)),
            EffectKind::IllegalMoveCompleted { reason, .. } => self.count(illegal(reason)),
            EffectKind::GameOver(how) => {
                self.count(outcome(how));
                match how {
                    Outcome::Win { reason, .. } => self.count(win(reason)),
                    Outcome::Draw(reason) => self.count(draw(reason)),
                    Outcome::Points(_) | Outcome::BothForfeit | Outcome::Unfinished | Outcome::Cancelled => {}
                }
            }
            _ => {}
        }
    }

    fn refused(&mut self, why: &Refusal) {
        self.count(refusal(why));
        match why {
            Refusal::NotQuickplay(lacks) => self.count(quickplay(lacks)),
            Refusal::NotMade(lacks) => self.count(missing(lacks)),
            Refusal::Unreadable(how) => self.count(unreadable(how)),
            Refusal::DictatedMoveFaulty { fault: how, .. } => {
                self.count(fault(how));
                match how {
                    CourseFault::Unreadable(how) => self.count(unreadable(how)),
                    CourseFault::NotLegal(reason) => self.count(illegal(reason)),
                }
            }
            Refusal::NotLegal { reason, .. } => self.count(illegal(reason)),
            _ => {}
        }
    }

    /// What came about.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.0.keys().copied()
    }

    /// What never came about of all that a journal can show of the events and effects themselves.
    pub fn missed_in_journals(&self) -> Vec<&'static str> {
        let of_games = [EDITIONS, KINDS, GAMES, TABLES.as_flattened()];
        let mut missed = self.missed();
        missed.retain(|name| !of_games.iter().any(|names| names.contains(name)));
        missed
    }

    /// What never came about, but what is exempt.
    pub fn missed(&self) -> Vec<&'static str> {
        let exempt = |name: &&str| EXEMPT.iter().any(|(exempt, _)| exempt == name);
        let all = ALL.into_iter().chain(TABLES.iter().map(|row| &row[..])).flatten().copied();
        all.filter(|name| !self.0.contains_key(name) && !exempt(name)).collect()
    }
}

impl std::fmt::Display for VariantTally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for names in ALL.into_iter().chain(TABLES.iter().map(|row| &row[..])) {
            let counted = names.iter().map(|name| format!("{name} {}", self.0.get(name).unwrap_or(&0)));
            writeln!(f, "{}", counted.collect::<Vec<_>>().join(", "))?;
        }
        Ok(())
    }
}
