//! The rules of the queue, as tables.

use ansage_game::effect::{AnnouncementManner, Audience, Effect, EffectKind};
use ansage_game::moment::Moment;
use ansage_game::reading::read_announcement;
use ansage_game::seat::Color::{self, Black, White};
use ansage_sound::speech::queue::{
    ChannelSeparation, CutReason, HALL_LIMIT, PRIVATE_LIMIT, SpeechOrder, SpeechQueue, Utterance,
};
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::{Channel, Earcon, Precedence, Presenter, SpeechPiece, Topic, Urgency};
use shakmaty::Chess;

fn hall(id: u64) -> Utterance {
    let (channel, precedence) = (Channel::Hall, Precedence::Public);
    Utterance { id, channel, speech: vec![], precedence, urgency: Urgency::Normal, topic: None }
}

/// An announcement of this player's move.
fn move_of(player: Color, id: u64) -> Utterance {
    about(Topic::Announcement(player), Utterance { precedence: Precedence::Foremost, ..hall(id) })
}

fn correction_of(player: Color, id: u64) -> Utterance {
    about(Topic::Correction(player), move_of(player, id))
}

/// A word of the arbiter, a flag, a result.
fn decision(id: u64) -> Utterance {
    about(Topic::Decision, Utterance { precedence: Precedence::Foremost, ..hall(id) })
}

/// That play goes on.
fn resumption(id: u64) -> Utterance {
    about(Topic::Resumption, decision(id))
}

fn reply(id: u64) -> Utterance {
    let speech = vec![SpeechPiece::words(Lang::En, "no")];
    Utterance { channel: Channel::Private, precedence: Precedence::Reply, speech, ..hall(id) }
}

fn news(id: u64) -> Utterance {
    Utterance { precedence: Precedence::News, ..reply(id) }
}

fn instruction(id: u64) -> Utterance {
    about(Topic::Instruction, Utterance { precedence: Precedence::Instruction, ..reply(id) })
}

fn now(utterance: Utterance) -> Utterance {
    Utterance { urgency: Urgency::Now, ..utterance }
}

fn next(utterance: Utterance) -> Utterance {
    Utterance { urgency: Urgency::Next, ..utterance }
}

fn about(topic: Topic, utterance: Utterance) -> Utterance {
    Utterance { topic: Some(topic), ..utterance }
}

enum QueueInput {
    Say(Utterance),
    Command,
    Stop,
    Finished(u64),
}

use QueueInput::{Command, Finished, Say, Stop};

/// A table of what comes in and which orders go out, in a short notation: `+1` start, `#1` silence, `-1s` superseded,
/// `-1c` cut, `-1x` stopped, `-1o` overflow, `-1l` late, `!1` its cues at once, `!1.` and nothing else of it.
fn check(outputs: ChannelSeparation, table: Vec<(QueueInput, &str)>) {
    let mut queue = SpeechQueue::new(outputs);
    for (line, (input, expected)) in table.into_iter().enumerate() {
        let orders = match input {
            Say(utterance) => queue.queue_utterance(utterance),
            Command => queue.begin_command(),
            Stop => queue.stop_private_speech(),
            Finished(id) => queue.handle_finished_utterance(id),
        };
        let orders: Vec<String> = orders.iter().map(short).collect();
        assert_eq!(orders.join(" "), expected, "line {}", line + 1);
    }
}

fn short(order: &SpeechOrder) -> String {
    match order {
        SpeechOrder::Start(utterance) => format!("+{}", utterance.id),
        SpeechOrder::Silence(id) => format!("#{id}"),
        SpeechOrder::Dropped { id, why } => {
            let letter = match why {
                CutReason::Superseded => 's',
                CutReason::Cut => 'c',
                CutReason::Stopped => 'x',
                CutReason::Overflow => 'o',
                CutReason::Late => 'l',
            };
            format!("-{id}{letter}")
        }
        SpeechOrder::Sound { id, ends, .. } => format!("!{id}{}", if *ends { "." } else { "" }),
        SpeechOrder::Backlog(waiting) => format!("backlog {waiting}"),
    }
}

