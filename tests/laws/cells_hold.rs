//! Every cell of the table of what counts, played at the tables of the crossings: the open matter and then the act, and the act
//! and then what opens the matter. What must come of it is written by hand from the Laws.

use super::crossings::CrossingFaults;
use super::crossings::data::ActKind::{self, *};
use super::crossings::data::{ActSide, CrossingAct, CrossingEdition, EDITIONS, SET_UPS, SetUp, d, m, t};
use super::crossings::seen::{TableTrace, name_of};
use super::crossings::session::{CODE, CrossingSession, EventRoute};
use super::crossings::stages::HalfMoveStage;
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::EventKind;
use ansage_game::referee::sealed_move_commitment;
use ansage_game::referee::what_counts::{ActGroup, OpenMatter};
use ansage_game::seat::Seat;
use std::collections::BTreeSet;

const SALT: &str = "00ff";

/// Whether the matter can be open at this table.
fn can_be_open(matter: OpenMatter, set_up: SetUp, edition: CrossingEdition) -> bool {
    match matter {
        _ if set_up.is_sensed() => false,
        OpenMatter::Pressed | OpenMatter::Entered | OpenMatter::Unconfirmed => set_up == SetUp::OneSighted,
        OpenMatter::Announced => set_up != SetUp::OneSighted,
        OpenMatter::Unheard => set_up.is_mover_blind(),
        OpenMatter::Executed => !set_up.is_mover_blind(),
        OpenMatter::SealedMove => set_up == SetUp::OneBlind,
        OpenMatter::Offence | OpenMatter::FallenFlag => edition != CrossingEdition::Blitz2009,
        OpenMatter::EarlyReply | OpenMatter::ArbiterCall => true,
    }
}

/// What opens the matter. A move is one that mates, but for the early reply.
fn openers(matter: OpenMatter) -> Vec<CrossingAct> {
    match matter {
        OpenMatter::Pressed => vec![m(Press)],
        OpenMatter::Announced | OpenMatter::Entered => vec![m(SayMate), t(Heard)],
        OpenMatter::Unheard => vec![m(SayMate)],
        OpenMatter::Executed => vec![m(Execute)],
        OpenMatter::Unconfirmed => vec![m(Press), m(SayMate), t(Heard)],
        OpenMatter::EarlyReply => vec![m(Say), t(Heard), CrossingAct { by: ActSide::Other, kind: Say }, t(Heard)],
        OpenMatter::Offence => vec![m(SayIllegal), t(Heard), m(Press)],
        OpenMatter::SealedMove => vec![d(Adjourn), m(Seal), m(Press)],
        OpenMatter::ArbiterCall => vec![m(Arbiter)],
        OpenMatter::FallenFlag => vec![t(FlagFalls)],
    }
}

/// The acts of a group; each is done alone.
fn acts(group: ActGroup) -> &'static [ActKind] {
    match group {
        ActGroup::Resignation => &[Resign],
        ActGroup::AgreedDraw => &[Accept],
        ActGroup::FlagClaim => &[Flag],
        ActGroup::DrawClaim => &[ClaimDraw],
        ActGroup::MoveClaim => &[ClaimTouched, ClaimIllegal],
        ActGroup::OtherClaim => &[ClaimHands],
        ActGroup::Correction => &[Correct],
        ActGroup::Misheard => &[Misheard],
        ActGroup::Resume => &[Resume],
        ActGroup::Restart => &[Continue],
        ActGroup::EndingRuling => &[Declare],
        ActGroup::EnvelopeOpening => &[OpenEnvelope],
    }
}

fn other(side: ActSide) -> ActSide {
    if side == ActSide::Mover { ActSide::Other } else { ActSide::Mover }
}

/// One act a second later, with what it needs before it. `None` where nobody can do it here.
fn act(session: &mut CrossingSession, act: CrossingAct) -> Option<Vec<Effect>> {
    match (act.by, act.kind) {
        (by, Accept) => {
            // The offer is older than the matter, and stands.
            session.steps(CrossingAct { by, kind: Accept })?;
            session.now += 1_000;
            session.act(CrossingAct { by: other(by), kind: Offer });
        }
        (_, Flag) | (ActSide::Time, FlagFalls) => {
            if let Some((_, falls)) = session.referee.clock().next_flag_fall() {
                session.now = falls.as_millis();
                session.pass();
            }
            if act.kind == FlagFalls {
                return Some(Vec::new());
            }
        }
        (_, Continue | OpenEnvelope) => {
            session.now += 1_000;
            let verifier = CODE.into();
            session.send(&(Seat::White, EventRoute::Typed, EventKind::DeskTaken { verifier, arbiter: "".into() }));
            let kind = match act.kind {
                Continue => EventKind::PlayResumed,
                _ => EventKind::EnvelopeOpened { salt: SALT.into(), words: "Rd1d8".parse().ok() },
            };
            return Some(session.send(&(Seat::Arbiter, EventRoute::Typed, kind)));
        }
        (_, Seal) => {
            let commitment = Some(sealed_move_commitment(SALT, &"Rd1d8".parse().expect("a move")));
            session.now += 1_000;
            let kind = EventKind::MoveSealed { commitment, wall: String::new() };
            return Some(session.send(&(Seat::White, EventRoute::Typed, kind)));
        }
        _ => {}
    }
    session.now += 1_000;
    session.steps(act)?;
    Some(session.act(act))
}

