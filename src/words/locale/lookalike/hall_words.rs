//! The words that are said in the hall. A name made of these words alone is heard as an announcement.
//!
//! They are the words of `announce.ftl` in every language, and plain words for a result. A color, a piece or a short word
//! says nothing alone, because people are called by it: "King Black", "An Do".

use crate::locale::texts::announcement_sources;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use std::collections::BTreeSet;
use std::sync::LazyLock;

static WORDS: LazyLock<HallWords> = LazyLock::new(HallWords::collect);

/// A shorter word says nothing: "An", "Do" and "So" are names as well.
const TELLING: usize = 4;

/// A shorter word of the texts says nothing within a longer one: "Blackwell" is a name.
const TELLING_WITHIN: usize = 5;

/// No name is cut into words where it has fewer letters.
const GLUED: usize = 9;

/// Plain words for a result or for what is announced, which the texts do not all use: of each language whose words are
/// understood, and of some others.
const RESULTS: &str = "\
    agreed beats checkmate checkmated defeats draw drawn fallen fell flag forfeits gave gives lost loses loser mate mated \
    resign resigned resigns stalemate surrenders victory winner wins won \
    aufgegeben gefallen gibt gewinnt gewonnen matt patt remis schachmatt sieger siegt vereinbart verliert verloren zeit \
    abandonne abandonnent accord drapeau gagne gagnent mat nulle perd perdent tombe tombé victoire \
    abandona abandonan gana ganan pierde pierden rinde rinden tablas \
    abbandona abbandonano patta perde perdono vince vincono \
    предава предават предадоха победа печели печелят губи губят реми падна \
    predaje predaju predao predali remi pobjeđuje pobjeđuju pobijedio pobijedili gubi gube pala \
    padodas padevās neizšķirts uzvar uzvarēja zaudē mats pats \
    выиграли выигрывают победили побеждают проиграли проигрывают сдаётся сдается сдаются сдались сдался ничья мат пат \
    флаг упал \
    poddaje poddają poddał poddali wygrywa wygrywają przegrywa przegrywają remis pat";

/// Words that say nothing alone. People are called by some of them.
const SILENT: &str = "\
    white black weiß weiss schwarz blanc blancs noir noirs blanco blancas negro negras bianco neri nero bianchi \
    се бели белите черни черните белые чёрные черные bijeli beli crni baltie baltais melnie melnais białe biały czarne czarny \
    king queen rook bishop knight pawn könig koenig dame turm läufer laeufer springer bauer bauern \
    a au by ha has have la le les los las il lo on par se si sie się up";

/// First names that are words of the hall as well. A surname follows them: "Will Short", "Matt White".
const FIRST_NAMES: [&str; 8] = ["grant", "mark", "mat", "matt", "may", "pat", "will", "won"];

#[derive(Debug, Default)]
struct HallWords {
    /// Those that say something.
    telling: BTreeSet<String>,
    /// Those of them that say it within a longer word too.
    telling_within: BTreeSet<String>,
    /// All others.
    silent: BTreeSet<String>,
}

/// Returns `true` if all of these are words of the hall, each alone or several written as one, and one of them says
/// something.
pub(super) fn has_only_hall_words(name: &[String]) -> bool {
    if let [first, _] = name
        && FIRST_NAMES.contains(&first.as_str())
    {
        return false;
    }
    let glued = |word: &str| WORDS.is_glued(word);
    let known = |word: &String| WORDS.telling.contains(word) || WORDS.silent.contains(word) || glued(word);
    let tells = |word: &String| WORDS.telling.contains(word) || glued(word);
    name.iter().all(known) && name.iter().any(tells) || glued(&name.concat())
}

impl HallWords {
    fn collect() -> HallWords {
        let mut words = HallWords::default();
        let mut said = BTreeSet::new();
        for source in announcement_sources() {
            let resource = parse(source).unwrap_or_else(|(readable, _)| readable);
            for entry in &resource.body {
                if let Entry::Message(message) = entry {
                    let attributes = message.attributes.iter().map(|attribute| &attribute.value);
                    message.value.iter().chain(attributes).for_each(|pattern| literal_words(pattern, &mut said));
                }
            }
        }
        let own = |list: &'static str| list.split_whitespace().map(str::to_owned);
        words.silent.extend(own(SILENT));
        words.telling.extend(own(RESULTS));
        words.telling_within.extend(own(RESULTS).filter(|word| word.chars().count() >= TELLING));
        for word in said {
            match word.chars().count() {
                _ if words.silent.contains(&word) => {}
                TELLING_WITHIN.. => {
                    words.telling_within.insert(word.clone());
                    words.telling.insert(word);
                }
                TELLING => drop(words.telling.insert(word)),
                _ => drop(words.silent.insert(word)),
            }
        }
        words
    }

    /// Whether a word is two or more of these without a space, one of which says something: "BLACKRESIGNS".
    fn is_glued(&self, word: &str) -> bool {
        if word.chars().count() < GLUED {
            return false;
        }
        // From which letter on it is still to be cut, behind so many long words, and whether one of them says something.
        let mut open = BTreeSet::from([(0, 0, false)]);
        while let Some((from, long, tells)) = open.pop_first() {
            let rest = &word[from..];
            if rest.is_empty() && tells && long > 1 {
                return true;
            }
            // A single letter is a word in some sentences, and in every name.
            for end in rest.char_indices().map(|(at, letter)| at + letter.len_utf8()).skip(1) {
                let part = &rest[..end];
                let within = self.telling_within.contains(part);
                if within || self.telling.contains(part) || self.silent.contains(part) {
                    let longer = usize::from(part.chars().count() >= TELLING);
                    open.insert((from + end, (long + longer).min(2), tells || within));
                }
            }
        }
        false
    }
}

/// The words that a pattern has whatever its variables are.
fn literal_words(pattern: &Pattern<&str>, said: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => said.extend(super::words(value)),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| literal_words(&variant.value, said));
            }
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                said.extend(super::words(value));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}
