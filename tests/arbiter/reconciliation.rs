//! Two different positions on the two boards (D.2.8): what hands must do, where a board left the course, what is
//! proposed.

mod boards;
mod procedure;
mod slips;
mod steps;

use shakmaty::{Chess, Move, Position, san::San};

/// The half-moves of a game in SAN, move numbers and results passed over.
fn course_of(text: &str) -> (Chess, Vec<Move>) {
    let (mut position, mut course) = (Chess::new(), Vec::new());
    for word in text.split_whitespace().filter(|word| word.starts_with(|first: char| first.is_ascii_alphabetic())) {
        let legal = word.parse::<San>().expect(word).to_move(&position).expect(word);
        position.play_unchecked(legal);
        course.push(legal);
    }
    (position, course)
}
