//! Squares of magnitudes.

use peapod_schemas::micro::{ElementType, Kernel as KernelId, Signal};

use super::Kernel;
use crate::arena::split;
use crate::call::Call;
use crate::error::{Fault, Quantity};
use crate::signal::line;

/// Input: complex numbers, the real part first. Output. Never in place.
pub static ENERGY_S16: Kernel = Kernel::new(KernelId::EnergyS16, check, |call, arena| {
    let params: &Signal = call.params()?;
    let (inputs, output) = split::<u32>(call, arena)?;
    let (numbers, _) = inputs.get::<i16>(0)?.as_chunks();
    let computed = params.first..params.limit;
    for ((energy, [re, im]), at) in output.iter_mut().zip(numbers).zip(0_u32..) {
        let square = |x: &i16| i32::from(*x).wrapping_mul(i32::from(*x)).cast_unsigned();
        *energy = match computed.contains(&at) {
            true => square(re).wrapping_add(square(im)),
            false => 0,
        };
    }
    Some(())
});

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Signal = call.expect_params()?;
    let twice = Some(params.len.saturating_mul(2));
    line(call, [(ElementType::S16, twice), (ElementType::U32, None)])?;
    if params.first > params.limit || params.limit > params.len {
        return Err(Fault::Shape { what: Quantity::Count, found: params.limit });
    }
    Ok(())
}
