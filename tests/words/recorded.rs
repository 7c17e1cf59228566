//! The facts of a record in words: each is understood alone, by a person who was not at the table.

use super::samples::{effects, proposals};
use ansage_game::effect::EffectKind;
use ansage_game::journal::facts::FactKind;
use ansage_game::sensed::SensedEffect;
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::Presenter;

/// Questions, cues and answers: the record keeps no fact of them.
fn is_of_the_moment(kind: &EffectKind) -> bool {
    matches!(
        kind,
        EffectKind::Refused(_)
            | EffectKind::Answered(_)
            | EffectKind::Saved
            | EffectKind::ClaimOffered
            | EffectKind::ConfirmationAsked { .. }
            | EffectKind::ConfirmationAskedAgain { .. }
            | EffectKind::ConfirmationDropped { .. }
            | EffectKind::CodeAsked { .. }
            | EffectKind::CodeDropped { .. }
            | EffectKind::AssistantAsks { .. }
            | EffectKind::EntryAwaitsKey { .. }
            | EffectKind::MoveAnnounced { .. }
            | EffectKind::PressCancelled
            | EffectKind::PressedBeforeEntry { .. }
            | EffectKind::BoardSensed(
                SensedEffect::Guided { .. } | SensedEffect::Agrees { .. } | SensedEffect::WrongSquares { .. }
            )
    )
}

#[test]
fn no_fact_tells_a_key_or_a_command() {
    let words = [
        (Lang::En, [" type ", "Enter ", "Escape", "F 1", " press the", "resume:", "Call the arbiter", "You ", "saved"]),
        (
            Lang::De,
            [" tipp", "Enter ", "Escape", "F 1", "drücken Sie", "weiter:", "Rufen Sie", "können Sie", "gespeichert"],
        ),
    ];
    for (lang, advice) in words {
        let presenter = Presenter::without_game(&Locale::for_lang(lang));
        let mut advising = Vec::new();
        for kind in effects().into_iter().chain(proposals()).filter(|kind| !is_of_the_moment(kind)) {
            let sentences = presenter.fact_sentences(&FactKind::Told(kind));
            let advises = |sentence: &String| advice.iter().any(|part| sentence.contains(part));
            advising.extend(sentences.into_iter().filter(advises));
        }
        assert_eq!(advising, Vec::<String>::new());
        assert!(presenter.program.faults().is_empty(), "{}", presenter.program.faults_text());
    }
}
