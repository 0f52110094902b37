//! Files that are made to cost much: one bracket over and over, games of two bytes, properties without
//! content, comments that are never closed. A file of twice the size may cost 2.3 times the work, and
//! memory of ten times its size and 16 MiB. Work is counted in steps, since a test that measures time
//! fails on a busy machine.

use std::env;
use std::num::NonZero;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use parlour::notation::{self, Place, Problem};
use parlour::rules::{Game, Rules};

use crate::ALLOCATOR;

/// A file of any size: a beginning, a part that is repeated, and an end.
struct Adversary {
    /// Game and rules.
    rules: (Game, &'static str),
    begin: &'static str,
    /// `%n` stands for the number of the repetition.
    part: &'static str,
    end: &'static str,
}

const PDN: (Game, &str) = (Game::Checkers, "american");
const FRISIAN: (Game, &str) = (Game::Checkers, "frisian");
const GO: (Game, &str) = (Game::Go, "japanese");
const SUPERKO: (Game, &str) = (Game::Go, "chinese");
const GGF: (Game, &str) = (Game::Reversi, "standard");
const GOMOKU: (Game, &str) = (Game::Gomoku, "renju");
const COLUMNS: (Game, &str) = (Game::ConnectFour, "standard");
const FOUR: (Game, &str) = (Game::Four, "free");

/// Returns a file that repeats a part between a beginning and an end.
const fn file(
    rules: (Game, &'static str),
    begin: &'static str,
    part: &'static str,
    end: &'static str,
) -> Adversary {
    Adversary { rules, begin, part, end }
}

const OF_CHECKERS: [Adversary; 53] = [
    file(PDN, "", "{", ""),
    file(PDN, "", "{", "}"),
    file(PDN, "1. 11-15 ", "{", ""),
    file(PDN, "1. 11-15 ", "{a}", ""),
    file(PDN, "1. 11-15 ", "{}", ""),
    file(PDN, "1. 11-15 {", "a ", "}"),
    file(PDN, "1. 11-15 {", " ", "}"),
    file(PDN, "", "(", ""),
    file(PDN, "1. 11-15 ", "(", ""),
    file(PDN, "1. 11-15 ", "()", ""),
    file(PDN, "1. 11-15 ", "(a)", ""),
    file(PDN, "1. 11-15 ", "({", ""),
    file(PDN, "", "[A \"a\"]\n1. 11-15 (\n", ""),
    file(PDN, "", "[A \"a\"]\n1. 11-15 {\n", ""),
    file(PDN, "", "[A \"a\"]\n1. 11-15 {\n", "}"),
    file(PDN, "", "[A \"a\"]\n1. 11-15 ({\n", "} and on and on"),
    file(PDN, "", "[A \"a\"]\n1. 11-15 hello\n", ""),
    file(PDN, "", "[A \"a\"]\n\n", ""),
    file(PDN, "", "[A%n \"a\"]\n\n", ""),
    file(PDN, "", "[A]", ""),
    file(PDN, "", "[A]*", ""),
    file(PDN, "", "[A", ""),
    file(PDN, "", "[", ""),
    file(PDN, "", "[ ", ""),
    file(PDN, "[A \"", "\" ", "\"]\n1. 11-15"),
    file(PDN, "[A \"", "\\\"", "\"]\n1. 11-15"),
    file(PDN, "[FEN \"W:", " ", "\"]\n1. 11-15"),
    file(PDN, "[FEN \"W:W", "K32,", "\"]\n1. 11-15"),
    file(PDN, "[FEN \"W:W:B", "32-1,", "32-1\"]\n1. 11-15"),
    file(FRISIAN, "[GameType \"40\"]\n[FEN \"W:W40,K1:B10,K50:R", "1,", "1\"]\n1. 1-6"),
    file(PDN, "[Rules \"", "[", "\"]\n1. 11-15"),
    file(PDN, "", "1.", ""),
    file(PDN, "", "1.*", ""),
    file(PDN, "", "1. 11-15 *\n", ""),
    file(PDN, "", "1. 11-15 1-0 ", ""),
    file(PDN, "", "1-2\n", ""),
    file(PDN, "", "[A \"a\"]\n1-2\n", ""),
    file(PDN, "11-15", "-15", ""),
    file(PDN, "", "a ", ""),
    file(PDN, "", "a", ""),
    file(PDN, "1. 11-15 ", "$", ""),
    file(PDN, "1. 11-15 ", "! ", ""),
    file(PDN, "1. 11-15 ", ";\n", ""),
    file(PDN, "1. 11-15 ", ";a\n", ""),
    file(PDN, "1. 11-15\n", "%\n", ""),
    file(PDN, "", "\r", ""),
    file(PDN, "", "\n", ""),
    file(PDN, "[FEN \"W:WK32:BK1\"]\n", "32-27 1-6 27-32 6-1 ", ""),
    file(PDN, "", "[FEN \"W:WK32:BK1\"]\n32-27 1-6 27-32 6-1\n32-27 1-6 27-32 6-1\n", ""),
    file(PDN, "[FEN \"W:WK32:BK1\"]\n32-27 ", "(32-28 {a} 1-6) ", ""),
    file(PDN, "[FEN \"W:WK32:BK1\"]\n32-27 ", "(32-28 $1 (1-6) ) ", ""),
    file(PDN, "1. 11-15 ", "{[%CR 1]}", ""),
    file(PDN, "", "[FEN \"W:WK32:BK1\"]\n{a}32-27 1-6{b}27-32 hello\n", ""),
];

const OF_TREES: [Adversary; 55] = [
    file(GO, "", "(", ""),
    file(GO, "", "(;", ""),
    file(GO, "", "(;)", ""),
    file(GO, "", "(;)\n", ""),
    file(GO, "", "( ", ""),
    file(GO, "", "(A", ""),
    file(GO, "", "(A[", ""),
    file(GO, "", "(;B[aa])", ""),
    file(GO, "", "(;GM[1]", ""),
    file(GO, "", "(;GM[9])", ""),
    file(GO, "", "(;?", ""),
    file(GO, "", "(;?)", ""),
    file(GO, "(", ";", ")"),
    file(GO, "(", "; ", ")"),
    file(GO, "(;B[aa]", ";", ")"),
    file(GO, "(;B[aa]", "(", ")"),
    file(GO, "(;B[aa]", "()", ")"),
    file(GO, "(;B[aa]", "(;W[bb])", ")"),
    file(GO, "(;B[aa]", "(;W[bb]", ")"),
    file(GO, "(;B[aa]", "(C[", ")"),
    file(GO, "(;B[aa](;W[bb])", "(;W[cc];B[dd]C[a])", ")"),
    file(GO, "(;B[aa](;W[bb])", "(;C[a])", ")"),
    file(GO, "(;B[aa](;W[bb])", "(;W[cc]?(;B[dd]))", ")"),
    // Lines in lines without end, on the smallest board.
    file(
        GO,
        "(;SZ[2];B[aa]",
        "(;)(;W[bb]A[](;)(;B[ab]A[](;)(;W[ba]A[](;)(;B[aa]A[](;)(;W[ab]A[](;)(;B[aa]A[]",
        ")",
    ),
    file(SUPERKO, "(;B[aa](;W[bb])", "(;W[cc](;B[dd])(;B[ee]))", ")"),
    file(GO, "(;", "A[]", ")"),
    file(GO, "(;B[aa]", "A[]", ")"),
    file(GO, "(;B[aa]", "a[]", ")"),
    file(GO, "(;B[aa]A", "[]", ")"),
    file(GO, "(;B[aa]", "A[][][]", ")"),
    file(GO, "(;B[aa]", "C[a]", ")"),
    file(GO, "(;B[aa]C", "[a]", ")"),
    file(GO, "(;B[aa]C[", "a", "])"),
    file(GO, "(;B[aa]C[", "\\]", "])"),
    file(GO, "(;B[aa]C[", "\n", "])"),
    file(GO, "(;B[aa]", "A", "[])"),
    file(GO, "(;B[aa]", "a", "[])"),
    file(GO, "(;", "PB[a]", ")"),
    file(GO, "(;", "RE[]", ")"),
    file(GO, "(;", "AB[aa:ss]AE[aa:ss]", ")"),
    file(GO, "(;AB", "[aa]", ")"),
    file(GO, "(;", "PL[B]", ")"),
    file(GO, "(;B[aa]", ";B[]", ")"),
    file(GO, "(;", ";B[];W[]", ")"),
    file(GO, "(;", "PB[a];", ";B[aa];W[bb])"),
    file(GO, "(;RULES[", "[", "])"),
    file(GO, "(;START[", " ", "])"),
    file(SUPERKO, "", "(;A[])", ""),
    file(SUPERKO, "", "(;B[aa];W[bb];B[cc];W[aa])", ""),
    file(SUPERKO, "", "(;B[aa]);W[bb] ", ""),
    file(SUPERKO, "(;GM[1]CA[GB2312]C[", "\u{e9}", "])"),
    file(GOMOKU, "", "(;GM[4]B[hh])", ""),
    file(GGF, "(;GM[Othello]", "TI[1]", ";)"),
    file(GGF, "", "(;GM[Othello]B[d3//0.01]W[c5/-1.2/3]B[f6]W[f5];)\n", ""),
    file(GGF, "(;GM[Othello]BO[8 ", "-", "];)"),
];

const OF_LINES: [Adversary; 32] = [
    file(COLUMNS, "", "a\n", ""),
    file(COLUMNS, "", "1\n", ""),
    file(COLUMNS, "", "1 a\n", ""),
    file(COLUMNS, "", "4455667\n", ""),
    file(COLUMNS, "", "4455667\n\u{e9}\n", ""),
    file(COLUMNS, "", "1", ""),
    file(COLUMNS, "", "1.", ""),
    file(COLUMNS, "", "11.", ""),
    file(COLUMNS, "", ",", ""),
    file(COLUMNS, "", "#\n", ""),
    file(COLUMNS, "", "#", ""),
    file(COLUMNS, "", "# rules {}\n", ""),
    file(COLUMNS, "# rules ", "[", "\n1"),
    file(COLUMNS, "", "[", ""),
    file(COLUMNS, "", "[]\n", ""),
    file(COLUMNS, "[", " ", "] 1"),
    file(FOUR, "", "d4 ", ""),
    file(FOUR, "", "d4\n", ""),
    file(FOUR, "", "d", ""),
    file(FOUR, "d", "4", ""),
    file(GGF, "", "f5d6c3\n", ""),
    file(GGF, "", "f5d6c3d3c4f4f6f3e6e7d7c5\n", ""),
    file(GGF, "", "f5 f5\n", ""),
    file(GGF, "", "\u{e9}", ""),
    file(GGF, "", "\u{e9}\r", ""),
    file(GOMOKU, "", "h8 h9 h10\n", ""),
    file(GOMOKU, "", "h8h9h10", "\n"),
    file(SUPERKO, "", "D4 Q16 ", ""),
    file(SUPERKO, "", "pass", ""),
    file(SUPERKO, "", "D4 Q16 C3 D16\n", ""),
    file(SUPERKO, "", "--\n", ""),
    file(SUPERKO, "", "a1\n(\n", ""),
];

/// Texts of positions and drawings.
const OF_POSITIONS: [Adversary; 19] = [
    file(PDN, "W:W", "32,", "32:B1"),
    file(PDN, "W:W", " ", "32:B1"),
    file(PDN, "W:W:B", "32-1,", "32-1"),
    file(PDN, "W", ":W", ""),
    file(FRISIAN, "W:W40,K1:B10,K50:R", "1,", "1"),
    file(PDN, "", "1 ", ""),
    file(PDN, "A B\n1 ", "b ", ""),
    file(PDN, "", "\n", "1"),
    file(PDN, "1\n2\n3\n4\n5\n6\n7\n8\nBlack to move", ", b1 moved 1", ""),
    file(GO, "", ".", ""),
    file(GO, "", "X/", ""),
    file(GO, "", " ", "."),
    file(SUPERKO, "1\n", "2\n", ""),
    file(GO, "X.", " passes=1", ""),
    file(GGF, "", "-", ""),
    file(COLUMNS, "", ".", ""),
    file(COLUMNS, "", "1 2 3 4 5 6 7\n", ""),
    file(GOMOKU, "", "O", ""),
    file(FOUR, "", "-", " X"),
];

impl Adversary {
    fn rules(&self) -> Rules {
        let (game, preset) = self.rules;
        game.preset(preset).unwrap()
    }

    /// Returns a file of at most this size.
    fn of(&self, size: usize) -> String {
        let room = size - self.begin.len() - self.end.len();
        let mut text = String::with_capacity(size);
        text.push_str(self.begin);
        if self.part.contains("%n") {
            for number in 0.. {
                let part = self.part.replace("%n", &number.to_string());
                if text.len() + part.len() + self.end.len() > size {
                    break;
                }
                text.push_str(&part);
            }
        } else {
            text.extend(std::iter::repeat_n(self.part, room / self.part.len()));
        }
        text.push_str(self.end);
        text
    }

    /// Returns the file in Latin-1, in which some letters are a single byte but two in memory.
    fn bytes(&self, size: usize) -> Vec<u8> {
        let text = self.of(size);
        if text.is_ascii() { text.into() } else { text.chars().map(|letter| letter as u8).collect() }
    }

    fn name(&self) -> String {
        let (game, preset) = self.rules;
        format!("{} {preset}: {:?} {:?} {:?}", game.name(), self.begin, self.part, self.end)
    }
}

fn files() -> impl Iterator<Item = &'static Adversary> {
    OF_CHECKERS.iter().chain(&OF_TREES).chain(&OF_LINES)
}

/// Returns the number of steps that a reader takes.
fn steps(read: impl FnOnce()) -> u64 {
    let before = notation::steps();
    read();
    notation::steps() - before
}

/// Reads a file in every way that the program does. Returns true if the first game is read.
fn read(rules: Rules, file: &[u8]) -> bool {
    _ = notation::records(rules, file).count();
    _ = notation::read_games(rules, file);
    let found = notation::read_any(rules, file);
    match found.games.first() {
        Some(Err(error)) => _ = notation::read_until(found.rules, file, error.place),
        Some(Ok(_)) => return true,
        None => {}
    }
    false
}

fn read_positions(rules: Rules, text: &str) {
    _ = notation::read_position(rules, text);
    _ = notation::read_picture(rules, text);
}

/// Steps that any text may cost.
const FEW: u64 = 20_000;

fn assert_linear(name: &str, size: usize, before: u64, after: u64) {
    assert!(
        after * 10 <= before * 23 + FEW * 10,
        "twice the size costs too much: {name}: {before} steps for {size} bytes, {after} for twice as many"
    );
}

/// Tries files of these sizes, each twice the one before.
fn assert_all_linear<'a>(files: impl IntoIterator<Item = &'a Adversary>, sizes: &[usize]) {
    for adversary in files {
        let mut before = None;
        for &size in sizes {
            let file = adversary.bytes(size);
            let mut is_read = false;
            let begun = Instant::now();
            let after = steps(|| is_read = read(adversary.rules(), &file));
            let time = begun.elapsed();
            println!("{} KiB, {after} steps, {} ms: {}", size >> 10, time.as_millis(), adversary.name());
            match before {
                // A file whose first game exceeds a limit is tried as other games too.
                Some((before, was_read)) if is_read == was_read => {
                    assert_linear(&adversary.name(), size / 2, before, after);
                }
                _ => {}
            }
            before = Some((after, is_read));
        }
    }
}

