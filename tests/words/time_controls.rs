//! Time controls are read aloud as lengths of time, in both languages.

use ansage_game::time_control::TimeControl;
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::{Presenter, SpeechPiece};

fn read(lang: Lang, spec: &str) -> (Vec<String>, Vec<String>) {
    read_with(lang, spec, true)
}

fn read_with(lang: Lang, spec: &str, first_increment: bool) -> (Vec<String>, Vec<String>) {
    let presenter = Presenter::without_game(&Locale::for_lang(lang));
    let told = presenter.time_control_messages(&spec.parse::<TimeControl>().expect(spec), first_increment);
    assert!(presenter.program.faults().is_empty(), "{}", presenter.program.faults_text());
    let said = |piece: &SpeechPiece| match piece {
        SpeechPiece::Words { text, .. } => text.clone(),
        other => panic!("{other:?}"),
    };
    let heard = told.iter().flat_map(|told| told.speech.iter().map(said)).collect();
    (heard, told.into_iter().map(|told| told.line).collect())
}

#[test]
fn a_time_control_is_read_aloud_period_by_period() {
    for (lang, spec, heard, lines) in [
        (
            Lang::En,
            "40/90+30,30+30",
            "Period 1: 40 moves, 90 minutes.|Added for each move, also the first: 30 seconds.|\
             Period 2, for the rest of the game: 30 minutes.|Added for each move, also the first: 30 seconds.",
            "Period 1: 40/90 min|plus 30 s a move, also the first|Period 2: rest, 30 min|plus 30 s a move, also the first",
        ),
        (
            Lang::De,
            "40/90+30,30+30",
            "Periode 1: 40 Züge, 90 Minuten.|Dazu für jeden Zug, auch den ersten: 30 Sekunden.|\
             Periode 2, für den Rest der Partie: 30 Minuten.|Dazu für jeden Zug, auch den ersten: 30 Sekunden.",
            "Periode 1: 40/90 min|dazu 30 s pro Zug, auch im ersten|Periode 2: Rest, 30 min|dazu 30 s pro Zug, auch im ersten",
        ),
        (
            Lang::En,
            "1:30d5",
            "For the whole game: 1 minute 30 seconds.|In each move the clock waits before it runs: 5 seconds.",
            "1 min 30 s for the whole game|delay 5 s a move",
        ),
        (
            Lang::De,
            "1d1",
            "Für die ganze Partie: eine Minute.|Bei jedem Zug wartet die Uhr, bevor sie läuft: eine Sekunde.",
            "1 min für die ganze Partie|Aufschub 1 s pro Zug",
        ),
        (
            Lang::En,
            "40/120,20/60b5",
            "Period 1: 40 moves, 120 minutes.|Period 2 and every further one: 20 moves, 60 minutes.|\
             After each move the time it took is given back, at most 5 seconds.",
            "Period 1: 40/120 min|from period 2: 20/60 min|back at most 5 s a move",
        ),
        (Lang::En, "0:30f", "For each move: 30 seconds. Nothing is carried over.", "30 s a move"),
        (
            Lang::De,
            "1/2f,5",
            "Periode 1: ein Zug, dafür 2 Minuten. Nichts wird übertragen.|Periode 2, für den Rest der Partie: 5 Minuten.",
            "Periode 1: 1, je 2 min|Periode 2: Rest, 5 min",
        ),
        (
            Lang::De,
            "5h",
            "Sanduhr: Zu Beginn hat jeder 5 Minuten. Was der eine verbraucht, bekommt der andere.",
            "Sanduhr, 5 min",
        ),
        (Lang::En, "none", "This game has no clocks.", "This game has no clocks."),
    ] {
        let (said, shown) = read(lang, spec);
        assert_eq!(said.join("|"), heard, "{spec}");
        assert_eq!(shown.join("|"), lines, "{spec}");
    }
}

#[test]
fn glossary_where_the_first_increment_is_left_out_it_is_read_so() {
    for (lang, heard, line) in [
        (Lang::En, "For the whole game: 90 minutes.|Added after each move: 30 seconds.", "plus 30 s after each move"),
        (Lang::De, "Für die ganze Partie: 90 Minuten.|Dazu nach jedem Zug: 30 Sekunden.", "dazu 30 s nach jedem Zug"),
    ] {
        let (said, shown) = read_with(lang, "90+30", false);
        assert_eq!((said.join("|").as_str(), shown[1].as_str()), (heard, line));
    }
}

#[test]
fn the_longest_control_fits_forty_cells() {
    for lang in [Lang::En, Lang::De] {
        for bonus in ["", "+3599", "d3599", "b3599", "f"] {
            let last = format!("999/1439:59{bonus}");
            let spec = format!("{}{last}", format!("{last},").repeat(7));
            for line in [true, false].into_iter().flat_map(|first| read_with(lang, &spec, first).1) {
                assert!(line.chars().count() <= 40, "{line}");
            }
        }
    }
}
