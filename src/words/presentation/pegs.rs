//! Tell what a sensed board brings about: cues for the hand, words where something is wrong, facts for both players.

use super::effects::SQUARES_TOLD;
use super::{Channel, Earcon, Presenter, Told, Topic, Urgency, Values};
use ansage_game::board::differences;
use ansage_game::effect::Difference;
use ansage_game::moment::Span;
use ansage_game::seat::Color;
use ansage_game::sensed::{Guide, Pegs};
use ansage_game::touch::Sense;
use ansage_game::view::View;
use shakmaty::{Piece, Square};

use Channel::{Hall, Private};

/// A cue for the hand.
fn hand(told: Told) -> Told {
    told.about(Topic::Hand)
}

/// How much a player is told of where his hand goes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Guiding {
    /// Every step in words.
    #[default]
    Words,
    /// Cues, and words only where something is wrong.
    Cues,
    /// Neither, unless he asks.
    Off,
}

impl Guiding {
    /// All of them.
    pub const ALL: [Guiding; 3] = [Guiding::Words, Guiding::Cues, Guiding::Off];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Guiding::Words => "words",
            Guiding::Cues => "cues",
            Guiding::Off => "off",
        }
    }

    /// What is left of what a player is told of his own pegs: `None` where it is nothing. What is a touch is shown to
    /// his opponent all the same.
    pub fn keep(self, pegs: &Pegs, told: Told) -> Option<Told> {
        let touch = matches!(pegs, Pegs::Lifted { sense: Some(Sense::Deliberate | Sense::Adjusting), .. });
        match pegs {
            Pegs::Guided { .. } if self != Guiding::Words => None,
            Pegs::Lifted { .. } if touch && self == Guiding::Off => Some(Told { speech: Vec::new(), ..told }),
            Pegs::Wrong { .. } | Pegs::Lifted { .. } | Pegs::Placed { .. } | Pegs::Stands { .. }
                if self == Guiding::Off =>
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
    pub fn missing_on_pegs(&self, view: &View) -> Vec<Told> {
        let plain = |id| vec![self.answer(Topic::Guide, id, ()).now()];
        let Some(sensed) = view.boards.get(view.owner).sensed() else { return plain("announce-board-not-sensed") };
        let mut wanted = view.wanted_of(view.owner);
        let announced = view.pending.as_ref().is_some_and(|pending| pending.by == view.owner);
        if announced && sensed.shows != wanted {
            return self.squares(Private, "announce-square-differs", &differences(&sensed.shows, &wanted));
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
        match Guide::next(&sensed.shows, &wanted) {
            Some(step) => {
                let count = differences(&sensed.shows, &wanted).len();
                let left = self.note("announce-guide-left", Values::new().set("count", count));
                vec![Told { urgency: Urgency::Next, ..left }, self.guided(step)]
            }
            None if !own.is_empty() => plain("announce-guide-own-move"),
            None if announced => plain("announce-own-move-stands"),
            None => plain("announce-board-stands"),
        }
    }

    /// A cue for the hand that did it, and a line for the eye: what is felt needs no words.
    pub(super) fn pegs(&self, pegs: &Pegs) -> Vec<Told> {
        let told = match pegs {
            Pegs::Found { whose, again } => {
                let id = if *again { "announce-board-found-again" } else { "announce-board-found" };
                self.tell(Hall, Earcon::PortFound, id, *whose)
            }
            Pegs::Lost { whose } => self.tell(Hall, Earcon::PortLost, "announce-board-lost", *whose).next(),
            Pegs::LaidAside { whose } => self.tell(Hall, Earcon::PortLost, "announce-board-laid-aside", *whose),
            Pegs::Lifted { by, square, piece, sense } => self.lifted(*by, *square, *piece, *sense),
            Pegs::Placed { by, square, piece, right } => {
                let cue = match right {
                    None => Earcon::PegPlaced,
                    Some(true) => Earcon::PegRight,
                    Some(false) => Earcon::PegWrong,
                };
                hand(self.show(
                    Private,
                    Some(cue),
                    "announce-peg-placed",
                    Values::of(*by).square("square", *square).piece("piece", *piece),
                ))
            }
            Pegs::Guided { step, .. } => self.guided(*step),
            Pegs::Wrong { squares, .. } => return self.squares(Private, "announce-square-should", squares),
            Pegs::Stands { own_move, .. } => return self.stands(*own_move),
            Pegs::Differ { by, announced, squares } => {
                let told = self.tell(
                    Hall,
                    Earcon::Difference,
                    "announce-pegs-differ",
                    Values::of(*by).telling("move", announced),
                );
                let squares = self.squares(Hall, "announce-square-differs", squares);
                return [told].into_iter().chain(squares).collect();
            }
            Pegs::Disturbed { whose, out } => {
                self.tell(Hall, Earcon::Difference, "announce-board-disturbed", Values::of(*whose).set("count", *out))
            }
            Pegs::ShownAtPress { by, squares } if squares.is_empty() => {
                self.tell(Hall, Earcon::Difference, "announce-pressed-unmoved", *by)
            }
            Pegs::ShownAtPress { by, squares } => return self.board(*by, squares, "announce-shown-at-press"),
            Pegs::Rested { by, square, piece, rested } => self.seen("announce-rested", (*by, *square, *piece), *rested),
            Pegs::Away { by, square, piece, away } => self.seen("announce-away", (*by, *square, *piece), *away),
            Pegs::RookFirst { by } => self.tell(Hall, Earcon::Difference, "announce-rook-first", *by),
        };
        vec![told]
    }

    /// A lift is felt: a cue. On paper nothing is felt, and it is told in words.
    fn lifted(&self, by: Color, square: Square, piece: Piece, sense: Option<Sense>) -> Told {
        let (id, cue) = match sense {
            Some(Sense::Deliberate) => ("announce-peg-touched", Earcon::PegTouched),
            Some(Sense::Adjusting) => ("announce-peg-adjusted", Earcon::PegTouched),
            Some(Sense::CarryingOut) | None => ("announce-peg-lifted", Earcon::PegLifted),
        };
        let args = Values::of(by).square("square", square).piece("piece", piece);
        match self.on_paper {
            true => self.note(id, args),
            false => hand(self.show(Private, Some(cue), id, args)),
        }
    }

    fn stands(&self, own_move: bool) -> Vec<Told> {
        let (id, cue) = match own_move {
            true => ("announce-own-move-stands", Earcon::MoveStands),
            false => ("announce-board-stands", Earcon::BoardStands),
        };
        // A step that is still being told has been taken: silence is put in its place.
        let done = Told {
            line: String::new(),
            speech: vec![super::SpeechPiece::Pause(Span::ZERO)],
            ..self.answer(Topic::Guide, id, ())
        };
        vec![hand(self.show(Private, Some(cue), id, ())), done]
    }

    /// What a board saw of a piece, and for how long.
    fn seen(&self, id: &'static str, (by, square, piece): (Color, Square, Piece), span: Span) -> Told {
        self.note(id, Values::of(by).square("square", square).piece("piece", piece).lasting("time", span))
    }

    /// One step of the hand. A newer one makes the one before it worthless.
    fn guided(&self, step: Guide) -> Told {
        let (id, square, piece) = match step {
            Guide::Lift { square, piece } => ("announce-guide-lift", square, piece),
            Guide::Put { square, piece } => ("announce-guide-put", square, piece),
        };
        self.answer(Topic::Guide, id, Values::new().square("square", square).piece("piece", piece)).next()
    }

    /// What a sensed board shows instead of the announced position, as the reason of a refusal.
    pub(super) fn pegs_missing(&self, id: &'static str, squares: &[Difference]) -> Vec<Told> {
        let told = self.refusal(id, Values::new().set("count", squares.len()));
        let squares = self.squares(Private, "announce-square-differs", squares);
        [told].into_iter().chain(squares).map(|it| Told { urgency: Urgency::Next, ..it }).collect()
    }

    /// Squares on which pegs differ, each with both facts.
    fn squares(&self, channel: Channel, id: &str, squares: &[Difference]) -> Vec<Told> {
        let told = squares.iter().take(SQUARES_TOLD).map(|difference| self.square_shows(channel, id, difference));
        let more = squares.len().checked_sub(SQUARES_TOLD).filter(|more| *more > 0);
        let more = more.map(|more| self.tell(channel, None, "announce-more-squares", Values::new().set("count", more)));
        told.chain(more).collect()
    }

    fn square_shows<'a>(&'a self, channel: Channel, id: &'a str, difference: &Difference) -> Told {
        let Difference { square, shows, announced } = *difference;
        let earcon = (id == "announce-square-should").then_some(Earcon::Difference);
        self.tell(
            channel,
            earcon,
            id,
            Values::new().square("square", square).piece("shows", shows).piece("announced", announced),
        )
    }
}
