//! Has the last fully connected layer of a model learn on the device.
//!
//! Its weights and its bias, constants of the model, become states that begin with them. The model
//! gets a second entry, `learn`, which takes labels and a learning rate beside the inputs, and
//! makes a step of gradient descent on that layer. Entries share their states, so that the first
//! infers with what was learned. There may be classes that the model does not have: their weights
//! and biases begin with 0.

use std::collections::BTreeSet;

use peapod_diagnostic::code;
use peapod_ir::ops::{Activation, FullyConnected, FullyConnectedSgd, InitialiseState, ReadState};
use peapod_ir::{
    DType, Function, Module, Op, OpKind, Origin, Signature, TensorType, ValueId, verify,
};

use crate::error::PassError;
use crate::graph::dead_code;
use crate::micro::{FROM_TENSOR_LEVEL, raise};

/// Which layer learns, and what.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LearnOptions {
    /// Name of the layer, of its weights or of its result; else the last fully connected one.
    pub layer: Option<String>,
    /// Classes that there are room for, at least as many as there are; else no others.
    pub classes: Option<usize>,
}

/// A layer that learns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Learned {
    /// Its name.
    pub layer: String,
    /// Classes, new ones too.
    pub classes: usize,
    /// Inputs of the layer for each of them.
    pub depth: usize,
    /// Bytes of weights, bias and what they lack, which are kept from run to run.
    pub state_bytes: usize,
}

/// Key of the entry that learns, and name of its function.
pub const ENTRY: &str = "learn";
/// Its input of the class of each sample.
pub const LABELS: &str = "labels";
/// Its input of how far it goes.
pub const RATE: &str = "learning_rate";
/// Its output, the mean cross-entropy before the step.
pub const LOSS: &str = "loss";

/// The pass with usual options.
pub(crate) fn run(module: &mut Module) -> Result<(), PassError> {
    learn(module, &LearnOptions::default()).map(|_| ())
}

/// Adds the entry that learns to a module with a single one.
///
/// # Errors
///
/// The module breaks a rule of the IR, or has no such layer that can learn.
pub fn learn(module: &mut Module, options: &LearnOptions) -> Result<Learned, PassError> {
    verify(module)?;
    if raise::is_tensor_level(module) {
        for (_, pass) in FROM_TENSOR_LEVEL {
            pass(module)?;
        }
    }
    let taken = module.functions.iter().any(|it| it.name == ENTRY);
    if module.has_entries() || taken {
        let what = "expected a model with a single signature and no function `learn`";
        return Err(refused(
            what,
            "give one --signature, and another name to the function",
        ));
    }
    let Some(entry) = module.functions.first_mut() else {
        return Err(refused("a module without functions", "give a model"));
    };
    let layer = Layer::find(entry, options)?;
    name_states(entry);
    let states = layer.make_states(entry);
    let (function, loss) = layer.learning(entry, &states);
    let learned = Learned {
        layer: layer.name.clone(),
        classes: layer.classes,
        depth: layer.depth,
        state_bytes: states.bytes(&function),
    };
    let own = inferring(module);
    let inputs = [LABELS, RATE]
        .into_iter()
        .zip(&function.inputs[own.inputs.len()..]);
    let inputs = inputs.map(|(name, value)| (name.to_owned(), *value));
    let learning = Signature {
        key: ENTRY.to_owned(),
        function: Some(ENTRY.to_owned()),
        inputs: own.inputs.iter().cloned().chain(inputs).collect(),
        outputs: vec![(LOSS.to_owned(), loss)],
    };
    let inferring = module.functions[0].clone();
    let entries = [(inferring, own), (function, learning)];
    let [first, second] = entries.map(|(function, signature)| needed(function, signature));
    module.functions[0] = first.0;
    module.functions.push(second.0);
    module.signatures = vec![first.1, second.1];
    verify(module).map_err(|errors| PassError::Bug {
        after: "learn",
        message: errors.to_string(),
    })?;
    Ok(learned)
}

fn refused(what: impl Into<String>, help: impl Into<String>) -> PassError {
    PassError::Refused {
        code: code::LEARN,
        what: what.into(),
        help: help.into(),
    }
}

