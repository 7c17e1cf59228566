//! Every ruling is told, and stands in the record. What the arbiter dictates is told to the desk.

use super::acts::{terms_of, white_wins};
use super::adjournment::{closed, opened};
use super::table::{RefereeTable, VERIFIER};
use super::unpressed::console_of;
use ansage_game::claim::Measure;
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::journal::facts::{FactKind, RecordedCourse};
use ansage_game::journal::{GameId, JournalEntry, line, replay};
use ansage_game::moment::{Moment, Span};
use ansage_game::proposal::{Basis, RecordedProposal, Verdict};
use ansage_game::referee::Referee;
use ansage_game::ruling::{AssistantDuty, Ruling, RulingChange};
use ansage_game::seat::Color::{self, Black, White};
use ansage_game::seat::Seat;
use ansage_game::terms::GameTerms;
use ansage_testing::rulings::{LISTED_RULINGS, is_announced_by, number_in_list};
use shakmaty::Board;
use std::collections::BTreeSet;

/// What the record of these events tells, and what those of the last event.
fn recorded(terms: &GameTerms, events: &[Event]) -> (Vec<FactKind>, usize) {
    let terms = GameTerms { arbiter_code: Some(VERIFIER.into()), ..terms.clone() };
    let mut referee = Referee::open(terms.clone()).expect("terms that can be played");
    let mut chain = line::ChecksumChain::begin();
    let mut text = line::write_header(GameId::new([7; 16]), &mut chain);
    let kind = EventKind::Opened { terms: Box::new(terms), wall: String::new() };
    let opening = Event { at: Moment::START, seat: Seat::White, port: EventSource::Station, kind };
    for (seq, event) in (1..).zip(std::iter::once(&opening).chain(events)) {
        let effects = referee.handle(event);
        text += &line::write_entry(&JournalEntry::new(seq, event.clone(), effects, &referee), &mut chain);
    }
    let replayed = replay::replay(text.as_bytes());
    assert_eq!(replayed.fault, None);
    let last = Some(events.len() as u64 + 1);
    let facts = RecordedCourse::from_journal(&replayed).facts;
    let of_last = facts.iter().filter(|fact| fact.entry == last).count();
    (facts.into_iter().map(|fact| fact.what).collect(), of_last)
}

/// A game in the first of two periods in which both flags have fallen, at the console of a blind player of this colour.
fn both_flags_down(blind: Color, year: u16, time: &str) -> RefereeTable {
    let mut table = console_of(blind, terms_of(year, time));
    table.desk();
    for player in [White, Black] {
        table.rule(Ruling::SetClock { player, left: Span::from_secs(10) });
    }
    table.after(11_000).owner_acts("say P?e4").act("heard").presses(White).after(11_000).act("deadline");
    table
}

/// A standard game of two periods, and the same of repeated ones.
const TWO_PERIODS: [&str; 2] = ["40/90,30", "2/120"];

#[test]
fn art_6_11_the_game_goes_on_and_these_two_flags_give_nobody_a_win() {
    for (blind, year) in
        [White, Black].into_iter().flat_map(|blind| [2001, 2005, 2009, 2014, 2018, 2023].map(|year| (blind, year)))
    {
        for time in TWO_PERIODS {
            let terms = GameTerms {
                white_blind: blind == White,
                black_blind: blind == Black,
                owner: blind,
                ..terms_of(year, time)
            };
            let mut table = both_flags_down(blind, year, time);
            table.rule(Ruling::BothFlags).tells("ruling-applied both-flags-fallen; ruling-applied stopped").runs("-");
            let (facts, last) = recorded(&terms, &table.events);
            let told = |fact: &FactKind| {
                matches!(fact, FactKind::Told(EffectKind::RulingApplied(RulingChange::BothFlagsFallen)))
            };
            assert!(facts.iter().any(told) && last == 2, "{facts:?}");
            // Nobody wins by them, in whichever order they fell.
            table.arbiter_resumes().includes("play-resumed").send(Seat::Arbiter, EventKind::DeskLeft);
            table.owner_acts("flag").includes("refused flag-set-aside").lacks("game-over");
            table.word(ansage_game::event::OpponentsWord::Flag).includes("refused flag-set-aside").lacks("game-over");
            assert_eq!(table.referee.outcome(), None, "{blind:?}, {year}, {time}");
        }
    }
}

