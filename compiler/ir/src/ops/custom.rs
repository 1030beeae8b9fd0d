//! An operator that a user implements.

use super::OpDef;
use super::attribute::attributes;
use crate::custom::{Call, MAX_CUSTOM_TENSORS, find};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::type_rule::TypeRule;
use crate::types::DType;

/// An operator that a user implements, by its name: what [`find`] has for it.
///
/// Operands and results: any number of any types. The same operands yield the same results.
///
/// Constraints:
/// - C1: all operands are there; at least one result; at most 16 of both.
/// - C2: elements are of types that microcontrollers hold.
/// - C3: the name has 1 to 255 bytes, and there are at most 65536 options; scratch memory has at
///   most 2^30 bytes, and work is less than 2^32.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Custom {
    /// Its name.
    pub name: String,
    /// The bytes of its options.
    pub options: Vec<u8>,
    /// Bytes of scratch memory that it needs.
    pub scratch: usize,
    /// Element operations of one run at most, as its implementation estimates them.
    pub work: usize,
}

/// Types of elements that the arena of a microcontroller holds.
const HELD: [DType; 9] = [
    DType::I4,
    DType::I8,
    DType::U8,
    DType::Bool,
    DType::I16,
    DType::I32,
    DType::U32,
    DType::I64,
    DType::F32,
];

/// Most bytes of scratch memory.
const SCRATCH_BYTES: usize = 1 << 30;

/// Most bytes of options.
pub const CUSTOM_OPTIONS_BYTES: usize = 1 << 16;

impl OpDef for Custom {
    attributes! {
        name,
        options: or(Vec::new()),
        scratch: or(0),
        work: or(0),
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let results = rule.result_count();
        let Some(operands) = rule.any_number(0, "operand", results) else {
            return;
        };
        let tensors = operands.len().saturating_add(results);
        rule.require("C1", results > 0 && tensors <= MAX_CUSTOM_TENSORS, || {
            format!(
                "{} operands and {results} results, expected one result or more, and \
                 {MAX_CUSTOM_TENSORS} of both at most",
                operands.len()
            )
        });
        for operand in operands.into_iter().chain(rule.results("result")) {
            rule.dtype("C2", operand, &HELD);
        }
        let name = self.name.len();
        rule.require("C3", (1..=255).contains(&name), || {
            format!("a name of {name} bytes, expected 1 to 255")
        });
        let options = self.options.len();
        rule.require("C3", options <= CUSTOM_OPTIONS_BYTES, || {
            format!("{options} bytes of options, expected at most {CUSTOM_OPTIONS_BYTES}")
        });
        let work_fits = u32::try_from(self.work).is_ok();
        rule.require("C3", self.scratch <= SCRATCH_BYTES && work_fits, || {
            format!("{} bytes of scratch memory and a work of {}", self.scratch, self.work)
        });
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::bare(types).finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let inputs: Vec<&Tensor> = (0..operands.count()).map(|at| operands.tensor(at)).collect();
        let call = Call {
            options: &self.options,
            inputs: inputs.iter().map(|input| input.ty()).collect(),
            results: operands.results.clone(),
            known: (0..inputs.len())
                .map(|at| operands.is_constant(at).then_some(inputs[at].bytes()))
                .collect(),
        };
        let bytes: Vec<&[u8]> = inputs.iter().map(|input| input.bytes()).collect();
        let implementation = find(&self.name).expect("`custom::check` has found it");
        let results = implementation.eval(&call, &bytes, self.scratch).into_iter();
        let types = operands.results.iter();
        types.zip(results).map(|(ty, bytes)| Tensor::of_bytes(ty, bytes)).collect()
    }
}
