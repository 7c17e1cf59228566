//! Ask before what could be lost by a slip: the same questions at every console and every board.

use super::{Message, MessageValues, Presenter};
use ansage_game::claim::{Claim, Remedy, RemedyCause};
use ansage_game::event::EventKind;
use ansage_game::moment::Span;
use ansage_game::seat::Color;
use ansage_game::terms::GameMode;
use ansage_game::view::{AskedAssistant, AwaitedAct, View, ViewMove};

/// What is asked about before it is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ConfirmationPrompt {
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

impl ConfirmationPrompt {
    /// What is sent when it was confirmed; nothing for leaving.
    pub fn event_when_confirmed(self, own: Color) -> Option<EventKind> {
        Some(match self {
            ConfirmationPrompt::Draw => EventKind::DrawOffered,
            ConfirmationPrompt::Accept => EventKind::DrawAccepted,
            ConfirmationPrompt::Resign => EventKind::Resigned,
            ConfirmationPrompt::Claim(claim) => EventKind::Claimed { claim },
            ConfirmationPrompt::Consent => EventKind::Consented,
            ConfirmationPrompt::Code => EventKind::Confirmed { player: own },
            ConfirmationPrompt::Resume => EventKind::PlayResumed,
            ConfirmationPrompt::TakeBack => EventKind::MovesTakenBack,
            ConfirmationPrompt::Leave => return None,
        })
    }

    /// Whether this player is asked. What the referee will refuse anyway goes to him at once; not from a station that has
    /// joined (`far`), which shows the game as it was a moment ago: an offer may be on its way, and what would be refused
    /// here would be carried out there, without having been asked.
    pub fn needs_confirmation(self, view: &View, own: Color, far: bool) -> bool {
        let idle = matches!(view.awaited, AwaitedAct::Start | AwaitedAct::Nothing(_));
        let refused = match self {
            ConfirmationPrompt::TakeBack => view.mode == GameMode::Tournament,
            ConfirmationPrompt::Accept => view.offer != Some(!own),
            ConfirmationPrompt::Consent => !view.can_consent(own),
            ConfirmationPrompt::Resign => {
                let end = |remedy: &Remedy| remedy.is_about_end_by_move() && remedy.burdened != own;
                view.remedy.as_ref().is_some_and(end) || matches!(view.awaited, AwaitedAct::Entry(_))
            }
            ConfirmationPrompt::Draw
            | ConfirmationPrompt::Resume
            | ConfirmationPrompt::Claim(_)
            | ConfirmationPrompt::Leave
            | ConfirmationPrompt::Code => false,
        };
        self == ConfirmationPrompt::Code
            || far && !matches!(self, ConfirmationPrompt::TakeBack | ConfirmationPrompt::Leave)
            || !idle && !refused
    }

    /// The question, in the language of the program.
    pub fn question_message(self, presenter: &Presenter, view: &View) -> Message {
        let own = presenter.owner;
        let what = match self {
            ConfirmationPrompt::Claim(claim) => return claimed(presenter, claim).with_immediate_urgency(),
            ConfirmationPrompt::Draw => "draw",
            ConfirmationPrompt::Accept => "accept",
            ConfirmationPrompt::Resign => "resign",
            ConfirmationPrompt::Resume if view.can_give_up_proposed_time(own) => "resume-without",
            ConfirmationPrompt::Resume => "resume-gives",
            ConfirmationPrompt::Consent if view.can_withdraw_ending_move(own) => "give-up",
            ConfirmationPrompt::Consent if view.can_withdraw_claim(own) => "withdraw",
            ConfirmationPrompt::Consent => "consent",
            ConfirmationPrompt::Code => "confirm-code",
            ConfirmationPrompt::TakeBack => "takeback",
            ConfirmationPrompt::Leave => "leave",
        };
        presenter.question_message("console-ask", MessageValues::new().set("what", what)).with_immediate_urgency()
    }
}

fn claimed(presenter: &Presenter, claim: Claim) -> Message {
    let values = MessageValues::new().set_claim(&claim);
    match claim {
        Claim::Draw { with: Some(words), .. }
        | Claim::Checkmate { with: Some(words) }
        | Claim::Stalemate { with: Some(words) } => {
            presenter.question_message("console-ask-claim-with", values.set_announcement("move", &words))
        }
        Claim::Draw { with: None, .. } => presenter.question_message("console-ask-claim-draw", values),
        _ => presenter.question_message("console-ask-claim", values),
    }
}

/// Whether going on settles a time that is proposed, where the other player has said nothing of it. Asked at two stations
/// only. Where an arbiter has the desk he gives it, and a player can only give up what is his.
pub fn resume_resolves_dead_time(view: &View, own: Color) -> bool {
    let dead = view.remedy.as_ref().is_some_and(|remedy| remedy.cause == RemedyCause::DeadTime);
    dead && (!view.desk.taken || view.can_give_up_proposed_time(own)) && view.awaited_lost_link().is_none()
}

/// How the game stood when a question was asked: an answer that comes when something else stands is none to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PromptContext {
    doubt: ConfirmationPrompt,
    remedy: Option<Remedy>,
    last: Option<ViewMove>,
    offer: Option<Color>,
    fallen: [bool; 2],
    /// The person about whom this player was asked: a yes may be the answer to that question.
    assistant: Option<(u8, u32)>,
}

impl PromptContext {
    /// A question that is asked now.
    pub fn new(doubt: ConfirmationPrompt, view: &View) -> PromptContext {
        let (remedy, last) = (view.remedy.clone(), view.half_moves.last().cloned());
        let assistant = asked_assistant(view).map(|asked| (asked.station, asked.times));
        PromptContext { doubt, remedy, last, offer: view.offer, fallen: fallen(view), assistant }
    }

    /// What is asked.
    pub fn prompt(&self) -> ConfirmationPrompt {
        self.doubt
    }

    /// Whether the same stands, and no half-move of then was taken back; more may have been played. Who is asked whether he
    /// resigns is asked about this position: a move, an offer or the fall of a flag makes it another question, and his "yes"
    /// may be the answer to the offer.
    pub fn is_still_valid(&self, view: &View) -> bool {
        let last = self.last.as_ref();
        let stands = last.is_none_or(|last| view.half_moves.get(last.ply as usize - 1) == Some(last));
        let same = self.offer == view.offer && self.fallen == fallen(view) && last == view.half_moves.last();
        let asked = asked_assistant(view).map(|asked| (asked.station, asked.times));
        match self.doubt {
            _ if asked.is_some() && asked != self.assistant => false,
            ConfirmationPrompt::Leave | ConfirmationPrompt::Code => true,
            ConfirmationPrompt::Resign => self.remedy == view.remedy && same,
            _ => self.remedy == view.remedy && stands,
        }
    }
}

/// The person about whom the player of this station is asked.
pub fn asked_assistant(view: &View) -> Option<&AskedAssistant> {
    view.assistant_asked.get(view.owner).as_ref().filter(|asked| asked.times > 0)
}

/// The act that answers whether the person is the assistant; `None` where this station's player is not asked.
pub fn assistant_answer(view: &View, accepted: bool) -> Option<EventKind> {
    asked_assistant(view).map(|asked| EventKind::AssistantAnswered { station: asked.station, accepted })
}

/// Whose flag is down.
fn fallen(view: &View) -> [bool; 2] {
    Color::ALL.map(|color| view.clocks.get(color).is_some_and(|left| left == Span::ZERO))
}
