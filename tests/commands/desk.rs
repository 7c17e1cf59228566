//! The arbiter's desk and the sealed move in a pipe: the code and the move are in no file and on no line before the
//! envelope is opened, whatever becomes of the file, and the journal proves the move afterwards.

use super::program::{ProgramResult, TestFolder, run};
use sha2::{Digest, Sha256};
use std::fs;
use std::os::unix::fs::PermissionsExt;

const CODE: &str = "geheim77";

/// White is to seal his second move. What a script says of it is never the sealed one.
const TO_SEAL: &str = "start\ne4\n+5\npress\ne5\nopp press\n+5\nruling geheim77\nadjourn\ndone\n";

fn played(room: &TestFolder, lines: &str) -> ProgramResult {
    played_with(room, lines, "")
}

fn played_with(room: &TestFolder, lines: &str, more: &str) -> ProgramResult {
    let command = room.arbitrated("game.journal", &format!("--clock script --time 90+30 --white Anna {more}"));
    run(command, lines.as_bytes()).status(0)
}

/// How often a kind of event is in the journal.
fn count(room: &TestFolder, kind: &str) -> usize {
    let journal = room.text("game.journal");
    journal.lines().skip(1).filter(|line| line.split('\t').nth(4).unwrap().contains(&format!("\"{kind}\""))).count()
}

/// A text without what chance wrote into it: the salt and hash of the code, and hexadecimal sums of 16 digits and more.
/// Any few letters can come up in those.
fn without_chance(text: &str) -> String {
    let mut kept = String::new();
    for (index, part) in text.split("$argon2id$").enumerate() {
        let rest = if index == 0 { part } else { part.find(['"', '\\']).map_or("", |end| &part[end..]) };
        kept += "$argon2id$";
        let mut digits = String::new();
        for letter in rest.chars().chain(['\n']) {
            if letter.is_ascii_hexdigit() {
                digits.push(letter);
                continue;
            }
            if digits.len() < 16 {
                kept += &digits;
            }
            digits.clear();
            kept.push(letter);
        }
    }
    kept
}

#[test]
fn what_chance_wrote_is_no_leak_and_all_else_is() {
    let sums = "\"$argon2id$v=19$m=19456,t=2,p=1$aBh7cD$Xh5e7xZ\",\"text\":\"Nh5\"\t00f1c4ff00f1c4ff\tg1f3";
    let kept = without_chance(sums);
    assert!(!kept.contains("h7") && !kept.contains("e7x") && !kept.contains("f1c4"), "{kept}");
    assert!(kept.contains("Nh5") && kept.contains("g1f3"), "{kept}");
    assert!(without_chance("geheim77 h7 Bf1c4").contains("geheim77 h7 Bf1c4"));
}

/// Nothing that was told or kept names any of these.
fn hidden(room: &TestFolder, told: &str, secrets: &[&str]) {
    let mut texts = vec![("told".to_owned(), told.as_bytes().to_vec())];
    for name in room.names("").into_iter().filter(|name| room.path(name).is_file()) {
        texts.push((name.clone(), fs::read(room.path(&name)).unwrap()));
    }
    for format in ["--pgn", "--text"] {
        texts.push((format.into(), room.run(&format!("export game.journal {format}")).status(0).out.into_bytes()));
    }
    texts.push(("watch".into(), room.run("watch game.journal --once").status(0).out.into_bytes()));
    for (name, bytes) in texts {
        let text = without_chance(&String::from_utf8_lossy(&bytes)).to_lowercase();
        for secret in secrets {
            assert!(!text.contains(&secret.to_lowercase()), "{secret:?} is in {name}:\n{text}");
        }
    }
}

