//! Calls, loops and branches: regions become functions, with what they capture as operands.

use std::collections::BTreeSet;

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{Call, Case, OptimizationBarrier, While};
use peapod_ir::{DType, Origin, TensorType, Value, ValueId};

use super::error::{Lowered, Stop, malformed, unsupported};
use super::scope::{Scope, Slot};
use super::{approx_top_k, linalg, sharding, sort};
use crate::stablehlo::{self, Attribute, Operation, Region, Type};

/// Name of the function that an op calls, if it calls one.
pub(super) fn callee(op: &Operation) -> Option<&str> {
    let attribute = match op.name.as_str() {
        "func.call" | "call" => "callee",
        "stablehlo.composite" => "decomposition",
        _ => return None,
    };
    match op.attribute(attribute) {
        Some(Attribute::Symbol(path)) if path.len() == 1 => Some(&path[0]),
        _ => None,
    }
}

pub(super) fn call<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.all_operands(op)?;
    let Some(function) = callee(op) else {
        return malformed("missing name of the called function");
    };
    match scope.program.function(function) {
        Some(found) if found.body.is_some() => {}
        Some(_) => return malformed(format!("@{function} has no body")),
        None => return malformed(format!("undefined function @{function}")),
    }
    let kind = Call {
        function: function.to_owned(),
    };
    scope.define(op, kind, &operands)
}

/// An op made of others: known by its name, or else the function that it is made of.
pub(super) fn composite<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    match scope.attributes(op).word("name")? {
        "chlo.top_k" => sort::top_k(scope, op),
        _ => call(scope, op),
    }
}

pub(super) fn optimization_barrier<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.all_operands(op)?;
    if operands.is_empty() {
        return Ok(());
    }
    scope.define(op, OptimizationBarrier, &operands)
}

pub(super) fn custom_call<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    match scope.attributes(op).word("call_target_name")? {
        "Sharding" => sharding::custom_call(scope, op),
        target @ ("SPMDFullToShardShape" | "SPMDShardToFullShape") => unsupported(format!(
            "@{target}, from which no way within this block leads to @SPMDShardToFullShape"
        )),
        "ApproxTopK" => approx_top_k::lower(scope, op),
        "mhlo.erf" => super::elementwise::erf(scope, op),
        target if target.contains("_python_") && target.ends_with("_callback") => {
            callback(scope, op)
        }
        target => match linalg::custom_call(scope, op, target) {
            Some(lowered) => lowered,
            None => unsupported(format!("custom call @{target}")),
        },
    }
}

/// Python, called while the program runs: where it yields nothing, as for `jax.debug.print`, no
/// result depends on it.
fn callback(scope: &mut Scope<'_, '_>, op: &Operation) -> Lowered {
    let yields = |ty: &Type| !matches!(ty, Type::Tuple(parts) if parts.is_empty());
    let types: Vec<_> = scope
        .text
        .result_types(op)
        .filter(|ty| yields(ty))
        .collect();
    if types.contains(&&Type::Token) {
        return unsupported(
            "an ordered callback into Python (a token); call jax.debug.print or io_callback \
             without ordered=True",
        );
    }
    if !types.is_empty() {
        return unsupported(
            "a callback into Python that yields values (jax.pure_callback, io_callback); compute \
             them with ops of jax.numpy, or before the step and pass them in",
        );
    }
    scope.program.callbacks.push(op.span.line);
    Ok(())
}

/// Values that regions use and do not define, in order of their first use.
fn captures(regions: &[Region]) -> Vec<stablehlo::ValueId> {
    let (mut defined, mut used) = (BTreeSet::new(), Vec::new());
    for region in regions {
        visit(region, &mut defined, &mut used);
    }
    let mut seen = BTreeSet::new();
    used.retain(|id| !defined.contains(id) && seen.insert(*id));
    used
}

fn visit(
    region: &Region,
    defined: &mut BTreeSet<stablehlo::ValueId>,
    used: &mut Vec<stablehlo::ValueId>,
) {
    defined.extend(&region.arguments);
    for op in &region.operations {
        used.extend(&op.operands);
        defined.extend(&op.results);
        for inner in &op.regions {
            visit(inner, defined, used);
        }
    }
}

/// What regions capture: values to be passed, and constants, of which each region has its own.
pub(super) struct Captured {
    passed: Vec<(stablehlo::ValueId, ValueId)>,
    constants: Vec<(stablehlo::ValueId, ValueId)>,
    refused: Vec<stablehlo::ValueId>,
}

