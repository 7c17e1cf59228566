//! Take out of a comment what it tells of its half-move: the clock, a draw offer, a remark.

use super::notation::clock;
use crate::moment::Span;

/// What a comment tells.
#[derive(Debug, Default)]
pub(super) struct Noted {
    /// What the clock showed.
    pub clock: Option<Span>,
    /// Whether a draw was offered.
    pub offered: bool,
    /// The rest; empty where there is none.
    pub remark: String,
}

/// Reads a comment.
pub(super) fn noted(comment: &str) -> Noted {
    let mut noted = Noted { remark: comment.split_whitespace().collect::<Vec<&str>>().join(" "), ..Noted::default() };
    // Alone it is written without its name in a text for people, or the comment's signs are left out.
    let bare = noted.remark.trim_matches(['[', ']']);
    if let Some(left) = clock(bare.strip_prefix("%clk ").unwrap_or(bare)) {
        return Noted { clock: Some(left), ..Noted::default() };
    }
    if let Some((before, after)) = noted.remark.split_once("[%clk ")
        && let Some((reading, after)) = after.split_once(']')
        && let Some(left) = clock(reading)
    {
        (noted.clock, noted.remark) = (Some(left), format!("{before}{after}"));
    }
    if let Some((before, after)) = noted.remark.split_once("(=)") {
        (noted.offered, noted.remark) = (true, format!("{before}{after}"));
    }
    noted.remark = noted.remark.trim().to_owned();
    noted
}

/// Puts one remark behind another.
pub(super) fn add(comment: &mut Option<String>, remark: &str) {
    match comment {
        _ if remark.is_empty() => {}
        Some(comment) => {
            comment.push(' ');
            comment.push_str(remark);
        }
        None => *comment = Some(remark.to_owned()),
    }
}
