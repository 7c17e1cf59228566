//! Name the parts of the table of crossings: whose act, which act, at which stage, and what must come of two of them.

use super::stages::Stage;

/// Whose act it is, seen from the half-move at hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum By {
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
pub enum Kind {
    /// A plain move is announced; at a shared keyboard the sighted player's is entered for him. The other's is a reply.
    Say,
    /// The mover announces a move that mates.
    SayMate,
    /// The mover announces an illegal move.
    SayIllegal,
    /// The mover announces his own next move, after the reply.
    Next,
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
pub struct Act {
    pub by: By,
    pub kind: Kind,
}

/// The mover's act.
pub const fn m(kind: Kind) -> Act {
    Act { by: By::Mover, kind }
}

/// The other player's act.
pub const fn o(kind: Kind) -> Act {
    Act { by: By::Other, kind }
}

/// The arbiter's act.
pub const fn d(kind: Kind) -> Act {
    Act { by: By::Desk, kind }
}

/// What happens by itself.
pub const fn t(kind: Kind) -> Act {
    Act { by: By::Time, kind }
}

impl Act {
    /// A short name: `M press`, `desk uphold`.
    pub fn name(self) -> String {
        let by = match self.by {
            By::Mover => "M",
            By::Other => "O",
            By::Desk => "desk",
            By::Time => "time",
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
pub enum Edition {
    Standard2023,
    Standard2014,
    Standard2009,
    Blitz2009,
}

pub const EDITIONS: &[Edition] =
    &[Edition::Standard2023, Edition::Standard2014, Edition::Standard2009, Edition::Blitz2009];

/// From 2014 on one's own next move completes one's unpressed move.
pub const FROM_2014: &[Edition] = &[Edition::Standard2023, Edition::Standard2014];

/// Editions and kinds of game in which a flag's fall is told and the arbiter calls it.
pub const FALLS_TOLD: &[Edition] = &[Edition::Standard2023, Edition::Standard2014, Edition::Standard2009];

/// The moment of both acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum When {
    /// No flag is near.
    Calm,
    /// One millisecond before the running clock's flag.
    Before,
    /// At the flag: it has fallen.
    At,
    /// One millisecond after it.
    After,
}

pub const MOMENTS: &[When] = &[When::Calm, When::Before, When::At, When::After];

impl When {
    pub const fn is_fallen(self) -> bool {
        matches!(self, When::At | When::After)
    }
}

/// What comes of two acts that is said by what one of them alone brings about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Like {
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
pub struct Then {
    pub like: Like,
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

impl Then {
    const fn like(like: Like) -> Then {
        Then {
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
    pub const fn awaits(stage: &'static str, runs: &'static str) -> Then {
        Then { stage: Some(stage), runs: Some(runs), ..Then::like(Like::Neither) }
    }

    /// The game is over.
    pub const fn over(outcome: &'static str) -> Then {
        Then { stage: Some("over"), runs: Some("-"), outcome: Some(outcome), ..Then::like(Like::Neither) }
    }

    /// The first stands, and the second is refused, or does nothing.
    pub const fn first() -> Then {
        Then::like(Like::First)
    }

    /// Whatever comes of it, this is told or not.
    pub const fn telling() -> Then {
        Then::like(Like::Told)
    }

    /// A move entered after its press awaits the key of its player: both clocks stand.
    pub const fn entry_awaits_key() -> Then {
        Then::awaits("key M", "-")
    }

    /// As if the first had not been.
    pub const fn second() -> Then {
        Then::like(Like::Second)
    }

    /// The first has counted, and the second ends or stops the game.
    pub const fn second_closes() -> Then {
        Then::like(Like::SecondCloses)
    }

    pub const fn ends(self, outcome: &'static str) -> Then {
        Then { outcome: Some(outcome), ..self }
    }

    pub const fn stage(self, stage: &'static str) -> Then {
        Then { stage: Some(stage), ..self }
    }

    pub const fn runs(self, runs: &'static str) -> Then {
        Then { runs: Some(runs), ..self }
    }

    pub const fn moves(self, mover: i64, other: i64) -> Then {
        Then { moves: Some([mover, other]), ..self }
    }

    pub const fn given(self, mover: i64, other: i64) -> Then {
        Then { given: Some([mover, other]), ..self }
    }

    pub const fn offences(self, mover: i64, other: i64) -> Then {
        Then { offences: Some([mover, other]), ..self }
    }

    pub const fn case(self, case: &'static str) -> Then {
        Then { case: Some(case), ..self }
    }

    pub const fn told(self, told: &'static [&'static str]) -> Then {
        Then { told, ..self }
    }

    pub const fn untold(self, untold: &'static [&'static str]) -> Then {
        Then { untold, ..self }
    }
}

/// What must come of two acts at one moment, by the Laws.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// The stages; none: every stage.
    pub stages: &'static [Stage],
    /// The acts; none: every act.
    pub first: &'static [Act],
    pub second: &'static [Act],
    pub set_ups: &'static [SetUp],
    pub editions: &'static [Edition],
    pub moments: &'static [When],
    /// Whether the second act is admitted only by what the first opens.
    pub opened: bool,
    pub article: &'static str,
    pub then: Then,
}

impl Row {
    /// A row of an article: at every set-up, in every edition, at any moment.
    pub const fn of(article: &'static str, stages: &'static [Stage]) -> Row {
        Row {
            stages,
            first: &[],
            second: &[],
            set_ups: SET_UPS,
            editions: EDITIONS,
            moments: MOMENTS,
            opened: false,
            article,
            then: Then::first(),
        }
    }

    pub const fn first(self, first: &'static [Act]) -> Row {
        Row { first, ..self }
    }

    pub const fn second(self, second: &'static [Act]) -> Row {
        Row { second, ..self }
    }

    pub const fn where_(self, set_ups: &'static [SetUp]) -> Row {
        Row { set_ups, ..self }
    }

    pub const fn by(self, editions: &'static [Edition]) -> Row {
        Row { editions, ..self }
    }

    /// With no flag down.
    pub const fn flag_up(self) -> Row {
        Row { moments: &[When::Calm, When::Before], ..self }
    }

    /// With the running clock's flag just down.
    pub const fn flag_down(self) -> Row {
        Row { moments: &[When::At, When::After], ..self }
    }

    pub const fn then(self, then: Then) -> Row {
        Row { then, ..self }
    }

    /// The second act is admitted only by what the first opens: an offer, and its acceptance.
    pub const fn opened(self) -> Row {
        Row { opened: true, ..self }
    }

    pub fn is_of(&self, cell: &super::Cell) -> bool {
        (self.stages.is_empty() || self.stages.contains(&cell.stage))
            && (self.first.is_empty() || self.first.contains(&cell.first))
            && (self.second.is_empty() || self.second.contains(&cell.second))
            && self.set_ups.contains(&cell.table.set_up)
            && self.editions.contains(&cell.table.edition)
            && self.moments.contains(&cell.when)
    }
}
