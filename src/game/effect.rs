//! Name everything the referee can bring about. Effects carry meaning, never text.

mod parts;

pub use super::board::BoardDifference;
pub use parts::{AnnouncementManner, Audience, Effect, LapseReason};

use super::announcement::{Announcement, MoveDescription};
use super::claim::{Claim, Irregularity, Provision, Remedy};
use super::event::{Answer, OpponentsWord};
use super::foreign::{ForeignText, PersonName};
use super::joining::{AssistantOutcome, StationRole};
use super::outcome::Outcome;
use super::reading::IllegalReason;
use super::refusal::Refusal;
use super::ruling::{AdjournmentStep, AssistantDuties, RulingChange};
use super::sensed::SensedEffect;
use super::time_control::TimeControl;
use super::touch::{TouchArticle, TouchDuty, TouchKind};
use super::{code, comparison::BoardsAndScores};
use crate::moment::{Moment, Span};
use crate::proposal::{Basis, DisputeProvision, Verdict};
use crate::seat;
use crate::seat::NamedColor;
use serde::{Deserialize, Serialize};
use shakmaty::{Color, Piece, Square};

/// What is brought about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EffectKind {
    /// The game begins.
    Started,
    /// Play goes on; this player's clock runs.
    PlayResumed {
        /// Whose clock runs.
        #[serde(with = "seat::as_name")]
        turn: Color,
        /// The utterance whose last word starts that clock, where the arbiter lets play go on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        utterance: Option<u32>,
    },
    /// A move is told aloud.
    MoveAnnounced {
        /// The utterance whose last word will be reported as heard.
        utterance: u32,
        /// Whose move it is.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// In which manner.
        manner: AnnouncementManner,
        /// The move.
        description: MoveDescription,
    },
    /// Something was not done.
    Refused(Refusal),
    /// The press waits for the last word of the announcement; the player's clock runs on.
    PressKept,
    /// The kept press, or the assistant's, was taken back.
    PressCancelled,
    /// The move is completed; the other clock runs.
    MoveCompleted {
        /// The number of the half-move, from 1.
        ply: u32,
        /// Who moved.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The move.
        description: MoveDescription,
        /// Where pegs are not sensed: conditions (a) and (b) of D.2.3 stand by the player's word.
        by_word: bool,
    },
    /// A sighted player pressed; his move has not been entered yet.
    PressedBeforeEntry {
        /// Who.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The sighted player's clock stands; the other waits for the last word.
    PressWaits {
        /// Who pressed.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The repetition is not what was announced.
    RepetitionDiffers {
        /// Who repeated.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// What was announced.
        announced: MoveDescription,
        /// What was repeated, as far as it is a move there.
        repeated: MoveDescription,
    },
    /// The repetition is what was announced.
    RepetitionAgrees {
        /// Who repeated.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The move that he repeated, where the hall is to hear it: his opponent sits at another station.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        repeated: Option<MoveDescription>,
    },
    /// A reply to a move that was not completed counts no more.
    ReplyLapsed {
        /// Who had replied.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// What.
        description: MoveDescription,
        /// Why it lapses.
        reason: LapseReason,
    },
    /// A press of the player whose clock does not run yet.
    EarlyPress {
        /// Who pressed.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// Whether his reply is known, so that the press is kept and counts as soon as the other's move is completed;
        /// else it counts for nothing.
        counts: bool,
        /// Whether the other's press is kept for the last word, so that his clock will run soon.
        kept: bool,
    },
    /// A player's own next move has completed one that he had not pressed, and the reply to it (6.2.1.2): both are counted,
    /// without press and without increment. For the desk.
    CompletedUnpressed {
        /// Whose move was not pressed.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// A move that was entered by the other player after its press, and on which much rests: its player confirms it with
    /// his own key. Both clocks stand.
    EntryAwaitsKey {
        /// Whose move.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The move.
        description: MoveDescription,
    },
    /// An illegal move was completed where it must be claimed: for the desk alone.
    IllegalUnclaimed {
        /// Who moved.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The move.
        description: MoveDescription,
        /// Why it is not legal.
        reason: IllegalReason,
    },
    /// A player's board does not show what was announced. A fact, not a verdict: it is not said who must change what.
    BoardDiffers {
        /// Whose board.
        #[serde(with = "seat::as_name")]
        owner: Color,
        /// The squares.
        squares: Vec<BoardDifference>,
    },
    /// A player's board shows again what was announced.
    BoardAgrees {
        /// Whose board.
        #[serde(with = "seat::as_name")]
        owner: Color,
    },
    /// A half-move cannot be executed on a board that was told of: it is not known from there on. For its owner and the desk.
    BoardUnknown {
        /// Whose board.
        #[serde(with = "seat::as_name")]
        owner: Color,
    },
    /// The difference has outlived the executor's next announcement: a case for D.2.8.
    BoardsDisputed {
        /// Whose board.
        #[serde(with = "seat::as_name")]
        owner: Color,
        /// The squares.
        squares: Vec<BoardDifference>,
    },
    /// The two scores differ at this half-move.
    ScoresDiffer {
        /// The number of the half-move, from 1.
        ply: u32,
        /// What White's score says.
        white: ForeignText,
        /// What Black's score says.
        black: ForeignText,
        /// The move that White's score names, where it names one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        white_move: Option<Announcement>,
        /// The move that Black's score names, where it names one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        black_move: Option<Announcement>,
    },
    /// One sheet has nothing for this half-move, and goes on after it; the other has something.
    SheetLacks {
        /// Whose sheet lacks it.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The number of the half-move, from 1.
        ply: u32,
        /// What the other score says.
        written: ForeignText,
        /// The move that it names, where it names one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        written_move: Option<Announcement>,
    },
    /// What a player told of his score was taken down.
    ScoreRecorded {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The number of the half-move, from 1.
        ply: u32,
        /// Whether it could be read as a move.
        readable: bool,
    },
    /// A player touched a piece, by his own word or confirmed by him.
    TouchAnnounced {
        /// Who.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The piece on his board, where one is known.
        #[serde(with = "code")]
        piece: Option<Piece>,
        /// The square.
        #[serde(with = "code")]
        square: Square,
        /// In which sense.
        #[serde(default, skip_serializing_if = "TouchKind::is_deliberate")]
        sense: TouchKind,
    },
    /// A sensed board, and the hands on it.
    BoardSensed(SensedEffect),
    /// A player adjusts pieces (4.2).
    Adjusting {
        /// Who.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// Only the player having the move may: otherwise it counts for nothing, and is told as that.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        out_of_turn: bool,
    },
    /// A word was spoken for this player; his own key confirms it.
    ConfirmationAsked {
        /// Who must confirm.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The word.
        word: OpponentsWord,
    },
    /// The word was taken back, or overtaken by another.
    ConfirmationDropped {
        /// Who did not confirm.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The word.
        word: OpponentsWord,
    },
    /// A draw is offered.
    DrawOffered {
        /// By whom.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The offer is declined in words.
    DrawDeclined {
        /// By whom.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// An offer of a draw stands again, as the arbiter lets a game go on that was over.
    OfferRestored {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// An entry that awaited its player's key was misheard: the clock of who had entered it has run on meanwhile.
    EntryCharged {
        /// Whose clock.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// How long it seemed to stand.
        time: Span,
    },
    /// A correction names another move than the one that the player's own board had shown: the piece was released (4.7).
    OtherMoveReleased {
        /// Whose correction.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The move that his board had shown.
        description: MoveDescription,
    },
    /// The game has ended over a move that was pressed and that nobody has entered: the record does not have it.
    PressedMoveMissing {
        /// The move as the opponent has entered it and its player has not confirmed it; `None` where nothing was entered.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entered: Option<MoveDescription>,
        /// Whose move.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The announcement of a player's move waited for other public words while the player's clock ran: that clock stood
    /// until it began. For the record and the desk.
    AnnouncementWaited {
        /// Whose announcement and clock.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// How long the clock stood.
        time: Span,
    },
    /// The offer is refused by moving (9.1), or falls with a decision that changes the course.
    OfferLapsed {
        /// Whose offer.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// Whether it falls with a decision; else the opponent has moved.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        decided: bool,
    },
    /// The arbiter has postponed the decision on a claim of a quickplay finish and lets play go on (10.2, G.5, III.5). Once a
    /// flag has fallen it is to be decided: that is for the desk.
    DecisionPostponed {
        /// The claim, with what it brings as the game stands.
        case: Remedy,
        /// Whether a flag has fallen since.
        due: bool,
    },
    /// An open case, or a claim on which the decision was postponed, falls with a course that the arbiter has changed.
    CaseVoided(Remedy),
    /// A flag has fallen. The program claims nothing.
    FlagFell {
        /// Whose flag.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The computed instant.
        at: Moment,
    },
    /// The player may claim that the opponent's flag has fallen: an offer, not a claim (D.2.9.e, 6.13).
    ClaimOffered,
    /// A player calls the arbiter; both clocks stand.
    ArbiterCalled {
        /// By whom.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// A completed move is illegal (7.5): the position before it stands again, both clocks stand, the arbiter is
    /// needed.
    IllegalMoveCompleted {
        /// Who moved.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The move.
        description: MoveDescription,
        /// Why it is illegal.
        reason: IllegalReason,
    },
    /// A completed move is illegal in the course of the game, but legal on the mover's own board: the boards differ
    /// (D.2.8), and that is no offence.
    LegalOnMoversBoard {
        /// Who moved.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The move.
        description: MoveDescription,
    },
    /// One player agrees that play goes on without the arbiter who was called; the other has still to agree.
    ResumeAgreed {
        /// Who agrees.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// Play goes on by both players' word, without the arbiter who was called. For the record and the desk.
    ResumedWithoutArbiter {
        /// Who had called him; none where the program had.
        player: Option<NamedColor>,
        /// How long both clocks stood.
        stood: Span,
    },
    /// A word spoken for the opponent was confirmed at the shared keyboard, and needs his key once more.
    ConfirmationAskedAgain {
        /// Whose key.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The word.
        word: OpponentsWord,
    },
    /// A word of the opponent rests on a key of the shared keyboard. For the record and the desk.
    SharedKeyboard {
        /// Whose word.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The word.
        word: OpponentsWord,
    },
    /// After a crash: both clocks stand at the last durable reading.
    ReopenedAfterCrash,
    /// After a crash: what may be missing on the clock that ran.
    TimeMissing {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// At most so much; `None` where nothing says how long the program lived after its last entry.
        most: Option<Span>,
    },
    /// The program had stood still; both clocks stand.
    ProgramStalled {
        /// For how long.
        time: Span,
    },
    /// The saved game was opened again; both clocks stand.
    Reopened,
    /// The game is saved; both clocks stand.
    Saved,
    /// The answer to a question, for the asker alone.
    Answered(Answer),
    /// Half-moves were taken back. Practice only.
    TakenBack {
        /// How many.
        half_moves: u32,
        /// Who is to move then; not in a journal of revision 2 or before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        turn: Option<NamedColor>,
        /// The half-move that is the last then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        last: Option<MoveDescription>,
    },
    /// The time control was set, before the start.
    TimeSet {
        /// By whom.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The time control.
        time: TimeControl,
        /// Whether an increment is added before the first move too.
        first_increment: bool,
    },
    /// A player claims something; both clocks stand until it is settled.
    Claimed {
        /// Who.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// What.
        claim: Claim,
        /// The move he has written, where the claim rests on one.
        with: Option<MoveDescription>,
    },
    /// A claim is not judged: the move that was entered after the claim of a flag came before it (5.1.1, 7.5.1), or the
    /// claimant of a draw has corrected the move on which the claim rests.
    ClaimSuperseded {
        /// Who claims.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// A complaint about touched pieces was upheld, and the move in the place of the one before does not keep to it either.
    TouchNotKept {
        /// Who has played.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// A complaint about touched pieces was upheld: of these the player moves or captures what the Laws bind him to (4.3, 4.8).
    TouchBinds {
        /// Whom.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The squares of what he has touched, in order.
        #[serde(with = "code::list")]
        squares: Vec<Square>,
        /// What must be played, where the touches leave one capture or one castling.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        duty: Option<TouchDuty>,
    },
    /// A touch that a player asserted of the opponent, who did not confirm it: for the arbiter.
    TouchAsserted {
        /// Of whom it was asserted.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The square.
        #[serde(with = "code")]
        square: Square,
    },
    /// The record shows that the claim is right, or that it is not.
    ClaimChecked {
        /// Who claimed.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// Whether it is right.
        right: bool,
        /// Whether the claimant has corrected the record since.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        corrected: bool,
    },
    /// What the Laws provide, until it is upheld or set aside.
    RemedyProposed(Remedy),
    /// The remedy, or a claim, was set aside.
    SetAside,
    /// The remedy, or a claim, was upheld.
    Upheld,
    /// What the edition provides for an irregularity that a player has claimed.
    ProvisionNamed {
        /// Who claimed.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// What is not as it should be.
        what: Irregularity,
        /// What the edition provides.
        provision: Provision,
    },
    /// Facts of a complaint about touched pieces, for the arbiter alone (4.8).
    TouchFacts {
        /// The number of the half-move, from 1.
        ply: u32,
        /// Whose move it was.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The squares he touched to move or capture, in order, as far as they were told.
        #[serde(with = "code::list")]
        touched: Vec<Square>,
        /// The move he completed or announced.
        played: Option<MoveDescription>,
        /// Whether it keeps to what he touched.
        kept: bool,
        /// The article that binds him; none where no touch was told.
        article: Option<TouchArticle>,
        /// The moves that keep to it; none where no touch was told.
        allowed: Vec<MoveDescription>,
        /// The year of the edition that is played, where its articles have other numbers than those of 2018.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        laws: Option<u16>,
    },
    /// A measure was taken, or the arbiter ruled.
    RulingApplied(RulingChange),
    /// An arbiter's code was typed in a game that has none; this player has to confirm it.
    CodeAsked {
        /// Who must confirm.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// Whether he does so at a station of his own; else with his key.
        there: bool,
    },
    /// The code was not confirmed: it was refused, taken back or overtaken, and no code is set.
    CodeDropped {
        /// Who did not confirm.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// This player has confirmed the arbiter's code: it was set at the table, and not when the game was opened.
    CodeSet {
        /// Who has confirmed it.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The arbiter has taken the desk at this station.
    DeskTaken {
        /// Whether nobody had taken the desk of this game before.
        first: bool,
        /// His name, where known.
        #[serde(default, skip_serializing_if = "PersonName::is_empty")]
        arbiter: PersonName,
    },
    /// The arbiter has left the desk.
    DeskLeft,
    /// What this entry holds the arbiter of that name has ruled. For the record: it is told to nobody.
    RuledBy {
        /// His name.
        arbiter: PersonName,
    },
    /// The desk has made a proposal in a dispute. For the record: the desk has shown it to the arbiter, and to no other person.
    ProposalRecorded {
        /// What was found.
        verdict: Verdict,
        /// What the article provides for it; `None` before revision 7.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        provision: Option<DisputeProvision>,
        /// By what it goes.
        basis: Basis,
        /// The last half-move on which the scores agree; 0 for none.
        agreed: u32,
    },
    /// A step of an adjournment.
    Adjournment(AdjournmentStep),
    /// A draw was offered while the opponent thinks, and not after a move of one's own (9.1.2.1): for the desk.
    OfferOutOfTurn {
        /// By whom.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// A claim rested on a written move, and another was made (9.5.3): for the desk.
    ClaimedMoveNotMade {
        /// By whom.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The move he had written.
        written: MoveDescription,
        /// The move he made.
        played: MoveDescription,
    },
    /// By a course that the arbiter set a player has reached the next time control (6.2): its time is the arbiter's to
    /// give. For the desk.
    PeriodTimeDue {
        /// Who has reached it.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The time of the periods that begin.
        time: Span,
    },
    /// By a counter that the arbiter set a player has not reached a time control any more, and its time is still on his
    /// clock: the arbiter's to take. For the desk.
    PeriodTimeOver {
        /// Who.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The time of the periods.
        time: Span,
    },
    /// Boards and scores side by side, because somebody asked.
    ComparisonShown(Box<BoardsAndScores>),
    /// A station has joined, or has come back.
    LinkFound {
        /// For whose seat; the host's own for the arbiter's desk and for who only watches.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// In which capacity.
        role: StationRole,
        /// Whether it had joined before.
        again: bool,
        /// Whether the clocks stand as soon as the link is lost.
        stops: bool,
        /// Whether play stands and goes on with `resume`.
        waits: bool,
        /// Whether a clock runs.
        runs: bool,
    },
    /// A person asks to be a player's assistant; the recipient answers.
    AssistantAsks {
        /// Whose assistant.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The person.
        name: PersonName,
        /// The duties that the assistant has.
        duties: AssistantDuties,
    },
    /// That question is closed.
    AssistantSettled {
        /// Whose assistant.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// The person.
        name: PersonName,
        /// How.
        outcome: AssistantOutcome,
    },
    /// The link to a station that has joined is lost.
    LinkLost {
        /// Of whose seat.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// In which capacity.
        role: StationRole,
        /// Whether both clocks stand because of it.
        stopped: bool,
        /// Whether a clock runs on.
        runs: bool,
    },
    /// A player's seat is taken back to the host's keyboard.
    SeatReleased {
        /// Whose.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// Whether it stays his own, for whichever station he takes, and nobody answers for him here.
        kept: bool,
    },
    /// Another device has joined a player's released seat.
    DeviceReplaced {
        /// The player of the seat.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// A station sent what it may not send, or what cannot be read. Told once.
    LinkDenied {
        /// Whose station.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// What.
        what: ForeignText,
    },
    /// A wrong pairing code was tried.
    CodeRefused {
        /// How many in a row.
        count: u32,
        /// Whether there is a new code now.
        changed: bool,
    },
    /// What a station says it has of the game is not what the journal holds: the arbiter is called, both clocks stand.
    HistoryDiffers {
        /// Whose station.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// The game is over.
    GameOver(Outcome),
}
