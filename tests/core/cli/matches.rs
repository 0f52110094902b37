//! Matches against programs that misbehave. The programs are scripts that the tests write.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

use tempfile::TempDir;

/// A script that answers the Go Text Protocol and does this for `genmove`.
fn gtp(genmove: &str) -> String {
    format!(
        "while read -r line; do\ncase \"$line\" in\ngenmove*) {genmove} ;;\nquit) exit ;;\n\
         *) echo =; echo ;;\nesac\ndone\n"
    )
}

/// A folder with a script, and matches against it.
struct Program {
    folder: TempDir,
    script: PathBuf,
}

/// The end of a match.
struct Ended {
    has_succeeded: bool,
    out: String,
    errors: String,
}

impl Program {
    /// Writes a script. Its name has blanks and a quote.
    fn new(text: &str) -> Program {
        let folder = tempfile::tempdir().expect("a folder");
        let script = folder.path().join("an engine's script");
        fs::write(&script, text).expect("a script");
        Program { folder, script }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The script as a player.
    fn player(&self, protocol: &str) -> String {
        let script = self.script.to_str().expect("a path").replace('\'', r"'\''");
        format!("{protocol}:sh '{script}' 'two words'")
    }

    /// A match of this program, as player A, against the first level on a small board.
    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
        command.args(["match", &self.player("gtp"), "level:1", "--game", "go", "--setup", "{\"size\":5}"]);
        command.args(["--memory", "1", "--longest", "30"]).args(arguments).current_dir(&self.folder);
        command
    }

    fn play(&self, arguments: &[&str]) -> Ended {
        finished(self.command(arguments))
    }
}

/// Runs a command to its end, which must come within a minute.
fn finished(mut command: Command) -> Ended {
    let [out, errors] = [(); 2].map(|()| tempfile::NamedTempFile::new().expect("a file"));
    let file = |named: &tempfile::NamedTempFile| Stdio::from(named.reopen().expect("a file"));
    command.stdin(Stdio::null()).stdout(file(&out)).stderr(file(&errors));
    let mut child = command.spawn().expect("the program");
    let until = Instant::now() + Duration::from_mins(1);
    let status = loop {
        if let Some(status) = child.try_wait().expect("a status") {
            break status;
        }
        if Instant::now() > until {
            child.kill().expect("it can be ended");
            child.wait().expect("a status");
            panic!("the match should have ended: {command:?}");
        }
        thread::sleep(Duration::from_millis(10));
    };
    let text = |named: &tempfile::NamedTempFile| fs::read_to_string(named.path()).expect("a text");
    Ended { has_succeeded: status.success(), out: text(&out), errors: text(&errors) }
}

impl Ended {
    /// Checks that the match failed and its report has these parts.
    fn failed(&self, parts: &[&str]) {
        let Ended { has_succeeded, out, errors } = self;
        assert!(!has_succeeded, "the exit status should be that of a failure: {out}");
        for part in parts {
            assert!(out.contains(part), "the report should say {part:?}: {out}");
        }
        assert!(errors.contains("a player broke the rules or gave no answer"), "{errors}");
    }
}

/// Waits until a file exists.
fn wait_for(file: &Path) {
    let until = Instant::now() + Duration::from_mins(1);
    while !file.exists() {
        assert!(Instant::now() < until, "{} should appear", file.display());
        thread::sleep(Duration::from_millis(10));
    }
}

/// A line of a script that starts a process that writes to the file `alive` until it is ended, though it
/// ignores polite signals.
const DESCENDANT: &str =
    "(trap '' INT TERM HUP; while :; do echo >> alive; sleep 0.05; done) > /dev/null 2>&1 &\n";

/// Checks that nothing writes to the file any more.
fn is_dead(alive: &Path) {
    let size = || fs::metadata(alive).map_or(0, |file| file.len());
    assert!(size() > 0, "the process should have been started");
    let until = Instant::now() + Duration::from_mins(1);
    loop {
        let before = size();
        thread::sleep(Duration::from_millis(700));
        if size() == before {
            return;
        }
        assert!(Instant::now() < until, "the process should have been ended");
    }
}

#[test]
fn a_program_that_plays_by_the_rules_succeeds() {
    let program = Program::new(&format!("echo \"$1\" > argument\n{}", gtp("echo '= pass'; echo")));
    let ended = program.play(&["--games", "2", "--opening", "0"]);
    assert!(ended.has_succeeded, "{}{}", ended.out, ended.errors);
    assert!(ended.out.contains(" of 2:") && !ended.out.contains("answer"), "{}", ended.out);
    // The words of the command keep their quotes.
    assert_eq!(fs::read_to_string(program.path("argument")).expect("an argument"), "two words\n");
}

