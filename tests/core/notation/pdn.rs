//! Whole games as PDN.

use parlour::notation::{self, BadTurn, Comment, Place, Problem, Record, Score, Unreadable};
use parlour::rules::checkers::Rules as CheckersRules;
use parlour::rules::{Game, Illegal, Rules, Side};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::support;

const AMERICAN: Rules = Rules::Checkers(CheckersRules::AMERICAN);
const HOUSE: Rules = Rules::Checkers(CheckersRules::HOUSE);

fn read(file: impl AsRef<[u8]>) -> Vec<Result<Record, Unreadable>> {
    notation::read_games(AMERICAN, file.as_ref())
}

/// Returns the only game of a file.
fn only(file: impl AsRef<[u8]>) -> Record {
    support::only(read(file))
}

/// Returns the error in the only game of a file.
fn wrong(file: impl AsRef<[u8]>) -> Unreadable {
    support::wrong(read(file))
}

fn turns(record: &Record) -> Vec<String> {
    support::turns(record)
}

/// Moorhead against Wyllie, Manchester 1841: Black is about to lose everything.
const GAME: &str = r#"[Event "Manchester 1841"]
[Black "Moorhead, W."]
[White "Wyllie, J."]
[Result "0-1"]
[GameType "21"]

1. 11-15 24-20 2. 8-11 28-24 3. 9-13 22-18 4. 15x22 25x18 5. 4-8 26-22 6. 10-14
18x9 7. 5x14 22-18 8. 1-5 18x9 9. 5x14 29-25 10. 11-15 24-19 11. 15x24 25-22 12.
24-28 22-18 13. 6-9 27-24 14. 8-11 24-19 15. 7-10 20-16 16. 11x20 18-15 17. 2-6
15-11 18. 12-16 19x12 19. 10-15 11-8 20. 15-18 21-17 21. 13x22 30-26 22. 18x27
26x17x10x1 0-1

"#;

#[test]
fn a_tidy_game_is_read_and_written_unchanged() {
    let record = only(GAME);
    assert_eq!(record.tag("White"), Some("Wyllie, J."));
    assert_eq!(record.tag("Result"), None, "the result should be in the score alone");
    assert_eq!(record.turns.len(), 44);
    assert_eq!(turns(&record).last().unwrap(), "26x17x10x1");
    // White has just taken three men: the second number of a result is White's.
    assert_eq!(record.score, Some(Score::Won(Side::Second)));
    assert_eq!(notation::write_game(&record).unwrap(), GAME);
}

#[test]
fn untidy_games_are_read() {
    let expected = ["11-15", "22-18", "15x22", "25x18"];
    for text in [
        "11-15 22-18 15x22 25x18",
        "1. 11-15 22-18 2. 15x22 25x18 *",
        "1.11-15 22-18 2.15x22 25x18",
        "1 11-15 22-18 2 15x22 25x18 1/2-1/2",
        "1. 11-15. 22-18. 2. 15:22, 25:18.",
        "1. 11-15 1... 22-18 2. 15x22 2...25x18",
        "1. 1115 2218 2. 1522 2518",
        "1. 11-15! 22-18?? 2. 15x22* 25x18(?) *",
        "1. 11-15 $1 22-18 $14 2. 15x22 25x18 $255",
        "1. 11-15 {main} 22-18 (22-17 {(} 8-11 (9-13)) 2. 15x22 ; the rest\n 25x18",
        "% made by hand\n1. 11-15 22-18\n% more\n2. 15x22 25x18",
        "\u{feff}[Event \"?\"]\r\n\r\n1. 11-15 22-18\r\n2. 15x22 25x18\r\n",
        "Here is a game that I found in 1841. Look:\n\n1. F3-E4 C6-D5 2. E4xC6 B7xD5 1-0\n\nThe end.",
        "[Event \"never closed\n1. 11-15 22-18 2. 15x22 25x18",
        "[Event none]\n[ Site \"\" ]\n1. 11-15 22-18 2. 15x22 25x18",
        "[Event \"a\"] [Site \"b\"] 1. 11-15 22-18 2. 15x22 25x18",
    ] {
        assert_eq!(turns(&only(text)), expected, "turns of {text}");
    }
}

