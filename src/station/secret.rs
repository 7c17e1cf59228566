//! Keep the arbiter's code and the sealed move secret: check the one, encrypt the other.
//!
//! The code itself is kept nowhere. A journal holds its [`make_verifier`]: an Argon2id text with a salt of its own, so slow
//! that trying all short codes is work. The key that keeps the sealed move is derived from the code once more, with
//! another salt; so the verifier tells nothing of it, and every station that is given the code can open the envelope. One
//! verifier may serve a whole hall: then one code opens every envelope in it.
//!
//! ```
//! use ansage::station::secret::{EnvelopeKey, code_matches_verifier, make_verifier};
//! let checked_by = make_verifier("Blaue Dame 7").unwrap();
//! assert!(code_matches_verifier(&checked_by, "Blaue Dame 7") && !code_matches_verifier(&checked_by, "blaue dame 7"));
//! let key = EnvelopeKey::derive_from_code(&checked_by, "Blaue Dame 7").unwrap();
//! let sealed = key.encrypt("about this", b"Ng1f3").unwrap();
//! assert_eq!(key.decrypt("about this", &sealed).as_deref(), Some(&b"Ng1f3"[..]));
//! assert_eq!(key.decrypt("about that", &sealed), None);
//! ```

use ansage_game::hex::{hex, unhex};
use ansage_seats::console::line::is_one_cell_wide;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use sha2::{Digest, Sha256};
use std::fmt;
use std::ops::RangeInclusive;
use zeroize::Zeroizing;

/// The fewest letters of a code.
pub const SHORTEST: usize = 6;

/// The most bytes of a code, in a file or at a terminal.
pub const LONGEST: usize = 128;

/// What a verifier may cost whoever checks a code with it: less is too easy to guess, more keeps a table waiting.
const MEMORY_KIB: RangeInclusive<u32> = 7 * 1024..=256 * 1024;
/// The same, in passes over that memory.
const PASSES: RangeInclusive<u32> = 1..=16;

/// Why a code is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadArbiterCode {
    /// It has fewer letters than [`SHORTEST`].
    Short,
    /// It is made of figures alone: six of them look like the code for joining, and all of them are soon tried.
    Figures,
    /// It is too long, or holds what cannot be typed in one line.
    Untypable,
}

/// The bytes of a nonce.
const NONCE: usize = 24;

/// What keeps a secret from being made. People get words from the locales.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SecretError {
    /// The system gives no random bytes.
    NoRandom,
    /// The code cannot be hashed, or what it was to be checked by is damaged.
    NoHash,
}

impl fmt::Display for SecretError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SecretError::NoRandom => "no random bytes",
            SecretError::NoHash => "code cannot be hashed",
        })
    }
}

impl std::error::Error for SecretError {}

/// Argon2id, 19 MiB, two passes: what OWASP demands at least. The same everywhere, in tests too.
fn slow_hash() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::default())
}

/// Random bytes of the system.
///
/// # Errors
/// [`SecretError::NoRandom`].
pub fn random_bytes<const N: usize>() -> Result<[u8; N], SecretError> {
    ansage_link::driver::keys::random_bytes().map_err(|_| SecretError::NoRandom)
}

/// Whether this may be a code. Blanks and dashes between figures make no letters of them.
///
/// # Errors
/// [`BadArbiterCode`].
pub fn check_code(code: &str) -> Result<(), BadArbiterCode> {
    let between = |letter: char| letter.is_whitespace() || letter.is_ascii_punctuation();
    if code.len() > LONGEST || !code.chars().all(is_one_cell_wide) {
        Err(BadArbiterCode::Untypable)
    } else if code.chars().count() < SHORTEST {
        Err(BadArbiterCode::Short)
    } else if code.chars().all(|letter| letter.is_numeric() || between(letter)) {
        Err(BadArbiterCode::Figures)
    } else {
        Ok(())
    }
}

/// Whether a code can be checked by this text: Argon2id in PHC form with its salt, whole, and of a bearable cost.
pub(crate) fn is_verifier(text: &str) -> bool {
    let Ok(hash) = PasswordHash::new(text) else { return false };
    let Ok(params) = Params::try_from(&hash) else { return false };
    let version = hash.version == Some(Version::V0x13 as u32);
    let whole = hash.salt.is_some() && hash.hash.is_some_and(|sum| sum.len() >= 16);
    let bearable = MEMORY_KIB.contains(&params.m_cost()) && PASSES.contains(&params.t_cost()) && params.p_cost() <= 16;
    hash.algorithm == Algorithm::Argon2id.ident() && version && whole && bearable
}

/// What a code is checked by from now on: an Argon2id text in PHC form with a new salt.
///
/// # Errors
/// [`SecretError`].
pub fn make_verifier(code: &str) -> Result<String, SecretError> {
    let salt = SaltString::encode_b64(&random_bytes::<16>()?).map_err(|_| SecretError::NoHash)?;
    let hash = slow_hash().hash_password(code.as_bytes(), &salt).map_err(|_| SecretError::NoHash)?;
    Ok(hash.to_string())
}

/// Whether this is the code. A damaged verifier fits none.
pub fn code_matches_verifier(verifier: &str, code: &str) -> bool {
    PasswordHash::new(verifier).is_ok_and(|hash| slow_hash().verify_password(code.as_bytes(), &hash).is_ok())
}

/// What the sealed move is encrypted with. Wiped from memory when it is dropped.
pub struct EnvelopeKey(Zeroizing<[u8; 32]>);

impl fmt::Debug for EnvelopeKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

impl EnvelopeKey {
    /// The key of a code, the same for the same verifier.
    ///
    /// # Errors
    /// [`SecretError::NoHash`].
    pub fn derive_from_code(verifier: &str, code: &str) -> Result<EnvelopeKey, SecretError> {
        // The verifier has a random salt of its own: its digest is a salt that no other code has.
        let salt = Sha256::new_with_prefix(b"ansage sealed move\n").chain_update(verifier.as_bytes()).finalize();
        let mut key = Zeroizing::new([0; 32]);
        let hashed = slow_hash().hash_password_into(code.as_bytes(), &salt, key.as_mut());
        hashed.map_err(|_| SecretError::NoHash)?;
        Ok(EnvelopeKey(key))
    }

    fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new((&*self.0).into())
    }

    /// Encrypts, and binds it to what it is `about`: it opens with nothing else. Hexadecimal figures.
    ///
    /// # Errors
    /// [`SecretError::NoRandom`].
    pub fn encrypt(&self, about: &str, plain: &[u8]) -> Result<String, SecretError> {
        let nonce = random_bytes::<NONCE>()?;
        let payload = Payload { msg: plain, aad: about.as_bytes() };
        let sealed = self.cipher().encrypt(XNonce::from_slice(&nonce), payload).map_err(|_| SecretError::NoHash)?;
        Ok(hex(&nonce) + &hex(&sealed))
    }

    /// Decrypts; `None` where the key is another, or a single bit was changed.
    pub fn decrypt(&self, about: &str, sealed: &str) -> Option<Vec<u8>> {
        let bytes = unhex(sealed)?;
        let (nonce, sealed) = bytes.split_at_checked(NONCE)?;
        let payload = Payload { msg: sealed, aad: about.as_bytes() };
        self.cipher().decrypt(XNonce::from_slice(nonce), payload).ok()
    }
}
