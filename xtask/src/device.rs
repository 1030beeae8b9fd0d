//! Running an image: inputs into files, the emulator, outputs and profile back.

use crate::build::{Builder, Image};
use crate::{probe_rs, process};
use anyhow::{Context, Result, bail, ensure};
use peapod_targets::{Runner, Target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Longer than the slowest model on the slowest emulated board.
const LIMIT: Duration = Duration::from_secs(300);

/// The tensors of one inference, as little-endian bytes.
pub type Tensors = Vec<Vec<u8>>;

/// What came of running an image.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// Outputs of every inference.
    pub outputs: Vec<Tensors>,
    /// What it cost.
    pub profile: Profile,
}

/// What the device measured; the firmware writes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// Instructions from the model's bytes to a session.
    pub load: u64,
    /// Instructions of every inference.
    pub runs: Vec<u64>,
    /// Instructions of every step of the first inference.
    pub steps: Vec<u64>,
    /// Deepest stack of loading and the first inference, in bytes.
    pub stack_bytes: u64,
    /// Size of the session in bytes.
    pub session_bytes: u64,
}

/// Whether images read files of the host, as an emulator lets them.
pub fn reads_files(target: &Target) -> bool {
    matches!(target.runner, Some(Runner::Qemu { .. }))
}

/// Runs consecutive inferences. State carries over from one to the next.
pub fn run(image: &Image, inferences: &[Tensors]) -> Result<Outcome> {
    let link = |_: &Path| Ok(image.elf.clone());
    run_linked(image, inferences, link, probe_rs::PROGRAM.as_ref())
}

/// The same on any board: where an image cannot read files of the host, it is linked again, with
/// the inputs in it.
pub fn run_built(builder: &Builder, image: &Image, inferences: &[Tensors]) -> Result<Outcome> {
    if reads_files(&image.target) {
        return run(image, inferences);
    }
    let probe_rs = builder.probe_rs();
    let link = |files: &Path| {
        builder
            .holding(files)
            .linked(
                &image.target,
                &image.model,
                &image.folder,
                image.compiled.clone(),
            )
            .map(|linked| linked.elf)
    };
    run_linked(image, inferences, link, probe_rs)
}

fn run_linked(
    image: &Image,
    inferences: &[Tensors],
    link: impl FnOnce(&Path) -> Result<PathBuf>,
    probe_rs: &Path,
) -> Result<Outcome> {
    let folder = fresh_folder(&image.folder.join("run"))?;
    for (run, inputs) in inferences.iter().enumerate() {
        for (index, input) in inputs.iter().enumerate() {
            fs::write(folder.join(format!("in_{run}_{index}.bin")), input)?;
        }
    }
    let elf = link(&folder)?;
    match reads_files(&image.target) {
        true => drop(emulate(&image.target, &elf, &folder)?),
        false => probe_rs::run(&image.target, probe_rs, &elf, &folder)?,
    }
    let outputs = |stem, run| -> Result<Tensors> {
        let files =
            (0..image.compiled.outputs.len()).map(|index| format!("{stem}_{run}_{index}.bin"));
        let read = |name| {
            fs::read(folder.join(&name)).with_context(|| format!("the device wrote no {name}"))
        };
        files.map(read).collect()
    };
    let outcome = Outcome {
        outputs: (0..inferences.len())
            .map(|run| outputs("out", run))
            .collect::<Result<_>>()?,
        profile: Profile::read(&folder.join("profile.bin"))?,
    };
    // The profiled inference starts from a reset, so it must repeat the first.
    if let Some(first) = outcome.outputs.first() {
        ensure!(
            outputs("again", 0)? == *first,
            "after `reset` the model gives other outputs"
        );
    }
    Ok(outcome)
}

/// Puts a script into the folder where the firmware that makes its calls finds it.
pub fn stage_script(folder: &Path, script: &Path) -> Result<()> {
    copy(script, &fresh_folder(folder)?.join("script.bin"))
}

/// Runs that firmware, and fetches its answers.
pub fn run_script(target: &Target, elf: &Path, folder: &Path, answers: &Path) -> Result<()> {
    match reads_files(target) {
        true => drop(emulate(target, elf, folder)?),
        false => probe_rs::run(target, probe_rs::PROGRAM.as_ref(), elf, folder)?,
    }
    copy(&folder.join("answers.bin"), answers)
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::copy(from, to).with_context(|| format!("cannot copy {}", from.display()))?;
    Ok(())
}

