//! Help the arbiter where two boards or two scores differ (D.2.8): read, compare, propose. Never rule.
//!
//! [`reading`] takes a sheet as written and says what can be read of it, [`comparison`] lays two sheets side by side,
//! [`boards`] finds where a board left the course, [`steps`] names the fewest things hands must do, [`record`] takes
//! from a journal what it knows, [`inspection`] tells what the program is before it may stand on the board, [`procedure`]
//! makes of all that what the article proposes, and [`report`] writes it down as a page. What is found is data, and the
//! words for it are in the locales.
//!
//! It depends on `ansage-game` and `ansage-words`, and touches no file, thread, port or clock.

#![forbid(unsafe_code)]

pub mod boards;
pub mod comparison;
pub mod inspection;
pub mod procedure;
pub mod reading;
pub mod record;
pub mod report;
pub mod steps;
pub mod words;
