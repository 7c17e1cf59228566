//! Watch a game: what must hold after every event, whatever people do.

mod account;
mod cases;
mod code;
mod links;
mod pegs;
mod secret;
mod time;

use account::TimeAccount;
use ansage_game::announcement::{Announcement, NamedMove};
use ansage_game::board::BoardKnowledge;
use ansage_game::effect::{AnnouncementManner, Audience, BoardDifference, Effect, EffectKind};
use ansage_game::event::{Event, EventKind, OpponentsWord};
use ansage_game::moment::Moment;
use ansage_game::outcome::Outcome;
use ansage_game::reading::UnreadableReason;
use ansage_game::referee::Referee;
use ansage_game::refusal::{CourseFault, Refusal};
use ansage_game::ruling::{AssistantDuty, Ruling, RulingChange};
use ansage_game::seat::{ByColor, Color};
use ansage_game::sensed::{BoardReport, SensedEffect};
use ansage_game::terms::{GameMode, GameTerms};
use ansage_game::time_control::TimeControl;
use ansage_game::view::{AwaitedAct, View};
use secret::WatchedSecret;
use shakmaty::{Chess, Position};
use std::collections::BTreeSet;

/// Somebody who looks on.
pub struct TableWatch {
    terms: GameTerms,
    time: TimeControl,
    last: View,
    /// Whether an illegal move may have gone unclaimed.
    pub unclaimed: bool,
    /// How the game had ended, if it had: told.
    outcome: Option<Outcome>,
    account: TimeAccount,
    secret: WatchedSecret,
    at_desk: bool,
    /// What the arbiter's code of this game is checked by.
    code: Option<String>,
    /// The same of the one that was typed at the table last.
    proposed: Option<String>,
    /// Whether play is suspended, and whether a remedy stands, as far as it was told.
    suspended: bool,
    remedy: bool,
    /// Whose counter the arbiter has set.
    counted: ByColor<bool>,
    seen: usize,
    /// The utterance whose last word counts for the player's latest move.
    utterance: ByColor<u32>,
    /// The number of half-moves for which an announcement may still be delayed.
    delayed: usize,
    /// When the arbiter last let play go on.
    resumed: Option<Moment>,
    heard: BTreeSet<u32>,
    /// The squares last told of each board.
    told: ByColor<Vec<BoardDifference>>,
    case: ByColor<bool>,
    seen_pegs: pegs::PegTrace,
}

impl TableWatch {
    /// Looks on from the opening.
    pub fn new(referee: &Referee) -> TableWatch {
        TableWatch {
            terms: referee.terms().clone(),
            time: referee.terms().time.clone(),
            last: referee.view(Default::default()),
            unclaimed: false,
            outcome: referee.outcome(),
            account: TimeAccount::new(&referee.terms().time, referee.rules_in_force().first_increment),
            secret: WatchedSecret::default(),
            at_desk: false,
            code: referee.terms().arbiter_code.clone(),
            proposed: None,
            suspended: false,
            remedy: false,
            counted: ByColor::default(),
            seen: 0,
            utterance: ByColor::default(),
            heard: BTreeSet::new(),
            delayed: 0,
            resumed: None,
            told: ByColor::default(),
            case: ByColor::default(),
            seen_pegs: pegs::PegTrace::default(),
        }
    }

    /// Looks at what an event brought about; `sealed` is what lies in the envelope.
    pub fn see(&mut self, event: &Event, effects: &[Effect], referee: &Referee, sealed: Option<&Announcement>) {
        let view = referee.view(event.at);
        if let EventKind::AnnouncementHeard { utterance } = event.kind {
            self.heard.insert(utterance);
        }
        let was_at_desk = self.at_desk;
        for effect in effects {
            self.note(event, effect, effects, &view);
            self.audience(effect, was_at_desk, &view);
            self.no_advice(effect);
        }
        self.time(event, effects, &view, referee);
        self.made_before_the_clock(event, effects, &view);
        self.boards(event, effects, &view);
        self.made_on_the_board(event, effects, &view);
        self.pegs(event, effects, &view, referee);
        self.counters(&view);
        self.cases(event, effects, (&view, referee.outcome()));
        self.links(event, effects, &view);
        self.code(event, effects, &view);
        self.secret.see(event, effects, referee, sealed);
        self.seen += 1;
        if self.seen.is_multiple_of(16) {
            course_is_legal(referee, &view, self.unclaimed);
        }
        self.unclaimed |= view.rules.illegal_on_claim;
        self.outcome = referee.outcome();
        self.last = view;
    }

