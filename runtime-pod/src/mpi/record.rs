//! What ranks tell each other before the first step.

use std::collections::BTreeMap;
use std::fmt::{self, Write};
use std::hash::{DefaultHasher, Hasher};
use std::net::TcpListener;
use std::process::Command;

use crate::engine::{EngineOptions, RunError};
use crate::program::Program;

/// Bytes of a record; longer texts are truncated.
const BYTES: usize = 1024;

/// Where a rank is, and what it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Record {
    pub(super) host: String,
    pub(super) port: u16,
    pub(super) process: u32,
    /// Pairs of what all have to have alike: its name, and what it is.
    alike: Vec<(String, String)>,
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
    let shown = write!(hash, "{:?}{:?}", program.computations, program.inputs);
    let shown = shown.and_then(|()| write!(hash, "{:?}", program.outputs));
    shown.expect("nothing fails to be hashed");
    hash.0.write(program.constants.bytes());
    hash.0.finish()
}

/// Name of this machine.
fn host() -> String {
    let name = std::fs::read_to_string("/proc/sys/kernel/hostname");
    let name = name.ok().or_else(|| std::env::var("HOSTNAME").ok());
    name.map_or_else(|| "localhost".to_owned(), |name| name.trim().to_owned())
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
                format!("{} ({:016x})", program.name, hash(program)),
            ),
            ("mesh", axes.join(",")),
            ("--max-iterations", options.max_iterations.to_string()),
            ("--max-work", options.max_work.to_string()),
        ];
        let record = Self {
            host: host(),
            port,
            process: std::process::id(),
            alike: alike.map(|(name, it)| (name.to_owned(), it)).into(),
        };
        Ok((record, listener))
    }

    /// For the transport: lines, filled up with zeros.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut text = format!("{}\n{}\n{}\n", self.host, self.port, self.process);
        for (name, it) in &self.alike {
            let it = it.replace(char::is_control, " ");
            let it: String = it.chars().take(80).collect();
            text += &format!("{name}\t{it}\n");
        }
        let mut bytes = text.into_bytes();
        bytes.resize(BYTES, 0);
        bytes
    }

    /// What another rank has told. Of one of another version whatever can be read.
    pub(super) fn read(bytes: &[u8]) -> Self {
        let text = String::from_utf8_lossy(bytes);
        let mut lines = text.trim_end_matches('\0').lines();
        let mut next = || lines.next().unwrap_or_default().to_owned();
        let (host, port, process) = (next(), next(), next());
        let alike = lines.filter_map(|line| line.split_once('\t'));
        Self {
            host,
            port: port.parse().unwrap_or(0),
            process: process.parse().unwrap_or(0),
            alike: alike
                .map(|(name, it)| (name.to_owned(), it.to_owned()))
                .collect(),
        }
    }

    /// Ends the process of this rank, which does not answer, if it is on the host of `own`.
    pub(super) fn end(&self, own: &Self) {
        if self.host == own.host && self.process > 1 {
            let mut kill = Command::new("kill");
            // If that fails, the launcher has to end the process.
            let _ = kill.args(["-9", &self.process.to_string()]).status();
        }
    }
}

/// An error if the ranks were not given the same.
pub(super) fn compare(records: &[Record]) -> Result<(), RunError> {
    let names = records
        .iter()
        .flat_map(|it| &it.alike)
        .map(|(name, _)| name);
    for what in names {
        let mut held: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for (rank, record) in records.iter().enumerate() {
            let found = record.alike.iter().find(|(name, _)| name == what);
            let found = found.map_or("none", |(_, it)| it);
            let who = format!("rank {rank} on `{}`", record.host);
            held.entry(found).or_default().push(who);
        }
        if held.len() > 1 {
            let held = held.into_iter();
            let held = held.map(|(it, who)| format!("{it}: {}", who.join(", ")));
            return Err(RunError::Differ {
                what: what.clone(),
                held: held.collect::<Vec<_>>().join("; "),
            });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(host: &str, mesh: &str) -> Record {
        Record {
            host: host.to_owned(),
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
}
