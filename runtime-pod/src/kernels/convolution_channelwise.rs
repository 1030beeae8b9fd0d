//! Convolutions of every channel by itself, and their gradients: channels are next to each other in
//! all tensors, so that vectors hold channels.
//!
//! Depthwise convolutions are products of matrices with one column, which leaves most of a tile
//! empty. Here a block of channels of one position is summed at once, tap by tap. Products are
//! rounded before they are added, so that results are the same on every processor.

use super::convolution::Roles;
use super::convolution_window::meets;
use super::disjoint::{Disjoint, Share};
use super::gemm::Factor;
use super::parallel;
use super::product;
use super::strides::Dim;
use peapod_schemas::pod::Convolution;
use std::borrow::Cow;

/// Channels that are summed at once.
const BLOCK: usize = 64;
/// The same for what is left of them.
const SMALL: usize = 8;

/// Products of a job at least, so that threads are worth their while.
const JOB: usize = 1 << 16;

/// Places where windows meet x that are held, at most: those of long windows at many positions are
/// read in a copy of x.
const PAIRS: usize = 1 << 20;

/// Where an element of x meets one of the kernel.
#[derive(Clone, Copy)]
struct Pair {
    x: usize,
    kernel: usize,
}

/// Such a convolution.
pub(super) struct Channelwise<'r> {
    roles: &'r Roles,
    /// From one to the next in the kernel, as it is read: channels that are summed over, then
    /// spatial dimensions.
    kernel_strides: Vec<usize>,
    /// Dimensions of the kernel in the order in which it is copied, if it is.
    copied: Option<Vec<Dim>>,
    /// Per spatial dimension and position, where windows meet x.
    pairs: Vec<Vec<Vec<Pair>>>,
}

impl<'r> Channelwise<'r> {
    /// `None` if groups are not single channels, or are apart in x or in the result, or windows
    /// meet x in too many places.
    pub(super) fn new(op: &Convolution, roles: &'r Roles) -> Option<Self> {
        let [groups, step] = roles.groups;
        let [of_kernel, of_out] = roles.outputs;
        if groups == 1 || step != 1 || of_out.extent != 1 || of_out.stride != 1 {
            return None;
        }
        let places = roles.spatial.iter();
        let places = places.map(|[_, window, out]| window.extent.saturating_mul(out.extent));
        if places.fold(0, usize::saturating_add) > PAIRS {
            return None;
        }
        let summed = roles.channels[1];
        let spatial = roles.spatial.iter().map(|dims| dims[1]);
        let dims: Vec<Dim> = std::iter::once(summed).chain(spatial).collect();
        let copied = (of_kernel.stride != 1).then(|| {
            let groups = Dim {
                extent: groups,
                ..of_kernel
            };
            [&dims[..], &[groups]].concat()
        });
        let mut kernel_strides: Vec<usize> = dims.iter().map(|dim| dim.stride).collect();
        if copied.is_some() {
            let mut stride = groups;
            for (to, dim) in kernel_strides.iter_mut().zip(&dims).rev() {
                *to = stride;
                stride *= dim.extent;
            }
        }
        let along = roles.spatial.iter().zip(&op.sliding).zip(&op.reversed);
        let pairs = along.zip(&kernel_strides[1..]);
        let pairs = pairs.map(|(((dims, sliding), reversed), stride)| {
            let met = meets(sliding, dims.map(|dim| dim.extent), *reversed);
            let pair = |[x, tap]: [usize; 2]| Pair {
                x: x * dims[0].stride,
                kernel: tap * stride,
            };
            let of_position = |met: Vec<[usize; 2]>| met.into_iter().map(pair).collect();
            met.into_iter().map(of_position).collect()
        });
        let pairs = pairs.collect();
        Some(Self {
            roles,
            kernel_strides,
            copied,
            pairs,
        })
    }

