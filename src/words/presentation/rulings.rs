//! Tell claims, what the Laws provide, and what the arbiter rules. What is proposed is told as a proposal, with what to
//! do about it; what has changed is told as done.

use super::{Channel, Earcon, Form, Presenter, Told, Values};
use crate::locale::Args;
use ansage_game::announcement::Telling;
use ansage_game::claim::{Cause, Claim, Ground, Irregularity, Measure, Remedy};
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::moment::Span;
use ansage_game::outcome::Outcome;
use ansage_game::ruling::{AdjournmentStep, Change, Duty, Envelope};
use ansage_game::seat::Color;
use ansage_game::touch::Article;
use ansage_game::view::Awaited;
use shakmaty::Square;

use Channel::{Hall, Private};

/// So many moves fit a line.
const MOVES_IN_LINE: usize = 3;

/// The key of a claim in selectors.
const fn claim_key(claim: &Claim) -> &'static str {
    match claim {
        Claim::Draw { ground: Ground::Repetition, .. } => "repetition",
        Claim::Draw { ground: Ground::FiftyMoves, .. } => "fifty",
        Claim::Quickplay => "quickplay",
        Claim::FiveSeconds => "seconds",
        Claim::Touched => "touched",
        Claim::Illegal => "illegal",
        Claim::Unpromoted { .. } => "unpromoted",
        Claim::Flag => "flag",
        Claim::Mend { .. } => "mend",
        Claim::Irregular(Irregularity::WrongSetUp) => "setup",
        Claim::Irregular(Irregularity::ColoursSwapped) => "colours",
        Claim::Irregular(Irregularity::BoardTurned) => "turned",
        Claim::Irregular(Irregularity::Displaced) => "displaced",
        Claim::Irregular(Irregularity::IdlePress) => "idle",
        Claim::Irregular(Irregularity::TwoHands) => "hands",
        Claim::Irregular(Irregularity::Absent) => "absent",
    }
}

impl Form<'_> {
    /// What is claimed.
    pub(super) fn claim(self, claim: &Claim) -> String {
        self.message("announce-claim", &Args::new().set("claim", claim_key(claim)))
    }
}

impl<'a> Values<'a> {
    /// `$claim`: what is claimed.
    pub(super) fn claim(self, claim: &'a Claim) -> Values<'a> {
        self.formed("claim", |form| form.claim(claim))
    }
}

/// The key of a duty in selectors.
pub(super) const fn duty_key(duty: Duty) -> &'static str {
    match duty {
        Duty::Execute => "execute",
        Duty::Announce => "announce",
        Duty::ScoreAndClock => "score",
        Duty::Inform => "inform",
        Duty::Claim => "claim",
        Duty::Adjourn => "adjourn",
    }
}

/// Articles are cited as in the newest edition.
const CITED: u16 = 2023;

/// How what stands can be settled without the arbiter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Settling {
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

impl Settling {
    /// How this remedy is settled; with an arbiter at the desk always by him.
    pub fn of(remedy: &Remedy, arbiter: bool) -> Settling {
        if remedy.claim == Some(Claim::Flag) {
            Settling::Entry(!remedy.of)
        } else if arbiter || remedy.measures.is_empty() {
            Settling::Arbiter
        } else if remedy.decides_flag_first() {
            Settling::Flag(!remedy.of)
        } else if remedy.by.is_some() || remedy.ends_the_game() {
            Settling::Consent(remedy.of)
        } else {
            Settling::Resume(remedy.of)
        }
    }
}

impl Presenter {
    pub(super) fn claimed(&self, by: Color, claim: &Claim, with: Option<&Telling>) -> Told {
        let values = Values::of(by).claim(claim);
        match with {
            None => self.tell(Hall, Earcon::Question, "announce-claimed", values),
            Some(telling) => {
                self.tell(Hall, Earcon::Question, "announce-claimed-with", values.telling("move", telling))
            }
        }
    }

    /// A case that stands: who has claimed what, and what is provided.
    pub fn case(&self, remedy: &Remedy) -> Vec<Told> {
        let claimed = remedy.by.zip(remedy.claim.as_ref()).map(|(by, claim)| self.claimed(by, claim, None));
        claimed.into_iter().chain(self.remedy(remedy)).collect()
    }

    /// What the Laws provide, as what it is: a proposal, what else may come of it, and what to do.
    pub fn remedy(&self, remedy: &Remedy) -> Vec<Told> {
        if remedy.cause == Cause::DeadTime {
            return self.dead_time(remedy);
        }
        let cause = self.cause(remedy);
        let why = if remedy.by.is_some() { "upheld" } else { "laws" };
        let proposed = remedy.measures.iter().map(|measure| self.proposed(measure, why));
        let otherwise = remedy.otherwise.iter().map(|measure| self.proposed(measure, "aside"));
        let (how, who) = match Settling::of(remedy, self.arbiter) {
            Settling::Resume(who) => ("resume", who),
            Settling::Consent(who) => ("consent", who),
            Settling::Flag(who) => ("flag", who),
            Settling::Entry(who) => ("entry", who),
            Settling::Arbiter => ("arbiter", remedy.of),
        };
        let what_now = self.public("announce-settle", Values::of(who).set("how", how));
        cause.into_iter().chain(proposed).chain(otherwise).chain([what_now]).collect()
    }

