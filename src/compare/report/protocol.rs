//! The first page: what was found, proposed and ruled, the clocks, and lines to sign on.
//!
//! In a dispute about boards and scores (D.2.8) it is about that dispute; in any other game with claims or rulings it is
//! about these.

use super::heading::presenter_for_seat;
use super::html::Html;
use super::table::{ColumnHeaders, write_table};
use super::{Report, ReportJournal, ReportedEntry, RuledDispute, clocks, journal, words};
use crate::procedure::{ProcedureNote, Proposal, Verdict};
use crate::words as said;
use crate::words::ArbiterStatement;
use crate::words::StatementReader;
use ansage_game::claim::Remedy;
use ansage_game::effect::EffectKind;
use ansage_game::journal::facts::{FactKind, RecordFact};
use ansage_game::ruling::RulingChange;
use ansage_game::seat::{ByColor, Color};
use ansage_words::locale::{Args, name_text};

/// The section, where anything was weighed, claimed or ruled.
pub(super) fn render_section(report: &Report<'_>) -> Option<String> {
    let happenings = report.journal.map(|journal| journal.happenings.as_slice()).unwrap_or_default();
    let open = open_case(report.journal);
    let about = |happening: &ReportedEntry| happening.ruled || has_fact(happening, is_claim);
    let claimed = open.is_some() || happenings.iter().any(|it| about(it) || has_fact(it, is_settlement));
    let settled = |proposal: &&Proposal| claimed && proposal.verdict == Verdict::Agree && report.ruled.is_none();
    let proposal = report.weighed().filter(|proposal| !settled(proposal));
    if proposal.is_none() && report.ruled.is_none() && !claimed {
        return None;
    }
    let mut html = Html::new();
    if let Some(ruled) = report.ruled {
        let args = Args::new().set_digits("entry", ruled.first).set_own_text("moment", clocks::moment_text(ruled.at));
        html.write_text_element("p", &[], &report.locale.message_text("report-as-found", &args));
    }
    heading(&mut html, report, "report-protocol-found");
    match proposal {
        Some(proposal) => {
            found(&mut html, report, proposal);
            cases_beside_dispute(report, open).for_each(|it| write_found_entry(&mut html, report, it));
        }
        None => happenings.iter().for_each(|happening| write_found_entry(&mut html, report, happening)),
    }
    heading(&mut html, report, "report-protocol-proposed");
    match proposal {
        Some(proposal) => proposed(&mut html, report, proposal, open),
        None if happenings.iter().any(|happening| has_fact(happening, is_proposal)) => {
            entries(&mut html, report, happenings, is_proposal);
        }
        None => match recorded_proposal(report) {
            Some(happening) => write_recorded_proposal(&mut html, report, happening),
            None => html.write_text_element("p", &[], &words(report, "report-nothing-proposed")),
        },
    }
    heading(&mut html, report, "report-protocol-ruled");
    match report.ruled {
        Some(ruled) => {
            rulings(&mut html, report, ruled);
            if let Some(proposal) = proposal.filter(|proposal| is_anything_proposed(report, proposal)) {
                let args = Args::new().set("same", if ruled.course == proposal.course { "yes" } else { "no" });
                html.write_text_element("p", &[], &report.locale.message_text("report-course-as-proposed", &args));
            }
            clock_readings(&mut html, report, ruled);
        }
        None => decisions(&mut html, report, happenings, proposal.is_none()),
    }
    signatures(&mut html, report);
    Some(html.into_string())
}

/// The entry in which the case was proposed that is open at the end of the record.
fn open_case(journal: Option<&ReportJournal>) -> Option<&ReportedEntry> {
    let journal = journal?;
    let case = journal.case.as_ref()?;
    let proposes =
        |fact: &RecordFact| matches!(&fact.what, FactKind::Told(EffectKind::RemedyProposed(it)) if it == case);
    journal.happenings.iter().rev().find(|happening| happening.facts.iter().any(proposes))
}

