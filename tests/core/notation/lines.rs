//! Side lines of records: variations, nested and with comments and marks, in SGF and PDN.

use std::collections::BTreeSet;

use parlour::notation::{self, Comment, Dropped, Extra, Record, Score, SideLine, sgf};
use parlour::rules::{Game, Position, Rules, Side, Turn};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::support;

fn preset(game: Game, name: &str) -> Rules {
    game.preset(name).unwrap()
}

fn go(file: &str) -> Record {
    support::only(notation::read_games(preset(Game::Go, "chinese"), file.as_bytes()))
}

fn checkers(file: &str) -> Record {
    support::only(notation::read_games(preset(Game::Checkers, "american"), file.as_bytes()))
}

/// Returns the turns of the game, or of a side line with all before it.
fn path(record: &Record, line: Option<usize>) -> Vec<Turn> {
    let Some(line) = line else { return record.turns.clone() };
    let SideLine { of, ply, ref turns, .. } = record.lines[line];
    let mut path = path(record, of);
    path.truncate(ply);
    path.extend(turns.iter().cloned());
    path
}

/// Returns the position of a line after this number of turns.
fn position(record: &Record, line: Option<usize>, ply: usize) -> Box<dyn Position> {
    let mut position = record.first_position().unwrap();
    for turn in &path(record, line)[..ply] {
        position.play(turn).unwrap();
    }
    position
}

/// Returns each side line as the line that it leaves, the ply, and its turns: `0@2: c3 d4`.
fn outline(record: &Record) -> Vec<String> {
    let text = |(number, line): (usize, &SideLine)| {
        let mut position = position(record, Some(number), line.ply);
        let name = |turn: &Turn| {
            let name = notation::turn_text(&*position, turn);
            position.play(turn).unwrap();
            name
        };
        let names: Vec<_> = line.turns.iter().map(name).collect();
        let of = line.of.map_or_else(|| "game".to_owned(), |of| of.to_string());
        format!("{of}@{}: {}", line.ply, names.join(" "))
    };
    record.lines.iter().enumerate().map(text).collect()
}

/// Asserts that a record which is written and read again is the same.
fn assert_kept(record: &Record) -> String {
    let text = notation::write_game(record).unwrap();
    let read = support::only(notation::read_games(record.rules, text.as_bytes()));
    let dropped = record.dropped;
    assert_eq!(Record { dropped, ..read }, *record, "record read from {text}");
    text
}

fn comment(ply: usize, text: &str) -> Comment {
    Comment { ply, text: text.to_owned() }
}

fn extra(ply: usize, name: &str, values: &[&str]) -> Extra {
    Extra { ply, name: name.to_owned(), values: values.iter().map(|&value| value.to_owned()).collect() }
}

#[test]
fn every_branch_of_a_tree_is_a_side_line() {
    let record = go("(;B[aa](;W[bb](;B[cc];W[dd])(;B[ee](;W[ff])(;W[gg])))(;W[hh])(;W[ii]))");
    assert_eq!(support::turns(&record), ["A19", "B18", "C17", "D16"]);
    assert_eq!(outline(&record), ["game@2: E15 F14", "0@3: G13", "game@1: H12", "game@1: J11"]);
    assert_eq!(record.dropped, Dropped::default());
    let text = assert_kept(&record);
    assert!(
        text.ends_with(
            ";B[aa]\n(;W[bb]\n(;B[cc];W[dd])\n(;B[ee]\n(;W[ff])\n(;W[gg])))\n(;W[hh])\n(;W[ii]))\n"
        ),
        "{text}"
    );
}

#[test]
fn a_branch_without_a_turn_belongs_to_the_place_that_it_leaves() {
    let record = go(
        "(;B[aa]C[a](;W[bb]C[b];B[cc])(;C[c]LB[aa:x])(;C[d];W[dd]C[e](;)(;C[f]))(;TR[aa](;W[ee])(;W[ff])))",
    );
    assert_eq!(outline(&record), ["game@1: D16", "game@1: E15", "game@1: F14"]);
    assert_eq!(record.comments, [comment(1, "a"), comment(1, "c"), comment(2, "b")]);
    assert_eq!(record.extras, [extra(1, "LB", &["aa:x"])]);
    assert_eq!(record.lines[0].comments, [comment(1, "d"), comment(2, "e"), comment(2, "f")]);
    assert_eq!(record.lines[1].extras, [extra(1, "TR", &["aa"])]);
    assert_kept(&record);
}

