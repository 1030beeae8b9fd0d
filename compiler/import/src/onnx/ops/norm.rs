//! Normalisation, and functions of lines.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::sliding::Sliding;
use peapod_ir::ops::tensor::{ArgReduce, Combiner, ReduceWindow};
use peapod_ir::ops::{BinaryOp, Softmax, UnaryOp};
use peapod_ir::{DType, TensorType, ValueId};

use super::super::call::Call;
use super::super::error::{Imported, malformed, unsupported};
use super::super::tensor;
use super::reduce::reduced;

type Results = Imported<Vec<ValueId>>;

/// Elements less the mean of some dimensions, over the root of their variance.
fn standardised(
    c: &mut Call<'_, '_>,
    x: ValueId,
    dims: &[usize],
    epsilon: f64,
) -> Imported<[ValueId; 3]> {
    let count: usize = dims.iter().map(|dim| c.shape(x)[*dim]).product();
    let sum = reduced(c, Combiner::Add, x, dims, true)?;
    let mean = c.with(BinaryOp::Div, sum, count as f64)?;
    let less = c.both(BinaryOp::Sub, x, mean)?;
    let square = c.unary(UnaryOp::Square, less);
    let sum = reduced(c, Combiner::Add, square, dims, true)?;
    let variance = c.with(BinaryOp::Div, sum, count as f64)?;
    let variance = c.with(BinaryOp::Add, variance, epsilon)?;
    let factor = c.unary(UnaryOp::Rsqrt, variance);
    let result = c.both(BinaryOp::Mul, less, factor)?;
    Ok([result, mean, factor])
}

/// A list for the channels of a tensor, in its shape.
fn of_channels(c: &mut Call<'_, '_>, list: ValueId, x: ValueId, what: &str) -> Imported<ValueId> {
    c.at_least(x, 2)?;
    // bounded: a rank is 16 at most.
    let mut shape = vec![1; c.rank(x)];
    shape[1] = c.shape(x)[1];
    c.expect_shape(list, what, &[shape[1]])?;
    let list = c.convert(list, c.dtype(x));
    Ok(c.reshape(list, shape))
}

/// Channels less their running mean, over the root of their running variance.
pub(in super::super) fn batch_norm(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    c.floats_only(x)?;
    if c.flag("training_mode")? {
        let help = "export the model for inference";
        return Err(unsupported("batch normalization in training", help));
    }
    let names = ["a scale", "a bias", "a mean", "a variance"];
    let mut lists = Vec::new();
    for (at, name) in names.iter().enumerate() {
        let list = c.x(at + 1)?;
        lists.push(of_channels(c, list, x, name)?);
    }
    let epsilon = f64::from(c.float("epsilon", 1e-5)?);
    let below = c.with(BinaryOp::Add, lists[3], epsilon)?;
    let factor = c.unary(UnaryOp::Rsqrt, below);
    let factor = c.both(BinaryOp::Mul, factor, lists[0])?;
    // One product and one sum, of numbers that are known.
    let moved = c.both(BinaryOp::Mul, lists[2], factor)?;
    let bias = c.both(BinaryOp::Sub, lists[1], moved)?;
    let result = c.both(BinaryOp::Mul, x, factor)?;
    Ok(vec![c.both(BinaryOp::Add, result, bias)?])
}

/// Channels of each image, normalised by themselves.
pub(in super::super) fn instance_norm(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    c.floats_only(x)?;
    c.at_least(x, 3)?;
    let dims: Vec<usize> = (2..c.rank(x)).collect();
    let epsilon = f64::from(c.float("epsilon", 1e-5)?);
    let [result, ..] = standardised(c, x, &dims, epsilon)?;
    let (scale, bias) = (c.x(1)?, c.x(2)?);
    let scale = of_channels(c, scale, x, "a scale")?;
    let bias = of_channels(c, bias, x, "a bias")?;
    let result = c.both(BinaryOp::Mul, result, scale)?;
    Ok(vec![c.both(BinaryOp::Add, result, bias)?])
}

/// Groups of channels of each image, normalised by themselves.
pub(in super::super) fn group_norm(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let dtype = c.floats_only(x)?;
    c.at_least(x, 2)?;
    let shape = c.dims(x);
    let groups = usize::try_from(c.int("num_groups", 0)?).unwrap_or(0);
    if groups == 0 || !shape[1].is_multiple_of(groups) {
        return Err(malformed(format!(
            "expected {} channels in groups",
            shape[1]
        )));
    }
    let wide = stash(c, dtype)?;
    let split = [&[shape[0], groups, shape[1] / groups], &shape[2..]].concat();
    let parts = c.convert(x, wide);
    let parts = c.reshape(parts, split);
    let dims: Vec<usize> = (2..c.rank(parts)).collect();
    let epsilon = f64::from(c.float("epsilon", 1e-5)?);
    let [result, ..] = standardised(c, parts, &dims, epsilon)?;
    let result = c.reshape(result, &shape[..]);
    let (mut scale, mut bias) = (c.x(1)?, c.x(2)?);
    if c.version < 21 {
        // A number for each group.
        let mut spread = |list: ValueId| {
            let list = c.broadcast(list, [0], [groups, shape[1] / groups]);
            c.reshape(list, [shape[1]])
        };
        if groups != 1 || shape[1] != 1 {
            (scale, bias) = (spread(scale), spread(bias));
        }
    }
    let scale = of_channels(c, scale, result, "a scale")?;
    let bias = of_channels(c, bias, result, "a bias")?;
    let result = c.both(BinaryOp::Mul, result, scale)?;
    let result = c.both(BinaryOp::Add, result, bias)?;
    Ok(vec![c.convert(result, dtype)])
}

