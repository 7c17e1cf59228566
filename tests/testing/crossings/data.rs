//! Name the parts of the table of crossings: whose act, which act, at which stage, and what must come of two of them.

use super::stages::HalfMoveStage;

/// Whose act it is, seen from the half-move at hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ActSide {
    /// The player whose half-move it is.
    Mover,
    /// His opponent.
    Other,
    /// The arbiter, who comes to the desk and rules.
    Desk,
    /// Nobody: time itself, or what machines do.
    Time,
}

/// What is done. The moves are those of the session.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ActKind {
    /// A plain move is announced; at a shared keyboard the sighted player's is entered for him. The other's is a reply.
    Say,
    /// The mover announces a move that mates.
    SayMate,
    /// The mover announces an illegal move.
    SayIllegal,
    /// The mover announces his own next move, after the reply.
    Next,
    /// The mover is said to have executed a move that mates, and announces nothing.
    Execute,
    /// The mover seals a move that mates.
    Seal,
    /// The arbiter opens the envelope.
    OpenEnvelope,
    /// The mover's sensed board shows the move that he announces.
    Hands,
    Correct,
    Misheard,
    Press,
    /// The sighted player's confirming key at the shared keyboard.
    Confirm,
    /// A kept press is taken back.
    Cancel,
    Offer,
    Accept,
    Decline,
    Resign,
    /// The opponent's flag is claimed.
    Flag,
    /// A draw by repetition is claimed, wrongly.
    ClaimDraw,
    /// The opponent moved with two hands, as one player says.
    ClaimHands,
    ClaimIllegal,
    ClaimTouched,
    Consent,
    Resume,
    Arbiter,
    Uphold,
    SetAside,
    Stop,
    Continue,
    /// The arbiter calls the flag of the player whose clock runs.
    CallFlag,
    /// The arbiter declares a draw.
    Declare,
    Adjourn,
    /// The last word is heard.
    Heard,
    /// The running clock's flag falls.
    FlagFalls,
    LinkLost,
    LinkBack,
    Leave,
    Crash,
}

/// One act.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CrossingAct {
    pub by: ActSide,
    pub kind: ActKind,
}

/// The mover's act.
pub const fn m(kind: ActKind) -> CrossingAct {
    CrossingAct { by: ActSide::Mover, kind }
}

/// The other player's act.
pub const fn o(kind: ActKind) -> CrossingAct {
    CrossingAct { by: ActSide::Other, kind }
}

/// The arbiter's act.
pub const fn d(kind: ActKind) -> CrossingAct {
    CrossingAct { by: ActSide::Desk, kind }
}

/// What happens by itself.
pub const fn t(kind: ActKind) -> CrossingAct {
    CrossingAct { by: ActSide::Time, kind }
}

impl CrossingAct {
    /// A short name: `M press`, `desk uphold`.
    pub fn name(self) -> String {
        let by = match self.by {
            ActSide::Mover => "M",
            ActSide::Other => "O",
            ActSide::Desk => "desk",
            ActSide::Time => "time",
        };
        format!("{by} {:?}", self.kind)
    }
}

/// Who sits where, and whose half-move it is: White is blind and owns the keyboard, Black is sighted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SetUp {
    /// One keyboard, the blind player's half-move.
    OneBlind,
    /// One keyboard, the sighted player's half-move.
    OneSighted,
    /// Two stations, the blind player's half-move.
    TwoBlind,
    /// Two stations, the sighted player's half-move.
    TwoSighted,
    /// One keyboard, the blind player's half-move on a board with sensed pegs.
    PegsBlind,
    /// Two stations, the sighted player's half-move on a sensed board.
    BoardSighted,
}

pub const SET_UPS: &[SetUp] =
    &[SetUp::OneBlind, SetUp::OneSighted, SetUp::TwoBlind, SetUp::TwoSighted, SetUp::PegsBlind, SetUp::BoardSighted];

impl SetUp {
    pub const fn is_mover_blind(self) -> bool {
        matches!(self, SetUp::OneBlind | SetUp::TwoBlind | SetUp::PegsBlind)
    }

    pub const fn is_linked(self) -> bool {
        matches!(self, SetUp::TwoBlind | SetUp::TwoSighted | SetUp::BoardSighted)
    }

    /// Whether the mover's board is sensed.
    pub const fn is_sensed(self) -> bool {
        matches!(self, SetUp::PegsBlind | SetUp::BoardSighted)
    }
}

