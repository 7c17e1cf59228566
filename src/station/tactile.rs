//! Join a tactile board to the program: follow its port, and make events and words of what it says.
//!
//! How a blind player uses it, White, the board on his knees and the opponent beside him:
//! ```text
//! ansage play --board /dev/ttyUSB0
//!                      "Looking for your board"; hall: "The board of White is connected"; each piece that is missing,
//!                      square by square, a cue when it stands: "Place Anna eins: white rook"
//! start                White's clock runs
//! lifts e2             the cue of a touch, and the opponent sees it; no word: he feels what he has lifted
//! sets it on e4        a cue
//! announce button      hall: "Bauer Eva zwei Eva vier"; a cue: it stands on the pegs as it was said
//! clock button         kept until the last word, then the cue of the clock
//! (Black says "Eva fuenf"; somebody types e5; F8)
//!                      hall: "Bauer Eva sieben Eva fuenf"; then in his ear: "Lift Eva sieben: black pawn"
//! lifts e7             another cue, no touch; "Place Eva fuenf: black pawn"
//! sets it on e5        the cue of what is right, and that of a board that stands as it should
//! sets it on d5        the cue of what is wrong: "David fuenf holds black pawn, nothing belongs there"; the next step
//! repeat button        the last announcement once more, in the hall
//! query button         the square that changed last
//! (the cable comes out)
//!                      at once, hall: "The board of White does not answer any more. Play goes on; ..." He plays on in
//!                      words: e5 Enter, Space. The cable is back: "connected again", and every difference by its square
//! board off, board on  a broken board is laid aside, or read again; guide tells what is missing now
//! ```
//! The game never waits for a board and never ends by one. What the board cannot do is told once, to its owner; that it
//! is lost concerns both players and is the referee's to tell.
//!
//! A lift or a placing is told by the referee; here only the board's own troubles are put into words, each once until the
//! board is found again.

use super::followed::{DeviceOutcome, FollowedDevice};
use super::inbox::InboxSender;
use super::timepiece::Timepiece;
use ansage_devices::driver::DeviceKind;
use ansage_devices::report::{DeviceFault, DeviceReport, PortOpenError};
use ansage_devices::tactile::frame::Button;
use ansage_game::board::set_square;
use ansage_game::event::{EventKind, EventSource, Question};
use ansage_game::seat::Color;
use ansage_game::sensed::BoardReport;
use ansage_words::presentation::{Earcon, MessageValues, Presenter};
use shakmaty::{Board as Placement, Square};

/// So many pegs that cannot be read are announced one by one.
const NAMED: usize = 3;

/// After so many lines that are no frames the line itself is bad.
const NOISY: u32 = 12;

/// Why a board started, as far as that is told apart.
pub fn start_cause_name(by: &str) -> &'static str {
    const KNOWN: [&str; 4] = ["power", "pin", "brownout", "watchdog"];
    KNOWN.into_iter().find(|known| *known == by).unwrap_or("other")
}

/// The tactile board of the station's owner.
#[derive(Debug)]
pub struct TactileBoard {
    /// How it is followed.
    pub follow: FollowedDevice,
    /// What it shows, while it is there.
    shows: Option<Placement>,
    /// Whether it was there before.
    lost: bool,
    /// Pegs that cannot be read.
    unread: Vec<Square>,
    /// The peg that was reported last as one that can be read again.
    mended: Option<Square>,
    /// Lines that were no frames since it was found.
    bad: u32,
    /// The port on which a board was found last.
    worked: Option<String>,
}

impl TactileBoard {
    /// A board that is not followed yet, on the port that was named.
    pub fn new(path: Option<String>, owner: Color, slot: InboxSender, timepiece: Timepiece) -> TactileBoard {
        let follow = FollowedDevice::new(DeviceKind::TactileBoard, path.unwrap_or_default(), owner, slot, timepiece);
        TactileBoard { follow, shows: None, lost: false, unread: Vec::new(), mended: None, bad: 0, worked: None }
    }

    /// Whether the board is there.
    pub fn is_connected(&self) -> bool {
        self.shows.is_some()
    }

    /// What the board shows, while it is there.
    pub fn shown_position(&self) -> Option<&Placement> {
        self.shows.as_ref()
    }

    /// The port on which a board was found last.
    pub fn last_working_port(&self) -> Option<&str> {
        self.worked.as_deref()
    }

    /// Names another port, for when it is followed the next time.
    pub fn set_port_path(&mut self, path: String) {
        self.release_port();
        self.follow.set_port_path(path);
    }

    /// Lets go of its port.
    pub fn release_port(&mut self) {
        self.follow.release_port();
        self.forget();
    }

    /// The board is looked for anew, and its troubles are news again.
    fn forget(&mut self) {
        (self.shows, self.lost, self.bad) = (None, false, 0);
        self.unread.clear();
        self.follow.clear_reported_troubles();
    }

