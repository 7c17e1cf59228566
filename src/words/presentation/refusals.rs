//! One row per refusal: what was heard, why not, what to do.

use super::rulings::duty_key;
use super::{Channel, Earcon, Message, MessageValues, Presenter, Topic, Urgency};
use crate::vocabulary::rules;
use ansage_game::announcement::{Announcement, MoveDescription};
use ansage_game::reading::{IllegalReason, UnreadableReason};
use ansage_game::refusal::{CourseFault, MissingCondition, MissingQuickplayCondition, Refusal};
use ansage_game::seat::Color;
use shakmaty::{Piece, Square};

use Channel::Private;

impl Presenter {
    /// Why something was not done: one row for each reason. Take a row away and it does not compile.
    #[rustfmt::skip]
    pub(super) fn refused(&self, refusal: &Refusal) -> Vec<Message> {
        use Refusal as R;
        let told = match refusal {
            R::OfferPending { player: by } => self.seat(*by, "announce-offer-stands"),
            R::AssistantNeeded { player: whose } => self.seat(*whose, "announce-assistant-needed"),
            R::HasOwnStation { player: whose } => self.seat(*whose, "announce-has-own-station"),
            R::ClockNotRunning { player: whose } => self.seat(*whose, "announce-clock-not-running"),
            R::OwnReplyPending { player: whose } => self.seat(*whose, "announce-reply-waits"),
            R::EntryNotConfirmed { player: whose } => self.seat(*whose, "announce-entry-not-confirmed"),
            R::LinkIsLost { player: whose } => self.seat(*whose, "announce-link-is-lost"),
            R::NotJoined { player: whose } => self.seat(*whose, "announce-not-joined"),
            R::KeyIsForClock { player: whose } => self.seat(*whose, "announce-key-is-for-clock"),
            R::OpponentPresent { player: whose } => self.seat(*whose, "announce-is-there"),
            R::TouchedWithoutMove { player: whose } => self.seat(*whose, "announce-not-moved-yet"),
            R::OwnFlagFellFirst { player: whose } => self.seat(*whose, "announce-fell-first"),
            R::OtherPlayersTurn { player: whose } => self.seat(*whose, "announce-other-players-turn"),
            R::FlagSetAside { player: whose } => self.seat(*whose, "announce-flag-set-aside"),
            R::NotStarted => self.refusal("announce-not-started", ()),
            R::AlreadyStarted => self.refusal("announce-already-started", ()),
            R::Suspended => self.refusal("announce-suspended", ()),
            R::NotSuspended => self.refusal("announce-not-suspended", ()),
            R::GameIsOver => self.refusal("announce-is-over", ()),
            R::OverByFinalPosition => self.refusal("announce-over-by-position", ()),
            R::OwnMoveAwaitsPress => self.refusal("announce-awaits-press", ()),
            R::OwnPressKept => self.refusal("announce-press-is-kept", ()),
            R::NotTheOpponentsMove => self.refusal("announce-not-the-opponents-move", ()),
            R::ResumeNeedsArbiter => self.refusal("announce-not-yours-to-settle", ()),
            R::MoveNotEntered => self.refusal("announce-move-not-entered", ()),
            R::AlreadyPressed => self.refusal("announce-already-pressed", ()),
            R::NothingPressed => self.refusal("announce-nothing-to-take-back", ()),
            R::NothingToCorrect => self.refusal("announce-nothing-to-correct", ()),
            R::CorrectionTooLate => self.refusal("announce-correction-too-late", ()),
            R::NothingMisheard => self.refusal("announce-nothing-misheard", ()),
            R::MisheardTooLate => self.refusal("announce-misheard-too-late", ()),
            R::NothingAnnounced => self.refusal("announce-nothing-announced", ()),
            R::NoOffer => self.refusal("announce-no-offer", ()),
            R::NoReplyToSeal => self.refusal("announce-no-reply-to-seal", ()),
            R::AnnounceNotYours => self.refusal("announce-not-yours-to-announce", ()),
            R::NoAdvice => self.refusal("announce-no-advice", ()),
            R::NothingToTakeBack => self.refusal("announce-nothing-to-take-back", ()),
            R::PracticeOnly => self.refusal("announce-practice-only", ()),
            R::TimeControlFixed => self.refusal("announce-time-stands", ()),
            R::NotOnMove => self.refusal("announce-not-on-move", ()),
            R::ClaimLost => self.refusal("announce-claim-lost", ()),
            R::CasePending => self.refusal("announce-claim-stands", ()),
            R::NothingPending => self.refusal("announce-nothing-stands", ()),
            R::ConsentNotYours => self.refusal("announce-not-yours-to-consent", ()),
            R::OnlyArbiter => self.refusal("announce-only-arbiter", ()),
            R::NoArbiterAtDesk => self.refusal("announce-no-arbiter", ()),
            R::ArbiterIsCalled => self.refusal("announce-arbiter-is-called", ()),
            R::OwnFlagDown => self.refusal("announce-own-flag-down", ()),
            R::NoAgreementYet => self.refusal("announce-no-agreement-yet", ()),
            R::NoIllegalMove => self.refusal("announce-no-illegal-move", ()),
            R::OpponentHasNotPressed => self.refusal("announce-opponent-has-not-pressed", ()),
            R::EnvelopeClosed => self.refusal("announce-envelope-closed", ()),
            R::SealBroken => self.refusal("announce-seal-broken", ()),
            R::NothingTouched => self.refusal("announce-nothing-touched", ()),
            R::ComplaintTooLate => self.refusal("announce-complaint-too-late", ()),
            R::NoMoveMade => self.refusal("announce-no-move-made", ()),
            R::BoardNotSensed => self.refusal("announce-board-not-sensed", ()),
            R::BoardIsSensed => self.refusal("announce-board-is-sensed", ()),
            R::PegsShowNoMove => self.refusal("announce-pegs-unmoved", ()),
            R::NotAdjourning => self.refusal("announce-not-adjourning", ()),
            R::AdjournmentOrdered => self.refusal("announce-adjournment-ordered", ()),
            R::NotSealer => self.refusal("announce-not-sealer", ()),
            R::NothingSealed { on_paper: false } => self.refusal("console-awaited-seal", ()),
            R::NothingSealed { on_paper: true } => self.refusal("console-awaited-seal-paper", ()),
            R::NoEnvelope => self.refusal("announce-no-envelope", ()),
            R::FlagUp => self.refusal("announce-flag-up", ()),
            R::FlagsUp => self.refusal("announce-flags-up", ()),
            R::FlagClaimByPlayersOnly => self.refusal("announce-flag-is-the-players", ()),
            R::NoClocks => self.refusal("announce-no-clocks", ()),
            R::NoTimeToChange => self.refusal("arbiter-no-time", ()),
            R::FixedByRuling => self.refusal("arbiter-stands-by-ruling", ()),
            R::NotQuickplay(lacks) => self.refusal(quickplay_id(*lacks), MessageValues::new().set("value", "no")),
            R::NotUnderstood { understood, part, .. } => self.not_understood(understood, part),
            R::Unreadable(unreadable) => self.unreadable(unreadable),
            R::NotLegal { description: telling, reason } => self.not_legal(telling, *reason),
            R::NotMade(MissingCondition::Pegs { squares }) => return self.pegs_missing("announce-missing-pegs", squares),
            R::PegsFitNoLegalMove { squares } => return self.pegs_missing("announce-pegs-fit-none", squares),
            R::NotMade(MissingCondition::Announcement) => self.refusal("announce-missing-announcement", ()),
            R::NotMade(MissingCondition::CapturedPieceRemoved(square)) => self.square(*square, "announce-missing-removal"),
            R::NotMade(MissingCondition::PiecePlaced { square, shows }) => self.not_placed(*square, *shows),
            R::CorrectionAgainstBoard { square } => self.square(*square, "announce-correction-against-board"),
            R::PawnNotPromoted { square } => self.square(*square, "announce-pawn-stands"),
            R::NothingOnSquare { square } => self.square(*square, "announce-nothing-on-square"),
            R::TouchedPieceFirst { squares } => self.touched_first(squares),
            R::DutyNotGiven { duty } => self.refusal("announce-duty-off", MessageValues::new().set("duty", duty_key(*duty))),
            R::DutyNotForSighted { duty } => self.letter("announce-duty-not-for-sighted", duty.letter()),
            R::DrawTooEarly { from } => self.draw_too_early(*from),
            R::NoSuchRule { name } => self.refusal("announce-no-such-rule", MessageValues::new().set("name", name.as_str())),
            R::BadRuleValue { name, value, values } => self.bad_rule_value(name, value, values),
            R::NoSuchEdition { year } => self.refusal("announce-no-such-edition", MessageValues::new().set("year", year.to_string())),
            R::NoSuchHalfMove { ply } => self.refusal("announce-no-such-half-move", MessageValues::new().set("number", ply.to_string())),
            R::NotOwnPiece { square, player: whose } => self.not_the_players_piece(*square, *whose),
            R::DictatedMoveFaulty { ply, player: by, words, fault } => self.course_broken((*ply, *by), words, fault),
        };
        // These say what is awaited: worth nothing once it has happened.
        let reminds = matches!(
            refusal,
            Refusal::NotStarted | Refusal::Suspended | Refusal::OwnMoveAwaitsPress | Refusal::MoveNotEntered
        );
        vec![Message { urgency: Urgency::Next, topic: reminds.then_some(Topic::Awaited), ..told }]
    }

