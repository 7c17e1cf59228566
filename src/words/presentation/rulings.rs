//! Tell claims, what the Laws provide, and what the arbiter rules. What is proposed is told as a proposal, with what to
//! do about it; what has changed is told as done.

use super::{Channel, Earcon, Message, MessageForm, MessageValues, Presenter};
use crate::locale::Args;
use ansage_game::announcement::MoveDescription;
use ansage_game::claim::{Claim, DrawGround, Irregularity, Measure, Remedy, RemedyCause};
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::moment::Span;
use ansage_game::outcome::Outcome;
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
    pub(super) fn claim(self, claim: &Claim) -> String {
        self.message("announce-claim", &Args::new().set("claim", claim_key(claim)))
    }
}

impl<'a> MessageValues<'a> {
    /// `$claim`: what is claimed.
    pub(super) fn claim(self, claim: &'a Claim) -> MessageValues<'a> {
        self.formed("claim", |form| form.claim(claim))
    }
}

/// The key of a duty in selectors.
pub(super) const fn duty_key(duty: AssistantDuty) -> &'static str {
    match duty {
        AssistantDuty::Execute => "execute",
        AssistantDuty::Announce => "announce",
        AssistantDuty::ScoreAndClock => "score",
        AssistantDuty::Inform => "inform",
        AssistantDuty::Claim => "claim",
        AssistantDuty::Adjourn => "adjourn",
    }
}

/// Articles are cited as in the newest edition.
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
    /// A move that was pressed is entered first; this player, who has claimed the flag, may have that judged without it.
    Entry(Color),
    /// Not at all: the arbiter decides.
    Arbiter,
}

impl Settlement {
    /// How this remedy is settled; with an arbiter at the desk always by him.
    pub fn of(remedy: &Remedy, arbiter: bool) -> Settlement {
        if remedy.claim == Some(Claim::Flag) {
            Settlement::Entry(!remedy.burdened)
        } else if arbiter || remedy.measures.is_empty() {
            Settlement::Arbiter
        } else if remedy.decides_flag_first() {
            Settlement::Flag(!remedy.burdened)
        } else if remedy.claimant.is_some() || remedy.ends_the_game() {
            Settlement::Consent(remedy.burdened)
        } else {
            Settlement::Resume(remedy.burdened)
        }
    }
}

impl Presenter {
    pub(super) fn claimed(&self, by: Color, claim: &Claim, with: Option<&MoveDescription>) -> Message {
        let values = MessageValues::of(by).claim(claim);
        match with {
            None => self.tell(Hall, Earcon::Question, "announce-claimed", values),
            Some(telling) => {
                self.tell(Hall, Earcon::Question, "announce-claimed-with", values.telling("move", telling))
            }
        }
    }

    /// A case that stands: who has claimed what, and what is provided.
    pub fn case(&self, remedy: &Remedy) -> Vec<Message> {
        let claimed = remedy.claimant.zip(remedy.claim.as_ref()).map(|(by, claim)| self.claimed(by, claim, None));
        claimed.into_iter().chain(self.remedy(remedy)).collect()
    }

    /// What the Laws provide, as what it is: a proposal, what else may come of it, and what to do.
    pub fn remedy(&self, remedy: &Remedy) -> Vec<Message> {
        if remedy.cause == RemedyCause::DeadTime {
            return self.dead_time(remedy);
        }
        let cause = self.cause(remedy);
        let why = if remedy.claimant.is_some() { "upheld" } else { "laws" };
        let proposed = remedy.measures.iter().map(|measure| self.proposed(measure, why));
        let otherwise = remedy.otherwise.iter().map(|measure| self.proposed(measure, "aside"));
        let (how, who) = match Settlement::of(remedy, self.arbiter) {
            Settlement::Resume(who) => ("resume", who),
            Settlement::Consent(who) => ("consent", who),
            Settlement::Flag(who) => ("flag", who),
            Settlement::Entry(who) => ("entry", who),
            Settlement::Arbiter => ("arbiter", remedy.burdened),
        };
        let what_now = self.public("announce-settle", MessageValues::of(who).set("how", how));
        cause.into_iter().chain(proposed).chain(otherwise).chain([what_now]).collect()
    }

