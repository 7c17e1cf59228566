//! Gather from a journal what a report tells of it, and write the report to a file.

use super::files::CommandFailure;
use super::trouble;
use ansage_compare::procedure::{DisputeFacts, Verdict, is_board_corrected, propose_resolution};
use ansage_compare::record::record_from_referee;
use ansage_compare::report::{
    CodeOrigin, Heading, Report, ReportJournal, ReportedEntry, RuledDispute, render_html_page,
};
use ansage_game::claim::Measure;
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{Event, EventKind};
use ansage_game::foreign::PersonName;
use ansage_game::journal::JournalEntry;
use ansage_game::journal::facts::{RecordFact, RecordedCourse};
use ansage_game::journal::replay::{ReplayStep, ReplayedJournal};
use ansage_game::moment::{Moment, Span};
use ansage_game::proposal::RecordedProposal;
use ansage_game::referee::Referee;
use ansage_game::ruling::{Ruling, RulingChange, SheetSource};
use ansage_game::seat::{ByColor, Seat};
use ansage_words::locale::{Args, Locale};
use ansage_words::score::written::{self, WrittenScore};
use shakmaty::{Board, Position};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read as _;
use std::path::Path;
use std::time::{Duration, SystemTime};

/// Writes the report on a game by its journal alone.
///
/// # Errors
/// [`CommandFailure::Could`], in words.
pub(crate) fn write_journal_report(
    locale: &Locale,
    name: &Path,
    replayed: &ReplayedJournal,
    to: &Path,
) -> Result<(), CommandFailure> {
    let Some(facts) = gather_dispute_facts(replayed, ByColor::default(), ByColor::default(), None) else {
        return Err(CommandFailure::Could(locale.message_text("trouble-fault-no-opening", &Args::new())));
    };
    write_found_report(locale, name, replayed, facts, to)
}

/// Writes the report on a dispute: where the arbiter has ruled in it, on what was found before; else on these facts.
///
/// # Errors
/// [`CommandFailure::Could`], in words.
pub(crate) fn write_found_report(
    locale: &Locale,
    name: &Path,
    replayed: &ReplayedJournal,
    facts: DisputeFacts,
    to: &Path,
) -> Result<(), CommandFailure> {
    // After a ruling the game went on: what differs now is another dispute, in which nothing is ruled yet.
    let anew = || propose_resolution(&facts).is_some_and(|proposal| proposal.verdict != Verdict::Agree);
    let earlier = find_decided_dispute(replayed).filter(|dispute| !(dispute.went_on && anew()));
    let (facts, proposed, ruled) = match earlier {
        Some(DecidedDispute { found, proposed, ruled, .. }) => (found, proposed, Some(ruled)),
        None => (facts, None, None),
    };
    // What was proposed then is told, whatever this program would propose.
    let proposal = propose_resolution(&facts).map(|proposal| match &proposed {
        Some(recorded) => proposal.with_recorded(recorded, &facts),
        None => proposal,
    });
    let (heading, journal) = (report_heading(replayed), to_report_journal(name, replayed));
    let report = Report {
        locale,
        heading: &heading,
        facts: &facts,
        proposal: proposal.as_ref(),
        ruled: ruled.as_ref(),
        journal: Some(&journal),
    };
    write_report(locale, to, &report)
}

/// The latest dispute that the arbiter has decided.
struct DecidedDispute {
    /// What was found, before the first ruling.
    found: DisputeFacts,
    /// What the desk had proposed.
    proposed: Option<RecordedProposal>,
    /// What was ruled.
    ruled: RuledDispute,
    /// Whether a move has followed.
    went_on: bool,
}

/// What is looked for while a journal is gone through, entry by entry.
#[derive(Default)]
struct DisputeSearch {
    /// The game at the latest proposal since the last move, and the proposal.
    proposed: Option<(Referee, RecordedProposal, u64)>,
    /// The game just before a ruling that follows.
    before: Option<Referee>,
    /// The latest dispute: the game as it was found, the proposal, what was ruled.
    dispute: Option<(Referee, Option<RecordedProposal>, RuledDispute)>,
    /// Whether no move has followed it.
    open: bool,
}

