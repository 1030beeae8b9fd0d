//! A copy of bytes, for a tensor that must be in two places.

use peapod_schemas::micro::Kernel as KernelId;

use super::Kernel;
use crate::arena::{same_bytes, split};
use crate::call::Call;

/// Inputs: input. Output of as many bytes. In place over the input, where it does nothing. No
/// parameters.
pub static COPY_X8: Kernel = Kernel::new(
    KernelId::CopyX8,
    |call| {
        call.expect_operands(1, 1)?;
        call.expect_type(1, &[call.element(0)?])?;
        call.expect_count(1, Some(call.count(0)?))
    },
    run,
);

/// Inputs: input. Output of as many bytes and any type. In place over the input, where it does
/// nothing. No parameters.
pub static BITCAST_CONVERT_X8: Kernel = Kernel::new(
    KernelId::BitcastConvertX8,
    |call| {
        call.expect_operands(1, 1)?;
        let [from, to] = [call.element(0)?, call.element(1)?].map(|it| it.len_bytes() as u32);
        let bytes = call.count(0)?.checked_mul(from);
        let whole = bytes.filter(|bytes| bytes.checked_rem(to) == Some(0));
        call.expect_count(1, whole.and_then(|bytes| bytes.checked_div(to)))
    },
    run,
);

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    if !same_bytes(call.input(0)?, call.output(0)?) {
        let (inputs, output) = split::<u8>(call, arena)?;
        crate::arena::copy(inputs.get(0)?, output)?;
    }
    Some(())
}
