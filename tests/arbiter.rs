//! The arbiter's desk: sheets as people write them, with every slip there is, read alone and beside each other.

#[path = "arbiter/comparing.rs"]
mod comparing;
#[path = "arbiter/damage.rs"]
mod damage;
#[path = "support/dice.rs"]
mod dice;
#[path = "arbiter/games.rs"]
mod games;
#[path = "arbiter/oracle.rs"]
mod oracle;
#[path = "arbiter/paper.rs"]
mod paper;
#[path = "arbiter/rates.rs"]
mod rates;
#[path = "arbiter/reading.rs"]
mod reading;
#[path = "arbiter/sheets.rs"]
mod sheets;
#[path = "arbiter/watch.rs"]
mod watch;
