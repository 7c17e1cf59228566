//! The machines of host and guest, each case alone: seats, histories, acts, floods, what is kept.

use super::simulated::LinkTally;
use super::simulated::table::{HostOutput, SimulatedTable};
use ansage_game::event::{EventKind, EventSource};
use ansage_game::joining::StationRole;
use ansage_game::moment::Moment;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;
use ansage_link::PROTOCOL;
use ansage_link::guest::{Client, ClientNotice, PENDING_MAX, SendRefusal};
use ansage_link::message::{ClientMessage, DisconnectReason, HostMessage};
use ansage_link::role::Denial;

/// The host's side, with the messages to each line.
pub struct HostBench {
    pub table: SimulatedTable,
    tally: LinkTally,
}

impl HostBench {
    pub fn new() -> HostBench {
        let mut terms = GameTerms::new("90+30".parse().expect("a time control"));
        terms.black_blind = true;
        HostBench { table: SimulatedTable::new(terms, true), tally: LinkTally::default() }
    }

    pub fn says(&mut self, line: u64, station: u8, said: &ClientMessage) -> Vec<HostMessage> {
        self.table.said(line, station, said, &mut self.tally);
        self.answers(line)
    }

    /// What went over a line since.
    pub fn answers(&mut self, line: u64) -> Vec<HostMessage> {
        let sent = std::mem::take(&mut self.table.sent);
        let to = sent.into_iter().filter_map(|sent| match sent {
            HostOutput::Message(to, message) if to == line => Some(*message),
            _ => None,
        });
        to.collect()
    }

    pub fn happen(&mut self, seat: Seat, kind: EventKind) {
        self.table.happen(seat, EventSource::Keyboard, kind, &mut self.tally);
    }

    /// Time has passed.
    pub fn tick(&mut self) {
        self.table.tick(&mut self.tally);
    }

    /// The line is no more.
    pub fn gone(&mut self, line: u64) {
        self.table.gone(line, &mut self.tally);
    }

    /// The program is killed and started again.
    pub fn restart(&mut self) {
        self.table.die();
        self.table.sent.clear();
        self.table.start(&mut self.tally);
    }

    fn kinds(&self) -> Vec<&EventKind> {
        self.table.disk.entries.iter().map(|(_, event, _)| &event.kind).collect()
    }

    pub fn acts(&self) -> Vec<u64> {
        let acts = self.table.disk.entries.iter().filter_map(|(_, event, _)| match (event.port, &event.kind) {
            (EventSource::Link { act, .. }, kind) if !matches!(kind, EventKind::LinkDenied { .. }) => Some(act),
            _ => None,
        });
        acts.collect()
    }

    pub fn denials(&self) -> usize {
        self.kinds().iter().filter(|kind| matches!(kind, EventKind::LinkDenied { .. })).count()
    }
}

pub fn hello(capacity: StationRole, seat: Option<Color>) -> ClientMessage {
    Client::new(capacity, seat).hello_message()
}

fn player() -> ClientMessage {
    hello(StationRole::Player, Some(Color::Black))
}

pub fn bye(messages: &[HostMessage]) -> Option<DisconnectReason> {
    messages.iter().find_map(|message| match message {
        HostMessage::Bye(why) => Some(*why),
        _ => None,
    })
}

fn act(n: u64, kind: EventKind) -> ClientMessage {
    ClientMessage::Act { n, seat: Seat::Black, kind }
}

fn adjust(n: u64) -> ClientMessage {
    act(n, EventKind::Adjusting)
}

/// What a guest says of what came, and whether something was told as done.
fn told(guest: &mut Client, messages: Vec<HostMessage>) -> (Vec<ClientMessage>, Vec<ClientNotice>) {
    let (mut say, mut news) = (Vec::new(), Vec::new());
    for message in messages {
        let heard = guest.handle_message(message, Moment::START);
        say.extend(heard.say);
        news.extend(heard.news);
    }
    (say, news)
}

