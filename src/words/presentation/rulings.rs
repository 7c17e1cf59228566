//! Tell claims, what the Laws provide, and what the arbiter rules. What is proposed is told as a proposal, with what to
//! do about it; what has changed is told as done.

use super::reconciled::name_of_arbiter;
use super::{Channel, Earcon, Message, MessageForm, MessageValues, Presenter};
use crate::locale::Args;
use ansage_game::announcement::MoveDescription;
use ansage_game::claim::{Claim, DrawGround, EndingWord, Irregularity, Measure, Remedy, RemedyCause};
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::foreign::ForeignText;
use ansage_game::moment::Span;
use ansage_game::outcome::{DrawReason, Outcome};
use ansage_game::ruling::{AdjournmentStep, AssistantDuty, Envelope, RulingChange};
use ansage_game::seat::Color;
use ansage_game::touch::TouchArticle;
use ansage_game::view::AwaitedAct;
use shakmaty::Square;

use Channel::{Hall, Private};

/// So many moves fit a line.
const MOVES_IN_LINE: usize = 3;

/// The key of a claim in selectors.
const fn claim_key(claim: &Claim) -> &'static str {
    match claim {
        Claim::Draw { ground: DrawGround::Repetition, .. } => "repetition",
        Claim::Draw { ground: DrawGround::FiftyMoves, .. } => "fifty",
        Claim::Quickplay => "quickplay",
        Claim::FiveSeconds => "seconds",
        Claim::Checkmate { .. } => "mate",
        Claim::Stalemate { .. } => "stalemate",
        Claim::Touched => "touched",
        Claim::Illegal => "illegal",
        Claim::Unpromoted { .. } => "unpromoted",
        Claim::Flag => "flag",
        Claim::Correction { .. } => "mend",
        Claim::Irregularity(Irregularity::WrongSetUp) => "setup",
        Claim::Irregularity(Irregularity::ColoursSwapped) => "colours",
        Claim::Irregularity(Irregularity::BoardTurned) => "turned",
        Claim::Irregularity(Irregularity::Displaced) => "displaced",
        Claim::Irregularity(Irregularity::IdlePress) => "idle",
        Claim::Irregularity(Irregularity::TwoHands) => "hands",
        Claim::Irregularity(Irregularity::Absent) => "absent",
    }
}

impl MessageForm<'_> {
    /// What is claimed.
    pub(super) fn claim_text(self, claim: &Claim) -> String {
        self.embedded_message_text("announce-claim", &Args::new().set("claim", claim_key(claim)))
    }
}

impl<'a> MessageValues<'a> {
    /// `$claim`: what is claimed.
    pub(super) fn set_claim(self, claim: &'a Claim) -> MessageValues<'a> {
        self.set_with_form("claim", |form| form.claim_text(claim))
    }
}

/// The key of a duty in selectors.
pub(super) const fn duty_selector_key(duty: AssistantDuty) -> &'static str {
    match duty {
        AssistantDuty::Execute => "execute",
        AssistantDuty::Announce => "announce",
        AssistantDuty::ScoreAndClock => "score",
        AssistantDuty::Inform => "inform",
        AssistantDuty::Claim => "claim",
        AssistantDuty::Adjourn => "adjourn",
    }
}

/// Articles are cited as in the newest edition where a record does not name its own.
const CITED: u16 = 2023;

/// How what stands can be settled without the arbiter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Settlement {
    /// The player it burdens goes on and carries it out with that.
    Resume(Color),
    /// This player may consent to it.
    Consent(Color),
    /// A flag is decided before the end by a move: this player claims it, or consents that the move counts. The other may
    /// consent to the loss.
    Flag(Color),
    /// This player may consent that his time is taken; the other, that it is not.
    Time(Color),
    /// A move that was pressed is entered first; this player, who has claimed the flag, may have that judged without it.
    Entry(Color),
    /// Not at all: the arbiter decides.
    Arbiter,
}

