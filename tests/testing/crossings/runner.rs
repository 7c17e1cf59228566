//! Play every pair of acts that a stage admits, in both orders, and hold what comes of it against the rows.

use super::admission::{AdmissionAnswer, admits, with_flag_down};
use super::data::ActKind::*;
use super::data::{ActMoment, ActSide, CrossingAct, CrossingRow, ExpectedLikeness, ExpectedOutcome, d, m, o, t};
use super::rows::rows;
use super::seen::{TableTrace, TraceNames, name_of};
use super::session::CrossingSession;
use super::{CrossingCell, CrossingSite};
use ansage_game::effect::{Audience, Effect, EffectKind};
use std::collections::BTreeSet;

/// Every act of the table.
pub const ACTS: &[CrossingAct] = &[
    m(Say),
    m(SayMate),
    m(SayIllegal),
    m(Next),
    m(Correct),
    m(Misheard),
    m(Press),
    m(Confirm),
    m(Cancel),
    m(Offer),
    m(Accept),
    m(Decline),
    m(Resign),
    m(Flag),
    m(ClaimDraw),
    m(ClaimHands),
    m(ClaimIllegal),
    m(ClaimTouched),
    m(Consent),
    m(Resume),
    m(Arbiter),
    o(Say),
    o(Correct),
    o(Misheard),
    o(Press),
    o(Confirm),
    o(Cancel),
    o(Offer),
    o(Accept),
    o(Decline),
    o(Resign),
    o(Flag),
    o(ClaimDraw),
    o(ClaimHands),
    o(ClaimIllegal),
    o(ClaimTouched),
    o(Consent),
    o(Resume),
    o(Arbiter),
    d(Uphold),
    d(SetAside),
    d(Stop),
    d(Continue),
    d(CallFlag),
    d(Declare),
    d(Adjourn),
    t(Heard),
    t(FlagFalls),
    t(LinkLost),
    t(LinkBack),
    t(Leave),
    t(Crash),
];

/// A table at a stage and a moment, before the two acts.
pub struct CrossingGround {
    pub at: CrossingSite,
    pub stage: super::HalfMoveStage,
    pub when: ActMoment,
    session: CrossingSession,
    seen: TableTrace,
    flag: Option<u64>,
}

/// What a cell has come to.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum CellVerdict {
    Commutes,
    /// The row of this number holds.
    Row(usize),
    NeedsRow(String),
    Breaks(usize, String),
}

impl CrossingGround {
    /// The table; `None` where there is no such stage or moment.
    pub fn open(at: CrossingSite, stage: super::HalfMoveStage, when: ActMoment) -> Option<CrossingGround> {
        let mut session = stage.table(at.set_up, at.edition)?;
        let flag = session.referee.clock().next_flag_fall().map(|(_, at)| at.as_millis());
        session.now = match (when, flag) {
            (ActMoment::Calm, _) => session.now,
            (_, None) => return None,
            (ActMoment::Before, Some(flag)) => flag - 1,
            (ActMoment::At, Some(flag)) => flag,
            (ActMoment::After, Some(flag)) => flag + 1,
        };
        session.pass();
        let seen = TableTrace::of(&session, &[]);
        Some(CrossingGround { at, stage, when, session, seen, flag })
    }

    /// What the stage is by now.
    fn stage_now(&self) -> super::HalfMoveStage {
        if self.when.is_fallen() { with_flag_down(self.stage, self.at) } else { self.stage }
    }

    /// What the table by hand says to an act here; `Nothing` where nobody can do it.
    pub fn answer(&self, act: CrossingAct) -> AdmissionAnswer {
        if act == t(FlagFalls) {
            return if self.when == ActMoment::Before { AdmissionAnswer::Admitted } else { AdmissionAnswer::Nothing };
        }
        if self.session.steps(act).is_none() {
            return AdmissionAnswer::Nothing;
        }
        admits(self.stage_now(), act, self.at, self.when.is_fallen())
    }

    /// Does an act on a table that began as this one.
    fn act(&self, session: &mut CrossingSession, act: CrossingAct) -> Vec<Effect> {
        match (act == t(FlagFalls), self.flag) {
            (true, Some(flag)) => {
                session.now = flag + 1;
                session.pass()
            }
            _ => session.act(act),
        }
    }

