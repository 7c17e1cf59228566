//! Contrast as the style has it: 4.5:1 for text, 3:1 for pieces, lines and marks (WCAG 2.1, 1.4.3 and 1.4.11).

use super::{Element, cases, parsed};
use ansage_words::locale::Lang;

/// The style of a page.
fn style() -> String {
    let page: Element = parsed::page(&cases::nothing().page(Lang::En)).unwrap();
    page.named("style")[0].text.clone()
}

/// Relative luminance of `#rrggbb`.
fn luminance(colour: &str) -> f64 {
    let channel = |at: usize| {
        let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

/// The value of `property` in the `nth` rule of `selector`.
fn value(style: &str, selector: &str, property: &str, nth: usize) -> String {
    let (opens, named) = (format!("{selector} {{"), format!("{property}: "));
    let rules = style.split(&opens).skip(1).map(|rest| rest.split('}').next().unwrap());
    let with: Vec<&str> = rules.filter_map(|rule| rule.split(&named).nth(1)?.split(';').next()).collect();
    with.get(nth).unwrap_or_else(|| panic!("no {property} in rule {nth} of {selector}")).trim().to_owned()
}

#[test]
fn text_stands_out_in_light_dark_and_print() {
    let style = style();
    for (nth, media) in [(0, "light"), (1, "dark"), (3, "print")] {
        let colour = |name: &str| value(&style, ":root", name, nth);
        for text in ["--ink", "--link", "--strong"] {
            for ground in ["--page", "--soft"] {
                let found = contrast(&colour(text), &colour(ground));
                assert!(found >= 4.5, "{media}: {text} on {ground} has {found:.2}:1");
            }
        }
        let lines = contrast(&colour("--line"), &colour("--page"));
        assert!(lines >= 3.0, "{media}: lines have {lines:.2}:1");
    }
}

#[test]
fn both_colours_of_pieces_stand_out_from_both_colours_of_squares() {
    let style = style();
    let fill = |selector: &str| value(&style, selector, "fill", 0);
    for square in [".light", ".dark"] {
        for piece in [".pw", ".pb"] {
            let found = contrast(&fill(piece), &fill(square));
            assert!(found >= 3.0, "{piece} on {square}: {found:.2}:1");
        }
        // A piece differs from the other colour by more than its fill: its outline is the other one's fill.
        assert!(contrast(&fill(".pw"), &value(&style, ".pw", "stroke", 0)) > 15.0);
        assert!(contrast(&fill(".pb"), &value(&style, ".pb", "stroke", 0)) > 15.0);
        let framed = ["light", "dark"].map(|frame| value(&style, &format!(".frame-{frame}"), "stroke", 0));
        assert!(framed.iter().all(|frame| contrast(frame, &fill(square)) >= 3.0), "frames on {square}");
    }
    assert!(contrast(&fill(".tag"), &fill(".tag-number")) >= 4.5);
}
