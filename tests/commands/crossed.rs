//! Where the acts of two cross (5.1, 5.2, 6.2, 6.8, 6.11, 7.5, D.2.7): what people type and read, in both languages, with
//! every hint tried where it is given.

use super::program::{TestFolder, run};

/// The mate in two, entered for Black.
const MATED: &str = "start / f3 / press / opp press / e5 / g4 / press / opp press / Qh4";
/// White mates on a8.
const MATES: &str = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
/// Black stalemates with his queen on g3.
const STALEMATES: &str = "6q1/8/8/8/8/5k2/8/7K b - - 0 1";

/// Types these lines, with ` / ` between them, and compares the last lines that are told, in English and in German.
#[track_caller]
fn told(options: &str, fen: Option<&str>, typed: &str, lines: &[[&str; 2]]) {
    let script: String = typed.split(" / ").map(|line| line.trim().to_owned() + "\n").collect();
    for (number, lang) in ["en", "de"].into_iter().enumerate() {
        let room = TestFolder::new(&format!("crossed-{lang}-{:x}", fingerprint(&[options, typed])));
        let play = format!("play --journal game --clock script --audio none --voice off --lang {lang} {options}");
        let mut command = room.ansage(&play);
        command.args(fen.into_iter().flat_map(|fen| ["--fen", fen]));
        let ended = run(command, script.as_bytes()).status(0).quiet();
        // The last line says that the game is saved.
        let all: Vec<&str> = ended.out.lines().collect();
        let (_, all) = all.split_last().expect("lines");
        let lines: Vec<&str> = lines.iter().map(|line| line[number]).collect();
        let from = all.len().saturating_sub(lines.len());
        assert_eq!(all[from..], lines, "{lang} {typed}");
        room.run("verify game").status(0);
    }
}

/// A name for a folder.
fn fingerprint(texts: &[&str]) -> u32 {
    texts.iter().flat_map(|text| text.bytes()).fold(0, |sum: u32, byte| sum.wrapping_mul(31).wrapping_add(byte.into()))
}

/// 5.1.1, D.2.7: a mate that was entered for Black after his press is his to confirm; until then nothing else goes on, and
/// `misheard` mends it.
#[test]
fn art_5_1_1_and_d_2_7_an_entered_mate_is_the_movers_to_confirm_and_may_be_mended_until_then() {
    told(
        "--time 90+30",
        None,
        &format!("{MATED} /  / press / Nf3 / misheard Qg5 / "),
        &[
            ["b Qd8-h4", "s Dd8-h4"],
            ["Qd8-h4? Black: F12, or misheard MOVE", "Dd8-h4? Schwarz: F12, oder verhört"],
            ["Black confirms: F12, or misheard MOVE", "Schwarz: F12 bestätigt, oder verhört ZUG"],
            ["Not done. First Black: F12, or misheard", "Nicht getan. Schwarz: F12, sonst verhört"],
            ["Not done. First Black: F12, or misheard", "Nicht getan. Schwarz: F12, sonst verhört"],
            ["misheard: b Qd8-g5", "falsch gehört: s Dd8-g5"],
            ["White to move.", "Weiß ist am Zug."],
            ["Your move", "Sie sind am Zug"],
        ],
    );
}

/// A question that was asked about something that is no more is answered by nobody: what a yes would do now is asked anew.
#[test]
fn art_5_1_1_a_yes_to_a_question_whose_case_has_changed_does_nothing() {
    told(
        "--time 1",
        Some(MATES),
        "start / Ra8 / resign / +61 / yes / yes",
        &[
            ["Resign? yes or no", "Aufgeben? ja oder nein"],
            ["White's flag has fallen.", "Blättchen von Weiß gefallen."],
            ["White: Ra1-a8, ending move before", "Weiß: vorher Ta1-a8, Schlusszug"],
            ["If upheld: White wins", "Bei Stattgabe: Weiß gewinnt"],
            ["Set aside: Black wins", "Bei Abweisung: Schwarz gewinnt"],
            ["Arbiter decides, or Black: consent", "Schiedsrichter / Schwarz: einverstanden"],
            ["Changed meanwhile: not done", "Inzwischen anders: nichts geändert"],
            ["Nothing was asked.", "Es war nichts gefragt."],
        ],
    );
}

/// D.2.3: where by the player's own word his board does not show his move, his press is refused, and Enter names the way.
#[test]
fn d_2_3_enter_names_the_way_where_the_own_board_does_not_show_the_move() {
    told(
        "--time 90+30",
        None,
        "start / e4 / played e2e3 / press /  / played e3e4 /  / press",
        &[
            ["Not made. e4: nothing", "Nicht gemacht. e4: nichts"],
            ["played FROM TO, or correct MOVE", "gespielt VON NACH oder korrektur ZUG"],
            ["White's board: as announced.", "Brett von Weiß: wie angesagt."],
            ["Space: clock, or correct MOVE", "Leertaste: Uhr, oder korrektur ZUG"],
            ["Black to move.", "Schwarz ist am Zug."],
        ],
    );
}

