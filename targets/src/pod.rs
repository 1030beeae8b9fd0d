//! A pod: accelerator chips and what joins them, as `pods/<pod>.toml` describes it, checked.

use crate::accelerator::{Accelerator, Setting, accelerator};
use crate::find::{self, find, names_of, parse_file};
use crate::network::{DimensionFile, Network, TorusFile, network};
use crate::{TargetError, embedded};
use serde::Deserialize;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::num::NonZeroU32;

/// Chips that one program is built for.
#[derive(Clone, Debug, PartialEq)]
pub struct Pod {
    /// Name of its file.
    pub name: String,
    /// The chip; `None` for any number of virtual devices of a machine.
    pub chip: Option<Accelerator>,
    /// How the chips are joined, where there are chips.
    pub network: Option<Network>,
    /// What executes a program.
    pub runner: PodRunner,
}

/// What runs the program of a pod.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct PodRunner {
    /// Name of the engine, as `peapod run --engine` takes it.
    #[serde(rename = "kind")]
    pub engine: String,
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
    dimensions: Option<Vec<DimensionFile>>,
    torus: Option<Vec<NonZeroU32>>,
    wrap: Option<Vec<bool>>,
    pod: Option<Vec<NonZeroU32>>,
    host: Option<Vec<NonZeroU32>>,
    /// Settings of the chip that are others here, by name.
    #[serde(default)]
    settings: BTreeMap<String, Setting>,
    runner: PodRunner,
}

impl Pod {
    /// The names of all pods, sorted by text.
    pub fn names() -> impl Iterator<Item = &'static str> {
        embedded::PODS.iter().map(|&(name, _)| name)
    }

    /// All pods: those whose mesh says how many devices there are, then the smallest first; of one
    /// size that of the chip that there are most pods of.
    pub fn list() -> Result<Vec<Pod>, TargetError> {
        let mut pods: Vec<Pod> = Pod::names().map(Pod::load).collect::<Result<_, _>>()?;
        let chips: Vec<_> = pods.iter().map(|pod| pod.chip.clone()).collect();
        pods.sort_by_cached_key(|pod| {
            let alike = chips.iter().filter(|chip| **chip == pod.chip);
            (pod.devices(), Reverse(alike.count()))
        });
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

    /// The pod of that name, or the one in a `.toml` file of the user.
    pub fn open(name_or_path: &str) -> Result<Pod, TargetError> {
        if !find::is_path(name_or_path) {
            return Pod::load(name_or_path);
        }
        let text = find::read(name_or_path)?;
        Pod::from_file(&find::stem(name_or_path), name_or_path, &text)
    }

    /// Whether this names a pod: one of [`Pod::names`], or a `.toml` file that says so.
    pub fn is_pod(name_or_path: &str) -> bool {
        match find::is_path(name_or_path) {
            true => find::kind(name_or_path).is_some_and(|kind| kind == "pod"),
            false => Pod::names().any(|name| name == name_or_path),
        }
    }

    /// A pod from the text of its file; the chip is one of those known.
    pub fn parse(name: &str, text: &str) -> Result<Pod, TargetError> {
        Pod::from_file(name, &format!("pods/{name}.toml"), text)
    }

    fn from_file(name: &str, path: &str, text: &str) -> Result<Pod, TargetError> {
        let mut file: PodFile = parse_file(path, text)?;
        let wrong = |message: String| TargetError::Syntax {
            file: path.to_owned(),
            message,
        };
        let chip = file.chip.as_ref().map(|chip| accelerator(name, chip));
        let mut chip = chip.transpose()?;
        if chip.is_some() != (file.torus.is_some() || file.dimensions.is_some()) {
            return Err(wrong(
                "a chip and a network (`torus` or `[[dimensions]]`) go together".to_owned(),
            ));
        }
        let settings = std::mem::take(&mut file.settings);
        let runner = file.runner;
        let lists = TorusFile {
            torus: file.torus,
            wrap: file.wrap,
            pod: file.pod,
            host: file.host,
        };
        let network = match &mut chip {
            Some(chip) => {
                for (name, setting) in settings {
                    chip.settings.replace(&name, setting).map_err(wrong)?;
                }
                chip.settings.check().map_err(wrong)?;
                Some(network(chip, lists, file.dimensions).map_err(wrong)?)
            }
            None if settings.is_empty() => None,
            None => {
                return Err(wrong(
                    "settings are of a chip, and it names none".to_owned(),
                ));
            }
        };
        Ok(Pod {
            name: name.to_owned(),
            chip,
            network,
            runner,
        })
    }

    /// Number of devices, cores of all chips; `None` if it is for the mesh to say.
    pub fn devices(&self) -> Option<usize> {
        let (chip, network) = (self.chip.as_ref()?, self.network.as_ref()?);
        let chips = network.dims.iter().map(|dim| dim.chips);
        let factors = chips.chain([chip.cores]).map(|n| n.get() as usize);
        Some(factors.product())
    }

    /// Bytes that a link sends in the time that it takes to the next chip: smaller messages cost
    /// about as much as none. 0 where there are no chips.
    pub fn latency_bytes(&self) -> f64 {
        self.chip.as_ref().map_or(0.0, |chip| {
            let settings = &chip.settings;
            settings.hop_latency_s.value * settings.link_bandwidth_bytes_per_s.value
        })
    }
}
