//! Convolutions of any number of spatial dimensions.

use peapod_ir::builder::Emit;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::sliding::Sliding;
use peapod_ir::ops::tensor::{Convolution, Precision};
use peapod_ir::{TensorType, ValueId};

use super::super::broadcast::check_extents;
use super::super::call::Call;
use super::super::error::{Imported, malformed};
use super::window::{Steps, positive};

type Results = Imported<Vec<ValueId>>;

/// Sums of products under a window, and a bias.
pub(in super::super) fn conv(c: &mut Call<'_, '_>) -> Results {
    let (x, kernel) = (c.x(0)?, c.x(1)?);
    let sums = convolution(c, x, kernel)?;
    let bias = c.opt(2);
    biased(c, sums, bias).map(|result| vec![result])
}

/// Adds a bias to channels.
fn biased(c: &mut Call<'_, '_>, sums: ValueId, bias: Option<ValueId>) -> Imported<ValueId> {
    let Some(bias) = bias else {
        return Ok(sums);
    };
    // bounded: a rank is 16 at most.
    let mut shape = vec![1; c.rank(sums)];
    shape[1] = c.shape(sums)[1];
    c.expect_shape(bias, "a bias", &[shape[1]])?;
    let bias = c.reshape(bias, shape);
    c.both(BinaryOp::Add, sums, bias)
}

/// Emits the convolution of a node with a kernel `[outputs, inputs / groups, spatial…]`.
pub(super) fn convolution(c: &mut Call<'_, '_>, x: ValueId, kernel: ValueId) -> Imported<ValueId> {
    c.same_dtype(&[x, kernel])?;
    c.at_least(x, 3)?;
    let (own, weights) = (c.dims(x), c.dims(kernel));
    if weights.len() != own.len() {
        return Err(malformed(format!(
            "expected a kernel for {own:?}, found {weights:?}"
        )));
    }
    let groups = groups(c)?;
    if weights[1].checked_mul(groups) != Some(own[1]) || weights[0] % groups != 0 {
        return Err(malformed(format!(
            "expected a kernel for {} channels in {groups} groups, found {weights:?}",
            own[1]
        )));
    }
    let mut steps = Steps::of(c, &weights[2..], &own[2..])?;
    steps.pad(c, &own[2..])?;
    let sliding = steps.sliding();
    let spatial = sliding.shape(&own[2..], &weights[2..]);
    let shape = [&[own[0], weights[0]], &spatial[..]].concat();
    check_extents(&shape)?;
    let rank = own.len();
    let plain: Vec<usize> = (0..rank).collect();
    let mut of_kernel = plain.clone();
    of_kernel.swap(0, 1);
    let kind = Convolution {
        layouts: [plain.clone(), of_kernel, plain],
        sliding,
        // bounded: a rank is 16 at most.
        reversed: vec![false; rank - 2],
        feature_groups: groups,
        batch_groups: 1,
        precision: [Precision::Highest; 2],
    };
    let ty = TensorType::new(c.dtype(x), shape);
    Ok(c.emit(kind, &[x, kernel], ty))
}

fn groups(c: &Call<'_, '_>) -> Imported<usize> {
    let groups = c.int("group", 1)?;
    let found = usize::try_from(groups)
        .ok()
        .filter(|it| (1..=1 << 24).contains(it));
    found.ok_or_else(|| malformed(format!("expected groups from 1, found {groups}")))
}