/// The hint names the arbiter: he can be called, and the entry still awaits its player's key.
#[test]
fn art_5_1_1_the_arbiter_may_be_called_while_an_entered_mate_awaits_its_key() {
    told(
        "--time 90+30",
        None,
        &format!("{MATED} / arbiter / resume /  / opp yes"),
        &[
            ["b Qd8-h4", "s Dd8-h4"],
            ["Qd8-h4? Black: F12, or misheard MOVE", "Dd8-h4? Schwarz: F12, oder verhört"],
            ["White calls the arbiter.", "Weiß ruft den Schiedsrichter."],
            ["Not done. First Black: F12, or misheard", "Nicht getan. Schwarz: F12, sonst verhört"],
            ["Black confirms: F12, or misheard MOVE", "Schwarz: F12 bestätigt, oder verhört ZUG"],
            ["White to move.", "Weiß ist am Zug."],
            ["Checkmate. Black wins.", "Matt. Schwarz gewinnt."],
        ],
    );
}

/// After the end was told both players change the record, each by his own act, and nobody his own case.
#[test]
fn d_2_7_after_the_end_was_told_the_record_is_both_players() {
    told(
        "--time 90+30",
        None,
        &format!("{MATED} / opp yes / misheard Qg5 /  / opp consent / opp yes / opp yes /  / resume / "),
        &[
            ["White to move.", "Weiß ist am Zug."],
            ["Checkmate. Black wins.", "Matt. Schwarz gewinnt."],
            ["White claims: mistake in words", "Weiß reklamiert: Irrtum in Ansage"],
            ["Latest move: Qg5", "Letzter Zug: Dg5"],
            ["Arbiter decides, or Black: consent", "Schiedsrichter / Schwarz: einverstanden"],
            ["opp consent, or take back: consent", "gegner einverstanden, oder einverstanden"],
            ["Black consents? F12: yes", "Schwarz ist einverstanden? F12: ja"],
            ["Black consents: F12 again", "Schwarz stimmt zu: F12 nochmal"],
            ["Upheld.", "Stattgegeben."],
            ["misheard: b Qd8-g5", "falsch gehört: s Dd8-g5"],
            ["White to move.", "Weiß ist am Zug."],
            ["Suspended. To go on: resume", "Unterbrochen. Weiter mit fortsetzen"],
            ["Play goes on. White to move.", "Es geht weiter. Weiß ist am Zug."],
            ["Your move", "Sie sind am Zug"],
        ],
    );
}

/// 7.5: an illegal move that was entered for Black burdens nobody before his own key; then he carries it out, with it.
#[test]
fn art_7_5_an_entered_illegal_move_counts_when_its_player_has_confirmed_it() {
    told(
        "--time 90+30",
        None,
        "start / e4 / press / opp press / Ke8e6 /  / opp yes /  / resume / opp yes / opp yes / ",
        &[
            ["b Ke8-e6", "s Ke8-e6"],
            ["Ke8-e6? Black: F12, or misheard MOVE", "Ke8-e6? Schwarz: F12, oder verhört"],
            ["Black confirms: F12, or misheard MOVE", "Schwarz: F12 bestätigt, oder verhört ZUG"],
            ["Illegal: b Ke8-e6. Clocks stopped.", "Regelwidrig: s Ke8-e6. Uhren stehen."],
            ["Black's illegal moves: 1", "Regelwidrige Züge von Schwarz: 1"],
            ["Laws: White + 2 min", "Regeln: Weiß + 2 min"],
            ["Black: resume carries it out, or arbiter", "Schwarz: fortsetzen; oder Schiedsrichter"],
            ["Proposed against Black: resume, F12", "Gegen Schwarz vorgeschlagen: fortsetzen, F12"],
            ["Black consents? F12: yes", "Schwarz ist einverstanden? F12: ja"],
            ["Black consents: F12 again", "Schwarz stimmt zu: F12 nochmal"],
            ["Upheld.", "Stattgegeben."],
            ["White gets 2 min more.", "Weiß bekommt 2 min mehr."],
            ["Play goes on. Black to move.", "Es geht weiter. Schwarz ist am Zug."],
            ["Black to move", "Schwarz am Zug"],
        ],
    );
}

