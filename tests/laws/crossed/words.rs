//! One player's word about the other (laws.md): claims, calls for the arbiter, and words at the keyboard of both.

use super::super::acts::{terms_from, terms_of};
use super::super::joined::{announced, joined};
use super::super::table::RefereeTable;
use ansage_game::event::{EventKind, EventSource};
use ansage_game::moment::{Moment, Span};
use ansage_game::referee::ArbiterCall;
use ansage_game::ruling::{NamedColor, Ruling};
use ansage_game::seat::{Color, Seat};
use ansage_game::view::AwaitedAct;

/// A pawn of Black's goes to d1.
const PAWN: &str = "7k/8/8/8/8/8/K2p3P/8 w - - 0 1";

fn view(table: &RefereeTable) -> ansage_game::view::View {
    table.referee.view(Moment::from_millis(table.now))
}

// L8: the counter had changed before anybody had agreed; `resume` and "settle first" went round for ever.
#[test]
fn art_7_5_4_what_one_player_asserts_of_the_other_changes_nothing_before_it_is_settled() {
    let asserted = |what: &str| {
        let mut table = RefereeTable::begun_with(terms_from(2018, "90", PAWN));
        table.moves("Ka2b2");
        if what.starts_with("unpromoted") {
            table.black_key();
        }
        table.claim(what).ends_with("add-time white 120000").runs("-");
        let clocks = view(&table).clocks;
        assert_eq!((table.offences(Color::Black), view(&table).half_moves.len()), (0, 1), "{what}");
        assert!(matches!(view(&table).awaited, AwaitedAct::Settlement(_)), "{what}");
        // The author settles nothing.
        table.act("resume").tells("white: refused case-pending");
        table.after(60_000).act("deadline").tells("");
        assert_eq!((table.offences(Color::Black), view(&table).clocks), (0, clocks), "{what}");
        table
    };
    for what in ["two-hands", "idle-press", "unpromoted P?d1"] {
        let mut table = asserted(what);
        table.opp_consents().includes("upheld").ends_with("ruling-applied time-added white 120000");
        assert_eq!(table.offences(Color::Black), 1, "{what}");
        table.act("resume").includes("play-resumed");
        let mut table = asserted(what);
        table.desk().rule(Ruling::Uphold).ends_with("ruling-applied time-added white 120000");
        assert_eq!(table.offences(Color::Black), 1, "{what}");
        let mut table = asserted(what);
        table.desk().rule(Ruling::SetAside).tells("set-aside").arbiter_resumes().includes("play-resumed");
        assert_eq!(table.offences(Color::Black), 0, "{what}");
    }
    // Before the press, and after it: the same word is the same claim.
    let mut table = RefereeTable::begun_with(terms_of(2018, "90"));
    table.moves("P?e4").black("P?e5").claim("two-hands").ends_with("add-time white 120000");
    assert_eq!(table.offences(Color::Black), 0);
}

// L9: the player complained of typed `resume`, and play went on.
#[test]
fn art_6_11_3_after_a_call_the_arbiter_restarts_the_game_or_both_players() {
    let called = || {
        let mut table = RefereeTable::begun();
        table
            .moves("P?e4")
            .black_key()
            .black("P?e5")
            .act("opp arbiter")
            .black_confirms()
            .tells("arbiter-called player black");
        assert!(matches!(view(&table).awaited, AwaitedAct::Restart(None)));
        table
    };
    // White first, then Black's key; Black first, then White: play goes on by the second act, and by no other.
    let mut table = called();
    table.after(10_000).both_resume().tells("play-resumed turn white").runs("white");
    let stop = ArbiterCall {
        caller: Some(NamedColor(Color::Black)),
        at: Moment::from_millis(3_000),
        stood: Some(Span::from_secs(10)),
        without_arbiter: true,
        for_complaint: false,
    };
    assert_eq!(view(&table).desk.stops, [stop]);
    let mut table = called();
    table.act("opp resume").black_confirms().ends_in_record("desk: shared-keyboard black resume");
    table.tells("resume-agreed player black").runs("-");
    table.act("opp resume").includes("white: refused resume-needs-arbiter").runs("-");
    table.act("resume").tells("desk: resumed-without-arbiter black 0; play-resumed turn white");
    let mut table = called();
    table.act("resume").act("resume").lacks("play-resumed").act("space").runs("-");
    // The arbiter alone, once he has taken the desk.
    let mut table = called();
    table.desk().act("resume").tells("white: refused only-arbiter").arbiter_resumes().tells("play-resumed turn white");
    assert_eq!(view(&table).desk.stops.len(), 1);
    assert!(!view(&table).desk.stops[0].without_arbiter);
    // At two stations each by his own word.
    let mut table = announced();
    table
        .act("b arbiter")
        .tells("arbiter-called player black")
        .act("b resume")
        .tells("resume-agreed player black")
        .runs("-");
    table.act("resume").tells("desk: resumed-without-arbiter black 0; play-resumed turn black");
    let mut table = announced();
    table.act("b arbiter").act("resume").tells("resume-agreed player white");
    table.act("resume").tells("white: refused resume-needs-arbiter").runs("-");
    table.act("b resume").tells("desk: resumed-without-arbiter black 0; play-resumed turn black");
}