fn fresh_folder(folder: &Path) -> Result<PathBuf> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    Ok(folder.to_path_buf())
}

/// Runs an image in `folder` until it exits with success; returns what it said.
pub fn emulate(target: &Target, elf: &Path, folder: &Path) -> Result<String> {
    let counting = ["-icount", "shift=0"];
    let (code, said) = exit_code(target, elf, folder, &counting)?;
    match code {
        Some(0) => Ok(said),
        Some(code) => bail!(
            "on {}: {} (exit code {code}) {said}",
            target.name,
            reason(code)
        ),
        None => bail!("on {}: the emulator was killed {said}", target.name),
    }
}

/// Runs an image in `folder` with these options of the emulator; returns how it ended and what it
/// said.
pub fn exit_code(
    target: &Target,
    elf: &Path,
    folder: &Path,
    options: &[&str],
) -> Result<(Option<i32>, String)> {
    let Some(Runner::Qemu {
        binary,
        machine,
        args,
        ..
    }) = &target.runner
    else {
        bail!("{} has no emulator", target.name);
    };
    let mut command = Command::new(binary);
    command
        .current_dir(folder)
        .args(["-machine", machine])
        .args(args)
        .args(["-display", "none", "-monitor", "none", "-serial", "none"])
        .args(["-semihosting-config", "enable=on,target=native"])
        .args(options)
        .arg("-kernel")
        .arg(elf);
    let output = process::with_timeout(&mut command, LIMIT)
        .with_context(|| format!("on {}", target.name))?;
    Ok((output.status.code(), process::said(&output)))
}

/// What the firmware's exit codes mean.
pub fn reason(code: i32) -> &'static str {
    match code {
        2 => "the model was refused on load",
        3 => "an input file is missing or has another length than the input",
        4 => "the device could not write a file",
        5 => "the stack reached its limit",
        101 => "the firmware panicked",
        102 => "the firmware ran into a hardware fault",
        _ => "the run failed",
    }
}

impl Profile {
    fn read(path: &Path) -> Result<Self> {
        let bytes = fs::read(path).context("the device wrote no profile")?;
        Self::parse(&bytes)
    }

    /// Records of 16 bytes: kind `u32`, index `u32`, value `u64`; the last has kind 5.
    fn parse(bytes: &[u8]) -> Result<Self> {
        let mut profile = Self::default();
        let (records, rest) = bytes.as_chunks::<16>();
        ensure!(rest.is_empty(), "the profile ends inside a record");
        let mut complete = false;
        for record in records {
            let kind = u32::from_le_bytes([record[0], record[1], record[2], record[3]]);
            let value = u64::from_le_bytes(record[8..].try_into()?);
            match kind {
                0 => profile.load = value,
                1 => profile.runs.push(value),
                2 => {
                    let index = u32::from_le_bytes([record[4], record[5], record[6], record[7]]);
                    // A loop has a record for each kernel that it ran.
                    match profile.steps.get_mut(index as usize) {
                        Some(step) => *step += value,
                        None => profile.steps.push(value),
                    }
                }
                3 => profile.stack_bytes = value,
                4 => profile.session_bytes = value,
                5 => complete = true,
                other => bail!("the profile has a record of unknown kind {other}"),
            }
        }
        ensure!(complete, "the profile has no end: the device stopped early");
        Ok(profile)
    }
}

#[cfg(test)]
mod tests {
    use super::Profile;

    fn record(kind: u32, index: u32, value: u64) -> Vec<u8> {
        [
            &kind.to_le_bytes()[..],
            &index.to_le_bytes(),
            &value.to_le_bytes(),
        ]
        .concat()
    }

    #[test]
    fn reads_a_profile() {
        let bytes = [
            record(0, 0, 7),
            record(1, 0, 9),
            record(2, 0, 4),
            record(2, 1, 5),
            record(3, 0, 64),
        ];
        let bytes = [bytes.concat(), record(4, 0, 32), record(5, 0, 0)].concat();
        let profile = Profile::parse(&bytes).unwrap();
        assert_eq!(
            (profile.load, profile.runs, profile.steps),
            (7, vec![9], vec![4, 5])
        );
        assert_eq!((profile.stack_bytes, profile.session_bytes), (64, 32));
        assert!(
            Profile::parse(&bytes[..bytes.len() - 16]).is_err(),
            "no end"
        );
        assert!(Profile::parse(&bytes[..17]).is_err(), "half a record");
    }
}
