//! What a station is shown: its own side, whole over the wire, small over a long game, right at any later moment.

use super::dice::Dice;
use ansage_game::board::BoardKnowledge;
use ansage_game::effect::EffectKind;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::moment::{Moment, Span};
use ansage_game::reading;
use ansage_game::referee::Referee;
use ansage_game::ruling::Ruling;
use ansage_game::seat::{Color, Seat};
use ansage_game::sensed::BoardReport;
use ansage_game::terms::GameTerms;
use ansage_game::view::View;
use ansage_link::seen::ViewDelta;
use shakmaty::Position;

struct ViewedGame {
    referee: Referee,
    now: u64,
}

impl ViewedGame {
    fn new(time: &str, chess960: Option<u16>) -> ViewedGame {
        let arbiter_code = Some("verifier".to_owned());
        let terms = GameTerms { chess960, arbiter_code, ..GameTerms::new(time.parse().expect("a time control")) };
        ViewedGame { referee: Referee::open(terms).expect("terms that can be played"), now: 0 }
    }

    /// It happens, and the last word of what is told for it is heard.
    fn happen(&mut self, seat: Seat, kind: EventKind) {
        self.now += 400;
        let at = Moment::from_millis(self.now);
        for effect in self.referee.handle(&Event { at, seat, port: EventSource::Keyboard, kind }) {
            if let EffectKind::MoveAnnounced { utterance, .. } = effect.kind {
                self.happen(Seat::White, EventKind::AnnouncementHeard { utterance });
            }
        }
    }

    fn view(&self) -> View {
        self.referee.view(Moment::from_millis(self.now))
    }

    /// So many legal half-moves.
    fn play(&mut self, half_moves: usize, dice: &mut Dice) {
        for _ in 0..half_moves {
            let course = self.view().course;
            let legal = course.legal_moves();
            let quiet: Vec<_> = legal.iter().copied().filter(|legal| !legal.is_zeroing()).collect();
            let from = if quiet.is_empty() { &legal[..] } else { &quiet };
            let Some(chosen) = (!from.is_empty()).then(|| from[dice.below(from.len())]) else { return };
            let words = reading::describe_legal_move(&course, chosen).named.to_full_announcement();
            self.happen(Seat::White, EventKind::Announced { words });
            let by = course.turn();
            self.happen(Seat::White, EventKind::ClockPressed { player: by });
        }
    }
}

fn over_the_wire(view: &View) -> View {
    serde_json::from_str(&serde_json::to_string(view).expect("plain data")).expect("a view")
}

/// The host's table with everything in it that a view can hold.
fn full_table() -> ViewedGame {
    let mut dice = Dice::new(6);
    let mut game = ViewedGame::new("40/90+30,30+30", None);
    game.happen(Seat::White, EventKind::Started);
    game.play(6, &mut dice);
    let (e2, e3) = (shakmaty::Square::E2, shakmaty::Square::E3);
    game.happen(Seat::Black, EventKind::Executed { from: e2, to: e3, placed: None });
    game.happen(Seat::White, EventKind::ScoreWritten { text: "geheim".into(), words: None });
    let shows = game.view().course.board().clone();
    game.happen(Seat::White, EventKind::BoardReported(BoardReport::Found { shows }));
    game.happen(Seat::White, EventKind::Claimed { claim: ansage_game::claim::Claim::Touched });
    let verifier = "verifier".to_owned();
    game.happen(Seat::Arbiter, EventKind::DeskTaken { verifier, arbiter: "Arbiter".into() });
    // The complaint is ruled on first, as any claim.
    game.happen(Seat::Arbiter, EventKind::Ruled { ruling: Ruling::SetAside });
    game.happen(Seat::Arbiter, EventKind::Ruled { ruling: Ruling::Continue });
    game.happen(Seat::Arbiter, EventKind::Ruled { ruling: Ruling::Adjourn });
    let by = game.view().course.turn();
    let commitment = Some("besiegelt".to_owned());
    game.happen(by.into(), EventKind::MoveSealed { commitment, wall: String::new() });
    game
}

#[test]
fn a_view_is_the_same_after_the_wire() {
    let mut dice = Dice::new(960);
    for number in [None, Some(0), Some(518), Some(959)] {
        let mut game = ViewedGame::new("3+2", number);
        game.happen(Seat::White, EventKind::Started);
        for _ in 0..12 {
            game.play(3, &mut dice);
            let view = game.view().restricted_to_seat(Some(Color::White));
            let read = over_the_wire(&view);
            assert_eq!(read, view);
            let castling = |view: &View| (view.course.castles().mode(), view.start.castles().mode());
            assert_eq!(castling(&read), castling(&view), "castling goes by the same rules");
            assert_eq!(read.course.halfmoves(), view.course.halfmoves());
        }
    }
    let view = full_table().view();
    assert!(view.desk.sealing.is_some() && matches!(view.boards.white, BoardKnowledge::Sensed(_)));
    for seat in [None, Some(Color::White), Some(Color::Black)] {
        let view = view.clone().restricted_to_seat(seat);
        assert_eq!(over_the_wire(&view), view);
    }
}

