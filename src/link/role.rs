//! Tell what may come over the link from a player, his assistant, a spectator and the arbiter's desk: one table.
//!
//! The host asks it for everything that a joined station sends, whatever that station's program thinks it may do; that
//! program asks it to refuse at once what the host would. An assistant has his player's duties (D.2.9); a sighted
//! player's has (a) and (b) and never more (D.2.10).

use ansage_game::event::EventKind;
use ansage_game::foreign::{FOREIGN_TEXT_MAX, ForeignText};
use ansage_game::joining::StationRole;
use ansage_game::moment::Span;
use ansage_game::ruling::{AssistantDuties, AssistantDuty};
use ansage_game::seat::{ByColor, Color};
use serde::{Deserialize, Serialize};

/// Why something that came over the link, or from the arbiter at this station, is not done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Denial {
    /// A spectator never acts.
    Spectator,
    /// It is another seat's.
    OtherSeat,
    /// It is the player's own, and no duty of an assistant.
    PlayersOwn,
    /// Nobody has agreed yet that this station is the assistant's.
    AwaitsConsent,
    /// The assistant does not have this duty (D.2.9).
    NoDuty,
    /// A sighted player's assistant may have (a) and (b) only (D.2.10).
    SightedAssistant,
    /// It comes from the host or from the program there, never over a link.
    Hosts,
    /// It is the arbiter's: it comes from his desk.
    Arbiters,
    /// An arbiter's desk may not send this.
    NotTheDesks,
    /// Over a link a move is sealed on paper only: what opens an envelope of the program lies at the host.
    OnPaper,
    /// A text in it is too long.
    TooLong,
    /// Too much came at once.
    Flood,
    /// It cannot be read.
    Unreadable,
    /// It was denied; why is not in the journal.
    Unrecorded,
    /// The arbiter is at the desk of this game already, here or elsewhere.
    DeskTaken,
    /// No code was typed at this desk, or the desk was left since.
    NotAtDesk,
    /// The code is not that of this game.
    WrongCode {
        /// Wrong ones in a row.
        count: u32,
    },
    /// There were too many wrong codes.
    Wait {
        /// How long none is taken.
        time: Span,
    },
    /// The code that was to be set is too short.
    ShortCode,
    /// It is made of figures alone.
    FiguresOnly,
    /// It is too long.
    LongCode,
    /// The game has no code, and none is set at an arbiter's desk.
    NoCode,
    /// The system gives no random bytes, or the code cannot be hashed.
    NoSecret {
        /// Why, for logs.
        reason: ForeignText,
    },
    /// The sealed move was written on paper.
    SealedOnPaper,
    /// The program keeps the sealed move.
    Kept,
    /// The key of the envelope is not in memory.
    NeedsCode,
    /// The file with the sealed move is not there.
    Missing {
        /// Its path.
        path: ForeignText,
    },
    /// It does not hold what was sealed.
    Damaged {
        /// Its path.
        path: ForeignText,
    },
    /// It cannot be read.
    Unread {
        /// Its path.
        path: ForeignText,
        /// Why, in words.
        reason: ForeignText,
    },
    /// The journal could not be written: it has not happened.
    NotRecorded {
        /// Why, in words.
        reason: ForeignText,
    },
}

impl Denial {
    /// Its name in a journal: the one it has on the wire.
    pub fn name(&self) -> String {
        let written = serde_json::to_value(self).unwrap_or_default();
        let named = written.as_object().and_then(|object| object.keys().next());
        written.as_str().or(named.map(String::as_str)).unwrap_or_default().to_owned()
    }

    /// The denial of a name; none where more than its name belongs to it.
    pub fn from_name(name: &str) -> Option<Denial> {
        serde_json::from_value(name.into()).ok()
    }
}

/// Whose act an event is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum EventOwner {
    /// The program's at the host, or of the person at its keyboard.
    Hosts,
    /// The arbiter's, at his desk.
    Arbiters,
    /// The arbiter's too; the host makes it of his code or of what he says of the envelope.
    ArbitersByCode,
    /// The player's, for his own seat.
    Players,
    /// The same, and the arbiter's.
    PlayersOrArbiters,
    /// The player's for his own seat, and with this duty his assistant's for these seats.
    Duty(AssistantDuty, AssistantSeats),
}

/// For which seats an assistant acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AssistantSeats {
    /// His own player's.
    Own,
    /// His player's opponent's, by the assistant alone.
    Opponents,
    /// Both.
    Both,
}

