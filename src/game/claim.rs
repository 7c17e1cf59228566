//! Name what a player may claim, and what the Laws then provide: a remedy stands until it is upheld or set aside.
//!
//! The program claims nothing and rules nothing. It checks a claim against the record, tells what it found, and names
//! what the edition provides; the arbiter upholds it or sets it aside. Where no arbiter has taken the desk, the players
//! go on by it themselves.

use super::announcement::{Announcement, MoveDescription};
use super::outcome::{DrawReason, Outcome, WinReason};
use crate::moment::{Moment, Span};
use crate::seat;
use serde::{Deserialize, Serialize};
use shakmaty::Color;

/// What a player claims.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// A draw by repetition or by fifty moves (9.2, 9.3).
    Draw {
        /// By which.
        ground: DrawGround,
        /// The move he has written and not made, where the claim rests on it.
        with: Option<Announcement>,
    },
    /// A draw with less than two minutes left: the opponent cannot win by normal means, or does not try (10.2, G.5,
    /// III.5).
    Quickplay,
    /// Five more seconds a move for both (G.4, III.4): an offer of a draw as well.
    FiveSeconds,
    /// The sighted player's own move, executed and not announced, is checkmate (5.1.1).
    Checkmate {
        /// That move, where the program was not told of its execution.
        with: Option<Announcement>,
    },
    /// The sighted player's own move, executed and not announced, is stalemate (5.2.1).
    Stalemate {
        /// That move, where the program was not told of its execution.
        with: Option<Announcement>,
    },
    /// The opponent has not kept to what he touched (4.8).
    Touched,
    /// The opponent has completed an illegal move, in editions where it must be claimed (B.6 and C.3 of 2001).
    Illegal,
    /// The opponent pressed his clock and left the pawn of this move on the last rank (7.5.2 of 2014; 7.4 before).
    Unpromoted {
        /// The pawn's move; a piece for the pawn, if one is named, does not count.
        words: Announcement,
    },
    /// The opponent's flag has fallen, and the claim waits for the entry of a move that was pressed before it (6.8).
    Flag,
    /// The move that stands as told is not the one that was meant: a slip that was answered already, or a move misheard
    /// after the end was told. Both players must agree, or the arbiter rules (D.2.7).
    Correction {
        /// The move as it should stand.
        words: Announcement,
    },
    /// Something else is not as it should be.
    Irregularity(Irregularity),
}

/// On what a claim of a draw rests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawGround {
    /// The same position for the third time (9.2).
    Repetition,
    /// Fifty moves of each without a pawn's move and without a capture (9.3).
    FiftyMoves,
}

/// What is not as it should be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Irregularity {
    /// The pieces were set up wrongly at the start (7.2.1).
    WrongSetUp,
    /// The game has begun with colours swapped (7.3).
    ColoursSwapped,
    /// The chessboard was placed the wrong way round (7.2.2).
    BoardTurned,
    /// Pieces were displaced (7.4).
    Displaced,
    /// The opponent pressed the clock without making a move (7.5.3).
    IdlePress,
    /// The opponent moved with two hands (7.5.4).
    TwoHands,
    /// The opponent has not come (6.7).
    Absent,
}

/// What an edition provides for an irregularity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provision {
    /// The game is cancelled and a new one played.
    NewGame,
    /// The game goes on.
    PlayContinues,
    /// The position goes onto a board placed correctly; the game goes on (7.2.2).
    TurnBoard,
    /// Who displaced the pieces puts them right on his own time (7.4).
    RestoredOnOwnTime,
    /// It counts as an illegal move.
    AsIllegal,
    /// No edition at this table says anything: the arbiter decides.
    ArbiterDecides,
    /// The player may be so late, and is by now so late; the arbiter decides where no time is laid down.
    DefaultTime {
        /// The time laid down.
        limit: Option<Span>,
        /// The time since the game was started.
        late: Span,
    },
}

