//! Tell what the arbiter has restored or taken down, and boards and scores side by side (D.2.8).

use super::{Channel, Earcon, Message, MessageValues, Presenter, Topic};
use ansage_game::announcement::{Announcement, MoveDescription};
use ansage_game::comparison::{BoardsAndScores, LackingLine, ScorePair, SquareConflict};
use ansage_game::effect::BoardDifference;
use ansage_game::foreign::{ForeignText, PersonName};
use ansage_game::ruling::SheetLine;
use ansage_game::seat::{Color, color_name};

use Channel::Hall;

/// At most so many half-moves of a restored course are spoken, and all of them shown.
const MOVES_SPOKEN: usize = 12;

/// At most so many squares are told of what the boards show.
const SQUARES_TOLD: usize = 6;

/// So much of what a player wrote is shown on a line, where both scores have room.
pub(super) const WRITTEN_SHOWN: usize = 9;

/// The variables that name the arbiter.
pub(super) fn name_of_arbiter(name: &PersonName) -> MessageValues<'_> {
    MessageValues::new().set_yes_no("named", !name.is_empty()).set_name("name", name)
}

impl Presenter {
    /// The number of the move of a half-move, and whose it is, as this game counts.
    pub fn move_number_and_player(&self, ply: u32) -> (u32, Color) {
        let before = ply.saturating_sub(1) + u32::from(self.first == Color::Black);
        (before / 2 + self.first_number, if before.is_multiple_of(2) { Color::White } else { Color::Black })
    }

    /// The restored course: how much of it stays, and what follows.
    pub(super) fn course_restored_messages(
        &self,
        keep: u32,
        moves: &[MoveDescription],
        arbiter: &PersonName,
    ) -> Vec<Message> {
        let (number, color) = self.move_number_and_player(keep);
        let values = name_of_arbiter(arbiter).set_yes_no("kept", keep > 0).set("number", number).with_color(color);
        let head = self.build_message(Hall, Earcon::Difference, "arbiter-course-set", values.set("count", moves.len()));
        let each = (keep + 1..).zip(moves).enumerate().map(|(place, (ply, telling))| {
            let (number, color) = self.move_number_and_player(ply);
            let told = self.hall_message(
                "arbiter-course-move",
                MessageValues::new().set("number", number).with_color(color).set_move("move", telling),
            );
            let speech = if place < MOVES_SPOKEN { told.speech } else { Vec::new() };
            Message { speech, ..told }
        });
        let more = (moves.len() > MOVES_SPOKEN).then(|| {
            let more = moves.len() - MOVES_SPOKEN;
            self.hall_message("arbiter-course-more", MessageValues::new().set("count", more))
        });
        [head].into_iter().chain(each).chain(more).collect()
    }

    pub(super) fn board_set_message(&self, whose: Color, arbiter: &PersonName) -> Message {
        self.hall_message("arbiter-board-set", name_of_arbiter(arbiter).with_color(whose))
    }

    /// That the arbiter has read one half-move of a sheet. A record says what was there before.
    pub(super) fn sheet_line_set_messages(
        &self,
        owner: Color,
        ply: u32,
        was: Option<&ForeignText>,
        arbiter: &PersonName,
    ) -> Vec<Message> {
        let read = self.hall_message("arbiter-line-set", self.sheet_line_values(owner, ply, arbiter));
        let was = was.filter(|_| self.on_paper);
        let was = was.map(|was| self.hall_message("record-sheet-was", MessageValues::new().set_quoted("text", was)));
        [read].into_iter().chain(was).collect()
    }

