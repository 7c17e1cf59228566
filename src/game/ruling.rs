//! Name what the arbiter may rule at the table. A ruling is an event like any other: journaled, and announced.

use super::announcement::{Announcement, MoveDescription};
use super::board;
use super::claim::Measure;
use super::clock::ClockReading;
use super::foreign::{ForeignText, PersonName};
use super::outcome::Outcome;
use crate::moment::Span;
use crate::proposal::RecordedProposal;
use crate::seat::{self, NamedColor};
use serde::{Deserialize, Serialize};
use shakmaty::{Board, Color};

/// What the arbiter rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ruling {
    /// The remedy or the claim that stands is upheld.
    Uphold,
    /// It is set aside.
    SetAside,
    /// Both clocks stop (6.12).
    Stop,
    /// A measure of the arbiter's own: time, increment, going back, the result.
    TakeMeasure(Measure),
    /// A clock is set to a reading.
    SetClock {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The time left.
        left: Span,
    },
    /// A move counter is corrected (6.10.2).
    SetCount {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// Moves completed.
        moves: u32,
    },
    /// A rule is adapted (D.1).
    AdaptRule {
        /// The parameter's name.
        name: ForeignText,
        /// Its new value.
        value: ForeignText,
    },
    /// The whole row of another edition applies from now on.
    SetEdition {
        /// Its year.
        year: u16,
    },
    /// One duty of a player's assistant begins or ends (D.2.9, D.2.10).
    SetDuty {
        /// Whose assistant.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// Which duty.
        duty: AssistantDuty,
        /// Whether the assistant has it from now on.
        on: bool,
    },
    /// A player has completed an illegal move that the program did not see: the edition's penalty is proposed (7.5).
    IllegalMove {
        /// Who.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// A player is warned (12.9.1).
    Warn {
        /// Who.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The arbiter calls a fallen flag (6.8).
    CallFlag {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// Both flags are down and nobody can say which fell first (6.11).
    BothFlags,
    /// The game is adjourned: the player to move seals (appendix E of 2009, A of 2014).
    Adjourn,
    /// Date, time and place of the resumption, for the envelope (E.2 of 2009, A.2 of 2014).
    SetResumption {
        /// As the arbiter writes it.
        text: ForeignText,
    },
    /// The player who is to answer the opened sealed move has sealed his reply, as who sealed is absent: his clock stops, and
    /// the absent player's runs (E.9 of 2009, A.9 of 2014).
    SealedReply,
    /// The envelope is lost: the player who sealed says his move anew.
    EnvelopeLost,
    /// Play goes on, also where a result stood.
    Continue,
    /// The course of the game is restored (D.2.8): so many half-moves of the standing course stay, these follow. All of
    /// it is refused where one of them is not one legal move. No board is changed by it.
    RestoreCourse {
        /// How many half-moves stay.
        keep: u32,
        /// What follows, each read in the position before it.
        moves: Vec<Announcement>,
        /// What both clocks are set to with it; `None` where they are not set.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clocks: Option<Box<RestoredClocks>>,
    },
    /// What a player's board shows, as read at the desk.
    SetBoard {
        /// Whose.
        #[serde(with = "seat::as_name")]
        owner: Color,
        /// What it shows.
        #[serde(with = "board::as_fen_text")]
        shows: Board,
    },
    /// What a player's sheet says on one half-move, as read at the desk.
    SetScoreLine {
        /// Whose sheet.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The number of the half-move, from 1.
        ply: u32,
        /// As written; empty where what was told of it is to count no more.
        text: ForeignText,
        /// As read, where it can be read.
        words: Option<Announcement>,
        /// Whether the sheet lacks this half-move and the arbiter puts it in: the lines from there on move up by one
        /// half-move, to the first empty place.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        insert: bool,
    },
    /// All that a player's sheet says, as read at the desk; what was told of it before counts no more.
    SetScoreSheet {
        /// Whose sheet.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// What stands on it. A half-move that is not there is not known.
        lines: Vec<SheetLine>,
        /// The sheet itself, where it was read from a file.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        source: Option<SheetSource>,
    },
    /// What the desk has proposed, for the record (D.2.8). It changes nothing.
    RecordProposal(Box<RecordedProposal>),
}

/// The longest text of a sheet that the record holds, in bytes; of a longer one it holds what was read and the checksum.
pub const SHEET_TEXT_MAX: usize = 64 * 1024;

/// A sheet as it was read from a file: evidence, which no ruling changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetSource {
    /// The SHA-256 checksum of the file, in hexadecimal figures.
    pub checksum: String,
    /// Its text, of at most [`SHEET_TEXT_MAX`] bytes; `None` for a longer one.
    pub text: Option<String>,
}

/// The most letters of date, time and place of a resumption.
pub const MOST_RESUMPTION: usize = 80;

/// The most half-moves of a course, and the last that a sheet can have.
pub(crate) const MOST_HALF_MOVES: u32 = 2_000;

/// What a player's sheet says on one half-move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetLine {
    /// The number of the half-move, from 1.
    pub ply: u32,
    /// As written.
    pub text: ForeignText,
    /// As read, where it can be read.
    pub words: Option<Announcement>,
}

