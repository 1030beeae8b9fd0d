//! What a checkpoint and a program have to agree on: inputs and outputs, not mesh or shardings.

use peapod_schemas::pod::{Port, Program};
use serde::{Deserialize, Serialize};

use super::hash::Hash;
use crate::pod::ports::{input_names, output_names};
use crate::pod::tensor_type;

/// Inputs and outputs of a program, as whole tensors.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Interface {
    /// Inputs in order.
    pub inputs: Vec<Tensor>,
    /// Outputs in order.
    pub outputs: Vec<Tensor>,
}

/// A whole tensor of the interface.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tensor {
    /// Its name, of an output that of the input that it replaces: no two are alike.
    pub name: String,
    /// Type of its elements.
    pub dtype: String,
    /// Extents, outermost first.
    pub shape: Vec<usize>,
    /// Of an output: the input that it replaces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaces: Option<usize>,
}

impl Tensor {
    fn of(port: &Port, name: String) -> Self {
        Self {
            name,
            dtype: tensor_type(port).dtype.name().to_owned(),
            shape: port.shape.clone(),
            replaces: port.replaces,
        }
    }

    fn described(&self) -> String {
        let replaces = self.replaces.map(|it| format!(" in place of input {it}"));
        let Self {
            name, dtype, shape, ..
        } = self;
        format!("`{name}` {dtype}{shape:?}{}", replaces.unwrap_or_default())
    }
}

impl Interface {
    /// That of a program.
    pub fn of(program: &Program) -> Self {
        let tensors = |ports: &[Port], names: Vec<String>| {
            let tensors = ports.iter().zip(names);
            tensors.map(|(port, name)| Tensor::of(port, name)).collect()
        };
        // What replaces an input is often a value without a name of its own.
        Self {
            inputs: tensors(&program.inputs, input_names(program)),
            outputs: tensors(&program.outputs, output_names(program)),
        }
    }

    /// That of a program without what is in flight between its steps, which is last: what a
    /// program has that is the same but synchronous.
    pub fn given(program: &Program) -> Self {
        let mut all = Self::of(program);
        for (tensors, ports) in [
            (&mut all.inputs, &program.inputs),
            (&mut all.outputs, &program.outputs),
        ] {
            tensors.truncate(ports.iter().filter(|port| !port.in_flight).count());
        }
        all
    }

    /// What tells interfaces apart.
    pub fn fingerprint(&self) -> Hash {
        // Fields are in a fixed order, and have no maps.
        Hash::of(serde_json::to_string(self).unwrap_or_default().as_bytes())
    }

    /// What differs in a program that should have this interface, of many things the first.
    pub fn differences(&self, found: &Self) -> Vec<String> {
        let mut differences = vec![];
        for (what, expected, found) in [
            ("input", &self.inputs, &found.inputs),
            ("output", &self.outputs, &found.outputs),
        ] {
            for index in 0..expected.len().max(found.len()) {
                let [expected, found] = [expected, found].map(|all| all.get(index));
                if expected == found {
                    continue;
                }
                let [expected, found] =
                    [expected, found].map(|it| it.map_or("none".to_owned(), Tensor::described));
                differences.push(format!(
                    "{what} {index}: the checkpoint has {expected}, the program {found}"
                ));
            }
        }
        let more = differences.len().saturating_sub(SHOWN);
        differences.truncate(SHOWN);
        if more > 0 {
            differences.push(format!("and {more} more"));
        }
        differences
    }
}

/// Differences that are listed.
const SHOWN: usize = 8;
