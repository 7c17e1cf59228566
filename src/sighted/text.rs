//! Put into words what stands on the screen beside the board: what is awaited, the link, the clocks, the buttons.

use super::act::stands_alone;
use super::hands::Hands;
use super::made::{Half, Made};
use super::standing::{has_the_move, owes_repetition, takes_in_passing, theirs};
use super::{Do, Model, standing};
use crate::game::board::transfer;
use crate::game::castling::Homes;
use crate::game::claim::Remedy;
use crate::game::view::{Awaited, View};
use crate::locale::Args;
use crate::moment::Span;
use crate::presentation::rulings::Settling;
use crate::seat::{Color, color_name};
use shakmaty::{Board as Placement, Position};

/// A button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pushed {
    /// The player's clock.
    Clock,
    /// He offers a draw.
    Draw,
    /// He accepts the draw.
    Accept,
    /// He declines it.
    Decline,
    /// He resigns.
    Resign,
    /// He adjusts pieces.
    Adjust,
    /// He calls the arbiter.
    Arbiter,
    /// The game begins.
    Start,
    /// Play goes on.
    Resume,
    /// How this board is used.
    Help,
    /// The board is turned round.
    Turn,
    /// Yes to the question.
    Yes,
    /// No to it.
    No,
}

impl Pushed {
    /// The message with its name.
    pub fn id(self) -> &'static str {
        match self {
            Pushed::Clock => "sighted-button-clock",
            Pushed::Draw => "sighted-button-draw",
            Pushed::Accept => "sighted-button-accept",
            Pushed::Decline => "sighted-button-decline",
            Pushed::Resign => "sighted-button-resign",
            Pushed::Adjust => "sighted-button-adjust",
            Pushed::Arbiter => "sighted-button-arbiter",
            Pushed::Start => "sighted-button-start",
            Pushed::Resume => "sighted-button-resume",
            Pushed::Help => "sighted-button-help",
            Pushed::Turn => "sighted-button-turn",
            Pushed::Yes => "console-yes",
            Pushed::No => "console-no",
        }
    }
}

impl Model {
    /// A text of this board in the program's language.
    pub(super) fn text(&self, id: &str, args: &Args<'_>) -> String {
        self.setup.presenter.program.text(id, args)
    }

    /// The buttons as they stand now, from the left.
    pub(super) fn buttons(&self, view: &View) -> Vec<Pushed> {
        if self.asked.is_some() {
            return vec![Pushed::Yes, Pushed::No, Pushed::Help];
        }
        if self.actor().is_none() || matches!(view.awaited, Awaited::Nothing(_)) {
            return vec![Pushed::Turn, Pushed::Help];
        }
        let offered = view.offer.is_some() && view.offer != self.setup.seat;
        match view.awaited {
            Awaited::Start => vec![Pushed::Start, Pushed::Arbiter, Pushed::Turn, Pushed::Help],
            Awaited::Resumption | Awaited::Restart(_) if !view.for_arbiter => {
                vec![Pushed::Resume, Pushed::Resign, Pushed::Arbiter, Pushed::Turn, Pushed::Help]
            }
            _ if offered => {
                let answers = [Pushed::Clock, Pushed::Accept, Pushed::Decline];
                answers.into_iter().chain([Pushed::Resign, Pushed::Arbiter, Pushed::Help]).collect()
            }
            _ => {
                let acts = [Pushed::Clock, Pushed::Adjust, Pushed::Draw];
                acts.into_iter().chain([Pushed::Resign, Pushed::Arbiter, Pushed::Help]).collect()
            }
        }
    }

    /// What is awaited, the player's own part first.
    pub(super) fn awaited(&self, view: &View) -> Vec<String> {
        let plain = |id: &str| self.text(id, &Args::new());
        let of = |id: &str, color: Color| self.text(id, &Args::new().color(color));
        let Some(own) = self.actor() else { return vec![self.awaited_of(view, None)] };
        let mut lines = Vec::new();
        if let Some(by) = view.desk.code_asked {
            let mine = self.is_asked_for_code(view);
            lines.push(of(if mine { "console-awaited-code-own" } else { "console-awaited-code-there" }, by));
        }
        if is_played(view) && !self.marks(view).is_empty() {
            lines.push(plain("sighted-mend"));
        } else if let Some(theirs) = theirs(view, own).filter(|_| is_played(view)) {
            let hands = self.hands.as_ref().filter(|_| self.has_hands());
            let executed = || !self.setup.electronic || !view.owed.get(own).execute;
            let stands = hands.map_or_else(executed, |hands| *hands.shows() == self.wanted(view));
            let unplayed = !stands && !self.has_moved(view, own);
            let repeats = owes_repetition(view, own) && self.repeated.is_none();
            lines.extend(match (repeats, unplayed) {
                (true, true) => Some(of("sighted-owes-both", theirs.by)),
                (true, false) => Some(of("sighted-owes-repetition", theirs.by)),
                (false, true) => Some(of("sighted-owes-execution", theirs.by)),
                (false, false) => None,
            });
        }
        if self.sent.is_some() {
            lines.push(plain("sighted-being-sent"));
            return lines;
        }
        if let Some(whose) = fallen(view, own) {
            lines.push(of(if whose == own { "sighted-flag-own" } else { "sighted-flag" }, whose));
        }
        let left = self.half_left(view, own).map(|half| self.half_text(half));
        lines.extend(left.or_else(|| fallen(view, own).is_none().then(|| self.awaited_of(view, Some(own)))));
        lines
    }

