//! List the editions: one row each, the values for standard, rapid and blitz games side by side.

use super::{
    BothFlagsRule, CastlingRightsRule, ClaimLossRule, Edition, FivefoldRule, GameKind, QuickplayRule, Rules,
    UnpromotedRule,
};
use crate::moment::Span;

/// A value for standard, rapid and blitz games.
type KindValues<T> = [T; 3];

/// A row. Minutes are whole.
struct EditionRow {
    illegal_loses_at: KindValues<u32>,
    illegal_bonus: KindValues<u64>,
    illegal_on_claim: KindValues<bool>,
    illegal_claim_lost_by: KindValues<ClaimLossRule>,
    cannot_mate_draws: KindValues<bool>,
    unpromoted: UnpromotedRule,
    idle_press_is_illegal: bool,
    wrong_claim_bonus: KindValues<u64>,
    wrong_claim_halves: bool,
    claim_lost_by: ClaimLossRule,
    repetition: CastlingRightsRule,
    fivefold: FivefoldRule,
    seventy_five: bool,
    both_flags: KindValues<BothFlagsRule>,
    default_time: Option<u64>,
    arbiter_calls_flag: KindValues<bool>,
    own_flag_up: KindValues<bool>,
    freeze: KindValues<bool>,
    own_move_completes: bool,
    setup_until: KindValues<Option<u32>>,
    colours_until: u32,
    quickplay: QuickplayRule,
    agreement_after_move: bool,
    resigning_draws: bool,
    limits: KindLimits,
}

/// Where blitz and rapid games end: below how much time, and how many increments count.
#[derive(Debug, Clone, Copy)]
pub(super) struct KindLimits {
    pub(super) blitz_below: Span,
    pub(super) rapid_below: Span,
    pub(super) increments: u64,
}

const fn limits_of(blitz_below_millis: u64, rapid_below_millis: u64, increments: u64) -> KindLimits {
    KindLimits {
        blitz_below: Span::from_millis(blitz_below_millis),
        rapid_below: Span::from_millis(rapid_below_millis),
        increments,
    }
}

const MINUTE: u64 = 60_000;

/// The Laws of 2001. In rapid and blitz play an illegal move must be claimed (B.5, C.3). A limit for claims of a wrong set-up is
/// known for rapid play (B.4), and blitz follows it (C.2).
const ROW_2001: EditionRow = EditionRow {
    illegal_loses_at: [3, 3, 1],
    illegal_bonus: [2, 2, 2],
    illegal_on_claim: [false, true, true],
    // B.5; in blitz the claim is open before the own move (C.3).
    illegal_claim_lost_by: [ClaimLossRule::Moving, ClaimLossRule::Touching, ClaimLossRule::Moving],
    // Blitz alone speaks of a player who cannot mate (C.3).
    cannot_mate_draws: [false, false, true],
    // ? not said: as in 2005.
    unpromoted: UnpromotedRule::RestorePosition,
    idle_press_is_illegal: false,
    wrong_claim_bonus: [3, 3, 3],
    wrong_claim_halves: true,
    claim_lost_by: ClaimLossRule::Moving,
    repetition: CastlingRightsRule::Temporary,
    fivefold: FivefoldRule::None,
    seventy_five: false,
    // 6.12: play on, but a quickplay finish is drawn (10.3); rapid and blitz are drawn (B.8).
    both_flags: [BothFlagsRule::PlayOn, BothFlagsRule::Draw, BothFlagsRule::Draw],
    default_time: Some(60),
    // B.6, B.7.
    arbiter_calls_flag: [true, false, false],
    own_flag_up: [false, true, true],
    // Of the clock standards, not of the Laws: rapid and blitz clocks may be set to run on.
    freeze: [true, false, false],
    own_move_completes: false,
    setup_until: [None, Some(3), Some(3)],
    colours_until: 0,
    quickplay: QuickplayRule::Article10,
    agreement_after_move: false,
    resigning_draws: false,
    // Rapid from 15 to 60 minutes, both included; increments are not spoken of.
    limits: limits_of(15 * MINUTE, 60 * MINUTE + 1, 0),
};

/// The Laws of 2005. Known to article 8.1 only: a wrong claim, what loses the right to claim and castling rights in repetition are
/// taken from 2009 (?), and so is what loses the claim of an illegal move in rapid play [mem]; the rest of the appendices of
/// rapid and blitz from 2001 (?). The draw where the opponent cannot mate is known
/// to be missing outside blitz.
const ROW_2005: EditionRow = EditionRow {
    illegal_claim_lost_by: [ClaimLossRule::Moving; 3],
    wrong_claim_halves: false,
    claim_lost_by: ClaimLossRule::Touching,
    repetition: CastlingRightsRule::Lasting,
    both_flags: [BothFlagsRule::DrawInLast, BothFlagsRule::Draw, BothFlagsRule::Draw],
    // [mem] 15 to 60 minutes; sixty increments ? as in 2009.
    limits: limits_of(15 * MINUTE, 60 * MINUTE + 1, 60),
    ..ROW_2001
};

