//! Name everything that can happen at the table, with its moment: the only input of the referee.

pub use super::port::EventSource;

use super::announcement::Announcement;
use super::claim::Claim;
use super::clock::PeriodState;
use super::code;
use super::foreign::{ForeignText, PersonName};
use super::joining::StationRole;
use super::ruling::Ruling;
use super::sensed::BoardReport;
use super::terms::GameTerms;
use super::time_control::TimeControl;
use crate::moment::{Moment, Span};
use crate::seat::{self, Seat};
use serde::{Deserialize, Serialize};
use shakmaty::{Color, Piece, Role, Square};

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// When. Moments never go back within one journal.
    pub at: Moment,
    /// Whose act it is, or whose information: the owner of the keyboard for everything typed there.
    pub seat: Seat,
    /// How it reached the program.
    pub port: EventSource,
    /// What happened.
    pub kind: EventKind,
}

/// What happened. Words and squares are as they came; what they mean is the referee's business.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventKind {
    /// The journal was opened for a new game under these terms.
    Opened {
        /// The table's rules.
        terms: Box<GameTerms>,
        /// The calendar time, RFC 3339 in UTC, for people only.
        wall: String,
    },
    /// The program was started again on a journal. Moments go on where the last entry left them, or where the program
    /// that wrote it was last alive.
    ProgramResumed {
        /// The calendar time, RFC 3339 in UTC, for people only.
        wall: String,
        /// The last moment at which that program was alive, where it was not left in good order and this is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        alive: Option<Moment>,
        /// The revision of this program, where the entries before are of another: from here on the entries are this
        /// program's. See [`crate::journal::REVISION`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        revision: Option<u32>,
    },
    /// The program is left; the game is saved.
    ProgramLeft,
    /// A player sets the time control, before the start.
    TimeSet {
        /// The time control.
        time: TimeControl,
    },
    /// "start": the game begins, White's clock runs.
    Started,
    /// Play goes on after it was suspended.
    PlayResumed,
    /// A move was announced (D.2.1). At a shared keyboard it may be the opponent's, entered for him.
    Announced {
        /// As much as was said.
        words: Announcement,
    },
    /// The owner of the keyboard enters a move for his opponent, also before he himself has pressed: a reply that waits
    /// behind the unpressed move.
    ReplyEntered {
        /// As much as was said.
        words: Announcement,
    },
    /// Something was said or typed that is no move and no command.
    NotUnderstood {
        /// The text.
        text: ForeignText,
        /// The beginning that was understood; may be empty.
        understood: ForeignText,
        /// The part that was not.
        part: ForeignText,
    },
    /// The speech output reached the last word of a public utterance.
    AnnouncementHeard {
        /// Its number.
        utterance: u32,
    },
    /// The speech output reports that the announcement of a move has waited for other public words for half a second.
    AnnouncementDelayed {
        /// The number of its utterance.
        utterance: u32,
    },
    /// The speech output reports that a delayed announcement begins.
    AnnouncementBegun {
        /// The number of its utterance.
        utterance: u32,
    },
    /// The player mends his own words (D.2.7).
    Corrected {
        /// The announcement in its place.
        words: Announcement,
    },
    /// The player mends the opponent's move as it was entered.
    Misheard {
        /// What the opponent really announced.
        words: Announcement,
    },
    /// The player repeats the opponent's announcement (D.2.1).
    Repeated {
        /// As he repeats it.
        words: Announcement,
    },
    /// The player tells which transfer he really executed on his own board.
    Executed {
        /// Where the piece was taken.
        #[serde(with = "code")]
        from: Square,
        /// Where it was put.
        #[serde(with = "code")]
        to: Square,
        /// The piece that was put there, where it is another (4.4.d).
        #[serde(with = "code")]
        placed: Option<Role>,
    },
    /// A sensed board tells what stands on it. The seat is its owner's.
    BoardReported(BoardReport),
    /// The player presses the announce button of his board: the move that its pegs show is announced for him.
    AnnounceButtonPressed,
    /// The player tells what he has written on his score for the latest half-move.
    ScoreWritten {
        /// As written.
        text: ForeignText,
        /// As read, where it can be read.
        words: Option<Announcement>,
    },
    /// The player touched the piece on this square, by his own or his opponent's word.
    PieceTouched {
        /// The square.
        #[serde(with = "code")]
        square: Square,
    },
    /// "I adjust" (4.2).
    Adjusting,
    /// The player's clock key.
    ClockPressed {
        /// Whose key.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The player takes back a press that is still kept for the last word, or holds the assistant's press.
    PressCancelled,
    /// The owner of the keyboard speaks a word for his opponent, who will confirm it with his own key.
    SpokenForOpponent {
        /// The word.
        word: OpponentsWord,
    },
    /// The player offers a draw (9.1).
    DrawOffered,
    /// The player accepts the offer.
    DrawAccepted,
    /// The player declines the offer.
    DrawDeclined,
    /// The player resigns (5.1.2). Consoles ask before they send this.
    Resigned,
    /// The player claims that the opponent's flag has fallen (6.8).
    FlagClaimed,
    /// The player claims something else.
    Claimed {
        /// What.
        claim: Claim,
    },
    /// A player consents to the remedy that stands against him, where no arbiter has taken the desk.
    Consented,
    /// The player calls the arbiter: the clocks are stopped for it (6.12).
    ArbiterCalled,
    /// Somebody at this station has typed an arbiter's code in a game that has none. The other player has to confirm it.
    CodeProposed {
        /// What that code would be checked by; the code itself is nowhere.
        verifier: String,
        /// The arbiter's name, where the record has none yet; else empty.
        #[serde(default, skip_serializing_if = "PersonName::is_empty")]
        arbiter: PersonName,
    },
    /// The player confirms what somebody has typed for him: a word, a move or an arbiter's code. At a shared keyboard it is a
    /// key of its own, and never the clock's; at his own station it is a word, and only a code awaits it.
    Confirmed {
        /// Who.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The arbiter takes the desk at this station. The station has checked his code.
    DeskTaken {
        /// What his code was checked by: that of this game, and no other.
        verifier: String,
        /// His name, where the record has none yet; else empty.
        #[serde(default, skip_serializing_if = "PersonName::is_empty")]
        arbiter: PersonName,
    },
    /// The arbiter leaves the desk.
    DeskLeft,
    /// The arbiter rules.
    Ruled {
        /// What.
        ruling: Ruling,
    },
    /// The player to move has sealed a move; until he presses his clock he may seal another.
    MoveSealed {
        /// What later proves that this was the move; `None` for a move written on paper.
        commitment: Option<String>,
        /// The calendar time, RFC 3339 in UTC, for the envelope.
        wall: String,
    },
    /// The arbiter opens the envelope.
    EnvelopeOpened {
        /// The random bytes that were sealed with the move, as hexadecimal figures; empty for a paper envelope.
        salt: String,
        /// The move as it was sealed; `None` where what is on the paper cannot be read.
        words: Option<Announcement>,
    },
    /// The player asks for information (D.2.9.d); answered to his seat only.
    InformationAsked {
        /// For what.
        question: Question,
    },
    /// The last public announcement is asked for again.
    AnnouncementRepeatAsked,
    /// Boards and scores are to be compared, as far as they are known: by a player, or at the desk.
    ComparisonAsked,
    /// The player takes back the last moves until he is to move. Practice only.
    MovesTakenBack,
    /// The program did not get to run: the machine slept, or its process was stopped.
    ProgramStalled {
        /// When it ran last.
        since: Moment,
    },
    /// A deadline of the referee was reached.
    DeadlineReached,
    /// A station has joined for this seat, or has come back.
    LinkFound {
        /// Its number: pairings are numbered from 1.
        station: u8,
        /// In which capacity.
        role: StationRole,
        /// Whether it had joined before.
        again: bool,
    },
    /// A person at a station that has not joined asks to be this seat's assistant.
    AssistantAsked {
        /// The number of the station.
        station: u8,
        /// The name that the person has given.
        name: PersonName,
    },
    /// The player of this seat, or the arbiter, says whether that person is the assistant.
    AssistantAnswered {
        /// The number of the person's station.
        station: u8,
        /// Whether the person is.
        accepted: bool,
    },
    /// The link to a station of this seat is lost.
    LinkLost {
        /// Its number.
        station: u8,
        /// In which capacity.
        role: StationRole,
        /// When it was heard last, where its line was not cut but dead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<Moment>,
    },
    /// This seat is taken back to the host's keyboard, by the host or by the arbiter.
    SeatReleased,
    /// A station of this seat sent what its role may not send, or what cannot be read; or a wrong code of the arbiter was
    /// typed.
    LinkDenied {
        /// What, as a name in kebab-case.
        what: ForeignText,
        /// Why, as a name in kebab-case.
        reason: ForeignText,
    },
    /// A wrong pairing code was tried.
    CodeRefused {
        /// How many in a row.
        count: u32,
        /// Whether a new code was made.
        changed: bool,
    },
    /// What a station of this seat says it has of the game is not what the journal holds.
    HistoryDiffers {
        /// The last entry that it says it has.
        seq: u64,
        /// The chained checksum that it says that entry has.
        head: String,
    },
}

/// A word of the opponent at a shared keyboard.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OpponentsWord {
    /// He offers a draw.
    Draw,
    /// He accepts the draw.
    Accept,
    /// He declines the draw.
    Decline,
    /// He resigns.
    Resign,
    /// He claims the flag.
    Flag,
    /// He claims something else.
    Claim(Claim),
    /// He consents to the remedy that stands against him.
    Consent,
    /// He takes his own claim back.
    Withdraw,
    /// He calls the arbiter.
    Arbiter,
    /// He agrees that play goes on without the arbiter who was called.
    Resume,
    /// He adjusts pieces.
    Adjust,
    /// A piece of his was touched.
    Touch(#[serde(with = "code")] Square),
    /// He repeats the announcement.
    Repeat(Announcement),
    /// He executed this on his board.
    Execute {
        /// Where the piece was taken.
        #[serde(with = "code")]
        from: Square,
        /// Where it was put.
        #[serde(with = "code")]
        to: Square,
        /// The piece that was put there, where it is another.
        #[serde(with = "code")]
        placed: Option<Role>,
    },
    /// He wrote this on his score.
    Write {
        /// As written.
        text: ForeignText,
        /// As read, where it can be read.
        words: Option<Announcement>,
    },
}

/// What can be asked for (D.2.9.d, D.2.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Both clocks, one's own first.
    Clocks,
    /// One's own clock.
    OwnClock,
    /// The opponent's clock.
    OpponentsClock,
    /// Moves completed by both.
    MoveCount,
    /// Time used by both.
    TimeUsed,
    /// Moves to the next time control, and the kind of period.
    Control,
    /// The square of one's own sensed board that changed last: the sensors know pegs, not fingers.
    LastSquare,
}