    /// Computes it.
    pub(super) fn run<T: Factor>(&self, x: &[T], kernel: &[T], out: &mut [T]) {
        let kernel = match &self.copied {
            Some(dims) => Cow::Owned(product::packed(kernel, dims)),
            None => Cow::Borrowed(kernel),
        };
        // The innermost spatial dimension of the result is what a job walks along.
        let (along, lines) = match self.pairs.split_last() {
            Some((along, outer)) => (along.len(), outer.iter().map(Vec::len).product()),
            None => (1, 1),
        };
        let images = self.roles.batch[1].extent;
        let jobs = images * lines;
        if jobs == 0 || along == 0 || out.is_empty() {
            return;
        }
        let taps = |pairs: &Vec<Vec<Pair>>| pairs.iter().map(Vec::len).max().unwrap_or(0);
        let taps: usize = self.pairs.iter().map(taps).product();
        let work = along * taps * self.roles.channels[0].extent * self.roles.groups[0];
        let out = &Disjoint::new(out);
        parallel::each(jobs, JOB.div_ceil(work.max(1)), &|job| {
            // SAFETY: jobs have images and lines of their own.
            #[allow(unsafe_code, reason = "dimensions of a result may be in any order")]
            let mut share = unsafe { out.share(job) };
            let line = Line::new(self, job / lines, job % lines);
            line.compute(self, along, [x, &kernel], &mut share);
        });
    }
}

/// Positions of the result that differ in the innermost spatial dimension.
struct Line {
    /// Where x, and the result, begin.
    from: usize,
    to: usize,
    /// Where windows meet x along the other spatial dimensions.
    outer: Vec<Pair>,
}

impl Line {
    fn new(of: &Channelwise<'_>, image: usize, mut number: usize) -> Self {
        let [of_x, of_out] = of.roles.batch;
        let mut to = image * of_out.stride;
        let mut outer = vec![Pair { x: 0, kernel: 0 }];
        let count = of.pairs.len().saturating_sub(1);
        for (dims, pairs) in of.roles.spatial.iter().zip(&of.pairs).take(count).rev() {
            let position = number % pairs.len();
            number /= pairs.len();
            to += position * dims[2].stride;
            let inner = std::mem::take(&mut outer);
            for a in &pairs[position] {
                outer.extend(inner.iter().map(|b| Pair {
                    x: a.x + b.x,
                    kernel: a.kernel + b.kernel,
                }));
            }
        }
        Self {
            from: image * of_x.stride,
            to,
            outer,
        }
    }

    /// Computes all positions, by the vectors that this processor has.
    fn compute<T: Factor>(
        &self,
        of: &Channelwise<'_>,
        along: usize,
        operands: [&[T]; 2],
        out: &mut Share<'_, T>,
    ) {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has the feature that the function was compiled for.
            #[allow(unsafe_code, reason = "not every processor has vectors of 256 bits")]
            return unsafe { self.compute_256(of, along, operands, out) };
        }
        self.every(of, along, operands, out);
    }

    /// The same code for processors with vectors of 256 bits.
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn compute_256<T: Factor>(
        &self,
        of: &Channelwise<'_>,
        along: usize,
        operands: [&[T]; 2],
        out: &mut Share<'_, T>,
    ) {
        self.every(of, along, operands, out);
    }

    #[inline(always)]
    fn every<T: Factor>(
        &self,
        of: &Channelwise<'_>,
        along: usize,
        operands: [&[T]; 2],
        out: &mut Share<'_, T>,
    ) {
        for position in 0..along {
            self.position(of, position, operands, out);
        }
    }

    /// Computes all channels of a position.
    #[inline(always)]
    fn position<T: Factor>(
        &self,
        of: &Channelwise<'_>,
        position: usize,
        operands: [&[T]; 2],
        out: &mut Share<'_, T>,
    ) {
        let single = [Pair { x: 0, kernel: 0 }];
        let inner = of.pairs.last().map_or(&single[..], |it| &it[position]);
        let stride = of.roles.spatial.last().map_or(0, |dims| dims[2].stride);
        let sums = Sums {
            from: self.from,
            summed: of.roles.channels[0],
            kernel_step: of.kernel_strides[0],
            pairs: [&self.outer, inner],
        };
        let to = self.to + position * stride;
        let groups = of.roles.groups[0];
        let mut channel = 0;
        while channel < groups {
            let (left, at) = (groups - channel, to + channel);
            channel += match left {
                BLOCK.. => store(
                    out.range(at, BLOCK),
                    sums.block::<T, BLOCK>(channel, operands),
                ),
                SMALL.. => store(
                    out.range(at, SMALL),
                    sums.block::<T, SMALL>(channel, operands),
                ),
                _ => store(out.range(at, 1), sums.block::<T, 1>(channel, operands)),
            };
        }
    }
}

