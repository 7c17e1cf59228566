//! The reports that are looked at: each kind of dispute, and what is missing in one or the other.

use super::program::{TestFolder, run};
use ansage::station::report::{report_heading, to_report_journal};
use ansage_compare::comparison::{Agreement, Comparison, ComparisonRow, ScoreDifference, compare_sheets};
use ansage_compare::procedure::{DisputeFacts, Proposal, Verdict, propose_resolution};
use ansage_compare::reading::{Candidate, Mark, MarkKind, ReadingReason};
use ansage_compare::record::{ClocksAfterPress, Record};
use ansage_compare::report::{Heading, Report, ReportJournal, render_html_page};
use ansage_game::chess960::back_rank_of_number;
use ansage_game::journal::replay::replay;
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::ByColor;
use ansage_game::terms::RecordNames;
use ansage_words::locale::{Lang, Locale};
use ansage_words::score::written;
use shakmaty::{Board, Chess, Position};
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What is typed in two sittings, with a line `----` between them: claims, calls, every kind of ruling, a sealed move.
const TYPED: &str = include_str!("table.lines");

/// The full journal, as the program writes it today.
pub fn table() -> &'static [u8] {
    static TABLE: OnceLock<Vec<u8>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let room = TestFolder::new("report-table");
        let options = "--clock script --laws 2023 --white Anna --black Boris --arbiter Clara";
        for typed in TYPED.split("----\n") {
            let opens = room.names("").iter().all(|name| name != "table.journal");
            let command = match opens {
                true => room.arbitrated("table.journal", options),
                false => room.play("table.journal", options),
            };
            run(command, typed.as_bytes()).status(0).quiet();
        }
        std::fs::read(room.path("table.journal")).unwrap()
    })
}

/// What nobody may smuggle into a page.
pub const HOSTILE: &str = "<script>alert('x')</script>\"><img src=\"http://example.org/\" onerror=\"x()\">&amp;";

/// One report to be made in any language.
pub struct ReportCase {
    pub name: &'static str,
    pub heading: Heading,
    pub facts: DisputeFacts,
    pub proposal: Option<Proposal>,
    pub journal: Option<ReportJournal>,
}

impl ReportCase {
    /// The page, and that every text was found.
    pub fn page(&self, lang: Lang) -> String {
        let locale = Locale::for_lang(lang);
        let report = Report {
            locale: &locale,
            heading: &self.heading,
            facts: &self.facts,
            proposal: self.proposal.as_ref(),
            ruled: None,
            journal: self.journal.as_ref(),
        };
        let page = render_html_page(&report);
        assert!(locale.faults().is_empty(), "{}: {}", self.name, locale.faults_text());
        page
    }
}

fn facts() -> DisputeFacts {
    DisputeFacts::default()
}

fn board(fen: &str) -> Option<Board> {
    Some(fen.parse().unwrap())
}

fn compared(white: &str, black: &str) -> Comparison {
    let read = |text: &str| written::read_as_written(text.as_bytes(), Some(Lang::En), 1).unwrap();
    compare_sheets(&read(white), &read(black)).unwrap()
}

const WHITE: &str =
    "[White \"Anna\"]\n[Black \"Boris\"]\n[Date \"2026.11.21\"]\n\n1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n";
const BLACK: &str = "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Bxc6 dxc6\n";
/// After `3... a6`, with the bishop on c4 and the pawn of h2 off the board.
const SLIPPED: &str = "r1bqkbnr/1ppp1ppp/p1n5/4p3/2B1P3/5N2/PPPP1PP1/RNBQK2R";
const AFTER_A6: &str = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R";

/// Nothing at all is known.
pub fn nothing() -> ReportCase {
    ReportCase { name: "nothing", heading: Heading::default(), facts: facts(), proposal: None, journal: None }
}

/// Two boards and nothing else.
pub fn only_boards() -> ReportCase {
    let boards = ByColor { white: board(SLIPPED), black: board(AFTER_A6) };
    ReportCase { name: "boards", facts: DisputeFacts { boards, ..facts() }, ..nothing() }
}

/// Two scores that agree, and boards one of which does not.
pub fn boards_differ() -> ReportCase {
    let sheet = "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n";
    let boards = ByColor { white: board(AFTER_A6), black: board(SLIPPED) };
    let facts = DisputeFacts { comparison: Some(compared(sheet, sheet)), boards, ..facts() };
    let proposal = propose_resolution(&facts);
    ReportCase { name: "boards-differ", facts, proposal, ..nothing() }
}