const SIZES: [usize; 3] = [1 << 14, 1 << 15, 1 << 16];

#[test]
fn records_of_checkers_cost_steps_in_proportion_to_their_size() {
    assert_all_linear(&OF_CHECKERS, &SIZES);
}

#[test]
fn trees_cost_steps_in_proportion_to_their_size() {
    assert_all_linear(&OF_TREES, &SIZES);
}

#[test]
fn transcripts_cost_steps_in_proportion_to_their_size() {
    assert_all_linear(&OF_LINES, &SIZES);
}

#[test]
fn positions_cost_steps_in_proportion_to_their_size() {
    for adversary in &OF_POSITIONS {
        let cost = |size| steps(|| read_positions(adversary.rules(), &adversary.of(size)));
        assert_linear(&adversary.name(), 1 << 14, cost(1 << 14), cost(1 << 15));
        assert_linear(&adversary.name(), 1 << 15, cost(1 << 15), cost(1 << 16));
        // Longer texts are refused unread.
        let text = adversary.of(1 << 20);
        assert!(cost(1 << 20) <= FEW, "{}", adversary.name());
        let error = notation::read_position(adversary.rules(), &text).expect_err("it is too long");
        assert_eq!(error.to_string(), "line 1, column 1: the text of a position is longer than 65,536 bytes");
    }
}

