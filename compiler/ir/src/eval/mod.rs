//! The meaning of a program: the oracle that kernels and passes are held against.
//!
//! Everything is written the obvious way and shared with no kernel.

mod diagnose;
mod fft;
pub mod fixed_point;
pub(crate) mod interpolation;
pub(crate) mod line;
pub mod scalar;
pub mod shard;
pub(crate) mod signal;
mod single;
pub mod spmd;
mod stages;
mod tensor;

pub use scalar::Scalar;
pub use shard::{ShardError, local_type, shard, unshard};
pub use single::{eval_op, eval_op_by};
pub use spmd::eval_spmd;
pub use stages::eval_stages;
pub(crate) use tensor::check_bytes;
pub use tensor::{Operands, Tensor, TensorError};

use cranelift_entity::SecondaryMap;

use crate::custom::{self, Unfit};
use crate::graph::{Function, Module, Op, Origin, Value, ValueId};
use crate::verify::Verified;

/// Most turns of a loop that are evaluated: as many as a device makes where nothing else is said.
pub const MAX_TURNS: u32 = 1 << 20;

/// What a function was given that it does not take.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EvalError {
    /// The module has no such function.
    #[error("no function @{name}; there are {known}")]
    NoFunction {
        /// The requested name.
        name: String,
        /// The names there are.
        known: String,
    },
    /// Stages of a pipeline wait for one another.
    #[error("every stage waits for what no other sends")]
    Waits,
    /// Too many or too few arguments.
    #[error("@{function} takes {expected} inputs, {found} were given")]
    InputCount {
        /// The function.
        function: String,
        /// Inputs given.
        found: usize,
        /// Inputs it takes.
        expected: usize,
    },
    /// An argument of another element type or shape.
    #[error("input {index} {name:?} of @{function} is {expected}, {found} was given")]
    InputType {
        /// The function.
        function: String,
        /// Which input.
        index: usize,
        /// Its name.
        name: String,
        /// Type given.
        found: String,
        /// Type it has.
        expected: String,
    },
    /// Collectives, and no other devices.
    #[error(
        "@{function} is for {devices} devices together, as its {op} shows: evaluate it on all of \
         them at once"
    )]
    SeveralDevices {
        /// The function.
        function: String,
        /// Devices of the mesh.
        devices: usize,
        /// An op that there have to be several devices for.
        op: String,
    },
    /// Arguments for more or fewer devices than there are.
    #[error("arguments for {found} devices, the mesh has {expected}")]
    DeviceCount {
        /// Devices with arguments.
        found: usize,
        /// Devices of the mesh.
        expected: usize,
    },
    /// Memory that is kept from run to run, on several devices.
    #[error("@{function} keeps state %{value}, which only a program for one device can")]
    KeepsState {
        /// The function.
        function: String,
        /// The state in question.
        value: u32,
    },
    /// Not all devices come to a collective.
    #[error(
        "devices {} and {} diverge at the {op} of @{function}, before an \
         {collective} that all devices must reach",
        devices[0], devices[1]
    )]
    Diverged {
        /// The function.
        function: String,
        /// The op where they part.
        op: String,
        /// A collective that they would come to.
        collective: String,
        /// The first device, and the first that disagrees.
        devices: [usize; 2],
    },
    /// A custom operator that its implementation does not run.
    #[error(transparent)]
    Custom(#[from] Unfit),
    /// A loop that makes too many turns.
    #[error("a loop of @{function} makes more than {most} turns")]
    Endless {
        /// The function.
        function: String,
        /// Turns that are made.
        most: u32,
    },
    /// States of another function.
    #[error("the states were not made for @{function}, where %{value} is another or none")]
    States {
        /// The function.
        function: String,
        /// The state in question.
        value: u32,
    },
}

/// Contents of the states of a function, kept from run to run.
#[derive(Clone, Debug, PartialEq)]
pub struct States(Vec<(ValueId, Tensor)>);

impl States {
    /// Every state after a reset: its zero point in every element.
    pub fn new(module: &Verified<'_>, function: &str) -> Result<Self, EvalError> {
        let function = find(module, function)?;
        let values = function.values.iter();
        let states = values.filter(|(_, value)| value.origin == Origin::State);
        let zeros = states.map(|(id, value)| (id, Tensor::zero(&value.ty)));
        Ok(Self(zeros.collect()))
    }

    /// What a state holds.
    pub fn get(&self, id: ValueId) -> Option<&Tensor> {
        let mut states = self.0.iter();
        states.find_map(|(own, tensor)| (*own == id).then_some(tensor))
    }

    /// Has a state hold what it holds elsewhere: in another entry, say, which shares it. `false`,
    /// and nothing done, if there is no such state of the tensor's type.
    pub fn set(&mut self, id: ValueId, tensor: Tensor) -> bool {
        let mut states = self.0.iter_mut();
        let own = states.find(|(own, held)| *own == id && held.ty() == tensor.ty());
        own.map(|own| own.1 = tensor).is_some()
    }
}

/// Values by id; `None` for those that nothing has defined.
type Values = SecondaryMap<ValueId, Option<Tensor>>;

/// Every value of one run.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace(Values);

impl Trace {
    /// A value of the run; a state as it was left.
    pub fn get(&self, id: ValueId) -> Option<&Tensor> {
        self.0[id].as_ref()
    }
}