impl Settlement {
    /// How this remedy is settled; with an arbiter at the desk always by him.
    pub fn from_remedy(remedy: &Remedy, arbiter: bool) -> Settlement {
        if remedy.claim == Some(Claim::Flag) && remedy.cause == RemedyCause::FlagFall {
            Settlement::Entry(!remedy.burdened)
        } else if arbiter || remedy.measures.is_empty() {
            Settlement::Arbiter
        } else if remedy.is_flag_decided_first() {
            Settlement::Flag(!remedy.burdened)
        } else if remedy.is_held_for_entry() {
            Settlement::Time(remedy.burdened)
        } else if remedy.claimant.is_some() || remedy.is_game_ending() {
            Settlement::Consent(remedy.burdened)
        } else {
            Settlement::Resume(remedy.burdened)
        }
    }
}

impl Presenter {
    pub(super) fn claim_message(&self, by: Color, claim: &Claim, with: Option<&MoveDescription>) -> Message {
        let values = MessageValues::from_color(by).set_claim(claim);
        match with {
            None => self.build_message(Hall, Earcon::Question, "announce-claimed", values),
            Some(telling) => {
                self.build_message(Hall, Earcon::Question, "announce-claimed-with", values.set_move("move", telling))
            }
        }
    }

    /// A case that stands: who has claimed what, and what is provided.
    pub fn case_messages(&self, remedy: &Remedy) -> Vec<Message> {
        let claimed = remedy.claimant.zip(remedy.claim.as_ref()).map(|(by, claim)| self.claim_message(by, claim, None));
        let wrong = (remedy.cause == RemedyCause::WrongClaim).then(|| {
            self.hall_message(
                "announce-claim-checked",
                MessageValues::from_color(remedy.burdened).set_yes_no("right", false).set_yes_no("corrected", false),
            )
        });
        claimed.into_iter().chain(wrong).chain(self.remedy_messages(remedy)).collect()
    }

    /// The decision on a claim is postponed; or a flag has fallen since, and it is to be decided, with what it brings.
    pub(super) fn postponed_messages(&self, case: &Remedy, due: bool) -> Vec<Message> {
        let claim = case.claim.unwrap_or(Claim::Quickplay);
        let values = MessageValues::from_color(!case.burdened).set_claim(&claim);
        if !due {
            return vec![self.hall_message("announce-postponed", values)];
        }
        let provided = self.provided_messages(case).into_iter().map(|told| Message { channel: Private, ..told });
        [self.private_message("announce-postponed-due", values)].into_iter().chain(provided).collect()
    }

    /// A postponed claim for the arbiter who asks how the game stands, with what it brings.
    pub fn postponed_case_messages(&self, case: &Remedy) -> Vec<Message> {
        [self.postponed_messages(case, false), self.provided_messages(case)].concat()
    }

    /// An open case, or a postponed claim, falls with a course that the arbiter has changed.
    pub(super) fn case_voided_message(&self, case: &Remedy) -> Message {
        match case.claimant.zip(case.claim.as_ref()) {
            Some((claimant, claim)) => {
                self.hall_message("announce-claim-voided", MessageValues::from_color(claimant).set_claim(claim))
            }
            None => self.hall_message("announce-case-voided", ()),
        }
    }

    /// What the Laws provide, as what it is: a proposal, and what else may come of it.
    pub(super) fn provided_messages(&self, remedy: &Remedy) -> Vec<Message> {
        // No article provides what is taken for an entry: it is for the players or the arbiter.
        let is_provided = remedy.claimant.is_none() && !remedy.is_held_for_entry();
        let why = if is_provided { "laws" } else { "upheld" };
        let proposed = remedy.measures.iter().map(|measure| self.proposed(measure, why));
        let otherwise = remedy.otherwise.iter().map(|measure| self.proposed(measure, "aside"));
        self.reason_messages(remedy).into_iter().chain(proposed).chain(otherwise).collect()
    }