#[test]
fn d_2_9_f_a_sealed_move_is_kept_over_a_restart_and_proved_after_it_was_opened() {
    let room = TestFolder::new("desk-sealed");
    let first = played(&room, &(TO_SEAL.to_owned() + "seal Bf1c4\nseal Ng1f3\npress\nquit\n"));
    assert_eq!((count(&room, "move-sealed"), count(&room, "envelope-opened")), (2, 0));
    hidden(&room, &first.out, &[CODE, "g1f3", "Nf3", "f1c4", "Felix drei"]);
    let watched = room.run("watch game.journal --once --lang en").out;
    assert!(watched.ends_with("\nBoth clocks are stopped.\nEnvelope closed, sealed by White.\n"), "{watched}");
    let mode = fs::metadata(room.path("game.sealed")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    // Without the code nothing is opened: at the players' console these words mean nothing.
    let without = played(&room, "resume\nseal Ng1h3\nopen\n");
    assert_eq!(count(&room, "envelope-opened"), 0, "{}", without.out);
    let opened =
        played(&room, &format!("ruling wrong code\nruling {CODE}\nenvelope\nopen\nresume\ndone\nNc6\nopp press\n"));
    for line in
        ["Wrong code 1. Type ruling again", "White sealed move 2.", "The program keeps it. Type open.", "w Ng1-f3"]
    {
        assert!(opened.out.lines().any(|told| told == line), "{line:?} is not in\n{}", opened.out);
    }
    assert_eq!(count(&room, "envelope-opened"), 1);
    hidden(&room, &opened.out, &[CODE, "f1c4"]);
    assert!(room.run("export game.journal --pgn --plain").out.contains("1. e4 e5 2. Nf3 Nc6"));
    room.run("verify game.journal").status(0);
}

#[test]
fn d_2_9_f_another_opening_than_the_sealed_one_is_found_by_verify() {
    let room = TestFolder::new("desk-verify");
    played(&room, &(TO_SEAL.to_owned() + &format!("seal Ng1f3\npress\nruling {CODE}\nopen\nresume\n")));
    let journal = room.text("game.journal");
    let forged = journal.replace("Ng1f3", "Ng1h3");
    assert_ne!(journal, forged);
    room.write("forged.journal", &forged);
    room.run("verify forged.journal").status(1);
    // Nor does it help to chain the lines anew: what was sealed proves that this was not.
    assert_eq!(chained_anew(&journal), journal);
    room.write("forged.journal", chained_anew(&forged));
    room.run("verify forged.journal").status(1).says("records something else than its event brings about");
}

/// A journal with the checksums that its lines ought to have.
fn chained_anew(journal: &str) -> String {
    let (mut before, mut anew) = ("0".repeat(16), String::new());
    for line in journal.lines() {
        let body = line.rsplit_once('\t').unwrap().0;
        let sum = Sha256::digest(format!("{before}\n{body}"));
        before = sum.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        anew += &format!("{body}\t{before}\n");
    }
    anew
}

#[test]
fn d_2_9_f_a_lost_changed_or_replaced_file_is_told_and_nothing_is_lost() {
    let room = TestFolder::new("desk-file");
    played(&room, &(TO_SEAL.to_owned() + "seal Bf1c4\n"));
    let older = fs::read(room.path("game.sealed")).unwrap();
    // After a new start the key is not in memory: nothing is sealed, and it is said what to do.
    let again = played(&room, "resume\nseal Ng1f3\n");
    assert!(again.out.contains("Not sealed. First the arbiter: ruling."), "{}", again.out);
    let again = played(&room, &format!("ruling {CODE}\nresume\ndone\nseal Ng1f3\npress\n"));
    assert_eq!(count(&room, "move-sealed"), 2, "{}", again.out);
    let kept = fs::read(room.path("game.sealed")).unwrap();
    let mut changed = kept.clone();
    *changed.iter_mut().rev().nth(5).unwrap() ^= 1;
    let mut of_another_kind = kept.clone();
    *of_another_kind.first_mut().unwrap() ^= 1;
    for (file, line) in [
        (None, "Not opened: the file is not there."),
        (Some(changed), "Not opened: the file is damaged."),
        (Some(of_another_kind), "Not opened: the file is damaged."),
        (Some(older), "Not opened: the file is damaged."),
        (Some(b"nothing of the kind\n".to_vec()), "Not opened: the file is damaged."),
        (Some(Vec::new()), "Not opened: the file is damaged."),
    ] {
        match file {
            None => fs::remove_file(room.path("game.sealed")).unwrap(),
            Some(bytes) => drop(room.write("game.sealed", bytes)),
        }
        let told = played(&room, &format!("ruling {CODE}\nopen\n"));
        assert!(told.out.contains(line), "{line:?} is not in\n{}", told.out);
    }
    assert_eq!(count(&room, "envelope-opened"), 0);
    room.write("game.sealed", kept);
    played(&room, &format!("ruling {CODE}\nopen\n"));
    assert!(room.run("export game.journal --pgn --plain").out.contains("2. Nf3"));
}

#[test]
fn d_2_9_f_what_cannot_be_sealed_is_refused_without_a_word_of_it() {
    let room = TestFolder::new("desk-refused");
    let told = played(&room, &(TO_SEAL.to_owned() + "seal Qh7xyz\nseal Nh5\nseal\n\nseal\nNe7x\nseal Nh7\n"));
    for line in
        ["Not sealed: move not understood.", "Not sealed: name the from-square.", "Which move? It is not shown."]
    {
        assert!(told.out.contains(line), "{line:?} is not in\n{}", told.out);
    }
    assert_eq!(count(&room, "move-sealed"), 0);
    hidden(&room, &told.out, &["xyz", "h7", "h5", "e7x", CODE]);
    assert!(!room.path("game.sealed").exists());
}

#[test]
fn d_2_9_f_what_cannot_be_kept_is_not_told_as_sealed() {
    let room = TestFolder::new("desk-not-kept");
    // A folder is where the file would be written.
    fs::create_dir_all(room.path("game.sealed/in the way")).unwrap();
    let told = played(&room, &(TO_SEAL.to_owned() + "seal Ng1f3\npress\n"));
    assert!(told.out.contains("Not sealed. A folder is where a file should be"), "{}", told.out);
    assert_eq!(count(&room, "move-sealed"), 0);
    hidden(&room, &told.out, &["g1f3"]);
    // The way on is paper.
    let told = played(&room, &format!("resume\nseal paper\npress\nruling {CODE}\nopen\nopen Nf3\nopen Nf3\n"));
    assert!(told.out.contains("It is on paper. Example: open e4"), "{}", told.out);
    assert!(room.run("export game.journal --pgn").out.contains("2. Nf3"));
}

#[test]
fn wrong_codes_cost_time_that_grows() {
    let room = TestFolder::new("desk-code");
    let wrong = "ruling nothing\n".repeat(5);
    let late = format!("+29\nruling {CODE}\n+2\nruling nothing\n+59\nruling {CODE}\n+2\nruling {CODE}\n");
    let told = played(&room, &format!("ruling {CODE}\ndone\n{wrong}ruling {CODE}\n{late}"));
    let lines: Vec<&str> = told.out.lines().collect();
    let heard = |part: &str| lines.iter().filter(|line| line.contains(part)).count();
    assert_eq!((heard("Wrong code 5."), heard("Wrong code 6.")), (1, 1), "{lines:#?}");
    assert_eq!(heard("Too many wrong codes. Wait"), 3, "{lines:#?}");
    assert_eq!(count(&room, "desk-taken"), 2);
    hidden(&room, &told.out, &[CODE, "nothing\""]);
    // The verifier is a slow hash with a salt of its own.
    let journal = room.text("game.journal");
    assert!(journal.contains("$argon2id$v=19$m=19456,t=2,p=1$"), "{journal}");
}

#[test]
fn a_slip_in_the_first_word_does_not_give_the_code_to_the_journal() {
    let room = TestFolder::new("desk-slip");
    let told = played(&room, &format!("rulng {CODE}\nrulign {CODE}\n/ruling\n{CODE}\ndone\nSeel Ng1f3\n"));
    hidden(&room, &told.out, &[CODE, "g1f3"]);
    assert_eq!((count(&room, "not-understood"), count(&room, "desk-taken")), (0, 1), "{}", told.out);
}

/// What becomes of every order of the arbiter that is a ruling.
const RULINGS: [&str; 21] = [
    r#""stop""#,
    r#"{"take-measure":{"add-time":{"player":"white","time":120000}}}"#,
    r#"{"take-measure":{"remove-time":{"player":"black","time":60000}}}"#,
    r#"{"set-clock":{"player":"white","left":5400000}}"#,
    r#"{"set-count":{"player":"black","moves":5}}"#,
    r#"{"take-measure":{"add-increment":{"time":5000}}}"#,
    r#"{"adapt-rule":{"name":"seventy-five","value":"no"}}"#,
    r#"{"set-edition":{"year":2018}}"#,
    r#"{"set-duty":{"player":"white","duty":"inform","on":false}}"#,
    r#"{"illegal-move":{"player":"black"}}"#,
    r#""set-aside""#,
    r#"{"illegal-move":{"player":"black"}}"#,
    r#""uphold""#,
    r#"{"warn":{"player":"white"}}"#,
    r#"{"call-flag":{"player":"white"}}"#,
    r#""both-flags""#,
    r#"{"take-measure":{"restore-position":{"ply":1}}}"#,
    r#"{"take-measure":{"end-game":{"draw":"arbiter"}}}"#,
    r#""continue""#,
    r#""adjourn""#,
    r#""envelope-lost""#,
];

/// The rulings in the journal, in order.
fn rulings(room: &TestFolder) -> Vec<String> {
    let journal = room.text("game.journal");
    let events = journal.lines().skip(1).map(|line| line.split('\t').nth(4).unwrap());
    let ruled = events.filter_map(|event| event.strip_prefix(r#"{"ruled":{"ruling":"#)?.strip_suffix("}}"));
    ruled.map(str::to_owned).collect()
}

#[test]
fn every_ruling_can_be_typed_and_bad_ones_are_told_with_one_that_works() {
    let room = TestFolder::new("desk-rulings");
    let orders = "stop\nadd white 2:00\ntake black 1\nclock white 1:30:00\ncount black 5\nincrement 5\n\
                  rule seventy-five no\nedition 2018\nduty white d off\nillegal black\nset aside\nillegal black\nuphold\n\
                  warn white\nflag white\nflags\nback 1 white\nresult 1/2\ncontinue\nresume\nadjourn\nenvelope lost\n";
    let ruled = orders.lines().count() - 1;
    let told = played(
        &room,
        &format!("start\ne4\n+5\npress\nruling {CODE}\n{orders}rules\nstate\nhelp\nmore\nhelp add\ndone\n"),
    );
    assert_eq!(count(&room, "ruled"), ruled, "{}", told.out);
    assert_eq!(rulings(&room), RULINGS);
    let told = played(
        &room,
        &format!("ruling {CODE}\nadd white 2:0x\nadd\nstop now\nback 99 black\nduty white g on\nfrob\nrule frob\n"),
    );
    for line in [
        "\"add white\", then not: \"2:0x\"",
        "add white 2:00",
        "\"add\": something is missing",
        "\"stop\", then not: \"now\"",
        "\"back\", then not: \"99 black\"",
        "\"duty white\", then not: \"g on\"",
        "Not understood: \"frob\". Try help",
        "\"rule\", then not: \"frob\"",
    ] {
        assert!(told.out.lines().any(|heard| heard == line), "{line:?} is not in\n{}", told.out);
    }
    assert_eq!(count(&room, "ruled"), ruled);
    room.run("verify game.journal").status(0);
}

#[test]
fn the_german_desk_speaks_german() {
    let room = TestFolder::new("desk-german");
    let lines = "start\nschiedsspruch geheim77\nzugabe weiß 2:00\nabzug schwarz 1:00\nuhr weiß 1:30:00\nregel fünfundsiebzig nein\n\
                 pflicht weiß d aus\nverwarnen schwarz\nabbruch\nfertig\nabgabe Sg1f3\npress\nschiedsspruch geheim77\nöffnen\nfortsetzen\nfertig\n";
    let code = crate::support::code::option(&room.path(""));
    let command = room.ansage(&format!("play --audio none --lang de --journal game.journal --clock script {code}"));
    let told = run(command, lines.as_bytes()).status(0);
    assert_eq!((count(&room, "ruled"), count(&room, "envelope-opened")), (7, 1), "{}", told.out);
    assert!(told.out.contains("75 Züge: kein Remis von selbst\n"), "{}", told.out);
    assert!(room.run("export game.journal --pgn").out.contains("1. Nf3"));
}

/// The arbiter asks how the game stands: he has no clock key, and hears whose press or seal is awaited.
#[test]
fn the_desk_says_whose_press_is_awaited_and_only_what_was_ruled_stands_among_the_rulings() {
    let room = TestFolder::new("desk-state");
    let lines = "start\ne4\n+5\nruling geheim77\nstate\ndone\npress\ne5\nopp press\nruling geheim77\nstop\nadjourn\n\
                 adjourn\nstate\nresume\ntake white 0:00\nresult 1-0\ncontinue\ncontinue\ndone\n";
    let told = played(&room, lines).out;
    for line in [
        "White e2-e4: not pressed",
        "Adjourned. White seals, then presses.\nPlay goes on. White to move.",
        "Ordered already: the move is sealed now.\nWhite: seals, then presses",
        "Game goes on; both clocks stopped.\nAdjourned. White seals, then presses.",
    ] {
        assert!(told.contains(line), "{line:?} in\n{told}");
    }
    assert!(!told.contains("F8"), "{told}");
    let page = room.path("page.html");
    run(room.ansage("export game.journal --report page.html"), b"").status(0);
    let page = fs::read_to_string(page).unwrap();
    let (_, rulings) = page.split_once("Every ruling, with both clocks").unwrap();
    let rulings = rulings.split_once("</table>").unwrap().0;
    assert_eq!(rulings.matches("<tr>").count(), 1 + 5, "stop, adjourn, result, continue, continue: {rulings}");
    assert!(rulings.contains("Play went on, ") && !rulings.contains("No time given"), "{rulings}");
}

/// A sighted player has pressed and the move is not entered: the desk says so, and who has the move, also before any move.
#[test]
fn d_2_8_the_state_names_a_move_that_is_pressed_and_not_entered() {
    let pawn = "--fen 4k3/8/8/8/8/8/4p2K/8_b_-_-_0_1";
    for (name, more, typed, told) in [
        ("desk-pressed-black", "", "Nf3\npress\nopp press\n+3\n", "Black pressed "),
        ("desk-pressed-first", pawn, "+3\nopp press\n", "Black pressed "),
        ("desk-pressed-white", "--blind black", "+3\nopp press\n", "White pressed "),
    ] {
        let room = TestFolder::new(name);
        let lines = format!("start\n{typed}ruling {CODE}\nstate\nstop\nstate\nresume\n");
        let out = played_with(&room, &lines, more).out;
        let said = out.lines().filter(|line| line.starts_with(told) && line.ends_with(" ago, no move")).count();
        assert_eq!(said, 2, "while play goes on, and while it is stopped:\n{out}");
        assert!(!out.contains("Next: Black\nBlack pressed"), "{out}");
        let resumed: Vec<&str> = out.lines().skip_while(|line| !line.starts_with("Play goes on.")).collect();
        assert!(resumed.get(1).is_some_and(|line| line.ends_with("has pressed. Enter the move.")), "{out}");
    }
}

/// The desk is told facts: a move that is not completed with what it lacks, what is claimed, who agreed; no key of a player's.
#[test]
fn art_8_1_the_state_names_open_moves_and_claims_and_no_key() {
    for (name, typed, told) in [
        ("press", "start\nNf3\n", &["White Ng1-f3: not pressed"][..]),
        ("entry", "start\nf3\npress\nopp press\ne5\ng4\npress\nopp press\nQh4\n", &["Black Qd8-h4: not confirmed"][..]),
        (
            "end",
            "start\ne4\npress\ne5\nopp resign\nopp yes\nopp yes\n",
            &["Black resigns. White wins.", "Black e7-e5: not pressed"][..],
        ),
        (
            "claim",
            "start\ne4\npress\nopp press\ne5\nclaim fifty\nyes\n",
            &["A case is open.", "White's claim: incorrect", "Laws: Black + 2 min"][..],
        ),
        ("agreed", "start\ne4\npress\narbiter\nresume\n", &["Black has not confirmed: going on"][..]),
        ("call", "start\ne4\npress\narbiter\n", &["Play is suspended."][..]),
    ] {
        let room = TestFolder::new(&format!("desk-state-{name}"));
        let ended = played(&room, &format!("{typed}ruling geheim77\nstate\ndone\n")).out;
        let state = ended.split_once("Desk. Type a ruling").expect("the desk").1;
        for line in told {
            assert!(state.lines().any(|shown| shown == *line), "{line:?} is not in {state}");
        }
        for key in ["F12", "F8", "Space", "resume", "ruling CODE", "quit"] {
            assert!(!state.contains(key), "{key} in {state}");
        }
    }
}
