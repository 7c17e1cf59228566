//! Tell what may come over the link from a player, his assistant and a spectator: one table.
//!
//! The host asks it for everything that a joined station sends, whatever that station's program thinks it may do. An
//! assistant has his player's duties (D.2.9); a sighted player's has (a) and (b) and never more (D.2.10). The
//! arbiter's desk is another line with a table of its own ([`super::message::may_send`]).

use crate::game::event::{EventKind, Question};
use crate::game::joining::Capacity;
use crate::game::ruling::{Duties, Duty};
use crate::seat::{ByColor, Color};
use serde::{Deserialize, Serialize};

/// The most characters of a text that a person types, as in a journal.
const TEXT_MAX: usize = 200;

/// Why something that came over the link is not done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
}

impl Denial {
    /// All of them.
    pub const ALL: [Denial; 12] = [
        Denial::Spectator,
        Denial::OtherSeat,
        Denial::PlayersOwn,
        Denial::NoDuty,
        Denial::SightedAssistant,
        Denial::Hosts,
        Denial::Arbiters,
        Denial::OnPaper,
        Denial::TooLong,
        Denial::Flood,
        Denial::Unreadable,
        Denial::Unrecorded,
    ];

    /// Its name in a journal.
    pub const fn name(self) -> &'static str {
        match self {
            Denial::Spectator => "spectator",
            Denial::OtherSeat => "other-seat",
            Denial::PlayersOwn => "players-own",
            Denial::NoDuty => "no-duty",
            Denial::SightedAssistant => "sighted-assistant",
            Denial::Hosts => "hosts",
            Denial::Arbiters => "arbiters",
            Denial::OnPaper => "on-paper",
            Denial::TooLong => "too-long",
            Denial::Flood => "flood",
            Denial::Unreadable => "unreadable",
            Denial::Unrecorded => "unrecorded",
        }
    }

    /// The denial of a name.
    pub fn of_name(name: &str) -> Option<Denial> {
        Denial::ALL.into_iter().find(|denial| denial.name() == name)
    }
}

/// Whose act an event is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Whose {
    /// The program's at the host, or of the person at its keyboard.
    Hosts,
    /// The arbiter's, at his desk.
    Arbiters,
    /// The player's, for his own seat.
    Players,
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
    if capacity == Capacity::Spectator {
        return Err(Denial::Spectator);
    }
    let whose = row(kind).1;
    match (capacity, whose) {
        (_, Whose::Hosts) => return Err(Denial::Hosts),
        (_, Whose::Arbiters) => return Err(Denial::Arbiters),
        (Capacity::Player, _) if seat != own => return Err(Denial::OtherSeat),
        (Capacity::Player, _) => {}
        (Capacity::Assistant, Whose::Players) => return Err(Denial::PlayersOwn),
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
        (Capacity::Arbiter | Capacity::Spectator, _) => return Err(Denial::PlayersOwn),
    }
    content(capacity, seat, kind)
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
        EventKind::PlayResumed => ("play-resumed", Whose::Players),
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
        EventKind::DeskTaken { .. } => ("desk-taken", Whose::Arbiters),
        EventKind::DeskLeft => ("desk-left", Whose::Arbiters),
        EventKind::Ruled { .. } => ("ruled", Whose::Arbiters),
        EventKind::Sealed { .. } => ("sealed", Whose::Duty(Adjourn, Reach::Own)),
        EventKind::Unsealed { .. } => ("unsealed", Whose::Arbiters),
        EventKind::Asked { .. } => ("asked", Whose::Duty(Inform, Reach::Own)),
        EventKind::AgainAsked => ("again-asked", Whose::Duty(Announce, Reach::Own)),
        EventKind::ComparisonAsked => ("comparison-asked", Whose::Players),
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
