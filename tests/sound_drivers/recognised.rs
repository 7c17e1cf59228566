//! What is spoken is recognised back from the samples.

use super::*;

#[test]
fn the_eight_file_names_and_the_eight_ranks_are_told_apart() {
    let Some(mut voice) = voice() else { return };
    let words = "Anna Bella Cesar David Eva Felix Gustav Hector eins zwei drei vier fuenf sechs sieben acht";
    let mut speak =
        |text: &str| synthesize_samples(voice.as_mut(), &german(text), &VoiceParams::default()).expect("speech");
    let listener = PhraseRecognizer::new(words.split(' ').map(|word| (word.to_owned(), speak(word))));
    for _ in 0..3 {
        for word in words.split(' ') {
            let heard = listener.recognise(&speak(word)).map(|heard| (heard.phrase.to_owned(), heard.margin));
            let (phrase, margin) = heard.expect("a word");
            assert_eq!(phrase, word);
            assert!(margin > 1.3, "{word}: only {margin:.2} times better than the next");
        }
    }
}

#[test]
fn a_whole_games_announcements_are_recognised_from_its_wav() {
    let Some(mut voice) = voice() else { return };
    let files = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
    let ranks = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];
    let pieces = ["Bauer", "Springer", "Läufer", "Turm", "Dame", "König"];
    let ply = |n: usize| {
        let (from, to) = (n * 5 % 8, (n * 3 + n / 8) % 8);
        let (down, up) = (n * 7 % 8, (n * 11 + n / 5) % 8);
        format!("{} {} {} {} {}", pieces[n % 6], files[from], ranks[down], files[to], ranks[up])
    };
    let plies: Vec<String> = (0..45).map(ply).collect();
    let path = wav("game");
    let mut output = open(config(&path));
    let mut ends = Vec::new();
    for (n, text) in plies.iter().enumerate() {
        output.advance_to(millis(4_000 * n as u64));
        say(&mut output, n as u64, Channel::Hall, text);
        let end = output.next_report_moment().expect("an end");
        ends.push(end.as_millis());
        assert_eq!(output.advance_to(end), [SpeechReport::Finished { id: n as u64, at: end }]);
    }
    output.advance_to(millis(4_000 * 45));
    output.finish_public_speech();
    let left = listener::channel(&listener::read_wav(&path), 0);
    let mut speak = |text: &String| {
        (text.clone(), synthesize_samples(voice.as_mut(), &german(text), &VoiceParams::default()).expect("speech"))
    };
    let listener = PhraseRecognizer::new(plies.iter().map(&mut speak));
    let found = listener::segments(&left, 300);
    assert_eq!(found.len(), plies.len());
    for (n, stretch) in found.iter().enumerate() {
        assert!((stretch.start as u64 / 48).abs_diff(4_000 * n as u64) <= 5);
        assert!((stretch.end as u64 / 48).abs_diff(ends[n]) <= 20);
        let heard = listener.recognise(&left[stretch.clone()]).expect("a ply");
        assert_eq!(heard.phrase, plies[n]);
        assert!(heard.margin > 1.15, "{}: only {:.2} times better than the next", heard.phrase, heard.margin);
    }
    std::fs::remove_file(path).expect("the file");
}

#[test]
fn each_language_is_spoken_by_its_own_voice() {
    let Some(mut voice) = voice() else { return };
    let mut speak = |lang| {
        synthesize_samples(
            voice.as_mut(),
            &[SpeechPiece::words(lang, "Eva sieben Felix drei")],
            &VoiceParams::default(),
        )
        .expect("speech")
    };
    let languages = [Lang::De, Lang::En, Lang::Pl, Lang::Ru];
    let listener = PhraseRecognizer::new(languages.map(|lang| (lang.code().to_owned(), speak(lang))));
    for lang in languages {
        let samples = speak(lang);
        let heard = listener.recognise(&samples).expect("words");
        assert_eq!(heard.phrase, lang.code());
        assert!(heard.margin > 1.3, "{lang}: only {:.2} times nearer than another voice", heard.margin);
    }
}

#[test]
fn cesar_begins_as_the_appendix_wants_it_spoken() {
    let Some(mut voice) = voice() else { return };
    let mut speak =
        |text: &str| synthesize_samples(voice.as_mut(), &german(text), &VoiceParams::default()).expect("speech");
    // As a German reads these two, which are in no lexicon.
    let listener = PhraseRecognizer::new(["Zehsar", "Kehsar"].map(|word| (word.to_owned(), speak(word))));
    let samples = speak("Cesar");
    assert_eq!(listener.recognise(&samples).expect("a word").phrase, "Zehsar");
}