/// Prints a file whose reader takes too much memory.
fn complain_of_memory(name: &str, size: usize, read: impl FnOnce()) {
    const FOR_A_BYTE: usize = 10;
    const AT_LEAST: usize = 16 << 20;
    ALLOCATOR.reset_peak_usage();
    let before = ALLOCATOR.current_usage();
    read();
    let taken = ALLOCATOR.peak_usage() - before;
    if taken > size * FOR_A_BYTE + AT_LEAST {
        println!("too much: {} KiB for a file of {} KiB: {name}", taken >> 10, size >> 10);
    }
    if env::var_os("PARLOUR_SHOW_MEMORY").is_some() {
        println!("memory: {} KiB for a file of {} KiB: {name}", taken >> 10, size >> 10);
    }
}

fn complain_of_all_memory(sizes: &[usize]) {
    for adversary in files() {
        for &size in sizes {
            let file = adversary.bytes(size);
            complain_of_memory(&adversary.name(), file.len(), || _ = read(adversary.rules(), &file));
        }
    }
    let odd = odd_jumps();
    let american = Game::Checkers.preset("american").unwrap();
    complain_of_memory("odd jumps", odd.len(), || _ = read(american, &odd));
}

/// Runs a test of this module in a process of its own, so that no other test allocates meanwhile, and
/// asserts that it does not complain.
fn assert_modest(test: &str) {
    let output = Command::new(env::current_exe().expect("this program"))
        .args([&format!("notation::adversaries::{test}"), "--exact", "--ignored", "--nocapture"])
        .output()
        .expect("this program again");
    let said = String::from_utf8_lossy(&output.stdout);
    let complaints: Vec<_> = said.lines().filter(|line| line.starts_with("too much")).collect();
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
    assert!(complaints.is_empty(), "{complaints:#?}");
}

