//! What goes into a step: arguments, what each is for and how it begins.

use std::collections::BTreeMap;

use peapod_ir::eval::Scalar;
use peapod_ir::{DType, Module, Tensor, TensorType};

use crate::init::Init;

/// Values of parameters by name.
pub type Values = BTreeMap<String, Tensor>;

/// A program, and what its arguments and results are.
#[derive(Clone, Debug)]
pub struct Step {
    /// The program; its entry is `main`. Results that replace arguments say so.
    pub module: Module,
    /// Its arguments, in order.
    pub ports: Vec<Port>,
    /// Names of its results, in order: metrics, then what replaces arguments, under their names.
    pub results: Vec<String>,
}

/// An argument of a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Port {
    /// Its name: `dense_1/kernel`, `dense_1/kernel/mu`, `features`.
    pub name: String,
    /// Its type.
    pub ty: TensorType,
    /// What it is for.
    pub role: Role,
}

/// What an argument is for.
#[derive(Clone, Debug, PartialEq)]
pub enum Role {
    /// A parameter of the network.
    Parameter {
        /// How it begins.
        init: Init,
        /// Whether the optimizer changes it; moving averages are changed by the step all the same.
        trainable: bool,
    },
    /// What the optimizer keeps from step to step.
    OptimizerState {
        /// How it begins.
        init: StateInit,
    },
    /// `i32[]`: steps done so far. The step adds 1.
    Counter,
    /// `u32[]`: what random numbers of the step are derived from, together with the counter.
    Seed,
    /// A batch of inputs of the network.
    Features,
    /// What the loss compares outputs with.
    Labels,
    /// `f32[batch]`: how much each sample counts; 0 for padding.
    Weights,
}

/// How state of an optimizer begins.
#[derive(Clone, Debug, PartialEq)]
pub enum StateInit {
    /// As this number.
    Fill(f32),
    /// As a parameter does.
    Parameter {
        /// Name of the parameter.
        name: String,
        /// How that begins.
        init: Init,
    },
}

impl Port {
    /// What the argument is before the first step; `None` for a batch and its weights.
    pub fn initial(&self, seed: u32) -> Option<Tensor> {
        let all = |number| {
            let elements = (0..self.ty.elements()).map(|_| number);
            Tensor::from_scalars(&self.ty, elements)
        };
        match &self.role {
            Role::Parameter { init, .. } => Some(init.tensor(&self.name, &self.ty, seed)),
            Role::OptimizerState { init } => Some(match init {
                StateInit::Fill(value) => all(Scalar::Single(*value).convert(self.ty.dtype)),
                StateInit::Parameter { name, init } => init.tensor(name, &self.ty, seed),
            }),
            Role::Counter => Some(all(Scalar::Integer(0))),
            Role::Seed => Some(all(Scalar::Integer(i64::from(seed)))),
            Role::Features | Role::Labels | Role::Weights => None,
        }
    }
}

impl Step {
    /// Names of the arguments that are of a batch, a row for each sample.
    pub fn batch(&self) -> impl Iterator<Item = &str> {
        let of_batch = self.ports.iter().filter(|port| match port.role {
            Role::Features | Role::Labels | Role::Weights => true,
            Role::Parameter { .. } | Role::OptimizerState { .. } | Role::Counter | Role::Seed => {
                false
            }
        });
        of_batch.map(|port| port.name.as_str())
    }

    /// Initial values of all parameters.
    pub fn parameters(&self, seed: u32) -> Values {
        let parameters = self.ports.iter().filter(|port| match port.role {
            Role::Parameter { .. } => true,
            Role::OptimizerState { .. }
            | Role::Counter
            | Role::Seed
            | Role::Features
            | Role::Labels
            | Role::Weights => false,
        });
        parameters
            .filter_map(|port| Some((port.name.clone(), port.initial(seed)?)))
            .collect()
    }
}

/// The type of a scalar.
pub(crate) fn scalar(dtype: DType) -> TensorType {
    TensorType::new(dtype, [])
}
