//! Write tables: a caption, headers with their scope, a room of its own in which a wide one can be moved.

use super::html::Html;

/// The headers of the columns.
pub(super) enum ColumnHeaders<'a> {
    /// One row.
    Plain(&'a [String]),
    /// Two rows: groups of columns above their columns. A group without columns spans both rows.
    Groups(&'a [(String, Vec<String>)]),
}

/// A table with its caption; `rows` writes the rows.
pub(super) fn write_table(html: &mut Html, caption: &str, head: &ColumnHeaders<'_>, rows: impl FnOnce(&mut Html)) {
    // Who cannot point must be able to move a wide table sideways: it takes the focus.
    let room = [("class", "wide"), ("role", "region"), ("aria-label", caption), ("tabindex", "0")];
    html.element("div", &room, |html| {
        html.element("table", &[], |html| {
            html.write_text_element("caption", &[], caption);
            html.element("thead", &[], |html| match head {
                ColumnHeaders::Plain(columns) => html.element("tr", &[], |html| {
                    columns.iter().for_each(|column| html.write_text_element("th", &[("scope", "col")], column));
                }),
                ColumnHeaders::Groups(groups) => grouped(html, groups),
            });
            html.element("tbody", &[], rows);
        });
    });
}

fn grouped(html: &mut Html, groups: &[(String, Vec<String>)]) {
    html.element("tr", &[], |html| {
        for (name, columns) in groups {
            if columns.is_empty() {
                html.write_text_element("th", &[("scope", "col"), ("rowspan", "2")], name);
            } else {
                html.write_text_element("th", &[("scope", "colgroup"), ("colspan", &columns.len().to_string())], name);
            }
        }
    });
    html.element("tr", &[], |html| {
        groups
            .iter()
            .flat_map(|(_, columns)| columns)
            .for_each(|name| html.write_text_element("th", &[("scope", "col")], name));
    });
}
