//! The limits of what is read. Each is named with its number, and a record below it is read.

use parlour::notation::limits::{self, Limit};
use parlour::notation::{self, BadTurn, Place, Problem, Record, Unreadable};
use parlour::rules::{Game, Position, Rules};

use crate::support;

fn preset(game: Game, name: &str) -> Rules {
    game.preset(name).unwrap()
}

fn go(file: &str) -> Vec<Result<Record, Unreadable>> {
    notation::read_games(preset(Game::Go, "japanese"), file.as_bytes())
}

fn checkers(file: &str) -> Vec<Result<Record, Unreadable>> {
    notation::read_games(preset(Game::Checkers, "american"), file.as_bytes())
}

fn columns(file: &str) -> Vec<Result<Record, Unreadable>> {
    notation::read_games(preset(Game::ConnectFour, "standard"), file.as_bytes())
}

/// Asserts that a game is read, and that the longer one is refused with this message.
fn assert_limit(below: Vec<Result<Record, Unreadable>>, above: Vec<Result<Record, Unreadable>>, why: &str) {
    support::only(below);
    assert_eq!(support::wrong(above).problem.to_string(), why);
}

#[test]
fn turns_of_a_game_are_limited() {
    // Two kings walk to and fro.
    let walk = |turns: usize| {
        let steps = ["32-27", "1-6", "27-32", "6-1"].into_iter().cycle().take(turns);
        format!("[FEN \"W:WK32:BK1\"]\n{}", steps.collect::<Vec<_>>().join(" "))
    };
    let why = "the game has more than 20,000 turns";
    assert_limit(checkers(&walk(limits::TURNS)), checkers(&walk(limits::TURNS + 1)), why);

    // On a small board of Go stones are captured and put again without end.
    let mut position = preset(Game::Go, "japanese");
    if let Rules::Go(rules) = &mut position {
        *rules = rules.on(parlour::rules::go::Size::new(5).unwrap());
    }
    let mut position: Box<dyn Position> = position.start();
    let (mut tree, mut transcript) = ("(;SZ[5]".to_owned(), String::new());
    let mut dice = 1_u64;
    for ply in 0..=limits::TURNS {
        let turns = position.turns();
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        // The last turn is a pass, which is taken only if there is no other.
        let choices = (turns.len() - 1).max(1);
        let turn = &turns[(dice >> 33) as usize % choices];
        let name = notation::turn_text(&*position, turn);
        let point = turn.0.first().map(|square| {
            let (column, row) = position.grid().place(*square);
            [column, row].map(|number| char::from(b'a' + number)).iter().collect::<String>()
        });
        tree.extend([[";B[", ";W["][ply % 2], &point.unwrap_or_default(), "]"]);
        transcript.extend([&name, " "]);
        position.play(turn).unwrap();
        assert!(position.counting().is_none(), "the game should go on");
    }
    assert_eq!(support::wrong(go(&tree)).problem, Problem::TooMuch(Limit::Turns));
    let (shorter, _) = tree.rsplit_once(';').unwrap();
    assert_eq!(support::only(go(shorter)).turns.len(), limits::TURNS);
    let rules = position.rules();
    let read = |text: &str| notation::read_games(rules, text.as_bytes());
    assert_eq!(support::wrong(read(&transcript)).problem, Problem::TooMuch(Limit::Turns));
    let (shorter, _) = transcript.trim_end().rsplit_once(' ').unwrap();
    assert_eq!(support::only(read(shorter)).turns.len(), limits::TURNS);
}

