//! Links in messages, and links that cannot be read.

use parlour::notation;
use parlour::play::link::{self, BadLink, Options};
use parlour::play::{Match, Setup};
use parlour::rules::checkers::{self, Priority};
use parlour::rules::{Piece, Rank, Rules, Side, Square, connect_four};

use super::link::{KEY, long_go, named, players};

fn content(payload: &str) -> Vec<u8> {
    link::unsealed(payload).expect("a whole payload")
}

#[test]
fn a_link_is_found_in_a_message() {
    let game = long_go(30);
    let link = link::write(&game, &named(None));
    let (url, payload) = (link.url(), link.payload());
    let lines: Vec<_> = payload.as_bytes().chunks(20).map(String::from_utf8_lossy).collect();
    let broken = lines.join("\r\n> ");
    let messages = [
        format!("Your turn! {url}"),
        format!("<{url}>"),
        format!("[the match]({url}), see you on Sunday"),
        format!("{url} and then some words that could be signs of a payload as well"),
        format!("{url}\n\nOn Monday Ben wrote: nothing #2.or so"),
        format!("Remember #1. the milk and #2. the bread. {url}"),
        format!("  \n{payload}\n"),
        format!("1.{payload}"),
        format!("parlour://1.{payload}"),
        format!("PARLOUR:1.{payload}"),
        format!("https://another.example/folder/index.html#1.{payload}"),
        format!("https://another.example/%231.{payload}"),
        format!("parlour:1.{broken}"),
        payload.chars().flat_map(|sign| [sign, '\u{200b}']).collect(),
        format!("#1.AAAAAAAAAAAAAAAA is torn, but {url} is whole"),
    ];
    for message in messages {
        let letter = link::read(&message).unwrap_or_else(|error| panic!("{error}: {message}"));
        assert_eq!(letter.game.acts(), game.acts());
    }
}

#[test]
fn a_bad_link_gets_a_sentence() {
    let game = long_go(30);
    let link = link::write(&game, &named(None));
    let payload = link.payload();
    let read = |text: &str| link::read(text).expect_err("a bad link");

    for text in [
        "",
        "Hello",
        "see you at #1. or #2.",
        "https://example.org/#top",
        "AQ",
        "A longer message, without any link.",
    ] {
        assert_eq!(read(text), BadLink::NotALink, "{text}");
    }
    for end in 8..payload.len() {
        assert_eq!(read(&format!("#1.{}", &payload[..end])), BadLink::Damaged, "{end} characters");
    }
    for at in 0..payload.len() {
        let other = if payload.as_bytes()[at] == b'A' { "B" } else { "A" };
        let mut changed = payload.to_owned();
        changed.replace_range(at..=at, other);
        // The last sign can have bits that belong to no byte.
        let result = link::read(&format!("#1.{changed}"));
        assert!(result.is_err() || at + 1 == payload.len(), "sign {at} of {payload}");
        assert!(result.err().is_none_or(|error| error == BadLink::Damaged), "sign {at}");
    }
    assert_eq!(read(&format!("{}/#9.{payload}", link::BASE)), BadLink::Later(9));
    assert!(read("parlour:2.AAAAAAAA").is_later());
    let bytes = link::MAX_BYTES + 1;
    assert_eq!(read(&"#".repeat(bytes)), BadLink::TooLarge { bytes });
    assert!(read(&"#".repeat(bytes)).to_string().contains("1048576"), "the limit should be told");
    assert_eq!(read(&link::sealed(&[])), BadLink::Form);

    // Content with changes that the checksum does not show.
    let whole = content(payload);
    let changed = |at: usize, byte: u8| {
        let mut content = whole.clone();
        content[at] = byte;
        read(&link::sealed(&content))
    };
    assert_eq!(changed(8, 0xF0), BadLink::Rules, "game 15");
    assert!(matches!(
        changed(80, whole[80] ^ 0x10),
        BadLink::Position | BadLink::Acts { .. } | BadLink::Form
    ));
    let more = [&whole[..], &[0; 5]].concat();
    assert_eq!(read(&link::sealed(&more)), BadLink::Form, "the match has ended before");
    let less = &whole[..whole.len() - 5];
    assert_eq!(read(&link::sealed(less)), BadLink::Form, "a time is missing");
    let turns = &whole[..60];
    assert!(matches!(read(&link::sealed(turns)), BadLink::Acts { act: 2..30 }), "turns are missing");
}

#[test]
fn positions_with_endless_jumps_are_refused() {
    // Kings that jump in eight directions among many men, without a rule to capture the most.
    let rules = checkers::Rules {
        orthogonal_captures: true,
        priority: Priority::Free,
        finish_jumps: false,
        forced_capture: false,
        ..checkers::Rules::CANADIAN
    };
    let rules = Rules::Checkers(checkers::Rules { size: checkers::Size::Twelve, ..rules });
    let is_dark = |&square: &Square| rules.is_played_on(square);
    let men = rules.grid().squares().filter(is_dark).filter(|square| {
        let (column, row) = rules.grid().place(*square);
        (1..11).contains(&column) && (1..11).contains(&row) && row % 2 == 1
    });
    let piece = |side, rank| Piece { side, rank };
    let king = rules.grid().squares().find(is_dark).expect("a dark square");
    let pieces = men.map(|square| (square, piece(Side::Second, Rank::Man)));
    let pieces = pieces.chain([(king, piece(Side::First, Rank::King))]);
    let position = rules.with_pieces(Side::First, pieces).expect("free squares");
    let setup = Setup { position: Some(notation::position_text(&*position)), ..Setup::new(rules, players()) };
    let game = Match::new(1, setup, 0).expect("a position that was written");
    let error = link::read(&link::write(&game, &named(None)).url()).expect_err("too many jumps");
    assert!(matches!(error, BadLink::TooManyJumps { act: 1 }), "{error}");
}

#[test]
fn links_by_other_rules_are_noticed() {
    // Seven turns of connect four by this version, read as if a rule had changed: the digits then mean
    // other turns, and the position is another one.
    let rules = |rows| Rules::ConnectFour(connect_four::Rules::new(7, rows, 4).expect("rules"));
    let mut game = Match::new(1, Setup::new(rules(6), players()), 0).expect("a match");
    for column in [3, 3, 2, 4] {
        game.touch(Square(column));
        game.finish().expect("a legal turn");
    }
    let [six, five] = [6, 5].map(|rows| {
        let game = Match::new(1, Setup::new(rules(rows), players()), 0).expect("a match");
        content(link::write(&game, &Options::new(KEY)).payload())
    });
    let at = six.iter().zip(&five).position(|(one, other)| one != other).expect("the rows differ");
    let mut content = content(link::write(&game, &Options::new(KEY)).payload());
    content[at] = content[at] - six[at] + five[at];
    let error = link::read(&link::sealed(&content)).expect_err("another position");
    assert_eq!(error, BadLink::Position, "{error}");
}