#[test]
fn public_speech_is_said_in_order_of_urgency_and_none_of_it_is_dropped() {
    check(
        ChannelSeparation::Shared,
        vec![
            (Say(hall(1)), "+1"),
            (Say(hall(2)), ""),
            (Say(hall(3)), ""),
            (Say(now(hall(4))), ""),
            (Say(next(hall(5))), ""),
            (Stop, ""),
            (Command, ""),
            (Say(news(9)), ""),
            (Finished(1), "+4"),
            (Finished(4), "+5"),
            (Finished(5), "+2"),
            (Finished(2), "+3"),
            (Finished(3), "+9"),
            (Finished(9), ""),
        ],
    );
    let mut queue = SpeechQueue::new(ChannelSeparation::Shared);
    let said = (0..2 * HALL_LIMIT as u64).flat_map(|id| queue.queue_utterance(hall(id))).collect::<Vec<_>>();
    assert!(!said.iter().any(|order| matches!(order, SpeechOrder::Dropped { .. })));
    assert!(said.contains(&SpeechOrder::Backlog(HALL_LIMIT)));
    for id in 1..2 * HALL_LIMIT as u64 {
        assert_eq!(queue.handle_finished_utterance(id - 1).iter().map(short).collect::<Vec<_>>(), [format!("+{id}")]);
    }
}

#[test]
fn n4_a_command_drops_what_is_unsaid_of_the_last_reply_and_no_news() {
    check(
        ChannelSeparation::Separate,
        vec![
            (Say(reply(1)), "+1"),
            (Say(hall(2)), "+2"),
            (Say(reply(3)), ""),
            (Say(news(4)), ""),
            (Say(instruction(5)), ""),
            (Command, "-3c -5c #1 -1c +4"),
            (Command, ""),
            // The news is said again after the reply.
            (Say(reply(6)), "#4 +6"),
            (Finished(6), "+4"),
            (Stop, "#4 -4x"),
            (Finished(2), ""),
        ],
    );
    // Also what public words have silenced.
    check(
        ChannelSeparation::Shared,
        vec![
            (Say(reply(1)), "+1"),
            (Say(move_of(White, 2)), "#1 +2"),
            (Command, "-1c"),
            (Say(reply(3)), ""),
            (Finished(2), "+3"),
            (Finished(3), ""),
        ],
    );
}

#[test]
fn n4_news_that_words_silence_is_begun_three_times_at_most() {
    check(
        ChannelSeparation::Shared,
        vec![
            (Say(news(1)), "+1"),
            (Say(hall(2)), "#1 +2"),
            (Finished(2), "+1"),
            (Say(reply(3)), "#1 +3"),
            (Finished(3), "+1"),
            // What is typed is soon over, and is not counted.
            (Say(about(Topic::Typing, reply(4))), "#1 +4"),
            (Finished(4), "+1"),
            (Say(hall(5)), "#1 -1l +5"),
            (Finished(5), ""),
        ],
    );
}

#[test]
fn n4_a_reply_goes_before_an_instruction_and_public_words_before_both() {
    check(
        ChannelSeparation::Shared,
        vec![
            (Say(instruction(1)), "+1"),
            (Say(reply(2)), "#1 +2"),
            (Say(reply(3)), ""),
            (Say(move_of(White, 4)), "#2 +4"),
            (Finished(4), "+2"),
            (Finished(2), "+3"),
            (Finished(3), "+1"),
            // The next question takes its place.
            (Say(instruction(5)), "#1 -1s +5"),
            (Say(hall(6)), "#5 +6"),
            (Finished(6), "+5"),
            // News waits until it is said.
            (Say(news(7)), ""),
            (Finished(5), "+7"),
            (Finished(7), ""),
        ],
    );
}

#[test]
fn private_answers_supersede_and_stop() {
    check(
        ChannelSeparation::Separate,
        vec![
            (Say(reply(1)), "+1"),
            (Say(about(Topic::Clock, reply(4))), ""),
            (Say(about(Topic::Clock, reply(5))), "-4s"),
            (Say(about(Topic::Explore, reply(6))), ""),
            (Finished(1), "+5"),
            (Say(about(Topic::Clock, reply(7))), "#5 -5s +6"),
            (Stop, "#6 -6x -7x"),
            (Finished(6), ""),
            (Say(reply(8)), "+8"),
        ],
    );
}

