//! What is adapted when a game is opened: duties of assistants and single rules, and bad values of these options.

use super::program::{TestFolder, run};

#[test]
fn d_2_9_and_d_2_10_duties_are_chosen_at_the_opening() {
    let room = TestFolder::new("adapted-duties");
    let lines = b"start\ncount\nused\n";
    let told = run(room.play("some.journal", "--duties abc"), lines).status(0).out;
    run(room.play("opponents.journal", "--duties none --opponent-duties ab"), lines).status(0);
    let usual = run(room.play("all.journal", ""), lines).status(0).out;
    assert_ne!(told, usual.replace("all.journal", "some.journal"), "without (d) the count is not told");
    for (name, duties) in [("some", "\"white_duties\":7"), ("opponents", "\"white_duties\":0,\"black_duties\":3")] {
        let journal = room.text(&format!("{name}.journal"));
        assert!(journal.contains(duties), "{journal}");
    }
}

#[test]
fn d_1_rules_are_adapted_at_the_opening() {
    let room = TestFolder::new("adapted-rules");
    let lines = "start\nruling geheim77\nrule seventy-five\nrule quickplay-applies\nrule illegal-bonus\n";
    let options = "--rule seventy-five=no --rule illegal-bonus=1:00 --quickplay";
    let told = run(room.arbitrated("game.journal", options), lines.as_bytes()).status(0).out;
    for line in ["seventy-five no (yes | no)", "quickplay-applies yes (yes | no)", "illegal-bonus 1:00 (M:SS)"] {
        assert!(told.lines().any(|heard| heard == line), "{line:?} is not in\n{told}");
    }
}

#[test]
fn d_1_rules_have_german_names_for_a_german_arbiter() {
    let room = TestFolder::new("adapted-german");
    let lines = "start\nschiedsspruch geheim77\nregel fünfundsiebzig\nregel fuenfundsiebzig ja\nregel endspurtphase x\n\
                 pflicht weiß d aus\n";
    let code = crate::support::code::option(&room.path(""));
    let options = format!("--lang de --journal game.journal --clock script --rule fünfundsiebzig=nein {code}");
    let told = run(room.ansage(&format!("play --audio none {options}")), lines.as_bytes()).status(0).out;
    for line in ["fünfundsiebzig nein (ja | nein)", "artikel-10 | anhang-g | richtlinien"] {
        assert!(told.lines().any(|heard| heard == line), "{line:?} is not in\n{told}");
    }
    let journal = room.text("game.journal");
    assert!(journal.contains(r#"{"adapt-rule":{"name":"seventy-five","value":"yes"}}"#), "{journal}");
    assert!(journal.contains(r#"{"set-duty":{"player":"white","duty":"inform","on":false}}"#), "{journal}");
}

#[test]
fn bad_values_say_what_was_understood_why_not_and_what_works() {
    let room = TestFolder::new("adapted-bad");
    let cases: [(&str, &[&str]); 8] = [
        ("--duties abx", &["\"x\" is no duty", "--duties ab"]),
        ("--opponent-duties abd", &["a sighted player's assistant cannot have duty \"d\"", "--opponent-duties ab"]),
        // D.2.10: one assistant, unless the arbiter gives another.
        ("--opponent-duties ab", &["by D.2.11", "--duties none", "at the desk"]),
        ("--duties d --opponent-duties a", &["by D.2.11"]),
        // 2018 and later: against an opponent who does not hear.
        ("--rule opponent-hears=no --duties none", &["must have an assistant", "--duties"]),
        ("--rule seventy-five", &["an equals sign", "--rule seventy-five=no"]),
        ("--rule frob=1", &["no rule of this name", "--rule seventy-five=no"]),
        ("--rule fivefold=maybe", &["does not take \"maybe\"", "no | consecutive | any", "Try --rule fivefold=any"]),
    ];
    for (options, parts) in cases {
        let ended = run(room.play("game.journal", options), b"").status(2).empty();
        for part in parts {
            assert!(ended.err.contains(part), "{part:?} is not in {:?}", ended.err);
        }
        assert!(!room.path("game.journal").exists(), "no game is begun");
    }
    // Two blind players: both assistants may have all six.
    run(room.play("both.journal", "--blind both --opponent-duties abcdef"), b"").status(0);
}