    /// What these acts bring about, one after the other.
    pub fn after(&self, acts: &[CrossingAct]) -> TableTrace {
        let mut session = self.session.clone();
        let told: Vec<Effect> = acts.iter().flat_map(|act| self.act(&mut session, *act)).collect();
        let mut seen = TableTrace::of(&session, &told);
        for index in 0..2 {
            seen.moves[index] -= self.seen.moves[index];
            seen.given[index] -= self.seen.given[index];
            seen.offences[index] -= self.seen.offences[index];
        }
        seen
    }

    /// What the hall hears of a player's act each time that he does it again; nothing may come of it so often.
    pub fn told_each_time(&self, act: CrossingAct) -> Option<String> {
        let mut session = self.session.clone();
        let mut hall = || {
            let told = self.act(&mut session, act);
            let told = told.into_iter().filter(|effect| effect.to == Audience::Hall && !is_asking(&effect.kind));
            told.map(|effect| name_of(&effect.kind)).collect::<Vec<_>>()
        };
        let [_, second, third] = [hall(), hall(), hall()];
        (second == third && !third.is_empty()).then(|| third.join(", "))
    }

    /// Holds what an act alone does against the table of admission. What is wrong, if anything.
    pub fn alone(&self, act: CrossingAct) -> Result<(), String> {
        let answer = self.answer(act);
        let mut session = self.session.clone();
        let told = self.act(&mut session, act);
        let names = TraceNames(self.session.mover());
        let said: BTreeSet<String> = told
            .iter()
            .filter(|effect| {
                !is_asking(&effect.kind)
                    && (effect.to != Audience::Desk
                        || matches!(effect.kind, EffectKind::Refused(_))
                        || act.by != ActSide::Desk)
            })
            .map(|it| names.effect(it))
            .collect();
        let said: Vec<String> = said.into_iter().collect();
        let got = said.join(", ");
        let expected = match answer {
            AdmissionAnswer::Nothing => return Ok(()),
            AdmissionAnswer::Admitted if got.contains(" refused ") => {
                return Err(format!("admitted by hand, but {got}"));
            }
            AdmissionAnswer::Admitted => return Ok(()),
            AdmissionAnswer::Refused(name) => format!("refused {name}"),
            AdmissionAnswer::RefusedAloud(name) => format!("hall {name}"),
        };
        let ear = self.ear(act);
        let expected = if expected.starts_with("hall") { expected } else { format!("{ear} {expected}") };
        if got != expected {
            return Err(format!("must be {expected:?}, is {got:?}"));
        }
        let mut same = self.session.clone();
        if act.by == ActSide::Desk {
            let taken = same.steps(act).unwrap_or_default();
            taken.iter().take(taken.len() - 1).for_each(|step| drop(same.send(step)));
        }
        let (before, after) = (same.referee.state_text(), session.referee.state_text());
        let word = matches!(
            self.stage,
            super::HalfMoveStage::WordAsked | super::HalfMoveStage::WordAskedAgain | super::HalfMoveStage::CalledAgreed
        );
        match before == after || word {
            true => Ok(()),
            false => Err(format!("{expected}, and yet something changed: {}", difference(&before, &after))),
        }
    }

