//! The talk with an engine: what is written, what is believed, and when it is given up.

use ansage_game::moment::{Moment, Span};
use ansage_opponent::{EngineDialogue, EngineFault, EngineReport, Level};
use ansage_testing::dice::Dice;
use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess, Position};

const NOW: Moment = Moment::START;

const GREETING: [&str; 6] = [
    "Stockfish 15.1 by the Stockfish developers",
    "id name Stockfish 15.1",
    "id author the Stockfish developers",
    "option name Skill Level type spin default 20 min 0 max 20",
    "option name Threads type spin default 1 min 1 max 1024",
    "option name UCI_Chess960 type check default false",
];

fn greeted(level: u8, wished: &[(String, String)], castling: CastlingMode) -> EngineDialogue {
    let mut engine = EngineDialogue::new(Level::new(level).unwrap(), castling, wished);
    assert_eq!(engine.begin(NOW), ["uci"]);
    for line in GREETING {
        assert_eq!(engine.handle_line(line, NOW), None);
    }
    assert_eq!(engine.handle_line("uciok", NOW), None);
    engine
}

fn ready(level: u8) -> EngineDialogue {
    let mut engine = greeted(level, &[], CastlingMode::Standard);
    engine.take_lines();
    let Some(EngineReport::Ready(name)) = engine.handle_line("readyok", NOW) else { panic!("not ready") };
    assert_eq!(name.bare(), "Stockfish 15.1");
    engine
}

#[test]
fn an_engine_is_set_to_its_level_by_what_it_has_and_the_players_options_come_last() {
    let wished = [("Contempt", "10"), ("Threads", "2")].map(|(name, value)| (name.to_owned(), value.to_owned()));
    let mut engine = greeted(5, &wished, CastlingMode::Chess960);
    assert_eq!(
        engine.take_lines(),
        [
            "setoption name Threads value 1",
            "setoption name Skill Level value 7",
            "setoption name UCI_Chess960 value true",
            "setoption name Threads value 2",
            "ucinewgame",
            "isready",
        ]
    );
    assert_eq!(engine.unknown_options().collect::<Vec<_>>(), ["Contempt"]);
    assert!(!engine.is_repeatable() && ready(8).is_repeatable(), "below full skill it throws dice of its own");
}

#[test]
fn a_level_is_a_number_of_positions_and_never_a_time() {
    let mut before = (0, 100);
    for level in 1..=8 {
        let mut engine = ready(level);
        engine.think(&Chess::default(), &[], NOW);
        let lines = engine.take_lines();
        let nodes: u64 = lines[1].strip_prefix("go nodes ").unwrap().parse().unwrap();
        // It looks at more, or our own opponent chooses fewer of its moves.
        let here = (nodes, engine.share_of_small_opponent());
        assert!(here.0 > before.0 || here.0 == before.0 && here.1 < before.1, "level {level}: {here:?}");
        before = here;
    }
}

#[test]
fn the_whole_game_is_told_from_its_start_and_the_answer_is_read_in_its_place() {
    let mut engine = ready(4);
    let (mut position, mut moves) = (Chess::default(), Vec::new());
    for san in ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5"] {
        let made = san.parse::<San>().unwrap().to_move(&position).unwrap();
        position.play_unchecked(made);
        moves.push(made);
    }
    engine.think(&Chess::default(), &moves, NOW);
    assert_eq!(engine.take_lines()[0], "position startpos moves e2e4 e7e5 g1f3 b8c6 f1c4 f8c5");
    assert_eq!(engine.handle_line("info depth 1 seldepth 1 score cp 20 nodes 20 pv e1g1", NOW), None);
    let Some(EngineReport::Chosen(castles)) = engine.handle_line("bestmove e1g1 ponder g8f6", NOW) else {
        panic!("no move")
    };
    assert!(castles.is_castle());
    let fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
    let start: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
    engine.think(&start, &[], NOW);
    assert_eq!(engine.take_lines()[0], format!("position fen {fen}"));
}

#[test]
fn whatever_is_no_legal_move_ends_the_talk() {
    for said in [
        "bestmove e2e5",
        "bestmove",
        "bestmove (none)",
        "bestmove 0000",
        "bestmove e7e5",
        "bestmove e2",
        "bestmove \u{1b}[2J",
    ] {
        let mut engine = ready(4);
        engine.think(&Chess::default(), &[], NOW);
        engine.take_lines();
        let Some(EngineReport::Failed(EngineFault::IllegalMove(told))) = engine.handle_line(said, NOW) else {
            panic!("{said:?} is believed")
        };
        assert!(!told.bare().contains('\u{1b}'));
        assert_eq!(engine.take_lines(), ["quit"]);
        assert_eq!(engine.handle_line("bestmove e2e4", NOW), None, "{said:?}: and nothing is believed afterwards");
    }
}

#[test]
fn a_move_that_nobody_has_asked_for_is_passed_over() {
    let mut engine = ready(4);
    assert_eq!(engine.handle_line("bestmove e2e4", NOW), None);
    let mut engine = EngineDialogue::new(Level::HIGHEST, CastlingMode::Standard, &[]);
    engine.begin(NOW);
    assert_eq!(engine.handle_line("bestmove e2e4", NOW), None);
    engine.think(&Chess::default(), &[], NOW);
    assert!(engine.take_lines().is_empty(), "nothing is asked of an engine that is not ready");
}

#[test]
fn an_engine_that_is_silent_or_ends_is_given_up_at_each_stage() {
    let late = |engine: &EngineDialogue| engine.deadline().unwrap();
    let mut greeting = EngineDialogue::new(Level::HIGHEST, CastlingMode::Standard, &[]);
    greeting.begin(NOW);
    let due = late(&greeting);
    assert_eq!(greeting.handle_deadline(NOW), None, "not yet");
    assert_eq!(greeting.handle_deadline(due), Some(EngineReport::Failed(EngineFault::NoEngine)));
    assert_eq!(greeting.handle_end(), None, "that is told once");
    let mut preparing = greeted(4, &[], CastlingMode::Standard);
    let due = late(&preparing);
    assert_eq!(preparing.handle_deadline(due), Some(EngineReport::Failed(EngineFault::Silent)));
    let mut thinking = ready(4);
    assert_eq!(thinking.deadline(), None, "nothing is awaited");
    thinking.think(&Chess::default(), &[], NOW);
    let due = late(&thinking);
    assert_eq!(thinking.handle_line("info string still here", NOW + Span::from_secs(5)), None);
    assert_eq!(thinking.handle_deadline(due), Some(EngineReport::Failed(EngineFault::Silent)), "talk is no answer");
    assert_eq!(ready(4).handle_end(), Some(EngineReport::Failed(EngineFault::Ended)));
}

#[test]
fn no_line_of_random_bytes_is_believed_or_panics() {
    let mut dice = Dice::new(42);
    let words = [
        "bestmove", "uciok", "readyok", "id", "name", "option", "info", "score", "e2e4", "type", "\u{202e}", "0", "-1",
    ];
    for _ in 0..2_000 {
        let mut engine = ready(4);
        engine.think(&Chess::default(), &[], NOW);
        let line: Vec<&str> = (0..dice.below(8)).map(|_| dice.pick(&words)).collect();
        let line = line.join(" ");
        if let Some(EngineReport::Chosen(chosen)) = engine.handle_line(&line, NOW) {
            assert!(line.starts_with("bestmove e2e4"), "{line:?} is {chosen}");
        }
    }
}