/// The type that a normalisation is computed in.
fn stash(c: &Call<'_, '_>, dtype: DType) -> Imported<DType> {
    let number = c.int("stash_type", 1)?;
    let wide = tensor::dtype(i32::try_from(number).unwrap_or(-1))?;
    Ok(match dtype != DType::F64 && DType::FLOATS.contains(&wide) {
        true => wide,
        false => dtype,
    })
}

/// Dimensions from an axis on, normalised together.
pub(in super::super) fn layer_norm(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let dtype = c.floats_only(x)?;
    let rank = c.rank(x);
    let axis = c.int("axis", -1)?;
    let dims: Vec<usize> = (c.dim(axis, rank)?..rank).collect();
    let wide = stash(c, dtype)?;
    let epsilon = f64::from(c.float("epsilon", 1e-5)?);
    let real = c.convert(x, wide);
    let [result, mean, factor] = standardised(c, real, &dims, epsilon)?;
    let mut result = c.convert(result, dtype);
    let scale = c.x(1)?;
    result = c.both(BinaryOp::Mul, result, scale)?;
    if let Some(bias) = c.opt(2) {
        result = c.both(BinaryOp::Add, result, bias)?;
    }
    Ok(vec![result, mean, factor])
}

/// Dimensions from an axis on over the root of the mean of their squares.
pub(in super::super) fn rms_norm(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let dtype = c.floats_only(x)?;
    let rank = c.rank(x);
    let axis = c.int("axis", -1)?;
    let dims: Vec<usize> = (c.dim(axis, rank)?..rank).collect();
    let count: usize = dims.iter().map(|dim| c.shape(x)[*dim]).product();
    let wide = stash(c, dtype)?;
    let real = c.convert(x, wide);
    let square = c.unary(UnaryOp::Square, real);
    let sum = reduced(c, Combiner::Add, square, &dims, true)?;
    let mean = c.with(BinaryOp::Div, sum, count as f64)?;
    let epsilon = f64::from(c.float("epsilon", 1e-5)?);
    let below = c.with(BinaryOp::Add, mean, epsilon)?;
    let factor = c.unary(UnaryOp::Rsqrt, below);
    let result = c.both(BinaryOp::Mul, real, factor)?;
    let result = c.convert(result, dtype);
    let scale = c.x(1)?;
    Ok(vec![c.both(BinaryOp::Mul, result, scale)?])
}

/// Lines over their norm.
pub(in super::super) fn lp_norm(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    c.floats_only(x)?;
    let axis = c.int("axis", -1)?;
    let dim = c.dim(axis, c.rank(x))?;
    let op = match c.int("p", 2)? {
        1 => UnaryOp::Abs,
        2 => UnaryOp::Square,
        p => return Err(malformed(format!("expected the norm 1 or 2, found {p}"))),
    };
    let parts = c.unary(op, x);
    let mut norm = reduced(c, Combiner::Add, parts, &[dim], true)?;
    if op == UnaryOp::Square {
        norm = c.unary(UnaryOp::Sqrt, norm);
    }
    // Lines of zeros stay such.
    let zero = c.fill(c.ty(norm).clone(), Scalar::Integer(0));
    let one = c.fill(c.ty(norm).clone(), Scalar::Integer(1));
    let is_zero = c.compare(Direction::Eq, norm, zero);
    let norm = c.select(is_zero, one, norm);
    Ok(vec![c.both(BinaryOp::Div, x, norm)?])
}

/// Elements less their mean, over the root of their variance.
pub(in super::super) fn mean_variance(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    c.floats_only(x)?;
    let axes = c.ints("axes")?.unwrap_or_else(|| vec![0, 2, 3]);
    let dims = c.sorted_dims(&axes, c.rank(x))?;
    let count: usize = dims.iter().map(|dim| c.shape(x)[*dim]).product();
    let sum = reduced(c, Combiner::Add, x, &dims, true)?;
    let mean = c.with(BinaryOp::Div, sum, count as f64)?;
    let less = c.both(BinaryOp::Sub, x, mean)?;
    let square = c.unary(UnaryOp::Square, less);
    let sum = reduced(c, Combiner::Add, square, &dims, true)?;
    let variance = c.with(BinaryOp::Div, sum, count as f64)?;
    let deviation = c.unary(UnaryOp::Sqrt, variance);
    let below = c.with(BinaryOp::Add, deviation, 1e-9)?;
    Ok(vec![c.both(BinaryOp::Div, less, below)?])
}

