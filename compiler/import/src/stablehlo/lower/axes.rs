//! The mesh of a module, from `sdy.mesh` or from the tiles of `mhlo.sharding`, and how its axes are
//! named in the text.
//!
//! Where a part of an axis is named, the axis is cut into several: `x` becomes `x.0` and `x.1`. All
//! shardings of a module together say where to cut.

mod groups;

use std::collections::BTreeSet;

use peapod_ir::{Axis, AxisId, Mesh};

use super::error::{Lowered, malformed, unsupported};
use crate::stablehlo::{self, AxisReference, DeviceList, MhloSharding};

pub(super) use groups::route;

/// Most devices of a mesh.
const MAX_DEVICES: u64 = 1 << 31;

/// The axes of a mesh and the parts that they are cut into.
#[derive(Default)]
pub(super) struct Axes {
    /// As the text names them, with the number of devices that one step along them jumps over.
    named: Vec<Named>,
    /// Whether names are made up, as there is no `sdy.mesh`.
    made_up: bool,
    /// Jumps of the parts that axes are cut into; each divides the next.
    cuts: BTreeSet<u64>,
    /// Replicas, each of which has the same number of partitions; 0 where nothing is said.
    replicas: u64,
}

struct Named {
    name: String,
    size: u64,
    stride: u64,
}

/// A part of an axis.
struct AxisPart {
    axis: usize,
    size: u64,
    stride: u64,
}

/// Some devices in order: `size` of them, `stride` apart.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Digit {
    size: u64,
    stride: u64,
}

impl Axes {
    /// Takes the axes of a mesh, which must be those that are known, if any are.
    pub(super) fn take_mesh(&mut self, mesh: &stablehlo::Mesh) -> Lowered {
        // A mesh of one device out of several: where callbacks run, which compute nothing here.
        if mesh.axes.is_empty() {
            return Ok(());
        }
        let natural = mesh
            .device_ids
            .iter()
            .enumerate()
            .all(|(i, id)| i as u64 == *id);
        if !natural {
            return unsupported("meshes with a device order other than 0, 1, 2…");
        }
        let known = self
            .named
            .iter()
            .map(|axis| (axis.name.as_str(), axis.size));
        let own = mesh.axes.iter().map(|(name, size)| (name.as_str(), *size));
        if !self.named.is_empty() {
            return match known.eq(own) {
                true => Ok(()),
                false => unsupported("several meshes with different axes"),
            };
        }
        let mut stride = 1u64;
        for (name, size) in mesh.axes.iter().rev() {
            if *size == 0 {
                return malformed(format!("axis {name:?} has extent 0"));
            }
            self.named.push(Named {
                name: name.clone(),
                size: *size,
                stride,
            });
            self.cuts.insert(stride);
            stride = match stride.checked_mul(*size) {
                Some(devices) if devices <= MAX_DEVICES => devices,
                _ => {
                    *self = Self::default();
                    return unsupported("meshes of more than 2^31 devices");
                }
            };
        }
        self.cuts.insert(stride);
        self.named.reverse();
        Ok(())
    }

    /// Makes the cuts that a sharding needs. One that cannot be made is not an error here: the
    /// sharding is refused at its own place.
    pub(super) fn cut_for(&mut self, sharding: &stablehlo::Sharding) {
        let dims = sharding.dimensions.iter().flat_map(|dim| &dim.axes);
        self.cut_for_axes(dims.chain(&sharding.replicated).chain(&sharding.unreduced));
    }

