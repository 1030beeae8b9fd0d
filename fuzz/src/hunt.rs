//! Runs of many targets, each in a process of its own: an input that ends or hangs it is a finding,
//! and the run goes on behind it.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use crate::Target;
use crate::run::{Inputs, Record};

/// Time after which an input is taken for one without an end; on a busy machine, one that takes all
/// of its processor time.
const HUNG: Duration = Duration::from_secs(60);

/// Where a process looks for what it is to do.
pub const CHILD: &str = "PEAPOD_FUZZ_CHILD";

/// All that was found in one target.
#[derive(Default)]
struct Found {
    record: Record,
    /// First input and message of each place or limit.
    wrong: BTreeMap<String, (u64, String)>,
}

/// Runs targets, some at the same time, and prints a table and what is wrong; whether nothing is.
///
/// # Errors
///
/// A process cannot be started, or a file not written.
pub fn run(
    targets: &[&Target],
    inputs: Inputs,
    jobs: usize,
    command: Option<&Path>,
) -> Result<bool> {
    println!(
        "{:<10} {:>10} {:>10} {:>10} {:>6} {:>10} {:>10}",
        "target", "inputs", "accepted", "refused", "wrong", "slowest", "memory"
    );
    let next = Mutex::new(targets.iter());
    let worker = || -> Result<bool> {
        let mut clean = true;
        loop {
            // The lock is let go before the run.
            let target = next.lock().expect("no panic while it is held").next();
            let Some(target) = target else {
                return Ok(clean);
            };
            let found = hunt(target, inputs, command)?;
            clean &= found.wrong.is_empty();
            found.print(target, inputs.seed)?;
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(worker)).collect();
        let mut clean = true;
        for worker in workers {
            clean &= worker.join().expect("a worker panics nowhere")?;
        }
        Ok(clean)
    })
}

fn hunt(target: &Target, mut inputs: Inputs, command: Option<&Path>) -> Result<Found> {
    let mut found = Found::default();
    let start = Instant::now();
    let time = inputs.time;
    let (first, end) = (inputs.first, inputs.end);
    inputs.end = first + (end - first).div_ceil(target.cost);
    while inputs.first < inputs.end && start.elapsed() < time {
        inputs.time = time.saturating_sub(start.elapsed());
        let (record, said, end) = process(target, inputs, command)?;
        found.add(record, &said);
        match end {
            None => break,
            Some(end) => {
                found.record.wrong += 1;
                found.note(end, record.index, "see the error when it is run alone");
                inputs.first = record.index + 1;
            }
        }
    }
    Ok(found)
}

/// Runs a process: its record, what it printed, and how it ended if not by itself.
fn process(
    target: &Target,
    inputs: Inputs,
    command: Option<&Path>,
) -> Result<(Record, String, Option<String>)> {
    let file = std::env::temp_dir().join(format!("fuzz-{}-{}", std::process::id(), target.name));
    let Inputs {
        seed,
        first,
        end,
        time,
    } = inputs;
    let command = command.map(|path| [OsStr::new("--command"), path.as_os_str()]);
    let mut child = Command::new(std::env::current_exe()?)
        .env(CHILD, &file)
        .args(["--seed", &seed.to_string(), "--first", &first.to_string()])
        .args(["--inputs", &(end - first).to_string()])
        .args([
            "--minutes",
            &(time.as_secs_f64() / 60.0).to_string(),
            target.name,
        ])
        .args(command.into_iter().flatten())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .context("cannot run this program again")?;
    let mut pipe = child.stdout.take().context("the pipe was asked for")?;
    let said = thread::spawn(move || {
        let mut said = String::new();
        pipe.read_to_string(&mut said).map(|_| said)
    });
    let end = wait(&mut child, &file)?;
    let said = said.join().expect("reading panics nowhere")?;
    let record = read(&file).unwrap_or_default();
    // A process that failed before its first input is no finding.
    ensure!(
        end.is_none() || file.is_file(),
        "{} does not start: run it alone",
        target.name
    );
    let _ = fs::remove_file(&file);
    Ok((record, said, end))
}

fn wait(child: &mut Child, file: &PathBuf) -> Result<Option<String>> {
    let (mut last, mut since) = (None, Instant::now());
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok((!status.success()).then(|| format!("the process ended: {status}")));
        }
        let index = read(file).map(|record| record.index);
        if index != last {
            (last, since) = (index, Instant::now());
        }
        if last.is_some() && since.elapsed() > HUNG {
            child.kill()?;
            child.wait()?;
            return Ok(Some(format!("longer than {} s", HUNG.as_secs())));
        }
        thread::sleep(Duration::from_millis(20));
    }
}

fn read(file: &PathBuf) -> Option<Record> {
    bytemuck::try_pod_read_unaligned(&fs::read(file).ok()?).ok()
}

impl Found {
    fn add(&mut self, record: Record, said: &str) {
        let sum = &mut self.record;
        sum.accepted += record.accepted;
        sum.refused += record.refused;
        sum.wrong += record.wrong;
        sum.slowest_us = sum.slowest_us.max(record.slowest_us);
        sum.most_bytes = sum.most_bytes.max(record.most_bytes);
        for line in said.lines() {
            let mut parts = line.splitn(3, '\t');
            let index = parts.next().and_then(|index| index.parse().ok());
            if let (Some(index), Some(place), Some(message)) = (index, parts.next(), parts.next()) {
                self.note(place.to_owned(), index, message);
            }
        }
    }

    fn note(&mut self, place: String, index: u64, message: &str) {
        self.wrong
            .entry(place)
            .or_insert_with(|| (index, message.to_owned()));
    }

    /// Prints a row and what is wrong, and keeps the inputs.
    fn print(&self, target: &Target, seed: u64) -> Result<()> {
        let Record {
            accepted,
            refused,
            wrong,
            slowest_us,
            most_bytes,
            ..
        } = self.record;
        let mut text = format!(
            "{:<10} {:>10} {accepted:>10} {refused:>10} {wrong:>6} {:>7} ms {:>7} MB",
            target.name,
            accepted + refused + wrong,
            slowest_us.div_ceil(1000),
            most_bytes.div_ceil(1 << 20),
        );
        let folder = crate::targets::repository()
            .join("fuzz/artifacts")
            .join(target.name);
        let seeds = if self.wrong.is_empty() {
            Vec::new()
        } else {
            target.all_seeds()
        };
        for (place, (index, message)) in &self.wrong {
            fs::create_dir_all(&folder)?;
            let name = format!("{seed}-{index}");
            fs::write(folder.join(&name), target.input(&seeds, seed, *index))?;
            let message: String = message
                .chars()
                .take(200)
                .flat_map(char::escape_debug)
                .collect();
            text += &format!(
                "\n  {place}: {message}\n    again: cargo xtask fuzz {} --input \
                 fuzz/artifacts/{}/{name}",
                target.name, target.name
            );
        }
        println!("{text}");
        Ok(())
    }
}