/// What has come of it: the result, or why the last act was refused, or that it was done; and the case that stands.
fn came_of_it(session: &CrossingSession, told: &[Effect]) -> String {
    let trace = TableTrace::of(session, told);
    let refused = told.iter().find_map(|effect| match &effect.kind {
        EffectKind::Refused(refusal) => Some(format!("no {}", name_of(refusal))),
        _ => None,
    });
    let what = match trace.outcome.as_str() {
        "-" => refused.unwrap_or_else(|| "done".into()),
        over => over.into(),
    };
    if trace.case == "-" { what } else { format!("{what}, {}", trace.case) }
}

/// A table at which a matter is open.
fn opened(matter: OpenMatter, (set_up, edition): (SetUp, CrossingEdition)) -> Option<CrossingSession> {
    if !can_be_open(matter, set_up, edition) {
        return None;
    }
    let mut session = HalfMoveStage::ToMove.table(set_up, edition)?;
    for opener in openers(matter) {
        act(&mut session, opener)?;
    }
    Some(session)
}

/// What must come of an act while a matter is open, from the Laws; `M` is the player whose matter it is.
fn expected(matter: OpenMatter, kind: ActKind, by: ActSide, (set_up, edition): (SetUp, CrossingEdition)) -> String {
    use OpenMatter as Open;
    let told = edition != CrossingEdition::Blitz2009;
    let own = by == ActSide::Mover;
    let loses = if own { "O" } else { "M" };
    let end = "done, made-before-end of O by M";
    let what = match (kind, matter) {
        // 12.9: the arbiter's word ends the game, whatever is open.
        (Declare, _) => "draw arbiter",
        // Appendix E: the envelope alone goes on, and the move in it was made.
        (OpenEnvelope, Open::SealedMove) => "M checkmate",
        (OpenEnvelope, Open::Offence) => "no case-pending",
        (OpenEnvelope, _) => "no no-envelope",
        // 5.1.2, 9.1: nobody resigns or agrees over a move that was pressed, and may have ended the game (5.1.1).
        (Resign | Accept, Open::Pressed) => "no move-not-entered",
        (Resign | Accept, Open::Unconfirmed) => "no entry-not-confirmed",
        // A mate that words or hands show is a case; who is mated may resign, for that comes to the same.
        (Resign, Open::Announced | Open::Entered | Open::Executed) if own => end,
        (Accept, Open::Announced | Open::Entered | Open::Executed) => end,
        // D.2.3: not heard to its end, it is not made.
        // 5.1.1: the other's resignation comes to the same as the mate that was made before it, and it was mate.
        (Resign, Open::Announced | Open::Entered | Open::Executed) => "M checkmate",
        (Resign, _) => return format!("{loses} resignation"),
        (Accept, _) => "draw agreement",
        // 6.8: the flag of O runs while M's press awaits its entry; the claim waits for that.
        (Flag, Open::Pressed) if own => "done, flag-fall of O by M",
        (Flag, Open::Announced | Open::Entered) if told && !own => "no case-pending, made-before-end of O by M",
        (Flag, Open::Announced | Open::Entered) if told => "no flag-up, made-before-end of O by M",
        (Flag, Open::Announced | Open::Entered | Open::Executed) if !own => end,
        (Flag, Open::Unheard | Open::EarlyReply | Open::FallenFlag) if !own => "O flag-fall",
        (Flag, _) => "no flag-up",
        // 9.2, 9.3: by the player to move, before anything is announced or executed (9.4); an entry takes no right away.
        (ClaimDraw, Open::Offence) => "no case-pending",
        (ClaimDraw, Open::SealedMove) => "no envelope-closed",
        (ClaimDraw, Open::ArbiterCall) => "no suspended",
        (ClaimDraw, Open::Unconfirmed) => "no entry-not-confirmed",
        (ClaimDraw, Open::Pressed) if own => "no not-on-move",
        (ClaimDraw, Open::Pressed) => "no move-not-entered",
        (ClaimDraw, _) if !own => "no not-on-move",
        (ClaimDraw, Open::Entered | Open::FallenFlag) => "done, wrong-claim of M by -",
        (ClaimDraw, Open::EarlyReply) if set_up == SetUp::OneSighted => "done, wrong-claim of M by -",
        (ClaimDraw, _) => "no claim-lost",
        _ => expected_of_claim_or_mending(matter, kind, own, (set_up, edition)),
    };
    // The penalty stands, unless the game is over, or what was done settles it or is asked before it.
    let settled = matches!(kind, Resign | Accept | Declare) || what.starts_with("done") && (kind != Resume || own);
    if matter == Open::Offence && !settled { format!("{what}, illegal-move of M by -") } else { what.into() }
}

