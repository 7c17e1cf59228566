//! One sample of everything the referee can bring about, as long as it gets.

use ansage_game::announcement::{Announcement, MoveDescription};
use ansage_game::claim::{Claim, DrawGround, Irregularity, Measure, Provision, Remedy, RemedyCause};
use ansage_game::clock::{PeriodKind, PeriodState};
use ansage_game::effect::{AnnouncementManner, BoardDifference, EffectKind};
use ansage_game::event::{Answer, OpponentsWord};
use ansage_game::joining::AssistantOutcome;
use ansage_game::laws::PARAMETERS;
use ansage_game::moment::{Moment, Span};
use ansage_game::outcome::{DrawReason, Outcome, Points, WinReason};
use ansage_game::proposal::{Basis, DisputeProvision, Verdict};
use ansage_game::reading::{IllegalReason, read_announcement};
use ansage_game::refusal::{MissingCondition, MissingQuickplayCondition, Refusal};
use ansage_game::ruling::{AdjournmentStep, AssistantDuties, AssistantDuty, Envelope, RulingChange};
use ansage_game::seat::Color;
use ansage_game::seat::NamedColor;
use ansage_game::touch::{TouchArticle, TouchKind};
use shakmaty::{Chess, Role, Square};

/// The longest reading a line is made for: under two hours.
const LONG: Span = Span::from_millis(2 * 3_600_000 - 1);

pub fn move_of(words: &str) -> MoveDescription {
    let words: Announcement = words.parse().unwrap();
    read_announcement(&Chess::default(), &words).unwrap().telling
}

pub fn grounds() -> Vec<Claim> {
    let with = Some("N?f3".parse().unwrap());
    let draw = |ground, with| Claim::Draw { ground, with };
    let irregular = [
        Irregularity::WrongSetUp,
        Irregularity::ColoursSwapped,
        Irregularity::BoardTurned,
        Irregularity::Displaced,
        Irregularity::IdlePress,
        Irregularity::TwoHands,
        Irregularity::Absent,
    ];
    let draws = [draw(DrawGround::Repetition, with), draw(DrawGround::FiftyMoves, None)];
    let unpromoted = Claim::Unpromoted { words: "P?e8".parse().unwrap() };
    let mend = Claim::Correction { words: "N?f3".parse().unwrap() };
    let ends = [Claim::Checkmate { with }, Claim::Stalemate { with: None }];
    let others = [Claim::Quickplay, Claim::FiveSeconds, Claim::Touched, Claim::Illegal, unpromoted, Claim::Flag, mend];
    draws.into_iter().chain(ends).chain(others).chain(irregular.map(Claim::Irregularity)).collect()
}

pub fn outcomes() -> Vec<Outcome> {
    use DrawReason as D;
    use WinReason as W;
    let won =
        [W::Checkmate, W::Resignation, W::FlagFall, W::IllegalMoves, W::SealedMove, W::Default, W::Forfeit, W::Arbiter];
    let drawn = [
        D::Agreement,
        D::Stalemate,
        D::DeadPosition,
        D::FlagFallCannotMate,
        D::Repetition,
        D::FiftyMoves,
        D::Fivefold,
        D::SeventyFive,
        D::BothFlags,
        D::Quickplay,
        D::IllegalCannotMate,
        D::ResignedCannotMate,
        D::Arbiter,
    ];
    let won = won.into_iter().map(|reason| Outcome::Win { winner: Color::Black, reason });
    won.chain(drawn.into_iter().map(Outcome::Draw)).chain(unusual()).collect()
}

/// What only the arbiter declares.
fn unusual() -> impl Iterator<Item = Outcome> {
    let points = [Points::None, Points::WhiteHalf, Points::BlackHalf].map(Outcome::Points);
    points.into_iter().chain([Outcome::BothForfeit, Outcome::Unfinished, Outcome::Cancelled])
}

