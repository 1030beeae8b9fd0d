//! What ranks tell each other before the first step.

use std::fmt::{self, Write};
use std::hash::{DefaultHasher, Hasher};
use std::net::TcpListener;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use crate::alike::{self, Alike, told};
use crate::engine::{EngineOptions, RunError};
use crate::program::Program;

/// Bytes of a record.
const BYTES: usize = 1024;

/// Where a rank is, and what it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Record {
    pub(super) host: String,
    /// What tells machines, and containers on them, apart that have one name.
    machine: String,
    pub(super) port: u16,
    pub(super) process: u32,
    alike: Alike,
}

/// Hashes what is written to it.
struct Hash(DefaultHasher);

impl Write for Hash {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}

/// A number that tells programs apart.
fn hash(program: &Program) -> u64 {
    let mut hash = Hash(DefaultHasher::new());
    for part in program.parts().chain([&**program]) {
        let shown = write!(hash, "{:?}{:?}", part.computations, part.inputs);
        let shown = shown.and_then(|()| write!(hash, "{:?}", part.outputs));
        shown.expect("nothing fails to be hashed");
        hash.0.write(part.constants.bytes());
    }
    for stage in &program.stages {
        let shown = write!(hash, "{:?}{:?}", stage.inputs, stage.outputs);
        shown.expect("nothing fails to be hashed");
    }
    hash.0.finish()
}

/// Name of this machine.
fn host() -> String {
    let name = std::fs::read_to_string("/proc/sys/kernel/hostname");
    let name = name.ok().or_else(|| std::env::var("HOSTNAME").ok());
    name.map_or_else(|| "localhost".to_owned(), |name| name.trim().to_owned())
}

/// A number of this start of the machine, and of what its processes are numbered in.
fn machine() -> String {
    let boot = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").unwrap_or_default();
    let numbered = std::fs::read_link("/proc/self/ns/pid").unwrap_or_default();
    format!("{} {}", boot.trim(), numbered.display())
}

impl Record {
    /// That of this process, and where it listens.
    pub(super) fn new(
        program: &Program,
        options: &EngineOptions,
    ) -> Result<(Self, TcpListener), RunError> {
        let listener = TcpListener::bind(("0.0.0.0", 0)).map_err(RunError::Connect)?;
        let port = listener.local_addr().map_err(RunError::Connect)?.port();
        let axes = program.mesh.axes.iter();
        let axes: Vec<String> = axes.map(|(name, size)| format!("{name}={size}")).collect();
        let alike = [
            ("peapod", env!("CARGO_PKG_VERSION").to_owned()),
            (
                "program",
                format!("{} ({:016x})", told(&program.name), hash(program)),
            ),
            ("mesh", told(&axes.join(","))),
            ("--max-iterations", options.max_iterations.to_string()),
            ("--max-work", options.max_work.to_string()),
        ];
        let record = Self {
            host: host(),
            machine: machine(),
            port,
            process: std::process::id(),
            alike: alike.map(|(name, it)| (name.to_owned(), it)).into(),
        };
        Ok((record, listener))
    }

    /// For the transport: lines, filled up with zeros.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let (host, machine) = (told(&self.host), told(&self.machine));
        let mut text = format!("{host}\n{machine}\n{}\n{}\n", self.port, self.process);
        text += &alike::lines(&self.alike);
        let mut bytes = text.into_bytes();
        bytes.resize(BYTES, 0);
        bytes
    }

    /// What another rank has told. Of one of another version whatever can be read.
    pub(super) fn read(bytes: &[u8]) -> Self {
        let text = String::from_utf8_lossy(bytes);
        let mut lines = text.trim_end_matches('\0').lines();
        let mut next = || lines.next().unwrap_or_default().to_owned();
        let (host, machine, port, process) = (next(), next(), next(), next());
        Self {
            host,
            machine,
            port: port.parse().unwrap_or(0),
            process: process.parse().unwrap_or(0),
            alike: alike::read(lines),
        }
    }

    /// Whether a rank is where `own` is: on the same machine, its processes numbered alike.
    pub(super) fn is_beside(&self, own: &Self) -> bool {
        (&self.host, &self.machine) == (&own.host, &own.machine)
    }

    /// Ends the process of this rank, which does not answer, if it is beside `own`.
    pub(super) fn end(&self, own: &Self) {
        let process = i32::try_from(self.process).ok().filter(|it| *it > 1);
        if let Some(process) = process.filter(|_| self.is_beside(own)) {
            // If that fails, the launcher has to end the process.
            let _ = kill(Pid::from_raw(process), Signal::SIGKILL);
        }
    }
}

/// An error if the ranks were not given the same.
pub(super) fn compare(records: &[Record]) -> Result<(), RunError> {
    let ranks = records.iter().enumerate();
    let ranks = ranks.map(|(rank, it)| (format!("rank {rank} on `{}`", it.host), &it.alike));
    alike::compare(&ranks.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alike::TOLD;

    fn record(host: &str, mesh: &str) -> Record {
        Record {
            host: host.to_owned(),
            machine: "m".to_owned(),
            port: 7,
            process: 9,
            alike: vec![("mesh".to_owned(), mesh.to_owned())],
        }
    }

    #[test]
    fn who_has_what_is_said() {
        let records = [record("a", "x=2"), record("b", "x=3"), record("c", "x=2")];
        let read = records.each_ref().map(|it| Record::read(&it.bytes()));
        assert_eq!(read, records);
        let error = compare(&records).unwrap_err().to_string();
        let expected = "the ranks differ in mesh: x=2: rank 0 on `a`, rank 2 on `c`; \
                        x=3: rank 1 on `b`";
        assert_eq!(error, expected);
        compare(&records[..1]).unwrap();
    }

    #[test]
    fn long_texts_differ_where_they_are_not_told() {
        let [a, b] = ["a", "b"].map(|end| told(&format!("{}{end}", "né".repeat(60))));
        assert_ne!(a, b);
        assert_eq!(
            a.chars().count(),
            TOLD + "… (0123456789abcdef)".chars().count()
        );
        assert_eq!(told("x\ty"), "x y");
        let most = told(&"é".repeat(100));
        let alike = (0..5).map(|_| ("--max-iterations".to_owned(), most.clone()));
        let long = Record {
            alike: alike.collect(),
            ..record(&most, "")
        };
        assert_eq!(long.bytes().len(), BYTES);
        assert_eq!(Record::read(&long.bytes()).alike, long.alike);
    }

    #[test]
    fn machines_of_one_name_are_told_apart() {
        let own = record("a", "x=2");
        let other = Record {
            machine: "another".to_owned(),
            ..own.clone()
        };
        assert!(own.is_beside(&own) && !other.is_beside(&own));
    }
}
