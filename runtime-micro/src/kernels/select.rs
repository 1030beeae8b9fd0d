//! One of two elements, as a truth value says.

use peapod_schemas::micro::{Choose, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::arena::{copy, split};
use crate::call::Call;
use crate::error::Fault;

/// Inputs: truth values, or one; a, b. Output. Never in place.
pub static SELECT_X8: Kernel = Kernel::new(KernelId::SelectX8, check, run);

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let Choose { count } = *call.expect_params()?;
    call.expect_operands(3, 1)?;
    call.expect_type(0, &[ElementType::Bool])?;
    if call.count(0)? != 1 {
        call.expect_count(0, Some(count))?;
    }
    let element = call.element(3)?;
    for index in 1..4 {
        call.expect(index, element, Some(count))?;
    }
    Ok(())
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let Choose { count } = *call.params()?;
    let (inputs, output) = split::<u8>(call, arena)?;
    let (predicate, a, b) = (inputs.get::<u8>(0)?, inputs.get::<u8>(1)?, inputs.get::<u8>(2)?);
    if let [holds] = predicate {
        return copy(if *holds != 0 { a } else { b }, output);
    }
    let size = output.len().checked_div(count as usize)?.max(1);
    let sides = a.chunks_exact(size).zip(b.chunks_exact(size));
    for ((y, (a, b)), holds) in output.chunks_exact_mut(size).zip(sides).zip(predicate) {
        copy(if *holds != 0 { a } else { b }, y)?;
    }
    Some(())
}
