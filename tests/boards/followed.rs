//! A device that is followed at a station, whatever it is: told once what hinders it, and heard only while it is followed.

use ansage::station::followed::FollowedDevice;
use ansage::station::inbox::Inbox;
use ansage::station::timepiece::Timepiece;
use ansage_devices::driver::DeviceKind;
use ansage_devices::report::{DeviceFault, PortOpenError};
use ansage_game::moment::Moment;
use ansage_game::seat::Color;
use ansage_seats::console::ConsoleSetup;

const KINDS: [DeviceKind; 3] = [DeviceKind::TactileBoard, DeviceKind::DgtBoard, DeviceKind::ClockKey];

/// White's, on a port that is not there, and the inbox in which it is heard.
fn follow(device: DeviceKind) -> (FollowedDevice, Inbox) {
    let timepiece = Timepiece::starting_at(Moment::START);
    let (slot, inbox) = Inbox::new(timepiece);
    (FollowedDevice::new(device, "/dev/no-such-port".to_owned(), Color::White, slot, timepiece), inbox)
}

#[test]
fn what_hinders_a_device_is_told_once_until_it_is_found_or_lost() {
    let presenter = ConsoleSetup::default_for_owner(Color::White).presenter;
    for device in KINDS {
        let (mut follow, _inbox) = follow(device);
        let told = |follow: &mut FollowedDevice, fault: DeviceFault| follow.absence_outcomes(&fault, &presenter).len();
        let missing = || DeviceFault::NotOpened(PortOpenError::Missing);
        let told_of_it = [told(&mut follow, missing()), told(&mut follow, missing())];
        assert_eq!(told_of_it, [1, 0], "{device:?}: the same is no news");
        assert_eq!(told(&mut follow, DeviceFault::NotOpened(PortOpenError::Busy)), 1, "{device:?}: another reason is");
        assert_eq!(told(&mut follow, missing()), 0, "{device:?}: nor is one of before");
        // It was found, or lost.
        follow.clear_reported_troubles();
        assert_eq!(told(&mut follow, missing()), 1, "{device:?}: now it is news again");
        assert_eq!(
            told(&mut follow, DeviceFault::Missed),
            0,
            "{device:?}: what does not hinder it is no affair of this"
        );
    }
}

#[test]
fn what_an_earlier_following_of_a_device_still_says_counts_for_nothing() {
    let presenter = ConsoleSetup::default_for_owner(Color::White).presenter;
    for device in KINDS {
        let (mut follow, _inbox) = follow(device);
        assert!(!follow.is_report_from(device, 0), "{device:?} is not followed yet");
        follow.start_following(&presenter);
        assert!(follow.is_followed() && follow.is_report_from(device, 1), "{device:?}");
        let others = KINDS.into_iter().filter(|other| *other != device);
        assert!(others.clone().all(|other| !follow.is_report_from(other, 1)), "{device:?} is no other device");
        follow.release_port();
        assert!(!follow.is_report_from(device, 1), "{device:?} was laid aside");
        follow.start_following(&presenter);
        let is_by = [1, 2].map(|number| follow.is_report_from(device, number));
        assert_eq!(is_by, [false, true], "{device:?}: what the first following left in the inbox");
    }
}
