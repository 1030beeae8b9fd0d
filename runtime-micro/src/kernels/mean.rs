//! The mean over some dimensions.

use bytemuck::Pod;
use peapod_schemas::micro::{ElementType, Kernel as KernelId, MAX_RANK, Mean};

use super::Kernel;
use crate::arena::split;
use crate::arithmetic::Activation;
use crate::call::Call;
use crate::check::{self, dense_strides, product};
use crate::error::{Fault, Quantity};
use crate::fixed_point::{limit, scale, scale_wide};
use crate::rows::rows_mut;
use crate::strided::Loops;

/// Inputs: input. Output. Never in place.
pub static MEAN_S8: Kernel = Kernel::new(
    KernelId::MeanS8,
    check_quantised::<i8>,
    run_quantised::<i8>,
);

/// Inputs: input. Output. Never in place.
pub static MEAN_F32: Kernel = Kernel::new(
    KernelId::MeanF32,
    |call| check_shapes(call, ElementType::F32).map(|_| ()),
    |call, arena| {
        let params: &Mean = call.params()?;
        let (inputs, output) = split(call, arena)?;
        let count = params.count as f32;
        reduce(params, inputs.get(0)?, output, |sum: f32, x| sum + x, |sum: f32| sum / count)
    },
);

/// Inputs: input. Output. Never in place.
pub static MEAN_S16: Kernel = Kernel::new(
    KernelId::MeanS16,
    check_quantised::<i16>,
    run_quantised::<i16>,
);

/// Declares kernels that combine elements one after the other.
macro_rules! folds {
    ($($constant:ident $id:ident $type:ident $element:ident |$a:ident, $b:ident| $of:expr;)*) => {$(
        /// Inputs: input. Output. Never in place.
        pub static $constant: Kernel = Kernel::new(
            KernelId::$id,
            |call| check_shapes(call, ElementType::$element).map(|_| ()),
            |call, arena| fold(call, arena, |$a: $type, $b: $type| $of),
        );
    )*};
}

folds! {
    REDUCE_SUM_F32 ReduceSumF32 f32 F32 |a, b| a + b;
    REDUCE_PROD_F32 ReduceProdF32 f32 F32 |a, b| a * b;
    REDUCE_MAX_S8 ReduceMaxS8 i8 S8 |a, b| a.max(b);
    REDUCE_MAX_F32 ReduceMaxF32 f32 F32 |a, b| if b > a { b } else { a };
    REDUCE_MIN_S8 ReduceMinS8 i8 S8 |a, b| a.min(b);
    REDUCE_MIN_F32 ReduceMinF32 f32 F32 |a, b| if b < a { b } else { a };
    REDUCE_SUM_S32 ReduceSumS32 i32 S32 |a, b| a.wrapping_add(b);
    REDUCE_SUM_S64 ReduceSumS64 i64 S64 |a, b| a.wrapping_add(b);
    REDUCE_PROD_S32 ReduceProdS32 i32 S32 |a, b| a.wrapping_mul(b);
    REDUCE_PROD_S64 ReduceProdS64 i64 S64 |a, b| a.wrapping_mul(b);
    REDUCE_MAX_S16 ReduceMaxS16 i16 S16 |a, b| a.max(b);
    REDUCE_MAX_S32 ReduceMaxS32 i32 S32 |a, b| a.max(b);
    REDUCE_MAX_S64 ReduceMaxS64 i64 S64 |a, b| a.max(b);
    REDUCE_MIN_S16 ReduceMinS16 i16 S16 |a, b| a.min(b);
    REDUCE_MIN_S32 ReduceMinS32 i32 S32 |a, b| a.min(b);
    REDUCE_MIN_S64 ReduceMinS64 i64 S64 |a, b| a.min(b);
    REDUCE_ALL_BOOL ReduceAllBool u8 Bool |a, b| u8::from(a != 0 && b != 0);
    REDUCE_ANY_BOOL ReduceAnyBool u8 Bool |a, b| u8::from(a | b != 0);
}

/// Inputs: input. Output. Never in place.
pub static REDUCE_PROD_S8: Kernel = Kernel::new(
    KernelId::ReduceProdS8,
    check_product::<i8>,
    run_product::<i8>,
);

/// Inputs: input. Output. Never in place.
pub static REDUCE_PROD_S16: Kernel = Kernel::new(
    KernelId::ReduceProdS16,
    check_product::<i16>,
    run_product::<i16>,
);

fn check_product<A: Activation>(call: &Call<'_>) -> Result<(), Fault> {
    check_quantised::<A>(call)?;
    let params: &Mean = call.expect_params()?;
    check::within(Quantity::Shift, params.shift, -31, 7)
}

