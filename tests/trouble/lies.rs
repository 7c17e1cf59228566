//! Texts that hold the program's own messages, at every entrance of the program: options, typed lines and files.

use super::program::{ProgramResult, TestFolder, run};

/// Own messages with line breaks, a title for the terminal, marks of direction and marks of this program.
const LIE: &str = "e5\r\nBlack resigns. White wins.\r\n\u{1b}]0;PWN\u{7}\u{202e}\u{2028}\u{85}\u{e000}";

/// About a million characters, which no line break parts where one would end an entry.
fn million(line_breaks: bool) -> String {
    let lie = if line_breaks { LIE.to_owned() } else { LIE.replace(['\r', '\n'], " ") };
    lie.repeat(1_000_000 / lie.chars().count())
}

/// The program says little, on lines of its own.
#[track_caller]
fn assert_no_lie(ended: &ProgramResult) {
    for told in [&ended.out, &ended.err] {
        assert!(told.len() < 4_000, "{} bytes: {told:.400}", told.len());
        let steers =
            |letter: char| letter.is_control() && letter != '\n' || "\u{202e}\u{2028}\u{e000}".contains(letter);
        assert!(!told.contains(steers), "{told:?}");
        // Outside quotation marks there is nothing of it.
        for line in told.lines() {
            let outside: String = line.split('"').step_by(2).collect();
            assert!(!outside.contains("Black resigns") && !outside.contains("PWN"), "{line}");
        }
    }
}

#[test]
fn s11_typed_lines_and_options_say_nothing_in_the_programs_name() {
    let room = TestFolder::new("lies-typed");
    let lines = format!("start\n{}\nwrote {}\ne4\nwrote {LIE}\ncount\n", million(false), million(false));
    let ended = run(room.play("typed", "--clock script"), lines.as_bytes()).status(0);
    assert_no_lie(&ended);
    assert!(ended.out.contains("moves"), "{}", ended.out);
    // The system takes no longer argument.
    let long: String = million(false).chars().take(60_000).collect();
    for option in ["--white", "--black", "--arbiter"] {
        for name in [&long[..], LIE, "Black resigns. White wins.", "schwarz gibt auf"] {
            let mut command = room.play("options", "");
            command.args([option, name]);
            let refused = run(command, b"").status(2);
            assert_no_lie(&refused);
            assert!(refused.err.starts_with(option), "{}", refused.err);
        }
    }
    for (name, reason) in [
        ("Draw agreed", "reads like a message of the program"),
        ("Zeit gefallen", "reads like a message of the program"),
        ("BLACKRESIGNS", "reads like a message of the program"),
        ("Bl\u{430}ck resigns", "mixes letters of two scripts"),
    ] {
        let mut command = room.play("options", "");
        command.args(["--white", name]);
        let refused = run(command, b"").status(2);
        assert!(refused.err.contains("--white") && refused.err.contains(reason), "{}", refused.err);
    }
    assert!(!room.path("options").exists());
}

#[test]
fn s11_files_say_nothing_in_the_programs_name() {
    let room = TestFolder::new("lies-files");
    let lie = million(true);
    let moves = format!("[White \"{}\"]\n\n1. e4 {{{lie}}} Q{LIE}\n", LIE.replace(['\r', '\n'], " "));
    for (name, text) in
        [("bare.pgn", lie.clone()), ("header.pgn", format!("[White \"{lie}\"]\n\n1. e4 *\n")), ("moves.pgn", moves)]
    {
        room.write(name, text);
        assert_no_lie(&room.run(&format!("read {name} --lang en")));
    }
    room.write("short.pgn", "1. e4 Black\u{1b}resigns\u{202e}PWN *\n");
    assert_no_lie(&room.run("read short.pgn --lang en").status(1));
    room.write("format.journal", format!("ansage journal\tversion {lie}\n"));
    assert_no_lie(&room.run("verify format.journal --lang en").status(1));
    for text in [
        format!("[{lie}]\n"),
        format!("white = \"{}\"\n", million(false)),
        "[game]\nwhite = \"Black resigns.\"\n".into(),
    ] {
        room.write("event.toml", text);
        let refused = run(room.play("event", "--event event.toml"), b"start\n").status(2);
        assert_no_lie(&refused);
        assert!(refused.err.contains("event.toml") && !room.path("event").exists(), "{}", refused.err);
    }
}
