//! A comparison of boards and scores in short.

use ansage_game::comparison::BoardsAndScores;
use ansage_game::effect::BoardDifference;

/// `compared: boards ? and e3 e4, scores to 4, black lacks 3 A, then 5 A or B`.
pub fn briefly(compared: &BoardsAndScores) -> String {
    let board = |squares: &Option<Vec<BoardDifference>>| match squares {
        None => "?".into(),
        Some(squares) if squares.is_empty() => "-".into(),
        Some(squares) => squares.iter().map(|it| it.square.to_string()).collect::<Vec<_>>().join(" "),
    };
    let (white, black) = (board(&compared.white_board), board(&compared.black_board));
    let agreed = compared.scores.agreed.map_or("-".into(), |ply| ply.to_string());
    let first = compared.scores.first.as_ref();
    let first =
        first.map_or(String::new(), |it| format!(", then {} {} or {}", it.ply, it.white.bare(), it.black.bare()));
    let lacking = compared.scores.lacking.as_ref();
    let lacking = lacking.map_or(String::new(), |it| format!(", {} lacks {} {}", it.player, it.ply, it.written.bare()));
    format!("compared: boards {white} and {black}, scores to {agreed}{lacking}{first}")
}