/// The signature of the first function, which names it: that of the source, or one of its own.
fn inferring(module: &Module) -> Signature {
    let first = &module.functions[0];
    let named = |stem: &str, values: &[ValueId]| {
        let names = values.iter().enumerate().map(|(at, value)| {
            let name = &first.value(*value).name;
            let name = if name.is_empty() {
                format!("{stem}_{at}")
            } else {
                name.clone()
            };
            (name, *value)
        });
        names.collect()
    };
    let own = module.signatures.first().cloned();
    let own = own.unwrap_or_else(|| Signature {
        key: "infer".to_owned(),
        function: None,
        inputs: named("input", &first.inputs),
        outputs: named("output", &first.outputs),
    });
    Signature {
        function: Some(first.name.clone()),
        ..own
    }
}

/// Gives states names of their own, by which those of entries are known to be one.
fn name_states(function: &mut Function) {
    let mut names = BTreeSet::new();
    for (id, value) in &mut function.values {
        let is_new = !value.name.is_empty() && names.insert(value.name.clone());
        if value.origin == Origin::State && !is_new {
            value.name = format!("{}/state{}", value.name, id.0);
            names.insert(value.name.clone());
        }
    }
}

/// An entry without what it does not need.
fn needed(function: Function, signature: Signature) -> (Function, Signature) {
    let mut alone = Module {
        functions: vec![function],
        signatures: vec![signature],
        ..Module::default()
    };
    dead_code::remove(&mut alone);
    (alone.functions.remove(0), alone.signatures.remove(0))
}

/// The layer that learns.
struct Layer {
    name: String,
    /// Where it is among the ops.
    at: usize,
    /// Classes, new ones too.
    classes: usize,
    depth: usize,
    rows: usize,
    /// Its result, and what is made of it up to a result of the function.
    results: Vec<ValueId>,
}

/// The states of the layer.
struct States {
    weights: ValueId,
    bias: ValueId,
}

impl States {
    /// Bytes of all, residuals too: a word for each weight and bias.
    fn bytes(&self, function: &Function) -> usize {
        let [weights, bias] = [self.weights, self.bias].map(|it| function.ty(it));
        let numbers = weights.elements() + bias.elements();
        weights.size_bytes() + bias.size_bytes() + numbers * DType::F32.size_bytes()
    }
}

/// Where a layer has its weights and its bias among its operands.
const WEIGHTS: usize = 1;
const BIAS: usize = 2;

impl Layer {
    fn find(function: &Function, options: &LearnOptions) -> Result<Self, PassError> {
        let is_layer = |op: &&Op| matches!(op.kind, OpKind::FullyConnected(_));
        let layers: Vec<&Op> = function.ops.iter().filter(is_layer).collect();
        let names: Vec<String> = layers
            .iter()
            .map(|op| names(function, op)[0].clone())
            .collect();
        let found = match &options.layer {
            None => layers.len().checked_sub(1),
            Some(name) => layers
                .iter()
                .position(|op| names_contain(function, op, name)),
        };
        let Some(found) = found else {
            let what = match &options.layer {
                Some(name) => format!("the model has no fully connected layer `{name}`"),
                None => "the model has no fully connected layer".to_owned(),
            };
            let help = match names.is_empty() {
                true => "give a model that ends with one".to_owned(),
                false => format!("name one of these with --learn: {}", names.join(", ")),
            };
            return Err(refused(what, help));
        };
        let (op, name) = (layers[found], names[found].clone());
        let OpKind::FullyConnected(layer) = &op.kind else {
            return Err(refused(
                "the layer is of another kind",
                "name a fully connected one",
            ));
        };
        let refuse = |(what, help): (String, &'static str)| {
            refused(format!("layer `{name}` cannot learn: {what}"), help)
        };
        let depth = learnable(function, op, layer).map_err(refuse)?;
        let had = function.ty(op.result()).shape.last().copied().unwrap_or(0);
        let results = results(function, op.result(), had).map_err(refuse)?;
        let classes = options.classes.unwrap_or(had);
        if !(had.max(2)..=MAX_CLASSES).contains(&classes) {
            let what = format!(
                "it has {had} classes; expected {} to {MAX_CLASSES}, found {classes}",
                had.max(2)
            );
            return Err(refuse((what, "give --learn another number of classes")));
        }
        let at = function.ops.iter().position(|it| std::ptr::eq(it, op));
        Ok(Self {
            name: name.clone(),
            at: at.unwrap_or_default(),
            classes,
            depth,
            rows: function.ty(op.result()).elements() / had.max(1),
            results,
        })
    }

