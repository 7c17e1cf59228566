//! The page for an arbiter on what an act is worth while a matter is open.
//!
//! Each line comes from the referee's own table, [`worths_of`]. The words are those of `counts.ftl`.
//!
//! ```
//! use ansage_words::locale::{Lang, Locale};
//! use ansage_words::presentation::what_counts::render_what_counts_page;
//! let page = render_what_counts_page(&Locale::for_lang(Lang::En));
//! assert!(page.starts_with("# What counts while something is open\n"));
//! assert!(page.contains("\n## A player has called the arbiter\n"));
//! ```

use super::rows::wrap_in_rows;
use crate::locale::{Args, Locale};
use ansage_game::referee::what_counts::{ActGroup, ActWorth, ActWorths, OpenMatter, worths_of};

/// Cells of a line, as a terminal of ordinary width and a sheet of paper have them.
const LINE_CELLS: usize = 80;

/// Before the first row of a list item; the others begin below its text.
const BULLET: &str = "- ";

/// The page as text in Markdown: a title, an introduction, and a heading for each open matter with its acts below it.
pub fn render_what_counts_page(locale: &Locale) -> String {
    let text = |id| locale.message_text(id, &Args::new());
    let introduction = wrap_with_margin(&text("counts-introduction"), "", "");
    let mut page = format!("# {}\n\n{introduction}", text("counts-title"));
    for matter in OpenMatter::ALL {
        page += &format!("\n## {}\n\n", text(matter_message_id(matter)));
        for (worths, groups) in groups_by_worths(matter) {
            let line = act_line(locale, worths, &groups);
            page += &wrap_with_margin(&line, BULLET, &" ".repeat(BULLET.len()));
        }
    }
    page
}

/// The groups that are worth the same while this matter is open, in the order of the columns.
fn groups_by_worths(matter: OpenMatter) -> Vec<(ActWorths, Vec<ActGroup>)> {
    let mut joined: Vec<(ActWorths, Vec<ActGroup>)> = Vec::new();
    for group in ActGroup::ALL {
        let worths = worths_of(matter, group);
        match joined.iter_mut().find(|(other, _)| *other == worths) {
            Some((_, groups)) => groups.push(group),
            None => joined.push((worths, vec![group])),
        }
    }
    joined
}

fn act_line(locale: &Locale, worths: ActWorths, groups: &[ActGroup]) -> String {
    let text = |id| locale.message_text(id, &Args::new());
    let acts = groups.iter().map(|group| text(act_message_id(*group))).collect::<Vec<_>>().join(", ");
    let acts = Args::new().set_own_text("acts", with_capital(&acts));
    let worth = |worth| text(worth_message_id(worth));
    match worths.own == worths.opponents {
        true => locale.message_text("counts-same", &acts.set_own_text("worth", worth(worths.own))),
        false => {
            let acts = acts.set_own_text("own", worth(worths.own)).set_own_text("opponents", worth(worths.opponents));
            locale.message_text("counts-different", &acts)
        }
    }
}

/// The text with a capital letter at its beginning: an act is named within a sentence too.
fn with_capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn wrap_with_margin(text: &str, first: &str, others: &str) -> String {
    let rows = wrap_in_rows(text, LINE_CELLS - first.len(), |row| row.chars().count());
    let margins = std::iter::once(first).chain(std::iter::repeat(others));
    rows.iter().zip(margins).map(|(row, margin)| format!("{margin}{row}\n")).collect()
}

/// The message that names an open matter.
pub const fn matter_message_id(matter: OpenMatter) -> &'static str {
    match matter {
        OpenMatter::Pressed => "counts-matter-pressed",
        OpenMatter::Announced => "counts-matter-announced",
        OpenMatter::Entered => "counts-matter-entered",
        OpenMatter::Unheard => "counts-matter-unheard",
        OpenMatter::Executed => "counts-matter-executed",
        OpenMatter::Unconfirmed => "counts-matter-unconfirmed",
        OpenMatter::EarlyReply => "counts-matter-early-reply",
        OpenMatter::Offence => "counts-matter-offence",
        OpenMatter::SealedMove => "counts-matter-sealed-move",
        OpenMatter::ArbiterCall => "counts-matter-arbiter-call",
        OpenMatter::FallenFlag => "counts-matter-fallen-flag",
    }
}

/// The message that names a group of acts.
pub const fn act_message_id(group: ActGroup) -> &'static str {
    match group {
        ActGroup::Resignation => "counts-act-resignation",
        ActGroup::AgreedDraw => "counts-act-agreed-draw",
        ActGroup::FlagClaim => "counts-act-flag-claim",
        ActGroup::DrawClaim => "counts-act-draw-claim",
        ActGroup::MoveClaim => "counts-act-move-claim",
        ActGroup::OtherClaim => "counts-act-other-claim",
        ActGroup::Correction => "counts-act-correction",
        ActGroup::Misheard => "counts-act-misheard",
        ActGroup::Resume => "counts-act-resume",
        ActGroup::Restart => "counts-act-restart",
        ActGroup::EndingRuling => "counts-act-ending-ruling",
        ActGroup::EnvelopeOpening => "counts-act-envelope-opening",
    }
}

/// The message that says what an act is worth.
pub const fn worth_message_id(worth: ActWorth) -> &'static str {
    match worth {
        ActWorth::Counts => "counts-worth-counts",
        ActWorth::Case => "counts-worth-case",
        ActWorth::JudgedFirst => "counts-worth-judged-first",
        ActWorth::Refused => "counts-worth-refused",
    }
}
