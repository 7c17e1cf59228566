//! What concerns hearing: the hall's voice, the cues and what they mean, messages told again.

use super::table::{ConsoleTable, heard};
use ansage_game::moment::Span;
use ansage_game::terms::GameMode;
use ansage_seats::console::ConsoleAction;
use ansage_seats::console::keymap::Key;
use ansage_words::locale::Lang;
use ansage_words::presentation::{Channel, Earcon, LineForm, ListedVoice, Message, SpeechPiece, StationVoices};

fn english() -> ConsoleTable {
    ConsoleTable::game_a(0, Lang::En, GameMode::Tournament)
}

fn voices(actions: &[ConsoleAction]) -> &StationVoices {
    let voices =
        actions.iter().find_map(|action| if let ConsoleAction::Voice(voices) = action { Some(voices) } else { None });
    voices.expect("another voice")
}

#[test]
fn p1_the_players_commands_never_touch_the_halls_voice() {
    let mut table = english();
    let usual = StationVoices::default();
    for (line, change) in [("rate 400", (400, 50, 100)), ("pitch 90", (400, 90, 100)), ("volume 10", (400, 90, 10))] {
        let came = table.line(line);
        let voices = voices(&came.actions);
        assert_eq!(voices.hall, usual.hall, "{line}");
        let params = voices.player.params;
        assert_eq!((params.rate, params.pitch, params.volume), change, "{line}");
        assert!(came.told.iter().all(|told| told.channel == Channel::Private), "{line}");
    }
}

#[test]
fn p1_the_halls_voice_is_changed_within_its_bounds_and_told_to_the_hall() {
    let mut table = english();
    for (line, shown) in [
        ("hall rate 140", "hall rate 140 (80 to 200)"),
        ("hall rate 400", "hall rate 200 (80 to 200)"),
        ("saal tempo 10", "hall rate 80 (80 to 200)"),
        ("hall pitch 60", "hall pitch 60 (0 to 100)"),
        ("saal lautstaerke 0", "hall volume 20 (20 to 200)"),
        ("hall clarity off", "hall clarity off"),
        ("saal klarheit an", "hall clarity on"),
    ] {
        let came = table.line(line);
        assert_eq!(came.lines(), [shown], "{line}");
        assert_eq!(came.told[0].channel, Channel::Hall, "{line}: it is public");
        assert_eq!(voices(&came.actions).player, StationVoices::default().player, "{line}");
        // Asked for alone, or as it is already, it changes nothing, and nobody else hears it.
        let again = table.line(line);
        assert!(
            matches!(&again.actions[..], [ConsoleAction::Tell(Message { channel: Channel::Private, .. })]),
            "{line}: {again:?}"
        );
    }
    assert_eq!(table.line("hall").lines(), ["hall rate 80, pitch 60, vol. 20"]);
    assert_eq!(heard(&table.line("hall rate").told[0]), "[en]The hall's voice: 80 words a minute.");
}

/// The cues of the list, and each with its words.
fn legend(table: &mut ConsoleTable) -> Vec<(Earcon, String)> {
    let mut all = Vec::new();
    let mut came = table.line("sounds");
    while came.told[0].line.contains('\n') {
        let short = table.presenter.lines == LineForm::Short;
        assert!(!short || came.told[0].line.lines().all(|line| line.chars().count() <= 40), "{}", came.told[0].line);
        let mut pieces = came.told[0].speech.iter().skip_while(|piece| !matches!(piece, SpeechPiece::Earcon(_)));
        while let Some(SpeechPiece::Earcon(cue)) = pieces.next() {
            let words = pieces.by_ref().find_map(|piece| match piece {
                SpeechPiece::Words { text, .. } => Some(text.clone()),
                _ => None,
            });
            all.push((*cue, words.expect("what it means")));
            while let Some(SpeechPiece::Pause(_)) = pieces.clone().next() {
                pieces.next();
            }
        }
        came = table.line("more");
    }
    all
}

#[test]
fn no_entry_of_the_list_of_sounds_can_be_taken_for_news() {
    for (lang, spoken, shown) in [
        (Lang::En, "Sound 8, long falling note: a flag has fallen.", "sound 8: a flag has fallen"),
        (Lang::De, "Ton 8, lang fallender Ton: Ein Blättchen ist gefallen.", "Ton 8: ein Blättchen ist gefallen"),
    ] {
        for form in [LineForm::Short, LineForm::Words] {
            let mut table = ConsoleTable::game_a(0, lang, GameMode::Tournament);
            table.line(&format!("lines {}", form.name()));
            let all = legend(&mut table);
            assert_eq!(all[7], (Earcon::FlagFall, spoken.to_owned()));
            let word = spoken.split(' ').next().unwrap();
            for (at, (cue, words)) in all.iter().enumerate() {
                assert!(words.starts_with(&format!("{word} {}, ", at + 1)), "{cue:?}: {words}");
            }
            table.line("sounds");
            let second = table.line("more").told.remove(0).line;
            let expected = if form == LineForm::Short { shown } else { spoken };
            assert_eq!(second.lines().last(), Some(expected));
            for line in second.lines().skip(1) {
                assert!(line.to_lowercase().starts_with(&word.to_lowercase()), "{line}");
            }
        }
    }
}

