//! Questions of the line dialogue on a display of 40 cells.

use ansage::station::beginning::language_question;
use ansage::station::line_dialogue::{LineQuestion, MAX_QUESTION};
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::{MessageValues, Presenter};

#[test]
fn n2_every_question_leaves_cells_for_a_blank_the_answer_and_the_cursor() {
    const { assert!(MAX_QUESTION + 3 <= 40, "a blank, a number and the cursor stand behind it") };
    for lang in Lang::TEXTS {
        let presenter = Presenter::without_game(&Locale::for_lang(lang));
        for question in LineQuestion::ALL {
            for place in ["network", "machine"] {
                let values = MessageValues::new().set_own_text("place", place).set("count", 12);
                let line = question.to_message(&presenter, values).line;
                let cells = line.chars().count();
                assert!(!line.contains('\n') && cells <= MAX_QUESTION, "{lang:?}: {cells} cells: {line}");
            }
        }
    }
    let cells = language_question().line.chars().count();
    assert!(cells <= MAX_QUESTION, "{cells} cells");
}
