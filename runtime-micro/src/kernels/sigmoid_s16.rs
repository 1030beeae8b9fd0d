//! Logistic function and hyperbolic tangent of 16-bit elements: lines between the entries of a
//! table.

use peapod_schemas::micro::{ElementType, Kernel as KernelId, Requantize};

use super::Kernel;
use crate::arena::constant;
use crate::call::Call;
use crate::check::within;
use crate::elementwise::map;
use crate::error::{Fault, Quantity};

/// Inputs: input, constant table of 256 entries. Output. In place over the input.
pub static LOGISTIC_S16: Kernel = Kernel::new(KernelId::LogisticS16, check, |call, arena| {
    let curve = Curve {
        bits: 9,
        end: 0x7fff << 10,
        above: 1 << 9,
        below: (1 << 25) + (1 << 9) - 1,
        shift: 10,
    };
    run(call, arena, &curve)
});

/// Inputs: input, constant table of 256 entries. Output. In place over the input.
pub static TANH_S16: Kernel = Kernel::new(KernelId::TanhS16, check, |call, arena| {
    let curve = Curve {
        bits: 8,
        end: 0xffff << 8,
        above: (1 << 7) - (1 << 23),
        below: (1 << 23) + (1 << 7) - 1,
        shift: 8,
    };
    run(call, arena, &curve)
});

/// A function that is made of the logistic one, which is in the table for positive arguments.
struct Curve {
    /// An entry is for 2^bits steps.
    bits: u32,
    /// From the last entry on: a share of 2^(16 + bits), as what is between entries.
    end: i32,
    /// Added to such a share, `>> shift` is the result; its rounding is in here.
    above: i32,
    /// The same of negative arguments, from which the share is taken.
    below: i32,
    /// Bits of the share that the result has not.
    shift: u32,
}

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Requantize = call.expect_params()?;
    within(Quantity::Shift, params.shift, -31, 0)?;
    call.expect_operands(2, 1)?;
    call.expect_type(0, &[ElementType::S16])?;
    call.expect(1, ElementType::S16, Some(256))?;
    call.expect_constant(1)?;
    call.expect(2, ElementType::S16, Some(call.count(0)?))
}

#[inline(never)]
fn run(call: &Call<'_>, arena: &mut [u8], curve: &Curve) -> Option<()> {
    let Requantize {
        multiplier, shift, ..
    } = *call.params()?;
    let table: &[u16; 256] = constant(call, 1)?.first_chunk()?;
    let right = shift.wrapping_neg() as u32;
    let half = 1_i32.wrapping_shl(right) >> 1;
    map(call, arena, |x: i16| {
        let steps = i32::from(x).wrapping_mul(multiplier).wrapping_add(half);
        let steps = steps.wrapping_shr(right);
        let share = share(table, steps.unsigned_abs(), curve);
        let sum = match steps < 0 {
            true => curve.below.wrapping_sub(share),
            false => curve.above.wrapping_add(share),
        };
        (sum >> curve.shift) as i16
    })
}

/// What the table has at so many steps.
#[inline(always)]
fn share(table: &[u16; 256], steps: u32, curve: &Curve) -> i32 {
    let index = steps >> curve.bits;
    if index >= 255 {
        return curve.end;
    }
    let here = i32::from(table[usize::from(index as u8)]);
    let next = i32::from(table[usize::from((index as u8).wrapping_add(1))]);
    let part = (steps & (1_u32 << curve.bits).wrapping_sub(1)) as i32;
    (here << curve.bits).wrapping_add(part.wrapping_mul(next.wrapping_sub(here)))
}
