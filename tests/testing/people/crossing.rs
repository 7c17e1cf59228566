//! Act while the other acts: answer before the press, press before the turn, claim before the entry, agree to go on.

use super::People;
use ansage_game::claim::{Claim, Irregularity};
use ansage_game::event::{EventKind, OpponentsWord};
use ansage_game::reading;
use ansage_game::referee::Referee;
use ansage_game::ruling::Ruling;
use ansage_game::seat::Color;
use ansage_game::view::{AwaitedAct, View, ViewMove};
use shakmaty::{Chess, Position};

/// The position after a half-move that was told, where it is a legal one.
fn after(position: &Chess, told: &ViewMove) -> Option<Chess> {
    let legal = ansage_game::reading::legal_moves(position);
    // Where an illegal move stands, a king may be left to be taken: that is nobody's move.
    let mut lawful = legal.into_iter().filter(|legal| legal.capture() != Some(shakmaty::Role::King));
    let played = lawful.find(|legal| reading::describe_legal_move(position, *legal).named == told.description.named)?;
    let mut after = position.clone();
    after.play_unchecked(played);
    Some(after)
}

impl People {
    /// What somebody does beside what is awaited, if he does.
    pub(super) fn crossing(&mut self, view: &View, referee: &Referee) -> Option<EventKind> {
        let fallen = |whose: Color| referee.clock().is_fallen(whose);
        if let Some(of) = self.heard.flag_set_aside.take().filter(|of| fallen(*of)) {
            return Some(self.spoken(!of, view, OpponentsWord::Flag));
        }
        // Nobody has misheard what the arbiter has dictated.
        let dictated = referee.half_moves_with_withdrawn().iter().rfind(|it| !it.withdrawn).is_some_and(|it| it.ruled);
        if dictated && self.dice.chance(4) {
            return Some(EventKind::Misheard { words: self.words(&view.course) });
        }
        let flag_waits = self.heard.remedy.as_ref().is_some_and(|remedy| remedy.claim == Some(Claim::Flag));
        match &view.awaited {
            AwaitedAct::Entry(_) | AwaitedAct::Key(_) if flag_waits && self.heard.at_desk && self.dice.chance(30) => {
                Some(self.ruled(Ruling::SetAside))
            }
            // A claimed flag waits for a move that proves illegal, or ends the game.
            AwaitedAct::Entry(_) if flag_waits && self.dice.chance(33) => {
                Some(EventKind::Announced { words: self.blunder(&view.course) })
            }
            AwaitedAct::Press(by) | AwaitedAct::LastWord(by) => self.before_the_press(*by, view),
            AwaitedAct::Entry(by) if fallen(!*by) && self.dice.chance(40) || self.dice.chance(1) => {
                Some(self.spoken(*by, view, OpponentsWord::Flag))
            }
            AwaitedAct::Key(_) if self.dice.chance(20) => Some(EventKind::Misheard { words: self.words(&view.course) }),
            AwaitedAct::Key(by) if self.dice.chance(10) => {
                let word = self.dice.pick(&[CrossingWord::Flag, CrossingWord::Arbiter]).word();
                let who = self.dice.pick(&[*by, !*by]);
                Some(self.spoken(who, view, word))
            }
            AwaitedAct::Restart(_) if self.dice.chance(60) => {
                let who = self.dice.pick(&[Color::White, Color::Black]);
                Some(self.spoken(who, view, OpponentsWord::Resume))
            }
            AwaitedAct::Settlement(_) if self.dice.chance(20) => {
                let who = self.dice.pick(&[Color::White, Color::Black]);
                let word = self
                    .dice
                    .pick(&[CrossingWord::Consent, CrossingWord::Resume, CrossingWord::Flag, CrossingWord::Hands])
                    .word();
                Some(self.spoken(who, view, word))
            }
            AwaitedAct::Nothing(_) => {
                let of = view.remedy.as_ref().map(|remedy| remedy.burdened).filter(|_| self.dice.chance(50))?;
                Some(self.spoken(of, view, OpponentsWord::Consent))
            }
            _ => None,
        }
    }

    /// `by` has announced and not pressed: he is answered, makes his own next move, or the other presses too early.
    fn before_the_press(&mut self, by: Color, view: &View) -> Option<EventKind> {
        let made = after(&view.course, view.pending.as_ref()?)?;
        if made.is_game_over() && self.dice.chance(10) {
            return Some(self.spoken(by, view, OpponentsWord::Resign));
        }
        let Some(reply) = &view.reply else {
            return match self.dice.below(100) {
                0..5 if !made.is_game_over() => Some(self.answer(!by, &made, view)),
                5..7 => Some(EventKind::ClockPressed { player: !by }),
                _ => None,
            };
        };
        match self.dice.below(100) {
            0..25 => {
                let next = after(&made, reply).filter(|next| !next.is_game_over())?;
                Some(self.answer(by, &next, view))
            }
            25..40 => Some(EventKind::ClockPressed { player: !by }),
            40..45 => {
                self.seat = Some(by.into());
                Some(EventKind::Corrected { words: self.words(&view.course) })
            }
            45..48 => {
                self.seat = Some((!by).into());
                Some(EventKind::Corrected { words: self.words(&made) })
            }
            _ => None,
        }
    }

    /// A move of this player's in a position that is not reached by presses yet.
    fn answer(&mut self, by: Color, position: &Chess, view: &View) -> EventKind {
        let words = self.words(position);
        let entered = by != view.owner && !view.links.get(by).has_own_station();
        if !entered {
            self.seat = Some(by.into());
        }
        if entered { EventKind::ReplyEntered { words } } else { EventKind::Announced { words } }
    }
}

/// A word that crosses another.
#[derive(Debug, Clone, Copy)]
enum CrossingWord {
    Flag,
    Arbiter,
    Consent,
    Resume,
    Hands,
}

impl CrossingWord {
    fn word(self) -> OpponentsWord {
        match self {
            CrossingWord::Flag => OpponentsWord::Flag,
            CrossingWord::Arbiter => OpponentsWord::Arbiter,
            CrossingWord::Consent => OpponentsWord::Consent,
            CrossingWord::Resume => OpponentsWord::Resume,
            CrossingWord::Hands => OpponentsWord::Claim(Claim::Irregularity(Irregularity::TwoHands)),
        }
    }
}
