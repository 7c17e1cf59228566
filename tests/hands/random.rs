//! Games by hands that adjust, slip, knock pieces and rest as people do, in virtual time. The move on record is the one that an
//! independent position has; what is told of the hands is what they did, with its length; a fault of a contact refuses no press.

use super::places::{HandsTable, PlayPlace, terms};
use ansage_game::effect::EffectKind;
use ansage_game::hands::CONTACT;
use ansage_game::reading;
use ansage_game::sensed::SensedEffect;
use ansage_testing::dice::Dice;
use shakmaty::{Chess, Color, Move, Position, Role, Square};

/// What hands did besides moves, and what was told of it.
#[derive(Debug, Default)]
struct HandTally {
    moves: usize,
    adjusted: usize,
    rested: usize,
    contacts: usize,
    faults: usize,
    told: usize,
}

/// A player's hands in a game.
struct RandomHands {
    hands: HandsTable,
    dice: Dice,
    position: Chess,
    /// The squares on which a piece rested in this turn, and for how many milliseconds.
    rests: Vec<(Square, u64)>,
    /// The squares from which a piece was away, and for how many milliseconds.
    away: Vec<(Square, u64)>,
    met: HandTally,
}

/// From 20 milliseconds to 5 seconds, the short ones more often.
fn span(dice: &mut Dice) -> u64 {
    let most = dice.pick(&[80, 250, 600, 1_500, 5_000]);
    20 + dice.below(most - 20) as u64
}

impl RandomHands {
    fn begun(place: PlayPlace, seed: u64) -> RandomHands {
        let mover = if place == PlayPlace::Pegs { Color::White } else { Color::Black };
        let terms = terms(2023, "90", "", mover, place == PlayPlace::Pegs);
        RandomHands {
            hands: HandsTable::begun(place, terms, mover),
            dice: Dice::new(seed),
            position: Chess::default(),
            rests: Vec::new(),
            away: Vec::new(),
            met: HandTally::default(),
        }
    }

    fn now(&self) -> u64 {
        self.hands.table.now
    }

    /// How long a piece is off its square, or rests on another. On a screen a second click so soon on the same square is the
    /// bounce of a button.
    fn length(&mut self) -> u64 {
        let least = if self.hands.place == PlayPlace::Screen { 400 } else { 0 };
        span(&mut self.dice).max(least)
    }

    /// Lifts the piece on a square and puts it on another one after this time.
    fn carry(&mut self, from: Square, to: Square) {
        self.hands.hands(&format!("{from}^ {to}v"));
    }

    /// A piece is taken off its square and comes back to it.
    fn adjust(&mut self) {
        let squares: Vec<Square> = self.hands.wood.occupied().into_iter().collect();
        let square = self.dice.pick(&squares);
        let length = self.length();
        let begun = self.now();
        self.hands.hands(&format!("{square}^ ~{length}"));
        self.away.push((square, self.now() - begun));
        self.hands.hands(&format!("{square}v ~400"));
        self.met.adjusted += 1;
    }

    /// A contact opens for less time than a hand needs.
    fn flicker(&mut self) {
        let squares: Vec<Square> = self.hands.wood.occupied().into_iter().collect();
        let (square, length) = (self.dice.pick(&squares), 20 + self.dice.below(260) as u64);
        assert!(length < CONTACT.as_millis());
        self.hands.gap(square, length);
        self.met.contacts += 1;
    }

    /// Puts the piece on another square first, where nothing is decided by that.
    fn slip(&mut self, made: Move) -> Option<Square> {
        let from = made.from().filter(|_| !made.is_castle())?;
        let empty: Vec<Square> = (!self.hands.wood.occupied()).into_iter().filter(|to| *to != made.to()).collect();
        let to = self.dice.pick(&empty);
        let is_end = |legal: &Move| {
            let mut after = self.position.clone();
            after.play_unchecked(*legal);
            legal.from() == Some(from) && legal.to() == to && after.is_game_over()
        };
        let last_rank = made.role() == Role::Pawn && [0, 7].contains(&u32::from(to.rank()));
        (!last_rank && !self.position.legal_moves().iter().any(is_end)).then_some(to)
    }

    fn make(&mut self, made: Move) {
        let by = self.position.turn();
        let home = Square::from_coords;
        match made {
            Move::Castle { king, rook } => {
                let side = made.castling_side().expect("a side");
                self.carry(king, home(side.king_to_file(), king.rank()));
                self.carry(rook, home(side.rook_to_file(), king.rank()));
            }
            Move::EnPassant { from, to } => {
                let taken = home(to.file(), from.rank());
                if self.dice.chance(50) {
                    self.hands.hands(&format!("{taken}- {from}{to}"));
                } else {
                    self.hands.hands(&format!("{from}{to} {taken}-"));
                }
            }
            _ => {
                let (from, to) = (made.from().expect("a square"), made.to());
                let (mut start, mut rested) = (from, None);
                if let Some(first) = self.slip(made).filter(|_| self.dice.chance(15)) {
                    self.carry(from, first);
                    // The hand's way from the square belongs to the rest.
                    let begun = self.now() - 150;
                    let length = self.length();
                    self.hands.hands(&format!("~{length}"));
                    (start, rested) = (first, Some((first, begun)));
                }
                if made.is_capture() {
                    self.hands.hands(&format!("{to}-"));
                }
                if let Some((first, begun)) = rested {
                    self.rests.push((first, self.now() - begun));
                    self.met.rested += 1;
                }
                match made.promotion() {
                    Some(role) => {
                        let piece = role.of(by).char();
                        self.hands.hands(&format!("{start}- {to}+{piece}"));
                    }
                    None => self.carry(start, to),
                }
            }
        }
    }

