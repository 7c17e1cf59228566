//! Say why what the arbiter asked for was not done: the same words at a shared console and at a desk of his own.

use crate::link::message::Denied;
use crate::locale::Args;
use crate::presentation::{Channel, Earcon, Presenter, Told, Urgency};

/// What is told.
pub fn told(presenter: &Presenter, denied: &Denied) -> Told {
    let none = Args::new;
    let (id, args): (&str, Args<'_>) = match denied {
        Denied::DeskTaken => ("arbiter-desk-elsewhere", none()),
        Denied::NotAtDesk => ("arbiter-code-first", none()),
        Denied::NotYours => ("arbiter-not-from-desk", none()),
        Denied::WrongCode { count } => ("arbiter-code-wrong", none().set("count", count.to_string())),
        Denied::Wait { time } => ("arbiter-code-wait", none().set("time", presenter.program.duration(*time))),
        Denied::ShortCode => ("arbiter-code-short", none()),
        Denied::NoSecret { reason } => ("arbiter-no-secret", none().set("reason", reason.clone())),
        Denied::OnPaper => ("arbiter-open-paper", none()),
        Denied::Kept => ("arbiter-open-kept", none()),
        Denied::NeedsCode => ("arbiter-open-needs-code", none()),
        Denied::Missing { path } => ("arbiter-open-missing", none().set("path", path.clone())),
        Denied::Damaged { path } => ("arbiter-open-damaged", none().set("path", path.clone())),
        Denied::Unread { path, reason } => {
            ("arbiter-open-unread", none().set("path", path.clone()).set("reason", reason.clone()))
        }
        Denied::NotRecorded { reason } => ("trouble-not-recorded", none().set("reason", reason.clone())),
    };
    let told = presenter.tell(Channel::Private, Some(Earcon::Refused), id, |_| args.clone());
    Told { urgency: Urgency::Now, ..told }
}