#[test]
fn side_lines_of_a_game_are_limited() {
    let why = "the game has more than 10,000 variations";
    let pdn = |lines| checkers(&format!("1. 11-15 {} *", "(11-16)".repeat(lines)));
    assert_limit(pdn(limits::LINES), pdn(limits::LINES + 1), why);
    assert_eq!(support::only(pdn(limits::LINES)).lines.len(), limits::LINES);
    let sgf = |lines| go(&format!("(;B[aa](;W[bb]){})", "(;W[cc])".repeat(lines)));
    assert_limit(sgf(limits::LINES), sgf(limits::LINES + 1), why);
    assert_eq!(support::only(sgf(limits::LINES)).lines.len(), limits::LINES);
    // The games behind it are read.
    let next = format!("(;B[aa](;W[bb]){})\n(;GM[1];B[aa])", "(;W[cc])".repeat(limits::LINES + 1));
    assert_eq!(go(&next).iter().filter(|game| game.is_ok()).count(), 1);

    // The limits of a game hold for all its lines together.
    let twice = |part: &str| go(&format!("(;B[aa](;W[bb]{part})(;W[cc]{part}))"));
    let notes = "C[a]".repeat(limits::NOTES / 2 + 1);
    assert_eq!(support::wrong(twice(&notes)).problem, Problem::TooMuch(Limit::Notes));
    let values = format!("X{}", "[]".repeat(limits::VALUES / 2 + 1));
    assert_eq!(support::wrong(twice(&values)).problem, Problem::TooMuch(Limit::Values));
    let line = format!("({})", "32-27 1-6 27-32 6-1 ".repeat(limits::TURNS / 8));
    let pdn = |end: &str| checkers(&format!("[FEN \"W:WK32:BK1\"]\n32-28 {line} {line} {end}"));
    assert_eq!(support::wrong(pdn("")).problem, Problem::TooMuch(Limit::Turns));
}

#[test]
fn tags_of_a_game_are_limited() {
    let why = "the game has more than 1,000 tags";
    let pdn = |tags| checkers(&format!("{}\n1. 11-15 *", "[Event \"a\"]\n".repeat(tags)));
    assert_limit(pdn(limits::TAGS), pdn(limits::TAGS + 1), why);
    assert_eq!(pdn(10 * limits::TAGS).len(), 1, "the other tags belong to the same game");
    let sgf = |tags| go(&format!("(;{};B[aa])", "EV[a]".repeat(tags)));
    assert_limit(sgf(limits::TAGS), sgf(limits::TAGS + 1), why);
    let ggf = |tags| {
        let file = format!("(;GM[Othello]{}B[d3];)", "EV[a]".repeat(tags));
        notation::read_games(preset(Game::Reversi, "standard"), file.as_bytes())
    };
    assert_limit(ggf(limits::TAGS), ggf(limits::TAGS + 1), why);
}

#[test]
fn comments_and_properties_of_a_game_are_limited() {
    let why = "the game has more than 30,000 comments and properties";
    let pdn = |notes| checkers(&format!("1. 11-15 {} *", "{a}".repeat(notes)));
    assert_limit(pdn(limits::NOTES), pdn(limits::NOTES + 1), why);
    let sgf = |notes| go(&format!("(;B[aa]{}{})", "C[a]".repeat(notes / 2), "X[]".repeat(notes - notes / 2)));
    assert_limit(sgf(limits::NOTES), sgf(limits::NOTES + 1), why);
    let why = "the properties of the game have more than 300,000 values";
    let sgf = |values| go(&format!("(;B[aa]X{})", "[]".repeat(values)));
    assert_limit(sgf(limits::VALUES), sgf(limits::VALUES + 1), why);
    let sgf = |points| go(&format!("(;AB{};W[bb])", "[aa]".repeat(points)));
    assert_limit(sgf(limits::VALUES), sgf(limits::VALUES + 1), why);
}

