//! Matches by link: what is written is read again, whatever the game.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use parlour::engine::Level;
use parlour::notation;
use parlour::play::link::{self, BadLink, FITS_QR, Key, Offer, Options, Proposal};
use parlour::play::{Act, Avatar, Match, Mode, Player, Series, Setup, TimeControl, saved};
use parlour::rules::checkers::{self, Crowning, Priority, Removal, Seat};
use parlour::rules::gomoku::Winning;
use parlour::rules::{Choice, Game, Rules, Side, Square, Turn, connect_four, four, go, gomoku, hex, hexdame};
use proptest::prelude::*;
use proptest::sample::Index;

pub(super) const KEY: Key = Key(0x0123_4567_89AB_CDEF);

pub(super) fn players() -> [Player; 2] {
    [Player::person("Anna", Avatar::Fish), Player::person("Бен 🙂", Avatar::Mountain)]
}

pub(super) fn named(offer: Option<Offer>) -> Options {
    Options { names: true, offer, ..Options::new(KEY) }
}

/// Returns an act with its dead pieces in the order of the board.
fn in_order(act: &Act) -> Act {
    Proposal::of(act).map_or_else(|| act.clone(), |proposal| proposal.act())
}

/// Asserts that a match is read as it was written.
fn check(game: &Match, options: &Options) {
    let link = link::write(game, options);
    for text in [link.url(), link.scheme(), link.payload().to_owned()] {
        let letter = link::read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let read = &letter.game;
        assert_eq!((letter.key, letter.has_names), (options.key, options.names));
        assert_eq!(letter.offer, options.offer);
        assert_eq!(read.setup(), game.setup());
        assert_eq!(read.began(), game.began());
        let acts: Vec<_> = game.acts().iter().map(in_order).collect();
        // A forced pass at the end is played even where it was undone.
        assert_eq!(&read.acts()[..acts.len()], acts);
        assert!(read.acts()[acts.len()..].iter().all(|act| *act == Act::Turn(Turn::default())));
        assert_eq!(read.all_acts().len(), read.acts().len(), "nothing is undone");
        if read.acts().len() == acts.len() {
            assert_eq!(read.position().hash(), game.position().hash());
            assert_eq!(read.outcome(), game.outcome());
            if game.setup().has_clocks() && link.fits_qr() {
                assert_eq!(read.times(), game.times());
            }
        }
        saved::read(&saved::write(read)).expect("a match that was read can be saved");
    }
    let unnamed = link::read(&link::write(game, &Options { names: false, ..options.clone() }).url());
    let setup = unnamed.expect("a link without names").game.setup().clone();
    assert!(setup.players.iter().all(|player| player.name.is_empty()));
    assert_eq!(setup.rules, game.setup().rules);
}

/// All presets, other sizes, and options that no preset has.
fn all_rules() -> Vec<Rules> {
    let presets = Game::ALL.iter().flat_map(|game| game.presets()).map(|preset| preset.rules);
    let odd = checkers::Rules {
        first_sits: Seat::Bottom,
        mirrored: true,
        priority: Priority::WithKing,
        crowning: Crowning::AtOnce,
        removal: Removal::AtTheEnd,
        kings_rest: true,
        ..checkers::Rules::POOL
    };
    let mut all: Vec<Rules> = presets.collect();
    let size = |lines| go::Size::new(lines).expect("a size");
    let handicap = go::Rules { handicap: 9, komi: -13, ..go::Rules::JAPANESE };
    let seats = go::Rules { opening: go::Opening::SeatStones, ..go::Rules::AGA };
    all.push(Rules::Checkers(odd));
    all.extend([2, 3, 25].map(|lines| Rules::Go(go::Rules::NEW_ZEALAND.on(size(lines)))));
    all.extend([handicap, seats].map(Rules::Go));
    let opened = |winning, opening| gomoku::Rules::new(15, winning, opening).expect("rules");
    all.extend(
        [
            opened(Winning::Standard, gomoku::Opening::Swap),
            opened(Winning::Renju, gomoku::Opening::Swap2),
            gomoku::Rules::in_a_row(3, 3).expect("tic-tac-toe"),
            gomoku::Rules::in_a_row(20, 6).expect("six in a row"),
        ]
        .map(Rules::Gomoku),
    );
    all.push(Rules::ConnectFour(connect_four::Rules::new(9, 6, 5).expect("rules")));
    all.push(Rules::Four(four::Rules::FREE));
    all.push(Rules::Hexdame(hexdame::Rules::INTERNATIONAL));
    all.push(Rules::Hex(hex::Rules::new(13, false).expect("rules")));
    all
}