/// The entries with claims and cases that stand beside a dispute about boards and scores. Where the dispute is decided they
/// are those of the whole game, as the rulings are; else the open case.
fn cases_beside_dispute<'a>(
    report: &Report<'a>,
    open: Option<&'a ReportedEntry>,
) -> impl Iterator<Item = &'a ReportedEntry> {
    let journal = report.journal.filter(|_| report.ruled.is_some());
    let first = report.ruled.map(|ruled| ruled.first);
    let signs: Vec<u64> =
        journal.map(|journal| first_signs(journal, first)).unwrap_or_default().iter().map(|(it, _)| it.seq).collect();
    let happenings = journal.map(|journal| journal.happenings.as_slice()).unwrap_or_default();
    let about = |it: &&ReportedEntry| has_fact(it, |fact| is_case(fact) || proposed_case(&fact.what).is_some());
    let beside = happenings.iter().filter(about).filter(move |it| !signs.contains(&it.seq));
    beside.chain(open.filter(|_| journal.is_none()))
}

/// What the arbiter has ruled, where nothing was weighed, and the cases that the players have settled.
fn decisions(html: &mut Html, report: &Report<'_>, happenings: &[ReportedEntry], rulings: bool) {
    let is_decision = |happening: &&ReportedEntry| rulings && happening.ruled || has_fact(happening, is_settlement);
    let decided: Vec<&ReportedEntry> = happenings.iter().filter(is_decision).collect();
    if decided.is_empty() {
        let args = Args::new().set("over", if report.heading.outcome.is_some() { "yes" } else { "no" });
        return html.write_text_element("p", &[], &report.locale.message_text("report-nothing-ruled", &args));
    }
    html.element("ol", &[("class", "steps"), ("role", "list")], |html| {
        for happening in decided {
            let told = happening.facts.iter().filter(|fact| !is_difference(&fact.what));
            html.write_text_element("li", &[], &entry_text(report, happening, journal::sentences(report, told)));
        }
    });
}

fn heading(html: &mut Html, report: &Report<'_>, id: &str) {
    html.write_text_element("h3", &[], &words(report, id));
}

fn paragraphs<'a>(html: &mut Html, said: impl Iterator<Item = &'a ArbiterStatement>) {
    said.for_each(|said| html.write_text_element("p", &[], &said.text));
}

/// What was found of boards and scores: how it showed at the table, then what the comparison has.
fn found(html: &mut Html, report: &Report<'_>, proposal: &Proposal) {
    let presenter = presenter_for_seat(report, Color::White);
    let first = report.ruled.map(|ruled| ruled.first);
    for (happening, fact) in report.journal.map(|journal| first_signs(journal, first)).unwrap_or_default() {
        html.write_text_element("p", &[], &entry_text(report, happening, journal::sentences(report, [fact])));
    }
    let verdict = said::found_statements(&presenter, report.facts, proposal, StatementReader::Page);
    let differences = said::score_difference_statements(&presenter, report.facts, proposal);
    let kept = proposal.notes.iter().filter(|note| matches!(note, ProcedureNote::RecordHas { .. }));
    let kept: Vec<_> = kept.map(|note| said::note_statement(&presenter, report.facts, proposal, note)).collect();
    paragraphs(html, verdict.iter().chain(&differences).chain(&kept));
    for color in Color::ALL {
        paragraphs(html, said::board_explanation_statements(&presenter, report.facts, proposal, color).iter());
        if report.facts.boards.get(color).is_none() {
            let args = Args::new().with_color(color);
            html.write_text_element("p", &[], &report.locale.message_text("report-board-not-known", &args));
        }
    }
    paragraphs(html, said::board_difference_statement(&presenter, report.facts).iter());
}

