//! The report as a page: whole, harmless, and as good for a screen reader and on paper as on a screen.

#![cfg(unix)]

use crate::support::program;
mod cases;
mod colours;
pub mod parsed;
mod written;

use ansage_game::foreign::PersonName;
use ansage_words::locale::{Args, Lang, Locale};
use parsed::Element;

/// Every report in every language, read strictly.
fn pages() -> Vec<(String, String, Element)> {
    let made = cases::all().into_iter().flat_map(|case| {
        Lang::TEXTS.map(|lang| {
            let html = case.page(lang);
            let name = format!("{}-{lang}", case.name);
            // The check in a browser looks at the same pages.
            if let Some(folder) = std::env::var_os("ANSAGE_REPORTS") {
                std::fs::write(std::path::Path::new(&folder).join(format!("made-{name}.html")), &html).unwrap();
            }
            let page = parsed::page(&html).unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
            (name, html, page)
        })
    });
    made.collect()
}

#[test]
fn every_page_is_well_formed_and_every_reference_leads_somewhere() {
    for (name, html, page) in pages() {
        let mut ids: Vec<&str> = page.all().into_iter().filter_map(|element| element.get("id")).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count, "{name}: an id stands twice");
        for element in page.all() {
            for attribute in ["aria-labelledby", "aria-describedby"] {
                let referred = element.get(attribute).unwrap_or_default().split_whitespace();
                referred.for_each(|id| assert!(ids.contains(&id), "{name}: {attribute}={id}"));
            }
            if let Some(fill) = element.get("fill") {
                let id = fill.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')')).unwrap_or(fill);
                assert!(ids.contains(&id), "{name}: fill={fill}");
            }
            if let Some(link) = element.get("href") {
                assert!(link.strip_prefix('#').is_some_and(|id| ids.contains(&id)), "{name}: href={link}");
            }
        }
        assert!(html.is_ascii() || html.contains("<meta charset=\"utf-8\">"), "{name}: the letters are named");
    }
}

#[test]
fn a_page_needs_nothing_from_outside_and_runs_nothing() {
    for (name, _, page) in pages() {
        for element in page.all() {
            assert!(
                !["script", "img", "iframe", "link", "object", "embed", "base", "form", "image", "use"]
                    .contains(&&*element.name),
                "{name}: <{}>",
                element.name
            );
            for (attribute, value) in &element.attributes {
                assert!(
                    attribute != "src" && attribute != "style" && !attribute.starts_with("on"),
                    "{name}: {attribute}"
                );
                let text = ["title", "aria-label", "datetime"].contains(&attribute.as_str());
                assert!(text || !value.contains("://"), "{name}: {attribute}={value}");
            }
        }
        let styles = page.named("style");
        assert_eq!(styles.len(), 1);
        for outside in ["url(", "@import", "//", "expression"] {
            assert!(!styles[0].text.contains(outside), "{name}: {outside} in the style");
        }
    }
}

#[test]
fn headings_come_in_order_and_landmarks_are_there_once() {
    for (name, _, page) in pages() {
        let level = |element: &&Element| element.name.strip_prefix('h').and_then(|digit| digit.parse::<u32>().ok());
        let levels: Vec<u32> = page.all().iter().filter_map(level).collect();
        assert_eq!(levels.iter().filter(|level| **level == 1).count(), 1, "{name}");
        assert_eq!(levels[0], 1, "{name}: {levels:?}");
        assert!(levels.windows(2).all(|pair| pair[1] <= pair[0] + 1 && pair[1] <= 3), "{name}: {levels:?}");
        for landmark in ["header", "nav", "main", "footer"] {
            assert_eq!(page.named(landmark).len(), 1, "{name}: {landmark}");
        }
        let first = page.named("body")[0].children.first().unwrap();
        assert_eq!((first.name.as_str(), first.get("href")), ("a", Some("#content")), "{name}: the skip link");
        for section in page.named("section") {
            let heading = page.with_id(section.get("aria-labelledby").unwrap()).unwrap();
            assert_eq!(heading.name, "h2", "{name}");
            assert!(!heading.text.trim().is_empty(), "{name}");
        }
    }
}

#[test]
fn tables_have_captions_and_scoped_headers_and_whole_rows() {
    let mut seen = 0;
    for (name, _, page) in pages() {
        for table in page.named("table") {
            seen += 1;
            assert!(!table.named("caption")[0].text.trim().is_empty(), "{name}");
            for header in table.named("th") {
                assert!(!header.text.trim().is_empty(), "{name}: an empty header");
                assert!(
                    matches!(header.get("scope"), Some("col" | "row" | "colgroup")),
                    "{name}: {:?} has no scope",
                    header.text
                );
            }
            let span = |cell: &&Element| cell.get("colspan").map_or(1, |wide| wide.parse().unwrap());
            let width: usize = table.named("thead")[0].named("tr")[0].children.iter().map(|cell| span(&cell)).sum();
            for row in table.named("tbody")[0].named("tr") {
                assert_eq!(row.children.len(), width, "{name}: {}", row.text);
                assert_eq!(row.children[0].get("scope"), Some("row"), "{name}");
                assert!(row.children.iter().all(|cell| !cell.text.trim().is_empty()), "{name}: {}", row.text);
            }
        }
    }
    assert!(seen > 40, "{seen}");
}

