//! List why the referee does not do what was asked: a closed list, so that every reason has its own words.

use super::announcement::{Announcement, MoveDescription};
use super::board::placement::BoardDifference;
use super::code;
use super::foreign::ForeignText;
use super::reading::{IllegalReason, UnreadableReason};
use super::ruling::AssistantDuty;
use crate::seat;
use serde::{Deserialize, Serialize};
use shakmaty::{Color, Piece, Square};

/// Why something was not done. An effect, not an error: it is told to the person and journaled.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// No move and no command.
    NotUnderstood {
        /// What came.
        text: ForeignText,
        /// The beginning that was understood; may be empty.
        understood: ForeignText,
        /// The part that was not.
        part: ForeignText,
    },
    /// Understood, but no single move is meant.
    Unreadable(UnreadableReason),
    /// Named in full but not legal. Practice only: a tournament announces it.
    NotLegal {
        /// The move.
        description: MoveDescription,
        /// Why it is not legal.
        reason: IllegalReason,
    },
    /// The game has not begun: `start`.
    NotStarted,
    /// The game has begun already.
    AlreadyStarted,
    /// Play is suspended: `resume`.
    Suspended,
    /// Play is not suspended.
    NotSuspended,
    /// The game is over.
    GameIsOver,
    /// The position itself is the end of the game: it goes on from another one only.
    OverByFinalPosition,
    /// One's own move still awaits the press: `correct`, or Space.
    OwnMoveAwaitsPress,
    /// One's own move was pressed, and the press is kept for the last word.
    OwnPressKept,
    /// One's own reply waits for the opponent's press.
    OwnReplyPending {
        /// Whose press.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// A condition of D.2.3 is missing.
    NotMade(MissingCondition),
    /// The clock is not running.
    ClockNotRunning {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// It is not the opponent's move that could be entered now.
    NotTheOpponentsMove,
    /// A move that was entered for the opponent awaits his key: it confirms the move, or the entry is mended.
    EntryNotConfirmed {
        /// Whose key.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The opponent's claim of the flag awaits the opponent's key.
    FlagClaimNotConfirmed {
        /// Whose key.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The opponent has pressed and his move has not been entered.
    MoveNotEntered,
    /// The claim that a move has ended the game names no move, and none is known to be executed.
    ClaimNeedsMove,
    /// The press is kept already.
    AlreadyPressed,
    /// That was upheld already, about the same press.
    AlreadyCounted,
    /// There is no kept press to take back.
    NothingPressed,
    /// The player has announced nothing that could be corrected.
    NothingToCorrect,
    /// The opponent's clock has been started (D.2.7): what is left is the arbiter.
    CorrectionTooLate,
    /// A released piece stays where it stands (4.7): only that move can be announced.
    CorrectionAgainstBoard {
        /// Where the piece stands.
        #[serde(with = "code")]
        square: Square,
    },
    /// The opponent has made no move that could have been misheard.
    NothingMisheard,
    /// The player has answered the move already: what is left is the arbiter.
    MisheardTooLate,
    /// There is no announcement to repeat.
    NothingAnnounced,
    /// What is to be repeated is being said, or waits to be said.
    StillBeingSaid,
    /// It would change nothing: the same stands there already.
    NothingChanged,
    /// Only the player having the move may adjust pieces (4.2).
    AdjustOutOfTurn,
    /// A draw offer of this player already stands.
    OfferPending {
        /// Who offered.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// No draw is offered by the opponent.
    NoOffer,
    /// The opponent's flag has not fallen.
    FlagUp,
    /// No piece stands on the square of that player's board.
    NothingOnSquare {
        /// The square.
        #[serde(with = "code")]
        square: Square,
    },
    /// The player's board is not sensed, or does not answer.
    BoardNotSensed,
    /// The player's board is sensed: it tells itself what is executed on it.
    BoardIsSensed,
    /// The announce button is for the player who has the move.
    AnnounceNotYours,
    /// The pegs show no move: the position is still the one before it.
    PegsShowNoMove,
    /// The pegs show no legal move that could be announced.
    PegsFitNoLegalMove {
        /// The squares on which they differ from the position before it; what should stand there is of that position.
        squares: Vec<BoardDifference>,
    },
    /// A pawn stands on this square of the last rank: a piece must take its place first (3.7.e).
    PawnNotPromoted {
        /// The square.
        #[serde(with = "code")]
        square: Square,
    },
    /// Advice is not given in a tournament (11.3).
    NoAdvice,
    /// Moves are taken back in practice only.
    PracticeOnly,
    /// There is no move to take back.
    NothingToTakeBack,
    /// The time control stands from the start of the game: the arbiter alone sets clocks then.
    TimeControlFixed,
    /// Only the player to move can claim this, before he announces (9.2, 9.3).
    NotOnMove,
    /// The right to claim is lost on this move (9.4).
    ClaimLost,
    /// A claim or a remedy stands: it is settled first.
    CasePending,
    /// Nothing stands that could be upheld, set aside or consented to.
    NothingPending,
    /// The remedy is not the player's to consent to: it does not burden him.
    ConsentNotYours,
    /// Play cannot go on by this player's word alone while the arbiter is called or a case stands.
    ResumeNeedsArbiter,
    /// An arbiter has taken the desk of this game: this is his.
    OnlyArbiter,
    /// The arbiter releases seats at the desk of this game.
    SeatReleasedAtDesk,
    /// The device at this player's seat has joined after the seat was released, and is unconfirmed.
    DeviceNotConfirmed {
        /// The player of the seat.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// This is a ruling, and this station has no arbiter at its desk.
    NoArbiterAtDesk,
    /// Who claims must have his own flag up, and it has fallen too.
    OwnFlagDown,
    /// A draw may be agreed when both have made a move (5.2.3).
    NoAgreementYet,
    /// A claim of the quickplay finish has conditions, and they do not hold.
    NotQuickplay(MissingQuickplayCondition),
    /// The opponent has not completed an illegal move that could be claimed.
    NoIllegalMove,
    /// The opponent has not pressed his clock: in this edition that must come first.
    OpponentHasNotPressed,
    /// The player's assistant does not have this duty (D.2.9).
    DutyNotGiven {
        /// Which.
        duty: AssistantDuty,
    },
    /// A sighted player's assistant cannot have this duty (D.2.10).
    DutyNotForSighted {
        /// Which.
        duty: AssistantDuty,
    },
    /// Against a hearing-impaired opponent the visually disabled player must have an assistant (D.2.10 of 2018 and later).
    AssistantNeeded {
        /// Which player.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// By the regulations of the event no draw is offered or agreed yet (9.1.1).
    DrawTooEarly {
        /// After how many moves of both it may be; `None`: never.
        from: Option<u32>,
    },
    /// Only the reply to a sealed move that was opened can be sealed, and before anything else is played (E.9).
    NoReplyToSeal,
    /// No rule is called this.
    NoSuchRule {
        /// The name.
        name: ForeignText,
    },
    /// The rule does not take this value.
    BadRuleValue {
        /// The rule.
        name: ForeignText,
        /// The value.
        value: ForeignText,
        /// What it takes.
        values: String,
    },
    /// There is no edition of this year.
    NoSuchEdition {
        /// The year.
        year: u16,
    },
    /// There is no standing half-move of this number.
    NoSuchHalfMove {
        /// The number.
        ply: u32,
    },
    /// In this kind of game the players alone claim the flag (the rule is `arbiter-calls-flag`).
    FlagClaimByPlayersOnly,
    /// Not both flags have fallen.
    FlagsUp,
    /// The game is not to be adjourned: the arbiter orders that.
    NotAdjourning,
    /// The other player seals.
    NotSealer,
    /// The opponent is said to be absent, and is there.
    OpponentPresent {
        /// Who is there.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The opponent is said to be absent, and may still come (6.7.1).
    DefaultTimeNotPassed {
        /// The minutes of the default time that are left, the last one begun counted whole.
        minutes: u32,
    },
    /// No move has been sealed yet.
    NothingSealed {
        /// Whether this player seals on paper: he sits at a station of his own that has joined.
        on_paper: bool,
    },
    /// The adjournment was ordered already.
    AdjournmentOrdered,
    /// The move was sealed and the envelope closed: it cannot be changed any more.
    EnvelopeClosed,
    /// No envelope is there to be opened.
    NoEnvelope,
    /// What was opened is not what was sealed.
    SealBroken,
    /// The piece touched first must be moved or captured (4.3). Practice only.
    TouchedPieceFirst {
        /// The touched squares.
        #[serde(with = "code::list")]
        squares: Vec<Square>,
    },
    /// The opponent has done nothing with touched pieces that could be claimed.
    NothingTouched,
    /// The right to claim was lost by touching a piece (4.8).
    ComplaintTooLate,
    /// The clocks of this game do not run.
    NoClocks,
    /// Nothing would be added or taken.
    NoTimeToChange,
    /// A half-move of the course that the arbiter dictates is not one legal move; nothing was changed.
    DictatedMoveFaulty {
        /// The number of the half-move, from 1.
        ply: u32,
        /// Whose it would be.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// As dictated.
        words: Announcement,
        /// Why it is not.
        fault: CourseFault,
    },
    /// The half-move stands by a ruling: only the arbiter changes it.
    FixedByRuling,
    /// The program wrote the lines of this score that would move up.
    ScoreKeptByProgram {
        /// Whose score.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The player has a station of his own: nobody acts for him anywhere else.
    HasOwnStation {
        /// Who.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// It is the other player's turn, and he announces at a station of his own.
    OtherPlayersTurn {
        /// Who.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The arbiter has set a claim of this flag aside: as long as it is down, only he comes back to it (6.8).
    FlagSetAside {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The link to the player's station is lost: play goes on when it is back, or when his seat was taken back.
    LinkIsLost {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// No station has joined for this player.
    NotJoined {
        /// Who.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// A sighted player with a station of his own has made no move yet.
    NoMoveMade,
    /// The opponent has touched a piece and made no move yet: what comes of it is claimed when he has (4.3, 4.8).
    TouchedWithoutMove {
        /// Who.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// Both flags are down, and that of who claims fell first (6.9).
    OwnFlagFellFirst {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// What is entered as a player's move is no piece of his on any board. Once he has pressed it is entered all the same,
    /// and awaits his key.
    NotOwnPiece {
        /// Where it stands.
        #[serde(with = "code")]
        square: Square,
        /// Whose move it is.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The arbiter was called already, and both clocks stand.
    ArbiterIsCalled,
    /// The key with which this player would confirm the code is for his clock now.
    KeyIsForClock {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
}

/// Why a half-move of a dictated course is not one legal move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CourseFault {
    /// No single move is meant.
    Unreadable(UnreadableReason),
    /// It is not legal.
    NotLegal(IllegalReason),
}

/// Which condition of a quickplay claim does not hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MissingQuickplayCondition {
    /// There are none in blitz (G.3).
    Blitz,
    /// The provisions do not apply at this table.
    NotAnnounced,
    /// The time control has increments, or moves to a next period.
    NotLastPeriod,
    /// Two minutes or more are left.
    TimeLeft,
    /// The flag has fallen.
    FlagDown,
    /// This edition does not know the request for five seconds a move.
    NoFiveSeconds,
    /// The player is not on move.
    NotOnMove,
}

/// The condition of D.2.3 that is missing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MissingCondition {
    /// The move has not been announced.
    Announcement,
    /// The captured piece still stands on this square of the player's board.
    CapturedPieceRemoved(#[serde(with = "code")] Square),
    /// The piece announced does not stand on this square of the player's board, which shows something else.
    PiecePlaced {
        /// The square.
        #[serde(with = "code")]
        square: Square,
        /// What stands there.
        #[serde(with = "code")]
        shows: Option<Piece>,
    },
    /// The pegs of the player's sensed board show another position than the one announced.
    Pegs {
        /// The squares.
        squares: Vec<BoardDifference>,
    },
}