    /// The values that name the arbiter, a sheet and a half-move of it.
    fn sheet_line_values<'a>(&self, owner: Color, ply: u32, arbiter: &'a PersonName) -> MessageValues<'a> {
        let (number, mover) = self.move_number_and_player(ply);
        let values = name_of_arbiter(arbiter).with_color(owner).set("number", number);
        values.set("mover", color_name(mover))
    }

    /// That the arbiter has put in a half-move that a sheet lacks. The hall hears a move that was understood, and no other
    /// text: that is quoted in private.
    pub(super) fn line_inserted_messages(&self, owner: Color, line: &SheetLine, arbiter: &PersonName) -> Vec<Message> {
        let SheetLine { ply, text, words } = line;
        let values = || self.sheet_line_values(owner, *ply, arbiter);
        let shown = values().set_quoted_within("move", text, WRITTEN_SHOWN);
        let written = self.build_message(Hall, Earcon::Difference, "arbiter-line-inserted", shown);
        if self.on_paper {
            return vec![written];
        }
        let (heard, quoted) = match words {
            Some(words) => (values().set_announcement("move", words), None),
            None => {
                let quotation = values().set_spoken_quotation("text", text);
                let quoted = self.private_message("arbiter-line-quoted", quotation).with_topic(Topic::Quotation(owner));
                (values(), Some(quoted))
            }
        };
        let id = if words.is_some() { "arbiter-line-inserted" } else { "arbiter-line-inserted-unread" };
        let heard = self.build_message(Hall, Earcon::Difference, id, heard);
        [Message { line: written.line, ..heard }].into_iter().chain(quoted).collect()
    }

    /// Both boards and both scores: facts, whoever is right.
    pub(super) fn comparison_messages(&self, compared: &BoardsAndScores) -> Vec<Message> {
        let mut told = self.board_compared(Color::White, compared.white_board.as_deref());
        told.extend(self.board_compared(Color::Black, compared.black_board.as_deref()));
        let both_differ = [&compared.white_board, &compared.black_board]
            .into_iter()
            .all(|board| board.as_ref().is_some_and(|squares| !squares.is_empty()));
        if let Some(squares) = &compared.between {
            told.extend(self.between(squares, both_differ));
        }
        told.extend(self.scores_compared(&compared.scores));
        told
    }

    fn board_compared(&self, whose: Color, squares: Option<&[BoardDifference]>) -> Vec<Message> {
        match squares {
            None => vec![self.hall_message("arbiter-compared-board-unknown", whose)],
            Some([]) => vec![self.hall_message("announce-board-agrees", whose)],
            Some(squares) => self.board_difference_messages(whose, squares, "announce-board-differs"),
        }
    }

    /// The squares are named where they have not been named of either board by itself.
    fn between(&self, squares: &[SquareConflict], named: bool) -> Vec<Message> {
        if squares.is_empty() {
            return vec![self.hall_message("arbiter-compared-boards-alike", ())];
        }
        let head =
            self.hall_message("arbiter-compared-boards-differ", MessageValues::new().set("count", squares.len()));
        let each = squares.iter().take(if named { SQUARES_TOLD } else { 0 }).map(|it| {
            self.hall_message(
                "arbiter-compared-square",
                MessageValues::new()
                    .set_square("square", it.square)
                    .set_piece("white", it.white)
                    .set_piece("black", it.black),
            )
        });
        let left = squares.len().saturating_sub(SQUARES_TOLD);
        let more = (named && left > 0)
            .then(|| self.hall_message("announce-more-squares", MessageValues::new().set("count", left)));
        [head].into_iter().chain(each).chain(more).collect()
    }

    fn scores_compared(&self, scores: &ScorePair) -> Vec<Message> {
        let known = [(Color::White, scores.white_known), (Color::Black, scores.black_known)];
        let mut told: Vec<Message> = (known.into_iter())
            .filter(|(_, known)| !known)
            .map(|(whose, _)| self.hall_message("arbiter-compared-score-unknown", whose))
            .collect();
        if !told.is_empty() {
            return told;
        }
        told.push(match scores.agreed.map(|ply| self.move_number_and_player(ply)) {
            Some((number, color)) => self.hall_message(
                "arbiter-compared-scores-agree",
                MessageValues::new().set("number", number).with_color(color),
            ),
            None => self.hall_message("arbiter-compared-scores-nothing", ()),
        });
        if let Some(LackingLine { player, ply, written, written_move }) = &scores.lacking {
            told.extend(self.sheet_lacks_messages(*player, *ply, written, written_move.as_ref()));
        }
        told.extend(match &scores.first {
            Some(lines) => {
                let (texts, moves) = ([&lines.white, &lines.black], [&lines.white_move, &lines.black_move]);
                self.scores_differ_messages(lines.ply, texts, moves)
            }
            None if scores.lacking.is_some() => Vec::new(),
            None => vec![self.hall_message("arbiter-compared-scores-no-difference", ())],
        });
        told
    }

    /// That what a player wrote for a half-move was taken down.
    pub(super) fn score_recorded_message(&self, owner: Color, ply: u32, readable: bool) -> Message {
        let values = MessageValues::from_color(owner).set("number", ply.div_ceil(2)).set_yes_no("readable", readable);
        self.private_message("announce-score-taken", values).with_topic(Topic::Written)
    }

    /// That the scores differ on a half-move, White's first. The hall hears moves that were understood, and no other text of
    /// a person: that is read to each player in private, as a quotation.
    pub(super) fn scores_differ_messages(
        &self,
        ply: u32,
        texts: [&ForeignText; 2],
        moves: [&Option<Announcement>; 2],
    ) -> Vec<Message> {
        let (number, color) = self.move_number_and_player(ply);
        let values = || MessageValues::new().set("number", number).with_color(color);
        let [white, black] = texts;
        let shown =
            values().set_quoted_within("white", white, WRITTEN_SHOWN).set_quoted_within("black", black, WRITTEN_SHOWN);
        let written = self.build_message(Hall, Earcon::Difference, "announce-scores-differ", shown);
        if self.on_paper {
            return vec![written];
        }
        let heard = match moves {
            [Some(white), Some(black)] => {
                let values = values().set_announcement("white", white).set_announcement("black", black);
                self.build_message(Hall, Earcon::Difference, "announce-scores-differ-moves", values)
            }
            _ => {
                let unread = match moves {
                    [Some(_), None] => "black",
                    [None, Some(_)] => "white",
                    _ => "both",
                };
                self.build_message(
                    Hall,
                    Earcon::Difference,
                    "announce-scores-differ-unread",
                    values().set("unread", unread),
                )
            }
        };
        let quoted =
            [Color::White, Color::Black].into_iter().zip(texts).zip(moves).filter(|(_, named)| named.is_none());
        let quoted = quoted.map(|((owner, text), _)| {
            let values = MessageValues::from_color(owner).set("number", number).set_spoken_quotation("text", text);
            self.private_message("announce-score-quoted", values).with_topic(Topic::Quotation(owner))
        });
        [Message { line: written.line, ..heard }].into_iter().chain(quoted).collect()
    }

    /// That a player's sheet has nothing for a half-move and goes on after it. The hall hears the move on the other score,
    /// if that was understood, and no other text: that is quoted in private.
    pub(super) fn sheet_lacks_messages(
        &self,
        player: Color,
        ply: u32,
        written: &ForeignText,
        written_move: Option<&Announcement>,
    ) -> Vec<Message> {
        let (number, mover) = self.move_number_and_player(ply);
        let values = || MessageValues::from_color(mover).set("number", number).set("player", color_name(player));
        let shown = values().set_quoted_within("text", written, WRITTEN_SHOWN);
        let on_line = self.build_message(Hall, Earcon::Difference, "announce-sheet-lacks", shown);
        if self.on_paper {
            return vec![on_line];
        }
        let (id, heard) = match written_move {
            Some(words) => ("announce-sheet-lacks", values().set_announcement("text", words)),
            None => ("announce-sheet-lacks-unread", values()),
        };
        let heard = self.build_message(Hall, Earcon::Difference, id, heard);
        let quoted = written_move.is_none().then(|| {
            let values = MessageValues::from_color(!player).set("number", number);
            let values = values.set_spoken_quotation("text", written);
            self.private_message("announce-score-quoted", values).with_topic(Topic::Quotation(!player))
        });
        [Message { line: on_line.line, ..heard }].into_iter().chain(quoted).collect()
    }
}
