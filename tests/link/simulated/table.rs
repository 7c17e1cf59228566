//! The host of a simulated game: the real referee, a journal on a disk, the real machine, and a program that dies.

use super::LinkTally;
use super::checks;
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::journal::line::{self, ChecksumChain};
use ansage_game::journal::{GameId, JournalEntry, replay};
use ansage_game::moment::Moment;
use ansage_game::referee::Referee;
use ansage_game::seat::Seat;
use ansage_game::terms::GameTerms;
use ansage_game::view::View;
use ansage_link::host::{Host, HostAction, HostSetup};
use ansage_link::message::{ClientMessage, HallStyle, HostMessage};

/// Where a program dies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Death {
    BeforeTheDisk,
    AfterTheDisk,
}

/// What is on the disk of the host.
pub struct Disk {
    pub text: String,
    pub entries: Vec<(String, Event, Vec<Effect>)>,
    chain: ChecksumChain,
    /// Whether states are digested, so that the journal can be opened as a file.
    pub written: bool,
}

/// The host's program.
pub struct HostProgram {
    pub referee: Referee,
    pub host: Host,
}

/// What the host sends.
#[derive(Debug)]
pub enum HostOutput {
    Message(u64, Box<HostMessage>),
    Close(u64),
}

pub struct SimulatedTable {
    pub terms: GameTerms,
    pub disk: Disk,
    pub program: Option<HostProgram>,
    pub dies: Option<Death>,
    pub sent: Vec<HostOutput>,
    /// Utterances whose last word has not been heard.
    pub unheard: Vec<u32>,
    pub now: u64,
}

impl SimulatedTable {
    pub fn new(terms: GameTerms, written: bool) -> SimulatedTable {
        let mut chain = ChecksumChain::begin();
        let text = line::write_header(GameId::new([7; 16]), &mut chain);
        let disk = Disk { text, entries: Vec::new(), chain, written };
        let referee = Referee::open(terms.clone()).expect("terms that can be played");
        let host = Host::new(setup(&terms));
        let program = Some(HostProgram { referee, host });
        let mut table =
            SimulatedTable { terms, disk, program, dies: None, sent: Vec::new(), unheard: Vec::new(), now: 0 };
        let opened = EventKind::Opened { terms: Box::new(table.terms.clone()), wall: "2026-01-01T00:00:00Z".into() };
        table.happen(Seat::White, EventSource::Station, opened, &mut LinkTally::default());
        table
    }

    pub fn moment(&self) -> Moment {
        Moment::from_millis(self.now)
    }

    pub fn view(&self) -> Option<View> {
        self.program.as_ref().map(|program| program.referee.view(self.moment()))
    }

    /// Whether the game has an arbiter's code.
    pub fn has_code(&self) -> bool {
        self.program.as_ref().is_some_and(|program| program.referee.arbiter_code_verifier().is_some())
    }

    /// The event happens, is on the disk, and is told; or the program dies over it.
    pub fn happen(&mut self, seat: Seat, port: EventSource, kind: EventKind, tally: &mut LinkTally) {
        let Some(program) = &mut self.program else { return };
        let event = Event { at: Moment::from_millis(self.now), seat, port, kind };
        let effects = program.referee.handle(&event);
        if self.dies == Some(Death::BeforeTheDisk) {
            tally.count("host killed before the disk");
            return self.die();
        }
        let seq = self.disk.entries.len() as u64 + 1;
        let digest = if self.disk.written { line::digest(&program.referee.state_text()) } else { "0".repeat(16) };
        let brief = program.referee.state_summary();
        let entry = JournalEntry { seq, event: event.clone(), effects: effects.clone(), brief, digest };
        self.disk.text += &line::write_entry(&entry, &mut self.disk.chain);
        let head = self.disk.chain.checksum().to_owned();
        self.disk.entries.push((head.clone(), event.clone(), effects.clone()));
        if self.dies == Some(Death::AfterTheDisk) {
            tally.count("host killed after the disk");
            return self.die();
        }
        for effect in &effects {
            match &effect.kind {
                EffectKind::MoveAnnounced { utterance, .. } => self.unheard.push(*utterance),
                EffectKind::LinkLost { stopped: true, .. } => tally.count("player stopped by a lost link"),
                EffectKind::SeatReleased { .. } => tally.count("seat taken back"),
                EffectKind::MoveCompleted { player: by, .. } if *by == self.terms.owner => {
                    tally.count("move completed by the host");
                }
                EffectKind::MoveCompleted { .. } => tally.count("move completed by the guest"),
                _ => {}
            }
        }
        let view = program.referee.view(event.at);
        let out = program.host.send_entry(seq, &head, &event, &effects, &view);
        assert!(program.host.kept_entry_count() <= 512, "what is kept to be told again does not grow");
        self.carry_out(out, tally);
        if matches!(event.kind, EventKind::AssistantAnswered { .. })
            && let Some(program) = &mut self.program
        {
            let out = program.host.admit_answered_assistants(&program.referee.view(event.at), event.at);
            self.carry_out(out, tally);
        }
    }