    /// Why something is proposed, where the claim has not told it already.
    fn cause(&self, remedy: &Remedy) -> Option<Told> {
        let of = remedy.of;
        Some(match remedy.cause {
            Cause::IllegalMove { count } => {
                // What is only claimed, or what only a board has seen, counts when it is upheld.
                let counts = remedy.claim.is_none();
                let id = if counts { "announce-cause-illegal" } else { "announce-cause-illegal-claimed" };
                self.public(id, Values::of(of).set("count", count))
            }
            Cause::SealedMove => self.public("announce-cause-sealed", of),
            Cause::FlagFall if remedy.claim == Some(Claim::Flag) => return None,
            Cause::FlagFall if remedy.decides_flag_first() => self.public("announce-cause-flag-first", of),
            Cause::FlagFall => self.public("announce-cause-flag", !of),
            Cause::Touched => self.public("announce-cause-touched", of),
            Cause::MadeBefore { made, after, mover } => {
                self.public("announce-cause-made-before", Values::of(mover).span("made", after - made))
            }
            Cause::WrongClaim | Cause::Claim | Cause::Mend | Cause::DeadTime => return None,
        })
    }

    /// That dead time is given back, and who gives it: going on settles it.
    fn dead_time(&self, remedy: &Remedy) -> Vec<Told> {
        let of = remedy.of;
        let given = remedy.measures.iter().filter_map(|measure| match *measure {
            Measure::Add { whose, time } => Some((whose, time)),
            _ => None,
        });
        let proposed =
            given.map(|(whose, time)| self.public("announce-dead-time", Values::of(whose).lasting("time", time)));
        let id = if self.arbiter { "announce-dead-time-arbiter" } else { "announce-dead-time-settle" };
        proposed.chain([self.public(id, of)]).collect()
    }