#[test]
fn art_6_11_a_flag_counts_again_when_its_clock_has_time() {
    let falls = |table: &mut RefereeTable, millis: u64| {
        table.after(millis).act("deadline").includes("flag-fell").includes(" black");
        table.act("flag").tells("game-over win flag-fall white");
    };
    for year in [2001, 2009, 2014, 2023] {
        // The arbiter sets it.
        let mut table = both_flags_down(White, year, "40/90,30");
        table.rule(Ruling::BothFlags).rule(Ruling::SetClock { player: Black, left: Span::from_secs(60) });
        table.arbiter_resumes();
        falls(&mut table, 60_000);
        // The time of the next period comes with the move that completes this one.
        let mut table = both_flags_down(White, year, "1/90,30");
        table.rule(Ruling::BothFlags).arbiter_resumes().after(1_000).act("say P?e5").heard().black_key();
        table.act("say P?d4").heard().space();
        falls(&mut table, 30 * 60_000);
    }
    // A claim that was made before the ruling is set aside by it.
    let mut table = both_flags_down(White, 2023, "40/90,30");
    table.after(1_000).black_key().act("opp flag").black_confirms().includes("remedy-proposed");
    table.rule(Ruling::BothFlags).includes("both-flags-fallen").includes("set-aside").lacks("game-over");
}

/// A game of 2014 in which a move of each was made, and the arbiter is at the desk.
fn at_desk(prepare: impl FnOnce(&mut RefereeTable) -> &mut RefereeTable) -> RefereeTable {
    let mut table = RefereeTable::begun_with(terms_of(2014, "40/90,30"));
    table.moves("P?e4 P?e5");
    prepare(&mut table);
    table.desk();
    table
}