/// The same of claims about a move or about hands, of what mends a move, and of what lets play go on.
fn expected_of_claim_or_mending(
    matter: OpenMatter,
    kind: ActKind,
    own: bool,
    (set_up, edition): (SetUp, CrossingEdition),
) -> &'static str {
    use OpenMatter as Open;
    match (kind, matter) {
        // 7.5.1, 4.8: about the opponent's latest move; nothing is to be learned of one that is not entered.
        (ClaimIllegal | ClaimTouched, Open::SealedMove) => "no envelope-closed",
        (ClaimIllegal | ClaimTouched, Open::Pressed) if !own => "no move-not-entered",
        (ClaimIllegal | ClaimTouched, Open::Unconfirmed) if !own => "no entry-not-confirmed",
        (ClaimIllegal | ClaimTouched, Open::Offence) if !own => "no case-pending",
        (ClaimIllegal, _) => "no no-illegal-move",
        (ClaimTouched, Open::Announced | Open::Entered | Open::Unheard) if !own => "done, touched of M by O",
        (ClaimTouched, Open::EarlyReply) if !own && set_up == SetUp::OneBlind => "done, touched of M by O",
        (ClaimTouched, Open::Entered | Open::ArbiterCall | Open::FallenFlag) if own => "done, touched of O by M",
        (ClaimTouched, Open::EarlyReply) if own && set_up == SetUp::OneSighted => "done, touched of O by M",
        (ClaimTouched, Open::Executed) if !own => "no touched-without-move",
        (ClaimTouched, _) => "no complaint-too-late",
        // 7.5.4: an assertion about hands; before 2018 the arbiter is called.
        (ClaimHands, Open::Offence) => "no case-pending",
        (ClaimHands, Open::SealedMove) => "no envelope-closed",
        (ClaimHands, _) if edition == CrossingEdition::Standard2023 && own => "done, illegal-move of O by M",
        (ClaimHands, _) if edition == CrossingEdition::Standard2023 => "done, illegal-move of M by O",
        (ClaimHands, _) => "done",
        // D.2.7: one's own announcement, until the press.
        (Correct, Open::Announced | Open::Unheard) if own => "done",
        (Correct, Open::EarlyReply) if own => "done, correction of O by M",
        (Correct, Open::EarlyReply) => "done",
        (Correct, Open::Offence | Open::ArbiterCall) => "no suspended",
        (Correct, Open::SealedMove) => "no envelope-closed",
        (Correct, Open::Unconfirmed) => "no entry-not-confirmed",
        (Correct, Open::Executed) => "no nothing-to-correct",
        (Correct, Open::FallenFlag) if own => "no nothing-to-correct",
        (Correct, _) => "no correction-too-late",
        // At a station of his own each speaks for himself.
        (Misheard, _) if set_up.is_linked() => "no has-own-station",
        (Misheard, Open::Pressed) => "no move-not-entered",
        (Misheard, Open::Entered | Open::Unconfirmed) => "done",
        // 7.5.5: a move that its mover has confirmed both change, or the arbiter.
        (Misheard, Open::Offence) if !own => "done, correction of M by O",
        (Misheard, Open::SealedMove) => "no envelope-closed",
        (Misheard, Open::Executed) => "no nothing-misheard",
        (Misheard, Open::EarlyReply | Open::ArbiterCall | Open::FallenFlag) if own => "done",
        (Misheard, _) => "no misheard-too-late",
        // 6.11.3: who called, and the other by an act of his own; the offender takes the penalty on himself by going on.
        (Resume | Continue, Open::Unconfirmed) => "no entry-not-confirmed",
        (Resume, Open::SealedMove) => "no only-arbiter",
        (Continue, Open::SealedMove) => "no envelope-closed",
        (Resume | Continue, Open::ArbiterCall) => "done",
        (Continue, Open::Offence) => "done",
        (Resume, Open::Offence) if own => "done",
        (Resume, Open::Offence) if set_up == SetUp::OneSighted => "done",
        (Resume, Open::Offence) => "no resume-needs-arbiter",
        (Resume | Continue, _) => "no not-suspended",
        _ => unreachable!("no act of a group: {kind:?}"),
    }
}

