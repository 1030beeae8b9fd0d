//! Ops that move elements, and those along a dimension.

use super::{Instance, Source};
use peapod_ir::ops::tensor::{
    ArgReduce, BroadcastInDim, Combiner, InteriorPad, Iota, Reduce, Reverse, Slice, Sort, TopK,
    Transpose, compare::Direction,
};
use peapod_ir::ops::{Activation, Concatenation, OpKind, Pad, Reshape};
use peapod_ir::{DType, TensorType};

/// Factors of a few primes, put together to dimensions.
fn grouped(source: &mut Source, primes: &[usize]) -> Vec<usize> {
    let mut shape = vec![];
    for &prime in primes {
        let rank = shape.len();
        match shape.last_mut() {
            Some(last) if rank == 6 || source.once_in(2) => *last *= prime,
            Some(_) | None => shape.push(prime),
        }
        if source.once_in(6) && shape.len() < 6 {
            shape.push(1);
        }
    }
    shape
}

pub fn reshape(source: &mut Source) -> Instance {
    let count = source.between(0, 5);
    let primes: Vec<usize> = (0..count).map(|_| source.pick(&[2, 2, 3])).collect();
    let mut others = primes.clone();
    if source.once_in(2) {
        let order = source.order(count);
        others = order.into_iter().map(|i| primes[i]).collect();
    }
    let (from, to) = (grouped(source, &primes), grouped(source, &others));
    let kind = OpKind::Reshape(Reshape);
    Instance::new(
        kind,
        vec![source.data(DType::I32, &from)],
        vec![TensorType::new(DType::I32, to)],
    )
}

pub fn broadcast_in_dim(source: &mut Source) -> Instance {
    let to = source.any_shape();
    let count = source.between(0, to.len());
    let dims = source.order(to.len())[..count].to_vec();
    let from = dims
        .iter()
        .map(|&dim| if source.once_in(3) { 1 } else { to[dim] });
    let from: Vec<usize> = from.collect();
    let x = source.data(DType::I32, &from);
    Instance::new(
        BroadcastInDim { dims },
        vec![x],
        vec![TensorType::new(DType::I32, to)],
    )
}

pub fn transpose(source: &mut Source) -> Instance {
    let shape = source.any_shape();
    let permutation = source.order(shape.len());
    let to: Vec<usize> = permutation.iter().map(|&dim| shape[dim]).collect();
    let x = source.data(DType::F32, &shape);
    Instance::new(
        Transpose { permutation },
        vec![x],
        vec![TensorType::new(DType::F32, to)],
    )
}

pub fn iota(source: &mut Source) -> Instance {
    let shape = source.shape(3);
    let (dim, dtype) = (source.below(3), source.dtype());
    Instance::new(Iota { dim }, vec![], vec![TensorType::new(dtype, shape)])
}

pub fn pad(source: &mut Source) -> Instance {
    let shape = source.any_shape();
    let mut amount = |_: &usize| {
        if source.once_in(2) {
            0
        } else {
            source.below(3)
        }
    };
    let padding: Vec<[usize; 2]> = shape.iter().map(|i| [amount(i), amount(i)]).collect();
    let to = shape
        .iter()
        .zip(&padding)
        .map(|(extent, [low, high])| low + extent + high);
    let result = TensorType::new(DType::I32, to.collect::<Vec<_>>());
    let x = source.data(DType::I32, &shape);
    let kind = Pad {
        padding,
        value: 7.0,
    };
    Instance::new(OpKind::Pad(kind), vec![x], vec![result])
}

pub fn interior_pad(source: &mut Source) -> Instance {
    let shape = source.any_shape();
    let (mut low, mut high, mut interior, mut to) = (vec![], vec![], vec![], vec![]);
    for &extent in &shape {
        let plain = source.once_in(2);
        let between = if plain { 0 } else { source.integer(0, 2) };
        let pulled = (extent as i64 - 1) * (between + 1) + 1;
        let reach = source.reach();
        low.push(if plain {
            0
        } else {
            source.integer(-reach, 2 * reach)
        });
        let before = low[low.len() - 1];
        let least = (1 - pulled - before).max(-reach);
        high.push(if plain {
            0
        } else {
            source.integer(least, least.max(0) + 2 * reach)
        });
        interior.push(between);
        to.push((pulled + before + high[high.len() - 1]) as usize);
    }
    let operands = vec![
        source.data(DType::F32, &shape),
        source.data(DType::F32, &[]),
    ];
    let kind = InteriorPad {
        low,
        high,
        interior,
    };
    Instance::new(kind, operands, vec![TensorType::new(DType::F32, to)])
}

