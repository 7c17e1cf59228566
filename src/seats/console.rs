//! Be the blind player's console: keys and typed lines in, intents for the referee and private answers out.
//!
//! [`Console::key`] and [`Console::line`] are pure and give a list of [`Action`]s, in the order in which they are to be
//! done. Whatever the player does is answered: by the referee, to whom an event goes, or by the console itself. What
//! could be lost by a slip (a draw, a resignation, a move taken back, leaving) is asked about first; any other command
//! lets the question go. Exploring the board and the echo of typing never reach the referee.
//!
//! Every command is its owner's. At a shared keyboard a typed move is an announcement by the owner's seat: the referee
//! knows whose move it is. The opponent has a press of his own and, in words, `opp ...`.
//!
//! The station shows each [`Told`] with [`Console::take`] and speaks it; [`Action::Write`] goes to the screen as it is.
//! Where [`Console::holds`] says so for a key, an assistant's press that is under way is to be taken back first.
//!
//! ```
//! use ansage_seats::console::{Action, Console, ConsoleSetup, keymap::Key};
//! use ansage_game::{event::EventKind, referee::Referee, terms::Terms, time_control::TimeControl};
//! use ansage_game::moment::Moment;
//! use ansage_game::seat::{Color, Seat};
//! let referee = Referee::open(Terms::new(TimeControl::Untimed)).unwrap();
//! let mut console = Console::new(ConsoleSetup::plain(Color::White));
//! let pressed = Action::Event(Seat::White, EventKind::ClockPressed { by: Color::White });
//! assert_eq!(console.key(Key::Char(' '), &referee.view(Moment::START)), [pressed]);
//! let bounced = console.key(Key::Enter, &referee.view(Moment::START));
//! assert!(matches!(&bounced[..], [Action::Tell(told)] if told.line.contains("start")));
//! ```

pub mod answer;
pub mod beginning;
pub mod command;
pub mod desk;
pub mod dial;
#[cfg(not(target_family = "wasm"))]
pub mod driver;
pub mod explore;
pub mod help;
pub mod hidden;
mod joined;
pub mod keymap;
pub mod lesson;
pub mod line;
mod lists;
mod messages;
mod question;
pub mod reply;
pub mod screen;
pub mod secret;
mod setup;
pub mod spellings;
pub mod timing;
mod tuned;
pub mod voice;
mod voices;
mod wishes;

use ansage_game::announcement::{Announcement, Origin};
use ansage_game::event::{EventKind, OpponentsWord, Question};
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::Seat;
use ansage_game::terms::Mode;
use ansage_game::view::{Awaited, View};
use ansage_words::locale::Lang;
use ansage_words::presentation::doubt::{AskedOf, Doubt};
use ansage_words::presentation::{Channel, Earcon, Presenter, StationVoices, Told, Urgency};
use command::{Command, Typed};
use dial::Dial;
use dial::settings::CueChange;
use explore::{Explorer, Query};
use help::{HelpTable, Page};
use keymap::{Focus, HereQuery, Intent, Key};
use line::{InputLine, LONGEST, LineFault, one_cell};
use messages::Messages;
use reply::ReplyLines;
use screen::LineScreen;
use shakmaty::Square;
use timing::Timing;
use voice::Echo;
use voices::VoicesWish;

pub use setup::{Action, BoardWish, ConsoleSetup, LinkWish, SettingWish, only_now};
pub use tuned::Tuned;

/// Whether a word spoken for the opponent, or an arbiter's code, waits to be confirmed.
fn is_confirmation(view: &View) -> bool {
    matches!(view.awaited, Awaited::Confirmation(..)) || view.desk.code_asked.is_some()
}

/// How soon after a press the same key is not pressed again, but held, or bounces: terminals repeat a held key after 250
/// to 660 ms, and then every 25 to 50 ms.
const HELD_KEY: Span = Span::from_millis(800);

