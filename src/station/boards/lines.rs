//! What a board says, for programs: one JSON object a line. It does not change with the language.

use super::telling::button_name;
use ansage_devices::dgt::clock::ClockTimes;
use ansage_devices::report::{DeviceFault, DeviceIntroduction, DeviceLoss, DeviceReport};
use ansage_devices::tactile::frame::Hello;
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
pub fn report_to_json(out: &DeviceReport) -> Option<Value> {
    Some(match out {
        DeviceReport::Open | DeviceReport::Close | DeviceReport::Send(_) => return None,
        DeviceReport::Found { about, shows } => {
            let mut value = match about {
                DeviceIntroduction::Tactile(who) => hello("found", who),
                DeviceIntroduction::Dgt(name) => {
                    let (major, minor) = name.version;
                    json!({ "event": "found", "version": format!("{major}.{minor}"), "serial": name.serial })
                }
                DeviceIntroduction::Key => json!({ "event": "found" }),
            };
            value["shows"] = fen(shows).into();
            value
        }
        DeviceReport::Changed { square, was, now, ms } => {
            let mut value = json!({ "event": "changed", "square": square.to_string(), "now": letter(*now) });
            // A board that is read at rest tells no time, and single squares only as they come.
            if let Some(ms) = ms {
                (value["was"], value["ms"]) = (letter(*was), (*ms).into());
            }
            value
        }
        DeviceReport::Read { shows } => json!({ "event": "read", "shows": fen(shows) }),
        DeviceReport::Contact { square, good } => {
            json!({ "event": "contact", "square": square.to_string(), "good": good })
        }
        DeviceReport::Button { button, down } => {
            json!({ "event": "button", "button": button_name(*button), "down": down })
        }
        DeviceReport::Confirmed => json!({ "event": "confirmed" }),
        DeviceReport::Answer { body } => json!({ "event": "answer", "body": body }),
        DeviceReport::ClockFound(shown) => times("clock-found", shown),
        DeviceReport::Clock(shown) => times("clock", shown),
        DeviceReport::ClockGone => json!({ "event": "clock-gone" }),
        DeviceReport::Lever(down) => json!({ "event": "lever", "down": down.name() }),
        DeviceReport::BatteryLow(powered) => json!({ "event": "battery-low", "what": powered.name() }),
        DeviceReport::Lost(loss) => {
            json!({ "event": "lost", "why": match loss { DeviceLoss::Cut => "cut", DeviceLoss::Silent => "silent" } })
        }
        DeviceReport::Fault(fault) => self::fault(fault),
    })
}

fn fault(fault: &DeviceFault) -> Value {
    match fault {
        DeviceFault::BadFrame(bad) => json!({ "event": "garbage", "what": bad.to_string() }),
        DeviceFault::BadMessage(bad) => json!({ "event": "garbage", "what": bad.to_string() }),
        DeviceFault::Refused { reason } => json!({ "event": "refused", "reason": reason }),
        DeviceFault::Restarted { by } => json!({ "event": "restarted", "by": by }),
        DeviceFault::Missed => json!({ "event": "missed" }),
        DeviceFault::Special { square } => json!({ "event": "special", "square": square.to_string() }),
        DeviceFault::NotOpened(why) => json!({ "event": "not-opened", "why": why.name() }),
        DeviceFault::NoBoard { bytes } => json!({ "event": "no-board", "bytes": bytes }),
        DeviceFault::OtherBoard(who) => hello("other-board", who),
    }
}

fn times(event: &str, times: &ClockTimes) -> Value {
    json!({
        "event": event, "left": times.left.time.whole_secs(), "right": times.right.time.whole_secs(),
        "running": times.running, "down": times.down.name(),
    })
}