/// Elements over a power of the squares of the channels around them.
pub(in super::super) fn local_response(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let dtype = c.floats_only(x)?;
    c.at_least(x, 2)?;
    let size = c.int("size", 0)?;
    if !(1..=1 << 24).contains(&size) {
        return Err(malformed(format!("expected a size from 1, found {size}")));
    }
    let (alpha, beta) = (c.float("alpha", 1e-4)?, c.float("beta", 0.75)?);
    let bias = f64::from(c.float("bias", 1.0)?);
    let rank = c.rank(x);
    let (mut window, mut sliding) = (vec![1; rank], Sliding::plain(rank));
    window[1] = size as usize;
    sliding.padding[1] = [(size - 1) / 2, size / 2];
    let square = c.unary(UnaryOp::Square, x);
    let initial = c.number(dtype, 0.0);
    let combiner = Combiner::Add;
    let kind = ReduceWindow {
        combiner,
        window,
        sliding,
    };
    let ty = c.ty(x).clone();
    let sum = c.emit(kind, &[square, initial], ty);
    let sum = c.with(BinaryOp::Mul, sum, f64::from(alpha) / size as f64)?;
    let sum = c.with(BinaryOp::Add, sum, bias)?;
    let below = c.with(BinaryOp::Pow, sum, f64::from(beta))?;
    Ok(vec![c.both(BinaryOp::Div, x, below)?])
}

/// What is done with lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Line {
    Softmax,
    LogSoftmax,
    Hardmax,
}

/// A function of lines: along an axis, or of all dimensions from one on in old versions.
pub(in super::super) fn line(c: &mut Call<'_, '_>, function: Line) -> Results {
    let x = c.x(0)?;
    c.floats_only(x)?;
    let (rank, shape) = (c.rank(x), c.dims(x));
    if c.version >= 13 {
        let axis = c.int("axis", -1)?;
        let dim = c.dim(axis, rank)?;
        return Ok(vec![along(c, x, dim, function)?]);
    }
    let axis = c.int("axis", 1)?;
    let dim = if axis == rank as i64 {
        rank
    } else {
        c.dim(axis, rank)?
    };
    let [rows, columns] = [&shape[..dim], &shape[dim..]].map(|it| it.iter().product::<usize>());
    let matrix = c.reshape(x, [rows, columns]);
    let result = along(c, matrix, 1, function)?;
    Ok(vec![c.reshape(result, shape)])
}

fn along(c: &mut Call<'_, '_>, x: ValueId, dim: usize, function: Line) -> Imported<ValueId> {
    match function {
        Line::Softmax => softmax(c, x, dim),
        Line::LogSoftmax => {
            let less = less_most(c, x, dim)?;
            let parts = c.unary(UnaryOp::Exp, less);
            let sum = reduced(c, Combiner::Add, parts, &[dim], true)?;
            let log = c.unary(UnaryOp::Log, sum);
            c.both(BinaryOp::Sub, less, log)
        }
        Line::Hardmax => {
            let (dtype, shape) = (c.dtype(x), c.dims(x));
            let mut kept = shape.clone();
            kept.remove(dim);
            let types = [dtype, DType::I64].map(|dtype| TensorType::new(dtype, &kept[..]));
            let max = true;
            let place = c.emit_many(ArgReduce { dim, max }, &[x], types)[1];
            let dims: Vec<usize> = (0..shape.len()).filter(|it| *it != dim).collect();
            let place = c.broadcast(place, dims, &shape[..]);
            let own = c.iota(TensorType::new(DType::I64, shape), dim);
            let met = c.compare(Direction::Eq, own, place);
            Ok(c.convert(met, dtype))
        }
    }
}

fn less_most(c: &mut Call<'_, '_>, x: ValueId, dim: usize) -> Imported<ValueId> {
    let most = reduced(c, Combiner::Max, x, &[dim], true)?;
    c.both(BinaryOp::Sub, x, most)
}

/// Exponentials over their sum along a dimension.
pub(super) fn softmax(c: &mut Call<'_, '_>, x: ValueId, dim: usize) -> Imported<ValueId> {
    if c.dtype(x) != DType::F32 {
        let less = less_most(c, x, dim)?;
        let parts = c.unary(UnaryOp::Exp, less);
        let sum = reduced(c, Combiner::Add, parts, &[dim], true)?;
        return c.both(BinaryOp::Div, parts, sum);
    }
    let mut order: Vec<usize> = (0..c.rank(x)).filter(|it| *it != dim).collect();
    order.push(dim);
    let rows = c.permute(x, order.clone());
    let ty = c.ty(rows).clone();
    let result = c.emit(Softmax { beta: 1.0 }, &[rows], ty);
    let back = (0..order.len()).filter_map(|dim| order.iter().position(|it| *it == dim));
    Ok(c.permute(result, back.collect()))
}
