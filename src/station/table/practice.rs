//! Seat the program's opponent at this table, in a game of practice. His acts pass the same door as those of a joined station,
//! and what he learns is what his seat may see.

use super::Station;
use crate::station::engine::{ChoiceAnswer, ChoiceQuestion};
use crate::station::inbox::InboxSender;
use crate::station::practice::{FoundOpponent, MoveChoosing, USUAL_LEVEL, engine_fault_message};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::joining::StationRole;
use ansage_game::journal::JournalEntry;
use ansage_game::moment::Moment;
use ansage_game::reading::describe_legal_move;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameMode;
use ansage_game::view::{AwaitedAct, View};
use ansage_link::role::{Sender, check_can_send};
use ansage_opponent::SlipList;
use ansage_seats::practice::{MoveQuestion, OpponentStep, PracticeOpponent, played_moves};
use ansage_words::locale::Lang;
use ansage_words::presentation::MessageValues;
use ansage_words::vocabulary::WordListKind;
use shakmaty::{Chess, Move, Position};

/// The number of his station: nobody else joins a game of practice against the program.
const STATION: u8 = 1;

/// The opponent, and who chooses his moves.
pub(super) struct PracticeSeat {
    opponent: PracticeOpponent,
    color: Color,
    choosing: MoveChoosing,
    /// The number of his last act.
    last_act: u64,
    /// Whether his acts are being recorded: what they bring about he sees when all are.
    is_acting: bool,
}

/// What the player was hinted at in this position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct GivenHint {
    course: Chess,
    chosen: Move,
}

impl Station {
    /// The opponent sits down, and from now on plays. `entries` are those of the journal.
    pub fn seat_program_opponent(
        &mut self,
        found: FoundOpponent,
        entries: &[JournalEntry],
        slot: Option<&InboxSender>,
        at: Moment,
    ) {
        let Some(terms) = self.keeper.terms().and_then(|terms| terms.program_opponent()).cloned() else { return };
        let color = !self.presenter.owner;
        let slips: SlipList = terms.slips.bare().parse().unwrap_or_default();
        let acts = entries.iter().filter_map(|entry| match entry.event.port {
            EventSource::Link { station: STATION, act } => Some(act),
            _ => None,
        });
        let last_act = acts.max().unwrap_or_default();
        let again = entries.iter().any(|entry| matches!(entry.event.kind, EventKind::LinkFound { .. }));
        let kind = EventKind::LinkFound { station: STATION, role: StationRole::Player, again };
        self.record_event(Event { at, seat: Seat::from(color), port: EventSource::Station, kind });
        self.practice = Some(PracticeSeat {
            opponent: PracticeOpponent::new(color, slips, terms.seed, &self.presenter),
            color,
            choosing: found.into_choosing(slot),
            last_act,
            is_acting: false,
        });
        self.show_game_to_opponent(at);
        let is_strange = self.presenter.program.lang() != Lang::De && self.presenter.words == WordListKind::Fide;
        if is_strange && self.screen.has_terminal_lines() && self.settings.is_first_time("practice-german-words") {
            self.present_message(&self.presenter.private_message("practice-german-words", ()));
        }
    }

    /// When the opponent does something.
    pub(super) fn opponents_deadline(&self) -> Option<Moment> {
        self.practice.as_ref().and_then(|seat| seat.opponent.next_deadline())
    }

    /// He does what is due. Nothing, while something is still to be recorded: he would act on what is not on record.
    pub(super) fn let_opponent_act(&mut self, at: Moment) {
        if self.has_unrecorded_events() {
            return;
        }
        if let Some(seat) = &mut self.practice {
            let steps = seat.opponent.act(at);
            self.carry_out_for_opponent(steps, at);
        }
    }

    /// A move is announced, or its last word was heard: he does not press into his own words.
    pub(super) fn note_speech_for_opponent(&mut self, kind: &EventKind) {
        let is_heard = match kind {
            EventKind::AnnouncementHeard { .. } => true,
            EventKind::Announced { .. } | EventKind::Corrected { .. } => false,
            _ => return,
        };
        self.practice.iter_mut().for_each(|seat| seat.opponent.note_speech(is_heard));
    }

    /// The player has the last announcement repeated: who has slipped then sees it.
    pub(super) fn remind_opponent(&mut self, at: Moment) {
        self.practice.iter_mut().for_each(|seat| seat.opponent.be_reminded(at));
    }