#[test]
fn a_tick_is_heard_at_once_or_never_and_a_mark_waits_for_the_words() {
    let (tick, mark) = (|id| about(Topic::Tick, news(id)), |id| about(Topic::Dial, news(id)));
    check(
        ChannelSeparation::Shared,
        vec![
            (Say(tick(1)), "+1"),
            (Say(hall(2)), "#1 -1l +2"),
            (Say(tick(3)), "-3l"),
            (Say(mark(4)), ""),
            (Say(mark(5)), "-4s"),
            (Finished(2), "+5"),
            (Say(tick(6)), "-6l"),
            (Finished(5), ""),
            (Say(tick(7)), "+7"),
            (Finished(7), ""),
            (Say(news(8)), "+8"),
            (Say(news(9)), ""),
            (Say(tick(10)), "-10l"),
            (Say(mark(11)), ""),
            (Finished(8), "+9"),
            (Finished(9), "+11"),
            (Finished(11), ""),
            (Say(tick(12)), "+12"),
            (Say(reply(13)), "#12 -12l +13"),
        ],
    );
    check(ChannelSeparation::Separate, vec![(Say(hall(1)), "+1"), (Say(tick(2)), "+2"), (Say(hall(3)), "")]);
}

#[test]
fn a_step_of_the_hand_waits_for_the_move_that_it_carries_out_also_in_an_ear_of_its_own() {
    let mut queue = SpeechQueue::new(ChannelSeparation::Separate);
    queue.queue_utterance(hall(1));
    assert_eq!(queue.queue_utterance(next(about(Topic::Guide, news(2)))), []);
    // Other answers do not wait, and do not wait behind it.
    assert_eq!(queue.current_utterance(Channel::Private), None);
    queue.queue_utterance(reply(3));
    assert_eq!(queue.current_utterance(Channel::Private), Some(3));
    queue.handle_finished_utterance(3);
    queue.handle_finished_utterance(1);
    assert_eq!(queue.current_utterance(Channel::Private), Some(2));
    // The next step takes its place.
    queue.queue_utterance(next(about(Topic::Guide, news(4))));
    assert_eq!(queue.current_utterance(Channel::Private), Some(4));
}

#[test]
fn an_answer_that_public_speech_silences_is_spoken_again_after_it() {
    check(
        ChannelSeparation::Shared,
        vec![
            (Say(about(Topic::Score, reply(1))), "+1"),
            (Say(reply(2)), ""),
            (Say(decision(3)), "#1 +3"),
            (Say(decision(4)), ""),
            (Finished(1), ""),
            (Finished(3), "+4"),
            (Finished(4), "+1"),
            (Say(decision(5)), "#1 +5"),
            (Say(about(Topic::Score, reply(6))), "-1s"),
            (Finished(5), "+2"),
            (Finished(2), "+6"),
            (Say(decision(7)), "#6 +7"),
            (Stop, "-6x"),
            (Finished(7), ""),
        ],
    );
}

#[test]
fn of_too_many_answers_the_oldest_in_the_last_place_is_dropped() {
    let mut queue = SpeechQueue::new(ChannelSeparation::Separate);
    queue.queue_utterance(news(0));
    queue.queue_utterance(next(news(1)));
    for id in 2..=PRIVATE_LIMIT as u64 {
        assert!(queue.queue_utterance(news(id)).is_empty());
    }
    assert_eq!(queue.queue_utterance(next(news(99))).iter().map(short).collect::<Vec<_>>(), ["-2o"]);
    assert_eq!((queue.overflow_count(), queue.waiting_count(Channel::Private)), (1, PRIVATE_LIMIT));
}