/// The edition of the Laws and the kind of game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CrossingEdition {
    Standard2023,
    Standard2014,
    Standard2009,
    Blitz2009,
}

pub const EDITIONS: &[CrossingEdition] = &[
    CrossingEdition::Standard2023,
    CrossingEdition::Standard2014,
    CrossingEdition::Standard2009,
    CrossingEdition::Blitz2009,
];

/// From 2014 on one's own next move completes one's unpressed move.
pub const FROM_2014: &[CrossingEdition] = &[CrossingEdition::Standard2023, CrossingEdition::Standard2014];

/// Editions and kinds of game in which a flag's fall is told and the arbiter calls it.
pub const FALLS_TOLD: &[CrossingEdition] =
    &[CrossingEdition::Standard2023, CrossingEdition::Standard2014, CrossingEdition::Standard2009];

/// The moment of both acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ActMoment {
    /// No flag is near.
    Calm,
    /// One millisecond before the running clock's flag.
    Before,
    /// At the flag: it has fallen.
    At,
    /// One millisecond after it.
    After,
}

pub const MOMENTS: &[ActMoment] = &[ActMoment::Calm, ActMoment::Before, ActMoment::At, ActMoment::After];

impl ActMoment {
    pub const fn is_fallen(self) -> bool {
        matches!(self, ActMoment::At | ActMoment::After)
    }
}

/// What comes of two acts that is said by what one of them alone brings about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExpectedLikeness {
    /// By neither: everything is said.
    Neither,
    /// The first stands, and the second changes nothing any more.
    First,
    /// As if the first had not been. the second alone.
    Second,
    /// By neither, and nothing is said but what is told.
    Told,
    /// The first has counted; outcome, clocks, stage and open case are those of the second alone.
    SecondCloses,
}

/// What must come of two acts. What is not said of a crossing that is said in full is: no outcome, no clock runs, nothing
/// counted, no case.
#[derive(Debug, Clone, Copy)]
pub struct ExpectedOutcome {
    pub like: ExpectedLikeness,
    /// `M checkmate`, `draw agreement`.
    pub outcome: Option<&'static str>,
    /// Whose clock runs: `M`, `O` or `-`.
    pub runs: Option<&'static str>,
    /// What is awaited: `move of O`.
    pub stage: Option<&'static str>,
    /// Moves counted beyond those before, of the mover and of the other.
    pub moves: Option<[i64; 2]>,
    /// Seconds given beyond those before.
    pub given: Option<[i64; 2]>,
    /// Illegal moves counted beyond those before.
    pub offences: Option<[i64; 2]>,
    /// `illegal-move of M by -`.
    pub case: Option<&'static str>,
    /// Is told, to whom and what: `hall game-over`, `O refused over`.
    pub told: &'static [&'static str],
    /// Is not told: `hall flag-fell`, or to nobody `game-over`.
    pub untold: &'static [&'static str],
}

impl ExpectedOutcome {
    const fn like(like: ExpectedLikeness) -> ExpectedOutcome {
        ExpectedOutcome {
            like,
            outcome: None,
            runs: None,
            stage: None,
            moves: None,
            given: None,
            offences: None,
            case: None,
            told: &[],
            untold: &[],
        }
    }

    /// This is awaited, and this clock runs.
    pub const fn awaits(stage: &'static str, runs: &'static str) -> ExpectedOutcome {
        ExpectedOutcome { stage: Some(stage), runs: Some(runs), ..ExpectedOutcome::like(ExpectedLikeness::Neither) }
    }

    /// The game is over.
    pub const fn over(outcome: &'static str) -> ExpectedOutcome {
        ExpectedOutcome {
            stage: Some("game-is-over"),
            runs: Some("-"),
            outcome: Some(outcome),
            ..ExpectedOutcome::like(ExpectedLikeness::Neither)
        }
    }

    /// The first stands, and the second is refused, or does nothing.
    pub const fn first() -> ExpectedOutcome {
        ExpectedOutcome::like(ExpectedLikeness::First)
    }

    /// Whatever comes of it, this is told or not.
    pub const fn telling() -> ExpectedOutcome {
        ExpectedOutcome::like(ExpectedLikeness::Told)
    }

    /// A move entered after its press awaits the key of its player: both clocks stand.
    pub const fn entry_awaits_key() -> ExpectedOutcome {
        ExpectedOutcome::awaits("key M", "-")
    }

