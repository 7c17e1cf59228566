//! Let a station in: the first time by a code of six digits, after that by the key it was then given.
//!
//! The code is spoken in the hall, so it is short; what keeps it from being guessed is that each try needs the host
//! ([`super::greeting`]: nobody who listens can try codes by himself), and that the host takes few tries. Five wrong
//! codes make a new one, and each time nobody may try for longer. A code lets one station in.
//!
//! ```
//! use ansage_link::pairing::{JoiningCode, PairingCodes};
//! use ansage_game::moment::Moment;
//! let mut pairing = PairingCodes::new(JoiningCode::parse("471 123").unwrap());
//! let (round, _) = pairing.begin_attempt(Moment::START).unwrap();
//! for count in 1..5 {
//!     assert_eq!(pairing.record_wrong_code(round, Moment::START, JoiningCode::from_random_number(1)).unwrap().count, count);
//! }
//! let fifth = pairing.record_wrong_code(round, Moment::START, JoiningCode::from_random_number(808_808)).unwrap();
//! assert_eq!((fifth.count, fifth.pause.is_some()), (5, true));
//! assert_eq!(pairing.current_code().to_string(), "808 808");
//! assert!(pairing.begin_attempt(Moment::START).is_err(), "nobody may try at once");
//! assert!(!pairing.use_code(round, JoiningCode::from_random_number(2)), "the old code lets nobody in any more");
//! ```

use ansage_game::hex;
use ansage_game::moment::{Moment, Span};
use serde::{Deserialize, Serialize};
use std::fmt;
use zeroize::Zeroize;

/// So many wrong codes make a new one.
pub const GUESSES: u32 = 5;
/// How long nobody may try after the first five.
const FIRST_PAUSE: Span = Span::from_secs(30);
/// How long at most.
const LONGEST_PAUSE: Span = Span::from_secs(300);
/// So many digits has a code.
const DIGITS: usize = 6;
/// So many codes there are.
const CODES: u64 = 1_000_000;

/// The six digits that let one station in. No log and no failed test shows them.
#[derive(Clone, PartialEq, Eq)]
pub struct JoiningCode([u8; DIGITS]);

/// What was typed is no code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadJoiningCode {
    /// It has another number of digits.
    Digits {
        /// How many.
        count: usize,
    },
    /// It has something else than digits and spaces.
    Other {
        /// What.
        found: char,
    },
}

impl JoiningCode {
    /// The code of a number that was drawn by chance, each as likely as another.
    pub fn from_random_number(number: u64) -> JoiningCode {
        let mut rest = number % CODES;
        let mut digits = [0; DIGITS];
        for digit in digits.iter_mut().rev() {
            *digit = (rest % 10) as u8;
            rest /= 10;
        }
        JoiningCode(digits)
    }

    /// Reads a code as people type it: `471123`, `471 123`, `4 7 1 1 2 3`, `471-123`.
    ///
    /// # Errors
    /// [`BadJoiningCode`].
    pub fn parse(text: &str) -> Result<JoiningCode, BadJoiningCode> {
        let (mut digits, mut count) = ([0; DIGITS], 0);
        for letter in text.chars().filter(|letter| !letter.is_whitespace() && !matches!(letter, '-' | '.')) {
            let digit = letter.to_digit(10).ok_or(BadJoiningCode::Other { found: letter })?;
            if let Some(place) = digits.get_mut(count) {
                *place = digit as u8;
            }
            count += 1;
        }
        if count == DIGITS { Ok(JoiningCode(digits)) } else { Err(BadJoiningCode::Digits { count }) }
    }

    /// Its digits, to be spoken one by one.
    pub fn digits(&self) -> [u8; DIGITS] {
        self.0
    }
}

/// In two groups, as it is shown.
impl fmt::Display for JoiningCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, digit) in self.0.iter().enumerate() {
            if place == DIGITS / 2 {
                f.write_str(" ")?;
            }
            write!(f, "{digit}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for JoiningCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code(..)")
    }
}