/// What the referee answers to a [`Question`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Both readings; `None` where the game has no clocks.
    Clocks {
        /// The asker's.
        own: Option<Span>,
        /// The opponent's.
        opponents: Option<Span>,
    },
    /// The asker's own reading.
    OwnClock {
        /// The reading.
        own: Option<Span>,
    },
    /// The opponent's reading.
    OpponentsClock {
        /// The reading.
        opponents: Option<Span>,
    },
    /// Moves completed.
    MoveCount {
        /// By the asker.
        own: u32,
        /// By the opponent.
        opponents: u32,
    },
    /// Time used.
    TimeUsed {
        /// By the asker.
        own: Span,
        /// By the opponent.
        opponents: Span,
    },
    /// The asker's period.
    Control {
        /// The period.
        period: PeriodState,
        /// Moves to the next time control; `None` in a period for all the rest.
        moves: Option<u32>,
        /// The whole time control.
        time: TimeControl,
        /// Whether an increment is added before the first move too.
        first_increment: bool,
        /// What moves that were taken back had been given and stays on the clock: so much less is given next.
        owed: Span,
    },
    /// The square of the asker's board that changed last.
    LastSquare {
        /// The square; `None` where none has changed.
        #[serde(with = "code")]
        square: Option<Square>,
        /// What stands there now.
        #[serde(with = "code")]
        piece: Option<Piece>,
    },
}

/// What [`EventKind::LinkDenied`] calls a wrong code of the arbiter that was typed at the keyboard of the game.
pub const CODE_HERE: &str = "arbiters-code-here";
