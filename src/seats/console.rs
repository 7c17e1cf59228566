//! Be the blind player's console: keys and typed lines in, intents for the referee and private answers out.
//!
//! [`Console::handle_key`] and [`Console::handle_line`] are pure and give a list of [`ConsoleAction`]s, in the order in which they are to be
//! done. Whatever the player does is answered: by the referee, to whom an event goes, or by the console itself. What
//! could be lost by a slip (a draw, a resignation, a move taken back, leaving) is asked about first; any other command
//! lets the question go. Exploring the board and the echo of typing never reach the referee.
//!
//! Every command is its owner's. At a shared keyboard a typed move is an announcement by the owner's seat: the referee
//! knows whose move it is. The opponent has a press of his own and, in words, `opp ...`.
//!
//! The station shows each [`Message`] with [`Console::add_message`] and speaks it; [`ConsoleAction::Write`] goes to the screen as it is.
//! Where [`Console::is_press_cancelling_key`] says so for a key, an assistant's press that is under way is to be taken back first.
//!
//! ```
//! use ansage_seats::console::{ConsoleAction, Console, ConsoleSetup, keymap::Key};
//! use ansage_game::{event::EventKind, referee::Referee, terms::GameTerms, time_control::TimeControl};
//! use ansage_game::moment::Moment;
//! use ansage_game::seat::{Color, Seat};
//! let referee = Referee::open(GameTerms::new(TimeControl::Untimed)).unwrap();
//! let mut console = Console::new(ConsoleSetup::default_for_owner(Color::White));
//! let pressed = ConsoleAction::Event(Seat::White, EventKind::ClockPressed { player: Color::White });
//! assert_eq!(console.handle_key(Key::Char(' '), &referee.view(Moment::START)), [pressed]);
//! let bounced = console.handle_key(Key::Enter, &referee.view(Moment::START));
//! assert!(matches!(&bounced[..], [ConsoleAction::Tell(told)] if told.line.contains("start")));
//! ```

pub mod answer;
pub mod beginning;
pub mod command;
pub mod desk;
pub mod dial;
#[cfg(not(target_family = "wasm"))]
pub mod driver;
pub mod explore;
pub mod held_key;
pub mod help;
pub mod hidden;
mod interface;
mod joined;
pub mod keymap;
pub mod lesson;
pub mod line;
mod lists;
mod messages;
mod parts;
mod question;
pub mod reply;
pub mod screen;
pub mod secret;
pub mod spellings;
pub mod timing;
mod tuned;
pub mod voice;
mod voices;
mod wishes;

use ansage_game::announcement::{Announcement, OriginHint};
use ansage_game::event::{EventKind, OpponentsWord, Question};
use ansage_game::foreign::PersonName;
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::Seat;
use ansage_game::terms::GameMode;
use ansage_game::view::{AwaitedAct, View};
use ansage_words::locale::Lang;
use ansage_words::presentation::doubt::{ConfirmationPrompt, PromptContext, assistant_answer};
use ansage_words::presentation::{Channel, Earcon, Message, MessageValues, Presenter, StationVoices, Topic};
use command::{Command, LineMeaning};
use dial::AudibleClock;
use dial::settings::CueChange;
use explore::{BoardExplorer, BoardQuery, moves};
use help::{HelpPage, HelpTable};
use keymap::{InputFocus, Key, KeyIntent, LineEdit, SquareQuery};
use line::{InputLine, LONGEST, LineFault, is_one_cell_wide, normalize_typed_text};
use messages::MessageHistory;
use reply::ReplyLines;
use screen::LineScreen;
use shakmaty::Square;
use timing::TimingDialogue;
use voice::EchoMode;
use voices::VoicesRequest;

pub use interface::{BoardRequest, ConsoleAction, ConsoleSetup, LinkRequest, SettingRequest, split_off_once};
pub use tuned::ConsoleTuning;

/// Whether a word spoken for the opponent, or an arbiter's code, waits to be confirmed.
fn is_confirmation(view: &View) -> bool {
    matches!(view.awaited, AwaitedAct::Confirmation(..)) || view.desk.code_asked.is_some()
}

/// How soon after a press the same key is not pressed again, but held, or bounces: terminals repeat a held key after 250
/// to 660 ms, and then every 25 to 50 ms.
const HELD_KEY: Span = Span::from_millis(800);

/// The cells of a display for which the short lines are written.
const DISPLAY_CELLS: usize = 40;

/// A player who presses Enter so soon after a letter has not felt a line that came between, so Enter sends what is typed.
const TYPES_ON: Span = Span::from_secs(1);