    fn note(&mut self, event: &Event, effect: &Effect, effects: &[Effect], view: &View) {
        match &effect.kind {
            EffectKind::DeskTaken { .. } => self.at_desk = true,
            EffectKind::DeskLeft => self.at_desk = false,
            EffectKind::TimeSet { time, .. } => self.time = time.clone(),
            EffectKind::RulingApplied(RulingChange::CountSet { player: whose, .. }) => {
                *self.counted.get_mut(*whose) = true
            }
            EffectKind::RulingApplied(RulingChange::CourseRestored { .. }) => self.case = ByColor::default(),
            // A move that was only announced changes no board by going.
            EffectKind::RulingApplied(RulingChange::PositionRestored { .. })
                if view.half_moves.len() == self.last.half_moves.len() && self.last.pending.is_some() => {}
            EffectKind::TakenBack { .. } | EffectKind::RulingApplied(RulingChange::PositionRestored { .. }) => {
                self.told = ByColor::default();
                self.case = ByColor::default();
            }
            EffectKind::MoveAnnounced { utterance, player: by, manner, .. } => {
                // What is in the making again, after the program was closed or a result stood, is heard anew.
                let anew = matches!(
                    event.kind,
                    EventKind::ProgramResumed { .. } | EventKind::Ruled { ruling: Ruling::Continue }
                );
                let anew = anew && !self.heard.contains(self.utterance.get(*by));
                let counts = *manner != AnnouncementManner::Repeated || anew;
                if counts {
                    *self.utterance.get_mut(*by) = *utterance;
                }
            }
            // His board is seen no more, or another one is.
            EffectKind::LinkFound { player: whose, .. }
            | EffectKind::LinkLost { player: whose, .. }
            | EffectKind::SeatReleased { player: whose, .. }
                if !matches!(view.boards.get(*whose), BoardKnowledge::Stated(_)) =>
            {
                self.told.get_mut(*whose).clear();
            }
            EffectKind::BoardDiffers { owner: whose, squares } => {
                assert!(!squares.is_empty(), "a difference of no squares");
                self.told.get_mut(*whose).clone_from(squares);
            }
            EffectKind::BoardAgrees { owner: whose } | EffectKind::BoardUnknown { owner: whose } => {
                self.told.get_mut(*whose).clear();
                *self.case.get_mut(*whose) = false;
            }
            EffectKind::BoardsDisputed { owner: whose, squares } => {
                // A board that tells each lift shows it at the press itself.
                let at_press = matches!(
                    event.kind,
                    EventKind::BoardReported(BoardReport::ShownAtPress { .. }) | EventKind::ClockPressed { .. }
                );
                let again = std::mem::replace(self.case.get_mut(*whose), true);
                assert!(!again || at_press, "the same case told twice");
                // What was not carried out yet on a sensed board was no difference so far.
                let sensed = view.boards.get(*whose).as_present_sensed_board().is_some();
                // Or they were told as what the board showed at the press.
                let at_press = SensedEffect::ShownAtPress { player: *whose, squares: squares.clone() };
                let shown = effects.iter().any(|effect| effect.kind == EffectKind::BoardSensed(at_press.clone()));
                // A reply that is promoted with the move before it is judged in the same breath.
                let completed = effects.iter().any(|it| matches!(it.kind, EffectKind::MoveCompleted { .. }));
                let shown = shown || completed;
                assert!(sensed || shown || squares == self.told.get(*whose), "a case of squares that were not told");
            }
            _ => {}
        }
    }