/// A duty of an assistant (D.2.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AssistantDuty {
    /// (a) Make either player's move on the opponent's board.
    Execute,
    /// (b) Announce the moves of both players.
    Announce,
    /// (c) Keep the visually disabled player's score and start his opponent's clock.
    ScoreAndClock,
    /// (d) Tell, only on request, the number of moves completed and the time used by both.
    Inform,
    /// (e) Claim on time, and tell the arbiter when the sighted player touched a piece.
    Claim,
    /// (f) Carry out the formalities of adjournment.
    Adjourn,
}

impl AssistantDuty {
    /// All six, (a) to (f).
    pub const ALL: [AssistantDuty; 6] = [
        AssistantDuty::Execute,
        AssistantDuty::Announce,
        AssistantDuty::ScoreAndClock,
        AssistantDuty::Inform,
        AssistantDuty::Claim,
        AssistantDuty::Adjourn,
    ];

    /// Its letter in D.2.9.
    pub const fn letter(self) -> char {
        match self {
            AssistantDuty::Execute => 'a',
            AssistantDuty::Announce => 'b',
            AssistantDuty::ScoreAndClock => 'c',
            AssistantDuty::Inform => 'd',
            AssistantDuty::Claim => 'e',
            AssistantDuty::Adjourn => 'f',
        }
    }

    /// The duty of a letter.
    pub fn from_letter(letter: char) -> Option<AssistantDuty> {
        AssistantDuty::ALL.into_iter().find(|duty| duty.letter() == letter)
    }
}

/// The duties one player's assistant has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AssistantDuties(u8);

impl AssistantDuties {
    /// None: the player has no assistant.
    pub const NONE: AssistantDuties = AssistantDuties(0);
    /// All six: a visually disabled player's assistant (D.2.9).
    pub const ALL: AssistantDuties = AssistantDuties(0b11_1111);

    /// Whether the assistant has this duty.
    pub const fn has_duty(self, duty: AssistantDuty) -> bool {
        self.0 & (1 << duty as u8) != 0
    }

    /// With a duty more or less.
    #[must_use]
    pub const fn with_duty_set(self, duty: AssistantDuty, on: bool) -> AssistantDuties {
        let bit = 1 << duty as u8;
        AssistantDuties(if on { self.0 | bit } else { self.0 & !bit })
    }

    /// Whether a sighted player's assistant may have this duty: (a) and (b) only (D.2.10).
    pub const fn is_allowed_for_sighted(duty: AssistantDuty) -> bool {
        matches!(duty, AssistantDuty::Execute | AssistantDuty::Announce)
    }
}

/// What both clocks are set to when the course goes back to a half-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct RestoredClocks {
    /// White's.
    pub white: ClockReading,
    /// Black's.
    pub black: ClockReading,
}

impl RestoredClocks {
    /// One of the two.
    pub const fn get(&self, player: Color) -> ClockReading {
        match player {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }
}

/// What is written on the envelope (appendix E.4 of 2009, A.4 of 2014).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Envelope {
    /// White's name, where known.
    pub white: PersonName,
    /// Black's name, where known.
    pub black: PersonName,
    /// The position before the sealed move, as FEN.
    pub position: String,
    /// The time left of White; `None` without clocks.
    pub white_left: Option<Span>,
    /// The time left of Black.
    pub black_left: Option<Span>,
    /// The time used by White.
    pub white_used: Span,
    /// The time used by Black.
    pub black_used: Span,
    /// Who sealed.
    #[serde(with = "seat::as_name")]
    pub sealed_by: Color,
    /// The number of the sealed move.
    pub number: u32,
    /// Whose offer of a draw stands.
    pub draw_offered_by: Option<NamedColor>,
    /// Whether the move lies in a paper envelope: the program does not know it.
    pub on_paper: bool,
    /// The calendar time of the sealing, RFC 3339 in UTC; empty where nobody told it.
    #[serde(default)]
    pub date: ForeignText,
    /// Date, time and place of the resumption, as the arbiter has written it; empty where he has not.
    #[serde(default)]
    pub resumption: ForeignText,
}

