//! Decide how each effect of the referee is shown and heard: one row per effect.
//!
//! A [`Message`] is what one person, or the hall, gets: a line for the eye and the Braille display, and speech as an
//! ordered list of [`SpeechPiece`]s, each in its own language, with earcons between them. The console's own answers
//! (exploring, help) are `Message`s too, so that every sink has one thing to render.

mod answers;
pub mod awaited;
pub mod diagram;
pub mod doubt;
mod effects;
mod in_practice;
mod links;
pub mod listener;
mod params;
mod pegs;
mod phrase;
mod reconciled;
pub mod recorded;
mod refusals;
pub mod rows;
mod rules;
pub mod rulings;
mod scores;
mod starts;
mod table;
mod time_controls;
pub mod what_counts;
mod worded;

pub use links::LinkDisplay;
pub use links::{assistant_duty_letters, lost_link_clock_rule};
pub use params::{ListedVoice, StationVoice, StationVoices, VoiceParams};
pub use pegs::GuidanceLevel;
pub use phrase::{
    MessageForm, MessageValues, Presenter, mark_as_german, shorten_port_name, speech_pieces_by_language,
    split_at_german_marks, square_words, variant_name,
};
pub use scores::{left_out_sentences, score_error_sentence};
pub use starts::{chess960_line, start_fault_sentence};
pub use time_controls::{bad_period_part_reason, bad_time_control_text};
pub use worded::{LineForm, PrivateWording};

use crate::locale::Lang;
use ansage_game::moment::Span;
use ansage_game::seat::Color;

/// Who hears it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Channel {
    /// Public: everybody in the playing hall. The stop key does not reach it, and what is cut of it is said again.
    Hall,
    /// Private: the ear of this station's player.
    Private,
}

/// How public words and private news stand to those that wait. Within one urgency the order is that of arrival, as it is
/// among replies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Urgency {
    /// After everything that waits.
    Normal,
    /// Before everything of lower urgency, but nothing that is being spoken is cut.
    Next,
    /// Before everything else that waits.
    Now,
}

/// Which message is said before which, and which a new command drops: one rule for voice and display. Whom a message cuts and
/// waits for is the table of the queue of speech.
///
/// A new command of the player drops what is unsaid and unread of a reply or an instruction, also where public words have
/// silenced it. What is public, and private news that the player did not ask for, stays until it is said or read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Precedence {
    /// Said in the hall before everything else: an announcement of a move, a word of the arbiter, a flag, a result, and
    /// before these that play goes on.
    Foremost,
    /// What a command of the player has brought.
    Reply,
    /// Said in the hall.
    Public,
    /// Private, and not asked for.
    News,
    /// What the player is to do next: an open question, the next step of a lesson. Enter repeats it.
    Instruction,
}

impl Precedence {
    /// Whether the player's next command drops it.
    pub fn is_dropped_by_command(self) -> bool {
        matches!(self, Precedence::Reply | Precedence::Instruction)
    }
}

/// What an utterance is about. On the private channel a newer utterance replaces one of the same topic that waits or is being
/// spoken: asking again is answered again, and nothing is said twice in a row. What replaces what in the hall is
/// [`Topic::replaces_in_hall`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The square, piece or line being explored.
    Explore,
    /// Clock readings.
    Clock,
    /// Echo of typing.
    Typing,
    /// Help texts.
    Help,
    /// Scores and last moves.
    Score,
    /// The next step of the hand on a sensed board. It waits for public speech also where the two are heard apart: the
    /// move first, then how to carry it out.
    Guide,
    /// A cue for the hand on a sensed board. It sounds at once, beside whatever is being said, and waits for nothing.
    Hand,
    /// What is awaited now. Public speech makes it untrue, so that it is never said again after it.
    Awaited,
    /// An open question, or the next step of a lesson. Public speech does not answer it: it is said again after that.
    Instruction,
    /// What was told before, told again: it is no new message.
    Again,
    /// The dial of the player's own clock (D.2.5).
    Dial,
    /// The ticks of the last ten seconds. A tick tells a second only at that second: one that cannot sound at once is
    /// dropped, and makes nothing else wait.
    Tick,
    /// That what a player wrote was taken down.
    Written,
    /// What this player wrote, read in private.
    Quotation(Color),
    /// In the hall: a move of this player is announced (D.2.1).
    Announcement(Color),
    /// In the hall: the last announcement of this player's move is corrected (D.2.7).
    Correction(Color),
    /// In the hall: the last announcement once more, because somebody asked for it.
    Repetition,
    /// In the hall: a word of the arbiter, a flag, a result.
    Decision,
    /// In the hall: play goes on. A clock may wait for its last word.
    Resumption,
    /// In the hall: two scores differ on a half-move.
    Scores,
    /// In the hall: boards and scores side by side.
    Comparison,
    /// In the hall: what follows the message of [`Topic::Comparison`].
    ComparisonPart,
    /// In the hall: this player repeats what the opponent announced (D.2.1).
    PlayersRepetition(Color),
    /// In the hall: whether this player's board shows what was announced.
    Board(Color),
    /// In the hall: a square on which this player's board differs. It follows the message of [`Topic::Board`].
    BoardSquare(Color),
}

