//! Conversations: lines with the expected answers.

use std::time::Duration;

use super::*;
use crate::engine::Limits;
use crate::notation::hub as hub_text;
use crate::rules::Game;

mod time;

fn setting(game: Game, preset: &str) -> Setting {
    Setting {
        rules: game.preset(preset).expect("a preset"),
        level: None,
        limits: Limits { nodes: Some(200), ..Limits::depth(2) },
        resources: crate::system::resources(1 << 20, 1),
        seed: 1,
        ponders: false,
    }
}

/// Returns the answer to each line.
fn answers(conversation: &mut dyn Conversation, lines: &[&str]) -> Vec<String> {
    let answer = |line: &&str| {
        let mut out = Vec::new();
        conversation.hear(line, &Stop::default(), &mut out).expect("an answer");
        String::from_utf8(out).expect("text").trim_end().to_owned()
    };
    lines.iter().map(answer).collect()
}

/// Sends each line and checks its answer. `*` stands for any text.
fn talk(conversation: &mut dyn Conversation, dialogue: &[(&str, &str)]) {
    for (line, expected) in dialogue {
        let answer = answers(conversation, &[line]).remove(0);
        assert!(is_like(&answer, expected), "the answer to {line:?} should be {expected:?}, not {answer:?}");
    }
}

fn is_like(answer: &str, pattern: &str) -> bool {
    let Some((before, pattern)) = pattern.split_once('*') else { return answer == pattern };
    let Some(rest) = answer.strip_prefix(before) else { return false };
    (0..=rest.len()).any(|at| rest.get(at..).is_some_and(|rest| is_like(rest, pattern)))
}

#[test]
fn gtp_plays_a_game_of_go() {
    let mut gtp = Gtp::new(setting(Game::Go, "chinese"));
    talk(
        &mut gtp,
        &[
            ("protocol_version", "= 2"),
            ("7 name", "=7 Parlour"),
            ("", ""),
            ("# a comment", ""),
            ("known_command genmove # is it?", "= true"),
            ("known_command fly", "= false"),
            ("fly", "? unknown command"),
            ("boardsize 26", "? unacceptable size"),
            ("boardsize 5", "="),
            ("query_boardsize", "= 5"),
            ("clear_board", "="),
            ("komi 5.5", "="),
            ("get_komi", "= 5.5"),
            ("komi x", "? syntax error*"),
            ("play black C3", "="),
            ("play white C3", "? illegal move"),
            ("play green C3", "? syntax error*"),
            ("play W d3", "="),
            // A side may play twice in a row, as if the other had passed.
            ("play w C4", "="),
            ("play b e5", "="),
            ("undo", "="),
            ("play b PASS", "="),
            ("reg_genmove white", "= *"),
            ("genmove white", "= *"),
            ("genmove black", "= *"),
            ("time_settings 0 10 1", "="),
            ("time_left b 10 1", "="),
            ("kgs-time_settings byoyomi 60 10 5", "="),
            ("kgs-time_settings none", "="),
            ("all_legal", "= *"),
        ],
    );
}

#[test]
fn gtp_changes_komi_during_a_game() {
    let mut gtp = Gtp::new(setting(Game::Go, "chinese"));
    answers(&mut gtp, &["boardsize 5", "play b C3", "komi 0.5"]);
    assert_eq!(answers(&mut gtp, &["get_komi", "play w C3", "play w C4"]), ["= 0.5", "? illegal move", "="]);
    assert!(answers(&mut gtp, &["kgs-rules japanese"])[0].starts_with('='));
    assert_eq!(answers(&mut gtp, &["get_komi"]), ["= 0.5"]);
}