pub fn remedies() -> Vec<Remedy> {
    let of = Color::Black;
    let whose = Color::White;
    let ends = [
        Outcome::Win { winner: whose, reason: WinReason::IllegalMoves },
        Outcome::Draw(DrawReason::Quickplay),
        Outcome::Cancelled,
    ];
    let measures = [
        Measure::AddTime { player: whose, time: LONG },
        Measure::RemoveTime { player: of, time: LONG },
        Measure::AddIncrement { time: Span::from_secs(5) },
        Measure::ContinuePlay,
        Measure::RestorePosition { ply: 180 },
        Measure::CorrectMove { words: "Ng1f3".parse().unwrap() },
    ];
    let measures: Vec<Measure> = measures.into_iter().chain(ends.map(Measure::EndGame)).collect();
    let causes = [
        RemedyCause::IllegalMove { count: 12 },
        RemedyCause::WrongClaim,
        RemedyCause::Claim,
        RemedyCause::SealedMove,
        RemedyCause::FlagFall,
        RemedyCause::DeadTime,
    ];
    let none = Remedy::from_record(of, RemedyCause::FlagFall, Vec::new());
    let one = |cause| {
        let each = |by| {
            measures.iter().map(move |measure| Remedy {
                claimant: by,
                claim: None,
                burdened: of,
                cause,
                measures: vec![measure.clone()],
                otherwise: vec![measure.clone()],
            })
        };
        each(None).chain(each(Some(whose)))
    };
    causes.into_iter().chain(super::calls::causes()).flat_map(one).chain([none]).collect()
}

pub fn changes() -> Vec<RulingChange> {
    let whose = Color::Black;
    let duties = AssistantDuty::ALL
        .into_iter()
        .flat_map(|duty| [true, false].map(move |on| RulingChange::DutySet { player: whose, duty, on }));
    let rules = PARAMETERS.iter().flat_map(|parameter| {
        parameter.values.split(" | ").flat_map(move |value| {
            let values: &[&str] = match value {
                "M:SS" => &["2:00", "0:30", "60:00", "3"],
                "0..1000" => &["0", "1", "1000"],
                "1..1000" => &["1", "1000"],
                other => return vec![(parameter.name, other.to_owned())],
            };
            values.iter().map(|value| (parameter.name, (*value).to_owned())).collect()
        })
    });
    let rules = rules.map(|(name, value)| RulingChange::RuleAdapted { name: name.into(), value: value.into() });
    let changes = [
        RulingChange::TimeAdded { player: whose, time: LONG },
        RulingChange::TimeTaken { player: whose, time: LONG },
        RulingChange::PeriodTakenBack { player: whose, time: LONG },
        RulingChange::IncrementAdded { time: Span::from_secs(5) },
        RulingChange::ClockSet { player: whose, left: LONG },
        RulingChange::ClockChanged { player: whose, was: LONG, left: Span::from_secs(5_458) },
        RulingChange::CountSet { player: whose, moves: 1 },
        RulingChange::CountSet { player: whose, moves: 120 },
        RulingChange::PositionRestored { ply: 180, mover: whose },
        RulingChange::EditionChanged { year: 2014 },
        RulingChange::Warned { player: whose },
        RulingChange::Stopped,
        RulingChange::BothFlagsFallen,
        RulingChange::FlagCalled { player: whose },
        RulingChange::FlagAfterRuling { player: whose, down: true },
        RulingChange::FlagAfterRuling { player: whose, down: false },
        RulingChange::ResultLifted,
    ];
    changes.into_iter().chain(duties).chain(rules).chain(super::restored::changes()).collect()
}

pub fn steps() -> Vec<AdjournmentStep> {
    let by = Color::Black;
    let envelope = Envelope {
        white: "".into(),
        black: "".into(),
        position: "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2".into(),
        white_left: Some(LONG),
        black_left: None,
        white_used: LONG,
        black_used: LONG,
        sealed_by: by,
        number: 120,
        draw_offered_by: Some(NamedColor(by)),
        on_paper: true,
        date: "2026-11-21T12:00:00Z".into(),
        resumption: "2 May, 10:00, Hall".into(),
    };
    vec![
        AdjournmentStep::Ordered { sealer: by },
        AdjournmentStep::MoveSealed { player: by, again: false },
        AdjournmentStep::MoveSealed { player: by, again: true },
        AdjournmentStep::EnvelopeClosed(Envelope { on_paper: false, ..envelope.clone() }),
        AdjournmentStep::EnvelopeClosed(envelope),
        AdjournmentStep::EnvelopeOpened { player: by },
        AdjournmentStep::ResumptionSet { text: "2 May, 10:00, Hall".into() },
        AdjournmentStep::ReplySealed { player: by },
        AdjournmentStep::PlayedOpenly { player: by },
        AdjournmentStep::EnvelopeLost { player: by, kept: false },
        AdjournmentStep::EnvelopeLost { player: by, kept: true },
    ]
}

