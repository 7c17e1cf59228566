//! Tell what may come over the link from a player, his assistant, a spectator and the arbiter's desk: one table.
//!
//! The host asks it for everything that a joined station sends, whatever that station's program thinks it may do; that
//! program asks it to refuse at once what the host would. An assistant has his player's duties (D.2.9); a sighted
//! player's has (a) and (b) and never more (D.2.10).

use ansage_game::event::{EventKind, Question};
use ansage_game::joining::Capacity;
use ansage_game::moment::Span;
use ansage_game::ruling::{Duties, Duty};
use ansage_game::seat::{ByColor, Color};
use serde::{Deserialize, Serialize};

/// The most characters of a text that a person types, as in a journal.
const TEXT_MAX: usize = 200;

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
        reason: String,
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
        path: String,
    },
    /// It does not hold what was sealed.
    Damaged {
        /// Its path.
        path: String,
    },
    /// It cannot be read.
    Unread {
        /// Its path.
        path: String,
        /// Why, in words.
        reason: String,
    },
    /// The journal could not be written: it has not happened.
    NotRecorded {
        /// Why, in words.
        reason: String,
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
    pub fn of_name(name: &str) -> Option<Denial> {
        serde_json::from_value(name.into()).ok()
    }
}

/// Whose act an event is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Whose {
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
    Duty(Duty, Reach),
}

/// For which seats an assistant acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// His own player's.
    Own,
    /// His player's opponent's, by the assistant alone.
    Opponents,
    /// Both.
    Both,
}

/// Whether somebody joined in this capacity at the seat `own` may send this as an act of the seat `seat`.
///
/// # Errors
/// Why not.
pub fn may_send(
    capacity: Capacity,
    duties: ByColor<Duties>,
    own: Color,
    seat: Color,
    blind: ByColor<bool>,
    kind: &EventKind,
) -> Result<(), Denial> {
    match (capacity, row(kind).1) {
        (Capacity::Spectator, _) => return Err(Denial::Spectator),
        (Capacity::Arbiter, _) => return arbiter_may_send(kind),
        (_, Whose::Hosts) => return Err(Denial::Hosts),
        (_, Whose::Arbiters | Whose::ArbitersByCode) => return Err(Denial::Arbiters),
        (Capacity::Player, _) if seat != own => return Err(Denial::OtherSeat),
        (Capacity::Player, _) => {}
        (Capacity::Assistant, Whose::Players | Whose::PlayersOrArbiters) => return Err(Denial::PlayersOwn),
        (Capacity::Assistant, Whose::Duty(duty, reach)) => {
            let reaches = match reach {
                Reach::Own => seat == own,
                Reach::Opponents => seat != own,
                Reach::Both => true,
            };
            if !reaches {
                return Err(Denial::OtherSeat);
            }
            if !*blind.get(own) && !Duties::is_for_sighted(duty) {
                return Err(Denial::SightedAssistant);
            }
            if !duties.get(own).has(duty) {
                return Err(Denial::NoDuty);
            }
        }
    }
    content(capacity, seat, kind)
}

/// The arbiter's column of the table: whether his desk may send this. Taking the desk is not among them: that needs the
/// code.
///
/// # Errors
/// [`Denial::NotTheDesks`].
pub fn arbiter_may_send(kind: &EventKind) -> Result<(), Denial> {
    match row(kind).1 {
        Whose::Arbiters | Whose::PlayersOrArbiters => Ok(()),
        _ => Err(Denial::NotTheDesks),
    }
}

/// What else must hold of what is sent.
fn content(capacity: Capacity, seat: Color, kind: &EventKind) -> Result<(), Denial> {
    let long = |text: &String| text.chars().nth(TEXT_MAX).is_some();
    match kind {
        EventKind::ClockPressed { by } | EventKind::Confirmed { by } if *by != seat => Err(Denial::OtherSeat),
        EventKind::Sealed { commitment: Some(_), .. } => Err(Denial::OnPaper),
        EventKind::Sealed { wall, .. } if long(wall) => Err(Denial::TooLong),
        EventKind::Wrote { text, .. } if long(text) => Err(Denial::TooLong),
        EventKind::NotUnderstood { text, understood, part } if [text, understood, part].into_iter().any(long) => {
            Err(Denial::TooLong)
        }
        EventKind::Asked { question } if capacity == Capacity::Assistant => {
            // (d) is the number of moves and the time used; the clocks themselves are the player's to ask for.
            let told = matches!(question, Question::MoveCount | Question::TimeUsed);
            if told { Ok(()) } else { Err(Denial::PlayersOwn) }
        }
        _ => Ok(()),
    }
}

/// The name of an event, as journals write it.
pub fn name_of(kind: &EventKind) -> &'static str {
    row(kind).0
}

