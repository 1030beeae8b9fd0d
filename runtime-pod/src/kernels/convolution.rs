//! Convolution over any number of spatial dimensions, in any layout.
//!
//! It is a product of two matrices: rows are positions of the result, columns output channels, and
//! what is summed over are input channels and taps. The left matrix, the patches, is gathered from
//! x block by block; layouts of the kernel and the result become strides.

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

#[cfg(test)]
mod tests {
    use super::super::check::{self, Tensor};
    use super::*;
    use peapod_schemas::pod::{DType, SlidingT};
    use proptest::prelude::*;

    /// A convolution in the order batch, channels, rest.
    #[derive(Clone, Debug)]
    struct Case {
        x: Vec<usize>,
        kernel: Vec<usize>,
        out: Vec<usize>,
        /// Per spatial dimension: stride, base dilation, window dilation.
        steps: Vec<[usize; 3]>,
        padding: Vec<[i64; 2]>,
        reversed: Vec<bool>,
        groups: [usize; 2],
        layouts: [Vec<usize>; 3],
    }

    /// Extent, window, steps, padding, whether reversed, of one dimension.
    type Along = (usize, usize, [usize; 3], [i64; 2], bool);

    fn along() -> impl Strategy<Value = Along> {
        let steps = [1_usize..3, 1..3, 1..3];
        (
            1_usize..7,
            1_usize..4,
            steps,
            [-1_i64..3, -1..3],
            any::<bool>(),
        )
    }

    fn cases() -> impl Strategy<Value = Case> {
        let groups = prop_oneof![2 => Just([1, 1]), 1 => Just([3, 1]), 1 => Just([1, 2])];
        let extents = [1_usize..4, 1..4, 1..4];
        (groups, extents, prop::collection::vec(along(), 0..3))
            .prop_flat_map(|(groups, [n, i, o], along)| {
                let order = || Just((0..along.len() + 2).collect::<Vec<_>>()).prop_shuffle();
                let layouts = [order(), order(), order()];
                (Just((groups, [n, i, o], along)), layouts)
            })
            .prop_filter_map("a window fits", |((groups, [n, i, o], along), layouts)| {
                let mut case = Case {
                    x: vec![n * groups[1], i * groups[0]],
                    kernel: vec![i, o * groups[0] * groups[1]],
                    out: vec![n, o * groups[0] * groups[1]],
                    steps: along.iter().map(|along| along.2).collect(),
                    padding: along.iter().map(|along| along.3).collect(),
                    reversed: along.iter().map(|along| along.4).collect(),
                    groups,
                    layouts,
                };
                for (extent, window, [stride, base, dilation], [low, high], _) in along {
                    let pulled = (extent as i64 - 1) * base as i64 + 1 + low + high;
                    let room = pulled - ((window as i64 - 1) * dilation as i64 + 1);
                    let room = usize::try_from(room).ok()?;
                    case.x.push(extent);
                    case.kernel.push(window);
                    case.out.push(room / stride + 1);
                }
                Some(case)
            })
    }

    /// A shape as it is stored.
    fn stored(shape: &[usize], layout: &[usize]) -> Vec<usize> {
        let mut stored = vec![0; shape.len()];
        for (&dim, &extent) in layout.iter().zip(shape) {
            stored[dim] = extent;
        }
        stored
    }

    impl Case {
        fn op(&self) -> ConvolutionT {
            let layout = |side: usize| self.layouts[side].iter().map(|&dim| dim as u32).collect();
            let step = |i: usize| self.steps.iter().map(|steps| steps[i] as u64).collect();
            let mut sliding = SlidingT::default();
            sliding.stride = step(0);
            sliding.base_dilation = step(1);
            sliding.window_dilation = step(2);
            sliding.padding = self.padding.concat();
            let mut op = ConvolutionT::default();
            op.x_layout = layout(0);
            op.kernel_layout = layout(1);
            op.result_layout = layout(2);
            op.sliding = Box::new(sliding);
            op.reversed = self.reversed.clone();
            op.feature_groups = self.groups[0] as u64;
            op.batch_groups = self.groups[1] as u64;
            op
        }

        fn shapes(&self) -> [Vec<usize>; 3] {
            let shapes = [&self.x, &self.kernel, &self.out];
            std::array::from_fn(|side| stored(shapes[side], &self.layouts[side]))
        }

        /// Position in its tensor of an index in the order batch, channels, rest.
        fn place(&self, side: usize, index: &[usize]) -> usize {
            check::position(&self.shapes()[side], &stored(index, &self.layouts[side]))
        }

        /// The element of x that a tap meets.
        fn met(&self, dim: usize, position: usize, tap: usize) -> Option<usize> {
            let [stride, base, dilation] = self.steps[dim];
            let tap = match self.reversed[dim] {
                true => self.kernel[dim + 2] - 1 - tap,
                false => tap,
            };
            let at = (position * stride + tap * dilation) as i64 - self.padding[dim][0];
            let inside =
                at >= 0 && at % base as i64 == 0 && at / (base as i64) < self.x[dim + 2] as i64;
            inside.then(|| at as usize / base)
        }

