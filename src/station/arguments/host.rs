//! Read the options of `ansage host`.

use super::Play;

/// `ansage host`.
#[derive(Debug, clap::Args)]
pub struct Host {
    /// The game.
    #[command(flatten)]
    pub play: Play,
    /// Where other stations reach this one, such as 192.168.1.7:20140 or 127.0.0.1:0. Without it every address of this
    /// machine, port 20140, or another where that is taken.
    #[arg(long, value_name = "ADDR:PORT")]
    pub listen: Option<String>,
    /// The game is not announced on the local network: who joins types the address.
    #[arg(long)]
    pub no_discovery: bool,
    /// What the clocks do when the link to a player's own station is lost: stop or run. Without it stop.
    #[arg(long, value_name = "RULE")]
    pub lost_link: Option<String>,
}
