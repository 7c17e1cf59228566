//! Speak through libespeak-ng, loaded when the first voice is asked for: building needs no speech package.
//!
//! The library has one state for the whole process, so there is one engine behind a lock. It is used in its
//! synchronous mode: a call gives the samples of a whole phrase in about a millisecond. A missing or wrong library and
//! missing data are values. This is the only file of the program with `unsafe` code.

use crate::speech::phrase::{TextSegment, text_with_phonemes};
use crate::speech::voice::{
    ListedVoice, Pcm, Voice, VoiceError, VoiceKind, VoiceParams, fallback_voices, trim_silence,
};
use ansage_words::locale::Lang;
use libloading::Library;
use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

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

type SynthCallback = unsafe extern "C" fn(*mut i16, c_int, *mut c_void) -> c_int;
type InitializeFn = unsafe extern "C" fn(c_int, c_int, *const c_char, c_int) -> c_int;
type SetSynthCallbackFn = unsafe extern "C" fn(SynthCallback);
type SetVoiceByNameFn = unsafe extern "C" fn(*const c_char) -> c_int;
type ListVoicesFn = unsafe extern "C" fn(*const VoiceRecord) -> *const *const VoiceRecord;
type SetParameterFn = unsafe extern "C" fn(c_int, c_int, c_int) -> c_int;
type SynthFn =
    unsafe extern "C" fn(*const c_void, usize, c_uint, c_int, c_uint, c_uint, *mut c_uint, *mut c_void) -> c_int;

/// `espeak_VOICE` of speak_lib.h.
#[repr(C)]
struct VoiceRecord {
    name: *const c_char,
    /// One after the other: a byte of priority and a string; an empty one behind the last.
    languages: *const c_char,
    identifier: *const c_char,
    gender: u8,
    age: u8,
    variant: u8,
    internal: u8,
    score: c_int,
    spare: *mut c_void,
}

/// The most languages and voices that are read: more would be a list without an end.
const MOST_LISTED: usize = 4_096;

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
struct EspeakEngine {
    synth: SynthFn,
    set_voice: SetVoiceByNameFn,
    list_voices: ListVoicesFn,
    set_parameter: SetParameterFn,
    rate: u32,
    /// The voice that is set now.
    voice: Option<String>,
    /// The voices that are there, once they have been asked for.
    listed: Option<Vec<ListedVoice>>,
}

static ENGINE: OnceLock<Result<Mutex<EspeakEngine>, VoiceError>> = OnceLock::new();

