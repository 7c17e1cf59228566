//! The Laws at the table: one test per article that the referee covers, named by it (numbers of 2014).

#[path = "support/dice.rs"]
#[allow(dead_code, reason = "shared with other tests")]
mod dice;
#[path = "support/table.rs"]
mod table;

#[path = "laws/acts.rs"]
mod acts;
#[path = "laws/adjournment.rs"]
mod adjournment;
#[path = "laws/announcement.rs"]
mod announcement;
#[path = "laws/arbiters_code.rs"]
mod arbiters_code;
#[path = "laws/at_table.rs"]
mod at_table;
#[path = "laws/back_door.rs"]
mod back_door;
#[path = "laws/boards.rs"]
mod boards;
#[path = "laws/chess960.rs"]
mod chess960;
#[path = "laws/claims.rs"]
mod claims;
#[path = "laws/clock.rs"]
mod clock;
#[path = "laws/comparing.rs"]
mod comparing;
#[path = "laws/crossed.rs"]
mod crossed;
#[path = "laws/crossings.rs"]
mod crossings;
#[path = "laws/dated.rs"]
mod dated;
#[path = "laws/desk.rs"]
mod desk;
#[path = "laws/draws.rs"]
mod draws;
#[path = "laws/duties.rs"]
mod duties;
#[path = "laws/editions.rs"]
mod editions;
#[path = "laws/increments.rs"]
mod increments;
#[path = "laws/interruption.rs"]
mod interruption;
#[path = "laws/joined.rs"]
mod joined;
#[path = "laws/joined_hands.rs"]
mod joined_hands;
#[path = "laws/lawless.rs"]
mod lawless;
#[path = "laws/lost_link.rs"]
mod lost_link;
#[path = "laws/mate.rs"]
mod mate;
#[path = "laws/mending.rs"]
mod mending;
#[path = "laws/pegs.rs"]
mod pegs;
#[path = "laws/provisions.rs"]
mod provisions;
#[path = "laws/reconciliation.rs"]
mod reconciliation;
#[path = "laws/remedies.rs"]
mod remedies;
#[path = "laws/restoring.rs"]
mod restoring;
#[path = "laws/ruled.rs"]
mod ruled;
#[path = "laws/scores.rs"]
mod scores;
#[path = "laws/table_rules.rs"]
mod table_rules;
#[path = "laws/time_controls.rs"]
mod time_controls;
#[path = "laws/time_texts.rs"]
mod time_texts;
#[path = "laws/touch.rs"]
mod touch;
#[path = "laws/touching.rs"]
mod touching;
#[path = "laws/two_blind.rs"]
mod two_blind;