#[test]
fn results_in_all_common_forms_are_read() {
    let score = |result: &str| only(format!("1. 11-15 {result}")).score;
    for (result, expected) in [
        ("1-0", Some(Score::Won(Side::First))),
        ("2-0", Some(Score::Won(Side::First))),
        ("0-1", Some(Score::Won(Side::Second))),
        ("0-2", Some(Score::Won(Side::Second))),
        ("1/2-1/2", Some(Score::Draw)),
        ("1-1", Some(Score::Draw)),
        ("0-0", Some(Score::BothLost)),
        ("*", None),
        ("", None),
    ] {
        assert_eq!(score(result), expected, "score of {result}");
    }
    let tagged = |end: &str| only(format!("[Result \"1-0\"]\n\n1. 11-15 {end}")).score;
    assert_eq!(tagged("*"), Some(Score::Won(Side::First)), "a star should leave the result of the tag");
    assert_eq!(tagged(""), Some(Score::Won(Side::First)));
    assert_eq!(tagged("0-1"), Some(Score::Won(Side::Second)), "the result behind the turns should count");
    assert_eq!(only("[Result \"postponed\"]\n\n1. 11-15").score, None);
}

#[test]
fn a_game_of_a_thousand_turns_keeps_its_numbers() {
    let steps = ["32-27", "1-6", "27-32", "6-1"].into_iter().cycle().take(2_003);
    let record = only(format!("[FEN \"W:WK32:BK1\"]\n{}", steps.collect::<Vec<_>>().join(" ")));
    let text = notation::write_game(&record).unwrap();
    assert!(text.contains(" 1000. ") && text.contains(" 1002. "), "{text}");
    assert_eq!(only(&text), record);
    assert_eq!(only(text.replace(". ", ".")), record);
    // The same digits are a turn elsewhere.
    assert_eq!(turns(&only("1. 1115. 2218.")), ["11-15", "22-18"]);
}

#[test]
fn comments_keep_their_ply() {
    let record =
        only("{Before}\n[Event \"?\"]\n{Hello\n  there} 1. 11-15 {[%clk 0:01:20]} 22-18 ; good\n {} *");
    let comment = |ply, text: &str| Comment { ply, text: text.to_owned() };
    assert_eq!(
        record.comments,
        [comment(0, "Hello there"), comment(1, "[%clk 0:01:20]"), comment(2, "good")]
    );
    let text = notation::write_game(&record).unwrap();
    assert!(
        text.ends_with("{Hello there} 1. 11-15 {[%clk 0:01:20]} 1... 22-18 {good} *\n\n"),
        "the comments should keep their places: {text}"
    );
}

#[test]
fn a_file_holds_many_games() {
    let file = "[Event \"one\"]\n\n1. 11-15 *\n\n[Event \"two\"]\n\n[Event \"three\"]\n1. 9-14\n[Event \"four\"]\n*\n1. 12-16 1-0 1. 10-15 0-1";
    let games: Vec<_> = read(file).into_iter().map(Result::unwrap).collect();
    let summary: Vec<_> = games.iter().map(|game| (game.tag("Event"), turns(game).join(" "))).collect();
    let expected = [
        (Some("one"), "11-15"),
        (Some("two"), ""),
        (Some("three"), "9-14"),
        (Some("four"), ""),
        (None, "12-16"),
        (None, "10-15"),
    ];
    assert_eq!(summary, expected.map(|(event, turns)| (event, turns.to_owned())));
    assert!(read("").is_empty());
    assert!(read("\n  nothing here (at all {\n").is_empty());
}