/// Runs a function: its results for these inputs. States are read and written.
pub fn eval(
    module: &Verified<'_>,
    function: &str,
    inputs: &[Tensor],
    states: &mut States,
) -> Result<Vec<Tensor>, EvalError> {
    let trace = eval_trace(module, function, inputs, states)?;
    let outputs = &find(module, function)?.outputs;
    Ok(outputs
        .iter()
        .map(|&id| defined(&trace.0, id).clone())
        .collect())
}

/// Runs a function and keeps every value.
pub fn eval_trace(
    module: &Verified<'_>,
    function: &str,
    inputs: &[Tensor],
    states: &mut States,
) -> Result<Trace, EvalError> {
    let function = find(module, function)?;
    custom::check(module)?;
    let devices = module.mesh.devices();
    if devices > 1
        && let Some(op) = spmd::first_of_devices(module, &function.name)
    {
        return Err(EvalError::SeveralDevices {
            function: function.name.clone(),
            devices,
            op: op.kind.to_string(),
        });
    }
    let mut values = arguments(function, inputs)?;
    load_states(function, states, &mut values)?;
    for op in &function.ops {
        match op.kind.callees().is_empty() {
            true => run(module, function, op, &mut values),
            false => spmd::run_for_all(module, function, op, &mut values)?,
        }
    }
    for (id, state) in &mut states.0 {
        state.clone_from(defined(&values, *id));
    }
    Ok(Trace(values))
}

/// What a function without states yields for arguments of its types, as the verifier has seen.
pub(crate) fn call(module: &Module, name: &str, inputs: &[Tensor]) -> Vec<Tensor> {
    let function = find(module, name).expect("the verifier has found it");
    let mut values = arguments(function, inputs).expect("the types are those of the function");
    for op in &function.ops {
        run(module, function, op, &mut values);
    }
    let outputs = function.outputs.iter();
    outputs.map(|&id| defined(&values, id).clone()).collect()
}

fn find<'a>(module: &'a Module, name: &str) -> Result<&'a Function, EvalError> {
    let functions = &module.functions;
    let found = functions.iter().find(|function| function.name == name);
    found.ok_or_else(|| EvalError::NoFunction {
        name: name.to_owned(),
        known: functions
            .iter()
            .map(|function| format!("@{}", function.name))
            .collect::<Vec<_>>()
            .join(", "),
    })
}

/// A value that the verifier knows to be defined.
fn defined(values: &Values, id: ValueId) -> &Tensor {
    values[id].as_ref().expect("defined before its use")
}

/// Constants and arguments; everything else is yet to come.
fn arguments(function: &Function, inputs: &[Tensor]) -> Result<Values, EvalError> {
    let (found, expected) = (inputs.len(), function.inputs.len());
    if found != expected {
        let function = function.name.clone();
        return Err(EvalError::InputCount {
            function,
            found,
            expected,
        });
    }
    let constant = |(id, value): (ValueId, &Value)| {
        let bytes = function.constant(id)?;
        Some(Tensor::of_bytes(&value.ty, bytes.to_vec()))
    };
    let constants = function.values.iter().map(|it| (it.0, constant(it)));
    let mut values: Values = constants.collect();
    for (index, (&id, input)) in function.inputs.iter().zip(inputs).enumerate() {
        let value = function.value(id);
        if (input.ty().dtype, &input.ty().shape) != (value.ty.dtype, &value.ty.shape) {
            return Err(EvalError::InputType {
                function: function.name.clone(),
                index,
                name: value.name.clone(),
                found: input.ty().to_string(),
                expected: value.ty.to_string(),
            });
        }
        // The function's own scale counts, whatever the caller thinks the bytes mean.
        values[id] = Some(Tensor::of_bytes(&value.ty, input.bytes().to_vec()));
    }
    Ok(values)
}

fn load_states(function: &Function, states: &States, values: &mut Values) -> Result<(), EvalError> {
    for (id, value) in &function.values {
        if value.origin != Origin::State {
            continue;
        }
        let mut known = states.0.iter();
        let state = known.find(|(own, state)| *own == id && *state.ty() == value.ty);
        let Some((_, state)) = state else {
            return Err(EvalError::States {
                function: function.name.clone(),
                value: id.0,
            });
        };
        values[id] = Some(state.clone());
    }
    let stray = states
        .0
        .iter()
        .find(|(id, _)| match function.values.get(*id) {
            Some(value) => value.origin != Origin::State,
            None => true,
        });
    match stray {
        Some((id, _)) => Err(EvalError::States {
            function: function.name.clone(),
            value: id.0,
        }),
        None => Ok(()),
    }
}

/// Runs one op: defines its results, and its states anew.
fn run(module: &Module, function: &Function, op: &Op, values: &mut Values) {
    if op.outputs.is_empty() {
        return;
    }
    let operands = op.operands();
    let states = operands.filter(|&id| function.value(id).origin == Origin::State);
    let targets: Vec<ValueId> = op.outputs.iter().copied().chain(states).collect();
    if targets.iter().all(|id| function.ty(*id).is_empty()) {
        for id in targets {
            values[id] = Some(Tensor::of_bytes(function.ty(id), Vec::new()));
        }
        return;
    }
    let inputs = op.inputs.iter().map(|id| id.map(|id| defined(values, id)));
    let results = op.outputs.iter().map(|&id| function.ty(id));
    let operands = Operands::new(module, (function, op), inputs.collect(), results.collect());
    let produced = op.kind.def().eval(&operands);
    debug_assert_eq!(targets.len(), produced.len(), "{} results", op.kind);
    for (id, tensor) in targets.into_iter().zip(produced) {
        values[id] = Some(tensor);
    }
}