/// Each ruling at a table where it can be given.
fn rulings() -> Vec<(RefereeTable, Ruling)> {
    let plain = || at_desk(|table| table);
    let claimed =
        || at_desk(|table| table.act("opp arbiter").black_confirms().act("say Ng1g3").heard().claim("two-hands"));
    let minute = Span::from_secs(60);
    let measure = Ruling::TakeMeasure;
    let flag_down = at_desk(|table| table.after(90 * 60_000).act("deadline"));
    let illegal = at_desk(|table| table.white_errs());
    let ended = {
        let mut table = plain();
        table.rule(white_wins());
        table
    };
    let before_start = {
        let mut table = RefereeTable::open(terms_of(2014, "90"));
        table.desk().rule(white_wins());
        table
    };
    let sheet = |text: &str| (text.into(), text.parse().ok());
    let (text, words) = sheet("P?e4");
    let line = ansage_game::ruling::SheetLine { ply: 1, text, words };
    let (text, words) = sheet("P?e4");
    let proposal = RecordedProposal {
        verdict: Verdict::Agree,
        provision: None,
        basis: Basis::Record,
        agreed: 2,
        course: Vec::new(),
        white_board: None,
        black_board: None,
        clocks: None,
    };
    vec![
        (illegal.clone(), Ruling::Uphold),
        (illegal, Ruling::SetAside),
        (plain(), Ruling::Stop),
        (claimed(), Ruling::Stop),
        (plain(), measure(Measure::AddTime { player: White, time: minute })),
        (plain(), measure(Measure::RemoveTime { player: White, time: minute })),
        (plain(), measure(Measure::AddIncrement { time: minute })),
        (plain(), measure(Measure::RestorePosition { ply: 2 })),
        (plain(), measure(Measure::CorrectMove { words: "P?d5".parse().expect("a move") })),
        (plain(), white_wins()),
        (plain(), Ruling::SetClock { player: Black, left: minute }),
        (plain(), Ruling::SetCount { player: Black, moves: 3 }),
        (plain(), Ruling::AdaptRule { name: "seventy-five".into(), value: "no".into() }),
        (plain(), Ruling::SetEdition { year: 2023 }),
        (plain(), Ruling::SetDuty { player: White, duty: AssistantDuty::Inform, on: false }),
        (plain(), Ruling::IllegalMove { player: Black }),
        (plain(), Ruling::Warn { player: Black }),
        (flag_down, Ruling::CallFlag { player: White }),
        (both_flags_down(White, 2014, "40/90,30"), Ruling::BothFlags),
        (both_flags_down(White, 2014, "90"), Ruling::BothFlags),
        (plain(), Ruling::Adjourn),
        (closed("Bf1b5"), Ruling::SetResumption { text: "2 May 2026".into() }),
        (opened("Bf1b5"), Ruling::SealedReply),
        (closed("Bf1b5"), Ruling::EnvelopeLost),
        (ended, Ruling::Continue),
        (before_start, Ruling::Continue),
        (at_desk(|table| table.act("arbiter")), Ruling::Continue),
        (plain(), Ruling::RestoreCourse { keep: 1, moves: vec!["P?d5".parse().expect("a move")], clocks: None }),
        (plain(), Ruling::SetBoard { owner: Black, shows: Board::new() }),
        (plain(), Ruling::SetScoreLine { player: White, ply: 1, text: text.clone(), words, insert: false }),
        (plain(), Ruling::SetScoreLine { player: Black, ply: 1, text, words, insert: true }),
        (plain(), Ruling::SetScoreSheet { player: White, lines: vec![line], source: None }),
        (plain(), Ruling::RecordProposal(Box::new(proposal))),
    ]
}

#[test]
fn art_12_2_every_ruling_is_told_and_stands_in_the_record() {
    let mut given = BTreeSet::new();
    for (mut table, ruling) in rulings() {
        let number = number_in_list(&ruling).expect("a ruling in the list");
        let terms = table.referee.terms().clone();
        table.hears_resumption_at_once = false;
        table.rule(ruling.clone());
        let announces = |effect: &&Effect| is_announced_by(&ruling, &effect.kind);
        let announced: Vec<&Effect> = table.told.iter().filter(announces).collect();
        let to_all = matches!(announced[..], [one] if one.to == LISTED_RULINGS[number].audience);
        assert!(to_all, "{ruling:?}: {:?}", table.told);
        let (facts, of_ruling) = recorded(&terms, &table.events);
        assert!(of_ruling > 0, "{ruling:?} stands in no record: {facts:?}");
        given.insert(number);
    }
    assert_eq!(given, (0..LISTED_RULINGS.len()).collect());
    let play_on = Ruling::TakeMeasure(Measure::ContinuePlay);
    at_desk(|table| table).rule(play_on).tells("desk: refused nothing-changed");
    // A correction of no move, by words that name none, or by those of the move as it is, is refused, and not silent.
    for (prepare, words, refusal) in [
        ("", "P?e4", "nothing-to-correct"),
        ("P?e4", "P?h8", "unreadable"),
        ("P?e4", "Pe2e4", "nothing-changed"),
        ("P?e4 P?e5", "P?e5", "nothing-changed"),
    ] {
        let mut table = RefereeTable::begun();
        table.moves(prepare).desk();
        let words = words.parse().expect("an announcement code");
        table.rule(Ruling::TakeMeasure(Measure::CorrectMove { words })).includes(&format!("desk: refused {refusal}"));
    }
    // Also of one that is announced and not completed.
    let mut table = at_desk(|table| table.act("say P?d4"));
    let words = "P?d4".parse().expect("an announcement code");
    table.rule(Ruling::TakeMeasure(Measure::CorrectMove { words })).tells("desk: refused nothing-changed");
}
