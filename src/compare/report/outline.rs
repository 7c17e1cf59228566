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
    pub(super) fn of(id: &'static str, title: &'static str, content: Option<String>) -> ReportSection {
        ReportSection { id, title, content }
    }
}

/// The whole file.
pub(super) fn document(report: &Report<'_>, sections: &[ReportSection]) -> String {
    let lang = report.locale.lang();
    let title = heading::title(report);
    let there: Vec<&ReportSection> = sections.iter().filter(|section| section.content.is_some()).collect();
    let mut html = Html::new();
    html.raw("<!DOCTYPE html>\n");
    html.element("html", &[("lang", lang.code())], |html| {
        html.element("head", &[], |html| {
            html.raw("<meta charset=\"utf-8\">\n");
            html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
            html.raw("<meta name=\"color-scheme\" content=\"light dark\">\n");
            html.told("title", &[], &title);
            html.element("style", &[], |html| html.raw(STYLE));
        });
        html.element("body", &[], |html| {
            html.told("a", &[("class", "skip"), ("href", "#content")], &words(report, "report-skip"));
            html.element("header", &[], |html| heading::header(html, report));
            contents(html, report, &there);
            html.element("main", &[("id", "content"), ("tabindex", "-1")], |html| {
                for section in &there {
                    let id = format!("{}-heading", section.id);
                    html.element("section", &[("id", section.id), ("aria-labelledby", &id)], |html| {
                        html.told("h2", &[("id", &id)], &words(report, section.title));
                        html.raw(section.content.as_deref().unwrap_or_default());
                    });
                }
            });
            html.element("footer", &[], |html| html.told("p", &[], &words(report, "report-footer")));
        });
    });
    html.finish()
}

fn contents(html: &mut Html, report: &Report<'_>, sections: &[&ReportSection]) {
    html.element("nav", &[("aria-labelledby", "contents-heading")], |html| {
        html.told("h2", &[("id", "contents-heading")], &words(report, "report-contents"));
        html.element("ul", &[], |html| {
            for section in sections {
                html.element("li", &[], |html| {
                    html.told("a", &[("href", &format!("#{}", section.id))], &words(report, section.title));
                });
            }
        });
    });
}
