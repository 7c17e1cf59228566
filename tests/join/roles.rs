//! Who watches, who helps, who rules; and stations without a terminal.

use super::pty::{PATIENCE, TerminalSeat, TestHome, keys};
use super::table::{HostTerminal, board, console, joining};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};
use std::time::Instant;

#[test]
fn a_spectator_sees_and_never_acts() {
    let guest = TestHome::new("join-spectator-guest");
    let mut host = HostTerminal::open("join-spectator", &[]);
    let mut other = board(&guest, &host.address(), &host.code, &["--role", "spectator"]);
    other.shows("You watch");
    host.seat.until("A spectator has joined");
    host.seat.line("start");
    host.seat.line("e4");
    host.seat.until("w e2-e4");
    other.shows("e2-e4");
    let before = host.home.entries().len();
    other.line("resign");
    other.line("e5");
    other.keys(keys::SPACE);
    host.seat.line("link");
    host.seat.until("One spectator");
    assert_eq!(host.home.entries().len(), before, "nothing of it reached the journal");
}

/// A spectator whose screen reader, or terminal, wants lines: each as the environment asks for it.
#[test]
fn p18_who_wants_lines_gets_them_as_a_spectator_too_and_no_key_of_a_player() {
    let mut host = HostTerminal::open("join-lines", &[]);
    // One machine, the second time known to the host: the code it joined with is spent.
    let guest = TestHome::new("join-lines-guest");
    for wish in ["ACCESSIBLE=1", "TERM=dumb"] {
        let args = joining(&guest, &host.address(), &host.code, &["--voice", "off", "--role", "spectator"]).join(" ");
        // What a full screen would print is no line: the bytes are looked over when the seat is given up.
        let mut other = TerminalSeat::shell(&guest, &format!("{wish} exec {} {args}", env!("CARGO_BIN_EXE_ansage")));
        host.seat.until("A spectator has joined");
        let mut read = other.until("Joined. You watch.");
        if wish.starts_with("ACC") {
            host.seat.line("start");
            host.seat.line("e4");
            host.seat.until("w e2-e4. Space: clock");
            read.extend(other.until("w e2-e4"));
        }
        other.line("help F7");
        other.line("quit");
        read.extend(other.until("Leave this station? yes or no"));
        other.line("yes");
        read.extend(other.until("Left."));
        assert!(!read.iter().any(|line| line.contains("Space")), "{read:?}");
    }
}

#[test]
fn an_assistant_does_his_duties_and_is_told_what_is_none() {
    let guest = TestHome::new("join-assistant-guest");
    let mut host = HostTerminal::open("join-assistant", &["--duties", "none", "--opponent-duties", "ab"]);
    let mut helper = console(
        &guest,
        &host.address(),
        &host.code,
        &["--role", "assistant", "--seat", "black", "--console", "--name", "Cy Tal"],
    );
    helper.until("Waiting for a yes of Black");
    // Black has no station: at White's keyboard nobody answers for Black.
    host.seat.line("yes");
    host.seat.until("Nothing was asked");
    let player = TestHome::new("join-assistant-player");
    host.seat.line("link");
    let code: String = host.seat.until("Code ").pop().unwrap().chars().filter(char::is_ascii_digit).collect();
    let mut black = console(&player, &host.address(), &code, &["--console"]);
    black.until("Assist Black, a, b: Cy Tal?");
    black.line("yes");
    black.until("Assistant of Black: Cy Tal");
    helper.until("Joined as Black's assistant.");
    helper.until("Your duties: a, b");
    host.seat.until("Assistant of Black: Cy Tal");
    host.seat.line("start");
    helper.until("Game begins.");
    helper.line("resign");
    helper.until("yes or no");
    helper.line("yes");
    helper.until("Not done: the player's own to do.");
    helper.keys(keys::SPACE);
    helper.until("Not done");
    assert_eq!(host.home.count("resigned"), 0);
    assert_eq!(host.home.count("link-denied"), 0, "a slip of the finger is not sent, and disturbs nobody");
}