    /// Whether the hands have begun a move of their own on a board that showed everything.
    fn has_moved(&self, view: &View, own: Color) -> bool {
        let begun = self.settled == standing::wanted(view, own, &self.settled)
            || !self.touched.is_empty()
            || self.sent.is_some();
        has_the_move(view, own) && begun
    }

    /// What this board should show: everything announced, the player's own move on its way to the host included.
    pub(super) fn wanted(&self, view: &View) -> Placement {
        let Some(own) = self.setup.seat else { return view.wanted() };
        let shows = self.hands.as_ref().map_or(&self.settled, Hands::shows);
        let announced = standing::wanted(view, own, shows);
        let Some((ply, named)) = self.sent else { return announced };
        let mends = view.pending.as_ref().is_some_and(|pending| pending.by == own && pending.ply == ply);
        let next = u32::try_from(view.half_moves.len()).unwrap_or(u32::MAX).saturating_add(1);
        let answers = next + u32::from(view.pending.is_some()) + u32::from(view.reply.is_some()) == ply;
        if !mends && !answers {
            return announced;
        }
        let mut wanted = if mends { view.course.board().clone() } else { announced };
        transfer(&mut wanted, own, named, takes_in_passing(view, named), &Homes::of(&view.start));
        wanted
    }

    /// What the hands have left to do of a move of their own that is half made; the press would not take it.
    fn half_left(&self, view: &View, own: Color) -> Option<Half> {
        let hands = self.hands.as_ref().filter(|hands| self.has_hands() && hands.held().is_none())?;
        match self.begun(view, own, hands.shows()) {
            Made::Begun(half, Some(named)) if stands_alone(view, half, named) => None,
            Made::Begun(half, _) => Some(half),
            _ => None,
        }
    }

    /// What is left to do of a half-made move.
    pub(super) fn half_text(&self, half: Half) -> String {
        let of = |id: &str, square: shakmaty::Square| self.text(id, &Args::new().set("square", square.to_string()));
        match half {
            Half::Rook { from, to } => {
                let args = Args::new().set("from", from.to_string()).set("to", to.to_string());
                self.text("sighted-rook-left", &args)
            }
            Half::Pawn(square) => of("sighted-pawn-left", square),
            Half::Promotion(square) => of("sighted-promotion-left", square),
        }
    }

    fn awaited_of(&self, view: &View, own: Option<Color>) -> String {
        let mine = |color: Color| Some(color) == own;
        if let Awaited::Nothing(outcome) = view.awaited {
            return self.text("sighted-over", &Args::new().set("result", outcome.result()));
        }
        let suspended = matches!(
            view.awaited,
            Awaited::Settlement(_) | Awaited::Resumption | Awaited::Restart(_) | Awaited::Key(_)
        );
        if own.is_none() && suspended {
            return self.text("sighted-suspended", &Args::new());
        }
        let replied = view.reply.is_some();
        let (id, color) = match &view.awaited {
            Awaited::Start => ("sighted-awaited-start", Color::White),
            Awaited::Move(color) if mine(*color) && !self.has_hands() => ("console-awaited-own-move", *color),
            Awaited::Move(color) if mine(*color) => ("sighted-awaited-own-move", *color),
            Awaited::Move(color) => ("console-awaited-move", *color),
            Awaited::LastWord(color) => ("announce-press-waits", *color),
            Awaited::Press(color) if mine(*color) && replied => ("console-awaited-own-press-answered", !*color),
            Awaited::Press(color) if mine(*color) => ("sighted-awaited-own-press", *color),
            Awaited::Press(color) if replied && own.is_some() => ("console-awaited-press-answered", *color),
            Awaited::Press(color) => ("sighted-awaited-press", *color),
            Awaited::Entry(color) => ("sighted-awaited-entry", *color),
            Awaited::Confirmation(color, _) => ("sighted-awaited-confirmation", *color),
            Awaited::Settlement(remedy) => settled(remedy, own, view.for_arbiter),
            Awaited::Seal { by, sealed: false } if mine(*by) => ("console-awaited-seal-paper", *by),
            Awaited::Seal { by, .. } if mine(*by) => ("console-awaited-sealed", *by),
            Awaited::Seal { by, .. } => ("sighted-awaited-seal", *by),
            Awaited::Unsealing => ("announce-envelope-closed", Color::White),
            Awaited::Key(color) => ("console-awaited-key", *color),
            Awaited::Restart(_) | Awaited::Resumption if view.for_arbiter => {
                ("console-awaited-resumption-arbiter", Color::White)
            }
            Awaited::Restart(None) => ("console-awaited-restart", Color::White),
            Awaited::Restart(Some(agreed)) if mine(*agreed) => ("console-awaited-restart-other", !*agreed),
            Awaited::Restart(Some(agreed)) => ("console-awaited-restart-own", *agreed),
            Awaited::Resumption if own.is_some_and(|own| view.gives_up_time(own)) => {
                ("console-awaited-resumption-without", Color::White)
            }
            Awaited::Resumption => ("console-awaited-resumption", Color::White),
            Awaited::Nothing(_) => ("sighted-suspended", Color::White),
        };
        // Nobody else is at this keyboard.
        self.text(id, &Args::new().color(color).set("there", "yes"))
    }

