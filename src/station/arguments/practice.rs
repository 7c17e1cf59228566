//! Read the command line of a game of practice against the program.

use super::PlayArguments;
use super::values;
use ansage_opponent::{Level, SlipList};
use std::path::PathBuf;

/// `ansage practice`.
#[derive(Debug, clap::Args)]
pub struct PracticeArguments {
    /// The game.
    #[command(flatten)]
    pub play: PlayArguments,
    /// How strongly the opponent plays: 1 to 8, without a chess engine 1 to 4. Without it 2.
    #[arg(long, value_name = "1..8", allow_negative_numbers = true, value_parser = values::parse_level)]
    pub level: Option<Level>,
    /// The chess engine, a program that speaks UCI. Without it Stockfish, where it is installed.
    #[arg(long, value_name = "PATH")]
    pub engine: Option<PathBuf>,
    /// An option of the engine, such as Contempt=10; as often as you like.
    #[arg(long, value_name = "NAME=VALUE", value_parser = values::parse_engine_option)]
    pub engine_option: Vec<(String, String)>,
    /// What the opponent's dice are thrown by: the same number gives the same slips, and of our own opponent the same moves.
    #[arg(long, value_name = "N", value_parser = values::parse_seed)]
    pub seed: Option<u64>,
    /// The slips that the opponent makes on purpose: mishear, execute, touch, illegal, draw, flag, press, with commas between
    /// them; all, or none. Without it all.
    #[arg(long, value_name = "LIST", value_parser = values::parse_slips)]
    pub slips: Option<SlipList>,
}
