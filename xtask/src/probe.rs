//! Every wrapper of the instruction sets on a board, with slices flush against memory that faults.
//! The digests of its results must be those of the same calls here, where all is plain Rust.

use crate::build::Builder;
use crate::device;
use crate::report::grouped;
use crate::repository::Repository;
use crate::{list, setup};
use anyhow::{Context, Result, bail, ensure};
use peapod_probe::{BLOCK, Rooms, WRAPPERS};
use peapod_targets::Target;
use std::fs;
use std::path::Path;

/// Calls of each wrapper in one run of a board.
pub const CALLS: u32 = 100_000;

/// Exit code of the firmware when the core faults.
const FAULT: i32 = 102;

/// Options of `probe`.
#[derive(clap::Args)]
pub struct Args {
    /// Only this board.
    #[arg(long)]
    target: Option<String>,
    /// Calls of each wrapper.
    #[arg(long, default_value_t = CALLS)]
    calls: u32,
    /// What the calls are made from.
    #[arg(long, default_value_t = 1)]
    seed: u32,
}

/// What a board is to do.
#[derive(Clone, Copy)]
enum Job {
    /// The calls.
    Calls,
    /// Touch what lies before the slices.
    Before,
    /// Touch what lies behind them.
    Behind,
}

/// `cargo xtask probe`.
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    let targets = setup::targets(args.target.as_deref())?;
    setup::prepare(&targets)?;
    let builder = Builder::new(repository)?;
    // One run after another, for a board may take only so long for each.
    for first in (0..args.calls).step_by(CALLS as usize) {
        let seed = args.seed.wrapping_add(first / CALLS);
        let probes = Probes::new(seed, CALLS.min(args.calls - first))?;
        for target in &targets {
            match list::missing(target) {
                Some(missing) => println!("SKIPPED {}: {missing}", target.name),
                None => {
                    let told = probes.run(repository, &builder, target)?;
                    println!("ok {}, seed {seed}: {told}", target.name);
                }
            }
        }
    }
    Ok(true)
}

/// Calls of all wrappers, and the digests of their results.
pub struct Probes {
    seed: u32,
    calls: u32,
    digests: Vec<u32>,
}

impl Probes {
    /// Makes the calls here.
    pub fn new(seed: u32, calls: u32) -> Result<Self> {
        // Words, for alignment.
        let mut memory = vec![[0_u128; 256]; 3];
        let [low, middle, high] = &mut memory[..] else {
            bail!("expected three rooms");
        };
        let mut rooms = Rooms {
            low: bytemuck::bytes_of_mut(low),
            middle: bytemuck::bytes_of_mut(middle),
            high: bytemuck::bytes_of_mut(high),
        };
        let mut digests = Vec::new();
        for wrapper in WRAPPERS {
            for first in (0..calls).step_by(BLOCK) {
                let numbers = first..calls.min(first + BLOCK as u32);
                let digest = numbers.clone().try_fold(0, |digest, number| {
                    let made = peapod_probe::call(wrapper, seed, number, &mut rooms);
                    made.map(|results| peapod_probe::digest(digest, results))
                });
                let Ok(digest) = digest else {
                    bail!(
                        "{} wrote beside its slices in one of its calls {numbers:?}",
                        wrapper.name
                    );
                };
                digests.push(digest);
            }
        }
        Ok(Self {
            seed,
            calls,
            digests,
        })
    }

    /// Has a board make the calls, after a look whether its memory faults at both ends.
    pub fn run(
        &self,
        repository: &Repository,
        builder: &Builder<'_>,
        target: &Target,
    ) -> Result<String> {
        let folder = repository.image_dir(&target.name, "probe");
        fs::create_dir_all(&folder)?;
        let elf = builder.probe(target, &folder)?;
        for (job, place) in [(Job::Before, "before"), (Job::Behind, "behind")] {
            let (code, said) = self.start(target, &elf, &folder, job)?;
            ensure!(
                code == Some(FAULT),
                "a read {place} the slices does not fault: exit code {code:?} {said}"
            );
        }
        let (code, said) = self.start(target, &elf, &folder, Job::Calls)?;
        ensure!(code == Some(0), "{said} (exit code {code:?})");
        self.compare(&fs::read(folder.join("digests.bin"))?)?;
        Ok(format!(
            "{} wrappers, {} calls of each",
            WRAPPERS.len(),
            grouped(self.calls.into())
        ))
    }

    fn start(
        &self,
        target: &Target,
        elf: &Path,
        folder: &Path,
        job: Job,
    ) -> Result<(Option<i32>, String)> {
        let plan = [job as u32, self.seed, self.calls].map(u32::to_le_bytes);
        fs::write(folder.join("probe.bin"), plan.concat())?;
        device::exit_code(target, elf, folder, &[])
    }

    fn compare(&self, found: &[u8]) -> Result<()> {
        let (found, _) = found.as_chunks::<4>();
        ensure!(
            found.len() == self.digests.len(),
            "expected {} digests, found {}",
            self.digests.len(),
            found.len()
        );
        let pairs = found.iter().zip(&self.digests);
        let wrong = pairs
            .map(|(found, digest)| u32::from_le_bytes(*found) == *digest)
            .position(|equal| !equal);
        let Some(wrong) = wrong else {
            return Ok(());
        };
        let blocks = (self.calls as usize).div_ceil(BLOCK);
        let wrapper = WRAPPERS.get(wrong / blocks).context("no such wrapper")?;
        let first = wrong % blocks * BLOCK;
        bail!(
            "{}: other results than in plain Rust in calls {first} to {}, seed {}",
            wrapper.name,
            first + BLOCK,
            self.seed
        )
    }
}
