//! The custom operator "ScaleRows" of `scale_rows.c`, in Rust.

use peapod_micro::ElementType;
use peapod_micro::custom::{CustomOp, Memory, Needs, Refused, Types};

/// y[r][c] = factors[r] · x[r][c], and the sum of each row of y.
pub struct ScaleRows;

/// What a firmware hands to the module that the compiler writes.
pub const CUSTOM_OPS: &[&dyn CustomOp] = &[&ScaleRows];

impl CustomOp for ScaleRows {
    fn name(&self) -> &str {
        "ScaleRows"
    }

    fn prepare(&self, types: &Types<'_>) -> Result<Needs, Refused> {
        let inputs = (types.input(0), types.input(1));
        let outputs = (types.output(0), types.output(1));
        let ((Some(x), Some(factors)), (Some(y), Some(sums))) = (inputs, outputs) else {
            return Err(Refused("expected two inputs and two outputs"));
        };
        if [x, factors, y, sums]
            .iter()
            .any(|it| it.element != ElementType::F32)
        {
            return Err(Refused("expected float32"));
        }
        let ([rows, _], true) = (x.dims, x.dims == y.dims) else {
            return Err(Refused("expected an output of the input's shape"));
        };
        if factors.dims != [*rows] || sums.dims != [*rows] {
            return Err(Refused("expected as many factors and sums as rows"));
        }
        let work = x.elements().saturating_mul(2);
        Ok(Needs {
            scratch_bytes: 0,
            work,
        })
    }

    fn eval(&self, types: &Types<'_>, mut memory: Memory<'_, '_>) {
        let columns = types
            .input(0)
            .and_then(|x| x.dims.last().copied())
            .unwrap_or(1);
        let (Some(x), Some(factors)) = (memory.input_as::<f32>(0), memory.input_as::<f32>(1))
        else {
            return;
        };
        let rows = || x.chunks(columns.max(1) as usize).zip(factors);
        if let Some(y) = memory.output_as::<f32>(0) {
            let scaled = rows().flat_map(|(row, factor)| row.iter().map(move |x| factor * x));
            y.iter_mut().zip(scaled).for_each(|(y, scaled)| *y = scaled);
        }
        if let Some(sums) = memory.output_as::<f32>(1) {
            for (sum, (row, factor)) in sums.iter_mut().zip(rows()) {
                *sum = row.iter().fold(0.0, |sum, x| sum + factor * x);
            }
        }
    }
}
