//! Integers that stand for reals, with the arithmetic of ONNX spelled out.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{Clamp, Combiner};
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, ValueId};

use super::super::call::Call;
use super::super::error::{Imported, malformed, unsupported};
use super::super::tensor;
use super::convolution::convolution;
use super::matrix::matrices;
use super::reduce::reduced;

type Results = Imported<Vec<ValueId>>;

/// A scale or zero point in the shape of what it is of.
pub(super) fn along(c: &mut Call<'_, '_>, list: ValueId, x: &[usize]) -> Imported<ValueId> {
    let shape = c.dims(list);
    if c.ty(list).elements() == 1 && shape.len() <= 1 {
        return Ok(c.reshape(list, []));
    }
    let axis = c.int("axis", 1)?;
    let axis = c.dim(axis, x.len())?;
    let block = usize::try_from(c.int("block_size", 0)?).unwrap_or(0);
    if block > 0 {
        return blocks(c, list, x, axis, block);
    }
    c.expect_shape(list, "a scale or zero point", &[x[axis]])?;
    let mut extents = vec![1; x.len()];
    extents[axis] = x[axis];
    Ok(c.reshape(list, extents))
}

/// A scale for each block of a dimension.
fn blocks(
    c: &mut Call<'_, '_>,
    list: ValueId,
    x: &[usize],
    axis: usize,
    block: usize,
) -> Imported<ValueId> {
    let mut shape = x.to_vec();
    shape[axis] = shape[axis].div_ceil(block);
    c.expect_shape(list, "scales of blocks", &shape)?;
    shape.insert(axis + 1, block);
    super::super::broadcast::check_extents(&shape)?;
    let dims: Vec<usize> = (0..shape.len()).filter(|dim| *dim != axis + 1).collect();
    let spread = c.broadcast(list, dims, &shape[..]);
    shape.remove(axis + 1);
    shape[axis] *= block;
    let spread = c.reshape(spread, shape);
    Ok(c.cut(spread, axis, 0, x[axis]))
}

/// Whether integers of a type are quantised to.
fn quantises_to(dtype: DType) -> Imported<[f64; 2]> {
    let range = dtype.integer_range().filter(|_| dtype.size_bytes() <= 2);
    let range = range.filter(|_| dtype != DType::I4);
    let (least, most) = range.ok_or_else(|| {
        let what = format!("quantisation to {}", dtype.name());
        unsupported(what, "quantise to INT8 or UINT8")
    })?;
    Ok([least as f64, most as f64])
}

/// round(x / scale) + zero point, within the range of the integers.
fn rounded(
    c: &mut Call<'_, '_>,
    x: ValueId,
    scale: ValueId,
    zero: Option<ValueId>,
    dtype: DType,
) -> Imported<ValueId> {
    let [least, most] = quantises_to(dtype)?;
    let quotient = c.both(BinaryOp::Div, x, scale)?;
    let mut whole = c.unary(UnaryOp::RoundNearestEven, quotient);
    if let Some(zero) = zero {
        let zero = c.convert(zero, c.dtype(whole));
        whole = c.both(BinaryOp::Add, whole, zero)?;
    }
    let ty = c.ty(whole).clone();
    let [least, most] = [least, most].map(|it| c.number(ty.dtype, it));
    let within = c.emit(Clamp, &[least, whole, most], ty);
    Ok(c.convert(within, dtype))
}

/// Reals to integers.
pub(in super::super) fn quantize(c: &mut Call<'_, '_>) -> Results {
    let (x, scale) = (c.x(0)?, c.x(1)?);
    let shape = c.dims(x);
    let zero = c.opt(2);
    let dtype = match (zero, c.int("output_dtype", 0)?) {
        (Some(zero), _) => c.dtype(zero),
        (None, 0) => DType::U8,
        (None, number) => tensor::dtype(i32::try_from(number).unwrap_or(-1))?,
    };
    let scale = along(c, scale, &shape)?;
    let zero = zero.map(|zero| along(c, zero, &shape)).transpose()?;
    let x = match DType::FLOATS.contains(&c.dtype(x)) {
        true => x,
        false => c.convert(x, DType::F32),
    };
    let within = match c.int("precision", 0)? {
        0 => c.dtype(x),
        number => tensor::dtype(i32::try_from(number).unwrap_or(-1))?,
    };
    let [x, scale] = [x, scale].map(|it| c.convert(it, within));
    Ok(vec![rounded(c, x, scale, zero, dtype)?])
}