/// Whatever comes in, every utterance ends exactly once and no lane speaks two at a time.
#[test]
fn nothing_is_lost_and_nothing_said_twice() {
    let mut state = 0x9e37_79b9_u64;
    let mut random = |below: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    for outputs in [ChannelSeparation::Shared, ChannelSeparation::Separate] {
        let mut queue = SpeechQueue::new(outputs);
        let mut ended = vec![0; 3_000];
        let mut speaking: Vec<Utterance> = Vec::new();
        for id in 0..6_000_u64 {
            let orders = if id < 3_000 && random(3) > 0 {
                let channel = if random(3) == 0 { Channel::Hall } else { Channel::Private };
                let urgency = [Urgency::Normal, Urgency::Next, Urgency::Now][random(3) as usize];
                let color = [White, Black][random(2) as usize];
                let public = [Topic::Announcement(color), Topic::Correction(color), Topic::Decision, Topic::Repetition];
                let topic = match channel {
                    Channel::Hall => [None, Some(public[random(4) as usize])][random(2) as usize],
                    Channel::Private => [None, Some(Topic::Clock), Some(Topic::Explore)][random(3) as usize],
                };
                let pieces = [SpeechPiece::Earcon(Earcon::Edge), SpeechPiece::words(Lang::En, "no")];
                let speech = pieces[..random(3) as usize].to_vec();
                let private = [Precedence::Reply, Precedence::News, Precedence::Instruction][random(3) as usize];
                let precedence = match (channel, topic) {
                    (Channel::Private, _) => private,
                    (Channel::Hall, None | Some(Topic::Repetition)) => Precedence::Public,
                    (Channel::Hall, Some(_)) => Precedence::Foremost,
                };
                queue.queue_utterance(Utterance { id, channel, speech, precedence, urgency, topic })
            } else {
                if id < 3_000 {
                    ended[id as usize] = 1;
                }
                match speaking.first().map(|one| one.id) {
                    Some(done) if random(20) > 0 || id >= 3_000 => {
                        ended[done as usize] += 1;
                        speaking.remove(0);
                        queue.handle_finished_utterance(done)
                    }
                    _ if random(2) > 0 => queue.begin_command(),
                    _ => queue.stop_private_speech(),
                }
            };
            for order in orders {
                match order {
                    SpeechOrder::Start(utterance) => speaking.push(utterance),
                    SpeechOrder::Silence(id) => speaking.retain(|one| one.id != id),
                    SpeechOrder::Dropped { id, .. } => ended[id as usize] += 1,
                    SpeechOrder::Sound { id, ends, .. } => ended[id as usize] += usize::from(ends),
                    SpeechOrder::Backlog(_) => {}
                }
            }
            let on = |channel| speaking.iter().filter(|one| one.channel == channel).count();
            assert!(on(Channel::Hall) <= 1 && on(Channel::Private) <= 1);
            assert!(outputs == ChannelSeparation::Separate || speaking.len() <= 1);
        }
        assert!(ended.iter().all(|&times| times == 1));
    }
}

#[test]
fn a_reminder_of_what_is_awaited_is_not_said_after_public_speech_that_makes_it_untrue() {
    let reminder = |id| about(Topic::Awaited, reply(id));
    let table = || vec![(Say(reminder(1)), "+1"), (Say(hall(2)), "#1 -1l +2"), (Finished(2), "")];
    check(ChannelSeparation::Shared, table());
    let table = vec![
        (Say(decision(1)), "+1"),
        (Say(reminder(2)), ""),
        (Say(reminder(3)), "-2s"),
        (Say(hall(4)), "-3l"),
        (Finished(1), "+4"),
        (Finished(4), ""),
    ];
    check(ChannelSeparation::Shared, table);
}

fn cue(utterance: Utterance) -> Utterance {
    Utterance { speech: vec![SpeechPiece::Earcon(Earcon::PressKept)], ..utterance }
}

fn cue_and_words(utterance: Utterance) -> Utterance {
    Utterance { speech: vec![SpeechPiece::Earcon(Earcon::Refused), SpeechPiece::words(Lang::En, "no")], ..utterance }
}

#[test]
fn p20_a_cue_never_waits_and_is_not_said_again() {
    check(
        ChannelSeparation::Shared,
        vec![
            (Say(decision(1)), "+1"),
            (Say(cue(reply(2))), "!2."),
            (Say(cue_and_words(reply(3))), "!3"),
            (Finished(1), "+3"),
            (Command, "#3 -3c"),
            (Say(cue(reply(4))), "!4."),
            (Say(cue_and_words(reply(5))), "+5"),
            (Say(decision(6)), "#5 +6"),
            // Only its words are left.
            (Finished(6), "+5"),
            (Say(decision(7)), "#5 +7"),
            // The dial is no answer to a key.
            (Say(about(Topic::Dial, cue(news(8)))), ""),
            (Finished(7), "+5"),
        ],
    );
    let mut queue = SpeechQueue::new(ChannelSeparation::Shared);
    queue.queue_utterance(cue_and_words(reply(1)));
    queue.queue_utterance(decision(2));
    let SpeechOrder::Start(again) = &queue.handle_finished_utterance(2)[0] else { panic!("the answer comes again") };
    assert_eq!(again.speech, [SpeechPiece::words(Lang::En, "no")], "its cue was heard");
}

