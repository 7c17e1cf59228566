//! One row per refusal: what was heard, why not, what to do.

use super::rulings::duty_key;
use super::{Channel, Earcon, Presenter, Told, Topic, Urgency};
use crate::game::announcement::Announcement;
use crate::game::reading::Unreadable;
use crate::game::refusal::{CourseFault, Missing, QuickplayMissing, Refusal};
use crate::locale::Args;
use crate::seat::Color;
use crate::vocabulary::rules;
use shakmaty::Square;

use Channel::Private;

impl Presenter {
    pub(super) fn refused(&self, refusal: &Refusal) -> Told {
        let told = match refusal {
            Refusal::NotUnderstood { understood, part, .. } => {
                let id = match (understood.is_empty(), part.is_empty()) {
                    (_, true) => "announce-unfinished",
                    (true, false) => "announce-not-understood",
                    (false, false) => "announce-not-understood-after",
                };
                self.tell(Private, Some(Earcon::NotUnderstood), id, |_| {
                    Args::new().set("understood", understood.as_str()).set("part", part.as_str())
                })
            }
            Refusal::Unreadable(unreadable) => self.unreadable(unreadable),
            Refusal::NotLegal { telling, reason } => {
                self.tell(Private, Some(Earcon::Refused), "announce-not-legal", |form| {
                    Args::new().set("move", form.telling(telling)).set("reason", form.reason(*reason))
                })
            }
            Refusal::NotMade(missing) => self.not_made(missing),
            Refusal::CorrectionAgainstBoard { square } => self.square(*square, "announce-correction-against-board"),
            Refusal::PawnStands { square } => self.square(*square, "announce-pawn-stands"),
            Refusal::NothingOnSquare { square } => self.square(*square, "announce-nothing-on-square"),
            Refusal::TouchedPieceFirst { squares } => {
                self.tell(Private, Some(Earcon::Refused), "announce-touched-first", |form| {
                    let squares: Vec<String> = squares.iter().map(|square| form.square(*square)).collect();
                    Args::new().set("squares", squares.join(", "))
                })
            }
            Refusal::DutyOff { duty } => self.refusal("announce-duty-off", &[("duty", duty_key(*duty))]),
            Refusal::DutyNotForSighted { duty } => {
                self.refusal("announce-duty-not-for-sighted", &[("duty", &duty.letter().to_string())])
            }
            Refusal::DrawTooEarly { from } => self.draw_too_early(*from),
            Refusal::NoSuchRule { name } => self.refusal("announce-no-such-rule", &[("name", name)]),
            Refusal::BadRuleValue { name, value, values } => {
                let lang = self.program.lang();
                let (name, values) = (rules::name(name, lang), rules::values(values, lang));
                let args = [("name", name.as_str()), ("value", value), ("values", values.as_str())];
                self.refusal("announce-bad-rule-value", &args)
            }
            Refusal::NoSuchEdition { year } => self.refusal("announce-no-such-edition", &[("year", &year.to_string())]),
            Refusal::NoSuchHalfMove { ply } => {
                self.refusal("announce-no-such-half-move", &[("number", &ply.to_string())])
            }
            Refusal::NotThePlayersPiece { square, whose } => self.not_the_players_piece(*square, *whose),
            Refusal::NoClocks => self.refusal("announce-no-game-clocks", &[]),
            Refusal::NoTime => self.refusal("arbiter-no-time", &[]),
            Refusal::StandsByRuling => self.refusal("arbiter-stands-by-ruling", &[]),
            Refusal::CourseBroken { ply, by, words, fault } => self.course_broken((*ply, *by), words, fault),
            other => match of_player(other) {
                Some((whose, id)) => self.seat(whose, id),
                None => self.refusal(plain_id(other), &[]),
            },
        };
        // These say what is awaited: worth nothing once it has happened.
        let reminds = matches!(
            refusal,
            Refusal::NotStarted | Refusal::Suspended | Refusal::OwnMoveAwaitsPress | Refusal::MoveNotEntered
        );
        Told { urgency: Urgency::Next, topic: reminds.then_some(Topic::Awaited), ..told }
    }