/// Two scores that differ, and nothing else.
pub fn scores_differ() -> ReportCase {
    let facts = DisputeFacts { comparison: Some(compared(WHITE, BLACK)), ..facts() };
    let (heading, proposal) = (Heading::from_sheets(&facts), propose_resolution(&facts));
    ReportCase { name: "scores-differ", heading, facts, proposal, ..nothing() }
}

/// A score with one of every mark and every reason on it.
pub fn unreadable() -> ReportCase {
    let mut comparison = compared(WHITE, BLACK);
    let kinds = [
        MarkKind::LeftOut,
        MarkKind::Doubled,
        MarkKind::WrongColumn,
        MarkKind::Unreadable,
        MarkKind::Ambiguous,
        MarkKind::PromotionMissing,
        MarkKind::Impossible,
        MarkKind::Doubtful,
        MarkKind::NotFollowed,
    ];
    let legal = comparison.readings.white.half_moves[0].legal;
    let reasons = [
        ReadingReason::OtherSheet,
        ReadingReason::Following { legal: 5 },
        ReadingReason::OnlyLegal,
        ReadingReason::OneSign,
        ReadingReason::StandsBefore,
    ];
    for (index, kind) in kinds.into_iter().enumerate() {
        let reason = reasons[index % reasons.len()];
        let candidates = match kind {
            MarkKind::NotFollowed => Vec::new(),
            MarkKind::Doubled => {
                vec![Candidate { kind, ply: 1, entry: 0, legal: None, reason: ReadingReason::StandsBefore }]
            }
            // The fault lies elsewhere than it shows.
            MarkKind::Doubtful => {
                vec![Candidate { kind: MarkKind::LeftOut, ply: 1, entry: 2, legal: Some(legal), reason }]
            }
            _ => vec![Candidate { kind, ply: 1, entry: 0, legal: Some(legal), reason }],
        };
        let text = if kind == MarkKind::LeftOut { String::new() } else { "N?3".to_owned() };
        let shown_by = (kind == MarkKind::Doubtful).then_some(3);
        let mark = Mark { kind, ply: 1, entry: Some(0), line: 5, column: index + 1, text, shown_by, candidates };
        comparison.readings.white.marks.push(mark);
    }
    comparison.readings.white.half_moves[7].mark = Some(3);
    let rows = comparison.rows.len();
    comparison.rows.push(ComparisonRow {
        ply: rows + 1,
        entries: ByColor::default(),
        meant: ByColor::default(),
        agreement: Agreement::Unread,
    });
    comparison.first = Some(ScoreDifference { ply: 7, row: 6, both_readable: false });
    let facts = DisputeFacts { comparison: Some(comparison), ..facts() };
    let proposal = propose_resolution(&facts).map(|proposal| Proposal { verdict: Verdict::Unreadable, ..proposal });
    ReportCase { name: "unreadable", facts, proposal, ..nothing() }
}

/// Two real sheets, one of them with a sign that cannot be read, a half-move left out and a clock noted.
pub fn damaged() -> ReportCase {
    let black = "1. e4 e5\n2. Nf3 N#6\n3. Bb5\n4. Ba4 {[%clk 1:20:00]} Nf6\n";
    let facts = DisputeFacts { comparison: Some(compared(WHITE, black)), ..facts() };
    let (heading, proposal) = (Heading::from_sheets(&facts), propose_resolution(&facts));
    ReportCase { name: "damaged", heading, facts, proposal, ..nothing() }
}

/// Two scores of 600 moves each.
pub fn long() -> ReportCase {
    let turns = ["Nf3 Nf6", "Ng1 Ng8"];
    let sheet: String = (0..600).map(|index| format!("{}. {}\n", index + 1, turns[index % 2])).collect();
    let facts = DisputeFacts { comparison: Some(compared(&sheet, &sheet)), ..facts() };
    ReportCase { name: "long", facts, ..nothing() }
}

/// The whole journal of a game, with a record of its clocks.
pub fn journal() -> ReportCase {
    let replayed = replay(table());
    assert!(replayed.fault.is_none());
    let journal = to_report_journal(Path::new("/somewhere/table-2.journal"), &replayed);
    ReportCase { name: "journal", heading: report_heading(&replayed), journal: Some(journal), ..nothing() }
}

/// The report on a game that was typed like this, in one sitting.
pub fn typed(lines: &str) -> ReportCase {
    typed_with("", lines)
}