    /// Answers and refusals are private; everything else is public, but the press and the claim that is offered. The
    /// arbiter's facts are told at his desk, and only while he is there.
    fn audience(&self, effect: &Effect, was_at_desk: bool, view: &View) {
        if self.pegs_audience(effect) || self.link_audience(effect) {
            return;
        }
        let facts = matches!(
            effect.kind,
            EffectKind::TouchFacts { .. }
                | EffectKind::TouchAsserted { .. }
                | EffectKind::OfferOutOfTurn { .. }
                | EffectKind::PeriodTimeDue { .. }
                | EffectKind::PeriodTimeOver { .. }
                | EffectKind::RuledBy { .. }
                | EffectKind::ProposalRecorded { .. }
                | EffectKind::CompletedUnpressed { .. }
                | EffectKind::IllegalUnclaimed { .. }
                | EffectKind::ResumedWithoutArbiter { .. }
                | EffectKind::SharedKeyboard { .. }
                | EffectKind::AnnouncementWaited { .. }
                | EffectKind::DecisionPostponed { due: true, .. }
        );
        // What a program that died may have missed is for the arbiter and for everybody.
        let missing = matches!(effect.kind, EffectKind::TimeMissing { .. });
        // Where the arbiter may not signal a flag, blind players have it as if they felt it, and the desk (D.2.5.b).
        // It fell before what happens now, which may change the rules.
        let felt = matches!(effect.kind, EffectKind::FlagFell { .. }) && !self.last.rules.arbiter_calls_flag;
        // What a ruling does to a flag is told as its fall was, but for blind players, who hear the ruling itself.
        let ruled = matches!(effect.kind, EffectKind::RulingApplied(RulingChange::FlagAfterRuling { .. }));
        // What the desk compares while play stands is its own.
        let compared = view.running.is_none()
            && matches!(
                effect.kind,
                EffectKind::BoardDiffers { .. }
                    | EffectKind::BoardAgrees { .. }
                    | EffectKind::ScoresDiffer { .. }
                    | EffectKind::SheetLacks { .. }
            );
        let facts = facts || felt || ruled && !self.last.rules.arbiter_calls_flag;
        let private = matches!(
            effect.kind,
            EffectKind::Refused(_)
                | EffectKind::Answered(_)
                | EffectKind::PressKept
                | EffectKind::PressCancelled
                | EffectKind::ClaimOffered
                | EffectKind::BoardUnknown { .. }
                | EffectKind::CodeRefused { .. }
        );
        let duties = view.duties;
        // Between two stations the program announces whatever anybody's assistant does.
        let joined = view.links.get(!self.terms.owner).has_own_station();
        let announces =
            joined || duties.white.has_duty(AssistantDuty::Announce) || duties.black.has_duty(AssistantDuty::Announce);
        let shown = matches!(effect.kind, EffectKind::MoveAnnounced { .. }) && !announces;
        match effect.to {
            Audience::Desk => {
                // Marks, and the facts of a complaint that is ruled upon or consented to, stand in the record at once.
                let recorded =
                    missing || effect.kind.is_record_mark() || matches!(effect.kind, EffectKind::TouchFacts { .. });
                let there = self.at_desk || was_at_desk || recorded;
                assert!(there, "told at a desk where nobody is: {effect:?}");
                assert!(
                    facts
                        || missing
                        || compared
                        || matches!(effect.kind, EffectKind::Refused(_) | EffectKind::BoardUnknown { .. }),
                    "told at the desk alone: {effect:?}"
                );
            }
            Audience::Seat(who) => {
                // A comparison that tells nothing new is for him who asks again.
                let again = matches!(effect.kind, EffectKind::ComparisonShown(_));
                let felt = felt && *self.terms.blind_players().get(who);
                assert!(
                    private || felt || again || shown && who == self.terms.owner,
                    "told to {who:?} alone: {effect:?}"
                );
            }
            Audience::Hall => assert!(!private && !facts && !shown, "told in the hall: {effect:?}"),
        }
    }

    fn no_advice(&self, effect: &Effect) {
        if self.terms.mode == GameMode::Practice {
            let illegal =
                matches!(effect.kind, EffectKind::IllegalMoveCompleted { .. } | EffectKind::LegalOnMoversBoard { .. });
            return assert!(!illegal, "an illegal move completed in practice");
        }
        match &effect.kind {
            EffectKind::TakenBack { .. }
            | EffectKind::Refused(Refusal::NotLegal { .. } | Refusal::TouchedPieceFirst { .. }) => {
                panic!("advice in a tournament: {effect:?}")
            }
            EffectKind::Refused(
                Refusal::Unreadable(UnreadableReason::Ambiguous { from, .. })
                | Refusal::DictatedMoveFaulty {
                    fault: CourseFault::Unreadable(UnreadableReason::Ambiguous { from, .. }),
                    ..
                },
            ) => {
                assert!(from.is_empty(), "advice in a tournament: {effect:?}");
            }
            EffectKind::Refused(Refusal::Unreadable(UnreadableReason::NoMoveFits { reason })) => {
                assert!(reason.is_none(), "advice in a tournament: {effect:?}");
            }
            _ => {}
        }
    }

