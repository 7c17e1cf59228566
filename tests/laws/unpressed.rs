//! The acts of a player who has announced and not pressed, and what a claim of an illegal move still is worth then.

use super::acts::{claim_of, terms_of};
use super::table::{RefereeTable, event_of};
use ansage_game::claim::Claim;
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
    pub fn touches(&mut self, player: Color, square: &str) -> &mut RefereeTable {
        let (owner, square) = (self.owner(), square.parse().unwrap());
        match player == owner {
            true => self.send(owner.into(), EventKind::PieceTouched { square }),
            false => self.word(OpponentsWord::Touch(square)),
        }
    }

    /// Moves in turn, each heard and pressed.
    pub fn plays(&mut self, codes: &str) -> &mut RefereeTable {
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

/// What a move that is announced and not pressed does to a later act of its player: at one keyboard, of a blind player whose
/// pegs are not sensed, and of a sighted player for whom it was entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unpressed {
    /// The act is taken from both as without the move.
    Open,
    /// It is refused to both: after a move of the player's own it is about nothing.
    Shut,
    /// It is refused to the blind player, who has said the words himself; what was entered is the other's word.
    ShutByOwnWord,
}

/// The acts of a player at the table, by the words for the opponent at a shared keyboard, and what the Laws make of them.
fn unpressed(word: &OpponentsWord, year: u16) -> (usize, Unpressed) {
    use Unpressed::{Open, Shut, ShutByOwnWord};
    match word {
        OpponentsWord::Draw => (0, Open),
        // 9.1.2.1: the announcement has refused the offer.
        OpponentsWord::Accept => (1, ShutByOwnWord),
        OpponentsWord::Decline => (2, ShutByOwnWord),
        OpponentsWord::Resign => (3, Open),
        OpponentsWord::Flag => (4, Open),
        OpponentsWord::Consent => (5, Open),
        OpponentsWord::Withdraw => (6, Open),
        OpponentsWord::Arbiter => (7, Open),
        OpponentsWord::Resume => (8, Open),
        OpponentsWord::Adjust => (9, Open),
        OpponentsWord::Touch(_) => (10, Open),
        OpponentsWord::Repeat(_) => (11, Open),
        OpponentsWord::Execute { .. } => (12, Open),
        OpponentsWord::Write { .. } => (13, Open),
        OpponentsWord::Claim(claim) => match claim {
            // 9.4: lost by touching a piece, and in 2001 by a move, which is made with the press.
            Claim::Draw { .. } if year == 2001 => (14, Open),
            Claim::Draw { .. } => (14, ShutByOwnWord),
            // 10.2, G.4, G.5, III.4, III.5: for the player who has the move.
            Claim::Quickplay => (15, Shut),
            Claim::FiveSeconds => (16, Shut),
            // 5.1.1, 5.2.1: of a sighted player's executed move, which is not announced.
            Claim::Checkmate { .. } => (17, Shut),
            Claim::Stalemate { .. } => (18, Shut),
            // 4.8: who announces has taken the move in hand.
            Claim::Touched => (19, ShutByOwnWord),
            // B.3.c of 2009, C.3 of 2001.
            Claim::Illegal => (20, Open),
            Claim::Unpromoted { .. } => (21, Open),
            Claim::Flag => (22, Open),
            // D.2.7: of the latest announcement, which is the player's own now.
            Claim::Correction { .. } => (23, Shut),
            Claim::Irregularity(_) => (24, Open),
        },
    }
}

/// The number of acts in [`unpressed`].
const ACTS: usize = 25;