/// The same in a game with these options.
pub fn typed_with(options: &str, lines: &str) -> ReportCase {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let room = TestFolder::new(&format!("report-typed-{}", COUNT.fetch_add(1, Ordering::Relaxed)));
    let options = format!("--clock script --laws 2023 {options}");
    run(room.arbitrated("typed.journal", options.trim_end()), lines.as_bytes()).status(0).quiet();
    let replayed = replay(&std::fs::read(room.path("typed.journal")).unwrap());
    let journal = to_report_journal(Path::new("typed.journal"), &replayed);
    ReportCase { name: "typed", heading: report_heading(&replayed), journal: Some(journal), ..nothing() }
}

/// A record whose clocks tell a story.
fn record() -> Record {
    let comparison = compared(WHITE, WHITE);
    let course: Vec<_> = comparison.readings.white.half_moves.iter().map(|half_move| half_move.legal).collect();
    let left = |used: u64| Some(Span::from_secs(5_400 - used));
    let moment = |index: u64| ClocksAfterPress {
        at: Moment::from_millis(index * 61_500),
        clocks: ByColor { white: left(index * index * 20), black: left(index * 90) },
        completed: ByColor { white: index.div_ceil(2) as u32, black: (index / 2) as u32 },
        used: ByColor { white: Span::ZERO, black: Span::ZERO },
    };
    Record {
        start: Chess::default(),
        moments: (0..=course.len() as u64).map(|index| Some(moment(index))).collect(),
        course,
        scores: ByColor::default(),
        boards: ByColor::default(),
        result: None,
        edition: 2018,
    }
}

/// Scores, boards, record, clocks, journal; names and sheets by somebody who means harm.
pub fn everything() -> ReportCase {
    let mut comparison = compared(WHITE, BLACK);
    for entry in &mut comparison.readings.black.written.entries {
        entry.comment = Some(HOSTILE.to_owned());
        entry.offered = true;
    }
    comparison.readings.black.written.entries[6].text = HOSTILE.to_owned();
    comparison.readings.white.marks.push(Mark {
        kind: MarkKind::Unreadable,
        ply: 2,
        entry: None,
        line: 1,
        column: 1,
        text: HOSTILE.to_owned(),
        shown_by: None,
        candidates: Vec::new(),
    });
    let record = record();
    let boards = ByColor { white: board(SLIPPED), black: board(AFTER_A6) };
    let clocks = record.moments.get(6).copied().flatten();
    let facts = DisputeFacts { comparison: Some(comparison), boards, record: Some(record), edition: 2018, ..facts() };
    let proposal = propose_resolution(&facts).map(|proposal| Proposal { clocks, ..proposal });
    let names =
        || RecordNames { white: HOSTILE.into(), black: format!("{HOSTILE}\u{202e}").into(), arbiter: HOSTILE.into() };
    let mut journal = journal().journal.unwrap();
    journal.name = HOSTILE.to_owned();
    journal.happenings.iter_mut().for_each(|happening| happening.arbiter = HOSTILE.into());
    let heading = Heading {
        names: names(),
        date: Some(HOSTILE.to_owned()),
        result: Some(HOSTILE.to_owned()),
        start: Some(HOSTILE.to_owned()),
        ..Heading::default()
    };
    ReportCase { name: "everything", heading, facts, proposal, journal: Some(journal) }
}

/// A game of Chess960 whose scores and boards agree but for a castling executed by half.
pub fn chess960() -> ReportCase {
    assert!(back_rank_of_number(518).is_ok());
    let sheet = "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"rkbnnbrq/pppppppp/8/8/8/8/PPPPPPPP/RKBNNBRQ b GAga - 0 1\"]\n\n1... e5\n2. e4 d5\n";
    let comparison = compared(sheet, sheet);
    let mut shows = comparison.readings.white.end.board().clone();
    shows.discard_piece_at(shakmaty::Square::G1);
    let boards = ByColor { white: Some(shows), black: None };
    let facts = DisputeFacts { comparison: Some(comparison), boards, ..facts() };
    let heading = Heading { chess960: Some(518), ..Heading::from_sheets(&facts) };
    let proposal = propose_resolution(&facts);
    ReportCase { name: "chess960", heading, facts, proposal, ..nothing() }
}

/// Every case.
pub fn all() -> Vec<ReportCase> {
    vec![
        nothing(),
        only_boards(),
        boards_differ(),
        scores_differ(),
        unreadable(),
        damaged(),
        journal(),
        everything(),
        chess960(),
    ]
}
