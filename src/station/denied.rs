//! Say why what the arbiter asked for was not done: the same words at a shared console and at a desk of his own.

use crate::link::message::Denied;
use crate::presentation::{Presenter, Told};

/// What is told.
pub fn told(presenter: &Presenter, denied: &Denied) -> Told {
    let none = Vec::new;
    let (id, args): (&str, Vec<(&'static str, String)>) = match denied {
        Denied::DeskTaken => ("desk-elsewhere", none()),
        Denied::NotAtDesk => ("desk-code-first", none()),
        Denied::NotYours => ("desk-players-own", none()),
        Denied::WrongCode { count } => ("arbiter-code-wrong", vec![("count", count.to_string())]),
        Denied::Wait { time } => ("arbiter-code-wait", vec![("time", presenter.program.duration(*time))]),
        Denied::ShortCode => ("arbiter-code-short", none()),
        Denied::FiguresOnly => ("arbiter-code-figures", none()),
        Denied::LongCode => ("arbiter-code-long", none()),
        Denied::NoCode => ("arbiter-no-code", none()),
        Denied::NoSecret { reason } => ("arbiter-no-secret", vec![("reason", reason.clone())]),
        Denied::OnPaper => ("arbiter-open-paper", none()),
        Denied::Kept => ("arbiter-open-kept", none()),
        Denied::NeedsCode => ("arbiter-open-needs-code", none()),
        Denied::Missing { path } => ("arbiter-open-missing", vec![("path", path.clone())]),
        Denied::Damaged { path } => ("arbiter-open-damaged", vec![("path", path.clone())]),
        Denied::Unread { path, reason } => {
            ("arbiter-open-unread", vec![("path", path.clone()), ("reason", reason.clone())])
        }
        Denied::NotRecorded { reason } => ("trouble-not-recorded", vec![("reason", reason.clone())]),
    };
    presenter.refusal(id, &args[..]).now()
}
