//! Show the table as one station may see it: a snapshot for consoles, which answer exploring from it at once.

pub mod wire;

use super::announcement::MoveDescription;
use super::board::{BoardKnowledge, apply_announced_move, apply_named_move, differences};
use super::castling::CastlingHomes;
use super::claim::{Remedy, RemedyCause};
use super::clock::Clock;
use super::effect::{BoardDifference, EffectKind};
use super::event::OpponentsWord;
use super::foreign::{ForeignText, PersonName};
use super::joining::{LinkState, ReplyDuties};
use super::laws::{Edition, Rules, appendix_article};
use super::outcome::Outcome;
use super::referee::ArbiterCall;
use super::ruling::{AssistantDuties, Envelope};
use super::terms::GameMode;
use super::time_control::TimeControl;
use crate::moment::{Moment, Span};
use crate::pending::OpenMove;
use crate::seat::{self, ByColor};
use serde::{Deserialize, Serialize};
use shakmaty::{Chess, Color, Position};

/// A snapshot of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// When it was taken.
    pub at: Moment,
    /// Tournament or practice.
    pub mode: GameMode,
    /// The player whose station this is.
    #[serde(with = "seat::as_name")]
    pub owner: Color,
    /// The position the game started from.
    #[serde(with = "wire::seen")]
    pub start: Chess,
    /// The course of the game: the position after the standing half-moves. Exploring never shows it; practice answers
    /// about legal moves do.
    #[serde(with = "wire::seen")]
    pub course: Chess,
    /// The pieces on each player's own board, and how that is known. Exploring shows the seat's own.
    #[serde(with = "wire::both")]
    pub boards: ByColor<BoardKnowledge>,
    /// The same as pieces on squares: an assumed board shows what was accepted so far.
    #[serde(with = "wire::placements")]
    pub shown: ByColor<shakmaty::Board>,
    /// The standing half-moves in order.
    pub half_moves: Vec<ViewMove>,
    /// The move announced and not completed.
    pub pending: Option<ViewMove>,
    /// Whether it is made (D.2.3, D.2.4): before that it cannot be answered (1.3).
    pub made: bool,
    /// The reply that waits behind it.
    pub reply: Option<ViewMove>,
    /// The player who has pressed, and whose move is not entered yet: the opponent has the move.
    #[serde(with = "wire::maybe")]
    pub unentered: Option<Color>,
    /// When that player has pressed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unentered_since: Option<Moment>,
    /// What each player has written, half-move by half-move; `None` where the score is not known.
    #[serde(with = "wire::both")]
    pub scores: ByColor<Vec<Option<ForeignText>>>,
    /// What is awaited, and from whom.
    pub awaited: AwaitedAct,
    /// The readings of the clocks at that moment; `None` without clocks.
    #[serde(with = "wire::both")]
    pub clocks: ByColor<Option<Span>>,
    /// The clocks themselves, for what lies ahead: the next mark of the dial, the next time control.
    pub clock: Clock,
    /// Whose clock runs.
    #[serde(with = "wire::maybe")]
    pub running: Option<Color>,
    /// Whose clock stands while an entry awaits its player's key: who takes the entry back has used that time.
    #[serde(with = "wire::maybe")]
    pub held_for_entry: Option<Color>,
    /// The time used by both.
    #[serde(with = "wire::both")]
    pub used: ByColor<Span>,
    /// The moves completed by each.
    #[serde(with = "wire::both")]
    pub completed: ByColor<u32>,
    /// Whose illegal move may still be claimed (A.4, B.4 of 2009).
    #[serde(with = "wire::maybe")]
    pub claimable_illegal_move: Option<Color>,
    /// Whose draw offer stands.
    #[serde(with = "wire::maybe")]
    pub offer: Option<Color>,
    /// The time control.
    pub time: TimeControl,
    /// The edition of the Laws, by its year.
    pub edition: u16,
    /// The rules as they stand.
    pub rules: Rules,
    /// The duties of each player's assistant as they stand (D.2.9).
    #[serde(with = "wire::both")]
    pub duties: ByColor<AssistantDuties>,
    /// What the Laws provide, until it is upheld or set aside.
    pub remedy: Option<Remedy>,
    /// Whether only the arbiter can settle what stands and let play go on.
    pub for_arbiter: bool,
    /// How the link to each player's own station stands.
    #[serde(with = "wire::both")]
    pub links: ByColor<LinkState>,
    /// The person about whom each player, or the arbiter, was asked: whether they are the player's assistant.
    #[serde(with = "wire::both")]
    pub assistant_asked: ByColor<Option<AskedAssistant>>,
    /// What each player still owes of his opponent's latest announcement (D.2.1).
    #[serde(with = "wire::both")]
    pub owed: ByColor<ReplyDuties>,
    /// What concerns the arbiter.
    pub desk: DeskView,
}

