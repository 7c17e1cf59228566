//! Sum the sources into stereo frames, without a lock, an allocation or a word to a log.
//!
//! [`Mixer::fill_output`] is deterministic: the same samples in the rings give the same frames. It knows no device; a sound
//! card's callback, a WAV file or a test calls it. Each source is fed over a ring by its [`SampleFeed`], which also sees how
//! far the source has been played, and can throw away at once what has not.
//!
//! ```
//! use ansage_sound::mixer::{StereoSide, new_mixer_with_feeds};
//! let (mut mixer, mut feeds) = new_mixer_with_feeds(&[StereoSide::Right]);
//! assert_eq!(feeds[0].push_samples(&[0.5; 10]), 10);
//! let mut frames = [0.0; 16];
//! mixer.fill_output(&mut frames);
//! assert_eq!(frames[..4], [0.0, 0.5, 0.0, 0.5]);
//! assert_eq!(feeds[0].played_sample_count(), 8);
//! ```

use rtrb::{Consumer, Producer, RingBuffer};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering};

/// Samples that a ring holds: half a second. A feeder that sleeps no longer than that starves nobody.
pub const RING: usize = 24_000;

/// A source that is silenced fades out in so many frames (2 milliseconds): a hard edge would click.
const FADE: usize = 96;

/// Above this level the sum is bent towards one instead of being cut off.
const KNEE: f32 = 0.8;

/// Where a source is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StereoSide {
    /// In both ears.
    Both,
    /// On the left only.
    Left,
    /// On the right only.
    Right,
}

/// What mixer and feed share of one source.
#[derive(Debug)]
struct SharedSource {
    /// Samples taken from the ring, played or thrown away.
    taken: AtomicU64,
    /// Samples up to this number are thrown away.
    discard_to: AtomicU64,
    /// The bits of the gain.
    gain: AtomicU32,
    /// The ears, as [`StereoSide::bits`] names them.
    side: AtomicU8,
}

impl StereoSide {
    /// A bit for each ear: 1 left, 2 right.
    fn bits(self) -> u8 {
        match self {
            StereoSide::Both => 3,
            StereoSide::Left => 1,
            StereoSide::Right => 2,
        }
    }
}

/// The end of a source at which samples go in.
pub struct SampleFeed {
    ring: Producer<f32>,
    shared: Arc<SharedSource>,
    frames: Arc<AtomicU64>,
    pushed: u64,
}

impl SampleFeed {
    /// Push as many samples as there is room for; how many these were.
    pub fn push_samples(&mut self, samples: &[f32]) -> usize {
        let room = samples.len().min(self.ring.slots());
        let Ok(chunk) = self.ring.write_chunk_uninit(room) else { return 0 };
        let pushed = chunk.fill_from_iter(samples.iter().copied());
        self.pushed += pushed as u64;
        pushed
    }

    /// Samples pushed so far.
    pub fn pushed_sample_count(&self) -> u64 {
        self.pushed
    }

    /// Samples that the mixer has taken so far.
    pub fn played_sample_count(&self) -> u64 {
        self.shared.taken.load(Ordering::Acquire)
    }

    /// Samples that are still to be played: what has been thrown away is not, though the mixer has not taken it yet.
    pub fn unplayed_sample_count(&self) -> u64 {
        self.pushed - self.played_sample_count().max(self.shared.discard_to.load(Ordering::Acquire))
    }

    /// Throw away everything that has been pushed and not yet played: the source is silent from the next buffer on,
    /// but for a fade of 2 milliseconds. What is pushed from now on is played.
    pub fn discard_unplayed(&mut self) {
        self.shared.discard_to.store(self.pushed, Ordering::Release);
    }

    /// Set the gain; 1 leaves the samples as they are.
    pub fn set_gain(&self, gain: f32) {
        self.shared.gain.store(gain.to_bits(), Ordering::Relaxed);
    }

    /// Heard on this side from now on.
    pub fn set_side(&self, side: StereoSide) {
        self.shared.side.store(side.bits(), Ordering::Relaxed);
    }

