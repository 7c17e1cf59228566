//! Read what is noted beside a half-move: the clock, a draw offer, a remark.

use ansage_game::moment::Span;

/// Adds what a comment tells to what is known: what the clock showed, whether a draw was offered, and the rest as a remark.
pub fn add_comment_facts(comment: &str, clock: &mut Option<Span>, offered: &mut bool, remark: &mut Option<String>) {
    let mut rest = comment.split_whitespace().collect::<Vec<&str>>().join(" ");
    // Alone it is written without its name in a text for people, or the comment's signs are left out.
    let bare = rest.trim_matches(['[', ']']);
    if let Some(left) = reading(bare.strip_prefix("%clk ").unwrap_or(bare)) {
        *clock = Some(left);
        return;
    }
    if let Some((before, after)) = rest.split_once("[%clk ")
        && let Some((shown, after)) = after.split_once(']')
        && let Some(left) = reading(shown)
    {
        (*clock, rest) = (Some(left), format!("{before}{after}"));
    }
    if let Some((before, after)) = rest.split_once("(=)") {
        (*offered, rest) = (true, format!("{before}{after}"));
    }
    add_remark(remark, rest.trim());
}

/// Reads `h:mm:ss`. What no clock shows, and tenths, which no score here writes, are kept as they stand.
fn reading(shown: &str) -> Option<Span> {
    let mut parts = shown.trim().split(':').map(|part| part.parse::<u32>().ok().map(u64::from));
    let (hours, minutes, secs) = (parts.next()??, parts.next()??, parts.next()??);
    (parts.next().is_none() && minutes < 60 && secs < 60).then(|| Span::from_secs(hours * 3600 + minutes * 60 + secs))
}

/// Adds a time by hand, with colons or in its place a dot or an h. With two figures before the colon and no seconds it is
/// minutes and seconds, else hours and minutes; as nobody says so, it is kept as written, too.
pub fn add_handwritten_time(text: &str, clock: &mut Option<Span>, remark: &mut Option<String>) {
    let text = text.trim_matches(['(', ')', '[', ']']);
    let parts: Vec<u64> =
        text.split([':', '.', 'h']).filter_map(|part| part.parse::<u32>().ok().map(u64::from)).collect();
    *clock = match parts[..] {
        // Of two times nobody says which is whose.
        _ if text.contains('/') => *clock,
        [hours, minutes, secs] => Some(Span::from_secs(hours * 3600 + minutes * 60 + secs)),
        // `1h05` says itself that it is hours.
        [minutes, secs] if minutes > 9 && !text.contains('h') => Some(Span::from_secs(minutes * 60 + secs)),
        [hours, minutes] => Some(Span::from_secs(hours * 3600 + minutes * 60)),
        _ => *clock,
    };
    add_remark(remark, text);
}

/// Puts one remark behind another.
pub(super) fn add_remark(remark: &mut Option<String>, more: &str) {
    match remark {
        _ if more.is_empty() => {}
        Some(remark) => {
            remark.push(' ');
            remark.push_str(more);
        }
        None => *remark = Some(more.to_owned()),
    }
}