/// A program that swaps is told of the stone that is there afterwards, or in words if it refuses that.
#[test]
fn a_program_that_swaps_is_told_of_the_stone() {
    let play = |refused: &str| {
        let text = format!(
            "while read -r line; do\necho \"$line\" >> heard\ncase \"$line\" in\n\
             {refused}) echo '? no'; echo ;;\n\
             'genmove white') if [ -e has_swapped ]; then echo '= resign'; else touch has_swapped; \
             echo '= swap-pieces'; fi; echo ;;\n\
             genmove*) echo '= resign'; echo ;;\nquit) exit ;;\n*) echo =; echo ;;\nesac\ndone\n"
        );
        let program = Program::new(&text);
        let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
        command.args(["match", "level:1", &program.player("gtp"), "--game", "hex", "--memory", "1"]);
        command
            .args(["--setup", "{\"size\":3}", "--games", "2", "--opening", "0"])
            .current_dir(&program.folder);
        let ended = finished(command);
        assert!(ended.has_succeeded, "{}{}", ended.out, ended.errors);
        fs::read_to_string(program.path("heard")).expect("the commands")
    };
    let told = play("nothing");
    let after = told.split("genmove white\n").nth(1).expect("it was asked");
    assert!(after.starts_with("clear_board\nplay white ") && !after.contains("swap"), "{told}");
    let told = play("'play white '[A-C]*");
    let after = told.split("genmove white\n").nth(1).expect("it was asked");
    let words: Vec<&str> = after.lines().take(4).collect();
    assert!(words[2].starts_with("play black ") && words[3] == "play white swap-pieces", "{told}");
}

/// A program that speaks the protocol of Gomocup keeps its game: after the opening it hears of single stones.
#[test]
fn a_program_for_gomocup_is_told_of_each_stone() {
    let play = |opening: &str| {
        let text = "n=0\nwhile read -r line; do\necho \"$line\" >> heard\ncase \"$line\" in\nSTART*) echo OK ;;\n\
                    TURN*|BEGIN|DONE) echo \"$n,14\"; n=$((n+2)) ;;\nesac\ndone\n";
        let program = Program::new(text);
        let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
        command.args(["match", &program.player("gomocup"), "level:1", "--game", "gomoku", "--memory", "1"]);
        command.args(["--games", "2", "--longest", "9", "--opening", opening]).current_dir(&program.folder);
        let ended = finished(command);
        assert!(!ended.out.contains("no answer"), "{}{}", ended.out, ended.errors);
        let heard = fs::read_to_string(program.path("heard")).expect("the commands");
        let words = heard.lines().filter_map(|line| line.split(' ').next());
        // Without the rules, the time and the farewell.
        let words = words.filter(|word| !["INFO", "quit", "END"].contains(word));
        words.map(str::to_owned).collect::<Vec<_>>()
    };
    let first = ["START", "BEGIN", "TURN", "TURN", "TURN", "TURN"];
    let second = ["START", "TURN", "TURN", "TURN", "TURN"];
    assert_eq!(play("0"), [&first[..], &second[..]].concat());
    let told = play("2");
    let mut games = told.split(|word| word == "START").skip(1);
    let mut game = || {
        let mut words = games.next().expect("a game").iter();
        assert_eq!(words.next().map(String::as_str), Some("BOARD"), "{told:?}");
        let turns = words.skip_while(|&word| word != "DONE").skip(1);
        assert!(turns.clone().count() >= 2 && turns.clone().all(|word| word == "TURN"), "{told:?}");
    };
    game();
    game();
}

/// A program that refuses a turn hears of the whole board, but only once.
#[test]
fn a_program_for_gomocup_may_miss_a_turn() {
    let play = |after: &str| {
        let text = format!(
            "n=0\nwhile read -r line; do\ncase \"$line\" in\nSTART*) echo OK ;;\n\
             RESTART) echo restarted >> heard; echo OK ;;\nTURN*) echo 'ERROR busy' ;;\n\
             BEGIN) echo 0,14 ;;\nDONE) n=$((n+2)); {after} ;;\nesac\ndone\n"
        );
        let program = Program::new(&text);
        let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
        command.args(["match", &program.player("gomocup"), "level:1", "--game", "gomoku", "--memory", "1"]);
        command.args(["--games", "1", "--longest", "7", "--opening", "0"]).current_dir(&program.folder);
        (finished(command), fs::read_to_string(program.path("heard")).expect("it was told"))
    };
    let (ended, heard) = play("echo \"$n,14\"");
    assert!(ended.has_succeeded && heard.lines().count() == 3, "{}{}", ended.out, ended.errors);
    let (ended, heard) = play("echo 'ERROR still busy'");
    ended.failed(&["A gave no answer in 1; game 1: ERROR still busy"]);
    assert_eq!(heard.lines().count(), 1);
}

