//! `chlo.scan`: a loop over the slices of some tensors along a dimension, whose region takes a
//! slice of each and what is carried, and yields a slice of each result and what is carried on.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::{Call, DynamicSlice, DynamicUpdateSlice};
use peapod_ir::{DType, TensorType, ValueId};

use super::attributes::Reader;
use super::control::{Captured, region_function};
use super::error::{Lowered, malformed};
use super::linalg::repeat::repeat;
use super::scope::Scope;
use crate::stablehlo::Operation;

/// How many operands are scanned, and how many are what it begins with.
pub(super) const SEGMENTS: &str = "operandSegmentSizes";

/// What is the same in all steps.
struct Scan {
    /// The function of the region.
    function: String,
    dim: usize,
    length: usize,
    is_reverse: bool,
    /// Tensors that are gone over.
    inputs: usize,
    /// Types of the results that are made slice by slice.
    outputs: Vec<TensorType>,
}

pub(super) fn lower<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.all_operands(op)?;
    let types = scope.result_types(op)?;
    let [region] = &op.regions[..] else {
        return malformed(format!("expected 1 region, found {}", op.regions.len()));
    };
    let sizes = Reader(op).usizes(SEGMENTS)?;
    let &[inputs, inits] = &sizes[..] else {
        return malformed(format!("expected two `{SEGMENTS}`, found {sizes:?}"));
    };
    let outputs = types.len().checked_sub(inits);
    let known = inputs.checked_add(inits) == Some(operands.len());
    let (Some(outputs), true, true) = (outputs, known, region.arguments.len() == operands.len())
    else {
        return malformed(format!(
            "{inputs} inputs and {inits} initial values for {} operands, {} results and a region \
             of {}",
            operands.len(),
            types.len(),
            region.arguments.len()
        ));
    };
    let dim = Reader(op).usize("dimension")?;
    let scanned = operands[..inputs].iter().map(|id| scope.ty(*id));
    let whole: Vec<_> = scanned.chain(&types[..outputs]).collect();
    let lengths: Vec<_> = whole.iter().map(|ty| ty.shape.get(dim).copied()).collect();
    let length = match lengths.first() {
        Some(length) => *length,
        None => Some(Reader(op).usize("scan_dim_size")?),
    };
    let (Some(length), true) = (length, lengths.iter().all(|it| *it == length)) else {
        return malformed(format!(
            "expected one extent of dimension {dim}, found {lengths:?}"
        ));
    };
    let captured = Captured::of(scope, &op.regions)?;
    let function = region_function(scope, op, region, &captured, "scan")?;
    let scan = Scan {
        function,
        dim,
        length,
        is_reverse: Reader(op).truth("is_reverse"),
        inputs,
        outputs: types[..outputs].to_vec(),
    };
    let zeros = |ty: &TensorType| scope.build.fill(ty.clone(), Scalar::Integer(0));
    let mut carried: Vec<_> = types[..outputs].iter().map(zeros).collect();
    carried.extend(&operands[inputs..]);
    let kept: Vec<_> = operands[..inputs]
        .iter()
        .copied()
        .chain(captured.operands())
        .collect();
    let step = |build: &mut Builder, at: ValueId, carried: &[ValueId], kept: &[ValueId]| {
        scan.step(build, at, carried, kept)
    };
    let results = repeat(scope, op, length, (&carried, &kept), &step)?;
    scope.define_as(op, &results)
}

impl Scan {
    /// The indices at which a slice begins.
    fn starts(&self, build: &mut Builder, at: ValueId, rank: usize) -> Vec<ValueId> {
        let zero = build.scalar(DType::I32, Scalar::Integer(0));
        let mut starts = vec![zero; rank];
        starts[self.dim] = at;
        starts
    }

    fn step(
        &self,
        build: &mut Builder,
        at: ValueId,
        carried: &[ValueId],
        kept: &[ValueId],
    ) -> Vec<ValueId> {
        let at = match self.is_reverse {
            false => at,
            true => {
                let last = i64::try_from(self.length - 1).unwrap_or(i64::MAX);
                let last = build.scalar(DType::I32, Scalar::Integer(last));
                build.binary(BinaryOp::Sub, last, at)
            }
        };
        let (inputs, captured) = kept.split_at(self.inputs);
        let (outputs, states) = carried.split_at(self.outputs.len());
        let mut arguments = Vec::new();
        for &input in inputs {
            let ty = build.ty(input).clone();
            let starts = self.starts(build, at, ty.shape.len());
            let slice = ty.with_shape(self.thin(&ty));
            let slice = build.emit(DynamicSlice, &[&[input], &starts[..]].concat(), slice);
            let mut shape = ty.shape.to_vec();
            shape.remove(self.dim);
            arguments.push(build.reshape(slice, shape));
        }
        arguments.extend(states);
        arguments.extend(captured);
        let slices = self.outputs.iter().map(|ty| {
            let mut shape = ty.shape.to_vec();
            shape.remove(self.dim);
            ty.with_shape(shape)
        });
        let states = states.iter().map(|id| build.ty(*id).clone());
        let types: Vec<_> = slices.chain(states).collect();
        let kind = Call {
            function: self.function.clone(),
        };
        let found = build.emit_many(kind, &arguments, types);
        let (slices, states) = found.split_at(outputs.len());
        let mut results = Vec::new();
        for (&output, &slice) in outputs.iter().zip(slices) {
            let ty = build.ty(output).clone();
            let starts = self.starts(build, at, ty.shape.len());
            let slice = build.reshape(slice, self.thin(&ty));
            let inputs = [&[output, slice], &starts[..]].concat();
            results.push(build.emit(DynamicUpdateSlice, &inputs, ty));
        }
        results.extend(states);
        results
    }

    /// The shape of a slice.
    fn thin(&self, ty: &TensorType) -> Vec<usize> {
        let mut shape = ty.shape.to_vec();
        shape[self.dim] = 1;
        shape
    }
}