/// How a dispute showed at the table before entry `first`: the first difference of each board since it was right, the first
/// of the scores, and the latest call.
fn first_signs(journal: &ReportJournal, first: Option<u64>) -> Vec<(&ReportedEntry, &RecordFact)> {
    let mut boards: ByColor<Option<(&ReportedEntry, &RecordFact)>> = ByColor::default();
    let (mut scores, mut call) = (None, None);
    let earlier = journal.happenings.iter().take_while(|happening| first.is_none_or(|first| happening.seq < first));
    for (happening, fact) in earlier.flat_map(|it| it.facts.iter().map(move |fact| (it, fact))) {
        let FactKind::Told(kind) = &fact.what else { continue };
        match kind {
            EffectKind::BoardDiffers { owner, .. } => {
                boards.get_mut(*owner).get_or_insert((happening, fact));
            }
            EffectKind::BoardAgrees { owner } => *boards.get_mut(*owner) = None,
            EffectKind::ScoresDiffer { .. } | EffectKind::SheetLacks { .. } => {
                scores.get_or_insert((happening, fact));
            }
            EffectKind::ArbiterCalled { .. } => call = Some((happening, fact)),
            _ => {}
        }
    }
    let mut signs: Vec<_> = boards.into_iter().flatten().chain(scores).chain(call).collect();
    signs.sort_by_key(|(happening, _)| happening.seq);
    signs
}

/// What was proposed, and by what; and what the cases beside it would bring.
fn proposed(html: &mut Html, report: &Report<'_>, proposal: &Proposal, open: Option<&ReportedEntry>) {
    if let Some(happening) = recorded_proposal(report) {
        write_recorded_proposal(html, report, happening);
    }
    let cases: Vec<&ReportedEntry> = match (report.ruled, report.journal) {
        (Some(_), Some(journal)) => journal.happenings.iter().filter(|it| has_fact(it, is_proposal)).collect(),
        _ => open.into_iter().collect(),
    };
    if !is_anything_proposed(report, proposal) && cases.is_empty() {
        html.write_text_element("p", &[], &words(report, "report-nothing-proposed"));
    }
    paragraphs(html, proposed_measures(report, proposal).iter());
    for happening in cases {
        entries(html, report, std::slice::from_ref(happening), is_proposal);
    }
}

/// The steps for both boards and the readings of the clocks that a proposal has.
fn proposed_measures(report: &Report<'_>, proposal: &Proposal) -> Vec<ArbiterStatement> {
    let presenter = presenter_for_seat(report, Color::White);
    let steps = Color::ALL.map(|color| said::board_adjustment_statements(&presenter, proposal, color)).concat();
    steps.into_iter().chain(said::clock_statements(&presenter, proposal)).collect()
}

fn write_recorded_proposal(html: &mut Html, report: &Report<'_>, happening: &ReportedEntry) {
    html.write_text_element("p", &[], &entry_text(report, happening, journal::sentences(report, &happening.facts)));
}

/// Whether a course was proposed: at the desk, or by what was found.
fn is_anything_proposed(report: &Report<'_>, proposal: &Proposal) -> bool {
    recorded_proposal(report).is_some() || !proposed_measures(report, proposal).is_empty()
}

/// The entry with what the desk has proposed: that on which was ruled; where nothing was, the latest.
fn recorded_proposal<'a>(report: &Report<'a>) -> Option<&'a ReportedEntry> {
    if let Some(ruled) = report.ruled {
        return happening(report, ruled.proposed?);
    }
    let is_proposal = |fact: &RecordFact| matches!(fact.what, FactKind::Told(EffectKind::ProposalRecorded { .. }));
    report.journal?.happenings.iter().rfind(|happening| has_fact(happening, is_proposal))
}

fn happening<'a>(report: &Report<'a>, seq: u64) -> Option<&'a ReportedEntry> {
    report.journal?.happenings.iter().find(|happening| happening.seq == seq)
}

fn has_fact(happening: &ReportedEntry, such: fn(&RecordFact) -> bool) -> bool {
    happening.facts.iter().any(such)
}

