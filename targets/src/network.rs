//! How the chips of a pod are joined: dimensions, each of rings, of lines, or of switches.

use crate::accelerator::Accelerator;
use serde::Deserialize;
use std::num::NonZeroU32;

/// Chips in a grid. Those that differ along one dimension only are joined by its links.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// X, then Y, then Z and so on: neighbours first.
    pub dims: Vec<Dimension>,
}

/// One dimension of a network.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dimension {
    /// Chips along it.
    pub chips: NonZeroU32,
    /// How they are joined.
    pub kind: DimensionKind,
    /// Chips after which the next pod begins: the links between are longer.
    pub pod: NonZeroU32,
    /// Chips along it that one host feeds.
    pub host: NonZeroU32,
    /// Bytes a second that a chip sends in one direction, over all links together; `None` for the
    /// chip's setting.
    pub bandwidth_bytes_per_s: Option<f64>,
    /// Seconds from one chip to the next, of a switch through it; `None` for the chip's setting.
    pub latency_s: Option<f64>,
}

/// How the chips along a dimension are joined.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum DimensionKind {
    /// A link in each direction to both neighbours, and from the last to the first.
    Ring,
    /// The same with open ends.
    Mesh,
    /// A switch that does not block, or a fat tree of such: each chip reaches every other one.
    Switch,
}

impl Network {
    /// Names of the dimensions, in order.
    pub const NAMES: [&'static str; 6] = ["X", "Y", "Z", "U", "V", "W"];

    /// The chips along each dimension: `128x32`.
    pub fn shape(&self) -> String {
        let chips = self.dims.iter().map(|dim| dim.chips.to_string());
        chips.collect::<Vec<_>>().join("x")
    }
}

/// A dimension as a file describes it; what it leaves out is the chip's.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DimensionFile {
    kind: DimensionKind,
    chips: NonZeroU32,
    pod: Option<NonZeroU32>,
    host: Option<NonZeroU32>,
    /// Links side by side, each of the bandwidth.
    links: Option<NonZeroU32>,
    bandwidth_bytes_per_s: Option<f64>,
    latency_s: Option<f64>,
    /// Who says so.
    source: Option<String>,
}

/// Dimensions of a torus as lists, one entry a dimension: the short form.
#[derive(Debug, Default)]
pub(crate) struct TorusFile {
    pub(crate) torus: Option<Vec<NonZeroU32>>,
    pub(crate) wrap: Option<Vec<bool>>,
    pub(crate) pod: Option<Vec<NonZeroU32>>,
    pub(crate) host: Option<Vec<NonZeroU32>>,
}

/// Most devices of a pod: ids of devices and links are 32-bit numbers.
const DEVICES_MAX: u64 = 1 << 24;

/// The network of a file, in either form.
pub(crate) fn network(
    chip: &Accelerator,
    torus: TorusFile,
    dimensions: Option<Vec<DimensionFile>>,
) -> Result<Network, String> {
    let lists = [
        torus.pod.is_some(),
        torus.host.is_some(),
        torus.wrap.is_some(),
    ];
    let dims = match (torus.torus.is_some(), dimensions) {
        (true, None) => of_torus(chip, torus)?,
        (false, Some(given)) if lists == [false; 3] => of_dimensions(chip, &given)?,
        (_, _) => {
            return Err(
                "describe the network either by `torus`, `wrap`, `pod` and `host`, or by \
                 `[[dimensions]]`"
                    .to_owned(),
            );
        }
    };
    let rank = dims.len();
    if !(1..=Network::NAMES.len()).contains(&rank) {
        let most = Network::NAMES.len();
        return Err(format!("a network has 1 to {most} dimensions, not {rank}"));
    }
    let devices = dims.iter().map(|dim| u64::from(dim.chips.get()));
    let devices = devices.fold(u64::from(chip.cores.get()), u64::saturating_mul);
    if devices > DEVICES_MAX {
        return Err(format!("{devices} devices are more than {DEVICES_MAX}"));
    }
    Ok(Network { dims })
}

/// What the chip says of a dimension: pods, and hosts.
fn of_chip(chip: &Accelerator, dim: usize) -> [NonZeroU32; 2] {
    let at = |list: &[NonZeroU32], rest| list.get(dim).copied().unwrap_or(rest);
    [
        at(&chip.pod, NonZeroU32::MAX),
        at(&chip.host, NonZeroU32::MIN),
    ]
}

fn of_torus(chip: &Accelerator, file: TorusFile) -> Result<Vec<Dimension>, String> {
    let chips = file.torus.unwrap_or_default();
    let rank = chips.len();
    let wrap = file.wrap.ok_or_else(|| {
        "`wrap` is missing: say for each dimension of the torus whether it is a ring".to_owned()
    })?;
    let known = |place: usize| {
        (0..rank)
            .map(move |dim| of_chip(chip, dim)[place])
            .collect()
    };
    let lists = [("pod", file.pod, 0), ("host", file.host, 1)];
    let lists = lists.map(|(key, given, place)| (key, given.unwrap_or_else(|| known(place))));
    let lengths = lists.iter().map(|(key, list)| (*key, list.len()));
    for (key, length) in lengths.chain([("wrap", wrap.len())]) {
        if length != rank {
            return Err(format!(
                "`{key}` has {length} entries for a torus of {rank} dimensions"
            ));
        }
    }
    let [(_, pod), (_, host)] = lists;
    let dims = (0..rank).map(|dim| Dimension {
        chips: chips[dim],
        kind: match wrap[dim] {
            true => DimensionKind::Ring,
            false => DimensionKind::Mesh,
        },
        pod: pod[dim],
        host: host[dim],
        bandwidth_bytes_per_s: None,
        latency_s: None,
    });
    Ok(dims.collect())
}

fn of_dimensions(chip: &Accelerator, given: &[DimensionFile]) -> Result<Vec<Dimension>, String> {
    let dim = |(index, file): (usize, &DimensionFile)| {
        let [pod, host] = of_chip(chip, index);
        let wrong = |message: &str| Err(format!("dimension {}: {message}", index + 1));
        let numbers = [file.bandwidth_bytes_per_s, file.latency_s];
        if numbers
            .iter()
            .flatten()
            .any(|it| !(it.is_finite() && *it > 0.0))
        {
            return wrong("bandwidth and latency are numbers above 0");
        }
        if numbers.iter().any(Option::is_some) && file.source.as_ref().is_none_or(String::is_empty)
        {
            return wrong("`source` is missing: who says what bandwidth and latency are");
        }
        if file.kind == DimensionKind::Switch && file.pod.is_some() {
            return wrong("`pod` is for rings and meshes: all ways through a switch are alike");
        }
        let links = f64::from(file.links.unwrap_or(NonZeroU32::MIN).get());
        let own = file.bandwidth_bytes_per_s.or_else(|| {
            let one = chip.settings.link_bandwidth_bytes_per_s.value;
            file.links.map(|_| one)
        });
        Ok(Dimension {
            chips: file.chips,
            kind: file.kind,
            pod: match file.kind {
                DimensionKind::Ring | DimensionKind::Mesh => file.pod.unwrap_or(pod),
                DimensionKind::Switch => NonZeroU32::MAX,
            },
            host: file.host.unwrap_or(host),
            bandwidth_bytes_per_s: own.map(|one| one * links),
            latency_s: file.latency_s,
        })
    };
    given.iter().enumerate().map(dim).collect()
}
