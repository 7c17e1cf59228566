//! Scores in Braille out of the program, and back (D.2.6).

use super::games::{GAME_A, PGN_A, lines, movetext, piped};
use super::program::{TestFolder, run};

#[test]
fn a_score_goes_out_in_braille_in_every_languages_letters_and_comes_back() {
    let room = TestFolder::new("braille-letters");
    let script = piped(&lines(&GAME_A)) + "draw\nyes\npress\nopp accept\nopp yes\nopp yes\n";
    run(room.play("game", "--clock script --time 15+10"), script.as_bytes()).status(0).quiet();
    for letters in ["en", "de", "bg", "sr", "lv", "ru", "pl"] {
        for form in ["--brf", "--braille", "--brf --braille-code plain", "--braille --braille-code uk"] {
            let text = room.run(&format!("export game {form} --letters {letters}")).status(0).quiet().out;
            let fits = |page: &str| page.lines().count() <= 25 && page.lines().all(|line| line.chars().count() <= 40);
            assert!(text.split('\u{c}').all(fits), "{text}");
            let uk = form.contains("uk");
            let letters = if uk { "en" } else { letters };
            let read = run(room.ansage(&format!("read - --letters {letters}")), text.as_bytes()).status(0).quiet().out;
            assert!(
                read.contains("[Result \"1/2-1/2\"]") && read.contains("[%clk 0:17:00] (=)"),
                "{form} {text} {read}"
            );
            let text = room.run(&format!("export game {form} --plain --letters {letters}")).status(0).quiet().out;
            let read = run(room.ansage(&format!("read - --letters {letters}")), text.as_bytes()).status(0).quiet().out;
            assert_eq!(movetext(&read).trim_end_matches(" 1/2-1/2"), PGN_A, "{form} {letters} {text}");
        }
    }
    let brf = room.run("export game --brf --plain --letters en").status(0).quiet().out;
    assert!(brf.contains("\n2 SF3 SF6\n") && brf.contains("\n5 Q;D4 D5\n6 E;D6 S;D6\n"), "{brf}");
    assert!(brf.contains("\n8 Q^E3 LE7\n9 SBD2 0-0\n10 0-0-0 RE8\n11 KB1\n1/2-1/2\n"), "{brf}");
    let plain = room.run("export game --brf --plain --letters de").status(0).quiet().out;
    assert!(plain.contains("\n5 .DXD4 D5\n6 EXD6 .SXD6\n7 .LG5 .SC6\n8 .DE3+ .LE7\n"), "{plain}");
    room.run("export game --brf --braille-code grade2 --lang en").status(2).empty().says("uk | plain");
}

#[test]
fn a_players_score_has_its_gaps_in_braille_too() {
    let room = TestFolder::new("braille-gaps");
    // Black tells what he wrote for his second half-move only.
    let script = b"start\ne4\npress\nopp press\ne5\nNf3\npress\nopp press\nNc6\nopp wrote Nc6\nopp yes\n";
    run(room.play("game", "--clock script"), script).status(0);
    let own = room.run("export game --brf --seat white --letters en").status(0).quiet().out;
    assert!(own.contains("\n1 E4 E5\n2 SF3 SC6\n"), "{own}");
    let other = room.run("export game --brf --seat black --letters en").status(0).quiet().out;
    assert!(other.contains("\n1 -- --\n2 -- SC6\n"), "{other}");
    let read = run(room.ansage("read - --letters en --lang en"), other.as_bytes()).status(1);
    read.says("Line 4, column 3, half-move 1");
}
