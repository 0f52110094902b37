//! Programs for the tests of live play: a relay, and a device that plays at random.
//!
//! Both print a line for each thing that happens, and end when their standard input does.

mod device;
#[path = "../../core/play/live_device.rs"]
#[allow(dead_code, reason = "a device of these tests dies as a process")]
mod live_device;

use std::io::Read;
use std::net::SocketAddr;
use std::thread;

use iroh_relay::server::{RelayConfig, Server, ServerConfig};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    thread::spawn(|| {
        _ = std::io::stdin().read_to_end(&mut Vec::new());
        std::process::exit(0);
    });
    match arguments.split_first().map(|(first, rest)| (first.as_str(), rest)) {
        Some(("relay", [address])) => relay(address.parse().expect("an address")),
        Some(("device", options)) => device::run(&device::Options::read(options)),
        _ => panic!("relay ADDRESS, or device FOLDER [OPTION...]"),
    }
}

/// Runs a relay without encryption of its own at an address.
fn relay(address: SocketAddr) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut config = ServerConfig::default();
        config.relay = Some(RelayConfig::new(address));
        let mut server = Server::spawn(config).await.expect("the port is free");
        println!("ready {}", server.http_addr().expect("it has an address"));
        server.join().await.expect("a task").expect("a relay");
    });
}
