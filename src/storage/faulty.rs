//! A storage whose calls fail when a test says so.

use std::io;
use std::sync::{Arc, Mutex};
use std::thread::{self, ThreadId};

use web_time::SystemTime;

use super::files::lock;
use super::{Lock, Storage};

/// A storage in front of another one. Its calls fail as [`Injected`] says.
#[derive(Debug)]
pub struct Faulty<S> {
    storage: S,
    injected: Injected,
}

/// The faults of a [`Faulty`] storage. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct Injected(Arc<Mutex<Plan>>);

#[derive(Debug, Default)]
struct Plan {
    calls: usize,
    fault: Option<Fault>,
    is_paused: bool,
    reads: Vec<(ThreadId, String)>,
    syncs: Vec<(ThreadId, String)>,
}

/// A fault at a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Number of the call that fails, from 1, counted by [`Injected::calls`].
    pub call: usize,
    /// Number of calls that fail from there on.
    pub lasts: usize,
    /// Error number of the system, such as 28 for a full disk on Linux.
    pub error: i32,
    /// A file that is created keeps the first half of its content.
    pub is_short: bool,
}

impl Injected {
    /// Counts the calls from 0 again, and lets them fail as `fault` says, or never.
    pub fn plan(&self, fault: Option<Fault>) {
        *lock(&self.0) = Plan { fault, ..Plan::default() };
    }

    /// Returns the number of calls since the last plan.
    #[must_use]
    pub fn calls(&self) -> usize {
        lock(&self.0).calls
    }

    /// Returns the names of the files that this thread has read, or tried to, since the last plan.
    #[must_use]
    pub fn reads(&self) -> Vec<String> {
        of_this_thread(&lock(&self.0).reads)
    }

    /// Returns the names of the files and folders that this thread has made durable, or tried to, since the last
    /// plan.
    #[must_use]
    pub fn syncs(&self) -> Vec<String> {
        of_this_thread(&lock(&self.0).syncs)
    }

    /// Runs something whose calls neither fail nor count.
    pub fn paused<T>(&self, run: impl FnOnce() -> T) -> T {
        lock(&self.0).is_paused = true;
        let done = run();
        lock(&self.0).is_paused = false;
        done
    }

    fn next(&self) -> Option<Fault> {
        let mut plan = lock(&self.0);
        if plan.is_paused {
            return None;
        }
        plan.calls += 1;
        let calls = plan.calls;
        plan.fault.filter(|fault| (fault.call..fault.call.saturating_add(fault.lasts)).contains(&calls))
    }
}

fn of_this_thread(names: &[(ThreadId, String)]) -> Vec<String> {
    let here = thread::current().id();
    names.iter().filter(|(at, _)| *at == here).map(|(_, name)| name.clone()).collect()
}

impl<S: Storage> Faulty<S> {
    /// Returns a storage that fails as `injected` says.
    #[must_use]
    pub fn new(storage: S, injected: Injected) -> Faulty<S> {
        Faulty { storage, injected }
    }

    fn call<T>(&self, call: impl FnOnce(&S) -> io::Result<T>) -> io::Result<T> {
        match self.injected.next() {
            Some(fault) => Err(io::Error::from_raw_os_error(fault.error)),
            None => call(&self.storage),
        }
    }
}

impl<S: Storage> Storage for Faulty<S> {
    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        lock(&self.injected.0).reads.push((thread::current().id(), name.to_owned()));
        self.call(|storage| storage.read(name))
    }

    fn create(&self, name: &str, content: &[u8]) -> io::Result<()> {
        let Some(fault) = self.injected.next() else { return self.storage.create(name, content) };
        if fault.is_short {
            self.storage.create(name, &content[..content.len() / 2])?;
        }
        Err(io::Error::from_raw_os_error(fault.error))
    }

    fn create_folder(&self, folder: &str) -> io::Result<()> {
        self.call(|storage| storage.create_folder(folder))
    }

    fn sync(&self, name: &str) -> io::Result<()> {
        lock(&self.injected.0).syncs.push((thread::current().id(), name.to_owned()));
        self.call(|storage| storage.sync(name))
    }

    fn sync_folder(&self, folder: &str) -> io::Result<()> {
        lock(&self.injected.0).syncs.push((thread::current().id(), format!("{folder}/")));
        self.call(|storage| storage.sync_folder(folder))
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        self.call(|storage| storage.rename(from, to))
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.call(|storage| storage.remove(name))
    }

    fn list(&self, folder: &str) -> io::Result<Vec<String>> {
        self.call(|storage| storage.list(folder))
    }

    fn written(&self, name: &str) -> io::Result<SystemTime> {
        self.call(|storage| storage.written(name))
    }

    fn set_written(&self, name: &str, time: SystemTime) -> io::Result<()> {
        self.call(|storage| storage.set_written(name, time))
    }

    fn lock(&self) -> io::Result<Option<Lock>> {
        self.call(Storage::lock)
    }
}