/// Every act of every cell at every table of the crossings where it can be done.
fn each_act(mut play: impl FnMut(OpenMatter, ActGroup, CrossingAct, (SetUp, CrossingEdition))) {
    for matter in OpenMatter::ALL {
        for group in ActGroup::ALL {
            let sides: &[ActSide] =
                if group.is_arbiters() { &[ActSide::Desk] } else { &[ActSide::Mover, ActSide::Other] };
            for (by, kind) in sides.iter().flat_map(|by| acts(group).iter().map(|kind| (*by, *kind))) {
                for site in SET_UPS.iter().flat_map(|set_up| EDITIONS.iter().map(|edition| (*set_up, *edition))) {
                    play(matter, group, CrossingAct { by, kind }, site);
                }
            }
        }
    }
}

/// The cells that cannot be played: at one keyboard nobody corrects or mishears for the other.
const NOT_PLAYED: &[(OpenMatter, ActGroup, ActSide)] = &[
    (OpenMatter::Pressed, ActGroup::Correction, ActSide::Mover),
    (OpenMatter::Entered, ActGroup::Correction, ActSide::Mover),
    (OpenMatter::Unconfirmed, ActGroup::Correction, ActSide::Mover),
    (OpenMatter::SealedMove, ActGroup::Correction, ActSide::Other),
    (OpenMatter::Pressed, ActGroup::Misheard, ActSide::Mover),
    (OpenMatter::Entered, ActGroup::Misheard, ActSide::Mover),
    (OpenMatter::Unconfirmed, ActGroup::Misheard, ActSide::Mover),
    (OpenMatter::SealedMove, ActGroup::Misheard, ActSide::Other),
];

#[test]
fn every_cell_of_what_counts_holds_with_the_matter_open_first() {
    let (mut faults, mut cells, mut games) = (CrossingFaults::default(), BTreeSet::new(), 0);
    each_act(|matter, group, done, site| {
        let Some(mut session) = opened(matter, site) else { return };
        if let Some(steps) = session.steps(done).filter(|_| !matches!(done.kind, Continue | OpenEnvelope)) {
            let groups: Vec<ActGroup> = steps.iter().filter_map(|step| ActGroup::from_event(&step.2)).collect();
            assert_eq!(groups.last(), Some(&group), "{}", done.name());
        }
        let Some(told) = act(&mut session, done) else { return };
        let (seen, wanted) = (came_of_it(&session, &told), expected(matter, done.kind, done.by, site));
        cells.insert((matter, group, done.by));
        games += 1;
        if seen != wanted {
            faults.add(format!("{matter:?}, {}: {seen}, and must be {wanted}", done.name()), format!("{site:?}"));
        }
    });
    println!("{} cells of what counts, {games} games with the matter open first", cells.len());
    faults.assert_nothing();
    for (matter, group) in OpenMatter::ALL.into_iter().flat_map(|matter| ActGroup::ALL.map(|group| (matter, group))) {
        let sides: &[ActSide] = if group.is_arbiters() { &[ActSide::Desk] } else { &[ActSide::Mover, ActSide::Other] };
        for by in sides {
            let cell = (matter, group, *by);
            assert_eq!(cells.contains(&cell), !NOT_PLAYED.contains(&cell), "{cell:?}");
        }
    }
}

#[test]
fn every_cell_of_what_counts_holds_with_the_act_first() {
    let (mut faults, mut cells, mut games) = (CrossingFaults::default(), BTreeSet::new(), 0);
    each_act(|matter, group, done, site| {
        if !can_be_open(matter, site.0, site.1) {
            return;
        }
        let Some(mut session) = HalfMoveStage::ToMove.table(site.0, site.1) else { return };
        let Some(_) = act(&mut session, done) else { return };
        let alone = TableTrace::of(&session, &[]);
        for opener in openers(matter) {
            act(&mut session, opener);
        }
        cells.insert((matter, group, done.by));
        games += 1;
        // What has ended the game, or stopped it for a case, stands: a move that is only announced, executed or pressed after
        // it changes nothing.
        let both = TableTrace::of(&session, &[]);
        let stands = alone.outcome == both.outcome && (alone.case == "-" || alone.case == both.case);
        if !stands {
            let seen = format!("{} {} and then {} {}", alone.outcome, alone.case, both.outcome, both.case);
            faults.add(format!("{}, then {matter:?}: {seen}", done.name()), format!("{site:?}"));
        }
    });
    println!("{} cells of what counts, {games} games with the act first", cells.len());
    faults.assert_nothing();
}
