//! Meet a stranger, and let him in by code or by key, or refuse him in words.

use super::{HostShared, drawn, locked};
use crate::driver::LinkEvent;
use crate::driver::keys::{HostPairing, KeyFileError, random_bytes};
use crate::driver::line::read_exactly_until_deadline;
use crate::driver::serving::LinkEventSink;
use crate::greeting::{
    AnsweredGreeting, BadGreeting, GREETING_HEAD, Greeting, GreetingRefusal, PROTOCOL, opening::HostGreeting,
    remaining_greeting_length,
};
use crate::pairing::{CodeGeneration, PairingId, PairingKey};
use crate::secure::{Decryptor, Encryptor, HANDSHAKE};
use ansage_game::moment::Span;
use socket2::Socket;
use std::io::{self, Write};
use std::net::Shutdown;
use std::time::{Duration, Instant};

/// How long the words of who is refused are read.
const LINGERING: Duration = Duration::from_millis(500);
/// So many bytes of them.
const LEFT: usize = 4096;

/// Who was let in.
pub struct AdmittedStation {
    /// His pairing.
    pub pairing: HostPairing,
    /// Whether he came by code.
    pub new: bool,
    /// The way out.
    pub seal: Encryptor,
    /// The way in.
    pub open: Decryptor,
}

/// Why he was not.
enum AdmissionFailure {
    /// He is told.
    Refused(GreetingRefusal),
    /// He has gone, took too long, or is no program of ours.
    Gone,
}

impl From<io::Error> for AdmissionFailure {
    fn from(_: io::Error) -> AdmissionFailure {
        AdmissionFailure::Gone
    }
}

/// How he wants to come.
enum Credential {
    Code(CodeGeneration),
    /// `None`: there is no such pairing.
    Key(Option<HostPairing>),
}

/// Meets one stranger of this number. `None`: he is not let in.
pub fn admit_peer<Said>(
    shared: &HostShared,
    post: &LinkEventSink<Said>,
    stream: &mut Socket,
    id: u64,
    by: Instant,
) -> Option<AdmittedStation> {
    match meet(shared, post, stream, id, by) {
        Ok(admitted) => Some(admitted),
        Err(AdmissionFailure::Refused(why)) => {
            if stream.write_all(&why.to_bytes()).is_ok() {
                linger(stream, by);
            }
            None
        }
        Err(AdmissionFailure::Gone) => None,
    }
}

/// Reads what is still on its way, little and not for long: where some is left unread the system may throw away what was
/// said last.
fn linger(stream: &mut Socket, by: Instant) {
    let until = by.min(Instant::now() + LINGERING);
    let _ = stream.shutdown(Shutdown::Write);
    let _ = read_exactly_until_deadline(stream, LEFT, until);
}

fn meet<Said>(
    shared: &HostShared,
    post: &LinkEventSink<Said>,
    stream: &mut Socket,
    id: u64,
    by: Instant,
) -> Result<AdmittedStation, AdmissionFailure> {
    let greeting = greeting(stream, by)?;
    locked(&shared.doors).mark_greeted(id);
    if !locked(&shared.doors).has_room_for_pairing(greeting.claimed_pairing_id()) {
        return Err(AdmissionFailure::Refused(GreetingRefusal::TooMany));
    }
    let (way, admitting, answer) = answer(shared, greeting, by)?;
    stream.write_all(&answer)?;
    let first = read_exactly_until_deadline(stream, HANDSHAKE, by)?;
    if let Credential::Code(round) = way
        && !locked(&shared.pairing).is_generation_valid(round)
    {
        // The code has changed since: whether he had the old one is nobody's business any more.
        return Err(AdmissionFailure::Refused(GreetingRefusal::WrongCode));
    }
    let proved =
        shared.permits.run_with_permit(by, || admitting.finish_handshake(&first)).ok_or(AdmissionFailure::Gone)?;
    let Ok((last, mut seal, open)) = proved else { return Err(not_proved(shared, post, way)?) };
    let (pairing, new) = match way {
        Credential::Key(Some(kept)) => (kept, false),
        Credential::Key(None) => return Err(AdmissionFailure::Refused(GreetingRefusal::UnknownKey)),
        Credential::Code(round) => (paired(shared, post, round)?, true),
    };
    let opening = HostGreeting {
        id: pairing.id,
        key: new.then(|| pairing.key.clone()),
        station: pairing.station,
        game: locked(&shared.keys).game_name().to_owned(),
        name: shared.name.clone(),
    };
    let opening = seal.encrypt(&opening.to_bytes()).map_err(|_| AdmissionFailure::Gone)?;
    stream.write_all(&[last, opening].concat())?;
    Ok(AdmittedStation { pairing, new, seal, open })
}