    /// What comes of this, in order.
    pub fn handle_report(&mut self, out: DeviceReport, presenter: &Presenter) -> Vec<DeviceOutcome> {
        let mended = self.mended.take();
        match out {
            DeviceReport::Found { shows, .. } => {
                (self.lost, self.bad) = (false, 0);
                self.follow.clear_reported_troubles();
                self.worked = Some(self.follow.port_path().to_owned());
                self.shows = Some(shows.clone());
                let unread = self.unread.iter().map(|square| BoardReport::Contact { square: *square, good: false });
                let found = [BoardReport::Found { shows }].into_iter().chain(unread);
                found.map(|report| self.report(report)).collect()
            }
            DeviceReport::Lost(_) => {
                self.forget();
                self.lost = true;
                vec![self.report(BoardReport::Lost)]
            }
            DeviceReport::Read { shows } => {
                self.shows = Some(shows.clone());
                vec![self.report(BoardReport::Reread { shows })]
            }
            DeviceReport::Changed { square, was, now, .. } => {
                // What left the square while it could not be read is not a touch now.
                let unseen = mended == Some(square) && was.is_some();
                if let Some(shows) = &mut self.shows {
                    set_square(shows, square, now);
                }
                if let (true, Some(shows)) = (unseen, self.shows.clone()) {
                    return vec![self.report(BoardReport::Reread { shows })];
                }
                let lifted = was.map(|piece| BoardReport::Lifted { square, piece });
                let placed = now.map(|piece| BoardReport::Placed { square, piece });
                lifted.into_iter().chain(placed).map(|report| self.report(report)).collect()
            }
            // A button acts when it is pressed, once, however long it is held.
            DeviceReport::Button { button, down: true } => vec![self.act(pressed(button, self.follow.owner()))],
            DeviceReport::Contact { square, good } => self.contact(square, good, presenter),
            DeviceReport::Fault(fault) => self.fault(&fault, presenter),
            _ => Vec::new(),
        }
    }

    fn report(&self, report: BoardReport) -> DeviceOutcome {
        self.act(EventKind::BoardReported(report))
    }

    fn act(&self, kind: EventKind) -> DeviceOutcome {
        DeviceOutcome::Act(self.follow.owner(), EventSource::Board, kind)
    }

    /// A contact fails or reads again, which the referee announces. The first time its owner hears what helps, and once more
    /// where many fail.
    fn contact(&mut self, square: Square, good: bool, presenter: &Presenter) -> Vec<DeviceOutcome> {
        if good != self.unread.contains(&square) {
            return Vec::new();
        }
        self.mended = good.then_some(square);
        match good {
            true => self.unread.retain(|unread| *unread != square),
            false => self.unread.push(square),
        }
        let mut done = Vec::new();
        if self.is_connected() {
            done.push(self.report(BoardReport::Contact { square, good }));
        }
        if !good {
            let id = if self.unread.len() > NAMED { "board-game-contacts" } else { "board-game-contact" };
            done.extend(self.follow.message_outcome_once(id, "", None, presenter, MessageValues::new()));
        }
        done
    }

    fn fault(&mut self, fault: &DeviceFault, presenter: &Presenter) -> Vec<DeviceOutcome> {
        match fault {
            // That it is gone was told.
            DeviceFault::NotOpened(PortOpenError::Missing) if self.lost => Vec::new(),
            DeviceFault::OtherBoard(_) => self.follow.message_outcome_once(
                "board-game-fault",
                "other",
                Some(Earcon::PortLost),
                presenter,
                MessageValues::new().set("why", "other"),
            ),
            DeviceFault::Restarted { by } => {
                let by = start_cause_name(by);
                let earcon = Some(Earcon::Difference);
                self.follow.message_outcome_once(
                    "board-restarted",
                    by,
                    earcon,
                    presenter,
                    MessageValues::new().set("by", by),
                )
            }
            DeviceFault::BadFrame(_) if self.is_connected() => {
                self.bad += 1;
                match self.bad >= NOISY {
                    true => self.follow.message_outcome_once(
                        "board-game-noise",
                        "",
                        Some(Earcon::Difference),
                        presenter,
                        MessageValues::new(),
                    ),
                    false => Vec::new(),
                }
            }
            // What was missed is found in the snapshot; a refused tone is no trouble of the player's.
            fault => self.follow.absence_outcomes(fault, presenter),
        }
    }
}

fn pressed(button: Button, owner: Color) -> EventKind {
    match button {
        Button::Clock => EventKind::ClockPressed { player: owner },
        Button::Announce => EventKind::AnnounceButtonPressed,
        Button::Repeat => EventKind::AnnouncementRepeatAsked,
        Button::Query => EventKind::InformationAsked { question: Question::LastSquare },
    }
}