    fn not_understood(&self, understood: &str, part: &str) -> Message {
        let id = match (understood.is_empty(), part.is_empty()) {
            (_, true) => "announce-unfinished",
            (true, false) => "announce-not-understood",
            (false, false) => "announce-not-understood-after",
        };
        self.tell(
            Private,
            Earcon::NotUnderstood,
            id,
            MessageValues::new().set("understood", understood).set("part", part),
        )
    }

    fn letter(&self, id: &str, letter: char) -> Message {
        self.refusal(id, MessageValues::new().set("duty", letter.to_string()))
    }

    fn not_legal(&self, telling: &MoveDescription, reason: IllegalReason) -> Message {
        self.refusal("announce-not-legal", MessageValues::new().telling("move", telling).reason(reason))
    }

    fn touched_first(&self, squares: &[Square]) -> Message {
        self.refusal("announce-touched-first", MessageValues::new().squares("squares", squares))
    }

    fn bad_rule_value(&self, name: &str, value: &str, values: &str) -> Message {
        let lang = self.program.lang();
        let (name, values) = (rules::name(name, lang), rules::values(values, lang));
        self.refusal(
            "announce-bad-rule-value",
            MessageValues::new().set("name", name).set("value", value).set("values", values),
        )
    }

    fn not_the_players_piece(&self, square: Square, whose: Color) -> Message {
        self.refusal("announce-not-the-players-piece", MessageValues::of(whose).square("square", square))
    }

