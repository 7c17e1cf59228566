//! A joined seat without a socket: what is sent, told, kept and awaited there, above all while its line is lost. The host
//! is the real machine on a journal of its own.

use super::machines::HostBench;
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::event::EventKind;
use ansage_game::joining::{LinkState, StationRole};
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::{Color, Seat};
use ansage_link::greeting::GreetingRefusal;
use ansage_link::guest::{Client, PENDING_MAX};
use ansage_link::joined::{RemoteSeat, SeatStep};
use ansage_link::message::{ClientMessage, DisconnectReason, HostMessage};
use ansage_link::role::Denial;
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::listener::Listener;
use ansage_words::presentation::{GuidanceLevel, Message, Presenter};

const LOST: &str = "Link lost. Both clocks stopped.";
const BACK: &str = "Link there again. Enter: next";

/// Black at a station of his own, and his host.
struct BlackStation {
    bench: HostBench,
    seat: RemoteSeat,
    presenter: Presenter,
    /// The number of the line to the host.
    line: u64,
    /// Whether what is sent arrives.
    connected: bool,
    told: Vec<Message>,
    /// What was to be done beside sending and telling.
    done: Vec<SeatStep>,
}

impl BlackStation {
    fn joined() -> BlackStation {
        let mut bench = HostBench::new();
        let mut guest = Client::new(StationRole::Player, None);
        let mut answers = bench.says(1, 1, &guest.hello_message()).into_iter();
        let welcome = answers.next().expect("a welcome");
        let seat = RemoteSeat::from_admitted_client(&mut guest, welcome, bench.table.moment())
            .expect("let in")
            .expect("a whole table");
        let presenter = Presenter { owner: Color::Black, ..Presenter::without_game(&Locale::for_lang(Lang::En)) };
        let (told, done) = (Vec::new(), Vec::new());
        let mut black = BlackStation { bench, seat, presenter, line: 1, connected: true, told, done };
        let steps = black.seat.opening_steps(&black.presenter, black.bench.table.moment());
        black.carry_out(steps);
        black.hear(answers.collect());
        black
    }

    /// The same while White's clock runs.
    fn at_play() -> BlackStation {
        let mut black = BlackStation::joined();
        black.at_host(Seat::White, EventKind::Started);
        black.told.clear();
        black
    }

    fn carry_out(&mut self, steps: Vec<SeatStep>) {
        for step in steps {
            match step {
                SeatStep::Send(said) if self.connected => {
                    let answers = self.bench.says(self.line, 1, &said);
                    self.hear(answers);
                }
                // It is lost on its way.
                SeatStep::Send(_) => {}
                SeatStep::Tell(told) => self.told.push(told),
                other => self.done.push(other),
            }
        }
    }

    fn hear(&mut self, said: Vec<HostMessage>) {
        for said in said {
            let presenter = self.presenter.clone();
            let listener = Listener {
                presenter: &presenter,
                capacity: StationRole::Player,
                is_joined: true,
                reads_lines: true,
                guiding: GuidanceLevel::default(),
                is_silent: true,
                is_against_program: false,
                has_fingers: false,
                has_heard_press: false,
            };
            let steps = self.seat.handle_host_message(said, &listener, self.bench.table.moment());
            self.carry_out(steps);
        }
    }

    /// Something happens at the host.
    fn at_host(&mut self, seat: Seat, kind: EventKind) {
        self.bench.happen(seat, kind);
        if self.connected {
            let said = self.bench.answers(self.line);
            self.hear(said);
        }
    }

    /// Black does something.
    fn acts(&mut self, kind: EventKind) {
        let steps = self.seat.send_act(Seat::Black, kind, &self.presenter, self.bench.table.moment());
        self.carry_out(steps);
    }

    fn passes(&mut self, millis: u64) -> Vec<SeatStep> {
        self.bench.table.now += millis;
        self.seat.handle_time(&self.presenter, self.bench.table.moment())
    }

    /// The host asks whether he is there.
    fn expect_question(&mut self) {
        self.bench.table.now += 250;
        self.bench.tick();
        let said = self.bench.answers(self.line);
        self.hear(said);
    }

    /// Both sides find that there is no line any more.
    fn expect_cut(&mut self) {
        self.connected = false;
        self.bench.gone(self.line);
        let steps = self.seat.handle_lost_connection(&self.presenter, self.bench.table.moment());
        self.carry_out(steps);
    }

