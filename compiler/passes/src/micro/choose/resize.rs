//! resize: where rows and columns of the result lie in the operand, as tables.

use peapod_ir::ops::{Resize, ResizeMode};
use peapod_ir::plan::micro::{self, KernelId, checked};
use peapod_ir::{DType, Op};

use super::{Choice, Context, Input, Refusal};

/// The table of a dimension with so many places in the operand, and in the result.
type Table = fn(&Resize, usize, usize) -> Vec<i32>;

/// Chooses for a resize.
pub(super) fn resize(cx: &Context<'_>, op: &Op, resize: &Resize) -> Result<Choice, Refusal> {
    let (from, to) = (cx.input(op, 0), cx.output(op));
    let (kernel, table): (_, Table) = match (resize.mode, to.dtype) {
        (ResizeMode::Nearest, _) => (KernelId::ResizeNearestX8, nearest),
        (ResizeMode::Bilinear, DType::F32) => (KernelId::ResizeBilinearF32, floats),
        // The verifier asks for the one or the other.
        (ResizeMode::Bilinear, _) => (KernelId::ResizeBilinearS8, fixed),
    };
    let table = |dim: usize| Input::s32(table(resize, from.shape[dim], to.shape[dim]));
    let params = checked!(micro::Resize {
        batches: to.shape[0],
        in_h: from.shape[1],
        in_w: from.shape[2],
        out_h: to.shape[1],
        out_w: to.shape[2],
        depth: to.shape[3],
    })?;
    let inputs = vec![cx.tensor(op, 0), table(1), table(2)];
    Ok(Choice::new(kernel, params, inputs))
}

fn nearest(resize: &Resize, from: usize, to: usize) -> Vec<i32> {
    let places = resize.nearest(from, to).into_iter();
    places.map(word).collect()
}

fn fixed(resize: &Resize, from: usize, to: usize) -> Vec<i32> {
    let places = resize.between_fixed(from, to).into_iter();
    let numbers = places.map(|it| [word(it.lower), word(it.upper), it.fraction]);
    numbers.flatten().collect()
}

fn floats(resize: &Resize, from: usize, to: usize) -> Vec<i32> {
    let places = resize.between(from, to).into_iter();
    let bits = |x: f32| x.to_bits().cast_signed();
    let numbers = places.map(|it| [word(it.lower), word(it.upper), bits(it.fraction)]);
    numbers.flatten().collect()
}

/// An index, which the verifier limits.
fn word(index: usize) -> i32 {
    i32::try_from(index).expect("rows and columns are at most 2^20")
}
