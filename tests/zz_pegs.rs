#[path = "support/dice.rs"]
#[allow(dead_code)]
mod dice;
#[path = "laws/pegs.rs"]
mod pegs;
#[path = "support/table.rs"]
mod table;
