//! Tensors to shards of devices, and back.

use super::{Scalar, Tensor};
use crate::mesh::{AxisId, Mesh, Sharding};
use crate::ops::BinaryOp;
use crate::types::{DType, TensorType};

/// Shards that are no tensor.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShardError {
    /// Too many or too few.
    #[error("{found} shards, expected one for each of {expected} devices")]
    Count {
        /// Shards given.
        found: usize,
        /// Devices of the mesh.
        expected: usize,
    },
    /// A shard of another element type or shape.
    #[error("the shard of device {device} is {found}, expected {expected}")]
    Type {
        /// Whose.
        device: usize,
        /// Its type.
        found: String,
        /// The type it should have.
        expected: String,
    },
    /// Two devices that should hold the same.
    #[error(
        "devices {first} and {second} hold different bytes of element {index:?}, of which both \
         have a copy: {bytes:02x?}"
    )]
    Differ {
        /// The device that comes first.
        first: usize,
        /// The other one.
        second: usize,
        /// Index of the first element that differs, in the whole tensor.
        index: Vec<usize>,
        /// What the two hold.
        bytes: [Vec<u8>; 2],
    },
}

/// The type of one shard. Scales along a dimension that is split are left out: no two shards would
/// have the same.
pub fn local_type(mesh: &Mesh, sharding: &Sharding, global: &TensorType) -> TensorType {
    let is_split = |dim: usize| mesh.parts(&sharding.dims[dim]) > 1;
    let quant = global.quant.clone();
    TensorType {
        dtype: global.dtype,
        shape: sharding.local_shape(mesh, &global.shape),
        quant: quant.filter(|quant| quant.axis.is_none_or(|axis| !is_split(axis))),
    }
}

/// What every device holds of a tensor, in order of the devices. Padding is filled with garbage,
/// which is not a number where there is such a thing, so that who relies on it is found out. Of
/// devices along partial axes the first holds all, the others zeros.
pub fn shard(mesh: &Mesh, sharding: &Sharding, tensor: &Tensor) -> Vec<Tensor> {
    let of = |device| part(mesh, sharding, tensor, device);
    (0..mesh.devices()).map(of).collect()
}

/// What one device holds of a tensor: see [`shard`].
pub(super) fn part(mesh: &Mesh, sharding: &Sharding, tensor: &Tensor, device: usize) -> Tensor {
    let global = tensor.ty();
    let local = local_type(mesh, sharding, global);
    let size = global.dtype.size_bytes();
    if mesh.position(device, &sharding.partial) > 0 {
        return Tensor::zero(&local);
    }
    let mut bytes = Vec::with_capacity(local.size_bytes());
    for source in sources(mesh, sharding, &global.shape, device) {
        match source {
            Some(source) => bytes.extend_from_slice(&tensor.bytes()[source * size..][..size]),
            None => bytes.extend_from_slice(&garbage(global.dtype)[..size]),
        }
    }
    Tensor::of_bytes(&local, bytes)
}

/// The tensor of which some devices hold shards. Of copies the one of the first device counts;
/// nothing is partial.
pub(super) fn whole(
    mesh: &Mesh,
    sharding: &Sharding,
    global: &TensorType,
    shards: &[(usize, &Tensor)],
) -> Tensor {
    let size = global.dtype.size_bytes();
    let mut bytes = vec![0; global.size_bytes()];
    for (device, shard) in shards.iter().rev() {
        let elements = shard.bytes().chunks_exact(size);
        let targets = sources(mesh, sharding, &global.shape, *device);
        for (target, element) in targets.into_iter().zip(elements) {
            if let Some(target) = target {
                bytes[target * size..][..size].copy_from_slice(element);
            }
        }
    }
    Tensor::of_bytes(global, bytes)
}

/// The tensor of which the devices hold shards. Copies of an element must agree bit for bit; along
/// partial axes shards are summed in order of position first.
pub fn unshard(
    mesh: &Mesh,
    sharding: &Sharding,
    global: &TensorType,
    shards: &[Tensor],
) -> Result<Tensor, ShardError> {
    let (found, expected) = (shards.len(), mesh.devices());
    if found != expected {
        return Err(ShardError::Count { found, expected });
    }
    let local = local_type(mesh, sharding, global);
    for (device, shard) in shards.iter().enumerate() {
        if (shard.ty().dtype, &shard.ty().shape) != (local.dtype, &local.shape) {
            return Err(ShardError::Type {
                device,
                found: shard.ty().to_string(),
                expected: local.to_string(),
            });
        }
    }
    let summed = sums(mesh, &sharding.partial, shards);
    let size = global.dtype.size_bytes();
    let mut bytes = vec![0; global.size_bytes()];
    let mut holders: Vec<Option<usize>> = vec![None; global.elements()];
    for (second, shard) in summed.iter().enumerate() {
        let elements = shard.bytes().chunks_exact(size);
        let targets = sources(mesh, sharding, &global.shape, second);
        for (target, element) in targets.into_iter().zip(elements) {
            let Some(target) = target else {
                continue;
            };
            let place = &mut bytes[target * size..][..size];
            match holders[target] {
                None => {
                    place.copy_from_slice(element);
                    holders[target] = Some(second);
                }
                Some(first) if *place != *element => {
                    return Err(ShardError::Differ {
                        first,
                        second,
                        index: index(&global.shape, target),
                        bytes: [place.to_vec(), element.to_vec()],
                    });
                }
                Some(_) => {}
            }
        }
    }
    Ok(Tensor::of_bytes(global, bytes))
}