    /// Frames that the mixer has filled so far, with or without a sound in them.
    pub fn filled_frame_count(&self) -> u64 {
        self.frames.load(Ordering::Acquire)
    }
}

/// One source inside the mixer.
struct MixerSource {
    ring: Consumer<f32>,
    shared: Arc<SharedSource>,
    taken: u64,
}

/// The sum of a few sources.
pub struct Mixer {
    sources: Vec<MixerSource>,
    frames: Arc<AtomicU64>,
}

/// A mixer with one source for each side named, and the feeds of these sources in the same order.
pub fn new_mixer_with_feeds(sides: &[StereoSide]) -> (Mixer, Vec<SampleFeed>) {
    let frames = Arc::new(AtomicU64::new(0));
    let pair = |side: &StereoSide| {
        let (producer, consumer) = RingBuffer::new(RING);
        let shared = Arc::new(SharedSource {
            taken: AtomicU64::new(0),
            discard_to: AtomicU64::new(0),
            gain: AtomicU32::new(1.0_f32.to_bits()),
            side: AtomicU8::new(side.bits()),
        });
        let source = MixerSource { ring: consumer, shared: shared.clone(), taken: 0 };
        (source, SampleFeed { ring: producer, shared, frames: frames.clone(), pushed: 0 })
    };
    let (sources, feeds) = sides.iter().map(pair).unzip();
    (Mixer { sources, frames }, feeds)
}

impl Mixer {
    /// Whether nothing waits to be played.
    pub fn is_idle(&self) -> bool {
        self.sources.iter().all(|source| source.ring.is_empty())
    }

    /// Fill `out` with interleaved stereo: left, right, left, right.
    pub fn fill_output(&mut self, out: &mut [f32]) {
        out.fill(0.0);
        for source in &mut self.sources {
            source.add_to(out);
        }
        out.iter_mut().for_each(|sample| *sample = bend(*sample));
        self.frames.fetch_add(out.len() as u64 / 2, Ordering::Release);
    }
}

impl MixerSource {
    fn add_to(&mut self, out: &mut [f32]) {
        let side = self.shared.side.load(Ordering::Relaxed);
        let gain = f32::from_bits(self.shared.gain.load(Ordering::Relaxed));
        let doomed = self.shared.discard_to.load(Ordering::Acquire).saturating_sub(self.taken);
        if doomed > 0 {
            let doomed = usize::try_from(doomed).unwrap_or(usize::MAX);
            let fade = FADE.min(out.len() / 2);
            self.take(doomed, |at, sample| {
                if at < fade {
                    let slope = 1.0 - at as f32 / fade as f32;
                    add(out, at, sample * gain * slope, side);
                }
            });
        }
        let frames = out.len() / 2;
        self.take(frames, |at, sample| add(out, at, sample * gain, side));
        self.shared.taken.store(self.taken, Ordering::Release);
    }

    /// Take up to `most` samples out of the ring and give each to `each` with its number.
    fn take(&mut self, most: usize, mut each: impl FnMut(usize, f32)) {
        let ready = self.ring.slots().min(most);
        let Ok(chunk) = self.ring.read_chunk(ready) else { return };
        let (first, second) = chunk.as_slices();
        for (at, sample) in first.iter().chain(second).enumerate() {
            each(at, *sample);
        }
        chunk.commit_all();
        self.taken += ready as u64;
    }
}

/// Add a sample to frame `at`, in the ears of `side`.
fn add(out: &mut [f32], at: usize, sample: f32, side: u8) {
    if let Some([left, right]) = out.get_mut(2 * at..2 * at + 2) {
        if side & StereoSide::Left.bits() != 0 {
            *left += sample;
        }
        if side & StereoSide::Right.bits() != 0 {
            *right += sample;
        }
    }
}

/// Leave quiet samples alone and bend loud ones, so that two voices at once never leave -1 to 1.
fn bend(sample: f32) -> f32 {
    let over = sample.abs() - KNEE;
    if over <= 0.0 {
        return sample;
    }
    let room = 1.0 - KNEE;
    let bent = KNEE + room * (over / (over + room));
    bent.copysign(sample)
}
