//! A key and the words that it comes before: what was entered for a player is his by a key that he presses after its last
//! word, and by no other.

use super::super::acts::terms_from;
use super::super::table::{RefereeTable, tournament};
use ansage_game::event::EventKind;
use ansage_game::ruling::Ruling;
use ansage_game::seat::Color;
use ansage_game::terms::GameTerms;

/// Both knights out and back.
const SHUFFLE: &str = "Ng1f3 Ng8f6 Nf3g1 Nf6g8";

/// White has made his move, and Black has pressed before White enters what he said.
fn fools() -> RefereeTable {
    let mut table = RefereeTable::begun();
    table.moves("P?f3 P?e5").white("P?g4").heard().space();
    table
}

#[test]
fn d_2_4_a_press_before_the_last_word_of_an_entry_stops_the_clock_and_confirms_nothing_of_it() {
    for (entered, told) in [("Qd8h4", "game-over win checkmate black"), ("Ke8e6", "black completed illegal Ke8e6")] {
        // The key first.
        let mut table = fools();
        table.after(3_000).black_key().black(entered).includes(&format!("entry-awaits-key {entered}")).runs("-");
        table.heard().black_confirms().includes(told);
        // The entry first, and the key before its last word: his clock, and no more.
        let mut table = fools();
        table.after(3_000).black(entered).after(150).black_key().tells("press-waits player black").runs("-");
        table.after(1_000).heard().includes(&format!("entry-awaits-key {entered}")).runs("-");
        assert_eq!((table.referee.outcome(), table.offences(Color::Black)), (None, 0));
        // White heard it wrongly: it is mended, on White's time, and nothing has happened.
        table.after(2_000).act("misheard Q?e7").includes("entry-charged white 2000").includes("completed 4 Qd8e7");
        // After its last word his clock key confirms what he has heard.
        let mut table = fools();
        table.after(3_000).black(entered).after(1_000).heard().black_key().includes(told);
    }
}

#[test]
fn d_2_9_a_key_that_comes_before_the_last_word_of_an_entry_does_not_confirm_it() {
    let mut table = fools();
    table.black_key().black("Qd8h4").heard();
    // He reaches for his key, and White mends the entry: the key was for the mate.
    table.after(4_000).act("misheard Ke8e6").includes("entry-awaits-key Ke8e6 ?? black").after(150).black_confirms();
    table.tells("white: refused entry-not-confirmed player black");
    assert_eq!(table.offences(Color::Black), 0);
    table.after(1_000).heard().black_confirms().includes("black completed illegal Ke8e6");
}

#[test]
fn d_2_7_what_is_mended_after_an_early_press_awaits_his_key_where_it_ends_the_game_or_is_illegal() {
    // Fivefold by an entry that was another one when he pressed.
    let mut table = RefereeTable::begun();
    table.moves(SHUFFLE).moves(SHUFFLE).moves(SHUFFLE).moves("Ng1f3 Ng8f6").white("Nf3g1").heard();
    table.act("reply P?d5").heard().black_key().tells("early-press true false black");
    table.act("misheard Nf6g8").heard().space().includes("entry-awaits-key Nf6g8 ?? black").runs("-");
    table.black_confirms().includes("game-over draw fivefold");
    // An illegal one, by White's press and by his own next move.
    for goes_on in ["space", "say N?f3"] {
        let mut table = RefereeTable::begun();
        table.white("P?e4").heard().act("reply P?e5").heard().black_key();
        table.act("misheard Ke8e6").heard().act(goes_on);
        assert_eq!(table.offences(Color::Black), 0, "{goes_on}");
        match goes_on {
            "space" => table.includes("entry-awaits-key Ke8e6 ?? black").runs("-"),
            _ => table.tells("white: refused own-move-awaits-press").runs("white"),
        };
    }
    // What he heard before he pressed is his, and so is what harms nobody.
    let mut table = RefereeTable::begun();
    table
        .white("P?e4")
        .heard()
        .act("reply Ke8e6")
        .heard()
        .black_key()
        .space()
        .includes("black completed illegal Ke8e6");
    let mut table = RefereeTable::begun();
    table.white("P?e4").heard().act("reply P?e5").black_key().act("misheard P?d5").heard().space();
    table.includes("completed 2 Pd7d5").runs("white");
}

#[test]
fn art_9_2_a_repetition_by_what_was_mended_after_an_early_press_awaits_his_key_or_the_arbiter() {
    let mut table = RefereeTable::begun();
    table.moves(SHUFFLE).moves("Ng1f3 Ng8f6").white("Nf3g1").heard();
    table.act("reply P?d5").heard().black_key().act("misheard Nf6g8").heard().space().includes("completed 8 Nf6g8");
    table.claim("repetition").lacks("game-over");
    assert_eq!(table.referee.outcome(), None);
}