fn greeting(stream: &mut Socket, by: Instant) -> Result<Greeting, AdmissionFailure> {
    let refused = |bad| match bad {
        BadGreeting::OtherProtocol => AdmissionFailure::Refused(GreetingRefusal::OtherProtocol { host: PROTOCOL }),
        BadGreeting::NotUnderstood => AdmissionFailure::Gone,
    };
    let head = read_exactly_until_deadline(stream, GREETING_HEAD, by)?;
    let rest = remaining_greeting_length(&head).map_err(refused)?;
    let rest = read_exactly_until_deadline(stream, rest, by)?;
    Greeting::parse(&[head, rest].concat()).map_err(refused)
}

/// What the greeting is answered.
fn answer(
    shared: &HostShared,
    greeting: Greeting,
    by: Instant,
) -> Result<(Credential, AnsweredGreeting, Vec<u8>), AdmissionFailure> {
    if let Some(id) = greeting.claimed_pairing_id() {
        let known = locked(&shared.keys).find_pairing(id).cloned();
        // Who asks for a pairing that there is not is answered as if there were one.
        let key = known.as_ref().map_or_else(|| random_bytes().map(PairingKey::new), |kept| Ok(kept.key.clone()))?;
        let (admitting, answer) = AnsweredGreeting::by_key(greeting, &key, random_bytes()?);
        return Ok((Credential::Key(known), admitting, answer));
    }
    let begun = locked(&shared.pairing).begin_attempt(shared.now());
    let (round, code) = begun.map_err(|left| AdmissionFailure::Refused(pause(left)))?;
    let answered = shared
        .permits
        .run_with_permit(by, || AnsweredGreeting::by_code(greeting, &code))
        .ok_or(AdmissionFailure::Gone)?;
    let (admitting, answer) = answered.map_err(|_| AdmissionFailure::Gone)?;
    Ok((Credential::Code(round), admitting, answer))
}

/// He has the wrong code, or the wrong key.
fn not_proved<Said>(
    shared: &HostShared,
    post: &LinkEventSink<Said>,
    way: Credential,
) -> Result<AdmissionFailure, AdmissionFailure> {
    let Credential::Code(round) = way else { return Ok(AdmissionFailure::Refused(GreetingRefusal::UnknownKey)) };
    let fresh = drawn()?;
    let (wrong, code) = {
        let mut pairing = locked(&shared.pairing);
        let wrong = pairing.record_wrong_code(round, shared.now(), fresh);
        (wrong, wrong.and_then(|wrong| wrong.pause).map(|_| pairing.current_code().clone()))
    };
    let Some(wrong) = wrong else { return Ok(AdmissionFailure::Refused(GreetingRefusal::WrongCode)) };
    post(LinkEvent::CodeRefused { count: wrong.count, code, pause: wrong.pause });
    // One wrong code too many: how long none is taken is said at once, and not with the next try.
    Ok(AdmissionFailure::Refused(wrong.pause.map_or(GreetingRefusal::WrongCode, pause)))
}

/// For so long no code is taken.
fn pause(left: Span) -> GreetingRefusal {
    let seconds = left.as_millis().div_ceil(1_000);
    GreetingRefusal::Pause { seconds: u16::try_from(seconds).unwrap_or(u16::MAX) }
}

/// He had the code: it is used up, and he gets a key of his own. The key is on the disk before he has it.
fn paired<Said>(
    shared: &HostShared,
    post: &LinkEventSink<Said>,
    round: CodeGeneration,
) -> Result<HostPairing, AdmissionFailure> {
    let (id, key, fresh) = (PairingId(random_bytes()?), PairingKey::new(random_bytes()?), drawn()?);
    if !locked(&shared.pairing).use_code(round, fresh) {
        return Err(AdmissionFailure::Refused(GreetingRefusal::WrongCode));
    }
    let (kept, saved): (_, Result<(), KeyFileError>) = {
        let mut keys = locked(&shared.keys);
        let station = keys.add_pairing(id, key).ok_or(AdmissionFailure::Refused(GreetingRefusal::TooMany))?;
        let saved = keys.save();
        (keys.find_pairing(id).cloned().filter(|kept| kept.station == station), saved)
    };
    if let Err(why) = saved {
        post(LinkEvent::NotKept { why });
    }
    kept.ok_or(AdmissionFailure::Gone)
}
