//! Whole games as SGF.

use parlour::notation::{self, BadTurn, Comment, Extra, Place, Problem, Record, Score, Unreadable};
use parlour::rules::go::{Rules as GoRules, Size};
use parlour::rules::{Illegal, Rules, Side};
use proptest::prelude::*;

use crate::support;

const CHINESE: Rules = Rules::Go(GoRules::CHINESE);

fn go(file: impl AsRef<[u8]>) -> Vec<Result<Record, Unreadable>> {
    notation::read_games(CHINESE, file.as_ref())
}

/// Returns the only game of a file.
fn only_of(rules: Rules, file: impl AsRef<[u8]>) -> Record {
    support::only(notation::read_games(rules, file.as_ref()))
}

fn only(file: impl AsRef<[u8]>) -> Record {
    only_of(CHINESE, file)
}

/// Returns the error in the only game of a file.
fn wrong(file: impl AsRef<[u8]>) -> Unreadable {
    support::wrong(go(file))
}

fn turns(record: &Record) -> String {
    support::turns(record).join(" ")
}

fn go_rules(record: &Record) -> GoRules {
    let Rules::Go(rules) = record.rules else { panic!("the rules should be those of Go: {record:?}") };
    rules
}

/// Writes a record and reads it again.
fn again(record: &Record) -> Record {
    let text = notation::write_game(record).unwrap();
    only_of(record.rules, text)
}

const GAME: &str = "\
(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[0]RU[Japanese]PB[Kuwahara Shusaku]PW[Gennan Inseki]EV[Castle game]RE[B+2]C[A
famous [1846\\] game]
;B[qd]LB[dd:A][pp:B];W[dc];B[pq];W[oc]C[Common then];B[cp]BL[300];W[qo])
";

#[test]
fn a_tidy_game_is_read_and_written_unchanged() {
    let record = only(GAME);
    assert_eq!(record.tag("PB"), Some("Kuwahara Shusaku"));
    assert_eq!(record.rules, Rules::Go(GoRules { komi: 0, ..GoRules::JAPANESE }));
    assert_eq!(turns(&record), "R16 D17 Q3 P17 C4 R5");
    assert_eq!(record.score, Some(Score::Won(Side::First)));
    assert_eq!(record.tag("RE"), Some("B+2"));
    let comment = |ply, text: &str| Comment { ply, text: text.to_owned() };
    assert_eq!(record.comments, [comment(0, "A\nfamous [1846] game"), comment(4, "Common then")]);
    let extra = |ply, name: &str, values: &[&str]| Extra {
        ply,
        name: name.to_owned(),
        values: values.iter().map(|&value| value.to_owned()).collect(),
    };
    assert_eq!(record.extras, [extra(1, "LB", &["dd:A", "pp:B"]), extra(5, "BL", &["300"])]);
    assert_eq!(notation::write_game(&record).unwrap(), GAME);
}

#[test]
fn untidy_games_are_read() {
    for text in [
        "(;GM[1];B[aa];W[bb])",
        "(;B[aa];W[bb])",
        "(B[aa];W[bb])",
        "(B[aa];W[bb]",
        "( ; B [aa] ; W\n[bb] )",
        "(;B[aa]\t;W[bb]);",
        "((;B[aa];W[bb]))",
        "(;B[AA];W[bB])",
        "(;b[aa];w[bb])",
        "(;Black[aa];White[bb])",
        "(;GaMe[1]FileFormat[3];B[aa];W[bb])",
        "(;B[aa](;W[bb])(;W[cc]))",
        "(;()B[aa](;W[bb]))",
        "(;B[A19];W[b18])",
        "Dear [friend], see (below):\n\n(;B[aa];W[bb])\n-- \nA signature (short)",
        "(;AN[x]PL[B];PL[Black]B[aa];W[bb])",
        "(;C[a \\] b (;B[cc\\]);]B[aa];W[bb])",
    ] {
        assert_eq!(turns(&only(text)), "A19 B18", "turns of {text}");
    }
}

