//! The slips that an opponent makes on purpose: their names, and when he makes them.

use ansage_opponent::{PlayerSlip, SlipList};

#[test]
fn slips_are_named_by_all_none_or_a_list() {
    let all: SlipList = "all".parse().unwrap();
    assert!(PlayerSlip::NAMES.iter().all(|(_, slip)| all.contains(*slip)));
    assert_eq!(all.to_string().parse(), Ok(all.clone()));
    assert!("none".parse::<SlipList>().unwrap().is_empty());
    let two: SlipList = " touch , press".parse().unwrap();
    assert_eq!(two.to_string(), "touch,press");
    assert!(two.contains(PlayerSlip::TouchesPiece) && !two.contains(PlayerSlip::OffersDraw));
    for bad in ["", "sneeze", "touch,,press", "touch press", "ALL"] {
        assert!(bad.parse::<SlipList>().is_err(), "{bad:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_slips_and_most_half_moves_have_none() {
    let all = SlipList::all();
    let fitting = [PlayerSlip::Mishears, PlayerSlip::ExecutesWrongly];
    let slips = |seed| (1..=200).map(|ply| all.slip_at(ply, &fitting, seed)).collect::<Vec<_>>();
    assert_eq!(slips(5), slips(5));
    assert_ne!(slips(5), slips(6));
    let made = slips(5).into_iter().flatten().collect::<Vec<_>>();
    assert!((8..50).contains(&made.len()), "{}", made.len());
    assert!(made.iter().all(|slip| fitting.contains(slip)));
    let only: SlipList = "touch".parse().unwrap();
    assert_eq!((1..=200).find_map(|ply| only.slip_at(ply, &fitting, 5)), None, "what does not fit is not made");
    let flag: SlipList = "flag".parse().unwrap();
    assert!(flag.lets_flag_fall(1) && !only.lets_flag_fall(1), "his only slip he makes in each game");
}