/// Every device's shard, summed over the devices that differ in partial axes only.
fn sums(mesh: &Mesh, partial: &[AxisId], shards: &[Tensor]) -> Vec<Tensor> {
    let mut sums = shards.to_vec();
    if partial.is_empty() {
        return sums;
    }
    for group in mesh.groups(partial) {
        let ty = shards[group[0]].ty();
        let mut sum: Vec<Scalar> = shards[group[0]].scalars();
        for device in &group[1..] {
            for (sum, element) in sum.iter_mut().zip(shards[*device].scalars()) {
                *sum = BinaryOp::Add.apply(ty.dtype, *sum, element);
            }
        }
        let sum = Tensor::from_scalars(ty, sum);
        for device in group {
            sums[device] = sum.clone();
        }
    }
    sums
}

/// For every element of a device's shard its position in the whole tensor, `None` for padding.
fn sources(
    mesh: &Mesh,
    sharding: &Sharding,
    global: &[usize],
    device: usize,
) -> Vec<Option<usize>> {
    let local = sharding.local_shape(mesh, global);
    let starts = local.iter().zip(&sharding.dims);
    let starts: Vec<usize> = starts
        .map(|(extent, axes)| extent * mesh.position(device, axes))
        .collect();
    let source = |element| {
        let mut position = 0;
        let places = index(&local, element).into_iter().zip(&starts);
        for ((place, start), extent) in places.zip(global) {
            let place = place + start;
            if place >= *extent {
                return None;
            }
            position = position * extent + place;
        }
        Some(position)
    };
    (0..local.iter().product()).map(source).collect()
}

/// The index of an element, from its position in row-major order.
fn index(shape: &[usize], position: usize) -> Vec<usize> {
    let mut index = vec![0; shape.len()];
    let mut rest = position;
    for (slot, &extent) in index.iter_mut().zip(shape).rev() {
        *slot = rest % extent;
        rest /= extent;
    }
    index
}

/// Bytes of an element that must not be used.
fn garbage(dtype: DType) -> [u8; 8] {
    let bits: u64 = match dtype {
        DType::F32 => 0x7fc0_dead,
        DType::F64 => 0x7ff8_dead_dead_dead,
        DType::F16 => 0x7ead,
        DType::Bf16 => 0x7fed,
        DType::Bool => 1,
        DType::I4 => 0xf9,
        DType::I8 | DType::I16 | DType::I32 | DType::I64 => 0x6bad_6bad_6bad_6bad,
        DType::U8 | DType::U32 => 0x6bad_6bad_6bad_6bad,
    };
    bits.to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Meshes of three axes, and shardings of three dimensions by their axes in any order.
    fn lying() -> impl Strategy<Value = (Mesh, Sharding, Vec<usize>)> {
        let sizes = prop::array::uniform3(1..4_usize);
        let places = prop::array::uniform3(0..5_usize);
        let order = Just(vec![0, 1, 2]).prop_shuffle();
        let extents = prop::collection::vec(1..7_usize, 3);
        (sizes, places, order, extents).prop_map(|(sizes, places, order, extents)| {
            let mesh = Mesh::new(["a", "b", "c"].into_iter().zip(sizes));
            let mut sharding = Sharding::replicated(3);
            for axis in order {
                match places[axis] {
                    dim @ 0..3 => sharding.dims[dim].push(AxisId(axis)),
                    3 => sharding.partial.push(AxisId(axis)),
                    _ => {}
                }
            }
            (mesh, sharding, extents)
        })
    }

    proptest! {
        #[test]
        fn shards_come_back((mesh, sharding, extents) in lying(), dtype in 0..DType::ALL.len()) {
            let ty = TensorType::new(DType::ALL[dtype], extents);
            // Sums of truth values and zeros are what they were.
            let elements = (0..ty.elements()).map(|i| Scalar::Integer(i as i64 % 7));
            let elements = elements.map(|element| element.convert(ty.dtype));
            let tensor = Tensor::from_scalars(&ty, elements);
            let shards = shard(&mesh, &sharding, &tensor);
            for shard in &shards {
                prop_assert!(Tensor::new(shard.ty().clone(), shard.bytes().to_vec()).is_ok());
            }
            prop_assert_eq!(unshard(&mesh, &sharding, &ty, &shards), Ok(tensor));
        }
    }

    #[test]
    fn copies_that_differ_are_found() {
        let mesh = Mesh::new([("a", 2), ("b", 2)]);
        let sharding = Sharding {
            dims: vec![vec![], vec![AxisId(1)]],
            partial: vec![],
        };
        let ty = TensorType::new(DType::F32, [2, 3]);
        let tensor = Tensor::from_floats(&ty, (0..6_u8).map(f32::from));
        let mut shards = shard(&mesh, &sharding, &tensor);
        assert_eq!(shards[2].floats(), [0.0, 1.0, 3.0, 4.0]);
        let last = shards[3].floats();
        assert_eq!([last[0], last[2]], [2.0, 5.0]);
        assert!(last[1].is_nan() && last[3].is_nan());
        let local = shards[3].ty().clone();
        // Padding may differ.
        shards[3] = Tensor::from_floats(&local, [2.0, 7.0, 5.0, 8.0]);
        assert_eq!(unshard(&mesh, &sharding, &ty, &shards), Ok(tensor));
        shards[3] = Tensor::from_floats(&local, [2.0, 7.0, 6.0, 8.0]);
        let error = unshard(&mesh, &sharding, &ty, &shards).expect_err("5 is no 6");
        let ShardError::Differ {
            first,
            second,
            index,
            ..
        } = error
        else {
            panic!("{error}");
        };
        assert_eq!((first, second, index), (1, 3, vec![1, 2]));
        let error = unshard(&mesh, &sharding, &ty, &shards[..3]).expect_err("one is missing");
        let count = ShardError::Count {
            found: 3,
            expected: 4,
        };
        assert_eq!(error, count);
    }
}