    fn boards(&self, event: &Event, effects: &[Effect], view: &View) {
        let told_hands = matches!(event.kind, EventKind::Executed { .. } | EventKind::Misheard { .. })
            || matches!(
                (&event.kind, &self.last.awaited),
                (
                    EventKind::ClockPressed { .. } | EventKind::Confirmed { .. },
                    AwaitedAct::Confirmation(_, OpponentsWord::Execute { .. })
                )
            );
        for whose in Color::ALL {
            let BoardKnowledge::Stated(now) = view.boards.get(whose) else {
                let sensed = matches!(view.boards.get(whose), BoardKnowledge::Sensed(_));
                assert!(sensed || self.told.get(whose).is_empty(), "differences told of a board that is not known");
                continue;
            };
            // A player's move in the making is judged with its announcement; here only what is settled.
            let over = matches!(view.awaited, AwaitedAct::Nothing(_));
            if !over && view.pending.as_ref().is_none_or(|pending| pending.player != whose) {
                assert_eq!(
                    &now.differences(),
                    self.told.get(whose),
                    "what was told of {whose:?}'s board after {:?} {effects:?}",
                    event.kind
                );
            }
            let BoardKnowledge::Stated(before) = self.last.boards.get(whose) else { continue };
            let own_move = effects.iter().any(|effect| match effect.kind {
                EffectKind::TakenBack { .. }
                | EffectKind::RulingApplied(
                    RulingChange::PositionRestored { .. }
                    | RulingChange::DutySet { .. }
                    | RulingChange::CourseRestored { .. },
                ) => true,
                EffectKind::RulingApplied(RulingChange::BoardSet { owner: read, .. }) => read == whose,
                EffectKind::MoveCompleted { player: by, .. } => by == whose,
                EffectKind::MoveAnnounced { player: by, manner, .. } => {
                    by == whose && manner != AnnouncementManner::Repeated
                }
                _ => false,
            });
            assert!(before.shows == now.shows || told_hands || own_move, "nobody touched {whose:?}'s board");
        }
    }

    fn counters(&self, view: &View) {
        let mut ahead = 0;
        for color in Color::ALL {
            let standing = view.half_moves.iter().filter(|half_move| half_move.player == color).count() as u32;
            let completed = *view.completed.get(color);
            if *self.counted.get(color) {
                continue;
            }
            assert!(completed == standing || completed == standing + 1, "{completed} counted, {standing} stand");
            ahead += completed - standing;
        }
        let settled = matches!(view.awaited, AwaitedAct::Move(_) | AwaitedAct::Press(_));
        assert!(ahead <= 1 && !(settled && ahead > 0), "a press is counted for no move");
    }
}

impl TableWatch {
    /// A blind player's own board, where it is known, shows the move that his press has completed.
    fn made_on_the_board(&self, event: &Event, effects: &[Effect], view: &View) {
        // A case that is settled sets a move whatever the board shows.
        let settled = effects.iter().any(|effect| matches!(effect.kind, EffectKind::Upheld));
        // What was entered for him he confirms by his word against what was told of his board.
        let confirmed = matches!(self.last.awaited, AwaitedAct::Key(_));
        let pressed = matches!(event.kind, EventKind::ClockPressed { .. }) && !settled && !confirmed;
        if !pressed || effects.iter().any(|effect| time::claimed_unpromoted(&effect.kind)) {
            return;
        }
        for effect in effects {
            let EffectKind::MoveCompleted { player: by, description: telling, by_word: false, .. } = &effect.kind
            else {
                continue;
            };
            if !self.terms.blind_players().get(*by) {
                continue;
            }
            let NamedMove::Piece { role, to, promotion, .. } = telling.named else { continue };
            let BoardKnowledge::Stated(stated) = view.boards.get(*by) else { continue };
            let shows = stated.shows.piece_at(to);
            let made = Some(promotion.unwrap_or(role).of(*by));
            let announced = stated.announced.piece_at(to);
            assert!(shows == made || shows == announced, "completed {telling:?} while {by:?}'s board shows {shows:?}");
        }
    }
}

/// The course of the game is a row of legal moves, and the view's position is where they lead. Where an illegal move is to
/// be claimed and was not, it stands (B.6 of 2001, C.3 of 2009).
pub fn course_is_legal(referee: &Referee, view: &View, unclaimed: bool) {
    let mut position: Chess = referee.start_position().clone();
    for half_move in referee.half_moves_with_withdrawn().iter().filter(|half_move| !half_move.withdrawn) {
        assert_eq!(half_move.before, position);
        assert!(unclaimed || position.is_legal(half_move.played));
        position.play_unchecked(half_move.played);
    }
    assert_eq!(view.course, position);
}
