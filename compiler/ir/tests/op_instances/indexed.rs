//! Ops that read and write at computed places.

use super::{Instance, Source};
use peapod_ir::ops::tensor::scatter::Update;
use peapod_ir::ops::tensor::{DynamicSlice, DynamicUpdateSlice, Gather, Points, Scatter};
use peapod_ir::{DType, Tensor, TensorType};

/// A target with points in it: which of its dimensions stay side by side with the indices, which
/// vanish, and which walk through a slice.
struct Pointed {
    x: Vec<usize>,
    points: Points,
    indices: Tensor,
    /// Extents that walk through the indices.
    walks: Vec<usize>,
    /// Dimensions of x that the slices do not have, without batch dimensions.
    gone: Vec<usize>,
    /// Extents of a slice, per dimension of x.
    sizes: Vec<usize>,
    /// Dimensions of x that walk through a slice.
    window: Vec<usize>,
}

fn pointed(source: &mut Source) -> Pointed {
    let rank = source.between(1, 3);
    let x = source.shape(rank);
    let order = source.order(rank);
    let batches = if source.once_in(3) { 1 } else { 0 };
    let (batch, others) = order.split_at(batches);
    let dims = others[..source.between(0, others.len())].to_vec();
    let gone = others.iter().copied().filter(|_| source.once_in(2));
    let mut gone: Vec<usize> = gone.collect();
    gone.sort_unstable();
    let single = |dim: &usize| gone.contains(dim) || batch.contains(dim);
    let sizes: Vec<usize> = (0..rank)
        .map(|dim| match single(&dim) {
            true => 1,
            false if source.once_in(2) => x[dim],
            false => source.between(1, x[dim]),
        })
        .collect();
    let window = (0..rank).filter(|dim| !single(dim)).collect();
    // Dimensions of the indices: batch and others in any order, and that of the parts.
    let free = source.between(0, 2);
    let place = source.below(free + 1);
    let mut walks = source.shape(free);
    let batch_extents: Vec<usize> = batch.iter().map(|&dim| x[dim]).collect();
    walks.splice(place..place, batch_extents);
    let vector = match dims.len() {
        1 if source.once_in(2) => walks.len(),
        _ => source.below(walks.len() + 1),
    };
    let mut shape = walks.clone();
    if !(dims.len() == 1 && vector == walks.len() && source.once_in(2)) {
        shape.insert(vector, dims.len());
    }
    let beside = place + usize::from(shape.len() > walks.len() && vector <= place);
    let points = Points {
        dims,
        batch: batch.to_vec(),
        indices_batch: vec![beside; batches],
        index_vector_dim: vector,
    };
    let indices = source.numbers(&TensorType::new(DType::I32, shape), -1, 4);
    Pointed {
        x,
        points,
        indices,
        walks,
        gone,
        sizes,
        window,
    }
}

impl Pointed {
    /// The shape of slices, and which dimensions of it walk through one.
    fn slices(&self, source: &mut Source) -> (Vec<usize>, Vec<usize>) {
        let rank = self.walks.len() + self.window.len();
        let mut dims = source.order(rank)[..self.window.len()].to_vec();
        dims.sort_unstable();
        let mut shape = self.walks.clone();
        for (&dim, &own) in dims.iter().zip(&self.window) {
            shape.insert(dim, self.sizes[own]);
        }
        (shape, dims)
    }
}

/// Whether every extent is one that a type can have.
fn sound(pointed: &Pointed) -> bool {
    !pointed.points.dims.is_empty()
}

fn sound_points(source: &mut Source) -> Pointed {
    loop {
        let pointed = pointed(source);
        if sound(&pointed) {
            return pointed;
        }
    }
}

pub fn gather(source: &mut Source) -> Instance {
    let pointed = sound_points(source);
    let (shape, offset_dims) = pointed.slices(source);
    let x = source.data(DType::F32, &pointed.x);
    let kind = Gather {
        points: pointed.points,
        offset_dims,
        collapsed: pointed.gone,
        slice_sizes: pointed.sizes,
    };
    let result = TensorType::new(DType::F32, shape);
    Instance::new(kind, vec![x, pointed.indices], vec![result])
}

pub fn scatter(source: &mut Source) -> Instance {
    let pointed = sound_points(source);
    let (shape, window_dims) = pointed.slices(source);
    let combiner = source.pick(Update::ALL);
    let bits = [Update::And, Update::Or].contains(&combiner);
    let dtype = if bits { DType::I32 } else { source.dtype() };
    let x = source.data(dtype, &pointed.x);
    // Products of as many as there can be stay exact.
    let most = if combiner == Update::Mul { 1 } else { 3 };
    let updates = source.numbers(&TensorType::new(dtype, shape), -most, most);
    let result = x.ty().clone();
    let kind = Scatter {
        combiner,
        points: pointed.points,
        window_dims,
        inserted: pointed.gone,
    };
    Instance::new(kind, vec![x, pointed.indices, updates], vec![result])
}

/// Extents of a part, all of it in some dimensions, and a start for each.
fn part(source: &mut Source, shape: &[usize]) -> (Vec<usize>, Vec<Tensor>) {
    let part = shape.iter().map(|&extent| match source.once_in(2) {
        true => extent,
        false => source.between(1, extent),
    });
    let part: Vec<usize> = part.collect();
    let starts = shape.iter().map(|_| source.data(DType::I32, &[])).collect();
    (part, starts)
}

pub fn dynamic_slice(source: &mut Source) -> Instance {
    let shape = source.any_shape();
    let (part, starts) = part(source, &shape);
    let mut operands = vec![source.data(DType::F32, &shape)];
    operands.extend(starts);
    Instance::new(
        DynamicSlice,
        operands,
        vec![TensorType::new(DType::F32, part)],
    )
}

pub fn dynamic_update_slice(source: &mut Source) -> Instance {
    let shape = source.any_shape();
    let (part, starts) = part(source, &shape);
    let mut operands = vec![
        source.data(DType::F32, &shape),
        source.data(DType::F32, &part),
    ];
    operands.extend(starts);
    Instance::new(
        DynamicUpdateSlice,
        operands,
        vec![TensorType::new(DType::F32, shape)],
    )
}
