//! Convolution over any number of spatial dimensions, in any layout.
//!
//! It is a product of two matrices: rows are positions of the result, columns output channels, and
//! what is summed over are input channels and taps. The left matrix, the patches, is gathered from x
//! block by block; layouts of the kernel and the result become strides.

use super::convolution_patch::{Axis, Patches, Source};
use super::disjoint::Disjoint;
use super::element::by_dtype;
use super::gemm::{Factor, Matrix, Products, Target};
use super::product::{self, Accumulator, by_accumulator};
use super::strides::{self, Dim};
use super::{Dense, DenseMut};
use peapod_schemas::pod::ConvolutionT;
use rayon::prelude::*;
use std::cell::RefCell;
use std::cmp::Reverse;

/// Elements of a block of patches.
const BLOCK: usize = 96 << 10;

/// Pieces that a long sum is cut into where the result is too small to be cut.
const PIECES: usize = 16;

/// Columns of the patches from which on a sum is long.
const LONG: usize = 4096;

/// Elements of the result up to which it may be computed in pieces.
const SMALL: usize = 1 << 18;

/// Computes it.
pub fn run(op: &ConvolutionT, x: Dense<'_>, kernel: Dense<'_>, out: DenseMut<'_>) {
    by_accumulator!(x.dtype, out.dtype, T => {
        let shapes = [x.shape, kernel.shape, out.shape].map(<[usize]>::to_vec);
        let (x, kernel) = (T::factors(x), T::factors(kernel));
        T::store(out, |sums: &mut [T]| {
            let [x_shape, kernel_shape, out_shape] = &shapes;
            let problem = Problem::new(op, [x_shape, kernel_shape, out_shape], &x, &kernel);
            problem.run(sums);
        });
    });
}

thread_local! {
    /// Patches of the block that a thread works on.
    static SCRATCH: RefCell<Vec<u64>> = const { RefCell::new(Vec::new()) };
}

/// A convolution as a product of matrices.
struct Problem<'a, T: Accumulator> {
    patches: Patches<'a, T>,
    /// The kernel as it lies or a copy, its channels and taps as one stride.
    kernel: std::borrow::Cow<'a, [T]>,
    /// From a channel or tap to the next, and from an output channel to the next.
    kernel_strides: [usize; 2],
    /// Rows as dimensions of the result.
    rows: Vec<Dim>,
    /// Output channels of one group in the result.
    outputs: Dim,
    groups: usize,
    /// Steps in x from a group to the next.
    group_step: usize,
}

/// Axes of the rows and of the sums, sorted as they are walked through.
struct Axes {
    rows: Vec<(Axis, Dim)>,
    sums: Vec<(Axis, Dim)>,
    rows_inner: bool,
}

impl Axes {
    fn new(op: &ConvolutionT, [x, kernel, out]: [&[Dim]; 3]) -> Self {
        let part = |dims: &[Dim], layout: &[u32], i: usize| dims[layout[i] as usize];
        let of_x = |i| part(x, &op.x_layout, i);
        let of_kernel = |i| part(kernel, &op.kernel_layout, i);
        let of_out = |i| part(out, &op.result_layout, i);
        let spatial = x.len() - 2;
        let plain = |dim: Dim| Axis {
            extent: dim.extent,
            source: Source::Plain(dim.stride),
        };
        let sliding = |extent: usize, d: usize| Axis {
            extent,
            source: Source::Spatial(d),
        };
        let channels = Dim {
            extent: of_kernel(0).extent,
            stride: of_x(1).stride,
        };
        let batch = Dim {
            extent: of_out(0).extent,
            stride: of_x(0).stride,
        };
        let mut rows = vec![(plain(batch), of_out(0), batch.stride)];
        let mut sums = vec![(plain(channels), of_kernel(0), channels.stride)];
        for d in 0..spatial {
            let (row, tap) = (of_out(d + 2), of_kernel(d + 2));
            rows.push((sliding(row.extent, d), row, of_x(d + 2).stride));
            sums.push((sliding(tap.extent, d), tap, of_x(d + 2).stride));
        }
        for axes in [&mut rows, &mut sums] {
            axes.retain(|(axis, ..)| axis.extent != 1);
        }
        // Channels that lie together are copied together; else positions are.
        let least = |axes: &[(Axis, Dim, usize)]| axes.iter().map(|axis| axis.2).min();
        let rows_inner = match (least(&rows), least(&sums)) {
            (Some(row), Some(sum)) => row <= sum,
            (row, _) => row.is_some(),
        };
        rows.sort_by_key(|(_, out, _)| Reverse(out.stride));
        sums.sort_by_key(|(_, own, of_x)| Reverse(if rows_inner { own.stride } else { *of_x }));
        let strip = |axes: Vec<(Axis, Dim, usize)>| {
            axes.into_iter().map(|(axis, dim, _)| (axis, dim)).collect()
        };
        Self {
            rows: strip(rows),
            sums: strip(sums),
            rows_inner,
        }
    }
}

