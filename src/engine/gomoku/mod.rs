//! An engine for gomoku.

mod board;
mod shape;
mod tables;
mod values;

#[cfg(test)]
mod tests;
pub fn bench_board() {
    use std::sync::Arc;
    use crate::rules::gomoku::*;
    for rules in [Rules::FREE_STYLE, Rules::STANDARD, Rules::RENJU] {
    let t=std::time::Instant::now();
    let tables = Arc::new(tables::Tables::new(rules));
    println!("tables {:?}", t.elapsed());
    let position = Position::start(rules);
    let mut board = board::Board::new(tables, &position);
    let squares = [112,113,127,97,98,128,96,126,111,99,84,140,141,125,110,95,80,81,66,114];
    for s in squares { board.put(board.point(crate::rules::Square(s))); }
    let empties: Vec<_> = board.grid().squares().map(|s| board.point(s)).filter(|&p| board.stone(p).is_none() && (p.0>>5)>3&&(p.0>>5)<11&&(p.0&31)>3&&(p.0&31)<11).collect();
    let t = std::time::Instant::now();
    let mut n=0u64;
    for _ in 0..2000 { for w in empties.windows(3) { for &p in w { board.put(p); n+=1; } for _ in w { board.take_back(); } } }
    println!("{:?} {:.2} M make/unmake/s", rules.winning(), n as f64 / t.elapsed().as_secs_f64()/1e6);
    }
}
