//! The numbers of a machine, in SI units: seconds, bytes, and bytes per second.

use peapod_targets::{Accuracy, DimensionKind, MatrixUnit, Network, Pod, Settings, VectorUnit};

use crate::SimError;

/// Chips and what joins them. Every core is a device.
#[derive(Clone, Debug, PartialEq)]
pub struct Machine {
    /// Name of the target.
    pub name: String,
    /// X, then Y, then Z and so on.
    pub dims: Vec<Dim>,
    /// Cores of a chip.
    pub cores_per_chip: usize,
    /// Cycles per second.
    pub clock_hz: f64,
    /// Bytes of memory of a core.
    pub memory_bytes: u64,
    /// Bytes beside the units of a core.
    pub vmem_bytes: u64,
    /// Rows and columns of the tiles that tensors are stored in.
    pub tile: [usize; 2],
    /// What multiplies matrices.
    pub mxu: MatrixUnit,
    /// What does everything else.
    pub vector: VectorUnit,
    /// How near its simulated steps are to measured ones, if they have been compared.
    pub accuracy: Option<Accuracy>,
    /// Everything that is not a plain fact.
    pub settings: Settings,
}

/// One dimension of the network.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dim {
    /// One of [`Network::NAMES`].
    pub name: &'static str,
    /// Chips along it.
    pub chips: usize,
    /// How they are joined.
    pub kind: DimensionKind,
    /// Chips after which the next pod begins.
    pub pod: usize,
    /// Chips along it that one host feeds.
    pub host: usize,
    /// Bytes a second of a chip in one direction, if not those of the settings.
    pub bandwidth_bytes_per_s: Option<f64>,
    /// Seconds from one chip to the next, if not those of the settings.
    pub latency_s: Option<f64>,
}

impl Dim {
    /// Whether the first chip follows the last.
    pub fn is_ring(&self) -> bool {
        self.kind == DimensionKind::Ring
    }

    /// Whether all chips are as near to one another.
    pub fn is_switch(&self) -> bool {
        self.kind == DimensionKind::Switch
    }
}

impl Machine {
    /// The machine of a target; an error where it has no chips.
    pub fn new(pod: &Pod) -> Result<Self, SimError> {
        let (Some(chip), Some(network)) = (&pod.chip, &pod.network) else {
            return Err(SimError::NoChip {
                target: pod.name.clone(),
                known: pod_names(|pod| pod.chip.is_some()),
            });
        };
        let dims = network.dims.iter().zip(Network::NAMES);
        let dims = dims.map(|(dim, name)| Dim {
            name,
            chips: dim.chips.get() as usize,
            kind: dim.kind,
            pod: dim.pod.get() as usize,
            host: dim.host.get() as usize,
            bandwidth_bytes_per_s: dim.bandwidth_bytes_per_s,
            latency_s: dim.latency_s,
        });
        Ok(Self {
            name: pod.name.clone(),
            dims: dims.collect(),
            cores_per_chip: chip.cores.get() as usize,
            clock_hz: f64::from(chip.clock_hz.get()),
            memory_bytes: chip.memory_per_core_bytes,
            vmem_bytes: chip.vmem_per_core_bytes,
            tile: chip.tile.map(|n| n.get() as usize),
            mxu: chip.mxu,
            vector: chip.vector,
            accuracy: chip.accuracy,
            settings: chip.settings.clone(),
        })
    }

    /// Chips of the machine.
    pub fn chips(&self) -> usize {
        self.dims.iter().map(|dim| dim.chips).product()
    }

    /// Cores of all chips.
    pub fn devices(&self) -> usize {
        self.chips() * self.cores_per_chip
    }

    /// Hosts that feed the chips.
    pub fn hosts(&self) -> usize {
        let along = self.dims.iter().map(|dim| dim.chips.div_ceil(dim.host));
        along.product()
    }

    /// Floating-point operations per second of the matrix units of one core, at their peak, in one
    /// pass over bf16.
    pub fn peak_flops_per_s(&self) -> f64 {
        let mxu = &self.mxu;
        let macs = [mxu.per_core, mxu.rows, mxu.columns, mxu.pass_rows];
        let macs: f64 = macs.iter().map(|n| f64::from(n.get())).product();
        2.0 * macs / f64::from(mxu.pass_cycles.get()) * self.clock_hz
    }

    /// The same machine with another value of a setting: one of [`Settings::NAMES`], within the
    /// range of the chip's file.
    pub fn with(mut self, name: &str, value: f64) -> Result<Self, SimError> {
        let Some(setting) = self.settings.get_mut(name) else {
            return Err(SimError::UnknownSetting {
                name: name.to_owned(),
                known: Settings::NAMES.join(", "),
            });
        };
        if !(setting.low..=setting.high).contains(&value) {
            return Err(SimError::OutOfRange {
                name: name.to_owned(),
                value,
                low: setting.low,
                high: setting.high,
                source_text: setting.source.clone(),
            });
        }
        setting.value = value;
        Ok(self)
    }

    /// The same machine with links of so many bytes per second in each direction.
    pub fn with_link_bandwidth(self, bytes_per_s: f64) -> Result<Self, SimError> {
        self.with("link_bandwidth_bytes_per_s", bytes_per_s)
    }

    /// The same machine with so many seconds from chip to chip.
    pub fn with_hop_latency(self, seconds: f64) -> Result<Self, SimError> {
        self.with("hop_latency_s", seconds)
    }

    /// The same machine with so many seconds from chip to chip of another pod.
    pub fn with_cross_pod_latency(self, seconds: f64) -> Result<Self, SimError> {
        self.with("cross_pod_latency_s", seconds)
    }

    /// Name and shape: `NAME (128x32 chips of 2 cores)`.
    pub fn described(&self) -> String {
        let chips = self.dims.iter().map(|dim| dim.chips.to_string());
        let shape = chips.collect::<Vec<_>>().join("x");
        let cores = self.cores_per_chip;
        format!("{} ({shape} chips of {cores} cores)", self.name)
    }
}

/// Names of the targets that are so, the smallest first.
pub(crate) fn pod_names(is_so: impl Fn(&Pod) -> bool) -> String {
    let pods = Pod::list().unwrap_or_default();
    let names = pods.into_iter().filter(is_so).map(|pod| pod.name);
    names.collect::<Vec<_>>().join(", ")
}