#[test]
fn a_refused_gtp_command_leaves_the_game_unchanged() {
    let mut gtp = Gtp::new(setting(Game::Go, "new-zealand"));
    talk(
        &mut gtp,
        &[
            ("boardsize 5", "="),
            ("play b A2", "="),
            // Black would play twice in a row.
            ("play b Z99", "? illegal move"),
            ("gogui-play_sequence w D4 b D4", "? illegal move"),
            ("reg_genmove black", "= *"),
            ("gogui-rules_side_to_move", "= white"),
            ("undo", "="),
            ("gogui-rules_side_to_move", "= black"),
            ("undo", "? cannot undo"),
            // The last stone is suicide, which the rules of China forbid.
            ("gogui-play_sequence b A2 w D4 b B1 w A1", "="),
            ("kgs-rules chinese", "? *"),
            ("gogui-rules_side_to_move", "= black"),
            ("undo", "="),
            ("play w A1", "="),
        ],
    );
}

#[test]
fn gtp_accepts_very_long_clocks() {
    let mut gtp = Gtp::new(setting(Game::Go, "chinese"));
    talk(
        &mut gtp,
        &[
            ("boardsize 5", "="),
            ("time_settings 1e19 1e19 1", "="),
            ("reg_genmove b", "= *"),
            ("time_left b 1e19 1", "="),
            ("reg_genmove b", "= *"),
            ("time_left b 1e19 0", "="),
            ("reg_genmove b", "= *"),
            ("time_left b -1 0", "? syntax error*"),
        ],
    );
}

/// A finished game: Black owns the left of the board and White the right, with a dead white stone on the
/// left.
const DIVIDED: [&str; 11] = [
    "play b c1",
    "play w d1",
    "play b c2",
    "play w d2",
    "play b c3",
    "play w d3",
    "play b c4",
    "play w d4",
    "play b c5",
    "play w d5",
    "play b b3",
];

#[test]
fn gtp_counts() {
    let mut gtp = Gtp::new(setting(Game::Go, "chinese"));
    answers(&mut gtp, &["boardsize 5", "komi 0.5"]);
    answers(&mut gtp, &DIVIDED);
    answers(&mut gtp, &["play w a1", "play b pass", "play w pass"]);
    talk(
        &mut gtp,
        &[
            ("final_score", "= B+4.5"),
            ("final_status_list dead", "= A1"),
            ("final_status_list seki", "="),
            ("final_status_list alive", "= *"),
            ("final_status_list black_territory", "= *"),
            ("final_status_list drowned", "? syntax error*"),
            // Play may continue after the game is over.
            ("play b a2", "="),
        ],
    );
}

#[test]
fn gtp_gives_a_handicap() {
    let mut gtp = Gtp::new(setting(Game::Go, "chinese"));
    talk(
        &mut gtp,
        &[
            ("boardsize 9", "="),
            ("fixed_handicap 10", "? invalid number of stones"),
            ("fixed_handicap 2", "= *"),
            ("gogui-rules_side_to_move", "= white"),
            ("clear_board", "="),
            ("gogui-rules_side_to_move", "= black"),
            ("set_free_handicap C3 C3", "? bad vertex list"),
            ("set_free_handicap C3 G7 E5", "="),
            ("gogui-rules_side_to_move", "= white"),
            ("play w D5", "="),
            ("set_free_handicap C3 G7", "? board not empty"),
        ],
    );
}

#[test]
fn gtp_limits_the_compensation_for_free_handicaps() {
    let score = |count| {
        // The two free points are eyes.
        let names = (1..=17)
            .flat_map(|row| "ABCDEFGHJKLMNOPQR".chars().map(move |column| format!("{column}{row}")))
            .filter(|name| !["A1", "C1"].contains(&name.as_str()));
        let stones: Vec<_> = names.take(count).collect();
        let mut gtp = Gtp::new(setting(Game::Go, "chinese"));
        let handicap = format!("set_free_handicap {}", stones.join(" "));
        answers(&mut gtp, &["boardsize 17", &handicap, "final_score"])
    };
    assert_eq!(score(255)[1], "=");
    assert_eq!(score(255), score(256));
}