#[test]
fn a_game_may_start_anywhere_and_with_either_side() {
    let record = only("[SetUp \"1\"]\n[FEN \"W:W21-23,K32:B1,2.\"]\n\n1... 21-17 2. 1-5");
    assert_eq!(record.start.as_deref(), Some("W:W21-23,K32:B1,2."));
    assert_eq!(turns(&record), ["21-17", "1-5"]);
    let text = notation::write_game(&record).unwrap();
    assert!(
        text.contains("[SetUp \"1\"]\n[FEN \"W:W21,22,23,K32:B1,2\"]\n\n1... 21-17 2. 1-5 *"),
        "the first position should be in the tags: {text}"
    );
}

#[test]
fn square_names_are_read_in_any_case_or_alphabet() {
    let record = only("[Black \"Asa \"Red\" Long\"]\n[White \"A \\\"B\\\" \\\\ C\"]\n1. 11-15");
    assert_eq!(record.tag("Black"), Some("Asa \"Red\" Long"));
    assert_eq!(record.tag("White"), Some("A \"B\" \\ C"));
    let latin = only(b"[White \"Andr\xe9\"]\n1. 11-15 \xbd-\xbd".as_slice());
    assert_eq!(latin.tag("White"), Some("Andr\u{e9}"));
    assert_eq!(latin.score, Some(Score::Draw));
}

#[test]
fn house_rules_are_named_in_the_file() {
    let mut position = HOUSE.start();
    let mut played = Vec::new();
    // The last turn declines a capture, which American rules forbid.
    for text in ["11-15", "22-18", "8-11"] {
        let turn = notation::read_turn(&*position, text).unwrap();
        position.play(&turn).unwrap();
        played.push(turn);
    }
    let record = Record::new(HOUSE, played);
    let text = notation::write_game(&record).unwrap();
    assert!(
        text.contains("[Rules \"house\"]") && !text.contains("GameType"),
        "the file should name house rules and no game type: {text}"
    );
    assert_eq!(only(text), record);
    // Conversely, a file that names English draughts is read by those rules.
    assert_eq!(notation::read_games(HOUSE, GAME.as_bytes())[0].as_ref().unwrap().rules, AMERICAN);
}

#[test]
fn the_first_impossible_turn_is_reported_with_its_place() {
    let error = wrong("[Event \"?\"]\n\n1. 11-15 22-18\n2. 8-11 25-22 *");
    assert_eq!(error.place, Place { line: 4, column: 4 });
    let Problem::Turn { ply: 3, reason: BadTurn::Illegal { reason, .. } } = &error.problem else {
        panic!("a turn should be refused, not {error:?}");
    };
    assert!(matches!(reason, Illegal::MustCapture { .. }), "the capture should be forced: {reason:?}");
    assert_eq!(
        error.to_string(),
        "line 4, column 4: turn 3: \u{201c}8-11\u{201d} is not possible: \
         a capture is possible and must be made (15)"
    );
}

#[test]
fn other_errors_name_their_place() {
    let place = |line, column| Place { line, column };
    assert_eq!(wrong("1. 11-15 {forgotten").problem, Problem::Unclosed('{'));
    assert_eq!(wrong("1. 11-15\n (forgotten").place, place(2, 2));
    assert_eq!(wrong("1. 11-15 ) 22-18").place, place(1, 10));
    assert_eq!(wrong("1. 11-15 twenty-two").place, place(1, 10));
    assert_eq!(wrong("[FEN \"B:W99:B1\"]\n1. 1-5").place, place(1, 10));
    assert_eq!(wrong("[GameType \"30,W,8,8,A0,0\"]\n1. a3-a4").place, place(1, 12));
}