    fn not_the_players_piece(&self, square: Square, whose: Color) -> Told {
        self.tell(Private, Some(Earcon::Refused), "announce-not-the-players-piece", |form| {
            Args::new().color(whose).set("square", form.square(square))
        })
    }

    fn draw_too_early(&self, from: Option<u32>) -> Told {
        let Some(moves) = from else { return self.refusal("announce-draw-never", &[]) };
        self.tell(Private, Some(Earcon::Refused), "announce-draw-too-early", |_| Args::new().set("count", moves))
    }

    fn course_broken(&self, (ply, by): (u32, Color), words: &Announcement, fault: &CourseFault) -> Told {
        self.tell(Private, Some(Earcon::Refused), "arbiter-course-broken", |form| {
            let why = match fault {
                CourseFault::Unreadable(Unreadable::Ambiguous { .. }) => "ambiguous",
                CourseFault::Unreadable(Unreadable::PromotionMissing { .. }) => "promotion",
                CourseFault::Unreadable(_) => "nothing",
                CourseFault::NotLegal(_) => "illegal",
            };
            let args = Args::new().color(by).set("number", ply.to_string()).set("why", why);
            args.set("move", form.said(words))
        })
    }

    fn refusal(&self, id: &str, args: &[(&'static str, &str)]) -> Told {
        self.tell(Private, Some(Earcon::Refused), id, |_| {
            args.iter().fold(Args::new(), |told, (name, value)| told.set(name, (*value).to_owned()))
        })
    }

    fn seat(&self, whose: Color, id: &str) -> Told {
        self.tell(Private, Some(Earcon::Refused), id, |_| Args::new().color(whose))
    }

    fn square(&self, square: Square, id: &str) -> Told {
        self.tell(Private, Some(Earcon::Refused), id, |form| Args::new().set("square", form.square(square)))
    }

    fn unreadable(&self, unreadable: &Unreadable) -> Told {
        let earcon = Some(Earcon::Refused);
        match unreadable {
            Unreadable::Ambiguous { role, to, from } if from.is_empty() => {
                self.tell(Private, earcon, "announce-ambiguous", |form| {
                    Args::new().role(*role).set("square", form.square(*to))
                })
            }
            Unreadable::Ambiguous { role, to, from } => self.tell(Private, earcon, "announce-ambiguous-from", |form| {
                let squares: Vec<String> = from.iter().map(|square| form.square(*square)).collect();
                Args::new().role(*role).set("square", form.square(*to)).set("from", squares.join(", "))
            }),
            Unreadable::PromotionMissing { to } => self.square(*to, "announce-promotion-missing"),
            Unreadable::NoMoveFits { reason: None } => {
                self.tell(Private, earcon, "announce-no-move-fits", |_| Args::new())
            }
            Unreadable::NoMoveFits { reason: Some(reason) } => {
                self.tell(Private, earcon, "announce-no-move-fits-because", |form| {
                    Args::new().set("reason", form.reason(*reason))
                })
            }
            Unreadable::NoPieceNamed { from } => self.square(*from, "announce-no-piece-named"),
        }
    }

    fn not_made(&self, missing: &Missing) -> Told {
        let earcon = Some(Earcon::Refused);
        match *missing {
            Missing::Pegs { .. } => self.refusal("trouble-text-missing", &[]),
            Missing::Announcement => self.tell(Private, earcon, "announce-missing-announcement", |_| Args::new()),
            Missing::CapturedPieceRemoved(square) => self.square(square, "announce-missing-removal"),
            Missing::PiecePlaced { square, shows } => self.tell(Private, earcon, "announce-missing-placing", |form| {
                Args::new().set("square", form.square(square)).set("piece", form.standing(shows))
            }),
        }
    }
}

/// The refusals that name a player and nothing else: whom, and the message.
fn of_player(refusal: &Refusal) -> Option<(Color, &'static str)> {
    Some(match refusal {
        Refusal::OfferStands { by } => (*by, "announce-offer-stands"),
        Refusal::AssistantNeeded { whose } => (*whose, "announce-assistant-needed"),
        Refusal::HasOwnStation { whose } => (*whose, "announce-has-own-station"),
        Refusal::ClockNotRunning { whose } => (*whose, "announce-clock-not-running"),
        Refusal::ReplyWaits { whose } => (*whose, "announce-reply-waits"),
        Refusal::EntryNotConfirmed { whose } => (*whose, "announce-entry-not-confirmed"),
        Refusal::LinkIsLost { whose } => (*whose, "announce-link-is-lost"),
        Refusal::NotJoined { whose } => (*whose, "announce-not-joined"),
        Refusal::KeyIsForClock { whose } => (*whose, "announce-key-is-for-clock"),
        Refusal::NotMovedYet { whose } => (*whose, "announce-not-moved-yet"),
        Refusal::FellFirst { whose } => (*whose, "announce-fell-first"),
        Refusal::OtherPlayersTurn { whose } => (*whose, "announce-other-players-turn"),
        Refusal::FlagSetAside { whose } => (*whose, "announce-flag-set-aside"),
        _ => return None,
    })
}

/// The message of a refusal without variables.
fn plain_id(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::NotStarted => "announce-not-started",
        Refusal::AlreadyStarted => "announce-already-started",
        Refusal::Suspended => "announce-suspended",
        Refusal::NotSuspended => "announce-not-suspended",
        Refusal::Over => "announce-is-over",
        Refusal::OverByPosition => "announce-over-by-position",
        Refusal::OwnMoveAwaitsPress => "announce-awaits-press",
        Refusal::PressIsKept => "announce-press-is-kept",
        Refusal::NotTheOpponentsMove => "announce-not-the-opponents-move",
        Refusal::NotYoursToSettle => "announce-not-yours-to-settle",
        Refusal::MoveNotEntered => "announce-move-not-entered",
        Refusal::AlreadyPressed => "announce-already-pressed",
        Refusal::NothingPressed => "announce-nothing-pressed",
        Refusal::NothingToCorrect => "announce-nothing-to-correct",
        Refusal::CorrectionTooLate => "announce-correction-too-late",
        Refusal::NothingMisheard => "announce-nothing-misheard",
        Refusal::MisheardTooLate => "announce-misheard-too-late",
        Refusal::NothingAnnounced => "announce-nothing-announced",
        Refusal::NoOffer => "announce-no-offer",
        Refusal::NoReplyToSeal => "announce-no-reply-to-seal",
        Refusal::NotYoursToAnnounce => "announce-not-yours-to-announce",
        Refusal::BoardNotSensed | Refusal::BoardIsSensed | Refusal::PegsUnmoved => pegs_id(refusal),
        Refusal::NoAdvice => "announce-no-advice",
        Refusal::NothingToTakeBack => "announce-nothing-to-take-back",
        Refusal::PracticeOnly => "announce-practice-only",
        Refusal::TimeStands => "announce-time-stands",
        Refusal::NotOnMove => "announce-not-on-move",
        Refusal::ClaimLost => "announce-claim-lost",
        Refusal::ClaimStands => "announce-claim-stands",
        Refusal::NothingStands => "announce-nothing-stands",
        Refusal::NotYoursToConsent => "announce-not-yours-to-consent",
        Refusal::OnlyArbiter => "announce-only-arbiter",
        Refusal::NoArbiter => "announce-no-arbiter",
        Refusal::NotAdjourning
        | Refusal::AdjournmentOrdered
        | Refusal::NotSealer
        | Refusal::NothingSealed
        | Refusal::NoEnvelope => seal_id(refusal),
        Refusal::FlagUp | Refusal::FlagsUp | Refusal::FlagIsThePlayers => flag_id(refusal),
        Refusal::ArbiterIsCalled => "announce-arbiter-is-called",
        Refusal::OwnFlagDown => "announce-own-flag-down",
        Refusal::NoAgreementYet => "announce-no-agreement-yet",
        Refusal::NotQuickplay(lacks) => quickplay_id(*lacks),
        Refusal::NoIllegalMove => "announce-no-illegal-move",
        Refusal::OpponentHasNotPressed => "announce-opponent-has-not-pressed",
        Refusal::EnvelopeClosed => "announce-envelope-closed",
        Refusal::SealBroken => "announce-seal-broken",
        Refusal::NothingTouched => "announce-nothing-touched",
        Refusal::ComplaintTooLate => "announce-complaint-too-late",
        Refusal::NoMoveMade => "announce-no-move-made",
        // Told with their variables above.
        Refusal::NotUnderstood { .. }
        | Refusal::Unreadable(_)
        | Refusal::NotLegal { .. }
        | Refusal::NotMade(_)
        | Refusal::CorrectionAgainstBoard { .. }
        | Refusal::OfferStands { .. }
        | Refusal::NothingOnSquare { .. }
        | Refusal::PegsFitNone { .. }
        | Refusal::PawnStands { .. }
        | Refusal::TouchedPieceFirst { .. }
        | Refusal::DutyOff { .. }
        | Refusal::DutyNotForSighted { .. }
        | Refusal::AssistantNeeded { .. }
        | Refusal::DrawTooEarly { .. }
        | Refusal::NoSuchRule { .. }
        | Refusal::BadRuleValue { .. }
        | Refusal::NoSuchEdition { .. }
        | Refusal::NoSuchHalfMove { .. }
        | Refusal::NoTime
        | Refusal::NoClocks
        | Refusal::StandsByRuling
        | Refusal::HasOwnStation { .. }
        | Refusal::OtherPlayersTurn { .. }
        | Refusal::FlagSetAside { .. }
        | Refusal::LinkIsLost { .. }
        | Refusal::ClockNotRunning { .. }
        | Refusal::ReplyWaits { .. }
        | Refusal::EntryNotConfirmed { .. }
        | Refusal::NotJoined { .. }
        | Refusal::KeyIsForClock { .. }
        | Refusal::NotMovedYet { .. }
        | Refusal::FellFirst { .. }
        | Refusal::NotThePlayersPiece { .. }
        | Refusal::CourseBroken { .. } => "trouble-text-missing",
    }
}

/// Why a sensed board is not asked.
const fn pegs_id(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::BoardNotSensed => "announce-board-not-sensed",
        Refusal::BoardIsSensed => "announce-board-is-sensed",
        _ => "announce-pegs-unmoved",
    }
}

