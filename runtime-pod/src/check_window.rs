//! Checks of products, reductions, windows and orders.

use peapod_schemas::pod::{
    ArgReduceT, ConvolutionT, DType, DotGeneralT, ElementOp, ReduceT, ReduceWindowT,
    SelectAndScatterT, SlidingT, SortT,
};

use crate::check_rule::{
    Check, Rule, combines, dim, dims, ensure, integers, is_float, others, paddings, per_dim, pick,
    same_dtype, shape, steps,
};
use crate::program::Value;

/// Operands of one type, the result of the same kind: float, integer or truth.
fn product(left: &Value, right: &Value, result: &Value) -> Check {
    same_dtype(&[left, right])?;
    let kind = |dtype: DType| (is_float(dtype), dtype == DType::Bool);
    let (from, to) = (left.dtype, result.dtype);
    ensure!(kind(from) == kind(to), "products of {from:?} become {to:?}");
    Ok(())
}

pub(crate) fn dot_general(op: &DotGeneralT, rule: &Rule<'_>) -> Check {
    let ([left, right], result) = rule.all()?;
    product(left, right, result)?;
    let side = |x: &Value, batch: &Option<Vec<u32>>, contracting: &Option<Vec<u32>>| {
        let batch = batch.as_deref().unwrap_or_default();
        let all = [batch, contracting.as_deref().unwrap_or_default()].concat();
        let mut all = dims(&all, x.shape.len())?;
        let free = pick(&x.shape, &others(x.shape.len(), &all));
        let contracting = all.split_off(batch.len());
        Ok::<_, String>((pick(&x.shape, &all), pick(&x.shape, &contracting), free))
    };
    let (left_batch, left_sum, left_free) = side(left, &op.left_batch, &op.left_contracting)?;
    let (right_batch, right_sum, right_free) = side(right, &op.right_batch, &op.right_contracting)?;
    ensure!(
        left_batch == right_batch && left_sum == right_sum,
        "batch {left_batch:?} and {right_batch:?}, contracted {left_sum:?} and {right_sum:?}"
    );
    shape(result, &[left_batch, left_free, right_free].concat())
}

fn sliding(op: &SlidingT, rank: usize) -> Check {
    steps("stride", &op.stride, rank)?;
    paddings("padding", &op.padding, 2 * rank)?;
    steps("base_dilation", &op.base_dilation, rank)?;
    steps("window_dilation", &op.window_dilation, rank)
}

/// Positions of a window along each dimension; it fits at least once.
fn positions(op: &SlidingT, extents: &[usize], windows: &[usize]) -> Check<Vec<usize>> {
    let along = |dim: usize| {
        let (extent, window) = (extents[dim] as i128, windows[dim] as i128);
        let pulled = (extent - 1) * i128::from(op.base_dilation[dim]) + 1;
        let padding = i128::from(op.padding[2 * dim]) + i128::from(op.padding[2 * dim + 1]);
        let covered = (window - 1) * i128::from(op.window_dilation[dim]) + 1;
        let room = pulled + padding - covered;
        ensure!(
            room >= 0,
            "a window of {window} does not fit into extent {extent}"
        );
        Ok((room / i128::from(op.stride[dim]) + 1) as usize)
    };
    (0..extents.len()).map(along).collect()
}

pub(crate) fn convolution(op: &ConvolutionT, rule: &Rule<'_>) -> Check {
    let ([x, kernel], result) = rule.all()?;
    product(x, kernel, result)?;
    let rank = x.shape.len();
    ensure!(rank >= 2, "rank {rank}, expected 2 at least");
    let mut extents = Vec::new();
    let layouts = [&op.x_layout, &op.kernel_layout, &op.result_layout];
    for (layout, value) in layouts.into_iter().zip([x, kernel, result]) {
        per_dim("shape", &value.shape, rank)?;
        per_dim("layout", layout, rank)?;
        extents.push(pick(&value.shape, &dims(layout, rank)?));
    }
    sliding(&op.sliding, rank - 2)?;
    per_dim("reversed", &op.reversed, rank - 2)?;
    let [x, kernel, result] = [&extents[0], &extents[1], &extents[2]];
    let (features, batches) = (op.feature_groups as usize, op.batch_groups as usize);
    let sound = features >= 1
        && batches >= 1
        && (features == 1 || batches == 1)
        && kernel[0].checked_mul(features) == Some(x[1])
        && kernel[1].is_multiple_of(features)
        && kernel[1].is_multiple_of(batches)
        && x[0].is_multiple_of(batches);
    ensure!(
        sound,
        "x {x:?} and kernel {kernel:?} do not form {features} feature and {batches} batch groups"
    );
    let mut expected = vec![x[0] / batches, kernel[1]];
    expected.extend(positions(&op.sliding, &x[2..], &kernel[2..])?);
    ensure!(
        *result == expected,
        "result {result:?}, expected {expected:?}"
    );
    Ok(())
}