impl Topic {
    /// Whether it is a topic of the hall, which replaces nothing on the private channel.
    pub fn is_public(self) -> bool {
        use Topic::{Announcement, Board, BoardSquare, Comparison, ComparisonPart, Correction, Decision};
        use Topic::{PlayersRepetition, Repetition, Resumption, Scores};
        matches!(self, Announcement(_) | Correction(_) | Repetition | Decision | Board(_) | BoardSquare(_) | Scores)
            || matches!(self, Comparison | ComparisonPart | PlayersRepetition(_) | Resumption)
    }

    /// Whose move is announced.
    pub fn announced_player(self) -> Option<Color> {
        match self {
            Topic::Announcement(player) | Topic::Correction(player) => Some(player),
            _ => None,
        }
    }

    /// Whether a newer public message about this replaces an older one about `other`, which waits or is being said: it would
    /// be untrue after it. Of the announcements of one player's moves a correction replaces the latest alone. A repetition
    /// replaces nothing: after an interruption two open moves are told again, and the last word of one may be awaited.
    pub fn replaces_in_hall(self, other: Topic) -> bool {
        match (self, other) {
            (Topic::Announcement(_) | Topic::Correction(_), Topic::Repetition) => true,
            (Topic::Correction(player), other) => other.announced_player() == Some(player),
            (Topic::Board(owner), Topic::Board(other) | Topic::BoardSquare(other)) => owner == other,
            (Topic::Comparison, Topic::Comparison | Topic::ComparisonPart) | (Topic::Scores, Topic::Scores) => true,
            (Topic::PlayersRepetition(player), Topic::PlayersRepetition(other)) => player == other,
            _ => false,
        }
    }
}

/// A short sound with a fixed meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Earcon {
    /// The player's press was accepted; the opponent's clock runs.
    ClockPressed,
    /// A press was kept until the last word of the announcement.
    PressKept,
    /// Something was refused.
    Refused,
    /// Input was not understood.
    NotUnderstood,
    /// A move was announced by the opponent, before its words.
    OpponentsMove,
    /// Announcement, board or score differ.
    Difference,
    /// A draw was offered.
    DrawOffer,
    /// A flag has fallen.
    FlagFall,
    /// The game begins.
    GameStart,
    /// The game is over.
    GameEnd,
    /// Something is to be confirmed.
    Question,
    /// The focus went from the input line to the board.
    BoardFocus,
    /// The focus went from the board to the input line.
    LineFocus,
    /// The edge of the board, or of a list.
    Edge,
    /// An empty light square, while exploring.
    LightSquare,
    /// An empty dark square, while exploring.
    DarkSquare,
    /// A device was lost.
    PortLost,
    /// A device came back.
    PortFound,
    /// The player's own clock passes five minutes of its dial; twice at a quarter of an hour (D.2.5).
    DialMark,
    /// The player's own clock enters the last five minutes of a period: the flag that can be felt (D.2.5).
    LastFive,
    /// The player's own clock is as low as he wished to be told.
    LowTime,
    /// One of the last ten seconds of the player's own clock.
    LastSecond,
    /// The player lifted a piece in his own turn: a touch (D.2.2), or one adjusted.
    PegTouched,
    /// He lifted a piece and nothing is owed by it: the opponent's move, the set-up.
    PegLifted,
    /// He put a piece into an aperture in a move that is not announced yet: neither right nor wrong.
    PegPlaced,
    /// He put a piece where it belongs.
    PegRight,
    /// He put a piece where it does not belong.
    PegWrong,
    /// His board shows what it should.
    BoardStands,
    /// His own announced move stands on his board: it awaits his press.
    MoveStands,
}