/// What ends the focus on the board: a move of the owner's that is completed, and one of his opponent's that must be typed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct BoardFocusContext {
    own_moves: usize,
    is_entry_awaited: bool,
}

impl BoardFocusContext {
    fn of(view: &View) -> BoardFocusContext {
        let own_moves = view.half_moves.iter().filter(|made| made.player == view.owner).count();
        BoardFocusContext { own_moves, is_entry_awaited: matches!(view.awaited, AwaitedAct::Entry(_)) }
    }

    /// Whether what is typed next is a line, as it was not when the board got the focus.
    fn is_over(self, view: &View) -> bool {
        let now = BoardFocusContext::of(view);
        now.own_moves > self.own_moves || now.is_entry_awaited && !self.is_entry_awaited
    }
}

/// The console of one player.
#[derive(Debug, Clone)]
pub struct Console {
    presenter: Presenter,
    on_board: bool,
    /// How the game stood when the board got the focus.
    focused: BoardFocusContext,
    line: InputLine,
    /// When the last letter was typed.
    typed_at: Option<Moment>,
    screen: LineScreen,
    /// What a step has to show, and what of it is not read yet.
    reply: ReplyLines,
    explorer: BoardExplorer,
    /// When the opponent's key was last pressed here while a word of his was asked, for which, and which key.
    confirmed: Option<(Moment, OpponentsWord, EventKind)>,
    /// The square whose piece is taken in mind, to be sent to another.
    selected: Option<Square>,
    /// When a move was announced from the board with the key that is the clock on the line.
    announced_by_space: Option<Moment>,
    /// The question that stands.
    asked: Option<PromptContext>,
    /// The questions about the time control, while they are asked.
    timing: Option<TimingDialogue>,
    hiding: hidden::InputMask,
    page: Option<HelpPage>,
    /// Whether nothing but reading has followed the help key, so that it goes on.
    continues_help: bool,
    /// A list that is being told part by part.
    listed: Vec<Message>,
    /// What was told before.
    messages: MessageHistory,
    /// The place among the moves told, and how many there were, while they are gone through.
    walked: Option<(usize, usize)>,
    /// The opponent's name; may be empty.
    opponent: PersonName,
    echo: EchoMode,
    voices: StationVoices,
    /// What waits for the list of the machine's voices.
    voices_wish: Option<VoicesRequest>,
    dial: AudibleClock,
    /// Whether this is the console of the arbiter's own desk.
    is_post: bool,
    /// Whether another station keeps the journal.
    is_joined: bool,
    /// Whether who sits here only looks on: no key is his.
    looks_on: bool,
    /// In a lesson, the message that says what the learner does next, or that it is over.
    instruction: Option<&'static str>,
    /// Whether a board of the player's own tells what his hands do.
    has_board: bool,
}

impl Console {
    /// A console with the focus on an empty input line.
    pub fn new(setup: ConsoleSetup) -> Console {
        Console {
            on_board: false,
            focused: BoardFocusContext::default(),
            line: InputLine::default(),
            typed_at: None,
            screen: LineScreen::new(setup.output),
            reply: ReplyLines::new(setup.is_holding_back_lines()).with_original_order(setup.has_board),
            explorer: BoardExplorer::new(setup.presenter.owner),
            confirmed: None,
            selected: None,
            announced_by_space: None,
            asked: None,
            timing: None,
            hiding: hidden::InputMask::default(),
            page: None,
            continues_help: false,
            listed: Vec::new(),
            messages: MessageHistory::default(),
            walked: None,
            opponent: setup.opponent,
            echo: setup.echo,
            voices: setup.voices,
            voices_wish: None,
            dial: AudibleClock::new(setup.cues),
            is_post: false,
            is_joined: false,
            looks_on: false,
            instruction: None,
            has_board: setup.has_board,
            presenter: setup.presenter,
        }
    }

    /// The bytes that show a message at once. What is being typed is kept, and the next key prints it again.
    pub fn bytes_to_show_message(&mut self, told: &Message) -> Vec<u8> {
        self.messages.remember_message(told);
        self.screen.bytes_of_message(&told.line)
    }

    /// Takes a message into this step's reply, which is printed by [`Console::bytes_of_reply`]; gives the bytes that show it at once
    /// where there is no terminal, and so nothing under anybody's fingers.
    ///
    /// `is_requested` is whether a command of the player has brought it.
    pub fn add_message(&mut self, told: &Message, is_requested: bool) -> Vec<u8> {
        if self.screen.is_without_cursor() {
            return self.bytes_to_show_message(told);
        }
        self.messages.remember_message(told);
        self.reply.add_lines(&told.line, told.precedence(is_requested));
        Vec::new()
    }