pub(crate) fn reduce(op: &ReduceT, rule: &Rule<'_>) -> Check {
    let ([x, initial], result) = rule.all()?;
    same_dtype(&[x, initial, result])?;
    combines(op.combiner, x.dtype)?;
    shape(initial, &[])?;
    let vanish = dims(&op.dims, x.shape.len())?;
    shape(result, &pick(&x.shape, &others(x.shape.len(), &vanish)))
}

fn windows(list: &[u64], rank: usize) -> Check<Vec<usize>> {
    steps("window", list, rank)?;
    Ok(list.iter().map(|&window| window as usize).collect())
}

pub(crate) fn reduce_window(op: &ReduceWindowT, rule: &Rule<'_>) -> Check {
    let ([x, initial], result) = rule.all()?;
    same_dtype(&[x, initial, result])?;
    combines(op.combiner, x.dtype)?;
    shape(initial, &[])?;
    sliding(&op.sliding, x.shape.len())?;
    let windows = windows(&op.window, x.shape.len())?;
    shape(result, &positions(&op.sliding, &x.shape, &windows)?)
}

pub(crate) fn select_and_scatter(op: &SelectAndScatterT, rule: &Rule<'_>) -> Check {
    let ([x, source, initial], result) = rule.all()?;
    same_dtype(&[x, source, initial, result])?;
    combines(op.combiner, x.dtype)?;
    let relations = ElementOp::CompareEq.0..=ElementOp::CompareGe.0;
    ensure!(
        relations.contains(&op.select.0),
        "{:?} is no relation",
        op.select
    );
    shape(initial, &[])?;
    shape(result, &x.shape)?;
    let rank = x.shape.len();
    let mut plain = SlidingT::default();
    plain.stride.clone_from(&op.stride);
    plain.padding.clone_from(&op.padding);
    plain.base_dilation = vec![1; rank];
    plain.window_dilation = vec![1; rank];
    sliding(&plain, rank)?;
    let windows = windows(&op.window, rank)?;
    shape(source, &positions(&plain, &x.shape, &windows)?)
}

pub(crate) fn sort(op: &SortT, rule: &Rule<'_>) -> Check {
    let mut keys = 0;
    for (operand, result) in rule.pairs()? {
        same_dtype(&[operand, result])?;
        shape(operand, &rule.operands[0].shape)?;
        shape(result, &operand.shape)?;
        keys += 1;
    }
    ensure!(
        (1..=keys).contains(&op.keys),
        "{} keys of {keys} operands",
        op.keys
    );
    dim(op.dim, rule.operands[0].shape.len())?;
    Ok(())
}

pub(crate) fn top_k(rule: &Rule<'_>) -> Check {
    rule.counts(1, 2)?;
    let (x, values, indices) = (rule.operands[0], rule.results[0], rule.results[1]);
    same_dtype(&[x, values])?;
    ensure!(x.dtype != DType::Bool, "elements Bool");
    ensure!(
        indices.dtype == DType::I32,
        "indices {:?}, expected I32",
        indices.dtype
    );
    shape(indices, &values.shape)?;
    let fits = match (x.shape.split_last(), values.shape.split_last()) {
        (Some((extent, outer)), Some((k, found))) => outer == found && k <= extent,
        _ => false,
    };
    ensure!(fits, "{:?} of {:?} are taken", values.shape, x.shape);
    Ok(())
}

pub(crate) fn arg_reduce(op: &ArgReduceT, rule: &Rule<'_>) -> Check {
    rule.counts(1, 2)?;
    let (x, value, index) = (rule.operands[0], rule.results[0], rule.results[1]);
    same_dtype(&[x, value])?;
    integers(index)?;
    let dim = dim(op.dim, x.shape.len())?;
    let kept = pick(&x.shape, &others(x.shape.len(), &[dim]));
    shape(value, &kept)?;
    shape(index, &kept)
}
