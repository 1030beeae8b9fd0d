//! Groups of devices as axes of the mesh.

use peapod_ir::{AxisId, Mesh};

use super::{Axes, Digit, MAX_DEVICES, Named, explicit_digits};
use crate::stablehlo::lower::error::{Lowered, malformed, unsupported};

impl Axes {
    /// Whether no mesh is known.
    pub(in crate::stablehlo::lower) fn is_empty(&self) -> bool {
        self.named.is_empty()
    }

    /// Takes replicas and the partitions of each for a mesh, if there is no other.
    pub(in crate::stablehlo::lower) fn take_devices(&mut self, replicas: u64, partitions: u64) {
        let count = replicas.checked_mul(partitions);
        if !count.is_some_and(|count| (1..=MAX_DEVICES).contains(&count)) {
            return;
        }
        self.replicas = replicas;
        for (name, size, stride) in [
            ("replica", replicas, partitions),
            ("partition", partitions, 1),
        ] {
            if size > 1 {
                self.named.push(Named {
                    name: name.to_owned(),
                    size,
                    stride,
                });
                self.cuts.extend([stride, stride * size]);
            }
        }
    }

    /// How many replicas there are; the other devices are partitions of each.
    pub(in crate::stablehlo::lower) fn replicas(&self) -> u64 {
        self.replicas.max(1)
    }

    /// How many partitions each replica has.
    pub(in crate::stablehlo::lower) fn partitions(&self) -> u64 {
        self.devices() / self.replicas()
    }

    /// The axes along which replicas, or else partitions, are told apart.
    pub(in crate::stablehlo::lower) fn axes_of(&self, replicas: bool) -> Vec<AxisId> {
        let partitions = self.partitions();
        self.indices(|part| (part.stride >= partitions) == replicas && part.size > 1)
    }

    /// Makes the cuts that groups of devices need.
    pub(in crate::stablehlo::lower) fn cut_for_groups(&mut self, groups: &[Vec<u64>]) {
        let first = groups.iter().find(|group| group.contains(&0));
        let sorted = first.map(|group| {
            let mut group = group.clone();
            group.sort_unstable();
            group
        });
        for group in first.into_iter().chain(sorted.as_ref()) {
            for digit in explicit_digits(group).into_iter().flatten() {
                self.cut(digit);
            }
        }
    }

    /// The axes, major first, that the devices of each group differ in. Where the order counts,
    /// their position in a group is that of [`Mesh::position`]. Empty for groups of one device.
    pub(in crate::stablehlo::lower) fn group_axes(
        &self,
        groups: &[Vec<u64>],
        ordered: bool,
    ) -> Lowered<Vec<AxisId>> {
        let devices = self.devices();
        let count: usize = groups.iter().map(Vec::len).sum();
        // bounded: as many as the groups name
        let mut seen = vec![false; count];
        for &device in groups.iter().flatten() {
            match seen.get_mut(device as usize) {
                Some(seen) if !*seen => *seen = true,
                Some(_) => return malformed(format!("device {device} is in two groups")),
                None if device >= devices => {
                    return malformed(format!(
                        "device {device} is out of range of {devices} devices"
                    ));
                }
                None => return unsupported("groups that do not cover all devices"),
            }
        }
        if count as u64 != devices {
            return unsupported(format!("groups of {count} devices on a mesh of {devices}"));
        }
        let mut sorted = groups.to_vec();
        if !ordered {
            sorted.iter_mut().for_each(|group| group.sort_unstable());
        }
        let first = sorted.iter().find(|group| group.contains(&0));
        let digits = first.and_then(|group| explicit_digits(group));
        let axes = digits.and_then(|digits| {
            let axes = digits.iter().map(|digit| self.span(*digit, |_| true));
            let axes: Vec<_> = axes.collect::<Option<Vec<_>>>()?.concat();
            let fits = |group: &Vec<u64>| is_group(group, &digits);
            sorted.iter().all(fits).then_some(axes)
        });
        match axes {
            Some(axes) => Ok(axes),
            None => unsupported(format!(
                "groups of devices that are no product of axes of the mesh {}, such as {:?}",
                self.mesh(),
                groups
                    .first()
                    .map_or(&[][..], |group| &group[..group.len().min(16)])
            )),
        }
    }
}

/// Whether the devices are those that differ in these digits only, in order.
fn is_group(group: &[u64], digits: &[Digit]) -> bool {
    let Some(&base) = group.first() else {
        return false;
    };
    let apart = |digit: &Digit| (base / digit.stride).is_multiple_of(digit.size);
    let members = digits.iter().fold(vec![base], |members, digit| {
        let steps = |from: u64| (0..digit.size).map(move |step| from + step * digit.stride);
        members.into_iter().flat_map(steps).collect()
    });
    digits.iter().all(apart) && members == group
}

/// The axes in which devices that send and those that they send to differ, and who sends to whom
/// along these as positions; along all axes where groups do not do the same.
pub(in crate::stablehlo::lower) fn route(
    mesh: &Mesh,
    pairs: &[[usize; 2]],
) -> (Vec<AxisId>, Vec<[usize; 2]>) {
    let all: Vec<AxisId> = (0..mesh.axes.len()).map(AxisId).collect();
    let places = |device: usize| mesh.coordinates(device);
    let differs = |axis: &AxisId| {
        let mut pairs = pairs.iter();
        pairs.any(|[from, to]| places(*from)[axis.0] != places(*to)[axis.0])
    };
    let axes: Vec<AxisId> = all.iter().copied().filter(differs).collect();
    let size = mesh.parts(&axes);
    let groups = mesh.devices() / size;
    let mut along: Vec<[usize; 2]> = pairs
        .iter()
        .map(|pair| pair.map(|device| mesh.position(device, &axes)))
        .collect();
    along.sort_unstable();
    along.dedup();
    match !axes.is_empty() && along.len() * groups == pairs.len() {
        // Pairs are different ones, so each group has all of them.
        true => (axes, along),
        false => (all, pairs.to_vec()),
    }
}
