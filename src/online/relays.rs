//! Relays: hosts that carry what two devices say where no direct way leads from one to the other.
//!
//! A relay learns the addresses of both devices and when they speak. What they say is encrypted from end to end. A
//! relay of one's own is the program `iroh-relay`; its address goes into [`OWN`].

/// Addresses of the relays of whoever publishes the app, such as `https://relay.example`. There are none here, so the
/// app connects directly, or not at all.
pub const OWN: &[&str] = &[];

/// Returns the addresses of the relays of whoever publishes this edition: [`OWN`], and those in the variable
/// `PARLOUR_RELAYS` of the build, with spaces between them. A page reaches no others.
#[must_use]
pub fn own() -> Vec<String> {
    let built_with = option_env!("PARLOUR_RELAYS").unwrap_or_default().split_whitespace();
    OWN.iter().copied().chain(built_with).map(str::to_owned).collect()
}

/// Returns the addresses of the relays that the makers of [iroh](https://www.iroh.computer) run for everybody. They
/// are meant for development and tests: they limit the rate, and promise nothing. An app that is published has its
/// [own](OWN).
///
/// Nothing is contacted here.
#[must_use]
pub fn public() -> Vec<String> {
    let relays = iroh::defaults::prod::default_relay_map().urls::<Vec<_>>();
    relays.iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_relay_has_an_address_that_can_be_used() {
        let public = public();
        assert!(!public.is_empty());
        for relay in OWN.iter().map(ToString::to_string).chain(public) {
            assert!(relay.starts_with("https://"), "{relay}");
            assert!(relay.parse::<iroh::RelayUrl>().is_ok(), "{relay}");
        }
    }
}
