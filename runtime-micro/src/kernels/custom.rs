//! Operators that a user implements, each found by its name in a table.

use core::array;
use core::ops::Range;

use peapod_schemas::micro::custom::{CUSTOM_HEADER, MAX_CUSTOM_TENSORS};
use peapod_schemas::micro::{Custom, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::arena::{constant, in_arena, range};
use crate::call::Call;
use crate::custom::{CustomOp, CustomOps, Memory, Types};
use crate::error::Fault;

/// Inputs: records of tensors, name and options, the operator's inputs, scratch. Outputs: the
/// operator's. Never in place. This one has an empty table, so that every model with a custom
/// operator is refused: see [`Kernel::custom`].
pub static CUSTOM: Kernel = Kernel::custom::<Nothing>();

/// No implementations.
struct Nothing;

impl CustomOps for Nothing {}

impl Kernel {
    /// The kernel for custom operators of a table.
    pub const fn custom<T: CustomOps>() -> Self {
        Self::new(KernelId::Custom, check::<T>, run::<T>)
    }
}

/// Most operands that are written: outputs and scratch.
const WRITTEN: usize = MAX_CUSTOM_TENSORS + 1;

/// Constants among the operator's inputs.
type Known<'m> = [Option<&'m [u8]>; MAX_CUSTOM_TENSORS];

/// How many inputs and outputs the operator has; `None` where operands are missing.
fn counts(call: &Call<'_>) -> Option<[usize; 2]> {
    let outputs = usize::from(call.step().outputs);
    let inputs = call.inputs().checked_sub(CUSTOM_HEADER + 1)?;
    let all = inputs.checked_add(outputs)?;
    (outputs > 0 && all <= MAX_CUSTOM_TENSORS).then_some([inputs, outputs])
}

fn known<'m>(call: &Call<'m>) -> Known<'m> {
    let inputs = counts(call).map_or(0, |[inputs, _]| inputs);
    array::from_fn(|index| {
        let operand = call.input(index.checked_add(CUSTOM_HEADER)?)?;
        let is_known = index < inputs && !in_arena(operand);
        let memory = call.constant_memory(operand);
        memory.get(range(operand)?).filter(|_| is_known)
    })
}

/// The operator's name, and its types and options.
fn described<'m>(call: &Call<'m>, known: &'m Known<'m>) -> Option<(&'m [u8], Types<'m>)> {
    let params: &Custom = call.params()?;
    let text: &[u8] = constant(call, 1)?;
    let (name, options) = text.split_at_checked(params.name_len as usize)?;
    let types = Types::new(constant(call, 0)?, counts(call)?, options, known)?;
    Some((name, types))
}

fn check<T: CustomOps>(call: &Call<'_>) -> Result<(), Fault> {
    call.expect_params::<Custom>()?;
    let step = call.step();
    if counts(call).is_none() {
        let (inputs, outputs) = (step.inputs, step.outputs);
        return Err(Fault::OperandCount { inputs, outputs });
    }
    let scratch = step.inputs.wrapping_sub(1);
    for (index, element) in [(0, ElementType::S32), (1, ElementType::U8)] {
        call.expect_constant(index)?;
        call.expect_type(index, &[element])?;
    }
    call.expect_arena(scratch)?;
    call.expect_type(scratch, &[ElementType::S32])?;
    let known = known(call);
    let (name, types) = described(call, &known).ok_or(Fault::Records)?;
    let inputs = (0..types.inputs()).map(|index| types.input(index)).zip(CUSTOM_HEADER as u8..);
    let outputs = (0..types.outputs()).map(|index| types.output(index)).zip(step.inputs..);
    for (tensor, index) in inputs.chain(outputs) {
        let tensor = tensor.ok_or(Fault::Records)?;
        call.expect(index, tensor.element, Some(tensor.elements()))?;
    }
    let op = T::find(name).ok_or(Fault::CustomOp)?;
    let needs = op.prepare(&types).map_err(|_| Fault::CustomTypes)?;
    let found = call.count(scratch)?;
    let expected = needs.scratch_bytes.div_ceil(4);
    match expected <= found {
        true => Ok(()),
        false => Err(Fault::Length { operand: scratch, found, expected }),
    }
}

fn run<T: CustomOps>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let known = known(call);
    let (name, types) = described(call, &known)?;
    eval(T::find(name)?, call, &types, arena)
}

/// One body for all tables.
#[inline(never)]
fn eval(op: &dyn CustomOp, call: &Call<'_>, types: &Types<'_>, arena: &mut [u8]) -> Option<()> {
    let [inputs, outputs] = counts(call)?;
    let scratch = call.inputs().checked_sub(1)?;
    let mut written: [Range<usize>; WRITTEN] = array::from_fn(|_| 0..0);
    for (index, slot) in (0..=outputs).zip(&mut written) {
        let operand = match index < outputs {
            true => call.output(index)?,
            false => call.input(scratch)?,
        };
        *slot = range(operand)?;
    }
    let mut pieces: [&mut [u8]; WRITTEN] = array::from_fn(|_| Default::default());
    let rest = set_apart(written.get(..=outputs)?, &mut pieces, arena)?;
    let mut memory: [&[u8]; MAX_CUSTOM_TENSORS] = [&[]; MAX_CUSTOM_TENSORS];
    for (index, slot) in (0..inputs).zip(&mut memory) {
        let operand = call.input(index.checked_add(CUSTOM_HEADER)?)?;
        let range = range(operand)?;
        *slot = match call.shared_memory(operand) {
            Some(memory) => memory.get(range)?,
            None => rest.get(range)?,
        };
    }
    let (outputs, scratch) = pieces.get_mut(..=outputs)?.split_at_mut_checked(outputs)?;
    let scratch = core::mem::take(scratch.first_mut()?);
    op.eval(types, Memory { inputs: memory.get(..inputs)?, outputs, scratch });
    Some(())
}

/// The arena without what is written: what is before each piece, and what is after the last one.
struct Rest<'a> {
    gaps: [(usize, &'a [u8]); WRITTEN + 1],
}

impl<'a> Rest<'a> {
    /// Bytes of the arena, if they are all in one gap.
    fn get(&self, range: Range<usize>) -> Option<&'a [u8]> {
        self.gaps.iter().find_map(|(start, bytes)| {
            let first = range.start.checked_sub(*start)?;
            bytes.get(first..)?.get(..range.len())
        })
    }
}

/// Cuts pieces out of the arena; `None` if two share bytes.
fn set_apart<'a>(
    written: &[Range<usize>],
    pieces: &mut [&'a mut [u8]; WRITTEN],
    arena: &'a mut [u8],
) -> Option<Rest<'a>> {
    let mut gaps: [(usize, &[u8]); WRITTEN + 1] = [(0, &[]); WRITTEN + 1];
    let (mut rest, mut at) = (arena, 0_usize);
    let mut slots = gaps.iter_mut();
    for _ in written {
        // The next one: no piece is empty, so that those before begin before it.
        let next = written.iter().enumerate().filter(|(_, it)| it.start >= at);
        let (index, next) = next.min_by_key(|(_, it)| it.start)?;
        let (gap, tail) = rest.split_at_mut_checked(next.start.checked_sub(at)?)?;
        let (piece, tail) = tail.split_at_mut_checked(next.len())?;
        *slots.next()? = (at, gap);
        *pieces.get_mut(index)? = piece;
        (rest, at) = (tail, next.end);
    }
    *slots.next()? = (at, rest);
    Some(Rest { gaps })
}