/// Each act, in words of White's.
fn acts() -> Vec<OpponentsWord> {
    use ansage_game::claim::{DrawGround, Irregularity};
    let code = |text: &str| text.parse().expect("an announcement code");
    let square = |text: &str| text.parse().expect("a square");
    vec![
        OpponentsWord::Draw,
        OpponentsWord::Accept,
        OpponentsWord::Decline,
        OpponentsWord::Resign,
        OpponentsWord::Flag,
        OpponentsWord::Consent,
        OpponentsWord::Withdraw,
        OpponentsWord::Arbiter,
        OpponentsWord::Resume,
        OpponentsWord::Adjust,
        OpponentsWord::Touch(square("g1")),
        OpponentsWord::Repeat(code("P?e5")),
        OpponentsWord::Execute { from: square("b1"), to: square("c3"), placed: None },
        OpponentsWord::Write { text: "e5".into(), words: code("P?e5").into() },
        OpponentsWord::Claim(Claim::Draw { ground: DrawGround::Repetition, with: None }),
        OpponentsWord::Claim(Claim::Draw { ground: DrawGround::FiftyMoves, with: None }),
        OpponentsWord::Claim(Claim::Quickplay),
        OpponentsWord::Claim(Claim::FiveSeconds),
        OpponentsWord::Claim(Claim::Checkmate { with: code("N?c3").into() }),
        OpponentsWord::Claim(Claim::Stalemate { with: code("N?c3").into() }),
        OpponentsWord::Claim(Claim::Touched),
        OpponentsWord::Claim(Claim::Illegal),
        OpponentsWord::Claim(Claim::Unpromoted { words: code("P?a1") }),
        OpponentsWord::Claim(Claim::Flag),
        OpponentsWord::Claim(Claim::Correction { words: code("P?d5") }),
        OpponentsWord::Claim(Claim::Irregularity(Irregularity::TwoHands)),
    ]
}

/// The event by which the owner of the keyboard does what this word does for the opponent.
fn own_event(word: &OpponentsWord) -> EventKind {
    match word.clone() {
        OpponentsWord::Draw => EventKind::DrawOffered,
        OpponentsWord::Accept => EventKind::DrawAccepted,
        OpponentsWord::Decline => EventKind::DrawDeclined,
        OpponentsWord::Resign => EventKind::Resigned,
        OpponentsWord::Flag => EventKind::FlagClaimed,
        OpponentsWord::Claim(claim) => EventKind::Claimed { claim },
        OpponentsWord::Consent | OpponentsWord::Withdraw => EventKind::Consented,
        OpponentsWord::Arbiter => EventKind::ArbiterCalled,
        OpponentsWord::Resume => EventKind::PlayResumed,
        OpponentsWord::Adjust => EventKind::Adjusting,
        OpponentsWord::Touch(square) => EventKind::PieceTouched { square },
        OpponentsWord::Repeat(words) => EventKind::Repeated { words },
        OpponentsWord::Execute { from, to, placed } => EventKind::Executed { from, to, placed },
        OpponentsWord::Write { text, words } => EventKind::ScoreWritten { text, words },
    }
}

/// A table at which White could do this, White's next move not being announced.
fn before(word: &OpponentsWord, blind: Color, year: u16) -> RefereeTable {
    use ansage_game::moment::Span;
    use ansage_game::ruling::Ruling;
    let quickplay = matches!(word, OpponentsWord::Claim(Claim::Quickplay | Claim::FiveSeconds));
    // Where an illegal move must be claimed, nothing but a short game knows it.
    let illegal = matches!(word, OpponentsWord::Claim(Claim::Illegal));
    let time = if illegal && year < 2014 { "5" } else { "120" };
    let unpromoted = matches!(word, OpponentsWord::Claim(Claim::Unpromoted { .. }));
    let start = unpromoted.then(|| "4k3/8/8/8/8/8/p6P/1N2K3 b - - 0 1".to_owned());
    let adapted = if illegal { vec![("illegal-on-claim".into(), "yes".into())] } else { Vec::new() };
    let mut table = console_of(blind, GameTerms { start, adapted, ..terms_of(year, time) });
    match word {
        _ if unpromoted => table.plays("P?a1=N"),
        _ if illegal => table.plays("P?e4 Ke8e6").includes("illegal-unclaimed"),
        OpponentsWord::Claim(Claim::Touched) => {
            table.plays("P?e4").touches(Black, "d7");
            table.plays("P?e5")
        }
        _ => table.plays("P?e4 P?e5"),
    };
    if quickplay {
        table.desk().adapt("quickplay-applies", "yes");
        table.rule(Ruling::SetClock { player: White, left: Span::from_secs(60) });
    }
    let offers = matches!(word, OpponentsWord::Accept | OpponentsWord::Decline);
    match (offers, blind == Black) {
        (true, true) => table.owner_acts("draw"),
        (true, false) => table.word(OpponentsWord::Draw),
        (false, _) => &mut table,
    };
    table
}