#[test]
fn a_line_may_go_on_after_the_end_of_the_game() {
    let record = go("(;B[aa];W[bb](;)(;B[cc](;)(;W[dd]))(;B[ee]))");
    assert_eq!(support::turns(&record), ["A19", "B18"]);
    assert_eq!(outline(&record), ["game@2: C17", "0@3: D16", "game@2: E15"]);
    assert!(assert_kept(&record).ends_with(";W[bb]\n(;)\n(;B[cc]\n(;)\n(;W[dd]))\n(;B[ee]))\n"));

    let record = checkers("1. 11-15 23-19 (1... 23-19 2. 8-11 (2. 8-11 22-17)) (1... 23-18) *");
    assert_eq!(support::turns(&record), ["11-15", "23-19"]);
    assert_eq!(outline(&record), ["game@2: 8-11", "0@3: 22-17", "game@1: 23-18"]);
    let text = notation::write_game(&record).unwrap();
    assert!(
        text.ends_with("1. 11-15 23-19 (1... 23-18) (1... 23-19 2. 8-11 (2. 8-11 22-17)) *\n\n"),
        "{text}"
    );
    let record = checkers("[Event \"none\"]\n\n{Nothing} (1. 11-15 23-19) (1. 11-16) *");
    assert_eq!(
        (record.turns.len(), outline(&record)),
        (0, vec!["game@0: 11-15 23-19".into(), "game@0: 11-16".into()])
    );
    assert_kept(&record);
}

#[test]
fn a_branch_ends_before_what_cannot_be_read() {
    for (branch, lines, dropped) in [
        ("(;W[cc];B[aa](;W[dd])(;W[ee]))", &["game@1: C17"][..], 1),
        ("(;W[cc];B[dd](;W[cc])(;W[ee]))", &["game@1: C17 D16", "0@3: E15"], 1),
        ("(;W[cc];AB[dd];B[ee])", &["game@1: C17"], 1),
        ("(;W[cc]AB[dd];B[ee])", &[], 1),
        ("(;W[aa](;B[bb])(;B[cc]))", &[], 1),
        ("(;W[zz])(;W[cc])(;B[cc])", &["game@1: C17"], 2),
        ("(;W[cc];PL[W];B[dd])", &["game@1: C17"], 1),
        ("(;W[cc]?;B[dd](;W[ee]))(;W[ff])", &["game@1: C17", "game@1: F14"], 1),
        ("(;W[cc](;B[dd]);B[ee])", &["game@1: C17 D16"], 1),
        ("(;W[cc];B(;W[ee]))", &["game@1: C17"], 1),
        ("(what is this (;W[cc]))(;W[dd])", &["game@1: D16"], 1),
        ("()(())(;W[cc])", &["game@1: C17"], 0),
    ] {
        let record = go(&format!("(;B[aa](;W[bb];B[gg]){branch})"));
        assert_eq!(support::turns(&record), ["A19", "B18", "G13"], "turns with {branch}");
        assert_eq!(outline(&record), lines, "lines of {branch}");
        assert_eq!(record.dropped.variations, dropped, "dropped parts of {branch}");
        assert_kept(&record);
    }
    for (bracket, lines, dropped) in [
        ("(11-16 hello (23-18))", &["game@0: 11-16"][..], 1),
        ("(11-20 22-18)", &[], 1),
        ("(11-16 23-18 (24-9) (24-19 8-11) 16-20)", &["game@0: 11-16 23-18 16-20", "0@1: 24-19 8-11"], 1),
        ("(11-15)", &[], 0),
        ("(see 9-13)", &[], 1),
        ("(12-16 1-0)", &["game@0: 12-16"], 0),
        ("(12-16 [see])", &["game@0: 12-16"], 1),
    ] {
        let record = checkers(&format!("1. 11-15 {bracket} 23-19 *"));
        assert_eq!(support::turns(&record), ["11-15", "23-19"], "turns with {bracket}");
        assert_eq!(outline(&record), lines, "lines of {bracket}");
        assert_eq!(record.dropped.variations, dropped, "dropped parts of {bracket}");
        assert_kept(&record);
    }
}