/// The entries with such facts, and these facts of them.
fn entries(html: &mut Html, report: &Report<'_>, happenings: &[ReportedEntry], such: fn(&RecordFact) -> bool) {
    for happening in happenings.iter().filter(|happening| has_fact(happening, such)) {
        let told = happening.facts.iter().filter(|fact| such(fact));
        html.write_text_element("p", &[], &entry_text(report, happening, journal::sentences(report, told)));
    }
}

/// An entry that the arbiter is asked about: its claims, or why a case was opened that no claim has opened.
fn write_found_entry(html: &mut Html, report: &Report<'_>, happening: &ReportedEntry) {
    let claims = happening.facts.iter().filter(|fact| is_claim(fact));
    let mut sentences = journal::sentences(report, claims);
    if sentences.is_empty() {
        let presenter = presenter_for_seat(report, Color::White);
        let cases = happening.facts.iter().filter_map(|fact| proposed_case(&fact.what));
        sentences = cases.flat_map(|case| presenter.case_reason_sentences(case)).collect();
    }
    if !sentences.is_empty() {
        html.write_text_element("p", &[], &entry_text(report, happening, sentences));
    }
}

/// An entry of the record with its number, its moment, the time of day, and what it tells.
fn entry_text(report: &Report<'_>, happening: &ReportedEntry, sentences: Vec<String>) -> String {
    let is_time = |time: &&str| time.bytes().all(|digit| digit.is_ascii_digit() || digit == b':');
    let time = happening.wall.as_deref().and_then(|wall| wall.get(11..19)).filter(is_time);
    let args = Args::new()
        .set_digits("entry", happening.seq)
        .set_own_text("moment", clocks::moment_text(happening.at))
        .set("known", if time.is_some() { "yes" } else { "no" })
        .set_own_text("time", time.unwrap_or_default());
    let entry = report.locale.message_text("report-ruled-entry", &args);
    [entry].into_iter().chain(sentences).collect::<Vec<_>>().join(" ")
}

/// What the arbiter has ruled in the game, ruling by ruling, and what the players have settled. A board that was corrected step by step is told once, with
/// the number of steps; the list of all facts has each of them.
fn rulings(html: &mut Html, report: &Report<'_>, ruled: &RuledDispute) {
    let happenings = report.journal.map(|journal| journal.happenings.as_slice()).unwrap_or_default();
    let is_listed = |it: &&ReportedEntry| ruled.entries.contains(&it.seq) || has_fact(it, is_settlement);
    let ruled: Vec<&ReportedEntry> = happenings.iter().filter(is_listed).collect();
    let board = |happening: &ReportedEntry| happening.facts.iter().find_map(|fact| board_owner(&fact.what));
    html.element("ol", &[("class", "steps"), ("role", "list")], |html| {
        for (index, happening) in ruled.iter().enumerate() {
            let owner = board(happening);
            let is_later = |later: &&&ReportedEntry| owner.is_some() && board(later) == owner;
            if ruled[index + 1..].iter().any(|later| is_later(&later)) {
                continue;
            }
            let told: Vec<&RecordFact> = happening.facts.iter().collect();
            let sentences = match owner {
                Some(owner) => {
                    let count = ruled[..=index].iter().filter(|it| board(it) == Some(owner)).count();
                    let args = Args::new().with_color(owner).set("count", count);
                    let corrected = report.locale.message_text("report-board-corrected", &args);
                    let shows = told.into_iter().filter(|fact| board_owner(&fact.what).is_none());
                    [corrected].into_iter().chain(journal::sentences(report, shows)).collect()
                }
                None => journal::sentences(report, told.into_iter().filter(|fact| !is_difference(&fact.what))),
            };
            html.write_text_element("li", &[], &entry_text(report, happening, sentences));
        }
    });
}

/// The owner of a board that the arbiter has read.
fn board_owner(fact: &FactKind) -> Option<Color> {
    match fact {
        FactKind::Told(EffectKind::RulingApplied(RulingChange::BoardSet { owner, .. })) => Some(*owner),
        _ => None,
    }
}

