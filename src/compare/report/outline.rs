//! Put the sections together: language, title, skip link, contents, landmarks, and how it looks on screen and paper.

use super::html::Html;
use super::{Report, heading, words};

/// How it looks.
const STYLE: &str = include_str!("style.css");

/// One section with its heading.
pub(super) struct ReportSection {
    id: &'static str,
    title: &'static str,
    content: Option<String>,
}

impl ReportSection {
    /// A section; without content it is left out.
    pub(super) fn new(id: &'static str, title: &'static str, content: Option<String>) -> ReportSection {
        ReportSection { id, title, content }
    }
}

/// The whole file.
pub(super) fn render_document(report: &Report<'_>, sections: &[ReportSection]) -> String {
    let lang = report.locale.lang();
    let title = heading::title(report);
    let there: Vec<&ReportSection> = sections.iter().filter(|section| section.content.is_some()).collect();
    let mut html = Html::new();
    html.write_raw_html("<!DOCTYPE html>\n");
    html.element("html", &[("lang", lang.code())], |html| {
        html.element("head", &[], |html| {
            html.write_raw_html("<meta charset=\"utf-8\">\n");
            html.write_raw_html("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
            html.write_raw_html("<meta name=\"color-scheme\" content=\"light dark\">\n");
            html.write_text_element("title", &[], &title);
            html.element("style", &[], |html| html.write_raw_html(STYLE));
        });
        html.element("body", &[], |html| {
            html.write_text_element("a", &[("class", "skip"), ("href", "#content")], &words(report, "report-skip"));
            html.element("header", &[], |html| heading::write_page_header(html, report));
            contents(html, report, &there);
            html.element("main", &[("id", "content"), ("tabindex", "-1")], |html| {
                for section in &there {
                    let id = format!("{}-heading", section.id);
                    html.element("section", &[("id", section.id), ("aria-labelledby", &id)], |html| {
                        html.write_text_element("h2", &[("id", &id)], &words(report, section.title));
                        html.write_raw_html(section.content.as_deref().unwrap_or_default());
                    });
                }
            });
            html.element("footer", &[], |html| html.write_text_element("p", &[], &words(report, "report-footer")));
        });
    });
    html.into_string()
}

fn contents(html: &mut Html, report: &Report<'_>, sections: &[&ReportSection]) {
    html.element("nav", &[("aria-labelledby", "contents-heading")], |html| {
        html.write_text_element("h2", &[("id", "contents-heading")], &words(report, "report-contents"));
        html.element("ul", &[], |html| {
            for section in sections {
                html.element("li", &[], |html| {
                    html.write_text_element(
                        "a",
                        &[("href", &format!("#{}", section.id))],
                        &words(report, section.title),
                    );
                });
            }
        });
    });
}