#[test]
fn art_6_2_who_mends_what_was_pressed_does_it_on_his_own_time() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").after(10_000).black("P?e5").after(150).black_key().tells("press-waits player black").runs("-");
    for (number, words) in ["P?d5", "P?e5", "P?d5"].into_iter().enumerate() {
        table.after(3_000).act(&format!("misheard {words}")).runs("white");
        assert!(number < 3);
    }
    let (white, black) = (table.left(Color::White), table.left(Color::Black));
    table.after(3_000).heard().includes("completed 2 Pd7d5").runs("white");
    assert_eq!(white - table.left(Color::White), 3_000, "his clock has run");
    assert_eq!(black, table.left(Color::Black));
}

/// 9.2, 9.5.3: White claims a draw by the move he has entered, and mends it: the claim was wrong, and costs what a wrong claim
/// does. Black's key is for the mended move.
#[test]
fn art_9_2_who_mends_the_move_on_which_his_claim_rests_gives_it_up() {
    let claimed = || {
        let mut table = RefereeTable::begun();
        table.moves(SHUFFLE).moves("Ng1f3 Ng8f6 Nf3g1").black_key().black("Nf6g8").heard();
        table.claim("repetition").includes("claim-checked white true").includes("confirmation-asked black consent");
        table
    };
    for keys in 0..2 {
        let mut table = claimed();
        if keys > 0 {
            table.black_confirms().includes("confirmation-asked-again black consent");
        }
        table.act("misheard Nf6h5").lacks("set-aside").runs("-");
        table.includes("completed 8 Nf6h5; claim-checked true white false; remedy-proposed white wrong-claim");
        table.heard().black_confirms().tells("white: refused nothing-pending");
        table.act("resume").tells("upheld; ruling-applied time-added black 120000; play-resumed turn white");
    }
    // The same move again mends nothing, and gives no claim up.
    let mut table = claimed();
    table.act("misheard Nf6g8").tells("white: refused nothing-changed");
    // A mended move that awaits the key has it first.
    let mut table = claimed();
    table.act("misheard Ke8e6").lacks("set-aside").includes("claim-superseded player white");
    table.includes("entry-awaits-key Ke8e6 ?? black").heard();
    table.black_confirms().includes("black completed illegal Ke8e6");
}

/// The same where Black has a station of his own by then: his consent is asked of nobody at this keyboard.
#[test]
fn art_9_2_who_has_joined_meanwhile_consents_at_his_own_station() {
    let mut table = RefereeTable::begun();
    table.moves(SHUFFLE).moves("Ng1f3 Ng8f6 Nf3g1").black_key().black("Nf6g8").heard();
    table.act("join").claim("repetition").includes("remedy-proposed").lacks("confirmation-asked");
    table.act("b consent").includes("game-over draw repetition");
}

/// D.2.9: a move was entered for him, and he joins at a station of his own before he has confirmed it: his key there is his
/// alone, and confirms it after its last word. Nobody else's does.
#[test]
fn d_2_9_who_joins_before_he_has_confirmed_an_entry_confirms_it_with_the_clock_key_of_his_station() {
    let mut table = fools();
    table.black_key().black("Qd8h4").includes("entry-awaits-key Qd8h4 ?? + black").act("join");
    table.black_key().tells("white: refused has-own-station player black");
    table.act("b f8").includes("refused entry-not-confirmed player black");
    table.heard().black_confirms().tells("white: refused has-own-station player black");
    table.act("b f8").includes("completed 4 Qd8h4").ends_with("game-over win checkmate black");
}

/// 4.8: what was pressed and is not entered is complained of when it is: nobody is told that it is too late.
#[test]
fn art_4_8_a_move_that_was_pressed_is_entered_before_it_is_complained_of() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("opp touched g7").black_confirms().black_key().claim("touched");
    table.tells("white: refused move-not-entered");
    table.black("Ng8f6").claim("touched").includes("remedy-proposed");
}

