//! RESIZE_BILINEAR and RESIZE_NEAREST_NEIGHBOR.

use peapod_ir::OpKind;
use peapod_ir::builder::Emit;
use peapod_ir::ops::{Resize, ResizeMode};

use super::super::op::ForeignOp;
use super::super::wire::BuiltinOptions;
use crate::error::ImportError;

/// Inputs: images, constant rows and columns.
pub(in super::super) fn resize_bilinear(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::ResizeBilinearOptions,
        op.table.builtin_options_as_resize_bilinear_options(),
    )?;
    let kind = Resize {
        mode: ResizeMode::Bilinear,
        align_corners: options.is_some_and(|options| options.align_corners()),
        half_pixel: options.is_some_and(|options| options.half_pixel_centers()),
    };
    resize(op, kind)
}

/// Inputs: images, constant rows and columns.
pub(in super::super) fn resize_nearest_neighbor(
    op: &mut ForeignOp<'_, '_>,
) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::ResizeNearestNeighborOptions,
        op.table
            .builtin_options_as_resize_nearest_neighbor_options(),
    )?;
    let kind = Resize {
        mode: ResizeMode::Nearest,
        align_corners: options.is_some_and(|options| options.align_corners()),
        half_pixel: options.is_some_and(|options| options.half_pixel_centers()),
    };
    resize(op, kind)
}

fn resize(op: &mut ForeignOp<'_, '_>, kind: Resize) -> Result<(), ImportError> {
    let (images, size) = (op.operand(0, "operand")?, op.operand(1, "size")?);
    let sizes = op.integers(size, 2)?;
    let [_, rows, columns, _] = op.extents(op.result())?;
    if sizes != [rows as i64, columns as i64] {
        let what = format!(
            "expected a size of {rows} and {columns}, those of the output, found {sizes:?}"
        );
        return Err(op.malformed(what));
    }
    // Interpolation takes the elements as they are stored, whatever the scale of the result is.
    let value = op.stored(images)?;
    let ty = op
        .emitter
        .build
        .ty(value)
        .with_shape(op.result().ty.shape.clone());
    let resized = op.emitter.build.emit(OpKind::Resize(kind), &[value], ty);
    op.define_stored(&[resized])
}
