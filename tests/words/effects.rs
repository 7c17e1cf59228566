//! Every effect, refusal, outcome, word, answer, change and step has its words in every language, and fits a line.

use ansage::game::announcement::{Announcement, Telling};
use ansage::game::claim::{Cause, Claim, Ground, Irregularity, Measure, Provision, Remedy};
use ansage::game::clock::{Kind, PeriodFace};
use ansage::game::effect::{Audience, Difference, Effect, EffectKind, Manner};
use ansage::game::event::{Answer, Word};
use ansage::game::laws::PARAMETERS;
use ansage::game::outcome::{DrawReason, Outcome, WinReason};
use ansage::game::reading::{Illegal, read};
use ansage::game::refusal::{Missing, QuickplayMissing, Refusal};
use ansage::game::ruling::{Change, Colored, Duty, Envelope, Step};
use ansage::locale::{Args, Lang, Locale};
use ansage::moment::{Moment, Span};
use ansage::presentation::{Channel, Piece, Presenter, Told};
use ansage::seat::Color;
use ansage::vocabulary::{Style, Words};
use shakmaty::{Chess, Role, Square};

/// The longest reading a line is made for: under two hours.
const LONG: Span = Span::from_millis(2 * 3_600_000 - 1);

fn presenter(program: Lang, hall: Lang) -> Presenter {
    Presenter {
        program: Locale::of(program),
        hall: Locale::of(hall),
        words: Words::Fide,
        style: Style::Long,
        additions: false,
        owner: Color::White,
    }
}

fn move_of(words: &str) -> Telling {
    let words: Announcement = words.parse().unwrap();
    read(&Chess::default(), &words).unwrap().telling
}

fn grounds() -> [Claim; 13] {
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
    let [a, b, c, d, e, f, g] = irregular.map(Claim::Irregular);
    let draws = [draw(Ground::Repetition, with), draw(Ground::FiftyMoves, None)];
    let [repetition, fifty] = draws;
    [repetition, fifty, Claim::Quickplay, Claim::FiveSeconds, Claim::Touched, Claim::Illegal, a, b, c, d, e, f, g]
}

fn outcomes() -> Vec<Outcome> {
    use DrawReason as D;
    use WinReason as W;
    let won = [W::Checkmate, W::Resignation, W::FlagFall, W::IllegalMoves, W::SealedMove, W::Default, W::Arbiter];
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
    let won = won.into_iter().map(|reason| Outcome::Win { by: Color::Black, reason });
    won.chain(drawn.into_iter().map(Outcome::Draw)).chain([Outcome::Cancelled]).collect()
}

fn remedies() -> Vec<Remedy> {
    let of = Color::Black;
    let whose = Color::White;
    let ends = [
        Outcome::Win { by: whose, reason: WinReason::IllegalMoves },
        Outcome::Draw(DrawReason::Quickplay),
        Outcome::Cancelled,
    ];
    let measures = [
        Measure::Add { whose, time: LONG },
        Measure::Take { whose: of, time: LONG },
        Measure::Increment { time: Span::from_secs(5) },
        Measure::Back { ply: 180 },
    ];
    let measures: Vec<Measure> = measures.into_iter().chain(ends.map(Measure::End)).collect();
    let causes =
        [Cause::IllegalMove { count: 12 }, Cause::WrongClaim, Cause::Claim, Cause::SealedMove, Cause::FlagFall];
    let none = Remedy { of, cause: Cause::FlagFall, measures: Vec::new(), otherwise: Vec::new() };
    let one = |cause| {
        measures.iter().map(move |measure| Remedy {
            of,
            cause,
            measures: vec![measure.clone()],
            otherwise: vec![measure.clone()],
        })
    };
    causes.into_iter().flat_map(one).chain([none]).collect()
}

fn changes() -> Vec<Change> {
    let whose = Color::Black;
    let duties =
        Duty::ALL.into_iter().flat_map(|duty| [true, false].map(move |on| Change::DutySet { whose, duty, on }));
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
    let rules = rules.map(|(name, value)| Change::RuleAdapted { name: name.into(), value });
    let changes = [
        Change::TimeAdded { whose, time: LONG },
        Change::TimeTaken { whose, time: LONG },
        Change::IncrementAdded { time: Span::from_secs(5) },
        Change::ClockSet { whose, left: LONG },
        Change::CountSet { whose, moves: 1 },
        Change::CountSet { whose, moves: 120 },
        Change::WentBack { ply: 180, by: whose },
        Change::EditionChanged { year: 2014 },
        Change::Warned { whom: whose },
        Change::Stopped,
    ];
    changes.into_iter().chain(duties).chain(rules).collect()
}

