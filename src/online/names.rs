//! The names of relays, looked up by the system.
//!
//! The library has a resolver of its own. It asks public servers where those of the system do not answer, and on
//! Android it needs Java. This one asks the system, and nobody else.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::pin::Pin;

use iroh::dns::{BoxIter, DnsError, DnsResolver, Resolver, TxtRecordData};
use n0_error::AnyError;
use tokio::net::lookup_host;

/// Returns the resolver of the system.
pub(super) fn of_the_system() -> DnsResolver {
    DnsResolver::custom(System)
}

/// The system's own way from a name to addresses.
#[derive(Debug)]
struct System;

type Answer<T> = Pin<Box<dyn Future<Output = Result<BoxIter<T>, DnsError>> + Send>>;

/// Looks up a name. Takes the addresses of one kind.
async fn look_up<T: Send + 'static>(
    host: String,
    kind: fn(IpAddr) -> Option<T>,
) -> Result<BoxIter<T>, DnsError> {
    let found = lookup_host((host, 0)).await.map_err(AnyError::from_std)?;
    let found: Vec<T> = found.filter_map(|address| kind(address.ip())).collect();
    Ok(Box::new(found.into_iter()))
}

impl Resolver for System {
    fn lookup_ipv4(&self, host: String) -> Answer<Ipv4Addr> {
        Box::pin(look_up(host, |ip| match ip {
            IpAddr::V4(ip) => Some(ip),
            IpAddr::V6(_) => None,
        }))
    }

    fn lookup_ipv6(&self, host: String) -> Answer<Ipv6Addr> {
        Box::pin(look_up(host, |ip| match ip {
            IpAddr::V6(ip) => Some(ip),
            IpAddr::V4(_) => None,
        }))
    }

    // Only a look-up of devices would ask for such records.
    fn lookup_txt(&self, _: String) -> Answer<TxtRecordData> {
        Box::pin(async {
            Err(AnyError::from_std(std::io::Error::from(std::io::ErrorKind::Unsupported)).into())
        })
    }

    fn clear_cache(&self) {}

    fn reset(&self) -> Box<dyn Resolver> {
        Box::new(System)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_system_finds_this_machine_and_nothing_else_is_asked_for() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let resolver = of_the_system();
            let found =
                resolver.lookup_ipv4("localhost", Duration::from_secs(20)).await.expect("this machine");
            assert!(found.into_iter().all(|ip| ip.is_loopback()));
            assert!(resolver.lookup_txt("localhost", Duration::from_secs(20)).await.is_err());
        });
    }
}
