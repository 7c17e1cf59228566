//! Find whose letters a sheet is written in, from the letters that stand on it.
//!
//! Every language is weighed at once, without reading the sheet seven times: a letter that is the language's own costs
//! nothing, one that only looks like it a little, one that English lends it more, and one it cannot read most. So a
//! wrong letter on a German sheet makes it no English one, and neither the other way round.

use super::columns::HalfMoveDraft;
use crate::locale::Lang;
use crate::score::cut::LONGEST;
use crate::score::form::{LETTERS, PieceLetter};
use crate::vocabulary::letters::uses_cyrillic;
use crate::vocabulary::{ParseError, ParseReason, has_announcement_word, is_letter_of_language, parse_move};
use ansage_game::announcement::Announcement;
use shakmaty::Role;
use std::sync::LazyLock;

/// What a half-move says.
pub type SaidHalfMove = Result<Announcement, ParseError>;

/// Languages that read a sheet as the same announcements.
#[derive(Debug)]
pub struct LanguageClass {
    /// The languages, the likeliest first.
    pub languages: Vec<Lang>,
    /// What each half-move says in them.
    pub said: Vec<SaidHalfMove>,
}

/// What an unread letter costs, one that English lends, and one that only looks like the language's own.
const UNREAD: u32 = 12;
const LENT: u32 = 8;
const ALIKE: u32 = 1;

static COSTS: LazyLock<[[u32; LETTERS]; Lang::ALL.len()]> = LazyLock::new(|| {
    Lang::ALL.map(|lang| {
        std::array::from_fn(|place| match PieceLetter::from_table_index(place) {
            Some(letter) if letter.piece_in_language(lang).is_none() => UNREAD,
            Some(letter) if !is_letter_of_language(lang, letter.to_char()) => LENT,
            Some(letter) if letter.is_cyrillic() != uses_cyrillic(lang) => ALIKE,
            _ => 0,
        })
    })
});

/// The letters of a sheet.
struct UsedLetters {
    counts: [u32; LETTERS],
    cyrillic: bool,
}

/// Reads a sheet in every set of letters that it may be written in; `lang` comes first. Where a half-move has a Cyrillic letter, a
/// Latin one may stand for the Cyrillic one that looks like it; a word beside the moves says nothing of their letters.
pub fn readings_by_language(drafts: &[HalfMoveDraft], lang: Option<Lang>) -> Vec<LanguageClass> {
    let used = UsedLetters::of(drafts);
    let candidates = used.candidates(lang);
    let first = candidates.first().copied().unwrap_or(Lang::En);
    // Notation that is not ordinary may depend on the language in ways of its own.
    let odd: Vec<usize> =
        (0..drafts.len()).filter(|i| drafts[*i].half.form.is_none() && !is_same(&drafts[*i])).collect();
    let mut classes: Vec<LanguageClass> = Vec::new();
    let mut keys: Vec<(Vec<Option<Role>>, Vec<SaidHalfMove>)> = Vec::new();
    for lang in candidates {
        let roles: Vec<_> = used.letters().map(|letter| letter.piece_in_language(lang)).collect();
        let said: Vec<_> = odd.iter().map(|i| understand(drafts[*i].half.text, lang)).collect();
        let same = keys.iter().position(|(known, others)| {
            *known == roles && others.iter().zip(&said).all(|(one, other)| one.as_ref().ok() == other.as_ref().ok())
        });
        match same {
            Some(i) => classes[i].languages.push(lang),
            None => {
                keys.push((roles, said));
                classes.push(LanguageClass { languages: vec![lang], said: Vec::new() });
            }
        }
    }
    for (class, (_, odd_said)) in classes.iter_mut().zip(keys) {
        let lang = class.languages.first().copied().unwrap_or(first);
        let mut odd_said = odd.iter().zip(odd_said).peekable();
        let said = drafts.iter().enumerate().map(|(i, draft)| {
            match draft.half.form.and_then(|form| form.to_announcement(lang)) {
                Some(said) => Ok(said),
                None => match odd_said.next_if(|(odd, _)| **odd == i) {
                    Some((_, said)) => said,
                    None => understand(draft.half.text, lang),
                },
            }
        });
        class.said = said.collect();
    }
    classes
}