#[test]
fn p7_the_echo_of_typing_is_never_said_after_an_announcement_and_ends_at_a_word() {
    let typed = |id| about(Topic::Typing, reply(id));
    check(
        ChannelSeparation::Shared,
        vec![
            (Say(typed(1)), "+1"),
            (Say(hall(2)), "#1 -1l +2"),
            (Say(typed(3)), ""),
            (Say(hall(4)), "-3l"),
            (Finished(2), "+4"),
            (Finished(4), ""),
            (Say(reply(5)), "+5"),
            (Say(typed(6)), "#5 -5c +6"),
            (Finished(6), ""),
            (Say(news(7)), "+7"),
            (Say(typed(8)), "#7 +8"),
            (Finished(8), "+7"),
        ],
    );
    let mut queue = SpeechQueue::new(ChannelSeparation::Separate);
    queue.queue_utterance(typed(1));
    queue.queue_utterance(reply(2));
    let ended: Vec<String> = queue.end_private_topic(Topic::Typing).iter().map(short).collect();
    assert_eq!(ended, ["#1", "-1x", "+2"], "the answer does not wait behind the letter");
    assert!(queue.end_private_topic(Topic::Typing).is_empty());
}

/// A player's clock runs until the last word of the announcement is heard.
#[test]
fn d_2_3_an_announcement_cuts_other_public_speech_which_is_said_again() {
    let presenter =
        Presenter { hall: Locale::for_lang(Lang::De), ..Presenter::without_game(&Locale::for_lang(Lang::En)) };
    let told = |kind: EffectKind| presenter.effect_messages(&Effect { to: Audience::Hall, kind }).remove(0);
    let others = [EffectKind::DrawDeclined { player: White }, EffectKind::ReopenedAfterCrash].map(&told);
    let telling = read_announcement(&Chess::default(), &"Ng1f3".parse().expect("a move")).expect("readable").telling;
    let manners = [AnnouncementManner::Announced, AnnouncementManner::Entered];
    let moves = [White, Black]
        .into_iter()
        .zip(manners)
        .map(|(player, manner)| told(EffectKind::MoveAnnounced { utterance: 1, player, manner, description: telling }));
    let flag = told(EffectKind::FlagFell { player: White, at: Moment::START });
    let mut queue = SpeechQueue::new(ChannelSeparation::Shared);
    let mut orders = Vec::new();
    for (told, id) in others.into_iter().chain(moves).chain([flag]).zip(1..) {
        orders.extend(queue.queue_utterance(Utterance::from_message(id, &told, false)).iter().map(short));
    }
    // What the hall hears is cut for the first of them, and said again.
    assert_eq!(orders, ["+1", "#1", "+3"]);
    for (ended, next) in [(3, 4), (4, 5), (5, 1), (1, 2)] {
        assert_eq!(queue.handle_finished_utterance(ended).iter().map(short).collect::<Vec<_>>(), [format!("+{next}")]);
    }
}

/// The table of the module: an announcement waits for the four, and for nothing else.
#[test]
fn d_2_1_an_announcement_waits_for_the_other_player_the_arbiter_a_flag_and_a_result_alone() {
    check(
        ChannelSeparation::Shared,
        vec![
            (Say(move_of(White, 1)), "+1"),
            (Say(move_of(Black, 2)), ""),
            (Say(decision(3)), ""),
            (Say(hall(4)), ""),
            (Say(move_of(White, 5)), ""),
            (Finished(1), "+2"),
            (Finished(2), "+3"),
            (Finished(3), "+5"),
            (Finished(5), "+4"),
            (Say(about(Topic::Repetition, hall(6))), ""),
            // A repetition is no more what was announced last.
            (Say(move_of(Black, 7)), "-6s #4 +7"),
            (Finished(7), "+4"),
            (Finished(4), ""),
            (Say(about(Topic::Repetition, hall(8))), "+8"),
            // After an interruption an announced move and the reply to it are told again, both to their ends.
            (Say(about(Topic::Repetition, hall(12))), ""),
            (Say(correction_of(Black, 9)), "-12s #8 -8s +9"),
            (Finished(9), ""),
            // A private answer, also one under way, waits for an announcement; the announcement does not wait for it.
            (Say(reply(10)), "+10"),
            (Say(move_of(White, 11)), "#10 +11"),
            (Finished(11), "+10"),
        ],
    );
}

