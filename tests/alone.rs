//! The opponent that the program plays, with the real referee and nobody who chooses his moves but the test: what crosses an
//! answer that he waits for.

use crate::sighted::seat;
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::joining::StationRole;
use ansage_game::moment::{Moment, Span};
use ansage_game::referee::Referee;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::{GameTerms, OpponentTerms};
use ansage_opponent::SlipList;
use ansage_seats::practice::{MoveAnswer, MoveQuestion, OpponentStep, PracticeOpponent};
use ansage_words::locale::Lang;
use shakmaty::{Move, uci::UciMove};

/// White is the player.
struct PracticeTable {
    referee: Referee,
    opponent: PracticeOpponent,
    now: Moment,
    told: Vec<Effect>,
    acted: u64,
    /// What he has asked and waits for.
    asked: Option<MoveQuestion>,
}

impl PracticeTable {
    /// A game of practice without slips, begun.
    fn begun(fen: &str) -> PracticeTable {
        let opponent = Some(OpponentTerms { level: 1, seed: 4, slips: "none".into() });
        let terms = GameTerms { opponent, start: Some(fen.to_owned()), ..seat::practice() };
        let presenter = seat::presenter(Lang::En, Color::White);
        let mut table = PracticeTable {
            referee: Referee::open(terms).unwrap(),
            opponent: PracticeOpponent::new(Color::Black, SlipList::default(), 4, &presenter),
            now: Moment::START,
            told: Vec::new(),
            acted: 0,
            asked: None,
        };
        let joined = EventKind::LinkFound { station: 1, role: StationRole::Player, again: false };
        table.handle(Color::Black, EventSource::Station, joined);
        table.show();
        table.player(EventKind::Started);
        table
    }

    fn handle(&mut self, by: Color, port: EventSource, kind: EventKind) {
        let event = Event { at: self.now, seat: Seat::from(by), port, kind };
        self.told.extend(self.referee.handle(&event));
    }

    fn show(&mut self) {
        let steps = self.opponent.take_view(self.referee.view(self.now), self.now);
        self.carry_out(steps);
    }

    fn carry_out(&mut self, steps: Vec<OpponentStep>) {
        for step in steps {
            match step {
                OpponentStep::Choose(question) => self.asked = Some(question),
                OpponentStep::Act(kind) => {
                    self.acted += 1;
                    self.handle(Color::Black, EventSource::Link { station: 1, act: self.acted }, kind);
                    self.show();
                }
            }
        }
    }

    fn player(&mut self, kind: EventKind) {
        self.handle(Color::White, EventSource::Keyboard, kind);
        self.show();
    }

    /// The player announces, is heard, and presses.
    fn moves(&mut self, code: &str) {
        self.player(EventKind::Announced { words: code.parse().unwrap() });
        let utterance = self.told.iter().rev().find_map(|effect| match effect.kind {
            EffectKind::MoveAnnounced { utterance, .. } => Some(utterance),
            _ => None,
        });
        let utterance = utterance.unwrap();
        self.handle(Color::White, EventSource::Speech, EventKind::AnnouncementHeard { utterance });
        self.show();
        self.player(EventKind::ClockPressed { player: Color::White });
    }

    /// He does what is due until this holds.
    fn until(&mut self, holds: impl Fn(&PracticeTable) -> bool) {
        for _ in 0..100 {
            if holds(self) {
                return;
            }
            let Some(due) = self.opponent.next_deadline() else { break };
            self.now = self.now.max(due);
            let steps = self.opponent.act(self.now);
            self.carry_out(steps);
        }
        let awaited = self.referee.view(self.now).awaited;
        panic!("{awaited:?} is awaited, and he does not do it, but: {:?}", self.told.last());
    }

    /// Until he asks, and what.
    fn question(&mut self) -> MoveQuestion {
        self.asked = None;
        self.until(|table| table.asked.is_some());
        self.asked.clone().unwrap()
    }

    fn answer(&mut self, question: &MoveQuestion, chosen: Option<Move>, worth: i32) {
        let steps = self.opponent.take_choice(MoveAnswer { ply: question.ply, chosen, worth }, self.now);
        self.carry_out(steps);
    }

    fn has_told(&self, holds: impl Fn(&EffectKind) -> bool) -> bool {
        self.told.iter().any(|effect| holds(&effect.kind))
    }
}

/// The move that these squares name after the half-moves of a question.
fn chosen(question: &MoveQuestion, squares: &str) -> Option<Move> {
    use shakmaty::Position as _;
    let mut position = question.start.clone();
    question.moves.iter().for_each(|played| position.play_unchecked(*played));
    squares.parse::<UciMove>().unwrap().to_move(&position).ok()
}

const PAWNS: &str = "4k3/8/8/4p3/8/8/3P4/4K3 w - - 0 1";

#[test]
fn a_move_chosen_before_a_takeback_is_not_made_where_it_is_none() {
    let mut table = PracticeTable::begun(PAWNS);
    table.moves("Pd2d4");
    let stale = table.question();
    table.player(EventKind::MovesTakenBack);
    table.moves("Pd2d3");
    table.now = table.now + Span::from_secs(60);
    table.answer(&stale, chosen(&stale, "e5d4"), 0);
    let asked = table.question();
    assert_eq!((asked.ply, asked.moves.len()), (stale.ply, 1), "he asks again, of this position");
    assert_ne!(asked.moves, stale.moves);
    table.answer(&asked, chosen(&asked, "e5e4"), 0);
    table.until(|table| table.referee.view(table.now).pending.is_some());
    let announced = table.referee.view(table.now).pending.unwrap();
    assert_eq!(announced.description.named.to_full_announcement(), "Pe5e4".parse().unwrap());
}

#[test]
fn art_9_1_a_move_chosen_before_the_offer_is_no_judgement_of_it() {
    let mut table = PracticeTable::begun(PAWNS);
    table.moves("Pd2d4");
    let move_asked = table.question();
    table.player(EventKind::DrawOffered);
    // The worth of the move that was asked for would accept.
    table.answer(&move_asked, chosen(&move_asked, "e5d4"), -900);
    let answered =
        |kind: &EffectKind| matches!(kind, EffectKind::DrawDeclined { .. }) || matches!(kind, EffectKind::GameOver(_));
    assert!(!table.has_told(answered));
    let offer_asked = table.question();
    assert!(offer_asked.worth_only && offer_asked.ply == move_asked.ply);
    table.answer(&offer_asked, None, 50);
    assert!(table.has_told(|kind| matches!(kind, EffectKind::DrawDeclined { .. })));
    assert!(!table.has_told(|kind| matches!(kind, EffectKind::GameOver(_))));
}
