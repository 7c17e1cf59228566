//! The arbiter's desk by ear: each order's answer is spoken by the program and recognised again among all of them.

use super::*;

/// Two moves each; then the players leave.
const PLAYED: &str = "start\ne4\n+5\npress\ne5\nopp press\n+5\nNf3\n+4\npress\nNc6\nopp press\n+10\n";

/// An order, and the words its answer begins with at the desk.
const ORDERS: &[(&str, &str)] = &[
    ("state", "Play is suspended and both clocks are stopped. The arbiter resumes play. The last move: 2 of Black"),
    ("clocks", "White has one hour, 31 minutes and 6 seconds left and has used 24 seconds"),
    ("sheet white white.txt", "The arbiter, Rot, has read the sheet of White. 4 half-moves are known."),
    ("scores", "Move 1, White. White's score: e4. Black's score: -. Only one has it. Move 1, Black."),
    (
        "board black rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
        "The arbiter, Rot, has recorded the board of Black. Black's board differs",
    ),
    ("sheet black white.txt", "The arbiter, Rot, has read the sheet of Black. 4 half-moves are known."),
    ("differences", "The course of the game is not in dispute. A board does not show its position"),
    ("retrace 1 black", "The position after move 1 of Black, half-move 2. Black's board is to be changed"),
    ("accept", "Neither course nor clocks are to be changed. Type walk for the steps on the boards"),
    ("walk", "No step on White's board, 2 on Black's. Type yes or next when a step is done"),
    ("back", "This is the first step. On the board of Black: Step 1 of 2: take the black knight"),
    ("stop", "The steps are left. What was confirmed stays on record. Walk begins with what is still"),
    ("warn black", "The arbiter warns Black."),
    ("add black 2:00", "Black gets 2 minutes more."),
    ("rule seventy-five no", "Seventy-five moves do not draw without a claim."),
    ("report page.html", "The report is written: page.html."),
    ("resume", "Black's board differs from the course on 2 squares. Does play go on all the same?"),
    ("yes", "Play goes on. White to move."),
    ("help", "This is the arbiter's desk. State, clocks, scores, differences, retrace and propose tell"),
];

/// Each answer is over by then, in seconds.
const APART: usize = 90;

/// So much of an answer is compared, in samples.
const COMPARED: usize = 48_000 * 3;

fn beginning(samples: &[f32]) -> &[f32] {
    &samples[..samples.len().min(COMPARED)]
}

#[test]
fn every_answer_of_the_arbiters_desk_is_spoken() {
    let Ok(mut voice) = open_voice(VoiceKind::Libespeak).map_err(ansage_testing::skip::skipped) else { return };
    let mut speak = |words: &str| {
        let samples =
            synthesize_samples(voice.as_mut(), &[SpeechPiece::words(Lang::En, words)], &VoiceParams::default())
                .expect("speech");
        (words.to_owned(), beginning(&samples).to_vec())
    };
    let listener = PhraseRecognizer::new(ORDERS.iter().map(|(_, words)| speak(words)));
    let folder = folder("desk");
    run(&folder, &["--voice", "off", code::option(&folder)], PLAYED);
    fs::write(folder.join("white.txt"), "1. e4 e5 2. Nf3 Nc6\n").expect("a sheet");
    let orders: String = ORDERS.iter().map(|(order, _)| format!("{order}\n+{APART}\n")).collect();
    let script = format!("+30\nruling geheim77\n+{}\n{orders}", APART - 30);
    let mut child = ansage(&folder)
        .args(["arbiter", "game", "--lang", "en", "--clock", "script", "--audio", "wav:desk.wav", "--voice", "self"])
        .args(["--arbiter", "Rot"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program");
    child.stdin.take().expect("a pipe").write_all(script.as_bytes()).expect("read to its end");
    let output = child.wait_with_output().expect("its output");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    let sound = listener::channel(&listener::read_wav(&folder.join("desk.wav")), 0);
    for (place, (order, words)) in ORDERS.iter().enumerate() {
        let seconds = 48_000 * APART;
        let answer = &sound[(place + 1) * seconds..((place + 2) * seconds).min(sound.len())];
        let spoken = checker::utterances(answer);
        let first = spoken.first().unwrap_or_else(|| panic!("{order}: nothing is spoken"));
        let last = spoken.last().map_or(0, |stretch| stretch.end);
        let heard = listener.recognise(beginning(&answer[first.start..last])).expect("words");
        assert_eq!(heard.phrase, *words, "{order}: {heard:?}");
    }
}