pub fn provisions() -> [Provision; 8] {
    [
        Provision::NewGame,
        Provision::PlayContinues,
        Provision::TurnBoard,
        Provision::RestoredOnOwnTime,
        Provision::AsIllegal,
        Provision::ArbiterDecides,
        Provision::DefaultTime { limit: Some(Span::from_secs(3_600)), late: LONG },
        Provision::DefaultTime { limit: None, late: LONG },
    ]
}

pub fn refusals() -> Vec<Refusal> {
    use Refusal as R;
    let (text, square) = (String::from("Sf9"), Square::E4);
    let quickplay = [
        MissingQuickplayCondition::NotAnnounced,
        MissingQuickplayCondition::NotLastPeriod,
        MissingQuickplayCondition::TimeLeft,
        MissingQuickplayCondition::FlagDown,
        MissingQuickplayCondition::NoFiveSeconds,
        MissingQuickplayCondition::NotOnMove,
    ];
    let duties =
        AssistantDuty::ALL.into_iter().flat_map(|duty| [R::DutyNotGiven { duty }, R::DutyNotForSighted { duty }]);
    let rules = PARAMETERS.iter().map(|parameter| R::BadRuleValue {
        name: parameter.name.into(),
        value: "maybe".into(),
        values: parameter.values.into(),
    });
    let missing = [MissingCondition::Announcement, MissingCondition::CapturedPieceRemoved(square)];
    let with_values = [
        R::NotUnderstood { text: text.as_str().into(), understood: "".into(), part: text.as_str().into() },
        R::NotLegal { description: move_of("Ng1f3"), reason: IllegalReason::DoesNotReach },
        R::CorrectionAgainstBoard { square },
        R::OfferPending { player: Color::Black },
        R::NothingOnSquare { square },
        R::NoSuchRule { name: "ilegal-bonus".into() },
        R::NoSuchEdition { year: 2002 },
        R::NoSuchHalfMove { ply: 300 },
        R::ScoreKeptByProgram { player: Color::Black },
        R::TouchedPieceFirst { squares: vec![Square::E2, Square::G1] },
    ];
    let quickplay = quickplay.map(R::NotQuickplay);
    super::restored::refusals()
        .into_iter()
        .chain(super::joined::refusals())
        .chain(super::calls::refusals())
        .chain(plain_refusals())
        .chain(with_values)
        .chain(quickplay)
        .chain(duties)
        .chain(rules)
        .chain(missing.map(R::NotMade))
        .collect()
}

fn plain_refusals() -> Vec<Refusal> {
    use Refusal as R;
    vec![
        R::NotStarted,
        R::AlreadyStarted,
        R::Suspended,
        R::NotSuspended,
        R::GameIsOver,
        R::OwnMoveAwaitsPress,
        R::OwnPressKept,
        R::NotTheOpponentsMove,
        R::ResumeNeedsArbiter,
        R::MoveNotEntered,
        R::AlreadyPressed,
        R::NothingPressed,
        R::NothingToCorrect,
        R::CorrectionTooLate,
        R::NothingMisheard,
        R::MisheardTooLate,
        R::NothingAnnounced,
        R::NoOffer,
        R::FlagUp,
        R::NoAdvice,
        R::PracticeOnly,
        R::NothingToTakeBack,
        R::TimeControlFixed,
        R::NotOnMove,
        R::ClaimLost,
        R::CasePending,
        R::NothingPending,
        R::ConsentNotYours,
        R::OnlyArbiter,
        R::SeatReleasedAtDesk,
        R::NoArbiterAtDesk,
        R::OwnFlagDown,
        R::ArbiterIsCalled,
        R::TouchedWithoutMove { player: Color::Black },
        R::OwnFlagFellFirst { player: Color::White },
        R::NotOwnPiece { square: Square::D2, player: Color::Black },
        R::NoAgreementYet,
        R::AssistantNeeded { player: Color::White },
        R::AssistantNeeded { player: Color::Black },
        R::DrawTooEarly { from: Some(30) },
        R::DrawTooEarly { from: Some(1) },
        R::DrawTooEarly { from: None },
        R::NoReplyToSeal,
        R::NoIllegalMove,
        R::OpponentHasNotPressed,
        R::FlagClaimByPlayersOnly,
        R::FlagsUp,
        R::NotAdjourning,
        R::AdjournmentOrdered,
        R::OverByFinalPosition,
        R::ClaimNeedsMove,
        R::AlreadyCounted,
        R::NotSealer,
        R::OpponentPresent { player: Color::Black },
        R::DefaultTimeNotPassed { minutes: 1 },
        R::DefaultTimeNotPassed { minutes: 60 },
        R::NothingSealed { on_paper: false },
        R::NothingSealed { on_paper: true },
        R::EnvelopeClosed,
        R::NoEnvelope,
        R::SealBroken,
        R::NothingTouched,
        R::ComplaintTooLate,
        R::NoClocks,
    ]
}

