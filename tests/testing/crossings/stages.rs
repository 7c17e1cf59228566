//! Bring a table to a stage: of a half-move, of a case, of the end. Where a stage cannot be at a set-up, say so.

use super::data::{ActKind, ActSide, CrossingAct, CrossingEdition, SetUp, d, m, o, t};
use super::session::{ActStep, CrossingSession, EventRoute};
use ansage_game::event::{EventKind, OpponentsWord};
use ansage_game::seat::{Color, Seat};

/// How far the half-move at hand, or the table, has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HalfMoveStage {
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

pub const STAGES: &[HalfMoveStage] = &[
    HalfMoveStage::NotStarted,
    HalfMoveStage::ToMove,
    HalfMoveStage::FirstMade,
    HalfMoveStage::Unheard,
    HalfMoveStage::Made,
    HalfMoveStage::Unmade,
    HalfMoveStage::Kept,
    HalfMoveStage::Replied,
    HalfMoveStage::Pressed,
    HalfMoveStage::EnteredMate,
    HalfMoveStage::EnteredIllegal,
    HalfMoveStage::Ending,
    HalfMoveStage::IllegalSaid,
    HalfMoveStage::FlagDown,
    HalfMoveStage::EndCase,
    HalfMoveStage::LateMate,
    HalfMoveStage::IllegalCase,
    HalfMoveStage::Unclaimed,
    HalfMoveStage::HandsCase,
    HalfMoveStage::HandsAtDesk,
    HalfMoveStage::WrongClaim,
    HalfMoveStage::FlagCase,
    HalfMoveStage::Called,
    HalfMoveStage::CalledAgreed,
    HalfMoveStage::WordAsked,
    HalfMoveStage::WordAskedAgain,
    HalfMoveStage::Offered,
    HalfMoveStage::LinkGone,
    HalfMoveStage::Sealing,
    HalfMoveStage::Sealed,
    HalfMoveStage::Mated,
    HalfMoveStage::Agreed,
    HalfMoveStage::Left,
    HalfMoveStage::Stopped,
];

/// One step on the way to a stage.
enum StageStep {
    Act(CrossingAct),
    /// The sensed board is made to show this announcement of the mover's.
    Hands(ActKind),
    /// Until the running clock's flag.
    ToFlag,
    /// The sighted player's word is typed for him.
    Word(OpponentsWord),
    Key,
    /// White seals a move.
    Seal,
}

use StageStep::{Act as A, Hands as H};

impl HalfMoveStage {
    /// Whether it can be at this set-up in this edition.
    pub fn is_at(self, set_up: SetUp, edition: CrossingEdition) -> bool {
        let shared = !set_up.is_linked();
        let told = edition != CrossingEdition::Blitz2009;
        match self {
            HalfMoveStage::Pressed => set_up == SetUp::OneSighted,
            HalfMoveStage::EnteredMate => set_up == SetUp::OneSighted,
            HalfMoveStage::EnteredIllegal => set_up == SetUp::OneSighted && told,
            HalfMoveStage::FlagCase => set_up == SetUp::OneSighted,
            HalfMoveStage::HandsCase | HalfMoveStage::HandsAtDesk => edition == CrossingEdition::Standard2023,
            HalfMoveStage::Unmade => set_up.is_sensed(),
            HalfMoveStage::EndCase => !set_up.is_sensed() && told,
            HalfMoveStage::LateMate => told,
            HalfMoveStage::IllegalCase => told,
            HalfMoveStage::Unclaimed => !told,
            HalfMoveStage::WordAsked | HalfMoveStage::WordAskedAgain => shared,
            HalfMoveStage::LinkGone => !shared,
            // Who sits at another station seals on paper.
            HalfMoveStage::Sealed => set_up == SetUp::OneBlind,
            _ => true,
        }
    }