    /// Why something is proposed, where the claim has not told it already.
    fn cause(&self, remedy: &Remedy) -> Option<Message> {
        let of = remedy.burdened;
        Some(match remedy.cause {
            RemedyCause::IllegalMove { count } => {
                // What is only claimed, or what only a board has seen, counts when it is upheld.
                let counts = remedy.claim.is_none();
                let id = if counts { "announce-cause-illegal" } else { "announce-cause-illegal-claimed" };
                self.public(id, MessageValues::of(of).set("count", count))
            }
            RemedyCause::SealedMove => self.public("announce-cause-sealed", of),
            RemedyCause::FlagFall if remedy.claim == Some(Claim::Flag) => return None,
            RemedyCause::FlagFall if remedy.decides_flag_first() => self.public("announce-cause-flag-first", of),
            RemedyCause::FlagFall => self.public("announce-cause-flag", !of),
            RemedyCause::Touched => self.public("announce-cause-touched", of),
            RemedyCause::MadeBeforeEnd { made, after, mover } => {
                self.public("announce-cause-made-before", MessageValues::of(mover).span("made", after - made))
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
        let proposed = given
            .map(|(whose, time)| self.public("announce-dead-time", MessageValues::of(whose).lasting("time", time)));
        let id = if self.arbiter { "announce-dead-time-arbiter" } else { "announce-dead-time-settle" };
        proposed.chain([self.public(id, of)]).collect()
    }

    /// What time a course or a counter would give or take, and how the arbiter does it.
    pub(super) fn period_time<'a>(&'a self, id: &'a str, whose: Color, time: Span) -> Message {
        let command = format!("{}:{:02}", time.whole_secs() / 60, time.whole_secs() % 60);
        self.question(id, MessageValues::of(whose).allotted("time", time).set("command", command))
    }

    fn proposed(&self, measure: &Measure, why: &'static str) -> Message {
        let what = match *measure {
            Measure::AddTime { player: whose, time } => done("add").color(whose).allotted("time", time),
            Measure::RemoveTime { player: whose, time } => done("take").color(whose).allotted("time", time),
            Measure::AddIncrement { time } => done("increment").allotted("time", time),
            Measure::RestorePosition { ply } => done("back").color(mover_of(ply)).set("number", ply.div_ceil(2)),
            Measure::CorrectMove { words } => {
                let values = MessageValues::new().set("why", why);
                return self.public("announce-proposed-mend", values.said("move", &words));
            }
            Measure::EndGame(Outcome::Win { winner: by, .. }) => done("win").color(by),
            Measure::EndGame(Outcome::Draw(_)) => done("draw"),
            Measure::EndGame(Outcome::Cancelled) => done("new"),
            // No law provides these: only the arbiter declares them.
            Measure::EndGame(outcome @ (Outcome::Points(_) | Outcome::BothForfeit | Outcome::Unfinished)) => {
                return self.game_over(outcome);
            }
        };
        let what = |form: MessageForm<'_>| match form.is_heard() || self.on_paper {
            true => form.locale.text("announce-measure", &what.filled(form)),
            false => form.locale.attr("announce-measure", "short", &what.filled(form)),
        };
        self.public("announce-proposed", MessageValues::new().set("why", why).formed("what", what))
    }

    /// The facts of a complaint, for the arbiter alone. Whether the move keeps to them, and which would, is advice on a
    /// loudspeaker that both players hear: it is shown and not spoken.
    pub(super) fn touch_facts(
        &self,
        (by, touched): (Color, &[Square]),
        played: Option<&MoveDescription>,
        (kept, article): (bool, Option<TouchArticle>),
        allowed: &[MoveDescription],
    ) -> Vec<Message> {
        let id = if played.is_some() { "announce-facts-touched" } else { "announce-facts-touched-only" };
        let values = MessageValues::of(by);
        let values =
            if touched.is_empty() { values.piece("squares", None) } else { values.squares("squares", touched) };
        let values = match played {
            Some(telling) => values.telling("move", telling),
            None => values,
        };
        let facts = self.tell(Private, Earcon::Difference, id, values);
        let verdict = article.map(|article| {
            self.seen_alone(
                "announce-facts-kept",
                MessageValues::new().yes_no("kept", kept).set("article", article.number(CITED)),
            )
        });
        let moves = allowed.chunks(MOVES_IN_LINE).map(|some| {
            self.seen_alone(
                "announce-facts-allowed",
                MessageValues::new().formed("moves", |form| {
                    some.iter().map(|telling| form.telling(telling)).collect::<Vec<_>>().join(" ")
                }),
            )
        });
        [facts].into_iter().chain(verdict).chain(moves).collect()
    }

    /// What is shown and not spoken; on paper it stands as any other.
    fn seen_alone(&self, id: &str, values: MessageValues<'_>) -> Message {
        if self.on_paper { self.note(id, values) } else { self.shown(id, values) }
    }

    pub(super) fn changed(&self, change: &RulingChange) -> Vec<Message> {
        let measure = |values: MessageValues<'_>| self.public("announce-measure", values);
        let timed = |key, whose: Color, time: Span| measure(done(key).color(whose).allotted("time", time));
        vec![match change {
            RulingChange::CourseRestored { keep, moves, arbiter, .. } => return self.course_set(*keep, moves, arbiter),
            RulingChange::BoardSet { owner: whose, arbiter } => self.board_set(*whose, arbiter),
            RulingChange::SheetSet { player: whose, ply, known, arbiter } => {
                self.sheet_set(*whose, *ply, *known, arbiter)
            }
            RulingChange::TimeAdded { player: whose, time } => timed("add", *whose, *time),
            RulingChange::TimeTaken { player: whose, time } => timed("take", *whose, *time),
            RulingChange::PeriodTakenBack { player: whose, time } => {
                self.public("announce-changed-period-back", MessageValues::of(*whose).allotted("time", *time))
            }
            RulingChange::IncrementAdded { time } => measure(done("increment").allotted("time", *time)),
            RulingChange::ClockSet { player: whose, left } => {
                self.public("announce-changed-clock", MessageValues::of(*whose).span("time", *left))
            }
            RulingChange::CountSet { player: whose, moves } => {
                self.public("announce-changed-count", MessageValues::of(*whose).set("count", *moves))
            }
            RulingChange::PositionRestored { ply, mover: by } => {
                measure(done("back").color(*by).set("number", ply.div_ceil(2)))
            }
            // The referee has taken it, so that it has its words.
            RulingChange::RuleAdapted { name, value } => self.rule(Hall, name, value).unwrap_or_else(|| {
                self.public("announce-no-such-rule", MessageValues::new().set("name", name.as_str()))
            }),
            RulingChange::EditionChanged { year } => {
                self.public("announce-changed-edition", MessageValues::new().set("year", year.to_string()))
            }
            RulingChange::DutySet { player: whose, duty, on } => self.public(
                "announce-changed-duty",
                MessageValues::of(*whose).set("duty", duty_key(*duty)).yes_no("on", *on),
            ),
            RulingChange::Warned { player: whom } => self.public("announce-changed-warned", *whom),
            RulingChange::ResultLifted => self.public("announce-changed-result-lifted", ()),
            RulingChange::Stopped => self.public("announce-changed-stopped", ()),
        }]
    }

    /// A step of an adjournment. The sealed move itself is nowhere in it.
    pub(super) fn step(&self, step: &AdjournmentStep) -> Vec<Message> {
        vec![match step {
            AdjournmentStep::Ordered { sealer } => self.public("announce-adjourn-ordered", *sealer),
            AdjournmentStep::MoveSealed { player: by, again } => {
                self.public("announce-adjourn-sealed", MessageValues::of(*by).yes_no("again", *again))
            }
            AdjournmentStep::EnvelopeClosed(envelope) => return self.envelope(envelope),
            AdjournmentStep::EnvelopeOpened { player: by } => self.public("announce-adjourn-opened", *by),
            AdjournmentStep::ResumptionSet { text } => self.resumption(text),
            AdjournmentStep::ReplySealed { player: by } => self.public("announce-adjourn-reply-sealed", *by),
            AdjournmentStep::PlayedOpenly { player: by } => self.public("announce-adjourn-openly", *by),
            AdjournmentStep::EnvelopeLost { player: by } => self.public("announce-adjourn-lost", *by),
        }]
    }

    /// When and where the game is resumed, as the arbiter has written it.
    fn resumption(&self, text: &str) -> Message {
        self.public("announce-adjourn-resumes", MessageValues::new().set("text", text))
    }

    fn envelope(&self, envelope: &Envelope) -> Vec<Message> {
        let closed = self.public(
            "announce-adjourn-closed",
            MessageValues::of(envelope.sealed_by).set("number", envelope.number).yes_no("paper", envelope.on_paper),
        );
        let times = [
            (Color::White, envelope.white_left, envelope.white_used),
            (Color::Black, envelope.black_left, envelope.black_used),
        ];
        let times = times.map(|(color, left, used)| match left {
            Some(left) => {
                self.public("announce-adjourn-clock", MessageValues::of(color).span("left", left).span("used", used))
            }
            None => self.public("announce-adjourn-used", MessageValues::of(color).span("used", used)),
        });
        let offer = envelope.draw_offered_by.map(|by| self.public("announce-offer-stands", by.0));
        let resumes = Some(&envelope.resumption).filter(|text| !text.is_empty()).map(|text| self.resumption(text));
        [closed].into_iter().chain(times).chain(offer).chain(resumes).collect()
    }

    /// A game was opened again. One that was adjourned does not go on with `resume` while the envelope is closed, nor one
    /// that is over.
    pub fn reopened(&self, awaited: Option<&AwaitedAct>) -> Vec<Message> {
        let id = match awaited {
            Some(AwaitedAct::Unsealing) => "announce-reopened-sealed",
            Some(AwaitedAct::Nothing(_)) => "announce-is-over",
            _ => return self.present(&Effect { to: Audience::Hall, kind: EffectKind::Reopened }),
        };
        vec![self.note(id, ())]
    }
}

/// A measure, before what it concerns is known: every variable of its message has a value, and a later one replaces it.
fn done(measure: &'static str) -> MessageValues<'static> {
    MessageValues::new().set("measure", measure).color(Color::White).set("time", "").set("number", "")
}

/// Who made a half-move, counted from 1, in a game that White began.
pub(super) fn mover_of(ply: u32) -> Color {
    if ply % 2 == 1 { Color::White } else { Color::Black }
}