#[test]
fn a_bad_game_does_not_affect_the_next() {
    for bad in
        ["1. 11-15 (open", "1. 11-15 {open", "1. 1-2", "[GameType \"30\"]\n1. a3-a4", "[FEN \"?\"]\n1. 1-5"]
    {
        let games = read(format!("[Event \"bad\"]\n{bad}\n\n[Event \"good\"]\n1. 11-15 *\n"));
        assert_eq!(games.len(), 2, "number of games after {bad}: {games:?}");
        assert!(games[0].is_err(), "{bad} should be refused");
        assert_eq!(
            games[1].as_ref().unwrap().tag("Event"),
            Some("good"),
            "the game after {bad} should be read"
        );
    }
}

#[test]
fn an_impossible_record_is_not_written() {
    let record = Record::new(AMERICAN, AMERICAN.start().turns()[..2].to_vec());
    let error = notation::write_game(&record).unwrap_err();
    assert!(
        matches!(error.problem, Problem::Turn { ply: 2, .. }),
        "the second turn should be refused: {error}"
    );
}

/// One line without the characters that a PDN comment cannot hold.
fn any_comment() -> impl Strategy<Value = String> {
    "[^}\\pC\\pZ]{1,9}( [^}\\pC\\pZ]{1,9}){0,20}"
}

fn any_record() -> impl Strategy<Value = Record> {
    let all: Vec<_> = Game::Checkers.presets().iter().map(|preset| preset.rules).collect();
    let scores = [None, Some(Score::Draw), Some(Score::BothLost), Some(Score::Won(Side::First))];
    (
        prop::sample::select(all),
        prop::collection::vec(any::<Index>(), 0..120),
        prop::collection::vec(("X[A-Za-z0-9_]{0,8}", "[^\\pC\\pZ]([^\\pC]{0,20}[^\\pC\\pZ])?"), 0..4),
        prop::collection::vec((0..150usize, any_comment()), 0..4),
        prop::sample::select(scores.to_vec()),
        prop::option::of(0..100usize),
    )
        .prop_map(|(rules, choices, tags, comments, score, start)| {
            let (record, _) = support::random_game(rules, choices, start);
            let mut record = Record { tags, score, ..record };
            record.comments = comments
                .into_iter()
                .map(|(ply, text)| Comment { ply: ply.min(record.turns.len()), text })
                .collect();
            record.comments.sort_by_key(|comment| comment.ply);
            record
        })
}

proptest! {
    #[test]
    fn games_round_trip(records in prop::collection::vec(any_record(), 1..4)) {
        let file: String = records.iter().map(|record| notation::write_game(record).unwrap()).collect();
        prop_assert!(file.lines().all(|line| line.starts_with('[') || line.chars().count() <= 80));
        let read: Vec<_> = read(&file).into_iter().map(Result::unwrap).collect();
        prop_assert_eq!(read, records);
    }

    #[test]
    fn no_file_makes_the_reader_panic(
        bytes in prop::collection::vec(any::<u8>(), 0..300),
        text in "(\\[(FEN|GameType|Rules|X)? ?\"?[BW:0-9,]{0,9}\"?\\]?|[0-9]{1,2}[-x:.][0-9]{0,2}|[{}()!?*$;%\n ]){0,40}",
    ) {
        _ = read(&bytes);
        _ = read(&text);
        _ = read([bytes, text.into_bytes()].concat());
    }

    #[test]
    fn games_with_any_brackets_are_kept(
        text in "((11-15|11-16|12-16|8-11|23-19|22-18|24-20|15x22|25x18|\\(|\\(|\\)|\\)|\\{a\\}|\\{\\[%CR 1\\] b\\}|!|\\$7|\\(\\?\\)|1-0|no) ){0,40}",
    ) {
        support::assert_games_are_kept(AMERICAN, &format!("[Event \"any\"]\n\n1. 11-15 {text}"));
        let (opened, closed) = (text.matches('(').count(), text.matches(')').count());
        support::assert_games_are_kept(AMERICAN, &format!("11-15 {text}{}", ")".repeat(opened.saturating_sub(closed))));
    }
}
