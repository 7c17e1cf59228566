//! Tell claims, what the Laws provide, and what the arbiter rules. What is proposed is told as a proposal, with what to
//! do about it; what has changed is told as done.

use super::{Channel, Earcon, Presenter, Told, Values};
use crate::game::announcement::Telling;
use crate::game::claim::{Cause, Claim, Ground, Irregularity, Measure, Provision, Remedy};
use crate::game::effect::{Audience, Effect, EffectKind};
use crate::game::outcome::Outcome;
use crate::game::ruling::{Change, Duty, Envelope, Step};
use crate::game::touch::Article;
use crate::game::view::Awaited;
use crate::moment::Span;
use crate::seat::Color;
use shakmaty::Square;

use Channel::{Hall, Private};

/// So many moves fit a line.
const MOVES_IN_LINE: usize = 3;

/// The key of a claim in selectors.
pub const fn claim_key(claim: &Claim) -> &'static str {
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

const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
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
        let values = Values::new().color(by).set("claim", claim_key(claim));
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

    pub(super) fn claimed_move_not_made(&self, by: Color, written: &Telling, played: &Telling) -> Told {
        self.tell(
            Private,
            Earcon::Difference,
            "announce-claimed-move-not-made",
            Values::new().color(by).telling("written", written).telling("played", played),
        )
    }

    pub(super) fn touch_binds(&self, whose: Color, squares: &[Square]) -> Told {
        self.public("announce-touch-binds", Values::new().color(whose).squares("squares", squares))
    }

    pub(super) fn claim_checked(&self, by: Color, right: bool) -> Told {
        self.public("announce-claim-checked", Values::new().color(by).set("right", yes_no(right)))
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
        let what_now = self.public("announce-settle", Values::new().color(who).set("how", how));
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
                self.public(id, Values::new().color(of).set("count", count))
            }
            Cause::SealedMove => self.of(of, "announce-cause-sealed"),
            Cause::FlagFall if remedy.claim == Some(Claim::Flag) => return None,
            Cause::FlagFall if remedy.decides_flag_first() => self.of(of, "announce-cause-flag-first"),
            Cause::FlagFall => self.of(!of, "announce-cause-flag"),
            Cause::Touched => self.of(of, "announce-cause-touched"),
            Cause::MadeBefore { made, after, mover } => {
                self.public("announce-cause-made-before", Values::new().color(mover).span("made", after - made))
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
        let proposed = given
            .map(|(whose, time)| self.public("announce-dead-time", Values::new().color(whose).lasting("time", time)));
        let id = if self.arbiter { "announce-dead-time-arbiter" } else { "announce-dead-time-settle" };
        proposed.chain([self.public(id, of)]).collect()
    }

    /// What time a course or a counter would give or take, and how the arbiter does it.
    pub(super) fn period_time<'a>(&'a self, id: &'a str, whose: Color, time: Span) -> Told {
        let command = format!("{}:{:02}", time.whole_secs() / 60, time.whole_secs() % 60);
        self.question(id, Values::new().color(whose).allotted("time", time).set("command", command.clone()))
    }

    fn proposed(&self, measure: &Measure, why: &'static str) -> Told {
        let values = Values::new().set("why", why);
        let timed = |id, whose: Color, time: Span| self.public(id, values.clone().color(whose).allotted("time", time));
        match *measure {
            Measure::Add { whose, time } => timed("announce-proposed-add", whose, time),
            Measure::Take { whose, time } => timed("announce-proposed-take", whose, time),
            Measure::Increment { time } => self.public("announce-proposed-increment", values.allotted("time", time)),
            Measure::Back { ply } => {
                self.public("announce-proposed-back", values.color(mover_of(ply)).set("number", ply.div_ceil(2)))
            }
            Measure::Mend { words } => self.public("announce-proposed-mend", values.said("move", &words)),
            Measure::End(Outcome::Win { by, .. }) => self.public("announce-proposed-win", values.color(by)),
            Measure::End(Outcome::Draw(_)) => self.public("announce-proposed-draw", values),
            // No law provides these: only the arbiter declares them.
            Measure::End(
                outcome @ (Outcome::Points(_) | Outcome::BothForfeit | Outcome::Unfinished | Outcome::Cancelled),
            ) if outcome != Outcome::Cancelled => self.game_over(outcome),
            Measure::End(_) => self.public("announce-proposed-cancelled", values),
        }
    }

    pub(super) fn provided(&self, provision: Provision) -> Told {
        let key = match provision {
            Provision::NewGame => "new-game",
            Provision::GoesOn => "goes-on",
            Provision::TurnBoard => "turn-board",
            Provision::OnOwnTime => "own-time",
            Provision::AsIllegal => "illegal",
            Provision::ArbiterDecides => "arbiter",
            Provision::DefaultTime { limit: Some(limit), late } => {
                return self.public("announce-late", Values::new().allotted("limit", limit).span("late", late));
            }
            Provision::DefaultTime { limit: None, late } => {
                return self.public("announce-late-announced", Values::new().span("late", late));
            }
        };
        self.public("announce-provided", Values::new().set("provision", key))
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
        let values = Values::new().color(by);
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
                Values::new().set("kept", yes_no(kept)).set("article", article.number(CITED)),
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
        let timed = |id, whose: Color, time: Span| self.public(id, Values::new().color(whose).allotted("time", time));
        vec![match change {
            Change::CourseSet { keep, moves, arbiter, .. } => return self.course_set(*keep, moves, arbiter),
            Change::BoardSet { whose, arbiter } => self.board_set(*whose, arbiter),
            Change::SheetSet { whose, ply, known, arbiter } => self.sheet_set(*whose, *ply, *known, arbiter),
            Change::TimeAdded { whose, time } => timed("announce-changed-added", *whose, *time),
            Change::TimeTaken { whose, time } => timed("announce-changed-taken", *whose, *time),
            Change::PeriodTakenBack { whose, time } => timed("announce-changed-period-back", *whose, *time),
            Change::IncrementAdded { time } => {
                self.public("announce-changed-increment", Values::new().allotted("time", *time))
            }
            Change::ClockSet { whose, left } => {
                self.public("announce-changed-clock", Values::new().color(*whose).span("time", *left))
            }
            Change::CountSet { whose, moves } => {
                self.public("announce-changed-count", Values::new().color(*whose).set("count", *moves))
            }
            Change::WentBack { ply, by } => {
                self.public("announce-changed-back", Values::new().color(*by).set("number", ply.div_ceil(2)))
            }
            // The referee has taken it, so that it has its words.
            Change::RuleAdapted { name, value } => self
                .rule(Hall, name, value)
                .unwrap_or_else(|| self.public("announce-no-such-rule", Values::new().set("name", name.as_str()))),
            Change::EditionChanged { year } => {
                self.public("announce-changed-edition", Values::new().set("year", year.to_string()))
            }
            Change::DutySet { whose, duty, on } => self.public(
                "announce-changed-duty",
                Values::new().color(*whose).set("duty", duty_key(*duty)).set("on", yes_no(*on)),
            ),
            Change::Warned { whom } => self.of(*whom, "announce-changed-warned"),
            Change::ResultLifted => self.public("announce-changed-result-lifted", ()),
            Change::Stopped => self.public("announce-changed-stopped", ()),
        }]
    }

    pub(super) fn desk_taken(&self, first: bool, arbiter: &str) -> Told {
        let id = if arbiter.is_empty() { "announce-desk-taken" } else { "announce-desk-taken-by" };
        self.public(id, Values::new().yes_no("first", first).set("name", arbiter))
    }

    /// A step of an adjournment. The sealed move itself is nowhere in it.
    pub(super) fn step(&self, step: &Step) -> Vec<Told> {
        vec![match step {
            Step::Ordered { sealer } => self.of(*sealer, "announce-adjourn-ordered"),
            Step::Sealed { by, again } => {
                self.public("announce-adjourn-sealed", Values::new().color(*by).set("again", yes_no(*again)))
            }
            Step::Closed(envelope) => return self.envelope(envelope),
            Step::Opened { by } => self.of(*by, "announce-adjourn-opened"),
            Step::Resumes { text } => self.resumption(text),
            Step::ReplySealed { by } => self.of(*by, "announce-adjourn-reply-sealed"),
            Step::MadeOpenly { by } => self.of(*by, "announce-adjourn-openly"),
            Step::Lost { by } => self.of(*by, "announce-adjourn-lost"),
        }]
    }

    /// When and where the game is resumed, as the arbiter has written it.
    fn resumption(&self, text: &str) -> Told {
        self.public("announce-adjourn-resumes", Values::new().set("text", text))
    }

    fn envelope(&self, envelope: &Envelope) -> Vec<Told> {
        let closed = self.public(
            "announce-adjourn-closed",
            Values::new()
                .color(envelope.sealed_by)
                .set("number", envelope.number)
                .set("paper", yes_no(envelope.on_paper)),
        );
        let times = [
            (Color::White, envelope.white_left, envelope.white_used),
            (Color::Black, envelope.black_left, envelope.black_used),
        ];
        let times = times.map(|(color, left, used)| match left {
            Some(left) => {
                self.public("announce-adjourn-clock", Values::new().color(color).span("left", left).span("used", used))
            }
            None => self.public("announce-adjourn-used", Values::new().color(color).span("used", used)),
        });
        let offer = envelope.draw_offered_by.map(|by| self.of(by.0, "announce-adjourn-offer"));
        let resumes = Some(&envelope.resumption).filter(|text| !text.is_empty()).map(|text| self.resumption(text));
        [closed].into_iter().chain(times).chain(offer).chain(resumes).collect()
    }

    /// A game was opened again. One that was adjourned does not go on with `resume` while the envelope is closed, nor one
    /// that is over.
    pub fn reopened(&self, awaited: Option<&Awaited>) -> Vec<Told> {
        let id = match awaited {
            Some(Awaited::Unsealing) => "announce-reopened-sealed",
            Some(Awaited::Nothing(_)) => "announce-reopened-over",
            _ => return self.present(&Effect { to: Audience::Hall, kind: EffectKind::Reopened }),
        };
        vec![self.note(id, ())]
    }

    /// A message about one player, in the hall.
    pub(super) fn of(&self, color: Color, id: &str) -> Told {
        self.public(id, color)
    }
}

/// Who made a half-move, counted from 1, in a game that White began.
pub(super) fn mover_of(ply: u32) -> Color {
    if ply % 2 == 1 { Color::White } else { Color::Black }
}
