//! Sums of any number of tensors.

use peapod_schemas::micro::{ElementType, Kernel as KernelId, Requantize};

use super::Kernel;
use crate::arena::range;
use crate::call::Call;
use crate::check;
use crate::error::Fault;
use crate::fixed_point::{limit, scale};

/// Inputs: two and more of one length and zero point. Output. In place over the first input.
pub static ADD_N_S8: Kernel = Kernel::new(KernelId::AddNS8, check, run);

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Requantize = call.expect_params()?;
    check::zero_point::<i8>(params.input_zero_point)?;
    check::zero_point::<i8>(params.output_zero_point)?;
    check::shift(params.shift)?;
    let inputs = call.step().inputs;
    call.expect_operands(inputs.max(2), 1)?;
    let count = call.count(inputs)?;
    for index in 0..=inputs {
        call.expect(index, ElementType::S8, Some(count))?;
    }
    Ok(())
}

/// Elements that are read of all inputs before any of them is written.
const BLOCK: usize = 16;

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Requantize = call.params()?;
    let output = range(call.output(0)?)?;
    let inputs = call.operands().get(..call.inputs())?;
    // As the reference does, from 0 the zero point is subtracted once more.
    let zeros = (inputs.len() as i32).wrapping_add(1);
    let zeros = zeros.wrapping_mul(params.input_zero_point).wrapping_neg();
    for start in (0..output.len()).step_by(BLOCK) {
        let mut sums = [zeros; BLOCK];
        for input in inputs {
            let memory = call.shared_memory(input).unwrap_or(arena);
            let block = memory.get(range(input)?)?.get(start..)?;
            for (sum, x) in sums.iter_mut().zip(block) {
                *sum = sum.wrapping_add((*x as i8).into());
            }
        }
        let results = arena.get_mut(output.clone())?.get_mut(start..)?;
        for (y, sum) in results.iter_mut().zip(sums) {
            let scaled = scale(sum.wrapping_shl(19), params.multiplier, params.shift);
            let result = scaled.saturating_add(params.output_zero_point);
            *y = limit(result, -128, 127) as u8;
        }
    }
    Some(())
}