#[test]
fn a_game_in_the_manner_of_teachers_is_read_and_written_unchanged() {
    let file = "\
(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[5.5]RU[Japanese]PB[Anna]PW[Ben]GN[Lesson]C[Black to play. See [1\\].]
;B[ee]LB[cc:A][gc:B]C[Tengen.]
(;W[gc]TR[ee]N[Usual];B[cg]BL[290]
(;W[cc]SQ[cc][gc])
(;CR[gg]C[Or here first:];W[gg]MA[cc]
(;B[gf]AR[gf:gg])
(;B[fg]LN[fg:gg]C[Too slow.];W[gf])))
(;W[cc]C[Two questions.];B[gc])
(;W[]C[A pass!]))
";
    let record = go(file);
    assert_eq!(outline(&record), ["game@3: G3 G4", "0@4: F3 G4", "game@1: C7 G7", "game@1: pass"]);
    assert_eq!(record.lines[0].comments, [comment(3, "Or here first:")]);
    assert_eq!(
        record.lines[0].extras,
        [extra(3, "CR", &["gg"]), extra(4, "MA", &["cc"]), extra(5, "AR", &["gf:gg"])]
    );
    assert_eq!(record.lines[1].extras, [extra(5, "LN", &["fg:gg"])]);
    assert_eq!(notation::write_game(&record).unwrap(), file);
    // Several games in a file keep to themselves.
    let both = notation::read_games(record.rules, [file, file].concat().as_bytes());
    assert_eq!(both, [Ok(record.clone()), Ok(record)]);
}

const ANNOTATED: &str = r#"[Event "Village hall"]
[Black "Anna"]
[Result "1-0"]
[GameType "21"]

{Before the game.} 1. 11-15 $1 23-19 $6 {[%CR 19] [%LB 15:A 19:one%20more]} {Good?}
(1... 22-18 {A swap.} 2. 15x22 $7 25x18 (2... 26x17 3. 8-11)) ({Or} 1... 24-20)
2. 8-11 (2. 9-14 22-17) 2... 22-17 1-0

"#;

#[test]
fn a_commented_game_of_checkers_is_read_and_written_again() {
    let record = checkers(ANNOTATED);
    assert_eq!(support::turns(&record), ["11-15", "23-19", "8-11", "22-17"]);
    assert_eq!(
        outline(&record),
        ["game@1: 22-18 15x22 25x18", "0@3: 26x17 8-11", "game@1: 24-20", "game@2: 9-14 22-17"]
    );
    assert_eq!(record.comments, [comment(0, "Before the game."), comment(2, "Good?")]);
    assert_eq!(
        record.extras,
        [
            extra(1, "NAG", &["1"]),
            extra(2, "NAG", &["6"]),
            extra(2, "CR", &["19"]),
            extra(2, "LB", &["15:A", "19:one more"])
        ]
    );
    assert_eq!(record.lines[0].comments, [comment(2, "A swap.")]);
    assert_eq!(record.lines[0].extras, [extra(3, "NAG", &["7"])]);
    assert_eq!(record.lines[2].comments, [comment(1, "Or")]);
    assert_eq!(record.dropped, Dropped::default());
    let text = assert_kept(&record);
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let expected = ANNOTATED.replace("19] [%LB", "19]} {[%LB");
    assert_eq!(words(&text), words(&expected));
    assert!(text.lines().all(|line| line.len() <= 82), "{text}");
}

