//! The engine of Go.

mod board;
mod nakade;
mod pattern;
mod playout;
mod random;
mod tactics;
#[cfg(test)]
mod tests;