    fn draw_too_early(&self, from: Option<u32>) -> Message {
        let Some(moves) = from else { return self.refusal("announce-draw-never", ()) };
        self.refusal("announce-draw-too-early", MessageValues::new().set("count", moves))
    }

    fn course_broken(&self, (ply, by): (u32, Color), words: &Announcement, fault: &CourseFault) -> Message {
        let why = match fault {
            CourseFault::Unreadable(UnreadableReason::Ambiguous { .. }) => "ambiguous",
            CourseFault::Unreadable(UnreadableReason::PromotionMissing { .. }) => "promotion",
            CourseFault::Unreadable(_) => "nothing",
            CourseFault::NotLegal(_) => "illegal",
        };
        let values = MessageValues::of(by).set("number", ply.to_string()).set("why", why);
        self.refusal("arbiter-course-broken", values.said("move", words))
    }

    fn seat(&self, whose: Color, id: &str) -> Message {
        self.refusal(id, whose)
    }

    fn square(&self, square: Square, id: &str) -> Message {
        self.refusal(id, MessageValues::new().square("square", square))
    }

    fn unreadable(&self, unreadable: &UnreadableReason) -> Message {
        match unreadable {
            UnreadableReason::Ambiguous { role, to, from } if from.is_empty() => {
                self.refusal("announce-ambiguous", MessageValues::new().role(*role).square("square", *to))
            }
            UnreadableReason::Ambiguous { role, to, from } => self.refusal(
                "announce-ambiguous-from",
                MessageValues::new().role(*role).square("square", *to).squares("from", from),
            ),
            UnreadableReason::PromotionMissing { to } => self.square(*to, "announce-promotion-missing"),
            UnreadableReason::NoMoveFits { reason: None } => {
                self.refusal("announce-no-move-fits", MessageValues::new().set("known", "no").set("reason", ""))
            }
            UnreadableReason::NoMoveFits { reason: Some(reason) } => {
                self.refusal("announce-no-move-fits", MessageValues::new().set("known", "yes").reason(*reason))
            }
            UnreadableReason::NoPieceNamed { from } => self.square(*from, "announce-no-piece-named"),
        }
    }

    fn not_placed(&self, square: Square, shows: Option<Piece>) -> Message {
        self.refusal("announce-missing-placing", MessageValues::new().square("square", square).piece("piece", shows))
    }
}

/// Which condition of a quickplay claim is missing.
const fn quickplay_id(lacks: MissingQuickplayCondition) -> &'static str {
    match lacks {
        MissingQuickplayCondition::Blitz => "announce-quickplay-blitz",
        MissingQuickplayCondition::NotAnnounced => "announce-rule-quickplay-applies",
        MissingQuickplayCondition::NotLastPeriod => "announce-quickplay-not-last-period",
        MissingQuickplayCondition::TimeLeft => "announce-quickplay-time-left",
        MissingQuickplayCondition::FlagDown => "announce-quickplay-flag-down",
        MissingQuickplayCondition::NoFiveSeconds => "announce-quickplay-no-seconds",
        MissingQuickplayCondition::NotOnMove => "announce-not-on-move",
    }
}
