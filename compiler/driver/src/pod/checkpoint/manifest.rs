//! `manifest.json`: what is in a checkpoint, where, and with which hashes.

use peapod_diagnostic::{Diagnostic, Place, Result, code, ensure};
use serde::{Deserialize, Serialize};

use super::hash::Hash;
use super::interface::Interface;

/// Name of the file.
pub const FILE: &str = "manifest.json";

/// What the file says it is.
const FORMAT: &str = "peapod-checkpoint";

/// The version that is written; version 1, whose hashes are CRC-32C, is read too.
const VERSION: u32 = 2;

/// The first version.
const FIRST: u32 = 1;

/// Precedes the hash of everything before it, which ends the file.
const CHECKSUM: &str = ",\n  \"checksum\": \"";

/// All that a checkpoint says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    format: String,
    version: u32,
    /// Version of Peapod that wrote it.
    pub peapod: String,
    /// Steps that were done.
    pub step: u64,
    /// Hash of the interface.
    pub fingerprint: Hash,
    /// Inputs and outputs of the program.
    pub interface: Interface,
    /// The mesh that the run had: names and sizes of axes. For people; a resumed run may have
    /// another.
    pub mesh: Vec<(String, usize)>,
    /// Processes that wrote it. For people.
    pub ranks: usize,
    /// Where the stream of data was, if there was one.
    pub data: Option<Position>,
    /// Inputs that stay as they are.
    pub constants: Vec<Constant>,
    /// Files with tensors.
    pub shards: Vec<Shard>,
}

/// Where a stream of data is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// Names of the inputs that it feeds.
    pub inputs: Vec<String>,
    /// Times that all of the data was taken.
    pub epoch: u64,
    /// The next frame of the epoch, counted from 0.
    pub frame: u64,
}

/// An input that no step replaces and no stream feeds: it is not in the checkpoint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Constant {
    /// Its position.
    pub input: usize,
    /// Hash of its elements.
    #[serde(alias = "crc32c")]
    pub hash: Hash,
}

/// A file with tensors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shard {
    /// Its name.
    pub file: String,
    /// Its length.
    pub bytes: u64,
    /// Hash of what precedes the first tensor.
    #[serde(alias = "table_crc32c")]
    pub table_hash: Hash,
    /// What it holds, without gaps, to its end.
    pub tensors: Vec<Saved>,
}

/// A tensor in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// The input whose next value it is.
    pub input: usize,
    /// Its name in the file.
    pub name: String,
    /// Where in the file it begins.
    pub offset: u64,
    /// How long it is.
    pub bytes: u64,
    /// Hash of its elements.
    #[serde(alias = "crc32c")]
    pub hash: Hash,
}

impl Shard {
    /// Where the first tensor begins.
    pub fn table_bytes(&self) -> u64 {
        self.tensors.first().map_or(self.bytes, |it| it.offset)
    }
}