    /// The reasons of a case: the act that crossed, and why something is proposed. None where the claim has told it.
    pub(super) fn reason_messages(&self, remedy: &Remedy) -> Vec<Message> {
        let crossed = remedy.ending_word().map(|act| match act {
            EndingWord::Resignation(player) => self.hall_message("announce-crossing-resignation", player),
            EndingWord::Acceptance => self.hall_message("announce-crossing-acceptance", ()),
        });
        crossed.into_iter().chain(self.cause(remedy)).collect()
    }

    /// What the Laws provide, and what to do.
    pub fn remedy_messages(&self, remedy: &Remedy) -> Vec<Message> {
        if remedy.cause == RemedyCause::DeadTime {
            return self.dead_time(remedy);
        }
        let (how, who) = match Settlement::from_remedy(remedy, self.arbiter) {
            Settlement::Resume(who) => ("resume", who),
            Settlement::Consent(who) => ("consent", who),
            Settlement::Flag(who) => ("flag", who),
            Settlement::Time(who) => ("time", who),
            Settlement::Entry(who) => ("entry", who),
            Settlement::Arbiter => ("arbiter", remedy.burdened),
        };
        let what_now = self.hall_message("announce-settle", MessageValues::from_color(who).set("how", how));
        // On paper the proposal is told without the next act: a reader cannot act on it.
        let what_now = (!self.on_paper).then_some(what_now);
        self.provided_messages(remedy).into_iter().chain(what_now).collect()
    }

    /// Why something is proposed, where the claim has not told it already.
    pub(super) fn cause(&self, remedy: &Remedy) -> Option<Message> {
        let of = remedy.burdened;
        Some(match remedy.cause {
            RemedyCause::IllegalMove { count } => {
                // What is only claimed, or what only a board has seen, counts when it is upheld.
                let counts = remedy.claim.is_none();
                let id = if counts { "announce-cause-illegal" } else { "announce-cause-illegal-claimed" };
                self.hall_message(id, MessageValues::from_color(of).set("count", count))
            }
            RemedyCause::SealedMove => self.hall_message("announce-cause-sealed", of),
            RemedyCause::FlagFall if remedy.claim == Some(Claim::Flag) => return None,
            RemedyCause::FlagFall if remedy.is_flag_decided_first() => {
                self.hall_message("announce-cause-flag-first", of)
            }
            RemedyCause::FlagFall => self.hall_message("announce-cause-flag", !of),
            RemedyCause::Touched => self.hall_message("announce-cause-touched", of),
            RemedyCause::HeldForEntry { time, left } => {
                let values = MessageValues::from_color(of).set_duration("time", time).set_duration("left", left);
                self.hall_message("announce-cause-held-for-entry", values)
            }
            RemedyCause::AcceptedAfterEntry => self.hall_message("announce-cause-accepted-after-entry", !of),
            RemedyCause::OtherDevice => self.hall_message("announce-cause-other-device", of),
            RemedyCause::MadeBeforeEnd { ref played, made, after, mover, executed } => {
                let id = if executed { "announce-cause-executed-before" } else { "announce-cause-made-before" };
                // A move may also take from the opponent what could checkmate: then the flag or the resignation draws.
                let cannot_mate = |measure: &Measure| {
                    let Measure::EndGame(Outcome::Draw(reason)) = measure else { return false };
                    matches!(reason, DrawReason::FlagFallCannotMate | DrawReason::ResignedCannotMate)
                };
                let ends = !remedy.measures.iter().any(cannot_mate);
                let values = MessageValues::from_color(mover).set_duration("made", after - made);
                self.hall_message(id, values.set_yes_no("ends", ends).set_move("move", played))
            }
            RemedyCause::WrongClaim | RemedyCause::Claim | RemedyCause::Correction | RemedyCause::DeadTime => {
                return None;
            }
        })
    }