impl DisputeSearch {
    fn take(&mut self, step: &ReplayStep<'_>, next: Option<&JournalEntry>) {
        let (entry, referee) = (step.entry, step.referee);
        let moved = entry.effects.iter().any(|effect| matches!(effect.kind, EffectKind::MoveCompleted { .. }));
        match &entry.event.kind {
            EventKind::Ruled { ruling: Ruling::RecordProposal(proposal) } if !self.open => {
                self.proposed = Some((referee.clone(), (**proposal).clone(), entry.seq));
            }
            EventKind::Ruled { ruling } if is_ruling(&entry.event, &entry.effects) => {
                self.take_ruling(ruling, entry, referee);
            }
            // The arbiter lets play go on: the last of the rulings.
            EventKind::PlayResumed if is_ruling(&entry.event, &entry.effects) => self.note_ruling(entry, referee),
            _ if moved => (self.open, self.proposed) = (false, None),
            _ => {}
        }
        // The game before a ruling is kept, and no other.
        let rules = next.is_some_and(|next| matches!(next.event.kind, EventKind::Ruled { .. }));
        self.before = (rules && !self.open).then(|| referee.clone());
    }

    fn take_ruling(&mut self, ruling: &Ruling, entry: &JournalEntry, referee: &Referee) {
        if !self.open {
            // What follows a proposal and changes what it rests on is ruled upon it.
            let found = match (self.proposed.take(), self.before.take()) {
                (Some((found, proposal, seq)), _) if is_correction(ruling, &proposal, &found) => {
                    Some((found, Some((proposal, seq))))
                }
                (proposed, Some(before)) if changes_what_was_found(ruling, &before) => {
                    self.proposed = proposed;
                    Some((before, None))
                }
                (proposed, _) => {
                    self.proposed = proposed;
                    None
                }
            };
            let Some((found, proposal)) = found else { return };
            let (proposal, proposed) = proposal.unzip();
            let at = entry.event.at;
            let (clocks, record) = (found.view(at).clocks, record_from_referee(referee));
            let (first, entries) = (entry.seq, Vec::new());
            let course = record.course.clone();
            let ruled = RuledDispute { proposed, first, course, at, entries, before: clocks, after: clocks, record };
            (self.dispute, self.open) = (Some((found, proposal, ruled)), true);
        }
        self.note_ruling(entry, referee);
    }

    fn note_ruling(&mut self, entry: &JournalEntry, referee: &Referee) {
        if let Some((_, _, ruled)) = self.dispute.as_mut().filter(|_| self.open) {
            ruled.entries.push(entry.seq);
            ruled.after = referee.view(entry.event.at).clocks;
            ruled.course = record_from_referee(referee).course;
        }
    }
}

/// The latest dispute in which the arbiter has changed the course, a board or a clock: what was found at the proposal, or
/// just before the first ruling, and what was ruled in the game. A sheet or a board that is read to the arbiter is found, not
/// ruled.
fn find_decided_dispute(replayed: &ReplayedJournal) -> Option<DecidedDispute> {
    let mut search = DisputeSearch::default();
    replayed.for_each_step(|step| {
        let next = usize::try_from(step.entry.seq).ok().and_then(|next| replayed.entries.get(next));
        search.take(step, next);
    });
    let (found, proposed, ruled) = search.dispute?;
    let count = replayed.entries.iter().take_while(|entry| entry.seq < ruled.first).count();
    let earlier = &replayed.entries[..count];
    let record = Some(record_from_referee(&found));
    let boards = proposed.as_ref().map(RecordedProposal::boards).unwrap_or_default();
    let found = DisputeFacts::gather(sheets_in_force(earlier, &found), boards, record, None)
        .with_illegal_announcements(earlier.iter().flat_map(|entry| &entry.effects));
    let record = record_from_referee(replayed.referee.as_ref()?);
    let ruled = with_all_rulings(RuledDispute { record, ..ruled }, replayed);
    Some(DecidedDispute { found, proposed, ruled, went_on: !search.open })
}

