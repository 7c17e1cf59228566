//! How soon our voice is heard, beside the other ways to speak on the same machine in the same run.
//!
//! `cargo bench --bench sound`. Comparisons, each with medians and ratios on lines of their own:
//! 1. offline: the mixer's first loud frame after `say`, and the first loud sample of `espeak-ng --stdout`; ours must
//!    be at least three times sooner;
//! 2. at a null sink's monitor: our sound card output, the `espeak-ng` command and `spd-say`; ours must be heard at least
//!    twice as soon as both. PulseAudio and speech-dispatcher are started privately, in a folder of their own, never the user's.
//!
//! 3. the program itself, on a pseudo-terminal, at the same sink: Enter to the first sample, a key to its cue, the stop key
//!    to silence; and one of before beside it, where ANSAGE_BEFORE names it;
//! 4. how many announcements are understood in noise, before and after the hall's voice is made clear.
//!
//! Exit code 1 when a demand is not met, or this program is not heard or does not show what is waited for. What cannot be measured is said to be skipped, with the reason.

#[allow(dead_code)]
#[path = "../support/listener.rs"]
mod listener;
#[path = "../support/measured.rs"]
mod measured;
#[path = "sound/program.rs"]
mod program;
#[path = "../support/shown.rs"]
mod shown;
#[path = "../support/understood.rs"]
mod understood;

use FigureBound::AtLeast;
use ansage_game::moment::Moment;
use ansage_sound::speech::driver::studio::open_voice;
use ansage_sound::speech::driver::{
    PublicAudio, SpeechClock, SpeechConfig, SpeechOutput, SpeechReport, VoicePreference,
};
use ansage_sound::speech::queue::Utterance;
use ansage_sound::speech::voice::VoiceKind;
use ansage_words::locale::Lang;
use ansage_words::presentation::{Channel, Precedence, SpeechPiece, Urgency};
use measured::{BenchFigure, FigureBasis, FigureBound, judge};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use understood::{BackgroundNoise, VoiceComparison};

const ROUNDS: usize = 15;

/// The number of rounds of this run.
fn rounds_here() -> usize {
    measured::times(ROUNDS)
}
const WORDS: &str = "Springer Gustav eins Felix drei";

/// Short words keep the rounds at the sink short.
const WORD: &str = "Dame";

/// How many times sooner ours is to be made.
const SOONER: f64 = 3.0;

/// How many times sooner ours is to be heard at a sound server. About 6 ms of each time is the wait for it.
const SOONER_AT_SINK: f64 = 2.0;

/// A sample of 16 bits above this is a sound.
const LOUD: u16 = 200;