#[test]
fn one_seat_has_one_station_until_the_host_takes_it_back() {
    let mut bench = HostBench::new();
    assert_eq!(bye(&bench.says(1, 1, &player())), None);
    assert_eq!(bye(&bench.says(2, 2, &player())), Some(DisconnectReason::SeatTaken), "another station");
    let owners = hello(StationRole::Player, Some(Color::White));
    assert_eq!(bye(&bench.says(3, 3, &owners)), Some(DisconnectReason::SeatTaken), "the host's own seat");
    assert_eq!(
        bye(&bench.says(4, 1, &owners)),
        Some(DisconnectReason::SeatTaken),
        "a station that claims the other seat"
    );
    assert_eq!(bench.denials(), 3, "each of them is recorded");
    bench.gone(1);
    assert_eq!(bye(&bench.says(5, 2, &player())), Some(DisconnectReason::SeatTaken), "lost, but still his");
    bench.restart();
    assert_eq!(
        bye(&bench.says(6, 2, &player())),
        Some(DisconnectReason::SeatTaken),
        "his after a crash of the host, too"
    );
    assert_eq!(bye(&bench.says(7, 1, &player())), None, "he comes back");
    bench.answers(7);
    bench.happen(Seat::Black, EventKind::SeatReleased);
    assert_eq!(bye(&bench.answers(7)), Some(DisconnectReason::Freed));
    assert_eq!(
        bye(&bench.says(8, 1, &player())),
        Some(DisconnectReason::Freed),
        "he was sent away: his pairing is no more"
    );
    assert_eq!(bye(&bench.says(9, 2, &player())), None, "the seat is free for another");
    bench.answers(9);
    bench.gone(9);
    bench.happen(Seat::Black, EventKind::SeatReleased);
    assert_eq!(bye(&bench.says(10, 2, &player())), None, "he was away, and nobody else has his seat");
    bench.answers(10);
    bench.gone(10);
    bench.happen(Seat::Black, EventKind::SeatReleased);
    assert_eq!(bye(&bench.says(11, 3, &player())), None, "the seat is free for another");
    assert_eq!(bye(&bench.says(12, 2, &player())), Some(DisconnectReason::Freed), "and then it is his no more");
}

#[test]
fn f18_the_seats_own_device_has_its_seat_again_and_the_other_one_is_out() {
    let mut bench = HostBench::new();
    bench.says(1, 1, &player());
    bench.happen(Seat::White, EventKind::Started);
    bench.gone(1);
    bench.happen(Seat::Black, EventKind::SeatReleased);
    assert_eq!(bye(&bench.says(2, 2, &player())), None, "another device has the seat");
    assert_eq!(bye(&bench.says(3, 3, &player())), Some(DisconnectReason::SeatTaken));
    let resigns = ClientMessage::Act { n: 1, seat: Seat::Black, kind: EventKind::Resigned };
    bench.says(2, 2, &resigns);
    bench.restart();
    bench.says(4, 2, &player());
    // The seat's own device comes back while the other one is there, also after the host was started anew.
    assert_eq!(bye(&bench.says(5, 1, &player())), None);
    let found = bench.table.disk.entries.iter().rev().find_map(|(_, event, _)| match event.kind {
        EventKind::LinkFound { station, again, .. } => Some((station, again)),
        _ => None,
    });
    assert_eq!(found, Some((1, true)), "it comes back");
    assert_eq!(bye(&bench.says(6, 2, &player())), Some(DisconnectReason::Freed), "the other pairing is no more");
    // An act of the other device that comes after that is dropped with its connection.
    let before = bench.acts().len();
    bench.says(4, 2, &ClientMessage::Act { n: 2, seat: Seat::Black, kind: EventKind::Resigned });
    assert_eq!(bench.acts().len(), before);
    // It comes back after a second release as well, and no dismissed device does.
    bench.gone(5);
    bench.happen(Seat::Black, EventKind::SeatReleased);
    assert_eq!(bye(&bench.says(7, 2, &player())), Some(DisconnectReason::Freed));
    assert_eq!(bye(&bench.says(8, 3, &player())), None);
    assert_eq!(bye(&bench.says(9, 1, &player())), None);
}

#[test]
fn f18_the_other_device_hears_why_it_is_out() {
    let mut bench = HostBench::new();
    bench.says(1, 1, &player());
    bench.happen(Seat::White, EventKind::Started);
    bench.gone(1);
    bench.happen(Seat::Black, EventKind::SeatReleased);
    bench.says(2, 2, &player());
    bench.table.sent.clear();
    bench.table.said(3, 1, &player(), &mut bench.tally);
    assert_eq!(bye(&bench.answers(2)), Some(DisconnectReason::OwnerReturned));
    let id = ansage_link::words::permanent_disconnect_text_id(DisconnectReason::OwnerReturned);
    assert_eq!(id, Some("join-owner-returned"));
}

