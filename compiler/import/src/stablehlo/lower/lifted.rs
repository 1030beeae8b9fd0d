//! Regions and functions of single elements, applied to all elements of tensors at once.

use std::collections::BTreeMap;

use peapod_ir::builder::Emit;
use peapod_ir::{TensorType, ValueId};

use super::combiner::Body;
use super::error::{Lowered, malformed, unsupported};
use super::scope::Scope;
use super::types::{constant_bytes, ranked_type};
use super::{control, elements, elementwise, represented, special, types};
use crate::stablehlo::{self, Attribute, Function, Operation};

/// Functions that a region calls have at most so many others around them.
const DEEPEST: usize = 32;

/// Most ops that regions of a program become: some seconds of work.
const MOST_OPS: usize = 1 << 16;

/// What a region of elements yields for the elements of tensors of one shape; what it takes from
/// outside it is the same for all.
pub(super) fn apply<'m>(
    scope: &mut Scope<'_, 'm>,
    body: Body<'m>,
    arguments: &[ValueId],
) -> Lowered<Vec<ValueId>> {
    let shape = scope.ty(arguments[0]).shape.to_vec();
    let text = scope.text;
    let mut lifted = Lifted {
        scope,
        shape,
        depth: 0,
    };
    lifted.block(text, body.arguments(), body.operations(), arguments, true)
}

struct Lifted<'s, 'p, 'm> {
    scope: &'s mut Scope<'p, 'm>,
    /// The shape of all values.
    shape: Vec<usize>,
    /// Calls that one is within.
    depth: usize,
}

/// What values of the text are, at every element.
type Values = BTreeMap<stablehlo::ValueId, ValueId>;

impl<'m> Lifted<'_, '_, 'm> {
    /// What a block returns for these arguments. It may see values of the function being lowered.
    fn block(
        &mut self,
        text: &'m Function,
        arguments: &[stablehlo::ValueId],
        operations: &'m [Operation],
        values: &[ValueId],
        sees_outside: bool,
    ) -> Lowered<Vec<ValueId>> {
        if arguments.len() != values.len() {
            let (expected, found) = (arguments.len(), values.len());
            return malformed(format!("expected {expected} arguments, found {found}"));
        }
        let mut known: Values = arguments.iter().copied().zip(values.to_vec()).collect();
        for op in operations {
            let operands = op.operands.iter();
            let operands = operands.map(|id| match known.get(id) {
                Some(value) => Ok(*value),
                None if sees_outside => self.outside(*id),
                None => malformed("a value that is not defined"),
            });
            let operands = operands.collect::<Lowered<Vec<_>>>()?;
            if op.name.ends_with("return") {
                return Ok(operands);
            }
            let results = self.op(text, op, &operands)?;
            if results.len() != op.results.len() {
                return malformed(format!("{}: {} results", op.name, op.results.len()));
            }
            known.extend(op.results.iter().copied().zip(results));
        }
        malformed("expected stablehlo.return at the end of the region")
    }

    /// A value from outside the region, at every element.
    fn outside(&mut self, id: stablehlo::ValueId) -> Lowered<ValueId> {
        let value = self.scope.value(id)?;
        self.spread(value)
    }

    fn spread(&mut self, scalar: ValueId) -> Lowered<ValueId> {
        let ty = self.scope.ty(scalar);
        match ty.elements() {
            1 if ty.shape.is_empty() => {
                let shape = self.shape.clone();
                Ok(self.scope.build.broadcast(scalar, [], shape))
            }
            _ => unsupported(format!("a region of elements that uses {ty}")),
        }
    }

    fn op(
        &mut self,
        text: &'m Function,
        op: &'m Operation,
        operands: &[ValueId],
    ) -> Lowered<Vec<ValueId>> {
        let ops = &mut self.scope.program.lifted_ops;
        *ops += 1;
        if *ops > MOST_OPS {
            return unsupported(format!(
                "regions that unfold to more than {MOST_OPS} ops, as windows, reductions and calls \
                 repeat them"
            ));
        }
        if control::callee(op).is_some() {
            return self.call(op, operands);
        }
        if let Some(Attribute::String(why)) = op.attribute(elements::REFUSED) {
            return unsupported(why.clone());
        }
        if let Some(values) = represented::values(&mut self.scope.build, op, operands) {
            return values;
        }
        Ok(vec![self.element(text, op, operands)?])
    }

    /// What a called function returns.
    fn call(&mut self, op: &'m Operation, operands: &[ValueId]) -> Lowered<Vec<ValueId>> {
        let callee = control::callee(op).and_then(|name| self.scope.program.function(name));
        let Some((callee, body)) = callee.and_then(|it| Some((it, it.body.as_deref()?))) else {
            return malformed("a call of a function without a body");
        };
        if self.depth == DEEPEST {
            return unsupported(format!("calls within {DEEPEST} others in a region"));
        }
        self.depth += 1;
        let arguments: Vec<_> = callee.arguments.iter().map(|it| it.value).collect();
        let returned = self.block(callee, &arguments, body, operands, false);
        self.depth -= 1;
        returned
    }

    /// What an op on single elements yields at every element.
    fn element(
        &mut self,
        text: &'m Function,
        op: &'m Operation,
        operands: &[ValueId],
    ) -> Lowered<ValueId> {
        let ty = self.result_type(text, op)?;
        let types: Vec<_> = operands
            .iter()
            .map(|id| self.scope.ty(*id).clone())
            .collect();
        if let Some(kind) = elementwise::kind(op, &types) {
            return self.typed(kind?, operands, ty);
        }
        match (op.name.as_str(), operands) {
            ("stablehlo.constant", []) => self.constant(op),
            ("stablehlo.bitcast_convert", &[x]) => {
                self.typed(peapod_ir::ops::tensor::BitcastConvert, &[x], ty)
            }
            // Of one element there is one arrangement.
            ("stablehlo.reshape" | "stablehlo.broadcast_in_dim", &[x]) => Ok(x),
            ("stablehlo.optimization_barrier" | "sdy.sharding_constraint", &[x]) => Ok(x),
            (name, operands) => match special::value(&mut self.scope.build, name, operands) {
                Some(value) => value,
                None => unsupported(format!("{name} in a region of elements")),
            },
        }
    }

    fn typed(
        &mut self,
        kind: impl Into<peapod_ir::OpKind>,
        inputs: &[ValueId],
        ty: TensorType,
    ) -> Lowered<ValueId> {
        Ok(self.scope.build.emit(kind, inputs, ty))
    }

    /// The type of an op's only result at every element.
    fn result_type(&self, text: &Function, op: &Operation) -> Lowered<TensorType> {
        let mut declared = text.result_types(op);
        let (Some(ty), None) = (declared.next(), declared.next()) else {
            return malformed(format!("{}: expected 1 result", op.name));
        };
        let scalar = types::tensor_type(ty)?;
        match scalar.shape.is_empty() {
            true => Ok(TensorType::new(scalar.dtype, self.shape.clone())),
            false => unsupported(format!("{} of {scalar} in a region of elements", op.name)),
        }
    }

    fn constant(&mut self, op: &Operation) -> Lowered<ValueId> {
        let Some(Attribute::Dense(dense)) = op.attribute("value") else {
            return malformed("missing attribute `value` of the form dense<…>");
        };
        let ty = ranked_type(&dense.ty)?;
        let bytes = constant_bytes(dense, &ty)?;
        let ty = TensorType::new(ty.dtype, self.shape.clone());
        Ok(self.scope.build.splat(ty, &bytes))
    }
}
