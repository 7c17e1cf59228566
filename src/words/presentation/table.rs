//! The table of effects: one row for each, with its message, its cue and who hears it. Take a row away and it does not
//! compile.

use super::{Channel, Earcon, Message, MessageValues, Presenter};
use ansage_game::claim::Provision;
use ansage_game::effect::EffectKind;
use ansage_game::seat::Color;

use Channel::{Hall, Private};

impl Presenter {
    /// What is told of an effect, in order. A move or a flag told to one seat or to the desk is heard there alone; every
    /// other row has its own channel.
    #[rustfmt::skip]
    pub(super) fn messages_by_effect_kind(&self, kind: &EffectKind, channel: Channel) -> Vec<Message> {
        use Earcon as Cue;
        use EffectKind as E;
        vec![match kind {
            // The game, moves and presses.
            E::Started => self.game_started_message(),
            E::PlayResumed { turn, .. } => self.hall_message("announce-resumed", *turn),
            E::MoveAnnounced { player: by, manner, description: telling, .. } => self.move_message((*by, *manner), telling, channel),
            E::Refused(refusal) => return self.refusal_messages(refusal),
            E::PressKept => self.build_message_with_line(Private, Cue::PressKept, "announce-press-kept", ()),
            E::PressCancelled => self.private_message("announce-press-cancelled", ()),
            E::PressWaits { player: by } => self.cued(Cue::PressKept, *by, "announce-press-waits"),
            E::MoveCompleted { player: by, .. } if *by == self.owner => self.cued(Cue::ClockPressed, !*by, "announce-to-move"),
            E::MoveCompleted { player: by, .. } => self.cued(Cue::OpponentsMove, !*by, "announce-to-move"),
            E::PressedBeforeEntry { player: by } => self.cued(Cue::OpponentsMove, *by, "announce-replied"),
            E::ReplyLapsed { player: by, description: telling, reason: why } => {
                let values = MessageValues::from_color(*by).set_move("move", telling).set_variant_name("why", why);
                self.build_message(Hall, Cue::Difference, "announce-reply-lapsed", values)
            },
            E::EarlyPress { player: by, counts, kept } => {
                let cue = if *counts { Cue::PressKept } else { Cue::Refused };
                self.build_message(Hall, cue, "announce-early-press", MessageValues::from_color(*by).set_yes_no("counts", *counts).set_yes_no("kept", *kept))
            },
            E::CompletedUnpressed { player: by } => self.private_message("announce-completed-unpressed", *by),
            E::EntryAwaitsKey { player: by, description: telling } => self.message_about_move(Cue::Question, "announce-entry-awaits-key", *by, telling),
            // A repetition between two stations is heard in the hall as it is said (D.2.1): who repeats, then the words. At one
            // station it was heard there, and only its agreement is told.
            E::RepetitionAgrees { player: by, repeated: Some(telling) } => {
                self.hall_message("announce-repetition", MessageValues::from_color(*by).set_move("move", telling))
            }
            E::RepetitionAgrees { player: by, repeated: None } => self.private_message("announce-repetition-agrees", *by),
            E::RepetitionDiffers { player: by, announced, repeated } => {
                let values = MessageValues::from_color(*by).set_move("announced", announced).set_move("repeated", repeated);
                self.build_message(Hall, Cue::Difference, "announce-repetition-differs", values)
            },
            E::IllegalMoveCompleted { player: by, description: telling, .. } => self.message_about_move(Cue::Difference, "announce-illegal-move", *by, telling),
            E::LegalOnMoversBoard { player: by, description: telling } => self.message_about_move(Cue::Difference, "announce-illegal-other-board", *by, telling),
            E::IllegalUnclaimed { player: by, description: telling, .. } => {
                self.build_message(Private, Cue::Difference, "announce-illegal-unclaimed", MessageValues::from_color(*by).set_move("move", telling))
            },
            E::TakenBack { half_moves, turn: Some(turn), last: Some(last) } => {
                let values = MessageValues::from_color(turn.0).set("count", *half_moves).set_move("move", last);
                self.hall_message("announce-taken-back-to", values)
            }
            E::TakenBack { half_moves, .. } => self.hall_message("announce-taken-back", MessageValues::new().set("count", *half_moves)),
            E::GameOver(outcome) => self.game_over_message(*outcome),
            // Where it may not be signalled the hall hears nothing of it (B.6 of 2009).
            E::FlagFell { player: whose, .. } => self.build_message(channel, Cue::FlagFall, "announce-flag-fell", *whose),
            E::TimeSet { player: by, time, first_increment } => return self.time_set_messages(*by, time, *first_increment),
            E::Answered(answer) => return self.answer_messages(answer),
            E::Saved => self.private_message("announce-saved", ()),
            E::Reopened => self.private_message("announce-reopened", ()),
            E::ReopenedAfterCrash => self.hall_message("announce-recovered", ()),
            E::ProgramStalled { time } => self.build_message(Hall, Cue::PortLost, "announce-stood-still", MessageValues::new().set_duration("time", *time)).with_high_urgency(),
            E::TimeMissing { player: whose, most: None } => self.hall_message("announce-time-missing-unknown", *whose),
            E::TimeMissing { player: whose, most: Some(most) } => self.hall_message("announce-time-missing", MessageValues::from_color(*whose).set_duration("time", *most)),
            // Boards and scores.
            E::BoardAgrees { owner: whose } => self.hall_message("announce-board-agrees", *whose),
            E::BoardUnknown { owner: whose } => self.build_message(Private, Cue::Difference, "announce-board-unknown", *whose),
            E::BoardDiffers { owner: whose, squares } => return self.board_difference_messages(*whose, squares, "announce-board-differs"),
            E::BoardsDisputed { owner: whose, squares } => return self.board_difference_messages(*whose, squares, "announce-boards-case"),
            E::ComparisonShown(compared) => return self.comparison_messages(compared),
            E::ScoresDiffer { ply, white, black, white_move, black_move } => {
                return self.scores_differ_messages(*ply, [white, black], [white_move, black_move]);
            }
            E::SheetLacks { player, ply, written, written_move } => return self.sheet_lacks_messages(*player, *ply, written, written_move.as_ref()),
            E::ScoreRecorded { player: whose, ply, readable } => self.score_recorded_message(*whose, *ply, *readable),
            E::BoardSensed(pegs) => return self.sensed_effect_messages(pegs),
            // Touches.
            E::TouchAnnounced { player: by, piece, square, sense } => {
                let values = MessageValues::from_color(*by).set_square("square", *square).set_piece("piece", *piece);
                self.hall_message("announce-touched", values.set_variant_name("sense", sense))
            }
            E::Adjusting { player: by, out_of_turn: false } => self.hall_message("announce-adjusting", *by),
            E::Adjusting { player: by, out_of_turn: true } => self.hall_message("announce-adjusting-out-of-turn", *by),
            E::TouchFacts { player: by, touched, played, kept, article, allowed, laws, .. } => {
                return self.touch_facts_message((*by, touched), played.as_ref(), (*kept, *article, *laws), allowed);
            }
            E::TouchBinds { player: whose, squares, duty } => self.touch_binds_message(*whose, squares, *duty),
            E::TouchAsserted { player, square } => self.build_message(Private, Cue::Difference, "announce-touch-asserted", MessageValues::from_color(*player).set_square("square", *square)),
            E::TouchNotKept { player: by } => self.player_message_with_cue(Cue::Difference, *by, "announce-touch-not-kept"),
            // Words, offers and claims.
            E::ConfirmationAsked { player: by, word } => self.confirmation_message(*by, word),
            E::ConfirmationAskedAgain { player: by, word } => self.build_message(Hall, Cue::Question, "announce-confirm-again", MessageValues::from_color(*by).set_variant_name("word", word)),
            E::ConfirmationDropped { player: by, word } => self.hall_message("announce-not-confirmed", MessageValues::from_color(*by).set_variant_name("word", word)),
            E::SharedKeyboard { player: by, word } => self.private_message("announce-shared-keyboard", MessageValues::from_color(*by).set_variant_name("word", word)),
            E::DrawOffered { player: by } => self.player_message_with_cue(Cue::DrawOffer, *by, "announce-draw-offered"),
            E::DrawDeclined { player: by } => self.hall_message("announce-draw-declined", *by),
            E::OfferRestored { player: of } => self.hall_message("announce-offer-stands", *of),
            E::EntryCharged { player: whose, time } => self.hall_message("announce-entry-charged", MessageValues::from_color(*whose).set_duration("time", *time)),
            E::OtherMoveReleased { player: by, description: telling } => self.message_about_move(Cue::Question, "announce-released-before", *by, telling),
            E::PressedMoveMissing { player: of, entered: None } => self.hall_message("announce-move-left-out", *of),
            E::PressedMoveMissing { player: of, entered: Some(telling) } => {
                self.hall_message("announce-entry-left-out", MessageValues::from_color(*of).set_move("move", telling))
            }
            E::AnnouncementWaited { player: whose, time } => self.private_message("announce-waited", MessageValues::from_color(*whose).set_duration("time", *time)),
            E::OfferLapsed { player: of, decided: false } => self.silent_message("announce-offer-lapsed", *of),
            E::OfferLapsed { player: of, decided: true } => self.hall_message("announce-offer-lapsed-by-decision", *of),
            E::DecisionPostponed { case, due } => return self.postponed_messages(case, *due),
            E::CaseVoided(case) => self.case_voided_message(case),
            E::OfferOutOfTurn { player: by } => self.private_message("announce-offer-out-of-turn", *by),
            E::ClaimOffered => self.private_message("announce-claim-offered", ()),
            E::Claimed { player: by, claim, with } => self.claim_message(*by, claim, with.as_ref()),
            E::ClaimChecked { player: by, right, corrected } => self.hall_message("announce-claim-checked", MessageValues::from_color(*by).set_yes_no("right", *right).set_yes_no("corrected", *corrected)),
            E::ClaimSuperseded { player: by } => self.hall_message("announce-claim-overtaken", *by),
            E::ClaimedMoveNotMade { player: by, written, played } => {
                let values = MessageValues::from_color(*by).set_move("written", written).set_move("played", played);
                self.build_message(Private, Cue::Difference, "announce-claimed-move-not-made", values)
            },
            E::ProvisionNamed { provision: Provision::DefaultTime { limit: Some(limit), late }, .. } => {
                self.hall_message("announce-late", MessageValues::new().set_control_time("limit", *limit).set_duration("late", *late))
            }
            E::ProvisionNamed { provision: Provision::DefaultTime { limit: None, late }, .. } => {
                self.hall_message("announce-late-announced", MessageValues::new().set_duration("late", *late))
            }
            E::ProvisionNamed { provision, .. } => self.hall_message("announce-provided", MessageValues::new().set_variant_name("provision", provision)),
            E::RemedyProposed(remedy) => return self.remedy_messages(remedy),
            E::Upheld => self.hall_message("announce-upheld", ()),
            E::SetAside => self.hall_message("announce-set-aside", ()),
            // The arbiter.
            E::ArbiterCalled { player: by } => self.hall_message("announce-arbiter-called", *by),
            E::ResumeAgreed { player: by } => self.player_message_with_cue(Cue::Question, *by, "announce-resume-agreed"),
            E::ResumedWithoutArbiter { stood, .. } => self.private_message("announce-without-arbiter", MessageValues::new().set_duration("time", *stood)),
            E::CodeAsked { player: by, there: true } => self.player_message_with_cue(Cue::Question, *by, "announce-code-asked-there"),
            E::CodeAsked { player: by, there: false } => self.player_message_with_cue(Cue::Question, *by, "announce-code-asked"),
            E::CodeDropped { player: by } => self.hall_message("announce-code-dropped", *by),
            E::CodeSet { player: by } => self.hall_message("announce-code-set", *by),
            E::CodeRefused { count, changed: true } => self.refusal_message("announce-link-code-changed", MessageValues::new().set("count", *count)),
            E::CodeRefused { count, changed: false } => self.refusal_message("announce-link-code-refused", MessageValues::new().set("count", *count)),
            E::DeskTaken { first, arbiter } => {
                let id = if arbiter.is_empty() { "announce-desk-taken" } else { "announce-desk-taken-by" };
                self.hall_message(id, MessageValues::new().set_yes_no("first", *first).set_name("name", arbiter))
            }
            E::DeskLeft => self.hall_message("announce-desk-left", ()),
            // For the record alone: a name, and what the desk has shown already.
            E::RuledBy { .. } | E::ProposalRecorded { .. } => return Vec::new(),
            E::RulingApplied(change) => return self.ruling_change_messages(change),
            E::PeriodTimeDue { player: whose, time } => self.period_time_message("announce-period-time-due", *whose, *time),
            E::PeriodTimeOver { player: whose, time } => self.period_time_message("announce-period-time-over", *whose, *time),
            E::Adjournment(step) => return self.adjournment_step_messages(step),
            // Other stations.
            E::LinkFound { player: whose, role: capacity, again, stops, waits, runs } => {
                self.link_found_message((*whose, *capacity), *again, *stops, (*waits, *runs))
            }
            E::AssistantAsks { player, name, duties } => self.assistant_question(*player, name, *duties),
            E::AssistantSettled { player, name, outcome } => self.assistant_outcome_message(channel, *player, name, *outcome),
            E::LinkLost { player: whose, role: capacity, stopped, runs } => self.link_lost_message((*whose, *capacity), *stopped, *runs),
            E::SeatReleased { player: whose, kept: false } => self.player_message_with_cue(Cue::PortLost, *whose, "announce-link-freed"),
            E::SeatReleased { player: whose, kept: true } => self.player_message_with_cue(Cue::PortLost, *whose, "announce-link-freed-kept"),
            E::DeviceReplaced { player } => self.player_message_with_cue(Cue::PortLost, *player, "announce-device-replaced"),
            E::LinkDenied { player: whose, what } => self.link_denied_message(*whose, what),
            E::HistoryDiffers { player: whose } => self.player_message_with_cue(Cue::Difference, *whose, "announce-link-history-differs"),
        }]
    }

    /// Something of a player that is shown, and heard as a cue alone.
    fn cued(&self, cue: Earcon, by: Color, id: &str) -> Message {
        self.build_message_with_line(Private, Some(cue), id, by)
    }

    /// Something of a player, told in the hall after a cue.
    pub(super) fn player_message_with_cue(&self, cue: Earcon, by: Color, id: &str) -> Message {
        self.build_message(Hall, Some(cue), id, by)
    }
}