/// A joined station that sends an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sender {
    /// What it has joined as.
    pub role: StationRole,
    /// Its own seat; an assistant's is that of his player.
    pub seat: Color,
}

/// Whether `sender` may send this as an act of the seat `seat`.
///
/// # Errors
/// Why not.
pub fn check_can_send(
    sender: Sender,
    duties: ByColor<AssistantDuties>,
    seat: Color,
    blind: ByColor<bool>,
    kind: &EventKind,
) -> Result<(), Denial> {
    let (capacity, own) = (sender.role, sender.seat);
    match (capacity, row(kind).1) {
        (StationRole::Spectator, _) => return Err(Denial::Spectator),
        (StationRole::Arbiter, _) => return check_arbiter_can_send(kind),
        (_, EventOwner::Hosts) => return Err(Denial::Hosts),
        (_, EventOwner::Arbiters | EventOwner::ArbitersByCode) => return Err(Denial::Arbiters),
        (StationRole::Player, _) if seat != own => return Err(Denial::OtherSeat),
        (StationRole::Player, _) => {}
        (StationRole::Assistant, EventOwner::Players | EventOwner::PlayersOrArbiters) => {
            return Err(Denial::PlayersOwn);
        }
        (StationRole::Assistant, EventOwner::Duty(duty, reach)) => {
            let reaches = match reach {
                AssistantSeats::Own => seat == own,
                AssistantSeats::Opponents => seat != own,
                AssistantSeats::Both => true,
            };
            if !reaches {
                return Err(Denial::OtherSeat);
            }
            if !*blind.get(own) && !AssistantDuties::is_allowed_for_sighted(duty) {
                return Err(Denial::SightedAssistant);
            }
            if !duties.get(own).has_duty(duty) {
                return Err(Denial::NoDuty);
            }
        }
    }
    content(seat, kind)
}

/// The arbiter's column of the table: whether his desk may send this. Taking the desk is not among them: that needs the
/// code.
///
/// # Errors
/// [`Denial::NotTheDesks`].
pub fn check_arbiter_can_send(kind: &EventKind) -> Result<(), Denial> {
    match row(kind).1 {
        EventOwner::Arbiters | EventOwner::PlayersOrArbiters => Ok(()),
        _ => Err(Denial::NotTheDesks),
    }
}

/// What else must hold of what is sent.
fn content(seat: Color, kind: &EventKind) -> Result<(), Denial> {
    match kind {
        EventKind::ClockPressed { player: by } | EventKind::Confirmed { player: by } if *by != seat => {
            Err(Denial::OtherSeat)
        }
        EventKind::MoveSealed { commitment: Some(_), .. } => Err(Denial::OnPaper),
        EventKind::MoveSealed { wall, .. } if wall.chars().nth(FOREIGN_TEXT_MAX).is_some() => Err(Denial::TooLong),
        _ => Ok(()),
    }
}

/// The name of an event, as journals write it.
pub fn event_name(kind: &EventKind) -> &'static str {
    row(kind).0
}