    /// As if the first had not been.
    pub const fn second() -> ExpectedOutcome {
        ExpectedOutcome::like(ExpectedLikeness::Second)
    }

    /// The first has counted, and the second ends or stops the game.
    pub const fn second_closes() -> ExpectedOutcome {
        ExpectedOutcome::like(ExpectedLikeness::SecondCloses)
    }

    pub const fn ends(self, outcome: &'static str) -> ExpectedOutcome {
        ExpectedOutcome { outcome: Some(outcome), ..self }
    }

    pub const fn stage(self, stage: &'static str) -> ExpectedOutcome {
        ExpectedOutcome { stage: Some(stage), ..self }
    }

    pub const fn runs(self, runs: &'static str) -> ExpectedOutcome {
        ExpectedOutcome { runs: Some(runs), ..self }
    }

    pub const fn moves(self, mover: i64, other: i64) -> ExpectedOutcome {
        ExpectedOutcome { moves: Some([mover, other]), ..self }
    }

    pub const fn given(self, mover: i64, other: i64) -> ExpectedOutcome {
        ExpectedOutcome { given: Some([mover, other]), ..self }
    }

    pub const fn offences(self, mover: i64, other: i64) -> ExpectedOutcome {
        ExpectedOutcome { offences: Some([mover, other]), ..self }
    }

    pub const fn case(self, case: &'static str) -> ExpectedOutcome {
        ExpectedOutcome { case: Some(case), ..self }
    }

    pub const fn told(self, told: &'static [&'static str]) -> ExpectedOutcome {
        ExpectedOutcome { told, ..self }
    }

    pub const fn untold(self, untold: &'static [&'static str]) -> ExpectedOutcome {
        ExpectedOutcome { untold, ..self }
    }
}

/// What must come of two acts at one moment, by the Laws.
#[derive(Debug, Clone, Copy)]
pub struct CrossingRow {
    /// The stages; none: every stage.
    pub stages: &'static [HalfMoveStage],
    /// The acts; none: every act.
    pub first: &'static [CrossingAct],
    pub second: &'static [CrossingAct],
    pub set_ups: &'static [SetUp],
    pub editions: &'static [CrossingEdition],
    pub moments: &'static [ActMoment],
    /// Whether the second act is admitted only by what the first opens.
    pub opened: bool,
    pub article: &'static str,
    pub then: ExpectedOutcome,
}

impl CrossingRow {
    /// A row of an article: at every set-up, in every edition, at any moment.
    pub const fn of(article: &'static str, stages: &'static [HalfMoveStage]) -> CrossingRow {
        CrossingRow {
            stages,
            first: &[],
            second: &[],
            set_ups: SET_UPS,
            editions: EDITIONS,
            moments: MOMENTS,
            opened: false,
            article,
            then: ExpectedOutcome::first(),
        }
    }

    pub const fn first(self, first: &'static [CrossingAct]) -> CrossingRow {
        CrossingRow { first, ..self }
    }

    pub const fn second(self, second: &'static [CrossingAct]) -> CrossingRow {
        CrossingRow { second, ..self }
    }

    pub const fn where_(self, set_ups: &'static [SetUp]) -> CrossingRow {
        CrossingRow { set_ups, ..self }
    }

    pub const fn by(self, editions: &'static [CrossingEdition]) -> CrossingRow {
        CrossingRow { editions, ..self }
    }

    /// With no flag down.
    pub const fn flag_up(self) -> CrossingRow {
        CrossingRow { moments: &[ActMoment::Calm, ActMoment::Before], ..self }
    }

    /// With the running clock's flag just down.
    pub const fn flag_down(self) -> CrossingRow {
        CrossingRow { moments: &[ActMoment::At, ActMoment::After], ..self }
    }

    pub const fn then(self, then: ExpectedOutcome) -> CrossingRow {
        CrossingRow { then, ..self }
    }

    /// The second act is admitted only by what the first opens: an offer, and its acceptance.
    pub const fn opened(self) -> CrossingRow {
        CrossingRow { opened: true, ..self }
    }

    pub fn is_of(&self, cell: &super::CrossingCell) -> bool {
        (self.stages.is_empty() || self.stages.contains(&cell.stage))
            && (self.first.is_empty() || self.first.contains(&cell.first))
            && (self.second.is_empty() || self.second.contains(&cell.second))
            && self.set_ups.contains(&cell.table.set_up)
            && self.editions.contains(&cell.table.edition)
            && self.moments.contains(&cell.when)
    }
}