/// The console of one player.
#[derive(Debug, Clone)]
pub struct Console {
    presenter: Presenter,
    on_board: bool,
    line: InputLine,
    screen: LineScreen,
    /// What a step has to show, and what of it is not read yet.
    reply: ReplyLines,
    explorer: Explorer,
    /// When the opponent's key was last pressed here while a word of his was asked, for which, and which key.
    confirmed: Option<(Moment, OpponentsWord, EventKind)>,
    /// The square whose piece is taken in mind, to be sent to another.
    selected: Option<Square>,
    /// The question that stands.
    asked: Option<AskedOf>,
    /// The questions about the time control, while they are asked.
    timing: Option<Timing>,
    hiding: hidden::Hiding,
    page: Option<Page>,
    /// A list that is being told part by part.
    listed: Vec<Told>,
    /// What was told before.
    messages: Messages,
    /// The place among the moves told, and how many there were, while they are gone through.
    walked: Option<(usize, usize)>,
    /// The opponent's name; may be empty.
    opponent: String,
    echo: Echo,
    voices: StationVoices,
    /// What waits for the list of the machine's voices.
    voices_wish: Option<VoicesWish>,
    dial: Dial,
    /// Whether this is the console of the arbiter's own desk.
    is_post: bool,
    /// Whether another station keeps the journal.
    is_joined: bool,
    /// Whether who sits here only looks on: no key is his.
    looks_on: bool,
    /// Whether the game is a lesson.
    in_lesson: bool,
    /// Whether a board of the player's own tells what his hands do.
    has_board: bool,
}

impl Console {
    /// A console with the focus on an empty input line.
    pub fn new(setup: ConsoleSetup) -> Console {
        Console {
            on_board: false,
            line: InputLine::default(),
            screen: LineScreen::new(setup.output),
            reply: ReplyLines::new(setup.keeps_lines()).in_order(setup.has_board),
            explorer: Explorer::new(setup.presenter.owner),
            confirmed: None,
            selected: None,
            asked: None,
            timing: None,
            hiding: hidden::Hiding::default(),
            page: None,
            listed: Vec::new(),
            messages: Messages::default(),
            walked: None,
            opponent: setup.opponent,
            echo: setup.echo,
            voices: setup.voices,
            voices_wish: None,
            dial: Dial::new(setup.cues),
            is_post: false,
            is_joined: false,
            looks_on: false,
            in_lesson: false,
            has_board: setup.has_board,
            presenter: setup.presenter,
        }
    }

    /// The bytes that show a message at once. What is being typed is kept, and the next key prints it again.
    pub fn show(&mut self, told: &Told) -> Vec<u8> {
        self.messages.keep(told);
        self.screen.message(&told.line)
    }

    /// Takes a message into this step's reply, which is printed by [`Console::print`]; gives the bytes that show it at once
    /// where there is no terminal, and so nothing under anybody's fingers.
    pub fn take(&mut self, told: &Told) -> Vec<u8> {
        if self.screen.is_plain() {
            return self.show(told);
        }
        self.messages.keep(told);
        self.reply.add(&told.line);
        Vec::new()
    }

    /// From now on the game is a lesson.
    pub fn begin_lesson(&mut self) {
        self.in_lesson = true;
    }

    /// Whether the input line holds anything.
    pub fn has_typed(&self) -> bool {
        !self.line.is_empty()
    }

    /// Whether it is at a terminal, and no pipe.
    pub fn is_at_terminal(&self) -> bool {
        !self.screen.is_plain()
    }

    /// Whether lines are read one at a time: at a terminal, where no board of the player's own tells line after line.
    pub fn has_fingers(&self) -> bool {
        self.is_at_terminal() && !self.has_board
    }

    /// Whether all but the most important line of a step is kept until it is asked for.
    pub fn keeps_lines(&self) -> bool {
        self.reply.keeps()
    }

    /// This step's reply leads with this line.
    pub fn lead_with(&mut self, line: &str) {
        self.reply.lead_with(line);
    }

    /// The bytes that show what this step has brought: its most important line, or all of them in words.
    pub fn print(&mut self) -> Vec<u8> {
        let lines = self.reply.print(self.screen.cells());
        lines.iter().flat_map(|line| self.screen.message(line)).collect()
    }