/// With the rulings of the game before and after those on the dispute, and the clocks before and after all that was ruled
/// while play stood for it.
fn with_all_rulings(dispute: RuledDispute, replayed: &ReplayedJournal) -> RuledDispute {
    let is_listed = |entry: &JournalEntry| {
        dispute.entries.contains(&entry.seq) || is_ruling(&entry.event, &entry.effects) && !is_reading(&entry.event)
    };
    let entries: Vec<u64> = replayed.entries.iter().filter(|entry| is_listed(entry)).map(|entry| entry.seq).collect();
    // The clocks before and after the rulings since a clock ran last, and whether the dispute is among them.
    let (mut standing, mut previous, mut is_over) = (None, None, false);
    replayed.for_each_step(|step| {
        let (seq, at) = (step.entry.seq, step.entry.event.at);
        let view = step.referee.view(at);
        let clocks = view.clocks;
        if entries.contains(&seq) && !is_over {
            let before = standing.map_or(previous.unwrap_or(clocks), |(before, _)| before);
            standing = Some((before, clocks));
        }
        if view.running.is_some() && !is_over {
            is_over = seq >= dispute.first;
            standing = standing.filter(|_| is_over);
        }
        previous = Some(clocks);
    });
    let (before, after) = standing.unwrap_or((dispute.before, dispute.after));
    RuledDispute { entries, before, after, ..dispute }
}

/// Whether the arbiter has read a board or a sheet by this: it is found, unless it corrects what was proposed.
fn is_reading(event: &Event) -> bool {
    let EventKind::Ruled { ruling } = &event.kind else { return false };
    matches!(ruling, Ruling::SetBoard { .. } | Ruling::SetScoreLine { .. } | Ruling::SetScoreSheet { .. })
}

/// Whether a ruling corrects something that a proposal rests on.
fn is_correction(ruling: &Ruling, proposal: &RecordedProposal, found: &Referee) -> bool {
    match ruling {
        Ruling::RestoreCourse { .. }
        | Ruling::TakeMeasure(Measure::RestorePosition { .. })
        | Ruling::SetClock { .. }
        | Ruling::SetCount { .. } => true,
        Ruling::SetBoard { owner, shows } => is_board_corrected(proposal, found.start_position(), *owner, shows),
        _ => false,
    }
}

/// The sheets that were read from files, as they were written, where nothing newer is known of a player's score. `referee` is
/// the one after the entries.
fn sheets_in_force(entries: &[JournalEntry], referee: &Referee) -> ByColor<Option<Vec<WrittenScore>>> {
    let mut sheets: ByColor<Option<&SheetSource>> = ByColor::default();
    for entry in entries {
        let refused = |effect: &Effect| matches!(effect.kind, EffectKind::Refused(_));
        if entry.effects.iter().any(refused) {
            continue;
        }
        let corrects = |effect: &Effect| {
            let EffectKind::RulingApplied(change) = &effect.kind else { return false };
            matches!(change, RulingChange::CourseRestored { .. } | RulingChange::PositionRestored { .. })
        };
        if entry.effects.iter().any(corrects) {
            sheets = ByColor::default();
        }
        match &entry.event.kind {
            EventKind::Ruled { ruling: Ruling::SetScoreSheet { player, source, .. } } => {
                *sheets.get_mut(*player) = source.as_ref();
            }
            EventKind::Ruled { ruling: Ruling::SetScoreLine { player, .. } } => *sheets.get_mut(*player) = None,
            EventKind::ScoreWritten { .. } => {
                if let Some(player) = entry.event.seat.color() {
                    *sheets.get_mut(player) = None;
                }
            }
            _ => {}
        }
    }
    // The program may have written on behind a sheet.
    let read = |color| {
        entries.iter().flat_map(|entry| &entry.effects).rev().find_map(|effect| match &effect.kind {
            EffectKind::RulingApplied(RulingChange::SheetSet { player, ply: None, known, .. }) if *player == color => {
                Some(*known as usize)
            }
            _ => None,
        })
    };
    let is_all = |color| read(color).is_none_or(|known| referee.score(color).lines().count() == known);
    ByColor::new_with(|color| {
        let text = sheets.get(color).filter(|_| is_all(color)).and_then(|source| source.text.as_deref())?;
        written::read_sheet_as_written(text.as_bytes(), None).ok()
    })
}