/// Integers to reals.
pub(in super::super) fn dequantize(c: &mut Call<'_, '_>) -> Results {
    let (x, scale) = (c.x(0)?, c.x(1)?);
    let shape = c.dims(x);
    let own = c.dtype(scale);
    let scale = along(c, scale, &shape)?;
    let mut real = c.convert(x, DType::F32);
    if let Some(zero) = c.opt(2) {
        let zero = along(c, zero, &shape)?;
        let zero = c.convert(zero, DType::F32);
        real = c.both(BinaryOp::Sub, real, zero)?;
    }
    let scale = c.convert(scale, DType::F32);
    let real = c.both(BinaryOp::Mul, real, scale)?;
    let dtype = match c.int("output_dtype", 0)? {
        0 => own,
        number => tensor::dtype(i32::try_from(number).unwrap_or(-1))?,
    };
    Ok(vec![c.convert(real, dtype)])
}

/// Reals to unsigned integers, by their own range.
pub(in super::super) fn dynamic_quantize(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let dims: Vec<usize> = (0..c.rank(x)).collect();
    let [least, most] = [Combiner::Min, Combiner::Max].map(|it| reduced(c, it, x, &dims, false));
    let least = c.with(BinaryOp::Min, least?, 0.0)?;
    let most = c.with(BinaryOp::Max, most?, 0.0)?;
    let range = c.both(BinaryOp::Sub, most, least)?;
    let scale = c.with(BinaryOp::Div, range, 255.0)?;
    let below = c.unary(UnaryOp::Neg, least);
    let zero = c.both(BinaryOp::Div, below, scale)?;
    let ty = c.ty(zero).clone();
    let ends = [0.0, 255.0].map(|it| c.number(DType::F32, it));
    let zero = c.emit(Clamp, &[ends[0], zero, ends[1]], ty);
    let zero = c.unary(UnaryOp::RoundNearestEven, zero);
    let zero = c.convert(zero, DType::U8);
    let result = rounded(c, x, scale, Some(zero), DType::U8)?;
    Ok(vec![result, scale, zero])
}

/// Integers less their zero point, in 32 bits.
fn centred(
    c: &mut Call<'_, '_>,
    x: ValueId,
    zero: Option<ValueId>,
    dim: usize,
) -> Imported<ValueId> {
    let wide = c.convert(x, DType::I32);
    let Some(zero) = zero else {
        return Ok(wide);
    };
    let mut zero = c.convert(zero, DType::I32);
    if c.rank(zero) == 1 && c.ty(zero).elements() > 1 {
        // bounded: a rank is 16 at most.
        let mut shape = vec![1; c.rank(x)];
        let extent = c.shape(zero)[0];
        *shape
            .get_mut(dim)
            .ok_or_else(|| malformed("expected one zero point"))? = extent;
        zero = c.reshape(zero, shape);
    } else if c.ty(zero).elements() == 1 {
        zero = c.reshape(zero, []);
    }
    c.both(BinaryOp::Sub, wide, zero)
}

/// Sums of products of integers under a window.
pub(in super::super) fn conv_integer(c: &mut Call<'_, '_>) -> Results {
    let (x, kernel, zeros) = (c.x(0)?, c.x(1)?, [c.opt(2), c.opt(3)]);
    let x = centred(c, x, zeros[0], 1)?;
    let kernel = centred(c, kernel, zeros[1], 0)?;
    Ok(vec![convolution(c, x, kernel)?])
}

