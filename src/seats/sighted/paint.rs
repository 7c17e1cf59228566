//! Draw the picture into the cells of a terminal: board, pieces beside it, clocks, news, line and buttons.

mod board;
mod glyphs;

use super::layout::{BUTTON, LEAST, ScreenLayout};
use super::picture::{ClockPicture, Emphasis, Picture};
use super::theme::Palette;
use super::{BoardLook, BoardModel};
use ansage_game::view::View;
use ansage_words::locale::Args;
use ansage_words::presentation::rows::wrap_in_rows;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;
use ratatui::widgets::{Block, Clear, Widget};
use tui_input::Input;

/// A row of the news.
type NewsRow = (String, Style);

/// The cells that are drawn into, and how.
struct Canvas<'a> {
    buffer: &'a mut Buffer,
    palette: Palette,
    look: BoardLook,
}

impl BoardModel {
    /// Draws everything into this area.
    pub fn draw(&mut self, view: &View, area: Rect, buffer: &mut Buffer) {
        self.area = area;
        let look = self.setup.look;
        let mut canvas = Canvas { buffer, palette: Palette::from_theme(look.theme), look };
        Clear.render(area, canvas.buffer);
        Block::new().style(canvas.palette.text).render(area, canvas.buffer);
        let layout = ScreenLayout::from_area(area, look.large);
        if layout.fits && self.help {
            let inner = Rect::new(area.x + 2, area.y, area.width.saturating_sub(4), area.height);
            let help = self.message_text("sighted-help", &Args::new());
            return canvas.lines(inner, &canvas.wrapped(help.lines(), inner, Emphasis::Plain));
        }
        let picture = self.build_picture(view);
        if layout.fits {
            return canvas.draw(&picture, &layout, &self.message_text("sighted-moves", &Args::new()));
        }
        // A terminal that has no room for a board.
        let small = Args::new().set("columns", LEAST.0).set("rows", LEAST.1);
        let mut rows = canvas.wrapped([self.message_text("sighted-small", &small).as_str()], area, Emphasis::Alarm);
        rows.extend(canvas.wrapped(picture.to_text().lines(), area, Emphasis::Plain));
        canvas.lines(Rect { height: area.height.saturating_sub(1), ..area }, &rows);
        let line = Rect { y: area.bottom().saturating_sub(1), height: 1.min(area.height), ..area };
        canvas.draw_line(&picture, line);
    }
}

