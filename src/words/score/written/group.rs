//! Join what blanks part, so that each half-move is one item: `S g1 - f3`, `e x d5`, `exd6 e.p.`, words.

use super::heads::is_word_for_move;
use super::spoken::SpokenLayout;
use crate::score::account::LeftOutKind;
use crate::score::cut::{ScoreToken, TokenKind};
use crate::score::form::{self, PieceLetter, TokenForm};
use crate::score::signs::{is_en_passant, parse_split_outcome};
use crate::vocabulary::{WordPart, has_announcement_word, is_dash, word_meaning};
use shakmaty::Outcome;

/// Something on a sheet, and where all that it takes begins and ends in the movetext, in bytes.
#[derive(Debug, Clone, Copy)]
pub struct PlacedItem<'a> {
    /// What it is.
    pub item: SheetItem<'a>,
    /// Where it begins.
    pub from: usize,
    /// Where it ends.
    pub to: usize,
}

/// Something on a sheet, in its order.
#[derive(Debug, Clone, Copy)]
pub enum SheetItem<'a> {
    /// A move number.
    Number {
        /// The number.
        value: Option<u32>,
        /// Whether it is Black's, as `1...`.
        later: bool,
        /// Its place.
        place: ItemPlace,
    },
    /// A half-move, or what stands in the place of one.
    Half(SheetHalfMove<'a>),
    /// `...` by itself.
    Dots(SheetHalfMove<'a>),
    /// A dash, a line, a question mark.
    Gap(SheetHalfMove<'a>),
    /// A draw offer.
    Offer,
    /// A remark.
    Remark(&'a str),
    /// A word of a remark on a draw.
    DrawWord(&'a str),
    /// A time by hand.
    Time(&'a str),
    /// The result.
    End(Outcome, SheetHalfMove<'a>),
    /// A rule, a comma, a dot by itself: it only lays the sheet out.
    Layout,
    /// What is no part of the game.
    LeftOut(LeftOutKind),
}

/// Where something stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ItemPlace {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The cell of its line, from 0.
    pub cell: usize,
}

/// A half-move as it stands there.
#[derive(Debug, Clone, Copy)]
pub struct SheetHalfMove<'a> {
    /// All of its signs.
    pub text: &'a str,
    /// Where it begins.
    pub place: ItemPlace,
    /// Where it begins in the movetext, in bytes.
    pub at: usize,
    /// What it says, where it is ordinary.
    pub form: Option<TokenForm>,
    /// Whether it is in words.
    pub words: bool,
}

/// No half-move has more parts than this.
const MOST_PARTS: usize = 8;
/// No table has more columns than this.
const MOST_COLUMNS: usize = 32;

/// Joins the tokens of a movetext.
pub fn group_tokens<'a>(
    source: &'a str,
    tokens: &[ScoreToken<'a>],
    plan: SpokenLayout,
    with_variations: bool,
) -> Vec<PlacedItem<'a>> {
    let items = Vec::with_capacity(tokens.len());
    let mut group = ItemGroup { source, tokens, plan, with_variations, dashes_part: false, items };
    group.dashes_part = (1..tokens.len()).any(|i| group.parts_moves(i));
    let mut i = 0;
    while i < tokens.len() {
        let (from, first) = (tokens[i].at, group.items.len());
        i = group.next(i);
        // Each token is in an item: what was taken together belongs to the first.
        let to = tokens[i - 1].taken;
        for (nth, placed) in group.items[first..].iter_mut().enumerate() {
            (placed.from, placed.to) = (if nth == 0 { from } else { to }, to);
        }
    }
    group.items
}

struct ItemGroup<'a, 't> {
    source: &'a str,
    tokens: &'t [ScoreToken<'a>],
    plan: SpokenLayout,
    /// Whether other moves in brackets are kept as a remark.
    with_variations: bool,
    /// Whether dashes stand between White's move and Black's.
    dashes_part: bool,
    items: Vec<PlacedItem<'a>>,
}

impl<'a> ItemGroup<'a, '_> {
    /// Takes what begins at a token; gives the token behind it.
    fn next(&mut self, i: usize) -> usize {
        let token = self.tokens[i];
        if let Some((end, outcome)) = self.parted_result(i) {
            self.push(SheetItem::End(outcome, self.half(i, end, None)));
            return end;
        }
        if self.plan.any && self.plan.is_announcement_start(self.tokens, i) {
            let announcements = self.plan.announcement_ranges(self.source, self.tokens, i);
            let end = announcements.last().map_or(i + 1, |last| last.end);
            for part in announcements {
                let half = SheetHalfMove { words: true, ..self.half(part.start, part.end, None) };
                self.push(SheetItem::Half(half));
            }
            return self.marks(end);
        }
        let place = place(&token);
        match token.kind {
            TokenKind::Other | TokenKind::Gap | TokenKind::End(_) if self.is_before_number(i) => {
                self.push(SheetItem::Layout);
            }
            TokenKind::Move(_) | TokenKind::Other | TokenKind::Said => return self.half_move(i),
            TokenKind::Figures if self.is_file_and_rank(i) => return self.half_move(i),
            TokenKind::Figures => {
                let value = token.text.parse().ok().filter(|_| token.text.len() <= 4);
                self.push(SheetItem::Number { value, later: false, place });
            }
            TokenKind::Number { value, later } => self.push(SheetItem::Number { value, later, place }),
            TokenKind::Dots => self.push(SheetItem::Dots(self.half(i, i + 1, None))),
            TokenKind::Gap if self.is_rule(i) => self.push(SheetItem::Layout),
            TokenKind::Gap => self.push(SheetItem::Gap(self.half(i, i + 1, None))),
            TokenKind::Offer => self.push(SheetItem::Offer),
            TokenKind::Mark if token.text.starts_with('$') => {
                self.push(SheetItem::LeftOut(LeftOutKind::Judgement));
            }
            TokenKind::Mark if token.text == "." => self.push(SheetItem::Layout),
            TokenKind::Sign if token.text == "," => self.push(SheetItem::Layout),
            TokenKind::Variation if !self.with_variations && is_variation(token.text) => {
                self.push(SheetItem::LeftOut(LeftOutKind::Variation));
            }
            // `{N}c3`: a letter that a brace has cut off its half-move.
            TokenKind::Remark if self.is_cut_off(i) => self.push(SheetItem::Half(self.half(i, i + 1, None))),
            // `3. ep exd6`: right behind a number stands a half-move, and this is none.
            TokenKind::Mark if is_en_passant(token.text) && matches!(self.last(), Some(SheetItem::Number { .. })) => {
                self.push(SheetItem::Half(self.half(i, i + 1, None)));
            }
            TokenKind::Mark | TokenKind::Sign | TokenKind::Remark | TokenKind::Variation | TokenKind::Escape => {
                self.push(SheetItem::Remark(token.text));
            }
            TokenKind::DrawWord => self.push(SheetItem::DrawWord(token.text)),
            TokenKind::Time => self.push(SheetItem::Time(token.text)),
            TokenKind::End(outcome) => self.push(SheetItem::End(outcome, self.half(i, i + 1, None))),
        }
        i + 1
    }

    fn push(&mut self, item: SheetItem<'a>) {
        self.items.push(PlacedItem { item, from: 0, to: 0 });
    }

    /// The last item that is more than layout.
    fn last(&self) -> Option<SheetItem<'a>> {
        let is_more = |placed: &&PlacedItem| !matches!(placed.item, SheetItem::Layout | SheetItem::LeftOut(_));
        self.items.iter().rev().find(is_more).map(|placed| placed.item)
    }

    fn half(&self, from: usize, end: usize, form: Option<TokenForm>) -> SheetHalfMove<'a> {
        let (first, last) = (&self.tokens[from], &self.tokens[end.max(from + 1) - 1]);
        let text = self.source.get(first.at..last.end_offset()).unwrap_or(first.text);
        SheetHalfMove { text, place: place(first), at: first.at, form, words: false }
    }

    /// The token, if it stands in the same cell as the one before.
    fn beside(&self, i: usize) -> Option<&ScoreToken<'a>> {
        let (before, token) = (self.tokens.get(i.checked_sub(1)?)?, self.tokens.get(i)?);
        let is_note = matches!(token.kind, TokenKind::Remark | TokenKind::Variation | TokenKind::Escape);
        (token.line == before.line && token.cell == before.cell && !is_note).then_some(token)
    }

    fn is_dash(&self, i: usize) -> bool {
        let one = |text: &str| text.chars().count() == 1 && text.chars().all(is_dash);
        self.beside(i).is_some_and(|token| token.kind == TokenKind::Gap && one(token.text))
    }

    /// `0 - 1`, `1/2 - 1/2`, `S - S`.
    fn parted_result(&self, i: usize) -> Option<(usize, Outcome)> {
        if !self.is_dash(i + 1) {
            return None;
        }
        parse_split_outcome(self.tokens[i].text, self.beside(i + 2)?.text).map(|outcome| (i + 3, outcome))
    }

    /// `Move 3:`, `- 3.`, `* 3.`: what stands before the number at the beginning of its line and is no result.
    fn is_before_number(&self, i: usize) -> bool {
        let token = &self.tokens[i];
        let is_first = i == 0 || self.tokens[i - 1].line != token.line;
        let number = self.beside(i + 1).is_some_and(|next| matches!(next.kind, TokenKind::Number { .. }));
        let is_bullet = token.text.chars().count() == 1
            && token.text.starts_with(|c: char| is_dash(c) || matches!(c, '*' | '•' | '·'));
        is_first && number && (is_bullet || is_word_for_move(token.text))
    }

    /// Whether a remark is a capital and nothing else, and what follows stands right behind it.
    fn is_cut_off(&self, i: usize) -> bool {
        let token = &self.tokens[i];
        let is_letter = token.text.chars().count() == 1 && token.text.starts_with(char::is_uppercase);
        is_letter && self.tokens.get(i + 1).is_some_and(|next| next.at == token.taken)
    }

    /// `|---|---|`: a line drawn below the heads of a table.
    fn is_rule(&self, i: usize) -> bool {
        let line = self.tokens[i].line;
        let near = i.saturating_sub(MOST_COLUMNS)..(i + MOST_COLUMNS).min(self.tokens.len());
        let before = self.tokens[near.start..i].iter().rev().take_while(|token| token.line == line);
        let mut after = self.tokens[i..near.end].iter().take_while(|token| token.line == line);
        let long =
            |token: &ScoreToken| token.kind == TokenKind::Gap && token.text.chars().filter(|c| is_dash(*c)).count() > 1;
        let beside = self.tokens[i].cell > 0 || after.clone().any(|token| token.cell > 0);
        beside && before.clone().all(long) && after.all(long)
    }

    fn is_file_and_rank(&self, i: usize) -> bool {
        let before = i.checked_sub(1).map(|i| self.tokens[i]);
        self.beside(i).is_some()
            && before.is_some_and(|before| before.kind == TokenKind::Other && before.text.len() == 1)
    }

    /// A half-move in notation, with the marks behind it.
    fn half_move(&mut self, i: usize) -> usize {
        let (end, form) = match self.tokens[i].kind {
            TokenKind::Move(form) => self.longer(i + 1, form),
            _ => self.joined(i),
        };
        // `Ba4 N`: the commentator's sign for a move that is new.
        let text = self.tokens[i].text;
        let is_behind_move = matches!(self.last(), Some(SheetItem::Half(_)));
        let is_apart = self.tokens.get(i + 1).is_none_or(|next| next.at > self.tokens[i].taken);
        if form.is_none() && matches!(text, "N" | "TN") && is_apart && is_behind_move && !self.may_go_on_below(i) {
            self.push(SheetItem::Remark(text));
            return end;
        }
        self.push(SheetItem::Half(self.half(i, end, form)));
        self.marks(end)
    }

    /// Whether the next line may be the rest of what ends this one: `N`, and `c6` below it.
    fn may_go_on_below(&self, i: usize) -> bool {
        let next = self.tokens.get(i + 1).filter(|next| next.line != self.tokens[i].line);
        next.is_some_and(|next| match next.kind {
            TokenKind::Move(TokenForm::Piece { letter, .. }) => letter.is_none(),
            TokenKind::Other => true,
            _ => false,
        })
    }

    /// Joins parts to a half-move; what cannot be joined stays alone.
    fn joined(&self, i: usize) -> (usize, Option<TokenForm>) {
        let mut text = String::from(self.tokens[i].text);
        let mut end = i + 1;
        while is_begun(&text) && end < i + MOST_PARTS {
            let Some(next) = self.beside(end) else { break };
            if !matches!(next.kind, TokenKind::Move(_) | TokenKind::Other | TokenKind::Figures | TokenKind::Gap)
                || next.text.len() > 8
            {
                break;
            }
            text.push_str(next.text);
            end += 1;
            if let Some(form) = form::parse_token_form(text.as_bytes()) {
                return self.longer(end, form);
            }
        }
        (i + 1, None)
    }

    /// Adds what goes on behind a whole form: ` - f3`, ` x f3`, ` =D`, ` - 0`.
    fn longer(&self, mut end: usize, mut form: TokenForm) -> (usize, Option<TokenForm>) {
        let Some(next) = self.beside(end).filter(|next| self.may_go_on(end, next, form)) else {
            return (end, Some(form));
        };
        if let TokenForm::Piece { from, to, letter, .. } = form
            && form.can_be_first_half_of_move()
        {
            let start = format!("{}{to}", letter.map_or(String::new(), |letter| letter.to_char().to_string()));
            let sign = matches!(next.text, "x" | ":" | "х") || self.is_dash(end);
            let (sign_text, (second, parts)) =
                if sign { ("-", self.square(end + 1)) } else { (next.text, Default::default()) };
            // Without a sign two squares are two half-moves, though the first may be an impossible one: `3. e1 c5`.
            if (sign || next.text.starts_with(['x', ':', '-', 'х']))
                && let Some(long) = form::parse_token_form(format!("{start}{sign_text}{second}").as_bytes())
                && !matches!(long, TokenForm::Piece { from: other, .. } if other == from)
                && (!sign || second.starts_with(|c: char| ('a'..='h').contains(&c)))
            {
                (end, form) = (end + 1 + parts, long);
            }
        }
        if matches!(form, TokenForm::Castle(_)) && self.is_dash(end) && self.beside(end + 1).is_some_and(is_castle_part)
        {
            return (end + 2, form::parse_token_form(b"O-O-O"));
        }
        self.promoted(end, form)
    }

    /// The second square of a long form, and how many tokens it takes: `f3`, `f 3`.
    fn square(&self, i: usize) -> (String, usize) {
        match (self.beside(i), self.beside(i + 1)) {
            (Some(file), Some(rank)) if file.text.len() == 1 && rank.kind == TokenKind::Figures => {
                (format!("{}{}", file.text, rank.text), 2)
            }
            (Some(square), _) => (square.text.to_owned(), 1),
            (None, _) => (String::new(), 0),
        }
    }

    /// A quick look, so that ordinary moves cost nothing.
    fn may_go_on(&self, end: usize, next: &ScoreToken, form: TokenForm) -> bool {
        let dash = next.kind == TokenKind::Gap && self.is_dash(end);
        let signed = next.text.starts_with(['x', ':', '-', '=', '(', 'х']) || dash;
        (signed && !(dash && self.dashes_part)) || (form.lacks_promotion() && next.text.len() <= 2)
    }

    /// Whether the dash only parts White's move from Black's: `Nf3 - Nc6`.
    fn parts_moves(&self, dash: usize) -> bool {
        let is_move = |i: usize| matches!(self.tokens.get(i).map(|token| token.kind), Some(TokenKind::Move(_)));
        self.tokens[dash].kind == TokenKind::Gap
            && is_move(dash - 1)
            && self.is_dash(dash)
            && matches!(self.beside(dash + 1).map(|token| token.kind), Some(TokenKind::Move(form)) if form.piece_letters()[0].is_some())
    }

    /// ` =D`, ` = D`, ` (D)`, ` D` behind a pawn's move to the last rank.
    fn promoted(&self, end: usize, form: TokenForm) -> (usize, Option<TokenForm>) {
        let TokenForm::Piece { letter: None, from, to, promotion: None, signed } = form else {
            return (end, Some(form));
        };
        if !form.lacks_promotion() {
            return (end, Some(form));
        }
        let mut at = end;
        at += usize::from(self.beside(at).is_some_and(|token| token.text == "="));
        let Some(token) = self.beside(at) else { return (end, Some(form)) };
        let new = token.text.trim_matches(['=', '(', ')']);
        let mut signs = new.chars();
        let (first, more) = (signs.next().filter(|c| c.is_uppercase()), signs.next());
        // A capital alone may as well begin the next half-move.
        let begins_next = at == end
            && new == token.text
            && self
                .beside(at + 1)
                .is_some_and(|next| next.text.starts_with(|c: char| matches!(c, 'a'..='h' | 'x' | ':')))
            && !self.beside(at + 1).is_some_and(|next| matches!(next.kind, TokenKind::Move(_)));
        match first.and_then(PieceLetter::from_char) {
            Some(promotion) if more.is_none() && !begins_next => {
                (at + 1, Some(TokenForm::Piece { letter: None, from, to, promotion: Some(promotion), signed }))
            }
            _ => (end, Some(form)),
        }
    }

    /// Takes the marks behind a half-move into its text; gives the token behind them.
    fn marks(&mut self, mut i: usize) -> usize {
        while let Some(token) = self.beside(i) {
            let (is_e, p) = (matches!(token.text, "e." | "a." | "е." | "а."), self.beside(i + 1));
            let parted = is_e && p.is_some_and(|p| matches!(p.text, "p." | "p" | "р." | "п." | "р" | "п"));
            let says_mark = |c: char| c.is_alphabetic() || matches!(c, '+' | '#' | '!' | '?' | '†' | '‡' | '.');
            let is_mark = matches!(token.kind, TokenKind::Mark | TokenKind::Sign)
                && token.text != "."
                && token.text.chars().all(says_mark);
            let mut words = token.text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
            // `ch6` does not say check.
            let has_figure = token.text.contains(|c: char| c.is_ascii_digit());
            let is_word = token.kind == TokenKind::Said
                && !has_figure
                && words.all(|it| word_meaning(it) == Some(WordPart::Afterwards));
            if !(parted || is_word || is_mark) {
                break;
            }
            i += 1 + usize::from(parted);
            let end = self.tokens[i - 1].end_offset();
            if let Some(PlacedItem { item: SheetItem::Half(half), .. }) = self.items.last_mut() {
                half.text = self.source.get(half.at..end).unwrap_or(half.text);
            }
        }
        i
    }
}

