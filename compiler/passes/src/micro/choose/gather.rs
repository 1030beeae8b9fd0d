//! gather, as frameworks for inference have it: indices of one or several parts into neighbouring
//! dimensions, with or without batches.

use std::ops::Range;

use peapod_ir::ops::tensor::Gather;
use peapod_ir::plan::micro::{self, KernelId, checked};
use peapod_ir::{DType, Op};

use super::ranks::few;
use super::{Choice, Context, Refusal, right_aligned};

/// Chooses for a gather.
pub(super) fn gather(cx: &Context<'_>, op: &Op, gather: &Gather) -> Result<Choice, Refusal> {
    let [x, indices] = [cx.input(op, 0), cx.input(op, 1)];
    if indices.dtype != DType::I32 {
        let reason = format!("its indices are {}", indices.dtype.name());
        return Err(Refusal::new(reason, "give the indices as int32"));
    }
    let Some(dims) = pointed(gather, &x.shape, &indices.shape) else {
        let reason = "its indices point into dimensions that are not side by side";
        return Err(Refusal::new(
            reason,
            "use GATHER or GATHER_ND, or transpose before it",
        ));
    };
    few(dims.len())?;
    let batch = gather.points.batch.len();
    let elements = |extents: &[usize]| extents.iter().product::<usize>();
    let own = &indices.shape[batch..gather.points.index_vector_dim];
    let params = checked!(micro::Gather {
        batches: elements(&x.shape[..batch]),
        outer: elements(&x.shape[batch..dims.start]),
        count: elements(own),
        dims: right_aligned(x.shape[dims.clone()].iter().copied(), 1),
        parts: dims.len(),
        run: elements(&x.shape[dims.end..]) * x.dtype.size_bytes(),
    })?;
    let inputs = vec![cx.tensor(op, 0), cx.tensor(op, 1)];
    Ok(Choice::new(KernelId::GatherX8, params, inputs))
}

/// The dimensions that indices point into, if they are neighbours, all else is taken whole, and the
/// result has its dimensions in the order of the kernel's.
fn pointed(gather: &Gather, x: &[usize], indices: &[usize]) -> Option<Range<usize>> {
    let points = &gather.points;
    let (batch, vector) = (points.batch.len(), points.index_vector_dim);
    let first = *points.dims.first()?;
    let dims = first..first + points.dims.len();
    let own = vector.checked_sub(batch)?;
    let offsets = (batch..first).chain(first + own..first + own + x.len() - dims.end);
    let taken = gather.slice_sizes.iter().enumerate();
    let whole =
        |(dim, size): (usize, &usize)| *size == x[dim] || dim < batch || dims.contains(&dim);
    let fits = points.dims.iter().copied().eq(dims.clone())
        && gather.collapsed == points.dims
        && points.batch.iter().copied().eq(0..batch)
        && points.indices_batch == points.batch
        && batch <= first
        && vector + 1 >= indices.len()
        && gather.offset_dims.iter().copied().eq(offsets)
        && taken.into_iter().all(whole);
    fits.then_some(dims)
}