/// Whether a ruling changes the course, or a board that was known to show something else.
fn changes_what_was_found(ruling: &Ruling, before: &Referee) -> bool {
    match ruling {
        Ruling::RestoreCourse { .. } | Ruling::TakeMeasure(Measure::RestorePosition { .. }) => true,
        Ruling::SetBoard { owner, shows } => {
            let record = record_from_referee(before);
            let right = record.course.last().is_some() && before.position().board() == shows;
            right && record.boards.get(*owner).as_ref().is_some_and(|known| known != shows)
        }
        _ => false,
    }
}

/// What is known of a dispute with a journal: what is not given here, the journal gives. `None` without an opening.
pub(crate) fn gather_dispute_facts(
    replayed: &ReplayedJournal,
    scores: ByColor<Option<Vec<WrittenScore>>>,
    boards: ByColor<Option<Board>>,
    edition: Option<u16>,
) -> Option<DisputeFacts> {
    let referee = replayed.referee.as_ref()?;
    let sheets = sheets_in_force(&replayed.entries, referee);
    let scores = ByColor::new_with(|color| scores.get(color).clone().or_else(|| sheets.get(color).clone()));
    let facts = DisputeFacts::gather(scores, boards, Some(record_from_referee(referee)), edition);
    Some(facts.with_illegal_announcements(replayed.entries.iter().flat_map(|entry| &entry.effects)))
}

/// What every report begins with.
const BEGINS: &[u8] = b"<!DOCTYPE html>";

/// Whether something else than an earlier report lies there: a journal or a score is never written over.
fn is_other(path: &Path) -> bool {
    let Ok(mut file) = File::open(path) else { return false };
    let regular = file.metadata().is_ok_and(|metadata| metadata.is_file() && metadata.len() > 0);
    let mut begins = [0; BEGINS.len()];
    regular && (file.read_exact(&mut begins).is_err() || begins != BEGINS)
}

/// Refuses a path where something else than an earlier report lies.
///
/// # Errors
/// [`CommandFailure::Could`], in words.
pub(crate) fn check_report_path(locale: &Locale, to: &Path) -> Result<(), CommandFailure> {
    if !is_other(to) {
        return Ok(());
    }
    Err(CommandFailure::Could(locale.message_text("trouble-report-other", &Args::new().set_path("path", to))))
}

/// Writes a report to a file; only an earlier report is written over.
///
/// # Errors
/// [`CommandFailure::Could`], in words.
pub fn write_report(locale: &Locale, to: &Path, report: &Report<'_>) -> Result<(), CommandFailure> {
    check_report_path(locale, to)?;
    std::fs::write(to, render_html_page(report))
        .map_err(|error| CommandFailure::Could(trouble::file_error_text(locale, to, &error)))
}

/// What stands above a report on a journal.
pub fn report_heading(replayed: &ReplayedJournal) -> Heading {
    let Some(referee) = &replayed.referee else { return Heading::default() };
    let opened = replayed.entries.first().and_then(|entry| match &entry.event.kind {
        EventKind::Opened { wall, .. } => Some(wall.as_str()),
        _ => None,
    });
    let effects = replayed.entries.iter().flat_map(|entry| &entry.effects);
    let mut set = effects.filter_map(|effect| match effect.kind {
        EffectKind::CodeSet { player: by } => Some(CodeOrigin::AtTable(by)),
        _ => None,
    });
    let heading = Heading::from_terms(referee.terms(), opened, referee.outcome());
    let code = heading.code.or_else(|| set.next());
    Heading { code, first_increment: referee.rules_in_force().first_increment, ..heading }
}

