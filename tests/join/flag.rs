//! Situation 16 over the link: a flag falls while an announcement is being spoken, between two real programs and with
//! real sound. The recording of the host is in real time, so it is heard in it what was cut, and when.

use super::listener::{self, PhraseRecognizer};
use super::pty::{TestHome, keys};
use super::screen::FullScreen;
use super::table::{HostTerminal, board, clicks};
use ansage_sound::speech::driver::studio::{open_voice, synthesize_samples};
use ansage_sound::speech::voice::{VoiceKind, VoiceParams};
use ansage_words::locale::Lang;
use ansage_words::presentation::SpeechPiece;
use serde_json::Value;
use std::fs;

/// So many words a minute: an announcement takes some seconds, so that there is time to press and for a flag to fall.
const RATE: u16 = 80;

/// From told to heard, in milliseconds: a thread and a disk are between them.
const TOLERANCE: u64 = 250;

/// An entry of the host's journal.
struct HostEntry {
    /// When, in milliseconds.
    at: u64,
    port: String,
    event: Value,
    effects: Value,
}

/// `0:00:07.755`
fn millis(moment: &str) -> u64 {
    let (whole, decimals) = moment.split_once('.').expect("milliseconds");
    let seconds = whole.split(':').fold(0, |sum, part| 60 * sum + part.parse::<u64>().expect("a number"));
    1_000 * seconds + decimals.parse::<u64>().expect("a number")
}

fn journal(home: &TestHome) -> Vec<HostEntry> {
    let read = |line: &str| {
        let cells: Vec<&str> = line.split('\t').collect();
        let json = |cell: &str| serde_json::from_str(cell).expect("an event or effects");
        HostEntry { at: millis(cells[1]), port: cells[3].to_owned(), event: json(cells[4]), effects: json(cells[5]) }
    };
    fs::read_to_string(home.path("journal")).expect("a journal").lines().skip(1).map(read).collect()
}

/// The first effect of a kind, and when it came about.
fn effect<'a>(journal: &'a [HostEntry], kind: &str) -> Option<(u64, &'a Value)> {
    journal.iter().find_map(|entry| {
        let mut kinds = entry.effects.as_array().expect("effects").iter().map(|effect| &effect["kind"]);
        kinds.find_map(|it| if it == kind { Some(it) } else { it.get(kind) }).map(|it| (entry.at, it))
    })
}

/// When an utterance was heard to its last word.
fn heard(journal: &[HostEntry], utterance: &Value) -> u64 {
    let is = |entry: &&HostEntry| entry.event["announcement-heard"]["utterance"] == *utterance;
    let entry = journal.iter().find(is).expect("heard to its last word");
    assert_eq!(entry.port, "speech");
    entry.at
}

/// What is known of the words that may be heard; `None`, said aloud, only where the library is really missing.
fn known(words: &[&str]) -> Option<(PhraseRecognizer, Vec<usize>)> {
    let mut voice = open_voice(VoiceKind::Libespeak).map_err(ansage_testing::skip::skipped).ok()?;
    let params = VoiceParams { rate: RATE, ..VoiceParams::default() };
    let mut speak = |words: &&str| {
        let samples = synthesize_samples(voice.as_mut(), &[SpeechPiece::words(Lang::De, *words)], &params);
        ((*words).to_owned(), samples.expect("speech"))
    };
    let spoken: Vec<(String, Vec<f32>)> = words.iter().map(&mut speak).collect();
    let lengths = spoken.iter().map(|(_, samples)| samples.len() / 48).collect();
    Some((PhraseRecognizer::new(spoken), lengths))
}

/// Whether the words that were announced and end at these moments are heard whole in the recording: their sound, and as
/// long as ever.
fn assert_whole(
    home: &TestHome,
    (listener, lengths): &(PhraseRecognizer, Vec<usize>),
    (words, announced, end): (&str, u64, u64),
) {
    let stereo = listener::read_wav(home.path("game.wav").as_ref());
    let hall = listener::channel(&stereo, 0);
    let found = listener::segments(&hall, 100);
    let ends = |found: &&std::ops::Range<usize>| (found.end as u64 / 48).abs_diff(end) <= TOLERANCE;
    let places = || found.iter().map(|it| (it.start / 48, it.end / 48)).collect::<Vec<_>>();
    let found = found.iter().find(ends).unwrap_or_else(|| panic!("nothing ends at {end}: {:?}", places()));
    // An announcement cuts what the hall hears: no silence parts the two.
    let found = found.start.max(48 * announced as usize)..found.end;
    let known = listener.recognise(&hall[found.clone()]);
    let known = known.unwrap_or_else(|| panic!("no known words from {announced} to {end}: {:?}", places()));
    assert!(known.phrase == words && known.margin > 1.1, "{known:?} at {found:?}");
    // The voice leaves some silence at its end.
    let length = found.len() / 48;
    assert!(lengths.iter().any(|whole| whole.abs_diff(length) < 400), "{length} ms of {lengths:?}");
}

