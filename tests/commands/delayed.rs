//! A game that is shown later to who only looks on (internet transmission).

use super::program::{TestFolder, run};

#[test]
fn delay_watch_shows_what_is_older_and_nothing_newer() {
    let room = TestFolder::new("delay-watch");
    run(room.play("game", "--clock script"), b"start\n+20\ne4\npress\n+100\nopp e5\nopp press\n+400\nresign\nyes\n")
        .status(0);
    let shown = |options: &str| run(room.ansage(&format!("watch game --once --lang en {options}")), b"").status(0).out;
    let now = shown("");
    assert!(now.contains("e7-e5") && now.contains("resign"), "{now}");
    assert_eq!(shown("--delay 0:00"), now);
    // The end is some hundred milliseconds old, the last move 400 seconds, the first one 500.
    let later = shown("--delay 6:00");
    assert!(later.contains("later") && later.contains("e7-e5") && !later.contains("resign"), "{later}");
    let earlier = shown("--delay 8:00");
    assert!(earlier.contains("e2-e4") && !earlier.contains("e7-e5"), "{earlier}");
    let nothing = shown("--delay 15:00");
    assert_eq!(nothing.lines().count(), 1, "not even that there is a game: {nothing}");
    // The file of settings says it too, for the machine that transmits.
    std::fs::create_dir_all(room.path("config/ansage")).unwrap();
    room.write("config/ansage/settings.toml", "[hall]\ndelay = \"15:00\"\n");
    assert_eq!(shown(""), nothing);
}

#[test]
fn delay_that_is_none_is_refused_with_one_that_works() {
    let room = TestFolder::new("delay-bad");
    for bad in ["15", "1:60", "-1:00", "x:00", "99999999:00", "1:5"] {
        run(room.ansage(&format!("watch game --lang en --delay={bad}")), b"").status(2).says("15:00");
    }
}
