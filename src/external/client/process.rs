//! The processes of external programs, on a leash: what they write is bounded, every answer has a time
//! limit, and a process ends together with all processes that it has started.

use std::io::{self, BufReader, Read, Write};
use std::process::{ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use process_wrap::std::{ChildWrapper, CommandWrap};

use crate::engine::Stop;
use crate::system::lines::{LONGEST_LINE, Lines, TooLong};

/// The most lines of a program that wait to be read. A program that writes more has to wait.
const MOST_UNREAD: usize = 64;

/// The most lines that wait for a program to read them, more than the largest board takes.
const MOST_UNSAID: usize = 1024;

/// The longest error message of a program that is kept, in bytes.
const LONGEST_WORDS: usize = 1000;

/// The time after which a silent program is looked after, and in which a stop is noticed.
const SILENCE: Duration = Duration::from_millis(50);

/// The time in which a program that has closed its pipes may end.
const LAST_MOMENT: Duration = Duration::from_secs(1);

/// The time in which a program may end by itself.
const FAREWELL: Duration = Duration::from_millis(200);

/// Splits a command into words as a shell does, with quotes.
///
/// # Errors
/// The reason in words if a quote is not closed or there is no word.
pub fn words(command: &str) -> Result<Vec<String>, String> {
    // The backslash separates folders on Windows, and quotes nothing.
    let text = if cfg!(windows) { command.replace('\\', "\\\\") } else { command.to_owned() };
    let words = shlex::split(&text).ok_or("a quote of the command is not closed")?;
    if words.is_empty() { Err("the command is empty".to_owned()) } else { Ok(words) }
}

/// A process and its descendants, shared with the thread that ends them on a signal.
type Tree = Mutex<Box<dyn ChildWrapper>>;

/// The programs that run.
#[derive(Clone, Default)]
pub struct Programs(Arc<Mutex<Vec<Weak<Tree>>>>);

/// Locks a mutex. A panic of another thread does not make a list of processes wrong.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Programs {
    /// Ends all programs, with all that they have started, when a signal ends this one. They are in
    /// process groups of their own, so the terminal does not do it.
    ///
    /// # Errors
    /// Returns an error if the system refuses to report signals.
    #[cfg(unix)]
    pub fn end_on_signal(&self) -> io::Result<()> {
        use signal_hook::consts::{SIGINT, SIGTERM};
        let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM])?;
        let programs = self.clone();
        thread::Builder::new().spawn(move || {
            if let Some(signal) = signals.forever().next() {
                programs.end_before(|| _ = signal_hook::low_level::emulate_default_handler(signal));
            }
        })?;
        Ok(())
    }

    /// Ends all programs, and then does this. Until it is done, no program starts, and nobody learns that one
    /// has ended: a match would report that it gave no answer.
    #[cfg(unix)]
    fn end_before(&self, then: impl FnOnce()) {
        let list = lock(&self.0);
        let trees: Vec<Arc<Tree>> = list.iter().filter_map(Weak::upgrade).collect();
        let mut locked: Vec<_> = trees.iter().map(|tree| lock(tree)).collect();
        for tree in &mut locked {
            _ = tree.start_kill();
        }
        then();
    }

    /// Does nothing: the console of Windows reports a signal to all programs of a match.
    #[cfg(not(unix))]
    #[allow(clippy::unnecessary_wraps, clippy::unused_self, reason = "as on Unix")]
    pub fn end_on_signal(&self) -> io::Result<()> {
        Ok(())
    }

    /// Starts a program, given as its name and its arguments, and ends it.
    ///
    /// # Errors
    /// The reason in words why it does not start.
    pub fn try_start(&self, command: &[String]) -> Result<(), String> {
        self.start(command).map(drop)
    }

    /// Starts a program, given as its name and its arguments.
    ///
    /// # Errors
    /// The reason in words.
    pub(super) fn start(&self, command: &[String]) -> Result<Process, String> {
        let [name, arguments @ ..] = command else { return Err("the command is empty".to_owned()) };
        let in_words = |error: io::Error| format!("{name}: {error}");
        let mut program = Command::new(name);
        program.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut program = CommandWrap::from(program);
        #[cfg(unix)]
        program.wrap(process_wrap::std::ProcessGroup::leader());
        #[cfg(windows)]
        program.wrap(process_wrap::std::JobObject);

        let mut list = lock(&self.0);
        let mut child = program.spawn().map_err(in_words)?;
        let pipes = (child.stdin().take(), child.stdout().take(), child.stderr().take());
        let tree = Arc::new(Mutex::new(child));
        list.retain(|tree| tree.strong_count() > 0);
        list.push(Arc::downgrade(&tree));
        drop(list);

        // From here on an error drops the process, which ends it.
        let (input, unsaid) = mpsc::sync_channel(MOST_UNSAID);
        let (written, output) = mpsc::sync_channel(MOST_UNREAD);
        let mut process = Process {
            tree,
            input: Some(input),
            output,
            last_words: Arc::default(),
            complaints: None,
            called: None,
            until: Instant::now(),
            patience: Duration::ZERO,
            stop: Stop::default(),
        };
        let (Some(stdin), Some(stdout), Some(stderr)) = pipes else {
            return Err(format!("{name}: no way to talk to it"));
        };
        let words = process.last_words.clone();
        let start = |run: Box<dyn FnOnce() + Send>| thread::Builder::new().spawn(run).map_err(in_words);
        start(Box::new(move || pass_on(stdin, &unsaid)))?;
        start(Box::new(move || read(stdout, &written)))?;
        process.complaints = Some(start(Box::new(move || keep_last_line(stderr, &words)))?);
        Ok(process)
    }
}

