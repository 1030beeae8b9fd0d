//! Parts of a tensor that begin at computed indices.

use peapod_schemas::pod::DType;

use super::region::{self, Walk};
use super::{Dense, DenseMut};

/// An integer scalar.
pub(crate) fn scalar(x: Dense<'_>) -> i64 {
    let mut whole = [0; 8];
    whole[..x.bytes.len()].copy_from_slice(x.bytes);
    let bits = i64::from_le_bytes(whole);
    let unused = 64 - 8 * x.bytes.len() as u32;
    match x.dtype {
        DType::U8 | DType::U32 | DType::Bool => bits,
        DType::I8 | DType::I16 | DType::I32 | DType::I64 => bits << unused >> unused,
        DType::F32 | DType::F16 | DType::Bf16 | DType::F64 => {
            unreachable!("the reader refuses other indices")
        }
    }
}

/// Where a part begins, clamped so that it is inside.
fn index(starts: &[Dense<'_>], whole: &[usize], part: &[usize]) -> Vec<usize> {
    let extents = whole.iter().zip(part);
    let starts = starts.iter().zip(extents);
    let clamp = |(start, (whole, part)): (&Dense<'_>, (&usize, &usize))| {
        scalar(*start).clamp(0, (whole - part) as i64) as usize
    };
    starts.map(clamp).collect()
}

/// Takes a part.
pub fn run(x: Dense<'_>, starts: &[Dense<'_>], out: DenseMut<'_>) {
    let from = Walk::at(x.shape, &index(starts, x.shape, out.shape));
    region::fill(&from, x.bytes, out);
}

/// Replaces a part. Without `x` the result holds it already.
pub fn update(x: Option<Dense<'_>>, update: Dense<'_>, starts: &[Dense<'_>], out: DenseMut<'_>) {
    if let Some(x) = x {
        out.bytes.copy_from_slice(x.bytes);
    }
    let to = Walk::at(out.shape, &index(starts, out.shape, update.shape));
    let from = Walk::whole(update.shape);
    let size = update.dtype.size_bytes();
    region::copy(size, update.shape, (&from, update.bytes), (&to, out.bytes));
}