/// 6.2.1: `opp e5` enters an early reply, an early press for it is kept, and the player's own next move completes his own.
#[test]
fn art_6_2_1_an_early_reply_completes_nothing_and_a_press_for_it_is_kept() {
    told(
        "--time 90+30",
        None,
        "start / e4 / opp e5 / opp e5 /  / Nf3 / opp press / Nf3 /  / opp Nc6 / opp Nf6 / opp press / opp press /  / press / ",
        &[
            ["w e2-e4. Space: clock", "w e2-e4. Leertaste: Uhr"],
            ["b e7-e5", "s e7-e5"],
            ["The reply waits for White's press.", "Die Antwort wartet auf Weiß."],
            ["Black has answered. Space: clock", "Schwarz hat geantwortet. Leertaste: Uhr"],
            ["Awaits Space. To change: correct MOVE", "Leertaste fehlt. Ändern: korrektur ZUG"],
            ["Black pressed early: kept.", "Schwarz drückte zu früh: gemerkt."],
            ["Black to move.", "Schwarz ist am Zug."],
            ["White to move.", "Weiß ist am Zug."],
            ["w Ng1-f3. Space: clock", "w Sg1-f3. Leertaste: Uhr"],
            ["Space: clock, or correct MOVE", "Leertaste: Uhr, oder korrektur ZUG"],
            ["b Nb8-c6", "s Sb8-c6"],
            ["The reply waits for White's press.", "Die Antwort wartet auf Weiß."],
            ["Black pressed early: kept.", "Schwarz drückte zu früh: gemerkt."],
            ["Already pressed.", "Schon gedrückt."],
            ["Black has answered. Space: clock", "Schwarz hat geantwortet. Leertaste: Uhr"],
            ["Black to move.", "Schwarz ist am Zug."],
            ["White to move.", "Weiß ist am Zug."],
            ["Your move", "Sie sind am Zug"],
        ],
    );
}

/// D.2.7: a slip that was answered already is for both players, or for the arbiter.
#[test]
fn d_2_7_a_slip_that_was_answered_is_for_both_players() {
    told(
        "--time 90+30",
        None,
        "start / e4 / opp e5 / correct d4 /  / opp consent / opp yes / opp yes /  / resume / ",
        &[
            ["b e7-e5", "s e7-e5"],
            ["White claims: mistake in words", "Weiß reklamiert: Irrtum in Ansage"],
            ["Latest move: d4", "Letzter Zug: d4"],
            ["Arbiter decides, or Black: consent", "Schiedsrichter / Schwarz: einverstanden"],
            ["opp consent, or take back: consent", "gegner einverstanden, oder einverstanden"],
            ["Black consents? F12: yes", "Schwarz ist einverstanden? F12: ja"],
            ["Black consents: F12 again", "Schwarz stimmt zu: F12 nochmal"],
            ["Upheld.", "Stattgegeben."],
            ["Black's reply does not count.", "Antwort von Schwarz zählt nicht."],
            ["correct: w d2-d4. Space: clock", "korrigiert: w d2-d4. Leertaste: Uhr"],
            ["Suspended. To go on: resume", "Unterbrochen. Weiter mit fortsetzen"],
            ["Play goes on. White's move: not pressed", "Weiter. Weiß hat noch nicht gedrückt"],
            ["Space: clock, or correct MOVE", "Leertaste: Uhr, oder korrektur ZUG"],
            ["Space: clock, or correct MOVE", "Leertaste: Uhr, oder korrektur ZUG"],
        ],
    );
}

/// Until 2009 a reply completes nothing, and neither does the own next move.
#[test]
fn art_6_2_1_until_2009_nothing_but_the_press_completes() {
    told(
        "--laws 2009 --time 90+30",
        None,
        "start / e4 / opp e5 / Nf3 / press / opp press / Nf3",
        &[
            ["b e7-e5", "s e7-e5"],
            ["Awaits Space. To change: correct MOVE", "Leertaste fehlt. Ändern: korrektur ZUG"],
            ["Black to move.", "Schwarz ist am Zug."],
            ["White to move.", "Weiß ist am Zug."],
            ["w Ng1-f3. Space: clock", "w Sg1-f3. Leertaste: Uhr"],
        ],
    );
}

/// 7.5: the reply to a move that proves illegal when it is pressed lapses, and is told to have lapsed.
#[test]
fn art_7_5_the_reply_to_an_illegal_move_lapses() {
    told(
        "--time 90+30",
        None,
        "start / Ke1e2 / opp e5 / press /  / resume / ",
        &[
            ["b e7-e5", "s e7-e5"],
            ["Illegal: w Ke1-e2. Clocks stopped.", "Regelwidrig: w Ke1-e2. Uhren stehen."],
            ["Black's reply does not count.", "Antwort von Schwarz zählt nicht."],
            ["White's illegal moves: 1", "Regelwidrige Züge von Weiß: 1"],
            ["Laws: Black + 2 min", "Regeln: Schwarz + 2 min"],
            ["White: resume carries it out, or arbiter", "Weiß: fortsetzen; oder Schiedsrichter"],
            ["Proposed: resume, or arbiter", "Vorgeschlagen: fortsetzen"],
            ["Upheld.", "Stattgegeben."],
            ["Black gets 2 min more.", "Schwarz bekommt 2 min mehr."],
            ["Play goes on. White to move.", "Es geht weiter. Weiß ist am Zug."],
            ["Your move", "Sie sind am Zug"],
        ],
    );
}

