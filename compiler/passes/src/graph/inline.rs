//! Puts what functions do in the place of calls, and gives every loop and branch functions of its
//! own.
//!
//! Afterwards only `while`, `case` and `manual_computation` name functions, and each function is
//! named once, so that everything that is decided about a function (shardings, places in memory) is
//! decided for one place. Functions that nothing needs are gone. Nothing is computed differently.
//! Inlined ops belong to the call's layer, and to their own layer within that.

use std::collections::{BTreeMap, HashMap};

use peapod_diagnostic::code;
use peapod_ir::entity::PrimaryMap;
use peapod_ir::ops::TensorOp;
use peapod_ir::ops::tensor::ShardingConstraint;
use peapod_ir::{Function, Location, Module, Op, OpKind, Origin, ValueId};

use crate::error::PassError;
use crate::graph::dead_code;

/// Bytes of all tensors together, at most: passes may make a few copies of each.
const MAX_BYTES: u128 = 1 << 60;

/// Ops of the module in the end, at most: nested calls can ask for exponentially many.
const MAX_OPS: usize = 1 << 20;

/// Names of layers that are joined have at most so many bytes, for the same reason.
const MAX_LAYER_BYTES: usize = 512;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    let Some(entry) = module.functions.first() else {
        return Ok(());
    };
    let mut inliner = Inliner {
        known: BTreeMap::new(),
        functions: Vec::new(),
        names: HashMap::from([(entry.name.clone(), 1)]),
    };
    for function in &module.functions {
        inliner.known.insert(&function.name, function);
    }
    check_ops(entry, &inliner.known)?;
    let mut pending = vec![Callee {
        name: entry.name.as_str(),
        new_name: entry.name.clone(),
        layer: String::new(),
    }];
    while let Some(callee) = pending.pop() {
        let callees = inliner.add(callee);
        pending.extend(callees.into_iter().rev());
    }
    let functions = inliner.functions;
    dead_code::rename_results(&mut module.signatures, 0, &functions[0], &entry.outputs);
    module.functions = functions;
    // Arguments of called functions have no use any more.
    dead_code::remove(module);
    check_sizes(module)
}

/// Sums of lengths have 64 bits in the planners of memory, which come after.
fn check_sizes(module: &Module) -> Result<(), PassError> {
    let values = module.functions.iter().flat_map(|it| it.values.values());
    let bytes: u128 = values.map(|value| value.ty.size_bytes() as u128).sum();
    if bytes <= MAX_BYTES {
        return Ok(());
    }
    Err(PassError::Refused {
        code: code::EMIT_TOO_LARGE,
        what: format!("expected tensors of at most {MAX_BYTES} bytes in all, found {bytes}"),
        help: "use fewer or smaller tensors".to_owned(),
    })
}

struct Inliner<'m> {
    known: BTreeMap<&'m str, &'m Function>,
    functions: Vec<Function>,
    /// Names that are taken, each with the last number that was tried after it.
    names: HashMap<String, usize>,
}

/// A function that is to have a copy.
struct Callee<'m> {
    name: &'m str,
    new_name: String,
    /// The layer of the calls around it.
    layer: String,
}

/// A function whose ops are being copied into another one.
struct Frame<'m> {
    function: &'m Function,
    /// Per value of `function`, the value of the new function.
    values: PrimaryMap<ValueId, ValueId>,
    /// The layer of the calls around it; empty if they tell none.
    layer: String,
    /// The next op to copy.
    next: usize,
    /// Values of the new function that the results are called; empty for the outermost frame.
    results: Vec<ValueId>,
}

impl Frame<'_> {
    /// What a value of the function is in the new one.
    fn mapped(&self, value: ValueId, renamed: &BTreeMap<ValueId, ValueId>) -> ValueId {
        resolve(renamed, self.values[value])
    }

    /// The op in the new function.
    fn copy(&self, op: &Op, renamed: &BTreeMap<ValueId, ValueId>) -> Op {
        let inputs = op.inputs.iter();
        let inputs = inputs.map(|operand| operand.map(|operand| self.mapped(operand, renamed)));
        let outputs = op.outputs.iter().map(|value| self.values[*value]);
        Op {
            kind: op.kind.clone(),
            inputs: inputs.collect(),
            outputs: outputs.collect(),
            location: within(&self.layer, &op.location),
        }
    }
}

