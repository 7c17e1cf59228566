//! Take what nobody may see or hear: the arbiter's code, and the move that is sealed.
//!
//! Behind the words of such a command letters are shown as `*` and heard as one word for all; the line is not
//! remembered, and what is wrong with it is told without quoting it. The word alone asks for the rest, in a line that
//! is hidden as a whole. A line that was hidden once stays so until it is empty, however it is edited; and a word that
//! is only nearly one of these hides what follows it too, or a slip of a finger would give the code away.
//!
//! ```
//! use ansage_seats::console::hidden::visible_letter_count;
//! let letters: Vec<char> = "ruling geheim".chars().collect();
//! assert_eq!(visible_letter_count(&letters), Some(7));
//! assert_eq!(visible_letter_count(&"rulng geheim".chars().collect::<Vec<_>>()), Some(6), "a letter is missing");
//! assert_eq!(visible_letter_count(&"rules".chars().collect::<Vec<_>>()), None);
//! ```

use super::command::{self, Command, CommandSyntax, LineMeaning, find_command, table::COMMANDS};
use super::keymap::LineEdit;
use super::line::{TypingEcho, first_pasted_line};
use super::secret::{DeskRequest, SealedMove, SecretKind, SecretText};
use super::{Console, ConsoleAction, TYPES_ON, answer};
use ansage_game::moment::Moment;
use ansage_game::reading::{self, UnreadableReason};
use ansage_game::terms::GameMode;
use ansage_game::view::View;
use ansage_words::presentation::{Channel, Earcon, MessageValues};
use ansage_words::vocabulary::parse_typed_move;

/// What a line that is being typed hides.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct InputMask {
    /// The whole line is this.
    asked: Option<SecretKind>,
    /// The line was hidden once.
    sticks: bool,
}

/// How many letters of a line may be shown, where something in it is hidden.
pub fn visible_letter_count(letters: &[char]) -> Option<usize> {
    let start = letters.iter().position(|letter| !letter.is_whitespace() && *letter != '/')?;
    let end = start + letters[start..].iter().position(|letter| letter.is_whitespace())?;
    let word: String = letters[start..end].iter().collect::<String>().to_lowercase();
    hides(&word).then_some(end + 1)
}

/// Whether what follows this word is hidden: a word of such a command, or one that is nearly so and no other command.
fn hides(word: &str) -> bool {
    let rows =
        COMMANDS.iter().flat_map(|group| group.iter()).filter(|row| matches!(row.takes, CommandSyntax::Hidden(_)));
    let mut words = rows.flat_map(|row| row.words.all_words());
    find_command(word).is_some_and(|row| matches!(row.takes, CommandSyntax::Hidden(_)))
        || find_command(word).is_none() && words.any(|known| is_near(&known, word))
}

/// Whether one letter more, less, other, or two that have changed places make one word of the other.
fn is_near(known: &str, typed: &str) -> bool {
    let (known, typed): (Vec<char>, Vec<char>) = (known.chars().collect(), typed.chars().collect());
    let same = known.iter().zip(&typed).take_while(|(a, b)| a == b).count();
    let (a, b) = (&known[same..], &typed[same..]);
    let rest = |letters: &[char], from: usize| letters.get(from..).map(<[char]>::to_vec);
    let swapped = a.len() > 1 && b.len() > 1 && a[0] == b[1] && a[1] == b[0];
    known.len() > 3
        && (rest(a, 1).as_deref() == Some(b)
            || rest(b, 1).as_deref() == Some(a)
            || rest(a, 1).is_some() && rest(a, 1) == rest(b, 1)
            || swapped && rest(a, 2) == rest(b, 2))
}

impl Console {
    /// Whether the next line is asked for in secret.
    pub(super) fn is_secret_asked(&self) -> bool {
        self.hiding.asked.is_some()
    }

    /// Whether what is being typed is hidden.
    pub(super) fn is_hiding(&self) -> bool {
        self.hiding.sticks || self.hiding.asked.is_some()
    }

