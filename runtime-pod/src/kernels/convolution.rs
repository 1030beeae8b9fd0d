//! Convolution over any number of spatial dimensions, in any layout.
//!
//! It is a product of two matrices: rows are positions of the result, columns output channels, and
//! what is summed over are input channels and taps. Neither is ever gathered as a matrix: windows
//! are read in place in x, or in a copy of a few images of it that has its padding written
//! out (`convolution_part.rs`). A sum goes through taps and channels in an order that depends on
//! the shapes alone.

use super::convolution_channelwise::Channelwise;
use super::convolution_part::{PhasePlan, Room, Task};
use super::convolution_window::{Along, Phase};
use super::disjoint::Disjoint;
use super::element::by_dtype;
use super::product::{Accumulator, by_accumulator};
use super::strides::{self, Dim};
use super::{Dense, DenseMut, parallel};
use peapod_schemas::pod::{Convolution, Sliding};
use std::cell::RefCell;
use std::ops::Range;

/// Elements of x that are copied at once, about: with what they are multiplied by they stay in the
/// second cache.
const COPY: usize = 48 << 10;

/// Rows that are computed at once at least, if there are so many.
const ROWS: usize = 256;

/// Products in a sum over a piece of the images, at least.
const SUMS: usize = 512;

/// Jobs at least, so that many threads have something to do.
const JOBS: usize = 16;

/// Elements of sums over a part of the images that are held at once, about.
const PARTIAL: usize = 1 << 22;

thread_local! {
    /// Copies of the job that a thread works on.
    static SCRATCH: RefCell<Vec<u64>> = const { RefCell::new(Vec::new()) };
}

/// Computes it.
pub fn run(op: &Convolution, x: Dense<'_>, kernel: Dense<'_>, out: DenseMut<'_>) {
    by_accumulator!(x.dtype, out.dtype, T => {
        let shapes = [x.shape, kernel.shape, out.shape].map(<[usize]>::to_vec);
        let (x, kernel) = (T::factors(x), T::factors(kernel));
        T::store(out, |sums: &mut [T]| {
            let problem = Problem {
                roles: Roles::new(op, [&shapes[0], &shapes[1], &shapes[2]]),
                x: &x,
                kernel: &kernel,
            };
            problem.run(op, sums);
        });
    });
}

/// Dimensions of all tensors by what they are to the convolution. Extents are those of one group.
pub(super) struct Roles {
    /// In x and in the result.
    pub(super) batch: [Dim; 2],
    /// Input channels in x and in the kernel.
    pub(super) channels: [Dim; 2],
    /// Output channels in the kernel and in the result.
    pub(super) outputs: [Dim; 2],
    /// Spatial dimensions of x, of the kernel and of the result.
    pub(super) spatial: Vec<[Dim; 3]>,
    /// Groups, and elements of x from one to the next.
    pub(super) groups: [usize; 2],
    /// Whether images are what is summed over, as in the gradient of a kernel: the plain dimension
    /// that is outermost in x is that of images.
    pub(super) sums_images: bool,
}

impl Roles {
    pub(super) fn new(op: &Convolution, shapes: [&[usize]; 3]) -> Self {
        let [x, kernel, out] = shapes.map(strides::dims);
        let of_x = |i: usize| x[op.x_layout[i]];
        let of_kernel = |i: usize| kernel[op.kernel_layout[i]];
        let of_out = |i: usize| out[op.result_layout[i]];
        let (features, batches) = (op.feature_groups, op.batch_groups);
        let groups = features * batches;
        let [batch, channels] =
            [(of_x(0), of_out(0)), (of_x(1), of_kernel(0))].map(|(of_x, own)| {
                [of_x, own].map(|dim| Dim {
                    extent: own.extent,
                    ..dim
                })
            });
        let outputs = [of_kernel(1), of_out(1)].map(|dim| Dim {
            extent: dim.extent / groups,
            ..dim
        });
        let step = match features > 1 {
            true => channels[0].extent * channels[0].stride,
            false => batch[0].extent * batch[0].stride,
        };
        Self {
            groups: [groups, step],
            sums_images: channels[0].stride > batch[0].stride,
            spatial: (2..x.len())
                .map(|i| [of_x(i), of_kernel(i), of_out(i)])
                .collect(),
            batch,
            channels,
            outputs,
        }
    }

    /// The dimension of images in x.
    pub(super) fn images(&self) -> Dim {
        match self.sums_images {
            true => self.channels[0],
            false => self.batch[0],
        }
    }
}

