//! A network that was trained elsewhere, as layers: for fine-tuning.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use peapod_ir::builder::Emit;
use peapod_ir::entity::SecondaryMap;
use peapod_ir::{DType, Function, Module, Op, Origin, Tensor, ValueId};
use peapod_passes::graph::batch::batch;
use peapod_passes::quantize::form::channel_axis;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Build;
use crate::error::TrainError;
use crate::scope::Scope;

/// The layers of a model file with one input and floats, its batch of one made that of the network.
///
/// Its constants of floats with one dimension or more are parameters, called as in the file, which
/// begin as they are there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct File {
    /// The file, as [`Net::files`](crate::Net) has it.
    pub path: String,
    /// The value of the model that is the result, by name; absent for its only output.
    #[serde(default)]
    pub output: Option<String>,
}

impl File {
    /// The value that is the result.
    fn result(&self, at: &Scope<'_>, function: &Function) -> Result<ValueId, TrainError> {
        let Some(name) = &self.output else {
            return match function.outputs[..] {
                [output] => Ok(output),
                _ => Err(at.refuse(
                    format!(
                        "expected a model of one output, `{}` has {}",
                        self.path,
                        function.outputs.len()
                    ),
                    "name the value that is the result under `output`",
                )),
            };
        };
        let mut values = function.values.iter();
        let found = values.find(|(_, value)| value.name == *name && value.ty.dtype == DType::F32);
        found.map(|(id, _)| id).ok_or_else(|| {
            at.refuse(
                format!("`{}` has no value of floats `{name}`", self.path),
                "`peapod inspect` lists the values of a model",
            )
        })
    }

    /// The model for the batch of the network.
    fn batched(&self, at: &Scope<'_>, rows: usize) -> Result<Module, TrainError> {
        let Some(module) = at.files.get(&self.path) else {
            return Err(at.refuse(
                format!("the model `{}` was not read", self.path),
                "give it with the network",
            ));
        };
        let mut module = (**module).clone();
        let entry = &module.functions[0];
        if entry.inputs.len() != 1 {
            return Err(at.refuse(
                format!(
                    "expected a model of one input, `{}` has {}",
                    self.path,
                    entry.inputs.len()
                ),
                "fine-tune a model of one input",
            ));
        }
        batch(&mut module, rows)?;
        Ok(module)
    }
}

impl Build for File {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        let module = self.batched(at, at.shape(x)[0])?;
        let function = &module.functions[0];
        let input = function.inputs[0];
        let (found, expected) = (at.builder().ty(x).clone(), function.ty(input).clone());
        if found != expected {
            return Err(at.refuse(
                format!("expected samples of {expected} as `{}` takes, found {found}", self.path),
                "reshape the data, or put a `reshape` before it",
            ));
        }
        let result = self.result(at, function)?;
        let mut copied = Copied {
            function,
            values: SecondaryMap::new(),
            names: BTreeSet::new(),
        };
        copied.values[input] = Some(x);
        for op in needed(function, result) {
            copied.op(at, op)?;
        }
        copied.value(at, result, None)
    }
}

/// The ops that a value is computed by, in their order.
fn needed(function: &Function, result: ValueId) -> Vec<&Op> {
    let mut wanted = BTreeSet::from([result]);
    let mut needed = vec![];
    for op in function.ops.iter().rev() {
        if op.outputs.iter().any(|it| wanted.contains(it)) {
            wanted.extend(op.operands());
            needed.push(op);
        }
    }
    needed.reverse();
    needed
}

/// A function on its way into a network.
struct Copied<'f> {
    function: &'f Function,
    /// What its values became.
    values: SecondaryMap<ValueId, Option<ValueId>>,
    /// Names of parameters so far.
    names: BTreeSet<String>,
}

impl Copied<'_> {
    fn op(&mut self, at: &mut Scope<'_>, op: &Op) -> Result<(), TrainError> {
        let what = op.kind.mnemonic();
        if !op.kind.states().is_empty() || !op.kind.callees().is_empty() {
            return Err(at.refuse(
                format!("`{what}` has a state or functions, and is not fine-tuned"),
                "name a value before it under `output`",
            ));
        }
        let axis = channel_axis(&op.kind);
        let mut operands = vec![];
        for (index, operand) in op.inputs.iter().enumerate() {
            let Some(operand) = *operand else {
                operands.push(None);
                continue;
            };
            let weights = axis.filter(|_| index == 1);
            let mut own = self.value(at, operand, weights)?;
            if axis.is_some() && index == 0 {
                let name = &self.function.value(op.outputs[0]).name;
                own = at.quantized(own, &format!("{name}/input"))?;
            }
            operands.push(Some(own));
        }
        let results: Vec<ValueId> = op.outputs.iter().map(|it| self.result(at, *it)).collect();
        at.builder().put(op.kind.clone(), operands, results);
        Ok(())
    }

    fn result(&mut self, at: &mut Scope<'_>, value: ValueId) -> ValueId {
        let of = self.function.value(value);
        let name = format!("{}/{}", at.layer(), of.name);
        let result = at.builder().result(name, of.ty.clone());
        self.values[value] = Some(result);
        result
    }

    /// What a value became: a parameter, where it is a constant of floats; of `weights` as the
    /// device has them.
    fn value(
        &mut self,
        at: &mut Scope<'_>,
        value: ValueId,
        weights: Option<usize>,
    ) -> Result<ValueId, TrainError> {
        if let Some(known) = self.values[value] {
            return Ok(known);
        }
        let of = self.function.value(value);
        let Origin::Constant(bytes) = &of.origin else {
            return Err(at.refuse(
                format!("`{}` is kept from run to run, and is not fine-tuned", of.name),
                "name a value before it under `output`",
            ));
        };
        let is_parameter = of.ty.dtype == DType::F32 && !of.ty.shape.is_empty();
        let made = match is_parameter {
            false => at.builder().constant(of.name.clone(), of.ty.clone(), bytes.clone()),
            true => {
                let tensor = Tensor::new(of.ty.clone(), bytes.to_vec());
                let tensor = tensor.map_err(|error| at.refuse(error.to_string(), "a bug"))?;
                let name = self.name(&of.name);
                at.initialized(&name, tensor.into())?
            }
        };
        let made = match weights.filter(|_| is_parameter) {
            Some(axis) => at.weights(made, axis)?,
            None => made,
        };
        self.values[value] = Some(made);
        Ok(made)
    }

    /// A name that no other parameter has.
    fn name(&mut self, own: &str) -> String {
        let stem = if own.is_empty() { "constant" } else { own };
        let more = (2..).map(|count| format!("{stem}_{count}"));
        let mut names = std::iter::once(stem.to_owned()).chain(more);
        let name = names.find(|it| !self.names.contains(it));
        let name = name.expect("there is always another number");
        self.names.insert(name.clone());
        name
    }
}