// L9: the same after a complaint about touched pieces, and where the offender resumed his illegal move away.
#[test]
fn art_6_11_3_neither_who_complains_nor_who_is_complained_of_resumes_alone() {
    let complained = || {
        let mut table = RefereeTable::begun();
        table.act("touched d2").moves("P?e4").opp_claims("touched").includes("remedy-proposed white touched");
        table
    };
    complained().act("resume").tells("white: refused case-pending").runs("-");
    complained().act("opp resume").ends_with("white: refused case-pending").runs("-");
    for (year, resumes_first) in [(2001, true), (2001, false), (2009, true), (2009, false)] {
        let mut table = RefereeTable::begun_with(terms_of(year, "5"));
        table.white_errs();
        if resumes_first {
            table.act("resume").tells("white: refused not-suspended");
        }
        table
            .opp_claims("illegal")
            .includes("remedy-proposed white illegal-move count 1 end-game win illegal-moves black");
        table.act("resume").tells("white: refused case-pending");
        table.consents().tells("upheld; game-over win illegal-moves black");
    }
}

// L10: nothing stood that could be upheld or set aside, and `state` was silent.
#[test]
fn art_4_8_a_complaint_about_touched_pieces_is_ruled_on_like_any_claim() {
    const FACTS: &str = "desk: touch-facts Pd2d3 ?? Pd2d4 ?? own-piece false Pe2e4 ?? white 1 d2";
    let complained = || {
        let mut table = RefereeTable::begun();
        table.act("touched d2").moves("P?e4").opp_claims("touched");
        table
            .tells("claimed touched black -; remedy-proposed white touched touched black restore-position ply 1")
            .runs("-");
        assert!(matches!(view(&table).awaited, AwaitedAct::Settlement(_)));
        table
    };
    let mut table = complained();
    // The verdict stands on record with its facts.
    table
        .desk()
        .includes(FACTS)
        .rule(Ruling::Uphold)
        .tells(&format!("upheld; {FACTS}; ruling-applied position-restored white 1; touch-binds white d2 e2"));
    table.course("").completed(0, 0).arbiter_resumes().tells("play-resumed turn white");
    // What was touched for it, and what was moved, holds for the move in its place.
    table.moves("P?d4").opp_claims("touched").includes("desk: touch-facts").includes(" 1 d2 e2;");
    let mut table = complained();
    table.desk().rule(Ruling::SetAside).tells(&format!("set-aside; {FACTS}"));
    table.arbiter_resumes().tells("play-resumed turn black");
    table.course("Pe2e4").completed(1, 0);
    // The player who is complained of may consent.
    complained()
        .consents()
        .tells(&format!("upheld; {FACTS}; ruling-applied position-restored white 1; touch-binds white d2 e2"));
    // The right to complain is lost by touching, whichever came first.
    let mut table = RefereeTable::begun();
    table.act("touched d2").moves("P?e4").act("opp touched e7").black_confirms();
    table.opp_claims("touched").tells("white: refused complaint-too-late").runs("black");
}

