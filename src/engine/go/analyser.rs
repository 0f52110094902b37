//! From a question to an answer: reusing the tree, choosing the root turns, and reporting the result.

use super::board::{PASS, PlayoutBoard, Point};
use super::finish::{Finish, finish};
use super::opening::opening;
use super::search::{PlayoutStatistics, Search, principal_variation};
use super::tree::{Node, REWARD};
use crate::engine::small_sort::small_sort;
use crate::engine::{Analysis, Limits, Line, Lines, Question, Resources, Score, Stop};
use crate::rules::go::Position;
use crate::rules::random::Random;
use crate::rules::{Side, Turn};

/// A quarter of a point, in hundredths.
const QUARTER: i32 = 25;

/// A search on a board of any size.
pub(super) trait PositionSearch: Send {
    /// Analyses a position. `resources` sets the number of threads.
    fn analyse(
        &mut self,
        position: &Position,
        question: &Question,
        stop: &Stop,
        resources: Resources,
    ) -> Analysis;

    fn forget(&mut self);
}

/// Returns a search for the position's board size.
pub(super) fn new_search(position: &Position, memory: usize) -> Box<dyn PositionSearch> {
    let lines = crate::rules::Position::grid(position).columns;
    if PlayoutBoard::<128>::fits(lines) {
        Box::new(Search::<128>::new(position, PlayoutBoard::of(position), memory))
    } else if PlayoutBoard::<512>::fits(lines) {
        Box::new(Search::<512>::new(position, PlayoutBoard::of(position), memory))
    } else {
        Box::new(Search::<1024>::new(position, PlayoutBoard::of(position), memory))
    }
}

impl<const N: usize> PositionSearch for Search<N> {
    fn analyse(
        &mut self,
        position: &Position,
        question: &Question,
        stop: &Stop,
        resources: Resources,
    ) -> Analysis {
        let seed = Random::new(question.seed ^ crate::rules::Position::hash(position)).next();
        self.set_root(position, resources.memory);
        self.set_dynamic_komi(seed);
        let shares = question.lines == Lines::Best(usize::MAX);
        if std::mem::replace(&mut self.shares, shares) || shares {
            // The playouts of another question were shared in another way.
            self.forget();
        }
        let opening = || opening(&self.root, &mut Random::new(seed)).map(|at| vec![at]);
        self.only = if self.shares { None } else { opening() };
        let statistics = self.run(question.paced_limits(), stop, resources, seed);
        if self.shares {
            return self.values(&statistics);
        }
        let passed = || self.after_pass(position, question, stop, resources, seed, statistics.playouts);
        let finish = finish(self, position, &statistics, passed);
        self.answer(&finish, &statistics, question.lines.most())
    }

    fn forget(&mut self) {
        self.forget();
        self.root.set_last([PASS; 2]);
    }
}

impl<const N: usize> Search<N> {
    /// Makes a position the root and keeps its part of the tree.
    fn set_root(&mut self, position: &Position, memory: usize) {
        let mut now = PlayoutBoard::of(position);
        let rules = crate::rules::Position::rules(position);
        let is_same_game = rules == crate::rules::Rules::Go(self.rules) && now.lines() == self.root.lines();
        match turns_between(&self.root, &now).filter(|_| is_same_game) {
            Some(turns) => {
                let mut last = self.root.last();
                for &turn in &turns {
                    last = [turn, last[0]];
                }
                now.set_last(last);
                self.advance(position, &turns, now);
            }
            None => *self = Search { settings: self.settings, ..Search::new(position, now, memory) },
        }
    }

    /// Sets a dynamic komi if one side is so far ahead that every turn, or none, wins. Rewards are then
    /// measured against most of the lead, so the search plays for points, until the late game.
    fn set_dynamic_komi(&mut self, seed: u64) {
        const SAMPLE: u64 = 48;
        let points = self.root.area();
        let is_early = self.root.stones_on_board() * 3 < points * 2;
        let lead = if is_early { self.run_playouts(SAMPLE, seed).mean_lead() } else { 0 };
        // Twice a tenth of the board, since leads are in half points.
        let far = points / 5;
        let dynamic_komi = if lead.abs() > far { (lead - lead.signum() * far) * 3 / 4 } else { 0 };
        if (dynamic_komi - self.dynamic_komi).abs() > far / 3 {
            self.dynamic_komi = dynamic_komi;
            self.forget();
        }
    }

    /// Returns the statistics after a pass of the side to move. Far fewer playouts are enough, because
    /// the result only matters when nothing is left to fight for.
    fn after_pass(
        &self,
        position: &Position,
        question: &Question,
        stop: &Stop,
        resources: Resources,
        seed: u64,
        playouts: u64,
    ) -> PlayoutStatistics {
        const MEMORY: usize = 1 << 20;
        let mut root = self.root.clone();
        root.pass();
        // Two passes would end the game here without any playout.
        root.forget_passes();
        let mut search = Search::new(position, root, MEMORY);
        search.settings = self.settings;
        let nodes = (playouts / 4).clamp(50, 2000);
        let time = question.limits.steady().time.map(|time| time / 4);
        search.run(
            Limits { nodes: Some(nodes), time, ..Limits::default() },
            stop,
            Resources { threads: 1, ..resources },
            seed,
        )
    }

