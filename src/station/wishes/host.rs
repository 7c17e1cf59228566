//! Check how other stations may join, and what of the rules somebody named.

use super::{Wishes, bad_option, choose};
use crate::game::terms::{Repeat, Terms};
use crate::locale::{Args, Locale};
use crate::station::arguments::Host;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The rule of the table that says what the clocks do when a link is lost.
const LOST_LINK_RULE: &str = "lost-link-stops";

/// How other stations may join.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hosting {
    /// Where they reach this one; port 0 for the usual one, or another where that is taken.
    pub listen: SocketAddr,
    /// Whether the game is announced on the local network.
    pub discover: bool,
}

impl Host {
    /// Checks every value.
    ///
    /// # Errors
    /// A sentence for the person who typed it.
    pub fn checked(&self) -> Result<Wishes, String> {
        let mut wishes = self.play.checked()?;
        let program = wishes.program.clone();
        if wishes.scripted {
            return Err(program.text("link-needs-real-time", &Args::new()));
        }
        if !wishes.repeat_named {
            wishes.terms.repeat = Repeat::Asked;
        }
        let lost_link = self.lost_link.as_deref();
        let stops = lost_link.map(|rule| choose(&program, "--lost-link", rule, &[("stop", true), ("run", false)]));
        if let Some(stops) = stops.transpose()? {
            wishes.terms.adapted.retain(|(name, _)| name != LOST_LINK_RULE);
            let value = if stops { "yes" } else { "no" };
            wishes.terms.adapted.push((LOST_LINK_RULE.to_owned(), value.to_owned()));
        }
        let everywhere = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), 0);
        let listen = self.listen.as_deref().map_or(Ok(everywhere), |text| address(&program, text))?;
        wishes.hosting = Some(Hosting { listen, discover: !self.no_discovery });
        Ok(wishes)
    }
}

/// An address with a port, or without one.
fn address(locale: &Locale, text: &str) -> Result<SocketAddr, String> {
    let text = text.trim();
    let alone = || text.parse().ok().map(|address: IpAddr| SocketAddr::new(address, 0));
    let found = text.parse().ok().or_else(alone);
    found.ok_or_else(|| bad_option(locale, "--listen", text, "192.168.1.7:20140"))
}

impl Wishes {
    /// The rules that were wished for, beside those of a saved game: what nobody named is as it was saved.
    pub fn beside(&self, saved: &Terms) -> Terms {
        let mut wished = self.terms.clone();
        // The lot was drawn when the game was opened; it is not drawn again.
        if self.drawn && saved.chess960.is_some() {
            wished.chess960 = saved.chess960;
        }
        wished.arbiter_code.clone_from(&saved.arbiter_code);
        if !self.repeat_named {
            wished.repeat = saved.repeat;
        }
        let rule = |terms: &Terms| terms.adapted.iter().find(|(name, _)| name == LOST_LINK_RULE).cloned();
        match (rule(&wished), rule(saved)) {
            (None, Some(_)) => wished.adapted = saved_rule_kept(&wished.adapted, &saved.adapted),
            // To name what holds anyway is to name nothing.
            (Some((_, value)), None) if value == "yes" => wished.adapted.retain(|(name, _)| name != LOST_LINK_RULE),
            _ => {}
        }
        wished
    }
}

/// These adapted rules, and where the saved ones have the rule for a lost link, that one too, in its place.
fn saved_rule_kept(wished: &[(String, String)], saved: &[(String, String)]) -> Vec<(String, String)> {
    let mut kept = wished.to_vec();
    let place = saved.iter().position(|(name, _)| name == LOST_LINK_RULE);
    if let Some((place, rule)) = place.and_then(|place| Some((place, saved.get(place)?))) {
        kept.insert(place.min(kept.len()), rule.clone());
    }
    kept
}