    /// The bytes of the next line that waits to be read, where one does.
    fn next_line(&mut self) -> Option<Vec<u8>> {
        let line = self.reply.next(self.screen.cells())?;
        Some(self.screen.message(&line))
    }

    /// Puts what was typed last back into the line: it was too early, and the same words do a moment later. Not where the
    /// player's own press is awaited, for Space would be a blank then: page up brings it back there as well.
    pub fn keep_typed(&mut self, view: &View) -> Option<Told> {
        let awaits_press = view.awaited == Awaited::Press(self.presenter.owner);
        let kept = !awaits_press && !self.on_board && !self.is_asked() && self.line.put_back();
        let told = answer::plain(&self.presenter, None, "console-line-kept");
        kept.then(|| Told { line: String::new(), urgency: Urgency::Next, ..told })
    }

    /// The terminal has another width.
    pub fn resize(&mut self, columns: u16) {
        self.screen.resize(columns);
    }

    /// The bytes that show what is left to be shown and end the screen's last line, before leaving.
    pub fn end(&mut self) -> Vec<u8> {
        // What is said last is read without a key: there is none any more.
        self.reply.keep(false);
        let last = self.print();
        [last, self.screen.end()].concat()
    }

    /// Whether this key holds an assistant's press that is under way (D.2.9.c): every key but the presses.
    pub fn holds(&self, key: Key) -> bool {
        !matches!(self.intent(key), Some(Intent::Press | Intent::OpponentPress | Intent::OpponentConfirms))
    }

    /// Whether this key only changes the input line: nothing of it reaches the referee.
    pub fn only_edits(&self, key: Key) -> bool {
        matches!(self.intent(key), Some(Intent::Edit(_)))
    }

    fn lang(&self) -> Lang {
        self.presenter.program.lang()
    }

    fn seat(&self) -> Seat {
        self.presenter.owner.into()
    }

    fn intent(&self, key: Key) -> Option<Intent> {
        let focus = if self.on_board { Focus::Board } else { Focus::Line { empty: self.line.is_empty() } };
        keymap::intent(focus, key, self.lang())
    }

    fn send(&self, kind: EventKind) -> Vec<Action> {
        vec![Action::Event(self.seat(), kind)]
    }

    fn plainly(&self, earcon: Option<Earcon>, id: &str) -> Vec<Action> {
        vec![Action::Tell(answer::plain(&self.presenter, earcon, id))]
    }

    /// A key of the terminal.
    pub fn key(&mut self, key: Key, view: &View) -> Vec<Action> {
        let intent = self.intent(key);
        self.screen.key_without_echo(match (key, intent) {
            (_, Some(Intent::Edit(_))) => None,
            (Key::Char(letter), _) => Some(letter),
            _ => None,
        });
        let Some(intent) = intent else { return self.key_unknown() };
        if !matches!(intent, Intent::Edit(_)) {
            self.reply.is_asked_for();
        }
        let at_post = if self.is_post { self.post_key((intent, key), view) } else { None };
        at_post.unwrap_or_else(|| self.intended((intent, key), view))
    }

    fn key_unknown(&self) -> Vec<Action> {
        self.plainly(Some(Earcon::NotUnderstood), "console-key-unknown")
    }