pub fn words() -> Vec<OpponentsWord> {
    let (from, to) = (Square::E2, Square::E4);
    let with = "Ng1f3".parse().unwrap();
    let own = [
        OpponentsWord::Draw,
        OpponentsWord::Accept,
        OpponentsWord::Decline,
        OpponentsWord::Resign,
        OpponentsWord::Flag,
        OpponentsWord::Consent,
        OpponentsWord::Withdraw,
        OpponentsWord::Resume,
        OpponentsWord::Arbiter,
        OpponentsWord::Adjust,
        OpponentsWord::Touch(to),
        OpponentsWord::Repeat("Ng1f3".parse().unwrap()),
        OpponentsWord::Execute { from, to, placed: None },
        OpponentsWord::Write { text: "Sf3".into(), words: None },
        OpponentsWord::Claim(Claim::Draw { ground: DrawGround::FiftyMoves, with: Some(with) }),
        OpponentsWord::Claim(Claim::Draw { ground: DrawGround::Repetition, with: None }),
    ];
    own.into_iter().chain(grounds().into_iter().map(OpponentsWord::Claim)).collect()
}

pub fn answers() -> Vec<Answer> {
    let period = |number, of, kind| PeriodState { number, of, kind };
    let (first_increment, time) = (true, |spec: &str| spec.parse().unwrap());
    let control = |spec, period, moves| {
        let owed = Span::from_secs(1_800);
        Answer::Control { period, moves, time: time(spec), first_increment, owed }
    };
    vec![
        Answer::Clocks { own: Some(LONG), opponents: Some(LONG) },
        Answer::Clocks { own: None, opponents: None },
        Answer::OwnClock { own: Some(LONG) },
        Answer::OpponentsClock { opponents: Some(LONG) },
        Answer::MoveCount { own: 1, opponents: 120 },
        Answer::TimeUsed { own: LONG, opponents: LONG },
        control("40/90+30,30+30", period(1, Some(2), PeriodKind::Increment(Span::from_secs(30))), Some(1)),
        control("40/90+30,30+30", period(2, Some(2), PeriodKind::Increment(Span::from_secs(30))), None),
        control("40/90,20/60", period(7, None, PeriodKind::Plain), Some(12)),
        control("5h", period(1, Some(1), PeriodKind::Hourglass), None),
        control("none", period(1, Some(1), PeriodKind::Untimed), None),
    ]
}