#[test]
fn a_file_without_games_is_left_soon() {
    let mut games = columns(&"hello\n".repeat(limits::FAILURES));
    assert_eq!(games.len(), limits::FAILURES);
    assert!(games.pop().unwrap().is_err_and(|error| matches!(error.problem, Problem::Turn { .. })));

    let mut games = columns(&"hello\n".repeat(limits::FAILURES + 5));
    assert_eq!(games.len(), limits::FAILURES + 1);
    assert_eq!(
        games.pop().unwrap().unwrap_err().problem.to_string(),
        "more than 1,000 games in a row cannot be read; the rest of the text is left out"
    );
    // A game that can be read begins the count anew.
    let many = ["hello\n".repeat(limits::FAILURES), "4\n".to_owned()].concat().repeat(3);
    assert_eq!(columns(&many).len(), 3 * (limits::FAILURES + 1));
}

#[test]
fn a_list_of_games_is_limited_by_its_memory() {
    let file = "4\n".repeat(100_000);
    let mut games = columns(&file);
    assert!(games.len() < 50_000, "{}", games.len());
    assert_eq!(
        games.pop().unwrap().unwrap_err().problem.to_string(),
        "the games of the text take more than 10 MB of memory; the others are left out"
    );
    assert!(games.iter().all(Result::is_ok));
    // One after the other, all are read.
    let rules = preset(Game::ConnectFour, "standard");
    assert_eq!(notation::records(rules, file.as_bytes()).flatten().count(), 100_000);
}

#[test]
fn games_of_a_text_are_limited() {
    let rules = preset(Game::ConnectFour, "standard");
    let file = "4\n".repeat(limits::GAMES + 5);
    let mut games = notation::records(rules, file.as_bytes());
    assert_eq!(games.by_ref().take(limits::GAMES).flatten().count(), limits::GAMES);
    let last = games.next().unwrap().unwrap_err();
    assert_eq!(last.problem.to_string(), "the text has more than 1,000,000 games; the others are left out");
    assert!(games.next().is_none());
}

#[test]
fn a_larger_text_is_refused_unread() {
    let file = vec![b'4'; limits::BYTES + 1];
    let why = "line 1, column 1: the text is larger than 67,108,864 bytes";
    for game in Game::ALL {
        let rules = game.presets()[0].rules;
        let error = support::wrong(notation::read_games(rules, &file));
        assert_eq!(error.to_string(), why);
        assert!(support::wrong(notation::read_any(rules, &file).games).problem == error.problem);
        assert_eq!(notation::read_until(rules, &file, Place::START), None);
    }
}

#[test]
fn records_that_end_in_nonsense_say_so() {
    // The second stone stands on the first one; it is no handicap of two stones.
    let error = support::wrong(go("(;B[aa](;B[aa]))"));
    assert!(matches!(error.problem, Problem::Turn { ply: 2, reason: BadTurn::OutOfTurn { .. } }), "{error}");
    assert_eq!(error.place, Place { line: 1, column: 12 });
    // Nor are stones a handicap without a turn of White or a stated handicap.
    let error = support::wrong(go("(;B[aa](;B[bb]))"));
    assert!(matches!(error.problem, Problem::Turn { ply: 2, .. }), "{error}");
    assert_eq!(support::only(go("(;HA[2];B[dp];B[pd])")).turns.len(), 0);

    // A bracket too early would hide the rest of the game.
    for (file, column) in
        [("(;B[aa]);W[bb])", 9), ("(;B[aa])) ;W[bb];B[cc])", 11), ("(;B[aa](;W[bb])));W[bb])", 18)]
    {
        let error = support::wrong(go(file));
        assert_eq!(error.place, Place { line: 1, column }, "{file}: {error}");
        assert!(matches!(error.problem, Problem::Unexpected { .. }), "{file}: {error}");
    }
    for (file, ply) in [("1. 11-15 22-18 hello", 3), ("1. 11-15 22-18 2. 15x22 99-99 *", 4)] {
        let error = support::wrong(checkers(file));
        assert!(matches!(error.problem, Problem::Turn { ply: found, .. } if found == ply), "{file}: {error}");
    }
    assert!(support::wrong(columns("4453 ?")).to_string().contains("stands where a turn should be"));
    assert!(support::wrong(columns("4453x")).to_string().contains("is not a move"));
}
