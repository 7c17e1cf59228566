//! Who gets what of an effect, and the words of moves, boards, confirmations and results.

use super::reconciled::WRITTEN_SHOWN;
use super::{Channel, Earcon, Message, MessageForm, MessageValues, Presenter, SpeechPiece as Spoken, Topic};
use crate::locale::Args;
use ansage_game::announcement::MoveDescription;
use ansage_game::claim::Claim;
use ansage_game::effect::{AnnouncementManner, Audience, BoardDifference, Effect, EffectKind};
use ansage_game::event::OpponentsWord;
use ansage_game::outcome::Outcome;
use ansage_game::seat::Color;
use ansage_game::time_control::TimeControl;

/// At most so many differing squares are told at once; the rest is counted.
pub(super) const SQUARES_TOLD: usize = 6;

use Channel::{Hall, Private};

impl Presenter {
    /// What this station's people get of an effect, in order. `None` for an effect that is another seat's alone.
    pub fn effect_messages(&self, effect: &Effect) -> Vec<Message> {
        match effect.to {
            Audience::Seat(seat) if seat != self.owner => Vec::new(),
            Audience::Hall => {
                let mut told = self.messages_by_effect_kind(&effect.kind, Channel::Hall);
                let public = told.iter_mut().filter(|told| told.channel == Hall && told.topic.is_none());
                public.for_each(|told| told.topic = topic_in_hall(&effect.kind));
                if matches!(effect.kind, EffectKind::ComparisonShown(_)) {
                    let parts = told.iter_mut().skip(1).filter(|told| told.channel == Hall);
                    parts.for_each(|told| told.topic = Some(Topic::ComparisonPart));
                }
                told
            }
            Audience::Desk if effect.kind.is_for_arbiter_only() => vec![self.waiting_facts_message(1)],
            Audience::Seat(_) if matches!(effect.kind, EffectKind::ComparisonShown(_)) => {
                let mut told = self.messages_by_effect_kind(&effect.kind, Private);
                told.iter_mut().for_each(|told| told.channel = Private);
                told
            }
            // The referee tells the desk only while the arbiter is at it, here to the ear of this station.
            Audience::Desk => {
                let told = self.without_hall().messages_by_effect_kind(&effect.kind, Private);
                told.into_iter().map(|told| Message { channel: Private, ..told }).collect()
            }
            Audience::Seat(_) => self.messages_by_effect_kind(&effect.kind, Private),
        }
    }

    /// Tells the arbiter at a shared console that so many facts wait until he asks: both players hear what is told there.
    pub fn waiting_facts_message(&self, count: usize) -> Message {
        self.build_message(Private, Earcon::Difference, "arbiter-facts-there", MessageValues::new().set("count", count))
    }

    /// What the arbiter gets of an effect at a desk of his own: what the hall hears, and what is for him alone, all to
    /// his ear only. What is private to a player is not for him, and no move is his own.
    pub fn effect_messages_for_desk(&self, effect: &Effect) -> Vec<Message> {
        let owner = match (effect.to, &effect.kind) {
            (Audience::Seat(_), _) => return Vec::new(),
            (_, EffectKind::MoveAnnounced { player: by, .. } | EffectKind::MoveCompleted { player: by, .. }) => !*by,
            _ => self.owner,
        };
        let presenter = Presenter { owner, ..self.without_hall() };
        let told = match effect.to {
            // Nobody else hears it here.
            Audience::Desk => presenter.messages_by_effect_kind(&effect.kind, Private),
            _ => presenter.effect_messages(effect),
        };
        told.into_iter().map(|told| Message { channel: Private, ..told }).collect()
    }

    /// The same without another language in the hall: what is told is for one ear.
    fn without_hall(&self) -> Presenter {
        Presenter { hall: self.program.clone(), ..self.clone() }
    }

    pub(super) fn time_set_messages(&self, by: Color, time: &TimeControl, first_increment: bool) -> Vec<Message> {
        let set = self.hall_message("announce-time-set", by);
        [set].into_iter().chain(self.time_control_messages_for_channel(Hall, time, first_increment)).collect()
    }

    pub(super) fn message_about_move(&self, cue: Earcon, id: &str, by: Color, telling: &MoveDescription) -> Message {
        self.build_message(Hall, cue, id, MessageValues::from_color(by).set_move("move", telling))
    }

    /// The hall hears the words of D.2.1 alone; the line says whose move it is and which key comes next.
    pub(super) fn move_message(
        &self,
        (by, manner): (Color, AnnouncementManner),
        telling: &MoveDescription,
        channel: Channel,
    ) -> Message {
        let own = by == self.owner;
        let id = match manner {
            AnnouncementManner::Announced if own => "announce-own-move",
            AnnouncementManner::Announced | AnnouncementManner::Entered => "announce-opponents-move",
            AnnouncementManner::Corrected { .. } if own => "announce-own-correction",
            AnnouncementManner::Corrected { .. } => "announce-correction",
            AnnouncementManner::Misheard { .. } => "announce-misheard",
            AnnouncementManner::Promoted { .. } => "announce-promoted",
            AnnouncementManner::Repeated => "announce-again",
        };
        let mut told = self.build_message(channel, None, id, MessageValues::from_color(by).set_move("move", telling));
        if matches!(manner, AnnouncementManner::Announced | AnnouncementManner::Entered | AnnouncementManner::Repeated)
            && !self.on_paper
        {
            told.speech = vec![Spoken::words(crate::locale::Lang::De, self.spoken_move(telling))];
        }
        told
    }

