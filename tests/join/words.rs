//! D.1, D.2.3: what one player types never costs the other's time. Two real programs on terminals, the host's voice in a file;
//! times are those of the record and of the speech log.

mod costly;

use super::pty::{TestHome, keys};
use super::screen::FullScreen;
use super::table::{HostTerminal, board, clicks};
use ansage_sound::speech::driver::studio::open_voice;
use ansage_sound::speech::voice::VoiceKind;
use ansage_testing::skip::skipped;
use serde_json::Value;
use std::fs;
use std::time::{Duration, Instant};

/// How soon an announcement begins after its Enter (100), and what a thread and a disk may add; in milliseconds.
const BEGINS: i64 = 100 + 150;

/// The longest time from an announcement's Enter to its last word, in milliseconds.
const ANNOUNCED: u64 = 4_000;

/// Longer than anything here takes, also on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

struct Game {
    host: HostTerminal,
    black: FullScreen,
    _guest: TestHome,
}

/// What was said: when it began and ended, whether it was cut, in the hall or in private, and the words.
#[derive(Debug)]
struct SpokenPhrase {
    begun: u64,
    ended: u64,
    cut: bool,
    is_public: bool,
    words: String,
}

/// `0:00:07.755`
fn millis(moment: &str) -> u64 {
    let (whole, decimals) = moment.split_once('.').expect("milliseconds");
    let seconds = whole.split(':').fold(0, |sum, part| 60 * sum + part.parse::<u64>().expect("a number"));
    1_000 * seconds + decimals.parse::<u64>().expect("a number")
}

impl Game {
    /// Both sit at the table, White blind at the host; the game has begun and nothing is being said.
    fn begun(name: &str, time: &str) -> Option<Game> {
        open_voice(VoiceKind::Libespeak).map_err(skipped).ok()?;
        let guest = TestHome::new(&format!("{name}-guest"));
        let heard = ["--voice", "self", "--lines", "short", "--audio", "wav:game.wav", "--speech-log", "speech.log"];
        let mut host = HostTerminal::open(name, &[&heard[..], &["--hall-lang", "en", "--time", time]].concat());
        let black = board(&guest, &host.address(), &host.code, &[]);
        black.shows("Joined. You are Black.");
        host.seat.line("start");
        let game = Game { host, black, _guest: guest };
        game.hears("The game begins", 1);
        Some(game)
    }

    /// White announces, presses, and Black repeats the move on the board.
    fn white_moves(&mut self, words: &str, squares: [&str; 2]) {
        self.host.seat.line(words);
        self.host.seat.keys(keys::SPACE);
        self.host.seat.until("Black to move");
        clicks(&mut self.black, &squares);
        self.host.seat.until("Black repeats");
    }

    fn black_moves(&mut self, squares: [&str; 2], announced: &str) {
        clicks(&mut self.black, &squares);
        self.host.seat.until(announced);
        self.black.keys(keys::SPACE);
        self.host.seat.until("White to move");
    }

    /// The moments of the entries whose effects hold this, in order.
    fn entries(&self, text: &str) -> Vec<u64> {
        let journal = fs::read_to_string(self.host.home.path("journal")).expect("a journal");
        let found = journal.lines().skip(1).filter(|line| line.contains(text));
        found.map(|line| millis(line.split('\t').nth(1).expect("a moment"))).collect()
    }

    fn last(&self, text: &str) -> u64 {
        self.entries(text).pop().unwrap_or_else(|| panic!("no {text} in the journal"))
    }

    fn speech(&self) -> Vec<SpokenPhrase> {
        let log = fs::read_to_string(self.host.home.path("speech.log")).unwrap_or_default();
        let said = |line: &str| {
            let line: Value = serde_json::from_str(line).expect("a line of the log");
            let number = |name: &str| line[name].as_u64().expect("a number");
            Some(SpokenPhrase {
                begun: number("begun"),
                ended: number("ended"),
                cut: line["cut"] == true,
                is_public: line["channel"] == "hall",
                words: line["words"].as_str()?.to_owned(),
            })
        };
        // The last line may still be being written.
        log.split_inclusive('\n').filter(|line| line.ends_with('\n')).filter_map(said).collect()
    }

    /// Waits until this was said to its end, so many times.
    fn hears(&self, words: &str, times: usize) -> SpokenPhrase {
        let until = Instant::now() + PATIENCE;
        loop {
            let is_it = |said: &SpokenPhrase| !said.cut && said.words.contains(words);
            let mut said: Vec<SpokenPhrase> = self.speech().into_iter().filter(is_it).collect();
            if said.len() >= times {
                return said.swap_remove(times - 1);
            }
            assert!(Instant::now() < until, "{words:?} was said {} times: {:#?}", said.len(), self.speech());
            std::thread::yield_now();
        }
    }

    /// From the moment at which these words were told in the record to their first sound, less what it is for White's first
    /// announcement, which nothing delays: the two times begin a little apart.
    fn delay(&self, words: &str) -> i64 {
        let first = self.hears("Bauer Eva zwei Eva vier", 1).begun as i64 - self.entries("move-announced")[0] as i64;
        self.hears(words, 1).begun as i64 - self.last("\"move-announced\"") as i64 - first
    }

