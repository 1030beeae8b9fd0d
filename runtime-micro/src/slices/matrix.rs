//! Parts of transposed convolutions and of products of matrices.

use peapod_schemas::micro::{BatchMatmul, Operand, Window};

use super::movement::{reach, set_lens};
use super::region::Region;
use super::{share, size_of_element};

/// Some rows of the output, as if as many more before them were cut off.
pub(super) fn transpose_conv(window: &mut Window, input: &mut Operand, region: &Region) {
    let [images, rows, ..] = region.each;
    share(input, &images);
    window.batches = images.len as u16;
    window.pad_top = window.pad_top.wrapping_add(rows.from as u16);
    window.out_h = rows.len as u16;
}

/// Some results, with what of the matrices is in them.
pub(super) fn batch_matmul(
    params: &mut BatchMatmul,
    inputs: &mut [Operand],
    region: &Region,
) -> Option<()> {
    let [a, b, others @ ..] = inputs else {
        return None;
    };
    let sides = [
        (a, &params.a_strides, params.a_step),
        (b, &params.b_strides, params.b_step),
    ];
    for (operand, strides, step) in sides {
        let size = size_of_element(operand)?;
        reach(operand, region, strides, [size; 2]);
        let more = params.depth.wrapping_sub(1).wrapping_mul(step);
        operand.len_bytes = operand.len_bytes.wrapping_add(more.wrapping_mul(size));
    }
    let [_, _, _, _, _, columns, ..] = region.each;
    // What may come after bias and factors is scratch, which is for any results.
    for (index, each) in others.iter_mut().take(3).enumerate() {
        // Factors may be one for all columns.
        if index == 0 || each.len_bytes != size_of_element(each)? {
            share(each, &columns);
        }
    }
    set_lens(&mut params.dims, region);
    Some(())
}
