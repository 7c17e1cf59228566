//! Tell what a sensed board brings about: cues for the hand, words where something is wrong, facts for both players.

use super::effects::SQUARES_TOLD;
use super::{Channel, Earcon, Message, MessageValues, Presenter, Topic, Urgency};
use ansage_game::effect::BoardDifference;
use ansage_game::moment::Span;
use ansage_game::seat::Color;
use ansage_game::sensed::{GuideStep, SensedEffect};
use ansage_game::touch::{TouchDuty, TouchKind};
use ansage_game::view::View;
use shakmaty::{Piece, Square};

use Channel::{Hall, Private};

/// From this number of faulty squares on they are announced together, once.
const MANY_CONTACTS: u32 = 4;

/// A cue for the hand.
fn hand(told: Message) -> Message {
    told.with_topic(Topic::Hand)
}

/// How much a player is told of where his hand goes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum GuidanceLevel {
    /// Every step in words.
    #[default]
    Words,
    /// Cues, and words only where something is wrong.
    Cues,
    /// Neither, unless he asks.
    Off,
}

impl GuidanceLevel {
    /// All of them.
    pub const ALL: [GuidanceLevel; 3] = [GuidanceLevel::Words, GuidanceLevel::Cues, GuidanceLevel::Off];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            GuidanceLevel::Words => "words",
            GuidanceLevel::Cues => "cues",
            GuidanceLevel::Off => "off",
        }
    }

    /// What is left of what a player is told of his own pegs: `None` where it is nothing. What is a touch is shown to
    /// his opponent all the same.
    pub fn filter_message(self, pegs: &SensedEffect, told: Message) -> Option<Message> {
        let touch =
            matches!(pegs, SensedEffect::Lifted { sense: Some(TouchKind::Deliberate | TouchKind::Adjusting), .. });
        match pegs {
            SensedEffect::Guided { .. } if self != GuidanceLevel::Words => None,
            SensedEffect::Lifted { .. } if touch && self == GuidanceLevel::Off => {
                Some(Message { speech: Vec::new(), ..told })
            }
            SensedEffect::WrongSquares { .. }
            | SensedEffect::Lifted { .. }
            | SensedEffect::Placed { .. }
            | SensedEffect::Agrees { .. }
                if self == GuidanceLevel::Off =>
            {
                None
            }
            _ => Some(told),
        }
    }
}

impl Presenter {
    /// What is missing on the owner's board, for who asks. Of a move of his own he hears facts, and never which of them
    /// to change.
    pub fn missing_on_pegs_messages(&self, view: &View) -> Vec<Message> {
        let plain = |id| vec![self.answer_message(Topic::Guide, id, ()).with_immediate_urgency()];
        let Some(sensed) = view.boards.get(view.owner).as_present_sensed_board() else {
            return plain("announce-board-not-sensed");
        };
        let mut wanted = view.expected_board_of_player(view.owner);
        let announced = view.pending.as_ref().is_some_and(|pending| pending.player == view.owner);
        if announced && !sensed.agrees_with(&wanted) {
            let squares = self.squares(Private, "announce-square-differs", &sensed.differences_from(&wanted));
            let made = view.is_own_move_on_sensed_board(view.owner);
            return made.then(|| plain("announce-own-move-stands")).into_iter().flatten().chain(squares).collect();
        }
        // So many pieces are out that no move is being made.
        let own = if announced || sensed.disturbed { &[] } else { sensed.own.as_slice() };
        for square in own {
            match sensed.shows.piece_at(*square) {
                Some(piece) => wanted.set_piece_at(*square, piece),
                None => {
                    wanted.discard_piece_at(*square);
                }
            }
        }
        match GuideStep::next_step(&sensed.shown_with_word(&wanted), &wanted) {
            Some(step) => {
                let count = sensed.differences_from(&wanted).len();
                let left = self.private_message("announce-guide-left", MessageValues::new().set("count", count));
                vec![Message { urgency: Urgency::Next, ..left }, self.guided(step)]
            }
            None if !own.is_empty() => plain("announce-guide-own-move"),
            None if announced => plain("announce-own-move-stands"),
            None => plain("announce-board-stands"),
        }
    }