impl<'a, T: Accumulator> Problem<'a, T> {
    fn new(op: &ConvolutionT, shapes: [&[usize]; 3], x: &'a [T], kernel: &'a [T]) -> Self {
        let dims = shapes.map(strides::dims);
        let axes = Axes::new(op, [&dims[0], &dims[1], &dims[2]]);
        let (features, batches) = (op.feature_groups as usize, op.batch_groups as usize);
        let groups = features * batches;
        let output = dims[1][op.kernel_layout[1] as usize];
        let own: Vec<Dim> = axes.sums.iter().map(|(_, dim)| *dim).collect();
        let (outer, inner) = strides::collapse(&own);
        let (kernel, kernel_strides) = match outer.is_empty() {
            true => (kernel.into(), [inner.stride, output.stride]),
            false => {
                let copy = product::packed(kernel, &[&own[..], &[output]].concat());
                (copy.into(), [output.extent, 1])
            }
        };
        let group = match features > 1 {
            true => {
                dims[1][op.kernel_layout[0] as usize].extent
                    * dims[0][op.x_layout[1] as usize].stride
            }
            false => {
                let batch = dims[0][op.x_layout[0] as usize];
                batch.extent / batches * batch.stride
            }
        };
        let (rows, dims_of_rows) = axes.rows.into_iter().unzip();
        let (sums, _): (Vec<Axis>, Vec<Dim>) = axes.sums.into_iter().unzip();
        Self {
            patches: Patches::new(
                op,
                x,
                [shapes[0], shapes[1], shapes[2]],
                rows,
                sums,
                axes.rows_inner,
            ),
            kernel,
            kernel_strides,
            rows: dims_of_rows,
            outputs: Dim {
                extent: output.extent / groups,
                stride: dims[2][op.result_layout[1] as usize].stride,
            },
            groups,
            group_step: group,
        }
    }

    /// Steps in the result from a group's first output channel to the next group's.
    fn out_step(&self) -> usize {
        self.outputs.extent * self.outputs.stride
    }

    fn run(&self, out: &mut [T]) {
        if out.is_empty() {
            return;
        }
        if self.run_plain(out) {
            return;
        }
        let (_, line) = strides::collapse(&self.rows);
        let block = self.patches.block(line.extent, BLOCK);
        let blocks = line.extent.div_ceil(block.rows) * (self.patches.rows() / line.extent);
        let sums = self.patches.sums();
        if blocks * self.groups >= PIECES || sums < LONG || out.len() > SMALL {
            return self.run_pieces(&block, &Disjoint::new(out), 0..sums);
        }
        let piece = sums.div_ceil(PIECES).next_multiple_of(block.sums);
        let pieces: Vec<_> = (0..sums).step_by(piece).collect();
        let parts = pieces.into_par_iter().map(|start| {
            let mut part = vec![T::zeroed(); out.len()];
            self.run_pieces(
                &block,
                &Disjoint::new(&mut part),
                start..(start + piece).min(sums),
            );
            part
        });
        let parts: Vec<Vec<T>> = parts.collect();
        out.copy_from_slice(&parts[0]);
        for part in &parts[1..] {
            for (sum, &more) in out.iter_mut().zip(part) {
                *sum = T::sum(*sum, more);
            }
        }
    }

