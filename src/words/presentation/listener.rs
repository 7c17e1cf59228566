//! Decide what who sits at a station is told of what has happened: at which seat, in which capacity, at the game itself, at
//! his own desk, or joined to another's game.
//!
//! Pure: an event's effects go in, what is told comes out, in its order. How it is shown and spoken is the station's.

use super::{GuidanceLevel, Message, MessageValues, Presenter, Urgency};
use ansage_game::announcement::NamedMove;
use ansage_game::effect::{AnnouncementManner, Audience, Effect, EffectKind};
use ansage_game::event::{Answer, Event, EventKind};
use ansage_game::joining::StationRole;
use ansage_game::moment::Moment;
use ansage_game::reading::UnreadableReason;
use ansage_game::refusal::{MissingCondition, Refusal};
use ansage_game::ruling::RulingChange;
use ansage_game::seat::{Color, Seat};
use ansage_game::sensed::SensedEffect;
use ansage_game::touch::TouchKind;
use ansage_game::view::{AwaitedAct, DeskView, View};
use shakmaty::Position as _;

/// Something that has happened, and is to be told.
#[derive(Debug, Clone, Copy)]
pub struct Occurrence<'a> {
    /// The event that has brought it about; a joined station is told only what came of it.
    pub event: Option<&'a Event>,
    /// The half-move that is put in the place of a misheard one: who is to move then was told when that was completed.
    pub repeated: Option<u32>,
    /// What of a board that the arbiter has taken down was told before.
    pub nearer: BoardProgress,
    /// What it has brought about, as far as this station is told it.
    pub effects: &'a [Effect],
    /// When, as this station counts.
    pub at: Moment,
}

/// What is not told of a board that the arbiter has taken down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardProgress {
    /// Everything is told.
    No,
    /// It was taken down before, and differs on fewer squares than then, and on no other.
    Nearer,
}

/// Who sits at a station, as far as it decides what he is told.
#[derive(Debug, Clone, Copy)]
pub struct Listener<'a> {
    /// Words and language; whose seat it is.
    pub presenter: &'a Presenter,
    /// Who sits there; the arbiter at his own desk.
    pub capacity: StationRole,
    /// Whether the station has joined a game that another hosts.
    pub is_joined: bool,
    /// Whether lines are read, and not a board on a screen.
    pub reads_lines: bool,
    /// How much the owner of a tactile board is told of where his hand goes next.
    pub guiding: GuidanceLevel,
    /// Whether there is no sound at all: lines only.
    pub is_silent: bool,
    /// Whether lines are read on a terminal, one at a time; a pipe has a line for each effect.
    pub has_fingers: bool,
    /// Whether the program plays the opponent: then of his station and of how his pieces are put back nothing is told.
    pub is_against_program: bool,
    /// Whether the opponent's press was heard before his move was entered: its cue does not sound again with the move.
    pub has_heard_press: bool,
}

/// What is told, and the referee's number of the utterance whose last word he waits for.
pub type AwaitedMessage = (Message, Option<u32>);