/// What the Laws provide now, until it is upheld or set aside.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remedy {
    /// Who has brought it; `None` where the record itself shows it.
    #[serde(default, with = "super::view::wire::maybe", skip_serializing_if = "Option::is_none")]
    pub claimant: Option<Color>,
    /// What he claims.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<Claim>,
    /// The player it burdens: he alone may consent to it.
    #[serde(with = "seat::as_name")]
    pub burdened: Color,
    /// Why.
    pub cause: RemedyCause,
    /// What is done when it is upheld.
    pub measures: Vec<Measure>,
    /// What is done when it is set aside; mostly nothing.
    pub otherwise: Vec<Measure>,
}

/// Why a remedy stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RemedyCause {
    /// So many illegal moves of this player were completed.
    IllegalMove {
        /// Counted from 1.
        count: u32,
    },
    /// A claim of a draw was found wrong (9.5.3).
    WrongClaim,
    /// A claim that only the arbiter can judge.
    Claim,
    /// The sealed move is illegal, or cannot be read (appendix E, A).
    SealedMove,
    /// The flag has fallen, and nobody could show that the opponent can mate, or cannot (6.9).
    FlagFall,
    /// The opponent complains that this player has not kept to what he touched (4.8).
    Touched,
    /// What was told is to be mended after it could be mended alone (D.2.7).
    Correction,
    /// The clock of this player's opponent ran while nothing could be heard of him: his line was dead, or the program stood
    /// still.
    DeadTime,
    /// This player's clock stood for an entry that he has taken back, for longer than it had left: a clock that was shown to
    /// stand lets no flag fall backwards (6.10.1).
    HeldForEntry {
        /// How long it stood.
        time: Span,
        /// What it had left.
        left: Span,
    },
    /// A player accepts a draw although a move was entered for the player after the offer, and read back: a move refuses it
    /// (9.1.2.1), and that it was made is the other player's word.
    AcceptedAfterEntry,
    /// An unconfirmed device, which has joined this player's released seat, resigns or agrees to a draw.
    OtherDevice,
    /// An ending move was announced and heard, or executed by a sighted player, before something else would have ended the
    /// game; nothing proves that it was made (5.1.1, D.2.3).
    MadeBeforeEnd {
        /// The move.
        played: MoveDescription,
        /// When its last word was heard.
        made: Moment,
        /// When the flag fell, or the word was given.
        after: Moment,
        /// Whose move it was.
        #[serde(with = "seat::as_name")]
        mover: Color,
        /// Whether it was executed on a sighted player's board and not announced.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        executed: bool,
    },
}

/// One measure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// Time is added to a clock.
    AddTime {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// How much.
        time: Span,
    },
    /// Time is taken off a clock.
    RemoveTime {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// How much.
        time: Span,
    },
    /// Both get more time for each move from now on.
    AddIncrement {
        /// How much.
        time: Span,
    },
    /// The position before a half-move comes back.
    RestorePosition {
        /// The half-move, from 1.
        ply: u32,
    },
    /// The latest move is put right.
    CorrectMove {
        /// As it should stand.
        words: Announcement,
    },
    /// The game goes on as it is: a penalty of time in a game without clocks.
    ContinuePlay,
    /// The game is over.
    EndGame(Outcome),
}

/// A resignation or an acceptance whose effect is for a case to decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndingWord {
    /// This player resigns.
    Resignation(Color),
    /// The draw that was offered is accepted.
    Acceptance,
}

impl Remedy {
    /// A flag that was told to have fallen before `end` came about, against its player: that is decided first (6.8, 6.9), and
    /// the end counts where it is set aside. Without measures where nobody can show what the flag brings.
    pub(crate) fn from_flag_fall_before_end(end: Outcome, of: Color, lost: Option<Outcome>) -> Remedy {
        let measures = lost.map(Measure::EndGame).into_iter().collect();
        Remedy { otherwise: vec![Measure::EndGame(end)], ..Remedy::from_record(of, RemedyCause::FlagFall, measures) }
    }

    /// Whether a flag is to be decided before an end that came after its fall; not where only what it brings is open.
    pub fn is_flag_decided_first(&self) -> bool {
        let open = Measure::EndGame(Outcome::Draw(DrawReason::FlagFallCannotMate));
        self.cause == RemedyCause::FlagFall && self.otherwise.iter().any(|end| *end != open)
    }

