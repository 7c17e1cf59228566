//! Hold what goes into a message, and what can go wrong with one.
//!
//! Fluent answers an unknown value of a selector with the default variant and says nothing: a wrong word for a piece
//! would be spoken as if it were right. So a pattern's arguments are checked before it is formatted. A default
//! variant called `other` is meant to take anything; every other default takes its own key only.
//!
//! ```
//! use ansage_words::locale::{Args, Lang, Locale};
//! let english = Locale::for_lang(Lang::En);
//! let told = english.message_text("console-role", &Args::new().set("role", "unicorn"));
//! assert!(!told.contains("pawn"), "never a guess");
//! assert_eq!(english.faults()[0].to_string(), "en: console-role: $role has no variant \"unicorn\"");
//! ```

use super::Lang;
use ansage_game::foreign::{FOREIGN_TEXT_MAX, ForeignText, clean_line, clean_own_text};
use fluent::{FluentArgs, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use shakmaty::{Color, Role};
use std::fmt;
use std::path::Path;

/// A value that a message may print. A `String` is none of them: nothing says whether it came from elsewhere.
///
/// The program's own words are a `&'static str` or a [`CleanText`]. A text from elsewhere prints within quotation marks.
pub trait PrintableValue<'a> {
    /// Returns the value for Fluent.
    fn into_fluent_value(self) -> FluentValue<'a>;
}

/// A whole number, which a message may also print as its digits alone.
pub trait WholeNumber: fmt::Display {}

macro_rules! printable_numbers {
    ($($number:ty)*) => {$(
        impl WholeNumber for $number {}

        impl<'a> PrintableValue<'a> for $number {
            fn into_fluent_value(self) -> FluentValue<'a> {
                self.into()
            }
        }
    )*};
}

printable_numbers!(u8 u16 u32 u64 usize i32 i64);

impl<T: WholeNumber> WholeNumber for &T {}

impl<'a> PrintableValue<'a> for &'static str {
    fn into_fluent_value(self) -> FluentValue<'a> {
        self.into()
    }
}

/// A text that may be printed as it is: one line, in which what came from elsewhere is within quotation marks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CleanText(pub(super) String);

impl CleanText {
    /// A text that the program has put together from its own words and from clean texts.
    pub fn own(words: impl Into<String>) -> CleanText {
        CleanText(clean_own_text(words.into()))
    }

    /// The digits of a number, without marks between groups of them.
    pub fn digits(number: impl WholeNumber) -> CleanText {
        CleanText(number.to_string())
    }

    /// The path of a file, as it is typed.
    pub fn path(path: impl AsRef<Path>) -> CleanText {
        CleanText(clean_line(&path.as_ref().to_string_lossy(), usize::MAX))
    }
}

impl CleanText {
    /// The address of another machine. A text with any other character than those of an address is put within quotation marks.
    pub fn address(address: &str) -> CleanText {
        let fits = |letter: char| letter.is_ascii_alphanumeric() || "-._:[]%".contains(letter);
        match address.chars().all(fits) && address.len() <= FOREIGN_TEXT_MAX {
            true => CleanText(address.to_owned()),
            false => CleanText::from(&ForeignText::new(address)),
        }
    }
}

impl From<ForeignText> for CleanText {
    fn from(text: ForeignText) -> CleanText {
        CleanText::from(&text)
    }
}

impl From<&ForeignText> for CleanText {
    fn from(text: &ForeignText) -> CleanText {
        CleanText(text.to_string())
    }
}

impl From<&CleanText> for CleanText {
    fn from(text: &CleanText) -> CleanText {
        text.clone()
    }
}

impl<'a, T> PrintableValue<'a> for T
where
    CleanText: From<T>,
{
    fn into_fluent_value(self) -> FluentValue<'a> {
        CleanText::from(self).0.into()
    }
}

/// The arguments of a message. Numbers choose plural forms.
///
/// ```
/// use ansage_words::locale::Args;
/// let args = Args::new().set("square", "e4").set("count", 3);
/// ```
///
/// A text that may have come from elsewhere cannot be set:
///
/// ```compile_fail
/// use ansage_words::locale::Args;
/// let args = Args::new().set("square", String::from("e4"));
/// ```
#[derive(Debug, Default)]
pub struct Args<'a>(FluentArgs<'a>);