impl Listener<'_> {
    /// What has happened in words, as far as he is told it; `view` is how the table stands after it.
    pub fn messages_for(&self, happened: &Occurrence<'_>, view: &View) -> Vec<AwaitedMessage> {
        let waiting = happened.effects.iter().filter(|effect| is_waiting_fact(effect)).count();
        let mut told_waiting = self.is_arbiter() || is_elsewhere(&view.desk);
        let mut all = Vec::new();
        for effect in happened.effects.iter().filter(|effect| !self.is_left_out(effect, happened)) {
            if is_waiting_fact(effect) && !self.is_arbiter() {
                if happened.announces_facts() && !std::mem::replace(&mut told_waiting, true) {
                    all.push((self.presenter.waiting_facts_message(waiting), None));
                }
                continue;
            }
            // Last words are those of the hall: nobody waits for them elsewhere.
            let utterance = match effect.kind {
                _ if self.is_arbiter() || self.is_joined => None,
                EffectKind::MoveAnnounced { utterance, .. } => Some(utterance),
                EffectKind::PlayResumed { utterance, .. } => utterance,
                _ => None,
            };
            // What the hall has just heard of words and pegs is not told again with the refusal.
            let known = happened.has_public_peg_difference() && is_refused_by_pegs(&effect.kind);
            let told = self.presented(happened, effect, view);
            // As play goes on, that a board differs is enough: its squares are for who asks.
            let known = known || happened.resumes() && matches!(effect.kind, EffectKind::BoardDiffers { .. });
            for told in told.into_iter().take(if known { 1 } else { usize::MAX }) {
                all.extend(self.felt(effect, told).map(|told| (told, utterance)));
            }
        }
        all
    }

    fn is_arbiter(&self) -> bool {
        self.capacity == StationRole::Arbiter
    }

    fn owner(&self) -> Color {
        self.presenter.owner
    }

    fn is_left_out(&self, effect: &Effect, happened: &Occurrence<'_>) -> bool {
        happened.repeated.is_some_and(|ply| completes(effect, ply))
            || is_known_of_board(&effect.kind, happened.nearer)
            || self.is_message_repeated(effect, happened)
            || self.is_own_link(effect)
            || self.is_own_hand(effect)
            || self.is_of_program(effect, happened)
            || self.is_illegal_move_on_board(effect, happened)
    }

    /// Whether this tells of a board that it shows the illegal move just taken back, as it must.
    fn is_illegal_move_on_board(&self, effect: &Effect, happened: &Occurrence<'_>) -> bool {
        let EffectKind::BoardDiffers { owner, squares } = &effect.kind else { return false };
        let is_of_move = |kind: &EffectKind| {
            let EffectKind::IllegalMoveCompleted { player, description, .. } = kind else { return false };
            let NamedMove::Piece { from, to, .. } = description.named else { return false };
            player == owner && squares.iter().all(|it| [from, to].contains(&it.square))
        };
        !self.is_arbiter() && happened.has(is_of_move)
    }

    /// What refuses a line better than the words of the refusal alone, by how the table stands.
    fn reworded_refusal(&self, happened: &Occurrence<'_>, effect: &Effect, view: &View) -> Option<Message> {
        let EffectKind::Refused(refusal) = &effect.kind else { return None };
        match refusal {
            // Before the game no move is awaited.
            Refusal::NotUnderstood { understood, part, .. }
                if view.awaited == AwaitedAct::Start && understood.is_empty() && !part.is_empty() =>
            {
                let values = MessageValues::new().set_understood_part(understood, part);
                Some(self.presenter.not_understood_message("announce-not-understood-start", values))
            }
            _ if effect.to != Audience::Seat(self.owner()) => None,
            _ if let Some(by) = self.repeated_move(happened, view) => {
                Some(self.presenter.refusal_message("announce-opponents-move-again", by))
            }
            Refusal::Unreadable(UnreadableReason::NoMoveFits { .. }) => {
                let id = beside_opponents_move(view, self.owner())?;
                Some(self.presenter.refusal_message(id, !self.owner()))
            }
            _ => None,
        }
    }

    /// Whose move it is that the owner is refused, where he has typed the one just announced to him: he means to repeat it.
    fn repeated_move(&self, happened: &Occurrence<'_>, view: &View) -> Option<Color> {
        let EventKind::Announced { words } = &happened.event?.kind else { return None };
        let last = view.half_moves.last().filter(|last| last.player != self.owner())?;
        words.is_matched_by(last.description.named).then_some(last.player)
    }

    /// Whether this is told to the arbiter at a console where its player is told the same.
    fn is_message_repeated(&self, effect: &Effect, happened: &Occurrence<'_>) -> bool {
        let owner = Audience::Seat(self.owner());
        let known = |other: &Effect| other.to == owner && other.kind == effect.kind;
        effect.to == Audience::Desk && !self.is_arbiter() && happened.effects.iter().any(known)
    }

    /// Whether this is about the link of this joined station, which has told it already or is about to.
    fn is_own_link(&self, effect: &Effect) -> bool {
        let (EffectKind::LinkLost { player: whose, role: capacity, .. }
        | EffectKind::LinkFound { player: whose, role: capacity, .. }) = &effect.kind
        else {
            return false;
        };
        let own = (*whose, *capacity) == (self.owner(), self.capacity);
        own && self.is_joined && self.capacity != StationRole::Spectator
    }

    /// A sighted player sees his own hand: only what it means by article 4 is told.
    fn is_own_hand(&self, effect: &Effect) -> bool {
        let means = matches!(effect.kind, EffectKind::BoardSensed(SensedEffect::Lifted { sense: Some(_), .. }));
        let of_board = matches!(effect.kind, EffectKind::BoardSensed(_)) && !means;
        of_board && !self.reads_lines && effect.to == Audience::Seat(self.owner())
    }

    /// What he gets of an effect.
    fn presented(&self, happened: &Occurrence<'_>, effect: &Effect, view: &View) -> Vec<Message> {
        if effect.kind == EffectKind::Reopened {
            // One that was adjourned does not go on with `resume` while the envelope is closed, nor one that is over. The
            // arbiter at his own desk has opened it himself, to rule.
            return if self.is_arbiter() { Vec::new() } else { self.presenter.reopened_messages(Some(&view.awaited)) };
        }
        match (effect.to, self.capacity) {
            (Audience::Seat(_) | Audience::Desk, StationRole::Spectator) => Vec::new(),
            // No move is his own who watches: no key comes next for him.
            (_, StationRole::Spectator) if let EffectKind::MoveAnnounced { player: by, .. } = &effect.kind => {
                Presenter { owner: !*by, ..self.presenter.clone() }.effect_messages(effect)
            }
            // What stands in the record alone.
            (Audience::Desk, _) if !view.desk.occupied => Vec::new(),
            // Whatever is refused to the arbiter is his to hear, however it is addressed.
            (Audience::Seat(_), StationRole::Arbiter) if happened.is_arbiters() => {
                self.presenter.effect_messages_for_desk(&Effect { to: Audience::Desk, kind: effect.kind.clone() })
            }
            (_, StationRole::Arbiter) => self.presenter.effect_messages_for_desk(effect),
            // The arbiter is at a desk of his own: what he is told alone is not for this station's player.
            (Audience::Desk, _) if is_elsewhere(&view.desk) => Vec::new(),
            _ => self.merged(happened, effect, view),
        }
    }

    /// What a player gets of an effect: the opponent's move and that the turn is his in one message, where both come at
    /// once. It is the one moment to catch a mishearing, and the move is what he needs under his fingers.
    fn merged(&self, happened: &Occurrence<'_>, effect: &Effect, view: &View) -> Vec<Message> {
        if let Some(told) = self.messages_in_practice(effect) {
            return told;
        }
        if let Some(refused) = self.reworded_refusal(happened, effect, view) {
            return vec![refused];
        }
        let mut told = self.presenter.effect_messages(effect);
        if let EffectKind::Answered(Answer::Control { .. }) = effect.kind {
            // What a ruling has added is known to the game, not to its time control.
            let extra = self.presenter.extra_increment_message(view);
            told.extend(extra.map(|told| Message { urgency: Urgency::Next, topic: None, ..told }));
            return told;
        }
        if let EffectKind::Answered(Answer::Clocks { own, opponents }) = effect.kind
            && self.has_fingers
            && effect.to == Audience::Seat(self.owner())
        {
            // Which clock runs is known to this station and stands in no answer.
            return self.presenter.clocks_message([own, opponents], view).map_or(told, |told| vec![told]);
        }
        if matches!(effect.kind, EffectKind::PlayResumed { .. })
            && let AwaitedAct::Press(by) = view.awaited
            && view.pending.is_some()
        {
            return vec![self.presenter.hall_message("announce-resumed-unpressed", by)];
        }
        let entered = |effect: &Effect| {
            let EffectKind::MoveAnnounced {
                player: by,
                manner: AnnouncementManner::Announced | AnnouncementManner::Entered,
                ..
            } = effect.kind
            else {
                return false;
            };
            by != self.owner() && effect.to == Audience::Hall
        };
        let is_merged = self.has_fingers
            && view.awaited == AwaitedAct::Move(self.owner())
            && happened.effects.iter().any(entered)
            && happened.has(|kind| matches!(kind, EffectKind::MoveCompleted { player: by, .. } if *by != self.owner()));
        if self.has_heard_press
            && matches!(effect.kind, EffectKind::MoveCompleted { player: by, .. } if by != self.owner())
        {
            told.iter_mut().for_each(|told| told.speech.clear());
        }
        match &effect.kind {
            EffectKind::MoveAnnounced { player: by, description: telling, .. } if is_merged && entered(effect) => {
                let shown = self
                    .presenter
                    .silent_message("announce-move-and-turn", MessageValues::from_color(*by).set_move("move", telling));
                told.into_iter().map(|told| Message { line: shown.line.clone(), ..told }).collect()
            }
            EffectKind::MoveCompleted { .. } if is_merged => {
                told.into_iter().map(|told| Message { line: String::new(), ..told }).collect()
            }
            EffectKind::Upheld if let Some(by) = happened.who_consents() => {
                vec![self.presenter.hall_message("announce-consented", by)]
            }
            _ => told,
        }
    }

    /// Whether a touch of the blind owner's is announced now, or only has its cue. `None` for anything else.
    fn touch_certainty(&self, effect: &Effect, pegs: &SensedEffect) -> Option<bool> {
        let SensedEffect::Lifted { player, sense: Some(TouchKind::Deliberate | TouchKind::Adjusting), .. } = pegs
        else {
            return None;
        };
        let own = *player == self.owner() && self.reads_lines && !self.presenter.on_paper;
        own.then_some(effect.to == Audience::Hall)
    }

    /// What the owner gets of what his pegs brought about. What he has felt is no line: a reader of lines would be told
    /// every peg. Where no cue can sound, the line stands for it.
    fn felt(&self, effect: &Effect, told: Message) -> Option<Message> {
        let EffectKind::BoardSensed(pegs) = &effect.kind else { return Some(told) };
        if self.is_arbiter() {
            return Some(told);
        }
        let told = match self.touch_certainty(effect, pegs) {
            // A lift has its cue, and its line when it is certain that it was a hand.
            Some(false) => Message { line: String::new(), ..told },
            Some(true) => Message { speech: Vec::new(), ..told },
            None => told,
        };
        let told = self.guiding.filter_message(pegs, told)?;
        let felt = match pegs {
            SensedEffect::Lifted { sense, .. } => !matches!(sense, Some(TouchKind::Deliberate | TouchKind::Adjusting)),
            SensedEffect::Placed { .. } => true,
            _ => false,
        };
        Some(if felt && !self.is_silent { Message { line: String::new(), ..told } } else { told })
    }
}