const CLOCKS: [Option<TimeControl>; 9] = [
    None,
    Some(TimeControl::SuddenDeath { main: 86_400 }),
    Some(TimeControl::Fischer { main: 600, increment: 5 }),
    Some(TimeControl::Delay { main: 1500, delay: 5 }),
    Some(TimeControl::Bronstein { main: u32::MAX, delay: 0 }),
    Some(TimeControl::ByoYomi { main: 0, periods: 255, period: 30 }),
    Some(TimeControl::Canadian { main: 600, stones: 25, period: 300 }),
    Some(TimeControl::Hourglass { main: 1200 }),
    Some(TimeControl::PerTurn { time: 60 }),
];

/// Makes an act of a number of those that are possible, and lets time pass before.
fn act(game: &mut Match, choice: Index, milliseconds: u64) {
    game.resume();
    game.tick(Duration::from_millis(milliseconds));
    let (turns, choices) = (game.position().turns(), game.choices());
    if game.outcome().is_some() {
    } else if game.counting().is_some() {
        match choice.index(4) {
            0 => game.settle().expect("a count"),
            1 => {
                let stone = game.position().grid().squares().find(|&at| game.position().piece(at).is_some());
                game.touch(stone.unwrap_or(Square(0)));
                game.settle().expect("a count");
            }
            _ => game.play_on().expect("a count"),
        }
    } else if choices.is_empty() {
        // Passes come more often than among all turns of Go.
        let passes = turns.contains(&Turn::default()) && choice.index(7) == 0;
        let turn = if passes { Turn::default() } else { choice.get(&turns).clone() };
        game.play(&turn).expect("a legal turn");
    } else {
        game.choose(*choice.get(&choices)).expect("a choice");
    }
}

fn end(game: &mut Match, number: usize) {
    match number {
        0 => game.resign(Side::First),
        1 => game.resign(Side::Second),
        2 => game.agree_draw(),
        3 => {
            if let Some(&claim) = game.claims().first() {
                game.claim(claim).expect("it is possible");
            }
        }
        4 => _ = game.tick(Duration::from_secs(1 << 40)),
        5 => _ = game.undo(),
        _ => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 30, ..ProptestConfig::default() })]

    #[test]
    fn every_match_is_read_as_it_was_written(
        choices in prop::collection::vec((any::<Index>(), 0..200_000_u64), 0..80),
        clock in any::<[Index; 2]>(),
        [hands_over, tournament_mode, from_position] in any::<[bool; 3]>(),
        (level, ending, began) in (0..11_u8, 0..8_usize, prop_oneof![Just(0_u64), 0..1_u64 << 32, any::<u64>()]),
        series in prop::option::of(any::<[u8; 4]>()),
    ) {
        for rules in all_rules() {
            let mut setup = Setup {
                mode: if hands_over { Mode::HandOver } else { Mode::Quick },
                clocks: clock.map(|clock| *clock.get(&CLOCKS)),
                tournament_mode,
                series: series.map(|[best_of, played, first, second]| {
                    Series { best_of, played, halves: [first, second] }
                }),
                ..Setup::new(rules, players())
            };
            if let Ok(level) = Level::new(level) {
                setup.players[1] = Player::computer(level);
            }
            let mut game = Match::new(1, setup.clone(), began).expect("the usual start");
            for (number, (choice, milliseconds)) in choices.iter().enumerate() {
                act(&mut game, *choice, *milliseconds);
                if from_position && number == 10 && game.outcome().is_none() {
                    setup.position = Some(notation::position_text(game.position()));
                    game = Match::new(1, setup.clone(), began).expect("a position that was written");
                }
            }
            end(&mut game, ending);
            check(&game, &named(None));
            let proposals = [
                Proposal::Draw,
                Proposal::count(game.dead()),
                Proposal::PlayOn,
                Proposal::Flag(Side::First),
                Proposal::Flag(Side::Second),
            ];
            for proposal in proposals {
                if proposal.is_possible(&game) {
                    check(&game, &named(Some(Offer { by: Side::Second, proposal })));
                }
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,200}", bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        _ = link::read(&text);
        _ = link::read(&format!("#1.{text}"));
        if let Ok(letter) = link::read(&format!("{}{text}", link::sealed(&bytes))) {
            check(&letter.game, &named(letter.offer));
        }
    }

    #[test]
    fn changed_content_is_read_or_refused(
        choices in prop::collection::vec((any::<Index>(), 0..9_000_u64), 0..30),
        changes in prop::collection::vec((any::<Index>(), any::<u8>()), 1..4),
        rules in any::<Index>(),
    ) {
        let setup = Setup { clocks: [CLOCKS[1]; 2], ..Setup::new(*rules.get(&all_rules()), players()) };
        let mut game = Match::new(1, setup, 1_795_237_200).expect("the usual start");
        for (choice, milliseconds) in &choices {
            act(&mut game, *choice, *milliseconds);
        }
        let mut content = content(link::write(&game, &named(None)).payload());
        for (at, byte) in changes {
            *at.get_mut(&mut content) = byte;
        }
        if let Ok(letter) = link::read(&link::sealed(&content)) {
            check(&letter.game, &named(letter.offer));
        }
    }
}