    /// The game is a lesson, in which this message says what the learner does next, or that it is over.
    pub fn set_lesson_instruction(&mut self, id: &'static str) {
        self.instruction = Some(id);
    }

    /// The next step of the lesson, where there is one.
    pub fn instruction_message(&self) -> Option<Message> {
        let id = self.instruction?;
        Some(self.presenter.private_message(id, ()).with_topic(Topic::Instruction))
    }

    /// Whether the input line holds anything.
    pub fn has_typed(&self) -> bool {
        !self.line.is_empty()
    }

    /// Whether it is at a terminal, and no pipe.
    pub fn is_at_terminal(&self) -> bool {
        !self.screen.is_without_cursor()
    }

    /// Whether lines are read one at a time: at a terminal, where no board of the player's own tells line after line.
    pub fn is_paged(&self) -> bool {
        self.is_at_terminal() && !self.has_board
    }

    /// Whether all but the most important line of a step is kept until it is asked for.
    pub fn is_holding_back_lines(&self) -> bool {
        self.reply.is_holding_back()
    }

    /// This step's reply leads with this line.
    pub fn set_leading_line(&mut self, line: &str) {
        self.reply.set_leading_line(line);
    }

    /// The bytes that show what this step has brought: its most important line, or all of them in words.
    pub fn bytes_of_reply(&mut self) -> Vec<u8> {
        self.reply.note_typed_line(!self.line.is_empty());
        let lines = self.reply.finish_step(self.cells_under_fingers());
        lines.iter().flat_map(|line| self.screen.bytes_of_message(line)).collect()
    }

    /// A terminal may be wider than the display that reads it.
    fn cells_under_fingers(&self) -> usize {
        self.screen.usable_cells().min(DISPLAY_CELLS)
    }

    /// The bytes of the next line that waits to be read, where one does.
    fn next_line(&mut self) -> Option<Vec<u8>> {
        let line = self.reply.next_waiting_line(self.cells_under_fingers())?;
        Some(self.screen.bytes_of_message(&line))
    }

    /// The terminal has another width.
    pub fn resize(&mut self, columns: u16) {
        self.screen.resize(columns);
    }

    /// The bytes that show what is left to be shown and end the screen's last line, before leaving.
    pub fn bytes_to_end_screen(&mut self) -> Vec<u8> {
        // What is said last is read without a key: there is none any more.
        self.reply.set_holding_back(false);
        let last = self.bytes_of_reply();
        [last, self.screen.bytes_to_end_line()].concat()
    }

    /// Whether this key holds an assistant's press that is under way (D.2.9.c): every key but the presses.
    pub fn is_press_cancelling_key(&self, key: Key) -> bool {
        !matches!(self.intent(key), Some(KeyIntent::Press | KeyIntent::OpponentPress | KeyIntent::OpponentConfirms))
    }

    /// Whether this key gives a new command: it changes more than the input line, does not only bring the next line of the
    /// reply, and is none of the opponent's keys.
    pub fn is_command_key(&self, key: Key, at: Moment) -> bool {
        match self.intent(key) {
            Some(KeyIntent::Edit(_) | KeyIntent::Stop | KeyIntent::OpponentPress | KeyIntent::OpponentConfirms) => {
                false
            }
            Some(KeyIntent::Submit) if self.is_line_covered(at) => false,
            Some(KeyIntent::Select) if key == Key::Enter && self.reply.has_more() => false,
            Some(KeyIntent::ReadOn | KeyIntent::Submit) if self.reply.has_more() && !self.is_hiding() => {
                let typed = self.line.text();
                let reads_on = typed.trim().is_empty()
                    || command::parse_line(&typed, self.lang(), self.presenter.owner)
                        == LineMeaning::Command(Command::More);
                !reads_on
            }
            _ => true,
        }
    }

    /// The player gives a new command: what is unread of the last reply is dropped.
    pub fn begin_command(&mut self) {
        self.reply.begin_command();
    }

    /// Whether this key only changes the input line: nothing of it reaches the referee.
    pub fn is_editing_key(&self, key: Key) -> bool {
        matches!(self.intent(key), Some(KeyIntent::Edit(_)))
    }

    fn lang(&self) -> Lang {
        self.presenter.program.lang()
    }

    fn seat(&self) -> Seat {
        self.presenter.owner.into()
    }

    fn intent(&self, key: Key) -> Option<KeyIntent> {
        let focus = if self.on_board { InputFocus::Board } else { InputFocus::Line { empty: self.line.is_empty() } };
        keymap::key_intent(focus, key, self.lang())
    }

