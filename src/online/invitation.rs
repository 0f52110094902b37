//! Invitations: what a device needs to know to reach another one.

use std::net::{IpAddr, SocketAddr};

use iroh::{EndpointAddr, EndpointId, RelayUrl, TransportAddr};
use serde::{Deserialize, Serialize};

use crate::play::link::{self, BASE, Key};
use crate::play::live::{MARK, payload_of};

/// Version of the form.
const VERSION: u8 = 1;
/// Most addresses in an invitation, so that its code stays small.
const MOST: usize = 8;

/// What an invitation is to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// To play. It is for one other device.
    Play,
    /// To watch. It is for any number of devices, of which twenty are let in at the same time.
    Watch,
}

impl Part {
    /// All parts, in the order of their numbers.
    const ALL: [Part; 2] = [Part::Play, Part::Watch];
}

/// An invitation to a match. Serde writes it as the text of [`Invitation::url`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Invitation {
    /// Number of the match.
    pub key: Key,
    /// What the other device does in it.
    pub part: Part,
    /// Secret that the other device shows. It is let in only with it.
    pub(super) secret: [u8; 16],
    /// Key and addresses of the device that invites.
    pub(super) address: EndpointAddr,
}

/// Reason why an invitation cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadInvitation {
    /// There is no invitation in the text.
    #[error("there is no invitation in the text")]
    None,
    /// The invitation differs from the one that was written.
    #[error("the invitation is damaged: a part of it is missing, or a character is wrong")]
    Damaged,
    /// A later program wrote the invitation.
    #[error("the invitation was written by a newer version of the app")]
    Later,
}

impl Invitation {
    /// Returns the invitation as an address on the web. What follows the `#` reaches no host.
    #[must_use]
    pub fn url(&self) -> String {
        format!("{BASE}/#{MARK}{}", self.payload())
    }

    /// Returns the content as text: version, part, number of the match, secret, key of the device, and its addresses.
    /// Each address is a byte for its kind (4, 6, or 0 for a relay), its bytes, for a relay with their number before
    /// them, and the port. Numbers have the lowest byte first.
    fn payload(&self) -> String {
        let mut content = vec![VERSION, self.part as u8];
        content.extend(self.key.0.to_le_bytes());
        content.extend(self.secret);
        content.extend(self.address.id.as_bytes());
        for address in self.address.addrs.iter().take(MOST) {
            match address {
                TransportAddr::Ip(address) => {
                    match address.ip() {
                        IpAddr::V4(ip) => content.extend([&[4][..], &ip.octets()].concat()),
                        IpAddr::V6(ip) => content.extend([&[6][..], &ip.octets()].concat()),
                    }
                    content.extend(address.port().to_le_bytes());
                }
                TransportAddr::Relay(url) => {
                    let url = url.to_string();
                    if let Ok(length) = u8::try_from(url.len()) {
                        content.extend([&[0, length][..], url.as_bytes()].concat());
                    }
                }
                _ => {}
            }
        }
        link::sealed(&content)
    }

    /// Returns `true` if the device can be reached over one of these relays.
    pub(super) fn is_over_one_of(&self, relays: &[String]) -> bool {
        let relays: Vec<RelayUrl> = relays.iter().filter_map(|relay| relay.parse().ok()).collect();
        self.address.relay_urls().any(|relay| relays.contains(relay))
    }

    /// Reads the invitation in a text: an address, or a message around it.
    ///
    /// # Errors
    /// Returns an error if there is no invitation in the text or it cannot be read.
    pub fn read(text: &str) -> Result<Invitation, BadInvitation> {
        let payload = payload_of(text).ok_or(BadInvitation::None)?;
        let content = link::unsealed(payload).map_err(|reason| match reason {
            reason if reason.is_later() => BadInvitation::Later,
            _ => BadInvitation::Damaged,
        })?;
        let mut content = Content(&content);
        if content.take::<1>()? != [VERSION] {
            return Err(BadInvitation::Later);
        }
        let [part] = content.take()?;
        let part = *Part::ALL.get(usize::from(part)).ok_or(BadInvitation::Damaged)?;
        let key = Key(u64::from_le_bytes(content.take()?));
        let secret = content.take()?;
        let id = EndpointId::from_bytes(&content.take()?).map_err(|_| BadInvitation::Damaged)?;
        let mut addresses = Vec::new();
        while !content.0.is_empty() && addresses.len() < MOST {
            addresses.push(content.address()?);
        }
        Ok(Invitation { key, part, secret, address: EndpointAddr::from_parts(id, addresses) })
    }
}

