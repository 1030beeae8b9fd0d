//! Every tensor is defined once, and before it is used.

use super::container::malformed_at;
use super::tensor::{Role, Tensors};
use super::wiring::Wiring;
use crate::error::ImportError;

/// What defines a tensor, as far as the operators were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Definition {
    Nothing,
    Constant,
    State,
    Input,
    Operator(usize),
}

/// What defines each tensor.
struct Order<'t, 'a> {
    tensors: &'t Tensors<'a>,
    definitions: Vec<Definition>,
}

/// Checks the tensors of a subgraph, which is described at byte `at`, in execution order.
pub(super) fn check(
    tensors: &Tensors<'_>,
    inputs: &[usize],
    wirings: &[Wiring<'_>],
    outputs: &[usize],
    at: usize,
) -> Result<(), ImportError> {
    let mut order = Order::new(tensors);
    for &index in inputs {
        order.define(index, Definition::Input)?;
    }
    for (position, wiring) in wirings.iter().enumerate() {
        order
            .visit(position, wiring)
            .map_err(|error| error.in_op(&wiring.op))?;
    }
    let undefined = outputs.iter().find(|index| !order.is_defined(**index));
    match undefined {
        None => Ok(()),
        Some(&index) => {
            let tensor = tensors.describe(index);
            let what = format!("output {tensor} is never written, and has no data");
            Err(malformed_at(at, what))
        }
    }
}

impl<'t, 'a> Order<'t, 'a> {
    fn new(tensors: &'t Tensors<'a>) -> Self {
        let definitions = (0..tensors.len()).map(|index| match tensors.role(index) {
            Role::Constant => Definition::Constant,
            Role::State => Definition::State,
            Role::Plain => Definition::Nothing,
        });
        Self {
            tensors,
            definitions: definitions.collect(),
        }
    }

    fn is_defined(&self, index: usize) -> bool {
        self.definitions[index] != Definition::Nothing
    }

    fn visit(&mut self, position: usize, wiring: &Wiring<'_>) -> Result<(), ImportError> {
        let mut operands = wiring.inputs.iter().flatten();
        if let Some(&index) = operands.find(|index| !self.is_defined(**index)) {
            let what = "it is read before it is written, and has no data";
            return Err(self.tensors.malformed(index, what));
        }
        for &index in &wiring.outputs {
            self.define(index, Definition::Operator(position))?;
        }
        Ok(())
    }

    fn define(&mut self, index: usize, definition: Definition) -> Result<(), ImportError> {
        let before = match self.definitions[index] {
            Definition::Nothing => {
                self.definitions[index] = definition;
                return Ok(());
            }
            Definition::Constant => "a constant".to_owned(),
            Definition::State => "a variable".to_owned(),
            Definition::Input => "an input of the model".to_owned(),
            Definition::Operator(first) => format!("written by operator {first} already"),
        };
        let is_input = definition == Definition::Input;
        let writer = if is_input {
            "the caller"
        } else {
            "the operator"
        };
        let what = format!("{writer} writes it, but it is {before}");
        Err(self.tensors.malformed(index, what))
    }
}