impl View {
    /// The number that the edition of this game gives to an article of Appendix D of 2014.
    pub fn appendix_article(&self, of_2014: &str) -> String {
        appendix_article(Edition::from_year(self.edition).unwrap_or(Edition::Y2023), of_2014)
    }

    /// What every board should show: everything that was announced, but for a reply that waits for the press before it.
    pub fn expected_board(&self) -> shakmaty::Board {
        let mut placement = self.course.board().clone();
        if let Some(pending) = &self.pending {
            let telling = pending.description;
            apply_announced_move(
                &mut placement,
                pending.player,
                telling.named,
                telling.en_passant,
                &CastlingHomes::from_start_position(&self.start),
            );
        }
        placement
    }

    /// What stood before each half-move, the first at the front.
    pub fn boards_before_half_moves(&self) -> Vec<shakmaty::Board> {
        let homes = CastlingHomes::from_start_position(&self.start);
        let mut placement = self.start.board().clone();
        let before = |made: &ViewMove| {
            let before = placement.clone();
            apply_named_move(&mut placement, made.player, made.description.named, made.description.en_passant, &homes);
            before
        };
        self.half_moves.iter().map(before).collect()
    }

    /// Whether this player could settle by his consent what stands.
    pub fn can_consent(&self, own: Color) -> bool {
        let settles = |remedy: &Remedy| remedy.burdened == own || remedy.can_be_waived();
        !self.desk.taken && self.remedy.as_ref().is_some_and(settles) || self.can_withdraw_claim(own)
    }

    /// Whether what stands is a claim of this player's that he may take back.
    pub fn can_withdraw_claim(&self, own: Color) -> bool {
        let own_claim = |remedy: &Remedy| remedy.claimant == Some(own) && remedy.can_be_withdrawn();
        !self.desk.taken && self.remedy.as_ref().is_some_and(own_claim)
    }

    /// Whether what he would take back is his ending move before a flag: then something else ends the game.
    pub fn can_withdraw_ending_move(&self, own: Color) -> bool {
        self.can_withdraw_claim(own) && self.remedy.as_ref().is_some_and(|remedy| !remedy.otherwise.is_empty())
    }

    /// Whether time is proposed for this player that he would give up by going on.
    pub fn can_give_up_proposed_time(&self, own: Color) -> bool {
        self.remedy.as_ref().is_some_and(|remedy| remedy.cause == RemedyCause::DeadTime && remedy.burdened != own)
    }

    /// The same with the reply that waits for a press; `None` where none does.
    pub fn expected_board_with_reply(&self) -> Option<shakmaty::Board> {
        let reply = self.reply.as_ref()?;
        let mut placement = self.expected_board();
        apply_named_move(
            &mut placement,
            reply.player,
            reply.description.named,
            reply.description.en_passant,
            &CastlingHomes::from_start_position(&self.start),
        );
        Some(placement)
    }

    /// What this player's own board should show: everything that was announced, a reply of his own that waits included.
    pub fn expected_board_of_player(&self, who: Color) -> shakmaty::Board {
        let replied =
            self.expected_board_with_reply().filter(|_| self.reply.as_ref().is_some_and(|reply| reply.player == who));
        replied.unwrap_or_else(|| self.expected_board())
    }

    /// Whether a player's sensed board shows the announced move of that player, on the squares of the move (D.2.3).
    pub fn is_own_move_on_sensed_board(&self, who: Color) -> bool {
        let announced = self.pending.as_ref().is_some_and(|pending| pending.player == who);
        let sensed = self.boards.get(who).as_present_sensed_board().filter(|_| announced);
        sensed.is_some_and(|sensed| {
            let moved = differences(self.course.board(), &self.expected_board());
            let shows = sensed.shown_with_word(&self.expected_board());
            moved.into_iter().all(|it| shows.piece_at(it.square) == it.announced)
        })
    }

    /// Whose lost link play waits for, by the rules of the table.
    pub fn awaited_lost_link(&self) -> Option<Color> {
        let mut lost = Color::ALL.into_iter().filter(|whose| *self.links.get(*whose) == LinkState::Lost);
        lost.find(|_| self.rules.lost_link_stops)
    }

    /// Whether the players sit at two stations.
    pub fn is_at_two_stations(&self) -> bool {
        self.links.white.has_own_station() || self.links.black.has_own_station()
    }

    /// The squares on which a player's own board is known to differ: as he told it, or as it is sensed.
    pub fn differences(&self, who: Color) -> Vec<BoardDifference> {
        let board = self.boards.get(who);
        board
            .as_present_sensed_board()
            .map_or_else(|| board.differences(), |sensed| sensed.differences_from(&self.expected_board_of_player(who)))
    }

    /// The same table at another moment, with nothing having happened between: what the clocks show then. Never before
    /// the moment at which it was taken.
    #[must_use]
    pub fn advanced_to(mut self, now: Moment) -> View {
        let now = now.max(self.at);
        self.at = now;
        self.clocks =
            ByColor { white: Color::White, black: Color::Black }.map(|color| self.clock.time_left(color, now));
        self.used = self.clock.times_used(now);
        self
    }