fn steps() -> Vec<Step> {
    let by = Color::Black;
    let envelope = Envelope {
        white: String::new(),
        black: String::new(),
        position: String::new(),
        white_left: Some(LONG),
        black_left: None,
        white_used: LONG,
        black_used: LONG,
        sealed_by: by,
        number: 120,
        draw_offered_by: Some(Colored(by)),
        on_paper: true,
    };
    vec![
        Step::Ordered { sealer: by },
        Step::Sealed { by, again: false },
        Step::Sealed { by, again: true },
        Step::Closed(Envelope { on_paper: false, ..envelope.clone() }),
        Step::Closed(envelope),
        Step::Opened { by },
        Step::Lost { by },
    ]
}

fn provisions() -> [Provision; 8] {
    [
        Provision::NewGame,
        Provision::GoesOn,
        Provision::TurnBoard,
        Provision::OnOwnTime,
        Provision::AsIllegal,
        Provision::ArbiterDecides,
        Provision::DefaultTime { limit: Some(Span::from_secs(3_600)), late: LONG },
        Provision::DefaultTime { limit: None, late: LONG },
    ]
}

fn refusals() -> Vec<Refusal> {
    use Refusal as R;
    let (text, square) = (String::from("Sf9"), Square::E4);
    let quickplay = [
        QuickplayMissing::NotAnnounced,
        QuickplayMissing::NotLastPeriod,
        QuickplayMissing::TimeLeft,
        QuickplayMissing::FlagDown,
        QuickplayMissing::NoFiveSeconds,
        QuickplayMissing::NotOnMove,
    ];
    let duties = Duty::ALL.into_iter().flat_map(|duty| [R::DutyOff { duty }, R::DutyNotForSighted { duty }]);
    let rules = PARAMETERS.iter().map(|parameter| R::BadRuleValue {
        name: parameter.name.into(),
        value: "maybe".into(),
        values: parameter.values.into(),
    });
    let missing = [Missing::Announcement, Missing::CapturedPieceRemoved(square)];
    let plain = [
        R::NotStarted,
        R::AlreadyStarted,
        R::Suspended,
        R::NotSuspended,
        R::Over,
        R::OwnMoveAwaitsPress,
        R::ClockNotRunning,
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
        R::TimeStands,
        R::NotOnMove,
        R::ClaimLost,
        R::ClaimStands,
        R::NothingStands,
        R::NotYoursToConsent,
        R::OnlyArbiter,
        R::NoArbiter,
        R::OwnFlagDown,
        R::NoAgreementYet,
        R::NoIllegalMove,
        R::OpponentHasNotPressed,
        R::FlagIsThePlayers,
        R::FlagsUp,
        R::NotAdjourning,
        R::NotSealer,
        R::NothingSealed,
        R::EnvelopeClosed,
        R::NoEnvelope,
        R::SealBroken,
        R::NothingTouched,
        R::ComplaintTooLate,
        R::NoClocks,
        R::NotUnderstood { text: text.clone(), understood: String::new(), part: text.clone() },
        R::NotLegal { telling: move_of("Ng1f3"), reason: Illegal::DoesNotReach },
        R::CorrectionAgainstBoard { square },
        R::OfferStands { by: Color::Black },
        R::NothingOnSquare { square },
        R::NoSuchRule { name: "ilegal-bonus".into() },
        R::NoSuchEdition { year: 2002 },
        R::NoSuchHalfMove { ply: 300 },
        R::TouchedPieceFirst { squares: vec![Square::E2, Square::G1] },
    ];
    let quickplay = quickplay.map(R::NotQuickplay);
    plain.into_iter().chain(quickplay).chain(duties).chain(rules).chain(missing.map(R::NotMade)).collect()
}

fn words() -> Vec<Word> {
    let (from, to) = (Square::E2, Square::E4);
    let with = "Ng1f3".parse().unwrap();
    let own = [
        Word::Draw,
        Word::Accept,
        Word::Decline,
        Word::Resign,
        Word::Flag,
        Word::Consent,
        Word::Arbiter,
        Word::Adjust,
        Word::Touched(to),
        Word::Repeats("Ng1f3".parse().unwrap()),
        Word::Played { from, to, placed: None },
        Word::Wrote { text: "Sf3".into(), words: None },
        Word::Claims(Claim::Draw { ground: Ground::FiftyMoves, with: Some(with) }),
        Word::Claims(Claim::Draw { ground: Ground::Repetition, with: None }),
    ];
    own.into_iter().chain(grounds().map(Word::Claims)).collect()
}

