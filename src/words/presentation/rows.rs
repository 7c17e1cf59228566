//! Break a text at blanks into rows, for the cells of a screen and of a Braille display.
//!
//! ```
//! use ansage_words::presentation::rows::wrap_in_rows;
//! assert_eq!(wrap_in_rows("wKe1 wDd1 wTa1", 9, |text| text.len()), ["wKe1 wDd1", "wTa1"]);
//! ```

/// Rows of so many cells; a word that is longer has its own. `width` counts the cells of a text.
pub fn wrap_in_rows(text: &str, cells: usize, width: impl Fn(&str) -> usize) -> Vec<String> {
    let mut rows = vec![String::new()];
    for word in text.split_whitespace() {
        let row = rows.last_mut().map(|row| (width(row), row));
        match row {
            Some((0, row)) => row.push_str(word),
            Some((used, row)) if used + 1 + width(word) <= cells => {
                row.push(' ');
                row.push_str(word);
            }
            _ => rows.push(word.to_owned()),
        }
    }
    rows
}