/// 6.2: an early press is told to all, with whose clock is meant.
#[test]
fn art_6_2_an_early_press_is_told_to_all() {
    told(
        "--time 90+30",
        None,
        "start / e4 / press / opp press / e5 / opp press / d4 / opp press /  / press / press / exd4 / press / opp Nf6 /  / Nf3 / press /  / opp press / ",
        &[
            ["White to move.", "Weiß ist am Zug."],
            ["Black's clock is not running.", "Uhr von Schwarz läuft nicht."],
            ["w d2-d4. Space: clock", "w d2-d4. Leertaste: Uhr"],
            ["Black pressed early: not counted.", "Schwarz drückte zu früh: zählt nicht."],
            ["Space: clock, or correct MOVE", "Leertaste: Uhr, oder korrektur ZUG"],
            ["Black to move.", "Schwarz ist am Zug."],
            ["White's clock is not running.", "Uhr von Weiß läuft nicht."],
            ["b e5xd4", "s e5xd4"],
            ["White pressed early: not counted.", "Weiß drückte zu früh: zählt nicht."],
            ["The opponent has not pressed yet.", "Der Gegner hat noch nicht gedrückt."],
            ["Black: clock with F8", "Schwarz: Uhr mit F8"],
            ["w Ng1-f3. Space: clock", "w Sg1-f3. Leertaste: Uhr"],
            ["White pressed early: kept.", "Weiß drückte zu früh: gemerkt."],
            ["Your answer waits for Black's press", "Ihre Antwort wartet auf Schwarz"],
            ["White to move.", "Weiß ist am Zug."],
            ["Black to move.", "Schwarz ist am Zug."],
            ["Black to move", "Schwarz am Zug"],
        ],
    );
}

/// 6.11.3: after a call neither player goes on alone.
#[test]
fn art_6_11_after_a_call_both_players_go_on_each_by_his_own_act() {
    told(
        "--time 90+30",
        None,
        "start / e4 / press / +30 / opp arbiter / opp yes /  / e5 / resume /  / no /  / opp resume / +60 / opp yes / ",
        &[
            ["Black to move.", "Schwarz ist am Zug."],
            ["Black calls the arbiter? F12: yes", "Schwarz ruft Schiedsrichter? F12: ja"],
            ["Black calls the arbiter.", "Schwarz ruft den Schiedsrichter."],
            ["Arbiter called. Or both: resume", "Schiedsrichter, oder beide: fortsetzen"],
            ["Not done: paused. Enter: what next", "Nicht ausgeführt. Enter: was zu tun ist"],
            ["White agrees to go on.", "Weiß will weiterspielen."],
            ["Black goes on? F12: yes", "Schwarz spielt weiter? F12: ja"],
            ["Black confirms with F12", "Schwarz bestätigt mit F12"],
            ["Black has not confirmed: going on", "Schwarz hat nicht bestätigt: Fortsetzen"],
            ["Black has still to agree: opp resume", "Schwarz: gegner fortsetzen"],
            ["Black goes on? F12: yes", "Schwarz spielt weiter? F12: ja"],
            ["Play goes on. Black to move.", "Es geht weiter. Schwarz ist am Zug."],
            ["Black to move", "Schwarz am Zug"],
        ],
    );
}

/// 6.8: a flag claim waits for the move that was pressed before it; a stalemate counts.
#[test]
fn art_6_8_a_claimed_flag_waits_for_the_move_that_was_pressed() {
    told(
        "--time 1",
        Some(STALEMATES),
        "start / +5 / opp press / +65 / opp flag / opp yes /  / Qg3 /  / opp yes",
        &[
            ["White's flag has fallen.", "Blättchen von Weiß gefallen."],
            ["Black claims the flag? F12: yes", "Schwarz reklamiert Zeit? F12: ja"],
            ["Black claims: flag", "Schwarz reklamiert: Blättchen"],
            ["If upheld: Black wins", "Bei Stattgabe: Schwarz gewinnt"],
            ["Enter the move, or Black: flag again", "Zug eingeben, oder Schwarz: fahne"],
            ["Black claims: flag", "Schwarz reklamiert: Blättchen"],
            ["Black has pressed. Enter the move.", "Schwarz hat gedrückt. Zug eingeben."],
            ["b Qg8-g3", "s Dg8-g3"],
            ["Qg8-g3? Black: F12, or misheard MOVE", "Dg8-g3? Schwarz: F12, oder verhört"],
            ["Black claims: flag", "Schwarz reklamiert: Blättchen"],
            ["Black confirms: F12, or misheard MOVE", "Schwarz: F12 bestätigt, oder verhört ZUG"],
            ["White to move.", "Weiß ist am Zug."],
            ["Black's claim: the move came first", "Rekl. von Schwarz: Zug war eher"],
            ["Stalemate. Draw.", "Patt. Remis."],
        ],
    );
}