    /// Makes the cuts that parts of axes need.
    pub(super) fn cut_for_axes<'r>(&mut self, axes: impl IntoIterator<Item = &'r AxisReference>) {
        for reference in axes {
            if let Some(digit) = self.digit(reference) {
                self.cut(digit);
            }
        }
    }

    /// Makes the cuts that a sharding by tiles needs.
    pub(super) fn cut_for_tiles(&mut self, sharding: &MhloSharding) {
        let MhloSharding::Tiled { dims, devices, .. } = sharding else {
            return;
        };
        let count = dims
            .iter()
            .try_fold(1u64, |count, dim| count.checked_mul(*dim));
        let Some(count @ 1..=MAX_DEVICES) = count else {
            return;
        };
        if self.named.is_empty() {
            self.made_up = true;
            self.named.push(Named {
                name: String::new(),
                size: count,
                stride: 1,
            });
            self.cuts.extend([1, count]);
        }
        let Some(tiles) = digits(devices).and_then(|digits| tile_digits(dims, digits)) else {
            return;
        };
        for digit in tiles.into_iter().flatten() {
            self.cut(digit);
        }
    }

    fn cut(&mut self, digit: Digit) {
        for cut in [digit.stride, digit.stride.saturating_mul(digit.size)] {
            let fits = |known: &u64| known.is_multiple_of(cut) || cut.is_multiple_of(*known);
            if cut > 0 && self.cuts.iter().all(fits) && cut <= self.devices() {
                self.cuts.insert(cut);
            }
        }
    }

    /// Whether there is an axis of this name and size.
    pub(super) fn has(&self, name: &str, size: u64) -> bool {
        self.named
            .iter()
            .any(|axis| axis.name == name && axis.size == size)
    }

    fn devices(&self) -> u64 {
        self.named.iter().map(|axis| axis.size).product()
    }

    /// The devices along an axis or a part of it, if there is such a one.
    fn digit(&self, reference: &AxisReference) -> Option<Digit> {
        let axis = self.named.iter().find(|axis| axis.name == reference.name)?;
        let Some(part) = reference.sub_axis else {
            return Some(Digit {
                size: axis.size,
                stride: axis.stride,
            });
        };
        let major = part
            .pre_size
            .checked_mul(part.size)
            .filter(|major| *major > 0)?;
        if !axis.size.is_multiple_of(major) {
            return None;
        }
        Some(Digit {
            size: part.size,
            stride: axis.stride * (axis.size / major),
        })
    }

    /// All parts of all axes, major first.
    fn parts(&self) -> Vec<AxisPart> {
        let mut parts = Vec::new();
        for (index, axis) in self.named.iter().enumerate() {
            let end = axis.stride * axis.size;
            let mut cuts: Vec<u64> = self.cuts.range(axis.stride..end).copied().collect();
            if cuts.is_empty() {
                // An axis of one device.
                cuts.push(axis.stride);
            }
            let ends = cuts[1..].iter().copied().chain([end]);
            let own = cuts.iter().zip(ends).map(|(&stride, end)| AxisPart {
                axis: index,
                size: end / stride,
                stride,
            });
            let own: Vec<AxisPart> = own.collect();
            parts.extend(own.into_iter().rev());
        }
        parts
    }

    /// The mesh of the IR.
    pub(super) fn mesh(&self) -> Mesh {
        let parts = self.parts();
        let of = |axis: usize| parts.iter().filter(move |part| part.axis == axis);
        let mut axes = Vec::with_capacity(parts.len());
        for (index, axis) in self.named.iter().enumerate() {
            for (place, part) in of(index).enumerate() {
                let name = match (self.made_up, of(index).count()) {
                    (true, _) => format!("axis_{place}"),
                    (false, 1) => axis.name.clone(),
                    (false, _) => format!("{}.{place}", axis.name),
                };
                axes.push(Axis {
                    name,
                    size: part.size as usize,
                });
            }
        }
        Mesh { axes }
    }

    /// The axes of the IR that an axis of the text is.
    pub(super) fn resolve(&self, reference: &AxisReference) -> Lowered<Vec<AxisId>> {
        let name = &reference.name;
        let Some(axis) = self.named.iter().position(|axis| axis.name == *name) else {
            let known: Vec<&str> = self.named.iter().map(|axis| axis.name.as_str()).collect();
            return malformed(format!(
                "undefined mesh axis {name:?}; the axes are {known:?}"
            ));
        };
        let found = self.digit(reference).and_then(|digit| {
            if reference.sub_axis.is_none() {
                return Some(self.indices(|part| part.axis == axis));
            }
            self.span(digit, |part| part.axis == axis)
        });
        match found {
            Some(axes) => Ok(axes),
            None => unsupported(format!(
                "a part of axis {name:?} that others cut differently, or that does not divide it"
            )),
        }
    }

    /// For each dimension of a sharding by tiles, and each of its extra ones, the axes of the IR.
    pub(super) fn resolve_tiles(
        &self,
        dims: &[u64],
        devices: &DeviceList,
    ) -> Lowered<Vec<Vec<AxisId>>> {
        let count = dims
            .iter()
            .try_fold(1u64, |count, dim| count.checked_mul(*dim));
        if count != Some(self.devices()) {
            let known = self.devices();
            return unsupported(format!(
                "tiles {dims:?}, where other shardings have {known} devices"
            ));
        }
        let tiles = digits(devices).and_then(|digits| tile_digits(dims, digits));
        let axes = tiles.and_then(|tiles| {
            let dims = tiles.into_iter().map(|digits| {
                let axes = digits.into_iter().map(|digit| self.span(digit, |_| true));
                Some(axes.collect::<Option<Vec<_>>>()?.concat())
            });
            dims.collect::<Option<Vec<_>>>()
        });
        match axes {
            Some(axes) => Ok(axes),
            None => unsupported(format!(
                "tile assignments {dims:?} that do not follow mesh axes"
            )),
        }
    }

    fn indices(&self, is: impl Fn(&AxisPart) -> bool) -> Vec<AxisId> {
        let parts = self.parts().into_iter().enumerate();
        parts
            .filter(|(_, part)| is(part))
            .map(|(index, _)| AxisId(index))
            .collect()
    }

    /// The axes, major first, that make up a digit; `None` if they are cut differently.
    fn span(&self, digit: Digit, is: impl Fn(&AxisPart) -> bool) -> Option<Vec<AxisId>> {
        let end = digit.stride.checked_mul(digit.size)?;
        let within = |part: &AxisPart| {
            part.size > 1 && part.stride >= digit.stride && part.stride < end && is(part)
        };
        let axes = self.indices(within);
        let parts = self.parts();
        let size: u64 = axes.iter().map(|axis| parts[axis.0].size).product();
        let exact = match axes.last() {
            Some(last) => parts[last.0].stride == digit.stride && size == digit.size,
            None => digit.size == 1,
        };
        exact.then_some(axes)
    }
}