#[test]
fn games_without_turns_are_read() {
    for text in ["(;)", "(;", "(;GM[1]SZ[19])", "(;PB[a]\n)"] {
        assert_eq!(turns(&only(text)), "", "turns of {text}");
    }
    for text in ["", "()", "(", "no game", "(see [1])", "[;B[aa]]"] {
        assert!(go(text).iter().all(Result::is_err), "{text} should hold no game: {:?}", go(text));
    }
}

#[test]
fn passes_are_empty_or_off_the_board() {
    assert_eq!(turns(&only("(;B[];W[aa])")), "pass A19");
    assert_eq!(turns(&only("(;B[tt];W[aa])")), "pass A19");
    assert_eq!(turns(&only("(;SZ[9];B[tt];W[pass])")), "pass pass");
    // On larger boards `tt` is a point.
    assert_eq!(turns(&only("(;SZ[21];B[tt];W[])")), "U2 pass");
    assert_eq!(turns(&only("(;SZ[25];B[yy];W[aa])")), "Z1 A25");
    assert!(matches!(
        wrong("(;SZ[9];B[jj])").problem,
        Problem::Turn { ply: 1, reason: BadTurn::NotATurn(_) }
    ));
}

#[test]
fn sizes_komi_and_rules_are_understood() {
    let rules = |properties: &str| go_rules(&only(format!("(;{properties})")));
    for (text, lines) in
        [("", 19), ("SZ[]", 19), ("SZ[9]", 9), ("SZ[13:13]", 13), ("SiZe[ 7 ]", 7), ("SZ[25]", 25)]
    {
        assert_eq!(rules(text).size, Size::new(lines).unwrap(), "size of the board in {text}");
    }
    for (text, halves) in [
        ("KM[6.5]", 13),
        ("KM[6,5]", 13),
        ("KM[0]", 0),
        ("KM[-5.5]", -11),
        ("KM[7]", 14),
        ("KM[3.75]", 15),
        ("KM[375]", 15),
        ("KM[650]", 13),
        ("KM[0.00]", 0),
        ("KM[]", 15),
        ("", 15),
    ] {
        assert_eq!(rules(text).komi, halves, "komi of {text}");
    }
    for (text, expected) in [
        ("", GoRules::CHINESE),
        ("RU[Chinese]", GoRules::CHINESE),
        ("RU[japanese]", GoRules::JAPANESE),
        ("RU[Korean]", GoRules::JAPANESE),
        ("RU[aga]", GoRules::AGA),
        ("RU[NZ]", GoRules::NEW_ZEALAND),
        ("RU[New Zealand]", GoRules::NEW_ZEALAND),
        ("RU[Tromp Taylor]", GoRules::TROMP_TAYLOR),
        ("RU[tromp-taylor]", GoRules::TROMP_TAYLOR),
        ("RU[GOE]", GoRules::CHINESE),
    ] {
        assert_eq!(rules(text), expected, "rules of {text}");
    }
    // An unusual name of rules is kept, known or not.
    for name in ["GOE", "Korean", "japanese"] {
        let record = only(format!("(;RU[{name}])"));
        assert!(notation::write_game(&record).unwrap().contains(&format!("RU[{name}]")));
        assert_eq!(again(&record), record);
    }
    for (text, column) in [
        ("(;SZ[20:19])", 6),
        ("(;SZ[1])", 6),
        ("(;SZ[26])", 6),
        ("(;SZ[19.5])", 6),
        ("(;KM[lots])", 6),
        ("(;KM[6.3])", 6),
        ("(;KM[1e300])", 6),
        ("(;KM[NaN])", 6),
        ("(;HA[two])", 6),
        ("(;HA[-1])", 6),
        ("(;GM[3])", 6),
        ("(;PL[?])", 6),
    ] {
        assert_eq!(wrong(text).place, Place { line: 1, column }, "place of the error in {text}");
    }
}

