//! Oddities of real files: every format with each oddity and each pair of oddities, in every
//! encoding. Each file is read with all its turns, or refused with the place of the error.

use std::collections::HashSet;

use parlour::notation::{self, Place, Record, Unreadable};
use parlour::rules::{Game, Rules};

use crate::support;

/// A named change that people and programs make to a file.
type Oddity = (&'static str, fn(&str) -> String);

/// A named encoding, from text to bytes.
type Encoding = (&'static str, fn(&str) -> Vec<u8>);

/// A tidy file with one game.
struct Sample {
    rules: Rules,
    text: &'static str,
    turns: &'static str,
    /// Changes that a reader must accept.
    harmless: &'static [Oddity],
    /// Changes that make a file unreadable.
    harmful: &'static [Oddity],
}

const ENCODINGS: [Encoding; 6] = [
    ("UTF-8", |text| text.as_bytes().to_vec()),
    ("a byte order mark", |text| ["\u{feff}", text].concat().into_bytes()),
    ("UTF-16, little end first", |text| utf_16(text, u16::to_le_bytes)),
    ("UTF-16, big end first", |text| utf_16(text, u16::to_be_bytes)),
    ("lines that end in two characters", |text| text.replace('\n', "\r\n").into_bytes()),
    ("lines that end as they did on old machines", |text| text.replace('\n', "\r").into_bytes()),
];

fn utf_16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    ["\u{feff}", text].concat().encode_utf16().flat_map(bytes).collect()
}

const NO_LAST_BRACKET: &str = "no last bracket";

/// Harmless changes to any tree of properties.
const TREE: [Oddity; 20] = [
    ("nothing", str::to_owned),
    ("empty lines before", |text| ["\n\n", text].concat()),
    ("empty lines behind", |text| [text, "\n \n\t\n"].concat()),
    ("a letter around it", |text| ["Dear [all], (see below)\n\n", text, "\n-- \nYours (truly)\n"].concat()),
    ("a mark of the end of the file", |text| [text, "\u{1a}"].concat()),
    ("no last line end", |text| text.trim_end().to_owned()),
    (NO_LAST_BRACKET, |text| text.trim_end().trim_end_matches(')').to_owned()),
    ("a bracket too many behind", |text| [text, ")"].concat()),
    ("a bracket too many before", |text| ["(", text].concat()),
    ("a space between everything", |text| text.replace(';', " ; ").replace('(', " ( ")),
    ("a line for every node", |text| text.replace(';', "\n;\n")),
    ("a tab before values", |text| text.replace(";B[", ";B\t[").replace(";W[", ";W\t[")),
    ("no semicolon at first", |text| text.replacen("(;", "(", 1)),
    ("an unknown property", |text| text.replacen("(;", "(;ZZ[a:b\\]\\\\][][(;]", 1)),
    ("a comment with brackets", |text| text.replacen("(;", "(;C[[(;B[zz\\];C[\\]) \\\\]", 1)),
    ("a comment in many lines", |text| text.replacen("(;", "(;C[one\ntwo \\\nthree\n\n]", 1)),
    ("a name in Chinese", |text| text.replacen("(;", "(;PB[\u{5434}\u{6e05}\u{6e90}]", 1)),
    ("an empty property", |text| text.replacen("(;", "(;PW[]", 1)),
    ("a property twice", |text| text.replacen("(;", "(;PB[a]PB[b]", 1)),
    ("a branch without anything in it", |text| text.replacen(";W[", "();W[", 1)),
];

/// Further harmless changes to SGF.
const SGF: [Oddity; 10] = [
    ("nothing", str::to_owned),
    ("long names", |text| text.replace(";B[", ";Black[").replace(";W[", ";White[").replace("SZ[", "SiZe[")),
    ("small letters in names", |text| text.replace(";B[", ";b[").replace(";W[", ";w[")),
    ("capital letters in points", |text| {
        let turn = |node: &str| match node.split_once(']') {
            Some((turn, rest)) if node.starts_with("B[") || node.starts_with("W[") => {
                turn.to_uppercase() + "]" + rest
            }
            _ => node.to_owned(),
        };
        text.split(';').map(turn).collect::<Vec<_>>().join(";")
    }),
    ("no version", |text| text.replace("FF[4]", "")),
    ("an old version", |text| text.replace("FF[4]", "FF[1]")),
    ("no kind of game", |text| text.replace("GM[1]", "").replace("GM[4]", "").replace("GM[2]", "")),
    ("whose turn it is", |text| text.replacen(";B[", "PL[B];PL[Black]B[", 1)),
    ("a comment on every turn", |text| text.replace("];", "]C[hm];")),
    ("a variation of the last turn", |text| {
        let (before, last) = text.trim_end().trim_end_matches(')').rsplit_once(';').unwrap_or_default();
        format!("{before}(;{last})(;C[a](;C[b])(;C[c])))")
    }),
];

/// Changes that make a tree of properties unreadable.
const BAD_TREE: [Oddity; 8] = [
    ("a value that is never closed", |text| {
        text.rsplit_once(";W[").map_or_else(String::new, |(before, _)| [before, ";C[open"].concat())
    }),
    ("a turn without a value", |text| text.replacen(";W[", ";W;W[", 1)),
    ("a turn that is none", |text| text.replacen(";W[", ";W[?];W[", 1)),
    ("a turn in two places", |text| text.replacen(";W[", ";W[aa][bb];W[", 1)),
    ("a stone on a stone", |text| {
        let first =
            text.split(";B").nth(1).and_then(|rest| rest.split_inclusive(']').next()).unwrap_or_default();
        text.replacen(";W[", &format!(";W{first};W["), 1)
    }),
    ("a turn of the wrong side", |text| {
        text.rsplit_once(";W[").map_or_else(String::new, |(before, turn)| [before, ";B[", turn].concat())
    }),
    ("a sign that means nothing", |text| text.replacen(";W[", "?;W[", 1)),
    ("a turn behind a branch", |text| {
        text.rsplit_once(";W[").map_or_else(String::new, |(before, turn)| format!("{before}(;C[a]);W[{turn}"))
    }),
];

/// Harmless changes to a draughts game.
const PDN: [Oddity; 18] = [
    ("nothing", str::to_owned),
    ("empty lines before", |text| ["\n\n", text].concat()),
    ("empty lines behind", |text| [text, "\n \n\t\n"].concat()),
    ("a letter before it", |text| ["I found this game in a book.\n\n", text].concat()),
    ("no last line end", |text| text.trim_end().to_owned()),
    ("no header", |text| text.split_once("\n\n").map_or(text, |(_, turns)| turns).to_owned()),
    ("no result", |text| text.replace(" 1-0\n", "\n")),
    ("no numbers", |text| text.replace("1. ", "").replace("2. ", "")),
    ("no space behind numbers", |text| text.replace(". ", ".")),
    ("a colon for a jump", |text| text.replace('x', ":")),
    ("turns as four digits", |text| text.replace("11-15", "1115").replace("22-18", "2218")),
    ("a comment", |text| text.replace("11-15", "11-15 {the usual [move] (!)}")),
    ("a comment in many lines", |text| text.replace("11-15", "11-15 {one\n\ntwo}")),
    ("a comment to the end of the line", |text| text.replace("11-15 ", "11-15 ; the usual\n")),
    ("marks", |text| text.replace("11-15", "11-15! $1").replace("22-18", "22-18 (?)")),
    ("a variation", |text| text.replace("22-18", "22-18 (1... 22-17 (1... 23-18))")),
    ("tabs", |text| text.replace(' ', "\t")),
    ("a tag that is not closed", |text| text.replacen("\"]\n", "\n", 1)),
];

const BAD_PDN: [Oddity; 5] = [
    ("a comment that is never closed", |text| text.replace("22-18", "22-18 {forgotten")),
    ("a variation that is never closed", |text| text.replace("22-18", "22-18 (forgotten")),
    ("a turn that is not legal", |text| text.replace("22-18", "22-9")),
    ("a word", |text| text.replace("22-18", "twenty-two")),
    ("another game", |text| text.replace("[Event", "[GameType \"99\"]\n[Event")),
];

/// Harmless changes to a game in one line.
const LINE: [Oddity; 10] = [
    ("nothing", str::to_owned),
    ("empty lines before", |text| ["\n\n", text].concat()),
    ("empty lines behind", |text| [text, "\n \n\t\n"].concat()),
    ("no line end", |text| text.trim_end().to_owned()),
    ("space around", |text| ["  ", text.trim_end(), " \t\n"].concat()),
    ("a remark before", |text| ["#remark\n", text].concat()),
    ("a remark behind", |text| [text, "  # [that] was (;it)\n"].concat()),
    ("two spaces", |text| text.replace(' ', "  ")),
    ("commas", |text| text.replace(' ', ", ")),
    ("capital letters", str::to_uppercase),
];

const BAD_LINE: [Oddity; 4] = [
    ("a sign that means nothing", |text| text.replacen(' ', " ? ", 1)),
    ("a word", |text| text.replacen(' ', " hello ", 1)),
    ("a place that is not there", |text| text.replacen(' ', " z99 ", 1)),
    ("a position that is never closed", |text| ["[", text].concat()),
];

fn preset(game: Game, name: &str) -> Rules {
    game.preset(name).unwrap()
}

fn samples() -> Vec<Sample> {
    vec![
        Sample {
            rules: preset(Game::Go, "chinese"),
            text: "(;GM[1]FF[4]SZ[9]KM[7]RU[Chinese]RE[B+R];B[ee];W[cc];B[];W[gg]BL[9];B[tt])\n",
            turns: "E5 C7 pass G3 pass",
            harmless: &SGF,
            harmful: &BAD_TREE,
        },
        Sample {
            rules: preset(Game::Go, "japanese"),
            text: "(;GM[1]FF[4]SZ[19]KM[0.5]HA[2]RU[Japanese]AB[dp][pd]\n;W[dd];B[pp];W[])\n",
            turns: "D16 Q4 pass",
            harmless: &TREE,
            harmful: &BAD_TREE[..1],
        },
        Sample {
            rules: preset(Game::Go, "chinese"),
            text: "(;GM[1]FF[4]SZ[9]KM[7]RU[Chinese]RE[B+R];B[ee];W[cc];B[];W[gg]BL[9];B[tt])\n",
            turns: "E5 C7 pass G3 pass",
            harmless: &TREE,
            harmful: &BAD_TREE,
        },
        Sample {
            rules: preset(Game::Gomoku, "standard"),
            text: "(;GM[4]FF[4]SZ[15]RU[standard];B[hh];W[hg];B[i8];W[H7])\n",
            turns: "h8 h9 i8 h7",
            harmless: &TREE,
            harmful: &BAD_TREE,
        },
        Sample {
            rules: preset(Game::Hex, "standard"),
            text: "(;GM[11]FF[4]SZ[11];B[a3];W[swap-pieces];B[f6];W[G5])\n",
            turns: "a3 swap f6 g5",
            harmless: &TREE,
            harmful: &BAD_TREE[..1],
        },
        Sample {
            rules: preset(Game::Checkers, "american"),
            text: "[Event \"A match\"]\n[White \"B\"]\n\n1. 11-15 22-18 2. 15x22 25x18 1-0\n",
            turns: "11-15 22-18 15x22 25x18",
            harmless: &PDN,
            harmful: &BAD_PDN,
        },
        Sample {
            rules: preset(Game::Hexdame, "standard"),
            text: "[Event \"A match\"]\n[Rules \"hexdame\"]\n\n1. d4-e5 f6xd4 2. c3xe5 *\n",
            turns: "d4-e5 f6xd4 c3xe5",
            harmless: &PDN,
            harmful: &BAD_PDN,
        },
        Sample {
            rules: preset(Game::Go, "chinese"),
            text: "D4 q16 pass C3\n",
            turns: "D4 Q16 pass C3",
            harmless: &LINE,
            harmful: &BAD_LINE,
        },
        Sample {
            rules: preset(Game::Gomoku, "renju"),
            text: "h8 i9 h7 i8\n",
            turns: "h8 i9 h7 i8",
            harmless: &LINE,
            harmful: &BAD_LINE,
        },
        Sample {
            rules: preset(Game::Reversi, "standard"),
            text: "(;GM[2]FF[4]RE[B+12];B[d3];W[ce];B[F6];W[f5])\n",
            turns: "d3 c5 f6 f5",
            harmless: &SGF,
            harmful: &BAD_TREE,
        },
        Sample {
            rules: preset(Game::Reversi, "standard"),
            text: "(;GM[Othello]PC[GGS/os]TY[8]RE[+4.000];B[d3//0.01];W[c5/-1.2/3];B[f6];W[f5];)\n",
            turns: "d3 c5 f6 f5",
            harmless: &TREE,
            harmful: &BAD_TREE[..3],
        },
        Sample {
            rules: preset(Game::Reversi, "standard"),
            text: "f5 d6 c3\n",
            turns: "f5 d6 c3",
            harmless: &LINE,
            harmful: &BAD_LINE,
        },
        Sample {
            rules: preset(Game::ConnectFour, "standard"),
            text: "4 4 5 3\n",
            turns: "4 4 5 3",
            harmless: &LINE,
            harmful: &BAD_LINE,
        },
        Sample {
            rules: preset(Game::Four, "free"),
            text: "d4 d5 e4\n",
            turns: "d4 d5 e4",
            harmless: &LINE,
            harmful: &BAD_LINE,
        },
    ]
}

/// Returns the turns of a record as text.
fn turns(record: &Record) -> String {
    support::turns(record).join(" ")
}

/// Returns `true` if a place lies in a text or directly behind one of its lines.
fn is_inside(text: &str, Place { line, column }: Place) -> bool {
    let mut lines = text.split('\n');
    line > 0 && column > 0 && lines.nth(line - 1).is_some_and(|line| column <= line.chars().count() + 1)
}

fn read(rules: Rules, text: &str, encode: fn(&str) -> Vec<u8>) -> Vec<Result<Record, Unreadable>> {
    notation::read_games(rules, &encode(text))
}

#[test]
fn files_with_any_two_oddities_are_read() {
    let mut seen = HashSet::new();
    for sample in samples() {
        for (first, change) in sample.harmless {
            for (second, change_again) in sample.harmless {
                let text = change_again(&change(sample.text));
                for (encoding, encode) in ENCODINGS {
                    seen.insert((sample.rules.game(), encode(&text)));
                    let games = read(sample.rules, &text, encode);
                    let about = format!("{first}, {second}, {encoding}:\n{text}\n{games:?}");
                    match &games[..] {
                        [Ok(record)] => {
                            assert_eq!(turns(record), sample.turns, "turns of {about}");
                            assert!(
                                notation::write_game(record).is_ok(),
                                "the record should be writable: {about}"
                            );
                        }
                        // Text behind a game without a closing bracket seems to be part of the game.
                        [Err(error)] if *first == NO_LAST_BRACKET => {
                            assert!(
                                is_inside(&text, error.place),
                                "the place of the error should lie in the file: {about}"
                            );
                        }
                        _ => panic!("one game should be read: {about}"),
                    }
                }
            }
        }
    }
    assert!(seen.len() > 5000, "more than 5000 files should be tried, not {}", seen.len());
}

#[test]
fn broken_files_are_refused_with_a_place() {
    let mut seen = HashSet::new();
    for sample in samples() {
        for (first, change) in sample.harmless {
            for (second, breaks) in sample.harmful {
                let odd = change(sample.text);
                let text = breaks(&odd);
                if text == odd || text.is_empty() {
                    // The other oddity has left nothing to break.
                    continue;
                }
                for (encoding, encode) in ENCODINGS {
                    seen.insert((sample.rules.game(), encode(&text)));
                    let games = read(sample.rules, &text, encode);
                    let about = format!("{second}, {first}, {encoding}:\n{text}\n{games:?}");
                    let error = games.into_iter().find_map(Result::err).expect(&about);
                    assert!(
                        is_inside(&text, error.place),
                        "the place of the error should lie in the file: {about}"
                    );
                }
            }
        }
    }
    assert!(seen.len() > 2000, "more than 2000 files should be tried, not {}", seen.len());
}

/// Files that are cut off anywhere, and files with a character missing, doubled or wrong.
#[test]
fn damaged_files_are_read_or_refused_with_a_place() {
    for sample in samples() {
        let characters: Vec<_> = sample.text.chars().collect();
        let mut damaged = Vec::new();
        for at in 0..characters.len() {
            let (before, after) = (characters[..at].iter().collect::<String>(), &characters[at + 1..]);
            let after: String = after.iter().collect();
            damaged.push(before.clone());
            for middle in ["", "[", "]", "(", ")", ";", "\\", "{", "\"", "\u{0}", "\u{fffd}", "9", "a", "\n"]
            {
                damaged.push([&before, middle, &after].concat());
                damaged.push([&before, &characters[at].to_string(), middle, &after].concat());
            }
        }
        for text in damaged {
            for game in read(sample.rules, &text, ENCODINGS[0].1) {
                match game {
                    Ok(record) => _ = turns(&record),
                    Err(error) => {
                        assert!(is_inside(&text, error.place), "the place of {error} should lie in\n{text}");
                    }
                }
            }
        }
    }
}

#[test]
fn records_of_truncated_files_begin_the_whole_game() {
    for sample in samples() {
        for (end, _) in sample.text.char_indices() {
            for record in read(sample.rules, &sample.text[..end], ENCODINGS[0].1).into_iter().flatten() {
                assert!(
                    sample.turns.starts_with(&turns(&record)),
                    "the turns before the cut should be read from {}",
                    &sample.text[..end]
                );
            }
        }
    }
}