    /// Everything that was told of this board's hands is what they did.
    fn check_facts(&mut self, seed: u64) {
        for effect in &self.hands.told {
            let (what, found) = match &effect.kind {
                EffectKind::BoardSensed(SensedEffect::PieceRested { square, rested, .. }) => {
                    ("rested", (*square, rested.as_millis(), &self.rests))
                }
                EffectKind::BoardSensed(SensedEffect::PieceAway { square, away, .. }) => {
                    ("away", (*square, away.as_millis(), &self.away))
                }
                _ => continue,
            };
            let (square, length, did) = found;
            let fits = |(at, millis): &(Square, u64)| *at == square && millis.abs_diff(length) <= 150;
            assert!(did.iter().any(fits), "seed {seed}: {what} on {square} for {length} ms, and the hands did {did:?}");
            self.met.told += 1;
        }
        self.check_that_all_was_told(seed);
        self.hands.told.clear();
        (self.rests, self.away) = (Vec::new(), Vec::new());
    }

    /// What the hands did in their own turn, and was long enough for the board, was told.
    fn check_that_all_was_told(&self, seed: u64) {
        let is_read = |square: &Square| !self.hands.broken.contains(square);
        let was_told = |wanted: &dyn Fn(&SensedEffect) -> bool| {
            let sensed = |kind: &EffectKind| matches!(kind, EffectKind::BoardSensed(sensed) if wanted(sensed));
            self.hands.told.iter().any(|effect| sensed(&effect.kind))
        };
        for (square, millis) in self.rests.iter().filter(|(square, millis)| *millis >= 650 && is_read(square)) {
            let told = was_told(&|it| matches!(it, SensedEffect::PieceRested { square: at, .. } if at == square));
            assert!(told, "seed {seed}: a rest of {millis} ms on {square} is not told at {:?}", self.hands.place);
        }
        let is_dgt = matches!(self.hands.place, PlayPlace::Dgt | PlayPlace::StationDgt);
        for (square, millis) in self.away.iter().filter(|(_, millis)| is_dgt && *millis >= 650) {
            let told = was_told(&|it| matches!(it, SensedEffect::PieceAway { square: at, .. } if at == square));
            assert!(told, "seed {seed}: a gap of {millis} ms on {square} is not told at {:?}", self.hands.place);
        }
    }

    fn play(mut self, seed: u64, half_moves: usize) -> HandTally {
        for half_move in 0..half_moves {
            let legal = self.position.legal_moves();
            if legal.is_empty() || self.position.is_insufficient_material() {
                break;
            }
            let made = self.dice.pick(&legal);
            let code = reading::to_named_move(made).to_full_announcement().to_string();
            let own = self.position.turn() == self.hands.mover;
            self.hands.told.clear();
            if own {
                self.disturb();
                self.make(made);
                if self.hands.place == PlayPlace::Pegs {
                    self.hands.host(&format!("say {code}")).heard();
                }
                let rest = span(&mut self.dice);
                self.hands.pass(rest).press();
                self.met.moves += 1;
            } else {
                self.hands.other_moves(&code);
                self.make(made);
                (self.rests, self.away) = (Vec::new(), Vec::new());
                self.hands.told.clear();
                self.hands.pass(700);
            }
            self.position.play_unchecked(made);
            let view = self.hands.table.referee.view(self.hands.now());
            if view.course.board() != self.position.board() {
                let (place, notices) = (self.hands.place, self.hands.notices.clone());
                let outcome = self.hands.outcome();
                panic!("seed {seed}, half-move {half_move}, {code} at {place:?}: {outcome} {notices:?}");
            }
            // When the game is over the boards are cleared.
            let shown = view.shown.get(self.hands.mover);
            let is_over = self.position.is_game_over();
            assert!(
                is_over || shown == self.position.board(),
                "seed {seed}, half-move {half_move}: the board here (T31)"
            );
            self.check_facts(seed);
            self.mend();
        }
        self.met
    }

    /// What hands and contacts do before a move.
    fn disturb(&mut self) {
        if self.dice.chance(25) {
            self.adjust();
        }
        if self.hands.place != PlayPlace::Pegs {
            return;
        }
        if self.dice.chance(15) {
            self.flicker();
        }
        if self.dice.chance(5) {
            let square = Square::ALL[self.dice.below(64)];
            self.hands.break_contact(square);
            self.met.faults += 1;
        }
    }

    fn mend(&mut self) {
        for square in self.hands.broken.clone() {
            self.hands.mend_contact(square);
        }
    }
}

#[test]
fn the_move_on_record_is_that_of_the_hands_whatever_they_do_on_the_way() {
    let games = std::env::var("ANSAGE_HANDS").ok().and_then(|text| text.parse().ok()).unwrap_or(60);
    let places = [PlayPlace::Pegs, PlayPlace::Dgt, PlayPlace::StationDgt, PlayPlace::Screen];
    let mut met = HandTally::default();
    for seed in 0..games {
        let place = places[(seed % 4) as usize];
        let game = RandomHands::begun(place, 0x4A_ED + seed).play(seed, 40);
        met.moves += game.moves;
        met.adjusted += game.adjusted;
        met.rested += game.rested;
        met.contacts += game.contacts;
        met.faults += game.faults;
        met.told += game.told;
    }
    println!("{met:?}");
    assert!(met.moves as u64 > games * 10 && met.adjusted > 20 && met.rested > 20 && met.told > 20, "{met:?}");
}
