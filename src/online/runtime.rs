//! What a line runs on: a thread of its own, or in a browser the page.
//!
//! Tasks and timers are those of tokio, or those of the page. Sockets are there on a thread only: a page reaches a
//! relay by the browser, and other devices over that relay.

use std::io;
use std::net::SocketAddr;

use iroh::Endpoint;
use iroh::endpoint::Builder;
pub(super) use n0_future::task::{JoinSet, spawn};
pub(super) use n0_future::time::{Instant, sleep, timeout};

use super::Reach;

/// Runs a line to its end, on a thread of its own.
///
/// # Errors
/// If the system refuses a thread.
#[cfg(not(target_family = "wasm"))]
pub(super) fn start<Work: Future<Output = ()>>(
    line: impl FnOnce() -> Work + Send + 'static,
) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let run = move || runtime.block_on(line());
    std::thread::Builder::new().name("line".to_owned()).spawn(run)?;
    Ok(())
}

/// Runs a line to its end, as a task of the page.
#[cfg(target_family = "wasm")]
#[expect(clippy::unnecessary_wraps, reason = "as of a thread")]
pub(super) fn start<Work: Future<Output = ()> + 'static>(
    line: impl FnOnce() -> Work + Send + 'static,
) -> io::Result<()> {
    wasm_bindgen_futures::spawn_local(line());
    Ok(())
}

/// Chooses the sockets of a device: at this port, or at any for 0.
#[cfg(not(target_family = "wasm"))]
pub(super) fn with_sockets(builder: Builder, port: u16, reach: &Reach) -> Result<Builder, String> {
    use std::net::Ipv4Addr;

    let builder = builder.dns_resolver(super::names::of_the_system());
    if reach.relay_only {
        return Ok(builder.clear_ip_transports());
    }
    let ip = if reach.local { Ipv4Addr::LOCALHOST } else { Ipv4Addr::UNSPECIFIED };
    match (reach.local, port) {
        (false, 0) => Ok(builder),
        (true, _) => builder.clear_ip_transports().bind_addr(SocketAddr::from((ip, port))),
        (false, _) => builder.bind_addr(SocketAddr::from((ip, port))),
    }
    .map_err(|reason| reason.to_string())
}

/// Chooses the sockets of a device, of which a page has none.
#[cfg(target_family = "wasm")]
#[expect(clippy::unnecessary_wraps, reason = "as of sockets that exist")]
pub(super) fn with_sockets(builder: Builder, _port: u16, _reach: &Reach) -> Result<Builder, String> {
    Ok(builder)
}

/// Returns the addresses of the sockets of a device.
#[cfg(not(target_family = "wasm"))]
pub(super) fn sockets(endpoint: &Endpoint) -> Vec<SocketAddr> {
    endpoint.bound_sockets()
}

/// Returns the addresses of the sockets of a device, of which a page has none.
#[cfg(target_family = "wasm")]
pub(super) fn sockets(_endpoint: &Endpoint) -> Vec<SocketAddr> {
    Vec::new()
}