    /// Something was recorded: he sees how the table stands.
    pub(super) fn show_game_to_opponent(&mut self, at: Moment) {
        if self.practice.as_ref().is_none_or(|seat| seat.is_acting) {
            return;
        }
        let view = self.view(at);
        let Some(seat) = &mut self.practice else { return };
        let steps = seat.opponent.take_view(view, at);
        self.carry_out_for_opponent(steps, at);
    }

    /// A move was chosen: his, or the one that the player asked for.
    pub fn handle_chosen_move(&mut self, answer: ChoiceAnswer, at: Moment) {
        match answer {
            ChoiceAnswer::Hint(ply, chosen) => self.present_hint(ply, chosen, at),
            ChoiceAnswer::Opponents(answer, given_up) => {
                if let Some(fault) = given_up {
                    self.present_message(&engine_fault_message(&self.presenter, "practice-engine-failed", &fault));
                }
                let Some(seat) = &mut self.practice else { return };
                let steps = seat.opponent.take_choice(answer, at);
                self.carry_out_for_opponent(steps, at);
            }
        }
    }

    fn carry_out_for_opponent(&mut self, steps: Vec<OpponentStep>, at: Moment) {
        let mut has_acted = false;
        for step in steps {
            let Some(seat) = &mut self.practice else { return };
            match step {
                OpponentStep::Choose(question) => {
                    if let Some(answer) = seat.choosing.ask(ChoiceQuestion::Opponents(question)) {
                        self.handle_chosen_move(answer, at);
                    }
                }
                OpponentStep::Act(kind) => {
                    (has_acted, seat.is_acting) = (true, true);
                    seat.last_act += 1;
                    let (color, act) = (seat.color, seat.last_act);
                    self.record_opponents_act(color, act, kind, at);
                }
            }
        }
        if has_acted {
            if let Some(seat) = &mut self.practice {
                seat.is_acting = false;
            }
            self.show_game_to_opponent(at);
        }
    }

    /// What a joined player may not send, he does not do either.
    fn record_opponents_act(&mut self, color: Color, act: u64, kind: EventKind, at: Moment) {
        let Some(terms) = self.keeper.terms() else { return };
        let sender = Sender { role: StationRole::Player, seat: color };
        if check_can_send(sender, terms.duties(), color, terms.blind_players(), &kind).is_ok() {
            let port = EventSource::Link { station: STATION, act };
            self.record_event(Event { at, seat: Seat::from(color), port, kind });
        }
    }

    /// The player asks what to play: first where the piece stands, then which move.
    pub(super) fn ask_for_hint(&mut self, at: Moment) {
        let view = self.view(at);
        let (ply, own) = (view.half_moves.len() as u32, self.presenter.owner);
        if view.mode != GameMode::Practice {
            return;
        }
        if view.awaited != AwaitedAct::Move(own) {
            return self.show_refusal("practice-hint-not-now");
        }
        if let Some(hint) = self.hint.as_ref().filter(|hint| hint.course == view.course) {
            let told = describe_legal_move(&view.course, hint.chosen);
            let values = MessageValues::new().set_move("move", &told);
            return self.present_message(&self.presenter.private_message("practice-hint-move", values));
        }
        let (start, moves) = moves_of(&view);
        let question = ChoiceQuestion::Hint(MoveQuestion { ply, start, moves, worth_only: false });
        let answer = match &mut self.practice {
            Some(seat) => seat.choosing.ask(question),
            None => MoveChoosing::without_engine(USUAL_LEVEL).ask(question),
        };
        if let Some(answer) = answer {
            self.handle_chosen_move(answer, at);
        }
    }

    /// Whether the program plays the opponent in this game.
    pub(super) fn is_against_program(&self) -> bool {
        self.keeper.terms().is_some_and(|terms| terms.program_opponent().is_some())
    }

    fn present_hint(&mut self, ply: u32, chosen: Option<Move>, at: Moment) {
        let view = self.view(at);
        let fits = |chosen: &Move| view.half_moves.len() as u32 == ply && view.course.is_legal(*chosen);
        let Some(chosen) = chosen.filter(fits) else { return };
        self.hint = Some(GivenHint { course: view.course.clone(), chosen });
        let square = chosen.from().unwrap_or(chosen.to());
        let values = MessageValues::new().set_square("square", square);
        self.present_message(&self.presenter.private_message("practice-hint-square", values));
    }
}

fn moves_of(view: &View) -> (Chess, Vec<Move>) {
    played_moves(view).map_or((view.course.clone(), Vec::new()), |moves| (view.start.clone(), moves))
}
