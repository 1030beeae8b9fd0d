//! Cycles of the matrix units: systolic arrays that hold a tile of one operand and stream rows of
//! the other.
//!
//! A product of `rows × depth` and `depth × columns` is cut into tiles of depth and columns, each
//! of the array's dimensions. A tile takes one cycle per row, rows being whole groups of 8, and no
//! less than it takes to load the next tile, one cycle per row of the array, which happens
//! meanwhile. Either operand can be the one that is held; the compiler of the machine is taken to
//! choose the better. Tiles are spread over the arrays of a core.
//!
//! A convolution is such a product whose depth is input channels times taps. Taps are gathered
//! side by side where channels alone do not fill the array (channels then are whole groups of 8).
//! Taps that meet only the holes of a dilated input are left out.

use peapod_schemas::pod::{ConvolutionT, DType, DotGeneralT, OpT};

use super::Core;
use crate::program::{Computation, Step, Tensor, elements};

/// Rows that the array takes together.
const ROWS: u64 = 8;

/// Cycles that a step keeps all matrix units of a core busy; 0 for steps that do not use them.
pub(super) fn cycles(computation: &Computation, step: &Step, core: &Core) -> Result<f64, String> {
    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "the others use no matrix unit"
    )]
    match &step.op {
        OpT::DotGeneral(op) => {
            let [left, right] = operands(computation, step)?;
            Ok(dot(op, left, right)?.cycles(core) * passes(left.dtype, core)?)
        }
        OpT::Convolution(op) => {
            let [x, kernel] = operands(computation, step)?;
            let result = step.results.first().ok_or("it has no result")?;
            let result = &computation.tensors[*result];
            Ok(convolution(op, x, kernel, result)?.cycles(core) * passes(x.dtype, core)?)
        }
        _ => Ok(0.0),
    }
}

fn operands<'a>(computation: &'a Computation, step: &Step) -> Result<[&'a Tensor; 2], String> {
    match step.operands[..] {
        [a, b] => Ok([&computation.tensors[a], &computation.tensors[b]]),
        _ => Err(format!("it has {} operands, not two", step.operands.len())),
    }
}

/// Passes over the array that an element type takes.
fn passes(dtype: DType, core: &Core) -> Result<f64, String> {
    match dtype {
        DType::Bf16 | DType::F16 | DType::I8 | DType::U8 => Ok(1.0),
        DType::F32 | DType::I32 | DType::U32 | DType::I16 => Ok(core.f32_passes),
        other => Err(format!(
            "no matrix unit multiplies {}",
            other.variant_name().unwrap_or("an unknown type")
        )),
    }
}

/// `count` independent products of `rows × depth` and `depth × columns`.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Product {
    count: u64,
    rows: u64,
    columns: u64,
    /// Tiles along the depth, in whole depths of the array.
    depth: Depth,
}

/// What is summed over: `taps` times `channels`.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Depth {
    taps: u64,
    channels: u64,
}

impl Depth {
    /// Tiles of the array that this takes.
    fn tiles(self, extent: u64) -> u64 {
        let apart = self.taps.saturating_mul(self.channels.div_ceil(extent));
        let gathered = self.taps.saturating_mul(
            self.channels
                .checked_next_multiple_of(ROWS)
                .unwrap_or(u64::MAX),
        );
        apart.min(gathered.div_ceil(extent))
    }
}

impl Product {
    fn cycles(self, core: &Core) -> f64 {
        let held = |columns: u64, rows: u64| {
            let tiles = self
                .depth
                .tiles(core.mxu_rows)
                .saturating_mul(columns.div_ceil(core.mxu_columns));
            let streamed = rows
                .checked_next_multiple_of(ROWS)
                .unwrap_or(u64::MAX)
                .max(core.mxu_rows);
            tiles.saturating_mul(self.count) as f64 / core.mxus as f64 * streamed as f64
        };
        held(self.columns, self.rows).min(held(self.rows, self.columns))
    }
}

fn dot(op: &DotGeneralT, left: &Tensor, right: &Tensor) -> Result<Product, String> {
    let dims = |dims: &Option<Vec<u32>>| dims.clone().unwrap_or_default();
    let (left_batch, left_contracting) = (dims(&op.left_batch), dims(&op.left_contracting));
    let (right_batch, right_contracting) = (dims(&op.right_batch), dims(&op.right_contracting));
    let extents = |tensor: &Tensor, dims: &[u32]| -> Result<u64, String> {
        let extent = |dim: &u32| tensor.shape.get(*dim as usize).copied();
        let extents: Option<Vec<u64>> = dims.iter().map(extent).collect();
        let extents = extents.ok_or_else(|| format!("a dimension of {dims:?} is not there"))?;
        Ok(elements(&extents))
    };
    let count = extents(left, &left_batch)?;
    let channels = extents(left, &left_contracting)?;
    extents(right, &right_batch)?;
    extents(right, &right_contracting)?;
    let shared = count.saturating_mul(channels).max(1);
    Ok(Product {
        count,
        rows: left.elements() / shared,
        columns: right.elements() / shared,
        depth: Depth { taps: 1, channels },
    })
}

fn convolution(
    op: &ConvolutionT,
    x: &Tensor,
    kernel: &Tensor,
    result: &Tensor,
) -> Result<Product, String> {
    let extent = |tensor: &Tensor, dims: &[u32], at: usize| {
        let dim = dims.get(at).copied();
        let extent = dim.and_then(|dim| tensor.shape.get(dim as usize).copied());
        extent.ok_or_else(|| "its layout names a dimension that is not there".to_owned())
    };
    let groups = op
        .feature_groups
        .max(1)
        .saturating_mul(op.batch_groups.max(1));
    let channels = extent(kernel, &op.kernel_layout, 0)?;
    let columns = extent(kernel, &op.kernel_layout, 1)?.div_ceil(groups);
    let result_channels = extent(result, &op.result_layout, 1)?.max(1);
    // Of the image, the batch is divided where groups are of batches.
    let mut rows = result.elements() / result_channels;
    let _ = extent(x, &op.x_layout, 1)?;
    let spatial = op.kernel_layout.len().saturating_sub(2);
    let mut taps = 1_u64;
    for at in 0..spatial {
        let dilation = op
            .sliding
            .base_dilation
            .get(at)
            .copied()
            .unwrap_or(1)
            .max(1);
        let all = extent(kernel, &op.kernel_layout, 2 + at)?;
        taps = taps.saturating_mul(all.div_ceil(dilation));
        // Results that meet nothing but holes are not computed.
        rows = rows.saturating_mul(all.min(dilation)).div_ceil(dilation);
    }
    Ok(Product {
        count: groups,
        rows,
        columns,
        depth: Depth { taps, channels },
    })
}
