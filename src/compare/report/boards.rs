//! Show both boards and the position they are to show, what differs as a table, and every board as a list.

use super::diagram::{Diagram, pieces_on_rank};
use super::html::Html;
use super::table::{ColumnHeaders, write_table};
use super::{Report, words};
use crate::procedure::Basis;
use ansage_game::board::differences;
use ansage_game::seat::Color;
use ansage_words::locale::Args;
use ansage_words::score::notation::position_after;
use shakmaty::{Board, Piece, Position, Rank, Square};

/// One board that is shown.
struct ReportBoard {
    key: &'static str,
    title: String,
    board: Board,
    /// The squares on which it is not as it should be.
    wrong: Vec<Square>,
}

/// The position the boards are to show: what is proposed, else the end of the record's course.
pub(super) fn expected_board(report: &Report<'_>) -> Option<Board> {
    if let Some(proposal) = report.weighed() {
        // Two boards alone have no position that either should show.
        return (proposal.basis != Basis::Boards).then(|| proposal.position.board().clone());
    }
    let record = report.facts.record.as_ref()?;
    Some(position_after(&record.start, &record.course).board().clone())
}

/// The squares on which anything differs, from the eighth rank down, as they are numbered.
pub(super) fn differing_squares(report: &Report<'_>) -> Vec<Square> {
    let boards = &report.facts.boards;
    let known: Vec<&Board> = boards.iter().flatten().collect();
    let mut squares: Vec<Square> = match (expected_board(report), &known[..]) {
        (Some(expected), known) => {
            known.iter().flat_map(|board| differences(board, &expected)).map(|difference| difference.square).collect()
        }
        (None, [one, other]) => differences(one, other).iter().map(|difference| difference.square).collect(),
        (None, _) => Vec::new(),
    };
    squares.sort_by_key(|square| (std::cmp::Reverse(square.rank()), square.file()));
    squares.dedup();
    squares
}

/// The section, where any board is known.
pub(super) fn render_section(report: &Report<'_>) -> Option<String> {
    let locale = report.locale;
    let expected = expected_board(report);
    let all = differing_squares(report);
    let mut shown = Vec::new();
    for color in [Color::White, Color::Black] {
        let Some(board) = report.facts.boards.get(color) else { continue };
        let wrong = match &expected {
            Some(expected) => differences(board, expected).iter().map(|difference| difference.square).collect(),
            None => all.clone(),
        };
        let key = color.fold_wb("board-white", "board-black");
        let title = locale.message_text("report-board-of", &Args::new().with_color(color));
        shown.push(ReportBoard { key, title, board: board.clone(), wrong });
    }
    if let Some(board) = &expected {
        let id = if report.weighed().is_some() { "report-board-proposed" } else { "report-board-course" };
        let title = locale.message_text(id, &Args::new());
        shown.push(ReportBoard { key: "board-expected", title, board: board.clone(), wrong: all.clone() });
    }
    if shown.is_empty() {
        return None;
    }
    let mut html = Html::new();
    let unknown = report.facts.boards.iter().filter(|board| board.is_none()).count();
    let said = match (unknown, all.len()) {
        (2, _) => locale.message_text("report-boards-unknown", &Args::new()),
        (_, 0) => locale.message_text("report-boards-same", &Args::new()),
        (_, count) => locale.message_text("report-boards-differ", &Args::new().set("count", count)),
    };
    html.write_text_element("p", &[], &said);
    html.element("div", &[("class", "diagrams")], |html| {
        shown.iter().for_each(|shown| figure(html, report, shown, &all));
    });
    if !all.is_empty() {
        squares(&mut html, report, &all, expected.as_ref());
    }
    lists(&mut html, report, &shown);
    Some(html.into_string())
}

fn figure(html: &mut Html, report: &Report<'_>, shown: &ReportBoard, all: &[Square]) {
    let numbered = |square: &Square| Some((*square, all.iter().position(|known| known == square)? + 1));
    let marked: Vec<(Square, usize)> = shown.wrong.iter().filter_map(numbered).collect();
    let diagram = Diagram { key: shown.key, title: &shown.title, board: &shown.board, marked: &marked };
    html.element("figure", &[], |html| {
        diagram.draw(html, report.locale);
        html.write_text_element("figcaption", &[], &shown.title);
    });
}

/// Number, square, and what stands there on each board and by the course.
fn squares(html: &mut Html, report: &Report<'_>, all: &[Square], expected: Option<&Board>) {
    let locale = report.locale;
    let column = |id: &str| locale.message_text(id, &Args::new());
    let mut heads = vec![column("report-column-number"), column("report-column-square")];
    let mut boards: Vec<&Board> = Vec::new();
    for color in [Color::White, Color::Black] {
        if let Some(board) = report.facts.boards.get(color) {
            heads.push(locale.message_text("report-board-of", &Args::new().with_color(color)));
            boards.push(board);
        }
    }
    if let Some(board) = expected {
        heads.push(column(if report.weighed().is_some() { "report-board-proposed" } else { "report-board-course" }));
        boards.push(board);
    }
    let stands = |piece: Option<Piece>| match piece {
        Some(piece) => locale.piece_name(piece),
        None => locale.message_text("announce-nothing", &Args::new()),
    };
    write_table(html, &column("report-table-squares"), &ColumnHeaders::Plain(&heads), |html| {
        for (index, square) in all.iter().enumerate() {
            let pieces = boards.iter().map(|board| stands(board.piece_at(*square)));
            html.row(&(index + 1).to_string(), [square.to_string()].into_iter().chain(pieces));
        }
    });
}

/// The pieces by rank, for those who do not see the drawings and those who check them.
fn lists(html: &mut Html, report: &Report<'_>, shown: &[ReportBoard]) {
    let locale = report.locale;
    let mut heads = vec![words(report, "report-column-rank")];
    heads.extend(shown.iter().map(|shown| shown.title.clone()));
    write_table(html, &words(report, "report-table-pieces"), &ColumnHeaders::Plain(&heads), |html| {
        for rank in Rank::ALL.into_iter().rev() {
            let none = || locale.message_text("announce-nothing", &Args::new());
            let pieces = shown.iter().map(|shown| pieces_on_rank(locale, &shown.board, rank));
            let cells = pieces.map(|pieces| if pieces.is_empty() { none() } else { pieces.join(", ") });
            html.row(&rank.char().to_string(), cells);
        }
    });
}