    /// What a key is meant to do at any console.
    fn intended(&mut self, (intent, key): (Intent, Key), view: &View) -> Vec<Action> {
        match intent {
            Intent::Press | Intent::OpponentPress | Intent::OpponentConfirms | Intent::Select | Intent::Ask(_)
                if self.is_asking_time(view) =>
            {
                self.not_now()
            }
            // At the desk a blank is no press: the clock keys are F7 and F8 there.
            Intent::Press if view.desk.here && key == Key::Char(' ') => {
                self.plainly(Some(Earcon::Refused), "arbiter-clock-keys")
            }
            Intent::Press => self.pressed(EventKind::ClockPressed { by: self.presenter.owner }),
            Intent::OpponentPress => self.opponent_pressed(EventKind::ClockPressed { by: !self.presenter.owner }, view),
            Intent::OpponentConfirms => self.opponent_pressed(EventKind::Confirmed { by: !self.presenter.owner }, view),
            Intent::Stop => vec![Action::StopPrivate],
            Intent::Cues => self.cues(CueChange::Toggle, view),
            Intent::Message { earlier } => self.message(earlier),
            Intent::Leave if self.is_asked_of(Doubt::Leave) => self.done(Doubt::Leave),
            Intent::Leave => self.ask(Doubt::Leave, view),
            Intent::Help => self.help_key(view),
            Intent::ReadOn => self.more(view),
            Intent::Walk(forward) => self.walk(forward, view),
            Intent::Say(id) => self.plainly(Some(Earcon::Refused), id),
            Intent::Submit => self.submit_line(view),
            Intent::Cancel => self.cancel(view),
            Intent::ToBoard => {
                (self.on_board, self.page) = (true, None);
                let told = self.explorer.go(self.explorer.square(), &self.presenter, view);
                vec![Action::Tell(answer::on_board(&self.presenter, told))]
            }
            Intent::ToLine => self.leave_board(),
            Intent::Edit(edit) => self.edit(edit),
            Intent::Select => self.select(view),
            Intent::Whose => self.plainly(Some(Earcon::Refused), "desk-only-there"),
            Intent::Ask(question) => self.send(EventKind::Asked { question }),
            explored => self.explore(explored, view),
        }
    }

    fn explore(&mut self, intent: Intent, view: &View) -> Vec<Action> {
        let (explorer, presenter) = (&mut self.explorer, &self.presenter);
        let here = explorer.square();
        let told = match intent {
            Intent::Toward(direction) => explorer.toward(direction, presenter, view),
            Intent::Jump { role, forward } => explorer.jump(role, forward, presenter, view),
            Intent::ToRank(rank) => explorer.go(Square::from_coords(here.file(), rank), presenter, view),
            Intent::ToFile(file) => explorer.go(Square::from_coords(file, here.rank()), presenter, view),
            Intent::Scan { rays, forward } => explorer.scan(rays, forward, presenter, view),
            Intent::Query(query) => return self.tell(query, view),
            Intent::Here(HereQuery::Leaps) => return self.tell(Query::Leaps(here), view),
            Intent::Here(HereQuery::Moves) => return self.tell(Query::Moves(here), view),
            Intent::Here(HereQuery::Captures) => return self.tell(Query::Captures(Some(here)), view),
            _ => explorer.go(here, presenter, view),
        };
        vec![Action::Tell(told)]
    }

    fn pressed(&mut self, key: EventKind) -> Vec<Action> {
        self.page = None;
        let mut actions = if self.asked.take().is_some() { self.let_go() } else { Vec::new() };
        actions.extend(self.send(key));
        actions
    }

    /// One of the opponent's keys at this keyboard. Where it is to confirm a word, one that is held is pressed once: his word
    /// counts only when it is pressed again, and one long press must not end a game.
    fn opponent_pressed(&mut self, key: EventKind, view: &View) -> Vec<Action> {
        let before = self.confirmed.take();
        if let Awaited::Confirmation(_, word) = &view.awaited {
            self.confirmed = Some((view.at, word.clone(), key.clone()));
            if before.is_some_and(|(at, of, same)| of == *word && same == key && view.at - at < HELD_KEY) {
                return Vec::new();
            }
        }
        self.pressed(key)
    }

    fn leave_board(&mut self) -> Vec<Action> {
        (self.on_board, self.selected, self.page) = (false, None, None);
        self.plainly(Some(Earcon::LineFocus), "console-to-line")
    }

