//! `cargo xtask fuzz`: takes inputs of all targets, or of some, and keeps those that crash.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;
use std::{fs, thread};

use anyhow::{Context, Result};
use clap::Parser;
use peapod_fuzz::command::{self, Commands};
use peapod_fuzz::memory::Counting;
use peapod_fuzz::run::{self, Inputs, Taken};
use peapod_fuzz::{TARGETS, Target, find, hunt};

/// Minutes of a run whose inputs are counted instead: a year.
const MINUTES: f64 = 365.0 * 24.0 * 60.0;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Feed everything that reads bytes with damaged files: none may panic, take longer than 2 s or
/// more than 512 MB.
#[derive(Parser)]
#[command(name = "cargo xtask fuzz", bin_name = "cargo xtask fuzz")]
struct Args {
    /// Targets; all without any.
    #[arg(value_name = "TARGET", value_parser = target)]
    targets: Vec<&'static Target>,
    /// Minutes for all targets together.
    #[arg(long)]
    minutes: Option<f64>,
    /// Inputs of each target, fewer of those that take long; without it and minutes, 10000.
    #[arg(long)]
    inputs: Option<u64>,
    /// Number of the first input.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// What the inputs are made from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Targets that run at the same time; as many as there are cores if not given.
    #[arg(long)]
    jobs: Option<usize>,
    /// Give each input to this program, a `peapod`, in a process of its own.
    #[arg(long, value_name = "PROGRAM")]
    command: Option<PathBuf>,
    /// Take this file alone.
    #[arg(
        long,
        value_name = "FILE",
        requires = "targets",
        conflicts_with = "minutes"
    )]
    input: Option<PathBuf>,
    /// Write the seeds of a target into a folder instead.
    #[arg(
        long,
        value_name = "FOLDER",
        requires = "targets",
        conflicts_with = "input"
    )]
    write_seeds: Option<PathBuf>,
}

fn target(name: &str) -> Result<&'static Target, String> {
    let names = TARGETS.each_ref().map(|target| target.name).join(", ");
    find(name).ok_or_else(|| format!("expected one of {names}"))
}

fn main() -> ExitCode {
    match run(Args::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Whether nothing is wrong.
fn run(args: Args) -> Result<bool> {
    let mut targets = args.targets;
    if let (Some(file), [target, ..]) = (&args.input, targets.as_slice()) {
        let bytes = fs::read(file).with_context(|| file.display().to_string())?;
        let taken = match &args.command {
            Some(program) => Commands::new(program, target)?.take(&bytes),
            None => run::take(target, &bytes),
        };
        return Ok(print(&taken));
    }
    if let (Some(folder), [target, ..]) = (&args.write_seeds, targets.as_slice()) {
        for (index, seed) in target.all_seeds().iter().enumerate() {
            fs::write(folder.join(format!("seed-{index}")), seed)?;
        }
        return Ok(true);
    }
    if targets.is_empty() {
        let mut all = TARGETS.iter().collect::<Vec<_>>();
        all.retain(|target| args.command.is_none() || command::takes(target));
        targets = all;
    }
    let few = if args.minutes.is_some() {
        u64::MAX
    } else {
        10_000
    };
    let jobs = args
        .jobs
        .or_else(|| thread::available_parallelism().ok().map(usize::from));
    let jobs = jobs.unwrap_or(1).clamp(1, targets.len());
    let minutes = args
        .minutes
        .map(|minutes| minutes * jobs as f64 / targets.len() as f64);
    let inputs = Inputs {
        seed: args.seed,
        first: args.first,
        end: args.first.saturating_add(args.inputs.unwrap_or(few)),
        time: Duration::from_secs_f64(minutes.unwrap_or(MINUTES) * 60.0),
    };
    let Some(record) = std::env::var_os(hunt::CHILD) else {
        return hunt::run(&targets, inputs, jobs, args.command.as_deref());
    };
    match &args.command {
        Some(program) => {
            let mut commands = Commands::new(program, targets[0])?;
            let take = &mut |_: &Target, input: &[u8]| commands.take(input);
            run::all(targets[0], inputs, record.as_ref(), take)?;
        }
        None => run::all(targets[0], inputs, record.as_ref(), &mut run::take)?,
    }
    Ok(true)
}

/// Prints what became of an input; whether nothing is wrong.
fn print(taken: &Taken) -> bool {
    println!(
        "{} ms, {} MB: {}",
        taken.time.as_millis(),
        taken.bytes.div_ceil(1 << 20),
        match &taken.result {
            Ok(true) => "accepted".to_owned(),
            Ok(false) => "refused".to_owned(),
            Err(wrong) => wrong.join(": "),
        }
    );
    taken.result.is_ok()
}