    /// A cue for the hand that did it, and a line for the eye: what is felt needs no words.
    pub(super) fn sensed_effect_messages(&self, pegs: &SensedEffect) -> Vec<Message> {
        let told = match pegs {
            SensedEffect::Found { owner: whose, again } => {
                let id = if *again { "announce-board-found-again" } else { "announce-board-found" };
                self.build_message(Hall, Earcon::PortFound, id, *whose)
            }
            SensedEffect::Lost { owner: whose } => {
                self.build_message(Hall, Earcon::PortLost, "announce-board-lost", *whose).with_high_urgency()
            }
            SensedEffect::SwitchedOff { owner: whose } => {
                self.build_message(Hall, Earcon::PortLost, "announce-board-laid-aside", *whose)
            }
            SensedEffect::Lifted { player: by, square, piece, sense } => self.lifted(*by, *square, *piece, *sense),
            SensedEffect::Placed { player: by, square, piece, right } => {
                let cue = match right {
                    None => Earcon::PegPlaced,
                    Some(true) => Earcon::PegRight,
                    Some(false) => Earcon::PegWrong,
                };
                hand(self.build_message_with_line(
                    Private,
                    Some(cue),
                    "announce-peg-placed",
                    MessageValues::from_color(*by).set_square("square", *square).set_piece("piece", *piece),
                ))
            }
            SensedEffect::Guided { step, .. } => self.guided(*step),
            SensedEffect::WrongSquares { squares, .. } => {
                return self.squares(Private, "announce-square-should", squares);
            }
            SensedEffect::Agrees { own_move, .. } => return self.board_agrees_messages(*own_move),
            SensedEffect::PegsDiffer { player: by, announced, squares, beside_move } => {
                let id = if *beside_move { "announce-pegs-differ-beside" } else { "announce-pegs-differ" };
                let told = self.build_message(
                    Hall,
                    Earcon::Difference,
                    id,
                    MessageValues::from_color(*by).set_move("move", announced),
                );
                let squares = self.squares(Hall, "announce-square-differs", squares);
                return [told].into_iter().chain(squares).collect();
            }
            SensedEffect::Contact { owner, square, good, again, unread } => {
                self.contact(*owner, *square, *good, (*again, *unread))
            }
            SensedEffect::Disturbed { owner: whose, out } => self.build_message(
                Hall,
                Earcon::Difference,
                "announce-board-disturbed",
                MessageValues::from_color(*whose).set("count", *out),
            ),
            SensedEffect::ShownAtPress { player: by, squares } if squares.is_empty() => {
                self.build_message(Hall, Earcon::Difference, "announce-pressed-unmoved", *by)
            }
            SensedEffect::ShownAtPress { player: by, squares } => {
                return self.board_difference_messages(*by, squares, "announce-shown-at-press");
            }
            SensedEffect::PieceRested { player: by, square, piece, rested } => {
                self.seen("announce-rested", (*by, *square, *piece), *rested)
            }
            SensedEffect::PieceAway { player: by, square, piece, away } => {
                self.seen("announce-away", (*by, *square, *piece), *away)
            }
            SensedEffect::RookLiftedFirst { player: by } => {
                self.build_message(Hall, Earcon::Difference, "announce-rook-first", *by)
            }
        };
        vec![told]
    }

    /// A square that cannot be read is announced once. Where many fail, they are announced together: what follows is read as
    /// a line, like a square that can be read again.
    fn contact(&self, owner: Color, square: Square, good: bool, (again, unread): (bool, u32)) -> Message {
        let values = MessageValues::from_color(owner).set_square("square", square).set_yes_no("good", good);
        match unread {
            _ if good || again || unread > MANY_CONTACTS => self.silent_message("announce-contact", values),
            ..MANY_CONTACTS => self.build_message(Hall, Earcon::Difference, "announce-contact", values),
            _ => self.build_message(Hall, Earcon::Difference, "announce-contacts", owner),
        }
    }

