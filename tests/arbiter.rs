//! The arbiter's desk: sheets as people write them, with every slip there is, read alone and beside each other.

mod aligned;
mod aligned_rates;
mod comparing;
mod damage;
mod games;
mod inspection;
mod oracle;
mod paper;
mod proposals;
mod rates;
mod reading;
mod reconciliation;
mod sheets;
mod telling;
mod watch;