    /// What time a course or a counter would give or take, and how the arbiter does it.
    pub(super) fn period_time<'a>(&'a self, id: &'a str, whose: Color, time: Span) -> Told {
        let command = format!("{}:{:02}", time.whole_secs() / 60, time.whole_secs() % 60);
        self.question(id, Values::of(whose).allotted("time", time).set("command", command))
    }

    fn proposed(&self, measure: &Measure, why: &'static str) -> Told {
        let what = match *measure {
            Measure::Add { whose, time } => done("add").color(whose).allotted("time", time),
            Measure::Take { whose, time } => done("take").color(whose).allotted("time", time),
            Measure::Increment { time } => done("increment").allotted("time", time),
            Measure::Back { ply } => done("back").color(mover_of(ply)).set("number", ply.div_ceil(2)),
            Measure::Mend { words } => {
                let values = Values::new().set("why", why);
                return self.public("announce-proposed-mend", values.said("move", &words));
            }
            Measure::End(Outcome::Win { by, .. }) => done("win").color(by),
            Measure::End(Outcome::Draw(_)) => done("draw"),
            Measure::End(Outcome::Cancelled) => done("new"),
            // No law provides these: only the arbiter declares them.
            Measure::End(outcome @ (Outcome::Points(_) | Outcome::BothForfeit | Outcome::Unfinished)) => {
                return self.game_over(outcome);
            }
        };
        let what = |form: Form<'_>| match form.is_heard() || self.on_paper {
            true => form.locale.text("announce-measure", &what.filled(form)),
            false => form.locale.attr("announce-measure", "short", &what.filled(form)),
        };
        self.public("announce-proposed", Values::new().set("why", why).formed("what", what))
    }

    /// The facts of a complaint, for the arbiter alone. Whether the move keeps to them, and which would, is advice on a
    /// loudspeaker that both players hear: it is shown and not spoken.
    pub(super) fn touch_facts(
        &self,
        (by, touched): (Color, &[Square]),
        played: Option<&Telling>,
        (kept, article): (bool, Option<Article>),
        allowed: &[Telling],
    ) -> Vec<Told> {
        let id = if played.is_some() { "announce-facts-touched" } else { "announce-facts-touched-only" };
        let values = Values::of(by);
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
                Values::new().yes_no("kept", kept).set("article", article.number(CITED)),
            )
        });
        let moves = allowed.chunks(MOVES_IN_LINE).map(|some| {
            self.seen_alone(
                "announce-facts-allowed",
                Values::new().formed("moves", |form| {
                    some.iter().map(|telling| form.telling(telling)).collect::<Vec<_>>().join(" ")
                }),
            )
        });
        [facts].into_iter().chain(verdict).chain(moves).collect()
    }

    /// What is shown and not spoken; on paper it stands as any other.
    fn seen_alone(&self, id: &str, values: Values<'_>) -> Told {
        if self.on_paper { self.note(id, values) } else { self.shown(id, values) }
    }

    pub(super) fn changed(&self, change: &Change) -> Vec<Told> {
        let measure = |values: Values<'_>| self.public("announce-measure", values);
        let timed = |key, whose: Color, time: Span| measure(done(key).color(whose).allotted("time", time));
        vec![match change {
            Change::CourseSet { keep, moves, arbiter, .. } => return self.course_set(*keep, moves, arbiter),
            Change::BoardSet { whose, arbiter } => self.board_set(*whose, arbiter),
            Change::SheetSet { whose, ply, known, arbiter } => self.sheet_set(*whose, *ply, *known, arbiter),
            Change::TimeAdded { whose, time } => timed("add", *whose, *time),
            Change::TimeTaken { whose, time } => timed("take", *whose, *time),
            Change::PeriodTakenBack { whose, time } => {
                self.public("announce-changed-period-back", Values::of(*whose).allotted("time", *time))
            }
            Change::IncrementAdded { time } => measure(done("increment").allotted("time", *time)),
            Change::ClockSet { whose, left } => {
                self.public("announce-changed-clock", Values::of(*whose).span("time", *left))
            }
            Change::CountSet { whose, moves } => {
                self.public("announce-changed-count", Values::of(*whose).set("count", *moves))
            }
            Change::WentBack { ply, by } => measure(done("back").color(*by).set("number", ply.div_ceil(2))),
            // The referee has taken it, so that it has its words.
            Change::RuleAdapted { name, value } => self
                .rule(Hall, name, value)
                .unwrap_or_else(|| self.public("announce-no-such-rule", Values::new().set("name", name.as_str()))),
            Change::EditionChanged { year } => {
                self.public("announce-changed-edition", Values::new().set("year", year.to_string()))
            }
            Change::DutySet { whose, duty, on } => {
                self.public("announce-changed-duty", Values::of(*whose).set("duty", duty_key(*duty)).yes_no("on", *on))
            }
            Change::Warned { whom } => self.public("announce-changed-warned", *whom),
            Change::ResultLifted => self.public("announce-changed-result-lifted", ()),
            Change::Stopped => self.public("announce-changed-stopped", ()),
        }]
    }

    /// A step of an adjournment. The sealed move itself is nowhere in it.
    pub(super) fn step(&self, step: &AdjournmentStep) -> Vec<Told> {
        vec![match step {
            AdjournmentStep::Ordered { sealer } => self.public("announce-adjourn-ordered", *sealer),
            AdjournmentStep::Sealed { by, again } => {
                self.public("announce-adjourn-sealed", Values::of(*by).yes_no("again", *again))
            }
            AdjournmentStep::Closed(envelope) => return self.envelope(envelope),
            AdjournmentStep::Opened { by } => self.public("announce-adjourn-opened", *by),
            AdjournmentStep::Resumes { text } => self.resumption(text),
            AdjournmentStep::ReplySealed { by } => self.public("announce-adjourn-reply-sealed", *by),
            AdjournmentStep::MadeOpenly { by } => self.public("announce-adjourn-openly", *by),
            AdjournmentStep::Lost { by } => self.public("announce-adjourn-lost", *by),
        }]
    }

    /// When and where the game is resumed, as the arbiter has written it.
    fn resumption(&self, text: &str) -> Told {
        self.public("announce-adjourn-resumes", Values::new().set("text", text))
    }

    fn envelope(&self, envelope: &Envelope) -> Vec<Told> {
        let closed = self.public(
            "announce-adjourn-closed",
            Values::of(envelope.sealed_by).set("number", envelope.number).yes_no("paper", envelope.on_paper),
        );
        let times = [
            (Color::White, envelope.white_left, envelope.white_used),
            (Color::Black, envelope.black_left, envelope.black_used),
        ];
        let times = times.map(|(color, left, used)| match left {
            Some(left) => {
                self.public("announce-adjourn-clock", Values::of(color).span("left", left).span("used", used))
            }
            None => self.public("announce-adjourn-used", Values::of(color).span("used", used)),
        });
        let offer = envelope.draw_offered_by.map(|by| self.public("announce-offer-stands", by.0));
        let resumes = Some(&envelope.resumption).filter(|text| !text.is_empty()).map(|text| self.resumption(text));
        [closed].into_iter().chain(times).chain(offer).chain(resumes).collect()
    }

    /// A game was opened again. One that was adjourned does not go on with `resume` while the envelope is closed, nor one
    /// that is over.
    pub fn reopened(&self, awaited: Option<&Awaited>) -> Vec<Told> {
        let id = match awaited {
            Some(Awaited::Unsealing) => "announce-reopened-sealed",
            Some(Awaited::Nothing(_)) => "announce-is-over",
            _ => return self.present(&Effect { to: Audience::Hall, kind: EffectKind::Reopened }),
        };
        vec![self.note(id, ())]
    }
}

/// A measure, before what it concerns is known: every variable of its message has a value, and a later one replaces it.
fn done(measure: &'static str) -> Values<'static> {
    Values::new().set("measure", measure).color(Color::White).set("time", "").set("number", "")
}

/// Who made a half-move, counted from 1, in a game that White began.
pub(super) fn mover_of(ply: u32) -> Color {
    if ply % 2 == 1 { Color::White } else { Color::Black }
}