/// The row of the table: the event's name, and whose act it is. A new event does not compile before it is decided here.
fn row(kind: &EventKind) -> (&'static str, EventOwner) {
    use AssistantDuty::{Adjourn, Announce, Claim, Execute, ScoreAndClock};
    match kind {
        EventKind::Opened { .. } => ("opened", EventOwner::Hosts),
        EventKind::ProgramResumed { .. } => ("program-resumed", EventOwner::Hosts),
        EventKind::ProgramLeft => ("program-left", EventOwner::Hosts),
        EventKind::ProgramStalled { .. } => ("program-stalled", EventOwner::Hosts),
        // Nothing that a joined station says about time is believed, the time control included.
        EventKind::TimeSet { .. } => ("time-set", EventOwner::Hosts),
        EventKind::Started => ("started", EventOwner::Players),
        EventKind::PlayResumed => ("play-resumed", EventOwner::PlayersOrArbiters),
        EventKind::Announced { .. } => ("announced", EventOwner::Duty(Announce, AssistantSeats::Both)),
        // Each announces at his own place.
        EventKind::ReplyEntered { .. } => ("reply-entered", EventOwner::Hosts),
        EventKind::NotUnderstood { .. } => ("not-understood", EventOwner::Players),
        EventKind::AnnouncementHeard { .. } => ("announcement-heard", EventOwner::Hosts),
        EventKind::AnnouncementDelayed { .. } => ("announcement-delayed", EventOwner::Hosts),
        EventKind::AnnouncementBegun { .. } => ("announcement-begun", EventOwner::Hosts),
        EventKind::Corrected { .. } => ("corrected", EventOwner::Duty(Announce, AssistantSeats::Both)),
        // Each announces at his own place: nobody's move is entered over a link, so none is entered wrongly.
        EventKind::Misheard { .. } => ("misheard", EventOwner::Hosts),
        EventKind::Repeated { .. } => ("repeated", EventOwner::Players),
        EventKind::Executed { .. } => ("executed", EventOwner::Duty(Execute, AssistantSeats::Both)),
        EventKind::BoardReported(_) => ("board-reported", EventOwner::Players),
        EventKind::AnnounceButtonPressed => ("announce-button-pressed", EventOwner::Players),
        EventKind::ScoreWritten { .. } => ("score-written", EventOwner::Duty(ScoreAndClock, AssistantSeats::Own)),
        EventKind::PieceTouched { .. } => ("piece-touched", EventOwner::Duty(Claim, AssistantSeats::Opponents)),
        EventKind::Adjusting => ("adjusting", EventOwner::Players),
        EventKind::ClockPressed { .. } => ("clock-pressed", EventOwner::Duty(ScoreAndClock, AssistantSeats::Own)),
        EventKind::PressCancelled => ("press-cancelled", EventOwner::Duty(ScoreAndClock, AssistantSeats::Own)),
        EventKind::SpokenForOpponent { .. } => ("spoken-for-opponent", EventOwner::Hosts),
        EventKind::DrawOffered => ("draw-offered", EventOwner::Players),
        EventKind::DrawAccepted => ("draw-accepted", EventOwner::Players),
        EventKind::DrawDeclined => ("draw-declined", EventOwner::Players),
        EventKind::Resigned => ("resigned", EventOwner::Players),
        EventKind::FlagClaimed => ("flag-claimed", EventOwner::Duty(Claim, AssistantSeats::Own)),
        EventKind::Claimed { .. } => ("claimed", EventOwner::Players),
        EventKind::Consented => ("consented", EventOwner::Players),
        EventKind::ArbiterCalled => ("arbiter-called", EventOwner::Duty(Claim, AssistantSeats::Own)),
        // A code is typed at the host alone, and confirmed by the other player's own word.
        EventKind::CodeProposed { .. } => ("code-proposed", EventOwner::Hosts),
        EventKind::Confirmed { .. } => ("confirmed", EventOwner::Players),
        EventKind::DeskTaken { .. } => ("desk-taken", EventOwner::ArbitersByCode),
        EventKind::DeskLeft => ("desk-left", EventOwner::Arbiters),
        EventKind::Ruled { .. } => ("ruled", EventOwner::Arbiters),
        EventKind::MoveSealed { .. } => ("move-sealed", EventOwner::Duty(Adjourn, AssistantSeats::Own)),
        EventKind::EnvelopeOpened { .. } => ("envelope-opened", EventOwner::ArbitersByCode),
        // Answers go to the player alone, so that no assistant asks (D.2.9.d).
        EventKind::InformationAsked { .. } => ("information-asked", EventOwner::Players),
        EventKind::AnnouncementRepeatAsked => {
            ("announcement-repeat-asked", EventOwner::Duty(Announce, AssistantSeats::Own))
        }
        EventKind::ComparisonAsked => ("comparison-asked", EventOwner::PlayersOrArbiters),
        EventKind::MovesTakenBack => ("moves-taken-back", EventOwner::Players),
        EventKind::DeadlineReached => ("deadline-reached", EventOwner::Hosts),
        EventKind::LinkFound { .. } => ("link-found", EventOwner::Hosts),
        EventKind::AssistantAsked { .. } => ("assistant-asked", EventOwner::Hosts),
        // An assistant never answers: not even for another one.
        EventKind::AssistantAnswered { .. } => ("assistant-answered", EventOwner::PlayersOrArbiters),
        EventKind::LinkLost { .. } => ("link-lost", EventOwner::Hosts),
        EventKind::SeatReleased => ("seat-released", EventOwner::Hosts),
        EventKind::LinkDenied { .. } => ("link-denied", EventOwner::Hosts),
        EventKind::CodeRefused { .. } => ("code-refused", EventOwner::Hosts),
        EventKind::HistoryDiffers { .. } => ("history-differs", EventOwner::Hosts),
    }
}
