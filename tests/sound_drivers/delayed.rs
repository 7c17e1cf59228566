//! D.2.3: an announcement that waits for another person's words is reported, to the moment at which it begins.

use super::{config, german, loud, millis, open, voice, wav};
use crate::support::listener;
use ansage_sound::speech::driver::{ANNOUNCEMENT_WAIT, SpeechOutput, SpeechReport};
use ansage_sound::speech::queue::Utterance;
use ansage_words::presentation::{Channel, Precedence, Topic, Urgency};
use shakmaty::Color;

fn say(output: &mut SpeechOutput, id: u64, text: &str, topic: Topic) {
    let (precedence, urgency, topic) = (Precedence::Foremost, Urgency::Normal, Some(topic));
    output.queue_utterance(Utterance { id, channel: Channel::Hall, speech: german(text), precedence, urgency, topic });
}

#[test]
fn d_2_3_an_announcement_that_waits_half_a_second_is_reported_and_its_beginning_is_heard_then() {
    if voice().is_none() {
        return;
    }
    let path = wav("delayed");
    let mut output = open(config(&path));
    say(&mut output, 1, "Der Schiedsrichter hält beide Uhren an", Topic::Decision);
    output.advance_to(millis(200));
    say(&mut output, 2, "Bauer Eva zwei Eva vier", Topic::Announcement(Color::White));
    assert_eq!(output.advance_to(millis(699)), []);
    let delayed = SpeechReport::AnnouncementDelayed { id: 2, at: millis(200) + ANNOUNCEMENT_WAIT };
    assert_eq!(output.advance_to(millis(700)), [delayed]);
    let reports = output.advance_to(millis(10_000));
    let [
        SpeechReport::Finished { id: 1, at: first },
        SpeechReport::AnnouncementBegun { id: 2, at: begun },
        SpeechReport::Finished { id: 2, at: last },
    ] = reports[..]
    else {
        panic!("{reports:?}")
    };
    assert!(first <= begun && begun < last, "{reports:?}");
    output.finish_public_speech();
    let left = listener::channel(&listener::read_wav(&path), 0);
    std::fs::remove_file(path).expect("the file");
    // A pause is between two sentences.
    let (pause, _) = loud(&left[first.as_millis() as usize * 48..]).expect("the announcement");
    assert!(pause <= 160, "heard {pause} ms after {first:?}, told {begun:?}");
}

/// What waits for nobody, or not so long, or is cut for it, is no delay.
#[test]
fn d_2_3_an_announcement_that_begins_soon_is_not_reported() {
    if voice().is_none() {
        return;
    }
    let path = wav("prompt");
    let mut output = open(config(&path));
    let is_delay = |report: &SpeechReport| {
        matches!(report, SpeechReport::AnnouncementDelayed { .. } | SpeechReport::AnnouncementBegun { .. })
    };
    // Cut for it; then behind the end of a word of the arbiter.
    say(&mut output, 1, "Bauer Eva zwei Eva vier", Topic::Announcement(Color::White));
    let mut reports = output.advance_to(millis(5_000));
    say(&mut output, 2, "Halt", Topic::Decision);
    reports.extend(output.advance_to(millis(5_100)));
    say(&mut output, 3, "Springer Gustav eins Felix drei", Topic::Announcement(Color::White));
    reports.extend(output.advance_to(millis(10_000)));
    assert!(!reports.iter().any(is_delay), "{reports:?}");
    std::fs::remove_file(path).expect("the file");
}