/// The journal as a report tells it.
pub fn to_report_journal(name: &Path, replayed: &ReplayedJournal) -> ReportJournal {
    let mut happenings = Vec::with_capacity(replayed.entries.len());
    let mut began: Option<(SystemTime, Moment)> = None;
    let mut arbiter = PersonName::default();
    // A move that was announced earlier may stand beside what made it known: the facts are not in the order of entries.
    let mut facts: BTreeMap<Option<u64>, Vec<RecordFact>> = BTreeMap::new();
    for fact in RecordedCourse::from_journal(replayed).facts {
        facts.entry(fact.entry).or_default().push(fact);
    }
    replayed.for_each_step(|step| {
        let (entry, referee, at) = (step.entry, step.referee, step.entry.event.at);
        began = calendar_reference(&entry.event).unwrap_or(began);
        if arbiter.is_empty() {
            arbiter.clone_from(&referee.terms().names.arbiter);
        }
        for effect in &entry.effects {
            if let EffectKind::DeskTaken { arbiter: name, .. } = &effect.kind
                && !name.is_empty()
            {
                arbiter.clone_from(name);
            }
        }
        happenings.push(ReportedEntry {
            seq: entry.seq,
            at,
            wall: began.and_then(|(wall, from)| later(wall, at - from)),
            clocks: referee.view(at).clocks,
            ruled: is_ruling(&entry.event, &entry.effects),
            arbiter: arbiter.clone(),
            facts: facts.remove(&Some(entry.seq)).unwrap_or_default(),
        });
    });
    let ends = replayed.referee.as_ref().map(|referee| referee.view(Moment::START));
    ReportJournal {
        name: name.file_name().unwrap_or(name.as_os_str()).to_string_lossy().into_owned(),
        entries: replayed.entries.len(),
        checksum: replayed.chain.checksum().to_owned(),
        torn: replayed.torn,
        other_effects: replayed.other_effects,
        happenings,
        inspection: super::inspect::inspect_journal(replayed),
        case: ends.as_ref().and_then(|view| view.remedy.clone()),
        calls: ends.map(|view| view.desk.stops).unwrap_or_default(),
        open: facts.into_values().flatten().collect(),
        last: replayed.last_moment_of_play(),
    }
}

/// Whether the arbiter ruled by this: what was refused is none.
fn is_ruling(event: &Event, effects: &[Effect]) -> bool {
    let rules = match event.kind {
        EventKind::Ruled { ruling: Ruling::RecordProposal(_) } => false,
        EventKind::Ruled { .. } | EventKind::EnvelopeOpened { .. } => true,
        EventKind::PlayResumed => event.seat == Seat::Arbiter,
        _ => false,
    };
    rules && !effects.iter().any(|effect| matches!(effect.kind, EffectKind::Refused(_)))
}

/// The calendar time that an event records with its moment: the inner option is `None` where the time cannot be read, the
/// outer one where the event records none.
fn calendar_reference(event: &Event) -> Option<Option<(SystemTime, Moment)>> {
    match &event.kind {
        EventKind::Opened { wall, .. } | EventKind::ProgramResumed { wall, .. } => {
            Some(humantime::parse_rfc3339(wall).ok().map(|wall| (wall, event.at)))
        }
        _ => None,
    }
}

/// Returns the calendar time of the last sound entry, RFC 3339 in UTC with whole seconds. `None` if the journal does not
/// show it.
pub(super) fn last_entry_calendar_time(replayed: &ReplayedJournal) -> Option<String> {
    let (wall, from) = replayed.entries.iter().rev().find_map(|entry| calendar_reference(&entry.event))??;
    later(wall, replayed.last_moment() - from)
}

/// A calendar time, RFC 3339 in UTC with whole seconds.
fn later(wall: SystemTime, by: Span) -> Option<String> {
    let then = wall.checked_add(Duration::from_millis(by.as_millis()))?;
    Some(humantime::format_rfc3339_seconds(then).to_string())
}