fn answers() -> Vec<Answer> {
    let period = |number, of, kind| PeriodFace { number, of, kind };
    let control = |spec: &str, period, moves| Answer::Control { period, moves, time: spec.parse().unwrap() };
    vec![
        Answer::Clocks { own: Some(LONG), opponents: Some(LONG) },
        Answer::Clocks { own: None, opponents: None },
        Answer::OwnClock { own: Some(LONG) },
        Answer::OpponentsClock { opponents: Some(LONG) },
        Answer::MoveCount { own: 1, opponents: 120 },
        Answer::TimeUsed { own: LONG, opponents: LONG },
        control("40/90+30,30+30", period(1, Some(2), Kind::Increment(Span::from_secs(30))), Some(1)),
        control("40/90+30,30+30", period(2, Some(2), Kind::Increment(Span::from_secs(30))), None),
        control("40/90,20/60", period(7, None, Kind::Plain), Some(12)),
        control("5h", period(1, Some(1), Kind::Hourglass), None),
        control("none", period(1, Some(1), Kind::Untimed), None),
    ]
}

/// One of each effect.
fn effects() -> Vec<EffectKind> {
    let (by, whose, square) = (Color::Black, Color::Black, Square::E4);
    let telling = move_of("Ng1f3");
    let pawn = Some(Role::Pawn.of(Color::White));
    let squares = vec![Difference { square, shows: pawn, announced: None }; 8];
    let manners = [
        Manner::Announced,
        Manner::Entered,
        Manner::Corrected { was: telling },
        Manner::Misheard { was: telling },
        Manner::Again,
    ];
    let manners = manners.map(|manner| EffectKind::MoveTold { utterance: 1, by, manner, telling });
    let facts = |played| EffectKind::TouchFacts {
        by,
        touched: vec![Square::E2, Square::G1],
        played,
        kept: false,
        allowed: vec![telling; 7],
    };
    let one_each = vec![
        EffectKind::Started,
        EffectKind::PlayResumed { turn: by },
        EffectKind::PressKept,
        EffectKind::PressCancelled,
        EffectKind::MoveCompleted { ply: 180, by, telling, by_word: true },
        EffectKind::Replied { by },
        EffectKind::PressWaits { by },
        EffectKind::RepetitionDiffers { by, announced: telling, repeated: telling },
        EffectKind::RepetitionAgrees { by },
        EffectKind::BoardDiffers { whose, squares: squares.clone() },
        EffectKind::BoardsCase { whose, squares },
        EffectKind::BoardAgrees { whose },
        EffectKind::ScoresDiffer { ply: 18, white: "Sf3".into(), black: "Nf6".into() },
        EffectKind::ScoreTaken { whose, ply: 180, readable: true },
        EffectKind::ScoreTaken { whose, ply: 180, readable: false },
        EffectKind::TouchTold { by, piece: pawn, square },
        EffectKind::Adjusting { by },
        EffectKind::ConfirmationDropped { by, word: Word::Draw },
        EffectKind::DrawOffered { by },
        EffectKind::DrawDeclined { by },
        EffectKind::OfferLapsed { of: by },
        EffectKind::FlagFell { whose, at: Moment::START },
        EffectKind::ClaimOffered,
        EffectKind::ArbiterCalled { by },
        EffectKind::IllegalMoveCompleted { by, telling, reason: Illegal::DoesNotReach },
        EffectKind::IllegalByOtherBoard { by, telling },
        EffectKind::Recovered,
        EffectKind::Reopened,
        EffectKind::Saved,
        EffectKind::TakenBack { half_moves: 2 },
        EffectKind::TimeSet { by, time: "40/90+30,30+30".parse().unwrap() },
        EffectKind::Claimed { by, claim: grounds()[0].clone(), with: Some(telling) },
        EffectKind::ClaimChecked { by, right: true },
        EffectKind::ClaimChecked { by, right: false },
        EffectKind::SetAside,
        EffectKind::Upheld,
        facts(None),
        facts(Some(telling)),
        EffectKind::DeskTaken { first: true },
        EffectKind::DeskTaken { first: false },
        EffectKind::DeskLeft,
        EffectKind::OfferOutOfTurn { by },
        EffectKind::ClaimedMoveNotMade { by, written: telling, played: telling },
    ];
    let what = Irregularity::TwoHands;
    (one_each.into_iter())
        .chain(manners)
        .chain(refusals().into_iter().map(EffectKind::Refused))
        .chain(words().into_iter().map(|word| EffectKind::ConfirmationAsked { by, word }))
        .chain(answers().into_iter().map(EffectKind::Answered))
        .chain(grounds().map(|claim| EffectKind::Claimed { by, claim, with: None }))
        .chain(remedies().into_iter().map(EffectKind::RemedyProposed))
        .chain(provisions().map(|provision| EffectKind::Provided { by, what, provision }))
        .chain(changes().into_iter().map(EffectKind::Changed))
        .chain(steps().into_iter().map(EffectKind::Adjourning))
        .chain(outcomes().into_iter().map(EffectKind::GameOver))
        .collect()
}