    pub fn carry_out(&mut self, out: Vec<HostAction>, tally: &mut LinkTally) {
        for out in out {
            match out {
                HostAction::Send { to, message } => self.sent.push(HostOutput::Message(to, message)),
                HostAction::Close { to } => self.sent.push(HostOutput::Close(to)),
                HostAction::Journal { seat, port, kind } => self.happen(seat, port, kind, tally),
            }
        }
    }

    /// A message came over a line.
    pub fn said(&mut self, from: u64, station: u8, said: &ClientMessage, tally: &mut LinkTally) {
        let (Some(view), now) = (self.view(), self.moment()) else { return };
        let Some(program) = &mut self.program else { return };
        let out = match said {
            ClientMessage::Hello { .. } => program.host.handle_hello(from, station, said, &view, now),
            said => {
                let out = program.host.handle_client_message(from, said, &view, now);
                if matches!(said, ClientMessage::Act { .. }) && out.is_empty() {
                    tally.count("act that came twice");
                }
                out
            }
        };
        checks::answers(&out, tally);
        self.carry_out(out, tally);
    }

    pub fn gone(&mut self, from: u64, tally: &mut LinkTally) {
        let Some(program) = &mut self.program else { return };
        let out = program.host.handle_lost_connection(from);
        self.carry_out(out, tally);
    }

    /// Time passes: deadlines of the referee, questions whether stations are there.
    pub fn tick(&mut self, tally: &mut LinkTally) {
        let now = self.moment();
        let Some(program) = &mut self.program else { return };
        let due = program.referee.deadline().filter(|deadline| *deadline <= now);
        let out = program.host.handle_time(now);
        if out.iter().any(|out| matches!(out, HostAction::Close { .. })) {
            tally.count("guest silent");
        }
        self.carry_out(out, tally);
        if due.is_some() {
            self.happen(Seat::White, EventSource::Clock, EventKind::DeadlineReached, tally);
        }
    }

    /// The program is no more; what is on the disk stays.
    pub fn die(&mut self) {
        self.program = None;
        self.dies = None;
        self.unheard.clear();
    }

    /// Somebody has put an older copy of the journal in its place.
    pub fn cut_off(&mut self, entries: usize) {
        let text = std::mem::take(&mut self.disk.text);
        let lines: Vec<&str> = text.split_inclusive('\n').take(entries + 1).collect();
        self.disk.text = lines.concat();
        self.disk.entries.truncate(entries);
        let mut chain = ChecksumChain::begin();
        let (_, revision) = line::read_header(lines[0].trim_end(), &mut chain).expect("the first line");
        for (seq, line) in (1..).zip(&lines[1..]) {
            line::read_entry(line.trim_end_matches('\n'), seq, revision, &mut chain).expect("a line of the journal");
        }
        self.disk.chain = chain;
    }

    /// The program is started on what is on the disk.
    pub fn start(&mut self, tally: &mut LinkTally) {
        let mut referee = Referee::open(self.terms.clone()).expect("terms that can be played");
        if self.disk.written {
            let replayed = replay::replay(self.disk.text.as_bytes());
            assert_eq!(replayed.fault, None, "the journal is sound");
            referee = replayed.referee.expect("a game that was opened");
        } else {
            for (_, event, effects) in &self.disk.entries {
                assert_eq!(referee.handle(event), *effects, "played again");
            }
        }
        let entries = self.disk.entries.iter();
        let entries = (1..).zip(entries).map(|(seq, (head, event, effects))| (seq, &**head, event, &**effects));
        let host = Host::from_journal_entries(setup(&self.terms), entries);
        self.program = Some(HostProgram { referee, host });
        let kind = EventKind::ProgramResumed { wall: "2026-01-01T00:00:00Z".into(), alive: None, revision: None };
        self.happen(Seat::White, EventSource::Station, kind, tally);
    }
}

fn setup(terms: &GameTerms) -> HostSetup {
    let hall = HallStyle { lang: "de".into(), words: "fide".into(), style: "full".into() };
    HostSetup { game: "simulated".into(), terms: Box::new(terms.clone()), hall }
}