/// Writes a block; yields its length.
fn store<T: Copy, const N: usize>(to: &mut [T], sums: [T; N]) -> usize {
    to.copy_from_slice(&sums);
    N
}

/// What is summed for a position.
struct Sums<'p> {
    /// Where x begins.
    from: usize,
    /// Channels, or images in the gradient of a kernel, that are summed over in x.
    summed: Dim,
    /// From one of them to the next in the kernel.
    kernel_step: usize,
    /// Where windows meet x: along all dimensions but the innermost, and along that.
    pairs: [&'p [Pair]; 2],
}

impl Sums<'_> {
    /// Sums of the channels from `channel` on.
    #[inline(always)]
    fn block<T: Factor, const N: usize>(&self, channel: usize, [x, kernel]: [&[T]; 2]) -> [T; N] {
        let mut sums = [T::zeroed(); N];
        for i in 0..self.summed.extent {
            let from = self.from + i * self.summed.stride + channel;
            let beside = i * self.kernel_step + channel;
            for a in self.pairs[0] {
                for b in self.pairs[1] {
                    let x = &x[from + a.x + b.x..][..N];
                    let kernel = &kernel[beside + a.kernel + b.kernel..][..N];
                    for lane in 0..N {
                        sums[lane] = sums[lane].sum(x[lane].product(kernel[lane]));
                    }
                }
            }
        }
        sums
    }
}

#[cfg(test)]
mod tests {
    use super::super::check;
    use super::*;
    use peapod_schemas::pod::Sliding;

    /// A window of 3 over 5 positions of 77 channels: a block, some small ones, and single ones.
    #[test]
    #[cfg(target_arch = "x86_64")]
    fn wide_vectors_yield_the_same_bits() {
        if !is_x86_feature_detected!("avx2") {
            println!("SKIPPED wide_vectors_yield_the_same_bits: no AVX2");
            return;
        }
        let (channels, window, positions) = (77, 3, 5);
        let op = Convolution {
            x_layout: vec![0, 2, 1],
            kernel_layout: vec![0, 2, 1],
            result_layout: vec![0, 2, 1],
            sliding: vec![Sliding {
                stride: 1,
                low: 1,
                high: 1,
                base_dilation: 1,
                window_dilation: 1,
            }],
            reversed: vec![false],
            feature_groups: channels,
            batch_groups: 1,
        };
        let shape = [1, positions, channels];
        let roles = Roles::new(&op, [&shape, &[1, window, channels], &shape]);
        let of = Channelwise::new(&op, &roles).unwrap();
        let x = check::fractions(positions * channels, 1);
        let kernel = check::fractions(window * channels, 2);
        let line = Line::new(&of, 0, 0);
        let [mut narrow, mut wide] = [0, 1].map(|_| vec![0.0_f32; positions * channels]);
        let (one, other) = (&Disjoint::new(&mut narrow), &Disjoint::new(&mut wide));
        // SAFETY: one share of each; the processor has the feature, as was just asked.
        #[allow(unsafe_code, reason = "it is what is tested")]
        unsafe {
            line.every(&of, positions, [&x, &kernel], &mut one.share(0));
            line.compute_256(&of, positions, [&x, &kernel], &mut other.share(0));
        }
        let bits = |all: &[f32]| all.iter().map(|it| it.to_bits()).collect::<Vec<_>>();
        assert!(narrow.iter().any(|it| *it != 0.0));
        assert_eq!(bits(&narrow), bits(&wide));
    }
}