impl Drop for JoiningCode {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

/// The name of a pairing: random, so that nobody guesses another's. It is no secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PairingId(#[serde(with = "hex::as_text")] pub [u8; 16]);

/// As hexadecimal figures.
impl fmt::Display for PairingId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::hex(&self.0))
    }
}

/// What both sides of a pairing keep, and prove to each other when they meet again. Wiped from memory when dropped.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PairingKey(#[serde(with = "hex::as_text")] [u8; 32]);

impl PairingKey {
    /// Hides random bytes, or the outcome of a pairing.
    pub fn new(bytes: [u8; 32]) -> PairingKey {
        PairingKey(bytes)
    }

    /// The bytes, for the handshake.
    pub fn reveal(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for PairingKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PairingKey(..)")
    }
}

impl Drop for PairingKey {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

/// Which code a handshake was begun with: one that was changed meanwhile counts no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CodeGeneration(u64);

/// What a wrong code brought about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrongCodeOutcome {
    /// So many wrong codes in a row.
    pub count: u32,
    /// There is a new code, and nobody may try it before this time is over.
    pub pause: Option<Span>,
}

/// The code of this moment, and who tried it.
#[derive(Debug)]
pub struct PairingCodes {
    code: JoiningCode,
    round: u64,
    wrong: u32,
    pauses: u32,
    until: Option<Moment>,
}

impl PairingCodes {
    /// Lets one station in by this code.
    pub fn new(code: JoiningCode) -> PairingCodes {
        PairingCodes { code, round: 0, wrong: 0, pauses: 0, until: None }
    }

    /// The code of this moment. In a pause it is not taken yet.
    pub fn current_code(&self) -> &JoiningCode {
        &self.code
    }

    /// How long nobody may try it.
    pub fn remaining_pause(&self, now: Moment) -> Option<Span> {
        self.until.filter(|until| *until > now).map(|until| until - now)
    }

    /// Somebody wants to try a code: it goes to the handshake.
    ///
    /// # Errors
    /// How long none is taken.
    pub fn begin_attempt(&self, now: Moment) -> Result<(CodeGeneration, JoiningCode), Span> {
        self.remaining_pause(now).map_or_else(|| Ok((CodeGeneration(self.round), self.code.clone())), Err)
    }

    /// Whether a handshake that was begun in this round may still be ended. Where not, its code is not even looked at.
    pub fn is_generation_valid(&self, round: CodeGeneration) -> bool {
        round.0 == self.round
    }

    /// It was the wrong code; `fresh` is the next one where this was one too many. `None`: the code has changed since,
    /// and the try counts for nothing.
    pub fn record_wrong_code(
        &mut self,
        round: CodeGeneration,
        now: Moment,
        fresh: JoiningCode,
    ) -> Option<WrongCodeOutcome> {
        if !self.is_generation_valid(round) {
            return None;
        }
        self.wrong += 1;
        let count = self.wrong;
        let pause = (count >= GUESSES).then(|| {
            let doubled = FIRST_PAUSE.as_millis().saturating_mul(1 << self.pauses.min(16));
            let pause = Span::from_millis(doubled).min(LONGEST_PAUSE);
            self.replace_code(fresh);
            self.pauses = self.pauses.saturating_add(1);
            self.until = Some(now + pause);
            pause
        });
        Some(WrongCodeOutcome { count, pause })
    }

    /// It was the right code: the station is let in, and `fresh` is the code for the next one. `false`: the code has
    /// changed since, and lets nobody in.
    pub fn use_code(&mut self, round: CodeGeneration, fresh: JoiningCode) -> bool {
        let stands = self.is_generation_valid(round);
        if stands {
            self.replace_code(fresh);
        }
        stands
    }

    /// A new code, because who is at the host wants one. It is taken at once, also in a pause: he is there and watches.
    pub fn replace_code(&mut self, fresh: JoiningCode) {
        self.code = fresh;
        self.round += 1;
        self.wrong = 0;
        self.until = None;
    }
}
