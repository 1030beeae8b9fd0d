//! What a state begins with, given to it in the first run after a reset.

use peapod_schemas::micro::{ElementType, Kernel as KernelId};

use super::Kernel;
use crate::arena::{copy, split_two};
use crate::call::Call;
use crate::error::Fault;

/// Inputs: input, done s8. Output, which is a state, of as many bytes as the input. What says that
/// it is done is written too. Never in place. No parameters.
pub static INITIALISE_STATE_X8: Kernel = Kernel::new(KernelId::InitialiseStateX8, check, run);

const INPUT: u8 = 0;
const DONE: u8 = 1;
const STATE: u8 = 2;

fn check(call: &Call<'_>) -> Result<(), Fault> {
    call.expect_operands(2, 1)?;
    call.expect(DONE, ElementType::S8, Some(1))?;
    call.expect_arena(DONE)?;
    call.expect_type(STATE, &[call.element(INPUT)?])?;
    call.expect_count(STATE, Some(call.count(INPUT)?))
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let (inputs, [done, state]) = split_two(call, arena, [DONE, STATE])?;
    let done = done.first_mut()?;
    if *done == 0 {
        copy(inputs.get::<u8>(INPUT)?, state)?;
        *done = 1;
    }
    Some(())
}