    /// Escape takes back the weightiest thing there is: a kept press, a question, the focus, the typed line; at
    /// last the questions about the time control, for many answers would be lost with them.
    ///
    /// At a desk of his own the arbiter takes back nothing of the players'.
    fn cancel(&mut self, view: &View) -> Vec<Action> {
        let owner = self.presenter.owner;
        if !self.is_post && (view.awaited == Awaited::LastWord(owner) || is_confirmation(view)) {
            self.send(EventKind::PressCancelled)
        } else if self.asked.take().is_some() || self.line.is_empty() && self.is_asked() {
            self.unhide();
            self.plainly(None, "console-not-done")
        } else if self.on_board {
            self.leave_board()
        } else if !self.line.is_empty() {
            self.line.clear();
            self.unhide();
            self.screen.submitted();
            self.plainly(None, "console-line-cleared")
        } else if self.is_asking_time(view) {
            self.untimed()
        } else if !self.is_post && view.reply.as_ref().is_some_and(|reply| reply.by == owner) {
            // An early press for it may be kept.
            self.send(EventKind::PressCancelled)
        } else {
            self.plainly(None, "announce-nothing-to-take-back")
        }
    }

    /// Takes the piece on this square in mind, or announces its move to this square.
    fn select(&mut self, view: &View) -> Vec<Action> {
        let here = self.explorer.square();
        let board = view.shown.get(view.owner);
        match self.selected.take() {
            Some(from) if from == here => self.plainly(None, "console-unselected"),
            Some(from) => {
                let role = board.role_at(from);
                let words = Announcement::Piece { role, from: Origin::of(from), to: here, promotion: None };
                self.send(EventKind::Announced { words })
            }
            None => match board.piece_at(here) {
                Some(_) => {
                    self.selected = Some(here);
                    let told = self.explorer.go(here, &self.presenter, view);
                    vec![Action::Tell(answer::selected(&self.presenter, here, told))]
                }
                None => self.plainly(Some(Earcon::Refused), "console-nothing-to-select"),
            },
        }
    }

    /// What is awaited, as an empty line asks for it where nothing waits to be read.
    pub fn awaited(&mut self, view: &View) -> Vec<Action> {
        self.submit("", view)
    }

    /// A line of the pipe.
    pub fn line(&mut self, text: &str, view: &View) -> Vec<Action> {
        self.submit(text, view)
    }

    /// A line of the pipe that could not be read.
    pub fn bad_line(&mut self, fault: LineFault) -> Vec<Action> {
        let id = match fault {
            LineFault::TooLong => "console-too-long",
            LineFault::NoText => "console-no-text",
        };
        self.plainly(Some(Earcon::NotUnderstood), id)
    }

    fn submit(&mut self, text: &str, view: &View) -> Vec<Action> {
        let text = text.replace('\t', " ");
        let text = text.trim();
        if text.chars().count() > LONGEST {
            return self.bad_line(LineFault::TooLong);
        }
        if !text.chars().all(one_cell) {
            return self.bad_line(LineFault::NoText);
        }
        if let Some(actions) = self.hidden(text, view) {
            return actions;
        }
        if text == beginning::HELP && !self.is_asking_time(view) {
            return self.place(view);
        }
        if let Some(asked) = self.asked.clone() {
            return self.answered(&asked, text, view);
        }
        match self.timed(text, view) {
            Some(actions) => actions,
            None => self.read(text, view),
        }
    }

    fn read(&mut self, text: &str, view: &View) -> Vec<Action> {
        if self.is_post || view.desk.here {
            return self.order(text, view);
        }
        match command::read(text, self.lang(), self.presenter.owner) {
            Typed::Nothing => self.reminded(view),
            Typed::Move(words) => {
                self.page = None;
                self.send(EventKind::Announced { words })
            }
            Typed::Command(command) => self.obey(command, view),
            Typed::NotUnderstood { understood, part, usage } => {
                if let Some(actions) = self.obey_only_now(text, view) {
                    return actions;
                }
                let mut actions = self.send(EventKind::NotUnderstood { text: text.to_owned(), understood, part });
                actions.extend(usage.map(|id| Action::Tell(help::usage(id, &self.presenter))));
                actions
            }
        }
    }

    /// A change of a setting that is not kept: `rate 300 once`. `None` for anything else.
    pub(super) fn obey_only_now(&mut self, text: &str, view: &View) -> Option<Vec<Action>> {
        let (line, true) = only_now(text) else { return None };
        let Typed::Command(command) = command::read(line, self.lang(), self.presenter.owner) else { return None };
        let changes = matches!(
            command,
            Command::Voice(..) | Command::Echo(_) | Command::Cues(_) | Command::Board(BoardWish::Lead(_))
        );
        changes.then(|| [Action::OnlyNow].into_iter().chain(self.obey(command, view)).collect())
    }

