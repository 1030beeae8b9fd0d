//! Shapes that a text leaves open (`?`) and constants decide: sizes are computed from constants and
//! from extents that are known, types follow from them op by op, and ops that take a shape as an
//! operand become those that have it as an attribute. Functions are made anew for the types
//! and sizes that they are called with. What stays open is refused where it is lowered.

mod fold;
mod infer;
mod sized;
mod texts;

pub(super) use sized::takes_shape;

use std::collections::{BTreeMap, BTreeSet};

use peapod_ir::entity::PrimaryMap;

use super::{any, control, entry};
use crate::stablehlo::{
    Attribute, Function, Module, Operation, TensorType, Type, Value, ValueId, Visibility,
};
use texts::Texts;

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
    let Some(entry) = entry::position(module) else {
        return;
    };
    let taken = module.functions.iter().map(|it| it.name.clone()).collect();
    // Nothing may call the entry.
    let mut function = module.functions.remove(entry);
    let mut refiner = Refiner {
        texts: Texts::new(std::mem::take(&mut module.functions)),
        made: Vec::new(),
        taken,
        depth: 0,
    };
    refiner.function(&mut function, &mut Numbers::new());
    module.functions = refiner.texts.functions;
    module.functions.insert(entry, function);
    let made = refiner.made.into_iter().map(|made| made.function);
    module.functions.extend(made);
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

/// A function that is made of one of the text.
struct Made {
    /// The place of that one.
    text: usize,
    /// The types of what it is called with.
    types: Vec<Type>,
    /// The numbers of each of these that are known.
    numbers: Vec<Option<Vec<i64>>>,
    function: Function,
}

struct Refiner {
    texts: Texts,
    /// Functions that are made of them.
    made: Vec<Made>,
    /// Names of all of them.
    taken: BTreeSet<String>,
    /// Calls that one is within.
    depth: usize,
}

impl Refiner {
    /// Decides the types of a function, some of whose arguments are known numbers.
    fn function(&mut self, function: &mut Function, numbers: &mut Numbers) {
        let Some(mut body) = function.body.take() else {
            return;
        };
        self.block(&mut body, &mut function.values, numbers);
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
            // A function numbers its values throughout, so that none has another's numbers.
            self.block(&mut region.operations, values, numbers);
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
        let passes_numbers = op.operands.iter().any(|id| numbers.contains_key(id));
        let Some(text) = self.texts.called(op, passes_numbers) else {
            return;
        };
        let operands = op.operands.iter();
        let types: Vec<_> = operands.map(|id| values[*id].ty.clone()).collect();
        let operands = op.operands.iter();
        let known: Vec<_> = operands.map(|id| numbers.get(id).cloned()).collect();
        let same = |it: &Made| it.text == text && it.types == types && it.numbers == known;
        let index = match self.made.iter().position(same) {
            Some(index) => index,
            None if self.depth == DEEPEST || self.made.len() >= MOST_FUNCTIONS => return,
            None => self.make(text, types, known),
        };
        let function = &self.made[index].function;
        for (result, made) in op.results.iter().zip(&function.results) {
            values[*result].ty = made.ty.clone();
        }
        let attribute = match &op.name[..] {
            "stablehlo.composite" => "decomposition",
            _ => "callee",
        };
        op.attributes.remove(attribute);
        let symbol = Attribute::Symbol(vec![function.name.clone()]);
        op.attributes.push(attribute, symbol);
    }

    /// Makes a function of one of the text for operands of these types and numbers; its place.
    fn make(&mut self, text: usize, types: Vec<Type>, numbers: Vec<Option<Vec<i64>>>) -> usize {
        let mut function = self.texts.functions[text].clone();
        let mut inside = Numbers::new();
        let operands = types.iter().zip(&numbers);
        for (argument, (ty, known)) in function.arguments.iter().zip(operands) {
            function.values[argument.value].ty = ty.clone();
            if let Some(known) = known {
                inside.insert(argument.value, known.clone());
            }
        }
        self.depth += 1;
        self.function(&mut function, &mut inside);
        self.depth -= 1;
        let mut number = self.made.len();
        let name = loop {
            let name = format!("{}.shaped.{number}", function.name);
            if self.taken.insert(name.clone()) {
                break name;
            }
            number += 1;
        };
        function.name = name;
        function.visibility = Visibility::Private;
        self.made.push(Made {
            text,
            types,
            numbers,
            function,
        });
        self.made.len() - 1
    }
}

/// Whether an op asserts what is known to be so, as JAX does of symbolic sizes.
fn holds(op: &Operation, numbers: &Numbers) -> bool {
    const ASSERTION: &str = "shape_assertion";
    let is_target = |target: &Attribute| {
        let as_text = matches!(target, Attribute::String(name) if name == ASSERTION);
        as_text || matches!(target, Attribute::Symbol(path) if path[..] == [ASSERTION])
    };
    let truth = op.operands.first().and_then(|id| numbers.get(id));
    op.name == "stablehlo.custom_call"
        && op.attribute("call_target_name").is_some_and(is_target)
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
