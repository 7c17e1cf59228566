//! Claim, offer, answer, consent: what players say beside their moves.

use super::{People, PeopleKnowledge};
use ansage_game::announcement::{Announcement, NamedMove};
use ansage_game::claim::{self, Claim, DrawGround, Irregularity};
use ansage_game::event::{EventKind, OpponentsWord};
use ansage_game::referee::Referee;
use ansage_game::seat::Color;
use ansage_game::view::View;
use shakmaty::{Chess, EnPassantMode, Position};

const IRREGULARITIES: [Irregularity; 7] = [
    Irregularity::WrongSetUp,
    Irregularity::ColoursSwapped,
    Irregularity::BoardTurned,
    Irregularity::Displaced,
    Irregularity::IdlePress,
    Irregularity::TwoHands,
    Irregularity::Absent,
];

/// How often a position has stood.
fn times(referee: &Referee, position: &Chess) -> usize {
    let alike = |other: &Chess| {
        other.board() == position.board()
            && other.turn() == position.turn()
            && other.castles().castling_rights() == position.castles().castling_rights()
            && other.ep_square(EnPassantMode::Legal) == position.ep_square(EnPassantMode::Legal)
    };
    referee
        .half_moves_with_withdrawn()
        .iter()
        .filter(|half_move| !half_move.withdrawn && alike(&half_move.before))
        .count()
}

impl People {
    /// What a player says, or has said for him.
    pub(super) fn talk(&mut self, view: &View, referee: &Referee) -> EventKind {
        let by = self.dice.pick(&[view.owner, view.owner, !view.owner]);
        let fallen = referee.clock().is_fallen(!by);
        let word = match self.dice.below(16) {
            _ if fallen && self.dice.chance(30) => OpponentsWord::Flag,
            0..2 => OpponentsWord::Draw,
            2 => OpponentsWord::Accept,
            3 => OpponentsWord::Decline,
            4 if self.dice.chance(30) => OpponentsWord::Resign,
            5 => OpponentsWord::Flag,
            6 => OpponentsWord::Arbiter,
            7 if self.dice.chance(20) => OpponentsWord::Withdraw,
            7 => OpponentsWord::Consent,
            8 => OpponentsWord::Adjust,
            9 => {
                let (from, ..) = self.hands(view);
                OpponentsWord::Touch(from)
            }
            _ => OpponentsWord::Claim(self.claim(view, referee)),
        };
        self.spoken(by, view, word)
    }

    /// A word as the event it comes as: a player's own, his opponent's for him, or from another station.
    pub(super) fn spoken(&mut self, by: Color, view: &View, word: OpponentsWord) -> EventKind {
        let own = by == view.owner || self.dice.chance(40);
        if !own {
            return EventKind::SpokenForOpponent { word };
        }
        self.seat = Some(by.into());
        self.own_word(word)
    }

    /// A word as its player's own act.
    pub(super) fn own_word(&mut self, word: OpponentsWord) -> EventKind {
        match word {
            OpponentsWord::Draw => EventKind::DrawOffered,
            OpponentsWord::Accept => EventKind::DrawAccepted,
            OpponentsWord::Decline => EventKind::DrawDeclined,
            OpponentsWord::Resign => EventKind::Resigned,
            OpponentsWord::Flag => EventKind::FlagClaimed,
            OpponentsWord::Claim(claim) => EventKind::Claimed { claim },
            OpponentsWord::Consent | OpponentsWord::Withdraw => EventKind::Consented,
            OpponentsWord::Arbiter => EventKind::ArbiterCalled,
            OpponentsWord::Resume => EventKind::PlayResumed,
            OpponentsWord::Adjust => EventKind::Adjusting,
            OpponentsWord::Touch(square) => EventKind::PieceTouched { square },
            OpponentsWord::Repeat(words) => EventKind::Repeated { words },
            OpponentsWord::Execute { from, to, placed } => EventKind::Executed { from, to, placed },
            OpponentsWord::Write { text, words } => EventKind::ScoreWritten { text, words },
        }
    }

    pub(super) fn claim(&mut self, view: &View, referee: &Referee) -> Claim {
        match self.dice.below(13) {
            0..3 => self.draw_claim(view, referee),
            3 => Claim::Quickplay,
            4 => Claim::FiveSeconds,
            5 => Claim::Touched,
            6 => Claim::Illegal,
            7 => self.unpromoted(view, referee),
            12 => {
                let with = ansage_game::reading::legal_moves(&view.course).into_iter().next();
                let with = with.map(|legal| self.say(&view.course, legal));
                let none = [Claim::Checkmate { with: None }, Claim::Stalemate { with: None }];
                self.dice.pick(&[Claim::Checkmate { with }, Claim::Stalemate { with }, none[0], none[1]])
            }
            _ => Claim::Irregularity(self.dice.pick(&IRREGULARITIES)),
        }
    }

    /// The pawn's move of a promotion just entered, or still to be entered.
    fn unpromoted(&mut self, view: &View, referee: &Referee) -> Claim {
        let last = referee.half_moves_with_withdrawn().iter().rev().find(|half_move| !half_move.withdrawn);
        let promoted =
            last.filter(|last| last.played.is_promotion()).map(|last| last.description.named.to_full_announcement());
        let mut legal = ansage_game::reading::legal_moves(&view.course).into_iter();
        let words = match (promoted, legal.find(|legal| legal.is_promotion())) {
            (Some(words), _) => words,
            (None, Some(legal)) => self.say(&view.course, legal),
            (None, None) => self.words(&view.course),
        };
        Claim::Unpromoted { words }
    }

