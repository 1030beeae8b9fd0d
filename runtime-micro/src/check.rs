//! The checks that `load` makes: of every operand, and for the kernels' own checks of shapes.

use peapod_schemas::micro::{ElementType, InPlace, MAX_RANK, Memory, Operand, Port, State, View};

use crate::arena::{in_arena, range, same_bytes};
use crate::arithmetic::Activation;
use crate::call::Call;
use crate::error::{Fault, LoadError, Quantity};
use crate::kernels::Kernel;
use crate::memories;

/// Checks what every step must satisfy, whatever its kernel; then the kernel's own demands. Returns
/// where the last of its operands in the arena ends.
#[inline(never)]
pub(crate) fn step(kernel: &Kernel, call: &Call<'_>) -> Result<u32, Fault> {
    let mut end = 0;
    let (inputs, operands) = call
        .operands()
        .split_at_checked(call.inputs())
        .unwrap_or_default();
    let outputs = call.step().inputs..;
    for (it, index) in inputs.iter().zip(0..) {
        end = end.max(operand(call.view(), index, it)?);
    }
    for (it, index) in operands.iter().zip(outputs) {
        end = end.max(arena_operand(call.view(), index, it)?);
    }
    (kernel.check)(call)?;
    let written = call.step().inputs.saturating_sub(kernel.written_inputs);
    let operands = call
        .operands()
        .get(usize::from(written)..)
        .unwrap_or_default();
    for (it, index) in operands.iter().zip(written..) {
        if cfg!(feature = "regions") && it.memory != call.home() {
            return Err(Fault::Region { operand: index });
        }
        apart(kernel.in_place, call, index, it)?;
    }
    Ok(end)
}

/// Checks that a written operand shares no bytes with another, unless the kernel allows it.
#[inline]
fn apart(in_place: InPlace, call: &Call<'_>, index: u8, written: &Operand) -> Result<(), Fault> {
    for (operand, other) in call.operands().iter().zip(0..) {
        if !overlap(written, operand) || other == index {
            continue;
        }
        let result = index == call.step().inputs;
        if !(result && in_place.allows(other) && same_bytes(written, operand)) {
            return Err(Fault::Overlap {
                operand: index,
                other,
            });
        }
    }
    Ok(())
}

/// Whether an operand shares bytes with one in RAM; both are inside their memories, so that
/// no sum leaves 32 bits.
pub(crate) fn overlap(written: &Operand, other: &Operand) -> bool {
    let end = |operand: &Operand| operand.offset.wrapping_add(operand.len_bytes);
    written.memory == other.memory && written.offset < end(other) && other.offset < end(written)
}

/// Checks that an operand is inside its memory, with whole and aligned elements. Returns where it
/// ends in the arena.
pub(crate) fn operand(view: &View<'_>, index: u8, it: &Operand) -> Result<u32, Fault> {
    place(view, index, it, 1)
}

/// The same of an operand of at least so many bytes.
fn place(view: &View<'_>, index: u8, operand: &Operand, least: u32) -> Result<u32, Fault> {
    let memory_len = match Memory::from_number(operand.memory) {
        Some(Memory::Arena) => view.arena_len,
        Some(Memory::Constants) => view.constants.len() as u32,
        Some(other @ (Memory::Weights | Memory::Arena1 | Memory::Arena2 | Memory::Arena3))
            if cfg!(feature = "regions") =>
        {
            memories::len_of(view, other)
        }
        Some(Memory::Weights | Memory::Arena1 | Memory::Arena2 | Memory::Arena3) | None => {
            return Err(Fault::Memory {
                operand: index,
                found: operand.memory,
            });
        }
    };
    let Some(element) = ElementType::from_number(operand.element) else {
        return Err(Fault::Element {
            operand: index,
            found: operand.element,
        });
    };
    let end = operand.offset.checked_add(operand.len_bytes);
    if operand.len_bytes < least || end.is_none_or(|end| end > memory_len) {
        let Operand {
            offset, len_bytes, ..
        } = *operand;
        return Err(Fault::Bounds {
            operand: index,
            offset,
            len_bytes,
            memory_len,
        });
    }
    let mask = element.len_bytes() as u32 - 1;
    if (operand.offset | operand.len_bytes) & mask != 0 {
        return Err(Fault::Misaligned {
            operand: index,
            offset: operand.offset,
        });
    }
    if operand.reserved != 0 {
        return Err(Fault::Reserved);
    }
    let in_arena = operand.memory == Memory::Arena as u8;
    Ok(end.filter(|_| in_arena).unwrap_or(0))
}

/// Checks an operand that must be in the arena.
fn arena_operand(view: &View<'_>, index: u8, it: &Operand) -> Result<u32, Fault> {
    arena_place(view, index, it, 1)
}