fn is_difference(fact: &FactKind) -> bool {
    matches!(fact, FactKind::Told(EffectKind::BoardDiffers { .. } | EffectKind::BoardsDisputed { .. }))
}

/// Whether a fact is one that the arbiter is asked about: a claim, an illegal move, a fallen flag, a call, a
/// result that was lifted.
fn is_claim(fact: &RecordFact) -> bool {
    let FactKind::Told(kind) = &fact.what else { return matches!(fact.what, FactKind::FlagClaimed(_)) };
    fact.is_explained_result()
        || matches!(
            kind,
            EffectKind::Claimed { .. }
                | EffectKind::ClaimChecked { .. }
                | EffectKind::IllegalMoveCompleted { .. }
                | EffectKind::LegalOnMoversBoard { .. }
                | EffectKind::FlagFell { .. }
                | EffectKind::ArbiterCalled { .. }
                | EffectKind::BoardsDisputed { .. }
                | EffectKind::ScoresDiffer { .. }
                | EffectKind::SheetLacks { .. }
                | EffectKind::HistoryDiffers { .. }
        )
}

/// Whether a fact is a claim or a case that the comparison of boards and scores does not tell.
fn is_case(fact: &RecordFact) -> bool {
    let FactKind::Told(told) = &fact.what else { return is_claim(fact) };
    let differs = matches!(
        told,
        EffectKind::BoardsDisputed { .. } | EffectKind::ScoresDiffer { .. } | EffectKind::SheetLacks { .. }
    );
    is_claim(fact) && !differs
}

/// Whether a fact is what the Laws provide in a case.
fn is_proposal(fact: &RecordFact) -> bool {
    matches!(
        fact.what,
        FactKind::Told(
            EffectKind::RemedyProposed(_)
                | EffectKind::ProvisionNamed { .. }
                | EffectKind::DecisionPostponed { due: true, .. }
        )
    )
}

/// The case that a fact proposes.
fn proposed_case(fact: &FactKind) -> Option<&Remedy> {
    match fact {
        FactKind::Told(EffectKind::RemedyProposed(case)) => Some(case),
        _ => None,
    }
}

/// Whether a fact is a case that was settled.
fn is_settlement(fact: &RecordFact) -> bool {
    matches!(fact.what, FactKind::Settled { .. })
}

/// Both clocks before the first ruling and as they were left by the last one.
fn clock_readings(html: &mut Html, report: &Report<'_>, ruled: &RuledDispute) {
    if ruled.before.iter().chain(ruled.after.iter()).all(Option::is_none) {
        return;
    }
    let heads = ["report-column-player", "report-column-before-ruling", "report-column-after-ruling"];
    let heads = heads.map(|id| words(report, id));
    write_table(html, &words(report, "report-table-ruled-clocks"), &ColumnHeaders::Plain(&heads), |html| {
        for color in Color::ALL {
            let readings = [ruled.before.get(color), ruled.after.get(color)];
            html.row(
                &report.locale.color_name(color),
                readings.map(|reading| clocks::clock_reading_text(report, *reading)),
            );
        }
    });
}

/// Lines for the reasons, the arbiter and each player, with the name where it is known, and what identifies the record.
fn signatures(html: &mut Html, report: &Report<'_>) {
    heading(html, report, "report-protocol-signatures");
    let names = &report.heading.names;
    let rows = [
        (words(report, "report-reasons"), String::new()),
        (words(report, "report-arbiter"), name_text(&names.arbiter)),
        (report.locale.color_name(Color::White), name_text(&names.white)),
        (report.locale.color_name(Color::Black), name_text(&names.black)),
        (words(report, "report-place-and-time"), String::new()),
    ];
    html.element("dl", &[("class", "signatures")], |html| {
        for (role, name) in rows {
            html.write_fact(&role, &name);
        }
        if let Some(record) = report.journal {
            html.write_fact(&journal::checksum_label(report, record), &record.checksum);
        }
    });
}