    fn send(&self, kind: EventKind) -> Vec<ConsoleAction> {
        vec![ConsoleAction::Event(self.seat(), kind)]
    }

    fn plainly(&self, earcon: Option<Earcon>, id: &str) -> Vec<ConsoleAction> {
        vec![ConsoleAction::Tell(answer::message_without_values(&self.presenter, earcon, id))]
    }

    /// A key of the terminal.
    pub fn handle_key(&mut self, key: Key, view: &View) -> Vec<ConsoleAction> {
        let leaves = matches!(self.intent(key), Some(KeyIntent::ToLine | KeyIntent::Cancel));
        if self.on_board && !self.is_post && !leaves && self.focused.is_over(view) {
            self.leave_board();
            let cue = vec![ConsoleAction::Tell(answer::line_focus_cue(&self.presenter))];
            return cue.into_iter().chain(self.handle_key(key, view)).collect();
        }
        let intent = self.intent(key);
        self.screen.note_key_without_echo(match (key, intent) {
            (_, Some(KeyIntent::Edit(_))) => None,
            (Key::Char(letter), _) => Some(letter),
            _ => None,
        });
        let Some(intent) = intent else { return self.key_unknown() };
        if matches!(intent, KeyIntent::Edit(_)) {
            // What is answered instead of typed is felt before Enter sends the line.
            self.typed_at = (!self.is_blank_for_clock(intent, view)).then_some(view.at);
        }
        let reads = matches!(intent, KeyIntent::ReadOn | KeyIntent::Stop | KeyIntent::Message { .. })
            || intent == KeyIntent::Submit && self.line.is_empty();
        self.continues_help &= reads || intent == KeyIntent::Help;
        let at_post = if self.is_post { self.handle_desk_key((intent, key), view) } else { None };
        at_post.unwrap_or_else(|| self.intended((intent, key), view))
    }

    /// Whether the owner has announced his move and is to press his clock.
    fn is_press_awaited(&self, view: &View) -> bool {
        !self.is_post && view.awaited == AwaitedAct::Press(self.presenter.owner)
    }

    /// Whether the last move is the opponent's, and was entered at this keyboard.
    fn is_opponents_entry_last(&self, view: &View) -> bool {
        let owner = self.presenter.owner;
        let is_his = view.half_moves.last().is_some_and(|last| last.player != owner);
        is_his && view.awaited == AwaitedAct::Move(owner) && !self.is_joined && !view.is_at_two_stations()
    }

    fn has_just_announced(&self, view: &View) -> bool {
        self.announced_by_space.is_some_and(|announced| view.at - announced < HELD_KEY)
    }

    /// Whether this blank is meant for the clock: behind another one, or behind what no word can follow, it says nothing in a line.
    fn is_blank_for_clock(&self, intent: KeyIntent, view: &View) -> bool {
        if intent != KeyIntent::Edit(LineEdit::Insert(' ')) || self.is_hiding() {
            return false;
        }
        let before: String = self.line.typed_letters().iter().take(self.line.cursor()).collect();
        match view.awaited {
            AwaitedAct::Press(_) if self.is_press_awaited(view) => {
                before.ends_with(' ') || !command::is_open_command(&before)
            }
            AwaitedAct::Move(by) => !self.is_post && by == self.presenter.owner && before.ends_with(' '),
            _ => false,
        }
    }

    fn drop_typed_line(&mut self) {
        self.line.clear();
        self.stop_hiding_input();
        self.screen.note_submitted_line();
    }

    fn key_unknown(&self) -> Vec<ConsoleAction> {
        self.plainly(Some(Earcon::NotUnderstood), "console-key-unknown")
    }

