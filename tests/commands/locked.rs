//! A tournament game that is locked to what an arbiter has inspected: no other mode, no other game, changes told.

use super::program::{RunningProgram, TestFolder, run};

const LOCKED_NOW: &str = "Locked: inspect tells to what";

#[test]
fn locked_a_game_stays_so_when_somebody_goes_on_with_it_without_the_option() {
    let room = TestFolder::new("locked-resumed");
    let first = run(room.play("game", "--clock script --locked"), b"inspect\nstart\ne4\npress\n").status(0).out;
    assert!(first.contains(LOCKED_NOW) && first.contains("\nLocked\n"), "{first}");
    let second = run(room.play("game", "--clock script"), b"inspect\n").status(0).out;
    assert!(second.contains(LOCKED_NOW) && second.contains("\nLocked\n"), "{second}");
    assert!(!second.contains("Changed:"), "nothing is otherwise: {second}");
    // Neither the lock nor the mode is opened by an option.
    for other in ["--locked=no", "--mode practice"] {
        let refused = run(room.play("game", &format!("--clock script {other}")), b"").status(1);
        assert!(refused.err.contains("locked") || refused.err.contains("mode"), "{refused:?}");
    }
    run(room.ansage("verify game --lang en"), b"").status(0);
}

#[test]
fn locked_a_game_that_was_begun_without_it_is_not_by_an_option_later() {
    let room = TestFolder::new("locked-late");
    run(room.play("game", "--clock script"), b"start\ne4\n").status(0);
    run(room.play("game", "--clock script --locked"), b"").status(1).says("locked");
    let still = run(room.play("game", "--clock script"), b"inspect\n").status(0).out;
    assert!(still.contains("Not locked"), "{still}");
}

#[test]
fn locked_a_game_of_practice_cannot_be_and_the_file_alone_asks_nothing_of_it() {
    let room = TestFolder::new("locked-practice");
    let refused = run(room.play("game", "--clock script --locked --mode practice"), b"").status(2);
    assert!(refused.err.contains("only a tournament game"), "{refused:?}");
    assert!(!room.path("game").exists());
    std::fs::create_dir_all(room.path("config/ansage")).unwrap();
    room.write("config/ansage/settings.toml", "[game]\nlocked = \"yes\"\n");
    let told = run(room.play("practice", "--clock script --mode practice"), b"inspect\n").status(0).out;
    assert!(told.contains("Not locked"), "{told}");
    let told = run(room.play("tournament", "--clock script"), b"inspect\n").status(0).out;
    assert!(told.contains("\nLocked\n"), "{told}");
}

#[test]
fn locked_by_an_events_file() {
    let room = TestFolder::new("locked-event");
    room.write("open.toml", "[game]\nlocked = \"yes\"\nlaws = 2018\n");
    let told = run(room.play("game", "--clock script --event open.toml"), b"inspect\n").status(0).out;
    assert!(told.contains(LOCKED_NOW) && told.contains("Laws of 2018"), "{told}");
}

#[test]
fn locked_what_the_hall_hears_otherwise_is_told_and_what_the_player_hears_is_not() {
    let room = TestFolder::new("locked-changed");
    let played = b"start\nvolume 70\nhall volume 120\nsettings style short\nquit\nyes\n";
    let told = run(room.play("game", "--clock script --locked"), played).status(0).out;
    assert_eq!(told.matches("Changed:").count(), 2, "the hall's volume and the style: {told}");
    assert!(told.contains("120"), "{told}");
    let unlocked = run(room.play("other", "--clock script"), played).status(0).out;
    assert!(!unlocked.contains("Changed:"), "{unlocked}");
    // What was changed is told to whoever goes on, and once more nothing of the player's own.
    let again = run(room.play("game", "--clock script"), b"").status(0).out;
    assert_eq!(again.matches("Changed:").count(), 2, "{again}");
    let usual = "--clock script --hall-volume 100 --style long --rate 300";
    let again = run(room.play("game", usual), b"").status(0).out;
    assert_eq!(again.matches("Changed:").count(), 0, "as it was inspected: {again}");
    let louder = run(room.play("game", "--clock script --hall-volume 150 --style long"), b"").status(0).out;
    assert_eq!(louder.matches("Changed:").count(), 1, "{louder}");
}

#[test]
fn locked_goes_on_with_another_program_and_that_is_told() {
    let room = TestFolder::new("locked-program");
    run(room.play("game", "--clock script --locked"), b"").status(0);
    let other = room.path("another");
    let mut bytes = std::fs::read(env!("CARGO_BIN_EXE_ansage")).unwrap();
    bytes.extend(b"altered");
    std::fs::write(&other, bytes).unwrap();
    std::fs::set_permissions(&other, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let mut command = room.any(other.to_str().unwrap());
    command.args("play --audio none --lang en --journal game --clock script".split_whitespace());
    let told = run(command, b"").status(0).out;
    assert!(told.contains("Another program than inspected"), "{told}");
}

#[test]
fn locked_no_other_game_is_played_beside_it_in_either_order() {
    let room = TestFolder::new("locked-alone");
    let mut locked = RunningProgram::start(room.play("locked", "--locked"));
    locked.until(&[LOCKED_NOW]);
    for other in ["play --journal other", "learn --clock script", "host --journal third --listen 127.0.0.1:0"] {
        let refused = run(room.ansage(&format!("{other} --audio none --lang en")), b"").status(1);
        assert!(refused.err.contains("A locked game is being played"), "{refused:?}");
    }
    assert!(!room.path("other").exists() && !room.path("third").exists());
    // Whoever only looks on is not kept from it.
    run(room.ansage("watch locked --once"), b"").status(0);
    run(room.ansage("inspect locked"), b"").status(0);
    locked.end().status(0);
    let mut other = RunningProgram::start(room.play("other", ""));
    other.until(&["begin", "start"]);
    run(room.play("second", "--locked"), b"").status(1).says("Another game is being played");
    assert!(!room.path("second").exists());
    other.end().status(0);
    run(room.play("locked", ""), b"").status(0);
}

#[test]
fn locked_a_game_is_locked_again_after_its_process_was_killed() {
    let room = TestFolder::new("locked-killed");
    let mut killed = RunningProgram::start(room.play("game", "--locked"));
    killed.line("start");
    killed.until(&["begin", "Your move", "move"]);
    killed.signal("KILL");
    assert_eq!(killed.wait().signal, Some(9));
    let told = run(room.play("game", ""), b"inspect\n").status(0).out;
    assert!(told.contains(LOCKED_NOW) && told.contains("\nLocked\n"), "{told}");
}