#[test]
fn handicaps_are_read_in_every_form() {
    let handicap = |text: &str| {
        let record = only(text);
        assert_eq!(again(&record), record, "record written from {text}");
        (go_rules(&record).handicap, record.start.is_some(), turns(&record))
    };
    let two = (2, false, "C3".to_owned());
    assert_eq!(handicap("(;HA[2]AB[dp][pd];W[cq])"), two);
    assert_eq!(handicap("(;AB[dp][pd]HA[2];W[cq])"), two);
    assert_eq!(handicap("(;AB[dp][pd];W[cq])"), two);
    assert_eq!(handicap("(;HA[2];AB[dp][pd];W[cq])"), two);
    assert_eq!(handicap("(;HA[2];B[dp];B[pd];W[cq])"), two);
    assert_eq!(handicap("(;B[dp];B[pd];W[cq])"), two);
    assert_eq!(handicap("(;HA[2];W[cq])"), two);
    assert_eq!(handicap("(;SZ[9]AB[cg][gc];W[ee])").0, 2);
    assert_eq!(handicap("(;HA[0];B[cq])"), (0, false, "C3".to_owned()));
    assert_eq!(handicap("(;HA[1];B[cq])"), (0, false, "C3".to_owned()));
    assert_eq!(handicap("(;HA[];B[cq])"), (0, false, "C3".to_owned()));
    // Stones on other points, or more than the usual points, are a first position of their own.
    assert_eq!(handicap("(;HA[2]AB[dp][pe];W[cq])"), (2, true, "C3".to_owned()));
    assert_eq!(handicap("(;HA[10]AB[aa:ej][pe];W[cq])"), (0, true, "C3".to_owned()));
    let start = |text: &str| only(text).start.unwrap();
    assert!(start("(;SZ[2]AB[aa]AW[bb])").starts_with("X./.O X"));
    assert!(start("(;SZ[2]AB[aa:ab];PL[B])").starts_with("X./X. X"));
    assert!(start("(;SZ[2]AB[aa:ab]AE[ab]PL[W])").starts_with("X./.. O"));
    assert!(start("(;SZ[2];W[aa])").starts_with("../.. O"));
}

#[test]
fn the_seat_stones_are_found() {
    let record = only("(;AB[dd][pp]AW[pd][dp];W[cn])");
    assert_eq!(record.start, None, "the seat stones should be part of the rules: {record:?}");
    assert_eq!(go_rules(&record).opening, parlour::rules::go::Opening::SeatStones);
    assert_eq!(again(&record), record);
}

#[test]
fn results_are_read_and_keep_their_text() {
    for (text, score) in [
        ("B+3.5", Some(Score::Won(Side::First))),
        ("W+R", Some(Score::Won(Side::Second))),
        ("W+Resign", Some(Score::Won(Side::Second))),
        ("b+t", Some(Score::Won(Side::First))),
        ("B+", Some(Score::Won(Side::First))),
        ("Black wins by resignation", Some(Score::Won(Side::First))),
        ("White +4", Some(Score::Won(Side::Second))),
        ("\u{9ed1}\u{4e2d}\u{76d8}\u{80dc}", Some(Score::Won(Side::First))),
        ("\u{767d}4\u{76ee}\u{52dd}\u{3061}", Some(Score::Won(Side::Second))),
        ("0", Some(Score::Draw)),
        ("Draw", Some(Score::Draw)),
        ("Jigo", Some(Score::Draw)),
        ("Both lost", Some(Score::BothLost)),
        ("Void", None),
        ("?", None),
        ("", None),
        ("unfinished", None),
    ] {
        let record = only(format!("(;RE[{text}])"));
        assert_eq!(record.score, score, "score of {text}");
        assert!(
            notation::write_game(&record).unwrap().contains(&format!("RE[{text}]")),
            "the result {text} should be written unchanged"
        );
        assert_eq!(again(&record), record, "record with the result {text}");
    }
    let plain = Record { score: Some(Score::Won(Side::First)), ..Record::new(CHINESE, Vec::new()) };
    assert_eq!(again(&plain), plain);
}