#[test]
fn gtp_reads_a_record_and_shows_the_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, "(;GM[1]FF[4]SZ[9]KM[6.5];B[ee];W[gc];B[cg])").expect("a file");
    let mut gtp = Gtp::new(setting(Game::Go, "chinese"));
    let load = format!("loadsgf {}", file.display());
    talk(
        &mut gtp,
        &[
            (&load, "= white"),
            ("get_komi", "= 6.5"),
            ("undo", "="),
            ("all_legal black", "= *"),
            (&format!("{load} 2"), "= white"),
            ("loadsgf nowhere.sgf", "? cannot load file"),
        ],
    );
    let board = answers(&mut gtp, &["showboard"]).remove(0);
    assert_eq!(board.lines().count(), 12, "{board}");
    let commands = answers(&mut gtp, &["gogui-analyze_commands"]).remove(0);
    for line in commands.trim_start_matches("= ").lines() {
        let command = line.split('/').nth(2).and_then(|command| command.split(' ').next());
        assert_eq!(
            answers(&mut gtp, &[&format!("known_command {}", command.expect("a command"))]),
            ["= true"]
        );
    }
}

#[test]
fn gtp_plays_reversi_too() {
    let mut gtp = Gtp::new(setting(Game::Reversi, "standard"));
    talk(
        &mut gtp,
        &[
            ("boardsize 8", "="),
            ("boardsize 9", "? unacceptable size"),
            ("play black d3", "="),
            ("play black a1", "? illegal move*"),
            ("genmove white", "= *"),
            ("komi 5", "? only in Go"),
            ("final_score", "? the game is not over"),
        ],
    );
}

#[test]
fn gtp_plays_hex_with_swaps() {
    let mut gtp = Gtp::new(setting(Game::Hex, "standard"));
    talk(
        &mut gtp,
        &[
            ("boardsize 4 4", "="),
            ("boardsize 4 5", "? unacceptable size"),
            ("boardsize 20", "? unacceptable size"),
            ("play white a1", "? illegal move: not that side's turn"),
            ("play black c1", "="),
            ("play white c1", "? illegal move"),
            ("play white swap-pieces", "="),
            ("showboard", "=*3 O . . .*Black to move"),
            ("play black c1", "="),
            ("play white swap-pieces", "? illegal move"),
            ("play white b3", "="),
            ("play black c2", "="),
            ("play white c3", "="),
            ("play black a4", "="),
            ("genmove white", "= *"),
            ("undo", "="),
            ("play white d3", "="),
            ("final_score", "= W+"),
        ],
    );
}

#[test]
fn every_gtp_command_answers_any_arguments() {
    let names = answers(&mut Gtp::new(setting(Game::Go, "chinese")), &["list_commands"]).remove(0);
    for (game, preset) in [(Game::Go, "japanese"), (Game::Gomoku, "renju")] {
        for name in names.trim_start_matches("= ").lines() {
            for words in ["", "1", "b", "w pass", "-5 x", "9 9 9", "b C3", "\u{e4}"] {
                let mut gtp = Gtp::new(setting(game, preset));
                answers(&mut gtp, &["boardsize 5"]);
                let answer = answers(&mut gtp, &[&format!("{name} {words}")]).remove(0);
                assert!(answer.starts_with(['=', '?']), "{name} {words}: {answer}");
            }
        }
    }
}

