//! What a voice is given to say.

use ansage_sound::speech::log::{LogListener, LoggedStep};
use ansage_sound::speech::phrase::{
    PhraseStep, apply_lexicon, phrase_steps, text_with_phonemes, text_without_phonemes,
};
use ansage_words::locale::Lang;
use ansage_words::presentation::{Channel, SpeechPiece, StationVoice};

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

/// The log is read by people: phonemes have a field of their own, and only where they differ from the words.
#[test]
fn the_speech_log_holds_readable_words_and_what_the_voice_was_given_beside_them() {
    let line = |text: &str| {
        let step = PhraseStep::Words { lang: Lang::De, text: text.to_owned() };
        let logged = LoggedStep { step, voice: StationVoice::default(), from: 0, to: 48_000, cut: false };
        logged.to_log_line(Channel::Hall, LogListener::Both)
    };
    let helped = line("Springer Bella acht Cesar sechs");
    assert!(helped.contains(r#""words":"Springer Bella acht Cesar sechs""#), "{helped}");
    assert!(helped.contains(r#""phonemes":"Springer Bella acht [[ts'e:zA:*]] sechs""#), "{helped}");
    let plain = line("Bauer Eva zwei");
    assert!(plain.contains(r#""words":"Bauer Eva zwei""#) && !plain.contains("phonemes"), "{plain}");
    assert!(line("a\u{1}b").contains(r#""words":"a b""#), "no control character");
}
