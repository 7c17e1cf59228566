//! The acts of a player who has announced and not pressed, and what a claim of an illegal move still is worth then.

use super::acts::{claim_of, terms_of};
use super::table::{RefereeTable, event_of};
use ansage_game::event::{EventKind, OpponentsWord};
use ansage_game::seat::Color::{self, Black, White};
use ansage_game::seat::Seat;
use ansage_game::terms::GameTerms;

/// A game at the console of a blind player of this colour, begun.
pub fn console_of(blind: Color, terms: GameTerms) -> RefereeTable {
    let (white_blind, black_blind) = (blind == White, blind == Black);
    let mut table = RefereeTable::open(GameTerms { white_blind, black_blind, owner: blind, ..terms });
    table.owner_acts("start");
    table
}

impl RefereeTable {
    fn owner(&self) -> Color {
        self.referee.terms().owner
    }

    /// One act at the owner's keyboard.
    pub fn owner_acts(&mut self, act: &str) -> &mut RefereeTable {
        let owner = self.owner();
        match act {
            "heard" => self.act(act),
            _ => self.send(Seat::from(owner), event_of(act, u32::MAX)),
        }
    }

    /// This player presses the clock.
    pub fn presses(&mut self, player: Color) -> &mut RefereeTable {
        let owner = self.owner();
        self.send(owner.into(), EventKind::ClockPressed { player })
    }

    /// This player claims; the owner's opponent by a word that the opponent's own key confirms.
    pub fn claims(&mut self, player: Color, claim: &str) -> &mut RefereeTable {
        let (owner, claim) = (self.owner(), claim_of(claim));
        match player == owner {
            true => self.send(owner.into(), EventKind::Claimed { claim }),
            false => self.word(OpponentsWord::Claim(claim)),
        }
    }

    /// The owner's opponent says a word and confirms it, as often as it takes.
    pub fn word(&mut self, word: OpponentsWord) -> &mut RefereeTable {
        let owner = self.owner();
        self.send(owner.into(), EventKind::SpokenForOpponent { word });
        for _ in 0..2 {
            if super::table::brief_all(&self.told).contains("confirmation-asked") {
                self.send(owner.into(), EventKind::Confirmed { player: !owner });
            }
        }
        self
    }

    /// This player touches a piece.
    fn touches(&mut self, player: Color, square: &str) -> &mut RefereeTable {
        let (owner, square) = (self.owner(), square.parse().unwrap());
        match player == owner {
            true => self.send(owner.into(), EventKind::PieceTouched { square }),
            false => self.word(OpponentsWord::Touch(square)),
        }
    }

    /// Moves in turn, each heard and pressed.
    fn plays(&mut self, codes: &str) -> &mut RefereeTable {
        for code in codes.split_whitespace() {
            let mover = shakmaty::Position::turn(self.referee.position());
            self.after(1_000).owner_acts(&format!("say {code}")).act("heard").after(1_000).presses(mover);
        }
        self
    }
}

/// Who errs, the claimant's piece that can be touched, and the claimant's next move.
struct Erring {
    offender: Color,
    illegal: &'static str,
    piece: &'static str,
    reply: &'static str,
}

const ERRING: [Erring; 2] = [
    Erring { offender: White, illegal: "Ke1e3", piece: "g8", reply: "N?f6" },
    Erring { offender: Black, illegal: "Ke8e6", piece: "g1", reply: "N?f3" },
];

impl Erring {
    /// At the console of a blind player the offender has completed the illegal move.
    fn table(&self, blind: Color, year: u16, time: &str) -> RefereeTable {
        let mut table = console_of(blind, terms_of(year, time));
        table.plays("P?e4 P?e5");
        if self.offender == Black {
            table.plays("P?d4");
        }
        table.plays(self.illegal).includes("illegal-unclaimed");
        table
    }
}

/// The kinds of game and editions in which an illegal move must be claimed.
const ON_CLAIM: [(u16, &str); 6] = [(2001, "5"), (2001, "20"), (2005, "5"), (2005, "20"), (2009, "5"), (2009, "20")];

/// Each error at the console of a blind player of either colour, by each of these editions.
fn each_error(mut play: impl FnMut(&Erring, Color, u16, &str)) {
    for error in &ERRING {
        for blind in [White, Black] {
            ON_CLAIM.into_iter().for_each(|(year, time)| play(error, blind, year, time));
        }
    }
}

#[test]
fn art_b_5_of_2001_the_claim_of_an_illegal_move_is_lost_by_touching_in_rapid_games() {
    each_error(|error, blind, year, time| {
        let claimant = !error.offender;
        let mut table = error.table(blind, year, time);
        table.touches(claimant, error.piece).includes("touch-announced").claims(claimant, "illegal");
        if (year, time) == (2001, "20") {
            table.includes("refused complaint-too-late").lacks("claimed");
            // The illegal move stands, and play goes on.
            assert_eq!(table.offences(error.offender), 0);
            table.plays(error.reply).includes("completed");
        } else {
            table.includes("claimed illegal").includes("remedy-proposed");
            assert_eq!(table.offences(error.offender), 1, "{year}, {time}");
        }
        // Nothing was touched, or the piece was only to be adjusted (4.2).
        let mut table = error.table(blind, year, time);
        table.claims(claimant, "illegal").includes("remedy-proposed");
        let mut table = error.table(blind, year, time);
        match claimant == blind {
            true => table.owner_acts("adjust"),
            false => table.word(OpponentsWord::Adjust),
        };
        table.touches(claimant, error.piece).claims(claimant, "illegal").includes("remedy-proposed");
        // What the offender touches is no matter.
        let mut table = error.table(blind, year, time);
        table.touches(error.offender, "d2").claims(claimant, "illegal").includes("remedy-proposed");
    });
}

#[test]
fn art_b_3_c_of_2009_an_announced_move_that_is_not_pressed_leaves_the_claim_of_an_illegal_move_open() {
    each_error(|error, blind, year, time| {
        let claimant = !error.offender;
        let answered = || {
            let mut table = error.table(blind, year, time);
            table.owner_acts(&format!("say {}", error.reply)).act("heard").after(1_000);
            table
        };
        // D.2.3: with words alone (a) and (b) are the player's word, which comes with the press.
        let mut table = answered();
        table.claims(claimant, "illegal").includes("claimed illegal").includes("remedy-proposed").runs("-");
        assert_eq!(table.offences(error.offender), 1, "{year}, {time}, {blind:?}");
        // The press makes the move: then it is too late, and said so.
        let mut table = answered();
        table.presses(claimant).includes("completed").claims(claimant, "illegal");
        table.includes("refused complaint-too-late").lacks("no-illegal-move");
        table.plays(if claimant == Black { "P?d3" } else { "P?d6" }).claims(claimant, "illegal");
        table.includes("refused complaint-too-late");
        // Where there was none, the program knows of none.
        let mut table = console_of(blind, terms_of(year, time));
        table.plays("P?e4 P?e5").claims(claimant, "illegal").includes("refused no-illegal-move");
    });
}
