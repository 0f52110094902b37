//! The memory and the threads of engines, limited to what the machine has.

use std::io::Write as _;

use clap::Args;

use crate::engine::Resources;

/// The resources of an engine.
#[derive(Args, Clone, Copy)]
pub(super) struct ResourceArguments {
    /// Memory for tables and trees, in MiB; at most what the machine has
    #[arg(long, default_value_t = 32)]
    memory: usize,
    /// Number of threads of the search; at most 256, and what the machine has memory for
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

impl ResourceArguments {
    /// Returns the resources of each of this number of engines. More than the machine has is replaced by
    /// what it has, which a sentence on standard error tells.
    pub(super) fn resources(self, engines: usize) -> Resources {
        let memory = memory(self.memory, engines);
        crate::system::resources(memory, threads(self.threads, memory.saturating_mul(engines)))
    }
}

/// The most threads of a search. No search gains from more.
const MOST_THREADS: usize = 256;

/// The memory in MiB that a thread may reserve, though it uses little of it: its stack, and 64 MiB that the C
/// library of Linux sets aside for what the thread allocates.
const THREAD: usize = 80;

/// The most memory of a search in MiB: the longest tables that were tried.
const MOST_MEMORY: usize = if usize::BITS < 64 { 1 << 10 } else { 1 << 16 };

/// Memory in MiB that the program needs besides the tables of its engines.
const PROGRAM: usize = 64;

/// Returns this number of MiB in bytes, or as much as each of this number of engines can have.
pub(super) fn memory(mebibytes: usize, engines: usize) -> usize {
    let granted = granted(mebibytes, engines, available(), fits);
    if granted < mebibytes {
        tell(&format!("--memory {mebibytes} is more than the search can have here: it gets {granted} MiB"));
    }
    granted << 20
}

/// Returns this number of threads, or as many as can be had besides this number of bytes, and at least one.
pub(super) fn threads(threads: usize, memory: usize) -> usize {
    let granted = granted_threads(threads, memory >> 20, fits);
    if granted < threads {
        tell(&format!(
            "--threads {threads} is more than the search can have here: it gets {granted} threads"
        ));
    }
    granted
}

fn tell(sentence: &str) {
    _ = writeln!(std::io::stderr(), "parlour: {sentence}");
}

/// Returns the memory in MiB that each engine gets. The system has `available` MiB, if that is known, and
/// `fits` says if it can grant a number of MiB.
fn granted(wanted: usize, engines: usize, available: Option<usize>, fits: impl Fn(usize) -> bool) -> usize {
    let engines = engines.max(1);
    // A quarter stays for other programs.
    let fair = available.map_or(MOST_MEMORY, |available| available / 4 * 3 / engines);
    let mut granted = wanted.min(MOST_MEMORY).min(fair.max(1));
    while granted > 1 && !fits(granted.saturating_mul(engines).saturating_add(granted / 4 + PROGRAM)) {
        granted /= 2;
    }
    granted
}

/// Returns the number of threads that a search gets besides its tables of this number of MiB. A thread that
/// starts where no memory is left would end the program.
fn granted_threads(wanted: usize, memory: usize, fits: impl Fn(usize) -> bool) -> usize {
    let mut granted = wanted.clamp(1, MOST_THREADS);
    while granted > 1 && !fits(memory.saturating_add(granted * THREAD + PROGRAM)) {
        granted /= 2;
    }
    granted
}

/// Returns `true` if the system would grant this number of MiB to the program.
fn fits(mebibytes: usize) -> bool {
    let Some(bytes) = mebibytes.checked_mul(1 << 20) else { return false };
    let mut room = Vec::<u8>::new();
    let fits = room.try_reserve_exact(bytes).is_ok();
    // Otherwise the compiler may leave out an allocation that nobody uses.
    std::hint::black_box(&mut room);
    fits
}

/// Returns the memory in MiB that the system has left. Linux grants more than that, and ends the program
/// that then uses it.
fn available() -> Option<usize> {
    if cfg!(any(target_os = "linux", target_os = "android")) {
        let text = std::fs::read_to_string("/proc/meminfo").ok()?;
        let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
        let kibibytes: usize = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        return Some(kibibytes >> 10);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_limited_to_what_there_is() {
        let all = |_| true;
        assert_eq!(granted(32, 1, None, all), 32);
        assert_eq!(granted(0, 1, None, all), 0);
        assert_eq!(granted(999_999_999, 1, None, all), MOST_MEMORY);
        assert_eq!(granted(usize::MAX, 1, Some(8000), all), 6000.min(MOST_MEMORY));
        assert_eq!(granted(usize::MAX, 2, Some(8000), all), 3000.min(MOST_MEMORY));
        assert_eq!(granted(5000, 1, Some(8000), all), 5000.min(MOST_MEMORY));
        // A machine without memory is asked for little, which it may still have.
        assert_eq!(granted(999, 1, Some(0), all), 1);
        // 512 MiB would need 704.
        assert_eq!(granted(2048, 1, None, |mebibytes| mebibytes <= 700), 256);
        assert_eq!(granted(usize::MAX, usize::MAX, None, |_| false), 1);
    }

    #[test]
    fn no_system_grants_all_addresses() {
        assert!(fits(1));
        assert!(!fits(usize::MAX >> 20) && !fits(usize::MAX));
    }

    #[test]
    fn threads_are_limited() {
        let all = [0, 1, 4, 10_000].map(|wanted| granted_threads(wanted, 16, |_| true));
        assert_eq!(all, [1, 1, 4, MOST_THREADS]);
        // Sixteen threads would need 1360 MiB.
        let few = [0, 1, 4, 10_000].map(|wanted| granted_threads(wanted, 16, |room| room < 1200));
        assert_eq!(few, [1, 1, 4, 8]);
        assert_eq!(granted_threads(usize::MAX, usize::MAX, |_| false), 1);
    }
}