/// The same of an operand of at least so many bytes.
fn arena_place(view: &View<'_>, index: u8, it: &Operand, least: u32) -> Result<u32, Fault> {
    if !in_arena(it) {
        return Err(Fault::Memory {
            operand: index,
            found: it.memory,
        });
    }
    place(view, index, it, least)
}

/// Checks the graph's inputs and outputs, and the state buffers. Returns where the last one ends.
#[inline]
pub(crate) fn ports(view: &View<'_>) -> Result<u32, LoadError> {
    let mut end = 0;
    for (index, it) in (0..).zip(view.inputs) {
        end = end.max(port(view, it).map_err(|fault| LoadError::Input { index, fault })?);
    }
    for (index, it) in (0..).zip(view.outputs) {
        end = end.max(port(view, it).map_err(|fault| LoadError::Output { index, fault })?);
    }
    for (index, it) in (0..).zip(view.states) {
        end = end.max(state(view, it).map_err(|fault| LoadError::State { index, fault })?);
    }
    Ok(end)
}

/// Checks a graph input or output. It may have no elements, which no operand of a step does.
fn port(view: &View<'_>, port: &Port) -> Result<u32, Fault> {
    let end = arena_place(view, 0, &port.operand, 0)?;
    let Some(dims) = port.dims.get(..port.rank as usize) else {
        return Err(Fault::Shape {
            what: Quantity::Rank,
            found: port.rank,
        });
    };
    if !port.scale.is_finite() || port.scale < 0.0 {
        return Err(Fault::Shape {
            what: Quantity::Scale,
            found: port.scale.to_bits(),
        });
    }
    let mut elements = Some(1_u32);
    for &dim in dims {
        within(Quantity::Dim, dim, 0, i32::MAX)?;
        elements = elements.and_then(|elements| elements.checked_mul(dim as u32));
    }
    if dims.contains(&0) {
        elements = Some(0);
    }
    expect_len(0, &port.operand, elements).map(|()| end)
}

/// Checks a state buffer.
fn state(view: &View<'_>, state: &State) -> Result<u32, Fault> {
    arena_operand(view, 0, &state.operand)
}

/// Elements of an operand whose type is known to be sound.
pub(crate) fn elements(operand: &Operand) -> u32 {
    let bytes = ElementType::from_number(operand.element).map_or(1, ElementType::len_bytes);
    operand.len_bytes >> bytes.trailing_zeros()
}

fn expect_len(index: u8, operand: &Operand, expected: Option<u32>) -> Result<(), Fault> {
    let found = elements(operand);
    if expected == Some(found) {
        return Ok(());
    }
    Err(Fault::Length {
        operand: index,
        found,
        expected: expected.unwrap_or(u32::MAX),
    })
}

impl Call<'_> {
    /// Checks how many operands there are.
    pub(crate) fn expect_operands(&self, inputs: u8, outputs: u8) -> Result<(), Fault> {
        let step = self.step();
        if (step.inputs, step.outputs) == (inputs, outputs) {
            return Ok(());
        }
        Err(Fault::OperandCount {
            inputs: step.inputs,
            outputs: step.outputs,
        })
    }

    /// The operand at an index, inputs first.
    pub(crate) fn expect_operand(&self, index: u8) -> Result<&Operand, Fault> {
        let step = self.step();
        let fault = Fault::OperandCount {
            inputs: step.inputs,
            outputs: step.outputs,
        };
        self.operands().get(usize::from(index)).ok_or(fault)
    }

    /// Checks that an operand has one of some element types.
    pub(crate) fn expect_type(&self, index: u8, allowed: &[ElementType]) -> Result<(), Fault> {
        let found = self.expect_operand(index)?.element;
        if allowed.iter().any(|&element| element as u8 == found) {
            return Ok(());
        }
        Err(Fault::Element {
            operand: index,
            found,
        })
    }

    /// Checks type and number of elements of an operand; `None` is a number beyond 32 bits.
    pub(crate) fn expect(
        &self,
        index: u8,
        element: ElementType,
        count: Option<u32>,
    ) -> Result<(), Fault> {
        self.expect_type(index, &[element])?;
        self.expect_count(index, count)
    }

    /// Checks the number of elements of an operand; `None` is a number beyond 32 bits.
    pub(crate) fn expect_count(&self, index: u8, count: Option<u32>) -> Result<(), Fault> {
        expect_len(index, self.expect_operand(index)?, count)
    }

    /// Number of elements of an operand.
    pub(crate) fn count(&self, index: u8) -> Result<u32, Fault> {
        Ok(elements(self.expect_operand(index)?))
    }

    /// Element type of an operand.
    pub(crate) fn element(&self, index: u8) -> Result<ElementType, Fault> {
        let found = self.expect_operand(index)?.element;
        ElementType::from_number(found).ok_or(Fault::Element {
            operand: index,
            found,
        })
    }

    /// Checks that an operand is in the arena.
    pub(crate) fn expect_arena(&self, index: u8) -> Result<(), Fault> {
        let operand = self.expect_operand(index)?;
        if !in_arena(operand) {
            return Err(Fault::Memory {
                operand: index,
                found: operand.memory,
            });
        }
        Ok(())
    }

    /// Checks that an operand is a constant, so that its values can be checked once.
    pub(crate) fn expect_constant(&self, index: u8) -> Result<(), Fault> {
        let operand = self.expect_operand(index)?;
        if in_arena(operand) {
            return Err(Fault::Memory {
                operand: index,
                found: operand.memory,
            });
        }
        Ok(())
    }

    /// Checks a vector of constant shifts, one byte each.
    pub(crate) fn expect_shifts(&self, index: u8) -> Result<(), Fault> {
        self.expect_constant(index)?;
        let operand = self.expect_operand(index)?;
        let range = range(operand);
        for &byte in range
            .and_then(|range| self.constant_memory(operand).get(range))
            .unwrap_or(&[])
        {
            shift(i32::from(byte as i8))?;
        }
        Ok(())
    }
}