/// A convolution as a product of matrices.
struct Problem<'a, T: Accumulator> {
    roles: Roles,
    x: &'a [T],
    kernel: &'a [T],
}

impl<T: Accumulator> Problem<'_, T> {
    fn run(&self, op: &Convolution, out: &mut [T]) {
        let roles = &self.roles;
        if let Some(channelwise) = Channelwise::new(op, roles) {
            return channelwise.run(self.x, self.kernel, out);
        }
        let along = |(dims, sliding): (&[Dim; 3], &Sliding)| {
            Along::new(sliding, dims.map(|dim| dim.extent)).phases()
        };
        let spatial = roles.spatial.iter().zip(&op.sliding);
        let phases: Vec<Vec<Phase>> = spatial.map(along).collect();
        let mut combined: Vec<Vec<&Phase>> = vec![vec![]];
        for phases in &phases {
            // bounded: phases are at most the positions of the result
            let mut longer = Vec::with_capacity(combined.len() * phases.len());
            for so_far in &combined {
                longer.extend(phases.iter().map(|phase| [&so_far[..], &[phase]].concat()));
            }
            combined = longer;
        }
        let parts: Vec<PhasePlan<'_>> = combined
            .into_iter()
            .map(|phases| PhasePlan::new::<T>(roles, phases, &op.reversed))
            .collect();
        let empty = parts.iter().any(|part| part.sums() == 0);
        if empty || roles.sums_images {
            out.fill(T::zeroed());
        }
        let parts: Vec<_> = parts.into_iter().filter(|part| part.sums() > 0).collect();
        if out.is_empty() || parts.is_empty() || roles.images().extent == 0 {
            return;
        }
        match roles.sums_images {
            true => self.sum_images(&parts, out),
            false => self.every_image(&parts, out),
        }
    }

    /// Every image yields rows of its own.
    fn every_image(&self, parts: &[PhasePlan<'_>], out: &mut [T]) {
        let groups = self.roles.groups[0];
        let images = self.roles.images().extent;
        let of_part = |part: &PhasePlan<'_>| {
            let fit = (COPY / part.copied().max(1)).min(images.div_ceil(JOBS));
            let together = ROWS.div_ceil(part.rows()).min(fit).max(1);
            let jobs = images.div_ceil(together) * groups * parts.len();
            let bands = JOBS.div_ceil(jobs).max(part.copied().div_ceil(2 * COPY));
            (
                together,
                bands.min(part.lines()).min(part.rows() / 16 + 1).max(1),
            )
        };
        let mut jobs = Vec::new();
        for part in parts {
            let (together, bands) = of_part(part);
            let lines = part.lines().div_ceil(bands).max(1);
            for group in 0..groups {
                let columns = part.columns(self.kernel, &self.roles, group);
                let columns = std::sync::Arc::new(columns);
                for image in (0..images).step_by(together) {
                    for line in (0..part.lines().max(1)).step_by(lines) {
                        let task = Task {
                            group,
                            images: image..(image + together).min(images),
                            lines: line..(line + lines).min(part.lines().max(1)),
                            outputs: 0..self.roles.outputs[0].extent,
                        };
                        jobs.push((part, columns.clone(), task));
                    }
                }
            }
        }
        let out = &Disjoint::new(out);
        parallel::each(jobs.len(), 1, &|job| {
            let (part, columns, task) = &jobs[job];
            // SAFETY: parts have positions of their own, and so have lines, images and groups.
            #[allow(unsafe_code, reason = "rows of a result interleave in memory")]
            let mut share = unsafe { out.share(job) };
            with_scratch(|scratch| {
                let room = Room {
                    scratch,
                    out: &mut share,
                    add: false,
                };
                part.run(self.x, columns, &self.roles, task, room);
            });
        });
    }

    /// What images yield is summed: first within pieces of them, then piece by piece.
    fn sum_images(&self, parts: &[PhasePlan<'_>], out: &mut [T]) {
        let images = self.roles.images().extent;
        let sums = parts.iter().map(PhasePlan::sums).max().unwrap_or(1);
        // A piece is worth memory of its own if its sums are long.
        let most = images.div_ceil(SUMS.div_ceil(sums));
        let pieces = (PARTIAL / out.len()).clamp(1, JOBS).min(most);
        let piece = images.div_ceil(pieces);
        if pieces == 1 {
            return self.blocks(parts, 0..images, out);
        }
        // bounded: JOBS times the result
        let mut sums = vec![T::zeroed(); out.len() * images.div_ceil(piece)];
        parallel::chunks(&mut sums, out.len(), 1, &|i, sums| {
            let start = i * piece;
            self.blocks(parts, start..(start + piece).min(images), sums);
        });
        let (first, rest) = sums.split_at(out.len());
        out.copy_from_slice(first);
        for more in rest.chunks_exact(out.len()) {
            for (sum, &more) in out.iter_mut().zip(more) {
                *sum = T::sum(*sum, more);
            }
        }
    }

    /// Adds what some images yield, output channels split among jobs if there are many.
    fn blocks(&self, parts: &[PhasePlan<'_>], images: Range<usize>, out: &mut [T]) {
        let outputs = self.roles.outputs[0].extent;
        let width = outputs.div_ceil(JOBS).next_multiple_of(64);
        let columns = (0..outputs).step_by(width);
        let blocks: Vec<(usize, usize)> = (0..self.roles.groups[0])
            .flat_map(|group| columns.clone().map(move |first| (group, first)))
            .collect();
        let out = &Disjoint::new(out);
        parallel::each(blocks.len(), 1, &|job| {
            let (group, first) = blocks[job];
            // SAFETY: blocks have output channels of their own.
            #[allow(unsafe_code, reason = "columns of a result interleave in memory")]
            let mut share = unsafe { out.share(job) };
            with_scratch(|scratch| {
                for part in parts {
                    let together = (COPY / part.copied().max(1)).max(1);
                    for image in images.clone().step_by(together) {
                        let task = Task {
                            group,
                            images: image..(image + together).min(images.end),
                            lines: 0..part.lines().max(1),
                            outputs: first..(first + width).min(outputs),
                        };
                        let columns = part.columns_of(self.kernel, &self.roles, &task);
                        let room = Room {
                            scratch: &mut *scratch,
                            out: &mut share,
                            add: true,
                        };
                        part.run(self.x, &columns, &self.roles, &task, room);
                    }
                }
            });
        });
    }
}

/// Lends memory with anything in it. A thread that waits within may lend it again: that one gets
/// memory of its own.
fn with_scratch(work: impl FnOnce(&mut Vec<u64>)) {
    let mut scratch = SCRATCH.take();
    work(&mut scratch);
    SCRATCH.set(scratch);
}

#[cfg(test)]
mod tests {
    use super::super::check::{self, Tensor};
    use super::*;
    use peapod_schemas::pod::DType;
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
        fn op(&self) -> Convolution {
            let [x_layout, kernel_layout, result_layout] = self.layouts.clone();
            let sliding = self.steps.iter().zip(&self.padding);
            let sliding = sliding.map(|(&[stride, base, window], &[low, high])| Sliding {
                stride,
                low,
                high,
                base_dilation: base,
                window_dilation: window,
            });
            Convolution {
                x_layout,
                kernel_layout,
                result_layout,
                sliding: sliding.collect(),
                reversed: self.reversed.clone(),
                feature_groups: self.groups[0],
                batch_groups: self.groups[1],
            }
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
        // With respect to the input: output channels come before input channels.
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
        // Every channel by itself, and with respect to its input and its kernel; more than a block,
        // and channels that are left.
        let channelwise = |case: Case, groups, kernel: [usize; 2]| {
            let [i, o] = kernel;
            let mut case = Case { groups, ..case };
            (case.kernel[0], case.kernel[1]) = (i, o);
            case.out[1] = o;
            case
        };
        let forward = square([3, 77, 1, 7, 3, 7], [1, 1, 1], [1, 1], [nhwc, hwio, nhwc]);
        channelwise(forward, [77, 1], [1, 77]).check(7);
        let strided = square(
            [2, 9, 1, 9, 3, 4],
            [2, 1, 1],
            [0, 0],
            [nhwc, [0, 3, 1, 2], nhwc],
        );
        channelwise(strided, [9, 1], [1, 9]).check(8);
        let mut input = square([2, 9, 1, 4, 3, 9], [1, 2, 1], [2, 2], [nhwc, hwio, nhwc]);
        input.reversed = vec![true; 2];
        channelwise(input, [9, 1], [1, 9]).check(9);
        let kernel = square(
            [77, 5, 1, 7, 7, 3],
            [1, 1, 1],
            [1, 1],
            [swapped, hwio, nhwc],
        );
        let mut kernel = channelwise(kernel, [1, 77], [5, 77]);
        kernel.out[0] = 1;
        kernel.layouts[1] = vec![0, 3, 1, 2];
        kernel.check(10);
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