#[test]
fn text_is_read_in_the_encoding_that_the_file_names() {
    let black = |file: &[u8]| only(file).tag("PB").unwrap().to_owned();
    assert_eq!(black(b"(;CA[GB2312]PB[\xce\xa2\xc6\xe5])"), "\u{5fae}\u{68cb}");
    assert_eq!(black(b"(;PB[\xb3\xf2\xb4\xd1]CA[Big5])"), "\u{570d}\u{68cb}");
    // The second byte of this letter is a backslash.
    assert_eq!(black(b"(;CA[Shift_JIS]PB[\x95\x5c\x8e\xa6])"), "\u{8868}\u{793a}");
    assert_eq!(black(b"(;CA[EUC-KR]PB[\xb9\xd9\xb5\xcf])"), "\u{bc14}\u{b451}");
    assert_eq!(black(b"(;PB[Andr\xe9])"), "Andr\u{e9}");
    assert_eq!(black("\u{feff}(;PB[Andr\u{e9}])".as_bytes()), "Andr\u{e9}");
    assert_eq!(black(b"\xff\xfe(\0;\0P\0B\0[\0a\0]\0)\0"), "a");
    let record = only("(;PB[\u{5fae}\u{68cb}])");
    assert_eq!(again(&record), record);
}

#[test]
fn errors_name_their_place() {
    let place = |line, column| Place { line, column };
    for (text, line, column) in [
        ("(;B[aa\n;W[bb", 1, 4),
        ("(;B[aa]\n;W)", 2, 3),
        ("(;B[aa]\n;W[aa])", 2, 4),
        ("(;B[aa]\n;B[bb];W[cc];W[dd])", 2, 16),
        ("(;B[aa]\n;W[bb];W[cc])", 2, 10),
        ("(;B[aa];W[zz])", 1, 11),
        ("(;B[aa];W[bb][cc])", 1, 15),
        ("(;B[aa];?)", 1, 9),
        ("(;B[aa](;W[bb]);B[cc])", 1, 16),
        ("(;B[aa];AB[bb])", 1, 9),
        ("(;B[aa];PL[B];W[bb])", 1, 12),
        ("(;C[name [12k]: hi])", 1, 15),
        ("(;AB[a9999])", 1, 6),
        ("(;SZ[2]AB[aa][ab][ba][bb])", 1, 11),
        ("(;START[nonsense])", 1, 9),
        ("(;RULES[nonsense])", 1, 9),
        ("(;RULES[\\[\\[\\[\\[\\[\\[\\[])", 1, 9),
    ] {
        let error = wrong(text);
        assert_eq!(error.place, place(line, column), "place of the error in {text}: {error}");
    }
    assert_eq!(
        wrong("(;SZ[9];B[ee]\n;B[dd];W[ee])").to_string(),
        "line 2, column 10: turn 1: \u{201c}ee\u{201d} is not possible: there is already a piece there"
    );
    assert_eq!(
        wrong("(;SZ[9];B[ee];W[aa];W[bb])").to_string(),
        "line 1, column 23: turn 3: \u{201c}bb\u{201d} is out of turn: Black is to move"
    );
}

#[test]
fn legality_depends_on_the_rules_of_the_file() {
    // The last stone retakes a ko at once.
    let ko = "AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B];B[cb];W[bb]";
    let reason = |rules: &str| match wrong(format!("(;SZ[5]RU[{rules}]{ko})")).problem {
        Problem::Turn { ply: 2, reason: BadTurn::Illegal { reason, .. } } => reason,
        problem => panic!("the turn should be illegal, not {problem}"),
    };
    assert!(matches!(reason("Japanese"), Illegal::Ko { .. }));
    // The last stone has no liberty, alone or with its neighbour.
    let suicide =
        |rules: &str| go(format!("(;SZ[5]RU[{rules}]AW[ca][cb][ab][bb]PL[B];B[aa];W[ee];B[ba])")).remove(0);
    assert!(suicide("Chinese").is_err());
    assert!(suicide("NZ").is_ok());
}

