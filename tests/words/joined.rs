//! One sample of everything about stations that have joined, as long as it gets.

use super::samples::move_of;
use ansage::game::effect::EffectKind;
use ansage::game::joining::Capacity;
use ansage::game::refusal::Refusal;
use ansage::seat::Color;

pub fn refusals() -> Vec<Refusal> {
    let each = |whose| [Refusal::HasOwnStation { whose }, Refusal::LinkIsLost { whose }, Refusal::NotJoined { whose }];
    Color::ALL.into_iter().flat_map(each).chain([Refusal::NoMoveMade]).collect()
}

pub fn effects() -> Vec<EffectKind> {
    let both = [true, false];
    let pairs = || both.into_iter().flat_map(move |one| both.map(|other| (one, other)));
    let of = |whose: Color| {
        let found = Capacity::ALL.into_iter().flat_map(move |capacity| {
            both.into_iter().flat_map(move |again| {
                pairs().map(move |(stops, waits)| {
                    let runs = again && !waits;
                    EffectKind::LinkFound { whose, capacity, again, stops, waits, runs }
                })
            })
        });
        let lost = Capacity::ALL.into_iter().flat_map(move |capacity| {
            let lost = move |(stopped, runs)| EffectKind::LinkLost { whose, capacity, stopped, runs };
            pairs().map(lost)
        });
        let telling = move_of("Nb1d2");
        let more = [
            EffectKind::RepetitionAgrees { by: whose, repeated: Some(telling) },
            EffectKind::LinkFreed { whose },
            EffectKind::LinkDenied { whose, what: "announcement-heard".into() },
            EffectKind::HistoryDiffers { whose },
        ];
        found.chain(lost).chain(more)
    };
    let codes = [(1, false), (5, true), (4, false)];
    let codes = codes.map(|(count, changed)| EffectKind::CodeRefused { count, changed });
    Color::ALL.into_iter().flat_map(of).chain(codes).collect()
}