/// Sums of products of integers.
pub(in super::super) fn matmul_integer(c: &mut Call<'_, '_>) -> Results {
    let (a, b, zeros) = (c.x(0)?, c.x(1)?, [c.opt(2), c.opt(3)]);
    let rows = c.rank(a).saturating_sub(2);
    let columns = c.rank(b).saturating_sub(1);
    let a = centred(c, a, zeros[0], rows)?;
    let b = centred(c, b, zeros[1], columns)?;
    Ok(vec![matrices(c, a, b)?])
}

/// The scale or zero point of an operand or result, a list of which is along this dimension.
fn listed(c: &mut Call<'_, '_>, index: usize, rank: usize, dim: usize) -> Imported<ValueId> {
    let list = c.x(index)?;
    if c.ty(list).elements() == 1 {
        return Ok(c.reshape(list, []));
    }
    if c.rank(list) != 1 {
        return Ok(list);
    }
    let mut shape = vec![1; rank];
    shape[dim] = c.shape(list)[0];
    Ok(c.reshape(list, shape))
}

/// The reals that integers stand for, by a scale and zero point that are further inputs; lists of
/// those are along a dimension.
fn real(c: &mut Call<'_, '_>, [x, scale, zero]: [usize; 3], dim: usize) -> Imported<ValueId> {
    let x = c.x(x)?;
    let rank = c.rank(x);
    let number = c.convert(x, DType::F32);
    let zero = listed(c, zero, rank, dim)?;
    let zero = c.convert(zero, DType::F32);
    let number = c.both(BinaryOp::Sub, number, zero)?;
    let scale = listed(c, scale, rank, dim)?;
    let scale = c.convert(scale, DType::F32);
    c.both(BinaryOp::Mul, number, scale)
}

/// Reals as integers of the type of a zero point, by a scale before it.
fn integers(c: &mut Call<'_, '_>, x: ValueId, [scale, zero]: [usize; 2], dim: usize) -> Results {
    let rank = c.rank(x);
    let scale = listed(c, scale, rank, dim)?;
    let scale = c.convert(scale, DType::F32);
    let dtype = c.dtype(c.x(zero)?);
    let zero = listed(c, zero, rank, dim)?;
    Ok(vec![rounded(c, x, scale, Some(zero), dtype)?])
}

/// A quantised convolution, as one of the reals that its integers stand for.
pub(in super::super) fn qlinear_conv(c: &mut Call<'_, '_>) -> Results {
    let x = real(c, [0, 1, 2], 1)?;
    let kernel = real(c, [3, 4, 5], 0)?;
    c.at_least(x, 3)?;
    let mut sums = convolution(c, x, kernel)?;
    if let Some(bias) = c.opt(8) {
        let channels = c.shape(sums)[1];
        c.expect_shape(bias, "a bias", &[channels])?;
        // bounded: a rank is 16 at most.
        let mut shape = vec![1; c.rank(sums)];
        shape[1] = channels;
        let bias = c.reshape(bias, shape);
        let bias = c.convert(bias, DType::F32);
        let rank = c.rank(sums);
        let scales = [listed(c, 1, rank, 1)?, listed(c, 4, rank, 1)?];
        let step = c.both(BinaryOp::Mul, scales[0], scales[1])?;
        let bias = c.both(BinaryOp::Mul, bias, step)?;
        sums = c.both(BinaryOp::Add, sums, bias)?;
    }
    integers(c, sums, [6, 7], 1)
}

/// A quantised product of matrices, as one of the reals that their integers stand for.
pub(in super::super) fn qlinear_matmul(c: &mut Call<'_, '_>) -> Results {
    let [rows, columns] = [(0, 2), (3, 1)].map(|(input, from_end)| {
        c.opt(input)
            .map_or(0, |it| c.rank(it).saturating_sub(from_end))
    });
    let a = real(c, [0, 1, 2], rows)?;
    let b = real(c, [3, 4, 5], columns)?;
    let sums = matrices(c, a, b)?;
    let last = c.rank(sums).saturating_sub(1);
    integers(c, sums, [6, 7], last)
}
