//! Speak through libespeak-ng, loaded when the first voice is asked for: building needs no speech package.
//!
//! The library has one state for the whole process, so there is one engine behind a lock. It is used in its
//! synchronous mode: a call gives the samples of a whole phrase in about a millisecond. A missing or wrong library and
//! missing data are values. This is the only file of the program with `unsafe` code.

use crate::locale::Lang;
use crate::speech::phrase::{Segment, with_phonemes};
use crate::speech::voice::{Params, Pcm, Voice, VoiceError, VoiceKind, fallbacks, trim};
use libloading::Library;
use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::sync::{Mutex, OnceLock, PoisonError};

/// Where the library is looked for: Linux, macOS, Windows.
const NAMES: [&str; 4] = ["libespeak-ng.so.1", "libespeak-ng.so", "libespeak-ng.1.dylib", "libespeak-ng.dll"];

// From espeak-ng/speak_lib.h.
const OUTPUT_SYNCHRONOUS: c_int = 2;
const INITIALIZE_DONT_EXIT: c_int = 0x8000;
const PARAMETER_RATE: c_int = 1;
const PARAMETER_PITCH: c_int = 3;
const POSITION_CHARACTER: c_int = 1;
const CHARS_UTF8: c_uint = 1;
const PHONEMES: c_uint = 0x100;

type Callback = unsafe extern "C" fn(*mut i16, c_int, *mut c_void) -> c_int;
type Initialize = unsafe extern "C" fn(c_int, c_int, *const c_char, c_int) -> c_int;
type SetSynthCallback = unsafe extern "C" fn(Callback);
type SetVoiceByName = unsafe extern "C" fn(*const c_char) -> c_int;
type SetParameter = unsafe extern "C" fn(c_int, c_int, c_int) -> c_int;
type Synth =
    unsafe extern "C" fn(*const c_void, usize, c_uint, c_int, c_uint, c_uint, *mut c_uint, *mut c_void) -> c_int;

thread_local! {
    /// What the callback has been given; in synchronous mode it is called on the thread that synthesizes.
    static COLLECTED: RefCell<Vec<i16>> = const { RefCell::new(Vec::new()) };
}

/// Take samples from the library.
///
/// # Safety
/// `samples` is null, or points to `count` samples that stay valid during the call.
unsafe extern "C" fn collect(samples: *mut i16, count: c_int, _events: *mut c_void) -> c_int {
    let count = usize::try_from(count).unwrap_or(0);
    if samples.is_null() || count == 0 {
        return 0;
    }
    // SAFETY: the library passes a buffer of `count` samples and does not touch it before this returns.
    let given = unsafe { std::slice::from_raw_parts(samples, count) };
    COLLECTED.with(|collected| {
        if let Ok(mut collected) = collected.try_borrow_mut() {
            collected.extend_from_slice(given);
        }
    });
    0
}

/// The functions of a loaded and initialised library.
struct Engine {
    synth: Synth,
    set_voice: SetVoiceByName,
    set_parameter: SetParameter,
    rate: u32,
    /// The voice that is set now.
    voice: Option<&'static str>,
}

static ENGINE: OnceLock<Result<Mutex<Engine>, VoiceError>> = OnceLock::new();

fn load() -> Result<Mutex<Engine>, VoiceError> {
    let mut reason = String::new();
    for name in NAMES {
        // SAFETY: loading runs the library's initialisers; that of espeak-ng has none but the C runtime's.
        match unsafe { Library::new(name) } {
            Ok(library) => return start(library).map(Mutex::new),
            Err(error) if reason.is_empty() => reason = error.to_string(),
            Err(_) => {}
        }
    }
    Err(VoiceError::Library(reason))
}