/// What a measure or a ruling changes: the same whether the Laws provide it or the arbiter rules it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RulingChange {
    /// Time was added to a clock.
    TimeAdded {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// How much.
        time: Span,
    },
    /// Time was taken off a clock.
    TimeTaken {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// How much.
        time: Span,
    },
    /// A time control is not reached any more, as moves were taken back: its time is off the clock again (6.2).
    PeriodTakenBack {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// How much.
        time: Span,
    },
    /// Both get more time for each move from now on.
    IncrementAdded {
        /// How much.
        time: Span,
    },
    /// A clock was set.
    ClockSet {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The time left.
        left: Span,
    },
    /// A clock has another reading by a ruling that was not given to set it: half-moves went, or came back, with what they
    /// had given. Not in a journal of revision 6 or before.
    ClockChanged {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The time left before.
        was: Span,
        /// The time left now.
        left: Span,
    },
    /// A move counter was corrected.
    CountSet {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// Moves completed.
        moves: u32,
    },
    /// The position before a half-move stands again.
    PositionRestored {
        /// The half-move, from 1.
        ply: u32,
        /// Whose it was.
        #[serde(with = "seat::as_name")]
        mover: Color,
    },
    /// A rule was adapted (D.1).
    RuleAdapted {
        /// The parameter's name.
        name: ForeignText,
        /// Its value.
        value: ForeignText,
    },
    /// Another edition of the Laws applies.
    EditionChanged {
        /// Its year.
        year: u16,
    },
    /// A duty of a player's assistant began or ended.
    DutySet {
        /// Whose assistant.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// Which.
        duty: AssistantDuty,
        /// Whether he has it from now on.
        on: bool,
    },
    /// A player was warned.
    Warned {
        /// Who.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The arbiter stopped both clocks.
    Stopped,
    /// Both flags have fallen, nobody can show which fell first, and the game goes on (6.11).
    BothFlagsFallen,
    /// The arbiter has called the fallen flag of a player (6.8).
    FlagCalled {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// A flag that was down, after what the arbiter has ruled on the clocks or the course.
    FlagAfterRuling {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// Whether it is still down; else the time on the clock has put it up.
        down: bool,
    },
    /// A result stands no more: the game goes on, and both clocks stand until the arbiter lets them run.
    ResultLifted,
    /// The course of the game was restored.
    CourseRestored {
        /// How many half-moves stay.
        keep: u32,
        /// Whose the half-move after them is.
        #[serde(with = "seat::as_name")]
        mover: Color,
        /// What follows.
        moves: Vec<MoveDescription>,
        /// The arbiter's name, where known.
        #[serde(default, skip_serializing_if = "PersonName::is_empty")]
        arbiter: PersonName,
    },
    /// What a board shows was read at the desk.
    BoardSet {
        /// Whose.
        #[serde(with = "seat::as_name")]
        owner: Color,
        /// The arbiter's name, where known.
        #[serde(default, skip_serializing_if = "PersonName::is_empty")]
        arbiter: PersonName,
    },
    /// What a sheet says was read at the desk.
    SheetSet {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The half-move, where it was one only.
        ply: Option<u32>,
        /// How many half-moves of the sheet are known now.
        known: u32,
        /// The line that the arbiter has put in, because the sheet lacks it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        inserted: Option<SheetLine>,
        /// The text that was there before; not in a journal of revision 6 or before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was: Option<ForeignText>,
        /// The arbiter's name, where known.
        #[serde(default, skip_serializing_if = "PersonName::is_empty")]
        arbiter: PersonName,
    },
}

/// A step of an adjournment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdjournmentStep {
    /// The game is to be adjourned: this player seals a move.
    Ordered {
        /// Who.
        #[serde(with = "seat::as_name")]
        sealer: Color,
    },
    /// A move was sealed. Which, nobody is told.
    MoveSealed {
        /// Who.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// Whether it replaces one sealed before.
        again: bool,
    },
    /// The envelope is closed; both clocks stand.
    EnvelopeClosed(Envelope),
    /// Who was to seal has made his move on the board: it stands for the sealed one, and the game is adjourned after it.
    PlayedOpenly {
        /// Who.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The envelope was opened: the sealed move is told and made.
    EnvelopeOpened {
        /// Who had sealed.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// When and where the game is resumed stands on the envelope.
    ResumptionSet {
        /// As the arbiter writes it.
        text: ForeignText,
    },
    /// The reply to the opened sealed move was sealed; the clock of the absent player runs.
    ReplySealed {
        /// Whose reply.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The envelope is lost: this player says his move anew.
    EnvelopeLost {
        /// Who had sealed.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// Whether the move was sealed in the program, which still keeps it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        kept: bool,
    },
}

/// A result the arbiter declares.
pub const fn ruling_for_declared_result(outcome: Outcome) -> Ruling {
    Ruling::TakeMeasure(Measure::EndGame(outcome))
}
