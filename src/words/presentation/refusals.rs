//! One row per refusal: what was heard, why not, what to do.

use super::rulings::duty_selector_key;
use super::{Channel, Earcon, Message, MessageValues, Presenter, Topic, Urgency};
use crate::vocabulary::rules;
use ansage_game::announcement::{Announcement, MoveDescription};
use ansage_game::foreign::ForeignText;
use ansage_game::laws::Parameter;
use ansage_game::reading::{IllegalReason, UnreadableReason};
use ansage_game::refusal::{CourseFault, MissingCondition, MissingQuickplayCondition, Refusal};
use ansage_game::seat::Color;
use shakmaty::{Piece, Square};

use Channel::Private;

impl Presenter {
    /// Why something was not done: one row for each reason. Take a row away and it does not compile.
    #[rustfmt::skip]
    pub(super) fn refusal_messages(&self, refusal: &Refusal) -> Vec<Message> {
        use Refusal as R;
        let told = match refusal {
            R::OfferPending { player: by } => self.seat(*by, "announce-offer-stands"),
            R::AssistantNeeded { player: whose } => self.seat(*whose, "announce-assistant-needed"),
            R::HasOwnStation { player: whose } => self.seat(*whose, "announce-has-own-station"),
            R::ClockNotRunning { player: whose } => self.seat(*whose, "announce-clock-not-running"),
            R::OwnReplyPending { player: whose } => self.seat(*whose, "announce-reply-waits"),
            R::EntryNotConfirmed { player: whose } => self.seat(*whose, "announce-entry-not-confirmed"),
            R::FlagClaimNotConfirmed { player: whose } => self.seat(*whose, "announce-flag-claim-not-confirmed"),
            R::LinkIsLost { player: whose } => self.seat(*whose, "announce-link-is-lost"),
            R::NotJoined { player: whose } => self.seat(*whose, "announce-not-joined"),
            R::KeyIsForClock { player: whose } => self.seat(*whose, "announce-key-is-for-clock"),
            R::OpponentPresent { player: whose } => self.seat(*whose, "announce-is-there"),
            R::TouchedWithoutMove { player: whose } => self.seat(*whose, "announce-not-moved-yet"),
            R::OwnFlagFellFirst { player: whose } => self.seat(*whose, "announce-fell-first"),
            R::OtherPlayersTurn { player: whose } => self.seat(*whose, "announce-other-players-turn"),
            R::FlagSetAside { player: whose } => self.seat(*whose, "announce-flag-set-aside"),
            R::NotStarted => self.refusal_message("announce-needs-start", ()),
            R::AlreadyStarted => self.refusal_message("announce-already-started", ()),
            R::Suspended => self.refusal_message("announce-suspended", ()),
            R::NotSuspended => self.refusal_message("announce-not-suspended", ()),
            R::GameIsOver => self.refusal_message("announce-is-over", ()),
            R::AlreadyCounted => self.refusal_message("announce-already-counted", ()),
            R::ClaimNeedsMove => self.refusal_message("announce-claim-needs-move", ()),
            R::OverByFinalPosition => self.refusal_message("announce-over-by-position", ()),
            R::OwnMoveAwaitsPress => self.refusal_message("announce-awaits-press", ()),
            R::OwnPressKept => self.refusal_message("announce-press-is-kept", ()),
            R::NotTheOpponentsMove => self.refusal_message("announce-not-the-opponents-move", ()),
            R::ResumeNeedsArbiter => self.refusal_message("announce-not-yours-to-settle", ()),
            R::MoveNotEntered => self.refusal_message("announce-move-not-entered", ()),
            R::AlreadyPressed => self.refusal_message("announce-already-pressed", ()),
            R::NothingPressed => self.refusal_message("announce-nothing-to-take-back", ()),
            R::NothingToCorrect => self.refusal_message("announce-nothing-to-correct", ()),
            R::CorrectionTooLate => self.refusal_message("announce-correction-too-late", ()),
            R::NothingMisheard => self.refusal_message("announce-nothing-misheard", ()),
            R::MisheardTooLate => self.refusal_message("announce-misheard-too-late", ()),
            // Words would cut what is being said.
            R::StillBeingSaid => self.build_message_with_line(Private, Earcon::Refused, "announce-still-being-said", ()),
            R::NothingChanged => self.refusal_message("announce-nothing-changed", ()),
            R::AdjustOutOfTurn => self.refusal_message("announce-adjust-out-of-turn", ()),
            R::NothingAnnounced => self.refusal_message("announce-nothing-announced", ()),
            R::NoOffer => self.refusal_message("announce-no-offer", ()),
            R::NoReplyToSeal => self.refusal_message("announce-no-reply-to-seal", ()),
            R::AnnounceNotYours => self.refusal_message("announce-not-yours-to-announce", ()),
            R::NoAdvice => self.refusal_message("announce-no-advice", ()),
            R::NothingToTakeBack => self.refusal_message("announce-nothing-to-take-back", ()),
            R::PracticeOnly => self.refusal_message("announce-practice-only", ()),
            R::TimeControlFixed => self.refusal_message("announce-time-stands", ()),
            R::NotOnMove => self.refusal_message("announce-not-on-move", ()),
            R::ClaimLost => self.refusal_message("announce-claim-lost", ()),
            R::CasePending => self.refusal_message("announce-claim-stands", ()),
            R::NothingPending => self.refusal_message("announce-nothing-stands", ()),
            R::ConsentNotYours => self.refusal_message("announce-not-yours-to-consent", ()),
            R::OnlyArbiter => self.refusal_message("announce-only-arbiter", ()),
            R::SeatReleasedAtDesk => self.refusal_message("announce-seat-released-at-desk", ()),
            R::DeviceNotConfirmed { player } => self.seat(*player, "announce-device-not-confirmed"),
            R::NoArbiterAtDesk => self.refusal_message("announce-no-arbiter", ()),
            R::ArbiterIsCalled => self.refusal_message("announce-arbiter-is-called", ()),
            R::OwnFlagDown => self.refusal_message("announce-own-flag-down", ()),
            R::NoAgreementYet => self.refusal_message("announce-no-agreement-yet", ()),
            R::NoIllegalMove => self.refusal_message("announce-no-illegal-move", ()),
            R::OpponentHasNotPressed => self.refusal_message("announce-opponent-has-not-pressed", ()),
            R::EnvelopeClosed => self.refusal_message("announce-envelope-closed", ()),
            R::SealBroken => self.refusal_message("announce-seal-broken", ()),
            R::NothingTouched => self.refusal_message("announce-nothing-touched", ()),
            R::ComplaintTooLate => self.refusal_message("announce-complaint-too-late", ()),
            R::NoMoveMade => self.refusal_message("announce-no-move-made", ()),
            R::BoardNotSensed => self.refusal_message("announce-board-not-sensed", ()),
            R::BoardIsSensed => self.refusal_message("announce-board-is-sensed", ()),
            R::PegsShowNoMove => self.refusal_message("announce-pegs-unmoved", ()),
            R::NotAdjourning => self.refusal_message("announce-not-adjourning", ()),
            R::AdjournmentOrdered => self.refusal_message("announce-adjournment-ordered", ()),
            R::NotSealer => self.refusal_message("announce-not-sealer", ()),
            R::NothingSealed { on_paper: false } => self.refusal_message("console-awaited-seal", ()),
            R::NothingSealed { on_paper: true } => self.refusal_message("console-awaited-seal-paper", ()),
            R::NoEnvelope => self.refusal_message("announce-no-envelope", ()),
            R::FlagUp => self.refusal_message("announce-flag-up", ()),
            R::FlagsUp => self.refusal_message("announce-flags-up", ()),
            R::FlagClaimByPlayersOnly => self.refusal_message("announce-flag-is-the-players", ()),
            R::NoClocks => self.refusal_message("announce-no-clocks", ()),
            R::NoTimeToChange => self.refusal_message("arbiter-no-time", ()),
            R::ScoreKeptByProgram { player } => self.refusal_message("announce-score-kept", *player),
            R::FixedByRuling => self.refusal_message("arbiter-stands-by-ruling", ()),
            R::NotQuickplay(lacks) => self.refusal_message(quickplay_id(*lacks), MessageValues::new().set("value", "no")),
            R::NotUnderstood { understood, part, .. } => self.not_understood(understood, part),
            R::Unreadable(unreadable) => self.unreadable(unreadable),
            R::NotLegal { description: telling, reason } => self.not_legal(telling, *reason),
            R::NotMade(MissingCondition::Pegs { squares }) => return self.peg_difference_messages("announce-missing-pegs", squares),
            R::PegsFitNoLegalMove { squares } => return self.peg_difference_messages("announce-pegs-fit-none", squares),
            R::NotMade(MissingCondition::Announcement) => self.refusal_message("announce-missing-announcement", ()),
            R::NotMade(MissingCondition::CapturedPieceRemoved(square)) => self.square(*square, "announce-missing-removal"),
            R::NotMade(MissingCondition::PiecePlaced { square, shows }) => self.not_placed(*square, *shows),
            R::CorrectionAgainstBoard { square } => self.square(*square, "announce-correction-against-board"),
            R::PawnNotPromoted { square } => self.square(*square, "announce-pawn-stands"),
            R::NothingOnSquare { square } => self.square(*square, "announce-nothing-on-square"),
            R::TouchedPieceFirst { squares } => self.touched_first(squares),
            R::DutyNotGiven { duty } => self.refusal_message("announce-duty-off", MessageValues::new().set("duty", duty_selector_key(*duty))),
            R::DutyNotForSighted { duty } => self.letter("announce-duty-not-for-sighted", duty.letter()),
            R::DefaultTimeNotPassed { minutes } => self.refusal_message("announce-default-time-left", MessageValues::new().set("count", *minutes)),
            R::DrawTooEarly { from } => self.draw_too_early(*from),
            R::NoSuchRule { name } => self.refusal_message("announce-no-such-rule", MessageValues::new().set_quoted("name", name)),
            R::BadRuleValue { name, value, .. } => self.bad_rule_value(name, value),
            R::NoSuchEdition { year } => self.refusal_message("announce-no-such-edition", MessageValues::new().set_digits("year", year)),
            R::NoSuchHalfMove { ply } => self.refusal_message("announce-no-such-half-move", MessageValues::new().set_digits("number", ply)),
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

    fn not_understood(&self, understood: &ForeignText, part: &ForeignText) -> Message {
        let id = match (understood.is_empty(), part.is_empty()) {
            (_, true) => "announce-unfinished",
            (true, false) => "announce-not-understood",
            (false, false) => "announce-not-understood-after",
        };
        self.not_understood_message(id, MessageValues::new().set_understood_part(understood, part))
    }

    /// What was typed is not understood; `id` says what can be typed.
    pub(super) fn not_understood_message(&self, id: &str, values: MessageValues<'_>) -> Message {
        self.build_message(Private, Earcon::NotUnderstood, id, values)
    }

    fn letter(&self, id: &str, letter: char) -> Message {
        self.refusal_message(id, MessageValues::new().set_own_text("duty", letter.to_string()))
    }

    fn not_legal(&self, telling: &MoveDescription, reason: IllegalReason) -> Message {
        self.refusal_message(
            "announce-not-legal",
            MessageValues::new().set_move("move", telling).set_illegal_reason(reason),
        )
    }

    fn touched_first(&self, squares: &[Square]) -> Message {
        self.refusal_message("announce-touched-first", MessageValues::new().set_squares("squares", squares))
    }

    fn bad_rule_value(&self, name: &ForeignText, value: &ForeignText) -> Message {
        let lang = self.program.lang();
        // What the rule takes is known here: nothing of it comes from another station.
        let Some(parameter) = Parameter::from_name(name.bare()) else {
            return self.refusal_message("announce-no-such-rule", MessageValues::new().set_quoted("name", name));
        };
        let (name, values) = (rules::rule_name(parameter.name, lang), rules::rule_values_text(parameter.values, lang));
        self.refusal_message(
            "announce-bad-rule-value",
            MessageValues::new().set_own_text("name", name).set_quoted("value", value).set_own_text("values", values),
        )
    }

    fn not_the_players_piece(&self, square: Square, whose: Color) -> Message {
        self.refusal_message(
            "announce-not-the-players-piece",
            MessageValues::from_color(whose).set_square("square", square),
        )
    }

    fn draw_too_early(&self, from: Option<u32>) -> Message {
        let Some(moves) = from else { return self.refusal_message("announce-draw-never", ()) };
        self.refusal_message("announce-draw-too-early", MessageValues::new().set("count", moves))
    }

    fn course_broken(&self, (ply, by): (u32, Color), words: &Announcement, fault: &CourseFault) -> Message {
        let why = match fault {
            CourseFault::Unreadable(UnreadableReason::Ambiguous { .. }) => "ambiguous",
            CourseFault::Unreadable(UnreadableReason::PromotionMissing { .. }) => "promotion",
            CourseFault::Unreadable(_) => "nothing",
            CourseFault::NotLegal(_) => "illegal",
        };
        let values = MessageValues::from_color(by).set_digits("number", ply).set("why", why);
        self.refusal_message("arbiter-course-broken", values.set_announcement("move", words))
    }

    fn seat(&self, whose: Color, id: &str) -> Message {
        self.refusal_message(id, whose)
    }

    fn square(&self, square: Square, id: &str) -> Message {
        self.refusal_message(id, MessageValues::new().set_square("square", square))
    }

    fn unreadable(&self, unreadable: &UnreadableReason) -> Message {
        match unreadable {
            UnreadableReason::Ambiguous { role, to, from } if from.is_empty() => self
                .refusal_message("announce-ambiguous", MessageValues::new().with_role(*role).set_square("square", *to)),
            UnreadableReason::Ambiguous { role, to, from } => self.refusal_message(
                "announce-ambiguous-from",
                MessageValues::new().with_role(*role).set_square("square", *to).set_squares("from", from),
            ),
            UnreadableReason::PromotionMissing { to } => self.square(*to, "announce-promotion-missing"),
            UnreadableReason::NoMoveFits { reason: None } => {
                self.refusal_message("announce-no-move-fits", MessageValues::new().set("known", "no").set("reason", ""))
            }
            UnreadableReason::NoMoveFits { reason: Some(reason) } => self.refusal_message(
                "announce-no-move-fits",
                MessageValues::new().set("known", "yes").set_illegal_reason(*reason),
            ),
            UnreadableReason::NoPieceNamed { from } => self.square(*from, "announce-no-piece-named"),
        }
    }

    fn not_placed(&self, square: Square, shows: Option<Piece>) -> Message {
        self.refusal_message(
            "announce-missing-placing",
            MessageValues::new().set_square("square", square).set_piece("piece", shows),
        )
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