impl Occurrence<'_> {
    fn has(&self, wanted: impl Fn(&EffectKind) -> bool) -> bool {
        self.effects.iter().any(|effect| wanted(&effect.kind))
    }

    /// The player whose consent this is.
    fn who_consents(&self) -> Option<Color> {
        let event = self.event.filter(|event| event.kind == EventKind::Consented)?;
        event.seat.color()
    }

    fn resumes(&self) -> bool {
        self.has(|kind| matches!(kind, EffectKind::PlayResumed { .. }))
    }

    fn is_arbiters(&self) -> bool {
        self.event.is_some_and(|event| event.seat == Seat::Arbiter)
    }

    /// Whether the squares on which words and pegs differ are told to all, those of the move included.
    fn has_public_peg_difference(&self) -> bool {
        self.has(|kind| matches!(kind, EffectKind::BoardSensed(SensedEffect::PegsDiffer { beside_move: false, .. })))
    }

    /// Whether it is told that facts wait: when the arbiter comes, and with a complaint. Right after a move it would betray
    /// what they are, and with a verdict he has them already.
    fn announces_facts(&self) -> bool {
        self.has(|kind| matches!(kind, EffectKind::Claimed { .. } | EffectKind::DeskTaken { .. }))
    }
}

/// What is said of a move that fits nowhere while the opponent's is due, whose turn it is, or stands as it was entered here, how that
/// is mended. A move of the owner's that is announced and not pressed is still his.
fn beside_opponents_move(view: &View, owner: Color) -> Option<&'static str> {
    match &view.pending {
        None => (moves_next(view) != owner).then_some("announce-no-move-of-opponent"),
        Some(open) if open.player == owner || view.is_at_two_stations() => None,
        Some(_) => Some("announce-no-move-beside-entry"),
    }
}

/// Whose move is read next: behind an announced one the reply to it.
fn moves_next(view: &View) -> Color {
    view.pending.as_ref().map_or_else(|| view.course.turn(), |pending| !pending.player)
}

fn is_elsewhere(desk: &DeskView) -> bool {
    desk.occupied && !desk.here
}

fn is_refused_by_pegs(kind: &EffectKind) -> bool {
    matches!(kind, EffectKind::Refused(Refusal::NotMade(MissingCondition::Pegs { .. })))
}

/// Whether this is a fact that waits at a shared console until the arbiter asks for it.
fn is_waiting_fact(effect: &Effect) -> bool {
    effect.to == Audience::Desk && effect.kind.is_for_arbiter_only()
}

fn is_known_of_board(kind: &EffectKind, nearer: BoardProgress) -> bool {
    match kind {
        EffectKind::BoardDiffers { .. } | EffectKind::RulingApplied(RulingChange::BoardSet { .. }) => {
            nearer == BoardProgress::Nearer
        }
        _ => false,
    }
}

/// Whether this completes the half-move of that number.
fn completes(effect: &Effect, number: u32) -> bool {
    matches!(effect.kind, EffectKind::MoveCompleted { ply, .. } if ply == number)
}
