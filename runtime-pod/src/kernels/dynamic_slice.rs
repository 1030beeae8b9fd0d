//! Parts of a tensor that begin at computed indices.

use peapod_schemas::pod::DType;

use super::fusion::Source;
use super::region::{Boxes, strides};
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

/// How a part is copied out of a whole tensor, or into it.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    /// Of dimensions that the part does not fill: which one it is, the last index where the part
    /// may begin, so that it is inside, and elements from one index to the next.
    starts: Vec<(usize, usize, usize)>,
    boxes: Boxes,
}

impl Part {
    /// Of a slice of a tensor.
    pub(crate) fn slice(dtype: DType, whole: &[usize], part: &[usize]) -> Self {
        let steps = [strides(whole), strides(part)];
        Self {
            starts: starts(whole, part),
            boxes: Boxes::new(dtype.size_bytes(), part, [&steps[0], &steps[1]]),
        }
    }

    /// Of an update of a tensor.
    pub(crate) fn update(dtype: DType, whole: &[usize], part: &[usize]) -> Self {
        let steps = [strides(part), strides(whole)];
        Self {
            starts: starts(whole, part),
            boxes: Boxes::new(dtype.size_bytes(), part, [&steps[0], &steps[1]]),
        }
    }

    /// The element of the whole tensor where the part begins.
    fn first(&self, indices: &[Source<'_>]) -> usize {
        let starts = self.starts.iter().map(|&(dim, last, stride)| {
            let index = indices[dim].dense().map_or(0, scalar);
            index.clamp(0, last as i64) as usize * stride
        });
        starts.sum()
    }

    /// Takes a part. Operands: the tensor, and an index per dimension.
    pub(crate) fn take(&self, operands: &[Source<'_>], out: DenseMut<'_>) {
        if let Some(x) = operands[0].dense() {
            let first = self.first(&operands[1..]);
            self.boxes.copy(first, x.bytes, 0, out.bytes);
        }
    }

    /// Replaces a part. Operands: the tensor, the part, and an index per dimension. The result may
    /// be in the place of the first.
    pub(crate) fn replace(&self, operands: &[Source<'_>], out: DenseMut<'_>) {
        if let Some(x) = operands[0].dense() {
            out.bytes.copy_from_slice(x.bytes);
        }
        if let Some(part) = operands[1].dense() {
            let first = self.first(&operands[2..]);
            self.boxes.copy(0, part.bytes, first, out.bytes);
        }
    }
}

fn starts(whole: &[usize], part: &[usize]) -> Vec<(usize, usize, usize)> {
    let extents = whole.iter().zip(part).zip(strides(whole)).enumerate();
    let open = extents.filter(|(_, ((whole, part), _))| whole != part);
    open.map(|(dim, ((whole, part), stride))| (dim, whole - part, stride as usize))
        .collect()
}