#[test]
fn spectators_and_assistants_sit_beside_the_player_up_to_eight() {
    let mut bench = HostBench::new();
    bench.says(1, 1, &player());
    let cy = Client::with_name(StationRole::Assistant, Some(Color::White), "Cy Tal".into()).hello_message();
    assert_eq!(bye(&bench.says(2, 2, &cy)), None);
    bench.happen(Seat::White, EventKind::AssistantAnswered { station: 2, accepted: true });
    assert_eq!(bye(&bench.says(3, 3, &cy)), Some(DisconnectReason::SeatTaken), "a second assistant of one player");
    for line in 4..10 {
        assert_eq!(bye(&bench.says(line, line as u8, &hello(StationRole::Spectator, None))), None, "line {line}");
    }
    let ninth = bench.says(11, 11, &hello(StationRole::Spectator, None));
    assert_eq!(bye(&ninth), Some(DisconnectReason::TooMany));
    let desk = bench.says(12, 2, &hello(StationRole::Arbiter, None));
    assert!(bye(&desk).is_some(), "the arbiter's desk has a line of its own");
}

#[test]
fn another_protocol_and_another_game_are_told_apart() {
    let mut bench = HostBench::new();
    let with = |protocol, game: &str| match player() {
        ClientMessage::Hello { capacity, seat, last_seq, head, name, .. } => {
            ClientMessage::Hello { protocol, capacity, seat, game: game.into(), last_seq, head, name }
        }
        other => other,
    };
    assert_eq!(bye(&bench.says(1, 1, &with(PROTOCOL + 1, ""))), Some(DisconnectReason::OtherProtocol));
    assert_eq!(bye(&bench.says(2, 1, &with(PROTOCOL, "other"))), Some(DisconnectReason::OtherGame));
    assert_eq!(bye(&bench.says(3, 1, &with(PROTOCOL, "simulated"))), None);
    let (view, now) = (bench.table.view().expect("a host that runs"), bench.table.moment());
    let host = bench.table.program.as_mut().map(|program| &mut program.host).expect("a host that runs");
    let out = host.handle_client_message(3, &player(), &view, now);
    bench.table.carry_out(out, &mut bench.tally);
    assert_eq!(bye(&bench.answers(3)), Some(DisconnectReason::NotUnderstood), "a second first word over one line");
}

#[test]
fn an_act_is_taken_once_and_told_as_done_when_it_is_on_the_disk() {
    let mut bench = HostBench::new();
    let mut guest = Client::new(StationRole::Player, Some(Color::Black));
    assert_eq!(guest.prepare_act(Color::Black, EventKind::Started).err(), Some(SendRefusal::NotJoined));
    let welcome = bench.says(1, 1, &guest.hello_message());
    told(&mut guest, welcome);
    let (n, message) = guest.prepare_act(Color::Black, EventKind::Started).expect("room");
    assert_eq!((n, guest.unanswered_act_count()), (1, 1), "not done before the host says so");
    let message = message.expect("the link is there");
    let answer = bench.says(1, 1, &message);
    assert!(bench.says(1, 1, &message).is_empty(), "the same act once more");
    assert_eq!(bench.acts(), [1]);
    let (_, news) = told(&mut guest, answer.clone());
    assert!(news.contains(&ClientNotice::Acted { n: 1 }) && guest.unanswered_act_count() == 0);
    let (_, news) = told(&mut guest, answer);
    assert!(news.is_empty(), "the same entry once more tells nothing");
}

