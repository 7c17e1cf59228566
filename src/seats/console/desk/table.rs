//! List every order of the arbiter: its words, its help, and what it is.
//!
//! To add one: a row here, its help in `locales/`, nothing else. Two rows must not share a word; a test sees to it.

use super::given::OrderArguments;
use super::review::{self, ReviewRequest};
use super::{ArbiterOrder, DeskOrderRow};
use crate::console::secret::DeskRequest;
use crate::console::spellings::Spellings;
use ansage_game::claim::Measure;
use ansage_game::event::EventKind;
use ansage_game::foreign::ForeignText;
use ansage_game::ruling::{MOST_RESUMPTION, Ruling, ruling_for_declared_result};
use ansage_words::vocabulary::rules;

const fn row(
    english: &'static str,
    german: &'static str,
    help: &'static str,
    make: fn(&mut OrderArguments<'_>) -> Option<ArbiterOrder>,
) -> DeskOrderRow {
    DeskOrderRow { words: Spellings { english, german }, help, make }
}

fn rule(ruling: Ruling) -> Option<ArbiterOrder> {
    Some(ArbiterOrder::Send(EventKind::Ruled { ruling }))
}

fn ask(review: ReviewRequest) -> Option<ArbiterOrder> {
    Some(ArbiterOrder::Wish(DeskRequest::Review(review)))
}

/// `sheet white FILE`, or one half-move of it, `sheet white 6 black Qxd6`, or one that it lacks, `sheet white 6 black insert
/// Qxd6`.
fn sheet(given: &mut OrderArguments<'_>) -> Option<ArbiterOrder> {
    let whose = given.next_color()?;
    match given.next_half_move_number() {
        Some(ply) if given.is_empty() => {
            let text = ForeignText::default();
            rule(Ruling::SetScoreLine { player: whose, ply, text, words: None, insert: false })
        }
        Some(ply) => {
            let insert = given.skip_word_insert();
            let (text, words) = given.next_written_move()?;
            rule(Ruling::SetScoreLine { player: whose, ply, text: text.into(), words, insert })
        }
        None => ask(ReviewRequest::Sheet { whose, file: given.take_rest()? }),
    }
}

/// `board white agrees`, `board white FEN`, `board white white Ke1 e2 black Ke8`.
fn board(given: &mut OrderArguments<'_>) -> Option<ArbiterOrder> {
    let whose = given.next_color()?;
    if given.skip_word_agrees() {
        return ask(ReviewRequest::BoardAgrees { whose });
    }
    rule(Ruling::SetBoard { owner: whose, shows: given.next_placement()? })
}

/// Every order, in the order of the help.
pub static ORDERS: &[DeskOrderRow] = &[
    row("uphold", "stattgeben", "arbiter-help-uphold", |_| rule(Ruling::Uphold)),
    row("set aside | reject", "abweisen | zurückweisen", "arbiter-help-set-aside", |_| rule(Ruling::SetAside)),
    row("stop", "anhalten | stopp", "arbiter-help-stop", |_| rule(Ruling::Stop)),
    row("resume", "fortsetzen", "arbiter-help-resume", |_| ask(ReviewRequest::Resume)),
    row("add", "zugabe | plus", "arbiter-help-add", |a| {
        rule(Ruling::TakeMeasure(Measure::AddTime { player: a.next_color()?, time: a.next_time()? }))
    }),
    row("take", "abzug | minus", "arbiter-help-take", |a| {
        rule(Ruling::TakeMeasure(Measure::RemoveTime { player: a.next_color()?, time: a.next_time()? }))
    }),
    row("clock", "uhr", "arbiter-help-clock", |a| {
        rule(Ruling::SetClock { player: a.next_color()?, left: a.next_time()? })
    }),
    row("count", "zugzahl", "arbiter-help-count", |a| {
        rule(Ruling::SetCount { player: a.next_color()?, moves: a.next_number()? })
    }),
    row("increment", "zuschlag", "arbiter-help-increment", |a| {
        rule(Ruling::TakeMeasure(Measure::AddIncrement { time: a.next_seconds()? }))
    }),
    row("rules", "regeln", "arbiter-help-rules", |a| {
        Some(if a.is_empty() { ArbiterOrder::Rules } else { ArbiterOrder::Rule(a.next_rule()?) })
    }),
    row("rule", "regel", "arbiter-help-rule", |a| {
        let parameter = a.next_rule()?;
        match a.take_rest() {
            None => Some(ArbiterOrder::Rule(parameter)),
            // A value the rule does not take is refused by the referee, who says which ones it takes.
            Some(value) => {
                let name = parameter.name.to_owned();
                let value = rules::parse_rule_value(&name, &value);
                rule(Ruling::AdaptRule { name: name.into(), value: value.into() })
            }
        }
    }),
    row("edition", "ausgabe", "arbiter-help-edition", |a| rule(Ruling::SetEdition { year: a.next_year()? })),
    row("duty", "pflicht", "arbiter-help-duty", |a| {
        rule(Ruling::SetDuty { player: a.next_color()?, duty: a.next_duty()?, on: a.next_on_off()? })
    }),
    row("illegal", "regelwidrig", "arbiter-help-illegal", |a| rule(Ruling::IllegalMove { player: a.next_color()? })),
    row("warn", "verwarnen | verwarnung", "arbiter-help-warn", |a| rule(Ruling::Warn { player: a.next_color()? })),
    row("flag", "fahne | blättchen", "arbiter-help-flag", |a| rule(Ruling::CallFlag { player: a.next_color()? })),
    row("flags", "beide fahnen | fahnen", "arbiter-help-flags", |_| rule(Ruling::BothFlags)),
    row("back", "zurück", "arbiter-help-back", |a| {
        if a.is_empty() {
            return ask(ReviewRequest::Back);
        }
        rule(Ruling::TakeMeasure(Measure::RestorePosition { ply: a.next_half_move()? }))
    }),
    row("result", "ergebnis", "arbiter-help-result", |a| rule(ruling_for_declared_result(a.next_result()?))),
    row("continue", "weiterspielen", "arbiter-help-continue", |_| rule(Ruling::Continue)),
    row("adjourn", "abbruch | hängepartie", "arbiter-help-adjourn", |_| rule(Ruling::Adjourn)),
    row("envelope", "umschlag", "arbiter-help-envelope", |_| Some(ArbiterOrder::Envelope)),
    row("open", "öffnen", "arbiter-help-open", |a| {
        Some(ArbiterOrder::Wish(if a.is_empty() {
            DeskRequest::Open
        } else {
            DeskRequest::OpenPaper(a.next_paper_move()?)
        }))
    }),
    row("envelope lost", "umschlag verloren", "arbiter-help-envelope-lost", |_| rule(Ruling::EnvelopeLost)),
    row("resumption", "wiederaufnahme", "arbiter-help-resumption", |a| {
        let text = a.take_rest().filter(|text| text.chars().count() <= MOST_RESUMPTION)?;
        rule(Ruling::SetResumption { text: text.into() })
    }),
    row("sealed reply", "abgegebene antwort", "arbiter-help-sealed-reply", |_| rule(Ruling::SealedReply)),
    row("compare", "vergleichen | vergleiche", "console-help-compare", |_| {
        Some(ArbiterOrder::Send(EventKind::ComparisonAsked))
    }),
    row("facts", "tatsachen", "arbiter-help-facts", |_| Some(ArbiterOrder::Facts)),
    row("state", "stand", "arbiter-help-state", |_| Some(ArbiterOrder::State)),
    row("clocks", "uhren", "desk-help-clocks", |_| Some(ArbiterOrder::Clocks)),
    row("scores", "formulare | partieformulare", "desk-help-scores", |a| ask(review::parse_scores_request(a)?)),
    row("differences", "unterschiede", "desk-help-differences", |_| ask(ReviewRequest::Differences)),
    row("sheet", "formular", "desk-help-sheet", sheet),
    row("board", "brett", "desk-help-board", board),
    row("retrace", "zurückführen", "desk-help-retrace", |a| ask(review::parse_retrace_request(a)?)),
    row("propose | proposal", "vorschlag", "desk-help-propose", |_| ask(ReviewRequest::Propose)),
    row("accept", "annehmen", "desk-help-accept", |a| ask(review::parse_accept_request(a)?)),
    row("yes | y", "ja | j", "desk-help-yes", |_| ask(ReviewRequest::Yes)),
    row("no", "nein", "desk-help-yes", |_| ask(ReviewRequest::No)),
    row("walk", "schritte", "desk-help-walk", |_| ask(ReviewRequest::Walk)),
    row("next", "nächster", "desk-help-next", |_| ask(ReviewRequest::Next)),
    row("previous", "voriger", "desk-help-next", |_| ask(ReviewRequest::Back)),
    row("repeat", "wiederholen | wiederhole", "desk-help-next", |_| ask(ReviewRequest::Repeat)),
    row("course", "partieverlauf | verlauf", "desk-help-course", |a| {
        let keep = a.next_kept_count()?;
        rule(Ruling::RestoreCourse { keep, moves: a.next_moves()?, clocks: None })
    }),
    row("report", "bericht", "desk-help-report", |a| ask(ReviewRequest::Report { file: a.take_rest()? })),
    row("help | h | ?", "hilfe", "arbiter-help-help", |a| Some(ArbiterOrder::Help(a.take_rest()))),
    row("more", "weiter", "console-help-more", |_| Some(ArbiterOrder::More)),
    row("done", "fertig", "arbiter-help-done", |_| Some(ArbiterOrder::Send(EventKind::DeskLeft))),
];
