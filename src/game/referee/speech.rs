//! What the program's speech costs the players: nothing that another person has said.
//!
//! An announcement waits in the hall for an announcement of the other player, a word of the arbiter, a flag or a result, and
//! for nothing else. Where it waits longer than the speech output allows, the clock of its player stands until it begins.
//! Where the table has it so (D.1), the first announcement of a half-move stands on no clock at all. The clock of a player whom
//! the arbiter lets play on starts with the last word of that, or with the player's own announcement.

use super::{Effects, Referee};
use crate::effect::{AnnouncementManner, EffectKind};
use crate::moment::{Moment, Span};
use crate::pending::PendingMove;
use crate::refusal::Refusal;
use crate::seat::{Color, NamedColor};
use serde::Serialize;

/// The longest speech that counts for no player: a voice that never ends must not stop the game.
const MAX_FREE_SPEECH: Span = Span::from_secs(10);

/// The longest time for which the arbiter's word that play goes on holds the clock. One sentence may be said before it.
const MAX_RESUMPTION: Span = Span::from_secs(30);

/// The longest time for which a delayed announcement holds a clock: a voice that never begins must not stop the game.
const MAX_DELAY: Span = Span::from_secs(120);

/// What is being said in the hall, as far as clocks and repetitions depend on it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub(super) struct HallSpeech {
    /// The utterance that counts for no player: an announcement where the table has it so, or that play goes on.
    free: Option<u32>,
    /// The last half-move for whose announcement the clocks have stood.
    #[serde(skip_serializing_if = "Option::is_none")]
    freed_half_move: Option<u32>,
    /// The last announcement or repetition, until its last word is heard.
    #[serde(skip_serializing_if = "Option::is_none")]
    unheard: Option<u32>,
    /// The announcement that waits for other public words.
    #[serde(skip_serializing_if = "Option::is_none")]
    delayed: Option<DelayedAnnouncement>,
}

/// An announcement that waits for other public words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct DelayedAnnouncement {
    utterance: u32,
    player: NamedColor,
    /// Since when the clock of its player stands; `None` while another clock runs, or none.
    held_since: Option<Moment>,
}

impl Referee {
    /// Notes that a move is told in the hall. Its first announcement holds the clocks where speech is free.
    pub(super) fn note_announcement(&mut self, by: Color, manner: AnnouncementManner, is_spoken: bool) {
        let utterance = self.turn.utterances;
        self.turn.speech.unheard = Some(utterance);
        // What a correction or another announcement replaces is not heard to its end.
        if manner != AnnouncementManner::Repeated && self.turn.speech.free.take().is_some() {
            self.clock.release_speech_hold(self.now);
        }
        let is_first = match self.refuses_idle_acts() {
            true => matches!(manner, AnnouncementManner::Announced | AnnouncementManner::Entered),
            false => manner != AnnouncementManner::Repeated,
        };
        let is_reply = self.turn.pending.as_ref().is_some_and(|pending| pending.player != by);
        let half_move = self.ply() + if is_reply { 2 } else { 1 };
        // Half-moves that were taken back are announced anew.
        let freed =
            self.turn.speech.freed_half_move.filter(|freed| *freed <= half_move + 1 && self.refuses_idle_acts());
        let is_free = self.rules.speech_is_free && is_first && freed.is_none_or(|freed| half_move > freed);
        if is_free && is_spoken && self.course.suspended.is_none() {
            self.turn.speech.free = Some(utterance);
            self.turn.speech.freed_half_move = Some(half_move);
            self.clock.hold_for_speech(self.now + MAX_FREE_SPEECH, self.now);
        }
    }

    /// The clock that the arbiter lets run waits for the last word of that. Returns the number of the utterance; `None` where
    /// both players let play go on, as they know it.
    pub(super) fn hold_clock_for_resumption(&mut self, by_players: bool, at: Moment) -> Option<u32> {
        if by_players || !self.follows_revision(7) {
            return None;
        }
        self.turn.utterances += 1;
        self.turn.speech.free = Some(self.turn.utterances);
        self.clock.hold_for_speech(at + MAX_RESUMPTION, at);
        self.turn.speech.free
    }