fn load() -> Result<Mutex<EspeakEngine>, VoiceError> {
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

fn start(library: Library) -> Result<EspeakEngine, VoiceError> {
    let initialize = symbol::<InitializeFn>(&library, c"espeak_Initialize")?;
    let set_callback = symbol::<SetSynthCallbackFn>(&library, c"espeak_SetSynthCallback")?;
    let synth = symbol::<SynthFn>(&library, c"espeak_Synth")?;
    let set_voice = symbol::<SetVoiceByNameFn>(&library, c"espeak_SetVoiceByName")?;
    let list_voices = symbol::<ListVoicesFn>(&library, c"espeak_ListVoices")?;
    let set_parameter = symbol::<SetParameterFn>(&library, c"espeak_SetParameter")?;
    // The functions stay valid for the life of the process: the library is never unloaded.
    std::mem::forget(library);
    // SAFETY: the signature is that of speak_lib.h; a null path means the data it was installed with. Without
    // DONT_EXIT the library would end the process when its data is missing.
    let rate = unsafe { initialize(OUTPUT_SYNCHRONOUS, 0, std::ptr::null(), INITIALIZE_DONT_EXIT) };
    let rate = u32::try_from(rate).ok().filter(|rate| *rate > 0);
    let Some(rate) = rate else { return Err(VoiceError::Data("espeak-ng-data was not found".to_owned())) };
    // SAFETY: `collect` lives as long as the process and does not unwind.
    unsafe { set_callback(collect) };
    Ok(EspeakEngine { synth, set_voice, list_voices, set_parameter, rate, voice: None, listed: None })
}

/// A function of the library, copied out of it.
fn symbol<T: Copy>(library: &Library, name: &CStr) -> Result<T, VoiceError> {
    // SAFETY: the types above are those of speak_lib.h, which have not changed since espeak 1.30.
    let found = unsafe { library.get::<T>(name) };
    found.map(|found| *found).map_err(|error| VoiceError::Library(error.to_string()))
}

/// Where the library looks for the data of a voice of MBROLA, which it lists also where it is not installed.
fn mbrola_places(name: &str) -> impl Iterator<Item = String> {
    let data = name.trim_start_matches("mb-").split('-').next().unwrap_or_default().to_owned();
    ["/usr/share/mbrola/voices", "/usr/share/mbrola"].into_iter().map(move |folder| format!("{folder}/{data}"))
}

impl EspeakEngine {
    /// The voices of the library and then its manners of speaking, which any language can have.
    fn listed(&mut self) -> &[ListedVoice] {
        if self.listed.is_none() {
            let mut listed = self.read_list(None);
            let is_there = |voice: &ListedVoice| mbrola_places(&voice.name).any(|place| Path::new(&place).exists());
            listed.extend(self.read_list(Some(c"mbrola")).into_iter().filter(is_there));
            listed.extend(self.read_list(Some(c"variant")));
            self.listed = Some(listed);
        }
        self.listed.as_deref().unwrap_or_default()
    }

    /// The voices of a kind, or all but the special kinds.
    fn read_list(&mut self, kind: Option<&CStr>) -> Vec<ListedVoice> {
        let wanted = VoiceRecord {
            name: std::ptr::null(),
            languages: kind.map_or(std::ptr::null(), CStr::as_ptr),
            identifier: std::ptr::null(),
            gender: 0,
            age: 0,
            variant: 0,
            internal: 0,
            score: 0,
            spare: std::ptr::null_mut(),
        };
        let asked: *const VoiceRecord = if kind.is_some() { &wanted } else { std::ptr::null() };
        // SAFETY: null asks for all voices; else the record and its string outlive the call, which only reads them.
        let mut list = unsafe { (self.list_voices)(asked) };
        let mut voices = Vec::new();
        while !list.is_null() && voices.len() < MOST_LISTED {
            // SAFETY: the library gives an array of pointers to records, which ends with a null pointer and stays as it is
            // until it is asked again.
            let Some(record) = (unsafe { (*list).as_ref() }) else { break };
            voices.extend(record.listed(kind == Some(c"variant")));
            // SAFETY: this pointer was not null, so there is one behind it.
            list = unsafe { list.add(1) };
        }
        voices
    }

    /// The library's names for a voice in a language, best first.
    fn names(&mut self, lang: Lang, name: Option<&str>) -> Vec<String> {
        let usual = fallback_voices(lang).iter().map(|usual| (*usual).to_owned());
        let Some(found) = name.and_then(|name| self.find(name)) else { return usual.collect() };
        let manner = found.languages.is_empty();
        let own = if manner { None } else { Some(found.name.clone()).filter(|_| found.can_speak(lang)) };
        let mannered = fallback_voices(lang).iter().filter(|_| manner).map(|usual| format!("{usual}+{}", found.name));
        own.into_iter().chain(mannered).chain(usual).collect()
    }

    fn find(&mut self, name: &str) -> Option<ListedVoice> {
        self.listed().iter().find(|voice| voice.name.eq_ignore_ascii_case(name)).cloned()
    }

    fn select(&mut self, lang: Lang, name: Option<&str>) -> Result<(), VoiceError> {
        for name in self.names(lang, name) {
            if self.voice.as_ref() == Some(&name) {
                return Ok(());
            }
            let Ok(text) = CString::new(name.as_str()) else { continue };
            // SAFETY: `text` is a string that ends with NUL and outlives the call.
            if unsafe { (self.set_voice)(text.as_ptr()) } == 0 {
                self.voice = Some(name);
                return Ok(());
            }
        }
        self.voice = None;
        Err(VoiceError::Language(lang))
    }

    fn synthesize(
        &mut self,
        (lang, name): (Lang, Option<&str>),
        words: &[TextSegment],
        params: &VoiceParams,
    ) -> Result<Pcm, VoiceError> {
        self.select(lang, name)?;
        for (parameter, value) in [
            (PARAMETER_RATE, c_int::from(params.rate.clamp(80, 450))),
            (PARAMETER_PITCH, c_int::from(params.pitch.min(100))),
        ] {
            // SAFETY: plain numbers, within the ranges of speak_lib.h.
            unsafe { (self.set_parameter)(parameter, value, 0) };
        }
        let text = CString::new(text_with_phonemes(words)).map_err(|error| VoiceError::Synthesis(error.to_string()))?;
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
            0 => Ok(trim_silence(Pcm { rate: self.rate, samples })),
            code => Err(VoiceError::Synthesis(format!("espeak_Synth returned {code}"))),
        }
    }
}

