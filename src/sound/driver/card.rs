//! Play a mixer on a sound card, and open the card again when it was lost.
//!
//! One thread for each device opens it, waits for its errors and retries: at once where it had played, and then after a
//! quarter of a second, less and less often. Each opening makes a new mixer and hands its feeds out in
//! [`CardEvent::Open`]; feeds of a lost card are worth nothing. On Linux a sound server is tried first: its PulseAudio protocol has the shortest way out,
//! with a fixed buffer (the default one is two seconds long). The audio callback takes no lock and allocates nothing.
//!
//! The buffer is small at first. Where the output runs dry the next size is taken, as soon as nothing is being played, and
//! remembered for this output ([`BufferMemory`]).

use crate::RATE;
use crate::driver::buffers::BufferMemory;
use crate::driver::pace::{CallbackReport, CallbackTimer};
use crate::mixer::{Mixer, SampleFeed, StereoSide, new_mixer_with_feeds};
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, Data, ErrorKind, SampleFormat, Stream, StreamConfig};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Where a small buffer has stalled, it gets at least so many frames.
const SAFE: u32 = 256;

/// So often the thread looks whether the output has run dry.
const LOOK: Duration = Duration::from_secs(1);

/// Once may be an accident; so often since the opening is too small a buffer.
const TOO_DRY: u32 = 2;

/// The first and the longest wait before a lost device is tried again.
const RETRY: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(5));

/// How long a device may take to open.
const OPENING: Duration = Duration::from_secs(3);

/// Which device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeviceChoice {
    /// The system's default output.
    Default,
    /// The first output whose name contains this, in any case.
    Named(String),
}

/// What happens to a card.
pub enum CardEvent {
    /// It plays; these feeds lead to it, in the order of the sides asked for. Also told where it has failed and was open
    /// again at once: then nothing else is told of it.
    Open(Vec<SampleFeed>),
    /// It plays, but not over the sound server that is there, which gave this reason. Told before it is open, once.
    OtherWay(String),
    /// It cannot be opened. Told once; trying goes on.
    Missing(String),
    /// It played, and does no longer, and does not open again at once.
    Lost(String),
}

/// A device that is kept open until this is dropped.
pub struct Card {
    signals: Sender<CardSignal>,
}

enum CardSignal {
    Close,
    /// Open the device again.
    Reopen,
    /// The stream opened in this attempt has failed.
    Failed(u64, String),
}

impl Card {
    /// Give the stream up and open the device again.
    pub fn reopen(&self) {
        // A thread that has gone has closed the device.
        let _ = self.signals.send(CardSignal::Reopen);
    }
}

impl Drop for Card {
    fn drop(&mut self) {
        // A thread that has gone needs no signal.
        let _ = self.signals.send(CardSignal::Close);
    }
}

/// Open a device in the background, with one source for each side named.
pub fn open_card(wanted: DeviceChoice, sides: Vec<StereoSide>, event: impl Fn(CardEvent) + Send + 'static) -> Card {
    let (signals, inbox) = channel();
    let back = signals.clone();
    thread::spawn(move || keep_open(&wanted, &sides, &back, &inbox, event));
    Card { signals }
}