    /// Changes the input line: what it shows, and what a typist hears.
    pub(super) fn edit_input_line(&mut self, edit: LineEdit) -> Vec<ConsoleAction> {
        let hidden = self.is_hiding();
        // A line of the history in its place would bring it back later.
        let heard = match edit {
            LineEdit::Earlier | LineEdit::Later if hidden => TypingEcho::Edge,
            _ => self.line.apply_edit(edit),
        };
        let open = visible_letter_count(self.line.typed_letters());
        self.hiding.sticks = !self.line.is_empty() && (self.hiding.sticks || open.is_some());
        if let (LineEdit::Earlier | LineEdit::Later, TypingEcho::Edge) = (edit, &heard) {
            let id = if edit == LineEdit::Earlier { "console-no-earlier-line" } else { "console-no-later-line" };
            return self.plainly(Some(Earcon::Edge), id);
        }
        let bytes = self.bytes_of_input_line();
        let echo = match (hidden, &heard) {
            (true, TypingEcho::Typed { .. } | TypingEcho::Letter(_) | TypingEcho::Text(_)) => {
                Some(answer::typing_note_message(&self.presenter, "console-letter-hidden"))
            }
            // Not even one symbol of a code is named.
            (true, TypingEcho::NoCell(_)) => {
                Some(answer::message_without_values(&self.presenter, Some(Earcon::Refused), "console-no-text"))
            }
            _ => answer::echo_message(&heard, edit, self.echo, &self.presenter),
        };
        [ConsoleAction::Write(bytes)].into_iter().chain(echo.map(ConsoleAction::Tell)).collect()
    }

    /// The bytes that show what is typed, and stars for what is secret of it.
    fn bytes_of_input_line(&mut self) -> Vec<u8> {
        if !self.is_hiding() {
            return self.screen.bytes_of_typed_letters(self.line.typed_letters(), self.line.cursor());
        }
        let open = visible_letter_count(self.line.typed_letters()).filter(|_| self.hiding.asked.is_none()).unwrap_or(0);
        let stars = |(at, letter): (usize, &char)| if at < open { *letter } else { '*' };
        let letters: Vec<char> = self.line.typed_letters().iter().enumerate().map(stars).collect();
        self.screen.bytes_of_typed_letters(&letters, self.line.cursor())
    }

    /// Whether a message lies under the fingers while something is typed, which they cannot feel then.
    pub(super) fn is_line_covered(&self, at: Moment) -> bool {
        let types_on = self.typed_at.is_some_and(|typed| at < typed + TYPES_ON);
        self.reply.is_holding_back() && !self.line.is_empty() && !self.screen.shows_input() && !types_on
    }

    /// A paste is typed text: its first line is put in at the cursor, and the line waits for Enter. The lines after it are left
    /// out, which is told.
    pub fn handle_paste(&mut self, text: &str) -> Vec<ConsoleAction> {
        let (first, left_out) = first_pasted_line(text);
        self.typed_at = None;
        let mut actions = if self.on_board { self.leave_board() } else { Vec::new() };
        let (mut bytes, mut refused) = (Vec::new(), Vec::new());
        for letter in first.chars() {
            for action in self.edit_input_line(LineEdit::Insert(letter)) {
                match action {
                    ConsoleAction::Write(written) => bytes.extend(written),
                    // The echo of each letter is left out, a refusal is not.
                    ConsoleAction::Tell(told) if told.line.is_empty() || refused.contains(&told) => {}
                    ConsoleAction::Tell(told) => refused.push(told),
                    _ => {}
                }
            }
        }
        let hidden = self.is_hiding();
        let echo = (!hidden && !first.is_empty()).then_some(TypingEcho::Text(first));
        let echo =
            echo.and_then(|pasted| answer::echo_message(&pasted, LineEdit::Insert(' '), self.echo, &self.presenter));
        let rest = (left_out > 0).then(|| {
            let values = MessageValues::new().set("count", left_out);
            let told =
                self.presenter.build_message(Channel::Private, Earcon::Refused, "console-paste-left-out", values);
            told.with_immediate_urgency()
        });
        actions.push(ConsoleAction::Write(bytes));
        actions.extend(echo.into_iter().chain(refused).chain(rest).map(ConsoleAction::Tell));
        actions
    }

