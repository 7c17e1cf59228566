//! Draw the screen: board, pieces beside it, clocks, news, line and buttons.

mod board;
mod glyphs;

use super::input::At;
use super::layout::{BUTTON, LEAST, Layout};
use super::standing::{latest, wrong};
use super::text::reading;
use super::theme::Palette;
use super::{Look, Model};
use crate::game::effect::Difference;
use crate::game::view::{View, ViewMove};
use crate::locale::Args;
use crate::seat::Color;
use crate::vocabulary::{compact, render};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;
use ratatui::widgets::{Block, Clear, Widget};
use shakmaty::Position;

/// So many differing squares are listed; the rest is counted.
const LISTED: usize = 4;

/// A row of the news.
type Row = (String, Style);

impl Model {
    /// Draws everything into this area.
    pub fn draw(&mut self, view: &View, area: Rect, buffer: &mut Buffer) {
        self.area = area;
        let palette = Palette::of(self.setup.look.theme);
        Clear.render(area, buffer);
        Block::new().style(palette.text).render(area, buffer);
        let layout = Layout::of(area, self.setup.look.large);
        if !layout.fits {
            return self.draw_lines(view, area, buffer, &palette);
        }
        if self.help {
            return self.draw_help(area, buffer, &palette);
        }
        self.draw_title(layout.title, buffer, &palette);
        self.draw_board(view, &layout, buffer, &palette);
        let below = self.below();
        self.draw_clock(view, !below, layout.clocks[0], buffer, &palette);
        self.draw_clock(view, below, layout.clocks[1], buffer, &palette);
        let hand = Rect { y: layout.line.y.saturating_sub(1), ..layout.line };
        let news = Rect { height: layout.news.height.saturating_sub(1), ..layout.news };
        self.draw_news(view, news, buffer, &palette);
        if let Some(held) = self.held_text() {
            put(buffer, hand, &held, palette.strong);
        }
        self.draw_line(layout.line, buffer, &palette);
        for (number, button) in self.buttons(view).into_iter().enumerate() {
            let rect = layout.button(number);
            let name = self.text(button.id(), &Args::new());
            let width = usize::from(BUTTON) - 2;
            put(
                buffer,
                Rect { width: rect.width.saturating_sub(1), ..rect },
                &format!(" {name:width$} "),
                palette.button,
            );
        }
    }

    fn draw_title(&self, rect: Rect, buffer: &mut Buffer, palette: &Palette) {
        put(buffer, rect, &self.title(), palette.strong);
        let link = self.link_text();
        let width = wide(&link).min(rect.width);
        let style = if self.link.there { palette.text } else { palette.alarm };
        put(buffer, Rect { x: rect.right() - width, width, ..rect }, &link, style);
    }

    fn draw_clock(&self, view: &View, color: Color, rect: Rect, buffer: &mut Buffer, palette: &Palette) {
        let runs = view.running == Some(color);
        let style = if runs { palette.cursor } else { palette.text };
        put(buffer, Rect { height: 1, ..rect }, &self.clock_text(view, color), style);
        if rect.height > 1
            && let Some(span) = view.clocks.get(color)
        {
            let digits = Rect { y: rect.y + 1, height: rect.height - 1, ..rect };
            glyphs::write(buffer, digits, &reading(*span), if runs { palette.strong } else { palette.text });
        }
    }

    /// The words of the latest announcement, as printed, and its short form.
    fn announcement(&self, latest: &ViewMove) -> [String; 2] {
        let presenter = &self.setup.presenter;
        let dots = if latest.by.is_white() { "." } else { "..." };
        let short = compact(&latest.telling, presenter.program.lang());
        let words = render(&latest.telling, presenter.words, presenter.style, presenter.additions);
        [words, format!("{}{dots} {short}", latest.number)]
    }

    /// The squares that are marked.
    pub(super) fn marks(&self, view: &View) -> Vec<Difference> {
        let Some((own, hands)) = self.setup.seat.zip(self.hands.as_ref()) else { return Vec::new() };
        let mut marks = wrong(view, &self.wanted(view), hands.shows(), own);
        // A move of one's own in the making is neither right nor wrong.
        marks.retain(|it| !self.touched.contains(&it.square));
        if let Some(from) = hands.held().and_then(|held| held.from) {
            marks.retain(|it| it.square != from);
        }
        marks
    }