/// 5.2.1, 6.9, 7.5: Black's stalemate, or his illegal move, was pressed before White's flag fell, and White has entered it:
/// Black does not withhold his key and claim the flag again.
#[test]
fn art_6_9_who_claims_a_flag_confirms_his_own_entry_first() {
    for entered_first in [false, true] {
        let fen = "k7/8/8/8/5q2/8/8/7K b - - 1 1";
        let terms = GameTerms { start: Some(fen.into()), ..tournament("1") };
        let mut table = RefereeTable::begun_with(terms);
        table.black_key().after(90_000).act("deadline").includes("flag-fell");
        if entered_first {
            table.black("Qf4f2").heard().act("opp flag").black_confirms().includes("remedy-proposed");
        } else {
            table.act("opp flag").black_confirms().includes("remedy-proposed").black("Qf4f2").heard();
        }
        table.act("opp flag").includes("refused entry-not-confirmed player black").lacks("game-over");
        table.black_confirms().includes("claim-superseded player black").ends_with("game-over draw stalemate");
    }
}

/// A move that ends the game, said and pressed before the flag, its last word heard after it: whose it is, and the end.
const ENDING_AFTER_THE_FLAG: [(Color, &str, &str, &str); 4] = [
    (Color::White, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "Ra1a8", "win checkmate white"),
    (Color::Black, "r3k3/8/8/8/8/8/5PPP/6K1 b q - 0 1", "Ra8a1", "win checkmate black"),
    (Color::White, "7k/7r/8/8/8/8/R7/K7 w - - 149 80", "Ra2a3", "draw seventy-five"),
    (Color::Black, "7k/7r/8/8/8/8/R7/K7 b - - 149 80", "Rh7h6", "draw seventy-five"),
];

#[test]
fn d_2_3_a_press_that_is_kept_for_the_last_word_does_not_beat_the_flag() {
    for (player, fen, code, end) in ENDING_AFTER_THE_FLAG {
        let white = player == Color::White;
        let terms =
            GameTerms { white_blind: white, black_blind: !white, owner: player, ..terms_from(2023, "0:10", fen) };
        let mut table = RefereeTable::begun_with(terms);
        let words = code.parse().expect("a code");
        table.after(9_300).send(player.into(), EventKind::Announced { words });
        table.after(200).send(player.into(), EventKind::ClockPressed { player }).includes("press-kept");
        table.after(500).act("deadline").includes("flag-fell 10000");
        table.after(800).heard().includes("completed 1");
        table.ends_with(&format!("end-game {end}")).includes("flag-fall").lacks("game-over").runs("-");
        assert_eq!(table.referee.outcome(), None, "{fen}");
        // The arbiter decides, and the flag was first.
        table.desk().rule(Ruling::Uphold);
        let lost = format!("game-over win flag-fall {}", if white { "black" } else { "white" });
        table.ends_with(&lost);
    }
}

/// A move of Black's that ends the game: he has pressed, and White has not entered it yet.
const PRESSED_ENDINGS: [(&str, &str, &str); 4] = [
    ("6q1/8/8/8/8/5k2/8/7K b - - 0 1", "Qg8g3", "draw stalemate"),
    ("7k/7r/8/8/8/8/R7/K7 b - - 149 80", "Rh7h6", "draw seventy-five"),
    ("k3r3/8/8/8/8/8/5PPP/6K1 b - - 0 1", "Re8e1", "win checkmate black"),
    ("8/8/8/8/8/5k2/5P2/7K b - - 0 1", "Kf3f2", "draw dead-position"),
];

/// 5.1.1, 5.2.1, 5.2.2, 9.6: no resignation and no agreement that is said after the press changes it.
#[test]
fn art_5_2_1_a_move_that_was_pressed_is_entered_and_judged_before_a_resignation_or_a_draw() {
    for (fen, code, end) in PRESSED_ENDINGS {
        let pressed = || {
            let mut table = RefereeTable::begun_with(terms_from(2014, "5", fen));
            table.after(5_000).black_key().includes("pressed-before-entry player black");
            table
        };
        let entered = |table: &mut RefereeTable| {
            table.lacks("game-over").after(1_000).black(code).heard().black_confirms();
            table.ends_with(&format!("game-over {end}"));
        };
        let mut table = pressed();
        entered(table.act("resign").tells("white: refused move-not-entered"));
        let mut table = pressed();
        entered(table.act("opp resign").tells("white: refused move-not-entered"));
        let mut table = pressed();
        entered(table.act("draw").act("opp accept").tells("white: refused move-not-entered"));
        let mut table = pressed();
        table.act("opp draw").black_confirms_twice().includes("draw-offered player black");
        entered(table.act("accept").tells("white: refused move-not-entered"));
        // What had been said before the press counts for nothing more than what is said after it.
        let mut table = RefereeTable::begun_with(terms_from(2014, "5", fen));
        table.act("draw").after(5_000).black_key();
        entered(table.act("opp accept").includes("refused"));
    }
}