    /// Who hears a refusal: whoever acts, and for the sighted player at the shared keyboard its owner.
    fn ear(&self, act: CrossingAct) -> &'static str {
        let shared = !self.at.set_up.is_linked();
        let owner = if self.at.set_up.is_mover_blind() { "M" } else { "O" };
        match act.by {
            ActSide::Desk => "desk",
            _ if shared => owner,
            ActSide::Mover | ActSide::Time => "M",
            ActSide::Other => "O",
        }
    }

    pub fn cell(&self, first: CrossingAct, second: CrossingAct) -> CrossingCell {
        CrossingCell { table: self.at, stage: self.stage, when: self.when, first, second }
    }

    /// What a pair comes to in this order.
    pub fn pair(&self, first: CrossingAct, second: CrossingAct) -> CellVerdict {
        let seen = self.after(&[first, second]);
        let cell = self.cell(first, second);
        if let Some((number, row)) = rows().enumerate().find(|(_, row)| row.is_of(&cell)) {
            return match self.holds(row, &seen, first, second) {
                Ok(()) => CellVerdict::Row(number),
                Err(wrong) => CellVerdict::Breaks(number, wrong),
            };
        }
        let turned = self.after(&[second, first]);
        match seen.is_as(&turned) {
            true => CellVerdict::Commutes,
            false => CellVerdict::NeedsRow(format!("{}\n      turned: {turned}", seen)),
        }
    }

    fn holds(
        &self,
        row: &CrossingRow,
        seen: &TableTrace,
        first: CrossingAct,
        second: CrossingAct,
    ) -> Result<(), String> {
        let then = row.then;
        let like = match then.like {
            ExpectedLikeness::Neither | ExpectedLikeness::Told => None,
            ExpectedLikeness::First => Some(self.after(&[first])),
            ExpectedLikeness::Second => Some(self.after(&[second])),
            ExpectedLikeness::SecondCloses => {
                let (first, second) = (self.after(&[first]), self.after(&[second]));
                let sum = |one: [i64; 2], other: [i64; 2]| [one[0] + other[0], one[1] + other[1]];
                let moves = sum(first.moves, second.moves);
                let offences = sum(first.offences, second.offences);
                Some(TableTrace { moves, offences, ..second })
            }
        };
        let mut wrong =
            if then.like == ExpectedLikeness::Told { Vec::new() } else { fields(&then, like.as_ref(), seen) };
        // `hall game-over`, or to anybody `game-over`; `refused` whatever the reason.
        let tells = |said: &str| {
            seen.told.iter().any(|told| told == said || format!(" {told} ").contains(&format!(" {said} ")))
        };
        wrong.extend(then.told.iter().filter(|said| !tells(said)).map(|said| format!("{said:?} is not told")));
        wrong.extend(then.untold.iter().filter(|said| tells(said)).map(|said| format!("{said:?} is told")));
        if wrong.is_empty() { Ok(()) } else { Err(format!("{}\n      seen: {seen}", wrong.join("; "))) }
    }
}

/// Where what is seen is not what a row says, field by field.
fn fields(then: &ExpectedOutcome, like: Option<&TableTrace>, seen: &TableTrace) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut text = |name: &str, said: Option<&str>, like: Option<&String>, seen: &str, usual: &str| {
        let must = said.or(like.map(String::as_str)).unwrap_or(usual);
        // `M*`: the mover wins, for whatever reason.
        let fits = must.strip_suffix('*').map_or(must == seen, |begins| seen.starts_with(begins));
        if !fits {
            wrong.push(format!("{name} must be {must:?}, is {seen:?}"));
        }
    };
    text("the outcome", then.outcome, like.map(|it| &it.outcome), &seen.outcome, "-");
    text("the running clock", then.runs, like.map(|it| &it.runs), &seen.runs, "-");
    text("the stage", then.stage, like.map(|it| &it.stage), &seen.stage, "");
    text("the case", then.case, like.map(|it| &it.case), &seen.case, "-");
    let mut count = |name: &str, said: Option<[i64; 2]>, like: Option<[i64; 2]>, seen: [i64; 2]| {
        let must = said.or(like).unwrap_or_default();
        if must != seen {
            wrong.push(format!("{name} must be {must:?}, are {seen:?}"));
        }
    };
    count("moves counted", then.moves, like.map(|it| it.moves), seen.moves);
    count("illegal moves counted", then.offences, like.map(|it| it.offences), seen.offences);
    // What a move is given depends on the time control; a row says it where it matters.
    if then.given.is_some() {
        count("seconds given", then.given, None, seen.given);
    }
    if like
        .is_some_and(|like| then.like == ExpectedLikeness::First && then.stage.is_none() && like.course != seen.course)
    {
        wrong.push(format!("the course must be {:?}, is {:?}", like.map(|it| &it.course), seen.course));
    }
    wrong
}

/// What only asks for a key, or tells that the arbiter is at the desk.
fn is_asking(kind: &EffectKind) -> bool {
    let asking =
        ["confirmation-asked", "confirmation-asked-again", "confirmation-dropped", "shared-keyboard", "desk-taken"];
    // What waits for the arbiter is told as soon as he is there.
    asking.contains(&name_of(kind).as_str())
}

/// The beginning of where two texts differ.
fn difference(before: &str, after: &str) -> String {
    let same = before.bytes().zip(after.bytes()).take_while(|(one, other)| one == other).count();
    let from = same.saturating_sub(60);
    let cut = |text: &str| text.get(from..text.len().min(same + 80)).unwrap_or_default().to_owned();
    format!("{} -> {}", cut(before), cut(after))
}
