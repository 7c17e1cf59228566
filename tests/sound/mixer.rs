//! The mixer and the earcons, sample by sample.

use ansage_sound::mixer::{RING, StereoSide, new_mixer_with_feeds};
use ansage_sound::{RATE, earcon};
use ansage_words::presentation::Earcon;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// Counts what each thread allocates.
struct CountingAllocator;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // A thread that is being torn down has no counter any more.
        let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
        // SAFETY: as above.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn earcons_are_short_and_pairwise_distinct() {
    let sounds = Earcon::ALL.map(|one| (one, earcon::earcon_samples(one)));
    for (one, samples) in &sounds {
        assert!(samples.len() as u32 <= RATE * 400 / 1_000, "{one:?} is too long");
        assert!(samples.iter().all(|sample| sample.abs() <= 0.8), "{one:?} is too loud");
        assert_eq!(*samples, earcon::earcon_samples(*one));
    }
    for (index, (one, a)) in sounds.iter().enumerate() {
        for (other, b) in &sounds[index + 1..] {
            let alike = likeness(a, b);
            assert!(alike < 0.78, "{one:?} and {other:?} are alike: {alike:.2}");
        }
    }
}

/// How alike two sounds are: the correlation of their spectra over time, 1 for the same sound.
fn likeness(a: &[f32], b: &[f32]) -> f32 {
    let (a, b) = (picture(a), picture(b));
    let dot = |x: &[f32], y: &[f32]| x.iter().zip(y).map(|(x, y)| x * y).sum::<f32>();
    dot(&a, &b) / (dot(&a, &a) * dot(&b, &b)).sqrt()
}

/// Energy in 24 bands, each a third of an octave, in 20 frames of 20 ms.
fn picture(samples: &[f32]) -> Vec<f32> {
    let mut out = Vec::new();
    for frame in 0..20 {
        let part = samples.get(frame * 960..).map_or(&[][..], |rest| &rest[..rest.len().min(960)]);
        for band in 0..24 {
            let hertz = 100.0 * 2_f32.powf(band as f32 / 4.0);
            let angle = std::f32::consts::TAU * hertz / RATE as f32;
            let (mut cos, mut sin) = (0.0, 0.0);
            for (at, sample) in part.iter().enumerate() {
                cos += sample * (angle * at as f32).cos();
                sin += sample * (angle * at as f32).sin();
            }
            out.push((cos * cos + sin * sin).sqrt().sqrt());
        }
    }
    out
}

fn sine(length: usize) -> Vec<f32> {
    (0..length).map(|at| 0.5 * (at as f32 * 0.06).sin()).collect()
}

#[test]
fn the_mixer_is_deterministic_and_bends_instead_of_clipping() {
    let play = |block: usize| {
        let (mut mixer, mut feeds) = new_mixer_with_feeds(&[StereoSide::Both, StereoSide::Left]);
        for feed in &mut feeds {
            feed.set_gain(1.4);
            feed.push_samples(&sine(4_000));
        }
        let mut out = vec![0.0; 8_192];
        out.chunks_mut(2 * block).for_each(|part| mixer.fill_output(part));
        out
    };
    let whole = play(4_096);
    assert_eq!(whole, play(64));
    assert!(whole.iter().all(|sample| sample.abs() < 1.0));
    assert!(whole.iter().any(|sample| sample.abs() > 0.85));
    assert!(whole[8_000..].iter().all(|sample| *sample == 0.0));
}

#[test]
fn fill_allocates_nothing() {
    let (mut mixer, mut feeds) = new_mixer_with_feeds(&[StereoSide::Both, StereoSide::Right]);
    let samples = sine(RING);
    let mut out = vec![0.0; 512];
    let before = ALLOCATIONS.get();
    for round in 0..1_000 {
        feeds[round % 2].push_samples(&samples[..1_000]);
        if round % 7 == 0 {
            feeds[1].discard_unplayed();
        }
        mixer.fill_output(&mut out);
    }
    assert_eq!(ALLOCATIONS.get() - before, 0);
}

#[test]
fn a_flush_is_heard_within_one_buffer_and_what_follows_is_played() {
    let (mut mixer, mut feeds) = new_mixer_with_feeds(&[StereoSide::Both, StereoSide::Right]);
    feeds[0].push_samples(&sine(20_000));
    feeds[1].push_samples(&sine(20_000));
    let mut out = vec![0.0; 512];
    mixer.fill_output(&mut out);
    feeds[1].discard_unplayed();
    mixer.fill_output(&mut out);
    mixer.fill_output(&mut out);
    // Both channels carry the hall alone: they are equal.
    assert!(out.chunks(2).all(|frame| frame[0] == frame[1]) && out.iter().any(|sample| *sample != 0.0));
    assert_eq!((feeds[1].played_sample_count(), feeds[0].played_sample_count()), (20_000, 768));
    feeds[1].push_samples(&[0.25; 256]);
    mixer.fill_output(&mut out);
    assert!(out.chunks(2).all(|frame| (frame[1] - frame[0]).abs() > 0.05));
}