/// Which condition of a quickplay claim is missing.
const fn quickplay_id(lacks: QuickplayMissing) -> &'static str {
    match lacks {
        QuickplayMissing::Blitz => "announce-quickplay-blitz",
        QuickplayMissing::NotAnnounced => "announce-quickplay-not-announced",
        QuickplayMissing::NotLastPeriod => "announce-quickplay-not-last-period",
        QuickplayMissing::TimeLeft => "announce-quickplay-time-left",
        QuickplayMissing::FlagDown => "announce-quickplay-flag-down",
        QuickplayMissing::NoFiveSeconds => "announce-quickplay-no-seconds",
        QuickplayMissing::NotOnMove => "announce-quickplay-not-on-move",
    }
}

/// What of an adjournment is missing.
const fn seal_id(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::NotAdjourning => "announce-not-adjourning",
        Refusal::AdjournmentOrdered => "announce-adjournment-ordered",
        Refusal::NotSealer => "announce-not-sealer",
        Refusal::NothingSealed => "announce-nothing-sealed",
        _ => "announce-no-envelope",
    }
}

/// Why a flag is not called.
const fn flag_id(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::FlagUp => "announce-flag-up",
        Refusal::FlagsUp => "announce-flags-up",
        _ => "announce-flag-is-the-players",
    }
}
