//! What a board says, for programs: one JSON object a line. It does not change with the language.

use super::telling::button_name;
use crate::eboard::clock::{Side, Times};
use crate::eboard::said as eboard;
use crate::tactile::frame::Hello;
use crate::tactile::said::{Fault, Loss, Out, Unopened};
use serde_json::{Value, json};
use shakmaty::{Board as Placement, Piece};

fn fen(shows: &Placement) -> String {
    shows.board_fen().to_string()
}

fn letter(piece: Option<Piece>) -> Value {
    piece.map_or(Value::Null, |piece| piece.char().to_string().into())
}

fn hello(event: &str, hello: &Hello) -> Value {
    json!({
        "event": event, "name": hello.name, "firmware": hello.firmware, "protocol": hello.protocol,
        "squares": hello.squares, "kinds": hello.kinds, "started_by": hello.started_by,
    })
}

/// The object for what was said; `None` for what only the driver does.
pub fn value(out: &Out) -> Option<Value> {
    Some(match out {
        Out::Open | Out::Close | Out::Send(_) => return None,
        Out::Found { hello: who, shows } => {
            let mut value = hello("found", who);
            value["shows"] = fen(shows).into();
            value
        }
        Out::Changed { square, was, now, ms } => json!({
            "event": "changed", "square": square.to_string(), "was": letter(*was), "now": letter(*now), "ms": ms,
        }),
        Out::Read { shows } => json!({ "event": "read", "shows": fen(shows) }),
        Out::Contact { square, good } => json!({ "event": "contact", "square": square.to_string(), "good": good }),
        Out::Button { button, down } => json!({ "event": "button", "button": button_name(*button), "down": down }),
        Out::Answer { body } => json!({ "event": "answer", "body": body }),
        Out::Lost(loss) => lost(*loss),
        Out::Fault(fault) => self::fault(fault),
    })
}

fn fault(fault: &Fault) -> Value {
    match fault {
        Fault::Bad(bad) => json!({ "event": "garbage", "what": bad.to_string() }),
        Fault::Refused { reason } => json!({ "event": "refused", "reason": reason }),
        Fault::Restarted { by } => json!({ "event": "restarted", "by": by }),
        Fault::Missed => json!({ "event": "missed" }),
        Fault::NotOpened(why) => not_opened(*why),
        Fault::NoBoard { bytes } => json!({ "event": "no-board", "bytes": bytes }),
        Fault::OtherBoard(who) => hello("other-board", who),
    }
}

fn lost(loss: Loss) -> Value {
    json!({ "event": "lost", "why": match loss { Loss::Cut => "cut", Loss::Silent => "silent" } })
}

fn not_opened(why: Unopened) -> Value {
    let why = match why {
        Unopened::Missing => "missing",
        Unopened::Denied => "denied",
        Unopened::Busy => "busy",
        Unopened::Unfit => "unfit",
    };
    json!({ "event": "not-opened", "why": why })
}

fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

fn times(event: &str, times: &Times) -> Value {
    json!({
        "event": event, "left": times.left.time.whole_secs(), "right": times.right.time.whole_secs(),
        "running": times.running, "down": side(times.down),
    })
}

/// The same for a DGT board. Its changes are single squares, as they come.
pub fn dgt(out: &eboard::Out) -> Option<Value> {
    use eboard::{Fault, Out, Powered};
    Some(match out {
        Out::Open | Out::Close | Out::Send(_) => return None,
        Out::Found { name, shows } => {
            let (major, minor) = name.version;
            let version = format!("{major}.{minor}");
            json!({ "event": "found", "version": version, "serial": name.serial, "shows": fen(shows) })
        }
        Out::Changed { square, piece } => {
            json!({ "event": "changed", "square": square.to_string(), "now": letter(*piece) })
        }
        Out::Read { shows } => json!({ "event": "read", "shows": fen(shows) }),
        Out::ClockFound(shown) => times("clock-found", shown),
        Out::Clock(shown) => times("clock", shown),
        Out::ClockGone => json!({ "event": "clock-gone" }),
        Out::Lever(down) => json!({ "event": "lever", "down": side(*down) }),
        Out::BatteryLow(powered) => {
            let what = if *powered == Powered::Clock { "clock" } else { "board" };
            json!({ "event": "battery-low", "what": what })
        }
        Out::Lost(loss) => lost(*loss),
        Out::Fault(fault) => match fault {
            Fault::Bad(bad) => json!({ "event": "garbage", "what": bad.to_string() }),
            Fault::Missed => json!({ "event": "missed" }),
            Fault::Special { square } => json!({ "event": "special", "square": square.to_string() }),
            Fault::NotOpened(why) => not_opened(*why),
            Fault::NoBoard { bytes } => json!({ "event": "no-board", "bytes": bytes }),
        },
    })
}
