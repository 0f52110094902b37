//! Links and files from a second start of the program, which hands them to the one that runs, and ends.
//!
//! The first program listens at a local socket in its data folder, on Windows at a named pipe. Only the same
//! user can reach either. A message is its length as four bytes, the lowest first, and a text: a link, or the
//! path of a file. The answer is a single byte.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;
use std::{fs, thread};

use interprocess::local_socket::prelude::*;
use interprocess::local_socket::{GenericFilePath, GenericNamespaced, ListenerOptions, Name, Stream};
use percent_encoding::percent_decode_str;

use crate::platform::Wake;
use crate::platform::sharing::Opened;
use crate::play::link::{self, MAX_BYTES};
use crate::play::live;

/// Answer to a message that was taken.
const TAKEN: u8 = b'k';
/// Longest time for which a program waits for the other one, where the system knows such a limit.
const PATIENCE: Duration = Duration::from_secs(2);

/// What a start of the program is to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Errand {
    /// A text with a link to a match, or with an invitation to live play.
    Link(String),
    /// A file with this whole path.
    File(PathBuf),
}

impl Errand {
    /// Returns what an argument of the command line stands for: a link, a path, or the address of a file.
    ///
    /// # Errors
    /// If the argument is no link and there is no such file.
    pub fn of(argument: &str) -> io::Result<Errand> {
        if link::is_in(argument) || live::is_invitation(argument) {
            return Ok(Errand::Link(argument.to_owned()));
        }
        let path = match argument.strip_prefix("file://") {
            Some(path) => percent_decode_str(path).decode_utf8_lossy().into_owned(),
            None => argument.to_owned(),
        };
        fs::canonicalize(path).map(Errand::File)
    }

    /// Returns it as something that a player has opened.
    #[must_use]
    pub fn opened(self) -> Opened {
        match self {
            Errand::Link(link) => Opened::in_memory(link.into_bytes()),
            Errand::File(path) => Opened::of(path),
        }
    }

    /// Hands it to the program that uses this data folder. Returns `false` if none answers.
    #[must_use]
    pub fn hand_over(&self, folder: &Path) -> bool {
        self.try_hand_over(folder).is_ok_and(|answer| answer == TAKEN)
    }

    fn try_hand_over(&self, folder: &Path) -> io::Result<u8> {
        let text = match self {
            Errand::Link(link) => link.as_str(),
            Errand::File(path) => path.to_str().ok_or(io::ErrorKind::InvalidInput)?,
        };
        let mut stream = Stream::connect(name(folder)?)?;
        limit(&stream);
        stream.write_all(&(text.len() as u32).to_le_bytes())?;
        stream.write_all(text.as_bytes())?;
        stream.flush()?;
        let mut answer = [0];
        stream.read_exact(&mut answer)?;
        Ok(answer[0])
    }
}

/// Returns the name of the socket of a data folder.
fn name(folder: &Path) -> io::Result<Name<'static>> {
    if cfg!(windows) {
        let mut hasher = DefaultHasher::new();
        folder.hash(&mut hasher);
        return format!("org.parlour.app-{:016x}", hasher.finish()).to_ns_name::<GenericNamespaced>();
    }
    folder.join("handover.socket").to_fs_name::<GenericFilePath>()
}

/// Limits the time for which a silent program is waited for. Named pipes of Windows know no such limit.
fn limit(stream: &Stream) {
    _ = stream.set_recv_timeout(Some(PATIENCE));
    _ = stream.set_send_timeout(Some(PATIENCE));
}

/// Begins to listen for errands, unless another program does so. `wake` is called after each of them.
///
/// # Errors
/// If another program listens, or if the system has no place for the socket.
pub(super) fn listen(folder: &Path, wake: Wake) -> io::Result<Receiver<Errand>> {
    fs::create_dir_all(folder)?;
    if Stream::connect(name(folder)?).is_ok() {
        return Err(io::ErrorKind::AddrInUse.into());
    }
    // What a killed program has left is replaced.
    let listener = ListenerOptions::new().name(name(folder)?).try_overwrite(true).create_sync()?;
    let (sender, errands) = mpsc::channel();
    thread::Builder::new().name("handover".to_owned()).spawn(move || {
        for stream in listener.incoming().flatten() {
            // Another program that ends in the middle of a message changes nothing.
            if take(stream, &sender).is_ok() {
                wake();
            }
        }
    })?;
    Ok(errands)
}

/// Takes a message.
fn take(mut stream: Stream, sender: &Sender<Errand>) -> io::Result<()> {
    limit(&stream);
    let mut length = [0; 4];
    stream.read_exact(&mut length)?;
    let length = u32::from_le_bytes(length) as usize;
    if length > MAX_BYTES {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let mut text = vec![0; length];
    stream.read_exact(&mut text)?;
    let text = String::from_utf8(text).map_err(|_| io::ErrorKind::InvalidData)?;
    sender.send(Errand::of(&text)?).map_err(|_| io::ErrorKind::BrokenPipe)?;
    stream.write_all(&[TAKEN])
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINK: &str = "parlour:1.ASIyKE2BASNFZ4mrze8";

    fn listening(folder: &Path) -> Receiver<Errand> {
        listen(folder, Box::new(|| ())).expect("a socket")
    }

    #[test]
    fn a_second_start_hands_over_a_link_and_a_file() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let errand = Errand::of(LINK)?;
        assert!(!errand.hand_over(folder.path()), "nobody listens");
        let errands = listening(folder.path());
        assert!(errand.hand_over(folder.path()));
        assert_eq!(errands.recv_timeout(PATIENCE).ok(), Some(errand.clone()));

        let file = folder.path().join("a game.pdn");
        fs::write(&file, "1. 11-15 *")?;
        let address = format!("file://{}", file.display().to_string().replace(' ', "%20"));
        let by_address = Errand::of(&address)?;
        assert_eq!(by_address, Errand::of(file.to_str().expect("plain letters"))?);
        assert!(by_address.hand_over(folder.path()));
        assert_eq!(errands.recv_timeout(PATIENCE).ok(), Some(by_address));
        assert!(Errand::of("chekers").is_err(), "there is no such file");
        assert!(listen(folder.path(), Box::new(|| ())).is_err(), "one program listens");
        Ok(())
    }

    #[test]
    fn what_is_no_message_changes_nothing() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let errands = listening(folder.path());
        for message in
            [&b"ab"[..], &[0xFF; 400], &[2, 0, 0, 0, 0xFF, 0xFF], &[4, 0, 0, 0, b'n', b'o', b'n', b'e']]
        {
            let mut stream = Stream::connect(name(folder.path())?)?;
            // The listener may have closed a message that is too long already.
            _ = stream.write_all(message);
            drop(stream);
        }
        let errand = Errand::of(LINK)?;
        assert!(errand.hand_over(folder.path()));
        assert_eq!(errands.recv_timeout(PATIENCE).ok(), Some(errand));
        assert!(errands.try_recv().is_err());
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn the_socket_of_a_killed_program_is_replaced() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        // A socket that nobody listens to, as a killed program leaves it.
        drop(std::os::unix::net::UnixListener::bind(folder.path().join("handover.socket"))?);
        let errand = Errand::of(LINK)?;
        assert!(!errand.hand_over(folder.path()));
        let errands = listening(folder.path());
        assert!(errand.hand_over(folder.path()));
        assert_eq!(errands.recv_timeout(PATIENCE).ok(), Some(errand));
        Ok(())
    }
}
