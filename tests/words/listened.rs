//! What is told of what has happened, and to whom it is no news.

use super::effects::presenter;
use super::samples::move_of;
use ansage_game::board::BoardDifference;
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::joining::StationRole;
use ansage_game::moment::Moment;
use ansage_game::reading::IllegalReason;
use ansage_game::referee::Referee;
use ansage_game::seat::Color;
use ansage_game::terms::GameTerms;
use ansage_game::time_control::TimeControl;
use ansage_words::locale::Lang;
use ansage_words::presentation::GuidanceLevel;
use ansage_words::presentation::listener::{BoardProgress, Listener, Occurrence};
use shakmaty::{Role, Square};

/// The lines that are told of an illegal Ng1-f3 of White, and of a board that differs on these squares.
fn told(capacity: StationRole, owner: Color, squares: &[Square]) -> Vec<String> {
    let presenter = presenter(Lang::En, Lang::En);
    let view = Referee::open_from_usual_position(GameTerms::new(TimeControl::Untimed)).view(Moment::START);
    let differs = |square: &Square| BoardDifference {
        square: *square,
        shows: Some(Role::Knight.of(Color::White)),
        announced: None,
    };
    let (description, reason) = (move_of("Ng1f3"), IllegalReason::DoesNotReach);
    let effects = [
        EffectKind::IllegalMoveCompleted { player: Color::White, description, reason },
        EffectKind::BoardDiffers { owner, squares: squares.iter().map(differs).collect() },
    ]
    .map(|kind| Effect { to: Audience::Hall, kind });
    let listener = Listener {
        presenter: &presenter,
        capacity,
        is_joined: false,
        reads_lines: true,
        guiding: GuidanceLevel::default(),
        is_silent: false,
        has_fingers: false,
        is_against_program: false,
        has_heard_press: false,
    };
    let happened =
        Occurrence { event: None, repeated: None, nearer: BoardProgress::No, effects: &effects, at: Moment::START };
    listener.messages_for(&happened, &view).into_iter().map(|(told, _)| told.line).collect()
}

#[test]
fn d_2_8_a_board_that_shows_the_illegal_move_just_taken_back_is_no_news_to_the_players() {
    let (player, arbiter) = (StationRole::Player, StationRole::Arbiter);
    let moved = [Square::G1, Square::F3];
    for (capacity, owner, squares, is_told) in [
        (player, Color::White, &moved[..], false),
        (player, Color::White, &moved[..1], false),
        // Another square is wrong as well, or it is the other board.
        (player, Color::White, &[Square::G1, Square::F3, Square::E4], true),
        (player, Color::Black, &moved, true),
        (arbiter, Color::White, &moved, true),
    ] {
        let told = told(capacity, owner, squares);
        assert!(told[0].contains("Illegal"), "{told:?}");
        let differs = told.iter().any(|line| line.contains("board differs"));
        assert_eq!((differs, told.len() > 1), (is_told, is_told), "{capacity:?} {owner:?} {squares:?}: {told:?}");
    }
}