/// 6.8: without the entry the claimant may have it judged.
#[test]
fn art_6_8_a_claimed_flag_is_judged_without_the_entry() {
    told(
        "--time 1",
        Some(STALEMATES),
        "start / +5 / opp press / +65 / opp flag / opp yes / opp flag / opp yes",
        &[
            ["White's flag has fallen.", "Blättchen von Weiß gefallen."],
            ["Black claims the flag? F12: yes", "Schwarz reklamiert Zeit? F12: ja"],
            ["Black claims: flag", "Schwarz reklamiert: Blättchen"],
            ["If upheld: Black wins", "Bei Stattgabe: Schwarz gewinnt"],
            ["Enter the move, or Black: flag again", "Zug eingeben, oder Schwarz: fahne"],
            ["Black claims the flag? F12: yes", "Schwarz reklamiert Zeit? F12: ja"],
            ["Black's last move is not in the record.", "Schwarz: letzter Zug fehlt im Protokoll."],
            ["Black wins on time.", "Schwarz gewinnt auf Zeit."],
        ],
    );
}

/// 5.1.1, D.2.3: words alone do not prove that the mate was made before the flag fell.
#[test]
fn art_5_1_1_a_mate_that_was_announced_before_the_flag_is_a_case() {
    told(
        "--time 1",
        Some(MATES),
        "start / Ra8 / +61 /  / resume / opp flag / opp consent / opp yes / opp yes",
        &[
            ["w Ra1-a8. Space: clock", "w Ta1-a8. Leertaste: Uhr"],
            ["White's flag has fallen.", "Blättchen von Weiß gefallen."],
            ["White: Ra1-a8, ending move before", "Weiß: vorher Ta1-a8, Schlusszug"],
            ["If upheld: White wins", "Bei Stattgabe: Weiß gewinnt"],
            ["Set aside: Black wins", "Bei Abweisung: Schwarz gewinnt"],
            ["Arbiter decides, or Black: consent", "Schiedsrichter / Schwarz: einverstanden"],
            ["opp consent, or take back: consent", "gegner einverstanden, oder einverstanden"],
            ["A claim is open. Enter: what to do", "Erst erledigen. Enter: was ansteht"],
            ["A claim is open. Enter: what to do", "Erst erledigen. Enter: was ansteht"],
            ["Black consents? F12: yes", "Schwarz ist einverstanden? F12: ja"],
            ["Black consents: F12 again", "Schwarz stimmt zu: F12 nochmal"],
            ["Upheld.", "Stattgegeben."],
            ["Black to move.", "Schwarz ist am Zug."],
            ["Checkmate. White wins.", "Matt. Weiß gewinnt."],
        ],
    );
}

/// 5.1.1: who gives his ending move up is asked as that, for what is proposed otherwise then decides the game.
#[test]
fn art_5_1_1_giving_up_ones_ending_move_is_asked_as_that() {
    told(
        "--time 1",
        Some(MATES),
        "start / Ra8 / +61 / consent / no / consent / yes",
        &[
            ["Arbiter decides, or Black: consent", "Schiedsrichter / Schwarz: einverstanden"],
            ["Give up your ending move? yes or no", "Schlusszug aufgeben? ja oder nein"],
            ["Not done.", "Abgebrochen."],
            ["Give up your ending move? yes or no", "Schlusszug aufgeben? ja oder nein"],
            ["Set aside.", "Abgewiesen."],
            ["Black wins on time.", "Schwarz gewinnt auf Zeit."],
        ],
    );
}

/// 5.1.2: the same where the mover resigns.
#[test]
fn art_5_1_2_who_has_announced_mate_and_resigns_has_a_case() {
    told(
        "--time 90+30",
        Some(MATES),
        "start / Ra8 / +6 / resign / yes / ",
        &[
            ["Resign? yes or no", "Aufgeben? ja oder nein"],
            ["White resigns.", "Weiß gibt auf."],
            ["White: Ra1-a8, ending move before", "Weiß: vorher Ta1-a8, Schlusszug"],
            ["If upheld: White wins", "Bei Stattgabe: Weiß gewinnt"],
            ["Set aside: Black wins", "Bei Abweisung: Schwarz gewinnt"],
            ["Arbiter decides, or Black: consent", "Schiedsrichter / Schwarz: einverstanden"],
            ["opp consent, or take back: consent", "gegner einverstanden, oder einverstanden"],
        ],
    );
}

/// 6.8, 6.9: a flag that was told to have fallen before the mate was made is decided first, by claim.
#[test]
fn art_6_9_a_flag_told_before_the_mate_is_decided_first() {
    told(
        "--time 1",
        Some(MATES),
        "start / +61 / Ra8 / press /  / opp flag / opp yes",
        &[
            ["Game begins. White's clock runs.", "Partie beginnt. Uhr von Weiß läuft."],
            ["White's flag has fallen.", "Blättchen von Weiß gefallen."],
            ["w Ra1-a8. Space: clock", "w Ta1-a8. Leertaste: Uhr"],
            ["Black to move.", "Schwarz ist am Zug."],
            ["White's flag fell before the end.", "Blättchen von Weiß fiel vor dem Ende."],
            ["Laws: Black wins", "Regeln: Schwarz gewinnt"],
            ["Set aside: White wins", "Bei Abweisung: Weiß gewinnt"],
            ["Black: flag, or consent: it counts", "Schwarz: fahne, sonst einverstanden"],
            ["Black: opp flag, or opp consent", "gegner fahne / gegner einverstanden"],
            ["Black claims the flag? F12: yes", "Schwarz reklamiert Zeit? F12: ja"],
            ["Upheld.", "Stattgegeben."],
            ["Black wins on time.", "Schwarz gewinnt auf Zeit."],
        ],
    );
}

