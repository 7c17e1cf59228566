//! D.2.8: the arbiter rules: position, scores, clocks, counters, penalties; the game goes on from there, by every edition
//! and from every start, and the record replays it.

use super::acts::terms_of;
use super::table::{RefereeTable, VERIFIER, brief_all};
use ansage_game::effect::EffectKind;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::moment::{Moment, Span};
use ansage_game::referee::Referee;
use ansage_game::ruling::Ruling;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;
use shakmaty::Position;

const YEARS: [u16; 6] = [2001, 2005, 2009, 2014, 2018, 2023];

/// A game by each edition, from the usual position and from two of the others.
fn games() -> impl Iterator<Item = GameTerms> {
    let starts = [None, Some(0), Some(700)];
    YEARS
        .into_iter()
        .flat_map(move |year| starts.into_iter().map(move |chess960| GameTerms { chess960, ..terms_of(year, "90+30") }))
}

/// Everything that can be ruled on a dispute, and play to the end of the next two moves.
fn settled(terms: GameTerms) -> RefereeTable {
    let mut table = RefereeTable::begun_with(terms);
    table.moves("P?e4 P?e5 P?d4 Pe5d4").desk().rule(Ruling::Stop);
    table.sheet_says(Color::White, "P?e4 P?e5 P?d3").sheet_says(Color::Black, "P?e4 P?e5 P?d3 P?d6");
    table.after(60_000).course_is(2, "P?d3 P?d6");
    let left = |minutes: u64| Span::from_secs(60 * minutes);
    table.rule(Ruling::SetClock { player: Color::White, left: left(70) });
    table.rule(Ruling::SetClock { player: Color::Black, left: left(50) });
    table.rule(Ruling::SetCount { player: Color::Black, moves: 3 });
    table.rule(Ruling::IllegalMove { player: Color::Black }).rule(Ruling::Uphold);
    table.rule(Ruling::Warn { player: Color::White }).tells("ruling-applied warned player white");
    table
}

#[test]
fn d_2_8_position_scores_clocks_counters_and_penalties_are_as_ruled_and_play_goes_on_from_there_by_every_edition() {
    let mut seen = 0;
    for terms in games() {
        let (year, start) = (terms.laws, terms.chess960);
        let mut table = settled(terms);
        let what = format!("{year}, {start:?}");
        table.course("Pe2e4 Pe7e5 Pd2d3 Pd7d6").completed(2, 3).runs("-");
        // The position itself, and not only the list of its moves.
        let course = table.referee.view(Moment::START).course;
        let pawns: Vec<String> = course
            .board()
            .pawns()
            .into_iter()
            .map(|square| square.to_string())
            .filter(|it| "de".contains(&it[..1]))
            .collect();
        assert_eq!(pawns.join(" "), "d3 e4 e5 d6", "{what}");
        assert_eq!(table.score(Color::White), "P?e4 P?e5 Pd2d3 Pd7d6", "{what}");
        assert_eq!(table.score(Color::Black), "P?e4 P?e5 Pd2d3 Pd7d6", "{what}");
        // The first illegal move of a long game costs two minutes by every edition.
        table.clocks(72 * 60_000, 50 * 60_000);
        assert_eq!(table.referee.view(Moment::START).desk.offences.black, 1, "{what}");
        table.arbiter_resumes().tells("play-resumed turn white").runs("white");
        table.after(1_000).act("say P?a3").heard().space().tells("completed 5 Pa2a3");
        table.clocks(72 * 60_000 - 1_000 + 30_000, 50 * 60_000).completed(3, 3);
        table.after(2_000).act("say P?a6").heard().black_key();
        table.clocks(72 * 60_000 - 1_000 + 30_000, 50 * 60_000 - 2_000 + 30_000).completed(3, 4);
        table.course("Pe2e4 Pe7e5 Pd2d3 Pd7d6 Pa2a3 Pa7a6").runs("white");
        seen += 1;
    }
    assert_eq!(seen, YEARS.len() * 3);
}

#[test]
fn d_2_8_the_record_replays_what_was_ruled_from_any_point_of_it() {
    for terms in games() {
        let table = settled(terms.clone());
        let ruled = table.events.iter().position(|event| matches!(event.kind, EventKind::Ruled { .. })).unwrap();
        let arbiter_code = Some(VERIFIER.to_owned());
        let mut again = Referee::open(GameTerms { arbiter_code, ..terms.clone() }).unwrap();
        for (index, event) in table.events.iter().enumerate() {
            // The program dies between two rulings and is opened again: the desk is empty, and nothing else is lost.
            if index > ruled {
                let mut killed = again.clone();
                let before = killed.view(event.at);
                let kind = EventKind::ProgramResumed { wall: String::new(), alive: None, revision: None };
                killed.handle(&Event { at: event.at, seat: Seat::Arbiter, port: EventSource::Station, kind });
                let after = killed.view(event.at);
                assert_eq!((&before.course, before.clocks), (&after.course, after.clocks), "{terms:?}");
                assert_eq!((before.scores, before.completed), (after.scores, after.completed));
                assert!(!after.desk.occupied);
                let kind = EventKind::DeskTaken { verifier: VERIFIER.into(), arbiter: "".into() };
                killed.handle(&Event { at: event.at, seat: Seat::Arbiter, port: EventSource::Keyboard, kind });
                let told = killed.handle(event);
                assert!(!told.iter().any(|effect| matches!(effect.kind, EffectKind::Refused(_))), "{told:?}");
            }
            // As text and back: it is the text that is kept.
            let kept: Event = serde_json::from_str(&serde_json::to_string(event).unwrap()).unwrap();
            again.handle(&kept);
        }
        assert_eq!(again.state_text(), table.referee.state_text(), "{terms:?}");
    }
}

#[test]
fn d_2_8_a_ruling_that_cannot_be_is_refused_at_the_desk_and_changes_nothing() {
    for terms in games() {
        let mut table = RefereeTable::begun_with(terms);
        table.moves("P?e4 P?e5").desk();
        let state = table.referee.state_text();
        for (keep, codes, why) in [
            (2, "P?e5", "dictated-move-faulty unreadable no-move-fits reason - white 3 P?e5"),
            (2, "Pd2d5", "dictated-move-faulty not-legal does-not-reach white 3 Pd2d5"),
            (1, "P?d5 P?h3 Pd5d3", "dictated-move-faulty not-legal does-not-reach black 4 Pd5d3"),
            (3, "", "no-such-half-move ply 3"),
        ] {
            let told = brief_all(&table.course_is(keep, codes).told);
            assert_eq!(told, format!("desk: refused {why}"));
        }
        table.line_says(Color::Black, 0, "P?e5").tells("desk: refused no-such-half-move ply 0");
        table.rule(Ruling::Uphold).tells("desk: refused nothing-pending");
        table.rule(Ruling::SetEdition { year: 1999 }).includes("desk: refused");
        assert_eq!(table.referee.state_text(), state);
        table.runs("white");
    }
}
