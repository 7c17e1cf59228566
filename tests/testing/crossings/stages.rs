//! Bring a table to a stage: of a half-move, of a case, of the end. Where a stage cannot be at a set-up, say so.

use super::data::{Act, By, Edition, Kind, SetUp, d, m, o, t};
use super::session::{Session, Step, Way};
use ansage_game::event::{EventKind, OpponentsWord};
use ansage_game::seat::{Color, Seat};

/// How far the half-move at hand, or the table, has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    NotStarted,
    /// The mover's clock runs, nothing is announced.
    ToMove,
    /// His very first move is made, his opponent has completed one.
    FirstMade,
    Unheard,
    /// Announced and heard, and on a sensed board shown: made.
    Made,
    /// Announced and heard, and the sensed board does not show it.
    Unmade,
    /// Pressed before the last word: kept, or the sighted player's clock stands already.
    Kept,
    /// A reply was given to the made move, which is not pressed, and was heard.
    Replied,
    /// The sighted mover has pressed, and his move is not entered.
    Pressed,
    /// A mate was entered after the press, and awaits its mover's key.
    EnteredMate,
    /// An illegal move was entered after the press, and awaits its mover's key.
    EnteredIllegal,
    /// A mate is made and not pressed.
    Ending,
    /// An illegal move is announced and heard.
    IllegalSaid,
    /// The mover's flag has fallen, nothing is announced.
    FlagDown,
    /// The mate was made before the flag fell, by words: the case stands.
    EndCase,
    /// The flag fell first, the mate was completed after it: the case stands.
    LateMate,
    /// An illegal move was completed: the penalty stands.
    IllegalCase,
    /// An illegal move was completed where it must be claimed.
    Unclaimed,
    /// The mover has claimed that his opponent moved with two hands.
    HandsCase,
    /// The same, and the arbiter has taken the desk.
    HandsAtDesk,
    /// A wrong claim of a draw stands against the mover.
    WrongClaim,
    /// The flag was claimed while a press awaits its entry.
    FlagCase,
    /// The mover has called the arbiter.
    Called,
    /// The same, and the other has agreed to go on.
    CalledAgreed,
    /// A word of the sighted player awaits his key.
    WordAsked,
    /// His key was pressed once at the shared keyboard.
    WordAskedAgain,
    /// The mover has made his move and offers a draw.
    Offered,
    LinkGone,
    Sealing,
    Sealed,
    /// The mate was told.
    Mated,
    /// A draw was agreed.
    Agreed,
    Left,
    Stopped,
}

pub const STAGES: &[Stage] = &[
    Stage::NotStarted,
    Stage::ToMove,
    Stage::FirstMade,
    Stage::Unheard,
    Stage::Made,
    Stage::Unmade,
    Stage::Kept,
    Stage::Replied,
    Stage::Pressed,
    Stage::EnteredMate,
    Stage::EnteredIllegal,
    Stage::Ending,
    Stage::IllegalSaid,
    Stage::FlagDown,
    Stage::EndCase,
    Stage::LateMate,
    Stage::IllegalCase,
    Stage::Unclaimed,
    Stage::HandsCase,
    Stage::HandsAtDesk,
    Stage::WrongClaim,
    Stage::FlagCase,
    Stage::Called,
    Stage::CalledAgreed,
    Stage::WordAsked,
    Stage::WordAskedAgain,
    Stage::Offered,
    Stage::LinkGone,
    Stage::Sealing,
    Stage::Sealed,
    Stage::Mated,
    Stage::Agreed,
    Stage::Left,
    Stage::Stopped,
];

/// One step on the way to a stage.
enum Do {
    Act(Act),
    /// The sensed board is made to show this announcement of the mover's.
    Hands(Kind),
    /// Until the running clock's flag.
    ToFlag,
    /// The sighted player's word is typed for him.
    Word(OpponentsWord),
    Key,
    /// White seals a move.
    Seal,
}

use Do::{Act as A, Hands as H};

impl Stage {
    /// Whether it can be at this set-up in this edition.
    pub fn is_at(self, set_up: SetUp, edition: Edition) -> bool {
        let shared = !set_up.is_linked();
        let told = edition != Edition::Blitz2009;
        match self {
            Stage::Pressed => set_up == SetUp::OneSighted,
            Stage::EnteredMate => set_up == SetUp::OneSighted,
            Stage::EnteredIllegal => set_up == SetUp::OneSighted && told,
            Stage::FlagCase => set_up == SetUp::OneSighted,
            Stage::HandsCase | Stage::HandsAtDesk => edition == Edition::Standard2023,
            Stage::Unmade => set_up.is_sensed(),
            Stage::EndCase => !set_up.is_sensed() && told,
            Stage::LateMate => told,
            Stage::IllegalCase => told,
            Stage::Unclaimed => !told,
            Stage::WordAsked | Stage::WordAskedAgain => shared,
            Stage::LinkGone => !shared,
            // Who sits at another station seals on paper.
            Stage::Sealed => set_up == SetUp::OneBlind,
            _ => true,
        }
    }