#[test]
fn gomocup_plays_a_game() {
    let mut gomocup = Gomocup::new(setting(Game::Gomoku, "free-style"));
    talk(
        &mut gomocup,
        &[
            ("ABOUT", "name=\"Parlour\", *"),
            ("START 4000", "ERROR no board*"),
            ("RECTSTART 10,20", "ERROR *"),
            ("START 15", "OK"),
            ("INFO timeout_turn 1000", ""),
            ("INFO timeout_match 100000", ""),
            ("INFO time_left 90000", ""),
            ("INFO max_memory 0", ""),
            ("TURN 15,3", "ERROR *"),
            ("TURN 7,7", "*,*"),
            ("TURN 7,7", "ERROR *"),
            ("RESTART", "OK"),
            ("BEGIN", "*,*"),
            ("TAKEBACK 7,7", "OK"),
            ("FLY", "UNKNOWN FLY"),
            ("BOARD", ""),
            ("7,7,1", ""),
            ("0,0,2", ""),
            ("8,7,1", ""),
            ("0,14,2", ""),
            ("9,7,1", ""),
            ("14,0,2", ""),
            ("10,7,1", ""),
            ("14,14,2", ""),
        ],
    );
    // Four in a row with both ends open.
    let answer = answers(&mut gomocup, &["DONE"]).remove(0);
    assert!(["6,7", "11,7"].contains(&answer.as_str()), "{answer}");
}

#[test]
fn gomocup_blocks_as_the_second_player() {
    let mut gomocup = Gomocup::new(setting(Game::Gomoku, "free-style"));
    answers(&mut gomocup, &["START 15", "INFO rule 0", "BOARD"]);
    answers(
        &mut gomocup,
        &["3,7,2", "3,6,1", "4,7,2", "0,0,1", "5,7,2", "14,14,1", "6,7,2", "2,7,1", "9,9,2"],
    );
    assert_eq!(answers(&mut gomocup, &["DONE"]), ["7,7"]);
}

#[test]
fn gomocup_opens_by_swap2() {
    let mut gomocup = Gomocup::new(setting(Game::Gomoku, "free-style"));
    let opened = answers(&mut gomocup, &["START 15", "SWAP2BOARD", "DONE"]).remove(2);
    assert_eq!(opened.split(' ').count(), 3, "{opened}");
    let stones: Vec<_> = opened.split(' ').collect();
    answers(&mut gomocup, &["START 15", "SWAP2BOARD"]);
    let lines = [&stones[..], &["DONE"]].concat();
    let chosen = answers(&mut gomocup, &lines).remove(3);
    assert!(chosen == "SWAP" || chosen.split(' ').count() <= 2, "{chosen}");
}

#[test]
fn nboard_plays_reversi() {
    let game = "(;GM[Othello]PC[NBoard]PB[A]PW[B]RE[?]TI[5:00]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[D3]W[C3];)";
    let mut nboard = NBoard::new(setting(Game::Reversi, "standard"));
    talk(
        &mut nboard,
        &[
            ("nboard 2", "set myname Parlour"),
            ("set depth 2", ""),
            (&format!("set game {game}"), ""),
            ("ping 3", "pong 3"),
            ("move C4//0.2", ""),
            ("move C4", "status *"),
            ("hint 2", "search *status"),
            ("go", "=== *"),
            ("learn", "learned"),
            ("set game nonsense", "status *"),
            ("set contempt 5", ""),
        ],
    );
}

#[test]
fn hub_plays_draughts() {
    let start = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";
    let mut hub = Hub::new(setting(Game::Checkers, "international"));
    talk(
        &mut hub,
        &[
            ("hub", "id name=Parlour *wait"),
            ("set-param name=variant value=normal", ""),
            ("init", "ready"),
            (&format!("pos pos={start}"), ""),
            ("level depth=1", ""),
            ("go think", "info *done move=*"),
            (&format!("pos pos={start} moves=\"32-28 19-23 28x19x23\""), ""),
            ("go think", "info *done move=1*x*x*"),
            (&format!("pos pos={start} moves=\"32-27 1-2\""), "error message=*"),
            ("pos pos=Wxx", "error message=*"),
            ("level moves=9 time=29.5 inc=0.1", ""),
            ("level time=1e19 inc=1e19", ""),
            ("level moves=9 time=1e19", ""),
            ("ping", "pong"),
            ("new-game", ""),
            ("stop", ""),
        ],
    );
    assert_eq!(hub_text::board(&*Game::Checkers.preset("international").expect("rules").start()), start);
}

