//! What a rank tells of itself in every heartbeat: what it does, how far it is, and whether the
//! threads that run the program run at all.

use std::fs;
use std::time::{Duration, Instant};

use crate::activity::{Activity, Doing, step_of};
use crate::executor::THREAD_NAME;
use crate::progress::StepId;

/// Bytes of a pulse, as it is sent.
pub(super) const BYTES: usize = 1 + 8 + 8 + 4;

/// What a rank tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pulse {
    /// What it does.
    pub(super) doing: Doing,
    /// Exchanges that it has begun.
    pub(super) exchanges: u64,
    /// The last step that it has reached, as a word of its [`Activity`].
    step: u64,
    /// Milliseconds for which none of its threads has run; `u32::MAX` if the system does not tell.
    still: u32,
}

impl Pulse {
    pub(super) fn bytes(self) -> [u8; BYTES] {
        let mut bytes = [0; BYTES];
        bytes[0] = self.doing as u8;
        bytes[1..9].copy_from_slice(&self.exchanges.to_le_bytes());
        bytes[9..17].copy_from_slice(&self.step.to_le_bytes());
        bytes[17..].copy_from_slice(&self.still.to_le_bytes());
        bytes
    }

    pub(super) fn read(bytes: &[u8; BYTES]) -> Self {
        let word = |at: usize| u64::from_le_bytes(std::array::from_fn(|it| bytes[at + it]));
        Self {
            doing: Doing::from_byte(bytes[0]),
            exchanges: word(1),
            step: word(9),
            still: u32::from_le_bytes(std::array::from_fn(|it| bytes[17 + it])),
        }
    }

    /// The last step that it has reached, which may not be one of the program.
    pub(super) fn step(self) -> Option<(usize, StepId)> {
        step_of(self.step)
    }

    /// For how long it has not gone on though nothing but other ranks could keep it from that.
    pub(super) fn stuck_for(self) -> Duration {
        match self.still {
            u32::MAX => Duration::ZERO,
            _ if !self.doing.runs() => Duration::ZERO,
            still => Duration::from_millis(still.into()),
        }
    }
}

/// What shows that threads run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Signs {
    /// A thread runs, or waits for a processor only.
    runs: bool,
    /// Processor time of all threads.
    time: u64,
    /// Steps that were finished, and exchanges that were begun.
    ticks: u64,
}

/// Finds how long this process has been still.
pub(super) struct Sampler {
    last: Option<Signs>,
    since: Instant,
}

impl Sampler {
    pub(super) fn new() -> Self {
        Self {
            last: None,
            since: Instant::now(),
        }
    }

    /// What this rank tells now.
    pub(super) fn pulse(&mut self, activity: &Activity) -> Pulse {
        let (doing, exchanges) = (activity.doing(), activity.exchanges());
        let ticks = activity.ticks().wrapping_add(exchanges);
        let threads = threads();
        let signs = threads.map(|(runs, time)| Signs { runs, time, ticks });
        Pulse {
            doing,
            exchanges,
            step: activity.step(),
            still: self.still(signs, doing, Instant::now()),
        }
    }

    fn still(&mut self, signs: Option<Signs>, doing: Doing, now: Instant) -> u32 {
        let Some(signs) = signs else {
            return u32::MAX;
        };
        // What was spent on a file, pipe or terminal is not counted.
        if signs.runs || !doing.runs() || self.last != Some(signs) {
            self.since = now;
        }
        self.last = Some(signs);
        let still = now.duration_since(self.since).as_millis();
        u32::try_from(still).unwrap_or(u32::MAX - 1)
    }
}

/// Whether any of the threads that run the program, the main one and those of the pool, runs or
/// waits for a processor, and the processor time of all of them. None where the system does not
/// tell: it is that of Linux.
fn threads() -> Option<(bool, u64)> {
    let main = std::process::id().to_string();
    let (mut runs, mut time) = (false, 0_u64);
    for entry in fs::read_dir("/proc/self/task").ok()? {
        let entry = entry.ok()?;
        // One that has ended is not there any more.
        let Ok(text) = fs::read_to_string(entry.path().join("stat")) else {
            continue;
        };
        let (name, state, spent) = stat(&text)?;
        if entry.file_name() == main.as_str() || name.starts_with(THREAD_NAME) {
            runs |= state == "R";
            time = time.wrapping_add(spent);
        }
    }
    Some((runs, time))
}

/// Name, state and processor time of a thread, as `/proc` tells them; see proc(5).
fn stat(text: &str) -> Option<(&str, &str, u64)> {
    let (before, after) = text.rsplit_once(')')?;
    let (_, name) = before.split_once('(')?;
    let mut fields = after.split_whitespace();
    let state = fields.next()?;
    let [user, system] = [fields.nth(10)?, fields.next()?].map(|it| it.parse::<u64>().ok());
    Some((name, state, user? + system?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pulses_are_read_as_they_were_written() {
        let activity = Activity::default();
        activity.turn_to(Doing::Checkpoint);
        activity.exchange();
        let step = StepId {
            computation: 3,
            step: 9,
        };
        activity.reach(2, step);
        let pulse = Sampler::new().pulse(&activity);
        assert_eq!(Pulse::read(&pulse.bytes()), pulse);
        assert_eq!(pulse.step(), Some((2, step)));
        assert_eq!(pulse.exchanges, 1);
    }

    #[test]
    fn only_what_neither_runs_nor_waits_for_the_world_is_still() {
        let (mut sampler, began) = (Sampler::new(), Instant::now());
        let at = |seconds| began + Duration::from_secs(seconds);
        let signs = |runs, time, ticks| Some(Signs { runs, time, ticks });
        let mut still = |signs, doing, seconds| sampler.still(signs, doing, at(seconds));
        assert_eq!(still(signs(false, 5, 1), Doing::Computes, 1), 0);
        assert_eq!(still(signs(false, 5, 1), Doing::Computes, 4), 3000);
        // Processor time, a step, and a thread that has no processor are signs of life.
        assert_eq!(still(signs(false, 6, 1), Doing::Computes, 5), 0);
        assert_eq!(still(signs(false, 6, 2), Doing::Waits, 6), 0);
        assert_eq!(still(signs(false, 6, 2), Doing::Waits, 8), 2000);
        assert_eq!(still(signs(true, 6, 2), Doing::Waits, 9), 0);
        assert_eq!(still(signs(false, 6, 2), Doing::Data, 20), 0);
        assert_eq!(still(None, Doing::Waits, 30), u32::MAX);
        let unknown = Pulse {
            doing: Doing::Waits,
            still: u32::MAX,
            ..Pulse::default()
        };
        assert_eq!(unknown.stuck_for(), Duration::ZERO);
    }

    #[test]
    fn a_line_of_proc_is_read_whatever_the_name_of_the_thread() {
        let numbers = "S 1 2 3 4 5 6 7 8 9 10 40 2 13 14";
        let line = format!("77 (peapod-run (a) b) {numbers}");
        assert_eq!(stat(&line), Some(("peapod-run (a) b", "S", 42)));
        assert_eq!(stat("77 peapod"), None);
        if cfg!(target_os = "linux") {
            assert!(threads().is_some());
        }
    }
}