fn start(library: Library) -> Result<Engine, VoiceError> {
    let initialize = symbol::<Initialize>(&library, c"espeak_Initialize")?;
    let set_callback = symbol::<SetSynthCallback>(&library, c"espeak_SetSynthCallback")?;
    let synth = symbol::<Synth>(&library, c"espeak_Synth")?;
    let set_voice = symbol::<SetVoiceByName>(&library, c"espeak_SetVoiceByName")?;
    let set_parameter = symbol::<SetParameter>(&library, c"espeak_SetParameter")?;
    // The functions stay valid for the life of the process: the library is never unloaded.
    std::mem::forget(library);
    // SAFETY: the signature is that of speak_lib.h; a null path means the data it was installed with. Without
    // DONT_EXIT the library would end the process when its data is missing.
    let rate = unsafe { initialize(OUTPUT_SYNCHRONOUS, 0, std::ptr::null(), INITIALIZE_DONT_EXIT) };
    let rate = u32::try_from(rate).ok().filter(|rate| *rate > 0);
    let Some(rate) = rate else { return Err(VoiceError::Data("espeak-ng-data was not found".to_owned())) };
    // SAFETY: `collect` lives as long as the process and does not unwind.
    unsafe { set_callback(collect) };
    Ok(Engine { synth, set_voice, set_parameter, rate, voice: None })
}

/// A function of the library, copied out of it.
fn symbol<T: Copy>(library: &Library, name: &CStr) -> Result<T, VoiceError> {
    // SAFETY: the types above are those of speak_lib.h, which have not changed since espeak 1.30.
    let found = unsafe { library.get::<T>(name) };
    found.map(|found| *found).map_err(|error| VoiceError::Library(error.to_string()))
}

impl Engine {
    fn select(&mut self, lang: Lang) -> Result<(), VoiceError> {
        for name in fallbacks(lang) {
            if self.voice == Some(*name) {
                return Ok(());
            }
            let Ok(text) = CString::new(*name) else { continue };
            // SAFETY: `text` is a string that ends with NUL and outlives the call.
            if unsafe { (self.set_voice)(text.as_ptr()) } == 0 {
                self.voice = Some(name);
                return Ok(());
            }
        }
        self.voice = None;
        Err(VoiceError::Language(lang))
    }

    fn synthesize(&mut self, lang: Lang, words: &[Segment], params: &Params) -> Result<Pcm, VoiceError> {
        self.select(lang)?;
        for (parameter, value) in [
            (PARAMETER_RATE, c_int::from(params.rate.clamp(80, 450))),
            (PARAMETER_PITCH, c_int::from(params.pitch.min(100))),
        ] {
            // SAFETY: plain numbers, within the ranges of speak_lib.h.
            unsafe { (self.set_parameter)(parameter, value, 0) };
        }
        let text = CString::new(with_phonemes(words)).map_err(|error| VoiceError::Synthesis(error.to_string()))?;
        COLLECTED.with(|collected| collected.borrow_mut().clear());
        // SAFETY: `text` ends with NUL and its size includes it; both pointers for what we do not want are null, which
        // speak_lib.h allows.
        let status = unsafe {
            (self.synth)(
                text.as_ptr().cast(),
                text.as_bytes_with_nul().len(),
                0,
                POSITION_CHARACTER,
                0,
                CHARS_UTF8 | PHONEMES,
                std::ptr::null_mut(),
                std::ptr::null_mut(),
            )
        };
        let samples = COLLECTED.with(|collected| std::mem::take(&mut *collected.borrow_mut()));
        match status {
            0 => Ok(trim(Pcm { rate: self.rate, samples })),
            code => Err(VoiceError::Synthesis(format!("espeak_Synth returned {code}"))),
        }
    }
}

/// The voice; cheap to make, all share one engine.
pub struct Libespeak(&'static Mutex<Engine>);

impl Libespeak {
    /// Load the library, or use the one that is loaded.
    ///
    /// # Errors
    /// [`VoiceError::Library`] or [`VoiceError::Data`] where the packages `libespeak-ng1` and `espeak-ng-data` are
    /// missing or broken.
    pub fn open() -> Result<Libespeak, VoiceError> {
        ENGINE.get_or_init(load).as_ref().map(Libespeak).map_err(Clone::clone)
    }
}

impl Voice for Libespeak {
    fn kind(&self) -> VoiceKind {
        VoiceKind::Libespeak
    }

    fn synthesize(&mut self, lang: Lang, words: &[Segment], params: &Params) -> Result<Pcm, VoiceError> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).synthesize(lang, words, params)
    }
}