/// One of each effect.
pub fn effects() -> Vec<EffectKind> {
    let by = Color::Black;
    let telling = move_of("Ng1f3");
    let manners = [
        AnnouncementManner::Announced,
        AnnouncementManner::Entered,
        AnnouncementManner::Corrected { was: telling },
        AnnouncementManner::Misheard { was: telling },
        AnnouncementManner::Promoted { was: telling },
        AnnouncementManner::Repeated,
    ];
    let manners =
        manners.map(|manner| EffectKind::MoveAnnounced { utterance: 1, player: by, manner, description: telling });
    let facts = |played| EffectKind::TouchFacts {
        ply: 3,
        article: Some(TouchArticle::KingOtherwise),
        player: by,
        touched: vec![Square::E2, Square::G1],
        played,
        kept: false,
        allowed: vec![telling; 7],
        laws: None,
    };
    let what = Irregularity::TwoHands;
    (one_each().into_iter().chain(codes()).chain(differing_scores()))
        .chain(super::restored::comparisons())
        .chain(super::joined::effects())
        .chain(super::calls::effects())
        .chain([facts(None), facts(Some(telling))])
        .chain(manners)
        .chain(refusals().into_iter().map(EffectKind::Refused))
        .chain(words().into_iter().map(|word| EffectKind::ConfirmationAsked { player: by, word }))
        .chain(answers().into_iter().map(EffectKind::Answered))
        .chain(grounds().into_iter().map(|claim| EffectKind::Claimed { player: by, claim, with: None }))
        .chain(remedies().into_iter().map(EffectKind::RemedyProposed))
        .chain(remedies().into_iter().map(EffectKind::CaseVoided))
        .chain(Color::ALL.map(|player| EffectKind::OfferLapsed { player, decided: true }))
        .chain(
            [false, true]
                .into_iter()
                .flat_map(|due| remedies().into_iter().map(move |case| EffectKind::DecisionPostponed { case, due })),
        )
        .chain(provisions().map(|provision| EffectKind::ProvisionNamed { player: by, what, provision }))
        .chain(changes().into_iter().map(EffectKind::RulingApplied))
        .chain(steps().into_iter().map(EffectKind::Adjournment))
        .chain(outcomes().into_iter().map(EffectKind::GameOver))
        .collect()
}

/// Scores that differ by two moves, and by a text that is not a move.
fn differing_scores() -> Vec<EffectKind> {
    let [white_move, black_move] = ["Ng1f3", "Ng8f6"].map(|code| code.parse().ok());
    let (ply, white) = (18, "Sf3");
    vec![
        EffectKind::ScoresDiffer { ply, white: white.into(), black: "Nf6".into(), white_move, black_move },
        EffectKind::ScoresDiffer { ply, white: white.into(), black: "x".into(), white_move, black_move: None },
        EffectKind::SheetLacks { player: Color::Black, ply, written: white.into(), written_move: white_move },
        EffectKind::SheetLacks { player: Color::White, ply, written: "x".into(), written_move: None },
    ]
}

/// Every proposal a desk can have put on record.
pub fn proposals() -> Vec<EffectKind> {
    let bases = [Basis::Scores, Basis::Score(Color::Black), Basis::Record, Basis::Boards];
    let verdicts = [Verdict::Agree, Verdict::BoardsDiffer, Verdict::ScoresDiffer, Verdict::Unreadable];
    let of = |basis| {
        verdicts.map(|verdict| {
            [(0, None), (2_000, Some(DisputeProvision::Retrace)), (1, Some(DisputeProvision::CompleteOrRetrace))]
                .map(|(agreed, provision)| EffectKind::ProposalRecorded { verdict, provision, basis, agreed })
        })
    };
    bases.into_iter().flat_map(of).flatten().collect()
}

/// What is asked and told of an arbiter's code.
fn codes() -> [EffectKind; 4] {
    let player = Color::Black;
    [
        EffectKind::CodeAsked { player, there: false },
        EffectKind::CodeAsked { player, there: true },
        EffectKind::CodeDropped { player },
        EffectKind::CodeSet { player },
    ]
}