#[test]
fn p12_sounds_plays_and_names_each_cue_of_this_seat_in_parts() {
    for lang in Lang::TEXTS {
        let mut table = ConsoleTable::game_a(0, lang, GameMode::Tournament);
        let all = legend(&mut table);
        let expected: Vec<Earcon> = Earcon::ALL.into_iter().filter(|cue| !cue.is_from_tactile_board()).collect();
        assert_eq!(all.iter().map(|(cue, _)| *cue).collect::<Vec<_>>(), expected, "no pegs are read here");
        let mut words: Vec<&str> = all.iter().map(|(_, words)| words.as_str()).collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), expected.len(), "each has words of its own");
    }
}

#[test]
fn p13_the_last_messages_are_told_again_back_and_forth_by_key_and_by_word() {
    let mut table = english();
    let shown = |table: &mut ConsoleTable, key: Key| {
        let came = table.key(key);
        assert!(came.told.iter().all(|told| told.channel == Channel::Private), "to the player alone");
        came.lines().join("|")
    };
    let said = ["hall rate 140", "rate 200", "hall"].map(|line| table.line(line).lines().join("|"));
    assert_eq!(shown(&mut table, Key::F(5)), said[2], "the latest first");
    assert_eq!(shown(&mut table, Key::F(5)), said[1]);
    assert_eq!(shown(&mut table, Key::F(5)), said[0], "what was public, too");
    assert_eq!(shown(&mut table, Key::F(6)), said[1]);
    assert_eq!(table.line("früher").lines().join("|"), said[0]);
    assert_eq!(table.line("newer").lines().join("|"), said[1]);
    assert_eq!(table.line("später").lines().join("|"), said[2]);
    assert_eq!(shown(&mut table, Key::F(6)), "that was the latest message");
    let new = table.line("volume 90").lines().join("|");
    assert_eq!(shown(&mut table, Key::F(5)), new, "what is new is the latest");
    // While something is typed it stays typed. After a pause Enter brings it back under the fingers before it sends it.
    table.keys("e4");
    assert_eq!(shown(&mut table, Key::F(5)), said[2]);
    table.passes(Span::from_secs(1));
    let came = table.key(Key::Enter);
    assert!(came.told.is_empty() && came.bytes == b"\r\n> e4", "{came:?}");
    assert!(table.key(Key::Enter).told[0].line.contains("e2-e4"));
}

#[test]
fn p24_voices_are_listed_in_parts_and_chosen_by_number_or_name() {
    let mut table = english();
    let voice = |name: &str, languages: &[&str]| ListedVoice {
        name: name.to_owned(),
        languages: languages.iter().map(|one| (*one).to_owned()).collect(),
    };
    let all = [voice("German", &["de"]), voice("Greek", &["el"]), voice("British", &["en-gb", "en"]), voice("f3", &[])];
    assert_eq!(table.line("voices").actions, [ConsoleAction::ListVoices]);
    let listed = table.console.handle_voice_list(&all);
    let [ConsoleAction::Tell(told)] = &listed[..] else { panic!("{listed:?}") };
    assert_eq!(
        told.line, "voices NUMBER; more\n1 German\n2 British\n3 f3",
        "only what speaks a language of this table"
    );
    for (line, channel, name) in [
        ("voices 3", Channel::Private, Some("f3")),
        ("hall voice german", Channel::Hall, Some("German")),
        ("stimmen üblich", Channel::Private, None),
        ("saal stimme 2", Channel::Hall, Some("British")),
    ] {
        assert_eq!(table.line(line).actions, [ConsoleAction::ListVoices], "{line}");
        let came = table.console.handle_voice_list(&all);
        assert_eq!(voices(&came).voice_of_channel(channel).name.as_deref(), name, "{line}");
        let [_, ConsoleAction::Tell(told)] = &came[..] else { panic!("{came:?}") };
        assert_eq!(told.channel, channel, "{line}: the hall's is public");
    }
    table.line("voices nobody");
    let came = table.console.handle_voice_list(&all);
    assert!(matches!(&came[..], [ConsoleAction::Tell(told)] if told.line == "No such voice. All: voices"), "{came:?}");
    assert_eq!(table.console.handle_voice_list(&all), [], "nobody asked");
}
