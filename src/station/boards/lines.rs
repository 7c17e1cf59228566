//! What a board says, for programs: one JSON object a line. It does not change with the language.

use super::telling::button_name;
use crate::devices::dgt::clock::Times;
use crate::devices::report::{About, Fault, Loss, Out};
use crate::devices::tactile::frame::Hello;
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
        Out::Found { about, shows } => {
            let mut value = match about {
                About::Tactile(who) => hello("found", who),
                About::Dgt(name) => {
                    let (major, minor) = name.version;
                    json!({ "event": "found", "version": format!("{major}.{minor}"), "serial": name.serial })
                }
                About::Key => json!({ "event": "found" }),
            };
            value["shows"] = fen(shows).into();
            value
        }
        Out::Changed { square, was, now, ms } => {
            let mut value = json!({ "event": "changed", "square": square.to_string(), "now": letter(*now) });
            // A board that is read at rest tells no time, and single squares only as they come.
            if let Some(ms) = ms {
                (value["was"], value["ms"]) = (letter(*was), (*ms).into());
            }
            value
        }
        Out::Read { shows } => json!({ "event": "read", "shows": fen(shows) }),
        Out::Contact { square, good } => json!({ "event": "contact", "square": square.to_string(), "good": good }),
        Out::Button { button, down } => json!({ "event": "button", "button": button_name(*button), "down": down }),
        Out::Confirmed => json!({ "event": "confirmed" }),
        Out::Answer { body } => json!({ "event": "answer", "body": body }),
        Out::ClockFound(shown) => times("clock-found", shown),
        Out::Clock(shown) => times("clock", shown),
        Out::ClockGone => json!({ "event": "clock-gone" }),
        Out::Lever(down) => json!({ "event": "lever", "down": down.name() }),
        Out::BatteryLow(powered) => json!({ "event": "battery-low", "what": powered.name() }),
        Out::Lost(loss) => {
            json!({ "event": "lost", "why": match loss { Loss::Cut => "cut", Loss::Silent => "silent" } })
        }
        Out::Fault(fault) => self::fault(fault),
    })
}

fn fault(fault: &Fault) -> Value {
    match fault {
        Fault::BadFrame(bad) => json!({ "event": "garbage", "what": bad.to_string() }),
        Fault::BadMessage(bad) => json!({ "event": "garbage", "what": bad.to_string() }),
        Fault::Refused { reason } => json!({ "event": "refused", "reason": reason }),
        Fault::Restarted { by } => json!({ "event": "restarted", "by": by }),
        Fault::Missed => json!({ "event": "missed" }),
        Fault::Special { square } => json!({ "event": "special", "square": square.to_string() }),
        Fault::NotOpened(why) => json!({ "event": "not-opened", "why": why.name() }),
        Fault::NoBoard { bytes } => json!({ "event": "no-board", "bytes": bytes }),
        Fault::OtherBoard(who) => hello("other-board", who),
    }
}

fn times(event: &str, times: &Times) -> Value {
    json!({
        "event": event, "left": times.left.time.whole_secs(), "right": times.right.time.whole_secs(),
        "running": times.running, "down": times.down.name(),
    })
}
