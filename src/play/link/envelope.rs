//! The text of a link: its signs, its length and its checksum, and how it is found in a message.

use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::general_purpose::{GeneralPurpose, NO_PAD};

use super::{BadLink, MAX_BYTES, SCHEME, VERSION};

/// The 64 signs: base64 of RFC 4648, section 5, which no address has to escape.
const SIGNS: GeneralPurpose = GeneralPurpose::new(&URL_SAFE, NO_PAD.with_decode_allow_trailing_bits(true));

/// Number of bytes of the checksum.
const CHECKSUM: usize = 4;

/// Most digits of a version.
const MOST_DIGITS: usize = 3;

/// A text without the beginning of a link is taken for the payload alone from this length on.
const SHORTEST: usize = 32;

/// Returns the payload with this content: version, length, checksum and content, as text.
///
/// # Examples
///
/// For tests, and for programs that write links of their own:
///
/// ```
/// use parlour::play::link;
///
/// let payload = link::sealed(b"no match");
/// assert_eq!(payload, "AQi02hj7bm8gbWF0Y2g");
/// assert_eq!(link::unsealed(&payload)?, b"no match");
/// assert!(link::read(&payload).is_err());
/// # Ok::<(), link::BadLink>(())
/// ```
#[must_use]
pub fn sealed(content: &[u8]) -> String {
    let mut head = vec![VERSION as u8];
    let mut length = content.len();
    while length >= 0x80 {
        head.push(length as u8 | 0x80);
        length >>= 7;
    }
    head.push(length as u8);
    let checksum = checksum(&head, content).to_be_bytes();
    SIGNS.encode([&head, &checksum[..], content].concat())
}

/// Returns the content of the first whole payload in a text, whatever it means. The counterpart of
/// [`sealed`].
///
/// # Errors
/// Returns an error if the text is too long, or if no payload in it is whole: that of the first one.
pub fn unsealed(text: &str) -> Result<Vec<u8>, BadLink> {
    if text.len() > MAX_BYTES {
        return Err(BadLink::TooLarge { bytes: text.len() });
    }
    let mut first = None;
    for (version, payload) in beginnings(text) {
        let content = if version == VERSION { opened(&bytes(payload)) } else { Err(BadLink::Later(version)) };
        match content {
            Ok(content) => return Ok(content),
            Err(error) => first = first.or(Some(error)),
        }
    }
    first.map_or_else(|| payload_alone(text), Err)
}

/// Returns the version of each link that begins in a text, and what follows it.
pub(super) fn beginnings(text: &str) -> impl Iterator<Item = (u32, &str)> {
    text.char_indices().filter_map(|(at, _)| beginning(&text[at..]))
}

/// Returns the version and the rest if a text begins like a link from its `#` or its scheme on.
fn beginning(text: &str) -> Option<(u32, &str)> {
    let is_scheme = text.get(..SCHEME.len()).is_some_and(|start| start.eq_ignore_ascii_case(SCHEME));
    let rest = if is_scheme {
        text[SCHEME.len()..].trim_start_matches('/')
    } else {
        text.strip_prefix('#').or_else(|| text.strip_prefix("%23"))?
    };
    let digits = rest.bytes().take(MOST_DIGITS).take_while(u8::is_ascii_digit).count();
    let (version, payload) = (&rest[..digits], rest[digits..].strip_prefix('.')?);
    // A message may speak of "#1. the first one".
    let is_payload = payload.chars().map_while(sign).take(8).count() == 8;
    Some((version.parse().ok().filter(|_| is_payload)?, payload))
}

/// Returns the content if the text is nothing but a payload.
fn payload_alone(text: &str) -> Result<Vec<u8>, BadLink> {
    let text = text.trim();
    let bytes = bytes(text.strip_prefix("1.").unwrap_or(text));
    let is_like_one = text.len() >= SHORTEST && bytes.first() == Some(&(VERSION as u8));
    opened(&bytes).map_err(|error| if is_like_one { error } else { BadLink::NotALink })
}

/// Returns the content of a payload. Bytes after its end belong to the message around it.
fn opened(bytes: &[u8]) -> Result<Vec<u8>, BadLink> {
    let mut length = 0;
    let mut at = 1;
    loop {
        let &byte = bytes.get(at).filter(|_| at <= 4).ok_or(BadLink::Damaged)?;
        length |= usize::from(byte & 0x7F) << (7 * (at - 1));
        at += 1;
        if byte < 0x80 {
            break;
        }
    }
    let (head, rest) = bytes.split_at(at);
    let (sum, rest) = rest.split_first_chunk::<CHECKSUM>().ok_or(BadLink::Damaged)?;
    let content = rest.get(..length).ok_or(BadLink::Damaged)?;
    if u32::from_be_bytes(*sum) != checksum(head, content) {
        return Err(BadLink::Damaged);
    }
    match u32::from(head[0]) {
        0 => Err(BadLink::Form),
        VERSION => Ok(content.to_vec()),
        version => Err(BadLink::Later(version)),
    }
}

fn checksum(head: &[u8], content: &[u8]) -> u32 {
    let mut sum = crc32fast::Hasher::new();
    sum.update(head);
    sum.update(content);
    sum.finalize()
}

/// Returns the bytes of the signs up to the first character that belongs to no payload.
fn bytes(text: &str) -> Vec<u8> {
    let mut signs: Vec<u8> = text.chars().filter(|&sign| !is_skipped(sign)).map_while(sign).collect();
    if signs.len() % 4 == 1 {
        // A single sign more is a part of the message around the payload.
        signs.pop();
    }
    // Signs that are left over may hold bits of that message too, so nothing is refused here.
    SIGNS.decode(signs).unwrap_or_default()
}

/// Returns a sign of a payload as a byte.
fn sign(character: char) -> Option<u8> {
    let sign = u8::try_from(character).ok()?;
    (sign.is_ascii_alphanumeric() || matches!(sign, b'-' | b'_')).then_some(sign)
}

/// Returns `true` for what messengers and mail put into long lines: breaks, marks of quotations, and signs
/// that nobody sees.
fn is_skipped(sign: char) -> bool {
    sign.is_whitespace()
        || matches!(sign, '>' | '=' | '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}')
}