/// The same, where the opponent lets the mate count.
#[test]
fn art_6_9_who_may_claim_the_flag_may_let_the_mate_count() {
    told(
        "--time 1",
        Some(MATES),
        "start / +61 / Ra8 / press / opp consent / opp yes / opp yes",
        &[
            ["Black to move.", "Schwarz ist am Zug."],
            ["White's flag fell before the end.", "Blättchen von Weiß fiel vor dem Ende."],
            ["Laws: Black wins", "Regeln: Schwarz gewinnt"],
            ["Set aside: White wins", "Bei Abweisung: Weiß gewinnt"],
            ["Black: flag, or consent: it counts", "Schwarz: fahne, sonst einverstanden"],
            ["Black consents? F12: yes", "Schwarz ist einverstanden? F12: ja"],
            ["Black consents: F12 again", "Schwarz stimmt zu: F12 nochmal"],
            ["Set aside.", "Abgewiesen."],
            ["Checkmate. White wins.", "Matt. Weiß gewinnt."],
        ],
    );
}

/// 7.5.4: what one player alone asserts changes neither counter nor clock before it is consented to; the hint names who.
#[test]
fn art_7_5_4_two_hands_are_a_claim_and_no_counter() {
    told(
        "--laws 2018 --time 90+30",
        None,
        "start / e4 / press / opp press / e5 / claim hands / yes /  / resume / opp consent / opp yes / opp yes /  / resume",
        &[
            ["White to move.", "Weiß ist am Zug."],
            ["Claim two hands? yes or no", "Rekl. zwei Hände? ja oder nein"],
            ["White claims: two hands", "Weiß reklamiert: zwei Hände"],
            ["Counts as an illegal move.", "Zählt als regelwidriger Zug."],
            ["If upheld: illegal move 1 of Black", "Bei Stattgabe: regelwidrig 1 von Schwarz"],
            ["If upheld: White + 2 min", "Bei Stattgabe: Weiß + 2 min"],
            ["Arbiter decides, or Black: consent", "Schiedsrichter / Schwarz: einverstanden"],
            ["opp consent, or take back: consent", "gegner einverstanden, oder einverstanden"],
            ["A claim is open. Enter: what to do", "Erst erledigen. Enter: was ansteht"],
            ["Black consents? F12: yes", "Schwarz ist einverstanden? F12: ja"],
            ["Black consents: F12 again", "Schwarz stimmt zu: F12 nochmal"],
            ["Upheld.", "Stattgegeben."],
            ["White gets 2 min more.", "Weiß bekommt 2 min mehr."],
            ["Suspended. To go on: resume", "Unterbrochen. Weiter mit fortsetzen"],
            ["Play goes on. White to move.", "Es geht weiter. Weiß ist am Zug."],
        ],
    );
}

/// 4.8: a complaint is consented to: what was touched is named, and play goes on.
#[test]
fn art_4_8_a_complaint_is_consented_to_and_play_goes_on() {
    told(
        "--time 90+30",
        None,
        "start / touched d2 / e4 / press / +1 / opp claim touched / opp yes /  / resume / consent / yes /  / resume / ",
        &[
            ["Black to move.", "Schwarz ist am Zug."],
            ["Black claims touched piece? F12: yes", "Schwarz sagt berührt, geführt? F12: ja"],
            ["Black claims: touched piece", "Schwarz reklamiert: berührt, geführt"],
            ["Claimed: White touched, did not move", "Beschwerde: Weiß zog Berührtes nicht"],
            ["If upheld: before White's move 1", "Bei Stattgabe: vor Zug 1 von Weiß"],
            ["Arbiter decides, or White: consent", "Schiedsrichter / Weiß: einverstanden"],
            ["Against you. Agreed: consent", "Gegen Sie. Zustimmen: einverstanden"],
            ["A claim is open. Enter: what to do", "Erst erledigen. Enter: was ansteht"],
            ["Consent? yes or no", "Einverstanden? ja oder nein"],
            ["White accepts.", "Weiß stimmt zu."],
            ["Back before White's move 1.", "Zurück vor Zug 1 von Weiß."],
            ["White: 1 h 31 m 0 s, now 1 h 30 m 30 s", "Weiß 1 h 31 m 0 s, nun 1 h 30 m 30 s"],
            ["White, first that can: d2", "Weiß, erste mögliche: d2"],
            ["Suspended. To go on: resume", "Unterbrochen. Weiter mit fortsetzen"],
            ["Play goes on. White to move.", "Es geht weiter. Weiß ist am Zug."],
            ["Your move", "Sie sind am Zug"],
        ],
    );
}