    /// Says what is awaited. Nothing is done by asking.
    pub(super) fn tell_awaited(&mut self, view: &View) -> Vec<Do> {
        if let Some(asked) = &self.asked {
            return self.ask(asked.doubt(), view);
        }
        let told = self
            .setup
            .presenter
            .note("sighted-awaited", crate::presentation::Values::new().set("awaited", self.awaited(view).join(" ")));
        self.note(told)
    }

    /// How the link stands.
    pub(super) fn link_text(&self) -> String {
        let link = self.link;
        let args = Args::new().set("unsent", link.unsent);
        match (link.there, link.delay, link.unsent) {
            (false, _, 0) => self.text("sighted-link-lost", &Args::new()),
            (false, ..) => self.text("sighted-link-lost-waiting", &args),
            (true, Some(delay), _) => {
                self.text("sighted-link-delay", &Args::new().set("millis", delay.as_millis().to_string()))
            }
            (true, None, _) => self.text("sighted-link-there", &Args::new()),
        }
    }

    /// Whose board this is.
    pub(super) fn title(&self) -> String {
        match self.setup.seat.filter(|_| self.actor().is_some()) {
            Some(color) => self.text("sighted-title", &Args::new().color(color)),
            None => self.text("sighted-title-looks-on", &Args::new()),
        }
    }

    /// A clock on its line: whose, what it shows, and in words whether it runs.
    pub(super) fn clock_text(&self, view: &View, color: Color) -> String {
        let runs = if view.running == Some(color) { "yes" } else { "no" };
        let reading = view.clocks.get(color).map_or_else(|| "-".to_owned(), reading);
        self.text("sighted-clock", &Args::new().color(color).set("reading", reading).set("runs", runs))
    }

    /// Who has offered a draw, while the offer stands.
    pub(super) fn offer_text(&self, view: &View) -> Option<String> {
        let by = view.offer?;
        let id = if Some(by) == self.setup.seat { "announce-offer-stands" } else { "announce-draw-offered" };
        Some(self.text(id, &Args::new().set("color", color_name(by))))
    }
}

/// How what stands can be settled, and by whom.
fn settled(remedy: &Remedy, own: Option<Color>, for_arbiter: bool) -> (&'static str, Color) {
    let mine = |color: Color| Some(color) == own;
    match Settling::of(remedy, for_arbiter) {
        Settling::Resume(color) if mine(color) => ("console-awaited-settle-resume", color),
        Settling::Resume(color) => ("console-awaited-settle-resume-opponent", color),
        Settling::Consent(color) if mine(color) => ("console-awaited-settle-consent", color),
        Settling::Consent(color) => ("sighted-awaited-consent", color),
        Settling::Flag(color) if mine(color) => ("console-awaited-flag-own", color),
        Settling::Flag(color) => ("console-awaited-flag-opponent", color),
        Settling::Entry(_) | Settling::Arbiter => ("console-awaited-settle-arbiter", Color::White),
    }
}

/// Whose flag has fallen while the game goes on: his own first.
fn fallen(view: &View, own: Color) -> Option<Color> {
    let plays = matches!(view.awaited, Awaited::Move(_) | Awaited::Press(_) | Awaited::LastWord(_) | Awaited::Entry(_));
    [own, !own].into_iter().find(|color| plays && view.clock.is_fallen(*color))
}

/// Whether a game is being played: the opponent's announcement is of use.
fn is_played(view: &View) -> bool {
    !matches!(view.awaited, Awaited::Start | Awaited::Nothing(_) | Awaited::Unsealing)
}

/// A clock's reading: hours, minutes, seconds; tenths in the last ten seconds.
pub fn reading(span: Span) -> String {
    let (secs, tenths) = (span.whole_secs(), span.as_millis() % 1_000 / 100);
    let (hours, minutes, seconds) = (secs / 3_600, secs / 60 % 60, secs % 60);
    if secs < 10 { format!("0:00:{seconds:02}.{tenths}") } else { format!("{hours}:{minutes:02}:{seconds:02}") }
}
