//! Ask before what could be lost by a slip: the same questions at every console and every board.

use super::{Presenter, Told, Values};
use ansage_game::claim::{Cause, Claim, Remedy};
use ansage_game::event::EventKind;
use ansage_game::moment::Span;
use ansage_game::seat::Color;
use ansage_game::terms::Mode;
use ansage_game::view::{Awaited, View, ViewMove};

/// What is asked about before it is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doubt {
    /// Offering a draw.
    Draw,
    /// Accepting one.
    Accept,
    /// Resigning.
    Resign,
    /// Claiming: a wrong claim costs time.
    Claim(Claim),
    /// Consenting to what stands against the player, or taking back what is his own.
    Consent,
    /// Confirming the arbiter's code that was typed at the other station.
    Code,
    /// Going on although time is proposed for one player.
    Resume,
    /// Taking back. Practice only.
    TakeBack,
    /// Leaving the station.
    Leave,
}

impl Doubt {
    /// What is sent when it was confirmed; nothing for leaving.
    pub fn act(self, own: Color) -> Option<EventKind> {
        Some(match self {
            Doubt::Draw => EventKind::DrawOffered,
            Doubt::Accept => EventKind::DrawAccepted,
            Doubt::Resign => EventKind::Resigned,
            Doubt::Claim(claim) => EventKind::Claimed { claim },
            Doubt::Consent => EventKind::Consented,
            Doubt::Code => EventKind::Confirmed { by: own },
            Doubt::Resume => EventKind::PlayResumed,
            Doubt::TakeBack => EventKind::TakeBack,
            Doubt::Leave => return None,
        })
    }

    /// Whether this player is asked. What the referee will refuse anyway goes to him at once; not from a station that has
    /// joined (`far`), which shows the game as it was a moment ago: an offer may be on its way, and what would be refused
    /// here would be carried out there, without having been asked.
    pub fn is_asked(self, view: &View, own: Color, far: bool) -> bool {
        let idle = matches!(view.awaited, Awaited::Start | Awaited::Nothing(_));
        let refused = match self {
            Doubt::TakeBack => view.mode == Mode::Tournament,
            Doubt::Accept => view.offer != Some(!own),
            Doubt::Consent => !view.may_consent(own),
            Doubt::Resign => {
                let end = |remedy: &Remedy| matches!(remedy.cause, Cause::MadeBefore { .. }) && remedy.of != own;
                view.remedy.as_ref().is_some_and(end)
            }
            Doubt::Draw | Doubt::Resume | Doubt::Claim(_) | Doubt::Leave | Doubt::Code => false,
        };
        self == Doubt::Code || far && !matches!(self, Doubt::TakeBack | Doubt::Leave) || !idle && !refused
    }

    /// The question, in the language of the program.
    pub fn question(self, presenter: &Presenter, view: &View) -> Told {
        let own = presenter.owner;
        let what = match self {
            Doubt::Claim(claim) => return claimed(presenter, claim).now(),
            Doubt::Draw => "draw",
            Doubt::Accept => "accept",
            Doubt::Resign => "resign",
            Doubt::Resume if view.gives_up_time(own) => "resume-without",
            Doubt::Resume => "resume-gives",
            Doubt::Consent if view.may_give_up(own) => "give-up",
            Doubt::Consent if view.may_withdraw(own) => "withdraw",
            Doubt::Consent => "consent",
            Doubt::Code => "confirm-code",
            Doubt::TakeBack => "takeback",
            Doubt::Leave => "leave",
        };
        presenter.question("console-ask", Values::new().set("what", what)).now()
    }
}

fn claimed(presenter: &Presenter, claim: Claim) -> Told {
    let values = Values::new().claim(&claim);
    match claim {
        Claim::Draw { with: Some(words), .. } => {
            presenter.question("console-ask-claim-with", values.said("move", &words))
        }
        Claim::Draw { with: None, .. } => presenter.question("console-ask-claim-draw", values),
        _ => presenter.question("console-ask-claim", values),
    }
}

/// Whether going on settles a time that is proposed, where the other player has said nothing of it. Asked at two stations
/// only. Where an arbiter has the desk he gives it, and a player can only give up what is his.
pub fn settles_dead_time(view: &View, own: Color) -> bool {
    let dead = view.remedy.as_ref().is_some_and(|remedy| remedy.cause == Cause::DeadTime);
    dead && (!view.desk.taken || view.gives_up_time(own)) && view.awaited_link().is_none()
}

/// How the game stood when a question was asked: an answer that comes when something else stands is none to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskedOf {
    doubt: Doubt,
    remedy: Option<Remedy>,
    last: Option<ViewMove>,
    offer: Option<Color>,
    fallen: [bool; 2],
}

impl AskedOf {
    /// A question that is asked now.
    pub fn of(doubt: Doubt, view: &View) -> AskedOf {
        let (remedy, last) = (view.remedy.clone(), view.half_moves.last().cloned());
        AskedOf { doubt, remedy, last, offer: view.offer, fallen: fallen(view) }
    }

    /// What is asked.
    pub fn doubt(&self) -> Doubt {
        self.doubt
    }

    /// Whether the same stands, and no half-move of then was taken back; more may have been played. Who is asked whether he
    /// resigns is asked about this position: a move, an offer or the fall of a flag makes it another question, and his "yes"
    /// may be the answer to the offer.
    pub fn holds(&self, view: &View) -> bool {
        let last = self.last.as_ref();
        let stands = last.is_none_or(|last| view.half_moves.get(last.ply as usize - 1) == Some(last));
        let same = self.offer == view.offer && self.fallen == fallen(view) && last == view.half_moves.last();
        match self.doubt {
            Doubt::Leave | Doubt::Code => true,
            Doubt::Resign => self.remedy == view.remedy && same,
            _ => self.remedy == view.remedy && stands,
        }
    }
}

/// Whose flag is down.
fn fallen(view: &View) -> [bool; 2] {
    Color::ALL.map(|color| view.clocks.get(color).is_some_and(|left| left == Span::ZERO))
}