/// The Laws of 2009. The sources differ on three values. The draw where the opponent cannot mate is [ext] and in a national text; the
/// translation leaves it out. On castling rights in repetition the translation is silent; [ext] and the national text
/// count lasting changes only. Rapid begins at 15 minutes [ext], at 10 in the national text, which also takes a blitz
/// game to be below 10. The same text has in 7.4 a loss at the third illegal move, and in a note one at the second.
const ROW_2009: EditionRow = EditionRow {
    cannot_mate_draws: [true; 3],
    default_time: Some(0),
    // Sixty increments ? as in 2014: the national text counts them.
    limits: limits_of(15 * MINUTE, 60 * MINUTE, 60),
    ..ROW_2005
};

/// The Laws of 2014. Rapid and blitz as where one arbiter watches many games (A.4, B.4): an illegal move loses at once. Where each
/// game has its arbiter (A.3, B.3) he adapts `illegal-loses-at` to 2 for it.
const ROW_2014: EditionRow = EditionRow {
    illegal_loses_at: [2, 1, 1],
    illegal_bonus: [2, 2, 1],
    illegal_on_claim: [false; 3],
    unpromoted: UnpromotedRule::Queen,
    // One minute instead of two in blitz (B.2), where a summary of the editions says two.
    wrong_claim_bonus: [2, 2, 1],
    fivefold: FivefoldRule::Consecutive,
    seventy_five: true,
    // 6.11 for every kind: A.4 no longer speaks of both flags.
    both_flags: [BothFlagsRule::DrawInLast; 3],
    // As announced for the competition.
    default_time: None,
    // ? not said for rapid and blitz: as in 2018.
    arbiter_calls_flag: [true; 3],
    own_move_completes: true,
    setup_until: [None, Some(10), Some(10)],
    quickplay: QuickplayRule::AppendixG,
    limits: limits_of(10 * MINUTE + 1, 60 * MINUTE, 60),
    ..ROW_2009
};

/// The Laws of 2018 [ext]. Of both flags only the Guidelines III.3 speak, for a quickplay finish: in every other game ? as in 2014.
/// A wrong claim costs one minute in blitz; a summary of the editions says two.
const ROW_2018: EditionRow = EditionRow {
    illegal_loses_at: [2; 3],
    idle_press_is_illegal: true,
    fivefold: FivefoldRule::Any,
    default_time: Some(0),
    own_flag_up: [false; 3],
    colours_until: 10,
    quickplay: QuickplayRule::Guidelines,
    agreement_after_move: true,
    ..ROW_2014
};

/// The Laws of 2023 [ext].
const ROW_2023: EditionRow =
    EditionRow { illegal_bonus: [2, 1, 1], wrong_claim_bonus: [2, 1, 1], resigning_draws: true, ..ROW_2018 };

const fn row(edition: Edition) -> &'static EditionRow {
    match edition {
        Edition::Y2001 => &ROW_2001,
        Edition::Y2005 => &ROW_2005,
        Edition::Y2009 => &ROW_2009,
        Edition::Y2014 => &ROW_2014,
        Edition::Y2018 => &ROW_2018,
        Edition::Y2023 => &ROW_2023,
    }
}

pub(super) fn kind_limits_of_edition(edition: Edition) -> KindLimits {
    row(edition).limits
}

pub(super) fn rules_of_edition_and_kind(edition: Edition, kind: GameKind) -> Rules {
    let row = row(edition);
    let kind = match kind {
        GameKind::Standard => 0,
        GameKind::Rapid => 1,
        GameKind::Blitz => 2,
    };
    let minutes = |minutes: u64| Span::from_secs(minutes * 60);
    Rules {
        illegal_loses_at: row.illegal_loses_at[kind],
        illegal_bonus: minutes(row.illegal_bonus[kind]),
        illegal_on_claim: row.illegal_on_claim[kind],
        illegal_claim_lost_by: row.illegal_claim_lost_by[kind],
        cannot_mate_draws: row.cannot_mate_draws[kind],
        unpromoted: row.unpromoted,
        idle_press_is_illegal: row.idle_press_is_illegal,
        wrong_claim_bonus: minutes(row.wrong_claim_bonus[kind]),
        wrong_claim_halves: row.wrong_claim_halves,
        claim_lost_by: row.claim_lost_by,
        repetition: row.repetition,
        fivefold: row.fivefold,
        seventy_five: row.seventy_five,
        both_flags: row.both_flags[kind],
        default_time: row.default_time.map(minutes),
        arbiter_calls_flag: row.arbiter_calls_flag[kind],
        own_flag_up: row.own_flag_up[kind],
        freeze: row.freeze[kind],
        first_increment: true,
        own_move_completes: row.own_move_completes,
        setup_until: row.setup_until[kind],
        colours_until: row.colours_until,
        quickplay: row.quickplay,
        quickplay_applies: matches!(row.quickplay, QuickplayRule::Article10),
        agreement_after_move: row.agreement_after_move,
        resigning_draws: row.resigning_draws,
        lost_link_stops: true,
        speech_is_free: false,
        draws_from: Some(0),
        opponent_hears: true,
    }
}