#[test]
fn d_2_7_a_newer_correction_replaces_the_older_waiting_or_sounding() {
    check(
        ChannelSeparation::Shared,
        vec![
            (Say(move_of(Black, 1)), "+1"),
            (Say(correction_of(Black, 2)), "#1 -1s +2"),
            (Say(correction_of(Black, 3)), "#2 -2s +3"),
            (Say(move_of(White, 4)), ""),
            (Say(decision(5)), ""),
            // Its place in the queue is that of the older one.
            (Say(correction_of(White, 6)), "-4s"),
            (Say(correction_of(White, 7)), "-6s"),
            (Say(correction_of(Black, 8)), "#3 -3s +8"),
            (Finished(8), "+7"),
            (Finished(7), "+5"),
            (Finished(5), ""),
        ],
    );
    // Of two announcements of a player's the latest is corrected.
    check(
        ChannelSeparation::Shared,
        vec![
            (Say(move_of(White, 1)), "+1"),
            (Say(move_of(Black, 2)), ""),
            (Say(move_of(White, 3)), ""),
            (Say(correction_of(White, 4)), "-3s"),
            (Finished(1), "+2"),
            (Finished(2), "+4"),
            (Finished(4), ""),
        ],
    );
}

#[test]
fn f15_an_answer_goes_before_other_public_sentences_and_cuts_each_of_them_once_in_a_half_move() {
    check(
        ChannelSeparation::Shared,
        vec![
            (Say(hall(1)), "+1"),
            (Say(hall(2)), ""),
            (Say(reply(3)), "#1 +3"),
            (Say(hall(4)), ""),
            (Say(reply(5)), ""),
            (Finished(3), "+5"),
            (Finished(5), "+1"),
            // The next one waits for the sentence that was cut already, and for no other.
            (Say(reply(6)), ""),
            (Finished(1), "+6"),
            (Finished(6), "+2"),
            (Say(reply(7)), "#2 +7"),
            (Finished(7), "+2"),
            (Finished(2), "+4"),
            // Letters as they are typed, cues and news cut nothing.
            (Say(about(Topic::Typing, reply(8))), ""),
            (Say(cue(reply(9))), "!9."),
            (Say(news(10)), ""),
            (Finished(4), "+8"),
            (Finished(8), "+10"),
            (Finished(10), ""),
            // It waits for the foremost.
            (Say(decision(11)), "+11"),
            (Say(hall(12)), ""),
            (Say(reply(13)), ""),
            (Finished(11), "+13"),
            (Stop, "#13 -13x +12"),
        ],
    );
    // A move that is announced meanwhile cuts it, too, and the first answer after it waits for nothing.
    check(
        ChannelSeparation::Shared,
        vec![
            (Say(hall(1)), "+1"),
            (Say(reply(2)), "#1 +2"),
            (Finished(2), "+1"),
            (Say(about(Topic::Announcement(White), decision(3))), "#1 +3"),
            (Finished(3), "+1"),
            (Say(reply(4)), "#1 +4"),
            (Finished(4), "+1"),
            (Say(about(Topic::Correction(White), decision(5))), "#1 +5"),
            (Finished(5), "+1"),
            (Say(reply(6)), ""),
        ],
    );
    // Where the two are heard apart nothing of the hall is cut.
    check(ChannelSeparation::Separate, vec![(Say(hall(1)), "+1"), (Say(reply(2)), "+2"), (Finished(1), "")]);
}

#[test]
fn f12_of_sentences_about_the_same_the_newest_alone_is_said() {
    let board = |id| about(Topic::Board(White), hall(id));
    let square = |id| about(Topic::BoardSquare(White), hall(id));
    check(
        ChannelSeparation::Shared,
        vec![
            (Say(about(Topic::Scores, hall(1))), "+1"),
            (Say(about(Topic::Scores, hall(2))), "#1 -1s +2"),
            (Say(board(3)), ""),
            (Say(square(4)), ""),
            (Say(square(5)), ""),
            (Say(about(Topic::Board(Black), hall(6))), ""),
            (Say(board(7)), "-5s -4s -3s"),
            (Say(about(Topic::Scores, hall(8))), "#2 -2s +6"),
            (Finished(6), "+7"),
            (Finished(7), "+8"),
        ],
    );
}

#[test]
fn d_2_8_that_play_goes_on_is_said_before_everything_that_waits() {
    check(
        ChannelSeparation::Shared,
        vec![
            // What the desk has ruled is being said and waits, and so does a sentence about a board.
            (Say(decision(1)), "+1"),
            (Say(decision(2)), ""),
            (Say(hall(3)), ""),
            (Say(resumption(4)), ""),
            (Say(move_of(White, 5)), ""),
            (Finished(1), "+4"),
            (Finished(4), "+2"),
            (Finished(2), "+5"),
            (Finished(5), "+3"),
            // A sentence about a board is cut, and said again after it.
            (Say(resumption(6)), "#3 +6"),
            (Finished(6), "+3"),
            (Finished(3), ""),
        ],
    );
}
