//! Sum of multiples of two tensors, with broadcasting: what sums and differences of two scales
//! come to.

use peapod_isa::elementwise::WeightedSum;
use peapod_schemas::micro::{Binary, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::binary::check_types;
use crate::check;
use crate::elementwise::{Held, zip_with};
use crate::error::Quantity;
use crate::fixed_point::limit_each;

/// Inputs: a, b. Output: a sum of multiples. In place over either input whose strides are dense.
pub static WEIGHTED_SUM_S8: Kernel = Kernel::new(
    KernelId::WeightedSumS8,
    |call| {
        let params = check_types(call, ElementType::S8)?;
        check::limits::<i8>(params.act_min, params.act_max)?;
        check::within(Quantity::Shift, params.output_shift, -31, 0)
    },
    |call, arena| {
        let params: &Binary = call.params()?;
        let [a, b] = [params.a_multiplier, params.b_multiplier];
        let sum = |factors| WeightedSum {
            factors,
            offset: params.output_offset,
            shift: params.output_shift.unsigned_abs(),
        };
        zip_with(call, arena, params, |held, results: &mut [i8], others| {
            let factors = match held {
                Held::A => [a, b],
                Held::B => [b, a],
            };
            sum(factors).add_to(results, others);
            limit_each(results, params.act_min, params.act_max);
        })
    },
);
