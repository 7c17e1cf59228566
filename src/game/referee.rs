//! Referee one game: take an event, return every effect; read no time, disk, port or locale.
//!
//! [`Referee::handle`] is told events in the order of their moments. Before each it settles what time itself has
//! brought about (a flag, the assistant's press), or a press after the flag would win. It keeps apart, and never
//! merges: the course of the game, what each player's own board shows, and what each player has written. It never
//! rules: it records, compares and tells.
//!
//! ```
//! use ansage::game::event::{Event, EventKind, Port};
//! use ansage::game::{referee::Referee, terms::Terms};
//! use ansage::{moment::Moment, seat::Seat};
//! let mut referee = Referee::open(Terms::new("90+30".parse().unwrap())).unwrap();
//! let event = |kind| Event { at: Moment::START, seat: Seat::White, port: Port::Keyboard, kind };
//! referee.handle(&event(EventKind::Started));
//! let told = referee.handle(&event(EventKind::Announced { words: "P?e4".parse().unwrap() }));
//! assert_eq!(told.len(), 1);
//! ```

mod adjourning;
mod boards;
mod cause;
mod claims;
mod code_at_table;
mod comparing;
mod course;
mod draws;
mod evidence;
mod guiding;
mod irregular;
mod linking;
mod mend;
mod moves;
mod out;
mod pegs;
mod press;
mod remedies;
mod repeating;
mod rulings;
mod shown;
mod time;
mod touching;
mod unpromoted;
mod view;

pub use adjourning::commitment;
use cause::{Cause, Offence};
use out::Out;

use super::announcement::Telling;
use super::board::{Board, Transfer};
use super::claim::Remedy;
use super::clock::{AfterPress, Clock};
use super::effect::{Difference, Effect, EffectKind};
use super::event::{Event, EventKind, Port, Word};
use super::laws::Rules;
use super::outcome::Outcome;
use super::pending::{HalfMove, Pending};
use super::refusal::Refusal;
use super::ruling::Duties;
use super::score::Score;
use super::start::{self, BadStart};
use super::terms::{Mode, Terms};
use super::touch::{Complaint, Touches};
use crate::moment::Moment;
use crate::seat::{ByColor, Color};
use shakmaty::Chess;

/// The version of the rules in this file and below. Another version may bring about other effects from the same
/// events; the journal compares digests then.
pub const VERSION: u32 = 3;

/// The first version that knows the editions' parameters.
const EDITIONS_SINCE: u32 = 2;

/// The first version in which `resume` carries out what stands without telling that it is upheld, and in which nothing
/// cannot be added.
const RECONCILES_SINCE: u32 = 3;

/// The state of one game.
#[derive(Debug, Clone)]
pub struct Referee {
    terms: Terms,
    /// The version by whose rules the journal was begun.
    version: u32,
    /// The edition's rules as the arbiter has adapted them (D.1).
    rules: Rules,
    duties: ByColor<Duties>,
    start: Chess,
    half_moves: Vec<HalfMove>,
    position: Chess,
    pending: Option<Pending>,
    /// What the player to move has told of the execution of his next move, which he has not announced yet.
    early: Vec<Transfer>,
    /// What each player has touched since his turn began (article 4).
    touches: ByColor<Touches>,
    /// The right to complain of the latest half-move (4.8).
    complaint: Option<Complaint>,
    /// A sighted player who pressed before his move was entered.
    replied: Option<Color>,
    clock: Clock,
    started: bool,
    suspended: Option<Cause>,
    outcome: Option<Outcome>,
    boards: ByColor<Board>,
    /// Whether a player's board was found before.
    found_before: ByColor<bool>,
    /// How the event in hand reached the program.
    port: Port,
    /// Who sits at a station of his own.
    links: linking::Links,
    /// The differences last told of each board, so that none is told twice.
    differences_told: ByColor<Vec<Difference>>,
    /// Whether the arbiter's case was told of each board.
    case_told: ByColor<bool>,
    scores: ByColor<Score>,
    offer: Option<Color>,
    /// A word spoken for the owner's opponent that awaits his key.
    word: Option<Word>,
    utterances: u32,
    last_told: Option<(Color, Telling)>,
    /// The move withdrawn as illegal, which may still turn out to be misheard.
    offence: Option<Pending>,
    /// Whether it counts.
    offence_as: Offence,
    /// Illegal moves completed by each, as far as they count.
    offences: ByColor<u32>,
    /// What the Laws provide, until it is upheld or set aside.
    remedy: Option<Remedy>,
    /// A claim of a quickplay finish on which the arbiter has postponed his decision (10.2, G.5, III.5).
    postponed: Option<Remedy>,
    /// The move a player has written for a wrong claim, and must make (9.5.3).
    bound: Option<(Color, Telling)>,
    adjournment: Option<adjourning::Adjournment>,
    /// What the arbiter's code is checked by; none where no arbiter has taken the desk.
    arbiter: Option<String>,
    /// A code that was typed at the table, and is not confirmed.
    proposed_code: Option<code_at_table::Proposed>,
    at_desk: bool,
    /// Whether the desk is not at this station's console.
    remote: bool,
    /// The facts of every complaint about touched pieces, for the arbiter to ask for.
    facts: Vec<EffectKind>,
    /// What waits for the arbiter to take the desk.
    for_desk: Vec<EffectKind>,
    /// When the game was started, and what the clocks showed then.
    begun: Option<AfterPress>,
    /// When the program was last opened on this game: from then on somebody can be late for the resumption.
    resumed_at: Option<Moment>,
    now: Moment,
}