    /// The next attempt reaches the host: what that says then.
    fn reach(&mut self) -> Vec<HostMessage> {
        let steps = self.passes(0);
        let [SeatStep::Reach { hello, .. }] = &steps[..] else { panic!("{steps:?}") };
        let now = self.bench.table.moment();
        (self.line, self.connected) = (self.line + 1, true);
        self.seat.handle_new_connection(now);
        self.bench.says(self.line, 1, hello)
    }

    /// He is at it again.
    fn comes_back(&mut self) {
        let answers = self.reach();
        self.hear(answers);
    }

    /// The lines that were told since.
    fn lines(&mut self) -> Vec<String> {
        std::mem::take(&mut self.told).into_iter().map(|told| told.line).collect()
    }
}

fn press() -> EventKind {
    EventKind::ClockPressed { player: Color::Black }
}

#[test]
fn who_has_joined_hears_as_what_and_is_kept_before_anything_is_told() {
    let mut black = BlackStation::joined();
    assert_eq!(black.lines()[0], "Joined. You are Black.");
    assert_eq!(black.done[0], SeatStep::Keep);
    black.at_host(Seat::White, EventKind::Started);
    let told = black.done.iter().rposition(|step| matches!(step, SeatStep::Happened(_))).expect("the start");
    assert!(black.done[..told].iter().filter(|step| **step == SeatStep::Keep).count() >= 2, "{:?}", black.done);
    assert_eq!(black.seat.client().state_to_save().last_seq, black.bench.table.disk.entries.len() as u64);
}

/// First the act, then the loss: it waits, is sent once more, and counts once.
#[test]
fn what_was_done_before_the_line_was_lost_waits_and_is_sent_once_when_it_is_back() {
    for arrives in [false, true] {
        let mut black = BlackStation::at_play();
        if arrives {
            // The host has it, and its answer does not come.
            let steps = black.seat.send_act(Seat::Black, press(), &black.presenter, black.bench.table.moment());
            let [SeatStep::Send(said)] = &steps[..] else { panic!("{steps:?}") };
            black.bench.says(1, 1, said);
        } else {
            black.connected = false;
            black.acts(press());
        }
        assert_eq!(black.seat.link_display().unsent, 1);
        black.expect_cut();
        assert_eq!(black.lines(), [LOST]);
        assert_eq!(black.seat.link_display().unsent, 1, "it waits");
        assert_eq!(black.bench.acts(), if arrives { vec![1] } else { Vec::new() });
        black.comes_back();
        assert_eq!(black.bench.acts(), [1], "once, whether it had arrived or not");
        assert_eq!(black.seat.link_display().unsent, 0);
        let lines = black.lines();
        assert_eq!(lines.last().map(String::as_str), Some(BACK), "{lines:?}");
        assert!(!lines.iter().any(|line| line.starts_with("Not sent")), "{lines:?}");
    }
}

/// First the loss, then the act: it is refused at once, and nobody does it later for him.
#[test]
fn what_is_done_while_the_line_is_lost_is_refused_and_never_sent() {
    let mut black = BlackStation::at_play();
    black.expect_cut();
    black.acts(press());
    assert_eq!(black.lines(), [LOST, "Not sent: the link is lost."]);
    assert_eq!(black.seat.link_display().unsent, 0);
    black.comes_back();
    assert_eq!(black.bench.acts(), [0; 0]);
}

#[test]
fn what_is_not_his_is_refused_here_and_goes_nowhere() {
    let mut black = BlackStation::at_play();
    black.acts(EventKind::ProgramLeft);
    let others = black.seat.send_act(Seat::White, EventKind::Resigned, &black.presenter, black.bench.table.moment());
    black.carry_out(others);
    let arbiters =
        black.seat.send_act(Seat::Arbiter, EventKind::DeskLeft, &black.presenter, black.bench.table.moment());
    black.carry_out(arbiters);
    let expected = [
        "Not done: this is done at the host.",
        "Not done: here for yourself alone.",
        "Not done: the arbiter's. Type: arbiter",
    ];
    assert_eq!(black.lines(), expected);
    assert_eq!(black.bench.denials(), 0);
    // More than may wait.
    black.connected = false;
    (0..PENDING_MAX).for_each(|_| black.acts(EventKind::Adjusting));
    assert!(black.lines().is_empty());
    black.acts(EventKind::Adjusting);
    assert_eq!(black.lines(), ["Not sent: the host has still to answer."]);
}