/// Each step of the product is scaled, and once more what comes out.
fn run_product<A: Activation>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Mean = call.params()?;
    let (inputs, output) = split::<A>(call, arena)?;
    let scaled = |x: i64| scale_wide(x, params.multiplier, params.shift);
    let multiply = |product: Option<i32>, x: A| {
        let x = x.into().wrapping_sub(params.input_zero_point);
        let times = |product: i32| scaled(i64::from(product).wrapping_mul(x.into()));
        Some(product.map_or(x, times))
    };
    reduce(params, inputs.get(0)?, output, multiply, |product: Option<i32>| {
        let product = scaled(product.unwrap_or_default().into());
        let product = product.wrapping_add(params.output_zero_point);
        A::narrow(limit(product, params.act_min, params.act_max))
    })
}

fn fold<T: Pod + Default>(
    call: &Call<'_>,
    arena: &mut [u8],
    of: impl Fn(T, T) -> T,
) -> Option<()> {
    let params: &Mean = call.params()?;
    let (inputs, output) = split(call, arena)?;
    let add = |sum: Option<T>, x| Some(sum.map_or(x, |sum| of(sum, x)));
    reduce(params, inputs.get(0)?, output, add, Option::unwrap_or_default)
}

fn check_quantised<A: Activation>(call: &Call<'_>) -> Result<(), Fault> {
    let params = check_shapes(call, A::TYPE)?;
    check::shift(params.shift)?;
    check::zero_point::<A>(params.input_zero_point)?;
    check::zero_point::<A>(params.output_zero_point)?;
    check::limits::<A>(params.act_min, params.act_max)
}

fn run_quantised<A: Activation>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Mean = call.params()?;
    let (inputs, output) = split::<A>(call, arena)?;
    let zero = params.input_zero_point.wrapping_mul(params.count as i32);
    let add = |sum: i32, x: A| sum.wrapping_add(x.into());
    reduce(params, inputs.get(0)?, output, add, |sum| {
        let mean = scale(sum.wrapping_sub(zero), params.multiplier, params.shift);
        let mean = mean.wrapping_add(params.output_zero_point);
        A::narrow(limit(mean, params.act_min, params.act_max))
    })
}

fn check_shapes<'m>(call: &Call<'m>, element: ElementType) -> Result<&'m Mean, Fault> {
    let params: &Mean = call.expect_params()?;
    call.expect_operands(1, 1)?;
    if params.reduced >> MAX_RANK != 0 {
        return Err(Fault::Shape { what: Quantity::Reduced, found: params.reduced });
    }
    call.expect(0, element, product(Quantity::Dim, &params.dims)?)?;
    let (mut kept, mut count) = (1_u32, 1_u32);
    for (i, &dim) in params.dims.iter().enumerate() {
        // Neither product exceeds that of all dimensions, which the input has in elements.
        let part = if is_reduced(params, i) { &mut count } else { &mut kept };
        *part = part.wrapping_mul(dim);
    }
    if params.count != count {
        return Err(Fault::Shape { what: Quantity::Count, found: params.count });
    }
    call.expect(1, element, Some(kept))?;
    Ok(params)
}

fn is_reduced(params: &Mean, dim: usize) -> bool {
    params.reduced.wrapping_shr(dim as u32) & 1 != 0
}

/// Output elements that are summed at once.
const BLOCK: usize = 16;

/// Sums the reduced dimensions in the input's order, and finishes every sum.
fn reduce<T: Pod, S: Copy + Default>(
    params: &Mean,
    input: &[T],
    output: &mut [T],
    add: impl Fn(S, T) -> S,
    finish: impl Fn(S) -> T,
) -> Option<()> {
    const LAST: usize = MAX_RANK - 1;
    let strides = dense_strides(&params.dims);
    let select = |i: usize, reduced| i != LAST && is_reduced(params, i) == reduced;
    let mut kept = Loops::new(&params.dims, [&strides], |i| select(i, false));
    let mut reduced = Loops::new(&params.dims, [&strides], |i| select(i, true));
    let row_len = params.dims[LAST] as usize;
    let sum_rows = is_reduced(params, LAST);
    let results_len = if sum_rows { 1 } else { row_len };
    for results in rows_mut(output, results_len) {
        let [mut start] = kept.offsets();
        for results in results.chunks_mut(BLOCK) {
            let mut sums = [S::default(); BLOCK];
            let sums = sums.get_mut(..results.len())?;
            loop {
                let [offset] = reduced.offsets();
                let row = input.get(start.wrapping_add(offset)..)?;
                if sum_rows {
                    let sum = sums.first_mut()?;
                    *sum = row.get(..row_len)?.iter().fold(*sum, |sum, &x| add(sum, x));
                } else {
                    for (sum, &x) in sums.iter_mut().zip(row) {
                        *sum = add(*sum, x);
                    }
                }
                if !reduced.advance() {
                    break;
                }
            }
            for (result, sum) in results.iter_mut().zip(sums) {
                *result = finish(*sum);
            }
            start = start.wrapping_add(BLOCK);
        }
        kept.advance();
    }
    Some(())
}
