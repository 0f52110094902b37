//! Numbers of seconds on the command line and in protocols.

use std::time::Duration;

use super::fault::Fault;

/// The longest limit, a year. Sums and multiples of it do not overflow.
const LONGEST: Duration = Duration::from_hours(365 * 24);

/// Returns a number of seconds as a limit, or the longest limit if it is more.
pub(super) fn duration(seconds: f64) -> Result<Duration, Fault> {
    Duration::try_from_secs_f64(seconds)
        .map(|time| time.min(LONGEST))
        .map_err(|error| Fault::new(&seconds.to_string(), error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_times_are_capped_and_bad_ones_refused() {
        assert_eq!(duration(0.5), Ok(Duration::from_millis(500)));
        assert_eq!(duration(1e19), Ok(LONGEST));
        assert!(duration(-1.).is_err() && duration(f64::NAN).is_err());
    }
}