impl Canvas<'_> {
    fn draw(&mut self, picture: &Picture, layout: &ScreenLayout, moves: &str) {
        let palette = self.palette;
        self.put(layout.title, &picture.title, palette.strong);
        let width = wide(&picture.link.text).min(layout.title.width);
        let link = Rect { x: layout.title.right() - width, width, ..layout.title };
        self.put(link, &picture.link.text, self.style(picture.link.emphasis));
        self.draw_board(picture, layout);
        for (clock, rect) in picture.clocks.iter().zip(layout.clocks) {
            self.draw_clock(clock, rect);
        }
        self.draw_news(picture, Rect { height: layout.news.height.saturating_sub(1), ..layout.news }, moves);
        if let Some(held) = &picture.held {
            self.put(Rect { y: layout.line.y.saturating_sub(1), ..layout.line }, held, palette.strong);
        }
        self.draw_line(picture, layout.line);
        for (number, name) in picture.buttons.iter().enumerate() {
            let rect = layout.button_area(number);
            let text = format!(" {name:width$} ", width = usize::from(BUTTON) - 2);
            self.put(Rect { width: rect.width.saturating_sub(1), ..rect }, &text, palette.button);
        }
    }

    fn style(&self, emphasis: Emphasis) -> Style {
        match emphasis {
            Emphasis::Plain => self.palette.text,
            Emphasis::Strong => self.palette.strong,
            Emphasis::Alarm => self.palette.alarm,
        }
    }

    fn draw_clock(&mut self, clock: &ClockPicture, rect: Rect) {
        let palette = self.palette;
        self.put(Rect { height: 1, ..rect }, &clock.text, if clock.runs { palette.cursor } else { palette.text });
        if let Some(reading) = clock.reading.as_ref().filter(|_| rect.height > 1) {
            let digits = Rect { y: rect.y + 1, height: rect.height - 1, ..rect };
            glyphs::write_large_digits(
                self.buffer,
                digits,
                reading,
                if clock.runs { palette.strong } else { palette.text },
            );
        }
    }

    fn draw_news(&mut self, picture: &Picture, rect: Rect, moves: &str) {
        let mut texts: Vec<(&str, Emphasis)> = Vec::new();
        if let Some(announced) = &picture.announced {
            texts.push((&announced.heading, Emphasis::Plain));
            texts.extend([&announced.words, &announced.short].map(|text| (text.as_str(), Emphasis::Strong)));
            texts.push((" ", Emphasis::Plain));
        }
        texts.extend(picture.situation.iter().map(|text| (text.text.as_str(), text.emphasis)));
        if !picture.notices.is_empty() {
            texts.push((" ", Emphasis::Plain));
        }
        let most = usize::from(rect.height / 4).max(2);
        let skipped = picture.notices.len().saturating_sub(most);
        texts.extend(picture.notices[skipped..].iter().map(|notice| (notice.as_str(), Emphasis::Plain)));
        let mut rows: Vec<NewsRow> =
            texts.into_iter().flat_map(|(text, emphasis)| self.wrapped([text], rect, emphasis)).collect();
        let room = usize::from(rect.height).saturating_sub(rows.len() + 2);
        if room > 0 && !picture.moves.is_empty() {
            let first = picture.moves.len().saturating_sub(room);
            let shown = picture.moves[first..].iter().map(String::as_str);
            rows.extend([" ", moves].into_iter().chain(shown).map(|row| (row.to_owned(), self.palette.text)));
        }
        self.lines(rect, &rows);
    }

    fn draw_line(&mut self, picture: &Picture, rect: Rect) {
        let (line, palette) = (&picture.line, self.palette);
        let at = wide(&line.prompt) + 1;
        self.put(rect, &line.prompt, palette.strong);
        let room = Rect { x: rect.x + at, width: rect.width.saturating_sub(at + 1), ..rect };
        let typed = Input::new(line.text.clone()).with_cursor(line.cursor);
        let scroll = typed.visual_scroll(usize::from(room.width));
        let mut skipped = 0;
        let shown = line.text.chars().skip_while(|letter| {
            let before = skipped;
            skipped += Span::raw(letter.to_string()).width();
            before < scroll
        });
        self.put(room, &shown.collect::<String>(), palette.text);
        let cursor = typed.visual_cursor().saturating_sub(scroll) as u16;
        if let Some(cell) = self.buffer.cell_mut((room.x + cursor.min(room.width), room.y)) {
            cell.set_style(if line.has_cursor { palette.cursor } else { palette.text });
        }
    }

    /// Writes a text into the first row of a rectangle; what has no room is cut.
    fn put(&mut self, rect: Rect, text: &str, style: Style) {
        if rect.height > 0 && self.buffer.area.contains((rect.x, rect.y).into()) {
            self.buffer.set_stringn(rect.x, rect.y, text, rect.width.into(), style);
        }
    }

    /// Writes rows from the top; those without room are cut.
    fn lines(&mut self, rect: Rect, rows: &[NewsRow]) {
        for ((text, style), row) in rows.iter().zip(rect.rows()) {
            self.put(row, text, *style);
        }
    }

    /// Texts as rows that this rectangle is wide enough for.
    fn wrapped<'t>(&self, texts: impl IntoIterator<Item = &'t str>, rect: Rect, emphasis: Emphasis) -> Vec<NewsRow> {
        let style = self.style(emphasis);
        let cells = |text: &str| usize::from(wide(text));
        let rows = texts.into_iter().flat_map(|text| wrap_in_rows(text, rect.width.into(), cells));
        rows.map(|row| (row, style)).collect()
    }
}

/// How many cells a text takes.
fn wide(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}