    /// What was typed counts now. A hidden line is remembered nowhere.
    pub(super) fn submit_line(&mut self, view: &View) -> Vec<ConsoleAction> {
        // Nothing is sent that the fingers have not under them: Enter brings it back first.
        if self.is_line_covered(view.at) {
            return vec![ConsoleAction::Write(self.bytes_of_input_line())];
        }
        let hidden = self.is_hiding();
        self.hiding.sticks = false;
        self.screen.note_submitted_line();
        if !hidden {
            let text = self.line.submit();
            // Enter alone reads on, before it says what is awaited.
            if text.is_empty()
                && let Some(bytes) = self.next_line()
            {
                return vec![ConsoleAction::Write(bytes)];
            }
            return self.submit(&text, view);
        }
        let text = SecretText::new(&self.line.text());
        self.line.clear();
        let read = command::parse_line(text.reveal(), self.lang(), self.presenter.owner);
        if self.hiding.asked.is_none() && !matches!(read, LineMeaning::Command(Command::Hidden(..))) {
            // What the first word was is lost by editing; the rest may be the code all the same.
            return self.plainly(Some(Earcon::NotUnderstood), "console-hidden-unclear");
        }
        self.submit(text.reveal(), view)
    }

    /// Lets go what was asked in secret: the next line is an ordinary one.
    pub(super) fn stop_hiding_input(&mut self) {
        self.hiding = InputMask::default();
    }

    /// A line that hides something: the code, the move, or what only nearly is such a command. `None` for any other.
    pub(super) fn handle_hidden_line(&mut self, text: &str, view: &View) -> Option<Vec<ConsoleAction>> {
        if let Some(secret) = self.hiding.asked.take() {
            return Some(match text {
                "" => self.plainly(None, "console-not-done"),
                _ => self.handle_secret(secret, text, view),
            });
        }
        let letters: Vec<char> = text.chars().collect();
        let word: String = letters.iter().take_while(|letter| !letter.is_whitespace()).collect();
        visible_letter_count(&letters).filter(|_| find_command(&word).is_none())?;
        Some(self.plainly(Some(Earcon::NotUnderstood), "console-hidden-unclear"))
    }

    /// What was typed in secret; the word alone asks for it.
    pub(super) fn handle_secret(&mut self, secret: SecretKind, text: &str, view: &View) -> Vec<ConsoleAction> {
        if self.is_joined {
            return self.handle_secret_at_client(secret, text, view);
        }
        if text.is_empty() {
            self.hiding.asked = Some(secret);
            let id = match secret {
                SecretKind::Code => "console-ask-code",
                SecretKind::Move => "console-ask-sealed-move",
            };
            return self.plainly(Some(Earcon::Question), id);
        }
        match secret {
            SecretKind::Code => vec![ConsoleAction::Desk(DeskRequest::Code(SecretText::new(text)))],
            SecretKind::Move => self.seal(text, view),
        }
    }

    fn seal(&self, text: &str, view: &View) -> Vec<ConsoleAction> {
        let open = view.desk.sealing.as_ref().is_some_and(|sealing| sealing.envelope.is_none());
        if ["paper", "papier"].contains(&text.to_lowercase().as_str()) || !open {
            return vec![ConsoleAction::Desk(DeskRequest::SealPaper)];
        }
        let Ok(words) = parse_typed_move(text, self.lang()) else {
            return self.not_sealed("console-seal-not-understood");
        };
        // As an announcement is read, so that nothing is learned of legality before the envelope is opened.
        let read = match view.mode {
            GameMode::Practice => reading::read_announcement(&view.course, &words),
            GameMode::Tournament => reading::read_announced_move(&view.course, &words),
        };
        match read {
            // Whether it is legal is judged when the envelope is opened, and not told before.
            Ok(reading) => {
                vec![ConsoleAction::Desk(DeskRequest::Seal(SealedMove(reading.telling.named.to_full_announcement())))]
            }
            Err(UnreadableReason::PromotionMissing { .. }) => self.not_sealed("console-seal-promotion-missing"),
            Err(UnreadableReason::NoPieceNamed { .. }) => self.not_sealed("console-seal-no-piece"),
            Err(UnreadableReason::Ambiguous { .. } | UnreadableReason::NoMoveFits { .. }) => {
                self.not_sealed("console-seal-from-square")
            }
        }
    }

    fn not_sealed(&self, id: &str) -> Vec<ConsoleAction> {
        self.plainly(Some(Earcon::Refused), id)
    }
}
