//! Rows times a matrix, whose sums become results by factors in double precision, as LiteRT's
//! reference kernels have it.

use peapod_schemas::micro::{ElementType, FullyConnected, Kernel as KernelId};

use super::Kernel;
use super::fully_connected::{check_shapes, multiply};
use crate::arena::split;
use crate::arithmetic::{Activation as _, Integers, S8, S16, Sum as _};
use crate::call::Call;
use crate::check;
use crate::error::{Fault, Quantity};
use crate::fixed_point::limit;
use crate::hybrid::nearest;

/// Inputs: input, weights, bias s32, factors of two s32 each. Output. There is one factor, or one
/// per output column. Never in place.
pub static FULLY_CONNECTED_S8_DOUBLE: Kernel = Kernel::new(
    KernelId::FullyConnectedS8Double,
    check::<S8>,
    run::<S8>,
);

/// Inputs: input, weights s8, bias of two s32 each, factors of two s32 each. Output. There is one
/// factor, or one per output column. Never in place.
pub static FULLY_CONNECTED_S16_DOUBLE: Kernel = Kernel::new(
    KernelId::FullyConnectedS16Double,
    check::<S16>,
    run::<S16>,
);

fn check<T: Integers>(call: &Call<'_>) -> Result<(), Fault> {
    let params: &FullyConnected = call.expect_params()?;
    call.expect_operands(4, 1)?;
    check_shapes::<T>(call, params)?;
    let factors = if call.count(3)? == 2 { Some(2) } else { params.out_len.checked_mul(2) };
    call.expect(3, ElementType::S32, factors)?;
    call.expect_constant(3)?;
    check::within(Quantity::ZeroPoint, params.weights_offset, -127, 128)?;
    check::zero_point::<T::Activation>(params.output_zero_point)?;
    check::limits::<T::Activation>(params.act_min, params.act_max)
}

fn run<T: Integers>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &FullyConnected = call.params()?;
    let (inputs, output) = split::<T::Activation>(call, arena)?;
    let (bias, factors) = (inputs.get::<T::Bias>(2)?, inputs.get::<[i32; 2]>(3)?);
    let start = |row: &[T::Activation]| match params.weights_offset {
        0 => T::Sum::default(),
        offset => row.iter().fold(T::Sum::default(), |sum, &x| sum.add_product(x.into(), offset)),
    };
    let finish = |column: usize, sum: T::Sum| {
        let factor = factors.get(if factors.len() == 1 { 0 } else { column })?;
        let sum = sum.add_bias(*bias.get(column)?);
        let result = nearest(sum.double() * double(*factor));
        let result = result.saturating_add(params.output_zero_point);
        Some(T::Activation::narrow(limit(result, params.act_min, params.act_max)))
    };
    multiply::<T>(params, inputs.get(0)?, inputs.get(1)?, output, start, finish)
}

/// A number of two words, the low one first.
fn double([low, high]: [i32; 2]) -> f64 {
    let bits = u64::from(high.cast_unsigned()) << 32 | u64::from(low.cast_unsigned());
    f64::from_bits(bits)
}
