//! Join as the arbiter's desk: the host shows nothing of the game before the arbiter's own code.
//!
//! The code for joining is heard by the players; the journal, with both scores in it, is for the arbiter alone. He has
//! set his code at the host, and types it here once: with it the desk opens, and he is at it.

use crate::station::arguments::JoinArguments;
use crate::station::files::CommandFailure;
use crate::station::line_dialogue::LineDialogue;
use crate::station::trouble::to_message_args;
use crate::station::{desk, trouble};
use ansage_link::driver::guest::{ClientEndpoint, JoinedConnection};
use ansage_link::driver::keys::{ClientKeyFolder, ClientPairing};
use ansage_link::message::{ArbiterCode, ClientMessage, HostMessage};
use ansage_link::role::Denial;
use ansage_link::words;
use ansage_words::locale::CleanText;
use std::io;

/// The arbiter's own desk, over the line.
///
/// # Errors
/// [`CommandFailure`], in words.
pub fn run_joined_desk(
    joined: JoinedConnection,
    pairing: &ClientPairing,
    keys: &ClientKeyFolder,
    mut asking: LineDialogue,
    wishes: JoinArguments,
) -> Result<(), CommandFailure> {
    if let Err(error) = keys.save_pairing(pairing) {
        let told = trouble::pairing_not_saved_message(&asking.presenter, &error);
        asking.show_message(&told);
    }
    let mut line = joined.end;
    let opened = open(&mut line, &mut asking, &wishes)?;
    drop(asking);
    desk::run_joined_arbiter_desk((line, opened), &joined.address, wishes)
}

/// Gives the code, until the host answers with the first word of the desk.
fn open(
    line: &mut ClientEndpoint,
    asking: &mut LineDialogue,
    wishes: &JoinArguments,
) -> Result<HostMessage, CommandFailure> {
    let text = |id: &str| CommandFailure::Could(wishes.program.message_text(id, &to_message_args(&[])));
    let gone = |_: io::Error| text("join-no-answer");
    let mut given = false;
    loop {
        match line.receive().map_err(gone)? {
            HostMessage::CodeFirst => {}
            HostMessage::Denied { why, .. } => not_opened(asking, wishes, &why)?,
            HostMessage::Bye(why) => return Err(text(words::rejection_text_id(why))),
            opened => return Ok(opened),
        }
        let typed = asking.ask_arbiter_code(wishes, given)?;
        given = true;
        let code = ArbiterCode::new(typed.reveal());
        line.send(&ClientMessage::Code { code, arbiter: wishes.arbiter.clone() }).map_err(gone)?;
    }
}

/// Tells that the code was not taken, where it can be typed again.
///
/// # Errors
/// [`CommandFailure`] with the reason, where nobody can be asked.
fn not_opened(asking: &mut LineDialogue, wishes: &JoinArguments, why: &Denial) -> Result<(), CommandFailure> {
    match why {
        Denial::WrongCode { count } => {
            let args = [("count", CleanText::digits(*count))];
            if !asking.terminal {
                return Err(CommandFailure::Could(
                    wishes.program.message_text("join-desk-code-refused", &to_message_args(&args)),
                ));
            }
            asking.say_text("join-desk-code-wrong", &args);
        }
        Denial::Wait { time } if !asking.terminal => {
            let args = [("time", CleanText::own(wishes.program.duration_text(*time)))];
            return Err(CommandFailure::Could(
                wishes.program.message_text("arbiter-code-wait", &to_message_args(&args)),
            ));
        }
        why => {
            let told = words::denial_message(&asking.presenter, why, None);
            if !asking.terminal {
                return Err(CommandFailure::Could(told.line));
            }
            asking.show_message(&told);
        }
    }
    Ok(())
}