    /// Notes that the last word of an utterance was heard.
    pub(super) fn note_last_word(&mut self, utterance: u32, at: Moment) {
        self.turn.speech.unheard.take_if(|unheard| *unheard == utterance);
        if self.turn.speech.free.take_if(|spoken| *spoken == utterance).is_some() {
            self.clock.release_speech_hold(at);
        }
    }

    /// Forgets what was being said: the program was started again.
    pub(super) fn forget_speech(&mut self, at: Moment) {
        let freed_half_move = self.turn.speech.freed_half_move;
        self.turn.speech = HallSpeech { freed_half_move, ..HallSpeech::default() };
        self.clock.release_speech_hold(at);
    }

    /// Ends what counts for no player: the arbiter has changed the rule.
    pub(super) fn end_free_speech(&mut self) {
        if self.turn.speech.free.take().is_some() {
            self.clock.release_speech_hold(self.now);
        }
    }

    /// Says the last announcement once more, unless it is being said or waits to be said.
    pub(super) fn repeat_last_announcement(&mut self, who: Color, out: &mut Effects) {
        match self.turn.last_told {
            Some(_) if self.turn.speech.unheard.is_some() && self.refuses_idle_acts() => {
                out.refuse(self.recipient_of(who), Refusal::StillBeingSaid);
            }
            Some((NamedColor(by), telling)) => {
                self.announce_move(by, AnnouncementManner::Repeated, telling, out);
            }
            None => out.refuse(who, Refusal::NothingAnnounced),
        }
    }

    /// The speech output reports that an announcement has waited too long.
    pub(super) fn handle_announcement_delay(&mut self, utterance: u32) {
        let Some(player) = self.player_awaiting_last_word(utterance) else { return };
        let player = NamedColor(player);
        self.turn.speech.delayed = Some(DelayedAnnouncement { utterance, player, held_since: None });
    }

    /// The speech output reports that a delayed announcement begins.
    pub(super) fn handle_announcement_begin(&mut self, utterance: u32, at: Moment, out: &mut Effects) {
        if let Some(delayed) = self.turn.speech.delayed.take_if(|delayed| delayed.utterance == utterance) {
            self.release_delayed_clock(delayed, at, out);
        }
    }

    /// Holds the clock of a player whose announcement is delayed, as long as it would run and the announcement waits.
    pub(super) fn update_announcement_delay(&mut self, at: Moment, out: &mut Effects) {
        let Some(delayed) = self.turn.speech.delayed else { return };
        let NamedColor(player) = delayed.player;
        let waits = self.player_awaiting_last_word(delayed.utterance) == Some(player);
        let runs = self.clock.running_player() == Some(player);
        self.turn.speech.delayed = Some(delayed).filter(|_| waits);
        match (waits && runs, delayed.held_since) {
            (true, None) => {
                self.clock.hold_for_speech(at + MAX_DELAY, at);
                self.turn.speech.delayed = Some(DelayedAnnouncement { held_since: Some(at), ..delayed });
            }
            (false, Some(_)) => {
                self.release_delayed_clock(delayed, at, out);
                let held_since = None;
                self.turn.speech.delayed =
                    self.turn.speech.delayed.map(|delayed| DelayedAnnouncement { held_since, ..delayed });
            }
            _ => {}
        }
    }

    fn release_delayed_clock(&mut self, delayed: DelayedAnnouncement, at: Moment, out: &mut Effects) {
        let Some(since) = delayed.held_since else { return };
        let time = (at - since).min(MAX_DELAY);
        self.clock.release_speech_hold(at);
        if self.turn.speech.free.is_some() {
            self.clock.hold_for_speech(at + MAX_FREE_SPEECH, at);
        }
        if time == Span::ZERO {
            return;
        }
        let NamedColor(player) = delayed.player;
        self.report_to_desk(EffectKind::AnnouncementWaited { player, time }, out);
    }

    /// The player of the announced move whose last word is awaited.
    fn player_awaiting_last_word(&self, utterance: u32) -> Option<Color> {
        let open = self.turn.pending.iter().chain(&self.turn.reply);
        let is_awaited = |open: &&PendingMove| open.utterance == utterance && open.heard.is_none();
        open.filter(is_awaited).map(|open| open.player).next()
    }
}