/// Understands what is not ordinary. What is longer than any announcement is not even tried.
fn understand(text: &str, lang: Lang) -> Result<Announcement, ParseError> {
    if text.len() <= LONGEST {
        return parse_move(text, lang);
    }
    let shown = super::shortened(text);
    let at = shown.chars().count();
    Err(ParseError { text: shown, part: String::new(), at, understood: String::new(), reason: ParseReason::TooLong })
}

/// Whether it says the same in every language: nothing, or words.
fn is_same(draft: &HalfMoveDraft) -> bool {
    draft.gap || draft.half.text.len() > LONGEST || runs(draft.half.text).all(has_announcement_word)
}

fn is_cyrillic(sign: char) -> bool {
    matches!(sign, '\u{400}'..='\u{4ff}')
}

fn runs(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphabetic()).filter(|run| !run.is_empty())
}

impl UsedLetters {
    fn of(drafts: &[HalfMoveDraft]) -> UsedLetters {
        let mut used = UsedLetters { counts: [0; LETTERS], cyrillic: false };
        for draft in drafts.iter().filter(|draft| !draft.gap) {
            match draft.half.form {
                Some(form) => form.piece_letters().into_iter().flatten().for_each(|letter| used.add(letter)),
                None if draft.half.text.len() <= LONGEST => used.read(draft.half.text),
                None => {}
            }
        }
        used
    }

    fn add(&mut self, letter: PieceLetter) {
        self.counts[letter.table_index()] += 1;
        self.cyrillic |= letter.is_cyrillic();
    }

    /// The letters of notation that is not ordinary: capitals, and a small letter at the beginning that is no file.
    fn read(&mut self, text: &str) {
        for run in runs(text).filter(|run| run.len() <= 10 && !has_announcement_word(run)) {
            self.cyrillic |= run.contains(is_cyrillic);
            let first = run.chars().next().filter(|c| !matches!(c, 'a'..='h' | 'x' | 'а' | 'е' | 'с' | 'х'));
            let capitals = run.chars().skip(1).filter(|c| c.is_uppercase());
            first.into_iter().chain(capitals).filter_map(PieceLetter::from_char).for_each(|letter| self.add(letter));
        }
    }

    fn letters(&self) -> impl Iterator<Item = PieceLetter> {
        (0..LETTERS).filter(|place| self.counts[*place] > 0).filter_map(PieceLetter::from_table_index)
    }

    fn cost(&self, lang: Lang) -> u32 {
        self.letters()
            .map(|letter| self.counts[letter.table_index()] * COSTS[lang as usize][letter.table_index()])
            .sum()
    }

    /// How many letters a language cannot read.
    fn unread(&self, lang: Lang) -> u32 {
        let unread = self.letters().filter(|letter| letter.piece_in_language(lang).is_none());
        unread.map(|letter| self.counts[letter.table_index()]).sum()
    }

    /// The languages whose letters these may be, the likeliest first.
    fn candidates(&self, lang: Option<Lang>) -> Vec<Lang> {
        let mut all = Lang::ALL.to_vec();
        if !self.cyrillic {
            // Latin letters are Cyrillic ones only where no Latin language can read them.
            let latin = all.iter().filter(|lang| !uses_cyrillic(**lang)).map(|lang| self.unread(*lang)).min();
            let reads_more = |lang: Lang| latin.is_some_and(|latin| self.unread(lang) < latin);
            let lends = |lang: Lang| self.letters().any(|letter| COSTS[lang as usize][letter.table_index()] == LENT);
            all.retain(|lang| !uses_cyrillic(*lang) || reads_more(*lang) && !lends(*lang));
        }
        all.sort_by_key(|lang| self.cost(*lang));
        let most = all.first().map_or(0, |first| self.unread(*first));
        all.retain(|other| self.unread(*other) <= most && Some(*other) != lang);
        lang.into_iter().chain(all).collect()
    }
}