    /// Makes weights and bias states, and gives all that is made of logits the new classes.
    fn make_states(&self, function: &mut Function) -> States {
        let mut op = function.ops[self.at].clone();
        let location = op.location.clone();
        let weights = op.inputs[WEIGHTS].expect("the layer was looked at");
        let mut begins = Vec::new();
        let (old, mut ty) = (function.ty(weights).clone(), function.ty(weights).clone());
        ty.shape[0] = self.classes;
        grow_scales(&mut ty, self.classes);
        let bytes = padded(function, Some(weights), ty.size_bytes());
        begins.push(("weights", ty, bytes));
        let mut ty = match op.inputs.get(BIAS).copied().flatten() {
            Some(bias) => function.ty(bias).clone(),
            None => TensorType::new(DType::I32, [old.shape[0]]),
        };
        ty.shape[0] = self.classes;
        grow_scales(&mut ty, self.classes);
        let bias = op.inputs.get(BIAS).copied().flatten();
        let bytes = padded(function, bias, ty.size_bytes());
        begins.push(("bias", ty, bytes));
        let mut before = Vec::new();
        let mut made = Vec::new();
        for (what, ty, bytes) in begins {
            let name = format!("{}/{what}", self.name);
            let first = Origin::Constant(bytes.into());
            let first = function.add_value(format!("{name}/first"), ty.clone(), first);
            let state = function.add_value(name.clone(), ty.clone(), Origin::State);
            let flag = TensorType::new(DType::I8, [1]);
            let begun = function.add_value(format!("{name}/begun"), flag, Origin::State);
            let [begins, read] = ["begins", "read"].map(|it| format!("{name}/{it}"));
            let begins = function.add_value(begins, ty.clone(), Origin::Result);
            let read = function.add_value(read, ty, Origin::Result);
            let operands = [state, begun, first].map(Some);
            before.push(Op::new(InitialiseState, operands, [begins], &location));
            before.push(Op::new(ReadState, [Some(state)], [read], &location));
            made.push((state, read));
        }
        op.inputs.truncate(WEIGHTS);
        op.inputs.extend(made.iter().map(|(_, read)| Some(*read)));
        function.ops[self.at] = op;
        function.ops.splice(self.at..self.at, before);
        for result in &self.results {
            if let Some(classes) = function.values[*result].ty.shape.last_mut() {
                *classes = self.classes;
            }
        }
        States {
            weights: made[0].0,
            bias: made[1].0,
        }
    }

    /// The function that learns, of the one that infers, and its result.
    fn learning(&self, entry: &Function, states: &States) -> (Function, ValueId) {
        let mut function = Function {
            name: ENTRY.to_owned(),
            replaces: Vec::new(),
            feedback_open: false,
            ..entry.clone()
        };
        function.shown.outputs = Vec::new();
        let logits = self.results[0];
        let is_layer = |op: &Op| op.outputs.contains(&logits);
        let at = function.ops.iter().position(is_layer).unwrap_or_default();
        let (input, location) = (
            function.ops[at].inputs[0],
            function.ops[at].location.clone(),
        );
        let labels = TensorType::new(DType::I32, [self.rows]);
        let labels = function.add_value(LABELS, labels, Origin::Argument);
        let one = TensorType::new(DType::F32, [1]);
        let rate = function.add_value(RATE, one.clone(), Origin::Argument);
        function.inputs.extend([labels, rate]);
        let residuals = TensorType::new(DType::F32, [self.classes, self.depth + 1]);
        let name = format!("{}/residuals", self.name);
        let residuals = function.add_value(name, residuals, Origin::State);
        let loss = function.add_value(LOSS, one, Origin::Result);
        let States { weights, bias } = *states;
        let operands = [logits, labels, rate, weights, bias, residuals].map(Some);
        let operands = [input].into_iter().chain(operands).collect::<Vec<_>>();
        let step = Op::new(FullyConnectedSgd, operands, [loss], &location);
        function.ops.insert(at + 1, step);
        function.outputs = vec![loss];
        (function, loss)
    }
}

/// Most classes that a layer may have room for.
const MAX_CLASSES: usize = 4096;

/// What a layer may be called: by its weights, without the part that says they are weights; by
/// these as a whole; and by its result.
fn names(function: &Function, op: &Op) -> [String; 3] {
    let weights = op.inputs.get(WEIGHTS).copied().flatten();
    let weights = weights.map_or("", |it| &*function.value(it).name);
    let layer = weights.rsplit_once('/').map_or(weights, |(layer, _)| layer);
    let result = &*function.value(op.result()).name;
    let layer = if layer.is_empty() { result } else { layer };
    [layer, weights, result].map(str::to_owned)
}