#[test]
fn signs_and_glyphs_are_properties() {
    let record = checkers(
        "1. 11-15! (11-16? 22-18!! (23-18??)) (12-16!?) 22-18 $3 2. 15x22* (?!) 25x18 (*) !!! () $ $139 *",
    );
    let nags = |extras: &[Extra]| {
        extras
            .iter()
            .map(|extra| format!("{}{} {}", extra.name, extra.ply, extra.values.concat()))
            .collect::<Vec<_>>()
    };
    assert_eq!(nags(&record.extras), ["NAG1 1", "NAG2 3", "NAG3 7", "NAG3 6", "NAG4 7", "NAG4 139"]);
    assert_eq!(nags(&record.lines[0].extras), ["NAG1 2", "NAG2 3"]);
    assert_eq!(nags(&record.lines[1].extras), ["NAG2 4"]);
    assert_eq!(nags(&record.lines[2].extras), ["NAG1 5"]);
    assert_eq!(record.dropped, Dropped { variations: 0, marks: 2 });
    let text = assert_kept(&record);
    assert!(
        text.contains("1. 11-15 $1 (1. 11-16 $2 22-18 $3 (1... 23-18 $4)) (1. 12-16 $5) 1... 22-18 $3"),
        "{text}"
    );
}

#[test]
fn side_lines_of_hex_are_mirrored_after_a_swap_of_sides() {
    let hex = preset(Game::Hex, "standard");
    let read = |file: &str| support::only(sgf::read(hex, file.as_bytes()));
    let sides = read(
        "(;GM[11]SZ[5]RE[B+R];B[a3](;W[swap-sides](;W[b4];B[d2])(;W[c1](;B[d5])(;B[resign])))(;W[b4];B[c1])(;W[c3];B[swap-sides]))",
    );
    let pieces = read(
        "(;GM[11]SZ[5]RE[W+R];B[a3](;W[swap-pieces](;B[d2];W[b4])(;B[a3](;W[e4])))(;W[b4];B[c1])(;W[c3];B[swap-sides]))",
    );
    assert_eq!(outline(&sides), ["game@2: a3 e4", "game@1: b4 c1", "game@1: c3"]);
    assert_eq!(sides, pieces);
    assert_eq!(sides.score, Some(Score::Won(Side::Second)), "a resignation in a side line ends nothing");
    assert_kept(&sides);
    let swapped = read("(;GM[11]SZ[5];B[a3](;W[b4])(;W[swap-sides];W[c1];B[d5](;)(;W[a2])))");
    assert_eq!(outline(&swapped), ["game@1: swap a3 e4", "0@4: b1"]);
}

#[test]
fn forced_passes_in_side_lines_are_filled_in() {
    let reversi = preset(Game::Reversi, "standard");
    // White has to pass.
    let file = "(;GM[2]AB[aa]AW[ba]PL[W](;W[])(;B[ca])(;B[hh]))";
    let record = support::only(notation::read_games(reversi, file.as_bytes()));
    assert_eq!(outline(&record), ["game@0: pass c1"]);
    assert_eq!(record.dropped.variations, 1, "the pass goes with the turn that is refused");
    assert_kept(&record);
}

#[test]
fn the_part_before_an_error_has_its_side_lines() {
    let american = preset(Game::Checkers, "american");
    for (rules, file, lines) in [
        (american, "1. 11-15 (11-16 23-18) 23-19 (1... 22-18 (1... 24-20)) 2. 15-20 *", 3),
        (preset(Game::Go, "chinese"), "(;B[aa];W[bb](;B[cc];W[cc](;B[dd]))(;B[ee]))", 0),
    ] {
        let found = notation::read_any(american, file.as_bytes());
        assert_eq!(found.rules.game(), rules.game());
        let error = found.games[0].clone().expect_err("the last turn is illegal");
        let record =
            notation::read_until(found.rules, file.as_bytes(), error.place).expect("two turns are legal");
        assert_eq!((record.turns.len().min(2), record.lines.len()), (2, lines), "{file}");
    }
}

