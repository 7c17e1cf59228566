//! Do anything at any moment.

use super::{People, before_last, plan};
use ansage_game::event::{EventKind, OpponentsWord, Question};
use ansage_game::referee::Referee;
use ansage_game::seat::Color;
use ansage_game::view::View;
use shakmaty::Square;

const QUESTIONS: [Question; 7] = [
    Question::LastSquare,
    Question::Clocks,
    Question::OwnClock,
    Question::OpponentsClock,
    Question::MoveCount,
    Question::TimeUsed,
    Question::Control,
];

impl People {
    pub(super) fn anything(&mut self, view: &View, referee: &Referee) -> EventKind {
        let (from, to, placed) = self.hands(view);
        match self.dice.below(69) {
            0 if self.dice.chance(40) => {
                EventKind::ProgramResumed { wall: String::new(), alive: self.sometime(view), revision: None }
            }
            0 => EventKind::ProgramStalled { since: self.sometime(view).unwrap_or_default() },
            1 if self.dice.chance(40) => EventKind::ProgramLeft,
            2 => EventKind::Started,
            3 => EventKind::PlayResumed,
            4..9 => EventKind::Announced { words: self.words(&view.course) },
            9 => EventKind::NotUnderstood { text: "eva elf".into(), understood: "eva".into(), part: "elf".into() },
            10..12 => EventKind::AnnouncementHeard { utterance: self.dice.below(view.half_moves.len() + 3) as u32 },
            12..16 => EventKind::Corrected { words: self.words(&view.course) },
            16..19 => EventKind::Misheard { words: self.words(&before_last(referee)) },
            19 => EventKind::Misheard { words: self.words(&view.course) },
            20 => EventKind::Repeated { words: self.words(&view.course) },
            21 => EventKind::Repeated { words: self.maybe_words(view).unwrap_or(self.words(&view.course)) },
            22..30 => EventKind::Executed { from, to, placed },
            30..32 => EventKind::ScoreWritten { text: "Sf3".into(), words: self.maybe_words(view) },
            32..34 => EventKind::PieceTouched { square: from },
            34 => EventKind::Adjusting,
            35 => EventKind::Confirmed { player: self.dice.pick(&[Color::White, Color::Black]) },
            36..41 => EventKind::ClockPressed { player: self.dice.pick(&[Color::White, Color::Black]) },
            41..43 => EventKind::PressCancelled,
            43..49 => EventKind::SpokenForOpponent { word: self.word(view, from) },
            49 => self.seal(view),
            50 => self.open(referee),
            51..53 => self.arbitrate(view, referee),
            53..58 => self.talk(view, referee),
            58 => EventKind::TimeSet { time: plan::time(&mut self.dice).parse().expect("a time control") },
            59..61 => EventKind::AnnouncementRepeatAsked,
            61 => EventKind::MovesTakenBack,
            62 => EventKind::DeadlineReached,
            63 => self.compare(),
            64 => EventKind::AnnounceButtonPressed,
            65 => EventKind::ReplyEntered { words: self.words(&view.course) },
            _ => EventKind::InformationAsked { question: self.dice.pick(&QUESTIONS) },
        }
    }

    fn word(&mut self, view: &View, touched: Square) -> OpponentsWord {
        let (from, to, placed) = self.hands(view);
        match self.dice.below(20) {
            0 => OpponentsWord::Draw,
            1 => OpponentsWord::Decline,
            2 => OpponentsWord::Flag,
            3 => OpponentsWord::Arbiter,
            4 => OpponentsWord::Adjust,
            5 => OpponentsWord::Touch(touched),
            6 => OpponentsWord::Repeat(self.words(&view.course)),
            7 if self.dice.chance(10) => OpponentsWord::Resign,
            8 if self.dice.chance(20) => OpponentsWord::Accept,
            9..12 => OpponentsWord::Write { text: "e5".into(), words: self.maybe_words(view) },
            _ => OpponentsWord::Execute { from, to, placed },
        }
    }
}