#[test]
fn f17_the_arbiter_at_the_desk_agrees_to_a_named_assistant_on_the_same_machine() {
    let guest = TestHome::new("join-assistant-here-guest");
    let mut host = HostTerminal::announced("join-assistant-here", &[]);
    set_code(&mut host);
    host.seat.line("start");
    host.seat.until("Game begins.");
    let args = ["join", "--here", "--code-file", "code", "--lang", "en", "--audio", "none", "--voice", "off"];
    let args = [&args[..], &["--role", "assistant", "--seat", "white", "--console", "--name", "Cy Tal"]].concat();
    std::fs::write(guest.path("code"), format!("{}\n", host.code)).unwrap();
    let mut helper = TerminalSeat::program(&guest, 80, &args);
    helper.until("Waiting for a yes of White");
    // White thinks, and is not asked; the arbiter is.
    host.seat.line("yes");
    host.seat.until("Nothing was asked");
    host.seat.line("ruling");
    host.seat.until("The arbiter's code?");
    host.seat.keys("blaue dame\r");
    host.seat.until("Assist White");
    host.seat.line("yes");
    host.seat.until("Assistant of White: Cy Tal");
    helper.until("Joined as White's assistant.");
    // What the player asks is not told there.
    host.seat.line("done");
    host.seat.until("The arbiter has left");
    host.seat.line("used");
    host.seat.until("sed");
    helper.line("used");
    helper.until("Not done: the player's own to do.");
}

#[test]
fn f17_an_assistant_without_a_name_is_asked_for_it() {
    let guest = TestHome::new("join-assistant-name-guest");
    let mut host = HostTerminal::open("join-assistant-name", &[]);
    let args = ["--role", "assistant", "--seat", "white", "--console"];
    let mut helper = console(&guest, &host.address(), &host.code, &args);
    helper.row_starts_with("Your name?");
    helper.keys("Cy Tal\r");
    helper.until("Waiting for a yes of White");
    host.seat.until("Assist White");
    host.seat.line("no");
    helper.until("You are not the assistant");
}

/// The arbiter sets his code at the host, and leaves the desk there.
fn set_code(host: &mut HostTerminal) {
    host.seat.line("ruling");
    host.seat.until("The arbiter's code?");
    host.seat.keys("blaue dame\r");
    host.seat.until("Arbiter's code? Black confirms: F12");
    host.seat.keys(keys::F12);
    host.seat.until("Code set.");
    host.seat.line("done");
    host.seat.until("The arbiter has left");
}

#[test]
fn the_arbiters_desk_is_the_same_desk_over_the_link() {
    let guest = TestHome::new("join-desk-guest");
    let mut host = HostTerminal::open("join-desk", &[]);
    // Before he has set it at the host, no code is taken and none is asked for.
    let mut early = console(&guest, &host.address(), &host.code, &["--role", "arbiter"]);
    early.until("the host, with the command ruling, and the other player confirms the code");
    assert!(!early.ended());
    set_code(&mut host);
    // This machine has joined: the code for joining, which is another one by now, is not asked for.
    let mut desk = console(&guest, &host.address(), &host.code, &["--role", "arbiter"]);
    desk.row_starts_with("The arbiter's code? Not shown.");
    desk.keys("blaue dane\r");
    desk.until("Wrong code, number 1.");
    desk.row_starts_with("The arbiter's code? Not shown.");
    desk.keys("blaue dane\x7f\x7fme\r");
    desk.until("Live:");
    desk.until("Desk. Type a ruling");
    let shown = String::from_utf8_lossy(&desk.raw()).into_owned();
    assert!(!shown.contains("blaue") && !shown.contains("da"), "the code is not shown:\n{shown}");
    host.seat.until("A desk for the arbiter has joined");
    host.seat.line("start");
    host.seat.until("Game begins.");
    desk.until("Game begins.");
    desk.line("stop");
    host.seat.until("The arbiter has stopped both clocks.");
}