#[test]
fn records_that_are_no_trees_lose_only_what_has_no_place() {
    let game = go("(;B[aa];W[bb](;B[cc])(;B[dd];W[ee]))");
    let turns = game.lines[0].turns.clone();
    let mut record = game.clone();
    let line = |of, ply| SideLine { turns: turns.clone(), ..SideLine::new(of, ply) };
    // Lines that leave themselves, a later line, a ply behind the end, or nothing.
    record.lines.extend([
        line(Some(1), 2),
        line(Some(7), 2),
        line(None, 9),
        line(Some(3), 2),
        line(Some(9), 2),
    ]);
    record.lines.push(SideLine { comments: vec![comment(2, "empty")], ..SideLine::new(None, 2) });
    let text = notation::write_game(&record).unwrap();
    let read = go(&text);
    assert_eq!(read.comments, [comment(2, "empty")]);
    assert_eq!(Record { comments: Vec::new(), ..read }, game, "{text}");
    // An illegal turn is an error as in the game.
    record.lines = vec![SideLine { turns: game.turns, ..SideLine::new(None, 2) }];
    assert!(notation::write_game(&record).is_err());
}

/// Returns a record with its lines in the order of files: each line before those that leave it, and by
/// the plies, which fall in SGF and rise in PDN.
fn in_order(record: &Record, do_plies_fall: bool) -> Record {
    let mut order = Vec::new();
    let mut open = vec![None];
    while let Some(line) = open.pop() {
        order.extend(line);
        let mut branches: Vec<_> =
            (0..record.lines.len()).filter(|&at| record.lines[at].of == line).collect();
        branches.sort_by_key(|&at| {
            let ply = record.lines[at].ply;
            if do_plies_fall { usize::MAX - ply } else { ply }
        });
        if let Some(line) = line {
            assert!(branches.iter().all(|&at| record.lines[at].ply > record.lines[line].ply));
        }
        open.extend(branches.into_iter().rev().map(Some));
    }
    let number = |line| order.iter().position(|&at| at == line);
    let lines = order
        .iter()
        .map(|&at| SideLine { of: record.lines[at].of.and_then(number), ..record.lines[at].clone() });
    Record { lines: lines.collect(), ..record.clone() }
}

/// A side line: the line and the ply that it leaves, and choices of turns.
type Branch = (Index, Index, Vec<Index>);

/// A comment or a property: its line, its ply and its text.
type Note = (Index, Index, String);

/// A random tree.
fn any_tree(rules: Vec<Rules>) -> impl Strategy<Value = Record> {
    let branch = (any::<Index>(), any::<Index>(), prop::collection::vec(any::<Index>(), 1..12));
    let note = |text: &'static str| prop::collection::vec((any::<Index>(), any::<Index>(), text), 0..12);
    (
        prop::sample::select(rules),
        prop::collection::vec(any::<Index>(), 0..40),
        prop::option::of(1..20usize),
        prop::collection::vec(branch, 0..16),
        note("[^}\\pC\\pZ\\[]{1,9}( [^}\\pC\\pZ]{1,9}){0,20}"),
        note("([a-z:0-9]|\\\\\\]| ){1,9}"),
    )
        .prop_map(|(rules, choices, start, branches, comments, extras)| {
            let (record, _) = support::random_game(rules, choices, start);
            grown(record, &branches, &comments, &extras)
        })
}

/// Returns a record with side lines, comments and properties.
fn grown(mut record: Record, branches: &[Branch], comments: &[Note], extras: &[Note]) -> Record {
    for (of, ply, choices) in branches {
        let lines: Vec<_> = [None].into_iter().chain((0..record.lines.len()).map(Some)).collect();
        let of = *of.get(&lines);
        let first = of.map_or(0, |of| record.lines[of].ply + 1);
        let all = path(&record, of);
        let ply = first + ply.index(all.len() + 1 - first);
        let mut position = position(&record, of, ply);
        let mut line = SideLine::new(of, ply);
        for choice in choices {
            let mut turns = position.turns();
            if line.turns.is_empty() {
                // A line that begins like the one that it leaves leaves that later.
                turns.retain(|turn| all.get(ply) != Some(turn));
            }
            if turns.is_empty() {
                break;
            }
            let turn = choice.get(&turns).clone();
            position.play(&turn).unwrap();
            line.turns.push(turn);
        }
        if !line.turns.is_empty() {
            record.lines.push(line);
        }
    }
    for (number, (line, ply, text)) in comments.iter().chain(extras).enumerate() {
        let line = line.index(record.lines.len() + 1).checked_sub(1);
        let (begin, end) =
            line.map_or((0, record.turns.len()), |line| (record.lines[line].ply, record.lines[line].end()));
        let ply = begin + ply.index(end - begin + 1);
        let (own_comments, own_extras) = match line.map(|line| &mut record.lines[line]) {
            Some(line) => (&mut line.comments, &mut line.extras),
            None => (&mut record.comments, &mut record.extras),
        };
        if number < comments.len() {
            own_comments.push(comment(ply, text));
        } else {
            own_extras.push(extra(ply, ["LB", "TR", "N1"][number % 3], &[text, "dd"][..=number % 2]));
        }
    }
    for line in &mut record.lines {
        line.comments.sort_by_key(|comment| comment.ply);
        line.extras.sort_by_key(|extra| extra.ply);
    }
    record.comments.sort_by_key(|comment| comment.ply);
    record.extras.sort_by_key(|extra| extra.ply);
    record
}

