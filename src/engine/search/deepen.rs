//! Iterative deepening, on one thread or more.

use super::value::{decided_in, is_decided};
use super::worker::{INFINITE, Worker};
use super::{Game, MOST_PLY, MoveOf, Policy, SearchLine, SearchRequest, SearchResult, Searcher};
use crate::engine::crowd::Crowd;
use crate::engine::pace::{Found, Pace};
use crate::engine::small_sort::small_sort;
use crate::engine::{Budget, Limits, Stop, Task};

pub(super) fn search<P: Policy>(
    searcher: &mut Searcher<P>,
    game: &P::Game,
    request: &SearchRequest,
    stop: &Stop,
) -> SearchResult<MoveOf<P>> {
    let &SearchRequest { limits, .. } = request;
    let threads = searcher.threads;
    // Helpers search until the first task ends. All threads get the same share of the nodes.
    let done = Stop::default();
    let share = limits.nodes.map(|nodes| nodes.div_ceil(threads as u64).max(1));
    let limits = Limits { nodes: share, ..limits };
    let limits = if request.lines > 1 { limits.steady() } else { limits };
    // The first thread decides when the answer is good enough.
    let helping = Limits { soft: None, ..limits };
    let past = match request.history.split_last() {
        Some((_, past)) if P::Game::REPEATS => past,
        _ => &[],
    };
    let (table, policy, history) = (&*searcher.table, &searcher.policy, &searcher.history);
    let host = searcher.host;
    let crowd = Crowd::of(threads);
    let worker = |limits: Limits, stop: &Stop| {
        Worker::new(
            game,
            policy,
            table,
            crowd.as_ref(),
            history.clone(),
            past,
            Budget::new(limits, stop, host),
        )
    };
    let mut helpers: Vec<_> = (1..threads).map(|_| worker(helping, &done)).collect();
    let (mut main, mut found) = (worker(limits, stop), None);
    let mut tasks: Vec<Task> = Vec::with_capacity(threads);
    tasks.push(Box::new(|| {
        found = Some(deepen(&mut main, request));
        done.stop();
    }));
    for helper in &mut helpers {
        tasks.push(Box::new(move || _ = deepen(helper, request)));
    }
    host.run_all(tasks);
    let mut found = found.unwrap_or_else(|| deepen(&mut main, request));
    found.nodes += helpers.iter().map(|helper| helper.budget.nodes()).sum::<u64>();
    searcher.history = main.history;
    found
}

fn deepen<P: Policy>(worker: &mut Worker<P>, request: &SearchRequest) -> SearchResult<MoveOf<P>> {
    if worker.game.ended().is_some() {
        return SearchResult { lines: Vec::new(), depth: 0, nodes: 0, exact: true };
    }
    let mut root = worker.root(request.seed);
    let wanted = request.lines.max(1).min(root.len());
    // The first move is returned if no iteration finishes.
    let mut lines: Vec<_> = root.iter().take(1).cloned().collect();
    let (mut depth, mut exact) = (0, wanted == 0);
    let mut pace = Pace::default();
    let most = request.limits.depth.unwrap_or(MOST_PLY).clamp(1, MOST_PLY);
    for next in 1..=most {
        if wanted == 0 || worker.budget.check() {
            break;
        }
        let mut proven = true;
        let mut done: Vec<SearchLine<MoveOf<P>>> = Vec::new();
        for at in 0..wanted {
            let heuristic_results = worker.heuristic_results;
            let before = lines.get(at).filter(|_| depth > 0).map(|line| line.value);
            if !window(worker, &mut root, at, next, before) {
                break;
            }
            let line = root[at].clone();
            let is_proven = worker.heuristic_results == heuristic_results || is_far_enough(line.value, next);
            if at == 0 {
                exact = is_proven;
            }
            proven &= is_proven;
            done.push(line);
            if worker.budget.is_spent() {
                break;
            }
        }
        // The second line may turn out better, since results depend on the window.
        let found = done.len();
        small_sort(&mut root[..found], |line| -line.value);
        small_sort(&mut done, |line| -line.value);
        let is_complete = found == wanted && !worker.budget.is_spent();
        merge(&mut lines, done, wanted);
        if !is_complete {
            break;
        }
        depth = next;
        let goes_on = lines.first().is_some_and(|line| {
            let found = Found {
                best: P::Game::code(line.moves[0]).into(),
                value: line.value,
                unit: P::ASPIRATION,
                is_clear: root.len() == 1 || is_decided(line.value),
            };
            pace.goes_on(&mut worker.budget, found)
        });
        if proven || !goes_on {
            break;
        }
    }
    for line in &mut lines {
        line.moves = worker.lengthened(&line.moves, depth.max(1) as usize);
    }
    let exact = exact || lines.first().is_some_and(|line| is_decided(line.value) && depth > 0);
    SearchResult { lines, depth, nodes: worker.budget.nodes(), exact }
}

/// Returns `true` for a win or loss that is the shortest possible, because the search has its depth.
fn is_far_enough(value: i32, depth: u32) -> bool {
    decided_in(value).is_some_and(|distance| distance <= depth)
}

/// Searches line number `at` with an aspiration window around its last value, which widens until the
/// value lies inside. Returns `false` if the budget ran out without a result.
fn window<P: Policy>(
    worker: &mut Worker<P>,
    root: &mut [SearchLine<MoveOf<P>>],
    at: usize,
    depth: u32,
    before: Option<i32>,
) -> bool {
    let mut width = P::ASPIRATION.max(1);
    let (mut alpha, mut beta) = match before {
        Some(value) if depth > 3 && !is_decided(value) => (value - width, value + width),
        _ => (-INFINITE, INFINITE),
    };
    let mut found = false;
    loop {
        let (low, high) = (alpha.max(-INFINITE), beta.min(INFINITE));
        let kept = root.to_vec();
        if !worker.search_root(root, at, depth.cast_signed(), low, high) {
            return found;
        }
        let value = root[at].value;
        if value <= low && low > -INFINITE {
            // A fail-low says nothing about the best move.
            root.clone_from_slice(&kept);
            if worker.budget.is_spent() {
                return found;
            }
            alpha -= width;
        } else if value >= high && high < INFINITE {
            found = true;
            beta += width;
        } else {
            return true;
        }
        if worker.budget.is_spent() {
            return found;
        }
        width *= 2;
        if width > 1000 {
            (alpha, beta) = (-INFINITE, INFINITE);
        }
    }
}

/// Puts the lines of an incomplete iteration before those of the last complete one, which get at most
/// the value of the worst new line.
fn merge<M: Copy + Eq>(lines: &mut Vec<SearchLine<M>>, done: Vec<SearchLine<M>>, wanted: usize) {
    let before = std::mem::replace(lines, done);
    let worst = lines.last().map_or(i32::MAX, |line| line.value);
    for line in before {
        if lines.len() < wanted && lines.iter().all(|done| done.moves[0] != line.moves[0]) {
            lines.push(SearchLine { value: line.value.min(worst), ..line });
        }
    }
}
