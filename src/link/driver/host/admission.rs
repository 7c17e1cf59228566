//! Meet a stranger, and let him in by code or by key, or refuse him in words.

use super::{Shared, drawn, locked};
use crate::driver::Call;
use crate::driver::keys::{KeptPairing, KeyFileError, random};
use crate::driver::line::read_exactly;
use crate::driver::serving::Post;
use crate::greeting::{
    Admitting, BadGreeting, GREETING_HEAD, Greeting, GreetingRefused, PROTOCOL, greeting_rest, opening::HostOpening,
};
use crate::pairing::{PairingId, PairingKey, Round};
use crate::secure::{HANDSHAKE, Opener, Sealer};
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
pub struct Admitted {
    /// His pairing.
    pub pairing: KeptPairing,
    /// Whether he came by code.
    pub new: bool,
    /// The way out.
    pub seal: Sealer,
    /// The way in.
    pub open: Opener,
}

/// Why he was not.
enum Out {
    /// He is told.
    Refused(GreetingRefused),
    /// He has gone, took too long, or is no program of ours.
    Gone,
}

impl From<io::Error> for Out {
    fn from(_: io::Error) -> Out {
        Out::Gone
    }
}

/// How he wants to come.
enum By {
    Code(Round),
    /// `None`: there is no such pairing.
    Key(Option<KeptPairing>),
}

/// Meets one stranger of this number. `None`: he is not let in.
pub fn admit<Said>(shared: &Shared, post: &Post<Said>, stream: &mut Socket, id: u64, by: Instant) -> Option<Admitted> {
    match meet(shared, post, stream, id, by) {
        Ok(admitted) => Some(admitted),
        Err(Out::Refused(why)) => {
            if stream.write_all(&why.bytes()).is_ok() {
                linger(stream, by);
            }
            None
        }
        Err(Out::Gone) => None,
    }
}

/// Reads what is still on its way, little and not for long: where some is left unread the system may throw away what was
/// said last.
fn linger(stream: &mut Socket, by: Instant) {
    let until = by.min(Instant::now() + LINGERING);
    let _ = stream.shutdown(Shutdown::Write);
    let _ = read_exactly(stream, LEFT, until);
}

fn meet<Said>(shared: &Shared, post: &Post<Said>, stream: &mut Socket, id: u64, by: Instant) -> Result<Admitted, Out> {
    let greeting = greeting(stream, by)?;
    locked(&shared.doors).greeted(id);
    if !locked(&shared.doors).has_room(greeting.pairing()) {
        return Err(Out::Refused(GreetingRefused::TooMany));
    }
    let (way, admitting, answer) = answer(shared, greeting, by)?;
    stream.write_all(&answer)?;
    let first = read_exactly(stream, HANDSHAKE, by)?;
    if let By::Code(round) = way
        && !locked(&shared.pairing).stands(round)
    {
        // The code has changed since: whether he had the old one is nobody's business any more.
        return Err(Out::Refused(GreetingRefused::WrongCode));
    }
    let proved = shared.permits.with(by, || admitting.admit(&first)).ok_or(Out::Gone)?;
    let Ok((last, mut seal, open)) = proved else { return Err(not_proved(shared, post, way)?) };
    let (pairing, new) = match way {
        By::Key(Some(kept)) => (kept, false),
        By::Key(None) => return Err(Out::Refused(GreetingRefused::UnknownKey)),
        By::Code(round) => (paired(shared, post, round)?, true),
    };
    let opening = HostOpening {
        id: pairing.id,
        key: new.then(|| pairing.key.clone()),
        station: pairing.station,
        game: locked(&shared.keys).game().to_owned(),
        name: shared.name.clone(),
    };
    let opening = seal.seal(&opening.bytes()).map_err(|_| Out::Gone)?;
    stream.write_all(&[last, opening].concat())?;
    Ok(Admitted { pairing, new, seal, open })
}

fn greeting(stream: &mut Socket, by: Instant) -> Result<Greeting, Out> {
    let refused = |bad| match bad {
        BadGreeting::OtherProtocol => Out::Refused(GreetingRefused::OtherProtocol { host: PROTOCOL }),
        BadGreeting::NotUnderstood => Out::Gone,
    };
    let head = read_exactly(stream, GREETING_HEAD, by)?;
    let rest = greeting_rest(&head).map_err(refused)?;
    let rest = read_exactly(stream, rest, by)?;
    Greeting::read(&[head, rest].concat()).map_err(refused)
}

/// What the greeting is answered.
fn answer(shared: &Shared, greeting: Greeting, by: Instant) -> Result<(By, Admitting, Vec<u8>), Out> {
    if let Some(id) = greeting.pairing() {
        let known = locked(&shared.keys).find(id).cloned();
        // Who asks for a pairing that there is not is answered as if there were one.
        let key = known.as_ref().map_or_else(|| random().map(PairingKey::new), |kept| Ok(kept.key.clone()))?;
        let (admitting, answer) = Admitting::by_key(greeting, &key, random()?);
        return Ok((By::Key(known), admitting, answer));
    }
    let begun = locked(&shared.pairing).begin(shared.now());
    let (round, code) = begun.map_err(|left| Out::Refused(pause(left)))?;
    let answered = shared.permits.with(by, || Admitting::by_code(greeting, &code)).ok_or(Out::Gone)?;
    let (admitting, answer) = answered.map_err(|_| Out::Gone)?;
    Ok((By::Code(round), admitting, answer))
}

/// He has the wrong code, or the wrong key.
fn not_proved<Said>(shared: &Shared, post: &Post<Said>, way: By) -> Result<Out, Out> {
    let By::Code(round) = way else { return Ok(Out::Refused(GreetingRefused::UnknownKey)) };
    let fresh = drawn()?;
    let (wrong, code) = {
        let mut pairing = locked(&shared.pairing);
        let wrong = pairing.wrong(round, shared.now(), fresh);
        (wrong, wrong.and_then(|wrong| wrong.pause).map(|_| pairing.code().clone()))
    };
    let Some(wrong) = wrong else { return Ok(Out::Refused(GreetingRefused::WrongCode)) };
    post(Call::CodeRefused { count: wrong.count, code, pause: wrong.pause });
    // One wrong code too many: how long none is taken is said at once, and not with the next try.
    Ok(Out::Refused(wrong.pause.map_or(GreetingRefused::WrongCode, pause)))
}

/// For so long no code is taken.
fn pause(left: Span) -> GreetingRefused {
    let seconds = left.as_millis().div_ceil(1_000);
    GreetingRefused::Pause { seconds: u16::try_from(seconds).unwrap_or(u16::MAX) }
}

/// He had the code: it is used up, and he gets a key of his own. The key is on the disk before he has it.
fn paired<Said>(shared: &Shared, post: &Post<Said>, round: Round) -> Result<KeptPairing, Out> {
    let (id, key, fresh) = (PairingId(random()?), PairingKey::new(random()?), drawn()?);
    if !locked(&shared.pairing).right(round, fresh) {
        return Err(Out::Refused(GreetingRefused::WrongCode));
    }
    let (kept, saved): (_, Result<(), KeyFileError>) = {
        let mut keys = locked(&shared.keys);
        let station = keys.add(id, key).ok_or(Out::Refused(GreetingRefused::TooMany))?;
        let saved = keys.save();
        (keys.find(id).cloned().filter(|kept| kept.station == station), saved)
    };
    if let Err(why) = saved {
        post(Call::NotKept { why });
    }
    kept.ok_or(Out::Gone)
}