impl Earcon {
    /// All earcons, in the order of the help text.
    pub const ALL: [Earcon; 29] = [
        Earcon::ClockPressed,
        Earcon::PressKept,
        Earcon::Refused,
        Earcon::NotUnderstood,
        Earcon::OpponentsMove,
        Earcon::Difference,
        Earcon::DrawOffer,
        Earcon::FlagFall,
        Earcon::GameStart,
        Earcon::GameEnd,
        Earcon::Question,
        Earcon::BoardFocus,
        Earcon::LineFocus,
        Earcon::Edge,
        Earcon::LightSquare,
        Earcon::DarkSquare,
        Earcon::PortLost,
        Earcon::PortFound,
        Earcon::DialMark,
        Earcon::LastFive,
        Earcon::LowTime,
        Earcon::LastSecond,
        Earcon::PegTouched,
        Earcon::PegLifted,
        Earcon::PegPlaced,
        Earcon::PegRight,
        Earcon::PegWrong,
        Earcon::BoardStands,
        Earcon::MoveStands,
    ];

    /// Whether it comes from a tactile board alone.
    pub fn is_from_tactile_board(self) -> bool {
        use Earcon::{BoardStands, MoveStands, PegLifted, PegPlaced, PegRight, PegTouched, PegWrong};
        matches!(self, PegTouched | PegLifted | PegPlaced | PegRight | PegWrong | BoardStands | MoveStands)
    }

    /// Its name in logs, and in the message that explains it.
    pub fn name(self) -> &'static str {
        match self {
            Earcon::ClockPressed => "clock-pressed",
            Earcon::PressKept => "press-kept",
            Earcon::Refused => "refused",
            Earcon::NotUnderstood => "not-understood",
            Earcon::OpponentsMove => "opponents-move",
            Earcon::Difference => "difference",
            Earcon::DrawOffer => "draw-offer",
            Earcon::FlagFall => "flag-fall",
            Earcon::GameStart => "game-start",
            Earcon::GameEnd => "game-end",
            Earcon::Question => "question",
            Earcon::BoardFocus => "board-focus",
            Earcon::LineFocus => "line-focus",
            Earcon::Edge => "edge",
            Earcon::LightSquare => "light-square",
            Earcon::DarkSquare => "dark-square",
            Earcon::PortLost => "port-lost",
            Earcon::PortFound => "port-found",
            Earcon::DialMark => "dial-mark",
            Earcon::LastFive => "last-five",
            Earcon::LowTime => "low-time",
            Earcon::LastSecond => "last-second",
            Earcon::PegTouched => "peg-touched",
            Earcon::PegLifted => "peg-lifted",
            Earcon::PegPlaced => "peg-placed",
            Earcon::PegRight => "peg-right",
            Earcon::PegWrong => "peg-wrong",
            Earcon::BoardStands => "board-stands",
            Earcon::MoveStands => "move-stands",
        }
    }
}

/// One piece of an utterance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SpeechPiece {
    /// Words, spoken by a voice of that language.
    Words {
        /// The language.
        lang: Lang,
        /// The text, as it is written.
        text: String,
    },
    /// A short sound.
    Earcon(Earcon),
    /// Silence.
    Pause(Span),
}

impl SpeechPiece {
    /// Words in a language.
    pub fn words(lang: Lang, text: impl Into<String>) -> SpeechPiece {
        SpeechPiece::Words { lang, text: text.into() }
    }
}

/// What one person, or the hall, gets to read and to hear.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// Who hears it.
    pub channel: Channel,
    /// The line for the screen and the Braille display; empty where there is only sound.
    pub line: String,
    /// What is spoken; empty where there is only a line.
    pub speech: Vec<SpeechPiece>,
    /// How it stands to what waits.
    pub urgency: Urgency,
    /// What it replaces.
    pub topic: Option<Topic>,
}

impl Message {
    /// The same, before everything of lower urgency that waits.
    pub fn with_high_urgency(self) -> Message {
        Message { urgency: Urgency::Next, ..self }
    }

    /// The same, before everything else that waits.
    pub fn with_immediate_urgency(self) -> Message {
        Message { urgency: Urgency::Now, ..self }
    }

    /// Its place among the station's messages; `is_requested` is whether a command of the player has brought it.
    pub fn precedence(&self, is_requested: bool) -> Precedence {
        match (self.channel, self.topic) {
            (
                Channel::Hall,
                Some(Topic::Announcement(_) | Topic::Correction(_) | Topic::Decision | Topic::Resumption),
            ) => Precedence::Foremost,
            (Channel::Hall, _) => Precedence::Public,
            (Channel::Private, Some(Topic::Instruction)) => Precedence::Instruction,
            (Channel::Private, Some(Topic::Typing)) => Precedence::Reply,
            (Channel::Private, _) if is_requested => Precedence::Reply,
            (Channel::Private, Some(Topic::Awaited)) => Precedence::Instruction,
            (Channel::Private, _) => Precedence::News,
        }
    }

    /// The same about a topic: it replaces what waits of the same topic, and is replaced.
    pub fn with_topic(self, topic: Topic) -> Message {
        Message { topic: Some(topic), ..self }
    }
}
