//! The arbiter at the desk gives every ruling of the list: mostly one that could fit the moment, also any other.

use super::People;
use super::before_last;
use ansage_game::claim::Measure;
use ansage_game::event::{Event, EventKind};
use ansage_game::moment::{Moment, Span};
use ansage_game::referee::Referee;
use ansage_game::ruling::{AssistantDuty, Ruling, SheetLine};
use ansage_game::seat::{Color, Seat};
use ansage_game::view::{AwaitedAct, View};

/// The number of kinds of rulings, as `crate::rulings` lists them.
const KINDS: usize = crate::rulings::LISTED_RULINGS.len();

impl People {
    /// Whether the arbiter is at the desk.
    pub fn is_at_desk(&self) -> bool {
        self.heard.at_desk
    }

    /// The arbiter takes the desk with this code, or rules there.
    pub fn act_at_desk(&mut self, verifier: &str, referee: &Referee) -> Event {
        self.now += self.dice.below(5_000) as u64;
        let kind = match self.heard.at_desk {
            true => EventKind::Ruled { ruling: self.any_ruling(referee) },
            false => EventKind::DeskTaken { verifier: verifier.into(), arbiter: "Rot".into() },
        };
        let taken = matches!(kind, EventKind::DeskTaken { .. });
        let port = if taken { self.port(Seat::Arbiter, &kind) } else { self.desk };
        Event { at: Moment::from_millis(self.now), seat: Seat::Arbiter, port, kind }
    }

    fn any_ruling(&mut self, referee: &Referee) -> Ruling {
        let view = referee.view(Moment::from_millis(self.now));
        let fitting = fitting_rulings(&view, referee);
        let number = match fitting.is_empty() || self.dice.chance(60) {
            true => self.dice.below(KINDS),
            false => self.dice.pick(&fitting),
        };
        self.ruling_of_kind(number, &view, referee)
    }

    fn ruling_of_kind(&mut self, number: usize, view: &View, referee: &Referee) -> Ruling {
        let player = self.dice.pick(&Color::ALL);
        let time = Span::from_secs(self.dice.below(200) as u64);
        let fallen = Color::ALL.into_iter().find(|color| referee.clock().is_fallen(*color));
        let half_moves = view.half_moves.len();
        match number {
            0 => Ruling::Uphold,
            1 => Ruling::SetAside,
            2 => Ruling::Stop,
            3 => Ruling::TakeMeasure(Measure::AddTime { player, time }),
            4 => Ruling::TakeMeasure(Measure::RemoveTime { player, time }),
            5 => Ruling::TakeMeasure(Measure::AddIncrement { time: Span::from_secs(self.dice.below(6) as u64) }),
            6 => Ruling::TakeMeasure(Measure::RestorePosition { ply: self.dice.below(half_moves + 2) as u32 }),
            7 => Ruling::TakeMeasure(Measure::CorrectMove { words: self.words(&before_last(referee)) }),
            8 => Ruling::TakeMeasure(Measure::EndGame(self.declared())),
            // One in four is a clock on which little is left: flags fall.
            9 if self.dice.chance(25) => Ruling::SetClock { player, left: Span::from_secs(self.dice.below(3) as u64) },
            9 => Ruling::SetClock { player, left: time },
            10 => Ruling::SetCount { player, moves: self.dice.pick(&[0, 1, 20, 39, 40, 41]) },
            11 => self.adapt(),
            12 => Ruling::SetEdition { year: self.dice.pick(&[2001, 2005, 2009, 2014, 2018, 2023, 2024]) },
            13 => Ruling::SetDuty { player, duty: self.dice.pick(&AssistantDuty::ALL), on: self.dice.chance(50) },
            14 => Ruling::IllegalMove { player },
            15 => Ruling::Warn { player },
            16 => Ruling::CallFlag { player: fallen.unwrap_or(player) },
            17 => Ruling::BothFlags,
            18 => Ruling::Adjourn,
            19 => Ruling::SetResumption { text: "2 May 2026, 10:00, Town Hall".into() },
            20 => Ruling::SealedReply,
            21 => Ruling::EnvelopeLost,
            22 => Ruling::Continue,
            23 => self.course(referee),
            24 => self.board_as_read(player, view),
            25 => {
                let ply = self.dice.below(half_moves + 3) as u32;
                let SheetLine { text, words, .. } = self.line(ply, &before_last(referee));
                Ruling::SetScoreLine { player, ply, text, words, insert: self.dice.chance(40) }
            }
            26 => Ruling::SetScoreSheet { player, lines: self.sheet(referee), source: None },
            _ => self.proposal(view),
        }
    }
}

/// The kinds of rulings that the state of the game asks for.
fn fitting_rulings(view: &View, referee: &Referee) -> Vec<usize> {
    let flags = Color::ALL.into_iter().filter(|color| referee.clock().is_fallen(*color)).count();
    let mut kinds: Vec<usize> = match &view.awaited {
        AwaitedAct::Nothing(_) => vec![22],
        AwaitedAct::Settlement(_) => vec![0, 1],
        AwaitedAct::Unsealing => vec![19, 21],
        AwaitedAct::Resumption | AwaitedAct::Restart(_) => vec![22],
        AwaitedAct::Move(_) => vec![18, 20],
        _ => Vec::new(),
    };
    match flags {
        0 => {}
        1 => kinds.push(16),
        _ => kinds.extend([16, 17]),
    }
    kinds
}