#[test]
fn after_a_lost_link_nothing_is_lost_and_nothing_doubled() {
    let mut bench = HostBench::new();
    let mut guest = Client::new(StationRole::Player, Some(Color::Black));
    let welcome = bench.says(1, 1, &guest.hello_message());
    told(&mut guest, welcome);
    bench.happen(Seat::White, EventKind::Started);
    // Two acts: the first arrives and its answer does not, the second does not arrive.
    let (_, first) = guest.prepare_act(Color::Black, EventKind::Adjusting).expect("room");
    bench.says(1, 1, &first.expect("sent"));
    guest.prepare_act(Color::Black, EventKind::DrawOffered).expect("room");
    guest.handle_lost_connection();
    guest.prepare_act(Color::Black, EventKind::AnnouncementRepeatAsked).expect("room");
    bench.restart();
    let welcome = bench.says(2, 1, &guest.hello_message());
    let (say, news) = told(&mut guest, welcome);
    assert!(
        news.contains(&ClientNotice::Acted { n: 1 })
            && news.contains(&ClientNotice::Joined { again: true, gap: false })
    );
    let late = news.iter().filter(|news| matches!(news, ClientNotice::Told { late: true, .. })).count();
    assert!(late >= 2, "the start, and what became of his act: {news:?}");
    for said in &say {
        bench.says(2, 1, said);
    }
    assert_eq!(bench.acts(), [1, 2, 3]);
}

#[test]
fn a_flood_is_cut_off_and_the_record_stays_small() {
    let mut bench = HostBench::new();
    bench.says(1, 1, &player());
    let entries = bench.table.disk.entries.len();
    let mut cut = None;
    for n in 1..1_000 {
        let answer = bench.says(1, 1, &act(n, EventKind::ProgramLeft));
        if let Some(why) = bye(&answer) {
            cut = Some((n, why));
            break;
        }
    }
    assert_eq!(cut, Some((129, DisconnectReason::Flood)));
    assert_eq!(bench.denials(), 2, "one denial a second, and the flood");
    assert_eq!(bench.table.disk.entries.len(), entries + 3, "and that the link is lost");
    assert!(bench.says(1, 1, &adjust(2_000)).is_empty(), "nothing comes over a line that is cut");
    let before = bench.acts().len();
    bench.says(2, 1, &player());
    for n in 200..260 {
        bench.table.now += 50;
        assert_eq!(bye(&bench.says(2, 1, &adjust(n))), None, "what a person can do");
    }
    assert_eq!(bench.acts().len(), before + 60);
}

#[test]
fn numbers_that_no_person_reaches_cut_the_line() {
    let mut bench = HostBench::new();
    bench.says(1, 1, &player());
    assert_eq!(bye(&bench.says(1, 1, &adjust(u64::MAX))), Some(DisconnectReason::NotUnderstood));
    assert!(bench.acts().is_empty());
}

/// A denial that was not recorded, for too many came at once, is still a denial after a crash of the host.
#[test]
fn a_denied_act_is_never_told_as_done() {
    let mut bench = HostBench::new();
    let mut guest = Client::new(StationRole::Player, Some(Color::Black));
    let welcome = bench.says(1, 1, &guest.hello_message());
    told(&mut guest, welcome);
    for kind in [EventKind::ProgramLeft, EventKind::DeskLeft, EventKind::Adjusting] {
        let (_, message) = guest.prepare_act(Color::Black, kind).expect("room");
        bench.says(1, 1, &message.expect("sent"));
    }
    assert_eq!(bench.denials(), 1, "the second was denied within a second");
    guest.handle_lost_connection();
    bench.restart();
    let welcome = bench.says(2, 1, &guest.hello_message());
    let (_, news) = told(&mut guest, welcome);
    let denied = news.iter().filter_map(|news| match news {
        ClientNotice::Denied { n, why, .. } => Some((*n, why.clone())),
        _ => None,
    });
    assert_eq!(denied.collect::<Vec<_>>(), [(1, Denial::Hosts), (2, Denial::Unrecorded)]);
    let acted: Vec<_> = news.iter().filter(|news| matches!(news, ClientNotice::Acted { .. })).collect();
    assert_eq!(acted, [&ClientNotice::Acted { n: 3 }]);
}