    /// A claim of a draw, right where one is to be had.
    fn draw_claim(&mut self, view: &View, referee: &Referee) -> Claim {
        let course = &view.course;
        let ground = match course.halfmoves() >= 98 || self.dice.chance(30) {
            true => DrawGround::FiftyMoves,
            false => DrawGround::Repetition,
        };
        let with = self.dice.chance(50).then(|| self.written(course, referee));
        Claim::Draw { ground, with }
    }

    /// The move that brings a position about again, else any.
    fn written(&mut self, course: &Chess, referee: &Referee) -> Announcement {
        let again = ansage_game::reading::legal_moves(course).into_iter().find(|legal| {
            let mut after = course.clone();
            after.play_unchecked(*legal);
            times(referee, &after) >= 2
        });
        match again.filter(|_| self.dice.chance(80)) {
            Some(legal) => self.say(course, legal),
            None => self.words(course),
        }
    }

    /// What a player claims because he sees that he may, if he does.
    pub(super) fn opportunity(&mut self, view: &View, referee: &Referee) -> Option<EventKind> {
        let turn = view.course.turn();
        let (ground, there) = match view.course.halfmoves() >= 99 {
            true => (DrawGround::FiftyMoves, true),
            false => (DrawGround::Repetition, view.course.halfmoves() >= 7 && times(referee, &view.course) >= 2),
        };
        if there && self.dice.chance(4) {
            let with = self.dice.chance(40).then(|| self.written(&view.course, referee));
            let word = OpponentsWord::Claim(Claim::Draw { ground, with });
            return Some(self.spoken(turn, view, word));
        }
        let quickplay = if referee.rules_in_force().quickplay_applies { 8 } else { 2 };
        let low = |by: Color| view.clocks.get(by).is_some_and(|left| left.whole_secs() < 120);
        if self.dice.chance(quickplay) && (low(turn) || low(!turn)) {
            let claim = self.dice.pick(&[QuickWord::Plain, QuickWord::Plain, QuickWord::FiveSeconds]).claim();
            let by = if low(turn) && (!low(!turn) || self.dice.chance(80)) { turn } else { !turn };
            return Some(self.spoken(by, view, OpponentsWord::Claim(claim)));
        }
        let fallen = Color::ALL.into_iter().find(|color| referee.clock().is_fallen(*color));
        if let Some(fallen) = fallen.filter(|_| self.dice.chance(4)) {
            return Some(self.spoken(!fallen, view, OpponentsWord::Flag));
        }
        let promoted = view.half_moves.last().filter(|last| {
            matches!(last.description.named, NamedMove::Piece { promotion: Some(_), .. }) && view.pending.is_none()
        });
        if promoted.is_some_and(|_| self.dice.chance(10)) {
            let claim = self.unpromoted(view, referee);
            return Some(self.spoken(turn, view, OpponentsWord::Claim(claim)));
        }
        let bare = view.course.board().by_color(!turn).count() == 1;
        if bare && self.dice.chance(2) {
            return Some(self.spoken(turn, view, OpponentsWord::Resign));
        }
        if view.half_moves.len() < 2 && self.dice.chance(if view.offer.is_some() { 25 } else { 4 }) {
            let first = if view.offer.is_none() { OpponentsWord::Draw } else { OpponentsWord::Accept };
            let by = view.offer.map_or(turn, |offerer| !offerer);
            return Some(self.spoken(by, view, first));
        }
        if view.half_moves.is_empty() && self.dice.chance(2) {
            return Some(EventKind::MovesTakenBack);
        }
        if let Some(by) = view.offer.filter(|_| self.dice.chance(3)) {
            let answer = self.dice.pick(&[OfferAnswer::Accept, OfferAnswer::Decline, OfferAnswer::Decline]).word();
            return Some(self.spoken(!by, view, answer));
        }
        None
    }

    /// What players do about a remedy that stands, where they settle it themselves.
    pub(super) fn settle_themselves(&mut self, heard: &PeopleKnowledge, view: &View) -> Option<EventKind> {
        let remedy = heard.remedy.as_ref()?;
        let burdened = if remedy.cause == claim::RemedyCause::Claim { !remedy.burdened } else { remedy.burdened };
        let by = if self.dice.chance(85) { burdened } else { !burdened };
        self.dice.chance(50).then(|| self.spoken(by, view, OpponentsWord::Consent))
    }
}

#[derive(Clone, Copy)]
enum QuickWord {
    Plain,
    FiveSeconds,
}

impl QuickWord {
    fn claim(self) -> Claim {
        match self {
            QuickWord::Plain => Claim::Quickplay,
            QuickWord::FiveSeconds => Claim::FiveSeconds,
        }
    }
}

#[derive(Clone, Copy)]
enum OfferAnswer {
    Accept,
    Decline,
}

impl OfferAnswer {
    fn word(self) -> OpponentsWord {
        match self {
            OfferAnswer::Accept => OpponentsWord::Accept,
            OfferAnswer::Decline => OpponentsWord::Decline,
        }
    }
}
