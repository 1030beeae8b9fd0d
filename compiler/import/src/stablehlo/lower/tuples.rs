//! Tuples: a value of a tuple type becomes the values in it, as arguments, results and operands
//! too, and the ops that make tuples and take them apart go.

use std::collections::BTreeMap;

use peapod_ir::entity::PrimaryMap;

use crate::stablehlo::{
    Argument, Attribute, Function, FunctionResult, Module, Operation, Type, Value, ValueId,
};

/// Takes all tuples of a module apart.
pub(super) fn take_apart(module: &mut Module) {
    for function in &mut module.functions {
        let has_tuples = |ty: &Type| matches!(ty, Type::Tuple(_));
        let mut values = function.values.values();
        let mut results = function.results.iter();
        if values.any(|value| has_tuples(&value.ty)) || results.any(|it| has_tuples(&it.ty)) {
            take_apart_in(function);
        }
    }
}

/// What is in values of tuple types, in order.
struct Apart<'a> {
    values: &'a mut PrimaryMap<ValueId, Value>,
    parts: BTreeMap<ValueId, Vec<ValueId>>,
}

fn take_apart_in(function: &mut Function) {
    let Function {
        arguments,
        results,
        body,
        values,
        ..
    } = function;
    let mut apart = Apart {
        values,
        parts: BTreeMap::new(),
    };
    let each = |argument: Argument| {
        let values = apart.define(argument.value);
        values.into_iter().map(move |value| Argument {
            value,
            ..argument.clone()
        })
    };
    *arguments = arguments.drain(..).flat_map(each).collect::<Vec<_>>();
    let each = |result: FunctionResult| {
        let types = leaves(&result.ty);
        types.into_iter().map(move |ty| FunctionResult {
            ty,
            attributes: result.attributes.clone(),
        })
    };
    *results = results.drain(..).flat_map(each).collect();
    if let Some(body) = body {
        apart.block(body);
    }
}

/// The types in a type.
fn leaves(ty: &Type) -> Vec<Type> {
    match ty {
        Type::Tuple(items) => items.iter().flat_map(leaves).collect(),
        Type::Tensor(_) | Type::Element(_) | Type::Function(_) => vec![ty.clone()],
        Type::Token | Type::None | Type::Opaque(_) => vec![ty.clone()],
    }
}

impl Apart<'_> {
    /// The values that a value becomes where it is defined.
    fn define(&mut self, id: ValueId) -> Vec<ValueId> {
        let value = self.values[id].clone();
        if !matches!(value.ty, Type::Tuple(_)) {
            return vec![id];
        }
        let parts: Vec<_> = leaves(&value.ty)
            .into_iter()
            .enumerate()
            .map(|(index, ty)| {
                let name = format!("{}.{index}", value.name);
                let span = value.span;
                self.values.push(Value { name, ty, span })
            })
            .collect();
        self.parts.insert(id, parts.clone());
        parts
    }

    /// The values that a value has become.
    fn used(&self, id: ValueId) -> Vec<ValueId> {
        self.parts.get(&id).cloned().unwrap_or_else(|| vec![id])
    }

    fn block(&mut self, operations: &mut Vec<Operation>) {
        let all = std::mem::take(operations);
        for mut op in all {
            if self.is_gone(&op) {
                continue;
            }
            op.operands = op.operands.iter().flat_map(|id| self.used(*id)).collect();
            for region in &mut op.regions {
                let arguments = std::mem::take(&mut region.arguments);
                region.arguments = arguments
                    .into_iter()
                    .flat_map(|id| self.define(id))
                    .collect();
                self.block(&mut region.operations);
            }
            let results = std::mem::take(&mut op.results);
            op.results = results.into_iter().flat_map(|id| self.define(id)).collect();
            operations.push(op);
        }
    }

    /// Whether an op only makes a tuple or takes one apart; notes what its result is then.
    fn is_gone(&mut self, op: &Operation) -> bool {
        match (op.name.as_str(), &op.operands[..], &op.results[..]) {
            ("stablehlo.tuple", operands, &[result]) => {
                let parts = operands.iter().flat_map(|id| self.used(*id)).collect();
                self.parts.insert(result, parts);
                true
            }
            ("stablehlo.get_tuple_element", &[x], &[result]) => match self.element(op, x) {
                Some(parts) => {
                    self.parts.insert(result, parts);
                    true
                }
                None => false,
            },
            _ => false,
        }
    }

    /// The values of an element of a tuple.
    fn element(&self, op: &Operation, x: ValueId) -> Option<Vec<ValueId>> {
        let (Type::Tuple(items), Some(Attribute::Integer { value, .. })) =
            (&self.values[x].ty, op.attribute("index"))
        else {
            return None;
        };
        let index = usize::try_from(*value).ok()?;
        let count = leaves(items.get(index)?).len();
        let before: usize = items[..index].iter().map(|ty| leaves(ty).len()).sum();
        let parts = self.parts.get(&x)?;
        parts.get(before..before + count).map(<[_]>::to_vec)
    }
}
