//! What goes over a connection: the answer to a device that comes, and frames.

use std::io;
use std::time::Duration;

use iroh::endpoint::{RecvStream, SendStream};

use super::runtime::timeout;
use crate::play::live::MAX_FRAME;

/// Longest time for the first words of a device that comes, and for the answer to them.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// The codes with which a device is sent away that shows another secret, and one that finds no room to watch.
pub(super) const NOT_INVITED: u32 = 1;
pub(super) const FULL: u32 = 2;
/// What a device hears that is let in.
pub(super) const WELCOME: u8 = 1;

/// What goes to the other device, and what comes from it.
pub(super) type Streams = (SendStream, RecvStream);

/// Tells a device that it is let in.
pub(super) async fn welcome(send: &mut SendStream) -> io::Result<()> {
    let written = timeout(PATIENCE, send.write_all(&[WELCOME])).await;
    written.map_err(|_| io::ErrorKind::TimedOut)?.map_err(io::Error::other)
}

/// Reads a frame: its length as four bytes, the lowest first, and its content.
pub(super) async fn read(receive: &mut RecvStream) -> io::Result<Vec<u8>> {
    let mut length = [0; 4];
    receive.read_exact(&mut length).await.map_err(io::Error::other)?;
    let length = u32::from_le_bytes(length) as usize;
    if length > MAX_FRAME {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let mut frame = vec![0; length];
    receive.read_exact(&mut frame).await.map_err(io::Error::other)?;
    Ok(frame)
}

/// Writes a frame.
pub(super) async fn write(send: &mut SendStream, frame: &[u8]) -> io::Result<()> {
    let length = u32::try_from(frame.len()).map_err(io::Error::other)?.to_le_bytes();
    send.write_all(&[&length, frame].concat()).await.map_err(io::Error::other)
}