#[test]
fn readers_take_memory_in_proportion_to_the_file() {
    assert_modest("memory");
}

#[test]
#[ignore = "the test above runs it, in a process of its own"]
fn memory() {
    complain_of_all_memory(&[1 << 17]);
}

/// Returns a game with lines in lines, this many deep. Each line goes on with a second one after all that
/// are in the first.
fn nested(rules: (Game, &str), depth: usize) -> String {
    // Two kings walk to and fro, or two colours capture each other on the smallest board.
    let (begin, parts): (_, &[[&str; 2]]) = if rules == PDN {
        let parts = &[
            ["(32-28 1-5 ", "28-32 (28-24)) "],
            ["(1-6 28-24 ", "6-1 (6-10)) "],
            ["(28-32 6-10 ", "32-27 (32-28)) "],
            ["(6-1 32-27 ", "1-5 (1-6)) "],
        ];
        ("[FEN \"W:WK32:BK1\"]\n32-27 ", parts)
    } else {
        ("(;SZ[2];B[aa];W[bb];B[ab]", &[["(;)(;W[ba];B[aa];W[ab];B[aa];W[bb];B[ab]", "(;W[]))"]])
    };
    let levels = (0..depth).map(|level| parts[level % parts.len()]);
    let mut text = begin.to_owned();
    text.extend(levels.clone().map(|[before, _]| before));
    text.extend(levels.rev().map(|[_, behind]| behind));
    text
}