#[test]
fn a_program_that_ends_wins_and_loses_nothing() {
    let program = Program::new(&gtp("echo 'no \u{1b}[31mbook' >&2; exit 3"));
    let ended = program.play(&["--games", "50", "--verbose"]);
    ended.failed(&[
        "A against B: 0 won, 0 drawn, 0 lost of 0\n",
        "3 without an answer count for neither player",
        "A gave no answer in 3; game 1: it ended with exit status: 3, and its last message was: no \\u{1b}[31mbook",
        "The match ended after 3 games in a row",
        "game 1: A begins, A gave no answer (it ended with exit status: 3",
    ]);
    assert!(!ended.out.contains("Elo"), "no game counts, so nothing is known: {}", ended.out);
    assert!(!ended.out.contains("broke the rules") && !ended.out.contains('\u{1b}'), "{}", ended.out);
}

#[test]
fn a_program_that_cannot_be_started_is_named_at_once() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
    command.args(["match", "gtp:'no such program' x", "level:1", "--game", "go"]);
    let ended = finished(command);
    assert!(!ended.has_succeeded && ended.errors.contains("no such program: "), "{}", ended.errors);
    let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
    command.args(["match", "gtp:gnugo 'open", "level:1", "--game", "go"]);
    let ended = finished(command);
    assert!(!ended.has_succeeded && ended.errors.contains("a quote"), "{}", ended.errors);
}

#[test]
fn a_program_that_hangs_is_ended_with_all_that_it_started() {
    let program = Program::new(&format!("{DESCENDANT}{}", gtp("sleep 1000")));
    let ended = program.play(&["--games", "1", "--patience", "1"]);
    ended.failed(&["A gave no answer in 1; game 1: no answer within 1 seconds"]);
    is_dead(&program.path("alive"));
}

#[test]
fn a_descendant_with_the_output_of_a_program_does_not_hide_its_end() {
    let program = Program::new(&gtp("(sleep 1000 &); exit 4"));
    // The patience is longer than the minute of the test.
    let ended = program.play(&["--games", "1", "--patience", "1000"]);
    ended.failed(&["A gave no answer in 1; game 1: it ended with exit status: 4"]);
}

#[test]
fn a_program_that_writes_without_a_pause_has_no_more_time() {
    let program = Program::new(&gtp("yes chatter"));
    let ended = program.play(&["--games", "1", "--patience", "1"]);
    ended.failed(&["A gave no answer in 1; game 1: no answer within 1 seconds"]);
}

#[test]
fn an_answer_of_many_commands_has_one_clock() {
    // Every command is answered in time, but there are several before the turn.
    let script = "while read -r line; do sleep 0.6; echo =; echo; done\n";
    let ended = Program::new(script).play(&["--games", "1", "--patience", "1"]);
    ended.failed(&["A gave no answer in 1; game 1: no answer within 1 seconds"]);
}

#[test]
fn a_line_without_an_end_is_not_read_to_its_end() {
    let program = Program::new(&gtp("tr '\\0' x < /dev/zero"));
    let ended = program.play(&["--games", "1"]);
    ended.failed(&["A gave no answer in 1; game 1: it wrote a line of more than 65536 bytes"]);
}

#[test]
fn a_program_that_breaks_the_rules_loses_with_the_reason() {
    let ended = Program::new(&gtp("echo '= z99'; echo")).play(&["--games", "2"]);
    ended.failed(&["0 won, 0 drawn, 2 lost of 2", "A broke the rules and lost in 2; game 1: z99: "]);
    let ended = Program::new(&gtp("echo '? I \u{1b}cannot'; echo")).play(&["--games", "1"]);
    ended.failed(&["A gave no answer in 1; game 1: genmove ", "I \\u{1b}cannot"]);
}

#[test]
fn games_that_are_too_long_are_counted_apart() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
    command.args(["match", "level:1", "level:1", "--game", "reversi", "--longest", "9", "--memory", "1"]);
    command.args(["--games", "2"]);
    let ended = finished(command);
    assert!(ended.has_succeeded, "{}", ended.errors);
    assert!(ended.out.contains("0 won, 0 drawn, 0 lost of 2: 50.0 %"), "{}", ended.out);
    assert!(ended.out.contains("2 more ended after 9 turns without a winner"), "{}", ended.out);
}

#[test]
fn a_signal_ends_the_programs_of_a_match() {
    for signal in ["TERM", "INT"] {
        let program = Program::new(&format!("{DESCENDANT}{}", gtp("sleep 1000")));
        let mut child = program.command(&["--games", "1"]).stdout(Stdio::null()).spawn().expect("a match");
        wait_for(&program.path("alive"));
        let kill = Command::new("kill").args(["-s", signal, &child.id().to_string()]).status();
        assert!(kill.expect("kill").success());
        let status = child.wait().expect("a status");
        assert_eq!(status.code(), None, "the match should end by the signal");
        is_dead(&program.path("alive"));
    }
}
