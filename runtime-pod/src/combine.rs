//! Sums and other combinations of shards, in a fixed order.

use peapod_schemas::pod::{Combiner, DType, Function};
use rayon::prelude::*;

use crate::kernels::elementwise::{self, Element};
use crate::kernels::fusion::TILE;
use crate::kernels::fusion_tile::with_tiles;
use crate::kernels::fusion_view::{self, View};

/// Combines shards piece by piece, on all threads.
pub(crate) fn combine_all(dtype: DType, combiner: Combiner, shards: &[&[u8]], out: &mut [u8]) {
    let bytes = 16 * TILE * dtype.size_bytes();
    let pieces = out.par_chunks_mut(bytes).enumerate();
    pieces.for_each(|(index, out)| {
        let start = index * bytes;
        let pieces = shards.iter().map(|shard| &shard[start..start + out.len()]);
        combine(dtype, combiner, &pieces.collect::<Vec<_>>(), out);
    });
}

/// Elements of several shards combined, one shard after another. Half precisions are summed as
/// singles and rounded once.
fn combine(dtype: DType, combiner: Combiner, shards: &[&[u8]], out: &mut [u8]) {
    let size = dtype.size_bytes();
    let half = matches!(dtype, DType::F16 | DType::Bf16);
    let wide = if half { DType::F32 } else { dtype };
    let element = Element {
        function: Function::of_one_type(combiner.function(), wide)
            .expect("the reader refuses combiners that the type does not have"),
        dtype: wide,
        from: wide,
        dim: 0,
    };
    with_tiles(2, |tiles, spare| {
        let [sum, tile] = tiles else { return };
        for (index, out) in out.chunks_mut(TILE * size).enumerate() {
            let (start, len) = (index * TILE * size, out.len() / size);
            let mut parts = shards.iter().map(|it| &it[start..start + out.len()]);
            if let Some(first) = parts.next() {
                fusion_view::load(dtype, &View::contiguous(len), first, 0..len, sum);
            }
            for part in parts {
                let part = fusion_view::read(dtype, part, tile);
                let arguments = [sum.bytes(), part, part];
                elementwise::compute(&element, arguments, spare.bytes_mut(), 0..len, &[len]);
                std::mem::swap(sum, spare);
            }
            fusion_view::store(dtype, sum.bytes(), out);
        }
    });
}