    /// What a key is meant to do at any console.
    fn intended(&mut self, (intent, key): (KeyIntent, Key), view: &View) -> Vec<ConsoleAction> {
        match intent {
            KeyIntent::Press
            | KeyIntent::OpponentPress
            | KeyIntent::OpponentConfirms
            | KeyIntent::Select
            | KeyIntent::Ask(_)
                if self.is_asking_time_control(view) =>
            {
                self.refuse_during_time_questions()
            }
            // At the desk a blank is no press: the clock keys are F7 and F8 there.
            KeyIntent::Press if view.desk.here && key == Key::Char(' ') => {
                self.plainly(Some(Earcon::Refused), "arbiter-clock-keys")
            }
            // The key that announced the move from the board may be held, or bounce: that completes no move.
            KeyIntent::Press if key == Key::Char(' ') && self.has_just_announced(view) => {
                let awaited = answer::awaited_message(&self.presenter, view, self.is_joined);
                vec![ConsoleAction::Tell(answer::with_earcon_before(Earcon::Refused, awaited))]
            }
            KeyIntent::Press => self.pressed(EventKind::ClockPressed { player: self.presenter.owner }, view),
            // What the history offers is not typed yet: it does not keep the clock from being pressed.
            KeyIntent::Edit(LineEdit::Insert(' ')) if self.line.is_offered() && self.is_press_awaited(view) => {
                self.drop_typed_line();
                self.reply.begin_command();
                self.intended((KeyIntent::Press, key), view)
            }
            KeyIntent::OpponentPress => {
                self.reply.begin_command();
                self.opponent_pressed(EventKind::ClockPressed { player: !self.presenter.owner }, view)
            }
            KeyIntent::OpponentConfirms => {
                self.reply.begin_command();
                self.opponent_pressed(EventKind::Confirmed { player: !self.presenter.owner }, view)
            }
            KeyIntent::Stop => vec![ConsoleAction::StopPrivate],
            KeyIntent::Cues => self.change_clock_cues(CueChange::Toggle, view),
            KeyIntent::Message { earlier } => self.repeat_earlier_message(earlier),
            KeyIntent::Leave if self.is_asking_confirmation(ConfirmationPrompt::Leave) => {
                self.perform_confirmed(ConfirmationPrompt::Leave)
            }
            KeyIntent::Leave => self.ask_confirmation(ConfirmationPrompt::Leave, view),
            KeyIntent::Help => self.handle_help_key(view),
            KeyIntent::ReadOn => self.show_more(view),
            KeyIntent::Walk(forward) => self.walk_through_moves(forward, view),
            KeyIntent::Say(id) => self.plainly(Some(Earcon::Refused), id),
            KeyIntent::Submit => self.submit_line(view),
            KeyIntent::Cancel => self.cancel(view),
            KeyIntent::ToBoard => {
                (self.on_board, self.page, self.focused) = (true, None, BoardFocusContext::of(view));
                let told = self.explorer.move_to_square(self.explorer.current_square(), &self.presenter, view);
                vec![ConsoleAction::Tell(answer::with_board_focus_cue(&self.presenter, told))]
            }
            KeyIntent::ToLine => self.leave_board(),
            intent if self.is_blank_for_clock(intent, view) => {
                let is_announced = self.is_press_awaited(view);
                let id = if is_announced { "console-blank-typed" } else { "console-blank-before-enter" };
                self.plainly(Some(Earcon::Refused), id)
            }
            KeyIntent::Edit(edit) => self.edit_input_line(edit),
            KeyIntent::Select if key == Key::Enter && self.reply.has_more() => self.show_more(view),
            // His move is announced: there is none to choose. A blank of a command that is typed here must not press.
            KeyIntent::Select if self.is_press_awaited(view) => match key {
                Key::Enter => self.show_awaited(view),
                _ => {
                    self.leave_board();
                    self.plainly(Some(Earcon::LineFocus), "console-back-for-clock")
                }
            },
            KeyIntent::Select => self.select(key, view),
            KeyIntent::Whose => self.plainly(Some(Earcon::Refused), "desk-only-there"),
            KeyIntent::Ask(question) => self.send(EventKind::InformationAsked { question }),
            explored => self.explore(explored, view),
        }
    }

    fn explore(&mut self, intent: KeyIntent, view: &View) -> Vec<ConsoleAction> {
        let (explorer, presenter) = (&mut self.explorer, &self.presenter);
        let here = explorer.current_square();
        let told = match intent {
            KeyIntent::Toward(direction) => explorer.move_in_direction(direction, presenter, view),
            KeyIntent::Jump { role, forward } => explorer.move_to_next_piece(role, forward, presenter, view),
            KeyIntent::ToRank(rank) => explorer.move_to_square(Square::from_coords(here.file(), rank), presenter, view),
            KeyIntent::ToFile(file) => explorer.move_to_square(Square::from_coords(file, here.rank()), presenter, view),
            KeyIntent::Scan { rays, forward } => explorer.scan_rays(rays, forward, presenter, view),
            KeyIntent::Query(query) => return self.answer_query(query, view),
            KeyIntent::Here(SquareQuery::Leaps) => return self.answer_query(BoardQuery::Leaps(here), view),
            KeyIntent::Here(SquareQuery::Moves) => return self.answer_query(BoardQuery::Moves(here), view),
            KeyIntent::Here(SquareQuery::Captures) => return self.answer_query(BoardQuery::Captures(Some(here)), view),
            _ => explorer.move_to_square(here, presenter, view),
        };
        vec![ConsoleAction::Tell(told)]
    }

