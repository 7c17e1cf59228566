//! Write a player's score or the whole record as PGN, text or sound.

use super::arguments::Export;
use super::files::{Failure, Printed, replayed};
use super::report;
use super::watch::outcome_line;
use super::wishes::player;
use crate::game::announcement::Announcement;
use crate::game::effect::{Effect, EffectKind};
use crate::game::event::EventKind;
use crate::game::reading;
use crate::game::referee::Referee;
use crate::journal::replay::Replayed;
use crate::locale::{Args, Locale};
use crate::moment::{Moment, Span};
use crate::presentation::{Channel, Presenter};
use crate::score::{notation, pgn};
use crate::seat::Color;
use crate::speech::driver::{Audio, Clock, Config, Output, PrivateVoice, Report};
use crate::speech::queue::Utterance;
use shakmaty::{Chess, KnownOutcome, Outcome, Position};
use std::path::Path;

/// Silences in a sound score are at most so long; who wants the times finds them in the text and the journal.
const LONGEST_SILENCE: Span = Span::from_secs(3);

/// `ansage export`.
///
/// # Errors
/// [`Failure`], in words.
pub fn export(wish: &Export) -> Printed {
    let locale = Locale::new(wish.lang.as_deref());
    let seat = player(&locale, "--seat", wish.seat.as_deref()).map_err(Failure::Usage)?;
    let (words, style) = wish.saying.checked(&locale).map_err(Failure::Usage)?;
    if !wish.pgn && !wish.text && wish.wav.is_none() && wish.report.is_none() {
        return Err(Failure::Usage(locale.text("trouble-export-what", &Args::new())));
    }
    let replayed = replayed(&locale, wish)?;
    let Some(referee) = &replayed.referee else {
        return Err(Failure::Could(locale.text("trouble-fault-no-opening", &Args::new())));
    };
    let mut printed = String::new();
    if wish.pgn {
        printed += &pgn::write(&game(&locale, &replayed, referee, seat)?);
    }
    if wish.text {
        printed += &text(&locale, referee, seat)?;
    }
    if let Some(path) = &wish.report {
        report::of_journal(&locale, &wish.journal, &replayed, path)?;
    }
    if let Some(path) = &wish.wav {
        let presenter = Presenter {
            program: locale.clone(),
            hall: locale.clone(),
            words,
            style,
            additions: false,
            owner: referee.terms().owner,
            first: referee.start_position().turn(),
            arbiter: false,
        };
        sound(&presenter, &replayed, path)?;
    }
    Ok(printed)
}

/// The half-moves to be written: the standing ones of the record, or what a player has written as far as it reads.
fn plies(locale: &Locale, referee: &Referee, seat: Option<Color>) -> Result<Vec<pgn::Ply>, Failure> {
    let standing = referee.half_moves().iter().filter(|half_move| !half_move.withdrawn);
    let Some(seat) = seat else {
        return Ok(standing.map(|half_move| pgn::Ply::of(half_move.played)).collect());
    };
    let score = referee.score(seat);
    let mut position = referee.start_position().clone();
    let mut plies = Vec::new();
    for ply in 1.. {
        let Some(words) = score.line(ply).and_then(|line| line.words) else { break };
        let Some(played) = meant(&position, &words) else { break };
        position.play_unchecked(played);
        plies.push(pgn::Ply::of(played));
    }
    if score.is_empty() {
        return Err(Failure::Could(locale.text("trouble-export-no-score", &Args::new().color(seat))));
    }
    Ok(plies)
}

fn meant(position: &Chess, words: &Announcement) -> Option<shakmaty::Move> {
    reading::read(position, words).ok()?.legal.ok()
}

fn game(locale: &Locale, replayed: &Replayed, referee: &Referee, seat: Option<Color>) -> Result<pgn::Game, Failure> {
    let mut plies = plies(locale, referee, seat)?;
    mark_offers(replayed, &mut plies);
    // PGN has no gaps: what stands behind the first one is only in the text.
    let gap = seat.is_some_and(|seat| referee.score(seat).last().is_some_and(|last| last as usize > plies.len()));
    if gap {
        let said = locale.text("trouble-export-gap", &Args::new().set("ply", (plies.len() + 1).to_string()));
        match plies.last_mut() {
            Some(last) => last.comment = Some(said),
            None => return Err(Failure::Could(said)),
        }
    }
    let names = &referee.terms().names;
    let mut tags = Vec::new();
    if let Some(date) = date(replayed) {
        tags.push(("Date".to_owned(), date));
    }
    for (tag, name) in [("White", &names.white), ("Black", &names.black), ("Arbiter", &names.arbiter)] {
        if !name.is_empty() {
            tags.push((tag.to_owned(), name.clone()));
        }
    }
    // Said only where it is not the usual way a game ends; the header has few words for it, a comment has all.
    if let Some(outcome) = referee.outcome().filter(|outcome| outcome.termination() != "normal") {
        tags.push(("Termination".to_owned(), outcome.termination().to_owned()));
    }
    if let Some((outcome, last)) = referee.outcome().filter(|outcome| !outcome.is_usual()).zip(plies.last_mut()) {
        last.comment.get_or_insert_with(|| outcome_line(locale, outcome));
    }
    let outcome = referee.outcome().and_then(|outcome| outcome.pgn().parse::<KnownOutcome>().ok());
    Ok(pgn::Game {
        tags,
        start: referee.start_position().clone(),
        plies,
        outcome: outcome.map_or(Outcome::Unknown, Outcome::Known),
    })
}