fn keep_open(
    wanted: &DeviceChoice,
    sides: &[StereoSide],
    back: &Sender<CardSignal>,
    inbox: &Receiver<CardSignal>,
    event: impl Fn(CardEvent),
) {
    let memory = BufferMemory::with_user_folder();
    let mut told = false;
    let mut told_way = false;
    let mut wait = RETRY.0;
    // Why the last stream has failed, while that is not told yet.
    let mut failed: Option<String> = None;
    for attempt in 0.. {
        keep_alsa_quiet();
        match open_once((wanted, sides), attempt, (back, &memory)) {
            Ok(OpenStream { stream, feeds, flow, output, frames, refused }) => {
                if let Some(reason) = refused.filter(|_| !std::mem::replace(&mut told_way, true)) {
                    event(CardEvent::OtherWay(reason));
                }
                event(CardEvent::Open(feeds));
                (told, wait, failed) = (true, RETRY.0, None);
                let opened = Instant::now();
                let end = end_of(attempt, inbox, || {
                    flow.underrun_count() >= TOO_DRY
                        && flow.is_idle()
                        && memory.remember_larger_buffer(&output, frames).is_some()
                });
                drop(stream);
                match end {
                    StreamEnd::Closed => return,
                    // At once, with the buffer that is remembered now.
                    StreamEnd::TooDry => continue,
                    StreamEnd::Stalled => {
                        // A server that ran dry may wait for more than a small buffer lets in.
                        let _ = memory.remember_larger_buffer(&output, frames.max(SAFE - 1));
                        event(CardEvent::Lost("it takes no sound".to_owned()));
                    }
                    // The way to a sound server breaks where the system has stopped this program, if only for a moment: the
                    // server is there, and what was being said is said again before anybody could read that it is lost.
                    StreamEnd::Lost(why) if opened.elapsed() > RETRY.0 => {
                        failed = Some(why);
                        continue;
                    }
                    StreamEnd::Lost(why) => event(CardEvent::Lost(why)),
                }
            }
            Err(why) if !told => {
                event(CardEvent::Missing(why));
                told = true;
            }
            Err(_) => failed.take().into_iter().for_each(|why| event(CardEvent::Lost(why))),
        }
        if !pause(inbox, wait) {
            return;
        }
        wait = (wait * 2).min(RETRY.1);
    }
}

/// Why a stream is not played any more.
enum StreamEnd {
    /// The card is to be closed.
    Closed,
    /// It ran dry, and gets a greater buffer.
    TooDry,
    /// It takes no sound any more, though it has not failed.
    Stalled,
    /// It has failed.
    Lost(String),
}

/// Wait until the stream of this attempt fails, or is `too_dry`.
fn end_of(attempt: u64, inbox: &Receiver<CardSignal>, too_dry: impl Fn() -> bool) -> StreamEnd {
    loop {
        match inbox.recv_timeout(LOOK) {
            Ok(CardSignal::Failed(which, why)) if which == attempt => return StreamEnd::Lost(why),
            Ok(CardSignal::Failed(..)) => {}
            Ok(CardSignal::Reopen) => return StreamEnd::Stalled,
            Ok(CardSignal::Close) | Err(RecvTimeoutError::Disconnected) => return StreamEnd::Closed,
            Err(RecvTimeoutError::Timeout) if too_dry() => return StreamEnd::TooDry,
            Err(RecvTimeoutError::Timeout) => {}
        }
    }
}

/// Wait before the next attempt; false when the card is to be closed.
fn pause(inbox: &Receiver<CardSignal>, wait: Duration) -> bool {
    loop {
        match inbox.recv_timeout(wait) {
            Ok(CardSignal::Failed(..) | CardSignal::Reopen) => {}
            Ok(CardSignal::Close) | Err(RecvTimeoutError::Disconnected) => return false,
            Err(RecvTimeoutError::Timeout) => return true,
        }
    }
}

/// ALSA's C code prints some lines to the terminal for every card that is missing; keep them in a buffer of this
/// thread, which the next call empties.
fn keep_alsa_quiet() {
    #[cfg(target_os = "linux")]
    {
        // Without it the lines appear: ugly, and nothing else.
        let _ = alsa::Output::local_error_handler();
    }
}

/// A stream that plays.
struct OpenStream {
    stream: Stream,
    feeds: Vec<SampleFeed>,
    flow: Arc<CallbackReport>,
    /// The output's name, by which its buffer is remembered.
    output: String,
    frames: u32,
    /// Why the sound server that is there was not taken.
    refused: Option<String>,
}