impl Referee {
    /// Opens a game; nothing runs before `start`.
    ///
    /// # Errors
    /// [`BadStart`] where the terms name a position that cannot be played from.
    pub fn open(terms: Terms) -> Result<Referee, BadStart> {
        Referee::open_as(terms, VERSION)
    }

    /// Opens a game whose journal was begun by this version of the referee: it plays on by the rules it was begun with.
    ///
    /// # Errors
    /// As [`Referee::open`].
    pub fn open_as(terms: Terms, version: u32) -> Result<Referee, BadStart> {
        let start = start::of_terms(&terms)?;
        let mut referee = Referee::from_position(terms, start);
        referee.version = version;
        if version < EDITIONS_SINCE {
            referee.rules = Rules::before_editions();
            referee.set_freeze();
            referee.clock.count_as_first_version();
        }
        Ok(referee)
    }

    /// Opens a game from the usual position, whatever the terms name.
    pub fn usual(terms: Terms) -> Referee {
        Referee::from_position(Terms { start: None, chess960: None, ..terms }, Chess::new())
    }

    fn from_position(terms: Terms, start: Chess) -> Referee {
        let mut referee = Referee {
            version: VERSION,
            rules: terms.rules(),
            duties: terms.duties(),
            clock: Clock::new(&terms.time),
            position: start.clone(),
            start,
            half_moves: Vec::new(),
            pending: None,
            early: Vec::new(),
            touches: ByColor::default(),
            complaint: None,
            replied: None,
            started: false,
            suspended: None,
            outcome: None,
            boards: ByColor { white: Board::Assumed, black: Board::Assumed },
            found_before: ByColor::default(),
            port: Port::Station,
            links: linking::Links::default(),
            differences_told: ByColor::default(),
            case_told: ByColor::default(),
            scores: ByColor::default(),
            offer: None,
            word: None,
            utterances: 0,
            last_told: None,
            offence: None,
            offence_as: Offence::None,
            offences: ByColor::default(),
            remedy: None,
            postponed: None,
            bound: None,
            adjournment: None,
            arbiter: None,
            proposed_code: None,
            at_desk: false,
            remote: false,
            facts: Vec::new(),
            for_desk: Vec::new(),
            begun: None,
            resumed_at: None,
            now: Moment::START,
            terms,
        };
        referee.set_freeze();
        for color in Color::ALL {
            *referee.boards.get_mut(color) = referee.first_board(color);
        }
        referee
    }

    /// The table's rules.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Both clocks.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The position the game started from.
    pub fn start_position(&self) -> &Chess {
        &self.start
    }

    /// Every completed half-move in order, withdrawn ones too.
    pub fn half_moves(&self) -> &[HalfMove] {
        &self.half_moves
    }

    /// What a player has written.
    pub fn score(&self, who: Color) -> &Score {
        self.scores.get(who)
    }