/// What the host refused while the line was lost is told with the return, and waits no longer.
#[test]
fn what_the_host_has_refused_is_told() {
    let mut black = BlackStation::at_play();
    black.connected = false;
    black.acts(press());
    black.hear(vec![HostMessage::Denied { n: 1, why: Denial::Unrecorded }]);
    assert_eq!(black.lines(), ["Not done: the host refused it."]);
    assert_eq!(black.seat.link_display().unsent, 0);
    black.hear(vec![HostMessage::Denied { n: 1, why: Denial::Unrecorded }]);
    assert!(black.lines().is_empty(), "told once");
}

#[test]
fn while_the_line_is_lost_the_clocks_stand_or_run_by_the_rule_of_the_table() {
    let mut black = BlackStation::at_play();
    let clock = |black: &BlackStation| black.seat.view_at(black.bench.table.moment()).clocks.white;
    black.bench.table.now += 1_000;
    black.expect_cut();
    let (stood, view) = (clock(&black), black.seat.view_at(black.bench.table.moment()));
    assert_eq!((view.running, view.rules.lost_link_stops), (None, true));
    black.bench.table.now += 9_000;
    assert_eq!(clock(&black), stood);
    assert!(!black.seat.link_display().there);
    black.comes_back();
    assert!(black.seat.link_display().there);
    let view = black.seat.view_at(black.bench.table.moment());
    assert_eq!((view.running, view.links.black), (None, LinkState::Connected), "it awaits resume");
}

#[test]
fn what_was_missed_is_counted_shown_and_the_last_of_it_spoken_before_the_link_is_told_to_be_back() {
    let mut black = BlackStation::at_play();
    black.expect_cut();
    black.lines();
    let answers = black.reach();
    let (welcome, rest) = answers.split_first().expect("a welcome");
    black.hear(vec![welcome.clone()]);
    let last = black.seat.client().state_to_save().last_seq;
    let missed = |n| HostMessage::Entry {
        seq: last + n,
        head: String::new(),
        at: Moment::START,
        effects: vec![Effect { to: Audience::Hall, kind: EffectKind::DrawOffered { player: Color::White } }],
        acted: 0,
        seen: None,
        late: true,
    };
    black.hear((1..=9).map(missed).collect());
    assert!(black.told.is_empty(), "nothing before all of it has come: {:?}", black.told);
    black.hear(rest.to_vec());
    let told = std::mem::take(&mut black.told);
    let lines: Vec<&str> = told.iter().map(|told| told.line.as_str()).collect();
    assert_eq!(lines[0], "9 messages meanwhile");
    assert_eq!(lines[1..10], ["White offers a draw."; 9]);
    assert_eq!(lines[10..], [BACK]);
    let spoken: Vec<bool> = told[1..10].iter().map(|told| !told.speech.is_empty()).collect();
    assert_eq!(spoken, [[false; 3], [true; 3], [true; 3]].concat());
    black.expect_question();
    assert!(black.told.is_empty(), "told once");
}

#[test]
fn a_host_that_says_nothing_for_five_seconds_is_lost_and_tried_again_with_longer_pauses() {
    let mut black = BlackStation::at_play();
    let due = black.seat.next_deadline().expect("when it is lost");
    assert_eq!(due - black.bench.table.moment(), Span::from_secs(5));
    assert!(black.passes(4_999).is_empty());
    let steps = black.passes(1);
    assert!(
        matches!(steps[..], [SeatStep::Cut, SeatStep::Tell(_), SeatStep::Draw, SeatStep::Reach { .. }]),
        "{steps:?}"
    );
    let mut pauses = Vec::new();
    for _ in 0..8 {
        let now = black.bench.table.moment();
        assert!(black.seat.handle_failed_attempt(None, now).is_empty());
        let pause = black.seat.next_deadline().expect("the next attempt") - now;
        let steps = black.passes(pause.as_millis());
        let [SeatStep::Reach { looks, hello: ClientMessage::Hello { last_seq, .. } }] = &steps[..] else {
            panic!("{steps:?}")
        };
        assert_eq!(*last_seq, black.seat.client().state_to_save().last_seq);
        pauses.push((pause.as_millis(), *looks));
    }
    let searched = |attempt: usize| attempt == 4 || attempt == 8;
    let expected: Vec<_> = [500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000]
        .into_iter()
        .enumerate()
        .map(|(number, pause)| (pause, searched(number + 1)))
        .collect();
    assert_eq!(pauses, expected);
}