    /// What a station of that seat may see, or with no seat somebody who only looks on: of boards and scores its own
    /// alone, of the desk what everybody knows, and of a sealed move nothing but that there is one. The other board is
    /// shown as the announcements have it.
    #[must_use]
    pub fn restricted_to_seat(mut self, seat: Option<Color>) -> View {
        let wanted = self.expected_board();
        for color in Color::ALL.into_iter().filter(|color| Some(*color) != seat) {
            *self.boards.get_mut(color) = BoardKnowledge::Assumed;
            *self.shown.get_mut(color) = wanted.clone();
            self.scores.get_mut(color).fill(None);
        }
        for color in Color::ALL {
            let asked = self.assistant_asked.get_mut(color);
            *asked = asked.take().filter(|asked| asked.times > 0 && Some(color) == seat);
        }
        self.owner = seat.unwrap_or(self.owner);
        let desk = &mut self.desk;
        (desk.here, desk.facts, desk.open_moves) = (false, Vec::new(), Vec::new());
        if let Some(sealing) = &mut desk.sealing {
            sealing.sealed = sealing.sealed.take().map(|_| None);
        }
        self.clock = self.clock.without_move_history();
        self
    }
}

/// What concerns the arbiter at his desk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeskView {
    /// Whether an arbiter has taken the desk of this game.
    pub taken: bool,
    /// Whether he is at it.
    pub occupied: bool,
    /// Whether he is at it at this station's console: what is typed there is then his.
    pub here: bool,
    /// Who has to confirm an arbiter's code that was typed at the table.
    #[serde(with = "wire::maybe")]
    pub code_asked: Option<Color>,
    /// The facts of every complaint about touched pieces (4.8), and illegal moves that are to be claimed, in order: for
    /// the arbiter alone, when he asks.
    pub facts: Vec<EffectKind>,
    /// The arbiter's name, where known.
    pub arbiter: PersonName,
    /// Illegal moves completed by each.
    #[serde(with = "wire::both")]
    pub offences: ByColor<u32>,
    /// Every call for the arbiter, and how it ended.
    pub stops: Vec<ArbiterCall>,
    /// The claim on which the arbiter has postponed the decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub postponed: Option<Remedy>,
    /// An adjournment under way.
    pub sealing: Option<AdjournmentView>,
    /// The moves that are announced or entered and not completed, also those that were when the game ended.
    pub open_moves: Vec<OpenMove>,
}

/// An adjournment under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdjournmentView {
    /// Who seals, or has sealed.
    #[serde(with = "seat::as_name")]
    pub sealer: Color,
    /// What proves the move sealed so far: none, or none inside for one on paper.
    #[serde(with = "wire::sealed")]
    pub sealed: Option<Option<String>>,
    /// What is written on the envelope, as soon as it is closed.
    pub envelope: Option<Envelope>,
}

/// A person who asks to be a player's assistant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AskedAssistant {
    /// The number of the person's station.
    pub station: u8,
    /// The person's name.
    pub name: PersonName,
    /// How often the player was asked; 0 where the arbiter alone was.
    pub times: u32,
    /// Whether the arbiter was asked.
    pub desk: bool,
}

/// A half-move in a view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ViewMove {
    /// The number of the half-move, from 1.
    pub ply: u32,
    /// The number of the move, as scores count.
    pub number: u32,
    /// Who moved.
    #[serde(with = "seat::as_name")]
    pub player: Color,
    /// The move.
    pub description: MoveDescription,
}

/// What is awaited.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AwaitedAct {
    /// `start`.
    Start,
    /// This player's own key: it confirms the move that was entered for him after his press.
    Key(#[serde(with = "seat::as_name")] Color),
    /// The arbiter, who was called; or both players agree to go on without him. One may have agreed already.
    Restart(#[serde(with = "wire::maybe")] Option<Color>),
    /// This player's announcement.
    Move(#[serde(with = "seat::as_name")] Color),
    /// The last word of an announcement; then a kept press counts.
    LastWord(#[serde(with = "seat::as_name")] Color),
    /// This player's press.
    Press(#[serde(with = "seat::as_name")] Color),
    /// The move of this player, who has pressed already, must be entered.
    Entry(#[serde(with = "seat::as_name")] Color),
    /// This player's own key, for a word spoken for him.
    Confirmation(#[serde(with = "seat::as_name")] Color, OpponentsWord),
    /// This remedy is to be carried out, consented to or ruled upon; play is suspended for it.
    Settlement(Remedy),
    /// This player's sealed move and then his press: the game is adjourned.
    Seal {
        /// Who seals.
        #[serde(with = "seat::as_name")]
        player: Color,
        /// Whether he has sealed one.
        sealed: bool,
    },
    /// The arbiter, who opens the closed envelope.
    Unsealing,
    /// Play is suspended: `resume`.
    Resumption,
    /// Nothing: the game is over.
    Nothing(Outcome),
}
