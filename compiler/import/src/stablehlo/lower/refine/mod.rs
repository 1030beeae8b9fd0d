//! Shapes that a text leaves open (`?`) and constants decide: sizes are computed from constants and
//! from extents that are known, types follow from them op by op, and ops that take a shape as an
//! operand become those that have it as an attribute. Functions are made anew for the types
//! and sizes that they are called with. What stays open is refused where it is lowered.

mod fold;
mod infer;
mod sized;

pub(super) use sized::takes_shape;

use std::collections::BTreeMap;

use peapod_ir::entity::PrimaryMap;

use super::control;
use crate::stablehlo::{
    Attribute, Function, Module, Operation, TensorType, Type, Value, ValueId, Visibility,
};

/// Functions that are made anew; each is as large as one of the text.
const MOST_FUNCTIONS: usize = 256;

/// Calls within calls.
const DEEPEST: usize = 32;

type Values = PrimaryMap<ValueId, Value>;

/// Numbers of small integer tensors, row-major.
type Numbers = BTreeMap<ValueId, Vec<i64>>;

/// Decides open shapes of a module, as far as constants do.
pub(super) fn shapes(module: &mut Module) {
    if !module.functions.iter().any(is_open) {
        return;
    }
    let entry = module.functions.iter().position(|it| it.name == "main");
    let public = |it: &Function| it.visibility == Visibility::Public && it.body.is_some();
    let Some(entry) = entry.or_else(|| module.functions.iter().position(public)) else {
        return;
    };
    let mut refiner = Refiner {
        texts: module.functions.clone(),
        made: Vec::new(),
        depth: 0,
    };
    let mut function = module.functions[entry].clone();
    refiner.function(&mut function, Numbers::new());
    module.functions[entry] = function;
    module.functions.append(&mut refiner.made);
}

/// Whether a function has a type that is open, or an op that takes a shape.
fn is_open(function: &Function) -> bool {
    let open = |value: &Value| match &value.ty {
        Type::Tensor(tensor) => tensor.shape.contains(&None),
        Type::Element(_) | Type::Tuple(_) | Type::Function(_) => false,
        Type::Token | Type::None | Type::Opaque(_) => false,
    };
    let dynamic = |op: &Operation| takes_shape(&op.name);
    function.values.values().any(open) || any(function.body.as_deref().unwrap_or(&[]), &dynamic)
}

fn any(operations: &[Operation], found: &dyn Fn(&Operation) -> bool) -> bool {
    let within = |op: &Operation| op.regions.iter().any(|it| any(&it.operations, found));
    operations.iter().any(|op| found(op) || within(op))
}

struct Refiner {
    /// The functions as they are in the text.
    texts: Vec<Function>,
    /// Those that are made of them.
    made: Vec<Function>,
    /// Calls that one is within.
    depth: usize,
}

impl Refiner {
    /// Decides the types of a function, some of whose arguments are known numbers.
    fn function(&mut self, function: &mut Function, mut numbers: Numbers) {
        let Some(mut body) = function.body.take() else {
            return;
        };
        self.block(&mut body, &mut function.values, &mut numbers);
        if let Some(last) = body.last() {
            for (result, value) in function.results.iter_mut().zip(&last.operands) {
                result.ty = function.values[*value].ty.clone();
            }
        }
        function.body = Some(body);
    }

    fn block(
        &mut self,
        operations: &mut Vec<Operation>,
        values: &mut Values,
        numbers: &mut Numbers,
    ) {
        for op in operations.iter_mut() {
            self.op(op, values, numbers);
        }
        operations.retain(|op| !holds(op, numbers));
    }

    fn op(&mut self, op: &mut Operation, values: &mut Values, numbers: &mut Numbers) {
        sized::made_plain(op, values, numbers);
        if control::callee(op).is_some() {
            self.call(op, values, numbers);
        } else if op.regions.is_empty() {
            infer::results(op, values);
            fold::op(op, values, numbers);
        } else {
            self.regions(op, values, numbers);
        }
    }

