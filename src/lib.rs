//! Ansage, the electronic assistant of Appendix D of the FIDE Laws of Chess, for blind and visually disabled players.
//!
//! # The flow
//! ```text
//!  keyboard, pipe   boards, a clock key   speech output   a deadline   joined stations   arbiter's desk
//!        \                  |                  |              |              |               /
//!         +------- stamped: Event { at, seat, port, kind } -------> one bounded inbox -------+
//!                                              |
//!  station, one thread:  1 stamp    the only place that reads a clock
//!                        2 decide   referee, pure: one event in, every effect out
//!                        3 record   journal: on the disk before anybody hears of it
//!                        4 present  presentation: one row per effect; console, board and speech show and say it
//!                        5 wait     until the next input or the referee's deadline
//!  who keeps the record is a part of the station (station::table::Authority), and 2 and 3 are his: this process; at the
//!  arbiter's desk the station of the game, whose journal comes line by line; at a joined station its host, to whom acts
//!  go, and from whom they come back as effects for its seat
//! ```
//! Effects carry meaning, never text: one effect is spoken in the hall's language, shown in the program's, and written
//! into the journal.
//!
//! # What always holds
//! - What could not be recorded has not happened; nothing is spoken that is not on the disk.
//! - A refused event changes nothing, and says why and what to do.
//! - Nobody learns before the press whether a move is legal, from words, sounds, deadlines or bytes.
//! - One player's word changes no counter, clock or right of the other; a press is no word. A result that was told is
//!   changed by both players or by the arbiter.
//! - The referee keeps, and never merges, the course of the game, what each player's own board shows
//!   ([`ansage_game::board::BoardKnowledge`]: assumed, stated by its owner, or sensed), and what each player has written
//!   ([`ansage_game::score::Score`]). An announcement by one player never fills in the other's board or score. Differences are
//!   facts to tell.
//! - The game waits for no board, no sound card and no link; what is missing is said once.
//!
//! # Crates
//! Each lies in a folder of `src/` and may use only those below it; within one, no files import each other in a circle
//! (`tests/tidy.rs`). Only drivers, the record on the disk and the station touch files, threads, terminals, ports and sound
//! cards; the file .clippy.toml keeps it so. Without drivers the crates compile for WebAssembly (`make lint`).
//!
//! | crate | what it holds |
//! |---|---|
//! | ansage | `main`, `station`, and the record on the disk: [`journal_file`] |
//! | [`ansage_seats`] | [`ansage_seats::console`], [`ansage_seats::sighted`] and [`ansage_seats::practice`] |
//! | [`ansage_opponent`] | chooses moves against a person who is alone; what is said to a chess engine |
//! | [`ansage_sound`], [`ansage_devices`], [`ansage_link`] | speech and sound; boards and clock keys; joined stations |
//! | [`ansage_compare`] | reads, compares and reconciles scores and boards (D.2.8) |
//! | [`ansage_words`] | languages, the words of D.2.1, the texts of every effect, scores |
//! | [`ansage_game`] | the Laws, and the record |
//!
//! # Where each thing is
//! | sought | found |
//! |---|---|
//! | the words of D.2.1 in each language, and what else is understood | [`ansage_words::vocabulary::fide`] |
//! | what a move said in words means, its way out and back | [`mod@ansage_words::vocabulary::parse`], [`ansage_game::reading`], [`mod@ansage_words::vocabulary::render`] |
//! | a rule of the Laws | a room below `ansage_game::referee`, by its subject: `press`, `offers`, `claims`, `draws`, `flag`, `touching`, `boards` (what differs from the announcements), `mend`, `adjourning` ...; what differs by edition and kind of game: [`ansage_game::laws`] |
//! | which move hands or pegs show on a board of any kind, whole or half done | [`ansage_game::shapes`] |
//! | what is told of it, and how | [`ansage_words::presentation`]: one table of rows; the texts: `locales/` |
//! | what an act is worth while something is open, and the page on it for an arbiter | [`ansage_game::referee::what_counts`], [`ansage_words::presentation::what_counts`] |
//! | what each person at a station is told: player, assistant, spectator, arbiter, here or joined | [`ansage_words::presentation::listener`] |
//! | a station, whoever keeps its record: play, host, join, the arbiter's desk | `station::table`; its time, terminal and keys: `station::sitting` |
//! | keys, commands and questions of the line console | [`ansage_seats::console::keymap`], [`ansage_seats::console::command`], [`ansage_seats::console::dial`] for the audible clock |
//! | the sighted player's board: its picture, on a terminal | [`ansage_seats::sighted::picture`], [`ansage_seats::sighted`] |
//! | a tactile board, an electronic board, a clock key, their one life | [`ansage_devices`]; at a station: `station::connected_boards` |
//! | the record, replaying and checking it, the last moment alive | [`ansage_game::journal`]; on the disk: [`journal_file`] |
//! | the queue of speech, voices, earcons, sound cards | [`ansage_sound::speech`], [`ansage_sound`] |
//! | the opponent whom the program plays: what he does, and his slips | [`ansage_seats::practice`], [`ansage_opponent::slip`]; at a station: [`station::practice`] |
//! | an opponent of our own, a chess engine, dice by a seed | [`ansage_opponent::small`], [`ansage_opponent::engine`], [`ansage_opponent::dice`]; the running engine: [`station::engine`] |
//! | joining, pairing, what may come over a link, coming back | [`ansage_link`] |
//! | at a joined seat: what may be done, what is sent, told and awaited, also while its link is lost | [`ansage_link::joined`] |
//! | two boards and two scores that differ: read, compared, what the arbiter is proposed, the report | [`ansage_compare::reading`], [`ansage_compare::comparison`], [`ansage_compare::procedure`], [`ansage_compare::report`] |
//! | reading and writing scores: PGN, sheets, Braille | [`ansage_words::score`] |
//! | what an arbiter hears before the program may stand on the board; a locked game alone on its machine; what a process gives up | [`ansage_compare::inspection`], `station::one_game`, `station::confinement` |
//! | a game that spectators are shown later | `ansage_link::host::delay`, `station::watch` |
//! | the settings: their table, file, sources, and what is kept of a change in play | `station::settings`, `station::table` |
//! | the command line, its values, each subcommand | `station::arguments`, `station::arguments::values`, `station` |
//!
//! How something is added: `.github/CONTRIBUTING.md`.

pub mod journal_file;
pub mod station;
