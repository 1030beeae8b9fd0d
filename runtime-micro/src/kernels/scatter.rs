//! Updates combined into a tensor that is one number everywhere, at computed places.

use bytemuck::Pod;
use peapod_schemas::micro::{ElementType, Kernel as KernelId, MAX_RANK, Scatter};

use super::Kernel;
use crate::arena::split;
use crate::call::Call;
use crate::check::{product, within};
use crate::error::{Fault, Quantity};
use crate::rows::rows;

/// Declares kernels of an element type.
macro_rules! scatters {
    ($($constant:ident $id:ident $type:ident $element:ident;)*) => {$(
        /// Inputs: updates, indices s32. Output of the updates' type. Never in place.
        pub static $constant: Kernel = Kernel::new(
            KernelId::$id,
            |call| check(call, ElementType::$element),
            run::<$type>,
        );
    )*};
}

scatters! {
    SCATTER_F32 ScatterF32 f32 F32;
    SCATTER_S8 ScatterS8 i8 S8;
    SCATTER_S32 ScatterS32 i32 S32;
    SCATTER_S64 ScatterS64 i64 S64;
    SCATTER_BOOL ScatterBool u8 Bool;
}

/// An element that updates are combined into.
trait Combine: Pod {
    /// The element with these bits; wider ones have their sign.
    fn of_bits(bits: u32) -> Self;

    /// What an element and its update become.
    fn combined(self, combiner: u32, update: Self) -> Self;
}

macro_rules! of_integers {
    ($($type:ident)*) => {$(
        impl Combine for $type {
            #[inline(always)]
            fn of_bits(bits: u32) -> Self {
                bits.cast_signed() as Self
            }

            #[inline(always)]
            fn combined(self, combiner: u32, update: Self) -> Self {
                match combiner {
                    0 => update,
                    1 => self.wrapping_add(update),
                    2 => self.wrapping_mul(update),
                    3 => self.max(update),
                    _ => self.min(update),
                }
            }
        }
    )*};
}

of_integers!(i8 i32 i64);

impl Combine for f32 {
    #[inline(always)]
    fn of_bits(bits: u32) -> Self {
        Self::from_bits(bits)
    }

    #[inline(always)]
    fn combined(self, combiner: u32, update: Self) -> Self {
        match combiner {
            0 => update,
            1 => self + update,
            2 => self * update,
            3 if self > update || self.is_nan() => self,
            4 if self < update || self.is_nan() => self,
            _ => update,
        }
    }
}

/// Truth values.
impl Combine for u8 {
    #[inline(always)]
    fn of_bits(bits: u32) -> Self {
        Self::from(bits != 0)
    }

    #[inline(always)]
    fn combined(self, combiner: u32, update: Self) -> Self {
        let update = Self::from(update != 0);
        match combiner {
            0 => update,
            1 | 3 => self | update,
            _ => self & update,
        }
    }
}

fn check(call: &Call<'_>, element: ElementType) -> Result<(), Fault> {
    let Scatter { count, dims, parts, run, combiner, .. } = *call.expect_params()?;
    call.expect_operands(2, 1)?;
    within(Quantity::Count, parts.min(i32::MAX as u32) as i32, 1, MAX_RANK as i32)?;
    within(Quantity::Kernel, combiner.min(i32::MAX as u32) as i32, 0, 4)?;
    let [a, b, c, d, e, f] = dims;
    call.expect(0, element, product(Quantity::Count, &[count, run])?)?;
    call.expect(1, ElementType::S32, product(Quantity::Count, &[count, parts])?)?;
    call.expect(2, element, product(Quantity::Dim, &[a, b, c, d, e, f, run])?)
}

fn run<T: Combine>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Scatter = call.params()?;
    let (inputs, output) = split::<T>(call, arena)?;
    output.fill(T::of_bits(params.initial));
    let [parts, run] = [params.parts, params.run].map(|it| it as usize);
    let dims = params.dims.get(MAX_RANK.checked_sub(parts)?..)?;
    let indices = rows(inputs.get::<i32>(1)?, parts);
    for (index, update) in indices.zip(rows(inputs.get::<T>(0)?, run)) {
        let Some(place) = place(index, params.first, dims) else {
            continue;
        };
        let target = output.get_mut(place.wrapping_mul(run)..)?.get_mut(..run)?;
        for (y, x) in target.iter_mut().zip(update) {
            *y = y.combined(params.combiner, *x);
        }
    }
    Some(())
}

/// Where an index points to, from the first place of the outermost part on; nowhere if a part is
/// outside of its dimension.
fn place(index: &[i32], first: u32, dims: &[u32]) -> Option<usize> {
    let (mut place, mut first) = (0_usize, first);
    for (&part, &dim) in index.iter().zip(dims) {
        let part = part.cast_unsigned().wrapping_sub(first);
        if part >= dim {
            return None;
        }
        place = place.wrapping_mul(dim as usize).wrapping_add(part as usize);
        first = 0;
    }
    Some(place)
}