/// Product of numbers that must each be at least 1; `Ok(None)` beyond 32 bits.
pub(crate) fn product(what: Quantity, factors: &[u32]) -> Result<Option<u32>, Fault> {
    let mut product = Some(1_u32);
    for &factor in factors {
        at_least_one(what, factor)?;
        product = product.and_then(|product| product.checked_mul(factor));
    }
    Ok(product)
}

/// Checks that an operand of `found` elements has those at the ends of all strides, and `after` of
/// them in all from the last one on.
pub(crate) fn expect_reach(
    operand: u8,
    found: u32,
    (dims, strides): (&[u32; MAX_RANK], &[u32; MAX_RANK]),
    after: u32,
) -> Result<(), Fault> {
    let mut expected = Some(after);
    for (&dim, &stride) in dims.iter().zip(strides) {
        let reach = dim.wrapping_sub(1).checked_mul(stride);
        expected = expected
            .zip(reach)
            .and_then(|(sum, reach)| sum.checked_add(reach));
    }
    let expected = expected.unwrap_or(u32::MAX);
    if expected > found {
        return Err(Fault::Length {
            operand,
            found,
            expected,
        });
    }
    Ok(())
}

/// Checks a count.
pub(crate) fn at_least_one(what: Quantity, found: u32) -> Result<(), Fault> {
    if found == 0 {
        return Err(Fault::Shape { what, found });
    }
    Ok(())
}

/// Checks a range.
pub(crate) fn within(what: Quantity, found: i32, least: i32, most: i32) -> Result<(), Fault> {
    if (least..=most).contains(&found) {
        return Ok(());
    }
    Err(Fault::Value {
        what,
        found,
        least,
        most,
    })
}

/// Checks the power of two of a fixed-point factor.
pub(crate) fn shift(found: i32) -> Result<(), Fault> {
    use crate::fixed_point::{SHIFT_MAX, SHIFT_MIN};
    within(Quantity::Shift, found, SHIFT_MIN, SHIFT_MAX)
}

/// Checks the limits of a quantised result: in order, and inside the type.
pub(crate) fn limits<A: Activation>(min: i32, max: i32) -> Result<(), Fault> {
    let (least, most) = A::RANGE;
    within(Quantity::ActMin, min, least.into(), most.into())?;
    within(Quantity::ActMax, max, min, most.into())
}

/// Checks a zero point of a tensor that is computed with.
pub(crate) fn zero_point<A: Activation>(found: i32) -> Result<(), Fault> {
    let (least, most) = A::ZERO_POINTS;
    within(Quantity::ZeroPoint, found, least, most)
}

/// Checks the limits of a float result.
pub(crate) fn limits_f32(min: f32, max: f32) -> Result<(), Fault> {
    if min <= max {
        Ok(())
    } else {
        Err(Fault::Limits)
    }
}

/// Row-major strides of `dims`, in elements.
pub(crate) fn dense_strides(dims: &[u32; MAX_RANK]) -> [u32; MAX_RANK] {
    let mut strides = [1; MAX_RANK];
    let mut stride = 1_u32;
    for (slot, &dim) in strides.iter_mut().zip(dims).rev() {
        *slot = stride;
        stride = stride.wrapping_mul(dim);
    }
    strides
}