impl Captured {
    pub(super) fn of(scope: &Scope<'_, '_>, regions: &[Region]) -> Lowered<Self> {
        let mut captured = Self {
            passed: vec![],
            constants: vec![],
            refused: vec![],
        };
        for id in captures(regions) {
            match scope.value(id) {
                Ok(value) if scope.build.function().constant(value).is_some() => {
                    captured.constants.push((id, value));
                }
                Ok(value) => captured.passed.push((id, value)),
                Err(Stop::Told) => captured.refused.push(id),
                Err(stop) => return Err(stop),
            }
        }
        Ok(captured)
    }

    /// What the constants are.
    pub(super) fn copies(&self, scope: &Scope<'_, '_>) -> Vec<Value> {
        let constants = self.constants.iter();
        constants
            .map(|(_, value)| scope.build.function().value(*value).clone())
            .collect()
    }

    /// Says what all that is captured is within a function: the values that are passed, and
    /// copies of constants.
    pub(super) fn bind(&self, inner: &mut Scope<'_, '_>, passed: &[ValueId], copies: Vec<Value>) {
        for ((id, _), value) in self.passed.iter().zip(passed) {
            inner.bind(*id, Slot::Value(*value));
        }
        for ((id, _), value) in self.constants.iter().zip(copies) {
            if let Origin::Constant(bytes) = value.origin {
                let copy = inner.build.constant(value.name, value.ty, bytes);
                inner.bind(*id, Slot::Value(copy));
            }
        }
        for &id in &self.refused {
            inner.bind(id, Slot::Refused);
        }
    }

    /// The values to be passed.
    pub(super) fn operands(&self) -> impl Iterator<Item = ValueId> {
        self.passed.iter().map(|(_, value)| *value)
    }
}

/// Makes a function of a region: its arguments, then what it captures. Yields its name.
pub(super) fn region_function<'m>(
    scope: &mut Scope<'_, 'm>,
    op: &'m Operation,
    region: &'m Region,
    captured: &Captured,
    role: &str,
) -> Lowered<String> {
    let wanted = format!("{}.{role}.{}", scope.build.function().name, op.span.line);
    let name = scope.program.unique_name(wanted);
    let copies = captured.copies(scope);
    let mut inner = Scope::new(&mut *scope.program, scope.text, name.clone());
    for &argument in &region.arguments {
        inner.argument(argument);
    }
    for (id, _) in &captured.passed {
        inner.argument(*id);
    }
    captured.bind(&mut inner, &[], copies);
    let returned = inner.block(&region.operations);
    let Some(returned) = returned else {
        return Err(match region.operations.last() {
            // What is returned could not be lowered.
            Some(last) if last.name.ends_with("return") => Stop::Told,
            _ => Stop::Malformed("expected stablehlo.return at the end of the region".into()),
        });
    };
    let function = inner.build.finish(returned);
    scope.program.functions.push(function);
    Ok(name)
}

pub(super) fn while_loop<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let mut operands = scope.all_operands(op)?;
    let [condition, body] = &op.regions[..] else {
        return malformed(format!("expected 2 regions, found {}", op.regions.len()));
    };
    let captured = Captured::of(scope, &op.regions)?;
    let condition = region_function(scope, op, condition, &captured, "condition");
    let body = region_function(scope, op, body, &captured, "body");
    operands.extend(captured.operands());
    let kind = While {
        condition: condition?,
        body: body?,
    };
    scope.define(op, kind, &operands)
}

pub(super) fn case<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [index] = scope.operands::<1>(op)?;
    choose(scope, op, index, op.regions.iter().collect())
}

/// The first region where it is true: a truth value chooses the second of two functions.
pub(super) fn branch<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [predicate] = scope.operands::<1>(op)?;
    let [on_true, on_false] = &op.regions[..] else {
        return malformed(format!("expected 2 regions, found {}", op.regions.len()));
    };
    if *scope.ty(predicate) != TensorType::new(DType::Bool, []) {
        return malformed("expected a predicate of type i1");
    }
    let index = scope.build.convert(predicate, DType::I32);
    choose(scope, op, index, vec![on_false, on_true])
}

fn choose<'m>(
    scope: &mut Scope<'_, 'm>,
    op: &'m Operation,
    index: ValueId,
    regions: Vec<&'m Region>,
) -> Lowered {
    let captured = Captured::of(scope, &op.regions)?;
    let functions: Vec<_> = regions
        .into_iter()
        .map(|region| region_function(scope, op, region, &captured, "branch"))
        .collect();
    let kind = Case {
        functions: functions.into_iter().collect::<Lowered<_>>()?,
    };
    let operands: Vec<_> = std::iter::once(index).chain(captured.operands()).collect();
    scope.define(op, kind, &operands)
}
