//! The record of a game with rulings: its journal, and what PGN and the report keep of each.

use ansage::station::export::{ExportSource, export_pgn};
use ansage::station::report::{report_heading, to_report_journal};
use ansage_compare::procedure::DisputeFacts;
use ansage_compare::record::record_from_referee;
use ansage_compare::report::{Report, render_html_page};
use ansage_game::effect::Effect;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::journal::facts::{RecordFact, RecordedCourse};
use ansage_game::journal::line::{self, ChecksumChain};
use ansage_game::journal::replay::{ReplayedJournal, replay};
use ansage_game::journal::{GameId, JournalEntry};
use ansage_game::moment::Moment;
use ansage_game::referee::Referee;
use ansage_game::ruling::Ruling;
use ansage_game::seat::{ByColor, Seat};
use ansage_game::terms::GameTerms;
use ansage_testing::rulings::{LISTED_RULINGS, RecordPlace, is_recorded_by, number_in_list};
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::Presenter;
use ansage_words::vocabulary::{AnnouncementStyle, WordListKind};
use std::collections::BTreeMap;
use std::path::Path;

/// A journal that is written entry by entry.
pub struct WrittenRecord {
    text: String,
    chain: ChecksumChain,
    entries: u64,
}

impl WrittenRecord {
    /// Begins the journal of a game with its opening.
    pub fn new(terms: &GameTerms, referee: &mut Referee) -> WrittenRecord {
        let mut chain = ChecksumChain::begin();
        let text = line::write_header(GameId::new([7; 16]), &mut chain);
        let mut record = WrittenRecord { text, chain, entries: 0 };
        let kind = EventKind::Opened { terms: Box::new(terms.clone()), wall: "2026-01-01T00:00:00Z".into() };
        let opening = Event { at: Moment::START, seat: Seat::White, port: EventSource::Station, kind };
        let effects = referee.handle(&opening);
        record.append(opening, effects, referee);
        record
    }

    /// Writes an entry: an event, its effects, and the referee after it.
    pub fn append(&mut self, event: Event, effects: Vec<Effect>, referee: &Referee) {
        self.entries += 1;
        let entry = JournalEntry::new(self.entries, event, effects, referee);
        self.text += &line::write_entry(&entry, &mut self.chain);
    }

    /// The number of the last entry.
    pub fn last_entry(&self) -> u64 {
        self.entries
    }

    /// Looks up each of these rulings in the journal, in PGN and in the report.
    pub fn check(&self, given: &[(u64, Ruling)], locale: &Locale) {
        let replayed = replay(self.text.as_bytes());
        assert_eq!((&replayed.fault, &replayed.other_memory), (&None, &None), "the journal is not sound");
        let course = RecordedCourse::from_journal(&replayed);
        let texts = RecordTexts::new(&replayed, &course, locale);
        let mut in_pgn: BTreeMap<String, usize> = BTreeMap::new();
        for (entry, ruling) in given {
            let kept = replayed.entries.iter().find(|kept| kept.seq == *entry).map(|kept| &kept.event.kind);
            assert_eq!(kept, Some(&EventKind::Ruled { ruling: ruling.clone() }), "the journal does not have it");
            let facts = texts.facts.iter().filter(|fact| fact.entry == Some(*entry));
            let facts: Vec<&RecordFact> = facts.collect();
            let recorded: Vec<&RecordFact> =
                facts.iter().copied().filter(|fact| is_recorded_by(ruling, &fact.what)).collect();
            let [fact] = recorded[..] else { panic!("{ruling:?} is recorded {} times: {facts:?}", recorded.len()) };
            let sentences = texts.sentences(fact);
            assert!(!sentences.is_empty(), "{ruling:?}, entry {entry}, is recorded in no word");
            for sentence in sentences {
                let rows = texts.report_rows(*entry, &sentence);
                assert!(rows > 0, "{ruling:?}, entry {entry}: {sentence:?} is not in the report once");
                match LISTED_RULINGS[number_in_list(ruling).expect("a ruling in the list")].place {
                    RecordPlace::ScoreAndReport => *in_pgn.entry(sentence).or_default() += 1,
                    RecordPlace::Report => {}
                }
            }
        }
        for (sentence, count) in in_pgn {
            let found = texts.pgn.matches(&sentence).count();
            assert!(found >= count, "{sentence:?} is {found} times in PGN, not {count}:\n{}", texts.pgn);
        }
    }
}

/// What is written of a journal.
struct RecordTexts<'a> {
    facts: &'a [RecordFact],
    presenter: Presenter,
    /// On one line.
    pgn: String,
    /// The rows of its tables, without markup.
    report: Vec<String>,
}

impl<'a> RecordTexts<'a> {
    fn new(replayed: &ReplayedJournal, course: &'a RecordedCourse, locale: &Locale) -> RecordTexts<'a> {
        let referee = replayed.referee.as_ref().expect("a game that was opened");
        let source = ExportSource {
            locale,
            letters: Lang::En,
            braille_code: None,
            words: WordListKind::Fide,
            style: AnnouncementStyle::Long,
            seat: None,
            plain: false,
            replayed,
            referee,
            course,
        };
        let pgn = export_pgn(&source).unwrap_or_else(|failure| panic!("no PGN: {}", failure.reason()));
        let facts =
            DisputeFacts::gather(ByColor::default(), ByColor::default(), Some(record_from_referee(referee)), None);
        let (heading, journal) = (report_heading(replayed), to_report_journal(Path::new("game"), replayed));
        let report =
            Report { locale, heading: &heading, facts: &facts, proposal: None, ruled: None, journal: Some(&journal) };
        RecordTexts {
            facts: &course.facts,
            presenter: source.presenter(),
            pgn: on_one_line(&pgn),
            report: render_html_page(&report).split("<tr").map(without_markup).collect(),
        }
    }

    fn sentences(&self, fact: &RecordFact) -> Vec<String> {
        self.presenter.fact_sentences(&fact.what).iter().map(|sentence| on_one_line(sentence)).collect()
    }

    /// The rows of the report that tell of this entry and hold this sentence once.
    fn report_rows(&self, entry: u64, sentence: &str) -> usize {
        let of_entry = self.report.iter().filter(|row| row.split(' ').next() == Some(&entry.to_string()));
        of_entry.filter(|row| row.matches(sentence).count() == 1).count()
    }
}

fn on_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text of a row: each tag is a blank.
fn without_markup(row: &str) -> String {
    let row = row.split_once('>').map_or(row, |(_, cells)| cells);
    let mut text = String::new();
    for (index, part) in row.split(['<', '>']).enumerate() {
        text += if index % 2 == 0 { part } else { " " };
    }
    let marks = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    on_one_line(&marks.iter().fold(text, |text, (mark, sign)| text.replace(mark, sign)))
}
