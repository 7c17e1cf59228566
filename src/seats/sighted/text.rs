//! Put into words what stands on the screen beside the board: what is awaited, the link, the clocks, the buttons.

use super::act::stands_alone;
use super::hands::BoardHands;
use super::standing::{has_the_move, left_of, owes_repetition, takes_in_passing, theirs};
use super::wish::TypedRequest;
use super::{BoardAction, BoardModel, standing};
use ansage_game::board::transfer;
use ansage_game::castling::CastlingHomes;
use ansage_game::event::EventKind;
use ansage_game::moment::Span;
use ansage_game::seat::{Color, color_name};
use ansage_game::shapes::{HandsOutcome, PartialMove};
use ansage_game::view::{AwaitedAct, View};
use ansage_words::locale::Args;
use ansage_words::presentation::awaited::message;
use ansage_words::presentation::doubt::ConfirmationPrompt;
use ansage_words::presentation::rulings::Settlement;
use shakmaty::{Board as Placement, Position};

/// What a button asks for, behind the message with its name.
pub type NamedRequest = (&'static str, TypedRequest);

fn sends(id: &'static str, kind: EventKind) -> NamedRequest {
    (id, TypedRequest::Send(kind))
}

fn asks(id: &'static str, doubt: ConfirmationPrompt) -> NamedRequest {
    (id, TypedRequest::Ask(doubt))
}

impl BoardModel {
    /// A text of this board in the program's language.
    pub(super) fn text(&self, id: &str, args: &Args<'_>) -> String {
        self.setup.presenter.program.text(id, args)
    }

    /// The buttons as they stand now, from the left.
    pub(super) fn buttons(&self, view: &View) -> Vec<NamedRequest> {
        let help = ("sighted-button-help", TypedRequest::Help);
        let turn = ("sighted-button-turn", TypedRequest::Turn);
        let arbiter = sends("sighted-button-arbiter", EventKind::ArbiterCalled);
        let resign = asks("sighted-button-resign", ConfirmationPrompt::Resign);
        if self.asked.is_some() {
            return vec![("console-yes", TypedRequest::Yes), ("console-no", TypedRequest::No), help];
        }
        let Some(own) = self.actor().filter(|_| !matches!(view.awaited, AwaitedAct::Nothing(_))) else {
            return vec![turn, help];
        };
        let clock = sends("sighted-button-clock", EventKind::ClockPressed { player: own });
        match view.awaited {
            AwaitedAct::Start => vec![sends("sighted-button-start", EventKind::Started), arbiter, turn, help],
            AwaitedAct::Resumption | AwaitedAct::Restart(_) if !view.for_arbiter => {
                vec![sends("sighted-button-resume", EventKind::PlayResumed), resign, arbiter, turn, help]
            }
            _ if view.offer.is_some() && view.offer != self.setup.seat => {
                let accept = asks("sighted-button-accept", ConfirmationPrompt::Accept);
                vec![clock, accept, sends("sighted-button-decline", EventKind::DrawDeclined), resign, arbiter, help]
            }
            _ => {
                let adjust = sends("sighted-button-adjust", EventKind::Adjusting);
                vec![clock, adjust, asks("sighted-button-draw", ConfirmationPrompt::Draw), resign, arbiter, help]
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
                (true, true) => Some(of("sighted-owes-both", theirs.player)),
                (true, false) => Some(of("sighted-owes-repetition", theirs.player)),
                (false, true) => Some(of("sighted-owes-execution", theirs.player)),
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
        let shows = self.hands.as_ref().map_or(&self.settled, BoardHands::shows);
        let announced = standing::wanted(view, own, shows);
        let Some((ply, named)) = self.sent else { return announced };
        let mends = view.pending.as_ref().is_some_and(|pending| pending.player == own && pending.ply == ply);
        let next = u32::try_from(view.half_moves.len()).unwrap_or(u32::MAX).saturating_add(1);
        let answers = next + u32::from(view.pending.is_some()) + u32::from(view.reply.is_some()) == ply;
        if !mends && !answers {
            return announced;
        }
        let mut wanted = if mends { view.course.board().clone() } else { announced };
        transfer(&mut wanted, own, named, takes_in_passing(view, named), &CastlingHomes::of(&view.start));
        wanted
    }

    /// What the hands have left to do of a move of their own that is half made; the press would not take it.
    fn half_left(&self, view: &View, own: Color) -> Option<PartialMove> {
        let hands = self.hands.as_ref().filter(|hands| self.has_hands() && hands.held().is_none())?;
        match self.begun(view, own, hands.shows()) {
            HandsOutcome::Begun(half, Some(named)) if stands_alone(view, half, named) => None,
            HandsOutcome::Begun(half, _) => Some(half),
            _ => None,
        }
    }

    /// What is left to do of a half-made move.
    pub(super) fn half_text(&self, half: PartialMove) -> String {
        let (message, values) = left_of(half);
        self.setup.presenter.written(message, values)
    }

    fn awaited_of(&self, view: &View, own: Option<Color>) -> String {
        let mine = |color: Color| Some(color) == own;
        if let AwaitedAct::Nothing(outcome) = view.awaited {
            return self.text("sighted-over", &Args::new().set("result", outcome.result()));
        }
        let suspended = matches!(
            view.awaited,
            AwaitedAct::Settlement(_) | AwaitedAct::Resumption | AwaitedAct::Restart(_) | AwaitedAct::Key(_)
        );
        if own.is_none() && suspended {
            return self.text("sighted-suspended", &Args::new());
        }
        let (shared, replied) = (message(view, own.unwrap_or(Color::White), true), view.reply.is_some());
        let (id, color) = match &view.awaited {
            AwaitedAct::Start => ("sighted-awaited-start", Color::White),
            AwaitedAct::Move(color) if own.is_none() => ("console-awaited-move", *color),
            AwaitedAct::Move(color) if mine(*color) && self.has_hands() => ("sighted-awaited-own-move", *color),
            AwaitedAct::Press(color) if mine(*color) && !replied => ("sighted-awaited-own-press", *color),
            AwaitedAct::Press(color) if own.is_none() || !replied => ("sighted-awaited-press", *color),
            AwaitedAct::Entry(color) => ("sighted-awaited-entry", *color),
            AwaitedAct::Confirmation(color, _) => ("sighted-awaited-confirmation", *color),
            AwaitedAct::Settlement(remedy) => match Settlement::of(remedy, view.for_arbiter) {
                Settlement::Resume(color) if mine(color) => ("console-awaited-settle-resume", color),
                Settlement::Consent(color) if !mine(color) => ("sighted-awaited-consent", color),
                _ => shared,
            },
            AwaitedAct::Seal { player: by, .. } if !mine(*by) => ("sighted-awaited-seal", *by),
            AwaitedAct::Resumption if !view.for_arbiter && !own.is_some_and(|own| view.gives_up_time(own)) => {
                ("console-awaited-resumption", Color::White)
            }
            _ => shared,
        };
        // Nobody else is at this keyboard.
        self.text(id, &Args::new().color(color).set("there", "yes"))
    }

    /// Says what is awaited. Nothing is done by asking.
    pub(super) fn tell_awaited(&mut self, view: &View) -> Vec<BoardAction> {
        if let Some(asked) = &self.asked {
            return self.ask(asked.doubt(), view);
        }
        let told = self.setup.presenter.note(
            "sighted-awaited",
            ansage_words::presentation::MessageValues::new().set("awaited", self.awaited(view).join(" ")),
        );
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

/// Whose flag has fallen while the game goes on: his own first.
fn fallen(view: &View, own: Color) -> Option<Color> {
    let plays = matches!(
        view.awaited,
        AwaitedAct::Move(_) | AwaitedAct::Press(_) | AwaitedAct::LastWord(_) | AwaitedAct::Entry(_)
    );
    [own, !own].into_iter().find(|color| plays && view.clock.is_fallen(*color))
}

/// Whether a game is being played: the opponent's announcement is of use.
fn is_played(view: &View) -> bool {
    !matches!(view.awaited, AwaitedAct::Start | AwaitedAct::Nothing(_) | AwaitedAct::Unsealing)
}

/// A clock's reading: hours, minutes, seconds; tenths in the last ten seconds.
pub fn reading(span: Span) -> String {
    let (secs, tenths) = (span.whole_secs(), span.as_millis() % 1_000 / 100);
    let (hours, minutes, seconds) = (secs / 3_600, secs / 60 % 60, secs % 60);
    if secs < 10 { format!("0:00:{seconds:02}.{tenths}") } else { format!("{hours}:{minutes:02}:{seconds:02}") }
}