// L27: the decision on a claim was postponed, and `flag white` ended the game at once.
#[test]
fn art_10_2_b_a_postponed_claim_is_recalled_and_decided_before_a_flag() {
    for year in [2009, 2014, 2023] {
        let postponed = || {
            let mut table = RefereeTable::begun_with(terms_of(year, "90"));
            table.desk();
            if year > 2009 {
                table.adapt("quickplay-applies", "yes");
            }
            table.rule(Ruling::SetClock { player: Color::White, left: Span::from_secs(100) });
            table.claim("quickplay").includes("remedy-proposed").arbiter_resumes().tells("play-resumed turn white");
            table.after(101_000).act("deadline").includes("flag-fell").lacks("game-over");
            table
        };
        let recalled = "remedy-proposed black claim quickplay white end-game draw quickplay add-time black 120000; ";
        let flag = || Ruling::CallFlag { player: Color::White };
        // Called by the arbiter, or claimed by the opponent: the claim is decided first.
        let mut table = postponed();
        table.rule(flag()).tells(&format!("{recalled}desk: refused case-pending")).runs("-");
        table.rule(flag()).tells("desk: refused case-pending");
        table.rule(Ruling::Uphold).tells("upheld; game-over draw quickplay");
        let mut table = postponed();
        table.act("opp flag").black_confirms().tells(&format!("{recalled}white: refused case-pending"));
        table.rule(Ruling::SetAside).tells("set-aside; ruling-applied time-added black 120000");
        table.rule(flag()).tells("game-over win flag-fall black");
        // Decided before the flag, nothing is recalled.
        let mut table = postponed();
        table.rule(Ruling::SetAside).tells("set-aside; ruling-applied time-added black 120000");
        table.rule(flag()).tells("game-over win flag-fall black");
    }
    // Without an arbiter the opponent may agree.
    let mut table = RefereeTable::begun_with(terms_of(2009, "30"));
    table
        .after(1_690_000)
        .claim("quickplay")
        .includes("remedy-proposed")
        .act("resume")
        .tells("white: refused case-pending");
    table.opp_consents().tells("upheld; game-over draw quickplay");
}

// L33: `opp resign` and F8 pressed by the blind player himself ended the game.
#[test]
fn art_5_1_2_a_resignation_at_the_keyboard_of_both_is_spelled_out_and_confirmed_again() {
    let resigns = || {
        let mut table = RefereeTable::begun();
        table.moves("P?e4").act("opp resign").tells("confirmation-asked black resign");
        table
    };
    let mut table = resigns();
    table.black_confirms().tells("confirmation-asked-again black resign").runs("black");
    assert_eq!(table.referee.outcome(), None);
    // Anything else in between, and it was nothing.
    for (act, told) in [
        ("escape", "confirmation-dropped black resign"),
        ("say P?e5", "confirmation-dropped black resign; black entered Pe7e5"),
        ("opp draw", "confirmation-dropped black resign; confirmation-asked black draw"),
    ] {
        let mut table = resigns();
        table.black_confirms().act(act).tells(told);
        assert_eq!(table.referee.outcome(), None, "{act}");
    }
    table.black_confirms().tells("game-over win resignation white; desk: shared-keyboard black resign");
    // So with a draw, and with what burdens him.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").act("draw").act("opp accept").black_confirms();
    table.tells("confirmation-asked-again black accept").black_confirms();
    table.tells("game-over draw agreement; desk: shared-keyboard black accept");
    let mut table = RefereeTable::begun();
    table.moves("P?e4").claim("two-hands").act("opp consent").black_confirms();
    table.tells("confirmation-asked-again black consent");
    assert_eq!(table.offences(Color::Black), 0);
    table.black_confirms().includes("upheld").ends_with("desk: shared-keyboard black consent");
    assert_eq!(table.offences(Color::Black), 1);
    // A station of his own is his word at once, and so is a confirming key of his own. They are not marked.
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("opp resign");
    let key = EventKind::Confirmed { player: Color::Black };
    table.send_by(EventSource::OpponentKey, Seat::White, key).tells("game-over win resignation white");
    joined().act("b resign").tells("game-over win resignation white");
}
