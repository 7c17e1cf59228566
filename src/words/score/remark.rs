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

/// A time by hand, with colons or in its place a dot or an h. Where it does not say so itself, it is hours and minutes, or with
/// `minutes_first` minutes and seconds. Returns `None` for two times: the sheet does not tell whose each is.
pub fn read_handwritten_time(text: &str, minutes_first: bool) -> Option<Span> {
    let parts: Vec<u64> =
        text.split([':', '.', 'h']).filter_map(|part| part.parse::<u32>().ok().map(u64::from)).collect();
    let (hours, minutes, secs) = match parts[..] {
        _ if text.contains('/') => return None,
        [hours, minutes, secs] => (hours, minutes, secs),
        [minutes, secs] if minutes_first && !text.contains('h') => (0, minutes, secs),
        [hours, minutes] => (hours, minutes, 0),
        _ => return None,
    };
    (hours < 100 && minutes < 100 && secs < 60).then(|| Span::from_secs(hours * 3600 + minutes * 60 + secs))
}

/// Whether a time by hand can only be minutes and seconds: no clock shows ten hours.
pub fn is_minutes_first(text: &str) -> bool {
    let minutes =
        text.split_once([':', '.']).filter(|(_, secs)| !secs.contains([':', '/'])).map(|(minutes, _)| minutes);
    minutes.and_then(|minutes| minutes.parse::<u32>().ok()).is_some_and(|minutes| minutes > 9)
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