/// One of each effect that has no list of its own.
fn one_each() -> Vec<EffectKind> {
    let (by, whose, square) = (Color::Black, Color::Black, Square::E4);
    let telling = move_of("Ng1f3");
    let pawn = Some(Role::Pawn.of(Color::White));
    let squares = vec![BoardDifference { square, shows: pawn, announced: None }; 8];
    vec![
        EffectKind::Started,
        EffectKind::PlayResumed { turn: by, utterance: None },
        EffectKind::PressKept,
        EffectKind::PressCancelled,
        EffectKind::MoveCompleted { ply: 180, player: by, description: telling, by_word: true },
        EffectKind::PressedBeforeEntry { player: by },
        EffectKind::PressWaits { player: by },
        EffectKind::RepetitionDiffers { player: by, announced: telling, repeated: telling },
        EffectKind::RepetitionAgrees { player: by, repeated: None },
        EffectKind::BoardDiffers { owner: whose, squares: squares.clone() },
        EffectKind::BoardsDisputed { owner: whose, squares },
        EffectKind::BoardAgrees { owner: whose },
        EffectKind::BoardUnknown { owner: whose },
        EffectKind::AnnouncementWaited { player: by, time: Span::from_secs(75) },
        EffectKind::ScoreRecorded { player: whose, ply: 180, readable: true },
        EffectKind::ScoreRecorded { player: whose, ply: 180, readable: false },
        EffectKind::TouchAnnounced { player: by, piece: pawn, square, sense: TouchKind::Deliberate },
        EffectKind::TouchAnnounced { player: by, piece: pawn, square, sense: TouchKind::Adjusting },
        EffectKind::TouchAnnounced { player: by, piece: pawn, square, sense: TouchKind::CarryingOut },
        EffectKind::Adjusting { player: by, out_of_turn: false },
        EffectKind::Adjusting { player: by, out_of_turn: true },
        EffectKind::ConfirmationDropped { player: by, word: OpponentsWord::Draw },
        EffectKind::DrawOffered { player: by },
        EffectKind::DrawDeclined { player: by },
        EffectKind::OfferRestored { player: by },
        EffectKind::PressedMoveMissing { player: by, entered: None },
        EffectKind::PressedMoveMissing { player: by, entered: Some(telling) },
        EffectKind::EntryCharged { player: by, time: Span::from_secs(75) },
        EffectKind::OfferLapsed { player: by, decided: false },
        EffectKind::FlagFell { player: whose, at: Moment::START },
        EffectKind::ClaimOffered,
        EffectKind::ArbiterCalled { player: by },
        EffectKind::IllegalMoveCompleted { player: by, description: telling, reason: IllegalReason::DoesNotReach },
        EffectKind::LegalOnMoversBoard { player: by, description: telling },
        EffectKind::ReopenedAfterCrash,
        EffectKind::Reopened,
        EffectKind::Saved,
        EffectKind::TakenBack { half_moves: 2, turn: Some(NamedColor(whose)), last: Some(telling) },
        EffectKind::TakenBack { half_moves: 1, turn: None, last: None },
        EffectKind::TimeSet { player: by, time: "40/90+30,30+30".parse().unwrap(), first_increment: true },
        EffectKind::Claimed { player: by, claim: grounds()[0], with: Some(telling) },
        EffectKind::ClaimChecked { player: by, right: true, corrected: false },
        EffectKind::ClaimChecked { player: by, right: false, corrected: true },
        EffectKind::SetAside,
        EffectKind::Upheld,
        EffectKind::AssistantAsks { player: by, name: "Cy Tal".into(), duties: AssistantDuties::ALL },
        EffectKind::AssistantAsks { player: by, name: "Cy Tal".into(), duties: AssistantDuties::NONE },
        EffectKind::AssistantSettled { player: by, name: "Cy Tal".into(), outcome: AssistantOutcome::Accepted },
        EffectKind::AssistantSettled { player: by, name: "Cy Tal".into(), outcome: AssistantOutcome::Refused },
        EffectKind::AssistantSettled { player: by, name: "Cy Tal".into(), outcome: AssistantOutcome::Gone },
        EffectKind::DeskTaken { first: true, arbiter: "".into() },
        EffectKind::DeskTaken { first: true, arbiter: "Frau Recht".into() },
        EffectKind::DeskTaken { first: false, arbiter: "".into() },
        EffectKind::DeskTaken { first: false, arbiter: "Frau Recht".into() },
        EffectKind::DeskLeft,
        EffectKind::OfferOutOfTurn { player: by },
        EffectKind::PeriodTimeDue { player: by, time: Span::from_secs(1_800) },
        EffectKind::PeriodTimeOver { player: by, time: Span::from_secs(1_800) },
        EffectKind::ClaimedMoveNotMade { player: by, written: telling, played: telling },
    ]
}
