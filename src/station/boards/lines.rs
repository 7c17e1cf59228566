//! What a board says, for programs: one JSON object a line. It does not change with the language.

use super::telling::button_name;
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
        Out::Lost(loss) => {
            json!({ "event": "lost", "why": match loss { Loss::Cut => "cut", Loss::Silent => "silent" } })
        }
        Out::Fault(fault) => self::fault(fault),
    })
}

fn fault(fault: &Fault) -> Value {
    match fault {
        Fault::Bad(bad) => json!({ "event": "garbage", "what": bad.to_string() }),
        Fault::Refused { reason } => json!({ "event": "refused", "reason": reason }),
        Fault::Restarted { by } => json!({ "event": "restarted", "by": by }),
        Fault::Missed => json!({ "event": "missed" }),
        Fault::NotOpened(why) => {
            let why = match why {
                Unopened::Missing => "missing",
                Unopened::Denied => "denied",
                Unopened::Busy => "busy",
                Unopened::Unfit => "unfit",
            };
            json!({ "event": "not-opened", "why": why })
        }
        Fault::NoBoard { bytes } => json!({ "event": "no-board", "bytes": bytes }),
        Fault::OtherBoard(who) => hello("other-board", who),
    }
}