#[test]
fn lines_in_lines_cost_steps_in_proportion_to_their_number() {
    for rules in [PDN, GO] {
        let preset = rules.0.preset(rules.1).unwrap();
        let cost = |depth| {
            let text = nested(rules, depth);
            let record = notation::read_games(preset, text.as_bytes()).remove(0).unwrap();
            assert!(record.lines.len() >= depth, "{} lines of {depth}", record.lines.len());
            assert_eq!(record.dropped.variations, 0);
            steps(|| {
                let text = notation::write_game(&record).unwrap();
                let again = notation::read_games(preset, text.as_bytes()).remove(0).unwrap();
                let differs = again.lines.iter().zip(&record.lines).position(|(again, line)| again != line);
                assert_eq!((differs, again.lines.len()), (None, record.lines.len()));
            })
        };
        assert_linear("lines in lines", 600, cost(600), cost(1200));
        assert_linear("lines in lines", 1200, cost(1200), cost(2400));
    }
}

/// Returns the number in an environment variable.
fn number(name: &str) -> Option<u32> {
    env::var(name).ok()?.parse().ok()
}

/// Returns the binary logarithm of the size of the largest file, 64 MiB unless `PARLOUR_LARGEST` names another.
fn largest() -> u32 {
    number("PARLOUR_LARGEST").unwrap_or(26)
}