/// A list of devices as nested steps, major first; `None` if it is no such list.
fn digits(devices: &DeviceList) -> Option<Vec<Digit>> {
    match devices {
        DeviceList::Iota { reshape, transpose } => {
            let mut strides = vec![1u64; reshape.len()];
            for dim in (1..reshape.len()).rev() {
                strides[dim - 1] = strides[dim].checked_mul(reshape[dim])?;
            }
            let digit = |dim: &usize| {
                Some(Digit {
                    size: *reshape.get(*dim)?,
                    stride: strides[*dim],
                })
            };
            transpose.iter().map(digit).collect()
        }
        DeviceList::Explicit(list) => explicit_digits(list),
    }
}

fn explicit_digits(list: &[u64]) -> Option<Vec<Digit>> {
    let mut digits = Vec::new();
    let mut list = list.to_vec();
    while list.len() > 1 {
        if list[0] != 0 || list[1] == 0 {
            return None;
        }
        let stride = list[1];
        let size = list
            .iter()
            .enumerate()
            .take_while(|(i, id)| (*i as u64).checked_mul(stride) == Some(**id));
        let size = size.count();
        let whole = list.len().is_multiple_of(size)
            && list.chunks(size).all(|chunk| {
                let places = chunk.iter().enumerate();
                places
                    .clone()
                    .all(|(i, id)| chunk[0].checked_add(i as u64 * stride) == Some(*id))
            });
        if !whole {
            return None;
        }
        digits.push(Digit {
            size: size as u64,
            stride,
        });
        list = list.chunks(size).map(|chunk| chunk[0]).collect();
    }
    digits.reverse();
    (list == [0]).then_some(digits)
}

/// Digits cut so that each dimension of the tiles has its own, major first.
fn tile_digits(dims: &[u64], digits: Vec<Digit>) -> Option<Vec<Vec<Digit>>> {
    let mut rest = digits.into_iter().filter(|digit| digit.size > 1);
    let mut current: Option<Digit> = None;
    let mut tiles = Vec::with_capacity(dims.len());
    for &dim in dims {
        let mut own = Vec::new();
        let mut open = dim;
        while open > 1 {
            let digit = current.take().or_else(|| rest.next())?;
            if open.is_multiple_of(digit.size) {
                open /= digit.size;
                own.push(digit);
            } else if digit.size.is_multiple_of(open) {
                let left = digit.size / open;
                own.push(Digit {
                    size: open,
                    stride: digit.stride.checked_mul(left)?,
                });
                current = Some(Digit {
                    size: left,
                    stride: digit.stride,
                });
                open = 1;
            } else {
                return None;
            }
        }
        tiles.push(own);
    }
    Some(tiles)
}