    /// What must be played after a complaint that was upheld.
    pub(super) fn touch_binds_message(&self, player: Color, squares: &[Square], duty: Option<TouchDuty>) -> Message {
        let values = MessageValues::from_color(player);
        match duty {
            None => self.hall_message("announce-touch-binds", values.set_squares("squares", squares)),
            Some(TouchDuty::Castle) => self.hall_message("announce-touch-castle", values),
            Some(TouchDuty::Capture { captured, with: None }) => {
                self.hall_message("announce-touch-captured", values.set_square("captured", captured))
            }
            Some(TouchDuty::Capture { captured, with: Some(with) }) => self.hall_message(
                "announce-touch-capture",
                values.set_square("captured", captured).set_square("with", with),
            ),
        }
    }

    /// A lift is felt: a cue. On paper nothing is felt, and it is told in words.
    fn lifted(&self, by: Color, square: Square, piece: Piece, sense: Option<TouchKind>) -> Message {
        let (id, cue) = match sense {
            Some(TouchKind::Deliberate) => ("announce-peg-touched", Earcon::PegTouched),
            Some(TouchKind::Adjusting) => ("announce-peg-adjusted", Earcon::PegTouched),
            Some(TouchKind::CarryingOut) | None => ("announce-peg-lifted", Earcon::PegLifted),
        };
        let args = MessageValues::from_color(by).set_square("square", square).set_piece("piece", piece);
        match self.on_paper {
            true => self.private_message(id, args),
            false => hand(self.build_message_with_line(Private, Some(cue), id, args)),
        }
    }

    fn board_agrees_messages(&self, own_move: bool) -> Vec<Message> {
        let (id, cue) = match own_move {
            true => ("announce-own-move-stands", Earcon::MoveStands),
            false => ("announce-board-stands", Earcon::BoardStands),
        };
        // A step that is still being told has been taken: silence is put in its place.
        let done = Message {
            line: String::new(),
            speech: vec![super::SpeechPiece::Pause(Span::ZERO)],
            ..self.answer_message(Topic::Guide, id, ())
        };
        vec![hand(self.build_message_with_line(Private, Some(cue), id, ())), done]
    }

    /// What a board saw of a piece, and for how long.
    fn seen(&self, id: &'static str, (by, square, piece): (Color, Square, Piece), span: Span) -> Message {
        self.private_message(
            id,
            MessageValues::from_color(by)
                .set_square("square", square)
                .set_piece("piece", piece)
                .set_elapsed_time("time", span),
        )
    }

    /// One step of the hand. A newer one makes the one before it worthless.
    fn guided(&self, step: GuideStep) -> Message {
        let (id, square, piece) = match step {
            GuideStep::Lift { square, piece } => ("announce-guide-lift", square, piece),
            GuideStep::Place { square, piece } => ("announce-guide-put", square, piece),
        };
        self.answer_message(
            Topic::Guide,
            id,
            MessageValues::new().set_square("square", square).set_piece("piece", piece),
        )
        .with_high_urgency()
    }

    /// What a sensed board shows instead of the announced position, as the reason of a refusal.
    pub(super) fn peg_difference_messages(&self, id: &'static str, squares: &[BoardDifference]) -> Vec<Message> {
        let told = self.refusal_message(id, MessageValues::new().set("count", squares.len()));
        let squares = self.squares(Private, "announce-square-differs", squares);
        [told].into_iter().chain(squares).map(|it| Message { urgency: Urgency::Next, ..it }).collect()
    }

    /// Squares on which pegs differ, each with both facts.
    fn squares(&self, channel: Channel, id: &str, squares: &[BoardDifference]) -> Vec<Message> {
        let told = squares.iter().take(SQUARES_TOLD).map(|difference| self.square_shows(channel, id, difference));
        let more = squares.len().checked_sub(SQUARES_TOLD).filter(|more| *more > 0);
        let more = more.map(|more| {
            self.build_message(channel, None, "announce-more-squares", MessageValues::new().set("count", more))
        });
        told.chain(more).collect()
    }

    fn square_shows<'a>(&'a self, channel: Channel, id: &'a str, difference: &BoardDifference) -> Message {
        let BoardDifference { square, shows, announced } = *difference;
        let earcon = (id == "announce-square-should").then_some(Earcon::Difference);
        self.build_message(
            channel,
            earcon,
            id,
            MessageValues::new()
                .set_square("square", square)
                .set_piece("shows", shows)
                .set_piece("announced", announced),
        )
    }
}