    fn pressed(&mut self, key: EventKind, view: &View) -> Vec<ConsoleAction> {
        self.page = None;
        let dropped = self.asked.take().map(|asked| self.report_dropped_question(&asked, view));
        self.send(key).into_iter().chain(dropped).collect()
    }

    /// One of the opponent's keys at this keyboard. Where it is to confirm a word, one that is held is pressed once: his word
    /// counts only when it is pressed again, and one long press must not end a game.
    fn opponent_pressed(&mut self, key: EventKind, view: &View) -> Vec<ConsoleAction> {
        let before = self.confirmed.take();
        if let AwaitedAct::Confirmation(_, word) = &view.awaited {
            self.confirmed = Some((view.at, word.clone(), key.clone()));
            if before.is_some_and(|(at, of, same)| of == *word && same == key && view.at - at < HELD_KEY) {
                return Vec::new();
            }
        }
        self.pressed(key, view)
    }

    fn leave_board(&mut self) -> Vec<ConsoleAction> {
        (self.on_board, self.selected, self.page) = (false, None, None);
        self.plainly(Some(Earcon::LineFocus), "console-to-line")
    }

    /// Escape takes back the weightiest thing there is: a kept press, a question, the focus, the typed line; at
    /// last the questions about the time control, for many answers would be lost with them.
    ///
    /// At a desk of his own the arbiter takes back nothing of the players'.
    fn cancel(&mut self, view: &View) -> Vec<ConsoleAction> {
        let owner = self.presenter.owner;
        if !self.is_post && (view.awaited == AwaitedAct::LastWord(owner) || is_confirmation(view)) {
            self.send(EventKind::PressCancelled)
        } else if self.asked.take().is_some() || self.line.is_empty() && self.is_secret_asked() {
            self.stop_hiding_input();
            self.plainly(None, "console-not-done")
        } else if self.on_board {
            self.leave_board()
        } else if !self.line.is_empty() {
            self.drop_typed_line();
            self.plainly(None, "console-line-cleared")
        } else if self.is_asking_time_control(view) {
            self.leave_time_questions()
        } else if !self.is_post && view.reply.as_ref().is_some_and(|reply| reply.player == owner) {
            // An early press for it may be kept.
            self.send(EventKind::PressCancelled)
        } else {
            self.plainly(None, "announce-nothing-to-take-back")
        }
    }

    /// Takes the piece on this square in mind, or announces its move to this square.
    fn select(&mut self, key: Key, view: &View) -> Vec<ConsoleAction> {
        let here = self.explorer.current_square();
        let board = view.shown.get(view.owner);
        let mover = match view.awaited {
            AwaitedAct::Move(mover) | AwaitedAct::Entry(mover) => Some(mover),
            _ => None,
        };
        match self.selected.take() {
            Some(from) if from == here => self.plainly(None, "console-unselected"),
            Some(from) => {
                let role = board.role_at(from);
                if !moves::can_go(board, from, here) {
                    let values = MessageValues::new().set_square("from", from).set_square("to", here);
                    let told = self.presenter.refusal_message("console-board-no-move", values);
                    return vec![ConsoleAction::Tell(told.with_immediate_urgency())];
                }
                let words =
                    Announcement::Piece { role, from: OriginHint::from_square(from), to: here, promotion: None };
                self.announced_by_space = (key == Key::Char(' ')).then_some(view.at);
                self.leave_board();
                let cue = ConsoleAction::Tell(answer::line_focus_cue(&self.presenter));
                self.send(EventKind::Announced { words }).into_iter().chain([cue]).collect()
            }
            None => match board.piece_at(here) {
                Some(piece) if mover.is_some_and(|mover| mover != piece.color) => {
                    let told = self.presenter.refusal_message("console-not-to-move", !piece.color);
                    vec![ConsoleAction::Tell(told.with_immediate_urgency())]
                }
                Some(_) => {
                    self.selected = Some(here);
                    let told = self.explorer.move_to_square(here, &self.presenter, view);
                    vec![ConsoleAction::Tell(answer::with_piece_selected(&self.presenter, here, told))]
                }
                None => self.plainly(Some(Earcon::Refused), "console-nothing-to-select"),
            },
        }
    }

    /// What is awaited, as an empty line asks for it where nothing waits to be read.
    pub fn show_awaited(&mut self, view: &View) -> Vec<ConsoleAction> {
        self.submit("", view)
    }

    /// A line of the pipe.
    pub fn handle_line(&mut self, text: &str, view: &View) -> Vec<ConsoleAction> {
        self.submit(text, view)
    }