/// The row of the table: the event's name, and whose act it is. A new event does not compile before it is decided here.
fn row(kind: &EventKind) -> (&'static str, Whose) {
    use Duty::{Adjourn, Announce, Claim, Execute, Inform, ScoreAndClock};
    match kind {
        EventKind::Opened { .. } => ("opened", Whose::Hosts),
        EventKind::Resumed { .. } => ("resumed", Whose::Hosts),
        EventKind::Left => ("left", Whose::Hosts),
        EventKind::StoodStill { .. } => ("stood-still", Whose::Hosts),
        // Nothing that a joined station says about time is believed, the time control included.
        EventKind::TimeSet { .. } => ("time-set", Whose::Hosts),
        EventKind::Started => ("started", Whose::Players),
        EventKind::PlayResumed => ("play-resumed", Whose::PlayersOrArbiters),
        EventKind::Announced { .. } => ("announced", Whose::Duty(Announce, Reach::Both)),
        // Each announces at his own place.
        EventKind::ReplyEntered { .. } => ("reply-entered", Whose::Hosts),
        EventKind::NotUnderstood { .. } => ("not-understood", Whose::Players),
        EventKind::AnnouncementHeard { .. } => ("announcement-heard", Whose::Hosts),
        EventKind::Corrected { .. } => ("corrected", Whose::Duty(Announce, Reach::Both)),
        // Each announces at his own place: nobody's move is entered over a link, so none is entered wrongly.
        EventKind::Misheard { .. } => ("misheard", Whose::Hosts),
        EventKind::Repeated { .. } => ("repeated", Whose::Players),
        EventKind::Executed { .. } => ("executed", Whose::Duty(Execute, Reach::Both)),
        EventKind::Board(_) => ("board", Whose::Players),
        EventKind::AnnounceAsked => ("announce-asked", Whose::Players),
        EventKind::Wrote { .. } => ("wrote", Whose::Duty(ScoreAndClock, Reach::Own)),
        EventKind::Touched { .. } => ("touched", Whose::Duty(Claim, Reach::Opponents)),
        EventKind::Adjusting => ("adjusting", Whose::Players),
        EventKind::ClockPressed { .. } => ("clock-pressed", Whose::Duty(ScoreAndClock, Reach::Own)),
        EventKind::PressCancelled => ("press-cancelled", Whose::Duty(ScoreAndClock, Reach::Own)),
        EventKind::SpokenFor { .. } => ("spoken-for", Whose::Hosts),
        EventKind::DrawOffered => ("draw-offered", Whose::Players),
        EventKind::DrawAccepted => ("draw-accepted", Whose::Players),
        EventKind::DrawDeclined => ("draw-declined", Whose::Players),
        EventKind::Resigned => ("resigned", Whose::Players),
        EventKind::FlagClaimed => ("flag-claimed", Whose::Duty(Claim, Reach::Own)),
        EventKind::Claimed { .. } => ("claimed", Whose::Players),
        EventKind::Consented => ("consented", Whose::Players),
        EventKind::ArbiterCalled => ("arbiter-called", Whose::Duty(Claim, Reach::Own)),
        // A code is typed at the host alone, and confirmed by the other player's own word.
        EventKind::CodeProposed { .. } => ("code-proposed", Whose::Hosts),
        EventKind::Confirmed { .. } => ("confirmed", Whose::Players),
        EventKind::DeskTaken { .. } => ("desk-taken", Whose::ArbitersByCode),
        EventKind::DeskLeft => ("desk-left", Whose::Arbiters),
        EventKind::Ruled { .. } => ("ruled", Whose::Arbiters),
        EventKind::Sealed { .. } => ("sealed", Whose::Duty(Adjourn, Reach::Own)),
        EventKind::Unsealed { .. } => ("unsealed", Whose::ArbitersByCode),
        EventKind::Asked { .. } => ("asked", Whose::Duty(Inform, Reach::Own)),
        EventKind::AgainAsked => ("again-asked", Whose::Duty(Announce, Reach::Own)),
        EventKind::ComparisonAsked => ("comparison-asked", Whose::PlayersOrArbiters),
        EventKind::TakeBack => ("take-back", Whose::Players),
        EventKind::DeadlineReached => ("deadline-reached", Whose::Hosts),
        EventKind::LinkFound { .. } => ("link-found", Whose::Hosts),
        EventKind::LinkLost { .. } => ("link-lost", Whose::Hosts),
        EventKind::LinkFreed => ("link-freed", Whose::Hosts),
        EventKind::LinkDenied { .. } => ("link-denied", Whose::Hosts),
        EventKind::CodeRefused { .. } => ("code-refused", Whose::Hosts),
        EventKind::HistoryDiffers { .. } => ("history-differs", Whose::Hosts),
    }
}
