//! Look through one Fluent pattern: its variables, its selectors, its plural forms, its least length.

use ansage_words::locale::Lang;
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use std::collections::{BTreeMap, BTreeSet};

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// What was found in one pattern.
#[derive(Default)]
pub struct PatternFindings {
    /// Every variable.
    pub variables: BTreeSet<String>,
    /// The variables that choose a plural form.
    pub counted: BTreeSet<String>,
    /// The keys of each variable that chooses among names.
    pub keys: BTreeMap<String, BTreeSet<String>>,
    /// The length of the shortest text it can give, each variable counted as one character.
    pub shortest: usize,
    /// Whether the text has a line break.
    pub many_lines: bool,
    /// What is wrong with it.
    pub wrong: Vec<String>,
}

impl PatternFindings {
    pub fn in_pattern(lang: Lang, pattern: &Pattern<&str>) -> PatternFindings {
        let mut found = PatternFindings::default();
        found.shortest = found.pattern(lang, pattern);
        found
    }

    fn pattern(&mut self, lang: Lang, pattern: &Pattern<&str>) -> usize {
        let mut shortest = 0;
        for element in &pattern.elements {
            shortest += match element {
                PatternElement::TextElement { value } => {
                    self.many_lines |= value.contains('\n');
                    value.chars().count()
                }
                PatternElement::Placeable { expression } => self.expression(lang, expression),
            };
        }
        shortest
    }

    fn expression(&mut self, lang: Lang, expression: &Expression<&str>) -> usize {
        match expression {
            Expression::Inline(inline) => self.inline(lang, inline),
            Expression::Select { selector, variants } => {
                self.inline(lang, selector);
                match selector {
                    InlineExpression::VariableReference { id } => self.select(lang, id.name, variants),
                    _ => self.wrong.push("a selector that is no variable is banned here, use a variable".to_owned()),
                }
                variants.iter().map(|variant| self.pattern(lang, &variant.value)).min().unwrap_or(0)
            }
        }
    }

    fn inline(&mut self, lang: Lang, inline: &InlineExpression<&str>) -> usize {
        let mut ban = |what: String| self.wrong.push(format!("{what} is banned here, use the words themselves"));
        match inline {
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                return value.chars().count();
            }
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => return self.expression(lang, expression),
            InlineExpression::FunctionReference { id, .. } => ban(format!("the function {}", id.name)),
            InlineExpression::MessageReference { id, .. } => ban(format!("the message {} inside another", id.name)),
            InlineExpression::TermReference { id, .. } => ban(format!("the term -{}", id.name)),
        }
        1
    }

    fn select(&mut self, lang: Lang, name: &str, variants: &[Variant<&str>]) {
        let (mut names, mut numbers) = (BTreeSet::new(), BTreeSet::new());
        for variant in variants {
            let new = match variant.key {
                VariantKey::Identifier { name } => names.insert(name.to_owned()),
                VariantKey::NumberLiteral { value } => numbers.insert(value.to_owned()),
            };
            if !new {
                self.wrong.push(format!("a second variant with the same key of ${name} is banned here"));
            }
        }
        let categories: BTreeSet<&str> =
            names.iter().map(String::as_str).filter(|key| CATEGORIES.contains(key)).collect();
        let only_other = categories.iter().all(|key| *key == "other");
        if names.iter().all(|key| categories.contains(key.as_str())) {
            self.counted.insert(name.to_owned());
            self.plural(lang, name, &categories, &numbers);
        } else if only_other && numbers.is_empty() {
            self.keys.entry(name.to_owned()).or_default().extend(names);
        } else {
            self.wrong.push(format!("names and plural forms in one selector of ${name} are banned here, use two"));
        }
    }

    /// Every category of the language is there, or all its numbers are there exactly.
    fn plural(&mut self, lang: Lang, name: &str, given: &BTreeSet<&str>, exact: &BTreeSet<String>) {
        let demanded = demanded(lang);
        for (category, numbers) in &demanded {
            let exactly = numbers.len() < 10 && numbers.iter().all(|number| exact.contains(&number.to_string()));
            if !given.contains(category) && !exactly {
                self.wrong
                    .push(format!("${name} without [{category}] is banned here, use every plural form of {lang}"));
            }
        }
        // A language whose whole numbers never are "other" may keep that category for fractions, as default.
        for category in given.iter().filter(|key| **key != "other" && !demanded.contains_key(**key)) {
            self.wrong.push(format!("[{category}] of ${name} is banned here, {lang} has no such plural form"));
        }
    }
}

/// The categories that CLDR gives to the whole numbers of a language, each with its first numbers.
fn demanded(lang: Lang) -> BTreeMap<&'static str, Vec<usize>> {
    let rules =
        PluralRules::create(lang.code().parse::<unic_langid::LanguageIdentifier>().unwrap(), PluralRuleType::CARDINAL)
            .unwrap();
    let mut demanded: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for number in 0..=200_usize {
        let category = match rules.select(number).unwrap() {
            PluralCategory::ZERO => "zero",
            PluralCategory::ONE => "one",
            PluralCategory::TWO => "two",
            PluralCategory::FEW => "few",
            PluralCategory::MANY => "many",
            PluralCategory::OTHER => "other",
        };
        demanded.entry(category).or_default().push(number);
    }
    demanded
}

#[test]
fn plural_forms_are_those_of_each_language() {
    let forms = |lang| demanded(lang).into_keys().collect::<Vec<_>>().join(" ");
    for (lang, expected) in [
        (Lang::En, "one other"),
        (Lang::De, "one other"),
        (Lang::Bg, "one other"),
        (Lang::Sr, "few one other"),
        (Lang::Lv, "one other zero"),
        (Lang::Ru, "few many one"),
        (Lang::Pl, "few many one"),
    ] {
        assert_eq!(forms(lang), expected, "{lang}");
    }
}