#[test]
fn without_a_terminal_the_arbiters_code_is_the_next_line() {
    let mut host = HostTerminal::open("join-desk-piped", &[]);
    set_code(&mut host);
    let desk = |host: &HostTerminal, name: &str, code: &str, file: bool| {
        let home = TestHome::new(name);
        let lines = format!("{}\n{code}\n", host.code);
        let mut args = joining(&home, &host.address(), &host.code, &["--role", "arbiter", "--voice", "off"]);
        match file {
            true => std::fs::write(home.path("code"), &lines).unwrap(),
            false => drop(args.drain(2..4)),
        }
        let mut command = Command::new(env!("CARGO_BIN_EXE_ansage"));
        let command = command.args(&args).env_clear().envs(home.environment()).current_dir(home.path(""));
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let typed = if file { String::new() } else { lines };
        child.stdin.take().unwrap().write_all((typed + "stop\n").as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    };
    let (status, _, said) = desk(&host, "join-desk-piped-wrong", "blaue dane", false);
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("refused the arbiter's code") && said.contains("so far: 1"), "{said}");
    host.seat.line("link");
    let lines = host.seat.until("Code ");
    let code = lines.last().unwrap().chars().filter(char::is_ascii_digit).collect::<String>();
    assert_ne!(code, host.code);
    host.code = code;
    host.seat.line("start");
    host.seat.until("Game begins.");
    let (status, said, complaint) = desk(&host, "join-desk-piped-file", "blaue dame", true);
    assert_eq!(status, Some(0), "{complaint}");
    assert!(said.contains("Live:") && said.contains("Desk. Type a ruling"), "{said}");
    assert!(!said.contains("To rule, type ruling"), "he need not type it again: {said}");
    // What was typed at once waited until he was at the desk.
    host.seat.until("The arbiter has stopped both clocks.");
}

#[test]
fn without_a_terminal_lines_go_in_and_text_comes_out() {
    let guest = TestHome::new("join-piped-guest");
    let mut host = HostTerminal::open("join-piped", &[]);
    let args = joining(&guest, &host.address(), &host.code, &[]);
    let mut command = Command::new(env!("CARGO_BIN_EXE_ansage"));
    let command = command.args(&args).env_clear().envs(guest.environment()).current_dir(guest.path(""));
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    host.seat.until("Black joined.");
    host.seat.line("start");
    host.seat.line("e4");
    host.seat.until("w e2-e4");
    host.seat.keys(keys::SPACE);
    host.seat.until("Black to move");
    // Hands answer what this station has heard of.
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut text = String::new();
    while !text.contains("w e2-e4") {
        assert_ne!(output.read_line(&mut text).unwrap(), 0, "ended:\n{text}");
    }
    let mut input = child.stdin.take().unwrap();
    let mut say = |line: &str| input.write_all(format!("{line}\n").as_bytes()).unwrap();
    say("hand e2 e4");
    host.seat.until("Black repeats");
    say("hand e7 e5");
    host.seat.until("b e7-e5");
    say("press");
    host.seat.until("White to move");
    drop(input);
    output.read_to_string(&mut text).unwrap();
    assert!(child.wait().unwrap().success(), "{text}");
    for part in
        ["Joined. You are Black.", "w e2-e4", "Bauer Eva zwei Eva vier", "b e7-e5", "Left. Back with: ansage join"]
    {
        assert!(text.contains(part), "{part:?} is missing in:\n{text}");
    }
    assert!(!text.contains('\u{1b}'), "plain text:\n{text}");
}

/// Whether a line tells so many thousandths of a second.
fn tells_millis(line: &str) -> bool {
    let before = line.split(" ms").next().filter(|before| before.len() < line.len());
    before.is_some_and(|before| before.ends_with(|letter: char| letter.is_ascii_digit()))
}

#[test]
fn the_delay_there_and_back_is_shown_on_the_board_by_link_at_the_host_and_by_link_at_a_joined_console() {
    let (player, helper) = (TestHome::new("join-delay-guest"), TestHome::new("join-delay-helper"));
    let mut host = HostTerminal::open("join-delay", &[]);
    let black = board(&player, &host.address(), &host.code, &[]);
    host.seat.until("Black joined.");
    // The first row of the sighted board, as soon as the host has measured it.
    let row = black.row(&["Link:", " ms"]);
    assert!(tells_millis(&row), "{row}");
    // At the host.
    host.seat.line("link");
    let line = host.seat.until("Black: joined").pop().unwrap();
    assert!(tells_millis(&line), "{line}");
    // At a console: asked again until it is measured.
    let code: String = host.seat.until("Code ").pop().unwrap().chars().filter(char::is_ascii_digit).collect();
    let args = ["--role", "assistant", "--seat", "white", "--console", "--name", "Cy Tal"];
    let mut console = console(&helper, &host.address(), &code, &args);
    host.seat.until("Assist White");
    host.seat.line("yes");
    console.until("Joined as White's assistant.");
    let end = Instant::now() + PATIENCE;
    loop {
        console.line("link");
        let line = console.until("Host: 127.0.0.1").pop().unwrap();
        if tells_millis(&line) {
            return;
        }
        assert!(Instant::now() < end, "never measured: {line}");
    }
}
