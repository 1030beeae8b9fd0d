//! scatter, as frameworks for inference have it: whole slices at indices into the outermost
//! dimensions, of a tensor that is one number everywhere.

use peapod_ir::ops::tensor::Scatter;
use peapod_ir::ops::tensor::scatter::Update;
use peapod_ir::plan::micro::{self, KernelId, checked};
use peapod_ir::{DType, Op};

use super::ranks::few;
use super::{Choice, Context, Refusal, kernel_of, right_aligned};

/// Chooses for a scatter.
pub(super) fn scatter(cx: &Context<'_>, op: &Op, scatter: &Scatter) -> Result<Choice, Refusal> {
    use KernelId::{ScatterBool, ScatterF32, ScatterS8, ScatterS32, ScatterS64};
    let [x, indices, updates] = [0, 1, 2].map(|index| cx.input(op, index));
    if indices.dtype != DType::I32 {
        let reason = format!("its indices are {}", indices.dtype.name());
        return Err(Refusal::new(reason, "give the indices as int32"));
    }
    if !is_of_slices(scatter, &x.shape, &indices.shape, &updates.shape) {
        let reason = "its updates are no whole slices at indices into the outermost dimensions";
        return Err(Refusal::new(
            reason,
            "use SCATTER_ND, or transpose before it",
        ));
    }
    let Some(initial) = cx.known(op, 0).and_then(|bytes| initial(x.dtype, bytes)) else {
        let reason = "what it scatters into is not one constant number of 32 bits everywhere";
        return Err(Refusal::new(reason, "scatter into zeros, and add the rest"));
    };
    let family = [ScatterF32, ScatterS8, ScatterS32, ScatterS64, ScatterBool];
    let (kernel, _) = kernel_of(&family, &[updates, cx.output(op)])?;
    let combiner = match scatter.combiner {
        Update::Assign => 0,
        Update::Add => 1,
        Update::Mul => 2,
        Update::Max => 3,
        Update::Min => 4,
        Update::Or if x.dtype == DType::Bool => 1,
        Update::And if x.dtype == DType::Bool => 2,
        Update::And | Update::Or => return Err(super::no_kernel()),
    };
    let (parts, own) = (scatter.points.dims.len(), scatter.points.index_vector_dim);
    few(parts)?;
    let params = checked!(micro::Scatter {
        count: indices.shape[..own].iter().product::<usize>(),
        first: 0_u32,
        dims: right_aligned(x.shape[..parts].iter().copied(), 1),
        parts,
        run: x.shape[parts..].iter().product::<usize>(),
        combiner: combiner as u32,
        initial,
    })?;
    let inputs = vec![cx.tensor(op, 2), cx.tensor(op, 1)];
    Ok(Choice::new(kernel, params, inputs))
}

/// Whether indices point into the outermost dimensions, and updates are whole slices of the others.
fn is_of_slices(scatter: &Scatter, x: &[usize], indices: &[usize], updates: &[usize]) -> bool {
    let points = &scatter.points;
    let (parts, own) = (points.dims.len(), points.index_vector_dim);
    parts > 0
        && points.batch.is_empty()
        && points.dims.iter().copied().eq(0..parts)
        && scatter.inserted == points.dims
        && own + 1 >= indices.len()
        && scatter.window_dims.iter().copied().eq(own..updates.len())
        && updates[own..] == x[parts..]
}

/// The bits of the number that a constant is everywhere; wider ones have their sign.
fn initial(dtype: DType, bytes: &[u8]) -> Option<u32> {
    let size = dtype.size_bytes();
    let element = bytes.get(..size)?;
    if bytes.chunks(size).any(|other| other != element) {
        return None;
    }
    match *element {
        [byte] => Some(i32::from(byte.cast_signed()).cast_unsigned()),
        [a, b, c, d] => Some(u32::from_le_bytes([a, b, c, d])),
        _ => {
            let wide = i64::from_le_bytes(element.try_into().ok()?);
            i32::try_from(wide).ok().map(i32::cast_unsigned)
        }
    }
}
