//! What players claim and the arbiter rules, in short, for the tables of these tests.

use super::table::{RefereeTable, tournament};
use ansage_game::claim::{Claim, DrawGround, Irregularity};
use ansage_game::effect::EffectKind;
use ansage_game::event::{EventKind, OpponentsWord};
use ansage_game::moment::Moment;
use ansage_game::outcome::{Outcome, WinReason};
use ansage_game::ruling::{Ruling, SheetLine, ruling_for_declared_result};
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;

/// `repetition`, `repetition Ng8`, `fifty`, `unpromoted P?d8`, `idle-press`.
pub fn claim_of(text: &str) -> Claim {
    let (what, rest) = text.split_once(' ').unwrap_or((text, ""));
    let with = rest.parse().ok();
    match what {
        "repetition" => Claim::Draw { ground: DrawGround::Repetition, with },
        "fifty" => Claim::Draw { ground: DrawGround::FiftyMoves, with },
        "quickplay" => Claim::Quickplay,
        "five-seconds" => Claim::FiveSeconds,
        "illegal" => Claim::Illegal,
        "checkmate" => Claim::Checkmate { with },
        "stalemate" => Claim::Stalemate { with },
        "touched" => Claim::Touched,
        "unpromoted" => Claim::Unpromoted { words: with.expect("the pawn's move") },
        "set-up" => Claim::Irregularity(Irregularity::WrongSetUp),
        "colours" => Claim::Irregularity(Irregularity::ColoursSwapped),
        "turned" => Claim::Irregularity(Irregularity::BoardTurned),
        "displaced" => Claim::Irregularity(Irregularity::Displaced),
        "idle-press" => Claim::Irregularity(Irregularity::IdlePress),
        "two-hands" => Claim::Irregularity(Irregularity::TwoHands),
        "absent" => Claim::Irregularity(Irregularity::Absent),
        _ => panic!("no claim {text:?}"),
    }
}

/// The result that the arbiter declares most easily: White wins.
pub fn white_wins() -> Ruling {
    ruling_for_declared_result(Outcome::Win { winner: Color::White, reason: WinReason::Arbiter })
}

/// A game by an edition.
pub fn terms_of(year: u16, time: &str) -> GameTerms {
    GameTerms { laws: year, ..tournament(time) }
}

/// A game by an edition from a position.
pub fn terms_from(year: u16, time: &str, fen: &str) -> GameTerms {
    GameTerms { start: Some(fen.into()), ..terms_of(year, time) }
}

/// Moves of both that change nothing, so often.
pub const SHUFFLE: &str = "Ng1f3 Ng8f6 Nf3g1 Nf6g8";

impl RefereeTable {
    /// White claims.
    pub fn claim(&mut self, text: &str) -> &mut RefereeTable {
        self.send(Seat::White, EventKind::Claimed { claim: claim_of(text) })
    }

    /// Black claims at White's keyboard, and confirms it with his key.
    pub fn opp_claims(&mut self, text: &str) -> &mut RefereeTable {
        self.send(Seat::White, EventKind::SpokenForOpponent { word: OpponentsWord::Claim(claim_of(text)) });
        // What would be refused is refused before his key is asked for.
        let asked = self.told.iter().any(|effect| matches!(effect.kind, EffectKind::ConfirmationAsked { .. }));
        if asked {
            self.black_confirms();
        }
        // What may end the game is confirmed twice.
        let again = self.told.iter().any(|effect| matches!(effect.kind, EffectKind::ConfirmationAskedAgain { .. }));
        if again { self.black_confirms() } else { self }
    }

    /// Black consents, with his key; at the keyboard of both that takes it twice.
    #[track_caller]
    pub fn opp_consents(&mut self) -> &mut RefereeTable {
        self.act("opp consent").black_confirms_twice()
    }

    /// Black would consent to what is not his to consent to, or does not stand.
    pub fn opp_would_consent(&mut self) -> &mut RefereeTable {
        self.act("opp consent")
    }

    /// Black confirms a word at the keyboard of both, and once more after it was spelled out in the hall again. That it was
    /// this keyboard is told to the desk, after everything else.
    #[track_caller]
    pub fn black_confirms_twice(&mut self) -> &mut RefereeTable {
        let asked = super::table::brief_all(&self.told).replace("confirmation-asked ", "confirmation-asked-again ");
        let word = asked.trim_start_matches("confirmation-asked-again ").to_owned();
        self.black_confirms().tells(&asked).black_confirms().ends_in_record(&format!("desk: shared-keyboard {word}"))
    }

    /// The last effect is this one of the record; what is told is looked at without it.
    #[track_caller]
    pub fn ends_in_record(&mut self, expected: &str) -> &mut RefereeTable {
        let last = self.told.pop().map(|effect| super::table::brief(&effect));
        assert_eq!(last.as_deref(), Some(expected));
        self
    }