    /// That dead time is given back, and who gives it: going on settles it.
    fn dead_time(&self, remedy: &Remedy) -> Vec<Message> {
        let of = remedy.burdened;
        let given = remedy.measures.iter().filter_map(|measure| match *measure {
            Measure::AddTime { player: whose, time } => Some((whose, time)),
            _ => None,
        });
        let proposed = given.map(|(whose, time)| {
            self.hall_message("announce-dead-time", MessageValues::from_color(whose).set_elapsed_time("time", time))
        });
        let id = if self.arbiter { "announce-dead-time-arbiter" } else { "announce-dead-time-settle" };
        proposed.chain((!self.on_paper).then(|| self.hall_message(id, of))).collect()
    }

    /// What time a course or a counter would give or take, and how the arbiter does it.
    pub(super) fn period_time_message<'a>(&'a self, id: &'a str, whose: Color, time: Span) -> Message {
        let command = format!("{}:{:02}", time.whole_secs() / 60, time.whole_secs() % 60);
        self.question_message(
            id,
            MessageValues::from_color(whose).set_control_time("time", time).set_own_text("command", command),
        )
    }

    fn proposed(&self, measure: &Measure, why: &'static str) -> Message {
        let what = match *measure {
            Measure::AddTime { player: whose, time } => done("add").with_color(whose).set_control_time("time", time),
            Measure::RemoveTime { player: whose, time } => {
                done("take").with_color(whose).set_control_time("time", time)
            }
            Measure::AddIncrement { time } => done("increment").set_control_time("time", time),
            Measure::RestorePosition { ply } => {
                let (number, mover) = self.move_number_and_player(ply);
                done("back").with_color(mover).set("number", number)
            }
            Measure::CorrectMove { words } => {
                let values = MessageValues::new().set("why", why);
                return self.hall_message("announce-proposed-mend", values.set_announcement("move", &words));
            }
            Measure::ContinuePlay => done("continue"),
            Measure::EndGame(Outcome::Win { winner: by, .. }) => done("win").with_color(by),
            Measure::EndGame(Outcome::Draw(_)) => done("draw"),
            Measure::EndGame(Outcome::Cancelled) => done("new"),
            // No law provides these: only the arbiter declares them.
            Measure::EndGame(outcome @ (Outcome::Points(_) | Outcome::BothForfeit | Outcome::Unfinished)) => {
                return self.game_over_message(outcome);
            }
        };
        let what = |form: MessageForm<'_>| match form.is_heard() || self.on_paper {
            true => form.locale.message_text("announce-measure", &what.to_args(form)),
            false => form.locale.message_attribute("announce-measure", "short", &what.to_args(form)),
        };
        self.hall_message("announce-proposed", MessageValues::new().set("why", why).set_with_form("what", what))
    }

    /// The facts of a complaint, for the arbiter alone. Whether the move keeps to them, and which would, is advice on a
    /// loudspeaker that both players hear: it is shown and not spoken.
    pub(super) fn touch_facts_message(
        &self,
        (by, touched): (Color, &[Square]),
        played: Option<&MoveDescription>,
        (kept, article, laws): (bool, Option<TouchArticle>, Option<u16>),
        allowed: &[MoveDescription],
    ) -> Vec<Message> {
        let id = if played.is_some() { "announce-facts-touched" } else { "announce-facts-touched-only" };
        let values = MessageValues::from_color(by);
        let values =
            if touched.is_empty() { values.set_piece("squares", None) } else { values.set_squares("squares", touched) };
        let values = match played {
            Some(telling) => values.set_move("move", telling),
            None => values,
        };
        let facts = self.build_message(Private, Earcon::Difference, id, values);
        // What the Laws say of the facts is for the arbiter alone: the record holds what he has ruled.
        if self.on_paper {
            return vec![facts];
        }
        let verdict = article.map(|article| {
            self.silent_message(
                "announce-facts-kept",
                // Which of two moves stands by 4.7 is for the arbiter to find.
                MessageValues::new()
                    .set_own_text(
                        "kept",
                        if kept {
                            "yes"
                        } else if article == TouchArticle::Released {
                            "open"
                        } else {
                            "no"
                        },
                    )
                    .set("article", article.number(laws.unwrap_or(CITED))),
            )
        });
        let moves = allowed.chunks(MOVES_IN_LINE).map(|some| {
            self.silent_message(
                "announce-facts-allowed",
                MessageValues::new().set_with_form("moves", |form| {
                    some.iter().map(|telling| form.move_text(telling)).collect::<Vec<_>>().join(" ")
                }),
            )
        });
        [facts].into_iter().chain(verdict).chain(moves).collect()
    }

    pub(super) fn ruling_change_messages(&self, change: &RulingChange) -> Vec<Message> {
        let measure = |values: MessageValues<'_>| self.hall_message("announce-measure", values);
        let timed = |key, whose: Color, time: Span| measure(done(key).with_color(whose).set_control_time("time", time));
        vec![match change {
            RulingChange::CourseRestored { keep, moves, arbiter, .. } => {
                return self.course_restored_messages(*keep, moves, arbiter);
            }
            RulingChange::BoardSet { owner: whose, arbiter } => self.board_set_message(*whose, arbiter),
            RulingChange::SheetSet { player, inserted: Some(line), arbiter, .. } => {
                return self.line_inserted_messages(*player, line, arbiter);
            }
            RulingChange::SheetSet { player, ply: Some(ply), was, arbiter, .. } => {
                return self.sheet_line_set_messages(*player, *ply, was.as_ref(), arbiter);
            }
            RulingChange::SheetSet { player, known, arbiter, .. } => self
                .hall_message("arbiter-sheet-set", name_of_arbiter(arbiter).with_color(*player).set("count", *known)),
            RulingChange::TimeAdded { player: whose, time } => timed("add", *whose, *time),
            RulingChange::TimeTaken { player: whose, time } => timed("take", *whose, *time),
            RulingChange::PeriodTakenBack { player: whose, time } => self.hall_message(
                "announce-changed-period-back",
                MessageValues::from_color(*whose).set_control_time("time", *time),
            ),
            RulingChange::IncrementAdded { time } => measure(done("increment").set_control_time("time", *time)),
            RulingChange::ClockSet { player: whose, left } => self
                .hall_message("announce-changed-clock", MessageValues::from_color(*whose).set_duration("time", *left)),
            RulingChange::ClockChanged { player: whose, was, left } => self.hall_message(
                "announce-changed-clock-besides",
                MessageValues::from_color(*whose).set_duration("was", *was).set_duration("time", *left),
            ),
            RulingChange::CountSet { player: whose, moves } => {
                self.hall_message("announce-changed-count", MessageValues::from_color(*whose).set("count", *moves))
            }
            RulingChange::PositionRestored { ply, mover: by } => {
                let (number, _) = self.move_number_and_player(*ply);
                measure(done("back").with_color(*by).set("number", number))
            }
            // The referee has taken it, so that it has its words.
            RulingChange::RuleAdapted { name, value } => {
                self.rule_message(Hall, name.bare(), value.bare()).unwrap_or_else(|| {
                    self.hall_message("announce-no-such-rule", MessageValues::new().set_quoted("name", name))
                })
            }
            RulingChange::EditionChanged { year } => {
                self.hall_message("announce-changed-edition", MessageValues::new().set_digits("year", year))
            }
            RulingChange::DutySet { player: whose, duty, on } => self.hall_message(
                "announce-changed-duty",
                MessageValues::from_color(*whose).set("duty", duty_selector_key(*duty)).set_yes_no("on", *on),
            ),
            RulingChange::Warned { player: whom } => self.hall_message("announce-changed-warned", *whom),
            RulingChange::ResultLifted => self.hall_message("announce-changed-result-lifted", ()),
            RulingChange::Stopped => self.hall_message("announce-changed-stopped", ()),
            RulingChange::BothFlagsFallen => self.hall_message("announce-changed-both-flags", ()),
            RulingChange::FlagAfterRuling { player, down } => self.hall_message(
                "announce-changed-flag-after",
                MessageValues::from_color(*player).set_yes_no("down", *down),
            ),
            RulingChange::FlagCalled { player: whose } => self.hall_message("announce-changed-flag-called", *whose),
        }]
    }

    /// A step of an adjournment. The sealed move itself is nowhere in it.
    pub(super) fn adjournment_step_messages(&self, step: &AdjournmentStep) -> Vec<Message> {
        vec![match step {
            AdjournmentStep::Ordered { sealer } => self.hall_message("announce-adjourn-ordered", *sealer),
            AdjournmentStep::MoveSealed { player: by, again } => {
                self.hall_message("announce-adjourn-sealed", MessageValues::from_color(*by).set_yes_no("again", *again))
            }
            AdjournmentStep::EnvelopeClosed(envelope) => return self.envelope(envelope),
            AdjournmentStep::EnvelopeOpened { player: by } => self.hall_message("announce-adjourn-opened", *by),
            AdjournmentStep::ResumptionSet { text } => self.resumption(text),
            AdjournmentStep::ReplySealed { player: by } => self.hall_message("announce-adjourn-reply-sealed", *by),
            AdjournmentStep::PlayedOpenly { player: by } => self.hall_message("announce-adjourn-openly", *by),
            AdjournmentStep::EnvelopeLost { player: by, kept } => {
                self.hall_message("announce-adjourn-lost", MessageValues::from_color(*by).set_yes_no("kept", *kept))
            }
        }]
    }

    /// When and where the game is resumed, as the arbiter has written it.
    fn resumption(&self, text: &ForeignText) -> Message {
        self.hall_message("announce-adjourn-resumes", MessageValues::new().set_quoted("text", text))
    }

    fn envelope(&self, envelope: &Envelope) -> Vec<Message> {
        let closed = self.hall_message(
            "announce-adjourn-closed",
            MessageValues::from_color(envelope.sealed_by)
                .set("number", envelope.number)
                .set_yes_no("paper", envelope.on_paper),
        );
        let times = [
            (Color::White, envelope.white_left, envelope.white_used),
            (Color::Black, envelope.black_left, envelope.black_used),
        ];
        let times = times.map(|(color, left, used)| match left {
            Some(left) => self.hall_message(
                "announce-adjourn-clock",
                MessageValues::from_color(color).set_duration("left", left).set_duration("used", used),
            ),
            None => {
                self.hall_message("announce-adjourn-used", MessageValues::from_color(color).set_duration("used", used))
            }
        });
        let offer = envelope.draw_offered_by.map(|by| self.hall_message("announce-offer-stands", by.0));
        let resumes = Some(&envelope.resumption).filter(|text| !text.is_empty()).map(|text| self.resumption(text));
        [closed].into_iter().chain(times).chain(offer).chain(resumes).collect()
    }

    /// A game was opened again. One that was adjourned does not go on with `resume` while the envelope is closed, nor one
    /// that is over.
    pub fn reopened_messages(&self, awaited: Option<&AwaitedAct>) -> Vec<Message> {
        let id = match awaited {
            Some(AwaitedAct::Unsealing) => "announce-reopened-sealed",
            Some(AwaitedAct::Nothing(_)) => "announce-is-over",
            _ => return self.effect_messages(&Effect { to: Audience::Hall, kind: EffectKind::Reopened }),
        };
        vec![self.private_message(id, ())]
    }
}

/// A measure, before what it concerns is known: every variable of its message has a value, and a later one replaces it.
fn done(measure: &'static str) -> MessageValues<'static> {
    MessageValues::new().set("measure", measure).with_color(Color::White).set("time", "").set("number", "")
}