impl<'a> Args<'a> {
    /// No arguments.
    pub fn new() -> Args<'a> {
        Args::default()
    }

    /// One more argument.
    pub fn set(self, name: &'a str, value: impl PrintableValue<'a>) -> Args<'a> {
        self.set_fluent_value(name, value.into_fluent_value())
    }

    /// One more argument: a text that the program has put together from its own words and from clean texts.
    pub fn set_own_text(self, name: &'a str, words: impl Into<String>) -> Args<'a> {
        self.set(name, CleanText::own(words))
    }

    /// One more argument: the digits of a number.
    pub fn set_digits(self, name: &'a str, number: impl WholeNumber) -> Args<'a> {
        self.set(name, CleanText::digits(number))
    }

    /// One more argument: the path of a file.
    pub fn set_path(self, name: &'a str, path: impl AsRef<Path>) -> Args<'a> {
        self.set(name, CleanText::path(path))
    }

    pub(crate) fn set_fluent_value(mut self, name: &'a str, value: FluentValue<'a>) -> Args<'a> {
        self.0.set(name, value);
        self
    }

    /// `$role`, as the selectors of all messages name it: `king`, `queen`, `rook`, `bishop`, `knight` or `pawn`.
    pub fn with_role(self, role: Role) -> Args<'a> {
        self.set("role", role_key(role))
    }

    /// `$color`, as the selectors of all messages name it: `white` or `black`.
    pub fn with_color(self, color: Color) -> Args<'a> {
        self.set("color", ansage_game::seat::color_name(color))
    }

    pub(super) fn as_fluent_args(&self) -> &FluentArgs<'a> {
        &self.0
    }
}

/// The key of a piece in selectors.
pub const fn role_key(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// A mistake of ours in the use of messages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MessageFault {
    /// In which language.
    pub lang: Lang,
    /// The message asked for; the file, where a whole file cannot be read.
    pub id: String,
    /// What is wrong with it.
    pub kind: MessageFaultKind,
}

/// What is wrong with a message or its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MessageFaultKind {
    /// There is no such message.
    NoMessage,
    /// The message has no such attribute, or no text beside its attributes.
    NoAttribute(String),
    /// The message names a variable that was not given.
    NoArgument(String),
    /// A selector has no variant for the value given.
    NoVariant {
        /// The variable.
        name: String,
        /// Its value.
        value: String,
    },
    /// Fluent cannot read or format it.
    Broken(String),
}

impl fmt::Display for MessageFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: ", self.lang, self.id)?;
        match &self.kind {
            MessageFaultKind::NoMessage => f.write_str("no such message"),
            MessageFaultKind::NoAttribute(name) => write!(f, "no attribute {name:?}"),
            MessageFaultKind::NoArgument(name) => write!(f, "${name} was not given"),
            MessageFaultKind::NoVariant { name, value } => write!(f, "${name} has no variant {value:?}"),
            MessageFaultKind::Broken(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for MessageFault {}

/// Whether `args` give all that `pattern` asks for, in the variants they choose and in those they do not.
pub(super) fn check_pattern_args(pattern: &Pattern<&str>, args: &FluentArgs<'_>) -> Result<(), MessageFaultKind> {
    pattern.elements.iter().try_for_each(|element| match element {
        PatternElement::TextElement { .. } => Ok(()),
        PatternElement::Placeable { expression } => check_expression(expression, args),
    })
}

fn check_expression(expression: &Expression<&str>, args: &FluentArgs<'_>) -> Result<(), MessageFaultKind> {
    match expression {
        Expression::Inline(inline) => check_inline(inline, args),
        Expression::Select { selector, variants } => {
            check_inline(selector, args)?;
            if let InlineExpression::VariableReference { id } = selector
                && let Some(FluentValue::String(value)) = args.get(id.name)
                && !takes(variants, value)
            {
                return Err(MessageFaultKind::NoVariant { name: id.name.to_owned(), value: value.to_string() });
            }
            variants.iter().try_for_each(|variant| check_pattern_args(&variant.value, args))
        }
    }
}

fn check_inline(inline: &InlineExpression<&str>, args: &FluentArgs<'_>) -> Result<(), MessageFaultKind> {
    match inline {
        InlineExpression::VariableReference { id } if args.get(id.name).is_none() => {
            Err(MessageFaultKind::NoArgument(id.name.to_owned()))
        }
        InlineExpression::Placeable { expression } => check_expression(expression, args),
        _ => Ok(()),
    }
}

fn takes(variants: &[Variant<&str>], value: &str) -> bool {
    variants.iter().any(|variant| match variant.key {
        VariantKey::Identifier { name } => name == value || (variant.default && name == "other"),
        VariantKey::NumberLiteral { .. } => false,
    })
}
