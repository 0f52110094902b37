//! Squares by their names, and setups of matches.

use parlour::engine::Level;
use parlour::notation;
use parlour::play::{Avatar, Mode, Player as Person, Setup};
use parlour::rules::{Game, Rules, Square, checkers};

/// The rules that name squares. All rules of checkers on this board name them alike.
const RULES: Rules = Rules::Checkers(checkers::Rules::AMERICAN);

/// Returns a square of checkers by its name, `A1` at the top left.
pub fn square(name: &str) -> Square {
    (0..64)
        .map(Square)
        .find(|&square| notation::square_name(RULES, square, notation::Style::Letters) == name)
        .expect("the name of a square")
}

/// Returns a match of checkers between two people, by the name of a preset.
pub fn setup(rules: &str, mode: Mode, position: Option<&str>) -> Setup {
    setup_of(Game::Checkers.preset(rules).expect("a preset"), mode, position)
}

/// Returns a match in which a person begins, against the computer.
pub fn against(rules: Rules, level: u8, position: Option<&str>) -> Setup {
    let mut setup = setup_of(rules, Mode::Quick, position);
    setup.players[1] = Person::computer(Level::new(level).expect("a level"));
    setup
}

/// Returns a match between two people.
pub fn setup_of(rules: Rules, mode: Mode, position: Option<&str>) -> Setup {
    let players = [Person::person("Anna", Avatar::Leaf), Person::person("Ben", Avatar::Kite)];
    Setup { position: position.map(str::to_owned), mode, ..Setup::new(rules, players) }
}