#[test]
fn every_drawing_has_its_text() {
    let mut seen = 0;
    for (name, _, page) in pages() {
        for drawing in page.named("svg") {
            seen += 1;
            assert_eq!(drawing.get("role"), Some("img"), "{name}");
            for (attribute, inside) in [("aria-labelledby", "title"), ("aria-describedby", "desc")] {
                let text = page.with_id(drawing.get(attribute).unwrap()).unwrap();
                assert_eq!(text.name, inside, "{name}");
                assert!(!text.text.trim().is_empty(), "{name}");
            }
        }
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn languages_are_marked() {
    let case = cases::journal();
    let (english, german) = (case.page(Lang::En), case.page(Lang::De));
    let (english, german) = (parsed::page(&english).unwrap(), parsed::page(&german).unwrap());
    assert_eq!(english.named("html")[0].get("lang"), Some("en"));
    assert_eq!(german.named("html")[0].get("lang"), Some("de"));
    // On paper a square is `f3` in every language, and the words of D.2.1 are for ears.
    assert!(!english.text.contains("Gustav") && !german.text.contains("Gustav"));
    assert!(english.text.contains("Nf3-g1") && german.text.contains("Sf3-g1"));
    let sheets = parsed::page(&cases::scores_differ().page(Lang::De)).unwrap();
    let named = |span: &&Element| span.get("lang").is_some_and(|lang| lang == "en") && span.text == "English";
    assert_eq!(sheets.named("span").into_iter().filter(named).count(), 2, "the letters of both sheets");
}

#[test]
fn every_heading_stands_in_the_language_asked_for() {
    for lang in Lang::TEXTS {
        let locale = Locale::for_lang(lang);
        let page = parsed::page(&cases::everything().page(lang)).unwrap();
        for section in page.named("section") {
            let id = format!("report-section-{}", section.get("id").unwrap());
            assert_eq!(section.named("h2")[0].text, locale.message_text(&id, &Args::new()));
        }
        let captions: Vec<&str> = page.named("caption").iter().map(|caption| caption.text.as_str()).collect();
        for id in ["report-table-squares", "report-table-scores", "report-table-clocks", "report-table-rulings"] {
            let text = locale.message_text(id, &Args::new());
            assert!(captions.contains(&text.as_str()), "{lang}: no {text:?}");
        }
    }
}

#[test]
fn what_somebody_wrote_comes_out_harmless_and_whole() {
    for lang in Lang::TEXTS {
        let html = cases::everything().page(lang);
        assert!(!html.contains("<script") && !html.contains("<img") && !html.contains('\u{202e}'));
        let page = parsed::page(&html).unwrap();
        // A name is cut to its most characters.
        let name = PersonName::new(cases::HOSTILE);
        assert!(page.named("h1")[0].text.contains(name.as_str()));
        assert!(page.named("title")[0].text.contains(name.as_str()));
        let cells = page.named("td").into_iter().filter(|cell| cell.get("class") == Some("written"));
        let written = cells.filter(|cell| cell.named("bdi")[0].text == cases::HOSTILE).count();
        assert_eq!(written, 2, "a score and a mark");
        // A name may run from right to left: it turns nothing beside it.
        assert_eq!(page.named("h1")[0].named("bdi").len(), 2);
        assert!(page.named("dd").iter().all(|value| value.children.iter().any(|inside| inside.name == "bdi")));
    }
}

#[test]
fn sections_are_there_as_far_as_there_is_material() {
    let sections = |case: &cases::ReportCase| -> String {
        let page = parsed::page(&case.page(Lang::En)).unwrap();
        let ids = page.named("section").into_iter().map(|section| section.get("id").unwrap().to_owned());
        let links = page.named("nav")[0].named("a").len();
        let ids: Vec<String> = ids.collect();
        assert_eq!(ids.len(), links, "the contents name every section");
        ids.join(" ")
    };
    assert_eq!(sections(&cases::nothing()), "verdict");
    assert_eq!(sections(&cases::only_boards()), "verdict boards");
    assert_eq!(sections(&cases::scores_differ()), "protocol verdict boards procedure scores");
    assert_eq!(sections(&cases::journal()), "protocol verdict rulings calls events inspection record");
    assert_eq!(
        sections(&cases::everything()),
        "protocol verdict boards procedure scores clocks rulings calls events inspection record"
    );
}
