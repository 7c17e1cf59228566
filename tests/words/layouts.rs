//! Games laid out as people and programs lay them out, and damaged: each text reads as its game, or the reader refuses, or it tells
//! what it has left out.

use ansage_testing::dice::Dice;
use ansage_words::locale::Lang;
use ansage_words::score::notation::move_to_san;
use ansage_words::score::{PgnText, read_as_pgn};
use shakmaty::{Chess, Position};
use std::fmt::Write as _;

const SEED: u64 = 20_261_129;

fn texts() -> u64 {
    std::env::var("ANSAGE_LAYOUTS").ok().and_then(|number| number.parse().ok()).unwrap_or(20_000)
}

/// A game of random moves, and its result.
fn game(dice: &mut Dice) -> (Vec<String>, &'static str) {
    let (mut position, mut sans) = (Chess::default(), Vec::new());
    for _ in 0..6 + dice.below(40) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let played = legal[dice.below(legal.len())];
        sans.push(move_to_san(&position, played, Lang::En));
        position.play_unchecked(played);
    }
    let result = match position.legal_moves().is_empty() {
        true if position.is_check() && sans.len() % 2 == 1 => "1-0",
        true if position.is_check() => "0-1",
        true => "1/2-1/2",
        false => dice.pick(&["1-0", "0-1", "1/2-1/2", "*", ""]),
    };
    (sans, result)
}

const REMARKS: [&str; 8] = [
    "a fine move",
    "better was 12. Nf3 Nc6",
    "the clock stood at 0:30",
    "(not Qxf7#)",
    "Anna's idea: e4, then d4",
    "see page 12",
    "I had 1-0 in mind",
    "!",
];

/// A remark in some brackets, which is kept or left out as a whole.
fn remark(dice: &mut Dice) -> String {
    let text = dice.pick(&REMARKS);
    if dice.chance(80) { format!("{{{text}}}") } else { format!("{{ {text} }}") }
}

/// The game in one of many layouts.
fn lay_out(sans: &[String], result: &str, dice: &mut Dice) -> String {
    let number = dice.pick(&["{}. ", "{}.", "{} ", "{}) ", "{}.) ", "{}: "]);
    let of = |n: usize| number.replace("{}", &n.to_string());
    let pairs = || sans.chunks(2).enumerate().map(|(i, pair)| (i + 1, pair));
    let mut text = String::new();
    match dice.below(9) {
        // Running text.
        0 => {
            let (glue, break_at) = (dice.pick(&["{}.", "{}. "]), 3 + dice.below(6));
            for (n, pair) in pairs() {
                let end = if n % break_at == 0 { "\n" } else { " " };
                write!(text, "{}{}{end}", glue.replace("{}", &n.to_string()), pair.join(" ")).unwrap();
            }
        }
        // A line a move, single or double spaced.
        1 => {
            let end = dice.pick(&["\n", "\n\n", "\r\n", " \n"]);
            pairs().for_each(|(n, pair)| {
                write!(text, "{}{}{end}", of(n), pair.join(dice.pick(&[" ", "  ", "\t"]))).unwrap()
            });
        }
        // Columns.
        2 => pairs().for_each(|(n, pair)| {
            writeln!(text, "{:>3}  {:<8}{}", format!("{n}."), pair[0], pair.get(1).map_or("", |san| san)).unwrap();
        }),
        // Paragraphs, with glued numbers.
        3 => {
            let every = 1 + dice.below(4);
            for (n, pair) in pairs() {
                write!(text, "{n}.{}{}", pair.join(" "), if n % every == 0 { "\n\n" } else { " " }).unwrap();
            }
        }
        // A remark behind moves; Black's move has its number then.
        4 => {
            for (n, pair) in pairs() {
                write!(text, "{n}. {} ", pair[0]).unwrap();
                let said = dice.chance(30);
                if said {
                    write!(text, "{} ", remark(dice)).unwrap();
                }
                if let Some(black) = pair.get(1) {
                    write!(text, "{}{black} ", if said { format!("{n}... ") } else { String::new() }).unwrap();
                }
                if dice.chance(20) {
                    writeln!(text, "{}", remark(dice)).unwrap();
                }
            }
        }
        // Bars.
        5 => {
            let bar = dice.pick(&["|", "│"]);
            if dice.chance(50) {
                writeln!(text, "{bar} No {bar} White {bar} Black {bar}\n|---|---|---|").unwrap();
            }
            for (n, pair) in pairs() {
                let black = pair.get(1).map_or("", |san| san);
                writeln!(text, "{bar} {n} {bar} {} {bar} {black} {bar}", pair[0]).unwrap();
            }
        }
        // A quoted mail.
        6 => {
            if dice.chance(50) {
                text += dice.pick(&["Dear Ann,\n\n", "On Monday Ben wrote:\n", "Hello\n\n"]);
            }
            pairs().for_each(|(n, pair)| writeln!(text, "> {n}. {}", pair.join(" ")).unwrap());
        }
        // Pages.
        7 => {
            for (n, pair) in pairs() {
                writeln!(text, "{n}. {}", pair.join("  ")).unwrap();
                if n % 6 == 0 {
                    write!(text, "{}", dice.pick(&["\nPage 2\n\n", "\n- 1 -\n\n", "\n\n", "----------------\n"]))
                        .unwrap();
                }
            }
        }
        // Two columns of numbers.
        _ => {
            let rows: Vec<String> = pairs().map(|(n, pair)| format!("{:>3}. {}", n, pair.join("  "))).collect();
            let half = rows.len().div_ceil(2);
            for row in 0..half {
                writeln!(text, "{:<24}{}", rows[row], rows.get(half + row).map_or("", |row| row)).unwrap();
            }
        }
    }
    let head = dice.pick(&[
        "",
        "",
        "[White \"A\"]\n[Black \"B\"]\n\n",
        "White: Ann\nBlack: Ben\n\n",
        "Club evening, 3 May\n\n",
    ]);
    let quote = if text.starts_with('>') || text.contains("\n> ") { "" } else { result };
    format!("{head}{}\n{quote}\n", text.trim_end())
}