        /// The sums, the obvious way.
        fn sums(&self, x: &[f32], kernel: &[f32]) -> Vec<f64> {
            let mut sums = vec![0.0; self.out.iter().product()];
            for number in 0..sums.len() {
                let out = check::index(&self.out, number);
                let (n, o) = (out[0], out[1]);
                let feature = o * self.groups[0] / self.kernel[1];
                let batch = o * self.groups[1] / self.kernel[1] * self.out[0];
                let mut sum = 0.0;
                for tap in 0..self.kernel.iter().product::<usize>() / self.kernel[1] {
                    let mut shape = self.kernel.clone();
                    shape[1] = 1;
                    let mut tap = check::index(&shape, tap);
                    tap[1] = o;
                    let met = (2..out.len()).map(|d| self.met(d - 2, out[d], tap[d]));
                    if let Some(met) = met.collect::<Option<Vec<_>>>() {
                        let channel = feature * self.kernel[0] + tap[0];
                        let at = [&[batch + n, channel][..], &met].concat();
                        let pair = (x[self.place(0, &at)], kernel[self.place(1, &tap)]);
                        sum += f64::from(pair.0) * f64::from(pair.1);
                    }
                }
                sums[self.place(2, &out)] = sum;
            }
            sums
        }

        fn check(&self, seed: u64) {
            let shapes = self.shapes();
            let [x, kernel] =
                [0, 1].map(|side| check::whole(shapes[side].iter().product(), seed + side as u64));
            let sums = self.sums(&x, &kernel);
            let like = Tensor::f32(&shapes[2], &vec![0.0; sums.len()]);
            let (a, b) = (
                Tensor::f32(&shapes[0], &x),
                Tensor::f32(&shapes[1], &kernel),
            );
            let op = self.op();
            let found = check::result(&like, |out| run(&op, a.dense(), b.dense(), out));
            let found: Vec<f64> = found.elements::<f32>().into_iter().map(f64::from).collect();
            assert_eq!(found, sums);

            let bytes = |x: &[f32]| x.iter().map(|&x| x as i8).collect::<Vec<_>>();
            let a = Tensor::new(DType::I8, &shapes[0], &bytes(&x));
            let b = Tensor::new(DType::I8, &shapes[1], &bytes(&kernel));
            let like = Tensor::new(DType::I32, &shapes[2], &vec![0_i32; sums.len()]);
            let found = check::result(&like, |out| run(&op, a.dense(), b.dense(), out));
            let wanted: Vec<_> = sums.iter().map(|&sum| sum as i32).collect();
            assert_eq!(found.elements::<i32>(), wanted);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(96))]

        #[test]
        fn sums_are_exact_on_whole_numbers_of_every_layout(case in cases(), seed in 1_u64..1000) {
            case.check(seed);
        }
    }

    /// A two-dimensional case of steps that are the same along both.
    fn square(
        extents: [usize; 6],
        steps: [usize; 3],
        padding: [i64; 2],
        orders: [[usize; 4]; 3],
    ) -> Case {
        let [n, i, o, size, window, positions] = extents;
        Case {
            x: vec![n, i, size, size],
            kernel: vec![i, o, window, window],
            out: vec![n, o, positions, positions],
            steps: vec![steps; 2],
            padding: vec![padding; 2],
            reversed: vec![false; 2],
            groups: [1, 1],
            layouts: orders.map(|order| order.to_vec()),
        }
    }

    #[test]
    fn forward_and_both_gradients_of_a_network() {
        let (nhwc, hwio) = ([0, 3, 1, 2], [2, 3, 0, 1]);
        square([5, 7, 9, 14, 3, 14], [1, 1, 1], [1, 1], [nhwc, hwio, nhwc]).check(1);
        square([5, 7, 9, 14, 3, 7], [2, 1, 1], [0, 1], [nhwc, hwio, nhwc]).check(2);
        // With respect to the input: output channels lie before input channels.
        square(
            [5, 9, 7, 7, 3, 14],
            [1, 2, 1],
            [2, 1],
            [nhwc, [3, 2, 0, 1], nhwc],
        )
        .check(3);
        // With respect to the kernel: batch and channels change places; a long sum.
        let swapped = [3, 0, 1, 2];
        let kernel = square(
            [7, 24, 9, 14, 14, 3],
            [1, 1, 1],
            [1, 1],
            [swapped, [0, 3, 1, 2], [2, 3, 0, 1]],
        );
        kernel.check(4);
        // A window of one element, next to no copies.
        square([5, 7, 9, 6, 1, 6], [1, 1, 1], [0, 0], [nhwc, hwio, nhwc]).check(5);
        // Channels first.
        square(
            [2, 3, 4, 40, 3, 40],
            [1, 1, 1],
            [1, 1],
            [[0, 1, 2, 3], [1, 0, 2, 3], [0, 1, 2, 3]],
        )
        .check(6);
    }
}