    fn way(self) -> Vec<StageStep> {
        let said = || vec![A(m(ActKind::Say)), H(ActKind::Say), A(t(ActKind::Heard))];
        let mate = || vec![A(m(ActKind::SayMate)), H(ActKind::SayMate), A(t(ActKind::Heard))];
        let illegal = || vec![A(m(ActKind::SayIllegal)), H(ActKind::SayIllegal), A(t(ActKind::Heard))];
        let with = |mut way: Vec<StageStep>, more: Vec<StageStep>| {
            way.extend(more);
            way
        };
        match self {
            HalfMoveStage::NotStarted | HalfMoveStage::ToMove => Vec::new(),
            HalfMoveStage::FirstMade | HalfMoveStage::Made => said(),
            HalfMoveStage::Unheard => vec![A(m(ActKind::Say)), H(ActKind::Say)],
            HalfMoveStage::Unmade => vec![A(m(ActKind::Say)), A(t(ActKind::Heard))],
            HalfMoveStage::Kept => vec![A(m(ActKind::Say)), H(ActKind::Say), A(m(ActKind::Press))],
            HalfMoveStage::Replied => with(said(), vec![A(o(ActKind::Say)), A(t(ActKind::Heard))]),
            HalfMoveStage::Pressed => vec![A(m(ActKind::Press))],
            HalfMoveStage::EnteredMate => vec![A(m(ActKind::Press)), A(m(ActKind::SayMate)), A(t(ActKind::Heard))],
            HalfMoveStage::EnteredIllegal => {
                vec![A(m(ActKind::Press)), A(m(ActKind::SayIllegal)), A(t(ActKind::Heard))]
            }
            HalfMoveStage::Ending => mate(),
            HalfMoveStage::IllegalSaid => illegal(),
            HalfMoveStage::FlagDown => vec![StageStep::ToFlag],
            HalfMoveStage::EndCase => with(mate(), vec![StageStep::ToFlag]),
            HalfMoveStage::LateMate => with(vec![StageStep::ToFlag], with(mate(), vec![A(m(ActKind::Press))])),
            HalfMoveStage::IllegalCase | HalfMoveStage::Unclaimed => with(illegal(), vec![A(m(ActKind::Press))]),
            HalfMoveStage::HandsCase => vec![A(m(ActKind::ClaimHands))],
            HalfMoveStage::HandsAtDesk => vec![A(d(ActKind::Stop)), A(d(ActKind::Continue)), A(m(ActKind::ClaimHands))],
            HalfMoveStage::WrongClaim => vec![A(m(ActKind::ClaimDraw))],
            HalfMoveStage::FlagCase => vec![A(m(ActKind::Press)), StageStep::ToFlag, A(m(ActKind::Flag))],
            HalfMoveStage::Called => vec![A(m(ActKind::Arbiter))],
            HalfMoveStage::CalledAgreed => vec![A(m(ActKind::Arbiter)), A(o(ActKind::Resume))],
            HalfMoveStage::WordAsked => vec![StageStep::Word(OpponentsWord::Resign)],
            HalfMoveStage::WordAskedAgain => vec![StageStep::Word(OpponentsWord::Resign), StageStep::Key],
            HalfMoveStage::Offered => with(said(), vec![A(m(ActKind::Offer))]),
            HalfMoveStage::LinkGone => vec![A(t(ActKind::LinkLost))],
            HalfMoveStage::Sealing => vec![A(d(ActKind::Adjourn))],
            HalfMoveStage::Sealed => vec![A(d(ActKind::Adjourn)), StageStep::Seal, A(m(ActKind::Press))],
            HalfMoveStage::Mated => with(mate(), vec![A(m(ActKind::Press))]),
            HalfMoveStage::Agreed => with(said(), vec![A(m(ActKind::Offer)), A(o(ActKind::Accept))]),
            HalfMoveStage::Left => vec![A(t(ActKind::Leave))],
            HalfMoveStage::Stopped => vec![A(d(ActKind::Stop))],
        }
    }

    /// A table at this stage, half a second after it came about; `None` where it cannot be there.
    pub fn table(self, set_up: SetUp, edition: CrossingEdition) -> Option<CrossingSession> {
        if !self.is_at(set_up, edition) {
            return None;
        }
        let first = if self == HalfMoveStage::FirstMade { ActSide::Other } else { ActSide::Mover };
        let mut session = CrossingSession::open(set_up, edition, first);
        if self != HalfMoveStage::NotStarted {
            session.send(&(Seat::White, EventRoute::Typed, EventKind::Started));
            if first == ActSide::Mover {
                complete(&mut session, ActSide::Mover);
            }
            complete(&mut session, ActSide::Other);
        }
        for step in self.way() {
            if matches!(step, StageStep::ToFlag) {
                session.now = session.referee.clock().next_flag_fall()?.1.as_millis();
                session.pass();
                continue;
            }
            session.now += 1_000;
            if let StageStep::Act(act) = step {
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

impl StageStep {
    fn steps(&self, session: &CrossingSession) -> Option<Vec<ActStep>> {
        let typed = |kind: EventKind| Some(vec![(Seat::White, EventRoute::Typed, kind)]);
        match self {
            StageStep::Hands(kind) => {
                Some(if session.set_up.is_sensed() { session.hands(ActSide::Mover, *kind) } else { Vec::new() })
            }
            StageStep::Word(word) => typed(EventKind::SpokenForOpponent { word: word.clone() }),
            StageStep::Key => typed(EventKind::Confirmed { player: Color::Black }),
            StageStep::Seal => typed(EventKind::MoveSealed { commitment: Some("sealed".into()), wall: String::new() }),
            StageStep::Act(_) | StageStep::ToFlag => None,
        }
    }
}

/// One of the two moves before: announced, heard, carried out and pressed.
fn complete(session: &mut CrossingSession, by: ActSide) {
    let who = session.color(by);
    let joined = who == Color::Black && session.set_up.is_linked();
    let seat = if joined { Seat::Black } else { Seat::White };
    let way = if joined { EventRoute::Joined } else { EventRoute::Typed };
    let words = session.before(by);
    session.now += 1_000;
    session.send(&(seat, way, EventKind::Announced { words }));
    if session.set_up.is_sensed() {
        let hands = session.hands(by, ActKind::Press);
        hands.iter().for_each(|step| drop(session.send(step)));
    }
    session.now += 1_000;
    session.act(t(ActKind::Heard));
    session.now += 1_000;
    session.send(&(seat, way, EventKind::ClockPressed { player: who }));
}
