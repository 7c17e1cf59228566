//! Write the report of a dispute, or of a game: one HTML file that needs nothing else, for eyes, hands and ears.
//!
//! Everything is data in and text out. What differs is never told by colour alone: diagrams hatch, frame and number it,
//! tables say it in words. Every drawing has its text, every table its headers, and words of D.2.1 are marked as German.
//! What somebody wrote (names, scores) is escaped wherever it stands.
//!
//! ```
//! use ansage_compare::procedure::DisputeFacts;
//! use ansage_compare::report::{Heading, Report, render_html_page};
//! use ansage_words::locale::{Lang, Locale};
//! let facts = DisputeFacts::default();
//! let locale = Locale::for_lang(Lang::De);
//! let report = Report { locale: &locale, heading: &Heading::default(), facts: &facts, proposal: None, ruled: None, journal: None };
//! assert!(render_html_page(&report).starts_with("<!DOCTYPE html>\n<html lang=\"de\">"));
//! ```

mod boards;
mod calls;
mod clocks;
mod diagram;
mod heading;
mod html;
mod journal;
mod outline;
mod pieces;
mod proposal;
mod protocol;
mod scores;
mod table;
mod verdict;

use super::inspection::Inspection;
use super::procedure::{Basis, DisputeFacts, Proposal};
use super::record::Record;
use ansage_game::claim::Remedy;
use ansage_game::foreign::PersonName;
use ansage_game::journal::facts::RecordFact;
use ansage_game::moment::{Moment, Span};
use ansage_game::outcome::Outcome;
use ansage_game::referee::ArbiterCall;
use ansage_game::seat::{ByColor, Color};
use ansage_game::terms::RecordNames;
use ansage_game::time_control::TimeControl;
use ansage_words::locale::{Args, Locale};
use shakmaty::Move;

/// Everything a report is made of. Sections without material are left out.
#[derive(Debug, Clone, Copy)]
pub struct Report<'a> {
    /// The language of the report.
    pub locale: &'a Locale,
    /// What stands above it.
    pub heading: &'a Heading,
    /// Scores, boards, record: as they were found, before anything was ruled.
    pub facts: &'a DisputeFacts,
    /// What is proposed for these, where anything can be.
    pub proposal: Option<&'a Proposal>,
    /// What the arbiter has ruled, where he has.
    pub ruled: Option<&'a RuledDispute>,
    /// The journal, where there is one.
    pub journal: Option<&'a ReportJournal>,
}

/// What was ruled in a dispute.
#[derive(Debug, Clone)]
pub struct RuledDispute {
    /// The entry of the proposal on which it rests, where the desk made one.
    pub proposed: Option<u64>,
    /// The entry of the first ruling on this dispute: the facts of the report are those before it.
    pub first: u64,
    /// When it was ruled.
    pub at: Moment,
    /// The entries of all rulings of the game. A board or a sheet that was read before the first ruling was found.
    pub entries: Vec<u64>,
    /// What both clocks showed before the first of these entries.
    pub before: ByColor<Option<Span>>,
    /// What both clocks showed after the last of them.
    pub after: ByColor<Option<Span>>,
    /// The half-moves in force after the last ruling on this dispute.
    pub course: Vec<Move>,
    /// The record as it stands at its end.
    pub record: Record,
}

/// How the arbiter's code of a game was set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodeOrigin {
    /// When the game was opened.
    AtOpening,
    /// At the table; this player has confirmed it.
    AtTable(Color),
}

/// What stands above a report.
#[derive(Debug, Clone, Default)]
pub struct Heading {
    /// Players and arbiter; empty where not known.
    pub names: RecordNames,
    /// Which players are visually disabled.
    pub disabled: ByColor<bool>,
    /// How the arbiter's code was set, where it was.
    pub code: Option<CodeOrigin>,
    /// The date, as it is to be shown.
    pub date: Option<String>,
    /// The time control.
    pub time: Option<TimeControl>,
    /// Whether its increment was added before the first move too.
    pub first_increment: bool,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// The result as the scores have it, where no record tells the outcome.
    pub result: Option<String>,
    /// The number of the start position of Chess960.
    pub chess960: Option<u16>,
    /// The position the game started from, as FEN, where it is not the usual one.
    pub start: Option<String>,
}

/// The journal a report rests on.
#[derive(Debug, Clone)]
pub struct ReportJournal {
    /// The name of the file.
    pub name: String,
    /// How many entries it has.
    pub entries: usize,
    /// The checksum at the end of its chain.
    pub checksum: String,
    /// Whether the last line was torn, as a crash leaves it; everything before it is sound.
    pub torn: bool,
    /// The first entry of another version of the program that this one would tell otherwise.
    pub other_effects: Option<u64>,
    /// Its entries, in their order.
    pub happenings: Vec<ReportedEntry>,
    /// Every call for the arbiter.
    pub calls: Vec<ArbiterCall>,
    /// What is open at its end.
    pub open: Vec<RecordFact>,
    /// The case that is open at its end.
    pub case: Option<Remedy>,
    /// When the game ended, or when the record does: a stop of the clocks that still lasts counts up to then.
    pub last: Moment,
    /// What the program that writes the report says of itself and of the game.
    pub inspection: Option<Inspection>,
}

/// One entry of a journal.
#[derive(Debug, Clone)]
pub struct ReportedEntry {
    /// Its number.
    pub seq: u64,
    /// When, on the journal's time line.
    pub at: Moment,
    /// When, by the calendar, RFC 3339 in UTC; for people only.
    pub wall: Option<String>,
    /// What both clocks showed.
    pub clocks: ByColor<Option<Span>>,
    /// Whether the arbiter ruled.
    pub ruled: bool,
    /// The arbiter's name; empty where not known.
    pub arbiter: PersonName,
    /// What happened by it.
    pub facts: Vec<RecordFact>,
}

impl Report<'_> {
    /// What is proposed, where anything was weighed: a record by itself is only told.
    fn weighed(&self) -> Option<&Proposal> {
        let boards = self.facts.boards.iter().any(Option::is_some);
        self.proposal.filter(|proposal| proposal.basis != Basis::Record || boards)
    }
}

/// Writes the report as one HTML file.
pub fn render_html_page(report: &Report<'_>) -> String {
    let sections = [
        outline::ReportSection::new("protocol", "report-section-protocol", protocol::render_section(report)),
        outline::ReportSection::new("verdict", "report-section-verdict", Some(verdict::render_section(report))),
        outline::ReportSection::new("boards", "report-section-boards", boards::render_section(report)),
        outline::ReportSection::new("procedure", "report-section-procedure", proposal::render_section(report)),
        outline::ReportSection::new("scores", "report-section-scores", scores::render_section(report)),
        outline::ReportSection::new("clocks", "report-section-clocks", clocks::render_section(report)),
        outline::ReportSection::new("rulings", "report-section-rulings", journal::render_rulings(report)),
        outline::ReportSection::new("calls", "report-section-calls", calls::render_section(report)),
        outline::ReportSection::new("events", "report-section-events", journal::render_events(report)),
        outline::ReportSection::new("inspection", "report-section-inspection", journal::render_inspection(report)),
        outline::ReportSection::new("record", "report-section-record", journal::render_record_verification(report)),
    ];
    outline::render_document(report, &sections)
}

/// A text without arguments.
fn words(report: &Report<'_>, id: &str) -> String {
    report.locale.message_text(id, &Args::new())
}