    /// Loops carry values of the types that they begin with; branches yield what they return.
    fn regions(&mut self, op: &mut Operation, values: &mut Values, numbers: &mut Numbers) {
        let is_loop = op.name == "stablehlo.while";
        let mut regions = std::mem::take(&mut op.regions);
        for region in &mut regions {
            if is_loop {
                for (argument, operand) in region.arguments.iter().zip(&op.operands) {
                    values[*argument].ty = values[*operand].ty.clone();
                }
            }
            let mut inside = numbers.clone();
            self.block(&mut region.operations, values, &mut inside);
        }
        let returned = regions.last().and_then(|region| region.operations.last());
        let from = match &op.name[..] {
            "stablehlo.while" => Some(op.operands.clone()),
            "stablehlo.case" | "stablehlo.if" => returned.map(|op| op.operands.clone()),
            _ => None,
        };
        op.regions = regions;
        match from {
            Some(from) => {
                for (result, value) in op.results.iter().zip(from) {
                    values[*result].ty = values[value].ty.clone();
                }
            }
            None => infer::results(op, values),
        }
    }

    /// A call of a function with types that are decided, or with sizes, is one of a function of its
    /// own.
    fn call(&mut self, op: &mut Operation, values: &mut Values, numbers: &Numbers) {
        let name = control::callee(op).unwrap_or_default().to_owned();
        let known = |id: &ValueId| numbers.contains_key(id);
        let text = self.texts.iter().find(|it| it.name == name);
        let Some(text) = text.filter(|it| it.body.is_some()) else {
            return;
        };
        let wanted = is_open(text) || op.operands.iter().any(known) && self.leads_to_open(&name);
        if !wanted || self.depth == DEEPEST || self.made.len() == MOST_FUNCTIONS {
            return;
        }
        let mut function = text.clone();
        let mut inside = Numbers::new();
        for (argument, operand) in function.arguments.iter().zip(&op.operands) {
            function.values[argument.value].ty = values[*operand].ty.clone();
            if let Some(known) = numbers.get(operand) {
                inside.insert(argument.value, known.clone());
            }
        }
        self.depth += 1;
        self.function(&mut function, inside);
        self.depth -= 1;
        for (result, made) in op.results.iter().zip(&function.results) {
            values[*result].ty = made.ty.clone();
        }
        let names = self.texts.iter().chain(&self.made).map(|it| &it.name);
        let taken: std::collections::BTreeSet<&String> = names.collect();
        let mut number = self.made.len();
        while taken.contains(&format!("{name}.shaped.{number}")) {
            number += 1;
        }
        function.name = format!("{name}.shaped.{number}");
        function.visibility = Visibility::Private;
        let attribute = match &op.name[..] {
            "stablehlo.composite" => "decomposition",
            _ => "callee",
        };
        op.attributes.remove(attribute);
        let symbol = Attribute::Symbol(vec![function.name.clone()]);
        op.attributes.push(attribute, symbol);
        self.made.push(function);
    }

    /// Whether a function, or one that it calls, has open shapes.
    fn leads_to_open(&self, name: &str) -> bool {
        let mut reached = std::collections::BTreeSet::from([name.to_owned()]);
        let mut pending = vec![name.to_owned()];
        while let Some(name) = pending.pop() {
            let Some(function) = self.texts.iter().find(|it| it.name == name) else {
                continue;
            };
            if is_open(function) {
                return true;
            }
            let mut callees = Vec::new();
            super::collect_callees(function.body.as_deref().unwrap_or(&[]), &mut callees);
            for callee in callees {
                if reached.insert(callee.to_owned()) {
                    pending.push(callee.to_owned());
                }
            }
        }
        false
    }
}

/// Whether an op asserts what is known to be so, as JAX does of symbolic sizes.
fn holds(op: &Operation, numbers: &Numbers) -> bool {
    let target = Attribute::String("shape_assertion".into());
    let symbol = Attribute::Symbol(vec!["shape_assertion".into()]);
    let found = op.attribute("call_target_name");
    let truth = op.operands.first().and_then(|id| numbers.get(id));
    op.name == "stablehlo.custom_call"
        && found.is_some_and(|it| *it == target || *it == symbol)
        && truth.is_some_and(|truth| truth[..] == [1])
}

/// The tensor type of a value.
fn tensor(values: &Values, id: ValueId) -> Option<&TensorType> {
    values[id].ty.as_tensor()
}

/// The extents of a value, if all are known.
fn extents(values: &Values, id: ValueId) -> Option<Vec<u64>> {
    tensor(values, id)?.shape.iter().copied().collect()
}

/// Decides the extents of a value.
fn decide(values: &mut Values, id: ValueId, shape: Vec<u64>) {
    if let Type::Tensor(tensor) = &mut values[id].ty {
        tensor.shape = shape.into_iter().map(Some).collect();
        tensor.encoding = None;
    }
}
