//! Check how other stations may join, and what of the rules somebody named.

use super::GameOptions;
use crate::station::arguments::HostArguments;
use ansage_game::moment::Span;
use ansage_game::terms::RepetitionPolicy;
use ansage_words::locale::Args;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The rule of the table that says what the clocks do when a link is lost.
const LOST_LINK_RULE: &str = "lost-link-stops";

/// How other stations may join.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HostOptions {
    /// Where they reach this one; port 0 for the usual one, or another where that is taken.
    pub listen: SocketAddr,
    /// Whether the game is announced on the local network.
    pub discover: bool,
    /// How much later spectators are told.
    pub delay: Span,
}

impl HostArguments {
    /// What was wished for, where the options go together.
    ///
    /// # Errors
    /// A sentence for the person who typed it.
    pub fn to_game_options(&self) -> Result<GameOptions<'_>, String> {
        let mut wishes = self.play.to_game_options()?;
        if self.play.scripted {
            return Err(wishes.program.message_text("link-needs-real-time", &Args::new()));
        }
        if self.play.repeat.is_none() {
            wishes.terms.repeat = RepetitionPolicy::Asked;
        }
        if let Some(value) = self.lost_link {
            wishes.terms.adapted.retain(|(name, _)| name != LOST_LINK_RULE);
            wishes.terms.adapted.push((LOST_LINK_RULE.to_owned(), value.to_owned()));
        }
        let everywhere = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), 0);
        let delay = self.delay.unwrap_or(Span::ZERO);
        let listen = self.listen.unwrap_or(everywhere);
        wishes.hosting = Some(HostOptions { listen, discover: !self.no_discovery, delay });
        Ok(wishes)
    }
}