/// Writes all lines to a program, until it closes its input.
fn pass_on(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads the lines of a program, until nobody wants them or one is too long.
fn read(output: impl Read, lines: &SyncSender<Result<String, TooLong>>) {
    for line in Lines::new(BufReader::new(output), LONGEST_LINE).map_while(Result::ok) {
        let line = line.map(|line| String::from_utf8_lossy(&line).trim().to_owned());
        let is_last = line.is_err();
        if lines.send(line).is_err() || is_last {
            return;
        }
    }
}

/// Keeps the last line of the error messages of a program.
fn keep_last_line(output: impl Read, last: &Mutex<String>) {
    for line in Lines::new(BufReader::new(output), LONGEST_WORDS).map_while(Result::ok) {
        let line = line.map_or_else(
            |_| "a long line".to_owned(),
            |line| String::from_utf8_lossy(&line).trim().to_owned(),
        );
        if !line.is_empty() {
            *lock(last) = line;
        }
    }
}

/// A running program.
pub(super) struct Process {
    tree: Arc<Tree>,
    /// The way to its input; `None` when it is being ended.
    input: Option<SyncSender<String>>,
    output: Receiver<Result<String, TooLong>>,
    /// The last line of its error messages.
    last_words: Arc<Mutex<String>>,
    /// The thread that reads the error messages.
    complaints: Option<JoinHandle<()>>,
    /// The name that it has given itself.
    pub called: Option<String>,
    /// The end of the time for its answer, and the whole time.
    until: Instant,
    patience: Duration,
    /// Ends the wait for an answer.
    stop: Stop,
}

impl Process {
    /// Allows the program to take this time for its next answer, however many lines that has. Nobody waits for
    /// it any more after `stop`.
    pub(super) fn allow(&mut self, until: Instant, patience: Duration, stop: &Stop) {
        (self.until, self.patience, self.stop) = (until, patience, stop.clone());
    }

    /// Sends a line.
    ///
    /// # Errors
    /// Returns an error if the program has ended or does not read.
    pub(super) fn say(&mut self, line: &str) -> Result<(), String> {
        let Some(input) = &self.input else { return Err("it is being ended".to_owned()) };
        match input.try_send(format!("{line}\n")) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(_)) => Err(format!("it leaves more than {MOST_UNSAID} lines unread")),
            Err(TrySendError::Disconnected(_)) => Err(self.obituary()),
        }
    }

    /// Returns the first `Some` that `take` returns for a line of the program.
    ///
    /// # Errors
    /// Returns an error if the time for the answer is over, nobody waits for it any more, the program has ended
    /// or a line is too long.
    pub(super) fn wait_for<T>(&mut self, mut take: impl FnMut(&str) -> Option<T>) -> Result<T, String> {
        loop {
            // A program that writes without a pause has no more time than a silent one.
            let left = self.until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(format!("no answer within {} seconds", self.patience.as_secs_f64()));
            }
            if self.stop.is_stopped() {
                return Err("nobody waits for its answer".to_owned());
            }
            match self.output.recv_timeout(left.min(SILENCE)) {
                Ok(Ok(line)) => {
                    if let Some(taken) = take(&line) {
                        return Ok(taken);
                    }
                }
                Ok(Err(TooLong(most))) => return Err(format!("it wrote a line of more than {most} bytes")),
                Err(RecvTimeoutError::Disconnected) => return Err(self.obituary()),
                // The output of a process that has ended stays open as long as a descendant has it.
                Err(RecvTimeoutError::Timeout) if self.status().is_some() => return Err(self.obituary()),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Returns the exit status of the program if it has ended.
    fn status(&self) -> Option<ExitStatus> {
        lock(&self.tree).try_wait().ok().flatten()
    }

    /// Returns the reason why the program does not talk any more, in words.
    fn obituary(&self) -> String {
        let until = Instant::now() + LAST_MOMENT;
        let complains = || self.complaints.as_ref().is_some_and(|thread| !thread.is_finished());
        // The pipes close a moment before the system knows the status.
        while (self.status().is_none() || complains()) && Instant::now() < until {
            thread::sleep(Duration::from_millis(5));
        }
        let mut text = match self.status() {
            Some(status) => format!("it ended with {status}"),
            None => "it closed its input or output".to_owned(),
        };
        let words = lock(&self.last_words);
        if !words.is_empty() {
            text = format!("{text}, and its last message was: {words}");
        }
        text
    }
}

impl Drop for Process {
    /// Asks the program to end, and then ends it with everything that it has started.
    fn drop(&mut self) {
        for word in ["quit", "END"] {
            _ = self.say(word);
        }
        self.input = None;
        let until = Instant::now() + FAREWELL;
        let left = || until.saturating_duration_since(Instant::now());
        // The end of the output tells that it has ended.
        while !left().is_zero() && self.output.recv_timeout(left()).is_ok() {}
        let mut tree = lock(&self.tree);
        _ = tree.start_kill();
        _ = tree.wait();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn nobody_learns_the_end_of_a_program_before_the_end_of_this_one() {
        let programs = Programs::default();
        let mut process = programs.start(&["sleep".to_owned(), "1000".to_owned()]).expect("a program");
        let (told, end) = mpsc::channel();
        thread::scope(|scope| {
            scope.spawn(move || {
                let patience = Duration::from_mins(1);
                process.allow(Instant::now() + patience, patience, &Stop::default());
                told.send(process.wait_for(|_| Some(()))).expect("a listener");
            });
            programs.end_before(|| {
                let early = end.recv_timeout(Duration::from_millis(500));
                assert_eq!(early, Err(RecvTimeoutError::Timeout));
            });
            let end = end.recv().expect("an end").expect_err("it said nothing");
            assert!(end.starts_with("it ended with signal"), "{end}");
        });
    }
}