fn main() -> ExitCode {
    let mut arguments = std::env::args();
    let inner = arguments.find(|argument| argument.starts_with("--at-sink="));
    let met = match inner.as_deref().and_then(|argument| argument.strip_prefix("--at-sink=")) {
        Some(folder) => at_the_sink(Path::new(folder)),
        None => [judge(offline), with_a_private_server(), in_noise()].iter().all(|met| *met),
    };
    if met { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn skipped(what: &str, why: impl std::fmt::Display) -> bool {
    println!("{what}: skipped: {why}");
    true
}

/// The same of a figure.
fn no_figure(what: &str, why: impl std::fmt::Display) -> Result<Vec<BenchFigure>, String> {
    skipped(what, why);
    Ok(Vec::new())
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

/// Prints two medians; returns their ratio.
fn compare(what: &str, ours: Duration, theirs: Duration, sooner: f64, basis: FigureBasis) -> Vec<BenchFigure> {
    println!("{what}: {:.2} ms, ours {:.2} ms", millis(theirs), millis(ours));
    let ratio = theirs.as_secs_f64() / ours.as_secs_f64();
    vec![BenchFigure::new(format!("sooner than {what}"), ratio, "times", AtLeast(sooner), basis)]
}

fn utterance(id: u64, text: &str) -> Utterance {
    let speech = vec![SpeechPiece::words(Lang::De, text)];
    let (channel, precedence) = (Channel::Hall, Precedence::Public);
    Utterance { id, channel, speech, precedence, urgency: Urgency::Normal, topic: None }
}

// ---- Offline ----------------------------------------------------------------------------------------------------

fn offline() -> Result<Vec<BenchFigure>, String> {
    let path = std::env::temp_dir().join(format!("ansage-bench-{}.wav", std::process::id()));
    let voice = VoicePreference::Only(VoiceKind::Libespeak);
    let config = SpeechConfig { audio: PublicAudio::Wav(path.clone()), voice, ..SpeechConfig::default() };
    let (mut output, notes) = SpeechOutput::open(config, Box::new(|_| {}));
    if notes.iter().any(|note| matches!(note, SpeechReport::VoiceChosen { voice: None, .. })) {
        return no_figure("offline", "libespeak-ng is missing");
    }
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    let mut now = 0;
    for round in 0..rounds_here() {
        let begun = Instant::now();
        output.queue_utterance(utterance(round as u64, WORDS));
        // Speech begins with its first loud frame within 5 ms: the silence before it has been trimmed.
        output.advance_to(Moment::from_millis(now + 6));
        ours.push(begun.elapsed());
        now += 5_000;
        output.advance_to(Moment::from_millis(now));
        match command_to_pipe() {
            Ok(time) => theirs.push(time),
            Err(why) => return no_figure("offline", why),
        }
    }
    output.finish_public_speech();
    let loud = first_loud(&path);
    drop(std::fs::remove_file(path));
    match loud {
        Ok(first) if first <= 6 => {}
        other => {
            return Err(format!(
                "offline: the first loud frame is at {other:?} ms, not within the 6 ms that were rendered"
            ));
        }
    }
    Ok(compare("espeak-ng --stdout, offline", median(ours), median(theirs), SOONER, FigureBasis::Ratio))
}

/// The millisecond of the first loud frame of a WAV file.
fn first_loud(path: &Path) -> Result<usize, hound::Error> {
    let mut reader = hound::WavReader::open(path)?;
    let found = reader.samples::<i16>().position(|sample| sample.is_ok_and(|sample| sample.unsigned_abs() > LOUD));
    Ok(found.unwrap_or(usize::MAX) / 96)
}

fn command_to_pipe() -> std::io::Result<Duration> {
    let begun = Instant::now();
    let mut child = Command::new("espeak-ng").args(["--stdout", "-v", "de", WORDS]).stdout(Stdio::piped()).spawn()?;
    let mut time = None;
    if let Some(mut out) = child.stdout.take() {
        let mut header = [0; 44];
        out.read_exact(&mut header)?;
        let mut block = [0; 512];
        while let Ok(length @ 1..) = out.read(&mut block) {
            if time.is_none() && is_loud(&block[..length]) {
                time = Some(begun.elapsed());
            }
        }
    }
    child.wait()?;
    time.ok_or_else(|| std::io::Error::other("espeak-ng gave silence"))
}

fn is_loud(bytes: &[u8]) -> bool {
    bytes.chunks_exact(2).any(|pair| i16::from_le_bytes([pair[0], pair[1]]).unsigned_abs() > LOUD)
}

// ---- At a null sink's monitor -----------------------------------------------------------------------------------

/// A process that ends with this program.
struct EndedProcess(Child);

impl Drop for EndedProcess {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

/// A folder that goes with this program.
struct SoundFolder(PathBuf);

impl Drop for SoundFolder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

fn with_a_private_server() -> bool {
    let folder = SoundFolder(std::env::temp_dir().join(format!("ansage-bench-{}", std::process::id())));
    if let Err(error) = std::fs::create_dir_all(&folder.0) {
        return skipped("at the sink", error);
    }
    let socket = folder.0.join("native");
    let protocol = format!("module-native-protocol-unix auth-anonymous=1 socket={}", socket.display());
    let server = quiet("pulseaudio", &folder.0)
        .args(["-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--disallow-exit=yes"])
        .args(["-L", "module-null-sink sink_name=bench rate=48000 channels=2", "-L", &protocol])
        .spawn();
    let _server = match server {
        Ok(child) => EndedProcess(child),
        Err(error) => return skipped("at the sink", format!("pulseaudio: {error}")),
    };
    if !appears(&socket) {
        return skipped("at the sink", "the private pulseaudio did not start");
    }
    let Ok(program) = std::env::current_exe() else { return skipped("at the sink", "this program has no path") };
    // A program of its own, because the sound server is found by the environment.
    let mut inner = Command::new(program);
    inner.arg(format!("--at-sink={}", folder.0.display()));
    inner.args(measured::is_measuring().then_some("--bench"));
    for (name, value) in environment(&folder.0) {
        inner.env(name, value);
    }
    inner.status().is_ok_and(|status| status.success())
}

fn environment(folder: &Path) -> [(&'static str, String); 5] {
    let inside = |name: &str| folder.join(name).display().to_string();
    [
        ("PULSE_SERVER", format!("unix:{}", inside("native"))),
        ("PULSE_RUNTIME_PATH", inside("")),
        ("XDG_RUNTIME_DIR", inside("")),
        ("HOME", inside("")),
        ("SPEECHD_ADDRESS", format!("unix_socket:{}", inside("speechd.sock"))),
    ]
}

fn quiet(program: &str, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).envs(environment(folder));
    command
}

/// Whether a file appears within five seconds.
fn appears(path: &Path) -> bool {
    (0..500).any(|_| {
        // A daemon says nothing when it is ready: look, and pause between looks.
        std::thread::park_timeout(Duration::from_millis(10));
        path.exists()
    })
}

/// The moments at which something loud arrives from the sink's monitor.
fn listen() -> std::io::Result<(EndedProcess, Receiver<Instant>)> {
    let mut child = Command::new("parec")
        .args(["--latency-msec=5", "-d", "bench.monitor", "--format=s16le", "--rate=48000", "--channels=2", "--raw"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let mut out = child.stdout.take().ok_or_else(|| std::io::Error::other("no pipe"))?;
    let (send, receive) = channel();
    std::thread::spawn(move || {
        let mut block = [0; 4_096];
        while let Ok(length @ 1..) = out.read(&mut block) {
            if is_loud(&block[..length]) && send.send(Instant::now()).is_err() {
                return;
            }
        }
    });
    Ok((EndedProcess(child), receive))
}

/// From the call to the first loud sample at the monitor, once it has been silent for a while.
fn heard(loud: &Receiver<Instant>, speak: &mut dyn FnMut()) -> Option<Duration> {
    while loud.recv_timeout(Duration::from_millis(400)).is_ok() {}
    let begun = Instant::now();
    speak();
    let first = loud.recv_timeout(Duration::from_secs(5)).ok()?;
    Some(first - begun)
}

fn rounds(loud: &Receiver<Instant>, mut speak: impl FnMut()) -> Option<Duration> {
    // The first round is not counted: caches are cold, connections are made.
    let times: Option<Vec<_>> = (0..=rounds_here()).map(|_| heard(loud, &mut speak)).collect();
    times.map(|times| median(times[1..].to_vec()))
}

fn at_the_sink(folder: &Path) -> bool {
    let (_parec, loud) = match listen() {
        Ok(listening) => listening,
        Err(error) => return skipped("at the sink", format!("parec: {error}")),
    };
    let mut met = program::measure(folder, &loud);
    met &= judge(|| beside_espeak(folder, &loud));
    let _daemon = match dispatcher(folder) {
        Ok(daemon) => daemon,
        Err(why) => return skipped("at the sink, spd-say", why) && met,
    };
    met & judge(|| beside_dispatcher(folder, &loud))
}

fn beside_espeak(folder: &Path, loud: &Receiver<Instant>) -> Result<Vec<BenchFigure>, String> {
    let ours = our_output(loud).ok_or("at the sink: our output was not heard")?;
    let mut commands = Vec::new();
    let espeak = rounds(loud, || commands.extend(quiet("espeak-ng", folder).args(["-v", "de", WORD]).spawn().ok()));
    commands.drain(..).for_each(|mut child: Child| drop(child.wait()));
    match espeak {
        Some(theirs) => Ok(compare("espeak-ng, at the sink", ours, theirs, SOONER_AT_SINK, FigureBasis::Time)),
        None => no_figure("at the sink, espeak-ng", "it was not heard"),
    }
}

/// Its daemon is running.
fn beside_dispatcher(folder: &Path, loud: &Receiver<Instant>) -> Result<Vec<BenchFigure>, String> {
    let ours = our_output(loud).ok_or("at the sink: our output was not heard")?;
    let mut commands = Vec::new();
    let say = || commands.extend(quiet("spd-say", folder).args(["-l", "de", WORD]).spawn().ok());
    let theirs = rounds(loud, say);
    commands.drain(..).for_each(|mut child| drop(child.wait()));
    match theirs {
        Some(theirs) => Ok(compare("spd-say, at the sink", ours, theirs, SOONER_AT_SINK, FigureBasis::Time)),
        None => no_figure("at the sink, spd-say", "it was not heard"),
    }
}

/// Announcements that the listener of the tests understands, plain and clear.
fn in_noise() -> bool {
    let Ok(mut voice) = open_voice(VoiceKind::Libespeak) else {
        return skipped("in noise", "libespeak-ng is missing");
    };
    let compared = VoiceComparison::new(voice.as_mut());
    println!("announcements understood, of 64, by a listener that warps MFCC: plain, clear");
    let mut rows = vec![("in quiet".to_owned(), BackgroundNoise::None)];
    for decibels in [5, 0, -5] {
        rows.push((format!("white noise, {decibels} dB"), BackgroundNoise::White(decibels)));
    }
    for decibels in [10, 5, 0] {
        rows.push((format!("babble, {decibels} dB"), BackgroundNoise::Babble(decibels)));
    }
    for (name, noise) in rows.into_iter().take(measured::times(7)) {
        let [plain, clear] = compared.understood(noise);
        println!("{name}: {plain}, {clear}");
    }
    true
}

fn our_output(loud: &Receiver<Instant>) -> Option<Duration> {
    let start = Instant::now();
    let now = Box::new(move || Moment::from_millis(start.elapsed().as_millis() as u64));
    let (send, reports) = channel();
    let config = SpeechConfig {
        clock: SpeechClock::Real(now),
        voice: VoicePreference::Only(VoiceKind::Libespeak),
        ..SpeechConfig::default()
    };
    let (mut output, _) = SpeechOutput::open(config, Box::new(move |report| drop(send.send(report))));
    // What is said waits for the card to open.
    output.queue_utterance(utterance(0, WORD));
    loop {
        match reports.recv_timeout(Duration::from_secs(10)).ok()? {
            SpeechReport::Finished { id: 0, .. } => break,
            SpeechReport::NoSoundDevice { reason, .. } => {
                println!("at the sink: {reason}");
                return None;
            }
            _ => {}
        }
    }
    let mut id = 0;
    let time = rounds(loud, || {
        id += 1;
        output.queue_utterance(utterance(id, WORD));
    });
    output.finish_public_speech();
    time
}

/// A speech-dispatcher of our own, playing through the private sound server.
fn dispatcher(folder: &Path) -> Result<EndedProcess, String> {
    let configuration = folder.join("speechd");
    let copied = Command::new("cp").arg("-r").arg("/etc/speech-dispatcher").arg(&configuration).status();
    if !copied.is_ok_and(|status| status.success()) {
        return Err("/etc/speech-dispatcher cannot be copied".to_owned());
    }
    let file = configuration.join("speechd.conf");
    let text = std::fs::read_to_string(&file).map_err(|error| error.to_string())?;
    let text = format!("{text}\nAudioOutputMethod \"pulse\"\nDefaultModule espeak-ng\nDisableAutoSpawn\n");
    std::fs::write(&file, text).map_err(|error| error.to_string())?;
    let socket = folder.join("speechd.sock");
    let child = quiet("speech-dispatcher", folder)
        .args(["-s", "-t", "0", "-c", "unix_socket", "-S"])
        .arg(&socket)
        .arg("-C")
        .arg(&configuration)
        .arg("-L")
        .arg(folder.join("log"))
        .arg("-P")
        .arg(folder.join("speechd.pid"))
        .spawn()
        .map_err(|error| error.to_string())?;
    let child = EndedProcess(child);
    if appears(&socket) { Ok(child) } else { Err("the private speech-dispatcher did not start".to_owned()) }
}
