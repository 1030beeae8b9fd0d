//! Loops over elements: a function of one tensor, or of two with broadcasting. Either may run in
//! place.

use bytemuck::Pod;
use peapod_schemas::micro::{Binary, ElementType, MAX_RANK, Operand};

use crate::arena::{copy, range, same_bytes, split};
use crate::call::Call;
use crate::check::{dense_strides, elements, expect_reach, product};
use crate::error::{Fault, Quantity};
use crate::rows::rows_mut;
use crate::strided::{Level, Loops};

/// `output[i] = f(input[i])`, in place where the two are the same bytes.
#[inline]
pub(crate) fn map<S: Pod, D: Pod>(
    call: &Call<'_>,
    arena: &mut [u8],
    f: impl Fn(S) -> D,
) -> Option<()> {
    let (input, output) = (call.input(0)?, call.output(0)?);
    if same_bytes(input, output) {
        let bytes = arena.get_mut(range(output)?)?;
        for x in bytemuck::try_cast_slice_mut::<u8, S>(bytes).ok()? {
            *x = bytemuck::try_cast(f(*x)).ok()?;
        }
    } else {
        let (inputs, output) = split::<D>(call, arena)?;
        for (y, x) in output.iter_mut().zip(inputs.get::<S>(0)?) {
            *y = f(*x);
        }
    }
    Some(())
}

/// Checks a function of one tensor.
pub(crate) fn check_map(
    call: &Call<'_>,
    from: &[ElementType],
    to: &[ElementType],
) -> Result<(), Fault> {
    call.expect_operands(1, 1)?;
    call.expect_type(0, from)?;
    call.expect_type(1, to)?;
    call.expect_count(1, Some(call.count(0)?))
}

/// Checks the shapes of a broadcasting function.
pub(crate) fn check_binary(call: &Call<'_>, params: &Binary) -> Result<(), Fault> {
    call.expect_count(2, product(Quantity::Dim, &params.dims)?)?;
    let output = call.expect_operand(2)?;
    for (index, strides) in [(0, &params.a_strides), (1, &params.b_strides)] {
        let operand = call.expect_operand(index)?;
        expect_reach(index, elements(operand), (&params.dims, strides), 1)?;
        // An element may only be overwritten when nothing will read it again.
        if same_bytes(operand, output) && !is_dense(&params.dims, strides) {
            return Err(Fault::Overlap {
                operand: 2,
                other: index,
            });
        }
    }
    Ok(())
}

fn is_dense(dims: &[u32; MAX_RANK], strides: &[u32; MAX_RANK]) -> bool {
    let dense = dense_strides(dims);
    dims.iter()
        .zip(strides.iter().zip(dense))
        .all(|(&dim, (&stride, dense))| dim == 1 || stride == dense)
}

/// Elements that are read before any of them is written.
const BLOCK: usize = 32;

/// Which operand is where the results go.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Held {
    /// The first.
    A,
    /// The second.
    B,
}

/// A function of two elements, for [`zip_with`].
#[inline]
pub(crate) fn each<T: Copy>(f: impl Fn(T, T) -> T) -> impl Fn(Held, &mut [T], &[T]) {
    move |held, results, others| {
        for (result, &other) in results.iter_mut().zip(others) {
            *result = match held {
                Held::A => f(*result, other),
                Held::B => f(other, *result),
            };
        }
    }
}

/// `output[i] = f(a[..], b[..])` over the dimensions of `params`. The function is given elements of
/// one operand, to become the results, and as many of the other; a second operand that repeats as
/// a whole, like slopes of channels, is read where it is.
#[inline]
pub(crate) fn zip_with<T: Pod + Default>(
    call: &Call<'_>,
    arena: &mut [u8],
    params: &Binary,
    f: impl Fn(Held, &mut [T], &[T]),
) -> Option<()> {
    let mut loops = Loops::coalesced(&params.dims, [&params.a_strides, &params.b_strides]);
    let inner = loops.take_innermost();
    let count = call.output(0)?.len_bytes as usize / size_of::<T>();
    let repeats = loops.repeat_second(&inner);
    if (inner.len == count || repeats)
        && inner.strides == [1, 1]
        && let Some((held, results, others)) = whole::<T>(call, arena, (count, inner.len))
    {
        for results in rows_mut(results, inner.len) {
            f(held, results, others);
        }
        return Some(());
    }
    blocks(call, arena, (loops, inner), |results, others| {
        f(Held::A, results, others)
    })
}

/// The output, holding one operand, and the other, which has as many elements or is the second and
/// has fewer; `None` if that is in the same place.
#[inline(never)]
fn whole<'a, T: Pod>(
    call: &Call<'a>,
    arena: &'a mut [u8],
    (count, others): (usize, usize),
) -> Option<(Held, &'a mut [T], &'a [T])> {
    let (a, b, output) = (call.input(0)?, call.input(1)?, call.output(0)?);
    let held = if same_bytes(b, output) {
        Held::B
    } else {
        Held::A
    };
    let other = usize::from(held == Held::A);
    let copied = held == Held::A && !same_bytes(a, output);
    let (inputs, results) = split::<T>(call, arena)?;
    if copied {
        copy(inputs.get::<T>(0)?.get(..count)?, results)?;
    }
    Some((held, results, inputs.get::<T>(other)?.get(..others)?))
}

/// [`zip_with`] by blocks. Those of both operands are read before the same block of the output is
/// written, which is what makes it right in place.
#[inline(never)]
fn blocks<T: Pod + Default>(
    call: &Call<'_>,
    arena: &mut [u8],
    (mut loops, inner): (Loops<2>, Level<2>),
    f: impl Fn(&mut [T], &[T]),
) -> Option<()> {
    let (a, b) = (call.input(0)?, call.input(1)?);
    let mut output = range(call.output(0)?)?.start;
    let mut xs = [T::default(); BLOCK];
    let mut ys = [T::default(); BLOCK];
    loop {
        let [mut a_at, mut b_at] = loops.offsets();
        let mut left = inner.len;
        while left > 0 {
            let count = left.min(BLOCK);
            let [xs, ys] = [xs.get_mut(..count)?, ys.get_mut(..count)?];
            let [a_stride, b_stride] = inner.strides;
            gather(call, arena, a, a_at, a_stride, xs)?;
            gather(call, arena, b, b_at, b_stride, ys)?;
            f(xs, ys);
            let end = output.checked_add(count.checked_mul(size_of::<T>())?)?;
            let block = bytemuck::try_cast_slice_mut(arena.get_mut(output..end)?).ok()?;
            copy(xs, block)?;
            output = end;
            a_at = a_at.wrapping_add(count.wrapping_mul(a_stride));
            b_at = b_at.wrapping_add(count.wrapping_mul(b_stride));
            left -= count;
        }
        if !loops.advance() {
            return Some(());
        }
    }
}

/// Reads elements of an operand from `at` on, `stride` apart.
#[inline(never)]
fn gather<T: Pod>(
    call: &Call<'_>,
    arena: &[u8],
    operand: &Operand,
    at: usize,
    stride: usize,
    block: &mut [T],
) -> Option<()> {
    let memory = call.shared_memory(operand).unwrap_or(arena);
    let source: &[T] = bytemuck::try_cast_slice(memory.get(range(operand)?)?).ok()?;
    let source = source.get(at..)?;
    match stride {
        0 => block.fill(*source.first()?),
        1 => {
            let source = source.get(..block.len())?;
            block.copy_from_slice(source);
        }
        _ => {
            for (slot, x) in block.iter_mut().zip(source.iter().step_by(stride)) {
                *slot = *x;
            }
        }
    }
    Some(())
}
