//! Scores as people write them (tests/words/corpus): each is read as it is meant, or refused at the place that cannot be read.
//! Nothing is lost without a word.

use ansage_words::score::{PgnText, ScoreError, UnreadHalfMove, read_as_pgn};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Of a hundred files so many are read, or refused at the right place.
const RIGHT_OF_HUNDRED: usize = 95;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/words/corpus")
}

/// What a file must read as.
#[derive(Debug, Clone)]
struct Expected {
    /// The moves, the result, and where the game starts.
    game: Option<(String, String, Option<String>)>,
    /// A word that the reader must tell besides.
    told: Option<String>,
    /// The line on which it may refuse, and a word of the message.
    refused: Option<(usize, Option<String>)>,
}

impl Expected {
    fn of(kind: &str, detail: &str) -> Expected {
        let mut fields = detail.split(" | ").map(str::trim);
        let mut expected = Expected { game: None, told: None, refused: None };
        if kind == "refused" {
            let line = fields.next().and_then(|line| line.parse().ok()).expect("a line");
            expected.refused = Some((line, fields.next().map(str::to_owned)));
            return expected;
        }
        let (moves, result) = (fields.next().expect("moves"), fields.next().expect("a result"));
        let mut fen = None;
        for field in fields {
            match (field.strip_prefix("told: "), field.parse()) {
                (Some(word), _) => expected.told = Some(word.to_owned()),
                (None, Ok(line)) => expected.refused = Some((line, None)),
                (None, Err(_)) => fen = Some(field.to_owned()),
            }
        }
        expected.game = Some((moves.to_owned(), result.to_owned(), fen));
        expected
    }
}

/// How a file was read.
#[derive(Debug, PartialEq, Eq)]
enum CorpusAnswer {
    Right,
    /// As another game than it is, or something is lost, and nobody is told.
    Silent(String),
    /// Not, although it can be.
    Refused(String),
    /// At another place.
    Elsewhere(String),
}

fn answer(expected: &Expected, read: &Result<PgnText, ScoreError>) -> CorpusAnswer {
    let read = match read {
        Ok(read) => read,
        Err(error) => {
            let shown = error.to_string();
            return match &expected.refused {
                None => CorpusAnswer::Refused(shown),
                Some((line, _)) if place(error).is_some_and(|at| at != *line) => CorpusAnswer::Elsewhere(shown),
                Some((_, word)) if word.as_ref().is_some_and(|word| !shown.contains(word)) => {
                    CorpusAnswer::Elsewhere(shown)
                }
                Some(_) => CorpusAnswer::Right,
            };
        }
    };
    let sans = read.sans.join(" ");
    let Some((moves, result, fen)) = &expected.game else { return CorpusAnswer::Silent(sans) };
    if sans != *moves {
        return CorpusAnswer::Silent(sans);
    }
    let ends = read.text.split_whitespace().next_back().unwrap_or_default();
    if ends != result {
        return CorpusAnswer::Silent(format!("the result {ends}"));
    }
    if fen.as_ref().is_some_and(|fen| !read.text.contains(&format!("[FEN \"{fen}\"]"))) {
        return CorpusAnswer::Silent("another start".into());
    }
    let is_told = |word: &String| {
        read.text.contains(word) || read.left_out.iter().any(|left| left.text.contains(word)) || read.games.is_some()
    };
    if !expected.told.iter().all(is_told) {
        return CorpusAnswer::Silent(format!("not told: {:?}", expected.told));
    }
    CorpusAnswer::Right
}

/// The line of a refusal; what is wrong with the file as a whole has none.
fn place(error: &ScoreError) -> Option<usize> {
    match error {
        ScoreError::Move(trouble) => {
            let UnreadHalfMove { line, .. } = **trouble;
            Some(line)
        }
        ScoreError::BadBytes { line, .. }
        | ScoreError::BadHeader { line }
        | ScoreError::BadTag { line, .. }
        | ScoreError::Unclosed { line, .. }
        | ScoreError::Unopened { line, .. }
        | ScoreError::Unaccounted { line, .. }
        | ScoreError::ResultsDiffer { line, .. }
        | ScoreError::TooLong { line } => Some(*line),
        _ => None,
    }
}

#[test]
fn scores_as_people_write_them_are_read_or_refused_at_the_right_place() {
    let table = std::fs::read_to_string(folder().join("expected.tsv")).expect("the table");
    let (mut rows, mut silent, mut wrong) = (0, String::new(), String::new());
    let (mut silent_count, mut wrong_count) = (0, 0);
    for row in table.lines().skip(1) {
        let [file, _, game, kind, detail] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let bytes = std::fs::read(folder().join(file)).expect("a file of the table");
        let read = read_as_pgn(&bytes, None, game.parse().expect("a number"));
        rows += 1;
        match answer(&Expected::of(kind, detail), &read) {
            CorpusAnswer::Right => {}
            CorpusAnswer::Silent(what) => {
                silent_count += 1;
                writeln!(silent, "{file} {game}: {what}").expect("text");
            }
            other => {
                wrong_count += 1;
                writeln!(wrong, "{file} {game}: {other:?}").expect("text");
            }
        }
    }
    println!("{rows} scores, {silent_count} wrong in silence, {wrong_count} refused wrongly:\n{wrong}");
    assert!(rows >= 150);
    assert_eq!(silent, "", "wrong in silence");
    assert!((rows - wrong_count) * 100 >= rows * RIGHT_OF_HUNDRED, "{wrong_count} of {rows} refused wrongly:\n{wrong}");
}
