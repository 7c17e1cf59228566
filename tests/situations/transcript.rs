//! Play a transcript: a moment, what somebody does at it, everything it brings about, and what both clocks then show.

use super::acts::claim_of;
use super::table::{RefereeTable, brief_all, event_of};
use ansage_game::claim::{Claim, Measure};
use ansage_game::effect::{Audience, EffectKind};
use ansage_game::event::{EventKind, OpponentsWord};
use ansage_game::hands::CONTACT;
use ansage_game::moment::Span;
use ansage_game::ruling::{Ruling, SheetLine};
use ansage_game::seat::{Color, Seat};

/// The moment in milliseconds, the act, its effects, the readings of White's and Black's clock in milliseconds.
pub type TranscriptRow = (u64, &'static str, &'static str, u64, u64);

/// An act and whose it is. The arbiter's begin with `A:`, a claim with `claim` or `opp claim`; the others are those of
/// the table.
fn act_of(act: &str) -> (Seat, EventKind) {
    let claim = |text: &str| if text == "touched" { Claim::Touched } else { claim_of(text) };
    if let Some(order) = act.strip_prefix("A: ") {
        return (Seat::Arbiter, arbiters(order));
    }
    let kind = match (act.strip_prefix("claim "), act.strip_prefix("opp claim ")) {
        (Some(what), _) => EventKind::Claimed { claim: claim(what) },
        (_, Some(what)) => EventKind::SpokenForOpponent { word: OpponentsWord::Claim(claim(what)) },
        _ if act == "consent" => EventKind::Consented,
        _ if act == "opp consent" => EventKind::SpokenForOpponent { word: OpponentsWord::Consent },
        _ => event_of(act, 0),
    };
    (Seat::White, kind)
}

/// `desk`, `done`, `resume`, `uphold`, `set aside`, `stop`, `back 3`, `clock white 5400000`, `count black 3`,
/// `flag black`, `course 3 N?f6`, `board black FEN`, `sheet white P?e4 P?e5`, `compare`.
fn arbiters(order: &str) -> EventKind {
    let (verb, rest) = order.split_once(' ').unwrap_or((order, ""));
    let (whom, number) = rest.split_once(' ').unwrap_or((rest, ""));
    let whose = if whom == "white" { Color::White } else { Color::Black };
    let ruling = match verb {
        "desk" => return EventKind::DeskTaken { verifier: "proof".into(), arbiter: "".into() },
        "done" => return EventKind::DeskLeft,
        "resume" => return EventKind::PlayResumed,
        "compare" => return EventKind::ComparisonAsked,
        "count" => Ruling::SetCount { player: whose, moves: number.parse().expect("moves") },
        "course" => {
            let moves = number.split_whitespace().map(|code| code.parse().expect("a code")).collect();
            Ruling::RestoreCourse { keep: whom.parse().expect("half-moves"), moves, clocks: None }
        }
        "board" => {
            let shows = shakmaty::Board::from_ascii_board_fen(number.as_bytes()).expect("a board");
            Ruling::SetBoard { owner: whose, shows }
        }
        "sheet" => {
            let line = |(ply, text): (u32, &str)| SheetLine { ply, text: text.into(), words: text.parse().ok() };
            let lines = (1..).zip(number.split_whitespace()).map(line).collect();
            Ruling::SetScoreSheet { player: whose, lines, source: None }
        }
        "uphold" => Ruling::Uphold,
        "set" => Ruling::SetAside,
        "stop" => Ruling::Stop,
        "back" => Ruling::TakeMeasure(Measure::RestorePosition { ply: rest.parse().expect("a half-move") }),
        "clock" => Ruling::SetClock { player: whose, left: Span::from_millis(number.parse().expect("milliseconds")) },
        "flag" => Ruling::CallFlag { player: whose },
        _ => panic!("no order {order:?}"),
    };
    EventKind::Ruled { ruling }
}

impl RefereeTable {
    /// The arbiter acts, at this moment.
    pub fn arbiter(&mut self, order: &str) -> &mut RefereeTable {
        self.send(Seat::Arbiter, arbiters(order))
    }

    /// Plays a transcript. Every effect must be as written, and both clocks at that moment.
    #[track_caller]
    pub fn transcript(&mut self, rows: &[TranscriptRow]) -> &mut RefereeTable {
        for (moment, act, effects, white, black) in rows {
            assert!(*moment >= self.now, "the transcript goes back in time at {act:?}");
            // A piece that is held is certain to be lifted at this moment: it has been off as long as no contact is.
            let is_held = act.starts_with("pegs -") && !act.contains('+');
            self.now = if is_held { *moment - CONTACT.as_millis() } else { *moment };
            // The last word of what was told last is the table's to know.
            if *act == "heard" {
                self.act(act);
            } else if !self.pegs_act(act) {
                let (seat, kind) = act_of(act);
                self.send(seat, kind);
            }
            assert_eq!(brief_all(&self.told), *effects, "at {moment}, after {act:?}");
            self.facts_are_for_the_desk();
            self.clocks(*white, *black);
        }
        self
    }

    /// What was touched, and which moves would keep to it, reaches nobody but the arbiter.
    #[track_caller]
    fn facts_are_for_the_desk(&self) {
        for effect in &self.told {
            let facts = matches!(effect.kind, EffectKind::TouchFacts { .. } | EffectKind::OfferOutOfTurn { .. });
            assert!(!facts || effect.to == Audience::Desk, "{effect:?}");
        }
    }
}
