//! What a voice is given to say.

use ansage_sound::speech::phrase::{
    PhraseStep, apply_lexicon, phrase_steps, text_with_phonemes, text_without_phonemes,
};
use ansage_words::locale::Lang;
use ansage_words::presentation::SpeechPiece;

#[test]
fn the_lexicon_helps_whole_words_only_and_typed_brackets_are_no_phonemes() {
    let say = |text: &str| text_with_phonemes(&apply_lexicon(Lang::De, text));
    assert_eq!(say("Springer Cesar drei"), "Springer [[ts'e:zA:*]] drei");
    assert_eq!(say("Cesarine"), "Cesarine");
    assert_eq!(say("Kurze Rochade, Remis."), "Kurze [[rOx'A:d@]], [[r@m'i:]].");
    assert_eq!(say("[[h@l'oU]]"), "[ [h@l'oU]]");
    assert_eq!(
        text_without_phonemes(&apply_lexicon(Lang::De, "Koenig En Passant 1:29:43")),
        "König ang passang 1:29:43"
    );
    assert_eq!(say("a\0b\u{1}c"), "a b c");
    assert_eq!(text_with_phonemes(&apply_lexicon(Lang::Lv, "Cesar")), "Cesar");
}

#[test]
fn long_texts_are_cut_at_sentences_and_nothing_is_lost() {
    let text = "A sentence that is long enough to stand alone. ".repeat(20);
    let made = phrase_steps(&[SpeechPiece::words(Lang::En, text.clone())], true);
    let words: Vec<&str> = made
        .iter()
        .filter_map(|step| if let PhraseStep::Words { text, .. } = step { Some(text.as_str()) } else { None })
        .collect();
    assert_eq!(words.join(" "), text.trim());
    assert!(words.len() > 10);
    assert!(phrase_steps(&[SpeechPiece::words(Lang::En, " .. ")], true).is_empty());
}
