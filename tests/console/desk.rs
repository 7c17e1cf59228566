//! The arbiter's own desk asks before it is closed, and asks again after what is no answer.

use super::table::ConsoleTable;
use ansage_game::seat::Color;
use ansage_game::terms::GameMode;
use ansage_seats::console::screen::LineOutput;
use ansage_seats::console::{Console, ConsoleAction, ConsoleSetup};
use ansage_words::locale::Lang;

const QUESTION: &str = "Close the desk? yes or no";

fn leaves(actions: &[ConsoleAction]) -> bool {
    actions.iter().any(|action| matches!(action, ConsoleAction::Leave))
}

#[test]
fn the_desk_is_closed_by_yes_alone_whatever_stands_on_the_boards() {
    let output = LineOutput::Terminal { columns: 80 };
    // Before the game nothing is at stake, and a player would not be asked.
    for mut table in [ConsoleTable::tournament(), ConsoleTable::game_a(3, Lang::En, GameMode::Tournament)] {
        let setup = ConsoleSetup::default_for_owner(Color::White);
        table.console =
            Console::new_at_arbiter_desk(ConsoleSetup { presenter: table.presenter.clone(), output, ..setup });
        for line in ["quit", "foo bar", ""] {
            let came = table.line(line);
            assert_eq!(came.lines().last(), Some(&QUESTION), "{line:?}");
            assert!(!leaves(&came.actions), "{line:?}");
        }
        assert!(!leaves(&table.line("no").actions));
        table.line("quit");
        assert!(leaves(&table.line("yes").actions));
    }
}