impl<'m> Inliner<'m> {
    /// Adds a function without calls, and returns the functions that its loops and branches name.
    fn add(&mut self, callee: Callee<'m>) -> Vec<Callee<'m>> {
        let source = self.known[callee.name];
        let mut target = source.without_ops();
        target.name = callee.new_name;
        let mut callees = Vec::new();
        let mut frames = vec![Frame {
            function: source,
            values: source.values.keys().collect(),
            layer: callee.layer,
            next: 0,
            results: Vec::new(),
        }];
        // What a call's result is in the end: the value that the called function returns.
        let mut renamed = BTreeMap::new();
        while let Some(frame) = frames.last_mut() {
            let Some(op) = frame.function.ops.get(frame.next) else {
                let frame = frames.pop().expect("there is a last one");
                let returned = frame.function.outputs.iter();
                let returned = returned.map(|value| frame.mapped(*value, &renamed));
                let pairs = frame.results.iter().copied().zip(returned);
                let pairs: Vec<_> = pairs.collect();
                renamed.extend(pairs);
                continue;
            };
            frame.next += 1;
            let mut copy = frame.copy(op, &renamed);
            if let OpKind::Tensor(TensorOp::Call(call)) = &op.kind {
                let callee = self.known[call.function.as_str()];
                frames.push(enter(callee, copy, &mut target));
                continue;
            }
            for name in callee_names(&mut copy.kind) {
                let callee = self.callee(name, &frame.layer);
                name.clone_from(&callee.new_name);
                callees.push(callee);
            }
            target.ops.push(copy);
        }
        for output in &mut target.outputs {
            *output = resolve(&renamed, *output);
        }
        self.functions.push(target);
        callees
    }

    /// A copy of a function that an op of a layer names, to be added.
    fn callee(&mut self, name: &str, layer: &str) -> Callee<'m> {
        let (&name, _) = self.known.get_key_value(name).expect("verified");
        Callee {
            name,
            new_name: self.unused_name(name),
            layer: layer.to_owned(),
        }
    }

    /// A name that no function has or will have.
    fn unused_name(&mut self, name: &str) -> String {
        let mut unused = name.to_owned();
        let mut number = self.names.get(name).copied().unwrap_or(1);
        while self.names.contains_key(&unused) {
            number += 1;
            unused = format!("{name}.{number}");
        }
        self.names.insert(name.to_owned(), number);
        self.names.insert(unused.clone(), 1);
        unused
    }
}

/// Ops that a module of this entry has in the end, counted once for each function.
fn check_ops(entry: &Function, known: &BTreeMap<&str, &Function>) -> Result<(), PassError> {
    let mut counts: HashMap<&str, usize> = HashMap::new();
    // Called functions before those that call them.
    let mut path = vec![entry];
    while let Some(function) = path.last() {
        if counts.contains_key(function.name.as_str()) {
            path.pop();
            continue;
        }
        let callees = function.ops.iter().flat_map(|op| op.kind.callees());
        let callees: Vec<&str> = callees.collect();
        let own = (function.name.as_str(), function.ops.len());
        let before = path.len();
        let open = callees.iter().filter(|name| !counts.contains_key(**name));
        path.extend(open.map(|name| known[name]));
        if path.len() == before {
            let called = callees.iter().map(|name| counts[name]);
            counts.insert(own.0, called.fold(own.1, usize::saturating_add));
            path.pop();
        }
    }
    let count = counts[entry.name.as_str()];
    if count <= MAX_OPS {
        return Ok(());
    }
    let most = entry.ops.iter().max_by_key(|op| {
        let called = op.kind.callees().into_iter().map(|name| counts[name]);
        called.fold(0, usize::saturating_add)
    });
    let place = most.map_or("", |op| op.location.name.as_str());
    Err(PassError::Refused {
        code: code::TOO_MANY_OPS,
        what: format!("calls unfold to {count} ops, expected at most {MAX_OPS}, at {place}"),
        help: "write repeated calls as a loop".to_owned(),
    })
}

/// Makes the values of a called function in the caller; its arguments are the call's operands.
fn enter<'m>(callee: &'m Function, call: Op, target: &mut Function) -> Frame<'m> {
    let copies = callee.values.values().cloned();
    let mut values: PrimaryMap<_, _> = copies.map(|value| target.values.push(value)).collect();
    for (input, operand) in callee.inputs.iter().zip(&call.inputs) {
        let operand = operand.expect("all operands of a call are there");
        let own = values[*input];
        if callee.value(*input).annotation.is_none() {
            values[*input] = operand;
            continue;
        }
        target.values[own].origin = Origin::Result;
        target.ops.push(Op::new(
            ShardingConstraint::default(),
            [Some(operand)],
            [own],
            &call.location,
        ));
    }
    Frame {
        function: callee,
        values,
        layer: call.location.layer().unwrap_or_default().to_owned(),
        next: 0,
        results: call.outputs,
    }
}

/// Where an op of a called function comes from, by its layer within that of the call; a name may
/// tell that already.
fn within(layer: &str, location: &Location) -> Location {
    let own = location.layer().unwrap_or_default();
    let mut location = location.clone();
    let rest = own.strip_prefix(layer);
    let is_told = rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    if !layer.is_empty() && !is_told && layer.len() + own.len() < MAX_LAYER_BYTES {
        location.name = format!("{layer}/{}", location.name);
    }
    location
}

fn resolve(renamed: &BTreeMap<ValueId, ValueId>, value: ValueId) -> ValueId {
    renamed.get(&value).copied().unwrap_or(value)
}

/// The names of functions in an op that is no call.
fn callee_names(kind: &mut OpKind) -> Vec<&mut String> {
    if kind.callees().is_empty() {
        return vec![];
    }
    if let OpKind::Tensor(TensorOp::While(op)) = kind {
        return vec![&mut op.condition, &mut op.body];
    }
    if let OpKind::Tensor(TensorOp::ManualComputation(op)) = kind {
        return vec![&mut op.function];
    }
    let OpKind::Tensor(TensorOp::Case(op)) = kind else {
        unreachable!("of the ops that are no call, loops and branches name functions");
    };
    op.functions.iter_mut().collect()
}
