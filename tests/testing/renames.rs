//! Rename in recordings of an earlier commit what has another name by now.

use serde_json::Value;
use std::fmt;

/// What has another name now than in the recordings: where it stands at the base, and its name now.
///
/// Where: the names from the outside to it, each as it was at the base, joined by dots; as many of the last as tell it
/// apart. The outermost is `terms`, `event` or `effects`. Lists do not count, and a variant has the same path with and
/// without fields: `("event.kind.announced", "told")` for an event, `("announced", "told")` wherever it stands.
pub const SINCE_THE_BASE: &[(&str, &str)] = &[];

/// Renames, and how often each came about.
pub struct Renames {
    table: Vec<(String, String, u64)>,
}

impl Renames {
    /// The renames of a table.
    pub fn new(table: &[(&str, &str)]) -> Renames {
        Renames { table: table.iter().map(|&(was, now)| (was.to_owned(), now.to_owned(), 0)).collect() }
    }

    /// The value as it would be written now; it stands there under this name.
    pub fn apply(&mut self, under: &str, value: &Value) -> Value {
        match self.table.is_empty() {
            true => value.clone(),
            false => self.value(&format!(".{under}"), value),
        }
    }

    fn value(&mut self, path: &str, value: &Value) -> Value {
        match value {
            Value::Object(fields) => {
                let field = |(name, value): (&String, &Value)| {
                    let path = format!("{path}.{name}");
                    (self.name(&path, name), self.value(&path, value))
                };
                Value::Object(fields.iter().map(field).collect())
            }
            Value::Array(values) => Value::Array(values.iter().map(|value| self.value(path, value)).collect()),
            Value::String(text) => Value::String(self.name(&format!("{path}.{text}"), text)),
            _ => value.clone(),
        }
    }

    /// The name now of what stands at this path, which begins with a dot.
    fn name(&mut self, path: &str, name: &str) -> String {
        let ends = |was: &str| path.strip_suffix(was).is_some_and(|before| before.ends_with('.'));
        let Some((_, now, times)) = self.table.iter_mut().find(|(was, ..)| ends(was)) else { return name.to_owned() };
        *times += 1;
        now.clone()
    }
}

impl fmt::Display for Renames {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        if self.table.is_empty() {
            writeln!(out, "renamed since the base: nothing")?;
        }
        for (was, now, times) in &self.table {
            writeln!(out, "renamed since the base: {was} -> {now}, {times} times")?;
        }
        Ok(())
    }
}
