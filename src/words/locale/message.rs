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
use fluent::{FluentArgs, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use shakmaty::{Color, Role};
use std::fmt;

/// The arguments of a message. Text is borrowed, numbers choose plural forms.
///
/// ```
/// use ansage_words::locale::Args;
/// let args = Args::new().set("square", "e4").set("count", 3);
/// ```
#[derive(Debug, Default)]
pub struct Args<'a>(FluentArgs<'a>);

impl<'a> Args<'a> {
    /// No arguments.
    pub fn new() -> Args<'a> {
        Args::default()
    }

    /// One more argument: text (`&str`, `String`) or a number.
    pub fn set(mut self, name: &'a str, value: impl Into<FluentValue<'a>>) -> Args<'a> {
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
