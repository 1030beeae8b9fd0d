//! A copy of a part of x in which windows meet elements at regular places: zeros around it are
//! written out, elements that no window meets are left out.

use super::gemm::Factor;
use std::ops::Range;

/// A dimension of the copy.
#[derive(Clone, Debug)]
pub(super) struct CopyDim {
    /// The elements of x that entries are, by offset; `None` for zeros.
    offsets: Vec<Option<usize>>,
    /// Entries up to which each entry and its successors are contiguous in x, or are all zeros.
    runs: Vec<usize>,
    /// From an entry to the next in the copy.
    pub(super) stride: usize,
}

impl CopyDim {
    /// `stride` is that of x.
    pub(super) fn new(entries: impl Iterator<Item = Option<usize>>, stride: usize) -> Self {
        let offsets: Vec<_> = entries.map(|entry| Some(entry? * stride)).collect();
        Self {
            runs: Vec::new(),
            offsets,
            stride: 0,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.offsets.len()
    }

    /// Whether entries are the elements of a dimension of x, in its order.
    pub(super) fn is_whole(&self, extent: usize, stride: usize) -> bool {
        let mut offsets = self.offsets.iter().enumerate();
        self.len() == extent && offsets.all(|(i, offset)| *offset == Some(i * stride))
    }
}

/// Dimensions of a copy, outermost first, with what is contiguous in x walked through as one.
pub(super) fn prepared(mut dims: Vec<CopyDim>) -> Vec<CopyDim> {
    let mut stride = 1;
    // Whether everything further in is laid out in x as in the copy.
    let mut dense = true;
    for dim in dims.iter_mut().rev() {
        dim.stride = stride;
        dim.runs = vec![0; dim.len()];
        for i in (0..dim.len()).rev() {
            let joined = match (dim.offsets[i], dim.offsets.get(i + 1)) {
                (_, None) => false,
                (Some(offset), Some(&next)) => dense && next == Some(offset + stride),
                (None, Some(next)) => next.is_none(),
            };
            dim.runs[i] = if joined { dim.runs[i + 1] } else { i + 1 };
        }
        dense = dense && dim.runs.first().is_none_or(|&run| run == dim.len());
        dense = dense && dim.offsets.first().is_none_or(|first| *first == Some(0));
        stride *= dim.len();
    }
    dims
}

/// Copies entries; of the outermost dimension those in `range`.
pub(super) fn fill<T: Factor>(
    x: &[T],
    start: usize,
    dims: &[CopyDim],
    range: Range<usize>,
    out: &mut [T],
) {
    let Some((dim, rest)) = dims.split_first() else {
        out[0] = x[start];
        return;
    };
    let Range { start: mut i, end } = range;
    let first = i;
    while i < end {
        let next = dim.runs[i].min(end);
        let to = (i - first) * dim.stride;
        let len = (next - i) * dim.stride;
        match dim.offsets[i] {
            None => {
                out[to..to + len].fill(T::zeroed());
                i = next;
            }
            Some(offset) if next - i > 1 || rest.is_empty() => {
                let from = start + offset;
                out[to..to + len].copy_from_slice(&x[from..from + len]);
                i = next;
            }
            Some(offset) => {
                let inner = 0..rest[0].len();
                fill(
                    x,
                    start + offset,
                    rest,
                    inner,
                    &mut out[to..to + dim.stride],
                );
                i += 1;
            }
        }
    }
}