#[test]
fn another_history_calls_the_arbiter_once_and_is_not_believed() {
    let mut bench = HostBench::new();
    bench.says(1, 1, &player());
    bench.happen(Seat::White, EventKind::Started);
    let claims = |last_seq, head: &str| match player() {
        ClientMessage::Hello { protocol, capacity, seat, game, name, .. } => {
            ClientMessage::Hello { protocol, capacity, seat, game, last_seq, head: head.into(), name }
        }
        other => other,
    };
    let (head, _, _) = bench.table.disk.entries[2].clone();
    assert_eq!(bye(&bench.says(2, 1, &claims(3, &head))), None, "the history of this journal");
    assert_eq!(
        bye(&bench.says(3, 1, &claims(2, &head))),
        Some(DisconnectReason::HistoryDiffers),
        "an entry in another place"
    );
    let view = bench.table.view().expect("a host that runs");
    assert_eq!(view.running, None, "both clocks stand");
    for line in 4..9 {
        assert_eq!(bye(&bench.says(line, 1, &claims(2, &head))), Some(DisconnectReason::HistoryDiffers));
    }
    let calls = |bench: &HostBench| {
        bench.kinds().iter().filter(|kind| matches!(kind, EventKind::HistoryDiffers { .. })).count()
    };
    assert_eq!(calls(&bench), 1, "the same claim calls nobody again");
    for (seq, head) in [(900, head.as_str()), (3, "no checksum"), (0, "0123456789abcdef")] {
        assert_eq!(bye(&bench.says(10, 1, &claims(seq, head))), Some(DisconnectReason::HistoryDiffers), "{seq} {head}");
    }
    assert_eq!(bye(&bench.says(11, 1, &claims(0, ""))), None, "who knows nothing is told");
}

/// Who is no desk gets no desk by saying the words of one: he is cut off, as with what is no message at all.
#[test]
fn the_words_of_a_desk_from_who_is_none_are_no_message() {
    let words = [
        ClientMessage::Code { code: ansage_link::message::ArbiterCode::new("geheim78"), arbiter: "".into() },
        ClientMessage::Open,
        ClientMessage::OpenPaper { words: None },
        ClientMessage::Act { n: 1, seat: Seat::Arbiter, kind: EventKind::DeskLeft },
    ];
    for said in words {
        let mut bench = HostBench::new();
        bench.says(1, 1, &player());
        let answers = bench.says(1, 1, &said);
        assert_eq!(bye(&answers), Some(DisconnectReason::NotUnderstood), "{said:?}: {answers:?}");
        let denied = EventKind::LinkDenied { what: "message".into(), reason: "unreadable".into() };
        assert!(bench.kinds().contains(&&denied), "{said:?}: {:?}", bench.kinds());
    }
}

#[test]
fn a_silent_station_is_asked_each_quarter_of_a_second_and_lost_after_a_second() {
    let mut bench = HostBench::new();
    bench.says(1, 1, &player());
    let pings = |bench: &mut HostBench| {
        let pings = bench.answers(1).into_iter().filter(|message| matches!(message, HostMessage::Ping { .. }));
        pings.collect::<Vec<_>>()
    };
    let passes = |bench: &mut HostBench, millis: u64| {
        bench.table.now += millis;
        bench.tick();
        pings(bench)
    };
    let asked: usize = (0..3).map(|_| passes(&mut bench, 250).len()).sum();
    assert_eq!(asked, 3, "four times a second");
    bench.table.now += 40;
    bench.says(1, 1, &ClientMessage::Pong { n: 3 });
    let delays = passes(&mut bench, 250);
    assert!(matches!(delays[..], [HostMessage::Ping { delay: Some(40), .. }]), "the delay is measured: {delays:?}");
    // A line that is slower than the pings follow each other is measured all the same, and no answer counts twice.
    assert_eq!(passes(&mut bench, 250).len(), 1);
    bench.table.now += 200;
    bench.says(1, 1, &ClientMessage::Pong { n: 4 });
    bench.table.now += 20;
    bench.says(1, 1, &ClientMessage::Pong { n: 4 });
    bench.says(1, 1, &ClientMessage::Pong { n: 99 });
    let delays = passes(&mut bench, 30);
    assert!(matches!(delays[..], [HostMessage::Ping { delay: Some(450), .. }]), "a slow line: {delays:?}");
    // The station shows what the host has measured.
    let mut guest = Client::new(StationRole::Player, Some(Color::Black));
    assert_eq!(guest.round_trip_millis(), None);
    told(&mut guest, delays);
    assert_eq!(guest.round_trip_millis(), Some(450));
    guest.handle_lost_connection();
    assert_eq!(guest.round_trip_millis(), None);
    // 30 ms ago it was heard last.
    let heard = bench.table.now - 30;
    for _ in 0..3 {
        assert_eq!(passes(&mut bench, 250).len(), 1);
    }
    bench.table.now = heard + 999;
    bench.tick();
    assert_eq!(bye(&bench.answers(1)), None, "not yet");
    bench.table.now = heard + 1_000;
    bench.tick();
    assert_eq!(bye(&bench.answers(1)), Some(DisconnectReason::Silent));
    let since = Some(Moment::from_millis(heard));
    let lost = EventKind::LinkLost { station: 1, role: StationRole::Player, since };
    assert_eq!(bench.kinds().last().copied(), Some(&lost), "and since when is on record");
}

