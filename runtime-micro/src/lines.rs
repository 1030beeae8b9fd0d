//! Lines of elements along one dimension.

use bytemuck::Pod;
use peapod_schemas::micro::{Along, ElementType};

use crate::arena::{copy, exclusive, same_bytes, split};
use crate::call::Call;
use crate::check::{product, within};
use crate::error::{Fault, Quantity};
use crate::rows::{RowsMut, rows_mut};

/// Checks a function of lines that yields as many elements, or one for each line if `inner`, and
/// that its flags are of these bits.
pub(crate) fn check<'m>(
    call: &Call<'m>,
    [from, to]: [ElementType; 2],
    flags: u32,
    one_each: bool,
) -> Result<&'m Along, Fault> {
    let params: &Along = call.expect_params()?;
    let Along {
        outer, len, inner, ..
    } = *params;
    within(Quantity::Kernel, params.flags as i32, 0, flags as i32)?;
    call.expect_operands(1, 1)?;
    call.expect(0, from, product(Quantity::Dim, &[outer, len, inner])?)?;
    let results = product(
        Quantity::Dim,
        &[outer, if one_each { 1 } else { len }, inner],
    )?;
    call.expect(1, to, results)?;
    Ok(params)
}

/// Checks a function of lines of the last dimension.
pub(crate) fn check_last<'m>(call: &Call<'m>, element: ElementType) -> Result<&'m Along, Fault> {
    let params = check(call, [element; 2], 0, false)?;
    if params.inner != 1 {
        return Err(Fault::Shape {
            what: Quantity::Dim,
            found: params.inner,
        });
    }
    Ok(params)
}

/// Rows of the output of so many elements, holding the input.
pub(crate) fn in_place<'a, T: Pod>(
    call: &Call<'a>,
    arena: &'a mut [u8],
    len: usize,
) -> Option<RowsMut<'a, T>> {
    let (input, output) = (call.input(0)?, call.output(0)?);
    if !same_bytes(input, output) {
        let (inputs, output) = split(call, arena)?;
        copy::<T>(inputs.get(0)?, output)?;
    }
    Some(rows_mut(exclusive(output, arena)?, len))
}
