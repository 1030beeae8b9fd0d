//! A pod: accelerator chips in a torus, as `pods/<pod>.toml` describes it, checked.

use crate::target::{find, names_of, parse_file};
use crate::{TargetError, embedded};
use serde::Deserialize;
use std::num::NonZeroU32;

/// Chips in a torus that one program is built for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pod {
    /// Name of its file.
    pub name: String,
    /// The chip; `None` where a machine stands for any number of devices.
    pub chip: Option<Accelerator>,
    /// Chips along X and along Y, where there are chips.
    pub torus: Option<[NonZeroU32; 2]>,
    /// What executes a program.
    pub runner: PodRunner,
}

/// A file of `chips/` that describes an accelerator.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Accelerator {
    /// Cores of a chip; each is a device of its own.
    pub cores: NonZeroU32,
    /// Bytes of memory that each core has.
    #[serde(rename = "memory_per_core", deserialize_with = "crate::size::bytes")]
    pub memory_per_core_bytes: u64,
}

/// What executes the program of a pod.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields, tag = "kind", rename_all = "kebab-case")]
pub enum PodRunner {
    /// Virtual devices in one process of this machine.
    Local,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum PodKind {
    Pod,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PodFile {
    #[serde(rename = "kind")]
    _kind: PodKind,
    chip: Option<String>,
    torus: Option<[NonZeroU32; 2]>,
    runner: PodRunner,
}

impl Pod {
    /// The names of all pods, sorted by text.
    pub fn names() -> impl Iterator<Item = &'static str> {
        embedded::PODS.iter().map(|&(name, _)| name)
    }

    /// All pods: those whose mesh says how many devices there are, then the smallest first.
    pub fn list() -> Result<Vec<Pod>, TargetError> {
        let mut pods: Vec<Pod> = Pod::names().map(Pod::load).collect::<Result<_, _>>()?;
        pods.sort_by_key(Pod::devices);
        Ok(pods)
    }

    /// The pod of that name.
    pub fn load(name: &str) -> Result<Pod, TargetError> {
        let text = find(embedded::PODS, name).ok_or_else(|| TargetError::Unknown {
            name: name.to_owned(),
            known: names_of(embedded::PODS),
        })?;
        Pod::parse(name, text)
    }

    /// A pod from the text of its file; the chip is one of those known.
    pub fn parse(name: &str, text: &str) -> Result<Pod, TargetError> {
        let file: PodFile = parse_file(&format!("pods/{name}.toml"), text)?;
        let chip = file.chip.as_ref().map(|chip| accelerator(name, chip));
        let chip = chip.transpose()?;
        if chip.is_some() != file.torus.is_some() {
            return Err(TargetError::Syntax {
                file: format!("pods/{name}.toml"),
                message: "a chip and a torus go together".to_owned(),
            });
        }
        Ok(Pod {
            name: name.to_owned(),
            chip,
            torus: file.torus,
            runner: file.runner,
        })
    }

    /// Number of devices, cores of all chips; `None` where it is for the mesh to say.
    pub fn devices(&self) -> Option<usize> {
        let (chip, [x, y]) = (self.chip.as_ref()?, self.torus?);
        let factors = [x, y, chip.cores].map(|factor| factor.get() as usize);
        Some(factors.iter().product())
    }
}

fn accelerator(target: &str, chip: &str) -> Result<Accelerator, TargetError> {
    let text = find(embedded::CHIPS, chip).ok_or_else(|| TargetError::UnknownChip {
        target: target.to_owned(),
        chip: chip.to_owned(),
        known: names_of(embedded::CHIPS),
    })?;
    parse_file(&format!("chips/{chip}.toml"), text)
}