    /// A line of the pipe that could not be read.
    pub fn report_bad_line(&mut self, fault: LineFault) -> Vec<ConsoleAction> {
        let id = match fault {
            LineFault::TooLong => "console-too-long",
            LineFault::NoText => "console-no-text",
            LineFault::Symbol(symbol) => {
                return vec![ConsoleAction::Tell(answer::unreadable_symbol_message(symbol, &self.presenter))];
            }
        };
        self.plainly(Some(Earcon::NotUnderstood), id)
    }

    fn submit(&mut self, text: &str, view: &View) -> Vec<ConsoleAction> {
        let text = text.replace('\t', " ");
        let text = normalize_typed_text(&text);
        let text = text.trim();
        if text.chars().count() > LONGEST {
            return self.report_bad_line(LineFault::TooLong);
        }
        if let Some(symbol) = text.chars().find(|letter| !is_one_cell_wide(*letter)) {
            let letters: Vec<char> = text.chars().collect();
            let secret = self.is_secret_asked() || hidden::visible_letter_count(&letters).is_some();
            return self.report_bad_line(if secret { LineFault::NoText } else { LineFault::Symbol(symbol) });
        }
        if let Some(actions) = self.handle_hidden_line(text, view) {
            return actions;
        }
        if text == beginning::HELP && !self.is_asking_time_control(view) {
            return self.show_place_and_awaited(view);
        }
        if let Some(asked) = self.asked.clone() {
            return self.handle_confirmation_answer(&asked, text, view);
        }
        match self.handle_time_answer(text, view) {
            Some(actions) => actions,
            None => self.read(text, view),
        }
    }

    fn read(&mut self, text: &str, view: &View) -> Vec<ConsoleAction> {
        if self.is_post || view.desk.here {
            return self.handle_desk_line(text, view);
        }
        let parse = |text: &str| command::parse_line(text, self.lang(), self.presenter.owner);
        if let Some(bare) = text.trim_end().strip_suffix("(=)")
            && let LineMeaning::Move(words) = parse(bare)
        {
            self.page = None;
            return self
                .send(EventKind::Announced { words })
                .into_iter()
                .chain([ConsoleAction::AskDrawOffer])
                .collect();
        }
        match parse(text) {
            LineMeaning::Nothing => self.reminded(view),
            LineMeaning::Move(words) => {
                self.page = None;
                self.send(EventKind::Announced { words })
            }
            LineMeaning::Command(command) => self.execute_command(command, view),
            LineMeaning::Unfitting { word, expected, .. } => {
                self.execute_temporary_setting(text, view).unwrap_or_else(|| {
                    vec![ConsoleAction::Tell(help::expected_arguments_message(&word, expected, &self.presenter))]
                })
            }
            LineMeaning::NotUnderstood { understood, part, usage } => {
                if let Some(actions) = self.execute_temporary_setting(text, view) {
                    return actions;
                }
                let mut actions = self.send(EventKind::NotUnderstood {
                    text: text.into(),
                    understood: understood.into(),
                    part: part.into(),
                });
                actions.extend(usage.map(|id| ConsoleAction::Tell(help::usage_message(id, &self.presenter))));
                actions
            }
        }
    }

    /// A change of a setting that is not kept: `rate 300 once`. `None` for anything else.
    pub(super) fn execute_temporary_setting(&mut self, text: &str, view: &View) -> Option<Vec<ConsoleAction>> {
        let (line, true) = split_off_once(text) else { return None };
        let LineMeaning::Command(command) = command::parse_line(line, self.lang(), self.presenter.owner) else {
            return None;
        };
        let changes = matches!(
            command,
            Command::Voice(..) | Command::Echo(_) | Command::Cues(_) | Command::Board(BoardRequest::Lead(_))
        );
        changes.then(|| [ConsoleAction::OnlyNow].into_iter().chain(self.execute_command(command, view)).collect())
    }