    fn way(self) -> Vec<Do> {
        let said = || vec![A(m(Kind::Say)), H(Kind::Say), A(t(Kind::Heard))];
        let mate = || vec![A(m(Kind::SayMate)), H(Kind::SayMate), A(t(Kind::Heard))];
        let illegal = || vec![A(m(Kind::SayIllegal)), H(Kind::SayIllegal), A(t(Kind::Heard))];
        let with = |mut way: Vec<Do>, more: Vec<Do>| {
            way.extend(more);
            way
        };
        match self {
            Stage::NotStarted | Stage::ToMove => Vec::new(),
            Stage::FirstMade | Stage::Made => said(),
            Stage::Unheard => vec![A(m(Kind::Say)), H(Kind::Say)],
            Stage::Unmade => vec![A(m(Kind::Say)), A(t(Kind::Heard))],
            Stage::Kept => vec![A(m(Kind::Say)), H(Kind::Say), A(m(Kind::Press))],
            Stage::Replied => with(said(), vec![A(o(Kind::Say)), A(t(Kind::Heard))]),
            Stage::Pressed => vec![A(m(Kind::Press))],
            Stage::EnteredMate => vec![A(m(Kind::Press)), A(m(Kind::SayMate)), A(t(Kind::Heard))],
            Stage::EnteredIllegal => vec![A(m(Kind::Press)), A(m(Kind::SayIllegal)), A(t(Kind::Heard))],
            Stage::Ending => mate(),
            Stage::IllegalSaid => illegal(),
            Stage::FlagDown => vec![Do::ToFlag],
            Stage::EndCase => with(mate(), vec![Do::ToFlag]),
            Stage::LateMate => with(vec![Do::ToFlag], with(mate(), vec![A(m(Kind::Press))])),
            Stage::IllegalCase | Stage::Unclaimed => with(illegal(), vec![A(m(Kind::Press))]),
            Stage::HandsCase => vec![A(m(Kind::ClaimHands))],
            Stage::HandsAtDesk => vec![A(d(Kind::Stop)), A(d(Kind::Continue)), A(m(Kind::ClaimHands))],
            Stage::WrongClaim => vec![A(m(Kind::ClaimDraw))],
            Stage::FlagCase => vec![A(m(Kind::Press)), Do::ToFlag, A(m(Kind::Flag))],
            Stage::Called => vec![A(m(Kind::Arbiter))],
            Stage::CalledAgreed => vec![A(m(Kind::Arbiter)), A(o(Kind::Resume))],
            Stage::WordAsked => vec![Do::Word(OpponentsWord::Resign)],
            Stage::WordAskedAgain => vec![Do::Word(OpponentsWord::Resign), Do::Key],
            Stage::Offered => with(said(), vec![A(m(Kind::Offer))]),
            Stage::LinkGone => vec![A(t(Kind::LinkLost))],
            Stage::Sealing => vec![A(d(Kind::Adjourn))],
            Stage::Sealed => vec![A(d(Kind::Adjourn)), Do::Seal, A(m(Kind::Press))],
            Stage::Mated => with(mate(), vec![A(m(Kind::Press))]),
            Stage::Agreed => with(said(), vec![A(m(Kind::Offer)), A(o(Kind::Accept))]),
            Stage::Left => vec![A(t(Kind::Leave))],
            Stage::Stopped => vec![A(d(Kind::Stop))],
        }
    }

    /// A table at this stage, half a second after it came about; `None` where it cannot be there.
    pub fn table(self, set_up: SetUp, edition: Edition) -> Option<Session> {
        if !self.is_at(set_up, edition) {
            return None;
        }
        let first = if self == Stage::FirstMade { By::Other } else { By::Mover };
        let mut session = Session::open(set_up, edition, first);
        if self != Stage::NotStarted {
            session.send(&(Seat::White, Way::Typed, EventKind::Started));
            if first == By::Mover {
                complete(&mut session, By::Mover);
            }
            complete(&mut session, By::Other);
        }
        for step in self.way() {
            if matches!(step, Do::ToFlag) {
                session.now = session.referee.clock().flag_at()?.1.as_millis();
                session.pass();
                continue;
            }
            session.now += 1_000;
            if let Do::Act(act) = step {
                session.steps(act)?;
                session.act(act);
                continue;
            }
            let steps = step.steps(&session)?;
            steps.iter().for_each(|step| drop(session.send(step)));
        }
        session.now += 500;
        session.pass();
        Some(session)
    }
}

impl Do {
    fn steps(&self, session: &Session) -> Option<Vec<Step>> {
        let typed = |kind: EventKind| Some(vec![(Seat::White, Way::Typed, kind)]);
        match self {
            Do::Hands(kind) => {
                Some(if session.set_up.is_sensed() { session.hands(By::Mover, *kind) } else { Vec::new() })
            }
            Do::Word(word) => typed(EventKind::SpokenFor { word: word.clone() }),
            Do::Key => typed(EventKind::Confirmed { by: Color::Black }),
            Do::Seal => typed(EventKind::Sealed { commitment: Some("sealed".into()), wall: String::new() }),
            Do::Act(_) | Do::ToFlag => None,
        }
    }
}

/// One of the two moves before: announced, heard, carried out and pressed.
fn complete(session: &mut Session, by: By) {
    let who = session.color(by);
    let joined = who == Color::Black && session.set_up.is_linked();
    let seat = if joined { Seat::Black } else { Seat::White };
    let way = if joined { Way::Joined } else { Way::Typed };
    let words = session.before(by);
    session.now += 1_000;
    session.send(&(seat, way, EventKind::Announced { words }));
    if session.set_up.is_sensed() {
        let hands = session.hands(by, Kind::Press);
        hands.iter().for_each(|step| drop(session.send(step)));
    }
    session.now += 1_000;
    session.act(t(Kind::Heard));
    session.now += 1_000;
    session.send(&(seat, way, EventKind::ClockPressed { by: who }));
}