fn private(kind: EffectKind) -> Effect {
    let to = match kind {
        EffectKind::TouchFacts { .. } | EffectKind::OfferOutOfTurn { .. } | EffectKind::ClaimedMoveNotMade { .. } => {
            Audience::Desk
        }
        EffectKind::Refused(_) | EffectKind::Answered(_) => Audience::Seat(Color::White),
        _ => Audience::Hall,
    };
    Effect { to, kind }
}

fn all_words(told: &Told) -> String {
    let words = |piece: &Piece| match piece {
        Piece::Words { text, .. } => Some(text.clone()),
        _ => None,
    };
    told.speech.iter().filter_map(words).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_effect_is_told_in_every_language_on_lines_that_fit() {
    let mut too_long = std::collections::BTreeSet::new();
    for lang in Lang::TEXTS {
        let presenter = presenter(lang, lang);
        let missing = presenter.program.line("trouble-text-missing", &Args::new());
        for kind in effects() {
            let told = presenter.present(&private(kind.clone()));
            assert!(!told.is_empty(), "{kind:?} is not told");
            for told in told {
                assert!(!told.line.is_empty() && told.line != missing, "{kind:?}: {told:?}");
                let length = told.line.chars().count();
                if length > 40 {
                    too_long.insert(format!("{lang}: {length}: {}", told.line));
                }
                assert!(!told.line.contains('$') && !all_words(&told).contains(['{', '$']), "{told:?}");
            }
        }
        assert!(presenter.program.faults().is_empty(), "{}", presenter.program.faults_listed());
        assert!(presenter.hall.faults().is_empty(), "{}", presenter.hall.faults_listed());
    }
    assert!(too_long.is_empty(), "{too_long:#?}");
}

fn told(program: Lang, hall: Lang, to: Audience, kind: EffectKind) -> Vec<Told> {
    presenter(program, hall).present(&Effect { to, kind })
}

#[test]
fn claims_penalties_rulings_and_adjournment_are_told_in_the_hall_in_its_language() {
    let by = Color::Black;
    let remedy = Remedy {
        of: by,
        cause: Cause::IllegalMove { count: 1 },
        measures: vec![Measure::Add { whose: Color::White, time: Span::from_secs(120) }],
        otherwise: Vec::new(),
    };
    for kind in [
        EffectKind::Claimed { by, claim: Claim::Touched, with: None },
        EffectKind::RemedyProposed(remedy),
        EffectKind::Changed(Change::ClockSet { whose: by, left: Span::from_secs(300) }),
        EffectKind::Adjourning(Step::Ordered { sealer: by }),
    ] {
        for told in told(Lang::En, Lang::De, Audience::Hall, kind) {
            assert_eq!(told.channel, Channel::Hall);
            let german = |piece: &Piece| matches!(piece, Piece::Words { lang: Lang::De, .. } | Piece::Earcon(_));
            assert!(!all_words(&told).is_empty() && told.speech.iter().all(german), "{told:?}");
            assert!(!told.line.contains("Schwarz"), "the line is the player's: {told:?}");
        }
    }
}

#[test]
fn what_is_proposed_is_told_as_a_proposal_with_what_to_do_and_time_as_a_duration() {
    let add = Measure::Add { whose: Color::Black, time: Span::from_secs(120) };
    let draw = Measure::End(Outcome::Draw(DrawReason::Quickplay));
    let remedy = |cause, measures, otherwise| {
        let remedy = Remedy { of: Color::White, cause, measures, otherwise };
        let told = told(Lang::En, Lang::En, Audience::Hall, EffectKind::RemedyProposed(remedy));
        told.iter().map(all_words).collect::<Vec<_>>()
    };
    assert_eq!(
        remedy(Cause::IllegalMove { count: 1 }, vec![add.clone()], Vec::new()),
        [
            "Illegal moves completed by White: 1.",
            "The Laws give Black 2 minutes more.",
            "Both clocks stand. To carry it out and play on, type resume, unless the arbiter decides.",
        ]
    );
    assert_eq!(
        remedy(Cause::Claim, vec![draw.clone()], vec![add]),
        [
            "If the claim is upheld, the game is drawn.",
            "If the claim is set aside, Black gets 2 minutes more.",
            "Both clocks stand. The arbiter decides; without one at the desk Black may consent.",
        ]
    );
    let lost = Measure::End(Outcome::Win { by: Color::Black, reason: WinReason::IllegalMoves });
    let told = remedy(Cause::IllegalMove { count: 2 }, vec![lost], Vec::new());
    assert_eq!(told[1], "By the Laws Black wins the game.");
    assert!(told[2].ends_with("White may consent."), "{told:?}");
    let told = remedy(Cause::FlagFall, Vec::new(), Vec::new());
    assert_eq!(told[0], "It is not certain whether Black could still give mate by any legal moves.");
    assert_eq!(told[1], "Both clocks stand. The arbiter decides.");
}

#[test]
fn a_move_told_to_a_seat_alone_is_heard_by_nobody_else() {
    // D.2.9.b: no assistant announces at this table.
    let telling = move_of("Ng1f3");
    let kind = EffectKind::MoveTold { utterance: 1, by: Color::White, manner: Manner::Announced, telling };
    let [told] = &told(Lang::En, Lang::De, Audience::Seat(Color::White), kind.clone())[..] else { panic!() };
    assert_eq!((told.channel, told.line.as_str()), (Channel::Private, "w Ng1-f3. Space: clock"));
    assert!(!told.speech.is_empty());
    assert!(super::effects::told(Lang::En, Lang::De, Audience::Seat(Color::Black), kind).is_empty());
}

#[test]
fn which_moves_would_keep_to_what_was_touched_is_shown_to_the_arbiter_and_never_spoken() {
    let telling = move_of("Nb1c3");
    let kind = EffectKind::TouchFacts {
        by: Color::White,
        touched: vec![Square::B1],
        played: Some(move_of("Ng1f3")),
        kept: false,
        allowed: vec![telling; 4],
    };
    let told = told(Lang::En, Lang::En, Audience::Desk, kind);
    assert!(told.iter().all(|told| told.channel == Channel::Private));
    let lines: Vec<&str> = told.iter().map(|told| told.line.as_str()).collect();
    assert_eq!(
        lines,
        [
            "White: b1; played Ng1-f3",
            "does not keep to what was touched",
            "would: Nb1-c3 Nb1-c3 Nb1-c3",
            "would: Nb1-c3",
        ]
    );
    assert!(told[1..].iter().all(|told| told.speech.is_empty()));
}

#[test]
fn nothing_of_an_adjournment_tells_the_sealed_move() {
    for lang in Lang::TEXTS {
        for step in steps() {
            for told in told(lang, lang, Audience::Hall, EffectKind::Adjourning(step.clone())) {
                let text = format!("{} {}", told.line, all_words(&told));
                let square = |pair: &[u8]| pair[0].is_ascii_lowercase() && pair[1].is_ascii_digit();
                assert!(!text.as_bytes().windows(2).any(square), "{text}");
            }
        }
    }
}

#[test]
fn every_rule_of_the_table_has_words_for_every_value_it_takes() {
    let presenter = presenter(Lang::En, Lang::De);
    for change in changes() {
        let Change::RuleAdapted { name, value } = change else { continue };
        let told = presenter.rule(Channel::Private, &name, &value).unwrap_or_else(|| panic!("{name} {value}"));
        assert!(!all_words(&told).contains("0:"), "{told:?}");
    }
    let rule = |name, value| presenter.rule(Channel::Private, name, value).map(|told| all_words(&told));
    let bonus = Some("For an illegal move before that the opponent gets 2 minutes.".to_owned());
    assert_eq!(rule("illegal-bonus", "2:00"), bonus);
    assert_eq!(rule("illegal-bonus", "2"), bonus, "as the arbiter may type it");
    assert_eq!(rule("no-such-rule", "2"), None);
}