    fn answer(&self, finish: &Finish, statistics: &PlayoutStatistics, lines: usize) -> Analysis {
        let mut children: Vec<&Node> = self.children().iter().collect();
        // The sort is stable, so ties keep the order of the board.
        small_sort(&mut children, |child| std::cmp::Reverse(child.visits.get()));
        if let Some(only) = &self.only {
            small_sort(&mut children, |child| !only.contains(&child.turn()));
        } else {
            match finish {
                Finish::PlayOn => self.demote_pass(&mut children),
                Finish::Fill(points) => small_sort(&mut children, |child| !points.contains(&child.turn())),
                Finish::Pass => small_sort(&mut children, |child| child.turn() != PASS),
            }
        }
        let most = lines.max(1);
        let is_known = |(place, child): &(usize, &&Node)| *place == 0 || child.visits.get() > 0;
        let lines = children.iter().enumerate().filter(is_known).take(most);
        let lines = lines.map(|(_, child)| self.line(child, statistics)).collect();
        let ownership = self.root.points().map(|at| statistics.owned(at) as i8).collect();
        Analysis {
            lines,
            depth: statistics.depth as u32,
            nodes: statistics.playouts,
            exact: false,
            ownership: Some(ownership),
        }
    }

    /// Returns the lines of the promising turns, the greatest lead first. If there were few playouts, that is the best
    /// line alone.
    fn values(&self, statistics: &PlayoutStatistics) -> Analysis {
        /// Number of playouts for each point of the board. The leads of single playouts spread by about 41 points on
        /// an empty 9x9, and by 90 on 19x19, so their mean has an error of about three points then.
        const PER_POINT: i32 = 2;
        let best = self.answer(&Finish::PlayOn, statistics, 1);
        let least = (PER_POINT * self.root.area()).unsigned_abs();
        let known = self.promising().into_iter().filter(|child| child.visits.get() >= least);
        let mut lines: Vec<Line> = known.map(|child| self.line(child, statistics)).collect();
        lines.sort_by_key(|line| std::cmp::Reverse(line.score.value));
        if lines.is_empty() { best } else { Analysis { lines, ..best } }
    }

    /// Moves a pass behind another turn that makes more points. In a decided game a pass can seem as good
    /// as anything.
    fn demote_pass(&self, children: &mut [&Node]) {
        let lead = |child: &Node| match self.root.to_move() {
            Side::First => child.mean_lead(),
            Side::Second => -child.mean_lead(),
        };
        if let [first, second, ..] = children
            && first.turn() == PASS
            && second.visits.get() > 0
            && lead(second) > lead(first) + QUARTER
        {
            children.swap(0, 1);
        }
    }

    fn line(&self, child: &Node, statistics: &PlayoutStatistics) -> Line {
        let turn = |at: Point| if at == PASS { Turn::default() } else { Turn(vec![self.root.square(at)]) };
        let turns = principal_variation(self, child).into_iter().map(turn).collect();
        let (lead, chance) = if child.visits.get() == 0 {
            (statistics.mean_lead() * 50, statistics.chance())
        } else if self.dynamic_komi == 0 {
            (child.mean_lead(), self.chance_of_black(child))
        } else {
            (child.mean_lead(), statistics.chance())
        };
        let (value, chance) = match self.root.to_move() {
            Side::First => (lead, chance),
            Side::Second => (-lead, 1000 - chance),
        };
        Line { turns, score: Score { value, chance: chance.clamp(0, 1000) as u16, decided_in: None } }
    }

    /// Returns Black's chance in thousandths: the reward without the part for the lead.
    fn chance_of_black(&self, child: &Node) -> i32 {
        let mean = child.mean();
        let of_black = match self.root.to_move() {
            Side::First => mean,
            Side::Second => 1000 - mean,
        };
        let for_lead = self.lead_reward(child.mean_lead() / 50) * 1000 / i32::from(REWARD);
        500 + (of_black - 500 - for_lead) * i32::from(REWARD)
            / (i32::from(REWARD) - super::search::LEAD_REWARD)
    }
}

/// Returns the turns, at most two, that lead from one board to another; an empty list if the boards are
/// equal.
fn turns_between<const N: usize>(from: &PlayoutBoard<N>, to: &PlayoutBoard<N>) -> Option<Vec<Point>> {
    let is_reached = |board: &PlayoutBoard<N>| {
        board.hash() == to.hash()
            && board.to_move() == to.to_move()
            && board.ko() == to.ko()
            && board.passes() == to.passes()
            && board.more_placed() == to.more_placed()
    };
    if from.lines() != to.lines() {
        return None;
    }
    if is_reached(from) {
        return Some(Vec::new());
    }
    let put = |side| {
        let is_new = move |&at: &Point| from.is_empty(at) && to.is(at, side);
        to.points().filter(is_new).take(2).collect::<Vec<_>>()
    };
    // A stone that was captured at once is not found; the tree then starts anew.
    let tries = |side| put(side).into_iter().chain([PASS]);
    let after = |board: &PlayoutBoard<N>, at| {
        let mut after = board.clone();
        if at == PASS {
            after.pass();
        } else {
            _ = after.play(at);
        }
        after
    };
    for first in tries(from.to_move()) {
        let one = after(from, first);
        if is_reached(&one) {
            return Some(vec![first]);
        }
        for second in tries(from.to_move().other()) {
            if is_reached(&after(&one, second)) {
                return Some(vec![first, second]);
            }
        }
    }
    None
}
