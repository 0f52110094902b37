//! Prints how long the links of random matches are, and how long the longest one takes to be read.
//!
//! ```sh
//! cargo run --no-default-features --example link_sizes
//! ```

use std::time::{Duration, Instant};

use parlour::play::link::{self, Key, Options};
use parlour::play::{Avatar, Match, Player, Setup, TimeControl};
use parlour::rules::{Game, Rules, go, gomoku};

/// Matches of each kind.
const MATCHES: u64 = 200;

/// A sequence of random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// Plays random turns until the end of the game, at most this number. Each takes three seconds to six
/// minutes.
fn played(rules: Rules, most: usize, has_clocks: bool, seed: u64) -> Match {
    let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
    let clock = TimeControl::Fischer { main: 1_000_000, increment: 5 };
    let clocks = [Some(clock).filter(|_| has_clocks); 2];
    let setup = Setup { clocks, ..Setup::new(rules, players) };
    let mut game = Match::new(1, setup, 1_795_237_200).expect("the usual start");
    game.resume();
    let mut random = Random(seed);
    while game.turn_count() < most {
        let mut turns = game.position().turns();
        if turns.is_empty() {
            break;
        }
        let thought = random.below(1000) as f64 / 1000.0;
        game.tick(Duration::from_millis((3000.0 * (7.0 * thought * thought).exp2()) as u64));
        // The last turn of Go is the pass.
        let stones = if rules.game() == Game::Go { (turns.len() - 1).max(1) } else { turns.len() };
        let turn = turns.swap_remove(random.below(stones));
        game.play(&turn).expect("a legal turn");
    }
    game
}

/// Returns the middle and the last of sorted numbers.
fn summary(mut numbers: Vec<usize>) -> (usize, usize) {
    numbers.sort_unstable();
    (numbers[numbers.len() / 2], numbers[numbers.len() - 1])
}

fn main() {
    let go = |lines| Rules::Go(go::Rules::CHINESE.on(go::Size::new(lines).expect("a size")));
    let preset = |game: Game| game.presets()[0].rules;
    let kinds = [
        ("connect four", preset(Game::ConnectFour), 1000),
        ("four", preset(Game::Four), 1000),
        ("checkers", preset(Game::Checkers), 200),
        ("international draughts", Game::Checkers.preset("international").expect("rules"), 200),
        ("reversi", preset(Game::Reversi), 1000),
        ("gomoku 15x15", Rules::Gomoku(gomoku::Rules::FREE_STYLE), 1000),
        ("Go 9x9", go(9), 80),
        ("Go 19x19", go(19), 250),
        ("Go 25x25", go(25), 450),
        ("Go 25x25", go(25), 1000),
    ];
    println!("| game | turns | bytes | characters | with clocks and names | largest QR code |");
    println!("|---|---|---|---|---|---|");
    for (name, rules, most) in kinds {
        let matches = if most == 1000 && rules == go(25) { 10 } else { MATCHES };
        let [mut turns, mut bytes, mut plain, mut full] = [const { Vec::new() }; 4];
        let mut fits = true;
        for seed in 0..matches {
            let game = played(rules, most, false, seed);
            let link = link::write(&game, &Options::new(Key(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15))));
            turns.push(game.turn_count());
            bytes.push(link.payload().len() * 3 / 4);
            plain.push(link.url().len());
            let game = played(rules, most, true, seed);
            let link = link::write(&game, &Options { names: true, ..Options::new(Key(seed)) });
            full.push(link.url().len());
            fits &= link.fits_qr();
        }
        let [turns, bytes, plain, full] = [turns, bytes, plain, full].map(summary);
        let pair = |(median, longest)| format!("{median} / {longest}");
        let columns = [turns, bytes, plain, full].map(pair).join(" | ");
        println!("| {name} | {columns} | {} |", if fits { "fits" } else { "does not fit" });
    }

    let game = played(go(25), 1000, true, 1);
    let link = link::write(&game, &Options::new(Key(1)));
    let url = link.url();
    let begun = Instant::now();
    let letter = link::read(&url).expect("it was written");
    let time = begun.elapsed().as_millis();
    let is_unit = |unit: &u64| letter.game.times().iter().all(|time| time.is_multiple_of(*unit));
    let unit = [1000, 100, 10].into_iter().find(is_unit).unwrap_or(1);
    let turns = letter.game.turn_count();
    println!("\n{turns} turns on 25x25 in {} characters are read in {time} ms.", url.len());
    println!("Their times are in units of {unit} ms.");
}