#[test]
fn a_seat_sees_its_own_board_and_score_and_no_proof_of_a_sealed_move() {
    let view = full_table().view();
    let json = |seat| serde_json::to_string(&view.clone().restricted_to_seat(seat)).expect("plain data");
    assert!(view.scores.white.iter().flatten().any(|line| line == "geheim"), "a score to hide");
    assert!(json(Some(Color::White)).contains("geheim"), "his own score");
    assert!(!json(Some(Color::Black)).contains("geheim"), "the other's score");
    assert!(!json(None).contains("geheim"), "somebody who looks on");
    for seat in [None, Some(Color::White), Some(Color::Black)] {
        assert!(!json(seat).contains("besiegelt"), "what proves the sealed move");
        let seen = view.clone().restricted_to_seat(seat);
        assert!(seen.desk.sealing.is_some_and(|sealing| sealing.sealed == Some(None)), "that one is sealed");
        assert!(seen.desk.facts.is_empty() && !seen.desk.here, "the arbiter's own");
    }
    let black = view.clone().restricted_to_seat(Some(Color::Black));
    assert_eq!(black.boards.white, BoardKnowledge::Assumed, "White's board is White's");
    assert_eq!(*black.shown.get(Color::White), view.expected_board());
    assert_eq!((black.boards.black, black.owner), (view.boards.black.clone(), Color::Black));
}

#[test]
fn a_later_moment_is_reckoned_as_the_referee_reckons_it() {
    for time in ["3+2", "90+30", "60d10", "5h", "40/90+30,30+30", "60b10"] {
        let Ok(_) = time.parse::<ansage_game::time_control::TimeControl>() else { continue };
        let mut game = ViewedGame::new(time, None);
        game.happen(Seat::White, EventKind::Started);
        game.play(5, &mut Dice::new(5));
        let told = over_the_wire(&game.view().restricted_to_seat(Some(Color::Black)));
        for later in [0, 1, 9_999, 170_000, 400_000, 9_000_000] {
            let then = Moment::from_millis(game.now + later);
            let host = game.referee.view(then);
            let shown = told.clone().advanced_to(then);
            assert_eq!(shown.clocks, host.clocks, "{time} after {later}");
            assert_eq!((shown.used, shown.at), (host.used, host.at), "{time} after {later}");
            assert_eq!(shown.clock.next_flag_fall(), host.clock.next_flag_fall());
            let mark = Span::from_secs(60);
            assert_eq!(
                shown.clock.moment_of_low_time(Color::Black, mark),
                host.clock.moment_of_low_time(Color::Black, mark)
            );
        }
        let before = told.clone().advanced_to(Moment::START);
        assert_eq!(before, told, "time does not go back");
    }
}

#[test]
fn a_message_stays_small_in_a_long_game() {
    let mut dice = Dice::new(3);
    let mut game = ViewedGame::new("90+30", None);
    game.happen(Seat::White, EventKind::Started);
    let (mut last, mut sizes) = (None::<View>, Vec::new());
    for _ in 0..150 {
        game.play(1, &mut dice);
        let view = game.view().restricted_to_seat(Some(Color::White));
        let seen = ViewDelta::between_views(&view, last.as_ref());
        sizes.push(serde_json::to_string(&seen).expect("plain data").len());
        assert_eq!(seen.apply_to_view(last.as_ref()), Ok(view.clone()));
        last = Some(view);
    }
    let (early, late) = (sizes[5], sizes[sizes.len() - 1]);
    let last = last.expect("a view");
    assert!(last.half_moves.len() > 100, "a long game: {}", last.half_moves.len());
    assert!(late < early + 300, "{early} bytes, and {late} after {} half-moves", last.half_moves.len());
    let whole = serde_json::to_string(&ViewDelta::between_views(&last, None)).expect("plain data").len();
    assert!(whole > late * 2, "{whole} bytes the whole table, {late} what has changed");
}

#[test]
fn what_does_not_fit_is_no_view() {
    let mut game = ViewedGame::new("90+30", None);
    game.happen(Seat::White, EventKind::Started);
    game.play(8, &mut Dice::new(8));
    let view = game.view().restricted_to_seat(Some(Color::White));
    let seen = ViewDelta::between_views(&view, Some(&view));
    assert!(seen.clone().apply_to_view(None).is_err(), "half-moves that nobody has");
    assert_eq!(seen.apply_to_view(Some(&view)), Ok(view));
}
