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

use peapod_schemas::pod::{
    Computation, Convolution, DType, DotGeneral, Op, RaggedDot, Step, Value,
};

use super::Core;

/// Rows that the array takes together.
const ROWS: u64 = 8;

/// Cycles that a step keeps all matrix units of a core busy; 0 for steps that do not use them.
pub(super) fn cycles(computation: &Computation, step: &Step, core: &Core) -> Result<f64, String> {
    let product = if let Op::DotGeneral(op) = &step.op {
        dot(op, computation, step)
    } else if let Op::RaggedDot(op) = &step.op {
        ragged(op, computation, step)
    } else if let Op::Convolution(op) = &step.op {
        convolution(op, computation, step)
    } else {
        return Ok(0.0);
    };
    let dtype = computation.values[step.operands[0]].dtype;
    Ok(product.cycles(core) * passes(dtype, core)?)
}

/// Passes over the array that an element type takes.
fn passes(dtype: DType, core: &Core) -> Result<f64, String> {
    match dtype {
        DType::Bf16 | DType::F16 | DType::I8 | DType::U8 => Ok(1.0),
        DType::F32 | DType::I32 | DType::U32 | DType::I16 => Ok(core.f32_passes),
        DType::F64 | DType::I64 | DType::Bool => {
            Err(format!("no matrix unit multiplies {dtype:?}"))
        }
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

/// Product of some extents of a tensor.
fn extents(tensor: &Value, dims: &[usize]) -> u64 {
    let extents = dims.iter().map(|&dim| tensor.shape[dim] as u64);
    extents.fold(1, u64::saturating_mul)
}

fn dot(op: &DotGeneral, computation: &Computation, step: &Step) -> Product {
    let operand = |at: usize| &computation.values[step.operands[at]];
    let count = extents(operand(0), &op.left_batch);
    let channels = extents(operand(0), &op.left_contracting);
    let shared = count.saturating_mul(channels).max(1);
    Product {
        count,
        rows: operand(0).elements() as u64 / shared,
        columns: operand(1).elements() as u64 / shared,
        depth: Depth { taps: 1, channels },
    }
}

/// A product for each group of the device. Group sizes are not known at compile time: they are
/// assumed to be equal, so that every row is multiplied once.
fn ragged(op: &RaggedDot, computation: &Computation, step: &Step) -> Product {
    let shape = |at: usize| &computation.values[step.operands[at]].shape;
    let (left, right, starts) = (shape(0), shape(1), shape(2));
    let [rows, depth] = [2, 1].map(|back| left[left.len() - back] as u64);
    let columns = right[right.len() - if op.transposed { 2 } else { 1 }] as u64;
    let each = rows.div_ceil(op.groups as u64);
    let (rows, channels) = match op.summed {
        true => (depth, each),
        false => (each, depth),
    };
    Product {
        count: extents_of(starts),
        rows,
        columns,
        depth: Depth { taps: 1, channels },
    }
}

fn extents_of(shape: &[usize]) -> u64 {
    let extents = shape.iter().map(|&extent| extent as u64);
    extents.fold(1, u64::saturating_mul)
}

fn convolution(op: &Convolution, computation: &Computation, step: &Step) -> Product {
    let kernel = &computation.values[step.operands[1]];
    let result = &computation.values[step.results[0]];
    let of_kernel = |at: usize| kernel.shape[op.kernel_layout[at]] as u64;
    let groups = (op.feature_groups as u64).saturating_mul(op.batch_groups as u64);
    // Of the image, the batch is divided where groups are of batches.
    let mut rows = result.elements() as u64 / result.shape[op.result_layout[1]] as u64;
    let mut taps = 1_u64;
    for (at, sliding) in op.sliding.iter().enumerate() {
        let dilation = sliding.base_dilation as u64;
        let all = of_kernel(2 + at);
        taps = taps.saturating_mul(all.div_ceil(dilation));
        // Results that meet nothing but holes are not computed.
        rows = rows.saturating_mul(all.min(dilation)).div_ceil(dilation);
    }
    Product {
        count: groups,
        rows,
        columns: of_kernel(1).div_ceil(groups),
        depth: Depth {
            taps,
            channels: of_kernel(0),
        },
    }
}