/// B.6 of 2009: nobody calls a flag; the blind player alone is told, and duty (e) offers him the claim.
#[test]
fn b_6_of_2009_a_flag_is_called_by_nobody() {
    told(
        "--laws 2009 --time 1",
        None,
        "start / e4 / press / +61 /  / flag",
        &[
            ["Black to move.", "Schwarz ist am Zug."],
            ["Black's flag has fallen.", "Blättchen von Schwarz gefallen."],
            ["You may claim: flag", "Reklamieren: fahne"],
            ["Black to move", "Schwarz am Zug"],
            ["White wins on time.", "Weiß gewinnt auf Zeit."],
        ],
    );
}

/// B.6 of 2009: an illegal move is told to neither player; his opponent claims it.
#[test]
fn b_6_of_2009_an_illegal_move_is_told_to_nobody_until_it_is_claimed() {
    told(
        "--laws 2009 --time 5",
        None,
        "start / Ke1e3 / press /  / opp claim illegal / opp yes / ",
        &[
            ["w Ke1-e3. Space: clock", "w Ke1-e3. Leertaste: Uhr"],
            ["Black to move.", "Schwarz ist am Zug."],
            ["Black to move", "Schwarz am Zug"],
            ["Black claims illegal move? F12: yes", "Schwarz sagt regelwidriger Zug? F12: ja"],
            ["Black claims: illegal move", "Schwarz reklamiert: regelwidriger Zug"],
            ["Back before White's move 1.", "Zurück vor Zug 1 von Weiß."],
            ["White's illegal moves: 1", "Regelwidrige Züge von Weiß: 1"],
            ["Laws: Black wins", "Regeln: Schwarz gewinnt"],
            ["Arbiter decides, or White: consent", "Schiedsrichter / Weiß: einverstanden"],
            ["Against you. Agreed: consent", "Gegen Sie. Zustimmen: einverstanden"],
        ],
    );
}

/// B.6 of 2009: once he has made his own next move it stands.
#[test]
fn b_6_of_2009_an_illegal_move_that_nobody_claims_stands() {
    told(
        "--laws 2009 --time 5",
        None,
        "start / Ke1e3 / press / opp press / e5 / opp claim illegal / opp yes / Nf3",
        &[
            ["w Ke1-e3. Space: clock", "w Ke1-e3. Leertaste: Uhr"],
            ["Black to move.", "Schwarz ist am Zug."],
            ["Black has pressed. Enter the move.", "Schwarz hat gedrückt. Zug eingeben."],
            ["b e7-e5", "s e7-e5"],
            ["White to move.", "Weiß ist am Zug."],
            ["Black claims illegal move? F12: yes", "Schwarz sagt regelwidriger Zug? F12: ja"],
            ["Too late: unclaimed, the move stands.", "Zu spät: nicht reklamiert, Zug bleibt."],
            ["w Ng1-f3. Space: clock", "w Sg1-f3. Leertaste: Uhr"],
        ],
    );
}

/// 5.1.2, 5.2.3, 9.1: at a keyboard that both use, a weighty word is spelled out and confirmed once more.
#[test]
fn art_5_1_2_and_5_2_3_weighty_words_at_a_shared_keyboard_are_confirmed_twice() {
    told(
        "--time 90+30",
        None,
        "start / e4 / press / opp press / e5 / d4 / draw / yes / opp accept / opp yes / no / opp accept / opp yes /  / opp yes",
        &[
            ["w d2-d4. Space: clock", "w d2-d4. Leertaste: Uhr"],
            ["Offer a draw? yes or no", "Remis anbieten? ja oder nein"],
            ["White offers a draw.", "Weiß bietet Remis an."],
            ["Black accepts the draw? F12: yes", "Schwarz nimmt Remis an? F12: ja"],
            ["Black accepts the draw: F12 again", "Schwarz nimmt Remis an: F12 nochmal"],
            ["Black has not confirmed: the draw", "Schwarz hat nicht bestätigt: Annahme"],
            ["Black accepts the draw? F12: yes", "Schwarz nimmt Remis an? F12: ja"],
            ["Black accepts the draw: F12 again", "Schwarz nimmt Remis an: F12 nochmal"],
            ["Black confirms with F12", "Schwarz bestätigt mit F12"],
            ["Drawn by agreement.", "Remis durch Vereinbarung."],
        ],
    );
}

/// A call after which both go on, one after which the arbiter lets play go on, and two complaints: one is consented to,
/// one is set aside.
const CALLS: &str = "start\ntouched d2\ne4\npress\n+1\nopp claim touched\nopp yes\n+30\nconsent\nyes\nresume\n\
    d4\npress\n+10\nopp press\ne5\n+3\narbiter\n+60\nruling geheim77\nstate\nresume\ndone\ntouched g1\nNc3\npress\n+5\n\
    opp claim touched\nopp yes\nruling geheim77\n+20\nset aside\nresume\nstate\nfacts\ndone\n";