impl From<Invitation> for String {
    fn from(invitation: Invitation) -> String {
        invitation.url()
    }
}

impl TryFrom<String> for Invitation {
    type Error = BadInvitation;

    fn try_from(text: String) -> Result<Invitation, BadInvitation> {
        Invitation::read(&text)
    }
}

/// The rest of a content.
struct Content<'a>(&'a [u8]);

impl Content<'_> {
    fn take<const COUNT: usize>(&mut self) -> Result<[u8; COUNT], BadInvitation> {
        let (first, rest) = self.0.split_first_chunk::<COUNT>().ok_or(BadInvitation::Damaged)?;
        self.0 = rest;
        Ok(*first)
    }

    fn address(&mut self) -> Result<TransportAddr, BadInvitation> {
        let ip: IpAddr = match self.take()? {
            [4] => self.take::<4>()?.into(),
            [6] => self.take::<16>()?.into(),
            [0] => {
                let [length] = self.take()?;
                let (url, rest) =
                    self.0.split_at_checked(usize::from(length)).ok_or(BadInvitation::Damaged)?;
                self.0 = rest;
                let url = str::from_utf8(url).ok().and_then(|url| url.parse::<RelayUrl>().ok());
                return url.map(TransportAddr::Relay).ok_or(BadInvitation::Damaged);
            }
            _ => return Err(BadInvitation::Damaged),
        };
        Ok(TransportAddr::Ip(SocketAddr::new(ip, u16::from_le_bytes(self.take()?))))
    }
}

#[cfg(test)]
mod tests {
    use iroh::SecretKey;

    use super::*;

    fn invitation() -> Invitation {
        let id = SecretKey::from_bytes(&[7; 32]).public();
        let addresses = ["192.168.1.20:4433", "[fe80::1]:5000"].map(|text| text.parse().expect("an address"));
        let relay: RelayUrl = "https://relay.example".parse().expect("an address");
        let addresses = addresses.into_iter().map(TransportAddr::Ip).chain([TransportAddr::Relay(relay)]);
        let address = EndpointAddr::from_parts(id, addresses);
        Invitation { key: Key(42), part: Part::Play, secret: [9; 16], address }
    }

    #[test]
    fn an_invitation_is_read_as_it_was_written() {
        for part in Part::ALL {
            let written = Invitation { part, ..invitation() };
            let url = written.url();
            assert!(url.len() < 250, "a small code: {}", url.len());
            for text in [url.clone(), format!("Play with me:\n{url}\nNow?"), url.replace('#', "%23")] {
                assert_eq!(Invitation::read(&text), Ok(written.clone()), "{text}");
            }
            let saved = serde_json::to_string(&written).expect("a text");
            assert_eq!(serde_json::from_str::<Invitation>(&saved).ok(), Some(written), "{saved}");
        }
        assert!(serde_json::from_str::<Invitation>("\"a text\"").is_err());
    }

    #[test]
    fn an_invitation_names_its_relays() {
        let over = |relay: &str| invitation().is_over_one_of(&[relay.to_owned()]);
        assert!(over("https://relay.example") && over("https://relay.example/"));
        assert!(!over("https://other.example") && !over("no address"));
    }

    #[test]
    fn what_is_no_invitation_has_a_reason() {
        let url = invitation().url();
        assert_eq!(Invitation::read("live1. is here"), Err(BadInvitation::None));
        assert_eq!(Invitation::read(&url[..url.len() - 4]), Err(BadInvitation::Damaged));
        let with = |content: &[u8]| Invitation::read(&format!("#{MARK}{}", link::sealed(content)));
        assert_eq!(with(&[2; 80]), Err(BadInvitation::Later));
        assert_eq!(with(&[1; 20]), Err(BadInvitation::Damaged));
        assert_eq!(with(&[1; 59]), Err(BadInvitation::Damaged), "an address of a kind that is unknown");
        assert_eq!(
            with(&[&[1, 2][..], &[1; 56]].concat()),
            Err(BadInvitation::Damaged),
            "a part that is unknown"
        );
        assert!(link::read(&url).is_err(), "and it is no match");
    }
}