impl VoiceRecord {
    /// What of it can be chosen. A manner of speaking is named by its file, as it is added to a voice's name.
    fn listed(&self, manner: bool) -> Option<ListedVoice> {
        let text = |pointer: *const c_char| {
            // SAFETY: the library's strings end with NUL and live as long as its list.
            (!pointer.is_null()).then(|| unsafe { CStr::from_ptr(pointer) }.to_string_lossy().into_owned())
        };
        let identifier = text(self.identifier)?;
        let name = match identifier.rsplit('/').next() {
            Some(file) if manner || identifier.starts_with("mb/") => file.to_owned(),
            _ => text(self.name)?,
        };
        let languages = if manner { Vec::new() } else { self.spoken() };
        Some(ListedVoice { name, languages })
    }

    fn spoken(&self) -> Vec<String> {
        let (mut at, mut spoken) = (self.languages, Vec::new());
        while !at.is_null() && spoken.len() < MOST_LISTED {
            // SAFETY: each language is a byte of priority and a string that ends with NUL; a byte of zero stands behind
            // the last.
            let language = match unsafe { *at } {
                0 => break,
                _ => unsafe { CStr::from_ptr(at.add(1)) },
            };
            spoken.push(language.to_string_lossy().into_owned());
            // SAFETY: behind the string and its NUL begins the next one.
            at = unsafe { at.add(2 + language.count_bytes()) };
        }
        spoken
    }
}

/// The voice; cheap to make, all share one engine.
pub struct EspeakVoice {
    engine: &'static Mutex<EspeakEngine>,
    /// The voice that was chosen.
    name: Option<String>,
}

impl EspeakVoice {
    /// Load the library, or use the one that is loaded.
    ///
    /// # Errors
    /// [`VoiceError::Library`] or [`VoiceError::Data`] where the packages `libespeak-ng1` and `espeak-ng-data` are
    /// missing or broken.
    pub fn open() -> Result<EspeakVoice, VoiceError> {
        let engine = ENGINE.get_or_init(load).as_ref().map_err(Clone::clone)?;
        Ok(EspeakVoice { engine, name: None })
    }

    fn engine(&self) -> MutexGuard<'static, EspeakEngine> {
        self.engine.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Voice for EspeakVoice {
    fn kind(&self) -> VoiceKind {
        VoiceKind::Libespeak
    }

    fn synthesize(&mut self, lang: Lang, words: &[TextSegment], params: &VoiceParams) -> Result<Pcm, VoiceError> {
        let name = self.name.as_deref();
        self.engine().synthesize((lang, name), words, params)
    }

    fn choose(&mut self, name: Option<&str>) -> bool {
        if self.name.as_deref() != name {
            self.name = name.map(str::to_owned);
        }
        name.is_none_or(|name| self.engine().find(name).is_some())
    }

    fn list(&mut self) -> Vec<ListedVoice> {
        self.engine().listed().to_vec()
    }
}
