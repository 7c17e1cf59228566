//! Check how other stations may join, and what of the rules somebody named.

use super::Wishes;
use crate::game::terms::{Repeat, Terms};
use crate::locale::Args;
use crate::station::arguments::HostArguments;
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

impl HostArguments {
    /// What was wished for, where the options go together.
    ///
    /// # Errors
    /// A sentence for the person who typed it.
    pub fn checked(&self) -> Result<Wishes<'_>, String> {
        let mut wishes = self.play.checked()?;
        if self.play.scripted {
            return Err(wishes.program.text("link-needs-real-time", &Args::new()));
        }
        if self.play.repeat.is_none() {
            wishes.terms.repeat = Repeat::Asked;
        }
        if let Some(value) = self.lost_link {
            wishes.terms.adapted.retain(|(name, _)| name != LOST_LINK_RULE);
            wishes.terms.adapted.push((LOST_LINK_RULE.to_owned(), value.to_owned()));
        }
        let everywhere = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), 0);
        wishes.hosting = Some(Hosting { listen: self.listen.unwrap_or(everywhere), discover: !self.no_discovery });
        Ok(wishes)
    }
}

impl Wishes<'_> {
    /// The rules that were wished for, beside those of a saved game: what nobody named is as it was saved.
    pub fn beside(&self, saved: &Terms) -> Terms {
        let mut wished = self.terms.clone();
        // The lot was drawn when the game was opened; it is not drawn again.
        if self.play.is_drawn() && saved.chess960.is_some() {
            wished.chess960 = saved.chess960;
        }
        wished.arbiter_code.clone_from(&saved.arbiter_code);
        if self.play.repeat.is_none() {
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