#[test]
#[ignore = "takes an hour of processor time in release; scripts/torture.sh runs it"]
fn files_up_to_the_limit_cost_steps_and_memory_in_proportion_to_their_size() {
    let sizes: Vec<_> = (20..=largest()).map(|bits| 1 << bits).collect();
    // `PARLOUR_SKIP` continues a run that was stopped after this many files.
    let next = AtomicUsize::new(number("PARLOUR_SKIP").unwrap_or(0) as usize);
    let files: Vec<_> = files().collect();
    // Steps are counted by thread, so each core can try another file.
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
            scope.spawn(|| {
                while let Some(&file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    assert_all_linear([file], &sizes);
                }
            });
        }
    });
    assert_modest("memory_up_to_the_limit");
}

#[test]
#[ignore = "the test above runs it, in a process of its own"]
fn memory_up_to_the_limit() {
    let sizes: Vec<_> = (22..=largest()).step_by(2).map(|bits| 1 << bits).collect();
    complain_of_all_memory(&sizes);
}

/// Returns a short record with so many ways to jump that their list takes a gigabyte: on a large board
/// a king may jump in eight directions and stop wherever it likes.
fn odd_jumps() -> Vec<u8> {
    let rules = "{\\\"game\\\":\\\"checkers\\\",\\\"size\\\":\\\"twelve\\\",\\\"flying_kings\\\":true,\
                 \\\"orthogonal_captures\\\":true,\\\"finish_jumps\\\":false}";
    let men = "7-12,19,21,23,31-36,43,45,47,55-60";
    format!("[Rules \"{rules}\"]\n[FEN \"W:WK1:B{men}\"]\n1. 1-7").into_bytes()
}

#[test]
fn a_position_with_endless_jumps_is_refused() {
    let american = Game::Checkers.preset("american").unwrap();
    let file = odd_jumps();
    let error = notation::read_games(american, &file).remove(0).unwrap_err();
    assert_eq!(error.place, Place { line: 3, column: 4 });
    assert_eq!(
        error.to_string(),
        "line 3, column 4: turn 1: the jumps of this position have more than 20,000 landings, too many to \
         search"
    );
    assert!(matches!(error.problem, Problem::Turn { ply: 1, .. }));
}
