//! A pod: accelerator chips in a torus, as `pods/<pod>.toml` describes it, checked.

use crate::accelerator::{Accelerator, Setting, accelerator};
use crate::target::{find, names_of, parse_file};
use crate::{TargetError, embedded};
use peapod_diagnostic::read_text;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::path::Path;

/// Most bytes of a file that describes a pod.
const FILE_BYTES: u64 = 1 << 20;

/// Chips in a torus that one program is built for.
#[derive(Clone, Debug, PartialEq)]
pub struct Pod {
    /// Name of its file.
    pub name: String,
    /// The chip; `None` for any number of virtual devices of a machine.
    pub chip: Option<Accelerator>,
    /// How the chips are joined, where there are chips.
    pub torus: Option<Torus>,
    /// What executes a program.
    pub runner: PodRunner,
}

/// Chips in a grid of up to three dimensions, with links along each.
#[derive(Clone, Debug, PartialEq)]
pub struct Torus {
    /// X, then Y, then Z.
    pub dims: Vec<TorusDim>,
    /// Chips that one host feeds, along each dimension.
    pub host: Vec<NonZeroU32>,
}

/// One dimension of a torus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TorusDim {
    /// Chips along it.
    pub chips: NonZeroU32,
    /// Whether a link joins its ends: it is a ring then, and a line otherwise.
    pub wrap: bool,
    /// Chips after which the next pod begins: the links between are longer.
    pub pod: NonZeroU32,
}

impl Torus {
    /// Names of the dimensions, in order.
    pub const NAMES: [&'static str; 3] = ["X", "Y", "Z"];

    /// The chips along each dimension: `128x32`.
    pub fn shape(&self) -> String {
        let chips = self.dims.iter().map(|dim| dim.chips.to_string());
        chips.collect::<Vec<_>>().join("x")
    }
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

    /// The pod of that name, or the one in a `.toml` file of the user.
    pub fn open(name_or_path: &str) -> Result<Pod, TargetError> {
        if !Pod::is_path(name_or_path) {
            return Pod::load(name_or_path);
        }
        let text =
            read_text(name_or_path, FILE_BYTES).map_err(|error| TargetError::Unreadable {
                file: name_or_path.to_owned(),
                message: error.to_string(),
            })?;
        let stem = Path::new(name_or_path).file_stem().unwrap_or_default();
        Pod::from_file(&stem.to_string_lossy(), name_or_path, &text)
    }

    /// Whether this names a pod: one of [`Pod::names`], or a `.toml` file.
    pub fn is_pod(name_or_path: &str) -> bool {
        Pod::is_path(name_or_path) || Pod::names().any(|name| name == name_or_path)
    }

    fn is_path(name_or_path: &str) -> bool {
        Path::new(name_or_path).extension() == Some("toml".as_ref())
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
        if chip.is_some() != file.torus.is_some() {
            return Err(wrong("a chip and a torus go together".to_owned()));
        }
        let settings = std::mem::take(&mut file.settings);
        let runner = file.runner.clone();
        let torus = match &mut chip {
            Some(chip) => {
                for (name, setting) in settings {
                    chip.settings.replace(&name, setting).map_err(wrong)?;
                }
                chip.settings.check().map_err(wrong)?;
                Some(torus(chip, file).map_err(wrong)?)
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
            torus,
            runner,
        })
    }

    /// Number of devices, cores of all chips; `None` if it is for the mesh to say.
    pub fn devices(&self) -> Option<usize> {
        let (chip, torus) = (self.chip.as_ref()?, self.torus.as_ref()?);
        let chips = torus.dims.iter().map(|dim| dim.chips);
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

/// Most devices of a pod: ids of devices and links are 32-bit numbers.
const DEVICES_MAX: u64 = 1 << 24;

/// The torus of a file; what it leaves out is the chip's.
fn torus(chip: &Accelerator, file: PodFile) -> Result<Torus, String> {
    let chips = file.torus.unwrap_or_default();
    let rank = chips.len();
    if !(1..=Torus::NAMES.len()).contains(&rank) {
        return Err(format!("a torus has 1 to 3 dimensions, not {rank}"));
    }
    let devices = chips.iter().map(|n| u64::from(n.get()));
    let devices = devices.fold(u64::from(chip.cores.get()), u64::saturating_mul);
    if devices > DEVICES_MAX {
        return Err(format!("{devices} devices are more than {DEVICES_MAX}"));
    }
    let wrap = file.wrap.ok_or_else(|| {
        "`wrap` is missing: say for each dimension of the torus whether it is a ring".to_owned()
    })?;
    if wrap.len() != rank {
        return Err(format!(
            "`wrap` has {} entries for a torus of {rank} dimensions",
            wrap.len()
        ));
    }
    let along = |key: &str, given: Option<Vec<NonZeroU32>>, chip: &[NonZeroU32], rest| match given {
        Some(given) if given.len() == rank => Ok(given),
        Some(given) => Err(format!(
            "`{key}` has {} entries for a torus of {rank} dimensions",
            given.len()
        )),
        None => Ok((0..rank)
            .map(|dim| chip.get(dim).copied().unwrap_or(rest))
            .collect()),
    };
    let pod = along("pod", file.pod, &chip.pod, NonZeroU32::MAX)?;
    let host = along("host", file.host, &chip.host, NonZeroU32::MIN)?;
    let dims = chips.into_iter().zip(wrap).zip(pod);
    let dims = dims.map(|((chips, wrap), pod)| TorusDim { chips, wrap, pod });
    Ok(Torus {
        dims: dims.collect(),
        host,
    })
}
