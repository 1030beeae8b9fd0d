//! Slices of a tensor, from computed indices on.

use super::disjoint::Disjoint;
use super::points::Indices;
use super::strides::{self, Dim};
use super::{Dense, DenseMut, parallel};
use peapod_schemas::pod::Gather;
use rayon::prelude::*;

/// Bytes that one job copies at least.
const JOB: usize = 1 << 15;

/// Which lines make up a slice.
struct Slice {
    /// Where lines begin, in x and in the result, in elements from their first ones.
    lines: Vec<[usize; 2]>,
    /// Elements of a line, which are contiguous in both.
    len: usize,
}

impl Slice {
    /// Of walks through the same extents in x and in the result.
    fn new(from: &[Dim], to: &[Dim]) -> Self {
        let mut len = 1;
        let mut outer = from.len();
        while outer > 0 && [from, to].iter().all(|dims| dims[outer - 1].stride == len) {
            outer -= 1;
            len *= from[outer].extent;
        }
        let starts = [from, to].map(|dims| strides::offsets(&dims[..outer]));
        let pairs = starts[0].iter().zip(&starts[1]);
        Self {
            lines: pairs.map(|(&from, &to)| [from, to]).collect(),
            len,
        }
    }
}

/// Computes it.
pub fn run(op: &Gather, x: Dense<'_>, indices: Dense<'_>, out: DenseMut<'_>) {
    let indices = Indices::new(&op.points, indices);
    let single = [&op.collapsed[..], &op.points.batch].concat();
    let window = strides::others(x.shape.len(), &single);
    let sizes = &op.slice_sizes;
    let (from, to) = (strides::dims(x.shape), strides::dims(out.shape));
    let walk = |dim: &usize| Dim {
        extent: sizes[*dim],
        stride: from[*dim].stride,
    };
    let own: Vec<Dim> = window.iter().map(walk).collect();
    let slice = Slice::new(&own, &strides::pick(&to, &op.offset_dims));
    let positions = strides::pick(&to, &strides::others(to.len(), &op.offset_dims));
    let targets = strides::offsets(&positions);
    let bytes = out.bytes.len() / out.shape.iter().product::<usize>().max(1);
    let out = Disjoint::new(out.bytes);
    let together = match parallel::is_alone() {
        true => indices.len().max(1),
        false => JOB.div_ceil((slice.lines.len() * slice.len * bytes).max(1)),
    };
    let all = (0..indices.len()).into_par_iter().with_min_len(together);
    all.for_each_init(
        || vec![0; x.shape.len()],
        |point, i| {
            indices.read(i, point);
            let starts = point
                .iter()
                .zip(&from)
                .zip(sizes)
                .map(|((&at, dim), &size)| {
                    at.clamp(0, (dim.extent - size) as i64) as usize * dim.stride
                });
            let start: usize = starts.sum();
            // SAFETY: every index has its own elements of the result.
            #[allow(unsafe_code, reason = "slices interleave in the result")]
            let mut out = unsafe { out.share(i) };
            for [from, to] in &slice.lines {
                let line = &x.bytes[(start + from) * bytes..][..slice.len * bytes];
                let place = out.range((targets[i] + to) * bytes, line.len());
                place.copy_from_slice(line);
            }
        },
    );
}