#[test]
fn a_host_that_did_not_get_to_ask_loses_nobody_for_it() {
    let mut bench = HostBench::new();
    bench.says(1, 1, &player());
    bench.answers(1);
    // Its disk kept it for seconds: it has not asked, so it asks now.
    bench.table.now += 4_000;
    bench.tick();
    let answers = bench.answers(1);
    assert!(matches!(answers[..], [HostMessage::Ping { .. }]), "{answers:?}");
    bench.table.now += 400;
    bench.tick();
    assert_eq!(bye(&bench.answers(1)), None, "an answer may be on its way");
    bench.says(1, 1, &ClientMessage::Pong { n: 1 });
    bench.table.now += 250;
    bench.tick();
    // Its machine slept: nobody could be heard.
    bench.table.now += 60_000;
    let now = bench.table.moment();
    bench.table.program.as_mut().expect("a host").host.note_standstill(now);
    bench.tick();
    assert_eq!(bye(&bench.answers(1)), None);
    // What is silent from then on is lost.
    bench.table.now += 1_000;
    bench.tick();
    assert_eq!(bye(&bench.answers(1)), Some(DisconnectReason::Silent));
}

#[test]
fn what_waits_and_what_is_kept_does_not_grow() {
    let mut bench = HostBench::new();
    let mut guest = Client::new(StationRole::Player, Some(Color::Black));
    let welcome = bench.says(1, 1, &guest.hello_message());
    told(&mut guest, welcome);
    guest.handle_lost_connection();
    bench.gone(1);
    for _ in 0..PENDING_MAX {
        assert!(guest.prepare_act(Color::Black, EventKind::Adjusting).is_ok());
    }
    assert_eq!(guest.prepare_act(Color::Black, EventKind::Adjusting).err(), Some(SendRefusal::Full));
    for _ in 0..700 {
        bench.happen(Seat::White, EventKind::AnnouncementRepeatAsked);
    }
    assert_eq!(bench.table.program.as_ref().map(|program| program.host.kept_entry_count()), Some(512));
    let welcome = bench.says(2, 1, &guest.hello_message());
    let (say, news) = told(&mut guest, welcome);
    assert!(news.contains(&ClientNotice::Joined { again: true, gap: true }), "he is told that something is missing");
    assert_eq!(guest.state_to_save().last_seq, bench.table.disk.entries.len() as u64);
    for said in &say {
        assert_eq!(bye(&bench.says(2, 1, said)), None, "all that waited may come at once");
    }
    assert_eq!(bench.acts().len(), PENDING_MAX);
}

#[test]
fn no_time_that_a_station_tells_counts() {
    let mut bench = HostBench::new();
    bench.says(1, 1, &player());
    bench.happen(Seat::White, EventKind::Started);
    bench.table.now += 7_000;
    let wall = String::from("1999-12-31T23:59:59Z");
    bench.says(1, 1, &act(1, EventKind::MoveSealed { commitment: None, wall }));
    bench.table.now += 3_000;
    bench.says(1, 1, &act(2, EventKind::ClockPressed { player: Color::Black }));
    let acts = bench.table.disk.entries.iter().filter(|(_, event, _)| matches!(event.port, EventSource::Link { .. }));
    let acts: Vec<_> = acts.map(|(_, event, _)| (event.at.as_millis(), event.kind.clone())).collect();
    let [(sealed_at, EventKind::MoveSealed { wall, .. }), (pressed_at, EventKind::ClockPressed { .. })] = &acts[..]
    else {
        panic!("{acts:?}")
    };
    assert_eq!(wall, "", "the host fills in its own");
    // Each at the moment at which it came.
    assert_eq!((*sealed_at, *pressed_at), (bench.table.now - 3_000, bench.table.now));
}