    /// Whether who could claim the flag may let stand what comes of it otherwise, or who would gain by the other's loss of time
    /// may do without it.
    pub(crate) fn can_be_waived(&self) -> bool {
        let flag = self.cause == RemedyCause::FlagFall && !self.otherwise.is_empty();
        self.claimant.is_none() && (flag || self.is_held_for_entry())
    }

    /// Whether it is about a clock that stood for an entry.
    pub fn is_held_for_entry(&self) -> bool {
        matches!(self.cause, RemedyCause::HeldForEntry { .. })
    }

    /// Whether its author may take it back: a claim against the other player, or that his own ending move came first. Not a
    /// claim of a draw (9.5, 10.2).
    pub fn can_be_withdrawn(&self) -> bool {
        let claims = matches!(
            self.claim,
            Some(
                Claim::Touched
                    | Claim::Irregularity(_)
                    | Claim::Correction { .. }
                    | Claim::Unpromoted { .. }
                    | Claim::Checkmate { .. }
                    | Claim::Stalemate { .. }
            )
        );
        let flag = self.claim == Some(Claim::Flag) && self.cause == RemedyCause::Claim;
        let cause = matches!(self.cause, RemedyCause::MadeBeforeEnd { .. } | RemedyCause::AcceptedAfterEntry);
        self.claimant.is_some() && (claims || flag || cause)
    }

    /// Whether an end by a move is in question: it was announced or executed before another end, or its player claims it.
    pub fn is_about_end_by_move(&self) -> bool {
        matches!(self.claim, Some(Claim::Checkmate { .. } | Claim::Stalemate { .. }))
            || matches!(self.cause, RemedyCause::MadeBeforeEnd { .. })
    }

    /// Whether it is a claim of a quickplay finish, on which the arbiter may postpone his decision.
    pub fn is_quickplay(&self) -> bool {
        let drawn = Measure::EndGame(Outcome::Draw(DrawReason::Quickplay));
        self.cause == RemedyCause::Claim && self.measures.contains(&drawn)
    }

    /// A remedy that the record itself shows, against this player.
    pub fn from_record(burdened: Color, cause: RemedyCause, measures: Vec<Measure>) -> Remedy {
        Remedy { claimant: None, claim: None, burdened, cause, measures, otherwise: Vec::new() }
    }

    /// A claim of one player against the other: nothing is done before it is upheld or consented to.
    pub fn from_claim(by: Color, claim: Claim, cause: RemedyCause, measures: Vec<Measure>) -> Remedy {
        Remedy { claimant: Some(by), claim: Some(claim), burdened: !by, cause, measures, otherwise: Vec::new() }
    }

    /// The resignation or acceptance that has made the case, or came while it was open: it ends the game where the case is
    /// set aside, or where another device has said it and that is upheld.
    pub fn ending_word(&self) -> Option<EndingWord> {
        let ends = if self.cause == RemedyCause::OtherDevice { &self.measures } else { &self.otherwise };
        ends.iter().find_map(|measure| match *measure {
            Measure::EndGame(Outcome::Win { winner, reason: WinReason::Resignation }) => {
                Some(EndingWord::Resignation(!winner))
            }
            // The opponent of a player who resigns cannot checkmate: that player has made the move, or suffers the offence.
            Measure::EndGame(Outcome::Draw(DrawReason::ResignedCannotMate)) => {
                Some(EndingWord::Resignation(match self.cause {
                    RemedyCause::MadeBeforeEnd { mover, .. } => mover,
                    RemedyCause::OtherDevice => self.burdened,
                    _ => !self.burdened,
                }))
            }
            Measure::EndGame(Outcome::Draw(DrawReason::Agreement)) => Some(EndingWord::Acceptance),
            _ => None,
        })
    }

    /// Whether it ends the game when it is upheld.
    pub fn is_game_ending(&self) -> bool {
        self.measures.iter().any(|measure| matches!(measure, Measure::EndGame(_)))
    }
}