fn content(payload: &str) -> Vec<u8> {
    link::unsealed(payload).expect("a whole payload")
}

/// A match of Go on the largest board with this number of turns and a clock. Thoughts last a few seconds
/// up to some minutes, to the millisecond.
pub(super) fn long_go(turns: u64) -> Match {
    let rules = Rules::Go(go::Rules::CHINESE.on(go::Size::LARGEST));
    let clocks = [Some(TimeControl::Fischer { main: 1_000_000, increment: 5 }); 2];
    let mut game = Match::new(1, Setup { clocks, ..Setup::new(rules, players()) }, 1_795_237_200).unwrap();
    game.resume();
    let mut random = 1_u64;
    for _ in 0..turns {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let thought = f64::from((random >> 40) as u32) / f64::from(1 << 24);
        game.tick(Duration::from_millis((1000.0 * (7.0 * thought * thought).exp2() * 3.0) as u64));
        let mut stones = game.position().turns();
        // The last one is the pass, which is made only if no stone can be put.
        let count = (stones.len() - 1).max(1);
        game.play(&stones.swap_remove((random >> 33) as usize % count)).expect("a legal turn");
        if game.counting().is_some() {
            game.play_on().expect("a count");
        }
    }
    game
}

#[test]
fn a_thousand_turns_on_the_largest_board_fit_a_qr_code_with_their_times() {
    let game = long_go(1000);
    let link = link::write(&game, &named(None));
    assert!(link.fits_qr(), "{} characters, and {FITS_QR} fit", link.url().len());
    let letter = link::read(&link.url()).expect("a link");
    assert_eq!(letter.game.acts(), game.acts());
    for (read, time) in letter.game.times().iter().zip(game.times()) {
        assert!(*read <= *time && time - read < 1000, "{read} should be {time} in whole seconds at least");
    }
    let again = link::write(&letter.game, &named(None));
    assert_eq!(again, link, "times are rounded once");

    let shorter = long_go(400);
    let link = link::write(&shorter, &named(None));
    assert!(link.fits_qr());
    assert_eq!(link::read(&link.url()).unwrap().game.times(), shorter.times(), "times are exact");
}

#[test]
fn a_link_beyond_a_qr_code_keeps_exact_times() {
    let game = long_go(3000);
    let link = link::write(&game, &named(None));
    assert!(!link.fits_qr());
    let letter = link::read(&link.url()).expect("a link");
    assert_eq!(letter.game.acts(), game.acts());
    assert_eq!(letter.game.times(), game.times());
}

#[test]
fn a_link_does_not_depend_on_undone_acts_or_the_number_of_a_match() {
    let mut game = long_go(20);
    let link = link::write(&game, &named(None));
    game.play(&Turn::default()).expect("a pass");
    game.undo();
    assert_eq!(link::write(&game.numbered(77), &named(None)), link);
}

#[test]
fn openings_with_choices_are_read() {
    let rules = gomoku::Rules::new(15, Winning::FreeStyle, gomoku::Opening::Swap2).expect("rules");
    for last in [Choice::First, Choice::Second] {
        let mut game = Match::new(1, Setup::new(Rules::Gomoku(rules), players()), 0).expect("a match");
        for turns in [3, 2, 0] {
            for turn in 0..turns {
                game.play(&Turn(vec![Square(turn * 20 + turns)])).expect("a free point");
            }
            if turns == 3 {
                assert_eq!(letter_of(&game).recipient(), Side::Second);
                game.choose(Choice::PlaceTwo).expect("a choice of the second player");
            }
        }
        assert_eq!(letter_of(&game).recipient(), Side::First);
        game.choose(last).expect("a choice of the first player");
        check(&game, &named(None));
        assert_eq!(letter_of(&game).recipient(), game.position().actor());
    }
}