fn open_once(
    (wanted, sides): (&DeviceChoice, &[StereoSide]),
    attempt: u64,
    (back, memory): (&Sender<CardSignal>, &BufferMemory),
) -> Result<OpenStream, String> {
    let mut reasons = Vec::new();
    let mut refused = None;
    for (host, serves) in hosts() {
        let result = host.map_err(|error| error.to_string()).and_then(|host| {
            let device = find(&host, wanted)?;
            let output = device.id().map(|id| id.to_string()).unwrap_or_default();
            let frames = memory.buffer_frames_for_output(&output);
            let flow = Arc::new(CallbackReport::default());
            // ALSA tells itself that it ran dry.
            let watched = if serves { Some(frames) } else { None };
            let (stream, feeds) = start(&device, sides, (attempt, back), (frames, watched, &flow))?;
            Ok(OpenStream { stream, feeds, flow, output, frames, refused: None })
        });
        match result {
            Ok(opened) => return Ok(OpenStream { refused, ..opened }),
            Err(why) => {
                refused = refused.or(serves.then(|| why.clone()));
                reasons.push(why);
            }
        }
    }
    Err(reasons.join("; "))
}

/// The sound systems to try, in this order, and which of them is a sound server that is there.
fn hosts() -> Vec<(Result<cpal::Host, cpal::Error>, bool)> {
    #[cfg(target_os = "linux")]
    {
        let serves = cpal::available_hosts().contains(&cpal::HostId::PulseAudio);
        if let Some(folders) = directories::BaseDirs::new().filter(|_| serves) {
            // Without one the server refuses, and that is told.
            let named = std::env::var_os("PULSE_COOKIE").map(std::path::PathBuf::from);
            let _ = crate::driver::cookie::create_cookie_file(named, folders.home_dir());
        }
        vec![(cpal::host_from_id(cpal::HostId::PulseAudio), serves), (cpal::host_from_id(cpal::HostId::Alsa), false)]
    }
    #[cfg(not(target_os = "linux"))]
    return vec![(Ok(cpal::default_host()), false)];
}

fn find(host: &cpal::Host, wanted: &DeviceChoice) -> Result<cpal::Device, String> {
    let DeviceChoice::Named(name) = wanted else {
        return host.default_output_device().ok_or_else(|| "no default output".to_owned());
    };
    let sought = name.to_lowercase();
    let fits = |device: &cpal::Device| {
        let id = device.id().map(|id| id.to_string()).unwrap_or_default();
        let title = device.description().map(|about| about.name().to_owned()).unwrap_or_default();
        device.supports_output() && (id.to_lowercase().contains(&sought) || title.to_lowercase().contains(&sought))
    };
    let mut devices = host.devices().map_err(|error| error.to_string())?;
    devices.find(fits).ok_or_else(|| format!("no output named {name}"))
}

/// Try the format of the mixer first, then what the device prefers.
fn start(
    device: &cpal::Device,
    sides: &[StereoSide],
    (attempt, back): (u64, &Sender<CardSignal>),
    (frames, watched, flow): (u32, Option<u32>, &Arc<CallbackReport>),
) -> Result<(Stream, Vec<SampleFeed>), String> {
    let fixed = BufferSize::Fixed(frames);
    let ours = StreamConfig { channels: 2, sample_rate: RATE, buffer_size: fixed };
    let mut ways = vec![(ours, SampleFormat::F32), (ours, SampleFormat::I16)];
    if let Ok(preferred) = device.default_output_config() {
        let theirs: StreamConfig = preferred.config();
        ways.push((StreamConfig { buffer_size: fixed, ..theirs }, preferred.sample_format()));
        ways.push((theirs, preferred.sample_format()));
    }
    let mut reason = String::new();
    for (config, format) in ways {
        let (mixer, feeds) = new_mixer_with_feeds(sides);
        let mut adapter = FormatAdapter::new(mixer, &config);
        let fixed = config.buffer_size == fixed;
        let lasts = |frames| Duration::from_secs_f64(f64::from(frames) / f64::from(config.sample_rate));
        let mut pace = CallbackTimer::new(Arc::clone(flow), watched.filter(|_| fixed).map(lasts));
        let fill = move |data: &mut Data, _: &cpal::OutputCallbackInfo| {
            adapter.fill(data);
            pace.record_callback(adapter.mixer.is_idle());
        };
        let (back, dry) = (back.clone(), Arc::clone(flow));
        let failed = move |error: cpal::Error| match error.kind() {
            ErrorKind::Xrun => dry.record_underrun(),
            ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied => {}
            // Nobody listens any more when the card has been closed.
            _ => drop(back.send(CardSignal::Failed(attempt, error.to_string()))),
        };
        let built = device.build_output_stream_raw(config, format, fill, failed, Some(OPENING));
        match built.and_then(|stream| stream.play().map(|()| stream)) {
            Ok(stream) => return Ok((stream, feeds)),
            Err(error) => reason = error.to_string(),
        }
    }
    Err(reason)
}

