//! Whether this machine's loopback carries multicast, which tests of discovery need.

use std::net::{Ipv4Addr, UdpSocket};
use std::time::Duration;

/// Why this machine carries no multicast on its loopback; `None` where it does. The group is that of mDNS.
fn lacks_multicast() -> Option<String> {
    let group = Ipv4Addr::new(224, 0, 0, 251);
    let tried = || -> std::io::Result<()> {
        let (into, out) = (UdpSocket::bind("0.0.0.0:0")?, UdpSocket::bind("127.0.0.1:0")?);
        into.join_multicast_v4(&group, &Ipv4Addr::LOCALHOST)?;
        into.set_read_timeout(Some(Duration::from_secs(2)))?;
        out.set_multicast_loop_v4(true)?;
        out.send_to(b"?", (group, into.local_addr()?.port()))?;
        into.recv(&mut [0; 8]).map(drop)
    };
    tried().err().map(|error| error.to_string())
}

/// Whether a test of discovery cannot be made here; the reason is printed.
pub fn skipped() -> bool {
    let lacks = lacks_multicast();
    if let Some(why) = &lacks {
        ansage_testing::skip::skipped(format!("discovery. This machine carries no multicast on its loopback: {why}"));
    }
    lacks.is_some()
}