/// The transpose of a convolution: each element is spread over a window.
pub(in super::super) fn conv_transpose(c: &mut Call<'_, '_>) -> Results {
    let (x, kernel) = (c.x(0)?, c.x(1)?);
    c.same_dtype(&[x, kernel])?;
    c.at_least(x, 3)?;
    let (own, weights) = (c.dims(x), c.dims(kernel));
    let groups = groups(c)?;
    if weights.len() != own.len() || weights[0] != own[1] || own[1] % groups != 0 {
        return Err(malformed(format!(
            "expected a kernel for {own:?}, found {weights:?}"
        )));
    }
    let steps = Steps::of(c, &weights[2..], &own[2..])?;
    let outer = transposed_padding(c, &steps, &own[2..])?;
    let spatial = own.len() - 2;
    let sliding = Sliding {
        // bounded: a rank is 16 at most.
        stride: vec![1; spatial],
        padding: (0..spatial)
            .map(|dim| outer[dim].map(|it| steps.reach(dim) - 1 - it))
            .collect(),
        base_dilation: steps.stride.clone(),
        window_dilation: steps.dilation.clone(),
    };
    let kernel = grouped(c, kernel, groups);
    let outputs = weights[1].saturating_mul(groups);
    let extents = sliding.shape(&own[2..], &weights[2..]);
    let shape = [&[own[0], outputs], &extents[..]].concat();
    check_extents(&shape)?;
    let plain: Vec<usize> = (0..own.len()).collect();
    let kind = Convolution {
        layouts: [plain.clone(), plain.clone(), plain],
        sliding,
        // bounded: a rank is 16 at most.
        reversed: vec![true; spatial],
        feature_groups: groups,
        batch_groups: 1,
        precision: [Precision::Highest; 2],
    };
    let ty = TensorType::new(c.dtype(x), shape);
    let sums = c.emit(kind, &[x, kernel], ty);
    let bias = c.opt(2);
    biased(c, sums, bias).map(|result| vec![result])
}

/// A kernel `[inputs, outputs / groups, …]` as `[inputs / groups, outputs, …]`.
fn grouped(c: &mut Call<'_, '_>, kernel: ValueId, groups: usize) -> ValueId {
    if groups == 1 {
        return kernel;
    }
    let shape = c.dims(kernel);
    let (inputs, outputs) = (shape[0] / groups, shape[1]);
    let parts = c.reshape(kernel, [&[groups, inputs, outputs], &shape[2..]].concat());
    let order = [1, 0, 2].into_iter().chain(3..shape.len() + 1).collect();
    let parts = c.permute(parts, order);
    c.reshape(parts, [&[inputs, groups * outputs], &shape[2..]].concat())
}

/// What is taken from each end of the spread elements; less than nothing adds to it.
fn transposed_padding(
    c: &Call<'_, '_>,
    steps: &Steps,
    extents: &[usize],
) -> Imported<Vec<[i64; 2]>> {
    let rank = extents.len();
    let added = c.ints("output_padding")?.unwrap_or_else(|| vec![0; rank]);
    let wanted = positive(c, "output_shape")?;
    let word = c.word("auto_pad", "NOTSET")?;
    if added.len() != rank || wanted.as_ref().is_some_and(|it| it.len() < rank) {
        return Err(malformed(format!(
            "expected an output padding of {rank} dimensions"
        )));
    }
    if added.iter().any(|it| !(0..1 << 24).contains(it)) {
        return Err(malformed(format!(
            "expected output paddings from 0, found {added:?}"
        )));
    }
    let of_dim = |dim: usize| {
        let stride = steps.stride[dim] as i64;
        let full = stride * (extents[dim] as i64 - 1) + added[dim] + steps.reach(dim);
        let to = match (&wanted, word.as_str()) {
            (Some(wanted), _) => wanted[wanted.len() - rank + dim] as i64,
            (None, "SAME_UPPER" | "SAME_LOWER") => extents[dim] as i64 * stride,
            (None, _) => {
                let [low, high] = match word.as_str() {
                    "VALID" => [0, 0],
                    _ => steps.padding[dim],
                };
                return [low, high - added[dim]];
            }
        };
        let whole = full - to;
        let less = whole.div_euclid(2);
        match word.as_str() {
            "SAME_UPPER" => [less, whole - less - added[dim]],
            _ => [whole - less, less - added[dim]],
        }
    };
    Ok((0..rank).map(of_dim).collect())
}