pub fn slice(source: &mut Source) -> Instance {
    let shape = source.any_shape();
    let (mut start, mut limit, mut stride, mut to) = (vec![], vec![], vec![], vec![]);
    for &extent in &shape {
        let whole = source.once_in(2);
        let first = if whole { 0 } else { source.below(extent) };
        let end = if whole {
            extent
        } else {
            source.between(first + 1, extent)
        };
        let step = if whole { 1 } else { source.between(1, 3) };
        to.push((end - first).div_ceil(step));
        start.push(first);
        limit.push(end);
        stride.push(step);
    }
    let x = source.data(DType::I32, &shape);
    let kind = Slice {
        start,
        limit,
        stride,
    };
    Instance::new(kind, vec![x], vec![TensorType::new(DType::I32, to)])
}

pub fn concatenation(source: &mut Source) -> Instance {
    let mut shape = source.shape(3);
    let (axis, count) = (source.below(3), source.between(1, 3));
    let mut operands = vec![];
    for _ in 0..count {
        shape[axis] = source.between(1, 3 * source.reach() as usize);
        operands.push(source.data(DType::F32, &shape));
    }
    shape[axis] = operands.iter().map(|x| x.ty().shape[axis]).sum();
    let activation = source.pick(&[Activation::None, Activation::Relu]);
    let kind = OpKind::Concatenation(Concatenation { axis, activation });
    Instance::new(kind, operands, vec![TensorType::new(DType::F32, shape)])
}

pub fn reverse(source: &mut Source) -> Instance {
    let shape = source.any_shape();
    let dims = source.some(shape.len());
    let x = source.data(DType::I32, &shape);
    Instance::new(
        Reverse { dims },
        vec![x],
        vec![TensorType::new(DType::I32, shape)],
    )
}

pub fn reduce(source: &mut Source) -> Instance {
    let shape = source.any_shape();
    let dims = source.some(shape.len());
    let combiner = source.pick(Combiner::ALL);
    let dtypes = combiner.dtypes().into_iter();
    let exact = [DType::F32, DType::I32, DType::Bool, DType::U8, DType::F64];
    let dtypes: Vec<DType> = dtypes.filter(|dtype| exact.contains(dtype)).collect();
    let dtype = source.pick(&dtypes);
    let kept = (0..shape.len()).filter(|dim| !dims.contains(dim));
    let to: Vec<usize> = kept.map(|dim| shape[dim]).collect();
    // Products of as many as there can be stay exact.
    let most = if combiner == Combiner::Mul { 1 } else { 2 };
    let x = source.numbers(&TensorType::new(dtype, shape), -1, most);
    let operands = vec![x, source.numbers(&TensorType::new(dtype, []), -1, most)];
    Instance::new(
        Reduce { combiner, dims },
        operands,
        vec![TensorType::new(dtype, to)],
    )
}

pub fn sort(source: &mut Source) -> Instance {
    let shape = source.shape(3);
    let count = source.between(1, 3);
    let operands: Vec<_> = (0..count)
        .map(|_| source.data(DType::I32, &shape))
        .collect();
    let results = operands.iter().map(|x| x.ty().clone()).collect();
    let kind = Sort {
        dim: source.below(3),
        keys: source.between(1, count),
        direction: source.pick(&[Direction::Lt, Direction::Gt]),
        total_order: false,
    };
    Instance::new(kind, operands, results)
}

pub fn top_k(source: &mut Source) -> Instance {
    let rank = source.between(1, 3);
    let shape = source.shape(rank);
    let mut to = shape.clone();
    to[rank - 1] = source.between(1, shape[rank - 1]);
    let results = [DType::F32, DType::I32].map(|dtype| TensorType::new(dtype, to.clone()));
    Instance::new(
        TopK,
        vec![source.data(DType::F32, &shape)],
        results.to_vec(),
    )
}

pub fn arg_reduce(source: &mut Source) -> Instance {
    let rank = source.between(1, 3);
    let shape = source.shape(rank);
    let kind = ArgReduce {
        dim: source.below(rank),
        max: source.once_in(2),
    };
    let mut to = shape.clone();
    to.remove(kind.dim);
    let results = [DType::F32, DType::I32].map(|dtype| TensorType::new(dtype, to.clone()));
    Instance::new(
        kind,
        vec![source.data(DType::F32, &shape)],
        results.to_vec(),
    )
}
