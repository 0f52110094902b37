//! The list of all engines.

use super::checkers::CheckersEngine;
use super::connect_four::ConnectFourEngine;
use super::four::FourEngine;
use super::go::GoEngine;
use super::gomoku::GomokuEngine;
use super::hex::HexEngine;
use super::hexdame::HexdameEngine;
use super::reversi::ReversiEngine;
use super::{Engine, Resources};
use crate::rules::Rules;

/// Returns the engine for the game that these rules belong to.
#[must_use]
pub fn engine(rules: Rules, resources: Resources) -> Box<dyn Engine> {
    match rules {
        Rules::Reversi(rules) => Box::new(ReversiEngine::new(rules, resources)),
        Rules::Go(rules) => Box::new(GoEngine::new(rules, resources)),
        Rules::Gomoku(rules) => Box::new(GomokuEngine::new(rules, resources)),
        Rules::Checkers(rules) => Box::new(CheckersEngine::new(rules, resources)),
        Rules::ConnectFour(rules) => Box::new(ConnectFourEngine::new(rules, resources)),
        Rules::Four(_) => Box::new(FourEngine::new(resources)),
        Rules::Hexdame(_) => Box::new(HexdameEngine::new(resources)),
        Rules::Hex(_) => Box::new(HexEngine::new(resources)),
    }
}
