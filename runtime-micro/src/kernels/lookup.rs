//! Tables of results: one for each value of an 8-bit element, or one for each 128 values of a
//! 16-bit element.

use peapod_schemas::micro::{ElementType, Kernel as KernelId};

use super::Kernel;
use peapod_isa::softmax::{Table, look_up};
use crate::arena::{constant, exclusive, same_bytes, split};
use crate::call::Call;
use crate::elementwise::map;

/// Inputs: input, constant table `s8[256]` indexed by the input's bits as a `u8`. Output. In place
/// over the input. No parameters.
pub static LOOKUP_S8: Kernel = Kernel::new(
    KernelId::LookupS8,
    |call| {
        call.expect_operands(2, 1)?;
        call.expect_type(0, &[ElementType::S8])?;
        call.expect(1, ElementType::S8, Some(256))?;
        call.expect_constant(1)?;
        call.expect(2, ElementType::S8, Some(call.count(0)?))
    },
    run,
);

/// Inputs: input, constant table `s16[513]`, of which the first entry is that of -32768. Output. In
/// place over the input. No parameters.
pub static LOOKUP_S16: Kernel = Kernel::new(
    KernelId::LookupS16,
    |call| {
        call.expect_operands(2, 1)?;
        call.expect_type(0, &[ElementType::S16])?;
        call.expect(1, ElementType::S16, Some(513))?;
        call.expect_constant(1)?;
        call.expect(2, ElementType::S16, Some(call.count(0)?))
    },
    |call, arena| {
        let table: &Table = constant(call, 1)?.first_chunk()?;
        map(call, arena, |x: i16| look_up(table, x.into()) as i16)
    },
);

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let table = call.input(1)?;
    let bytes = call.constant_memory(table).get(table.offset as usize..);
    let table: &[u8; 256] = bytes?.first_chunk()?;
    let (input, output) = (call.input(0)?, call.output(0)?);
    if same_bytes(input, output) {
        for x in exclusive::<u8>(output, arena)? {
            *x = table[usize::from(*x)];
        }
    } else {
        let (inputs, output) = split::<u8>(call, arena)?;
        for (y, &x) in output.iter_mut().zip(inputs.get::<u8>(0)?) {
            *y = table[usize::from(x)];
        }
    }
    Some(())
}