impl Manifest {
    /// One of this version, without shards yet.
    pub fn new(step: u64, interface: Interface) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            peapod: env!("CARGO_PKG_VERSION").to_owned(),
            step,
            fingerprint: interface.fingerprint(),
            interface,
            mesh: vec![],
            ranks: 1,
            data: None,
            constants: vec![],
            shards: vec![],
        }
    }

    /// The text of the file.
    ///
    /// # Errors
    ///
    /// It cannot be written as JSON, which is a bug.
    pub fn encode(&self) -> Result<String> {
        let text = serde_json::to_string_pretty(self).map_err(crate::diagnose::json)?;
        let body = text.strip_suffix("\n}").unwrap_or(&text);
        Ok(sealed(body))
    }

    /// Reads the file.
    ///
    /// # Errors
    ///
    /// It does not have the hash that it says, is of another version, or contradicts itself.
    pub fn decode(file: &[u8]) -> Result<Self> {
        let text = str::from_utf8(file).map_err(|error| {
            damaged("not text in UTF-8").at(Place::Bytes {
                start: error.valid_up_to(),
                end: error.valid_up_to() + 1,
            })
        })?;
        let cut = || damaged("expected a hash at its end, found none: it is cut off or changed");
        let (body, found) = text.rsplit_once(CHECKSUM).ok_or_else(cut)?;
        let found = found.strip_suffix("\"\n}\n").ok_or_else(cut)?;
        let said: Option<Hash> = found.parse().ok();
        let expected = match said {
            Some(said) => said.like_of(body.as_bytes()),
            None => Hash::of(body.as_bytes()),
        };
        ensure!(
            said == Some(expected),
            damaged(format!(
                "its text has hash {expected}, but it says {}",
                found.escape_default()
            ))
        );
        let error = |error: serde_json::Error| damaged(error.to_string());
        let versioned: Version = serde_json::from_str(text).map_err(error)?;
        ensure!(
            versioned.format == FORMAT && (FIRST..=VERSION).contains(&versioned.version),
            damaged(format!(
                "expected {FORMAT} of version {FIRST} or {VERSION}, found {} of version {}",
                versioned.format, versioned.version
            ))
        );
        let manifest: Self = serde_json::from_str(text).map_err(error)?;
        manifest.check().map_err(damaged)?;
        Ok(manifest)
    }

    /// Whether files, tensors and inputs are such as a writer makes them.
    fn check(&self) -> Result<(), String> {
        // Ranks tell each other steps as numbers, of which these two mean something else.
        if [0, u64::MAX].contains(&self.step) {
            return Err(format!("step {} is not one of a run", self.step));
        }
        let state = self.state();
        // bounded: inputs that the file lists
        let mut found = vec![0; self.interface.inputs.len()];
        let mut files: Vec<&str> = self.shards.iter().map(|it| it.file.as_str()).collect();
        files.sort_unstable();
        if let Some(twice) = files.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(format!("two files `{}`", twice[0]));
        }
        for shard in &self.shards {
            let plain = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
            if !shard.file.chars().all(plain) || shard.file.starts_with('.') || shard.file == FILE {
                return Err(format!(
                    "`{}` is no name of a file",
                    shard.file.escape_default()
                ));
            }
            let mut end = shard.table_bytes();
            for tensor in &shard.tensors {
                let next = tensor.offset.checked_add(tensor.bytes);
                end = next.filter(|_| tensor.offset == end).unwrap_or(u64::MAX);
                *found
                    .get_mut(tensor.input)
                    .ok_or_else(|| format!("tensor `{}` is of no input", tensor.name))? += 1;
            }
            if end != shard.bytes {
                return Err(format!("tensors do not fill `{}`", shard.file));
            }
        }
        let wrong = (0..found.len()).find(|input| found[*input] != usize::from(state[*input]));
        match wrong.map(|input| &self.interface.inputs[input].name) {
            Some(name) => Err(format!("input `{name}` is missing, or there too often")),
            None => Ok(()),
        }
    }

    /// Which inputs are in a checkpoint: those that steps replace.
    fn state(&self) -> Vec<bool> {
        // bounded: inputs that the file lists
        let mut state = vec![false; self.interface.inputs.len()];
        for input in self.interface.outputs.iter().filter_map(|it| it.replaces) {
            if let Some(state) = state.get_mut(input) {
                *state = true;
            }
        }
        state
    }
}

/// The text of a manifest whose last field is to be the hash of all before it.
pub fn sealed(body: &str) -> String {
    let hash = Hash::of(body.as_bytes());
    format!("{body}{CHECKSUM}{hash}\"\n}}\n")
}

/// What is read before it is known that the rest can be.
#[derive(Deserialize)]
struct Version {
    format: String,
    version: u32,
}

/// That the manifest is not what was written.
fn damaged(message: impl Into<String>) -> Diagnostic {
    code::CHECKPOINT_DAMAGED
        .error(message, super::SKIP)
        .in_file(FILE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_that_mean_something_else_between_ranks_are_refused() {
        let decoded = |step| {
            let manifest = Manifest::new(step, Interface::default());
            Manifest::decode(manifest.encode().unwrap().as_bytes())
        };
        for step in [0, u64::MAX] {
            let error = decoded(step).unwrap_err().to_string();
            assert!(
                error.contains(&format!("step {step} is not one")),
                "{error}"
            );
        }
        for step in [1, u64::MAX - 1] {
            assert_eq!(decoded(step).unwrap().step, step);
        }
    }
}