#[test]
fn a_claimable_draw_is_played_on() {
    let international = setting(Game::Checkers, "international");
    // Two kings move to and fro until the position occurs for the third time.
    let moves = ["50-45 1-6 45-50 6-1"; 2].join(" ");
    let mut session = EngineSession::new(international);
    let start = crate::notation::read_position(international.rules, "W:WK50:BK1").expect("a position");
    session.course = Course::from_position(start);
    for name in moves.split(' ') {
        let turn = hub_text::read_turn(&*session.course.position, name).expect("a turn");
        session.play(turn).expect("legal");
    }
    let claim = session.opponent.decide(&*session.course.position, &session.course.history, &Stop::default());
    assert!(matches!(claim, Some(Decision::Claim(_))), "{claim:?}");
    let decided = session.decide(international.limits, &Stop::default());
    let thought = session.opponent.thought.as_ref().expect("a thought");
    assert_eq!(decided, Some(Decision::Turn(thought.lines[0].turns[0].clone())));

    let mut hub = Hub::new(international);
    let position = format!("pos pos=WB{}W moves=\"{moves}\"", "e".repeat(48));
    talk(&mut hub, &[(&position, ""), ("go think", "info *done move=50-*")]);
}

#[test]
fn hub_turns_round_trip() {
    for preset in Game::Checkers.presets() {
        let mut position = preset.rules.start();
        for number in 0..60 {
            let turns = position.turns();
            let names = |turn: &Turn| hub_text::names(&*position, std::slice::from_ref(turn)).remove(0);
            for turn in &turns {
                // Hub has one text for all paths that capture the same pieces.
                let read = hub_text::read_turn(&*position, &names(turn)).expect("a turn");
                assert_eq!(names(&read), names(turn));
            }
            let Some(turn) = turns.get(number * 7 % turns.len().max(1)) else { break };
            let text = hub_text::fen(&hub_text::board(&*position)).expect("a position");
            let read = crate::notation::read_position(preset.rules, &text).expect("a position");
            assert_eq!(hub_text::board(&*read), hub_text::board(&*position));
            position.play(&turn.clone()).expect("legal");
        }
    }
}

#[test]
fn answered_lines_are_dropped() {
    let mut heard: VecDeque<_> = [(); 3].map(|()| Stop::default()).into();
    let awaited = heard[1].clone();
    forget_answered(&mut heard);
    assert_eq!(heard.len(), 2);
    drop(awaited);
    forget_answered(&mut heard);
    assert!(heard.is_empty());
}

/// A reader of the bytes sent to a channel, like a pipe.
struct Pipe(mpsc::Receiver<Vec<u8>>, Vec<u8>);

impl io::Read for Pipe {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.1.is_empty() {
            self.1 = self.0.recv().unwrap_or_default();
        }
        let count = self.1.len().min(buffer.len());
        buffer[..count].copy_from_slice(&self.1[..count]);
        self.1.drain(..count);
        Ok(count)
    }
}

#[test]
fn a_stop_interrupts_a_search() {
    let mut endless = setting(Game::Checkers, "international");
    endless.limits = Limits::default();
    let (sender, receiver) = mpsc::channel();
    let say = |text: &str| sender.send(text.as_bytes().to_vec()).expect("a listener");
    say("level infinite\ngo analyze\nping\n");
    let talk = thread::spawn(move || {
        let mut out = Vec::new();
        converse(Hub::new(endless), io::BufReader::new(Pipe(receiver, Vec::new())), &mut out).expect("talk");
        String::from_utf8(out).expect("text")
    });
    thread::sleep(Duration::from_millis(100));
    assert!(!talk.is_finished());
    say("stop\nquit\n");
    let out = talk.join().expect("an end");
    assert!(out.contains("done move=") && out.ends_with("pong\n"), "{out}");
}