    /// Windows of one element need no copies.
    fn run_plain(&self, out: &mut [T]) -> bool {
        let Some([rows, sums]) = self.patches.plain() else {
            return false;
        };
        let (outer, line) = strides::collapse(&self.rows);
        let ((outer_x, line_x), (outer_sums, sum)) =
            (strides::collapse(&rows), strides::collapse(&sums));
        if !(outer.is_empty() && outer_x.is_empty() && outer_sums.is_empty()) {
            return false;
        }
        let start = |group: usize| {
            let beside = group * self.outputs.extent * self.kernel_strides[1];
            [group * self.group_step, beside, group * self.out_step()]
        };
        let products = Products {
            size: [line.extent, self.outputs.extent, sum.extent],
            starts: (0..self.groups).map(start).collect(),
            strides: [
                [line_x.stride, sum.stride],
                self.kernel_strides,
                [line.stride, self.outputs.stride],
            ],
        };
        // SAFETY: groups have their own output channels, rows their own positions.
        #[allow(unsafe_code, reason = "blocks of a matrix interleave in memory")]
        unsafe {
            products.run(self.patches.x(), &self.kernel, out);
        }
        true
    }

    /// Writes the sums over these channels and taps.
    fn run_pieces(&self, block: &Block, out: &Disjoint<'_, T>, sums: std::ops::Range<usize>) {
        let (outer, line) = strides::collapse(&self.rows);
        let starts = strides::offsets(&outer);
        let blocks = line.extent.div_ceil(block.rows);
        let jobs = (0..self.groups * starts.len() * blocks).into_par_iter();
        jobs.for_each(|job| {
            let (group, at) = (job / (starts.len() * blocks), job / blocks % starts.len());
            let first = job % blocks * block.rows;
            let rows = block.rows.min(line.extent - first);
            let to = starts[at] + first * line.stride + group * self.out_step();
            let target = Target {
                elements: out,
                start: to,
                strides: [line.stride, self.outputs.stride],
            };
            let rows = at * line.extent + first..at * line.extent + first + rows;
            self.block(group, rows, sums.clone(), block.sums, target);
        });
    }

    /// Writes one block of rows of one group.
    fn block(
        &self,
        group: usize,
        rows: std::ops::Range<usize>,
        sums: std::ops::Range<usize>,
        step: usize,
        target: Target<'_, T>,
    ) {
        SCRATCH.with_borrow_mut(|scratch| {
            let words = (rows.len() * step.min(sums.len()) * size_of::<T>()).div_ceil(8);
            if scratch.len() < words {
                scratch.resize(words, 0);
            }
            let scratch: &mut [T] = bytemuck::cast_slice_mut(scratch);
            for from in sums.clone().step_by(step) {
                let part = from..(from + step).min(sums.end);
                let patches = &mut scratch[..rows.len() * part.len()];
                let x = group * self.group_step;
                let strides = self.patches.fill(x, rows.clone(), part.clone(), patches);
                let beside = from * self.kernel_strides[0]
                    + group * self.outputs.extent * self.kernel_strides[1];
                let left = Matrix {
                    elements: patches,
                    strides,
                };
                let right = Matrix {
                    elements: &self.kernel[beside..],
                    strides: self.kernel_strides,
                };
                let size = [rows.len(), self.outputs.extent, part.len()];
                // SAFETY: groups have their own output channels, blocks their own rows.
                #[allow(unsafe_code, reason = "blocks of a matrix interleave in memory")]
                unsafe {
                    Factor::multiply(size, left, right, target, from > sums.start);
                }
            }
        });
    }
}

/// Rows and columns of a block of patches.
pub(super) struct Block {
    /// Rows.
    pub(super) rows: usize,
    /// Columns.
    pub(super) sums: usize,
}