/// Between the mixer and a device that wants other rates, channels or sample formats.
struct FormatAdapter {
    mixer: Mixer,
    channels: usize,
    /// Frames of the mixer for one frame of the device.
    step: f64,
    /// Where between `last` and `next` the device is; 1 or more when a new frame is needed.
    at: f64,
    last: [f32; 2],
    next: [f32; 2],
    /// Frames of the mixer, and the next of them to be used.
    frames: Box<[f32]>,
    used: usize,
}

impl FormatAdapter {
    fn new(mixer: Mixer, config: &StreamConfig) -> FormatAdapter {
        let step = f64::from(RATE) / f64::from(config.sample_rate);
        let frames = vec![0.0; 128].into_boxed_slice();
        let used = frames.len();
        let channels = usize::from(config.channels);
        FormatAdapter { mixer, channels, step, at: 1.0, last: [0.0; 2], next: [0.0; 2], frames, used }
    }

    fn fill(&mut self, data: &mut Data) {
        match data.sample_format() {
            SampleFormat::F32 => self.write(data.as_slice_mut::<f32>(), |sample| sample),
            SampleFormat::I16 => self.write(data.as_slice_mut::<i16>(), |sample| (sample * 32_767.0) as i16),
            SampleFormat::I32 => self.write(data.as_slice_mut::<i32>(), |sample| (sample * 2_147_483_520.0) as i32),
            SampleFormat::U16 => self.write(data.as_slice_mut::<u16>(), |sample| ((sample + 1.0) * 32_767.0) as u16),
            SampleFormat::U8 => self.write(data.as_slice_mut::<u8>(), |sample| ((sample + 1.0) * 127.0) as u8),
            _ => {}
        }
    }

    fn write<T>(&mut self, out: Option<&mut [T]>, convert: impl Fn(f32) -> T) {
        let Some(out) = out else { return };
        for frame in out.chunks_mut(self.channels) {
            let [left, right] = self.frame();
            match frame {
                [only] => *only = convert((left + right) / 2.0),
                [first, second, rest @ ..] => {
                    *first = convert(left);
                    *second = convert(right);
                    rest.iter_mut().for_each(|sample| *sample = convert(0.0));
                }
                [] => {}
            }
        }
    }

    /// The next frame at the device's rate: the mixer's own where the rates agree, else on the line between two.
    fn frame(&mut self) -> [f32; 2] {
        if self.step == 1.0 {
            return self.take();
        }
        while self.at >= 1.0 {
            self.last = self.next;
            self.next = self.take();
            self.at -= 1.0;
        }
        let part = self.at as f32;
        self.at += self.step;
        [0, 1].map(|side| self.last[side] + (self.next[side] - self.last[side]) * part)
    }

    fn take(&mut self) -> [f32; 2] {
        if self.used >= self.frames.len() {
            self.mixer.fill_output(&mut self.frames);
            self.used = 0;
        }
        let frame = [self.frames[self.used], self.frames[self.used + 1]];
        self.used += 2;
        frame
    }
}