/// A draw offer stands beside the latest half-move of the player who made it (C.12).
fn mark_offers(replayed: &Replayed, plies: &mut [pgn::Ply]) {
    use crate::game::effect::EffectKind;
    let mut ply = 0_usize;
    let mut told = 0_usize;
    for effect in replayed.entries.iter().flat_map(|entry| &entry.effects) {
        match &effect.kind {
            EffectKind::MoveTold { .. } => told = ply + 1,
            EffectKind::MoveCompleted { ply: completed, .. } => ply = *completed as usize,
            EffectKind::DrawOffered { .. } => {
                if let Some(beside) = told.max(ply).checked_sub(1).and_then(|index| plies.get_mut(index)) {
                    beside.draw_offered = true;
                }
            }
            _ => {}
        }
    }
}

fn date(replayed: &Replayed) -> Option<String> {
    match &replayed.entries.first()?.event.kind {
        EventKind::Opened { wall, .. } => Some(wall.get(..10)?.replace('-', ".")),
        _ => None,
    }
}

/// The score as text, one move a line in the letters of the language; what a player wrote stands as he wrote it, and a
/// half-move that was not told as `...`.
fn text(locale: &Locale, referee: &Referee, seat: Option<Color>) -> Result<String, Failure> {
    let start = referee.start_position();
    let mut position = start.clone();
    let mut written = Vec::new();
    for ply in plies(locale, referee, seat)? {
        written.push(notation::san(&position, ply.legal, locale.lang()));
        position.play_unchecked(ply.legal);
    }
    if let Some(seat) = seat {
        let last = referee.half_moves().iter().filter(|half_move| !half_move.withdrawn).count() as u32;
        let lines = referee.score(seat).lines_through(last.max(1));
        for line in lines.into_iter().skip(written.len()) {
            written.push(line.unwrap_or_else(|| "...".into()));
        }
    }
    let mut text = String::new();
    let black_first = usize::from(start.turn() == Color::Black);
    for (index, san) in written.iter().enumerate() {
        let number = start.fullmoves().get() as usize + (index + black_first) / 2;
        let white = (index + black_first) % 2 == 0;
        match (white, index) {
            (true, _) => text += &format!("{number}. {san}"),
            (false, 0) => text += &format!("{number}... {san}"),
            (false, _) => text += &format!(" {san}"),
        }
        if !white {
            text.push('\n');
        }
    }
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    if let (Some(outcome), None) = (referee.outcome(), seat) {
        text += outcome.pgn();
        text.push('\n');
    }
    Ok(text)
}

/// The public announcements one after the other, with the silences between them, long ones shortened.
fn sound(presenter: &Presenter, replayed: &Replayed, path: &Path) -> Result<(), Failure> {
    let config = Config {
        audio: Audio::Wav(path.into()),
        private_voice: PrivateVoice::Off,
        clock: Clock::Virtual(Moment::START),
        ..Config::default()
    };
    let (mut output, notes) = Output::open(config, Box::new(|_| {}));
    let failed = |reports: &[Report]| {
        let lost = reports.iter().any(|report| {
            matches!(
                report,
                Report::WavFailed(_) | Report::NoSoundDevice { .. } | Report::VoiceChosen { voice: None, .. }
            )
        });
        if lost { Err(Failure::Could(presenter.program.text("trouble-wav-failed", &Args::new()))) } else { Ok(()) }
    };
    failed(&notes)?;
    // The last words: when they were told in the game, and when here; and what has been played.
    let (mut told_at, mut here, mut now) = (Moment::START, Moment::START, Moment::START);
    let mut id = 0;
    let mut presenter = presenter.clone();
    for entry in &replayed.entries {
        let taken = |effect: &Effect| matches!(effect.kind, EffectKind::DeskTaken { .. });
        presenter.arbiter |= entry.effects.iter().any(taken);
        let presented = entry.effects.iter().flat_map(|effect| presenter.present(effect));
        let public: Vec<_> = presented.filter(|told| told.channel == Channel::Hall).collect();
        if public.is_empty() {
            continue;
        }
        let due = here + (entry.event.at - told_at);
        now = now + (due.max(now) - now).min(LONGEST_SILENCE);
        (told_at, here) = (entry.event.at, now);
        failed(&output.advance_to(now))?;
        for told in &public {
            id += 1;
            output.say(Utterance::of(id, told));
        }
        while let Some(next) = output.next_report_at() {
            now = now.max(next);
            failed(&output.advance_to(now))?;
        }
    }
    failed(&output.close())
}