fn letter_of(game: &Match) -> link::Letter {
    link::read(link::write(game, &named(None)).payload()).expect("a link")
}

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

/// The names of the saved matches of the fixture, and the matches.
fn saved_matches() -> Vec<(String, Match)> {
    let mut all: Vec<_> = fs::read_dir(data().join("saved/matches"))
        .expect("the folder is there")
        .map(|entry| entry.expect("a file").path())
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a text");
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, saved::read(&text).expect("a saved match"))
        })
        .collect();
    all.sort_by(|(one, _), (other, _)| one.cmp(other));
    all
}

/// The links that were ever written, each with the name of its saved match.
fn frozen() -> Vec<(String, String)> {
    let text = fs::read_to_string(data().join("links.txt")).unwrap_or_default();
    let links = text.lines().filter(|line| !line.starts_with('#'));
    links
        .filter_map(|line| line.split_once(' '))
        .map(|(name, link)| (name.to_owned(), link.to_owned()))
        .collect()
}

#[test]
fn the_page_on_playing_apart_has_a_link_of_this_version() {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/play-apart.md")).unwrap();
    let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
    let mut game =
        Match::new(1, Setup::new(Game::ConnectFour.presets()[0].rules, players), 1_795_237_200).unwrap();
    for column in [3, 3, 2] {
        game.touch(Square(column));
        game.finish().expect("a legal turn");
    }
    let link = link::write(&game, &named(None));
    assert!(page.contains(&format!("`{}`", link.payload())), "the payload should be {}", link.payload());
    assert!(page.contains(&format!("{}/#1.{}…", link::BASE, &link.payload()[..16])));
}

#[test]
fn links_of_every_version_are_read() {
    let matches = saved_matches();
    let links = frozen();
    for (name, game) in &matches {
        check(game, &named(None));
        assert!(links.iter().any(|(known, _)| known == name), "{name} should have a link in links.txt");
    }
    for (name, link) in links {
        let (_, game) = matches.iter().find(|(known, _)| *known == name).expect("a saved match");
        let letter = link::read(&link).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!((letter.key, letter.has_names), (KEY, true), "{name}");
        assert_eq!(letter.game.acts(), game.acts(), "acts of {name}");
        assert_eq!(letter.game.setup(), game.setup(), "setup of {name}");
        assert_eq!(letter.game.began(), game.began(), "beginning of {name}");
        assert_eq!(letter.game.outcome(), game.outcome(), "outcome of {name}");
        if game.setup().has_clocks() {
            assert_eq!(letter.game.times(), game.times(), "times of {name}");
        }
    }
}

/// Adds a link for each saved match that has none. Run it once for a new form of match:
/// `cargo test --no-default-features --test core add_missing_links -- --ignored`. For a new version of the
/// form, remove nothing, and add a line for each match.
#[test]
#[ignore = "writes the fixture"]
fn add_missing_links() {
    let links = frozen();
    let path = data().join("links.txt");
    let mut text = fs::read_to_string(&path).unwrap_or_else(|_| {
        "# Links that were ever written, each with the name of its match in saved/matches.\n".to_owned()
    });
    for (name, game) in saved_matches() {
        if !links.iter().any(|(known, _)| *known == name) {
            text.extend([&name, " ", &link::write(&game, &named(None)).url(), "\n"]);
        }
    }
    fs::write(path, text).expect("the fixture can be written");
}

#[test]
fn offers_are_possible_where_they_are_made() {
    let game = long_go(4);
    let mut resting = game.clone();
    for _ in 0..2 {
        resting.play(&Turn::default()).expect("a pass");
    }
    let dead = resting.position().grid().squares().filter(|&at| resting.position().piece(at).is_some());
    let all: Vec<_> = dead.collect();
    for dead in [&all[..], &all[1..3], &[]] {
        let offer = Offer { by: Side::First, proposal: Proposal::count(dead) };
        check(&resting, &named(Some(offer.clone())));
        let letter = link::read(link::write(&resting, &named(Some(offer.clone()))).payload()).unwrap();
        assert_eq!(letter.game.dead(), dead, "the marks are shown");
        assert_eq!(letter.recipient(), Side::Second);
        let wrong = link::write(&game, &named(Some(offer)));
        assert_eq!(link::read(wrong.payload()).err(), Some(BadLink::Offer), "nothing is counted there");
    }
}
