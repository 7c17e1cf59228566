//! Check what was wished of a game of practice against the program, and what a saved one has of it.

use super::GameOptions;
use crate::station::arguments::{BlindPlayers, PracticeArguments};
use crate::station::kept_journals::resolve_journal_path;
use crate::station::practice::{EngineWish, FoundOpponent, USUAL_LEVEL};
use ansage_game::foreign::ForeignText;
use ansage_game::start::position_from_fen;
use ansage_game::terms::{GameMode, GameTerms, OpponentTerms, RepetitionPolicy};
use ansage_link::driver::keys::random_bytes;
use ansage_opponent::SlipList;
use ansage_words::locale::{Args, CleanText};
use shakmaty::{CastlingMode, Position};

/// With this one the opponent mishears the second move of many games: there is soon something to hear.
const SEED_IN_VIRTUAL_TIME: u64 = 4;

impl PracticeArguments {
    /// What is written into a new journal; `drawn` is the seed where none was named.
    fn opponent_terms(&self, drawn: u64) -> OpponentTerms {
        OpponentTerms {
            level: self.level.unwrap_or(USUAL_LEVEL).number(),
            seed: self.seed.unwrap_or(drawn),
            slips: ForeignText::new(&self.slips.clone().unwrap_or_else(SlipList::all).to_string()),
        }
    }

    /// What was wished for, where the options go together.
    ///
    /// # Errors
    /// A sentence for the person who typed it.
    pub fn to_game_options(&self) -> Result<GameOptions<'_>, String> {
        let mut wishes = self.play.to_game_options()?;
        let text = |id: &str| wishes.program.message_text(id, &Args::new());
        let asked = |name: &str| self.play.sounding.sources.requested_game_settings().any(|(row, _)| row.name == name);
        let devices = self.play.opponent_board.is_some() || self.play.opponent_key.is_some();
        let refused = [
            (self.play.blind == BlindPlayers::Both, "practice-one-player"),
            (self.play.mode == GameMode::Tournament && asked("mode"), "practice-no-tournament"),
            (self.play.locked && asked("locked"), "practice-no-tournament"),
            (self.play.event.is_some() || self.play.arbiter_code_file.is_some(), "practice-no-tournament"),
            (devices, "practice-no-devices"),
        ];
        if let Some((_, id)) = refused.into_iter().find(|(is_so, _)| *is_so) {
            return Err(text(id));
        }
        // In virtual time the same input gives the same game.
        let drawn = (!self.play.scripted).then(|| random_bytes().map(u64::from_le_bytes).ok()).flatten();
        let seed = drawn.unwrap_or(SEED_IN_VIRTUAL_TIME);
        wishes.terms.mode = GameMode::Practice;
        wishes.terms.locked = None;
        wishes.terms.opponent = Some(self.opponent_terms(seed));
        if self.play.repeat.is_none() {
            wishes.terms.repeat = RepetitionPolicy::Asked;
        }
        wishes.practice = Some(self);
        Ok(wishes)
    }
}

impl GameOptions<'_> {
    /// The engine that was wished for.
    pub fn engine_wish(&self) -> EngineWish {
        let (program, options) =
            self.practice.map(|wish| (wish.engine.clone(), wish.engine_option.clone())).unwrap_or_default();
        EngineWish { program, options, is_looked_for: !self.play.scripted }
    }

    /// Who plays the opponent of a new game; he has his name in its terms. `None` where no such game begins.
    pub fn find_new_opponent(&mut self) -> Option<FoundOpponent> {
        let is_new = self.play.journal.as_deref().is_none_or(|named| !resolve_journal_path(named).exists());
        let of = self.terms.program_opponent().filter(|_| is_new)?;
        let from_fen = self.terms.start.as_deref().and_then(|fen| position_from_fen(fen, None).ok());
        let castling = match self.terms.chess960 {
            Some(_) => CastlingMode::Chess960,
            None => from_fen.map_or(CastlingMode::Standard, |position| position.castles().mode()),
        };
        let found = FoundOpponent::find(&self.engine_wish(), of, castling);
        let named = if self.terms.owner.is_white() { &mut self.terms.names.black } else { &mut self.terms.names.white };
        if named.is_empty() {
            *named = found.record_name();
        }
        Some(found)
    }

    /// A saved game goes on as it was begun.
    ///
    /// # Errors
    /// A sentence for the person who typed something else.
    pub fn check_kept_opponent(&self, kept: &GameTerms) -> Result<(), String> {
        let Some(wish) = self.practice else { return Ok(()) };
        let Some(of) = kept.program_opponent() else {
            return Err(self.program.message_text("practice-other-game", &Args::new()));
        };
        let OpponentTerms { level, seed, slips } = of;
        let named = [
            ("level", wish.level.map(|wished| wished.to_string()), level.to_string()),
            ("seed", wish.seed.map(|wished| wished.to_string()), seed.to_string()),
            ("slips", wish.slips.as_ref().map(ToString::to_string), slips.bare().to_owned()),
        ];
        let other = named.into_iter().find_map(|(name, wished, saved)| {
            let wished = wished.filter(|wished| *wished != saved)?;
            let args = Args::new().set("name", name).set("value", CleanText::value(&wished));
            Some(self.program.message_text("settings-contradicts", &args.set("saved", CleanText::value(&saved))))
        });
        other.map_or(Ok(()), Err)
    }
}
