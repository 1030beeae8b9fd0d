//! The loop over inputs: each is timed, its memory counted, its panics caught. Times are those of
//! the processor: a machine that does other work besides makes no input slow.

use std::fs::File;
use std::io::{Seek, Write, stdout};
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use bytemuck::{Pod, Zeroable};
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;

use crate::Target;
use crate::memory::Counting;

/// Processor time that an input may take.
pub const TIME: Duration = Duration::from_secs(2);

/// Bytes that an input may take.
pub const MEMORY: usize = 512 << 20;

/// Times that a slow input is taken: what runs beside it takes its caches.
const TRIES: usize = 3;

/// Inputs of a target that are to be taken.
#[derive(Clone, Copy)]
pub struct Inputs {
    /// What they are made from.
    pub seed: u64,
    /// Number of the first.
    pub first: u64,
    /// Number after the last.
    pub end: u64,
    /// Time after which no other is taken.
    pub time: Duration,
}

/// What the inputs so far have shown. It is written to a file before every input, for
/// an input may end the process.
#[derive(Clone, Copy, Default, Debug, Pod, Zeroable)]
#[repr(C)]
pub struct Record {
    /// Number of the input that is being taken.
    pub index: u64,
    /// Inputs accepted.
    pub accepted: u64,
    /// Inputs refused.
    pub refused: u64,
    /// Inputs that panicked, or went beyond [`TIME`] or [`MEMORY`].
    pub wrong: u64,
    /// Longest processor time of an input, in microseconds.
    pub slowest_us: u64,
    /// Most memory of an input, in bytes.
    pub most_bytes: u64,
}

impl Record {
    /// Counts what was accepted (`Ok(true)`), refused or wrong.
    pub fn count(&mut self, taken: &Taken) {
        *match taken.result {
            Ok(true) => &mut self.accepted,
            Ok(false) => &mut self.refused,
            Err(_) => &mut self.wrong,
        } += 1;
        self.slowest_us = self.slowest_us.max(taken.time.as_micros() as u64);
        self.most_bytes = self.most_bytes.max(taken.bytes as u64);
    }
}

/// What became of one input.
pub struct Taken {
    /// Whether it was accepted, or what is wrong: a place or a limit, and how.
    pub result: Result<bool, [String; 2]>,
    /// The least processor time of all tries.
    pub time: Duration,
    /// Bytes it held at once, at most.
    pub bytes: usize,
}

/// The last panic: where, and its message.
static PANIC: Mutex<[String; 2]> = Mutex::new([const { String::new() }; 2]);

/// Keeps panics instead of printing them.
pub fn keep_panics() {
    panic::set_hook(Box::new(|info| {
        let place = info
            .location()
            .map_or_else(String::new, ToString::to_string);
        let message = info.payload_as_str().unwrap_or("no message").to_owned();
        *PANIC.lock().expect("no panic while it is held") = [place, message];
    }));
}

/// Takes one input; after [`keep_panics`].
pub fn take(target: &Target, input: &[u8]) -> Taken {
    within_limits(&mut || once(target, input))
}

/// What became of an input that this takes, held against [`TIME`] and [`MEMORY`].
pub fn within_limits(once: &mut dyn FnMut() -> Taken) -> Taken {
    let mut taken = once();
    for _ in 1..TRIES {
        if taken.time <= TIME {
            break;
        }
        taken.time = taken.time.min(once().time);
    }
    if taken.time > TIME {
        let limit = format!("longer than {} s", TIME.as_secs());
        taken.result = Err([limit, format!("{:.1} s", taken.time.as_secs_f64())]);
    } else if taken.bytes > MEMORY && taken.result.is_ok() {
        let limit = format!("more than {} MB", MEMORY >> 20);
        taken.result = Err([limit, format!("{} MB", taken.bytes >> 20)]);
    }
    taken
}

fn once(target: &Target, input: &[u8]) -> Taken {
    let before = Counting::start();
    let start = processor_time(UsageWho::RUSAGE_SELF);
    let result = panic::catch_unwind(AssertUnwindSafe(|| (target.take)(input)));
    let result = result.map_err(|_| PANIC.lock().expect("no panic while it is held").clone());
    Taken {
        result,
        time: processor_time(UsageWho::RUSAGE_SELF).saturating_sub(start),
        bytes: Counting::most(before),
    }
}

/// Processor time that a process or its children have taken, in programs and in the kernel.
pub fn processor_time(who: UsageWho) -> Duration {
    let usage = getrusage(who).expect("no other condition than the name of whose it is");
    [usage.user_time(), usage.system_time()]
        .map(|time| {
            let micros = time.num_microseconds();
            Duration::from_micros(micros.unsigned_abs())
        })
        .iter()
        .sum()
}

/// Takes inputs, each by a function; prints a line `NUMBER<tab>PLACE<tab>MESSAGE` for what is
/// wrong, and writes the record to a file.
///
/// # Errors
///
/// The record cannot be written.
pub fn all(
    target: &Target,
    inputs: Inputs,
    record_file: &Path,
    take: &mut dyn FnMut(&Target, &[u8]) -> Taken,
) -> Result<()> {
    keep_panics();
    let seeds = target.all_seeds();
    let mut file = File::create(record_file).context("the record cannot be written")?;
    let mut record = Record::default();
    let start = Instant::now();
    for index in inputs.first..=inputs.end {
        record.index = index;
        file.rewind()?;
        file.write_all(bytemuck::bytes_of(&record))?;
        if index == inputs.end || start.elapsed() > inputs.time {
            break;
        }
        let taken = take(target, &target.input(&seeds, inputs.seed, index));
        record.count(&taken);
        if let Err([place, message]) = taken.result {
            let message = message.replace(['\n', '\t'], " ");
            writeln!(stdout(), "{index}\t{place}\t{message}")?;
        }
    }
    Ok(())
}