    fn draw_news(&self, view: &View, rect: Rect, buffer: &mut Buffer, palette: &Palette) {
        let mut rows: Vec<Row> = Vec::new();
        let width = rect.width;
        let mut add = |text: &str, style: Style| rows.extend(wrap(text, width).into_iter().map(|row| (row, style)));
        if let Some(latest) = latest(view) {
            add(&self.text("sighted-announced", &Args::new().color(latest.by)), palette.text);
            let [words, short] = self.announcement(latest);
            add(&words, palette.strong);
            add(&short, palette.strong);
            add(" ", palette.text);
        }
        for awaited in self.awaited(view) {
            add(&awaited, palette.strong);
        }
        if let Some(offer) = self.offer_text(view) {
            add(&offer, palette.alarm);
        }
        for text in self.wrong_texts(view) {
            add(&text, palette.alarm);
        }
        if !self.notices.is_empty() {
            add(" ", palette.text);
        }
        let most = usize::from(rect.height / 4).max(2);
        for notice in self.notices.iter().rev().take(most).rev() {
            add(notice, palette.text);
        }
        let moves = self.move_rows(view);
        let room = usize::from(rect.height).saturating_sub(rows.len() + 2);
        if room > 0 && !moves.is_empty() {
            rows.push((" ".into(), palette.text));
            rows.push((self.text("sighted-moves", &Args::new()), palette.text));
            let first = moves.len().saturating_sub(room);
            rows.extend(moves[first..].iter().map(|row| (row.clone(), palette.text)));
        }
        lines(buffer, rect, &rows);
    }

    /// What is wrong on the marked squares, in words.
    pub(super) fn wrong_texts(&self, view: &View) -> Vec<String> {
        let marks = self.marks(view);
        let standing = |piece| {
            let piece: Option<shakmaty::Piece> = piece;
            let nothing = || self.text("announce-nothing", &Args::new());
            piece.map_or_else(nothing, |piece| self.setup.presenter.program.piece(piece))
        };
        let text = |it: &Difference| {
            let args = Args::new().set("square", it.square.to_string()).set("shows", standing(it.shows));
            self.text("announce-square-differs", &args.set("announced", standing(it.announced)))
        };
        let mut texts: Vec<String> = marks.iter().take(LISTED).map(text).collect();
        if marks.len() > LISTED {
            texts.push(self.text("announce-more-squares", &Args::new().set("count", marks.len() - LISTED)));
        }
        texts
    }

    /// The moves, one number a row.
    pub(super) fn move_rows(&self, view: &View) -> Vec<String> {
        let lang = self.setup.presenter.program.lang();
        let mut rows: Vec<String> = Vec::new();
        for made in view.half_moves.iter().chain(&view.pending) {
            let short = compact(&made.telling, lang);
            match rows.last_mut() {
                Some(row) if made.by == !view.start.turn() || !made.by.is_white() => row.push_str(&short),
                _ => {
                    let before = if made.by.is_white() { String::new() } else { format!("{:12}", "...") };
                    rows.push(format!("{:>3}. {before}{short:12}", made.number));
                }
            }
        }
        rows
    }

    fn held_text(&self) -> Option<String> {
        let held = self.hands.as_ref()?.held()?;
        let piece = self.setup.presenter.program.piece(held.piece);
        let args = Args::new().set("piece", piece);
        Some(match held.from {
            Some(square) => self.text("sighted-held-from", &args.set("square", square.to_string())),
            None => self.text("sighted-held", &args),
        })
    }

