//! Say what the article on two boards provides, or what is needed before it can be applied.

use super::{ArbiterStatement, say, which};
use crate::procedure::{Basis, DisputeFacts, DisputeProvision, ProcedureNote, Proposal, Verdict, two_boards_article};
use ansage_game::seat::{Color, color_name};
use ansage_words::presentation::{MessageValues, Presenter, variant_name};

/// For whom it is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StatementReader {
    /// The arbiter at the desk, who can give orders.
    Desk,
    /// One who reads a page or the output of a command.
    Page,
}

/// The cell of the table, in one sentence or two.
pub fn cell_statement(
    presenter: &Presenter,
    facts: &DisputeFacts,
    proposal: &Proposal,
    reader: StatementReader,
) -> ArbiterStatement {
    let values = MessageValues::new()
        .set_own_text("article", two_boards_article(facts.edition))
        .set("whose", player_or_both(proposal.scores_found.player()))
        .set_yes_no("desk", reader == StatementReader::Desk);
    match proposal.provision {
        _ if proposal.basis == Basis::Boards => say(presenter, id_of_boards_alone(proposal.verdict), ()),
        DisputeProvision::Adjust if proposal.verdict == Verdict::BoardsDiffer => {
            let wrong = which(proposal, |steps| !steps.is_empty());
            say(presenter, "reconcile-boards-differ", values.set("wrong", wrong))
        }
        DisputeProvision::Nothing | DisputeProvision::Adjust if proposal.verdict == Verdict::Agree => {
            let results_differ = |note: &ProcedureNote| matches!(note, ProcedureNote::ResultsDiffer { .. });
            if proposal.notes.iter().any(results_differ) {
                return say(presenter, "reconcile-agree-but-result", ());
            }
            let scores = if proposal.basis == Basis::Scores { "both" } else { "other" };
            let known = which(proposal, |_| true);
            say(presenter, "reconcile-agree", MessageValues::new().set("scores", scores).set("boards", known))
        }
        provision => {
            let unknown = MessageValues::new()
                .set("boards", player_or_both(proposal.boards_found.unknown_player()))
                .set_yes_no("desk", reader == StatementReader::Desk);
            let values = values.set_own_text("cell", variant_name(&provision));
            let values = values.set_embedded_message("unknown", "reconcile-unknown-boards", unknown);
            say(presenter, "reconcile-cell", values)
        }
    }
}

fn player_or_both(player: Option<Color>) -> &'static str {
    player.map_or("both", color_name)
}

const fn id_of_boards_alone(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Agree => "arbiter-compared-boards-alike",
        _ => "reconcile-boards-compared",
    }
}
