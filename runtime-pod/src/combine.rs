//! Sums and other combinations of shards, in a fixed order.

use peapod_schemas::pod::{Combiner, DType, Function};
use rayon::prelude::*;

use crate::kernels::elementwise;
use crate::kernels::fusion::{Element, TILE};
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
        arguments: [0, 1, 1],
        slot: 2,
        dim: 0,
    };
    with_tiles(3, |tiles| {
        for (index, out) in out.chunks_mut(TILE * size).enumerate() {
            let (start, len) = (index * TILE * size, out.len() / size);
            let view = View::contiguous(len);
            for (position, shard) in shards.iter().enumerate() {
                let bytes = &shard[start..start + out.len()];
                let tile = &mut tiles[usize::from(position > 0)];
                fusion_view::load(dtype, &view, bytes, 0..len, tile);
                if position > 0 {
                    elementwise::compute(&element, tiles, 0..len, &[len]);
                    tiles.swap(0, 2);
                }
            }
            fusion_view::store(dtype, &tiles[0], out);
        }
    });
}