/// What must be there after White's move is announced, for the act to be about something.
fn after(table: &mut RefereeTable, word: &OpponentsWord) {
    match word {
        OpponentsWord::Flag | OpponentsWord::Claim(Claim::Flag) => {
            use ansage_game::{moment::Span, ruling::Ruling};
            table.desk().rule(Ruling::SetClock { player: Black, left: Span::ZERO });
        }
        OpponentsWord::Consent => drop(table.claims(Black, "two-hands").told.len()),
        OpponentsWord::Withdraw => drop(table.claims(White, "two-hands").told.len()),
        OpponentsWord::Resume => drop(table.claims(White, "turned").told.len()),
        _ => {}
    }
}

/// Whether the act is taken, and why not.
fn taken(word: &OpponentsWord, blind: Color, year: u16, announced: bool) -> Result<(), String> {
    let mut table = before(word, blind, year);
    if announced {
        table.owner_acts("say N?c3").act("heard").after(1_000);
    }
    after(&mut table, word);
    match blind {
        White => table.send(Seat::White, own_event(word)),
        Black => table.word(word.clone()),
    };
    let told = super::table::brief_all(&table.told);
    told.split("; ").find(|effect| effect.contains("refused")).map_or(Ok(()), |refused| Err(refused.into()))
}

#[test]
fn d_2_3_what_an_announced_move_that_is_not_pressed_does_to_each_act_of_its_player() {
    let mut done = std::collections::BTreeSet::new();
    for (word, year) in acts().iter().flat_map(|word| [2001, 2009, 2014, 2023].map(|year| (word, year))) {
        let (number, expected) = unpressed(word, year);
        done.insert(number);
        for blind in [White, Black] {
            let (without, with) = (taken(word, blind, year, false), taken(word, blind, year, true));
            let open = match expected {
                Unpressed::Open => true,
                Unpressed::Shut => false,
                Unpressed::ShutByOwnWord => blind == Black,
            };
            let what = format!("{word:?}, {year}, {blind:?} is blind: without {without:?}, with {with:?}");
            // What is refused without the move is refused with it.
            assert_eq!(with.is_ok(), open && without.is_ok(), "{what}");
            assert!(with.is_ok() || !with.as_ref().is_err_and(|why| why.contains("no-illegal-move")), "{what}");
        }
    }
    assert_eq!(done, (0..ACTS).collect());
}

#[test]
fn art_7_5_2_a_pawn_left_on_the_last_rank_is_claimed_over_an_announced_move() {
    for (year, blind) in [2001, 2009, 2014, 2023].into_iter().flat_map(|year| [White, Black].map(|blind| (year, blind)))
    {
        let word = OpponentsWord::Claim(claim_of("unpromoted P?a1"));
        let mut table = before(&word, blind, year);
        table.owner_acts("say N?c3").act("heard").after(1_000).claims(White, "unpromoted P?a1");
        table.includes("remedy-proposed black illegal-move").desk().rule(ansage_game::ruling::Ruling::Uphold);
        match year {
            2001 | 2009 => table.includes("position-restored").course(""),
            _ => table.includes("reply-lapsed Nb1c3").includes("promoted Pa2a1=N to Pa2a1=Q").course("Pa2a1=Q"),
        };
        // White says the move anew where the pawn is a queen.
        table.arbiter_resumes().runs(if year < 2014 { "black" } else { "white" });
    }
}