fn presets(games: &[Game]) -> Vec<Rules> {
    games.iter().flat_map(|game| game.presets()).map(|preset| preset.rules).collect()
}

fn any_sgf_tree() -> impl Strategy<Value = Record> {
    any_tree(presets(&[Game::Go, Game::Gomoku, Game::Reversi, Game::Hex]))
}

proptest! {
    #[test]
    fn trees_of_sgf_round_trip(tree in any_sgf_tree()) {
        let tree = in_order(&tree, true);
        let text = notation::write_game(&tree).unwrap();
        prop_assert_eq!(notation::read_games(tree.rules, text.as_bytes()), [Ok(tree)], "read from {}", text);
    }

    #[test]
    fn trees_of_pdn_round_trip(tree in any_tree(presets(&[Game::Checkers, Game::Hexdame]))) {
        let mut tree = in_order(&tree, false);
        tree.extras.push(extra(tree.turns.len(), "NAG", &["13"]));
        let text = notation::write_game(&tree).unwrap();
        prop_assert_eq!(notation::read_games(tree.rules, text.as_bytes()), [Ok(tree)], "read from {}", text);
    }

    /// Of a file with a part missing or doubled, all that is read is written.
    #[test]
    fn damaged_trees_are_kept(
        tree in any_tree(presets(&[Game::Go, Game::Reversi, Game::Hex, Game::Checkers])),
        from in any::<Index>(),
        length in 1..30usize,
        is_doubled in any::<bool>(),
    ) {
        let text = notation::write_game(&tree).unwrap();
        let letters: Vec<_> = text.chars().collect();
        let from = from.index(letters.len());
        let to = (from + length).min(letters.len());
        let parts = if is_doubled { [&letters[..to], &letters[from..]] } else { [&letters[..from], &letters[to..]] };
        support::assert_games_are_kept(tree.rules, &parts.concat().into_iter().collect::<String>());
    }

    /// Another SGF reader finds the same lines in Go.
    #[test]
    fn another_reader_sees_the_same_tree(tree in any_tree(presets(&[Game::Go]))) {
        use sgf_parse::go::{Move, Point, Prop};

        let text = notation::write_game(&tree).unwrap();
        let trees = sgf_parse::go::parse(&text).unwrap();
        prop_assert_eq!(trees.len(), 1);
        let columns = u16::from(tree.rules.grid().columns);
        let mut found = BTreeSet::new();
        let mut open = vec![(&trees[0], Vec::new())];
        while let Some((node, mut path)) = open.pop() {
            if let Some(Prop::B(step) | Prop::W(step)) = node.get_move() {
                path.push(match *step {
                    Move::Move(Point { x, y }) => Some(u16::from(y) * columns + u16::from(x)),
                    Move::Pass => None,
                });
            }
            open.extend(node.children().map(|child| (child, path.clone())));
            if node.children().next().is_none() {
                found.insert(path);
            }
        }
        let numbers = |turns: Vec<Turn>| turns.iter().map(|turn| turn.0.first().map(|square| square.0)).collect::<Vec<_>>();
        let lines = [None].into_iter().chain((0..tree.lines.len()).map(Some));
        let expected: BTreeSet<_> = lines.map(|line| numbers(path(&tree, line))).collect();
        prop_assert_eq!(found, expected, "lines that another reader finds in {}", text);
    }
}