/// Takes away or adds a sign that lays a text out; letters and figures stay as they are.
fn damage(text: &str, dice: &mut Dice) -> String {
    const SIGNS: [char; 9] = [' ', '\n', '{', '}', '(', ')', '[', ']', '.'];
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..1 + dice.below(2) {
        let places: Vec<usize> = (0..letters.len()).filter(|i| SIGNS.contains(&letters[*i])).collect();
        if dice.chance(50) && !places.is_empty() {
            letters.remove(places[dice.below(places.len())]);
        } else {
            letters.insert(dice.below(letters.len() + 1), dice.pick(&SIGNS));
        }
    }
    letters.into_iter().collect()
}

/// Whether the first half-move that is not read stands in a remark.
fn is_kept_as_remark(sans: &[String], read: &PgnText) -> bool {
    let same = sans.iter().zip(&read.sans).take_while(|(one, other)| one == other).count();
    let mut remarks = read.text.split('{').skip(1).filter_map(|part| part.split('}').next());
    sans.get(same).is_some_and(|lost| remarks.any(|remark| remark.contains(lost.as_str())))
}

#[test]
fn what_only_layout_has_changed_reads_as_the_game_and_nothing_is_lost_in_silence() {
    let (mut silent, mut refused, mut laid_out) = (Vec::new(), Vec::new(), 0);
    for seed in SEED..SEED + texts() {
        let mut dice = Dice::new(seed);
        let (sans, result) = game(&mut dice);
        let whole = lay_out(&sans, result, &mut dice);
        let is_damaged = dice.chance(50);
        let text = if is_damaged { damage(&whole, &mut dice) } else { whole };
        laid_out += u64::from(!is_damaged);
        match read_as_pgn(text.as_bytes(), None, 1) {
            Ok(read) if read.sans == sans => {}
            Ok(read) if !read.left_out.is_empty() || read.games.is_some() => {}
            // Braces in other places make moves a remark, which is kept.
            Ok(read) if is_damaged && is_kept_as_remark(&sans, &read) => {}
            Ok(read) => {
                silent.push(format!("{seed}: {:?}\n{text}\nis read as {:?}", sans.join(" "), read.sans.join(" ")))
            }
            Err(_) if is_damaged => {}
            Err(error) => refused.push(format!("{seed}: {error}\n{text}")),
        }
    }
    println!("{laid_out} laid out, {} refused; {} different in silence", refused.len(), silent.len());
    assert!(
        silent.is_empty(),
        "{} of {} in silence:\n{}",
        silent.len(),
        texts(),
        silent[..silent.len().min(6)].join("\n")
    );
    assert!(
        refused.len() as u64 * 100 <= laid_out,
        "{} of {laid_out} refused:\n{}",
        refused.len(),
        refused.iter().step_by(refused.len().div_ceil(12).max(1)).cloned().collect::<Vec<_>>().join("\n")
    );
}