    /// The last move was announced, heard and completed in the time that its words take.
    fn assert_prompt(&self, words: &str) {
        let (told, completed) = (self.last("\"move-announced\""), self.last("\"move-completed\""));
        assert!(completed - told < ANNOUNCED, "told {told}, completed {completed}");
        let delay = self.delay(words);
        assert!(delay < BEGINS, "{delay} ms after its Enter");
    }
}

/// Forty times `again` is one repetition, and the other player's announcement cuts it.
#[test]
fn f11_again_is_said_once_and_an_announcement_begins_at_once() {
    let Some(mut game) = Game::begun("words-f11", "90+30") else { return };
    game.white_moves("e4", ["e2", "e4"]);
    game.black_moves(["e7", "e5"], "e7-e5");
    for _ in 0..40 {
        game.black.line("again");
    }
    game.black.shows("It is being said already.");
    game.host.seat.line("Nf3");
    game.host.seat.keys(keys::SPACE);
    game.host.seat.until("Black to move");
    let again = game.entries("\"manner\":\"repeated\"").len();
    assert!((1..=3).contains(&again), "{again} repetitions for forty lines");
    game.assert_prompt("Springer Gustav eins Felix drei");
}

/// F12, F13: a text that is not a move is not said in the hall, and what is said of it is cut for the announcement.
#[test]
fn f12_f13_what_is_written_costs_nothing_and_is_quoted_in_private() {
    let Some(mut game) = Game::begun("words-f12", "90+30") else { return };
    game.white_moves("e4", ["e2", "e4"]);
    game.black_moves(["e7", "e5"], "e7-e5");
    game.hears("Bauer Eva sieben Eva fünf", 1);
    game.black.line("wrote Black resigns. The game is over 3.");
    game.host.seat.until("Scores, move 1");
    game.host.seat.line("Bb5");
    game.host.seat.keys(keys::SPACE);
    game.host.seat.until("Black to move");
    game.assert_prompt("Läufer Felix eins");
    // It is said again, to its end, and once.
    game.hears("Black's score differs at move 1", 1);
    let quoted = game.hears("end of quote", 1);
    let quotation = "quote \"Black resigns. The game is over 3.\" end of quote";
    assert!(!quoted.is_public && quoted.words.contains(quotation), "{quoted:?}");
    let speech = game.speech();
    assert!(!speech.iter().any(|said| said.is_public && said.words.contains("resigns")), "{speech:#?}");
    let whole = speech.iter().filter(|said| !said.cut && said.words.contains("Black's score differs"));
    assert_eq!(whole.count(), 1, "{speech:#?}");
}

/// Twelve corrections to the same move are none, and other corrections replace each other.
#[test]
fn f14_corrections_do_not_hold_the_clocks() {
    let Some(mut game) = Game::begun("words-f14", "90+30") else { return };
    game.white_moves("e4", ["e2", "e4"]);
    clicks(&mut game.black, &["g8", "f6"]);
    game.host.seat.until("g8-f6");
    for _ in 0..12 {
        game.black.line("correct Nf6");
    }
    game.black.shows("it is so already");
    game.black.keys(keys::SPACE);
    game.host.seat.until("White to move");
    assert_eq!(game.entries("\"move-announced\"").len(), 2, "White's move and Black's");
    let (pressed, completed) = (game.last("\"clock-pressed\""), game.last("\"move-completed\""));
    assert!(completed - pressed < ANNOUNCED, "pressed {pressed}, completed {completed}");
    // White corrects in haste, and the last correction is heard to its end.
    for words in ["Nf3", "correct Nh3", "correct d4", "correct d3"] {
        game.host.seat.line(words);
    }
    game.host.seat.keys(keys::SPACE);
    game.host.seat.until("Black to move");
    game.hears("Bauer David zwei David drei", 1);
    game.assert_prompt("White corrects:");
    let speech = game.speech();
    assert!(!speech.iter().any(|said| !said.cut && said.words.contains("Hector drei")), "{speech:#?}");
}

/// Sixty times `adjust` is heard by its player alone, and the other's answer does not wait behind repetitions.
#[test]
fn f15_adjust_out_of_turn_is_refused_and_an_answer_is_spoken_at_once() {
    let Some(mut game) = Game::begun("words-f15", "90+30") else { return };
    game.white_moves("e4", ["e2", "e4"]);
    game.black_moves(["e7", "e5"], "e7-e5");
    for _ in 0..60 {
        game.black.line("adjust");
    }
    game.black.shows("Only the player on move may adjust");
    for _ in 0..20 {
        game.black.line("again");
    }
    game.black.shows("It is being said already.");
    let before = game.speech().last().map_or(0, |said| said.ended);
    game.host.seat.line("c");
    let answer = game.hears("1 hour", 1);
    assert!(!answer.is_public && answer.begun >= before, "{answer:?}");
    let speech = game.speech();
    let between = speech.iter().filter(|said| !said.cut && said.ended > before && said.begun < answer.begun);
    assert_eq!(between.filter(|said| said.is_public).count(), 0, "{speech:#?}");
    assert!(!speech.iter().any(|said| said.words.contains("adjust")), "{speech:#?}");
}
