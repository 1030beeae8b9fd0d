//! Checks of products, reductions, windows and orders.

use alloc::vec;
use alloc::vec::Vec;

use super::super::file::{
    ArgReduceT, ConvolutionT, DotGeneralT, ReduceT, ReduceWindowT, SelectAndScatterT, SlidingT,
    SortT,
};
use super::super::{
    ArgReduce, Convolution, DType, DotGeneral, ElementOp, Reduce, ReduceWindow, Relation,
    SelectAndScatter, Sliding, Sort, Value,
};
use super::rule::{
    Check, Rule, combiner, dim, dims, ensure, expected, integers, list, others, paddings, per_dim,
    pick, same, same_dtype, shape, steps,
};

/// Operands of one type, the result of the same kind: float, integer or truth.
pub(super) fn product(left: &Value, right: &Value, result: &Value) -> Check {
    same_dtype(&[left, right])?;
    let kind = |dtype: DType| (dtype.is_float(), dtype == DType::Bool);
    let (from, to) = (left.dtype, result.dtype);
    ensure!(
        kind(from) == kind(to),
        "expected products of the kind of {from:?}, found {to:?}"
    );
    Ok(())
}

/// Dimensions of one operand of a product.
struct Side {
    batch: Vec<usize>,
    contracting: Vec<usize>,
    free: Vec<usize>,
}

impl Side {
    fn of(x: &Value, batch: &[u32], contracting: &[u32]) -> Check<Self> {
        let rank = x.shape.len();
        let mut all = dims(&[batch, contracting].concat(), rank)?;
        Ok(Self {
            free: others(rank, &all),
            contracting: all.split_off(batch.len()),
            batch: all,
        })
    }
}

pub(super) fn dot_general(op: &DotGeneralT, rule: &Rule<'_>) -> Check<DotGeneral> {
    let ([x, y], result) = rule.all()?;
    product(x, y, result)?;
    let left = Side::of(x, list(&op.left_batch), list(&op.left_contracting))?;
    let right = Side::of(y, list(&op.right_batch), list(&op.right_contracting))?;
    let batch = pick(&x.shape, &left.batch);
    same("batch extents", pick(&y.shape, &right.batch), batch.clone())?;
    same(
        "contracted extents",
        pick(&y.shape, &right.contracting),
        pick(&x.shape, &left.contracting),
    )?;
    let free = [pick(&x.shape, &left.free), pick(&y.shape, &right.free)];
    shape(result, &[batch, free.concat()].concat())?;
    Ok(DotGeneral {
        left_batch: left.batch,
        right_batch: right.batch,
        left_contracting: left.contracting,
        right_contracting: right.contracting,
    })
}

fn sliding(file: &SlidingT, rank: usize) -> Check<Vec<Sliding>> {
    let stride = steps("stride", &file.stride, rank)?;
    paddings("padding", &file.padding, 2 * rank)?;
    let base_dilation = steps("base_dilation", &file.base_dilation, rank)?;
    let window_dilation = steps("window_dilation", &file.window_dilation, rank)?;
    let along = |dim: usize| Sliding {
        stride: stride[dim],
        low: file.padding[2 * dim],
        high: file.padding[2 * dim + 1],
        base_dilation: base_dilation[dim],
        window_dilation: window_dilation[dim],
    };
    Ok((0..rank).map(along).collect())
}

/// Positions of a window along each dimension; it fits at least once.
fn positions(sliding: &[Sliding], extents: &[usize], windows: &[usize]) -> Check<Vec<usize>> {
    let along = |(sliding, (&extent, &window)): (&Sliding, (&usize, &usize))| {
        let dilated = (extent as i128 - 1) * sliding.base_dilation as i128 + 1;
        let padding = i128::from(sliding.low) + i128::from(sliding.high);
        let covered = (window as i128 - 1) * sliding.window_dilation as i128 + 1;
        let room = dilated + padding - covered;
        ensure!(
            room >= 0,
            "expected a window that fits into extent {extent}, found one of {window}"
        );
        Ok((room / sliding.stride as i128 + 1) as usize)
    };
    let dims = sliding.iter().zip(extents.iter().zip(windows));
    dims.map(along).collect()
}

pub(super) fn convolution(op: &ConvolutionT, rule: &Rule<'_>) -> Check<Convolution> {
    let ([x, kernel], result) = rule.all()?;
    product(x, kernel, result)?;
    let rank = x.shape.len();
    ensure!(rank >= 2, "expected a rank of at least 2, found {rank}");
    let layout = |file: &[u32], value: &Value| {
        per_dim("shape", &value.shape, rank)?;
        per_dim("layout", file, rank)?;
        dims(file, rank)
    };
    let it = Convolution {
        x_layout: layout(&op.x_layout, x)?,
        kernel_layout: layout(&op.kernel_layout, kernel)?,
        result_layout: layout(&op.result_layout, result)?,
        sliding: sliding(&op.sliding, rank - 2)?,
        reversed: op.reversed.clone(),
        feature_groups: op.feature_groups as usize,
        batch_groups: op.batch_groups as usize,
    };
    per_dim("reversed", &it.reversed, rank - 2)?;
    let x = pick(&x.shape, &it.x_layout);
    let kernel = pick(&kernel.shape, &it.kernel_layout);
    let found = pick(&result.shape, &it.result_layout);
    groups(&it, &x, &kernel)?;
    let mut expected = vec![x[0] / it.batch_groups, kernel[1]];
    expected.extend(positions(&it.sliding, &x[2..], &kernel[2..])?);
    same("result", found, expected)?;
    Ok(it)
}