    fn draw_line(&self, rect: Rect, buffer: &mut Buffer, palette: &Palette) {
        let prompt =
            self.text(if self.asked.is_some() { "sighted-prompt-question" } else { "sighted-prompt" }, &Args::new());
        let at = wide(&prompt) + 1;
        put(buffer, rect, &prompt, palette.strong);
        let room = Rect { x: rect.x + at, width: rect.width.saturating_sub(at + 1), ..rect };
        let scroll = self.line.visual_scroll(usize::from(room.width));
        let mut skipped = 0;
        let shown: String = self
            .line
            .value()
            .chars()
            .skip_while(|letter| {
                let before = skipped;
                skipped += Span::raw(letter.to_string()).width();
                before < scroll
            })
            .collect();
        put(buffer, room, &shown, palette.text);
        let cursor = self.line.visual_cursor().saturating_sub(scroll) as u16;
        if let Some(cell) = buffer.cell_mut((room.x + cursor.min(room.width), room.y)) {
            cell.set_style(if self.awake { palette.text } else { palette.cursor });
        }
    }

    fn draw_help(&self, area: Rect, buffer: &mut Buffer, palette: &Palette) {
        let text = self.text("sighted-help", &Args::new());
        let inner = Rect::new(area.x + 2, area.y, area.width.saturating_sub(4), area.height);
        let rows: Vec<Row> =
            text.lines().flat_map(|line| wrap(line, inner.width)).map(|row| (row, palette.text)).collect();
        lines(buffer, inner, &rows);
    }

    /// A terminal that has no room for a board.
    fn draw_lines(&self, view: &View, area: Rect, buffer: &mut Buffer, palette: &Palette) {
        let small = Args::new().set("columns", LEAST.0).set("rows", LEAST.1);
        let mut rows: Vec<Row> =
            wrap(&self.text("sighted-small", &small), area.width).into_iter().map(|row| (row, palette.alarm)).collect();
        for line in self.plain(view).lines() {
            rows.extend(wrap(line, area.width).into_iter().map(|row| (row, palette.text)));
        }
        let room = Rect { height: area.height.saturating_sub(1), ..area };
        lines(buffer, room, &rows);
        self.draw_line(
            Rect { y: area.bottom().saturating_sub(1), height: 1.min(area.height), ..area },
            buffer,
            palette,
        );
    }

    /// The same as lines of text, for where there is no room, or no terminal.
    pub fn plain(&self, view: &View) -> String {
        let mut rows = vec![format!("{}  {}", self.title(), self.link_text())];
        if let Some(latest) = latest(view) {
            let [words, short] = self.announcement(latest);
            rows.push(format!("{} {words} ({short})", self.text("sighted-announced", &Args::new().color(latest.by))));
        }
        rows.extend(self.awaited(view));
        rows.extend(self.offer_text(view));
        rows.extend(self.wrong_texts(view));
        rows.extend([!self.below(), self.below()].map(|color| self.clock_text(view, color)));
        rows.extend(self.notices.back().cloned());
        rows.extend(self.held_text());
        rows.extend(self.diagram(view));
        rows.join("\n") + "\n"
    }
}

/// How many cells a text takes.
fn wide(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// Writes a text into the first row of a rectangle; what has no room is cut.
fn put(buffer: &mut Buffer, rect: Rect, text: &str, style: Style) {
    if rect.height > 0 && buffer.area.contains((rect.x, rect.y).into()) {
        buffer.set_stringn(rect.x, rect.y, text, rect.width.into(), style);
    }
}

/// Writes rows from the top; those without room are cut.
fn lines(buffer: &mut Buffer, rect: Rect, rows: &[Row]) {
    for ((text, style), row) in rows.iter().zip(rect.rows()) {
        put(buffer, row, text, *style);
    }
}

/// Breaks a text at blanks into rows of so many cells.
fn wrap(text: &str, cells: u16) -> Vec<String> {
    let mut rows = vec![String::new()];
    for word in text.split_whitespace() {
        let row = rows.last_mut().map(|row| (wide(row), row));
        match row {
            Some((0, row)) => row.push_str(word),
            Some((used, row)) if used + 1 + wide(word) <= cells => {
                row.push(' ');
                row.push_str(word);
            }
            _ => rows.push(word.to_owned()),
        }
    }
    rows
}

/// Whether the cursor is shown there.
fn is_at(model: &Model, at: At) -> bool {
    model.awake && model.at == at
}

/// How pieces are written.
fn label(look: &Look, model: &Model, piece: shakmaty::Piece) -> String {
    model.label(look.pieces, piece)
}