fn after_calls(room: &TestFolder) -> String {
    run(room.arbitrated("game", "--clock script --time 90+30"), CALLS.as_bytes()).status(0).quiet().out
}

/// These lines were told, in this order.
#[track_caller]
fn in_order(told: &str, lines: &[&str]) {
    let mut rest = told.lines();
    for line in lines {
        assert!(rest.any(|told| told == *line), "{line:?} is missing, or not in its place:\n{told}");
    }
}

/// 6.11.3, 6.12: number and time of the calls, and after which of them the players went on by themselves.
#[test]
fn art_6_11_the_desk_and_the_record_have_every_call_and_how_play_went_on() {
    let room = TestFolder::new("crossed-calls");
    let told = after_calls(&room);
    in_order(&told, &["White, first that can: d2", "Play goes on. White to move.", "White calls the arbiter."]);
    // What nobody at the desk could hear waited for him.
    in_order(&told, &["The arbiter has taken the desk.", "Without the arbiter: 30 s"]);
    in_order(&told, &["Calls: 2, 1 min 30 s, alone: 1", "Calls: 3, 1 min 50 s, alone: 1"]);
    let text = room.run("export game --text --lang en").status(0).quiet().out;
    assert!(!room.run("export game --text --plain --lang en").status(0).out.contains("arbiter"), "the moves alone");
    // What stands there is no move.
    let read = run(room.ansage("read - --lang en"), text.as_bytes()).status(0).quiet().out;
    assert!(read.contains("1. d4"), "{read}");
    let pgn = room.run("export game --pgn --lang en").status(0).quiet().out;
    for form in [text, pgn] {
        let running = form.split_whitespace().collect::<Vec<_>>().join(" ");
        let alone = "Played on without arbiter. Clocks stood 30 seconds.";
        assert_eq!(running.matches(alone).count(), 1, "once, where it was: {form}");
        assert_eq!(running.matches("White calls the arbiter.").count(), 1, "{form}");
    }
}

/// 4.8: the verdict on a complaint about touched pieces, with its facts, beside its half-move.
#[test]
fn art_4_8_a_verdict_on_touched_pieces_stands_with_its_facts() {
    let room = TestFolder::new("crossed-verdicts");
    let told = after_calls(&room);
    // The players are told the verdict, and the facts nobody before he asks.
    in_order(&told, &["Claimed: White touched, did not move", "White accepts.", "Back before White's move 1."]);
    in_order(&told, &["Set aside.", "Facts for the arbiter (2): type facts", "White: g1; played Nb1-c3"]);
    let before = told.split_once("Facts for the arbiter (2)").expect("facts").0;
    assert!(!before.contains("not allowed by article"), "{told}");
    let pgn = room.run("export game --pgn --lang en").status(0).quiet().out;
    let flat = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
    let upheld =
        "Agreed: claim of a touched piece against White upheld. White touched d2 and played e2-e4. The position before";
    let aside =
        "Arbiter: claim of a touched piece against White set aside. White touched g1 and played Nb1-c3. Play went on";
    let (first, second) = flat.split_once("2. Nc3").expect("the second move");
    assert!(first.contains(upheld) && second.contains(aside), "{flat}");
    // In the journal it stands with the verdict, whoever gave it.
    let journal = room.text("game");
    let verdicts: Vec<&str> =
        journal.lines().filter(|line| line.contains("upheld") || line.contains("set-aside")).collect();
    assert!(verdicts.len() == 2 && verdicts.iter().all(|line| line.contains("\"touch-facts\"")), "{verdicts:#?}");
}

/// B.6 of 2009: the arbiter, and nobody else, is told of an illegal move that is to be claimed.
#[test]
fn b_6_of_2009_an_illegal_move_is_for_the_desk_alone() {
    for (lang, waits, fact) in [
        ("en", "Facts for the arbiter (1): type facts", "Illegal, to be claimed: Ke1-e3"),
        ("de", "Schiedsrichter (1): tatsachen", "Regelwidrig, reklamierbar: Ke1-e3"),
    ] {
        let room = TestFolder::new(&format!("crossed-desk-{lang}"));
        // The code is set at the table, and Black confirms it.
        let script = "start\nKe1e3\npress\narbiter\nruling geheim77\nopp yes\nstate\nfacts\ndone\n";
        let play = format!("play --audio none --journal game --clock script --laws 2009 --time 5 --lang {lang}");
        let told = run(room.ansage(&play), script.as_bytes()).status(0).quiet().out;
        let (before, after) = told.split_once(waits).expect(&told);
        assert!(!before.contains("llegal") && !before.contains("egelwidrig"), "{told}");
        in_order(after, &[waits, fact]);
        // It stands in the record at its moment.
        let journal = room.text("game");
        let pressed = journal.lines().find(|line| line.contains("clock-pressed")).expect("a press");
        assert!(pressed.contains("illegal-unclaimed"), "{pressed}");
    }
}