    /// Handles one event and returns everything it brings about.
    pub fn handle(&mut self, event: &Event) -> Vec<Effect> {
        let mut out = Out::default();
        let at = event.at.max(self.now);
        let last = self.now;
        if !matches!(event.kind, EventKind::Opened { .. } | EventKind::Resumed { .. }) {
            self.settle(at, &mut out);
        }
        self.now = at;
        self.port = event.port;
        let wanted = self.wanted_on_pegs();
        let who = event.seat.color().unwrap_or(self.terms.owner);
        match &event.kind {
            EventKind::Opened { .. } => {}
            _ if self.handle_link(event, who, at, &mut out) => {}
            _ if self.is_from_elsewhere(event) => out.refuse(who, Refusal::NoArbiter),
            _ if self.answer_code(event, who, &mut out) => {}
            EventKind::Resumed { .. } => self.reopen(last, &mut out),
            EventKind::Left => self.leave(at, &mut out),
            EventKind::Started => self.begin_game(at, who, &mut out),
            EventKind::Board(report) => self.board_reports(who, report, at, &mut out),
            EventKind::PlayResumed => self.resume_play(at, event.seat, who, &mut out),
            EventKind::TimeSet { time } => self.set_time(who, time, &mut out),
            EventKind::DeskTaken { verifier, arbiter } => {
                self.take_desk((verifier, arbiter), who, event.port, &mut out);
            }
            EventKind::CodeProposed { verifier, arbiter } => self.propose_code((verifier, arbiter), who, &mut out),
            EventKind::CodeConfirmed => out.refuse(who, Refusal::NothingStands),
            EventKind::DeskLeft => self.leave_desk(who, &mut out),
            EventKind::Ruled { ruling } => self.rule(ruling, who, at, &mut out),
            EventKind::Unsealed { salt, words } => self.unseal(salt, *words, at, &mut out),
            EventKind::DeadlineReached => {}
            EventKind::AnnouncementHeard { utterance } => self.heard(*utterance, at, &mut out),
            EventKind::AgainAsked => self.tell_again(who, &mut out),
            EventKind::ComparisonAsked => self.tell_compared(event.seat, who, &mut out),
            EventKind::Asked { question } => self.ask(who, *question, at, &mut out),
            EventKind::NotUnderstood { text, understood, part } => {
                let (text, understood, part) = (text.clone(), understood.clone(), part.clone());
                out.refuse(who, Refusal::NotUnderstood { text, understood, part });
            }
            kind => self.handle_play(kind, who, at, &mut out),
        }
        self.drop_overtaken_code(&mut out);
        self.follow_words(&wanted, at, &mut out);
        self.name_arbiter(event, &mut out);
        out.0
    }

    /// The events that need a game going on, or at least one that was begun and is not over.
    fn handle_play(&mut self, kind: &EventKind, who: Color, at: Moment, out: &mut Out) {
        if let EventKind::Misheard { words } = kind {
            return self.mishear(who, words, at, out);
        }
        if let Some(refusal) = self.not_playing(kind) {
            return out.refuse(who, refusal);
        }
        match kind {
            EventKind::Announced { words } => self.announce(who, words, at, out),
            EventKind::AnnounceAsked => self.announce_pegs(who, at, out),
            EventKind::Corrected { words } => self.correct(who, words, out),
            EventKind::Repeated { words } => self.repeat(who, words, out),
            EventKind::Executed { from, to, placed } => {
                self.execute(who, Transfer { from: *from, to: *to, placed: *placed }, out);
            }
            EventKind::Wrote { text, words } => self.write(who, text, *words, out),
            EventKind::Touched { square } => self.touch(who, *square, out),
            EventKind::Adjusting => self.adjust(who, out),
            EventKind::ClockPressed { by } => self.press(*by, who, at, out),
            EventKind::PressCancelled => self.cancel_press(who, out),
            EventKind::SpokenFor { word } => self.speak_for(word, out),
            EventKind::DrawOffered => self.offer_draw(who, who, out),
            EventKind::DrawAccepted => self.accept_draw(who, who, at, out),
            EventKind::DrawDeclined => self.decline_draw(who, who, out),
            EventKind::Resigned => self.resign(who, at, out),
            EventKind::FlagClaimed => self.claim_flag(who, who, at, out),
            EventKind::Claimed { claim } => self.claim(who, who, claim, at, out),
            EventKind::Consented => self.consent(who, who, at, out),
            EventKind::Sealed { commitment, wall } => self.seal(who, commitment.as_ref(), wall, out),
            EventKind::ArbiterCalled => self.call_arbiter(who, at, out),
            EventKind::TakeBack => self.take_back(who, at, out),
            _ => {}
        }
    }

    /// The number of standing half-moves.
    fn ply(&self) -> u32 {
        self.standing().count() as u32
    }

    /// The standing half-moves.
    fn standing(&self) -> impl DoubleEndedIterator<Item = &HalfMove> {
        self.half_moves.iter().filter(|half_move| !half_move.withdrawn)
    }

    fn is_blind(&self, who: Color) -> bool {
        *self.terms.blind().get(who)
    }

    fn is_practice(&self) -> bool {
        self.terms.mode == Mode::Practice
    }
}