fn names_contain(function: &Function, op: &Op, name: &str) -> bool {
    names(function, op).iter().any(|it| it == name)
}

/// How many inputs the layer has for each class; or why it cannot learn, and what to do.
fn learnable(
    function: &Function,
    op: &Op,
    layer: &FullyConnected,
) -> Result<usize, (String, &'static str)> {
    let input = op.inputs[0].map(|it| function.ty(it));
    let weights = op.inputs[WEIGHTS].filter(|it| function.constant(*it).is_some());
    let bias = op.inputs.get(BIAS).copied().flatten();
    let constant = bias.is_none_or(|it| function.constant(it).is_some());
    let (Some(weights), Some(input), true) = (weights, input, constant) else {
        let what = "its weights or its bias are computed".to_owned();
        return Err((what, "name a layer with constant weights"));
    };
    let ty = function.ty(weights);
    let found = |what: &str| format!("{what}, found weights {ty} of an input {input}");
    if input.dtype != DType::I8 || ty.dtype != DType::I8 {
        let help = "quantise the model to int8, all of it";
        return Err((found("expected int8 weights and activations"), help));
    }
    let quant = ty.quant.as_ref();
    let symmetric = quant.is_some_and(|it| it.zero_points.iter().all(|zero| *zero == 0));
    if !symmetric {
        let help = "quantise the weights symmetrically, as converters do by default";
        return Err((found("expected weights of zero point 0"), help));
    }
    if layer.activation != Activation::None {
        let what = "it has an activation, which logits have not".to_owned();
        return Err((what, "leave the activation out, or name another layer"));
    }
    let users = function.ops.iter().flat_map(Op::operands);
    let shared = |value: ValueId| users.clone().filter(|it| *it == value).count() > 1;
    if shared(weights) || bias.is_some_and(shared) {
        let what = "its weights or its bias are those of another op as well".to_owned();
        return Err((what, "give the layer weights of its own"));
    }
    Ok(ty.shape[1])
}

/// The result of a layer and what is made of it up to a result of the function: probabilities, or
/// the same numbers in another type. Or why it is not the last, and what to do.
fn results(
    function: &Function,
    logits: ValueId,
    classes: usize,
) -> Result<Vec<ValueId>, (String, &'static str)> {
    let mut results = vec![logits];
    let mut last = logits;
    loop {
        let mut users = function
            .ops
            .iter()
            .filter(|op| op.operands().any(|it| it == last));
        let is_output = function.outputs.contains(&last);
        let op = match (users.next(), users.next()) {
            (None, None) if is_output => return Ok(results),
            (Some(op), None) if !is_output && keeps_classes(function, op, classes) => op,
            (Some(op), _) => {
                let what = format!("a {} comes after it", op.kind);
                return Err((what, "name the last layer, whose results are classes"));
            }
            (None, _) => {
                let what = "its result is no result of the model".to_owned();
                return Err((what, "name the last layer, whose results are classes"));
            }
        };
        last = op.result();
        results.push(last);
    }
}

/// Whether an op leaves the classes where they are, along the last dimension.
fn keeps_classes(function: &Function, op: &Op, classes: usize) -> bool {
    if let OpKind::Softmax(_) | OpKind::Quantize(_) | OpKind::Dequantize(_) = op.kind {
        return true;
    }
    let is_reshape = matches!(op.kind, OpKind::Reshape(_));
    is_reshape && function.ty(op.result()).shape.last() == Some(&classes)
}

/// Gives new classes the largest scale of those that there are.
fn grow_scales(ty: &mut TensorType, classes: usize) {
    if let Some(quant) = ty.quant.as_mut().filter(|it| it.axis == Some(0)) {
        let most = quant.scales.iter().copied().fold(0.0, f32::max);
        quant.scales.resize(classes, most);
        quant.zero_points.resize(classes, 0);
    }
}

/// The bytes of a constant and zeros after them, so many together.
fn padded(function: &Function, constant: Option<ValueId>, len: usize) -> Vec<u8> {
    let bytes = constant.and_then(|it| function.constant(it));
    let mut bytes = bytes.map_or_else(Vec::new, |it| it.to_vec());
    bytes.resize(len, 0);
    bytes
}