    fn execute_command(&mut self, command: Command, view: &View) -> Vec<ConsoleAction> {
        if !matches!(command, Command::Help(_) | Command::More | Command::Keys | Command::Rules(_)) {
            self.page = None;
        }
        match command {
            // Whoever goes on gives time, or gives it up: he knows it before he does.
            Command::Send(EventKind::PlayResumed) if self.resume_resolves_dead_time(view) => {
                self.ask_confirmation(ConfirmationPrompt::Resume, view)
            }
            Command::Send(EventKind::InformationAsked { question: Question::OpponentsClock }) => {
                self.describe_opponent()
            }
            // It is the opponent's move, as it was entered here, that he would mend.
            Command::Send(kind @ EventKind::Corrected { .. }) if self.is_opponents_entry_last(view) => {
                let hint = help::usage_message("console-help-misheard", &self.presenter);
                self.send(kind).into_iter().chain([ConsoleAction::Tell(hint)]).collect()
            }
            Command::Send(kind) => self.send(kind),
            Command::Ask(doubt) => self.ask_confirmation(doubt, view),
            Command::Tell(query) => self.answer_query(query, view),
            Command::Voice(channel, quality, level) => self.change_voice_quality(channel, quality, level),
            Command::HallVoice => self.show_hall_voice(),
            Command::Clarity(wish) => self.set_hall_clarity(wish),
            Command::VoiceName(channel, name) => self.choose_or_show_voice(channel, name),
            Command::Voices(None) => self.request_voice_list(VoicesRequest::List),
            Command::Voices(name) => self.choose_or_show_voice(Channel::Private, name),
            Command::Sounds => self.demonstrate_sounds(view),
            Command::Message { earlier } => self.repeat_earlier_message(earlier),
            Command::Echo(level) => {
                self.echo = self.echo.after_change(level);
                vec![ConsoleAction::Tell(self.echo.to_message(&self.presenter))]
            }
            Command::Missing => {
                self.presenter.missing_on_pegs_messages(view).into_iter().map(ConsoleAction::Tell).collect()
            }
            Command::Board(wish) => vec![ConsoleAction::Board(wish)],
            Command::OpponentsBoard(reads) => vec![ConsoleAction::OpponentsBoard(reads)],
            Command::Link(wish) => vec![ConsoleAction::Link(wish)],
            Command::Setting(wish) => vec![ConsoleAction::Setting(wish)],
            Command::Inspect(channel) => vec![ConsoleAction::Inspect(channel)],
            Command::Cues(change) => self.change_clock_cues(change, view),
            Command::Rules(name) => self.show_rules(name, view),
            Command::Time(spec) => self.set_or_show_time_control(&spec, view),
            Command::Lines(form) => self.set_line_form(form),
            Command::Ear(words) => self.set_private_wording(words),
            Command::OnBoard(at) => self.focus_board(at, view),
            Command::Walk(forward) => self.walk_through_moves(forward, view),
            Command::Hint if view.mode == GameMode::Tournament => {
                vec![ConsoleAction::Tell(answer::no_advice_message(&self.presenter))]
            }
            Command::Hint => vec![ConsoleAction::Hint],
            Command::Note(id) => self.plainly(Some(Earcon::Refused), id),
            Command::Help(topic) => self.show_help(topic, view),
            Command::More => self.show_more(view),
            Command::Keys => {
                self.page =
                    Some(HelpPage::first_page(if self.is_post { HelpTable::DeskKeys } else { HelpTable::Keys }));
                self.show_more(view)
            }
            // The word spoken for the opponent is taken back; to confirm it is for his own key.
            Command::No if is_confirmation(view) => self.send(EventKind::PressCancelled),
            Command::Yes if is_confirmation(view) => self.reminded(view),
            Command::Hidden(secret, text) => self.handle_secret(secret, text.reveal(), view),
            Command::Yes | Command::No if let Some(answer) = assistant_answer(view, command == Command::Yes) => {
                self.send(answer)
            }
            Command::Yes | Command::No => self.plainly(Some(Earcon::Refused), "console-nothing-asked"),
        }
    }

    /// What is awaited, which leads, and what is told beside it.
    fn reminded(&mut self, view: &View) -> Vec<ConsoleAction> {
        if self.looks_on {
            return vec![ConsoleAction::Tell(self.awaited_message_for_spectator(view))];
        }
        if let Some(instruction) = self.instruction_message() {
            return vec![ConsoleAction::Tell(instruction)];
        }
        let mut told = answer::reminder_messages(&self.presenter, view, self.is_joined);
        if let Some(awaited) = told.last() {
            self.reply.set_leading_line(&awaited.line);
        }
        if self.is_at_terminal() {
            told.splice(0..0, answer::fallen_flag_messages(&self.presenter, view));
        }
        told.into_iter().map(ConsoleAction::Tell).collect()
    }

    fn answer_query(&self, query: BoardQuery, view: &View) -> Vec<ConsoleAction> {
        if query.is_advice() && view.mode == GameMode::Tournament {
            return vec![ConsoleAction::Tell(answer::no_advice_message(&self.presenter))];
        }
        vec![ConsoleAction::Tell(explore::answer_query(query, &self.presenter, view))]
    }
}