#[test]
fn who_leaves_waits_for_his_last_answers_but_not_for_a_lost_line_nor_for_long() {
    let leaves = [SeatStep::Leave(None)];
    let mut black = BlackStation::at_play();
    black.seat.stop_acting(black.bench.table.moment());
    assert_eq!(black.passes(0), leaves, "everything is answered");
    // The answer comes.
    let mut black = BlackStation::at_play();
    let steps = black.seat.send_act(Seat::Black, press(), &black.presenter, black.bench.table.moment());
    black.seat.stop_acting(black.bench.table.moment());
    assert!(black.seat.is_awaiting_last_answers() && black.passes(100).is_empty());
    black.carry_out(steps);
    assert_eq!(black.passes(0), leaves);
    // It does not come.
    let mut black = BlackStation::at_play();
    black.connected = false;
    black.acts(press());
    black.seat.stop_acting(black.bench.table.moment());
    assert!(black.passes(4_999).is_empty());
    assert_eq!(black.passes(1), leaves);
    // The line is lost meanwhile.
    let mut black = BlackStation::at_play();
    black.connected = false;
    black.acts(press());
    black.seat.stop_acting(black.bench.table.moment());
    black.expect_cut();
    assert_eq!(black.passes(0), leaves);
}

#[test]
fn who_is_cut_off_for_good_leaves_with_the_reason_and_tries_nothing_more() {
    let mut black = BlackStation::at_play();
    black.done.clear();
    black.hear(vec![HostMessage::Bye(DisconnectReason::Freed)]);
    assert_eq!(black.done[..2], [SeatStep::Cut, SeatStep::Leave(Some("join-freed"))]);
    assert!(black.lines().is_empty() && black.passes(60_000).is_empty());
    // The same where the host does not know him any more when he comes again.
    for (why, id) in [
        (GreetingRefusal::UnknownKey, "join-key-unknown"),
        (GreetingRefusal::OtherProtocol { host: 9 }, "join-other-protocol"),
    ] {
        let mut black = BlackStation::at_play();
        black.expect_cut();
        black.passes(0);
        // It comes in the clear, where anybody on the path can say it: three in a row do not count yet.
        for outcomes in [[Some(why); 3], [Some(why), None, Some(why)]] {
            for outcome in outcomes {
                black.seat.handle_failed_attempt(outcome, black.bench.table.moment());
                assert!(matches!(black.passes(10_000)[..], [SeatStep::Reach { .. }]));
            }
            black.seat.handle_failed_attempt(None, black.bench.table.moment());
            assert!(matches!(black.passes(10_000)[..], [SeatStep::Reach { .. }]));
        }
        for _ in 0..3 {
            assert!(black.seat.handle_failed_attempt(Some(why), black.bench.table.moment()).is_empty());
            black.passes(10_000);
        }
        let steps = black.seat.handle_failed_attempt(Some(why), black.bench.table.moment());
        assert_eq!(steps, [SeatStep::Cut, SeatStep::Leave(Some(id))]);
        assert!(black.passes(60_000).is_empty());
    }
}

#[test]
fn a_host_that_leaves_says_so_and_is_waited_for() {
    let mut black = BlackStation::at_play();
    black.hear(vec![HostMessage::Bye(DisconnectReason::Left)]);
    assert_eq!(black.lines(), ["Host has left. Waiting; or: quit"]);
    assert!(matches!(black.passes(0)[..], [SeatStep::Reach { .. }]));
}

/// What his board shows is no act that waits: it is told anew, as it is then.
#[test]
fn his_board_is_told_anew_when_the_line_is_back() {
    let shows = || EventKind::BoardReported(ansage_game::sensed::BoardReport::Found { shows: shakmaty::Board::new() });
    let mut black = BlackStation::at_play();
    black.expect_cut();
    black.lines();
    black.acts(shows());
    assert_eq!((black.lines(), black.seat.link_display().unsent), (Vec::<String>::new(), 0));
    black.comes_back();
    assert_eq!(black.passes(0), [SeatStep::ShowBoard]);
    assert!(black.passes(0).is_empty(), "once");
}

/// What a desk sends that is no arbiter's act, whoever's it is, is not told as a player's command.
#[test]
fn what_is_not_the_arbiters_is_told_to_a_desk_as_that() {
    for (lang, line) in
        [(Lang::En, "Not done: not the arbiter's. Try help."), (Lang::De, "Nicht Sache des Schiedsrichters: hilfe")]
    {
        let presenter = Presenter::without_game(&Locale::for_lang(lang));
        let told = ansage_link::words::denial_message(&presenter, &Denial::NotTheDesks, None);
        assert_eq!(told.line, line);
    }
}
