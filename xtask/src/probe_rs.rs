//! Running an image on a board at a debug probe, by the program `probe-rs`: it flashes the image,
//! and prints what the firmware writes over RTT, of which the files are made that the firmware
//! wrote.

use crate::device;
use crate::process;
use anyhow::{Context, Result, bail, ensure};
use peapod_targets::{Runner, Target};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The program.
pub const PROGRAM: &str = "probe-rs";

/// How to get it.
const INSTALL: &str = "install it with `cargo install probe-rs-tools`, or see https://probe.rs";

/// Longer than flashing an image and the slowest model on the slowest board.
const LIMIT: Duration = Duration::from_secs(600);

/// What lines of the firmware begin with. Timestamps may come before it.
const MARK: &str = "peapod ";

/// What probe-rs says of a list without a probe.
const NO_PROBE: &str = "No debug probes were found";

/// Whether there are the program and a probe; if not, the error says what is missing and how to get
/// it.
pub fn ready(target: &Target, program: &Path) -> Result<()> {
    let Some(Runner::ProbeRs { .. }) = &target.runner else {
        bail!(
            "{}: nothing is known that runs its images; flash the one of `cargo xtask build` by other \
             means, or add a runner to its file: see docs/boards.md",
            target.name
        );
    };
    ensure!(
        program.is_file() || process::find(PROGRAM).is_some(),
        "{}: no `{PROGRAM}` on the path; {INSTALL}",
        target.name
    );
    let listed = process::output(Command::new(program).arg("list"))?;
    ensure!(
        !listed.contains(NO_PROBE),
        "{}: `{PROGRAM} list` finds no debug probe; connect the board's, or one to the board",
        target.name
    );
    Ok(())
}

/// Runs an image until it exits with success; the files that it wrote are in `folder`.
pub fn run(target: &Target, program: &Path, elf: &Path, folder: &Path) -> Result<()> {
    ready(target, program)?;
    let Some(Runner::ProbeRs {
        chip: Some(chip),
        args,
    }) = &target.runner
    else {
        bail!("{}: the runner has no chip", target.name);
    };
    let mut command = Command::new(program);
    command.args(["run", "--chip", chip]).args(args).arg(elf);
    let output = process::with_timeout(&mut command, LIMIT)
        .with_context(|| format!("on {}", target.name))?;
    let said = String::from_utf8_lossy(&output.stdout);
    let wrote = Received::default().read(&said)?;
    for (name, bytes) in &wrote.files {
        fs::write(folder.join(name), bytes)?;
    }
    if output.status.success() {
        ensure!(
            wrote.open.is_empty(),
            "on {}: the board stopped within a file",
            target.name
        );
        return Ok(());
    }
    let code = output.status.code().unwrap_or_default();
    bail!(
        "on {}: {} ({PROGRAM} ended with {code})\n{}",
        target.name,
        device::reason(code),
        others(&process::said(&output))
    )
}

/// What probe-rs said besides the lines of the firmware.
fn others(said: &str) -> String {
    let others = said.lines().filter(|line| !line.contains(MARK));
    others.collect::<Vec<_>>().join("\n")
}

/// Files that the firmware wrote.
#[derive(Debug, Default)]
struct Received {
    files: Vec<(PathBuf, Vec<u8>)>,
    /// Those that are not closed, by their numbers.
    open: BTreeMap<String, (PathBuf, Vec<u8>)>,
}

impl Received {
    /// Reads all lines.
    fn read(mut self, said: &str) -> Result<Self> {
        for line in said.lines() {
            let Some(at) = line.find(MARK) else { continue };
            let words: Vec<&str> = line[at + MARK.len()..].split_whitespace().collect();
            self.line(&words)
                .with_context(|| format!("the board wrote {line:?}"))?;
        }
        Ok(self)
    }

    fn line(&mut self, words: &[&str]) -> Result<()> {
        let none = "expected the number of an open file";
        match words {
            ["create", number, name] => {
                let path = Path::new(name);
                // A name and no path: the firmware may be any.
                ensure!(
                    path.file_name() == Some(path.as_os_str()),
                    "expected the name of a file"
                );
                let file = (path.to_owned(), Vec::new());
                let before = self.open.insert((*number).to_owned(), file);
                ensure!(before.is_none(), "expected the number of no open file");
            }
            ["write", number, digits] => {
                let (_, bytes) = self.open.get_mut(*number).context(none)?;
                bytes.append(&mut decoded(digits)?);
            }
            ["close", number] => self.files.push(self.open.remove(*number).context(none)?),
            _ => bail!("expected `create FILE NAME`, `write FILE BYTES` or `close FILE`"),
        }
        Ok(())
    }
}

/// Bytes of hexadecimal digits.
fn decoded(digits: &str) -> Result<Vec<u8>> {
    let (pairs, rest) = digits.as_bytes().as_chunks::<2>();
    ensure!(rest.is_empty(), "expected two digits for each byte");
    let byte = |pair: &[u8; 2]| -> Result<u8> {
        let text = str::from_utf8(pair)?;
        Ok(u8::from_str_radix(text, 16)?)
    };
    pairs.iter().map(byte).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_come_in_lines_among_others() {
        let said = "Erasing sectors\n12:00:01.000: peapod create 00 profile.bin\n\
                    peapod create 01 out_0_0.bin\npeapod write 01 00ff\npeapod write 01 7f\n\
                    peapod close 01\npeapod close 00\n";
        let received = Received::default().read(said).unwrap();
        let files: Vec<(&str, &[u8])> = received
            .files
            .iter()
            .map(|(path, bytes)| (path.to_str().unwrap(), &bytes[..]))
            .collect();
        let expected: [(&str, &[u8]); 2] = [("out_0_0.bin", &[0, 255, 127]), ("profile.bin", &[])];
        assert_eq!(files, expected);
        assert!(received.open.is_empty());
        assert_eq!(others(said), "Erasing sectors");
    }

    #[test]
    fn lines_that_cannot_be_are_errors() {
        for said in [
            "peapod write 00 00",
            "peapod create 00 ../../etc",
            "peapod create 00 a\npeapod write 00 0",
            "peapod create 00 a\npeapod write 00 0g",
            "peapod create 00 a\npeapod create 00 b",
            "peapod create 00",
        ] {
            let error = Received::default().read(said).unwrap_err();
            assert!(
                format!("{error:#}").contains("the board wrote"),
                "{error:#}"
            );
        }
    }
}
