//! Referee a game by Appendix D: pure, synchronous, told the time; and keep its record.
//!
//! A program hands each [`event::Event`] with its moment to a [`referee::Referee`], and reports each [`effect::Effect`] to
//! the people it is for. Here White announces a move and presses. Black repeats it wrongly, then correctly (D.2.1).
//!
//! ```
//! use ansage_game::effect::EffectKind;
//! use ansage_game::event::{Event, EventKind, EventSource};
//! use ansage_game::{moment::Moment, referee::Referee, seat::Color, seat::Seat, terms::GameTerms};
//!
//! let mut referee = Referee::open(GameTerms::new("90+30".parse()?))?;
//! let mut handle = |millis, seat, kind| {
//!     let event = Event { at: Moment::from_millis(millis), seat, port: EventSource::Keyboard, kind };
//!     referee.handle(&event).into_iter().map(|effect| effect.kind).next()
//! };
//! handle(0, Seat::White, EventKind::Started);
//! let effect = handle(5_000, Seat::White, EventKind::Announced { words: "P?e4".parse()? });
//! let Some(EffectKind::MoveAnnounced { utterance, .. }) = effect else { panic!("{effect:?}") };
//! // The program has spoken the move to its last word: only now does a press complete it.
//! handle(7_000, Seat::White, EventKind::AnnouncementHeard { utterance });
//! let effect = handle(8_000, Seat::White, EventKind::ClockPressed { player: Color::White });
//! assert!(matches!(effect, Some(EffectKind::MoveCompleted { ply: 1, .. })));
//! let effect = handle(9_000, Seat::Black, EventKind::Repeated { words: "P?d4".parse()? });
//! let Some(EffectKind::RepetitionDiffers { announced, repeated, .. }) = effect else { panic!("{effect:?}") };
//! assert_eq!([announced, repeated].map(|telling| telling.named.to_string()), ["Pe2e4", "Pd2d4"]);
//! let effect = handle(11_000, Seat::Black, EventKind::Repeated { words: "P?e4".parse()? });
//! assert!(matches!(effect, Some(EffectKind::RepetitionAgrees { player: Color::Black, .. })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `examples/referee.rs` is the same between two pipes, for programs in any language: events in, effects out, as JSON lines.
//!
//! This is the ground floor: it depends on no other crate of Ansage, and touches no file, thread, port or clock.

#![forbid(unsafe_code)]

pub mod announcement;
pub mod board;
pub mod castling;
pub mod chess960;
pub mod claim;
pub mod clock;
mod code;
pub mod comparison;
pub mod effect;
pub mod event;
pub mod foreign;
pub mod hands;
pub mod hex;
pub mod joining;
pub mod journal;
pub mod key;
pub mod laws;
pub mod mate;
pub mod moment;
pub mod outcome;
pub mod pending;
mod port;
pub mod pressed;
pub mod proposal;
pub mod reading;
pub mod referee;
pub mod refusal;
pub mod ruling;
pub mod score;
pub mod seat;
pub mod sensed;
pub mod shapes;
pub mod start;
pub mod terms;
pub mod time_control;
pub mod touch;
pub mod view;