    pub(super) fn board_difference_messages(
        &self,
        whose: Color,
        squares: &[BoardDifference],
        id: &str,
    ) -> Vec<Message> {
        let mut told = vec![self.build_message(
            Hall,
            Earcon::Difference,
            id,
            MessageValues::from_color(whose).set("count", squares.len()),
        )];
        let topic = Topic::BoardSquare(whose);
        for BoardDifference { square, shows, announced } in squares.iter().take(SQUARES_TOLD) {
            let values = MessageValues::from_color(whose)
                .set_square("square", *square)
                .set_piece("shows", *shows)
                .set_piece("announced", *announced);
            told.push(self.hall_message("announce-square-differs", values).with_topic(topic));
        }
        if squares.len() > SQUARES_TOLD {
            let values = MessageValues::new().set("count", squares.len() - SQUARES_TOLD);
            told.push(self.hall_message("announce-more-squares", values).with_topic(topic));
        }
        told
    }

    pub(super) fn confirmation_message(&self, by: Color, word: &OpponentsWord) -> Message {
        let values = MessageValues::from_color(by);
        if let OpponentsWord::Claim(
            claim @ (Claim::Draw { with: Some(words), .. }
            | Claim::Checkmate { with: Some(words) }
            | Claim::Stalemate { with: Some(words) }),
        ) = word
        {
            let values = values.set_claim(claim).set_announcement("move", words);
            return self.build_message(Hall, Earcon::Question, "announce-confirm-claims-with", values);
        }
        let what = |form: MessageForm<'_>| match word {
            OpponentsWord::Touch(square) => form.square_text(*square),
            OpponentsWord::Execute { from, to, .. } => format!("{} {}", form.square_text(*from), form.square_text(*to)),
            // The hall hears a move that was understood, and no other text of a person.
            OpponentsWord::Write { words: Some(words), .. } if form.is_heard() => form.announcement_text(words),
            OpponentsWord::Write { .. } if form.is_heard() => {
                form.locale.message_text("announce-unread-text", &Args::new())
            }
            OpponentsWord::Write { text, .. } => form.quoted_text(text, WRITTEN_SHOWN),
            OpponentsWord::Repeat(words) => form.announcement_text(words),
            OpponentsWord::Claim(claim) => form.claim_text(claim),
            _ => String::new(),
        };
        self.build_message(
            Hall,
            Earcon::Question,
            "announce-confirm",
            values.set_variant_name("word", word).set_with_form("what", what),
        )
    }

    /// How the game has ended.
    pub fn game_over_message(&self, outcome: Outcome) -> Message {
        let (id, values) = match outcome {
            Outcome::Win { winner: by, reason } => {
                ("announce-won", MessageValues::from_color(by).set_variant_name("why", &reason))
            }
            Outcome::Draw(reason) => ("announce-drawn", MessageValues::new().set_variant_name("why", &reason)),
            Outcome::Points(points) => ("announce-ended", MessageValues::new().set_variant_name("how", &points)),
            Outcome::BothForfeit | Outcome::Unfinished | Outcome::Cancelled => {
                ("announce-ended", MessageValues::new().set_variant_name("how", &outcome))
            }
        };
        self.build_message(Hall, Earcon::GameEnd, id, values)
    }
}

/// What a public message of this effect is about.
fn topic_in_hall(kind: &EffectKind) -> Option<Topic> {
    use AnnouncementManner::{Corrected, Misheard, Repeated};
    Some(match kind {
        EffectKind::MoveAnnounced { manner: Repeated, .. } => Topic::Repetition,
        EffectKind::MoveAnnounced { player, manner: Corrected { .. } | Misheard { .. }, .. } => {
            Topic::Correction(*player)
        }
        EffectKind::MoveAnnounced { player, .. } => Topic::Announcement(*player),
        EffectKind::PlayResumed { .. } => Topic::Resumption,
        EffectKind::FlagFell { .. }
        | EffectKind::GameOver(_)
        | EffectKind::RulingApplied(_)
        | EffectKind::Upheld
        | EffectKind::SetAside
        | EffectKind::DeskTaken { .. }
        | EffectKind::DeskLeft
        | EffectKind::Adjournment(_) => Topic::Decision,
        EffectKind::ScoresDiffer { .. } => Topic::Scores,
        EffectKind::ComparisonShown(_) => Topic::Comparison,
        EffectKind::RepetitionAgrees { player, .. } | EffectKind::RepetitionDiffers { player, .. } => {
            Topic::PlayersRepetition(*player)
        }
        EffectKind::BoardDiffers { owner, .. }
        | EffectKind::BoardsDisputed { owner, .. }
        | EffectKind::BoardAgrees { owner } => Topic::Board(*owner),
        _ => return None,
    })
}