/// Channels and batches are multiples of their groups. Extents are in order of the layouts.
fn groups(op: &Convolution, x: &[usize], kernel: &[usize]) -> Check {
    let (features, batches) = (op.feature_groups, op.batch_groups);
    let sound = features >= 1
        && batches >= 1
        && (features == 1 || batches == 1)
        && kernel[0].checked_mul(features) == Some(x[1])
        && kernel[1].is_multiple_of(features)
        && kernel[1].is_multiple_of(batches)
        && x[0].is_multiple_of(batches);
    ensure!(
        sound,
        "expected {features} feature and {batches} batch groups, found x {x:?} and kernel {kernel:?}"
    );
    Ok(())
}

pub(super) fn reduce(op: &ReduceT, rule: &Rule<'_>) -> Check<Reduce> {
    let ([x, initial], result) = rule.all()?;
    same_dtype(&[x, initial, result])?;
    let combiner = combiner(op.combiner, x.dtype)?;
    shape(initial, &[])?;
    let dims = dims(&op.dims, x.shape.len())?;
    shape(result, &pick(&x.shape, &others(x.shape.len(), &dims)))?;
    Ok(Reduce { combiner, dims })
}

pub(super) fn reduce_window(op: &ReduceWindowT, rule: &Rule<'_>) -> Check<ReduceWindow> {
    let ([x, initial], result) = rule.all()?;
    same_dtype(&[x, initial, result])?;
    let combiner = combiner(op.combiner, x.dtype)?;
    shape(initial, &[])?;
    let sliding = sliding(&op.sliding, x.shape.len())?;
    let window = steps("window", &op.window, x.shape.len())?;
    shape(result, &positions(&sliding, &x.shape, &window)?)?;
    Ok(ReduceWindow {
        combiner,
        window,
        sliding,
    })
}

pub(super) fn select_and_scatter(
    op: &SelectAndScatterT,
    rule: &Rule<'_>,
) -> Check<SelectAndScatter> {
    let ([x, source, initial], result) = rule.all()?;
    same_dtype(&[x, source, initial, result])?;
    let combiner = combiner(op.combiner, x.dtype)?;
    let select = ElementOp::read(op.select)?;
    let Some(select) = Relation::of(select) else {
        return expected("a comparison", select);
    };
    shape(initial, &[])?;
    shape(result, &x.shape)?;
    let rank = x.shape.len();
    let mut plain = SlidingT::default();
    plain.stride.clone_from(&op.stride);
    plain.padding.clone_from(&op.padding);
    plain.base_dilation = vec![1; rank];
    plain.window_dilation = vec![1; rank];
    let sliding = sliding(&plain, rank)?;
    let window = steps("window", &op.window, rank)?;
    shape(source, &positions(&sliding, &x.shape, &window)?)?;
    Ok(SelectAndScatter {
        select,
        combiner,
        window,
        sliding,
    })
}

pub(super) fn sort(op: &SortT, rule: &Rule<'_>) -> Check<Sort> {
    let mut count = 0;
    for (operand, result) in rule.pairs()? {
        same_dtype(&[operand, result])?;
        shape(operand, &rule.operands[0].shape)?;
        shape(result, &operand.shape)?;
        count += 1;
    }
    ensure!(
        (1..=count).contains(&op.keys),
        "expected 1 to {count} keys, found {}",
        op.keys
    );
    Ok(Sort {
        dim: dim(op.dim, rule.operands[0].shape.len())?,
        keys: op.keys as usize,
        descending: op.descending,
        total_order: op.total_order,
    })
}

pub(super) fn top_k(rule: &Rule<'_>) -> Check {
    rule.counts(1, 2)?;
    let (x, values, indices) = (rule.operands[0], rule.results[0], rule.results[1]);
    same_dtype(&[x, values])?;
    if x.dtype == DType::Bool {
        return expected("floats or integers", x.dtype);
    }
    same("element type of the indices", indices.dtype, DType::I32)?;
    shape(indices, &values.shape)?;
    let fits = match (x.shape.split_last(), values.shape.split_last()) {
        (Some((extent, outer)), Some((k, found))) => outer == found && k <= extent,
        _ => false,
    };
    ensure!(
        fits,
        "expected a part of {:?} along its last dimension, found {:?}",
        x.shape,
        values.shape
    );
    Ok(())
}

pub(super) fn arg_reduce(op: &ArgReduceT, rule: &Rule<'_>) -> Check<ArgReduce> {
    rule.counts(1, 2)?;
    let (x, value, index) = (rule.operands[0], rule.results[0], rule.results[1]);
    same_dtype(&[x, value])?;
    integers(index)?;
    let dim = dim(op.dim, x.shape.len())?;
    let kept = pick(&x.shape, &others(x.shape.len(), &[dim]));
    shape(value, &kept)?;
    shape(index, &kept)?;
    Ok(ArgReduce { dim, max: op.max })
}