/// Whether what stands in brackets are other moves, and not the words of a remark.
fn is_variation(bracketed: &str) -> bool {
    let mut words = bracketed.split(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | '.'));
    words.any(|word| form::parse_token_form(word.as_bytes()).is_some() || has_announcement_word(word))
}

fn place(token: &ScoreToken) -> ItemPlace {
    ItemPlace { line: token.line, column: token.column, cell: token.cell }
}

fn is_castle_part(token: &ScoreToken) -> bool {
    matches!(token.text.trim_end_matches(['+', '#']), "0" | "O" | "О" | "o")
}

/// Whether a text is the beginning of a half-move: a letter, a from-square, a sign, and no target yet.
fn is_begun(text: &str) -> bool {
    let mut rest = text.trim_end_matches(['-', 'x', ':', 'х']);
    rest = rest.strip_suffix(is_dash).unwrap_or(rest);
    let signs = text.len() - rest.len();
    if signs > 2 || rest.len() > 7 {
        return false;
    }
    let mut parts = rest.chars().peekable();
    if matches!(rest, "0" | "O" | "О" | "o") || matches!(rest, "0-0" | "O-O") && signs > 0 {
        return true;
    }
    let letter = parts.next_if(|c| c.is_uppercase());
    if matches!(letter, Some('K' | 'К')) {
        parts.next_if(|c| matches!(c, 'p' | 'р'));
    }
    parts.next_if(|c| ('a'..='h').contains(c));
    parts.next_if(|c| ('1'..='8').contains(c));
    !rest.is_empty() && parts.next().is_none()
}