/// Model files by path, for [`File`] layers.
pub type Files = BTreeMap<String, Arc<Module>>;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::followed::{BATCH, argument, follow, metric, start};
    use crate::layers::{Activation, Conv2d, Dense, Flatten, Sequence};
    use crate::optimizers::{Adam, Optimizer};
    use crate::vectors::assert_close;
    use crate::{Layer, Loss, Net, Schedule, Step, Training, inference, training_step};

    /// A network and the model that it becomes, as if it came of a file.
    fn model() -> (Net, Files) {
        let mut conv = Conv2d::new(4, [3, 3]);
        conv.activation = Activation::Relu;
        let head = Dense::new(3).into();
        let layers = Sequence::new([conv.into(), Flatten {}.into(), head]);
        let net = Net::new("original", [6, 6, 1], layers);
        let values = step(&net).parameters(7);
        let module = inference(&net, &values).expect("values of the network");
        let files = Files::from([("model.tflite".to_owned(), Arc::new(module))]);
        (net, files)
    }

    fn of_file(output: Option<&str>, rest: Vec<Layer>, files: &Files) -> Net {
        let file = File {
            path: "model.tflite".to_owned(),
            output: output.map(str::to_owned),
        };
        let layers = std::iter::once(Layer::from(file)).chain(rest);
        let mut net = Net::new("tuned", [6, 6, 1], Sequence::new(layers));
        net.files = files.clone();
        net
    }

    fn made(net: &Net) -> Result<Step, TrainError> {
        let optimizer = Optimizer::Adam(Adam::default());
        let training = Training::new(BATCH, optimizer, Schedule::constant(0.01));
        training_step(net, &Loss::softmax_cross_entropy(), &training)
    }

    fn step(net: &Net) -> Step {
        made(net).expect("a net that fits")
    }

    #[test]
    fn training_goes_on_where_the_file_ends() {
        let (original, files) = model();
        let (original, tuned) = (step(&original), step(&of_file(None, vec![], &files)));
        let mut inputs = start(&original);
        for (port, input) in original.ports.iter().zip(&mut inputs) {
            if let Some(value) = port.initial(7) {
                *input = value;
            }
        }
        let (expected, _) = follow(&original, inputs, 3);
        let (found, _) = follow(&tuned, start(&tuned), 3);
        for (expected, found) in expected.iter().zip(&found) {
            let [expected, found] = [(&original, expected), (&tuned, found)]
                .map(|(step, results)| metric(step, results, "loss"));
            assert_close("loss", &[found], &[expected], 1e-5);
        }
    }

    #[test]
    fn another_head_is_put_on_a_value() {
        let (_, files) = model();
        let net = of_file(Some("flatten_1"), vec![Dense::new(3).into()], &files);
        let step = step(&net);
        let names: Vec<&str> = step.ports.iter().map(|it| &*it.name).collect();
        assert!(names.contains(&"file_1/conv2d_1/kernel"), "{names:?}");
        assert!(!names.iter().any(|it| it.starts_with("file_1/dense_1")), "{names:?}");
        let first = start(&step);
        let (_, after) = follow(&step, first.clone(), 1);
        let name = "file_1/conv2d_1/kernel";
        assert_ne!(argument(&step, &first, name), argument(&step, &after, name));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let (_, files) = model();
        let refused = |net: &Net| made(net).expect_err("it does not fit").to_string();
        let strange = of_file(Some("conv_9"), vec![], &files);
        assert!(refused(&strange).contains("has no value of floats `conv_9`"));
        let mut other = of_file(None, vec![], &files);
        other.input.shape = vec![5, 5, 1];
        assert!(refused(&other).contains("expected samples of"));
        let missing = of_file(None, vec![], &Files::new());
        assert!(refused(&missing).contains("was not read"));
    }
}