    /// The arbiter was called, and both let play go on without him: White by his word, Black by his key. That is on record.
    #[track_caller]
    pub fn both_resume(&mut self) -> &mut RefereeTable {
        self.act("resume")
            .tells("resume-agreed player white; confirmation-asked black resume")
            .runs("-")
            .black_confirms();
        self.ends_in_record("desk: shared-keyboard black resume");
        let first = self.told.remove(0);
        assert!(super::table::brief(&first).starts_with("desk: resumed-without-arbiter "), "{first:?}");
        self
    }

    /// White consents.
    pub fn consents(&mut self) -> &mut RefereeTable {
        self.send(Seat::White, EventKind::Consented)
    }

    /// The arbiter takes the desk.
    pub fn desk(&mut self) -> &mut RefereeTable {
        self.send(Seat::Arbiter, EventKind::DeskTaken { verifier: "proof".into(), arbiter: "".into() })
    }

    /// The arbiter rules.
    pub fn rule(&mut self, ruling: Ruling) -> &mut RefereeTable {
        self.send(Seat::Arbiter, EventKind::Ruled { ruling })
    }

    /// The arbiter adapts a rule (D.1).
    pub fn adapt(&mut self, name: &str, value: &str) -> &mut RefereeTable {
        self.rule(Ruling::AdaptRule { name: name.into(), value: value.into() })
    }

    /// The arbiter rules that so many half-moves stay and these follow (D.2.8).
    pub fn course_is(&mut self, keep: u32, codes: &str) -> &mut RefereeTable {
        let moves = codes.split_whitespace().map(|code| code.parse().expect("an announcement code")).collect();
        self.rule(Ruling::RestoreCourse { keep, moves, clocks: None })
    }

    /// The arbiter reads what a board shows.
    pub fn board_shows(&mut self, whose: Color, fen: &str) -> &mut RefereeTable {
        let shows = shakmaty::Board::from_ascii_board_fen(fen.as_bytes()).expect("a board");
        self.rule(Ruling::SetBoard { owner: whose, shows })
    }

    /// The arbiter reads one half-move of a sheet.
    pub fn line_says(&mut self, whose: Color, ply: u32, text: &str) -> &mut RefereeTable {
        let words = text.parse().ok();
        self.rule(Ruling::SetScoreLine { player: whose, ply, text: text.into(), words, insert: false })
    }

    /// The arbiter puts in a half-move that a sheet lacks.
    pub fn line_is_put_in(&mut self, whose: Color, ply: u32, text: &str) -> &mut RefereeTable {
        let words = text.parse().ok();
        self.rule(Ruling::SetScoreLine { player: whose, ply, text: text.into(), words, insert: true })
    }

    /// The arbiter reads a whole sheet; `-` for a half-move that is not known.
    pub fn sheet_says(&mut self, whose: Color, codes: &str) -> &mut RefereeTable {
        let line = |(ply, text): (u32, &str)| SheetLine { ply, text: text.into(), words: text.parse().ok() };
        let lines = (1..).zip(codes.split_whitespace()).filter(|(_, text)| *text != "-").map(line).collect();
        self.rule(Ruling::SetScoreSheet { player: whose, lines, source: None })
    }

    /// The arbiter lets play go on.
    pub fn arbiter_resumes(&mut self) -> &mut RefereeTable {
        self.send(Seat::Arbiter, EventKind::PlayResumed)
    }

    /// How many illegal moves count against a player.
    pub fn offences(&self, whose: Color) -> u32 {
        *self.referee.view(Moment::from_millis(self.now)).desk.offences.get(whose)
    }

    /// White completes an illegal move.
    pub fn white_errs(&mut self) -> &mut RefereeTable {
        self.act("say Ng1g3").heard().space()
    }

    /// Black completes an illegal move.
    pub fn black_errs(&mut self) -> &mut RefereeTable {
        self.act("say Ng8g6").heard().black_key()
    }

    /// The last effect told is this.
    #[track_caller]
    pub fn ends_with(&mut self, expected: &str) -> &mut RefereeTable {
        let all = super::table::brief_all(&self.told);
        assert!(all.ends_with(expected), "{all:?} does not end with {expected:?}");
        self
    }

    /// Something of this was told.
    #[track_caller]
    pub fn includes(&mut self, expected: &str) -> &mut RefereeTable {
        let all = super::table::brief_all(&self.told);
        assert!(all.contains(expected), "{all:?} does not include {expected:?}");
        self
    }

    /// Nothing of this was told.
    #[track_caller]
    pub fn lacks(&mut self, unexpected: &str) -> &mut RefereeTable {
        let all = super::table::brief_all(&self.told);
        assert!(!all.contains(unexpected), "{all:?} includes {unexpected:?}");
        self
    }
}
