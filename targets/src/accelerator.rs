//! An accelerator: a file of `chips/` with plain facts, and with settings where facts are missing.

use crate::Chip;
use crate::find::{find, joined, parse_file};
use crate::{TargetError, embedded};
use serde::{Deserialize, Serialize};
use std::num::NonZeroU32;

/// A file of `chips/` that describes an accelerator.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Accelerator {
    /// Cores of a chip; each is a device of its own.
    pub cores: NonZeroU32,
    /// Bytes of memory that each core has.
    #[serde(rename = "memory_per_core", deserialize_with = "crate::size::bytes")]
    pub memory_per_core_bytes: u64,
    /// Bytes of the memory beside the units of each core.
    #[serde(rename = "vmem_per_core", deserialize_with = "crate::size::bytes")]
    pub vmem_per_core_bytes: u64,
    /// Cycles per second.
    pub clock_hz: NonZeroU32,
    /// Rows and columns of the tiles of 32-bit elements that tensors are stored in; 1 and 1 where
    /// they are stored row by row.
    pub tile: [NonZeroU32; 2],
    /// What multiplies matrices.
    pub mxu: MatrixUnit,
    /// What does everything else.
    pub vector: VectorUnit,
    /// Links of a chip, each to one neighbour and of two directions.
    pub links_per_chip: NonZeroU32,
    /// Chips of a whole pod along each dimension.
    pub pod: Vec<NonZeroU32>,
    /// Chips that one host feeds, along each dimension.
    pub host: Vec<NonZeroU32>,
    /// How near simulated steps are to measured ones, where they have been compared.
    pub accuracy: Option<Accuracy>,
    /// What is measured, published in several versions, or to be calibrated.
    pub settings: Settings,
}

/// Simulated steps beside measured ones: docs/simulator-accuracy.md.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Accuracy {
    /// Steps that nothing was fitted to.
    pub steps: NonZeroU32,
    /// The median of their errors, relative to what was measured.
    pub median_error: f64,
    /// The largest of them.
    pub largest_error: f64,
}

/// Systolic arrays of a core.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct MatrixUnit {
    /// Arrays of each core.
    pub per_core: NonZeroU32,
    /// Depth of a product that one holds.
    pub rows: NonZeroU32,
    /// Results of a row.
    pub columns: NonZeroU32,
    /// Rows of the left operand that go through together.
    pub pass_rows: NonZeroU32,
    /// Cycles that they take.
    pub pass_cycles: NonZeroU32,
}

/// The vector unit of a core.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct VectorUnit {
    /// Lanes of a register.
    pub lanes: NonZeroU32,
    /// Rows of lanes.
    pub sublanes: NonZeroU32,
    /// 32-bit functions that each lane of a sublane does per cycle.
    pub alus_per_sublane: NonZeroU32,
}

/// A number that is not a plain fact: from where it is, and how far it may be changed.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Setting {
    /// What counts: the file's default, until something else is asked for.
    #[serde(rename = "default")]
    pub value: f64,
    /// Least value that makes sense.
    pub low: f64,
    /// Greatest one.
    pub high: f64,
    /// Who says so.
    pub source: String,
}

/// Declares the settings and what finds them by name.
macro_rules! settings {
    ($($(#[$docs:meta])* $name:ident,)*) => {
        /// The settings of a chip, in the units that end their names.
        #[derive(Clone, Debug, Deserialize, PartialEq)]
        #[serde(deny_unknown_fields)]
        pub struct Settings {
            $($(#[$docs])* pub $name: Setting,)*
        }

        impl Settings {
            /// Their names, in order.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// The one of this name.
            pub fn get(&self, name: &str) -> Option<&Setting> {
                match name {
                    $(stringify!($name) => Some(&self.$name),)*
                    _ => None,
                }
            }

            /// The one of this name, to be changed.
            pub fn get_mut(&mut self, name: &str) -> Option<&mut Setting> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)*
                    _ => None,
                }
            }
        }
    };
}

settings! {
    /// Of one direction of one link.
    link_bandwidth_bytes_per_s,
    /// From one chip to the next.
    hop_latency_s,
    /// From a chip of one pod to the next one in another pod.
    cross_pod_latency_s,
    /// From one core of a chip to the others, in one direction.
    core_bandwidth_bytes_per_s,
    /// From one core of a chip to another.
    core_latency_s,
    /// Of the memory of one core, reading and writing together.
    hbm_bandwidth_bytes_per_s,
    /// From the host to one chip.
    pcie_bandwidth_bytes_per_s,
    /// Of one host to the data centre.
    dcn_bandwidth_bytes_per_s,
    /// From one host to another.
    dcn_latency_s,
    /// Passes over the matrix units that products of 32-bit floats take.
    f32_mxu_passes,
    /// Share of its peak that a matrix unit reaches on full tiles.
    mxu_efficiency,
    /// Share of its peak that the vector unit reaches.
    vector_efficiency,
    /// Share of the bandwidth that reading and writing memory reach.
    hbm_efficiency,
    /// What is between two steps: the host, the next input, the loop around steps.
    step_overhead_s,
    /// What every instruction takes besides.
    instruction_overhead_s,
    /// What every collective takes besides.
    collective_overhead_s,
    /// What every phase of a collective takes besides.
    phase_overhead_s,
}

impl Settings {
    /// Puts a setting in the place of the one of this name.
    pub(crate) fn replace(&mut self, name: &str, setting: Setting) -> Result<(), String> {
        let Some(place) = self.get_mut(name) else {
            let known = Self::NAMES.join(", ");
            return Err(format!("no setting `{name}`; the settings are: {known}"));
        };
        *place = setting;
        Ok(())
    }

    /// Every value is within its range.
    pub(crate) fn check(&self) -> Result<(), String> {
        for name in Self::NAMES {
            let Some(setting) = self.get(name) else {
                continue;
            };
            let Setting {
                value, low, high, ..
            } = *setting;
            let floor = if name.ends_with("_per_s") || name.ends_with("efficiency") {
                f64::MIN_POSITIVE
            } else {
                0.0
            };
            if !(floor <= low && low <= value && value <= high && high.is_finite()) {
                return Err(format!(
                    "setting `{name}`: expected a value in {low}..{high} and a range of finite \
                     numbers {}, found {value}",
                    if floor > 0.0 { "above 0" } else { "from 0" },
                ));
            }
        }
        Ok(())
    }
}

/// The accelerator of that name; `target` names it.
pub(crate) fn accelerator(target: &str, chip: &str) -> Result<Accelerator, TargetError> {
    let is_accelerator = |name: &&str| !Chip::known().any(|micro| micro == *name);
    let known = embedded::CHIPS.iter().map(|&(name, _)| name);
    let text = find(embedded::CHIPS, chip).filter(|_| is_accelerator(&chip));
    let text = text.ok_or_else(|| TargetError::UnknownChip {
        target: target.to_owned(),
        chip: chip.to_owned(),
        known: joined(known.filter(is_accelerator)),
    })?;
    parse_file(&format!("chips/{chip}.toml"), text)
}