/// Both sit at the table, and the host is heard in a file; the clocks have so much.
fn table(name: &str, time: &str) -> (TestHome, HostTerminal, FullScreen) {
    let guest = TestHome::new(&format!("{name}-guest"));
    let rate = RATE.to_string();
    let host = HostTerminal::open(
        name,
        &[
            "--time",
            time,
            "--hall-rate",
            &rate,
            "--audio",
            "wav:game.wav",
            // Cues sound beside the words: apart from them, so that the words alone are measured.
            "--ears",
            "split",
            "--hall-clarity",
            "off",
            "--hall-lang",
            "de",
        ],
    );
    let black = board(&guest, &host.address(), &host.code, &[]);
    black.shows("Joined. You are Black.");
    (guest, host, black)
}

/// The words of 1 e4 and 1 ... e5.
const WORDS: [&str; 2] = ["Bauer Eva zwei Eva vier", "Bauer Eva sieben Eva fünf"];

#[test]
fn situation_16_a_kept_press_does_not_beat_the_flag_whose_cue_does_not_cut_the_announcement() {
    let Some(known) = known(&WORDS) else { return };
    let (_guest, mut host, mut black) = table("join-16-kept", "0:26");
    host.seat.line("start");
    host.seat.typing("e4");
    // His last seconds: he announces, and presses at once. The press is kept for the last word.
    black.row(&["White", "0:02"]);
    host.seat.keys(keys::ENTER);
    host.seat.until("w e2-e4");
    host.seat.keys(keys::SPACE);
    host.seat.until("flag has fallen");
    black.shows("You may claim: flag");
    host.seat.until("Black to move");
    let entries = journal(&host.home);
    let (told, announced) = effect(&entries, "move-announced").expect("an announcement");
    let (kept, _) = effect(&entries, "press-kept").expect("a press");
    let (fell, fallen) = effect(&entries, "flag-fell").expect("a flag");
    let (completed, _) = effect(&entries, "move-completed").expect("a move");
    let end = heard(&entries, &announced["utterance"]);
    assert_eq!(fallen["player"], "white");
    assert!(told < kept && kept < fell && fell < end, "{told} {kept} {fell} {end}");
    assert_eq!(completed, end, "the kept press counts at the last word, behind the flag");
    // Offered to him at his own station, and not made.
    assert_eq!(host.home.count("flag-claimed"), 0);
    assert!(entries.iter().all(|entry| !entry.effects.to_string().contains("game-over")));
    black.line("flag");
    host.seat.until("Black wins");
    black.shows("Black wins");
    let HostTerminal { home, mut seat, .. } = host;
    seat.line("quit");
    seat.until("The game is saved.");
    assert!(seat.ended());
    assert_whole(&home, &known, (WORDS[0], told, end));
    let entries = journal(&home);
    let claim = entries.iter().find(|entry| entry.event == "flag-claimed").expect("a claim");
    assert!(claim.port.starts_with("link:"), "claimed at his own station: {}", claim.port);
}

#[test]
fn situation_16_the_sighted_players_press_beats_the_flag_though_his_announcement_is_still_spoken() {
    let Some(known) = known(&WORDS) else { return };
    let (_guest, mut host, mut black) = table("join-16-press", "0:20");
    host.seat.line("start");
    host.seat.line("e4");
    host.seat.until("w e2-e4");
    host.seat.keys(keys::SPACE);
    host.seat.until("Black to move");
    clicks(&mut black, &["e2", "e4"]);
    host.seat.until("Black repeats");
    // His last seconds: he makes his move and presses, while the hall still hears his words.
    for left in ["0:10", "0:02"] {
        black.row(&["Black", left]);
    }
    clicks(&mut black, &["e7", "e5"]);
    host.seat.until("b e7-e5");
    black.keys(keys::SPACE);
    host.seat.until("White to move");
    let entries = journal(&host.home);
    let moves: Vec<&HostEntry> =
        entries.iter().filter(|entry| entry.effects.to_string().contains("move-announced")).collect();
    let [whites, blacks] = moves[..] else { panic!("two announcements") };
    let began = effect(&entries, "move-completed").expect("White's move").0;
    let announced = blacks.at;
    assert!(whites.at < began && began < announced);
    let (pressed, _) = effect(&entries, "press-waits").expect("a press that waits for the last word");
    let press = entries.iter().find(|entry| entry.at == pressed && entry.event["clock-pressed"]["player"] == "black");
    assert!(press.expect("his press").port.starts_with("link:"), "on arrival from his own station");
    let end =
        heard(&entries, &effect(std::slice::from_ref(blacks), "move-announced").expect("his move").1["utterance"]);
    let flag = began + 20_000;
    assert!(pressed < flag && flag < end, "pressed {pressed}, the flag would fall {flag}, the last word {end}");
    assert!(effect(&entries, "flag-fell").is_none(), "his press has beaten it");
    // White claims it all the same, and is told that it is up.
    let HostTerminal { home, mut seat, .. } = host;
    seat.line("flag");
    seat.until("flag has not fallen");
    seat.line("quit");
    seat.until("Save and leave?");
    seat.line("yes");
    seat.until("The game is saved.");
    assert!(seat.ended());
    assert!(journal(&home).iter().all(|entry| !entry.effects.to_string().contains("game-over")));
    assert_whole(&home, &known, (WORDS[1], announced, end));
}