    fn obey(&mut self, command: Command, view: &View) -> Vec<Action> {
        if !matches!(command, Command::Help(_) | Command::More | Command::Keys | Command::Rules(_)) {
            self.page = None;
        }
        match command {
            // Whoever goes on gives time, or gives it up: he knows it before he does.
            Command::Send(EventKind::PlayResumed) if self.settles_dead_time(view) => self.ask(Doubt::Resume, view),
            Command::Send(EventKind::Asked { question: Question::OpponentsClock }) => self.opponent_told(),
            Command::Send(kind) => self.send(kind),
            Command::Ask(doubt) => self.ask(doubt, view),
            Command::Tell(query) => self.tell(query, view),
            Command::Voice(channel, quality, level) => self.quality(channel, quality, level),
            Command::HallVoice => self.hall_voice(),
            Command::Clarity(wish) => self.clarity(wish),
            Command::VoiceName(channel, name) => self.choose_voice(channel, name),
            Command::Voices(None) => self.ask_voices(VoicesWish::List),
            Command::Voices(name) => self.choose_voice(Channel::Private, name),
            Command::Sounds => self.sounds(view),
            Command::Message { earlier } => self.message(earlier),
            Command::Echo(level) => {
                self.echo = self.echo.changed(level);
                vec![Action::Tell(self.echo.told(&self.presenter))]
            }
            Command::Missing => self.presenter.missing_on_pegs(view).into_iter().map(Action::Tell).collect(),
            Command::Board(wish) => vec![Action::Board(wish)],
            Command::OpponentsBoard(reads) => vec![Action::OpponentsBoard(reads)],
            Command::Link(wish) => vec![Action::Link(wish)],
            Command::Setting(wish) => vec![Action::Setting(wish)],
            Command::Inspect => vec![Action::Inspect],
            Command::Cues(change) => self.cues(change, view),
            Command::Rules(name) => self.rules(name, view),
            Command::Time(spec) => self.time(&spec, view),
            Command::Lines(form) => self.write_lines(form),
            Command::Ear(words) => self.say_squares(words),
            Command::OnBoard(at) => self.go_on_board(at, view),
            Command::Walk(forward) => self.walk(forward, view),
            Command::Note(id) => self.plainly(Some(Earcon::Refused), id),
            Command::Help(topic) => self.help(topic, view),
            Command::More => self.more(view),
            Command::Keys => {
                self.page = Some(Page::of(if self.is_post { HelpTable::DeskKeys } else { HelpTable::Keys }));
                self.more(view)
            }
            // The word spoken for the opponent is taken back; to confirm it is for his own key.
            Command::No if is_confirmation(view) => self.send(EventKind::PressCancelled),
            Command::Yes if is_confirmation(view) => self.reminded(view),
            Command::Hidden(secret, text) => self.secret(secret, text.reveal(), view),
            Command::Yes | Command::No => self.plainly(Some(Earcon::Refused), "console-nothing-asked"),
        }
    }

    /// What is awaited, which leads, and what is told beside it.
    fn reminded(&mut self, view: &View) -> Vec<Action> {
        if self.looks_on {
            return vec![Action::Tell(self.awaited_of_others(view))];
        }
        let mut told = answer::reminder(&self.presenter, view, self.is_joined);
        if let Some(awaited) = told.last() {
            self.reply.lead_with(&awaited.line);
        }
        if self.is_at_terminal() {
            told.splice(0..0, answer::fallen(&self.presenter, view));
        }
        told.into_iter().map(Action::Tell).collect()
    }

    fn tell(&self, query: Query, view: &View) -> Vec<Action> {
        if query.is_advice() && view.mode == Mode::Tournament {
            return vec![Action::Tell(answer::no_advice(&self.presenter))];
        }
        vec![Action::Tell(explore::ask(query, &self.presenter, view))]
    }
}
