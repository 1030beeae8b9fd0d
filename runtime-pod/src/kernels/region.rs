//! Boxes of elements copied between dense tensors: what slices, pads, joins and shards have in
//! common.

use super::{DenseMut, parallel};
use rayon::prelude::*;

/// Bytes from which a copy is shared among threads.
const SHARED: usize = 1 << 20;

/// A walk through a dense tensor: a first element, and steps per dimension, in elements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Walk {
    pub(crate) first: usize,
    pub(crate) steps: Vec<isize>,
}

/// Steps between neighbours along each dimension of a dense tensor.
pub(crate) fn strides(shape: &[usize]) -> Vec<isize> {
    let mut strides = vec![1; shape.len()];
    for dim in (1..shape.len()).rev() {
        strides[dim - 1] = strides[dim] * shape[dim] as isize;
    }
    strides
}

impl Walk {
    /// The box of a tensor of this shape that begins at an index.
    pub(crate) fn at(shape: &[usize], index: &[usize]) -> Self {
        let steps = strides(shape);
        let first = steps.iter().zip(index).map(|(step, i)| *step as usize * i);
        Self {
            first: first.sum(),
            steps,
        }
    }

    /// All of a tensor of this shape.
    pub(crate) fn whole(shape: &[usize]) -> Self {
        Self {
            first: 0,
            steps: strides(shape),
        }
    }
}

/// Copies the elements of a walk to all of a tensor.
pub(crate) fn fill(from: &Walk, source: &[u8], out: DenseMut<'_>) {
    let to = Walk::whole(out.shape);
    let size = out.dtype.size_bytes();
    copy(size, out.shape, (from, source), (&to, out.bytes));
}

/// Copies the elements of a box, of `size` bytes each, from one walk to another.
pub(crate) fn copy(size: usize, extents: &[usize], from: (&Walk, &[u8]), to: (&Walk, &mut [u8])) {
    let boxes = Boxes::new(size, extents, [&from.0.steps, &to.0.steps]);
    boxes.copy(from.0.first, from.1, to.0.first, to.1);
}

/// How the elements of boxes of one size are walked through in two tensors.
#[derive(Clone, Debug)]
pub(crate) struct Boxes {
    /// Bytes of an element.
    size: usize,
    elements: usize,
    /// Extent, step in the source and step in the target, outermost first, runs made one.
    dims: Vec<(usize, isize, isize)>,
}

impl Boxes {
    /// Of elements of so many bytes, with steps in the source and in the target.
    pub(crate) fn new(size: usize, extents: &[usize], [from, to]: [&[isize]; 2]) -> Self {
        let mut dims: Vec<(usize, isize, isize)> = Vec::new();
        let extended = extents.iter().enumerate();
        for (dim, &extent) in extended.filter(|(_, extent)| **extent != 1) {
            let (a, b) = (from[dim], to[dim]);
            match dims.last_mut() {
                Some(outer) if (outer.1, outer.2) == (a * extent as isize, b * extent as isize) => {
                    *outer = (outer.0 * extent, a, b);
                }
                _ => dims.push((extent, a, b)),
            }
        }
        Self {
            size,
            elements: extents.iter().product(),
            dims,
        }
    }

    /// Copies the elements of a box from where it begins in the source to where it does in the
    /// target.
    pub(crate) fn copy(&self, from: usize, source: &[u8], to: usize, target: &mut [u8]) {
        match self.size {
            1 => self.typed::<u8>((from, source), (to, target)),
            2 => self.typed::<u16>((from, source), (to, target)),
            4 => self.typed::<u32>((from, source), (to, target)),
            _ => self.typed::<u64>((from, source), (to, target)),
        }
    }

    fn typed<T: bytemuck::Pod + Send + Sync>(
        &self,
        (from, source): (usize, &[u8]),
        (to, target): (usize, &mut [u8]),
    ) {
        let source: &[T] = bytemuck::cast_slice(source);
        let target: &mut [T] = bytemuck::cast_slice_mut(target);
        let (dims, elements) = (&self.dims, self.elements);
        if elements == 0 {
            return;
        }
        let large = elements * size_of::<T>() >= SHARED && !parallel::is_alone();
        if let (true, Some(&(extent, a, b @ 1..))) = (large, dims.first())
            && dims[1..].iter().all(|dim| dim.2 > 0 && dim.2 < b || b == 1)
        {
            // Rows of the outermost dimension are apart in the target.
            let row = b as usize;
            let rest = &dims[1..];
            let per_piece = (extent * (SHARED / 4))
                .div_ceil(elements * size_of::<T>())
                .max(1);
            let pieces = target[to..].par_chunks_mut(row * per_piece);
            let pieces = pieces.take(extent.div_ceil(per_piece)).enumerate();
            pieces.for_each(|(piece, target)| {
                let start = piece * per_piece;
                let count = per_piece.min(extent - start);
                let dims: Vec<_> = [(count, a, b)]
                    .into_iter()
                    .chain(rest.iter().copied())
                    .collect();
                let first = from as isize + start as isize * a;
                walk(&dims, source, first, target, 0);
            });
            return;
        }
        walk(dims, source, from as isize, target, to as isize);
    }
}

/// Edge of the squares in which transpositions walk.
const BLOCK: usize = 32;

fn walk<T: Copy>(
    dims: &[(usize, isize, isize)],
    source: &[T],
    from: isize,
    target: &mut [T],
    to: isize,
) {
    match *dims {
        [] => target[to as usize] = source[from as usize],
        [(extent, 1, 1)] => {
            let source = &source[from as usize..][..extent];
            target[to as usize..][..extent].copy_from_slice(source);
        }
        [(extent, 0, 1)] => target[to as usize..][..extent].fill(source[from as usize]),
        [(extent, a, 1)] => {
            let target = &mut target[to as usize..][..extent];
            for (i, target) in target.iter_mut().enumerate() {
                *target = source[(from + i as isize * a) as usize];
            }
        }
        [(extent, a, b)] => {
            for i in 0..extent as isize {
                target[(to + i * b) as usize] = source[(from + i * a) as usize];
            }
        }
        [(rows, a, b), (columns, c, d)] if a.abs() < c.abs() => {
            for row in (0..rows).step_by(BLOCK) {
                for column in (0..columns).step_by(BLOCK) {
                    for i in row as isize..rows.min(row + BLOCK) as isize {
                        for j in column as isize..columns.min(column + BLOCK) as isize {
                            let place = (to + i * b + j * d) as usize;
                            target[place] = source[(from + i * a + j * c) as usize];
                        }
                    }
                }
            }
        }
        [(extent, a, b), ref rest @ ..] => {
            for i in 0..extent as isize {
                walk(rest, source, from + i * a, target, to + i * b);
            }
        }
    }
}
