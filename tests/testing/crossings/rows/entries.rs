//! Entries (D.2.4, 5.1.1, 5.2.1, 6.8): a move that was pressed and is not entered, a claim meanwhile, and the key that an entry awaits.

use super::super::data::Kind::*;
use super::super::data::{Act, Edition, FALLS_TOLD, Row, SetUp, Then, d, m, o, t};
use super::super::stages::Stage;

const ONE_SIGHTED: &[SetUp] = &[SetUp::OneSighted];
const WORDS: &[Act] = &[m(Offer), o(Offer), m(Resign), o(Resign), m(Arbiter), o(Arbiter), m(Accept), o(Accept)];
const STOPS: &[Act] = &[d(Stop), t(Leave), t(Crash), t(LinkLost)];

pub const ROWS: &[Row] = &[
    Row::of("5.1.2, 12.9", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(&[m(Resign), o(Resign), d(Declare)])
        .second(&[m(Confirm)])
        .then(Then::first().told(&["refused"])),
    Row::of("6.8", &[Stage::FlagCase])
        .first(&[m(Say)])
        .second(&[m(Resign), o(Resign)])
        .then(Then::over("M flag-fall").told(&["refused over"])),
    Row::of("6.8", &[Stage::FlagCase])
        .first(&[m(SayIllegal)])
        .second(&[m(Resign), o(Resign)])
        .by(&[Edition::Blitz2009])
        .then(Then::over("M flag-fall").told(&["refused over"])),
    // L2. Set aside by the arbiter, this flag is claimed no more: as long as it is down, he alone comes back to it.
    Row::of("6.8", &[Stage::FlagCase])
        .first(&[d(SetAside)])
        .second(&[m(Flag)])
        .then(Then::first().told(&["refused flag-set-aside"])),
    // L2. Where an illegal move must be claimed, it is entered like a plain one, and the flag claim is judged.
    Row::of("6.8, C.3 (2009)", &[Stage::Pressed])
        .first(&[m(Flag)])
        .second(&[m(SayIllegal)])
        .by(&[Edition::Blitz2009])
        .flag_down()
        .then(Then::over("M flag-fall")),
    Row::of("6.8, C.3 (2009)", &[Stage::Pressed])
        .first(&[m(SayIllegal)])
        .second(&[m(Flag)])
        .by(&[Edition::Blitz2009])
        .flag_down()
        .then(Then::over("M flag-fall")),
    // L4. A mate that awaits its key, and a resignation by the same key: it is a case, too; the opponent's ends
    // the game.
    Row::of("5.1.1, 5.1.2", &[Stage::Pressed, Stage::EnteredMate])
        .first(&[m(SayMate)])
        .second(&[m(Resign)])
        .then(Then::entry_awaits_key().stage("settlement").case("made-before of O by M")),
    // L2. While the claim of a flag stands, the end is not put in question besides.
    Row::of("6.8, 5.1.1", &[Stage::FlagCase])
        .first(&[m(SayMate)])
        .second(&[m(Resign)])
        .then(Then::first().told(&["refused claim-stands"])),
    // L2. His own flag is down when he presses: the claim of it waits for the entry, too, for 6.9 asks what stands then.
    Row::of("6.8, 6.9", &[Stage::FlagDown])
        .first(&[m(Press)])
        .second(&[o(Flag)])
        .where_(ONE_SIGHTED)
        .then(Then::awaits("entry M", "-").case("flag-fall of M by O").moves(1, 0)),
    Row::of("6.8, 6.9", &[Stage::ToMove, Stage::WordAsked, Stage::WordAskedAgain])
        .first(&[m(Press)])
        .second(&[o(Flag)])
        .where_(ONE_SIGHTED)
        .flag_down()
        .then(Then::awaits("entry M", "-").case("flag-fall of M by O").moves(1, 0)),
    // An illegal move that was confirmed counts, whoever resigns then.
    Row::of("7.5, 5.1.2", &[Stage::EnteredIllegal])
        .first(&[m(Press), m(Confirm)])
        .second(&[m(Resign)])
        .then(Then::over("O resignation").moves(-1, 0).offences(1, 0)),
    Row::of("7.5, 5.1.2", &[Stage::EnteredIllegal])
        .first(&[m(Press), m(Confirm)])
        .second(&[o(Resign)])
        .then(Then::over("M resignation").moves(-1, 0).offences(1, 0)),
    // L4. The mover's key has told it.
    Row::of("5.1.1, D.2.7", &[Stage::EnteredMate])
        .first(&[m(Press), m(Confirm)])
        .second(WORDS)
        .then(Then::over("M checkmate").told(&["refused"])),
    Row::of("5.1.1, D.2.7", &[Stage::EnteredMate])
        .first(&[m(Press), m(Confirm)])
        .second(STOPS)
        .then(Then::over("M checkmate")),
    Row::of("7.5", &[Stage::EnteredIllegal])
        .first(&[m(Press), m(Confirm)])
        .second(&[d(Stop), t(Leave), t(Crash), m(Arbiter), o(Arbiter), m(ClaimHands), o(ClaimHands), o(ClaimTouched)])
        .then(Then::awaits("settlement", "-").moves(-1, 0).offences(1, 0).case("illegal-move of M by -")),
    // The mover's key may come although play was stopped.
    Row::of("6.12", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(STOPS)
        .second(&[m(Arbiter), o(Arbiter)])
        .then(Then::telling()),
    Row::of("D.2.7", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(STOPS)
        .second(&[o(Misheard)])
        .then(Then::awaits("resumption", "-")),
    Row::of("D.2.4", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(&[d(Stop), t(Leave), t(Crash), t(LinkLost), m(Arbiter), o(Arbiter)])
        .second(&[m(Press), m(Confirm)])
        .then(Then::second()),
    // Called then, the arbiter is there for the entry, too.
    Row::of("D.2.4, 6.12", &[Stage::Pressed, Stage::EnteredMate, Stage::EnteredIllegal])
        .first(&[m(SayIllegal), m(SayMate), o(Misheard), m(Arbiter), o(Arbiter)])
        .second(&[m(Arbiter), o(Arbiter)])
        .where_(ONE_SIGHTED)
        .then(Then::telling().untold(&["game-over"])),
    // L4. Mended: play goes on, until something stops it.
    Row::of("D.2.7", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(&[o(Misheard)])
        .second(STOPS)
        .then(Then::awaits("resumption", "-")),
    Row::of("D.2.7, 5.1.2", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(&[o(Misheard)])
        .second(&[m(Resign)])
        .then(Then::over("O resignation")),
    Row::of("D.2.7, 5.1.2", &[Stage::EnteredMate, Stage::EnteredIllegal])
        .first(&[o(Misheard)])
        .second(&[o(Resign)])
        .then(Then::over("M resignation")),
    // L2. The claim of a flag while a press awaits its entry is stamped: both clocks stand, nothing is decided.
    Row::of("6.8, 5.2.1", &[Stage::Pressed])
        .first(&[m(Flag)])
        .second(&[m(SayMate)])
        .where_(ONE_SIGHTED)
        .flag_down()
        .then(
            Then::entry_awaits_key()
                .case("flag-fall of O by M")
                .untold(&["game-over"])
                .told(&["hall entry-awaits-key"]),
        ),
    // L2. Entered first and claimed before the key: the same.
    Row::of("6.8, 5.2.1", &[Stage::Pressed])
        .first(&[m(SayMate)])
        .second(&[m(Flag)])
        .where_(ONE_SIGHTED)
        .flag_down()
        .then(Then::entry_awaits_key().case("flag-fall of O by M").untold(&["game-over"])),
    // L2. The entry is still taken, whoever stops the game; what it comes to outlives that.
    Row::of("6.8", &[Stage::FlagCase]).first(STOPS).second(&[m(Say), m(SayMate), m(SayIllegal)]).then(Then::second()),
    Row::of("6.8", &[Stage::FlagCase]).first(&[m(Say), m(SayMate), m(SayIllegal)]).second(STOPS).then(Then::first()),
    Row::of("6.8, 7.5", &[Stage::Pressed])
        .first(&[m(Flag)])
        .second(&[m(SayIllegal)])
        .by(FALLS_TOLD)
        .flag_down()
        .then(Then::entry_awaits_key().case("flag-fall of O by M")),
    Row::of("6.8, 7.5", &[Stage::Pressed])
        .first(&[m(SayIllegal)])
        .second(&[m(Flag)])
        .by(FALLS_TOLD)
        .flag_down()
        .then(Then::entry_awaits_key().case("flag-fall of O by M")),
    // L2. The claim is no end yet: who resigns, resigns, and the arbiter's word is the last.
    Row::of("6.8, 5.1.2", &[Stage::Pressed]).first(&[m(Flag)]).second(&[m(Resign)]).then(Then::over("O resignation")),
    Row::of("6.8, 5.1.2", &[Stage::Pressed]).first(&[m(Flag)]).second(&[o(Resign)]).then(Then::over("M resignation")),
    Row::of("6.8, 6.11.3", &[Stage::Pressed])
        .first(&[m(Flag)])
        .second(&[m(ClaimHands), o(ClaimHands)])
        .flag_down()
        .then(Then::first().told(&["refused claim-stands"])),
    // L2. The arbiter's and the burdened player's word on it, and the entry: whichever is first decides.
    Row::of("6.8", &[Stage::FlagCase])
        .first(&[d(SetAside)])
        .second(&[m(Say), m(SayMate), m(SayIllegal)])
        .then(Then::first()),
    Row::of("6.8", &[Stage::FlagCase])
        .first(&[m(Say)])
        .second(&[d(SetAside), d(Uphold), o(Consent), m(Flag)])
        .then(Then::over("M flag-fall").told(&["refused over"])),
    Row::of("6.8", &[Stage::FlagCase])
        .first(&[m(SayMate), m(SayIllegal)])
        .second(&[d(SetAside), d(Uphold), o(Consent), m(Flag)])
        .then(Then::telling().untold(&["M checkmate", "illegal-move-completed"])),
    // L2. A plain move entered: the claim is judged.
    Row::of("6.8, 6.9", &[Stage::Pressed])
        .first(&[m(Flag)])
        .second(&[m(Say)])
        .flag_down()
        .then(Then::over("M flag-fall").told(&["hall game-over"])),
    Row::of("6.8, 6.9", &[Stage::Pressed])
        .first(&[m(Say)])
        .second(&[m(Flag)])
        .flag_down()
        .then(Then::over("M flag-fall")),
    // L2. Without an entry the claimant may have the claim judged, or the arbiter decides.
    Row::of("6.8", &[Stage::FlagCase])
        .first(&[m(Flag), d(Uphold), o(Consent)])
        .second(&[
            m(Say),
            m(SayMate),
            m(SayIllegal),
            m(Flag),
            d(Uphold),
            d(SetAside),
            o(Consent),
            m(Resign),
            o(Resign),
            d(Stop),
        ])
        .then(Then::over("M flag-fall")),
    // L4. A mate that the other has entered is provisional: the mover's key tells it, and then it stands.
    Row::of("5.1.1, D.2.7", &[Stage::EnteredMate])
        .first(&[m(Press), m(Confirm)])
        .second(&[o(Misheard)])
        .then(Then::over("M checkmate").stage("settlement").case("mend of M by O")),
    // L4. Misheard before: play goes on, and the key that was meant to confirm is a press too early.
    Row::of("D.2.7", &[Stage::EnteredMate])
        .first(&[o(Misheard)])
        .second(&[m(Press), m(Confirm)])
        .then(Then::awaits("move O", "O").untold(&["game-over"])),
];