#[test]
fn a_bad_game_does_not_affect_the_next() {
    for bad in
        ["(;B[aa];W[aa])", "(;?)", "(;B)", "(;SZ[99])", "(;B[aa](;W[bb]);B[cc])", "(;W[aa]?(;B[bb])(;B[cc]))"]
    {
        let games = go(format!("{bad}\n(;GM[1]PB[good];B[aa])\n"));
        assert_eq!(games.len(), 2, "number of games after {bad}: {games:?}");
        assert!(games[0].is_err(), "{bad} should be refused");
        assert_eq!(games[1].as_ref().unwrap().tag("PB"), Some("good"), "the game after {bad} should be read");
    }
    // A game without its last bracket ends where the next begins.
    let games = go("(;GM[1];B[aa]\n(;GM[1];B[bb]");
    assert_eq!(games.into_iter().map(|game| turns(&game.unwrap())).collect::<Vec<_>>(), ["A19", "B18"]);
}

#[test]
fn unknown_properties_are_kept() {
    let text =
        "(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[7.5]RU[Chinese]XX[a:b\\:c\\]][d]ZZZ1[]\n;B[aa]TR[aa:bb]N[a\nb])\n";
    assert_eq!(notation::write_game(&only(text)).unwrap().replace('\n', ""), text.replace('\n', ""));
    let record = only("(;AP[A:1]ST[0]US[me];B[aa]KO[];W[bb]MN[5]C[x]C[y])");
    assert_eq!(again(&record), record);
    assert_eq!(record.comments.len(), 2);
}

#[test]
fn rules_without_a_name_round_trip() {
    let rules = Rules::Go(GoRules { suicide: true, ..GoRules::JAPANESE });
    let record = Record::new(rules, Vec::new());
    let text = notation::write_game(&record).unwrap();
    assert_eq!(only(text), record);
}

#[test]
fn a_first_position_with_prisoners_or_ko_round_trips() {
    let record = only("(;SZ[5]RU[Japanese]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B];B[cb])");
    let mut position = record.first_position().unwrap();
    position.play(&record.turns[0]).unwrap();
    let start = notation::position_text(&*position);
    let record = Record { start: Some(start), ..Record::new(record.rules, Vec::new()) };
    assert_eq!(again(&record), record);
}

#[test]
fn large_and_deep_files_are_read_quickly() {
    const SIZE: usize = 1 << 20;
    let repeated = |text: &str| text.repeat(SIZE / text.len());
    for text in [
        repeated("("),
        format!("(;{}", repeated("(;")),
        repeated("(;"),
        repeated("(;B[aa](;B["),
        repeated("(;X"),
        repeated("(;B"),
        repeated("(;GM[1]C[a long comment on this game that nobody will ever play]"),
        repeated("(;?"),
        repeated(")"),
        repeated("\\"),
        repeated("( "),
        repeated("(A"),
        repeated("["),
        format!("(;C[{}", repeated("\\]")),
        format!("(;C[{}]B[aa])", repeated("a")),
        format!("(;{};B[aa])", repeated("LB[aa:1]")),
        format!("(;B[aa]{}{})", repeated("(;W[bb]"), ")".repeat(SIZE / 7)),
    ] {
        let games = go(&text);
        assert!(games.len() <= SIZE / 3, "the file should hold at most SIZE / 3 games, not {}", games.len());
    }
}

#[test]
fn a_third_pass_is_ignored() {
    let record = only("(;SZ[9];B[ee];W[];B[];W[];B[tt])");
    assert_eq!(turns(&record), "E5 pass pass");
    assert_eq!(again(&record).turns, record.turns);
}

proptest! {
    #[test]
    fn games_with_any_brackets_are_kept(
        text in "(\\(|\\(|\\)|;|;B\\[(aa|bb|cc|)\\]|;W\\[(aa|bb|dd|)\\]|;C\\[a\\]|C\\[b\\]|TR\\[aa\\]|PB\\[c\\]|;AB\\[ee\\]|;PL\\[W\\]|[?]){0,40}",
    ) {
        support::assert_games_are_kept(CHINESE, &format!("(;SZ[9]{text}"));
        support::assert_games_are_kept(CHINESE, &format!("(;SZ[9];B[gg](;W[hh])({text}"));
    }
}
