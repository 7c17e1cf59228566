//! Put into words what stands on the screen beside the board: what is awaited, the link, the clocks, the buttons.

use super::act::is_complete_move;
use super::hands::BoardHands;
use super::standing::{
    is_repetition_owed, is_to_move, is_unfinished_en_passant, opponents_latest_move, remaining_step_message,
};
use super::wish::TypedRequest;
use super::{BoardAction, BoardModel, standing};
use ansage_game::board::apply_named_move;
use ansage_game::castling::CastlingHomes;
use ansage_game::event::EventKind;
use ansage_game::moment::Span;
use ansage_game::seat::{Color, color_name};
use ansage_game::shapes::{HandsOutcome, PartialMove};
use ansage_game::view::{AwaitedAct, View};
use ansage_words::locale::Args;
use ansage_words::presentation::awaited::awaited_message_id;
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
    pub(super) fn message_text(&self, id: &str, args: &Args<'_>) -> String {
        self.setup.presenter.program.message_text(id, args)
    }

    /// The buttons as they stand now, from the left.
    pub(super) fn button_requests(&self, view: &View) -> Vec<NamedRequest> {
        let help = ("sighted-button-help", TypedRequest::Help);
        let turn = ("sighted-button-turn", TypedRequest::Turn);
        let arbiter = sends("sighted-button-arbiter", EventKind::ArbiterCalled);
        let resign = asks("sighted-button-resign", ConfirmationPrompt::Resign);
        if self.asked.is_some() {
            return vec![("console-yes", TypedRequest::Yes), ("console-no", TypedRequest::No), help];
        }
        let Some(own) = self.acting_color().filter(|_| !matches!(view.awaited, AwaitedAct::Nothing(_))) else {
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
    pub(super) fn awaited_texts(&self, view: &View) -> Vec<String> {
        let plain = |id: &str| self.message_text(id, &Args::new());
        let of = |id: &str, color: Color| self.message_text(id, &Args::new().with_color(color));
        let Some(own) = self.acting_color() else { return vec![self.awaited_of(view, None)] };
        let mut lines = Vec::new();
        if let Some(by) = view.desk.code_asked {
            let mine = self.is_asked_for_code(view);
            lines.push(of(if mine { "console-awaited-code-own" } else { "console-awaited-code-there" }, by));
        }
        if is_played(view) && !self.marked_differences(view).is_empty() {
            lines.push(plain("sighted-mend"));
        } else if let Some(theirs) = opponents_latest_move(view, own).filter(|_| is_played(view)) {
            let hands = self.hands.as_ref().filter(|_| self.has_own_hands_on_board());
            let executed = || !self.setup.electronic || !view.owed.get(own).execute;
            let stands = hands.map_or_else(executed, |hands| *hands.shown_placement() == self.expected_board(view));
            let unplayed = !stands && !self.has_moved(view, own);
            let repeats = is_repetition_owed(view, own) && self.repeated.is_none();
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
        let left = self.half_left(view, own).map(|half| self.remaining_step_text(half));
        lines.extend(left.or_else(|| fallen(view, own).is_none().then(|| self.awaited_of(view, Some(own)))));
        lines
    }

    /// Whether the hands have begun a move of their own on a board that showed everything.
    fn has_moved(&self, view: &View, own: Color) -> bool {
        let begun = self.settled == standing::expected_board(view, own, &self.settled)
            || !self.touched.is_empty()
            || self.sent.is_some();
        is_to_move(view, own) && begun
    }

    /// What this board should show: everything announced, the player's own move on its way to the host included.
    pub(super) fn expected_board(&self, view: &View) -> Placement {
        let Some(own) = self.setup.seat else { return view.expected_board() };
        let shows = self.hands.as_ref().map_or(&self.settled, BoardHands::shown_placement);
        let announced = standing::expected_board(view, own, shows);
        let Some((ply, named)) = self.sent else { return announced };
        let mends = view.pending.as_ref().is_some_and(|pending| pending.player == own && pending.ply == ply);
        let next = u32::try_from(view.half_moves.len()).unwrap_or(u32::MAX).saturating_add(1);
        let answers = next + u32::from(view.pending.is_some()) + u32::from(view.reply.is_some()) == ply;
        if !mends && !answers {
            return announced;
        }
        let mut wanted = if mends { view.course.board().clone() } else { announced };
        apply_named_move(
            &mut wanted,
            own,
            named,
            is_unfinished_en_passant(view, named),
            &CastlingHomes::from_start_position(&view.start),
        );
        wanted
    }

    /// What the hands have left to do of a move of their own that is half made; the press would not take it.
    fn half_left(&self, view: &View, own: Color) -> Option<PartialMove> {
        let hands =
            self.hands.as_ref().filter(|hands| self.has_own_hands_on_board() && hands.piece_in_hand().is_none())?;
        match self.find_begun_move(view, own, hands.shown_placement()) {
            HandsOutcome::Begun(half, Some(named)) if is_complete_move(view, half, named) => None,
            HandsOutcome::Begun(half, _) => Some(half),
            _ => None,
        }
    }

    /// What is left to do of a half-made move.
    pub(super) fn remaining_step_text(&self, half: PartialMove) -> String {
        let (message, values) = remaining_step_message(half);
        self.setup.presenter.written_text(message, values)
    }

    fn awaited_of(&self, view: &View, own: Option<Color>) -> String {
        let mine = |color: Color| Some(color) == own;
        if let AwaitedAct::Nothing(outcome) = view.awaited {
            return self.message_text("sighted-over", &Args::new().set("result", outcome.tournament_result()));
        }
        let suspended = matches!(
            view.awaited,
            AwaitedAct::Settlement(_) | AwaitedAct::Resumption | AwaitedAct::Restart(_) | AwaitedAct::Key(_)
        );
        if own.is_none() && suspended {
            return self.message_text("sighted-suspended", &Args::new());
        }
        let (shared, replied) = (awaited_message_id(view, own.unwrap_or(Color::White), true), view.reply.is_some());
        let (id, color) = match &view.awaited {
            AwaitedAct::Start => ("sighted-awaited-start", Color::White),
            AwaitedAct::Move(color) if own.is_none() => ("console-awaited-move", *color),
            AwaitedAct::Move(color) if mine(*color) && self.has_own_hands_on_board() => {
                ("sighted-awaited-own-move", *color)
            }
            AwaitedAct::Press(color) if mine(*color) && !replied => ("sighted-awaited-own-press", *color),
            AwaitedAct::Press(color) if own.is_none() || !replied => ("sighted-awaited-press", *color),
            AwaitedAct::Entry(color) => ("sighted-awaited-entry", *color),
            AwaitedAct::Confirmation(color, _) => ("sighted-awaited-confirmation", *color),
            AwaitedAct::Settlement(remedy) => match Settlement::from_remedy(remedy, view.for_arbiter) {
                Settlement::Resume(color) if mine(color) => ("console-awaited-settle-resume", color),
                Settlement::Consent(color) if !mine(color) => ("sighted-awaited-consent", color),
                _ => shared,
            },
            AwaitedAct::Seal { player: by, .. } if !mine(*by) => ("sighted-awaited-seal", *by),
            AwaitedAct::Resumption
                if !view.for_arbiter && !own.is_some_and(|own| view.can_give_up_proposed_time(own)) =>
            {
                ("console-awaited-resumption", Color::White)
            }
            _ => shared,
        };
        // Nobody else is at this keyboard.
        self.message_text(id, &Args::new().with_color(color).set("there", "yes"))
    }

    /// Says what is awaited. Nothing is done by asking.
    pub(super) fn show_awaited(&mut self, view: &View) -> Vec<BoardAction> {
        if let Some(asked) = &self.asked {
            return self.ask_confirmation(asked.prompt(), view);
        }
        let told = self.setup.presenter.private_message(
            "sighted-awaited",
            ansage_words::presentation::MessageValues::new()
                .set_own_text("awaited", self.awaited_texts(view).join(" ")),
        );
        self.show_note(told)
    }

    /// How the link stands.
    pub(super) fn link_text(&self) -> String {
        let link = self.link;
        let args = Args::new().set("unsent", link.unsent);
        match (link.there, link.delay, link.unsent) {
            (false, _, 0) => self.message_text("sighted-link-lost", &Args::new()),
            (false, ..) => self.message_text("sighted-link-lost-waiting", &args),
            (true, Some(delay), _) => self
                .message_text("sighted-link-delay", &Args::new().set_own_text("millis", delay.as_millis().to_string())),
            (true, None, _) => self.message_text("sighted-link-there", &Args::new()),
        }
    }

    /// Whose board this is.
    pub(super) fn title(&self) -> String {
        match self.setup.seat.filter(|_| self.acting_color().is_some()) {
            Some(color) => self.message_text("sighted-title", &Args::new().with_color(color)),
            None => self.message_text("sighted-title-looks-on", &Args::new()),
        }
    }

    /// A clock on its line: whose, what it shows, and in words whether it runs.
    pub(super) fn clock_text(&self, view: &View, color: Color) -> String {
        let runs = if view.running == Some(color) { "yes" } else { "no" };
        let reading = view.clocks.get(color).map_or_else(|| "-".to_owned(), clock_reading_text);
        self.message_text(
            "sighted-clock",
            &Args::new().with_color(color).set_own_text("reading", reading).set("runs", runs),
        )
    }

    /// Who has offered a draw, while the offer stands.
    pub(super) fn offer_text(&self, view: &View) -> Option<String> {
        let by = view.offer?;
        let id = if Some(by) == self.setup.seat { "announce-offer-stands" } else { "announce-draw-offered" };
        Some(self.message_text(id, &Args::new().set("color", color_name(by))))
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
pub fn clock_reading_text(span: Span) -> String {
    let (secs, tenths) = (span.whole_secs(), span.as_millis() % 1_000 / 100);
    let (hours, minutes, seconds) = (secs / 3_600, secs / 60 % 60, secs % 60);
    if secs < 10 { format!("0:00:{seconds:02}.{tenths}") } else { format!("{hours}:{minutes:02}:{seconds:02}") }
}
